# Sailing: aboard, over the seas and around the map, sea tokens, docking.
game hlas

lesson      pl "Żegluga"
            en "Sailing"
minutes 3
teaches sailed

# R-HLA-2.6 R-HLA-12.3 R-HLA-12.4 R-HLA-12.7 R-HLA-14.1 R-HLA-14.2 R-HLA-14.3 R-HLA-16.4 R-HLA-25.6 R-HLA-S3.1
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.built[0] = 8
set! public.vessel[0] = nw-cap none
set! public.serf[0][0] = 9
set! public.serf[0][nw-cap] = 2

say         pl "Masz Dok i galeon, zacumowany u brzegu stolicy. Na południowym wschodzie leży kontynent bez"
            pl "gospodarza: pieszo to daleka droga, a morzem dwie podróże."
            pl "Wybierz żeglugę."
            en "You have the Dock and a Galleon, docked at your capital. In the south-east lies a continent"
            en "without a master: a long way on foot, but only two trips by sea."
            en "Choose Sail."
point bar:6 region:1
want act sail

say         pl "Na pokład wejdą najwyżej dwie jednostki. Zabierz wojownika..."
            en "Two units at most go aboard. Take a warrior..."
want take warrior
answer take serf   pl "Chłop też popłynie, ale najpierw wojownik."
                   en "A serf will sail too, but the warrior first."
answer go *        pl "Pusty statek też pływa, ale nie zajmie kontynentu."
                   en "An empty vessel sails too, but it takes no continent."

say         pl "...i chłopa, żeby miał kto pracować."
            en "...and a serf, so that there is somebody to work."
want take serf
answer go *        pl "Jest jeszcze miejsce. Zabierz chłopa."
                   en "There is room left. Take a serf."

chance 6/24
say         pl "Szybkość 3 to trzy kroki: z brzegu na morze, z morza na morze, z morza do brzegu."
            pl "Mapa jest zawinięta: kto wypływa górą, wpływa dołem. Płyń na Morze Południowe."
            en "Speed 3 means three steps: from shore to sea, from sea to sea, from sea to shore."
            en "The map wraps around: leave it at the top, and you enter at the bottom. Sail to the South Sea."
point region:46 region:45
want go sea-s
answer go *   pl "Tam też można. Na nowy kontynent najprędzej dopłyniesz przez Morze Południowe."
              en "You could go there. The quickest way to the new continent is the South Sea."
expect public.resource[0] = [2,2,4]   expect public.vessel[0] = sea-s none

say         pl "Perły: 2 many! Kto kończy ruch na morzu, odkrywa żeton morza."
            pl "Załoga zostaje na pokładzie, póki statek nie zacumuje. Na końcu gry zajęte morze też jest warte"
            pl "1 PZ."
            en "Pearls: 2 mana! Whoever ends a move at sea turns up its token."
            en "Those aboard stay aboard until you dock. At the end of the game a sea that you hold is worth 1"
            en "VP, too."
point region:46

do 0 pass   do 1 act march   do 1 done   do 1 pass   do 0 act march   do 0 done   do 0 pass   do 1 act march-2   do 1 done   do 1 pass
do 1 act march   do 1 done   do 1 pass

say         pl "Następna runda. Płyń dalej."
            en "The next round. Sail on."
point bar:6
want act sail

chance 44/70
say         pl "Przez morze na brzeg: zacumuj przy Słonecznych Niwach, na równinie."
            pl "Zacumowany statek i załoga są w regionie lądowym."
            en "Over the sea to a shore: dock at Sunny Leas, a plain. A docked vessel and its crew are in the"
            en "land region."
point region:32
want go se-a1
answer go *   pl "Tam też dopłyniesz, ale żywność rośnie na Słonecznych Niwach."
              en "You get there too, but food grows in Sunny Leas."
expect public.vessel[0] = se-a1 none   expect public.serf[0][se-a1] = 2

say         pl "Uchodźcy czekali na statek: masz tu już dwóch chłopów, wojownika i nowy kontynent."
            pl "Zejście na brzeg i wejście na pokład nic nie kosztuje."
            en "Refugees had been waiting for a ship: now you have two serfs, a warrior and a new continent."
            en "At a shore, going ashore and aboard costs nothing."
point region:32

say         pl "Morze Ośmiornicy w środku zatrzymuje każdą żeglugę, ale kryje dwa żetony."
            pl "Wrogi statek na morzu to bitwa. Statek kosztuje 2 żywności i 2 rudy, na końcu daje 2 PZ:"
            pl "przerzuca małą armię tam, gdzie nikt jej nie czeka."
            en "The Octopus Sea in the middle stops every sail, but hides two tokens."
            en "An enemy vessel at sea means battle. A ship costs 2 food and 2 ore and is worth 2 VP at the"
            en "end: it carries a small army where nobody expects it."
point region:53
