# The solo game: sections 29 to 33, R-HLA-K1.1 to R-HLA-K8.1, R-HLA-Z0.1 to R-HLA-Z6.1, R-HLA-N1.1 to R-HLA-N4.7. `plain`: the
# person (index 0, humans, NW) is to take their first action; the enemy (index 1, orcs, NE) has its heroes in the courtyard, 3/3/3,
# and the Tax card under its first hero, so its second hero draws from the cards 1 2 3 4 5 7 8. Most scenarios let the person
# do nothing and look at that card.
game hlas

scenario set-up of the solo game
# R-HLA-29.1 R-HLA-29.2 R-HLA-29.3 R-HLA-29.4 R-HLA-29.5 R-HLA-30.1 R-HLA-Z0.1
players 1
chance 0/3 0/3 0/2
do 0 faction elves
expect public.faction = elves humans      expect decision CONTINENT 0
do 0 settle se-cap
expect decision CONTINENT 0               illegal 0 settle nw-cap
do 0 settle ne-cap
expect decision OUTLAND 0                 chance 0/60 5/8
do 0 drop sw-cap
expect public.resource[1] = [7,6,5]       expect public.library_count = [1,0,0,0]
expect public.solo_space = 0              expect public.out = sw-cap      expect public.solo_slot[0] = solo-tax
expect decision FOLLOW 0

scenario Recruit A: a warrior for the hero's region
# R-HLA-K1.1 R-HLA-30.4 R-HLA-30.5 R-HLA-30.6 R-HLA-30.7
players 1
plain
do 0 act march            do 0 done                chance 0/7
do 0 pass
expect public.warrior[1][ne-cap] = 1      expect public.resource[1] = [1,3,3]     expect decision FOLLOW 0
do 0 follow               legal 0 recruit warrior

scenario Recruit A fails without food: the hero moves and nobody follows
# R-HLA-K1.1 R-HLA-30.4 R-HLA-30.5 R-HLA-31.1 R-HLA-31.3 R-HLA-31.5
players 1
plain
set! public.resource[1] = [0,3,3]
do 0 act march            do 0 done                chance 0/7
do 0 pass
expect event solo-failed  expect public.hero[1][1] = ne-a2        expect decision ACTION 0
expect says en "fails (Recruit): it can pay for no unit, or has none left; the hero moves instead"
expect says pl "nieudana (Rekrutacja): nie stać go na żadną jednostkę albo żadnej już nie ma; zamiast"

scenario Recruit B: a serf when there is food for one, in the capital when there is no room
# R-HLA-K2.1 R-HLA-30.6 R-HLA-30.7
players 1
plain
set! public.resource[1] = [1,3,3]
set! public.hero[1][1] = ne-m
set! public.serf[1][ne-m] = 4
do 0 act march            do 0 done                chance 1/7
do 0 pass
expect public.serf[1][ne-cap] = 1         expect public.serf[1][ne-m] = 4

scenario Recruit B prefers vessels that are unlocked
# R-HLA-K2.1 R-HLA-30.6 R-HLA-30.7 R-HLA-Z1.1 R-HLA-Z3.1
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.hero[1][1] = ne-m
do 0 act march            do 0 done                chance 1/7
do 0 pass
expect public.vessel[1] = [0,ne-cap]      expect public.resource[1] = [1,3,1]
plain
set! public.solo_space = 1
do 0 act march            do 0 done                chance 1/7
do 0 pass
expect public.vessel[1] = [ne-cap,0]      expect public.resource[1] = [1,1,3]
plain
do 0 act march            do 0 done                chance 1/7
do 0 pass
expect public.vessel[1] = [0,0]

scenario the capital track: ore for VP, level and strength
# R-HLA-K3.1 R-HLA-30.8 R-HLA-Z1.1 R-HLA-Z2.1
players 1
plain
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect public.solo_space = 1              expect public.score[1] = 1              expect public.resource[1] = [3,1,3]
expect decision FOLLOW 0  do 0 follow              expect event followed 0
plain
set! public.solo_space = 1
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect public.solo_space = 2              expect public.level[1] = 2              expect public.score[1] = 2

scenario the last spaces of the track, and the end of the game
# R-HLA-Z3.1 R-HLA-Z4.1 R-HLA-Z5.1 R-HLA-Z6.1 R-HLA-33.1
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.resource[1] = [3,4,3]
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect public.solo_space = 4              expect public.level[1] = 3              expect public.score[1] = 3
plain
set! public.solo_space = 4
set! public.level[1] = 3
set! public.resource[1] = [3,4,3]
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect public.solo_space = 5              expect public.score[1] = 2              expect no-event goal
plain
set! public.solo_space = 5
set! public.level[1] = 3
set! public.resource[1] = [3,5,3]
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect event goal         expect public.end_round = 2             expect public.score[1] = 3

scenario the track fails without ore and at its end
# R-HLA-K3.1 R-HLA-Z2.1 R-HLA-Z4.1 R-HLA-Z5.1 R-HLA-Z6.1
players 1
plain
set! public.resource[1] = [3,1,3]
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect event solo-failed  expect public.solo_space = 0            expect public.hero[1][1] = ne-a2
expect says en "(Build: capital track): it lacks the ore for the next space"
plain
set! public.solo_space = 6
set! public.level[1] = 3
set! public.end_round = 2
set! public.resource[1] = [3,9,3]
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect event solo-failed

