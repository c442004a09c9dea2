# Cards 41 to 50 of Seasons: Thieving Fairies, Cursed Treatise of Arus, Idol of the Familiar,
# Necrotic Kriss, Lantern of Xidit, Sealed Chest of Urm, Mirror of the Seasons, Pendant of Ragnor,
# Sid Nightshade, Damned Soul of Onys.
# Lists of tokens are air, water, fire, earth. Where a round is played to its end, the winter dice
# are set so that seats 1 and up gain two water and a star, and one pip moves the marker.
game seasons

# 41 Thieving Fairies

scenario Fairies gain two crystals for an activation, one of them from the activating player
# R-SEA-C41.1 R-SEA-8.2 R-SEA-C15.1
players 2  seed 7  plain
set! public.tableau[0] = die-of-malice
set! public.tableau[1] = thieving-fairies
set! public.crystals[0] = 1
push MALICE 0
do 0 reroll
expect public.crystals = [2,2,0,0]
expect event stole 1 = 1

scenario From a player without crystals Fairies gain only one, and the player may activate all the same
# R-SEA-C41.1 R-SEA-C41.2 R-SEA-C15.1
players 2  seed 7  plain
set! public.tableau[0] = die-of-malice
set! public.tableau[1] = thieving-fairies
push MALICE 0
do 0 reroll
expect public.crystals = [2,1,0,0]
expect no-event stole

scenario Two Fairies of one owner act one after the other
# R-SEA-C41.1 R-SEA-1.9
players 2  seed 7  plain
set! public.tableau[0] = potion-of-knowledge potion-of-knowledge
set! public.tableau[1] = thieving-fairies thieving-fairies
set! public.crystals[0] = 3
do 0 activate potion-of-knowledge
expect public.crystals = [1,4,0,0]
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
do 0 activate potion-of-knowledge
expect public.crystals = [0,7,0,0]

scenario The last crystal goes to the Fairies of the left neighbour
# R-SEA-C41.2 R-SEA-C41.1
players 3  seed 7  plain
set! public.dice[0] = [1,2,3,4,0]
set! public.face = [1,1,1,4,0]
set! public.tableau[0] = thieving-fairies
set! public.tableau[1] = idol-of-the-familiar
set! public.tableau[2] = thieving-fairies
set! public.crystals[1] = 1
do 0 end-turn
do 1 activate idol-of-the-familiar
expect public.crystals = [1,0,2,0]
expect event stole 2 = 1
expect event stole 0 = 0

scenario Fairies do not act on their owner's activations
# R-SEA-C41.1
players 2  seed 7  plain
set! public.tableau[0] = thieving-fairies idol-of-the-familiar
set! public.crystals = [5,5,0,0]
do 0 activate idol-of-the-familiar
expect public.crystals = [6,5,0,0]

scenario Fairies do not act on summoning, on effects of entering play or on bonuses
# R-SEA-C41.1
players 2  seed 7  plain
set! public.tableau[1] = thieving-fairies
set! public.gauge[0] = 2
set! public.reserve[0] = [0,1,0,2]
set! public.crystals[0] = 2
set! private[0].hand = amulet-of-earth damned-soul-of-onys
do 0 summon amulet-of-earth
expect public.crystals = [11,0,0,0]
do 0 summon damned-soul-of-onys
expect public.crystals = [21,0,0,0]
do 0 bonus 1
do 0 transmute water
expect public.crystals = [23,0,0,0]

scenario Fairies do not act on permanent effects at the end of a round
# R-SEA-C41.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = wondrous-chest
set! public.reserve[0] = [4,0,0,0]
set! public.tableau[1] = thieving-fairies
do 0 end-turn
do 1 end-turn
expect public.crystals = [3,0,0,0]

scenario Potions, the Cauldron, the Skull and passing Onys are activations for the Fairies
# R-SEA-C41.1 R-SEA-8.4
players 2  seed 7  plain
set! public.tableau[0] = potion-of-life glutton-cauldron dragon-skull damned-soul-of-onys amulet-of-air
set! public.tableau[1] = thieving-fairies
set! public.crystals[0] = 9
set! public.reserve[0] = [1,1,0,0]
do 0 activate glutton-cauldron
do 0 spend air
expect public.crystals = [8,2,0,0]
do 0 activate damned-soul-of-onys
expect public.crystals = [7,4,0,0]
do 0 activate potion-of-life
expect public.crystals = [6,6,0,0]
do 0 activate dragon-skull
expect public.crystals = [5,8,0,0]
do 0 sacrifice dragon-skull
do 0 sacrifice glutton-cauldron
expect public.crystals = [20,8,0,0]

scenario Orb, Kairn, Ishtar and Kriss are activations for the Fairies
# R-SEA-C41.1 R-SEA-8.2
players 2  seed 7  plain
set! public.tableau[0] = kairn-the-destroyer balance-of-ishtar crystal-orb necrotic-kriss
set! public.tableau[1] = thieving-fairies
set! public.crystals[0] = 9
set! public.reserve[0] = [0,0,0,4]
do 0 activate crystal-orb 0 0
do 0 leave
expect public.crystals = [8,2,0,0]
do 0 activate kairn-the-destroyer
expect public.crystals = [7,0,0,0]
do 0 activate balance-of-ishtar
expect public.crystals = [15,2,0,0]
do 0 activate necrotic-kriss
expect public.crystals = [14,4,0,0]

