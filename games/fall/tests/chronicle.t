# The Chronicle: section L of docs/rules/fall.md. Records are read before a game begins, so these
# scenarios set what a record leaves in the state; tests of records are in tests/unit.
game fall

scenario a champion reveals from his own deck, and his cards return to his discards
# R-FAL-L1.2 R-FAL-L1.3
players 2
plain
set! public.legacy.mode = 1
set! public.hero = telron anuth
set! public.legacy.cards[0] = c001 c021 c041 c061
set! public.legacy.cards[1] = c022 c042
set! public.crystals[0] = 3 0 0 0 0
set! public.constructs[0] = 8
set! public.isle[shard-mist] = 0
set! public.isle[shard-crystal] = 0
chance 3/4
do 0 attack 0                expect public.revealed = c061
chance 0/3
do 0 more                    expect public.revealed = c001 c061
chance 1/2
do 0 more                    expect public.revealed = c001 c041 c061
do 0 kill 0                  expect public.discarded = c001 c041 c061

scenario without a record the era decks are used
# R-FAL-L1.3
players 2
plain
set! public.hero = telron anuth
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 0/20
do 0 attack 0                expect public.revealed = c021

scenario deck and discards empty: no further card, nothing more to pay
# R-FAL-L1.3
players 2
plain
set! public.legacy.mode = 1
set! public.hero = telron anuth
set! public.legacy.cards[0] = c021 c041
set! public.legacy.cards[1] = c022 c042
set! public.crystals[0] = 3 0 0 0 0
set! public.constructs[0] = 8
set! public.isle[shard-mist] = 0
set! public.isle[shard-crystal] = 0
chance 0/2
do 0 attack 0
do 0 more
expect decision KILL 0       expect public.crystals[0] = 1 0 0 0 0

scenario a champion without any card uses the era decks
# R-FAL-L1.4
players 2
plain
set! public.legacy.mode = 1
set! public.hero = telron anuth
set! public.legacy.cards[1] = c021 c042
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 0/19
do 0 attack 0                expect public.revealed = c022

scenario after Mysthea machines of other colours stay shut
# R-FAL-L1.5
players 2
plain
set! public.legacy.mode = 1
set! public.hero = telron anuth
legal 0 activate 1 harvester
illegal 0 activate 0 harvester
do 0 activate 1 harvester    expect public.crystals[0] = 0 1 0 0 0

scenario after Icaion any machine can be activated, an own one works twice
# R-FAL-L2.5 R-FAL-L2.6
players 2   option consent=ask
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
legal 0 activate 0 harvester
do 0 activate 1 harvester    expect public.crystals[0] = 0 2 0 0 0
illegal 0 activate

scenario an own scavenger with one fort puts down one
# R-FAL-L2.6
players 5   option consent=ask
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir cursed machine creature
do 0 activate 1 scavenger    do 0 fort a0
expect public.forts[0] = 0   expect decision DAY 0

scenario an own scavenger with more puts down two
# R-FAL-L2.6
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
do 0 activate 1 scavenger    do 0 fort a0                 do 0 fort a1
expect public.forts[0] = 3

scenario an own refiner defeats twice, each time with an island of its own
# R-FAL-L2.6
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
set! public.golems[1] = 2
set! public.isle[shard-river] = 2
do 0 activate 1 refiner
do 0 island tree             do 0 island volcano
expect public.golems[1] = 0  expect public.isle[tree-mountain] = 5
expect public.isle[volcano-crystal] = 5

scenario an own refiner with one enemy defeats once
# R-FAL-L2.6
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
set! public.golems[1] = 1
set! public.isle[shard-river] = 3
do 0 activate 1 refiner      do 0 island tree             expect decision DAY 0

scenario the second machine of CR-2T1 may be of any colour after both
# R-FAL-L2.5 R-FAL-H5.1 R-FAL-L3.2
players 2
plain
set! public.legacy.mode = 3
set! public.hero = cr-2t1 heir
set! public.machine[0] = [5,1,5]
set! public.machine[1] = [1,5,1]
do 0 activate 0 harvester    expect public.crystals[0] = 1 0 0 0 0
do 0 activate 0 scavenger    do 0 fort c0                 do 0 fort a0
expect public.forts[0] = 3

scenario a colour without machines at the start is not lost
# R-FAL-L2.7
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
set! public.first_machine[2] = [0,0,0]
set! public.first_machine[5] = [0,0,0]
set! public.first_machine[13] = [0,0,0]
set! public.machine[2] = [0,0,0]
set! public.machine[5] = [0,0,0]
set! public.machine[13] = [0,0,0]
set! public.constructs[9] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect not-over              expect public.machine[9] = [0,1,1]

scenario not even when a machine of it has come and gone since
# R-FAL-L2.7 R-FAL-L2.8
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
set! public.first_machine[2] = [0,0,0]
set! public.first_machine[5] = [0,0,0]
set! public.first_machine[13] = [0,0,0]
set! public.machine[2] = [0,0,0]
set! public.machine[5] = [0,0,0]
set! public.machine[13] = [0,0,3]
set! public.constructs[13] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect not-over              expect public.machine[13] = [0,0,0]

