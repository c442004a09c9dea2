# Combat and interrupt spells: R-HLA-C19.1 to R-HLA-C29.1, each acting and not acting. In most of them two or three human
# warriors march from nw-i (plain) to ne-i (mountains), which orcs hold.
game hlas

scenario Rage: three strength in this battle
# R-HLA-C19.1 R-HLA-18.6
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast rage
expect public.battle.strength = [7,4]     expect public.score[0] = 2   expect public.resource[0][mana] = 0

scenario combat spells are not for the Cast action, nor for a second time in one battle
# R-HLA-C19.1 R-HLA-17.12 R-HLA-18.6
players 2
plain
set! private[0].library = rage
do 0 act cast            illegal 0 cast
plain
set! public.level[0] = 2
set! public.resource[0] = [2,2,9]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage weakness
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast rage
expect decision TACTIC

scenario Magic Arrow kills a serf or warrior of the battle
# R-HLA-C20.1
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.serf[1][ne-i] = 1
set! private[0].library = magic-arrow
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast magic-arrow    do 0 target ne-i 1 warrior
expect public.warrior[1][0] = 4           expect public.battle.strength = [4,1]

scenario Magic Arrow ends the battle when nobody is left
# R-HLA-18.7 R-HLA-C20.1 R-HLA-26.6
players 2
plain
set! public.warrior[0][nw-i] = 1
set! public.serf[1][ne-i] = 1
set! private[0].library = magic-arrow
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i
do 0 cast magic-arrow
expect event won 0       expect decision MUSTER 0            expect public.warrior[0][ne-i] = 1

scenario Magic Arrow does not hit heroes
# R-HLA-C20.1
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.built[1] = 1
set! public.hero[1][0] = ne-i
set! private[0].library = magic-arrow
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast magic-arrow
expect public.hero[1][0] = ne-i           expect decision TACTIC

scenario Fireball: enemy units worth four
# R-HLA-C21.1
players 2
plain
set! public.resource[0] = [2,2,5]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! public.serf[1][ne-i] = 2
set! private[0].library = fireball
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast fireball       do 0 burn warrior       do 0 burn serf
illegal 0 burn warrior   do 0 done
expect public.battle.strength = [4,3]     expect public.score[0] = 3

scenario Fireball leaves vessels and towers alone
# R-HLA-C21.1 R-HLA-26.11
players 2
plain
set! public.resource[0] = [2,2,5]
set! public.warrior[0][nw-i] = 2
set! public.tower[1] = [ne-i,0,0]
set! public.vessel[1][1] = ne-i
set! private[0].library = fireball
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast fireball
expect decision TACTIC   expect public.battle.strength = [4,5]

scenario Arcane Shield: four less damage for the loser
# R-HLA-C22.1 R-HLA-20.8
players 2
plain
set! public.warrior[0][nw-i] = 3
set! public.warrior[1][ne-i] = 4
set! private[0].library = arcane-shield
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 take warrior
do 0 go ne-i             do 0 cast arcane-shield
do 0 tactic skirmish     do 1 tactic skirmish
expect public.warrior[0][nw-cap] = 4      expect public.warrior[0][0] = 1

scenario Arcane Shield does not save a tower, nor help a winner
# R-HLA-C22.1 R-HLA-20.8
players 2
plain
set! public.warrior[0][nw-i] = 4
set! public.tower[1] = [ne-i,0,0]
set! public.warrior[1][ne-i] = 1
set! private[1].library = arcane-shield
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 take warrior
do 0 take warrior        do 0 go ne-i            do 1 cast arcane-shield
do 0 tactic skirmish     do 1 tactic skirmish
expect public.tower[1] = [0,0,0]          expect public.warrior[1][ne-cap] = 2

scenario Weakness: three less for the enemy, never below none
# R-HLA-C23.1 R-HLA-18.9
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = weakness
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast weakness
expect public.battle.strength = [4,1]
plain
set! public.warrior[0][nw-i] = 1
set! public.serf[1][ne-i] = 1
set! private[0].library = weakness
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i
do 0 cast weakness
expect public.battle.strength = [2,0]

