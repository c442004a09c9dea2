# Upgrades: section C of docs/rules/icaion.md.
game icaion

scenario Spare Cage: one more cage
# R-ICA-C224.1 R-ICA-14.3 R-ICA-8.1
players 2
plain
set! public.cage[0] = [[0,0,2,0,0],[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]
set! private[0].hand = spare-cage-1
do 0 play spare-cage-1
expect public.upgrades[0] = spare-cage-1    expect public.discard = []      expect event upgraded 0
push COLOUR 0 2
do 0 colour pink
legal 0 store 4
do 0 store 4
expect public.cage[0][4] = [0,0,0,0,2]

scenario there is no third cage without it
# R-ICA-C224.1 R-ICA-8.1
players 2
plain
push COLOUR 0 2
do 0 colour pink
illegal 0 store 2            illegal 0 store 4            illegal 0 store 5

scenario a Spare Cage that leaves play takes its crystals with it
# R-ICA-C224.1 R-ICA-C236.1
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = spare-cage-1 fence polisher
set! public.cage[0][0] = [0,0,2,0,0]
set! public.cage[0][4] = [0,0,0,0,7]
set! private[0].hand = spare-cage-2
do 0 play spare-cage-2
do 0 drop spare-cage-1
expect public.cage[0][4] = [0,0,0,0,0]      expect public.cage[0][5] = [0,0,0,0,0]
push COLOUR 0 1
do 0 colour blue
illegal 0 store 4            legal 0 store 5

scenario both Spare Cages
# R-ICA-C236.1 R-ICA-8.8
players 2
plain
set! public.upgrades[0] = spare-cage-1 spare-cage-2
push COLOUR 0 1
do 0 colour blue
legal 0 store 0              illegal 0 store 1
legal 0 store 4              illegal 0 store 5

scenario two Spare Cages in play are not the same thing
# R-ICA-1.10 R-ICA-C236.1
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = spare-cage-1 spare-cage-2 fence
set! public.cage[0][0] = [0,0,1,0,0]
set! public.cage[0][4] = [0,0,0,0,7]
set! private[0].hand = polisher
do 0 play polisher
expect legal-count 0 = 4
do 0 drop spare-cage-2
expect public.cage[0][4] = [0,0,0,0,7]

scenario Spare Blade: one more strength symbol
# R-ICA-C225.1 R-ICA-C237.1
players 2
plain
set! public.upgrades[0] = spare-blade-1
set! public.parasites[5] = 3
set! public.cage[0][0] = [0,0,0,1,0]
do 0 eradicate
do 0 remove 5                # a third would need another grey crystal
expect public.collected[0] = 2     expect public.cage[0][0] = [0,0,0,0,0]
plain
set! public.upgrades[0] = spare-blade-2
set! public.parasites[5] = 3
set! public.cage[0][0] = [0,0,0,1,0]
do 0 eradicate
do 0 remove 5
expect public.collected[0] = 2     expect public.cage[0][0] = [0,0,0,0,0]

scenario two Spare Blades add up, none leaves strength one
# R-ICA-C225.1 R-ICA-C237.1
players 2
plain
set! public.upgrades[0] = spare-blade-1 spare-blade-2
set! public.parasites[5] = 3
set! public.cage[0][0] = [0,0,0,1,0]
do 0 eradicate
do 0 remove 5                do 0 remove 5
expect public.collected[0] = 3
plain
set! public.parasites[5] = 3
set! public.cage[0][0] = [0,0,0,1,0]
do 0 eradicate
expect public.collected[0] = 1     expect public.cage[0][0] = [0,0,0,0,0]

scenario Spare Track: the basic move is three nodes long
# R-ICA-C226.1
players 2
plain
set! public.upgrades[0] = spare-track-1
push MOVE 0
legal 0 move c0              illegal 0 move c1

scenario two Spare Tracks, and none
# R-ICA-C226.1 R-ICA-C238.1
players 2
plain
set! public.upgrades[0] = spare-track-1 spare-track-2
push MOVE 0
legal 0 move c1              illegal 0 move c2
plain
push MOVE 0
illegal 0 move c0

scenario a Spare Track does not help in a restricted turn
# R-ICA-C226.1 R-ICA-6.12
players 2
plain
expect entry spare-track-1 en "but not in the restricted turn after a wound. (With the house rule on the wounded: then too.)"
expect entry spare-track-2 pl "ale nie w ograniczonej turze po zranieniu. (Z zasadą domową o rannych: wtedy też.)"
set! public.lying = 2
set! public.upgrades[1] = spare-track-1
do 0 end-turn
illegal 1 move c1            legal 1 move a1

scenario a Spare Track works in a restricted turn by the house rule
# R-ICA-C226.1 R-ICA-X1.3
players 2   option wounded_walk_two=off
plain
set! public.lying = 2
set! public.upgrades[1] = spare-track-1
do 0 end-turn
legal 1 move c1

scenario a Converter works once in each payment
# R-ICA-C227.1 R-ICA-8.12
players 2
plain
set! public.home[0] = 503
set! public.upgrades[0] = converter-1
set! public.cage[0][0] = [0,0,0,0,4]
push MOVE 0
legal 0 camp                 legal 0 move c0              illegal 0 move c1

scenario the third Converter alone works once
# R-ICA-C229.1 R-ICA-8.12
players 2
plain
set! public.home[0] = 503
set! public.upgrades[0] = converter-3
set! public.cage[0][0] = [0,0,0,0,4]
push MOVE 0
legal 0 move c0              illegal 0 move c1

scenario two Converters work twice, three three times
# R-ICA-C228.1 R-ICA-C229.1 R-ICA-8.12
players 2
plain
set! public.home[0] = 503
set! public.upgrades[0] = converter-1 converter-2
set! public.cage[0][0] = [0,0,0,2,4]
push MOVE 0
legal 0 move c1              illegal 0 move c2
set public.upgrades[0] = converter-1 converter-2 converter-3
legal 0 move c2

scenario a Converter takes two of one colour, from two cages if need be
# R-ICA-C227.1 R-ICA-8.9 R-ICA-8.12
players 2
plain
set! public.upgrades[0] = converter-1
set! public.cage[0][0] = [0,0,0,1,1]
push MOVE 0
illegal 0 camp
set public.cage[0][1] = [0,0,0,0,1]
do 0 camp
expect decision PAY 0
do 0 convert pink 1
expect public.cage[0][0] = [0,0,0,1,0]      expect public.cage[0][1] = [0,0,0,0,0]

scenario a Converter does not take crystals that could pay as they are
# R-ICA-8.13
players 2
plain
set! public.upgrades[0] = converter-1
set! public.cage[0][0] = [0,3,3,0,0]
do 0 deploy 0 5
illegal 0 convert
do 0 pay brown 0
expect public.cage[0][0] = [0,2,3,0,0]

scenario what a Converter makes counts like any crystal for Investigate
# R-ICA-8.12 R-ICA-12.8 R-ICA-C228.1
players 2
plain
set! public.node[0] = m0
set! public.upgrades[0] = converter-2
set! public.cage[0][0] = [2,0,0,0,0]
chance 0/16
do 0 investigate
do 0 spend 1
expect public.reputation[0] = 1    expect public.shards[0] = [1,0,0]

scenario a Converter serves the cost of an order and the order itself
# R-ICA-8.12 R-ICA-C229.1
players 2
plain
set! public.parasites[5] = 1
set! public.upgrades[0] = converter-3
set! public.cage[0][0] = [4,0,0,0,0]
set! private[0].hand = eradication-order
do 0 play eradication-order
expect public.cage[0][0] = [0,0,0,0,0]      expect public.collected[0] = 1

scenario Sorting Drum: any colour from the supply
# R-ICA-C230.1
players 2
plain
set! public.upgrades[0] = sorting-drum
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.crystals[5] = 2
do 0 extract
legal 0 activate 5 0 0
do 0 activate 5 2 pink
do 0 store 0
expect public.cage[0][0] = [0,0,1,0,1]      expect public.crystals[5] = 1

scenario Sorting Drum needs a second crystal in the region
# R-ICA-C230.1
players 2
plain
set! public.upgrades[0] = sorting-drum
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.crystals[5] = 1
do 0 extract
expect decision STORE 0

scenario Fence: a card for three points instead of drawing
# R-ICA-C231.1
players 2
plain
set! public.upgrades[0] = fence
set! public.home[0] = 508
set! public.machine[5] = [0,1,0]
set! private[0].hand = legend-1 raid-1
do 0 extract
legal 0 activate 5 0
do 0 activate 5 2 raid-1
expect public.reputation[0] = 3    expect public.discard = raid-1     expect public.hand_count[0] = 1

scenario without the Fence no card is sold, and without a card neither
# R-ICA-C231.1
players 2
plain
set! public.home[0] = 508
set! public.machine[5] = [0,1,0]
set! private[0].hand = legend-1
do 0 extract
illegal 0 activate 5 2 *
plain
set! public.upgrades[0] = fence
set! public.home[0] = 508
set! public.machine[5] = [0,1,0]
do 0 extract
illegal 0 activate 5 2 *     legal 0 activate 5 0

scenario Polisher: three points from a refiner
# R-ICA-C232.1
players 2
plain
set! public.upgrades[0] = polisher
set! public.home[0] = 504
set! public.machine[5] = [0,0,1]
set! public.crystals[5] = 1
do 0 extract
do 0 activate 5              expect public.reputation[0] = 3

scenario the Polisher of another player does nothing
# R-ICA-C232.1
players 2
plain
set! public.upgrades[1] = polisher
set! public.home[0] = 504
set! public.machine[5] = [0,0,1]
set! public.crystals[5] = 1
do 0 extract
do 0 activate 5              expect public.reputation[0] = 2

scenario Deep Drill: two more crystals
# R-ICA-C233.1
players 2
plain
set! public.upgrades[0] = deep-drill
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.crystals[5] = 3
do 0 extract
legal 0 activate 5 0
do 0 activate 5 1
do 0 store 0
expect public.cage[0][0] = [0,0,3,0,0]      expect public.crystals[5] = 0

scenario Deep Drill with one crystal left takes that one
# R-ICA-C233.1 R-ICA-10.8
players 2
plain
set! public.upgrades[0] = deep-drill
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.crystals[5] = 2
do 0 extract
illegal 0 activate 5 1
do 0 activate 5 0
expect public.batch = [0,0,2,0,0]

scenario drum or drill, not both at one activation
# R-ICA-10.10
players 2
plain
set! public.upgrades[0] = deep-drill sorting-drum
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.crystals[5] = 4
do 0 extract
legal 0 activate 5 1         legal 0 activate 5 2 grey
do 0 activate 5 1
expect decision STORE 0      expect public.batch = [0,0,3,0,0]

scenario Long Claw: two cards
# R-ICA-C234.1
players 2
plain
set! public.upgrades[0] = long-claw
set! public.home[0] = 508
set! public.machine[5] = [0,1,0]
do 0 extract
legal 0 activate 5 0
do 0 activate 5 1
expect public.hand_count[0] = 2

scenario Long Claw with room for one card draws one
# R-ICA-C234.1 R-ICA-9.1
players 2
plain
set! public.upgrades[0] = long-claw
set! public.home[0] = 508
set! public.machine[5] = [0,1,0]
set! private[0].hand = legend-1 raid-1 raid-2
do 0 extract
illegal 0 activate 5 1
do 0 activate 5 0
expect public.hand_count[0] = 4

scenario Furnace: a refiner burns a parasite too
# R-ICA-C235.1 R-ICA-10.10
players 2
plain
set! public.equipment[0] = parasite-sword
set! public.upgrades[0] = furnace polisher
set! public.home[0] = 504
set! public.machine[5] = [0,0,1]
set! public.parasites[5] = 1
set! public.crystals[5] = 1
do 0 extract
legal 0 activate 5 0
do 0 activate 5 1
expect public.reputation[0] = 3    expect public.collected[0] = 1     expect public.parasites[5] = 0

scenario Furnace burns one parasite of several
# R-ICA-C235.1
players 2
plain
set! public.upgrades[0] = furnace
set! public.home[0] = 504
set! public.machine[5] = [0,6,1]
set! public.parasites[5] = 2
set! public.crystals[5] = 1
do 0 extract
do 0 activate 5 1
expect public.reputation[0] = 2    expect public.collected[0] = 1     expect public.parasites[5] = 1

scenario Furnace without a parasite, and a refiner without a crystal
# R-ICA-C235.1 R-ICA-10.7
players 2
plain
set! public.upgrades[0] = furnace
set! public.home[0] = 504
set! public.machine[5] = [0,0,1]
set! public.crystals[5] = 1
do 0 extract
illegal 0 activate 5 1
plain
set! public.upgrades[0] = furnace
set! public.home[0] = 504
set! public.machine[5] = [0,0,1]
set! public.parasites[5] = 1
do 0 extract
expect public.parasites[5] = 1     expect public.reputation[0] = 0

scenario an upgrade works at each activation
# R-ICA-10.10
players 2
plain
set! public.upgrades[0] = deep-drill
set! public.home[0] = 502
set! public.machine[5] = [1,0,0]
set! public.machine[10] = [1,0,0]
set! public.crystals[5] = 3
set! public.crystals[10] = 3
do 0 extract
do 0 activate 5 1            do 0 activate 10 1
expect public.batch = [0,0,3,0,3]

scenario the drum brings one crystal, whatever the drill adds
# R-ICA-10.10 R-ICA-C230.1
players 2
plain
set! public.upgrades[0] = deep-drill sorting-drum
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.crystals[5] = 4
do 0 extract
do 0 activate 5 2 grey
expect public.batch = [0,0,1,1,0]  expect public.crystals[5] = 3

scenario the Fence buys from a full hand as well, one card at three points, whatever the claw adds
# R-ICA-C231.1 R-ICA-10.8 R-ICA-10.10
players 2
plain
set! public.upgrades[0] = fence long-claw
set! public.home[0] = 508
set! public.machine[5] = [0,1,0]
set! private[0].hand = legend-1 raid-1 renown-1 rumour-1
do 0 extract
illegal 0 activate 5 0       illegal 0 activate 5 1
do 0 activate 5 2 legend-1
expect public.reputation[0] = 3    expect public.hand_count[0] = 3    expect public.discard = legend-1

scenario one Converter gives one crystal of a payment
# R-ICA-C227.1 R-ICA-8.12
players 2
plain
set! public.upgrades[0] = converter-1
set! public.machine[5] = [0,6,0]
set! public.cage[0][0] = [0,1,1,0,4]
do 0 deploy 0 5
do 0 convert pink 0          # the second pink crystal is no question
expect public.cage[0][0] = [0,1,1,0,2]      illegal 0 convert
do 0 pay brown 0
expect public.cage[0][0] = [0,0,1,0,2]      expect public.machine[5] = [1,6,0]

scenario two Converters give both crystals of it
# R-ICA-C228.1 R-ICA-8.12
players 2
plain
set! public.upgrades[0] = converter-1 converter-2
set! public.machine[5] = [0,6,0]
set! public.cage[0][0] = [0,0,2,2,1]
set! public.cage[0][1] = [0,0,0,1,1]
do 0 deploy 0 5
do 0 convert grey 0
illegal 0 convert pink       illegal 0 pay                # two of one colour
do 0 convert grey 1          do 0 convert pink 1
expect public.cage[0][0] = [0,0,2,1,0]      expect public.machine[5] = [1,6,0]

scenario of two Converters in play one is offered to be discarded
# R-ICA-1.10 R-ICA-14.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 converter-2 fence
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = polisher
do 0 play polisher
expect legal-count 0 = 3     illegal 0 drop converter-2
do 0 drop converter-1
expect public.upgrades[0] = converter-2 fence polisher

scenario a Converter that is discarded does not pay for its successor
# R-ICA-14.4 R-ICA-8.14
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 fence furnace
set! public.cage[0][0] = [2,0,0,0,0]
set! private[0].hand = polisher
do 0 play polisher
expect decision REPLACE 0    expect legal-count 0 = 3      illegal 0 drop converter-1
do 0 drop fence
expect public.upgrades[0] = converter-1 furnace polisher
expect event converted 0 with blue = 2      expect public.cage[0][0] = [0,0,0,0,0]

scenario a Converter may go where green is left to pay with
# R-ICA-14.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 fence furnace
set! public.cage[0][0] = [2,0,1,0,0]
set! private[0].hand = polisher
do 0 play polisher
legal 0 drop converter-1
do 0 drop converter-1
expect event paid 0 with green = 1          expect no-event converted    # nothing is left to ask
expect public.upgrades[0] = fence furnace polisher         expect public.discard = converter-1

scenario the crystals of a Spare Cage that is discarded are lost before the payment
# R-ICA-14.4 R-ICA-C224.1
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = spare-cage-1 spare-cage-2 fence
set! public.cage[0][4] = [0,0,1,0,0]
set! public.cage[0][5] = [0,0,0,0,3]
set! private[0].hand = polisher
expect no-choice 0 en "will be discarded"                  # one can be spared
do 0 play polisher
illegal 0 drop spare-cage-1  legal 0 drop spare-cage-2     # the one that holds the green must stay
do 0 drop spare-cage-2
expect public.cage[0][5] = [0,0,0,0,0]      expect public.cage[0][4] = [0,0,0,0,0]
expect public.upgrades[0] = spare-cage-1 fence polisher

scenario the new upgrade goes, unasked, where every old one is needed to pay
# R-ICA-14.4 R-ICA-1.9
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 converter-2 spare-cage-1
set! public.cage[0][0] = [2,0,0,0,0]
set! public.cage[0][4] = [0,0,0,0,2]
set! private[0].hand = furnace
expect choice 0 en "but the card will be discarded: you are at the upgrade limit and every old one is needed to pay"
expect choice 0 pl "ale karta przepadnie: limit ulepszeń, a wszystkie stare są potrzebne do zapłaty"
do 0 play furnace
expect no-event dropped      expect decision PAY 0
do 0 convert blue            # what is left has one way
expect event dropped 0 with furnace         expect public.upgrades[0] = converter-1 converter-2 spare-cage-1

scenario by the house rule nothing is paid for in vain: old upgrades help to pay before one goes
# R-ICA-X1.14
players 2   option pay_before_drop=on
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 converter-2 spare-cage-1
set! public.cage[0][0] = [2,0,0,0,0]
set! public.cage[0][4] = [0,0,0,0,2]
set! private[0].hand = furnace
expect no-choice 0 en "will be discarded"
do 0 play furnace
do 0 convert blue
expect decision REPLACE 0    legal 0 drop converter-1

scenario a payment with a Converter asks for its crystals even where all of them must go
# R-ICA-1.9 R-ICA-8.12
players 2
plain
set! public.upgrades[0] = converter-1
set! public.cage[0][0] = [2,0,1,0,0]
set! private[0].hand = furnace
do 0 play furnace
expect decision PAY 0        expect legal-count 0 = 2
legal 0 pay green            legal 0 convert blue
do 0 convert blue            # the second blue and the green have one way
expect event converted 0 with blue = 2      expect event paid 0 with green
expect public.cage[0][0] = [0,0,0,0,0]      expect public.upgrades[0] = converter-1 furnace

scenario without a Converter crystals that must all go are not asked for
# R-ICA-1.9
players 2
plain
set! public.cage[0][0] = [2,0,1,0,0]
set! public.cage[0][1] = [0,0,1,0,0]
set! private[0].hand = furnace
do 0 play furnace
expect event paid 0 with green = 2          expect public.upgrades[0] = furnace
expect public.cage[0][0] = [2,0,0,0,0]      expect public.cage[0][1] = [0,0,0,0,0]

scenario below the limit nothing is discarded
# R-ICA-14.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 fence
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = polisher
do 0 play polisher
expect decision MENU 0       expect no-event dropped       expect event upgraded 0 with polisher

scenario a one-shot at the upgrade limit asks for no upgrade
# R-ICA-14.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 fence furnace
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = rumour-1
do 0 play rumour-1
expect decision MENU 0       expect no-event dropped       expect public.reputation[0] = 4

scenario paid for first: a Converter pays for its successor
# R-ICA-X1.14
players 2   option pay_before_drop=on
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 fence furnace
set! public.cage[0][0] = [2,0,0,0,0]
set! private[0].hand = polisher
do 0 play polisher
expect event converted 0 with blue = 2      expect decision REPLACE 0    expect legal-count 0 = 4
expect prompt 0 en "Too many upgrades (limit 3)"           expect public.cage[0][0] = [0,0,0,0,0]
do 0 drop converter-1
expect public.upgrades[0] = fence furnace polisher         expect event upgraded 0 with polisher

scenario paid for first: or the new one goes
# R-ICA-X1.14
players 2   option pay_before_drop=on
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = spare-cage-1 fence furnace
set! public.cage[0][0] = [0,0,1,0,0]
set! public.cage[0][4] = [0,0,0,0,2]
set! private[0].hand = polisher
do 0 play polisher
do 0 drop polisher
expect public.upgrades[0] = spare-cage-1 fence furnace     expect no-event upgraded
expect public.cage[0][4] = [0,0,0,0,2]      expect public.discard = polisher
