# Investigating the Colossus, winning and losing: sections 11 and 19 of docs/rules/fall.md.
game fall

scenario only on the node of the Colossus
# R-FAL-11.1
players 2
plain
illegal 0 investigate
set! public.node[0] = x0
legal 0 investigate 0
set! public.node[0] = x1
illegal 0 investigate

scenario an unseen shard is looked at by everybody, and that cannot be taken back
# R-FAL-11.1 R-FAL-11.3
players 2
plain
set! public.node[0] = x0
chance 9/10
do 0 investigate 0
expect public.slot = 3 4 4 4 4                            expect event looked 0
expect no-undo               expect decision DAY 0

scenario a known value costs no new look
# R-FAL-11.1
players 2
plain
set! public.node[0] = x0
set! public.slot[2] = 2
do 0 investigate 2
expect undo                  expect public.slot[2] = 2

scenario v crystals of each of the two colours
# R-FAL-11.2
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 2 0 2
set! public.slot[0] = 2
do 0 investigate 0
do 0 pay-shard
expect public.crystals[0] = 0 0 0 0 0                     expect public.shards[0] = 0 1 0

scenario two of one colour and one of the other are too few
# R-FAL-11.2 R-FAL-11.3
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 2 0 1
set! public.slot[0] = 2
do 0 investigate 0
expect event gave-up 0       expect public.crystals[0] = 0 0 2 0 1

scenario an affordable shard may be refused
# R-FAL-11.3
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
do 0 investigate 0
do 0 give-up
expect public.slot[0] = 1    expect public.crystals[0] = 0 0 1 0 1
expect public.actions_done = 1                            expect public.node[0] = x0

scenario the way back leads to a free node of the City
# R-FAL-11.7
players 3
plain
set! public.node = x0 c1 c2
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
do 0 investigate 0
do 0 pay-shard
illegal 0 retreat c1         illegal 0 retreat c2         illegal 0 stay
do 0 retreat c4              expect public.node[0] = c4   expect event retreated 0

scenario shards stay while there are enough for those who have none
# R-FAL-11.5
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot = 0 0 1 4 4
set! public.shards[0] = 0 1 1
do 0 investigate 2
do 0 pay-shard
expect no-event shards-back  expect public.shards[0] = 1 1 1

scenario the last shard taken by one player while the other has none
# R-FAL-11.5 R-FAL-19.1
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot = 0 0 0 0 1
set! public.shards[0] = 0 2 2
do 0 investigate 4
do 0 pay-shard
expect not-over              expect event shards-back
expect public.slot = 5 5 5 5 5                            expect public.returned = 1 2 2
expect decision RETREAT 0

scenario returned shards are drawn among themselves
# R-FAL-11.6 R-FAL-1.11
players 2
plain
set! public.node[0] = x0
set! public.slot = 5 5 0 4 4
set! public.returned = 0 0 2
set! public.shards[1] = 1 0 0
legal 0 investigate 0        illegal 0 investigate 1      legal 0 investigate 3
chance 0/2
do 0 investigate 0
expect public.slot[0] = 3    expect public.returned = 0 0 1

scenario fresh ones are not among them
# R-FAL-11.6
players 2
plain
set! public.node[0] = x0
set! public.slot = 5 5 0 4 4
set! public.returned = 0 0 2
set! public.shards[1] = 1 0 0
chance 0/7
do 0 investigate 3
expect public.slot[3] = 1

scenario later returns are mixed with earlier ones that nobody has seen
# R-FAL-11.6
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot = 1 0 0 0 0
set! public.shards[0] = 0 2 2
do 0 investigate 0
do 0 pay-shard
expect public.slot = 5 5 5 5 5                            expect public.returned = 1 2 2

scenario a win needs a shard for everybody
# R-FAL-19.1
players 3
plain
set! public.node = x0 c1 c2
set! public.crystals[0] = 0 0 1 0 1
set! public.slot = 0 0 0 0 1
set! public.shards[1] = 0 2 0
set! public.shards[2] = 0 1 1
do 0 investigate 4
do 0 pay-shard
expect over                  expect public.outcome = won
expect rank 0 = 1            expect rank 2 = 1            expect score 0 = 199

scenario one shard each with five players
# R-FAL-19.1
players 5
plain
set! public.node = x0 c1 c2 c3 c4
set! public.crystals[0] = 0 0 1 0 1
set! public.slot = 1 0 0 0 0
set! public.shards[1] = 0 1 0
set! public.shards[2] = 0 1 0
set! public.shards[3] = 0 0 1
set! public.shards[4] = 0 0 1
do 0 investigate 0
do 0 pay-shard
expect over                  expect public.outcome = won

