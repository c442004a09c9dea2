# The wheel, seasons and years, the end of a round: sections 13 and 14 of docs/rules/seasons.md.
# Unless a scenario says otherwise the unclaimed die shows 1 pip.
game seasons

# ---- 13: wheel, season change, year change

scenario year 2 brings library II and year 3 library III, added to the hand
# R-SEA-13.1
players 2
plain
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.library_taken = [0,0]
set! private[0].hand = temporal-boots
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
set! private[0].library[1] = die-of-malice purse-of-io staff-of-spring
set! private[1].library[0] = ragfields-helm hand-of-fortune beggars-horn
set! private[1].library[1] = wondrous-chest divine-chalice glutton-cauldron
do 0 end-turn
chance 2/6 0/6 0/6
do 1 end-turn
expect public.space = 1      expect public.year = 2      expect event library = 1
expect private[0].hand = temporal-boots amulet-of-air amulet-of-fire amulet-of-earth
expect private[1].hand = ragfields-helm hand-of-fortune beggars-horn
expect public.library_count = [[0,3],[0,3],[0,0],[0,0]]
expect hidden private[1].hand from 0         expect public.shown[0] = []
do 1 take-die 1   do 0 take-die 2
set public.space = 12
do 1 end-turn   do 0 end-turn
expect public.space = 1      expect public.year = 3      expect event library = 1
expect public.hand_count = [7,6,0,0]
expect public.library_count = [[0,0],[0,0],[0,0],[0,0]]
expect private[1].hand = ragfields-helm hand-of-fortune beggars-horn wondrous-chest divine-chalice glutton-cauldron

scenario within a year no library is handed out
# R-SEA-13.1
players 2
plain
set! public.space = 11
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.library_taken = [0,0]
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
do 0 end-turn   do 1 end-turn
expect public.space = 12     expect public.year = 1      expect no-event library
expect public.hand_count[0] = 0

scenario Boots hand out a library in mid-round
# R-SEA-13.2 R-SEA-C7.1
players 2
plain
set! public.space = 11
set! public.gauge[0] = 1
set! public.library_taken = [0,0]
set! private[0].hand = temporal-boots
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
set! private[1].library[0] = ragfields-helm hand-of-fortune beggars-horn
do 0 summon temporal-boots   do 0 move 2
expect public.space = 1      expect public.year = 2      expect event library = 1
expect private[0].hand = amulet-of-air amulet-of-fire amulet-of-earth
expect private[1].hand = ragfields-helm hand-of-fortune beggars-horn
expect decision MAIN 0

scenario a library is handed out once, however often its year is reached
# R-SEA-13.2 R-SEA-13.3
players 2
plain
set! public.space = 12
set! public.gauge[0] = 2
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.library_taken = [0,0]
set! private[0].hand = temporal-boots temporal-boots
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
set! private[1].library[0] = ragfields-helm hand-of-fortune beggars-horn
do 0 summon temporal-boots   do 0 move 1
expect public.year = 2       expect public.hand_count = [4,3,0,0]
do 0 summon temporal-boots   do 0 move -1
expect public.space = 12     expect public.year = 1      expect public.hand_count = [3,3,0,0]
expect no-event library      expect event year = 1
do 0 end-turn   do 1 end-turn
expect public.space = 1      expect public.year = 2      expect no-event library
expect public.hand_count = [3,3,0,0]

scenario Boots back from space 1 lead to year 0, and all hands stay
# R-SEA-13.3
players 2
plain
set! public.gauge[0] = 1
set! public.library_taken = [0,0]
set! private[0].hand = temporal-boots amulet-of-air
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
do 0 summon temporal-boots   do 0 move -3
expect public.space = 10     expect public.year = 0      expect event season = 1
expect private[0].hand = amulet-of-air       expect public.library_count[0] = [3,0]

