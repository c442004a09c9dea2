# Turns, moving, crystals and machines: sections 4 to 6 and 12 of docs/rules/fall.md.
game fall

scenario up to three actions, the same one again
# R-FAL-4.2
players 2   option consent=ask
plain
do 0 extract                 do 0 extract                 do 0 extract
expect public.actions_done = 3                            illegal 0 extract            illegal 0 move

scenario a day without any action
# R-FAL-4.2 R-FAL-4.5
players 2
plain
set! public.next_event = river-card
do 0 end-day
expect decision DAY 1        expect public.nights = 1

scenario the day ends by itself when nothing is left to do
# R-FAL-4.5 R-FAL-1.10
players 2
plain
set! public.relic_used = 1
set! public.machine_used = 1
set! public.actions_done = 2
set! public.next_event = river-card
do 0 extract
expect decision DAY 1

scenario it does not while a machine could be activated
# R-FAL-4.3 R-FAL-4.5
players 2
plain
set! public.relic_used = 1
set! public.actions_done = 2
do 0 extract
expect decision DAY 0        legal 0 activate 1 harvester

scenario machine and relic are no actions and come at any time between them
# R-FAL-4.3
players 2
plain
set! public.hero[0] = anuth
do 0 relic                   do 0 activate 1 harvester    do 0 extract
expect public.actions_done = 1

scenario a machine first: the Move is still the first action
# R-FAL-5.2
players 2   option consent=ask
plain
do 0 activate 1 harvester    legal 0 move r0
do 0 extract                 illegal 0 move r0

scenario a Move two nodes far only as first action
# R-FAL-5.1
players 2
plain
do 0 move a1                 expect public.node[0] = a1
legal 0 move l2              illegal 0 move m2

scenario a Move does not end where it began
# R-FAL-5.7
players 2
plain
illegal 0 move c0            illegal 0 move c1

scenario a node with a character is passed for nothing
# R-FAL-5.4
players 2
plain
set! public.actions_done = 1
set! public.node[1] = a0
illegal 0 move a0            legal 0 move l1              legal 0 move r0              illegal 0 move x0

scenario without it those nodes are too far
# R-FAL-5.4
players 2
plain
set! public.actions_done = 1
illegal 0 move l1            illegal 0 move r0

scenario anybody's fort gives a free step
# R-FAL-5.3
players 2
plain
set! public.actions_done = 1
set! public.fort[1] = a0
set! public.forts[1] = 4
legal 0 move a0              legal 0 move r0              illegal 0 move x0

scenario the Colossus and enemies do not stand in the way
# R-FAL-5.8
players 2
plain
set! public.node[0] = r0
set! public.golems[5] = 4
set! public.isle[shard-river] = 0
legal 0 move x0              legal 0 move u0

scenario who is moved by a bonus has one node and free steps
# R-FAL-5.9 R-FAL-B3.1
players 2
plain
set! public.hero[1] = sanya
set! public.fort[0] = a1
set! public.forts[0] = 4
push BONUS 0 0 0 1 0
do 0 bonus move-bonus
legal 0 walk a1 1            legal 0 walk l2 1            illegal 0 walk a2 1          legal 0 walk a0 0

scenario a jump has no free steps and needs a free node
# R-FAL-5.10
players 2
plain
set! public.node = m0 m1
set! public.fort[0] = s1
set! public.forts[0] = 4
illegal 0 jump m1            legal 0 jump s1              illegal 0 jump x0

scenario a seventh crystal is given back, old or new
# R-FAL-6.2
players 2   option consent=ask
plain
set! public.crystals[0] = 0 0 0 0 6
do 0 extract
expect decision DISCARD 0    legal 0 discard blue         legal 0 discard pink
do 0 discard pink            do 0 discard pink
expect public.crystals[0] = 1 1 0 0 4                     expect decision DAY 0

scenario six are kept
# R-FAL-6.2
players 2
plain
set! public.crystals[0] = 0 0 0 0 4
do 0 extract
expect public.crystals[0] = 1 1 0 0 4                     expect no-event gave-back

scenario a third parasite goes to the supply
# R-FAL-6.3
players 2
plain
set! public.jokers[0] = 1
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 3
do 0 attack 0
chance 3/20
do 0 own blue
do 0 stop
do 0 kill 3
expect public.jokers[0] = 2  expect public.parasites[0] = 0

scenario two parasites are kept, and told once
# R-FAL-6.3
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 2
chance 3/20
do 0 attack 0
do 0 kill 2
expect public.jokers[0] = 2  expect event parasite 0 = 1

scenario crystals of the City pay from anywhere
# R-FAL-6.4
players 2
plain
set! public.node[0] = x0
set! public.city = 0 0 1 0 0
set! public.constructs[5] = 1
set! public.isle[shard-mist] = 3
chance 3/20
do 0 attack 5
expect public.city = 0 0 0 0 0

scenario they are not deposited, traded or converted
# R-FAL-6.5
players 2
plain
set! public.city = 0 0 0 0 2
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
illegal 0 deposit            illegal 0 attack
set! public.hero[0] = leheir
set! public.crystals[1] = 2 0 0 0 0
illegal 0 trade

scenario depositing needs a City node, a crystal and a field
# R-FAL-6.6
players 2
plain
illegal 0 deposit
set! public.crystals[0] = 1 0 0 0 0
legal 0 deposit
set! public.node[0] = a0
illegal 0 deposit

