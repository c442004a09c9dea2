# The worked examples of docs/rules/fall.md (G numbers); those of the rulebook are marked *. Crystals are
# [blue, brown, green, grey, pink], machines [harvester, scavenger, refiner] by colour: 1 red, 2 blue, 3
# yellow, 4 black, 5 purple. A slot of the base is 0 empty, 1 to 3 a known value, 4 unseen, 5 returned
# unseen. The plain position has the islands in the order of their numbers, golems in shard-river,
# monolith-forest, tree-mountain, sphere-mist and volcano-crystal, and the Colossus on x0.
game fall

scenario G1 four figures in each region of the islands, golems in five kinds of region
# R-FAL-3.1..3 R-FAL-1.4
players 2   option golems=chosen
expect legal-count 0 = 13
do 0 system 6
expect public.golem_region = shard-mist monolith-forest tree-mountain sphere-river volcano-crystal
expect public.isle = 0 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4

scenario G2 easy: two event cards, defence 99 before them
# R-FAL-3.4 R-FAL-3.16 R-FAL-D1.1
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0                expect public.defence = 99   expect public.slot = 4 4 4 4 4
set public.island_at = shard monolith tree sphere volcano
set public.colossus = x0
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 0/4 0/13 1/12
do 1 start c2
expect public.monsters = onygauros
expect public.shown = 1 1 0 0 0                           expect decision DAY 0

scenario G2 normal: three event cards
# R-FAL-3.16 R-FAL-D2.1
players 2   option golems=chosen   option characters=picked
do 0 system 0
set public.island_at = shard monolith tree sphere volcano
set public.colossus = x0
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 0/4 0/13 1/12 2/11
do 1 start c2
expect public.shown = 1 1 1 0 0

scenario G3 forts by players: five
# R-FAL-3.11
players 5
expect public.forts = 1 1 1 1 1

scenario G3 forts by players: four
# R-FAL-3.11
players 4
expect public.forts = 2 2 2 2 0

scenario G3 forts by players: three
# R-FAL-3.11
players 3
expect public.forts = 3 3 3 0 0

scenario G3 forts by players: two
# R-FAL-3.11
players 2
expect public.forts = 5 5 0 0 0

scenario G3 forts by players: one with two characters
# R-FAL-3.11 R-FAL-1.2
players 1
expect public.forts = 5 5 0 0 0

scenario G4 three players: champion, seeker, champion
# R-FAL-3.8
players 3   option golems=chosen
do 0 system 0
chance 0/7 0/7 0/6
do 0 pile 0
expect public.hero = anuth lone-survivor celethe

scenario G5 first crystals: green and brown on m4, green and grey on c2
# R-FAL-3.13
players 2   option characters=picked   option golems=chosen
do 0 system 0
set public.island_at = shard monolith tree sphere volcano
set public.colossus = x0
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m4                expect public.crystals[0] = 0 1 1 0 0
illegal 1 start m0
chance 0/4 0/13 1/12 2/11
do 1 start c2                expect public.crystals[1] = 0 0 1 1 0

scenario G6 hard: two rivers, the Colossus and a forest; the storm is still in the deck
# R-FAL-3.17 R-FAL-3.18 R-FAL-D3.1
players 2   option level=hard   option characters=picked   option golems=chosen
do 0 system 0
set public.island_at = shard monolith tree sphere volcano
set public.colossus = x0
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m4
chance 0/4 0/13 0/12 8/11 0/10 2/10
do 1 start c2
expect public.shown = 2 0 1 0 0
expect public.storm_shown = 0                             expect public.shown_shards = 1 0 0

scenario G7 * a Move from c0: nine nodes as first action, three as second
# R-FAL-5.1 R-FAL-4.2
players 2   option consent=ask
plain
set! public.node[1] = u3
legal 0 move c1              legal 0 move c2              legal 0 move c3              legal 0 move c4
legal 0 move a0              legal 0 move a1              legal 0 move a4              legal 0 move l1
legal 0 move r0              illegal 0 move c0            illegal 0 move a2
do 0 extract
legal 0 move c1              legal 0 move c4              legal 0 move a0
illegal 0 move c2            illegal 0 move a1            illegal 0 move r0

scenario G8 * a character must be left, a fort may be
# R-FAL-5.3..5 R-FAL-5.7
players 2
plain
set! public.actions_done = 1
set! public.node[1] = a0
set! public.fort[0] = r0
set! public.forts[0] = 4
illegal 0 move a0            legal 0 move r0              legal 0 move l1
legal 0 move l0              legal 0 move x0              legal 0 move c1              legal 0 move c4
illegal 0 move u0

