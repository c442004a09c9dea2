# The worked examples of docs/rules/icaion.md (G numbers); those of the rulebook are marked *. Regions are
# numbers, nodes and cards have names, machines are [harvester, scavenger, refiner] by owner: seat + 1,
# 6 and 7 neutral. home is the department board: 1 2 4 for row 1, 8 16 32 for row 2, 64 128 256 for row 3.
game icaion

scenario G1 * Lone Survivor and Hyper Boots: five cards, three upgrades, a move of three nodes
# R-ICA-3.9 R-ICA-E8.1
players 2
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 raid-1 raid-2 rumour-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
push MOVE 0
legal 0 move c0              # three nodes from x0
illegal 0 move c1

scenario G1 * their first crystals are two grey and a brown one in one cage
# R-ICA-3.9 R-ICA-3.12      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 774      # 1 Lone Survivor, 2 Cursed, 8 Hyper Boots, 9 Primal Armor
do 1 draft lone-survivor
illegal 0 draft lone-survivor
do 0 draft cursed
illegal 1 draft cursed
do 1 draft hyper-boots
expect public.equipment[0] = primal-armor
expect public.cage[1][0] = [0,1,0,2,0]
expect public.cage[1][1] = [0,0,0,0,0]

scenario G2 * two shards left: the next Year adds one with three players
# R-ICA-4.3
players 3
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.base_count = 2
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect public.year = 2       expect public.base_count = 3

scenario G2 * with two players it is filled up to three as well
# R-ICA-4.3
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.base_count = 2
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect public.year = 2       expect public.base_count = 3

scenario G2 * four players add two
# R-ICA-4.3
players 4
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.base_count = 2
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
expect public.year = 2       expect public.base_count = 4

scenario G2 * five players add three
# R-ICA-4.3
players 5
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.base_count = 2
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
do 4 move r4                 do 4 end-turn
expect public.year = 2       expect public.base_count = 5

scenario G3 * with row 2 unlocked each blue crystal buys two nodes
# R-ICA-7.2 R-ICA-7.3 R-ICA-7.5 R-ICA-7.6
players 2
plain
set! public.home[0] = 487
push MOVE 0
legal 0 move l0              illegal 0 move c0      illegal 0 camp
set public.cage[0][0] = [1,0,0,0,0]
legal 0 move c0              legal 0 move c1        illegal 0 move c2      legal 0 camp
set public.cage[0][0] = [2,0,0,0,0]
legal 0 move c2              legal 0 move a3        illegal 0 move r3
set public.cage[0][0] = [3,0,0,0,0]
legal 0 move r3              legal 0 move x3        illegal 0 move s3
do 0 move c1
expect public.node[0] = c1   expect public.cage[0][0] = [2,0,0,0,0]

scenario G3 * camping costs one blue crystal
# R-ICA-7.2
players 2
plain
set! public.home[0] = 487
set! public.cage[0][1] = [1,0,2,0,0]
push MOVE 0
do 0 camp
expect public.node[0] = x0   expect public.cage[0][1] = [0,0,2,0,0]      expect event camped

scenario G4 three nodes are too far at first
# R-ICA-7.3 R-ICA-7.5
players 2
plain
set! public.cage[0][0] = [5,0,0,0,0]
push MOVE 0
illegal 0 move c0
set public.home[0] = 503
legal 0 move c0
do 0 move c0
expect public.cage[0][0] = [4,0,0,0,0]

scenario G4 Hyper Boots make the third node free
# R-ICA-E8.1 R-ICA-7.3
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [5,0,0,0,0]
push MOVE 0
do 0 move c0
expect public.cage[0][0] = [5,0,0,0,0]

