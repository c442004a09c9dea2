# Battles, moving islands and encounters: sections 11 to 13 of docs/rules/mysthea.md.
game mysthea

scenario a battle needs an own unit and one of an opponent
# R-MYS-11.1 R-MYS-10.3
players 2
plain
set! public.champion_at = tree-forest tree-crystal
set! public.units[construct][0][sphere-river] = 1
set! public.units[fort][1][sphere-river] = 1
set! private[0].hand = c001
set! private[1].hand = c002
illegal 0 battle tree-forest
illegal 0 battle tree-crystal
do 0 battle sphere-river
expect public.charged = 2
expect waiting 0 1

scenario a tactic's battle needs neither
# R-MYS-11.2 R-MYS-11.3
players 2
plain
set! private[0].hand = c004
set! private[1].hand = c002
set! public.energy[0] = 2
set! public.charged = 0
set! public.champion_at = tree-forest tree-crystal
do 0 act c004
do 0 effect
expect waiting 1
expect decision BATTLE

scenario who has no unit there takes no part
# R-MYS-11.4 R-MYS-11.5
players 3
plain
set! private[0].hand = c001
set! private[1].hand = c002
set! private[2].hand = c003
set! public.champion_at = tree-forest tree-forest sphere-mist
do 0 battle tree-forest
expect waiting 0 1
do 0 no-order   do 1 no-order
expect decision TURN 0

scenario orders stay secret until all are given
# R-MYS-11.5 R-MYS-17.4
players 3
plain
set! public.champion = anuth kolbor telron
set! public.champion_at = tree-forest tree-forest tree-forest
set! private[0].hand = c001
set! private[1].hand = c006
set! private[2].hand = c011
do 0 battle tree-forest
do 1 order c006
expect waiting 0 2
expect event ordered 1 hidden from 0
expect event ordered 1 hidden from 2
expect hidden private[1].order from 0
expect no-event order
observe 0 public.battle_order = [0,0,0,0,0]
do 0 order c001
do 2 no-order
expect event order = 2
expect event no-order 2

scenario an order is a card of the own hand
# R-MYS-11.5
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c001
set! private[1].hand = c006
do 0 battle tree-forest
illegal 0 order c006
illegal 1 order c001
do 1 no-order
expect waiting 0

scenario a starter without a unit counts only the bonus
# R-MYS-11.6
players 2
plain
set! private[0].hand = c043 c065
set! private[1].hand = c002
set! public.energy[0] = 3
set! public.units[construct][1][sphere-river] = 3
do 0 act c043
do 0 effect
do 0 region sphere-river
expect waiting 1
do 1 no-order
expect public.units[construct][1][sphere-river] = 3
expect public.glory = [0,0,0,0,0]

scenario neither effect nor points of an order are used
# R-MYS-11.7 R-MYS-11.16
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c061
set! public.energy[0] = 1
do 0 battle tree-forest
do 0 order c061
expect public.energy[0] = 1
expect public.cp[0] = 0
expect public.discard[0] = c061
expect public.wounded = 2

scenario orders go in artefact order
# R-MYS-11.7
players 3
plain
set! public.champion = anuth kolbor telron
set! public.champion_at = tree-forest tree-forest tree-forest
set! private[0].hand = c026
set! private[1].hand = c006
set! private[2].hand = c047
do 0 battle tree-forest
do 2 order c047   do 1 order c006   do 0 order c026
expect decision RETREAT 0
do 0 move champion   do 0 to tree-mountain
expect decision RETREAT 1
do 1 done
expect decision RETREAT 2
do 2 move champion   do 2 to tree-mountain
do 2 done
expect public.glory = [0,4,0,0,0]

scenario a retreat is made of steps, and a champion may go on
# R-MYS-11.8
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c006
set! public.units[fort][0][tree-forest] = 1
do 0 battle tree-forest
do 0 order c006
illegal 0 move fort
do 0 move champion   do 0 to tree-mountain
do 0 move champion   do 0 to sphere-mountain
expect public.champion_at[0] = sphere-mountain
expect public.units[fort][0][tree-forest] = 0
expect public.glory[1] = 4

scenario units of other regions do not retreat
# R-MYS-11.8
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c006
set! public.units[construct][0][tree-mountain] = 1
do 0 battle tree-forest
do 0 order c006
illegal 0 move construct
do 0 done
expect public.glory = [0,0,0,0,0]

