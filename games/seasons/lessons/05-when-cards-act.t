# Items and familiars, and the three times at which cards act.
game seasons

lesson      pl "Kiedy działają karty"
            en "When cards act"
minutes 3
teaches activated

# R-SEA-1.4 R-SEA-7.4 R-SEA-8.1 R-SEA-8.2 R-SEA-C3.1 R-SEA-C6.1 R-SEA-C16.1
players 2
plain
set! public.space = 5
set! public.rolled_season = spring
set! public.dice[spring] = [1,2,3,0,0]
set! public.face = [4,2,1,0,0]
set! public.round = 3
set! public.gauge = 3 2
set! public.crystals = 2 9
set! public.reserve[0] = [0,0,1,5]
set! public.tableau[0] = kairn-the-destroyer
set! public.tableau[1] = hourglass-of-time
set! private[0].hand = staff-of-spring amulet-of-earth


say         pl "Karty są dwojakie: magiczne przedmioty służą tobie, a kompani, jak Kairn, wpływają też na"
            pl "innych. Znak na karcie mówi, kiedy działa: raz po wejściu do gry, stale albo gdy ją aktywujesz."
            en "There are two kinds of cards: magic items serve you, familiars such as Kairn also act on others."
            en "A sign on the card says when it acts: once on entering play, permanently, or when you activate"
            en "it."
point play:kairn-the-destroyer:0 hand:staff-of-spring hand:amulet-of-earth

say         pl "Berło wiosny działa stale: każda karta przywołana po nim da 3 kryształy. Amulet ziemi działa"
            pl "raz: da 9. Stać cię na obie karty. Która będzie pierwsza?"
            en "The Staff of Spring is permanent: each card summoned after it brings 3 crystals. The Amulet of"
            en "Earth acts once: 9 crystals. You can pay for both. Which one comes first?"
point hand:staff-of-spring hand:amulet-of-earth
want summon staff-of-spring
answer summon amulet-of-earth   pl "Amulet da 9 tak czy owak. Ale Berło nagradza tylko karty przywołane po nim!"
                                en "The Amulet gives 9 either way. But the Staff rewards only cards that come after it!"
answer activate                 pl "Na Kairna przyjdzie pora. Najpierw karty z ręki."
                                en "Kairn will have his moment. First the cards in your hand."
answer *                        pl "Masz dość ziemi na kartę z ręki: przywołaj ją."
                                en "You have earth enough for a card in your hand: summon it."
expect public.crystals[0] = 2

say         pl "Berło leży w grze i już czeka. Teraz przywołaj Amulet ziemi."
            en "The Staff is in play and waits. Now summon the Amulet of Earth."
point hand:amulet-of-earth
want summon amulet-of-earth
answer activate                 pl "Na Kairna przyjdzie pora. Najpierw Amulet."
                                en "Kairn will have his moment. First the Amulet."
answer *                        pl "Masz ziemię na Amulet, a Berło doda do niego 3 kryształy. Przywołaj go."
                                en "You have earth for the Amulet, and the Staff adds 3 crystals. Summon it."
expect public.crystals[0] = 14

say         pl "Dwanaście kryształów naraz: 9 i 3 z Berła! Kairn Niszczyciel działa, gdy go aktywujesz: za jeden"
            pl "żeton Ola straci 4 kryształy. Aktywuj go."
            en "Twelve crystals at once: 9, and 3 from the Staff! Kairn the Destroyer acts when you activate"
            en "him: for one token Ola loses 4 crystals. Activate him."
point play:kairn-the-destroyer:0 crystals:1
want activate kairn-the-destroyer
answer *                        pl "Został ci żeton ognia, akurat dla Kairna. Wybierz go na stole."
                                en "One fire token is left, just right for Kairn. Choose him on the table."
expect public.crystals = [14,5,0,0]
expect public.turned[0] = kairn-the-destroyer

say         pl "Ola straciła 4 kryształy, a obrócony Kairn odpoczywa do następnej rundy. Karty stałe i"
            pl "aktywowane przywołuj wcześnie, bo pracują całą grę; jednorazowe mogą poczekać."
            en "Ola lost 4 crystals, and Kairn, turned, rests until the next round. Summon permanent and"
            en "activated cards early, for they work all game; those that act once can wait."