scenario G5 * Extract beside a scavenger, a harvester and a refiner
# R-ICA-10.1 R-ICA-10.3 R-ICA-10.5 R-ICA-10.6 R-ICA-10.7 R-ICA-10.9
players 2
plain
set! public.node[0] = r0
set! public.home[0] = 504
set! public.crystals[0] = 3
set! public.crystals[5] = 1
set! public.machine[0] = [1,0,0]
set! public.machine[5] = [0,0,1]
set! public.machine[10] = [0,1,0]
do 0 extract
expect decision EXTRACT 0    expect public.batch = [1,0,1,0,0]
do 0 activate 10             expect public.hand_count[0] = 1      expect event drew 0
do 0 activate 0              expect public.batch = [2,0,1,0,0]
do 0 activate 5              expect public.reputation[0] = 2
expect decision STORE 0
do 0 store 0
expect public.cage[0][0] = [2,0,1,0,0]
expect public.crystals[0] = 1      expect public.crystals[5] = 0

scenario G7 a full hand draws nothing, all else is equal
# R-ICA-9.1 R-ICA-10.8
players 2
plain
set! public.node[0] = r0
set! public.home[0] = 504
set! public.crystals[0] = 3
set! public.crystals[5] = 1
set! public.machine[0] = [1,0,0]
set! public.machine[5] = [0,0,1]
set! public.machine[10] = [0,1,0]
set! private[0].hand = legend-1 raid-1 raid-2 rumour-1
do 0 extract
illegal 0 activate 10
do 0 activate 0              do 0 activate 5
do 0 store 0
expect public.hand_count[0] = 4    expect public.reputation[0] = 2
expect public.cage[0][0] = [2,0,1,0,0]

scenario G8 * the second machine in a river costs two blue or brown crystals
# R-ICA-11.5 R-ICA-8.11 R-ICA-8.9
players 2
plain
set! public.node[0] = r0
set! public.home[0] = 510
set! public.machine[0] = [0,0,6]
set! public.cage[0][0] = [2,0,0,0,0]
legal 0 deploy 1 0
set public.cage[0][0] = [1,1,0,0,0]
legal 0 deploy 1 0
set public.cage[0][0] = [0,2,0,0,0]
legal 0 deploy 1 0
set public.cage[0][0] = [0,1,5,5,5]
illegal 0 deploy 1 0
set public.cage[0][0] = [2,2,0,0,0]
do 0 deploy 1 0
expect decision PAY 0        expect legal-count 0 = 2
do 0 pay blue 0              do 0 pay brown 0
expect public.cage[0][0] = [1,1,0,0,0]
expect public.machine[0] = [0,1,6]
expect public.reputation[0] = 2

scenario G9 * the scavenger is the third machine beside three scavengers
# R-ICA-11.1 R-ICA-11.4 R-ICA-11.5 R-ICA-11.6 R-ICA-11.11
players 4
plain
set! public.node[0] = r0
set! public.home[0] = 447
set! public.machine[5] = [1,0,0]
set! public.machine[10] = [2,3,0]
set! public.machine[0] = [3,0,4]
set! public.machine[4] = [0,2,0]
set! public.machine[14] = [0,4,0]
set! public.home[1] = 508
set! public.home[2] = 508
set! public.home[3] = 504
set! public.cage[0][0] = [1,2,0,0,0]
legal 0 deploy 7 0
illegal 0 deploy 0           illegal 0 deploy 3           illegal 0 deploy 8
illegal 0 deploy 7 5         illegal 0 deploy 7 10
do 0 deploy 7 0
expect public.cage[0][0] = [0,0,0,0,0]
expect public.reputation[0] = 9
expect public.machine[0] = [3,1,4]
expect event unlocked 0
push COLOUR 0 1
do 0 colour pink             do 0 store 0
push COLOUR 0 1
do 0 colour pink             do 0 store 1
push COLOUR 0 1
do 0 colour pink             do 0 store 2
push COLOUR 0 1
do 0 colour blue             legal 0 store 3

scenario G10 a lone refiner of row 1: one point, the power supply, five points
# R-ICA-11.6 R-ICA-11.12
players 2
plain
set! public.node[0] = x2
set! public.home[0] = 508
set! public.charged = 2
set! public.cage[0][0] = [0,1,0,0,0]
do 0 deploy 2 12
expect public.machine[12] = [0,0,1]
expect public.reputation[0] = 6
expect public.charged = 3    expect public.cage[0][0] = [0,0,0,0,0]

