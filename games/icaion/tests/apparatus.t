# The apparatus tiles: section T of docs/rules/icaion.md. Each is retrieved in the City.
game icaion

scenario blue day: unlocked bonuses of row 1
# R-ICA-T1.1 R-ICA-13.5
players 2
plain
set! public.node[0] = c0
set! public.home[0] = 508
do 0 retrieve blue
expect public.reputation[0] = 6    # harvester and scavenger

scenario blue day: the refiner of row 1 brought its bonus once and unlocked none
# R-ICA-T1.1 R-ICA-6.3
players 2
plain
set! public.node[0] = c0
set! public.home[0] = 504
expect choice 0 en "Retrieve: Blue apparatus I (3 RP × row 1 bonuses (strength); +6 RP)"
do 0 retrieve blue
expect event reputation 0 with 6   expect says en "+6 RP (apparatus)"
expect public.reputation[0] = 6

scenario blue day: refiners alone bring nothing, of whatever row
# R-ICA-T1.1
players 2   option radiant=on
plain
set! public.node[0] = c0
set! public.home[0] = 219          # the refiners of rows 1, 2 and 3 are gone
do 0 retrieve blue
expect public.reputation[0] = 0

scenario blue day by the house rule: nothing changes
# R-ICA-T1.1 R-ICA-X1.12
players 2   option rows_by_machines=on
plain
set! public.node[0] = c0
set! public.home[0] = 504
do 0 retrieve blue
expect public.reputation[0] = 6

scenario blue day: a Spare Blade is no bonus of the row
# R-ICA-T1.1
players 2
plain
set! public.node[0] = c0
set! public.upgrades[0] = spare-blade-1
do 0 retrieve blue
expect public.reputation[0] = 0

scenario blue night: movement symbols of row 2
# R-ICA-T1.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 503
do 0 retrieve blue
expect public.reputation[0] = 3

scenario blue night: each Spare Track is a movement symbol
# R-ICA-T1.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 503
set! public.upgrades[0] = spare-track-1 spare-track-2
do 0 retrieve blue
expect public.reputation[0] = 9

scenario blue night: row 1, the refiner, Hyper Boots and other upgrades do not count
# R-ICA-T1.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.equipment[0] = hyper-boots
set! public.home[0] = 452          # row 1 is gone but for its refiner, row 2 is empty
set! public.upgrades[0] = spare-blade-1 spare-cage-1
do 0 retrieve blue
expect public.reputation[0] = 6

scenario blue night by the house rule: Spare Tracks do not count
# R-ICA-X1.12
players 2   option apparatus=night   option rows_by_machines=on
plain
set! public.node[0] = c0
set! public.home[0] = 508
set! public.upgrades[0] = spare-track-1
do 0 retrieve blue
expect public.reputation[0] = 0

scenario brown day: destroyed and rival harvesters do not count
# R-ICA-T2.1
players 2
plain
set! public.node[0] = c0
set! public.home[0] = 502
set! public.machine[3] = [1,0,0]
set! public.machine[4] = [2,0,0]
set! public.home[1] = 510
do 0 retrieve brown
expect public.reputation[0] = 3

scenario brown night: kinds of region
# R-ICA-T2.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 484
set! public.machine[0] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.machine[3] = [1,0,0]
do 0 retrieve brown
expect public.reputation[0] = 4    # two rivers and a misty valley

scenario brown night: nothing without a machine
# R-ICA-T2.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.machine[0] = [6,0,0]
do 0 retrieve brown
expect public.reputation[0] = 0

scenario green day: scavengers
# R-ICA-T3.1
players 2
plain
set! public.node[0] = c0
set! public.home[0] = 484
set! public.machine[0] = [0,1,0]
set! public.machine[8] = [0,1,0]
set! public.machine[3] = [1,0,0]
do 0 retrieve green
expect public.reputation[0] = 8

scenario green day: no scavenger, no points
# R-ICA-T3.1
players 2
plain
set! public.node[0] = c0
set! public.machine[0] = [0,6,0]
do 0 retrieve green
expect public.reputation[0] = 0

scenario green night: refiners
# R-ICA-T3.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 504
set! public.machine[0] = [0,0,1]
do 0 retrieve green
expect public.reputation[0] = 5

scenario green night: a destroyed refiner does not count
# R-ICA-T3.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 504
do 0 retrieve green
expect public.reputation[0] = 0

scenario grey day: upgrades in play
# R-ICA-T4.1
players 2
plain
set! public.node[0] = c0
set! public.upgrades[0] = fence polisher
set! private[0].hand = furnace
do 0 retrieve grey
expect public.reputation[0] = 8

scenario grey night: parasites of this Year
# R-ICA-T4.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.collected = [4,3,0,0,0]
do 0 retrieve grey
expect public.reputation[0] = 8

scenario grey night: none collected, and upgrades do not count
# R-ICA-T4.1 R-ICA-T4.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.upgrades[0] = fence polisher
do 0 retrieve grey
expect public.reputation[0] = 0

scenario pink day: shards
# R-ICA-T5.1
players 2
plain
set! public.node[0] = c0
set! public.shards[0] = [1,1,1]
do 0 retrieve pink
expect public.reputation[0] = 15

scenario pink day: shards of others do not count
# R-ICA-T5.1
players 2
plain
set! public.node[0] = c0
set! public.shards[1] = [1,1,1]
do 0 retrieve pink
expect public.reputation[0] = 0

scenario pink night: cages of row 3
# R-ICA-T5.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 319
do 0 retrieve pink
expect public.reputation[0] = 8

