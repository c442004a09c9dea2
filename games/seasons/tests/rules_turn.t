# Round start, turns, transmutation, bonuses, reserve: sections 4 to 6, 9 and 10 of
# docs/rules/seasons.md. Die actions are shown with seat 1: `plain` has played the die of seat 0.
game seasons

# ---- 4: round start and choosing dice

scenario at the start of a round every turned card is straightened
# R-SEA-4.1 R-SEA-8.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = tree-of-light glutton-cauldron
set! public.turned[0] = tree-of-light glutton-cauldron
set! public.cauldron_turned[0] = 1
set! public.tableau[1] = crystal-orb
do 0 end-turn
do 1 activate crystal-orb 0 0   do 1 leave
expect public.turned[0] = tree-of-light glutton-cauldron
expect public.turned[1] = crystal-orb
do 1 end-turn
expect public.round = 2
expect public.turned = [[],[],[],[]]         expect public.cauldron_turned = [0,0,0,0]

scenario the dice of the season in which the marker stands are rolled
# R-SEA-4.2
players 3
plain
set! public.space = 5
set! public.rolled_season = spring
set! public.dice[spring] = [1,2,3,5,0]
set! public.dice[summer] = [1,2,4,5,0]
set! public.face = [3,6,1,5,0]
do 0 end-turn   do 1 end-turn
chance 0/6 1/6 2/6 3/6
do 2 end-turn
expect public.space = 7      expect public.rolled_season = summer
expect event rolled = 4      expect public.face = [1,2,3,4,0]
legal 1 take-die 4           illegal 1 take-die 3

scenario the dice are chosen in turn order from the first player, one stays
# R-SEA-4.3 R-SEA-14.6
players 3
plain
set! public.dice[winter] = [1,2,3,4,0]
set! public.face = [3,1,1,1,0]
do 0 end-turn   do 1 end-turn
chance 2/6 0/6 0/6 0/6
do 2 end-turn
expect decision DIE 1        expect waiting 1            expect legal-count 1 = 4
do 1 take-die 3              expect decision DIE 2       expect legal-count 2 = 3
illegal 2 take-die 3
do 2 take-die 1              expect decision DIE 0       expect legal-count 0 = 2
do 0 take-die 4
expect public.owner = [3,0,2,1,0]
expect event took-die 0 = 1  expect event took-die = 1

scenario turns begin only when all dice are chosen, in the same order
# R-SEA-4.4
players 3
plain
set! public.dice[winter] = [1,2,3,4,0]
set! public.face = [3,1,1,1,0]
do 0 end-turn   do 1 end-turn
chance 2/6 0/6 0/6 0/6
do 2 end-turn
expect public.reserve[1] = [0,2,0,0]
do 1 take-die 3   do 2 take-die 1
expect public.reserve[1] = [0,2,0,0]         expect decision DIE 0
do 0 take-die 4
expect public.reserve[1] = [0,4,0,0]         expect decision MAIN 1
do 1 end-turn                expect decision MAIN 2
do 2 end-turn                expect decision MAIN 0
do 0 end-turn                expect decision DIE 2

scenario outside their turn a player is not asked, whatever they could pay for
# R-SEA-4.5
players 2
plain
set! public.tableau[1] = tree-of-light glutton-cauldron
set! public.gauge[1] = 5
set! public.crystals[1] = 20
set! public.reserve[1] = [1,1,1,1]
set! private[1].hand = temporal-boots
expect waiting 0             expect legal-count 1 = 0

scenario outside their turn a player is asked for the token of their Hourglass
# R-SEA-4.5 R-SEA-C27.1
players 2
plain
set! public.space = 3
set! public.gauge[0] = 1
set! private[0].hand = temporal-boots
set! public.tableau[1] = hourglass-of-time
do 0 summon temporal-boots   do 0 move 1
expect decision GAIN 1       expect waiting 1
do 1 gain water
expect decision MAIN 0       expect public.reserve[1] = [0,1,0,0]

