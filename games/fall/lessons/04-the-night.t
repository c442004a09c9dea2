# The cards of the night: what comes is foreseen and answered; advance, invasion, the Colossus card.
game fall

lesson      pl "Noc i jej zapowiedź"
            en "The night foretold"
minutes 4

# R-FAL-14.1 R-FAL-15.1 R-FAL-15.3 R-FAL-15.4 R-FAL-15.5 R-FAL-15.6 R-FAL-15.7 R-FAL-15.8 R-FAL-17.1 R-FAL-17.2
# R-FAL-17.3 R-FAL-18.1 R-FAL-H4.1
players 2   option consent=ask
plain
set! public.island_at = tree monolith shard sphere volcano
set! public.hero = telron sanya
set! public.node = l0 c1
set! public.golems[5] = 1
set! public.golems[14] = 1
set! public.constructs[10] = 1
set! public.isle[shard-river] = 3
set! public.isle[sphere-mist] = 3
set! public.isle[shard-mist] = 3
set! public.crystals[0] = 0 0 1 1 0
set! public.actions_done = 2
set! public.next_event = river-card
chance 2/20

say         pl "Każda noc odkrywa kartę: są po dwie każdego rodzaju regionu, trzy Kolosa i jedna burza. Grasz"
            pl "Telronem, który podgląda następną: to rzeka. Naciśnij ją, a strzałki na planszy pokażą, kto"
            pl "dokąd pójdzie."
            en "Each night reveals a card: there are two of each kind of region, three of the Colossus and"
            en "one storm. You play Telron, who sees the next one: river. Press it, and arrows on the board"
            en "show who will go where."
point night:river-card

say         pl "Pierwsza karta rodzaju to natarcie: z trzech zewnętrznych regionów wejdzie po wrogu nad rzekę"
            pl "I0. We trzech zniszczą tam maszynę. Masz jedną akcję: zaatakuj jednego z dwóch golemów obok"
            pl "siebie."
            en "The first card of a kind is an advance: from three outer regions an enemy goes to the river"
            en "I0. Three of them destroy a machine there. You have one action: attack one of the two golems"
            en "beside you."
point region:5 region:14
want attack 5
want attack 14
answer move   pl "Ruch nie powstrzyma wrogów, a została jedna akcja. Zaatakuj golema."
              en "A Move does not stop the enemies, and one action is left. Attack a golem."
answer end-day   pl "Wtedy nad rzekę wejdzie trzech. Zdążysz jeszcze zaatakować."
                 en "Then three go to the river. You still have time to attack."
answer *      pl "Najskuteczniej: jeden golem mniej. Zaatakuj."
              en "One golem fewer helps most. Attack."

say         pl "Siła 2 wystarczy na golema."
            en "Strength 2 is enough for a golem."
want kill 1
answer *      pl "Bez tego wejdzie ich trzech. Pokonaj golema."
              en "Without that, three of them come. Defeat the golem."

say         pl "Wyspy przy Kolosie, drzewa i monolitu, też wypuszczają wrogów, gdy mają region z karty. Tej"
            pl "nocy nie mają. Dokąd wraca golem?"
            en "The islands beside the Colossus, Tree and Monolith, send enemies out too if they have the"
            en "region of the card. Tonight they do not. Where does the golem go?"
point island:tree island:monolith
want island

say         pl "Akcje wykonane. Zakończ dzień i zobacz, czy rachunek się zgadza."
            en "Your actions are done. End the day, and see whether the sum is right."
want end-day
answer *      pl "Relikwie się przydadzą, ale innej nocy."
              en "Relics will be useful, but in another night."

expect public.machine[0] = [5,5,5]
say         pl "Przyszło tylko dwóch, więc maszyny stoją."
            en "Only two came, so the machines still stand."
point region:0

plain
set! public.island_at = tree monolith shard sphere volcano
set! public.hero = telron sanya
set! public.node = l0 c1
set! public.actions_done = 3
set! public.shown = 1 1 0 0 1
set! public.constructs[8] = 2
set! public.golems[7] = 1
set! public.constructs[2] = 2
set! public.constructs[3] = 1
set! public.isle[shard-river] = 3
set! public.isle[sphere-river] = 1
set! public.isle[tree-forest] = 2
set! public.next_event = river-card
say         pl "Kilka nocy później: druga karta rzeki to inwazja. Każda wyspa z rzeką wypuszcza stamtąd po"
            pl "wrogu do obu sąsiednich regionów. Wyspa kuli ma nad rzeką tylko jednego. Zakończ dzień."
            en "Some nights later: the second river card is an invasion. Every island with a river sends an"
            en "enemy from there to both regions beside it. Sphere island has only one at its river. End the"
            en "day."
point island:sphere
want end-day
answer *      pl "Akcje wykonane: zakończ dzień."
              en "Your actions are done: end the day."

expect public.defence = 99
say         pl "Za brakującego wroga Miasto straci 5 obrony, a ty wskazujesz, dokąd idzie ten jeden. W H3"
            pl "stoją już dwa konstrukty: z trzecim zaatakują. Wyślij go gdzie indziej."
            en "For the enemy that is missing the City loses 5 defence, and you say where the only one goes."
            en "Two constructs stand in H3: with a third they attack. Send it elsewhere."
point region:8 region:12
want to 12
answer *      pl "W H3 byłoby ich trzech i przepadłaby maszyna. W P2 będzie sam."
              en "In H3 there would be three, and a machine would go. In P2 it is alone."

expect public.defence = 94
expect public.machine[8] = [5,5,5]
expect no-event destroyed
say         pl "Tylko 5 obrony mniej. A teraz dzień Sanyi i karta Kolosa."
            en "Only 5 defence less. Now Sanya has her day, and then comes a Colossus card."
chance 7/11 0/5
let 1 end-day

expect public.defence = 90
expect public.parasites[5] = 1
say         pl "Przy Kolosie pojawiły się dwa pasożyty, a Miasto straciło po 2 obrony za każdego na planszy."
            pl "Potwory dodają swoją siłę. Potem Kolos poszedł dalej. Gdy wyjdzie piąty rodzaj regionu, karty"
            pl "są tasowane od nowa."
            en "Two parasites came to the Colossus, and the City lost 2 defence for each one on the board."
            en "Monsters add their strength. Then the Colossus walked on. When the fifth kind of region"
            en "appears, all cards are shuffled anew."
point night:colossus-card

say         pl "Kończąc dzień, zajrzyj do zakładki Noc: „Zagrożone regiony” liczą karty, po których coś"
            pl "przepadnie."
            en "Before you end a day, look at the Night tab: “Threatened regions” counts the cards that would"
            en "cost you something."
point night:all
