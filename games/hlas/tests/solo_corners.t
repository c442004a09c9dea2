# Corners of the solo game: where the enemy goes, whom it attacks and what its spells may hit. `plain` as in solo.t: the second
# hero draws from the cards 1 2 3 4 5 7 8, which point N, SE, E, SW, W, S and NW.
game hlas

scenario the enemy collects tokens that lie face up
# R-HLA-31.8 R-HLA-31.9
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][1] = nw-m
set! public.up[nw-a2] = [ambush,glory]
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.hero[1][1] = nw-a2          expect public.score[1] = 2              expect public.up[nw-a2] = [0,0]

scenario a recruit for a hero at sea stands in the courtyard
# R-HLA-30.7
players 1
plain
set! public.vessel[1][0] = sea-ne
set! public.hero[1][1] = 54
do 0 act march            do 0 done                chance 0/7
do 0 pass
expect public.warrior[1][ne-cap] = 1

scenario a vessel that the enemy builds is paid for
# R-HLA-30.9 R-HLA-30.6
players 1
plain
set! public.solo_space = 3
set! public.level[1] = 2
set! public.resource[1] = [3,0,3]
set! public.hero[1][1] = ne-n
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect public.vessel[1] = [0,ne-n]        expect public.resource[1] = [1,0,1]

scenario a vessel enters no region without room for all aboard
# R-HLA-31.16
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = ne-a2
set! public.hero[1][1] = 55
set! public.serf[1][ne-m] = 4
set! public.down[ne-m] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.down[ne-m] = 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = ne-a2
set! public.hero[1][1] = 55
set! public.serf[1][ne-m] = 3
set! public.down[ne-m] = 1
do 0 act march            do 0 done                chance 4/7 0/70
do 0 pass
expect public.down[ne-m] = 0

scenario an air vessel that wins over sea goes where nobody is, or is lost
# R-HLA-31.17 R-HLA-15.7
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = nw-b1
set! public.hero[1][1] = 55
set! public.cargo_warrior[1][1] = 1
set! public.vessel[0][0] = sea-n
set! public.serf[0][ne-b1] = 1
do 0 act march            do 0 done                chance 0/7
do 0 pass                 chance 0/6
do 0 tactic skirmish
expect public.vessel[1][1] = nw-b1        expect decision ACTION 0
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][1] = nw-b1
set! public.hero[1][1] = 55
set! public.cargo_warrior[1][1] = 1
set! public.vessel[0][0] = sea-n
set! public.serf[0][ne-b1] = 1
set! public.barrier[nw-b1] = 1
do 0 act march            do 0 done                chance 0/7
do 0 pass                 chance 0/6
do 0 tactic skirmish
expect public.vessel[1][1] = 0            expect public.hero[1][1] = ne-cap       expect public.warrior[1][0] = 5