scenario G10 two forts in a row, and one underfoot that gives nothing
# R-FAL-5.5 R-FAL-5.6
players 2
plain
set! public.actions_done = 1
set! public.node[1] = u3
set! public.fort[1] = a0 r0
set! public.forts[1] = 3
legal 0 move a0              legal 0 move r0              legal 0 move l0              legal 0 move x0
legal 0 move l1              illegal 0 move u1
plain
set! public.actions_done = 1
set! public.node[1] = u3
set! public.fort[1] = c0
set! public.forts[1] = 4
legal 0 move a0              illegal 0 move r0            illegal 0 move c2

scenario G11 the Criminal without armour goes three nodes first
# R-FAL-S7.2
players 2
plain
set! public.hero[0] = criminal
set! public.node[1] = u3
legal 0 move x0              legal 0 move m1              legal 0 move a3              illegal 0 move s1

scenario G11 Sanya goes two nodes with her third action
# R-FAL-H6.1
players 2
plain
set! public.hero[0] = sanya
set! public.actions_done = 2
set! public.node[1] = u3
legal 0 move a1              legal 0 move r0              illegal 0 move x0

scenario G12 * extracting at a3 and at x4
# R-FAL-6.1
players 2   option consent=ask
plain
set! public.node = a3 x4
do 0 extract                 expect public.crystals[0] = 0 0 1 1 1
chance 0/14
do 0 end-day
do 1 extract                 expect public.crystals[1] = 0 1 0 1 0

scenario G14 * four crystals are put beside a brown one; a fifth would throw it out
# R-FAL-6.6 R-FAL-6.7
players 2
plain
set! public.crystals[0] = 1 0 1 2 1
set! public.city = 0 1 0 0 0
do 0 deposit
illegal 0 done
do 0 put green               do 0 put grey                do 0 put grey                do 0 put pink
expect public.city = 0 1 1 2 1                            legal 0 done
do 0 put blue
expect public.city = 1 0 1 2 1                            expect event evicted
expect public.crystals[0] = 0 0 0 0 0                     expect decision DAY 0

scenario G15 three besiegers leave two fields, whose crystals go
# R-FAL-6.7 R-FAL-16.4
players 2   option consent=ask
plain
set! public.besiegers = 1 2
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 2
set! public.city = 1 0 0 0 1
set! public.crystals[0] = 0 2 2 0 0
do 0 deposit
do 0 put brown               do 0 evict blue
do 0 put green               expect public.city = 0 1 1 0 0
expect decision DAY 0

scenario G16 * cards 3 and 3 clear the forest with one strength left
# R-FAL-7.2 R-FAL-7.6 R-FAL-7.7 R-FAL-9.1 R-FAL-8.3 R-FAL-1.6
players 2
plain
set! public.node[0] = m4
set! public.crystals[0] = 0 0 2 0 0
set! public.golems[13] = 1
set! public.constructs[13] = 2
set! public.parasites[13] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 2
chance 3/20
do 0 attack 13
expect decision MORE 0       expect public.crystals[0] = 0 0 1 0 0
chance 12/20
do 0 more
expect decision KILL 0       legal 0 kill 4               illegal 0 kill 5
do 0 kill 4                  do 0 island tree             do 0 split 2
expect public.jokers[0] = 1  expect public.isle[tree-mountain] = 5
expect public.isle[tree-crystal] = 6
expect event bonus 0 with 0 crystal-bonus                 expect decision GIFT 0
do 0 give pink 1
expect public.crystals[1] = 0 0 0 0 1                     expect public.discarded = c024 c053

scenario G18 three strength against two golems and a construct: one golem
# R-FAL-7.9 R-FAL-7.7
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 2
set! public.constructs[0] = 1
set! public.isle[shard-river] = 2
set! public.isle[shard-mist] = 3
chance 3/20
do 0 attack 0
legal 0 kill 1               illegal 0 kill 2
do 0 kill 1                  do 0 island shard
expect public.golems[0] = 1  expect public.constructs[0] = 1
expect decision DAY 0        expect no-event bonus

