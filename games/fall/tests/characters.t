# Each character: its ability and its relic, acting and not acting. Sections H and S of docs/rules/fall.md.
game fall

scenario Anuth: two more strength against enemies
# R-FAL-H1.1
players 2
plain
set! public.hero[0] = anuth
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 0/20
do 0 attack 0                legal 0 kill 3               illegal 0 kill 4

scenario Anuth: others have no more
# R-FAL-H1.1
players 2
plain
set! public.hero[1] = anuth
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 2/20
do 0 attack 0                legal 0 kill 2               illegal 0 kill 3

scenario Anuth: his relic lasts for all attacks of the turn, also another's
# R-FAL-H1.2
players 2
plain
set! public.hero[1] = anuth
set! public.crystals[0] = 1 1 0 0 0
set! public.constructs[0] = 3
set! public.constructs[1] = 3
set! public.isle[shard-mist] = 0
set! public.isle[shard-crystal] = 2
do 0 ask 1                   do 1 lend
chance 0/20
do 0 attack 0                legal 0 kill 3               do 0 kill 0
chance 0/19
do 0 attack 1                legal 0 kill 3

scenario Anuth: and not for the next turn
# R-FAL-H1.2
players 2
plain
set! public.hero = anuth heir
do 0 relic                   expect public.plus = 2
set! public.next_event = river-card
do 0 end-day                 expect public.plus = 0

scenario Celethe: one of the crystals in another colour
# R-FAL-H2.1
players 2
plain
set! public.hero[0] = celethe
do 0 extract
expect decision SWAP 0       illegal 0 swap pink blue     illegal 0 swap blue blue
do 0 swap blue pink
expect public.crystals[0] = 0 1 0 0 1                     expect event swapped 0

scenario Celethe: she may keep them, and a harvester asks too
# R-FAL-H2.1
players 2   option consent=ask
plain
set! public.hero[0] = celethe
do 0 extract                 do 0 keep                    expect public.crystals[0] = 1 1 0 0 0
do 0 activate 1 harvester    do 0 swap brown green        expect public.crystals[0] = 1 1 1 0 0

scenario Celethe: not for others, not in others' turns, not where colours are free
# R-FAL-H2.1
players 2   option consent=ask
plain
set! public.hero[1] = celethe
do 0 extract                 expect decision DAY 0
push BONUS 0 0 1 0 0
do 0 bonus crystal-bonus     do 0 give pink 1             expect decision DAY 0

scenario Celethe: three crystals of any colours
# R-FAL-H2.2
players 2
plain
set! public.hero[0] = celethe
set! public.crystals[0] = 4 0 0 0 0
do 0 relic
do 0 colour pink             do 0 colour grey             do 0 colour pink
expect decision DISCARD 0    do 0 discard blue
expect public.crystals[0] = 3 0 0 1 2

scenario Celethe: an empty relic brings none
# R-FAL-H2.2 R-FAL-13.1
players 2
plain
set! public.hero[0] = celethe
set! public.charged = 2
illegal 0 relic

scenario Leheir: two for two, at the same time
# R-FAL-H3.1
players 2   option consent=ask
plain
set! public.hero[0] = leheir
set! public.crystals[0] = 2 1 0 0 0
set! public.crystals[1] = 0 0 0 1 1
do 0 trade 1
do 0 give blue               do 0 give blue
expect public.crystals[0] = 0 1 0 1 1                     expect public.crystals[1] = 2 0 0 0 0
expect decision DAY 0        illegal 0 trade              expect public.actions_done = 0

scenario Leheir: not with fewer than two on either side
# R-FAL-H3.1
players 2
plain
set! public.hero[0] = leheir
set! public.crystals[0] = 2 1 0 0 0
set! public.crystals[1] = 0 0 0 0 1
illegal 0 trade
set! public.crystals[0] = 1 0 0 0 0
set! public.crystals[1] = 0 0 0 0 2
illegal 0 trade

scenario Leheir: his relic changes places
# R-FAL-H3.2
players 3
plain
set! public.hero[0] = leheir
set! public.hero[2] = sanya
do 0 relic                   illegal 0 places 0
do 0 places 2                expect public.node = c2 c1 c0

scenario Leheir: borrowed, it moves the active character, not his
# R-FAL-H3.2 R-FAL-13.4
players 3
plain
do 0 ask 2                   do 2 lend
do 0 places 1                expect public.node = c1 c0 c2

