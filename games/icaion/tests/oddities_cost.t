# What each oddity costs, and which have the same face: section C of docs/rules/icaion.md. The seeker stands where
# every action is possible: at the Colossus, with a tile to install, a parasite, a brown and a grey crystal.
game icaion

scenario the cards of one green: none is too few
# R-ICA-C201.1 R-ICA-C202.1 R-ICA-C203.1 R-ICA-C204.1 R-ICA-C205.1 R-ICA-C206.1 R-ICA-C209.1 R-ICA-C210.1
# R-ICA-C216.1 R-ICA-C218.1 R-ICA-C222.1 R-ICA-C223.1 R-ICA-C225.1 R-ICA-C227.1 R-ICA-C228.1 R-ICA-C229.1
# R-ICA-C232.1 R-ICA-C237.1 R-ICA-C240.1 R-ICA-C243.1 R-ICA-C244.1 R-ICA-14.1 R-ICA-14.9
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,0,1,0]
set! private[0].hand = blue-cache brown-cache green-cache grey-cache pink-cache
illegal 0 play
set public.cage[0][0] = [0,1,1,1,0]
legal 0 play blue-cache           legal 0 play brown-cache          legal 0 play green-cache
legal 0 play grey-cache           legal 0 play pink-cache
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,0,1,0]
set! private[0].hand = small-lode rumour-1 apparatus-order sprint-1 research-order
illegal 0 play
set public.cage[0][0] = [0,1,1,1,0]
legal 0 play small-lode           legal 0 play rumour-1             legal 0 play apparatus-order
legal 0 play sprint-1             legal 0 play research-order
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,0,1,0]
set! private[0].hand = eradication-order spare-blade-1 converter-1 polisher skirmish-1
illegal 0 play
set public.cage[0][0] = [0,1,1,1,0]
legal 0 play eradication-order    legal 0 play spare-blade-1        legal 0 play converter-1
legal 0 play polisher             legal 0 play skirmish-1
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,0,1,0]
set! private[0].hand = rumour-2 converter-2 spare-blade-2 sprint-2 skirmish-2
illegal 0 play
set public.cage[0][0] = [0,1,1,1,0]
legal 0 play rumour-2             legal 0 play converter-2          legal 0 play spare-blade-2
legal 0 play sprint-2             legal 0 play skirmish-2
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,0,1,0]
set! private[0].hand = converter-3
illegal 0 play
set public.cage[0][0] = [0,1,1,1,0]
legal 0 play converter-3

scenario the cards of two green: one is too few
# R-ICA-C207.1 R-ICA-C211.1 R-ICA-C212.1 R-ICA-C215.1 R-ICA-C217.1 R-ICA-C219.1 R-ICA-C221.1 R-ICA-C224.1
# R-ICA-C226.1 R-ICA-C230.1 R-ICA-C231.1 R-ICA-C233.1 R-ICA-C234.1 R-ICA-C235.1 R-ICA-C236.1 R-ICA-C238.1
# R-ICA-C239.1 R-ICA-C241.1 R-ICA-C245.1 R-ICA-C246.1 R-ICA-C247.1 R-ICA-14.1
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,1,1,0]
set! private[0].hand = rich-lode renown-1 extraction-order deployment-order forced-march-1
illegal 0 play
set public.cage[0][0] = [0,1,2,1,0]
legal 0 play rich-lode            legal 0 play renown-1             legal 0 play extraction-order
legal 0 play deployment-order     legal 0 play forced-march-1
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,1,1,0]
set! private[0].hand = salvage-1 spare-cage-1 spare-track-1 sorting-drum fence
illegal 0 play
set public.cage[0][0] = [0,1,2,1,0]
legal 0 play salvage-1            legal 0 play spare-cage-1         legal 0 play spare-track-1
legal 0 play sorting-drum         legal 0 play fence
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,1,1,0]
set! private[0].hand = deep-drill long-claw furnace ambush-1
illegal 0 play
set public.cage[0][0] = [0,1,2,1,0]
legal 0 play deep-drill           legal 0 play long-claw            legal 0 play furnace
legal 0 play ambush-1
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,1,1,0]
set! private[0].hand = renown-2 spare-cage-2 spare-track-2 salvage-2 forced-march-2
illegal 0 play
set public.cage[0][0] = [0,1,2,1,0]
legal 0 play renown-2             legal 0 play spare-cage-2         legal 0 play spare-track-2
legal 0 play salvage-2            legal 0 play forced-march-2
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,1,1,0]
set! private[0].hand = ambush-2
illegal 0 play
set public.cage[0][0] = [0,1,2,1,0]
legal 0 play ambush-2
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,1,1,0]
set! private[0].hand = ambush-3
illegal 0 play
set public.cage[0][0] = [0,1,2,1,0]
legal 0 play ambush-3

