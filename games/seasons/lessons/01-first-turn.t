# The first lesson: take a die, summon a card, change tokens for crystals.
game seasons

lesson      pl "Pierwsza tura"
            en "Your first turn"
minutes 4
teaches took-die summoned

# R-SEA-4.3 R-SEA-5.2 R-SEA-7.1 R-SEA-6.1
players 2   option level=1   option first=1
random 12

set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [5,2,3,0,0]
set! public.gauge = 1 1
set! public.crystals = 0 0
set! public.reserve[0] = [0,0,0,0]
set! private[0].hand = amulet-of-water potion-of-knowledge


say         pl "Jest zima. Na stole leżą trzy zimowe kości: o jedną więcej niż graczy."
            pl "W każdej rundzie bierzesz jedną z nich i dostajesz to, co pokazuje."
            en "It is winter. Three winter dice lie on the table: one more than there are players."
            en "Each round you take one of them and get what it shows."
point die:1 die:2 die:3

say         pl "Masz na ręce Amulet wody. Kosztuje dwa żetony wody. Weź kość, która je daje."
            en "You hold the Amulet of Water. It costs two water tokens. Take the die that gives them."
point die:2 hand:amulet-of-water
want take-die 2
answer take-die 1   pl "Ta kość pozwala dobrać kartę, ale nie daje wody."
                    en "That die lets you draw a card, but gives no water."
answer take-die 3   pl "Ta kość daje po jednym żetonie wody i powietrza. Brakowałoby jednego."
                    en "That die gives one water and one air token. You would be one short."

let 1 take-die 3
