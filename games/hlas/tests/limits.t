# What abilities do not do: below their level, or without their building. Each scenario is one of buildings.t or heroes.t
# with the level or the building taken away.
game hlas

scenario Cathedral II: not below level 2, nor before it is built
# R-HLA-B1.2
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take hero-1          do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish      expect public.score[0] = 1
plain
set! public.built[0] = 0
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take hero-1          do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish      expect public.score[0] = 1

scenario Cathedral III: not before it is built
# R-HLA-B1.3
players 2
plain
set! public.built[0] = 0
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.resource[0] = [2,2,3]
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior         do 0 go ne-i
do 0 tactic first-strike  do 1 tactic skirmish      do 0 pay                  expect public.resource[0][mana] = 1

scenario Mages' College II: not before it is built
# R-HLA-B2.2
players 2
plain
set! public.built[0] = 0
set! public.level[0] = 2
set! private[0].library = famine
do 0 act cast             do 0 cast famine          expect public.resource[0][mana] = 0

scenario Royal Stables II: not before it is built
# R-HLA-B3.2
players 2
plain
set! public.built[0] = 0
set! public.level[0] = 2
set! public.serf[0][nw-m] = 1
set! public.serf[1][nw-b1] = 1
set! public.serf[1][nw-b2] = 1
do 0 act march            do 0 from nw-m            do 0 take serf            illegal 0 go nw-i

scenario Royal Stables III: not before it is built
# R-HLA-B3.3
players 2
plain
set! public.built[0] = 0
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-c2] = 1
set! public.up[ne-c1] = [glory,0]
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish      illegal 0 go ne-c2        illegal 0 go ne-c1

scenario Dock I: not before it is built
# R-HLA-B4.1
players 4   option mode=teams
plain
set! public.built[0] = 0
set! public.vessel[0][0] = nw-b1
set! public.serf[2][nw-b1] = 1
set! public.serf[1][nw-c1] = 1
do 0 act sail             illegal 0 stay

scenario Dock II: not before it is built
# R-HLA-B4.2
players 2
plain
set! public.built[0] = 0
set! public.level[0] = 2
set! public.vessel[0][0] = nw-cap
do 0 act sail             do 0 take serf            do 0 take serf            illegal 0 take warrior

scenario Sky Harbour II: not below level 2, nor before it is built
# R-HLA-B5.2
players 2
plain
set! public.built[0] = 16
set! public.level[0] = 1
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 take serf            do 0 take serf            do 0 go nw-m
expect public.battle.strength = [4,1]
plain
set! public.built[0] = 0
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 take serf            do 0 take serf            do 0 go nw-m
expect public.battle.strength = [4,1]

scenario Sky Harbour III: not before it is built
# R-HLA-B5.3
players 2
plain
set! public.built[0] = 0
set! public.level[0] = 3
set! public.vessel[0][1] = sea-n
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act sail             do 0 pass                 do 1 act sail             do 1 pass
expect public.vessel[0][1] = none

scenario Blood Tent II: not below level 2, nor before it is built
# R-HLA-B7.2
players 2
plain
set! public.level[1] = 1
set! public.built[0] = 1
set! public.built[1] = 3
set! public.hero[0][0] = nw-b1
set! public.warrior[0][nw-b1] = 1
set! public.serf[0][nw-b1] = 2
set! public.warrior[1][ne-b1] = 2
set! public.resource[0] = [2,2,6]
set! public.resource[1] = [2,2,6]
set! private[0].library = rage
set! private[1].library = magic-arrow
do 0 act march            do 0 from nw-b1           do 0 take hero-1          do 0 take warrior         do 0 take serf
do 0 take serf            do 0 go ne-b1             expect public.score[0] = 1  expect public.battle.strength = [10,4]
plain
set! public.level[1] = 2
set! public.built[0] = 1
set! public.built[1] = 1
set! public.hero[0][0] = nw-b1
set! public.warrior[0][nw-b1] = 1
set! public.serf[0][nw-b1] = 2
set! public.warrior[1][ne-b1] = 2
set! public.resource[0] = [2,2,6]
set! public.resource[1] = [2,2,6]
set! private[0].library = rage
set! private[1].library = magic-arrow
do 0 act march            do 0 from nw-b1           do 0 take hero-1          do 0 take warrior         do 0 take serf
do 0 take serf            do 0 go ne-b1             expect public.score[0] = 1  expect public.battle.strength = [10,6]

scenario Blood Tent III: not before it is built
# R-HLA-B7.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 0
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish      expect public.resource[0][mana] = 2

scenario Wolf Pens II: not below level 2
# R-HLA-B8.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 1
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior         do 0 go ne-i
illegal 0 gain mana       illegal 0 gain ore

