# The set-up, and the first rounds of a real game, played freely.
game mysthea

lesson      pl "Pierwsza gra"
            en "A first game"
minutes 4

# R-MYS-2.2 R-MYS-2.3 R-MYS-2.9 R-MYS-2.12 R-MYS-2.14 R-MYS-2.15
players 2   option monster_behaviours=off   option mirages_random=on
seed 7
start

say         pl "Prawdziwa gra zaczyna się tak: każdy ma Wybrańca, po jednej karcie każdego koloru, dwa"
            pl "konstrukty i golema w puli. Dla dwóch graczy część regionów zakrywa miraż: nikt tam nie"
            pl "wejdzie."
            en "This is how a real game begins: everybody has a champion, one card of each colour, two"
            en "constructs and a golem in the pool. With two players a mirage covers some regions: nobody"
            en "may enter those."

say         pl "Ustaw Wybrańca, a potem połóż żeton spotkania na innej wyspie. Zajrzyj do ręki: cel z ręki"
            pl "płaci za pewien rodzaj regionu, więc dobrze zacząć blisko takich."
            en "Place your champion, then your encounter token on another island. Look at your hand: the"
            en "objective in it may pay for one type of region, so it is good to begin close to those."
free 3 until public.token[0] != none

say         pl "Graj! Co turę jedna akcja podstawowa i, jeśli chcesz, jedna specjalna. Zagraj karty, wyłóż"
            pl "to, co działa stale, zajmij kilka regionów i użyj artefaktu przed piątą kartą toru."
            en "Play! Each turn one basic action and, if you like, one special action. Play cards, place"
            en "what works all the time, take several regions, and use your artefact before the fifth card"
            en "of the track."
point track
free 60 until public.track[2] != none

say         pl "Tak upływają trzy Ery. Znasz już wszystko, czego trzeba: zasiądź do prawdziwej gry, na"
            pl "początek bez zachowań potworów."
            en "So three eras go by. You know all that you need: sit down to a real game, at first without"
            en "the behaviours of monsters."
