# Exploration and its tokens: section 16, R-HLA-L1.1 to R-HLA-L19.1, R-HLA-S1.1 to R-HLA-S11.1. A token that is face up
# (`up`) is resolved by the next unit that ends its move there, so most scenarios lay one face up.
game hlas

scenario Food Stores and Granary
# R-HLA-L1.1 R-HLA-L2.1 R-HLA-16.5 R-HLA-16.6
players 2
plain
set! public.up[nw-a1] = [food-stores,0]
set! public.up[nw-a2] = [granary,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.resource[0] = [4,2,2]       expect public.up[nw-a1] = [0,0]
do 0 muster march-2       do 0 from nw-cap         do 0 take warrior      do 0 go nw-a2
expect public.resource[0] = [7,2,2]

scenario Bare Ore and Rich Lode
# R-HLA-L3.1 R-HLA-L4.1
players 2
plain
set! public.up[nw-b1] = [bare-ore,rich-lode]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.resource[0] = [2,7,2]

scenario Mana Spring and Mana Well, ten at most
# R-HLA-L5.1 R-HLA-L6.1 R-HLA-1.9
players 2
plain
set! public.up[nw-b1] = [mana-spring,mana-well]
set! public.resource[0] = [2,2,6]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.resource[0] = [2,2,10]

scenario a region only passed is not explored
# R-HLA-16.2 R-HLA-L1.1 R-HLA-L3.1 R-HLA-L5.1 R-HLA-L8.1
players 2
plain
set! public.down[nw-a1] = 1
set! public.up[nw-m] = [glory,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.down[nw-a1] = 1             expect public.score[0] = 0

scenario Treasure: two resources in any mix
# R-HLA-L7.1
players 2
plain
set! public.up[nw-a1] = [treasure,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
do 0 gain ore             do 0 gain mana
expect public.resource[0] = [2,3,3]

scenario Glory and Great Deed
# R-HLA-L8.1 R-HLA-L9.1
players 2
plain
set! public.up[nw-b1] = [glory,great-deed]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.score[0] = 3

scenario Ruins and Shrine stay and count for who holds the region at the end
# R-HLA-L10.1 R-HLA-L11.1 R-HLA-25.8 R-HLA-25.6
players 2
plain
set! public.up[nw-b1] = [ruins,shrine]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.stay[nw-b1] = [ruins,shrine]           expect score 0 = 7
set public.warrior[0][nw-b1] = 0
expect score 0 = 0

scenario Refugees join, in the courtyard when there is no room
# R-HLA-L12.1 R-HLA-16.12
players 2
plain
set! public.up[nw-a1] = [refugees,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.serf[0][nw-a1] = 2
plain
set! public.up[nw-a1] = [refugees,0]
set! public.serf[0][nw-a1] = 4
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.serf[0][nw-a1] = 5          expect public.serf[0][nw-cap] = 2

scenario no refugees without serfs in the supply
# R-HLA-L12.1 R-HLA-16.12
players 2
plain
set! public.up[nw-a1] = [refugees,0]
set! public.serf[0][nw-cap] = 12
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.serf[0][nw-a1] = 1

scenario Veteran: a warrior, if there is one
# R-HLA-L13.1
players 2
plain
set! public.up[nw-a1] = [veteran,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.warrior[0][nw-a1] = 1
plain
set! public.up[nw-a1] = [veteran,0]
set! public.warrior[0][nw-cap] = 5
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.warrior[0][nw-a1] = 0

scenario Scroll: a spell, down to the limit
# R-HLA-L14.1
players 2
plain
set! public.up[nw-a1] = [scroll,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.library_count[0] = 1        expect event drew 0 hidden from 1
plain
set! public.up[nw-a1] = [scroll,0]
set! private[0].library = rage
do 0 act march            do 0 from nw-cap         do 0 take serf
chance 0/59
do 0 go nw-a1
expect decision DISCARD 0                 do 0 discard rage
expect private[0].library = earthquake

scenario Ambush: one of those who came, by choice
# R-HLA-L15.1 R-HLA-16.9
players 2
plain
set! public.up[nw-a1] = [ambush,0]
set! public.warrior[0][nw-a1] = 1
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 take warrior      do 0 go nw-a1
expect decision LOSE 0    do 0 lose serf
expect public.serf[0][nw-a1] = 0          expect public.warrior[0][nw-a1] = 2

scenario Ambush spares who was there already
# R-HLA-L15.1 R-HLA-16.9 R-HLA-16.7
players 2
plain
set! public.up[nw-b1] = [ambush,glory]
set! public.warrior[0][nw-b1] = 1
set! public.serf[0][nw-a1] = 1
do 0 act march            do 0 from nw-a1          do 0 take serf         do 0 go nw-b1
expect public.serf[0][nw-b1] = 0          expect public.warrior[0][nw-b1] = 1
expect public.up[nw-b1] = [glory,0]       expect public.score[0] = 0

scenario Beast: four strength win two points
# R-HLA-L16.1
players 2
plain
set! public.up[nw-a1] = [beast,0]
set! public.warrior[0][nw-a1] = 1
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-a1
expect public.score[0] = 2
plain
set! public.up[nw-a1] = [beast,0]
set! public.serf[0][nw-a1] = 1
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-a1
expect public.score[0] = 0                expect public.warrior[0][nw-a1] = 0     expect public.serf[0][nw-a1] = 1

scenario Thieves: two resources of choice, or all
# R-HLA-L17.1
players 2
plain
set! public.up[nw-a1] = [thieves,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
do 0 shed ore             do 0 shed mana
expect public.resource[0] = [2,1,1]
plain
set! public.up[nw-a1] = [thieves,0]
set! public.resource[0] = [0,1,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.resource[0] = [0,0,0]

scenario Hidden Path: one region further, out of a desert too, and what is left stays
# R-HLA-L18.1 R-HLA-16.7
players 2
plain
set! public.up[nw-n] = [hidden-path,0]
set! public.serf[0][nw-m] = 1
do 0 act march            do 0 from nw-m           do 0 take serf         do 0 go nw-n
expect decision ONWARD 0  do 0 go nw-i
expect public.serf[0][nw-i] = 1

scenario Hidden Path need not be taken, and it may lead into battle
# R-HLA-L18.1
players 2
plain
set! public.up[nw-b1] = [hidden-path,glory]
set! public.serf[0][nw-a1] = 1
set! public.serf[1][ne-b1] = 1
do 0 act march            do 0 from nw-a1          do 0 take serf         do 0 go nw-b1
legal 0 go ne-b1          do 0 stay
expect public.score[0] = 1                expect public.serf[0][nw-b1] = 1

scenario Hidden Path is part of the march: a battle before it leaves nothing for abilities after a march
# R-HLA-L18.1 R-HLA-H11.2 R-HLA-26.9
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-m] = 1
set! public.up[ne-i] = [hidden-path,0]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 go ne-n
expect decision PULL 0
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-m] = 1
set! public.up[ne-i] = [hidden-path,0]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
do 0 go ne-n
expect decision MUSTER 0  expect public.hero[0][1] = ne-n

scenario Nothing Here
# R-HLA-L19.1
players 2
plain
set! public.up[nw-a1] = [nothing-here,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.resource[0] = [2,2,2]       expect event explored 0

scenario Shoal, Wreck and Pearls
# R-HLA-S1.1 R-HLA-S2.1 R-HLA-S3.1 R-HLA-16.1
players 2
plain
set! public.vessel[0][0] = nw-i
set! public.up[sea-x] = [shoal,wreck]
do 0 act sail             do 0 go sea-x
expect public.resource[0] = [4,4,2]
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [pearls,0]
do 0 act sail             do 0 go sea-nw
expect public.resource[0] = [2,2,4]

scenario a sea only passed, and an air vessel, explore nothing at sea
# R-HLA-16.2 R-HLA-15.5 R-HLA-S1.1 R-HLA-S2.1 R-HLA-S3.1 R-HLA-S4.1 R-HLA-S5.1
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [pearls,0]
do 0 act sail             do 0 go sea-n
expect public.up[sea-nw] = [pearls,0]
plain
set! public.vessel[0][1] = nw-cap
set! public.up[sea-nw] = [pearls,0]
do 0 act fly              do 0 go sea-nw
expect public.resource[0] = [2,2,2]

scenario Sea Chart and Island Relic
# R-HLA-S4.1 R-HLA-S5.1 R-HLA-25.6
players 2
plain
set! public.vessel[0][0] = nw-i
set! public.up[sea-x] = [sea-chart,island-relic]
do 0 act sail             do 0 go sea-x
expect public.score[0] = 1                expect public.stay[sea-x] = [island-relic,0]
expect score 0 = 7

scenario Castaway: aboard, or in the courtyard when the vessel is full
# R-HLA-S6.1
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [castaway,0]
do 0 act sail             do 0 go sea-nw
expect public.cargo_serf[0][0] = 1
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [castaway,0]
do 0 act sail             do 0 take serf           do 0 take serf         do 0 go sea-nw
expect public.cargo_serf[0][0] = 2        expect public.serf[0][nw-cap] = 1

scenario Message in a Bottle: a spell
# R-HLA-S7.1
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [bottle,0]
do 0 act sail             do 0 go sea-nw
expect public.library_count[0] = 1

scenario a bottle found with a full library
# R-HLA-S7.1
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [bottle,0]
set! private[0].library = rage
do 0 act sail
chance 0/59
do 0 go sea-nw
expect decision DISCARD 0                 do 0 discard earthquake
expect private[0].library = rage

scenario Storm: somebody aboard, or the vessel
# R-HLA-S8.1 R-HLA-16.10
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [storm,0]
do 0 act sail             do 0 take serf           do 0 take warrior      do 0 go sea-nw
illegal 0 lose sea-vessel                 do 0 lose serf
expect public.cargo_warrior[0][0] = 1     expect public.vessel[0][0] = sea-nw
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [storm,0]
do 0 act sail             do 0 go sea-nw
expect public.vessel[0][0] = 0

scenario Kraken: five strength win three points
# R-HLA-S9.1
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [kraken,0]
do 0 act sail             do 0 take warrior        do 0 go sea-nw
expect public.score[0] = 3

scenario Kraken: a vessel taken goes down with all aboard
# R-HLA-S9.1 R-HLA-16.11
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [kraken,0]
do 0 act sail             do 0 take serf           do 0 go sea-nw
legal 0 lose serf         do 0 lose sea-vessel
expect public.vessel[0][0] = 0            expect public.serf[0][0] = 11   expect public.score[0] = 0

scenario Following Wind: one step more, out of the centre too
# R-HLA-S10.1
players 2
plain
set! public.vessel[0][0] = nw-i
set! public.up[sea-x] = [following-wind,sea-chart]
do 0 act sail             do 0 go sea-x
do 0 go se-i
expect public.vessel[0][0] = se-i         expect public.up[sea-x] = [sea-chart,0]
plain
set! public.vessel[0][0] = nw-i
set! public.up[sea-x] = [following-wind,sea-chart]
do 0 act sail             do 0 go sea-x            do 0 stay
expect public.vessel[0][0] = sea-x        expect public.score[0] = 1

scenario Dead Calm
# R-HLA-S11.1
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [dead-calm,0]
do 0 act sail             do 0 go sea-nw
expect public.resource[0] = [2,2,2]       expect public.score[0] = 0

scenario docking explores the land, and an empty vessel is lost to an Ambush there
# R-HLA-16.4 R-HLA-16.10
players 2
plain
set! public.vessel[0][0] = sea-nw
set! public.up[nw-a1] = [glory,0]
do 0 act sail             do 0 go nw-a1
expect public.score[0] = 1
plain
set! public.vessel[0][0] = sea-nw
set! public.serf[0][nw-a1] = 1
set! public.up[nw-a1] = [ambush,0]
do 0 act sail             do 0 go nw-a1
expect public.vessel[0][0] = 0            expect public.serf[0][nw-a1] = 1

scenario those aboard stay on land when their vessel is lost there
# R-HLA-16.11 R-HLA-L15.1
players 2
plain
set! public.vessel[0][1] = nw-cap
set! public.up[nw-m] = [ambush,0]
do 0 act fly              do 0 take serf           do 0 go nw-m
legal 0 lose serf         do 0 lose air-vessel
expect public.serf[0][nw-m] = 1           expect public.vessel[0][1] = 0

scenario a won battle comes before the token, a lost one leaves it
# R-HLA-16.1 R-HLA-18.13
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.up[ne-i] = [glory,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 2
plain
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! public.up[ne-i] = [glory,0]
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.up[ne-i] = [glory,0]

scenario the last face-down land token begins the end, sea tokens do not matter
# R-HLA-24.1 R-HLA-24.5
players 2
plain
set! public.down[sea-n] = 1
set! public.serf[0][se-a1] = 1
do 0 act march            do 0 from se-a1          do 0 take serf
chance 0/70
do 0 go se-m
expect event goal         expect public.end_round = 2

scenario tokens of a region only passed stay as they are
# R-HLA-16.2 R-HLA-L2.1 R-HLA-L4.1 R-HLA-L6.1 R-HLA-L9.1 R-HLA-L10.1 R-HLA-L11.1 R-HLA-L15.1 R-HLA-L16.1 R-HLA-L19.1
players 2
plain
set! public.up[nw-a1] = [granary,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [granary,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0
plain
set! public.up[nw-a1] = [rich-lode,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [rich-lode,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0
plain
set! public.up[nw-a1] = [mana-well,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [mana-well,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0
plain
set! public.up[nw-a1] = [great-deed,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [great-deed,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0
plain
set! public.up[nw-a1] = [ruins,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [ruins,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0
plain
set! public.up[nw-a1] = [shrine,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [shrine,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0
plain
set! public.up[nw-a1] = [beast,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [beast,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0
plain
set! public.up[nw-a1] = [nothing-here,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-b1
expect public.up[nw-a1] = [nothing-here,0]         expect public.resource[0] = [2,2,2]     expect public.score[0] = 0

scenario what a region holds is worth nothing to who does not control it
# R-HLA-L10.1 R-HLA-L11.1 R-HLA-S5.1 R-HLA-25.8
players 2
plain
set! public.stay[nw-b1] = [ruins,shrine]
set! public.stay[sea-n] = [island-relic,0]
expect score 0 = 1        expect score 1 = 1
set public.vessel[1][0] = sea-n
expect score 1 = 6
set public.serf[0][nw-b1] = 1
expect score 0 = 7

scenario a sea passed over keeps its tokens
# R-HLA-S4.1 R-HLA-S7.1 R-HLA-S8.1 R-HLA-S9.1 R-HLA-S11.1 R-HLA-16.2
players 2
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [sea-chart,0]
do 0 act sail             do 0 go sea-n
expect public.up[sea-nw] = [sea-chart,0]        expect public.vessel[0][0] = sea-n
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [bottle,0]
do 0 act sail             do 0 go sea-n
expect public.up[sea-nw] = [bottle,0]        expect public.vessel[0][0] = sea-n
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [storm,0]
do 0 act sail             do 0 go sea-n
expect public.up[sea-nw] = [storm,0]        expect public.vessel[0][0] = sea-n
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [kraken,0]
do 0 act sail             do 0 go sea-n
expect public.up[sea-nw] = [kraken,0]        expect public.vessel[0][0] = sea-n
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [dead-calm,0]
do 0 act sail             do 0 go sea-n
expect public.up[sea-nw] = [dead-calm,0]        expect public.vessel[0][0] = sea-n

scenario Hidden Path is no way on for a player who has just lost their vessel
# R-HLA-L18.1 R-HLA-L15.1 R-HLA-16.11
players 2
plain
set! public.vessel[0][1] = nw-a1
set! public.serf[0][nw-a1] = 1
set! public.up[nw-b1] = [ambush,hidden-path]
do 0 act fly              do 0 take serf           do 0 go nw-b1
do 0 lose air-vessel
expect decision MUSTER 0  expect public.serf[0][nw-b1] = 1        expect public.up[nw-b1] = [0,0]
