# Why an action is refused: the set-up, wounds, cards, moving, payments and cages. What is refused in one place is
# legal in the next.
game icaion

scenario a neutral machine: the region is taken, or none of the type is left
# R-ICA-3.7 R-ICA-11.4      (a seed in which seat 0 is first in turn order)
players 2   seed 4   start
expect why 0 none place 0 3
do 0 place 0 3
expect why 1 none place 1 4      expect why 1 neutral-there place 1 3
expect why-says 1 en "I3 (misty valley) already has a neutral machine: harvester" place 1 3
expect why-says 1 pl "W I3 (dolina mgieł) stoi już neutralna maszyna: kombajn" place 1 3
do 1 place 0 4      do 0 place 0 5
expect why 1 no-neutral-left place 0 6      expect why 1 none place 1 6
expect why-says 1 en "No neutral machine of this type is left: harvester" place 0 6
expect why-says 1 pl "Nie ma już neutralnych maszyn tego rodzaju: kombajn" place 0 6
expect why 1 other-question draft cursed      expect why 1 other-question side 0
expect why 0 not-your-turn place 1 6

scenario the draft: what is offered, what is taken, what the seat has
# R-ICA-3.12      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 774
expect why 1 none draft hyper-boots      expect why 1 not-offered draft heir
expect why-says 1 en "This card is not on offer: Heir" draft heir
expect why-says 1 pl "Tej karty nie ma do wyboru" draft heir
do 1 draft hyper-boots
expect why 0 drafted draft hyper-boots
expect why-says 0 en "This card (Hyper Boots) was taken by Player 2" draft hyper-boots
expect why-says 0 pl "(Hiperbuty) ma już Gracz 2" draft hyper-boots
expect why 0 none draft cursed

scenario the draft: one card of each sort is enough
# R-ICA-3.12      (a seed in which seat 2 is last in turn order)
players 3   seed 4   option characters=draft
random 6
set! public.offer = 1806
do 2 draft cursed      do 1 draft heir      do 0 draft hyper-boots
expect why 2 has-seeker draft lone-survivor      expect why 2 none draft primal-armor
expect why-says 2 en "You already have a seeker: Cursed" draft lone-survivor
expect why-says 2 pl "Masz już Poszukiwacza: Przeklęta" draft lone-survivor

scenario the draft: nor a second card of equipment
# R-ICA-3.12      (a seed in which seat 2 is last in turn order)
players 3   seed 4   option characters=draft
random 6
set! public.offer = 1806
do 2 draft hyper-boots      do 1 draft primal-armor      do 0 draft cursed
expect why 2 has-equipment draft multifunctional-belt      expect why 2 none draft heir
expect why-says 2 en "You already have equipment: Hyper Boots" draft multifunctional-belt
expect why-says 2 pl "Masz już ekwipunek: Hiperbuty" draft multifunctional-belt

scenario the start: a start node that is free
# R-ICA-3.13 R-ICA-2.2      (a seed in which seat 1 is last in turn order)
players 2   seed 4
random 9
expect why 1 none start x3      expect why 1 not-start-node start c0
expect why-says 1 en "C0 is not a start node" start c0      expect why-says 1 pl "C0 nie jest węzłem początkowym" start c0
do 1 start x3
expect why 0 start-taken start x3      expect why 0 none start x0
expect why-says 0 en "Player 2 already starts at X3" start x3
expect why-says 0 pl "Na X3 zaczyna już Gracz 2" start x3

scenario sides and characters are a matter of the set-up
# R-ICA-3.6 R-ICA-3.8
players 2   seed 4   option apparatus=chosen
start
expect why 0 none side 1
plain
expect why 0 sides-chosen side 1      expect why 0 characters-dealt draft heir
expect why-says 0 en "settled in the set-up" side 1      expect why-says 0 pl "w przygotowaniu do gry" side 1
expect why-says 0 en "handed out in the set-up" draft heir
expect why-says 0 pl "dostaje się w przygotowaniu" draft heir

