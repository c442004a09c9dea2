# One-shot oddities that give actions and moves: section C of docs/rules/icaion.md.
game icaion

scenario Extraction Order: an extra Extract beside the basic action
# R-ICA-C215.1 R-ICA-14.8
players 2
plain
set! public.crystals[5] = 3
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = extraction-order
do 0 play extraction-order
do 0 store 0
expect public.cage[0][0] = [0,0,1,0,0]      expect public.basic_left = 1
do 0 extract                 do 0 store 1
expect public.crystals[5] = 1

scenario Extraction Order costs two green
# R-ICA-C215.1
players 2
plain
set! public.crystals[5] = 3
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = extraction-order
illegal 0 play

scenario Apparatus Order: Retrieve in the City
# R-ICA-C216.1 R-ICA-14.6
players 2
plain
set! public.node[0] = c0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = apparatus-order
do 0 play apparatus-order
expect decision ORDER 0      expect legal-count 0 = 5
do 0 retrieve pink
expect public.slot[0] = pink-1     expect public.basic_left = 1

scenario Apparatus Order: Install at the crater
# R-ICA-C216.1
players 2
plain
set! public.node[0] = m4
set! public.slot[0] = pink-1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = apparatus-order
do 0 play apparatus-order
expect public.installed[0] = [5,0,0]

scenario Apparatus Order where neither is possible: it is played, and the action lost
# R-ICA-C216.1 R-ICA-14.6 R-ICA-14.7
players 2
plain
set! public.node[0] = m1
set! public.slot[0] = pink-1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = apparatus-order
expect choice 0 en "action: Retrieve or Install, which is impossible now and will be lost"
expect choice 0 pl "Zagraj „Rozkaz: Aparatura” (koszt 1; akcja: pozyskanie Aparatury albo montaż Aparatury, ale teraz niemożliwa: przepadnie)"
do 0 play apparatus-order
expect event used-up 0 with apparatus-order
expect says en "the action of Apparatus Order is lost"
expect says pl "akcja z karty „Rozkaz: Aparatura” przepada"
expect decision MENU 0       expect public.special_left = 0      expect public.special_done = 1
expect public.discard = apparatus-order     expect public.slot[0] = pink-1
expect public.cage[0][0] = [0,0,0,0,0]      expect public.basic_left = 1

scenario an order that is possible is not told to be lost
# R-ICA-14.6 R-ICA-14.8
players 2
plain
set! public.node[0] = m4
set! public.slot[0] = pink-1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = apparatus-order
expect choice 0 en "Play: Apparatus Order (cost 1; action: Retrieve or Install)"
expect no-choice 0 en "impossible"
do 0 play apparatus-order
expect no-event used-up      expect event installed 0 with pink-1
expect not-says en "is lost"

scenario an order is not free, even for nothing
# R-ICA-14.1 R-ICA-14.6
players 2
plain
set! public.node[0] = m1
set! private[0].hand = research-order
illegal 0 play

scenario the Heir scores an order whose action is lost
# R-ICA-14.6 R-ICA-S3.1
players 2
plain
set! public.seeker[0] = heir
set! public.node[0] = m1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = research-order
do 0 play research-order
expect says en "+1 RP (oddity played)"     expect public.reputation[0] = 1
expect no-event shard        expect public.base_count = 3

scenario an order that must act
# R-ICA-X1.13 R-ICA-C216.1
players 2   option orders_must_act=on
plain
set! public.node[0] = m1
set! public.slot[0] = pink-1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = apparatus-order
illegal 0 play
set public.node[0] = m4
legal 0 play apparatus-order
expect no-choice 0 en "impossible"

scenario an order that does nothing is no play where a card must do something
# R-ICA-X1.8
players 2   option idle_oddities=on
plain
set! public.node[0] = m1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = research-order
illegal 0 play
set public.node[0] = m0
legal 0 play research-order

scenario Deployment Order: an extra Deploy, paid as usual
# R-ICA-C217.1 R-ICA-14.8
players 2
plain
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = deployment-order
do 0 play deployment-order
expect decision ORDER 0
do 0 deploy 0 5
expect public.machine[5] = [1,0,0]          expect public.cage[0][0] = [0,0,0,0,0]
expect public.basic_left = 1

scenario Deployment Order whose green was the machine's: the action is lost
# R-ICA-C217.1 R-ICA-14.6 R-ICA-14.7
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = deployment-order
do 0 play deployment-order
expect event used-up 0 with deployment-order
expect decision MENU 0       expect public.home[0] = 511

