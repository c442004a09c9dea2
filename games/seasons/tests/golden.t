# The worked examples of docs/rules/seasons.md (G numbers) and of the rulebook. Seat 1 sits left of
# seat 0. Where an example is about a die, it is the die of seat 1: `plain` has played that of seat 0.
game seasons

scenario G01 in winter one fire and two earth become eight crystals
# R-SEA-6.1 R-SEA-6.2
players 2
plain
set! public.can_transmute = 1
set! public.reserve[0] = [0,0,1,2]
do 0 transmute fire      expect public.crystals[0] = 2
do 0 transmute earth     expect public.crystals[0] = 5
do 0 transmute earth     expect public.crystals[0] = 8
expect public.reserve[0] = [0,0,0,0]
illegal 0 transmute

scenario G02 the transmutation bonus turns two earth into four crystals each in winter
# R-SEA-9.3 R-SEA-6.4
players 2
plain
set! public.reserve[0] = [0,0,0,2]
illegal 0 transmute
do 0 bonus 1             expect public.bonus_used[0] = 1
do 0 transmute earth     expect public.crystals[0] = 4
do 0 transmute earth     expect public.crystals[0] = 8
expect public.bonus_used = [1,0,0,0]

scenario G03 Hand of Fortune takes the last place under the gauge
# R-SEA-7.1 R-SEA-C20.2
players 2
plain
set! public.gauge[0] = 4
set! public.tableau[0] = ragfields-helm sealed-chest-of-urm runic-cube-of-eolis
set! public.reserve[0] = [1,1,1,1]
set! public.crystals[0] = 7
set! private[0].hand = hand-of-fortune temporal-boots
legal 0 summon temporal-boots
do 0 summon hand-of-fortune
expect public.reserve[0] = [0,1,0,0]
expect public.crystals[0] = 4
expect public.tableau[0] = ragfields-helm sealed-chest-of-urm runic-cube-of-eolis hand-of-fortune
illegal 0 summon temporal-boots

scenario G03 Hand of Fortune needs its three crystals and its three tokens
# R-SEA-7.1 R-SEA-C20.2
players 2
plain
set! public.gauge[0] = 4
set! public.reserve[0] = [1,1,1,1]
set! public.crystals[0] = 2
set! private[0].hand = hand-of-fortune
illegal 0 summon
set public.crystals[0] = 3
legal 0 summon hand-of-fortune
set public.reserve[0] = [1,1,1,0]
illegal 0 summon

scenario G04 in the first round of two players three winter dice are rolled
# R-SEA-4.2 R-SEA-4.3 R-SEA-2.1
players 2   option level=1   option first=1
random 12
expect public.round = 1      expect public.year = 1      expect public.space = 1
expect public.rolled_season = winter
expect event rolled = 3
expect decision DIE 0        expect legal-count 0 = 3
set public.dice[winter] = [1,3,5,0,0]
set public.face = [3,1,2,0,0]
do 0 take-die 3
expect decision DIE 1        expect legal-count 1 = 2
illegal 1 take-die 3
do 1 take-die 1
expect public.owner = [2,1,0,0,0]
expect decision MAIN 0

scenario G05 the spring face with two earth and two crystals
# R-SEA-5.2 R-SEA-5.3
players 2
plain
set! public.space = 4
set! public.rolled_season = spring
set! public.dice[spring] = [1,4,5,0,0]
set! public.face = [3,2,5,0,0]
do 0 end-turn
expect public.reserve[1] = [0,0,0,2]
expect public.crystals[1] = 2
expect public.gauge[1] = 0
expect public.can_transmute = 0
illegal 1 transmute

scenario G06 the spring face with two earth and a star
# R-SEA-5.3 R-SEA-5.4
players 2
plain
set! public.space = 4
set! public.rolled_season = spring
set! public.dice[spring] = [1,4,5,0,0]
set! public.face = [4,2,5,0,0]
set! public.owner = [2,1,0,0,0]
set! public.gauge[1] = 3
do 0 end-turn
expect public.reserve[1] = [0,0,0,2]
expect public.gauge[1] = 4
expect public.crystals[1] = 0

scenario G07 an unclaimed die with three pips leads from space 1 to spring
# R-SEA-13.4 R-SEA-14.4
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
do 0 end-turn
expect public.space = 1      expect no-event season
do 1 end-turn
expect public.space = 4      expect public.year = 1
expect event season = 1      expect no-event year
expect public.rolled_season = spring

