# Turns, moves, crystals, actions and the power supply: sections 7 to 15 of docs/rules/icaion.md.
game icaion

scenario a turn may be ended without any action
# R-ICA-7.1 R-ICA-7.10
players 2
plain
do 0 end-turn
expect decision MOVE 1

scenario it ends by itself when nothing is left to do
# R-ICA-7.10 R-ICA-1.9
players 2
plain
do 0 overcharge blue         do 0 store 0
expect decision MENU 0       illegal 0 overcharge
do 0 extract
expect decision MOVE 1

scenario the special action may come first or last
# R-ICA-7.1
players 2
plain
do 0 extract
legal 0 overcharge blue      legal 0 end-turn             illegal 0 extract

scenario a move does not end where it began
# R-ICA-7.4
players 2
plain
push MOVE 0
illegal 0 move x0

scenario seekers share a node
# R-ICA-7.7
players 2
plain
set! public.node[1] = r0
push MOVE 0
do 0 move r0
expect public.node = r0 r0

scenario the shortest price is paid
# R-ICA-7.6
players 2
plain
set! public.home[0] = 487
set! public.cage[0][0] = [3,0,0,0,0]
push MOVE 0
do 0 move r0                 expect public.cage[0][0] = [3,0,0,0,0]

scenario the six basic actions
# R-ICA-7.8 R-ICA-10.2
players 2
plain
set! public.node[0] = m0
set! public.parasites[5] = 1
set! public.slot[0] = blue-1
set! public.cage[0][0] = [0,1,0,1,0]
legal 0 extract              legal 0 deploy 0 5           legal 0 eradicate
legal 0 investigate          legal 0 install
plain
set! public.node[0] = c0
legal 0 extract              illegal 0 deploy             illegal 0 eradicate
illegal 0 investigate        illegal 0 install            legal 0 retrieve pink

scenario a batch goes into one cage and wipes it
# R-ICA-8.2 R-ICA-8.3 R-ICA-8.6
players 2
plain
set! public.cage[0][0] = [0,0,0,0,3]
set! public.cage[0][1] = [0,2,0,0,0]
set! public.crystals[5] = 1
set! public.crystals[10] = 1
do 0 extract
expect legal-count 0 = 3
do 0 store 1
expect public.cage[0][0] = [0,0,0,0,3]      expect public.cage[0][1] = [0,0,1,0,1]

scenario a batch may be thrown away
# R-ICA-8.4
players 2
plain
set! public.cage[0][0] = [0,0,0,0,3]
set! public.crystals[5] = 1
do 0 extract
do 0 throw
expect public.cage[0][0] = [0,0,0,0,3]      expect public.crystals[5] = 0

scenario an empty batch asks nothing, and empty cages are one
# R-ICA-8.7 R-ICA-8.8 R-ICA-10.2
players 2
plain
do 0 extract
expect decision MENU 0
plain
set! public.crystals[5] = 1
do 0 extract
expect legal-count 0 = 2     legal 0 store 0              illegal 0 store 1

scenario crystals are paid from any cage, as the payer likes
# R-ICA-8.9 R-ICA-8.10
players 2
plain
set! public.cage[0][0] = [1,0,0,0,1]
set! public.cage[0][1] = [1,0,0,0,0]
push MOVE 0
do 0 camp
expect decision PAY 0        expect legal-count 0 = 2
do 0 pay blue 1
expect public.cage[0][0] = [1,0,0,0,1]      expect public.cage[0][1] = [0,0,0,0,0]

scenario other colours do not pay
# R-ICA-8.10 R-ICA-8.14
players 2
plain
set! public.cage[0][0] = [0,9,9,9,9]
push MOVE 0
illegal 0 camp
plain
set! public.parasites[5] = 1
set! public.cage[0][0] = [9,9,9,0,9]
illegal 0 eradicate

scenario a deploy is taken back while nobody else has decided
# R-ICA-11.8
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
do 0 deploy 0 5
expect public.reputation[0] = 1    expect undo
undo
expect public.machine[5] = [0,0,0]          expect public.reputation[0] = 0