scenario a wound is prevented with a card from the hand, wherever else cards lie
# R-ICA-6.5 R-ICA-1.10 R-ICA-14.3 R-ICA-9.4
players 2
plain
expect why 0 not-hit take-wound
expect why-says 0 en "Your seeker is not being hit" take-wound
expect why-says 0 pl "Twój Poszukiwacz nie został trafiony" take-wound
set! private[0].hand = rumour-1 rumour-2
set! public.upgrades[0] = fence
set! public.upgrades[1] = polisher
set! public.discard = blue-cache
push WOUND 0
expect why 0 none take-wound      expect why 0 none prevent rumour-1
expect why 0 twin prevent rumour-2
expect why-says 0 en "You have another card like this one (Rumour); choose that one" prevent rumour-2
expect why-says 0 pl "Masz drugą taką samą kartę (Pogłoska); wskaż tamtą" prevent rumour-2
expect why 0 own-upgrade prevent fence      expect why 0 others-upgrade prevent polisher
expect why-says 0 en "This is your upgrade in play, not a card in your hand: Fence" prevent fence
expect why-says 0 pl "To twoje ulepszenie w grze, nie karta z ręki: Paser" prevent fence
expect why-says 0 en "This upgrade (Polisher) belongs to Player 2" prevent polisher
expect why-says 0 pl "To ulepszenie (Polerka) ma w grze Gracz 2" prevent polisher
expect why 0 discarded prevent blue-cache      expect why 0 not-in-hand prevent grey-cache
expect why-says 0 en "lies among the discards: Blue Cache" prevent blue-cache
expect why-says 0 pl "leży wśród odrzuconych: Niebieski zapas" prevent blue-cache
expect why-says 0 en "This card is not in your hand: Grey Cache" prevent grey-cache
expect why-says 0 pl "Tej karty nie masz na ręce: Szary zapas" prevent grey-cache
expect why 0 other-question play rumour-1      expect why 0 no-such prevent 51
expect why-says 0 en "Not now. Now: Your seeker is hit." play rumour-1

scenario cards that are left out
# R-ICA-M1.2
players 2   option wounding=off
plain
expect why 0 left-out play raid-1      expect why 0 not-in-hand play blue-cache
expect why-says 0 en "This card is left out of this game: Raid" play raid-1
expect why-says 0 pl "Ta karta nie bierze udziału w tej grze: " play raid-1

scenario drawing within the offer and the limit
# R-ICA-9.1 R-ICA-9.2 R-ICA-E10.1
players 2
plain
set! public.equipment[0] = hyper-boots
set! private[0].hand = rumour-1 rumour-2 renown-1 renown-2
push BELT 0 2
expect why 0 none pass
plain
set! public.equipment[0] = hyper-boots
set! private[0].hand = rumour-1 rumour-2 renown-1
push DRAW 0 2
expect why 0 none draw 1      expect why 0 none draw 2      expect why 0 must-draw pass
expect why 0 too-many-cards draw 3      expect why 0 no-such draw 0
expect why-says 0 en "You may draw 2 cards at most" draw 3      expect why-says 0 pl "Można dobrać najwyżej 2 karty" draw 3
expect why-says 0 en "You must draw at least one card" pass
expect why-says 0 pl "Trzeba dobrać co najmniej jedną kartę" pass

scenario a hand with room for one card
# R-ICA-9.1 R-ICA-15.4
players 2
plain
set! public.equipment[0] = hyper-boots
set! private[0].hand = rumour-1 rumour-2 renown-1 renown-2
expect why 0 none supply-draw 1      expect why 0 no-room-in-hand supply-draw 2
expect why 0 too-many-cards supply-draw 3      expect why 0 no-such supply-draw 0
expect why-says 0 en "Your hand has room for only 1 more card (you have 4, the limit is 5)" supply-draw 2
expect why-says 0 pl "Na rękę możesz wziąć jeszcze tylko 1 kartę (masz 4, limit 5)" supply-draw 2
expect why-says 0 en "You may draw 2 cards at most" supply-draw 3
set private[0].hand = rumour-1
expect why 0 none supply-draw 2

scenario first the move
# R-ICA-7.1 R-ICA-7.2 R-ICA-7.3 R-ICA-7.4
players 2
plain
expect why 0 moved move r0      expect why 0 moved camp      expect why 0 none extract
expect why-says 0 en "You have already moved or camped in this turn" camp
expect why-says 0 pl "Ruch albo obóz w tej turze jest już za tobą" move r0
push MOVE 0
expect why 0 none move r0      expect why 0 move-first extract      expect why 0 not-in-hand play blue-cache
set private[0].hand = rumour-1
expect why-thing 0 move-first CARD rumour-1      expect why-thing 0 not-in-hand CARD blue-cache      expect why-thing 0 move-first ACTION play
set private[0].hand = []
expect why-thing 0 nothing ACTION play
expect why 0 move-first end-turn      expect why 0 move-first deploy 0 5 0
expect why-says 0 en "Move or camp first; actions come after that" extract
expect why-says 0 pl "Najpierw porusz się albo rozbij obóz; akcje są potem" extract
expect why 0 move-stays move x0      expect why 0 too-far move c0
expect why-says 0 en "A move never ends on the node where it began (X0); camp to stay there" move x0
expect why-says 0 pl "Ruch nie kończy się na węźle, na którym się zaczął (X0); żeby zostać, rozbij obóz" move x0
expect why-says 0 en "C0 is 3 nodes away, and the basic move leads at most 2 nodes far; blue crystals lead further only once this machine is deployed: harvester (row 2)" move c0
expect why-says 0 pl "C0 leży 3 węzły stąd, a ruch podstawowy ma najwyżej 2 węzły; iść dalej za niebieskie kryształy pozwala dopiero rozstawiona maszyna: kombajn (rząd 2)" move c0
expect why 0 cannot-camp camp
expect why-says 0 en "Camping costs 1 blue crystal; you have 0 blue crystals" camp
expect why-says 0 pl "Obóz kosztuje: 1 niebieski kryształ; masz: 0 niebieskich kryształów" camp
plain
set! public.cage[0][0] = [1,0,0,0,0]
push MOVE 0
expect why 0 none camp