scenario outside their turn a player is asked what to sacrifice to Syllas and what to give back
# R-SEA-4.5 R-SEA-10.3 R-SEA-C10.1
players 3
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,3,0]
set! private[0].hand = syllas-the-faithful
set! public.tableau[1] = bespelled-grimoire temporal-boots
set! public.tableau[2] = die-of-malice
set! public.reserve[1] = [5,0,4,0]
do 0 summon syllas-the-faithful
expect decision SYLLAS 1     expect waiting 1            expect legal-count 1 = 2
do 1 sacrifice bespelled-grimoire
expect decision OVERFLOW 1   expect waiting 1
do 1 drop air   do 1 drop fire
expect public.reserve[1] = [4,0,3,0]
expect decision MAIN 0       expect public.tableau[2] = []

# ---- 5: Die of Malice and die actions

scenario before anything else a player may reroll with the Die of Malice or go on
# R-SEA-5.1 R-SEA-5.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,2,3,0,0]
set! public.tableau[1] = die-of-malice tree-of-light
set! public.reserve[1] = [1,0,0,0]
set! public.crystals[1] = 3
do 0 end-turn
expect decision MALICE 1     expect legal-count 1 = 2
illegal 1 activate           illegal 1 end-turn
expect public.crystals[1] = 3
do 1 go-on
expect public.face[1] = 2    expect public.crystals[1] = 4
expect public.reserve[1] = [1,2,0,0]
expect decision MAIN 1       illegal 1 activate die-of-malice      illegal 1 reroll

scenario after one reroll a player may keep the second Die of Malice
# R-SEA-5.1 R-SEA-C15.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [5,1,3,0,0]
set! public.owner = [2,1,0,0,0]
set! public.tableau[1] = die-of-malice die-of-malice
do 0 end-turn
chance 3/6
do 1 reroll                  expect decision MALICE 1
expect public.face = [4,1,3,0,0]     expect no-undo
do 1 go-on                   expect decision MAIN 1
expect public.turned[1] = die-of-malice
expect public.crystals[1] = 2
expect public.reserve[1] = [2,0,0,0]         expect public.gauge[1] = 1

scenario without a straight Die of Malice there is no window
# R-SEA-5.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
set! public.tableau[1] = die-of-malice
set! public.turned[1] = die-of-malice
do 0 end-turn
expect decision MAIN 1

scenario a Die of Malice summoned this turn comes too late
# R-SEA-5.1 R-SEA-C15.2
players 2
plain
set! public.gauge[0] = 1
set! private[0].hand = die-of-malice
do 0 summon die-of-malice
expect decision MAIN 0
illegal 0 activate           illegal 0 reroll

scenario the crystals of a die cannot be refused
# R-SEA-5.2
players 2
plain
set! public.dice[winter] = [1,2,4,0,0]
set! public.face = [3,1,5,0,0]
set! public.owner = [1,0,2,0,0]
set! public.crystals[1] = 10
do 0 end-turn
expect public.crystals[1] = 16       expect decision MAIN 1
expect public.reserve[1] = [0,0,0,0]

scenario tokens of two kinds and the symbol of transmutation
# R-SEA-5.3 R-SEA-6.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,5,3,0,0]
do 0 end-turn
expect public.reserve[1] = [1,1,0,0]         expect event tokens 1 = 1
expect public.can_transmute = 1              legal 1 transmute air

scenario seven tokens stay seven, with no question where nothing is too much
# R-SEA-5.3 R-SEA-10.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
set! public.reserve[1] = [5,0,0,0]
do 0 end-turn
expect decision MAIN 1       expect public.reserve[1] = [5,2,0,0]

scenario a face without a star leaves the gauge alone
# R-SEA-5.4
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,2,3,0,0]
set! public.gauge[1] = 3
do 0 end-turn
expect public.gauge[1] = 3   expect no-event gauge

scenario the card symbol: one card is drawn, seen by its drawer and kept
# R-SEA-5.5 R-SEA-11.4
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! private[1].hand = temporal-boots
set! secret.top = amulet-of-air
do 0 end-turn
expect decision DRAW_MODE 1
do 1 draw-one
expect decision KEEP 1       expect no-undo
expect private[1].look = amulet-of-air
expect visible private[1].look to 1          expect hidden private[1].look from 0
expect event drew 1 shown to 1               expect event drew 1 hidden from 0
expect public.look_count[1] = 1              expect public.hand_count[1] = 1
do 1 keep amulet-of-air
expect event kept 1 shown to 1               expect event kept 1 hidden from 0
expect private[1].hand = temporal-boots amulet-of-air
expect public.discard_count = 0              expect decision MAIN 1