scenario Telron: the top card is shown when his turn begins
# R-FAL-H4.1
players 2
plain
set! public.hero[1] = telron
set! public.next_event = river-card
chance 12/13
do 0 end-day                 do 1 pass
expect event foreseen 1      expect public.next_event = storm-card
chance 0/4
do 1 end-day
expect public.storm_shown = 1                             expect public.next_event = none

scenario Telron: not when others begin
# R-FAL-H4.1
players 2
plain
set! public.hero[0] = telron
set! public.next_event = river-card
do 0 end-day
expect public.next_event = none                           expect no-event foreseen

scenario Telron: the Colossus goes a node either way
# R-FAL-H4.2
players 2
plain
set! public.hero[0] = telron
do 0 relic                   do 0 step 1                  expect public.colossus = x4

scenario Telron: without his relic it stays
# R-FAL-H4.2
players 2
plain
set! public.hero[0] = telron
set! public.charged = 2
illegal 0 relic              expect public.colossus = x0

scenario CR-2T1: a second machine of the same region
# R-FAL-H5.1
players 2   option consent=ask
plain
set! public.hero[0] = cr-2t1
do 0 activate 1 harvester
expect decision SECOND 0     illegal 0 activate 1 harvester
do 0 activate 1 scavenger    do 0 fort a1
expect decision DAY 0        illegal 0 activate

scenario CR-2T1: he may leave it, and others have no second one
# R-FAL-H5.1
players 2   option consent=ask
plain
set! public.hero[0] = cr-2t1
do 0 activate 1 harvester    do 0 done                    expect decision DAY 0
plain
do 0 activate 1 harvester    expect decision DAY 0

scenario CR-2T1: a machine returns
# R-FAL-H5.2
players 2
plain
set! public.hero[0] = cr-2t1
set! public.machine[3] = [0,4,0]
do 0 relic
legal 0 restore 4 harvester  legal 0 restore 4 refiner    illegal 0 restore 1
do 0 restore 4 refiner
expect public.machine[3] = [0,4,4]

scenario CR-2T1: with all machines on the board the relic is of no use
# R-FAL-H5.2 R-FAL-13.9
players 2
plain
set! public.hero[0] = cr-2t1
illegal 0 relic

scenario Sanya: two nodes with every Move
# R-FAL-H6.1
players 2   option consent=ask
plain
set! public.hero[0] = sanya
do 0 extract                 do 0 move r0
expect public.node[0] = r0   legal 0 move m0

scenario Sanya: in another's turn she is moved like anybody
# R-FAL-H6.1 R-FAL-5.9
players 2
plain
set! public.hero[1] = sanya
push BONUS 0 0 0 1 0
do 0 bonus move-bonus        legal 0 walk a1 1            illegal 0 walk l2 1

scenario Sanya: any other free node
# R-FAL-H6.2
players 2
plain
set! public.hero[0] = sanya
do 0 relic
illegal 0 teleport c0        illegal 0 teleport c1        expect legal-count 0 = 38
do 0 teleport u3             expect public.node[0] = u3   expect public.actions_done = 0

scenario Sanya: a fort there gives no free step
# R-FAL-H6.2 R-FAL-5.10
players 2
plain
set! public.hero[0] = sanya
set! public.fort[0] = u3
set! public.forts[0] = 4
do 0 relic                   do 0 teleport u3             expect public.node[0] = u3
expect decision DAY 0

scenario Kolbor and Malabor: the jump is an action
# R-FAL-H7.1
players 2
plain
set! public.node[0] = s0
do 0 jump u4
expect public.node[0] = u4   expect public.actions_done = 1

scenario Kolbor and Malabor: not away from an island, not for others
# R-FAL-H7.1
players 2
plain
illegal 0 jump
set! public.hero = sanya kolbor
set! public.node[0] = s0
illegal 0 jump

scenario Kolbor and Malabor: enemies are spread anew, without an attack
# R-FAL-H7.2
players 2
plain
set! public.node[0] = a0
set! public.golems[0] = 2
set! public.constructs[1] = 1
set! public.parasites[10] = 1
set! public.isle[shard-river] = 2
set! public.isle[shard-mist] = 3
do 0 relic
do 0 spread 0                do 0 spread 0
do 0 spread 0                do 0 spread 0
do 0 spread 1
expect public.golems[10] = 2  expect public.constructs[10] = 1
expect public.parasites[0] = 1                            expect public.parasites[10] = 0
expect public.machine[10] = [2,2,2]                       expect decision DAY 0

