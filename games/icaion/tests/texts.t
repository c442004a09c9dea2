# What players read, in both languages: cards, tiles, questions and the log.
game icaion

scenario the Colossus cards name the nodes of regions, and the Colossus before its crater
# R-ICA-5.11 R-ICA-K23.1 R-ICA-K24.1 R-ICA-K25.1
players 2
plain
expect entry tread en "Every seeker on a node of a region at that crater is hit."
expect entry tread pl "Każdy Poszukiwacz na węźle regionu przy tym kraterze zostaje trafiony."
expect entry trample en "every seeker on a node of a region at any crater of its walk, the first and the last included"
expect entry trample pl "na węźle regionu przy którymkolwiek kraterze tej drogi, łącznie z pierwszym i ostatnim"
expect entry shed en "Event card. Each region at the crater of the Colossus gets 1 parasite."
expect entry shed pl "Karta wydarzenia. Każdy region przy kraterze Kolosa dostaje 1 pasożyta."
expect entry shed en "Every seeker on a node of a region at that crater is hit."

scenario the wound of a Colossus card reaches the nodes of its regions, not those of the crater alone
# R-ICA-5.11 R-ICA-K23.1
players 2
plain
set! public.track = river-card mountains-card
set! public.node = c3 r1
do 0 end-turn
do 1 move x1
chance 3/4
do 1 end-turn
expect event round with 3 tread              expect event colossus with 1 1
expect event hit 1 = 1       expect no-event hit 0         # x1 touches region H1, at crater 2
expect says en "The Colossus walks 1 crater"               expect says pl "Kolos idzie 1 krater dalej"

scenario region cards tell that the inner region may stay free
# R-ICA-5.6
players 2
plain
expect entry river-card en "with 2 or 3 players the inner region gets no parasite"
expect entry misty-valley-card pl "przy 2 i 3 graczach region wewnętrzny pasożyta nie dostaje"

scenario tiles have a title, and tell what they count and where they are installed
# R-ICA-13.5 R-ICA-13.6 R-ICA-T1.1 R-ICA-T1.2 R-ICA-T2.1 R-ICA-T4.2 R-ICA-T5.2
players 2
plain
expect entry blue-1 en "Blue apparatus I"    expect entry blue-1 pl "Aparatura niebieska I"
expect entry pink-3 en "Pink apparatus III"  expect entry pink-3 pl "Aparatura różowa III"
expect entry blue-1 en "Day: 3 RP for each bonus unlocked in row 1 (strength) of your department board (the refiner unlocks none)."
expect entry blue-1 pl "Dzień: 3 PR za każdą premię odblokowaną w rzędzie 1 (siła) twojej planszy działu (rafineria nic tam nie odblokowuje)."
expect entry blue-2 en "an upgrade that is such a symbol counts like one"
expect entry pink-2 pl "każde ulepszenie z klatką liczy się jak ona"
expect entry brown-1 en "harvesters that stands on the board (destroyed ones do not count)"
expect entry brown-1 pl "kombajn, który stoi na planszy (zniszczone się nie liczą)"
expect entry grey-3 en "at the end of the game: in Year III"
expect entry grey-3 pl "na koniec gry: w Roku III"

scenario the log names a tile by its title
# R-ICA-13.4 R-ICA-13.6
players 2
plain
set! public.node[0] = c0
do 0 retrieve grey
expect event retrieved 0 with grey-1
expect says en "retrieves: Grey apparatus I"               expect says pl "pozyskuje: Aparatura szara I"

scenario a free journey, and points for a hit that wounds nobody
# R-ICA-S1.1 R-ICA-C243.1
players 2
plain
expect entry lone-survivor en "to any other node for free"
expect entry lone-survivor pl "za darmo na dowolny inny węzeł"
expect entry raid-1 en "Score 7 RP for each one hit, also for one who discards a card or lies already."
expect entry raid-1 pl "także gdy odrzuci kartę lub już leży"