scenario Deployment Order is not played when its green was the machine's, if it must act
# R-ICA-C217.1 R-ICA-X1.13
players 2   option orders_must_act=on
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = deployment-order
illegal 0 play
set public.cage[0][0] = [0,0,2,0,1]
legal 0 play deployment-order

scenario an order paid for so that its action is lost
# R-ICA-X1.13 R-ICA-14.7
players 2   option orders_must_act=on
plain
set! public.node[0] = x0
set! public.parasites[5] = 1
set! public.upgrades[0] = converter-1
set! public.cage[0][0] = [0,0,1,2,0]
set! private[0].hand = eradication-order
do 0 play eradication-order
expect decision PAY 0
do 0 convert grey 0
expect event used-up 0 with eradication-order = 1     expect public.discard = eradication-order
expect public.parasites[5] = 1     expect public.cage[0][0] = [0,0,1,0,0]

scenario Research Order: an extra Investigate
# R-ICA-C222.1
players 2
plain
set! public.node[0] = u0
set! public.cage[0][0] = [0,0,1,0,1]
set! private[0].hand = research-order
chance 0/16
do 0 play research-order
do 0 spend 1
expect public.shards[0] = [1,0,0]  expect public.reputation[0] = 1      expect public.basic_left = 1

scenario Research Order away from the Colossus: no shard, the pink is kept
# R-ICA-C222.1 R-ICA-14.6
players 2
plain
set! public.node[0] = m1
set! public.cage[0][0] = [0,0,1,0,1]
set! private[0].hand = research-order
do 0 play research-order
expect no-event shard        expect public.cage[0][0] = [0,0,0,0,1]

scenario Research Order away from the Colossus, if it must act
# R-ICA-C222.1 R-ICA-X1.13
players 2   option orders_must_act=on
plain
set! public.node[0] = m1
set! public.cage[0][0] = [0,0,1,0,1]
set! private[0].hand = research-order
illegal 0 play

scenario Eradication Order: an extra Eradicate
# R-ICA-C223.1
players 2
plain
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,0,1,1,0]
set! private[0].hand = eradication-order
do 0 play eradication-order
expect public.parasites[5] = 0     expect public.collected[0] = 1      expect public.basic_left = 1

scenario Eradication Order without grey: the parasite stays
# R-ICA-C223.1 R-ICA-14.6
players 2
plain
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = eradication-order
do 0 play eradication-order
expect event used-up 0 with eradication-order
expect public.parasites[5] = 1     expect public.collected[0] = 0

scenario Eradication Order without grey or without parasites, if it must act
# R-ICA-C223.1 R-ICA-X1.13
players 2   option orders_must_act=on
plain
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = eradication-order
illegal 0 play
set! public.parasites[5] = 0
set! public.cage[0][0] = [0,0,1,3,0]
illegal 0 play

scenario Sprint: up to three more nodes after a move
# R-ICA-C218.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-1
push MOVE 0
do 0 move r0
do 0 play sprint-1
expect decision DASH 0
illegal 0 dash x0            illegal 0 dash c2
legal 0 dash r0              legal 0 dash c0
do 0 dash c4
expect public.node[0] = c4

scenario Sprint not after camping
# R-ICA-C218.1
players 2
plain
set! public.cage[0][0] = [1,0,1,0,0]
set! private[0].hand = sprint-1
push MOVE 0
do 0 camp
illegal 0 play

scenario Sprint not after an action
# R-ICA-C218.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-1
push MOVE 0
do 0 move r0
legal 0 play sprint-1
do 0 extract
illegal 0 play

scenario the second Sprint, with no step at all
# R-ICA-C240.1 R-ICA-C218.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-2
push MOVE 0
do 0 move r0
do 0 play sprint-2
legal 0 dash c4              illegal 0 dash c2
do 0 dash r0
expect public.node[0] = r0   expect public.special_left = 0

scenario Forced March: up to five
# R-ICA-C219.1
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = forced-march-1
push MOVE 0
do 0 move r0
do 0 play forced-march-1
illegal 0 dash l3            # six nodes
do 0 dash a2
expect public.node[0] = a2

scenario the second Forced March costs two green
# R-ICA-C241.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = forced-march-2
push MOVE 0
do 0 move r0
illegal 0 play
set public.cage[0][0] = [0,0,2,0,0]
do 0 play forced-march-2
illegal 0 dash l3
do 0 dash a2
expect public.node[0] = a2