scenario Kolbor and Malabor: useless without enemies or with one region
# R-FAL-H7.2
players 2
plain
illegal 0 relic
set! public.node[0] = u0
set! public.parasites[5] = 3
illegal 0 relic

scenario Lone Survivor: era III first
# R-FAL-S1.1
players 2
plain
set! public.hero[0] = lone-survivor
set! public.crystals[0] = 3 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 4/20
do 0 attack 0                expect public.revealed = c065
chance 0/20
do 0 more                    expect public.revealed = c041 c065
chance 0/20
do 0 more                    expect public.revealed = c021 c041 c065

scenario Lone Survivor: others begin with era I
# R-FAL-S1.1
players 2
plain
set! public.hero[1] = lone-survivor
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 4/20
do 0 attack 0                expect public.revealed = c025

scenario Lone Survivor: one enemy of each region around falls
# R-FAL-S1.2
players 2
plain
set! public.hero[0] = lone-survivor
set! public.node[0] = a0
set! public.golems[0] = 1
set! public.constructs[0] = 1
set! public.constructs[1] = 1
set! public.parasites[10] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 2
do 0 relic
expect decision FELL 0       legal 0 fell golem 0         legal 0 fell construct 0
illegal 0 fell parasite 0    expect legal-count 0 = 2
expect prompt 0 en "Whom do you defeat in "               expect prompt 0 pl "Kogo pokonujesz w "
expect choice 0 en "Defeat the golem of "                 expect choice 0 pl "Pokonaj: golem z "
do 0 fell golem 0
do 0 island monolith         do 0 split 0
expect public.golems[0] = 0  expect public.constructs[0] = 1
expect public.constructs[1] = 0                           expect public.parasites[10] = 0
expect public.jokers[0] = 1  expect public.isle[monolith-forest] = 5
expect public.isle[monolith-mountain] = 5                 expect no-event bonus

scenario Lone Survivor: a construct beside a golem may fall, and a parasite beside both
# R-FAL-S1.2
players 2
plain
set! public.hero[0] = lone-survivor
set! public.node[0] = a0
set! public.golems[0] = 1
set! public.constructs[0] = 1
set! public.constructs[1] = 1
set! public.parasites[10] = 1
set! public.parasites[1] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 2
do 0 relic
do 0 fell construct 0        expect public.constructs[0] = 0
expect decision FELL 0       do 0 fell parasite 1         expect public.parasites[1] = 0
expect public.parasites[10] = 0                           expect public.jokers[0] = 2
do 0 island monolith         do 0 split 1
expect public.golems[0] = 1  expect public.constructs[1] = 1
expect public.isle[monolith-mountain] = 4                 expect no-event bonus

scenario Lone Survivor: who steps in with it says who falls, the active player where they return to
# R-FAL-S1.2 R-FAL-13.12
players 2
plain
set! public.hero = anuth lone-survivor
set! public.node[0] = a0
set! public.golems[0] = 1
set! public.constructs[0] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 3
do 0 extract                 do 1 step-in                 expect decision FELL 1
do 1 fell construct 0        expect decision ISLAND 0

scenario Lone Survivor: no enemy around, no use
# R-FAL-S1.2
players 2
plain
set! public.hero[0] = lone-survivor
set! public.constructs[5] = 1
set! public.isle[shard-mist] = 3
illegal 0 relic

scenario Cursed: the bonus of every card revealed
# R-FAL-S2.1
players 2   option consent=ask
plain
set! public.hero[0] = cursed
set! public.crystals[0] = 2 0 0 0 0
set! public.parasites[0] = 1
chance 12/20
do 0 attack 0
chance 8/20
do 0 more
do 0 kill 1
legal 0 bonus crystal-bonus  legal 0 bonus move-bonus
do 0 bonus move-bonus        do 0 walk a0 0
expect decision GIFT 0       expect event bonus 0 with 0 crystal-bonus
do 0 give pink 0
expect decision DAY 0        expect public.crystals[0] = 0 0 0 0 1