scenario one that had a machine at the start is
# R-FAL-L2.7
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
set! public.first_machine[2] = [0,0,0]
set! public.first_machine[5] = [0,0,0]
set! public.first_machine[13] = [0,0,3]
set! public.machine[2] = [0,0,0]
set! public.machine[5] = [0,0,0]
set! public.machine[13] = [0,0,3]
set! public.constructs[13] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day                 expect public.outcome = no-machines

scenario machines off the board from the start can return
# R-FAL-L2.8
players 2
plain
set! public.legacy.mode = 3
set! public.hero = cr-2t1 heir
set! public.first_machine[13] = [0,3,3]
set! public.machine[13] = [0,3,3]
do 0 relic
expect public.machine[13] = [3,3,3]

scenario seekers use the era decks of what is left
# R-FAL-L3.3 R-FAL-L3.2
players 2
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth
set! public.legacy.cards[0] = c021 c022
set! public.legacy.cards[1] = c001 c023 c024
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 2/18
do 0 attack 0                expect public.revealed = c025

scenario champions use their own in the same game
# R-FAL-L3.2 R-FAL-L3.3
players 2
plain
set! public.legacy.mode = 3
set! public.hero = anuth outsider
set! public.legacy.cards[0] = c021 c022
set! public.legacy.cards[1] = c023 c024
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 1/2
do 0 attack 0                expect public.revealed = c022

scenario four cards leave an era open
# R-FAL-L3.4
players 2
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 0/4
do 0 attack 0                expect public.revealed = c037

scenario three close it: a champion's card instead, back to his discards
# R-FAL-L3.4 R-FAL-L3.5
players 2
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 0/17
do 0 attack 0                expect public.revealed = c021
do 0 kill 0                  expect public.discarded = c021

scenario the active player names the champion
# R-FAL-L3.5
players 3
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth sanya
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030
set! public.legacy.cards[2] = c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
do 0 attack 0
expect decision LENDER 0     illegal 0 lender 0
chance 9/10
do 0 lender 2                expect public.revealed = c040

scenario an era without any card is passed over at no cost
# R-FAL-L3.6
players 2
plain
set! public.legacy.mode = 1
set! public.hero = telron anuth
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
set! public.crystals[0] = 3 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 0/20
do 0 attack 0
expect public.revealed = c041                             expect public.crystals[0] = 2 0 0 0 0
chance 0/20
do 0 more
expect public.revealed = c041 c061                        expect decision KILL 0

scenario a wonder saves machines and defence, once
# R-FAL-L4.1 R-FAL-L4.3
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
set! public.wonder[9] = 1
set! public.machine[9] = [0,0,0]
set! public.constructs[9] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect public.defence = 99   expect public.wonder[9] = 0  expect event wonder-lost

scenario a region without a wonder loses its machine
# R-FAL-L4.3
players 2
plain
set! public.legacy.mode = 2
set! public.hero = outsider heir
set! public.wonder[7] = 1
set! public.constructs[9] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect public.machine[9] = [0,1,1]                        expect public.wonder[7] = 1

scenario when no card is left for anybody there is no attack
# R-FAL-L1.4 R-FAL-L3.6 R-FAL-7.3
players 2
plain
set! public.legacy.mode = 1
set! public.hero = telron anuth
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040 c041 c042 c043 c044 c045 c046 c047 c048 c049 c050 c051 c052 c053 c054 c055 c056 c057 c058 c059 c060 c061 c062 c063 c064 c065 c066 c067 c068 c069 c070 c071 c072 c073 c074 c075 c076 c077 c078 c079 c080
set! public.crystals[0] = 1 1 1 1 1
set! public.monsters = caerulas
set! public.node[0] = u3
set! public.constructs[8] = 2
set! public.isle[shard-mist] = 2
illegal 0 attack             illegal 0 strike
set! public.legacy.cards[1] = c021
legal 0 attack 8             legal 0 strike caerulas

scenario a closed era does not matter to a champion with cards of his own
# R-FAL-L3.4 R-FAL-L3.2
players 2
plain
set! public.legacy.mode = 3
set! public.hero = anuth outsider
set! public.legacy.cards[0] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 16/17
do 0 attack 0                expect public.revealed = c037                             expect decision KILL 0

scenario an era whose cards are all discarded is shuffled, not passed over
# R-FAL-L3.6 R-FAL-7.5
players 2
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036
set! public.discarded = c037 c038 c039 c040
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 3/4
do 0 attack 0
expect public.revealed = c040                             expect event rebuilt

scenario start cards are in no era deck, whoever had them
# R-FAL-L3.3
players 2
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth
set! public.legacy.cards[0] = c001 c006 c021
set! public.legacy.cards[1] = c002
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 0/20
do 0 attack 0                expect public.revealed = c021

scenario the deck that a champion lends is made anew from his discards
# R-FAL-L3.5 R-FAL-L1.3
players 2
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037
set! public.discarded = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 1/17
do 0 attack 0
expect event rebuilt         expect public.revealed = c022
