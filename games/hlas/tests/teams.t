# Teams: section 28. Seats 0 and 2 (humans at NW, elves at SE) against 1 and 3 (orcs at NE, dwarves at SW).
game hlas

scenario allies stand together, five at most
# R-HLA-28.1 R-HLA-28.2 R-HLA-28.18 R-HLA-12.1
players 4   option mode=teams
plain
set! public.serf[2][nw-m] = 4
set! public.warrior[0][nw-a1] = 2
do 0 act march            do 0 from nw-a1          do 0 take warrior      legal 0 go nw-m
do 0 take warrior         illegal 0 go nw-m        legal 0 go nw-n

scenario without teams they would fight
# R-HLA-28.2
players 4
plain
set! public.serf[2][nw-m] = 1
set! public.warrior[0][nw-a1] = 1
do 0 act march            do 0 from nw-a1          do 0 take warrior      do 0 go nw-m
expect decision TACTIC

scenario gifts with a tax
# R-HLA-28.4
players 4   option mode=teams
plain
set! public.resource[2] = [2,9,2]
do 0 act tax              do 0 give ore            illegal 0 give ore     do 0 give food
do 0 tax mana             do 0 give mana           do 0 done
expect public.resource[0] = [1,1,5]       expect public.resource[2] = [3,10,3]    expect decision FOLLOW 1

scenario no gifts to an enemy, nor without teams
# R-HLA-28.4
players 4
plain
do 0 act tax              illegal 0 give           do 0 tax mana
expect decision FOLLOW 1

scenario units of the ally go along if they agree
# R-HLA-28.5 R-HLA-28.6
players 4   option mode=teams
plain
set! public.warrior[0][nw-m] = 1
set! public.serf[2][nw-m] = 1
do 0 act march            do 0 from nw-m           do 0 take serf 1       illegal 0 go nw-a1
do 0 take warrior         legal 0 go nw-a1         illegal 0 go ne-c1
do 0 go nw-a1
expect decision CONSENT 2                 do 2 agree
expect public.serf[2][nw-a1] = 1          expect public.warrior[0][nw-a1] = 1

scenario if they refuse the own units go alone
# R-HLA-28.6
players 4   option mode=teams
plain
set! public.warrior[0][nw-m] = 1
set! public.serf[2][nw-m] = 1
do 0 act march            do 0 from nw-m           do 0 take warrior      do 0 take serf 1       do 0 go nw-a1
do 2 refuse
expect public.serf[2][nw-m] = 1           expect public.warrior[0][nw-a1] = 1

