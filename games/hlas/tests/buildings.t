# The buildings: R-HLA-B1.1 to R-HLA-B20.3, each ability acting and not acting. Seat 0 has the faction of the building unless
# it defends; battles are at ne-i (mountains), reached from nw-i (plain) by a route, unless terrain matters.
game hlas

scenario Cathedral I: warriors on a plain
# R-HLA-B1.1 R-HLA-26.5
players 2
plain
set! public.built[0] = 1
set! public.warrior[0][ne-i] = 2
set! public.warrior[1][nw-i] = 1
do 0 act march            do 0 from ne-i           do 0 take warrior      do 0 take warrior      do 0 go nw-i
expect public.battle.strength = [6,2]
plain
set! public.built[0] = 1
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [4,2]

scenario Cathedral II: a point for a win with a surviving hero
# R-HLA-B1.2
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 2
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 1

scenario Cathedral III: tactics cost one less
# R-HLA-B1.3 R-HLA-19.2
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.resource[0] = [2,2,3]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic first-strike  do 1 tactic skirmish     do 0 pay
expect public.resource[0][mana] = 0
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.resource[0] = [2,2,4]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic first-strike  do 1 tactic skirmish     do 0 pay
expect public.resource[0][mana] = 0

scenario Mages' College I: four cards
# R-HLA-B2.1
players 2
plain
set! public.built[0] = 2
do 0 act research         do 0 research
expect public.library_count[0] = 4
plain
do 0 act research         do 0 research
expect public.library_count[0] = 3

scenario Mages' College II: spells of type cast cost one less, one at least
# R-HLA-B2.2
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! private[0].library = famine
do 0 act cast             do 0 cast famine
expect public.resource[0][mana] = 1
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! private[0].library = scrying
do 0 act cast             do 0 cast scrying
expect public.resource[0][mana] = 1

scenario Mages' College III: scribed spells count double
# R-HLA-B2.3 R-HLA-25.7
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 3
set! public.scribed[0] = [famine,rust,0]
set! public.scribed_state[0] = [ready,exhausted,0]
expect score 0 = 12
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.scribed[0] = [famine,rust,0]
set! public.scribed_state[0] = [ready,exhausted,0]
expect score 0 = 7

scenario Royal Stables I: serfs have speed three
# R-HLA-B3.1
players 2
plain
set! public.built[0] = 4
do 0 act march            do 0 from nw-cap         do 0 take serf         legal 0 go nw-c1
plain
do 0 act march            do 0 from nw-cap         do 0 take serf         illegal 0 go nw-c1

scenario Royal Stables II: through deserts
# R-HLA-B3.2 R-HLA-13.5
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 2
set! public.serf[0][nw-m] = 1
set! public.serf[1][nw-b1] = 1
set! public.serf[1][nw-b2] = 1
do 0 act march            do 0 from nw-m           do 0 take serf         legal 0 go nw-i
plain
set! public.built[0] = 4
set! public.serf[0][nw-m] = 1
set! public.serf[1][nw-b1] = 1
set! public.serf[1][nw-b2] = 1
do 0 act march            do 0 from nw-m           do 0 take serf         illegal 0 go nw-i

