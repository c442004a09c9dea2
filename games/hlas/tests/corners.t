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

scenario the Phoenix rises from a battle that cost the ally their airship too
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

scenario a tower turns up no token across a route
# R-HLA-7.5
players 2
plain
set! public.serf[0][nw-i] = 1
set! public.down[nw-c1] = 1
set! public.down[ne-i] = 1
set! public.resource[0] = [2,9,2]
do 0 act build           chance 0/70
do 0 tower nw-i
expect public.down[nw-c1] = 0             expect public.down[ne-i] = 1

scenario an army is five units at most
# R-HLA-13.1
players 2
plain
set! public.serf[0][nw-cap] = 6
do 0 act march           do 0 from nw-cap        do 0 take serf        do 0 take serf         do 0 take serf
do 0 take serf           do 0 take serf          illegal 0 take serf   illegal 0 take warrior

scenario the Priestess pulls nobody into her own capital
# R-HLA-26.12 R-HLA-H11.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-cap
set! public.serf[1][nw-a1] = 1
do 0 act march           do 0 from nw-cap        do 0 take hero-2      illegal 0 stay         legal 0 go nw-a2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-m
set! public.serf[1][nw-a1] = 1
do 0 act march           do 0 from nw-m          do 0 take hero-2      legal 0 stay

scenario allies aboard at sea are not asked again
# R-HLA-28.5 R-HLA-12.7
players 4   option mode=teams
plain
set! public.vessel[0][0] = sea-nw
set! public.cargo_serf[2][2] = 1
do 0 act sail            do 0 go sea-n
expect decision MUSTER 0  expect public.cargo_serf[2][2] = 1

scenario an air vessel flies from the capital to a tower
# R-HLA-15.1 R-HLA-2.11
players 2
plain
set! public.vessel[0][1] = nw-cap
set! public.tower[0] = [nw-i,0,0]
do 0 act fly             legal 0 go nw-i
plain
set! public.vessel[0][1] = nw-cap
do 0 act fly             illegal 0 go nw-i

scenario the Galleon's guns at a shore do not reach across a route
# R-HLA-B4.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act sail            illegal 0 stay
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-i
set! public.serf[1][nw-c1] = 1
do 0 act sail            legal 0 stay

scenario the Knight does not ride on after a battle, nor when a token leads on from it
# R-HLA-H3.3 R-HLA-26.9
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.up[ne-i][0] = hidden-path
do 0 act march           do 0 from nw-i          do 0 take hero-3      do 0 take warrior      do 0 take warrior
do 0 go ne-i             do 0 tactic skirmish    do 1 tactic skirmish
do 0 stay                do 0 go ne-c1
expect decision MUSTER 0

scenario the Knight ignores no storm at sea
# R-HLA-H3.1 R-HLA-S8.1
players 2
plain
set! public.built[0] = 4
set! public.vessel[0][0] = nw-cap
set! public.hero[0][2] = nw-cap
set! public.up[sea-nw][0] = storm
do 0 act sail            do 0 take hero-3        do 0 take serf        do 0 go sea-nw
illegal 0 ignore         do 0 lose serf
expect public.hero[0][2] = 54

scenario the defender's abilities come first
# R-HLA-18.5
players 2
plain
set! public.faction = orcs elves
set! public.built = [16,4,0,0]
set! public.level = [2,3,0,0]
set! public.vessel[0][1] = nw-c1
set! public.hero[1][2] = nw-i
set! public.serf[1][nw-i] = 2
set! public.warrior[0][nw-c1] = 2
do 0 act fly             do 0 take warrior       do 0 take warrior     do 0 go nw-i
expect decision STRIKE 1  do 1 strike warrior
expect decision STRIKE 0

scenario the enemy loses its air vessel before its sea vessel
# R-HLA-32.6
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.vessel[1] = [ne-b1,ne-b1]
set! public.tower[1] = [ne-b1,0,0]
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-b1] = 5
do 0 act march           do 0 from nw-b1         do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 take warrior       do 0 go ne-b1         chance 0/7
do 0 tactic skirmish
expect public.vessel[1] = [ne-cap,0]      expect public.tower[1] = [0,0,0]

scenario the Priestess makes serfs of bar and buildings worthless too
# R-HLA-H11.3 R-HLA-4.8
players 2
plain
set! public.faction = dwarves orcs
set! public.built = [2,1,0,0]
set! public.level[0] = 3
set! public.bar[1][tax] = 2
set! public.hero[0][1] = ne-a1
do 0 act march           do 0 from ne-a1         do 0 take hero-2      do 0 go ne-cap
expect public.battle.strength = [3,6]