scenario pink night: each Spare Cage is one more
# R-ICA-T5.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 447
set! public.upgrades[0] = spare-cage-2
do 0 retrieve pink
expect public.reputation[0] = 8

scenario pink night: the two cages of the start, the refiner and other upgrades do not count
# R-ICA-T5.2
players 2   option apparatus=night
plain
set! public.node[0] = c0
set! public.home[0] = 63           # row 3 is empty
set! public.upgrades[0] = spare-track-1
do 0 retrieve pink
expect public.reputation[0] = 8

scenario pink night at the end: a Spare Cage counts as long as it is in play
# R-ICA-T5.2 R-ICA-17.3
players 2   option apparatus=night
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.equipment[0] = hyper-boots
set! public.installed[0] = [5,0,0]
set! public.upgrades[0] = spare-cage-1
set! public.shards[0] = [1,0,0]
expect score 0 = 8
set public.upgrades[0] = spare-blade-1
expect score 0 = 0

scenario pink night by the house rule: a Spare Cage does not count
# R-ICA-X1.12
players 2   option apparatus=night   option rows_by_machines=on
plain
set! public.node[0] = c0
set! public.upgrades[0] = spare-cage-1
do 0 retrieve pink
expect public.reputation[0] = 0

scenario the tiles II of the day
# R-ICA-13.5 R-ICA-T1.1 R-ICA-T2.1 R-ICA-T3.1 R-ICA-T4.1 R-ICA-T5.1
players 2
plain
set! public.year = 2
set! public.node[0] = c0
set! public.home[0] = 432
set! public.machine[0] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.machine[3] = [0,0,1]
set! public.machine[4] = [1,0,0]
set! public.upgrades[0] = fence polisher
set! public.collected[0] = 4
set! public.shards[0] = [1,1,1]
legal 0 "Retrieve: Blue apparatus II (3 RP × row 1 bonuses (strength); +6 RP)"
legal 0 "Retrieve: Brown apparatus II (3 RP × harvesters on the board; +6 RP)"
legal 0 "Retrieve: Green apparatus II (4 RP × scavengers on the board; +4 RP)"
legal 0 "Retrieve: Grey apparatus II (4 RP × upgrades in play; +8 RP)"
legal 0 "Retrieve: Pink apparatus II (5 RP × your shards; +15 RP)"

scenario the tiles III of the day
# R-ICA-13.5 R-ICA-T1.1 R-ICA-T2.1 R-ICA-T3.1 R-ICA-T4.1 R-ICA-T5.1
players 2
plain
set! public.year = 3
set! public.node[0] = c0
set! public.home[0] = 432
set! public.machine[0] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.machine[3] = [0,0,1]
set! public.machine[4] = [1,0,0]
set! public.upgrades[0] = fence polisher
set! public.collected[0] = 4
set! public.shards[0] = [1,1,1]
legal 0 "Retrieve: Blue apparatus III (3 RP × row 1 bonuses (strength); +6 RP)"
legal 0 "Retrieve: Brown apparatus III (3 RP × harvesters on the board; +6 RP)"
legal 0 "Retrieve: Green apparatus III (4 RP × scavengers on the board; +4 RP)"
legal 0 "Retrieve: Grey apparatus III (4 RP × upgrades in play; +8 RP)"
legal 0 "Retrieve: Pink apparatus III (5 RP × your shards; +15 RP)"

scenario the tiles II of the night
# R-ICA-13.5 R-ICA-T1.2 R-ICA-T2.2 R-ICA-T3.2 R-ICA-T4.2 R-ICA-T5.2
players 2   option apparatus=night
plain
set! public.year = 2
set! public.node[0] = c0
set! public.home[0] = 432
set! public.machine[0] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.machine[3] = [0,0,1]
set! public.machine[4] = [1,0,0]
set! public.upgrades[0] = fence polisher
set! public.collected[0] = 4
set! public.shards[0] = [1,1,1]
legal 0 "Retrieve: Blue apparatus II (3 RP × movement symbols, row 2; +3 RP)"
legal 0 "Retrieve: Brown apparatus II (2 RP × kinds with a machine; +6 RP)"
legal 0 "Retrieve: Green apparatus II (5 RP × refiners on the board; +5 RP)"
legal 0 "Retrieve: Grey apparatus II (2 RP × parasites of this Year; +8 RP)"
legal 0 "Retrieve: Pink apparatus II (4 RP × additional cages, row 3; +4 RP)"

scenario the tiles III of the night
# R-ICA-13.5 R-ICA-T1.2 R-ICA-T2.2 R-ICA-T3.2 R-ICA-T4.2 R-ICA-T5.2
players 2   option apparatus=night
plain
set! public.year = 3
set! public.node[0] = c0
set! public.home[0] = 432
set! public.machine[0] = [1,0,0]
set! public.machine[8] = [0,1,0]
set! public.machine[3] = [0,0,1]
set! public.machine[4] = [1,0,0]
set! public.upgrades[0] = fence polisher
set! public.collected[0] = 4
set! public.shards[0] = [1,1,1]
legal 0 "Retrieve: Blue apparatus III (3 RP × movement symbols, row 2; +3 RP)"
legal 0 "Retrieve: Brown apparatus III (2 RP × kinds with a machine; +6 RP)"
legal 0 "Retrieve: Green apparatus III (5 RP × refiners on the board; +5 RP)"
legal 0 "Retrieve: Grey apparatus III (2 RP × parasites of this Year; +8 RP)"
legal 0 "Retrieve: Pink apparatus III (4 RP × additional cages, row 3; +4 RP)"
