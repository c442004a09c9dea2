# What players read: the log, the choices and the glossary, in both languages.
game fall

scenario the log names an Extract, and keeps its crystals apart from those of a machine
# R-FAL-6.1 R-FAL-12.3
players 2   option consent=ask
plain
set! public.legacy.mode = 2
set! public.legacy.colour = 1 2
set! public.legacy.seeker = 1 3
set! public.hero = lone-survivor heir
do 0 activate 0 harvester
expect event gained 0 with 0 blue 1 = 1                   expect says en "Lone Survivor activates: harvester in I0 (river)"
expect no-event extracted    expect says pl "Jedyny Ocalały aktywuje: kombajn w I0 (rzeka)"
do 0 extract
expect event extracted 0 with 0 c0                        expect event gained 0 with 0 blue 1 = 1
expect says en "Lone Survivor extracts at C0"             expect says pl "Jedyny Ocalały wydobywa kryształy na C0"
expect says en "Lone Survivor gains: 1 blue"              expect not-says en "2 blue"

scenario machines are activated
# R-FAL-12.1 R-FAL-H5.1
players 2   option consent=ask
plain
set! public.hero[0] = cr-2t1
expect choice 0 pl "Aktywuj: kombajn"                     expect choice 0 en "Activate: harvester"
expect no-choice 0 pl "Uruchom"
do 0 activate 1 harvester
expect prompt 0 pl "aktywować jeszcze jedną maszynę"      expect says pl "CR-2T1 aktywuje: kombajn"
expect prompt 0 en "activate one more machine"            expect says en "CR-2T1 activates: harvester"
expect entry cr-2t1 en "When he activates a machine, he may activate one more of his own in the same region."

scenario Celethe changes a crystal of one colour into another
# R-FAL-H2.1
players 2
plain
set! public.hero[0] = celethe
do 0 extract
expect choice 0 pl "Zamień: niebieski → brązowy"          expect choice 0 en "Change: blue → brown"
do 0 swap blue green
expect says pl "Celethe zamienia kryształ: niebieski na zielony"

scenario a bonus is declined in the words of the other choices
# R-FAL-X1.10
players 2   option declined_bonus=on
plain
push BONUS 0 1 0 0 0
set! public.constructs[4] = 1
set! public.isle[shard-mist] = 3
expect choice 0 pl "Zrezygnuj z premii"                   expect choice 0 en "Decline the bonus"
expect choice 0 pl "jeden konstrukt w dowolnym regionie zostaje pokonany"
do 0 bonus 0

scenario a jump leads to a node at another island
# R-FAL-H7.1
players 2   option consent=ask
plain
set! public.node[0] = m0
expect choice 0 en "Cross to M1 at a neighbouring island: H1 (misty valley), P0 (crystal field)"
do 0 jump m1
expect says pl "przechodzi na węzeł przy innej wyspie, z M0 na M1: H1 (dolina mgieł), P0 (kryształowe pole)"
expect says en "crosses to a node at another island, from M0 to M1: H1 (misty valley), P0 (crystal field)"

scenario the owner of a relic reads whose turn it is, what the relic does and how to say no
# R-FAL-13.10 R-FAL-13.11
players 3
plain
set! public.hero = heir machine sanya
set! public.charged = 4
do 0 extract
expect prompt 2 en "It is the turn of Heir. Do you want to use your relic (Sanya) now? Go to any other node"
expect prompt 2 pl "Tura: Dziedzic. Czy chcesz teraz użyć swojej relikwii (Sanya)?"
expect choice 2 en "Use the relic now"                    expect choice 2 pl "Użyj relikwii teraz"
expect choice 2 en "Not now"                              expect choice 2 pl "Na razie nie"
expect choice 2 en "Not this turn"                        expect choice 2 pl "Nie w tej turze"
expect choice 2 en "Not before your own turn"             expect choice 2 pl "Nie przed własną turą"
do 2 step-in
expect event relic 0 with 0 2 sanya 1
expect says en "Sanya steps in and uses their relic for Heir"
expect says pl "Sanya używa swojej relikwii na rzecz: Dziedzic"

