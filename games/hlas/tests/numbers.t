# Numbers and names inside events, and what the log makes of them: the things that only a reader could compare before.
game hlas

scenario G12 in the log: both incomes and the track that turned
# R-HLA-9.1 R-HLA-9.2 R-HLA-10.1
players 2
plain
set! public.tax = mana ore food
do 0 act tax              do 0 tax mana
expect event gained 0 with mana 4         expect says en "Player 1: +4 mana (tax)"       expect says pl "+4 many (podatki)"
do 1 follow               do 1 tax ore
expect event gained 1 with ore 3          expect event tax-track with ore food mana
expect says en "Tax track: ore 4, food 3, mana 2"

scenario G13 in the log: only what the limit lets in
# R-HLA-1.9
players 2
plain
set! public.tax = mana ore food
set! public.resource[0] = [2,2,8]
do 0 act tax              do 0 tax mana
expect event gained 0 with mana 2         expect no-event gained 0 with mana 4

scenario G9 in the log: the price of a tower and the tokens it turns up
# R-HLA-7.4 R-HLA-7.5
players 2
plain
set! public.serf[0][ne-m] = 1
set! public.resource[0] = [2,4,2]
set! public.down[ne-a1] = 1
chance 0/70
do 0 act build            expect choice 0 en "Build a tower in Stoneheart (4 ore)"
expect choice 0 pl "Zbuduj wieżę: Serce Skał (4 rudy)"
do 0 tower ne-m
expect event tower 0 with ne-m 4          expect event turned-up with * ne-a1 = 1      expect no-event turned-up with * nw-m

scenario G19 in the log: tactics, payments, strengths and points
# R-HLA-18.8 R-HLA-18.9 R-HLA-19.7 R-HLA-19.8 R-HLA-T3.1
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! public.resource[0] = [2,2,4]
set! public.resource[1] = [2,2,5]
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
expect event marched 0 with nw-i ne-i 2   expect event attacked 0 with 1 ne-i    expect says en "Player 1: +1 VP (attack)"
expect prompt 0 en "Battle (4 : 4): choose a tactic in secret"
expect prompt 1 pl "Bitwa (4 : 4): wybierz w tajemnicy taktykę"
do 0 tactic first-strike   do 1 tactic charge
expect event revealed 0 with first-strike  expect event revealed 1 with charge
expect event sacrificed 1 with warrior    expect prompt 1 en "Charge: 4 mana to pay"
do 1 pay
expect event paid 1 with mana 4           expect says en "Player 2: +3 VP (tactic)"
do 0 pay
expect event paid 0 with mana 4           expect says en "Player 1: +2 VP (tactic)"
expect event strengths with 6 11          expect event lost 1 with warrior ne-i      expect says en "(sacrifice)"
expect event won 1 with ne-i              expect event damage 0 with 2

scenario G22 in the log: a harvest by its numbers
# R-HLA-22.1 R-HLA-22.2
players 2
plain
set! public.serf[0][nw-a1] = 1
set! public.serf[0][nw-b2] = 2
set! public.warrior[0][nw-m] = 1
set! public.serf[0][nw-a2] = 1
set! public.serf[0][nw-i] = 1
set! public.tower[0] = [nw-i,0,0]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect event harvested 0 with 6 2 4       expect event harvested 1 with 0 0 0
expect says en "harvests 6 food, 2 ore, 4 mana"     expect says pl "zbiory: 6 żywności, 2 rudy, 4 many"

scenario the points of the end, source by source
# R-HLA-25.1 R-HLA-25.2 R-HLA-25.3 R-HLA-25.4 R-HLA-25.5 R-HLA-25.6
players 2
plain
set! public.round = 60
set! public.built[0] = 9
set! public.level[0] = 2
set! public.hero[0][0] = nw-cap
set! public.vessel[0][0] = sea-n
set! public.tower[0] = [nw-m,0,0]
set! public.scribed[0][0] = famine
set! public.scribed_state[0][0] = exhausted
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act cast                             do 0 pass
do 1 act sail             do 1 pass
expect says en "+5 VP (units)"            expect says en "+2 VP (buildings)"        expect says en "+2 VP (towers)"
expect says en "+3 VP (capital level)"    expect says en "+1 VP (scribed spells)"   expect says en "+2 VP (controlled regions)"
expect not-says en "tokens in regions"    expect event final 1 = 1                  expect says pl "+5 PZ (jednostki)"

scenario the enemy's Attack by the link in the log
# R-HLA-30.17 R-HLA-31.8
players 1
plain
set! public.tower[1] = [ne-i,0,0]
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-moved with 2 ne-cap nw-i             expect event gained with ore 1
expect says en "Hero 2 of the enemy goes from North-East Capital to Windy Cape"

scenario the enemy's spell in the log: its points come before the answer
# R-HLA-30.12 R-HLA-N1.2
players 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
set! private[0].library = cancel-spell
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect event scored with 2                expect event scored with 1                  expect says en "The enemy: +1 VP (ability)"
expect prompt 0 en "The enemy casts Rain of Fire. You destroy 2 of your units"
do 0 pass
expect no-event scored

scenario Archmage II in the log: two points for one spell, before it acts
# R-HLA-H2.2
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.resource[0] = [2,2,5]
set! private[0].library = earthquake
do 0 act cast            do 0 cast earthquake    do 0 target nw-i
expect event scored 0 with 2 = 1          expect event scored 0 with 1 = 1            expect event lost 0 with hero-2 nw-i
