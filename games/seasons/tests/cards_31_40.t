# Cards 31 to 40 of Seasons: Elemental Amulet, Tree of Light, Arcano Leech, Crystal Orb, Glutton
# Cauldron, Vampiric Crown, Dragon Skull, Demon of Argos, Titus Deepgaze, Air Elemental.
# Lists of tokens are air, water, fire, earth. Where a round is played to its end, the winter dice
# are set so that seats 1 and up gain two water and a star, and one pip moves the marker.
game seasons

# 31 Elemental Amulet

scenario Elemental Amulet paid with all four energies gives all four effects, the tokens last
# R-SEA-C31.1 R-SEA-C31.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [1,1,1,1]
set! secret.top = purse-of-io
do 0 summon elemental-amulet
expect decision ELEMENTS 0
illegal 0 done
do 0 element water
do 0 element air
illegal 0 element water
illegal 0 element air
do 0 element earth
do 0 element fire
expect decision GAIN 0
expect public.tableau[0] = elemental-amulet
expect public.reserve[0] = [0,0,0,0]
expect private[0].hand = purse-of-io
expect public.gauge[0] = 2
expect public.crystals[0] = 5
expect event drew 0 = 1
expect event gauge 0 = 1
do 0 gain fire
expect decision GAIN 0
do 0 gain fire
expect decision MAIN 0
expect public.reserve[0] = [0,0,2,0]

scenario Elemental Amulet paid with fire alone draws a card, unseen by others, and does no more
# R-SEA-C31.1 R-SEA-C31.2
players 3  seed 7  plain
set! public.gauge[0] = 1
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [1,1,1,1]
set! secret.top = purse-of-io
do 0 summon elemental-amulet
do 0 element fire
do 0 done
expect decision MAIN 0
expect public.reserve[0] = [1,1,0,1]
expect private[0].hand = purse-of-io
expect hidden private[0].hand from 1
expect hidden private[0].hand from 2
expect public.shown[0] = []
expect public.gauge[0] = 1
expect public.crystals[0] = 0
expect no-event tokens
expect no-undo

scenario Elemental Amulet paid with air raises the gauge by one, not beyond 15
# R-SEA-C31.2 R-SEA-1.7
players 2  seed 7  plain
set! public.gauge[0] = 15
set! private[0].hand = elemental-amulet elemental-amulet
set! public.reserve[0] = [2,0,0,0]
do 0 summon elemental-amulet
expect public.gauge[0] = 15
expect no-event gauge
set public.gauge[0] = 3
do 0 summon elemental-amulet
expect public.gauge[0] = 4
expect public.crystals[0] = 0
expect public.reserve[0] = [0,0,0,0]
expect public.tableau[0] = elemental-amulet elemental-amulet

scenario Elemental Amulet paid with water brings two tokens, settled like every gain
# R-SEA-C31.2 R-SEA-10.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,1,6,0]
do 0 summon elemental-amulet
do 0 element water
do 0 done
expect public.reserve[0] = [0,0,6,0]
do 0 gain earth   do 0 gain earth
expect decision OVERFLOW 0
do 0 drop fire
expect decision MAIN 0
expect public.reserve[0] = [0,0,5,2]
expect public.crystals[0] = 0

scenario Without a Hand of Fortune only energies of one's own are offered, Amulet of Water included
# R-SEA-C31.1 R-SEA-10.5
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = amulet-of-water glutton-cauldron
set! public.amulet[0][0] = [0,0,0,1]
set! public.cauldron[0][0] = [0,3,0,0]
set! public.reserve[0] = [1,0,0,0]
set! private[0].hand = elemental-amulet
do 0 summon elemental-amulet
illegal 0 element water
illegal 0 element fire
do 0 element earth
do 0 element air
expect decision MAIN 0
expect public.amulet[0][0] = [0,0,0,0]
expect public.reserve[0] = [0,0,0,0]
expect public.cauldron[0][0] = [0,3,0,0]
expect public.crystals[0] = 5
expect public.gauge[0] = 4

scenario An energy held in reserve and on an Amulet of Water is paid from either
# R-SEA-C31.1 R-SEA-10.5
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,0,1]
set! public.reserve[0] = [0,0,0,1]
set! private[0].hand = elemental-amulet
do 0 summon elemental-amulet
expect decision PAY 0
legal 0 pay earth 0
do 0 pay earth 1
expect public.amulet[0][0] = [0,0,0,0]
expect public.reserve[0] = [0,0,0,1]
expect public.crystals[0] = 5

scenario Elemental Amulet cannot be summoned without any token; tokens on a Cauldron do not help
# R-SEA-C31.1 R-SEA-C35.1
players 2  seed 7  plain
set! public.gauge[0] = 5
set! public.tableau[0] = glutton-cauldron hand-of-fortune hand-of-fortune
set! public.cauldron[0][0] = [1,1,1,1]
set! private[0].hand = elemental-amulet
illegal 0 summon elemental-amulet
set public.reserve[0] = [0,1,0,0]
legal 0 summon elemental-amulet

scenario Hand of Fortune waives an energy that its owner does not have
# R-SEA-C31.3 R-SEA-C20.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,0,1,0]
set! secret.top = purse-of-io
do 0 summon elemental-amulet
do 0 element earth
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,0]
expect public.crystals[0] = 5
expect private[0].hand = purse-of-io

scenario Hand of Fortune never makes the only energy free
# R-SEA-C31.3 R-SEA-C20.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,0,0,1]
do 0 summon elemental-amulet
do 0 element earth
do 0 done
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,0]
expect public.crystals[0] = 5

scenario Hand of Fortune must waive one of two energies that its owner has, whichever they like
# R-SEA-C31.3 R-SEA-C20.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [1,0,0,1]
do 0 summon elemental-amulet
do 0 element earth
do 0 element air
do 0 done
expect decision WAIVE 0
legal 0 waive air
expect legal-count 0 = 2
do 0 waive earth
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,1]
expect public.crystals[0] = 5
expect public.gauge[0] = 3

scenario Two Hands of Fortune give three effects for one token
# R-SEA-C31.3 R-SEA-C20.1 R-SEA-1.9
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = hand-of-fortune hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [1,0,0,0]
do 0 summon elemental-amulet
do 0 element water
do 0 element earth
illegal 0 done
illegal 0 element fire
illegal 0 element fire
expect decision WAIVE 0
illegal 0 waive air
do 0 waive earth
illegal 0 waive air
expect decision GAIN 0
expect public.reserve[0] = [0,0,0,0]
expect public.crystals[0] = 5
expect public.gauge[0] = 4
expect no-event drew
do 0 gain fire   do 0 gain fire
expect public.reserve[0] = [0,0,2,0]

scenario Two Hands of Fortune leave two tokens to pay for all four energies
# R-SEA-C31.3
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = hand-of-fortune hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,1,0,1]
do 0 summon elemental-amulet
do 0 element air
do 0 element fire
illegal 0 done
do 0 element water
do 0 element earth
illegal 0 waive water
illegal 0 waive earth
do 0 waive fire
expect decision GAIN 0
expect public.reserve[0] = [0,0,0,0]
expect public.crystals[0] = 5
expect public.gauge[0] = 4
expect public.hand_count[0] = 1

scenario Two Hands of Fortune and two energies: one token must really be paid
# R-SEA-C31.3
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = hand-of-fortune hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [1,0,0,1]
do 0 summon elemental-amulet
do 0 element air
do 0 element earth
do 0 done
do 0 waive air
expect decision MAIN 0
expect public.reserve[0] = [1,0,0,0]
expect public.crystals[0] = 5
expect public.gauge[0] = 4

scenario The token of the Forgotten Vase comes too late to pay for the Elemental Amulet
# R-SEA-C31.1 R-SEA-7.6 R-SEA-C30.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = yjangs-forgotten-vase
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,0,0,1]
do 0 summon elemental-amulet
illegal 0 element water
expect decision GAIN 0
expect public.crystals[0] = 0
do 0 gain water
expect decision MAIN 0
expect public.crystals[0] = 5
expect public.reserve[0] = [0,1,0,0]