scenario G08 seventy-two crystals and sixty-eight prestige, two bonuses and a card in hand
# R-SEA-15.2
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
set! public.crystals[0] = 72
set! public.tableau[0] = runic-cube-of-eolis syllas-the-faithful tree-of-light air-elemental
set! public.bonus_used[0] = 2
set! private[0].hand = amulet-of-air
do 0 end-turn
do 1 end-turn
expect over
expect public.crystals[0] = 72
expect score 0 = 123

scenario G09 the Mirror for three crystals turns three fire into three earth
# R-SEA-C47.1
players 2
plain
set! public.tableau[0] = mirror-of-the-seasons
set! public.reserve[0] = [0,1,3,0]
set! public.crystals[0] = 5
do 0 activate mirror-of-the-seasons
illegal 0 convert fire earth 4
illegal 0 convert fire fire
illegal 0 convert water earth 2
do 0 convert fire earth 3
expect public.crystals[0] = 2
expect public.reserve[0] = [0,1,0,3]
expect public.turned[0] = mirror-of-the-seasons

scenario G10 two Dice of Malice reroll twice and the last face counts
# R-SEA-5.1 R-SEA-C15.1 R-SEA-C15.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,2,3,0,0]
set! public.tableau[1] = die-of-malice die-of-malice
set! public.crystals[1] = 5
do 0 end-turn
expect decision MALICE 1     expect public.reserve[1] = [0,0,0,0]
chance 3/6 2/6
do 1 reroll
expect public.face[1] = 4    expect public.crystals[1] = 7
expect decision MALICE 1     expect public.turned[1] = die-of-malice
do 1 reroll
expect public.face[1] = 3    expect public.crystals[1] = 9
expect public.turned[1] = die-of-malice die-of-malice
expect public.reserve[1] = [0,0,2,0]      expect public.gauge[1] = 1
expect decision MAIN 1       expect private[1].hand = []

scenario G11 nine tokens: two go back before anything else is offered
# R-SEA-5.3 R-SEA-10.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [2,2,3,0,0]
set! public.owner = [2,1,0,0,0]
set! public.reserve[1] = [4,2,1,0]
do 0 end-turn
expect public.reserve[1] = [4,4,1,0]
expect decision OVERFLOW 1   expect legal-count 1 = 3
illegal 1 end-turn           illegal 1 bonus      illegal 1 drop earth
do 1 drop air                expect decision OVERFLOW 1
do 1 drop air                expect decision MAIN 1
expect public.reserve[1] = [2,4,1,0]
expect public.gauge[1] = 1

scenario G12 Ishtar for three fire brings nine crystals in any season
# R-SEA-C5.1
players 2
plain
set! public.space = 7
set! public.tableau[0] = balance-of-ishtar
set! public.reserve[0] = [2,0,3,0]
illegal 0 activate balance-of-ishtar 0 1
do 0 activate balance-of-ishtar 0 3
expect public.crystals[0] = 9
expect public.reserve[0] = [2,0,0,0]
expect public.can_transmute = 0

scenario G12 Ishtar with a Purse brings twelve
# R-SEA-C5.2
players 2
plain
set! public.tableau[0] = balance-of-ishtar purse-of-io
set! public.reserve[0] = [0,0,3,0]
do 0 activate balance-of-ishtar
expect public.crystals[0] = 12

scenario G12 Ishtar with a transmutation bonus brings twelve
# R-SEA-C5.2
players 2
plain
set! public.tableau[0] = balance-of-ishtar
set! public.reserve[0] = [0,0,3,0]
do 0 bonus 1
do 0 activate balance-of-ishtar
expect public.crystals[0] = 12

scenario G12 Ishtar with a Purse and a bonus brings fifteen
# R-SEA-C5.2
players 2
plain
set! public.tableau[0] = balance-of-ishtar purse-of-io
set! public.reserve[0] = [0,0,3,0]
do 0 bonus 1
do 0 activate balance-of-ishtar
expect public.crystals[0] = 15

scenario G12 Ishtar with two Purses and a bonus brings eighteen
# R-SEA-C5.2 R-SEA-1.9
players 2
plain
set! public.tableau[0] = balance-of-ishtar purse-of-io purse-of-io
set! public.reserve[0] = [0,0,3,0]
do 0 bonus 1
do 0 activate balance-of-ishtar
expect public.crystals[0] = 18