scenario War Harbour III: not below level 3, nor before it is built
# R-HLA-B9.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[0][0] = 2
do 0 act sail             do 0 go sea-n             do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 1
plain
set! public.faction = orcs humans
set! public.built[0] = 0
set! public.level[0] = 3
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
set! public.cargo_serf[0][0] = 2
do 0 act sail             do 0 go sea-n             do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 1

scenario Dragon Roost II: not below level 2, nor before it is built
# R-HLA-B10.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.level[0] = 1
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m              illegal 0 strike serf
plain
set! public.faction = orcs humans
set! public.built[0] = 0
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m              illegal 0 strike serf

scenario Dragon Roost III: not before it is built
# R-HLA-B10.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 0
set! public.level[0] = 3
set! public.vessel[0][1] = nw-cap
do 0 act fly              illegal 0 go nw-c1

scenario Hall of Antlers I: not before it is built
# R-HLA-B11.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.warrior[0][nw-a1] = 2
set! public.warrior[1][nw-m] = 1
do 0 act march            do 0 from nw-a1           do 0 take warrior         do 0 take warrior         do 0 go nw-m
expect public.battle.strength = [4,2]

scenario Hall of Antlers II: not below level 2, nor before it is built
# R-HLA-B11.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 1
set! public.warrior[0][nw-m] = 1
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act sail             do 0 pass                 do 1 act sail             do 1 pass
expect public.resource[0][mana] = 3
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.warrior[0][nw-m] = 1
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act sail             do 0 pass                 do 1 act sail             do 1 pass
expect public.resource[0][mana] = 3

scenario Arcane Spire II: not before it is built
# R-HLA-B12.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.scribed[0] = [famine,0,0]
set! public.scribed_state[0] = [exhausted,0,0]
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act sail             do 0 pass                 do 1 act sail             do 1 pass
expect public.scribed_state[0][0] = preparing

scenario Arcane Spire III: not below level 3, nor before it is built
# R-HLA-B12.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! private[0].library = famine
do 0 act cast             do 0 cast famine          expect public.score[0] = 1
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.level[0] = 3
set! private[0].library = famine
do 0 act cast             do 0 cast famine          expect public.score[0] = 1

scenario Shadow Guild I: not before it is built
# R-HLA-B13.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish      illegal 0 steal mana

scenario Shadow Guild II: not before it is built
# R-HLA-B13.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior         do 0 go ne-i
expect public.battle.strength = [4,2]

scenario Shadow Guild III: not below level 3
# R-HLA-B13.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-i] = 3
set! public.built[1] = 2
set! public.hero[1][1] = ne-i
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior
do 0 take warrior         do 0 go ne-i              do 0 tactic skirmish      do 1 tactic skirmish      do 0 done
expect public.score[0] = 1

scenario Leaf Haven II: not before it is built
# R-HLA-B14.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.vessel[0][0] = bay-n
set! public.serf[1][nw-i] = 1
set! public.serf[1][ne-i] = 1
set! public.vessel[1][0] = sea-n
do 0 act sail             illegal 0 go bay-s

scenario Leaf Haven III: not below level 3, nor before it is built
# R-HLA-B14.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = nw-i
set! public.up[sea-x] = [shoal,dead-calm]
do 0 act sail             do 0 go sea-x             expect public.score[0] = 0
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.level[0] = 3
set! public.vessel[0][0] = nw-i
set! public.up[sea-x] = [shoal,dead-calm]
do 0 act sail             do 0 go sea-x             expect public.score[0] = 0

scenario Phoenix Nest I: not before it is built
# R-HLA-B15.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.vessel[0][1] = nw-cap
set! public.up[nw-m] = [ambush,0]
do 0 act fly              do 0 go nw-m              illegal 0 rebuild

scenario Phoenix Nest II: not before it is built
# R-HLA-B15.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
do 0 act fly              illegal 0 go nw-c1

scenario Great Forge I: not before it is built
# R-HLA-B16.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take warrior         do 0 take warrior         do 0 go ne-i
expect public.battle.strength = [4,2]

scenario Great Forge II: not before it is built
# R-HLA-B16.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.level[0] = 2
push BUILD 0              illegal 0 building hero-2

scenario Stone Temple II: not before it is built
# R-HLA-B17.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.tower[0] = [nw-n,ne-n,0]
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act sail             do 0 pass                 do 1 act sail             do 1 pass
expect public.resource[0][ore] = 2

scenario Tinker's Workshop II: not before it is built
# R-HLA-B18.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.warrior[0][nw-m] = 1
push BUILD 0              illegal 0 tower nw-m

