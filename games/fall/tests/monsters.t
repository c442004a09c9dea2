# Each monster, acting and not acting: section M of docs/rules/fall.md.
game fall

scenario Boulron: ten defence with a Colossus card
# R-FAL-M1.1
players 2   option extra_monsters=on
plain
set! public.monsters = boulron
set! public.next_event = colossus-card
chance 0/10
do 0 end-day                 expect public.defence = 85

scenario Boulron: nothing with another card, and five strength beat it
# R-FAL-M1.1
players 2   option extra_monsters=on
plain
set! public.monsters = boulron
set! public.node[0] = m2
set! public.crystals[0] = 0 0 0 0 2
chance 2/20
do 0 strike boulron
chance 2/20
do 0 more
expect public.monsters = []  expect no-event bonus
plain
set! public.monsters = boulron
set! public.next_event = river-card
do 0 end-day                 expect public.defence = 99

scenario Onygauros: no bonus, not even the Outsider's or against another monster
# R-FAL-M2.1
players 2
plain
set! public.hero[0] = outsider
set! public.monsters = onygauros caerulas
set! public.node[0] = s3
set! public.crystals[0] = 2 0 0 0 0
chance 13/20
do 0 strike caerulas
chance 14/20
do 0 more
expect public.monsters = onygauros                        expect decision DAY 0

scenario Onygauros: gone, bonuses are back
# R-FAL-M2.1
players 2
plain
set! public.under = onygauros
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 1
chance 13/20
do 0 attack 0                do 0 kill 1                  expect event bonus 0

scenario Onygauros: who beats it with strength left earns the bonus
# R-FAL-M2.2
players 2
plain
set! public.hero[0] = anuth
set! public.monsters = onygauros
set! public.node[0] = m4
set! public.crystals[0] = 3 0 0 0 0
chance 13/20
do 0 strike onygauros
chance 14/20
do 0 more
chance 10/20
do 0 more
expect public.monsters = []  expect event bonus 0

scenario Onygauros: beaten exactly, no bonus
# R-FAL-M2.2 R-FAL-10.4
players 2
plain
set! public.hero[0] = anuth
set! public.monsters = onygauros
set! public.node[0] = m4
set! public.crystals[0] = 2 0 0 0 0
chance 13/20
do 0 strike onygauros
chance 14/20
do 0 more
expect public.monsters = []  expect decision DAY 0

scenario Caerulas: no investigation, but a look is allowed
# R-FAL-M3.1
players 2
plain
set! public.hero[0] = machine
set! public.monsters = caerulas
set! public.node[0] = x0
illegal 0 investigate
chance 0/10
do 0 relic                   expect public.slot[0] = 1

scenario Caerulas: gone, the Colossus can be investigated
# R-FAL-M3.1
players 2
plain
set! public.under = caerulas
set! public.node[0] = x0
legal 0 investigate 0

scenario Utcoro: all relics are emptied when it enters
# R-FAL-M4.1
players 3   option storm_charges=off
plain
set! public.next_event = storm-card
chance 2/4
do 0 end-day                 do 2 pass
expect event emptied         expect public.charged = 0

scenario Utcoro: another monster empties none
# R-FAL-M4.1
players 3
plain
set! public.charged = 1
set! public.next_event = storm-card
chance 0/4
do 0 end-day                 expect public.charged = 7

scenario Utcoro: the fifth kind does not charge either
# R-FAL-M4.2
players 2
plain
set! public.monsters = utcoro
set! public.charged = 0
set! public.shown = 1 1 1 1 0
set! public.next_event = crystal-field-card
do 0 end-day                 expect public.charged = 0    expect event uncharged

scenario Utcoro: beaten, relics stay as they are until the next charge
# R-FAL-M4.2
players 2
plain
set! public.under = utcoro
set! public.charged = 0
set! public.shown = 1 1 1 1 0
set! public.next_event = crystal-field-card
do 0 end-day                 expect public.charged = 3

scenario Cannibarok: half of the constructs, rounded up
# R-FAL-M5.1
players 2
plain
set! public.isle[shard-mist] = 3
set! public.constructs[7] = 1
set! public.next_event = storm-card
chance 3/4
do 0 end-day
illegal 0 eat 4              legal 0 eat 0                do 0 eat 3
expect public.held = 0 4     expect public.isle[shard-mist] = 0
expect public.isle[shard-crystal] = 3

scenario Cannibarok: golems and other islands are left alone
# R-FAL-M5.1 R-FAL-19.4
players 2
plain
set! public.next_event = storm-card
chance 3/4
do 0 end-day
do 0 eat 2
expect public.isle[shard-river] = 4                       expect public.isle[monolith-mist] = 4
expect not-over

scenario Cannibarok: what it holds does not leave the island with a card
# R-FAL-M5.1 R-FAL-15.6
players 2
plain
set! public.monsters = cannibarok
set! public.held = 0 4
set! public.isle[shard-mist] = 0
set! public.next_event = misty-valley-card
do 0 end-day                 expect public.defence = 94

scenario Cannibarok: beaten, it gives them back
# R-FAL-M5.2
players 2
plain
set! public.hero[0] = anuth
set! public.monsters = cannibarok
set! public.held = 0 2
set! public.isle[shard-mist] = 2
set! public.node[0] = m0
set! public.crystals[0] = 2 0 0 0 0
chance 2/20
do 0 strike cannibarok
chance 2/20
do 0 more
do 0 split 0
expect public.isle[shard-crystal] = 6                     expect public.held = 0 0

