# Components, board and set-up: sections 1 to 3 of docs/rules/icaion.md.
game icaion

scenario two players: crystals, parasites, neutral machines and hands
# R-ICA-1.1 R-ICA-3.1 R-ICA-3.2 R-ICA-3.3 R-ICA-3.7 R-ICA-3.14 R-ICA-2.4
players 2   start
expect public.crystals = [2,2,2,2,2,1,1,1,1,1,1,1,1,1,1]
expect public.parasites[0] = 0     expect public.parasites[4] = 0
expect public.colossus < 5
expect public.reputation = [0,0,0,0,0]      expect public.home[0] = 511      expect public.home[1] = 511
expect public.neutral_left = [3,3,3]
expect decision NEUTRAL
random 9
expect public.neutral_left = [0,0,0]
expect public.hand_count = [3,3,0,0,0]
expect decision START

scenario five players: two crystals everywhere and parasites inside
# R-ICA-1.1 R-ICA-3.4
players 5   start
expect public.crystals = [2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]
expect public.parasites[0] = 1     expect public.parasites[2] = 1     expect public.parasites[4] = 1
expect public.neutral_left = [0,0,0]
expect public.hand_count = [3,3,3,3,3]
expect decision START

scenario a neutral machine goes anywhere that can take it
# R-ICA-3.7 R-ICA-11.4 R-ICA-1.12      (a seed in which seat 0 is first in turn order)
players 2   seed 4   start
expect legal-count 0 = 45
do 0 place 0 3
expect public.machine[3] = [6,0,0]          expect public.neutral_left = [2,3,3]
illegal 1 place 0 3          illegal 1 place 1 3          illegal 1 place 2 3
expect legal-count 1 = 42    expect public.reputation = [0,0,0,0,0]

scenario three players place two of each type, four one
# R-ICA-3.7
players 3   start
expect public.neutral_left = [2,2,2]
random 6
expect decision START

scenario four players place three machines
# R-ICA-3.7
players 4   start
expect public.neutral_left = [1,1,1]
random 3
expect decision START

scenario the power supplies are dealt before anything is placed
# R-ICA-3.10
players 4   start
expect public.charged = 15
expect public.order != [0,0,0,0,0]
expect decision NEUTRAL

scenario characters are dealt, and give crystals to one cage
# R-ICA-3.8 R-ICA-1.7
players 5   start
expect public.seeker[0] != none    expect public.seeker[4] != none
expect public.equipment[0] != none   expect public.equipment[4] != none
expect public.cage[0][0] != [0,0,0,0,0]
expect public.cage[0][1] = [0,0,0,0,0]

scenario start nodes are taken from the last player to the first, each once
# R-ICA-3.13 R-ICA-2.2      (a seed in which seat 1 is last in turn order)
players 2   seed 4
random 9
expect decision START 1      expect legal-count 1 = 5
illegal 1 start c0           illegal 1 start m0
do 1 start x3
expect decision START 0      illegal 0 start x3           expect legal-count 0 = 4
do 0 start x0
expect public.node[0] = x0   expect public.node[1] = x3
expect public.year = 1       expect public.round = 1

scenario in the draft each takes one card, then one of the other sort
# R-ICA-3.12 R-ICA-1.9      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 774
expect decision DRAFT 1      expect legal-count 1 = 4
do 1 draft hyper-boots
expect legal-count 0 = 3
do 0 draft primal-armor
expect decision DRAFT 1      expect legal-count 1 = 2
illegal 1 draft primal-armor
do 1 draft cursed
expect public.seeker[0] = lone-survivor
expect decision START 1

scenario without the draft nobody is asked
# R-ICA-3.8 R-ICA-3.12
players 5   option characters=dealt
start
expect decision START

scenario all stacks show day, or night
# R-ICA-3.6 R-ICA-3.5
players 5   option apparatus=day
start
expect public.night = 0      expect public.tiles = 32767
expect public.colossus_card[0] != none

scenario all stacks show night
# R-ICA-3.6
players 5   option apparatus=night
start
expect public.night = 31

scenario the player with numeral I turns the stacks
# R-ICA-3.6      (a seed in which seat 0 is first in turn order)
players 2   seed 4   option apparatus=chosen
expect decision SIDE 0       expect legal-count 0 = 2
do 0 side 1                  do 0 side 0                  do 0 side 0
do 0 side 0                  do 0 side 1
expect public.night = 17
expect decision NEUTRAL 0

scenario sixteen shards, none seen
# R-ICA-1.6 R-ICA-4.3
players 2
plain
expect public.unseen = [5,6,5]     expect public.base_count = 3
expect public.shards[0] = [0,0,0]

scenario sixteen shards fill a base of five for five players
# R-ICA-4.3
players 5
plain
expect public.base_count = 5