scenario Cursed: others have one, and with the house rule she may decline the rest
# R-FAL-S2.1 R-FAL-X1.10
players 2   option declined_bonus=on
plain
set! public.crystals[0] = 2 0 0 0 0
set! public.parasites[0] = 1
chance 12/20
do 0 attack 0
chance 8/20
do 0 more
do 0 kill 1
do 0 bonus move-bonus        do 0 walk a0 0               expect decision DAY 0
plain
set! public.hero[0] = cursed
push BONUS 0 0 1 1 0
do 0 bonus crystal-bonus     do 0 give pink 0
do 0 decline                 expect decision DAY 0

scenario Cursed: a monster struck from afar, no action spent
# R-FAL-S2.2
players 2
plain
set! public.hero[0] = cursed
set! public.monsters = caerulas
set! public.crystals[0] = 2 0 0 0 0
illegal 0 strike
chance 13/20
do 0 relic
chance 14/20
do 0 more
expect public.monsters = []  expect public.actions_done = 0
expect event bonus 0         expect decision GIFT 0

scenario Cursed: no monster, or nothing to pay with
# R-FAL-S2.2
players 2
plain
set! public.hero[0] = cursed
set! public.crystals[0] = 2 0 0 0 0
illegal 0 relic
set! public.monsters = caerulas
set! public.crystals[0] = 0 0 1 0 1
illegal 0 relic

scenario Heir: the second crystal of a parasite comes to his pool
# R-FAL-S3.1
players 2
plain
set! public.hero = heir kolbor
set! public.jokers[0] = 1
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 0/20
do 0 attack 0
expect public.crystals[0] = 1 0 0 0 0                     expect decision MORE 0

scenario Heir: others get one crystal for a parasite
# R-FAL-S3.1
players 2
plain
set! public.jokers[0] = 1
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 0/20
do 0 attack 0
expect public.crystals[0] = 0 0 0 0 0                     expect public.jokers[0] = 0

scenario Heir: the colour of a parasite against a monster is his choice
# R-FAL-S3.1 R-FAL-6.11
players 2
plain
set! public.hero = heir kolbor
set! public.jokers[0] = 1
set! public.monsters = caerulas
set! public.node[0] = s3
do 0 strike caerulas
legal 0 parasite blue        legal 0 parasite brown       legal 0 parasite grey        illegal 0 parasite pink
plain
set! public.jokers[0] = 1
set! public.crystals[0] = 1 0 0 0 0
set! public.monsters = caerulas
set! public.node[0] = s3
do 0 strike caerulas
expect legal-count 0 = 2

scenario Heir: up to three crystals from afar
# R-FAL-S3.2
players 2
plain
set! public.hero = heir kolbor
set! public.node[0] = x0
set! public.crystals[0] = 2 2 0 0 0
illegal 0 deposit
do 0 relic
do 0 put blue                do 0 put blue                do 0 put brown
expect public.city = 2 1 0 0 0                            expect decision DAY 0
expect public.actions_done = 0

scenario Heir: nothing to deposit, no use
# R-FAL-S3.2
players 2
plain
set! public.hero = heir kolbor
illegal 0 relic

scenario Machine: any fort, two nodes far
# R-FAL-S4.1
players 2
plain
set! public.hero[0] = machine
set! public.fort[1] = c0
set! public.forts[1] = 4
legal 0 carry c0 c2          legal 0 carry c0 r0          illegal 0 carry c0 x0        illegal 0 carry c0 c0
do 0 carry c0 r0
expect public.fort[1] = r0   illegal 0 carry              expect public.actions_done = 0

scenario Machine: not onto another fort, not by others
# R-FAL-S4.1
players 2
plain
set! public.hero[0] = machine
set! public.fort[0] = c0 a0
set! public.forts[0] = 3
illegal 0 carry c0 a0        legal 0 carry c0 l1
plain
set! public.hero[1] = machine
set! public.fort[0] = c0
set! public.forts[0] = 4
illegal 0 carry

scenario Machine: one shard is looked at and stays
# R-FAL-S4.2
players 2
plain
set! public.hero[0] = machine
chance 2/10
do 0 relic
expect public.slot = 2 4 4 4 4                            expect decision DAY 0

scenario Machine: no unseen shard, no use
# R-FAL-S4.2
players 2
plain
set! public.hero[0] = machine
set! public.slot = 1 1 2 2 3
illegal 0 relic

scenario Outsider: a cleared region with a golem brings one bonus
# R-FAL-S5.1
players 2   option consent=ask
plain
set! public.hero[0] = outsider
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 1
set! public.isle[shard-river] = 3
chance 13/20
do 0 attack 0                do 0 kill 1                  do 0 island shard
expect event bonus 0 = 1     do 0 give pink 0             expect decision DAY 0

