# The two other basic actions: Meditate, and the bonuses of regions; Develop.
game mysthea

lesson      pl "Medytacja i rozwój"
            en "Meditate and Develop"
minutes 4
teaches meditated took

# R-MYS-1.5 R-MYS-4.6 R-MYS-8.1 R-MYS-8.2 R-MYS-8.3 R-MYS-9.1 R-MYS-9.2 R-MYS-9.3 R-MYS-9.4 R-MYS-16.3
players 2   option monster_behaviours=off
plain
set! public.champion = anuth celethe
set! public.champion_at = tree-forest shard-mist
set! public.units[golem][0][tree-mountain] = 1
set! public.units[construct][0][shard-river] = 1
set! public.units[construct][0][sphere-mist] = 1
set! public.pool[construct][0] = 0
set! public.pool[golem][0] = 0
set! public.charged = 2
set! private[1].hand = c001

say         pl "Trzy akcje podstawowe: działanie znasz, a dwie inne to medytacja i rozwój. Nie masz kart"
            pl "ani energii, więc medytuj: to zawsze 3 energie."
            en "There are three basic actions. You know the Act; the other two are Meditate and Develop."
            en "You have no cards and no energy, so Meditate: that is always 3 energy."
point energy:0

say         pl "Do tego każdy region z twoją jednostką coś daje: las energię, rzeka 2 chwały, dolina mgieł"
            pl "doświadczenie, góry fortyfikację. Stoisz we wszystkich czterech. Medytuj."
            en "And each region with a unit of yours gives something: a forest energy, a river 2 glory, a"
            en "mist valley experience, a mountain a fort. You stand in all four. Meditate."
point region:8 region:2 region:10 region:9
want meditate
answer *    pl "Najpierw zbierz to, co dają regiony: medytuj."
            en "First gather what the regions give: Meditate."

expect public.energy[0] = 4
expect public.glory[0] = 2
expect public.xp[0] = 1
say         pl "Fortyfikacja ma siłę 2 i nigdy się nie rusza. Postaw ją tam, gdzie masz jednostkę:"
            pl "najlepiej przy słabym konstrukcie."
            en "A fort has strength 2 and never moves. Put it where you have a unit: best with a weak"
            en "construct."
point region:2 region:10
want fort shard-river
want fort sphere-mist
answer done   pl "Szkoda: fortyfikacja niczego nie kosztuje. Wybierz dla niej miejsce."
              en "What a waste: the fort costs nothing. Choose a place for it."
answer *    pl "Tam i tak stoi ktoś silny. Umocnij samotny konstrukt."
            en "Somebody strong stands there already. Help one of the lonely constructs."

expect public.reserve[fort][0] = 3
say         pl "Na kryształowym polu byłby jeszcze punkt dowodzenia, tylko na tworzenie i rozstawianie."
            pl "Zakończ turę."
            en "A crystal field would add a command point, only to create and deploy. End your turn."
want end-turn
answer *    pl "Na dziś wystarczy: zakończ turę."
            en "That will do for now: end your turn."

let 1 meditate
let 1 end-turn
say         pl "Następna tura. Na ręce pusto, więc czas na rozwój: nowe karty za energię."
            en "Your next turn. Your hand is empty, so it is time to Develop: new cards for energy."
point display:c021 display:c022 display:c023
want develop
answer *    pl "Bez kart nie wykonasz działania. Wybierz rozwój."
            en "Without cards you cannot Act. Choose Develop."

say         pl "Możesz wymienić wszystkie trzy karty albo odkryć do nich czwartą. Te są niezłe, więc tylko"
            pl "odkryj jedną."
            en "You may replace all three cards or show a fourth beside them. These are not bad, so just"
            en "show one."
point display:c021 display:c022 display:c023
want show
answer renew   pl "Wymiana jest dobra, gdy nic nie pasuje. Tu wystarczy zobaczyć jeszcze jedną kartę."
               en "Replacing is good when nothing suits you. Here it is enough to see one more."

say         pl "Teraz weź karty: pierwsza kosztuje 1 energię, każda następna 2. Masz cztery, więc stać cię"
            pl "na dwie. Popatrz na kolory i punkty."
            en "Now take cards: the first costs 1 energy, each further one 2. You have four, so you can"
            en "afford two. Look at colours and points."
point energy:0
free 8 until public.energy[0] < 4

say         pl "Masz nową kartę! Karty wracają do ręki w każdej Erze, więc im wcześniej je weźmiesz, tym"
            pl "częściej posłużą."
            en "You have a new card! Cards come back to your hand each era, so the sooner you take them,"
            en "the more often they serve."

say         pl "Działanie, gdy jest co zagrać, medytacja, gdy brakuje energii, rozwój, gdy kończą się"
            pl "karty."
            en "Act when you have something to play, Meditate when energy is short, Develop when cards run"
            en "out."
