# A hero: recruited for the building, three abilities by the level of the capital, slow or fast, lost and back again.
game hlas

lesson      pl "Bohaterowie"
            en "Heroes"
minutes 3
teaches recruited

# R-HLA-5.4 R-HLA-5.6 R-HLA-5.7 R-HLA-13.3 R-HLA-25.1 R-HLA-H1.1 R-HLA-H1.2 R-HLA-B1.2
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.level[0] = 2
set! public.built[0] = 5
set! public.resource[0] = [5,2,0]
set! public.resource[1] = [0,0,0]
set! public.serf[0][0] = 9
set! public.serf[0][nw-cap] = 1
set! public.warrior[0][0] = 5
set! public.warrior[0][nw-cap] = 0
set! public.serf[1][0] = 12
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][0] = 2
set! public.warrior[1][nw-b1] = 2
set! public.down[nw-b1] = 0
set! public.down[nw-a1] = 0

say         pl "Każda frakcja ma trzech bohaterów, a do każdego potrzebny jest jego budynek."
            pl "Masz Katedrę i Królewskie stajnie. Orkowie stoją blisko. Wybierz rekrutację."
            en "Each faction has three heroes, and each hero needs a building."
            en "You have the Cathedral and the Royal Stables. Orcs are near."
            en "Choose Recruit."
point bar:0 region:4
want act recruit

say         pl "Błędny rycerz pędzi przez mapę (szybkość 4), ale walczy jak wojownik."
            pl "Paladyn jest wolny (1) i potężny (siła 4). Przeciw orkom weź paladyna."
            en "The Knight-Errant races over the map (speed 4), but fights like a warrior."
            en "The Paladin is slow (1) and mighty (strength 4). Against the orcs take the Paladin."
point unit:3
want recruit hero-1
answer recruit hero-3   pl "Rycerz świetnie zajmuje regiony i bada żetony. Do tej bitwy lepszy jest paladyn."
                        en "The Knight is great at taking regions and exploring."
                        en "For this battle the Paladin is better."
answer recruit *        pl "Zwykli żołnierze też się przydadzą, ale dziś czas na bohatera."
                        en "Common soldiers are useful too, but today it is time for a hero."
answer pair             pl "Chłopi też się przydadzą, ale dziś czas na bohatera."
                        en "Serfs are useful too, but today it is time for a hero."
expect public.resource[0] = [2,0,0]   expect public.hero[0][0] = nw-cap

let 1 act march   let 1 from nw-b1   let 1 take warrior   let 1 take warrior   let 1 go nw-a1

say         pl "Orkowie weszli na Żelazne Turnie, tuż obok stolicy. Tam dojdzie nawet powolny paladyn. Marsz!"
            en "The orcs have entered Iron Crags, next to your capital. Even the slow Paladin gets there."
            en "March!"
point region:2
want act march

say         pl "Paladyn stoi na dziedzińcu stolicy."
            en "The Paladin stands in the courtyard of the capital."
point region:1
want from nw-cap

say         pl "Bohater ma trzy zdolności: pierwsza działa od razu, druga od poziomu II stolicy, trzecia od"
            pl "III. Pierwsza zdolność paladyna: +1 siły, gdy walczy przy nim chłop."
            pl "Zabierz paladyna."
            en "A hero has three abilities: the first works at once, the second from capital level II, the"
            en "third from III. The Paladin's first: 1 more strength if a serf fights beside him."
            en "Take the Paladin."
want take hero-1
answer take serf   pl "Chłop pójdzie z nim, ale najpierw paladyn."
                   en "The serf will go with him, but the Paladin first."

say         pl "...i chłopa."
            en "...and the serf."
want take serf
answer go *   pl "Sam miałby 4 przeciw 4, a remis wygrywa obrońca. Weź chłopa."
              en "Alone it would be 4 against 4, and a tie goes to the defender. Take the serf."

say         pl "4 paladyna, 1 chłopa i 1 ze zdolności: 6 przeciw 4. Na Żelazne Turnie!"
            en "4 of the Paladin, 1 of the serf and 1 of his ability: 6 against 4. To Iron Crags!"
point region:2
want go nw-a1
answer go *   pl "Orkowie są na Żelaznych Turniach."
              en "The orcs are in Iron Crags."

say         pl "Orkowie nie mają zasobów na żadną płatną kartę. Wystarczy Potyczka."
            en "The orcs have no resources for any card with a price. Skirmish will do."
point tactic:skirmish
want tactic skirmish
answer tactic *   pl "Oszczędź to na trudniejszą bitwę."
                  en "Save that for a harder battle."

let 1 tactic skirmish
expect event won 0   expect public.score[0] = 2

say         pl "Wygrana: 1 PZ za atak i 1 PZ z Katedry, bo w zwycięskiej bitwie przeżył bohater."
            pl "Budynek i bohater grają razem."
            en "Won: 1 VP for the attack and 1 VP of the Cathedral, as a hero survived the battle."
            en "Building and hero work together."
point building:3

say         pl "Działa już druga zdolność paladyna: o 2 obrażenia mniej, gdyby przegrał."
            pl "Poległy bohater wraca do puli i można go znów zrekrutować. Kto na końcu jest w grze, daje 2 PZ."
            en "The Paladin's second ability works already: 2 less damage, should he lose."
            en "A fallen hero returns to the supply and can be recruited again."
            en "Each in play at the end is worth 2 VP."
