# The worked examples of docs/rules/mysthea.md (G numbers) and of the rulebook.
# The ring R0 is shard, tree, sphere, volcano, monolith, clockwise; seat 0 has artefact 1.
game mysthea

scenario G01 artefacts are given out anew by glory, ties by the old number
# R-MYS-3.8 R-MYS-3.9 R-MYS-4.5
players 3
plain
set! public.champion = kolbor anuth sanya
set! public.champion_at = tree-forest tree-forest tree-forest
set! public.track = forest river mountain mist crystal
set! public.event_top = storm
set! public.glory = [18,30,20,0,0]
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
do 2 meditate   do 2 end-turn
expect public.era = 2
expect public.glory = [20,30,20,0,0]
expect public.order = [1,0,2,0,0]
expect public.energy = [8,7,9,0,0]
expect public.charged = 7
expect decision TURN 1

scenario G02 five players begin with three to seven energy
# R-MYS-3.1 R-MYS-3.9 R-MYS-3.4
players 5   option champion_abilities=off
start
set! public.order = [3,2,4,1,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
random 10
expect public.era = 1
expect public.energy = [7,6,4,3,5]
expect public.charged = 31
expect public.deck_count = 17
expect waiting 3

scenario G03 Telron brings four energy before the artefacts do
# R-MYS-H1.4 R-MYS-1.5 R-MYS-3.5
players 3
plain
set! public.champion = kolbor anuth telron
set! public.champion_at = tree-forest tree-forest tree-mountain
set! public.units[fort][2][monolith-mountain] = 4
set! public.glory = [30,20,0,0,0]
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! public.energy = [0,0,7,0,0]
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
do 2 meditate   do 2 end-turn
expect public.era = 2
expect public.energy[2] = 12

scenario G03 with two energy it is eleven, wounded seven
# R-MYS-H1.4
players 3
plain
set! public.champion = kolbor anuth telron
set! public.champion_at = tree-forest tree-forest tree-mountain
set! public.glory = [30,20,0,0,0]
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! private[2].hand = c026
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
set public.energy[2] = 2
do 2 act c026   do 2 done   do 2 end-turn
expect public.energy[2] = 11
plain
set! public.champion = kolbor anuth telron
set! public.champion_at = tree-forest tree-forest tree-mountain
set! public.wounded = 4
set! public.glory = [30,20,0,0,0]
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! private[2].hand = c026
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
set public.energy[2] = 2
do 2 act c026   do 2 done   do 2 end-turn
expect public.energy[2] = 7
expect public.wounded = 0

scenario G04 five command points: create, deploy, two steps of the champion, one of a golem
# R-MYS-5.1 R-MYS-5.5 R-MYS-5.6 R-MYS-5.7 R-MYS-6.2
players 2
plain
set! private[0].hand = c065
set! public.champion_at[0] = shard-mist
set! public.units[golem][0][tree-forest] = 1
do 0 act c065                expect public.cp[0] = 5
do 0 make construct          expect public.cp[0] = 4      expect public.reserve[construct][0] = 5
do 0 deploy construct        expect public.units[construct][0][shard-mist] = 1
do 0 move champion           do 0 to shard-river
do 0 move champion           do 0 to shard-crystal
do 0 move golem tree-forest  do 0 to tree-mountain
expect public.cp[0] = 0
expect public.pool[construct][0] = 2
expect public.champion_at[0] = shard-crystal
expect public.moved[golem][0][tree-mountain] = 1
illegal 0 energy

scenario G05 Develop with a fourth card, two are taken
# R-MYS-8.2 R-MYS-8.3 R-MYS-8.4
players 2
plain
set! public.display = c021 c022 c023
set! public.energy[0] = 4
expect public.deck_count = 17
do 0 develop
do 0 show                    expect event shown
do 0 take c021               expect public.energy[0] = 3
do 0 take c022               expect public.energy[0] = 1
expect private[0].hand = c021 c022
expect public.deck_count = 15
expect decision TURN 0

scenario G06 Develop with three new cards
# R-MYS-8.2 R-MYS-17.3
players 2
plain
set! public.display = c021 c022 c023
set! public.energy[0] = 1
do 0 develop
do 0 renew
do 0 under c022
chance 0/17 0/16 0/15
do 0 under c023
expect public.display = c024 c025 c026
do 0 take c025
expect public.energy[0] = 0
expect public.deck_count = 16
expect public.bottom_count = 3
expect public.under = c021 c022 c023
observe 0 private[0].bottom = c022 c023 c021
expect hidden private[0].bottom from 1

scenario G07 Develop with a fourth card, three are taken
# R-MYS-8.3 R-MYS-8.4
players 2
plain
set! public.display = c021 c022 c023
set! public.energy[0] = 5
do 0 develop
do 0 show
do 0 take c021   do 0 take c022   do 0 take c023
expect public.energy[0] = 0
expect public.deck_count = 14
expect private[0].hand = c021 c022 c023

scenario G09 Meditate in two forests and a mountain
# R-MYS-9.1 R-MYS-9.2 R-MYS-9.3
players 2
plain
set! public.champion_at[0] = tree-forest
set! public.units[construct][0][volcano-forest] = 1
set! public.units[construct][0][sphere-mountain] = 1
do 0 meditate                expect public.energy[0] = 5
illegal 0 fort shard-mist
legal 0 fort volcano-forest
legal 0 fort tree-forest
do 0 fort sphere-mountain
expect public.units[fort][0][sphere-mountain] = 1
expect public.reserve[fort][0] = 3

scenario G09 the fort may be declined
# R-MYS-9.3
players 2
plain
set! public.champion_at[0] = tree-forest
set! public.units[construct][0][volcano-forest] = 1
set! public.units[construct][0][sphere-mountain] = 1
do 0 meditate
do 0 done
expect public.reserve[fort][0] = 4
expect decision TURN 0

scenario G10 two crystal fields deploy a golem
# R-MYS-9.4
players 2
plain
set! public.champion_at[0] = shard-crystal
set! public.units[construct][0][tree-crystal] = 1
do 0 meditate
expect public.energy[0] = 3
expect public.cp_bound[0] = 2
illegal 0 energy
illegal 0 move
do 0 deploy golem
expect public.units[golem][0][shard-crystal] = 1
expect decision TURN 0

scenario G11 the battle of four
# R-MYS-11.4 R-MYS-11.5 R-MYS-11.7 R-MYS-11.8 R-MYS-11.12 R-MYS-11.14 R-MYS-11.16 R-MYS-11.17 R-MYS-11.18 R-MYS-11.19 R-MYS-11.20 R-MYS-11.21 R-MYS-11.23
players 4
plain
set! public.champion = telron kolbor anuth celethe
set! public.champion_at = volcano-forest tree-forest monolith-forest tree-forest
set! public.units[golem][0][tree-forest] = 1
set! public.units[fort][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 3
set! public.units[golem][2][tree-forest] = 1
set! public.units[construct][2][tree-forest] = 1
set! public.units[golem][3][tree-forest] = 1
set! private[0].hand = c026
set! private[1].hand = c060
set! private[2].hand = c024
set! private[3].hand = c001
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
do 2 battle tree-forest          expect waiting 0 1 2 3
do 3 no-order   expect waiting 0 1 2
do 1 order c060                  expect hidden private[1].order from 0
expect event ordered 1 hidden from 2
do 2 order c024
do 0 order c026                  expect decision RETREAT 0
do 0 move golem tree-forest
do 0 to tree-mountain
expect public.glory[1] = 8
expect public.units[fort][0][tree-forest] = 0
expect public.units[construct][0][tree-forest] = 0
expect decision LOSSES 3
do 3 lose champion
expect public.wounded = 8
expect public.units[golem][3][tree-forest] = 1
expect public.glory = [0,16,8,0,0]
expect public.charged = 11
expect public.discard[0] = c026      expect public.discard[1] = c060
expect public.discard[2] = c024      expect public.discard[3] = []
expect public.reserve[fort][0] = 4

scenario G13 Anuth in the battle that his owner starts
# R-MYS-H1.1
players 2
plain
set! public.champion[0] = anuth
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 2
do 0 battle tree-forest
do 1 lose construct   do 1 lose construct
expect public.units[golem][1][tree-forest] = 1
expect public.glory[0] = 4

scenario G13 and in one that the other starts
# R-MYS-H1.1
players 2
plain
set! public.champion[0] = anuth
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 2
do 0 meditate   do 0 end-turn
do 1 battle tree-forest
expect decision TURN 1
expect public.glory = [0,0,0,0,0]
expect public.units[golem][1][tree-forest] = 1

scenario G14 a wounded champion with C019 counts three and loses nothing
# R-MYS-11.21 R-MYS-7.4 R-MYS-11.15
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.wounded = 2
set! public.upgrade[1][champion] = c019
set! public.units[golem][0][tree-forest] = 2
do 0 battle tree-forest
expect decision TURN 0
expect public.glory = [0,0,0,0,0]
expect public.champion_at[1] = tree-forest

scenario G16 C004 without an own unit asks its player for no order
# R-MYS-11.2 R-MYS-11.3 R-MYS-11.6
players 2
plain
set! private[0].hand = c004 c001
set! private[1].hand = c002
set! public.energy[0] = 2
set! public.charged = 2
set! public.champion_at = shard-mist tree-crystal
set! public.units[construct][1][sphere-river] = 1
do 0 act c004
do 0 effect
do 0 region sphere-river         expect waiting 1
do 1 no-order
expect public.units[construct][1][sphere-river] = 0
expect public.glory[0] = 2
expect public.charged = 2

scenario G16 against two constructs nothing happens
# R-MYS-11.6 R-MYS-11.18
players 2
plain
set! private[0].hand = c004
set! public.energy[0] = 2
set! public.units[construct][1][sphere-river] = 2
do 0 act c004
do 0 effect
do 0 region sphere-river
expect public.units[construct][1][sphere-river] = 2
expect public.glory = [0,0,0,0,0]

scenario G17 a green order of two with three units fills nine energy to twelve
# R-MYS-11.13 R-MYS-1.5
players 2
plain
set! public.energy[0] = 9
set! private[0].hand = c011
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][tree-forest] = 2
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
do 0 order c011
expect public.energy[0] = 12
expect public.units[construct][0][tree-forest] = 2

scenario G18 three constructs, two golems, a fort and a champion with all strengthening upgrades are 21
# R-MYS-C3.80 R-MYS-C2.58 R-MYS-C2.60 R-MYS-C3.76 R-MYS-1.4 R-MYS-15.3
players 2
plain
set! public.upgrade[0] = c080 c058 c060 c076 none
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][tree-forest] = 3
set! public.units[golem][0][tree-forest] = 2
set! public.units[fort][0][tree-forest] = 1
set! public.pool[construct][1] = 0
set! public.pool[golem][1] = 0
set! public.units[construct][1][tree-forest] = 8
set! public.units[golem][1][tree-forest] = 4
set! public.units[fort][1][tree-forest] = 1
do 0 act c006
do 0 effect                  expect public.glory[0] = 3

