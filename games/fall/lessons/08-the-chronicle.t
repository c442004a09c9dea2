# What a game of the Chronicle brings along: own decks, machines, wonders. The position is set by hand, as after a
# game of Mysthea and one of Icaion.
game fall

lesson      pl "Kronika"
            en "The Chronicle"
minutes 3

# R-FAL-L1.2 R-FAL-L1.3 R-FAL-L2.2 R-FAL-L2.4 R-FAL-L2.5 R-FAL-L2.6 R-FAL-L4.1 R-FAL-L4.3 R-FAL-L3.1 R-FAL-6.9
players 2   option consent=ask
plain
set! public.legacy.mode = 3
set! public.legacy.cards[0] = c001 c024 c045 c065
set! public.legacy.cards[1] = c022 c042
set! public.hero = sanya outsider
set! public.node = a0 c2
set! public.colossus = x1
set! public.charged = 0
set! public.machine[0] = [1,5,2]
set! public.machine[1] = [5,3,0]
set! public.machine[4] = [2,2,5]
set! public.machine[5] = [3,1,3]
set! public.wonder[0] = 1
set! public.golems[1] = 2
set! public.constructs[5] = 1
set! public.constructs[10] = 1
set! public.constructs[14] = 1
set! public.isle[shard-river] = 2
set! public.isle[shard-mist] = 1
set! public.actions_done = 2
chance 2/4 0/14

say         pl "Upadek może być dalszym ciągiem waszej partii Mysthei, Icaionu albo obu. Gracie wtedy swoimi"
            pl "postaciami z tamtych gier. Tu jesteś Sanyą z Mysthei, a Ola Przybyszem z Icaionu."
            en "The Fall can continue a match of Mysthea, of Icaion or of both that you have played. You then"
            en "have the characters you had there. Here you are Sanya of Mysthea, and Ola is the Outsider of"
            en "Icaion."
point hero:0 hero:1

say         pl "Po Icaionie maszyny stoją tam, gdzie na końcu tamtej partii, więc kolory są przemieszane."
            pl "Aktywujesz dowolną, a własna, czerwona, działa dwa razy. Weź dwa kryształy z kombajnu nad"
            pl "rzeką I0."
            en "After Icaion the machines stand where that match left them, so their colours are mixed. You"
            en "may activate any, and your own, red, works twice. Take two crystals from the harvester at the"
            en "river I0."
point region:0
want activate 0 harvester
answer activate   pl "Też działa, choć nie twoja, lecz tylko raz. Czerwony kombajn nad I0 da dwa kryształy."
                  en "It works although it is not yours, but only once. The red harvester at I0 brings two"
                  en "crystals."
answer *      pl "Najpierw darmowa maszyna: czerwony kombajn nad I0."
              en "The free machine first: the red harvester at I0."

expect public.crystals[0] = 2 0 0 0 0
say         pl "Po Mysthei masz własną talię: wszystkie karty dowodzenia, które zostały ci po tamtej partii."
            pl "Zaatakuj góry I1: dwa niebieskie kryształy zastąpią jeden brązowy, jak zawsze para jednego"
            pl "koloru."
            en "After Mysthea you have a deck of your own: all command cards that you owned at the end."
            en "Attack the mountains I1: two blue crystals stand for a brown one, as any pair of one colour"
            en "does."
point region:1 hero:0
want attack 1
answer *      pl "Została jedna akcja: pokaż, co umie twoja talia."
              en "One action is left: show what your deck can do."

expect public.revealed = c045
say         pl "Od razu karta o sile 4! Z własnej talii trafia się dowolna Era, dlatego opłaca się zbierać"
            pl "mocne karty w Mysthei."
            en "A card of strength 4 at once! Any era may come out of your own deck, so it pays to gather"
            en "strong cards in Mysthea."
point card:c045
want kill 2
answer *      pl "Siły starczy na oba golemy."
              en "You have strength for both golems."

say         pl "Wybierz wyspę dla golemów. Potem dzień skończy się sam, a noc zaatakuje rzekę I0, gdzie stoi"
            pl "Cud."
            en "Choose an island for the golems. Then the day ends by itself, and the night attacks the river"
            en "I0, where a wonder stands."
point region:0
want island

expect public.wonder[0] = 0
expect public.machine[0] = [1,5,2]
say         pl "Zamiast maszyny przepadł Cud zbudowany w Icaionie. Po skończonej partii Mysthei lub Icaionu"
            pl "wybierz dalszy ciąg opowieści: co w niej zdobędziecie, pomoże wam potem bronić Miasta."
            en "The wonder built in Icaion was lost instead of a machine. After a finished match of Mysthea"
            en "or Icaion, choose to continue its story: what you gain there will help you defend the City."
point region:0
