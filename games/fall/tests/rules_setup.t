# Set-up, levels and what there is: sections 1 to 3 and D of docs/rules/fall.md.
game fall

scenario one player has two characters and plays them in turn
# R-FAL-1.1 R-FAL-1.2 R-FAL-3.9 R-FAL-3.7
players 1   option golems=random
do 0 character outsider      do 0 character sanya
do 0 start c0
do 0 start m2
random 3000
expect waiting none          expect over

scenario one player chooses any two characters, also of one pile
# R-FAL-3.9
players 1   option golems=random
expect decision CHARACTER 0  expect legal-count 0 = 14
do 0 character anuth
illegal 0 character anuth    legal 0 character heir       expect legal-count 0 = 13
do 0 character telron
expect public.hero = anuth telron                         expect decision START 0
do 0 start m0                illegal 0 start c0           legal 0 start m1

scenario nobody chooses from both piles in a game of several players
# R-FAL-3.8 R-FAL-3.9
players 2   option characters=picked   option golems=random
expect decision PILE 0
do 0 pile 0
expect legal-count 0 = 7     illegal 0 character heir

scenario mixed_pair: one player cannot take two characters of one pile
# R-FAL-X1.6
players 1   option mixed_pair=on   option golems=random
do 0 pile 0
illegal 0 character outsider
legal 0 character telron
do 0 character anuth
illegal 0 character telron   legal 0 character outsider   expect legal-count 0 = 7

scenario the two characters of one player have pools, relics and shards of their own
# R-FAL-1.2
players 1
plain
do 0 extract
expect public.crystals[0] = 1 1 0 0 0                     expect public.crystals[1] = 0 0 0 0 0
set! public.next_event = river-card
do 0 end-day
expect public.turn = 1       expect decision DAY 0
do 0 extract                 expect public.crystals[1] = 0 1 1 0 0

scenario one machine of each type in each region, one colour for a kind
# R-FAL-3.6 R-FAL-1.5
players 2   option golems=random
expect public.machine[0] = [5,5,5]                        expect public.machine[8] = [5,5,5]
expect public.machine[1] = [1,1,1]                        expect public.machine[2] = [3,3,3]
expect public.machine[3] = [4,4,4]                        expect public.machine[4] = [2,2,2]
expect public.machine[11] = [5,5,5]                       expect public.first_machine[11] = [5,5,5]

scenario the first player may choose these colours
# R-FAL-3.6 R-FAL-1.10
players 3   option machines=chosen   option golems=random
do 0 paint 1                 illegal 0 paint 1            do 0 paint 2
do 0 paint 3                 do 0 paint 4                 expect decision PILE 0
expect public.machine[0] = [1,1,1]                        expect public.machine[4] = [5,5,5]

scenario golem regions are of different kinds
# R-FAL-3.2 R-FAL-2.5
players 2   option golems=chosen
do 0 system 0
expect public.golem_region = shard-river monolith-forest tree-mountain sphere-mist volcano-crystal

scenario players have the colours of their seats
# R-FAL-3.10
players 5   option characters=picked   option golems=random
do 0 pile 0
do 0 character anuth         do 1 character outsider      do 2 character sanya
do 3 character heir          do 4 character telron
expect public.colour = 1 2 3 4 5

scenario or they choose them
# R-FAL-3.10
players 2   option characters=picked   option colours=chosen   option golems=random
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 base 5                  illegal 1 base 5             do 1 base 3
expect public.colour = 5 3   expect decision START 0

scenario the piles alternate
# R-FAL-3.8
players 4   option characters=picked   option golems=random
do 0 pile 1
illegal 0 character anuth    do 0 character heir
illegal 1 character outsider
do 1 character anuth
do 2 character outsider      do 3 character sanya
expect public.hero = heir anuth outsider sanya

scenario characters are drawn from their pile
# R-FAL-3.8 R-FAL-1.8
players 2   option golems=chosen
do 0 system 0
chance 6/7 6/7
do 0 pile 0
expect public.hero = kolbor criminal                      expect decision ARMOUR 1

