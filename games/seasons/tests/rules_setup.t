# Components, setup, draft and split: sections 1 to 3 of docs/rules/seasons.md.
game seasons

scenario four players take their turns clockwise, the one after the last is the first
# R-SEA-1.1 R-SEA-4.4
players 4
plain
set! public.face = [1,1,1,1,1]
expect waiting 0
do 0 end-turn                expect waiting 1
do 1 end-turn                expect waiting 2
do 2 end-turn                expect waiting 3
do 3 end-turn                expect decision DIE 1

scenario two players sit left of each other
# R-SEA-1.1
players 2
plain
set! public.tableau[0] = damned-soul-of-onys
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
set! public.reserve[0] = [0,1,0,0]
do 0 activate damned-soul-of-onys
expect public.tableau[1] = damned-soul-of-onys
do 0 end-turn
do 1 activate damned-soul-of-onys
expect public.tableau[0] = damned-soul-of-onys      expect public.tableau[1] = []

scenario the bank still has air when thirty-two air tokens lie in four reserves
# R-SEA-1.2
players 4
plain
set! public.tableau[0] = bespelled-grimoire tree-of-light
set! public.tableau[1] = bespelled-grimoire
set! public.reserve = [[8,0,0,0],[10,0,0,0],[7,0,0,0],[7,0,0,0]]
set! public.crystals[0] = 3
do 0 activate tree-of-light 0 0
do 0 gain air
expect public.reserve[0] = [9,0,0,0]

scenario every card exists twice, one hundred in all
# R-SEA-1.3
players 2
plain
expect public.draw_count = 100
set! private[0].hand = runic-cube-of-eolis
set! private[1].hand = runic-cube-of-eolis
expect public.draw_count = 98
expect public.hand_count = [1,1,0,0]

scenario thirteen cards are familiars
# R-SEA-1.4 R-SEA-C44.1
players 2
plain
set! public.tableau[0] = necrotic-kriss
set! private[0].hand = syllas-the-faithful figrim-the-avaricious naria-the-prophetess kairn-the-destroyer amsug-longneck lewis-greyface arcano-leech demon-of-argos titus-deepgaze air-elemental thieving-fairies sid-nightshade damned-soul-of-onys temporal-boots
do 0 activate necrotic-kriss
expect legal-count 0 = 13
illegal 0 discard temporal-boots

scenario the other thirty-seven cards are magic items
# R-SEA-1.4 R-SEA-C17.1
players 2
plain
set! public.gauge[0] = 15
set! public.tableau[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice wondrous-chest beggars-horn die-of-malice bespelled-grimoire syllas-the-faithful
push AMSUG 0 1
expect legal-count 0 = 13
set public.tableau[0] = ragfields-helm hand-of-fortune runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet kairn-the-destroyer
expect legal-count 0 = 12
set public.tableau[0] = tree-of-light crystal-orb glutton-cauldron vampiric-crown dragon-skull cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade
expect legal-count 0 = 12
illegal 0 take-back sid-nightshade

scenario items alone give the Kriss nothing to feed on
# R-SEA-1.4
players 2
plain
set! public.tableau[0] = necrotic-kriss temporal-boots
set! private[0].hand = amulet-of-air runic-cube-of-eolis
illegal 0 activate necrotic-kriss

scenario the six faces of a die carry one, two and three pips twice each
# R-SEA-1.5 R-SEA-14.4
players 2
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,1,0,0]
do 0 end-turn   do 1 end-turn   expect public.space = 2
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,2,0,0]
do 0 end-turn   do 1 end-turn   expect public.space = 3
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,3,0,0]
do 0 end-turn   do 1 end-turn   expect public.space = 4
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,4,0,0]
do 0 end-turn   do 1 end-turn   expect public.space = 2
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,5,0,0]
do 0 end-turn   do 1 end-turn   expect public.space = 3
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,6,0,0]
do 0 end-turn   do 1 end-turn   expect public.space = 4