scenario the cards of three green: two are too few
# R-ICA-C208.1 R-ICA-C213.1 R-ICA-C214.1 R-ICA-C220.1 R-ICA-C242.1 R-ICA-C248.1 R-ICA-C249.1 R-ICA-C250.1
# R-ICA-14.1
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,2,1,0]
set! private[0].hand = mother-lode legend-1 long-haul-1 raid-1
illegal 0 play
set public.cage[0][0] = [0,1,3,1,0]
legal 0 play mother-lode          legal 0 play legend-1             legal 0 play long-haul-1
legal 0 play raid-1
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,2,1,0]
set! private[0].hand = legend-2 long-haul-2 raid-2
illegal 0 play
set public.cage[0][0] = [0,1,3,1,0]
legal 0 play legend-2             legal 0 play long-haul-2          legal 0 play raid-2
plain
set! public.equipment[0] = hyper-boots
set! public.node[0] = m0
set! public.slot[0] = blue-1
set! public.parasites[5] = 1
set! public.cage[0][0] = [0,1,2,1,0]
set! private[0].hand = raid-3
illegal 0 play
set public.cage[0][0] = [0,1,3,1,0]
legal 0 play raid-3

scenario of two cards with the same face the one with the lower number is offered
# R-ICA-1.10 R-ICA-C210.1 R-ICA-C212.1 R-ICA-C214.1 R-ICA-C240.1 R-ICA-C241.1 R-ICA-C242.1 R-ICA-C239.1
# R-ICA-C236.1 R-ICA-C237.1 R-ICA-C238.1 R-ICA-C228.1 R-ICA-C229.1 R-ICA-C244.1 R-ICA-C246.1 R-ICA-C247.1
# R-ICA-C249.1 R-ICA-C250.1
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = rumour-1 rumour-2 renown-1 renown-2
legal 0 play rumour-1             illegal 0 play rumour-2
legal 0 play renown-1             illegal 0 play renown-2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = legend-1 legend-2 sprint-1 sprint-2
legal 0 play legend-1             illegal 0 play legend-2
legal 0 play sprint-1             illegal 0 play sprint-2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = forced-march-1 long-haul-1 forced-march-2 long-haul-2
legal 0 play forced-march-1       illegal 0 play forced-march-2
legal 0 play long-haul-1          illegal 0 play long-haul-2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = salvage-1 spare-cage-1 spare-cage-2 salvage-2
legal 0 play salvage-1            illegal 0 play salvage-2
legal 0 play spare-cage-1         illegal 0 play spare-cage-2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = spare-blade-1 spare-track-1 spare-blade-2 spare-track-2
legal 0 play spare-blade-1        illegal 0 play spare-blade-2
legal 0 play spare-track-1        illegal 0 play spare-track-2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = converter-1 converter-2 converter-3
legal 0 play converter-1          illegal 0 play converter-2
legal 0 play converter-1          illegal 0 play converter-3
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = skirmish-1 skirmish-2 ambush-1 ambush-2
legal 0 play skirmish-1           illegal 0 play skirmish-2
legal 0 play ambush-1             illegal 0 play ambush-2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = ambush-1 ambush-3 raid-1 raid-2
legal 0 play ambush-1             illegal 0 play ambush-3
legal 0 play raid-1               illegal 0 play raid-2
plain
set! public.equipment[0] = hyper-boots
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = raid-1 raid-3
legal 0 play raid-1               illegal 0 play raid-3

scenario none but Salvage charges the power supply
# R-ICA-14.2 R-ICA-C221.1
players 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = blue-cache
do 0 play blue-cache
do 0 store 0
expect public.playing = none        expect public.charged = 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = small-lode
do 0 play small-lode
do 0 colour blue             do 0 store 0
expect public.playing = none        expect public.charged = 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,3,0,0]
set! private[0].hand = legend-1
do 0 play legend-1
expect public.playing = none        expect public.charged = 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = extraction-order
do 0 play extraction-order
expect public.playing = none        expect public.charged = 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-1
do 0 play sprint-1
do 0 dash x0
expect public.playing = none        expect public.charged = 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1
do 0 play skirmish-1
expect public.playing = none        expect public.charged = 2
plain
set! public.charged = 2
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = spare-blade-1
do 0 play spare-blade-1
expect public.playing = none        expect public.charged = 2
