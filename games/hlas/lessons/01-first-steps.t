# The first lesson: a round with both action tokens. Recruit, march, take a region, harvest, and what brings the end.
game hlas

lesson      pl "Pierwsze kroki"
            en "First steps"
minutes 5
teaches marched

# R-HLA-4.2 R-HLA-5.2 R-HLA-13.3 R-HLA-16.1 R-HLA-22.1 R-HLA-24.1 R-HLA-24.2 R-HLA-24.3 R-HLA-24.4
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []

say         pl "Prowadzisz ludzi. Twoja stolica stoi na północnym zachodzie, orkowie siedzą na północnym"
            pl "wschodzie. Wygrywa ten, kto na końcu gry ma najwięcej punktów zwycięstwa (PZ)."
            en "You lead the humans. Your capital stands in the north-west, the orcs live in the north-east."
            en "Whoever has the most victory points (VP) when the game ends wins."
point region:1 region:11

say         pl "W każdej rundzie kładziesz na pasku akcji dwa znaczniki: dwie tury, dwie akcje."
            pl "Zacznij od rekrutacji."
            en "Each round you place two tokens on your action bar: two turns, two actions."
            en "Begin with Recruit."
point bar:0
want act recruit
answer act march   pl "Na marsz przyjdzie pora za chwilę. Najpierw powiększ armię."
                   en "The time to march comes in a moment. First let your army grow."

say         pl "Masz 2 żywności. Chłop kosztuje 1, a wojownik 2. Wojownik jest silniejszy i szybszy:"
            pl "weź wojownika."
            en "You have 2 food. A serf costs 1, a warrior 2. Warriors are stronger and faster: take a warrior."
want recruit warrior
answer recruit serf   pl "Chłop jest tańszy i dobrze pracuje, ale na wyprawę lepszy jest wojownik."
                      en "A serf is cheaper and works well, but for an expedition a warrior is better."
expect public.resource[0] = [0,2,2]   expect public.warrior[0][nw-cap] = 2

let 1 pass
chance 0/70
let 1 act march   let 1 from ne-cap   let 1 take warrior   let 1 go ne-b1   let 1 pass

say         pl "Orkowie ruszyli w pole. Teraz twój drugi znacznik: marsz."
            en "The orcs have set out. Now your second token: March."
point bar:4
want act march

say         pl "Skąd rusza armia? Wskaż swoją stolicę."
            en "Where does the army start? Choose your capital."
point region:1
want from nw-cap

say         pl "Armia to od jednej do pięciu jednostek. Zabierz wojownika..."
            en "An army is one to five units. Take a warrior..."
want take warrior
answer take serf   pl "Armia idzie tak szybko jak jej najwolniejsza jednostka, a chłopi są wolniejsi."
                   pl "Zabierz wojownika."
                   en "An army is as fast as its slowest unit, and serfs are slower. Take a warrior."

say         pl "...i drugiego."
            en "...and the other one."
want take warrior
answer take serf   pl "Armia idzie tak szybko jak jej najwolniejsza jednostka, a chłopi są wolniejsi."
                   pl "Zabierz wojownika."
                   en "An army is as fast as its slowest unit, and serfs are slower. Take a warrior."
answer go *        pl "Jeden też by doszedł, ale niech idą razem."
                   en "One would get there too, but let them go together."

chance 27/69
say         pl "Podświetlone regiony są w zasięgu. Brakuje ci żywności, a równiny ją dają: idź na Złote Łany."
            en "The glowing regions are within reach. You lack food, and plains yield it: go to Golden Fields."
point region:3
want go nw-a2
answer go nw-a1   pl "Góry dają rudę, a brakuje ci żywności."
                  en "Mountains yield ore, but what you lack is food."
answer go *       pl "Tam też można dojść, ale żywność dają Złote Łany."
                  en "You can get there too, but the food is in Golden Fields."
expect public.score[0] = 1   expect event explored 0

say         pl "Twoi ludzie odkryli tam żeton: Chwała, 1 PZ! Region jest twój, póki ktoś z twoich w nim stoi."
            pl "Chłop mógłby teraz dać ci drugą akcję dowodzenia. O tym później: dziś bez mobilizacji."
            en "Your people found a token there: Glory, 1 VP! The region is yours while one of them stands in"
            en "it. A serf could now bring you a second command action. More of that later:"
            en "no muster today."
want pass
answer muster *   pl "O mobilizacji jest następna lekcja. Teraz bez niej."
                  en "The next lesson is about that. No muster now."

let 1 act march-2   let 1 from ne-cap   let 1 take serf
chance 1/68
let 1 go ne-a1   let 1 pass

say         pl "Koniec rundy przynosi zbiory: każdy zasobny region daje zasób temu, kto w nim stoi."
            pl "Złote Łany dały ci 1 żywność."
            en "The end of a round brings the harvest: each resource region yields to whoever stands in it."
            en "Golden Fields gave you 1 food."
point region:3
expect public.resource[0] = [1,2,2]

say         pl "Koniec gry przynosi jeden z czterech celów: odkryte wszystkie żetony lądu, wszyscy chłopi i"
            pl "wojownicy w grze, trzy wieże albo zniszczona stolica. Wtedy liczy się punkty, także 1 PZ za"
            pl "każdy twój region."
            en "One of four goals brings the end: all land tokens face up, all your serfs and warriors in play,"
            en "three towers or a capital destroyed. Then points are counted, also 1 VP for each region you"
            en "hold."
point goal:explore goal:expand goal:exploit goal:exterminate

say         pl "To była cała runda: dwa znaczniki, nowy region, zbiory. Z takich rund składa się gra."
            en "That was a whole round: two tokens, a new region, a harvest. The game is made of such rounds."
