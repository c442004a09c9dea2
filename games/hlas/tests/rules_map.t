# The map, places of units, marches, sails and flights: sections 2, 3, 12 to 15.
game hlas

scenario land, routes and seas of the map
# R-HLA-2.1 R-HLA-2.2 R-HLA-2.3 R-HLA-2.7 R-HLA-2.9 R-HLA-13.1 R-HLA-13.9
players 4
plain
set! public.warrior[0][nw-n] = 1
do 0 act march            do 0 from nw-n           do 0 take warrior
legal 0 go nw-m           legal 0 go nw-i          legal 0 go ne-i        legal 0 go sw-b1       illegal 0 go sea-n
illegal 0 go nw-n

scenario seas meet across the rim, never diagonally
# R-HLA-2.6 R-HLA-2.8 R-HLA-14.2
players 4
plain
set! public.vessel[0][0] = sea-nw
do 0 act sail             legal 0 go sea-ne        legal 0 go sea-sw      legal 0 go nw-b1
plain
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-ne
set! public.vessel[3][0] = sea-sw
set! public.vessel[1][1] = sea-n
set! public.vessel[3][1] = sea-w
do 0 act sail             illegal 0 go sea-se      legal 0 go sea-ne

scenario a capital that fell is no capital any more
# R-HLA-2.13 R-HLA-2.14 R-HLA-21.5
players 3
plain
set! public.alive = 5
set! public.capital[1] = 0
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.serf[0][ne-cap] = 5
set! public.down[ne-m] = 1
set! public.warrior[0][ne-a1] = 1
set! public.resource[0] = [2,9,2]
do 0 act march            do 0 from ne-a1          do 0 take warrior      illegal 0 go ne-cap    do 0 done
do 0 muster cast
do 2 act march            do 2 done                do 2 pass
do 0 act build            do 0 tower ne-cap
expect public.tower[0] = [ne-cap,0,0]     expect public.down[ne-m] = 1

scenario the first player takes a faction first and places last
# R-HLA-1.2 R-HLA-1.3 R-HLA-3.1 R-HLA-3.2 R-HLA-3.7
players 3   option first=2
expect decision FACTION 1  do 1 faction elves
expect decision FACTION 2  illegal 2 faction elves  do 2 faction orcs
expect decision FACTION 0  do 0 faction dwarves
expect decision CONTINENT 0               do 0 settle sw-cap
expect decision CONTINENT 2               illegal 2 settle ne-cap         do 2 settle se-cap
expect decision CONTINENT 1

scenario a random first player
# R-HLA-3.1 R-HLA-27.4
players 2
expect public.first < 2   expect decision FACTION

scenario cards and tokens of the box
# R-HLA-1.6 R-HLA-1.7 R-HLA-3.13 R-HLA-27.5
players 2
plain
expect public.draw_count = 60             expect public.unseen[food-stores] = 6   expect public.unseen[kraken] = 1
set public.up[nw-a1] = [food-stores,0]
expect public.unseen[food-stores] = 5

scenario a vessel and those aboard count towards five
# R-HLA-12.2 R-HLA-12.3 R-HLA-12.4 R-HLA-14.6 R-HLA-1.5
players 2
plain
set! public.serf[0][nw-a1] = 3
set! public.vessel[0][0] = nw-cap
do 0 act sail             do 0 take serf           legal 0 go nw-a1
do 0 take serf            illegal 0 take           illegal 0 go nw-a1     legal 0 go sea-nw
do 0 go sea-nw
expect public.cargo_serf[0][0] = 2        expect public.serf[0][nw-cap] = 0

scenario going ashore and aboard is free on land
# R-HLA-12.5 R-HLA-12.6 R-HLA-12.7
players 2
plain
set! public.vessel[0][0] = sea-nw
set! public.cargo_serf[0][0] = 2
do 0 act sail             illegal 0 take           do 0 go nw-a1
expect public.serf[0][nw-a1] = 2          expect public.cargo_serf[0][0] = 0

