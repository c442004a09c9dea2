# Where glory comes from, for the account at the end: 0 set by hand, 1 regions, 2 battles, 3 monsters,
# 4 encounters, 5 attunements, 6 cards, 7 meditation, 8 champions, 9 losses.
game mysthea

scenario a card, meditation, an encounter
# R-MYS-1.6
players 2
plain
set! private[0].hand = c026
set! public.energy[0] = 1
do 0 act c026   do 0 effect
expect public.glory_from[6] = [3,0,0,0,0]
plain
set! public.champion_at[0] = shard-river
do 0 meditate
expect public.glory_from[7] = [2,0,0,0,0]
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter   do 0 option 2   do 0 part 1
expect public.glory_from[4] = [10,0,0,0,0]

scenario battles, Leheir, an attunement
# R-MYS-1.6
players 2
plain
set! public.champion = leheir kolbor
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][1][tree-forest] = 1
do 0 battle tree-forest
expect public.glory_from[2] = [2,0,0,0,0]
expect public.glory_from[8] = [1,0,0,0,0]
plain
set! public.champion_at = tree-forest shard-mist
do 0 move-island
do 0 attune tree
expect public.glory_from[5] = [3,0,0,0,0]

scenario regions, monsters and what is lost
# R-MYS-1.6
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest volcano-forest
set! public.units[golem][0][tree-forest] = 4
set! public.pool[golem][0] = 0
set! public.encounters[0] = en01 en02 en03 en04 en05 en06
set! public.encounter_top = en10
set! public.track = forest utcoro river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory_from[1] = [2,2,0,0,0]
expect public.glory_from[3] = [3,0,0,0,0]
expect public.glory_from[9] = [0,-2,0,0,0]
expect public.glory = [5,0,0,0,0]
