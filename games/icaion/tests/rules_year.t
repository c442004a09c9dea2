# Years, events, parasites and wounds, ends: sections 4 to 6, 16, 17 and K of docs/rules/icaion.md.
game icaion

scenario the new turn order: fewest points first
# R-ICA-4.4 R-ICA-4.6 R-ICA-4.7 R-ICA-1.2
players 3
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.reputation = [9,4,7,0,0]
set! public.charged = 0
set! public.retrieved = 3
set! public.crystals[2] = 4
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect public.year = 2       expect public.order = [1,2,0,0,0]
expect public.charged = 7    expect public.retrieved = 0
expect public.node[2] = r2   expect public.crystals[2] >= 4
expect decision MOVE 1

scenario equal points: who was later plays earlier
# R-ICA-4.5
players 3
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect public.order = [2,1,0,0,0]

scenario the Colossus card of the Year joins, earlier ones stay in
# R-ICA-4.1
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1
chance 6/7
do 1 end-turn
expect public.year = 2       expect public.track[0] = trample
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1
chance 5/7
do 1 end-turn
expect public.year = 2       expect public.track[0] = tread

scenario with open events the top card is known
# R-ICA-4.2
players 2   option events=open
plain
set! public.next_event = forest-card
expect visible public.next_event to 1
do 0 end-turn
do 1 move r1
do 1 end-turn
expect public.track[1] = forest-card        expect public.next_event != none
expect public.next_event != forest-card

scenario with hidden events it is not
# R-ICA-4.2
players 2
plain
expect public.next_event = none

scenario a round begins with the next event
# R-ICA-5.1 R-ICA-5.2 R-ICA-K20.1
players 2
plain
do 0 end-turn                expect public.round = 1
do 1 move r1
chance 1/5
do 1 end-turn
expect public.round = 2      expect public.track[1] = forest-card      expect decision MOVE 0
expect public.crystals = [0,0,1,0,0,1,0,0,0,0,0,0,0,1,0]
expect no-undo

scenario the river card
# R-ICA-K18.1
players 2
plain
set! public.track = forest-card
do 0 end-turn
do 1 move r1
chance 0/5
do 1 end-turn
expect public.track[1] = river-card
expect public.crystals = [1,0,0,0,0,0,0,0,1,0,0,1,0,0,0]

scenario the crystal field card
# R-ICA-K21.1
players 2
plain
do 0 end-turn
do 1 move r1
chance 2/5
do 1 end-turn
expect public.crystals = [0,0,0,0,1,0,0,1,0,0,1,0,0,0,0]

scenario the misty valley card
# R-ICA-K22.1
players 2
plain
do 0 end-turn
do 1 move r1
chance 3/5
do 1 end-turn
expect public.crystals = [0,0,0,1,0,0,1,0,0,0,0,0,0,0,1]
expect public.parasites = [0,0,0,0,0,0,1,0,0,0,0,0,0,0,1]

scenario with four players parasites go inside as well
# R-ICA-5.6
players 4
plain
set! public.track = river-card forest-card
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3
chance 0/4
do 3 end-turn
expect public.track[2] = mountains-card
expect public.parasites[1] = 1     expect public.parasites[9] = 1     expect public.crystals[1] = 2

scenario a field without the symbol sends none
# R-ICA-5.6
players 2
plain
set! public.track = river-card forest-card
do 0 end-turn
do 1 move r1
chance 0/4
do 1 end-turn
expect public.crystals[9] = 2      expect public.parasites[9] = 0

scenario the fifth round charges all power supplies
# R-ICA-5.3
players 2
plain
set! public.track = river-card forest-card mountains-card tread
set! public.charged = 0
set! public.node = c0 c1
do 0 end-turn
do 1 move c2
do 1 end-turn
expect public.round = 5      expect public.charged = 3

scenario the fourth does not
# R-ICA-5.3
players 2
plain
set! public.track = river-card forest-card mountains-card
set! public.charged = 0
set! public.node = c0 c1
do 0 end-turn
do 1 move c2
do 1 end-turn
expect public.round = 4      expect public.charged = 0

