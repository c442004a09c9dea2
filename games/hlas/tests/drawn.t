# The map of a terminal, its places in words, and what lies open on the table.
game hlas

scenario regions, terrain, shores and routes on the map, and pieces with owner and strength
# R-HLA-2.3 R-HLA-2.5 R-HLA-2.7
players 2
plain
set! public.warrior[0][nw-b1] = 2
set! public.serf[1][ne-b1] = 1
expect mapped en "·s 1:2w[4]"             expect mapped en "≈NW,N,n ⇄a"           expect mapped en "·f2 2:s[1]"
expect mapped pl "·b 1:2w[4]"             expect mapped pl "Pszeniczny Brzeg"     expect mapped en "touch are adjacent; ≈"
expect mapped en "(out of play)"          expect mapped pl "(poza grą)"           expect not-mapped en "South-West Capital"

scenario a place in words: terrain, pieces, neighbours, routes, seas
# R-HLA-2.3 R-HLA-2.4 R-HLA-2.7 R-HLA-2.12
players 2
plain
set! public.warrior[0][nw-i] = 2
expect mapped en "Windy Cape: plain (food), 2 worker spaces; Player 1: warrior ×2, strength 4"
expect mapped en "next to: Raven Ridge, Ash Desert, Drowner Marsh; routes: Eagle Rock; shore of: North Bay, West Bay, Octopus Sea"
expect mapped pl "Wietrzny Przylądek: równina (żywność), 2 miejsca pracy; Gracz 1: wojownik ×2, siła 4"
expect mapped pl "obok: Krucza Grań, Popielna Pustynia, Topielisko; szlaki: Orla Skała; brzeg: Zatoka Północna"
expect mapped en "Ash Desert: desert, ends a march"   expect mapped en "North Sea: sea; next to: North-West Sea, North-East Sea, North Bay; across the rim: South Sea"

scenario how far it is from one's own army, by what ends a march
# R-HLA-13.2 R-HLA-13.5
players 2
plain
set! public.warrior[0][nw-b1] = 2
expect mapped 0 en "march from Misty Fen: 1 step"     expect mapped 0 pl "marsz: Mgliste Mokradło – tutaj, 1 krok"
expect mapped 0 en "Wheat Coast: plain (food), 2 worker spaces; next to: Silver Grove, Stoneheart, Frog Mire, Glass Sands; routes: Misty Fen, Salt Marsh; shore of: North-East Sea, North Sea, North Bay; march from North-West Capital: 3 steps; march from Misty Fen: 1 step"
expect not-mapped en "march from"

scenario the link of capital and towers, and a barrier
# R-HLA-2.11 R-HLA-C12.1
players 2
plain
set! public.tower[0] = [nw-m,0,0]
set! public.barrier[nw-m] = 1
expect mapped en "Player 1: tower, strength 3; a barrier (Player 1); next to: Iron Crags"
expect mapped en "link of capital and towers (Player 1): North-West Capital"
expect mapped pl "łącze stolicy i wież (Gracz 1): Stary Bór"                  expect drawn en "1:♜[3] 1#"

scenario face-down tokens look the same for all who have not seen them
# R-HLA-3.11 R-HLA-L8.1
players 2
plain
set! public.down[nw-i] = 1
expect mapped 0 en "a face-down token"   expect not-mapped 0 en "a face-down token ("
set! public.peeked[nw-i][0] = 1
set! private[0].seen[nw-i][0] = glory
set! secret.token[nw-i][0] = glory
expect mapped 0 en "a face-down token (Glory)"        expect mapped 0 en "?(Glory)"
expect not-mapped 1 en "Glory"           expect not-mapped en "Glory"          expect not-drawn 1 en "Glory"

scenario numbers of choices stand beside the regions that they name
# R-HLA-13.1
players 2
plain
set! public.warrior[0][nw-b1] = 2
do 0 act march           do 0 from nw-b1         do 0 take warrior
expect mapped 0 en " Wheat Coast"        expect mapped 0 en "5 Wheat Coast"    expect not-mapped 1 en "5 Wheat Coast"

scenario tokens on the action bar are told from serfs
# R-HLA-4.3
players 2
plain
set! public.bar[0][recruit] = 2
do 0 act march
expect drawn en "Action tokens: march"   expect drawn en "Serfs on the bar:"
expect drawn pl "Znaczniki akcji: marsz"  expect drawn pl "Chłopi na pasku"

scenario heroes and vessels have names on the table
# R-HLA-1.4
players 2
plain
set! public.hero[0][0] = nw-i
set! public.built[0] = 1
expect drawn en "In play ① Paladin"  expect drawn pl "W grze ① Paladyn"
expect drawn en "② Archmage"

scenario the cards under the heroes of the enemy, and what its next step costs
# R-HLA-30.1 R-HLA-30.8
players 1
plain
set! public.solo_slot = solo-track
set! public.solo_discard = 32
expect drawn en "The enemy's cards: Build: capital track (Warlord); discarded: Tax"
expect drawn pl "Karty wroga: Budowa: tor stolicy (Wódz); odrzucone: Podatki"
expect drawn en "the next step: 2 ore"   expect drawn pl "następny krok: 2 rudy"
