# Tactics and objectives act once, equipment and upgrades stay on the board.
game mysthea

lesson      pl "Karty, które zostają"
            en "Cards that stay"
minutes 4
teaches put used

# R-MYS-1.7 R-MYS-5.3 R-MYS-7.1 R-MYS-7.2 R-MYS-7.4 R-MYS-7.5 R-MYS-10.1 R-MYS-C0.19 R-MYS-C1.33
players 2   option monster_behaviours=off
plain
set! public.champion = anuth celethe
set! public.champion_at = tree-forest sphere-mist
set! public.energy[0] = 2
set! public.xp[0] = 2
set! private[0].hand = c033 c019
set! private[1].hand = c001

say         pl "Czerwone taktyki i żółte cele działają raz, w chwili zagrania. Zielone wyposażenie i"
            pl "niebieskie ulepszenia zostają na twojej planszy. Masz po jednej takiej karcie."
            en "Red tactics and yellow objectives act once, when you play them. Green equipment and blue"
            en "upgrades stay on your board. You have one of each."
point hand:c033 hand:c019

say         pl "Pamiętnik zamienia doświadczenie w chwałę, w każdej turze od nowa. Im wcześniej się go"
            pl "wyłoży, tym więcej da. Zagraj go."
            en "The Diary turns experience into glory, every turn anew. The sooner it lies on your board,"
            en "the more it brings. Play it."
point hand:c033 xp:0
want act c033
answer act c019   pl "Pancerz będzie zaraz. Zacznij od Pamiętnika, zarobi już w tej turze."
                  en "The Armour comes next. Begin with the Diary: it can earn this very turn."
answer *    pl "Za chwilę. Teraz zagraj Pamiętnik."
            en "In a moment. Play the Diary now."

say         pl "Umieść kartę na planszy: to jej „efekt” i kosztuje tyle energii, ile ma punktów."
            en "Place the card on your board: that is its “effect”, and it costs as much energy as it has"
            en "points."
point played
want effect
answer *    pl "Punkty nie uciekną do końca tury. Umieść Pamiętnik."
            en "The points stay until the end of the turn. Place the Diary."

expect public.equipment[0] = c033
say         pl "Leży wśród wyposażenia: jest tam miejsce na trzy karty. Punkty też są twoje, ale najpierw"
            pl "zakończ działanie. Nie przepadną, dopóki trwa tura."
            en "It lies among your equipment, where there is room for three. The points are yours as well,"
            en "but first end the Act. They are not lost while the turn lasts."
point board:c033
want done
answer discard   pl "Karta dopiero co trafiła na planszę, szkoda jej. Zakończ działanie."
                 en "The card has only just come to your board: keep it. End the Act."
answer *    pl "Zaraz, i to za te same punkty. Zakończ działanie."
            en "Soon, and with the same points. End the Act."

say         pl "Użycie wyposażenia to akcja specjalna. Użyj Pamiętnika od razu."
            en "Using equipment is a special action. Use the Diary at once."
point board:c033
want use c033
answer *    pl "W turze jest jedna akcja specjalna: niech to będzie Pamiętnik."
            en "A turn has one special action: let it be the Diary."

expect public.glory[0] = 2
expect public.xp[0] = 1

plain
set! public.champion = anuth celethe
set! public.champion_at = tree-forest sphere-mist
set! public.units[golem][1][tree-mountain] = 2
set! public.pool[golem][1] = 0
set! public.pool[construct][1] = 1
set! public.equipment[0] = c033
set! public.glory[0] = 2
set! public.energy[0] = 2
set! public.xp[0] = 1
set! private[0].hand = c019
set! private[1].hand = c001
say         pl "Dwa punkty chwały, a Pamiętnik zostaje! Następna tura: zagraj Pancerz Wybrańca i umieść go."
            en "Two glory, and the Diary stays! Your next turn: play Champion's Armour and place it."
point hand:c019 board:c033
want act c019
answer use   pl "Można, ale z tym poczekaj. Najpierw Pancerz."
             en "You could, but let it wait. First the Armour."
answer *    pl "Najpierw Pancerz: zagraj go."
            en "First the Armour: play it."

say         pl "Ulepszenie działa stale. Na każdy rodzaj jest jedno miejsce: Wybraniec, konstrukty, golemy,"
            pl "fortyfikacje, akcje."
            en "An upgrade works all the time. There is one place for each kind: champion, constructs,"
            en "golems, forts, actions."
point played
want effect
answer *    pl "Najpierw umieść Pancerz: bez niego golemy Oli są silniejsze."
            en "Place the Armour first: without it Ola's golems are stronger."

expect public.upgrade[0][champion] = c019
say         pl "Wybraniec ma teraz 3+2, a golemy Oli w górach razem 4. Przejmij góry: rusz Wybrańca."
            en "Your champion now has 3+2, and Ola's golems in the mountain 4 together. Take over the"
            en "mountain: move your champion."
point region:8 region:9
want move champion
answer *    pl "Pokaż, co daje Pancerz: rusz Wybrańca."
            en "Show what the Armour is worth: move your champion."

say         pl "W góry na twojej wyspie."
            en "Into the mountain of your island."
point region:9
want to tree-mountain
answer *    pl "Golemy Oli stoją w górach, obok."
            en "Ola's golems stand in the mountain, next door."

say         pl "Góry są twoje. Karta, która została na planszy, nie wraca do ręki z początkiem Ery, więc"
            pl "nie da już punktów."
            en "The mountain is yours. A card that stays on the board does not come back to your hand with"
            en "a new era, so it gives no more points."
point board:c019

say         pl "Wykładaj wcześnie to, co pracuje co turę. Resztę zagrywaj dla punktów i efektu."
            en "Place early what works every turn. Play the others for points and effects."