scenario the armour of the Criminal is chosen at the start
# R-FAL-S7.1
players 2   option characters=picked   option golems=random
do 0 pile 1                  do 0 character criminal      do 1 character anuth
expect decision ARMOUR 0
do 0 armour 1                expect public.armour = 1     expect decision START 0

scenario nobody else is asked for armour
# R-FAL-S7.1
players 2   option characters=picked   option golems=random
do 0 pile 1                  do 0 character heir          do 1 character anuth
expect decision START 0      expect public.armour = 0

scenario champions start on middle nodes of craters, seekers in the City, each node once
# R-FAL-3.13 R-FAL-2.1
players 4   option characters=picked   option golems=random
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 2 character telron        do 3 character heir
expect legal-count 0 = 5     illegal 0 start c0
do 0 start m1
expect legal-count 1 = 5     illegal 1 start m0           do 1 start c4
expect legal-count 2 = 4     illegal 2 start m1

scenario relics start charged, and Celethe takes her first crystals as they are
# R-FAL-3.12 R-FAL-3.14
players 2   option characters=picked   option level=easy   option golems=random
do 0 pile 0                  do 0 character celethe       do 1 character outsider
expect public.charged = 3
do 0 start m4
expect decision START 1      expect public.crystals[0] = 0 1 1 0 0

scenario a monster enters at set-up with its effect
# R-FAL-3.15
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x0
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 2/4 0/13 1/12
do 1 start c2
expect public.monsters = utcoro                           expect public.charged = 0

scenario choices of the opening are the first player's
# R-FAL-3.15 R-FAL-3.16
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x0
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 3/4
do 1 start c2
expect decision EAT 0
chance 0/13 1/12
do 0 eat 2
expect public.held = 0 4     expect decision DAY 0

scenario armour does not help before the first turn
# R-FAL-3.14 R-FAL-S7.3
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x0
do 0 pile 1                  do 0 character criminal      do 1 character anuth
do 0 armour 1                do 0 start c0
set! public.golems[5] = 1
set! public.golems[14] = 1
set! public.constructs[10] = 1
set! public.isle[shard-river] = 2
set! public.isle[shard-mist] = 3
chance 0/4 0/13 1/12
do 1 start m3
expect public.machine[0] = [0,5,5]

scenario an opening that would be lost begins anew
# R-FAL-3.19
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x2
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
set! public.defence = 3
chance 1/4 10/13 0/4 0/13 1/12
do 1 start c2
expect event reopened        expect public.defence = 99   expect public.colossus = x2
expect public.parasites[7] = 0                            expect public.monsters = onygauros
expect public.shown = 1 1 0 0 0

scenario an ordinary opening is not repeated
# R-FAL-3.19
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x2
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 1/4 10/13 0/10 0/12
do 1 start c2
expect no-event reopened     expect public.defence = 89

scenario shards shown at set-up stay shown
# R-FAL-3.18 R-FAL-17.4
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x2
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 0/4 10/13 0/10 10/12 0/9
do 1 start c2
expect public.shown_shards = 2 0 0

scenario a storm cannot come at set-up
# R-FAL-3.17
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x2
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 0/4 12/13 0/10 11/12 0/9
do 1 start c2
expect public.storm_shown = 0                             expect public.shown_shards = 2 0 0

scenario easy has three shards of value 1
# R-FAL-D1.1
players 2   option level=easy
plain
set! public.shards[0] = 3 0 0
set! public.slot = 0 0 0 4 4
set! public.node[0] = x0
chance 0/7
do 0 investigate 3
expect public.slot[3] = 2    expect event looked 0

scenario normal has two
# R-FAL-D2.1
players 2
plain
set! public.shards[0] = 2 0 0
set! public.slot = 0 0 4 4 4
set! public.node[0] = x0
chance 0/8
do 0 investigate 2
expect public.slot[2] = 2

scenario hard has one
# R-FAL-D3.1
players 2   option level=hard
plain
set! public.shards[0] = 1 0 0
set! public.slot = 0 4 4 4 4
set! public.node[0] = x0
chance 4/9
do 0 investigate 1
expect public.slot[1] = 3

