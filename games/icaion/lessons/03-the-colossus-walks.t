# The event track, the walk of the Colossus, wounds and how to prevent them.
game icaion

lesson      pl "Kolos idzie"
            en "The Colossus walks"
minutes 4
teaches wounded prevented

# R-ICA-5.1 R-ICA-5.2 R-ICA-5.4 R-ICA-5.6 R-ICA-5.8 R-ICA-5.9 R-ICA-5.10 R-ICA-5.11 R-ICA-6.5 R-ICA-6.9 R-ICA-6.10 R-ICA-6.11
# R-ICA-K23.1 R-ICA-K25.1 R-ICA-4.2
players 2   option events=open
plain
set! public.node = l2 x1
set! public.charged = 0
set! public.special_left = 0
set! public.crystals = 2 2 2 1 2 1 1 1 1 1 1 3 1 1 1
set! public.next_event = tread
push MOVE 0

say         pl "Każda runda zaczyna się od karty wydarzenia. Karta regionu dokłada kryształy do trzech"
            pl "regionów swojego rodzaju, a czasem też pasożyty. Karta Kolosa prowadzi go dalej."
            en "Each round begins with an event card. A region card adds crystals to the three regions of"
            en "its kind, and sometimes parasites. A Colossus card makes it walk on."
point track

say         pl "W tej grze następną kartę widać: to Krok Kolosa. Przy drugim polu toru strzałka ma liczbę"
            pl "2, więc Kolos przejdzie zgodnie z ruchem wskazówek zegara dwa kratery, aż do zielonego."
            en "In this game the next card is seen: Tread. The arrow of the second field of the track"
            en "says 2, so the Colossus will walk two craters clockwise, to the green one."
point track colossus

say         pl "Zrani każdego na węzłach obu regionów przy tym kraterze: rzeki P1 i kryształowego pola"
            pl "H2. Ty stoisz między nimi. Odejdź tam, gdzie cię nie sięgnie."
            en "It wounds everyone on a node of the two regions at that crater: the river P1 and the"
            en "crystal field H2. You stand between them. Go where it does not reach you."
point region:11 region:7
want move c1
want move a2
answer move   pl "Ten węzeł wciąż dotyka rzeki P1 albo pola H2. Bezpieczne są tylko C1 i A2."
              en "That node still touches the river P1 or the field H2. Only C1 and A2 are safe."

say         pl "Tu jesteś poza zasięgiem. Zakończ turę."
            en "Here you are out of reach. End your turn."
want end-turn
answer extract   pl "Dobry pomysł na zwykłą turę! Tu jednak patrzymy na Kolosa: zakończ turę."
                 en "A good idea in a usual turn! Here we watch the Colossus: end your turn."
answer *      pl "To może poczekać. Zakończ turę."
              en "That can wait. End your turn."

let 1 move r1
let 1 end-turn

expect public.colossus = 2
expect public.lying = 2
expect public.parasites[11] = 2
expect public.parasites[7] = 2
say         pl "Kolos zostawił po dwa pasożyty, a Ola stoi przy rzece P1 i jest ranna. W następnej turze"
            pl "ma tylko krótki ruch i akcję podstawową, bez specjalnej."
            en "The Colossus has left two parasites in each region, and Ola, at the river P1, is wounded."
            en "Her next turn has only a short move and a basic action, no special one."
point region:11 region:7 colossus

plain
set! public.node = u3 c0
set! public.charged = 0
set! public.special_left = 0
set! public.colossus_card = shed tread trample
set! public.colossus = 1
set! public.crystals = 2 2 2 1 2 1 1 1 1 1 1 1 1 1 1
set! private[0].hand = legend-1 blue-cache
set! public.next_event = shed
do 0 end-turn
do 1 move c1

say         pl "Innym razem nie udało się odejść, a nadchodzi Wylinka. Zobacz, co się stanie."
            en "Another time you could not get away, and Shed is coming. See what happens."
point track colossus
let 1 end-turn

expect public.colossus = 3
expect decision WOUND 0
say         pl "Kolos cię trafia! Możesz odrzucić kartę z ręki i uniknąć rany. Niebieski zapas jest tani,"
            pl "Legenda daje dużo punktów."
            en "The Colossus hits you! You may discard a card from your hand to prevent the wound. Blue"
            en "Cache is cheap, Legend brings many points."
point hand:blue-cache hand:legend-1
want prevent blue-cache
answer prevent   pl "Szkoda Legendy: to 10 PR, gdy ją zagrasz. Niebieski zapas ochroni cię tak samo."
                 en "A pity for Legend: it brings 10 RP when you play it. Blue Cache protects you just as"
                 en "well."
answer take-wound   pl "Wtedy w następnej turze nie będzie akcji specjalnej. Jedna tania karta wystarczy."
                    en "Then you lose your next special action. One cheap card is enough."

expect public.lying = 0
say         pl "Stoisz dalej! Karta na ręce to także tarcza, więc przy Kolosie miej choć jedną. A na"
            pl "koniec rundy sprawdzaj, dokąd zaprowadzi go strzałka następnego pola."
            en "You are still standing! A card in hand is a shield too, so keep one near the Colossus."
            en "And at the end of a round look where the arrow of the next field leads it."
