# Why the set-up and the day's menu refuse an action: reasons of games/fall/reasons.def.
game fall

scenario a colour of machines is that of one kind only
# R-FAL-3.6
players 2   option machines=chosen   option golems=random
do 0 paint 3
expect why 0 painted paint 3      expect why 0 none paint 4
expect why-says 0 en "This colour (yellow) is that of the machines of another kind of region: river" paint 3
expect why-says 0 pl "Ten kolor (żółty) mają już maszyny innego rodzaju regionów: rzeka" paint 3
expect why 0 other-question extract      expect why 1 not-your-turn paint 4      expect why 0 no-such paint 6

scenario a colour has one player
# R-FAL-3.10
players 2   option colours=chosen   option characters=picked   option golems=random
do 0 pile 0      do 0 character anuth
expect why 1 none character heir      expect why 1 other-pile character telron
expect why-says 1 en "Telron is of the other pile; what is chosen now is a seeker of Icaion" character telron
expect why-says 1 pl "Telron jest z drugiego stosu; teraz wybierany jest Poszukiwacz z Icaionu" character telron
do 1 character heir
do 0 base 3
expect why 1 colour-taken base 3      expect why 1 none base 2
expect why-says 1 en "This colour (yellow) is taken: Anuth" base 3
expect why-says 1 pl "Ten kolor (żółty) jest już zajęty: Anuth" base 3

scenario a character is in the game once
# R-FAL-3.8
players 1   option golems=random
do 0 character sanya
expect why 0 character-taken character sanya      expect why 0 none character heir
expect why-says 0 en "This character is in the game already: Sanya" character sanya
expect why-says 0 pl "Ta postać jest już w grze: Sanya" character sanya

scenario champions start beside craters, seekers in the City
# R-FAL-3.13
players 1   option golems=random
do 0 character sanya      do 0 character telron
expect why 0 not-middle-node start c0      expect why 0 none start m0
expect why-says 0 en "A champion starts on the middle node of a crater (M0 to M4), not on C0" start c0
expect why-says 0 pl "Wybraniec zaczyna na środkowym węźle krateru (od M0 do M4), nie na C0" start c0
do 0 start m3
expect why 0 start-taken start m3      expect why 0 none start m2
expect why-says 0 en "Sanya starts on M3 already" start m3
expect why-says 0 pl "Na M3 zaczyna już Sanya" start m3

scenario a seeker does not start beside a crater
# R-FAL-3.13
players 1   option golems=random
do 0 character outsider      do 0 character heir
expect why 0 not-city-start start m0      expect why 0 none start c0
expect why-says 0 en "A seeker starts on a node of the City (C0 to C4), not on M0" start m0
expect why-says 0 pl "Poszukiwacz zaczyna na węźle Miasta (od C0 do C4), nie na M0" start m0

scenario what is chosen in the set-up is not chosen later
# R-FAL-3.8
players 2
plain
expect why 0 setup-over character heir      expect why 0 setup-over system      expect why 0 setup-over armour 1
expect why-says 0 en "This is chosen only while the game is set up" character heir
expect why-says 0 pl "To wybiera się tylko w przygotowaniu gry" character heir
expect why 0 setup-over base 1      expect why 0 setup-over paint 1      expect why 0 setup-over pile

scenario after three actions
# R-FAL-4.2
players 2   option consent=ask
plain
set! public.actions_done = 2
expect why 0 none extract
set! public.actions_done = 3
expect why 0 no-actions-left extract      expect why 0 no-actions-left move a0      expect why 0 no-actions-left attack 0
expect why 0 none activate 1 harvester    expect why 0 none end-day
expect why-says 0 en "All actions of this day are done (3 of 3)" extract
expect why-says 0 pl "Wszystkie akcje tego dnia są już wykonane (3 z 3)" extract

