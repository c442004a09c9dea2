# Why an action is refused: activations, payments and the questions of cards. Beside each reason stands a place where the same
# action is legal.
game seasons

# ---- Activation ----

scenario a turned card waits for the next round
# R-SEA-8.1 R-SEA-1.11
players 2   seed 7   plain
expect why-thing 0 nothing ACTION activate
set! public.tableau[0] = idol-of-the-familiar purse-of-io
expect why 0 none activate idol-of-the-familiar      expect why 0 no-activation activate purse-of-io
expect why-says 0 en "This card is not activated, it works by itself: Purse of Io" activate purse-of-io
expect why-says 0 pl "Ta karta działa bez aktywacji: Sakiewka Io" activate purse-of-io
expect why 0 no-such activate idol-of-the-familiar 1      expect why 0 no-such activate idol-of-the-familiar 0 1
do 0 activate idol-of-the-familiar
expect why 0 turned activate idol-of-the-familiar
expect why-says 0 en "This card is turned: it has already been activated this round (Idol of the Familiar)" activate idol-of-the-familiar
expect why-says 0 pl "w tej rundzie była już aktywowana (Bożyszcze kompanów)" activate idol-of-the-familiar
expect why-thing 0 turned CARD idol-of-the-familiar

scenario tokens and crystals as the price of an activation
# R-SEA-8.3 R-SEA-C16.1 R-SEA-C32.1 R-SEA-C41.1 R-SEA-C47.1
players 2   seed 7   plain
set! public.tableau[0] = kairn-the-destroyer tree-of-light mirror-of-the-seasons
set! public.tableau[1] = thieving-fairies
expect why 0 too-few-tokens activate kairn-the-destroyer
expect why-says 0 en "Price: 1 token; you have: 0 tokens" activate kairn-the-destroyer
expect why-says 0 pl "Cena: 1 żeton; masz: 0 żetonów" activate kairn-the-destroyer
expect why 0 too-few-crystals activate mirror-of-the-seasons
expect why 0 tree-price activate tree-of-light      expect why 0 tree-price activate tree-of-light 0 1
expect why-says 0 en "Price: 3 crystals or 1 token; you have: 0 crystals, 0 tokens" activate tree-of-light
set public.crystals[0] = 3
expect why 0 tree-price activate tree-of-light
expect why-says 0 en "Price: 3 crystals or 1 token; you have: 3 crystals, 0 tokens; Thieving Fairies: -1 crystal" activate tree-of-light
expect why-says 0 pl "Cena: 3 kryształy albo 1 żeton; masz: 3 kryształy, 0 żetonów; Wróżki złodziejki: -1 kryształ" activate tree-of-light
expect why 0 too-few-tokens activate mirror-of-the-seasons
set public.reserve[0] = [1,0,0,0]
expect why 0 none activate kairn-the-destroyer      expect why 0 none activate mirror-of-the-seasons
expect why 0 too-few-crystals activate tree-of-light 0 0      expect why 0 none activate tree-of-light 0 1
expect why-says 0 en "Price: 3 crystals; you have: 3 crystals; Thieving Fairies: -1 crystal" activate tree-of-light
expect why-says 0 pl "Cena: 3 kryształy; masz: 3 kryształy; Wróżki złodziejki: -1 kryształ" activate tree-of-light
expect why 0 no-such activate tree-of-light 0 2
set public.crystals[0] = 4
expect why 0 none activate tree-of-light 0 0

scenario Ishtar takes three tokens of one energy
# R-SEA-C5.1
players 2   seed 7   plain
set! public.tableau[0] = balance-of-ishtar
set! public.reserve[0] = [2,1,0,0]
expect why 0 ishtar-tokens activate balance-of-ishtar      expect why 0 ishtar-energy activate balance-of-ishtar 0 1
expect why-says 0 en "Price: 3 tokens of one energy; of one you have 2 at most" activate balance-of-ishtar
expect why-says 0 pl "Cena: 3 żetony jednej energii; jednej masz najwyżej 2" activate balance-of-ishtar
expect why-says 0 en "Price: 3 water; of those you have 1" activate balance-of-ishtar 0 2
expect why-says 0 pl "Cena: woda ×3; takich żetonów masz 1" activate balance-of-ishtar 0 2
set public.reserve[0] = [3,1,0,0]
expect why 0 none activate balance-of-ishtar 0 1      expect why 0 no-such activate balance-of-ishtar
expect why 0 no-such activate balance-of-ishtar 0 5

