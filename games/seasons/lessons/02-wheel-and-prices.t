# Transmutation: the season sets the price of each energy.
game seasons

lesson      pl "Koło i ceny energii"
            en "The wheel and the price of energy"
minutes 3
teaches transmuted

# R-SEA-1.6 R-SEA-6.1 R-SEA-6.2 R-SEA-6.5
players 2   option level=1   option first=1
random 12

set! public.space = 2
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [6,1,4,0,0]
set! public.gauge = 1 1
set! public.reserve[0] = [0,0,0,2]
set! public.library_taken = [1,1]
set! private[0].library = [[],[]]
set! private[1].library = [[],[]]
set! private[0].hand = amulet-of-water


say         pl "Znacznik na kole mówi: zima. Żetonami płacisz za karty, ale możesz je też przemieniać w"
            pl "kryształy. Tabela pokazuje, ile dają: czego na zimowych kościach pełno, jest tanie, a ziemia,"
            pl "której na nich nie ma, jest warta 3."
            en "The marker on the wheel says: winter. Tokens pay for cards, but can also be transmuted into"
            en "crystals. The table shows for how many: what winter dice bring often is cheap; earth, which they"
            en "never bring, is worth 3."
point wheel rates

say         pl "Masz jeszcze dwa żetony ziemi. Przemieniać możesz, gdy twoja kość pokazuje znak przemienienia:"
            pl "strzałki biegnące w kółko. Weź taką kość."
            en "You still have two earth tokens. You may transmute when your die shows the sign of"
            en "transmutation: circling arrows. Take that die."
point die:1 die:2 die:3 reserve:0
want take-die 1
answer take-die 2   pl "Woda i gwiazdka przydadzą się, ale na tej kości nie ma znaku przemienienia."
                    en "Water and a star are useful, but that die has no sign of transmutation."
answer take-die 3   pl "Ta kość pozwala dobrać kartę, a szukamy znaku przemienienia."
                    en "That die lets you draw a card; we look for the sign of transmutation."

let 1 take-die 2

say         pl "Przybyły ci woda i powietrze. Który z twoich żetonów daje teraz najwięcej? Wybierz go w zasobach."
            en "You got a water and an air token. Which of your tokens brings most now? Choose it in your reserve."
point reserve:0 rates
want transmute earth
answer transmute    pl "Zimą ten żeton daje tylko 1 kryształ. Sprawdź w tabeli, który daje 3."
                    en "In winter that token brings only 1 crystal. See in the table which one brings 3."
answer end-turn     pl "Zima to najlepszy czas na sprzedaż ziemi: nie kończ jeszcze tury."
                    en "Winter is the best time to sell earth: do not end your turn yet."
expect public.crystals[0] = 3

say         pl "Trzy kryształy. Przemieniać możesz do końca tury, ile zechcesz: przemień i drugą ziemię."
            en "Three crystals. You may go on until the end of your turn: transmute the other earth, too."
point token:0:earth
want transmute earth
answer transmute    pl "Tego żetonu lepiej zimą nie sprzedawać: latem będzie droższy. Przemień ziemię."
                    en "Better not sell that one in winter: in summer it is worth more. Transmute the earth."
answer end-turn     pl "Drugi żeton ziemi też jest teraz wart 3. Przemień go, zanim skończysz."
                    en "The other earth token is worth 3 as well. Transmute it before you end."
expect public.crystals[0] = 6

set! public.space = 8
set! public.rolled_season = summer
set! public.dice[summer] = [1,2,3,0,0]
set! public.face = [6,5,6,0,0]

say         pl "Pół roku później: lato. Wodę i powietrze wciąż masz i znów możesz przemieniać. Który żeton daje"
            pl "najwięcej latem?"
            en "Half a year later: summer. You kept water and air, and may transmute again. Which token brings"
            en "most in summer?"
point rates reserve:0
want transmute air
answer transmute    pl "Woda daje latem 2. Jest coś jeszcze droższego: energia, której nie ma na letnich kościach."
                    en "Water brings 2 in summer. Something is dearer still: the energy that no summer die brings."
answer end-turn     pl "Najpierw sprzedaj to, co latem jest drogie."
                    en "First sell what is dear in summer."
expect public.crystals[0] = 9

say         pl "Powietrze, które zimą dawało 1, latem dało 3. Zbieraj energię, gdy jest jej dużo, przemieniaj,"
            pl "gdy jej brakuje – o ile nie potrzebujesz jej na karty."
            en "The air that brought 1 in winter brought 3 in summer. Gather energy when there is plenty, transmute"
            en "it when it is missing – unless you need it for your cards."
