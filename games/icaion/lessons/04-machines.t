# Deploy: what it costs and brings; the three machines work for their owner at an Extract.
game icaion

lesson      pl "Maszyny"
            en "Machines"
minutes 4
teaches deployed activated

# R-ICA-10.3 R-ICA-10.5 R-ICA-10.6 R-ICA-10.7 R-ICA-11.2 R-ICA-11.4 R-ICA-11.5 R-ICA-11.6
players 2
plain
set! public.node = r0 x2
set! public.crystals = 3 2 2 1 2 2 1 1 1 1 2 1 1 1 1
set! public.home[1] = 510
set! public.machine[0] = [2,0,0]
set! public.machine[14] = [6,0,0]
set! public.machine[5] = [0,0,6]
set! public.charged = 0
set! public.special_left = 0
set! public.cage[0][0] = [0,0,2,0,1]

say         pl "Masz dziewięć maszyn: kombajny, zbieraczki i rafinerie. Rozstawiona maszyna daje"
            pl "reputację od razu, a potem pracuje przy twoich wydobyciach."
            en "You have nine machines: harvesters, scavengers and refiners. A machine that you deploy"
            en "brings reputation at once, and later works when you extract."
point department:0 department:1 department:2

say         pl "W regionie zmieszczą się trzy maszyny, każda innego rodzaju i koloru. Pierwsza kosztuje 1"
            pl "kryształ, druga 2, trzecia 3: w kolorze regionu albo brązowe."
            en "A region takes three machines, each of another type and colour. The first costs 1"
            en "crystal, the second 2, the third 3: in the colour of the region, or brown."
point region:5 region:0

say         pl "PR to koszt razy liczba takich samych maszyn w sąsiednich regionach, nieważne czyich."
            pl "Przy lesie H0 stoją dwa kombajny, więc kombajn za 2 da w lesie 4 PR. Rozstaw go."
            en "The RP are the cost times the machines of that type in the regions next to it, whoever"
            en "owns them. Two harvesters stand next to the forest H0, so one for 2 brings 4 RP there."
            en "Deploy it."
point region:5 region:0 region:14
want deploy 0 5
want deploy 3 5
want deploy 6 5
answer deploy   pl "To da mniej PR. W lesie H0 druga maszyna kosztuje 2, a obok stoją dwa kombajny: 2"
                pl "razy 2."
                en "That brings fewer RP. In the forest H0 a harvester costs 2 and has two neighbours: 2"
                en "times 2."
answer *        pl "Masz akurat dwa zielone kryształy: rozstaw za nie kombajn w lesie."
                en "You have just two green crystals: deploy a harvester in the forest for them."

expect public.reputation[0] = 4

plain
set! public.node = r0 x2
set! public.round = 3
set! public.track = river-card forest-card mountains-card
set! public.crystals = 3 2 2 1 2 3 1 1 1 1 2 1 1 1 1
set! public.home = 504 510
set! public.machine[0] = [2,1,0]
set! public.machine[14] = [6,0,0]
set! public.machine[5] = [1,0,6]
set! public.machine[10] = [0,0,1]
set! public.reputation = 9 6
set! public.charged = 0
set! public.special_left = 0

say         pl "Kilka tur później przy R0 pracują trzy twoje maszyny, po jednej każdego rodzaju."
            pl "Wydobywaj!"
            en "Some turns later three of your machines work at R0, one of each type. Extract!"
point region:0 region:5 region:10
want extract
answer *      pl "Maszyny działają tylko przy wydobyciu. Zacznij od niego."
              en "Machines work only when you extract. Do that first."

say         pl "Kombajn weźmie dodatkowy kryształ, zbieraczka dobierze osobliwość, rafineria da 2 PR."
            pl "Maszyna Oli nad rzeką ci nie służy. Aktywuj jedną ze swoich."
            en "The harvester takes one more crystal, the scavenger draws an oddity, the refiner brings 2"
            en "RP. Ola's machine at the river does not work for you. Activate one of yours."
want activate
answer done   pl "Nie odchodź z pustymi rękami: trzy maszyny czekają za darmo."
              en "Do not stop yet: three machines wait, and cost nothing."

say         pl "I następną."
            en "And another one."
want activate
answer done   pl "Kolejność jest dowolna, ale użyj wszystkich."
              en "The order is up to you, but use them all."

say         pl "I ostatnią."
            en "And the last one."
want activate
answer done   pl "Została jeszcze jedna maszyna."
              en "One machine is left."

expect public.reputation[0] = 11
expect public.hand_count[0] = 1
expect public.batch = [1,0,2,0,1]
say         pl "Cztery kryształy, karta i 2 PR w jednej akcji! Odłóż partię do klatki."
            en "Four crystals, a card and 2 RP in one action! Store the batch in a cage."
point cage:0
want store
answer throw  pl "Klatka jest pusta: zmieści się wszystko."
              en "The cage is empty and takes it all."

say         pl "Rozstawiaj maszyny obok siebie, tam, gdzie będziesz wracać: dadzą reputację na początku i"
            pl "plon przy każdym wydobyciu."
            en "Deploy machines near one another, where you will come back: they bring reputation at"
            en "first, and a harvest each time you extract."