scenario crystals come first, and full regions stay full
# R-ICA-5.5 R-ICA-5.7
players 2
plain
set! public.crystals[9] = 5
do 0 end-turn
do 1 move r1
chance 0/5
do 1 end-turn
expect public.crystals[9] = 5      expect public.parasites[9] = 1

scenario the last round is that of the fifth region card
# R-ICA-5.12 R-ICA-16.1
players 2
plain
set! public.track = river-card mountains-card tread forest-card crystal-field-card
do 0 end-turn
do 1 move r1
do 1 end-turn
expect public.round = 6      expect public.year = 1
do 0 move r0                 do 0 end-turn
do 1 move x1                 do 1 end-turn
expect public.year = 2       expect public.round = 1

scenario an overflow: no fourth parasite, the machines are destroyed
# R-ICA-6.1 R-ICA-6.2 R-ICA-6.3 R-ICA-5.7
players 2
plain
set! public.parasites[9] = 3
set! public.machine[9] = [1,6,2]
set! public.home[0] = 510
set! public.home[1] = 504
set! public.node = c0 x4
do 0 end-turn
do 1 move r4
chance 0/5
do 1 end-turn
expect public.parasites[9] = 0     expect public.machine[9] = [0,0,0]
expect public.parasites[12] = 1
expect public.lying = 2      expect event overflow = 1
expect public.home[0] = 510

scenario what a destroyed machine unlocked stays unlocked
# R-ICA-6.3
players 2
plain
set! public.home[0] = 510
set! public.parasites[5] = 2
set! public.cage[0][0] = [0,0,0,1,0]
do 0 eradicate
do 0 remove 5
expect public.collected[0] = 2     expect public.cage[0][0] = [0,0,0,0,0]

scenario three parasites are no overflow
# R-ICA-6.1
players 2
plain
set! public.parasites[9] = 2
set! public.machine[9] = [0,6,0]
do 0 end-turn
do 1 move r1
chance 0/5
do 1 end-turn
expect public.parasites[9] = 3     expect public.machine[9] = [0,6,0]     expect no-event overflow

scenario two parasites for a region with three: overflow, then one is placed
# R-ICA-6.4
players 2
plain
set! public.track = river-card mountains-card
set! public.parasites[10] = 3
set! public.node = c3 c2
do 0 end-turn
do 1 move c1
chance 3/4
do 1 end-turn
expect public.track[2] = tread
expect public.parasites[10] = 1    expect public.parasites[6] = 2

scenario two overflows of one event, in the order of the regions
# R-ICA-5.7 R-ICA-6.5
players 2
plain
set! public.parasites[9] = 3
set! public.parasites[12] = 3
set! public.node = x2 x4
set! private[0].hand = legend-1
set! private[1].hand = legend-2
do 0 end-turn
do 1 move r4
chance 0/5
do 1 end-turn
expect decision WOUND 1      # region 9
do 1 prevent legend-2
expect decision WOUND 0      # region 12
do 0 take-wound
expect public.restricted = 1   expect public.hand_count = [1,0,0,0,0]

scenario who still stands is hit by each source anew
# R-ICA-6.7 R-ICA-6.2
players 2
plain
set! public.track = river-card mountains-card
set! public.parasites[6] = 3
set! public.parasites[10] = 3
set! public.node = c3 a0
set! private[1].hand = legend-1 legend-2 raid-1
do 0 end-turn
do 1 move l1
chance 3/4
do 1 end-turn
expect decision WOUND 1      # region 6
do 1 prevent legend-1
expect decision WOUND 1      # region 10
do 1 prevent legend-2
expect decision WOUND 1      # the last step of Tread
do 1 prevent raid-1
expect public.lying = 0      expect public.hand_count[1] = 0
expect public.parasites[6] = 1     expect public.parasites[10] = 1