scenario the Orb needs a card, the Cauldron a token
# R-SEA-C34.2 R-SEA-C34.4 R-SEA-C35.1 R-SEA-11.2 R-SEA-1.11
players 2   seed 7   plain
set! public.tableau[0] = crystal-orb glutton-cauldron glutton-cauldron
expect why 0 none activate crystal-orb      expect why 0 too-few-crystals activate crystal-orb 0 1
expect why-says 0 en "Price: 3 crystals; you have: 0 crystals" activate crystal-orb 0 1
expect why 0 too-few-tokens activate glutton-cauldron      expect why 0 no-such activate crystal-orb 0 2
set public.reserve[0] = [2,1,0,0]
expect why 0 none activate glutton-cauldron      expect why 0 same-copy activate glutton-cauldron 1
expect why-says 0 en "Both copies are alike and are one option: Glutton Cauldron" activate glutton-cauldron 1
expect why 0 no-such activate glutton-cauldron 2
do 0 activate glutton-cauldron
expect why 0 none spend air      expect why 0 no-token spend fire      expect why 0 no-such spend air 3
do 0 spend air
expect why 0 turned activate glutton-cauldron 0      expect why 0 none activate glutton-cauldron 1
set public.crystals[0] = 3
expect why 0 none activate crystal-orb 0 1

scenario without any card in either pile the Orb has nothing to show
# R-SEA-C34.4 R-SEA-11.2
players 2   seed 7   plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 5
set! private[1].library[0] = 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20 21 21 22 22 23 23 24 24 25 25
set! private[1].library[1] = 26 26 27 27 28 28 29 29 30 30 31 31 32 32 33 33 34 35 35 36 36 37 37 38 38 39 39 40 40 41 41 42 42 43 43 44 44 45 45 46 46 47 47 48 48 49 49 50 50
expect why 0 no-cards activate crystal-orb      expect why 0 no-cards activate crystal-orb 0 1
expect why-says 0 en "There is no card to draw: both piles are empty" activate crystal-orb
expect why-says 0 pl "Nie ma czego dobrać: stos dobierania i odrzucone są puste" activate crystal-orb

scenario one Cauldron has no second copy
# R-SEA-1.9 R-SEA-C35.1
players 2   seed 7   plain
set! public.tableau[0] = glutton-cauldron
set! public.reserve[0] = [2,0,0,0]
expect why 0 no-second-copy activate glutton-cauldron 1      expect why 0 none activate glutton-cauldron 0
expect why-says 0 en "You have no second copy in play: Glutton Cauldron" activate glutton-cauldron 1

scenario the Potion of Dreams needs a card in hand and room
# R-SEA-C24.2 R-SEA-C24.1
players 2   seed 7   plain
set! public.tableau[0] = potion-of-dreams purse-of-io beggars-horn
set! public.gauge[0] = 3
expect why 0 empty-hand activate potion-of-dreams
expect why-says 0 pl "Nie masz na ręce żadnej karty do przywołania" activate potion-of-dreams
set private[0].hand = staff-of-spring
expect why 0 none activate potion-of-dreams
set public.gauge[0] = 2
expect why 0 dreams-room activate potion-of-dreams
expect why-says 0 en "Even without this card there is no room: your summoning gauge is 2, and you have 2 other cards in play" activate potion-of-dreams
expect why-says 0 pl "Nawet bez tej karty nie ma wolnego miejsca: moc przywołania 2, w grze jeszcze 2 karty" activate potion-of-dreams
set public.gauge[0] = 3
do 0 activate potion-of-dreams
expect why 0 none summon staff-of-spring      expect why 0 in-play summon purse-of-io
expect why 0 not-in-hand summon amulet-of-air      expect why 0 other-question end-turn