scenario three actions in a row, and the Parasite Sword once a turn
# R-ICA-S7.3 R-ICA-E12.2
players 2
plain
expect entry criminal en "Investigate, Retrieve or Install."
expect entry criminal pl "zbadanie Kolosa, pozyskanie Aparatury albo montaż Aparatury."
expect entry criminal pl "gdy zostaniesz ranna, i na początku każdego Roku"
expect entry parasite-sword en "score 2 RP, but only once a turn"
expect entry parasite-sword pl "zdobywasz 2 PR, ale nie częściej niż raz na turę"
expect entry apparatus-order pl "Rozkaz: Aparatura"
expect entry research-order en "an impossible action is lost"

scenario what the machines of row 2 unlock
# R-ICA-7.5 R-ICA-11.10
players 2
plain
set! public.cage[0][0] = [0,1,0,0,0]
expect choice 0 en "(cost 1, +1 RP; +1 node for a blue crystal)"
expect choice 0 pl "+1 węzeł za niebieski kryształ"
do 0 deploy 3 5
expect event deployed 0 with 3 5 1           expect event unlocked 0 with 3
expect says en "unlocks: +1 node for a blue crystal"
expect says pl "odblokowuje: +1 węzeł za niebieski kryształ"

scenario a neutral machine that is destroyed
# R-ICA-6.2 R-ICA-6.3
players 2
plain
set! public.track = river-card mountains-card
set! public.machine[6] = [0,6,0]
set! public.parasites[6] = 3
set! public.node = c3 c2
do 0 end-turn
do 1 move c1
chance 3/4
do 1 end-turn
expect event destroyed with 6 1 6            # the region, a scavenger, the first neutral colour
expect says pl "zbieraczka (neutralny kolor A)"            expect says en "scavenger (neutral A)"

scenario a card that is used up is told by what it does
# R-ICA-14.2
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = rumour-1
do 0 play rumour-1
expect event played 0 with rumour-1          expect event reputation 0 with 4
expect no-event used-up      expect says pl "zagrywa „Pogłoska”"

scenario how much a batch brings and loses
# R-ICA-8.2 R-ICA-8.3
players 2
plain
set! public.cage[0][0] = [0,0,0,0,3]
set! public.crystals[5] = 1
do 0 extract
expect prompt 0 en "Which cage takes the batch (1 green crystal)? What it holds is lost"
expect choice 0 en "Store in: cage 1 (lost: 3 pink crystals)"
expect choice 0 pl "Odłóż do: klatka 1 (przepada: 3 różowe kryształy)"
do 0 store 0
expect event stored 0 with 0 1 3             expect says en "stores 1 crystal (cage 1), 3 lost"

scenario the parasites of the Year and their prize
# R-ICA-16.3 R-ICA-16.4
players 3
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.collected = [1,4,0,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect event prize 1 with 1 4               expect event reputation 1 with 9
expect event prize 0 with 2 1               expect event reputation 0 with 4
expect no-event prize 2      expect says pl "w tym Roku 4 pasożyty, miejsce 1"

scenario the value of a shard and what was spent for it
# R-ICA-12.6 R-ICA-12.8 R-ICA-12.9
players 2
plain
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,2]
chance 15/16
do 0 investigate
expect event shard 0 with 3
expect prompt 0 en "The shard is worth 3. How many pink crystals do you spend? (1 RP each)"
expect choice 0 en "Spend 2 pink crystals (+2 RP), the shard is lost"
do 0 spend 2
expect event spent 0 with 2 3               expect event reputation 0 with 2
expect event lost-shard 0 with 3            expect no-event kept-shard

scenario texts name the house rule that changes them
# R-ICA-X1.3 R-ICA-X1.4 R-ICA-X1.5 R-ICA-X1.6 R-ICA-X1.12 R-ICA-X1.13
players 2
plain
expect entry research-order en "(With the house rule: the card cannot be played when the action is impossible.)"
expect entry research-order pl "(Z zasadą domową: karty nie można zagrać, gdy akcja jest niemożliwa.)"
expect entry sprint-1 en "(With the house rule: at any time after a move.)"
expect entry sprint-1 pl "(Z zasadą domową: kiedykolwiek po ruchu.)"
expect entry lone-survivor en "(With the house rule: to your own too.)"
expect entry lone-survivor pl "(Z zasadą domową: także na własny.)"
expect entry blue-1 en "(With the house rule upgrades do not count.)"
expect entry pink-1 pl "(Z zasadą domową ulepszenia się nie liczą.)"
expect no-entry grey-1 en "house rule"
expect entry spare-track-1 en "(With the house rule: the basic move stays as it is, and each blue crystal buys one node more.)"
expect entry spare-track-1 pl "(Z zasadą domową: ruch podstawowy się nie wydłuża, za to każdy niebieski kryształ daje o węzeł więcej.)"
expect no-entry hyper-boots en "blue crystal"

