# What command points buy, and the two uses of a card: its points and its effect.
game mysthea

lesson      pl "Punkty dowodzenia"
            en "Command points"
minutes 3
teaches made deployed

# R-MYS-1.3 R-MYS-3.7 R-MYS-5.1 R-MYS-5.2 R-MYS-5.3 R-MYS-5.4 R-MYS-5.5 R-MYS-5.6 R-MYS-5.8 R-MYS-5.11 R-MYS-C2.47
players 2   option monster_behaviours=off
plain
set! public.champion = anuth celethe
set! public.champion_at = tree-forest sphere-river
set! public.charged = 2
set! private[0].hand = c065 c047
set! private[1].hand = c001

say         pl "Każda karta daje się wykorzystać na dwa sposoby, nawet naraz: liczba na niej to punkty"
            pl "dowodzenia, a za tyle samo energii działa jej efekt."
            en "Every card can be used in two ways, even both at once: the number on it gives command"
            en "points, and for as much energy its effect happens."
point hand:c065 hand:c047

say         pl "Szturm to dużo punktów, ale jego efekt kosztuje pięć energii, a nie masz żadnej. Zagraj go"
            pl "dla samych punktów."
            en "Storming has many points, but its effect costs five energy and you have none. Play it for"
            en "the points alone."
point hand:c065 energy:0
want act c065
answer act c047   pl "Rozgłos przyda się za chwilę. Zacznij od Szturmu: da ci armię."
                  en "Renown will be useful in a moment. Begin with Storming: it brings you an army."
answer *    pl "Najpierw armia: zagraj Szturm."
            en "An army first: play Storming."

expect public.cp[0] = 5
say         pl "Pięć punktów. W rezerwie czekają jednostki, których jeszcze nie ma. Stworzenie golema"
            pl "kosztuje dwa punkty, konstruktu jeden. Stwórz golema."
            en "Five points. In your reserve lie units that do not exist yet. A golem costs two points to"
            en "create, a construct one. Create a golem."
point reserve:golem
want make golem
answer make construct   pl "Konstrukt jest tańszy, ale ma połowę siły golema. Masz dużo punktów: stwórz"
                        pl "golema."
                        en "A construct is cheaper, but has half the strength of a golem. You have many"
                        en "points: create a golem."
answer *    pl "Zdążysz i na to. Najpierw stwórz golema."
            en "You will get to that. Create a golem first."

expect public.cp[0] = 3
say         pl "Golem przeszedł z rezerwy do puli, a na wyspy trafi dopiero po rozstawieniu: znów dwa"
            pl "punkty. Staje zawsze tam, gdzie twój Wybraniec."
            en "The golem went from the reserve to the pool. To come to the islands it must be deployed:"
            en "two points again. It always comes to where your champion is."
point pool:golem region:8
want deploy golem
answer done   pl "Zostały trzy punkty, a z końcem tury przepadną. Rozstaw golema."
              en "You have three points left, and they are lost when the turn ends. Deploy a golem."
answer *    pl "Jednostki w puli nikogo nie straszą. Rozstaw golema."
            en "Units in the pool scare nobody. Deploy a golem."

expect public.cp[0] = 1
expect public.units[golem][0][tree-forest] = 1
say         pl "Ruch jednostki też kosztuje punkt, ale tu jest dobrze. Ostatni wydaj na konstrukt albo na"
            pl "jedną energię."
            en "A move of a unit costs a point as well, but you stand well here. Spend the last one on a"
            en "construct or on one energy."
want make construct
want deploy construct
want energy
answer done   pl "Niewydany punkt przepadnie z końcem tury. Wydaj go."
              en "A point not spent is lost when the turn ends. Spend it."
answer *      pl "Można, ale Wybraniec i golem niech tu zostaną. Weź energię albo konstrukt."
              en "You could, but let the champion and the golem stay. Take energy or a construct."

plain
set! public.champion = anuth celethe
set! public.champion_at = tree-forest sphere-river
set! public.charged = 2
set! public.units[golem][0][tree-forest] = 1
set! public.discard[0] = c065
set! private[0].hand = c047
set! private[1].hand = c001
say         pl "Następna tura. Rozgłos daje chwałę za dwie energie, a ty nie masz żadnej. To nic: zagraj"
            pl "go."
            en "Your next turn. Renown brings glory for two energy, and you have none. Never mind: play it."
point hand:c047 energy:0
want act c047
answer *    pl "Da się zrobić coś lepszego z samej karty. Zagraj Rozgłos."
            en "The card alone can do better. Play Renown."

say         pl "Punkt dowodzenia to też jedna energia. Zamień oba swoje punkty, najpierw pierwszy."
            en "A command point also buys one energy. Change both of yours, the first one now."
point energy:0
want energy
answer *    pl "Wtedy zabraknie na efekt karty. Weź energię."
            en "Then the effect of the card would be too dear. Take energy."

say         pl "I drugi."
            en "And the second."
want energy
answer *    pl "Jedna energia nie wystarczy na efekt. Weź drugą."
            en "One energy does not pay for the effect. Take the second."

expect public.energy[0] = 2
say         pl "Karta sama zarobiła na siebie. Skorzystaj z efektu."
            en "The card has earned its own price. Use its effect."
point played
want effect
answer *    pl "Energia już jest: skorzystaj z efektu."
            en "The energy is there: use the effect."

expect public.glory[0] = 5
expect public.discard[0] = c047 c065
say         pl "Pięć chwały! Zagrane karty leżą na twoim stosie odrzuconych i wrócą do ręki z początkiem"
            pl "następnej Ery."
            en "Five glory! Cards you played lie in your discard pile and come back to your hand with the"
            en "next era."
point glory:0

say         pl "Przy każdej karcie zadaj sobie pytanie: punkty czy efekt, a może jedno i drugie? Od tego"
            pl "zależy niemal każda tura."
            en "With every card ask yourself: points or effect, or a bit of both? Almost every turn turns"
            en "on that."