scenario G18 against 22 it is not enough
# R-MYS-1.4 R-MYS-15.3
players 2
plain
set! public.upgrade[0] = c080 c058 c060 c076 none
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][tree-forest] = 3
set! public.units[golem][0][tree-forest] = 2
set! public.units[fort][0][tree-forest] = 1
set! public.pool[construct][1] = 1
set! public.pool[golem][1] = 0
set! public.units[construct][1][tree-forest] = 7
set! public.units[golem][1][tree-forest] = 4
set! public.units[fort][1][tree-forest] = 2
do 0 act c006
do 0 effect                  expect public.glory[0] = 0

scenario G19 an island moves, and its attunement is scored
# R-MYS-12.1 R-MYS-12.2 R-MYS-12.4 R-MYS-A1.3
players 2
plain
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][tree-crystal] = 1
set! public.units[construct][0][volcano-river] = 1
set! public.units[construct][0][sphere-mist] = 1
do 0 move-island
do 0 attune tree                 expect public.glory[0] = 12
expect public.attuned[tree] = 1
illegal 0 after shard
do 0 after volcano
expect public.ring = shard sphere volcano tree monolith
expect public.charged = 2
set private[0].hand = c001
do 0 act c001
do 0 move champion               expect legal-count 0 = 4
legal 0 to volcano-forest
legal 0 to monolith-forest