scenario Potion of Dreams summons the Elemental Amulet with all four effects
# R-SEA-C31.4 R-SEA-7.8
players 2  seed 7  plain
set! public.gauge[0] = 4
set! public.tableau[0] = potion-of-dreams staff-of-spring yjangs-forgotten-vase hand-of-fortune
set! public.tableau[1] = arcano-leech
set! private[0].hand = elemental-amulet
set! public.crystals[0] = 1
set! secret.top = purse-of-io
do 0 activate potion-of-dreams
do 0 summon elemental-amulet
expect decision GAIN 0
expect public.crystals[0] = 6
expect public.crystals[1] = 0
expect public.gauge[0] = 5
expect private[0].hand = purse-of-io
expect event summoned-free 0
expect no-event summoned
do 0 gain air   do 0 gain earth
expect decision MAIN 0
expect public.reserve[0] = [1,0,0,1]

scenario Divine Chalice summons the Elemental Amulet with all four effects
# R-SEA-C31.4 R-SEA-C9.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! private[0].hand = divine-chalice
set! public.reserve[0] = [1,1,1,1]
set! secret.top = elemental-amulet amulet-of-air amulet-of-fire amulet-of-earth purse-of-io
do 0 summon divine-chalice
do 0 pick elemental-amulet
expect decision GAIN 0
expect public.crystals[0] = 5
expect public.gauge[0] = 3
expect private[0].hand = purse-of-io
expect public.discard_count = 3
do 0 gain air   do 0 gain air
expect public.reserve[0] = [2,0,0,0]

scenario The five crystals of earth do not pay a Leech
# R-SEA-C31.2 R-SEA-C33.2 R-SEA-7.6
players 2  seed 7  plain
set! public.gauge[0] = 1
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,0,0,1]
set! public.tableau[1] = arcano-leech
illegal 0 summon elemental-amulet
set public.crystals[0] = 1
do 0 summon elemental-amulet
expect public.crystals[0] = 5
expect public.crystals[1] = 1

scenario With both piles empty the fire of the Elemental Amulet draws nothing
# R-SEA-C31.2 R-SEA-11.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,0,1,1]
set! private[1].library[0] = 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 32 32 33 33 34 34 35 35 36 36 37 37 38 38 39 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50 50
expect public.draw_count = 0
do 0 summon elemental-amulet
do 0 element fire
do 0 element earth
expect decision MAIN 0
expect public.hand_count[0] = 0
expect public.crystals[0] = 5
expect no-event drew

scenario What a Hand of Fortune does not waive is paid from the Amulet of Water as well
# R-SEA-C31.3 R-SEA-10.5
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = hand-of-fortune amulet-of-water
set! public.amulet[0][0] = [1,0,0,0]
set! private[0].hand = elemental-amulet
do 0 summon elemental-amulet
do 0 element earth
illegal 0 element fire
illegal 0 waive air
expect decision MAIN 0
expect public.amulet[0][0] = [0,0,0,0]
expect public.gauge[0] = 4
expect public.crystals[0] = 5

# 32 Tree of Light

scenario Tree of Light turns three crystals into any token and does not open transmutation
# R-SEA-C32.1
players 2  seed 7  plain
set! public.tableau[0] = tree-of-light
set! public.crystals[0] = 4
do 0 activate tree-of-light 0 0
expect decision GAIN 0
expect public.crystals[0] = 1
expect public.turned[0] = tree-of-light
do 0 gain earth
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,1]
expect public.can_transmute = 0
illegal 0 transmute

scenario Tree of Light opens transmutation for a token until the end of the turn
# R-SEA-C32.2 R-SEA-6.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = tree-of-light
set! public.reserve[0] = [1,0,1,1]
illegal 0 transmute
do 0 activate tree-of-light 0 1
expect decision SPEND 0
expect public.can_transmute = 0
do 0 spend air
expect decision MAIN 0
expect event opened 0
expect public.can_transmute = 1
expect public.crystals[0] = 0
do 0 transmute fire
do 0 transmute earth
expect public.crystals[0] = 5
expect public.reserve[0] = [0,0,0,0]
do 0 end-turn
expect decision MAIN 1
expect public.can_transmute = 0
illegal 1 transmute

scenario Tree of Light serves once a round, with one of its two effects
# R-SEA-C32.1 R-SEA-C32.2 R-SEA-8.1
players 2  seed 7  plain
set! public.tableau[0] = tree-of-light
set! public.crystals[0] = 10
set! public.reserve[0] = [3,0,0,0]
do 0 activate tree-of-light 0 0
do 0 gain air
illegal 0 activate tree-of-light

scenario Each effect of the Tree of Light is offered only when it can be paid
# R-SEA-C32.1 R-SEA-C32.2 R-SEA-8.3
players 2  seed 7  plain
set! public.tableau[0] = tree-of-light
set! public.crystals[0] = 2
illegal 0 activate tree-of-light
set public.crystals[0] = 3
legal 0 activate tree-of-light 0 0
illegal 0 activate tree-of-light 0 1
set! public.crystals[0] = 2
set! public.reserve[0] = [0,0,0,1]
illegal 0 activate tree-of-light 0 0
legal 0 activate tree-of-light 0 1

scenario The Fairies take their crystal before the Tree of Light is paid
# R-SEA-C32.1 R-SEA-8.2 R-SEA-8.3 R-SEA-C41.1
players 2  seed 7  plain
set! public.tableau[0] = tree-of-light
set! public.tableau[1] = thieving-fairies
set! public.crystals[0] = 3
illegal 0 activate tree-of-light
set public.crystals[0] = 4
do 0 activate tree-of-light 0 0
do 0 gain fire
expect public.crystals[0] = 0
expect public.crystals[1] = 2

scenario A token on the Amulet of Water pays the Tree of Light, one on a Cauldron does not
# R-SEA-C32.2 R-SEA-10.5 R-SEA-C35.1
players 2  seed 7  plain
set! public.tableau[0] = tree-of-light amulet-of-water glutton-cauldron
set! public.cauldron[0][0] = [2,0,0,0]
illegal 0 activate tree-of-light
set public.amulet[0][0] = [0,0,0,2]
do 0 activate tree-of-light 0 1
expect public.amulet[0][0] = [0,0,0,1]
expect public.cauldron[0][0] = [2,0,0,0]
do 0 transmute earth 1
expect public.crystals[0] = 3

scenario Two Trees of Light serve one after the other, and an overfull reserve is settled
# R-SEA-C32.1 R-SEA-C32.2 R-SEA-1.9 R-SEA-10.2
players 2  seed 7  plain
set! public.tableau[0] = tree-of-light tree-of-light
set! public.crystals[0] = 3
set! public.reserve[0] = [7,0,0,0]
do 0 activate tree-of-light 0 0
do 0 gain earth
expect decision OVERFLOW 0
do 0 drop air
expect public.turned[0] = tree-of-light
do 0 activate tree-of-light 0 1
do 0 spend air
expect public.turned[0] = tree-of-light tree-of-light
expect public.reserve[0] = [5,0,0,1]
do 0 transmute earth
expect public.crystals[0] = 3
illegal 0 activate tree-of-light

# 33 Arcano Leech

scenario Against two Leeches Naria is too dear, and the Amulet of Earth costs two crystals more
# R-SEA-C33.1 R-SEA-C33.2
players 2  seed 7  plain
set! public.tableau[1] = arcano-leech arcano-leech
set! public.gauge[0] = 2
set! public.crystals[0] = 4
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = naria-the-prophetess amulet-of-earth
illegal 0 summon naria-the-prophetess
do 0 summon amulet-of-earth
expect public.crystals[0] = 11
expect public.crystals[1] = 2
expect event stole 1 = 2
expect public.reserve[0] = [0,0,0,0]
set public.crystals[0] = 5
legal 0 summon naria-the-prophetess

