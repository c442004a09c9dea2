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
do 0 jump m1
expect says pl "przechodzi na węzeł przy innej wyspie: M0 → M1"
expect says en "crosses to a node at another island: M0 → M1"

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