scenario Boots back to space 1 stay in the year
# R-SEA-13.3 R-SEA-13.4
players 2
plain
set! public.space = 4
set! public.gauge[0] = 1
set! private[0].hand = temporal-boots
do 0 summon temporal-boots   do 0 move -3
expect public.space = 1      expect public.year = 1      expect no-event year        expect event season = 1

scenario no library belongs to year 1 reached from year 0
# R-SEA-13.3 R-SEA-13.2
players 2
plain
set! public.space = 12
set! public.year = 0
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.library_taken = [0,0]
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
do 0 end-turn   do 1 end-turn
expect public.space = 1      expect public.year = 1      expect no-event library
expect public.hand_count[0] = 0      expect public.library_taken = [0,0]

scenario a change of season forward lets Figrim act
# R-SEA-13.4 R-SEA-C11.1
players 3
plain
set! public.space = 3
set! public.dice[winter] = [1,2,3,4,0]
set! public.face = [3,1,1,1,0]
set! public.tableau[0] = figrim-the-avaricious
set! public.crystals = [1,5,0,0]
do 0 end-turn   do 1 end-turn
expect public.crystals = [1,5,0,0]
do 2 end-turn
expect public.space = 4      expect event season = 1     expect public.crystals = [2,4,0,0]

scenario a change of season back lets Figrim act too, at once
# R-SEA-13.4 R-SEA-C11.1
players 2
plain
set! public.space = 4
set! public.gauge[0] = 1
set! public.tableau[1] = figrim-the-avaricious
set! public.crystals[0] = 5
set! private[0].hand = temporal-boots
do 0 summon temporal-boots   do 0 move -1
expect public.space = 3      expect public.crystals = [4,1,0,0]      expect decision MAIN 0

scenario a move within a season changes nothing
# R-SEA-13.4
players 2
plain
set! public.space = 2
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = figrim-the-avaricious hourglass-of-time
set! public.crystals[1] = 5
do 0 end-turn   do 1 end-turn
expect public.space = 3      expect no-event season      expect public.crystals = [0,5,0,0]
expect decision DIE 1

scenario the passage that ends the game counts as a change of season
# R-SEA-13.4 R-SEA-14.5
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = figrim-the-avaricious hourglass-of-time lantern-of-xidit
set! public.crystals[1] = 5
do 0 end-turn   do 1 end-turn
expect not-over              expect decision GAIN 0      expect public.crystals = [1,4,0,0]
do 0 gain earth
expect over                  expect public.crystals = [4,4,0,0]

scenario at the end of a round the effects of a season change begin with the first player
# R-SEA-13.5
players 3
plain
set! public.space = 3
set! public.dice[winter] = [1,2,3,4,0]
set! public.face = [3,1,1,1,0]
set! public.tableau[0] = figrim-the-avaricious
set! public.tableau[1] = figrim-the-avaricious
set! public.crystals = [0,0,1,0]
do 0 end-turn   do 1 end-turn   do 2 end-turn
expect public.crystals = [0,1,0,0]

scenario when Boots move the marker they begin with the active player
# R-SEA-13.5
players 3
plain
set! public.space = 3
set! public.dice[winter] = [1,2,3,4,0]
set! public.face = [3,1,1,1,0]
set! public.gauge[1] = 2
set! public.tableau[0] = figrim-the-avaricious
set! public.tableau[1] = figrim-the-avaricious
set! public.crystals = [0,0,1,0]
set! private[1].hand = temporal-boots
do 0 end-turn
do 1 summon temporal-boots   do 1 move 1
expect public.crystals = [1,0,0,0]

scenario a player's Figrims come before their Hourglasses, and those before the next player
# R-SEA-13.5 R-SEA-C27.1
players 2
plain
set! public.space = 3
set! public.gauge[0] = 4
set! public.tableau[0] = figrim-the-avaricious hourglass-of-time hourglass-of-time
set! public.tableau[1] = figrim-the-avaricious
set! public.crystals = [5,5,0,0]
set! private[0].hand = temporal-boots
do 0 summon temporal-boots   do 0 move 3
expect decision GAIN 0       expect public.crystals = [6,4,0,0]
do 0 gain air                expect decision GAIN 0      expect public.crystals = [6,4,0,0]
do 0 gain air                expect decision MAIN 0      expect public.crystals = [5,5,0,0]