scenario Royal Stables III: one region on after a won attack, without a battle
# R-HLA-B3.3 R-HLA-26.8
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-c2] = 1
set! public.up[ne-c1] = [glory,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
illegal 0 go ne-c2        do 0 go ne-c1
expect public.warrior[0][ne-c1] = 2       expect public.score[0] = 2
plain
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect decision MUSTER 0

scenario Royal Stables III: the vessel that stays explores, an army that goes on does not
# R-HLA-B3.3 R-HLA-18.13 R-HLA-16.1
players 2
plain
set! public.built[0] = 20
set! public.level[0] = 3
set! public.vessel[0][1] = nw-c1
set! public.warrior[0][nw-c1] = 2
set! public.serf[1][nw-i] = 1
set! public.up[nw-i] = [glory,0]
set! public.up[nw-c2] = [food-stores,0]
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go nw-i
do 0 tactic skirmish      do 1 tactic skirmish     do 0 go nw-c2
expect public.score[0] = 2                expect public.resource[0] = [4,2,2]     expect public.up[nw-i] = [0,0]
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.warrior[0][nw-c1] = 2
set! public.serf[1][nw-i] = 1
set! public.up[nw-i] = [glory,0]
do 0 act march            do 0 from nw-c1          do 0 take warrior      do 0 take warrior      do 0 go nw-i
do 0 tactic skirmish      do 1 tactic skirmish     do 0 go nw-c2
expect public.score[0] = 1                expect public.up[nw-i] = [glory,0]

scenario Dock I: the Galleon fires at a shore
# R-HLA-B4.1 R-HLA-B4.4
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-cap
set! public.serf[1][ne-b1] = 1
do 0 act sail             do 0 take warrior        do 0 go sea-n
do 0 bombard ne-b1
expect public.battle.strength = [5,1]
do 0 tactic skirmish      do 1 tactic skirmish
expect public.vessel[0][0] = sea-n        expect public.serf[1][0] = 10         expect public.score[0] = 1
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-a1
set! public.serf[1][nw-m] = 1
do 0 act sail             do 0 stay                do 0 bombard nw-m
expect public.battle.strength = [3,1]

scenario Dock I: never at a capital, and not after a battle
# R-HLA-B4.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
do 0 act sail             do 0 go sea-ne
expect decision MUSTER 0
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-nw
set! public.serf[1][ne-b1] = 1
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[0][0] = 2
do 0 act sail             do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect decision MUSTER 0

scenario Dock I: a Galleon that loses retreats from where it is
# R-HLA-B4.4 R-HLA-20.6
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-n
set! public.cargo_serf[0][0] = 1
set! public.warrior[1][ne-b1] = 3
do 0 act sail             do 0 stay                do 0 bombard ne-b1
do 0 tactic skirmish      do 1 tactic skirmish
do 0 lose sea-vessel
expect public.serf[0][nw-cap] = 3         expect public.vessel[0][0] = 0        expect public.warrior[1][ne-b1] = 3

scenario Dock II: three aboard
# R-HLA-B4.2 R-HLA-12.4
players 2
plain
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = nw-cap
do 0 act sail             do 0 take serf           do 0 take serf         do 0 take warrior      do 0 go sea-nw
expect public.cargo_serf[0][0] = 2        expect public.cargo_warrior[0][0] = 1
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-cap
do 0 act sail             do 0 take serf           do 0 take serf         illegal 0 take

scenario Dock III: two resources while at sea
# R-HLA-B4.3
players 2
plain
set! public.built[0] = 8
set! public.level[0] = 3
set! public.vessel[0][0] = sea-nw
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act fly              do 0 pass                do 1 act sail          do 1 pass
do 0 gain food            do 0 gain food
expect public.resource[0] = [4,2,2]
plain
set! public.built[0] = 8
set! public.level[0] = 3
set! public.vessel[0][0] = nw-cap
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act fly              do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,2,2]

scenario Sky Harbour I: speed three
# R-HLA-B5.1
players 2
plain
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-c1
plain
set! public.vessel[0][1] = nw-cap
do 0 act fly              illegal 0 go nw-c1

scenario Sky Harbour II: one for each unit aboard
# R-HLA-B5.2 R-HLA-12.6
players 2
plain
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 take serf           do 0 take serf         do 0 go nw-m
expect public.battle.strength = [6,1]
plain
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m
expect public.battle.strength = [2,1]

scenario Sky Harbour III: it may hover
# R-HLA-B5.3 R-HLA-15.6 R-HLA-15.7
players 2
plain
set! public.built[0] = 16
set! public.level[0] = 3
set! public.vessel[0][1] = sea-n
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.vessel[0][1] = sea-n
plain
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = sea-n
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.vessel[0][1] = 0
plain
set! public.built[0] = 16
set! public.level[0] = 3
set! public.vessel[0][1] = nw-b1
set! public.warrior[0][nw-b1] = 2
set! public.vessel[1][0] = sea-n
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
do 0 stay
expect public.vessel[0][1] = sea-n

scenario Barracks I: a warrior for one food
# R-HLA-B6.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
do 0 act recruit          do 0 recruit warrior
expect public.resource[0][food] = 1
plain
set! public.faction = orcs humans
do 0 act recruit          do 0 recruit warrior
expect public.resource[0][food] = 0

scenario Barracks II: every warrior is stronger
# R-HLA-B6.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [6,2]
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [4,2]

scenario Barracks III: a second warrior in the same action
# R-HLA-B6.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.level[0] = 3
do 0 act recruit          do 0 recruit warrior     illegal 0 recruit serf
do 0 recruit warrior
expect public.warrior[0][nw-cap] = 3      expect public.resource[0][food] = 0
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.level[0] = 2
do 0 act recruit          do 0 recruit warrior
expect decision FOLLOW 1

