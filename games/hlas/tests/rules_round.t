# The round, capital actions, following, harvest, end and scoring: sections 1, 4 to 11, 17, 19, 22 to 27.
game hlas

scenario two tokens a round, nine places, and both must be placed
# R-HLA-4.1 R-HLA-4.2 R-HLA-4.3 R-HLA-4.5 R-HLA-1.12
players 2
plain
expect legal-count 0 = 8
do 0 act march            do 0 done                do 0 pass
expect decision ACTION 1
do 1 act tax              do 1 tax food            do 0 pass
expect decision ACTION 0  expect legal-count 0 = 8  illegal 0 act march    legal 0 act march-2
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect public.round = 2   expect public.first = 1  expect decision ACTION 1

scenario an action without effect is allowed, and others may follow it
# R-HLA-4.6 R-HLA-10.5 R-HLA-10.3
players 3
plain
set! public.resource[0] = [0,0,0]
set! public.resource[1] = [0,0,0]
do 0 act recruit
expect decision FOLLOW 1  do 1 follow
expect decision FOLLOW 2  do 2 pass
expect public.bar[1][recruit] = 2

scenario command actions are not followed
# R-HLA-10.4
players 2
plain
do 0 act sail             do 0 pass
expect decision ACTION 1

scenario a player who follows with their last serf cannot build a building
# R-HLA-6.9
players 2
plain
set! public.serf[1][ne-cap] = 1
set! public.resource[1] = [2,9,2]
do 0 act build
do 1 follow               illegal 1 building
plain
set! public.serf[1][ne-cap] = 2
set! public.resource[1] = [2,9,2]
do 0 act build
do 1 follow               legal 1 building hero-1

scenario no tower at a capital or beside an own one
# R-HLA-7.2
players 2
plain
set! public.level[0] = 2
set! public.tower[0] = [nw-m,0,0]
set! public.serf[0][nw-m] = 1
set! public.resource[0] = [2,9,2]
do 0 act build            illegal 0 tower nw-cap   illegal 0 tower nw-m

scenario a tower beside an ally's
# R-HLA-7.8
players 4   option mode=teams
plain
set! public.tower[2] = [nw-m,0,0]
set! public.serf[0][nw-m] = 1
do 0 act build            do 0 tower nw-m
expect public.tower[0] = [nw-m,0,0]       expect public.tower[2] = [nw-m,0,0]

scenario one tower on a continent in the solo game
# R-HLA-7.9 R-HLA-7.3
players 1
plain
set! public.level[0] = 2
set! public.resource[0] = [2,9,2]
set! public.tower[0] = [nw-a1,0,0]
set! public.serf[0][nw-m] = 1
set! public.serf[0][se-i] = 1
do 0 act build            illegal 0 tower nw-m     legal 0 tower se-i
plain
set! public.solo_space = 2
set! public.level[1] = 2
set! public.resource[1] = [0,9,0]
set! public.tower[1] = [ne-a1,0,0]
set! public.hero[1][1] = ne-m
set! public.serf[1][ne-m] = 1
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect event solo-failed  expect public.tower[1] = [ne-a1,0,0]

scenario the house rule of two towers on a continent in the solo game
# R-HLA-X1.2 R-HLA-7.9
players 1   option solo_two_towers=on
plain
set! public.level[0] = 2
set! public.tower[0] = [nw-a1,0,0]
set! public.serf[0][nw-m] = 1
do 0 act build            legal 0 tower nw-m
plain
set! public.solo_space = 2
set! public.level[1] = 2
set! public.resource[1] = [0,9,0]
set! public.tower[1] = [ne-a1,0,0]
set! public.hero[1][1] = ne-m
set! public.serf[1][ne-m] = 1
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect public.tower[1] = [ne-a1,ne-m,0]

scenario with two players the solo rule changes nothing
# R-HLA-X1.2 R-HLA-7.3
players 2   option solo_two_towers=off
plain
set! public.level[0] = 2
set! public.tower[0] = [nw-a1,0,0]
set! public.serf[0][nw-m] = 1
do 0 act build            legal 0 tower nw-m

scenario the solo house rule gives three players no second tower
# R-HLA-X1.2 R-HLA-7.3
players 3   option solo_two_towers=on
plain
set! public.level[0] = 2
set! public.resource[0] = [2,9,2]
set! public.tower[0] = [nw-a1,0,0]
set! public.serf[0][nw-m] = 1
do 0 act build            illegal 0 tower nw-m