scenario a season changed in mid-round leaves the rolled dice as they are
# R-SEA-13.6 R-SEA-6.3
players 2
plain
set! public.space = 3
set! public.gauge[0] = 1
set! public.dice[winter] = [1,2,3,0,0]
set! public.dice[spring] = [1,2,3,0,0]
set! public.face = [3,1,5,0,0]
set! private[0].hand = temporal-boots
do 0 summon temporal-boots   do 0 move 1
expect public.rolled_season = winter         expect public.face = [3,1,5,0,0]
do 0 end-turn
expect public.reserve[1] = [0,2,0,0]
do 1 end-turn
expect public.space = 6      expect public.rolled_season = spring

# ---- 14: round end

scenario end-of-round effects act in turn order from the first player
# R-SEA-14.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = titus-deepgaze
set! public.tableau[1] = titus-deepgaze
set! public.crystals = [1,0,0,0]
do 0 end-turn   do 1 end-turn
expect public.crystals = [0,1,0,0]
expect public.tableau[0] = []        expect public.tableau[1] = titus-deepgaze

scenario in the next round they begin with the next first player
# R-SEA-14.1 R-SEA-14.6
players 2
plain
set! public.first = 1
set! head.frame[0].arg[0] = 2
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = titus-deepgaze
set! public.tableau[1] = titus-deepgaze
set! public.crystals = [1,0,0,0]
do 0 end-turn
expect public.crystals = [1,0,0,0]
expect public.tableau[0] = titus-deepgaze    expect public.tableau[1] = titus-deepgaze
expect public.first = 0      expect decision DIE 0

scenario the marker moves only after the end-of-round effects
# R-SEA-14.1 R-SEA-C13.1
players 2
plain
set! public.space = 3
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = wondrous-chest hourglass-of-time
set! public.tableau[1] = beggars-horn figrim-the-avaricious
set! public.reserve[0] = [3,0,0,0]
do 0 end-turn
set public.reserve[1] = [0,0,0,0]
do 1 end-turn
expect decision GAIN 1       expect public.space = 3
do 1 gain air
expect decision GAIN 0       expect public.space = 4     expect public.crystals[0] = 0
do 0 gain air
expect public.reserve[0] = [4,0,0,0]         expect public.crystals = [0,0,0,0]

scenario the effects of one player: Onys, Horn, Titus, Chest
# R-SEA-14.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = wondrous-chest titus-deepgaze beggars-horn damned-soul-of-onys
set! public.crystals = [5,5,0,0]
do 0 end-turn   do 1 end-turn
expect decision GAIN 0       expect public.crystals = [2,5,0,0]
do 0 gain air
expect public.crystals = [3,4,0,0]   expect decision DIE 1

scenario all copies of one before the next
# R-SEA-14.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = titus-deepgaze titus-deepgaze beggars-horn beggars-horn damned-soul-of-onys damned-soul-of-onys
set! public.crystals = [7,5,0,0]
do 0 end-turn   do 1 end-turn
expect decision GAIN 0       expect public.crystals = [1,5,0,0]
do 0 gain air                expect decision GAIN 0      expect public.crystals = [1,5,0,0]
do 0 gain air                expect public.crystals = [3,3,0,0]

scenario who cannot pay Onys in full may let Titus act first
# R-SEA-14.3 R-SEA-C50.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = titus-deepgaze damned-soul-of-onys
set! public.crystals = [2,5,0,0]
do 0 end-turn   do 1 end-turn
expect decision EFFECTS 0    expect waiting 0            expect legal-count 0 = 2
expect public.crystals = [2,5,0,0]
do 0 order titus-deepgaze
expect public.crystals = [0,4,0,0]   expect decision DIE 1

