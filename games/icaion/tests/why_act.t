# Why an action is refused: the menu of a turn and the questions that belong to basic actions. What is refused in one
# place is legal in the next.
game icaion

scenario the actions of a turn are spent
# R-ICA-7.1 R-ICA-10.2
players 2
plain
expect why 0 none extract      expect why 0 none overcharge blue
do 0 extract
expect why 0 no-basic-left extract      expect why 0 no-basic-left retrieve blue 0      expect why 0 none end-turn
expect why-says 0 en "You have no basic action left in this turn" deploy 0 5 0
expect why-says 0 pl "Nie masz już akcji podstawowej w tej turze" deploy 0 5 0
plain
set! private[0].hand = blue-cache
set! public.discard = grey-cache
do 0 supply-draw 1
expect why 0 no-special-left overcharge blue      expect why 0 no-special-left play blue-cache
expect why 0 discarded play grey-cache      expect why 0 none extract
expect why-says 0 en "You have no special action left in this turn" double-shift
expect why-says 0 pl "Nie masz już akcji specjalnej w tej turze" double-shift

scenario a restricted turn has no special action
# R-ICA-6.11
players 2
plain
set! public.restricted = 1
set! public.special_left = 0
set! private[0].hand = blue-cache
expect why 0 wounded play blue-cache      expect why 0 wounded overcharge blue      expect why 0 none extract
expect why-says 0 en "A turn restricted by a wound has no special action" overcharge blue
expect why-says 0 pl "W turze ograniczonej raną nie ma akcji specjalnej" overcharge blue

scenario basic actions as the special one
# R-ICA-7.9 R-ICA-S7.3 R-ICA-E16.1
players 3
plain
set! public.node[0] = m0
expect why 0 not-special investigate 1      expect why 0 none investigate 0      expect why 0 no-such investigate 2
expect why-says 0 en "None of your cards allows this as your special action: Investigate" investigate 1
expect why-says 0 pl "Żadna twoja karta nie pozwala na to jako akcję specjalną: zbadanie Kolosa" investigate 1
plain
set! public.seeker = criminal cursed lone-survivor
set! public.node[0] = m0
expect why 0 no-armour investigate 1
expect why-says 0 en "This can be your special action only in armour, which you are not wearing: Investigate" investigate 1
expect why-says 0 pl "Akcją specjalną może to być tylko w zbroi, a teraz jej nie nosisz: zbadanie Kolosa" investigate 1
set public.armour = 1
expect why 0 none investigate 1
set public.basic_left = 0
expect why 0 no-basic-left investigate 0      expect why 0 not-in-city retrieve blue 0

scenario no machine can be deployed anywhere
# R-ICA-11.2 R-ICA-11.4 R-ICA-11.5
players 2
plain
expect why 0 nowhere-to-deploy deploy 0 5 0      expect why 0 nowhere-to-deploy deploy 3 0 0
expect why 0 not-leftmost deploy 1 0 0      expect why 0 region-away deploy 0 7 0
expect why-says 0 en "At X0, where your seeker stands, no machine can be deployed: H0 (forest) costs 1 (brown or green), and you can pay 0; P0 (crystal field) costs 1 (brown or pink), and you can pay 0" deploy 0 5 0
expect why-says 0 pl "Przy X0, gdzie stoi twój Poszukiwacz, nie da się rozstawić maszyny: H0 (las): koszt 1 (brązowy albo zielony), możesz zapłacić 0; P0 (kryształowe pole): koszt 1 (brązowy albo różowy), możesz zapłacić 0" deploy 0 5 0
set public.cage[0][0] = [0,1,0,0,0]
expect why 0 none deploy 0 5 0
plain
set! public.cage[0][0] = [0,9,0,0,0]
set! public.home[0] = 438
set! public.machine[5] = [1,0,0]
set! public.machine[10] = [0,6,0]
expect why-says 0 en "H0 (forest) already has a machine of yours; P0 (crystal field) has no room for a machine that you can deploy" deploy 1 10 0
expect why-says 0 pl "H0 (las): stoi tam już twoja maszyna; P0 (kryształowe pole): nie ma miejsca na maszynę, którą możesz rozstawić" deploy 1 10 0

