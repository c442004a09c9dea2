# The die that nobody takes moves the season marker.
game seasons

lesson      pl "Kość, której nikt nie wziął"
            en "The die nobody takes"
minutes 3

# R-SEA-4.3 R-SEA-13.4 R-SEA-14.4 R-SEA-C11.1
players 2   option level=1   option first=2
random 12

set! public.space = 1
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [2,1,1,0,0]
set! public.gauge = 2 2
set! public.crystals = 3 8
set! public.library_taken = [1,1]
set! public.tableau[0] = figrim-the-avaricious
set! private[0].library = [[],[]]
set! private[1].library = [[],[]]
set! private[0].hand = []


say         pl "Kości jest zawsze o jedną więcej niż graczy, więc jedna zostaje. Na koniec rundy jej oczka,"
            pl "czyli kropki, przesuwają znacznik o tyle pól. Tym razem pierwsza wybiera Ola."
            en "There is always one die more than players, so one is left. At the end of the round its pips, the"
            en "small dots, move the marker that many spaces. This time Ola chooses first."
point die:1 die:2 die:3 wheel

let 1 take-die 1

say         pl "Chciwy Figrim zabiera Oli kryształ przy każdej zmianie pory roku. Obie kości dają to samo,"
            pl "różnią się tylko oczkami. Do wiosny są trzy pola. Którą weźmiesz, aby nadeszła zaraz?"
            en "Figrim takes a crystal from Ola at each change of season. Both dice give the same, only their"
            en "pips differ. Spring is three spaces away. Which die do you take, so that it comes at once?"
point play:figrim-the-avaricious:0 die:2 die:3 wheel
want take-die 3
answer take-die 2   pl "Wtedy zostałaby kość z jednym oczkiem: znacznik zrobiłby krok i dalej byłaby zima."
                    en "Then the die with one pip would be left: the marker takes one step, and it is still winter."

let 1 end-turn

say         pl "Zostaje kość z trzema oczkami, więc znacznik przejdzie na pole 4. Zakończ turę i patrz."
            en "The die with three pips is left, so the marker will go to space 4. End your turn and watch."
point die:2 wheel
want end-turn
answer *            pl "Bonus nie jest tu potrzebny: zakończ turę."
                    en "You need no bonus here: end your turn."
expect public.space = 4
expect public.crystals = [4,7,0,0]

set! public.dice[spring] = [1,2,3,0,0]
set! public.face = [2,1,1,0,0]
do 0 take-die 1
do 1 take-die 2
do 0 end-turn
do 1 end-turn
set! public.space = 8
set! public.rolled_season = summer
set! public.dice[summer] = [1,2,3,0,0]
set! public.face = [4,5,6,0,0]
set! public.reserve[0] = [3,0,0,0]
set! public.reserve[1] = [0,0,0,0]

let 1 take-die 2

say         pl "Figrim dostał kryształ! Teraz jest lato: żeton powietrza daje 3 kryształy, a jesienią da 1."
            pl "Przemieniać możesz najwcześniej w następnej rundzie. Którą kość weźmiesz, aby lato trwało?"
            en "Figrim got his crystal! Now it is summer: your air tokens bring 3 each, in autumn only 1. You"
            en "cannot transmute before the next round. Which die do you take, so that summer lasts?"
point die:1 die:3 rates wheel
want take-die 1
answer take-die 3   pl "Wtedy zostałyby dwa oczka i znacznik stanąłby na polu 10: to już jesień."
                    en "Then two pips would be left, and the marker would come to space 10: that is autumn."

let 1 end-turn

say         pl "Zakończ turę: znacznik przejdzie tylko na pole 9."
            en "End your turn: the marker goes only to space 9."
point wheel
want end-turn
answer *            pl "Bonus nie jest tu potrzebny: zakończ turę."
                    en "You need no bonus here: end your turn."
expect public.space = 9

say         pl "Wciąż lato! Bierzesz jedną kość, ale decydujesz też o tej, która zostaje, zwłaszcza gdy"
            pl "wybierasz na końcu. Tak przyspieszasz albo przedłużasz rok."
            en "Still summer! You take one die, but also decide which one is left, above all when you choose"
            en "last. That is how you hurry the year or make it last."
