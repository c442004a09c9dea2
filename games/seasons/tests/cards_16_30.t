game seasons

# Cards 16 to 30. Reserves are lists of air, water, fire, earth.


# ---- 16 Kairn the Destroyer (three air) ----

scenario Kairn for one token makes every opponent lose four crystals and brings his owner none
# R-SEA-C16.1 R-SEA-1.8 R-SEA-8.1
players 3   seed 7   plain
set! public.crystals = 1 3 10
set! public.tableau[0] = kairn-the-destroyer
set! public.reserve[0] = 0 2 0 0
do 0 activate kairn-the-destroyer
expect public.crystals = 1 0 6 0   expect public.reserve[0] = 0 1 0 0
expect public.turned[0] = kairn-the-destroyer
illegal 0 activate

scenario Kairn's owner chooses the token they give, also one of their Amulet of Water
# R-SEA-C16.1 R-SEA-10.5
players 2   seed 7   plain
set! public.crystals = 0 9
set! public.tableau[0] = kairn-the-destroyer amulet-of-water
set! public.amulet[0][0] = 0 0 1 0
set! public.reserve[0] = 1 0 0 1
do 0 activate kairn-the-destroyer
expect legal-count 0 = 3
do 0 spend fire 1
expect public.crystals = 0 5 0 0
expect public.reserve[0] = 1 0 0 1   expect public.amulet[0][0] = 0 0 0 0

scenario A token on the Amulet of Water alone is enough for Kairn
# R-SEA-C16.1 R-SEA-10.5
players 2   seed 7   plain
set! public.crystals = 0 9
set! public.tableau[0] = kairn-the-destroyer amulet-of-water
set! public.amulet[0][0] = 0 0 1 0
do 0 activate kairn-the-destroyer
expect public.crystals = 0 5 0 0   expect public.amulet[0][0] = 0 0 0 0

scenario Without a token Kairn cannot be activated, and a token in the Cauldron is none
# R-SEA-C16.1 R-SEA-8.3 R-SEA-C35.1
players 2   seed 7   plain
set! public.crystals = 9 9
set! public.tableau[0] = kairn-the-destroyer glutton-cauldron
set! public.cauldron[0][0] = 0 0 3 0
illegal 0 activate kairn-the-destroyer
set public.reserve[0] = 0 0 1 0
legal 0 activate kairn-the-destroyer

scenario Hand of Fortune lowers Kairn's summoning to two air, but not the token of his activation
# R-SEA-C16.1 R-SEA-C20.1 R-SEA-C20.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.crystals = 0 9
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = kairn-the-destroyer
set! public.reserve[0] = 2 0 0 0
do 0 summon kairn-the-destroyer
expect public.tableau[0] = hand-of-fortune kairn-the-destroyer   expect public.reserve[0] = 0 0 0 0
illegal 0 activate

scenario The Fairies act first: their owner gains two crystals and then loses four to Kairn
# R-SEA-C16.1 R-SEA-8.2 R-SEA-C41.1
players 2   seed 7   plain
set! public.crystals = 5 0
set! public.tableau[0] = kairn-the-destroyer
set! public.tableau[1] = thieving-fairies
set! public.reserve[0] = 1 1 0 0
do 0 activate kairn-the-destroyer
expect public.crystals = 4 2 0 0
do 0 spend air
expect public.crystals = 4 0 0 0

scenario Two Kairns strike twice, and with four players three opponents lose
# R-SEA-C16.1 R-SEA-1.9
players 4   seed 7   plain
set! public.crystals = 2 20 20 7
set! public.tableau[0] = kairn-the-destroyer kairn-the-destroyer
set! public.reserve[0] = 2 0 0 0
do 0 activate kairn-the-destroyer
do 0 activate kairn-the-destroyer
expect public.crystals = 2 12 12 0
illegal 0 activate

scenario Kairn does nothing when he is summoned and nothing in the turn of others
# R-SEA-C16.1 R-SEA-8.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 3   set! public.face = 1 2 1   # seat 1: two water, one crystal
set! public.gauge[0] = 1
set! public.crystals = 9 9
set! private[0].hand = kairn-the-destroyer
set! public.reserve[0] = 4 0 0 0
do 0 summon kairn-the-destroyer
expect public.crystals = 9 9 0 0
do 0 end-turn
expect waiting 1   illegal 1 activate
expect public.crystals = 9 10 0 0


# ---- 17 Amsug Longneck (one air, one water) ----

scenario Amsug makes everybody take back a magic item, from the left neighbour on and his owner last
# R-SEA-C17.1 R-SEA-12.1 R-SEA-11.6
players 4   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = purse-of-io figrim-the-avaricious
set! public.tableau[1] = staff-of-spring amulet-of-air kairn-the-destroyer
set! public.tableau[2] = figrim-the-avaricious
set! public.tableau[3] = temporal-boots
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 1 0 0
do 0 summon amsug-longneck
expect decision AMSUG 1   expect waiting 1   expect legal-count 1 = 2
illegal 1 take-back kairn-the-destroyer   illegal 1 done
do 1 take-back staff-of-spring
# Seat 2 has a familiar only and is passed over; the others have one item each.
expect decision MAIN 0
expect private[0].hand = purse-of-io   expect public.tableau[0] = figrim-the-avaricious amsug-longneck
expect private[1].hand = staff-of-spring   expect public.tableau[1] = amulet-of-air kairn-the-destroyer
expect public.tableau[2] = figrim-the-avaricious   expect public.tableau[3] = []
expect public.shown[1] = staff-of-spring   expect public.shown[3] = temporal-boots
expect public.hand_count = 1 1 0 1   expect public.discard_count = 0

scenario Nobody has a magic item: Amsug asks nobody
# R-SEA-C17.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = kairn-the-destroyer
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 1 0 0
do 0 summon amsug-longneck
expect decision MAIN 0   expect no-event took-back
expect public.tableau[1] = kairn-the-destroyer

