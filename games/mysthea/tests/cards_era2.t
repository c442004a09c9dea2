# The cards of era II, C041 to C060: each where it acts and where it must not.
game mysthea

scenario C041 draw up to two cards
# R-MYS-C2.41 R-MYS-16.9
players 2
plain
set! private[0].hand = c041
set! public.energy[0] = 1
do 0 act c041
do 0 effect
do 0 draw                expect event drew hidden from 1     expect event drew shown to 0
do 0 draw
expect decision ACT 0
expect public.deck_count = 15

scenario C041 one is enough
# R-MYS-C2.41
players 2
plain
set! private[0].hand = c041
set! public.energy[0] = 1
do 0 act c041
do 0 effect
do 0 draw
do 0 done
expect public.deck_count = 16

scenario C041 is not offered with an empty deck
# R-MYS-C2.41 R-MYS-16.9
players 2
plain
set! public.display = c021 c022 c023
set! private[1].hand = c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
set! private[0].hand = c041
set! public.energy[0] = 1
expect public.deck_count = 0
do 0 act c041
illegal 0 effect

scenario C042 two constructs jump, each where it likes
# R-MYS-C2.42 R-MYS-16.5
players 2
plain
set! private[0].hand = c042
set! public.energy[0] = 2
set! public.units[construct][0][shard-river] = 2
do 0 act c042
do 0 effect
do 0 move construct shard-river
do 0 to tree-mountain
do 0 move construct shard-river
do 0 to sphere-mist
expect public.units[construct][0][tree-mountain] = 1
expect public.units[construct][0][sphere-mist] = 1
expect decision ACT 0
illegal 0 move construct

scenario C042 one jump is enough, golems do not go
# R-MYS-C2.42 R-MYS-16.5
players 2
plain
set! private[0].hand = c042
set! public.energy[0] = 2
set! public.units[construct][0][shard-river] = 2
set! public.units[golem][0][shard-river] = 1
do 0 act c042
do 0 effect
illegal 0 move golem
do 0 move construct shard-river
do 0 to tree-mountain
do 0 done
expect public.units[construct][0][shard-river] = 1

scenario C042 is not offered when no construct can go
# R-MYS-C2.42
players 2
plain
set! private[0].hand = c042
set! public.energy[0] = 2
set! public.units[construct][0][shard-river] = 1
set! public.moved[construct][0][shard-river] = 1
do 0 act c042
illegal 0 effect

scenario C043 a battle anywhere with three more
# R-MYS-C2.43
players 2
plain
set! private[0].hand = c043
set! public.energy[0] = 3
set! public.units[golem][1][sphere-river] = 1
do 0 act c043
do 0 effect
do 0 region sphere-river
expect public.units[golem][1][sphere-river] = 0
expect public.glory[0] = 2
expect public.charged = 3

scenario C043 two energy are not enough
# R-MYS-C2.43
players 2
plain
set! private[0].hand = c043
set! public.energy[0] = 2
set! public.units[golem][1][sphere-river] = 1
do 0 act c043
illegal 0 effect

scenario C044 each opponent loses a construct in a region
# R-MYS-C2.44
players 3
plain
set! private[0].hand = c044
set! public.energy[0] = 3
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 2
set! public.units[construct][2][tree-forest] = 1
do 0 act c044
do 0 effect
do 0 region tree-forest
expect public.units[construct][0][tree-forest] = 1
expect public.units[construct][1][tree-forest] = 1
expect public.units[construct][2][tree-forest] = 0
expect public.pool[construct][1] = 3
expect public.glory = [0,0,0,0,0]

scenario C044 golems stay
# R-MYS-C2.44
players 2
plain
set! private[0].hand = c044
set! public.energy[0] = 3
set! public.units[golem][1][tree-forest] = 1
do 0 act c044
do 0 effect
do 0 region tree-forest
expect public.units[golem][1][tree-forest] = 1

scenario C044 a moved and an unmoved construct are different: the acting player says which
# R-MYS-C2.44 R-MYS-1.11
players 2
plain
set! private[0].hand = c044
set! public.energy[0] = 3
set! public.units[construct][1][tree-forest] = 2
set! public.moved[construct][1][tree-forest] = 1
do 0 act c044
do 0 effect
do 0 region tree-forest
do 0 strike 1 tree-forest 1
expect public.units[construct][1][tree-forest] = 1
expect public.moved[construct][1][tree-forest] = 0

scenario C045 all that have not moved go together
# R-MYS-C2.45
players 2
plain
set! private[0].hand = c045
set! public.energy[0] = 4
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][shard-mist] = 2
set! public.units[golem][0][shard-mist] = 1
do 0 act c045
do 0 effect
do 0 to volcano-forest
expect public.champion_at[0] = volcano-forest
expect public.units[construct][0][volcano-forest] = 2
expect public.units[golem][0][volcano-forest] = 1
illegal 0 move construct

