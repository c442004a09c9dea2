# Camping and longer moves for blue crystals; a batch goes into one cage, and what was in it is lost.
game icaion

lesson      pl "Drogi i klatki"
            en "Ways and cages"
minutes 3
teaches camped stored

# R-ICA-2.2 R-ICA-2.3 R-ICA-2.4 R-ICA-2.8 R-ICA-7.2 R-ICA-7.3 R-ICA-7.4 R-ICA-7.5 R-ICA-7.7 R-ICA-8.2 R-ICA-8.3 R-ICA-8.4 R-ICA-10.1
players 2
plain
set! public.node = r0 x1
set! public.crystals = 3 2 4 1 1 2 1 1 1 1 2 1 1 1 1
set! public.home[0] = 503
set! public.machine[9] = [1,0,0]
set! public.charged = 0
set! public.special_left = 0
set! public.cage[0][0] = [1,0,0,0,3]
set! public.cage[0][1] = [0,1,0,0,0]
push MOVE 0

say         pl "Pięć regionów leży przy Mieście, dziesięć dalej. Kolor regionu to kolor kryształów: rzeka"
            pl "niebieska, góry brązowe, las zielony, dolina mgieł szara, kryształowe pole różowe. Na"
            pl "brzegu jest pięć kraterów."
            en "Five regions lie at the City, ten farther out. The colour of a region is that of its"
            en "crystals: river blue, mountains brown, forest green, misty valley grey, crystal field"
            en "pink. Five craters lie at the rim."
point region:0 region:1 region:2 region:3 region:4

say         pl "Stoisz na R0, przy trzech bogatych regionach. Ruch nie może skończyć się tam, gdzie się"
            pl "zaczął. Aby zostać, rozbij obóz za niebieski kryształ."
            en "You stand on R0, at three rich regions. A move may not end where it began. To stay, camp"
            en "for a blue crystal."
point node:15 cage:0
want camp
answer move   pl "Można i tak, ale tu czekają trzy kolory, a niebieski kryształ na obóz już masz."
              en "You may, but here three colours await you, and you have the blue crystal for camping."

say         pl "Teraz wydobycie."
            en "Now extract."
want extract
answer *      pl "Obóz ma sens tylko wtedy, gdy z niego wydobywasz. Wykonaj wydobycie."
              en "Camping makes sense only if you extract from there. Do it."

say         pl "Uwaga: cała partia idzie do jednej klatki, a to, co w niej leżało, przepada! W jednej"
            pl "masz trzy różowe kryształy, w drugiej jeden brązowy. Gdzie odłożysz partię?"
            en "Take care: the whole batch goes into one cage, and what lay in it is lost! One holds"
            en "three pink crystals, the other a single brown one. Where do you store the batch?"
point cage:0 cage:1
want store 1
answer store 0   pl "Przepadłyby trzy różowe kryształy. W drugiej klatce przepadnie tylko jeden brązowy."
                 en "Three pink crystals would be lost. In the other cage only one brown one is."
answer throw     pl "Partię wolno odrzucić, ale trzy kryształy są więcej warte niż jeden brązowy."
                 en "You may throw the batch away, but three crystals are worth more than a brown one."

expect public.cage[0][0] = [0,0,0,0,3]
expect public.cage[0][1] = [1,0,1,0,1]
let 1 move r1
let 1 end-turn

say         pl "Twój kombajn z rzędu 2 jest już na planszy, więc każdy niebieski kryształ wydłuża ruch o"
            pl "węzeł. W lesie przy C1 leżą cztery kryształy, ale C1 jest o trzy węzły stąd. Idź tam."
            en "Your harvester of row 2 is on the board, so each blue crystal makes a move one node"
            en "longer. The forest at C1 holds four crystals, but C1 is three nodes away. Go there."
point node:1 region:2
want move c1
answer camp   pl "Tym razem wydaj niebieski na drogę: na obóz w tym samym miejscu szkoda tury."
              en "Spend the blue crystal on the way this time: there is less to gain here now."
answer move   pl "Stamtąd nie sięgniesz pełnego lasu. Świeci C1: za darmo dwa węzły, trzeci za niebieski."
              en "From there the full forest is out of reach. C1 is lit: two nodes are free, blue pays"
              en "the third."

expect public.node[0] = c1
expect public.cage[0][1] = [0,0,1,0,1]
say         pl "Liczba na węźle mówi, ile niebieskich kosztuje droga. Zbieraj niebieskie, gdy chcesz"
            pl "zostawać lub chodzić daleko, i miej pustą klatkę przed każdym wydobyciem."
            en "The number on a node says how many blue crystals the way costs. Gather blue when you want"
            en "to stay or go far, and have an empty cage before you extract."