scenario a relic that was asked for is told as before
# R-FAL-13.6
players 2
plain
set! public.hero = heir sanya
do 0 ask 1                   do 1 lend
expect event relic 0 with 0 1 sanya 0
expect says en "Heir uses the relic of Sanya"             expect not-says en "steps in"

scenario one player reads that any character will do
# R-FAL-3.9
players 1   option golems=random
expect prompt 0 en "champion or seeker"                   expect prompt 0 pl "Wybraniec lub Poszukiwacz"

scenario the glossary tells epithets, what Utcoro leaves to the storm, and the book's words
# R-FAL-M4.2 R-FAL-H1.2 R-FAL-S5.1 R-FAL-M6.1
expect entry utcoro pl "potwór (Rój)"                     expect entry utcoro en "monster (the Swarmer)"
expect entry utcoro pl "relikwie ładuje tylko burza"      expect entry utcoro en "only the storm that brought it"
expect entry onygauros pl "Kolekcjoner"                   expect entry kodror pl "nie można aktywować maszyn"
expect entry anuth pl "dodatkowo do zdolności postaci"    expect entry anuth en "on top of any ability"
expect entry outsider pl "pokonano golema"                expect entry lone-survivor pl "Pokonaj po jednym wrogu"
expect entry obsidusa pl "z jego wyspy"                   expect entry celethe en "Whenever she gains crystals in her turn"

scenario an Investigate of a known shard tells its price
# R-FAL-11.2
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 2 0 2
set! public.slot[2] = 2
expect choice 0 en "Investigate the Colossus: the shard of value 2 (price: 2 green, 2 pink)"
expect choice 0 pl "Zbadaj Kolosa: odłamek o wartości 2 (cena: zielony ×2, różowy ×2)"
expect choice 0 en "Investigate the Colossus: an unseen shard"
expect no-choice 0 en "an unseen shard ("
expect no-idle 0 en "Investigate"

scenario an Investigate of a known shard that cannot be paid for does nothing, one of an unseen shard does
# R-FAL-11.3
players 2
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 2 0 1
set! public.slot[2] = 2
expect idle 0 en "the shard of value 2 (price: 2 green, 2 pink): does nothing now: it cannot be paid for"
expect idle 0 pl "teraz nic nie da: nie ma czym za niego zapłacić"
expect no-idle 0 en "an unseen shard"
set! public.city = 0 0 0 0 1
expect no-idle 0 en "Investigate"

scenario nodes are told with the regions beside them
# R-FAL-5.1
players 2
plain
set! public.node[0] = c0
expect choice 0 en "Move to C2: I2 (forest), I3 (misty valley)"
expect choice 0 pl "Ruch na C2: I2 (las), I3 (dolina mgieł)"

scenario a Move tells how far it leads, whether by a free step, and where the Colossus stands
# R-FAL-5.1 R-FAL-5.3
players 2
plain
set! public.node = c0 x4
set! public.fort[0] = r0
set! public.forts[0] = 4
expect choice 0 en "Move to C2: I2 (forest), I3 (misty valley); 2 nodes"
expect choice 0 pl "Ruch na C1: I1 (góry), I2 (las); 1 węzeł"
set! public.node[0] = a0
expect choice 0 en "Move to X0: H0 (forest), P0 (crystal field); 2 nodes; the Colossus stands there"
expect choice 0 pl "Ruch na X0: H0 (las), P0 (kryształowe pole); 2 węzły; stoi tam Kolos"
set! public.actions_done = 1
expect choice 0 en "; 2 nodes, by a free step; the Colossus stands there"
expect choice 0 pl "; 2 węzły, darmowym krokiem; stoi tam Kolos"