scenario Blood Tent I: two serfs for two food
# R-HLA-B7.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
do 0 act recruit          do 0 pair
expect public.resource[0][food] = 0       expect public.serf[0][nw-cap] = 4
plain
set! public.faction = orcs humans
do 0 act recruit          illegal 0 pair

scenario Blood Tent II: one for each enemy serf, at a capital for all of them
# R-HLA-B7.2 R-HLA-4.8
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.warrior[0][ne-a1] = 1
set! public.bar[1][tax] = 2
set! public.built[1] = 1
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 go ne-cap
expect public.battle.strength = [6,10]
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,2]

scenario Blood Tent III: two mana for blood
# R-HLA-B7.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.resource[0][mana] = 4
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic retreat
expect public.resource[0][mana] = 2

scenario Wolf Pens I: warriors have speed four
# R-HLA-B8.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
do 0 act march            do 0 from nw-cap         do 0 take warrior      legal 0 go nw-i
plain
set! public.faction = orcs humans
do 0 act march            do 0 from nw-cap         do 0 take warrior      illegal 0 go nw-i

scenario Wolf Pens II: food or ore for an attack
# R-HLA-B8.2 R-HLA-26.6
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
illegal 0 gain mana       do 0 gain ore
expect public.resource[0] = [2,3,2]
plain
set! public.faction = humans orcs
set! public.built[1] = 4
set! public.level[1] = 2
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect decision TACTIC

scenario Wolf Pens III: two resources of the loser
# R-HLA-B8.3 R-HLA-26.10
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.resource[0] = [2,2,10]
set! public.resource[1] = [0,1,2]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 gain ore
do 0 tactic skirmish      do 1 tactic skirmish
illegal 0 steal food      do 0 steal ore           do 0 steal mana
expect public.resource[0] = [2,4,10]      expect public.resource[1] = [0,0,1]
plain
set! public.faction = humans orcs
set! public.built[1] = 4
set! public.level[1] = 3
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect decision MUSTER 0

scenario War Harbour I: the War Galley is stronger
# R-HLA-B9.1 R-HLA-26.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
do 0 act sail             do 0 go sea-n
expect public.battle.strength = [4,3]
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.vessel[0][0] = nw-cap
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [4,2]

scenario War Harbour II: and so by everybody aboard
# R-HLA-B9.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[0][0] = 2
do 0 act sail             do 0 go sea-n
expect public.battle.strength = [8,3]
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[0][0] = 2
do 0 act sail             do 0 go sea-n
expect public.battle.strength = [6,3]

scenario War Harbour III: a point for a win with the Galley
# R-HLA-B9.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.level[0] = 3
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[0][0] = 2
do 0 act sail             do 0 go sea-n
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 2
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.level[0] = 3
set! public.vessel[0][0] = nw-cap
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 1

scenario Dragon Roost I: the Dragon is stronger
# R-HLA-B10.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m
expect public.battle.strength = [3,1]
plain
set! public.faction = orcs humans
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m
expect public.battle.strength = [2,1]

scenario Dragon Roost II: a serf may be devoured at the start
# R-HLA-B10.2 R-HLA-18.5 R-HLA-18.7
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m
do 0 strike serf
expect event won 0        expect public.serf[1][0] = 10
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.warrior[1][nw-m] = 1
do 0 act fly              do 0 go nw-m
expect decision TACTIC

scenario Dragon Roost III: speed three
# R-HLA-B10.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.level[0] = 3
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-c1
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
do 0 act fly              illegal 0 go nw-c1

scenario Hall of Antlers I: warriors in a forest
# R-HLA-B11.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.warrior[0][nw-a1] = 2
set! public.warrior[1][nw-m] = 1
do 0 act march            do 0 from nw-a1          do 0 take warrior      do 0 take warrior      do 0 go nw-m
expect public.battle.strength = [6,2]
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [4,2]

scenario Hall of Antlers II: mana for forests
# R-HLA-B11.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.warrior[0][nw-m] = 1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0][mana] = 4
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.warrior[0][nw-m] = 1
set! public.warrior[0][nw-b2] = 1
set! public.warrior[0][ne-a1] = 1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0][mana] = 7
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.warrior[0][nw-a1] = 1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0][mana] = 2

scenario Hall of Antlers III: a point for each forest
# R-HLA-B11.3 R-HLA-25.7
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 3
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-a1] = 1
expect score 0 = 11
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-a1] = 1
expect score 0 = 7