scenario Outsider: no golem fell, or another attacks
# R-FAL-S5.1
players 2
plain
set! public.hero[0] = outsider
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 10/20
do 0 attack 0                do 0 kill 1                  do 0 island shard            do 0 split 0
expect decision DAY 0
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 2
set! public.isle[shard-river] = 2
chance 12/20
do 0 attack 0                do 0 kill 1                  do 0 island shard
expect decision DAY 0

scenario Outsider: he stays beside the Colossus
# R-FAL-S5.2
players 2
plain
set! public.hero[0] = outsider
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
illegal 0 relic
do 0 investigate 0           do 0 pay-shard
do 0 stay
expect public.node[0] = x0   expect public.charged = 2    expect decision DAY 0

scenario Outsider: his relic is lent at that moment only
# R-FAL-S5.2 R-FAL-13.3
players 2   option consent=ask
plain
set! public.hero[1] = outsider
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
illegal 0 ask
do 0 investigate 0           do 0 pay-shard
do 0 ask 1                   do 1 refuse
expect decision RETREAT 0    illegal 0 ask                do 0 retreat c0
expect public.node[0] = c0

scenario Outsider: and lent it keeps the active character there
# R-FAL-S5.2 R-FAL-13.4
players 2   option consent=ask
plain
set! public.hero[1] = outsider
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
do 0 investigate 0           do 0 pay-shard
do 0 ask 1                   do 1 lend
expect public.node[0] = x0   expect public.charged = 1

scenario Creature: it moves another character, two nodes as first action
# R-FAL-S6.1
players 2
plain
set! public.hero[0] = creature
legal 0 move r0              legal 0 move a2 2            illegal 0 move x0 2
do 0 move a2 2
expect public.node = c0 a2   expect public.actions_done = 1
legal 0 move r2 2            illegal 0 move m2 2

scenario Creature: others move themselves only
# R-FAL-S6.1
players 2
plain
set! public.hero[1] = creature
illegal 0 move a2 2          legal 0 move a0

scenario Creature: it copies a relic, charged or not
# R-FAL-S6.2
players 2
plain
set! public.hero = creature sanya
set! public.charged = 1
do 0 relic                   expect decision TELEPORT 0
do 0 teleport x4             expect public.charged = 0    expect public.node[0] = x4

scenario Creature: nothing to copy that could do anything
# R-FAL-S6.2 R-FAL-13.9
players 2
plain
set! public.hero = creature cr-2t1
illegal 0 relic

scenario Creature: armour cannot be copied
# R-FAL-S6.3
players 2
plain
set! public.hero = creature criminal
illegal 0 relic

scenario Creature: asked by another it may copy that player's own relic
# R-FAL-S6.3
players 3
plain
set! public.hero = sanya creature criminal
set! public.charged = 2
do 0 ask 1                   do 1 lend
expect decision TELEPORT 0
do 0 teleport x4             expect public.charged = 0

scenario Creature: Stay is copied after an investigation
# R-FAL-S6.2 R-FAL-S5.2
players 2
plain
set! public.hero = creature outsider
set! public.charged = 1
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
illegal 0 relic
do 0 investigate 0           do 0 pay-shard
do 0 stay                    expect public.node[0] = x0   expect public.charged = 0

scenario Criminal: three nodes first without armour only
# R-FAL-S7.2
players 2
plain
set! public.hero[0] = criminal
legal 0 move x0
set! public.armour = 1
illegal 0 move x0            legal 0 move r0

scenario Criminal: in armour her regions stand three enemies in her own night
# R-FAL-S7.3
players 2
plain
set! public.hero[0] = criminal
set! public.armour = 1
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day
expect public.machine[0] = [5,5,5]                        expect no-event raided

scenario Criminal: four enemies attack all the same
# R-FAL-S7.3
players 2
plain
set! public.hero[0] = criminal
set! public.armour = 1
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 3
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day
expect public.machine[0] = [0,5,5]

scenario Criminal: not elsewhere, not without armour, not in another's night
# R-FAL-S7.3
players 2
plain
set! public.hero[0] = criminal
set! public.armour = 1
set! public.node[0] = c2
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day                 expect public.machine[0] = [0,5,5]
plain
set! public.hero[0] = criminal
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day                 expect public.machine[0] = [0,5,5]
plain
set! public.hero[1] = criminal
set! public.armour = 1
set! public.node = c2 c0
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day                 do 1 pass                    expect public.machine[0] = [0,5,5]