scenario the card symbol: the card drawn is discarded unseen by the others
# R-SEA-5.5 R-SEA-11.4
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! secret.top = amulet-of-air
do 0 end-turn
do 1 draw-one   do 1 discard amulet-of-air
expect event discarded-drawn 1 shown to 1    expect event discarded-drawn 1 hidden from 0
expect private[1].hand = []          expect public.hand_count[1] = 0
expect secret.discard = amulet-of-air        expect public.discard_count = 1
expect hidden secret.discard from 0          expect public.seen_discard = []
expect decision MAIN 1       expect public.bonus_used[1] = 0

scenario a hand has no limit
# R-SEA-5.5
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! private[1].hand = amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice beggars-horn wondrous-chest die-of-malice ragfields-helm hand-of-fortune
set! secret.top = amulet-of-air
do 0 end-turn
do 1 draw-one   do 1 keep amulet-of-air
expect public.hand_count[1] = 14     expect decision MAIN 1

scenario the draw bonus: two cards are drawn, exactly one is kept
# R-SEA-5.6
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! secret.top = amulet-of-air amulet-of-fire amulet-of-earth
do 0 end-turn
do 1 draw-two
expect public.bonus_used[1] = 1      expect event bonus 1 = 1
expect private[1].look = amulet-of-air amulet-of-fire
expect decision PICK 1       expect legal-count 1 = 2
illegal 1 keep               illegal 1 discard
do 1 pick amulet-of-fire
expect private[1].hand = amulet-of-fire
expect secret.discard = amulet-of-air        expect public.seen_discard = []
expect hidden private[1].hand from 0

scenario with three bonuses used there is only the plain draw
# R-SEA-5.6 R-SEA-9.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! public.bonus_used[1] = 3
set! secret.top = amulet-of-air
do 0 end-turn
expect decision KEEP 1       expect private[1].look = amulet-of-air
illegal 1 draw-two
do 1 keep amulet-of-air      expect public.bonus_used[1] = 3

scenario whoever is asked how to draw with three bonuses used has no second card to draw
# R-SEA-5.6 R-SEA-9.1
players 2
plain
set! public.bonus_used = 2 3
set! secret.top = amulet-of-air amulet-of-fire
push DRAW_MODE 1
expect legal-count 1 = 1     illegal 1 draw-two
do 1 draw-one                expect private[1].look = amulet-of-air
do 1 keep amulet-of-air      expect public.bonus_used[1] = 3
push DRAW_MODE 0
expect legal-count 0 = 2
do 0 draw-two                expect public.bonus_used[0] = 3

scenario the draw bonus with a single card left in both piles keeps that card
# R-SEA-5.6 R-SEA-11.2
players 2   option level=2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[0].library[1] = amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
expect public.draw_count = 1
do 0 end-turn
do 1 draw-two                expect legal-count 1 = 1
do 1 pick amulet-of-air
expect private[1].hand = amulet-of-air       expect public.discard_count = 0

scenario with no card in either pile the card symbol brings nothing and no bonus is offered
# R-SEA-5.6 R-SEA-11.2
players 2   option level=2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! private[0].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[0].library[1] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
expect public.draw_count = 0
do 0 end-turn
expect decision MAIN 1       expect public.hand_count[1] = 0

scenario no other bonus and no action before the card of the die is settled
# R-SEA-5.7 R-SEA-5.2
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! public.gauge[1] = 5
set! public.tableau[1] = tree-of-light
set! public.reserve[1] = [1,1,1,1]
set! public.crystals[1] = 9
set! private[1].hand = temporal-boots
do 0 end-turn
expect decision DRAW_MODE 1  expect legal-count 1 = 2
illegal 1 bonus   illegal 1 summon   illegal 1 activate   illegal 1 end-turn
do 1 draw-one
expect decision KEEP 1       expect legal-count 1 = 2
illegal 1 bonus   illegal 1 summon   illegal 1 activate   illegal 1 end-turn