scenario how far a Move leads
# R-FAL-5.1
players 2   option consent=ask
plain
expect why 0 none move a0      expect why 0 too-far move x0
expect why-says 0 en "X0 is too far (Kolbor & Malabor): the way takes 3 nodes, this Move leads 2" move x0
expect why-says 0 pl "Na X0 jest za daleko (Kolbor i Malabor): droga liczy 3 węzły, a ten ruch obejmuje 2" move x0
set! public.actions_done = 1
expect why 0 too-far move r0      expect why 0 too-far move u2
expect why-says 0 en "R0 is too far (Kolbor & Malabor): the way takes 2 nodes, this Move leads 1" move r0
expect why-says 0 pl "Na R0 jest za daleko (Kolbor i Malabor): droga liczy 2 węzły, a ten ruch obejmuje 1" move r0
expect why-says 0 en "U2 is too far (Kolbor & Malabor): the way takes 4 nodes, this Move leads 1" move u2
expect why-says 0 pl "Na U2 jest za daleko (Kolbor i Malabor): droga liczy 4 węzły, a ten ruch obejmuje 1" move u2

scenario a Move ends elsewhere, beside nobody
# R-FAL-5.7
players 2
plain
expect why 0 same-node move c0      expect why 0 move-taken move c1      expect why 0 none move c4
expect why-says 0 en "A Move cannot end where it began: C0" move c0
expect why-says 0 pl "Ruch nie może kończyć się tam, gdzie się zaczął: C0" move c0
expect why-says 0 en "Heir stands on C1: you may pass, but not stay there" move c1
expect why-says 0 pl "Na C1 stoi Dziedzic: można tamtędy przejść, ale nie można tam zostać" move c1
expect why 0 no-such move 40

scenario only the Creature moves others
# R-FAL-S6.1
players 2
plain
expect why 0 not-mover move a0 2
expect why-says 0 en "Only the Creature may move another character instead" move a0 2
expect why-says 0 pl "Ruszyć inną postać zamiast siebie może tylko Istota" move a0 2
set! public.hero[0] = creature
expect why 0 none move a1 2      expect why 0 move-taken move c0 2      expect why 0 same-node move c1 2
expect why 0 no-such move a0 1      expect why 0 no-such move a0 3
expect why-says 0 en "Creature stands on C0: you may pass, but not stay there" move c0 2
expect why-says 0 pl "Na C0 stoi Istota: można tamtędy przejść, ale nie można tam zostać" move c0 2
expect why-says 0 en "U3 is too far (Heir): the way takes 5 nodes, this Move leads 2" move u3 2
expect why-says 0 pl "Na U3 jest za daleko (Dziedzic): droga liczy 5 węzłów, a ten ruch obejmuje 2" move u3 2

scenario crystals are deposited in the City
# R-FAL-6.6
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
expect why 0 none deposit
set! public.crystals[0] = 0 0 0 0 0
expect why 0 no-crystals deposit
expect why-says 0 en "Kolbor & Malabor has no crystals of their own, and parasites cannot be deposited" deposit
expect why-says 0 pl "Kolbor i Malabor nie ma własnych kryształów, a pasożytów nie można deponować" deposit
set! public.node[0] = a0
set! public.crystals[0] = 1 0 0 0 0
expect why 0 not-in-city deposit
expect why-says 0 en "Crystals are deposited on a node of the City (C0 to C4), and Kolbor & Malabor stands on A0" deposit
expect why-says 0 pl "Kryształy deponuje się na węźle Miasta (od C0 do C4), a Kolbor i Malabor stoi na A0" deposit

