# The map of a terminal, its places in words, and what lies open on the table.
game mysthea

scenario armies with owner, strength and control on the map, and lines to the neighbours
# R-MYS-1.4 R-MYS-6.1 R-MYS-15.3
players 2
plain
set! public.ring = [1,2,3,4,5]
set! public.units[golem][0][tree-forest] = 2
set! public.units[construct][1][tree-forest] = 1
expect mapped en "*1:2g[4] 2:1c[1]"      expect mapped pl "*1:2g[4] 2:1k[1]"
expect mapped en "crystal field (Tree island), mountain (Tree island)"
expect mapped en "forest (Tree island): controlled by Player 1; Player 1: golem ×2, strength 4; Player 2: construct, strength 1; next to: "
expect mapped pl "las (Wyspa drzewa): kontroluje Gracz 1; Gracz 1: golem ×2, siła 4; Gracz 2: konstrukt, siła 1; obok: "

scenario islands in words: neighbours, monsters with their strength, tokens, the attunement card
# R-MYS-2.7 R-MYS-3.3 R-MYS-A1.4 R-MYS-M2.11
players 2
plain
set! public.ring = [1,2,3,4,5]
set! public.monster_at = [0,0,0,0,4,0,0]
expect mapped en "Sphere island: mist valley, river, mountain; neighbouring islands: Tree island, Volcano island; Cannibarok, strength 12;"
expect mapped en "attunement card (day): 2 glory for each of your constructs deployed."
expect mapped pl "karta zestrojenia (dzień): 2 punkty chwały za każdy twój rozstawiony konstrukt."
set! public.monster_at = [0,0,0,0,5,0,0]
expect mapped en "Cannibarok, strength 14"            expect drawn en "Cannibarok 14"

scenario each island shows the side of its attunement card, and who has it
# R-MYS-2.7 R-MYS-A1.9 R-MYS-1.9
players 2
plain
set! public.night = 16
set! public.attuned[4] = 2
expect drawn en "night 3★/golem →2"      expect drawn pl "noc 3★/golem →2"
expect drawn en "day 4★/encounter"       expect drawn en "Attunement cards: "

scenario the monsters of all eras lie open, and those beaten in this one are known
# R-MYS-2.4 R-MYS-A1.10
players 2
plain
set! public.monster_at = [0,0,0,0,0,0,0]
set! public.defeated = 16
expect drawn en "Monsters of the eras: I Cannibarok 12 (beaten), II Utcoro 10, III Onygauros 13"
expect drawn pl "Potwory Er: I Cannibarok 12 (pokonany)"

scenario discard piles, cards on display and the own board are told with what they do
# R-MYS-1.9
players 2
plain
set! public.discard[1] = c016 c031
set! public.upgrade[0][golem] = c018
expect drawn 0 en "discarded: "          expect drawn 0 pl "odrzucone: "
expect drawn 0 en "Your board:"          expect drawn 0 en "Golem Forge (upgrade: golems, 2): "
expect not-drawn en "Your board:"

scenario an Act with equipment or an upgrade speaks of the board
# R-MYS-5.3
players 2
plain
set! private[0].hand = c031 c026
set! public.energy[0] = 4
do 0 act c031
expect prompt 0 en "may place the card on your board"  expect prompt 0 pl "możesz umieścić kartę na planszy"
plain
set! private[0].hand = c026
set! public.energy[0] = 4
do 0 act c026
expect prompt 0 en "may use the effect once"

scenario nothing is said of regions behind a mirage
# R-MYS-2.3
players 2
plain
set public.champion_at = [tree-forest,tree-mountain,none,none,none]
set public.token = [shard,shard,0,0,0]
set! public.mirage = none shard-mist none none sphere-river none
expect mapped en "mist valley (Shard island): mirage"  expect mapped pl "dolina mgieł (Wyspa odłamka): miraż"
expect mapped en "mist valley (mirage)"