scenario G12 * strength three: one grey removes up to three parasites, two up to six
# R-ICA-12.1 R-ICA-11.9 R-ICA-12.3
players 2
plain
set! public.node[0] = r0
set! public.home[0] = 508
set! public.parasites[5] = 3
set! public.parasites[10] = 3
set! public.cage[0][0] = [0,0,0,2,0]
do 0 eradicate
do 0 remove 5                do 0 remove 5                do 0 remove 10
do 0 done
expect public.collected[0] = 3     expect public.cage[0][0] = [0,0,0,1,0]
expect public.parasites[5] = 1     expect public.parasites[10] = 2

scenario G12 * two grey remove six
# R-ICA-12.1 R-ICA-12.2
players 2
plain
set! public.node[0] = r0
set! public.home[0] = 508
set! public.parasites[5] = 3
set! public.parasites[10] = 3
set! public.cage[0][0] = [0,0,0,2,0]
do 0 eradicate
do 0 remove 5                do 0 remove 5                do 0 remove 5
do 0 remove 10               do 0 remove 10               do 0 remove 10
expect public.collected[0] = 6     expect public.cage[0][0] = [0,0,0,0,0]

scenario G13 four parasites at strength three cost two grey
# R-ICA-12.2 R-ICA-12.3
players 2
plain
set! public.node[0] = r0
set! public.home[0] = 508
set! public.parasites[5] = 3
set! public.parasites[10] = 1
set! public.cage[0][0] = [0,0,0,3,0]
do 0 eradicate
do 0 remove 5                do 0 remove 5                do 0 remove 5
do 0 remove 10
expect public.collected[0] = 4     expect public.cage[0][0] = [0,0,0,1,0]
expect public.reputation[0] = 0

scenario G14 a shard of three and two pink crystals: two points and no shard
# R-ICA-12.6 R-ICA-12.7 R-ICA-12.8 R-ICA-12.9
players 2
plain
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,2]
chance 15/16
do 0 investigate
expect event shard 0         expect decision INVEST 0     expect no-undo
illegal 0 spend 3
do 0 spend 2
expect public.reputation[0] = 2    expect public.shards[0] = [0,0,0]
expect public.unseen = [5,6,4]     expect public.base_count = 2

scenario G14 the Outsider gets six
# R-ICA-S5.1
players 2
plain
set! public.seeker[0] = outsider
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,2]
chance 15/16
do 0 investigate
do 0 spend 2
expect public.reputation[0] = 6    expect public.shards[0] = [0,0,0]

scenario G15 a shard of two and two pink crystals: it is kept
# R-ICA-12.9
players 2
plain
set! public.node[0] = m0
set! public.shards[0] = [1,0,0]
set! public.cage[0][0] = [0,0,0,0,2]
chance 4/15
do 0 investigate
do 0 spend 2
expect public.reputation[0] = 2    expect public.shards[0] = [1,1,0]

scenario G17 * a tile of Year II is installed in the place II
# R-ICA-13.6
players 2
plain
set! public.year = 2
set! public.slot[0] = blue-2
set! public.node[0] = s0
do 0 install
expect public.slot[0] = none    expect public.installed[0] = [0,1,0]

scenario G18 two harvesters and the brown day tile
# R-ICA-13.4 R-ICA-T2.1
players 2
plain
set! public.node[0] = c0
set! public.home[0] = 502
set! public.machine[0] = [1,0,0]
set! public.machine[9] = [1,0,0]
do 0 retrieve brown
expect public.reputation[0] = 6    expect public.slot[0] = brown-1

scenario G19 * Overcharge with machines in a forest, mountains and two rivers
# R-ICA-15.3 R-ICA-8.2
players 2
plain
set! public.home[0] = 484
set! public.machine[5] = [1,0,0]
set! public.machine[1] = [1,0,0]
set! public.machine[0] = [0,1,0]
set! public.machine[8] = [0,1,0]
do 0 overcharge pink
expect public.batch = [1,1,1,0,1]
do 0 store 0
expect public.cage[0][0] = [1,1,1,0,1]      expect public.charged = 2