scenario An activation that brings nothing still pays the Fairies
# R-SEA-C41.1 R-SEA-8.5 R-SEA-C43.2
players 2  seed 7  plain
set! public.tableau[0] = idol-of-the-familiar
set! public.tableau[1] = thieving-fairies
set! public.crystals[0] = 4
do 0 activate idol-of-the-familiar
expect public.crystals = [3,2,0,0]

scenario Fairies cost nothing with two players
# R-SEA-7.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! private[0].hand = thieving-fairies
do 0 summon thieving-fairies
expect public.tableau[0] = thieving-fairies
expect public.crystals[0] = 0

scenario Fairies cost three crystals with three players
# R-SEA-7.2
players 3  seed 7  plain
set! public.gauge[0] = 1
set! public.crystals[0] = 2
set! private[0].hand = thieving-fairies
illegal 0 summon thieving-fairies
set public.crystals[0] = 3
do 0 summon thieving-fairies
expect public.crystals[0] = 0

scenario Fairies cost six crystals with four players
# R-SEA-7.2
players 4  seed 7  plain
set! public.gauge[0] = 1
set! public.crystals[0] = 5
set! private[0].hand = thieving-fairies
illegal 0 summon thieving-fairies
set public.crystals[0] = 6
do 0 summon thieving-fairies
expect public.crystals[0] = 0

# 42 Cursed Treatise of Arus

scenario Cursed Treatise brings ten crystals, one on the gauge and two tokens
# R-SEA-C42.1
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,1,0,0]
set! private[0].hand = cursed-treatise-of-arus
do 0 summon cursed-treatise-of-arus
expect public.crystals[0] = 10
expect public.gauge[0] = 2
expect decision GAIN 0
do 0 gain fire   do 0 gain air
expect decision MAIN 0
expect public.reserve[0] = [1,0,1,0]
expect score 0 = 0

scenario The Treatise cannot lift the gauge beyond 15, and its tokens can overfill the reserve
# R-SEA-C42.1 R-SEA-1.7 R-SEA-10.2
players 2  seed 7  plain
set! public.gauge[0] = 15
set! public.reserve[0] = [0,7,0,0]
set! private[0].hand = cursed-treatise-of-arus
do 0 summon cursed-treatise-of-arus
expect public.gauge[0] = 15
do 0 gain fire   do 0 gain fire
expect decision OVERFLOW 0
do 0 drop water
expect decision MAIN 0
expect public.reserve[0] = [0,5,2,0]

scenario A Treatise sacrificed to Syllas takes the whole reserve, but not tokens on cards
# R-SEA-C42.2 R-SEA-10.6
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,3,0]
set! private[0].hand = syllas-the-faithful
set! public.tableau[1] = cursed-treatise-of-arus bespelled-grimoire amulet-of-water glutton-cauldron
set! public.reserve[1] = [3,2,2,2]
set! public.amulet[1][0] = [0,1,0,0]
set! public.cauldron[1][0] = [0,0,1,0]
set! public.crystals[1] = 4
do 0 summon syllas-the-faithful
do 1 sacrifice cursed-treatise-of-arus
expect decision MAIN 0
expect event lost-tokens 1 = 1
expect public.reserve[1] = [0,0,0,0]
expect public.amulet[1][0] = [0,1,0,0]
expect public.cauldron[1][0] = [0,0,1,0]
expect public.crystals[1] = 4

scenario Another card sacrificed beside a Treatise leaves the reserve alone
# R-SEA-C42.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,3,0]
set! private[0].hand = syllas-the-faithful
set! public.tableau[1] = cursed-treatise-of-arus amulet-of-air
set! public.reserve[1] = [1,2,2,2]
do 0 summon syllas-the-faithful
do 1 sacrifice amulet-of-air
expect public.reserve[1] = [1,2,2,2]
expect no-event lost-tokens

scenario A Treatise taken back for Amsug costs no tokens
# R-SEA-C42.2 R-SEA-C17.2
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.reserve[0] = [2,1,3,0]
set! private[0].hand = amsug-longneck
set! public.tableau[0] = cursed-treatise-of-arus
do 0 summon amsug-longneck
expect public.reserve[0] = [1,0,3,0]
expect private[0].hand = cursed-treatise-of-arus
expect no-event lost-tokens

scenario The Treatise given to the Skull empties the reserve in whatever order the cards are named
# R-SEA-C42.2 R-SEA-12.3 R-SEA-C37.1
players 2  seed 7  plain
set! public.tableau[0] = cursed-treatise-of-arus dragon-skull amulet-of-air
set! public.reserve[0] = [1,1,1,1]
do 0 activate dragon-skull
do 0 sacrifice cursed-treatise-of-arus
do 0 sacrifice dragon-skull
expect public.reserve[0] = [0,0,0,0]
expect public.crystals[0] = 15