scenario Arcane Spire I: one card more in the library
# R-HLA-B12.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! private[0].library = rage famine
do 0 act research         do 0 research
expect public.library_count[0] = 5
do 0 discard rage         do 0 discard famine
expect decision DISCARD 0
plain
set! public.faction = elves orcs
set! private[0].library = rage
do 0 act research         do 0 research
expect public.library_count[0] = 4

scenario Arcane Spire II: everything is ready at once
# R-HLA-B12.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.scribed[0] = [famine,0,0]
set! public.scribed_state[0] = [exhausted,0,0]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.scribed_state[0][0] = ready
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.scribed[0] = [famine,0,0]
set! public.scribed_state[0] = [exhausted,0,0]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.scribed_state[0][0] = preparing

scenario Arcane Spire III: a point for each spell of type cast
# R-HLA-B12.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! private[0].library = famine
do 0 act cast             do 0 cast famine
expect public.score[0] = 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! private[0].library = rage
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 cast rage
expect public.score[0] = 2

scenario Shadow Guild I: one resource of the loser
# R-HLA-B13.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
do 0 steal mana
expect public.resource[0] = [2,2,3]       expect decision MUSTER 0
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect decision MUSTER 0

scenario Shadow Guild II: small attacks
# R-HLA-B13.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [6,2]
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 3
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [6,2]

scenario Shadow Guild III: two points for each hero slain, in defeat too
# R-HLA-B13.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 3
set! public.built[1] = 2
set! public.hero[1][1] = ne-i
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
do 0 done
expect public.score[0] = 3                expect public.hero[1][1] = 0
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 3
set! public.built[1] = 2
set! public.hero[1][1] = ne-i
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic retreat
do 0 done
expect public.score[0] = 1

scenario Leaf Haven I: speed four
# R-HLA-B14.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.vessel[0][0] = nw-cap
do 0 act sail             legal 0 go ne-i
plain
set! public.faction = elves orcs
set! public.vessel[0][0] = nw-cap
do 0 act sail             illegal 0 go ne-i

scenario Leaf Haven II: through the centre
# R-HLA-B14.2 R-HLA-14.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = bay-n
set! public.serf[1][nw-i] = 1
set! public.serf[1][ne-i] = 1
set! public.vessel[1][0] = sea-n
do 0 act sail             legal 0 go bay-s     legal 0 go sea-x
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.level[0] = 1
set! public.vessel[0][0] = bay-n
set! public.serf[1][nw-i] = 1
set! public.serf[1][ne-i] = 1
set! public.vessel[1][0] = sea-n
do 0 act sail             illegal 0 go bay-s     legal 0 go sea-x

scenario Leaf Haven III: a point for each sea token
# R-HLA-B14.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.level[0] = 3
set! public.vessel[0][0] = nw-i
set! public.up[sea-x] = [shoal,dead-calm]
do 0 act sail             do 0 go sea-x
expect public.score[0] = 2
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.level[0] = 3
set! public.up[nw-a1] = [food-stores,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.score[0] = 0

scenario Phoenix Nest I: reborn at its price
# R-HLA-B15.1 R-HLA-5.8
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
set! public.up[nw-m] = [ambush,0]
do 0 act fly              do 0 go nw-m
do 0 rebuild
expect public.vessel[0][1] = nw-cap       expect public.resource[0] = [0,2,0]
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
set! public.up[nw-m] = [ambush,0]
set! public.resource[0] = [2,2,1]
do 0 act fly              do 0 go nw-m
expect public.vessel[0][1] = 0            expect decision MUSTER 0

scenario Phoenix Nest II: speed three
# R-HLA-B15.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-c1
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
do 0 act fly              illegal 0 go nw-c1

scenario Phoenix Nest III: four mana, before it is reborn
# R-HLA-B15.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.level[0] = 3
set! public.vessel[0][1] = nw-cap
set! public.up[nw-m] = [ambush,0]
set! public.resource[0] = [2,2,0]
do 0 act fly              do 0 go nw-m
do 0 rebuild
expect public.resource[0] = [0,2,2]
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.up[nw-m] = [ambush,0]
set! public.resource[0] = [2,2,0]
do 0 act fly              do 0 go nw-m
expect public.resource[0] = [2,2,0]

scenario Great Forge I: warriors in mountains
# R-HLA-B16.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [6,2]
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.warrior[0][ne-i] = 2
set! public.warrior[1][nw-i] = 1
do 0 act march            do 0 from ne-i           do 0 take warrior      do 0 take warrior      do 0 go nw-i
expect public.battle.strength = [4,2]

scenario Great Forge II: buildings for two ore
# R-HLA-B16.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 2
do 0 act build            do 0 building hero-2
expect public.resource[0][ore] = 0
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
push BUILD 0              illegal 0 building

scenario Great Forge III: a point for each mountain
# R-HLA-B16.3 R-HLA-25.7
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 3
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-a1] = 1
expect score 0 = 11
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-a1] = 1
expect score 0 = 7

