# The house rules: with each option on, and, where no other scenario says so, off.
game mysthea

scenario event_deck_closed: the next event is not known
# R-MYS-X1.1
players 2   option event_deck_closed=on
plain
expect public.event_top = none
set! public.champion_at = tree-forest tree-forest
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect event round
expect no-event next-event
expect public.event_top = none
expect public.track[1] != none

scenario the event deck is open otherwise
# R-MYS-X1.1 R-MYS-4.1 R-MYS-3.4
players 2
plain
set! public.event_top = mist
set! public.champion_at = tree-forest tree-forest
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.track[1] = mist
expect event next-event
expect visible public.event_top to 1

scenario recharge_sixth_card: the sixth card charges, not the fifth
# R-MYS-X1.2
players 2   option recharge_sixth_card=on
plain
set! public.track = river forest storm mist
set! public.event_top = mountain
set! public.charged = 0
set! public.champion_at = tree-forest volcano-forest
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.charged = 0
set public.event_top = cannibarok
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.charged = 3

scenario act_blocks: after points and then the effect no more points
# R-MYS-X1.3
players 2   option act_blocks=on
plain
set! private[0].hand = c047
set! public.energy[0] = 2
do 0 act c047
do 0 make construct
do 0 effect                  expect public.glory[0] = 5
illegal 0 energy
illegal 0 make

scenario act_blocks: the effect first leaves all points
# R-MYS-X1.3
players 2   option act_blocks=on
plain
set! private[0].hand = c047
set! public.energy[0] = 2
do 0 act c047
do 0 effect
do 0 make construct   do 0 make construct
expect public.pool[construct][0] = 4

scenario act_blocks: the points of an outer Act are not lost with those of an inner one
# R-MYS-X1.3 R-MYS-5.10
players 2   option act_blocks=on
plain
set! private[0].hand = c003 c047
set! public.energy[0] = 4
do 0 act c003
do 0 effect
do 0 act c047
do 0 energy
do 0 effect                  expect public.glory[0] = 5
expect public.cp[0] = 2

scenario without act_blocks points and effect mix freely
# R-MYS-X1.3 R-MYS-5.2
players 2
plain
set! private[0].hand = c047
set! public.energy[0] = 1
do 0 act c047
illegal 0 effect
do 0 energy
do 0 effect                  expect public.glory[0] = 5
do 0 make construct
expect public.cp[0] = 0

scenario glory_own_retreat: the strongest is paid for their own retreat
# R-MYS-X1.4
players 2   option glory_own_retreat=on
plain
set! private[0].hand = c026
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
do 0 order c026
do 0 move construct tree-forest   do 0 to tree-mountain
expect public.glory[0] = 4

scenario without glory_own_retreat they are not
# R-MYS-X1.4 R-MYS-11.23
players 2
plain
set! private[0].hand = c026
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
do 0 order c026
do 0 move construct tree-forest   do 0 to tree-mountain
expect public.glory[0] = 2

scenario order_without_unit: the starter gives an order too
# R-MYS-X1.5
players 2   option order_without_unit=on
plain
set! private[0].hand = c004 c024
set! private[1].hand = c001
set! public.energy[0] = 2
set! public.units[construct][1][sphere-river] = 4
do 0 act c004
do 0 effect
do 0 region sphere-river     expect waiting 0 1
do 0 order c024   do 1 no-order
expect public.units[construct][1][sphere-river] = 3
expect public.discard[0] = c004 c024

scenario without order_without_unit the player is not asked
# R-MYS-X1.5 R-MYS-11.6
players 2
plain
set! private[0].hand = c004 c024
set! private[1].hand = c001
set! public.energy[0] = 2
set! public.units[construct][1][sphere-river] = 4
do 0 act c004
do 0 effect
do 0 region sphere-river     expect waiting 1