scenario a petrified Pharom bars no bonus
# R-HLA-C25.1 R-HLA-H9.1
players 2
plain
set! public.faction = elves humans
set! public.built = [4,1,0,0]
set! public.hero[0][2] = nw-i
set! public.hero[1][0] = ne-i
set! public.serf[1][ne-i] = 1
set! public.resource[1] = [2,2,3]
set! private[1].library = petrify
do 0 act march           do 0 from nw-i          do 0 take hero-3      do 0 go ne-i
expect public.battle.strength = [2,5]
do 1 cast petrify
expect public.battle.strength = [0,6]

scenario aboard on land: as many as the vessel carries, as long as they fight
# R-HLA-B9.2 R-HLA-12.6
players 2
plain
set! public.faction = humans orcs
set! public.built[1] = 8
set! public.level[1] = 2
set! public.vessel[1][0] = ne-i
set! public.serf[1][ne-i] = 3
set! public.warrior[0][nw-i] = 2
set! private[0].library = magic-arrow
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [4,9]
do 0 cast magic-arrow
expect public.battle.strength = [4,8]
plain
set! public.faction = humans orcs
set! public.built[1] = 8
set! public.level[1] = 2
set! public.vessel[1][0] = ne-i
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-c1] = 1
set! public.warrior[0][nw-i] = 2
set! private[0].library = magic-arrow
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [4,6]
do 0 cast magic-arrow
expect public.battle.strength = [4,4]

scenario conscripts were not aboard when the battle began
# R-HLA-B9.2 R-HLA-26.4
players 2
plain
set! public.faction = humans orcs
set! public.built[1] = 8
set! public.level[1] = 2
set! public.vessel[1][0] = ne-i
set! public.serf[1][ne-c1] = 1
set! public.warrior[0][nw-i] = 2
set! public.serf[0][nw-i] = 1
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior      do 0 take serf
do 0 go ne-i
expect public.battle.strength = [5,4]
do 0 tactic skirmish     do 1 tactic conscripts  do 1 bring serf ne-c1
expect event won 0

scenario an ally who defends the capital adds one by Skirmish, its owner two
# R-HLA-T1.1 R-HLA-28.9
players 4   option mode=teams
plain
set! public.warrior[3][ne-cap] = 1
set! public.warrior[0][ne-a1] = 4
set! public.serf[0][ne-a1] = 1
set! public.resource[0] = [3,2,2]
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 take serf          do 0 go ne-cap        do 1 yield
do 0 tactic flank        do 3 tactic skirmish    do 0 pay
expect public.alive = 13
plain
set! public.warrior[3][ne-cap] = 1
set! public.warrior[0][ne-a1] = 4
set! public.serf[0][ne-a1] = 1
set! public.resource[0] = [3,2,2]
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 take serf          do 0 go ne-cap        do 1 lead
do 0 tactic flank        do 1 tactic skirmish    do 0 pay
expect public.alive = 15

scenario Shadow Guild II: two who defend get nothing
# R-HLA-B13.2
players 2
plain
set! public.faction = humans elves
set! public.built[1] = 4
set! public.level[1] = 2
set! public.warrior[1][ne-i] = 1
set! public.warrior[0][nw-i] = 1
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i
expect public.battle.strength = [2,2]

scenario a tower alone does not retreat
# R-HLA-T7.1
players 2
plain
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i
illegal 1 tactic retreat  legal 1 tactic skirmish   legal 0 tactic retreat

scenario no conscripts behind a barrier
# R-HLA-C12.1 R-HLA-B4.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.warrior[0][ne-a1] = 1
set! public.serf[1][ne-b1] = 3
set! public.barrier[ne-b1] = 2
do 0 act sail            do 0 stay               do 0 bombard ne-b1
do 0 tactic conscripts   do 1 tactic skirmish
expect event won 1
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.warrior[0][ne-a1] = 1
set! public.serf[1][ne-b1] = 3
do 0 act sail            do 0 stay               do 0 bombard ne-b1
do 0 tactic conscripts   do 1 tactic skirmish    do 0 bring warrior ne-a1
expect event won 0