scenario Stone Temple I: towers are stronger
# R-HLA-B17.1
players 2
plain
set! public.faction = humans dwarves
set! public.built[1] = 2
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,4]
plain
set! public.faction = humans dwarves
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,3]

scenario Stone Temple II: an ore for each tower
# R-HLA-B17.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.tower[0] = [nw-n,ne-n,0]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0][ore] = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0][ore] = 2

scenario Stone Temple III: a point more for each tower
# R-HLA-B17.3 R-HLA-25.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! public.tower[0] = [nw-n,0,0]
expect score 0 = 13
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.tower[0] = [nw-n,0,0]
expect score 0 = 9

scenario Tinker's Workshop I: towers for one ore less, one at least
# R-HLA-B18.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.serf[0][nw-m] = 1
do 0 act build            do 0 tower nw-m
expect public.resource[0][ore] = 1
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.serf[0][nw-a1] = 1
do 0 act build            do 0 tower nw-a1
expect public.resource[0][ore] = 1

scenario Tinker's Workshop II: towers by anybody
# R-HLA-B18.2 R-HLA-7.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-m] = 1
do 0 act build            legal 0 tower nw-m
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.warrior[0][nw-m] = 1
push BUILD 0              illegal 0 tower

scenario Tinker's Workshop III: two things in one action
# R-HLA-B18.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 3
set! public.resource[0] = [2,6,2]
set! public.serf[0][nw-m] = 1
do 0 act build            do 0 building hero-1     do 0 tower nw-m
expect public.built[0] = 5                expect public.tower[0] = [nw-m,0,0]   expect decision FOLLOW 1
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.resource[0] = [2,6,2]
set! public.serf[0][nw-m] = 1
do 0 act build            do 0 building hero-1
expect decision FOLLOW 1

scenario Iron Shipyard I: a strong defence
# R-HLA-B19.1
players 2
plain
set! public.faction = humans dwarves
set! public.built[1] = 8
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
do 0 act sail             do 0 go sea-n
expect public.battle.strength = [3,4]
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
do 0 act sail             do 0 go sea-n
expect public.battle.strength = [3,3]

scenario Iron Shipyard II: three aboard
# R-HLA-B19.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = nw-cap
do 0 act sail             do 0 take serf           do 0 take serf         legal 0 take warrior
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.vessel[0][0] = nw-cap
do 0 act sail             do 0 take serf           do 0 take serf         illegal 0 take

scenario Iron Shipyard III: two ore while the Ironclad is in play
# R-HLA-B19.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.level[0] = 3
set! public.vessel[0][0] = nw-cap
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act fly              do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0][ore] = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.level[0] = 3
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act fly              do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0][ore] = 2

scenario Cloud Foundry I: tokens around the landing place
# R-HLA-B20.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
set! public.down[nw-m] = 1
set! public.down[nw-b1] = 2
set! public.down[sea-nw] = 1
do 0 act fly              do 0 go nw-a1
expect public.down[nw-m] = 0              expect public.down[nw-b1] = 0         expect public.up[nw-b1][1] != 0
expect public.down[sea-nw] = 1
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
set! public.down[nw-a1] = 1
do 0 act fly              do 0 go sea-nw
expect public.down[nw-a1] = 1

scenario Cloud Foundry II: speed three
# R-HLA-B20.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-c1
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.vessel[0][1] = nw-cap
do 0 act fly              illegal 0 go nw-c1

scenario Cloud Foundry III: two strength in attack
# R-HLA-B20.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.level[0] = 3
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m
expect public.battle.strength = [4,1]
plain
set! public.faction = humans dwarves
set! public.built[1] = 16
set! public.level[1] = 3
set! public.vessel[1][1] = ne-i
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,2]

scenario who mans the guns of the Galleon is no conscript
# R-HLA-B4.1 R-HLA-B4.4 R-HLA-T4.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-i
set! public.serf[0][nw-i] = 2
set! public.serf[1][nw-c1] = 1
do 0 act sail            do 0 take serf          do 0 stay          do 0 bombard nw-c1
do 0 tactic conscripts   do 1 tactic skirmish    do 0 pay
do 0 bring serf nw-i
expect event won 0       expect public.serf[0][nw-i] = 1     expect public.serf[0][nw-c1] = 1
