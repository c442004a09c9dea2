# Why an action is refused: prelude, dice, the beginning of a turn and its free part. Beside each reason stands a place where
# the same action is legal.
game seasons

# ---- Prelude ----

scenario only a card of the packet can be kept
# R-SEA-3.1 R-SEA-3.2
players 2
set! public.packet_count = 2
set! private[0].packet = amulet-of-air amulet-of-fire
set! private[0].kept = amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice
set! private[1].packet = syllas-the-faithful figrim-the-avaricious
set! private[1].kept = naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire
expect why 0 none draft amulet-of-air
expect why 0 not-in-packet draft syllas-the-faithful      expect why 1 none draft syllas-the-faithful
expect why-says 0 en "It is not among the cards that you choose from now: Syllas the Faithful" draft syllas-the-faithful
expect why-says 0 pl "Nie ma jej wśród kart, z których teraz wybierasz: Wierny Syllas" draft syllas-the-faithful
expect why 0 already-kept draft staff-of-spring
expect why-says 0 pl "Ta karta jest już zatrzymana: Berło wiosny" draft staff-of-spring
expect why 0 other-question summon amulet-of-air      expect why 0 no-such draft 0
do 0 draft amulet-of-air
expect why 0 not-your-turn draft amulet-of-fire

scenario nine cards are split, those for the hand first
# R-SEA-3.3
players 2   option level=1   option first=1
set! private[0].kept = amulet-of-air amulet-of-fire temporal-boots amsug-longneck bespelled-grimoire hand-of-fortune potion-of-life olafs-blessed-statue yjangs-forgotten-vase
set! private[1].kept = amulet-of-earth balance-of-ishtar divine-chalice beggars-horn die-of-malice lewis-greyface potion-of-power potion-of-knowledge scepter-of-greatness
expect why 0 none split amulet-of-air 0      expect why 0 hand-first split amulet-of-air 1
expect why-says 0 en "First choose 3 more cards for your hand" split amulet-of-air 1
do 0 split hand-of-fortune
expect why-says 0 pl "Najpierw wybierz jeszcze 2 karty na rękę" split amulet-of-air 1
do 0 split amulet-of-air
expect why-says 0 en "First choose 1 more card for your hand" split amulet-of-fire 1
expect why-says 0 pl "Najpierw wybierz jeszcze 1 kartę na rękę" split amulet-of-fire 1
expect why 0 already-split split amulet-of-air      expect why 0 not-to-split split divine-chalice
expect why-says 0 en "This is not one of your cards: Divine Chalice" split divine-chalice
expect why-says 0 en "This card (Amulet of Air) already has its place: hand" split amulet-of-air
do 0 split temporal-boots
expect why 0 hand-complete split amulet-of-fire 0      expect why 0 none split amulet-of-fire 1
expect why-says 0 en "Your hand already has its 3 cards; now comes library II" split amulet-of-fire 0
expect why-says 0 pl "Na rękę są już wybrane 3 karty; teraz kolej na bibliotekę II" split amulet-of-fire 0
do 0 split amulet-of-fire 1
expect why-says 0 pl "Ta karta (Amulet ognia) ma już swoje miejsce: biblioteka II" split amulet-of-fire 1
expect why 0 no-such split amsug-longneck 2

# ---- Dice ----

scenario a die is taken from those of the game, once
# R-SEA-4.3 R-SEA-2.2 R-SEA-4.4
players 2   seed 7   plain
set! public.first = 1   set! head.frame[0].arg = 2
set! public.dice[0] = 1 2 4   set! public.face = 1 1 1
expect why 0 dice-chosen take-die 2
expect why-says 0 en "Dice are taken at the start of a round; yours is die 1" take-die 2
expect why-says 0 pl "Kość bierze się na początku rundy; twoja to kość 1" take-die 2
do 0 end-turn
expect decision DIE 0
expect why 0 none take-die 2      expect why 0 none take-die 4
expect why 0 die-absent take-die 3      expect why 0 no-such take-die 6
expect why-says 0 en "In this game die 3 is not among the dice of this season" take-die 3
expect why-says 0 pl "W tej grze kość 3 nie należy do kości tej pory roku" take-die 3
do 0 take-die 2
expect why 1 die-taken take-die 2      expect why 1 none take-die 4
expect why-says 1 en "Die 2 is already taken: Player 1 has it" take-die 2
expect why-says 1 pl "Kość 2 ma już Gracz 1" take-die 2
expect why 1 other-question end-turn