scenario Zeal: one for each own serf
# R-HLA-C24.1
players 2
plain
set! public.serf[0][nw-i] = 3
set! public.warrior[1][ne-i] = 1
set! private[0].library = zeal
do 0 act march           do 0 from nw-i          do 0 take serf        do 0 take serf        do 0 take serf
do 0 go ne-i             do 0 cast zeal
expect public.battle.strength = [6,2]

scenario Zeal: five at most, in a capital too
# R-HLA-C24.1
players 2
plain
set! public.serf[1][ne-cap] = 6
set! public.bar[1][tax] = 2
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 1
set! private[1].library = zeal
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 go ne-cap
do 1 cast zeal
expect public.battle.strength = [2,16]

scenario Petrify: a hero adds neither strength nor bonus, but counts for damage
# R-HLA-C25.1
players 2
plain
set! public.resource[1] = [2,2,3]
set! public.built[0] = 1
set! public.hero[0][0] = nw-i
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! private[1].library = petrify
do 0 act march           do 0 from nw-i          do 0 take hero-1      do 0 take serf        do 0 go ne-i
expect public.battle.strength = [6,2]
do 1 cast petrify
expect public.battle.strength = [1,2]
do 0 tactic skirmish     do 1 tactic skirmish
expect decision DAMAGE 0                  do 0 lose hero-1
expect public.serf[0][nw-cap] = 3

scenario Petrify finds no hero or vessel
# R-HLA-C25.1 R-HLA-17.7
players 2
plain
set! public.resource[1] = [2,2,3]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! private[1].library = petrify
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 1 cast petrify
expect public.battle.strength = [4,2]     expect public.score[1] = 1

scenario War Hymn: two strength, and two points for a win
# R-HLA-C26.1
players 2
plain
set! public.resource[0] = [2,2,3]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = war-hymn
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 cast war-hymn
expect public.battle.strength = [6,4]
do 0 tactic skirmish     do 1 tactic skirmish
expect public.score[0] = 4

scenario War Hymn and a lost battle
# R-HLA-C26.1
players 2
plain
set! public.resource[0] = [2,2,3]
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 2
set! private[0].library = war-hymn
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i
do 0 cast war-hymn
do 0 tactic skirmish     do 1 tactic skirmish
expect public.score[0] = 2

scenario Copy Spell in battle: both rage
# R-HLA-C27.1 R-HLA-18.6
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = copy-spell
set! private[1].library = rage
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 1 cast rage           do 0 answer copy-spell
expect public.battle.strength = [7,7]     expect public.score = [2,1,0,0]

scenario Copy Spell: not by somebody outside the battle, and not of an interrupt
# R-HLA-C27.1 R-HLA-C27.2 R-HLA-18.12
players 3
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[1].library = rage
set! private[2].library = copy-spell
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 1 cast rage
expect decision ANSWER 2  illegal 2 answer
do 2 pass
expect public.battle.strength = [4,7]
plain
set! private[0].library = famine
set! private[1].library = mana-leech
set! private[2].library = copy-spell
do 0 act cast            do 0 cast famine        do 1 answer mana-leech
expect decision ANSWER 2  illegal 2 answer
do 2 pass
expect decision ANSWER 2  legal 2 answer copy-spell

scenario Cancel Spell stops a combat spell
# R-HLA-C28.1 R-HLA-17.10
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage
set! private[1].library = cancel-spell
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 1 pass                do 0 cast rage          do 1 answer cancel-spell
expect public.battle.strength = [4,4]     expect public.score = [2,1,0,0]    expect decision TACTIC

scenario Cancel Spell can be cancelled itself
# R-HLA-C28.1 R-HLA-17.8 R-HLA-17.9
players 2
plain
set! public.level[0] = 2
set! public.resource[0] = [2,2,4]
set! private[0].library = famine cancel-spell
set! private[1].library = cancel-spell
do 0 act cast            do 0 cast famine        do 1 answer cancel-spell
expect decision ANSWER 0  do 0 answer cancel-spell
expect public.resource[1] = [0,2,0]       expect public.score = [2,1,0,0]

