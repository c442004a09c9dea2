# One-shot oddities that bring crystals, reputation or cards, and what all oddities share: sections 9, 14 and
# C of docs/rules/icaion.md.
game icaion

scenario Blue Cache: three blue for one green
# R-ICA-C201.1 R-ICA-14.1 R-ICA-14.2 R-ICA-14.9
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = blue-cache
do 0 play blue-cache
expect public.batch = [3,0,0,0,0]  expect public.playing = blue-cache
do 0 store 0
expect public.cage[0][0] = [3,0,0,0,0]      expect public.discard = blue-cache      expect public.playing = none

scenario Blue Cache is not played without its green
# R-ICA-C201.1 R-ICA-8.14
players 2
plain
set! public.cage[0][0] = [4,4,0,4,4]
set! private[0].hand = blue-cache
illegal 0 play

scenario Brown Cache
# R-ICA-C202.1
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = brown-cache
do 0 play brown-cache        do 0 store 1
expect public.cage[0][1] = [0,3,0,0,0]      expect public.cage[0][0] = [0,0,1,0,0]

scenario Brown Cache is not free
# R-ICA-C202.1
players 2
plain
set! public.cage[0][0] = [0,9,0,0,0]
set! private[0].hand = brown-cache
illegal 0 play

scenario Green Cache
# R-ICA-C203.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = green-cache
do 0 play green-cache        do 0 store 0
expect public.cage[0][0] = [0,0,3,0,0]

scenario Green Cache cannot pay for itself
# R-ICA-C203.1 R-ICA-8.14
players 2
plain
set! private[0].hand = green-cache
illegal 0 play

scenario Grey Cache
# R-ICA-C204.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = grey-cache
do 0 play grey-cache         do 0 store 0
expect public.cage[0][0] = [0,0,0,3,0]

