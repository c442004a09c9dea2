# Corners of sections 10 to 28: what the other files only touch.
game hlas

scenario eXpand needs the warriors as well as the serfs
# R-HLA-24.2
players 2
plain
set! public.serf[0][nw-cap] = 11
set! public.warrior[0][nw-cap] = 4
do 0 act recruit         do 0 recruit serf       do 1 pass
expect public.serf[0][0] = 0              expect public.end_round = 0

scenario the cards of a fallen player are discarded
# R-HLA-21.2
players 3
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
set! private[1].library = haste
set! public.scribed[1][0] = famine
set! public.scribed_state[1][0] = 1
do 0 act march           do 0 from ne-a1
do 0 take warrior        do 0 take warrior       do 0 take warrior     do 0 take warrior
do 0 go ne-cap           do 1 pass
do 0 tactic skirmish     do 1 tactic skirmish
expect public.alive = 5  expect public.library_count[1] = 0      expect public.scribed[1] = [0,0,0]
expect public.discard_count = 2

scenario the last of three players has won at once
# R-HLA-24.8
players 3
plain
set! public.alive = 3
set! public.capital[2] = 0
set! public.serf[2][se-cap] = 0
set! public.warrior[2][se-cap] = 0
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
do 0 act march           do 0 from ne-a1
do 0 take warrior        do 0 take warrior       do 0 take warrior     do 0 take warrior
do 0 go ne-cap
do 0 tactic skirmish     do 1 tactic skirmish
expect over              expect rank 0 = 1

scenario units aboard a fallen ally's vessel go home
# R-HLA-28.14
players 4   option mode=teams
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.vessel[1][0] = sea-ne
set! public.cargo_serf[3][2] = 1
set! public.cargo_warrior[3][2] = 1
set! public.warrior[0][ne-a1] = 4
do 0 act march           do 0 from ne-a1
do 0 take warrior        do 0 take warrior       do 0 take warrior     do 0 take warrior
do 0 go ne-cap
do 0 tactic skirmish     do 1 tactic skirmish
expect public.alive = 13  expect public.serf[3][sw-cap] = 3       expect public.warrior[3][sw-cap] = 2
expect public.cargo_serf[3][2] = 0

scenario workers: a third serf on two spaces gives nothing
# R-HLA-22.2
players 2
plain
set! public.serf[0][nw-i] = 3
set! public.resource[0] = [0,0,0]
do 0 act march           do 0 done               do 0 pass             do 1 act march         do 1 done              do 1 pass
do 0 act sail            do 0 pass               do 1 act sail         do 1 pass
expect public.resource[0] = [3,0,0]

scenario allies share the worker spaces, who harvests first fills them
# R-HLA-28.3
players 4   option mode=teams   option first=3
plain
set! public.serf[0][nw-a2] = 1
set! public.serf[2][nw-a2] = 1
set! public.resource[0] = [0,0,0]
set! public.resource[2] = [0,0,0]
do 0 act march           do 0 done               do 0 pass             do 1 act march         do 1 done              do 1 pass
do 2 act march           do 2 done               do 2 pass             do 3 act march         do 3 done              do 3 pass
do 0 act sail            do 0 pass               do 1 act sail         do 1 pass              do 2 act sail          do 2 pass
do 3 act sail            do 3 pass
expect public.resource[0] = [2,0,0]       expect public.resource[2] = [1,0,0]
do 1 act march           do 1 done               do 1 pass             do 2 act march         do 2 done              do 2 pass
do 3 act march           do 3 done               do 3 pass             do 0 act march         do 0 done              do 0 pass
do 1 act sail            do 1 pass               do 2 act sail         do 2 pass              do 3 act sail          do 3 pass
do 0 act sail            do 0 pass
expect public.resource[0] = [3,0,0]       expect public.resource[2] = [3,0,0]

scenario the Wolf Rider rides on once in each action
# R-HLA-H6.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-n] = 1
set! public.serf[1][ne-m] = 1
do 0 act march           do 0 from nw-i          do 0 take hero-3      do 0 take warrior      do 0 take warrior
do 0 go ne-i             do 0 gain food          do 0 tactic skirmish  do 1 tactic skirmish
do 0 go ne-n             do 0 gain food          do 0 tactic skirmish  do 1 tactic skirmish
expect decision MUSTER 0
do 0 muster march-2      do 0 from ne-n          do 0 take hero-3      do 0 take warrior      do 0 take warrior
do 0 go ne-m             do 0 gain food          do 0 tactic skirmish  do 1 tactic skirmish
expect decision ONWARD 0

scenario the Paladin rallies nobody to a full region
# R-HLA-H1.3
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = nw-m
set! public.serf[0][nw-m] = 3
do 0 act recruit         do 0 recruit warrior    legal 0 place nw-m     do 0 place nw-m
expect public.warrior[0][nw-m] = 1
plain
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = nw-m
set! public.serf[0][nw-m] = 4
do 0 act recruit         do 0 recruit warrior
expect public.warrior[0][nw-m] = 0        expect public.warrior[0][nw-cap] = 2

scenario the Galleon's guns wait for no crew that was not asked
# R-HLA-B4.1 R-HLA-28.5
players 4   option mode=teams
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-b1
set! public.serf[2][nw-b1] = 1
set! public.serf[1][nw-c1] = 1
do 0 act sail            legal 0 stay            do 0 take serf 1      illegal 0 stay

scenario the Phoenix rises from a battle that cost the ally his airship too
# R-HLA-B15.3 R-HLA-28.11
players 4   option mode=teams
plain
set! public.built[0] = 16
set! public.built[2] = 16
set! public.level[2] = 3
set! public.vessel[0][1] = nw-c1
set! public.vessel[2][1] = nw-c1
set! public.warrior[2][nw-c1] = 1
set! public.warrior[1][nw-b1] = 5
set! public.warrior[1][ne-cap] = 0
set! public.resource[2] = [2,2,2]
do 0 act march           do 0 done               do 0 pass
do 1 act march           do 1 from nw-b1
do 1 take warrior        do 1 take warrior       do 1 take warrior     do 1 take warrior      do 1 take warrior
do 1 go nw-c1            do 2 lead
do 1 tactic skirmish     do 2 tactic skirmish
do 2 lose air-vessel     do 2 lose air-vessel 1
expect public.resource[2] = [2,2,6]       expect decision REBIRTH 2
do 2 rebuild
expect public.vessel[2][1] = se-cap       expect public.vessel[0][1] = 0

scenario the Tunneler digs where he lands as well
# R-HLA-H12.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 20
set! public.level[0] = 2
set! public.hero[0][2] = nw-m
set! public.vessel[0][1] = nw-m
set! public.up[nw-a1][0] = ambush
do 0 act fly             do 0 take hero-3        do 0 go nw-a1
do 0 dig
expect public.resource[0] = [2,3,2]       expect public.hero[0][2] = nw-a1
