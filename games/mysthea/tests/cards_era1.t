# The cards of era I, C021 to C040: each where it acts and where it must not.
game mysthea

scenario C021 charge the artefact
# R-MYS-C1.21
players 2
plain
set! private[0].hand = c021
set! public.energy[0] = 1
set! public.charged = 2
do 0 act c021
do 0 effect              expect public.charged = 3      expect public.energy[0] = 0

scenario C021 is not offered with a charged artefact
# R-MYS-C1.21 R-MYS-10.4
players 2
plain
set! private[0].hand = c021
set! public.energy[0] = 1
do 0 act c021
illegal 0 effect

scenario C022 a golem jumps
# R-MYS-C1.22 R-MYS-6.4
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 1
set! public.units[golem][0][shard-river] = 1
do 0 act c022
do 0 effect
do 0 to tree-mountain
expect public.units[golem][0][tree-mountain] = 1
expect public.moved[golem][0][tree-mountain] = 1
illegal 0 move golem

scenario C022 is not offered when no golem can go
# R-MYS-C1.22
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 1
set! public.units[construct][0][shard-river] = 1
set! public.units[golem][0][shard-river] = 1
set! public.moved[golem][0][shard-river] = 1
do 0 act c022
illegal 0 effect

scenario C023 each opponent loses a fort in a region
# R-MYS-C1.23 R-MYS-16.6 R-MYS-16.8
players 3
plain
set! private[0].hand = c023
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-crystal sphere-mist
set! public.units[fort][0][tree-forest] = 1
set! public.units[fort][1][tree-forest] = 2
set! public.units[fort][2][tree-forest] = 1
do 0 act c023
do 0 effect
do 0 region tree-forest
expect public.units[fort][0][tree-forest] = 1
expect public.units[fort][1][tree-forest] = 1
expect public.units[fort][2][tree-forest] = 0
expect public.reserve[fort][2] = 4
expect public.glory = [0,0,0,0,0]

scenario C023 forts elsewhere and other units stay
# R-MYS-C1.23
players 2
plain
set! private[0].hand = c023
set! public.energy[0] = 2
set! public.units[fort][1][tree-forest] = 1
set! public.units[golem][1][tree-mountain] = 1
do 0 act c023
do 0 effect
do 0 region tree-mountain
expect public.units[fort][1][tree-forest] = 1
expect public.units[golem][1][tree-mountain] = 1

scenario C024 a construct and a golem
# R-MYS-C1.24 R-MYS-16.2 R-MYS-16.10
players 2
plain
set! private[0].hand = c024
set! public.energy[0] = 3
do 0 act c024
do 0 effect
do 0 part 1
do 0 part 2
expect public.pool[construct][0] = 3
expect public.pool[golem][0] = 2
expect public.cp[0] = 3

scenario C024 or one of them
# R-MYS-C1.24
players 2
plain
set! private[0].hand = c024
set! public.energy[0] = 3
do 0 act c024
do 0 effect
illegal 0 done
do 0 part 2
do 0 done
expect public.pool[construct][0] = 2
expect public.pool[golem][0] = 2

scenario C024 is not offered with empty reserves
# R-MYS-C1.24
players 2
plain
set! private[0].hand = c024
set! public.energy[0] = 3
set! public.pool[construct][0] = 8
set! public.pool[golem][0] = 4
do 0 act c024
illegal 0 effect

scenario C025 deploy a construct and a golem
# R-MYS-C1.25 R-MYS-16.2
players 2
plain
set! private[0].hand = c025
set! public.energy[0] = 3
set! public.champion_at[0] = tree-forest
do 0 act c025
do 0 effect
do 0 part 2
do 0 part 1
expect public.units[construct][0][tree-forest] = 1
expect public.units[golem][0][tree-forest] = 1
expect public.cp[0] = 3

scenario C025 is not offered with an empty pool
# R-MYS-C1.25
players 2
plain
set! private[0].hand = c025
set! public.energy[0] = 3
set! public.pool[construct][0] = 0
set! public.pool[golem][0] = 0
do 0 act c025
illegal 0 effect

scenario C026 three glory
# R-MYS-C1.26
players 2
plain
set! private[0].hand = c026
set! public.energy[0] = 1
do 0 act c026
do 0 effect              expect public.glory[0] = 3
illegal 0 effect

scenario C026 not without energy
# R-MYS-C1.26
players 2
plain
set! private[0].hand = c026
do 0 act c026
illegal 0 effect

