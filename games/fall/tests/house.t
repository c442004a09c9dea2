# The house rules, on and off: section X of docs/rules/fall.md.
game fall

scenario attack_all: a region that was not entered is attacked
# R-FAL-X1.1
players 2   option attack_all=on
plain
set! public.constructs[7] = 4
set! public.isle[shard-mist] = 0
set! public.next_event = river-card
do 0 end-day                 expect public.machine[7] = [0,2,2]

scenario attack_all: not after a Colossus card, and not with two enemies
# R-FAL-X1.1
players 2   option attack_all=on
plain
set! public.constructs[7] = 4
set! public.isle[shard-mist] = 0
set! public.next_event = colossus-card
chance 0/10
do 0 end-day                 expect public.machine[7] = [2,2,2]
plain
set! public.constructs[7] = 2
set! public.isle[shard-mist] = 2
set! public.next_event = river-card
do 0 end-day                 expect public.machine[7] = [2,2,2]

scenario storm_charges: the storm that brings Utcoro charges relics, unless somebody changes it
# R-FAL-X1.2 R-FAL-M4.2
players 2
plain
set! public.next_event = storm-card
chance 2/4
do 0 end-day                 expect public.monsters = utcoro
expect public.charged = 3    expect event charged

scenario storm_charges bringing: a later storm does not, it brings another monster
# R-FAL-X1.2 R-FAL-M4.2
players 2   option storm_charges=bringing
plain
set! public.monsters = utcoro
set! public.charged = 0
set! public.next_event = storm-card
chance 0/3
do 0 end-day
expect event uncharged       expect public.charged = 0

scenario storm_charges bringing: nor one that finds no monster left to bring
# R-FAL-X1.2 R-FAL-16.1
players 2   option storm_charges=bringing
plain
set! public.monsters = utcoro onygauros caerulas cannibarok
set! public.charged = 0
set! public.next_event = storm-card
do 0 end-day
expect event uncharged       expect public.charged = 0

scenario storm_charges bringing: with an enemy to place in between it still charges
# R-FAL-X1.2 R-FAL-16.3
players 2   option storm_charges=bringing
plain
set! public.city = 2 2 1 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
set! public.next_event = storm-card
chance 2/4
do 0 end-day                 expect decision SIEGE 0      expect public.charged = 0
do 0 evict blue              expect public.charged = 3    expect event charged

scenario storm_charges on: the storm that brings Utcoro charges relics
# R-FAL-X1.2
players 2   option storm_charges=on
plain
set! public.next_event = storm-card
chance 2/4
do 0 end-day                 expect public.monsters = utcoro
expect public.charged = 3    expect event charged

scenario storm_charges on: so does a later storm
# R-FAL-X1.2
players 2   option storm_charges=on
plain
set! public.monsters = utcoro
set! public.charged = 0
set! public.next_event = storm-card
chance 0/3
do 0 end-day
expect event charged         expect no-event uncharged    expect public.charged = 3

scenario storm_charges off: no relic is charged while Utcoro is in play, not even by the storm that brought it
# R-FAL-X1.2 R-FAL-M4.2
players 2   option storm_charges=off
plain
set! public.next_event = storm-card
chance 2/4
do 0 end-day                 expect public.monsters = utcoro
expect public.charged = 0    expect event uncharged

scenario storm_charges off: nor by a later storm
# R-FAL-X1.2
players 2   option storm_charges=off
plain
set! public.monsters = utcoro
set! public.charged = 0
set! public.next_event = storm-card
chance 0/3
do 0 end-day
expect event uncharged       expect public.charged = 0

scenario storm_charges bringing: the fifth kind charges none
# R-FAL-X1.2
players 2   option storm_charges=bringing
plain
set! public.monsters = utcoro
set! public.charged = 0
set! public.shown = 1 1 1 1 0
set! public.next_event = crystal-field-card
do 0 end-day                 expect public.charged = 0

scenario storm_charges on: the fifth kind charges none
# R-FAL-X1.2
players 2   option storm_charges=on
plain
set! public.monsters = utcoro
set! public.charged = 0
set! public.shown = 1 1 1 1 0
set! public.next_event = crystal-field-card
do 0 end-day                 expect public.charged = 0

scenario storm_charges off: the fifth kind charges none
# R-FAL-X1.2
players 2   option storm_charges=off
plain
set! public.monsters = utcoro
set! public.charged = 0
set! public.shown = 1 1 1 1 0
set! public.next_event = crystal-field-card
do 0 end-day                 expect public.charged = 0