scenario who has moved this turn does not retreat, a champion does
# R-MYS-11.9
players 2
plain
set! public.champion_at = tree-mountain tree-forest
set! private[0].hand = c001 c006
set! public.units[construct][0][tree-mountain] = 1
do 0 act c001
do 0 move construct tree-mountain   do 0 to tree-forest
do 0 move champion   do 0 to tree-forest
do 0 done
do 0 battle tree-forest
do 0 order c006
illegal 0 move construct
legal 0 move champion
do 0 done
expect decision TURN 1

scenario passengers retreat too, from the battle region only
# R-MYS-11.10
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.upgrade[0][champion] = c038
set! private[0].hand = c006
set! public.units[construct][0][tree-forest] = 1
set! public.units[golem][0][tree-mountain] = 1
do 0 battle tree-forest
do 0 order c006
do 0 move champion   do 0 to tree-mountain
do 0 carry construct
do 0 move champion   do 0 to tree-crystal
expect public.units[golem][0][tree-mountain] = 1
expect public.units[construct][0][tree-mountain] = 1
expect public.glory[1] = 4

scenario who comes back has not retreated
# R-MYS-11.11
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c006
do 0 battle tree-forest
do 0 order c006
do 0 move champion   do 0 to tree-mountain
do 0 move champion   do 0 to tree-forest
expect public.glory = [0,0,0,0,0]
expect public.wounded = 0

scenario a defence counts the units that are there, a wounded champion too
# R-MYS-11.12 R-MYS-11.15
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.wounded = 1
set! private[0].hand = c036
set! public.units[construct][0][tree-forest] = 1
set! public.units[fort][0][tree-forest] = 1
do 0 battle tree-forest
do 0 order c036
expect public.glory[0] = 6

scenario a sacrifice loses nobody
# R-MYS-11.13
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c031
do 0 battle tree-forest
do 0 order c031
expect public.energy[0] = 2
expect public.wounded = 0

scenario an attack counts in this battle only
# R-MYS-11.14
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c001
do 0 battle tree-forest
do 0 order c001
expect public.wounded = 2
expect public.glory[0] = 2
do 0 meditate
set public.wounded = 0
do 1 battle tree-forest
expect public.wounded = 0

scenario a wounded champion keeps others from entering unseen: he is a unit
# R-MYS-11.15
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.wounded = 2
legal 0 battle tree-forest

scenario if all are gone nobody is strongest
# R-MYS-11.18
players 2
plain
set! public.champion_at = tree-mountain tree-mountain
set! private[0].hand = c006
set! private[1].hand = c026
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
do 0 order c006   do 1 order c026
do 0 move construct tree-forest   do 0 to tree-crystal
do 1 move construct tree-forest   do 1 to tree-crystal
expect public.glory = [0,0,0,0,0]

scenario equal strength: nobody loses
# R-MYS-11.18 R-MYS-11.19
players 2
plain
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest
expect public.wounded = 0
expect decision TURN 0