scenario C027 a tactic leaves the game for points and experience
# R-MYS-C1.27 R-MYS-5.9
players 2
plain
set! private[0].hand = c027 c065
set! public.energy[0] = 1
do 0 act c027
do 0 effect
do 0 give c065
expect public.cp[0] = 6
expect public.xp[0] = 5
expect public.removed = c065
do 0 energy
do 0 done
expect public.discard[0] = c027
expect public.cp[0] = 5
do 0 end-turn
expect public.cp[0] = 0

scenario C027 an objective is no tactic
# R-MYS-C1.27
players 2
plain
set! private[0].hand = c027 c006
set! public.energy[0] = 1
do 0 act c027
illegal 0 effect

scenario C028 two glory for each fort deployed
# R-MYS-C1.28
players 2
plain
set! private[0].hand = c028
set! public.energy[0] = 2
set! public.units[fort][0][shard-mist] = 2
set! public.units[fort][0][tree-forest] = 1
do 0 act c028
do 0 effect              expect public.glory[0] = 6

scenario C028 forts of others and golems do not count
# R-MYS-C1.28
players 2
plain
set! private[0].hand = c028
set! public.energy[0] = 2
set! public.units[fort][1][shard-mist] = 2
set! public.units[golem][0][shard-mist] = 1
do 0 act c028
do 0 effect              expect public.glory[0] = 0

scenario C029 glory and energy for each golem deployed
# R-MYS-C1.29
players 2
plain
set! private[0].hand = c029
set! public.energy[0] = 3
set! public.units[golem][0][shard-mist] = 1
set! public.units[golem][0][tree-forest] = 2
do 0 act c029
do 0 effect              expect public.glory[0] = 3      expect public.energy[0] = 3

scenario C029 golems in the pool do not count
# R-MYS-C1.29
players 2
plain
set! private[0].hand = c029
set! public.energy[0] = 3
set! public.pool[golem][0] = 4
do 0 act c029
do 0 effect              expect public.glory[0] = 0      expect public.energy[0] = 0

scenario C030 three glory for each encounter resolved
# R-MYS-C1.30
players 2
plain
set! private[0].hand = c030
set! public.energy[0] = 3
set! public.encounters[0] = en02 en03
do 0 act c030
do 0 effect              expect public.glory[0] = 6

scenario C030 encounters of others do not count
# R-MYS-C1.30
players 2
plain
set! private[0].hand = c030
set! public.energy[0] = 3
set! public.encounters[1] = en02 en03
do 0 act c030
do 0 effect              expect public.glory[0] = 0

scenario C031 one energy becomes two
# R-MYS-C1.31
players 2
plain
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 use c031            expect public.energy[0] = 2
illegal 0 use
legal 0 meditate

scenario C031 not without energy
# R-MYS-C1.31
players 2
plain
set! public.equipment[0] = c031
illegal 0 use

scenario C032 the champion jumps for one energy
# R-MYS-C1.32
players 2
plain
set! public.equipment[0] = c032
set! public.energy[0] = 1
set! public.champion_at[0] = shard-mist
do 0 use c032
do 0 to sphere-mountain
expect public.champion_at[0] = sphere-mountain
expect public.energy[0] = 0

scenario C032 not without energy, and not to where he is
# R-MYS-C1.32
players 2
plain
set! public.equipment[0] = c032
set! public.champion_at[0] = shard-mist
illegal 0 use
set public.energy[0] = 1
do 0 use c032
illegal 0 to shard-mist
expect legal-count 0 = 14

scenario C033 experience for two glory
# R-MYS-C1.33
players 2
plain
set! public.equipment[0] = c033
set! public.xp[0] = 1
do 0 use c033            expect public.glory[0] = 2      expect public.xp[0] = 0

scenario C033 not without experience
# R-MYS-C1.33
players 2
plain
set! public.equipment[0] = c033
set! public.energy[0] = 5
illegal 0 use

scenario C034 create a construct, or step with one
# R-MYS-C1.34
players 2
plain
set! public.equipment[0] = c034
set! public.energy[0] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 use c034
do 0 part 1
expect public.pool[construct][0] = 3
expect public.energy[0] = 0
plain
set! public.equipment[0] = c034
set! public.energy[0] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 use c034
do 0 part 2
do 0 to tree-mountain
expect public.units[construct][0][tree-mountain] = 1