scenario G20 a second move in the era offers no attunement
# R-MYS-12.3
players 2
plain
set! public.champion_at[0] = sphere-mist
set! public.attuned[tree] = 1
do 0 move-island
illegal 0 attune
expect legal-count 0 = 3
do 0 after volcano
expect public.glory[0] = 0

scenario G22 the fourth encounter: EN16 by the chest
# R-MYS-13.1 R-MYS-13.3 R-MYS-13.7 R-MYS-13.8 R-MYS-E2.16
players 2
plain
set! public.encounters[0] = en01 en02 en03
set! public.xp[0] = 5
set! public.energy[0] = 2
set! public.glory[0] = 20
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.encounter_top = en16
do 0 encounter                   expect public.xp[0] = 1      expect public.glory[0] = 26
do 0 option 2
do 0 pay
expect public.glory[0] = 29
expect public.energy[0] = 1
expect public.token[0] = volcano
expect public.encounters[0] = en01 en02 en03 en16

scenario G23 the same with C056
# R-MYS-C2.56
players 2
plain
set! public.encounters[0] = en01 en02 en03
set! public.upgrade[0][champion] = c056
set! public.xp[0] = 5
set! public.energy[0] = 2
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.encounter_top = en16
do 0 encounter
do 0 take-gain c056
do 0 option 2
do 0 pay
expect public.energy[0] = 4

