# The champions: each ability where it acts and where it must not. Wounded or switched off, none acts.
game mysthea

scenario Anuth stands by when a monster attacks his island
# R-MYS-H1.1 R-MYS-14.2
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = anuth kolbor
set! public.champion_at = sphere-mist volcano-forest
set! public.units[golem][0][sphere-river] = 2
set! public.units[construct][0][sphere-river] = 3
do 0 act c063
do 0 effect
expect event defeated

scenario Anuth wounded or on another island adds nothing
# R-MYS-H1.1 R-MYS-11.22
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = anuth kolbor
set! public.champion_at = shard-mist volcano-forest
set! public.units[golem][0][sphere-river] = 4
set! public.units[construct][0][sphere-river] = 3
set! public.pool[golem][0] = 0
do 0 act c063
do 0 effect
expect event unbeaten
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = anuth kolbor
set! public.wounded = 1
set! public.champion_at = sphere-mist volcano-forest
set! public.units[golem][0][sphere-river] = 4
set! public.units[construct][0][sphere-river] = 2
set! public.pool[golem][0] = 0
do 0 act c063
do 0 effect
expect event unbeaten

scenario Anuth without abilities is a champion like any other
# R-MYS-H1.1 R-MYS-2.16
players 2   option champion_abilities=off
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest shard-mist
set! public.units[golem][1][tree-forest] = 2
do 0 battle tree-forest
expect public.wounded = 1
expect public.glory[1] = 2

scenario Anuth does not help in a battle elsewhere, nor for control
# R-MYS-H1.1 R-MYS-15.4
players 2
plain
set! public.champion = anuth kolbor
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][1][tree-forest] = 1
set! public.units[construct][0][sphere-river] = 1
set! public.units[construct][1][sphere-river] = 1
do 0 act c006
do 0 effect                      expect public.glory[0] = 0
do 0 done
do 0 battle sphere-river
expect public.units[construct][1][sphere-river] = 1

scenario Celethe doubles silver too
# R-MYS-H1.2 R-MYS-14.6
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = kolbor celethe
set! public.champion_at = sphere-mist sphere-river
set! public.units[golem][0][sphere-mist] = 3
do 0 act c063
do 0 effect
expect public.glory = [6,8,0,0,0]
expect public.energy = [6,8,0,0,0]

scenario Celethe elsewhere or wounded doubles nothing
# R-MYS-H1.2
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = kolbor celethe
set! public.champion_at = sphere-mist volcano-forest
set! public.units[golem][0][sphere-mist] = 3
set! public.units[golem][1][sphere-mist] = 2
do 0 act c063
do 0 effect
expect public.glory = [6,4,0,0,0]
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = kolbor celethe
set! public.wounded = 2
set! public.champion_at = sphere-mist sphere-river
set! public.units[golem][0][sphere-mist] = 4
set! public.pool[golem][0] = 0
do 0 act c063
do 0 effect
expect public.glory = [6,4,0,0,0]

scenario Celethe without a medal doubles nothing
# R-MYS-H1.2
players 4
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = kolbor anuth sanya celethe
set! public.champion_at = sphere-mist sphere-mist sphere-mist sphere-river
set! public.units[construct][0][sphere-mist] = 1
do 0 act c063
do 0 effect
expect public.glory = [4,6,2,0,0]

scenario Celethe meets twice with Utcoro
# R-MYS-H1.2 R-MYS-M1.10
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.champion = celethe kolbor
set! public.champion_at = tree-forest tree-mountain
set! public.units[golem][0][tree-forest] = 2
set! public.token = volcano volcano
set! public.encounter_top = en11
do 0 act c063
do 0 effect                      expect public.glory[0] = 6
do 0 encounter   do 0 option 2   do 0 done
expect decision MEET 0
do 0 encounter
expect public.xp[0] = 0
do 0 option 1
random 4

