# The module Radiant Rays: section M of docs/rules/icaion.md.
game icaion

scenario with two players the wounding cards are out
# R-ICA-M1.1
players 2   option radiant=on
plain
expect public.draw_count = 42

scenario with three they stay, unless agreed
# R-ICA-M1.1 R-ICA-M1.2
players 3   option radiant=on
plain
expect public.draw_count = 50

scenario they are left out by agreement
# R-ICA-M1.2
players 3   option radiant=on   option wounding=off
plain
expect public.draw_count = 42

scenario the base game keeps them with two players
# R-ICA-M1.1
players 2
plain
expect public.draw_count = 50

scenario neutral machines of two players: nine on the board, three reserved
# R-ICA-M2.1 R-ICA-M2.2 R-ICA-M2.3 R-ICA-M2.4
players 2   option radiant=on
start
expect decision START
expect public.machine[0] != [0,0,0]         expect public.machine[1] != [0,0,0]
expect public.machine[2] != [0,0,0]         expect public.machine[3] != [0,0,0]
expect public.machine[4] != [0,0,0]
expect public.reserved[0][0] > 5   expect public.reserved[1][0] > 5   expect public.reserved[2][0] > 5
expect public.reserved[2][1] = 2   # the refiner of the other colour

scenario four players: five inside, none outside
# R-ICA-M2.3 R-ICA-M2.5
players 4   option radiant=on
start
expect public.machine[0] != [0,0,0]         expect public.machine[4] != [0,0,0]
expect public.machine[5] = [0,0,0]          expect public.machine[9] = [0,0,0]
expect public.machine[10] = [0,0,0]         expect public.machine[14] = [0,0,0]

scenario five players: none at all
# R-ICA-M2.5
players 5   option radiant=on
start
expect public.machine[0] = [0,0,0]          expect public.machine[4] = [0,0,0]

scenario the reserved machines come at the end of Year I
# R-ICA-M3.1 R-ICA-M3.2
players 2   option radiant=on
plain
set! public.track = forest-card mountains-card river-card crystal-field-card misty-valley-card
set! public.reserved = [[6,0],[6,1],[7,2]]
do 0 end-turn
do 1 move r1
chance 0/3 0/2 0/2
do 1 end-turn
expect public.year = 2
expect public.machine[2] = [6,0,0]          # forest: region 2 is 5 paths from crater 0, 13 is 3, 5 is 0
expect public.machine[12] = [0,6,0]         # mountains: 12 is 6, 1 is 3, 9 is 1
expect public.machine[8] = [0,0,7]          # river: 8 and 11 are 5, 0 is 1: by chance one of 8 and 11
expect public.reserved = [[0,0],[0,0],[0,0]]
expect public.reputation = [0,0,0,0,0]

scenario a kind that cannot take the machine is passed over
# R-ICA-M3.3
players 2   option radiant=on
plain
set! public.track = forest-card mountains-card river-card crystal-field-card misty-valley-card
set! public.machine[2] = [6,0,0]
set! public.machine[5] = [0,0,6]
set! public.machine[13] = [0,1,0]
set! public.home[0] = 508
set! public.reserved = [[6,1],[0,0],[0,0]]
do 0 end-turn
do 1 move r1
do 1 end-turn
expect public.machine[12] = [0,6,0]
expect public.machine[2] = [6,0,0]          expect public.machine[13] = [0,1,0]

scenario after the last card the first one follows
# R-ICA-M3.3 R-ICA-M3.4
players 2   option radiant=on
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 292
set! public.home[1] = 292
set! public.machine = [[0,1,0],[0,2,0],[0,7,0],[0,0,0],[6,0,0],[0,7,0],[0,0,0],[0,0,6],[0,1,0],[0,2,0],[0,0,6],[0,1,0],[0,2,0],[6,0,0],[0,0,0]]
set! public.reserved = [[6,1],[6,1],[7,2]]
do 0 end-turn
do 1 move r1
chance 0/3 0/2 0/2
do 1 end-turn
expect public.machine[3] = [0,6,0]          # four kinds refuse a scavenger of this colour; 3 is farther than 6 and 14
expect public.machine[6] = [0,6,0]          # from the first card again, up to the last
expect public.machine[8] = [0,1,7]          # the refiner: rivers again, 8 or 11 by chance
expect public.reserved = [[0,0],[0,0],[0,0]]

scenario not at the end of Year II, nor with three players
# R-ICA-M3.1
players 2   option radiant=on
plain
set! public.year = 2
set! public.track = forest-card mountains-card river-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1
do 1 end-turn
expect public.machine[2] = [0,0,0]

