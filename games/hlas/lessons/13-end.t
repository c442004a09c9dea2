# The four goals, the last round and what counts at the end; then the end of a game in free play.
game hlas

lesson      pl "Cztery cele i koniec gry"
            en "The four goals and the end"
minutes 4
teaches goal

# R-HLA-24.1 R-HLA-24.2 R-HLA-24.3 R-HLA-24.4 R-HLA-24.5 R-HLA-24.6 R-HLA-24.7 R-HLA-21.1 R-HLA-21.3 R-HLA-25.1 R-HLA-25.2 R-HLA-25.3
# R-HLA-25.4 R-HLA-25.5 R-HLA-25.6
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! public.round = 9
set! public.score = [11,14,0,0]
set! public.level = [3,2,0,0]
set! public.built = [3,1,0,0]
set! public.resource[0] = [4,6,2]
set! public.resource[1] = [3,2,3]
set! public.serf[0][0] = 5
set! public.serf[0][nw-cap] = 2
set! public.serf[0][nw-b2] = 1
set! public.serf[0][ne-i] = 1
set! public.serf[0][nw-c1] = 1
set! public.warrior[0][0] = 1
set! public.warrior[0][nw-cap] = 1
set! public.warrior[0][ne-i] = 2
set! public.warrior[0][nw-a2] = 1
set! public.hero[0][0] = nw-c1
set! public.tower[0] = [nw-c1,nw-b2,0]
set! public.serf[1][0] = 6
set! public.serf[1][ne-cap] = 2
set! public.serf[1][ne-b1] = 2
set! public.serf[1][ne-a2] = 1
set! public.warrior[1][0] = 2
set! public.warrior[1][ne-cap] = 1
set! public.warrior[1][ne-c2] = 2
set! public.tower[1] = [ne-b1,0,0]
set! private[0].library = []
set! private[1].library = []
set! public.down[nw-b2] = 0
set! public.down[nw-c1] = 0
set! public.down[nw-a2] = 0
set! public.down[nw-a1] = 0
set! public.down[nw-b1] = 0
set! public.down[nw-m] = 0
set! public.down[nw-i] = 0
set! public.down[ne-i] = 0
set! public.down[ne-b1] = 0
set! public.down[ne-a2] = 0
set! public.down[ne-c2] = 0
set! public.down[ne-m] = 0

say         pl "Dziewiąta runda. Koniec gry przyniesie ten, kto pierwszy osiągnie jeden z czterech celów:"
            pl "wszystkie żetony lądu odkryte, wszyscy jego chłopi i wojownicy w grze, trzy jego wieże albo"
            pl "zniszczona cudza stolica."
            en "The ninth round. Whoever reaches one of four goals first brings the end:"
            en "all land tokens face up, all their serfs and warriors in play, three towers of theirs, or"
            en "another's capital destroyed."
point goal:explore goal:expand goal:exploit goal:exterminate
expect score 0 = 34   expect score 1 = 26

say         pl "Na torze masz 11 PZ, orkowie 14. Ale na końcu dolicza się jeszcze to, co stoi na mapie i"
            pl "planszach, a tu prowadzisz. Pora kończyć: postaw trzecią wieżę."
            pl "Wybierz budowę."
            en "The track says 11 VP for you, 14 for the orcs. But at the end all that stands on map and boards"
            en "is added, and there you lead. Time to finish: build your third tower."
            en "Choose Build."
point bar:1
want act build

say         pl "Orla Skała leży pięć kroków od stolicy: 5 rudy i 5 PZ."
            en "Eagle Rock lies five steps from your capital: 5 ore and 5 VP."
point region:20
want tower ne-i
answer *   pl "Dobry pomysł na inną rundę. Trzecia wieża kończy grę, póki prowadzisz."
           en "A good idea for another round. The third tower ends the game while you are ahead."
expect event goal 0

let 1 pass

say         pl "EKSploatacja! Tego nie można już cofnąć: po tej rundzie jest jeszcze jedna, ostatnia."
            pl "Zagraj obie po swojemu: każdy nowy region, każdy wojownik i każdy atak to 1 PZ."
            en "eXploit! That cannot be undone: after this round comes one more, the last."
            en "Play both your own way: each new region, each warrior and each attack is 1 VP."
free 60 until over

say         pl "Koniec! Słupki pokazują, skąd są punkty: 1 za wojownika, budynek, zapisany czar i region, 2 za"
            pl "bohatera i statek, wieże według odległości, stolica 3 lub 6."
            en "The end! The bars show where the points come from: 1 for a warrior, building, scribed spell and"
            en "region, 2 for a hero and a vessel, towers by their distance, the capital 3 or 6."

say         pl "Zniszczenie stolicy dałoby 5 PZ, a w grze dwuosobowej od razu koniec, lecz broni jej własna"
            pl "siła i wszyscy w środku. Patrz na wyścig do celów tak samo jak na punkty:"
            pl "kończy zwykle ten, kto czuje przewagę."
            en "Destroying a capital would bring 5 VP, and with two players the end at once, but its strength"
            en "and all inside defend it. Watch the race for the goals as closely as the points:"
            en "the one who ends the game is mostly the one who feels ahead."