scenario The owner of a Leech pays nothing to themselves
# R-SEA-C33.1
players 2  seed 7  plain
set! public.tableau[0] = arcano-leech
set! public.gauge[0] = 2
set! private[0].hand = glutton-cauldron
do 0 summon glutton-cauldron
expect public.tableau[0] = arcano-leech glutton-cauldron
expect public.crystals = [0,0,0,0]
expect no-event stole

scenario Leeches of two opponents are each paid
# R-SEA-C33.1 R-SEA-C33.2
players 3  seed 7  plain
set! public.tableau[1] = arcano-leech
set! public.tableau[2] = arcano-leech
set! public.gauge[0] = 1
set! public.crystals[0] = 1
set! private[0].hand = glutton-cauldron
illegal 0 summon glutton-cauldron
set public.crystals[0] = 2
do 0 summon glutton-cauldron
expect public.crystals = [0,1,1,0]
expect event stole 1 = 1
expect event stole 2 = 1

scenario A card that costs nothing pays the Leech like any other
# R-SEA-C33.1 R-SEA-C33.2 R-SEA-7.7
players 2  seed 7  plain
set! public.tableau[1] = arcano-leech
set! public.gauge[0] = 1
set! private[0].hand = temporal-boots
illegal 0 summon temporal-boots
set public.crystals[0] = 1
do 0 summon temporal-boots
expect decision BOOTS 0
expect public.crystals = [0,1,0,0]

scenario The three crystals of the Staff do not pay the Leech
# R-SEA-C33.2 R-SEA-7.6 R-SEA-C6.1
players 2  seed 7  plain
set! public.tableau[0] = staff-of-spring
set! public.tableau[1] = arcano-leech
set! public.gauge[0] = 2
set! private[0].hand = glutton-cauldron
illegal 0 summon glutton-cauldron
set public.crystals[0] = 1
do 0 summon glutton-cauldron
expect public.crystals = [3,1,0,0]

scenario A free summon pays no Leech
# R-SEA-C33.1 R-SEA-7.8
players 2  seed 7  plain
set! public.tableau[0] = potion-of-dreams
set! public.tableau[1] = arcano-leech arcano-leech
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-earth
illegal 0 summon amulet-of-earth
do 0 activate potion-of-dreams
do 0 summon amulet-of-earth
expect public.crystals = [9,0,0,0]
expect no-event stole

scenario A card of the Chalice pays no Leech, the Chalice itself does
# R-SEA-C33.1 R-SEA-7.8 R-SEA-C9.1
players 2  seed 7  plain
set! public.tableau[1] = arcano-leech
set! public.gauge[0] = 2
set! public.crystals[0] = 1
set! private[0].hand = divine-chalice
set! public.reserve[0] = [1,1,1,1]
set! secret.top = amulet-of-earth 1 2 4
do 0 summon divine-chalice
expect public.crystals = [0,1,0,0]
do 0 pick amulet-of-earth
expect public.crystals = [9,1,0,0]
expect public.tableau[0] = amulet-of-earth divine-chalice

scenario Activating a card pays no Leech
# R-SEA-C33.1
players 2  seed 7  plain
set! public.tableau[0] = potion-of-knowledge
set! public.tableau[1] = arcano-leech
set! public.crystals[0] = 1
do 0 activate potion-of-knowledge
expect public.crystals = [1,0,0,0]

scenario A Leech costs two crystals, one more against another Leech, and Hand of Fortune saves none
# R-SEA-C33.2 R-SEA-C20.2
players 2  seed 7  plain
set! public.tableau[0] = hand-of-fortune
set! public.tableau[1] = arcano-leech
set! public.gauge[0] = 2
set! public.crystals[0] = 2
set! private[0].hand = arcano-leech
illegal 0 summon arcano-leech
set public.crystals[0] = 3
do 0 summon arcano-leech
expect public.crystals = [0,1,0,0]

scenario A Leech costs five crystals with three players
# R-SEA-7.2
players 3  seed 7  plain
set! public.gauge[0] = 1
set! public.crystals[0] = 4
set! private[0].hand = arcano-leech
illegal 0 summon arcano-leech
set public.crystals[0] = 5
do 0 summon arcano-leech
expect public.crystals[0] = 0

scenario A Leech costs eight crystals with four players
# R-SEA-7.2
players 4  seed 7  plain
set! public.gauge[0] = 1
set! public.crystals[0] = 7
set! private[0].hand = arcano-leech
illegal 0 summon arcano-leech
set public.crystals[0] = 8
do 0 summon arcano-leech
expect public.crystals[0] = 0

scenario The Leech gets its crystal before the tokens of the cost are paid
# R-SEA-C33.1 R-SEA-7.3
players 2  seed 7  plain
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,0,2]
set! public.tableau[1] = arcano-leech
set! public.gauge[0] = 2
set! public.crystals[0] = 1
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = amulet-of-earth
do 0 summon amulet-of-earth
expect decision PAY 0
expect public.crystals = [0,1,0,0]
do 0 pay earth 1
do 0 pay earth 0
expect public.crystals = [9,1,0,0]

# 34 Crystal Orb

scenario Crystal Orb shows its owner alone the top card, and they remember it while it lies there
# R-SEA-C34.1 R-SEA-C34.3
players 3  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.gauge[0] = 5
set! public.reserve[0] = [4,0,0,0]
set! secret.top = syllas-the-faithful amulet-of-air
do 0 activate crystal-orb 0 0
expect decision ORB 0
expect event looked 0
expect event looked 0 shown to 0
expect event looked 0 hidden from 1
expect event looked 0 hidden from 2
expect no-undo
expect private[0].known_top = syllas-the-faithful
observe 0 private[0].known_top = syllas-the-faithful
expect hidden private[0].known_top from 1
expect hidden private[0].known_top from 2
expect hidden secret.top from 0
expect hidden secret.top from 1
expect private[1].known_top = none
do 0 leave
expect event left-top 0
expect decision MAIN 0
expect public.draw_count = 99
expect public.discard_count = 0
expect public.reserve[0] = [4,0,0,0]
expect public.tableau[0] = crystal-orb
expect secret.top[0] = syllas-the-faithful
observe 0 private[0].known_top = syllas-the-faithful
expect hidden private[0].known_top from 1
do 0 end-turn
observe 0 private[0].known_top = syllas-the-faithful

scenario A top card seen with the Orb is forgotten when its owner draws it
# R-SEA-C34.3
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.gauge[0] = 5
set! public.reserve[0] = [0,0,1,0]
set! private[0].hand = elemental-amulet
set! secret.top = syllas-the-faithful
do 0 activate crystal-orb 0 0
expect legal-count 0 = 1
do 0 leave
expect private[0].known_top = syllas-the-faithful
do 0 summon elemental-amulet
expect private[0].hand = syllas-the-faithful
expect private[0].known_top = none
expect secret.top[0] = none

scenario A top card left by the Orb and drawn by an opponent is the same card, and their secret
# R-SEA-C34.3
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,4,1,0,0]
set! public.tableau[0] = crystal-orb
set! secret.top = syllas-the-faithful
do 0 activate crystal-orb 0 0
do 0 leave
do 0 end-turn
expect decision DRAW_MODE 1
expect private[0].known_top = syllas-the-faithful
do 1 draw-one
expect private[1].look = syllas-the-faithful
expect private[0].known_top = none
expect hidden private[1].look from 0
do 1 discard syllas-the-faithful
expect public.seen_discard = []
expect secret.discard = syllas-the-faithful

scenario Two owners of Orbs can remember the same top card, until it goes
# R-SEA-C34.3
players 3  seed 7  plain
set! public.dice[0] = [1,2,3,4,0]
set! public.face = [1,1,1,4,0]
set! public.tableau[0] = crystal-orb
set! public.tableau[1] = crystal-orb
set! public.gauge[1] = 2
set! public.reserve[1] = [0,2,0,0]
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
do 0 leave
do 0 end-turn
do 1 activate crystal-orb 0 0
expect private[0].known_top = amulet-of-earth
expect private[1].known_top = amulet-of-earth
expect hidden private[1].known_top from 0
expect hidden private[0].known_top from 2
do 1 take-top
expect public.tableau[1] = amulet-of-earth crystal-orb
expect private[0].known_top = none
expect private[1].known_top = none
expect public.crystals[1] = 9

