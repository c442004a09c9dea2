# The spells of type cast: R-HLA-C1.1 to R-HLA-C18.1, each acting and not acting. The position of `plain` is described in
# golden.t.
game hlas

scenario Earthquake: every owner in the region loses two units
# R-HLA-C1.1 R-HLA-17.2 R-HLA-17.4
players 2
plain
set! private[0].library = earthquake
set! public.resource[0] = [2,2,5]
set! public.serf[1][ne-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.tower[1] = [ne-i,0,0]
set! public.vessel[1][1] = ne-i
do 0 act cast            do 0 cast earthquake    do 0 target ne-i
expect decision LOSE 1   illegal 1 lose air-vessel
do 1 lose serf           do 1 lose warrior
expect public.serf[1][ne-i] = 1           expect public.warrior[1][ne-i] = 0   expect public.tower[1] = [ne-i,0,0]
expect public.score[0] = 2                expect public.resource[0][mana] = 0

scenario Earthquake takes all of fewer, the caster's too, and never seas or capitals
# R-HLA-C1.1 R-HLA-17.5
players 2
plain
set! private[0].library = earthquake
set! public.resource[0] = [2,2,5]
set! public.serf[0][nw-i] = 1
do 0 act cast            do 0 cast earthquake
illegal 0 target ne-cap  illegal 0 target sea-n   illegal 0 target sw-m
do 0 target nw-i
expect public.serf[0][nw-i] = 0

scenario Teleport takes an army to an own region
# R-HLA-C2.1 R-HLA-16.8
players 2
plain
set! private[0].library = teleport
set! public.resource[0] = [2,2,3]
set! public.warrior[0][ne-b1] = 1
set! public.down[ne-b1] = 1
do 0 act cast            do 0 cast teleport
do 0 from nw-cap         do 0 take serf          do 0 take serf
do 0 go ne-b1
expect public.serf[0][ne-b1] = 2          expect public.down[ne-b1] = 1        expect public.score[0] = 1

scenario Teleport goes to no region without own pieces and not beyond five
# R-HLA-C2.1 R-HLA-12.1
players 2
plain
set! private[0].library = teleport
set! public.resource[0] = [2,2,3]
set! public.serf[0][nw-m] = 4
do 0 act cast            do 0 cast teleport      do 0 from nw-cap      do 0 take serf
legal 0 go nw-m          illegal 0 go nw-a1      illegal 0 go ne-cap
do 0 take serf           illegal 0 go nw-m

scenario Haste marches one region further
# R-HLA-C3.1
players 2
plain
set! private[0].library = haste
do 0 act cast            do 0 cast haste
do 0 from nw-cap         do 0 take serf          legal 0 go nw-c1
do 0 go nw-n
expect public.serf[0][nw-n] = 1           expect public.bar[0][march] = 0
expect decision MUSTER 0

scenario without Haste a serf goes two regions, and a desert stops it all the same
# R-HLA-C3.1 R-HLA-13.5
players 2
plain
do 0 act march           do 0 from nw-cap        do 0 take serf        illegal 0 go nw-n
plain
set! private[0].library = haste
set! public.serf[0][nw-m] = 1
do 0 act cast            do 0 cast haste         do 0 from nw-m        do 0 take serf
legal 0 go nw-c1
set! public.serf[1][nw-b1] = 1
set! public.serf[1][nw-b2] = 1
illegal 0 go nw-i

scenario Fair Wind sails one step further
# R-HLA-C4.1
players 2
plain
set! private[0].library = fair-wind
set! public.vessel[0][0] = nw-cap
do 0 act cast            do 0 cast fair-wind     do 0 vessel sea-vessel
legal 0 go ne-c1         do 0 go ne-i
expect public.vessel[0][0] = ne-i         expect public.bar[0][sail] = 0

scenario Fair Wind without a vessel brings only its point
# R-HLA-C4.1 R-HLA-17.7
players 2
plain
set! private[0].library = fair-wind
do 0 act cast            do 0 cast fair-wind
expect public.score[0] = 1                expect decision MUSTER 0

scenario Bountiful Harvest: four food, ten at most
# R-HLA-C5.1 R-HLA-1.9
players 2
plain
set! private[0].library = bountiful-harvest
do 0 act cast            do 0 cast bountiful-harvest
expect public.resource[0] = [6,2,0]
plain
set! private[0].library = bountiful-harvest
set! public.resource[0] = [9,2,2]
do 0 act cast            do 0 cast bountiful-harvest
expect public.resource[0] = [10,2,0]

scenario Ore Vein: four ore, and not without its mana
# R-HLA-C6.1 R-HLA-17.2
players 2
plain
set! private[0].library = ore-vein
do 0 act cast            do 0 cast ore-vein
expect public.resource[0] = [2,6,0]
plain
set! private[0].library = ore-vein
set! public.resource[0] = [2,2,1]
do 0 act cast            illegal 0 cast

scenario Call of the People: up to two serfs
# R-HLA-C7.1
players 2
plain
set! private[0].library = call-of-the-people
do 0 act cast            do 0 cast call-of-the-people
do 0 raise 2
expect public.serf[0][nw-cap] = 4

scenario Call of the People brings what the supply has
# R-HLA-C7.1
players 2
plain
set! private[0].library = call-of-the-people
set! public.serf[0][nw-cap] = 11
do 0 act cast            do 0 cast call-of-the-people
illegal 0 raise 2        do 0 raise 1
expect public.serf[0][0] = 0

scenario Call to Arms: a warrior beside own pieces
# R-HLA-C8.1
players 2
plain
set! private[0].library = call-to-arms
set! public.resource[0] = [2,2,3]
set! public.tower[0] = [ne-m,0,0]
do 0 act cast            do 0 cast call-to-arms
illegal 0 target nw-a1   do 0 target ne-m
expect public.warrior[0][ne-m] = 1

scenario Call to Arms without a warrior in the supply does nothing
# R-HLA-C8.1
players 2
plain
set! private[0].library = call-to-arms
set! public.resource[0] = [2,2,3]
set! public.warrior[0][nw-cap] = 5
do 0 act cast            do 0 cast call-to-arms
expect decision MUSTER 0                  expect public.score[0] = 1

scenario Scrying: three tokens are seen by the caster alone, two may change places
# R-HLA-C9.1 R-HLA-C9.2 R-HLA-27.2
players 2
plain
set! private[0].library = scrying
set! public.down[nw-m] = 1
set! public.down[ne-b2] = 2
do 0 act cast            do 0 cast scrying
chance 0/70
do 0 peek nw-m 0
expect private[0].seen[nw-m] = [food-stores,0]       expect hidden private[0].seen from 1
expect visible public.peeked to 1    expect public.peeked[nw-m] = [1,0]        expect no-undo
chance 68/69
do 0 peek ne-b2 1
expect private[0].seen[ne-b2] = [0,nothing-here]
do 0 done
do 0 swap nw-m ne-b2 2
expect private[0].seen[nw-m] = [nothing-here,0]      expect private[0].seen[ne-b2] = [0,food-stores]
expect public.down[nw-m] = 1

scenario a token seen by Scrying is what is found there
# R-HLA-C9.1 R-HLA-C9.2
players 2
plain
set! private[0].library = scrying
set! public.down[nw-m] = 1
set! public.serf[0][nw-a1] = 1
do 0 act cast            do 0 cast scrying
chance 0/70
do 0 peek nw-m 0         do 0 done
do 0 muster march        do 0 from nw-a1         do 0 take serf        do 0 go nw-m
expect public.resource[0] = [4,2,1]       expect public.unseen[food-stores] = 5

scenario Scrying swaps no land token with a sea token
# R-HLA-C9.1
players 2
plain
set! private[0].library = scrying
set! public.down[nw-m] = 1
set! public.down[sea-n] = 1
do 0 act cast            do 0 cast scrying       do 0 peek nw-m 0      do 0 peek sea-n 0
do 0 peek se-m 0
legal 0 swap nw-m se-m 0                  illegal 0 swap nw-m sea-n

scenario Lightning destroys a serf or warrior anywhere, aboard too
# R-HLA-C10.1
players 2
plain
set! private[0].library = lightning
set! public.resource[0] = [2,2,4]
set! public.vessel[1][0] = sea-n
set! public.cargo_warrior[1][0] = 1
do 0 act cast            do 0 cast lightning
expect public.cargo_warrior[1][0] = 0     expect public.score[0] = 2

scenario Lightning spares heroes, vessels, capitals and the own side
# R-HLA-C10.1 R-HLA-17.5
players 2
plain
set! private[0].library = lightning
set! public.resource[0] = [2,2,4]
set! public.hero[1][0] = ne-m
set! public.serf[1][ne-m] = 1
set! public.serf[1][ne-a1] = 1
set! public.serf[0][nw-m] = 1
do 0 act cast            do 0 cast lightning
illegal 0 target ne-m 1 hero-1            illegal 0 target ne-cap     illegal 0 target nw-m
do 0 target ne-m 1 serf
expect public.serf[1][ne-m] = 0

scenario Gale drives a vessel with those aboard away
# R-HLA-C11.1
players 2
plain
set! private[0].library = gale
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[1][0] = 1
set! public.down[bay-n] = 1
do 0 act cast            do 0 cast gale
legal 0 go sea-s         do 0 go bay-n
expect public.vessel[1][0] = bay-n        expect public.cargo_serf[1][0] = 1   expect public.down[bay-n] = 1

scenario Gale never starts a battle, reaches no capital and sends no air vessel out to sea
# R-HLA-C11.1 R-HLA-17.5
players 2
plain
set! private[0].library = gale
set! public.vessel[1][0] = ne-cap
set! public.vessel[1][1] = ne-b1
set! public.serf[0][nw-b1] = 1
do 0 act cast            do 0 cast gale
illegal 0 go sea-n       legal 0 go ne-c1        illegal 0 go nw-b1

scenario Barrier keeps enemies out until the round ends
# R-HLA-C12.1 R-HLA-C12.2 R-HLA-23.3
players 2
plain
set! private[0].library = barrier
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
do 0 act cast            do 0 cast barrier
expect public.barrier[nw-i] = 1
do 0 pass
do 1 act march           do 1 from ne-i          do 1 take warrior     illegal 1 go nw-i
do 1 done                do 1 pass
do 0 act march           do 0 done               do 0 pass
do 1 act sail            do 1 pass
expect public.barrier[nw-i] = 0

scenario Barrier needs an own region outside the capital and does not bind its owner
# R-HLA-C12.1 R-HLA-C12.2
players 2
plain
set! private[0].library = barrier
set! public.serf[0][nw-i] = 1
set! public.serf[0][nw-c1] = 1
do 0 act cast            do 0 cast barrier
illegal 0 target nw-cap  illegal 0 target ne-i   do 0 target nw-i
do 0 muster march        do 0 from nw-c1         do 0 take serf        legal 0 go nw-i

scenario Mana Theft: up to three mana of one opponent
# R-HLA-C13.1
players 3
plain
set! private[0].library = mana-theft
do 0 act cast            do 0 cast mana-theft
illegal 0 target 0 0     do 0 target 0 2
expect public.resource[0] = [2,2,2]       expect public.resource[2] = [2,2,0]

scenario Mana Theft from somebody without mana brings nothing
# R-HLA-C13.1
players 2
plain
set! private[0].library = mana-theft
set! public.resource[1] = [2,2,0]
do 0 act cast            do 0 cast mana-theft
expect public.resource[0] = [2,2,0]       expect public.score[0] = 1

scenario Famine: each opponent loses two food, never below none
# R-HLA-C14.1 R-HLA-1.9
players 3
plain
set! private[0].library = famine
set! public.resource[1] = [1,2,2]
do 0 act cast            do 0 cast famine
expect public.resource[1] = [0,2,2]       expect public.resource[2] = [0,2,2]  expect public.resource[0] = [2,2,0]

scenario Famine and Rust spare the ally
# R-HLA-C14.1 R-HLA-C15.1 R-HLA-17.13
players 4   option mode=teams
plain
set! private[0].library = famine
do 0 act cast            do 0 cast famine
expect public.resource[2] = [2,2,2]       expect public.resource[1] = [0,2,2]  expect public.resource[3] = [0,2,2]

scenario Rust: each opponent loses two ore
# R-HLA-C15.1
players 2
plain
set! private[0].library = rust
set! public.resource[1] = [2,5,2]
do 0 act cast            do 0 cast rust
expect public.resource[1] = [2,3,2]       expect public.resource[0] = [2,2,0]

scenario Polymorph: an own serf becomes a warrior, in the courtyard too
# R-HLA-C16.1
players 2
plain
set! private[0].library = polymorph
set! public.resource[0] = [2,2,3]
do 0 act cast            do 0 cast polymorph
expect public.serf[0][nw-cap] = 1         expect public.warrior[0][nw-cap] = 2

scenario Polymorph: an enemy warrior becomes a serf, but not in a capital
# R-HLA-C16.1 R-HLA-17.5
players 2
plain
set! private[0].library = polymorph
set! public.resource[0] = [2,2,3]
set! public.warrior[1][ne-m] = 1
do 0 act cast            do 0 cast polymorph
illegal 0 target ne-cap  do 0 target ne-m 1 warrior
expect public.warrior[1][ne-m] = 0        expect public.serf[1][ne-m] = 1

scenario Resurrection: a hero whose building stands
# R-HLA-C17.1
players 2
plain
set! private[0].library = resurrection
set! public.resource[0] = [2,2,5]
set! public.built[0] = 3
do 0 act cast            do 0 cast resurrection
illegal 0 target 0 0 hero-3               do 0 target 0 0 hero-2
expect public.hero[0] = [0,nw-cap,0]      expect public.resource[0] = [2,2,0]

scenario Resurrection without such a hero
# R-HLA-C17.1
players 2
plain
set! private[0].library = resurrection
set! public.resource[0] = [2,2,5]
do 0 act cast            do 0 cast resurrection
expect public.hero[0] = [0,0,0]           expect public.score[0] = 2

scenario Banishment sends up to three units of one enemy home
# R-HLA-C18.1
players 2
plain
set! private[0].library = banishment
set! public.resource[0] = [2,2,5]
set! public.serf[1][ne-m] = 3
set! public.warrior[1][ne-m] = 1
do 0 act cast            do 0 cast banishment
do 0 banish warrior      do 0 banish serf        do 0 banish serf
expect public.serf[1][ne-m] = 1           expect public.serf[1][ne-cap] = 4    expect public.warrior[1][ne-cap] = 2
expect decision MUSTER 0

scenario Banishment spares vessels and capitals and may stop earlier
# R-HLA-C18.1 R-HLA-17.5
players 2
plain
set! private[0].library = banishment
set! public.resource[0] = [2,2,5]
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[1][0] = 2
do 0 act cast            do 0 cast banishment
illegal 0 banish sea-vessel
do 0 banish serf         do 0 done
expect public.cargo_serf[1][0] = 1        expect public.serf[1][ne-cap] = 3

scenario Gale takes a docked vessel out alone
# R-HLA-C11.1
players 2
plain
set! private[0].library = gale
set! public.vessel[1][0] = ne-b1
set! public.serf[1][ne-b1] = 1
do 0 act cast            do 0 cast gale          do 0 go sea-n
expect public.vessel[1][0] = sea-n        expect public.serf[1][ne-b1] = 1     expect public.cargo_serf[1][0] = 0
