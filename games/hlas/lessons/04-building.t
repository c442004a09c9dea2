# Buildings and capital levels: what they cost, what they bring.
game hlas

lesson      pl "Budynki i poziomy stolicy"
            en "Buildings and capital levels"
minutes 3
teaches built upgraded

# R-HLA-6.1 R-HLA-6.2 R-HLA-6.3 R-HLA-6.4 R-HLA-6.5 R-HLA-6.6 R-HLA-6.7 R-HLA-25.2 R-HLA-25.4
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.resource[0] = [3,4,3]

say         pl "Na twojej planszy jest miejsce na pięć budynków. Każdy kosztuje 3 rudy i chłopa z dziedzińca,"
            pl "który zostanie w nim do końca gry. Masz 4 rudy i dwóch chłopów: wybierz budowę."
            en "Your board has room for five buildings. Each costs 3 ore and a serf of your courtyard,"
            en "who stays in it to the end of the game. You have 4 ore and two serfs: choose Build."
point bar:1
want act build

say         pl "Budynek daje od razu pierwszą z trzech zdolności i odblokowuje bohatera albo statek."
            pl "Katedra wzmacnia wojowników na równinach i pozwoli zrekrutować paladyna. Zbuduj ją."
            en "A building gives the first of its three abilities at once, and unlocks a hero or a vessel."
            en "The Cathedral strengthens warriors in plains, and lets you recruit the Paladin. Build it."
point building:3
want building hero-1
answer building *   pl "To też dobry budynek. Tę lekcję zaczynamy jednak od Katedry."
                    en "A good building too. But this lesson begins with the Cathedral."
expect public.resource[0] = [3,1,3]   expect public.serf[0][nw-cap] = 1   expect public.built[0] = 1

let 1 pass

do 1 act march   do 1 done   do 1 pass   do 0 act march   do 0 done   do 0 pass   do 1 act march-2   do 1 done   do 1 pass
do 1 act march   do 1 done   do 1 pass
set! public.resource[0] = [4,5,4]

say         pl "Parę rund później masz 4 żywności, 5 rudy i 4 many. Tyle wystarczy, by stolica urosła do"
            pl "poziomu II. To też budowa."
            en "Some rounds later you have 4 food, 5 ore and 4 mana: enough to raise your capital to level II."
            en "That is a Build action too."
point bar:1
want act build

say         pl "Poziom II kosztuje po 4 z każdego zasobu, poziom III po 7. Ulepsz stolicę."
            en "Level II costs 4 of each resource, level III 7 of each. Raise your capital."
point level
want upgrade
answer building *   pl "Budynek poczeka: poziom działa na wszystkie budynki naraz."
                    en "A building can wait: a level improves all of them at once."
answer tower *      pl "Wieże mają swoją lekcję. Teraz stolica."
                    en "Towers have a lesson of their own. Now the capital."
expect public.level[0] = 2   expect public.resource[0] = [0,1,0]

let 1 pass

say         pl "Działa już druga zdolność każdego twojego budynku i bohatera."
            pl "Wolno ci mieć dwie wieże, dwa czary w bibliotece i dwa zapisane, a stolica broni się siłą 6"
            pl "zamiast 4."
            en "The second ability of all your buildings and heroes works now."
            en "You may have two towers, two spells in your library and two scribed, and the capital defends"
            en "with strength 6 instead of 4."
point building:3

say         pl "Na końcu gry budynek to 1 PZ, a stolica na poziomie II to 3 PZ, na poziomie III aż 6."
            pl "Buduj wcześnie: zdolności działają do końca gry."
            en "At the end a building is worth 1 VP, a capital of level II 3 VP, of level III even 6."
            en "Build early: abilities work to the end of the game."
