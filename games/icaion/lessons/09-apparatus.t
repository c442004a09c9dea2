# Retrieve a tile in the City, install it at the crater of its colour: it scores twice.
game icaion

lesson      pl "Aparatura"
            en "Apparatus"
minutes 3
teaches retrieved installed

# R-ICA-13.1 R-ICA-13.2 R-ICA-13.3 R-ICA-13.4 R-ICA-13.5 R-ICA-13.6 R-ICA-13.7 R-ICA-16.6 R-ICA-T2.1 R-ICA-T3.1
players 2   option apparatus=day
plain
set! public.node = a0 x2
set! public.crystals = 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
set! public.home[0] = 423
set! public.machine[1] = [1,0,0]
set! public.machine[2] = [0,1,0]
set! public.machine[5] = [1,0,0]
set! public.charged = 0
set! public.special_left = 0
push MOVE 0

say         pl "W Mieście leży pięć stosów Aparatury. Kafelek punktuje to, co liczy: brązowy kombajny,"
            pl "zielony zbieraczki, niebieski premie z rzędu 1, szary ulepszenia, różowy odłamki."
            en "Five stacks of apparatus lie in the City. A tile scores what it counts: the brown one"
            en "harvesters, green scavengers, blue what row 1 has unlocked, grey upgrades, pink shards."
point stack:0 stack:1 stack:2 stack:3 stack:4

say         pl "Aby ją pozyskać, trzeba stanąć na węźle Miasta. Podejdź do jednego z nich."
            en "To retrieve one you must stand on a node of the City. Go to one."
point node:0 node:1 node:4
want move c0
want move c1
want move c4
answer move   pl "Ten węzeł nie dotyka Miasta. Świecą te, które go dotykają."
              en "That node does not touch the City. Those that do are lit."

say         pl "Masz dwa kombajny i zbieraczkę na planszy. Pozyskaj kafelek, który da teraz najwięcej."
            en "You have two harvesters and a scavenger on the board. Retrieve the tile that brings most"
            en "now."
point stack:1 stack:2
want retrieve brown
answer retrieve   pl "To da mniej. Brązowa daje 3 PR za każdy z dwóch kombajnów."
                  en "That brings less. The brown one brings 3 RP for each of your two harvesters."
answer *          pl "Pozyskać Aparaturę można raz w Roku, i tylko tutaj. Zrób to teraz."
                  en "You may retrieve once a Year, and only here. Do it now."

expect public.reputation[0] = 6
expect public.slot[0] = brown-1
say         pl "6 PR od razu! Teraz czas na montaż przy brązowym kraterze, bo zamontowana Aparatura"
            pl "zapunktuje jeszcze raz na koniec gry. Nie czekaj z tym: miejsce na pozyskany kafelek masz"
            pl "tylko jedno."
            en "6 RP at once! Now install it at the brown crater, since installed apparatus scores once"
            en "more at the end of the game. Do not wait: you have room for only one tile that is not"
            en "installed."

plain
set! public.node = a0 x2
set! public.round = 2
set! public.track = river-card forest-card
set! public.crystals = 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
set! public.home[0] = 423
set! public.machine[1] = [1,0,0]
set! public.machine[2] = [0,1,0]
set! public.machine[5] = [1,0,0]
set! public.reputation = 6 4
set! public.retrieved = 1
set! public.slot[0] = brown-1
set! public.charged = 0
set! public.special_left = 0
push MOVE 0

say         pl "Następna tura. Brązowy krater jest blisko: dwa węzły stąd leży M1 na jego brzegu. Idź"
            pl "tam."
            en "The next turn. The brown crater is near: M1, on its edge, is two nodes from here. Go"
            en "there."
point node:21
want move m1
answer move   pl "Zamontować można tylko na węźle brązowego krateru. Idź na M1."
              en "You can install only on a node of the brown crater. Go to M1."

say         pl "Zamontuj Aparaturę."
            en "Install the apparatus."
want install
answer *      pl "Najpierw montaż: dopiero zamontowana policzy się na koniec."
              en "Install first: only then does it count at the end."

expect public.slot[0] = none
expect event installed 0
say         pl "Gotowe: na koniec gry dostaniesz po 3 PR za każdy kombajn, ile ich wtedy będzie. Wybieraj"
            pl "więc kafelki, które pasują do tego, co budujesz. Każdy Rok przynosi nowe, a starych już"
            pl "nie ma."
            en "Done: at the end of the game you get 3 RP for each harvester that you have then. So"
            en "choose tiles that fit what you build. Each Year brings new ones, and the old ones are"
            en "gone."