scenario the strength of the enemy's capital follows its track
# R-HLA-Z0.1 R-HLA-Z2.1 R-HLA-Z4.1 R-HLA-30.8
players 1
plain
set! public.hero[1] = [ne-m,ne-n,ne-i]
set! public.warrior[0][ne-a1] = 1
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 go ne-cap
expect public.battle.strength = [2,8]
plain
set! public.solo_space = 4
set! public.level[1] = 3
set! public.hero[1] = [ne-m,ne-n,ne-i]
set! public.warrior[0][ne-a1] = 1
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 go ne-cap
expect public.battle.strength = [2,12]

scenario towers and vessels: a tower beside a serf, tokens collected without points
# R-HLA-K4.1 R-HLA-30.9 R-HLA-30.10
players 1
plain
set! public.hero[1][1] = ne-m
set! public.serf[1][ne-m] = 1
set! public.down[ne-a1] = 1
do 0 act march            do 0 done                chance 3/7 0/70
do 0 pass
expect public.tower[1] = [ne-m,0,0]       expect public.resource[1] = [3,1,3]     expect public.down[ne-a1] = 0
expect public.score[1] = 0                expect public.up[ne-a1] = [0,0]         expect decision FOLLOW 0

scenario towers and vessels: a vessel in the hero's region takes units aboard
# R-HLA-K4.1 R-HLA-30.9 R-HLA-30.11
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.resource[1] = [3,0,3]
set! public.hero[1][1] = ne-m
set! public.serf[1][ne-m] = 1
set! public.warrior[1][ne-m] = 1
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect public.vessel[1] = [0,ne-m]        expect public.cargo_warrior[1][1] = 1   expect public.serf[1][ne-m] = 1
expect public.hero[1][1] = 55

scenario towers and vessels: a sea vessel needs a shore, otherwise the capital
# R-HLA-30.11
players 1
plain
set! public.solo_space = 1
set! public.resource[1] = [3,2,0]
set! public.hero[1][1] = ne-n
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect public.vessel[1] = [ne-cap,0]

scenario towers and vessels fail without serf and unlocked vessels
# R-HLA-K4.1 R-HLA-30.4
players 1
plain
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect event solo-failed  expect public.hero[1][1] = ne-a1
expect says en "(Build: towers and vessels): no tower or vessel can be paid for and placed"

scenario Research casts the hero's spell, and it may be answered
# R-HLA-K5.1 R-HLA-30.12 R-HLA-30.13 R-HLA-N2.5
players 1
plain
set! public.hero[1][1] = nw-m
set! public.serf[0][nw-a1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.serf[0][nw-a1] = 0          expect public.resource[0] = [0,2,2]     expect public.score[1] = 2
expect public.resource[1][mana] = 0       expect decision FOLLOW 0
plain
set! private[0].library = cancel-spell
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect decision ANSWER 0  expect public.score = [0,2,0,0]
do 0 answer cancel-spell
expect public.score = [1,2,0,0]           expect public.resource[1][mana] = 0     expect public.resource[0] = [2,2,0]
expect decision FOLLOW 0
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
set! private[0].library = cancel-spell
do 0 act march            do 0 done                chance 4/7
do 0 pass
do 0 answer cancel-spell
expect public.score = [1,3,0,0]

scenario the house rule: a cancelled spell of the enemy brings it nothing
# R-HLA-X1.1 R-HLA-30.13 R-HLA-N1.2
players 1   option cancelled_no_vp=on
plain
set! private[0].library = cancel-spell
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect decision ANSWER 0  expect public.score = [0,0,0,0]
do 0 answer cancel-spell
expect public.score = [1,0,0,0]           expect public.resource[1][mana] = 0
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
set! private[0].library = cancel-spell
do 0 act march            do 0 done                chance 4/7
do 0 pass
do 0 pass
expect public.score = [0,3,0,0]

scenario Research fails without mana
# R-HLA-K5.1 R-HLA-30.4
players 1
plain
set! public.resource[1] = [3,3,2]
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect event solo-failed  expect public.hero[1][1] = ne-a1

scenario Tax never fails, and the hero moves afterwards
# R-HLA-K6.1 R-HLA-30.15
players 1
plain
set! public.solo_slot = solo-track
set! public.serf[0][nw-cap] = 0
do 0 act march            chance 4/7
do 0 done
expect public.resource[1] = [6,6,7]       expect public.tax = ore food mana       expect public.hero[1][1] = ne-a2

scenario Attack A: the weakest within two steps
# R-HLA-K7.1 R-HLA-30.17 R-HLA-30.20 R-HLA-32.1 R-HLA-32.2 R-HLA-32.3 R-HLA-32.8 R-HLA-U9.1
players 1
plain
set! public.hero[1][1] = ne-i
set! public.serf[0][nw-i] = 1
set! public.warrior[0][se-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.score[1] = 1                expect public.battle.strength = [4,1]
expect decision TACTIC 0  chance 1/6
do 0 tactic skirmish
expect public.score[1] = 2                expect public.hero[1][1] = nw-i         expect public.resource[1][food] = 4
expect public.solo_discard = 2            expect decision ACTION 0

scenario Attack fails against a stronger army, out of reach and behind a barrier
# R-HLA-K7.1 R-HLA-30.17 R-HLA-30.20
players 1
plain
set! public.hero[1][1] = ne-i
set! public.warrior[0][nw-i] = 2
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed  expect public.score[1] = 0              expect public.hero[1][1] = se-i
expect says en "fails (Attack): within the hero's reach there is nothing of yours"
plain
set! public.hero[1][1] = ne-i
set! public.serf[0][nw-i] = 1
set! public.barrier[nw-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed

scenario Attack B: ties go by the compass
# R-HLA-K8.1 R-HLA-30.18
players 1
plain
set! public.hero[1][1] = ne-i
set! public.serf[0][nw-i] = 1
set! public.serf[0][se-i] = 1
do 0 act march            do 0 done                chance 6/7
do 0 pass
expect public.hero[1][1] = se-i

scenario Attack B finds nobody
# R-HLA-K8.1
players 1
plain
set! public.hero[1][1] = se-m
do 0 act march            do 0 done                chance 6/7
do 0 pass
expect event solo-failed

scenario G41 the compass west, south and north
# R-HLA-31.1 R-HLA-31.2 R-HLA-31.3
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][1] = nw-m
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.hero[1][1] = nw-a2
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][1] = nw-m
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.hero[1][1] = nw-b2
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][1] = nw-a1
do 0 act march            do 0 done                chance 0/7
do 0 pass
expect public.hero[1][1] = nw-b1

