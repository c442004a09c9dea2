# The second options of the encounters: each where it acts and where it must not, with the move of the token.
# The ring is shard, tree, sphere, volcano, monolith, clockwise; the token starts on shard.
game mysthea

scenario EN01 by option 2: two experience
# R-MYS-E2.1
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en01
do 0 encounter
do 0 option 2
do 0 part 1
expect public.xp[0] = 2
expect public.glory[0] = 6
expect public.token[0] = volcano

scenario EN01 by option 2: may be declined
# R-MYS-E2.1 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en01
do 0 encounter
do 0 option 2
do 0 done
expect public.glory[0] = 6
expect public.xp[0] = 0
expect public.token[0] = volcano

scenario EN02 by option 2: Meditate
# R-MYS-E2.2 R-MYS-16.4 R-MYS-4.8
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en02
set! public.units[construct][0][shard-river] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.energy[0] = 3
expect public.xp[0] = 1
expect public.glory[0] = 8
legal 0 meditate
expect public.token[0] = sphere

scenario EN02 by option 2: may be declined
# R-MYS-E2.2 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en02
do 0 encounter
do 0 option 2
do 0 done
expect public.glory[0] = 6
expect public.energy[0] = 0
expect public.token[0] = sphere

scenario EN03 by option 2: three glory for each crystal field controlled
# R-MYS-E2.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en03
set! public.units[construct][0][shard-crystal] = 1
set! public.units[construct][0][volcano-crystal] = 2
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 12
expect public.token[0] = volcano

scenario EN03 by option 2: nothing where others are stronger
# R-MYS-E2.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en03
set! public.units[construct][0][shard-crystal] = 1
set! public.units[golem][1][shard-crystal] = 1
set! public.units[construct][0][tree-mountain] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 6
expect public.token[0] = volcano

scenario EN04 by option 2: experience and a step
# R-MYS-E2.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en04
do 0 encounter
do 0 option 2
do 0 part 1
do 0 part 2
do 0 to shard-river
expect public.xp[0] = 1
expect public.champion_at[0] = shard-river
expect public.token[0] = tree

scenario EN04 by option 2: a step is no jump, and may be declined
# R-MYS-E2.4 R-MYS-13.6 R-MYS-6.1
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en04
do 0 encounter
do 0 option 2
do 0 done
do 0 part 2
illegal 0 to sphere-mist
do 0 to monolith-mist
expect public.xp[0] = 0
expect public.champion_at[0] = monolith-mist
expect public.token[0] = tree

scenario EN05 by option 2: an energy, then a Develop with it
# R-MYS-E2.5 R-MYS-16.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en05
set! public.display = c021 c022 c023
do 0 encounter
do 0 option 2
do 0 part 1
do 0 part 2
do 0 show
do 0 take c021
expect public.energy[0] = 0
expect private[0].hand = c021
expect public.token[0] = monolith

scenario EN05 by option 2: without the energy there is no Develop
# R-MYS-E2.5 R-MYS-8.1 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en05
do 0 encounter
do 0 option 2
do 0 done
expect public.energy[0] = 0
expect decision TURN 0
expect public.token[0] = monolith

scenario EN06 by option 2: draws a card unseen by the others
# R-MYS-E2.6 R-MYS-16.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en06
do 0 encounter
do 0 option 2
do 0 part 1
expect event drew hidden from 1
expect public.deck_count = 16
expect public.token[0] = volcano

scenario EN06 by option 2: may be declined
# R-MYS-E2.6 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en06
do 0 encounter
do 0 option 2
do 0 done
expect public.glory[0] = 7
expect public.deck_count = 17
expect private[0].hand = []
expect public.token[0] = volcano