scenario Cannibarok: not beaten, it keeps them
# R-FAL-M5.2
players 2
plain
set! public.monsters = cannibarok
set! public.held = 0 2
set! public.isle[shard-mist] = 2
set! public.node[0] = m0
set! public.crystals[0] = 1 0 0 0 0
chance 2/20
do 0 strike cannibarok       expect public.held = 0 2

scenario Obsidusa: all golems of its island, and others may return there
# R-FAL-M6.1
players 2   option extra_monsters=on
plain
set! public.golems[0] = 1
set! public.isle[shard-river] = 3
set! public.next_event = storm-card
chance 5/7
do 0 end-day
expect public.held = 3 0     expect public.isle[shard-river] = 0
set! public.constructs[2] = 1
set! public.isle[monolith-mist] = 3
do 1 extract

scenario Obsidusa: on an island without constructs that is a loss
# R-FAL-M6.1 R-FAL-19.4
players 2   option extra_monsters=on
plain
set! public.isle[shard-mist] = 0
set! public.isle[shard-crystal] = 0
set! public.constructs[7] = 8
set! public.next_event = storm-card
chance 5/7
do 0 end-day
expect over                  expect public.outcome = bare-island

scenario Obsidusa: beaten, it gives them back
# R-FAL-M6.2
players 2   option extra_monsters=on
plain
set! public.hero[0] = anuth
set! public.monsters = obsidusa
set! public.held = 4 0
set! public.isle[shard-river] = 0
set! public.node[0] = m0
set! public.crystals[0] = 2 0 0 0 0
chance 2/20
do 0 strike obsidusa
chance 2/20
do 0 more
expect public.isle[shard-river] = 4                       expect public.held = 0 0

scenario Obsidusa: not beaten, it keeps them
# R-FAL-M6.2
players 2   option extra_monsters=on
plain
set! public.monsters = obsidusa
set! public.held = 4 0
set! public.isle[shard-river] = 0
set! public.node[0] = m0
set! public.crystals[0] = 1 0 0 0 0
chance 0/20
do 0 strike obsidusa         expect public.held = 4 0

scenario Kodror: each owner takes one fort back
# R-FAL-M7.1 R-FAL-1.9
players 3   option extra_monsters=on
plain
set! public.fort[0] = a0
set! public.forts[0] = 2
set! public.fort[2] = x0 x1
set! public.forts[2] = 1
set! public.next_event = storm-card
chance 6/7
do 0 end-day                 do 2 pass
expect public.fort[0] = []   expect decision FORT_LOSS 2
do 2 lose-fort x1
expect public.fort[2] = x0   expect public.forts = 3 3 2 0 0

scenario Kodror: without forts nobody is asked
# R-FAL-M7.1
players 3   option extra_monsters=on   option consent=ask
plain
set! public.next_event = storm-card
chance 6/7
do 0 end-day
expect decision DAY 1        expect public.forts = 3 3 3 0 0

scenario Kodror: no machine can be activated
# R-FAL-M7.2
players 2   option extra_monsters=on
plain
set! public.monsters = kodror
illegal 0 activate

scenario Kodror: gone, they can
# R-FAL-M7.2
players 2   option extra_monsters=on
plain
set! public.under = kodror
legal 0 activate 1 harvester

scenario Kodror: owners are asked from the active player on
# R-FAL-M7.1
players 3   option extra_monsters=on   option consent=ask
plain
set! public.fort[0] = a0 a1
set! public.forts[0] = 1
set! public.fort[1] = x0 x1
set! public.forts[1] = 1
set! public.next_event = river-card
do 0 end-day
set! public.next_event = storm-card
chance 6/7
do 1 end-day                 expect decision FORT_LOSS 1
do 1 lose-fort x1            expect decision FORT_LOSS 0

scenario a Colossus card counts each monster: 9, 6, 6, 7, 8, 7 and 10
# R-FAL-17.2 R-FAL-M1.1 R-FAL-M2.1 R-FAL-M3.1 R-FAL-M4.1 R-FAL-M5.1 R-FAL-M6.1 R-FAL-M7.1
players 2   option extra_monsters=on
plain
set! public.monsters = boulron onygauros caerulas utcoro cannibarok obsidusa kodror
set! public.next_event = colossus-card
chance 0/10
do 0 end-day
expect public.defence = 42

scenario Kodror: 7 is not enough
# R-FAL-M7.1 R-FAL-10.3
players 2   option extra_monsters=on
plain
set! public.monsters = kodror
set! public.node[0] = m1
set! public.crystals[0] = 0 3 0 0 0
chance 3/20
do 0 strike kodror
chance 3/20
do 0 more
chance 0/20
do 0 more
expect event failed 0        expect public.monsters = kodror

scenario Kodror: 8 beats it
# R-FAL-M7.1 R-FAL-10.3
players 2   option extra_monsters=on
plain
set! public.monsters = kodror
set! public.node[0] = m1
set! public.crystals[0] = 0 3 0 0 0
chance 3/20
do 0 strike kodror
chance 4/20
do 0 more
chance 0/20
do 0 more
expect public.monsters = []  expect no-event bonus

scenario Obsidusa: constructs, and golems of other islands, are left alone
# R-FAL-M6.1
players 2   option extra_monsters=on
plain
set! public.next_event = storm-card
chance 5/7
do 0 end-day
expect public.held = 4 0     expect public.isle[shard-mist] = 4
expect public.isle[shard-crystal] = 4                     expect public.isle[tree-mountain] = 4

scenario Caerulas: others do not hinder an investigation
# R-FAL-M3.1
players 2
plain
set! public.monsters = utcoro onygauros
set! public.node[0] = x0
legal 0 investigate
set! public.monsters = utcoro onygauros caerulas
illegal 0 investigate
