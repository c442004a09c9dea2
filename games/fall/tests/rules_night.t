# Night: sections 14 to 18 of docs/rules/fall.md.
game fall

scenario the advance: golems before constructs, parasites never
# R-FAL-15.1 R-FAL-14.3
players 2
plain
set! public.colossus = x1
set! public.golems[5] = 1
set! public.constructs[5] = 1
set! public.constructs[10] = 2
set! public.parasites[14] = 2
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 1
set! public.next_event = river-card
do 0 end-day
expect public.golems[0] = 1  expect public.constructs[0] = 1
expect public.constructs[5] = 1                           expect public.constructs[10] = 1
expect public.parasites[14] = 2                           expect event advanced = 2

scenario the advance takes from outer neighbours only
# R-FAL-15.1
players 2
plain
set! public.colossus = x1
set! public.constructs[1] = 2
set! public.constructs[7] = 2
set! public.isle[shard-mist] = 0
set! public.next_event = river-card
do 0 end-day
expect public.constructs[0] = 0                           expect public.constructs[1] = 2
expect public.constructs[7] = 2

scenario only the two islands nearest to the Colossus send enemies out
# R-FAL-15.2 R-FAL-15.4 R-FAL-2.2 R-FAL-2.4
players 2
plain
set! public.next_event = river-card
do 0 end-day
expect public.golems[14] = 1  expect public.golems[5] = 1
expect public.constructs[12] = 0                          expect public.constructs[13] = 0
expect public.isle[shard-river] = 2

scenario further away they do not
# R-FAL-15.2
players 2
plain
set! public.colossus = x1
set! public.next_event = river-card
do 0 end-day
expect public.golems[14] = 0  expect public.isle[shard-river] = 4
expect no-event released

scenario an invasion is the second card of a kind
# R-FAL-15.3
players 2
plain
set! public.colossus = x1
set! public.shown[0] = 1
set! public.golems[10] = 1
set! public.isle[shard-river] = 3
set! public.next_event = river-card
do 0 end-day
expect event released = 6    expect public.golems[10] = 1  expect public.golems[0] = 0
expect public.shown = 2 0 0 0 0

scenario one enemy only: the active player says where it goes
# R-FAL-15.5 R-FAL-15.6
players 2
plain
set! public.isle[shard-river] = 1
set! public.golems[7] = 3
set! public.next_event = river-card
do 0 end-day
expect decision RELEASE 0
do 0 to 5
expect public.golems[5] = 1  expect public.golems[14] = 0  expect public.defence = 94

scenario no enemy: five defence once
# R-FAL-15.6
players 2
plain
set! public.isle[shard-river] = 0
set! public.golems[7] = 4
set! public.next_event = river-card
do 0 end-day
expect public.defence = 94   expect event short = 1

scenario two enemies: no loss
# R-FAL-15.6
players 2
plain
set! public.isle[shard-river] = 2
set! public.golems[7] = 2
set! public.next_event = river-card
do 0 end-day
expect public.defence = 99   expect no-event short

scenario the inner region of an advance is attacked when three came together
# R-FAL-15.7 R-FAL-15.8 R-FAL-15.9
players 2
plain
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.constructs[10] = 1
set! public.constructs[14] = 1
set! public.isle[shard-mist] = 1
set! public.next_event = river-card
do 0 end-day
expect public.machine[0] = [0,5,5]                        expect public.constructs[0] = 3
expect event raided = 1

scenario two are too few
# R-FAL-15.7
players 2
plain
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.constructs[10] = 1
set! public.isle[shard-mist] = 2
set! public.next_event = river-card
do 0 end-day
expect public.machine[0] = [5,5,5]

scenario parasites count for the three
# R-FAL-15.7
players 2
plain
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day
expect public.machine[0] = [0,5,5]

scenario scavenger and refiner follow the harvester
# R-FAL-15.8
players 2
plain
set! public.colossus = x1
set! public.machine[0] = [0,5,5]
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day
expect public.machine[0] = [0,0,5]                        expect public.defence = 99