scenario Skull and Kriss need victims
# R-SEA-C37.1 R-SEA-C44.1
players 2   seed 7   plain
set! public.tableau[0] = dragon-skull necrotic-kriss
expect why 0 skull-cards activate dragon-skull      expect why 0 no-familiar activate necrotic-kriss
expect why-says 0 en "It takes 3 cards in play to sacrifice, and you have 2" activate dragon-skull
expect why-says 0 pl "Do poświęcenia potrzebne są 3 karty w grze, a masz 2" activate dragon-skull
expect why-says 0 en "You have no familiar, neither in hand nor in play" activate necrotic-kriss
set! public.tableau[0] = dragon-skull necrotic-kriss titus-deepgaze
set private[0].hand = sid-nightshade purse-of-io
expect why 0 none activate dragon-skull
do 0 activate necrotic-kriss
expect why 0 none discard sid-nightshade      expect why 0 none sacrifice titus-deepgaze
expect why 0 not-familiar discard purse-of-io      expect why 0 not-familiar sacrifice dragon-skull
expect why-says 0 en "This is no familiar: Dragon Skull" sacrifice dragon-skull
expect why 0 in-play discard titus-deepgaze      expect why 0 not-in-play sacrifice sid-nightshade
expect why 0 no-second-copy sacrifice titus-deepgaze 1

# ---- Onys ----

scenario Onys is passed for water
# R-SEA-C50.2 R-SEA-C50.4
players 2   seed 7   plain
set! public.tableau[0] = damned-soul-of-onys
expect why 0 onys-water activate damned-soul-of-onys
expect why-says 0 en "Price: 1 water; of those you have 0" activate damned-soul-of-onys
expect why-says 0 pl "Cena: woda; takich żetonów masz 0" activate damned-soul-of-onys
set public.reserve[0] = [0,1,0,0]
expect why 0 none activate damned-soul-of-onys

