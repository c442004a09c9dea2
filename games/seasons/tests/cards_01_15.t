game seasons

# Cards 1 to 15. Reserves are lists of air, water, fire, earth.


# ---- 1 Amulet of Air (two air) ----

scenario Amulet of Air raises its owner's gauge by two
# R-SEA-C1.1 R-SEA-7.1
players 3   seed 7   plain
set! public.gauge = 3 3 3
set! private[0].hand = amulet-of-air
set! public.reserve[0] = 3 0 0 0
do 0 summon amulet-of-air
expect public.gauge[0] = 5
expect public.gauge[1] = 3   expect public.gauge[2] = 3
expect event gauge 0 = 1   expect no-event gauge 1
expect public.reserve[0] = 1 0 0 0
expect public.tableau[0] = amulet-of-air   expect private[0].hand = []

scenario At gauge 14 the Amulet of Air stops at 15, and the gauge bonus is then not offered
# R-SEA-C1.1 R-SEA-1.7 R-SEA-9.4
players 2   seed 7   plain
set! public.gauge[0] = 14
set! private[0].hand = amulet-of-air
set! public.reserve[0] = 2 0 0 0
legal 0 bonus 2
do 0 summon amulet-of-air
expect public.gauge[0] = 15
illegal 0 bonus 2
legal 0 bonus 1

scenario The rise of the Amulet of Air makes no room for the Amulet itself
# R-SEA-C1.1 R-SEA-7.1 R-SEA-7.6
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[0] = runic-cube-of-eolis
set! private[0].hand = amulet-of-air
set! public.reserve[0] = 2 0 0 0
illegal 0 summon
set public.gauge[0] = 2
do 0 summon amulet-of-air
expect public.gauge[0] = 4

scenario Both copies of the Amulet of Air raise the gauge, also one summoned for free
# R-SEA-C1.1 R-SEA-1.9 R-SEA-7.8
players 2   seed 7   plain
set! public.gauge[0] = 4
set! public.tableau[0] = potion-of-dreams
set! private[0].hand = amulet-of-air amulet-of-air
set! public.reserve[0] = 2 0 0 0
do 0 summon amulet-of-air
expect public.gauge[0] = 6
do 0 activate potion-of-dreams
do 0 summon amulet-of-air
expect public.gauge[0] = 8
expect event summoned-free 0 = 1
expect public.tableau[0] = amulet-of-air amulet-of-air

scenario The Amulet of Air in play is silent later: it does nothing at the end of the round
# R-SEA-C1.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2   # seat 0 has the last turn of the round
set! public.gauge[0] = 4
set! public.tableau[0] = amulet-of-air
do 0 end-turn
expect public.gauge[0] = 4


# ---- 2 Amulet of Fire (two fire) ----

scenario Amulet of Fire draws four cards in secret, one is kept and three are discarded unseen
# R-SEA-C2.1 R-SEA-11.4
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-fire
set! public.reserve[0] = 0 0 2 0
set! secret.top = purse-of-io staff-of-spring temporal-boots kairn-the-destroyer runic-cube-of-eolis
expect public.draw_count = 99
do 0 summon amulet-of-fire
expect decision PICK 0   expect waiting 0
expect private[0].look = purse-of-io staff-of-spring temporal-boots kairn-the-destroyer
expect hidden private[0].look from 1
expect public.look_count[0] = 4   expect public.draw_count = 95
expect event drew 0 shown to 0   expect event drew 0 hidden from 1
expect no-undo
do 0 pick temporal-boots
expect event kept 0 hidden from 1   expect event discarded-drawn 0 shown to 0
expect event discarded-drawn 0 hidden from 1
expect private[0].hand = temporal-boots   expect hidden private[0].hand from 1
expect public.hand_count[0] = 1   expect public.look_count[0] = 0
expect secret.discard = purse-of-io staff-of-spring kairn-the-destroyer
expect public.discard_count = 3   expect public.seen_discard = []
expect hidden secret.discard from 1
expect secret.top[0] = runic-cube-of-eolis   expect hidden secret.top from 0
expect decision MAIN 0

scenario One of the four cards of the Amulet of Fire must be kept, no more and no less
# R-SEA-C2.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-fire
set! public.reserve[0] = 0 0 2 0
set! secret.top = purse-of-io staff-of-spring temporal-boots kairn-the-destroyer runic-cube-of-eolis
do 0 summon amulet-of-fire
expect legal-count 0 = 4
illegal 0 pick runic-cube-of-eolis
illegal 0 discard   illegal 0 done   illegal 0 end-turn
do 0 pick purse-of-io
expect private[0].hand = purse-of-io

scenario Two equal cards of the Amulet of Fire are one option, and only one of them is kept
# R-SEA-C2.1 R-SEA-1.9
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-fire
set! public.reserve[0] = 0 0 2 0
set! secret.top = purse-of-io purse-of-io temporal-boots kairn-the-destroyer
do 0 summon amulet-of-fire
expect legal-count 0 = 3
do 0 pick purse-of-io
expect private[0].hand = purse-of-io
expect secret.discard = purse-of-io temporal-boots kairn-the-destroyer

