# Components, setup and the beginning of an era: sections 1 to 3 of docs/rules/mysthea.md.
game mysthea

scenario three eras make a game
# R-MYS-1.1 R-MYS-15.8
players 2
random 12000
expect over
expect public.era = 3

scenario each type of region occurs three times
# R-MYS-1.2
players 2
plain
set! public.champion_at = tree-mountain tree-mountain
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][0][volcano-forest] = 1
set! public.units[construct][0][monolith-forest] = 1
set! public.units[construct][1][shard-mist] = 1
set! public.units[construct][1][monolith-mist] = 1
set! public.units[construct][1][sphere-mist] = 1
set! public.champion = anuth telron
set! public.track = forest mist river crystal mountain
set! public.event_top = storm
set! private[0].hand = c026
set! private[1].hand = c001
do 0 act c026   do 0 done   do 0 end-turn
do 1 act c001   do 1 done   do 1 end-turn
expect public.glory = [12,9,0,0,0]

scenario the other types too
# R-MYS-1.2
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][shard-river] = 1
set! public.units[construct][0][sphere-river] = 1
set! public.units[construct][0][volcano-river] = 1
set! public.units[construct][1][shard-crystal] = 1
set! public.units[construct][1][tree-crystal] = 1
set! public.units[construct][1][volcano-crystal] = 1
set! public.champion = anuth telron
set! public.track = river crystal mountain mist forest
set! public.event_top = storm
set! private[0].hand = c026
set! private[1].hand = c001
do 0 act c026   do 0 done   do 0 end-turn
do 1 act c001   do 1 done   do 1 end-turn
expect public.glory = [12,9,0,0,0]

scenario eight constructs, four golems, four forts
# R-MYS-1.3 R-MYS-2.12
players 2
plain
expect public.pool[construct] = [2,2,0,0,0]
expect public.reserve[construct] = [6,6,0,0,0]
expect public.pool[golem] = [1,1,0,0,0]
expect public.reserve[golem] = [3,3,0,0,0]
expect public.reserve[fort] = [4,4,0,0,0]
set public.units[construct][0][tree-forest] = 4
expect public.reserve[construct][0] = 2

scenario nothing is created when the reserve is empty
# R-MYS-1.3
players 2
plain
set! private[0].hand = c065
set! public.pool[construct][0] = 8
set! public.pool[golem][0] = 4
do 0 act c065
illegal 0 make
legal 0 deploy construct
illegal 0 deploy fort

scenario energy and experience stop at twelve
# R-MYS-1.5
players 2
plain
set! public.energy[0] = 10
set! public.xp[0] = 12
set! public.champion_at[0] = shard-mist
do 0 meditate
expect public.energy[0] = 12
expect public.xp[0] = 12

scenario glory never falls below zero and has no upper limit
# R-MYS-1.6
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063 c069
set! public.energy[0] = 12
set! public.track = river utcoro
set! public.glory = [999,3,0,0,0]
set! public.champion_at = tree-forest sphere-mist
do 0 act c063
do 0 effect
expect public.glory = [999,0,0,0,0]

scenario eighty different cards, five of each colour in each era
# R-MYS-1.7
players 2
plain
set! public.display = c021 c022 c023
set! private[0].hand = c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
expect public.deck_count = 0

scenario the colour of a card is its order in a battle
# R-MYS-1.7 R-MYS-11.14 R-MYS-11.12 R-MYS-11.13
players 2
plain
set! private[0].hand = c021
set! private[1].hand = c036
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest
do 0 order c021   do 1 order c036
expect public.wounded = 2
expect public.glory = [2,2,0,0,0]
plain
set! private[0].hand = c031
set! private[1].hand = c001
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest
do 0 order c031   do 1 order c001
expect public.energy[0] = 2
expect public.wounded = 1

scenario a hand may hold any number of cards
# R-MYS-1.8
players 2
plain
set! private[0].hand = c001 c002 c003 c004 c005 c006 c007 c008 c009 c010 c011 c012 c013 c014 c015
set! public.energy[0] = 5
set! public.display = c021 c022 c023
do 0 develop
do 0 show
do 0 take c021   do 0 take c022   do 0 take c023
expect private[0].hand = c001 c002 c003 c004 c005 c006 c007 c008 c009 c010 c011 c012 c013 c014 c015 c021 c022 c023