scenario who cannot pay Onys in full may let Onys act first
# R-SEA-14.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = titus-deepgaze damned-soul-of-onys
set! public.crystals = [2,5,0,0]
do 0 end-turn   do 1 end-turn
do 0 order damned-soul-of-onys
expect public.crystals = [1,4,0,0]   expect decision DIE 1

scenario a Wondrous Chest raises the question too, and a Horn may be named
# R-SEA-14.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = wondrous-chest beggars-horn damned-soul-of-onys
set! public.reserve[0] = [4,0,0,0]
do 0 end-turn   do 1 end-turn
expect decision EFFECTS 0    expect legal-count 0 = 3
do 0 order beggars-horn      expect decision EFFECTS 0   expect legal-count 0 = 2
do 0 order damned-soul-of-onys
expect public.crystals[0] = 3        expect decision DIE 1

scenario with three crystals for each Onys nothing is asked
# R-SEA-14.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = titus-deepgaze wondrous-chest damned-soul-of-onys
set! public.reserve[0] = [4,0,0,0]
set! public.crystals = [3,5,0,0]
do 0 end-turn   do 1 end-turn
expect decision DIE 1        expect public.crystals = [4,4,0,0]

scenario five crystals are too few for two Onys
# R-SEA-14.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = wondrous-chest damned-soul-of-onys damned-soul-of-onys
set! public.reserve[0] = [4,0,0,0]
set! public.crystals[0] = 5
do 0 end-turn   do 1 end-turn
expect decision EFFECTS 0
do 0 order damned-soul-of-onys
expect public.crystals[0] = 2        expect decision EFFECTS 0
do 0 order wondrous-chest
expect public.crystals[0] = 2        expect decision DIE 1

scenario without a Titus or a Chest there is nothing to order
# R-SEA-14.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = beggars-horn damned-soul-of-onys
set! public.crystals[0] = 1
do 0 end-turn   do 1 end-turn
expect decision GAIN 0       expect public.crystals[0] = 0

scenario the die that nobody took moves the marker, the others do not
# R-SEA-14.4
players 2
plain
set! public.space = 5
set! public.rolled_season = spring
set! public.dice[spring] = [1,2,3,0,0]
set! public.face = [3,6,2,0,0]
do 0 end-turn   do 1 end-turn
expect public.space = 7      expect event marker = 1
plain
set! public.space = 5
set! public.rolled_season = spring
set! public.dice[spring] = [1,2,3,0,0]
set! public.face = [3,6,2,0,0]
set! public.owner = [1,0,2,0,0]
do 0 end-turn   do 1 end-turn
expect public.space = 8
plain
set! public.space = 5
set! public.rolled_season = spring
set! public.dice[spring] = [1,2,3,0,0]
set! public.face = [3,6,2,0,0]
set! public.owner = [0,1,2,0,0]
do 0 end-turn   do 1 end-turn
expect public.space = 6

scenario the game ends when the round ends beyond year 3
# R-SEA-14.5
players 2
plain
set! public.year = 3
set! public.space = 11
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,2,0,0]
do 0 end-turn                expect not-over
do 1 end-turn
expect over                  expect event over = 1       expect public.year = 4
expect waiting none          expect no-undo

scenario the game goes on while the marker stays in year 3
# R-SEA-14.5
players 2
plain
set! public.year = 3
set! public.space = 11
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
do 0 end-turn   do 1 end-turn
expect not-over              expect public.space = 12    expect decision DIE 1

scenario Boots beyond year 3 end the game only after the current round
# R-SEA-14.5 R-SEA-C7.1
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.gauge[0] = 1
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! private[0].hand = temporal-boots
set! public.tableau[1] = wondrous-chest
set! public.reserve[1] = [4,0,0,0]
do 0 summon temporal-boots   do 0 move 1
expect not-over              expect public.year = 4      expect decision MAIN 0
do 0 end-turn                expect not-over             expect decision MAIN 1
expect public.reserve[1] = [4,2,0,0]
do 1 end-turn
expect over                  expect public.crystals[1] = 3
expect public.space = 2