scenario the draw bonus serves once for the symbol and not without one
# R-SEA-5.8
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,3,0,0]
set! secret.top = amulet-of-air amulet-of-fire
do 0 end-turn
do 1 draw-two   do 1 pick amulet-of-fire
expect decision MAIN 1
illegal 1 draw-two           illegal 1 bonus 3

scenario the draw bonus serves again with a later symbol
# R-SEA-5.8 R-SEA-9.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,4,1,0,0]
set! secret.top = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water
do 0 end-turn
do 1 draw-two   do 1 pick amulet-of-fire
chance 2/6 3/6 0/6
do 1 end-turn
do 1 take-die 2   do 0 take-die 1
expect decision DRAW_MODE 1
do 1 draw-two   do 1 pick amulet-of-water
expect public.bonus_used[1] = 2
expect private[1].hand = amulet-of-fire amulet-of-water

scenario actions come in any order and the turn may end at any time
# R-SEA-5.9
players 2
plain
set! public.can_transmute = 1
set! public.tableau[0] = idol-of-the-familiar
set! public.gauge[0] = 3
set! public.reserve[0] = [3,0,0,0]
set! private[0].hand = die-of-malice
legal 0 end-turn
do 0 transmute air           legal 0 end-turn
do 0 summon die-of-malice    legal 0 end-turn
do 0 transmute air           do 0 activate idol-of-the-familiar
do 0 bonus 2                 do 0 transmute air
expect public.crystals[0] = 3        expect public.gauge[0] = 4
do 0 end-turn                expect waiting 1

scenario after 500 actions only the end of the turn is offered
# R-SEA-5.10
players 2
plain
set! public.can_transmute = 1
set! public.tableau[0] = idol-of-the-familiar
set! public.gauge[0] = 3
set! public.reserve[0] = [3,0,0,0]
set! private[0].hand = die-of-malice
set! public.actions = 499
expect legal-count 0 = 7
do 0 transmute air
expect public.actions = 500  expect legal-count 0 = 1
do 0 end-turn
expect public.actions = 0

# ---- 6: transmutation

scenario transmutation stays open with other actions in between
# R-SEA-6.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,5,3,0,0]
set! public.gauge[1] = 1
set! private[1].hand = die-of-malice
do 0 end-turn
do 1 transmute air           expect public.crystals[1] = 1
do 1 summon die-of-malice
do 1 transmute water         expect public.crystals[1] = 2
do 1 end-turn                expect public.round = 2

scenario without the symbol nothing can be transmuted
# R-SEA-6.1
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
do 0 end-turn
expect public.reserve[1] = [0,2,0,0]         illegal 1 transmute

scenario what was open for one player is closed for the next
# R-SEA-6.1 R-SEA-9.3
players 2
plain
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,3,0,0]
do 0 bonus 1
expect public.can_transmute = 1              expect public.transmute_bonus = 1
do 0 end-turn
expect public.can_transmute = 0              expect public.transmute_bonus = 0
illegal 1 transmute

scenario the rates of the four seasons
# R-SEA-6.2 R-SEA-1.6
players 2
plain   set! public.can_transmute = 1   set! public.reserve[0] = [1,1,1,1]   set! public.space = 3
do 0 transmute air    expect public.crystals[0] = 1   do 0 transmute water   expect public.crystals[0] = 2
do 0 transmute fire   expect public.crystals[0] = 4   do 0 transmute earth   expect public.crystals[0] = 7
plain   set! public.can_transmute = 1   set! public.reserve[0] = [1,1,1,1]   set! public.space = 4
do 0 transmute air    expect public.crystals[0] = 2   do 0 transmute water   expect public.crystals[0] = 3
do 0 transmute fire   expect public.crystals[0] = 6   do 0 transmute earth   expect public.crystals[0] = 7
plain   set! public.can_transmute = 1   set! public.reserve[0] = [1,1,1,1]   set! public.space = 9
do 0 transmute air    expect public.crystals[0] = 3   do 0 transmute water   expect public.crystals[0] = 5
do 0 transmute fire   expect public.crystals[0] = 6   do 0 transmute earth   expect public.crystals[0] = 7
plain   set! public.can_transmute = 1   set! public.reserve[0] = [1,1,1,1]   set! public.space = 10
do 0 transmute air    expect public.crystals[0] = 1   do 0 transmute water   expect public.crystals[0] = 4
do 0 transmute fire   expect public.crystals[0] = 5   do 0 transmute earth   expect public.crystals[0] = 7