scenario Iron Shipyard I: not before it is built
# R-HLA-B19.1
players 2
plain
set! public.faction = humans dwarves
set! public.built[1] = 0
set! public.vessel[0][0] = sea-nw
set! public.vessel[1][0] = sea-n
do 0 act sail             do 0 go sea-n             expect public.battle.strength = [3,3]

scenario Iron Shipyard II: not before it is built
# R-HLA-B19.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.vessel[0][0] = nw-cap
do 0 act sail             do 0 take serf            do 0 take serf            illegal 0 take warrior

scenario Iron Shipyard III: not below level 3, nor before it is built
# R-HLA-B19.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.level[0] = 2
set! public.vessel[0][0] = nw-cap
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act fly              do 0 pass                 do 1 act sail             do 1 pass
expect public.resource[0][ore] = 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.level[0] = 3
set! public.vessel[0][0] = nw-cap
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act fly              do 0 pass                 do 1 act sail             do 1 pass
expect public.resource[0][ore] = 2

scenario Cloud Foundry I: not before it is built
# R-HLA-B20.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.vessel[0][1] = nw-cap
set! public.down[nw-m] = 1
set! public.down[nw-b1] = 2
set! public.down[sea-nw] = 1
do 0 act fly              do 0 go nw-a1             expect public.down[nw-m] = 1

scenario Cloud Foundry II: not before it is built
# R-HLA-B20.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
do 0 act fly              illegal 0 go nw-c1

scenario Cloud Foundry III: not below level 3, nor before it is built
# R-HLA-B20.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m              expect public.battle.strength = [2,1]
plain
set! public.faction = dwarves orcs
set! public.built[0] = 0
set! public.level[0] = 3
set! public.vessel[0][1] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act fly              do 0 go nw-m              expect public.battle.strength = [2,1]

scenario Archmage II: not below level 2
# R-HLA-H2.2
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 1
set! public.hero[0][1] = nw-cap
set! private[0].library = famine
do 0 act cast             do 0 cast famine          expect public.score[0] = 1

scenario Knight-Errant II: not below level 2
# R-HLA-H3.2
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 1
set! public.hero[0][2] = nw-i
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take hero-3          do 0 go ne-i
expect public.battle.strength = [2,2]

scenario Knight-Errant III: not below level 3
# R-HLA-H3.3
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-cap
set! public.up[nw-c1] = [glory,0]
do 0 act march            do 0 from nw-cap          do 0 take hero-3          do 0 take serf            do 0 go nw-a1
illegal 0 go nw-i         illegal 0 go nw-c1

scenario Shaman II: not below level 2
# R-HLA-H5.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 1
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 1
set! public.resource[0] = [1,0,2]
do 0 act march            do 0 from nw-i            do 0 take hero-2          do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish      illegal 0 pay 1           illegal 0 pay 2

scenario Stag Knight II: not below level 2
# R-HLA-H7.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 1
set! public.hero[0][0] = nw-m
do 0 act march            do 0 from nw-m            do 0 take hero-1          illegal 0 go ne-b1

scenario Star Mage II: not below level 2
# R-HLA-H8.2
players 2
plain
set! public.faction = humans elves
set! public.built[1] = 2
set! public.level[1] = 1
set! public.hero[1][1] = ne-cap
set! public.resource[1] = [2,2,0]
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast             do 0 cast famine          illegal 1 answer cancel-spell

scenario Assassin Pharom II: not below level 2
# R-HLA-H9.2
players 2
plain
set! public.faction = elves humans
set! public.built[0] = 4
set! public.level[0] = 1
set! public.hero[0][2] = nw-i
set! public.warrior[0][ne-c1] = 2
set! public.built[1] = 1
set! public.hero[1][0] = ne-n
do 0 act march            do 0 from nw-i            do 0 take hero-3          do 0 go ne-i
illegal 0 drag 1 hero-1

scenario Assassin Pharom III: not below level 3
# R-HLA-H9.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i            do 0 take hero-3          do 0 go ne-i
illegal 0 strike warrior

scenario Thane II: not below level 2
# R-HLA-H10.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 1
set! public.hero[0][0] = nw-a1
do 0 act march            do 0 done                 do 0 pass                 do 1 act march            do 1 done
do 1 pass                 do 0 act sail             do 0 pass                 do 1 act sail             do 1 pass
expect public.resource[0] = [2,3,2]

scenario Thane III: not below level 3
# R-HLA-H10.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i            do 0 take hero-1          do 0 take serf            do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish      expect decision DAMAGE 0

scenario Tunneler II: not below level 2
# R-HLA-H12.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 1
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [ambush,0]
do 0 act march            do 0 from nw-cap          do 0 take hero-3          do 0 go nw-a1             illegal 0 dig