scenario who was pulled behind a barrier gets no conscripts there, who cast it does
# R-HLA-C12.1 R-HLA-C12.2 R-HLA-H11.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = ne-n
set! public.serf[0][ne-i] = 1
set! public.serf[1][ne-m] = 2
set! public.warrior[1][ne-b1] = 1
set! public.barrier[ne-n] = 1
do 0 act march           do 0 from ne-n          do 0 take hero-2      do 0 stay              do 0 pull ne-m 1 2
do 0 tactic conscripts   do 1 tactic conscripts  do 1 pay              do 0 pay
expect decision BRING 0  do 0 bring serf ne-i    expect event won 0
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = ne-n
set! public.serf[0][ne-i] = 1
set! public.serf[1][ne-m] = 2
set! public.warrior[1][ne-b1] = 1
do 0 act march           do 0 from ne-n          do 0 take hero-2      do 0 stay              do 0 pull ne-m 1 2
do 0 tactic conscripts   do 1 tactic conscripts  do 1 pay              do 0 pay
expect decision BRING 1  do 1 bring warrior ne-b1

scenario a Galleon that fired from a tower may go back to it though it is full
# R-HLA-B4.4 R-HLA-20.5
players 2
plain
set! public.built[0] = 8
set! public.tower[0] = [nw-i,0,0]
set! public.vessel[0][0] = nw-i
set! public.serf[0][nw-i] = 4
set! public.warrior[1][nw-n] = 1
do 0 act sail            do 0 take serf          do 0 take serf        do 0 stay              do 0 bombard nw-n
do 0 tactic retreat      do 1 tactic skirmish    legal 0 retreat nw-cap
do 0 retreat nw-i
expect public.serf[0][nw-i] = 4           expect public.vessel[0][0] = nw-i
plain
set! public.built[0] = 8
set! public.tower[0] = [nw-i,0,0]
set! public.vessel[0][0] = bay-n
set! public.cargo_serf[0][0] = 2
set! public.serf[0][nw-i] = 3
set! public.warrior[1][nw-b1] = 1
do 0 act sail            do 0 stay               do 0 bombard nw-b1
do 0 tactic retreat      do 1 tactic skirmish
expect public.vessel[0][0] = nw-cap       expect public.serf[0][nw-i] = 3

scenario a capital that has fallen is fought for no more
# R-HLA-21.4 R-HLA-2.14 R-HLA-H7.3
players 3
plain
set! public.faction = elves orcs humans
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = ne-a1
set! public.warrior[0][ne-a1] = 4
set! public.warrior[0][nw-cap] = 0
set! public.resource[0] = [3,2,6]
set! private[0].library = rage zeal petrify
do 0 act march           do 0 from ne-a1         do 0 take hero-1      do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 take warrior       do 0 go ne-cap        do 0 pass
expect public.battle.owner = 2
do 0 tactic charge       do 1 tactic skirmish    do 0 pay
expect decision DISCARD 0                 expect public.alive = 5                 expect public.battle.region = ne-cap
expect public.battle.owner = 0
do 0 discard rage        expect public.battle.region = 0

scenario a sea vessel retreats to no tower inland
# R-HLA-20.6
players 2
plain
set! public.vessel[0][0] = bay-n
set! public.tower[0] = [nw-n,0,0]
set! public.warrior[1][ne-i] = 4
set! public.cargo_warrior[0][0] = 1
do 0 act sail            do 0 go ne-i
do 0 tactic retreat      do 1 tactic skirmish
expect public.vessel[0][0] = nw-cap       expect public.warrior[0][nw-cap] = 2
plain
set! public.vessel[0][0] = bay-n
set! public.tower[0] = [nw-i,0,0]
set! public.warrior[1][ne-i] = 4
do 0 act sail            do 0 go ne-i
do 0 tactic retreat      do 1 tactic skirmish    do 0 retreat nw-i
expect public.vessel[0][0] = nw-i

scenario nobody answers a spell that is cancelled
# R-HLA-17.11
players 3
plain
set! private[0].library = famine
set! private[1].library = cancel-spell
set! private[2].library = mana-leech
do 0 act cast            do 0 cast famine        do 1 answer cancel-spell
expect decision ANSWER 2  do 2 pass
expect decision MUSTER 0  expect public.library_count[2] = 1

scenario a copy of a spell is over when its caster is out
# R-HLA-4.9
players 4
plain
set! private[0].library = haste
set! private[1].library = copy-spell
set! private[2].library = copy-spell
set! public.serf[0][nw-cap] = 0
set! public.warrior[0][nw-cap] = 0
set! public.warrior[1][nw-a1] = 4
do 0 act cast            do 0 cast haste         do 1 answer copy-spell                       do 2 pass
do 2 answer copy-spell
do 1 from nw-a1          do 1 take warrior       do 1 take warrior     do 1 take warrior      do 1 take warrior
do 1 go nw-cap           do 0 tactic skirmish    do 1 tactic skirmish
expect public.alive = 14  expect decision ACTION 1