scenario the rate is that of the marker, not of the dice
# R-SEA-6.3
players 2
plain
set! public.can_transmute = 1
set! public.space = 12
set! public.reserve[0] = [0,1,0,0]
expect public.rolled_season = winter
do 0 transmute water         expect public.crystals[0] = 3

scenario two bonuses and two Purses make one water worth five in winter
# R-SEA-6.4 R-SEA-9.3 R-SEA-C8.1
players 2
plain
set! public.tableau[0] = purse-of-io purse-of-io
set! public.reserve[0] = [0,2,0,0]
do 0 bonus 1                 expect public.can_transmute = 1
do 0 transmute water         expect public.crystals[0] = 4
do 0 bonus 1
do 0 transmute water         expect public.crystals[0] = 9

scenario a Purse of somebody else adds nothing
# R-SEA-6.4
players 2
plain
set! public.tableau[1] = purse-of-io
set! public.can_transmute = 1
set! public.reserve[0] = [0,1,0,0]
do 0 transmute water         expect public.crystals[0] = 1

scenario a transmutation moves one token, and there is none of nothing
# R-SEA-6.5
players 2
plain
set! public.can_transmute = 1
illegal 0 transmute
set public.reserve[0] = [3,0,0,0]
do 0 transmute air
expect public.reserve[0] = [2,0,0,0]         expect event transmuted 0 = 1

# ---- 9: bonus track

scenario three bonuses in the whole game, the same or different ones, also in one turn
# R-SEA-9.1
players 2
plain
do 0 bonus 2   do 0 bonus 2   do 0 bonus 1
expect public.bonus_used[0] = 3      expect public.gauge[0] = 2
illegal 0 bonus
expect public.bonus_used[1] = 0

scenario the exchange: exactly two tokens for any two
# R-SEA-9.2
players 2
plain
set! public.reserve[0] = [1,1,1,0]
do 0 bonus 0
expect decision SPEND 0      illegal 0 done
do 0 spend air               expect decision SPEND 0     illegal 0 done     illegal 0 spend air
do 0 spend water             expect decision GAIN 0
expect public.reserve[0] = [0,0,1,0]
do 0 gain earth   do 0 gain earth
expect public.reserve[0] = [0,0,1,2]
expect public.bonus_used[0] = 1      expect decision MAIN 0

scenario the exchange may bring the same energies back
# R-SEA-9.2
players 2
plain
set! public.reserve[0] = [1,1,0,0]
do 0 bonus 0   do 0 spend air
do 0 gain air   do 0 gain water
expect public.reserve[0] = [1,1,0,0]

scenario no exchange with a single token
# R-SEA-9.2
players 2
plain
set! public.reserve[0] = [1,0,0,0]
illegal 0 bonus 0            legal 0 bonus 1             legal 0 bonus 2

scenario the transmutation bonus may be used without any token
# R-SEA-9.3
players 2
plain
do 0 bonus 1
expect public.can_transmute = 1      expect public.bonus_used[0] = 1
illegal 0 transmute

scenario the gauge bonus raises the gauge by one and is not offered at 15
# R-SEA-9.4
players 2
plain
set! public.gauge[0] = 14
do 0 bonus 2                 expect public.gauge[0] = 15
illegal 0 bonus 2            expect public.bonus_used[0] = 1

# ---- 10: reserve

scenario a reserve holds seven tokens
# R-SEA-10.1 R-SEA-10.2
players 2
plain
set! public.tableau[0] = potion-of-knowledge
set! public.reserve[0] = [4,0,0,0]
do 0 activate potion-of-knowledge
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain earth   expect decision GAIN 0
do 0 gain earth
expect public.reserve[0] = [4,0,3,2]         expect decision OVERFLOW 0
do 0 drop air                expect decision OVERFLOW 0
do 0 drop earth              expect decision MAIN 0
expect public.reserve[0] = [3,0,3,1]

