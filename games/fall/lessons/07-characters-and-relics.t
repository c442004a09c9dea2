# An ability, one's own relic and that of a friend.
game fall

lesson      pl "Postacie i relikwie"
            en "Characters and relics"
minutes 3
teaches relic asked

# R-FAL-4.4 R-FAL-H2.1 R-FAL-13.1 R-FAL-13.2 R-FAL-13.4 R-FAL-13.6 R-FAL-H6.2 R-FAL-H2.2 R-FAL-16.5 R-FAL-18.3
players 2   option consent=ask
plain
set! public.hero = celethe sanya
set! public.node = c0 l4
set! public.colossus = x3
set! public.crystals[0] = 0 0 0 1 0
set! public.slot = 1 4 4 4 4
set! public.actions_done = 1
set! public.machine_used = 1
chance 8/14

say         pl "Grasz Celethe. Każda postać ma zdolność, która działa w jej turze, i relikwię, której użyjesz"
            pl "raz, póki jest naładowana. Celethe może zmienić kolor jednego z kryształów, które właśnie"
            pl "zdobywa."
            en "You play Celethe. Each character has an ability, which works in their own turn, and a relic"
            en "that can be used once while it is charged. Celethe may change the colour of one of the"
            en "crystals she is gaining."
point hero:0

say         pl "Znany odłamek Kolosa kosztuje niebieski i zielony kryształ, a tu wydobędziesz niebieski i"
            pl "brązowy. Wykonaj wydobycie."
            en "The known shard of the Colossus costs a blue and a green crystal, and here you extract blue"
            en "and brown. Do it."
point colossus
want extract
answer *      pl "Najpierw kryształy: bez nich nie zapłacisz za odłamek."
              en "Crystals first: without them you cannot pay for the shard."

say         pl "Teraz działa zdolność. Zamień brązowy na zielony."
            en "Now the ability works. Change brown to green."
want swap brown green
answer *      pl "Potrzebujesz niebieskiego i zielonego: zamień brązowy na zielony."
              en "You need blue and green: change brown to green."

expect public.crystals[0] = 1 0 1 1 0
say         pl "Kolos stoi po drugiej stronie Miasta. Relikwia Sanyi przenosi na dowolny wolny węzeł, a w"
            pl "twojej turze działa dla ciebie. Poproś o nią."
            en "The Colossus is on the other side of the City. Sanya's relic takes one to any free node, and"
            en "in your turn it works for you. Ask for it."
point hero:1
want ask 1
answer relic   pl "W turze działa tylko jedna relikwia. Kryształy masz, brakuje ci drogi: poproś Sanyę."
               en "Only one relic can be used in a turn. You have the crystals and lack the way: ask Sanya."
answer *      pl "Pieszo dziś nie zdążysz. Poproś o relikwię Sanyi."
              en "On foot you will not get there today. Ask for Sanya's relic."
let 1 lend

say         pl "Sanya się zgadza. Przenieś się na X3, do Kolosa."
            en "Sanya agrees. Go to X3, to the Colossus."
point node:38 colossus
want teleport x3
answer *      pl "Kolos stoi na X3. Tylko z jego węzła można go zbadać."
              en "The Colossus stands on X3. Only from its node can you investigate it."

say         pl "Zbadaj Kolosa: weź odłamek o wartości 1."
            en "Investigate the Colossus: take the shard of value 1."
point colossus
want investigate 0
answer *      pl "Weź odłamek, którego cenę znasz i masz: ten o wartości 1."
              en "Take the shard whose price you know and have: the one of value 1."

say         pl "Zapłać."
            en "Pay."
want pay-shard
answer *      pl "Po to tu jesteś: zapłać i weź odłamek."
              en "That is what you came for: pay and take the shard."

expect public.shards[0] = 1 0 0
expect public.charged = 1
say         pl "I do Miasta, na dowolny węzeł. Nic więcej nie zrobisz, więc dzień skończy się sam i przyjdzie"
            pl "noc."
            en "And back to the City, to any node. You can do nothing else, so the day ends by itself and the"
            en "night comes."
want retreat
let 1 ask 0

say         pl "Teraz Sanya prosi o twoją: dostanie trzy kryształy dowolnych kolorów. Użycz jej, bo"
            pl "wygrywacie razem."
            en "Now Sanya asks for yours: she gets three crystals of any colours. Lend it, since you win"
            en "together."
want lend
answer *      pl "Wolno odmówić, ale te kryształy przydadzą się wam obojgu."
              en "You may refuse, but these crystals help both of you."

let 1 colour green
let 1 colour pink
let 1 colour pink

expect public.charged = 0
say         pl "Puste relikwie naładuje burza albo nowe tasowanie kart nocy. Umawiajcie się więc, czyja"
            pl "przyda się kiedy: w każdej turze działa jedna. Zdolności i relikwie wszystkich opisano przy"
            pl "postaciach."
            en "A storm charges the empty relics, or a new shuffle of the night cards. So agree whose is used"
            en "when: one works in each turn. All abilities and relics are described beside the characters."
point hero:1
