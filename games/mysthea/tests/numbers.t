# The numbers that a battle and an attack announce: totals, strengths, medals, what a gain brings.
game mysthea

scenario the totals of the battle of four
# R-MYS-11.17 R-MYS-11.14 R-MYS-11.12
players 4
plain
set! public.champion = telron kolbor anuth celethe
set! public.champion_at = volcano-forest tree-forest monolith-forest tree-forest
set! public.units[golem][0][tree-forest] = 1
set! public.units[fort][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 3
set! public.units[golem][2][tree-forest] = 1
set! public.units[construct][2][tree-forest] = 1
set! public.units[golem][3][tree-forest] = 1
set! private[0].hand = c026
set! private[1].hand = c060
set! private[2].hand = c024
set! private[3].hand = c001
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
do 2 battle tree-forest          expect event battle 2 with tree-forest 0 = 1
do 3 no-order   do 1 order c060   do 2 order c024   do 0 order c026
do 0 move golem tree-forest
do 0 to tree-mountain
expect event glory 1 with 8 = 1
expect event total 0 with 3 = 1      expect event total 1 with 6 = 1
expect event total 2 with 6 = 1      expect event total 3 with 5 = 1
do 3 lose champion
expect event glory 1 with 8 = 1      expect event glory 2 with 8 = 1
expect no-event glory 0

scenario Anuth's bonus, the tactic's and a wounded champion's strength in totals
# R-MYS-H1.1 R-MYS-11.17 R-MYS-11.15 R-MYS-7.4
players 2
plain
set! public.champion[0] = anuth
set! public.champion_at = tree-forest tree-forest
set! public.wounded = 2
set! public.upgrade[1][champion] = c019
set! public.units[construct][0][tree-forest] = 1
set! private[0].hand = c043
set! public.energy[0] = 3
do 0 act c043
do 0 effect
expect event battle 0 with tree-forest 3 = 1
expect event total 0 with 9 = 1      expect event total 1 with 3 = 1

scenario Anuth's owner does not start it: no bonus
# R-MYS-H1.1
players 2
plain
set! public.champion[0] = anuth
set! public.champion_at = tree-forest tree-forest
do 0 meditate   do 0 end-turn
do 1 battle tree-forest
expect event total 0 with 3 = 1      expect event total 1 with 3 = 1

scenario all four strengthening upgrades add up to 21
# R-MYS-C3.80 R-MYS-C2.58 R-MYS-C2.60 R-MYS-C3.76
players 2
plain
set! public.upgrade[0] = c080 c058 c060 c076 none
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][tree-forest] = 3
set! public.units[golem][0][tree-forest] = 2
set! public.units[fort][0][tree-forest] = 1
do 0 battle tree-forest
expect event total 0 with 21 = 1     expect event total 1 with 3 = 1

scenario a starter without a unit has the tactic's bonus only
# R-MYS-11.6
players 2
plain
set! private[0].hand = c004
set! public.energy[0] = 2
set! public.units[construct][1][sphere-river] = 2
do 0 act c004
do 0 effect
do 0 region sphere-river
expect event total 0 with 2 = 1      expect event total 1 with 2 = 1
expect no-event glory

scenario Cannibarok is 12, and 14 on an island with a crystal field
# R-MYS-M1.11 R-MYS-M2.11
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion_at = sphere-mist volcano-forest
do 0 act c063
do 0 effect
expect event unbeaten with cannibarok 12 3 = 1
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist volcano-forest
do 0 act c063
do 0 effect
expect event unbeaten with cannibarok 14 3 = 1

scenario without behaviours it is 12 there too
# R-MYS-M2.11 R-MYS-2.16
players 2   option monster_behaviours=off
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist volcano-forest
do 0 act c063
do 0 effect
expect event unbeaten with cannibarok 12 3 = 1

scenario Boulron does not count forts, Anuth is two stronger
# R-MYS-M2.7 R-MYS-H1.1 R-MYS-14.2
players 2   option extra_monsters=on
plain
set! public.monster_of_era = boulron utcoro cannibarok
set! public.monster_at = [3,0,0,0,0,0,0]
set! public.champion[0] = anuth
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river boulron
set! public.champion_at = tree-forest shard-mist
set! public.units[fort][0][tree-forest] = 3
set! public.units[golem][0][tree-forest] = 3
do 0 act c063
do 0 effect
expect event defeated with boulron 11 11 = 1
expect event medal 0 with 1 = 1      expect event glory 0 with 9 = 1

scenario an empty island stands with nothing against a monster
# R-MYS-14.11
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = monolith
set! public.champion_at = sphere-mist volcano-forest
do 0 act c063
do 0 effect
expect event unbeaten with cannibarok 12 0 = 1

scenario regions score what their space is worth
# R-MYS-15.2 R-MYS-4.2
players 2
plain
set! public.champion = anuth telron
set! public.champion_at = tree-forest shard-mist
set! public.track = forest mist river crystal mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect event scored with forest 2 = 1      expect event scored with mist 3 = 1
expect event scored with river 4 = 1       expect event scored with mountain 6 = 1
expect event glory 0 with 2 = 1            expect event glory 1 with 3 = 1

scenario what a gain and a price are, by kind
# R-MYS-9.1 R-MYS-9.2 R-MYS-13.1
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.units[construct][0][shard-crystal] = 1
do 0 meditate
expect event gained 0 with 3 0 0 = 1
expect event gained 0 with 0 1 0 = 1
expect event gained 0 with 0 0 1 = 1
do 0 done
do 0 encounter
expect event paid 0 with 0 1 = 1
