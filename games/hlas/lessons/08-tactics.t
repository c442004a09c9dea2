# The seven tactics: which beats which, reading the purse of the enemy, conscripts, sacrifices, retreat.
game hlas

lesson      pl "Siedem taktyk"
            en "The seven tactics"
minutes 4
teaches revealed

# R-HLA-19.1 R-HLA-19.2 R-HLA-19.3 R-HLA-19.8 R-HLA-19.11 R-HLA-20.2 R-HLA-T1.1 R-HLA-T2.1 R-HLA-T3.1 R-HLA-T4.1 R-HLA-T5.1 R-HLA-T6.1
# R-HLA-T7.1 R-HLA-2.11
players 2   option first=2
do 1 faction orcs   do 0 faction humans   do 0 settle nw-cap   do 1 settle ne-cap   do 1 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.score = [3,3,0,0]
set! public.level[0] = 2
set! public.level[1] = 2
set! public.resource[0] = [4,3,0]
set! public.resource[1] = [0,0,6]
set! public.serf[0][0] = 9
set! public.serf[0][nw-cap] = 0
set! public.serf[0][nw-b1] = 2
set! public.serf[0][nw-m] = 1
set! public.warrior[0][0] = 0
set! public.warrior[0][nw-cap] = 2
set! public.warrior[0][nw-i] = 2
set! public.warrior[0][nw-b1] = 1
set! public.tower[0] = [nw-m,0,0]
set! public.serf[1][0] = 11
set! public.serf[1][ne-cap] = 1
set! public.warrior[1][0] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[1][ne-i] = 2
set! public.warrior[1][nw-n] = 3
set! public.tower[1] = [ne-b1,0,0]
set! public.down[nw-b1] = 0
set! public.down[nw-m] = 0
set! public.down[nw-i] = 0
set! public.down[nw-n] = 0
set! public.down[ne-i] = 0
set! public.down[ne-b1] = 0

say         pl "Taktyki tworzą krąg: Oskrzydlenie bije Mur tarcz, Mur tarcz bije Szarżę, Szarża bije Atak"
            pl "wyprzedzający, a ten anuluje Posiłki. Potyczka jest zawsze za darmo."
            pl "Nie zgaduj w ciemno: zasoby wroga widać."
            en "The tactics form a circle: Flank beats Hold the Line, Hold the Line beats Charge, Charge beats"
            en "First Strike, and that cancels Conscripts. Skirmish is always free."
            en "Do not guess blindly: the enemy's resources are open."

let 1 act march   let 1 from ne-i   let 1 take warrior   let 1 take warrior   let 1 go nw-i

say         pl "Orkowie atakują, 4 przeciw 4. Mają tylko 6 many, a kart za manę jest dwie:"
            pl "Szarża za 6 (+4) i Atak wyprzedzający za 4 (+2). Ty masz 3 rudy. Co wygra z obiema?"
            en "The orcs attack, 4 against 4. They have nothing but 6 mana, which pays for two cards:"
            en "Charge for 6 (+4) and First Strike for 4 (+2). You have 3 ore. What wins against both?"
want tactic hold-line
answer tactic skirmish     pl "Darmowe +1 wygra tylko z Potyczką orków, bo remis jest dla obrońcy."
                           en "A free +1 wins only against their Skirmish, as a tie is the defender's."
answer tactic conscripts   pl "Posiłki nie dają siły same z siebie, a obok nie ma nikogo do pomocy."
                           en "Conscripts have no strength of their own, and nobody is near enough to help."
answer tactic retreat      pl "Odwrót oddałby region i 1 PZ. Masz kartę, która wygrywa."
                           en "Retreat would give up the region and 1 VP. You hold a card that wins."

let 1 tactic charge

say         pl "Zapłać za Mur tarcz."
            en "Pay for Hold the Line."
want pay
answer sacrifice *   pl "Masz rudę, więc nikogo nie trzeba poświęcać."
                     en "You have the ore, so nobody need be sacrificed."
let 1 pay   expect event won 0
let 1 retreat ne-cap   let 1 muster march-2   let 1 from nw-n   let 1 take warrior   let 1 take warrior   let 1 take warrior
let 1 go nw-m

say         pl "10 przeciw 8, wygrana! Ale orkowie atakują jeszcze raz: 6 przeciw twojej wieży (3) i chłopu"
            pl "(1). Posiłki za 2 żywności ściągną jednostki z sąsiedztwa, a stolica sąsiaduje z wieżą."
            pl "Zagraj je."
            en "10 against 8, you won! But the orcs attack again: 6 against your tower (3) and a serf (1)."
            en "Conscripts, for 2 food, bring units from next door, and your capital is next to every tower."
            en "Play them."