scenario a machine: from which place, to which region
# R-ICA-11.1 R-ICA-11.2 R-ICA-11.4 R-ICA-11.5
players 2
plain
set! public.node[0] = l0
set! public.home[0] = 510
set! public.home[1] = 510
set! public.cage[0][0] = [0,1,0,0,0]
set! public.machine[0] = [1,0,0]
set! public.machine[5] = [2,0,0]
expect why 0 none deploy 3 14 0      expect why 0 none deploy 1 14 0
expect why 0 place-empty deploy 0 14 0      expect why 0 not-leftmost deploy 4 14 0
expect why-says 0 en "This machine has already left your department board: harvester (row 1)" deploy 0 14 0
expect why-says 0 pl "Ta maszyna opuściła już planszę działu: kombajn (rząd 1)" deploy 0 14 0
expect why-says 0 en "In this row this one must be deployed first: harvester (row 2)" deploy 4 14 0
expect why-says 0 pl "W tym rzędzie najpierw rozstawia się: kombajn (rząd 2)" deploy 4 14 0
expect why 0 region-away deploy 3 7 0      expect why 0 own-there deploy 3 0 0
expect why-says 0 en "Your seeker stands at L0, which does not touch H2 (crystal field)" deploy 3 7 0
expect why-says 0 pl "Twój Poszukiwacz stoi na L0, a ten węzeł nie sąsiaduje z H2 (kryształowe pole)" deploy 3 7 0
expect why-says 0 en "I0 (river) already has a machine of yours: harvester" deploy 3 0 0
expect why-says 0 pl "W I0 (rzeka) stoi już twoja maszyna: kombajn" deploy 3 0 0
expect why 0 type-there deploy 3 5 0      expect why 0 cannot-pay-deploy deploy 1 5 0
expect why-says 0 en "H0 (forest) already has a machine of this type: harvester (Player 2)" deploy 3 5 0
expect why-says 0 pl "W H0 (las) stoi już maszyna tego rodzaju: kombajn (Gracz 2)" deploy 3 5 0
expect why-says 0 en "A machine in H0 (forest) costs 2 crystals (brown or green); you have 1 brown crystal, 0 green crystals" deploy 1 5 0
expect why-says 0 pl "Maszyna w H0 (las) kosztuje 2 kryształy (brązowy albo zielony); masz: 1 brązowy kryształ, 0 zielonych kryształów" deploy 1 5 0
expect why 0 not-special deploy 1 14 1
set public.home[0] = 0
expect why 0 all-deployed deploy 3 14 0
expect why-says 0 en "No machine is left on your department board" deploy 3 14 0
expect why-says 0 pl "Na planszy działu nie masz już żadnej maszyny" deploy 3 14 0

scenario Eradicate: a parasite in reach and a grey crystal
# R-ICA-12.4 R-ICA-12.1
players 2
plain
set! public.parasites = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
expect why 0 no-parasite-here eradicate
expect why-says 0 en "There is no parasite in the regions at X0" eradicate
expect why-says 0 pl "W regionach przy X0 nie ma pasożytów" eradicate
set public.parasites[5] = 2
expect why 0 cannot-pay-eradicate eradicate
expect why-says 0 en "This needs 1 grey crystal; you have 0 grey crystals" eradicate
expect why-says 0 pl "Potrzeba: 1 szary kryształ; masz: 0 szarych kryształów" eradicate
set public.cage[0][0] = [0,0,0,2,0]
expect why 0 none eradicate

scenario Eradicate: at least one, from a region at the node
# R-ICA-12.1
players 2
plain
set! public.node[0] = l0
set! public.parasites[0] = 0
set! public.parasites[5] = 2
set! public.parasites[14] = 1
set! public.cage[0][0] = [0,0,0,2,0]
do 0 eradicate
expect why 0 must-remove done      expect why 0 none remove 5
expect why 0 no-parasite-there remove 0      expect why 0 parasites-away remove 10
expect why-says 0 en "You must remove at least one parasite" done
expect why-says 0 pl "Trzeba usunąć co najmniej jednego pasożyta" done
expect why-says 0 en "There is no parasite in I0 (river)" remove 0
expect why-says 0 pl "W I0 (rzeka) nie ma pasożytów" remove 0
expect why-says 0 en "Your seeker stands at L0, which does not touch P0 (crystal field)" remove 10
expect why-says 0 pl "Twój Poszukiwacz stoi na L0, a ten węzeł nie sąsiaduje z P0 (kryształowe pole)" remove 10
do 0 remove 5
expect why 0 none done

