# Whatever goes by artefact number goes by it, not by seat: the numbers here run against the seats.
game mysthea

scenario orders are carried out by artefact number
# R-MYS-11.7 R-MYS-11.8
players 2
plain
set! public.order = [1,0,0,0,0]
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c006
set! private[1].hand = c007
do 0 battle tree-forest
do 0 order c006   do 1 order c007
expect decision RETREAT 1
do 1 done
expect decision RETREAT 0

scenario losses are picked by artefact number
# R-MYS-11.19
players 3
plain
set! public.order = [2,1,0,0,0]
set! public.champion = kolbor anuth sanya
set! public.champion_at = tree-forest tree-forest tree-forest
set! public.units[golem][0][tree-forest] = 2
set! public.units[construct][1][tree-forest] = 3
set! public.units[construct][2][tree-forest] = 3
do 0 battle tree-forest
expect decision LOSSES 2
do 2 lose construct 0
expect decision LOSSES 1
do 1 lose champion 0
expect public.glory = [4,0,0,0,0]

scenario in a retreat only units of the battle region go, a champion elsewhere stays
# R-MYS-11.8
players 2
plain
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][1][tree-forest] = 2
set! private[1].hand = c006
do 0 battle tree-forest
do 1 order c006
expect decision RETREAT 1
illegal 1 move champion shard-mist
do 1 move construct tree-forest  do 1 to tree-crystal
do 1 done
expect public.units[construct][1][tree-crystal] = 1

scenario a monster's fighters lose by artefact number
# R-MYS-14.3
players 2
plain
set! public.order = [1,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist shard-river
set! public.units[construct][0][shard-river] = 1
set! public.units[construct][1][shard-mist] = 1
do 0 act c063
do 0 effect
expect event unbeaten
expect decision RAVAGE 1
do 1 region shard-mist
expect decision RAVAGE 0

scenario Onygauros collects by artefact number
# R-MYS-M2.8
players 2
plain
set! public.order = [1,0,0,0,0]
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.discard[0] = c001
set! public.discard[1] = c002
set! public.glory = [5,5,0,0,0]
do 0 act c063
do 0 effect
expect decision COLLECT 1
do 1 pay-glory
expect decision COLLECT 0

scenario medals of equals go by artefact number
# R-MYS-14.5
players 3
plain
set! public.order = [2,1,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion = kolbor anuth sanya
set! public.monster_at[4] = sphere
set! public.champion_at = sphere-mist shard-mist sphere-mist
set! public.units[golem][0][sphere-mist] = 2
set! public.units[golem][2][sphere-mist] = 2
do 0 act c063
do 0 effect
expect event defeated
expect public.glory = [4,0,6,0,0]

scenario a tie for a region goes to the lower artefact number, also against the seats
# R-MYS-15.3
players 2
plain
set! public.order = [1,0,0,0,0]
set! public.champion_at = shard-mist tree-crystal
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 2
set! private[0].hand = c006
set! public.energy[0] = 2
do 0 act c006   do 0 effect
expect public.glory[0] = 0

scenario an equal strength controls with the lower number
# R-MYS-15.3
players 2
plain
set! public.champion_at = shard-mist tree-crystal
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 2
set! private[0].hand = c006
set! public.energy[0] = 2
do 0 act c006   do 0 effect
expect public.glory[0] = 3

scenario a tie at the end goes to the lower artefact number, also against the seats
# R-MYS-15.9
players 2
plain
set! public.order = [1,0,0,0,0]
set! public.era = 3
set! public.display = c061 c062 c063
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-forest
set! public.monster_at[3] = tree
set! public.monster_at[1] = tree
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
set! public.glory = [90,88,0,0,0]
do 0 meditate   do 0 end-turn
do 0 meditate   do 0 end-turn
expect over
expect score 0 = 90              expect score 1 = 90
expect rank 1 = 1                expect rank 0 = 2

scenario Sanya is not asked when the era deck is empty
# R-MYS-H1.6 R-MYS-16.9
players 2
plain
set! public.champion = sanya kolbor
set! public.champion_at = tree-forest tree-forest
set! public.display = c021 c022 c023
set! public.discard[1] = c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
expect public.deck_count = 0
do 0 battle tree-forest
expect decision TURN 0

scenario the encounters of others do not count for one's own limit
# R-MYS-13.9 R-MYS-13.2 R-MYS-M1.10
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! public.track = river utcoro
set! public.champion = kolbor anuth
set! public.champion_at = shard-mist tree-mountain
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.pool[golem][1] = 0
set! public.units[golem][1][tree-forest] = 4
set! public.encounters[1] = en01 en02 en03 en04 en05
set! public.encounter_top = en20
do 0 encounter
do 0 option 2
do 0 part 1
expect decision MEET 1
do 1 encounter
do 1 option 1
expect public.xp[1] = 0

scenario with six encounters Utcoro's is not offered
# R-MYS-13.2 R-MYS-M1.10
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! public.track = river utcoro
set! public.champion = kolbor anuth
set! public.champion_at = shard-mist tree-mountain
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.pool[golem][1] = 0
set! public.units[golem][1][tree-forest] = 4
set! public.encounters[1] = en01 en02 en03 en04 en05 en06
set! public.encounter_top = en20
do 0 encounter
do 0 option 2
do 0 part 1
expect decision TURN 0