scenario C045 is not offered when nobody can go
# R-MYS-C2.45
players 2
plain
set! private[0].hand = c045
set! public.energy[0] = 4
set! public.champion_moved = 1
set! public.units[fort][0][shard-river] = 1
set! public.units[construct][0][shard-river] = 1
set! public.moved[construct][0][shard-river] = 1
do 0 act c045
illegal 0 effect

scenario C046 an objective leaves the game for glory and points
# R-MYS-C2.46
players 2
plain
set! private[0].hand = c046 c070
set! public.energy[0] = 1
do 0 act c046
do 0 effect
do 0 give c070
expect public.glory[0] = 5
expect public.cp[0] = 6
expect public.removed = c070

scenario C046 a tactic is no objective
# R-MYS-C2.46
players 2
plain
set! private[0].hand = c046 c001
set! public.energy[0] = 1
do 0 act c046
illegal 0 effect

scenario C047 five glory
# R-MYS-C2.47
players 2
plain
set! private[0].hand = c047
set! public.energy[0] = 2
do 0 act c047
do 0 effect              expect public.glory[0] = 5

scenario C047 not for one energy
# R-MYS-C2.47
players 2
plain
set! private[0].hand = c047
set! public.energy[0] = 1
do 0 act c047
illegal 0 effect

scenario C048 seven glory
# R-MYS-C2.48
players 2
plain
set! private[0].hand = c048
set! public.energy[0] = 3
do 0 act c048
do 0 effect              expect public.glory[0] = 7

scenario C048 not for two energy
# R-MYS-C2.48
players 2
plain
set! private[0].hand = c048
set! public.energy[0] = 2
do 0 act c048
illegal 0 effect

scenario C049 one glory for each construct deployed
# R-MYS-C2.49
players 2
plain
set! private[0].hand = c049
set! public.energy[0] = 3
set! public.units[construct][0][shard-river] = 2
set! public.units[construct][0][tree-mountain] = 3
do 0 act c049
do 0 effect              expect public.glory[0] = 5

scenario C049 constructs in the pool and of others do not count
# R-MYS-C2.49
players 2
plain
set! private[0].hand = c049
set! public.energy[0] = 3
set! public.units[construct][1][shard-river] = 2
do 0 act c049
do 0 effect              expect public.glory[0] = 0

scenario C050 charge and Meditate
# R-MYS-C2.50 R-MYS-16.10
players 2
plain
set! private[0].hand = c050
set! public.energy[0] = 4
set! public.charged = 2
set! public.champion_at[0] = shard-river
do 0 act c050
do 0 effect
illegal 0 done
do 0 part 1              expect public.charged = 3
do 0 part 2              expect public.energy[0] = 3     expect public.glory[0] = 2
expect decision ACT 0

scenario C050 one of the two is enough
# R-MYS-C2.50
players 2
plain
set! private[0].hand = c050
set! public.energy[0] = 4
set! public.charged = 2
do 0 act c050
do 0 effect
do 0 part 1
do 0 done
expect public.energy[0] = 0
expect public.charged = 3

scenario C050 a charged artefact leaves only Meditate
# R-MYS-C2.50 R-MYS-10.4
players 2
plain
set! private[0].hand = c050
set! public.energy[0] = 4
set! public.champion_at[0] = shard-river
do 0 act c050
do 0 effect
expect public.energy[0] = 3
expect decision ACT 0

scenario C051 one energy for experience and glory
# R-MYS-C2.51
players 2
plain
set! public.equipment[0] = c051
set! public.energy[0] = 1
do 0 use c051
expect public.xp[0] = 1      expect public.glory[0] = 1      expect public.energy[0] = 0

scenario C051 not without energy
# R-MYS-C2.51
players 2
plain
set! public.equipment[0] = c051
illegal 0 use

scenario C052 create or deploy a golem
# R-MYS-C2.52
players 2
plain
set! public.equipment[0] = c052
set! public.energy[0] = 1
do 0 use c052
do 0 part 1
expect public.pool[golem][0] = 2
plain
set! public.equipment[0] = c052
set! public.energy[0] = 1
set! public.champion_at[0] = tree-forest
do 0 use c052
do 0 part 2
expect public.units[golem][0][tree-forest] = 1

scenario C052 not when all golems are deployed
# R-MYS-C2.52
players 2
plain
set! public.equipment[0] = c052
set! public.energy[0] = 1
set! public.pool[golem][0] = 0
set! public.units[golem][0][tree-forest] = 4
illegal 0 use

scenario C053 create or deploy a construct
# R-MYS-C2.53
players 2
plain
set! public.equipment[0] = c053
set! public.energy[0] = 1
do 0 use c053
do 0 part 1
expect public.pool[construct][0] = 3
plain
set! public.equipment[0] = c053
set! public.energy[0] = 1
set! public.champion_at[0] = tree-forest
do 0 use c053
do 0 part 2
expect public.units[construct][0][tree-forest] = 1