# ---- The beginning of a turn ----

scenario before the actions of the die only Dice of Malice and Onys serve
# R-SEA-5.1 R-SEA-5.2 R-SEA-C15.1 R-SEA-C50.4
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 1 1
set! public.tableau[1] = die-of-malice damned-soul-of-onys tree-of-light
set! public.reserve[1] = [0,1,0,0]
set! public.gauge[1] = 5
set! private[1].hand = temporal-boots
do 0 end-turn
expect decision MALICE 1
expect why 1 none reroll      expect why 1 none go-on      expect why 1 none activate damned-soul-of-onys
expect why 1 before-die summon temporal-boots      expect why 1 before-die activate tree-of-light
expect why 1 before-die transmute water      expect why 1 before-die bonus 1      expect why 1 before-die end-turn
expect why-says 1 en "The actions of your die come first: 2 water, star" end-turn
expect why-says 1 pl "Najpierw są akcje z twojej kości: woda ×2, gwiazda" end-turn
expect why 1 other-question activate die-of-malice      expect why 1 dice-chosen take-die 1
expect why 1 no-such activate damned-soul-of-onys 1
chance 0/6
do 1 reroll
expect why 1 malice-turned reroll      expect why 1 malice-turned activate die-of-malice
expect why-says 1 en "Die of Malice is turned: it has already been activated this round" reroll
expect why-says 1 pl "Karta Kość złej woli jest obrócona: w tej rundzie była już aktywowana" reroll
do 1 go-on
expect why 1 malice-late reroll      expect why 1 malice-late activate die-of-malice
expect why-says 1 en "Die of Malice is activated only at the very start of a turn, before the actions of the die" reroll

scenario without a Die of Malice nothing is rerolled
# R-SEA-C15.1 R-SEA-C50.4
players 2   seed 7   plain
set! public.dice[0] = 1 2 4   set! public.face = 1 1 1
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
expect why 1 no-malice reroll      expect why 1 none go-on
expect why-says 1 en "A reroll needs Die of Malice in play" reroll
expect why-says 1 pl "Do ponownego rzutu potrzebna jest w grze karta Kość złej woli" reroll

scenario the card of the die is settled before any other action
# R-SEA-5.6 R-SEA-5.7 R-SEA-9.1
players 2   seed 7   plain
set! private[0].hand = temporal-boots
set! public.gauge[0] = 1
set! secret.top = purse-of-io
expect why 0 none summon temporal-boots      expect why 0 none end-turn
push DRAW_MODE 0
expect why 0 none draw-one      expect why 0 none draw-two
expect why 0 card-first summon temporal-boots      expect why 0 card-first end-turn      expect why 0 card-first bonus 0
expect why-says 0 en "First decide on the card that your die brings" end-turn
expect why 0 other-question bonus 3
do 0 draw-one
expect why 0 none keep purse-of-io      expect why 0 none discard purse-of-io
expect why 0 not-drawn keep temporal-boots      expect why 0 not-drawn discard temporal-boots
expect why-says 0 en "You choose among the cards drawn: Purse of Io" keep temporal-boots
expect why 0 card-first summon temporal-boots

scenario a third bonus was the last one
# R-SEA-9.1 R-SEA-5.8
players 2   seed 7   plain
set! public.bonus_used[0] = 3
expect why 0 bonuses-used bonus 1
push DRAW_MODE 0
expect why 0 bonuses-used draw-two      expect why 0 bonuses-used bonus 3      expect why 0 none draw-one
expect why-says 0 en "All bonuses are used: 3 of 3" draw-two
expect why-says 0 pl "Wszystkie bonusy są już użyte: 3 z 3" draw-two

# ---- The free part of a turn ----

