# Summoning, activation, the piles, leaving play: sections 7, 8, 11 and 12 of docs/rules/seasons.md.
# Where piles must be short, the other cards of level 2 lie under the libraries of seat 1.
game seasons

# ---- 7: summoning

scenario a player summons as many cards as room and cost allow
# R-SEA-7.1
players 2
plain
set! public.gauge[0] = 2
set! public.reserve[0] = [0,0,0,4]
set! private[0].hand = amulet-of-earth amulet-of-earth die-of-malice
do 0 summon amulet-of-earth   do 0 summon amulet-of-earth
expect public.crystals[0] = 18       expect private[0].hand = die-of-malice
illegal 0 summon

scenario without the tokens, the crystals or the room a card cannot be summoned
# R-SEA-7.1
players 2
plain
set! public.gauge[0] = 1
set! private[0].hand = amulet-of-earth balance-of-ishtar die-of-malice
set public.reserve[0] = [7,0,0,0]
illegal 0 summon amulet-of-earth     illegal 0 summon balance-of-ishtar      legal 0 summon die-of-malice
set public.reserve[0] = [0,0,0,2]
legal 0 summon amulet-of-earth
set public.crystals[0] = 2
legal 0 summon balance-of-ishtar
set public.gauge[0] = 0
illegal 0 summon

scenario a missing token may be the one that Hand of Fortune waives
# R-SEA-7.1 R-SEA-C20.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! public.reserve[0] = [0,1,1,0]
set! private[0].hand = dragon-skull divine-chalice
illegal 0 summon divine-chalice
do 0 summon dragon-skull
expect public.reserve[0] = [0,0,0,0]         expect public.tableau[0] = hand-of-fortune dragon-skull

scenario with all tokens at hand the owner of Hand of Fortune chooses which one to save
# R-SEA-7.1 R-SEA-C20.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = hand-of-fortune
set! public.reserve[0] = [0,1,1,1]
set! private[0].hand = dragon-skull
do 0 summon dragon-skull
expect decision WAIVE 0      expect legal-count 0 = 3    illegal 0 waive air
do 0 waive fire
expect public.reserve[0] = [0,0,1,0]

scenario only the player in turn summons, and only from their own hand
# R-SEA-7.1
players 2
plain
set! public.gauge = [1,1,0,0]
set! private[1].hand = die-of-malice
illegal 0 summon             expect legal-count 1 = 0

scenario with two players Figrim, Leech, Fairies, Titus and Sid have their base cost
# R-SEA-7.2
players 2
plain
set! public.gauge[0] = 5
set! private[0].hand = figrim-the-avaricious arcano-leech thieving-fairies titus-deepgaze sid-nightshade
legal 0 summon thieving-fairies      illegal 0 summon arcano-leech
illegal 0 summon titus-deepgaze      illegal 0 summon sid-nightshade
set public.crystals[0] = 2
legal 0 summon arcano-leech          illegal 0 summon figrim-the-avaricious
set public.crystals[0] = 3
set public.reserve[0] = [0,0,1,1]
do 0 summon figrim-the-avaricious    expect public.crystals[0] = 0
do 0 summon titus-deepgaze           expect public.reserve[0] = [0,0,0,1]
do 0 summon sid-nightshade           expect public.reserve[0] = [0,0,0,0]

scenario a third player makes them dearer
# R-SEA-7.2
players 3
plain
set! public.gauge[0] = 5
set! private[0].hand = figrim-the-avaricious arcano-leech thieving-fairies titus-deepgaze sid-nightshade
set public.crystals[0] = 2           illegal 0 summon thieving-fairies
set public.crystals[0] = 4           illegal 0 summon arcano-leech           legal 0 summon thieving-fairies
set public.crystals[0] = 5           illegal 0 summon figrim-the-avaricious  legal 0 summon arcano-leech
set public.reserve[0] = [0,0,1,1]    illegal 0 summon titus-deepgaze         illegal 0 summon sid-nightshade
set public.crystals[0] = 14
set public.reserve[0] = [0,0,2,2]
do 0 summon figrim-the-avaricious    expect public.crystals[0] = 8
do 0 summon arcano-leech             expect public.crystals[0] = 3
do 0 summon thieving-fairies         expect public.crystals[0] = 0
do 0 summon titus-deepgaze           expect public.reserve[0] = [0,0,0,2]
do 0 summon sid-nightshade           expect public.reserve[0] = [0,0,0,0]

