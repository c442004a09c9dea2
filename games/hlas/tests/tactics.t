# The seven tactics, paying and the end of a battle: R-HLA-T1.1 to R-HLA-T7.1, sections 18 to 20. Humans march from nw-i to
# ne-i, which orcs hold.
game hlas

scenario Skirmish: one strength, for everybody
# R-HLA-T1.1 R-HLA-19.1
players 2
plain
set! public.resource[0] = [0,0,0]
set! public.resource[1] = [0,0,0]
set! public.serf[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect event won 0        expect public.score = [1,0,0,0]

scenario Skirmish is worth two in defence of the own capital, not elsewhere
# R-HLA-T1.1
players 2
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 1
set! public.resource[0] = [2,2,6]
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 go ne-cap
do 0 tactic charge        do 1 tactic skirmish
do 0 pay
expect event won 1        expect public.score[0] = 4

scenario First Strike: two strength and two points for four mana
# R-HLA-T2.1 R-HLA-19.7
players 2
plain
set! public.resource[0] = [2,2,4]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic first-strike  do 1 tactic skirmish     do 0 pay
expect event won 0        expect public.score[0] = 3              expect public.resource[0][mana] = 0

scenario First Strike cancels Conscripts, whose price is not paid
# R-HLA-T2.1 R-HLA-T4.2 R-HLA-19.6
players 2
plain
set! public.resource[0] = [2,2,4]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! public.warrior[1][ne-c1] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic first-strike  do 1 tactic conscripts
expect event tactic-lost 1
do 0 pay
expect public.resource[1][food] = 2       expect public.warrior[1][ne-c1] = 2     expect event won 0

scenario First Strike and Charge are not for serfs alone
# R-HLA-T2.1 R-HLA-T3.1 R-HLA-T6.1 R-HLA-19.3
players 2
plain
set! public.resource[0] = [9,9,9]
set! public.resource[1] = [9,9,9]
set! public.serf[0][nw-i] = 2
set! public.serf[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf         do 0 go ne-i
illegal 0 tactic first-strike             illegal 0 tactic charge         illegal 0 tactic flank
legal 0 tactic skirmish   legal 0 tactic conscripts               legal 0 tactic retreat
illegal 1 tactic charge   legal 1 tactic hold-line

scenario serfs beside a tower may charge
# R-HLA-19.3
players 2
plain
set! public.resource[1] = [9,9,9]
set! public.serf[0][nw-i] = 2
set! public.serf[1][ne-i] = 2
set! public.tower[1] = [ne-i,0,0]
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf         do 0 go ne-i
legal 1 tactic charge

scenario Charge: four strength and three points, three strength more against First Strike
# R-HLA-T3.1 R-HLA-19.12
players 2
plain
set! public.resource[0] = [2,2,6]
set! public.resource[1] = [2,2,4]
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 3
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
do 0 tactic charge        do 1 tactic first-strike
do 1 pay                  do 0 pay
expect event won 0        expect public.score = [4,2,0,0]

scenario Charge against anything else adds four
# R-HLA-T3.1
players 2
plain
set! public.resource[0] = [2,2,6]
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 3
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
do 0 tactic charge        do 1 tactic skirmish     do 0 pay
expect event won 1        expect public.score[0] = 4

scenario Conscripts bring neighbours into the battle
# R-HLA-T4.1 R-HLA-18.8 R-HLA-26.4
players 2
plain
set! public.warrior[0][nw-i] = 1
set! public.warrior[0][nw-c1] = 2
set! public.warrior[0][nw-cap] = 2
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-c1          do 0 take warrior      do 0 take warrior
do 0 go nw-i
do 0 muster march-2       do 0 from nw-i           do 0 take warrior      do 0 go ne-i
do 0 tactic conscripts    do 1 tactic skirmish     do 0 pay
illegal 0 bring warrior nw-cap
do 0 bring warrior nw-i   do 0 done
expect public.resource[0][food] = 0       expect event won 1       expect public.warrior[0][nw-i] = 1

scenario Conscripts reach from the courtyard to a tower
# R-HLA-T4.1 R-HLA-2.11 R-HLA-4.7
players 2
plain
set! public.tower[1] = [se-b2,0,0]
set! public.warrior[1][ne-cap] = 3
set! public.warrior[0][ne-b2] = 3
do 0 act march            do 0 from ne-b2          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 go se-b2
do 0 tactic skirmish      do 1 tactic conscripts
do 1 bring warrior ne-cap                 do 1 bring warrior ne-cap       do 1 done
expect event won 1        expect public.warrior[1][se-b2] = 2

scenario Conscripts of both: the defender first, five at most
# R-HLA-T4.2 R-HLA-T4.3
players 2
plain
set! public.warrior[0][nw-i] = 3
set! public.warrior[1][ne-i] = 2
set! public.serf[1][ne-i] = 2
set! public.serf[1][ne-c1] = 3
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic conscripts    do 1 tactic conscripts
do 1 pay                  do 0 pay
expect decision BRING 1   do 1 bring serf ne-c1
expect decision BRING 0   do 0 bring warrior nw-i
expect public.serf[1][0] = 5              expect event strengths

scenario Conscripts in a sea battle cost their price for nothing
# R-HLA-T4.3
players 2
plain
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
set! public.warrior[0][nw-b1] = 2
do 0 act sail             do 0 go sea-n
do 0 tactic conscripts    do 1 tactic skirmish
expect public.resource[0][food] = 0       expect event won 1

scenario Hold the Line: for the defender, three strength, three more against Charge
# R-HLA-T5.1
players 2
plain
set! public.resource[0] = [2,2,6]
set! public.resource[1] = [2,3,2]
set! public.warrior[0][nw-i] = 3
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 go ne-i
illegal 0 tactic hold-line
do 0 tactic charge        do 1 tactic hold-line
do 1 pay                  do 0 pay
expect event won 1        expect public.score[1] = 1

scenario Hold the Line against Skirmish adds three
# R-HLA-T5.1
players 2
plain
set! public.resource[1] = [2,3,2]
set! public.warrior[0][nw-i] = 4
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic hold-line    do 1 pay
expect event won 0

scenario Flank: for the attacker, three strength, three more against Hold the Line
# R-HLA-T6.1
players 2
plain
set! public.resource[0] = [3,2,2]
set! public.resource[1] = [2,3,2]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 3
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
illegal 1 tactic flank
do 0 tactic flank         do 1 tactic hold-line
do 1 pay                  do 0 pay
expect event won 0        expect public.score = [2,1,0,0]

scenario Flank against Skirmish adds three
# R-HLA-T6.1
players 2
plain
set! public.resource[0] = [3,2,2]
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish     do 0 pay
expect event won 1

scenario Retreat: no damage, the enemy card is cancelled
# R-HLA-T7.1 R-HLA-20.9 R-HLA-19.6 R-HLA-1.10
players 2
plain
set! public.resource[1] = [2,2,6]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.tower[1] = [ne-i,0,0]
set! public.score[0] = 4
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic retreat       do 1 tactic charge
expect public.score = [4,0,0,0]           expect public.resource[1][mana] = 6     expect public.warrior[0][nw-cap] = 3

scenario a Retreat costs its tower, and a defender of their capital may not retreat
# R-HLA-T7.1 R-HLA-20.9 R-HLA-1.10
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.tower[1] = [ne-i,0,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic retreat
expect public.tower[1] = [0,0,0]          expect public.warrior[1][ne-cap] = 2    expect public.score = [1,0,0,0]
plain
set! public.warrior[0][ne-a1] = 2
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 go ne-cap
illegal 1 tactic retreat

scenario two Retreats cancel each other
# R-HLA-19.13 R-HLA-18.10
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.score = [5,5,0,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic retreat       do 1 tactic retreat
expect event won 0        expect public.score = [6,5,0,0]         expect event tactic-lost = 2

scenario resources and sacrifices pay together, and what is too much is lost
# R-HLA-19.2 R-HLA-19.8 R-HLA-19.9
players 2
plain
set! public.resource[0] = [2,2,3]
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take warrior      do 0 take warrior
do 0 go ne-i
do 0 tactic charge        do 1 tactic skirmish
expect choice 0 en "Sacrifice warrior (2 mana, then 4 mana to pay)"
illegal 0 pay             do 0 sacrifice hero-1
expect choice 0 en "Sacrifice warrior (2 mana, then all is paid)"
do 0 sacrifice warrior
expect public.resource[0][mana] = 3       expect public.hero[0][0] = 0            expect public.warrior[0][ne-i] = 1

scenario a payment says what a unit covers, what is left and that it is the last one
# R-HLA-19.8
players 2
plain
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! public.resource[1] = [2,4,0]
set! public.resource[0] = [0,0,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic hold-line
expect prompt 1 en "Hold the Line: 3 ore to pay. A sacrificed unit replaces as much as its strength, and the rest must be paid"
expect choice 1 en "Sacrifice warrior, your last unit in this battle (2 ore, then 1 ore to pay)"
expect choice 1 pl "Poświęć: wojownik, ostatnią twoją jednostkę w tej bitwie (pokryje 2 rudy, potem do zapłaty: 1 ruda)"
expect choice 1 en "Pay 3 ore (you have 4 ore)"

scenario an answer says what is cast, what it does and at whom
# R-HLA-17.8
players 2
plain
set! private[0].library = rust
set! private[1].library = rage
do 0 act cast             do 0 cast rust
expect prompt 1 en "Player 1 casts Rust (opponents: -2 ore). Do you answer?"
plain
set! public.resource[0] = [2,2,5]
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-m] = 1
set! private[0].library = lightning
set! private[1].library = rage
do 0 act cast             do 0 cast lightning
do 0 target ne-i 1 warrior
expect prompt 1 en "Player 1 casts Lightning (destroy a serf or warrior) at warrior"
expect prompt 1 pl "Gracz 1 rzuca czar: Błyskawica (zniszcz chłopa lub wojownika), cel: wojownik"

scenario no superfluous sacrifice
# R-HLA-19.10
players 2
plain
set! public.resource[0] = [2,2,2]
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take serf         do 0 take serf
do 0 go ne-i
do 0 tactic conscripts    do 1 tactic skirmish
legal 0 pay               legal 0 sacrifice hero-1
do 0 sacrifice serf
illegal 0 sacrifice hero-1                legal 0 sacrifice serf          do 0 pay
expect public.resource[0][food] = 1

scenario a card that cannot be paid cannot be chosen
# R-HLA-19.2
players 2
plain
set! public.resource[0] = [2,2,1]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
illegal 0 tactic charge   legal 0 tactic first-strike

scenario tactics are chosen in secret, in any order
# R-HLA-18.8 R-HLA-27.3 R-HLA-1.8
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect waiting 0 1
do 1 tactic skirmish
expect hidden private[1].tactic from 0    expect waiting 0
do 0 tactic skirmish
expect no-undo            expect event revealed = 2

scenario the loser chooses whom damage hits, one after the other
# R-HLA-20.1 R-HLA-20.3 R-HLA-5.6
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.serf[0][nw-i] = 2
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take serf
do 0 take serf            do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
do 0 lose serf            do 0 lose warrior
expect public.warrior[0][nw-cap] = 2      expect public.serf[0][nw-cap] = 3       expect public.warrior[0][0] = 3

scenario survivors go to one place, capital or tower, within the limit
# R-HLA-20.5 R-HLA-12.1
players 2
plain
set! public.tower[0] = [nw-m,0,0]
set! public.serf[0][nw-m] = 4
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect decision RETREAT 0                 legal 0 retreat nw-cap          do 0 retreat nw-m
expect public.warrior[0][nw-m] = 1
plain
set! public.tower[0] = [nw-m,0,0]
set! public.serf[0][nw-m] = 5
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.warrior[0][nw-cap] = 2

scenario damage beyond all that is there destroys all
# R-HLA-20.4
players 2
plain
set! public.faction = orcs humans
set! public.level[0] = 3
set! public.built[0] = 4
set! public.hero[0][2] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
do 0 gain food
do 0 tactic skirmish      do 1 tactic skirmish
expect public.serf[1][0] = 10             expect public.serf[1][ne-cap] = 2

scenario a sea vessel retreats to a shore, and its crew survives a sunken one
# R-HLA-20.6 R-HLA-20.7 R-HLA-12.7
players 2
plain
set! public.level[1] = 2
set! public.tower[1] = [ne-m,ne-b1,0]
set! public.vessel[0][0] = sea-nw
set! public.cargo_warrior[0][0] = 2
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[1][0] = 1
do 0 act sail             do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect decision DAMAGE 1  do 1 lose sea-vessel
legal 1 retreat ne-m      do 1 retreat ne-b1
expect public.serf[1][ne-b1] = 1          expect public.vessel[1][0] = 0
plain
set! public.level[1] = 2
set! public.tower[1] = [ne-m,ne-b1,0]
set! public.vessel[0][0] = sea-nw
set! public.cargo_warrior[0][0] = 2
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[1][0] = 2
do 0 act sail             do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
do 1 lose serf            do 1 lose serf
expect public.vessel[1][0] = 0            expect no-event retreated
