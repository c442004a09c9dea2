# A battle step by step: one won as the attacker, one lost as the defender.
game hlas

lesson      pl "Bitwa krok po kroku"
            en "A battle, step by step"
minutes 4
teaches attacked

# R-HLA-13.4 R-HLA-18.1 R-HLA-18.2 R-HLA-18.8 R-HLA-18.9 R-HLA-18.10 R-HLA-18.11 R-HLA-19.5 R-HLA-19.12 R-HLA-20.1 R-HLA-20.3 R-HLA-20.5
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.resource[0] = [3,0,0]
set! public.resource[1] = [0,3,0]
set! public.serf[0][nw-cap] = 0
set! public.serf[0][nw-b1] = 1
set! public.serf[0][0] = 11
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-b1] = 2
set! public.warrior[0][0] = 3
set! public.tower[0] = [nw-m,0,0]
set! public.serf[1][ne-cap] = 0
set! public.serf[1][0] = 12
set! public.warrior[1][ne-cap] = 0
set! public.warrior[1][0] = 0
set! public.warrior[1][ne-b1] = 2
set! public.warrior[1][ne-m] = 3
set! public.down[nw-b1] = 0
set! public.down[nw-m] = 0
set! public.down[ne-b1] = 0
set! public.down[ne-m] = 0
do 0 act march   do 0 from nw-b1   do 0 take warrior   do 0 take warrior   do 0 take serf

say         pl "Twoja armia jest gotowa: dwóch wojowników po 2 siły i chłop za 1."
            pl "Na Pszenicznym Brzegu stoi dwóch orków. Plakietka mówi 5 :"
            pl "4. Kto wkracza do wroga, atakuje i od razu zyskuje 1 PZ. Naprzód!"
            en "Your army is ready: two warriors of strength 2 and a serf of 1."
            en "Two orcs hold Wheat Coast. The badge says 5 : 4. Whoever enters an enemy's region attacks, and"
            en "gains 1 VP at once. Forward!"
point region:14
want go ne-b1
answer go *   pl "Tam nikogo nie ma. Szukamy bitwy: dwaj orkowie są na Pszenicznym Brzegu."
              en "Nobody is there. You want a battle: the two orcs are in Wheat Coast."
expect public.score[0] = 1

say         pl "Teraz obie strony wybierają w tajemnicy jedną z siedmiu taktyk."
            pl "Wygra wyższa suma, a remis wygrywa obrońca. Oskrzydlenie daje +3 i jest tylko dla atakującego."
            pl "Stać cię na nie: kosztuje 3 żywności."
            en "Now both sides choose one of seven tactics in secret. The higher sum wins, a tie goes to the"
            en "defender. Flank adds 3 and is for attackers only. You can pay for it:"
            en "it costs 3 food."
point tactic:flank
want tactic flank
answer tactic skirmish     pl "Potyczka jest za darmo, ale to tylko +1. Orkowie mają rudę na Mur tarcz, czyli 4"
                           pl "+ 3 przeciw 5 + 1."
                           en "Skirmish is free, but adds only 1. The orcs have the ore for Hold the Line:"
                           en "4 + 3 against 5 + 1."
answer tactic retreat      pl "Odwrót ratuje przed klęską. Tu możesz wygrać!"
                           en "Retreat saves you from a defeat. Here you can win!"
answer tactic conscripts   pl "Posiłki sprowadzają jednostki z regionów obok, a tam nie masz nikogo."
                           en "Conscripts bring units from the regions around, but you have nobody there."

let 1 tactic hold-line   let 1 pay

say         pl "Orkowie stanęli Murem tarcz, a Oskrzydlenie daje wtedy kolejne +3: razem 11 przeciw 7!"
            pl "Za kartę płaci się zawsze, także po przegranej. Zapłać."
            en "The orcs hold the line, and Flank adds 3 more against that: 11 against 7!"
            en "A card is paid for in any case, after a defeat too. Pay."
want pay
answer sacrifice *   pl "Poświęcona jednostka też pokrywa koszt, ale po co, skoro masz żywność?"
                     en "A unit can be sacrificed to pay, but why, when you have the food?"
expect event won 0   expect public.score[0] = 2   expect public.warrior[1][ne-cap] = 1

say         pl "Zwycięzca zostaje i nie traci nikogo. Przegrany dostaje obrażenia:"
            pl "połowę swojej bazowej siły, bez kart i premii. Orkowie mieli 4, więc padł jeden, a drugi uciekł"
            pl "do stolicy. Oskrzydlenie dało ci jeszcze 1 PZ."
            en "The winner stays and loses nobody. The loser takes damage:"
            en "half of their natural strength, without cards or bonuses."
            en "The orcs had 4, so one died and the other fled home. Flank brought you another 1 VP."
point region:14 region:11

let 1 act march   let 1 from ne-m   let 1 take warrior   let 1 take warrior   let 1 take warrior   let 1 go ne-b1

say         pl "Orkowie kontratakują: trzech wojowników, 6 przeciw twoim 5."
            pl "Nie masz już zasobów. Potyczka jest zawsze za darmo."
            en "The orcs strike back: three warriors, 6 against your 5. You have no resources left."
            en "Skirmish is always free."
point tactic:skirmish
want tactic skirmish
answer tactic retreat   pl "Rozsądnie, i nikt by nie zginął. Ale zobacz teraz, jak wygląda przegrana."
                        en "Sensible, and nobody would die. But see what a defeat looks like."

let 1 tactic skirmish

say         pl "7 przeciw 6: przegrana. Masz tu siłę 5, połowa zaokrąglona w górę to 3 obrażenia."
            pl "Ty wybierasz, kto ginie. Zacznij od wojownika: przyjmie 2."
            en "7 against 6: lost. Your strength here is 5, half of it rounded up is 3 damage."
            en "You choose who dies. Begin with a warrior, who takes 2."
want lose warrior
answer lose serf   pl "Wyjdzie na to samo: chłop przyjmie 1, a wojownik resztę. Zacznij od wojownika."
                   en "That comes to the same: the serf takes 1, a warrior the rest. Begin with the warrior."

say         pl "Zostało 1 obrażenie, a zabija już jedno. Kogo oddasz?"
            en "1 damage is left, and even a single one kills. Whom do you give up?"
want lose serf
answer lose warrior   pl "Wojownik zginąłby za jedno obrażenie. Chłop jest tańszy."
                      en "A warrior would die of a single point. The serf is cheaper."

say         pl "Ocalali wracają do stolicy albo do regionu z twoją wieżą. Wybierz."
            en "Survivors go to your capital or to a region with a tower of yours. Choose."
point region:1 region:5
want retreat

say         pl "Siła, taktyka, zapłata, obrażenia, ucieczka: tak wygląda każda bitwa."
            pl "Atak daje 1 PZ nawet w przegranej, ale żołnierze kosztują. Licz, zanim wkroczysz."
            en "Strength, tactic, payment, damage, flight: every battle goes like this."
            en "An attack brings 1 VP even in defeat, but soldiers cost. Count before you enter."