scenario each sixth of the range of chance is another face
# R-SEA-1.5 R-SEA-4.2
players 2
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,1,0,0]
do 0 end-turn
chance 0/6 1/6 2/6
do 1 end-turn                expect public.face = [1,2,3,0,0]
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,1,0,0]
do 0 end-turn
chance 3/6 4/6 5/6
do 1 end-turn                expect public.face = [4,5,6,0,0]

scenario every third space begins a season
# R-SEA-1.6 R-SEA-13.4
players 2
plain   set! public.space = 2    push BOOTS 0   do 0 move 1   expect public.space = 3    expect no-event season
plain   set! public.space = 3    push BOOTS 0   do 0 move 1   expect public.space = 4    expect event season = 1
plain   set! public.space = 5    push BOOTS 0   do 0 move 1   expect public.space = 6    expect no-event season
plain   set! public.space = 6    push BOOTS 0   do 0 move 1   expect public.space = 7    expect event season = 1
plain   set! public.space = 8    push BOOTS 0   do 0 move 1   expect public.space = 9    expect no-event season
plain   set! public.space = 9    push BOOTS 0   do 0 move 1   expect public.space = 10   expect event season = 1
plain   set! public.space = 11   push BOOTS 0   do 0 move 1   expect public.space = 12   expect no-event season
plain   set! public.space = 12   push BOOTS 0   do 0 move 1   expect public.space = 1    expect event season = 1

scenario a star at gauge 15 is lost, at 14 it is not
# R-SEA-1.7 R-SEA-5.4
players 2
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,1,0,0]   set! public.gauge[1] = 15
do 0 end-turn                expect public.gauge[1] = 15   expect no-event gauge
plain   set! public.dice[winter] = [1,2,3,0,0]   set! public.face = [3,1,1,0,0]   set! public.gauge[1] = 14
do 0 end-turn                expect public.gauge[1] = 15   expect event gauge 1 = 1

scenario a player who must lose more crystals than they have loses all of them
# R-SEA-1.8 R-SEA-C50.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys
set! public.crystals[0] = 2
do 0 end-turn   do 1 end-turn
expect public.crystals[0] = 0

scenario crystals have no upper limit
# R-SEA-1.8
players 2
plain
set! public.gauge[0] = 1
set! public.crystals[0] = 995
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = amulet-of-earth
do 0 summon amulet-of-earth
expect public.crystals[0] = 1004

scenario two Staffs of Spring in one play area add up
# R-SEA-1.9 R-SEA-C6.1
players 2
plain
set! public.gauge[0] = 3
set! public.tableau[0] = staff-of-spring staff-of-spring
set! private[0].hand = die-of-malice
do 0 summon die-of-malice
expect public.crystals[0] = 6

scenario a card text beats a general rule: Onys comes even beyond the gauge
# R-SEA-1.9 R-SEA-C50.2
players 2
plain
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [0,1,0,0]
expect public.gauge[1] = 0
do 0 activate damned-soul-of-onys
expect public.tableau[1] = damned-soul-of-onys

scenario in whatever order two tokens are taken, the table looks the same
# R-SEA-1.10
players 2
plain
set! public.reserve[0] = [1,0,1,0]
do 0 bonus 0
do 0 spend air
expect head.frame[3].arg = [2,0,0,0]
do 0 gain water              expect head.frame[3].arg = [1,0,0,0]
do 0 gain earth              expect public.reserve[0] = [0,1,0,1]
plain
set! public.reserve[0] = [1,0,1,0]
do 0 bonus 0
do 0 spend fire
expect head.frame[3].arg = [2,0,0,0]
do 0 gain earth              expect head.frame[3].arg = [1,0,0,0]
do 0 gain water              expect public.reserve[0] = [0,1,0,1]

scenario two copies that differ in nothing are one option, a turned and a straight one are two
# R-SEA-1.11
players 2
plain
set! public.tableau[1] = tree-of-light tree-of-light
push SYLLAS 1 1
expect legal-count 1 = 1
set public.turned[1] = tree-of-light tree-of-light
expect legal-count 1 = 1
set public.turned[1] = tree-of-light
expect legal-count 1 = 2
do 1 sacrifice tree-of-light 0
expect public.tableau[1] = tree-of-light   expect public.turned[1] = tree-of-light

