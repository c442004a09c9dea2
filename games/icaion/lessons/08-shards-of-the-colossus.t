# Investigate: a shard is kept for as many pink crystals as its value; an order gives a second action.
game icaion

lesson      pl "Odłamki Kolosa"
            en "Shards of the Colossus"
minutes 3
teaches kept-shard lost-shard

# R-ICA-12.5 R-ICA-12.6 R-ICA-12.7 R-ICA-12.8 R-ICA-12.9 R-ICA-14.6 R-ICA-14.8 R-ICA-17.4 R-ICA-17.5 R-ICA-C222.1 R-ICA-4.3
players 2
plain
set! public.crystals = 1 1 1 1 1 2 1 1 1 1 2 1 1 1 1
set! public.charged = 0
set! public.cage[0][0] = [0,0,1,0,3]
set! private[0].hand = research-order
push MOVE 0

say         pl "Na koniec gry liczą się odłamki Kolosa: żaden to 15 PR mniej, jeden nic nie zmienia, a"
            pl "każdy następny dodaje coraz więcej. Postaraj się więc o choć jeden!"
            en "At the end of the game your shards of the Colossus count: none costs 15 RP, one changes"
            en "nothing, and each more adds more and more. So try to get at least one!"
point colossus

say         pl "Kolosa bada się z jednego z trzech węzłów jego krateru, póki ma odłamki. Podejdź do"
            pl "niego."
            en "You investigate the Colossus from one of the three nodes of its crater, while it has"
            en "shards. Go to it."
point colossus node:20 node:30
want move m0
want move u0
answer move   pl "Stamtąd nie dosięgniesz Kolosa. Świecą dwa węzły na brzegu jego krateru."
              en "The Colossus is out of reach there. Two nodes on the edge of its crater are lit."
chance 5/16

say         pl "Masz trzy różowe kryształy. Zbadaj Kolosa: los wskaże odłamek."
            en "You have three pink crystals. Investigate the Colossus: chance brings a shard."
point colossus cage:0
want investigate
answer *      pl "Kolos zaraz pójdzie dalej. Zbadaj go, póki stoisz obok."
              en "The Colossus will soon walk on. Investigate while you are beside it."

say         pl "Odłamek o wartości 2. Każdy różowy kryształ da 1 PR, a za dwa zachowasz odłamek."
            en "A shard of value 2. Each pink crystal brings 1 RP, and for two you keep the shard."
want spend 2
answer spend  pl "Wtedy odłamek przepadnie. Stać cię na dwa kryształy."
              en "Then the shard is lost. You can afford two crystals."

expect public.reputation[0] = 2
expect public.shards[0] = [0,1,0]
chance 14/15
say         pl "Odłamek twój! Masz też kartę z rozkazem: daje ona dodatkową akcję podstawową na zwykłych"
            pl "warunkach. Zagraj Rozkaz zbadania."
            en "The shard is yours! You also have an order: a card that gives one more basic action, on"
            en "its usual terms. Play Research Order."
point hand:research-order
want play research-order
answer *      pl "Nie kończ jeszcze: za zielony kryształ zbadasz Kolosa drugi raz w tej turze."
              en "Do not stop yet: for a green crystal you investigate a second time this turn."

say         pl "Wartość 3, a został ci jeden różowy. Odłamka nie zachowasz, ale reputację weźmiesz."
            en "Value 3, and you have one pink crystal left. You cannot keep the shard, but you can take"
            en "the reputation."
want spend 1
answer spend 0   pl "Ten kryształ da ci 1 PR. Wydaj go."
                 en "That crystal brings 1 RP. Spend it."

expect public.reputation[0] = 3
expect public.shards[0] = [0,1,0]
expect public.base_count = 1
say         pl "Odłamki mają wartość od 1 do 3, więc z trzema różowymi na pewno któryś zachowasz."
            pl "Kolosowi zostaje ich niewiele, a nowe dostaje dopiero z nowym Rokiem: nie zwlekaj."
            en "Shards are worth 1 to 3, so with three pink crystals you are sure to keep one. The"
            en "Colossus has few of them, and gets new ones only with a new Year: do not wait."
point colossus rp:0