scenario C034 not when neither is possible
# R-MYS-C1.34
players 2
plain
set! public.equipment[0] = c034
set! public.energy[0] = 1
set! public.pool[construct][0] = 8
illegal 0 use
set public.pool[construct][0] = 2
legal 0 use c034
set public.energy[0] = 0
illegal 0 use

scenario C035 create a golem, or step with one
# R-MYS-C1.35
players 2
plain
set! public.equipment[0] = c035
set! public.energy[0] = 1
set! public.units[golem][0][tree-forest] = 1
do 0 use c035
do 0 part 1
expect public.pool[golem][0] = 2
plain
set! public.equipment[0] = c035
set! public.energy[0] = 1
set! public.units[golem][0][tree-forest] = 1
do 0 use c035
do 0 part 2
do 0 to tree-crystal
expect public.units[golem][0][tree-crystal] = 1

scenario C035 not when neither is possible
# R-MYS-C1.35
players 2
plain
set! public.equipment[0] = c035
set! public.energy[0] = 1
set! public.pool[golem][0] = 4
set! public.units[construct][0][tree-forest] = 1
illegal 0 use

scenario C036 each fort deployed brings experience
# R-MYS-C1.36
players 2
plain
set! public.upgrade[0][fort] = c036
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 fort tree-mountain
do 0 take-gain c036          expect public.xp[0] = 1

scenario C036 no fort, no experience
# R-MYS-C1.36
players 2
plain
set! public.upgrade[0][fort] = c036
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 done
expect public.xp[0] = 0

scenario C037 each golem deployed brings three glory
# R-MYS-C1.37
players 2
plain
set! public.upgrade[0][golem] = c037
set! private[0].hand = c001
do 0 act c001
do 0 deploy golem
do 0 take-gain c037      expect public.glory[0] = 3

scenario C037 a golem created or a construct deployed brings none
# R-MYS-C1.37
players 2
plain
set! public.upgrade[0][golem] = c037
set! private[0].hand = c065
do 0 act c065
do 0 make golem
do 0 deploy construct
expect public.glory[0] = 0

scenario C038 the champion takes another unit along on every step
# R-MYS-C1.38 R-MYS-6.6
players 2
plain
set! public.upgrade[0][champion] = c038
set! private[0].hand = c001
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][shard-mist] = 1
set! public.units[golem][0][shard-river] = 1
do 0 act c001
do 0 move champion
do 0 to shard-river
do 0 carry construct
expect public.units[construct][0][shard-river] = 1
do 0 move champion
do 0 to shard-crystal
illegal 0 carry construct
do 0 carry golem
expect public.units[golem][0][shard-crystal] = 1
expect public.moved[golem][0][shard-crystal] = 1

scenario C038 takes no forts, no moved units, and nobody from elsewhere
# R-MYS-C1.38 R-MYS-6.6
players 2
plain
set! public.upgrade[0][champion] = c038
set! private[0].hand = c001
set! public.champion_at[0] = shard-mist
set! public.units[fort][0][shard-mist] = 1
set! public.units[construct][0][shard-mist] = 1
set! public.moved[construct][0][shard-mist] = 1
set! public.units[golem][0][shard-river] = 1
do 0 act c001
do 0 move champion
do 0 to shard-crystal
expect decision ACT 0
expect public.units[fort][0][shard-mist] = 1

scenario C039 a construct created may be deployed at once
# R-MYS-C1.39
players 2
plain
set! public.upgrade[0][construct] = c039
set! private[0].hand = c026
set! public.champion_at[0] = tree-forest
do 0 act c026
do 0 make construct
do 0 deploy construct
expect public.units[construct][0][tree-forest] = 1
expect public.pool[construct][0] = 2

scenario C039 or not, and golems are not meant
# R-MYS-C1.39
players 2
plain
set! public.upgrade[0][construct] = c039
set! private[0].hand = c065
do 0 act c065
do 0 make construct
do 0 done
expect public.pool[construct][0] = 3
do 0 make golem
expect decision ACT 0

scenario C040 equipment is placed for nothing
# R-MYS-C1.40
players 2
plain
set! public.upgrade[0][action] = c040
set! private[0].hand = c075
do 0 act c075
do 0 effect
expect public.equipment[0] = c075
expect public.energy[0] = 0

scenario C040 upgrades still cost their energy
# R-MYS-C1.40
players 2
plain
set! public.upgrade[0][action] = c040
set! private[0].hand = c076
do 0 act c076
illegal 0 effect