scenario a fourth player makes them dearer still
# R-SEA-7.2
players 4
plain
set! public.gauge[0] = 5
set! private[0].hand = figrim-the-avaricious arcano-leech thieving-fairies titus-deepgaze sid-nightshade
set public.crystals[0] = 5           illegal 0 summon thieving-fairies
set public.crystals[0] = 7           illegal 0 summon arcano-leech           legal 0 summon thieving-fairies
set public.crystals[0] = 8           illegal 0 summon figrim-the-avaricious  legal 0 summon arcano-leech
set public.reserve[0] = [0,0,2,2]    illegal 0 summon titus-deepgaze         illegal 0 summon sid-nightshade
set public.crystals[0] = 23
set public.reserve[0] = [0,0,3,3]
do 0 summon figrim-the-avaricious    expect public.crystals[0] = 14
do 0 summon arcano-leech             expect public.crystals[0] = 6
do 0 summon thieving-fairies         expect public.crystals[0] = 0
do 0 summon titus-deepgaze           expect public.reserve[0] = [0,0,0,3]
do 0 summon sid-nightshade           expect public.reserve[0] = [0,0,0,0]

scenario Leeches and cost are paid, then the card is in play, straight and without tokens
# R-SEA-7.3
players 3
plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [1,1,0,0]
set! public.tableau[1] = arcano-leech
set! public.tableau[2] = arcano-leech
set! public.reserve[0] = [0,2,0,0]
set! public.crystals[0] = 2
set! private[0].hand = amulet-of-water
do 0 summon amulet-of-water
expect decision PAY 0        expect private[0].hand = amulet-of-water
expect public.tableau[0] = amulet-of-water
do 0 pay water 0   do 0 pay water 0
expect public.crystals = [0,1,1,0]   expect event summoned 0 = 1
expect public.tableau[0] = amulet-of-water amulet-of-water
expect private[0].hand = []          expect public.turned[0] = []
expect public.amulet[0] = [[1,1,0,0],[0,0,0,0]]      expect decision GAIN 0

scenario the card being paid for is known to all, the rest of the hand is not
# R-SEA-7.3 R-SEA-3.4
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,0,1]
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = amulet-of-earth temporal-boots
do 0 summon amulet-of-earth
expect decision PAY 0
expect public.shown[0] = amulet-of-earth     expect hidden private[0].hand from 1
do 0 pay earth 0   do 0 pay earth 0
expect public.shown[0] = []          expect private[0].hand = temporal-boots

scenario each Staff, then each Vase, then the new card
# R-SEA-7.4 R-SEA-7.5 R-SEA-10.2
players 2
plain
set! public.gauge[0] = 5
set! public.tableau[0] = staff-of-spring staff-of-spring yjangs-forgotten-vase yjangs-forgotten-vase
set! public.reserve[0] = [7,0,0,0]
set! private[0].hand = die-of-malice
do 0 summon die-of-malice
expect public.crystals[0] = 6        expect decision GAIN 0
do 0 gain fire               expect decision OVERFLOW 0
do 0 drop air                expect decision GAIN 0
do 0 gain earth              expect decision OVERFLOW 0
do 0 drop air                expect decision MAIN 0
expect public.reserve[0] = [5,0,1,1]

scenario a new Staff or Vase does not reward its own summoning
# R-SEA-7.4
players 2
plain
set! public.gauge[0] = 3
set! public.reserve[0] = [0,1,1,4]
set! private[0].hand = staff-of-spring yjangs-forgotten-vase
do 0 summon staff-of-spring
expect public.crystals[0] = 0
do 0 summon yjangs-forgotten-vase
expect public.crystals[0] = 3        expect decision MAIN 0
expect public.reserve[0] = [0,0,0,0]

scenario a second Staff is rewarded by the first alone
# R-SEA-7.4 R-SEA-C6.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = staff-of-spring
set! public.reserve[0] = [0,0,0,3]
set! private[0].hand = staff-of-spring
do 0 summon staff-of-spring
expect public.crystals[0] = 3

scenario the Staff of an opponent is silent
# R-SEA-7.4
players 2
plain
set! public.gauge[0] = 1
set! public.tableau[1] = staff-of-spring yjangs-forgotten-vase
set! private[0].hand = die-of-malice
do 0 summon die-of-malice
expect public.crystals = [0,0,0,0]   expect decision MAIN 0