scenario Eradicate: as many as the grey crystals pay for
# R-ICA-12.1 R-ICA-12.2      (with one answer left nobody is asked; here a crystal is taken away)
players 2
plain
set! public.node[0] = l0
set! public.parasites[5] = 3
set! public.parasites[14] = 1
set! public.cage[0][0] = [0,0,0,3,0]
do 0 eradicate
do 0 remove 5      do 0 remove 5
expect why 0 none remove 5
set public.cage[0][0] = [0,0,0,2,0]
expect why 0 cannot-pay-more remove 5      expect why 0 none done
expect why-says 0 en "Strength 1: with one more parasite this needs 3 grey crystals; you have 2 grey crystals" remove 5
expect why-says 0 pl "Siła 1: z następnym pasożytem potrzeba: 3 szare kryształy; masz: 2 szare kryształy" remove 5

scenario Investigate: at the Colossus, with a shard in its base
# R-ICA-12.5 R-ICA-12.7
players 2
plain
expect why 0 not-at-colossus investigate 0
expect why-says 0 en "Your seeker must be at the blue crater of the Colossus; it is at X0" investigate 0
expect why-says 0 pl "Trzeba stać przy Kolosie (krater niebieski); twój Poszukiwacz stoi na X0" investigate 0
set public.node[0] = m0
expect why 0 none investigate 0
set public.base_count = 0
expect why 0 base-empty investigate 0
expect why-says 0 en "There is no shard in the base of the Colossus" investigate 0
expect why-says 0 pl "W podstawce Kolosa nie ma odłamków" investigate 0

scenario the pink crystals for a shard
# R-ICA-12.7
players 2
plain
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,1]
chance 5/16
do 0 investigate
expect why 0 none spend 0      expect why 0 none spend 1
expect why 0 too-little-pink spend 2      expect why 0 over-value spend 3
expect why-says 0 en "This needs 2 pink crystals; you have 1 pink crystal" spend 2
expect why-says 0 pl "Potrzeba: 2 różowe kryształy; masz: 1 różowy kryształ" spend 2
expect why-says 0 en "The shard is worth 2: you cannot spend more pink crystals" spend 3
expect why-says 0 pl "Odłamek ma wartość 2: więcej różowych kryształów nie można wydać" spend 3

scenario Retrieve: the City, an empty slot, once a Year, a tile that is there and not installed
# R-ICA-13.1 R-ICA-13.2 R-ICA-13.3
players 2
plain
expect why 0 not-in-city retrieve blue 0
expect why-says 0 en "Your seeker must be at the City; it is at X0" retrieve blue 0
expect why-says 0 pl "Trzeba stać na węźle Miasta; twój Poszukiwacz stoi na X0" retrieve blue 0
set public.node[0] = c0
expect why 0 none retrieve blue 0
plain
set! public.node[0] = c0
set! public.slot[0] = pink-1
expect why 0 slot-full retrieve blue 0
expect why-says 0 en "Your retrieval slot is full; install this first: Pink apparatus I" retrieve blue 0
expect why-says 0 pl "Gniazdo na pozyskaną Aparaturę jest zajęte, najpierw zamontuj: Aparatura różowa I" retrieve blue 0
plain
set! public.node[0] = c0
set! public.retrieved = 1
expect why 0 retrieved retrieve blue 0
expect why-says 0 en "Apparatus is retrieved once a Year, and you have done so this Year" retrieve blue 0
expect why-says 0 pl "Aparaturę pozyskuje się raz w Roku, a w tym Roku masz to już za sobą" retrieve blue 0
plain
set! public.year = 2
set! public.node[0] = c0
set! public.installed[0] = [5,0,0]
set! public.tiles = 28086
expect why 0 colour-installed retrieve pink 0      expect why 0 none retrieve blue 0
expect why-says 0 en "You have already installed a tile of this colour: pink" retrieve pink 0
expect why-says 0 pl "Masz już zamontowany kafelek w tym kolorze: różowy" retrieve pink 0

scenario Retrieve: another has taken the tile
# R-ICA-13.2
players 2
plain
set! public.node[0] = c0
set! public.slot[1] = blue-1
expect why 0 tile-gone retrieve blue 0      expect why 0 none retrieve pink 0
expect why-says 0 en "The blue stack has no tile of this Year any more" retrieve blue 0
expect why-says 0 pl "Na tym stosie (niebieski) nie ma już kafelka tego Roku" retrieve blue 0

scenario Install: a tile, and the crater of its colour
# R-ICA-13.6 R-ICA-2.9
players 2
plain
expect why 0 nothing-to-install install 0
expect why-says 0 en "You have no retrieved apparatus" install 0      expect why-says 0 pl "Nie masz pozyskanej Aparatury" install 0
set public.slot[0] = pink-1
expect why 0 wrong-crater install 0
expect why-says 0 en "Pink apparatus I is installed at the pink crater; your seeker stands at X0" install 0
expect why-says 0 pl "Aparatura różowa I: miejsce montażu to krater różowy; twój Poszukiwacz stoi na X0" install 0
set public.node[0] = m4
expect why 0 none install 0