scenario losses as the difference, the rest is ignored
# R-MYS-11.19 R-MYS-11.20
players 2
plain
set! public.champion_at = tree-forest shard-mist
set! public.units[golem][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
set! public.units[fort][1][tree-forest] = 0
do 0 battle tree-forest
expect decision TURN 0
expect public.units[golem][1][tree-forest] = 0
expect public.units[construct][1][tree-forest] = 0
expect public.pool[golem][1] = 2
expect public.pool[construct][1] = 3
expect public.glory[0] = 4

scenario the loser chooses
# R-MYS-11.19
players 2
plain
set! public.champion_at = tree-forest shard-mist
set! public.units[fort][1][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
expect decision LOSSES 1
do 1 lose fort
expect public.units[construct][1][tree-forest] = 1
expect public.reserve[fort][1] = 4
expect public.pool[construct][1] = 2

scenario a champion is wounded instead, and only once
# R-MYS-11.21 R-MYS-11.22
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][tree-forest] = 2
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
do 1 lose champion
expect public.wounded = 2
expect public.champion_at[1] = tree-forest
expect public.units[construct][1][tree-forest] = 1
do 0 meditate
set! public.charged = 3
do 1 battle tree-forest
expect public.units[construct][1][tree-forest] = 0
expect public.wounded = 2
expect public.glory[0] = 4

scenario both strongest are paid in full
# R-MYS-11.23
players 3
plain
set! public.champion = anuth kolbor telron
set! public.champion_at = sphere-river tree-forest tree-forest
set! public.units[construct][0][tree-forest] = 1
do 0 battle tree-forest
expect public.units[construct][0][tree-forest] = 0
expect public.glory = [0,2,2,0,0]

scenario all that stands on an island travels with it
# R-MYS-12.1
players 2
plain
set! public.champion_at = shard-mist shard-river
set! public.units[fort][1][shard-crystal] = 1
set! public.token = tree shard
do 0 move-island
do 0 done
do 0 after sphere
expect public.ring = tree sphere shard volcano monolith
expect public.champion_at = shard-mist shard-river
expect public.units[fort][1][shard-crystal] = 1
expect public.token = tree shard
expect public.monster_at[4] = shard

scenario attuning is a choice and needs the card
# R-MYS-12.2
players 2
plain
set! public.champion = anuth telron
set! public.champion_at[0] = shard-mist
set! public.attuned[shard] = 2
do 0 move-island
illegal 0 attune
do 0 after sphere
expect public.glory[0] = 0

scenario once an era
# R-MYS-12.3
players 2
plain
set! public.champion = anuth telron
set! public.champion_at[0] = shard-mist
set! public.attuned[tree] = 1
do 0 move-island
illegal 0 attune
do 0 after sphere
expect decision TURN 0

scenario three places, not the old one
# R-MYS-12.4 R-MYS-12.5
players 2
plain
set! public.champion = anuth telron
set! public.champion_at[0] = tree-forest
do 0 move-island
do 0 done
expect legal-count 0 = 3
illegal 0 after shard
do 0 after sphere
expect public.ring = shard sphere tree volcano monolith

scenario the other two places
# R-MYS-12.4
players 2
plain
set! public.champion_at[0] = tree-forest
do 0 move-island   do 0 done
do 0 after monolith
expect public.ring = shard sphere volcano monolith tree

scenario an encounter needs the token's island and the price
# R-MYS-13.1
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 0
illegal 0 encounter
set public.xp[0] = 1
legal 0 encounter
set public.token[0] = tree
illegal 0 encounter
set! public.token[0] = shard
set! public.encounters[0] = en02
set! public.encounter_top = en05
illegal 0 encounter
set public.xp[0] = 2
do 0 encounter
expect public.xp[0] = 0

scenario two options
# R-MYS-13.4
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter
expect decision ENCOUNTER 0
expect legal-count 0 = 2
expect public.glory[0] = 7

scenario with premonition the rewards are read before the choice
# R-MYS-13.5
players 2   option premonition=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter
expect legal-count 0 = 2
do 0 option 2
do 0 part 1
expect public.glory[0] = 10

scenario a reward may be used in part
# R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
do 0 encounter
do 0 option 1
do 0 part 1
do 0 done
expect public.energy[0] = 1
expect public.cp[0] = 0
expect public.token[0] = tree

scenario the token goes by the number of the option chosen
# R-MYS-13.7
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en14
do 0 encounter
do 0 option 1
do 0 done   do 0 done
expect public.token[0] = monolith

scenario the card is kept at the end
# R-MYS-13.8 R-MYS-13.9
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en30
set! private[0].hand = c030
set! public.energy[0] = 3
do 0 encounter
do 0 option 1
do 0 part 1
expect public.encounters[0] = []
do 0 act c030
do 0 effect                      expect public.glory[0] = 7
do 0 done
expect public.encounters[0] = en30

scenario a running encounter counts for the price of the next
# R-MYS-13.9 R-MYS-13.2
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! public.track = river utcoro
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-mountain
set! public.token[0] = tree
set! public.xp[0] = 6
set! public.encounters[0] = en01 en02 en03 en04 en05
set! public.encounter_top = en20
set! public.units[golem][0][tree-forest] = 3
do 0 encounter                   expect public.xp[0] = 0
do 0 option 2
do 0 part 1
# seat 0 has gold, but their sixth encounter is running
expect decision MEET 1
do 1 done
expect public.encounters[0] = en01 en02 en03 en04 en05 en20

scenario what cannot be paid or done is not offered
# R-MYS-13.10
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en16
do 0 encounter
do 0 option 2
expect decision TURN 0
expect public.token[0] = volcano
