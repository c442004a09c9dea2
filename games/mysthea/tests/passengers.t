# Who goes along: passengers of steps and of the jumps of encounters.
game mysthea

scenario EN20 the champion takes a golem along to any region
# R-MYS-6.7 R-MYS-E1.20 R-MYS-C1.38
players 2
plain
set! public.upgrade[0][champion] = c038
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
set! public.units[golem][0][shard-mist] = 1
set! public.units[construct][0][shard-mist] = 2
do 0 encounter
do 0 option 1
do 0 part 1
do 0 to tree-forest                  expect decision CARRY 0
legal 0 carry construct
illegal 0 carry fort
do 0 carry golem                     expect event moved 0 with golem shard-mist tree-forest = 1
expect public.moved[golem][0][tree-forest] = 1
expect decision TURN 0

scenario EN20 without the upgrade, or with nobody left, nobody is asked
# R-MYS-6.7 R-MYS-E1.20
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
set! public.units[golem][0][shard-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 to tree-forest                  expect decision TURN 0
plain
set! public.upgrade[0][champion] = c038
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
set! public.units[golem][0][shard-mist] = 1
set! public.moved[golem][0][shard-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 to tree-forest                  expect decision TURN 0

scenario EN10 golem and construct each take somebody along
# R-MYS-6.7 R-MYS-E2.10 R-MYS-C3.77 R-MYS-C2.59
players 2
plain
set! public.upgrade[0][golem] = c077
set! public.upgrade[0][construct] = c059
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en10
set! public.units[golem][0][shard-mist] = 2
set! public.units[construct][0][shard-mist] = 2
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to volcano-river                expect decision CARRY 0
do 0 carry champion
expect public.champion_at[0] = volcano-river
do 0 part 2
do 0 to tree-crystal                 expect decision CARRY 0
illegal 0 carry champion
do 0 carry golem
expect public.units[golem][0] = [0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1]
expect public.units[construct][0][tree-crystal] = 1
expect decision TURN 0

scenario EN22 a construct that was taken along does not jump itself
# R-MYS-6.7 R-MYS-E2.22
players 2
plain
set! public.upgrade[0][construct] = c059
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en22
set! public.units[construct][0][tree-forest] = 2
do 0 encounter
do 0 option 2
do 0 part 1
do 0 move construct tree-forest
do 0 to sphere-river
do 0 carry construct
expect public.units[construct][0][sphere-river] = 2
expect decision TURN 0

scenario EN25 with C059 or C077 the champion goes along with them
# R-MYS-6.7 R-MYS-E2.25
players 2
plain
set! public.upgrade[0][golem] = c077
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.units[golem][0][shard-mist] = 1
set! public.units[construct][0][shard-mist] = 2
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to volcano-forest               expect decision CARRY 0
expect legal-count 0 = 2
do 0 carry champion
expect public.champion_at[0] = volcano-forest
expect decision TURN 0

scenario EN25 only a kind that went can take him
# R-MYS-6.7 R-MYS-E2.25
players 2
plain
set! public.upgrade[0][golem] = c077
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.units[construct][0][shard-mist] = 2
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to volcano-forest               expect decision TURN 0
expect public.champion_at[0] = shard-mist

scenario EN25 with C059 a construct that went takes him
# R-MYS-6.7 R-MYS-E2.25 R-MYS-C2.59
players 2
plain
set! public.upgrade[0][construct] = c059
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.units[golem][0][shard-mist] = 1
set! public.units[construct][0][shard-mist] = 2
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to volcano-forest               expect decision CARRY 0
expect legal-count 0 = 2
do 0 carry champion
expect public.champion_at[0] = volcano-forest
expect public.units[construct][0][volcano-forest] = 2
expect decision TURN 0

scenario EN25 with C059 nobody is asked if only golems went
# R-MYS-6.7 R-MYS-E2.25 R-MYS-C2.59
players 2
plain
set! public.upgrade[0][construct] = c059
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.units[golem][0][shard-mist] = 2
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to volcano-forest               expect decision TURN 0
expect public.champion_at[0] = shard-mist

scenario C022, C032 and C042 take nobody along
# R-MYS-6.7 R-MYS-C1.22 R-MYS-C1.32 R-MYS-C2.42
players 2
plain
set! public.upgrade[0][golem] = c077
set! private[0].hand = c022
set! public.energy[0] = 1
set! public.champion_at[0] = shard-mist
set! public.units[golem][0][shard-mist] = 2
do 0 act c022
do 0 effect
do 0 to tree-forest                  expect decision ACT 0
plain
set! public.upgrade[0][champion] = c038
set! public.equipment[0] = c032
set! public.energy[0] = 1
set! public.champion_at[0] = shard-mist
set! public.units[golem][0][shard-mist] = 1
do 0 use c032
do 0 to tree-forest                  expect decision TURN 0
plain
set! public.upgrade[0][construct] = c059
set! private[0].hand = c042
set! public.energy[0] = 2
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][shard-mist] = 3
do 0 act c042
do 0 effect
do 0 move construct shard-mist
do 0 to tree-forest                  expect decision EFFECT 0
