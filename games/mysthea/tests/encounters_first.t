# The first options of the encounters: each where it acts and where it must not, with the move of the token.
# The ring is shard, tree, sphere, volcano, monolith, clockwise; the token starts on shard.
game mysthea

scenario EN01 by option 1: each opponent loses a fort, and the acting player says where
# R-MYS-E1.1 R-MYS-16.7 R-MYS-16.8
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en01
set! public.units[fort][0][tree-forest] = 1
set! public.units[fort][1][tree-forest] = 1
set! public.units[fort][1][sphere-river] = 1
set! public.units[fort][2][sphere-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 strike 1 sphere-river
expect public.units[fort][0][tree-forest] = 1
expect public.units[fort][1][tree-forest] = 1
expect public.units[fort][1][sphere-river] = 0
expect public.units[fort][2][sphere-mist] = 0
expect public.glory[0] = 6
expect public.token[0] = tree

scenario EN01 by option 1: an opponent without a fort loses nothing
# R-MYS-E1.1
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en01
set! public.units[golem][1][tree-forest] = 1
set! public.units[fort][2][sphere-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.units[golem][1][tree-forest] = 1
expect public.units[fort][2][sphere-mist] = 0
expect public.token[0] = tree

scenario EN02 by option 1: three command points are spent at once
# R-MYS-E1.2 R-MYS-5.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en02
set! public.champion_at[0] = shard-mist
do 0 encounter
do 0 option 1
do 0 part 1
do 0 energy
do 0 energy
do 0 energy
expect public.energy[0] = 3
expect public.cp[0] = 0
expect decision TURN 0
expect public.token[0] = volcano

scenario EN02 by option 1: points left over last until the turn ends
# R-MYS-E1.2 R-MYS-5.8
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en02
do 0 encounter
do 0 option 1
do 0 part 1
do 0 energy
do 0 done
expect public.energy[0] = 1
expect public.cp[0] = 2
expect decision TURN 0
expect public.token[0] = volcano

scenario EN03 by option 1: a construct and a golem
# R-MYS-E1.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en03
do 0 encounter
do 0 option 1
do 0 part 1
do 0 part 2
expect public.pool[construct][0] = 3
expect public.pool[golem][0] = 2
expect public.token[0] = monolith

scenario EN03 by option 1: one part may be declined
# R-MYS-E1.3 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en03
do 0 encounter
do 0 option 1
do 0 done
do 0 part 2
expect public.pool[construct][0] = 2
expect public.pool[golem][0] = 2
expect public.token[0] = monolith

scenario EN04 by option 1: three glory for each forest controlled
# R-MYS-E1.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en04
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][0][volcano-forest] = 2
do 0 encounter
do 0 option 1
do 0 part 1
expect public.glory[0] = 13
expect public.token[0] = volcano

scenario EN04 by option 1: nothing where others are stronger
# R-MYS-E1.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en04
set! public.units[construct][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.units[construct][0][tree-mountain] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.glory[0] = 7
expect public.token[0] = volcano

scenario EN05 by option 1: two command points are spent at once
# R-MYS-E1.5 R-MYS-5.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en05
set! public.champion_at[0] = shard-mist
do 0 encounter
do 0 option 1
do 0 part 1
do 0 energy
do 0 energy
expect public.energy[0] = 2
expect public.cp[0] = 0
expect decision TURN 0
expect public.token[0] = sphere

scenario EN05 by option 1: points left over last until the turn ends
# R-MYS-E1.5 R-MYS-5.8
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en05
do 0 encounter
do 0 option 1
do 0 part 1
do 0 energy
do 0 done
expect public.energy[0] = 1
expect public.cp[0] = 1
expect decision TURN 0
expect public.token[0] = sphere

scenario EN06 by option 1: three energy
# R-MYS-E1.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en06
do 0 encounter
do 0 option 1
do 0 part 1
expect public.energy[0] = 3
expect public.glory[0] = 7
expect public.token[0] = sphere

scenario EN06 by option 1: may be declined
# R-MYS-E1.6 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en06
do 0 encounter
do 0 option 1
do 0 done
expect public.glory[0] = 7
expect public.energy[0] = 0
expect public.token[0] = sphere

scenario EN07 by option 1: 1 glory and a battle that discharges the artefact
# R-MYS-E1.7 R-MYS-11.2 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
set! public.champion_at[1] = tree-crystal
set! public.units[construct][0][sphere-river] = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 part 2
do 0 region sphere-river
expect public.units[construct][1][sphere-river] = 0
expect public.glory[0] = 11
expect public.charged = 2
expect public.token[0] = monolith

scenario EN07 by option 1: without a charged artefact the battle is lost
# R-MYS-E1.7 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
set! public.charged = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect decision TURN 0
expect public.glory[0] = 9
expect public.token[0] = monolith

scenario EN08 by option 1: energy and a command point
# R-MYS-E1.8
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
do 0 encounter
do 0 option 1
do 0 part 1
do 0 part 2
do 0 make construct
expect public.energy[0] = 1
expect public.pool[construct][0] = 3
expect public.token[0] = tree

scenario EN08 by option 1: each may be declined
# R-MYS-E1.8 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
do 0 encounter
do 0 option 1
do 0 done
do 0 part 2
do 0 energy
expect public.energy[0] = 1
expect decision TURN 0
expect public.token[0] = tree

scenario EN09 by option 1: discard a tactic for its points in glory
# R-MYS-E1.9 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en09
set! private[0].hand = c065 c070
do 0 encounter
do 0 option 1
illegal 0 give c070
do 0 give c065
expect public.glory[0] = 13
expect public.discard[0] = c065
expect public.token[0] = volcano

scenario EN09 by option 1: without one nothing happens
# R-MYS-E1.9 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en09
set! private[0].hand = c070
do 0 encounter
do 0 option 1
illegal 0 give
do 0 done
expect decision TURN 0
expect public.glory[0] = 8
expect public.token[0] = volcano

scenario EN10 by option 1: three glory for each mist valley controlled
# R-MYS-E1.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en10
set! public.units[construct][0][monolith-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.glory[0] = 13
expect public.token[0] = volcano

scenario EN10 by option 1: a mist valley where another is stronger brings nothing
# R-MYS-E1.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en10
set! public.units[golem][1][shard-mist] = 2
set! public.units[construct][0][shard-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.glory[0] = 7
expect public.token[0] = volcano

scenario EN11 by option 1: each opponent loses a golem, and the acting player says where
# R-MYS-E1.11 R-MYS-16.7 R-MYS-16.8
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
set! public.units[golem][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.units[golem][1][sphere-river] = 1
set! public.units[golem][2][sphere-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 strike 1 sphere-river
expect public.units[golem][0][tree-forest] = 1
expect public.units[golem][1][tree-forest] = 1
expect public.units[golem][1][sphere-river] = 0
expect public.units[golem][2][sphere-mist] = 0
expect public.glory[0] = 7
expect public.token[0] = sphere

scenario EN11 by option 1: an opponent without a golem loses nothing
# R-MYS-E1.11
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
set! public.units[construct][1][tree-forest] = 1
set! public.units[golem][2][sphere-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.units[construct][1][tree-forest] = 1
expect public.units[golem][2][sphere-mist] = 0
expect public.token[0] = sphere

scenario EN12 by option 1: one energy
# R-MYS-E1.12
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en12
do 0 encounter
do 0 option 1
do 0 part 1
expect public.energy[0] = 1
expect public.glory[0] = 7
expect public.token[0] = tree

scenario EN12 by option 1: may be declined
# R-MYS-E1.12 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en12
do 0 encounter
do 0 option 1
do 0 done
expect public.glory[0] = 7
expect public.energy[0] = 0
expect public.token[0] = tree

scenario EN13 by option 1: a Develop at its price
# R-MYS-E1.13 R-MYS-16.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en13
set! public.energy[0] = 3
set! public.display = c021 c022 c023
do 0 encounter
do 0 option 1
do 0 part 1
do 0 show
do 0 take c021
do 0 take c022
expect public.energy[0] = 0
expect private[0].hand = c021 c022
expect public.token[0] = volcano

scenario EN13 by option 1: without energy it is lost
# R-MYS-E1.13 R-MYS-8.1
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en13
do 0 encounter
do 0 option 1
expect decision TURN 0
expect private[0].hand = []
expect public.token[0] = volcano

scenario EN14 by option 1: a command point and two glory
# R-MYS-E1.14
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en14
do 0 encounter
do 0 option 1
do 0 part 1
do 0 energy
do 0 part 2
expect public.energy[0] = 1
expect public.glory[0] = 9
expect public.token[0] = monolith

scenario EN14 by option 1: each may be declined
# R-MYS-E1.14 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en14
do 0 encounter
do 0 option 1
do 0 part 1
do 0 done
do 0 done
expect public.energy[0] = 0
expect public.glory[0] = 7
expect public.token[0] = monolith

scenario EN15 by option 1: draws a card unseen by the others
# R-MYS-E1.15 R-MYS-16.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en15
do 0 encounter
do 0 option 1
do 0 part 1
expect event drew hidden from 1
expect public.deck_count = 16
expect public.token[0] = volcano

scenario EN15 by option 1: may be declined
# R-MYS-E1.15 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en15
do 0 encounter
do 0 option 1
do 0 done
expect public.glory[0] = 7
expect public.deck_count = 17
expect private[0].hand = []
expect public.token[0] = volcano

scenario EN16 by option 1: deploy a construct
# R-MYS-E1.16
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en16
do 0 encounter
do 0 option 1
do 0 part 1
expect public.units[construct][0][shard-mist] = 1
expect public.pool[golem][0] = 1
expect public.token[0] = sphere

scenario EN16 by option 1: or create a golem
# R-MYS-E1.16
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en16
do 0 encounter
do 0 option 1
do 0 part 2
expect public.units[construct][0][shard-mist] = 0
expect public.pool[golem][0] = 2
expect public.token[0] = sphere

scenario EN16 by option 1: with an empty pool nothing is deployed
# R-MYS-E1.16 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en16
set! public.pool[construct][0] = 0
do 0 encounter
do 0 option 1
illegal 0 part 1
do 0 part 2
expect public.pool[golem][0] = 2
expect public.token[0] = sphere

scenario EN17 by option 1: 1 glory and a battle that discharges the artefact
# R-MYS-E1.17 R-MYS-11.2 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en17
set! public.champion_at[1] = tree-crystal
set! public.units[construct][0][sphere-river] = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 part 2
do 0 region sphere-river
expect public.units[construct][1][sphere-river] = 0
expect public.glory[0] = 9
expect public.charged = 2
expect public.token[0] = shard

scenario EN17 by option 1: without a charged artefact the battle is lost
# R-MYS-E1.17 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en17
set! public.charged = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect decision TURN 0
expect public.glory[0] = 7
expect public.token[0] = shard

scenario EN18 by option 1: create a construct
# R-MYS-E1.18
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en18
do 0 encounter
do 0 option 1
do 0 part 1
expect public.pool[construct][0] = 3
expect public.pool[golem][0] = 1
expect decision TURN 0
expect public.token[0] = monolith

scenario EN18 by option 1: or a golem, not both
# R-MYS-E1.18
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en18
do 0 encounter
do 0 option 1
do 0 part 2
expect public.pool[construct][0] = 2
expect public.pool[golem][0] = 2
expect decision TURN 0
expect public.token[0] = monolith

scenario EN19 by option 1: two energy
# R-MYS-E1.19
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en19
do 0 encounter
do 0 option 1
do 0 part 1
expect public.energy[0] = 2
expect decision TURN 0
expect public.token[0] = volcano

scenario EN19 by option 1: or two command points, not both
# R-MYS-E1.19
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en19
do 0 encounter
do 0 option 1
do 0 part 2
do 0 make golem
expect public.energy[0] = 0
expect public.pool[golem][0] = 2
expect decision TURN 0
expect public.token[0] = volcano

scenario EN20 by option 1: the champion jumps
# R-MYS-E1.20 R-MYS-6.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
do 0 encounter
do 0 option 1
do 0 part 1
do 0 to sphere-mountain
expect public.champion_at[0] = sphere-mountain
expect public.token[0] = sphere

scenario EN20 by option 1: may be declined
# R-MYS-E1.20 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
do 0 encounter
do 0 option 1
do 0 done
expect public.glory[0] = 6
expect public.champion_at[0] = shard-mist
expect public.token[0] = sphere

scenario EN21 by option 1: create a golem
# R-MYS-E1.21
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en21
set! public.units[golem][0][tree-forest] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.pool[golem][0] = 2
expect decision TURN 0
expect public.token[0] = tree

scenario EN21 by option 1: or deploy one
# R-MYS-E1.21
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en21
do 0 encounter
do 0 option 1
do 0 part 2
expect public.units[golem][0][shard-mist] = 1
expect public.pool[golem][0] = 0
expect public.token[0] = tree

scenario EN21 by option 1: with an empty pool it can only be created
# R-MYS-E1.21 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en21
set! public.pool[golem][0] = 0
do 0 encounter
do 0 option 1
illegal 0 part 2
do 0 done
expect public.pool[golem][0] = 0
expect public.token[0] = tree

scenario EN22 by option 1: an energy for glory
# R-MYS-E1.22
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en22
set! public.energy[0] = 1
do 0 encounter
do 0 option 1
do 0 pay
expect public.energy[0] = 0
expect public.glory[0] = 11
expect public.token[0] = shard

scenario EN22 by option 1: may be declined
# R-MYS-E1.22 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en22
set! public.energy[0] = 1
do 0 encounter
do 0 option 1
do 0 done
expect public.energy[0] = 1
expect public.glory[0] = 8
expect public.token[0] = shard

scenario EN22 by option 1: without energy it is lost
# R-MYS-E1.22 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en22
do 0 encounter
do 0 option 1
expect decision TURN 0
expect public.glory[0] = 8
expect public.token[0] = shard

scenario EN23 by option 1: draws a card unseen by the others
# R-MYS-E1.23 R-MYS-16.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en23
do 0 encounter
do 0 option 1
do 0 part 1
expect event drew hidden from 1
expect public.deck_count = 16
expect public.token[0] = volcano

scenario EN23 by option 1: may be declined
# R-MYS-E1.23 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en23
do 0 encounter
do 0 option 1
do 0 done
expect public.glory[0] = 8
expect public.deck_count = 17
expect private[0].hand = []
expect public.token[0] = volcano

scenario EN24 by option 1: deploy a golem
# R-MYS-E1.24
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en24
set! public.units[golem][0][tree-forest] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.units[golem][0][shard-mist] = 1
expect public.token[0] = tree

scenario EN24 by option 1: or step with one
# R-MYS-E1.24
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en24
set! public.units[golem][0][tree-forest] = 1
do 0 encounter
do 0 option 1
do 0 part 2
do 0 to tree-mountain
expect public.units[golem][0][tree-mountain] = 1
expect public.pool[golem][0] = 1
expect public.token[0] = tree

scenario EN24 by option 1: with an empty pool there is only the step
# R-MYS-E1.24 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en24
set! public.pool[golem][0] = 0
set! public.units[golem][0][tree-forest] = 1
do 0 encounter
do 0 option 1
illegal 0 part 1
do 0 done
expect public.units[golem][0][tree-forest] = 1
expect public.token[0] = tree

scenario EN25 by option 1: an energy for glory
# R-MYS-E1.25
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.energy[0] = 1
do 0 encounter
do 0 option 1
do 0 pay
do 0 part 1
do 0 part 2
expect public.energy[0] = 0
expect public.glory[0] = 8
expect public.xp[0] = 1
expect public.token[0] = monolith

scenario EN25 by option 1: may be declined
# R-MYS-E1.25 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.energy[0] = 1
do 0 encounter
do 0 option 1
do 0 done
expect public.energy[0] = 1
expect public.glory[0] = 6
expect public.token[0] = monolith

scenario EN25 by option 1: without energy it is lost
# R-MYS-E1.25 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
do 0 encounter
do 0 option 1
expect decision TURN 0
expect public.glory[0] = 6
expect public.token[0] = monolith

scenario EN26 by option 1: charge and an experience
# R-MYS-E1.26
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en26
set! public.charged = 2
do 0 encounter
do 0 option 1
do 0 part 1
do 0 part 2
expect public.charged = 3
expect public.xp[0] = 1
expect public.token[0] = shard

scenario EN26 by option 1: a charged artefact still has the experience
# R-MYS-E1.26 R-MYS-10.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en26
do 0 encounter
do 0 option 1
do 0 part 2
expect public.xp[0] = 1
expect public.token[0] = shard

scenario EN27 by option 1: Meditate
# R-MYS-E1.27 R-MYS-16.4 R-MYS-4.8
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en27
set! public.units[construct][0][shard-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect public.energy[0] = 3
expect public.xp[0] = 1
expect public.glory[0] = 8
legal 0 meditate
expect public.token[0] = volcano

scenario EN27 by option 1: may be declined
# R-MYS-E1.27 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en27
do 0 encounter
do 0 option 1
do 0 done
expect public.glory[0] = 6
expect public.energy[0] = 0
expect public.token[0] = volcano

scenario EN28 by option 1: two constructs step
# R-MYS-E1.28 R-MYS-16.5
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en28
set! public.units[construct][0][tree-forest] = 2
do 0 encounter
do 0 option 1
do 0 part 1
do 0 move construct tree-forest
do 0 to tree-mountain
do 0 move construct tree-forest
do 0 to tree-crystal
expect public.units[construct][0][tree-mountain] = 1
expect public.units[construct][0][tree-crystal] = 1
expect public.token[0] = monolith

scenario EN28 by option 1: one is enough, and golems do not step
# R-MYS-E1.28 R-MYS-16.5
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en28
set! public.units[construct][0][tree-forest] = 2
set! public.units[golem][0][tree-forest] = 1
do 0 encounter
do 0 option 1
do 0 part 1
illegal 0 move golem
do 0 move construct tree-forest
do 0 to tree-mountain
do 0 done
expect public.units[construct][0][tree-forest] = 1
expect public.token[0] = monolith

scenario EN29 by option 1: charge, then a battle that discharges again
# R-MYS-E1.29 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en29
set! public.charged = 2
set! public.champion_at[1] = tree-crystal
set! public.units[construct][0][sphere-river] = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 part 2
do 0 region sphere-river
expect public.units[construct][1][sphere-river] = 0
expect public.glory[0] = 9
expect public.charged = 2
expect public.token[0] = sphere

scenario EN29 by option 1: who declines the charge has no battle
# R-MYS-E1.29 R-MYS-11.3 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en29
set! public.charged = 2
do 0 encounter
do 0 option 1
do 0 done
expect decision TURN 0
expect public.charged = 2
expect public.token[0] = sphere

scenario EN29 by option 1: a charged artefact needs no charge
# R-MYS-E1.29 R-MYS-10.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en29
set! public.champion_at[1] = tree-crystal
do 0 encounter
do 0 option 1
do 0 part 2
expect public.charged = 2
expect public.glory[0] = 7
expect public.token[0] = sphere

scenario EN30 by option 1: an Act
# R-MYS-E1.30 R-MYS-16.4 R-MYS-4.8
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en30
set! private[0].hand = c006
do 0 encounter
do 0 option 1
do 0 part 1
do 0 act c006
do 0 energy
do 0 energy
do 0 done
expect public.energy[0] = 2
expect public.discard[0] = c006
legal 0 meditate
expect public.token[0] = volcano

scenario EN30 by option 1: without a card it is lost
# R-MYS-E1.30 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en30
do 0 encounter
do 0 option 1
expect decision TURN 0
expect public.token[0] = volcano