scenario things are picked in any order, and the order is not remembered
# R-MYS-1.10
players 2
plain
set! public.energy[0] = 3
set! public.display = c021 c022 c023
do 0 develop
do 0 show
do 0 take c023   do 0 take c021
expect private[0].hand = c021 c023

scenario two constructs that differ in nothing are one option
# R-MYS-1.10
players 2
plain
set! private[0].hand = c001
set! public.units[construct][0][tree-forest] = 3
set! public.champion_at[0] = tree-forest
do 0 act c001
legal 0 move construct tree-forest
# energy, make construct, make golem, deploy construct, deploy golem, move construct, move champion, done
expect legal-count 0 = 8

scenario the only golem that can jump is not named
# R-MYS-1.12
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 1
set! public.units[golem][0][shard-river] = 1
do 0 act c022
do 0 effect
expect decision JUMP 0

scenario with two it is, and a price in hand cards is asked even if nobody can pay it
# R-MYS-1.12
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 1
set! public.units[golem][0][shard-river] = 1
set! public.units[golem][0][tree-forest] = 1
do 0 act c022
do 0 effect
expect decision EFFECT 0
plain
set! private[0].hand = c006
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en09
do 0 encounter
do 0 option 1
expect decision EFFECT 0
expect legal-count 0 = 1

scenario moved and unmoved constructs are different losses
# R-MYS-1.11
players 2
plain
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][1][tree-forest] = 2
set! public.moved[construct][1][tree-forest] = 1
do 0 battle tree-forest
do 1 lose construct 1
expect public.units[construct][1][tree-forest] = 1
expect public.moved[construct][1][tree-forest] = 0
expect public.pool[construct][1] = 3

scenario a unit lost and deployed again has not moved
# R-MYS-1.11 R-MYS-6.5
players 2
plain
set! private[0].hand = c065 c004
set! public.energy[0] = 0
set! public.champion_at = tree-forest shard-mist
set! public.units[golem][0][tree-mountain] = 1
set! public.units[golem][1][tree-mountain] = 2
do 0 act c065
do 0 move golem tree-mountain   do 0 to tree-forest
illegal 0 move golem
do 0 deploy construct
do 0 move construct tree-forest
do 0 to tree-mountain
expect public.moved[construct][0][tree-mountain] = 1

scenario a game begins with the champions, from the last artefact to the first
# R-MYS-2.1 R-MYS-2.13 R-MYS-2.14 R-MYS-2.17
players 3
start
set! public.order = [2,0,1,0,0]
set! head.frame[0].seat = 1
set! head.waiting = 2
expect decision PLACE 1
expect public.glory = [0,0,0,0,0]
do 1 place tree-forest
expect decision TOKEN 1          expect legal-count 1 = 4
do 1 token shard
expect decision PLACE 0          expect legal-count 0 = 12
illegal 0 place tree-mountain
do 0 place shard-mist
do 0 token tree
expect decision PLACE 2          expect legal-count 2 = 9
do 2 place sphere-mist
do 2 token tree
expect public.era = 1
expect decision TURN 2
expect public.mirage = none none none none none none

scenario the ring is a chance of its own
# R-MYS-2.1
players 2   seed 1
start
expect public.ring[0] != none
expect public.ring[4] != none

scenario mirages_random: mirages on five islands and five types
# R-MYS-X1.12 R-MYS-2.2
players 2   option mirages_random=on
start
expect public.mirage[shard] != none
expect public.mirage[monolith] != none
expect public.mirage[tree] != none
expect public.mirage[sphere] != none
expect public.mirage[volcano] != none

scenario the two players lay out the mirages in turn, before anybody has seen a card
# R-MYS-2.2 R-MYS-2.18 R-MYS-1.12
players 2
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 1
set! head.waiting = 2
expect decision MIRAGE 1         expect legal-count 1 = 15
expect private[1].hand = []      expect public.champion[1] = none
expect public.monster_of_era = none none none
expect public.encounter_top = none
expect prompt 1 en "Lay out a mirage"
expect choice 1 pl "Połóż miraż w lesie (Wyspa drzewa)"
do 1 mirage tree-forest          expect event mirage with tree-forest = 1
expect decision MIRAGE 0         expect public.mirage[tree] = tree-forest
illegal 0 mirage tree-crystal
illegal 0 mirage volcano-forest
do 0 mirage shard-river
expect decision MIRAGE 1
illegal 1 mirage sphere-river
do 1 mirage sphere-mist          expect event mirage = 3
expect public.mirage = none shard-river monolith-mountain tree-forest sphere-mist volcano-crystal
expect decision PLACE 0
expect private[0].hand != []     expect public.champion[1] != none
expect public.monster_of_era[2] != none
expect public.encounter_top != none
expect event next-encounter = 1