scenario G13 Potion of Life with five tokens, an Amulet of Water untouched
# R-SEA-C26.1 R-SEA-10.6
players 2
plain
set! public.tableau[0] = potion-of-life amulet-of-water
set! public.reserve[0] = [2,1,2,0]
set! public.amulet[0][0] = [0,0,0,3]
do 0 activate potion-of-life
expect public.crystals[0] = 20
expect public.reserve[0] = [0,0,0,0]
expect public.amulet[0][0] = [0,0,0,3]
expect public.tableau[0] = amulet-of-water
expect secret.discard = potion-of-life
expect public.can_transmute = 0

scenario G13 Potion of Life with a Purse brings twenty-five
# R-SEA-C26.2
players 2
plain
set! public.tableau[0] = potion-of-life purse-of-io
set! public.reserve[0] = [2,1,2,0]
do 0 activate potion-of-life
expect public.crystals[0] = 25

scenario G13 Potion of Life with a Purse and a bonus brings thirty
# R-SEA-C26.2
players 2
plain
set! public.tableau[0] = potion-of-life purse-of-io
set! public.reserve[0] = [2,1,2,0]
do 0 bonus 1
do 0 activate potion-of-life
expect public.crystals[0] = 30

scenario G15 two Leeches: Naria is out of reach, Amulet of Earth pays for itself
# R-SEA-C33.1 R-SEA-C33.2
players 2
plain
set! public.tableau[1] = arcano-leech arcano-leech
set! public.gauge[0] = 2
set! public.crystals[0] = 4
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = naria-the-prophetess amulet-of-earth
illegal 0 summon naria-the-prophetess
do 0 summon amulet-of-earth
expect public.crystals = [11,2,0,0]
expect event stole 1 = 2

scenario G15 with five crystals Naria can be summoned against two Leeches
# R-SEA-C33.2
players 2
plain
set! public.tableau[1] = arcano-leech arcano-leech
set! public.gauge[0] = 2
set! public.crystals[0] = 5
set! private[0].hand = naria-the-prophetess
do 0 summon naria-the-prophetess
expect public.crystals = [0,2,0,0]

scenario G17 Malice without crystals against Fairies
# R-SEA-C41.1 R-SEA-8.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
set! public.tableau[0] = thieving-fairies
set! public.tableau[1] = die-of-malice
do 0 end-turn
chance 2/6
do 1 reroll
expect public.crystals = [1,2,0,0]

scenario G17 Malice with one crystal against Fairies
# R-SEA-C41.1 R-SEA-8.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
set! public.tableau[0] = thieving-fairies
set! public.tableau[1] = die-of-malice
set! public.crystals[1] = 1
do 0 end-turn
chance 2/6
do 1 reroll
expect public.crystals = [2,2,0,0]

scenario G20 Boots from space 3 to 4 make two fire worth six crystals
# R-SEA-6.3 R-SEA-C7.1
players 2
plain
set! public.space = 3
set! public.can_transmute = 1
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,2,0]
set! private[0].hand = temporal-boots
do 0 summon temporal-boots   illegal 0 move 0
do 0 move 1
expect public.space = 4      expect event season = 1
do 0 transmute fire          do 0 transmute fire
expect public.crystals[0] = 6

scenario G20 without the Boots two fire are worth four crystals on space 3
# R-SEA-6.3
players 2
plain
set! public.space = 3
set! public.can_transmute = 1
set! public.reserve[0] = [0,0,2,0]
do 0 transmute fire          do 0 transmute fire
expect public.crystals[0] = 4

scenario G22 Titus collects from one opponent, finds nothing at the other and is gone
# R-SEA-C39.1 R-SEA-C39.2
players 3
plain
set! public.dice[winter] = [1,2,3,4,0]
set! public.face = [3,1,1,1,0]
set! public.tableau[2] = titus-deepgaze
set! public.crystals = [5,0,8,0]
do 0 end-turn   do 1 end-turn
expect public.crystals = [5,0,8,0]
do 2 end-turn
expect public.crystals = [4,0,9,0]
expect public.tableau[2] = []
expect secret.discard = titus-deepgaze

scenario G23 Sid takes five from each, or what there is
# R-SEA-C49.1 R-SEA-C49.2
players 4
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,3]
set! public.crystals = [12,7,3,0]
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.reserve[0] = [0,0,0,0]
expect public.crystals = [20,2,0,0]

scenario G23 Sid takes nothing when somebody has as many crystals
# R-SEA-C49.1
players 4
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,0,3]
set! public.crystals = [12,12,3,0]
set! private[0].hand = sid-nightshade
do 0 summon sid-nightshade
expect public.crystals = [12,12,3,0]
expect public.tableau[0] = sid-nightshade