scenario two Amulets of Water with different tokens are two options
# R-SEA-1.11
players 2
plain
set! public.tableau[1] = amulet-of-water amulet-of-water
set! public.amulet[1] = [[1,0,0,0],[1,0,0,0]]
push SYLLAS 1 1
expect legal-count 1 = 1
set public.amulet[1] = [[1,0,0,0],[0,3,0,0]]
expect legal-count 1 = 2
do 1 sacrifice amulet-of-water 0
expect public.amulet[1] = [[0,3,0,0],[0,0,0,0]]

scenario everybody starts with nothing, in year 1 on space 1
# R-SEA-2.1
players 3   option level=1   option first=1
start
expect public.crystals = [0,0,0,0]   expect public.gauge = [0,0,0,0]
expect public.bonus_used = [0,0,0,0]
expect public.reserve = [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]
random 18
expect public.year = 1       expect public.space = 1     expect public.round = 1
expect public.crystals = [0,0,0,0]   expect public.gauge = [0,0,0,0]
expect public.tableau = [[],[],[],[]]

scenario two players use three dice of each season
# R-SEA-2.2
players 2   seed 5
start
expect public.dice = [[3,4,5,0,0],[2,3,5,0,0],[1,2,5,0,0],[2,3,5,0,0]]

scenario three players use four dice of each season
# R-SEA-2.2
players 3
start
expect public.dice[winter][3] != 0   expect public.dice[winter][4] = 0
expect public.dice[spring][3] != 0   expect public.dice[spring][4] = 0
expect public.dice[summer][3] != 0   expect public.dice[summer][4] = 0
expect public.dice[autumn][3] != 0   expect public.dice[autumn][4] = 0

scenario four players use all dice
# R-SEA-2.2
players 4
start
expect public.dice = [[1,2,3,4,5],[1,2,3,4,5],[1,2,3,4,5],[1,2,3,4,5]]

scenario another seed takes other dice, and they serve the whole game
# R-SEA-2.2
players 2   seed 7
start
expect public.dice = [[2,3,5,0,0],[1,3,5,0,0],[1,3,4,0,0],[1,3,4,0,0]]
random 400
expect public.round > 3
expect public.dice = [[2,3,5,0,0],[1,3,5,0,0],[1,3,4,0,0],[1,3,4,0,0]]

scenario level 3 deals nine of a hundred cards to each of two players
# R-SEA-2.3
players 2   option level=3
start
expect decision DRAFT        expect waiting 0 1
expect public.packet_count = 9       expect public.draw_count = 82
expect hidden secret.deck from 0

scenario level 3 leaves 73 cards with three players
# R-SEA-2.3
players 3   option level=3
start
expect public.draw_count = 73

scenario level 3 leaves 64 cards with four players
# R-SEA-2.3
players 4   option level=3
start
expect public.draw_count = 64

scenario level 2 does the same with cards 1 to 30
# R-SEA-2.4
players 2   option level=2
start
expect decision DRAFT        expect waiting 0 1
expect public.packet_count = 9       expect public.draw_count = 42
plain
expect secret.deck = amulet-of-air amulet-of-air amulet-of-fire amulet-of-fire amulet-of-earth amulet-of-earth amulet-of-water amulet-of-water balance-of-ishtar balance-of-ishtar staff-of-spring staff-of-spring temporal-boots temporal-boots purse-of-io purse-of-io divine-chalice divine-chalice syllas-the-faithful syllas-the-faithful figrim-the-avaricious figrim-the-avaricious naria-the-prophetess naria-the-prophetess wondrous-chest wondrous-chest beggars-horn beggars-horn die-of-malice die-of-malice kairn-the-destroyer kairn-the-destroyer amsug-longneck amsug-longneck bespelled-grimoire bespelled-grimoire ragfields-helm ragfields-helm hand-of-fortune hand-of-fortune lewis-greyface lewis-greyface runic-cube-of-eolis runic-cube-of-eolis potion-of-power potion-of-power potion-of-dreams potion-of-dreams potion-of-knowledge potion-of-knowledge potion-of-life potion-of-life hourglass-of-time hourglass-of-time scepter-of-greatness scepter-of-greatness olafs-blessed-statue olafs-blessed-statue yjangs-forgotten-vase yjangs-forgotten-vase