scenario A Treatise taken back is not sacrificed: the reserve stays, and so does what it brought
# R-SEA-C17.2 R-SEA-C42.2
players 2   seed 7   plain
set! public.gauge = 2 1
set! public.crystals[1] = 10
set! public.tableau[1] = cursed-treatise-of-arus
set! public.reserve[1] = 2 3 0 0
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 1 0 0
do 0 summon amsug-longneck
expect public.reserve[1] = 2 3 0 0   expect no-event lost-tokens   expect no-event sacrificed
expect private[1].hand = cursed-treatise-of-arus
expect public.crystals[1] = 10   expect public.gauge[1] = 1

scenario Amsug's owner takes back their Grimoire with nine tokens and gives two back at once
# R-SEA-C17.1 R-SEA-10.3
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = bespelled-grimoire
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 4 4 1 1
do 0 summon amsug-longneck
expect public.reserve[0] = 3 3 1 1
set public.reserve[0] = 4 3 1 1
expect decision OVERFLOW 0   expect private[0].hand = bespelled-grimoire
do 0 drop air   expect decision OVERFLOW 0
do 0 drop water
expect public.reserve[0] = 3 2 1 1   expect decision MAIN 0

scenario An opponent who loses their Grimoire to Amsug gives back before the next player is asked
# R-SEA-C17.1 R-SEA-10.3
players 3   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = bespelled-grimoire
set! public.tableau[2] = purse-of-io
set! public.reserve[1] = 0 8 0 0
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 1 0 0
do 0 summon amsug-longneck
expect public.reserve[1] = 0 7 0 0   expect public.tableau[2] = []

scenario A card taken back and summoned again may be activated a second time in the same round
# R-SEA-12.2 R-SEA-C17.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = balance-of-ishtar
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 1 5 0
do 0 activate balance-of-ishtar 0 3
illegal 0 activate
do 0 summon amsug-longneck
expect public.turned[0] = []
set public.reserve[0] = 0 0 3 0
do 0 summon balance-of-ishtar
expect public.crystals[0] = 7
do 0 activate balance-of-ishtar 0 3
expect public.crystals[0] = 16

scenario A card taken back is known to all until it is played again
# R-SEA-11.6 R-SEA-C17.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = die-of-malice
set! private[0].hand = amsug-longneck die-of-malice runic-cube-of-eolis
set! public.reserve[0] = 1 1 0 0
do 0 summon amsug-longneck
expect public.shown[0] = die-of-malice   expect hidden private[0].hand from 1
do 0 summon die-of-malice
expect public.shown[0] = []   expect private[0].hand = die-of-malice runic-cube-of-eolis

scenario Of two Cauldrons with different tokens either may be taken back, and its tokens are lost
# R-SEA-C17.1 R-SEA-1.11 R-SEA-12.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = glutton-cauldron glutton-cauldron
set! public.cauldron[1][0] = 1 0 0 0
set! public.cauldron[1][1] = 0 5 0 0
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 1 0 0
do 0 summon amsug-longneck
expect legal-count 1 = 2
do 1 take-back glutton-cauldron 1
expect public.cauldron[1][0] = 1 0 0 0   expect public.cauldron[1][1] = 0 0 0 0
expect public.reserve[1] = 0 0 0 0


# ---- 18 Bespelled Grimoire (one water, one earth) ----

scenario The Grimoire brings any two tokens, and ten fit into the reserve at once
# R-SEA-C18.1 R-SEA-10.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = yjangs-forgotten-vase
set! private[0].hand = bespelled-grimoire
set! public.reserve[0] = 5 1 0 1
do 0 summon bespelled-grimoire
expect decision GAIN 0   do 0 gain air   # the Vase
expect decision GAIN 0   do 0 gain fire   do 0 gain earth
expect decision MAIN 0   expect public.reserve[0] = 6 0 1 1

scenario With the Grimoire the eleventh token has to go, without it the eighth
# R-SEA-10.1 R-SEA-10.2 R-SEA-C18.1
players 2   seed 7   plain
set! public.tableau[0] = bespelled-grimoire potion-of-knowledge
set! public.reserve[0] = 6 0 0 0
do 0 activate potion-of-knowledge
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain fire
expect decision OVERFLOW 0
do 0 drop air
expect public.reserve[0] = 9 0 1 0   expect decision MAIN 0

scenario Somebody else's Grimoire does not enlarge the reserve
# R-SEA-10.1 R-SEA-C18.1
players 2   seed 7   plain
set! public.tableau[0] = potion-of-knowledge
set! public.tableau[1] = bespelled-grimoire
set! public.reserve[0] = 3 0 0 0
do 0 activate potion-of-knowledge
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain fire
expect decision OVERFLOW 0
do 0 drop air
expect public.reserve[0] = 6 0 1 0   expect decision MAIN 0

scenario A second Grimoire brings its two tokens, but the reserve still holds ten
# R-SEA-C18.2 R-SEA-10.1
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = bespelled-grimoire yjangs-forgotten-vase
set! private[0].hand = bespelled-grimoire
set! public.reserve[0] = 8 1 0 1
do 0 summon bespelled-grimoire
do 0 gain air
do 0 gain fire   do 0 gain fire
expect public.reserve[0] = 9 0 2 0
expect decision OVERFLOW 0
do 0 drop air
expect public.reserve[0] = 8 0 2 0   expect decision MAIN 0

scenario Who loses one of two Grimoires still holds ten tokens
# R-SEA-C18.2 R-SEA-10.1 R-SEA-10.3
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = bespelled-grimoire bespelled-grimoire
set! public.reserve[1] = 5 5 0 0
set! private[0].hand = syllas-the-faithful
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
expect decision MAIN 0   expect public.reserve[1] = 5 5 0 0
expect public.tableau[1] = bespelled-grimoire