scenario enemies at the node, and something to pay with
# R-FAL-7.1 R-FAL-7.2
players 2
plain
set! public.crystals[0] = 0 0 0 0 1
set! public.city = 0 0 0 1 0
set! public.constructs[0] = 1
set! public.constructs[7] = 1
set! public.isle[shard-mist] = 2
expect why 0 not-at-region attack 7      expect why 0 no-enemies attack 1      expect why 0 attack-unpaid attack 0
expect why-says 0 en "H2 (crystal field) is out of reach: you attack in regions at your node (C0), which are: I0 (river), I1 (mountains)" attack 7
expect why-says 0 pl "H2 (kryształowe pole) jest poza zasięgiem: atakuje się w regionach przy swoim węźle (C0), a są tam: I0 (rzeka), I1 (góry)" attack 7
expect why-says 0 en "There are no enemies in I1 (mountains)" attack 1
expect why-says 0 pl "W I1 (góry) nie ma wrogów" attack 1
expect why-says 0 en "The attack costs a crystal (blue), a pair of another colour or a parasite. Kolbor & Malabor has: 1 pink; in the City: 1 grey" attack 0
expect why-says 0 pl "Atak kosztuje kryształ (niebieski), parę w innym kolorze albo pasożyta. Kolbor i Malabor ma: różowy ×1; w Mieście: szary ×1" attack 0
set! public.city = 1 0 0 0 0
expect why 0 none attack 0
set! public.city = 0 0 0 0 0
set! public.crystals[0] = 0 0 0 0 0
expect why-says 0 en "The attack costs a crystal (blue), a pair of another colour or a parasite. Kolbor & Malabor has: nothing; in the City: nothing" attack 0
expect why-says 0 pl "Atak kosztuje kryształ (niebieski), parę w innym kolorze albo pasożyta. Kolbor i Malabor ma: nic; w Mieście: nic" attack 0
set! public.jokers[0] = 1
expect why 0 none attack 0

scenario no card is left to reveal
# R-FAL-L3.6
players 2
plain
set! public.legacy.mode = 1
set! public.hero = telron anuth
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040 c041 c042 c043 c044 c045 c046 c047 c048 c049 c050 c051 c052 c053 c054 c055 c056 c057 c058 c059 c060 c061 c062 c063 c064 c065 c066 c067 c068 c069 c070 c071 c072 c073 c074 c075 c076 c077 c078 c079 c080
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
expect why 0 no-cards attack 0
expect why-says 0 en "No deck has a card that Telron could reveal" attack 0
expect why-says 0 pl "W taliach nie ma karty, którą mogłaby odkryć ta postać: Telron" attack 0
set! public.legacy.cards[0] = c001
expect why 0 none attack 0

scenario a monster in play, at the island, and something to pay with
# R-FAL-10.1 R-FAL-10.2
players 2
plain
set! public.monsters = utcoro
set! public.crystals[0] = 0 0 0 0 1
expect why 0 not-in-play strike onygauros      expect why 0 not-at-monster strike utcoro
expect why-says 0 en "This monster is on no island now: Onygauros" strike onygauros
expect why-says 0 pl "Tego potwora nie ma teraz na żadnej wyspie: Onygauros" strike onygauros
expect why-says 0 en "Utcoro is too far (Tree island): attack from a node at its island; Kolbor & Malabor stands on C0" strike utcoro
expect why-says 0 pl "Utcoro jest za daleko (Wyspa drzewa): atakuje się z węzła przy jego wyspie, a Kolbor i Malabor stoi na C0" strike utcoro
set! public.node[0] = m2
expect why 0 none strike utcoro
set! public.crystals[0] = 1 0 0 0 0
expect why 0 strike-unpaid strike utcoro
expect why-says 0 en "The attack costs a crystal (one of: brown, green, pink), a pair of another colour or a parasite. Kolbor & Malabor has: 1 blue; in the City: nothing" strike utcoro
expect why-says 0 pl "Atak kosztuje kryształ (jeden z: brązowy, zielony, różowy), parę w innym kolorze albo pasożyta. Kolbor i Malabor ma: niebieski ×1; w Mieście: nic" strike utcoro