scenario a mirage that would leave none for another island is not offered
# R-MYS-2.2
players 2
start
set! public.order = [0,1,0,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
do 0 mirage shard-mist
do 1 mirage sphere-river
illegal 0 mirage monolith-mist
legal 0 mirage monolith-forest
legal 0 mirage monolith-mountain
do 0 mirage monolith-forest      expect event mirage = 3
expect public.mirage = none shard-mist monolith-forest tree-mountain sphere-river volcano-crystal

scenario attunement sides chosen by the players, card by card
# R-MYS-2.7 R-MYS-2.18
players 3   option attunement_sides=chosen
start
set! public.order = [2,0,1,0,0]
set! head.frame[0].seat = 2
set! head.waiting = 4
expect decision SIDE 2           expect legal-count 2 = 2
expect private[2].hand = []
expect prompt 2 en "Shard island: which side"
expect choice 2 en "Night: 4 glory for each equipment card"
do 2 side 6                      expect event side 2 with shard 6 = 1
expect says en "night side"
do 0 side 2                      expect event side 0 with monolith 2 = 1
expect says pl "stroną dzienną"
illegal 1 side 9
do 1 side 8
do 2 side 4
do 0 side 10
expect public.night = 42
expect decision PLACE 1
expect private[0].hand != []

scenario the night sides ask nobody
# R-MYS-2.7
players 3   option attunement_sides=night
start
expect decision PLACE
expect public.night = 62

scenario nor do the day sides
# R-MYS-2.7
players 3
start
expect decision PLACE
expect public.night = 0

scenario where mirages are drawn the board is laid out at once
# R-MYS-2.18 R-MYS-X1.12
players 2   option mirages_random=on   option attunement_sides=chosen
start
expect decision SIDE
expect public.monster_of_era[0] != none
expect public.encounter_top != none

scenario mirages first, then sides, then the draft
# R-MYS-2.18 R-MYS-2.10
players 2   option advanced_draft=on   option attunement_sides=chosen
start
set! public.order = [0,1,0,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
do 0 mirage tree-forest   do 1 mirage shard-river
expect public.draft = [0,0,0,0,0]
expect public.encounter_top = none
do 0 mirage sphere-mist
expect decision SIDE 0
expect public.encounter_top != none
do 0 side 1   do 1 side 2   do 0 side 3   do 1 side 4   do 0 side 5
expect decision DRAFT 0
expect event shown = 4

scenario no jump, no deployment and no fort on a mirage
# R-MYS-2.3
players 2
plain
set! public.mirage[shard] = shard-river
set! public.mirage[tree] = tree-forest
set! public.champion_at = shard-mist tree-crystal
set! private[0].hand = c001
set! public.energy[0] = 2
do 0 act c001
do 0 move champion               illegal 0 to shard-river
do 0 to shard-crystal
do 0 effect
illegal 0 to shard-river
illegal 0 to tree-forest
expect legal-count 0 = 12

scenario three of four monsters, known from the beginning
# R-MYS-2.4
players 3
start
expect public.monster_of_era[0] != none
expect public.monster_of_era[2] != none
observe 1 public.monster_of_era[2] != none

scenario extra monsters only with the option
# R-MYS-2.5
players 2   option extra_monsters=on
plain
set! public.monster_of_era = kodror boulron obsidusa
set! public.monster_at = [0,0,0,0,0,0,2]
expect public.monster_at[6] = monolith

scenario the front of the next encounter is open
# R-MYS-2.6 R-MYS-13.3
players 2
plain
set! public.encounter_top = en11
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
expect visible public.encounter_top to 1
do 0 encounter                   expect event next-encounter
expect public.encounter_top != en11

scenario attunement cards by day, by night
# R-MYS-2.7
players 2   option attunement_sides=day
start
expect public.night = 0

scenario all by night
# R-MYS-2.7
players 2   option attunement_sides=night
start
expect public.night = 62

scenario sides do not change with the eras
# R-MYS-2.7 R-MYS-3.2
players 2   option attunement_sides=mixed
plain
set! public.night = 20
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.attuned[shard] = 1
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.night = 20
expect public.attuned = [0,0,0,0,0,0]

scenario the era deck is face down
# R-MYS-2.8 R-MYS-17.3
players 2
plain
expect hidden secret.deck from 0
expect public.deck_count = 17

scenario a deal: a secret card of each colour and an open champion
# R-MYS-2.9 R-MYS-17.1
players 3
start
expect public.champion[0] != none
expect hidden private[0].hand from 1
expect visible private[0].hand to 0
expect public.start_hidden[0] != 0

scenario the draft goes round in artefact order, each type once
# R-MYS-2.10
players 2   option advanced_draft=on   option mirages_random=on
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 1
set! head.waiting = 2
expect decision DRAFT 1          expect legal-count 1 = 5
do 1 draft 0
expect public.champion[1] != none
expect decision DRAFT 0          expect legal-count 0 = 5
do 0 draft 1
expect decision DRAFT 1          expect legal-count 1 = 4
illegal 1 draft 0
do 1 draft 1
do 0 draft 0
do 1 draft 2   do 0 draft 2
do 1 draft 3   do 0 draft 3
expect decision PLACE 0

scenario what is drafted is known to all
# R-MYS-2.10 R-MYS-17.2
players 2   option advanced_draft=on   option mirages_random=on
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 1
set! head.waiting = 2
do 1 draft 1
observe 0 public.shown[1] != []

scenario a champion is drafted even without abilities
# R-MYS-2.11
players 2   option advanced_draft=on   option mirages_random=on   option champion_abilities=off
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 1
set! head.waiting = 2
legal 1 draft 0

scenario the champions' islands keep their mirages
# R-MYS-2.15
players 2   option mirages_random=on
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
set! public.mirage = none shard-mist monolith-forest tree-mountain sphere-river volcano-crystal
illegal 0 place shard-mist
do 0 place shard-river
do 0 token tree
do 1 place tree-forest
do 1 token shard
expect public.mirage = none shard-mist none tree-mountain none none

scenario with three players there are no mirages
# R-MYS-2.15 R-MYS-2.2
players 3
start
expect public.mirage = none none none none none none

scenario the next era: a new deck, a new display, the old cards are out
# R-MYS-3.1
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.display = c021 c022 c023
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
chance 0/20 0/19 0/18
do 1 meditate   do 1 end-turn
expect public.era = 2
expect public.deck_count = 17

scenario the monster of the era appears at home, the old one stays
# R-MYS-3.3
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.monster_at[4] = sphere
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect event appeared
expect public.monster_at[3] = tree
expect public.monster_at[4] = sphere
expect public.monster_at[1] = none

scenario the event cards are shuffled together and the first round begins
# R-MYS-3.4 R-MYS-4.1
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.track[0] != none
expect public.track[1] = none
expect public.event_top != none

scenario champions recover
# R-MYS-3.5
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.wounded = 3
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
expect public.wounded = 3
do 1 meditate   do 1 end-turn
expect public.wounded = 0

scenario forts go home, everything else stays
# R-MYS-3.6
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.token = shard volcano
set! public.units[fort][0][tree-forest] = 2
set! public.units[construct][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.equipment[0] = c011
set! public.upgrade[1][fort] = c016
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.reserve[fort][0] = 4
expect public.units[fort][0][tree-forest] = 0
expect public.units[construct][0][tree-forest] = 1
expect public.units[golem][1][tree-forest] = 1
expect public.champion_at = tree-forest tree-forest
expect public.token = shard volcano
expect public.equipment[0] = c011
expect public.upgrade[1][fort] = c016

scenario discard piles come back to the hand, removed cards do not
# R-MYS-3.7 R-MYS-17.2
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.discard[0] = c001 c006
set! public.removed = c002
set! private[0].hand = c011
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect private[0].hand = c001 c006 c011
expect public.discard[0] = []
expect public.shown[0] = c001 c006
expect public.removed = c002 c021 c022 c023

scenario artefacts change hands by glory
# R-MYS-3.8 R-MYS-3.9
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.charged = 0
set! public.glory = [0,40,0,0,0]
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.order = [1,0,0,0,0]
expect public.charged = 3
expect public.energy = [8,7,0,0,0]
expect decision TURN 1