scenario G20 a batch replaces what lay in its cage
# R-ICA-8.3
players 2
plain
set! public.home[0] = 502
set! public.machine[5] = [1,0,0]
set! public.machine[1] = [1,0,0]
set! public.cage[0][0] = [0,0,0,0,3]
set! public.cage[0][1] = [1,0,0,0,0]
do 0 overcharge grey
do 0 store 0
expect public.cage[0][0] = [0,1,1,1,0]      expect public.cage[0][1] = [1,0,0,0,0]
expect event stored 0

scenario G22 mountains on field 2 with two players
# R-ICA-5.4 R-ICA-5.6 R-ICA-K19.1
players 2
plain
do 0 end-turn
do 1 move r1
chance 0/5
do 1 end-turn
expect public.track[1] = mountains-card
expect public.crystals = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,1,0,0,1,0,0]

scenario G23 saturation with three players
# R-ICA-5.5
players 3
plain
set! public.track = river-card forest-card
set! public.crystals[1] = 5
set! public.crystals[9] = 6
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2
chance 0/4
do 2 end-turn
expect public.track[2] = mountains-card
expect public.crystals[1] = 6      expect public.crystals[9] = 6      expect public.crystals[12] = 2

scenario G24 Tread onto two parasites
# R-ICA-K23.1 R-ICA-6.2 R-ICA-6.4 R-ICA-5.9 R-ICA-5.11
players 3
plain
set! public.track = river-card mountains-card
set! public.parasites[10] = 2
set! public.machine[10] = [1,6,0]
set! public.home[0] = 510
set! public.node[0] = l1
set! public.node[1] = r1
set! public.node[2] = x3
do 0 end-turn
do 1 move x1                 do 1 end-turn
do 2 move r3
chance 3/4
do 2 end-turn
expect public.colossus = 1
expect public.parasites[10] = 0    expect public.machine[10] = [0,0,0]
expect public.parasites[6] = 2
expect event overflow = 1          expect event wounded = 2
expect public.lying = 2            # seat 0 has stood up again, seat 2 was never hit
expect public.restricted = 1

scenario G27 Shed with two arrows
# R-ICA-K25.1 R-ICA-5.10
players 2
plain
set! public.colossus_card = shed tread trample
set! public.node[0] = c3
set! public.node[1] = c2
do 0 end-turn
do 1 move c3
chance 4/5
do 1 end-turn
expect public.track[1] = shed
expect public.colossus = 2
expect public.parasites[14] = 1    expect public.parasites[5] = 1
expect public.parasites[11] = 1    expect public.parasites[7] = 1
expect public.lying = 0

scenario G28 a restricted turn
# R-ICA-6.9 R-ICA-6.10 R-ICA-6.11 R-ICA-S7.2
players 2
plain
set! public.seeker[1] = criminal
set! public.lying = 2
set! public.home[1] = 487
set! public.cage[1][0] = [3,0,0,0,0]
do 0 end-turn
expect public.lying = 0      expect event stood-up 1      expect decision MOVE 1
legal 1 camp                 legal 1 move l1              illegal 1 move c1
do 1 move l1
illegal 1 overcharge         illegal 1 supply-draw        illegal 1 double-shift      illegal 1 play
chance 0/5
do 1 extract
expect public.armour = 2

