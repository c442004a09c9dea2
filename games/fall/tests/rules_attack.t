# Attacks, defeated enemies, bonuses, monsters: sections 7 to 10 of docs/rules/fall.md. Card c021 has 1
# strength, c023 2, c024 3 (red); c028 2 (yellow); c033 2 (green); c038 2 (blue).
game fall

scenario only a region at the node with an enemy
# R-FAL-7.1
players 2
plain
set! public.crystals[0] = 3 0 0 0 3
set! public.constructs[0] = 1
set! public.constructs[10] = 1
set! public.isle[shard-mist] = 2
legal 0 attack 0             illegal 0 attack 1           illegal 0 attack 10

scenario one card of each era, a crystal each
# R-FAL-7.2 R-FAL-7.3
players 2
plain
set! public.crystals[0] = 4 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 0/20
do 0 attack 0                expect public.revealed = c021
chance 0/20
do 0 more                    expect public.revealed = c021 c041
chance 0/20
do 0 more                    expect public.revealed = c021 c041 c061
expect decision KILL 0       expect public.crystals[0] = 1 0 0 0 0

scenario without a second crystal the attack stops
# R-FAL-7.2 R-FAL-1.10
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
chance 3/20
do 0 attack 0                expect decision KILL 0

scenario cards may be revealed beyond what is needed
# R-FAL-7.4
players 2
plain
set! public.crystals[0] = 2 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 3/20
do 0 attack 0                legal 0 more                 legal 0 stop

scenario an empty deck is made anew from its discards
# R-FAL-7.5
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
set! public.discarded = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
chance 3/20
do 0 attack 0
expect event rebuilt         expect public.revealed = c024
expect public.discarded = []

scenario while a card is left it is not
# R-FAL-7.5
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
set! public.discarded = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038
chance 1/2
do 0 attack 0
expect no-event rebuilt      expect public.revealed = c040

scenario a deck that has run out is made anew at once, without the card just revealed
# R-FAL-7.5
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
set! public.discarded = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039
do 0 attack 0
expect event rebuilt         expect public.revealed = c040
expect public.discarded = []
do 0 kill 0                  expect public.discarded = c040

scenario strength too small for a golem: nothing falls
# R-FAL-7.9
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 1
set! public.isle[shard-river] = 3
chance 0/20
do 0 attack 0
expect event failed 0        expect public.golems[0] = 1  expect public.crystals[0] = 0 0 0 0 0
expect public.actions_done = 1                            expect public.discarded = c021

scenario golems first, then constructs, then parasites
# R-FAL-7.7
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 1
set! public.constructs[0] = 1
set! public.parasites[0] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 3
chance 3/20
do 0 attack 0
do 0 kill 2                  do 0 island shard            do 0 split 0
expect public.golems[0] = 0  expect public.constructs[0] = 0
expect public.parasites[0] = 1                            expect public.isle[shard-crystal] = 5

scenario the attacker may stop early, even at once
# R-FAL-7.8
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 3
set! public.isle[shard-mist] = 1
chance 3/20
do 0 attack 0
legal 0 kill 0               legal 0 kill 1               legal 0 kill 3
do 0 kill 0
expect public.constructs[0] = 3                           expect no-event bonus

scenario cards are discarded when the attack is over, not before
# R-FAL-7.10
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 1
set! public.discarded = c041
chance 13/20
do 0 attack 0                do 0 kill 1
expect decision GIFT 0       expect public.revealed = c034
expect public.discarded = c041
do 0 give pink 0             expect public.discarded = c034 c041
expect public.revealed = []

scenario golems return to the golem region of any one island
# R-FAL-8.1 R-FAL-8.2
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 1
set! public.isle[shard-river] = 3
chance 3/20
do 0 attack 0                do 0 kill 1
expect legal-count 0 = 5
do 0 island volcano
expect public.isle[volcano-crystal] = 5                   expect public.isle[shard-river] = 3

scenario constructs are divided between the other two regions
# R-FAL-8.2
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 3
set! public.isle[shard-mist] = 1
chance 3/20
do 0 attack 0                do 0 kill 3                  do 0 island sphere
legal 0 split 0              legal 0 split 3              illegal 0 split 4
do 0 split 2
expect public.isle[sphere-river] = 6                      expect public.isle[sphere-mountain] = 5

