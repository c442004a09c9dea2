# The end of the game: how points are counted, one more round, and play to the end.
game seasons

lesson      pl "Ostatnie rundy"
            en "The last rounds"
minutes 4

# R-SEA-14.4 R-SEA-14.5 R-SEA-15.1 R-SEA-15.2 R-SEA-15.4 R-SEA-C19.1
players 2   option level=1   option first=2
random 12

set! public.space = 11
set! public.rolled_season = autumn
set! public.dice[autumn] = [1,2,3,0,0]
set! public.face = [1,6,1,0,0]
set! public.year = 3
set! public.round = 19
set! public.gauge = 3 3
set! public.crystals = 44 58
set! public.reserve[0] = [1,0,1,0]
set! public.library_taken = [1,1]
set! public.tableau[0] = purse-of-io staff-of-spring
set! public.tableau[1] = hourglass-of-time purse-of-io beggars-horn
set! private[0].library = [[],[]]
set! private[1].library = [[],[]]
set! private[0].hand = ragfields-helm amulet-of-air
set! private[1].hand = []

let 1 take-die 1

say         pl "Trzeci rok się kończy. Dodasz wtedy kryształy i prestiż kart w grze, a odejmiesz po 5 za karty"
            pl "na ręce i cenę bonusów. Żetony nie będą nic warte."
            en "Year three is nearly over. Then you add crystals and the prestige of your cards in play, and"
            en "lose 5 for each card in hand and the price of bonuses. Tokens are worth nothing."
point score:0 hand:ragfields-helm hand:amulet-of-air

say         pl "Masz dwie karty, a powietrza starczy teraz na jedną. Przyda się jeszcze jedna runda! Gra kończy"
            pl "się, gdy znacznik minie pole 12. Którą kość weźmiesz, aby trwała dalej?"
            en "You hold two cards, but get air for only one of them now. One more round would help! The game"
            en "ends when the marker passes space 12. Which die do you take, so that it goes on?"
point die:2 die:3 wheel
want take-die 2
answer take-die 3   pl "Zostałyby trzy oczka: znacznik minąłby pole 12 i to byłaby ostatnia runda."
                    en "Then three pips would be left: the marker would pass space 12, and this would be the last round."

let 1 end-turn

say         pl "Hełm Ragfielda da na koniec 20 kryształów, jeśli będziesz mieć w grze więcej kart niż Ola, która"
            pl "ma trzy. Na Hełm masz już powietrze: przywołaj go."
            en "Ragfield's Helm brings 20 crystals at the end if you have more cards in play than Ola, who has"
            en "three. Now you have the air for it: summon the Helm."
point hand:ragfields-helm
want summon ragfields-helm
answer summon amulet-of-air     pl "O trzy żetony powietrza na Hełm będzie w ostatniej rundzie trudno, o dwa na Amulet łatwiej. Teraz Hełm!"
                                en "In the last round three air for the Helm may be hard to get; two for the Amulet are easier. Now the Helm!"
answer end-turn     pl "Najpierw Hełm: masz na niego żetony i miejsce, a na ręce tylko odejmie punkty."
                    en "First the Helm: you have the tokens and the room, and in your hand it only costs points."
answer *            pl "Nie trzeba: masz na Hełm i żetony, i miejsce w grze."
                    en "No need: you have both the tokens and the room for the Helm."
expect public.crystals[0] = 47
chance 3/6 1/6 1/6

say         pl "Dalej grasz bez podpowiedzi: koniec tej tury i jeszcze jedna runda. Przywołaj w niej Amulet"
            pl "powietrza: będziesz mieć więcej kart niż Ola i pustą rękę."
            en "Now play on your own to the end: finish this turn, then one more round. Summon the Amulet of Air"
            en "in it: then you have more cards than Ola, and an empty hand."
free 30 until over

say         pl "Koniec turnieju, spójrz na wynik! Kto planuje ostatnie rundy, ten zdąży przywołać swoje karty."
            pl "Znasz już całą grę: pora na pierwszą prawdziwą partię."
            en "The tournament is over: look at the score! Whoever plans the last rounds has time to empty their hand."
            en "Now you know the whole game: time for a first real one."
