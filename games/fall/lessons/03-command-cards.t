# An attack card by card: eras, strength, the order in which enemies fall, the bonus, parasites.
game fall

lesson      pl "Karty dowodzenia"
            en "Command cards"
minutes 3
teaches revealed bonus

# R-FAL-7.2 R-FAL-7.3 R-FAL-7.4 R-FAL-7.7 R-FAL-7.9 R-FAL-8.2 R-FAL-8.3 R-FAL-9.1 R-FAL-B2.1 R-FAL-6.3 R-FAL-6.9
players 2   option consent=ask
plain
set! public.hero = heir anuth
set! public.node = c0 x0
set! public.charged = 0
set! public.crystals[0] = 0 3 0 0 0
set! public.crystals[1] = 0 0 1 0 0
set! public.golems[1] = 1
set! public.parasites[1] = 2
set! public.constructs[7] = 1
set! public.isle[tree-mountain] = 3
set! public.isle[shard-mist] = 3
chance 2/20 12/20

say         pl "W górach I1 stoją golem i dwa pasożyty. Golem kosztuje 2 siły, pasożyt lub konstrukt 1: razem"
            pl "4. Padają w stałej kolejności: golemy, konstrukty, pasożyty."
            en "A golem and two parasites stand in the mountains I1. A golem costs 2 strength, a parasite or"
            en "a construct 1: 4 in all. They fall in a fixed order: golems, constructs, parasites."
point region:1

say         pl "Góry dają brązowe kryształy i nimi płaci się tu za atak. Masz trzy, czyli najwyżej trzy"
            pl "karty: po jednej z każdej Ery. Zaatakuj."
            en "Mountains give brown crystals, and with these you pay for an attack here. You have three, so"
            en "at most three cards: one of each era. Attack."
point region:1
want attack 1
answer *      pl "Najpierw atak: kryształów już wystarczy."
              en "Attack first: you have crystals enough."

expect public.revealed = c023
say         pl "Siła 2: starczy na golema, lecz nie na pasożyty. Karty Ery II bywają mocniejsze. Odkryj"
            pl "następną za drugi kryształ."
            en "Strength 2: enough for the golem, not for the parasites. Cards of era II can be stronger."
            en "Reveal another for a second crystal."
point card:c023
want more
answer stop   pl "Wtedy pasożyty zostaną i z każdą kartą Kolosa odbiorą Miastu obronę. Stać cię na drugą"
              pl "kartę."
              en "Then the parasites stay, and cost the City defence with each Colossus card. You can afford"
              en "a second card."

expect public.revealed = c023 c053
say         pl "Siła 5, a potrzeba 4. Wystarczy: trzeci kryształ opłaci następny atak."
            en "Strength 5, and you need 4. That will do: the third crystal pays for another attack."
point card:c023 card:c053
want stop
answer more   pl "Masz już dość siły. Nadmiar przepada, a kryształ się przyda."
              en "You have strength enough. What is too much is lost, and the crystal is useful."

say         pl "Pokonaj wszystkich. Gdy region jest czysty, a siła jeszcze została, należy ci się premia za"
            pl "pokonanie."
            en "Defeat them all. When the region is clear and strength is left over, you earn a victory"
            en "bonus."
want kill 3
answer *      pl "Premia jest tylko za cały region. Masz siłę na wszystkich trzech."
              en "The bonus is for the whole region only. You have strength for all three."

say         pl "Golem wraca na wyspę. Pasożyty zostają u ciebie, najwyżej dwa: każdym zapłacisz jak"
            pl "kryształem dowolnego koloru."
            en "The golem goes back to an island. The parasites stay with you, two at most: each pays like a"
            en "crystal of any colour."
want island

expect public.jokers[0] = 2
say         pl "O premii decyduje sztandar jednej z odkrytych kart. Czerwony pokonuje konstrukt w dowolnym"
            pl "regionie, zielony daje komuś kryształ. Anuthowi przy Kolosie brakuje różowego: wybierz"
            pl "zieloną."
            en "The banner of one of the revealed cards decides the bonus. Red defeats a construct in any"
            en "region, green gives somebody a crystal. Anuth, beside the Colossus, lacks a pink one: choose"
            en "green."
point card:c023 card:c053
want bonus crystal-bonus
answer *      pl "Konstrukt na obrzeżach może poczekać. Anuth potrzebuje kryształu już teraz."
              en "The construct on the outside can wait. Anuth needs a crystal now."

say         pl "Kryształ może trafić do każdego gracza, gdziekolwiek stoi. Daj Anuthowi różowy."
            en "The crystal can go to any player, wherever they stand. Give Anuth a pink one."
want give pink 1
answer give   pl "Do odłamka Anuth potrzebuje zielonego, który już ma, i różowego."
              en "For a shard Anuth needs a green one, which he has, and a pink one."

expect public.crystals[1] = 0 0 1 0 1
say         pl "Jeden atak oczyścił region, dał dwa jokery i pomógł przyjacielowi. Uważaj: gdy siły jest za"
            pl "mało nawet na pierwszego wroga, kryształy i akcja przepadają, więc do golemów idź z zapasem"
            pl "kryształów."
            en "One attack has cleared a region, won two wild crystals and helped a friend. But when the"
            en "strength is too small for even the first enemy, crystals and action are lost: bring spare"
            en "crystals against golems."
