# The storm, a monster, the islands that must not be empty.
game fall

lesson      pl "Burza, potwory i wyspy"
            en "Storm, monsters and islands"
minutes 3
teaches struck beaten

# R-FAL-16.1 R-FAL-16.2 R-FAL-16.4 R-FAL-19.3 R-FAL-10.1 R-FAL-10.2 R-FAL-10.3 R-FAL-10.4 R-FAL-M3.1 R-FAL-H1.1
# R-FAL-8.1 R-FAL-12.5 R-FAL-19.4
players 2   option consent=ask
plain
set! public.hero = anuth heir
set! public.next_event = crystal-field-card
do 0 end-day
set! public.colossus = x2
set! public.golems = 1 0 0 0 0 0 0 0 0 0 0 0 2 0 0
set! public.constructs = 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0
set! public.isle = 0 5 4 5 4 5 5 5 5 4 4 5 4 0 1 0
set! public.shown = 0 0 0 0 0
set! public.defence = 99
set! public.node = l3 c1
set! public.crystals[0] = 0 0 0 2 0
chance 13/14 1/4

say         pl "Trwa tura Dziedzica, a najgorsza z kart nocy jest tylko jedna: burza. Zobacz, co przyniesie."
            en "It is the Heir's turn. The worst of the night cards is there only once: the storm. See what"
            en "it brings."
let 1 end-day
chance 0/20 2/20

expect public.monsters = caerulas
expect public.besiegers = 1 1
say         pl "Na Wyspie kuli zjawił się Caerulas: póki tam jest, nie wolno badać Kolosa. A po wrogu z"
            pl "każdego wewnętrznego regionu weszło do Miasta. Oblegający zostają na zawsze, a pięciu oznacza"
            pl "przegraną."
            en "Caerulas has come to Sphere island: while it is there nobody may investigate the Colossus."
            en "And an enemy of each inner region went into the City. Besiegers stay for good, and five of"
            en "them mean defeat."
point monster:caerulas defence

say         pl "Ty grasz Anuthem, którego ataki mają 2 siły więcej. Podejdź na M3, do Wyspy kuli i gór P2."
            en "You play Anuth, whose attacks have 2 more strength. Go to M3, at Sphere island and the"
            en "mountains P2."
point node:23
want move m3
answer move   pl "Dojdź na M3: przylega do wyspy i do gór, które zaraz się przydadzą."
              en "Go to M3: it touches the island, and mountains that will soon matter."
answer *      pl "Najpierw podejdź do potwora, póki ruch prowadzi o dwa węzły."
              en "First go to the monster, while a Move leads two nodes."

say         pl "Za kartę przeciw potworowi płacisz kryształem w kolorze dowolnego z trzech regionów jego"
            pl "wyspy. Zaatakuj."
            en "A card against a monster costs a crystal in the colour of any of the three regions of its"
            en "island. Attack."
point monster:caerulas
want strike caerulas
answer *      pl "Najpierw potwór: blokuje wam drogę do zwycięstwa."
              en "The monster first: it blocks your way to the win."

expect public.revealed = c021
say         pl "Karta 1 i zdolność 2 to siła 3, a Caerulas ma 6. Słabszy atak nic mu nie zrobi. Odkryj"
            pl "następną kartę."
            en "A card of 1 and your ability of 2 make 3, and Caerulas has 6. A weaker attack does nothing to"
            en "it. Reveal another."
point monster:caerulas card:c021
want more
answer stop   pl "Siła 3 to za mało: kryształ i akcja by przepadły."
              en "Strength 3 is too little: crystal and action would be lost."

expect public.monsters = []
say         pl "Siła 6: Caerulas pokonany! Premia byłaby dopiero za nadwyżkę. W górach P2 stoją dwa golemy i"
            pl "twoja rafineria: aktywuj ją."
            en "Strength 6: Caerulas is beaten! Only strength to spare would earn a bonus. In the mountains"
            en "P2 stand two golems and your refiner: activate it."
point region:12
want activate 12 refiner
answer activate   pl "Golemy są groźniejsze: użyj rafinerii."
                  en "The golems are the danger: use the refiner."
answer *      pl "Najpierw darmowa rafineria."
              en "The free refiner first."

say         pl "Wyspa wulkanu ma już tylko jednego wroga. Wyspa bez golemów i konstruktów to przegrana:"
            pl "odeślij golema właśnie tam."
            en "Volcano island has only one enemy left. An island without golems and constructs means defeat:"
            en "send the golem there."
point island:volcano
want island volcano
answer *      pl "Tam wrogów nie brakuje. Wyspie wulkanu grozi pustka, a wtedy przegracie."
              en "That one has enemies enough. Volcano island may soon be empty, and then you lose."

expect public.isle[volcano-crystal] = 2
say         pl "Potwór czeka na swojej wyspie i odbiera obronę przy każdej karcie Kolosa. Wysp też pilnuj, bo"
            pl "noce je opróżniają: pokonanych odsyłaj tam, gdzie wrogów zostało najmniej."
            en "A monster waits on its island and costs defence with each Colossus card. Mind the islands"
            en "too, since nights empty them: send the defeated where the fewest enemies are left."