scenario many enemies attack once and stay
# R-FAL-15.9
players 2
plain
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.constructs[0] = 6
set! public.isle[shard-mist] = 1
set! public.isle[shard-crystal] = 0
set! public.next_event = river-card
do 0 end-day
expect public.machine[0] = [0,5,5]                        expect public.constructs[0] = 7

scenario a Colossus card and a storm cause no attack
# R-FAL-15.10
players 2
plain
set! public.constructs[5] = 3
set! public.isle[shard-mist] = 1
set! public.next_event = colossus-card
chance 0/10
do 0 end-day
expect public.machine[5] = [3,3,3]                        expect public.parasites[5] = 1
set! public.next_event = storm-card
chance 0/4
do 1 end-day
expect public.machine[5] = [3,3,3]                        expect no-event raided

scenario a storm brings the next monster
# R-FAL-16.1
players 2
plain
set! public.monsters = onygauros
set! public.next_event = storm-card
chance 0/3
do 0 end-day
expect public.monsters = onygauros caerulas               expect public.storm_shown = 1

scenario beaten monsters come back in their order when the others are out
# R-FAL-16.1 R-FAL-10.3
players 2
plain
set! public.monsters = cannibarok caerulas
set! public.held = 0 4
set! public.isle[shard-mist] = 0
set! public.under = utcoro onygauros
set! public.next_event = storm-card
do 0 end-day
expect public.monsters = cannibarok caerulas utcoro       expect public.under = onygauros

scenario no monster left: the step is skipped
# R-FAL-16.1
players 2
plain
set! public.monsters = onygauros caerulas utcoro cannibarok
set! public.held = 0 4
set! public.isle[shard-mist] = 0
set! public.next_event = storm-card
do 0 end-day
expect no-event entered      expect public.storm_shown = 1

scenario one enemy of each inner region besieges an empty field
# R-FAL-16.2 R-FAL-2.6 R-FAL-14.3
players 2
plain
set! public.golems[0] = 1
set! public.constructs[0] = 1
set! public.parasites[2] = 2
set! public.constructs[6] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 2
set! public.city = 1 1 0 0 0
set! public.next_event = storm-card
chance 0/4
do 0 end-day
expect public.besiegers = 1 0                             expect public.city = 1 1 0 0 0
expect public.constructs[0] = 1                           expect public.parasites[2] = 2
expect public.constructs[6] = 1

scenario a full City loses a crystal that the active player names
# R-FAL-16.3
players 2
plain
set! public.golems[0] = 1
set! public.isle[shard-river] = 3
set! public.city = 2 2 1 0 0
set! public.next_event = storm-card
chance 0/4
do 0 end-day
expect decision SIEGE 0      illegal 0 evict pink
do 0 evict green
expect public.city = 2 2 0 0 0                            expect public.besiegers = 1 0

scenario besiegers are not attacked and take their fields
# R-FAL-16.4
players 2   option consent=ask
plain
set! public.besiegers = 2 2
set! public.isle[shard-river] = 2
set! public.isle[shard-mist] = 2
set! public.crystals[0] = 2 0 0 0 0
illegal 0 attack
do 0 deposit
expect public.city = 1 0 0 0 0                            expect decision DAY 0

scenario a storm charges all relics
# R-FAL-16.5
players 2
plain
set! public.charged = 0
set! public.next_event = storm-card
chance 0/4
do 0 end-day
expect public.charged = 3    expect event charged

scenario other cards charge nothing
# R-FAL-16.5
players 2
plain
set! public.charged = 0
set! public.next_event = colossus-card
chance 0/10
do 0 end-day
expect public.charged = 0

scenario the Colossus card: a parasite each, two defence for each on the board
# R-FAL-17.1 R-FAL-17.2
players 2
plain
set! public.parasites[3] = 2
set! public.next_event = colossus-card
chance 0/10
do 0 end-day
expect public.parasites[5] = 1                            expect public.parasites[10] = 1
expect public.defence = 91

scenario a monster's strength as well, held parasites not
# R-FAL-17.2
players 2
plain
set! public.monsters = onygauros
set! public.jokers[0] = 2
set! public.next_event = colossus-card
chance 0/10
do 0 end-day
expect public.defence = 86

