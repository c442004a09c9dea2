# The first lesson: a day of three actions, an enemy defeated, a night; how the game is won and lost.
game fall

lesson      pl "Dzień i noc"
            en "A day and a night"
minutes 4
teaches attacked defeated

# R-FAL-1.1 R-FAL-4.1 R-FAL-4.2 R-FAL-5.1 R-FAL-6.1 R-FAL-7.2 R-FAL-7.7 R-FAL-8.1 R-FAL-15.1 R-FAL-15.7 R-FAL-15.8
# R-FAL-19.1 R-FAL-19.2
players 2   option consent=ask
plain
set! public.island_at = shard sphere volcano monolith tree
set! public.hero = heir anuth
set! public.node = c4 l1
set! public.golems[2] = 1
set! public.constructs[7] = 1
set! public.constructs[11] = 1
set! public.isle[tree-mountain] = 3
set! public.isle[shard-mist] = 2
chance 2/20 5/14

say         pl "Dryfujące wyspy spadły wokół Miasta i schodzą z nich golemy oraz konstrukty. Bronicie Miasta"
            pl "razem: wszyscy wygrywają albo wszyscy przegrywają."
            en "The floating islands have fallen around the City, and golems and constructs come down from"
            en "them. You defend the City together: all of you win, or all of you lose."
point island:shard island:monolith island:tree island:sphere island:volcano

say         pl "Kolos nosi w podstawce pięć pierwotnych odłamków. Zabierzcie mu wszystkie, a każdy z was"
            pl "niech ma choć jeden: tak wygracie. Gdy obrona Miasta spadnie z 99 do zera, przegracie."
            en "The Colossus has five primal shards in its base. Take all of them, at least one for each of"
            en "you, and you win. When the defence of the City falls from 99 to nothing, you lose."
point colossus defence

say         pl "Grasz Dziedzicem i stoisz na węźle C4. W dzień masz trzy akcje, a ruch jako pierwsza z nich"
            pl "prowadzi aż o dwa węzły. W lesie przy Mieście stoi golem. Podejdź do niego."
            en "You play the Heir, on node C4. By day you have three actions, and a Move as the first of them"
            en "leads up to two nodes far. A golem stands in the forest beside the City. Go next to it."
point region:2 node:1 node:2
want move c1
want move c2
answer move   pl "Stamtąd nie sięgniesz lasu z golemem. Świecą dwa węzły, które do niego przylegają."
              en "From there the forest with the golem is out of reach. Two nodes that touch it are lit."
answer extract   pl "Kryształy się przydadzą, ale te stąd nie zapłacą za atak w lesie. Najpierw podejdź."
                 en "Crystals are useful, but those from here do not pay for an attack in the forest. Go"
                 en "there first."
answer *      pl "To może poczekać. Najpierw podejdź do golema."
              en "That can wait. First go next to the golem."

say         pl "Atak kosztuje kryształ w kolorze regionu, w lesie zielony. Wydobycie daje po jednym krysztale"
            pl "z każdego regionu przy twoim węźle. Wykonaj wydobycie."
            en "An attack costs a crystal in the colour of the region, green in the forest. Extract brings"
            en "one crystal from each region at your node. Do it."
want extract
answer *      pl "Bez zielonego kryształu nie zaatakujesz lasu. Masz jeszcze dwie akcje: zacznij od"
              pl "wydobycia."
              en "Without a green crystal you cannot attack in the forest. You have two actions left: extract"
              en "first."

expect public.crystals[0][green] = 1
say         pl "Teraz zaatakuj las. Zapłacisz zielonym kryształem i odkryjesz kartę dowodzenia: jej liczba to"
            pl "twoja siła."
            en "Now attack the forest. You pay the green crystal and reveal a command card: its number is"
            en "your strength."
point region:2
want attack 2
answer *      pl "Golem sam nie odejdzie. Zaatakuj las, póki masz akcję."
              en "The golem will not leave by itself. Attack the forest while you have an action."

expect public.revealed = c023
say         pl "Siła 2. Konstrukt kosztuje 1 siły, golem 2: akurat starczy. Pokonaj go."
            en "Strength 2. A construct costs 1 strength and a golem 2: just enough. Defeat it."
want kill 1
answer *      pl "Siła, której nie użyjesz, przepada. Pokonaj golema."
              en "Strength that you do not use is lost. Defeat the golem."

say         pl "Pokonani nie giną, tylko wracają na wyspę, którą wskażesz. Wybierz dowolną."
            en "The defeated do not die: they go back to an island that you name. Choose any."
point island:shard island:monolith island:tree island:sphere island:volcano
want island

expect public.golems[2] = 0
expect public.actions_done = 3
say         pl "To były trzy akcje. Zakończ dzień: po turze każdego gracza nadchodzi noc z nową kartą."
            en "Those were three actions. End the day: after the turn of each player comes a night with a new"
            en "card."
want end-day
answer *      pl "Relikwie zostaw na trudniejszą chwilę. Zakończ dzień."
              en "Keep the relics for a harder moment. End the day."

expect public.constructs[2] = 2
expect public.machine[2] = [3,3,3]
expect public.defence = 99
say         pl "Noc odkryła kartę lasu i do lasu weszły dwa konstrukty. Gdzie wejdą wrogowie i jest ich razem"
            pl "trzech lub więcej, tam niszczą maszynę, a bez maszyn Miasto traci 5 obrony. Dzięki tobie jest"
            pl "tylko dwóch!"
            en "The night showed a forest card, and two constructs went into the forest. Where enemies enter"
            en "and three or more stand together, they destroy a machine, or without machines the City loses"
            en "5 defence. Thanks to you there are only two!"
point region:2

say         pl "Tak płynie gra: trzy akcje w dzień, potem noc, potem następny gracz. Wszystkich wrogów nie"
            pl "pokonasz, więc pilnuj miejsc, gdzie zaraz będzie ich trzech."
            en "So the game goes on: three actions by day, a night, then the next player. You cannot defeat"
            en "every enemy, so look where there will soon be three of them."
