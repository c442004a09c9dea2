# The worked examples of docs/rules/hlas.md (G numbers). `plain`: humans at NW (seat 0), orcs at NE (1), elves at SE (2),
# dwarves at SW (3), each with two serfs and a warrior in the courtyard, 2/2/2, no spells, level 1; one face-down token on
# se-m and no other; the tax track has mana on 4, ore on 3, food on 2; seat 0 chooses its first action of round 1. With two
# players SW is out of play. In the solo game seat 0 plays against orcs (index 1), whose first hero has acted with the
# Tax card. Questions with one answer are not asked.
game hlas

scenario G01 four players: tokens, resources, spells and first units
# R-HLA-1.1 R-HLA-1.4 R-HLA-3.3 R-HLA-3.4 R-HLA-3.5 R-HLA-3.6 R-HLA-3.11 R-HLA-3.12 R-HLA-3.14 R-HLA-3.15
players 4   option first=1
do 0 faction humans      do 1 faction orcs      do 2 faction elves      expect public.faction[3] = dwarves
do 3 settle sw-cap       do 2 settle se-cap     do 1 settle ne-cap      expect public.capital[0] = nw-cap
expect decision ACTION 0
expect public.resource[0] = [2,2,2]       expect public.resource[3] = [2,2,2]
expect public.library_count = [1,1,1,1]   expect public.draw_count = 56
expect public.serf[0][nw-cap] = 2         expect public.warrior[0][nw-cap] = 1
expect public.serf[0][0] = 10             expect public.warrior[0][0] = 4
expect public.down[nw-cap] = 0            expect public.down[nw-b1] = 2       expect public.down[nw-m] = 1
expect public.down[sea-x] = 2             expect public.down[bay-n] = 1       expect public.score = [0,0,0,0]

scenario G02 with three players the empty capital region has a token
# R-HLA-2.14 R-HLA-3.14 R-HLA-3.15
players 3   option first=1
do 0 faction humans      do 1 faction orcs      do 2 faction elves
do 2 settle se-cap       do 1 settle ne-cap     do 0 settle nw-cap
expect public.down[sw-cap] = 1            expect public.down[sw-m] = 1        expect public.out = 0

scenario G03 two players: neighbours only, then a continent goes out
# R-HLA-2.10 R-HLA-3.7 R-HLA-3.8 R-HLA-3.9 R-HLA-3.10 R-HLA-3.14
players 2   option first=1
do 0 faction humans      do 1 faction orcs
do 1 settle nw-cap
illegal 0 settle se-cap  legal 0 settle sw-cap
do 0 settle ne-cap
expect decision OUTLAND 0
illegal 0 drop nw-cap
do 0 drop sw-cap
expect public.out = sw-cap                expect public.down[sw-a1] = 0       expect public.down[se-b1] = 2
expect public.down[sea-sw] = 1            expect public.draw_count = 58

scenario G04 a warrior for two food
# R-HLA-5.1 R-HLA-5.2 R-HLA-U2.1
players 2
plain
do 0 act recruit         do 0 recruit warrior
expect public.resource[0] = [0,2,2]       expect public.warrior[0][nw-cap] = 2

scenario G05 two serfs for three food, one for one
# R-HLA-5.2 R-HLA-U1.1
players 2
plain
set! public.resource[0] = [3,2,2]
do 0 act recruit         do 0 pair
expect public.resource[0] = [0,2,2]       expect public.serf[0][nw-cap] = 4
plain
set! public.resource[0] = [1,2,2]
do 0 act recruit         illegal 0 pair   illegal 0 recruit warrior
do 0 recruit serf
expect public.resource[0] = [0,2,2]       expect public.serf[0][nw-cap] = 3

scenario G06 no Paladin without a Cathedral
# R-HLA-5.4 R-HLA-U4.1
players 2
plain
set! public.resource[0] = [3,2,2]
do 0 act recruit         illegal 0 recruit hero-1
plain
set! public.resource[0] = [3,2,2]
set! public.built[0] = 1
do 0 act recruit         do 0 recruit hero-1
expect public.resource[0] = [0,0,2]       expect public.hero[0][0] = nw-cap

scenario G07 a Dock for three ore and a serf
# R-HLA-6.1 R-HLA-6.2 R-HLA-6.3 R-HLA-5.4
players 2
plain
set! public.resource[0] = [2,3,2]
do 0 act build           do 0 building sea-vessel
expect public.resource[0] = [2,0,2]       expect public.serf[0][nw-cap] = 1    expect public.built[0] = 8
expect public.serf[0][0] = 10
do 1 pass
set public.resource[0] = [2,2,2]
set public.resource[1] = [2,2,2]
do 1 act tax             do 1 tax food            do 0 pass
do 0 act recruit         legal 0 recruit sea-vessel