scenario armour_always: armour works in another's night
# R-FAL-X1.3
players 2   option armour_always=on
plain
set! public.hero[1] = criminal
set! public.armour = 1
set! public.node = c2 c0
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day                 expect public.machine[0] = [5,5,5]

scenario armour_always: not without armour
# R-FAL-X1.3
players 2   option armour_always=on
plain
set! public.hero[1] = criminal
set! public.node = c2 c0
set! public.colossus = x1
set! public.constructs[5] = 1
set! public.parasites[0] = 2
set! public.isle[shard-mist] = 3
set! public.next_event = river-card
do 0 end-day                 do 1 pass                    expect public.machine[0] = [0,5,5]

scenario boulron_adds: fifteen defence
# R-FAL-X1.4
players 2   option extra_monsters=on   option boulron_adds=on
plain
set! public.monsters = boulron
set! public.next_event = colossus-card
chance 0/10
do 0 end-day                 expect public.defence = 80

scenario boulron_adds: other monsters as always
# R-FAL-X1.4
players 2   option extra_monsters=on   option boulron_adds=on
plain
set! public.monsters = utcoro
set! public.next_event = colossus-card
chance 0/10
do 0 end-day                 expect public.defence = 89

scenario no_start_cards: start cards are not in the deck of a champion
# R-FAL-X1.5
players 2   option no_start_cards=on
plain
set! public.legacy.mode = 1
set! public.hero[1] = anuth
set! public.legacy.cards[0] = c001 c006 c045
set! public.crystals[0] = 2 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
do 0 attack 0
expect public.revealed = c045                             expect decision KILL 0

scenario no_start_cards: without it they are
# R-FAL-X1.5
players 2
plain
set! public.legacy.mode = 1
set! public.hero[1] = anuth
set! public.legacy.cards[0] = c001 c006 c045
set! public.crystals[0] = 2 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 0/3
do 0 attack 0
expect public.revealed = c001                             expect decision MORE 0

scenario late_rebuild: a deck is made anew only when a card is needed
# R-FAL-X1.8
players 2   option late_rebuild=on
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
set! public.discarded = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039
do 0 attack 0
expect no-event rebuilt      expect public.revealed = c040
do 0 kill 0
set! public.crystals[0] = 1 0 0 0 0
chance 19/20
do 0 attack 0
expect event rebuilt         expect public.revealed = c040

scenario late_rebuild: the deck of a champion too
# R-FAL-X1.8 R-FAL-L1.3
players 2   option late_rebuild=on
plain
set! public.legacy.mode = 1
set! public.legacy.cards[0] = c001 c002 c021 c041 c061
set! public.legacy.cards[1] = c003
set! public.hero[1] = anuth
set! public.discarded = c021 c041 c061
set! public.crystals[0] = 3 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 0/2
do 0 attack 0
do 0 more                    expect no-event rebuilt
chance 1/3
do 0 more
expect public.revealed = c001 c002 c041                   expect event rebuilt

scenario consent=ask: owners do not step in
# R-FAL-X1.7
players 2   option consent=ask
plain
set! public.hero[1] = sanya
do 0 extract                 expect decision DAY 0
do 0 ask 1                   do 1 lend                    expect decision TELEPORT 0

scenario consent=free: nor where they lend without a question
# R-FAL-X1.7 R-FAL-13.8
players 2   option consent=free
plain
set! public.hero[1] = sanya
do 0 extract                 expect decision DAY 0
do 0 ask 1                   expect decision TELEPORT 0

scenario relic_order: the Lone Survivor's relic takes golems first
# R-FAL-X1.9
players 2   option relic_order=on
plain
set! public.hero[0] = lone-survivor
set! public.node[0] = a0
set! public.golems[0] = 1
set! public.constructs[0] = 1
set! public.constructs[1] = 1
set! public.parasites[10] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 2
do 0 relic
expect decision ISLAND 0
do 0 island monolith         do 0 split 0
expect public.golems[0] = 0  expect public.constructs[0] = 1
expect public.constructs[1] = 0                           expect public.parasites[10] = 0
expect public.jokers[0] = 1  expect public.isle[monolith-forest] = 5
expect public.isle[monolith-mountain] = 5

scenario relic_order: it binds no more than the relic
# R-FAL-X1.9 R-FAL-B1.1
players 2   option relic_order=on
plain
set! public.golems[4] = 1
set! public.constructs[4] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 3
push BONUS 0 1 0 0 0
do 0 bonus defeat-bonus      do 0 island shard            do 0 split 0
expect public.golems[4] = 1  expect public.constructs[4] = 0