scenario G30 four players: the earlier of two equals is ahead
# R-ICA-16.3 R-ICA-16.4 R-ICA-16.5
players 4
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [3,1,3,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
expect public.reputation = [10,2,6,0,0]

scenario G31 who collected nothing gets nothing
# R-ICA-16.5
players 3
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [4,0,0,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect public.reputation = [9,0,0,0,0]
expect public.collected = [0,0,0,0,0]

scenario G32 * after Year I the tiles II are on top
# R-ICA-16.6
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect public.year = 2
expect public.tiles = 28086  # the lowest of three bits is gone in each stack

scenario G33 * four shards bring twenty points
# R-ICA-17.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.shards[0] = [1,2,1]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect over
expect score 0 = 20          expect score 1 = -15

scenario G34 * one shard doubles the better of two tiles
# R-ICA-17.3 R-ICA-17.6 R-ICA-17.7
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 292
set! public.machine[0] = [1,0,0]
set! public.machine[6] = [1,0,0]
set! public.machine[7] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.machine[12] = [0,1,0]
set! public.machine[13] = [0,1,0]
set! public.installed[0] = [2,3,0]
set! public.shards[0] = [0,0,1]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect over
expect score 0 = 33          # brown 3 x 3 = 9, green 4 x 3 = 12 twice, one shard 0

scenario G35 Harness, five crystals, no shard and a tile
# R-ICA-17.2 R-ICA-17.5 R-ICA-E13.1 R-ICA-17.1
players 2
plain
set! public.equipment[0] = energy-harness
set! public.equipment[1] = primal-armor
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 484
set! public.machine[8] = [0,1,0]
set! public.machine[12] = [0,1,0]
set! public.installed[0] = [3,0,0]
set! public.cage[0][0] = [1,1,1,0,0]
set! public.cage[0][1] = [0,0,0,2,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect over
expect score 0 = 3

scenario G37 five region cards first: Year III is over after five rounds
# R-ICA-5.12 R-ICA-5.13
players 2
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card
do 0 end-turn
do 1 move r1
chance 0/4
do 1 end-turn
expect public.round = 5      expect public.track[4] = misty-valley-card
do 0 move r0                 do 0 end-turn
do 1 move x1                 do 1 end-turn
expect over

scenario G38 Ambush on a rival with a card and on one who lies
# R-ICA-C245.1 R-ICA-6.5 R-ICA-6.6
players 3
plain
set! public.node = r0 r0 x0
set! public.lying = 4
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = ambush-1
set! private[1].hand = legend-1
do 0 play ambush-1
expect public.reputation[0] = 10   expect decision WOUND 1
do 1 prevent legend-1
expect public.lying = 4            expect public.hand_count[1] = 0
expect public.discard = legend-1 ambush-1

scenario G38 the rival may keep their card and lie down
# R-ICA-6.5
players 3
plain
set! public.node = r0 r0 x0
set! public.lying = 4
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = ambush-1
set! private[1].hand = legend-1
do 0 play ambush-1
do 1 take-wound
expect public.lying = 6            expect public.hand_count[1] = 1

scenario G39 a Converter turns two pink into the blue for camping
# R-ICA-8.12 R-ICA-7.2
players 2
plain
set! public.upgrades[0] = converter-1
set! public.cage[0][0] = [0,0,0,0,2]
push MOVE 0
do 0 camp
expect public.cage[0][0] = [0,0,0,0,0]      expect public.node[0] = x0

scenario G39 two pink are nothing without the Converter
# R-ICA-8.14
players 2
plain
set! public.cage[0][0] = [0,0,0,0,2]
push MOVE 0
illegal 0 camp

scenario G40 one upgrade too many: an old one goes
# R-ICA-14.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = polisher fence spare-blade-1
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = spare-cage-1
do 0 play spare-cage-1
expect decision REPLACE 0    expect legal-count 0 = 4      # before anything is paid
expect public.cage[0][0] = [0,0,2,0,0]
expect prompt 0 en "Which one do you discard before you pay for Spare Cage?"
expect prompt 0 pl "Które odrzucasz, zanim zapłacisz za kartę „Zapasowa klatka”?"
do 0 drop fence
expect event dropped 0 with fence           expect event paid 0 = 2      expect event upgraded 0 with spare-cage-1
expect public.upgrades[0] = polisher spare-blade-1 spare-cage-1
expect public.discard = fence               expect public.cage[0][0] = [0,0,0,0,0]

scenario G40 or the new one, and its cost is lost
# R-ICA-14.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = polisher fence spare-blade-1
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = spare-cage-1
do 0 play spare-cage-1
do 0 drop spare-cage-1
expect event dropped 0 with spare-cage-1    expect no-event upgraded
expect public.upgrades[0] = polisher fence spare-blade-1
expect public.discard = spare-cage-1        expect public.cage[0][0] = [0,0,0,0,0]

scenario G41 Radiant Rays: the refiner wants its crystal back
# R-ICA-M4.1
players 2   option radiant=on
plain
set! public.node[0] = r0
set! public.home[0] = 504
set! public.crystals[0] = 3
set! public.crystals[5] = 1
set! public.machine[0] = [1,0,0]
set! public.machine[5] = [0,0,1]
set! public.machine[10] = [0,1,0]
do 0 extract
do 0 activate 5
expect public.reputation[0] = 2    expect public.batch = [1,0,0,0,0]
expect public.crystals[5] = 0
do 0 done
do 0 store 0
expect public.cage[0][0] = [1,0,0,0,0]

scenario G41 Radiant Rays: or it stays idle and the green is kept
# R-ICA-M4.1
players 2   option radiant=on
plain
set! public.node[0] = r0
set! public.home[0] = 504
set! public.crystals[0] = 3
set! public.crystals[5] = 1
set! public.machine[0] = [1,0,0]
set! public.machine[5] = [0,0,1]
set! public.machine[10] = [0,1,0]
do 0 extract
do 0 done
do 0 store 0
expect public.reputation[0] = 0    expect public.cage[0][0] = [1,0,1,0,0]

scenario G43 Radiant Rays: the outer machines lie far from the Colossus at the blue crater
# R-ICA-M2.4 R-ICA-M2.6      (a seed in which the Colossus starts on crater 0)
players 3   seed 4   option radiant=on
start
expect public.colossus = 0
expect public.machine[12] != [0,0,0]        expect public.machine[13] != [0,0,0]
expect public.machine[6] != [0,0,0]         expect public.machine[7] != [0,0,0]
expect public.machine[5] = [0,0,0]          expect public.machine[8] = [0,0,0]
expect public.machine[9] = [0,0,0]          expect public.machine[10] = [0,0,0]
expect public.machine[11] = [0,0,0]         expect public.machine[14] = [0,0,0]

scenario G44 Radiant Rays: the scavenger of row 2 alone buys one node a crystal
# R-ICA-M5.1 R-ICA-M5.2
players 2   option radiant=on
plain
set! public.home[0] = 495
set! public.cage[0][0] = [1,0,0,0,0]
push MOVE 0
legal 0 move c0              illegal 0 move c1

scenario G45 Radiant Rays: nothing is doubled
# R-ICA-M7.1
players 2   option radiant=on
plain
set! public.equipment[0] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 292
set! public.machine[0] = [1,0,0]
set! public.machine[6] = [1,0,0]
set! public.machine[7] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.machine[12] = [0,1,0]
set! public.machine[13] = [0,1,0]
set! public.installed[0] = [2,3,0]
set! public.shards[0] = [1,1,1]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect over
expect score 0 = 31

scenario G47 equal at the end: the later in turn order wins
# R-ICA-17.8
players 4
plain
set! public.equipment[2] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.reputation = [10,103,20,103,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
do 3 move r3                 do 3 end-turn
expect over
expect score 1 = 88          expect score 3 = 88
expect rank 3 = 1            expect rank 1 = 2

scenario G49 the Machine adds a crystal without loss
# R-ICA-S4.1 R-ICA-S4.2
players 2
plain
set! public.seeker[0] = machine
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.cage[0][0] = [0,3,0,0,0]
do 0 overcharge blue
do 0 store 1
expect decision ADD 0
legal 0 add pink 1
do 0 add pink 0
expect public.cage[0][0] = [0,3,0,0,1]      expect public.cage[0][1] = [1,0,1,0,0]
