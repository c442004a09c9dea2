# Bonuses: what they give, what they cost, when they pay.
game seasons

lesson      pl "Bonusy i ich cena"
            en "Bonuses and their price"
minutes 3
teaches bonus

# R-SEA-9.1 R-SEA-9.3 R-SEA-9.4 R-SEA-15.2
players 2
plain
set! public.space = 12
set! public.rolled_season = autumn
set! public.dice[autumn] = [1,2,3,0,0]
set! public.face = [5,1,3,0,0]
set! public.year = 3
set! public.round = 19
set! public.gauge = 2 3
set! public.crystals = 31 38
set! public.reserve[0] = [3,0,0,2]
set! public.tableau[0] = amulet-of-fire staff-of-spring
set! public.tableau[1] = hourglass-of-time purse-of-io
set! private[0].hand = amulet-of-earth


say         pl "Cztery bonusy: wymiana żetonów, przemienienie, moc przywołania i dobór dwóch kart. Przez całą"
            pl "grę użyjesz najwyżej trzech i zapłacisz na koniec punktami: 5 za jeden, 12 za dwa, 20 za trzy."
            en "Four bonuses: exchange tokens, transmute, raise the gauge, draw two cards. You may use three in"
            en "the whole game, and pay in points at the end: 5 for one, 12 for two, 20 for three."
point bonuses:0

say         pl "Ostatnia runda gry. Na Amulet ziemi nie ma w grze miejsca, a karta na ręce to na koniec −5"
            pl "punktów. Który bonus pomoże?"
            en "The last round of the game. There is no room for the Amulet of Earth, and a card left in hand"
            en "costs 5 points. Which bonus helps?"
point hand:amulet-of-earth gauge:0 bonus:0 bonus:1 bonus:2
want bonus 2
answer bonus 0      pl "Żetony na Amulet już masz. Brakuje miejsca: spójrz na moc przywołania."
                    en "You have the tokens for the Amulet. What you lack is room: look at your gauge."
answer bonus 1      pl "Kilka kryształów by przybyło, ale Amulet zostałby na ręce. Brakuje mu miejsca w grze."
                    en "That would bring some crystals, but the Amulet would stay in hand. What it lacks is room."
answer end-turn     pl "Wtedy Amulet zostanie na ręce i odejmie 5 punktów. Jest bonus, który zrobi mu miejsce."
                    en "Then the Amulet stays in hand and costs 5 points. One of the bonuses makes room for it."
expect public.gauge[0] = 3

say         pl "Moc przywołania 3: teraz Amulet się zmieści. Przywołaj go."
            en "A gauge of 3: now there is room for the Amulet. Summon it."
point hand:amulet-of-earth gauge:0
want summon amulet-of-earth
answer *            pl "Po to był ten bonus: przywołaj Amulet ziemi."
                    en "That is what the bonus was for: summon the Amulet of Earth."
expect public.crystals[0] = 43

say         pl "Bonus kosztował 5, a dał 23: 12 kryształów, 6 prestiżu i 5 za pustą rękę. Z bonusem"
            pl "przemienienia każdy żeton powietrza dałby 2 kryształy, lecz drugi bonus kosztuje 7 punktów."
            pl "Użyjesz go czy zakończysz turę?"
            en "It cost 5 and brought 23: 12 crystals, 6 prestige, and 5 for the empty hand. With the"
            en "transmutation bonus your three air would bring 2 crystals each, but a second bonus costs 7. Use"
            en "it, or end your turn?"
point bonus:1 bonuses:0 reserve:0
want end-turn
answer bonus 1      pl "Policz: 3 żetony po 2 to 6 kryształów, a bonus kosztuje 7. Nie opłaca się."
                    en "Count: 3 tokens at 2 make 6 crystals, and the bonus costs 7. It does not pay."
answer bonus        pl "To kosztowałoby 7 punktów i nie dało żadnego. Lepiej zakończ turę."
                    en "That would cost 7 points and bring none. Better end your turn."

say         pl "Dobrze policzone! Użyj bonusu, gdy daje więcej, niż kosztuje: pierwszy 5 punktów, drugi 7,"
            pl "trzeci 8. Jeden dobrze użyty bonus zwykle się opłaca."
            en "Well counted! Use a bonus when it brings more than it costs: 5 points for the first, 7 for the"
            en "second, 8 for the third. One that is well used mostly pays."