scenario the Colossus is investigated on its node
# R-FAL-11.1 R-FAL-1.11
players 2
plain
expect why 0 not-at-colossus investigate 0
expect why-says 0 en "The Colossus is investigated on its node: it stands on X0, Kolbor & Malabor on C0" investigate 0
expect why-says 0 pl "Kolosa bada się na jego węźle: Kolos stoi na X0, a Kolbor i Malabor na C0" investigate 0
set! public.node[0] = x0
set! public.slot = 4 4 0 2 2
set! public.shards[1] = 0 0 1
expect why 0 none investigate 0      expect why 0 none investigate 3      expect why 0 no-shard investigate 2
expect why 0 shard-alike investigate 1      expect why 0 shard-alike investigate 4
expect why-says 0 en "This place of the base has no shard any more" investigate 2
expect why-says 0 pl "W tym miejscu podstawki nie ma już odłamka" investigate 2
expect why-says 0 en "Several shards are alike (an unseen shard): choose the first of them" investigate 1
expect why-says 0 pl "Takich samych odłamków jest kilka (nieznany odłamek): wystarczy wybrać pierwszy z nich" investigate 1
expect why-says 0 en "Several shards are alike (the shard of value 2): choose the first of them" investigate 4
expect why-says 0 pl "Takich samych odłamków jest kilka (odłamek o wartości 2): wystarczy wybrać pierwszy z nich" investigate 4

scenario not while Caerulas is there
# R-FAL-M3.1
players 2
plain
set! public.node[0] = x0
expect why 0 none investigate 0
set! public.monsters = caerulas
expect why 0 colossus-guarded investigate 0
expect why-says 0 en "While Caerulas is in play the Colossus cannot be investigated" investigate 0
expect why-says 0 pl "Dopóki w grze jest Caerulas, nie można badać Kolosa" investigate 0

scenario crossing between islands
# R-FAL-H7.1 R-FAL-5.10
players 2
plain
expect why 0 jump-from-nowhere jump m1
expect why-says 0 en "Crossing begins on a node at an island, and Kolbor & Malabor stands on C0" jump m1
expect why-says 0 pl "Przejście zaczyna się na węźle przy wyspie, a Kolbor i Malabor stoi na C0" jump m1
set! public.node = m0 m1
expect why 0 none jump s1      expect why 0 jump-too-far jump m2      expect why 0 node-taken jump m1
expect why-says 0 en "M2 is not at a neighbouring island" jump m2
expect why-says 0 pl "M2 nie leży przy sąsiedniej wyspie" jump m2
expect why-says 0 en "The node must be free, and Heir stands on M1" jump m1
expect why-says 0 pl "Węzeł musi być wolny, a na M1 stoi Dziedzic" jump m1
set! public.hero[0] = sanya
expect why 0 not-jumper jump s1
expect why-says 0 en "Only these can cross to another island: Kolbor & Malabor" jump s1
expect why-says 0 pl "Między wyspami umieją przechodzić tylko: Kolbor i Malabor" jump s1

scenario one machine in a turn, of the own colour, at the node
# R-FAL-12.1
players 2   option consent=ask
plain
set! public.machine[1] = [0,1,1]
expect why 0 no-machine activate 1 harvester      expect why 0 machine-of-other activate 0 harvester
expect why 0 machine-away activate 7 harvester    expect why 0 none activate 1 scavenger
expect why-thing 0 machine-of-other TYPE harvester    expect why-thing 0 none TYPE scavenger    expect why-thing 0 not-at-region REGION 7
expect why-says 0 en "There is no harvester in I1 (mountains) any more" activate 1 harvester
expect why-says 0 pl "W I1 (góry) nie ma już takiej maszyny: kombajn" activate 1 harvester
expect why-says 0 en "The harvester in I0 (river) is purple; the machines of Kolbor & Malabor are red" activate 0 harvester
expect why-says 0 pl "W I0 (rzeka) jest kombajn w kolorze: fioletowy. Kolbor i Malabor ma maszyny w kolorze: czerwony" activate 0 harvester
expect why-says 0 en "H2 (crystal field) is out of reach: you activate machines in regions at your node (C0), which are: I0 (river), I1 (mountains)" activate 7 harvester
expect why-says 0 pl "H2 (kryształowe pole) jest poza zasięgiem: aktywuje się maszyny w regionach przy swoim węźle (C0), a są tam: I0 (rzeka), I1 (góry)" activate 7 harvester
set! public.machine_used = 1
expect why 0 machine-used activate 1 scavenger
expect why-says 0 en "A machine has been activated this turn already" activate 1 scavenger
expect why-says 0 pl "W tej turze maszyna została już aktywowana" activate 1 scavenger