scenario the map tells of each node what is beside it, how far it is and who stands there
# R-ICA-2.1 R-ICA-2.2 R-ICA-2.6
players 2
plain
set! public.node = c0 x3
expect mapped 0 en "L0: I0 (river), H0 (forest), P4 (misty valley); next to: A4, R0, M0; 3 nodes from you"
expect mapped 0 en "C0: I0 (river), I1 (mountains), City; next to: C1, C4, A0; you are here; on it: Player 1"
expect mapped 0 pl "X3: H3 (rzeka), P3 (las); obok: R3, S4, U3; od ciebie 5 węzłów; na nim: Gracz 2"
expect mapped 1 pl "X3: H3 (rzeka), P3 (las); obok: R3, S4, U3; tu stoisz; na nim: Gracz 2"
expect not-mapped en "from you"                                # a spectator stands nowhere

scenario and of each region what lies in it
# R-ICA-2.4 R-ICA-6.1
players 2
plain
set! public.crystals[9] = 2
set! public.parasites[9] = 3
set! public.machine[9] = [0,0,6]
expect mapped 0 en "H4 (mountains): 2 brown crystals, 3 parasites, refiner (neutral A); nodes: L4, R4, M4, U4, X4"
expect mapped 0 pl "H4 (góry): 2 brązowe kryształy, 3 pasożyty, rafineria (neutralny kolor A); węzły: "
expect mapped 0 en "2◆ 3✱"          expect mapped 0 en "H4 mountains"     # the picture
expect mapped 0 en "●a"
expect mapped 0 en "P3 (forest): nothing; nodes: A3, L4, R3, M4, S4, X3"

scenario craters are called by their colours, and the Colossus looks to the next one
# R-ICA-2.8 R-ICA-2.9 R-ICA-5.9
players 2
plain
set! public.colossus = 2
expect mapped 0 en "green crater: nodes: M2, S2, U2; the Colossus stands here and walks on to the grey crater"
expect mapped 0 pl "krater zielony: węzły: M2, S2, U2; stoi tu Kolos, dalej na jego drodze: krater szary"
expect mapped 0 en "Colossus←"      expect mapped 0 pl "Kolos←"
expect drawn 0 en "Colossus: green crater"                 expect drawn 0 pl "Kolos: krater zielony"

scenario the table tells the Colossus cards to come and the shards that nobody has seen
# R-ICA-3.5 R-ICA-1.6
players 2
plain
set! public.shards[1] = [0,0,1]
expect drawn 0 en "(unseen of value 1, 2, 3: 5, 6, 4)"     expect drawn 0 pl "(nieznane o wartości 1, 2, 3: 5, 6, 4)"
expect drawn 0 en "Year 2: Trample · Year 3: Shed"         expect drawn 0 pl "Rok 2: Stratowanie · Rok 3: Wylinka"

scenario a move tells how far it leads and what it costs
# R-ICA-7.3 R-ICA-7.5
players 2
plain
set! public.cage[0][0] = [1,0,0,0,0]
set! public.home[0] = 0
push MOVE 0
expect choice 0 en "Move to R0: I0 (river), H0 (forest), P0 (crystal field); 1 node"
expect choice 0 pl "Idź na L0: I0 (rzeka), H0 (las), P4 (dolina mgieł); 2 węzły"
expect choice 0 en "Move to A4: I0 (river), I4 (crystal field), P4 (misty valley); 3 nodes, 1 blue crystal"
expect choice 0 pl "Idź na A4: I0 (rzeka), I4 (kryształowe pole), P4 (dolina mgieł); 3 węzły, 1 niebieski kryształ"