scenario G08 the second level of a capital
# R-HLA-6.5 R-HLA-6.6 R-HLA-6.7 R-HLA-6.8
players 2
plain
set! public.resource[0] = [4,4,4]
do 0 act build           do 0 upgrade
expect public.resource[0] = [0,0,0]       expect public.level[0] = 2
expect score 0 = 4

scenario G09 a tower four steps away
# R-HLA-7.1 R-HLA-7.4 R-HLA-7.5 R-HLA-7.6 R-HLA-7.7 R-HLA-25.3
players 4
plain
set! public.resource[0] = [2,4,2]
set! public.serf[0][ne-m] = 1
set! public.down[ne-a1] = 1
set! public.down[ne-b2] = 2
set! public.down[ne-c1] = 2
set! public.down[nw-a1] = 1
do 0 act build
do 0 tower ne-m
expect public.resource[0] = [2,0,2]       expect public.tower[0] = [ne-m,0,0]
expect public.down[ne-a1] = 0             expect public.up[ne-a1][0] != 0
expect public.down[ne-b2] = 0             expect public.up[ne-b2][1] != 0
expect public.down[ne-c1] = 2             expect public.down[nw-a1] = 1
expect public.serf[0][ne-m] = 1           expect event turned-up = 3
expect score 0 = 6

scenario G10 research at level one keeps one of four cards
# R-HLA-8.1 R-HLA-6.7
players 2
plain
set! private[0].library = rage
do 0 act research        do 0 research
expect decision DISCARD 0                 expect public.library_count[0] = 4
do 0 discard rage
expect public.library_count[0] = 3        expect decision DISCARD 0
expect private[0].thrown = rage

scenario G11 a cast spell is scribed, a second one is not
# R-HLA-8.2 R-HLA-8.3 R-HLA-8.4 R-HLA-25.5
players 2
plain
set! private[0].library = famine
do 0 act research        do 0 scribe famine
expect public.scribed[0] = [famine,0,0]   expect public.scribed_state[0][0] = ready
expect public.library_count[0] = 0        expect score 0 = 2
plain
set! public.scribed[0][0] = famine
set! public.scribed_state[0][0] = ready
set! private[0].library = rust
do 0 act research        illegal 0 scribe
plain
set! private[0].library = rage
do 0 act research        illegal 0 scribe

scenario G12 mana for the one, ore for the follower, and the track turns
# R-HLA-9.1 R-HLA-9.2 R-HLA-10.1
players 2
plain
do 0 act tax             do 0 tax mana
do 1 follow              do 1 tax ore
expect public.resource[0] = [2,2,6]       expect public.resource[1] = [2,5,2]
expect public.bar[1][tax] = 2             expect public.serf[1][ne-cap] = 1
expect public.tax = ore food mana

scenario G13 nobody has more than ten
# R-HLA-1.9
players 2
plain
set! public.resource[0] = [2,2,8]
do 0 act tax             do 0 tax mana
expect public.resource[0] = [2,2,10]

scenario G14 the slowest unit sets the speed
# R-HLA-13.3 R-HLA-U4.1 R-HLA-U2.1
players 2
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-a1
set! public.warrior[0][nw-a1] = 2
do 0 act march           do 0 from nw-a1
do 0 take warrior        do 0 take warrior
legal 0 go nw-n
do 0 take hero-1
illegal 0 go nw-n        illegal 0 go nw-c1      legal 0 go nw-b1      legal 0 go nw-m

scenario G15 route A leads around the map to the southern forest
# R-HLA-2.4 R-HLA-2.5 R-HLA-13.2
players 4
plain
set! public.serf[0][nw-b1] = 1
do 0 act march           do 0 from nw-b1
do 0 take serf
do 0 go sw-b1
expect public.serf[0][sw-b1] = 1

scenario G16 a desert stops the march, a second march goes on
# R-HLA-13.5 R-HLA-11.3
players 2
plain
set! public.serf[0][nw-m] = 1
do 0 act march           do 0 from nw-m          do 0 take serf
illegal 0 go nw-i        do 0 go nw-n
do 0 muster march-2      do 0 from nw-n          do 0 take serf
do 0 go nw-i
expect public.serf[0][nw-i] = 1