scenario G24 a forest card on the first space
# R-MYS-15.1 R-MYS-15.2 R-MYS-15.3
players 3
plain
set! public.champion_at = tree-mountain tree-mountain tree-mountain
set! public.units[fort][0][tree-mountain] = 0
set! public.units[golem][0][tree-forest] = 2
set! public.units[golem][1][tree-forest] = 1
set! public.units[golem][0][volcano-forest] = 1
set! public.units[construct][0][volcano-forest] = 1
set! public.units[golem][1][volcano-forest] = 1
set! public.units[construct][1][volcano-forest] = 1
set! public.units[construct][2][monolith-forest] = 1
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! public.champion = kolbor anuth sanya
do 0 meditate   do 0 done   do 0 end-turn
do 1 meditate   do 1 done   do 1 end-turn
do 2 meditate   do 2 done   do 2 end-turn
expect public.glory = [10,0,2,0,0]

scenario G26 Cannibarok falls to six, four and two on the sphere
# R-MYS-M1.11 R-MYS-M2.11 R-MYS-14.5 R-MYS-14.2
players 3
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion_at = sphere-mist volcano-forest monolith-forest
set! public.units[construct][0][sphere-river] = 3
set! public.units[golem][1][sphere-river] = 2
set! public.units[golem][2][sphere-mountain] = 1
do 0 act c063
do 0 effect
expect event defeated
expect public.glory = [6,4,2,0,0]
expect public.energy = [6,4,2,0,0]
expect public.monster_at[4] = volcano
expect public.defeated = 16

scenario G26 on the shard the same fighters lose
# R-MYS-M2.11 R-MYS-14.3
players 3
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist volcano-forest monolith-forest
set! public.units[construct][0][shard-river] = 3
set! public.units[golem][1][shard-river] = 2
set! public.units[golem][2][shard-mist] = 1
do 0 act c063
do 0 effect
expect event unbeaten
do 0 region shard-river
expect public.units[construct][0][shard-river] = 0
expect public.units[golem][1][shard-river] = 0
expect public.units[golem][2][shard-mist] = 0
expect public.wounded = 0
expect public.glory = [0,0,0,0,0]
expect public.defeated = 0

scenario G27 Celethe doubles the gold of Caerulas
# R-MYS-H1.2 R-MYS-M1.9
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.xp[0] = 3
set! public.champion[0] = celethe
set! public.monster_of_era = caerulas utcoro onygauros
set! public.monster_at = [0,0,4,0,0,0,0]
set! public.track = river caerulas
set! public.champion_at = sphere-mist volcano-forest
set! public.pool[construct][0] = 0
set! public.pool[golem][0] = 0
set! public.units[golem][0][sphere-mist] = 4
set! public.units[construct][0][sphere-mist] = 4
do 0 act c063
do 0 effect
expect public.glory[0] = 10
expect public.xp[0] = 12

scenario G29 a storm moves all monsters one island on
# R-MYS-15.6 R-MYS-12.5
players 2
plain
set! public.era = 2
set! public.display = c041 c042 c043
set! public.monster_of_era = cannibarok utcoro onygauros
set! public.monster_at[4] = shard
set! public.monster_at[3] = monolith
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-forest
set! public.track = storm forest river crystal mist mountain
set! public.event_top = cannibarok
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect event storm
expect public.era = 3
expect public.monster_at[4] = tree
expect public.monster_at[3] = shard