scenario a docked vessel alone controls its region
# R-HLA-12.8 R-HLA-12.9 R-HLA-22.1
players 2
plain
set! public.vessel[0][0] = nw-a1
expect score 0 = 4
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act fly              do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,3,2]

scenario towers link to the capital, not to each other
# R-HLA-2.11 R-HLA-13.2
players 2
plain
set! public.level[0] = 2
set! public.tower[0] = [se-m,ne-m,0]
set! public.serf[0][ne-m] = 1
set! public.built[0] = 1
set! public.hero[0][0] = se-m
set! public.down[se-m] = 0
set! public.down[se-a1] = 1
do 0 act march            do 0 from ne-m           do 0 take serf         legal 0 go se-m        legal 0 go nw-a1
do 0 done                 do 0 muster march-2      do 0 from se-m         do 0 take hero-1
illegal 0 go ne-m         legal 0 go nw-cap

scenario after a won battle the march is over
# R-HLA-13.8 R-HLA-13.4 R-HLA-18.14
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior
illegal 0 go ne-c1        do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect decision MUSTER 0
plain
set! public.warrior[0][nw-i] = 2
set! public.tower[1] = [ne-i,0,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior
do 0 go ne-i
expect decision TACTIC

scenario an enemy vessel in the air stops a sail, and so does an enemy shore
# R-HLA-14.4 R-HLA-18.3
players 2
plain
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][1] = sea-n
do 0 act sail             do 0 go sea-n
expect public.battle.strength = [3,2]
plain
set! public.vessel[0][0] = sea-n
set! public.warrior[1][ne-b1] = 1
do 0 act sail             do 0 go ne-b1
expect public.battle.strength = [3,2]

scenario a sail goes on after a shore, which is not explored
# R-HLA-14.5 R-HLA-16.2
players 4
plain
set! public.vessel[0][0] = sea-nw
set! public.up[nw-b1] = [glory,0]
set! public.vessel[1][0] = sea-n
do 0 act sail             do 0 go bay-n
expect public.vessel[0][0] = bay-n        expect public.up[nw-b1] = [glory,0]

scenario flights over land, shores and seas, without routes
# R-HLA-15.1 R-HLA-15.2 R-HLA-15.4 R-HLA-15.9 R-HLA-15.10
players 2
plain
set! public.vessel[0][1] = nw-b1
set! public.tower[0] = [ne-m,0,0]
do 0 act fly              legal 0 go sea-n         legal 0 go nw-i        illegal 0 go ne-a1     legal 0 go ne-b1
do 0 done                 do 0 muster march        illegal 0 from nw-b1
plain
set! public.vessel[0][1] = nw-m
set! public.serf[0][nw-i] = 5
do 0 act fly              illegal 0 go nw-i        legal 0 go nw-c1
plain
set! public.vessel[0][1] = nw-m
set! public.serf[1][nw-n] = 1
do 0 act fly              illegal 0 go nw-i        do 0 go nw-n
expect decision TACTIC

scenario an air vessel that attacked over sea must fly home
# R-HLA-15.7
players 2
plain
set! public.vessel[0][1] = nw-b1
set! public.warrior[0][nw-b1] = 2
set! public.vessel[1][0] = sea-n
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect decision ONWARD 0  illegal 0 stay           illegal 0 go sea-nw    do 0 go ne-b1
expect public.vessel[0][1] = ne-b1        expect public.warrior[0][ne-b1] = 2

scenario with no land to fly to it is lost with all aboard
# R-HLA-15.7
players 2
plain
set! public.vessel[0][1] = nw-b1
set! public.warrior[0][nw-b1] = 2
set! public.vessel[1][0] = sea-n
set! public.serf[1][ne-b1] = 1
set! public.barrier[nw-b1] = 2
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect public.vessel[0][1] = 0            expect public.warrior[0][0] = 4

scenario a defending air vessel stays over the sea
# R-HLA-15.8 R-HLA-15.6
players 2
plain
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][1] = sea-n
set! public.cargo_warrior[1][1] = 2
do 0 act sail             do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect public.vessel[1][1] = sea-n        expect event won 1