scenario G17 both tokens of a swamp, one after the other
# R-HLA-16.1 R-HLA-16.3 R-HLA-L7.1
players 2
plain
set! public.down[nw-b1] = 2
set! public.serf[0][nw-a1] = 1
do 0 act march           do 0 from nw-a1         do 0 take serf
chance 24/70
do 0 go nw-b1
expect decision GAIN 0                    expect public.down[nw-b1] = 1
do 0 gain food
chance 0/69
do 0 gain food
expect public.down[nw-b1] = 0             expect public.resource[0] = [6,2,2]

scenario G18 humans and orcs after Rage and Magic Arrow: ten against eight
# R-HLA-18.2 R-HLA-18.6 R-HLA-18.9 R-HLA-B1.1 R-HLA-B6.2 R-HLA-B7.2 R-HLA-H1.1 R-HLA-C19.1 R-HLA-C20.1
players 2
plain
set! public.level[1] = 2
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
do 0 act march           do 0 from nw-b1
do 0 take hero-1         do 0 take warrior       do 0 take serf         do 0 take serf
do 0 go ne-b1
expect public.score[0] = 1                expect public.battle.strength = [10,8]
expect decision COMBAT 1
do 1 cast magic-arrow    do 1 target ne-b1 0 warrior     do 0 pass
expect decision COMBAT 0
do 0 cast rage
expect public.battle.strength = [10,8]    expect decision TACTIC
expect waiting 0 1

scenario G19 and G20 First Strike loses to Charge, and the Paladin covers the damage
# R-HLA-18.8 R-HLA-18.10 R-HLA-18.11 R-HLA-19.2 R-HLA-19.5 R-HLA-19.7 R-HLA-19.8 R-HLA-19.11 R-HLA-20.1 R-HLA-20.3 R-HLA-20.5 R-HLA-T2.1 R-HLA-T3.1
players 2
plain
set! public.level[1] = 2
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
do 0 act march           do 0 from nw-b1
do 0 take hero-1         do 0 take warrior       do 0 take serf         do 0 take serf
do 0 go ne-b1
do 1 cast magic-arrow    do 1 target ne-b1 0 warrior     do 0 pass
do 0 cast rage
do 0 tactic first-strike
expect hidden private[0].tactic from 1
do 1 tactic charge
expect decision PAY 1
expect event sacrificed  legal 1 sacrifice warrior
do 1 pay
expect decision PAY 0    do 0 pay
expect public.score[0] = 4                expect public.score[1] = 4
expect public.resource[0][mana] = 0       expect public.resource[1][mana] = 0
expect decision DAMAGE 0                  expect public.warrior[1][ne-b1] = 1
do 0 lose hero-1
expect public.hero[0][0] = 0              expect public.serf[0][nw-cap] = 4
expect public.serf[0][ne-b1] = 0          expect event retreated 0

scenario G21 a capital of level three with all that defends it
# R-HLA-21.1 R-HLA-18.3 R-HLA-6.6
players 2
plain
set! public.level[0] = 3
set! public.built[0] = 11
set! public.hero[0][0] = nw-cap
set! public.serf[0][nw-cap] = 2
set! public.bar[0][recruit] = 2
set! public.vessel[0][0] = nw-cap
set! public.warrior[1][nw-a1] = 1
do 0 act tax             do 0 tax food           do 1 pass
do 1 act march           do 1 from nw-a1         do 1 take warrior
do 1 go nw-cap
expect public.battle.strength = [2,24]

scenario G22 a harvest
# R-HLA-22.1 R-HLA-22.2 R-HLA-2.12
players 2
plain
set! public.resource[0] = [0,0,0]
set! public.serf[0][nw-a1] = 1
set! public.serf[0][nw-b2] = 2
set! public.warrior[0][nw-m] = 1
set! public.serf[0][nw-a2] = 1
set! public.serf[0][nw-i] = 1
set! public.tower[0] = [nw-i,0,0]
do 0 act march           do 0 done               do 0 pass
do 1 act march           do 1 done               do 1 pass
do 0 act sail            do 0 pass
do 1 act sail            do 1 pass
expect public.resource[0] = [6,2,4]       expect public.round = 2

scenario G23 nine against nine: the defender
# R-HLA-18.10 R-HLA-T1.1
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior
do 0 go ne-i
do 0 tactic skirmish     do 1 tactic skirmish
expect event won 1       expect public.warrior[1][ne-i] = 2        expect public.warrior[0][nw-cap] = 2
expect public.warrior[0][0] = 3