scenario G26 a Chest brings nothing with three tokens, those on an Amulet do not count
# R-SEA-C13.1 R-SEA-10.6
players 2
plain
set! public.face[1] = 2      set! public.dice[winter] = [1,2,3,0,0]
set! public.tableau[0] = wondrous-chest amulet-of-water
set! public.amulet[0][0] = [1,1,1,1]
set! public.reserve[0] = [3,0,0,0]
do 0 end-turn   do 1 end-turn
expect public.crystals[0] = 0

scenario G26 a Chest brings three crystals with four tokens
# R-SEA-C13.1
players 2
plain
set! public.face[1] = 2      set! public.dice[winter] = [1,2,3,0,0]
set! public.tableau[0] = wondrous-chest
set! public.reserve[0] = [3,0,0,1]
do 0 end-turn   do 1 end-turn
expect public.crystals[0] = 3

scenario G26 two Chests bring six crystals
# R-SEA-C13.1 R-SEA-1.9
players 2
plain
set! public.face[1] = 2      set! public.dice[winter] = [1,2,3,0,0]
set! public.tableau[0] = wondrous-chest wondrous-chest
set! public.reserve[0] = [3,0,0,1]
do 0 end-turn   do 1 end-turn
expect public.crystals[0] = 6

scenario G26 a Horn makes one token two, tokens on an Amulet do not count
# R-SEA-C14.1 R-SEA-10.6
players 2
plain
set! public.face[1] = 2      set! public.dice[winter] = [1,2,3,0,0]
set! public.tableau[0] = beggars-horn amulet-of-water
set! public.amulet[0][0] = [1,1,1,1]
set! public.reserve[0] = [1,0,0,0]
do 0 end-turn   do 1 end-turn
expect decision GAIN 0
do 0 gain fire
expect public.reserve[0] = [1,0,1,0]
expect decision DIE 1

scenario G26 two Horns make no token two
# R-SEA-C14.1 R-SEA-1.9
players 2
plain
set! public.face[1] = 2      set! public.dice[winter] = [1,2,3,0,0]
set! public.tableau[0] = beggars-horn beggars-horn
do 0 end-turn   do 1 end-turn
do 0 gain fire               expect decision GAIN 0
do 0 gain earth              expect decision DIE 1
expect public.reserve[0] = [0,0,1,1]

scenario G26 two Horns make one token two, the second finds enough
# R-SEA-C14.1
players 2
plain
set! public.face[1] = 2      set! public.dice[winter] = [1,2,3,0,0]
set! public.tableau[0] = beggars-horn beggars-horn
set! public.reserve[0] = [1,0,0,0]
do 0 end-turn   do 1 end-turn
do 0 gain fire               expect decision DIE 1
expect public.reserve[0] = [1,0,1,0]

scenario G28 two Scepters and a Pendant count the other items, not the familiars
# R-SEA-C28.1 R-SEA-C48.1
players 2
plain
set! public.gauge[0] = 15
set! public.tableau[0] = runic-cube-of-eolis runic-cube-of-eolis amulet-of-earth ragfields-helm sealed-chest-of-urm kairn-the-destroyer syllas-the-faithful
set! private[0].hand = scepter-of-greatness scepter-of-greatness pendant-of-ragnor
set! public.reserve[0] = [1,1,1,1]
do 0 summon scepter-of-greatness      expect public.crystals[0] = 15
set public.reserve[0] = [1,1,1,1]
do 0 summon scepter-of-greatness      expect public.crystals[0] = 33
set public.reserve[0] = [1,1,1,2]
do 0 summon pendant-of-ragnor
expect public.reserve[0] = [0,0,0,2]  expect decision GAIN 0
do 0 gain air   do 0 gain air   do 0 gain air   do 0 gain air
do 0 gain air   do 0 gain air   expect decision GAIN 0
do 0 gain fire
expect public.reserve[0] = [6,0,1,2]  expect decision OVERFLOW 0

scenario G30 Staff, then Vase, then the card's own effect
# R-SEA-7.4 R-SEA-7.5 R-SEA-C6.1 R-SEA-C30.1
players 2
plain
set! public.gauge[0] = 3
set! public.tableau[0] = staff-of-spring yjangs-forgotten-vase
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = amulet-of-earth
do 0 summon amulet-of-earth
expect public.crystals[0] = 3         expect public.reserve[0] = [0,0,0,0]
expect decision GAIN 0
do 0 gain fire
expect public.crystals[0] = 12        expect public.reserve[0] = [0,0,1,0]