scenario a spell that is cancelled takes its copies with it
# R-HLA-17.11 R-HLA-C27.1 R-HLA-C28.1
players 3
plain
set! private[0].library = bountiful-harvest
set! private[1].library = copy-spell
set! private[2].library = cancel-spell
do 0 act cast            do 0 cast bountiful-harvest
do 1 answer copy-spell   do 2 pass               do 2 answer cancel-spell
expect public.resource[0] = [2,2,0]       expect public.resource[1] = [2,2,0]
expect public.score = [1,1,1,0]

scenario VP come with the casting, before anybody answers
# R-HLA-17.4 R-HLA-17.10
players 2
plain
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast            do 0 cast famine
expect decision ANSWER 1  expect public.score = [1,0,0,0]
expect event scored 0 with 1
do 1 answer cancel-spell
expect public.score = [1,1,0,0]           expect public.resource[1] = [2,2,0]      expect no-event scored 0
plain
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast            do 0 cast famine        do 1 pass
expect public.score = [1,0,0,0]           expect public.resource[1] = [0,2,2]      expect no-event scored

scenario the house rule: a cancelled spell brings no VP
# R-HLA-X1.1 R-HLA-17.11 R-HLA-H2.2
players 3   option cancelled_no_vp=on
plain
set! private[0].library = bountiful-harvest
set! private[1].library = copy-spell
set! private[2].library = cancel-spell
do 0 act cast            do 0 cast bountiful-harvest
expect public.score = [0,0,0,0]
do 1 answer copy-spell   do 2 pass               do 2 answer cancel-spell
expect public.score = [0,1,1,0]
plain
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-cap
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast            do 0 cast famine         do 1 pass
expect public.score = [2,0,0,0]

scenario nobody with an empty library is asked, and nobody answers a cancelled spell
# R-HLA-17.14 R-HLA-17.11
players 3
plain
set! private[0].library = famine
set! private[1].library = cancel-spell
do 0 act cast            do 0 cast famine
expect decision ANSWER 1
do 1 answer cancel-spell
expect decision MUSTER 0

scenario everybody with a card is asked, whatever it is
# R-HLA-17.14 R-HLA-1.13
players 2
plain
set! private[0].library = famine
set! private[1].library = rage
do 0 act cast            do 0 cast famine
expect decision ANSWER 1  expect legal-count 1 = 1
do 1 pass
expect public.resource[1] = [0,2,2]

scenario without mana for any combat spell all can see that there is none
# R-HLA-17.14 R-HLA-1.13
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage
set! private[1].library = arcane-shield
set! public.resource[0] = [2,2,0]
set! public.resource[1] = [2,2,1]
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
expect decision COMBAT 1  expect legal-count 1 = 2
do 1 pass                expect decision TACTIC
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage
set! public.resource[0] = [2,2,1]
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
expect decision COMBAT 0  expect legal-count 0 = 1

scenario the Cast action asks unless all can see that nothing can be cast
# R-HLA-1.13 R-HLA-17.1
players 2
plain
set! private[0].library = rage
do 0 act cast            expect decision CAST 0  expect legal-count 0 = 1
plain
set! private[0].library = scrying
set! public.resource[0] = [2,2,0]
do 0 act cast            expect decision MUSTER 0
plain
set! private[0].library = []
do 0 act cast            expect decision MUSTER 0

scenario Mana Leech: as much mana as the spell costs
# R-HLA-C29.1
players 2
plain
set! private[0].library = earthquake
set! public.resource[0] = [2,2,5]
set! private[1].library = mana-leech
do 0 act cast            do 0 cast earthquake    do 0 target nw-i
do 1 answer mana-leech
expect public.resource[1] = [2,2,7]       expect public.score = [2,1,0,0]

scenario Mana Leech only answers a spell of somebody else
# R-HLA-C29.1 R-HLA-17.12
players 2
plain
set! private[0].library = mana-leech
do 0 act cast            illegal 0 cast
do 0 done
expect decision MUSTER 0

scenario a petrified Priestess makes no serf worthless
# R-HLA-C25.1 R-HLA-H11.3
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 4
set! public.resource[1] = [2,2,3]
set! private[1].library = petrify
do 0 act march           do 0 from nw-i          do 0 take hero-2      do 0 go ne-i
expect public.battle.strength = [3,0]
do 1 cast petrify
expect public.battle.strength = [0,4]