scenario Archmage II: combat spells bring no more
# R-HLA-H2.2
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-cap
set! public.warrior[0][nw-i] = 1
set! public.serf[1][ne-i] = 1
set! private[0].library = rage
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i           do 0 cast rage
expect public.score[0] = 2

scenario only a ready scribed spell is cast
# R-HLA-17.1 R-HLA-23.2
players 2
plain
set! public.level[0] = 3
set! public.scribed[0] = [famine,rust,haste]
set! public.scribed_state[0] = [1,2,3]
set! public.resource[0] = [2,2,9]
do 0 act cast            legal 0 cast famine 1   illegal 0 cast rust 2  illegal 0 cast haste 3

scenario Gale blows no vessel to its enemies, to a capital or where it has no room
# R-HLA-C11.1
players 2
plain
set! private[0].library = gale
set! public.vessel[1][0] = sea-nw
set! public.serf[0][nw-a1] = 1
set! public.serf[1][nw-b1] = 5
do 0 act cast            do 0 cast gale
illegal 0 go nw-a1       illegal 0 go nw-cap     illegal 0 go nw-b1    legal 0 go nw-a2

scenario Call to Arms needs room
# R-HLA-C8.1
players 2
plain
set! private[0].library = call-to-arms
set! public.resource[0] = [2,2,3]
set! public.serf[0][nw-m] = 5
set! public.serf[0][nw-a1] = 4
do 0 act cast            do 0 cast call-to-arms
illegal 0 target nw-m    legal 0 target nw-a1

scenario Polymorph destroys a warrior if no serf can take his place
# R-HLA-C16.1
players 2
plain
set! private[0].library = polymorph
set! public.resource[0] = [2,2,3]
set! public.serf[1][ne-cap] = 12
set! public.warrior[1][ne-i] = 1
set! public.warrior[1][ne-cap] = 0
do 0 act cast            do 0 cast polymorph     do 0 target ne-i 1 warrior
expect public.warrior[1][0] = 5           expect public.serf[1][ne-i] = 0

scenario a sacrificed hero is nobody's trophy
# R-HLA-B13.3 R-HLA-19.11
players 2
plain
set! public.faction = elves humans
set! public.built = [4,1,0,0]
set! public.level[0] = 3
set! public.hero[1][0] = ne-i
set! public.resource[1] = [2,2,2]
set! public.warrior[0][nw-i] = 4
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 go ne-i
do 0 tactic skirmish     do 1 tactic first-strike
expect public.hero[1][0] = 0              expect public.score[0] = 1

scenario a vessel lost on land leaves its crew ashore
# R-HLA-16.11
players 2
plain
set! public.vessel[0][1] = nw-m
set! public.serf[0][nw-m] = 1
set! public.up[nw-a1][0] = ambush
do 0 act fly             do 0 take serf          do 0 go nw-a1         do 0 lose air-vessel
expect public.vessel[0][1] = 0            expect public.serf[0][nw-a1] = 1

scenario Dock III: not below level 3, nor before it is built
# R-HLA-B4.3
players 2
plain
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = sea-nw
do 0 act march           do 0 done               do 0 pass             do 1 act march         do 1 done              do 1 pass
do 0 act fly             do 0 pass               do 1 act sail         do 1 pass
expect public.resource[0] = [2,2,2]       expect decision ACTION 1
plain
set! public.level[0] = 3
set! public.vessel[0][0] = sea-nw
do 0 act march           do 0 done               do 0 pass             do 1 act march         do 1 done              do 1 pass
do 0 act fly             do 0 pass               do 1 act sail         do 1 pass
expect public.resource[0] = [2,2,2]       expect decision ACTION 1

scenario Barracks III and Workshop III: not before they are built
# R-HLA-B6.3 R-HLA-B18.3
players 2
plain
set! public.faction = orcs dwarves
set! public.level[0] = 3
set! public.resource[0] = [9,9,9]
do 0 act recruit         do 0 recruit warrior
expect decision FOLLOW 1
plain
set! public.faction = dwarves orcs
set! public.level[0] = 3
set! public.resource[0] = [9,9,9]
do 0 act build           do 0 building hero-1
expect decision FOLLOW 1