scenario G31 the Chalice takes the last place and its four cards are discarded
# R-SEA-C9.2
players 2
plain
set! public.gauge[0] = 5
set! public.tableau[0] = runic-cube-of-eolis ragfields-helm sealed-chest-of-urm amulet-of-air
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-earth amulet-of-water amulet-of-fire temporal-boots
do 0 summon divine-chalice
expect decision MAIN 0
expect public.tableau[0] = runic-cube-of-eolis ragfields-helm sealed-chest-of-urm amulet-of-air divine-chalice
expect secret.discard = amulet-of-earth amulet-of-water amulet-of-fire temporal-boots
expect public.seen_discard = []

scenario G31 with room one card is summoned free, and Staff, Vase and Leech stay silent
# R-SEA-C9.1 R-SEA-7.8
players 2
plain
set! public.gauge[0] = 6
set! public.tableau[0] = staff-of-spring yjangs-forgotten-vase sealed-chest-of-urm amulet-of-air
set! public.tableau[1] = arcano-leech
set! public.reserve[0] = [1,1,1,1]
set! public.crystals[0] = 1
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-earth amulet-of-water amulet-of-fire temporal-boots
do 0 summon divine-chalice
expect public.crystals = [3,1,0,0]
do 0 gain fire
expect decision PICK 0       expect legal-count 0 = 4
do 0 pick amulet-of-earth
expect public.crystals = [12,1,0,0]
expect public.reserve[0] = [0,0,1,0]
expect event summoned-free 0 = 1      expect no-event stole      expect no-event summoned
expect decision MAIN 0
expect public.tableau[0] = staff-of-spring yjangs-forgotten-vase sealed-chest-of-urm amulet-of-air divine-chalice amulet-of-earth
expect secret.discard = amulet-of-water amulet-of-fire temporal-boots

scenario G33 the Demon lowers a full gauge: the cards stay, and only gauge 4 makes room
# R-SEA-C38.1 R-SEA-12.4
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,2,3,0,0]
set! public.gauge = [1,3,0,0]
set! public.tableau[1] = runic-cube-of-eolis ragfields-helm sealed-chest-of-urm
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = demon-of-argos
set! secret.top = temporal-boots
do 0 summon demon-of-argos
expect public.gauge[1] = 2
expect public.tableau[1] = runic-cube-of-eolis ragfields-helm sealed-chest-of-urm
expect private[1].hand = temporal-boots      expect hidden private[1].hand from 0
do 0 end-turn
illegal 1 summon
do 1 bonus 2                 expect public.gauge[1] = 3
illegal 1 summon
do 1 bonus 2                 expect public.gauge[1] = 4
legal 1 summon temporal-boots

scenario G35 Lewis copies six tokens into a reserve of four
# R-SEA-C21.1 R-SEA-10.2
players 2
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [2,1,2,1]
set! public.reserve[1] = [3,0,0,3]
set! private[0].hand = lewis-greyface
do 0 summon lewis-greyface
expect public.reserve[0] = [4,1,1,4]  expect decision OVERFLOW 0
do 0 drop water   do 0 drop fire      expect decision OVERFLOW 0
do 0 drop air                         expect decision MAIN 0
expect public.reserve[0] = [3,0,0,4]
expect public.reserve[1] = [3,0,0,3]

scenario G37 the Air Elemental changes an opponent's reserve, not their Amulet
# R-SEA-C40.1 R-SEA-10.6
players 2
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [3,0,1,0]
set! public.reserve[1] = [0,2,3,0]
set! public.tableau[1] = amulet-of-water
set! public.amulet[1][0] = [0,0,0,1]
set! private[0].hand = air-elemental
do 0 summon air-elemental
expect public.reserve[1] = [5,0,0,0]
expect public.amulet[1][0] = [0,0,0,1]
expect public.reserve[0] = [0,0,1,0]

scenario G38 Kairn takes four crystals from each opponent, or what there is
# R-SEA-C16.1 R-SEA-1.8
players 3
plain
set! public.tableau[0] = kairn-the-destroyer
set! public.reserve[0] = [0,1,0,0]
set! public.crystals = [1,3,10,0]
do 0 activate kairn-the-destroyer
expect public.crystals = [1,0,6,0]
expect public.reserve[0] = [0,0,0,0]