scenario Each Treatise in play counts minus ten at the end
# R-SEA-C42.1 R-SEA-15.2
players 2  seed 7  plain
set! public.tableau[0] = cursed-treatise-of-arus cursed-treatise-of-arus
set! public.crystals[0] = 12
expect score 0 = -8
expect score 1 = 0

scenario Summoned for free the Treatise brings all it brings
# R-SEA-C42.1 R-SEA-7.8
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.tableau[0] = potion-of-dreams
set! public.tableau[1] = arcano-leech
set! private[0].hand = cursed-treatise-of-arus
do 0 activate potion-of-dreams
do 0 summon cursed-treatise-of-arus
expect public.crystals = [10,0,0,0]
expect public.gauge[0] = 2
do 0 gain air   do 0 gain air
expect public.reserve[0] = [2,0,0,0]

# 43 Idol of the Familiar

scenario Idol of the Familiar brings ten crystals on entering play and can be activated at once
# R-SEA-C43.1 R-SEA-C43.2 R-SEA-8.1
players 2  seed 7  plain
set! public.gauge[0] = 4
set! public.tableau[0] = titus-deepgaze titus-deepgaze damned-soul-of-onys
set! public.tableau[1] = arcano-leech
set! public.crystals[0] = 1
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = idol-of-the-familiar naria-the-prophetess
do 0 summon idol-of-the-familiar
expect public.crystals = [10,1,0,0]
do 0 activate idol-of-the-familiar
expect public.crystals = [13,1,0,0]
illegal 0 activate idol-of-the-familiar

scenario The Idol counts no magic items, no familiars in hand and none of the opponents
# R-SEA-C43.2 R-SEA-8.5
players 2  seed 7  plain
set! public.tableau[0] = idol-of-the-familiar purse-of-io
set! public.tableau[1] = titus-deepgaze air-elemental
set! private[0].hand = titus-deepgaze
do 0 activate idol-of-the-familiar
expect public.crystals = [0,0,0,0]
expect public.turned[0] = idol-of-the-familiar
expect event activated 0
expect decision MAIN 0

scenario A second Idol brings its own ten crystals and is activated for itself
# R-SEA-C43.1 R-SEA-C43.2 R-SEA-1.9
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = idol-of-the-familiar titus-deepgaze
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = idol-of-the-familiar
do 0 activate idol-of-the-familiar
do 0 summon idol-of-the-familiar
expect public.crystals[0] = 11
do 0 activate idol-of-the-familiar
expect public.crystals[0] = 12
illegal 0 activate idol-of-the-familiar

scenario Summoned for free the Idol brings its ten crystals too
# R-SEA-C43.1 R-SEA-7.8
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.tableau[0] = potion-of-dreams
set! private[0].hand = idol-of-the-familiar
do 0 activate potion-of-dreams
do 0 summon idol-of-the-familiar
expect public.crystals[0] = 10

# 44 Necrotic Kriss

scenario Necrotic Kriss turns a familiar of the hand, shown to all, into four tokens
# R-SEA-C44.1 R-SEA-11.5
players 2  seed 7  plain
set! public.tableau[0] = necrotic-kriss
set! private[0].hand = titus-deepgaze purse-of-io
do 0 activate necrotic-kriss
expect decision KRISS 0
expect legal-count 0 = 1
do 0 discard titus-deepgaze
expect event discarded 0
expect private[0].hand = purse-of-io
observe 1 public.seen_discard = titus-deepgaze
expect hidden private[0].hand from 1
do 0 gain air   do 0 gain water   do 0 gain fire
expect decision GAIN 0
do 0 gain earth
expect decision MAIN 0
expect public.reserve[0] = [1,1,1,1]
expect public.turned[0] = necrotic-kriss
illegal 0 activate necrotic-kriss

scenario Necrotic Kriss turns a familiar in play into four tokens
# R-SEA-C44.1
players 2  seed 7  plain
set! public.tableau[0] = necrotic-kriss damned-soul-of-onys amulet-of-air
set! public.tableau[1] = titus-deepgaze
set! private[0].hand = titus-deepgaze
set! public.reserve[0] = [5,0,0,0]
do 0 activate necrotic-kriss
legal 0 discard titus-deepgaze
illegal 0 sacrifice amulet-of-air
illegal 0 sacrifice necrotic-kriss
illegal 0 sacrifice titus-deepgaze
do 0 sacrifice damned-soul-of-onys
expect event sacrificed 0 = 1
expect public.tableau[0] = amulet-of-air necrotic-kriss
expect public.seen_discard = damned-soul-of-onys
expect public.hand_count[0] = 1
do 0 gain earth   do 0 gain earth   do 0 gain earth   do 0 gain earth
expect decision OVERFLOW 0
do 0 drop air   do 0 drop air
expect decision MAIN 0
expect public.reserve[0] = [3,0,0,4]