scenario Crystal Orb summons the top card for any four tokens; Leech, Staff and Vase stay silent
# R-SEA-C34.1 R-SEA-7.8 R-SEA-C33.1
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb staff-of-spring yjangs-forgotten-vase
set! public.tableau[1] = arcano-leech arcano-leech
set! public.gauge[0] = 4
set! public.crystals[0] = 1
set! public.reserve[0] = [2,1,1,1]
set! secret.top = olafs-blessed-statue
do 0 activate crystal-orb 0 0
do 0 take-top
expect decision SPEND 0
expect public.tableau[0] = staff-of-spring yjangs-forgotten-vase crystal-orb
expect private[0].known_top = olafs-blessed-statue
do 0 spend air   do 0 spend air   do 0 spend water   do 0 spend fire
expect decision MAIN 0
expect event summoned-free 0
expect no-event summoned
expect no-event stole
expect public.tableau[0] = staff-of-spring olafs-blessed-statue yjangs-forgotten-vase crystal-orb
expect public.crystals = [21,0,0,0]
expect public.reserve[0] = [0,0,0,1]
expect public.draw_count = 94
expect private[0].known_top = none

scenario Tokens on the Amulet of Water help to pay the four of the Orb
# R-SEA-C34.1 R-SEA-10.5
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb amulet-of-water
set! public.gauge[0] = 3
set! public.amulet[0][0] = [0,0,1,2]
set! public.reserve[0] = [1,0,0,0]
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
do 0 take-top
do 0 spend earth 1   do 0 spend earth 1   do 0 spend fire 1
expect public.tableau[0] = amulet-of-earth amulet-of-water crystal-orb
expect public.amulet[0][0] = [0,0,0,0]
expect public.reserve[0] = [0,0,0,0]
expect public.crystals[0] = 9

scenario Without room under the gauge the Orb can only look
# R-SEA-C34.1
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.gauge[0] = 1
set! public.reserve[0] = [4,0,0,0]
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
illegal 0 take-top
legal 0 leave
expect legal-count 0 = 1

scenario With three tokens the Orb can only look, even with a Hand of Fortune and a fed Cauldron
# R-SEA-C34.1 R-SEA-C20.2 R-SEA-C35.1
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb hand-of-fortune glutton-cauldron
set! public.cauldron[0][0] = [3,0,0,0]
set! public.gauge[0] = 5
set! public.reserve[0] = [3,0,0,0]
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
illegal 0 take-top
do 0 leave
expect public.reserve[0] = [3,0,0,0]

scenario The Orb serves once a round, with one of its two effects
# R-SEA-C34.1 R-SEA-C34.2 R-SEA-8.1
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 6
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
do 0 leave
illegal 0 activate crystal-orb
expect public.turned[0] = crystal-orb

scenario For three crystals the Orb buries the top card, which nobody sees
# R-SEA-C34.2
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 4
set! secret.top = amulet-of-earth amulet-of-fire
do 0 activate crystal-orb 0 1
expect decision MAIN 0
expect event buried-top 0
expect no-event looked
expect public.crystals[0] = 1
expect secret.discard = amulet-of-earth
expect public.seen_discard = []
expect hidden secret.discard from 0
expect private[0].known_top = none
expect secret.top[0] = amulet-of-fire
expect public.discard_count = 1
expect public.draw_count = 98
expect no-undo

scenario Burying is not offered below three crystals, nor when Fairies would take the third
# R-SEA-C34.2 R-SEA-8.3 R-SEA-C41.1
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 2
legal 0 activate crystal-orb 0 0
illegal 0 activate crystal-orb 0 1
set! public.tableau[1] = thieving-fairies
set! public.crystals[0] = 3
illegal 0 activate crystal-orb 0 1
set public.crystals[0] = 4
do 0 activate crystal-orb 0 1
expect public.crystals = [0,2,0,0]
expect public.discard_count = 1

scenario A second Orb buries what the first has shown, and the memory of it ends
# R-SEA-C34.2 R-SEA-C34.3 R-SEA-1.9
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb crystal-orb
set! public.crystals[0] = 3
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
do 0 leave
expect private[0].known_top = amulet-of-earth
do 0 activate crystal-orb 0 1
expect private[0].known_top = none
expect secret.discard = amulet-of-earth
expect public.seen_discard = []
illegal 0 activate crystal-orb

scenario A second Orb shows the same card again
# R-SEA-C34.1 R-SEA-C34.3
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb crystal-orb
set! secret.top = amulet-of-earth amulet-of-fire
do 0 activate crystal-orb 0 0
do 0 leave
do 0 activate crystal-orb 0 0
expect private[0].known_top = amulet-of-earth
expect event looked 0

scenario A card that nobody fixed before is found by the Orb and stays on top
# R-SEA-C34.1 R-SEA-C34.3
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.gauge[0] = 2
set! public.reserve[0] = [4,0,0,0]
chance 0/99
do 0 activate crystal-orb 0 0
expect private[0].known_top = amulet-of-air
expect secret.top[0] = amulet-of-air
expect public.draw_count = 99
do 0 take-top
expect public.tableau[0] = amulet-of-air crystal-orb
expect public.gauge[0] = 4
expect public.draw_count = 98

scenario The Orb gives the Elemental Amulet all four effects
# R-SEA-C31.4 R-SEA-C34.1
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.gauge[0] = 2
set! public.reserve[0] = [4,0,0,0]
set! secret.top = elemental-amulet purse-of-io
do 0 activate crystal-orb 0 0
do 0 take-top
expect decision GAIN 0
expect public.crystals[0] = 5
expect public.gauge[0] = 3
expect private[0].hand = purse-of-io

scenario An empty draw pile is refilled before the Orb looks
# R-SEA-C34.4 R-SEA-11.1 R-SEA-11.5
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! secret.discard = 1 2 34
set! public.seen_discard = 1
set! private[1].library[0] = 1 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 31 32 32 33 33 35 35 36 36 37 37 38 38 39 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50 50
expect public.draw_count = 0
expect public.discard_count = 3
chance 1/3
do 0 activate crystal-orb 0 0
expect event reshuffled
expect private[0].known_top = amulet-of-fire
expect public.draw_count = 3
expect public.discard_count = 0
expect public.seen_discard = []

scenario An empty draw pile is refilled before the Orb buries its top card
# R-SEA-C34.4 R-SEA-C34.2 R-SEA-11.1
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 3
set! secret.discard = 1 2 34
set! private[1].library[0] = 1 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 31 32 32 33 33 35 35 36 36 37 37 38 38 39 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50 50
chance 0/3
do 0 activate crystal-orb 0 1
expect event reshuffled
expect public.draw_count = 2
expect secret.discard = amulet-of-air
expect secret.deck = amulet-of-fire crystal-orb

scenario Without any card in either pile the Orb cannot be activated
# R-SEA-C34.4
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 5
set! private[1].library[0] = 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 31 32 32 33 33 34 35 35 36 36 37 37 38 38 39 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50 50
expect public.draw_count = 0
expect public.discard_count = 0
illegal 0 activate crystal-orb