scenario G24 the tower takes the damage
# R-HLA-20.2 R-HLA-7.6 R-HLA-13.4
players 2
plain
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-i] = 1
set! public.warrior[0][nw-i] = 4
do 0 act march           do 0 from nw-i
do 0 take warrior        do 0 take warrior       do 0 take warrior     do 0 take warrior
do 0 go ne-i
do 0 tactic skirmish     do 1 tactic skirmish
expect public.tower[1] = [0,0,0]          expect public.warrior[1][ne-cap] = 2
expect public.serf[1][ne-cap] = 3         expect public.warrior[0][ne-i] = 4

scenario G26 a capital falls and two more rounds are played with three players
# R-HLA-21.2 R-HLA-21.3 R-HLA-21.4 R-HLA-24.4 R-HLA-24.5 R-HLA-4.10
players 3
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
set! public.score[1] = 9
set! public.serf[1][ne-m] = 1
do 0 act march           do 0 from ne-a1
do 0 take warrior        do 0 take warrior       do 0 take warrior     do 0 take warrior
do 0 go ne-cap
do 0 tactic skirmish     do 1 tactic skirmish
expect public.alive = 5  expect public.score[0] = 6     expect public.score[1] = 0
expect public.serf[1][ne-m] = 0           expect public.warrior[0][ne-cap] = 4
expect public.end_round = 2               expect not-over
do 0 pass
expect decision ACTION 2

scenario G26 with two players the game ends at once
# R-HLA-24.7 R-HLA-21.2
players 2
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
do 0 act march           do 0 from ne-a1
do 0 take warrior        do 0 take warrior       do 0 take warrior     do 0 take warrior
do 0 go ne-cap
do 0 tactic skirmish     do 1 tactic skirmish
expect over              expect score 1 = 0      expect rank 0 = 1

scenario G27 a scribed spell is exhausted, preparing, ready
# R-HLA-17.3 R-HLA-23.2 R-HLA-17.1
players 2
plain
set! public.scribed[0][0] = famine
set! public.scribed_state[0][0] = ready
do 0 act cast            do 0 cast famine 1
expect public.scribed_state[0][0] = exhausted    expect public.scribed[0][0] = famine
do 0 pass
do 1 act march           do 1 done               do 1 pass
do 0 act march           do 0 done               do 0 pass
do 1 act sail            do 1 pass
expect public.round = 2                   expect public.scribed_state[0][0] = preparing

scenario G28 out of the harbour, one sea on and to a shore
# R-HLA-14.1 R-HLA-14.2 R-HLA-14.7 R-HLA-U7.1
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-cap
do 0 act sail
illegal 0 go sea-x       legal 0 go sea-nw       legal 0 go sea-n      legal 0 go ne-b1
do 0 go ne-b1
expect public.vessel[0][0] = ne-b1

scenario G30 the centre costs an air vessel two
# R-HLA-15.3 R-HLA-15.6 R-HLA-U8.1
players 2
plain
set! public.vessel[0][1] = nw-i
set! public.serf[0][nw-i] = 1
do 0 act fly             do 0 take serf
illegal 0 go se-i        do 0 go sea-x
expect public.cargo_serf[0][1] = 1
do 0 pass
do 1 act march           do 1 done               do 1 pass
do 0 act march           do 0 done               do 0 pass
do 1 act sail            do 1 pass
expect public.vessel[0][1] = 0            expect public.serf[0][0] = 10

scenario G30 with speed three it crosses the centre
# R-HLA-15.3 R-HLA-B5.1
players 2
plain
set! public.built[0] = 16
set! public.vessel[0][1] = nw-i
do 0 act fly             do 0 go se-i
expect public.vessel[0][1] = se-i

scenario G31 a scribed Famine is cancelled and gone
# R-HLA-17.10 R-HLA-C28.1
players 2
plain
set! public.scribed[0][0] = famine
set! public.scribed_state[0][0] = ready
set! private[1].library = cancel-spell
do 0 act cast            do 0 cast famine 1
do 1 answer cancel-spell
expect public.resource[0] = [2,2,0]       expect public.resource[1] = [2,2,0]
expect public.scribed[0] = [0,0,0]        expect public.score = [1,1,0,0]
expect public.seen_discard = famine cancel-spell