scenario a reserve holds ten tokens with a Grimoire, and not more with two
# R-SEA-10.1 R-SEA-C18.2
players 2
plain
set! public.tableau[0] = potion-of-knowledge bespelled-grimoire bespelled-grimoire
set! public.reserve[0] = [6,0,0,0]
do 0 activate potion-of-knowledge
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
expect decision OVERFLOW 0
do 0 drop fire               expect decision MAIN 0
expect public.reserve[0] = [6,0,4,0]

scenario somebody else's Grimoire does not help
# R-SEA-10.1
players 2
plain
set! public.tableau[0] = potion-of-knowledge
set! public.tableau[1] = bespelled-grimoire
set! public.reserve[0] = [3,0,0,0]
do 0 activate potion-of-knowledge
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
expect decision OVERFLOW 0

scenario at the end of a round an Hourglass overfills the reserve of a player out of turn
# R-SEA-10.2 R-SEA-C27.1
players 2
plain
set! public.space = 3
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,2,1,0,0]
set! public.tableau[0] = hourglass-of-time
set! public.reserve[0] = [7,0,0,0]
do 0 end-turn   do 1 end-turn
expect decision GAIN 0
do 0 gain earth              expect decision OVERFLOW 0
do 0 drop air                expect decision DIE 1
expect public.reserve[0] = [6,0,0,1]

scenario a lost Grimoire shrinks the reserve at once, a second one keeps it
# R-SEA-10.3
players 2
plain
set! public.tableau[1] = bespelled-grimoire bespelled-grimoire
set! public.reserve[1] = [9,0,0,0]
push SYLLAS 1 1
do 1 sacrifice bespelled-grimoire
expect decision MAIN 0
set public.tableau[1] = bespelled-grimoire
push SYLLAS 1 1
do 1 sacrifice bespelled-grimoire
expect decision MAIN 0       expect public.reserve[1] = [7,0,0,0]

scenario a gain of thirty tokens is played as a gain of seven
# R-SEA-10.4 R-SEA-C36.1
players 2
plain
set! public.gauge[0] = 1
set! public.reserve[0] = [2,1,0,0]
set! private[0].hand = vampiric-crown runic-cube-of-eolis
do 0 summon vampiric-crown
do 0 discard runic-cube-of-eolis
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
expect decision GAIN 0
do 0 gain fire
expect public.reserve[0] = [1,0,7,0]         expect decision OVERFLOW 0
do 0 drop air
expect public.reserve[0] = [0,0,7,0]         expect decision MAIN 0

scenario a gain of thirty tokens is played as a gain of ten with a Grimoire
# R-SEA-10.4
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = bespelled-grimoire
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown runic-cube-of-eolis
do 0 summon vampiric-crown
do 0 discard runic-cube-of-eolis
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
do 0 gain fire   do 0 gain fire   do 0 gain fire   expect decision GAIN 0
do 0 gain fire               expect decision MAIN 0
expect public.reserve[0] = [0,0,10,0]

scenario a payment may come from the reserve or from an Amulet of Water
# R-SEA-10.5
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,1,2]
set! public.reserve[0] = [0,0,0,2]
set! private[0].hand = amulet-of-earth
do 0 summon amulet-of-earth
expect decision PAY 0        expect legal-count 0 = 2
do 0 pay earth 1             expect decision PAY 0
do 0 pay earth 0
expect public.amulet[0][0] = [0,0,1,1]       expect public.reserve[0] = [0,0,0,1]
expect public.crystals[0] = 9

scenario each energy of a cost is paid from the source of the payer's choice
# R-SEA-10.5
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [1,1,0,0]
set! public.reserve[0] = [1,1,0,0]
set! private[0].hand = vampiric-crown
do 0 summon vampiric-crown
expect decision PAY 0        expect legal-count 0 = 2    illegal 0 pay water
do 0 pay air 1
expect decision PAY 0        expect legal-count 0 = 2    illegal 0 pay air
do 0 pay water 0
expect public.amulet[0][0] = [0,1,0,0]       expect public.reserve[0] = [1,0,0,0]

