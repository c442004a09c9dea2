# One-shot oddities and upgrades that stay: Converter, Sprint.
game icaion

lesson      pl "Osobliwości i ulepszenia"
            en "Oddities and upgrades"
minutes 4
teaches upgraded dashed converted

# R-ICA-14.1 R-ICA-14.2 R-ICA-14.3 R-ICA-14.4 R-ICA-8.12 R-ICA-C227.1 R-ICA-C218.1 R-ICA-9.1
players 2
plain
set! public.node = r0 x2
set! public.crystals = 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
set! public.parasites[10] = 1
set! public.charged = 0
set! public.cage[0][0] = [0,2,1,0,2]
set! private[0].hand = converter-1 legend-1

say         pl "Osobliwości płaci się zielonymi kryształami, jedną na turę, jako akcję specjalną."
            pl "Większość działa raz i trafia na odrzucone. Ulepszenia zostają przy tobie i działają do"
            pl "końca."
            en "Oddities cost green crystals, one a turn, as your special action. Most work once and are"
            en "discarded. Upgrades stay with you and work for the rest of the game."
point hand:converter-1 hand:legend-1

say         pl "Na polu P0 jest pasożyt, ale brak ci szarego kryształu. Konwerter to ulepszenie: przy"
            pl "każdej zapłacie dwa kryształy jednego koloru zastąpią jeden należny. Zagraj go."
            en "A parasite is in the field P0, but you have no grey crystal. Converter is an upgrade: in"
            en "each payment two crystals of one colour may stand for one that is due. Play it."
point hand:converter-1 region:10
want play converter-1
answer *      pl "Konwerter najpierw: dzięki niemu zwalczysz pasożyta jeszcze w tej turze."
              en "Converter first: with it you can remove the parasite in this very turn."

say         pl "Teraz zwalczaj pasożyta z pola P0."
            en "Now eradicate the parasite in the field P0."
point region:10 upgrade:converter-1
want eradicate
answer *      pl "Możesz, ale wypróbuj Konwerter: zwalczaj pasożyta."
              en "You may, but try the Converter: eradicate the parasite."

say         pl "Należy się szary kryształ. Oddaj Konwerterowi dwa brązowe, a różowe zachowaj: przydadzą"
            pl "się przy Kolosie."
            en "A grey crystal is due. Give the Converter two brown ones, and keep the pink: they are"
            en "useful at the Colossus."
point cage:0
want convert brown
answer convert pink   pl "Można, ale różowymi bada się Kolosa. Oddaj brązowe."
                      en "You may, but pink ones pay at the Colossus. Give the brown ones."

expect public.collected[0] = 1
expect public.cage[0][0] = [0,0,0,0,2]

plain
set! public.node = x0 x2
set! public.crystals = 0 4 3 0 0 1 0 1 1 1 0 3 1 1 1
set! public.charged = 0
set! public.cage[0][0] = [0,0,1,0,0]
set! public.upgrades[0] = converter-1
set! private[0].hand = sprint-1 legend-1
push MOVE 0

say         pl "Inna tura. Zryw wydłuża drogę o trzy węzły, ale gra się go tylko zaraz po ruchu. Idź dwa"
            pl "węzły w stronę Miasta, na A0."
            en "Another turn. Sprint makes a way three nodes longer, but is played only directly after a"
            en "move. Go two nodes towards the City, to A0."
point node:5 hand:sprint-1
want move a0
answer move   pl "Z A0 Zryw zaprowadzi cię do pełnych regionów."
              en "From A0 Sprint leads you to regions full of crystals."

say         pl "Zagraj Zryw, zanim zrobisz cokolwiek innego."
            en "Play Sprint before you do anything else."
point hand:sprint-1
want play sprint-1
answer *      pl "Po innej akcji na Zryw będzie za późno. Zagraj go teraz."
              en "After any other action it is too late for Sprint. Play it now."

say         pl "Tu weźmiesz jeden kryształ. Trzy węzły dalej leży A1, a tam góry I1, las I2 i rzeka P1"
            pl "mają kryształy. Idź tam."
            en "Here you would take one crystal. Three nodes further lies A1, where the mountains I1, the"
            en "forest I2 and the river P1 have crystals. Go there."
point node:6 region:1 region:2 region:11
want dash a1
answer dash   pl "Bliżej też można, ale tylko przy A1 weźmiesz trzy kryształy naraz."
              en "You may stop elsewhere, but only at A1 you take three crystals at once."

expect public.node[0] = a1
say         pl "Pięć węzłów w jednej turze, a akcja podstawowa wciąż czeka. Karty bez zielonych"
            pl "kryształów tylko leżą na ręce, więc wracaj po nie do lasu. Ulepszeń masz w grze najwyżej"
            pl "tyle, ile mówi limit: wybieraj je na długo."
            en "Five nodes in one turn, and your basic action still waits. Without green crystals cards"
            en "only lie in your hand, so come back to the forests. Your limit says how many upgrades you"
            en "may have: choose them for the long run."