scenario C053 not when all constructs are deployed
# R-MYS-C2.53
players 2
plain
set! public.equipment[0] = c053
set! public.energy[0] = 1
set! public.pool[construct][0] = 0
set! public.units[construct][0][tree-forest] = 8
illegal 0 use

scenario C054 experience for four glory
# R-MYS-C2.54
players 2
plain
set! public.equipment[0] = c054
set! public.xp[0] = 2
do 0 use c054            expect public.glory[0] = 4      expect public.xp[0] = 1

scenario C054 not without experience
# R-MYS-C2.54
players 2
plain
set! public.equipment[0] = c054
illegal 0 use

scenario C055 a fort for one energy, into any region with an own unit
# R-MYS-C2.55 R-MYS-16.3
players 2
plain
set! public.equipment[0] = c055
set! public.energy[0] = 1
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][tree-forest] = 1
set! public.units[fort][0][tree-forest] = 1
do 0 use c055
illegal 0 fort shard-river
legal 0 fort shard-mist
do 0 fort tree-forest
expect public.units[fort][0][tree-forest] = 2
expect public.reserve[fort][0] = 2

scenario C055 not without a fort in reserve
# R-MYS-C2.55
players 2
plain
set! public.equipment[0] = c055
set! public.energy[0] = 1
set! public.units[fort][0][tree-forest] = 4
illegal 0 use
set public.units[fort][0][tree-forest] = 3
legal 0 use c055
set public.energy[0] = 0
illegal 0 use

scenario C056 an encounter brings three energy
# R-MYS-C2.56
players 2
plain
set! public.upgrade[0][champion] = c056
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter
do 0 take-gain c056      expect public.energy[0] = 3
expect public.glory[0] = 7

scenario C056 of an opponent brings nothing
# R-MYS-C2.56
players 2
plain
set! public.upgrade[1][champion] = c056
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter           expect public.energy = [0,0,0,0,0]

scenario C057 tactics cost no energy
# R-MYS-C2.57
players 2
plain
set! public.upgrade[0][action] = c057
set! private[0].hand = c005
do 0 act c005
do 0 effect
expect public.energy[0] >= 3

scenario C057 objectives still do
# R-MYS-C2.57
players 2
plain
set! public.upgrade[0][action] = c057
set! private[0].hand = c026
do 0 act c026
illegal 0 effect

scenario C058 golems are one stronger
# R-MYS-C2.58
players 2
plain
set! public.upgrade[0][golem] = c058
set! private[0].hand = c008
set! public.energy[0] = 2
set! public.champion_at = tree-forest shard-mist
set! public.units[golem][0][shard-river] = 1
set! public.units[golem][1][shard-river] = 1
set! public.units[construct][1][shard-river] = 1
do 0 act c008
do 0 effect              expect public.glory[0] = 3

scenario C058 constructs are not
# R-MYS-C2.58
players 2
plain
set! public.upgrade[0][golem] = c058
set! private[0].hand = c008
set! public.energy[0] = 2
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][shard-river] = 1
set! public.units[golem][1][shard-river] = 1
do 0 act c008
do 0 effect              expect public.glory[0] = 0

scenario C059 a construct takes a golem or the champion along
# R-MYS-C2.59 R-MYS-6.6
players 2
plain
set! public.upgrade[0][construct] = c059
set! private[0].hand = c001
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][shard-mist] = 2
set! public.units[golem][0][shard-mist] = 1
do 0 act c001
do 0 move construct shard-mist
do 0 to shard-river
do 0 carry golem
expect public.units[golem][0][shard-river] = 1
do 0 move construct shard-mist
do 0 to monolith-mist
do 0 carry champion
expect public.champion_at[0] = monolith-mist
expect public.champion_moved = 1
illegal 0 move

scenario C059 a golem that steps takes nobody, and a moved champion is not carried
# R-MYS-C2.59 R-MYS-6.7
players 2
plain
set! public.upgrade[0][construct] = c059
set! private[0].hand = c001
set! public.champion_at[0] = shard-mist
set! public.champion_moved = 1
set! public.units[construct][0][shard-mist] = 1
set! public.units[golem][0][shard-mist] = 1
do 0 act c001
do 0 move golem shard-mist
do 0 to shard-river
expect decision ACT 0
do 0 move construct shard-mist
do 0 to shard-river
expect decision ACT 0
expect public.champion_at[0] = shard-mist

scenario C060 forts are one stronger
# R-MYS-C2.60
players 2
plain
set! public.upgrade[0][fort] = c060
set! private[0].hand = c008
set! public.energy[0] = 2
set! public.champion_at = tree-forest shard-river
set! public.units[fort][0][shard-river] = 1
do 0 act c008
do 0 effect              expect public.glory[0] = 3

scenario C060 golems are not
# R-MYS-C2.60
players 2
plain
set! public.upgrade[0][fort] = c060
set! private[0].hand = c008
set! public.energy[0] = 2
set! public.champion_at = tree-forest shard-river
set! public.units[golem][0][shard-river] = 1
do 0 act c008
do 0 effect              expect public.glory[0] = 0