scenario G30 storm, then Utcoro: it attacks where the storm has taken it
# R-MYS-15.1 R-MYS-15.5 R-MYS-14.8
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! public.champion = kolbor anuth
set! public.champion_at = sphere-river tree-forest
set! public.glory = [20,20,0,0,0]
set! public.track = storm utcoro forest river crystal mist mountain
set! public.event_top = none
set! private[0].hand = c026
do 0 act c026   do 0 done   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.monster_at[3] = volcano
expect public.wounded = 0
expect public.glory[1] = 19

scenario G31 the fifth card charges all artefacts
# R-MYS-4.3 R-MYS-4.2 R-MYS-4.1
players 2
plain
set! public.track = river forest storm mist
set! public.event_top = mountain
set! public.charged = 0
set! public.champion_at = tree-forest volcano-forest
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect event recharged-all
expect public.charged = 3
expect public.track = river forest storm mist mountain

scenario G31 a region on the fifth space scores six
# R-MYS-4.2
players 2
plain
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest volcano-forest
set! public.track = river mountain crystal mist forest
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory = [6,6,0,0,0]

scenario G32 the fifth region card begins the last round
# R-MYS-4.5
players 2
plain
set! public.track = river forest storm mist crystal
set! public.event_top = mountain
set! public.champion_at = tree-forest volcano-forest
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.era = 1            expect decision TURN 0
expect public.track = river forest storm mist crystal mountain
do 0 meditate   do 0 end-turn
expect public.era = 1
do 1 meditate   do 1 end-turn
expect public.era = 2

scenario G33 CR-2T1 with five regions brings six glory, wounded none
# R-MYS-H1.5 R-MYS-15.7
players 2
plain
set! public.champion = cr-2t1 anuth
set! public.champion_at = tree-forest volcano-forest
set! public.units[construct][0][monolith-forest] = 1
set! public.units[construct][0][shard-crystal] = 1
set! public.units[construct][0][tree-crystal] = 1
set! public.units[construct][0][volcano-crystal] = 1
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! private[0].hand = c026
do 0 act c026   do 0 done   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory[0] = 22
plain
set! public.champion = cr-2t1 anuth
set! public.wounded = 1
set! public.champion_at = tree-forest volcano-forest
set! public.units[construct][0][monolith-forest] = 1
set! public.units[construct][0][shard-crystal] = 1
set! public.units[construct][0][tree-crystal] = 1
set! public.units[construct][0][volcano-crystal] = 1
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! private[0].hand = c026
do 0 act c026   do 0 done   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory[0] = 16

scenario G35 C045 takes along only what has not moved
# R-MYS-C2.45 R-MYS-6.4
players 2
plain
set! private[0].hand = c045
set! public.energy[0] = 4
set! public.champion_at[0] = shard-mist
set! public.champion_moved = 1
set! public.units[construct][0][shard-mist] = 2
set! public.moved[construct][0][shard-mist] = 1
set! public.units[golem][0][shard-mist] = 1
set! public.units[fort][0][shard-mist] = 1
do 0 act c045
do 0 effect
do 0 to sphere-mist
expect public.champion_at[0] = shard-mist
expect public.units[construct][0][shard-mist] = 1
expect public.units[construct][0][sphere-mist] = 1
expect public.units[golem][0][sphere-mist] = 1
expect public.units[fort][0][shard-mist] = 1

scenario G37 the steps from the shard
# R-MYS-6.1
players 2
plain
set! private[0].hand = c065
set! public.champion_at[0] = shard-river
do 0 act c065
do 0 move champion               expect legal-count 0 = 2
legal 0 to shard-mist
do 0 to shard-crystal
do 0 move champion               expect legal-count 0 = 3
legal 0 to tree-crystal
do 0 to shard-mist
do 0 move champion               expect legal-count 0 = 3
legal 0 to monolith-mist

scenario G39 C076 takes the place of C019
# R-MYS-7.3 R-MYS-5.3
players 2
plain
set! private[0].hand = c076
set! public.upgrade[0][champion] = c019
set! public.energy[0] = 1
do 0 act c076
do 0 effect
expect public.upgrade[0][champion] = c076
expect public.discard[0] = c019
expect public.energy[0] = 0
do 0 energy
expect public.energy[0] = 1
expect decision TURN 0
expect public.discard[0] = c019