scenario what the free part of a turn does not offer
# R-SEA-5.5 R-SEA-5.8 R-SEA-5.9 R-SEA-5.10
players 2   seed 7   plain
expect why 0 none end-turn
expect why 0 draw-symbol draw-one      expect why 0 bonus-symbol draw-two      expect why 0 bonus-symbol bonus 3
expect why-says 0 en "A card is drawn at the start of a turn, if the die shows its symbol" draw-one
expect why-says 0 en "to choose one of 2 cards in place of drawing one" draw-two
expect why-says 0 pl "zamiast dobrać kartę, wybiera się jedną z 2 kart" draw-two
expect why 0 needs-card move 1      expect why 0 needs-card take-top      expect why 0 needs-card target 1
expect why-says 0 en "Only this card lets you do so: Temporal Boots" move 1
expect why-says 0 pl "Na to pozwala tylko karta Kryształowe jabłko" leave
expect why 0 other-question go-on      expect why 0 other-question sacrifice temporal-boots
expect why 0 no-such bonus 4      expect why 0 no-such end-turn 1      expect why 0 no-such target 2
set public.actions = 499
expect why 0 none bonus 1
set public.actions = 500
expect why 0 turn-limit bonus 1      expect why 0 turn-limit transmute air      expect why 0 turn-limit summon temporal-boots
expect why 0 turn-limit activate temporal-boots      expect why 0 none end-turn
expect why-says 0 en "After 500 actions the turn can only be ended" bonus 1
expect why-says 0 pl "Po 500 akcjach turę można już tylko zakończyć" bonus 1

scenario transmuting needs an opening and a token
# R-SEA-6.1 R-SEA-6.5 R-SEA-9.3 R-SEA-10.5
players 2   seed 7   plain
set! public.tableau[0] = amulet-of-water amulet-of-water
set! public.amulet[0][0] = [0,1,0,0]
set! public.amulet[0][1] = [0,1,0,0]
set! public.reserve[0] = [1,0,0,0]
expect why 0 transmute-closed transmute air
expect why-says 0 en "it takes the symbol on your die, a bonus or Tree of Light" transmute air
expect why-says 0 pl "W tej turze nie wolno przemieniać" transmute air
do 0 bonus 1
expect why 0 none transmute air 0      expect why 0 none transmute water 1
expect why 0 no-token transmute fire      expect why 0 no-token transmute fire 1
expect why-says 0 en "You have no token of this energy: fire" transmute fire
expect why-says 0 pl "Nie masz żetonu tej energii: ogień" transmute fire
expect why 0 none-in-reserve transmute water 0      expect why 0 none-on-amulet transmute air 1
expect why-says 0 en "This card (Amulet of Water) holds no token of this energy: air" transmute air 1
expect why 0 same-amulet transmute water 2
expect why-says 0 en "Both copies of Amulet of Water hold the same tokens and are one option" transmute water 2
set public.amulet[0][1] = [0,2,0,0]
expect why 0 none transmute water 2      expect why 0 no-such transmute water 3
set! public.amulet[0][1] = [0,0,0,0]
set public.tableau[0] = amulet-of-water
expect why 0 no-amulet transmute water 2      expect why 0 none transmute water 1
expect why-says 0 pl "Nie masz w grze tylu kart Amulet wody" transmute water 2

scenario with the house rule the transmutation bonus is for the reserve
# R-SEA-X1.4
players 2   seed 7   option reserve_only=on   plain
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [1,0,0,0]
set! public.reserve[0] = [1,0,0,0]
do 0 bonus 1
expect why 0 none transmute air 0      expect why 0 reserve-only transmute air 1
expect why-says 0 en "House rule: here tokens come from the reserve only, not from Amulet of Water" transmute air 1
set public.can_transmute = 1
expect why 0 none transmute air 1

scenario a card is summoned from the hand, with room
# R-SEA-7.1 R-SEA-13.1 R-SEA-8.1
players 3   seed 7   plain
set! private[0].hand = temporal-boots
set! private[0].library[0] = purse-of-io
set! private[0].library[1] = divine-chalice
set! public.tableau[0] = runic-cube-of-eolis
set! public.tableau[1] = beggars-horn
set! public.gauge[0] = 1
expect why 0 no-room summon temporal-boots
expect why-says 0 en "There is no room: your summoning gauge is 1, and you have 1 card in play" summon temporal-boots
expect why-says 0 pl "Nie ma wolnego miejsca: moc przywołania 1, w grze już 1 karta" summon temporal-boots
expect why 0 in-library summon purse-of-io
expect why-says 0 en "This card (Purse of Io) waits in your library II; it comes to your hand when year 2 begins" summon purse-of-io
expect why-says 0 pl "czeka w twojej bibliotece III; na rękę trafi z początkiem roku 3" summon divine-chalice
expect why 0 others-card summon beggars-horn      expect why 0 others-card activate beggars-horn
expect why-says 0 en "Player 2 has this card (Beggar's Horn), not you" summon beggars-horn
expect why-says 0 pl "Tę kartę (Róg żebraka) ma Gracz 2, a nie ty" summon beggars-horn
expect why 0 not-in-hand summon staff-of-spring      expect why 0 not-in-play activate temporal-boots
expect why-says 0 en "This card is not in your hand: Staff of Spring" summon staff-of-spring
expect why-says 0 pl "Tej karty nie masz w grze: Buty doczesności" activate temporal-boots
expect why 0 in-play summon runic-cube-of-eolis      expect why 0 no-activation activate runic-cube-of-eolis
expect why-thing 0 no-activation CARD runic-cube-of-eolis      expect why-thing 0 no-room CARD temporal-boots
expect why-thing 0 no-room ACTION summon      expect why-thing 0 others-card CARD beggars-horn
set public.gauge[0] = 2
expect why 0 none summon temporal-boots
set public.tableau[0] = runic-cube-of-eolis tree-of-light purse-of-io potion-of-power
expect why-says 0 pl "w grze już 4 karty" summon temporal-boots
expect why 0 in-play summon potion-of-power
expect why-says 0 en "This card is in play, not in your hand: Potion of Power" summon potion-of-power