scenario All ten tokens are one reserve: the Treatise and the Potion of Dreams take every one
# R-SEA-C18.2 R-SEA-C24.1 R-SEA-C42.2
players 2   seed 7   plain
set! public.gauge = 3 1
set! public.tableau[0] = bespelled-grimoire potion-of-dreams
set! public.reserve[0] = 0 0 10 0
set! public.tableau[1] = bespelled-grimoire cursed-treatise-of-arus
set! public.reserve[1] = 0 0 0 10
set! private[0].hand = syllas-the-faithful
do 0 activate potion-of-dreams
expect public.reserve[0] = 0 0 0 0
do 0 summon syllas-the-faithful
do 1 sacrifice cursed-treatise-of-arus
expect public.reserve[1] = 0 0 0 0


# ---- 19 Ragfield's Helm (three air) ----

scenario At the end Ragfield's Helm brings 20 crystals to who has more cards in play than every other
# R-SEA-C19.1 R-SEA-15.1
players 3   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 3
set! public.year = 3   set! public.space = 12
set! public.crystals = 1 2 3
set! public.tableau[0] = ragfields-helm potion-of-life potion-of-power
set! public.tableau[1] = potion-of-life potion-of-power
set! public.tableau[2] = potion-of-dreams
set! private[1].hand = amulet-of-air amulet-of-air amulet-of-fire
do 0 end-turn
expect over   expect public.crystals = 21 2 3 0
expect score 0 = 31   expect score 1 = -13   expect score 2 = 3
expect rank 0 = 1   expect rank 2 = 2

scenario The Helm costs three air
# R-SEA-1.3 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = ragfields-helm
set! public.reserve[0] = 2 2 2 1
illegal 0 summon
set public.reserve[0] = 3 0 0 0
do 0 summon ragfields-helm
expect public.reserve[0] = 0 0 0 0   expect public.crystals[0] = 0

scenario A tie for most cards brings the Helm nothing
# R-SEA-C19.1
players 3   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 3
set! public.year = 3   set! public.space = 12
set! public.tableau[0] = ragfields-helm potion-of-life
set! public.tableau[1] = runic-cube-of-eolis potion-of-power
set! public.tableau[2] = potion-of-dreams
do 0 end-turn
expect over   expect public.crystals = 0 0 0 0   expect score 0 = 10

scenario Who has fewer cards gets nothing from their Helm, and who has most needs a Helm
# R-SEA-C19.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.tableau[0] = ragfields-helm
set! public.tableau[1] = potion-of-dreams potion-of-power
do 0 end-turn
expect over   expect public.crystals = 0 0 0 0

scenario Two Helms bring 40 crystals, and copies count as cards
# R-SEA-C19.1 R-SEA-15.1 R-SEA-1.9
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.tableau[0] = ragfields-helm ragfields-helm
set! public.tableau[1] = runic-cube-of-eolis
do 0 end-turn
expect over   expect public.crystals[0] = 40   expect score 0 = 60

scenario The Helm is silent at the end of an ordinary round
# R-SEA-C19.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = ragfields-helm
do 0 end-turn
expect not-over   expect public.crystals[0] = 0


# ---- 20 Hand of Fortune (one air, fire and earth, 3 crystals) ----

scenario The first Hand of Fortune costs all that is printed, and then the gauge is full
# R-SEA-C20.2 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 4
set! public.crystals[0] = 7
set! public.tableau[0] = potion-of-life potion-of-power potion-of-dreams
set! private[0].hand = hand-of-fortune die-of-malice
set! public.reserve[0] = 1 1 1 1
do 0 summon hand-of-fortune
expect decision MAIN 0
expect public.reserve[0] = 0 1 0 0   expect public.crystals[0] = 4
illegal 0 summon

scenario The Hand waives one token that its owner chooses, and they cannot pay in full
# R-SEA-C20.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = wondrous-chest
set! public.reserve[0] = 0 1 1 0
do 0 summon wondrous-chest
expect decision WAIVE 0   expect legal-count 0 = 2
legal 0 waive water
illegal 0 done   illegal 0 pay
do 0 waive fire
expect public.reserve[0] = 0 0 1 0
expect public.tableau[0] = hand-of-fortune wondrous-chest

scenario A missing energy must be the waived one
# R-SEA-C20.1 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 0
do 0 summon divine-chalice
expect public.reserve[0] = 0 0 0 0

scenario One Hand does not make up for two missing tokens
# R-SEA-C20.1 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 0 0
illegal 0 summon
set public.tableau[0] = hand-of-fortune hand-of-fortune
set public.gauge[0] = 3
legal 0 summon divine-chalice

scenario The cost never falls below one token: a card of one energy is not made cheaper
# R-SEA-C20.1
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = hand-of-fortune hand-of-fortune
set! private[0].hand = cursed-treatise-of-arus
illegal 0 summon
set public.reserve[0] = 0 1 0 0
do 0 summon cursed-treatise-of-arus
expect decision GAIN 0   expect public.reserve[0] = 0 0 0 0

scenario Two Hands waive two tokens, but of a cost of two only one
# R-SEA-C20.1 R-SEA-1.9
players 2   seed 7   plain
set! public.gauge[0] = 4
set! public.tableau[0] = hand-of-fortune hand-of-fortune
set! private[0].hand = staff-of-spring amulet-of-earth
set! public.reserve[0] = 0 0 0 2
do 0 summon staff-of-spring
expect public.reserve[0] = 0 0 0 1   expect decision MAIN 0
do 0 summon amulet-of-earth
expect decision MAIN 0   expect public.reserve[0] = 0 0 0 0
expect public.tableau[0] = hand-of-fortune hand-of-fortune staff-of-spring amulet-of-earth

scenario A Hand in play makes the second one cheaper by a token, but not by a crystal
# R-SEA-C20.1 R-SEA-C20.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.crystals[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = hand-of-fortune
set! public.reserve[0] = 1 0 1 0
illegal 0 summon
set public.crystals[0] = 3
do 0 summon hand-of-fortune
expect public.crystals[0] = 0   expect public.reserve[0] = 0 0 0 0
expect public.tableau[0] = hand-of-fortune hand-of-fortune