scenario a lying seeker is not asked
# R-ICA-6.6
players 2
plain
set! public.track = river-card mountains-card
set! public.parasites[10] = 3
set! public.node = c3 x0
set! public.lying = 2
set! private[1].hand = legend-1
do 0 end-turn
expect public.lying = 0
do 1 move r0
chance 3/4
do 1 end-turn
expect decision WOUND 1
do 1 take-wound              # the overflow; the wound step finds the seeker lying
expect public.lying = 2      expect public.hand_count[1] = 1      expect decision MOVE 0

scenario Trample hits once along its whole walk
# R-ICA-K24.1 R-ICA-5.8
players 3
plain
set! public.colossus_card = trample tread shed
set! public.node = x0 x1 x3
set! private[1].hand = legend-1 legend-2
do 0 end-turn
do 1 move u1                 do 1 end-turn
do 2 move r3
chance 4/5
do 2 end-turn
expect public.track[1] = trample   expect public.colossus = 2
expect decision WOUND 1
do 1 prevent legend-1
expect public.hand_count[1] = 1    expect public.lying = 0
expect public.parasites[7] = 1     expect public.parasites[11] = 1
expect public.restricted = 1       # seat 0 was hit without a card and has stood up

scenario Tread does not hit at the crater it left
# R-ICA-K23.1 R-ICA-5.8
players 2
plain
set! public.node = c2 s0
do 0 end-turn
do 1 move x4
chance 4/5
do 1 end-turn
expect public.track[1] = tread     expect public.colossus = 2
expect public.lying = 0      expect public.parasites[7] = 2       expect public.parasites[14] = 0

scenario Shed hits at its last crater only
# R-ICA-K25.1
players 2
plain
set! public.colossus_card = shed tread trample
set! public.node = c2 x1
do 0 end-turn
do 1 move s2
chance 4/5
do 1 end-turn
expect public.colossus = 2   expect public.lying = 2
expect public.parasites[5] = 1

scenario a wounded player stands up, and the restriction lasts one turn
# R-ICA-6.9 R-ICA-6.10 R-ICA-6.11
players 2
plain
set! public.lying = 2
set! public.home[1] = 487
set! public.cage[1][0] = [2,0,0,0,0]
do 0 end-turn
expect public.restricted = 1   illegal 1 move c1
do 1 move r1
chance 0/5
do 1 extract
do 0 move r0                 do 0 end-turn
expect public.restricted = 0   legal 1 move c2

