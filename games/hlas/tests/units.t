# The units: R-HLA-U1.1 to R-HLA-U23.1, each recruited at its price by its faction, and not without its building or resources;
# strength, speed and worth at the end.
game hlas

scenario serfs, warriors and towers
# R-HLA-U1.1 R-HLA-U2.1 R-HLA-U3.1 R-HLA-1.4 R-HLA-25.1
players 2
plain
set! public.resource[0] = [1,2,2]
do 0 act recruit          legal 0 recruit serf     illegal 0 recruit warrior
plain
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 go ne-i
expect public.battle.strength = [1,2]
plain
expect score 0 = 1
set public.warrior[0][nw-cap] = 3
expect score 0 = 3
set public.tower[0] = [nw-a1,0,0]
expect score 0 = 5

scenario a serf too many, and a tower too many
# R-HLA-U1.1 R-HLA-U3.1 R-HLA-5.3 R-HLA-7.3
players 2
plain
set! public.serf[0][nw-cap] = 11
set! public.resource[0] = [9,9,2]
set! public.serf[0][nw-m] = 0
do 0 act recruit          illegal 0 pair           do 0 recruit serf
expect public.serf[0][0] = 0
plain
set! public.tower[0] = [nw-a1,0,0]
set! public.serf[0][nw-m] = 1
set! public.resource[0] = [9,9,2]
do 0 act build            illegal 0 tower