scenario EN07 by option 2: create a construct
# R-MYS-E2.7
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
set! public.units[construct][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.pool[construct][0] = 3
expect decision TURN 0
expect public.token[0] = volcano

scenario EN07 by option 2: or step with one
# R-MYS-E2.7
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
set! public.units[construct][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 2
do 0 to tree-mountain
expect public.units[construct][0][tree-mountain] = 1
expect public.pool[construct][0] = 2
expect public.token[0] = volcano

scenario EN07 by option 2: with nothing deployed there is no step
# R-MYS-E2.7 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
do 0 encounter
do 0 option 2
illegal 0 part 2
do 0 done
expect public.pool[construct][0] = 2
expect public.token[0] = volcano

scenario EN08 by option 2: each opponent loses a construct, and the acting player says where
# R-MYS-E2.8 R-MYS-16.7 R-MYS-16.8
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
set! public.units[construct][1][sphere-river] = 1
set! public.units[construct][2][sphere-mist] = 1
do 0 encounter
do 0 option 2
do 0 part 1
do 0 strike 1 sphere-river
expect public.units[construct][0][tree-forest] = 1
expect public.units[construct][1][tree-forest] = 1
expect public.units[construct][1][sphere-river] = 0
expect public.units[construct][2][sphere-mist] = 0
expect public.glory[0] = 8
expect public.token[0] = volcano

scenario EN08 by option 2: an opponent without a construct loses nothing
# R-MYS-E2.8
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
set! public.units[golem][1][tree-forest] = 1
set! public.units[construct][2][sphere-mist] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.units[golem][1][tree-forest] = 1
expect public.units[construct][2][sphere-mist] = 0
expect public.token[0] = volcano

scenario EN09 by option 2: create a construct
# R-MYS-E2.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en09
set! public.units[construct][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.pool[construct][0] = 3
expect decision TURN 0
expect public.token[0] = sphere

scenario EN09 by option 2: or deploy one
# R-MYS-E2.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en09
do 0 encounter
do 0 option 2
do 0 part 2
expect public.units[construct][0][shard-mist] = 1
expect public.pool[construct][0] = 1
expect public.token[0] = sphere

scenario EN09 by option 2: with an empty pool it can only be created
# R-MYS-E2.9 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en09
set! public.pool[construct][0] = 0
do 0 encounter
do 0 option 2
illegal 0 part 2
do 0 done
expect public.pool[construct][0] = 0
expect public.token[0] = sphere

scenario EN10 by option 2: a golem and a construct jump
# R-MYS-E2.10 R-MYS-16.5
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en10
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to sphere-river
do 0 part 2
do 0 to volcano-river
expect public.units[golem][0][sphere-river] = 1
expect public.units[construct][0][volcano-river] = 1
expect public.token[0] = tree

scenario EN10 by option 2: a golem that has moved stays
# R-MYS-E2.10 R-MYS-6.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en10
set! public.units[golem][0][tree-forest] = 1
set! public.moved[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 encounter
do 0 option 2
illegal 0 part 1
do 0 done
expect public.units[golem][0][tree-forest] = 1
expect public.units[construct][0][tree-forest] = 1
expect public.token[0] = tree

scenario EN11 by option 2: three glory
# R-MYS-E2.11
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 10
expect public.token[0] = volcano

scenario EN11 by option 2: may be declined
# R-MYS-E2.11 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter
do 0 option 2
do 0 done
expect public.glory[0] = 7
expect public.token[0] = volcano

scenario EN12 by option 2: charge the artefact
# R-MYS-E2.12
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en12
set! public.charged = 2
do 0 encounter
do 0 option 2
do 0 part 1
expect public.charged = 3
expect public.cp[0] = 0
expect public.token[0] = monolith

scenario EN12 by option 2: or a command point
# R-MYS-E2.12
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en12
set! public.charged = 2
do 0 encounter
do 0 option 2
do 0 part 2
do 0 energy
expect public.charged = 2
expect public.energy[0] = 1
expect public.token[0] = monolith

scenario EN12 by option 2: a charged artefact is not charged again
# R-MYS-E2.12 R-MYS-13.10 R-MYS-10.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en12
do 0 encounter
do 0 option 2
illegal 0 part 1
do 0 part 2
do 0 energy
expect public.energy[0] = 1
expect public.token[0] = monolith

scenario EN13 by option 2: create a golem
# R-MYS-E2.13
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en13
set! public.units[golem][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.pool[golem][0] = 2
expect decision TURN 0
expect public.token[0] = tree

scenario EN13 by option 2: or step with one
# R-MYS-E2.13
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en13
set! public.units[golem][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 2
do 0 to tree-mountain
expect public.units[golem][0][tree-mountain] = 1
expect public.pool[golem][0] = 1
expect public.token[0] = tree

scenario EN13 by option 2: with nothing deployed there is no step
# R-MYS-E2.13 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en13
do 0 encounter
do 0 option 2
illegal 0 part 2
do 0 done
expect public.pool[golem][0] = 1
expect public.token[0] = tree

scenario EN14 by option 2: each opponent loses a golem, and the acting player says where
# R-MYS-E2.14 R-MYS-16.7 R-MYS-16.8
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en14
set! public.units[golem][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.units[golem][1][sphere-river] = 1
set! public.units[golem][2][sphere-mist] = 1
do 0 encounter
do 0 option 2
do 0 part 1
do 0 strike 1 sphere-river
expect public.units[golem][0][tree-forest] = 1
expect public.units[golem][1][tree-forest] = 1
expect public.units[golem][1][sphere-river] = 0
expect public.units[golem][2][sphere-mist] = 0
expect public.glory[0] = 7
expect public.token[0] = sphere

scenario EN14 by option 2: an opponent without a golem loses nothing
# R-MYS-E2.14
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en14
set! public.units[construct][1][tree-forest] = 1
set! public.units[golem][2][sphere-mist] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.units[construct][1][tree-forest] = 1
expect public.units[golem][2][sphere-mist] = 0
expect public.token[0] = sphere

scenario EN15 by option 2: a glory for each golem deployed
# R-MYS-E2.15
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en15
set! public.units[golem][0][tree-forest] = 2
set! public.units[golem][0][sphere-river] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 10
expect public.token[0] = sphere

scenario EN15 by option 2: golems in the pool do not count
# R-MYS-E2.15
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en15
set! public.units[golem][1][tree-forest] = 2
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 7
expect public.token[0] = sphere

scenario EN16 by option 2: an energy for glory
# R-MYS-E2.16
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en16
set! public.energy[0] = 1
do 0 encounter
do 0 option 2
do 0 pay
expect public.energy[0] = 0
expect public.glory[0] = 9
expect public.token[0] = volcano

scenario EN16 by option 2: may be declined
# R-MYS-E2.16 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en16
set! public.energy[0] = 1
do 0 encounter
do 0 option 2
do 0 done
expect public.energy[0] = 1
expect public.glory[0] = 6
expect public.token[0] = volcano

scenario EN16 by option 2: without energy it is lost
# R-MYS-E2.16 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en16
do 0 encounter
do 0 option 2
expect decision TURN 0
expect public.glory[0] = 6
expect public.token[0] = volcano

scenario EN17 by option 2: draws a card unseen by the others
# R-MYS-E2.17 R-MYS-16.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en17
do 0 encounter
do 0 option 2
do 0 part 1
expect event drew hidden from 1
expect public.deck_count = 16
expect public.token[0] = sphere

scenario EN17 by option 2: may be declined
# R-MYS-E2.17 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en17
do 0 encounter
do 0 option 2
do 0 done
expect public.glory[0] = 6
expect public.deck_count = 17
expect private[0].hand = []
expect public.token[0] = sphere

scenario EN18 by option 2: discard equipment for its points in glory
# R-MYS-E2.18 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en18
set! private[0].hand = c055 c060
do 0 encounter
do 0 option 2
illegal 0 give c060
do 0 give c055
expect public.glory[0] = 10
expect public.discard[0] = c055
expect public.token[0] = sphere

scenario EN18 by option 2: without one nothing happens
# R-MYS-E2.18 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en18
set! private[0].hand = c060
do 0 encounter
do 0 option 2
illegal 0 give
do 0 done
expect decision TURN 0
expect public.glory[0] = 6
expect public.token[0] = sphere

scenario EN19 by option 2: two experience
# R-MYS-E2.19
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en19
do 0 encounter
do 0 option 2
do 0 part 1
expect public.xp[0] = 2
expect public.glory[0] = 6
expect public.token[0] = monolith

scenario EN19 by option 2: may be declined
# R-MYS-E2.19 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en19
do 0 encounter
do 0 option 2
do 0 done
expect public.glory[0] = 6
expect public.xp[0] = 0
expect public.token[0] = monolith

scenario EN20 by option 2: a monster on the track attacks
# R-MYS-E2.20 R-MYS-14.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
set! public.track = river cannibarok
set! public.units[construct][0][shard-mist] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect event attack
expect public.wounded = 1
expect public.monster_at[4] = tree
expect public.token[0] = volcano

scenario EN20 by option 2: without a monster on the track nothing happens
# R-MYS-E2.20 R-MYS-14.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
do 0 encounter
do 0 option 2
expect decision TURN 0
expect public.monster_at[4] = shard
expect public.token[0] = volcano

scenario EN21 by option 2: 3 glory and a battle that discharges the artefact
# R-MYS-E2.21 R-MYS-11.2 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en21
set! public.champion_at[1] = tree-crystal
set! public.units[construct][0][sphere-river] = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 2
do 0 part 1
do 0 part 2
do 0 region sphere-river
expect public.units[construct][1][sphere-river] = 0
expect public.glory[0] = 11
expect public.charged = 2
expect public.token[0] = shard

scenario EN21 by option 2: without a charged artefact the battle is lost
# R-MYS-E2.21 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en21
set! public.charged = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect decision TURN 0
expect public.glory[0] = 9
expect public.token[0] = shard

scenario EN22 by option 2: two constructs jump
# R-MYS-E2.22 R-MYS-16.5
players 2
plain
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
do 0 move construct tree-forest
do 0 to volcano-river
expect public.units[construct][0][sphere-river] = 1
expect public.units[construct][0][volcano-river] = 1
expect public.token[0] = volcano

scenario EN22 by option 2: one is enough
# R-MYS-E2.22 R-MYS-16.5
players 2
plain
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
do 0 done
expect public.units[construct][0][tree-forest] = 1
expect public.token[0] = volcano

scenario EN23 by option 2: discard an upgrade for its points in glory
# R-MYS-E2.23 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en23
set! private[0].hand = c060 c055
do 0 encounter
do 0 option 2
illegal 0 give c055
do 0 give c060
expect public.glory[0] = 12
expect public.discard[0] = c060
expect public.token[0] = sphere

scenario EN23 by option 2: without one nothing happens
# R-MYS-E2.23 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en23
set! private[0].hand = c055
do 0 encounter
do 0 option 2
illegal 0 give
do 0 done
expect decision TURN 0
expect public.glory[0] = 8
expect public.token[0] = sphere

scenario EN24 by option 2: three glory for each river controlled
# R-MYS-E2.24
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en24
set! public.units[construct][0][shard-river] = 1
set! public.units[construct][0][volcano-river] = 2
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 14
expect public.token[0] = sphere

scenario EN24 by option 2: nothing where others are stronger
# R-MYS-E2.24
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en24
set! public.units[construct][0][shard-river] = 1
set! public.units[golem][1][shard-river] = 1
set! public.units[construct][0][tree-mountain] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 8
expect public.token[0] = sphere

scenario EN25 by option 2: all constructs and golems of a region jump together
# R-MYS-E2.25
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 2
set! public.units[fort][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to sphere-river
expect public.units[golem][0][sphere-river] = 1
expect public.units[construct][0][sphere-river] = 2
expect public.units[fort][0][tree-forest] = 1
expect public.token[0] = volcano

scenario EN25 by option 2: neither the champion nor who has moved goes
# R-MYS-E2.25
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
set! public.units[construct][0][shard-mist] = 2
set! public.moved[construct][0][shard-mist] = 1
do 0 encounter
do 0 option 2
do 0 part 1
do 0 to sphere-river
expect public.units[construct][0][sphere-river] = 1
expect public.units[construct][0][shard-mist] = 1
expect public.champion_at[0] = shard-mist
expect public.token[0] = volcano

scenario EN26 by option 2: four glory
# R-MYS-E2.26
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en26
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 10
expect public.token[0] = sphere

scenario EN26 by option 2: may be declined
# R-MYS-E2.26 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en26
do 0 encounter
do 0 option 2
do 0 done
expect public.glory[0] = 6
expect public.token[0] = sphere

scenario EN27 by option 2: a monster on the track attacks
# R-MYS-E2.27 R-MYS-14.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en27
set! public.track = river cannibarok
set! public.units[construct][0][shard-mist] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect event attack
expect public.wounded = 1
expect public.monster_at[4] = tree
expect public.token[0] = sphere

scenario EN27 by option 2: without a monster on the track nothing happens
# R-MYS-E2.27 R-MYS-14.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en27
do 0 encounter
do 0 option 2
expect decision TURN 0
expect public.monster_at[4] = shard
expect public.token[0] = sphere

scenario EN28 by option 2: deploy a fort
# R-MYS-E2.28 R-MYS-16.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en28
set! public.units[construct][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 1
do 0 fort tree-forest
expect public.units[fort][0][tree-forest] = 1
expect public.token[0] = volcano

scenario EN28 by option 2: or a golem
# R-MYS-E2.28
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en28
do 0 encounter
do 0 option 2
do 0 part 2
expect public.units[golem][0][shard-mist] = 1
expect public.token[0] = volcano

scenario EN28 by option 2: with all forts deployed there is only the golem
# R-MYS-E2.28 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en28
set! public.units[fort][0][tree-forest] = 4
do 0 encounter
do 0 option 2
illegal 0 part 1
do 0 part 2
expect public.units[golem][0][shard-mist] = 1
expect public.token[0] = volcano

scenario EN29 by option 2: discard an objective for its points in glory
# R-MYS-E2.29 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en29
set! private[0].hand = c030 c025
do 0 encounter
do 0 option 2
illegal 0 give c025
do 0 give c030
expect public.glory[0] = 10
expect public.discard[0] = c030
expect public.token[0] = shard

scenario EN29 by option 2: without one nothing happens
# R-MYS-E2.29 R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en29
set! private[0].hand = c025
do 0 encounter
do 0 option 2
illegal 0 give
do 0 done
expect decision TURN 0
expect public.glory[0] = 7
expect public.token[0] = shard

scenario EN30 by option 2: three glory for each mountain controlled
# R-MYS-E2.30
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en30
set! public.units[construct][0][tree-mountain] = 1
set! public.units[construct][0][sphere-mountain] = 2
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 13
expect public.token[0] = tree

scenario EN30 by option 2: nothing where others are stronger
# R-MYS-E2.30
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en30
set! public.units[construct][0][tree-mountain] = 1
set! public.units[golem][1][tree-mountain] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 encounter
do 0 option 2
do 0 part 1
expect public.glory[0] = 7
expect public.token[0] = tree