scenario a summon within a summon is carried out completely
# R-SEA-7.5 R-SEA-C9.1 R-SEA-C2.1
players 2
plain
set! public.gauge[0] = 2
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-fire amulet-of-air amulet-of-earth amulet-of-water die-of-malice purse-of-io temporal-boots staff-of-spring
do 0 summon divine-chalice
do 0 pick amulet-of-fire
expect decision PICK 0       expect legal-count 0 = 4
expect public.tableau[0] = amulet-of-fire divine-chalice
do 0 pick purse-of-io
expect decision MAIN 0       expect private[0].hand = purse-of-io
expect public.discard_count = 6

scenario the three crystals of the Staff cannot pay a Leech
# R-SEA-7.6 R-SEA-C33.2
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = staff-of-spring
set! public.tableau[1] = arcano-leech
set! private[0].hand = die-of-malice
illegal 0 summon
set public.crystals[0] = 1
do 0 summon die-of-malice
expect public.crystals = [3,1,0,0]

scenario the token of the Vase cannot pay for the Elemental Amulet
# R-SEA-7.6 R-SEA-C31.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = yjangs-forgotten-vase
set! private[0].hand = elemental-amulet
illegal 0 summon
set public.reserve[0] = [0,0,0,1]
do 0 summon elemental-amulet
expect decision GAIN 0       expect public.reserve[0] = [0,0,0,0]      expect public.crystals[0] = 0
do 0 gain air
expect public.crystals[0] = 5

scenario Boots cost nothing and are a summon like any other
# R-SEA-7.7
players 2
plain
set! public.gauge[0] = 3
set! public.tableau[0] = staff-of-spring yjangs-forgotten-vase
set! public.tableau[1] = arcano-leech
set! private[0].hand = temporal-boots
illegal 0 summon
set public.crystals[0] = 1
do 0 summon temporal-boots
expect public.crystals = [3,1,0,0]   expect decision GAIN 0
do 0 gain air                expect decision BOOTS 0

scenario a free summon pays no cost and no Leech, and Staff and Vase stay silent
# R-SEA-7.8 R-SEA-C24.1
players 2
plain
set! public.gauge[0] = 3
set! public.tableau[0] = potion-of-dreams staff-of-spring yjangs-forgotten-vase
set! public.tableau[1] = arcano-leech
set! private[0].hand = runic-cube-of-eolis
illegal 0 summon
do 0 activate potion-of-dreams   do 0 summon runic-cube-of-eolis
expect public.tableau[0] = staff-of-spring runic-cube-of-eolis yjangs-forgotten-vase
expect public.crystals = [0,0,0,0]   expect public.reserve[0] = [0,0,0,0]
expect event summoned-free 0 = 1     expect decision MAIN 0

scenario a free summon needs room under the gauge
# R-SEA-7.8 R-SEA-C24.2 R-SEA-C34.1
players 2
plain
set! public.gauge[0] = 1
set! public.tableau[0] = potion-of-dreams crystal-orb
set! public.reserve[0] = [4,0,0,0]
set! private[0].hand = runic-cube-of-eolis
set! secret.top = temporal-boots
illegal 0 activate potion-of-dreams
do 0 activate crystal-orb 0 0
expect legal-count 0 = 1     legal 0 leave
set public.gauge[0] = 3
legal 0 take-top
do 0 leave
legal 0 activate potion-of-dreams

# ---- 8: activation

scenario a card serves once a round and again in the next
# R-SEA-8.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = idol-of-the-familiar kairn-the-destroyer
do 0 activate idol-of-the-familiar
expect public.crystals[0] = 1        expect public.turned[0] = idol-of-the-familiar
illegal 0 activate idol-of-the-familiar
do 0 end-turn
chance 2/6 0/6 0/6
do 1 end-turn
do 1 take-die 2   do 0 take-die 1   do 1 end-turn
legal 0 activate idol-of-the-familiar

scenario a card may be activated in the turn in which it was summoned
# R-SEA-8.1
players 2
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [2,1,1,1]
set! private[0].hand = idol-of-the-familiar
do 0 summon idol-of-the-familiar
do 0 activate idol-of-the-familiar
expect public.turned[0] = idol-of-the-familiar