scenario prizes of two players
# R-ICA-16.3 R-ICA-16.4
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [1,2,0,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect public.reputation = [4,9,0,0,0]

scenario prizes of five players
# R-ICA-16.4
players 5
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [1,2,3,4,5]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
do 4 move r4                 do 4 end-turn
expect public.reputation = [0,1,2,6,10]

scenario parasites of Year III count for a tile at the end
# R-ICA-17.3 R-ICA-T4.2 R-ICA-13.7
players 2   option apparatus=night
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [3,0,0,0,0]
set! public.installed[0] = [4,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect over      expect why 0 over end-turn      expect why-thing 1 over ACTION extract
expect score 0 = 0           # the prize 9, 2 x 3 = 6, no shard -15

scenario a tile only retrieved brings nothing at the end
# R-ICA-13.7
players 2
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 510
set! public.machine[0] = [1,0,0]
set! public.slot[0] = brown-3
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect score 0 = -15

scenario the rows of shards
# R-ICA-17.4 R-ICA-17.5
players 5
plain
set! public.equipment = hyper-boots energy-harness mechanic-gloves empowered-tools energy-stabilizer
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.shards = [[0,0,0],[1,0,0],[1,1,0],[1,1,1],[2,2,1]]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
do 4 move r4                 do 4 end-turn
expect score 0 = -15         expect score 1 = 0           expect score 2 = 5
expect score 3 = 10          expect score 4 = 30

scenario a tile is doubled once, however many shards there are
# R-ICA-17.6
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 510
set! public.machine[0] = [1,0,0]
set! public.installed[0] = [2,0,0]
set! public.shards[0] = [1,1,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect score 0 = 11          # 5 for two shards, 3 twice

scenario the victims of an event answer in turn order
# R-ICA-6.8
players 3
plain
set! public.track = river-card mountains-card
set! public.node = x0 x3 x4
set! private[0].hand = legend-1
set! private[2].hand = legend-2
do 0 end-turn
do 1 move r3                 do 1 end-turn
do 2 move m0
chance 3/4
set public.node[2] = l1
do 2 end-turn
expect public.track[2] = tread     expect public.colossus = 1
expect decision WOUND 0
do 0 prevent legend-1
expect decision WOUND 2

scenario Trample hits at its first, its middle and its last crater, and not elsewhere
# R-ICA-K24.1
players 4
plain
set! public.colossus_card = trample tread shed
set! public.node = u0 x3 u1 x2
do 0 end-turn
do 1 move u3                 do 1 end-turn
do 2 move m1                 do 2 end-turn
do 3 move u2
chance 4/5
do 3 end-turn
expect public.track[1] = trample   expect public.colossus = 2
expect event wounded = 3     expect event wounded 0       expect event wounded 2      expect event wounded 3
expect no-event hit 1

scenario two shards double two tiles
# R-ICA-17.6 R-ICA-17.7
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 508
set! public.machine[0] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.installed[0] = [2,3,1]
set! public.shards[0] = [1,1,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect score 0 = 28          # 5 for two shards, brown 3, green 4 twice, blue 6 twice

scenario an overflow of an inner region hits seekers at the City
# R-ICA-6.2 R-ICA-5.6
players 4
plain
set! public.track = river-card forest-card
set! public.parasites[1] = 3
set! public.machine[1] = [6,0,0]
set! public.node = c0 c3 c4 c2
do 0 end-turn
do 1 move c4                 do 1 end-turn
do 2 move c3                 do 2 end-turn
do 3 move c1
chance 0/4
do 3 end-turn
expect public.track[2] = mountains-card     expect public.parasites[1] = 0     expect public.machine[1] = [0,0,0]
expect event wounded = 2     expect event wounded 0       expect event wounded 3

scenario of three equal at the end the last in turn order is first, the first third
# R-ICA-17.8
players 3
plain
set! public.equipment[2] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect over
expect rank 2 = 1            expect rank 1 = 2            expect rank 0 = 3

scenario a prize counts for the new turn order
# R-ICA-16.2 R-ICA-4.4
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.reputation = [5,8,0,0,0]
set! public.collected = [1,0,0,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect public.reputation = [14,8,0,0,0]     expect public.order = [1,0,0,0,0]

scenario the card that lay open at the end of a Year is shuffled in again
# R-ICA-4.1 R-ICA-4.2
players 2   option events=open
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.next_event = tread
do 0 end-turn
do 1 move r1
chance 5/7
do 1 end-turn
expect public.year = 2       expect public.track[0] = tread

scenario with three players no parasite goes inside
# R-ICA-5.6
players 3
plain
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2
chance 0/5
do 2 end-turn
expect public.track[1] = mountains-card
expect public.parasites = [0,0,0,0,0,0,0,0,0,1,0,0,1,0,0]

scenario saturation with four players
# R-ICA-5.5
players 4
plain
set! public.crystals[1] = 6
set! public.crystals[9] = 7
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3
chance 0/5
do 3 end-turn
expect public.crystals[1] = 7      expect public.crystals[9] = 7      expect public.crystals[12] = 3

scenario saturation with five players
# R-ICA-5.5
players 5
plain
set! public.crystals[1] = 7
set! public.crystals[9] = 8
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
do 4 move r4
chance 0/5
do 4 end-turn
expect public.crystals[1] = 8      expect public.crystals[9] = 8      expect public.crystals[12] = 3

scenario prizes of three players
# R-ICA-16.4
players 3
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [1,3,2,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect public.reputation = [1,9,4,0,0]

scenario prizes of four players
# R-ICA-16.4
players 4
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [1,2,3,4,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
expect public.reputation = [1,2,6,10,0]