scenario Necrotic Kriss is not offered without a familiar of one's own
# R-SEA-C44.1 R-SEA-8.3
players 2  seed 7  plain
set! public.tableau[0] = necrotic-kriss amulet-of-air
set! public.tableau[1] = titus-deepgaze
set! private[0].hand = purse-of-io
set! private[1].hand = arcano-leech
illegal 0 activate necrotic-kriss
set private[0].hand = purse-of-io arcano-leech
legal 0 activate necrotic-kriss

scenario Two Krisses use two familiars, and a Treatise is none of them
# R-SEA-C44.1 R-SEA-1.9
players 2  seed 7  plain
set! public.tableau[0] = necrotic-kriss necrotic-kriss cursed-treatise-of-arus titus-deepgaze titus-deepgaze
do 0 activate necrotic-kriss
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
do 0 activate necrotic-kriss
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
do 0 drop air
expect public.reserve[0] = [3,0,4,0]
expect public.tableau[0] = cursed-treatise-of-arus necrotic-kriss necrotic-kriss
illegal 0 activate necrotic-kriss

# 45 Lantern of Xidit

scenario Lantern of Xidit brings three crystals for each token of the reserve when the game ends
# R-SEA-C45.1 R-SEA-10.6 R-SEA-15.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.year = 3
set! public.space = 12
set! public.tableau[0] = lantern-of-xidit amulet-of-water glutton-cauldron
set! public.amulet[0][0] = [1,1,1,1]
set! public.cauldron[0][0] = [0,5,0,0]
set! public.reserve[0] = [1,2,0,2]
set! public.crystals[0] = 3
do 0 end-turn
do 1 end-turn
expect over
expect public.crystals = [18,0,0,0]
expect score 0 = 48

scenario Two Lanterns count ten tokens of a Grimoire's owner twice, and never a neighbour's
# R-SEA-C45.1 R-SEA-1.9 R-SEA-10.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.year = 3
set! public.space = 12
set! public.tableau[0] = lantern-of-xidit lantern-of-xidit bespelled-grimoire purse-of-io
set! public.reserve[0] = [5,5,0,0]
do 0 end-turn
expect public.reserve[1] = [0,2,0,0]
do 1 end-turn
expect over
expect public.crystals = [60,0,0,0]

scenario The Lantern brings nothing at the end of an ordinary round or year
# R-SEA-C45.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.year = 2
set! public.space = 12
set! public.tableau[0] = lantern-of-xidit
set! public.reserve[0] = [5,0,0,0]
do 0 end-turn
do 1 end-turn
expect not-over
expect public.year = 3
expect public.crystals = [0,0,0,0]

# 46 Sealed Chest of Urm

scenario Sealed Chest of Urm brings 20 crystals without a familiar in play; the hand does not matter
# R-SEA-C46.1 R-SEA-15.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.year = 3
set! public.space = 12
set! public.tableau[0] = sealed-chest-of-urm purse-of-io
set! public.tableau[1] = air-elemental
set! private[0].hand = titus-deepgaze
do 0 end-turn
do 1 end-turn
expect over
expect public.crystals = [20,0,0,0]
expect score 0 = 31

scenario A familiar in play seals the Chest of Urm for good
# R-SEA-C46.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.year = 3
set! public.space = 12
set! public.tableau[0] = sealed-chest-of-urm air-elemental
do 0 end-turn
do 1 end-turn
expect over
expect public.crystals = [0,0,0,0]
expect score 0 = 22

scenario Onys passed to the owner of the Chest of Urm costs them the 20 crystals
# R-SEA-C46.1 R-SEA-C50.2
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.year = 3
set! public.space = 12
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [0,1,0,0]
set! public.tableau[1] = sealed-chest-of-urm
set! public.crystals[1] = 3
do 0 activate damned-soul-of-onys
do 0 end-turn
do 1 end-turn
expect over
expect public.crystals = [0,0,0,0]
expect score 1 = 5

scenario A sacrificed Titus no longer spoils the Chest of Urm, and two Chests bring 40
# R-SEA-C46.1 R-SEA-C39.2 R-SEA-1.9
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.year = 3
set! public.space = 12
set! public.tableau[0] = sealed-chest-of-urm sealed-chest-of-urm titus-deepgaze
do 0 end-turn
do 1 end-turn
expect over
expect public.tableau[0] = sealed-chest-of-urm sealed-chest-of-urm
expect public.crystals = [40,0,0,0]

# 47 Mirror of the Seasons

scenario Mirror of the Seasons turns three fire into three earth for three crystals
# R-SEA-C47.1
players 2  seed 7  plain
set! public.tableau[0] = mirror-of-the-seasons
set! public.reserve[0] = [0,1,3,0]
set! public.crystals[0] = 5
do 0 activate mirror-of-the-seasons
expect decision MIRROR 0
legal 0 convert fire air 1
legal 0 convert water earth 1
illegal 0 convert fire fire 1
illegal 0 convert fire earth 0
illegal 0 convert fire earth 4
illegal 0 convert water earth 2
illegal 0 convert air earth 1
do 0 convert fire earth 3
expect decision MAIN 0
expect public.crystals[0] = 2
expect public.reserve[0] = [0,1,0,3]
illegal 0 activate mirror-of-the-seasons

