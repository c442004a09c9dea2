# Potions: a card that is sacrificed for its effect, and leaves its place free.
game seasons

lesson      pl "Eliksiry"
            en "Potions"
minutes 4
teaches sacrificed

# R-SEA-8.1 R-SEA-12.1 R-SEA-C22.1 R-SEA-C25.1 R-SEA-C26.1
players 2
plain
set! public.space = 8
set! public.rolled_season = summer
set! public.dice[summer] = [1,2,3,0,0]
set! public.face = [5,1,3,0,0]
set! public.year = 2
set! public.round = 10
set! public.gauge = 2 3
set! public.crystals = 0 11
set! public.reserve[0] = [0,0,1,1]
set! public.tableau[0] = potion-of-knowledge potion-of-life
set! public.tableau[1] = hourglass-of-time purse-of-io
set! private[0].hand = runic-cube-of-eolis


say         pl "Runiczny sześcian jest wart 30 punktów, ale kosztuje 20 kryształów, a w grze nie ma miejsca: moc"
            pl "2, dwie karty. Obie to jednak eliksiry. Eliksir poświęcasz: raz mocno działa i zwalnia miejsce."
            en "The Runic Cube is worth 30 points, but costs 20 crystals, and there is no room: gauge 2, two"
            en "cards. Yet both are potions. You sacrifice a potion: it acts once, strongly, and leaves its"
            en "place free."
point hand:runic-cube-of-eolis play:potion-of-knowledge:0 play:potion-of-life:0

say         pl "Eliksir wiedzy: weź 5 dowolnych żetonów. Eliksir życia: zamień każdy swój żeton w 4 kryształy."
            pl "Masz dwa żetony. Który eliksir wypijesz najpierw?"
            en "Potion of Knowledge: take any 5 tokens. Potion of Life: turn each of your tokens into 4"
            en "crystals. You have two tokens. Which potion do you drink first?"
point play:potion-of-knowledge:0 play:potion-of-life:0 reserve:0
want activate potion-of-knowledge
answer activate potion-of-life  pl "Teraz dałby 8 kryształów, za dwa żetony. Najpierw napełnij zasoby!"
                                en "It would bring 8 crystals now, for two tokens. Fill your reserve first!"
answer *                        pl "Aktywuj eliksir: wybierz go wśród swoich kart w grze."
                                en "Activate a potion: choose it among your cards in play."

say         pl "Weź pięć żetonów, jakie chcesz: dla Eliksiru życia każdy jest wart tyle samo."
            en "Take any five tokens: to the Potion of Life each is worth the same."
free 5 until decision MAIN

expect public.crystals[0] = 0

say         pl "Zasoby są pełne, siedem żetonów. Teraz Eliksir życia!"
            en "Your reserve is full, seven tokens. Now the Potion of Life!"
point play:potion-of-life:0 reserve:0
want activate potion-of-life
answer *                        pl "Zasoby są pełne: to najlepsza chwila na Eliksir życia."
                                en "Your reserve is full: this is the best moment for the Potion of Life."
expect public.crystals[0] = 28

say         pl "28 kryształów: przemienianie dałoby mniej! Wolne są też oba miejsca. Zamień 20 kryształów na 30"
            pl "punktów: przywołaj Runiczny sześcian."
            en "28 crystals: transmuting would have brought fewer! And both places are free. Turn 20 crystals"
            en "into 30 points: summon the Runic Cube."
point hand:runic-cube-of-eolis crystals:0 gauge:0
want summon runic-cube-of-eolis
answer *                        pl "Masz kryształy i miejsce: przywołaj Runiczny sześcian z ręki."
                                en "You have the crystals and the room: summon the Runic Cube from your hand."
expect public.crystals[0] = 8
expect score 0 = 38

say         pl "Z dwóch żetonów zrobiło się 38 punktów! Eliksir w grze sam nie daje punktów, więc wypij go przed"
            pl "końcem, najlepiej przy pełnych zasobach albo gdy brakuje ci miejsca."
            en "Two tokens became 38 points! A potion in play gives no points of its own, so drink it before the"
            en "end, best with a full reserve or when you need room."