scenario Royal Stables III leads on who has an own unit left, with those of the ally
# R-HLA-28.6 R-HLA-B3.3
players 4   option mode=teams
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.resource[0] = [2,2,2]
set! public.serf[0][nw-i] = 2
set! public.warrior[2][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf         do 0 take warrior 1
do 0 go ne-i              do 2 agree
do 0 tactic flank         do 1 tactic skirmish     do 0 pay
expect event won 0        expect decision ONWARD 0                do 0 go ne-c1
expect public.serf[0][ne-c1] = 1          expect public.warrior[2][ne-c1] = 1

scenario Royal Stables III does not send units of the ally alone
# R-HLA-28.6 R-HLA-B3.3 R-HLA-26.8
players 4   option mode=teams
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.resource[0] = [2,2,2]
set! public.serf[0][nw-i] = 1
set! public.warrior[2][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.up[ne-i] = [glory,0]
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take warrior 1    do 0 go ne-i
do 2 agree
do 0 tactic flank         do 1 tactic skirmish
expect event sacrificed 0 with serf
expect event won 0        expect decision MUSTER 0
expect public.warrior[2][ne-i] = 1        expect public.score[0] = 3              expect public.up[ne-i] = [0,0]

scenario Hidden Path leads an army of both on, but not units of the ally alone
# R-HLA-28.6 R-HLA-L18.1
players 4   option mode=teams
plain
set! public.serf[0][nw-a1] = 1
set! public.serf[2][nw-a1] = 1
set! public.up[nw-b1] = [ambush,hidden-path]
do 0 act march            do 0 from nw-a1          do 0 take serf         do 0 take serf 1       do 0 go nw-b1
do 2 agree                do 0 lose serf 1
expect decision ONWARD 0  do 0 go nw-m
expect public.serf[0][nw-m] = 1
plain
set! public.serf[0][nw-a1] = 1
set! public.serf[2][nw-a1] = 1
set! public.up[nw-b1] = [ambush,hidden-path]
do 0 act march            do 0 from nw-a1          do 0 take serf         do 0 take serf 1       do 0 go nw-b1
do 2 agree                do 0 lose serf
expect decision MUSTER 0  expect public.serf[2][nw-b1] = 1        expect public.up[nw-b1] = [0,0]

scenario aboard the ally's vessel
# R-HLA-28.7
players 4   option mode=teams
plain
set! public.vessel[0][0] = nw-a1
set! public.serf[2][nw-a1] = 1
do 0 act sail             do 0 take serf 1         do 0 go sea-nw         do 2 agree
expect public.cargo_serf[2][2] = 1        expect public.vessel[0][0] = sea-nw
do 0 pass
do 1 act march            do 1 done                do 1 pass
do 2 act march            do 2 done                do 2 pass
do 3 act march            do 3 done                do 3 pass
do 0 act march            do 0 done                do 0 pass

scenario the active player leads an attack of both
# R-HLA-28.8 R-HLA-28.10 R-HLA-28.11
players 4   option mode=teams
plain
set! public.built[0] = 1
set! public.built[2] = 1
set! public.warrior[0][ne-i] = 1
set! public.warrior[2][ne-i] = 1
set! public.serf[1][nw-i] = 1
do 0 act march            do 0 from ne-i           do 0 take warrior      do 0 take warrior 1    do 0 go nw-i
do 2 agree
expect public.battle.strength = [6,1]     expect waiting 0 1
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score = [1,0,0,0]

scenario the ally's own bonuses do not count in their battle
# R-HLA-28.10
players 4   option mode=teams
plain
set! public.built[2] = 1
set! public.warrior[0][nw-a1] = 1
set! public.warrior[2][nw-a1] = 1
set! public.serf[1][nw-m] = 1
do 0 act march            do 0 from nw-a1          do 0 take warrior      do 0 take warrior 1    do 0 go nw-m
do 2 agree
expect public.battle.strength = [4,1]

scenario a shared defence is one battle, led by the stronger or whom they let
# R-HLA-28.9 R-HLA-28.12
players 4   option mode=teams
plain
set! public.warrior[1][nw-i] = 3
set! public.serf[0][ne-i] = 1
set! public.warrior[2][ne-i] = 1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 from nw-i           do 1 take warrior      do 1 take warrior      do 1 take warrior
do 1 go ne-i
expect decision LEADER 2  do 2 yield
expect waiting 0 1
do 0 tactic skirmish      do 1 tactic skirmish
expect decision DAMAGE 0  do 0 lose warrior 1
expect public.warrior[2][0] = 4           expect public.serf[0][nw-cap] = 3

scenario the stronger leads, and sacrifices only their own
# R-HLA-28.9 R-HLA-28.11
players 4   option mode=teams
plain
set! public.warrior[1][nw-i] = 3
set! public.serf[0][ne-i] = 1
set! public.warrior[2][ne-i] = 2
set! public.resource[2] = [2,0,2]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 from nw-i           do 1 take warrior      do 1 take warrior      do 1 take warrior
do 1 go ne-i              do 2 lead
do 2 tactic hold-line     do 1 tactic skirmish
expect event won 2        expect public.warrior[2][0] = 4         expect public.serf[0][ne-i] = 1

scenario five guests in the ally's capital beside their own
# R-HLA-28.13 R-HLA-28.18
players 4   option mode=teams
plain
set! public.serf[2][nw-cap] = 4
set! public.warrior[2][nw-a1] = 2
set! public.serf[0][nw-cap] = 6
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 2 act march            do 2 from nw-a1          do 2 take warrior      legal 2 go nw-cap
do 2 take warrior         illegal 2 go nw-cap

scenario guests count at a capital whoever brings them
# R-HLA-28.13 R-HLA-28.5
players 4   option mode=teams
plain
set! public.serf[2][nw-cap] = 4
set! public.warrior[2][nw-a1] = 2
set! public.serf[0][nw-a1] = 1
do 0 act march            do 0 from nw-a1          do 0 take serf         do 0 take warrior 1    legal 0 go nw-cap
do 0 take warrior 1       illegal 0 go nw-cap      legal 0 go nw-m
plain
set! public.serf[2][nw-cap] = 4
set! public.vessel[0][0] = nw-a1
set! public.warrior[2][nw-a1] = 2
do 0 act sail             do 0 take warrior 1      legal 0 go nw-a2       legal 0 go nw-cap
do 0 take warrior 1       legal 0 go nw-a2         illegal 0 go nw-cap

scenario the host's own units are no guests when the ally brings them
# R-HLA-28.13 R-HLA-28.5
players 4   option mode=teams
plain
set! public.serf[2][nw-cap] = 3
set! public.warrior[2][nw-a1] = 2
set! public.serf[0][nw-a1] = 2
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 2 act march            do 2 from nw-a1          do 2 take warrior      do 2 take warrior      do 2 take serf 1
do 2 take serf 1          do 2 go nw-cap           do 0 agree
expect public.serf[0][nw-cap] = 4         expect public.warrior[2][nw-cap] = 2

scenario guests in a capital that falls
# R-HLA-28.14 R-HLA-28.17 R-HLA-21.2
players 4   option mode=teams
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[3][ne-cap] = 2
set! public.warrior[0][ne-a1] = 5
set! public.warrior[0][nw-cap] = 0
set! public.resource[0] = [3,2,6]
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 take warrior        do 0 go ne-cap
do 1 yield
do 0 tactic charge        do 3 tactic skirmish     do 0 pay
expect public.alive = 13  expect public.warrior[3][0] = 3         expect public.warrior[3][sw-cap] = 2
expect not-over

scenario guests who lead the defence of a capital and give way lose nobody, the capital falls
# R-HLA-20.9 R-HLA-28.14 R-HLA-T7.1
players 4   option mode=teams
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[3][ne-cap] = 2
set! public.warrior[3][sw-cap] = 0
set! public.warrior[0][ne-a1] = 5
set! public.warrior[0][nw-cap] = 0
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 take warrior        do 0 go ne-cap
do 1 yield
do 0 tactic skirmish      do 3 tactic retreat
expect public.alive = 13  expect public.warrior[3][sw-cap] = 2

scenario scores of a team are added up, and resources settle a tie
# R-HLA-28.15 R-HLA-28.16
players 4   option mode=teams
plain
set! public.score = [5,3,1,3]
expect score 0 = 8        expect score 1 = 8       expect rank 0 = 1      expect rank 1 = 1
set public.resource[0] = [9,2,2]
expect rank 0 = 1         expect rank 1 = 3        expect rank 2 = 1      expect rank 3 = 3

scenario resources of an ally who is out settle no tie
# R-HLA-28.16 R-HLA-28.17 R-HLA-21.2
players 4   option mode=teams
plain
set! public.alive = 7
set! public.capital[3] = 0
set! public.serf[3][sw-cap] = 0
set! public.warrior[3][sw-cap] = 0
set! public.score = [3,4,0,0]
set! public.resource[0] = [3,2,2]
set! public.resource[1] = [4,4,4]
set! public.resource[2] = [2,2,2]
set! public.resource[3] = [9,9,9]
expect score 0 = 5        expect score 1 = 5       expect rank 0 = 1      expect rank 1 = 3      expect rank 3 = 3
set public.resource[1] = [5,5,5]
expect rank 1 = 1         expect rank 3 = 1        expect rank 0 = 3

scenario the end comes when one team is left
# R-HLA-24.8 R-HLA-28.17
players 4   option mode=teams
plain
set! public.alive = 7
set! public.capital[3] = 0
set! public.serf[3][sw-cap] = 0
set! public.warrior[3][sw-cap] = 0
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 go ne-cap
do 0 tactic skirmish      do 1 tactic skirmish
expect over               expect score 1 = 0

scenario Petrify turns one of two allied heroes to stone
# R-HLA-C25.1 R-HLA-28.9
players 4   option mode=teams
plain
set! public.resource[0] = [2,2,3]
set! public.built[1] = 1
set! public.built[3] = 1
set! public.hero[1][0] = ne-i
set! public.hero[3][0] = ne-i
set! public.warrior[0][nw-i] = 2
set! private[0].library = petrify
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 1 lead
expect public.battle.strength = [4,8]
do 0 cast petrify         do 0 target ne-i 3 hero-1
expect public.battle.strength = [4,4]

scenario a tower of the leader counts beside their ally
# R-HLA-28.9 R-HLA-7.6
players 4   option mode=teams
plain
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,3]

scenario each unit has the speed of its own faction
# R-HLA-28.5 R-HLA-B3.1
players 4   option mode=teams
plain
set! public.built[0] = 4
set! public.serf[0][nw-a1] = 1
set! public.serf[2][nw-a1] = 1
do 0 act march            do 0 from nw-a1          do 0 take serf         legal 0 go ne-c1
do 0 take serf 1          illegal 0 go ne-c1       legal 0 go ne-b1

scenario Teleport takes no units of the ally
# R-HLA-C2.1 R-HLA-28.5
players 4   option mode=teams
plain
set! private[0].library = teleport
set! public.resource[0] = [2,2,3]
set! public.serf[0][nw-a1] = 1
set! public.serf[2][nw-a1] = 1
do 0 act cast             do 0 cast teleport       do 0 from nw-a1
legal 0 take serf         illegal 0 take serf 1

scenario Pharom II: the ally of his prey is no third player
# R-HLA-H9.2 R-HLA-28.2
players 4   option mode=teams
plain
set! public.faction = elves humans orcs dwarves
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.built[1] = 1
set! public.hero[1][0] = ne-n
set! public.serf[3][ne-m] = 1
set! public.serf[2][ne-b1] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
do 0 drag 1 hero-1        legal 0 go ne-m          illegal 0 go ne-b1

scenario a single guest in a capital that falls is lost
# R-HLA-28.14
players 4   option mode=teams
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.serf[3][ne-cap] = 1
set! public.warrior[0][ne-a1] = 5
set! public.warrior[0][nw-cap] = 0
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 take warrior        do 0 go ne-cap         do 1 lead
do 0 tactic skirmish      do 1 tactic skirmish
expect public.alive = 13  expect public.serf[3][0] = 10           expect public.serf[3][sw-cap] = 2

scenario Petrify hits the hero of the ally who does not lead
# R-HLA-C25.1 R-HLA-28.10
players 4   option mode=teams
plain
set! public.warrior[1][ne-i] = 3
set! public.built[3] = 1
set! public.hero[3][0] = ne-i
set! private[0].library = petrify
set! public.resource[0] = [2,2,3]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 1 lead
expect public.battle.strength = [2,10]
do 0 cast petrify
expect public.battle.strength = [2,6]

scenario the ally's serf aboard a Galleon that fires may be lost
# R-HLA-B4.4 R-HLA-28.11
players 4   option mode=teams
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.cargo_serf[2][2] = 1
set! public.cargo_serf[0][0] = 1
set! public.warrior[1][ne-b1] = 4
do 0 act sail             do 0 stay                do 0 bombard ne-b1
do 0 tactic skirmish      do 1 tactic skirmish
expect decision DAMAGE 0  do 0 lose serf 1
expect public.serf[2][0] = 10             expect public.cargo_serf[0][0] = 1

scenario guests of strength three in a capital that falls take two damage
# R-HLA-28.14
players 4   option mode=teams
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.serf[3][ne-cap] = 1
set! public.warrior[3][ne-cap] = 1
set! public.warrior[0][ne-a1] = 5
set! public.warrior[0][nw-cap] = 0
set! public.resource[0] = [9,9,9]
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 take warrior        do 0 go ne-cap         do 1 lead
do 0 tactic charge        do 1 tactic skirmish     do 0 pay
expect decision DAMAGE 3  do 3 lose serf
expect public.warrior[3][0] = 4           expect public.serf[3][0] = 10

scenario Earthquake asks both allies of a region, the caster first
# R-HLA-C1.1 R-HLA-28.2: `set` checks the whole state
players 4   option mode=teams
plain
set! private[0].library = earthquake
set! public.resource[0] = [2,2,5]
set! public.serf[0][ne-i] = 1
set! public.warrior[0][ne-i] = 1
set! public.serf[2][ne-i] = 2
set! public.hero[2][0] = ne-i
do 0 act cast            do 0 cast earthquake    do 0 target ne-i
expect decision LOSE 0
set public.score[0] = 2
do 0 lose serf           expect decision LOSE 2
set public.score[0] = 2
do 2 lose serf           do 2 lose hero-1
expect public.warrior[0][ne-i] = 0        expect public.serf[2][ne-i] = 1      expect public.hero[2][0] = 0

scenario Stone Temple I strengthens a tower of the leader, not their ally's
# R-HLA-B17.1 R-HLA-28.10
players 4   option mode=teams
plain
set! public.built[3] = 2
set! public.warrior[3][ne-i] = 2
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
expect public.battle.strength = [2,7]
plain
set! public.built[3] = 2
set! public.warrior[3][ne-i] = 2
set! public.serf[1][ne-i] = 1
set! public.tower[3] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
expect public.battle.strength = [2,9]
plain
set! public.built[3] = 2
set! public.warrior[3][ne-i] = 2
set! public.tower[1] = [ne-i,0,0]
set! public.tower[3] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
expect public.battle.strength = [2,11]

scenario Thane I: an own tower or capital, not the ally's
# R-HLA-H10.1 R-HLA-28.10
players 4   option mode=teams
plain
set! public.built[3] = 1
set! public.hero[3][0] = ne-i
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
expect public.battle.strength = [2,7]
plain
set! public.built[3] = 1
set! public.hero[3][0] = ne-i
set! public.tower[3] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,8]
plain
set! public.built[3] = 1
set! public.hero[3][0] = ne-cap
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[3][ne-cap] = 1
set! public.warrior[0][ne-a1] = 1
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 go ne-cap         do 3 lead
expect public.battle.strength = [2,10]
plain
set! public.built[3] = 1
set! public.hero[3][0] = sw-cap
set! public.serf[3][sw-cap] = 0
set! public.warrior[3][sw-cap] = 0
set! public.warrior[0][sw-a1] = 1
do 0 act march            do 0 from sw-a1          do 0 take warrior      do 0 go sw-cap
expect public.battle.strength = [2,10]