scenario Nothing is asked for cards that cost no energy
# R-SEA-C20.1 R-SEA-C20.2
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.crystals[0] = 20
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = die-of-malice runic-cube-of-eolis
do 0 summon die-of-malice
expect decision MAIN 0
do 0 summon runic-cube-of-eolis
expect decision MAIN 0   expect public.crystals[0] = 0

scenario The Hand of somebody else lowers nothing
# R-SEA-C20.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = hand-of-fortune
set! private[0].hand = wondrous-chest
set! public.reserve[0] = 0 1 0 0
illegal 0 summon

scenario With a Hand and an Amulet of Water the rest is paid from either
# R-SEA-C20.1 R-SEA-10.5
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = hand-of-fortune amulet-of-water
set! public.amulet[0][0] = 0 0 0 1
set! private[0].hand = staff-of-spring
set! public.reserve[0] = 0 0 0 2
do 0 summon staff-of-spring
expect decision PAY 0
do 0 pay earth 1
# The second token can only come from the reserve now.
expect public.amulet[0][0] = 0 0 0 0   expect public.reserve[0] = 0 0 0 1
expect public.tableau[0] = hand-of-fortune amulet-of-water staff-of-spring

scenario Titus with four players costs three fire, with a Hand two, and with two players still one
# R-SEA-C20.1 R-SEA-7.2
players 4   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = titus-deepgaze
set! public.reserve[0] = 0 0 1 0
illegal 0 summon
set public.reserve[0] = 0 0 2 0
do 0 summon titus-deepgaze
expect public.reserve[0] = 0 0 0 0   expect decision MAIN 0

scenario With two players Titus costs one fire, and the Hand does not help
# R-SEA-C20.1 R-SEA-7.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = titus-deepgaze
illegal 0 summon
set public.reserve[0] = 0 0 1 0
do 0 summon titus-deepgaze
expect decision MAIN 0   expect public.reserve[0] = 0 0 0 0

scenario With a Hand one token brings two effects of the Elemental Amulet, and never none
# R-SEA-C20.1 R-SEA-C31.3
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = 1 0 0 0
do 0 summon elemental-amulet
do 0 element earth
# Earth alone would be waived and nothing paid: air is the only answer, then nothing else is.
expect public.reserve[0] = 0 0 0 0
expect public.crystals[0] = 5   expect public.gauge[0] = 3


# ---- 21 Lewis Greyface (one air, one fire) ----

scenario Lewis copies an opponent's reserve into four tokens: ten lie there, three go back
# R-SEA-C21.1 R-SEA-10.2
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = lewis-greyface
set! public.reserve[0] = 1 4 1 0
set! public.reserve[1] = 3 0 0 3
do 0 summon lewis-greyface
expect public.reserve[0] = 3 4 0 3   expect decision OVERFLOW 0
do 0 drop water   do 0 drop water   do 0 drop air
expect public.reserve[0] = 2 2 0 3   expect public.reserve[1] = 3 0 0 3
expect decision MAIN 0

scenario With more players Lewis names any opponent, never his owner
# R-SEA-C21.1
players 4   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = lewis-greyface
set! public.reserve[0] = 2 0 1 0
set! public.reserve[1] = 0 0 0 1
set! public.reserve[2] = 0 0 0 2
do 0 summon lewis-greyface
expect decision LEWIS 0   expect legal-count 0 = 3
illegal 0 target 0
do 0 target 2
expect public.reserve[0] = 1 0 0 2   expect public.reserve[2] = 0 0 0 2
expect public.reserve[1] = 0 0 0 1   expect event named 0 = 1

scenario An empty reserve may be named, and Lewis brings nothing
# R-SEA-C21.1
players 3   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = lewis-greyface
set! public.reserve[0] = 1 0 1 0
set! public.reserve[2] = 0 0 0 2
do 0 summon lewis-greyface
do 0 target 1
expect public.reserve[0] = 0 0 0 0   expect decision MAIN 0

scenario Lewis copies what a Grimoire holds, but no token on Amulet or Cauldron
# R-SEA-C21.1 R-SEA-10.6 R-SEA-C18.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = bespelled-grimoire
set! private[0].hand = lewis-greyface
set! public.reserve[0] = 1 0 1 0
set! public.tableau[1] = bespelled-grimoire amulet-of-water glutton-cauldron
set! public.amulet[1][0] = 0 0 0 4
set! public.cauldron[1][0] = 0 0 3 0
set! public.reserve[1] = 0 9 0 0
do 0 summon lewis-greyface
expect public.reserve[0] = 0 9 0 0   expect decision MAIN 0
expect public.amulet[1][0] = 0 0 0 4

scenario Without Grimoire nine copied tokens become seven
# R-SEA-C21.1 R-SEA-10.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = lewis-greyface
set! public.reserve[0] = 1 0 1 0
set! public.tableau[1] = bespelled-grimoire
set! public.reserve[1] = 0 9 0 0
do 0 summon lewis-greyface
expect public.reserve[0] = 0 7 0 0   expect public.reserve[1] = 0 9 0 0

scenario Lewis in play copies no more
# R-SEA-C21.1
players 2   seed 7   plain
set! public.tableau[0] = lewis-greyface
set! public.reserve[1] = 3 0 0 0
illegal 0 activate


# ---- 22 Runic Cube of Eolis (20 crystals) ----

scenario The Runic Cube costs 20 crystals, does nothing and is worth 30 points
# R-SEA-C22.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.gauge[0] = 1
set! public.crystals[0] = 21
set! private[0].hand = runic-cube-of-eolis
do 0 summon runic-cube-of-eolis
expect public.crystals[0] = 1   expect decision MAIN 0   illegal 0 activate
do 0 end-turn
expect over   expect score 0 = 31   expect score 1 = 0