scenario a lost game is lost for everybody and scores the shards
# R-FAL-19.2 R-FAL-19.6 R-FAL-19.7
players 3
plain
set! public.defence = 4
set! public.shards[0] = 1 1 0
set! public.shards[2] = 0 0 1
set! public.slot = 0 0 0 4 4
set! public.next_event = colossus-card
do 0 end-day                 do 2 pass
expect over                  expect public.outcome = city-fell
expect rank 0 = 2            expect rank 1 = 2            expect score 1 = 3
expect public.colossus = x0

scenario one point of defence is enough to go on
# R-FAL-19.2
players 2
plain
set! public.defence = 5
set! public.next_event = colossus-card
chance 0/10
do 0 end-day
expect not-over              expect public.defence = 1

scenario four besiegers are not five
# R-FAL-19.3
players 2
plain
set! public.besiegers = 2 1
set! public.isle[shard-river] = 1
set! public.golems[0] = 1
set! public.isle[shard-mist] = 3
set! public.next_event = storm-card
chance 0/4
do 0 end-day
expect not-over              expect public.besiegers = 3 1

scenario an island without enemies is a loss at once
# R-FAL-19.4
players 2
plain
set! public.isle[shard-mist] = 0
set! public.isle[shard-crystal] = 0
set! public.isle[shard-river] = 2
set! public.golems[7] = 2
set! public.constructs[7] = 8
set! public.next_event = river-card
do 0 end-day
expect over                  expect public.outcome = bare-island

scenario a single construct keeps it
# R-FAL-19.4
players 2
plain
set! public.isle[shard-mist] = 1
set! public.isle[shard-crystal] = 0
set! public.isle[shard-river] = 2
set! public.golems[7] = 2
set! public.constructs[7] = 7
set! public.next_event = river-card
do 0 end-day
expect not-over

scenario the first condition to come true is the reason
# R-FAL-19.6
players 2
plain
set! public.defence = 5
set! public.isle[shard-mist] = 0
set! public.isle[shard-crystal] = 0
set! public.isle[shard-river] = 1
set! public.golems[7] = 3
set! public.constructs[7] = 8
set! public.next_event = river-card
do 0 end-day
do 0 to 5
expect over                  expect public.outcome = bare-island

scenario a colour with one machine left is not lost
# R-FAL-19.5
players 2
plain
set! public.machine[2] = [0,0,0]
set! public.machine[5] = [0,0,3]
set! public.machine[13] = [0,0,3]
set! public.constructs[13] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect not-over              expect public.machine[13] = [0,0,0]

scenario the first colour at each place of the Colossus is paid first
# R-FAL-11.2
players 2
plain
set! public.colossus = x0
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.jokers[0] = 1
set! public.slot[0] = 1
do 0 investigate 0           do 0 pay-shard
legal 0 parasite green       illegal 0 parasite pink
do 0 own green               legal 0 own pink             legal 0 parasite pink
plain
set! public.colossus = x1
set! public.node[0] = x1
set! public.crystals[0] = 1 0 0 1 0
set! public.jokers[0] = 1
set! public.slot[0] = 1
do 0 investigate 0           do 0 pay-shard
legal 0 parasite grey        illegal 0 parasite blue
do 0 own grey                legal 0 own blue             legal 0 parasite blue
plain
set! public.colossus = x2
set! public.node[0] = x2
set! public.crystals[0] = 0 1 0 0 1
set! public.jokers[0] = 1
set! public.slot[0] = 1
do 0 investigate 0           do 0 pay-shard
legal 0 parasite pink        illegal 0 parasite brown
do 0 own pink                legal 0 own brown            legal 0 parasite brown
plain
set! public.colossus = x3
set! public.node[0] = x3
set! public.crystals[0] = 1 0 1 0 0
set! public.jokers[0] = 1
set! public.slot[0] = 1
do 0 investigate 0           do 0 pay-shard
legal 0 parasite blue        illegal 0 parasite green
do 0 own blue                legal 0 own green            legal 0 parasite green
plain
set! public.colossus = x4
set! public.node[0] = x4
set! public.crystals[0] = 0 1 0 1 0
set! public.jokers[0] = 1
set! public.slot[0] = 1
do 0 investigate 0           do 0 pay-shard
legal 0 parasite brown       illegal 0 parasite grey
do 0 own brown               legal 0 own grey             legal 0 parasite grey