scenario a card costs energy
# R-SEA-7.1 R-SEA-7.2 R-SEA-C20.1
players 3   seed 7   plain
set! private[0].hand = beggars-horn lantern-of-xidit elemental-amulet
set! public.gauge[0] = 5
expect why 0 cost-choice summon elemental-amulet
expect why-says 0 en "Elemental Amulet costs at least one token, and you have none" summon elemental-amulet
expect why-says 0 pl "Amulet żywiołów: koszt to co najmniej jeden żeton, a nie masz żadnego" summon elemental-amulet
set public.reserve[0] = [0,0,1,1]
expect why 0 none summon elemental-amulet
expect why 0 cost-energy summon beggars-horn
expect why-says 0 en "Missing: 1 air. Cost: 1 air, 1 earth; you have: 0 air, 1 earth" summon beggars-horn
expect why-says 0 pl "Brakuje: powietrze. Koszt: powietrze, ziemia; masz: powietrze ×0, ziemia ×1" summon beggars-horn
expect why-says 0 en "Missing: 2 fire, 2 earth. Cost: 3 fire, 3 earth; you have: 1 fire, 1 earth" summon lantern-of-xidit
set public.tableau[0] = hand-of-fortune
expect why 0 none summon beggars-horn
expect why-says 0 en "Cost: 3 fire, 3 earth, less 1 token of your choice; you have: 1 fire, 1 earth" summon lantern-of-xidit

scenario a card costs crystals, and Leeches cost more
# R-SEA-7.1 R-SEA-7.2 R-SEA-C33.2
players 3   seed 7   plain
set! private[0].hand = figrim-the-avaricious temporal-boots
set! public.gauge[0] = 5
set! public.crystals[0] = 1
expect why 0 cost-crystals summon figrim-the-avaricious
expect why-says 0 en "Too few crystals. Cost: 6 crystals; you have: 1 crystal" summon figrim-the-avaricious
expect why-says 0 pl "Za mało kryształów. Koszt: 6 kryształów; masz: 1 kryształ" summon figrim-the-avaricious
set public.crystals[0] = 6
expect why 0 none summon figrim-the-avaricious
set public.tableau[1] = arcano-leech
expect why 0 cost-leeches summon figrim-the-avaricious
expect why-says 0 en "Cost: 6 crystals; Arcano Leech: 1 crystal; you have: 6 crystals" summon figrim-the-avaricious
expect why-says 0 pl "Koszt: 6 kryształów; Tajemnicza pijawka: 1 kryształ; masz: 6 kryształów" summon figrim-the-avaricious
set public.crystals[0] = 0
expect why 0 cost-leeches summon temporal-boots
set public.crystals[0] = 1
expect why 0 none summon temporal-boots

scenario the bonuses
# R-SEA-9.2 R-SEA-9.4
players 2   seed 7   plain
set! public.gauge[0] = 14
set! public.reserve[0] = [0,1,0,0]
expect why 0 exchange-tokens bonus 0      expect why 0 none bonus 1      expect why 0 none bonus 2
expect why-says 0 en "The exchange takes 2 tokens, and you have 1" bonus 0
expect why-says 0 pl "Do wymiany potrzebne są 2 żetony, a masz 1" bonus 0
set public.reserve[0] = [0,1,1,0]
expect why 0 none bonus 0
set public.gauge[0] = 15
expect why 0 gauge-full bonus 2
expect why-says 0 en "Your summoning gauge is already at its highest: 15" bonus 2
expect why-says 0 pl "Moc przywołania jest już największa: 15" bonus 2