scenario The Mirror converts no more tokens than there are crystals
# R-SEA-C47.1
players 2  seed 7  plain
set! public.tableau[0] = mirror-of-the-seasons
set! public.reserve[0] = [0,0,3,0]
set! public.crystals[0] = 2
do 0 activate mirror-of-the-seasons
illegal 0 convert fire earth 3
do 0 convert fire earth 2
expect public.crystals[0] = 0
expect public.reserve[0] = [0,0,1,2]

scenario The Mirror is not offered without a crystal or without a token
# R-SEA-C47.1 R-SEA-8.3
players 2  seed 7  plain
set! public.tableau[0] = mirror-of-the-seasons hand-of-fortune glutton-cauldron
set! public.cauldron[0][0] = [0,2,0,0]
set! public.reserve[0] = [0,0,3,0]
illegal 0 activate mirror-of-the-seasons
set! public.reserve[0] = [0,0,0,0]
set! public.crystals[0] = 3
illegal 0 activate mirror-of-the-seasons
set public.reserve[0] = [0,0,1,0]
legal 0 activate mirror-of-the-seasons

scenario The Fairies take their crystal before the Mirror is paid
# R-SEA-C47.1 R-SEA-8.3 R-SEA-C41.1
players 3  seed 7  plain
set! public.tableau[0] = mirror-of-the-seasons
set! public.tableau[1] = thieving-fairies
set! public.tableau[2] = thieving-fairies
set! public.reserve[0] = [0,0,3,0]
set! public.crystals[0] = 2
illegal 0 activate mirror-of-the-seasons
set public.crystals[0] = 3
do 0 activate mirror-of-the-seasons
expect public.crystals = [1,2,2,0]
illegal 0 convert fire earth 2
do 0 convert fire earth 1
expect public.crystals = [0,2,2,0]
expect public.reserve[0] = [0,0,2,1]

scenario Tokens of the Amulet of Water seen in the Mirror go to the reserve and can overfill it
# R-SEA-C47.1 R-SEA-10.5 R-SEA-10.7
players 2  seed 7  plain
set! public.tableau[0] = mirror-of-the-seasons amulet-of-water
set! public.amulet[0][0] = [0,0,3,0]
set! public.reserve[0] = [5,0,1,0]
set! public.crystals[0] = 4
do 0 activate mirror-of-the-seasons
do 0 convert fire earth 3
expect decision PAY 0
do 0 pay fire 1
do 0 pay fire 1
expect decision PAY 0
do 0 pay fire 1
expect decision OVERFLOW 0
expect public.amulet[0][0] = [0,0,0,0]
expect public.reserve[0] = [5,0,1,3]
do 0 drop air   do 0 drop air
expect decision MAIN 0
expect public.reserve[0] = [3,0,1,3]
expect public.crystals[0] = 1

scenario The Mirror joins reserve and Amulet of Water when all is needed
# R-SEA-C47.1 R-SEA-10.5
players 2  seed 7  plain
set! public.tableau[0] = mirror-of-the-seasons amulet-of-water
set! public.amulet[0][0] = [0,0,3,0]
set! public.reserve[0] = [0,0,1,0]
set! public.crystals[0] = 4
do 0 activate mirror-of-the-seasons
do 0 convert fire earth 4
expect decision MAIN 0
expect public.amulet[0][0] = [0,0,0,0]
expect public.reserve[0] = [0,0,0,4]
expect public.crystals[0] = 0

# 48 Pendant of Ragnor

scenario Pendant of Ragnor brings a token for each other magic item, not for familiars
# R-SEA-C48.1
players 2  seed 7  plain
set! public.gauge[0] = 6
set! public.tableau[0] = amulet-of-air purse-of-io purse-of-io titus-deepgaze air-elemental
set! public.tableau[1] = amulet-of-earth amulet-of-fire
set! public.reserve[0] = [1,1,1,0]
set! private[0].hand = pendant-of-ragnor amulet-of-air
do 0 summon pendant-of-ragnor
do 0 gain air   do 0 gain water
expect decision GAIN 0
do 0 gain earth
expect decision MAIN 0
expect public.reserve[0] = [1,1,0,1]

scenario Without another magic item the Pendant brings nothing
# R-SEA-C48.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = titus-deepgaze
set! public.reserve[0] = [1,1,1,0]
set! private[0].hand = pendant-of-ragnor
do 0 summon pendant-of-ragnor
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,0]

scenario A second Pendant counts the first, not itself
# R-SEA-C48.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = pendant-of-ragnor
set! public.reserve[0] = [1,1,1,0]
set! private[0].hand = pendant-of-ragnor
do 0 summon pendant-of-ragnor
do 0 gain fire
expect decision MAIN 0
expect public.reserve[0] = [0,0,1,0]