scenario the base game keeps the refiner's crystal
# R-ICA-M4.1
players 2
plain
set! public.home[0] = 504
set! public.machine[5] = [0,0,1]
set! public.crystals[5] = 1
do 0 extract
do 0 activate 5
expect public.reputation[0] = 2    expect public.batch = [0,0,1,0,0]

scenario machines in any order
# R-ICA-M5.1
players 2   option radiant=on
plain
set! public.cage[0][0] = [0,9,0,0,0]
legal 0 deploy 0 5           legal 0 deploy 1 5           legal 0 deploy 8 10
do 0 deploy 2 5
expect public.home[0] = 507  expect public.reputation[0] = 6

scenario not in the base game
# R-ICA-M5.1
players 2
plain
set! public.cage[0][0] = [0,9,0,0,0]
illegal 0 deploy 1           illegal 0 deploy 2

scenario both machines of row 2 buy two nodes
# R-ICA-M5.2
players 2   option radiant=on
plain
set! public.home[0] = 487
set! public.cage[0][0] = [1,0,0,0,0]
push MOVE 0
legal 0 move c1              illegal 0 move c2

scenario the whole hand for two points a card
# R-ICA-M6.1
players 2   option radiant=on
plain
set! private[0].hand = legend-1 rumour-1 fence
do 0 discard-hand
expect public.reputation[0] = 6    expect public.hand_count[0] = 0    expect public.special_left = 0
expect public.discard = legend-1 rumour-1 fence             expect no-undo

scenario not with an empty hand, not in the base game
# R-ICA-M6.1
players 2   option radiant=on
plain
illegal 0 discard-hand

scenario the base game does not know it
# R-ICA-M6.1
players 2
plain
set! private[0].hand = legend-1 rumour-1 fence
illegal 0 discard-hand

scenario neither Heir nor armour
# R-ICA-M6.2
players 2   option radiant=on
plain
set! public.seeker[0] = heir
set! private[0].hand = legend-1
do 0 discard-hand
expect public.reputation[0] = 2
plain
set! public.seeker[0] = criminal
set! private[0].hand = legend-1
do 0 discard-hand
do 0 end-turn
expect public.armour = 0

scenario the base game doubles
# R-ICA-M7.1 R-ICA-17.6
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 510
set! public.machine[0] = [1,0,0]
set! public.installed[0] = [2,0,0]
set! public.shards[0] = [1,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect score 0 = 6

scenario no hand is discarded in a restricted turn, nor as a second special action
# R-ICA-M6.1 R-ICA-6.11
players 2   option radiant=on
plain
set! public.lying = 2
set! private[1].hand = legend-1 rumour-1
do 0 end-turn
do 1 move r1
illegal 1 discard-hand       legal 1 extract
plain
set! private[0].hand = legend-1 rumour-1
do 0 overcharge blue         do 0 store 0
illegal 0 discard-hand

scenario a refiner gives its crystal back once, whatever upgrades add
# R-ICA-M4.1 R-ICA-C232.1 R-ICA-C235.1
players 2   option radiant=on
plain
set! public.upgrades[0] = furnace polisher
set! public.home[0] = 507
set! public.machine[5] = [0,0,1]
set! public.parasites[5] = 1
set! public.crystals[5] = 3
do 0 extract
do 0 activate 5 1
expect public.reputation[0] = 3    expect public.collected[0] = 1     expect public.crystals[5] = 2
expect public.batch = [0,0,0,0,0]  expect decision MENU 0

scenario a refiner without a crystal of its region stays idle
# R-ICA-M4.1 R-ICA-10.7
players 2   option radiant=on
plain
set! public.home[0] = 507
set! public.machine[5] = [0,0,1]
set! public.crystals[10] = 1
do 0 extract
expect decision STORE 0      expect public.batch = [0,0,0,0,1]        expect public.reputation[0] = 0

scenario the twelve neutral machines of two players, two of each type and colour
# R-ICA-M2.1 R-ICA-M2.2 R-ICA-M2.4 R-ICA-M2.6      (a seed in which the Colossus starts on the grey crater)
players 2   seed 1   option radiant=on
start
expect public.colossus = 3
expect public.reserved = [[6,0],[6,2],[7,2]]
expect public.machine = [[0,0,7],[0,7,0],[0,7,0],[7,0,0],[0,0,6],[6,0,0],[0,0,0],[0,0,0],[0,0,0],[0,6,0],[0,6,0],[7,0,0],[0,0,0],[0,0,0],[0,0,0]]