scenario G19 two golems and three constructs return to the Tree island
# R-FAL-8.1 R-FAL-8.2
players 2
plain
set! public.crystals[0] = 3 0 0 0 0
set! public.golems[0] = 2
set! public.constructs[0] = 3
set! public.isle[shard-river] = 2
set! public.isle[shard-mist] = 1
chance 3/20
do 0 attack 0
chance 4/20
do 0 more
chance 4/20
do 0 more
do 0 kill 5
do 0 island tree             expect decision SPLIT 0      expect legal-count 0 = 4
do 0 split 1
expect public.isle[tree-mountain] = 6                     expect public.isle[tree-crystal] = 5
expect public.isle[tree-forest] = 6                       expect public.isle[shard-mist] = 1

scenario G20 the Outsider's golem brings a bonus though another is left
# R-FAL-S5.1
players 2
plain
set! public.hero[0] = outsider
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 2
set! public.isle[shard-river] = 2
chance 12/20
do 0 attack 0
do 0 kill 1                  do 0 island shard
expect event bonus 0 with 0 crystal-bonus                 expect decision GIFT 0

scenario G22 Onygauros in play: the attack of G16 brings no bonus
# R-FAL-M2.1
players 2   option consent=ask
plain
set! public.monsters = onygauros
set! public.node[0] = m4
set! public.crystals[0] = 0 0 2 0 0
set! public.constructs[13] = 2
set! public.isle[shard-mist] = 2
chance 3/20
do 0 attack 13
do 0 stop
do 0 kill 2                  do 0 island tree             do 0 split 0
expect decision DAY 0        expect no-event bonus

scenario G23 * pink and brown, cards 2 and 4 beat Utcoro without a bonus
# R-FAL-10.1..4
players 2   option consent=ask
plain
set! public.monsters = utcoro
set! public.node[0] = m2
set! public.crystals[0] = 1 1 0 0 2
do 0 strike utcoro           expect decision PAY 0        illegal 0 own blue
chance 2/20
do 0 own pink
do 0 more
chance 4/20
do 0 own brown
do 0 stop
expect public.monsters = []  expect public.under = utcoro
expect decision DAY 0        expect no-event bonus        expect public.crystals[0] = 1 0 0 0 1

scenario G24 Anuth with his relic: 1 + 1 + 2 + 2 = 6
# R-FAL-H1.1 R-FAL-H1.2
players 2
plain
set! public.hero[0] = anuth
set! public.monsters = utcoro
set! public.node[0] = m2
set! public.crystals[0] = 0 2 0 0 0
do 0 relic                   expect event stronger 0
chance 0/20
do 0 strike utcoro
chance 0/20
do 0 more
expect public.monsters = []  expect decision DAY 0        expect no-event bonus

scenario G25 * three blue but only two green for a shard of 3: nothing is spent
# R-FAL-11.1..3 R-FAL-6.4 R-FAL-6.12
players 2   option consent=ask
plain
set! public.colossus = x3
set! public.node[0] = x3
set! public.crystals[0] = 2 0 1 0 0
set! public.city = 1 0 1 0 0
set! public.slot[0] = 3
do 0 investigate 0
expect decision DAY 0        expect public.actions_done = 1
expect public.slot[0] = 3    expect public.crystals[0] = 2 0 1 0 0
expect event gave-up 0

scenario G25 * with one more green all of them are paid
# R-FAL-11.2 R-FAL-11.4 R-FAL-11.7 R-FAL-6.4
players 2
plain
set! public.colossus = x3
set! public.node[0] = x3
set! public.crystals[0] = 2 0 2 0 0
set! public.city = 1 0 1 0 0
set! public.slot[0] = 3
do 0 investigate 0
do 0 pay-shard
expect public.crystals[0] = 0 0 0 0 0                     expect public.city = 0 0 0 0 0
expect public.shards[0] = 0 0 1                           expect public.slot[0] = 0
expect decision RETREAT 0    illegal 0 retreat c1
do 0 retreat c3              expect public.node[0] = c3

scenario G26 a parasite stands for the third green
# R-FAL-6.9
players 2
plain
set! public.colossus = x3
set! public.node[0] = x3
set! public.crystals[0] = 2 0 1 0 0
set! public.city = 1 0 1 0 0
set! public.jokers[0] = 1
set! public.slot[0] = 3
do 0 investigate 0
do 0 pay-shard
do 0 own green               do 0 city green
expect public.jokers[0] = 0  expect public.crystals[0] = 0 0 0 0 0

scenario G26 so does a pair of pink
# R-FAL-6.9
players 2
plain
set! public.colossus = x3
set! public.node[0] = x3
set! public.crystals[0] = 2 0 1 0 2
set! public.city = 1 0 1 0 0
set! public.slot[0] = 3
do 0 investigate 0
do 0 pay-shard
do 0 pair pink
expect public.crystals[0] = 0 0 0 0 0                     expect public.city = 0 0 0 0 0