scenario G45 eleven against eleven
# R-HLA-32.1 R-HLA-32.2 R-HLA-32.3 R-HLA-18.10
players 1
plain
set! public.resource[0] = [2,2,4]
set! public.hero[1] = [ne-i,ne-cap,ne-cap]
set! public.serf[1][ne-i] = 2
set! public.warrior[0][nw-i] = 4
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 take serf           do 0 go ne-i
expect public.battle.strength = [9,6]
chance 5/7
do 0 tactic first-strike
do 0 pay
expect event strengths    expect public.score[1] = 1              expect decision DAMAGE 0

scenario from the courtyard: a serf, warriors, no other hero, five at most
# R-HLA-31.4 R-HLA-31.8
players 1
plain
set! public.resource[1] = [0,3,3]
set! public.serf[1][ne-cap] = 3
set! public.warrior[1][ne-cap] = 2
set! public.down[ne-a2] = 1
do 0 act march            do 0 done                chance 0/7 0/70
do 0 pass
expect public.serf[1][ne-a2] = 2          expect public.warrior[1][ne-a2] = 2     expect public.hero[1] = [ne-cap,ne-a2,ne-cap]
expect public.score[1] = 1                expect public.resource[1] = [1,3,3]     expect public.down[ne-a2] = 0

scenario all units of a region go along, and those over five stay
# R-HLA-31.1 R-HLA-31.6
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][1] = nw-m
set! public.serf[1][nw-m] = 2
set! public.warrior[1][nw-m] = 2
set! public.warrior[1][nw-a2] = 2
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.hero[1][1] = nw-a2          expect public.warrior[1][nw-a2] = 4     expect public.serf[1][nw-m] = 2
expect public.serf[1][nw-a2] = 0

scenario no way to the capital, to another hero, or behind a barrier
# R-HLA-31.5
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1] = [ne-a1,ne-a2,ne-m]
set! public.barrier[ne-b2] = 1
do 0 act march            do 0 done                chance 0/7
do 0 pass
expect public.hero[1][1] = ne-a2

scenario a move into a region of the person is a battle; the resource only for a win
# R-HLA-31.7 R-HLA-31.8 R-HLA-31.9 R-HLA-32.6 R-HLA-32.7
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][1] = nw-m
set! public.serf[1][nw-m] = 1
set! public.warrior[0][nw-a2] = 4
set! public.stay[nw-a2] = [ruins,0]
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.score[1] = 1                chance 0/6
do 0 tactic skirmish
expect public.hero[1][1] = ne-cap         expect public.serf[1][0] = 12           expect public.resource[1][food] = 0
expect public.stay[nw-a2] = [ruins,0]

scenario the person's card cancels the card of the enemy
# R-HLA-32.4 R-HLA-32.5
players 1
plain
set! public.hero[1][1] = ne-i
set! public.warrior[0][nw-i] = 1
set! public.score[0] = 3
do 0 act march            do 0 done                chance 5/7
do 0 pass
chance 4/6
do 0 tactic retreat
expect public.score = [2,1,0,0]           expect public.warrior[0][nw-cap] = 2

