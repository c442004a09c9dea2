# A battle: secret orders, losses and glory; then being attacked: a defence and a retreat.
game mysthea

lesson      pl "Bitwa i tajne rozkazy"
            en "Battle and secret orders"
minutes 4
teaches battle order

# R-MYS-10.3 R-MYS-11.1 R-MYS-11.5 R-MYS-11.8 R-MYS-11.12 R-MYS-11.13 R-MYS-11.14 R-MYS-11.17 R-MYS-11.19 R-MYS-11.20
# R-MYS-11.21 R-MYS-11.23
players 2   option monster_behaviours=off
plain
set! public.champion = celethe kolbor
set! public.champion_at = tree-forest shard-river
set! public.units[golem][1][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
set! public.pool[golem][1] = 0
set! public.pool[construct][1] = 1
set! private[0].hand = c001 c011 c016
set! private[1].hand = c031 c007

say         pl "W twoim lesie stoją golem i konstrukt Oli: razem siła 3, tyle co twój Wybraniec. Rozpocznij"
            pl "bitwę. To akcja specjalna i rozładowuje artefakt."
            en "Ola's golem and construct stand in your forest: strength 3 together, as much as your"
            en "champion. Start a battle. It is a special action and discharges your artefact."
point region:8 artefact:0
want battle tree-forest
answer move-island   pl "Las pojechałby razem z golemem. Artefakt przyda się do bitwy."
                     en "The forest would travel with the golem in it. Use your artefact for the battle."
answer *    pl "Najpierw porządek w lesie: rozpocznij bitwę."
            en "First put the forest in order: start a battle."

let 1 order c031
say         pl "Każdy wybiera w tajemnicy jedną kartę: to rozkaz, liczy się jej kolor i liczba. Czerwona"
            pl "taktyka dodaje siły. Ola już wybrała. Wydaj rozkaz taktyką."
            en "Everybody chooses one card in secret: their order, and its colour and number count. A red"
            en "tactic adds strength. Ola has chosen. Order the tactic."
point order:c001
want order c001
answer order c016   pl "Ulepszenie da chwałę, ale siły zostaną równe i nikt nic nie straci. Wybierz"
                    pl "taktykę."
                    en "An upgrade brings glory, but strengths stay equal and nobody loses anything. Choose"
                    en "the tactic."
answer order c011   pl "Wyposażenie da energię, ale siły zostaną równe. Wybierz taktykę."
                    en "Equipment brings energy, but strengths stay equal. Choose the tactic."
answer *    pl "Bez rozkazu jest remis, a Ola ma jeszcze swój. Wybierz taktykę."
            en "Without an order it is a tie, and Ola has one. Choose the tactic."

expect public.glory[0] = 4
expect public.units[golem][1][tree-forest] = 0
expect public.units[construct][1][tree-forest] = 0
expect public.pool[golem][1] = 1
say         pl "Pięć do trzech. Słabszy traci tyle jednostek, ilu brakuje mu siły: tu dwie, i wracają do"
            pl "puli Oli. Najsilniejszy dostaje po 2 chwały za każdą usuniętą lub wycofaną jednostkę"
            pl "przeciwnika."
            en "Five to three. The weaker side loses as many units as it lacks strength: two here, and they"
            en "go back to Ola's pool. The strongest gains 2 glory for each opposing unit removed or"
            en "retreated."
point glory:0 region:8

plain
set! public.champion = celethe kolbor
set! public.champion_at = shard-mist tree-forest
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.pool[golem][0] = 0
set! public.pool[construct][0] = 1
set! public.pool[golem][1] = 0
set! private[0].hand = c016 c006
set! private[1].hand = c013 c007
do 0 meditate
do 0 end-turn
say         pl "A teraz odwrotnie: Ola ma w lesie Wybrańca i golema, siłę 5, a ty golema i konstrukt, siłę"
            pl "3. I to jej tura."
            en "Now the other way: Ola has her champion and a golem in the forest, strength 5, and you a"
            en "golem and a construct, strength 3. And it is her turn."
point region:8

let 1 battle tree-forest
let 1 order c013
say         pl "Zaczęła bitwę. Nie wygrasz, ale możesz na tym zarobić. Niebieskie ulepszenie to obrona:"
            pl "chwała za jego liczbę i za każdą twoją jednostkę w regionie. Wydaj ten rozkaz."
            en "She has started a battle. You cannot win it, but you can profit. A blue upgrade is a"
            en "defence: glory for its number and for each of your units in the region. Order that."
point order:c016
want order c016
answer order c006   pl "Żółty cel to odwrót: ratuje jednostki. Też dobrze, ale teraz zobacz, jak zarabia"
                    pl "obrona."
                    en "A yellow objective is a retreat: it saves units. Good as well, but now see what a"
                    en "defence pays."
answer *    pl "Bez rozkazu stracisz jednostki i nic nie dostaniesz. Wydaj rozkaz ulepszeniem."
            en "Without an order you lose units and get nothing. Order the upgrade."

expect public.glory[0] = 4
expect public.glory[1] = 4
expect public.pool[golem][0] = 1
say         pl "Chwała po równo, choć to Ola wygrała. Twoje jednostki czekają w puli, a Wybrańca nie usuwa"
            pl "się nigdy: zostaje ranny, z siłą 1 do następnej Ery."
            en "Equal glory, though Ola has won. Your units wait in the pool, and a champion is never"
            en "removed: wounded, it has strength 1 until the next era."
point glory:0 glory:1

plain
set! public.champion = celethe kolbor
set! public.champion_at = shard-mist tree-forest
set! public.units[golem][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
set! public.pool[golem][0] = 0
set! public.pool[golem][1] = 0
set! private[0].hand = c006
set! private[1].hand = c005 c007
do 0 meditate
do 0 end-turn
let 1 battle tree-forest
let 1 order c005
say         pl "Jeszcze raz, a tobie został sam golem i żółty cel. To odwrót: tyle ruchów, ile wynosi"
            pl "liczba karty. Wydaj go."
            en "Once more, and you have only a golem and a yellow objective. That is a retreat: as many"
            en "moves as the card's number. Order it."
point order:c006
want order c006
answer *    pl "Golem sam tu przegra. Każ mu odejść."
            en "Alone the golem will lose. Tell it to leave."

say         pl "Wyprowadź golema z lasu: wskaż go, a potem region."
            en "Lead the golem out of the forest: choose it, then a region."
point region:8
free 4 until public.units[golem][0][tree-forest] = 0

say         pl "Golem żyje i stoi w innym regionie. Zielone wyposażenie działa jak obrona, tylko daje"
            pl "energię. Trzymaj więc na ręce różne kolory: każdy jest dobry na inną bitwę."
            en "The golem lives and stands in another region. Green equipment works like a defence, but"
            en "brings energy. So keep different colours in your hand: each is good for a different battle."
