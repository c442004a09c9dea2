# The solo game: cards lead the three heroes of the enemy; following, failing, attack, battle card, track.
game hlas

lesson      pl "Solo: ty przeciw automatowi"
            en "Solo: you against the automatic enemy"
minutes 4
teaches solo-card

# R-HLA-29.1 R-HLA-29.3 R-HLA-30.1 R-HLA-30.2 R-HLA-30.4 R-HLA-30.5 R-HLA-30.9 R-HLA-30.15 R-HLA-30.17 R-HLA-31.1 R-HLA-31.8 R-HLA-32.1
# R-HLA-32.2
players 1
chance 0/3 0/3 0/2
do 0 faction humans   do 0 settle nw-cap   do 0 settle ne-cap   chance 0/60 5/8   do 0 drop sw-cap
set! private[0].library = bountiful-harvest
set! public.resource[0] = [2,3,2]
set! public.serf[0][0] = 11
set! public.serf[0][nw-cap] = 1
set! public.warrior[0][0] = 3
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-i] = 2
set! public.hero[1][2] = ne-i
set! public.warrior[1][0] = 4
set! public.warrior[1][ne-i] = 1
set! public.down[nw-i] = 0
set! public.down[ne-i] = 0

say         pl "W grze solo wrogiem kierują karty. W każdej rundzie działa trzech jego bohaterów, a między nimi"
            pl "ty, dwa razy. Pierwszy bohater orków wyciągnął właśnie Podatki:"
            pl "wróg wziął wszystkie trzy zasoby z toru."
            en "In the solo game cards lead the enemy. Each round its three heroes act, and you in between,"
            en "twice. The first hero of the orcs has just drawn Tax: the enemy took all three resources of the"
            en "track."
point solo:solo-tax

say         pl "Udaną akcję wroga, oprócz Ataku, możesz powtórzyć chłopem. Twoich wróg nie powtarza nigdy."
            en "A successful action of the enemy, except Attack, you may follow with a serf."
            en "It never follows yours."
want follow
answer pass   pl "Darmowe zasoby za chłopa, który i tak wróci: bierz!"
              en "Free resources for a serf who comes back anyway: take them!"

say         pl "Weź, co chcesz."
            en "Take what you like."
point tax:0 tax:1 tax:2
want tax

say         pl "Po Podatkach jego bohater ruszył w stronę z karty: tak wskazuje jej kompas."
            pl "Teraz ty: rekrutacja."
            en "After Tax its hero moved the way the compass of the card points. Your turn: Recruit."
point bar:0
want act recruit

chance 3/7
say         pl "Wojownik za 2 żywności."
            en "A warrior for 2 food."
want recruit warrior
answer *   pl "Tym razem wojownik: wróg jest blisko."
           en "A warrior this time: the enemy is near."
expect event solo-failed
expect public.hero[1][1] = ne-a1   expect public.score[1] = 2

say         pl "Drugi bohater wyciągnął budowę wieży, ale wieża wymaga chłopa, a statki są jeszcze zamknięte."
            pl "Akcja nieudana: bohater idzie więc o krok za kompasem. Każdy zebrany po drodze żeton to dla"
            pl "wroga 1 PZ."
            en "The second hero drew the building of a tower, but that needs a serf, and vessels are still"
            en "locked. The action fails, so the hero goes one step by the compass."
            en "Each token it collects on its way brings it 1 VP."
point solo:solo-construct region:12

say         pl "Twoja druga akcja: rzuć czar z biblioteki."
            en "Your second action: cast the spell in your library."
point bar:8
want act cast

chance 4/6
say         pl "Obfite plony: 4 żywności i 1 PZ."
            en "Bountiful Harvest: 4 food and 1 VP."
point hand:bountiful-harvest
want cast bountiful-harvest
expect event attacked   expect public.battle.strength = [4,4]

chance 4/5
say         pl "Trzeci bohater: Atak! Rusza tylko na tych, którzy są w zasięgu dwóch kroków i nie są silniejsi."
            pl "Jest 4 przeciw 4. Najpierw ty wybierasz taktykę. Potem karta wroga powie, ile doda siły i za"
            pl "jaką taktykę się liczy: w ataku często za Szarżę."
            en "The third hero: Attack! It goes only for those within two steps who are not stronger."
            en "It is 4 against 4. You choose a tactic first. Then a card of the enemy tells how much it adds"
            en "and as which tactic: attacking, often Charge."
point solo:solo-attack-a region:10 tactic:hold-line
want tactic hold-line
answer tactic *   pl "Karty wroga dodają od 2 do 5 siły. Najlepsza obrona przed Szarżą to Mur tarcz."
                  en "The enemy's cards add 2 to 5 strength. The best defence against Charge is Hold the Line."

chance 0/58 2/4
say         pl "Karta wroga: Szarża i 4 siły. Mur tarcz daje na nią 6, więc 10 przeciw 8! Zapłać."
            en "The enemy's card: Charge and 4 strength. Hold the Line gives 6 against that: 10 against 8! Pay."
want pay
answer sacrifice *   pl "Masz rudę, nikogo nie poświęcaj."
                     en "You have the ore, do not sacrifice anybody."
expect event won 0
expect event solo-track   expect public.solo_space = 1

say         pl "Wygrana! Po zbiorach nowa runda: pierwszy bohater wyciągnął budowę i znacznik wroga przesunął"
            pl "się na torze stolicy. Tor daje mu PZ, statki i mocniejszą stolicę."
            pl "Gdy dojdzie do końca, gra się kończy, tak jak po zwykłym celu."
            en "You won! After the harvest a new round: the first hero drew Build, and the enemy's marker moved"
            en "on its capital track. The track brings it VP, vessels and a stronger capital."
            en "At its end the game ends, as with any of the goals."
point goal:track

say         pl "Pokonany bohater wroga wraca na dziedziniec, a na końcu nie daje mu PZ."
            pl "Reszta liczy się jak zwykle. Powtarzaj jego akcje, zbieraj żetony przed nim i w jego zasięgu"
            pl "trzymaj tylko armie silniejsze od jego armii."
            en "A beaten enemy hero returns to its courtyard, and is worth no VP at the end."
            en "All else counts as usual. Follow its actions, collect tokens before it does, and keep within"
            en "its reach only armies stronger than its own."
