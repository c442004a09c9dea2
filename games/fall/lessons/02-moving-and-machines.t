# Moving past characters and through forts; the three machines, and what happens to them.
game fall

lesson      pl "Ruch i maszyny"
            en "Moving and machines"
minutes 3
teaches activated fort

# R-FAL-5.1 R-FAL-5.3 R-FAL-5.4 R-FAL-12.1 R-FAL-12.3 R-FAL-12.4 R-FAL-12.5 R-FAL-15.8 R-FAL-19.5
players 2   option consent=ask
plain
set! public.hero = heir anuth
set! public.node = m0 l0
set! public.charged = 0

say         pl "Twoje maszyny są czerwone i stoją w górach. Idź na węzeł A0, tuż przy górach I1. Na drodze"
            pl "stoi Anuth: obok innej postaci nie wolno się zatrzymać, ale mija się ją za darmo, więc tym"
            pl "ruchem zajdziesz aż trzy węzły dalej."
            en "Your machines are red and stand in the mountains. Go to A0, beside the mountains I1. Anuth is"
            en "in the way: you may not stop on another character's node, but you pass it for nothing, so"
            en "this Move takes you three nodes."
point node:5 region:1
want move a0
answer move   pl "Tam nie ma twoich maszyn. Za Anuthem, przez L0 i R0, leży A0."
              en "None of your machines is there. A0 lies behind Anuth, by L0 and R0."
answer *      pl "Najpierw podejdź do maszyn, póki ruch prowadzi o dwa węzły."
              en "First go to your machines, while a Move leads two nodes."

expect public.node[0] = a0
say         pl "Raz na turę możesz aktywować maszynę swojego koloru przy swoim węźle. To nie akcja! Kombajn"
            pl "daje kryształ, zbieraczka stawia fortyfikację, rafineria pokonuje wroga. Aktywuj zbieraczkę w"
            pl "górach."
            en "Once a turn you may activate a machine of your colour at your node. It is no action! The"
            en "harvester brings a crystal, the scavenger puts up a fort, the refiner defeats an enemy."
            en "Activate the scavenger in the mountains."
point region:1
want activate 1 scavenger
answer activate   pl "Kryształ też się przyda, ale maszyna działa raz na turę. Teraz postaw fortyfikację."
                  en "A crystal is useful too, but a machine works once a turn. Put up a fort now."
answer *      pl "Najpierw maszyna: jest darmowa i za chwilę ułatwi ci ruch."
              en "The machine first: it is free, and will soon help you move."

say         pl "Kto wejdzie na węzeł z fortyfikacją, może za darmo iść o węzeł dalej. Na L1 skróci wam drogę"
            pl "na zewnątrz."
            en "Whoever enters a node with a fort may go one node further for nothing. On L1 it shortens your"
            en "way out."
point node:11
want fort l1
answer *      pl "Też by pomogła, ale wypróbuj ją od razu: postaw ją na L1, obok siebie."
              en "It would help there too, but try it at once: put it on L1, next to you."

say         pl "To już nie pierwsza akcja, więc ruch prowadzi o jeden węzeł. Przez fortyfikację zajdziesz"
            pl "jednak na M1 lub R1."
            en "This is not your first action any more, so a Move leads one node. Through the fort you still"
            en "reach M1 or R1."
point node:11 node:16 node:21
want move m1
want move r1
answer move   pl "To tylko jeden węzeł. Wejdź na fortyfikację i idź dalej: na M1 albo R1."
              en "That is one node only. Enter the fort and go on: to M1 or R1."
answer *      pl "Za chwilę. Najpierw sprawdź, dokąd prowadzi fortyfikacja."
              en "In a moment. First see where the fort leads you."

plain
set! public.hero = heir anuth
set! public.node = c1 l1
set! public.charged = 0
set! public.fort[0] = l1
set! public.forts[0] = 4
set! public.machine[1] = [0,1,1]
set! public.golems[1] = 1
set! public.constructs[1] = 2
set! public.isle[tree-mountain] = 3
set! public.isle[sphere-river] = 2
set! public.nights = 4

say         pl "Kilka nocy później: do gór I1 weszli wrogowie, a było ich trzech, więc zniszczyli kombajn."
            pl "Następna przepadnie zbieraczka, potem rafineria. Gdy na całej planszy zabraknie maszyn"
            pl "jednego koloru, przegrywacie."
            en "Some nights later: enemies went into the mountains I1 and were three, so they destroyed the"
            en "harvester. The scavenger goes next, then the refiner. When no machine of some colour is left"
            en "on the board, you all lose."
point region:1

say         pl "Rafineria jeszcze stoi. Pokona jednego wroga bez akcji i bez kryształów. Aktywuj ją."
            en "The refiner still stands. It defeats one enemy without an action and without crystals."
            en "Activate it."
point region:1
want activate 1 refiner
answer activate   pl "Fortyfikacja nie zatrzyma wrogów. Tu potrzeba rafinerii."
                  en "A fort does not stop enemies. This needs the refiner."
answer *      pl "To może poczekać: rafineria działa teraz za darmo."
              en "That can wait: the refiner works now, and for nothing."

say         pl "Golem chroni konstrukty, więc pada pierwszy. Na którą wyspę wraca?"
            en "A golem shields constructs, so it falls first. To which island does it go back?"
want island

expect public.golems[1] = 0
expect public.actions_done = 0
say         pl "Zostały dwa konstrukty, a ty masz jeszcze trzy akcje. Zaczynaj dzień tak, by minąć własne"
            pl "maszyny: to co turę darmowa pomoc."
            en "Two constructs are left, and you still have three actions. Plan your days past your own"
            en "machines: that is free help in every turn."