scenario Nineteen crystals, or twenty and a Leech, do not summon the Cube
# R-SEA-C22.1 R-SEA-7.1 R-SEA-C33.2
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 19
set! private[0].hand = runic-cube-of-eolis
illegal 0 summon
set! public.crystals[0] = 20   set! public.tableau[1] = arcano-leech
illegal 0 summon
set public.crystals[0] = 21
do 0 summon runic-cube-of-eolis
expect public.crystals = 0 1 0 0

scenario A Cube in the hand is worth minus five
# R-SEA-C22.1 R-SEA-15.2
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! private[0].hand = runic-cube-of-eolis
do 0 end-turn
expect over   expect score 0 = -5


# ---- 23 Potion of Power (two fire) ----

scenario The Potion of Power is drunk for a card that must be kept and two on the gauge
# R-SEA-C23.1 R-SEA-8.4
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = potion-of-power
set! public.reserve[0] = 0 0 2 0
set! secret.top = runic-cube-of-eolis
do 0 summon potion-of-power
expect public.gauge[0] = 1   expect public.hand_count[0] = 0
do 0 activate potion-of-power
expect decision MAIN 0   expect event sacrificed 0 = 1
expect private[0].hand = runic-cube-of-eolis   expect hidden private[0].hand from 1
expect public.shown[0] = []
expect public.gauge[0] = 3   expect public.tableau[0] = []
expect public.turned[0] = []   expect public.seen_discard = potion-of-power
illegal 0 keep   illegal 0 discard   illegal 0 activate

scenario The Potion of Power stops at gauge 15
# R-SEA-C23.1 R-SEA-1.7
players 2   seed 7   plain
set! public.gauge[0] = 14
set! public.tableau[0] = potion-of-power
do 0 activate potion-of-power
expect public.gauge[0] = 15   expect public.hand_count[0] = 1