scenario so are those of forts and of the way back to the City
# R-FAL-S4.1 R-FAL-11.7 R-FAL-12.4
players 2
plain
set! public.hero[0] = machine
set! public.fort[1] = c0
set! public.forts[1] = 4
expect choice 0 en "Carry the fort from C0 to C2: I2 (forest), I3 (misty valley)"
do 0 carry c0 c2
expect says en "Machine carries a fort from C0 to C2: I2 (forest), I3 (misty valley)"
expect says pl "przenosi fortyfikację z C0 na C2: I2 (las), I3 (dolina mgieł)"
do 0 activate 1 scavenger
expect choice 0 en "Fort on C1: I1 (mountains), I2 (forest)"
do 0 fort c1
expect says en "puts a fort on C1: I1 (mountains), I2 (forest)"
expect says pl "stawia fortyfikację na C1: I1 (góry), I2 (las)"
set! public.node = x0 c1
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
do 0 investigate 0
do 0 pay-shard
expect choice 0 en "Go back to C4: I0 (river), I4 (crystal field)"
expect choice 0 pl "Wróć na C4: I0 (rzeka), I4 (kryształowe pole)"
do 0 retreat c4
expect says en "goes back to the City, to C4: I0 (river), I4 (crystal field)"
expect says pl "wraca do Miasta, na C4: I0 (rzeka), I4 (kryształowe pole)"

scenario the map tells of each node what is beside it, how far it is and who stands there
# R-FAL-2.1 R-FAL-2.3
players 2
plain
set! public.hero = heir sanya
set! public.fort[1] = m1
set! public.forts[1] = 4
expect mapped 0 en "L0: I0 (river), H0 (forest), P4 (misty valley); next to: A4, R0, M0; 3 nodes from you"
expect mapped 0 en "C0: I0 (river), I1 (mountains); next to: C1, C4, A0; City; you are here; on it: Heir"
expect mapped 0 pl "C1: I1 (góry), I2 (las); obok: C0, C2, A1; Miasto; od ciebie 1 węzeł; na nim: Sanya"
expect mapped 0 en "on it: fort (Sanya)"                      expect mapped 0 pl "na nim: fortyfikacja (Sanya)"
expect mapped 0 en "M1⌂"            expect mapped 0 en "C1:2"    # the picture
expect not-mapped en "from you"                                # a spectator stands nowhere

scenario and of each region and island who is there
# R-FAL-2.5 R-FAL-1.5
players 2
plain
set! public.golems[9] = 2
set! public.isle[sphere-mist] = 2
expect mapped 0 en "H4 (mountains): 2 golems, harvester (red), scavenger (red), refiner (red); nodes: L4, R4, M4, U4, X4"
expect mapped 0 pl "H4 (góry): 2 golemy, kombajn (czerwony), zbieraczka (czerwony), rafineria (czerwony); węzły: "
expect mapped 0 en "Sphere island: misty valley (2 golems), river (4 constructs), mountains (4 constructs); nodes: M3, S3, U3"
expect mapped 0 en "Y2g B4c N4c"    expect mapped 0 pl "S2g N4k B4k"
expect mapped 0 en "H4 mountains"   expect mapped 0 pl "H4 góry"

scenario the Colossus looks to the node where it walks
# R-FAL-17.3
players 2
plain
expect mapped 0 en "the Colossus stands here and walks on to X1"
expect mapped 0 pl "stoi tu Kolos, dalej na jego drodze: X1"
expect mapped 0 en "Colossus↘"      expect mapped 0 pl "Kolos↘"
expect drawn 0 en "Colossus: X0 (H0, P0)"

scenario the table tells players what their own character can do, and what each card would bring
# R-FAL-4.4 R-FAL-17.1
players 2
plain
set! public.hero = heir sanya
expect drawn 0 en "Ability: A parasite spent gives two crystals of one colour instead of one. Relic: Deposit"
expect drawn 0 pl "Zdolność: Wydany pasożyt daje dwa jednakowe kryształy zamiast jednego. Relikwia: "
expect drawn 1 en "Ability: Each of her Moves may lead 2 nodes far."
expect not-drawn en "Ability:"                             # a spectator has none
expect drawn 0 en "• Colossus next night: defence -4"
