# The heroes: R-HLA-H1.1 to R-HLA-H12.3, each ability acting and not acting. Seat 0 has the faction of the hero; battles are
# at ne-i (mountains), reached from nw-i (plain) by a route, unless terrain matters.
game hlas

scenario Paladin I: a serf beside him
# R-HLA-H1.1
players 2
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take serf         do 0 go ne-i
expect public.battle.strength = [6,2]
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [6,2]

scenario Paladin II: two less damage
# R-HLA-H1.2 R-HLA-5.7 R-HLA-20.8
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.hero[0][0] = nw-cap
plain
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.hero[0][0] = 0

scenario Paladin III: recruits may join him
# R-HLA-H1.3
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = ne-b1
set! public.resource[0] = [3,2,2]
do 0 act recruit          do 0 pair
do 0 place ne-b1          do 0 place nw-cap
expect public.serf[0][ne-b1] = 1          expect public.serf[0][nw-cap] = 3
plain
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = ne-b1
do 0 act recruit          do 0 recruit warrior
expect public.warrior[0][nw-cap] = 2

scenario Archmage I: combat spells cost one less beside her
# R-HLA-H2.1
players 2
plain
set! public.built[0] = 2
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 1
set! private[0].library = rage
set! public.resource[0] = [2,2,1]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 cast rage
expect public.resource[0][mana] = 0
plain
set! public.built[0] = 2
set! public.hero[0][1] = nw-cap
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! private[0].library = rage
set! public.resource[0] = [2,2,1]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
illegal 0 cast

scenario Archmage II: a point for each spell of the Cast action
# R-HLA-H2.2
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-cap
set! private[0].library = famine
do 0 act cast             do 0 cast famine
expect public.score[0] = 2
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-cap
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast             do 0 cast famine         do 1 answer cancel-spell
expect public.score[0] = 1

scenario Archmage III: two combat spells in her battle
# R-HLA-H2.3
players 2
plain
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage weakness
set! public.resource[0] = [2,2,6]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 cast rage            do 0 cast weakness
expect public.battle.strength = [6,1]
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage weakness
set! public.resource[0] = [2,2,6]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 cast rage
expect decision TACTIC

scenario Knight-Errant I: his army may ignore a loss
# R-HLA-H3.1
players 2
plain
set! public.built[0] = 4
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [ambush,0]
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 take serf         do 0 go nw-a1
do 0 ignore
expect public.serf[0][nw-a1] = 1
plain
set! public.built[0] = 4
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [ambush,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.serf[0][nw-a1] = 0

scenario Knight-Errant II: two strength in attack
# R-HLA-H3.2
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
expect public.battle.strength = [4,2]
plain
set! public.faction = orcs humans
set! public.built[1] = 4
set! public.level[1] = 2
set! public.hero[1][2] = ne-i
set! public.warrior[0][nw-i] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [4,2]

scenario Knight-Errant III: he rides on alone
# R-HLA-H3.3 R-HLA-26.9
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-cap
set! public.up[nw-c1] = [glory,0]
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 take serf         do 0 go nw-a1
illegal 0 go nw-i         do 0 go nw-c1
expect public.hero[0][2] = nw-c1          expect public.serf[0][nw-a1] = 1        expect public.score[0] = 1

scenario Knight-Errant III: a token that leads on before the ride does not end it, one after it brings no other
# R-HLA-H3.3 R-HLA-L18.1
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-cap
set! public.up[nw-c1] = [hidden-path,0]
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 take serf         do 0 go nw-a1
do 0 go nw-c1             do 0 go nw-i
expect public.hero[0][2] = nw-i           expect decision MUSTER 0
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [hidden-path,0]
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 take serf         do 0 go nw-a1
do 0 go nw-b1             do 0 go nw-i
expect public.hero[0][2] = nw-i           expect public.serf[0][nw-b1] = 1        expect decision MUSTER 0

scenario Knight-Errant III: the step of Royal Stables III is a march without a battle
# R-HLA-H3.3 R-HLA-B3.3 R-HLA-26.8: he rides after it, but not from where he fought
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.serf[0][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 take serf         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish     do 0 go ne-c1
expect decision ONWARD 0  do 0 go ne-c2
expect public.hero[0][2] = ne-c2          expect public.serf[0][ne-c1] = 1        expect decision MUSTER 0
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.serf[0][nw-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 take serf         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish     do 0 stay
expect decision MUSTER 0

scenario Knight-Errant III leads into no battle and follows none
# R-HLA-H3.3
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-c1] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go nw-c1
illegal 0 go ne-i         do 0 stay
expect decision MUSTER 0

scenario Warlord I: two warriors beside him
# R-HLA-H4.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take warrior      do 0 take warrior
do 0 go ne-i
expect public.battle.strength = [9,2]
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [6,2]

scenario Warlord II: a point for a win with him
# R-HLA-H4.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.score[0] = 1

scenario Warlord III: speed two
# R-HLA-H4.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-1       legal 0 go nw-m
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-cap
do 0 act march            do 0 from nw-cap         do 0 take hero-1       illegal 0 go nw-m

scenario Shaman I: a mana at harvest away from home
# R-HLA-H5.1 R-HLA-22.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.hero[0][1] = nw-n
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,2,3]
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.hero[0][1] = nw-cap
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,2,2]

