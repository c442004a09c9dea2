# The cards of era III, C061 to C080: each where it acts and where it must not.
game mysthea

scenario C061 twelve energy
# R-MYS-C3.61 R-MYS-1.5
players 2
plain
set! private[0].hand = c061
set! public.energy[0] = 1
do 0 act c061
do 0 effect              expect public.energy[0] = 12
illegal 0 energy

scenario C061 not without energy
# R-MYS-C3.61
players 2
plain
set! private[0].hand = c061
do 0 act c061
illegal 0 effect

scenario C062 each opponent loses a golem in a region
# R-MYS-C3.62
players 3
plain
set! private[0].hand = c062
set! public.energy[0] = 2
set! public.units[golem][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.units[golem][2][tree-forest] = 2
do 0 act c062
do 0 effect
do 0 region tree-forest
expect public.units[golem][0][tree-forest] = 1
expect public.units[golem][1][tree-forest] = 0
expect public.units[golem][2][tree-forest] = 1
expect public.pool[golem][1] = 2

scenario C062 constructs stay
# R-MYS-C3.62
players 2
plain
set! private[0].hand = c062
set! public.energy[0] = 2
set! public.units[construct][1][tree-forest] = 1
do 0 act c062
do 0 effect
do 0 region tree-forest
expect public.units[construct][1][tree-forest] = 1

scenario C063 a monster on the track attacks now
# R-MYS-C3.63 R-MYS-14.9
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist tree-forest
set! public.units[construct][0][shard-mist] = 1
do 0 act c063
do 0 effect
expect event attack
expect public.units[construct][0][shard-mist] = 0
expect public.wounded = 1
expect public.monster_at[4] = tree
expect decision ACT 0

scenario C063 is not offered without a monster on the track
# R-MYS-C3.63 R-MYS-14.9
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
do 0 act c063
illegal 0 effect

scenario C064 opponents' champions in a region are wounded
# R-MYS-C3.64
players 3
plain
set! private[0].hand = c064
set! public.energy[0] = 4
set! public.champion_at = tree-forest tree-forest tree-forest
do 0 act c064
do 0 effect
do 0 region tree-forest
expect public.wounded = 6
expect public.champion_at = tree-forest tree-forest tree-forest
expect public.glory = [0,0,0,0,0]

scenario C064 champions elsewhere are not
# R-MYS-C3.64
players 3
plain
set! private[0].hand = c064
set! public.energy[0] = 4
set! public.champion_at = tree-forest tree-crystal sphere-mist
do 0 act c064
do 0 effect
do 0 region tree-crystal
expect public.wounded = 2

scenario C065 a battle anywhere with five more
# R-MYS-C3.65
players 2
plain
set! private[0].hand = c065
set! public.energy[0] = 5
set! public.champion_at = shard-mist sphere-river
set! public.units[construct][1][sphere-river] = 1
do 0 act c065
do 0 effect
do 1 lose champion
expect public.wounded = 2
expect public.units[construct][1][sphere-river] = 1
expect public.glory[0] = 2

scenario C065 not for four energy
# R-MYS-C3.65
players 2
plain
set! private[0].hand = c065
set! public.energy[0] = 4
do 0 act c065
illegal 0 effect

scenario C066 equipment leaves the game for energy and glory
# R-MYS-C3.66
players 2
plain
set! private[0].hand = c066 c075
set! public.energy[0] = 1
do 0 act c066
do 0 effect
do 0 give c075
expect public.energy[0] = 5      expect public.glory[0] = 5
expect public.removed = c075

scenario C066 an upgrade is no equipment
# R-MYS-C3.66
players 2
plain
set! private[0].hand = c066 c016
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 act c066
illegal 0 effect

scenario C067 an upgrade leaves the game for glory and experience
# R-MYS-C3.67
players 2
plain
set! private[0].hand = c067 c080
set! public.energy[0] = 2
do 0 act c067
do 0 effect
do 0 give c080
expect public.xp[0] = 5      expect public.glory[0] = 5
expect public.removed = c080

scenario C067 equipment is no upgrade
# R-MYS-C3.67
players 2
plain
set! private[0].hand = c067 c011
set! public.upgrade[0][fort] = c016
set! public.energy[0] = 2
do 0 act c067
illegal 0 effect

scenario C068 charge and four glory
# R-MYS-C3.68
players 2
plain
set! private[0].hand = c068
set! public.energy[0] = 3
set! public.charged = 2
do 0 act c068
do 0 effect              expect public.charged = 3      expect public.glory[0] = 4

scenario C068 brings its glory to a charged artefact too
# R-MYS-C3.68 R-MYS-10.4
players 2
plain
set! private[0].hand = c068
set! public.energy[0] = 3
do 0 act c068
do 0 effect              expect public.glory[0] = 4      expect no-event recharged

scenario C069 nine glory
# R-MYS-C3.69
players 2
plain
set! private[0].hand = c069
set! public.energy[0] = 4
do 0 act c069
do 0 effect              expect public.glory[0] = 9

scenario C069 not for three energy
# R-MYS-C3.69
players 2
plain
set! private[0].hand = c069
set! public.energy[0] = 3
do 0 act c069
illegal 0 effect

scenario C070 one card of each kind for sixteen glory
# R-MYS-C3.70
players 2
plain
set! private[0].hand = c070 c001 c006 c011 c016 c017
set! public.energy[0] = 5
do 0 act c070
do 0 effect
do 0 give c001
do 0 give c006
do 0 give c011
do 0 give c016
expect public.glory[0] = 16
expect public.removed = c001 c006 c011 c016
expect private[0].hand = c017

scenario C070 is not offered if a kind is missing, and C078 waives only the energy
# R-MYS-C3.70 R-MYS-7.7
players 2
plain
set! private[0].hand = c070 c001 c011 c016 c017
set! public.upgrade[0][action] = c078
set! public.energy[0] = 5
do 0 act c070
illegal 0 effect

scenario C071 two pieces of equipment call a monster
# R-MYS-C3.71
players 2
plain
set! public.equipment[0] = c071
set! private[0].hand = c011 c012 c013
set! public.track = river cannibarok
set! public.champion_at = tree-forest sphere-mist
do 0 use c071
do 0 give c011
do 0 give c013
expect event attack
expect public.removed = c011 c013
expect public.monster_at[4] = tree

scenario C071 not with one, and not without a monster on the track
# R-MYS-C3.71
players 2
plain
set! public.equipment[0] = c071
set! private[0].hand = c011 c012
illegal 0 use
set public.track = river cannibarok
legal 0 use c071
set private[0].hand = c011
illegal 0 use

scenario C072 deploy a golem or step with one
# R-MYS-C3.72
players 2
plain
set! public.equipment[0] = c072
set! public.energy[0] = 1
set! public.champion_at[0] = tree-forest
set! public.units[golem][0][shard-river] = 1
do 0 use c072
do 0 part 1
expect public.units[golem][0][tree-forest] = 1
plain
set! public.equipment[0] = c072
set! public.energy[0] = 1
set! public.units[golem][0][shard-river] = 1
do 0 use c072
do 0 part 2
do 0 to shard-crystal
expect public.units[golem][0][shard-crystal] = 1

scenario C072 not when neither is possible
# R-MYS-C3.72
players 2
plain
set! public.equipment[0] = c072
set! public.energy[0] = 1
set! public.pool[golem][0] = 0
illegal 0 use
set public.pool[golem][0] = 1
legal 0 use c072
set public.energy[0] = 0
illegal 0 use

scenario C073 deploy a construct or step with one
# R-MYS-C3.73
players 2
plain
set! public.equipment[0] = c073
set! public.energy[0] = 1
set! public.champion_at[0] = tree-forest
set! public.units[construct][0][shard-river] = 1
do 0 use c073
do 0 part 1
expect public.units[construct][0][tree-forest] = 1
plain
set! public.equipment[0] = c073
set! public.energy[0] = 1
set! public.units[construct][0][shard-river] = 1
do 0 use c073
do 0 part 2
do 0 to shard-crystal
expect public.units[construct][0][shard-crystal] = 1

scenario C073 not when neither is possible
# R-MYS-C3.73
players 2
plain
set! public.equipment[0] = c073
set! public.energy[0] = 1
set! public.pool[construct][0] = 0
illegal 0 use

scenario C074 experience for six glory
# R-MYS-C3.74
players 2
plain
set! public.equipment[0] = c074
set! public.xp[0] = 1
do 0 use c074            expect public.glory[0] = 6      expect public.xp[0] = 0

scenario C074 not without experience
# R-MYS-C3.74
players 2
plain
set! public.equipment[0] = c074
illegal 0 use

scenario C075 a card leaves the game for its points twice
# R-MYS-C3.75
players 2
plain
set! public.equipment[0] = c075
set! private[0].hand = c024 c006
do 0 use c075
do 0 give c024
expect public.glory[0] = 6
expect public.removed = c024

scenario C075 not with an empty hand
# R-MYS-C3.75
players 2
plain
set! public.equipment[0] = c075
illegal 0 use

scenario C076 the champion is three stronger
# R-MYS-C3.76
players 2
plain
set! public.upgrade[0][champion] = c076
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = tree-forest tree-forest
set! public.units[golem][1][tree-forest] = 1
do 0 act c006
do 0 effect              expect public.glory[0] = 3

scenario C076 constructs are not
# R-MYS-C3.76
players 2
plain
set! public.upgrade[0][champion] = c076
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-forest
set! public.units[construct][0][tree-forest] = 2
do 0 act c006
do 0 effect              expect public.glory[0] = 0

scenario C077 a golem takes a construct along
# R-MYS-C3.77
players 2
plain
set! public.upgrade[0][golem] = c077
set! private[0].hand = c001
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 act c001
do 0 move golem tree-forest
do 0 to tree-mountain
do 0 carry construct
expect public.units[construct][0][tree-mountain] = 1
expect public.moved[construct][0][tree-mountain] = 1

scenario C077 or alone, and a construct takes nobody
# R-MYS-C3.77
players 2
plain
set! public.upgrade[0][golem] = c077
set! private[0].hand = c001
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 2
do 0 act c001
do 0 move golem tree-forest
do 0 to tree-mountain
do 0 done
expect public.units[construct][0][tree-forest] = 2
do 0 move construct tree-forest
do 0 to tree-mountain
expect decision ACT 0

scenario C078 objectives cost no energy
# R-MYS-C3.78
players 2
plain
set! public.upgrade[0][action] = c078
set! private[0].hand = c069
do 0 act c069
do 0 effect              expect public.glory[0] = 9

scenario C078 tactics still do
# R-MYS-C3.78
players 2
plain
set! public.upgrade[0][action] = c078
set! private[0].hand = c061
do 0 act c061
illegal 0 effect

scenario C079 each fort deployed brings four glory
# R-MYS-C3.79
players 2
plain
set! public.upgrade[0][fort] = c079
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 fort tree-mountain
do 0 take-gain c079          expect public.glory[0] = 4

scenario C079 no fort, no glory
# R-MYS-C3.79
players 2
plain
set! public.upgrade[0][fort] = c079
set! public.champion_at[0] = tree-mountain
do 0 meditate
do 0 done
expect public.glory[0] = 0

scenario C080 constructs are one stronger
# R-MYS-C3.80
players 2
plain
set! public.upgrade[0][construct] = c080
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-forest
set! public.units[construct][0][tree-forest] = 2
do 0 act c006
do 0 effect              expect public.glory[0] = 3

scenario C080 golems are not
# R-MYS-C3.80
players 2
plain
set! public.upgrade[0][construct] = c080
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-forest
set! public.units[golem][0][tree-forest] = 1
do 0 act c006
do 0 effect              expect public.glory[0] = 0