scenario Wolf Pens III and Shadow Guild III: not before they are built
# R-HLA-B8.3 R-HLA-B13.3
players 2
plain
set! public.faction = orcs humans
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish     do 1 tactic skirmish
expect decision MUSTER 0
plain
set! public.faction = elves humans
set! public.level[0] = 3
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! public.warrior[0][nw-i] = 4
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 go ne-i            do 0 tactic skirmish  do 1 tactic skirmish
expect public.hero[1][0] = 0              expect public.score[0] = 1

scenario forests, mountains and towers bring no more before their buildings stand
# R-HLA-B11.3 R-HLA-B16.3 R-HLA-B17.3 R-HLA-B17.2
players 2
plain
set! public.faction = elves dwarves
set! public.level = [3,3,0,0]
set! public.serf[0][nw-m] = 1
set! public.serf[1][ne-i] = 1
set! public.tower[1] = [ne-i,0,0]
expect score 0 = 8        expect score 1 = 12
plain
set! public.faction = dwarves elves
set! public.built[0] = 2
set! public.level[0] = 1
set! public.tower[0] = [nw-n,0,0]
do 0 act march           do 0 done               do 0 pass             do 1 act march         do 1 done              do 1 pass
do 0 act fly             do 0 pass               do 1 act sail         do 1 pass
expect public.resource[0][ore] = 2

scenario Arcane Spire I and Phoenix Nest III: not before they are built
# R-HLA-B12.1 R-HLA-B15.3
players 2
plain
set! public.faction = elves orcs
set! public.level[0] = 3
set! private[0].library = haste rust rage
set! public.vessel[0][1] = nw-m
set! public.up[nw-a1] = [ambush,scroll]
set! public.warrior[0][nw-m] = 1
set! private[0].library = haste rust rage
do 0 act fly             do 0 take warrior       do 0 go nw-a1         do 0 lose air-vessel   chance 0/57
expect decision DISCARD 0                 expect public.resource[0][mana] = 2

scenario Wolf Rider II: not below level 2
# R-HLA-H6.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.hero[0][2] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march           do 0 from nw-i          do 0 take hero-3      do 0 take warrior      do 0 take warrior
do 0 go ne-i             do 0 tactic skirmish    do 1 tactic skirmish
expect decision MUSTER 0

scenario Star Mage III: not below level 3
# R-HLA-H8.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 1
set! private[1].library = rage
do 0 act march           do 0 from nw-i          do 0 take hero-2      do 0 go ne-i
expect decision COMBAT 1
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 1
set! private[1].library = rage
do 0 act march           do 0 from nw-i          do 0 take hero-2      do 0 go ne-i
expect decision TACTIC