scenario of equally weak shores the compass takes one, and none behind a barrier
# R-HLA-31.14 R-HLA-31.5
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][0] = ne-b1
set! public.hero[1][1] = 54
set! public.serf[0][ne-a1] = 1
set! public.serf[0][ne-a2] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.vessel[1][0] = ne-a1
plain
set! public.resource[1] = [0,0,0]
set! public.vessel[1][0] = ne-b1
set! public.hero[1][1] = 54
set! public.serf[0][ne-a2] = 1
set! public.barrier[ne-a2] = 1
set! public.warrior[0][ne-a1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.vessel[1][0] = ne-a1

scenario no attack through a desert
# R-HLA-30.17
players 1
plain
set! public.hero[1][1] = ne-m
set! public.serf[0][ne-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed

scenario an attack by sea: two seas, and docking is free
# R-HLA-30.19
players 1
plain
set! public.vessel[1][0] = ne-cap
set! public.hero[1][1] = 54
set! public.serf[0][nw-c1] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.vessel[1][0] = nw-c1        expect public.battle.region = nw-c1

scenario an attack by sea from the centre goes to any sea
# R-HLA-30.19 R-HLA-14.3
players 1
plain
set! public.vessel[1][0] = sea-x
set! public.hero[1][1] = 54
set! public.serf[0][nw-c1] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = nw-c1

scenario on its way to an attack the enemy gains the resource of a region
# R-HLA-31.8 R-HLA-30.17
players 1
plain
set! public.hero[1][1] = ne-c2
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = nw-i        expect public.resource[1] = [3,4,3]

scenario whoever is aboard counts when the enemy looks for a target
# R-HLA-30.17 R-HLA-30.19
players 1
plain
set! public.vessel[1][1] = ne-i
set! public.hero[1][1] = 55
set! public.cargo_serf[1][1] = 1
set! public.warrior[0][nw-b1] = 3
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = nw-b1
plain
set! public.vessel[1][1] = ne-i
set! public.hero[1][1] = 55
set! public.warrior[0][nw-b1] = 3
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed

scenario a spell from aboard: the first step is ashore
# R-HLA-N1.5 R-HLA-30.13
players 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
set! public.vessel[1][0] = sea-nw
set! public.hero[1][1] = 54
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect public.serf[0][nw-m] = 0           expect public.serf[0][nw-i] = 1

scenario Assassination takes a hero before warriors
# R-HLA-N3.6
players 1
plain
set! public.faction = humans elves
set! public.hero[1][2] = ne-i
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.warrior[0][nw-i] = 1
set! public.resource[1] = [0,0,4]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.hero[0][0] = 0              expect public.warrior[0][nw-i] = 1
plain
set! public.faction = humans elves
set! public.hero[1][2] = ne-i
set! public.warrior[0][nw-i] = 1
set! public.resource[1] = [0,0,4]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect public.warrior[0][nw-i] = 0

scenario a mirrored spell reaches from the person's heroes too
# R-HLA-30.14
players 1
plain
set! public.faction = orcs dwarves
set! private[0].library = copy-spell
set! public.built[0] = 1
set! public.hero[0][0] = se-i
set! public.serf[1][se-c1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass                 do 0 answer copy-spell
expect public.serf[1][se-c1] = 0

scenario a mirrored Blood Curse costs the enemy food
# R-HLA-30.14 R-HLA-N2.5
players 1
plain
set! private[0].library = copy-spell
do 0 act march            do 0 done                chance 4/7
do 0 pass                 do 0 answer copy-spell
expect public.resource[1] = [1,3,0]       expect public.resource[0] = [0,2,0]

scenario Tunnel avoids the person and the other heroes
# R-HLA-N4.6
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][2] = ne-m
set! public.serf[0][ne-a1] = 1
set! public.down[ne-a1] = 1
set! public.down[ne-b1] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6 0/70
do 0 pass
expect public.hero[1][2] = ne-b1
plain
set! public.faction = humans dwarves
set! public.hero[1][0] = ne-a1
set! public.hero[1][2] = ne-m
set! public.down[ne-a1] = 1
set! public.down[ne-b1] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6 0/70
do 0 pass
expect public.hero[1][2] = ne-b1

scenario a mirrored Tunnel avoids the enemy
# R-HLA-30.14 R-HLA-N4.6
players 1
plain
set! public.faction = humans dwarves
set! private[0].library = copy-spell
set! public.built[0] = 1
set! public.hero[0][0] = nw-m
set! public.serf[1][nw-a1] = 1
set! public.down[nw-a1] = 1
set! public.down[nw-b1] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass                 chance 7/70
do 0 answer copy-spell
expect public.hero[0][0] = nw-b1          expect public.down[nw-a1] = 1

scenario a unit that a spell calls needs room beside the hero
# R-HLA-N2.4 R-HLA-30.7 R-HLA-30.14
players 1
plain
set! public.resource[1] = [0,0,3]
set! public.hero[1][0] = se-m
set! public.serf[1][se-m] = 4
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass                 do 0 pass
expect public.warrior[1][ne-cap] = 1      expect public.warrior[1][se-m] = 0
plain
set! public.resource[1] = [0,0,3]
set! public.hero[1][0] = se-m
set! public.serf[1][se-m] = 3
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/60 2/5
do 0 pass                 do 0 pass
expect public.warrior[1][se-m] = 1

scenario Tunnel does not lead where there is no room
# R-HLA-N4.6 R-HLA-31.16 R-HLA-30.14
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][2] = ne-m
set! public.serf[1][ne-a1] = 5
set! public.down[ne-a1] = 1
set! public.down[ne-b1] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6 0/70
do 0 pass
expect public.hero[1][2] = ne-b1
plain
set! public.faction = humans dwarves
set! private[0].library = copy-spell
set! public.built[0] = 1
set! public.hero[0][0] = nw-m
set! public.serf[0][nw-a1] = 5
set! public.down[nw-a1] = 1
set! public.down[nw-b1] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass                 chance 7/70
do 0 answer copy-spell
expect public.hero[0][0] = nw-b1

scenario a mirrored Call of Blood needs room beside the hero
# R-HLA-30.14 R-HLA-12.1
players 1
plain
set! public.level[0] = 2
set! public.built[0] = 1
set! public.hero[0][0] = nw-m
set! public.serf[0][nw-m] = 4
set! public.resource[1] = [0,0,3]
set! private[0].library = copy-spell
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/59 2/5
do 0 pass                 do 0 answer copy-spell
expect public.warrior[0][nw-cap] = 2      expect public.warrior[0][nw-m] = 0
plain
set! public.level[0] = 2
set! public.built[0] = 1
set! public.hero[0][0] = nw-m
set! public.serf[0][nw-m] = 3
set! public.resource[1] = [0,0,3]
set! private[0].library = copy-spell
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/59 2/5
do 0 pass                 do 0 answer copy-spell
expect decision MIRROR 0  legal 0 place nw-cap     do 0 place nw-m
expect public.warrior[0][nw-m] = 1

scenario the Wolf Rider goes on in a copied move of the enemy, once, whatever he did in an action before
# R-HLA-H6.2 R-HLA-30.14
players 1
plain
set! public.faction = orcs humans
set! public.turn = 3
set! public.solo_slot = [6,1,0]
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[0][nw-i] = 3
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-c1] = 1
set! public.ride = 1
set! private[0].library = copy-spell
do 0 act tax              chance 3/6
do 0 tax food             do 0 answer copy-spell
do 0 from nw-i            do 0 take hero-3         do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 go ne-i              do 0 gain food           chance 0/5
do 0 tactic skirmish
expect decision ONWARD 0  do 0 go ne-c1            do 0 gain food         chance 0/4
do 0 tactic skirmish
expect event won 0        expect decision FOLLOW 0