scenario a parasite cannot be deposited
# R-FAL-6.8
players 2
plain
set! public.jokers[0] = 2
illegal 0 deposit

scenario nothing is thrown out while a field is empty
# R-FAL-6.7
players 2
plain
set! public.city = 2 0 0 0 0
set! public.crystals[0] = 0 2 0 0 0
do 0 deposit
do 0 put brown
expect public.city = 2 2 0 0 0                            expect no-event evicted

scenario at least one crystal is put down
# R-FAL-6.6
players 2
plain
set! public.crystals[0] = 1 1 0 0 0
do 0 deposit
illegal 0 done               do 0 put blue                do 0 done
expect public.crystals[0] = 0 1 0 0 0

scenario own crystal, City, pair or parasite pay
# R-FAL-6.9 R-FAL-6.11
players 2
plain
set! public.crystals[0] = 1 2 0 0 0
set! public.city = 1 0 0 0 0
set! public.jokers[0] = 1
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
do 0 attack 0
legal 0 own blue             legal 0 city blue            legal 0 pair brown           legal 0 parasite blue
illegal 0 own brown          expect legal-count 0 = 4
chance 0/20
do 0 pair brown
expect public.crystals[0] = 1 0 0 0 0

scenario a pair of the colour itself is not offered
# R-FAL-6.11
players 2
plain
set! public.crystals[0] = 2 0 0 0 0
set! public.city = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
do 0 attack 0
illegal 0 pair blue          expect legal-count 0 = 2

scenario several conversions in one payment
# R-FAL-6.10
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 2 4 0 0 0
set! public.jokers[0] = 1
set! public.slot[0] = 2
do 0 investigate 0
do 0 pay-shard
do 0 pair blue               do 0 pair brown              do 0 pair brown
expect public.jokers[0] = 0  expect public.crystals[0] = 0 0 0 0 0

scenario a choice that would strand the rest is not offered
# R-FAL-6.12
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 1 0 2
set! public.slot[0] = 1
do 0 investigate 0
do 0 pay-shard
expect public.crystals[0] = 0 0 0 0 1                     expect decision RETREAT 0

scenario the limit of six counts after the payment
# R-FAL-6.13 R-FAL-S3.1
players 2
plain
set! public.hero[0] = heir
set! public.hero[1] = kolbor
set! public.crystals[0] = 0 0 0 0 6
set! public.jokers[0] = 1
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
do 0 attack 0
do 0 parasite blue
expect decision DISCARD 0
chance 0/20
do 0 discard pink
expect public.crystals[0] = 1 0 0 0 5

scenario an attack that cannot be paid is not offered
# R-FAL-6.12
players 2
plain
set! public.crystals[0] = 0 1 0 0 1
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
illegal 0 attack

scenario only machines of the own colour in a region at the node
# R-FAL-12.1
players 2
plain
legal 0 activate 1 harvester
illegal 0 activate 0
set! public.node[0] = c2
illegal 0 activate

scenario enemies do not hinder a machine
# R-FAL-12.2
players 2
plain
set! public.golems[1] = 4
set! public.isle[shard-river] = 0
legal 0 activate 1 harvester

scenario a scavenger needs a fort in hand
# R-FAL-12.4 R-FAL-12.2
players 5
plain
set! public.fort[0] = x3
set! public.forts[0] = 0
illegal 0 activate 1 scavenger                            legal 0 activate 1 harvester

scenario a fort goes to a node without one, whoever stands there
# R-FAL-12.4
players 2
plain
set! public.fort[1] = a0
set! public.forts[1] = 4
do 0 activate 1 scavenger
illegal 0 fort a0            legal 0 fort c1
do 0 fort c1
expect public.fort[0] = c1   expect public.forts[0] = 4

scenario a refiner defeats one enemy by the forced order, without a bonus
# R-FAL-12.5
players 2
plain
set! public.constructs[1] = 1
set! public.parasites[1] = 1
set! public.isle[shard-mist] = 3
do 0 activate 1 refiner      do 0 island shard            do 0 split 1
expect public.constructs[1] = 0                           expect public.parasites[1] = 1
expect no-event bonus        expect public.isle[shard-mist] = 4

scenario without an enemy it is not offered
# R-FAL-12.2 R-FAL-12.5
players 2
plain
illegal 0 activate 1 refiner

scenario abilities work in the own turn only
# R-FAL-4.4
players 2
plain
set! public.hero[1] = leheir
set! public.crystals[0] = 2 0 0 0 0
set! public.crystals[1] = 0 2 0 0 0
illegal 0 trade
set! public.next_event = river-card
do 0 end-day                 do 1 pass
legal 1 trade 0

scenario the order of picks is not remembered
# R-FAL-1.12
players 2
plain
set! public.hero[0] = celethe
do 0 relic
do 0 colour pink             do 0 colour blue             do 0 colour pink
expect public.crystals[0] = 1 0 0 0 2                     expect public.batch = 0 0 0 0 0

scenario a new turn has a machine again
# R-FAL-12.1
players 1
plain
set! public.colour = 2 1
set! public.machine_used = 1
illegal 0 activate
set! public.next_event = mountains-card
do 0 end-day
expect decision DAY 0        legal 0 activate 1 harvester