scenario further nodes for blue crystals
# R-ICA-7.5 R-ICA-8.12
players 2
plain
set! public.home[0] = 503
set! public.machine[5] = [1,0,0]
set! public.cage[0][0] = [1,0,0,0,5]
push MOVE 0
expect why 0 none move c0      expect why 0 too-far-for-blue move l2
expect why-says 0 en "L2 is 6 nodes away, the basic move has 2; the rest takes 4 blue crystals, you have 1 blue crystal" move l2
expect why-says 0 pl "L2 leży 6 węzłów stąd, ruch podstawowy ma 2; na resztę potrzeba: 4 niebieskie kryształy; masz: 1 niebieski kryształ" move l2
plain
set! public.home[0] = 503
set! public.machine[5] = [1,0,0]
set! public.upgrades[0] = converter-1
set! public.cage[0][0] = [1,0,0,0,5]
push MOVE 0
expect why-says 0 en "takes 4 blue crystals, you have 1 blue crystal (2 to pay with, by Converters)" move l2
expect why-says 0 pl "masz: 1 niebieski kryształ (z Konwerterami na zapłatę: 2)" move l2

scenario a wound cuts the move
# R-ICA-6.10 R-ICA-6.12
players 2
plain
set! public.home[0] = 503
set! public.machine[5] = [1,0,0]
set! public.cage[0][0] = [9,0,0,0,0]
set! public.restricted = 1
set! public.special_left = 0
push MOVE 0
expect why 0 too-far-wounded move c0      expect why 0 none move r0
expect why-says 0 en "C0 is 3 nodes away, and a turn restricted by a wound has only the basic move: at most 2 nodes" move c0
expect why-says 0 pl "C0 leży 3 węzły stąd, a w turze ograniczonej raną jest tylko ruch podstawowy: najwyżej 2 węzły" move c0

scenario Sprint: how far, and not back
# R-ICA-C218.1
players 2
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-1
do 0 play sprint-1
expect why 0 none dash c0      expect why 0 none dash x0
expect why 0 dash-too-far dash c1      expect why 0 dash-back dash u0
expect why-says 0 en "C1 is 4 nodes away, and Sprint leads at most 3 nodes further" dash c1
expect why-says 0 pl "C1 leży 4 węzły stąd, a „Zryw” prowadzi najwyżej 3 węzły dalej" dash c1
expect why-says 0 en "You may not end where the move began: U0" dash u0
expect why-says 0 pl "Nie wolno skończyć tam, gdzie zaczął się ruch: U0" dash u0

scenario a payment: the colour and the cage
# R-ICA-8.9 R-ICA-8.10
players 2
plain
set! public.cage[0][0] = [1,0,0,0,1]
set! public.cage[0][1] = [1,0,0,0,0]
push MOVE 0
do 0 camp
expect why 0 none pay blue 0      expect why 0 none pay blue 1
expect why 0 colour-not-due pay pink 0      expect why 0 cage-locked pay blue 2      expect why 0 no-converter convert pink 0
expect why-says 0 en "This colour (pink) does not pay here; what is due: blue" pay pink 0
expect why-says 0 pl "Tym kolorem (różowy) nie da się tu zapłacić; potrzeba: niebieski" pay pink 0
expect why-says 0 en "You have no Converter left to use in this payment" convert pink 0
expect why-says 0 pl "Nie masz Konwertera, którego można jeszcze użyć w tej zapłacie" convert pink 0
plain
set! public.cage[0][0] = [2,0,0,0,0]
set! public.cage[0][1] = [0,0,0,0,2]
set! public.upgrades[0] = converter-1
push MOVE 0
do 0 camp
expect why 0 none-in-cage pay blue 1      expect why 0 none pay blue 0
expect why-says 0 en "Here (cage 2) you have no crystal of this colour: blue" pay blue 1
expect why-says 0 pl "Tu (klatka 2) nie masz kryształu w kolorze: niebieski" pay blue 1