scenario with the house rule other Boots may bring the marker back in the same round
# R-SEA-14.5 R-SEA-13.3 R-SEA-X1.3
players 2   option boots_undo_end=on
plain
set! public.year = 3
set! public.space = 12
set! public.gauge = [1,1,0,0]
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! private[0].hand = temporal-boots
set! private[1].hand = temporal-boots
do 0 summon temporal-boots   do 0 move 1
expect public.year = 4
do 0 end-turn
do 1 summon temporal-boots   do 1 move -3
expect public.space = 10     expect public.year = 3
do 1 end-turn
expect not-over              expect public.space = 11    expect public.round = 2

scenario another player's Boots do not undo the end of year 3 either
# R-SEA-14.5 R-SEA-13.3
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.gauge = [1,1,0,0]
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! private[0].hand = temporal-boots
set! private[1].hand = temporal-boots
do 0 summon temporal-boots   do 0 move 1
expect public.year = 4       expect head.frame[0].flag = 1
do 0 end-turn
do 1 summon temporal-boots   do 1 move -3
expect public.space = 10     expect public.year = 3      expect not-over
do 1 end-turn
expect over                  expect public.space = 11    expect public.year = 3

scenario Boots that do not leave year 3 end nothing
# R-SEA-14.5
players 2
plain
set! public.year = 3
set! public.space = 11
set! public.gauge = [1,0,0,0]
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
set! private[0].hand = temporal-boots
do 0 summon temporal-boots   do 0 move -3
expect public.space = 8      expect head.frame[0].flag = 0
do 0 end-turn   do 1 end-turn
expect not-over

scenario with the house rule Boots that come back only to space 12 do not save the game from the die
# R-SEA-14.5 R-SEA-X1.3
players 2   option boots_undo_end=on
plain
set! public.year = 3
set! public.space = 12
set! public.gauge = [1,1,0,0]
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! private[0].hand = temporal-boots
set! private[1].hand = temporal-boots
do 0 summon temporal-boots   do 0 move 1   do 0 end-turn
do 1 summon temporal-boots   do 1 move -1
expect public.space = 12     expect public.year = 3
do 1 end-turn
expect over

scenario the left neighbour of the first player becomes first player
# R-SEA-14.6
players 3
plain
set! public.dice[winter] = [1,2,3,4,0]
set! public.face = [3,1,1,1,0]
do 0 end-turn   do 1 end-turn   do 2 end-turn
expect public.first = 1      expect decision DIE 1       expect public.round = 2

scenario after the last seat seat 0 is first player again
# R-SEA-14.6 R-SEA-1.1
players 4
plain
set! public.first = 3
set! head.frame[0].arg[0] = 2
set! public.face = [1,1,1,1,1]
do 0 end-turn                expect waiting 1
do 1 end-turn                expect waiting 2
do 2 end-turn
expect public.first = 0      expect decision DIE 0

scenario the first player changes after the season change
# R-SEA-14.6 R-SEA-13.5
players 2
plain
set! public.space = 3
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = hourglass-of-time
set! public.tableau[1] = hourglass-of-time
do 0 end-turn   do 1 end-turn
expect decision GAIN 0       expect public.first = 0
do 0 gain air                expect decision GAIN 1
do 1 gain air                expect public.first = 1     expect decision DIE 1

scenario the game ends after round 200 whatever the year
# R-SEA-14.7
players 2
plain
set! public.round = 200
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,2,1,0,0]
set! public.library_taken = [0,0]
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth
set! private[0].hand = temporal-boots
set! public.crystals[0] = 8
do 0 end-turn                expect not-over
do 1 end-turn
expect over                  expect public.year = 1
expect score 0 = 3           expect score 1 = 1

scenario after round 199 the game goes on
# R-SEA-14.7
players 2
plain
set! public.round = 199
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
do 0 end-turn   do 1 end-turn
expect not-over              expect public.round = 200