scenario an empty vessel is boarded with one other unit, the air vessel first
# R-HLA-31.10 R-HLA-31.11 R-HLA-31.12
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.solo_space = 3
set! public.level[1] = 2
set! public.vessel[1] = [ne-b1,ne-b1]
set! public.hero[1][1] = ne-b1
set! public.serf[1][ne-b1] = 1
set! public.warrior[1][ne-b1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.vessel[1] = [ne-b1,nw-b1]   expect public.hero[1][1] = 55           expect public.cargo_warrior[1][1] = 1
expect public.serf[1][ne-b1] = 1

scenario an air vessel of the enemy goes nowhere it cannot leave for land
# R-HLA-31.12 R-HLA-31.16
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = ne-i
set! public.hero[1][1] = 55
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.vessel[1][1] < 41

scenario from a sea without shores in play there is no way to land, so it turns back
# R-HLA-31.12 R-HLA-31.16 R-HLA-3.10
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = nw-b2
set! public.hero[1][1] = 55
set! public.down[sea-w] = 1
set! public.down[sea-sw] = 1
set! public.down[sea-nw] = 1
do 0 act march            do 0 done                chance 5/7 0/24 0/23
do 0 pass
expect public.vessel[1][1] = nw-b2        expect public.down[sea-w] = 0           expect public.down[sea-nw] = 0
expect public.down[sea-sw] = 1
plain
set! public.resource[1] = [0,0,0]
set! public.capital[0] = sw-cap
set! public.serf[0][sw-cap] = 2
set! public.serf[0][nw-cap] = 0
set! public.warrior[0][sw-cap] = 1
set! public.warrior[0][nw-cap] = 0
set! public.out = se-cap
set! public.down[se-m] = 0
set! public.down[nw-m] = 1
set! public.vessel[1][1] = nw-b2
set! public.hero[1][1] = 55
set! public.down[sea-sw] = 1
do 0 act march            do 0 done                chance 5/7 0/24
do 0 pass
expect public.vessel[1][1] = sw-b2        expect public.down[sea-sw] = 0

scenario a sea vessel: out, two seas, and a shore
# R-HLA-31.13 R-HLA-31.16
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][0] = ne-b1
set! public.hero[1][1] = 54
set! public.down[sea-nw] = 1
do 0 act march            do 0 done                chance 4/7 0/24
do 0 pass
expect public.vessel[1][0] = ne-b1        expect public.down[sea-nw] = 0          expect public.score[1] = 1

scenario a sea vessel docks at the weakest shore of the person and fights
# R-HLA-31.14 R-HLA-31.15
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][0] = ne-b1
set! public.hero[1][1] = 54
set! public.serf[0][ne-a2] = 1
set! public.warrior[0][ne-a1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.vessel[1][0] = ne-a2        expect public.battle.strength = [7,1]

scenario a vessel stops at a vessel of the person
# R-HLA-31.15
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][0] = ne-b1
set! public.hero[1][1] = 54
set! public.vessel[0][0] = sea-nw
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.battle.strength = [6,3]     expect public.vessel[1][0] = sea-nw

scenario an air vessel that wins over sea flies on to land
# R-HLA-31.17 R-HLA-15.7
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = ne-b1
set! public.hero[1][1] = 55
set! public.cargo_warrior[1][1] = 1
set! public.vessel[0][0] = sea-n
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.battle.strength = [7,3]     chance 0/6
do 0 tactic skirmish
expect public.vessel[1][1] < 41

scenario a hero aboard attacks with his vessel
# R-HLA-30.19
players 1
plain
set! public.vessel[1][1] = ne-i
set! public.hero[1][1] = 55
set! public.serf[0][nw-b1] = 1
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.vessel[1][1] = nw-b1        expect public.battle.strength = [6,1]   expect public.warrior[1][ne-i] = 1

scenario the third hero acts last, then both harvest and the cards are discarded
# R-HLA-30.1 R-HLA-30.2 R-HLA-30.16 R-HLA-30.22
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][0] = ne-b1
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60
do 0 pass
expect public.solo_slot[1] = 0            expect public.round = 2
expect public.resource[1][food] >= 1

