# Why questions of attacks, bonuses and nights refuse an action: reasons of games/fall/reasons.def.
game fall

scenario how many fall
# R-FAL-7.7 R-FAL-7.8
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.golems[0] = 2
set! public.constructs[0] = 1
set! public.isle[shard-river] = 2
set! public.isle[shard-mist] = 3
chance 3/20
do 0 attack 0
expect decision KILL 0
expect why 0 none kill 1      expect why 0 too-weak kill 2      expect why 0 too-few-enemies kill 4
expect why-says 0 en "To defeat 2 golems costs 4 strength, and the attack has 3" kill 2
expect why-says 0 pl "Pokonanie ich (2 golemy) kosztuje 4 siły, a atak ma 3" kill 2
expect why-says 0 en "To defeat 2 golems, 1 construct costs 5 strength, and the attack has 3" kill 3
expect why-says 0 pl "Pokonanie ich (2 golemy, 1 konstrukt) kosztuje 5 siły, a atak ma 3" kill 3
expect why-says 0 en "There are only 3 enemies in I0 (river)" kill 4
expect why-says 0 pl "W I0 (rzeka) jest tylko 3 wrogów" kill 4
do 0 kill 1
expect why 0 none island shard      expect why 0 other-question kill 1

scenario a single enemy
# R-FAL-7.8
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 3/20
do 0 attack 0
expect why 0 none kill 1      expect why 0 too-few-enemies kill 2
expect why-says 0 en "There is only 1 enemy in I0 (river)" kill 2
expect why-says 0 pl "W I0 (rzeka) jest tylko 1 wróg" kill 2

scenario more cards or no more
# R-FAL-7.4
players 2
plain
set! public.crystals[0] = 2 0 0 0 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
chance 3/20
do 0 attack 0
expect why 0 none more      expect why 0 none stop      expect why 0 other-question kill 1

scenario constructs are divided
# R-FAL-8.2
players 2
plain
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 3/20
do 0 attack 0      do 0 kill 2      do 0 island shard
expect why 0 none split 2      expect why 0 split-too-many split 3
expect why-says 0 en "There are only 2 constructs to divide" split 3
expect why-says 0 pl "Do podziału jest tylko: 2 konstrukty" split 3

scenario whose deck gives a card
# R-FAL-L3.5
players 3
plain
set! public.legacy.mode = 3
set! public.hero = outsider anuth sanya
set! public.legacy.cards[1] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030
set! public.legacy.cards[2] = c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
set! public.crystals[0] = 1 0 0 0 0
set! public.constructs[0] = 4
set! public.isle[shard-mist] = 0
do 0 attack 0
expect why 0 none lender 1      expect why 0 no-deck lender 0      expect why 0 no-such lender 3
expect why-says 0 en "Outsider has no deck that could give a card" lender 0
expect why-says 0 pl "Przybysz nie ma talii, która mogłaby dać kartę" lender 0

scenario which bonus
# R-FAL-9.1 R-FAL-9.2
players 2
plain
set! public.golems[7] = 1
set! public.isle[shard-river] = 3
push BONUS 0 1 1 1 0
expect why 0 none bonus move-bonus      expect why 0 not-revealed bonus push-bonus
expect why 0 bonus-idle bonus defeat-bonus      expect why 0 bonus-due decline
expect why-says 0 en "None of the cards revealed gives this bonus now (blue)" bonus push-bonus
expect why-says 0 pl "Żadna z odkrytych kart nie daje teraz tej premii (niebieska)" bonus push-bonus
expect why-says 0 en "This bonus (red) could do nothing: no such enemy is on the board" bonus defeat-bonus
expect why-says 0 pl "Ta premia (czerwona) nic by nie zrobiła: nie ma takiego wroga na planszy" bonus defeat-bonus
expect why-says 0 en "The bonus must be taken" decline
expect why-says 0 pl "Premię trzeba rozpatrzyć" decline

scenario a bonus that may be declined
# R-FAL-X1.10
players 2   option declined_bonus=on
plain
push BONUS 0 0 1 1 0
expect why 0 none decline