scenario Long Haul: up to seven
# R-ICA-C220.1
players 2
plain
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = long-haul-1
push MOVE 0
do 0 move r0
do 0 play long-haul-1
illegal 0 dash s3            # eight nodes
do 0 dash m3
expect public.node[0] = m3

scenario the second Long Haul costs three green
# R-ICA-C242.1
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = long-haul-2
push MOVE 0
do 0 move r0
illegal 0 play
set public.cage[0][0] = [0,0,3,0,0]
do 0 play long-haul-2
illegal 0 dash s3
do 0 dash m3
expect public.node[0] = m3

scenario Skirmish: three points for each rival hit on this and the adjacent nodes
# R-ICA-C243.1 R-ICA-6.8
players 4
plain
set! public.node = r0 r0 a0 c0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1
set! private[1].hand = legend-1
set! private[2].hand = legend-2
do 0 play skirmish-1
expect public.reputation[0] = 6
expect decision WOUND 1      expect waiting 1
do 1 take-wound
expect decision WOUND 2
do 2 prevent legend-2
expect public.lying = 2      expect event prevented 2

scenario Skirmish does not reach two nodes far, nor its own player
# R-ICA-C243.1
players 2
plain
set! public.node = r0 c0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1 legend-1
do 0 play skirmish-1
expect public.reputation[0] = 0    expect public.lying = 0    expect no-event hit

scenario the second Skirmish
# R-ICA-C244.1
players 2
plain
set! public.node = r0 l0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-2
do 0 play skirmish-2
expect public.reputation[0] = 3    expect public.lying = 2

scenario the other Ambushes: five points
# R-ICA-C246.1 R-ICA-C247.1 R-ICA-C245.1
players 2
plain
set! public.node = r0 l0
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = ambush-2
do 0 play ambush-2
expect public.reputation[0] = 5
plain
set! public.node = r0 l0
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = ambush-3
do 0 play ambush-3
expect public.reputation[0] = 5

scenario an Ambush costs two green
# R-ICA-C245.1 R-ICA-C246.1 R-ICA-C247.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = ambush-1 ambush-2 ambush-3
illegal 0 play

scenario Raid: seven points
# R-ICA-C248.1 R-ICA-C249.1 R-ICA-C250.1
players 2
plain
set! public.node = r0 l0
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = raid-1
do 0 play raid-1             expect public.reputation[0] = 7
plain
set! public.node = r0 l0
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = raid-2
do 0 play raid-2             expect public.reputation[0] = 7
plain
set! public.node = r0 l0
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = raid-3
do 0 play raid-3             expect public.reputation[0] = 7

scenario a Raid costs three green, and of three in hand one is offered
# R-ICA-C248.1 R-ICA-C249.1 R-ICA-C250.1 R-ICA-1.10
players 2
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = raid-1 raid-2 raid-3
illegal 0 play
set public.cage[0][0] = [0,0,3,0,0]
legal 0 play raid-1          illegal 0 play raid-2        illegal 0 play raid-3

scenario the victims of a Skirmish answer from the next player on
# R-ICA-6.8
players 3
plain
set! public.node = r0 x1 r1
set! public.cage[1][0] = [0,0,1,0,0]
set! private[0].hand = legend-1
set! private[1].hand = skirmish-1
set! private[2].hand = legend-2
do 0 end-turn
do 1 move l1
set public.node[0] = a0
do 1 play skirmish-1
expect public.reputation[1] = 6    expect decision WOUND 2
do 2 take-wound
expect decision WOUND 0

scenario machines work in the Extract of an order, anew in that of the turn
# R-ICA-C215.1 R-ICA-10.3 R-ICA-14.8
players 2
plain
set! public.home[0] = 510
set! public.machine[5] = [1,0,0]
set! public.crystals[5] = 4
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = extraction-order
do 0 play extraction-order
do 0 activate 5              do 0 store 0
do 0 extract
do 0 activate 5              do 0 store 1
expect public.crystals[5] = 0      expect public.cage[0][0] = [0,0,2,0,0]      expect public.cage[0][1] = [0,0,2,0,0]

scenario Deployment Order where no machine that could be deployed fits, if it must act
# R-ICA-C217.1 R-ICA-X1.13
players 2   option orders_must_act=on
plain
set! public.machine[5] = [6,0,0]
set! public.machine[10] = [2,0,0]
set! public.home[1] = 510
set! public.cage[0][0] = [0,9,2,0,0]
set! private[0].hand = deployment-order
illegal 0 play
set! public.machine[10] = [0,2,0]
set! public.home[1] = 508
legal 0 play deployment-order
