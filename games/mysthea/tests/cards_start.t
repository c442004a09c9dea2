# The start cards C001 to C020: each where it acts and where it must not.
# Seat 0 has artefact 1. The ring is shard, tree, sphere, volcano, monolith, clockwise.
game mysthea

scenario C001 the champion jumps across the ring
# R-MYS-C0.1 R-MYS-6.3
players 2
plain
set! private[0].hand = c001
set! public.energy[0] = 2
set! public.champion_at[0] = shard-mist
do 0 act c001
do 0 effect              expect public.energy[0] = 0
do 0 to volcano-river    expect public.champion_at[0] = volcano-river
expect public.cp[0] = 2

scenario C001 the jump leads elsewhere, and with the Escort it carries nobody
# R-MYS-C0.1 R-MYS-6.7
players 2
plain
set! private[0].hand = c001
set! public.upgrade[0][champion] = c038
set! public.energy[0] = 2
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][shard-mist] = 1
do 0 act c001
do 0 effect
illegal 0 to shard-mist
do 0 to tree-forest
expect decision ACT 0
expect public.units[construct][0][shard-mist] = 1

scenario C001 one energy is not enough
# R-MYS-C0.1 R-MYS-5.3
players 2
plain
set! private[0].hand = c001
set! public.energy[0] = 1
do 0 act c001
illegal 0 effect

scenario C002 two experience, then a Develop for its usual price
# R-MYS-C0.2
players 2
plain
set! private[0].hand = c002
set! public.energy[0] = 3
set! public.display = c021 c022 c023
do 0 act c002
do 0 effect              expect public.xp[0] = 2     expect public.energy[0] = 1
do 0 part 2
do 0 show
do 0 take c021
expect public.energy[0] = 0
expect private[0].hand = c021
expect decision ACT 0

scenario C002 the Develop may be left out
# R-MYS-C0.2
players 2
plain
set! private[0].hand = c002
set! public.energy[0] = 5
do 0 act c002
do 0 effect
do 0 done
expect decision ACT 0
expect public.xp[0] = 2      expect public.energy[0] = 3

scenario C002 without energy left there is no Develop
# R-MYS-C0.2 R-MYS-8.1
players 2
plain
set! private[0].hand = c002
set! public.energy[0] = 2
do 0 act c002
do 0 effect
expect decision ACT 0
expect public.xp[0] = 2

scenario C003 one more Act, whose points join those of the first
# R-MYS-C0.3 R-MYS-5.10 R-MYS-4.8
players 2
plain
set! private[0].hand = c003 c006
set! public.energy[0] = 2
do 0 act c003
do 0 effect
do 0 act c006
do 0 energy              expect public.energy[0] = 1
do 0 done
do 0 energy              do 0 energy      do 0 energy
expect public.energy[0] = 4
expect decision TURN 0
expect public.discard[0] = c003 c006

scenario C003 is not offered without another card
# R-MYS-C0.3 R-MYS-5.12
players 2
plain
set! private[0].hand = c003
set! public.energy[0] = 2
do 0 act c003
illegal 0 effect

scenario C004 a battle anywhere with two more, artefact untouched
# R-MYS-C0.4 R-MYS-11.2 R-MYS-11.3
players 2
plain
set! private[0].hand = c004
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-crystal
set! public.units[construct][1][sphere-river] = 1
do 0 act c004
do 0 effect
do 0 region sphere-river
expect public.units[construct][1][sphere-river] = 0
expect public.glory[0] = 2
expect public.charged = 3

scenario C004 only regions with an opponent
# R-MYS-C0.4
players 2
plain
set! private[0].hand = c004
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-crystal
set! public.units[construct][0][sphere-river] = 1
set! public.units[golem][1][sphere-mist] = 1
do 0 act c004
do 0 effect
illegal 0 region shard-mist
illegal 0 region sphere-river
legal 0 region tree-crystal
legal 0 region sphere-mist

scenario C005 Meditate inside an Act
# R-MYS-C0.5 R-MYS-16.4
players 2
plain
set! private[0].hand = c005
set! public.energy[0] = 2
set! public.champion_at[0] = tree-forest
set! public.units[construct][0][shard-river] = 1
do 0 act c005
do 0 effect
expect public.energy[0] = 4
expect public.glory[0] = 2
expect decision ACT 0

scenario C005 without its energy there is no Meditate
# R-MYS-C0.5
players 2
plain
set! private[0].hand = c005
set! public.energy[0] = 1
do 0 act c005
illegal 0 effect

scenario C006 three glory for each forest controlled
# R-MYS-C0.6 R-MYS-16.1
players 2
plain
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = tree-forest sphere-river
set! public.units[construct][0][volcano-forest] = 1
set! public.units[construct][0][monolith-forest] = 1
set! public.units[golem][1][monolith-forest] = 1
do 0 act c006
do 0 effect              expect public.glory[0] = 6

