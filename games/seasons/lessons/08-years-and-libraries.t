# Nine cards in three piles, and the year that brings the next one.
game seasons

lesson      pl "Lata i biblioteki"
            en "Years and libraries"
minutes 4
teaches split

# R-SEA-3.3 R-SEA-13.1
players 2   option level=1   option first=2
start

set! private[0].kept = staff-of-spring hourglass-of-time amulet-of-air amulet-of-water bespelled-grimoire potion-of-life olafs-blessed-statue ragfields-helm runic-cube-of-eolis


say         pl "Przed pierwszym rokiem dostajesz dziewięć kart i dzielisz je na trzy lata: trzy bierzesz od razu"
            pl "na rękę, trzy czekają w bibliotece na drugi rok, trzy na trzeci."
            en "Before the first year you get nine cards and split them among the three years: three go to your"
            en "hand at once, three wait in a library for year two, three for year three."

say         pl "Podziel karty. Stałe, jak Berło wiosny i Klepsydra czasu, pracują całą grę: weź je na początek."
            pl "Runiczny sześcian i Hełm Ragfielda liczą się na koniec: odłóż je na rok trzeci."
            en "Split your cards. Permanent ones, such as the Staff of Spring and the Hourglass of Time, work"
            en "all game: take them first. The Runic Cube and Ragfield's Helm count at the end: year three."
point split:staff-of-spring split:hourglass-of-time split:runic-cube-of-eolis split:ragfields-helm
free 9 until decision DIE

set! public.space = 12
set! public.rolled_season = autumn
set! public.dice[autumn] = [1,2,3,0,0]
set! public.face = [5,5,5,0,0]
set! public.round = 7

let 1 take-die 1

say         pl "Przeskoczmy na koniec roku: jest jesień, a znacznik stoi na ostatnim polu koła. Weź dowolną kość."
            en "Let us jump to the end of the year: it is autumn, and the marker stands on the last space of the"
            en "wheel. Take either die."
point wheel
want take-die
expect public.year = 1

let 1 end-turn

say         pl "Jakakolwiek kość została, znacznik minie pole 12 i zacznie się rok drugi. Zakończ turę i spójrz"
            pl "na swoją rękę."
            en "Whichever die is left, the marker passes space 12, and year two begins. End your turn and look"
            en "at your hand."
point wheel libraries
want end-turn
answer *    pl "Na to przyjdzie czas. Teraz zakończ turę i zobacz, jak zaczyna się rok."
            en "There will be time for that. Now end your turn, and see how the year begins."
expect public.year = 2
expect public.hand_count[0] = 6

say         pl "Trzy karty z biblioteki II dołączyły do tych na ręce. Po trzecim roku gra się kończy, a karta na"
            pl "ręce odejmuje 5 punktów, więc na każdą zostaw sobie czas."
            en "Three cards of library II joined those in your hand. After year three the game ends, and a card"
            en "in hand then costs 5 points, so leave yourself time for each of them."