scenario A Chalice summoned by the Orb draws its own four cards and needs room for one of them
# R-SEA-C34.1 R-SEA-C9.1 R-SEA-C9.2 R-SEA-7.5
players 2  seed 7  plain
set! public.tableau[0] = crystal-orb crystal-orb
set! public.gauge[0] = 4
set! public.reserve[0] = [4,0,0,0]
set! secret.top = divine-chalice amulet-of-earth amulet-of-fire amulet-of-water purse-of-io divine-chalice
do 0 activate crystal-orb 0 0
do 0 take-top
expect decision PICK 0
expect hidden private[0].look from 1
do 0 pick amulet-of-earth
expect decision MAIN 0
expect public.tableau[0] = amulet-of-earth divine-chalice crystal-orb crystal-orb
expect public.crystals[0] = 9
expect public.discard_count = 3
set! public.gauge[0] = 5
set! public.reserve[0] = [4,0,0,0]
do 0 activate crystal-orb 0 0
do 0 take-top
expect decision MAIN 0
expect public.discard_count = 7
expect public.tableau[0] = amulet-of-earth divine-chalice divine-chalice crystal-orb crystal-orb

scenario Tree, Orb, Cauldron and Skull of an opponent cannot be activated
# R-SEA-8.1 R-SEA-C32.1 R-SEA-C34.1 R-SEA-C35.1 R-SEA-C37.1
players 2  seed 7  plain
set! public.tableau[0] = amulet-of-air amulet-of-fire amulet-of-earth
set! public.tableau[1] = tree-of-light crystal-orb glutton-cauldron dragon-skull
set! public.crystals[0] = 9
set! public.reserve[0] = [1,1,1,1]
illegal 0 activate

# 35 Glutton Cauldron

scenario Glutton Cauldron takes one token a round, which can no longer be used
# R-SEA-C35.1 R-SEA-8.1
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron
set! public.reserve[0] = [0,0,0,2]
set! public.can_transmute = 1
do 0 activate glutton-cauldron
expect decision MAIN 0
expect public.cauldron[0][0] = [0,0,0,1]
expect public.reserve[0] = [0,0,0,1]
expect public.turned[0] = glutton-cauldron
illegal 0 activate glutton-cauldron
do 0 transmute earth
illegal 0 transmute
illegal 0 bonus 0
expect public.cauldron[0][0] = [0,0,0,1]
expect public.crystals[0] = 3

scenario Glutton Cauldron is offered only with a token to feed it
# R-SEA-C35.1 R-SEA-8.3
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron
set! public.cauldron[0][0] = [0,0,6,0]
illegal 0 activate glutton-cauldron
set public.reserve[0] = [1,0,0,0]
legal 0 activate glutton-cauldron

scenario A token on the Amulet of Water may feed the Cauldron
# R-SEA-C35.1 R-SEA-10.5
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron amulet-of-water
set! public.amulet[0][0] = [0,0,1,0]
do 0 activate glutton-cauldron
expect public.amulet[0][0] = [0,0,0,0]
expect public.cauldron[0][0] = [0,0,1,0]

scenario With six tokens the Cauldron stays in play
# R-SEA-C35.2
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron
set! public.cauldron[0][0] = [0,5,0,0]
set! public.reserve[0] = [1,0,0,0]
do 0 activate glutton-cauldron
expect decision MAIN 0
expect public.tableau[0] = glutton-cauldron
expect public.cauldron[0][0] = [1,5,0,0]
expect public.crystals[0] = 0
expect no-event sacrificed

scenario The seventh token empties the Cauldron into the reserve and brings 15 crystals, Purse or not
# R-SEA-C35.2 R-SEA-C8.1 R-SEA-10.2
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron purse-of-io
set! public.cauldron[0][0] = [0,4,2,0]
set! public.reserve[0] = [0,0,0,3]
do 0 activate glutton-cauldron
expect event sacrificed 0
expect public.tableau[0] = purse-of-io
expect public.turned[0] = []
expect public.seen_discard = glutton-cauldron
expect public.cauldron[0][0] = [0,0,0,0]
expect public.crystals[0] = 15
expect decision OVERFLOW 0
expect public.reserve[0] = [0,4,2,3]
illegal 0 drop air
do 0 drop earth
expect decision OVERFLOW 0
do 0 drop water
expect decision MAIN 0
expect public.reserve[0] = [0,3,2,2]

scenario With a Grimoire ten tokens stay when the Cauldron is full
# R-SEA-C35.2 R-SEA-10.1
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron bespelled-grimoire
set! public.cauldron[0][0] = [0,6,0,0]
set! public.reserve[0] = [0,0,0,4]
do 0 activate glutton-cauldron
expect decision MAIN 0
expect public.reserve[0] = [0,6,0,4]
expect public.crystals[0] = 15

scenario Two Cauldrons are fed apart; the full one leaves and the other keeps its tokens
# R-SEA-C35.1 R-SEA-C35.2 R-SEA-1.9 R-SEA-1.11
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron glutton-cauldron
set! public.cauldron[0] = [[0,0,6,0],[0,1,0,0]]
set! public.reserve[0] = [2,0,0,0]
legal 0 activate glutton-cauldron 0
do 0 activate glutton-cauldron 1
expect public.cauldron[0] = [[0,0,6,0],[1,1,0,0]]
illegal 0 activate glutton-cauldron 1
do 0 activate glutton-cauldron 0
expect decision MAIN 0
expect public.tableau[0] = glutton-cauldron
expect public.cauldron[0] = [[1,1,0,0],[0,0,0,0]]
expect public.turned[0] = glutton-cauldron
expect public.reserve[0] = [1,0,6,0]
expect public.crystals[0] = 15
illegal 0 activate glutton-cauldron

scenario Two Cauldrons alike are one option
# R-SEA-C35.1 R-SEA-1.11
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron glutton-cauldron
set! public.reserve[0] = [2,0,0,0]
legal 0 activate glutton-cauldron 0
illegal 0 activate glutton-cauldron 1
do 0 activate glutton-cauldron
expect public.cauldron[0] = [[1,0,0,0],[0,0,0,0]]
do 0 activate glutton-cauldron 1
expect public.cauldron[0] = [[1,0,0,0],[1,0,0,0]]
illegal 0 activate glutton-cauldron

scenario A Cauldron sacrificed early loses its tokens and brings nothing
# R-SEA-C35.2 R-SEA-12.1
players 2  seed 7  plain
set! public.tableau[1] = glutton-cauldron glutton-cauldron
set! public.cauldron[1] = [[0,0,6,0],[0,1,0,0]]
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,3,0]
set! private[0].hand = syllas-the-faithful
do 0 summon syllas-the-faithful
expect decision SYLLAS 1
do 1 sacrifice glutton-cauldron 0
expect public.tableau[1] = glutton-cauldron
expect public.cauldron[1] = [[0,1,0,0],[0,0,0,0]]
expect public.reserve[1] = [0,0,0,0]
expect public.crystals[1] = 0

scenario A Cauldron taken back and summoned again is empty and may be fed again in the same round
# R-SEA-C35.1 R-SEA-12.1 R-SEA-12.2
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron
set! public.gauge[0] = 2
set! public.cauldron[0][0] = [0,0,4,0]
set! public.reserve[0] = [2,2,0,0]
set! private[0].hand = amsug-longneck
do 0 activate glutton-cauldron
do 0 spend air
do 0 summon amsug-longneck
expect public.cauldron[0][0] = [0,0,0,0]
expect public.reserve[0] = [0,1,0,0]
do 0 summon glutton-cauldron
do 0 activate glutton-cauldron
expect public.cauldron[0][0] = [0,1,0,0]

scenario Tokens in the Cauldron are neither counted by Chest and Horn nor spent by Potion of Life
# R-SEA-C35.1 R-SEA-10.6 R-SEA-C13.1 R-SEA-C14.1 R-SEA-C26.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = glutton-cauldron wondrous-chest beggars-horn potion-of-life
set! public.cauldron[0][0] = [0,0,5,0]
set! public.reserve[0] = [1,0,0,0]
do 0 activate potion-of-life
expect public.crystals[0] = 4
expect public.cauldron[0][0] = [0,0,5,0]
do 0 end-turn
do 1 end-turn
expect decision GAIN 0
do 0 gain air
expect public.crystals[0] = 4
expect public.round = 2
expect public.reserve[0] = [1,0,0,0]