scenario a copied spell of the enemy is mirrored, and the person chooses for the enemy
# R-HLA-30.14 R-HLA-30.21 R-HLA-30.13
players 1
plain
set! public.faction = orcs dwarves
set! private[0].library = copy-spell
set! public.hero[1] = [ne-cap,ne-m,ne-cap]
set! public.serf[1][nw-m] = 1
set! public.serf[1][nw-a1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect decision ANSWER 0  do 0 answer copy-spell
expect decision MIRROR 0  illegal 0 lose serf 0 ne-m                do 0 lose serf 0 nw-a1
expect public.serf[1][nw-a1] = 0          expect public.serf[1][nw-m] = 1         expect public.score = [1,2,0,0]
expect public.resource[1] = [5,3,0]       expect public.resource[0] = [4,2,0]
plain
set! public.faction = orcs humans
set! private[0].library = cancel-spell
set! public.resource[1] = [3,3,4]
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect decision ANSWER 0  do 0 pass
expect public.score = [0,3,0,0]

scenario a copied Call of Blood brings the person a warrior, Wolf Rush a march of one step
# R-HLA-30.14 R-HLA-N2.4 R-HLA-N2.6
players 1
plain
set! public.faction = humans orcs
set! private[0].library = copy-spell
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect decision ANSWER 0  do 0 answer copy-spell
expect public.hero[1][2] = ne-a1
do 0 from nw-cap          do 0 take warrior        illegal 0 go nw-m      do 0 go nw-a2
expect public.warrior[0][nw-a2] = 1       expect decision FOLLOW 0

scenario the enemy scores its level, but nothing for heroes
# R-HLA-33.3 R-HLA-25.4
players 1
plain
set! public.solo_space = 2
set! public.level[1] = 2
set! public.score = [3,2,0,0]
set! public.warrior[1][ne-m] = 1
set! public.vessel[1][0] = ne-cap
set! public.resource[0] = [9,9,9]
expect score 0 = 4        expect rank 0 = 2        # the enemy has 9
set public.score = [8,2,0,0]              expect rank 0 = 1
set public.score = [7,2,0,0]              expect rank 0 = 2
plain
set! public.solo_space = 4
set! public.level[1] = 3
set! public.resource[0] = [9,9,9]
set! public.score = [4,0,0,0]             # 1 more for a warrior; the enemy has 6
expect rank 0 = 2         set public.score = [5,0,0,0]              expect rank 0 = 1
plain
set! public.resource[0] = [0,0,0]
set! public.score = [0,0,0,0]             # level 1 brings nothing: 1 to 0
expect rank 0 = 1

scenario the house rule: nothing for the enemy's level
# R-HLA-X1.3 R-HLA-33.3 R-HLA-33.4
players 1   option solo_no_level_vp=on
plain
set! public.solo_space = 2
set! public.level[1] = 2
set! public.score = [3,2,0,0]
set! public.warrior[1][ne-m] = 1
set! public.vessel[1][0] = ne-cap
expect score 0 = 4        expect rank 0 = 2
set! public.score = [4,2,0,0]             set public.resource[0] = [9,9,9]
expect score 0 = 5        expect rank 0 = 2        # the enemy has 6
set public.score = [5,2,0,0]              expect rank 0 = 1
set public.resource[0] = [2,2,2]          expect rank 0 = 2

scenario a capital destroyed ends the solo game at once
# R-HLA-33.2 R-HLA-29.5
players 1
plain
set! public.hero[1] = [ne-m,ne-n,ne-i]
set! public.warrior[0][ne-a1] = 5
set! public.warrior[0][nw-cap] = 0
set! public.resource[0] = [3,2,6]
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 take warrior        do 0 go ne-cap
chance 0/7
do 0 tactic charge
do 0 pay
expect over               expect public.score[0] = 9

scenario humans: Paladin of the enemy
# R-HLA-N1.1
players 1
plain
set! public.faction = orcs humans
set! public.hero[1][0] = ne-i
set! public.serf[1][ne-i] = 1
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,6]
plain
set! public.faction = orcs humans
set! public.hero[1][0] = ne-i
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,4]

scenario humans: Rain of Fire of the Archmage
# R-HLA-N1.5 R-HLA-N1.2
players 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
set! public.hero[1][1] = nw-m
set! public.serf[0][nw-a1] = 3
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect decision SUFFER 0  illegal 0 lose warrior 0 nw-cap
do 0 lose serf 0 nw-a1
do 0 lose serf 0 nw-a1
expect public.serf[0][nw-a1] = 1          expect public.score[1] = 3

scenario humans on space five: warriors on plains
# R-HLA-N1.7 R-HLA-Z5.1
players 1
plain
set! public.faction = orcs humans
set! public.solo_space = 5
set! public.level[1] = 3
set! public.hero[1][1] = nw-i
set! public.warrior[1][nw-i] = 1
set! public.warrior[0][ne-i] = 1
do 0 act march            do 0 from ne-i           do 0 take warrior      do 0 go nw-i
expect public.battle.strength = [2,6]
plain
set! public.faction = orcs humans
set! public.solo_space = 4
set! public.level[1] = 3
set! public.hero[1][1] = nw-i
set! public.warrior[1][nw-i] = 1
set! public.warrior[0][ne-i] = 1
do 0 act march            do 0 from ne-i           do 0 take warrior      do 0 go nw-i
expect public.battle.strength = [2,5]

scenario orcs: Warlord, Shaman and the special ability of the enemy
# R-HLA-N2.1 R-HLA-N2.2 R-HLA-N2.7
players 1
plain
set! public.hero[1][0] = ne-i
set! public.warrior[1][ne-i] = 2
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 go ne-i
expect public.battle.strength = [1,10]
plain
set! public.hero[1][1] = ne-i
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 go ne-i
expect public.battle.strength = [1,4]
plain
set! public.solo_space = 5
set! public.level[1] = 3
set! public.hero[1][1] = ne-i
set! public.warrior[1][ne-i] = 2
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,9]
plain
set! public.hero[1][1] = ne-i
set! public.warrior[1][ne-i] = 2
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,7]