scenario an oddity is paid for in green
# R-ICA-14.1 R-ICA-8.12 R-ICA-1.10
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = renown-1 rumour-1
expect why 0 cannot-pay-card play renown-1      expect why 0 none play rumour-1
expect why 0 not-in-hand play legend-1      expect why 0 no-such play 0
expect why-says 0 en "Renown costs 2 green crystals; you have 1 green crystal" play renown-1
expect why-says 0 pl "„Rozgłos” kosztuje: 2 zielone kryształy; masz: 1 zielony kryształ" play renown-1

scenario Sprint comes directly after a move
# R-ICA-C218.1 R-ICA-X1.5
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-1
expect why 0 none play sprint-1
do 0 extract
expect why 0 dash-late play sprint-1
expect why-says 0 en "Sprint is played directly after a move, before any other action" play sprint-1
expect why-says 0 pl "„Zryw” zagrywa się zaraz po ruchu, przed każdą inną akcją" play sprint-1
plain
set! public.cage[0][0] = [1,0,1,0,0]
set! private[0].hand = sprint-1
push MOVE 0
do 0 camp
expect why 0 dash-after-camp play sprint-1
expect why-says 0 en "Sprint is played after a move, not after camping" play sprint-1
expect why-says 0 pl "„Zryw” zagrywa się po ruchu, nie po rozbiciu obozu" play sprint-1

scenario house rules: an oddity must do something
# R-ICA-X1.8 R-ICA-X1.13
players 2   option idle_oddities=on
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1 research-order
expect why 0 no-rival-near play skirmish-1      expect why 0 order-impossible play research-order
expect why-says 0 en "There is nobody to hit at X0 or an adjacent node" play skirmish-1
expect why-says 0 pl "Na X0 i sąsiednich węzłach nie ma nikogo, kogo można trafić" play skirmish-1
expect why-says 0 en "The action of Research Order is not possible now: Investigate" play research-order
expect why-says 0 pl "Akcja z karty „Rozkaz zbadania” nie jest teraz możliwa: zbadanie Kolosa" play research-order
set public.node = m0 m0
expect why 0 none play skirmish-1      expect why 0 none play research-order

scenario an order gives one action
# R-ICA-14.8
players 2
plain
set! public.node[0] = c0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = apparatus-order
do 0 play apparatus-order
expect why 0 none retrieve pink 0      expect why 0 not-ordered extract      expect why 0 not-ordered retrieve pink 1
expect why 0 nothing-to-install install 0      expect why 0 other-question end-turn
expect why-says 0 en "Apparatus Order gives only this extra action: Retrieve or Install" extract
expect why-says 0 pl "„Rozkaz: Aparatura” daje tylko dodatkową akcję: pozyskanie Aparatury albo montaż Aparatury" extract

scenario the hand is discarded only with Radiant Rays
# R-ICA-M6.1
players 2
plain
set! private[0].hand = rumour-1
expect why 0 not-radiant discard-hand
expect why-says 0 en "This is possible only with the module Radiant Rays" discard-hand
expect why-says 0 pl "To możliwe tylko z modułem Świetliste promienie" discard-hand

scenario the hand is discarded if there is one
# R-ICA-M6.1
players 2   option radiant=on
plain
expect why 0 hand-empty discard-hand
expect why-says 0 en "You have no cards in hand" discard-hand      expect why-says 0 pl "Nie masz kart na ręce" discard-hand
set private[0].hand = rumour-1
expect why 0 none discard-hand

scenario the power supply must be charged
# R-ICA-15.1
players 2
plain
expect why 0 none overcharge blue      expect why 0 none double-shift
set public.charged = 2
expect why 0 discharged overcharge blue      expect why 0 discharged supply-draw 0      expect why 0 discharged double-shift
expect why-says 0 en "Your power supply is not charged" overcharge blue
expect why-says 0 pl "Twój zasilacz jest rozładowany" overcharge blue