scenario Criminal: her relic turns the armour
# R-FAL-S7.4
players 2
plain
set! public.hero[0] = criminal
do 0 relic                   expect public.armour = 1     illegal 0 move x0
plain
set! public.hero[0] = criminal
set! public.armour = 1
do 0 relic                   expect public.armour = 0     legal 0 move x0

scenario Criminal: an empty relic does not
# R-FAL-S7.4
players 2
plain
set! public.hero[0] = criminal
set! public.charged = 2
illegal 0 relic

scenario Sanya: not even in her own turn does a bonus lead her two nodes
# R-FAL-5.9 R-FAL-H6.1
players 2
plain
set! public.hero[0] = sanya
push BONUS 0 0 0 1 0
do 0 bonus move-bonus        legal 0 walk a0 0            illegal 0 walk r0 0

scenario Leheir: a new turn has a trade again
# R-FAL-H3.1
players 2   option consent=ask
plain
set! public.hero = heir leheir
set! public.crystals[0] = 2 0 0 0 0
set! public.crystals[1] = 0 2 0 0 0
set! public.trade_used = 1
set! public.next_event = river-card
do 0 end-day                 legal 1 trade 0

scenario Machine: a new turn carries a fort again
# R-FAL-S4.1
players 2
plain
set! public.hero = heir machine
set! public.fort[0] = x0
set! public.forts[0] = 4
set! public.fort_moved = 1
set! public.next_event = river-card
do 0 end-day                 do 1 pass                    legal 1 carry x0 m0

scenario Creature: the relic it copies stays charged
# R-FAL-S6.2
players 2
plain
set! public.hero = creature sanya
do 0 relic                   do 0 teleport x4             expect public.charged = 2

scenario Kolbor and Malabor: parasites of every region are spread
# R-FAL-H7.2
players 2
plain
set! public.node[0] = a0
set! public.parasites[0] = 2
do 0 relic
do 0 spread 0                do 0 spread 1
expect public.parasites[0] = 0                            expect public.parasites[1] = 1
expect public.parasites[10] = 1

scenario CR-2T1: a refiner returns only where no refiner stands
# R-FAL-H5.2
players 2
plain
set! public.hero[0] = cr-2t1
set! public.machine[0][2] = 0
set! public.machine[7][0] = 0
do 0 relic                   do 0 restore 5 refiner
expect public.machine[0] = [5,5,5]                        expect public.machine[7] = [0,2,2]

scenario Creature: every relic but armour can be copied
# R-FAL-S6.2
players 2
plain
set! public.hero = creature anuth
do 0 relic                   expect public.plus = 2
plain
set! public.hero = creature celethe
do 0 relic                   expect decision COLOUR 0
plain
set! public.hero = creature leheir
do 0 relic                   expect public.node = c1 c0
plain
set! public.hero = creature telron
do 0 relic                   expect decision STEP 0
plain
set! public.hero = creature cr-2t1
set! public.machine[0][2] = 0
do 0 relic                   expect public.machine[0] = [5,5,5]
plain
set! public.hero = creature kolbor
set! public.parasites[0] = 1
do 0 relic                   expect decision REARRANGE 0
plain
set! public.hero = creature lone-survivor
set! public.parasites[0] = 1
do 0 relic                   expect public.jokers[0] = 1
plain
set! public.hero = creature cursed
set! public.monsters = caerulas
set! public.crystals[0] = 1 0 0 0 0
do 0 relic                   expect event struck 0
plain
set! public.hero = creature heir
set! public.crystals[0] = 1 1 0 0 0
do 0 relic                   expect decision DEPOSIT 0
plain
set! public.hero = creature machine
do 0 relic                   expect event looked 0

scenario Creature: lent after an investigation it copies Stay for another
# R-FAL-S6.2 R-FAL-S5.2 R-FAL-13.4
players 3   option consent=ask
plain
set! public.hero = cr-2t1 creature outsider
set! public.charged = 2
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
illegal 0 ask 1
do 0 investigate 0           do 0 pay-shard               illegal 0 stay
do 0 ask 1                   do 1 lend
expect public.node[0] = x0   expect public.charged = 0    expect decision DAY 0