scenario four monsters without the extra ones
# R-FAL-1.8
players 2
plain
set! public.monsters = onygauros caerulas cannibarok
set! public.held = 0 4
set! public.isle[shard-mist] = 0
set! public.next_event = storm-card
do 0 end-day
expect public.monsters = onygauros caerulas utcoro cannibarok

scenario seven with them
# R-FAL-1.8
players 2   option extra_monsters=on
plain
set! public.next_event = storm-card
chance 6/7
do 0 end-day
expect public.monsters = kodror

scenario seats go round
# R-FAL-3.7 R-FAL-4.1
players 3   option consent=ask
plain
set! public.next_event = river-card
do 0 end-day                 expect public.turn = 1       expect decision DAY 1
set! public.next_event = mountains-card
do 1 end-day                 expect public.turn = 2
set! public.next_event = forest-card
do 2 end-day                 expect public.turn = 0       expect decision DAY 0

scenario the 400th night is the last
# R-FAL-1.13
players 2
plain
set! public.nights = 399
set! public.next_event = river-card
do 0 end-day
expect over                  expect public.outcome = too-long
expect rank 0 = 2

scenario the 399th is not
# R-FAL-1.13
players 2
plain
set! public.nights = 398
set! public.next_event = river-card
do 0 end-day
expect not-over              expect public.nights = 399

scenario crystals of a region have its colour
# R-FAL-1.3
players 2
plain
set! public.node[0] = a1
do 0 extract                 expect public.crystals[0] = 1 1 1 0 0
plain
set! public.node[0] = a3
do 0 extract                 expect public.crystals[0] = 0 0 1 1 1

scenario an event card is drawn among fourteen
# R-FAL-1.7 R-FAL-14.1
players 2
plain
chance 9/14
do 0 end-day
expect public.shown = 0 0 0 0 1

scenario unseen shards are offered once, a known one apart
# R-FAL-1.11
players 2
plain
set! public.node[0] = x0
set! public.slot = 4 4 1 4 4
legal 0 investigate 0        illegal 0 investigate 1      legal 0 investigate 2        illegal 0 investigate 3

scenario the Colossus starts on an external node
# R-FAL-3.5 R-FAL-2.3
players 2
expect public.colossus != c0                              expect public.colossus != m0

scenario the storm is never among the first cards
# R-FAL-3.17
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x2
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
chance 0/4 99/100 0/10 99/100 0/9                         # the last card of the deck, twice
do 1 start c2
expect public.shown_shards = 2 0 0                        expect public.storm_shown = 0

scenario begun anew the Colossus stands where it stood, though it has walked
# R-FAL-3.19
players 2   option level=easy   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x2
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
set! public.defence = 20
chance 1/4 10/13 0/10 10/12 0/4 0/13 1/12
do 1 start c2
expect event reopened        expect public.defence = 99   expect public.colossus = x2
expect public.shown = 1 1 0 0 0                           expect public.shown_shards = 0 0 0
expect public.monsters = onygauros

scenario begun anew, figures, machines and monsters are where they were
# R-FAL-3.19
players 2   option level=hard   option golems=chosen   option characters=picked
do 0 system 0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x2
do 0 pile 0                  do 0 character anuth         do 1 character outsider
do 0 start m0
set! public.defence = 3
chance 3/4
do 1 start c2                expect decision EAT 0
# River, mountains, forest with an attack, the Colossus; then three Colossus cards and a river.
chance 0/13 1/12 2/11 7/10 0/4 10/13 0/10 10/12 0/9 10/11 0/8 0/10
do 0 eat 2
expect event destroyed = 1   expect event reopened        expect public.monsters = onygauros
expect public.held = 0 0     expect public.shown = 1 0 0 0 0
expect public.golems = 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
expect public.constructs = 0 0 0 0 0 0 0 0 1 0 0 0 1 0 0
expect public.isle[tree-forest] = 4                       expect public.isle[tree-mountain] = 4
expect public.isle[shard-mist] = 4                        expect public.isle[sphere-river] = 2
expect public.machine[2] = [3,3,3]

scenario machines drawn: not the colours of the table
# R-FAL-3.6
players 2   seed 3   option machines=random
expect public.machine[0] != [5,5,5]