scenario the Colossus walks by the shard, clockwise
# R-FAL-17.3 R-FAL-2.3
players 2
plain
set! public.colossus = x4
set! public.next_event = colossus-card
chance 9/10
do 0 end-day
expect public.colossus = x2  expect public.shown_shards = 0 0 1

scenario a shard that was shown is not drawn again before the fifth kind
# R-FAL-17.4
players 2
plain
set! public.shown_shards = 2 0 0
set! public.next_event = colossus-card
chance 0/8
do 0 end-day
expect public.shown_shards = 2 1 0

scenario after it the known ones are in the bag
# R-FAL-18.2 R-FAL-17.3
players 2
plain
set! public.bag_known = 2 0 0
set! public.next_event = colossus-card
chance 1/5
do 0 end-day
expect public.shown_shards = 1 0 0                        expect public.bag_known = 1 0 0

scenario the others of the bag are drawn among the unseen
# R-FAL-17.3 R-FAL-18.2
players 2
plain
set! public.bag_known = 2 0 0
set! public.next_event = colossus-card
chance 2/5 7/8
do 0 end-day
expect public.shown_shards = 0 0 1                        expect public.bag_known = 2 0 0

scenario the Colossus harms nobody on its way
# R-FAL-17.5
players 2
plain
set! public.node = x1 x2
set! public.crystals[0] = 1 1 1 0 0
set! public.next_event = colossus-card
chance 9/10
do 0 end-day
expect public.node = x1 x2   expect public.crystals[0] = 1 1 1 0 0

scenario four kinds are not five
# R-FAL-18.1
players 2
plain
set! public.shown = 1 1 1 0 0
set! public.next_event = misty-valley-card
do 0 end-day
expect public.shown = 1 1 1 1 0                           expect no-event shuffled

scenario the card of the fifth kind is resolved first
# R-FAL-18.1
players 2
plain
set! public.shown = 1 1 1 1 0
set! public.next_event = crystal-field-card
do 0 end-day
expect event shuffled        expect event released = 2
expect public.shown = 0 0 0 0 0

scenario the top card is drawn among what is left
# R-FAL-14.1
players 2
plain
set! public.shown = 2 2 0 0 0
set! public.shown_shards = 1 0 0
set! public.storm_shown = 1
chance 6/8 0/9
do 0 end-day
expect public.shown_shards = 2 0 0

scenario a region that enemies only left is not attacked
# R-FAL-15.7
players 2
plain
set! public.constructs[14] = 4
set! public.isle[shard-mist] = 0
set! public.colossus = x1
set! public.next_event = river-card
do 0 end-day
expect public.constructs[14] = 3                          expect public.constructs[0] = 1
expect no-event raided

scenario a game lost by the card of the fifth kind ends before anything is shuffled back
# R-FAL-18.1 R-FAL-19.6
players 2
plain
set! public.shown = 1 1 1 1 0
set! public.defence = 5
set! public.constructs[9] = 1
set! public.constructs[13] = 2
set! public.isle[shard-mist] = 1
set! public.machine[4] = 0 0 0
set! public.constructs[14] = 1
set! public.isle[shard-crystal] = 3
set! public.next_event = crystal-field-card
do 0 end-day
expect over                  expect public.outcome = city-fell
expect no-event shuffled     expect public.shown = 1 1 1 1 1

scenario the storm takes one from each of the five inner regions, the last one too
# R-FAL-16.2
players 2
plain
set! public.constructs[4] = 2
set! public.isle[shard-mist] = 2
set! public.next_event = storm-card
chance 0/4
do 0 end-day
expect public.besiegers = 0 1                             expect public.constructs[4] = 1

scenario monsters never in play come before those beaten
# R-FAL-16.1 R-FAL-10.3
players 2
plain
set! public.monsters = caerulas
set! public.under = utcoro
set! public.next_event = storm-card
chance 0/2
do 0 end-day
expect public.monsters = caerulas onygauros               expect public.under = utcoro