scenario the red bonus
# R-FAL-B1.1
players 2
plain
set! public.constructs[7] = 1
set! public.constructs[8] = 1
set! public.isle[shard-mist] = 2
push BONUS 0 1 0 0 0
do 0 bonus defeat-bonus
expect why 0 none victim 7      expect why 0 no-construct victim 0
expect why-says 0 en "There is no construct in I0 (river)" victim 0
expect why-says 0 pl "W I0 (rzeka) nie ma konstruktu" victim 0

scenario the green bonus
# R-FAL-B2.1
players 2
plain
push BONUS 0 0 1 0 0
do 0 bonus crystal-bonus
expect why 0 none give pink 1      expect why 0 no-such give pink 2

scenario the yellow bonus
# R-FAL-B3.1 R-FAL-5.9
players 2
plain
push BONUS 0 0 0 1 0
do 0 bonus move-bonus
expect why 0 none walk a1 1      expect why 0 too-far walk a2 1      expect why 0 move-taken walk c0 1
expect why 0 same-node walk c1 1      expect why 0 no-such walk c1 2
expect why-says 0 en "A2 is too far (Heir): the way takes 2 nodes, this Move leads 1" walk a2 1
expect why-says 0 pl "Na A2 jest za daleko (Dziedzic): droga liczy 2 węzły, a ten ruch obejmuje 1" walk a2 1

scenario the blue bonus
# R-FAL-B4.1
players 2
plain
set! public.golems[0] = 1
set! public.parasites[0] = 1
set! public.constructs[7] = 1
set! public.isle[shard-river] = 3
set! public.isle[shard-mist] = 3
push BONUS 0 0 0 0 1
do 0 bonus push-bonus
expect why 0 none push golem 0      expect why 0 parasites-stay push parasite 0      expect why 0 none-to-push push construct 0
expect why-says 0 en "Only a golem or a construct can be moved" push parasite 0
expect why-says 0 pl "Przestawić można tylko golema lub konstrukt" push parasite 0
expect why-says 0 en "There is no construct in I0 (river)" push construct 0
expect why-says 0 pl "W I0 (rzeka) nie ma takiego wroga: konstrukt" push construct 0
do 0 push golem 0
expect why 0 none to 1      expect why 0 not-adjacent to 7      expect why 0 not-adjacent to 0
expect why-says 0 en "H2 (crystal field) is not adjacent to the region that the enemy leaves: I0 (river)" to 7
expect why-says 0 pl "H2 (kryształowe pole) nie sąsiaduje z regionem, z którego idzie wróg: I0 (rzeka)" to 7

scenario where the only enemy of an island goes
# R-FAL-15.4
players 2
plain
set! public.isle[shard-river] = 1
set! public.golems[7] = 3
set! public.next_event = river-card
do 0 end-day
expect decision RELEASE 0
expect why 0 none to 5      expect why 0 not-at-island to 6
expect why-says 0 en "H1 (misty valley) is not at this island: Shard island" to 6
expect why-says 0 pl "H1 (dolina mgieł) nie leży przy tej wyspie: Wyspa odłamka" to 6

scenario from which regions Cannibarok takes constructs
# R-FAL-M5.1
players 2
plain
set! public.isle[shard-mist] = 2
set! public.constructs[7] = 2
set! public.next_event = storm-card
chance 3/4
do 0 end-day
expect decision EAT 0
expect why 0 none eat 2      expect why 0 not-so-many eat 3
expect why-says 0 en "From this region (misty valley) at least 0 and at most 2 can be taken" eat 3
expect why-says 0 pl "Z tego regionu (dolina mgieł) można zabrać co najmniej 0, a najwyżej 2" eat 3

scenario which fort Kodror sends back
# R-FAL-M7.1
players 2   option extra_monsters=on
plain
set! public.monster_pile = kodror
set! public.under = utcoro boulron onygauros caerulas cannibarok obsidusa
set! public.fort[0] = c0 a0
set! public.forts[0] = 3
set! public.fort[1] = x0
set! public.forts[1] = 4
set! public.next_event = storm-card
do 0 end-day
expect decision FORT_LOSS 0
expect why 0 none lose-fort c0      expect why 0 not-their-fort lose-fort x0
expect why-says 0 en "Kolbor & Malabor has no fort on X0" lose-fort x0
expect why-says 0 pl "Ta postać nie ma fortyfikacji na X0: Kolbor i Malabor" lose-fort x0