scenario Shaman II: mana pays for anything in his battle
# R-HLA-H5.2 R-HLA-19.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 1
set! public.resource[0] = [1,0,2]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish
illegal 0 pay 1           do 0 pay 2
expect public.resource[0] = [0,0,0]
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 1
set! public.resource[0] = [0,0,2]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish
expect public.hero[0][1] = 0

scenario Shaman III: two mana for three strength
# R-HLA-H5.3 R-HLA-18.5
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
expect decision CHANT 0   do 0 chant
expect public.battle.strength = [6,2]     expect public.resource[0][mana] = 0
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 1
set! public.resource[0] = [2,2,1]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
expect decision TACTIC

scenario Wolf Rider I: one strength in attack
# R-HLA-H6.1
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.hero[0][2] = nw-i
set! public.warrior[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
expect public.battle.strength = [3,2]
plain
set! public.built[1] = 4
set! public.hero[1][2] = ne-i
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,2]

scenario Wolf Rider II: on into the next battle, once an action
# R-HLA-H6.2 R-HLA-26.8
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.serf[1][ne-c1] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 take warrior      do 0 take warrior
do 0 go ne-i              do 0 gain food
do 0 tactic skirmish      do 1 tactic skirmish
do 0 go ne-c1             do 0 gain food
do 0 tactic skirmish      do 1 tactic skirmish
expect public.hero[0][2] = ne-c1          expect public.score[0] = 2              expect decision MUSTER 0

scenario Wolf Rider II needs him in the army
# R-HLA-H6.2
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-cap
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior
do 0 go ne-i              do 0 gain food
do 0 tactic skirmish      do 1 tactic skirmish
expect decision MUSTER 0

scenario Wolf Rider III: one more damage for the loser
# R-HLA-H6.3 R-HLA-20.8
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 take warrior      do 0 take warrior
do 0 go ne-i              do 0 gain food
do 0 tactic skirmish      do 1 tactic skirmish
do 1 lose warrior
expect public.warrior[1][0] = 4           expect public.serf[1][0] = 10
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 take warrior      do 0 take warrior
do 0 go ne-i              do 0 gain food
do 0 tactic skirmish      do 1 tactic skirmish
do 1 lose warrior
expect public.serf[1][0] = 9              expect public.serf[1][ne-cap] = 3

scenario Stag Knight I: two strength in a forest
# R-HLA-H7.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.hero[0][0] = ne-i
set! public.warrior[1][se-i] = 1
set! public.warrior[1][ne-c1] = 1
do 0 act march            do 0 from ne-i           do 0 take hero-1       do 0 go se-i
expect public.battle.strength = [6,2]
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.hero[0][0] = ne-i
set! public.warrior[1][ne-c1] = 1
do 0 act march            do 0 from ne-i           do 0 take hero-1       do 0 go ne-c1
expect public.battle.strength = [4,2]

scenario Stag Knight II: speed three out of a forest
# R-HLA-H7.2
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-m
do 0 act march            do 0 from nw-m           do 0 take hero-1       legal 0 go ne-b1
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-a1
do 0 act march            do 0 from nw-a1          do 0 take hero-1       illegal 0 go ne-b1    legal 0 go nw-b1

scenario Stag Knight III: a spell for a win
# R-HLA-H7.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.library_count[0] = 1
plain
set! public.faction = elves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.library_count[0] = 0

scenario Star Mage I: a mana at harvest, only while in play
# R-HLA-H8.1
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.hero[0][1] = nw-cap
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,2,3]
plain
set! public.faction = elves orcs
set! public.built[0] = 2
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,2,2]

scenario Star Mage II: answers cost nothing
# R-HLA-H8.2
players 2
plain
set! public.faction = humans elves
set! public.built[1] = 2
set! public.level[1] = 2
set! public.hero[1][1] = ne-cap
set! public.resource[1] = [2,2,0]
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast             do 0 cast famine         do 1 answer cancel-spell
expect public.resource[1] = [2,2,0]
plain
set! public.faction = humans elves
set! public.built[1] = 2
set! public.level[1] = 2
set! public.resource[1] = [2,2,0]
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast             do 0 cast famine         illegal 1 answer

scenario Star Mage III: no combat spells against her
# R-HLA-H8.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.warrior[1][ne-i] = 1
set! private[1].library = rage
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
expect decision TACTIC
plain
set! public.faction = elves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-cap
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! private[1].library = rage
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect decision COMBAT 1

scenario Pharom I: bonuses of enemy heroes do not count
# R-HLA-H9.1
players 2
plain
set! public.faction = elves humans
set! public.built[0] = 4
set! public.hero[0][2] = nw-i
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
expect public.battle.strength = [2,5]
plain
set! public.faction = elves humans
set! public.warrior[0][nw-i] = 1
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,6]