scenario A full reserve and a seventh token from the Amulet of Water: seven of fourteen go back
# R-SEA-C35.2 R-SEA-10.2 R-SEA-10.5
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron amulet-of-water
set! public.amulet[0][0] = [0,0,0,1]
set! public.cauldron[0][0] = [0,0,6,0]
set! public.reserve[0] = [7,0,0,0]
do 0 activate glutton-cauldron
do 0 spend earth 1
expect public.reserve[0] = [7,0,6,1]
expect public.crystals[0] = 15
do 0 drop air   do 0 drop air   do 0 drop air   do 0 drop air   do 0 drop air   do 0 drop air
expect decision OVERFLOW 0
do 0 drop air
expect decision MAIN 0
expect public.reserve[0] = [0,0,6,1]

scenario Two Cauldrons with the same tokens differ when one was fed this round: the straight one stays
# R-SEA-C35.1 R-SEA-1.11 R-SEA-12.2
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron glutton-cauldron dragon-skull amulet-of-air
set! public.cauldron[0] = [[1,0,0,0],[0,0,0,0]]
set! public.reserve[0] = [2,0,0,0]
do 0 activate glutton-cauldron 1
expect public.cauldron[0] = [[1,0,0,0],[1,0,0,0]]
do 0 activate dragon-skull
legal 0 sacrifice glutton-cauldron 0
do 0 sacrifice glutton-cauldron 1
do 0 sacrifice dragon-skull
do 0 sacrifice amulet-of-air
expect public.tableau[0] = glutton-cauldron
expect public.turned[0] = []
do 0 activate glutton-cauldron
expect public.cauldron[0] = [[2,0,0,0],[0,0,0,0]]

scenario Two Cauldrons with the same tokens differ when one was fed this round: the turned one stays
# R-SEA-C35.1 R-SEA-1.11
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron glutton-cauldron dragon-skull amulet-of-air
set! public.cauldron[0] = [[1,0,0,0],[0,0,0,0]]
set! public.reserve[0] = [2,0,0,0]
do 0 activate glutton-cauldron 1
do 0 activate dragon-skull
do 0 sacrifice glutton-cauldron 0
do 0 sacrifice dragon-skull
do 0 sacrifice amulet-of-air
expect public.tableau[0] = glutton-cauldron
expect public.turned[0] = glutton-cauldron
expect public.cauldron[0] = [[1,0,0,0],[0,0,0,0]]
illegal 0 activate glutton-cauldron

scenario Of two Cauldrons with the same tokens the one not yet fed this round is offered
# R-SEA-C35.1 R-SEA-1.11
players 2  seed 7  plain
set! public.tableau[0] = glutton-cauldron glutton-cauldron
set! public.cauldron[0] = [[0,0,0,0],[1,0,0,0]]
set! public.reserve[0] = [2,0,0,0]
do 0 activate glutton-cauldron 0
expect public.cauldron[0] = [[1,0,0,0],[1,0,0,0]]
illegal 0 activate glutton-cauldron 0
do 0 activate glutton-cauldron 1
expect public.cauldron[0] = [[1,0,0,0],[2,0,0,0]]

scenario In the next round the Cauldron is straight again and keeps its tokens
# R-SEA-C35.1 R-SEA-4.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = glutton-cauldron
set! public.reserve[0] = [2,0,0,0]
do 0 activate glutton-cauldron
do 0 end-turn
expect public.turned[0] = glutton-cauldron
chance 0/6 0/6 0/6
do 1 end-turn
expect public.round = 2
expect public.turned[0] = []
expect public.cauldron[0][0] = [1,0,0,0]
do 1 take-die 2
do 0 take-die 3
do 1 end-turn
do 0 activate glutton-cauldron
do 0 spend air
expect public.cauldron[0][0] = [2,0,0,0]

# 36 Vampiric Crown

scenario Vampiric Crown draws a card openly, keeps it and brings its prestige in tokens
# R-SEA-C36.1 R-SEA-11.6
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown amulet-of-fire
set! secret.top = titus-deepgaze
do 0 summon vampiric-crown
expect decision CROWN 0
legal 0 discard amulet-of-fire
do 0 draw
expect event showed 0
expect private[0].hand = amulet-of-fire titus-deepgaze
observe 1 public.shown[0] = titus-deepgaze
expect hidden private[0].hand from 1
expect no-undo
expect decision GAIN 0
do 0 gain air   do 0 gain water   do 0 gain fire   do 0 gain earth
expect decision MAIN 0
expect public.reserve[0] = [1,1,1,1]

scenario Vampiric Crown discards a card openly and brings its prestige in tokens
# R-SEA-C36.1 R-SEA-11.5
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown titus-deepgaze amulet-of-fire
do 0 summon vampiric-crown
do 0 discard titus-deepgaze
expect event discarded 0
expect no-event showed
expect private[0].hand = amulet-of-fire
observe 1 public.seen_discard = titus-deepgaze
expect public.shown[0] = []
expect public.draw_count = 97
do 0 gain fire   do 0 gain fire   do 0 gain fire
expect decision GAIN 0
do 0 gain fire
expect decision MAIN 0
expect public.reserve[0] = [0,0,4,0]

scenario A card without prestige or below zero brings no tokens
# R-SEA-C36.1
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.reserve[0] = [2,2,0,0]
set! private[0].hand = vampiric-crown vampiric-crown cursed-treatise-of-arus
do 0 summon vampiric-crown
do 0 discard cursed-treatise-of-arus
expect decision MAIN 0
expect public.reserve[0] = [1,1,0,0]
set secret.top = potion-of-life
do 0 summon vampiric-crown
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,0]
expect private[0].hand = potion-of-life
expect public.shown[0] = potion-of-life

scenario The thirty prestige of the Runic Cube fill the reserve with tokens of choice
# R-SEA-C36.1 R-SEA-10.4
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,2,0]
set! private[0].hand = vampiric-crown runic-cube-of-eolis
do 0 summon vampiric-crown
do 0 discard runic-cube-of-eolis
do 0 gain earth   do 0 gain earth   do 0 gain earth   do 0 gain earth   do 0 gain earth
do 0 gain earth   do 0 gain earth
expect decision OVERFLOW 0
expect public.reserve[0] = [0,0,2,7]
do 0 drop fire   do 0 drop fire
expect decision MAIN 0
expect public.reserve[0] = [0,0,0,7]

scenario With a Grimoire the Runic Cube fills a reserve of ten
# R-SEA-C36.1 R-SEA-10.1 R-SEA-10.4
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = bespelled-grimoire
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown
set! secret.top = runic-cube-of-eolis
do 0 summon vampiric-crown
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
do 0 gain air   do 0 gain air   do 0 gain air
expect decision GAIN 0
do 0 gain air
expect decision MAIN 0
expect public.reserve[0] = [10,0,0,0]

scenario With an empty hand the Crown must draw
# R-SEA-C36.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown
set! secret.top = potion-of-life
do 0 summon vampiric-crown
expect private[0].hand = potion-of-life

scenario With both piles empty the Crown must discard
# R-SEA-C36.2 R-SEA-11.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown titus-deepgaze
set! private[1].library[0] = 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 31 32 32 33 33 34 34 35 35 36 37 37 38 38 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50 50
expect public.draw_count = 0
do 0 summon vampiric-crown
illegal 0 draw
expect legal-count 0 = 1
do 0 discard titus-deepgaze
expect decision GAIN 0
expect public.discard_count = 1

scenario With both piles and the hand empty the Crown does nothing
# R-SEA-C36.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown
set! private[1].library[0] = 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 31 32 32 33 33 34 34 35 35 36 37 37 38 38 39 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50 50
do 0 summon vampiric-crown
expect decision MAIN 0
expect public.tableau[0] = vampiric-crown
expect public.reserve[0] = [0,0,0,0]