scenario a double shift, step by step
# R-ICA-15.5 R-ICA-15.6
players 2
plain
expect why 0 no-shift shift      expect why 0 none end-turn
expect why-says 0 en "You have not chosen a double shift, so there is no second part" shift
expect why-says 0 pl "Nie wybrano podwójnej zmiany, więc nie ma jej drugiej części" shift
do 0 double-shift
expect why 0 shift-needs-basic shift      expect why 0 second-move-later move r0      expect why 0 none end-turn
expect why-says 0 en "The second part of a double shift comes after a basic action" shift
expect why-says 0 pl "Druga część podwójnej zmiany jest dopiero po akcji podstawowej" shift
expect why-says 0 en "The second move of a double shift comes after the basic action" move r0
expect why-says 0 pl "Drugi ruch podwójnej zmiany następuje dopiero po akcji podstawowej" camp
do 0 extract      do 0 move r0
expect why 0 shift-begun shift      expect why 0 shift-action-due end-turn      expect why 0 second-part overcharge blue
expect why-says 0 en "The second part of the double shift is already under way" shift
expect why-says 0 pl "Druga część podwójnej zmiany już trwa" shift
expect why-says 0 en "the second part of a double shift needs a basic action" end-turn
expect why-says 0 pl "druga część podwójnej zmiany wymaga akcji podstawowej" end-turn
expect why-says 0 en "The second part of a double shift has no special action" overcharge blue
expect why-says 0 pl "W drugiej części podwójnej zmiany nie ma akcji specjalnej" overcharge blue

scenario a second part that is due
# R-ICA-15.5      (the Cursed in the last round has two basic actions)
players 2
plain
set! public.seeker = cursed lone-survivor
set! public.basic_left = 2
do 0 double-shift      do 0 extract
expect why 0 shift-due end-turn      expect why 0 none shift      expect why 0 none extract
expect why-says 0 en "You cannot end your turn yet: the second part of a double shift is compulsory" end-turn
expect why-says 0 pl "Tury nie można jeszcze zakończyć: druga część podwójnej zmiany jest obowiązkowa" end-turn

scenario house rule: the second part may be left out
# R-ICA-X1.7
players 2   option shift_optional=on
plain
set! public.seeker = cursed lone-survivor
set! public.basic_left = 2
do 0 double-shift      do 0 extract
expect why 0 none end-turn      expect why 0 none shift

scenario Extract: which machines can be activated
# R-ICA-10.3 R-ICA-10.4 R-ICA-10.5 R-ICA-10.7
players 2
plain
set! public.node[0] = l0
set! public.home[0] = 438
set! public.machine[0] = [1,0,0]
set! public.machine[5] = [1,0,0]
set! public.crystals[0] = 3
set! public.crystals[5] = 1
do 0 extract
expect why 0 none activate 0 0 0      expect why 0 none done
expect why 0 nothing-to-harvest activate 5 0 0      expect why 0 no-machine-there activate 14 0 0
expect why 0 machine-away activate 7 0 0
expect why-says 0 en "The harvester has nothing to take: no crystal is left in H0 (forest)" activate 5 0 0
expect why-says 0 pl "Kombajn nie ma czego wziąć: w H0 (las) nie ma już kryształów" activate 5 0 0
expect why-says 0 en "You have no machine in P4 (misty valley)" activate 14 0 0
expect why-says 0 pl "W P4 (dolina mgieł) nie masz maszyny" activate 14 0 0
expect why-says 0 en "Your seeker stands at L0, which does not touch H2 (crystal field)" activate 7 0 0
expect why-says 0 pl "Twój Poszukiwacz stoi na L0, a ten węzeł nie sąsiaduje z H2 (kryształowe pole)" activate 7 0 0
expect why 0 no-upgrade activate 0 1 0      expect why 0 no-upgrade activate 0 2 3      expect why 0 no-such activate 0 3 0
expect why-says 0 en "This needs an upgrade in play: Deep Drill" activate 0 1 0
expect why-says 0 pl "Do tego potrzebne jest ulepszenie w grze: Głębokie wiertło" activate 0 1 0
expect why-says 0 en "This needs an upgrade in play: Sorting Drum" activate 0 2 3
expect why 0 other-question colour grey      expect why 0 no-such activate 0 0 1