scenario of two copies each serves once
# R-SEA-8.1 R-SEA-1.9
players 2
plain
set! public.tableau[0] = idol-of-the-familiar idol-of-the-familiar sid-nightshade
do 0 activate idol-of-the-familiar   do 0 activate idol-of-the-familiar
expect public.crystals[0] = 2
illegal 0 activate

scenario nobody activates the card of another
# R-SEA-8.1
players 2
plain
set! public.tableau[1] = idol-of-the-familiar
illegal 0 activate           expect legal-count 1 = 0

scenario the card is turned and the Fairies act before the cost is paid
# R-SEA-8.2 R-SEA-C41.1
players 2
plain
set! public.tableau[0] = kairn-the-destroyer
set! public.tableau[1] = thieving-fairies
set! public.reserve[0] = [1,1,0,0]
set! public.crystals = [5,5,0,0]
do 0 activate kairn-the-destroyer
expect decision SPEND 0      expect public.turned[0] = kairn-the-destroyer
expect public.crystals = [4,7,0,0]   expect public.reserve[0] = [1,1,0,0]
do 0 spend air
expect public.crystals = [4,3,0,0]

scenario Ishtar brings its crystals only when the tokens are paid
# R-SEA-8.2 R-SEA-C5.1
players 2
plain
set! public.tableau[0] = balance-of-ishtar amulet-of-water
set! public.amulet[0][0] = [0,0,3,0]
set! public.reserve[0] = [0,0,3,0]
do 0 activate balance-of-ishtar
expect decision PAY 0        expect public.crystals[0] = 0
do 0 pay fire 1   do 0 pay fire 1
expect public.crystals[0] = 0
do 0 pay fire 1
expect public.crystals[0] = 9        expect public.reserve[0] = [0,0,3,0]

scenario Onys passes on only when the water is paid
# R-SEA-8.2 R-SEA-C50.2
players 2
plain
set! public.tableau[0] = damned-soul-of-onys amulet-of-water
set! public.amulet[0][0] = [0,1,0,0]
set! public.reserve[0] = [0,1,0,0]
do 0 activate damned-soul-of-onys
expect decision PAY 0        expect public.tableau[1] = []
do 0 pay water 1
expect public.tableau[1] = damned-soul-of-onys

scenario a card whose cost cannot be paid is not offered
# R-SEA-8.3
players 2
plain
set! public.tableau[0] = balance-of-ishtar kairn-the-destroyer glutton-cauldron dragon-skull mirror-of-the-seasons damned-soul-of-onys necrotic-kriss tree-of-light
illegal 0 activate balance-of-ishtar         illegal 0 activate kairn-the-destroyer
illegal 0 activate glutton-cauldron          illegal 0 activate mirror-of-the-seasons
illegal 0 activate damned-soul-of-onys       illegal 0 activate tree-of-light
legal 0 activate dragon-skull                legal 0 activate necrotic-kriss
set public.tableau[0] = dragon-skull necrotic-kriss
illegal 0 activate

scenario a cost in crystals must be affordable after the Fairies
# R-SEA-8.3
players 3
plain
set! public.tableau[0] = tree-of-light mirror-of-the-seasons crystal-orb
set! public.tableau[1] = thieving-fairies
set! public.tableau[2] = thieving-fairies
set! public.reserve[0] = [1,0,0,0]
set public.crystals[0] = 4
illegal 0 activate tree-of-light 0 0         legal 0 activate tree-of-light 0 1
illegal 0 activate crystal-orb 0 1           legal 0 activate crystal-orb 0 0
legal 0 activate mirror-of-the-seasons
set public.crystals[0] = 5
legal 0 activate tree-of-light 0 0           legal 0 activate crystal-orb 0 1
set public.crystals[0] = 2
illegal 0 activate mirror-of-the-seasons

scenario the owner's own Fairies take nothing
# R-SEA-8.3 R-SEA-C41.1
players 2
plain
set! public.tableau[0] = tree-of-light thieving-fairies
set! public.crystals[0] = 3
do 0 activate tree-of-light 0 0
expect public.crystals = [0,0,0,0]