scenario Paladin: 3 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U4.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = humans orcs
set! public.built[0] = 1
set! public.resource[0] = [3,2,0]
do 0 act recruit          do 0 recruit hero-1
expect public.resource[0] = [0,0,0]       expect public.hero[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = humans orcs
set! public.built[0] = 1
set! public.resource[0] = [3,1,0]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = humans orcs
set! public.built[0] = 30
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = humans orcs
set! public.hero[0][0] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-1      legal 0 go nw-a1     illegal 0 go nw-m

scenario Archmage: 3 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U5.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = humans orcs
set! public.built[0] = 2
set! public.resource[0] = [3,0,2]
do 0 act recruit          do 0 recruit hero-2
expect public.resource[0] = [0,0,0]       expect public.hero[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = humans orcs
set! public.built[0] = 2
set! public.resource[0] = [3,0,1]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = humans orcs
set! public.built[0] = 29
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = humans orcs
set! public.hero[0][1] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-2      legal 0 go nw-m     illegal 0 go nw-n

scenario Knight-Errant: 5 food, 0 ore and 0 mana, worth 2 at the end
# R-HLA-U6.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = humans orcs
set! public.built[0] = 4
set! public.resource[0] = [5,0,0]
do 0 act recruit          do 0 recruit hero-3
expect public.resource[0] = [0,0,0]       expect public.hero[0][2] = nw-cap
expect score 0 = 4
plain
set! public.faction = humans orcs
set! public.built[0] = 4
set! public.resource[0] = [4,0,0]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = humans orcs
set! public.built[0] = 27
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = humans orcs
set! public.hero[0][2] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-3      legal 0 go nw-i     illegal 0 go ne-i

scenario Galleon: 2 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U7.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = humans orcs
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act recruit          do 0 recruit sea-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = humans orcs
set! public.built[0] = 8
set! public.resource[0] = [2,1,0]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = humans orcs
set! public.built[0] = 23
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = humans orcs
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act build            do 0 construct sea-vessel
expect public.vessel[0][0] = nw-cap
plain
set! public.faction = humans orcs
set! public.vessel[0][0] = nw-cap
do 0 act sail             legal 0 go bay-n         illegal 0 go ne-i

scenario Airship: 2 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U8.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = humans orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act recruit          do 0 recruit air-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = humans orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,1]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = humans orcs
set! public.built[0] = 15
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = humans orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act build            do 0 construct air-vessel
expect public.vessel[0][1] = nw-cap
plain
set! public.faction = humans orcs
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-m          illegal 0 go nw-c1

scenario Warlord: 3 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U9.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.resource[0] = [3,2,0]
do 0 act recruit          do 0 recruit hero-1
expect public.resource[0] = [0,0,0]       expect public.hero[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.resource[0] = [3,1,0]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = orcs humans
set! public.built[0] = 30
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = orcs humans
set! public.hero[0][0] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-1      legal 0 go nw-a1     illegal 0 go nw-m

scenario Shaman: 3 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U10.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.resource[0] = [3,0,2]
do 0 act recruit          do 0 recruit hero-2
expect public.resource[0] = [0,0,0]       expect public.hero[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.resource[0] = [3,0,1]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = orcs humans
set! public.built[0] = 29
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = orcs humans
set! public.hero[0][1] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-2      legal 0 go nw-m     illegal 0 go nw-n

scenario Wolf Rider: 5 food, 0 ore and 0 mana, worth 2 at the end
# R-HLA-U11.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.resource[0] = [5,0,0]
do 0 act recruit          do 0 recruit hero-3
expect public.resource[0] = [0,0,0]       expect public.hero[0][2] = nw-cap
expect score 0 = 4
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.resource[0] = [4,0,0]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = orcs humans
set! public.built[0] = 27
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = orcs humans
set! public.hero[0][2] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-3      legal 0 go nw-i     illegal 0 go ne-i

scenario War Galley: 2 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U12.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act recruit          do 0 recruit sea-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.resource[0] = [2,1,0]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = orcs humans
set! public.built[0] = 23
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = orcs humans
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act build            do 0 construct sea-vessel
expect public.vessel[0][0] = nw-cap
plain
set! public.faction = orcs humans
set! public.vessel[0][0] = nw-cap
do 0 act sail             legal 0 go bay-n         illegal 0 go ne-i

scenario Dragon: 2 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U13.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act recruit          do 0 recruit air-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.resource[0] = [2,0,1]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = orcs humans
set! public.built[0] = 15
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act build            do 0 construct air-vessel
expect public.vessel[0][1] = nw-cap
plain
set! public.faction = orcs humans
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-m          illegal 0 go nw-c1

scenario Stag Knight: 3 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U14.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.resource[0] = [3,2,0]
do 0 act recruit          do 0 recruit hero-1
expect public.resource[0] = [0,0,0]       expect public.hero[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.resource[0] = [3,1,0]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = elves orcs
set! public.built[0] = 30
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = elves orcs
set! public.hero[0][0] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-1      legal 0 go nw-a1     illegal 0 go nw-m

scenario Star Mage: 3 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U15.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.resource[0] = [3,0,2]
do 0 act recruit          do 0 recruit hero-2
expect public.resource[0] = [0,0,0]       expect public.hero[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.resource[0] = [3,0,1]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = elves orcs
set! public.built[0] = 29
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = elves orcs
set! public.hero[0][1] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-2      legal 0 go nw-m     illegal 0 go nw-n

scenario Assassin Pharom: 5 food, 0 ore and 0 mana, worth 2 at the end
# R-HLA-U16.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.resource[0] = [5,0,0]
do 0 act recruit          do 0 recruit hero-3
expect public.resource[0] = [0,0,0]       expect public.hero[0][2] = nw-cap
expect score 0 = 4
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.resource[0] = [4,0,0]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = elves orcs
set! public.built[0] = 27
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = elves orcs
set! public.hero[0][2] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-3      legal 0 go nw-i     illegal 0 go ne-i

scenario Swan Ship: 2 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U17.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act recruit          do 0 recruit sea-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.resource[0] = [2,1,0]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = elves orcs
set! public.built[0] = 23
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = elves orcs
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act build            do 0 construct sea-vessel
expect public.vessel[0][0] = nw-cap
plain
set! public.faction = elves orcs
set! public.vessel[0][0] = nw-cap
do 0 act sail             legal 0 go bay-n         illegal 0 go ne-i

scenario Phoenix: 2 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U18.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act recruit          do 0 recruit air-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,1]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = elves orcs
set! public.built[0] = 15
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = elves orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act build            do 0 construct air-vessel
expect public.vessel[0][1] = nw-cap
plain
set! public.faction = elves orcs
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-m          illegal 0 go nw-c1

scenario Thane: 3 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U19.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.resource[0] = [3,2,0]
do 0 act recruit          do 0 recruit hero-1
expect public.resource[0] = [0,0,0]       expect public.hero[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.resource[0] = [3,1,0]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = dwarves orcs
set! public.built[0] = 30
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-1
plain
set! public.faction = dwarves orcs
set! public.hero[0][0] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-1      legal 0 go nw-a1     illegal 0 go nw-m

scenario Priestess: 3 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U20.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.resource[0] = [3,0,2]
do 0 act recruit          do 0 recruit hero-2
expect public.resource[0] = [0,0,0]       expect public.hero[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.resource[0] = [3,0,1]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 29
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-2
plain
set! public.faction = dwarves orcs
set! public.hero[0][1] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-2      legal 0 go nw-m     illegal 0 go nw-n

scenario Tunneler: 5 food, 0 ore and 0 mana, worth 2 at the end
# R-HLA-U21.1 R-HLA-5.4 R-HLA-25.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.resource[0] = [5,0,0]
do 0 act recruit          do 0 recruit hero-3
expect public.resource[0] = [0,0,0]       expect public.hero[0][2] = nw-cap
expect score 0 = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.resource[0] = [4,0,0]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = dwarves orcs
set! public.built[0] = 27
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit hero-3
plain
set! public.faction = dwarves orcs
set! public.hero[0][2] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-3      legal 0 go nw-i     illegal 0 go se-i

scenario Ironclad: 2 food, 2 ore and 0 mana, worth 2 at the end
# R-HLA-U22.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act recruit          do 0 recruit sea-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][0] = nw-cap
expect score 0 = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.resource[0] = [2,1,0]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = dwarves orcs
set! public.built[0] = 23
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit sea-vessel
plain
set! public.faction = dwarves orcs
set! public.built[0] = 8
set! public.resource[0] = [2,2,0]
do 0 act build            do 0 construct sea-vessel
expect public.vessel[0][0] = nw-cap
plain
set! public.faction = dwarves orcs
set! public.vessel[0][0] = nw-cap
do 0 act sail             legal 0 go bay-n         illegal 0 go ne-i

scenario Steam Balloon: 2 food, 0 ore and 2 mana, worth 2 at the end
# R-HLA-U23.1 R-HLA-5.4 R-HLA-5.5 R-HLA-6.4 R-HLA-25.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act recruit          do 0 recruit air-vessel
expect public.resource[0] = [0,0,0]       expect public.vessel[0][1] = nw-cap
expect score 0 = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,1]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = dwarves orcs
set! public.built[0] = 15
set! public.resource[0] = [9,9,9]
do 0 act recruit          illegal 0 recruit air-vessel
plain
set! public.faction = dwarves orcs
set! public.built[0] = 16
set! public.resource[0] = [2,0,2]
do 0 act build            do 0 construct air-vessel
expect public.vessel[0][1] = nw-cap
plain
set! public.faction = dwarves orcs
set! public.vessel[0][1] = nw-cap
do 0 act fly              legal 0 go nw-m          illegal 0 go nw-c1