scenario each place of the Colossus has its two regions
# R-FAL-2.3 R-FAL-17.1
players 2
plain
set! public.colossus = x0
set! public.next_event = colossus-card
do 0 end-day
expect public.parasites[5] = 1                            expect public.parasites[10] = 1
plain
set! public.colossus = x1
set! public.next_event = colossus-card
do 0 end-day
expect public.parasites[6] = 1                            expect public.parasites[11] = 1
plain
set! public.colossus = x2
set! public.next_event = colossus-card
do 0 end-day
expect public.parasites[7] = 1                            expect public.parasites[12] = 1
plain
set! public.colossus = x3
set! public.next_event = colossus-card
do 0 end-day
expect public.parasites[8] = 1                            expect public.parasites[13] = 1
plain
set! public.colossus = x4
set! public.next_event = colossus-card
do 0 end-day
expect public.parasites[9] = 1                            expect public.parasites[14] = 1

scenario and its two nearest islands
# R-FAL-2.4 R-FAL-15.2
players 2
plain
set! public.colossus = x0
set! public.next_event = river-card
do 0 end-day                 expect event released = 2
expect public.golems[14] = 1                              expect public.golems[5] = 1
plain
set! public.colossus = x0
set! public.next_event = forest-card
do 0 end-day                 expect event released = 2
expect public.golems[10] = 1                              expect public.golems[6] = 1
plain
set! public.colossus = x1
set! public.next_event = misty-valley-card
do 0 end-day                 expect event released = 2
expect public.constructs[10] = 1                          expect public.constructs[6] = 1
plain
set! public.colossus = x1
set! public.next_event = crystal-field-card
do 0 end-day                 expect event released = 2
expect public.constructs[11] = 1                          expect public.constructs[7] = 1
plain
set! public.colossus = x2
set! public.next_event = crystal-field-card
do 0 end-day                 expect event released = 2
expect public.constructs[11] = 1                          expect public.constructs[7] = 1
plain
set! public.colossus = x2
set! public.next_event = misty-valley-card
do 0 end-day                 expect event released = 2
expect public.golems[12] = 1                              expect public.golems[8] = 1
plain
set! public.colossus = x3
set! public.next_event = misty-valley-card
do 0 end-day                 expect event released = 2
expect public.golems[12] = 1                              expect public.golems[8] = 1
plain
set! public.colossus = x3
set! public.next_event = forest-card
do 0 end-day                 expect event released = 2
expect public.constructs[13] = 1                          expect public.constructs[9] = 1
plain
set! public.colossus = x4
set! public.next_event = forest-card
do 0 end-day                 expect event released = 2
expect public.constructs[13] = 1                          expect public.constructs[9] = 1
plain
set! public.colossus = x4
set! public.next_event = misty-valley-card
do 0 end-day                 expect event released = 2
expect public.constructs[14] = 1                          expect public.constructs[5] = 1

scenario the storm is one card
# R-FAL-1.7
players 2
plain
set! public.storm_shown = 1
chance 99/100 0/10                                        # the last card of the deck
do 0 end-day                 expect public.shown_shards = 1 0 0

scenario a region card brings no parasite, monster or besieger, and the Colossus stays
# R-FAL-16.1 R-FAL-16.2 R-FAL-17.1 R-FAL-17.3
players 2
plain
set! public.golems[1] = 1
set! public.isle[shard-river] = 3
set! public.next_event = forest-card
do 0 end-day
expect public.parasites[5] = 0   expect public.parasites[10] = 0   expect public.colossus = x0
expect public.monsters = []      expect public.besiegers = 0 0   expect public.golems[1] = 1
expect public.defence = 99       expect public.shown_shards = 0 0 0

scenario a Colossus card brings no monster or besieger, and no enemy marches
# R-FAL-16.1 R-FAL-16.2 R-FAL-15.1
players 2
plain
set! public.golems[1] = 1
set! public.isle[shard-river] = 3
set! public.next_event = colossus-card
chance 0/10
do 0 end-day
expect public.monsters = []      expect public.besiegers = 0 0   expect public.golems[1] = 1

scenario a storm brings no parasite, and the Colossus stays
# R-FAL-17.1 R-FAL-17.3
players 2
plain
set! public.next_event = storm-card
chance 0/4
do 0 end-day
expect public.parasites[5] = 0   expect public.parasites[10] = 0   expect public.colossus = x0
expect public.shown_shards = 0 0 0