scenario Celethe draws twice with Obsidusa, another champion once
# R-MYS-H1.2 R-MYS-M1.12
players 2   option extra_monsters=on
plain
set! public.monster_of_era = obsidusa utcoro onygauros
set! public.monster_at = [0,0,0,0,0,1,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river obsidusa
set! public.champion = celethe kolbor
set! public.champion_at = shard-mist shard-river
set! public.pool[golem][0] = 0
set! public.units[golem][0][shard-mist] = 4
do 0 act c063
do 0 effect
expect public.glory = [14,5,0,0,0]
expect event drew 0 = 2
expect event drew 1 = 1

scenario Celethe doubles the command points of Onygauros
# R-MYS-H1.2 R-MYS-M1.8
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.champion = celethe kolbor
set! public.champion_at = volcano-forest tree-forest
set! public.pool[golem][0] = 0
set! public.units[golem][0][volcano-forest] = 4
set! public.units[construct][0][volcano-forest] = 2
do 0 act c063
do 0 effect
expect public.glory[0] = 8
expect public.cp[0] = 11

scenario Leheir counts everything that is removed, retreats or is wounded
# R-MYS-H1.3
players 2
plain
set! public.champion = leheir kolbor
set! private[0].hand = c006
set! private[1].hand = c026
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][tree-forest] = 2
set! public.units[construct][1][tree-forest] = 2
do 0 battle tree-forest
do 0 order c006   do 1 order c026
do 0 move construct tree-forest   do 0 to tree-mountain
do 0 done
do 1 move construct tree-forest   do 1 to tree-crystal
expect public.glory = [4,2,0,0,0]

scenario Leheir is wounded in the battle he started and still brings his glory
# R-MYS-H1.3
players 2
plain
set! public.champion = leheir kolbor
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
expect public.wounded = 1
expect public.glory = [1,2,0,0,0]

scenario Leheir does nothing in a battle of others, nor wounded from the beginning
# R-MYS-H1.3 R-MYS-11.22
players 2
plain
set! public.champion = kolbor leheir
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
expect public.glory = [0,2,0,0,0]
plain
set! public.champion = leheir kolbor
set! public.wounded = 1
set! public.champion_at = tree-forest sphere-mist
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
expect public.units[construct][1][tree-forest] = 0
expect public.glory = [2,0,0,0,0]

scenario Telron without abilities brings no energy
# R-MYS-H1.4 R-MYS-2.16
players 2   option champion_abilities=off
plain
set! public.champion = telron kolbor
set! public.champion_at = tree-forest tree-forest
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.energy[0] = 7

scenario CR-2T1 with one region, or one too few for a pair, brings less
# R-MYS-H1.5
players 2
plain
set! public.champion = cr-2t1 anuth
set! public.champion_at = tree-forest volcano-forest
set! public.track = river forest crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory = [3,3,0,0,0]

scenario Sanya draws before a battle
# R-MYS-H1.6
players 2
plain
set! public.champion = sanya kolbor
set! private[1].hand = c001
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest          expect decision OMEN 0
do 0 draw                        expect event drew 0 hidden from 1
expect public.deck_count = 16
expect waiting 0 1
expect public.charged = 2

scenario Sanya draws before an encounter, and may decline
# R-MYS-H1.6
players 2
plain
set! public.champion = sanya kolbor
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
do 0 encounter                   expect decision OMEN 0      expect public.xp[0] = 1
do 0 done
expect public.deck_count = 17
expect public.xp[0] = 0
expect decision ENCOUNTER 0

scenario Sanya wounded, or in a battle of others, draws nothing
# R-MYS-H1.6 R-MYS-11.22
players 2
plain
set! public.champion = kolbor sanya
set! private[0].hand = c001
set! private[1].hand = c002
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest          expect waiting 0 1
plain
set! public.champion = sanya kolbor
set! private[0].hand = c001
set! private[1].hand = c002
set! public.wounded = 1
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest          expect waiting 0 1

scenario Kolbor and Malabor attune with any card that is left
# R-MYS-H1.7
players 2
plain
set! public.champion = kolbor anuth
set! public.champion_at[0] = sphere-mist
set! public.attuned[tree] = 2
set! public.units[construct][0][sphere-mist] = 2
do 0 move-island
illegal 0 attune tree
legal 0 attune shard
legal 0 attune monolith
do 0 attune volcano
expect public.attuned[volcano] = 1
do 0 after volcano

scenario Kolbor wounded, or another champion, attunes with the island moved only
# R-MYS-H1.7 R-MYS-12.2 R-MYS-11.22
players 2
plain
set! public.champion = kolbor anuth
set! public.wounded = 1
set! public.champion_at[0] = sphere-mist
do 0 move-island
illegal 0 attune tree
legal 0 attune sphere
plain
set! public.champion = anuth kolbor
set! public.champion_at[0] = sphere-mist
do 0 move-island
illegal 0 attune tree
legal 0 attune sphere