scenario one or two cards
# R-ICA-9.2 R-ICA-15.4
players 2
plain
legal 0 supply-draw 1        legal 0 supply-draw 2        illegal 0 supply-draw 3
do 0 supply-draw 2
expect public.hand_count[0] = 2    expect public.charged = 2     expect event drew 0 shown to 0

scenario nothing is drawn beyond the limit
# R-ICA-9.1 R-ICA-15.2
players 2
plain
set! private[0].hand = legend-1 raid-1 raid-2 rumour-1
do 0 "Power supply, draw cards: none, your hand is full"
expect public.hand_count[0] = 4    expect public.charged = 2

scenario parasites stop machines, not crystals
# R-ICA-10.4
players 2
plain
set! public.crystals[5] = 2
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.parasites[5] = 2
do 0 extract
expect decision STORE 0      expect public.batch = [0,0,1,0,0]

scenario as many parasites as machines do not stop them
# R-ICA-10.4
players 2
plain
set! public.crystals[5] = 2
set! public.home[0] = 510
set! public.machine[5] = [1,0,6]
set! public.parasites[5] = 2
do 0 extract
do 0 activate 5
expect public.batch = [0,0,2,0,0]

scenario rivals' machines are not activated
# R-ICA-10.3
players 2
plain
set! public.crystals[5] = 2
set! public.home[1] = 510
set! public.machine[5] = [2,0,0]
do 0 extract
expect decision STORE 0

scenario machines may stay idle
# R-ICA-10.3 R-ICA-10.9
players 2
plain
set! public.crystals[5] = 2
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
do 0 extract
do 0 done
expect public.batch = [0,0,1,0,0]  expect decision STORE 0

scenario a harvester needs a second crystal, a refiner a first
# R-ICA-10.5 R-ICA-10.7 R-ICA-10.8
players 2
plain
set! public.home[0] = 504
set! public.crystals[5] = 1
set! public.machine[5] = [1,0,0]
set! public.machine[10] = [0,0,1]
do 0 extract
expect decision STORE 0      expect public.reputation[0] = 0

scenario a scavenger draws
# R-ICA-10.6
players 2
plain
set! public.home[0] = 508
set! public.machine[5] = [0,1,0]
do 0 extract
do 0 activate 5
expect public.hand_count[0] = 1    expect no-undo

scenario machines are deployed beside the seeker
# R-ICA-11.2 R-ICA-11.3
players 2
plain
set! public.node[0] = c0
set! public.cage[0][0] = [0,9,0,0,0]
legal 0 deploy 0 0           legal 0 deploy 0 1           illegal 0 deploy 0 5        illegal 0 deploy 0 10

scenario a region holds three machines of different types and colours
# R-ICA-11.4
players 2
plain
set! public.cage[0][0] = [0,9,0,0,0]
set! public.machine[5] = [6,0,0]
illegal 0 deploy 0 5
plain
set! public.cage[0][0] = [0,9,0,0,0]
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
illegal 0 deploy 1 5         legal 0 deploy 1 10

scenario a full region takes no fourth machine
# R-ICA-11.4
players 3
plain
set! public.cage[0][0] = [0,9,0,0,0]
set! public.machine[5] = [6,2,3]
set! public.home[1] = 508
set! public.home[2] = 504
illegal 0 deploy * 5

scenario one, two, three crystals
# R-ICA-11.5
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
legal 0 deploy 0 5
set! public.machine[5] = [0,6,0]
illegal 0 deploy 0 5
set! public.cage[0][0] = [0,0,2,0,0]
legal 0 deploy 0 5
set! public.machine[5] = [0,6,2]
set! public.home[1] = 504
illegal 0 deploy 0 5
set! public.cage[0][0] = [0,0,3,0,0]
legal 0 deploy 0 5