scenario a Converter: two of one colour that could not pay
# R-ICA-8.12 R-ICA-8.13
players 2
plain
set! public.cage[0][0] = [2,1,0,0,2]
set! public.upgrades[0] = converter-1
push MOVE 0
do 0 camp
expect why 0 pays-as-it-is convert blue 0      expect why 0 too-few-to-convert convert brown 0
expect why 0 none convert pink 0
expect why-says 0 en "This colour (blue) pays as it is, without a Converter" convert blue 0
expect why-says 0 pl "Tym kolorem (niebieski) płaci się wprost, bez Konwertera" convert blue 0
expect why-says 0 en "A Converter takes 2 crystals of one colour; you have 1 brown crystal" convert brown 0
expect why-says 0 pl "Konwerter bierze po 2 kryształy jednego koloru; masz: 1 brązowy kryształ" convert brown 0

scenario a Converter waits for its second crystal
# R-ICA-8.12
players 2
plain
set! public.cage[0][0] = [1,0,0,0,1]
set! public.cage[0][1] = [0,0,0,0,2]
set! public.upgrades[0] = converter-1
push MOVE 0
do 0 camp
do 0 convert pink 1
expect why 0 none convert pink 0      expect why 0 none convert pink 1
expect why 0 half-converted pay blue 0      expect why 0 half-converted convert blue 0
expect why-says 0 en "The Converter is waiting for a second crystal of this colour: pink" pay blue 0
expect why-says 0 pl "Konwerter czeka na drugi kryształ w kolorze: różowy" pay blue 0

scenario a batch goes into a cage that there is
# R-ICA-8.1 R-ICA-8.8 R-ICA-11.11 R-ICA-C224.1
players 2
plain
expect why 0 no-batch store 0      expect why 0 no-batch throw
expect why-says 0 en "There is no batch of crystals to store now" store 0
expect why-says 0 pl "Nie ma teraz partii kryształów do odłożenia" throw
push COLOUR 0 2
do 0 colour pink
expect why 0 none store 0      expect why 0 same-empty-cage store 1      expect why 0 none throw
expect why 0 cage-locked store 2      expect why 0 no-spare-cage store 5
expect why-says 0 en "Empty cages are alike; choose this one: cage 1" store 1
expect why-says 0 pl "Puste klatki niczym się nie różnią; wskaż tę: klatka 1" store 1
expect why-says 0 en "You do not have this one yet: cage 3; what unlocks the next cage: harvester (row 3)" store 2
expect why-says 0 pl "Tego jeszcze nie masz: klatka 3; następną klatkę odblokuje: kombajn (rząd 3)" store 2
expect why-says 0 en "You do not have this one: spare cage 2; you do not have this upgrade in play: Spare Cage" store 5
expect why-says 0 pl "Tego nie masz: klatka zapasowa 2; to ulepszenie nie leży u ciebie w grze: Zapasowa klatka" store 5

scenario two Spare Cages, both empty
# R-ICA-8.8 R-ICA-S4.1
players 2
plain
set! public.upgrades[0] = spare-cage-1 spare-cage-2
push ADD 0
expect why 0 none add blue 4      expect why 0 same-empty-cage add blue 5      expect why 0 none pass
expect why-says 0 en "Empty cages are alike; choose this one: spare cage 1" add blue 5

scenario at the upgrade limit
# R-ICA-14.4 R-ICA-1.10
players 2
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = converter-1 converter-2 polisher
set! public.cage[0][0] = [2,0,0,0,2]
set! private[0].hand = fence
do 0 play fence
expect why 0 needed-to-pay drop converter-1      expect why 0 twin drop converter-2
expect why 0 not-your-upgrade drop spare-blade-1
expect why 0 none drop polisher      expect why 0 none drop fence
expect why-says 0 en "Without this upgrade (Converter) you could not pay for the new one: it needs 2 green crystals, you could pay 1" drop converter-1
expect why-says 0 pl "Bez tego ulepszenia (Konwerter) nie zapłacisz za nowe: potrzeba: 2 zielone kryształy, zostałoby na zapłatę: 1" drop converter-1
expect why-says 0 en "You do not have this upgrade in play: Spare Blade" drop spare-blade-1
expect why-says 0 pl "Tego ulepszenia nie masz w grze: Zapasowe ostrze" drop spare-blade-1