scenario level 2 leaves 33 cards with three players
# R-SEA-2.4
players 3   option level=2
start
expect public.draw_count = 33

scenario level 2 leaves 24 cards with four players
# R-SEA-2.4
players 4   option level=2
start
expect public.draw_count = 24

scenario level 1 gives each player a ready-made set and begins with the split
# R-SEA-2.5 R-SEA-2.6
players 4   seed 1   option level=1
start
expect decision SPLIT        expect waiting 0 1 2 3
expect private[0].kept = amulet-of-air amulet-of-fire temporal-boots amsug-longneck bespelled-grimoire hand-of-fortune potion-of-life olafs-blessed-statue yjangs-forgotten-vase
expect private[1].kept = amulet-of-air amulet-of-fire amulet-of-earth figrim-the-avaricious wondrous-chest die-of-malice bespelled-grimoire potion-of-knowledge hourglass-of-time
expect private[2].kept = amulet-of-earth balance-of-ishtar divine-chalice beggars-horn die-of-malice lewis-greyface potion-of-power potion-of-knowledge scepter-of-greatness
expect private[3].kept = amulet-of-water staff-of-spring temporal-boots divine-chalice naria-the-prophetess kairn-the-destroyer runic-cube-of-eolis potion-of-dreams yjangs-forgotten-vase
expect secret.deck = amulet-of-water balance-of-ishtar staff-of-spring purse-of-io purse-of-io syllas-the-faithful syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn kairn-the-destroyer amsug-longneck ragfields-helm ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue
expect hidden private[0].kept from 1

scenario another seed gives the sets to other players
# R-SEA-2.6
players 4   seed 3   option level=1
start
expect private[0].kept = amulet-of-earth balance-of-ishtar divine-chalice beggars-horn die-of-malice lewis-greyface potion-of-power potion-of-knowledge scepter-of-greatness

scenario level 1 with two players leaves the other 42 of cards 1 to 30
# R-SEA-2.5
players 2   option level=1
start
expect public.draw_count = 42

scenario level 1 with three players leaves 33 cards
# R-SEA-2.5
players 3   option level=1
start
expect public.draw_count = 33

scenario the first player is drawn by lot
# R-SEA-2.7
players 4   seed 1   option level=1
random 24
expect public.first = 3      expect decision DIE 3

scenario another lot, another first player
# R-SEA-2.7
players 4   seed 2   option level=1
random 24
expect public.first = 2      expect decision DIE 2

scenario the first player may be named beforehand
# R-SEA-2.7
players 4   seed 1   option level=1   option first=1
random 24
expect public.first = 0      expect decision DIE 0

scenario in the draft each keeps one card in secret and passes the rest to the left
# R-SEA-3.1 R-SEA-3.4 R-SEA-1.1
players 3
set! private[0].packet = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice
set! private[1].packet = syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire
set! private[2].packet = ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time
expect waiting 0 1 2         expect legal-count 0 = 9
illegal 0 draft syllas-the-faithful
expect hidden private[1].packet from 0       expect visible private[1].packet to 1
do 2 draft runic-cube-of-eolis
expect waiting 0 1           expect no-event packets-passed
expect hidden private[2].pick from 0         expect visible private[2].pick to 2
expect event drafted 2 shown to 2            expect event drafted 2 hidden from 0
expect event drafted 2 hidden from 1
do 0 draft divine-chalice    expect waiting 1
expect hidden private[0].pick from 1         expect hidden private[0].pick from 2
do 1 draft amsug-longneck
expect event packets-passed = 1              expect waiting 0 1 2      expect no-undo
expect event drafted 1 shown to 1            expect event drafted 1 hidden from 2
expect public.packet_count = 8
expect private[1].packet = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io
expect private[2].packet = syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer bespelled-grimoire
expect private[0].packet = ragfields-helm hand-of-fortune lewis-greyface potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time
expect private[2].kept = runic-cube-of-eolis
expect hidden private[2].kept from 0         expect hidden private[0].packet from 2
legal 0 draft hand-of-fortune                illegal 0 draft amulet-of-air