scenario encounter_battle_free: no artefact for the battle of an encounter
# R-MYS-X1.6
players 2   option encounter_battle_free=on
plain
set! public.charged = 2
set! public.champion_at = shard-mist tree-crystal
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
set! public.units[construct][0][sphere-river] = 2
set! public.units[construct][1][sphere-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 part 2
do 0 region sphere-river
expect public.units[construct][1][sphere-river] = 0
expect public.charged = 2

scenario encounter_battle_free leaves a charged artefact charged; otherwise it is discharged
# R-MYS-X1.6
players 2   option encounter_battle_free=on
plain
set! public.champion_at = shard-mist tree-crystal
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
do 0 encounter
do 0 option 1
do 0 done
do 0 part 2
expect public.charged = 3

scenario the gain of C079 may be declined
# R-MYS-7.6
players 2
plain
set! public.upgrade[0][fort] = c079
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 fort tree-mountain      expect decision GAIN 0
do 0 done
expect public.glory[0] = 0
expect decision TURN 0

scenario gains with "may" are asked, those of C016 and C017 are not
# R-MYS-7.6
players 2
plain
set! public.upgrade[0][fort] = c036
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 fort tree-mountain
do 0 take-gain c036          expect public.xp[0] = 1
plain
set! public.upgrade[0][golem] = c037
set! private[0].hand = c001
do 0 act c001
do 0 deploy golem
do 0 take-gain c037          expect public.glory[0] = 3
plain
set! public.upgrade[0][champion] = c056
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
do 0 encounter
do 0 take-gain c056          expect public.energy[0] = 3
plain
set! public.upgrade[0][fort] = c016
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 fort tree-mountain      expect public.glory[0] = 1      expect decision TURN 0
plain
set! public.upgrade[0][construct] = c017
set! private[0].hand = c001
do 0 act c001
do 0 make construct          expect public.xp[0] = 1         expect decision ACT 0

scenario ask_passive_gain=off: they come without asking
# R-MYS-X1.7
players 2   option ask_passive_gain=off
plain
set! public.upgrade[0][fort] = c079
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 fort tree-mountain
expect decision TURN 0
expect public.glory[0] = 4

scenario points_lost_early: points left over are lost with the Act
# R-MYS-X1.8
players 2   option points_lost_early=on
plain
set! private[0].hand = c065
do 0 act c065
do 0 energy
do 0 done
expect public.cp[0] = 0
illegal 0 energy

scenario points_lost_early: points of equipment are spent at once
# R-MYS-X1.8
players 2   option points_lost_early=on
plain
set! public.equipment[0] = c015
set! private[0].hand = c036 c026
do 0 use c015
do 0 give c036                       expect decision SPEND 0
expect prompt 0 en "what is left is lost"
expect choice 0 pl "resztę punktów tracisz"
do 0 done
expect public.cp[0] = 0
do 0 act c026
expect public.cp[0] = 1
illegal 0 make golem

scenario points_lost_early: points of an encounter do not outlast its reward
# R-MYS-X1.8 R-MYS-13.6 R-MYS-E1.2
players 2   option points_lost_early=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en02
do 0 encounter
do 0 option 1
do 0 part 1                          expect decision SPEND 0
expect choice 0 en "the rest of the points is lost"
do 0 done
expect public.cp[0] = 0

scenario points of an encounter that were taken last to the end of the turn
# R-MYS-5.8 R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en02
do 0 encounter
do 0 option 1
do 0 part 1                          expect decision SPEND 0
expect no-choice 0 en "the rest of the points is lost"
do 0 done
expect public.cp[0] = 3
do 0 energy
expect public.energy[0] = 1

scenario points of an encounter that were not taken are lost
# R-MYS-13.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en02
do 0 encounter
do 0 option 1
do 0 done
expect public.cp[0] = 0
illegal 0 energy

scenario points_lost_early: crystal points too, and the turn is over with its actions
# R-MYS-X1.8 R-MYS-9.4
players 2   option points_lost_early=on
plain
set! public.champion_at[0] = shard-crystal
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 use c031
do 0 meditate
do 0 done
expect public.cp_bound[0] = 0
expect waiting 1

scenario board_fixed: cards leave the board only for a new one
# R-MYS-X1.9
players 2   option board_fixed=on
plain
set! private[0].hand = c036
set! public.upgrade[0][fort] = c016
set! public.energy[0] = 1
illegal 0 discard
do 0 act c036
illegal 0 discard
do 0 effect
expect public.upgrade[0][fort] = c036
expect public.discard[0] = c016

scenario jumps_alone: nobody goes along when an encounter moves the champion
# R-MYS-X1.10
players 2   option jumps_alone=on
plain
set! public.upgrade[0][champion] = c038
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en20
set! public.units[golem][0][shard-mist] = 1
do 0 encounter
do 0 option 1
do 0 part 1
do 0 to tree-forest                  expect decision TURN 0
expect public.units[golem][0][shard-mist] = 1

scenario jumps_alone: EN10 neither golem nor construct takes anybody along
# R-MYS-X1.10 R-MYS-E2.10
players 2   option jumps_alone=on
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
do 0 to volcano-river
do 0 part 2
do 0 to tree-crystal                 expect decision TURN 0
expect public.champion_at[0] = shard-mist
expect public.units[golem][0][shard-mist] = 1
expect public.units[construct][0][shard-mist] = 1

scenario jumps_alone: EN22 each construct jumps for itself
# R-MYS-X1.10 R-MYS-E2.22
players 2   option jumps_alone=on
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
do 0 to sphere-river                 expect decision EFFECT 0
expect public.units[construct][0][tree-forest] = 1

scenario jumps_alone: EN25 leaves the champion behind
# R-MYS-X1.10 R-MYS-E2.25
players 2   option jumps_alone=on
plain
set! public.upgrade[0][golem] = c077
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
do 0 to volcano-forest               expect decision TURN 0
expect public.champion_at[0] = shard-mist
expect public.units[construct][0][volcano-forest] = 2

scenario card_in_play: the card is in no pile while it acts
# R-MYS-X1.11
players 2   option card_in_play=on
plain
set! private[0].hand = c003 c026
set! public.energy[0] = 2
do 0 act c003
do 0 effect
expect public.discard[0] = []
do 0 act c026
do 0 done
expect public.discard[0] = c026
do 0 done
expect public.discard[0] = c003 c026

scenario card_in_play: Onygauros cannot take the card that called it
# R-MYS-X1.11 R-MYS-M2.8
players 2   option card_in_play=on
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.champion_at = tree-forest shard-mist
do 0 act c063
do 0 effect
do 0 done
expect public.removed = []
expect public.discard[0] = c063

scenario mirages_random: nobody is asked
# R-MYS-X1.12
players 2   option mirages_random=on
start
expect decision PLACE

scenario victim_picks: each opponent says which unit is lost
# R-MYS-X1.13
players 3   option victim_picks=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
set! public.units[construct][1][tree-forest] = 1
set! public.units[construct][1][sphere-mist] = 2
set! public.units[construct][2][volcano-river] = 1
do 0 encounter
do 0 option 2
do 0 part 1                          expect waiting 1
expect prompt 1 en "You lose a construct"
legal 1 strike 1 tree-forest
do 1 strike 1 sphere-mist
expect public.units[construct][1][sphere-mist] = 1
expect public.units[construct][2][volcano-river] = 0
expect decision TURN 0

scenario victim_picks holds for a named region too
# R-MYS-X1.13 R-MYS-16.6
players 2   option victim_picks=on
plain
set! private[0].hand = c044
set! public.energy[0] = 3
set! public.units[construct][1][tree-forest] = 2
set! public.moved[construct][1][tree-forest] = 1
do 0 act c044
do 0 effect
do 0 region tree-forest              expect waiting 1
do 1 strike 1 tree-forest 1
expect public.units[construct][1][tree-forest] = 1
expect public.moved[construct][1][tree-forest] = 0
expect decision ACT 0

scenario without victim_picks the acting player does
# R-MYS-X1.13 R-MYS-16.7
players 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
set! public.units[construct][1][tree-forest] = 1
set! public.units[construct][1][sphere-mist] = 2
do 0 encounter
do 0 option 2
do 0 part 1                          expect waiting 0
expect prompt 0 en "An opponent loses a construct"
do 0 strike 1 sphere-mist
expect decision TURN 0