scenario orcs: the Wolf Rider reaches three regions
# R-HLA-N2.3 R-HLA-N1.3 R-HLA-30.17
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][2] = ne-c1
set! public.serf[0][nw-c1] = 1
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 4/6
do 0 pass
expect public.score[1] = 1                expect public.battle.strength = [2,1]
plain
set! public.faction = orcs humans
set! public.resource[1] = [0,0,0]
set! public.hero[1][2] = ne-c1
set! public.serf[0][nw-c1] = 1
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 4/6
do 0 pass
expect public.score[1] = 1                expect public.battle.strength = [2,1]
plain
set! public.hero[1][1] = ne-c1
set! public.serf[0][nw-c1] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed

scenario orcs: Blood Curse finds nobody
# R-HLA-N2.5 R-HLA-30.12
players 1
plain
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.score[1] = 2                expect public.resource[0] = [0,2,2]     expect public.serf[0][nw-cap] = 2

scenario elves: Star Mage and Pharom of the enemy
# R-HLA-N3.2 R-HLA-N3.3 R-HLA-N3.1
players 1
plain
set! public.faction = humans elves
set! public.hero[1][1] = ne-i
set! public.warrior[0][nw-i] = 1
set! private[0].library = rage
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect decision TACTIC 0
plain
set! public.faction = humans elves
set! public.hero[1][0] = ne-i
set! public.warrior[0][nw-i] = 1
set! private[0].library = rage
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect decision COMBAT 0  expect public.battle.strength = [2,4]
plain
set! public.faction = humans elves
set! public.hero[1][2] = ne-i
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take serf         do 0 go ne-i
expect public.battle.strength = [5,2]
plain
set! public.faction = humans elves
set! public.hero[1][0] = se-i
set! public.warrior[0][ne-i] = 1
do 0 act march            do 0 from ne-i           do 0 take warrior      do 0 go se-i
expect public.battle.strength = [2,6]

scenario elves: Starfire costs mana and a spell
# R-HLA-N3.5
players 1
plain
set! public.faction = humans elves
set! private[0].library = rage
set! public.resource[0] = [2,2,5]
do 0 act march            do 0 done                chance 4/7
do 0 pass                 do 0 pass
expect public.resource[0][mana] = 2       expect public.library_count[0] = 0      expect public.score[1] = 2
plain
set! public.faction = humans elves
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.resource[0][mana] = 0       expect public.library_count[0] = 0

scenario elves on space five: spells for one mana less
# R-HLA-N3.7
players 1
plain
set! public.faction = humans elves
set! public.solo_space = 5
set! public.level[1] = 3
set! public.resource[1] = [3,3,2]
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.resource[1][mana] = 0       expect public.score[1] = 2
plain
set! public.faction = humans elves
set! public.solo_space = 4
set! public.level[1] = 3
set! public.resource[1] = [3,3,2]
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect event solo-failed

scenario elves: Assassination
# R-HLA-N3.6
players 1
plain
set! public.faction = humans elves
set! public.hero[1][2] = ne-i
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.resource[1] = [3,3,4]
do 0 act march            do 0 done                chance 0/7
do 0 pass                 do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.hero[0][0] = 0              expect public.score[1] = 2

scenario dwarves: Thane, Priestess and towers of the enemy
# R-HLA-N4.1 R-HLA-N4.2 R-HLA-N4.7
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][0] = ne-i
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,6]
plain
set! public.faction = humans dwarves
set! public.hero[1][1] = ne-i
set! public.serf[0][nw-i] = 3
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf         do 0 take serf
do 0 go ne-i
expect public.battle.strength = [0,3]
plain
set! public.faction = humans dwarves
set! public.solo_space = 5
set! public.level[1] = 3
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,4]
plain
set! public.faction = humans dwarves
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,3]

scenario dwarves: Call of Stone
# R-HLA-N4.5
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][1] = nw-m
set! public.serf[0][nw-i] = 1
set! public.serf[0][nw-a1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
do 0 lose serf 0 nw-a1
expect public.resource[1] = [5,3,0]       expect public.score[1] = 2
expect public.serf[0][nw-a1] = 0          expect public.serf[0][nw-i] = 1

scenario dwarves: the Tunneler builds cheaper, and his Tunnel
# R-HLA-N4.3 R-HLA-N4.6
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][2] = ne-m
set! public.serf[1][ne-m] = 1
set! public.resource[1] = [0,1,0]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 2/6
do 0 pass
expect public.tower[1] = [ne-m,0,0]
plain
set! public.faction = humans dwarves
set! public.hero[1][2] = ne-m
set! public.serf[1][ne-m] = 1
set! public.down[ne-i] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6 0/70
do 0 pass
expect public.hero[1][2] = ne-i           expect public.serf[1][ne-i] = 1         expect public.score[1] = 2
expect public.resource[1] = [1,1,0]

scenario humans: Blessing of the first hero, and not without mana
# R-HLA-N1.4 R-HLA-30.12
players 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-spell   do 0 pass
expect public.serf[1][ne-cap] = 1      expect decision FOLLOW 0
plain
set! public.faction = orcs humans
set! public.resource[1] = [0,0,0]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-failed