scenario The draw pile runs out under the Amulet of Fire: the discard pile is shuffled at that moment
# R-SEA-C2.1 R-SEA-11.1 R-SEA-11.2
players 2   seed 7   option level=2   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-fire
set! public.reserve[0] = 0 0 2 0
set! secret.top = purse-of-io staff-of-spring
set! secret.discard = temporal-boots
# All other cards lie in a library.
set! private[1].library[0] = [1,1,2,3,3,4,4,5,5,6,7,8,9,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
expect public.draw_count = 2
do 0 summon amulet-of-fire
expect event reshuffled = 1
expect private[0].look = purse-of-io staff-of-spring temporal-boots
expect public.draw_count = 0   expect public.discard_count = 0
do 0 pick staff-of-spring
expect secret.discard = purse-of-io temporal-boots

scenario The only card in the draw pile is what the Amulet of Fire brings, and nothing is discarded
# R-SEA-C2.1 R-SEA-11.2
players 2   seed 7   option level=2   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-fire
set! public.reserve[0] = 0 0 2 0
set! secret.top = temporal-boots
set! private[1].library[0] = [1,1,2,3,3,4,4,5,5,6,6,7,8,8,9,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
expect public.draw_count = 1
do 0 summon amulet-of-fire
expect decision PICK 0   expect legal-count 0 = 1   expect private[0].look = temporal-boots
do 0 pick temporal-boots
expect private[0].hand = temporal-boots   expect public.discard_count = 0   expect decision MAIN 0

scenario The only card in the discard pile is shuffled and drawn for the Amulet of Fire
# R-SEA-C2.1 R-SEA-11.1 R-SEA-11.2
players 2   seed 7   option level=2   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-fire
set! public.reserve[0] = 0 0 2 0
set! secret.discard = temporal-boots
set! private[1].library[0] = [1,1,2,3,3,4,4,5,5,6,6,7,8,8,9,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
expect public.draw_count = 0   expect public.discard_count = 1
do 0 summon amulet-of-fire
expect event reshuffled = 1   expect decision PICK 0   expect legal-count 0 = 1
do 0 pick temporal-boots
expect private[0].hand = temporal-boots   expect public.discard_count = 0   expect decision MAIN 0

scenario Without any card in either pile the Amulet of Fire is summoned and nothing is asked
# R-SEA-C2.1 R-SEA-11.2
players 2   seed 7   option level=2   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-fire
set! public.reserve[0] = 0 0 2 0
set! private[1].library[0] = [1,1,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
expect public.draw_count = 0
do 0 summon amulet-of-fire
expect public.tableau[0] = amulet-of-fire
expect decision MAIN 0   expect public.hand_count[0] = 0   expect no-event drew


# ---- 3 Amulet of Earth (two earth) ----

scenario Amulet of Earth brings nine crystals to its owner alone
# R-SEA-C3.1
players 3   seed 7   plain
set! public.gauge[0] = 1
set! public.crystals = 4 5 6
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 0 0 0 3
do 0 summon amulet-of-earth
expect public.crystals = 13 5 6 0
expect public.reserve[0] = 0 0 0 1

scenario One earth token does not pay an Amulet of Earth
# R-SEA-C3.1 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 2 2 2 1
illegal 0 summon
set public.reserve[0] = 0 0 0 2
legal 0 summon amulet-of-earth

scenario The nine crystals are no transmutation: neither Purse nor transmutation bonus adds to them
# R-SEA-C3.1 R-SEA-C8.1
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = purse-of-io purse-of-io
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 0 0 0 2
do 0 bonus 1
do 0 summon amulet-of-earth
expect public.crystals[0] = 9

scenario Against two Leeches four crystals do not summon Naria but do summon the Amulet of Earth
# R-SEA-C3.1 R-SEA-C33.1 R-SEA-C33.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.crystals[0] = 4
set! public.tableau[1] = arcano-leech arcano-leech
set! private[0].hand = amulet-of-earth naria-the-prophetess
set! public.reserve[0] = 0 0 0 2
illegal 0 summon naria-the-prophetess
do 0 summon amulet-of-earth
expect public.crystals[0] = 11   expect public.crystals[1] = 2
expect event stole 1 = 2
legal 0 summon naria-the-prophetess

scenario The nine crystals come too late for the Leech of the same summon
# R-SEA-C3.1 R-SEA-7.6 R-SEA-C33.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[1] = arcano-leech
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 0 0 0 2
illegal 0 summon
set public.crystals[0] = 1
do 0 summon amulet-of-earth
expect public.crystals[0] = 9   expect public.crystals[1] = 1


# ---- 4 Amulet of Water (two water) ----

scenario Four tokens of any kind go on the Amulet of Water, and the full reserve does not matter
# R-SEA-C4.1 R-SEA-10.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-water
set! public.reserve[0] = 5 2 0 0
do 0 summon amulet-of-water
expect decision GAIN 0   expect legal-count 0 = 4
do 0 gain fire   do 0 gain fire   do 0 gain earth
expect decision GAIN 0
do 0 gain air
expect public.amulet[0][0] = 1 0 2 1
expect public.reserve[0] = 5 0 0 0
expect decision MAIN 0

scenario The Amulet of Water is never filled again and gives nothing to the reserve
# R-SEA-C4.2
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = 0 0 0 1
# Nothing may be done with the token but to pay: three bonuses need more, end-turn is left.
set! public.bonus_used[0] = 3
expect legal-count 0 = 1
do 0 end-turn
expect decision DIE 0
expect public.amulet[0][0] = 0 0 0 1
expect public.reserve[0] = 0 0 0 0

scenario Whoever has earth in the reserve and on the Amulet chooses for each token which one pays
# R-SEA-10.5 R-SEA-C4.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = 0 0 0 2
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 1 0 0 2
do 0 summon amulet-of-earth
expect decision PAY 0   expect legal-count 0 = 2
expect public.crystals[0] = 0   expect public.tableau[0] = amulet-of-water
do 0 pay earth 1
expect decision PAY 0
do 0 pay earth 0
expect public.amulet[0][0] = 0 0 0 1
expect public.reserve[0] = 1 0 0 1
expect public.crystals[0] = 9

scenario Where every token is needed nobody asks which one pays
# R-SEA-10.5
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = 1 0 0 1
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 1 0 0 1
do 0 summon amulet-of-earth
expect decision MAIN 0
expect public.amulet[0][0] = 1 0 0 0   expect public.reserve[0] = 1 0 0 0
expect public.crystals[0] = 9

scenario Tokens on somebody else's Amulet of Water pay nothing
# R-SEA-10.5 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[1] = amulet-of-water
set! public.amulet[1][0] = 0 0 0 4
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 0 0 0 1
illegal 0 summon

scenario Tokens on the Amulet of Water can be transmuted one by one
# R-SEA-10.5 R-SEA-6.1 R-SEA-6.2
players 2   seed 7   plain
set! public.can_transmute = 1
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = 0 0 1 1
set! public.reserve[0] = 0 0 1 0
legal 0 transmute fire 0   legal 0 transmute fire 1   illegal 0 transmute earth 0
do 0 transmute earth 1
expect public.crystals[0] = 3   expect public.amulet[0][0] = 0 0 1 0
do 0 transmute fire 1
expect public.crystals[0] = 5   expect public.reserve[0] = 0 0 1 0
expect public.amulet[0][0] = 0 0 0 0

scenario Exchanged Amulet tokens come back to the reserve and can overfill it
# R-SEA-10.5 R-SEA-10.7 R-SEA-9.2 R-SEA-C4.2
players 2   seed 7   plain
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = 0 0 0 2
set! public.reserve[0] = 7 0 0 0
do 0 bonus 0
do 0 spend earth 1   do 0 spend earth 1
do 0 gain water   do 0 gain water
expect public.amulet[0][0] = 0 0 0 0
expect decision OVERFLOW 0
do 0 drop air   do 0 drop air
expect public.reserve[0] = 5 2 0 0
expect decision MAIN 0   expect public.bonus_used[0] = 1

scenario A sacrificed Amulet of Water takes its tokens to the bank
# R-SEA-12.1 R-SEA-C10.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = amulet-of-water
set! public.amulet[1][0] = 1 1 1 1
set! public.reserve[1] = 1 0 0 0
set! private[0].hand = syllas-the-faithful
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
expect public.tableau[1] = []
expect public.amulet[1][0] = 0 0 0 0   expect public.reserve[1] = 1 0 0 0

scenario An Amulet of Water taken back and summoned again holds only its four new tokens
# R-SEA-12.1 R-SEA-C4.1 R-SEA-C17.1
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = 0 0 0 3
set! private[0].hand = amsug-longneck
set! public.reserve[0] = 1 3 0 0
do 0 summon amsug-longneck
expect public.amulet[0][0] = 0 0 0 0
do 0 summon amulet-of-water
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
expect public.amulet[0][0] = 4 0 0 0

scenario The tokens of a second Amulet of Water lie on the second one
# R-SEA-C4.1 R-SEA-1.9
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = 1 0 0 0
set! private[0].hand = amulet-of-water
set! public.reserve[0] = 0 2 0 0
do 0 summon amulet-of-water
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
expect public.amulet[0][0] = 1 0 0 0
expect public.amulet[0][1] = 0 0 4 0

scenario Two Amulets of Water with different tokens are two sources, equal ones are one
# R-SEA-1.11 R-SEA-10.5
players 2   seed 7   plain
set! public.can_transmute = 1
set! public.tableau[0] = amulet-of-water amulet-of-water
set! public.amulet[0][0] = 1 0 0 1
set! public.amulet[0][1] = 0 0 0 1
legal 0 transmute earth 1   legal 0 transmute earth 2
set! public.amulet[0][0] = 0 0 0 1
legal 0 transmute earth 1   illegal 0 transmute earth 2
do 0 transmute earth 1
do 0 transmute earth 2
expect public.crystals[0] = 6   expect public.amulet[0][1] = 0 0 0 0

scenario Of two Amulets of Water the emptier one may be given up, and the other keeps its tokens
# R-SEA-1.11 R-SEA-12.1 R-SEA-C10.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = amulet-of-water amulet-of-water
set! public.amulet[1][0] = 0 0 0 0
set! public.amulet[1][1] = 0 3 0 0
set! private[0].hand = syllas-the-faithful
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
expect legal-count 1 = 2
do 1 sacrifice amulet-of-water 0
expect public.tableau[1] = amulet-of-water
expect public.amulet[1][0] = 0 3 0 0   expect public.amulet[1][1] = 0 0 0 0

scenario The fuller of two Amulets of Water may be given up instead
# R-SEA-1.11 R-SEA-12.1 R-SEA-C10.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = amulet-of-water amulet-of-water
set! public.amulet[1][0] = 1 0 0 0
set! public.amulet[1][1] = 0 3 0 0
set! private[0].hand = syllas-the-faithful
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
do 1 sacrifice amulet-of-water 1
expect public.amulet[1][0] = 1 0 0 0   expect public.amulet[1][1] = 0 0 0 0

scenario The Amulet's tokens are safe from Air Elemental and Treatise and worth nothing to the Lantern
# R-SEA-10.6 R-SEA-C40.1 R-SEA-C42.2 R-SEA-C45.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.gauge[0] = 2
set! public.tableau[1] = amulet-of-water cursed-treatise-of-arus lantern-of-xidit
set! public.amulet[1][0] = 0 0 0 4
set! public.reserve[1] = 0 2 3 0
set! private[0].hand = air-elemental syllas-the-faithful
set! public.reserve[0] = 3 0 3 0
do 0 summon air-elemental
expect public.reserve[1] = 5 0 0 0   expect public.amulet[1][0] = 0 0 0 4
do 0 summon syllas-the-faithful
do 1 sacrifice cursed-treatise-of-arus
expect public.reserve[1] = 0 0 0 0   expect public.amulet[1][0] = 0 0 0 4
do 0 end-turn
expect over   expect public.crystals[1] = 0


# ---- 5 Balance of Ishtar (2 crystals) ----

scenario Balance of Ishtar turns three equal tokens into nine crystals, once a round
# R-SEA-C5.1 R-SEA-8.1
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar
set! public.reserve[0] = 0 0 6 0
do 0 activate balance-of-ishtar 0 3
expect public.crystals[0] = 9   expect public.reserve[0] = 0 0 3 0
expect public.turned[0] = balance-of-ishtar
illegal 0 activate

scenario Balance of Ishtar can be activated in the turn of its summoning
# R-SEA-C5.1 R-SEA-8.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 2
set! private[0].hand = balance-of-ishtar
set! public.reserve[0] = 3 0 0 0
do 0 summon balance-of-ishtar
expect public.crystals[0] = 0
do 0 activate balance-of-ishtar 0 1
expect public.crystals[0] = 9   expect public.reserve[0] = 0 0 0 0

scenario Balance of Ishtar brings nine in every season and does not open transmutation
# R-SEA-C5.1
players 2   seed 7   plain
set! public.space = 4   # in spring fire would be worth 3 crystals
set! public.tableau[0] = balance-of-ishtar
set! public.reserve[0] = 0 0 4 0
illegal 0 transmute
do 0 activate balance-of-ishtar 0 3
expect public.crystals[0] = 9
expect public.can_transmute = 0   illegal 0 transmute

scenario Two tokens of one energy, or three different ones, do not activate the Balance
# R-SEA-C5.1 R-SEA-8.3
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar
set! public.reserve[0] = 2 2 2 1
illegal 0 activate
set public.reserve[0] = 2 3 2 0
legal 0 activate balance-of-ishtar 0 2
illegal 0 activate balance-of-ishtar 0 1   illegal 0 activate balance-of-ishtar 0 3

scenario Hand of Fortune does not lower what the Balance of Ishtar asks
# R-SEA-C5.1 R-SEA-C20.2
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar hand-of-fortune
set! public.reserve[0] = 0 0 2 0
illegal 0 activate
set public.reserve[0] = 0 0 3 0
do 0 activate balance-of-ishtar 0 3
expect public.reserve[0] = 0 0 0 0

scenario Purses and transmutation bonuses add to each of the three tokens of the Balance
# R-SEA-C5.2 R-SEA-6.4 R-SEA-9.3
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar balance-of-ishtar purse-of-io purse-of-io
set! public.reserve[0] = 0 0 6 0
do 0 activate balance-of-ishtar 0 3
expect public.crystals[0] = 15
do 0 bonus 1
do 0 activate balance-of-ishtar 0 3
expect public.crystals[0] = 33
expect public.reserve[0] = 0 0 0 0   illegal 0 activate

scenario The Purse of somebody else adds nothing to the Balance
# R-SEA-C5.2 R-SEA-C8.1
players 3   seed 7   plain
set! public.tableau[0] = balance-of-ishtar
set! public.tableau[1] = purse-of-io   set! public.tableau[2] = purse-of-io
set! public.reserve[0] = 0 0 0 3
do 0 activate balance-of-ishtar 0 4
expect public.crystals = 9 0 0 0

scenario One Purse and one bonus make fifteen crystals of three fire
# R-SEA-C5.2
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar purse-of-io
set! public.reserve[0] = 0 0 3 0
do 0 bonus 1
do 0 activate balance-of-ishtar 0 3
expect public.crystals[0] = 15

scenario The three tokens of the Balance may come from reserve and Amulet as their owner likes
# R-SEA-C5.1 R-SEA-10.5
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar amulet-of-water
set! public.amulet[0][0] = 0 0 2 0
set! public.reserve[0] = 0 0 2 0
do 0 activate balance-of-ishtar 0 3
expect decision PAY 0
do 0 pay fire 1   do 0 pay fire 0
do 0 pay fire 1
expect public.reserve[0] = 0 0 1 0   expect public.amulet[0][0] = 0 0 0 0
expect public.crystals[0] = 9

scenario The nine crystals of the Balance come after its payment, not before
# R-SEA-8.2 R-SEA-C5.1
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar amulet-of-water
set! public.amulet[0][0] = 0 0 2 0
set! public.reserve[0] = 0 0 2 0
do 0 activate balance-of-ishtar 0 3
expect decision PAY 0
expect public.crystals[0] = 0
expect no-event crystals 0

scenario The Fairies take their crystal before the Balance brings nine
# R-SEA-8.2 R-SEA-C41.1
players 2   seed 7   plain
set! public.crystals[0] = 1
set! public.tableau[0] = balance-of-ishtar
set! public.tableau[1] = thieving-fairies thieving-fairies
set! public.reserve[0] = 0 0 3 0
do 0 activate balance-of-ishtar 0 3
# The first Fairies take the only crystal, the second find none.
expect public.crystals[0] = 9   expect public.crystals[1] = 3


# ---- 6 Staff of Spring (three earth) ----

scenario Each summon from the hand brings the Staff's owner three crystals, before the card acts
# R-SEA-C6.1 R-SEA-7.4 R-SEA-7.5
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.tableau[0] = staff-of-spring yjangs-forgotten-vase
set! private[0].hand = amulet-of-earth
set! public.reserve[0] = 0 0 0 2
do 0 summon amulet-of-earth
expect decision GAIN 0   expect public.crystals[0] = 3
do 0 gain fire
expect public.crystals[0] = 12   expect public.reserve[0] = 0 0 1 0

scenario A card that costs nothing brings the Staff's three crystals too
# R-SEA-C6.1 R-SEA-7.7
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = staff-of-spring
set! private[0].hand = die-of-malice
do 0 summon die-of-malice
expect public.crystals[0] = 3

scenario The Staff does not reward its own summoning, but the first Staff rewards the second
# R-SEA-C6.1 R-SEA-7.4
players 2   seed 7   plain
set! public.gauge[0] = 3
set! private[0].hand = staff-of-spring staff-of-spring die-of-malice
set! public.reserve[0] = 0 0 0 6
do 0 summon staff-of-spring
expect public.crystals[0] = 0
do 0 summon staff-of-spring
expect public.crystals[0] = 3
do 0 summon die-of-malice
expect public.crystals[0] = 9

scenario The Staff's crystals cannot pay for the summon that brings them
# R-SEA-7.6 R-SEA-C6.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.crystals[0] = 2
set! public.tableau[0] = staff-of-spring
set! private[0].hand = naria-the-prophetess
illegal 0 summon
set public.crystals[0] = 3
do 0 summon naria-the-prophetess
expect public.crystals[0] = 3

scenario The Staff's crystals cannot feed the Leech of the same summon
# R-SEA-7.6 R-SEA-C6.1 R-SEA-C33.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = staff-of-spring
set! public.tableau[1] = arcano-leech
set! private[0].hand = die-of-malice
illegal 0 summon
set public.crystals[0] = 1
do 0 summon die-of-malice
expect public.crystals[0] = 3   expect public.crystals[1] = 1

scenario The Staff is silent when the Potion of Dreams summons for free, and at summons of others
# R-SEA-C6.1 R-SEA-7.8
players 2   seed 7   plain
set! public.gauge = 2 2
set! public.tableau[0] = staff-of-spring potion-of-dreams
set! public.tableau[1] = staff-of-spring
set! private[0].hand = die-of-malice
do 0 activate potion-of-dreams
do 0 summon die-of-malice
expect event summoned-free 0 = 1
expect public.crystals[0] = 0   expect public.crystals[1] = 0
expect public.tableau[0] = staff-of-spring die-of-malice


# ---- 7 Temporal Boots (free) ----

scenario Temporal Boots must move the marker one to three spaces forward or back
# R-SEA-C7.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.space = 5
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
expect decision BOOTS 0   expect legal-count 0 = 6
legal 0 move 3   legal 0 move 2   legal 0 move -2   legal 0 move -3
illegal 0 move 0   illegal 0 move 4   illegal 0 end-turn
do 0 move 1
expect public.space = 6   expect public.year = 1
expect no-event season   expect decision MAIN 0

scenario Boots into another season make Figrim and Hourglass act at once, also backwards
# R-SEA-C7.1 R-SEA-13.4 R-SEA-C11.1 R-SEA-C27.1
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.space = 4
set! public.crystals = 5 5
set! public.tableau[0] = figrim-the-avaricious
set! public.tableau[1] = hourglass-of-time
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 move -1
expect public.space = 3   expect event season = 1
expect public.crystals[0] = 6   expect public.crystals[1] = 4
expect decision GAIN 1   expect waiting 1
do 1 gain air
expect public.reserve[1] = 1 0 0 0   expect decision MAIN 0

scenario Boots within a season wake neither Figrim nor Hourglass
# R-SEA-C7.1 R-SEA-13.4 R-SEA-C11.1 R-SEA-C27.1
players 2   seed 7   plain
set! public.gauge[0] = 3
set! public.space = 4
set! public.crystals = 5 5
set! public.tableau[0] = figrim-the-avaricious hourglass-of-time
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 move 2
expect public.space = 6   expect no-event season
expect public.crystals[0] = 5   expect decision MAIN 0

scenario From space 3 to 4 two fire are worth six crystals instead of four in the same turn
# R-SEA-C7.1 R-SEA-6.3 R-SEA-13.6
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.space = 3
set! public.can_transmute = 1
set! public.reserve[0] = 0 0 3 0
set! private[0].hand = temporal-boots
do 0 transmute fire
expect public.crystals[0] = 2
do 0 summon temporal-boots
do 0 move 1
expect public.rolled_season = winter   expect no-event rolled
do 0 transmute fire   do 0 transmute fire
expect public.crystals[0] = 8

scenario Season effects of Boots begin with the active player, whoever is first player
# R-SEA-C7.1 R-SEA-13.5
players 3   seed 7   plain
set! public.gauge[0] = 3
set! public.first = 1   set! head.frame[0].arg = 3   # seat 0 has the last turn of the round
set! public.space = 3
set! public.tableau[0] = hourglass-of-time
set! public.tableau[1] = hourglass-of-time
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 move 1
expect decision GAIN 0   do 0 gain air
expect decision GAIN 1   do 1 gain air
expect decision MAIN 0

scenario Boots of the second player begin with their own Hourglass
# R-SEA-C7.1 R-SEA-13.5
players 2   seed 7   plain
set! public.dice[0] = 1 2 3   set! public.face = 1 2 1   # seat 1: two water, one crystal
set! public.space = 3
set! public.gauge[1] = 2
set! public.tableau[0] = hourglass-of-time
set! public.tableau[1] = hourglass-of-time
set! private[1].hand = temporal-boots
do 0 end-turn
do 1 summon temporal-boots
do 1 move 1
expect decision GAIN 1   do 1 gain air
expect decision GAIN 0   do 0 gain air
expect decision MAIN 1

scenario Boots over space 12 begin year 2: all take library II at once, and only once
# R-SEA-C7.1 R-SEA-13.1 R-SEA-13.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.space = 12
set! public.library_taken = 0 0
set! private[0].hand = temporal-boots temporal-boots
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
set! private[1].library[0] = purse-of-io purse-of-io staff-of-spring
set! private[1].library[1] = potion-of-life potion-of-life figrim-the-avaricious
do 0 summon temporal-boots
do 0 move 2
expect public.space = 2   expect public.year = 2
expect event library = 1   expect event season = 1
expect private[0].hand = temporal-boots amulet-of-air amulet-of-fire amulet-of-earth
expect private[1].hand = purse-of-io purse-of-io staff-of-spring
expect public.hand_count[1] = 3   expect hidden private[1].hand from 0
expect public.library_taken = 1 0   expect public.library_count[1] = 0 3
# Back to year 1 all hands stay, and the second passage brings nothing new.
do 0 summon temporal-boots
do 0 move -3
expect public.space = 11   expect public.year = 1   expect no-event library
expect public.hand_count[0] = 3   expect public.hand_count[1] = 3
set! public.first = 1   set! head.frame[0].arg = 2
set! public.dice[0] = 1 2 3   set! public.face = 1 1 3   # three pips left over
do 0 end-turn
expect public.space = 2   expect public.year = 2
expect event year = 1   expect no-event library
expect public.hand_count[1] = 3

scenario Boots that begin year 3 hand out library III
# R-SEA-C7.1 R-SEA-13.1 R-SEA-13.2
players 3   seed 7   plain
set! public.gauge[0] = 1
set! public.year = 2   set! public.space = 11
set! public.library_taken = 1 0
set! private[0].hand = temporal-boots
set! private[2].library[1] = purse-of-io purse-of-io staff-of-spring
do 0 summon temporal-boots
do 0 move 2
expect public.year = 3   expect public.space = 1   expect event library = 1
expect private[2].hand = purse-of-io purse-of-io staff-of-spring
expect public.library_taken = 1 1   expect public.hand_count = 0 0 3 0

scenario Boots may go back to year 0, and year 1 gives out no library when it is reached again
# R-SEA-C7.1 R-SEA-13.3
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.library_taken = 0 0
set! private[0].hand = temporal-boots temporal-boots
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
do 0 summon temporal-boots
do 0 move -1
expect public.space = 12   expect public.year = 0   expect event season = 1
expect public.hand_count[0] = 1
do 0 summon temporal-boots
do 0 move 1
expect public.space = 1   expect public.year = 1   expect no-event library
expect public.hand_count[0] = 0   expect public.library_count[0] = 3 0

scenario Boots that end year 3 let the round be finished, and then the game is over
# R-SEA-C7.1 R-SEA-14.5
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.year = 3   set! public.space = 12
set! public.dice[0] = 1 2 3   set! public.face = 1 2 1   # seat 1: two water, one crystal
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 move 1
expect public.year = 4   expect not-over   expect decision MAIN 0
do 0 end-turn
expect decision MAIN 1   expect public.reserve[1] = 0 2 0 0
do 1 end-turn
expect over   expect public.space = 2

scenario With the house rule, other Boots that bring the marker back to year 3 in the same round keep the game going
# R-SEA-C7.1 R-SEA-14.5 R-SEA-X1.3
players 2   seed 7   option boots_undo_end=on   plain
set! public.gauge[0] = 2
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.dice[0] = 1 2 3   set! public.face = 1 1 1   # one pip left over
set! private[0].hand = temporal-boots temporal-boots
do 0 summon temporal-boots
do 0 move 1
do 0 summon temporal-boots
do 0 move -3
expect public.year = 3   expect public.space = 10
do 0 end-turn
expect not-over   expect public.space = 11   expect decision DIE 0

scenario Other Boots move the marker back to year 3, but the game ends with the round all the same
# R-SEA-C7.1 R-SEA-14.5 R-SEA-13.3
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.dice[0] = 1 2 3   set! public.face = 1 1 1   # one pip left over
set! private[0].hand = temporal-boots temporal-boots
do 0 summon temporal-boots
expect choice 0 en "1 space forward: space 1, winter; the season changes; the last round"
expect no-choice 0 en "unless"
do 0 move 1
expect says en "The third year is over, this round is the last"
expect drawn 0 en "last round"
do 0 summon temporal-boots
expect choice 0 en "space 10, autumn; the season changes; year 3; the last round"
expect choice 0 pl "rok 3; ostatnia runda"
do 0 move -3
expect public.year = 3   expect public.space = 10
expect says en "Year 3, but this round is the last all the same"
expect says pl "Rok 3, ale ta runda i tak jest ostatnia"
expect drawn 0 en "last round"
do 0 end-turn
expect over   expect public.space = 11

scenario Boots are a summon like any other: the Leech is paid, and they need room under the gauge
# R-SEA-C7.1 R-SEA-7.7 R-SEA-7.1 R-SEA-C33.2
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = arcano-leech
set! private[0].hand = temporal-boots
illegal 0 summon
set! public.gauge[0] = 0   set! public.crystals[0] = 1
illegal 0 summon
set public.gauge[0] = 1
do 0 summon temporal-boots
expect public.crystals[0] = 0   expect public.crystals[1] = 1

scenario Boots summoned for free by the Chalice move the marker as well
# R-SEA-C7.1 R-SEA-C9.1 R-SEA-7.8
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.space = 3
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 1
set! secret.top = temporal-boots purse-of-io purse-of-io staff-of-spring
do 0 summon divine-chalice
do 0 pick temporal-boots
expect decision BOOTS 0
do 0 move 3
expect public.space = 6   expect event season = 1


# ---- 8 Purse of Io (one air, one fire) ----

scenario Each own Purse of Io adds one crystal to every transmuted token
# R-SEA-C8.1 R-SEA-6.4 R-SEA-1.9
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.can_transmute = 1
set! private[0].hand = purse-of-io purse-of-io
set! public.reserve[0] = 2 0 2 3
do 0 transmute earth
expect public.crystals[0] = 3
do 0 summon purse-of-io
do 0 transmute earth
expect public.crystals[0] = 7
do 0 summon purse-of-io
do 0 transmute earth
expect public.crystals[0] = 12

scenario Purse and transmutation bonus add up
# R-SEA-C8.1 R-SEA-9.3 R-SEA-6.4
players 2   seed 7   plain
set! public.tableau[0] = purse-of-io
set! public.reserve[0] = 1 0 0 1
do 0 bonus 1
do 0 transmute earth
expect public.crystals[0] = 5
do 0 bonus 1
do 0 transmute air
expect public.crystals[0] = 9

scenario A Purse of Io opens no transmutation, and somebody else's Purse adds nothing
# R-SEA-C8.1 R-SEA-6.1
players 2   seed 7   plain
set! public.tableau[0] = purse-of-io
set! public.tableau[1] = purse-of-io
set! public.reserve[0] = 0 0 0 1
illegal 0 transmute
set public.tableau[0] = []
set public.can_transmute = 1
do 0 transmute earth
expect public.crystals[0] = 3   expect public.crystals[1] = 0

scenario Cauldron, Skull and Lantern are no transmutation for the Purse
# R-SEA-C8.1 R-SEA-C35.2 R-SEA-C37.1 R-SEA-C45.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.tableau[0] = purse-of-io glutton-cauldron dragon-skull lantern-of-xidit temporal-boots temporal-boots
set! public.cauldron[0][0] = 0 6 0 0
set! public.reserve[0] = 0 1 0 0
do 0 activate glutton-cauldron
expect public.crystals[0] = 15   expect public.reserve[0] = 0 7 0 0
do 0 activate dragon-skull
do 0 sacrifice temporal-boots   do 0 sacrifice temporal-boots   do 0 sacrifice dragon-skull
expect public.crystals[0] = 30
do 0 end-turn
expect over   expect public.crystals[0] = 51


# ---- 9 Divine Chalice (one of each energy) ----

scenario With room left the Chalice summons one of four secret cards for free, and rewards stay silent
# R-SEA-C9.1 R-SEA-7.8 R-SEA-C6.1 R-SEA-C30.1 R-SEA-C33.1
players 2   seed 7   plain
set! public.gauge[0] = 6
set! public.crystals[0] = 1
set! public.tableau[0] = staff-of-spring yjangs-forgotten-vase purse-of-io purse-of-io
set! public.tableau[1] = arcano-leech
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 1
set! secret.top = runic-cube-of-eolis amulet-of-air figrim-the-avaricious potion-of-life
do 0 summon divine-chalice
# The Chalice itself is summoned from the hand: Leech, Staff and Vase act for it.
expect decision GAIN 0   expect public.crystals[0] = 3   expect public.crystals[1] = 1
do 0 gain water
expect decision PICK 0   expect legal-count 0 = 4
expect hidden private[0].look from 1
illegal 0 done   illegal 0 end-turn
do 0 pick runic-cube-of-eolis
expect event summoned-free 0 = 1   expect no-event summoned 0
expect public.tableau[0] = staff-of-spring yjangs-forgotten-vase purse-of-io purse-of-io divine-chalice runic-cube-of-eolis
expect public.crystals[0] = 3   expect public.crystals[1] = 1
expect public.reserve[0] = 0 1 0 0
expect secret.discard = amulet-of-air figrim-the-avaricious potion-of-life
expect public.seen_discard = []
expect decision MAIN 0

scenario With the last place filled by the Chalice itself all four cards are discarded unseen
# R-SEA-C9.2
players 2   seed 7   plain
set! public.gauge[0] = 5
set! public.tableau[0] = temporal-boots temporal-boots purse-of-io purse-of-io
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 1
set! secret.top = runic-cube-of-eolis amulet-of-air figrim-the-avaricious potion-of-life
do 0 summon divine-chalice
expect decision MAIN 0   expect no-event summoned-free
expect public.tableau[0] = temporal-boots temporal-boots purse-of-io purse-of-io divine-chalice
expect secret.discard = runic-cube-of-eolis amulet-of-air figrim-the-avaricious potion-of-life
expect public.discard_count = 4   expect public.hand_count[0] = 0
expect public.seen_discard = []

scenario The card of the Chalice has its effect on entering, also a second Chalice
# R-SEA-C9.1 R-SEA-7.5
players 2   seed 7   plain
set! public.gauge[0] = 3
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 1
set! secret.top = divine-chalice purse-of-io purse-of-io staff-of-spring olafs-blessed-statue temporal-boots temporal-boots amulet-of-air
do 0 summon divine-chalice
do 0 pick divine-chalice
expect private[0].look = olafs-blessed-statue temporal-boots temporal-boots amulet-of-air
expect public.discard_count = 3
do 0 pick olafs-blessed-statue
expect public.crystals[0] = 20
expect public.tableau[0] = divine-chalice divine-chalice olafs-blessed-statue
expect public.discard_count = 6

scenario A second Chalice that fills the last place finds no room for a third card
# R-SEA-C9.1 R-SEA-C9.2
players 2   seed 7   plain
set! public.gauge[0] = 2
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 1
set! secret.top = divine-chalice purse-of-io purse-of-io staff-of-spring olafs-blessed-statue
do 0 summon divine-chalice
do 0 pick divine-chalice
expect decision MAIN 0   expect public.crystals[0] = 0
expect public.tableau[0] = divine-chalice divine-chalice
expect public.discard_count = 7

scenario An Elemental Amulet from the Chalice gives all four effects
# R-SEA-C9.1 R-SEA-C31.4
players 2   seed 7   plain
set! public.gauge[0] = 2
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 1
set! secret.top = elemental-amulet purse-of-io purse-of-io staff-of-spring olafs-blessed-statue
do 0 summon divine-chalice
do 0 pick elemental-amulet
do 0 gain air   do 0 gain air
expect public.reserve[0] = 2 0 0 0   expect public.gauge[0] = 3
expect public.crystals[0] = 5   expect private[0].hand = olafs-blessed-statue

scenario The Chalice with two cards in all piles uses those two
# R-SEA-C9.1 R-SEA-11.2
players 2   seed 7   option level=2   plain
set! public.gauge[0] = 2
set! private[0].hand = divine-chalice
set! public.reserve[0] = 1 1 1 1
set! secret.top = olafs-blessed-statue purse-of-io
set! private[1].library[0] = [1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,30,30]
do 0 summon divine-chalice
expect private[0].look = olafs-blessed-statue purse-of-io
do 0 pick purse-of-io
expect public.tableau[0] = divine-chalice purse-of-io
expect secret.discard = olafs-blessed-statue


# ---- 10 Syllas the Faithful (three fire) ----

scenario Each opponent of Syllas sacrifices a card of their choice, from the left; who has none is skipped
# R-SEA-C10.1 R-SEA-12.1 R-SEA-11.5
players 4   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = purse-of-io
set! public.tableau[1] = staff-of-spring kairn-the-destroyer
set! public.tableau[3] = runic-cube-of-eolis
set! private[0].hand = syllas-the-faithful
set! private[2].hand = amulet-of-air
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
expect decision SYLLAS 1   expect waiting 1   expect legal-count 1 = 2
illegal 1 end-turn
do 1 sacrifice kairn-the-destroyer
expect public.tableau[1] = staff-of-spring
expect public.tableau[3] = []   expect public.hand_count[2] = 1
expect decision MAIN 0
expect public.tableau[0] = purse-of-io syllas-the-faithful
expect public.seen_discard = kairn-the-destroyer runic-cube-of-eolis

scenario Nobody has a card in play: Syllas comes into play and asks nobody
# R-SEA-C10.1
players 3   seed 7   plain
set! public.gauge[0] = 2
set! private[0].hand = syllas-the-faithful
set! public.tableau[0] = runic-cube-of-eolis
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
expect decision MAIN 0   expect no-event sacrificed
expect public.tableau[0] = syllas-the-faithful runic-cube-of-eolis

scenario Turn order of Syllas runs round the table from his owner's left
# R-SEA-C10.1 R-SEA-1.1
players 3   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 1   # seat 1 begins the round
set! head.frame[1].seat = 1   set! head.frame[2].seat = 1   set! head.waiting = 2
set! public.gauge[1] = 1
set! public.tableau[0] = purse-of-io
set! public.tableau[2] = purse-of-io
set! private[1].hand = syllas-the-faithful
set! public.reserve[1] = 0 0 3 0
do 1 summon syllas-the-faithful
expect decision MAIN 1   expect public.tableau[0] = []   expect public.tableau[2] = []

scenario A Treatise given to Syllas empties the reserve of the player who sacrifices it
# R-SEA-C10.1 R-SEA-C42.2
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = cursed-treatise-of-arus purse-of-io
set! public.reserve[1] = 1 2 3 0
set! private[0].hand = syllas-the-faithful
set! public.reserve[0] = 0 1 3 0
do 0 summon syllas-the-faithful
do 1 sacrifice cursed-treatise-of-arus
expect public.reserve[1] = 0 0 0 0   expect event lost-tokens 1 = 1
expect public.reserve[0] = 0 1 0 0

scenario A Grimoire given to Syllas lowers the capacity at once, outside its owner's turn
# R-SEA-C10.1 R-SEA-10.3
players 3   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = bespelled-grimoire
set! public.tableau[2] = purse-of-io
set! public.reserve[1] = 3 3 3 0
set! private[0].hand = syllas-the-faithful
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
expect decision OVERFLOW 1
do 1 drop air   do 1 drop water
expect public.reserve[1] = 2 2 3 0
expect public.tableau[2] = []

scenario Of two Balances of Ishtar, one turned, the victim of Syllas names the one that goes
# R-SEA-C10.1 R-SEA-1.11
players 2   seed 7   plain
set! public.gauge[0] = 1
set! public.tableau[1] = balance-of-ishtar balance-of-ishtar
set! public.turned[1] = balance-of-ishtar
set! private[0].hand = syllas-the-faithful
set! public.reserve[0] = 0 0 3 0
do 0 summon syllas-the-faithful
expect legal-count 1 = 2
do 1 sacrifice balance-of-ishtar 1
expect public.tableau[1] = balance-of-ishtar   expect public.turned[1] = []


# ---- 11 Figrim the Avaricious (3, 6, 9 crystals) ----

scenario Figrim costs three crystals, and three more for each player beyond the second
# R-SEA-7.2
players 2   seed 7   plain
set! public.gauge[0] = 1   set! private[0].hand = figrim-the-avaricious
set! public.crystals[0] = 2
illegal 0 summon
set public.crystals[0] = 4
do 0 summon figrim-the-avaricious
expect public.crystals[0] = 1

scenario With three players Figrim costs six crystals
# R-SEA-7.2
players 3   seed 7   plain
set! public.gauge[0] = 1   set! private[0].hand = figrim-the-avaricious
set! public.crystals[0] = 5
illegal 0 summon
set public.crystals[0] = 6
do 0 summon figrim-the-avaricious
expect public.crystals[0] = 0

scenario With four players Figrim costs nine crystals, which no Hand of Fortune lowers
# R-SEA-7.2 R-SEA-C20.2
players 4   seed 7   plain
set! public.gauge[0] = 2   set! private[0].hand = figrim-the-avaricious
set! public.tableau[0] = hand-of-fortune
set! public.crystals[0] = 8
illegal 0 summon
set public.crystals[0] = 9
do 0 summon figrim-the-avaricious
expect public.crystals[0] = 0   expect public.tableau[0] = hand-of-fortune figrim-the-avaricious

scenario When the season changes each opponent with a crystal gives Figrim's owner one
# R-SEA-C11.1 R-SEA-13.4
players 4   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 4
set! public.space = 3
set! public.crystals = 10 5 0 1
set! public.tableau[0] = figrim-the-avaricious
do 0 end-turn
expect public.crystals = 12 4 0 0
expect event stole 0 = 2   expect public.tableau[0] = figrim-the-avaricious

scenario The round ends within the season and Figrim takes nothing
# R-SEA-C11.1 R-SEA-13.4
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.dice[0] = 1 2 3   set! public.face = 1 1 2   # two pips left over
set! public.crystals = 10 5
set! public.tableau[0] = figrim-the-avaricious
do 0 end-turn
expect public.space = 3   expect public.crystals = 10 5 0 0

scenario Two Figrims of one owner take two crystals, but only one where there is one
# R-SEA-C11.1 R-SEA-1.9
players 3   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 3
set! public.space = 6
set! public.crystals = 0 5 1
set! public.tableau[0] = figrim-the-avaricious figrim-the-avaricious
do 0 end-turn
expect public.crystals = 3 3 0 0

scenario At the end of a round Figrims act in turn order from the first player
# R-SEA-13.5 R-SEA-C11.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.space = 9
set! public.crystals = 1 0
set! public.tableau[0] = figrim-the-avaricious
set! public.tableau[1] = figrim-the-avaricious
# Seat 1 is first: it takes the crystal, then seat 0 takes it back.
do 0 end-turn
expect public.crystals = 1 0 0 0   expect event stole 1 = 1   expect event stole 0 = 1

scenario Figrim acts on the passage that ends the game
# R-SEA-C11.1 R-SEA-13.4 R-SEA-14.5
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.year = 3   set! public.space = 12
set! public.crystals = 0 5
set! public.tableau[0] = figrim-the-avaricious
do 0 end-turn
expect over   expect public.crystals = 1 4 0 0
expect score 0 = 8   expect score 1 = 4

scenario A Figrim in the hand takes nothing
# R-SEA-C11.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.space = 3
set! public.crystals = 0 5
set! private[0].hand = figrim-the-avaricious
do 0 end-turn
expect public.crystals = 0 5 0 0


# ---- 12 Naria the Prophetess (3 crystals) ----

scenario Naria draws a card for each player, keeps one and gives the others away in secret
# R-SEA-C12.1
players 3   seed 7   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! secret.top = purse-of-io staff-of-spring temporal-boots runic-cube-of-eolis
do 0 summon naria-the-prophetess
expect public.crystals[0] = 0
expect private[0].look = purse-of-io staff-of-spring temporal-boots
expect hidden private[0].look from 1   expect hidden private[0].look from 2
expect decision PICK 0   expect legal-count 0 = 3
illegal 0 done   illegal 0 discard
do 0 pick staff-of-spring
expect event kept 0 shown to 0   expect event kept 0 hidden from 1
expect decision GIVE 0   expect waiting 0
# A player who has seen their present cannot give it back: there is no undo.
do 0 give temporal-boots 1   expect no-undo
expect private[1].hand = temporal-boots   expect hidden private[1].hand from 2
# The last card can only go to the last player; they cannot refuse it.
expect private[2].hand = purse-of-io   expect hidden private[2].hand from 1
expect decision MAIN 0
expect private[0].hand = staff-of-spring
expect private[1].hand = temporal-boots   expect private[2].hand = purse-of-io
expect hidden private[1].hand from 2   expect hidden private[2].hand from 1
expect hidden private[0].hand from 1   expect visible private[1].hand from 1
expect public.hand_count = 1 1 1 0   expect public.discard_count = 0
expect secret.top[0] = runic-cube-of-eolis

scenario With four players Naria gives three cards away, the first to the left neighbour
# R-SEA-C12.1
players 4   seed 7   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! secret.top = purse-of-io staff-of-spring temporal-boots runic-cube-of-eolis
do 0 summon naria-the-prophetess
expect public.look_count[0] = 4
do 0 pick runic-cube-of-eolis
legal 0 give purse-of-io 1   legal 0 give staff-of-spring 1   legal 0 give temporal-boots 1
do 0 give purse-of-io 1   do 0 give staff-of-spring 2
expect public.hand_count = 1 1 1 1

scenario With one card in all piles Naria's owner keeps it and nobody gets any
# R-SEA-C12.2 R-SEA-11.2
players 3   seed 7   option level=2   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! secret.top = purse-of-io
set! private[1].library[0] = [1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,9,9,10,10,11,11,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
do 0 summon naria-the-prophetess
do 0 pick purse-of-io
expect decision MAIN 0
expect private[0].hand = purse-of-io   expect public.hand_count = 1 0 0 0

scenario With two cards for three players only the left neighbour of Naria's owner is served
# R-SEA-C12.2 R-SEA-11.2
players 3   seed 7   option level=2   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! secret.top = purse-of-io
set! secret.discard = staff-of-spring
set! private[1].library[0] = [1,1,2,2,3,3,4,4,5,5,6,7,7,8,9,9,10,10,11,11,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
do 0 summon naria-the-prophetess
do 0 pick staff-of-spring
expect decision MAIN 0   expect public.hand_count = 1 1 0 0

scenario Naria without a card in either pile asks nothing
# R-SEA-C12.2 R-SEA-11.2
players 2   seed 7   option level=2   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! private[1].library[0] = [1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,30,30]
do 0 summon naria-the-prophetess
expect decision MAIN 0   expect public.tableau[0] = naria-the-prophetess
expect public.hand_count = 0 0 0 0

scenario Two crystals do not summon Naria, whatever the number of players
# R-SEA-C12.1 R-SEA-7.1
players 4   seed 7   plain
set! public.gauge[0] = 1
set! public.crystals[0] = 2
set! private[0].hand = naria-the-prophetess
illegal 0 summon
set public.crystals[0] = 3
legal 0 summon naria-the-prophetess


# ---- 13 Wondrous Chest (one water, one fire) ----

scenario With four tokens in the reserve the Chest brings three crystals at the end of the round
# R-SEA-C13.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = wondrous-chest
set! public.reserve[0] = 4 0 0 0
do 0 end-turn
expect public.crystals[0] = 3   expect public.reserve[0] = 4 0 0 0

scenario Three tokens bring nothing, and four more on Amulet or Cauldron do not count
# R-SEA-C13.1 R-SEA-10.6
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = wondrous-chest amulet-of-water glutton-cauldron
set! public.amulet[0][0] = 4 0 0 0
set! public.cauldron[0][0] = 4 0 0 0
set! public.reserve[0] = 1 1 1 0
do 0 end-turn
expect public.crystals[0] = 0

scenario Two Chests bring six crystals, and ten tokens of a Grimoire no more
# R-SEA-C13.1 R-SEA-1.9 R-SEA-C18.2
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = wondrous-chest wondrous-chest bespelled-grimoire
set! public.reserve[0] = 5 5 0 0
set! public.reserve[1] = 5 0 0 0
do 0 end-turn
expect public.crystals[0] = 6   expect public.crystals[1] = 0

scenario The Chest acts at the end of the round, not of its owner's turn
# R-SEA-C13.1 R-SEA-14.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 3   set! public.face = 1 2 1
set! public.tableau[0] = wondrous-chest
set! public.reserve[0] = 4 0 0 0
do 0 end-turn
expect public.crystals[0] = 0   expect decision MAIN 1
do 1 end-turn
expect public.crystals[0] = 3

scenario A token that the Hourglass brings with the new season comes too late for the Chest
# R-SEA-C13.1 R-SEA-14.1 R-SEA-C27.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.space = 3
set! public.tableau[0] = wondrous-chest hourglass-of-time
set! public.reserve[0] = 3 0 0 0
do 0 end-turn
expect decision GAIN 0   do 0 gain air
expect public.reserve[0] = 4 0 0 0   expect public.crystals[0] = 0

scenario A poor owner of Onys and Chest chooses which of the two comes first
# R-SEA-14.3 R-SEA-C13.1 R-SEA-C50.3
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.crystals[0] = 2
set! public.tableau[0] = wondrous-chest damned-soul-of-onys
set! public.reserve[0] = 4 0 0 0
do 0 end-turn
expect decision EFFECTS 0   expect legal-count 0 = 2
legal 0 order wondrous-chest
do 0 order damned-soul-of-onys
# They lose the two that they have, then the Chest brings three.
expect public.crystals[0] = 3

scenario An owner of Onys and Chest who can pay the loss is not asked
# R-SEA-14.2 R-SEA-14.3 R-SEA-C13.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.crystals[0] = 3
set! public.tableau[0] = wondrous-chest damned-soul-of-onys
set! public.reserve[0] = 4 0 0 0
do 0 end-turn
expect decision DIE 0   expect public.crystals[0] = 3


# ---- 14 Beggar's Horn (one air, one earth) ----

scenario A reserve with at most one token gets one from the Horn at the end of the round
# R-SEA-C14.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = beggars-horn
set! public.reserve[0] = 0 0 1 0
do 0 end-turn
expect decision GAIN 0   expect legal-count 0 = 4
do 0 gain earth
expect public.reserve[0] = 0 0 1 1   expect decision DIE 0

scenario The Horn costs one air and one earth
# R-SEA-1.3 R-SEA-7.1
players 2   seed 7   plain
set! public.gauge[0] = 1
set! private[0].hand = beggars-horn
set! public.reserve[0] = 2 2 2 0
illegal 0 summon
set public.reserve[0] = 0 2 2 2
illegal 0 summon
set public.reserve[0] = 1 0 0 1
do 0 summon beggars-horn
expect public.reserve[0] = 0 0 0 0

scenario With two tokens the Horn is silent
# R-SEA-C14.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = beggars-horn
set! public.reserve[0] = 0 0 1 1
do 0 end-turn
expect decision DIE 0   expect public.reserve[0] = 0 0 1 1

scenario Two Horns fill an empty reserve with two tokens
# R-SEA-C14.1 R-SEA-1.9
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = beggars-horn beggars-horn
do 0 end-turn
do 0 gain air
expect decision GAIN 0
do 0 gain air
expect public.reserve[0] = 2 0 0 0   expect decision DIE 0

scenario The second Horn looks afresh: one token becomes two and not three
# R-SEA-C14.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = beggars-horn beggars-horn
set! public.reserve[0] = 1 0 0 0
do 0 end-turn
do 0 gain air
expect public.reserve[0] = 2 0 0 0   expect decision DIE 0

scenario Tokens on Amulet and Cauldron do not keep the Horn from helping
# R-SEA-C14.1 R-SEA-10.6
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.tableau[0] = beggars-horn amulet-of-water glutton-cauldron
set! public.amulet[0][0] = 4 0 0 0
set! public.cauldron[0][0] = 4 0 0 0
do 0 end-turn
expect decision GAIN 0
do 0 gain fire
expect public.reserve[0] = 0 0 1 0   expect public.amulet[0][0] = 4 0 0 0

scenario Horns of several players act in turn order from the first player
# R-SEA-C14.1 R-SEA-14.1
players 3   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 3
set! public.tableau[0] = beggars-horn
set! public.tableau[1] = beggars-horn
do 0 end-turn
expect decision GAIN 1   do 1 gain air
expect decision GAIN 0   do 0 gain air
expect decision DIE 2

scenario The Horn does nothing while the round goes on
# R-SEA-C14.1 R-SEA-14.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 3   set! public.face = 1 2 1
set! public.tableau[0] = beggars-horn
do 0 end-turn
expect decision MAIN 1   expect public.reserve[0] = 0 0 0 0
do 1 end-turn
expect decision GAIN 0


# ---- 15 Die of Malice (free) ----

scenario Before the die acts its owner may reroll it with the Die of Malice for two crystals
# R-SEA-C15.1 R-SEA-5.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 4 5   # seat 1 has the card symbol of die 2
set! public.tableau[1] = die-of-malice
do 0 end-turn
expect decision MALICE 1   expect public.crystals[1] = 0
legal 1 reroll   legal 1 go-on   illegal 1 end-turn   illegal 1 activate
chance 1/6   # face 2: two water and one crystal
do 1 reroll
expect event rerolled 1 = 1   expect public.face[1] = 2
expect public.crystals[1] = 3   expect public.reserve[1] = 0 2 0 0
expect public.turned[1] = die-of-malice
expect decision MAIN 1   expect no-event drew

scenario A player who goes on keeps their face and gains nothing from the Die of Malice
# R-SEA-C15.1 R-SEA-5.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 2 5
set! public.tableau[1] = die-of-malice
do 0 end-turn
do 1 go-on
expect public.crystals[1] = 1   expect public.reserve[1] = 0 2 0 0
expect public.turned[1] = []
expect decision MAIN 1   illegal 1 activate   illegal 1 reroll

scenario Two Dice of Malice reroll twice for four crystals, and the last face alone counts
# R-SEA-C15.1 R-SEA-C15.2 R-SEA-5.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 4 5
set! public.crystals[1] = 5
set! public.tableau[1] = die-of-malice die-of-malice
do 0 end-turn
chance 1/6 2/6
do 1 reroll
# Two water and a crystal are seen, but not yet gained.
expect decision MALICE 1   expect public.face[1] = 2   expect public.reserve[1] = 0 0 0 0
expect public.crystals[1] = 7   expect public.turned[1] = die-of-malice
do 1 reroll
expect public.face[1] = 3   expect public.crystals[1] = 9
expect public.reserve[1] = 0 0 2 0   expect public.gauge[1] = 1
expect public.turned[1] = die-of-malice die-of-malice

scenario The second Die of Malice may be left alone after the first result
# R-SEA-C15.2
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 4 5
set! public.tableau[1] = die-of-malice die-of-malice
do 0 end-turn
chance 1/6
do 1 reroll
do 1 go-on
expect public.crystals[1] = 3   expect public.reserve[1] = 0 2 0 0
expect public.turned[1] = die-of-malice   expect decision MAIN 1

scenario A Die of Malice summoned this turn comes too late, and next round it works
# R-SEA-C15.2 R-SEA-5.1 R-SEA-4.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.dice[0] = 1 2 3   set! public.face = 1 1 1   # one pip left over
set! public.gauge[0] = 1
set! private[0].hand = die-of-malice
do 0 summon die-of-malice
illegal 0 reroll   illegal 0 activate
do 0 end-turn
do 0 take-die 2   do 1 take-die 3
expect decision MALICE 0

scenario A turned Die of Malice is straight again in the next round
# R-SEA-C15.1 R-SEA-4.1 R-SEA-8.1
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.dice[0] = 1 2 3   set! public.face = 1 1 1
set! public.tableau[0] = die-of-malice
set! public.turned[0] = die-of-malice
do 0 end-turn
expect public.turned[0] = []
do 0 take-die 2   do 1 take-die 3
expect decision MALICE 0

scenario The Die of Malice of somebody else opens no window
# R-SEA-5.1 R-SEA-C15.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 2 5
set! public.tableau[0] = die-of-malice
do 0 end-turn
expect decision MAIN 1   expect public.crystals = 0 1 0 0

scenario Fairies act on the Die of Malice: who has no crystal pays none and ends at two
# R-SEA-C15.1 R-SEA-8.4 R-SEA-C41.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 4 5
set! public.tableau[0] = thieving-fairies
set! public.tableau[1] = die-of-malice
do 0 end-turn
chance 0/6   # two water and a star, no crystals
do 1 reroll
expect public.crystals = 1 2 0 0

scenario Fairies take the one crystal of the player who uses the Die of Malice
# R-SEA-C15.1 R-SEA-8.2 R-SEA-C41.1
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 4 5
set! public.crystals[1] = 1
set! public.tableau[0] = thieving-fairies
set! public.tableau[1] = die-of-malice
do 0 end-turn
chance 0/6
do 1 reroll
expect public.crystals = 2 2 0 0

scenario The unclaimed die is not touched by the Die of Malice
# R-SEA-C15.1 R-SEA-14.4
players 2   seed 7   plain
set! public.dice[0] = 1 2 3   set! public.face = 1 4 3   # three pips left over
set! public.tableau[1] = die-of-malice
do 0 end-turn
chance 1/6
do 1 reroll
expect public.face[0] = 1   expect public.face[2] = 3
do 1 end-turn
expect public.space = 4