scenario Two Scepters and a Pendant beside five items and two familiars
# R-SEA-C48.1 R-SEA-C28.1 R-SEA-10.2
players 2  seed 7  plain
set! public.gauge[0] = 10
set! public.tableau[0] = amulet-of-air amulet-of-fire purse-of-io purse-of-io bespelled-grimoire titus-deepgaze air-elemental
set! public.reserve[0] = [3,3,3,1]
set! private[0].hand = scepter-of-greatness scepter-of-greatness pendant-of-ragnor
do 0 summon scepter-of-greatness
expect public.crystals[0] = 15
set public.reserve[0] = [3,3,3,1]
do 0 summon scepter-of-greatness
expect public.crystals[0] = 33
set public.reserve[0] = [3,1,1,0]
do 0 summon pendant-of-ragnor
do 0 gain earth   do 0 gain earth   do 0 gain earth   do 0 gain earth   do 0 gain earth
do 0 gain earth
expect decision GAIN 0
do 0 gain earth
expect decision MAIN 0
expect public.reserve[0] = [2,0,0,7]

scenario Eight other items fill a reserve of seven, and what is too much goes back
# R-SEA-C48.1 R-SEA-10.2 R-SEA-10.4
players 2  seed 7  plain
set! public.gauge[0] = 9
set! public.tableau[0] = amulet-of-air amulet-of-fire amulet-of-earth staff-of-spring purse-of-io purse-of-io tree-of-light crystal-orb
set! public.reserve[0] = [2,1,1,0]
set! private[0].hand = pendant-of-ragnor
do 0 summon pendant-of-ragnor
do 0 gain earth   do 0 gain earth   do 0 gain earth   do 0 gain earth   do 0 gain earth
do 0 gain earth   do 0 gain earth
expect decision OVERFLOW 0
do 0 drop air
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,7]

# 49 Sid Nightshade

scenario Sid steals five crystals from each opponent, or what there is
# R-SEA-C49.1 R-SEA-7.2
players 4  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,3]
set! public.crystals = [12,7,3,0]
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [20,2,0,0]
expect public.reserve[0] = [0,0,0,0]
expect event stole 0 = 2

scenario Sid steals nothing when another has as many crystals
# R-SEA-C49.1
players 4  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,3]
set! public.crystals = [12,12,3,0]
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [12,12,3,0]
expect public.tableau[0] = sid-nightshade
expect no-event stole

scenario Sid steals nothing when one opponent has more, not even from the others
# R-SEA-C49.1
players 3  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,2]
set! public.crystals = [12,3,13,0]
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [12,3,13,0]

scenario Where nobody has a crystal Sid finds a tie
# R-SEA-C49.1
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,1]
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [0,0,0,0]
expect public.reserve[0] = [0,0,0,0]

scenario A tie among his opponents does not stop Sid
# R-SEA-C49.1
players 3  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,2]
set! public.crystals = [8,7,7,0]
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [18,2,2,0]

scenario A crystal paid to a Leech can cost Sid the lead
# R-SEA-C49.2 R-SEA-C33.1
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,1]
set! public.crystals = [9,7,0,0]
set! public.tableau[1] = arcano-leech
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [8,8,0,0]

scenario The crystals of the Staff can give Sid the lead
# R-SEA-C49.2 R-SEA-C6.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.reserve[0] = [0,0,0,1]
set! public.crystals = [6,8,0,0]
set! public.tableau[0] = staff-of-spring
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [14,3,0,0]

scenario Summoned for free Sid steals as well
# R-SEA-C49.1 R-SEA-7.8
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.crystals = [6,5,0,0]
set! public.tableau[0] = potion-of-dreams
set! public.tableau[1] = arcano-leech
set! private[0].hand = sid-nightshade
do 0 activate potion-of-dreams
do 0 summon sid-nightshade
expect public.crystals = [11,0,0,0]

scenario Sid costs two earth with three players, one with a Hand of Fortune
# R-SEA-7.2 R-SEA-C20.1
players 3  seed 7  plain
set! public.gauge[0] = 2
set! public.reserve[0] = [0,0,0,1]
set! private[0].hand = sid-nightshade
illegal 0 summon sid-nightshade
set public.tableau[0] = hand-of-fortune
do 0 summon sid-nightshade
expect public.tableau[0] = hand-of-fortune sid-nightshade
expect public.reserve[0] = [0,0,0,0]

# 50 Damned Soul of Onys

scenario Onys brings its summoner ten crystals and one water token
# R-SEA-C50.1
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,1,0,0]
set! private[0].hand = damned-soul-of-onys
do 0 summon damned-soul-of-onys
expect decision MAIN 0
expect public.crystals = [10,0,0,0]
expect public.reserve[0] = [0,1,0,0]
expect score 0 = 5

scenario The water token of Onys can overfill the reserve
# R-SEA-C50.1 R-SEA-10.2 R-SEA-C50.4 R-SEA-X1.1
players 2  seed 7  option onys_after_die=on  plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,1,0,0]
set! public.reserve[0] = [6,1,0,0]
set! private[0].hand = damned-soul-of-onys
do 0 summon damned-soul-of-onys
do 0 pay water 1
expect decision OVERFLOW 0
illegal 0 activate damned-soul-of-onys
do 0 drop air
expect decision MAIN 0
expect public.reserve[0] = [5,2,0,0]
legal 0 activate damned-soul-of-onys