scenario where there is no choice of source nothing is asked
# R-SEA-10.5
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,0,1]
set! public.reserve[0] = [1,0,0,1]
set! private[0].hand = amulet-of-earth
do 0 summon amulet-of-earth
expect decision MAIN 0
expect public.amulet[0][0] = [0,0,0,0]       expect public.reserve[0] = [1,0,0,0]

scenario own Amulet tokens are transmuted and spent like others, those of opponents are not
# R-SEA-10.5
players 2
plain
set! public.tableau[0] = amulet-of-water kairn-the-destroyer
set! public.amulet[0][0] = [0,0,1,1]
set! public.tableau[1] = amulet-of-water
set! public.amulet[1][0] = [4,0,0,0]
set! public.crystals[1] = 4
set! public.can_transmute = 1
illegal 0 transmute air
do 0 transmute earth 1       expect public.crystals[0] = 3
do 0 activate kairn-the-destroyer
expect public.crystals = [3,0,0,0]
expect public.amulet[0][0] = [0,0,0,0]

scenario Potion of Dreams and the Treatise empty the reserve, not an Amulet or a Cauldron
# R-SEA-10.6 R-SEA-C24.1 R-SEA-C42.2
players 2
plain
set! public.gauge[0] = 9
set! public.tableau[0] = potion-of-dreams amulet-of-water glutton-cauldron
set! public.amulet[0][0] = [0,0,0,2]
set! public.cauldron[0][0] = [0,3,0,0]
set! public.reserve[0] = [1,1,1,0]
set! private[0].hand = runic-cube-of-eolis
do 0 activate potion-of-dreams
expect public.reserve[0] = [0,0,0,0]
expect public.amulet[0][0] = [0,0,0,2]       expect public.cauldron[0][0] = [0,3,0,0]
plain
set! public.tableau[1] = cursed-treatise-of-arus amulet-of-water glutton-cauldron
set! public.amulet[1][0] = [0,0,0,2]
set! public.cauldron[1][0] = [0,3,0,0]
set! public.reserve[1] = [1,1,1,0]
push SYLLAS 1 1
do 1 sacrifice cursed-treatise-of-arus
expect public.reserve[1] = [0,0,0,0]
expect public.amulet[1][0] = [0,0,0,2]       expect public.cauldron[1][0] = [0,3,0,0]

scenario Lewis and the Air Elemental see the reserve only
# R-SEA-10.6 R-SEA-C21.1 R-SEA-C40.1
players 2
plain
set! public.gauge[0] = 2
set! public.reserve[0] = [4,0,1,0]
set! public.tableau[1] = amulet-of-water glutton-cauldron
set! public.amulet[1][0] = [0,0,0,2]
set! public.cauldron[1][0] = [0,3,0,0]
set! public.reserve[1] = [0,0,1,0]
set! private[0].hand = lewis-greyface air-elemental
do 0 summon lewis-greyface
expect public.reserve[0] = [3,0,1,0]
do 0 summon air-elemental
expect public.reserve[1] = [1,0,0,0]
expect public.amulet[1][0] = [0,0,0,2]       expect public.cauldron[1][0] = [0,3,0,0]

scenario what is on a Cauldron cannot be paid with
# R-SEA-10.6 R-SEA-C35.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = glutton-cauldron
set! public.cauldron[0][0] = [0,0,0,2]
set! private[0].hand = amulet-of-earth
illegal 0 summon             illegal 0 activate          illegal 0 bonus 0

scenario what is received for Amulet tokens goes to the reserve and can overfill it
# R-SEA-10.7
players 2
plain
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,0,2]
set! public.reserve[0] = [6,0,0,0]
do 0 bonus 0   do 0 spend earth 1   do 0 spend earth 1
do 0 gain water   do 0 gain fire
expect public.reserve[0] = [6,1,1,0]         expect decision OVERFLOW 0
do 0 drop air                expect decision MAIN 0
expect public.amulet[0][0] = [0,0,0,0]