scenario two copies of a card in a packet are one choice
# R-SEA-3.1 R-SEA-1.11
players 2
set! private[0].packet = amulet-of-air amulet-of-air amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice
set! private[1].packet = syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire
expect legal-count 0 = 8
do 0 draft amulet-of-air     do 1 draft amsug-longneck
expect private[0].kept = amulet-of-air
legal 1 draft amulet-of-air

scenario the last card of a packet goes to the left and is kept without asking
# R-SEA-3.2 R-SEA-3.1
players 2
set! public.packet_count = 2
set! private[0].packet = amulet-of-air amulet-of-fire
set! private[0].kept = amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice
set! private[1].packet = syllas-the-faithful figrim-the-avaricious
set! private[1].kept = naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire
do 0 draft amulet-of-air     expect decision DRAFT
do 1 draft syllas-the-faithful
expect decision SPLIT        expect waiting 0 1          expect public.packet_count = 0
expect private[0].kept = amulet-of-air amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice figrim-the-avaricious
expect private[1].kept = syllas-the-faithful amulet-of-fire naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire

scenario each player makes eight draft choices, not seven
# R-SEA-3.2
players 4
random 31
expect decision DRAFT
random 1
expect decision SPLIT

scenario nine cards are split in secret into hand, library II and library III
# R-SEA-3.3 R-SEA-3.4
players 2   option level=1   option first=1
set! private[0].kept = amulet-of-air amulet-of-fire temporal-boots amsug-longneck bespelled-grimoire hand-of-fortune potion-of-life olafs-blessed-statue yjangs-forgotten-vase
set! private[1].kept = amulet-of-earth balance-of-ishtar divine-chalice beggars-horn die-of-malice lewis-greyface potion-of-power potion-of-knowledge scepter-of-greatness
expect legal-count 0 = 9     illegal 0 split * 1
do 0 split hand-of-fortune   do 0 split amulet-of-air   do 0 split temporal-boots
expect private[0].hand = amulet-of-air temporal-boots hand-of-fortune
expect hidden private[0].hand from 1         expect public.hand_count = [0,0,0,0]
illegal 0 split * 0
do 0 split amsug-longneck 1   do 0 split potion-of-life 1
expect waiting 0 1           expect no-event split
do 0 split amulet-of-fire 1
expect waiting 1             expect event split 0
expect private[0].library[0] = amulet-of-fire amsug-longneck potion-of-life
expect private[0].library[1] = bespelled-grimoire olafs-blessed-statue yjangs-forgotten-vase
expect public.round = 0
do 1 split amulet-of-earth   do 1 split balance-of-ishtar   do 1 split divine-chalice
do 1 split beggars-horn      do 1 split die-of-malice       do 1 split lewis-greyface
expect public.hand_count = [3,3,0,0]
expect public.library_count = [[3,3],[3,3],[0,0],[0,0]]
expect private[1].library[1] = potion-of-power potion-of-knowledge scepter-of-greatness
expect decision DIE 0

scenario a player looks at their own hand and libraries, nobody else does
# R-SEA-3.4
players 3
plain
set! private[0].hand = temporal-boots
set! private[0].library[0] = amulet-of-air
set! private[0].library[1] = die-of-malice
expect visible private[0].hand to 0          expect hidden private[0].hand from 1
expect visible private[0].library[0] to 0    expect hidden private[0].library[0] from 1
expect visible private[0].library[1] to 0    expect hidden private[0].library[1] from 2
expect visible public.hand_count to 1        expect visible public.library_count to 2