scenario an empty deck is made anew of the discards, in the middle of a draw
# R-HLA-8.6 R-HLA-8.8
players 2
plain
set! public.level[0] = 3
set! secret.discard = rage rage weakness weakness zeal zeal petrify petrify war-hymn war-hymn haste haste gale gale famine famine rust rust barrier barrier earthquake earthquake teleport teleport fair-wind fair-wind bountiful-harvest bountiful-harvest ore-vein ore-vein call-of-the-people call-of-the-people call-to-arms call-to-arms scrying scrying lightning lightning mana-theft mana-theft polymorph polymorph resurrection resurrection banishment banishment magic-arrow magic-arrow fireball fireball arcane-shield arcane-shield copy-spell copy-spell copy-spell-3 cancel-spell cancel-spell cancel-spell-3
do 0 act research         do 0 research
expect event reshuffled with 58 = 1      expect public.library_count[0] = 3
expect public.draw_count = 57            expect event drew 0 with 3 = 1

scenario a deck is made anew as soon as its last card is drawn; what is discarded then waits
# R-HLA-8.6 R-HLA-8.8
players 2
plain
set! public.level[0] = 1
set! secret.discard = rage rage weakness weakness zeal zeal petrify petrify war-hymn war-hymn haste haste gale gale famine famine rust rust barrier barrier earthquake earthquake teleport teleport fair-wind fair-wind bountiful-harvest bountiful-harvest ore-vein ore-vein call-of-the-people call-of-the-people call-to-arms call-to-arms scrying scrying lightning lightning mana-theft mana-theft polymorph polymorph resurrection resurrection banishment banishment magic-arrow magic-arrow fireball fireball arcane-shield arcane-shield copy-spell copy-spell copy-spell-3 cancel-spell cancel-spell
do 0 act research         do 0 research
expect event drew 0 with 3               expect event reshuffled with 57 = 1
expect says en "The discarded spells are shuffled into a new deck (57)"
expect public.draw_count = 57            expect public.discard_count = 0
expect public.seen_discard = []
expect visible public.draw_count to 1    expect hidden secret.deck from 0        expect hidden secret.deck from 1
do 0 discard mana-leech
expect public.draw_count = 57            expect public.discard_count = 1

scenario a deck with a card left is not made anew
# R-HLA-8.6
players 2
plain
set! public.level[0] = 3
set! secret.discard = rage rage weakness weakness zeal zeal petrify petrify war-hymn war-hymn haste haste gale gale famine famine rust rust barrier barrier earthquake earthquake teleport teleport fair-wind fair-wind bountiful-harvest bountiful-harvest ore-vein ore-vein call-of-the-people call-of-the-people call-to-arms call-to-arms scrying scrying lightning lightning mana-theft mana-theft polymorph polymorph resurrection resurrection banishment banishment magic-arrow magic-arrow fireball fireball arcane-shield arcane-shield copy-spell copy-spell copy-spell-3 cancel-spell
do 0 act research         do 0 research
expect no-event reshuffled               expect public.draw_count = 1

scenario with the house rule a deck is made anew only when a spell is needed
# R-HLA-X1.4
players 2   option reshuffle_at_need=on
plain
set! public.level[0] = 1
set! secret.discard = rage rage weakness weakness zeal zeal petrify petrify war-hymn war-hymn haste haste gale gale famine famine rust rust barrier barrier earthquake earthquake teleport teleport fair-wind fair-wind bountiful-harvest bountiful-harvest ore-vein ore-vein call-of-the-people call-of-the-people call-to-arms call-to-arms scrying scrying lightning lightning mana-theft mana-theft polymorph polymorph resurrection resurrection banishment banishment magic-arrow magic-arrow fireball fireball arcane-shield arcane-shield copy-spell copy-spell copy-spell-3 cancel-spell cancel-spell
do 0 act research         do 0 research
expect no-event reshuffled               expect public.draw_count = 0            expect public.discard_count = 57
do 0 discard mana-leech   do 0 discard mana-leech
expect public.discard_count = 59         expect public.thrown_count[0] = 2
do 1 follow               do 1 research
expect event reshuffled with 59 = 1      expect public.draw_count = 56           expect public.thrown_count[0] = 0

scenario equal cards are one option
# R-HLA-8.7
players 2
plain
set! public.level[0] = 2
set! private[0].library = famine famine
do 0 act cast             expect legal-count 0 = 2

scenario two equal cards over the limit are asked for all the same
# R-HLA-1.13 R-HLA-8.7
players 2
plain
set! private[0].library = famine
do 0 act research
chance 13/59 0/58 0/57
do 0 research
expect decision DISCARD 0
do 0 discard famine       do 0 discard earthquake  do 0 discard earthquake
expect private[0].library = famine
plain
set! private[0].library = famine
set! public.up[nw-a1] = [scroll,0]
do 0 act march            do 0 from nw-cap         do 0 take serf
chance 13/59
do 0 go nw-a1
expect decision DISCARD 0  expect legal-count 0 = 1

scenario no ability reaches a capital from outside
# R-HLA-17.6 R-HLA-B4.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-ne
do 0 act sail             illegal 0 stay           do 0 go sea-n
expect decision MUSTER 0