scenario potions, Cauldron, Malice and Onys are activations, so Fairies act on them
# R-SEA-8.4
players 2
plain   set! public.tableau[0] = potion-of-power   set! public.tableau[1] = thieving-fairies   set! public.crystals[0] = 5
do 0 activate potion-of-power            expect public.crystals = [4,2,0,0]
plain   set! public.tableau[0] = potion-of-knowledge   set! public.tableau[1] = thieving-fairies   set! public.crystals[0] = 5
do 0 activate potion-of-knowledge        expect public.crystals = [4,2,0,0]
plain   set! public.tableau[0] = glutton-cauldron   set! public.tableau[1] = thieving-fairies   set! public.crystals[0] = 5   set! public.reserve[0] = [1,0,0,0]
do 0 activate glutton-cauldron           expect public.crystals = [4,2,0,0]
plain   set! public.tableau[0] = damned-soul-of-onys   set! public.tableau[1] = thieving-fairies   set! public.crystals[0] = 5   set! public.reserve[0] = [0,1,0,0]
do 0 activate damned-soul-of-onys        expect public.crystals = [4,2,0,0]
plain   set! public.tableau[0] = die-of-malice   set! public.tableau[1] = thieving-fairies   set! public.crystals[0] = 5
push MALICE 0
do 0 reroll                              expect public.crystals = [6,2,0,0]

scenario entering play and lasting effects are no activations
# R-SEA-8.4 R-SEA-C41.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = staff-of-spring
set! public.tableau[1] = thieving-fairies
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = amulet-of-earth
do 0 summon amulet-of-earth
expect public.crystals = [12,0,0,0]

scenario an activation that brings nothing is allowed, and Fairies act on it
# R-SEA-8.5
players 2
plain
set! public.tableau[0] = idol-of-the-familiar potion-of-life
set! public.tableau[1] = thieving-fairies
set! public.crystals[0] = 1
do 0 activate idol-of-the-familiar       expect public.crystals = [0,2,0,0]
do 0 activate potion-of-life             expect public.crystals = [0,3,0,0]
expect public.tableau[0] = idol-of-the-familiar

# ---- 11: the piles

scenario an empty draw pile is refilled from the discard pile when a card is needed
# R-SEA-11.1 R-SEA-11.5
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.tableau[0] = potion-of-power
set! secret.discard = amulet-of-air amulet-of-earth
set! public.seen_discard = amulet-of-air
expect public.draw_count = 0         expect public.discard_count = 2
chance 1/3
do 0 activate potion-of-power
expect event reshuffled = 1
expect private[0].hand = amulet-of-earth
expect public.draw_count = 2         expect public.discard_count = 0
expect secret.deck = amulet-of-air potion-of-power
expect public.seen_discard = []

scenario with the house rule the last card of the draw pile is drawn without a reshuffle
# R-SEA-11.1 R-SEA-X1.2
players 2   option level=2   option reshuffle_at_need=on
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.tableau[0] = potion-of-power
set! secret.discard = amulet-of-air
expect public.draw_count = 1
do 0 activate potion-of-power
expect no-event reshuffled
expect private[0].hand = amulet-of-earth
expect public.draw_count = 0         expect public.discard_count = 2
expect public.seen_discard = potion-of-power

scenario cards being looked at are not reshuffled
# R-SEA-11.1 R-SEA-C2.1
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = balance-of-ishtar staff-of-spring purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,2,0]
set! private[0].hand = amulet-of-fire
set! secret.top = amulet-of-air amulet-of-earth
set! secret.discard = amulet-of-water temporal-boots die-of-malice
chance 0/3 0/2
do 0 summon amulet-of-fire
expect event reshuffled = 1
expect private[0].look = amulet-of-air amulet-of-earth amulet-of-water temporal-boots
expect public.draw_count = 1         expect public.discard_count = 0
do 0 pick amulet-of-air
expect secret.discard = amulet-of-earth amulet-of-water temporal-boots
expect secret.deck = die-of-malice

scenario with both piles empty no card is drawn
# R-SEA-11.2 R-SEA-C12.1 R-SEA-C9.1
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io syllas-the-faithful figrim-the-avaricious wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.gauge[0] = 3
set! public.crystals[0] = 3
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = naria-the-prophetess divine-chalice
do 0 summon naria-the-prophetess
expect decision MAIN 0       expect no-event drew        expect no-event reshuffled
do 0 summon divine-chalice
expect decision MAIN 0       expect no-event drew        expect public.hand_count = [0,0,0,0]
expect public.tableau[0] = naria-the-prophetess divine-chalice

scenario with both piles empty the Potion of Power's owner can still draw the potion
# R-SEA-11.2 R-SEA-11.3 R-SEA-C23.1
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.tableau[0] = potion-of-power
expect public.draw_count = 0         expect public.discard_count = 0
do 0 activate potion-of-power
expect event reshuffled = 1
expect private[0].hand = potion-of-power
expect public.draw_count = 0         expect public.discard_count = 0