scenario Grey Cache may be thrown away
# R-ICA-C204.1 R-ICA-8.4
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = grey-cache
do 0 play grey-cache         do 0 throw
expect public.cage[0] = [[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]
expect event threw 0

scenario Pink Cache
# R-ICA-C205.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = pink-cache
do 0 play pink-cache         do 0 store 0
expect public.cage[0][0] = [0,0,0,0,3]

scenario Pink Cache is for its player alone
# R-ICA-C205.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[1].hand = pink-cache
illegal 0 play

scenario Small Lode: two of one chosen colour
# R-ICA-C206.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = small-lode
do 0 play small-lode
expect decision COLOUR 0     expect legal-count 0 = 5
do 0 colour grey             do 0 store 0
expect public.cage[0][0] = [0,0,0,2,0]

scenario Rich Lode: four for two green
# R-ICA-C207.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = rich-lode
illegal 0 play
set public.cage[0][0] = [0,0,2,0,0]
do 0 play rich-lode          do 0 colour pink             do 0 store 0
expect public.cage[0][0] = [0,0,0,0,4]

scenario Mother Lode: five for three green
# R-ICA-C208.1
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = mother-lode
illegal 0 play
set public.cage[0][0] = [0,0,3,0,0]
do 0 play mother-lode        do 0 colour blue             do 0 store 0
expect public.cage[0][0] = [5,0,0,0,0]

scenario a lode is of one colour only
# R-ICA-C206.1 R-ICA-C207.1 R-ICA-C208.1
players 2
plain
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = mother-lode
do 0 play mother-lode        do 0 colour blue
expect decision STORE 0      expect public.batch = [5,0,0,0,0]

scenario Rumour: four points
# R-ICA-C209.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = rumour-1
do 0 play rumour-1
expect public.reputation[0] = 4    expect public.discard = rumour-1

scenario of two equal cards only the first is offered, and the second is as good
# R-ICA-C210.1 R-ICA-1.10
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = rumour-1 rumour-2
legal 0 play rumour-1        illegal 0 play rumour-2
set private[0].hand = rumour-2
do 0 play rumour-2
expect public.reputation[0] = 4

scenario Renown: seven points for two green
# R-ICA-C211.1
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = renown-1
do 0 play renown-1           expect public.reputation[0] = 7

scenario the second Renown
# R-ICA-C212.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = renown-2
illegal 0 play
set public.cage[0][0] = [0,0,2,0,0]
do 0 play renown-2           expect public.reputation[0] = 7

scenario Legend: ten points for three green
# R-ICA-C213.1
players 2
plain
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = legend-1
do 0 play legend-1           expect public.reputation[0] = 10

scenario the second Legend
# R-ICA-C214.1
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = legend-2
illegal 0 play
set public.cage[0][0] = [0,0,3,0,0]
do 0 play legend-2           expect public.reputation[0] = 10

scenario Salvage: one or two cards, and the power supply
# R-ICA-C221.1 R-ICA-9.2
players 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-1
do 0 play salvage-1
expect decision DRAW 0       expect legal-count 0 = 2     expect public.charged = 2
do 0 draw 2
expect public.hand_count[0] = 2    expect public.charged = 3      expect event drew 0 hidden from 1
expect no-undo

scenario Salvage with one free place draws one without asking
# R-ICA-C221.1 R-ICA-1.9 R-ICA-9.1 R-ICA-9.5
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-1 raid-1 raid-2 raid-3
do 0 play salvage-1
expect public.hand_count[0] = 4

scenario the second Salvage, charging what is charged
# R-ICA-C239.1 R-ICA-15.8
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-2
do 0 play salvage-2
expect legal-count 0 = 2
do 0 draw 1
expect public.hand_count[0] = 1    expect public.charged = 3

scenario Salvage is not for one green
# R-ICA-C221.1 R-ICA-C239.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = salvage-1 salvage-2
illegal 0 play

scenario an empty deck is made of the discards
# R-ICA-9.3 R-ICA-9.4 R-ICA-9.5
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-1
set! private[1].hand = legend-1 legend-2
set! public.upgrades[1] = converter-1 converter-2 converter-3
set! public.discard = blue-cache brown-cache green-cache grey-cache pink-cache small-lode rich-lode mother-lode rumour-1 rumour-2 renown-1 renown-2 extraction-order apparatus-order deployment-order sprint-1 forced-march-1 long-haul-1 research-order eradication-order spare-cage-1 spare-blade-1 spare-track-1 sorting-drum fence polisher deep-drill long-claw furnace spare-cage-2 spare-blade-2 spare-track-2 salvage-2 sprint-2 forced-march-2 long-haul-2 skirmish-1 skirmish-2 ambush-1 ambush-2 ambush-3 raid-1 raid-2 raid-3
expect public.draw_count = 0
expect visible public.discard to 1
do 0 play salvage-1          do 0 draw 1
expect event reshuffled      expect public.draw_count = 43
expect public.discard = salvage-1

scenario a deck is made anew as soon as its last card is drawn, without the card being played
# R-ICA-9.3 R-ICA-9.5
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-1
set! private[1].hand = legend-1 legend-2
set! public.upgrades[1] = converter-1 converter-2 converter-3
set! public.discard = blue-cache brown-cache green-cache grey-cache pink-cache small-lode rich-lode mother-lode rumour-1 rumour-2 renown-1 renown-2 extraction-order apparatus-order deployment-order sprint-1 forced-march-1 long-haul-1 research-order eradication-order spare-cage-1 spare-blade-1 spare-track-1 sorting-drum fence polisher deep-drill long-claw furnace spare-cage-2 spare-blade-2 spare-track-2 salvage-2 sprint-2 forced-march-2 long-haul-2 skirmish-1 skirmish-2 ambush-1 ambush-2 ambush-3 raid-1 raid-2
expect public.draw_count = 1
do 0 play salvage-1          do 0 draw 1
expect private[0].hand = raid-3             expect event drew 0 with 1
expect event reshuffled with 43 = 1         expect says en "The discards are shuffled: the new deck has 43 cards"
expect public.draw_count = 43               expect public.discard = salvage-1
expect hidden secret.deck from 0            expect hidden secret.deck from 1
expect visible public.draw_count to 1       expect hidden private[0].hand from 1

scenario two cards drawn in one go, the last of the deck and one of the new deck
# R-ICA-9.3
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-1
set! private[1].hand = legend-1 legend-2
set! public.upgrades[1] = converter-1 converter-2 converter-3
set! public.discard = blue-cache brown-cache green-cache grey-cache pink-cache small-lode rich-lode mother-lode rumour-1 rumour-2 renown-1 renown-2 extraction-order apparatus-order deployment-order sprint-1 forced-march-1 long-haul-1 research-order eradication-order spare-cage-1 spare-blade-1 spare-track-1 sorting-drum fence polisher deep-drill long-claw furnace spare-cage-2 spare-blade-2 spare-track-2 salvage-2 sprint-2 forced-march-2 long-haul-2 skirmish-1 skirmish-2 ambush-1 ambush-2 ambush-3 raid-1 raid-2
chance 0/1 42/43
do 0 play salvage-1          do 0 draw 2
expect event reshuffled with 43 = 1         expect event drew 0 with 2 = 1
expect public.draw_count = 42               expect public.discard = salvage-1
expect private[0].hand = raid-2 raid-3

scenario a deck with a card left is not made anew
# R-ICA-9.3
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-1
set! private[1].hand = legend-1 legend-2
set! public.upgrades[1] = converter-1 converter-2 converter-3
set! public.discard = blue-cache brown-cache green-cache grey-cache pink-cache small-lode rich-lode mother-lode rumour-1 rumour-2 renown-1 renown-2 extraction-order apparatus-order deployment-order sprint-1 forced-march-1 long-haul-1 research-order eradication-order spare-cage-1 spare-blade-1 spare-track-1 sorting-drum fence polisher deep-drill long-claw furnace spare-cage-2 spare-blade-2 spare-track-2 salvage-2 sprint-2 forced-march-2 long-haul-2 skirmish-1 skirmish-2 ambush-1 ambush-2 ambush-3 raid-1
do 0 play salvage-1          do 0 draw 1
expect no-event reshuffled   expect public.draw_count = 1

scenario with the house rule a deck is made anew only when a card is needed
# R-ICA-X1.15
players 2   option reshuffle_at_need=on
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = salvage-1
set! public.charged = 2
set! private[1].hand = legend-1 legend-2
set! public.upgrades[1] = converter-1 converter-2 converter-3
set! public.discard = blue-cache brown-cache green-cache grey-cache pink-cache small-lode rich-lode mother-lode rumour-1 rumour-2 renown-1 renown-2 extraction-order apparatus-order deployment-order sprint-1 forced-march-1 long-haul-1 research-order eradication-order spare-cage-1 spare-blade-1 spare-track-1 sorting-drum fence polisher deep-drill long-claw furnace spare-cage-2 spare-blade-2 spare-track-2 sprint-2 forced-march-2 long-haul-2 salvage-2 skirmish-1 skirmish-2 ambush-1 ambush-2 ambush-3 raid-1 raid-2
do 0 play salvage-1          do 0 draw 1
expect no-event reshuffled                  expect public.draw_count = 0
expect visible public.discard to 1
do 0 end-turn                do 1 move a1                do 1 supply-draw 1
expect event reshuffled with 44 = 1         expect public.draw_count = 43
expect public.discard = []

scenario a hand is seen by its owner alone
# R-ICA-3.11
players 3   start
random 6
expect hidden private[1].hand from 0      expect visible private[1].hand to 1      expect hidden secret.deck from 0

scenario an oddity that brings nothing may be played
# R-ICA-14.5
players 2
plain
set! public.node[1] = c3
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1
do 0 play skirmish-1
expect public.reputation[0] = 0    expect public.discard = skirmish-1

scenario a card is one special action, and there is only one
# R-ICA-7.1 R-ICA-7.9
players 2
plain
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = rumour-1 renown-1
do 0 play rumour-1
illegal 0 play               illegal 0 overcharge         illegal 0 supply-draw       legal 0 extract