scenario A card drawn with the Crown is known to all until it is played
# R-SEA-C36.1 R-SEA-11.6
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown amulet-of-fire
set! secret.top = glutton-cauldron
do 0 summon vampiric-crown
do 0 draw
expect public.shown[0] = glutton-cauldron
expect visible public.shown[0] from 1
do 0 summon glutton-cauldron
expect public.shown[0] = []
expect private[0].hand = amulet-of-fire
expect hidden private[0].hand from 1

scenario The secret twin of a card drawn with the Crown stays secret
# R-SEA-C36.1 R-SEA-11.6
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown glutton-cauldron
set! secret.top = glutton-cauldron
do 0 summon vampiric-crown
do 0 draw
expect private[0].hand = glutton-cauldron glutton-cauldron
observe 1 public.shown[0] = glutton-cauldron
do 0 summon glutton-cauldron
expect public.shown[0] = []
expect private[0].hand = glutton-cauldron

# 37 Dragon Skull

scenario Dragon Skull brings 15 crystals for three own cards, Purse or not
# R-SEA-C37.1 R-SEA-C8.1
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull amulet-of-air purse-of-io titus-deepgaze staff-of-spring
do 0 activate dragon-skull
expect decision SKULL 0
do 0 sacrifice amulet-of-air
do 0 sacrifice titus-deepgaze
expect public.crystals[0] = 0
do 0 sacrifice staff-of-spring
expect decision MAIN 0
expect public.crystals[0] = 15
expect public.tableau[0] = purse-of-io dragon-skull
expect public.turned[0] = dragon-skull
expect public.seen_discard = amulet-of-air staff-of-spring titus-deepgaze
illegal 0 activate dragon-skull

scenario Dragon Skull may be one of its own three cards
# R-SEA-C37.1
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull amulet-of-air amulet-of-fire
do 0 activate dragon-skull
do 0 sacrifice dragon-skull
do 0 sacrifice amulet-of-air
expect decision MAIN 0
expect public.tableau[0] = []
expect public.turned[0] = []
expect public.crystals[0] = 15
expect public.discard_count = 3

scenario Dragon Skull is not offered with fewer than three own cards, whatever others have
# R-SEA-C37.1 R-SEA-8.3
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull amulet-of-air
set! public.tableau[1] = amulet-of-air amulet-of-earth amulet-of-fire
set! private[0].hand = amulet-of-earth amulet-of-fire
illegal 0 activate dragon-skull

scenario Dragon Skull takes only its owner's cards
# R-SEA-C37.1
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull amulet-of-air amulet-of-fire
set! public.tableau[1] = amulet-of-earth
do 0 activate dragon-skull
illegal 0 sacrifice amulet-of-earth
illegal 0 done
expect legal-count 0 = 3

scenario A Treatise among the three empties the reserve before the lost Grimoire is felt
# R-SEA-C37.1 R-SEA-12.3 R-SEA-C42.2
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull bespelled-grimoire cursed-treatise-of-arus amulet-of-water
set! public.amulet[0][0] = [1,1,0,0]
set! public.reserve[0] = [3,3,3,0]
do 0 activate dragon-skull
do 0 sacrifice bespelled-grimoire
expect decision SKULL 0
expect public.reserve[0] = [3,3,3,0]
do 0 sacrifice cursed-treatise-of-arus
expect public.reserve[0] = [3,3,3,0]
do 0 sacrifice dragon-skull
expect decision MAIN 0
expect event lost-tokens 0 = 1
expect no-event dropped
expect public.reserve[0] = [0,0,0,0]
expect public.amulet[0][0] = [1,1,0,0]
expect public.crystals[0] = 15

scenario A Grimoire among the three makes its owner give back tokens before they get their crystals
# R-SEA-C37.1 R-SEA-12.3 R-SEA-10.3
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull bespelled-grimoire amulet-of-air
set! public.reserve[0] = [3,3,3,0]
do 0 activate dragon-skull
do 0 sacrifice bespelled-grimoire
do 0 sacrifice amulet-of-air
expect decision OVERFLOW 0
expect public.crystals[0] = 0
do 0 drop air   do 0 drop air
expect decision MAIN 0
expect public.reserve[0] = [1,3,3,0]
expect public.crystals[0] = 15

scenario One Grimoire of two among the three leaves the capacity as it is
# R-SEA-C37.1 R-SEA-10.1
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull bespelled-grimoire bespelled-grimoire amulet-of-air
set! public.reserve[0] = [4,3,3,0]
do 0 activate dragon-skull
do 0 sacrifice bespelled-grimoire
do 0 sacrifice amulet-of-air
do 0 sacrifice dragon-skull
expect decision MAIN 0
expect public.reserve[0] = [4,3,3,0]
expect public.crystals[0] = 15

scenario An Amulet of Water given to the Skull takes its tokens along
# R-SEA-C37.1 R-SEA-12.1
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull amulet-of-water amulet-of-water amulet-of-air
set! public.amulet[0] = [[1,0,0,0],[0,2,0,0]]
do 0 activate dragon-skull
legal 0 sacrifice amulet-of-water 1
do 0 sacrifice amulet-of-water 0
do 0 sacrifice amulet-of-air
do 0 sacrifice dragon-skull
expect public.tableau[0] = amulet-of-water
expect public.amulet[0] = [[0,2,0,0],[0,0,0,0]]
expect public.reserve[0] = [0,0,0,0]

scenario Two Skulls serve in one turn, and the straight one is told from the turned one
# R-SEA-C37.1 R-SEA-1.9 R-SEA-1.11
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull dragon-skull amulet-of-air amulet-of-fire amulet-of-earth amulet-of-air
do 0 activate dragon-skull
legal 0 sacrifice dragon-skull 0
do 0 sacrifice dragon-skull 1
do 0 sacrifice amulet-of-air
do 0 sacrifice amulet-of-fire
expect public.turned[0] = []
do 0 activate dragon-skull
do 0 sacrifice amulet-of-air
do 0 sacrifice amulet-of-earth
expect public.tableau[0] = []
expect public.crystals[0] = 30
expect public.discard_count = 6

scenario Giving the straight Skull to the turned one leaves no second activation
# R-SEA-C37.1 R-SEA-1.11
players 2  seed 7  plain
set! public.tableau[0] = dragon-skull dragon-skull amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water
do 0 activate dragon-skull
do 0 sacrifice dragon-skull 0
do 0 sacrifice amulet-of-air
do 0 sacrifice amulet-of-fire
expect public.tableau[0] = amulet-of-earth amulet-of-water dragon-skull
expect public.turned[0] = dragon-skull
illegal 0 activate dragon-skull

# 38 Demon of Argos

scenario Demon of Argos lowers each opponent and makes them draw, from the left neighbour on
# R-SEA-C38.1
players 3  seed 7  plain
set! public.dice[0] = [1,2,3,4,0]
set! public.face = [1,1,1,4,0]
set! public.gauge = [3,1,4,0]
set! public.reserve[1] = [1,0,1,1]
set! private[1].hand = demon-of-argos
set! secret.top = amulet-of-air amulet-of-fire
do 0 end-turn
do 1 summon demon-of-argos
expect decision MAIN 1
expect public.gauge = [2,2,3,0]
expect private[2].hand = amulet-of-air
expect private[0].hand = amulet-of-fire
expect public.hand_count = [1,0,1,0]
expect hidden private[2].hand from 0
expect hidden private[2].hand from 1
expect hidden private[0].hand from 1
expect hidden private[0].hand from 2
expect public.shown[0] = []
expect public.shown[2] = []
expect event drew 2 = 1
expect event drew 0 = 1
expect event drew = 2
expect no-undo

scenario A gauge at 0 stays there, and its owner still draws
# R-SEA-C38.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = demon-of-argos
do 0 summon demon-of-argos
expect public.gauge[1] = 0
expect public.hand_count[1] = 1
expect no-event gauge

