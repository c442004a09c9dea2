# The sides of the attunement cards: each where it scores and where it does not.
game mysthea

scenario A01 three glory for each upgrade on the board
# R-MYS-A1.1 R-MYS-12.2
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.upgrade[0][fort] = c016
set! public.upgrade[0][action] = c020
do 0 move-island
do 0 attune shard                expect public.glory[0] = 6

scenario A01 equipment and upgrades in hand do not count
# R-MYS-A1.1
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.equipment[0] = c011
set! private[0].hand = c016
do 0 move-island
do 0 attune shard                expect public.glory[0] = 0

scenario A02 four glory for each encounter
# R-MYS-A1.2
players 2
plain
set! public.champion_at[0] = monolith-mist
set! public.encounters[0] = en02 en03 en04
do 0 move-island
do 0 attune monolith             expect public.glory[0] = 12

scenario A02 encounters of others do not count
# R-MYS-A1.2
players 2
plain
set! public.champion_at[0] = monolith-mist
set! public.encounters[1] = en02 en03 en04
do 0 move-island
do 0 attune monolith             expect public.glory[0] = 0

scenario A03 three glory for each region controlled
# R-MYS-A1.3
players 2
plain
set! public.champion_at = tree-forest sphere-mist
set! public.units[construct][0][volcano-river] = 1
do 0 move-island
do 0 attune tree                 expect public.glory[0] = 6

scenario A03 regions of somebody stronger do not count
# R-MYS-A1.3
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][1][tree-forest] = 1
do 0 move-island
do 0 attune tree                 expect public.glory[0] = 0

scenario A04 two glory for each construct deployed
# R-MYS-A1.4
players 2
plain
set! public.champion_at[0] = sphere-mist
set! public.units[construct][0][volcano-river] = 3
do 0 move-island
do 0 attune sphere               expect public.glory[0] = 6

scenario A04 golems and constructs in the pool do not count
# R-MYS-A1.4
players 2
plain
set! public.champion_at[0] = sphere-mist
set! public.units[golem][0][volcano-river] = 1
do 0 move-island
do 0 attune sphere               expect public.glory[0] = 0

scenario A05 two glory for each card discarded
# R-MYS-A1.5
players 2
plain
set! public.champion_at[0] = volcano-forest
set! public.discard[0] = c001 c006 c021
do 0 move-island
do 0 attune volcano              expect public.glory[0] = 6

scenario A05 neither the hand nor the pile of another counts
# R-MYS-A1.5 R-MYS-1.9
players 2
plain
set! public.champion_at[0] = volcano-forest
set! public.discard[1] = c001 c006 c021
set! private[0].hand = c002
observe 0 public.discard[1] = c001 c006 c021
do 0 move-island
do 0 attune volcano              expect public.glory[0] = 0

scenario A06 four glory for each piece of equipment
# R-MYS-A1.6 R-MYS-2.7
players 2
plain
set! public.night = 62
set! public.champion_at[0] = shard-mist
set! public.equipment[0] = c011 c031
do 0 move-island
do 0 attune shard                expect public.glory[0] = 8

scenario A06 upgrades do not count
# R-MYS-A1.6
players 2
plain
set! public.night = 62
set! public.champion_at[0] = shard-mist
set! public.upgrade[0][fort] = c016
do 0 move-island
do 0 attune shard                expect public.glory[0] = 0

scenario A07 two glory for each experience, none is spent
# R-MYS-A1.7
players 2
plain
set! public.night = 62
set! public.champion_at[0] = monolith-mist
set! public.xp[0] = 7
do 0 move-island
do 0 attune monolith             expect public.glory[0] = 14     expect public.xp[0] = 7

scenario A07 encounters do not count
# R-MYS-A1.7
players 2
plain
set! public.night = 62
set! public.champion_at[0] = monolith-mist
set! public.encounters[0] = en02
do 0 move-island
do 0 attune monolith             expect public.glory[0] = 0

scenario A08 a glory for each region with an own unit
# R-MYS-A1.8 R-MYS-11.15
players 2
plain
set! public.night = 62
set! public.champion_at = tree-forest tree-crystal
set! public.wounded = 1
set! public.units[fort][0][volcano-river] = 1
set! public.units[construct][0][tree-crystal] = 2
do 0 move-island
do 0 attune tree                 expect public.glory[0] = 3

scenario A08 a region counts once, and none of others
# R-MYS-A1.8
players 2
plain
set! public.night = 62
set! public.champion_at = tree-forest tree-crystal
set! public.units[construct][0][tree-forest] = 3
set! public.units[construct][1][volcano-river] = 1
do 0 move-island
do 0 attune tree                 expect public.glory[0] = 1

scenario A09 three glory for each golem deployed
# R-MYS-A1.9
players 2
plain
set! public.night = 62
set! public.champion_at[0] = sphere-mist
set! public.units[golem][0][volcano-river] = 2
do 0 move-island
do 0 attune sphere               expect public.glory[0] = 6

scenario A09 constructs and the pool do not count
# R-MYS-A1.9
players 2
plain
set! public.night = 62
set! public.champion_at[0] = sphere-mist
set! public.units[construct][0][volcano-river] = 2
do 0 move-island
do 0 attune sphere               expect public.glory[0] = 0

scenario A10 eight glory for each monster defeated, at the end of the era
# R-MYS-A1.10 R-MYS-15.7
players 2
plain
set! public.night = 62
set! public.champion = kolbor anuth
set! public.champion_at = volcano-forest volcano-forest
set! public.defeated = 16
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 move-island
do 0 attune volcano              expect public.glory[0] = 0
do 0 after shard
do 0 meditate
do 1 meditate   do 1 end-turn
expect public.glory = [10,0,0,0,0]
expect public.era = 2
expect public.attuned[volcano] = 0

scenario A10 without a monster defeated, and for who does not hold it, is worth nothing
# R-MYS-A1.10
players 2
plain
set! public.night = 62
set! public.champion = anuth kolbor
set! public.champion_at = volcano-forest volcano-forest
set! public.attuned[volcano] = 2
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory = [2,0,0,0,0]

scenario A10 monsters of the era before do not count
# R-MYS-A1.10 R-MYS-3.2
players 2
plain
set! public.night = 62
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.defeated = 16
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.era = 2
expect public.defeated = 0

scenario A10 a monster beaten twice counts once
# R-MYS-A1.10
players 2
plain
set! public.night = 62
set! public.champion = kolbor anuth
set! public.champion_at = sphere-mist volcano-forest
set! public.pool[golem][0] = 0
set! public.units[golem][0][sphere-mist] = 4
set! public.units[construct][0][sphere-mist] = 3
set! public.monster_at[4] = sphere
set! public.defeated = 16
set! public.attuned[volcano] = 2
set! public.track = cannibarok forest river crystal mist mountain
set! public.event_top = storm
set! private[0].hand = c026
do 0 act c026   do 0 done   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory = [12,11,0,0,0]
