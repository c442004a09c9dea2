# The two limits of a player: the summoning gauge and the reserve.
game seasons

lesson      pl "Dwa limity"
            en "Two limits"
minutes 3
teaches gauge dropped

# R-SEA-1.7 R-SEA-5.3 R-SEA-5.4 R-SEA-7.1 R-SEA-10.1 R-SEA-10.2 R-SEA-C1.1
players 2   option level=1   option first=1
random 12

set! public.space = 2
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [2,5,4,0,0]
set! public.gauge = 1 1
set! public.reserve[0] = [2,0,2,2]
set! public.library_taken = [1,1]
set! public.tableau[0] = amulet-of-fire
set! private[0].library = [[],[]]
set! private[1].library = [[],[]]
set! private[0].hand = amulet-of-air die-of-malice


say         pl "Moc przywołania mówi, ile kart możesz mieć w grze. Twoja wynosi 1, a jedna karta już leży: brak"
            pl "miejsca. Nawet Kość złej woli, która nic nie kosztuje, musi poczekać."
            en "Your summoning gauge says how many cards you may have in play. It stands at 1, and there is a"
            en "card: no room. Even the Die of Malice, which costs nothing, has to wait."
point gauge:0 play:amulet-of-fire:0 hand:die-of-malice

say         pl "Gwiazdka na kości zwiększa moc przywołania o 1. Weź kość z gwiazdką."
            en "A star on a die raises your gauge by 1. Take the die with a star."
point die:1 die:2 die:3
want take-die 1
answer *            pl "Na tej kości nie ma gwiazdki, więc dalej nie byłoby miejsca na karty."
                    en "That die has no star, so there would still be no room for cards."

let 1 take-die 2

say         pl "Moc wzrosła do 2. Ale zasoby mieszczą 7 żetonów, a masz ich już osiem! Jeden oddajesz od razu –"
            pl "tylko nie taki, jakim płaci się za Amulet powietrza."
            en "Your gauge rose to 2. But a reserve holds 7 tokens, and now you have eight! Give one back at"
            en "once – none of those that the Amulet of Air costs."
point reserve:0 hand:amulet-of-air
want drop water
want drop fire
want drop earth
answer drop air     pl "Powietrzem zapłacisz za Amulet powietrza. Oddaj coś innego."
                    en "Air pays for the Amulet of Air. Give back something else."
expect public.gauge[0] = 2

say         pl "Jest jedno wolne miejsce, a karty dwie. Amulet powietrza zwiększa moc przywołania o 2."
            pl "Którą kartę przywołasz najpierw?"
            en "There is one free place, and two cards. The Amulet of Air raises your gauge by 2."
            en "Which card do you summon first?"
point hand:amulet-of-air hand:die-of-malice gauge:0
want summon amulet-of-air
answer summon die-of-malice     pl "Kość zajęłaby ostatnie miejsce. Najpierw karta, która robi miejsce dla innych!"
                                en "The Die would take the last place. First the card that makes room for others!"
answer end-turn     pl "Masz miejsce i powietrze na Amulet: przywołaj go, zanim skończysz turę."
                    en "You have room and air for the Amulet: summon it before you end your turn."
answer *            pl "Bonusy kosztują punkty, a Amulet da ci miejsce za darmo."
                    en "Bonuses cost points, and the Amulet makes room without."
expect public.gauge[0] = 4

say         pl "Moc 4, dwie karty w grze: teraz zmieści się i Kość złej woli. Przywołaj ją."
            en "A gauge of 4 and two cards in play: now there is room for the Die of Malice. Summon it."
point gauge:0 hand:die-of-malice
want summon die-of-malice
answer end-turn     pl "Kość złej woli nic nie kosztuje i jest warta 8 punktów prestiżu. Przywołaj ją."
                    en "The Die of Malice costs nothing and is worth 8 prestige points. Summon it."
answer *            pl "Bonus nie jest tu potrzebny: masz już miejsce na Kość złej woli."
                    en "You need no bonus here: there is room for the Die of Malice now."

say         pl "Moc przywołania zdobyta wcześnie służy całą grę, bo każda karta w grze to punkty."
            pl "A zanim weźmiesz kolejne żetony, wydaj te, które by się nie zmieściły."
            en "A gauge raised early serves you all game, for every card in play means points."
            en "And before you take more tokens, spend those for which there would be no room."