scenario a machine that could do nothing
# R-FAL-12.4 R-FAL-12.5
players 2   option consent=ask
plain
expect why 0 nothing-to-refine activate 1 refiner
expect why-says 0 en "There is no enemy for the refiner to defeat: I1 (mountains)" activate 1 refiner
expect why-says 0 pl "Rafineria nie ma tu kogo pokonać: I1 (góry)" activate 1 refiner
set! public.parasites[1] = 1
expect why 0 none activate 1 refiner      expect why 0 none activate 1 scavenger
set! public.forts[0] = 0
set! public.fort[0] = c0 c1 a0 a1 l1
expect why 0 no-forts activate 1 scavenger
expect why-says 0 en "Kolbor & Malabor has no fort in hand" activate 1 scavenger
expect why-says 0 pl "Kolbor i Malabor nie ma już fortyfikacji na ręce" activate 1 scavenger
set! public.forts[0] = 2
set! public.fort[0] = c0 c1 a0
set! public.forts[1] = 2
set! public.fort[1] = a1 l1 r1
expect why 0 no-fort-room activate 1 scavenger
expect why-says 0 en "Every node of this region has a fort already: I1 (mountains)" activate 1 scavenger
expect why-says 0 pl "Każdy węzeł tego regionu ma już fortyfikację: I1 (góry)" activate 1 scavenger

scenario no machine works while Kodror is there
# R-FAL-M7.2
players 2   option extra_monsters=on
plain
expect why 0 none activate 1 harvester
set! public.monsters = kodror
expect why 0 machines-barred activate 1 harvester
expect why-says 0 en "While Kodror is in play no machine can be activated" activate 1 harvester
expect why-says 0 pl "Dopóki w grze jest Kodror, nie można aktywować maszyn" activate 1 harvester

scenario only Leheir trades, once, with whoever has enough
# R-FAL-H3.1
players 3
plain
expect why 0 not-trader trade 1
expect why-says 0 en "Only Leheir can trade crystals" trade 1
expect why-says 0 pl "Kryształy może wymieniać tylko Leheir" trade 1
set! public.hero = leheir heir sanya
set! public.crystals[0] = 1 0 0 0 0
set! public.crystals[1] = 1 1 0 0 0
set! public.crystals[2] = 1 0 0 0 0
expect why 0 trade-too-few trade 1
expect why-says 0 en "A trade takes 2 crystals each way, and Leheir has only 1" trade 1
expect why-says 0 pl "Wymienia się po 2 kryształy, a Leheir ma tylko 1" trade 1
set! public.crystals[0] = 1 1 0 0 0
expect why 0 none trade 1      expect why 0 partner-too-few trade 2      expect why 0 trade-self trade 0
expect why 0 no-such trade 3
expect why-says 0 en "A trade takes 2 crystals each way, and Sanya has only 1" trade 2
expect why-says 0 pl "Wymienia się po 2 kryształy, a Sanya ma tylko 1" trade 2
expect why-says 0 en "You trade with another character" trade 0
expect why-says 0 pl "Wymienia się z inną postacią" trade 0
set! public.trade_used = 1
expect why 0 trade-used trade 1
expect why-says 0 en "There has been a trade this turn" trade 1
expect why-says 0 pl "W tej turze wymiana już była" trade 1