scenario a machine scores with its neighbours, not with itself, nor with other types
# R-ICA-11.6
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! public.machine[5] = [0,6,0]
set! public.machine[0] = [6,0,0]
set! public.machine[10] = [2,0,0]
set! public.home[1] = 510
set! public.machine[14] = [0,6,0]
do 0 deploy 0 5
expect public.reputation[0] = 4

scenario neighbours of the region count, not of the node
# R-ICA-11.6
players 2
plain
set! public.node[0] = x0
set! public.cage[0][0] = [0,0,1,0,0]
set! public.machine[14] = [6,0,0]
set! public.machine[0] = [2,0,0]
set! public.home[1] = 510
do 0 deploy 0 5
expect public.reputation[0] = 2    # 14 and 0 border on region 5 and do not touch x0

scenario row 1 adds strength
# R-ICA-11.9
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
do 0 deploy 0 5
set! public.basic_left = 1
set! public.parasites[10] = 2
set! public.cage[0][0] = [0,0,0,1,0]
do 0 eradicate
do 0 remove 10
expect public.collected[0] = 2

scenario row 2 adds nodes
# R-ICA-11.10 R-ICA-7.5
players 2
plain
set! public.cage[0][0] = [1,0,1,0,0]
do 0 deploy 3 5
push MOVE 0
legal 0 move c0              illegal 0 move c1

scenario row 3 adds a cage
# R-ICA-11.11 R-ICA-8.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! public.cage[0][1] = [1,0,0,0,0]
do 0 deploy 6 5
push COLOUR 0 1
do 0 colour blue             do 0 store 0
push COLOUR 0 1
do 0 colour blue             do 0 store 2
push COLOUR 0 1
do 0 colour blue
expect legal-count 0 = 4     illegal 0 store 3            # three full cages, or away with it

scenario the refiner of row 2 brings two crystals of one colour
# R-ICA-11.12
players 2
plain
set! public.home[0] = 487
set! public.charged = 0
set! public.cage[0][0] = [0,0,1,0,0]
do 0 deploy 5 5
expect public.charged = 1
do 0 colour pink             do 0 store 0
expect public.cage[0][0] = [0,0,0,0,2]      expect public.reputation[0] = 1

scenario the refiner of row 3 draws one or two cards
# R-ICA-11.12
players 2
plain
set! public.home[0] = 319
set! public.cage[0][0] = [0,0,1,0,0]
do 0 deploy 8 5
expect decision DRAW 0       expect legal-count 0 = 2
do 0 draw 2
expect public.hand_count[0] = 2

scenario Eradicate only within reach
# R-ICA-12.1 R-ICA-12.4
players 2
plain
set! public.parasites[6] = 3
set! public.cage[0][0] = [0,0,0,3,0]
illegal 0 eradicate
set! public.parasites[5] = 2
do 0 eradicate               # the first one is no question
illegal 0 remove 6           legal 0 remove 5
do 0 done
expect public.collected[0] = 1     expect public.parasites[5] = 1     expect public.cage[0][0] = [0,0,0,2,0]

scenario Investigate only at the crater of the Colossus, and while it has shards
# R-ICA-12.5
players 2
plain
set! public.node[0] = m1
illegal 0 investigate
set public.node[0] = s0
legal 0 investigate
set public.base_count = 0
illegal 0 investigate

scenario without pink the shard is lost
# R-ICA-12.7 R-ICA-12.9
players 2
plain
set! public.node[0] = m0
chance 0/16
do 0 investigate
expect public.shards[0] = [0,0,0]  expect public.unseen = [4,6,5]     expect event lost-shard 0

scenario a sixth shard is not kept, but scores
# R-ICA-12.10
players 2
plain
set! public.node[0] = m0
set! public.shards[0] = [2,2,1]
set! public.cage[0][0] = [0,0,0,0,1]
chance 0/11
do 0 investigate
do 0 spend 1
expect public.reputation[0] = 1    expect public.shards[0] = [2,2,1]