scenario nine machines each, three of a type
# R-ICA-1.4 R-ICA-11.1
players 2
plain
set! public.cage[0][0] = [0,9,0,0,0]
legal 0 deploy 0 5           legal 0 deploy 3 5           legal 0 deploy 6 5
illegal 0 deploy 1           illegal 0 deploy 2           illegal 0 deploy 4
illegal 0 deploy 5           illegal 0 deploy 7           illegal 0 deploy 8

scenario crystals never run out
# R-ICA-1.5 R-ICA-8.5
players 2
plain
set! public.cage[1][0] = [30,0,0,0,0]
push COLOUR 0 5
do 0 colour blue             do 0 store 0
expect public.cage[0][0] = [5,0,0,0,0]

scenario paths join nodes: from the middle of a crater
# R-ICA-2.1 R-ICA-2.8 R-ICA-7.3
players 2
plain
set! public.node[0] = m0
push MOVE 0
legal 0 move s0              legal 0 move u0              legal 0 move l0
legal 0 move x4              legal 0 move x0              legal 0 move a4              legal 0 move r0
expect legal-count 0 = 7

scenario a node touches up to three regions, and a City node two
# R-ICA-2.3 R-ICA-2.5 R-ICA-2.7 R-ICA-1.3 R-ICA-2.6
players 2
plain
set! public.node[0] = c0
set! public.crystals = [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]
do 0 extract
expect public.batch = [1,1,0,0,0]
plain
set! public.node[0] = a3
set! public.crystals = [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]
do 0 extract
expect public.batch = [0,0,1,1,1]

scenario a side node of a crater touches one region
# R-ICA-2.3 R-ICA-2.8 R-ICA-2.10
players 2
plain
set! public.node[0] = s4
set! public.crystals = [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]
do 0 extract
expect public.batch = [0,0,1,0,0]

scenario each crater takes apparatus of its own colour
# R-ICA-2.9 R-ICA-13.6
players 2
plain
set! public.slot[0] = grey-1
set! public.node[0] = m3
legal 0 install
set public.node[0] = m2
illegal 0 install

scenario eight event cards: five kinds and three Colossus cards
# R-ICA-1.8 R-ICA-4.1
players 2
plain
set! public.year = 3
set! public.track = river-card tread trample shed mountains-card forest-card crystal-field-card
do 0 end-turn
do 1 move r1
do 1 end-turn
expect public.track[7] = misty-valley-card  expect public.round = 8

scenario picks in any order lead to the same state
# R-ICA-1.11
players 2
plain
set! public.parasites[5] = 1
set! public.parasites[10] = 1
set! public.cage[0][0] = [0,0,0,2,0]
do 0 eradicate
do 0 remove 10               do 0 remove 5
expect public.collected[0] = 2

scenario the second card of the draft is of the other sort
# R-ICA-3.12 R-ICA-1.9      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 774
do 1 draft lone-survivor
do 0 draft hyper-boots       # of Cursed and Primal Armor each lacks one
expect decision START 1
expect public.equipment = hyper-boots primal-armor         expect public.seeker = cursed lone-survivor

scenario the two regions at the crater of the Colossus start with a parasite
# R-ICA-3.1 R-ICA-3.2      (a seed in which the Colossus starts on crater 0)
players 2   seed 4   start
expect public.colossus = 0
expect public.parasites = [0,0,0,0,0,1,0,0,0,0,0,0,0,0,1]

scenario with four players those inside have theirs too
# R-ICA-3.2 R-ICA-3.4      (a seed in which the Colossus starts on crater 0)
players 4   seed 4   start
expect public.colossus = 0
expect public.parasites = [1,1,1,1,1,1,0,0,0,0,0,0,0,0,1]

scenario mixed stacks: chance turns each to one side
# R-ICA-3.6 R-ICA-13.5      (a seed in which the green stack alone shows night)
players 2   seed 4   option apparatus=mixed
plain
expect public.night = 4
set! public.node[0] = c0
set! public.home[0] = 504
set! public.machine[3] = [1,0,0]
set! public.machine[4] = [0,0,1]
legal 0 "Retrieve: Green apparatus I (5 RP × refiners on the board; +5 RP)"
legal 0 "Retrieve: Brown apparatus I (3 RP × harvesters on the board; +3 RP)"
do 0 retrieve green
expect public.reputation[0] = 5

scenario three players start like two
# R-ICA-3.2 R-ICA-3.3      (a seed in which the Colossus starts on crater 0)
players 3   seed 4   start
expect public.crystals = [2,2,2,2,2,1,1,1,1,1,1,1,1,1,1]
expect public.parasites = [0,0,0,0,0,1,0,0,0,0,0,0,0,0,1]

scenario four players: two crystals everywhere
# R-ICA-3.4
players 4   seed 4   start
expect public.crystals = [2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]

scenario five players: parasites inside and at the Colossus
# R-ICA-3.2 R-ICA-3.4      (a seed in which the Colossus starts on crater 0)
players 5   seed 4   start
expect public.colossus = 0
expect public.parasites = [1,1,1,1,1,1,0,0,0,0,0,0,0,0,1]