scenario Onys passes to the left neighbour for one water; they gain nothing, even beyond their gauge
# R-SEA-C50.2 R-SEA-C50.1 R-SEA-12.4
players 3  seed 7  plain
set! public.tableau[0] = damned-soul-of-onys
set! public.tableau[1] = amulet-of-air
set! public.gauge = [1,1,0,0]
set! public.reserve[0] = [0,2,0,0]
do 0 activate damned-soul-of-onys
expect decision MAIN 0
expect event passed-onys 0
expect public.tableau[0] = []
expect public.turned[0] = []
expect public.tableau[1] = amulet-of-air damned-soul-of-onys
expect public.turned[1] = []
expect public.tableau[2] = []
expect public.reserve[0] = [0,1,0,0]
expect public.reserve[1] = [0,0,0,0]
expect public.crystals = [0,0,0,0]
expect public.discard_count = 0

scenario Onys cannot be passed without water
# R-SEA-C50.2 R-SEA-8.3
players 2  seed 7  plain
set! public.tableau[0] = damned-soul-of-onys glutton-cauldron hand-of-fortune
set! public.cauldron[0][0] = [0,3,0,0]
set! public.reserve[0] = [3,0,2,2]
illegal 0 activate damned-soul-of-onys
set public.reserve[0] = [3,1,2,1]
legal 0 activate damned-soul-of-onys

scenario Water on the Amulet of Water passes Onys on
# R-SEA-C50.2 R-SEA-10.5
players 2  seed 7  plain
set! public.tableau[0] = damned-soul-of-onys amulet-of-water
set! public.amulet[0][0] = [0,2,0,0]
set! public.reserve[0] = [0,1,0,0]
do 0 activate damned-soul-of-onys
expect decision PAY 0
do 0 pay water 1
expect decision MAIN 0
expect public.amulet[0][0] = [0,1,0,0]
expect public.reserve[0] = [0,1,0,0]
expect public.tableau[1] = damned-soul-of-onys

scenario Onys passes with the only water on the Amulet of Water
# R-SEA-C50.2 R-SEA-10.5
players 2  seed 7  plain
set! public.tableau[0] = damned-soul-of-onys amulet-of-water
set! public.amulet[0][0] = [0,1,0,0]
set! public.reserve[0] = [2,0,0,0]
do 0 activate damned-soul-of-onys
expect decision MAIN 0
expect public.amulet[0][0] = [0,0,0,0]
expect public.reserve[0] = [2,0,0,0]
expect public.tableau[1] = damned-soul-of-onys

scenario Onys passes only when its water is paid
# R-SEA-C50.2 R-SEA-8.2
players 2  seed 7  plain
set! public.tableau[0] = damned-soul-of-onys amulet-of-water
set! public.amulet[0][0] = [0,2,0,0]
set! public.reserve[0] = [0,1,0,0]
do 0 activate damned-soul-of-onys
expect decision PAY 0
expect public.tableau[0] = amulet-of-water damned-soul-of-onys
expect public.tableau[1] = []
do 0 pay water 0
expect public.tableau[1] = damned-soul-of-onys
expect public.reserve[0] = [0,0,0,0]

scenario A received Onys takes a place under the gauge
# R-SEA-C50.2 R-SEA-7.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [0,1,0,0]
set! private[1].hand = glutton-cauldron
do 0 activate damned-soul-of-onys
do 0 end-turn
expect public.gauge[1] = 1
illegal 1 summon glutton-cauldron
do 1 activate damned-soul-of-onys
legal 1 summon glutton-cauldron

scenario Summoned for free Onys brings its summoner crystals and water too
# R-SEA-C50.1 R-SEA-7.8
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.gauge[0] = 2
set! public.reserve[0] = [4,0,0,0]
set! secret.top = damned-soul-of-onys
do 0 activate crystal-orb 0 0
do 0 take-top
expect public.crystals = [10,0,0,0]
expect public.reserve[0] = [0,1,0,0]
do 0 activate damned-soul-of-onys
expect public.tableau[1] = damned-soul-of-onys
expect public.crystals = [10,0,0,0]

scenario Onys travels round the table in one round and costs its last holder three crystals
# R-SEA-C50.2 R-SEA-C50.3
players 4  seed 7  plain
set! public.dice[0] = [1,2,3,4,5]
set! public.face = [1,1,1,4,4]
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [0,1,0,0]
set! public.crystals = [5,5,5,5]
do 0 activate damned-soul-of-onys
do 0 end-turn
do 1 activate damned-soul-of-onys
expect public.reserve[1] = [0,1,0,0]
do 1 end-turn
do 2 activate damned-soul-of-onys
do 2 end-turn
expect public.tableau[3] = damned-soul-of-onys
do 3 activate damned-soul-of-onys
expect public.tableau[0] = damned-soul-of-onys
expect public.tableau[3] = []
do 3 end-turn
expect public.round = 2
expect public.crystals = [2,5,5,5]

