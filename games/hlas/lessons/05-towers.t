# Towers: price and worth by distance, what they turn up, the link to the capital.
game hlas

lesson      pl "Wieże"
            en "Towers"
minutes 3
teaches tower

# R-HLA-7.1 R-HLA-7.3 R-HLA-7.4 R-HLA-7.5 R-HLA-7.6 R-HLA-2.11 R-HLA-22.2 R-HLA-25.3 R-HLA-24.3 R-HLA-16.5
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.resource[0] = [2,4,2]
set! public.serf[0][0] = 9
set! public.serf[0][nw-cap] = 1
set! public.serf[0][nw-a1] = 1
set! public.serf[0][nw-c1] = 1
set! public.down[nw-a1] = 0
set! public.down[nw-c1] = 0

say         pl "Wieża trzyma region, nawet gdy nikogo w nim nie ma. Postawisz ją tam, gdzie masz chłopa:"
            pl "teraz w dwóch miejscach. Wybierz budowę."
            en "A tower holds a region even when nobody stands there. It goes where you have a serf:"
            en "two places now. Choose Build."
point bar:1 region:2 region:7
want act build

chance 57/70 6/69 63/68 41/67
say         pl "Wieża kosztuje 1 rudę za każdy krok od stolicy i na końcu gry daje tyle samo PZ."
            pl "Na poziomie I wolno mieć jedną. Która jest warta więcej?"
            en "A tower costs 1 ore for each step from your capital, and brings as many VP at the end of the"
            en "game. At level I you may have one. Which is worth more?"
point region:2 region:7
want tower nw-c1
answer tower nw-a1   pl "Blisko, tanio, ale to tylko 1 PZ. Krucza Grań leży o trzy kroki stąd."
                     en "Near and cheap, but only 1 VP. Raven Ridge lies three steps away."
answer building *    pl "Budynki już znasz. Teraz postaw wieżę."
                     en "You know buildings already. Now build a tower."
expect public.resource[0] = [2,1,2]
expect public.up[nw-n] = thieves none   expect public.up[nw-i] = shrine none
let 1 pass
chance 0/66
let 1 act march   let 1 from ne-cap   let 1 take warrior   let 1 go ne-b1   let 1 pass

say         pl "Z wieży widać okolicę: żetony sąsiednich regionów są odkryte."
            pl "Działają dopiero wtedy, gdy ktoś tam dojdzie. Pradawne sanktuarium na Wietrznym Przylądku da 3"
            pl "PZ temu, kto na końcu trzyma ten region."
            en "A tower has a view: the tokens of the regions around are face up."
            en "They act only when somebody arrives. The Ancient Shrine in Windy Cape brings 3 VP to whoever"
            en "holds that region at the end."
point region:10 region:8 region:4

say         pl "Zajmij je, zanim zrobią to orkowie. Wybierz marsz."
            en "Take it before the orcs do. Choose March."
point bar:4
want act march

say         pl "Stolica sąsiaduje z każdą twoją wieżą. Ze stolicy na Kruczą Grań jest więc tylko jeden krok!"
            en "Your capital is adjacent to each of your towers. So from there Raven Ridge is just one step"
            en "away!"
point region:1 region:7
want from nw-cap
answer from *   pl "Stamtąd też można, ale sprawdź drogę, którą otworzyła wieża: ze stolicy."
                en "That is possible too, but try the way that the tower has opened: from the capital."

say         pl "Zabierz chłopa: jego szybkość 2 wystarczy."
            en "Take the serf: its speed is only 2, and that is enough."
want take serf
answer take warrior   pl "Wojownik jest szybszy, ale dzięki wieży dojdzie tam nawet chłop."
                      en "The warrior is faster, but thanks to the tower even a serf gets there."

say         pl "Do wieży i krok dalej: na Wietrzny Przylądek."
            en "To the tower and one step on: to Windy Cape."
point region:10
want go nw-i
answer take warrior   pl "Wojownik niech pilnuje domu. Sam chłop wystarczy."
                      en "Let the warrior guard your home. The serf is enough."
answer go *           pl "Tam też prowadzi droga przez wieżę, ale sanktuarium jest na Wietrznym Przylądku."
                      en "The tower leads there too, but the shrine is in Windy Cape."
expect public.stay[nw-i] = shrine none

say         pl "Wieża broni się siłą 3, dodaje 2 do zbiorów i skraca drogę, ale przegrana bitwa zawsze ją"
            pl "niszczy. Każdy poziom stolicy pozwala na kolejną (we troje i więcej na innym kontynencie)."
            pl "Trzy naraz to EKSploatacja."
            en "A tower defends with strength 3, adds 2 to the harvest and makes ways short, but a lost battle"
            en "always destroys it. Each capital level allows one more (with three or more players on another"
            en "continent). Three at once are eXploit."
