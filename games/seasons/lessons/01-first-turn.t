# The first lesson: what the game is won with, a die, a card, the end of a turn.
game seasons

lesson      pl "Pierwsza tura"
            en "Your first turn"
minutes 3
teaches summoned

# R-SEA-4.3 R-SEA-5.2 R-SEA-7.1 R-SEA-C3.1 R-SEA-15.2
players 2   option level=1   option first=1
random 12

set! public.space = 5
set! public.rolled_season = spring
set! public.dice[spring] = [1,2,3,0,0]
set! public.face = [3,2,4,0,0]
set! public.round = 3
set! public.gauge = 1 1
set! public.library_taken = [1,1]
set! private[0].library = [[],[]]
set! private[1].library = [[],[]]
set! private[0].hand = amulet-of-earth


say         pl "Witaj w turnieju czarodziejów! Trwa trzy lata. Wygrywa, kto na koniec ma najwięcej punktów:"
            pl "za zebrane kryształy i za karty przywołane do gry."
            en "Welcome to the tournament of wizards! It lasts three years. Whoever has most points at the end wins:"
            en "for the crystals they gathered and the cards they brought into play."
point crystals:0 hand:amulet-of-earth

say         pl "Każda runda zaczyna się od kości: bierzesz jedną i dostajesz to, co pokazuje."
            pl "Amulet ziemi w twojej ręce kosztuje dwa żetony ziemi. Weź kość, która je daje."
            en "Each round begins with dice: you take one and get what it shows."
            en "The Amulet of Earth in your hand costs two earth tokens. Take the die that gives them."
point die:1 hand:amulet-of-earth
want take-die 1
answer take-die 2   pl "Ta kość daje tylko jedną ziemię, a Amulet kosztuje dwie."
                    en "That die gives only one earth, and the Amulet costs two."
answer take-die 3   pl "Ta kość daje nową kartę, ale żadnej energii. Na Amulet ziemi potrzeba dwóch żetonów ziemi."
                    en "That die gives you a new card, but no energy. The Amulet needs two earth tokens."

let 1 take-die 2
expect public.reserve[0] = [0,0,0,2]
expect public.crystals[0] = 3

say         pl "Ola wzięła swoją kość, a ty masz dwa żetony ziemi i trzy kryształy."
            pl "Wystarczy! Przywołaj Amulet ziemi: wybierz go z ręki."
            en "Ola took her die, and you have two earth tokens and three crystals."
            en "That is enough! Summon the Amulet of Earth: choose it in your hand."
point hand:amulet-of-earth reserve:0
want summon amulet-of-earth
answer end-turn     pl "Poczekaj z końcem tury: masz już wszystko, czego trzeba, aby przywołać Amulet."
                    en "Do not end your turn yet: you have all that the Amulet costs."
answer *            pl "Bonusy kosztują punkty na koniec gry, a tu żaden nie jest potrzebny. Wybierz Amulet z ręki."
                    en "Bonuses cost points at the end, and you need none here. Choose the Amulet in your hand."
expect public.crystals[0] = 12
expect score 0 = 18

say         pl "Udało się! Amulet od razu dał 9 kryształów, a na koniec gry doda 6 punktów prestiżu. Z tamtymi"
            pl "trzema kryształami masz już 18 punktów. Zakończ turę."
            en "Well done! The Amulet gave 9 crystals at once, and adds 6 prestige points at the end. With the"
            en "three crystals from before you have 18 points. End your turn."
point crystals:0 score:0
want end-turn
answer *            pl "Bonus kosztowałby punkty. Na razie wystarczy: zakończ turę."
                    en "A bonus would cost points. That is enough for now: end your turn."

say         pl "Tak wygląda każda tura: kość daje energię, energia karty, a karty punkty."
            pl "Dlatego zanim weźmiesz kość, spójrz, na co starczy ci żetonów."
            en "Every turn goes like this: a die gives energy, energy brings cards, cards bring points."
            en "So before you take a die, look which card its tokens would pay for."