scenario serfs alone need a structure of their leader for a bold tactic
# R-HLA-19.3 R-HLA-28.9
players 4   option mode=teams
plain
set! public.serf[3][ne-i] = 4
set! public.resource[3] = [9,9,9]
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
illegal 3 tactic charge   illegal 3 tactic first-strike           legal 3 tactic hold-line
plain
set! public.serf[3][ne-i] = 4
set! public.resource[3] = [9,9,9]
set! public.tower[3] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
legal 3 tactic charge     legal 3 tactic first-strike
plain
set! public.serf[3][ne-i] = 3
set! public.resource[3] = [9,9,9]
set! public.warrior[1][ne-i] = 1
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
legal 3 tactic charge

scenario an army that was burnt is none of serfs
# R-HLA-19.3 R-HLA-18.7: the ally's tower fights on, led by who has nothing there any more
players 4   option mode=teams
plain
set! public.serf[3][ne-i] = 4
set! public.resource[3] = [9,9,9]
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
set! public.resource[0] = [2,2,5]
set! private[0].library = fireball
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
do 0 cast fireball        do 0 burn serf           do 0 burn serf         do 0 burn serf         do 0 burn serf
legal 3 tactic charge     legal 3 tactic first-strike                     illegal 3 tactic retreat
plain
set! public.serf[3][ne-i] = 4
set! public.resource[3] = [9,9,9]
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
set! public.resource[0] = [2,2,5]
set! private[0].library = fireball
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
do 0 cast fireball        do 0 burn serf           do 0 burn serf         do 0 burn serf         do 0 done
illegal 3 tactic charge   illegal 3 tactic first-strike