scenario an overfull reserve, and Onys in one's own turn only
# R-SEA-10.2 R-SEA-10.3 R-SEA-C50.4 R-SEA-C17.1
players 2   seed 7   plain
set! public.gauge[0] = 5
set! private[0].hand = amsug-longneck
set! public.reserve[0] = [1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys bespelled-grimoire
set! public.tableau[1] = damned-soul-of-onys bespelled-grimoire die-of-malice
set! public.reserve[1] = [1,8,0,0]
do 0 summon amsug-longneck
expect decision AMSUG 1
expect why 1 none take-back bespelled-grimoire      expect why 1 not-item take-back damned-soul-of-onys
expect why-says 1 en "This is no magic item: Damned Soul of Onys" take-back damned-soul-of-onys
expect why 1 no-second-copy take-back bespelled-grimoire 1      expect why 1 not-in-play take-back purse-of-io
do 1 take-back bespelled-grimoire
expect decision OVERFLOW 1
expect why 1 none drop water      expect why 1 none-in-reserve drop fire
expect why-says 1 en "Your reserve holds no token of this energy: fire" drop fire
expect why-says 1 pl "W zasobach nie masz żetonu tej energii: ogień" drop fire
expect why 1 onys-turn activate damned-soul-of-onys
expect why-says 1 en "Damned Soul of Onys is passed on only in your own turn" activate damned-soul-of-onys
expect why 1 other-question activate purse-of-io      expect why 0 not-your-turn drop water

scenario in one's own turn Onys takes a token that is too much
# R-SEA-C50.4 R-SEA-X1.1
players 2   seed 7   plain
set! public.tableau[0] = damned-soul-of-onys potion-of-knowledge
set! public.reserve[0] = [0,3,0,0]
do 0 activate potion-of-knowledge
expect why 0 none gain fire      expect why 0 other-question drop water
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
expect decision OVERFLOW 0
expect why 0 none activate damned-soul-of-onys      expect why 0 none drop fire

scenario with the house rule Onys waits for the free part of the turn
# R-SEA-X1.1
players 2   seed 7   option onys_after_die=on   plain
set! public.tableau[0] = damned-soul-of-onys potion-of-knowledge
set! public.reserve[0] = [0,3,0,0]
expect why 0 none activate damned-soul-of-onys
do 0 activate potion-of-knowledge
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
expect decision OVERFLOW 0
expect why 0 onys-after-die activate damned-soul-of-onys
expect why-says 0 en "House rule: Damned Soul of Onys is passed on only after the actions of the die" activate damned-soul-of-onys

# ---- Payment ----

scenario the energies of the Elemental Amulet
# R-SEA-C31.1 R-SEA-C31.3
players 2   seed 7   plain
set! public.gauge[0] = 4
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [1,0,0,1]
do 0 summon elemental-amulet
expect why 0 none element air      expect why 0 element-missing element fire      expect why 0 elements-none done
expect why-says 0 en "You have no token to pay it with: fire" element fire
expect why-says 0 en "Choose at least one energy first" done
do 0 element air
expect why 0 element-chosen element air      expect why 0 none done
expect why-says 0 en "This energy is already chosen: air" element air

scenario Hand of Fortune and the Elemental Amulet
# R-SEA-C31.3 R-SEA-C20.1
players 2   seed 7   plain
set! public.gauge[0] = 4
set! public.tableau[0] = hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [1,0,0,1]
do 0 summon elemental-amulet
expect why 0 none element fire
do 0 element fire
expect why 0 elements-unpaid done      expect why 0 element-waived element water      expect why 0 none element earth
expect why-says 0 en "One token at least must be paid, and this you do not have: 1 fire. Choose another energy too" done
expect why-says 0 en "You have no token of this energy (water), and Hand of Fortune covers no more than 1" element water
expect why-says 0 pl "Nie masz żetonu tej energii (woda), a karta Ręka fortuny nie pokryje więcej niż 1" element water
do 0 element earth
expect why 0 none done
do 0 done
expect decision MAIN 0      expect public.reserve[0] = [1,0,0,0]
plain
set! public.gauge[0] = 4
set! public.tableau[0] = hand-of-fortune hand-of-fortune
set! private[0].hand = elemental-amulet
set! public.reserve[0] = [0,0,0,1]
do 0 summon elemental-amulet
do 0 element earth      do 0 element fire      do 0 element water
expect decision WAIVE 0
expect why 0 none waive fire      expect why 0 not-in-cost waive air      expect why 0 waive-lacking waive earth
expect why-says 0 en "This energy is not in the cost: air. Cost: 1 water, 1 fire, 1 earth" waive air
expect why-says 0 en "What you do not have must be waived: 1 water, 1 fire" waive earth
expect why-says 0 pl "Nie płać za to, czego nie masz: woda, ogień" waive earth

scenario each token is paid from the reserve or an Amulet of Water
# R-SEA-10.5 R-SEA-7.3 R-SEA-1.10
players 2   seed 7   plain
set! public.gauge[0] = 4
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [1,0,0,1]
set! public.reserve[0] = [1,0,1,1]
set! private[0].hand = beggars-horn
do 0 summon beggars-horn
expect decision PAY 0
expect why 0 none pay air 0      expect why 0 none pay air 1      expect why 0 no-amulet pay air 2
expect why 0 pay-first pay earth      expect why 0 not-due pay fire
expect why-says 0 en "Another energy is paid first: air" pay earth
expect why-says 0 pl "Tej energii nie trzeba płacić: ogień. Do zapłaty: powietrze, ziemia" pay fire
do 0 pay air 1
expect why 0 none pay earth 1      expect why 0 not-due pay air

# ---- Questions of cards ----

scenario Naria gives a card to each opponent in turn
# R-SEA-C12.1 R-SEA-C12.2 R-SEA-11.2
players 3   seed 7   plain
set! public.gauge[0] = 4
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! secret.top = purse-of-io beggars-horn staff-of-spring
do 0 summon naria-the-prophetess
expect why 0 none pick purse-of-io      expect why 0 not-drawn pick amulet-of-air
expect why-says 0 en "You choose among the cards drawn: Staff of Spring, Purse of Io, Beggar's Horn" pick amulet-of-air
do 0 pick purse-of-io
expect why 0 none give beggars-horn 1      expect why 0 give-order give beggars-horn 2      expect why 0 give-order give beggars-horn 0
expect why 0 not-drawn give purse-of-io 1      expect why 0 no-such give beggars-horn 3
expect why-says 0 en "Now it is Player 2 who gets a card" give beggars-horn 2
expect why-says 0 pl "Teraz kartę dostaje Gracz 2" give beggars-horn 2

scenario Boots, Lewis and the Crown
# R-SEA-C7.1 R-SEA-C21.1 R-SEA-C36.1 R-SEA-C36.2 R-SEA-11.2
players 3   seed 7   plain
set! public.space = 5
push BOOTS 0
expect why 0 none move 3      expect why 0 none move -3      expect why 0 move-range move 0      expect why 0 move-range move -4
expect why-says 0 en "The marker must be moved forward or back, by 3 spaces at most" move 4
expect why-says 0 pl "najwyżej o 3 pola" move 4
clear
push LEWIS 0
expect why 0 none target 1      expect why 0 target-self target 0      expect why 0 no-such target 3
expect why-says 0 en "Name an opponent, not yourself" target 0
clear
set! private[0].hand = purse-of-io
set! public.tableau[0] = beggars-horn
push CROWN 0
expect why 0 none discard purse-of-io      expect why 0 none draw      expect why 0 in-play discard beggars-horn

scenario the Orb shows a card that takes room and tokens
# R-SEA-C34.1 R-SEA-7.8
players 2   seed 7   plain
set! public.tableau[0] = crystal-orb
set! public.gauge[0] = 1
set! public.reserve[0] = [3,0,0,0]
do 0 activate crystal-orb
expect why 0 none leave      expect why 0 no-room take-top      expect why 0 not-in-play activate damned-soul-of-onys
set public.gauge[0] = 2
expect why 0 orb-tokens take-top
expect why-says 0 en "Price: 4 tokens; you have: 3 tokens" take-top
expect why-says 0 pl "Cena: 4 żetony; masz: 3 żetony" take-top
set public.reserve[0] = [3,1,0,0]
expect why 0 none take-top

scenario Syllas takes one of two copies only where they differ
# R-SEA-C10.1 R-SEA-1.11
players 2   seed 7   plain
set! public.tableau[1] = idol-of-the-familiar idol-of-the-familiar
push SYLLAS 1 1
expect why 1 none sacrifice idol-of-the-familiar 0      expect why 1 same-copy sacrifice idol-of-the-familiar 1
expect why 1 not-in-play sacrifice purse-of-io      expect why 1 no-such sacrifice idol-of-the-familiar 2
set public.turned[1] = idol-of-the-familiar
expect why 1 none sacrifice idol-of-the-familiar 1

scenario the Mirror converts as many tokens as there are crystals
# R-SEA-C47.1
players 2   seed 7   plain
set! public.crystals[0] = 2
set! public.reserve[0] = [3,0,0,0]
push MIRROR 0
expect why 0 none convert air fire 2      expect why 0 mirror-same convert air air 2
expect why 0 mirror-least convert air fire 0      expect why 0 mirror-tokens convert air fire 4
expect why 0 mirror-crystals convert air fire 3      expect why 0 mirror-tokens convert water fire 1
expect why-says 0 en "Tokens are converted to another energy, not the same: air" convert air air 2
expect why-says 0 en "At least 1 token must be converted" convert air fire 0
expect why-says 0 pl "Zamienia się co najmniej 1 żeton" convert air fire 0
expect why-says 0 en "Of this energy (air) you have 3, not 4" convert air fire 4
expect why-says 0 pl "Żetonów tej energii (powietrze) masz 3, nie 4" convert air fire 4
expect why-says 0 en "Each token converted costs a crystal: you need 3 and have 2" convert air fire 3
expect why-says 0 pl "Za każdy zamieniany żeton płacisz kryształem: potrzeba 3, a masz 2" convert air fire 3

scenario at the end of a round each card acts once
# R-SEA-14.2 R-SEA-14.3
players 2   seed 7   plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys damned-soul-of-onys titus-deepgaze wondrous-chest purse-of-io
set! public.crystals = [1,5,0,0]
do 0 end-turn
do 1 end-turn
expect decision EFFECTS 0
expect why 0 none order wondrous-chest      expect why 0 not-at-round-end order purse-of-io
expect why 0 not-in-play order beggars-horn
expect why-says 0 en "This card does nothing at the end of a round: Purse of Io" order purse-of-io
do 0 order wondrous-chest
expect why 0 already-acted order wondrous-chest      expect why 0 none order titus-deepgaze
expect why-says 0 en "This card has already acted this round: Wondrous Chest" order wondrous-chest

scenario after a Vase, Onys or the card just summoned
# R-SEA-C50.4 R-SEA-C30.1
players 2   seed 7   plain
set! public.gauge[0] = 5
set! public.tableau[0] = damned-soul-of-onys yjangs-forgotten-vase
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 gain water
expect decision ONYS 0
expect why 0 none go-on      expect why 0 none activate damned-soul-of-onys      expect why 0 other-question end-turn