scenario Retrieve in the City, once a Year, with an empty slot
# R-ICA-13.1 R-ICA-13.2 R-ICA-13.3
players 2
plain
set! public.node[0] = c0
expect legal-count 0 = 15    # extract, five tiles, five overcharges, two draws, double shift, end
set! public.slot[0] = blue-1
illegal 0 retrieve
set! public.slot[0] = none
set! public.retrieved = 1
illegal 0 retrieve
set! public.retrieved = 0
set! public.node[0] = a0
illegal 0 retrieve

scenario no colour twice, and no tile of another Year
# R-ICA-13.2
players 2
plain
set! public.node[0] = c0
set! public.year = 2
set! public.installed[0] = [2,0,0]
illegal 0 retrieve brown     legal 0 retrieve blue
set! public.slot[1] = blue-2
illegal 0 retrieve blue

scenario the tile keeps its numeral
# R-ICA-13.6 R-ICA-13.3
players 2
plain
set! public.year = 2
set! public.slot[0] = blue-1
set! public.node[0] = u0
do 0 install
expect public.installed[0] = [1,0,0]

scenario a double shift before the basic action
# R-ICA-15.1 R-ICA-15.5 R-ICA-15.6
players 2
plain
do 0 double-shift
expect public.charged = 2    legal 0 end-turn
do 0 extract
expect decision MOVE 0
do 0 move r0
expect decision MENU 0       illegal 0 end-turn           illegal 0 double-shift
do 0 extract
expect decision MOVE 1

scenario a double shift after the basic action
# R-ICA-15.5 R-ICA-15.6
players 2
plain
do 0 extract
do 0 double-shift
expect decision MOVE 0
do 0 move r0
do 0 extract
expect decision MOVE 1

scenario a double shift without a basic action is unused
# R-ICA-15.6
players 2
plain
do 0 double-shift
do 0 end-turn
expect decision MOVE 1

scenario an empty power supply is of no use
# R-ICA-15.1
players 2
plain
set! public.charged = 2
illegal 0 overcharge         illegal 0 supply-draw        illegal 0 double-shift

scenario Overcharge without machines brings one crystal
# R-ICA-15.3 R-ICA-15.2
players 2
plain
do 0 overcharge grey
expect public.batch = [0,0,0,1,0]

scenario Overcharge does not look at parasites
# R-ICA-15.3
players 2
plain
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.parasites[5] = 3
do 0 overcharge grey
expect public.batch = [0,0,1,1,0]

scenario no more pink than the shard is worth
# R-ICA-12.7
players 2
plain
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,3]
chance 0/16
do 0 investigate
legal 0 spend 0              legal 0 spend 1              illegal 0 spend 2           illegal 0 spend 3

scenario a walk of two crystals costs two
# R-ICA-7.5 R-ICA-7.6
players 2
plain
set! public.home[0] = 503
set! public.cage[0][0] = [3,0,0,0,0]
push MOVE 0
illegal 0 move s3
do 0 move c1                 # four nodes
expect public.cage[0][0] = [1,0,0,0,0]      expect public.node[0] = c1

scenario Overcharge in the colour of a machine brings two of it
# R-ICA-15.3
players 2
plain
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
do 0 overcharge green
expect public.batch = [0,0,2,0,0]

scenario a turn inherits nothing from the one before
# R-ICA-7.1 R-ICA-15.6
players 2
plain
do 0 double-shift
do 0 end-turn
do 1 move r1
do 1 extract
legal 1 end-turn             illegal 1 shift
plain
do 0 extract
do 0 end-turn
do 1 move r1
do 1 double-shift
legal 1 end-turn             illegal 1 shift

scenario the scavenger of row 3 adds the fourth cage, and there is no fifth
# R-ICA-11.11 R-ICA-8.1
players 2
plain
set! public.home[0] = 447
set! public.cage[0] = [[0,0,1,0,0],[1,0,0,0,0],[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]
do 0 deploy 7 5
push COLOUR 0 2
do 0 colour blue             do 0 store 0
push COLOUR 0 2
do 0 colour pink             do 0 store 3
push COLOUR 0 2
do 0 colour grey
expect legal-count 0 = 5     illegal 0 store 4            # four full cages, or away with it