scenario with both piles empty the Amulet of Fire shows nothing
# R-SEA-11.2 R-SEA-C2.1
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-air amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,2,0]
set! private[0].hand = amulet-of-fire
do 0 summon amulet-of-fire
expect decision MAIN 0       expect no-event drew        expect private[0].hand = []

scenario an effect on several cards uses those that there are
# R-SEA-11.2 R-SEA-C2.1
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-air amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,2,0]
set! private[0].hand = amulet-of-fire
do 0 summon amulet-of-fire
expect decision PICK 0       expect legal-count 0 = 2
do 0 pick temporal-boots
expect private[0].hand = temporal-boots      expect secret.discard = die-of-malice

scenario a sacrificed potion is in the discard pile before its effect draws
# R-SEA-11.3 R-SEA-C23.1
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.tableau[0] = potion-of-power
set! secret.discard = amulet-of-air amulet-of-earth
chance 2/3
do 0 activate potion-of-power
expect private[0].hand = potion-of-power
expect hidden private[0].hand from 1         expect public.shown[0] = []

scenario nobody may look through the discard pile, not even who discarded
# R-SEA-11.4
players 2
plain
set! secret.discard = amulet-of-air amulet-of-fire
expect hidden secret.discard from 0          expect hidden secret.discard from 1
expect visible public.discard_count to 1     expect public.seen_discard = []

scenario what everybody saw discarded stays publicly known
# R-SEA-11.5 R-SEA-12.1
players 2
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [1,1,0,0]
set! public.tableau[1] = die-of-malice
set! private[0].hand = vampiric-crown damned-soul-of-onys
set! secret.discard = temporal-boots
push SYLLAS 1 1
do 1 sacrifice die-of-malice
expect public.seen_discard = die-of-malice
do 0 summon vampiric-crown   do 0 discard damned-soul-of-onys
expect public.seen_discard = die-of-malice damned-soul-of-onys
expect visible public.seen_discard to 1      expect public.discard_count = 3

scenario a card taken back openly is known to all until it is played
# R-SEA-11.6 R-SEA-C17.1
players 2
plain
set! public.gauge[0] = 2
set! public.reserve[0] = [1,1,0,0]
set! public.tableau[0] = die-of-malice
set! private[0].hand = amsug-longneck amulet-of-fire
do 0 summon amsug-longneck
expect public.shown[0] = die-of-malice       expect visible public.shown[0] to 1
expect private[0].hand = amulet-of-fire die-of-malice
do 0 summon die-of-malice
expect public.shown[0] = []

scenario a card drawn openly with the Crown is known to all until it is discarded
# R-SEA-11.6 R-SEA-C36.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = necrotic-kriss
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown
set! secret.top = damned-soul-of-onys
do 0 summon vampiric-crown
expect event showed 0 = 1    expect public.shown[0] = damned-soul-of-onys
do 0 activate necrotic-kriss   do 0 discard damned-soul-of-onys
expect public.shown[0] = []          expect public.seen_discard = damned-soul-of-onys

scenario a card drawn in secret is not shown
# R-SEA-11.6 R-SEA-C23.1
players 2
plain
set! public.tableau[0] = potion-of-power
set! secret.top = temporal-boots
do 0 activate potion-of-power
expect private[0].hand = temporal-boots      expect public.shown[0] = []
expect hidden private[0].hand from 1         expect no-undo

# ---- 12: leaving play

scenario a sacrificed card goes to the discard pile and its tokens to the bank
# R-SEA-12.1
players 2
plain
set! public.tableau[1] = amulet-of-water
set! public.amulet[1][0] = [1,1,1,1]
push SYLLAS 1 1
do 1 sacrifice amulet-of-water
expect secret.discard = amulet-of-water      expect public.tableau[1] = []
expect public.amulet[1] = [[0,0,0,0],[0,0,0,0]]
expect public.reserve[1] = [0,0,0,0]

scenario a card taken back goes to the hand and its tokens to the bank
# R-SEA-12.1
players 2
plain
set! public.tableau[1] = glutton-cauldron
set! public.cauldron[1][0] = [3,0,0,0]
push AMSUG 1 1
do 1 take-back glutton-cauldron
expect private[1].hand = glutton-cauldron    expect public.discard_count = 0
expect public.cauldron[1] = [[0,0,0,0],[0,0,0,0]]
expect public.reserve[1] = [0,0,0,0]