scenario a parasite becomes the attacker's
# R-FAL-8.3
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 1
chance 0/20
do 0 attack 0                do 0 kill 1
expect public.jokers[0] = 1  expect decision DAY 0

scenario no bonus without strength left
# R-FAL-9.1
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 3
set! public.isle[shard-mist] = 1
chance 13/20
do 0 attack 0                do 0 kill 3                  do 0 island shard            do 0 split 3
expect decision DAY 0        expect no-event bonus

scenario no bonus while an enemy is left
# R-FAL-9.1
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 3/20
do 0 attack 0                do 0 kill 1                  do 0 island shard            do 0 split 1
expect decision DAY 0

scenario the bonus must be taken, and the only card is not asked for
# R-FAL-9.2 R-FAL-1.10
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 1
chance 12/20
do 0 attack 0                do 0 kill 1
expect event bonus 0         expect decision GIFT 0       expect no-event declined
plain
push BONUS 0 0 1 1 0
expect legal-count 0 = 2     illegal 0 decline

scenario declined_bonus: the bonus may be declined
# R-FAL-X1.10
players 2   option declined_bonus=on
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 1
chance 12/20
do 0 attack 0                do 0 kill 1
expect decision BONUS 0      legal 0 bonus 1
do 0 decline                 expect event declined 0      expect decision DAY 0

scenario a bonus that could do nothing is not offered
# R-FAL-9.2 R-FAL-1.10
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 1
chance 3/20
do 0 attack 0                do 0 kill 1
expect decision DAY 0        expect no-event bonus

scenario red: any construct on the board falls, also beside a golem
# R-FAL-B1.1 R-FAL-9.3
players 2
plain
set! public.golems[7] = 1
set! public.constructs[7] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 3
push BONUS 0 1 0 0 0
do 0 bonus defeat-bonus
do 0 island shard            do 0 split 1
expect public.constructs[7] = 0                           expect public.golems[7] = 1
expect decision DAY 0

scenario red: golems and figures on islands cannot be chosen
# R-FAL-B1.1
players 2
plain
set! public.golems[7] = 1
set! public.isle[shard-river] = 3
push BONUS 0 1 0 0 0
illegal 0 bonus defeat-bonus

scenario green: a crystal for anybody
# R-FAL-B2.1
players 2
plain
set! public.crystals[1] = 6 0 0 0 0
push BONUS 0 0 1 0 0
do 0 bonus crystal-bonus     do 0 give pink 1
expect decision DISCARD 0
do 0 discard blue
expect public.crystals[1] = 5 0 0 0 1

scenario green: below the limit nothing is given back
# R-FAL-B2.1
players 2
plain
push BONUS 0 0 1 0 0
do 0 bonus crystal-bonus     do 0 give grey 0
expect public.crystals[0] = 0 0 0 1 0                     expect no-event gave-back

scenario yellow: any character, one node
# R-FAL-B3.1
players 2
plain
push BONUS 0 0 0 1 0
do 0 bonus move-bonus
illegal 0 walk c0 1          illegal 0 walk c3 1
do 0 walk a1 1               expect public.node = c0 a1

scenario blue: a golem or construct to an adjacent region, without an attack
# R-FAL-B4.1 R-FAL-15.10
players 2
plain
set! public.constructs[0] = 2
set! public.golems[5] = 1
set! public.isle[shard-mist] = 2
set! public.isle[shard-river] = 3
push BONUS 0 0 0 0 1
do 0 bonus push-bonus        do 0 push golem 5
illegal 0 to 7               legal 0 to 10
do 0 to 0
expect public.golems[0] = 1  expect public.machine[0] = [5,5,5]

scenario blue: parasites do not go
# R-FAL-B4.1
players 2
plain
set! public.parasites[5] = 1
push BONUS 0 0 0 0 1
illegal 0 bonus push-bonus