scenario G27 the Heir's parasite pays two green
# R-FAL-S3.1
players 2
plain
set! public.hero[0] = heir
set! public.hero[1] = kolbor
set! public.colossus = x3
set! public.node[0] = x3
set! public.crystals[0] = 2 0 0 0 0
set! public.jokers[0] = 1
set! public.slot[0] = 2
do 0 investigate 0
do 0 pay-shard
expect public.jokers[0] = 0  expect public.crystals[0] = 0 0 0 0 0
expect public.shards[0] = 0 1 0

scenario G28 the player without a shard takes one: play goes on
# R-FAL-11.5
players 3
plain
set! public.colossus = x3
set! public.node = x3 c1 c2
set! public.crystals[0] = 1 0 1 0 0
set! public.shards[1] = 1 1 0
set! public.shards[2] = 0 1 0
set! public.slot = 0 0 0 1 2
do 0 investigate 3
do 0 pay-shard               expect no-event shards-back  expect decision RETREAT 0

scenario G28 the first takes both: all five return
# R-FAL-11.5 R-FAL-11.6
players 3   option consent=ask
plain
set! public.colossus = x3
set! public.node = x3 c1 c2
set! public.crystals[0] = 1 0 1 0 0
set! public.shards[0] = 1 1 0
set! public.shards[1] = 0 1 0
set! public.slot = 0 0 0 1 2
do 0 investigate 3
do 0 pay-shard               expect no-event shards-back  do 0 retreat c0
set! public.node[0] = x3
set! public.crystals[0] = 2 0 2 0 0
do 0 investigate 4
do 0 pay-shard
expect event shards-back     expect public.shards[0] = 0 0 0
expect public.slot = 5 5 5 5 5                            expect public.returned = 2 3 0
expect not-over

scenario G30 the last shard, and everybody has one
# R-FAL-19.1 R-FAL-19.7
players 2
plain
set! public.colossus = x3
set! public.node[0] = x3
set! public.crystals[0] = 1 0 1 0 0
set! public.shards[0] = 0 2 1
set! public.shards[1] = 0 1 0
set! public.slot = 0 0 0 0 1
set! public.defence = 40
do 0 investigate 4
do 0 pay-shard
expect over                  expect public.outcome = won
expect rank 0 = 1            expect rank 1 = 1            expect score 1 = 140

scenario G31 * a black harvester brings grey; two Moves later none can be activated
# R-FAL-12.1 R-FAL-12.3 R-FAL-4.3
players 2   option consent=ask
plain
set! public.colour = 4 2
set! public.node[0] = a4
do 0 activate 14 harvester
expect public.crystals[0] = 0 0 0 1 0                     illegal 0 activate
do 0 move c4                 do 0 move c3                 illegal 0 activate

scenario G32 * the harvester of the region is gone
# R-FAL-12.2 R-FAL-12.4
players 2
plain
set! public.colour = 2 1
set! public.node[0] = l1
set! public.machine[10] = [0,2,2]
illegal 0 activate 10 harvester                           illegal 0 activate 10 refiner
do 0 activate 10 scavenger
legal 0 fort a0              legal 0 fort l1              legal 0 fort r0
legal 0 fort m1              legal 0 fort s1              legal 0 fort x0
expect legal-count 0 = 6

scenario G33 * an advance on the crystal field, and one of the two nearest islands sends enemies out
# R-FAL-15.1 R-FAL-15.2 R-FAL-15.4
players 2
plain
set! public.colossus = x3
set! public.constructs[9] = 1
set! public.golems[14] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 3
set! public.next_event = crystal-field-card
do 0 end-day
expect public.golems[4] = 1                               expect public.constructs[4] = 1
expect public.golems[13] = 1                              expect public.golems[9] = 1
expect public.isle[volcano-crystal] = 2                   expect public.isle[sphere-mist] = 4
expect public.defence = 99

scenario G34 * an invasion with one golem left on the Shard island
# R-FAL-15.3..6
players 2
plain
set! public.shown[0] = 1
set! public.isle[shard-river] = 1
set! public.golems[7] = 3
chance 0/13
do 0 end-day
expect decision RELEASE 0
do 0 to 14
expect public.golems[14] = 1                              expect public.defence = 94
expect public.constructs[12] = 1                          expect public.constructs[8] = 1
expect public.constructs[13] = 1                          expect public.constructs[9] = 1