point region:5 tactic:conscripts
want tactic conscripts
answer tactic skirmish    pl "4 + 1 nie zatrzyma szóstki. Pomoc czeka w stolicy."
                          en "4 + 1 does not stop 6. Help is waiting in the capital."
answer tactic retreat     pl "Chłop by ocalał, ale wieża nie. Pomoc czeka w stolicy."
                          en "The serf would live, the tower would not. Help is waiting in the capital."

let 1 tactic skirmish

say         pl "Zapłać 2 żywności."
            en "Pay the 2 food."
want pay
answer sacrifice *   pl "Chłop przyda się w bitwie i po niej. Zapłać żywnością."
                     en "You want that serf in the battle and after it. Pay with food."

say         pl "Orkowie mają 7, tobie brakuje 3. Sprowadź wojownika ze stolicy."
            en "The orcs have 7, you lack 3. Bring a warrior from the capital."
want bring warrior nw-cap
answer bring *   pl "Mgliste Mokradło też jest blisko, ale tamci zaraz zaatakują. Weź wojownika ze stolicy."
                 en "Misty Fen is near too, but those are about to attack. Take a warrior from the capital."
answer done      pl "Bez pomocy przegrasz."
                 en "Without help you will lose."

say         pl "6 przeciw 7: jeszcze jeden."
            en "6 against 7: one more."
want bring warrior nw-cap
answer bring *   pl "Mgliste Mokradło też jest blisko, ale tamci zaraz zaatakują. Weź wojownika ze stolicy."
                 en "Misty Fen is near too, but those are about to attack. Take a warrior from the capital."
answer done      pl "Brakuje tylko jednego!"
                 en "You lack only one!"

say         pl "8 przeciw 7. Wystarczy."
            en "8 against 7. Enough."
want done
answer bring *   pl "Ci z Mglistego Mokradła zaraz będą ci potrzebni tam, gdzie stoją."
                 en "You will need those of Misty Fen where they are."
expect event won 0

let 1 retreat ne-b1
do 0 act march   do 0 from nw-b1   do 0 take warrior   do 0 take serf   do 0 take serf

say         pl "Twoja tura. Armia z Mglistego Mokradła, siła 4, rusza na wieżę orków, siła 5. Do boju!"
            en "Your turn. Your army in Misty Fen, strength 4, goes for the orcs' tower, strength 5. Charge!"
point region:14
want go ne-b1
answer go *   pl "Teraz wieża orków: Pszeniczny Brzeg."
              en "Now the orcs' tower: Wheat Coast."

say         pl "Oskrzydlenie da 4 + 3, ale kosztuje 3 żywności, a masz 2."
            pl "Brak nie szkodzi: resztę można poświęcić."
            en "Flank makes it 4 + 3, but costs 3 food, and you have 2. No matter: the rest can be sacrificed."
point tactic:flank
want tactic flank
answer tactic *   pl "To za mało na 5 i Potyczkę orków. Spróbuj Oskrzydlenia."
                  en "That is too little against 5 and a Skirmish of the orcs. Try Flank."

let 1 tactic skirmish

say         pl "Poświęcona jednostka zastępuje tyle zasobów, ile ma siły, i walczy do końca bitwy."
            pl "Wystarczy chłop."
            en "A sacrificed unit replaces as many resources as its strength, and fights to the end of the"
            en "battle. A serf will do."
want sacrifice serf
answer sacrifice warrior   pl "Wojownik to aż 2 siły, a brakuje 1."
                           en "A warrior would be 2 strength, and you lack 1."

say         pl "Resztę zapłać żywnością."
            en "Pay the rest with food."
want pay
answer sacrifice *   pl "Więcej ofiar nie trzeba."
                     en "No more sacrifices are needed."
expect event won 0   expect public.tower[1] = [0,0,0]   expect public.warrior[0][ne-b1] = 1   expect public.serf[0][ne-b1] = 1

say         pl "7 przeciw 6! Wieża przegranego zawsze pada. Jest jeszcze Odwrót:"
            pl "kosztuje 1 PZ i region, ale nikt nie ginie, a karta wroga przepada."
            pl "Sami chłopi bez budowli nie zagrają Oskrzydlenia, Szarży ani Ataku wyprzedzającego."
            en "7 against 6! A loser's tower always falls. And there is Retreat:"
            en "it costs 1 VP and the region, but nobody dies and the enemy's card is void."
            en "Serfs alone, without a structure, cannot Flank, Charge or strike first."

say         pl "Przed każdą bitwą sprawdź, na jakie karty stać wroga. To połowa zwycięstwa."
            en "Before every battle look which cards the enemy can pay for. That is half of the victory."