scenario G39 from space 11 three pips lead into year 2 and to library II
# R-SEA-13.1 R-SEA-13.4
players 2
plain
set! public.space = 11
set! public.rolled_season = autumn
set! public.dice[autumn] = [1,2,3,0,0]
set! public.face = [4,1,3,0,0]
set! public.library_taken = [0,0]
set! private[0].hand = temporal-boots
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
set! private[0].library[1] = die-of-malice purse-of-io staff-of-spring
set! private[1].library[0] = ragfields-helm hand-of-fortune beggars-horn
set! private[1].library[1] = wondrous-chest divine-chalice glutton-cauldron
do 0 end-turn                expect public.year = 1
do 1 end-turn
expect public.space = 2      expect public.year = 2      expect public.rolled_season = winter
expect event season = 1      expect event year = 1       expect event library = 1
expect private[0].hand = temporal-boots amulet-of-air amulet-of-fire amulet-of-earth
expect private[1].hand = ragfields-helm hand-of-fortune beggars-horn
expect private[0].library[1] = die-of-malice purse-of-io staff-of-spring
expect public.library_taken = [1,0]

scenario G40 a Grimoire taken back for Amsug leaves two tokens too many
# R-SEA-10.3 R-SEA-C17.1
players 2
plain
set! public.gauge[0] = 3
set! public.tableau[0] = bespelled-grimoire amulet-of-water
set! public.amulet[0][0] = [1,1,0,0]
set! public.reserve[0] = [0,0,5,4]
set! private[0].hand = amsug-longneck
do 0 summon amsug-longneck
expect public.reserve[0] = [0,0,5,4]  expect decision AMSUG 0
do 0 take-back bespelled-grimoire
expect private[0].hand = bespelled-grimoire
expect decision OVERFLOW 0   illegal 0 end-turn          illegal 0 drop air
do 0 drop fire               expect decision OVERFLOW 0
do 0 drop earth              expect decision MAIN 0
expect public.reserve[0] = [0,0,4,3]

scenario G42 Amulet of Air stops at gauge 15, and the gauge bonus is no longer offered
# R-SEA-C1.1 R-SEA-9.4
players 2
plain
set! public.gauge[0] = 14
set! public.reserve[0] = [2,0,0,0]
set! private[0].hand = amulet-of-air
legal 0 bonus 2
do 0 summon amulet-of-air
expect public.gauge[0] = 15
illegal 0 bonus 2
legal 0 bonus 1

scenario Rulebook example: a die with two earth fills the reserve by two
# R-SEA-5.3 R-SEA-6.1
players 2
plain
set! public.space = 7
set! public.rolled_season = summer
set! public.dice[summer] = [1,2,5,0,0]
set! public.face = [3,1,3,0,0]
set! public.owner = [1,0,2,0,0]
do 0 end-turn
expect public.reserve[1] = [0,0,0,2]
expect public.crystals[1] = 0         expect public.gauge[1] = 0
legal 1 transmute earth

scenario Rulebook example: a second card in play needs gauge 2
# R-SEA-7.1 R-SEA-1.7
players 2
plain
set! public.tableau[0] = runic-cube-of-eolis
set! public.gauge[0] = 1
set! private[0].hand = temporal-boots
illegal 0 summon
set public.gauge[0] = 2
legal 0 summon temporal-boots

scenario Rulebook example: a card brought by the Chalice does not please the Staff
# R-SEA-7.8 R-SEA-C6.1
players 2
plain
set! public.gauge[0] = 3
set! public.tableau[0] = staff-of-spring
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = divine-chalice
set! secret.top = runic-cube-of-eolis ragfields-helm amulet-of-air amulet-of-fire
do 0 summon divine-chalice            expect public.crystals[0] = 3
do 0 pick runic-cube-of-eolis         expect public.crystals[0] = 3

scenario Rulebook example: three penalties for one, two and three bonuses
# R-SEA-15.2 R-SEA-9.1
players 4
plain
set! public.crystals = [20,20,20,20]
set! public.bonus_used = [0,1,2,3]
expect score 0 = 20   expect score 1 = 15   expect score 2 = 8   expect score 3 = 0

scenario Rulebook example: the last player always chooses from two dice
# R-SEA-4.3
players 4   option level=1   option first=1
random 24
set public.dice[winter] = [1,2,3,4,5]
expect legal-count 0 = 5
do 0 take-die 2              expect legal-count 1 = 4
do 1 take-die 1              expect legal-count 2 = 3
do 2 take-die 5              expect legal-count 3 = 2
set public.face = [3,1,1,2,3]
do 3 take-die 3
expect public.owner = [2,1,4,0,3]
expect decision MAIN 0