scenario C006 without a forest it brings nothing but may be used
# R-MYS-C0.6 R-MYS-5.12
players 2
plain
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-forest
do 0 act c006
expect idle 0 en "Use the effect of the card for 2 energy: does nothing now: you gain nothing"
expect idle 0 pl "teraz nic nie da: nic nie zyskasz"
do 0 effect              expect public.glory[0] = 0      expect public.energy[0] = 0

scenario C007 three glory for each mist valley controlled
# R-MYS-C0.7
players 2
plain
set! private[0].hand = c007
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-forest
set! public.units[construct][0][monolith-mist] = 1
set! public.units[fort][0][sphere-mist] = 1
do 0 act c007
do 0 effect              expect public.glory[0] = 9

scenario C007 a mist valley of somebody stronger brings nothing
# R-MYS-C0.7
players 2
plain
set! private[0].hand = c007
set! public.energy[0] = 2
set! public.champion_at = shard-river shard-mist
set! public.units[golem][0][shard-mist] = 1
do 0 act c007
do 0 effect              expect public.glory[0] = 0

scenario C008 three glory for each river controlled
# R-MYS-C0.8
players 2
plain
set! private[0].hand = c008
set! public.energy[0] = 2
set! public.champion_at = shard-river tree-forest
set! public.units[golem][0][volcano-river] = 1
do 0 act c008
do 0 effect              expect public.glory[0] = 6

scenario C008 crystal fields are no rivers
# R-MYS-C0.8
players 2
plain
set! private[0].hand = c008
set! public.energy[0] = 2
set! public.champion_at = shard-crystal tree-forest
do 0 act c008
do 0 effect              expect public.glory[0] = 0

scenario C009 three glory for each crystal field controlled
# R-MYS-C0.9
players 2
plain
set! private[0].hand = c009
set! public.energy[0] = 2
set! public.champion_at = shard-crystal tree-forest
set! public.units[construct][0][tree-crystal] = 1
set! public.units[construct][0][volcano-crystal] = 1
do 0 act c009
do 0 effect              expect public.glory[0] = 9

scenario C009 mountains are no crystal fields
# R-MYS-C0.9
players 2
plain
set! private[0].hand = c009
set! public.energy[0] = 2
set! public.champion_at = tree-mountain tree-crystal
do 0 act c009
do 0 effect              expect public.glory[0] = 0

scenario C010 three glory for each mountain controlled
# R-MYS-C0.10
players 2
plain
set! private[0].hand = c010
set! public.energy[0] = 2
set! public.champion_at = sphere-mountain tree-forest
set! public.units[construct][0][tree-mountain] = 1
do 0 act c010
do 0 effect              expect public.glory[0] = 6

scenario C010 a mountain nobody is on brings nothing
# R-MYS-C0.10
players 2
plain
set! private[0].hand = c010
set! public.energy[0] = 2
set! public.champion_at = sphere-mist tree-forest
do 0 act c010
do 0 effect              expect public.glory[0] = 0

scenario C011 discard a tactic and Act
# R-MYS-C0.11 R-MYS-10.1
players 2
plain
set! public.equipment[0] = c011
set! private[0].hand = c001 c006
do 0 use c011
do 0 give c001           expect public.discard[0] = c001
do 0 act c006
do 0 energy   do 0 energy
do 0 done
expect public.energy[0] = 2
expect decision TURN 0
legal 0 meditate
illegal 0 use

scenario C011 needs a tactic and one more card
# R-MYS-C0.11
players 2
plain
set! public.equipment[0] = c011
set! private[0].hand = c001
illegal 0 use
set private[0].hand = c006 c007
illegal 0 use
set private[0].hand = c001 c002
legal 0 use c011

scenario C012 discard an objective and Develop
# R-MYS-C0.12
players 2
plain
set! public.equipment[0] = c012
set! private[0].hand = c006
set! public.energy[0] = 1
set! public.display = c021 c022 c023
do 0 use c012
do 0 give c006
do 0 show
do 0 take c022
expect private[0].hand = c022
expect public.discard[0] = c006
expect public.energy[0] = 0
expect decision TURN 0

scenario C012 needs an objective, energy and something to take
# R-MYS-C0.12
players 2
plain
set! public.equipment[0] = c012
set! private[0].hand = c006
set! public.energy[0] = 0
illegal 0 use
set public.energy[0] = 1
legal 0 use c012
set private[0].hand = c001
illegal 0 use

scenario C013 discard equipment and Meditate
# R-MYS-C0.13
players 2
plain
set! public.equipment[0] = c013
set! private[0].hand = c014
set! public.champion_at[0] = tree-forest
do 0 use c013
do 0 give c014
expect public.energy[0] = 4
expect public.discard[0] = c014
expect decision TURN 0
legal 0 meditate

scenario C013 equipment on the board is no price
# R-MYS-C0.13
players 2
plain
set! public.equipment[0] = c013 c014
set! private[0].hand = c001
illegal 0 use

scenario C014 an upgrade charges the artefact and brings glory
# R-MYS-C0.14 R-MYS-16.10
players 2
plain
set! public.equipment[0] = c014
set! private[0].hand = c016
set! public.charged = 2
do 0 use c014
do 0 give c016
illegal 0 done
do 0 part 1              expect public.charged = 3
do 0 part 2              expect public.glory[0] = 4
expect decision TURN 0