scenario a card that comes back into play in the same round may be activated again
# R-SEA-12.2
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = idol-of-the-familiar
set! public.reserve[0] = [2,2,1,1]
set! private[0].hand = amsug-longneck
do 0 activate idol-of-the-familiar
do 0 summon amsug-longneck
expect public.turned[0] = []
do 0 summon idol-of-the-familiar
expect public.crystals[0] = 10
do 0 activate idol-of-the-familiar
expect public.crystals[0] = 11       illegal 0 activate

scenario Treatise and Grimoire given to the Skull: the reserve is emptied, then nothing is too much
# R-SEA-12.3 R-SEA-C37.1 R-SEA-C42.2
players 2
plain
set! public.tableau[0] = dragon-skull cursed-treatise-of-arus bespelled-grimoire purse-of-io
set! public.reserve[0] = [9,0,0,0]
do 0 activate dragon-skull
do 0 sacrifice bespelled-grimoire    expect decision SKULL 0
do 0 sacrifice cursed-treatise-of-arus
expect public.reserve[0] = [9,0,0,0]         expect decision SKULL 0
do 0 sacrifice dragon-skull
expect public.reserve[0] = [0,0,0,0]         expect decision MAIN 0
expect public.crystals[0] = 15       expect public.tableau[0] = purse-of-io

scenario a Grimoire given to the Skull: the capacity is checked once, before the crystals
# R-SEA-12.3 R-SEA-10.3
players 2
plain
set! public.tableau[0] = dragon-skull temporal-boots bespelled-grimoire purse-of-io
set! public.reserve[0] = [8,1,0,0]
do 0 activate dragon-skull
do 0 sacrifice bespelled-grimoire    expect decision SKULL 0
do 0 sacrifice temporal-boots        expect decision SKULL 0
do 0 sacrifice dragon-skull          expect decision OVERFLOW 0
expect public.crystals[0] = 0
do 0 drop air   do 0 drop air
expect public.reserve[0] = [6,1,0,0]         expect public.crystals[0] = 15

scenario too many cards for the gauge neither force nor allow a sacrifice
# R-SEA-12.4 R-SEA-7.1
players 2
plain
set! public.gauge[0] = 1
set! public.tableau[0] = idol-of-the-familiar temporal-boots sid-nightshade
set! private[0].hand = die-of-malice
expect decision MAIN 0       illegal 0 sacrifice         illegal 0 summon
do 0 activate idol-of-the-familiar
expect public.crystals[0] = 1
do 0 end-turn                expect public.tableau[0] = idol-of-the-familiar temporal-boots sid-nightshade

# ---- questions with one answer

scenario what all can see to have one answer is done without asking
# R-SEA-1.12
players 2
plain
set! public.tableau[0] = kairn-the-destroyer
set! public.reserve[0] = [0,2,0,0]
do 0 activate kairn-the-destroyer
expect decision MAIN 0       expect public.reserve[0] = [0,1,0,0]
plain
set! public.tableau[0] = kairn-the-destroyer
set! public.reserve[0] = [1,1,0,0]
do 0 activate kairn-the-destroyer
expect decision SPEND 0

scenario what depends on a hand is asked, and a turn is ended by its player
# R-SEA-1.12 R-SEA-C44.1
players 2
plain
set! public.tableau[0] = necrotic-kriss titus-deepgaze
set! private[0].hand = purse-of-io
do 0 activate necrotic-kriss
expect decision KRISS 0      expect legal-count 0 = 1
do 0 sacrifice titus-deepgaze
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
plain
set! public.tableau[0] = necrotic-kriss titus-deepgaze
set! private[0].hand = []
do 0 activate necrotic-kriss
expect decision GAIN 0       expect public.tableau[0] = necrotic-kriss

scenario the top card is left by whoever has looked at it
# R-SEA-1.12 R-SEA-C34.1
players 2
plain
set! public.tableau[0] = crystal-orb
set! public.reserve[0] = [1,0,0,0]
set! public.crystals[0] = 0
set! secret.top = purse-of-io
do 0 activate crystal-orb 0 0
expect decision ORB 0        expect legal-count 0 = 1
do 0 leave                   expect decision MAIN 0