scenario orcs: Call of Blood of the first hero, and not without mana
# R-HLA-N2.4 R-HLA-30.12
players 1
plain
set! public.faction = humans orcs
set! public.resource[1] = [0,0,3]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-spell   do 0 pass
expect public.warrior[1][ne-cap] = 1      expect decision FOLLOW 0
plain
set! public.faction = humans orcs
set! public.resource[1] = [0,0,0]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-failed

scenario elves: Call of the Forest of the first hero, and not without mana
# R-HLA-N3.4 R-HLA-30.12
players 1
plain
set! public.faction = humans elves
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-spell   do 0 pass
expect public.resource[1][ore] = 2      expect decision FOLLOW 0
plain
set! public.faction = humans elves
set! public.resource[1] = [0,0,0]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-failed

scenario dwarves: Stone Skin of the first hero, and not without mana
# R-HLA-N4.4 R-HLA-30.12
players 1
plain
set! public.faction = humans dwarves
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-spell   do 0 pass
expect public.resource[1][ore] = 3      expect decision FOLLOW 0
plain
set! public.faction = humans dwarves
set! public.resource[1] = [0,0,0]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass
expect event solo-failed

scenario humans: Haste of the third hero moves his army, and is paid for
# R-HLA-N1.6
players 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.hero[1][2] = ne-a1          expect public.score[1] = 1              expect decision FOLLOW 0
plain
set! public.faction = orcs humans
set! public.resource[1] = [0,0,1]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.score[1] = 0                expect event solo-failed

scenario orcs: Wolf Rush of the third hero moves his army, and is paid for
# R-HLA-N2.6
players 1
plain
set! public.faction = humans orcs
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.hero[1][2] = ne-a1          expect public.score[1] = 1              expect decision FOLLOW 0
plain
set! public.faction = humans orcs
set! public.resource[1] = [0,0,1]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.score[1] = 0                expect event solo-failed

scenario Assassination: a warrior when no hero is in reach, nobody in the capital
# R-HLA-N3.6
players 1
plain
set! public.faction = humans elves
set! public.hero[1][2] = ne-i
set! public.built[0] = 1
set! public.hero[0][0] = nw-cap
set! public.warrior[0][nw-i] = 1
set! public.resource[1] = [3,3,4]
do 0 act march            do 0 done                chance 0/7
do 0 pass                 do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.hero[0][0] = nw-cap         expect public.warrior[0][nw-i] = 0

scenario Call of Stone and Rain of Fire find nobody, Tunnel has nowhere to go
# R-HLA-N4.5 R-HLA-N4.6 R-HLA-N1.5
players 1
plain
set! public.faction = humans dwarves
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.resource[1] = [5,3,0]       expect public.serf[0][nw-cap] = 2       expect public.score[1] = 2
plain
set! public.faction = humans dwarves
set! public.hero[1][2] = ne-m
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.hero[1][2] = ne-m           expect public.score[1] = 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
set! public.hero[1][1] = ne-m
set! public.serf[0][nw-m] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.serf[0][nw-m] = 1           expect public.score[1] = 3

scenario the other heroes of the enemy do not lend their abilities
# R-HLA-N3.1 R-HLA-N3.2 R-HLA-N3.3 R-HLA-N4.1 R-HLA-N4.2
players 1
plain
set! public.faction = humans elves
set! public.hero[1][0] = ne-i
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take serf         do 0 go ne-i
expect public.battle.strength = [6,4]
plain
set! public.faction = humans dwarves
set! public.hero[1][0] = ne-i
set! public.serf[0][nw-i] = 3
do 0 act march            do 0 done                do 0 muster march-2    do 0 from nw-i
do 0 take serf            do 0 take serf           do 0 take serf         do 0 go ne-i
expect public.battle.strength = [3,6]

scenario a vessel attacks with all aboard and collects what lies on its way
# R-HLA-30.17 R-HLA-30.19 R-HLA-31.8
players 1
plain
set! public.vessel[1][0] = ne-b1
set! public.hero[1] = [ne-cap,54,54]
set! public.level[0] = 3
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-b1] = 4
set! public.down[bay-n] = 1
do 0 act march            do 0 done                chance 5/7 0/24
do 0 pass
expect public.vessel[1][0] = nw-b1        expect public.battle.strength = [8,8]   expect public.score[1] = 2
plain
set! public.vessel[1][0] = ne-b1
set! public.hero[1] = [ne-cap,54,ne-cap]
set! public.level[0] = 3
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-b1] = 4
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed

scenario an air vessel that attacked over sea and won flies on to land
# R-HLA-31.17 R-HLA-30.19
players 1
plain
set! public.vessel[1][1] = ne-b1
set! public.hero[1][1] = 55
set! public.vessel[0][0] = sea-n
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.vessel[1][1] = sea-n        expect public.battle.strength = [5,3]   chance 0/6
do 0 tactic skirmish
expect event won          expect public.vessel[1][1] > 0          expect public.vessel[1][1] < 41

scenario a copied Tunnel leads an army of the person to the next token
# R-HLA-30.14 R-HLA-N4.6
players 1
plain
set! public.faction = orcs dwarves
set! public.resource[1] = [0,0,2]
set! private[0].library = copy-spell
set! public.built[0] = 1
set! public.hero[0][0] = nw-m
set! public.warrior[0][nw-m] = 1
set! public.down[nw-a1] = 1
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect decision ANSWER 0  chance 0/70
do 0 answer copy-spell
expect public.hero[0][0] = nw-a1          expect public.warrior[0][nw-a1] = 1     expect public.resource[0] = [4,3,0]
expect public.down[nw-a1] = 0