scenario C014 one part is enough
# R-MYS-C0.14 R-MYS-16.10
players 2
plain
set! public.equipment[0] = c014
set! private[0].hand = c016
set! public.charged = 2
do 0 use c014
do 0 give c016
do 0 part 1
do 0 done
expect public.glory[0] = 0
expect public.charged = 3

scenario C014 needs an upgrade in hand
# R-MYS-C0.14
players 2
plain
set! public.equipment[0] = c014
set! private[0].hand = c013
illegal 0 use

scenario C015 a card for as many command points
# R-MYS-C0.15 R-MYS-5.9
players 2
plain
set! public.equipment[0] = c015
set! private[0].hand = c065
do 0 use c015
do 0 give c065           expect public.discard[0] = c065
expect public.cp[0] = 5
do 0 make golem          expect public.cp[0] = 3
do 0 deploy golem        expect public.cp[0] = 1
do 0 energy
expect public.energy[0] = 1
expect decision TURN 0

scenario C015 with an empty hand it cannot be used, and points left over last as long as the turn
# R-MYS-C0.15 R-MYS-5.8
players 2
plain
set! public.equipment[0] = c015
illegal 0 use
set private[0].hand = c001
do 0 use c015
do 0 give c001
do 0 done
expect public.cp[0] = 2
expect decision TURN 0
do 0 meditate   do 0 end-turn
expect public.cp[0] = 0

scenario C016 each fort deployed brings glory and energy
# R-MYS-C0.16 R-MYS-16.3
players 2
plain
set! public.upgrade[0][fort] = c016
set! public.champion_at[0] = tree-mountain
set! public.units[construct][0][sphere-mountain] = 1
do 0 meditate
do 0 fort tree-mountain      expect public.glory[0] = 1
do 0 fort tree-mountain      expect public.glory[0] = 2
expect public.energy[0] = 5

scenario C016 units other than forts bring nothing, nor do forts of others
# R-MYS-C0.16
players 2
plain
set! public.upgrade[1][fort] = c016
set! private[0].hand = c001
set! public.champion_at[0] = tree-mountain
do 0 act c001
do 0 deploy golem
do 0 done
do 0 end-turn
expect public.glory = [0,0,0,0,0]
do 1 meditate
expect public.glory[1] = 0

scenario C017 each construct created brings experience
# R-MYS-C0.17
players 2
plain
set! public.upgrade[0][construct] = c017
set! private[0].hand = c006
do 0 act c006
do 0 make construct          expect public.xp[0] = 1
do 0 make construct          expect public.xp[0] = 2

scenario C017 golems and deployments bring none
# R-MYS-C0.17
players 2
plain
set! public.upgrade[0][construct] = c017
set! private[0].hand = c065
do 0 act c065
do 0 make golem
do 0 deploy construct
expect public.xp[0] = 0

scenario C018 a golem created may be deployed at once
# R-MYS-C0.18 R-MYS-7.6
players 2
plain
set! public.upgrade[0][golem] = c018
set! private[0].hand = c006
set! public.champion_at[0] = tree-forest
do 0 act c006
do 0 make golem
do 0 deploy golem
expect public.units[golem][0][tree-forest] = 1
expect public.pool[golem][0] = 1
expect public.cp[0] = 0

scenario C018 or not, and constructs are not meant
# R-MYS-C0.18
players 2
plain
set! public.upgrade[0][golem] = c018
set! private[0].hand = c065
do 0 act c065
do 0 make golem
do 0 done
expect public.pool[golem][0] = 2
do 0 make construct
expect decision ACT 0
expect public.pool[construct][0] = 3

scenario C019 the champion is two stronger
# R-MYS-C0.19
players 2
plain
set! public.upgrade[0][champion] = c019
set! public.champion_at = tree-forest tree-forest
set! public.units[golem][1][tree-forest] = 1
do 0 battle tree-forest
expect event total = 2
expect public.wounded = 0
expect public.glory = [0,0,0,0,0]

scenario C019 does not help golems
# R-MYS-C0.19
players 2
plain
set! public.upgrade[0][champion] = c019
set! private[0].hand = c008
set! public.energy[0] = 2
set! public.champion_at = tree-forest shard-mist
set! public.units[golem][0][shard-river] = 1
set! public.units[construct][1][shard-river] = 3
do 0 act c008
do 0 effect              expect public.glory[0] = 0

scenario C020 upgrades are placed for nothing, also the one that replaces it
# R-MYS-C0.20 R-MYS-7.3
players 2
plain
set! public.upgrade[0][action] = c020
set! private[0].hand = c040
do 0 act c040
do 0 effect
expect public.upgrade[0][action] = c040
expect public.discard[0] = c020

scenario C020 equipment still costs its energy
# R-MYS-C0.20
players 2
plain
set! public.upgrade[0][action] = c020
set! private[0].hand = c011 c080
do 0 act c011
illegal 0 effect