scenario G34 damage is counted without the sacrificed
# R-HLA-20.1 R-HLA-19.11 R-HLA-T6.1
players 2
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.warrior[0][nw-i] = 1
set! public.serf[0][nw-i] = 1
set! public.resource[0] = [1,2,2]
set! public.warrior[1][ne-i] = 4
set! public.resource[1] = [2,2,6]
do 0 act march           do 0 from nw-i          do 0 take hero-1      do 0 take warrior     do 0 take serf
do 0 go ne-i
do 0 tactic flank        do 1 tactic charge
do 1 pay
do 0 sacrifice warrior   do 0 pay
expect event strengths   expect decision DAMAGE 0
do 0 lose hero-1
expect public.serf[0][nw-cap] = 3         expect public.warrior[0][0] = 4

scenario G37 four units leave room for one
# R-HLA-12.1 R-HLA-13.6
players 2
plain
set! public.serf[0][nw-m] = 4
set! public.warrior[0][nw-a1] = 2
do 0 act march           do 0 from nw-a1         do 0 take warrior
legal 0 go nw-m
do 0 take warrior
illegal 0 go nw-m        legal 0 go nw-n         legal 0 go nw-b2

scenario G38 a second tower on a continent only with two players
# R-HLA-7.3
players 3
plain
set! public.level[0] = 2
set! public.tower[0] = [ne-m,0,0]
set! public.serf[0][ne-i] = 1
set! public.resource[0] = [2,9,2]
do 0 act build           illegal 0 tower

scenario G38 the same tower with two players
# R-HLA-7.3
players 2
plain
set! public.level[0] = 2
set! public.tower[0] = [ne-m,0,0]
set! public.serf[0][ne-i] = 1
set! public.resource[0] = [2,9,2]
do 0 act build           legal 0 tower ne-i

scenario G39 all serfs and warriors in play, wherever they are
# R-HLA-24.2 R-HLA-24.6
players 2
plain
set! public.built[0] = 7
set! public.bar[0][tax] = 2
set! public.bar[0][research] = 2
set! public.serf[0][nw-cap] = 6
set! public.warrior[0][nw-cap] = 5
do 0 act recruit         do 0 recruit serf
expect event goal        expect public.end_round = 2
set public.serf[0][nw-cap] = 1
expect public.end_round = 2

scenario G42 one solo card left: drawn from it and the six discards, not from those under heroes
# R-HLA-30.3 R-HLA-30.2
players 1
plain
set! public.solo_discard = 95
do 0 act march           do 0 done
chance 0/7
do 0 pass
expect event solo-shuffled

scenario G43 the tax of the enemy
# R-HLA-30.15 R-HLA-30.5 R-HLA-K6.1
players 1
plain
set! public.tax = food ore mana
set! public.solo_slot = solo-track
do 0 act march           do 0 done
chance 4/7
do 0 pass
expect public.resource[1] = [7,6,5]
expect decision FOLLOW 0
do 0 follow              do 0 tax ore
expect public.resource[0] = [2,5,2]       expect public.tax = ore mana food
expect public.hero[1][1] != ne-cap

scenario G46 allies share a plain
# R-HLA-28.3 R-HLA-28.15 R-HLA-28.2
players 4   option mode=teams
plain
set! public.serf[0][nw-a2] = 1
set! public.warrior[2][nw-a2] = 1
set! public.tower[2] = [nw-a2,0,0]
set! public.resource[0] = [0,0,0]
set! public.resource[2] = [0,0,0]
expect score 0 = 9
do 0 act march           do 0 done               do 0 pass
do 1 act march           do 1 done               do 1 pass
do 2 act march           do 2 done               do 2 pass
do 3 act march           do 3 done               do 3 pass
do 0 act sail            do 0 pass               do 1 act sail         do 1 pass
do 2 act sail            do 2 pass               do 3 act sail         do 3 pass
expect public.resource[0][food] = 2       expect public.resource[2][food] = 3

scenario G47 Haste is copied: both march
# R-HLA-C3.1 R-HLA-C27.1
players 2
plain
set! private[0].library = haste
set! private[1].library = copy-spell
do 0 act cast            do 0 cast haste
do 1 answer copy-spell
expect decision ORIGIN 0
do 0 from nw-cap         do 0 take serf
do 0 go nw-c1
expect public.serf[0][nw-c1] = 1
do 1 from ne-cap         do 1 take serf          do 1 go ne-c1
expect public.score = [1,1,0,0]           expect public.resource[0][mana] = 0   expect public.resource[1][mana] = 0