scenario G40 with three pieces of equipment one must go
# R-MYS-7.1 R-MYS-7.3
players 2
plain
set! private[0].hand = c031
set! public.equipment[0] = c011 c012 c013
set! public.energy[0] = 1
do 0 act c031
do 0 effect                      expect legal-count 0 = 3
do 0 replace c012
expect public.equipment[0] = c011 c013 c031
expect public.discard[0] = c012

scenario G41 C061 with one energy, C061 free with none, C031 at twelve
# R-MYS-C3.61 R-MYS-C2.57 R-MYS-C1.31
players 2
plain
set! private[0].hand = c061
set! public.energy[0] = 1
do 0 act c061   do 0 effect      expect public.energy[0] = 12
plain
set! private[0].hand = c061
set! public.upgrade[0][action] = c057
do 0 act c061   do 0 effect      expect public.energy[0] = 12
plain
set! public.equipment[0] = c031
set! public.energy[0] = 12
do 0 use c031                    expect public.energy[0] = 12

scenario G42 C075 and a card of five points
# R-MYS-C3.75
players 2
plain
set! public.equipment[0] = c075
set! private[0].hand = c065
do 0 use c075
do 0 give c065
expect public.glory[0] = 10
expect public.removed = c065

scenario G44 the ranks of four fighters
# R-MYS-14.5 R-MYS-14.7
players 4
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = monolith
set! public.champion_at = monolith-forest tree-forest monolith-mist volcano-forest
set! public.units[construct][0][monolith-forest] = 1
set! public.units[golem][1][monolith-mountain] = 2
set! public.units[golem][2][monolith-mist] = 1
set! public.units[golem][3][monolith-mist] = 1
do 0 act c063
do 0 effect
expect event medal = 3
expect public.glory = [4,2,6,0,0]

scenario G46 two mirages stay, on the islands of the champions
# R-MYS-X1.12 R-MYS-2.3 R-MYS-2.14 R-MYS-2.15
players 2   option mirages_random=on
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
set! public.ring = shard sphere tree volcano monolith
set! public.mirage = none shard-river monolith-forest tree-mountain sphere-mist volcano-crystal
illegal 0 place shard-river
do 0 place shard-mist
illegal 0 token shard
do 0 token tree
illegal 1 place shard-crystal
illegal 1 place sphere-mist
do 1 place sphere-river
do 1 token tree
expect public.mirage = none shard-river none none sphere-mist none
set! private[1].hand = c001
set! private[0].hand = []
do 1 act c001
do 1 move champion               expect public.champion_at[1] = sphere-mountain

scenario G47 three players draft fifteen cards
# R-MYS-2.10
players 3   option advanced_draft=on
random 11
expect decision DRAFT
random 1
# The last pick of each player has one answer.
expect decision PLACE
expect public.champion[0] != none
expect public.champion[1] != none
expect public.champion[2] != none

scenario G49 EN01 by the axe against four opponents
# R-MYS-E1.1 R-MYS-16.7 R-MYS-16.8
players 5
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en01
set! public.units[fort][1][tree-forest] = 1
set! public.units[fort][2][tree-forest] = 1
set! public.units[fort][3][sphere-mist] = 2
do 0 encounter
do 0 option 1
do 0 part 1
expect public.reserve[fort][1] = 4
expect public.reserve[fort][2] = 4
expect public.reserve[fort][3] = 3
expect public.glory[0] = 6

scenario G50 a tie goes to the lower artefact
# R-MYS-15.9 R-MYS-1.1 R-MYS-15.8
players 3
plain
set! public.era = 3
set! public.display = c061 c062 c063
set! public.champion = kolbor anuth sanya
set! public.champion_at = tree-forest tree-forest tree-forest
set! public.monster_at[3] = tree
set! public.monster_at[1] = tree
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! public.glory = [10,88,88,0,0]
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
do 2 meditate   do 2 end-turn
expect over
expect score 1 = 88              expect score 2 = 88
expect rank 1 = 1                expect rank 2 = 2
expect rank 0 = 3

scenario G51 after six encounters there is no seventh
# R-MYS-13.2
players 2
plain
set! public.encounters[0] = en01 en02 en03 en04 en05 en06
set! public.encounter_top = en10
set! public.xp[0] = 12
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
illegal 0 encounter
set public.encounters[0] = en01 en02 en03 en04 en05
legal 0 encounter