scenario an ability comes before a rule
# R-HLA-1.11 R-HLA-26.1
players 2
plain
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = sea-n
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.vessel[0][1] = 0

scenario a card that cannot be paid or used is not for choice
# R-HLA-19.4
players 2
plain
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
illegal 0 tactic charge   illegal 0 tactic hold-line

scenario a bonus counts those who fight, sacrificed ones too
# R-HLA-26.3 R-HLA-26.7 R-HLA-B1.2
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.warrior[0][nw-i] = 1
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! public.resource[0] = [2,2,2]
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take warrior      do 0 take serf
do 0 go ne-i
do 0 tactic charge        do 1 tactic skirmish
do 0 sacrifice hero-1     do 0 pay
expect public.hero[0][0] = 0              expect public.score[0] = 4

scenario harvest, then a spell for everybody
# R-HLA-22.4 R-HLA-22.5 R-HLA-27.1
players 2
plain
set! private[0].library = rage
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail
chance 0/59
do 1 pass
expect decision DISCARD 0  expect hidden private[0].library from 1
chance 0/58
do 0 discard rage
expect private[0].library = earthquake    expect public.library_count = [1,1,0,0]

scenario the bars are emptied and the first player changes
# R-HLA-23.1 R-HLA-23.4 R-HLA-4.10
players 3
plain
set! public.alive = 5
set! public.capital[1] = 0
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
do 0 act march            do 0 done                do 0 muster sail
do 2 act march            do 2 done                do 2 pass
do 0 act fly              do 0 pass                do 2 act sail          do 2 pass
expect public.bar[0] = [0,0,0,0,0,0,0,0,0]           expect public.serf[0][nw-cap] = 2
expect public.first = 2

scenario three towers begin the end, and a complete last round follows
# R-HLA-24.3 R-HLA-24.5 R-HLA-24.9 R-HLA-24.10
players 2
plain
set! public.level[0] = 3
set! public.level[1] = 2
set! public.tower[0] = [nw-m,ne-m,0]
set! public.serf[0][nw-i] = 1
set! public.resource[0] = [0,9,2]
do 0 act build            do 0 tower nw-i
expect event goal         expect public.end_round = 2
do 1 pass
do 1 act march            do 1 done                do 1 pass
do 0 act march            do 0 done                do 0 pass
do 1 act sail             do 1 pass
expect public.round = 2   expect not-over
do 1 act march            do 1 done                do 1 pass
do 0 act march            do 0 done                do 0 pass
do 1 act sail             do 1 pass
do 0 act sail             do 0 pass
expect over               expect public.resource[0][food] >= 4

scenario the sixtieth round is the last
# R-HLA-24.11
players 2
plain
set! public.round = 60
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect over

scenario buildings, levels, spells and regions at the end
# R-HLA-25.1 R-HLA-25.2 R-HLA-25.4 R-HLA-25.5 R-HLA-25.6
players 2
plain
set! public.level[0] = 2
set! public.built[0] = 5
set! public.scribed[0][0] = famine
set! public.scribed_state[0][0] = exhausted
set! public.serf[0][nw-m] = 1
set! public.vessel[0][0] = sea-n
expect score 0 = 11       expect score 1 = 1
set public.level[0] = 3
expect score 0 = 14

scenario a tie goes to more resources, then it is shared
# R-HLA-25.9
players 3
plain
expect rank 0 = 1         expect rank 1 = 1        expect rank 2 = 1
set public.resource[2] = [3,2,2]
expect rank 0 = 2         expect rank 2 = 1
set public.score[1] = 1
expect rank 1 = 1         expect rank 2 = 2

scenario a player who loses their capital in their own turn
# R-HLA-4.9 R-HLA-21.2
players 3
plain
set! private[0].library = haste
set! private[1].library = copy-spell
set! public.serf[0][nw-cap] = 0
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-m] = 1
set! public.warrior[1][nw-a1] = 4
do 0 act cast             do 0 cast haste          do 1 answer copy-spell
do 0 from nw-m            do 0 take warrior        do 0 go nw-b2
do 1 from nw-a1           do 1 take warrior        do 1 take warrior      do 1 take warrior      do 1 take warrior
do 1 go nw-cap
do 0 tactic skirmish      do 1 tactic skirmish
expect public.alive = 6   expect decision ACTION 1

scenario the third level of a capital for seven of each
# R-HLA-6.5 R-HLA-6.6
players 2
plain
set! public.level[0] = 2
set! public.resource[0] = [7,7,7]
do 0 act build           do 0 upgrade
expect public.resource[0] = [0,0,0]       expect public.level[0] = 3

scenario no third level for six of one kind
# R-HLA-6.5
players 2
plain
set! public.level[0] = 2
set! public.resource[0] = [7,7,6]
do 0 act build           illegal 0 upgrade