scenario only the Machine carries a fort, once, two nodes far
# R-FAL-S4.1
players 2
plain
set! public.fort[1] = c1 x3
set! public.forts[1] = 3
expect why 0 not-carrier carry c1 a0
expect why-says 0 en "Only the Machine can carry forts" carry c1 a0
expect why-says 0 pl "Fortyfikacje może przenosić tylko Automat" carry c1 a0
set! public.hero[0] = machine
expect why 0 none carry c1 a0      expect why 0 no-fort carry c0 a0      expect why 0 fort-taken carry c1 x3
expect why 0 fort-taken carry c1 c1      expect why 0 fort-too-far carry c1 x0
expect why-says 0 en "There is no fort on C0" carry c0 a0
expect why-says 0 pl "Na C0 nie ma fortyfikacji" carry c0 a0
expect why-says 0 en "There is a fort on X3 already" carry c1 x3
expect why-says 0 pl "Na X3 jest już fortyfikacja" carry c1 x3
expect why-says 0 en "From C1 to X0 it is 4 nodes, and a fort can be carried 2 at most" carry c1 x0
expect why-says 0 pl "Z C1 na X0 są 4 węzły, a fortyfikację można przenieść najwyżej o 2" carry c1 x0
expect why-says 0 en "From C1 to U4 it is 6 nodes, and a fort can be carried 2 at most" carry c1 u4
expect why-says 0 pl "Z C1 na U4 jest 6 węzłów, a fortyfikację można przenieść najwyżej o 2" carry c1 u4
set! public.fort_moved = 1
expect why 0 fort-carried carry c1 a0
expect why-says 0 en "A fort has been carried this turn already" carry c1 a0
expect why-says 0 pl "W tej turze fortyfikacja została już przeniesiona" carry c1 a0

scenario by day nothing is paid, defeated, given or taken back
# R-FAL-6.9 R-FAL-7.2 R-FAL-8.1 R-FAL-9.1 R-FAL-7.1 R-FAL-11.1
players 2
plain
expect why 0 nothing-to-pay own blue      expect why 0 nothing-to-pay city blue
expect why 0 nothing-to-pay pair blue     expect why 0 nothing-to-pay parasite blue
expect why-says 0 en "Nothing is due now: crystals pay for the cards of an attack and for a shard" own blue
expect why-says 0 pl "Teraz nie ma za co płacić: kryształami płaci się za karty ataku i za odłamek" own blue
expect why 0 no-attack more      expect why 0 no-attack stop      expect why 0 no-attack kill 1      expect why 0 other-question lender 1
expect why-says 0 en "No attack is going on: choose a region or a monster first" more
expect why-says 0 pl "Teraz nikt nie atakuje: najpierw trzeba wybrać region lub potwora" more
expect why 0 nobody-returns island shard      expect why 0 nobody-returns split 1
expect why-says 0 en "An island is chosen only when defeated golems or constructs return to it" island shard
expect why-says 0 pl "Wyspę wybiera się dopiero wtedy, gdy wracają na nią pokonane golemy lub konstrukty" island shard
expect why 0 no-bonus bonus move-bonus      expect why 0 no-bonus decline
expect why-says 0 en "A bonus is earned by defeating all enemies of a region, or a monster, with strength left" decline
expect why-says 0 pl "Premię daje pokonanie wszystkich wrogów regionu lub potwora, gdy zostanie siła" decline
expect why 0 whole-region push golem 0      expect why 0 whole-region fell golem 0
expect why-says 0 en "You attack the enemies of a region together; one of them is named only for a bonus or a relic" push golem 0
expect why-says 0 pl "Atakuje się wrogów całego regionu; pojedynczego wskazuje się tylko dla premii lub relikwii" push golem 0
expect why 0 not-investigated pay-shard      expect why 0 not-investigated give-up
expect why 0 not-investigated retreat c0     expect why 0 not-investigated stay
expect why-says 0 en "Investigate the Colossus first" stay
expect why-says 0 pl "Najpierw trzeba zbadać Kolosa" stay
expect why 0 other-question start c0      expect why 0 other-question put blue
expect why-says 0 en "Not now. Now: Kolbor & Malabor, day: 3 actions left" put blue
expect why-says 0 pl "Nie teraz. Teraz: Kolbor i Malabor, dzień: 3 akcje do wykonania" put blue
expect why 1 not-your-turn extract      expect why 0 none end-day

scenario after the end there is nothing to choose
# R-FAL-19.6
players 2
plain
set! public.node[0] = x0
set! public.slot = 1 0 0 0 0
set! public.shards[1] = 0 0 2
set! public.shards[0] = 0 2 0
set! public.crystals[0] = 0 0 1 0 1
do 0 investigate 0      do 0 pay-shard
expect over      expect why 0 over extract
