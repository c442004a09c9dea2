# The action bar: capital actions are followed with a serf, command actions mustered with one.
game hlas

lesson      pl "Pasek akcji i chłopi"
            en "The action bar and your serfs"
minutes 4
teaches followed mustered

# R-HLA-4.2 R-HLA-4.3 R-HLA-4.4 R-HLA-9.1 R-HLA-10.1 R-HLA-10.2 R-HLA-10.4 R-HLA-10.6 R-HLA-11.1 R-HLA-11.4 R-HLA-23.1
players 2   option first=2
do 1 faction orcs   do 0 faction humans   do 0 settle nw-cap   do 1 settle ne-cap   do 1 drop sw-cap
set! public.tax = mana ore food
set! private[0].library = bountiful-harvest
set! private[1].library = []

say         pl "Pasek ma dziewięć pól. Cztery pierwsze to akcje stolicy, pięć następnych to akcje dowodzenia."
            pl "Masz dwa znaczniki na rundę, ale dzięki chłopom zrobisz w niej więcej."
            en "The bar has nine places: first four capital actions, then five command actions."
            en "You have two tokens a round, but your serfs let you do more."
point bar:0 bar:1 bar:2 bar:3

let 1 act tax   let 1 tax food

say         pl "Orkowie wzięli podatki. To akcja stolicy, więc możesz ją powtórzyć, choć to nie twoja tura."
            pl "Kosztuje to tylko chłopa z dziedzińca. Zrób to!"
            en "The orcs took Tax. That is a capital action: you may follow it, though it is not your turn."
            en "All it costs is a serf from your courtyard. Do it!"
want follow
answer pass   pl "Szkoda okazji: chłop wróci na koniec rundy, a zasoby zostaną."
              en "That would be a pity: the serf returns at the end of the round, and the resources stay."
expect public.bar[0][tax] = 2

say         pl "Weź zasób z toru podatków: 4 many, 3 rudy albo 2 żywności. Wybór jest twój."
            en "Take a resource of the tax track: 4 mana, 3 ore or 2 food. The choice is yours."
point tax:0 tax:1 tax:2
want tax

say         pl "Chłop zajmuje pole podatków do końca rundy, więc znacznika już tam nie położysz."
            pl "Teraz twoja tura: wyślij kogoś w marsz."
            en "The serf holds the tax place until the round ends, so no token can go there now."
            en "Your turn: send somebody on a march."
point bar:3 bar:4
want act march

say         pl "Wskaż stolicę, z której ruszy wojownik."
            en "Choose the capital, from where your warrior starts."
point region:1
want from nw-cap

say         pl "Zabierz wojownika. Chłop niech zostanie: zaraz się przyda."
            en "Take the warrior. Let the serf stay: you will need it in a moment."
want take warrior
answer take serf   pl "Ten chłop przyda się zaraz na pasku. Zabierz wojownika."
                   en "That serf will be useful on the bar. Take the warrior."

chance 28/70
say         pl "Idź do jednego z trzech regionów obok: po rudę, po żywność albo po manę."
            en "Go to one of the three regions nearby: for ore, for food or for mana."
point region:2 region:3 region:5
want go nw-a1
want go nw-a2
want go nw-m
answer go *        pl "Ładny cel, ale w tej lekcji wystarczy coś bliżej."
                   en "A fine goal, but for this lesson something closer will do."
answer take serf   pl "Ten chłop przyda się zaraz na pasku."
                   en "That serf will be useful on the bar."

say         pl "Marsz to akcja dowodzenia. Nikt jej nie powtórzy, ale ty możesz się zmobilizować:"
            pl "chłop kładzie się na drugiej akcji dowodzenia i wykonujesz ją od razu."
            pl "Zmobilizuj rzucenie czaru!"
            en "March is a command action. Nobody can follow it, but you may muster:"
            en "a serf goes on a second command action, and you take it at once. Muster Cast!"
point bar:8
want muster cast
answer muster march-2   pl "Drugi marsz też można, ale teraz rzuć czar, który masz w bibliotece."
                        en "A second march is fine, but now cast the spell in your library."
answer pass             pl "Chłop i tak wróci na koniec rundy. Skorzystaj z niego."
                        en "The serf returns at the end of the round anyway. Make use of it."

say         pl "Rzuć Obfite plony: za 2 many dostaniesz 4 żywności i 1 PZ."
            en "Cast Bountiful Harvest: for 2 mana you get 4 food and 1 VP."
point hand:bountiful-harvest
want cast bountiful-harvest
expect event cast 0   expect public.score[0] = 2

let 1 act recruit   let 1 recruit warrior

say         pl "Orkowie rekrutują, a ty nie masz już chłopa na dziedzińcu, więc nie możesz powtórzyć ich akcji."
            pl "Im więcej chłopów, tym więcej akcji. Wybierz rekrutację."
            en "The orcs recruit, and you have no serf left in your courtyard, so you cannot follow."
            en "More serfs mean more actions. Choose Recruit."
point bar:0
want act recruit

chance 0/59
say         pl "Jedna rekrutacja to jedna jednostka, ale chłopów możesz wziąć dwóch naraz."
            en "Recruit brings one unit, but of serfs you may take two at once."
want pair
answer recruit *   pl "Jednostka się przyda, ale dwóch chłopów to dwie dodatkowe akcje na rundę."
                   en "A unit is useful, but two serfs are two more actions a round."

say         pl "Koniec rundy: znaczniki i chłopi wrócili na dziedziniec. W następnej masz czterech chłopów."
            en "The round is over: tokens and serfs came back to the courtyard."
            en "For the next one you have four serfs."
expect public.serf[0][nw-cap] = 4   expect public.bar[0] = [0,0,0,0,0,0,0,0,0]

say         pl "Znacznik to twoja tura. Chłop to powtórzenie cudzej akcji stolicy albo mobilizacja po twojej"
            pl "akcji dowodzenia."
            en "A token is your turn. A serf is a capital action followed, or a command action mustered."