scenario With empty piles the Potion of Power draws itself
# R-SEA-C23.1 R-SEA-11.1 R-SEA-11.3
players 2   seed 7   option level=2   plain
set! public.tableau[0] = potion-of-power
set! private[1].library[0] = [1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
expect public.draw_count = 0
do 0 activate potion-of-power
expect event reshuffled = 1
expect private[0].hand = potion-of-power   expect public.gauge[0] = 2
expect public.discard_count = 0   expect public.seen_discard = []

scenario A potion in the hand cannot be drunk, and somebody else's cannot either
# R-SEA-C23.1 R-SEA-8.1
players 2   seed 7   plain
set! private[0].hand = potion-of-power
set! public.tableau[1] = potion-of-power
illegal 0 activate

scenario Two Potions of Power are drunk one after the other in one round
# R-SEA-C23.1 R-SEA-1.9 R-SEA-8.1
players 2   seed 7   plain
set! public.tableau[0] = potion-of-power potion-of-power
do 0 activate potion-of-power
expect public.tableau[0] = potion-of-power   expect public.turned[0] = []
do 0 activate potion-of-power
expect public.gauge[0] = 4   expect public.hand_count[0] = 2
expect public.tableau[0] = []

scenario Fairies act on a potion
# R-SEA-C23.1 R-SEA-8.4 R-SEA-C41.1
players 3   seed 7   plain
set! public.crystals = 5 0 0
set! public.tableau[0] = potion-of-power
set! public.tableau[1] = thieving-fairies   set! public.tableau[2] = thieving-fairies
do 0 activate potion-of-power
expect public.crystals = 3 2 2 0


scenario Each potion costs two tokens of its own energy
# R-SEA-1.3 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 4
set! private[0].hand = potion-of-power potion-of-dreams potion-of-knowledge potion-of-life
set! public.reserve[0] = 1 1 1 1
illegal 0 summon
set public.reserve[0] = 0 0 2 0
do 0 summon potion-of-power
set public.reserve[0] = 2 0 0 0
do 0 summon potion-of-dreams
set public.reserve[0] = 0 2 0 0
do 0 summon potion-of-knowledge
set public.reserve[0] = 0 0 0 2
do 0 summon potion-of-life
expect public.reserve[0] = 0 0 0 0   expect public.hand_count[0] = 0


# ---- 24 Potion of Dreams (two air) ----

scenario The Potion of Dreams costs the whole reserve and summons any hand card for free
# R-SEA-C24.1 R-SEA-7.8
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[0] = potion-of-dreams
set! private[0].hand = runic-cube-of-eolis purse-of-io
set! public.reserve[0] = 2 2 2 1
do 0 activate potion-of-dreams
expect decision DREAM 0   expect public.reserve[0] = 0 0 0 0
expect public.seen_discard = potion-of-dreams
expect legal-count 0 = 2   illegal 0 end-turn   illegal 0 done
do 0 summon runic-cube-of-eolis
expect public.tableau[0] = runic-cube-of-eolis   expect private[0].hand = purse-of-io
expect event summoned-free 0 = 1   expect decision MAIN 0

scenario The Potion of Dreams works without any token
# R-SEA-C24.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[0] = potion-of-dreams
set! private[0].hand = olafs-blessed-statue
do 0 activate potion-of-dreams
do 0 summon olafs-blessed-statue
expect public.crystals[0] = 20

scenario Tokens on Amulet and Cauldron survive the Potion of Dreams
# R-SEA-C24.1 R-SEA-10.6
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = potion-of-dreams amulet-of-water glutton-cauldron
set! public.amulet[0][0] = 1 0 0 1
set! public.cauldron[0][0] = 0 0 3 0
set! public.reserve[0] = 1 0 0 0
set! private[0].hand = purse-of-io
do 0 activate potion-of-dreams
do 0 summon purse-of-io
expect public.reserve[0] = 0 0 0 0
expect public.amulet[0][0] = 1 0 0 1   expect public.cauldron[0][0] = 0 0 3 0

scenario Leech, Staff and Vase are silent for the card of the Potion of Dreams
# R-SEA-C24.1 R-SEA-7.8 R-SEA-C33.1 R-SEA-C6.1 R-SEA-C30.1
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = potion-of-dreams staff-of-spring yjangs-forgotten-vase
set! public.tableau[1] = arcano-leech arcano-leech
set! private[0].hand = figrim-the-avaricious
do 0 activate potion-of-dreams
do 0 summon figrim-the-avaricious
expect decision MAIN 0   expect public.crystals = 0 0 0 0
expect public.reserve[0] = 0 0 0 0
expect public.tableau[0] = staff-of-spring yjangs-forgotten-vase figrim-the-avaricious

scenario The Potion of Dreams cannot be drunk with an empty hand
# R-SEA-C24.2
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = potion-of-dreams
illegal 0 activate
set private[0].hand = runic-cube-of-eolis
legal 0 activate potion-of-dreams

scenario The place of the potion counts as free, but beyond the gauge it cannot be drunk
# R-SEA-C24.2 R-SEA-12.4
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = potion-of-dreams purse-of-io purse-of-io
set! private[0].hand = runic-cube-of-eolis
illegal 0 activate
set public.gauge[0] = 3
legal 0 activate potion-of-dreams

scenario Fairies act on the Potion of Dreams before its card is summoned
# R-SEA-C24.1 R-SEA-8.2 R-SEA-C41.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.crystals = 1 0
set! public.tableau[0] = potion-of-dreams
set! public.tableau[1] = thieving-fairies
set! private[0].hand = olafs-blessed-statue
do 0 activate potion-of-dreams
expect public.crystals = 0 2 0 0
do 0 summon olafs-blessed-statue
expect public.crystals = 20 2 0 0

scenario An Elemental Amulet from the Potion of Dreams gives all four effects
# R-SEA-C24.1 R-SEA-C31.4
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[0] = potion-of-dreams
set! private[0].hand = elemental-amulet
do 0 activate potion-of-dreams
do 0 summon elemental-amulet
do 0 gain air   do 0 gain air
expect public.gauge[0] = 2   expect public.crystals[0] = 5   expect public.hand_count[0] = 1
expect public.reserve[0] = 2 0 0 0

scenario The card summoned by the Potion of Dreams can be activated in the same turn
# R-SEA-C24.1 R-SEA-8.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[0] = potion-of-dreams
set! private[0].hand = potion-of-dreams die-of-malice
do 0 activate potion-of-dreams
do 0 summon potion-of-dreams
do 0 activate potion-of-dreams
do 0 summon die-of-malice
expect public.tableau[0] = die-of-malice   expect public.discard_count = 2


# ---- 25 Potion of Knowledge (two water) ----

scenario The Potion of Knowledge is drunk for any five tokens, and a full reserve is settled
# R-SEA-C25.1 R-SEA-10.2 R-SEA-8.4
players 2   seed 7   plain
set! public.tableau[0] = potion-of-knowledge
set! public.reserve[0] = 7 0 0 0
do 0 activate potion-of-knowledge
expect public.tableau[0] = []   expect public.seen_discard = potion-of-knowledge
do 0 gain water   do 0 gain water   do 0 gain fire   do 0 gain fire
expect decision GAIN 0
do 0 gain earth
expect public.reserve[0] = 7 2 2 1   expect decision OVERFLOW 0
do 0 drop air   do 0 drop air   do 0 drop air   do 0 drop air   do 0 drop air
expect public.reserve[0] = 2 2 2 1   expect decision MAIN 0

scenario The Potion of Knowledge gives no less than five tokens
# R-SEA-C25.1
players 2   seed 7   plain
set! public.tableau[0] = potion-of-knowledge
do 0 activate potion-of-knowledge
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
illegal 0 done   illegal 0 end-turn
do 0 gain air
expect public.reserve[0] = 5 0 0 0   expect decision MAIN 0   illegal 0 activate

scenario The tokens of the Potion of Knowledge never go on the Amulet of Water
# R-SEA-C25.1 R-SEA-C4.2
players 2   seed 7   plain
set! public.tableau[0] = potion-of-knowledge amulet-of-water
do 0 activate potion-of-knowledge
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
expect public.reserve[0] = 5 0 0 0   expect public.amulet[0][0] = 0 0 0 0


# ---- 26 Potion of Life (two earth) ----

scenario The Potion of Life makes four crystals of every token of the reserve, none of the Amulet's
# R-SEA-C26.1 R-SEA-10.6
players 2   seed 7   plain
set! public.space = 4
set! public.tableau[0] = potion-of-life amulet-of-water glutton-cauldron
set! public.amulet[0][0] = 0 0 0 3
set! public.cauldron[0][0] = 0 0 2 0
set! public.reserve[0] = 2 1 2 0
do 0 activate potion-of-life
expect public.crystals[0] = 20   expect public.reserve[0] = 0 0 0 0
expect public.amulet[0][0] = 0 0 0 3   expect public.cauldron[0][0] = 0 0 2 0
expect public.seen_discard = potion-of-life

scenario With a Purse the Potion of Life brings five a token, with a bonus too six
# R-SEA-C26.2 R-SEA-C8.1 R-SEA-9.3
players 2   seed 7   plain
set! public.tableau[0] = potion-of-life potion-of-life purse-of-io
set! public.reserve[0] = 2 1 2 0
do 0 activate potion-of-life
expect public.crystals[0] = 25
set public.reserve[0] = 2 1 2 0
do 0 bonus 1
do 0 activate potion-of-life
expect public.crystals[0] = 55

scenario Two Purses and two bonuses make eight crystals of each token
# R-SEA-C26.2 R-SEA-6.4
players 2   seed 7   plain
set! public.tableau[0] = potion-of-life purse-of-io purse-of-io
set! public.reserve[0] = 1 0 0 0
do 0 bonus 1   do 0 bonus 1
do 0 activate potion-of-life
expect public.crystals[0] = 8

scenario The Potion of Life does not open transmutation
# R-SEA-C26.1
players 2   seed 7   plain
set! public.tableau[0] = potion-of-life amulet-of-water
set! public.amulet[0][0] = 0 0 0 3
set! public.reserve[0] = 0 0 0 1
illegal 0 transmute
do 0 activate potion-of-life
expect public.can_transmute = 0   illegal 0 transmute

scenario The Potion of Life may be drunk without tokens, and Fairies act on it
# R-SEA-C26.1 R-SEA-8.5 R-SEA-C41.1
players 2   seed 7   plain
set! public.crystals = 3 0
set! public.tableau[0] = potion-of-life
set! public.tableau[1] = thieving-fairies
do 0 activate potion-of-life
expect public.crystals = 2 2 0 0   expect public.tableau[0] = []

scenario The Potion of Life counts all ten tokens of a Grimoire
# R-SEA-C26.1 R-SEA-C18.2
players 2   seed 7   plain
set! public.tableau[0] = potion-of-life bespelled-grimoire
set! public.reserve[0] = 0 0 5 5
do 0 activate potion-of-life
expect public.crystals[0] = 40   expect public.reserve[0] = 0 0 0 0


# ---- 27 Hourglass of Time (one of each energy) ----

scenario At each season change the Hourglass brings a token of its owner's choice
# R-SEA-C27.1 R-SEA-13.4
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.space = 3
set! public.tableau[0] = hourglass-of-time
do 0 end-turn
expect event season = 1
expect decision GAIN 0   expect legal-count 0 = 4
do 0 gain fire
expect public.reserve[0] = 0 0 1 0   expect decision DIE 0

scenario Without a change of season the Hourglass is silent
# R-SEA-C27.1 R-SEA-13.4
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.dice[0] = 1 2 3   set! public.face = 1 1 2   # two pips left over
set! public.tableau[0] = hourglass-of-time
do 0 end-turn
expect public.space = 3   expect decision DIE 0   expect public.reserve[0] = 0 0 0 0

scenario Two Hourglasses bring two tokens, and a full reserve is settled after each
# R-SEA-C27.1 R-SEA-10.2 R-SEA-1.9
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.space = 12
set! public.tableau[0] = hourglass-of-time hourglass-of-time
set! public.reserve[0] = 7 0 0 0
do 0 end-turn
do 0 gain fire
expect decision OVERFLOW 0   do 0 drop air
expect decision GAIN 0   do 0 gain earth
expect decision OVERFLOW 0   do 0 drop air
expect public.reserve[0] = 5 0 1 1   expect decision DIE 0

scenario Hourglasses act in turn order from the first player, each after its owner's Figrim
# R-SEA-C27.1 R-SEA-13.5 R-SEA-C11.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.space = 6
set! public.crystals = 3 3
set! public.tableau[0] = hourglass-of-time figrim-the-avaricious
set! public.tableau[1] = hourglass-of-time figrim-the-avaricious
do 0 end-turn
expect decision GAIN 1   expect public.crystals = 2 4 0 0
do 1 gain air
expect decision GAIN 0   expect public.crystals = 3 3 0 0
do 0 gain air
expect decision DIE 0

scenario The Hourglass acts at once when Boots of an opponent change the season
# R-SEA-C27.1 R-SEA-C7.1 R-SEA-4.5
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.space = 7
set! public.tableau[1] = hourglass-of-time
set! public.reserve[1] = 0 7 0 0
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 move -1
expect decision GAIN 1
do 1 gain air
expect decision OVERFLOW 1
do 1 drop water
expect public.reserve[1] = 1 6 0 0   expect decision MAIN 0

scenario The token of the last season change still comes before the game is over
# R-SEA-C27.1 R-SEA-13.4
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.tableau[0] = hourglass-of-time lantern-of-xidit
do 0 end-turn
expect not-over   expect decision GAIN 0
do 0 gain air
expect over   expect public.crystals[0] = 3

scenario An Hourglass summoned in this turn knows the season change of the same round
# R-SEA-C27.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.space = 9
set! public.gauge[0] = 1
set! private[0].hand = hourglass-of-time
set! public.reserve[0] = 1 1 1 1
do 0 summon hourglass-of-time
expect decision MAIN 0   expect public.reserve[0] = 0 0 0 0
do 0 end-turn
expect decision GAIN 0


# ---- 28 Scepter of Greatness (one of each energy) ----

scenario The Scepter brings three crystals for each other item, familiars and itself not counted
# R-SEA-C28.1
players 2   seed 7   plain
set! public.gauge[0] = 9
set! public.tableau[0] = potion-of-life potion-of-power potion-of-dreams purse-of-io purse-of-io kairn-the-destroyer figrim-the-avaricious
set! public.tableau[1] = runic-cube-of-eolis
set! private[0].hand = scepter-of-greatness scepter-of-greatness
set! public.reserve[0] = 1 1 1 1
do 0 summon scepter-of-greatness
expect public.crystals[0] = 15
set public.reserve[0] = 1 1 1 1
# The first Scepter counts for the second.
do 0 summon scepter-of-greatness
expect public.crystals[0] = 33   expect public.crystals[1] = 0

scenario A Scepter alone, or with familiars only, brings nothing
# R-SEA-C28.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = kairn-the-destroyer
set! private[0].hand = scepter-of-greatness purse-of-io
set! public.reserve[0] = 1 1 1 1
do 0 summon scepter-of-greatness
expect public.crystals[0] = 0   expect no-event crystals 0

scenario Staff first, then the Scepter, also for a free one
# R-SEA-C28.1 R-SEA-7.4 R-SEA-7.8
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = staff-of-spring potion-of-dreams
set! private[0].hand = scepter-of-greatness scepter-of-greatness
set! public.reserve[0] = 1 1 1 1
do 0 summon scepter-of-greatness
expect public.crystals[0] = 9   # 3 of the Staff, 6 for Staff and potion
do 0 activate potion-of-dreams
do 0 summon scepter-of-greatness
expect public.crystals[0] = 15   # Staff and first Scepter, no reward of the Staff

scenario An item summoned after the Scepter brings nothing more
# R-SEA-C28.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = scepter-of-greatness
set! private[0].hand = die-of-malice
do 0 summon die-of-malice
expect public.crystals[0] = 0

scenario After two Scepters a Pendant brings seven tokens before the reserve is checked
# R-SEA-C28.1 R-SEA-C48.1 R-SEA-10.2
players 2   seed 7   plain
set! public.gauge[0] = 10
set! public.tableau[0] = potion-of-life potion-of-power potion-of-dreams purse-of-io purse-of-io kairn-the-destroyer figrim-the-avaricious scepter-of-greatness scepter-of-greatness
set! private[0].hand = pendant-of-ragnor
set! public.reserve[0] = 1 1 1 2
do 0 summon pendant-of-ragnor
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
expect decision GAIN 0
do 0 gain air
expect public.reserve[0] = 7 0 0 2   expect decision OVERFLOW 0


# ---- 29 Olaf's Blessed Statue (three water) ----

scenario Olaf's Statue brings 20 crystals and is worth no points
# R-SEA-C29.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.gauge[0] = 1
set! private[0].hand = olafs-blessed-statue
set! public.reserve[0] = 0 4 0 0
do 0 summon olafs-blessed-statue
expect public.crystals = 20 0 0 0   expect public.reserve[0] = 0 1 0 0
do 0 end-turn
expect over   expect score 0 = 20

scenario Two water do not pay the Statue, and in play it brings nothing more
# R-SEA-C29.1 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = olafs-blessed-statue
set! private[0].hand = olafs-blessed-statue
set! public.reserve[0] = 2 2 2 1
illegal 0 summon   illegal 0 activate
set public.reserve[0] = 0 3 0 0
do 0 summon olafs-blessed-statue
expect public.crystals[0] = 20

scenario A Statue taken back and summoned again brings 20 crystals again
# R-SEA-C29.1 R-SEA-C17.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.crystals[0] = 20
set! public.tableau[0] = olafs-blessed-statue
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 4 0 0
do 0 summon amsug-longneck
expect public.crystals[0] = 20
do 0 summon olafs-blessed-statue
expect public.crystals[0] = 40


# ---- 30 Yjang's Forgotten Vase (one water, fire and earth) ----

scenario Each summon from the hand brings the Vase's owner any token, before the card acts
# R-SEA-C30.1 R-SEA-7.4 R-SEA-7.5
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = yjangs-forgotten-vase
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 0 0 0 2
do 0 summon amulet-of-earth
expect decision GAIN 0   expect legal-count 0 = 4
expect public.crystals[0] = 0   expect public.reserve[0] = 0 0 0 0
do 0 gain fire
expect public.crystals[0] = 9   expect public.reserve[0] = 0 0 1 0

scenario The Vase does not reward its own summoning, but the first Vase rewards the second
# R-SEA-C30.1 R-SEA-7.4
players 2   seed 7   plain
set! public.gauge[0] = 3
set! private[0].hand = yjangs-forgotten-vase yjangs-forgotten-vase die-of-malice
set! public.reserve[0] = 0 2 2 2
do 0 summon yjangs-forgotten-vase
expect decision MAIN 0
do 0 summon yjangs-forgotten-vase
do 0 gain air
expect decision MAIN 0   expect public.reserve[0] = 1 0 0 0
# A card that costs nothing is rewarded by both.
do 0 summon die-of-malice
do 0 gain air
expect decision GAIN 0
do 0 gain air
expect decision MAIN 0   expect public.reserve[0] = 3 0 0 0

scenario The token of the Vase cannot pay for the card that brings it
# R-SEA-C30.1 R-SEA-7.6
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = yjangs-forgotten-vase
set! private[0].hand = amulet-of-earth elemental-amulet
set! public.reserve[0] = 0 0 0 1
illegal 0 summon amulet-of-earth
set public.reserve[0] = 0 0 0 0
illegal 0 summon elemental-amulet

scenario A token of the Vase that overfills the reserve is settled before the card acts
# R-SEA-C30.1 R-SEA-10.2 R-SEA-7.5
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.crystals[0] = 3
set! public.tableau[0] = yjangs-forgotten-vase
set! private[0].hand = naria-the-prophetess
set! public.reserve[0] = 7 0 0 0
do 0 summon naria-the-prophetess
do 0 gain water
expect decision OVERFLOW 0   expect public.look_count[0] = 0
do 0 drop air
expect decision PICK 0   expect public.look_count[0] = 2

scenario The Vase is silent for cards of Chalice and Potion of Dreams and for summons of others
# R-SEA-C30.1 R-SEA-7.8
players 2   seed 7   plain
set! public.gauge[0] = 4
set! public.tableau[0] = yjangs-forgotten-vase potion-of-dreams
set! public.tableau[1] = yjangs-forgotten-vase
set! private[0].hand = divine-chalice
set! secret.top = purse-of-io purse-of-io temporal-boots temporal-boots
do 0 activate potion-of-dreams
do 0 summon divine-chalice
expect decision PICK 0   expect public.reserve[0] = 0 0 0 0
do 0 pick purse-of-io
expect decision MAIN 0   expect public.reserve[0] = 0 0 0 0   expect public.reserve[1] = 0 0 0 0

scenario With Staff, Vase and Leech the Leech is paid first, then Staff, then Vase, then the card
# R-SEA-C30.1 R-SEA-C6.1 R-SEA-C33.1 R-SEA-7.3 R-SEA-7.4
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.crystals[0] = 1
set! public.tableau[0] = yjangs-forgotten-vase staff-of-spring
set! public.tableau[1] = arcano-leech
set! private[0].hand = sid-nightshade
set! public.reserve[0] = 0 0 0 1
do 0 summon sid-nightshade
expect decision GAIN 0   expect public.crystals = 3 1 0 0
do 0 gain air
# Sid sees 3 against 1 and takes it.
expect public.crystals = 4 0 0 0