scenario Tunnel is not for a hero who is aboard
# R-HLA-N4.6 R-HLA-31.11
players 1
plain
set! public.faction = orcs dwarves
set! public.resource[1] = [0,0,2]
set! public.vessel[1][1] = ne-m
set! public.hero[1][2] = 55
set! public.down[ne-a1] = 1
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.hero[1][2] = 55             expect public.vessel[1][1] = ne-m       expect public.down[ne-a1] = 1

scenario a petrified Priestess of the enemy makes no serf worthless
# R-HLA-N4.2 R-HLA-C25.1
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][1] = ne-i
set! public.serf[0][nw-i] = 2
set! public.resource[0] = [2,2,3]
set! private[0].library = petrify
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf         do 0 go ne-i
expect public.battle.strength = [0,3]
do 0 cast petrify
expect public.battle.strength = [2,0]

scenario Mana Leech drinks the printed mana of a spell that was cheaper
# R-HLA-C29.1 R-HLA-N3.7
players 1
plain
set! public.faction = humans elves
set! public.solo_space = 5
set! public.level[1] = 3
set! public.resource[1] = [3,3,2]
set! public.resource[0] = [2,2,4]
set! private[0].library = mana-leech
do 0 act march            do 0 done                chance 4/7
do 0 pass
do 0 answer mana-leech
expect public.resource[0][mana] = 4       expect public.resource[1][mana] = 0

scenario the hero who builds a vessel at home goes aboard before other heroes
# R-HLA-30.11
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.resource[1] = [2,0,2]
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect public.vessel[1] = [0,ne-cap]      expect public.hero[1] = [ne-cap,55,55]

scenario the centre stops the enemy's sea vessel too
# R-HLA-31.13 R-HLA-14.3
players 1
plain
set! public.solo_space = 1
set! public.resource[1] = [3,0,3]
set! public.vessel[1][0] = bay-n
set! public.hero[1][1] = 54
set! public.down[sea-x] = 1
do 0 act march            do 0 done                chance 5/7 0/24
do 0 pass
expect public.vessel[1][0] = nw-i         expect public.down[sea-x] = 0           expect public.score[1] = 1

scenario by sea no attack leads through the centre
# R-HLA-30.19 R-HLA-14.3
players 1
plain
set! public.solo_space = 1
set! public.vessel[1][0] = bay-e
set! public.hero[1][1] = 54
set! public.vessel[0][0] = bay-n
set! public.built[0] = 8
do 0 act march            do 0 done                chance 6/7
do 0 pass
expect event solo-failed
plain
set! public.solo_space = 1
set! public.vessel[1][0] = bay-e
set! public.hero[1][1] = 54
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 6/7
do 0 pass
expect event attacked     expect public.vessel[1][0] = nw-i

scenario the Tunneler's tower next to the capital costs one ore still
# R-HLA-N4.3
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][2] = ne-a1
set! public.serf[1][ne-a1] = 1
set! public.resource[1] = [0,1,0]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 2/6
do 0 pass
expect public.tower[1] = [ne-a1,0,0]      expect public.resource[1][ore] = 0

scenario a hero who is aboard builds his second vessel at home
# R-HLA-30.11
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.resource[1] = [2,0,2]
set! public.vessel[1][0] = ne-b1
set! public.hero[1][1] = 54
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect public.vessel[1] = [ne-b1,ne-cap]  expect public.hero[1][1] = 54

scenario by sea around the map only in the card's own sector
# R-HLA-31.13
players 1
plain
set! public.solo_space = 1
set! public.vessel[1][0] = sea-n
set! public.hero[1][1] = 54
set! public.down[sea-s] = 1
do 0 act march            do 0 done                chance 6/7
do 0 pass
expect event solo-failed  expect public.down[sea-s] = 1           expect public.vessel[1][0] = ne-b2
plain
set! public.solo_space = 1
set! public.resource[1] = [0,0,0]
set! public.vessel[1][0] = sea-n
set! public.hero[1][1] = 54
set! public.down[sea-s] = 1
do 0 act march            do 0 done                chance 0/7 0/24
do 0 pass
expect event solo-failed  expect public.down[sea-s] = 0

scenario from home a serf goes along before the last warrior
# R-HLA-31.4
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.warrior[1][ne-cap] = 5
set! public.serf[1][ne-cap] = 2
do 0 act march            do 0 done                chance 0/7
do 0 pass
expect public.warrior[1][ne-cap] = 2      expect public.serf[1][ne-cap] = 1

scenario a vessel with somebody aboard is not empty
# R-HLA-31.10
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = ne-m
set! public.cargo_serf[1][1] = 1
set! public.hero[1][1] = ne-m
do 0 act march            do 0 done                chance 0/7
do 0 pass
expect public.vessel[1][1] = ne-m         expect public.hero[1][1] <= 20