scenario G48 a lone air vessel meets an Ambush
# R-HLA-16.10 R-HLA-L15.1 R-HLA-15.5
players 2
plain
set! public.vessel[0][1] = nw-cap
set! public.down[nw-m] = 1
set! public.serf[0][nw-m] = 1
do 0 act fly
chance 57/70
do 0 go nw-m
expect public.vessel[0][1] = 0            expect public.serf[0][nw-m] = 1

scenario G49 the Priestess pulls two serfs
# R-HLA-H11.2 R-HLA-18.1 R-HLA-18.4 R-HLA-26.12
players 4
plain
set! public.faction = dwarves orcs elves humans
set! public.level[0] = 2
set! public.built[0] = 2
set! public.hero[0][1] = ne-i
set! public.serf[1][ne-m] = 2
do 0 act march           do 0 from ne-i          do 0 take hero-2      do 0 go ne-n
do 0 pull ne-m 1 2
expect public.serf[1][ne-n] = 2           expect public.score[0] = 1
expect waiting 0 1

scenario G51 two marches of one army, and no third command action
# R-HLA-11.1 R-HLA-11.2 R-HLA-11.3 R-HLA-11.4
players 2
plain
set! public.warrior[0][nw-cap] = 1
do 0 act march           do 0 from nw-cap        do 0 take warrior     do 0 go nw-m
do 0 muster march-2      do 0 from nw-m          do 0 take warrior     do 0 go nw-c1
expect public.warrior[0][nw-c1] = 1       expect public.bar[0] = [0,0,0,0,1,2,0,0,0]
expect decision ACTION 1

scenario G52 Earthquake spares a capital, Fireball in its battle does not
# R-HLA-17.5 R-HLA-21.6 R-HLA-C1.1 R-HLA-C21.1 R-HLA-26.11
players 2
plain
set! private[0].library = earthquake
set! public.resource[0] = [2,2,9]
do 0 act cast            do 0 cast earthquake
illegal 0 target ne-cap  illegal 0 target nw-cap
plain
set! private[0].library = fireball
set! public.resource[0] = [2,2,9]
set! public.bar[1][tax] = 2
set! public.built[1] = 1
set! public.warrior[0][ne-a1] = 2
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior
do 0 go ne-cap
do 0 cast fireball
do 0 burn warrior        do 0 burn serf          do 0 burn serf
expect decision TACTIC   expect public.battle.strength = [4,6]

scenario G53 a spell of the enemy without target brings its points
# R-HLA-30.12 R-HLA-N1.2 R-HLA-N1.5 R-HLA-K5.1
players 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
do 0 act march           do 0 done
chance 4/7
do 0 pass
expect public.resource[1] = [3,3,0]       expect public.score[1] = 3
expect decision FOLLOW 0

scenario G55 whose place is taken cannot follow
# R-HLA-10.2 R-HLA-10.6 R-HLA-4.4
players 2
plain
set! public.bar[1][tax] = 2
do 0 act tax             do 0 tax food
expect decision ACTION 1  illegal 1 act tax

scenario G57 the Paladin alone and with serfs
# R-HLA-H1.1
players 2
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march           do 0 from nw-i          do 0 take hero-1
do 0 go ne-i
expect public.battle.strength = [4,2]
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march           do 0 from nw-i          do 0 take hero-1      do 0 take serf        do 0 take serf
do 0 go ne-i
expect public.battle.strength = [7,2]

scenario G58 two scribed spells at level two, no third
# R-HLA-8.4 R-HLA-8.5
players 2
plain
set! public.level[0] = 2
set! public.scribed[0] = [famine,rust,0]
set! public.scribed_state[0] = [ready,ready,0]
set! private[0].library = haste gale
do 0 act research        illegal 0 scribe
plain
set! public.level[0] = 3
set! public.scribed[0] = [famine,rust,0]
set! public.scribed_state[0] = [ready,ready,0]
set! private[0].library = haste gale
do 0 act research        legal 0 scribe haste

scenario G60 a serf on the bar defends but cannot be lost
# R-HLA-4.8 R-HLA-21.6 R-HLA-26.11
players 2
plain
set! public.bar[1][tax] = 2
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 2
set! public.resource[0] = [2,2,9]
set! public.resource[1] = [1,0,0]
set! private[0].library = magic-arrow
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior
do 0 go ne-cap
expect public.battle.strength = [4,5]
do 0 cast magic-arrow
expect public.battle.strength = [4,5]     expect decision TACTIC
illegal 1 tactic conscripts               legal 1 tactic skirmish
