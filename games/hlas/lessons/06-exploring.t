# Exploring: tokens where a move ends, two in a swamp, monsters and losses, deserts, the goal eXplore.
game hlas

lesson      pl "Eksploracja"
            en "Exploring"
minutes 4
teaches explored

# R-HLA-3.11 R-HLA-13.3 R-HLA-13.5 R-HLA-16.1 R-HLA-16.2 R-HLA-16.3 R-HLA-16.9 R-HLA-L12.1 R-HLA-L15.1 R-HLA-L16.1 R-HLA-24.1
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.serf[0][0] = 9
set! public.serf[0][nw-cap] = 3
set! public.warrior[0][0] = 3
set! public.warrior[0][nw-cap] = 2

say         pl "Na każdym regionie leży zakryty żeton, a na bagnach dwa. Kto kończy tam ruch, odkrywa żeton i"
            pl "go rozpatruje. Większość pomaga: zasoby, PZ, nowi ludzie."
            pl "Część gryzie."
            en "Each region holds a face-down token, swamps hold two. Whoever ends a move there turns it up and"
            en "resolves it. Most of them help: resources, VP, new people."
            en "Some bite."
point region:4

say         pl "Zbadajmy Mgliste Mokradło. Na wypadek bestii pójdzie porządna grupa. Wybierz marsz."
            en "Let us explore Misty Fen. In case of beasts, a proper group goes. Choose March."
point bar:4 region:4
want act march

say         pl "Ruszają ze stolicy."
            en "They start from the capital."
point region:1
want from nw-cap

say         pl "Zabierz wojownika..."
            en "Take a warrior..."
want take warrior
answer take serf   pl "Chłop też pójdzie, ale najpierw wojownik."
                   en "A serf will go too, but the warrior first."

say         pl "...i chłopa. Z chłopem armia ma szybkość 2: akurat tyle, by dojść na bagno."
            en "...and a serf. With a serf the army has speed 2: just enough to reach the swamp."
want take serf
answer take warrior   pl "Drugi wojownik zaraz się przyda gdzie indziej. Zabierz chłopa."
                      en "The other warrior has work elsewhere. Take a serf."
answer go *           pl "Sam wojownik to siła 2. Weź jeszcze chłopa."
                      en "The warrior alone has strength 2. Take a serf as well."

chance 44/70 61/69
say         pl "Na Mgliste Mokradło: przez Żelazne Turnie, których żeton zostanie zakryty, bo tylko przez nie"
            pl "przechodzisz."
            en "To Misty Fen: by way of Iron Crags, whose token stays face down, as you only pass."
point region:4
want go nw-b1
answer go *    pl "Tam leży tylko jeden żeton. Idź na bagno."
               en "Only one token lies there. Go to the swamp."
answer take *  pl "Tylu wystarczy."
               en "These are enough."
expect public.score[0] = 2   expect public.serf[0][nw-b1] = 2   expect public.down[nw-a1] = 1

say         pl "Pierwszy żeton: Uchodźcy. Dołączył do ciebie chłop! Drugi: Bestia, która ucieka przed siłą 4."
            pl "Wojownik 2, dwóch chłopów po 1: równo 4, więc masz 2 PZ. Bez uchodźców ktoś by zginął."
            en "First token: Refugees. A serf joined you! Second: a Beast, which flees from strength 4."
            en "A warrior 2, two serfs 1 each: exactly 4, so you got 2 VP."
            en "Without the refugees somebody would have died."
point region:4

say         pl "Po marszu możesz zmobilizować drugi. Zbadaj jeszcze Stary Bór."
            en "After a march you may muster the second one. Explore Old Wood, too."
point bar:5 region:5
want muster march-2

say         pl "Znowu ze stolicy."
            en "From the capital again."
point region:1
want from nw-cap
answer from *   pl "Ci już dziś szli. Wyślij tych ze stolicy."
                en "Those have marched today. Send the others, from the capital."

say         pl "Wojownik i chłop: kto idzie sam, nie ma kogo stracić prócz siebie."
            en "A warrior and a serf: whoever goes alone has nobody to lose but themselves."
want take warrior
want take serf

say         pl "Zabierz i drugą jednostkę."
            en "Take the other unit, too."
want take

chance 56/68
say         pl "Stary Bór da też manę."
            en "Old Wood will also yield mana."
point region:5
want go nw-m
answer go *   pl "Ładna okolica, ale najpierw Stary Bór, tuż obok."
              en "Nice country, but first Old Wood, right next door."

say         pl "Zasadzka! Tracisz jedną jednostkę tej grupy, według wyboru. Kogo mniej żal?"
            en "An Ambush! You lose one unit of this group, of your choice. Who is easier to replace?"
want lose serf
answer lose warrior   pl "Wojownik kosztuje 2 żywności i na końcu jest wart 1 PZ."
                      pl "Chłop kosztuje 1 i nie jest wart nic."
                      en "A warrior costs 2 food and is worth 1 VP at the end."
                      en "A serf costs 1 and is worth nothing."
expect public.warrior[0][nw-m] = 1   expect public.serf[0][nw-m] = 0

chance 0/67
let 1 act march   let 1 from ne-cap   let 1 take warrior   let 1 go ne-b1   let 1 pass

say         pl "Pustynie zatrzymują każdy marsz: dalej pójdzie się dopiero następnym."
            pl "Ruiny i sanktuaria zostają na miejscu i dają PZ temu, kto na końcu trzyma region."
            pl "Żetony morza odkrywają statki."
            en "Deserts stop every march: the next one leads on. Ruins and shrines stay, and bring VP to"
            en "whoever holds the region at the end. Sea tokens are for ships."
point region:8

say         pl "Tyle żetonów lądu jest jeszcze zakrytych. Gdy odkryty będzie ostatni, EKSploracja przynosi"
            pl "koniec gry. Badaj grupą, w której jest kogo stracić: na początku gry nic szybciej nie daje"
            pl "zasobów i PZ."
            en "So many land tokens are still face down. When the last one is up, eXplore brings the end of the"
            en "game. Explore with somebody to spare: nothing brings resources and VP faster early in the game."
point goal:explore