scenario G35 * two regions reach three: a refiner and a harvester go
# R-FAL-15.7 R-FAL-15.8
players 2
plain
set! public.shown[0] = 1
set! public.constructs[13] = 2
set! public.constructs[9] = 2
set! public.isle[shard-mist] = 0
set! public.machine[13] = [0,0,3]
chance 0/13
do 0 end-day
expect event raided = 2      expect public.machine[13] = [0,0,0]
expect public.machine[9] = [0,1,1]                        expect public.defence = 99

scenario G36 * a storm brings Utcoro and three besiegers, and charges the relics that Utcoro has emptied
# R-FAL-16.1 R-FAL-16.2 R-FAL-M4.1..2
players 2
plain
set! public.golems[0] = 1
set! public.constructs[1] = 1
set! public.constructs[3] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 2
chance 13/14 2/4
do 0 end-day
expect public.monsters = utcoro                           expect public.besiegers = 1 2
expect event emptied         expect public.charged = 3    expect no-event uncharged

scenario G37 * six parasites and Utcoro: 12 and 6, and the Colossus walks two nodes
# R-FAL-17.1..3 R-FAL-2.3
players 2
plain
set! public.colossus = x3
set! public.monsters = utcoro
set! public.parasites[0] = 2
set! public.parasites[10] = 2
chance 10/14 2/10
do 0 end-day
expect public.parasites[8] = 1                            expect public.parasites[13] = 1
expect public.defence = 81   expect public.shown_shards = 0 1 0
expect public.colossus = x0

scenario G38 Boulron and Onygauros with a Colossus card: 4 + 10 + 9
# R-FAL-M1.1 R-FAL-17.2
players 2   option extra_monsters=on
plain
set! public.monsters = boulron onygauros
chance 10/14 0/10
do 0 end-day                 expect public.defence = 76

scenario G39 the fifth kind: everything back, relics charged
# R-FAL-18.1..3 R-FAL-14.2
players 2
plain
set! public.shown = 2 1 1 1 0
set! public.shown_shards = 1 0 0
set! public.charged = 0
set! public.next_event = crystal-field-card
do 0 end-day
expect public.shown = 0 0 0 0 0                           expect public.shown_shards = 0 0 0
expect public.bag_known = 1 0 0                           expect public.charged = 3

scenario G39 with the storm among them nothing is charged
# R-FAL-18.1 R-FAL-18.3
players 2
plain
set! public.shown = 2 1 1 1 0
set! public.storm_shown = 1
set! public.charged = 0
set! public.next_event = crystal-field-card
do 0 end-day
expect public.storm_shown = 0                             expect public.charged = 0
expect event shuffled        expect no-event charged

scenario G40 four constructs in a region that was not entered
# R-FAL-15.7
players 2
plain
set! public.constructs[7] = 4
set! public.isle[shard-mist] = 0
set! public.next_event = river-card
do 0 end-day
expect public.machine[7] = [2,2,2]                        expect no-event raided

scenario G42 three besiegers take the fields of the last three crystals
# R-FAL-16.3 R-FAL-19.3
players 2
plain
set! public.besiegers = 1 1
set! public.city = 1 1 1 0 0
set! public.golems[0] = 1
set! public.golems[1] = 1
set! public.golems[2] = 1
set! public.isle[shard-river] = 0
set! public.isle[shard-mist] = 3
set! public.next_event = storm-card
chance 1/4
do 0 end-day
expect decision SIEGE 0
do 0 evict blue              do 0 evict green
expect over                  expect public.outcome = besieged
expect rank 0 = 2

scenario G43 Cannibarok takes the last construct of its island
# R-FAL-M5.1 R-FAL-19.4
players 2
plain
set! public.isle[shard-river] = 0
set! public.isle[shard-mist] = 1
set! public.isle[shard-crystal] = 0
set! public.golems[5] = 4
set! public.constructs[7] = 7
set! public.next_event = storm-card
chance 3/4
do 0 end-day
expect over                  expect public.outcome = bare-island

scenario G44 Cannibarok takes four of seven and gives them back
# R-FAL-M5.1..2
players 2
plain
set! public.isle[shard-crystal] = 3
set! public.constructs[7] = 1
set! public.next_event = storm-card
chance 3/4
do 0 end-day
expect decision EAT 0        expect legal-count 0 = 4
do 0 eat 4
expect public.held = 0 4     expect public.isle[shard-mist] = 0
expect public.isle[shard-crystal] = 3
set! public.node[1] = m0
set! public.crystals[1] = 3 0 0 0 0
chance 3/20
do 1 strike cannibarok
chance 4/20
do 1 more
expect public.held = 0 4
chance 2/20
do 1 more
expect decision SPLIT 1
do 1 split 1
expect public.isle[shard-mist] = 1                        expect public.isle[shard-crystal] = 6
expect public.held = 0 0

