# Teams of two: gifts with a tax, shared regions, an attack with units of the ally; then the end of a game in free play.
game hlas

lesson      pl "Gra w drużynach"
            en "Playing in teams"
minutes 4
teaches gave

# R-HLA-28.1 R-HLA-28.2 R-HLA-28.3 R-HLA-28.4 R-HLA-28.5 R-HLA-28.6 R-HLA-28.8 R-HLA-28.9 R-HLA-28.15 R-HLA-28.16
players 4   option first=1   option mode=teams
do 0 faction humans   do 1 faction orcs   do 2 faction elves
do 3 settle sw-cap   do 2 settle se-cap   do 1 settle ne-cap
set! private[0].library = []
set! private[1].library = []
set! private[2].library = []
set! private[3].library = []
set! public.round = 8
set! public.end_round = 9
set! public.tax = mana ore food
set! public.resource[0] = [3,2,2]
set! public.resource[1] = [0,0,0]
set! public.resource[2] = [0,3,2]
set! public.warrior[0][0] = 3
set! public.warrior[0][nw-i] = 1
set! public.warrior[2][0] = 3
set! public.warrior[2][se-cap] = 0
set! public.warrior[2][se-i] = 2
set! public.serf[1][0] = 12
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][0] = 3
set! public.warrior[1][ne-cap] = 0
set! public.warrior[1][ne-c1] = 2
set! public.down[nw-i] = 0
set! public.down[se-i] = 0
set! public.down[ne-c1] = 0

say         pl "Gra dwa na dwa: ty i elfowie z południowego wschodu przeciw orkom i krasnoludom."
            pl "Każdy ma swoją frakcję, ale punkty drużyny się sumuje. Sojusznik nie jest wrogiem:"
            pl "wasze jednostki mogą stać razem."
            en "Two against two: you and the elves in the south-east against orcs and dwarves."
            en "Each has a faction of their own, but points of a team are added up."
            en "Allies never fight: your units may stand together."
point region:1 region:31

say         pl "Elfowie nie mają żywności, a ty tak. Zasoby oddaje się przy podatkach. Wybierz podatki."
            en "The elves have no food, and you have some. Resources change hands with Tax. Choose Tax."
point bar:3
want act tax

say         pl "Przed podatkiem i po nim możesz dać sojusznikowi, ile chcesz. Weź najpierw swój podatek."
            en "Before and after the tax you may give your ally what you like. Take your tax first."
point tax:0 tax:1 tax:2
want tax
answer give *   pl "Można i przedtem, ale zacznij od podatku."
                en "You could, but begin with the tax."

say         pl "Daj elfom żywność."
            en "Give the elves some food."
want give food
answer give *   pl "Tego elfom nie brakuje. Nie mają żywności."
                en "The elves have enough of that. What they lack is food."
answer done     pl "Elfowie bez żywności nikogo nie zrekrutują."
                en "Without food the elves can recruit nobody."

say         pl "Starczy na chłopa. Resztę zachowaj: zakończ."
            en "Enough for a serf. Keep the rest, and end this."
want done
answer give *   pl "Hojnie! Ale coś zachowaj dla siebie."
                en "Generous! But keep something for yourself."
expect public.resource[2][food] = 1

let 2 pass   let 3 pass
let 1 act march   let 1 done
let 2 act march   let 2 from se-i   let 2 take warrior   let 2 take warrior   let 2 go nw-i   let 2 pass
let 3 act march   let 3 done   let 3 pass

say         pl "Elfowie stanęli obok ciebie na Wietrznym Przylądku. W regionie mieści się pięć jednostek"
            pl "drużyny. Orkowie trzymają Żabi Moczar. Uderzcie razem: wybierz marsz."
            en "The elves have joined you in Windy Cape. A region has room for five units of a team."
            en "The orcs hold Frog Mire. Strike together: choose March."
point region:10 region:17
want act march

say         pl "Z Wietrznego Przylądka."
            en "From Windy Cape."
point region:10
want from nw-i
answer from *   pl "Elfowie czekają na Wietrznym Przylądku."
                en "The elves are waiting in Windy Cape."

say         pl "Zabierz swojego wojownika: przynajmniej jedna jednostka musi być twoja."
            en "Take your own warrior: at least one unit must be yours."
want take warrior 0
answer take warrior 1   pl "Elfowie też pójdą, ale najpierw twój wojownik."
                        en "The elves will come along, but your own warrior first."

say         pl "Teraz elfowie. Sojusznik może odmówić, ale ten się zgodzi."
            en "Now the elves. An ally may refuse, but this one agrees."
want take warrior 1
answer go *   pl "Sam twój wojownik to za mało. Zabierz elfów."
              en "Your warrior alone is too weak. Take the elves."

say         pl "I trzeci wojownik."
            en "And the third warrior."
want take warrior 1
answer go *   pl "Jeszcze jeden, i siła będzie po waszej stronie."
              en "One more, and you are stronger than they."

say         pl "6 przeciw 4. Na Żabi Moczar!"
            en "6 against 4. To Frog Mire!"
point region:17
want go ne-c1
answer go *   pl "Orkowie są na Żabim Moczarze."
              en "The orcs are in Frog Mire."

let 2 agree

say         pl "Kto zaatakował, ten dowodzi: jego premie działają dla wszystkich, on wybiera i opłaca taktykę,"
            pl "on zyskuje PZ. Orkowie nie mają zasobów. Wystarczy Potyczka."
            en "Whoever attacks leads: their bonuses count for all, they choose and pay the tactic, and they"
            en "gain the VP. The orcs have no resources. Skirmish will do."
point tactic:skirmish
want tactic skirmish
answer tactic *   pl "Z taką przewagą szkoda zasobów."
                  en "With that lead it would be a waste."

let 1 tactic skirmish
expect event won 0

say         pl "Wygrana! Ze wspólnego regionu każde z was zbiera pierwszy zasób, ale na końcu region liczy się"
            pl "raz. Gdy ktoś zaatakuje wspólny region, dowodzi silniejszy albo oddaje dowództwo."
            en "Won! Each of you harvests the first resource of a shared region, but at the end the region"
            en "counts once. If a shared region is attacked, the stronger ally leads the defence, or leaves it"
            en "to the other."

say         pl "Następna runda będzie ostatnia. Zagraj po swojemu do końca:"
            pl "na koniec sumują się punkty twoje i elfów."
            en "The next round is the last. Play your own way to the end:"
            en "your points and those of the elves are added up."
free 60 until over

say         pl "Znasz już całą grę. Drużyna wygrywa sumą, więc dawaj temu, komu brakuje, i bij tam, gdzie"
            pl "stoicie razem. Czas na pierwszą prawdziwą partię: na początek dwoje graczy i łatwy przeciwnik."
            en "Now you know the whole game. A team wins by its sum: give to whoever lacks, and strike where"
            en "you stand together. Time for a first real game: for a start two players, and an easy opponent."
