# The last round of a Year, its prizes and the new turn order; the final scoring.
game icaion

lesson      pl "Koniec Roku i koniec gry"
            en "The end of a Year and of the game"
minutes 4
teaches prize scored

# R-ICA-4.3 R-ICA-4.4 R-ICA-5.12 R-ICA-5.13 R-ICA-16.2 R-ICA-16.3 R-ICA-16.4 R-ICA-17.1 R-ICA-17.2 R-ICA-17.3 R-ICA-17.4
# R-ICA-17.5 R-ICA-17.6 R-ICA-17.8
players 2
plain
set! public.node = r0 x2
set! public.round = 5
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.crystals = 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
set! public.parasites[10] = 1
set! public.reputation = 20 26
set! public.collected = 2 3
set! public.charged = 0
set! public.special_left = 0
set! public.base_count = 1
set! public.cage[0][0] = [0,0,0,1,0]

say         pl "Gdy na torze leży piąta karta regionu, trwa ostatnia runda Roku. Karta Kolosa przedłuża"
            pl "Rok o rundę."
            en "When the fifth region card lies on the track, it is the last round of the Year. A"
            en "Colossus card makes the Year one round longer."
point track

say         pl "Za zebrane pasożyty są nagrody: 9 PR dla pierwszego, 4 dla drugiego. Masz dwa, Ola trzy,"
            pl "a przy remisie lepszy jest ten, kto gra wcześniej, czyli ty. Co zrobisz?"
            en "There are prizes for parasites: 9 RP for the first, 4 for the second. You have two, Ola"
            en "three, and of equals the one earlier in turn order is ahead: you. What do you do?"
point region:10 cage:0
want eradicate
answer extract    pl "Trzy kryształy są miłe, ale jeden pasożyt więcej to 5 PR różnicy."
                  en "Three crystals are nice, but one more parasite makes a difference of 5 RP."
answer end-turn   pl "Masz szary kryształ, a obok jest pasożyt. Zwalcz go przed końcem Roku."
                  en "You have a grey crystal, and a parasite beside you. Remove it before the Year ends."
answer *          pl "To może poczekać do nowego Roku, a nagroda nie. Zwalczaj pasożyta."
                  en "That can wait for the new Year, but the prize cannot. Eradicate."

let 1 move r2
chance 2/7 0/1
let 1 end-turn

expect public.year = 2
expect public.reputation = [29,30,0,0,0]
expect public.order[0] = 0
expect public.charged = 3
expect decision MOVE 0
say         pl "9 PR dla ciebie, 4 dla Oli. W nowym Roku zasilacze są naładowane, Kolos ma nowe odłamki,"
            pl "na stosach leżą nowe kafelki. Zaczyna gracz z najmniejszą reputacją, a to dalej ty."
            en "9 RP for you, 4 for Ola. In the new Year power supplies are charged, the Colossus has new"
            en "shards, the stacks show new tiles. Whoever has least reputation plays first, and that is"
            en "still you."
point rp:0 rp:1 supply:0

plain
set! public.node = m0 r2
set! public.year = 3
set! public.round = 5
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 423
set! public.machine[1] = [1,0,0]
set! public.machine[2] = [0,1,0]
set! public.machine[5] = [1,0,0]
set! public.crystals = 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
set! public.reputation = 58 60
set! public.installed[0][0] = 2
set! public.shards[1] = [1,0,0]
set! public.charged = 0
set! public.special_left = 0
set! public.cage[0][0] = [0,1,0,0,1]
set! public.cage[1][0] = [1,0,1,0,0]
chance 0/15

say         pl "Ostatnia runda Roku III. Zaraz dojdą punkty: 1 za kryształ, zamontowana Aparatura jeszcze"
            pl "raz, a odłamki od −15 za żaden do 30 za pięć. Każdy odłamek podwaja jeden zamontowany"
            pl "kafelek."
            en "The last round of Year III. Soon these are added: 1 for each crystal, installed apparatus"
            en "again, and shards from −15 for none to 30 for five. Each shard doubles one installed"
            en "tile."
point cage:0 rp:0 rp:1

say         pl "Nie masz odłamka, a stoisz przy Kolosie z różowym kryształem. Jaka akcja da najwięcej?"
            en "You have no shard, but stand at the Colossus with a pink crystal. Which action brings"
            en "most?"
point colossus
want investigate
answer extract    pl "To 2 kryształy, czyli 2 PR. A brak odłamka kosztuje aż 15: zbadaj Kolosa."
                  en "That is 2 crystals, so 2 RP. Having no shard costs 15: investigate."
answer *          pl "Kto kończy bez odłamka, traci 15 PR. Spróbuj go zdobyć."
                  en "Whoever ends without a shard loses 15 RP. Try to get one."

say         pl "Wartość 1: masz szczęście. Wydaj kryształ i zachowaj odłamek."
            en "Value 1: you are lucky. Spend the crystal and keep the shard."
want spend 1
answer *          pl "Ten jeden kryształ jest wart 15 PR i podwojenie Aparatury."
                  en "This one crystal is worth 15 RP and a doubled tile."

let 1 move l2
let 1 end-turn

expect over
expect score 0 = 75
expect score 1 = 64
say         pl "75 do 64: wygrywasz! Odłamek dał 15 PR, a Aparatura podwojone 6. Na początku ostatniego"
            pl "Roku policz, co zdążysz: odłamek, montaż, nagrodę za pasożyty."
            en "75 to 64: you win! The shard was worth 15 RP, and the tile scored 6 twice. At the start"
            en "of the last Year count what you have time for: a shard, an installation, the prize for"
            en "parasites."
point rp:0 rp:1