scenario Extract: a machine works once, and not among parasites
# R-ICA-10.3 R-ICA-10.4 R-ICA-C230.1 R-ICA-C233.1
players 2
plain
set! public.node[0] = l0
set! public.home[0] = 438
set! public.upgrades[0] = deep-drill sorting-drum
set! public.machine[0] = [1,0,0]
set! public.machine[5] = [1,0,0]
set! public.machine[14] = [1,0,0]
set! public.crystals[0] = 3
set! public.crystals[5] = 2
set! public.crystals[14] = 3
set! public.parasites[14] = 2
do 0 extract
expect why 0 one-crystal-left activate 5 1 0      expect why 0 none activate 0 1 0      expect why 0 none activate 0 2 3
expect why-says 0 en "H0 (forest) does not have enough crystals for the harvester to take more" activate 5 1 0
expect why-says 0 pl "W H0 (las) nie zostało tyle kryształów, żeby kombajn wziął więcej" activate 5 1 0
expect why 0 with-machine colour grey
expect why-says 0 en "This is chosen together with the machine that it is for: point at its region" colour grey
expect why-says 0 pl "To wybiera się razem z maszyną, która ma zadziałać: wskaż jej region" colour grey
expect why 0 infested activate 14 0 0
expect why-says 0 en "P4 (misty valley) has more parasites (2) than machines (1), so none of them works" activate 14 0 0
expect why-says 0 pl "W P4 (dolina mgieł) jest więcej pasożytów (2) niż maszyn (1), więc żadna nie działa" activate 14 0 0
do 0 activate 0 0 0
expect why 0 activated activate 0 0 0      expect why 0 none activate 5 0 0
expect why-says 0 en "Your machine in I0 (river) was already activated in this Extract" activate 0 0 0
expect why-says 0 pl "Twoja maszyna w I0 (rzeka) została już aktywowana w tym wydobyciu" activate 0 0 0

scenario Extract: a scavenger and a full hand, a card to sell
# R-ICA-10.6 R-ICA-9.1 R-ICA-C231.1 R-ICA-C234.1
players 2
plain
set! public.home[0] = 508
set! public.upgrades[0] = fence long-claw
set! public.machine[5] = [0,1,0]
set! public.equipment[0] = hyper-boots
set! private[0].hand = rumour-1 rumour-2 renown-1 renown-2 legend-1
do 0 extract
expect why 0 hand-full activate 5 0 0      expect why 0 hand-full activate 5 1 0
expect why-says 0 en "The scavenger cannot draw that many cards: you have 5 in hand, the limit is 5" activate 5 0 0
expect why-says 0 pl "Zbieraczka nie dobierze tylu kart: masz na ręce 5, limit 5" activate 5 0 0
expect why 0 none activate 5 2 9      expect why 0 twin activate 5 2 10      expect why 0 not-in-hand activate 5 2 1
expect why-says 0 en "This card is not in your hand: Blue Cache" activate 5 2 1
expect why 0 no-such activate 5 2 0      expect why 0 with-machine play renown-1      expect why 0 other-question play blue-cache
plain
set! public.home[0] = 508
set! public.upgrades[0] = fence
set! public.machine[5] = [0,1,0]
set! private[0].hand = rumour-1
do 0 extract
expect why 0 none activate 5 0 0      expect why 0 no-upgrade activate 5 1 0
expect why-says 0 en "This needs an upgrade in play: Long Claw" activate 5 1 0

scenario Extract: a refiner needs the crystal of its region
# R-ICA-10.7 R-ICA-C235.1
players 2
plain
set! public.home[0] = 496
set! public.upgrades[0] = furnace
set! public.machine[5] = [0,0,1]
set! public.machine[10] = [1,0,0]
set! public.crystals[5] = 0
set! public.crystals[10] = 2
do 0 extract
expect why 0 nothing-refined activate 5 0 0      expect why 0 none activate 10 0 0
expect why-says 0 en "The refiner does not work: this Extract took no crystal from H0 (forest)" activate 5 0 0
expect why-says 0 pl "Rafineria nie zadziała: to wydobycie nie zabrało kryształu z H0 (las)" activate 5 0 0
plain
set! public.home[0] = 496
set! public.upgrades[0] = furnace
set! public.machine[5] = [0,0,1]
set! public.crystals[5] = 1
set! public.parasites[5] = 0
do 0 extract
expect why 0 none activate 5 0 0      expect why 0 nothing-to-burn activate 5 1 0      expect why 0 no-such activate 5 2 0
expect why-says 0 en "There is no parasite in H0 (forest) to remove as well" activate 5 1 0
expect why-says 0 pl "W H0 (las) nie ma pasożyta, którego można by przy tym usunąć" activate 5 1 0

scenario while another decides
# R-ICA-5.1
players 2
plain
expect why 1 not-your-turn extract
expect why-says 1 en "It is not your turn: Player 1 decides now" extract
expect why-says 1 pl "To nie twój ruch: teraz decyduje Gracz 1" extract