scenario units of the ally count as own where a bonus asks for units
# R-HLA-28.10 R-HLA-H1.1 R-HLA-H4.1
players 4   option mode=teams
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[2][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take serf 1       do 0 go ne-i
do 2 agree
expect public.battle.strength = [6,1]
plain
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! public.warrior[1][ne-i] = 1
set! public.warrior[3][ne-i] = 1
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 1 lead
expect public.battle.strength = [2,9]
plain
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! public.warrior[1][ne-i] = 1
set! public.serf[3][ne-i] = 1
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 1 lead
expect public.battle.strength = [2,7]

scenario Cathedral II asks for a hero of the leader: one of the ally brings no point
# R-HLA-28.10 R-HLA-B1.2
players 4   option mode=teams
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.warrior[2][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take warrior 1    do 0 go ne-i
do 2 agree                do 0 tactic skirmish     do 1 tactic skirmish
expect public.score = [2,0,0,0]
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 1
set! public.built[2] = 1
set! public.hero[2][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take hero-1 1     do 0 go ne-i
do 2 agree                do 0 tactic skirmish     do 1 tactic skirmish
expect public.score = [1,0,0,0]           expect public.hero[2][0] = ne-i

scenario the Beast counts own units only, those of an ally never
# R-HLA-28.10 R-HLA-L16.1
players 4   option mode=teams
plain
set! public.up[nw-a1] = [beast,0]
set! public.warrior[2][nw-a1] = 1
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-a1
expect public.score[0] = 0                expect public.warrior[0][nw-a1] = 0     expect public.warrior[2][nw-a1] = 1
plain
set! public.up[nw-a1] = [beast,0]
set! public.warrior[0][nw-a1] = 1
set! public.warrior[2][nw-a1] = 1
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 go nw-a1
expect public.score[0] = 2                expect public.warrior[0][nw-a1] = 2

scenario the Kraken counts everybody aboard, the ally's units too
# R-HLA-28.10 R-HLA-S9.1
players 4   option mode=teams
plain
set! public.vessel[0][0] = nw-cap
set! public.warrior[2][nw-cap] = 1
set! public.up[sea-nw] = [kraken,0]
do 0 act sail             do 0 take warrior 1      do 0 go sea-nw         do 2 agree
expect public.score[0] = 3                expect public.vessel[0][0] = sea-nw
plain
set! public.vessel[0][0] = nw-cap
set! public.serf[2][nw-cap] = 1
set! public.up[sea-nw] = [kraken,0]
do 0 act sail             do 0 take serf 1         do 0 go sea-nw         do 2 agree
expect public.score[0] = 0                expect decision LOSE 0

scenario Priestess II beside an ally: both attack whom she pulls
# R-HLA-28.8 R-HLA-18.4 R-HLA-H11.2
players 4   option mode=teams
plain
set! public.faction = dwarves humans orcs elves
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.warrior[2][nw-i] = 1
set! public.serf[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 stay              do 0 pull ne-i 1 2
expect public.battle.strength = [5,2]     expect public.score[0] = 1

scenario guests in an ally's capital: its region counts for neither
# R-HLA-28.15 R-HLA-25.6
players 4   option mode=teams
plain
set! public.serf[2][nw-cap] = 1
expect score 0 = 2
plain
set! public.serf[2][nw-a1] = 1
expect score 0 = 3

scenario Pharom II: an ally is no third player where Pharom's side is too
# R-HLA-H9.2 R-HLA-28.8 R-HLA-26.12: both attack; a region of the ally alone stays closed
players 4   option mode=teams
plain
set! public.faction = elves orcs humans dwarves
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[2][ne-i] = 1
set! public.warrior[2][ne-c2] = 1
set! public.built[1] = 1
set! public.hero[1][0] = ne-c1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
do 0 drag 1 hero-1        illegal 0 go ne-c2       do 0 go ne-i
expect public.battle.region = ne-i        expect public.battle.lead = [1,2]       expect public.battle.strength = [6,4]

scenario a Galleon that fires without moving takes no units of the ally along
# R-HLA-28.5 R-HLA-B4.1
players 4   option mode=teams
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-i
set! public.serf[0][nw-i] = 1
set! public.serf[2][nw-i] = 1
set! public.warrior[1][nw-n] = 1
do 0 act sail             legal 0 stay             do 0 take serf         legal 0 stay
do 0 take serf 1          illegal 0 stay

scenario units of the ally aboard the leader's vessel count
# R-HLA-28.10 R-HLA-B5.2 R-HLA-12.6
players 4   option mode=teams
plain
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-a1
set! public.serf[2][nw-a1] = 1
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 take serf 1         do 0 go nw-m           do 2 agree
expect public.battle.strength = [4,1]

scenario who is aboard of both allies counts, at sea
# R-HLA-28.10 R-HLA-B9.2
players 4   option mode=teams
plain
set! public.faction = orcs humans elves dwarves
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[0][0] = 1
set! public.cargo_serf[2][2] = 1
do 0 act sail             do 0 go sea-n
expect public.battle.strength = [8,3]

scenario the ally's units ashore with the Galley count while its owner leads
# R-HLA-28.10 R-HLA-B9.2 R-HLA-12.6 R-HLA-28.9
players 4   option mode=teams
plain
set! public.built[1] = 8
set! public.level[1] = 2
set! public.vessel[1][0] = ne-i
set! public.warrior[3][ne-i] = 1
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 1 lead
expect public.battle.strength = [2,7]
plain
set! public.built[1] = 8
set! public.level[1] = 2
set! public.vessel[1][0] = ne-i
set! public.warrior[3][ne-i] = 2
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i           do 3 lead
expect public.battle.strength = [2,7]

scenario Shadow Guild II: an ally's unit is one of the two, or the third
# R-HLA-28.10 R-HLA-B13.2
players 4   option mode=teams
plain
set! public.faction = elves orcs humans dwarves
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 1
set! public.serf[2][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take serf 1       do 0 go ne-i
do 2 agree
expect public.battle.strength = [5,1]
plain
set! public.faction = elves orcs humans dwarves
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.serf[2][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take serf 1
do 0 go ne-i              do 2 agree
expect public.battle.strength = [5,1]

scenario Zeal counts the ally's serfs too
# R-HLA-28.10 R-HLA-C24.1
players 4   option mode=teams
plain
set! public.serf[0][nw-i] = 1
set! public.serf[2][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! private[0].library = zeal
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf 1       do 0 take serf 1
do 0 go ne-i              do 2 agree               do 0 cast zeal
expect public.battle.strength = [6,2]