scenario Pharom II: an enemy hero is moved, into battle too
# R-HLA-H9.2 R-HLA-26.12
players 2
plain
set! public.faction = elves humans
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.warrior[0][ne-c1] = 2
set! public.built[1] = 1
set! public.hero[1][0] = ne-n
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
do 0 drag 1 hero-1        legal 0 go ne-b1         do 0 go ne-c1
expect public.score[0] = 1                expect waiting 0 1

scenario Pharom II: not out of a capital, and not against a third player
# R-HLA-H9.2 R-HLA-26.12
players 3
plain
set! public.faction = elves humans orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.built[1] = 1
set! public.hero[1][0] = ne-n
set! public.serf[2][ne-m] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
do 0 drag 1 hero-1        illegal 0 go ne-m        legal 0 go ne-c2
plain
set! public.faction = elves humans orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = ne-b1
set! public.built[1] = 1
set! public.hero[1][0] = ne-cap
do 0 act march            do 0 from ne-b1          do 0 take hero-3       do 0 go ne-a1
expect decision MUSTER 0

scenario Pharom III: a serf or warrior dies at the start
# R-HLA-H9.3
players 2
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
do 0 strike warrior
expect public.warrior[1][0] = 4           expect public.battle.strength = [4,1]
plain
set! public.faction = elves orcs
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
expect decision TACTIC

scenario Thane I: a structure beside him
# R-HLA-H10.1
players 2
plain
set! public.faction = humans dwarves
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,8]
plain
set! public.faction = humans dwarves
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! public.warrior[0][nw-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 go ne-i
expect public.battle.strength = [2,4]

scenario Thane II: an ore in mountains
# R-HLA-H10.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-a1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,4,2]
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 2
set! public.hero[0][0] = nw-a2
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [3,2,2]

scenario Thane III: three less damage
# R-HLA-H10.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take serf         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.hero[0][0] = nw-cap         expect public.serf[0][nw-cap] = 3
plain
set! public.faction = dwarves orcs
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = nw-cap
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect public.warrior[0][nw-cap] = 2

scenario Priestess I: a resource of choice away from home
# R-HLA-H11.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.hero[0][1] = nw-n
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect decision GAIN 0    do 0 gain ore
expect public.resource[0] = [2,3,2]
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.hero[0][1] = nw-cap
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect public.resource[0] = [2,2,2]       expect public.round = 2

scenario Priestess II without a step
# R-HLA-H11.2 R-HLA-13.7
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = ne-n
set! public.serf[1][ne-m] = 1
do 0 act march            do 0 from ne-n           do 0 take hero-2       do 0 stay
do 0 pull ne-m 1 1
expect public.score[0] = 1                expect public.serf[1][ne-n] = 1

scenario Priestess II pulls nobody out of a capital, and not below level two
# R-HLA-H11.2 R-HLA-26.12 R-HLA-13.7
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = ne-a1
do 0 act march            do 0 from ne-a1          do 0 take hero-2       illegal 0 stay
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.hero[0][1] = ne-n
set! public.serf[1][ne-m] = 1
do 0 act march            do 0 from ne-n           do 0 take hero-2       illegal 0 stay

scenario Priestess III: enemy serfs are worth nothing in her battle
# R-HLA-H11.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
expect public.battle.strength = [3,0]
do 0 tactic skirmish      do 1 tactic skirmish
expect public.serf[1][ne-cap] = 4
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 4
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
expect public.battle.strength = [3,4]

scenario Tunneler I: from mountain to mountain
# R-HLA-H12.1
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.hero[0][2] = nw-a1
set! public.serf[0][nw-a1] = 2
set! public.serf[1][nw-b1] = 1
set! public.serf[1][nw-m] = 1
do 0 act march            do 0 from nw-a1          do 0 take hero-3       do 0 take serf
do 0 go nw-i
expect public.serf[0][nw-i] = 1
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.hero[0][2] = nw-cap
set! public.serf[0][nw-a1] = 1
set! public.serf[1][nw-b1] = 1
set! public.serf[1][nw-m] = 1
do 0 act march            do 0 from nw-a1          do 0 take serf         illegal 0 go nw-c1

scenario Tunneler II: an ore instead of the token
# R-HLA-H12.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [ambush,0]
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 go nw-a1
do 0 dig
expect public.hero[0][2] = nw-a1          expect public.resource[0][ore] = 3
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [glory,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect public.score[0] = 1

scenario Tunneler III: a tower beside him costs three at most
# R-HLA-H12.3
players 2
plain
set! public.faction = dwarves orcs
set! public.level[0] = 3
set! public.hero[0][2] = ne-m
set! public.serf[0][ne-m] = 1
set! public.serf[0][ne-i] = 1
set! public.resource[0] = [2,3,2]
do 0 act build            illegal 0 tower ne-i     do 0 tower ne-m
expect public.resource[0][ore] = 0
plain
set! public.faction = dwarves orcs
set! public.level[0] = 2
set! public.hero[0][2] = ne-m
set! public.serf[0][ne-m] = 1
set! public.resource[0] = [2,3,2]
do 0 act build            illegal 0 tower