scenario G46 Celethe's relic in another's turn
# R-FAL-13.4 R-FAL-13.2 R-FAL-13.6
players 2
plain
set! public.hero = anuth celethe
do 0 ask 1
expect decision LEND 1
do 1 lend
do 0 colour pink             do 0 colour pink             do 0 colour blue
expect public.crystals[0] = 1 0 0 0 2                     expect public.charged = 1
illegal 0 relic              illegal 0 ask

scenario G47 the Criminal's armour in another's turn
# R-FAL-13.5 R-FAL-S7.4
players 2
plain
set! public.hero[1] = criminal
do 0 ask 1                   do 1 lend
expect public.armour = 1     expect public.charged = 1

scenario G48 a jump from m0
# R-FAL-H7.1
players 2
plain
set! public.node[0] = m0
legal 0 jump m1              legal 0 jump m4              legal 0 jump s1              legal 0 jump s4
legal 0 jump u1              legal 0 jump u4              illegal 0 jump m2            illegal 0 jump s0

scenario G50 a region without machines costs five defence
# R-FAL-15.8
players 2
plain
set! public.machine[9] = [0,0,0]
set! public.constructs[9] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day                 expect public.defence = 94

scenario G51 the last yellow machine
# R-FAL-19.5
players 2
plain
set! public.machine[2] = [0,0,0]
set! public.machine[5] = [0,0,0]
set! public.machine[13] = [0,0,3]
set! public.constructs[13] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect over                  expect public.outcome = no-machines

scenario G52 a champion's deck runs out: the third card is one of his three discards
# R-FAL-L1.3
players 2
plain
set! public.legacy.mode = 1
set! public.legacy.cards[0] = c001 c002 c021 c041 c061
set! public.legacy.cards[1] = c003
set! public.hero[1] = anuth
set! public.discarded = c021 c041 c061
set! public.crystals[0] = 3 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 0/2
do 0 attack 0
do 0 more                    expect event rebuilt         expect public.discarded = []
chance 1/3
do 0 more                    expect public.revealed = c001 c002 c041

scenario G55 after Icaion: two crystals from an own harvester, one from another's
# R-FAL-L2.5 R-FAL-L2.6
players 2
plain
set! public.legacy.mode = 2
set! public.hero[0] = outsider
set! public.machine[0] = [1,5,5]
set! public.machine[1] = [5,1,1]
do 0 activate 0 harvester    expect public.crystals[0] = 2 0 0 0 0
plain
set! public.legacy.mode = 2
set! public.hero[0] = outsider
set! public.machine[0] = [1,5,5]
set! public.machine[1] = [5,1,1]
do 0 activate 1 harvester    expect public.crystals[0] = 0 1 0 0 0

scenario G56 era II is closed: the second card is a champion's
# R-FAL-L3.4 R-FAL-L3.5
players 3
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth telron
set! public.legacy.cards[1] = c041 c042 c043 c044 c045 c046 c047 c048 c049
set! public.legacy.cards[2] = c050 c051 c052 c053 c054 c055 c056 c057
set! public.crystals[0] = 2 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 0/20
do 0 attack 0
do 0 more
expect decision LENDER 0
chance 0/8
do 0 lender 2
expect public.revealed = c021 c050
do 0 kill 1                  do 0 island shard            do 0 split 1
do 0 walk a0 0
expect public.discarded = c021 c050

scenario G59 a wonder goes instead of a machine
# R-FAL-L4.3
players 2
plain
set! public.legacy.mode = 2
set! public.hero[0] = outsider
set! public.wonder[9] = 1
set! public.constructs[9] = 2
set! public.isle[shard-mist] = 2
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect public.wonder[9] = 0  expect public.machine[9] = [1,1,1]

scenario G60 a red harvester may return to a yellow region
# R-FAL-H5.2
players 2
plain
set! public.hero[0] = cr-2t1
set! public.machine[9] = [0,1,1]
set! public.machine[13] = [0,3,3]
do 0 relic
do 0 restore 1 harvester
legal 0 to 9                 legal 0 to 13                expect legal-count 0 = 2
do 0 to 13                   expect public.machine[13] = [1,3,3]