scenario The Demon forces no sacrifice; the next summon needs two more on the gauge
# R-SEA-C38.1 R-SEA-12.4 R-SEA-7.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,5,1,0,0]
set! public.gauge = [1,3,0,0]
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = demon-of-argos
set! public.tableau[1] = amulet-of-air amulet-of-fire amulet-of-earth
set! secret.top = glutton-cauldron
do 0 summon demon-of-argos
expect decision MAIN 0
expect public.gauge[1] = 2
expect public.tableau[1] = amulet-of-air amulet-of-fire amulet-of-earth
expect private[1].hand = glutton-cauldron
do 0 end-turn
illegal 1 summon glutton-cauldron
do 1 bonus 2
expect public.gauge[1] = 3
illegal 1 summon glutton-cauldron
do 1 bonus 2
expect public.gauge[1] = 4
legal 1 summon glutton-cauldron

scenario With one card left the Demon gives it to the left neighbour
# R-SEA-C38.1 R-SEA-11.2
players 3  seed 7  plain
set! public.gauge = [1,1,1,0]
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = demon-of-argos
set! private[1].library[0] = 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 31 32 32 33 33 34 34 35 35 36 36 37 37 38 39 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50
expect public.draw_count = 1
do 0 summon demon-of-argos
expect private[1].hand = damned-soul-of-onys
expect public.hand_count[2] = 0
expect public.gauge = [1,0,0,0]

# 39 Titus Deepgaze

scenario Titus takes a crystal from each opponent at the end of the round, and nothing before
# R-SEA-C39.1
players 3  seed 7  plain
set! public.dice[0] = [1,2,3,4,0]
set! public.face = [1,1,1,4,0]
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,2,0]
set! public.crystals = [0,5,2,0]
set! private[0].hand = titus-deepgaze
do 0 summon titus-deepgaze
expect public.crystals = [0,5,2,0]
do 0 end-turn
do 1 end-turn
expect public.crystals = [0,5,2,0]
do 2 end-turn
expect public.round = 2
expect public.crystals = [2,4,1,0]
expect event stole 0 = 2
expect public.tableau[0] = titus-deepgaze
expect no-event sacrificed

scenario Titus passes over an opponent without crystals, collects from the other and is sacrificed
# R-SEA-C39.1 R-SEA-C39.2
players 3  seed 7  plain
set! public.dice[0] = [1,2,3,4,0]
set! public.face = [1,1,1,4,0]
set! public.crystals = [5,0,8,0]
set! public.tableau[2] = titus-deepgaze
do 0 end-turn
do 1 end-turn
do 2 end-turn
expect public.round = 2
expect public.crystals = [4,0,9,0]
expect public.tableau[2] = []
expect public.seen_discard = titus-deepgaze
expect event sacrificed 2 = 1

scenario Titus does not mind the poverty of his owner
# R-SEA-C39.2
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.crystals = [0,1,0,0]
set! public.tableau[0] = titus-deepgaze
do 0 end-turn
do 1 end-turn
expect public.crystals = [1,0,0,0]
expect public.tableau[0] = titus-deepgaze

scenario A second Titus looks at the crystals afresh
# R-SEA-C39.1 R-SEA-C39.2 R-SEA-1.9
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.crystals = [0,1,0,0]
set! public.tableau[0] = titus-deepgaze titus-deepgaze
do 0 end-turn
do 1 end-turn
expect public.crystals = [1,0,0,0]
expect public.tableau[0] = titus-deepgaze
expect event sacrificed 0 = 1

scenario Two of Titus against an opponent with nothing are both sacrificed
# R-SEA-C39.2 R-SEA-1.9
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = titus-deepgaze titus-deepgaze
do 0 end-turn
do 1 end-turn
expect public.crystals = [0,0,0,0]
expect public.tableau[0] = []
expect public.seen_discard = titus-deepgaze titus-deepgaze

scenario Titus of the first player acts first and may leave nothing for the next Titus
# R-SEA-C39.1 R-SEA-C39.2 R-SEA-14.1
players 3  seed 7  plain
set! public.dice[0] = [1,2,3,4,0]
set! public.face = [1,1,1,4,0]
set! public.crystals = [0,0,1,0]
set! public.tableau[0] = titus-deepgaze
set! public.tableau[1] = titus-deepgaze
do 0 end-turn
do 1 end-turn
do 2 end-turn
expect public.crystals = [0,1,0,0]
expect public.tableau[0] = []
expect public.tableau[1] = []

scenario An Onys held by an earlier player can leave nothing for Titus
# R-SEA-C39.2 R-SEA-14.1 R-SEA-C50.3
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.crystals = [3,0,0,0]
set! public.tableau[0] = damned-soul-of-onys
set! public.tableau[1] = titus-deepgaze
do 0 end-turn
do 1 end-turn
expect public.crystals = [0,0,0,0]
expect public.tableau[1] = []

scenario Titus takes his crystal before the Onys of a later player
# R-SEA-C39.1 R-SEA-14.1 R-SEA-C50.3
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.crystals = [0,3,0,0]
set! public.tableau[0] = titus-deepgaze
set! public.tableau[1] = damned-soul-of-onys
do 0 end-turn
do 1 end-turn
expect public.crystals = [1,0,0,0]
expect public.tableau[0] = titus-deepgaze

scenario Titus costs one fire with two players
# R-SEA-7.2
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,1,0]
set! private[0].hand = titus-deepgaze
do 0 summon titus-deepgaze
expect public.reserve[0] = [0,0,0,0]
expect public.tableau[0] = titus-deepgaze

scenario Titus costs two fire with three players, one with a Hand of Fortune
# R-SEA-7.2 R-SEA-C20.1
players 3  seed 7  plain
set! public.gauge[0] = 2
set! public.reserve[0] = [0,0,1,0]
set! private[0].hand = titus-deepgaze
illegal 0 summon titus-deepgaze
set public.tableau[0] = hand-of-fortune
do 0 summon titus-deepgaze
expect public.reserve[0] = [0,0,0,0]
expect public.tableau[0] = hand-of-fortune titus-deepgaze

scenario Titus costs three fire with four players
# R-SEA-7.2
players 4  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,2,0]
set! private[0].hand = titus-deepgaze
illegal 0 summon titus-deepgaze
set public.reserve[0] = [0,0,3,0]
do 0 summon titus-deepgaze
expect public.reserve[0] = [0,0,0,0]

# 40 Air Elemental

scenario Air Elemental turns the reserves of all opponents to air, but not what lies on their cards
# R-SEA-C40.1 R-SEA-10.6
players 3  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [3,1,1,0]
set! private[0].hand = air-elemental
set! public.tableau[1] = amulet-of-water glutton-cauldron
set! public.amulet[1][0] = [0,0,0,1]
set! public.cauldron[1][0] = [0,2,0,0]
set! public.reserve[1] = [0,2,3,0]
set! public.tableau[2] = bespelled-grimoire
set! public.reserve[2] = [1,3,3,3]
do 0 summon air-elemental
expect decision MAIN 0
expect public.reserve[0] = [0,1,1,0]
expect public.reserve[1] = [5,0,0,0]
expect public.amulet[1][0] = [0,0,0,1]
expect public.cauldron[1][0] = [0,2,0,0]
expect public.reserve[2] = [10,0,0,0]
expect event to-air 1 = 1
expect event to-air 2 = 1

scenario Air Elemental finds nothing to turn in empty and airy reserves
# R-SEA-C40.1
players 3  seed 7  plain
set! public.gauge[0] = 1
set! public.reserve[0] = [3,0,0,0]
set! private[0].hand = air-elemental
set! public.reserve[1] = [4,0,0,0]
do 0 summon air-elemental
expect public.reserve[1] = [4,0,0,0]
expect public.reserve[2] = [0,0,0,0]
expect no-event to-air
expect public.tableau[0] = air-elemental

scenario Air Elemental acts once, on entering: tokens gained later keep their energy
# R-SEA-C40.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.gauge[0] = 1
set! public.reserve[0] = [3,0,0,0]
set! private[0].hand = air-elemental
set! public.reserve[1] = [0,0,1,0]
do 0 summon air-elemental
do 0 end-turn
expect public.reserve[1] = [1,2,0,0]