scenario a monster is attacked from a node at its island only
# R-FAL-10.1
players 2
plain
set! public.monsters = caerulas
set! public.crystals[0] = 1 0 0 0 0
set! public.node[0] = s3
legal 0 strike caerulas
set! public.node[0] = m2
illegal 0 strike

scenario a crystal of another colour does not pay for it
# R-FAL-10.2
players 2
plain
set! public.monsters = caerulas
set! public.node[0] = s3
set! public.crystals[0] = 0 0 1 0 1
illegal 0 strike
set! public.crystals[0] = 0 0 0 1 0
legal 0 strike caerulas

scenario too little strength: nothing happens to it
# R-FAL-10.4
players 2
plain
set! public.monsters = caerulas
set! public.node[0] = s3
set! public.crystals[0] = 1 0 0 0 0
chance 3/20
do 0 strike caerulas
expect public.monsters = caerulas                         expect event failed 0
expect no-event bonus

scenario more strength than needed brings the bonus
# R-FAL-10.4 R-FAL-10.3
players 2
plain
set! public.monsters = caerulas
set! public.node[0] = s3
set! public.crystals[0] = 2 0 0 0 0
chance 13/20
do 0 strike caerulas
chance 14/20
do 0 more
expect public.monsters = []  expect public.under = caerulas
expect event bonus 0 with 0 crystal-bonus                 expect decision GIFT 0

scenario its card goes under those beaten before
# R-FAL-10.3
players 2
plain
set! public.monsters = caerulas
set! public.under = utcoro
set! public.node[0] = s3
set! public.crystals[0] = 2 0 0 0 0
chance 3/20
do 0 strike caerulas
chance 3/20
do 0 more
expect public.under = utcoro caerulas

scenario two monsters on one island are attacked one at a time
# R-FAL-10.5
players 2   option extra_monsters=on
plain
set! public.monsters = utcoro boulron
set! public.node[0] = m2
set! public.crystals[0] = 0 0 0 0 2
legal 0 strike utcoro        legal 0 strike boulron
chance 3/20
do 0 strike boulron
chance 1/20
do 0 more
expect public.monsters = utcoro

scenario a monster is no enemy of a region and needs none
# R-FAL-10.5 R-FAL-15.7
players 2
plain
set! public.monsters = onygauros
set! public.constructs[13] = 1
set! public.isle[shard-mist] = 3
set! public.shown[0] = 1
set! public.next_event = river-card
do 0 end-day
expect public.constructs[13] = 2                          expect public.machine[13] = [3,3,3]

scenario a deck made anew leaves the discards of the others alone
# R-FAL-7.5
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
set! public.discarded = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040 c041 c080
chance 3/20
do 0 attack 0                expect public.discarded = c041 c080

scenario blue: a golem alone can be moved, a parasite beside it cannot
# R-FAL-B4.1
players 2
plain
set! public.golems[5] = 1
set! public.parasites[5] = 1
set! public.isle[shard-river] = 3
push BONUS 0 0 0 0 1
do 0 bonus push-bonus
expect decision PUSH_TO 0
do 0 to 14                   expect public.golems[14] = 1
expect public.parasites[5] = 1

scenario blue: a construct can be moved from under a golem
# R-FAL-B4.1
players 2
plain
set! public.golems[5] = 1
set! public.constructs[5] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 3
push BONUS 0 0 0 0 1
do 0 bonus push-bonus        illegal 0 push parasite 5
do 0 push construct 5        do 0 to 0
expect public.constructs[0] = 1                           expect public.golems[5] = 1

scenario a bonus that could do nothing is passed over without a word
# R-FAL-9.2
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.parasites[0] = 1
chance 3/20
do 0 attack 0                do 0 kill 1
expect decision DAY 0        expect public.discarded = c024
expect no-event bonus        expect no-event declined

scenario a parasite goes to who defeats it, in whoever's turn that is
# R-FAL-8.3
players 2
plain
set! public.next_event = crystal-field-card
do 0 end-day
set! public.crystals[1] = 0 1 0 0 0
set! public.parasites[1] = 1
chance 0/20
do 1 attack 1                do 1 kill 1                  expect public.jokers = 0 1 0 0 0