scenario Attack by the link: from the capital to a tower is one step
# R-HLA-30.17 R-HLA-13.2 R-HLA-2.11 R-HLA-31.8
players 1
plain
set! public.tower[1] = [ne-i,0,0]
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = nw-i        expect public.battle.strength = [4,1]   expect public.resource[1] = [3,4,3]
plain
set! public.tower[1] = [ne-i,0,0]
set! public.vessel[1][1] = ne-cap
set! public.hero[1][1] = 55
set! public.serf[0][ne-n] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = ne-n        expect public.vessel[1][1] = ne-n

scenario no Attack by the link without a tower, past another hero, back through the capital or by sea
# R-HLA-30.17 R-HLA-31.5 R-HLA-2.11
players 1
plain
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed
plain
set! public.tower[1] = [ne-i,0,0]
set! public.hero[1][0] = ne-i
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed
plain
set! public.solo_space = 2
set! public.level[1] = 2
set! public.tower[1] = [ne-i,se-i,0]
set! public.hero[1][1] = ne-i
set! public.serf[0][se-n] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = se-n
plain
set! public.solo_space = 2
set! public.level[1] = 2
set! public.tower[1] = [se-i,0,0]
set! public.hero[1][1] = se-i
set! public.serf[0][ne-a1] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed
plain
set! public.tower[1] = [ne-i,0,0]
set! public.vessel[1][0] = ne-cap
set! public.hero[1][1] = 54
set! public.serf[0][ne-n] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed
plain
set! public.tower[0] = [ne-i,0,0]
set! public.serf[0][nw-i] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect event solo-failed

scenario among equals a way by the link begins towards its tower
# R-HLA-30.18
players 1
plain
set! public.tower[1] = [ne-i,0,0]
set! public.serf[0][se-i] = 1
set! public.serf[0][ne-b1] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = se-i
plain
set! public.tower[1] = [ne-i,0,0]
set! public.serf[0][se-i] = 1
set! public.serf[0][ne-b2] = 1
do 0 act march            do 0 done                chance 5/7
do 0 pass
expect public.battle.region = ne-b2

scenario a move by the compass uses no link
# R-HLA-31.2
players 1
plain
set! public.resource[1] = [0,0,0]
set! public.tower[1] = [ne-i,0,0]
do 0 act march            do 0 done                chance 3/7
do 0 pass
expect public.hero[1][1] = ne-a1

scenario Tunnel goes under a barrier, a move does not
# R-HLA-N4.6 R-HLA-31.5 R-HLA-C12.2
players 1
plain
set! public.faction = humans dwarves
set! public.hero[1][2] = ne-m
set! public.down[ne-a1] = 1
set! public.barrier[ne-a1] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6 0/70
do 0 pass
expect public.hero[1][2] = ne-a1
plain
set! public.resource[1] = [0,0,0]
set! public.hero[1][1] = ne-m
set! public.barrier[ne-a2] = 1
do 0 act march            do 0 done                chance 2/7
do 0 pass
expect public.hero[1][1] = ne-b2

scenario a tower of the enemy takes what lies face up beside it, but not what stays
# R-HLA-30.10 R-HLA-31.9: nor what lies elsewhere
players 1
plain
set! public.hero[1][1] = ne-m
set! public.serf[1][ne-m] = 1
set! public.down[ne-a1] = 1
set! public.up[ne-a2] = [glory,0]
set! public.up[ne-i] = [glory,0]
set! public.stay[ne-b1] = [ruins,0]
do 0 act march            do 0 done                chance 3/7 0/70
do 0 pass
expect public.tower[1] = [ne-m,0,0]       expect public.down[ne-a1] = 0           expect public.up[ne-a2] = [0,0]
expect event solo-collected = 2           expect public.score[1] = 0
expect public.stay[ne-b1] = [ruins,0]    expect public.up[ne-i] = [glory,0]

scenario Gale on a vessel of the enemy ashore: its crew stays aboard
# R-HLA-C11.1 R-HLA-31.11
players 1
plain
set! private[0].library = gale
set! public.vessel[1][1] = ne-c1
set! public.hero[1][1] = 55
set! public.cargo_warrior[1][1] = 1
set! public.serf[1][ne-c1] = 1
do 0 act cast             do 0 cast gale           do 0 go ne-i
expect public.vessel[1][1] = ne-i         expect public.hero[1][1] = 55           expect public.cargo_warrior[1][1] = 1
expect public.serf[1][ne-c1] = 1
expect entry gale en "the crew of the solo enemy always stays aboard"                 expect entry gale pl "załoga wroga zawsze zostaje na pokładzie"