scenario A holder who has had their turn keeps Onys until the next round and then may pass it again
# R-SEA-C50.2 R-SEA-C50.3
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [0,2,0,0]
set! public.crystals = [4,4,0,0]
do 0 activate damned-soul-of-onys
do 0 end-turn
expect public.reserve[1] = [0,2,0,0]
do 1 activate damned-soul-of-onys
illegal 1 activate damned-soul-of-onys
do 1 end-turn
expect public.round = 2
expect public.tableau[0] = damned-soul-of-onys
expect public.crystals = [1,4,0,0]

scenario Onys costs its holder what they have if that is less than three
# R-SEA-C50.3 R-SEA-1.8
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys
set! public.crystals = [2,7,0,0]
do 0 end-turn
expect public.crystals = [2,7,0,0]
do 1 end-turn
expect public.crystals = [0,7,0,0]

scenario Two copies of Onys in one area pass one by one, cost six and count minus ten
# R-SEA-C50.2 R-SEA-C50.3 R-SEA-C50.1 R-SEA-1.9
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys damned-soul-of-onys
set! public.reserve[0] = [0,2,0,0]
set! public.crystals[1] = 7
do 0 activate damned-soul-of-onys
expect public.tableau[0] = damned-soul-of-onys
do 0 activate damned-soul-of-onys
expect public.tableau[0] = []
expect public.tableau[1] = damned-soul-of-onys damned-soul-of-onys
expect score 1 = -3
do 0 end-turn
do 1 end-turn
expect public.crystals[1] = 1
expect public.round = 2

scenario With the house rule Onys cannot be passed before the die actions
# R-SEA-C50.4 R-SEA-5.1 R-SEA-5.2 R-SEA-X1.1
players 2  seed 7  option onys_after_die=on  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys
set! public.tableau[1] = die-of-malice damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
expect decision MALICE 1
illegal 1 activate damned-soul-of-onys
do 1 go-on
expect decision MAIN 1
do 1 activate damned-soul-of-onys
expect public.tableau[0] = damned-soul-of-onys damned-soul-of-onys
expect public.tableau[1] = die-of-malice

scenario Onys can be passed before the card of the die is drawn, but not while it is not settled
# R-SEA-C50.4 R-SEA-C50.5 R-SEA-5.7
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,4,1,0,0]
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
expect decision MALICE 1
legal 1 activate damned-soul-of-onys
do 1 go-on
expect decision DRAW_MODE 1
illegal 1 activate damned-soul-of-onys
do 1 draw-one
expect decision KEEP 1
illegal 1 activate damned-soul-of-onys

scenario Idol, Kriss, Mirror and Onys of an opponent cannot be activated
# R-SEA-8.1 R-SEA-C43.2 R-SEA-C44.1 R-SEA-C47.1 R-SEA-C50.2
players 2  seed 7  plain
set! public.tableau[0] = titus-deepgaze
set! public.tableau[1] = idol-of-the-familiar necrotic-kriss mirror-of-the-seasons damned-soul-of-onys
set! public.crystals[0] = 9
set! public.reserve[0] = [1,1,1,1]
illegal 0 activate

scenario An Onys taken from play by the Kriss costs nobody anything
# R-SEA-C50.3 R-SEA-C44.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys necrotic-kriss
set! public.crystals[0] = 5
do 0 activate necrotic-kriss
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
do 0 end-turn
do 1 end-turn
expect public.crystals[0] = 5

scenario A poor holder of Onys chooses whether Titus or the Chest comes before the loss
# R-SEA-C50.3 R-SEA-14.3 R-SEA-C39.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys titus-deepgaze wondrous-chest
set! public.reserve[0] = [4,0,0,0]
set! public.crystals = [1,2,0,0]
do 0 end-turn
do 1 end-turn
expect decision EFFECTS 0
expect waiting 0
expect legal-count 0 = 3
do 0 order damned-soul-of-onys
expect public.round = 2
expect public.crystals = [4,1,0,0]

scenario A poor holder of Onys with a Titus alone is asked as well
# R-SEA-C50.3 R-SEA-14.3 R-SEA-C39.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys titus-deepgaze
set! public.crystals = [0,5,0,0]
do 0 end-turn
do 1 end-turn
expect decision EFFECTS 0
do 0 order titus-deepgaze
expect public.round = 2
expect public.crystals = [0,4,0,0]

scenario A holder of Onys who lets the Chest act first pays the full loss
# R-SEA-C50.3 R-SEA-14.3 R-SEA-C13.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys wondrous-chest
set! public.reserve[0] = [4,0,0,0]
set! public.crystals[0] = 1
do 0 end-turn
do 1 end-turn
do 0 order wondrous-chest
expect public.round = 2
expect public.crystals[0] = 1

scenario A holder of Onys with three crystals is not asked: the loss comes first
# R-SEA-C50.3 R-SEA-14.2 R-SEA-14.3
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys titus-deepgaze wondrous-chest
set! public.reserve[0] = [4,0,0,0]
set! public.crystals = [3,2,0,0]
do 0 end-turn
do 1 end-turn
expect public.round = 2
expect public.crystals = [4,1,0,0]