scenario bonuses of a piece need it in the battle
# R-HLA-26.3 R-HLA-B9.2 R-HLA-B10.1 R-HLA-B17.1 R-HLA-B19.1 R-HLA-B20.3 R-HLA-B5.2
players 2
plain
set! public.faction = orcs dwarves
set! public.built = [31,31,0,0]
set! public.level = [1,3,0,0]
set! public.vessel[0] = [nw-cap,nw-cap]
set! public.vessel[1] = [ne-cap,ne-cap]
set! public.tower[1] = [ne-m,0,0]
set! public.warrior[0][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i
expect public.battle.strength = [2,1]
plain
set! public.faction = dwarves humans
set! public.built = [31,31,0,0]
set! public.level = [3,2,0,0]
set! public.vessel[0] = [nw-cap,nw-cap]
set! public.vessel[1] = [ne-cap,ne-cap]
set! public.serf[0][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march           do 0 from nw-i          do 0 take serf        do 0 go ne-i
expect public.battle.strength = [1,1]

scenario bonuses of a hero need him in the battle
# R-HLA-26.3 R-HLA-H3.2 R-HLA-H4.1 R-HLA-H6.1 R-HLA-H7.1 R-HLA-H10.1
players 2
plain
set! public.faction = humans dwarves
set! public.built = [7,7,0,0]
set! public.level = [2,1,0,0]
set! public.hero[0] = [nw-cap,nw-cap,nw-cap]
set! public.hero[1] = [ne-cap,ne-cap,ne-cap]
set! public.serf[0][nw-i] = 1
set! public.tower[1] = [ne-i,0,0]
do 0 act march           do 0 from nw-i          do 0 take serf        do 0 go ne-i
expect public.battle.strength = [1,4]
plain
set! public.faction = orcs elves
set! public.built = [4,1,0,0]
set! public.hero[0] = [0,0,nw-cap]
set! public.hero[1] = [ne-cap,0,0]
set! public.warrior[0][nw-c2] = 3
set! public.serf[1][nw-m] = 1
do 0 act march           do 0 from nw-c2         do 0 take warrior     do 0 take warrior      do 0 go nw-m
expect public.battle.strength = [4,1]

scenario a region of both allies counts for whom it is worth more, a guest's capital for nobody
# R-HLA-28.15 R-HLA-28.13
players 4   option mode=teams
plain
set! public.built[2] = 1
set! public.level[2] = 3
expect score 0 = 9
set! public.serf[0][nw-m] = 1
set! public.serf[2][nw-m] = 1
expect score 0 = 11
set! public.serf[2][nw-cap] = 1
expect score 0 = 11

scenario who is out comes behind who has nothing
# R-HLA-25.9 R-HLA-21.2
players 3
plain
set! public.alive = 3
set! public.capital[2] = 0
set! public.serf[2][se-cap] = 0
set! public.warrior[2][se-cap] = 0
set! public.resource[2] = [9,9,9]
set! public.warrior[1][ne-cap] = 0
set! public.resource[1] = [0,0,0]
expect score 1 = 0        expect rank 1 = 2        expect rank 2 = 3

scenario a serf on the bar is a serf along with the Paladin
# R-HLA-H1.1 R-HLA-21.1 R-HLA-4.8
players 2
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-cap
set! public.serf[0][nw-cap] = 0
set! public.warrior[0][nw-cap] = 0
set! public.warrior[1][nw-a1] = 1
do 0 act fly              do 1 act march           do 1 from nw-a1        do 1 take warrior      do 1 go nw-cap
expect public.battle.strength = [2,10]

scenario Priestess and Teleport: nobody is pulled
# R-HLA-C2.1 R-HLA-H11.2
players 2
plain
set! public.faction = dwarves humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 1
set! private[0].library = teleport
set! public.resource[0] = [2,2,3]
do 0 act cast             do 0 cast teleport       do 0 from nw-i         do 0 take hero-2
legal 0 go nw-cap         illegal 0 stay

scenario Teleport does not lead to sea
# R-HLA-C2.1
players 2
plain
set! private[0].library = teleport
set! public.resource[0] = [2,2,3]
set! public.vessel[0][0] = sea-nw
set! public.serf[0][nw-i] = 1
do 0 act cast             do 0 cast teleport       do 0 from nw-i         do 0 take serf
legal 0 go nw-cap         illegal 0 go sea-nw

scenario nobody goes aboard at sea
# R-HLA-12.7
players 2
plain
set! public.vessel[0][0] = sea-nw
set! public.cargo_serf[0][0] = 1
do 0 act sail             illegal 0 take serf      legal 0 go sea-n

scenario the Galleon stays and fires: what lies in its sea stays as it is
# R-HLA-B4.1 R-HLA-16.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.down[sea-n] = 1
set! public.serf[1][ne-b1] = 1
do 0 act sail             do 0 stay
expect decision BOMBARD 0                 expect public.down[sea-n] = 1

scenario Pharom II: only where there is room
# R-HLA-H9.2
players 2
plain
set! public.faction = elves humans
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.built[1] = 1
set! public.hero[1][0] = ne-n
set! public.serf[1][ne-b1] = 5
set! public.serf[1][ne-b2] = 4
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
do 0 drag 1 hero-1        illegal 0 go ne-b1       legal 0 go ne-b2

scenario Pharom II: not asked where the hero could go nowhere
# R-HLA-H9.2 R-HLA-26.12
players 3
plain
set! public.faction = elves humans orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-m
set! public.built[1] = 1
set! public.hero[1][0] = nw-a1
set! public.serf[2][nw-a2] = 1
set! public.serf[2][nw-b1] = 1
set! public.tower[0] = [nw-m,0,0]
do 0 act march            do 0 from nw-m           do 0 take hero-3       do 0 go nw-cap
expect decision DRAG 0
plain
set! public.faction = elves humans orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-b2
set! public.tower[0] = [nw-b2,0,0]
set! public.built[1] = 1
set! public.hero[1][0] = nw-a1
set! public.serf[2][nw-a2] = 1
set! public.serf[2][nw-b1] = 1
set! public.serf[2][nw-m] = 1
do 0 act march            do 0 from nw-b2          do 0 take hero-3       do 0 go nw-cap
expect decision MUSTER 0

scenario the Shaman's mana does not count twice
# R-HLA-H5.2 R-HLA-19.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.resource[0] = [9,9,2]
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
illegal 0 tactic charge   legal 0 tactic first-strike

scenario the Shaman pays no mana that he does not have
# R-HLA-H5.2 R-HLA-19.8
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.resource[0] = [1,0,2]
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish
legal 0 pay 2             illegal 0 pay 3          illegal 0 pay 1

scenario no sacrifice that leads nowhere
# R-HLA-19.10
players 2
plain
set! public.built[1] = 2
set! public.hero[1][1] = ne-i
set! public.serf[1][ne-i] = 1
set! public.resource[1] = [2,0,2]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic hold-line
expect public.hero[1][1] = 0              expect public.serf[1][ne-i] = 1

scenario Mana Leech: the printed price, whatever was paid
# R-HLA-C29.1 R-HLA-B2.2
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! private[0].library = rust
set! private[1].library = mana-leech
do 0 act cast             do 0 cast rust
expect public.resource[0][mana] = 1
do 1 answer mana-leech
expect public.resource[1][mana] = 4

scenario two Arcane Shields, two War Hymns
# R-HLA-C22.1 R-HLA-C26.1 R-HLA-H2.3
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.resource[0] = [2,2,9]
set! public.serf[1][ne-i] = 1
set! private[0].library = arcane-shield arcane-shield
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 cast arcane-shield   do 0 cast arcane-shield
expect public.battle.shield = [8,0]
plain
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.resource[0] = [2,2,9]
set! public.serf[1][ne-i] = 1
set! private[0].library = war-hymn war-hymn
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 cast war-hymn        do 0 cast war-hymn
expect public.battle.hymn = [4,0]         expect public.battle.strength = [7,1]

scenario who has fallen copies nothing
# R-HLA-4.9 R-HLA-C27.1
players 3
plain
set! private[0].library = haste
set! private[1].library = copy-spell
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
do 0 act cast             do 0 cast haste          do 1 answer copy-spell
do 0 from ne-a1           do 0 take warrior        do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 go ne-cap            do 0 tactic skirmish     do 1 tactic skirmish
expect public.alive = 5   expect no-event copied

scenario a token that changes places stays known to whom it was known
# R-HLA-C9.2 R-HLA-27.2
players 2
plain
set! private[0].library = scrying
set! private[1].library = scrying
set! public.down[nw-a1] = 1
do 0 act cast             do 0 cast scrying        do 1 pass              chance 0/70
do 0 peek nw-a1           do 0 done                do 0 pass
do 1 act cast             do 1 cast scrying        do 1 peek nw-a1        chance 6/69
do 1 peek se-m            do 1 swap nw-a1 se-m
expect public.peeked[nw-a1] = [2,0]       expect public.peeked[se-m] = [3,0]
expect private[0].seen[se-m] = [food-stores,0]

scenario after a victory over sea there must be room for vessel and crew
# R-HLA-15.7 R-HLA-15.9
players 2
plain
set! public.vessel[0][1] = nw-b1
set! public.warrior[0][nw-b1] = 2
set! public.serf[0][ne-b1] = 3
set! public.vessel[1][0] = sea-n
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect public.vessel[0][1] = nw-b1
plain
set! public.vessel[0][1] = nw-b1
set! public.warrior[0][nw-b1] = 2
set! public.serf[0][ne-b1] = 2
set! public.vessel[1][0] = sea-n
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect decision ONWARD 0  legal 0 go ne-b1         legal 0 go nw-b1

scenario Archmage II: her point comes with the spell, whatever becomes of her
# R-HLA-H2.2 R-HLA-17.4
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.resource[0] = [2,2,5]
set! private[0].library = earthquake
do 0 act cast            do 0 cast earthquake    do 0 target nw-i
expect public.hero[0][1] = 0              expect public.score[0] = 3
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.resource[0] = [2,2,5]
set! private[0].library = resurrection
do 0 act cast            do 0 cast resurrection
expect public.hero[0][1] = nw-cap         expect public.score[0] = 2

scenario a barrier ends with its caster
# R-HLA-C12.2 R-HLA-21.2
players 3
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.barrier[ne-i] = 2
set! public.barrier[se-i] = 3
set! public.warrior[0][ne-a1] = 4
set! public.vessel[0][1] = bay-e
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 go ne-cap
do 0 tactic skirmish     do 1 tactic skirmish
expect public.alive = 5  expect public.barrier[ne-i] = 0           expect public.barrier[se-i] = 3
do 0 pass
do 2 act march           do 2 done               do 2 pass
do 0 act fly             legal 0 go ne-i         illegal 0 go se-i       expect why 0 barrier go se-i

scenario the guns of the Galleon after Fair Wind, once for that sail
# R-HLA-B4.1 R-HLA-C4.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! private[0].library = fair-wind
set! public.serf[1][ne-b1] = 1
set! public.serf[1][nw-b1] = 1
do 0 act cast            do 0 cast fair-wind     do 0 vessel sea-vessel
do 0 stay                do 0 bombard ne-b1      do 0 tactic skirmish  do 1 tactic skirmish
expect public.serf[1][ne-b1] = 0          expect decision MUSTER 0
do 0 muster sail         do 0 stay               legal 0 bombard nw-b1
plain
set! public.built[0] = 24
set! public.vessel[0] = [sea-n,nw-cap]
set! private[0].library = fair-wind
set! public.serf[1][ne-b1] = 1
do 0 act cast            do 0 cast fair-wind     do 0 vessel air-vessel
illegal 0 stay

scenario the crew of a Galleon that fires from afar is aimed at where it is
# R-HLA-B4.4 R-HLA-C20.1 R-HLA-C25.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.cargo_serf[0][0] = 1
set! public.cargo_warrior[0][0] = 1
set! public.warrior[1][ne-b1] = 1
set! public.resource[1] = [2,2,5]
set! private[1].library = magic-arrow
do 0 act sail            do 0 stay               do 0 bombard ne-b1
do 1 cast magic-arrow
expect choice 1 en "warrior of Player 1 in North Sea"  expect choice 1 pl "Morze Północne"
expect no-choice 1 en "Wheat Coast"       expect no-choice 1 pl "Pszeniczny Brzeg"
do 1 target sea-n 0 warrior
expect says en "North Sea"                expect not-says en "Wheat Coast"
expect event lost 0 with warrior sea-n    expect public.cargo_warrior[0][0] = 0
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.hero[0][0] = aboard-sea
set! public.warrior[1][ne-b1] = 1
set! public.resource[1] = [2,2,5]
set! private[1].library = petrify
do 0 act sail            do 0 stay               do 0 bombard ne-b1
do 1 cast petrify
expect choice 1 en "Galleon of Player 1 in North Sea"  expect no-choice 1 en "Wheat Coast"
do 1 target sea-n 0 sea-vessel            expect says pl "Morze Północne"             expect not-says pl "Pszeniczny Brzeg"

scenario who is attacked from afar is aimed at in the region attacked
# R-HLA-B4.4 R-HLA-C20.1: and a Galleon that docked to fight too
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.warrior[1][ne-b1] = 2
set! public.serf[1][ne-b1] = 1
set! public.resource[0] = [2,2,5]
set! private[0].library = magic-arrow
do 0 act sail            do 0 stay               do 0 bombard ne-b1
do 0 cast magic-arrow
expect choice 0 en "Wheat Coast"          expect no-choice 0 en "North Sea"
do 0 target ne-b1 1 serf                  expect event lost 1 with serf ne-b1
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.cargo_serf[0][0] = 1
set! public.warrior[1][ne-b1] = 1
set! public.resource[1] = [2,2,5]
set! private[1].library = petrify
do 0 act sail            do 0 go ne-b1
do 1 cast petrify
expect says en "Wheat Coast"

scenario nothing is taken from who is eliminated
# R-HLA-26.10 R-HLA-B8.3 R-HLA-B13.1 R-HLA-18.13 R-HLA-21.2
players 3
plain
set! public.faction = orcs humans elves
set! public.built[0] = 4
set! public.level[0] = 3
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
set! public.resource[0] = [2,2,2]
set! public.resource[1] = [5,5,5]
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 go ne-cap          do 0 gain food
do 0 tactic skirmish     do 1 tactic skirmish
expect public.alive = 5  expect decision MUSTER 0                      expect public.resource[0] = [3,2,2]
plain
set! public.faction = elves orcs humans
set! public.built[0] = 4
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
set! public.resource[1] = [5,5,5]
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 go ne-cap
do 0 tactic skirmish     do 1 tactic skirmish
expect public.alive = 5  expect decision MUSTER 0                      expect public.resource[0] = [2,2,2]
