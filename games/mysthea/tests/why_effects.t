# Why an action is refused: effects, battles, islands, encounters and monsters.
game mysthea

scenario the price of equipment
# R-MYS-10.1
players 2
plain
set! public.equipment[0] = c011 c031 c033
expect why 0 price-energy use c031      expect why 0 on-board act c031
expect why-thing 0 price-cards ACTION use
expect why-says 0 en "Condenser: the use costs 1 energy, you have 0" use c031
expect why-says 0 pl "użycie kosztuje 1 punkt energii, masz 0" use c031
expect why 0 price-xp use c033
expect why-says 0 en "Diary: the use costs 1 experience, you have 0" use c033
expect why 0 price-cards use c011
expect why-says 0 en "Staff Map: you must give up from your hand: tactic; missing: tactic" use c011
set! public.energy[0] = 1
set! public.xp[0] = 1
expect why 0 none use c031      expect why 0 none use c033
set! private[0].hand = c001
expect why 0 no-other-card use c011
set! private[0].hand = c001 c006
expect why 0 none use c011
do 0 use c011
expect why 0 none give c001      expect why 0 wrong-kind give c006      expect why 0 not-in-hand give c002
expect why-says 0 en "Keeper of Forests: this is of the kind objective, and you must give up: tactic" give c006
expect why-says 0 pl "Pan lasów: to cel, a trzeba oddać: taktyka" give c006
expect why 0 price-due done      expect why 0 other-question pay
do 0 give c001
expect why 0 none act c006      expect why 0 on-board act c031      expect why 0 other-question done

scenario a price of several cards
# R-MYS-10.1 R-MYS-C3.70
players 2
plain
set! private[0].hand = c070 c001 c006
set! public.energy[0] = 5
do 0 act c070
expect why 0 price-cards effect
expect why-says 0 en "Great Work: you must give up from your hand: tactic, objective, equipment, upgrade; missing: equipment, upgrade" effect
expect why-says 0 pl "trzeba oddać z ręki: taktyka, cel, wyposażenie, ulepszenie; brakuje: wyposażenie, ulepszenie" effect
plain
set! public.equipment[0] = c015
expect why-says 0 en "Baton: you must give up from your hand: any card; missing: any card" use c015
expect why-says 0 pl "trzeba oddać z ręki: dowolna karta; brakuje: dowolna karta" use c015

scenario an effect that nothing can be done with
# R-MYS-5.12 R-MYS-10.4 R-MYS-16.9 R-MYS-14.9
players 2
plain
set! private[0].hand = c021 c022 c041 c045 c063
set! public.energy[0] = 12
set! public.champion_moved = 1
do 0 act c021
expect why 0 charged effect
set! public.charged = 0
expect why 0 none effect
do 0 effect
expect why 0 effect-used effect

scenario an effect without a unit, a card or a monster for it
# R-MYS-5.12 R-MYS-6.2 R-MYS-6.4 R-MYS-14.9 R-MYS-16.9
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 12
do 0 act c022
expect why 0 none-unmoved effect
expect why-says 0 en "You have no unit of this kind on the islands that has not moved this turn: golem" effect
set! public.units[golem][0][shard-mist] = 1
expect why 0 none effect
plain
set! private[0].hand = c045
set! public.energy[0] = 12
set! public.champion_moved = 1
do 0 act c045
expect why 0 no-horde effect
set! public.champion_moved = 0
expect why 0 none effect
plain
set! private[0].hand = c063
set! public.energy[0] = 12
do 0 act c063
expect why 0 no-monster effect
set! public.track = river cannibarok
expect why 0 none effect

scenario an empty deck is not drawn from
# R-MYS-16.9
players 2
plain
set! public.era = 2
set! private[0].hand = c041
set! public.energy[0] = 12
set! public.display = c042 c043
set! private[1].hand = c044 c045 c046 c047 c048 c049 c050 c051 c052 c053 c054 c055 c056 c057 c058 c059 c060
do 0 act c041
expect why 0 deck-empty effect      expect why 0 none done

scenario neither of two parts can be done
# R-MYS-5.12
players 2
plain
set! public.equipment[0] = c034
set! public.energy[0] = 1
set! public.reserve[construct][0] = 0
set! public.pool[construct][0] = 8
expect why 0 parts-impossible use c034
expect why-says 0 en "Toolkit: none of this is possible now: create a construct, make a step with a construct" use c034
expect why-says 0 pl "nic z tego nie jest teraz możliwe: stwórz konstrukt, porusz konstrukt" use c034
set! public.reserve[construct][0] = 1
set! public.pool[construct][0] = 7
expect why 0 none use c034
do 0 use c034
expect decision TURN 0

scenario the parts of an effect
# R-MYS-16.10 R-MYS-13.6
players 2
plain
set! private[0].hand = c016
set! public.equipment[0] = c014
set! public.charged = 2
do 0 use c014
do 0 give c016
expect why 0 must-choose done      expect why 0 none part 1      expect why 0 none part 2
do 0 part 2
expect why 0 part-done part 2      expect why 0 none done      expect why 0 no-such part 3
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en03
do 0 encounter
expect why 0 none option 1      expect why 0 no-such option 3      expect why 0 other-question meditate
do 0 option 1
expect why 0 part-later part 2      expect why 0 none part 1
expect why-says 0 en "The parts come one after the other, and now it is: create a construct" part 2
expect why-says 0 pl "Części efektu idą po kolei, a teraz jest: stwórz konstrukt" part 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter            do 0 option 2
expect why 0 none part 1      expect why 0 no-part part 2      expect why-thing 0 no-part EFFECT_PART 2
expect why-says 0 en "This effect has no such part" part 2
expect why-says 0 pl "Ten efekt nie ma takiej części" part 2

scenario a part of an effect that cannot be done
# R-MYS-10.4 R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en12
do 0 encounter
do 0 option 2
expect why 0 charged part 1      expect why 0 none part 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.charged = 2
set! public.encounter_top = en07
do 0 encounter
do 0 option 1
expect why 0 not-charged part 2      expect why 0 none part 1

scenario which units an effect moves
# R-MYS-16.5 R-MYS-6.3 R-MYS-6.4 R-MYS-2.3
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 12
set! public.mirage[shard] = shard-river
set! public.units[golem][0][shard-mist] = 1
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 act c022
do 0 effect
expect why 0 none move golem tree-forest      expect why 0 wrong-unit move construct tree-forest
expect why 0 nobody-there move golem tree-mountain
expect why-says 0 en "This effect moves another unit: golem" move construct tree-forest
do 0 move golem tree-forest
expect why 0 already-there to tree-forest      expect why 0 mirage to shard-river      expect why 0 none to sphere-mist
expect why-says 0 pl "Ta jednostka już stoi w lesie (Wyspa drzewa)" to tree-forest

scenario regions from which units jump together
# R-MYS-6.4 R-MYS-C2.45
players 2
plain
set! private[0].hand = c045
set! public.energy[0] = 12
set! public.units[golem][0][tree-forest] = 1
do 0 act c045
do 0 effect
expect why 0 none region tree-forest      expect why 0 no-horde-here region sphere-mist
expect why-says 0 pl "Nie masz jednostek, które mogą stąd ruszyć: dolina mgieł (Wyspa kuli)" region sphere-mist
do 0 region tree-forest
expect why 0 none to sphere-mist      expect why 0 already-there to tree-forest

scenario a battle of a tactic
# R-MYS-11.2
players 3
plain
set! private[0].hand = c004
set! public.energy[0] = 2
set! public.champion_at = shard-mist tree-forest tree-mountain
do 0 act c004
do 0 effect
expect why 0 none region tree-forest      expect why 0 no-opponent region shard-mist

scenario monsters that can be called
# R-MYS-14.9 R-MYS-M2.13
players 2   option extra_monsters=on
plain
set! public.monster_of_era = kodror cannibarok utcoro
set! public.era = 3
set! public.display = c061 c062
set! private[1].hand = c064 c065 c066 c067 c068 c069 c070 c071 c072 c073 c074 c075 c076 c077 c078 c079 c080
set! public.monster_at[4] = shard
set! public.monster_at[3] = tree
set! public.monster_at[6] = none
set! public.track = river kodror cannibarok utcoro
set! private[0].hand = c063
set! public.energy[0] = 12
do 0 act c063
do 0 effect
expect why 0 none monster cannibarok      expect why 0 monster-gone monster kodror
expect why 0 not-on-track monster boulron
expect why-says 0 en "Boulron: the card of this monster is not on the track" monster boulron
expect why-says 0 pl "Kodror: tego potwora nie ma już w grze" monster kodror

scenario whose unit is lost
# R-MYS-16.6 R-MYS-16.7
players 3
plain
set! private[0].hand = c044
set! public.energy[0] = 3
set! public.units[construct][1][tree-forest] = 2
set! public.moved[construct][1][tree-forest] = 1
set! public.units[construct][1][sphere-mist] = 2
do 0 act c044
do 0 effect
do 0 region tree-forest
expect why 0 none strike 1 tree-forest      expect why 0 none strike 1 tree-forest 1
expect why 0 not-victim strike 2 tree-forest      expect why 0 other-region strike 1 sphere-mist
expect why-says 0 en "Now Player 2 loses a unit" strike 2 tree-forest
expect why-says 0 en "The effect works only in the region that was named: forest (Tree island)" strike 1 sphere-mist
expect why 0 no-such strike 1 tree-forest 2

scenario a unit that an opponent does not have
# R-MYS-16.7
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en01
set! public.units[fort][1][tree-forest] = 1
set! public.units[fort][1][sphere-river] = 1
do 0 encounter
do 0 option 1
do 0 part 1
expect why 0 none strike 1 sphere-river      expect why 0 none-to-strike strike 1 tree-mountain
expect why-says 0 en "Player 2 has no such unit in the mountains (Tree island): fort" strike 1 tree-mountain
expect why-says 0 pl "Gracz 2 nie ma takiej jednostki w lesie (Wyspa drzewa): fortyfikacja (ruszał się w tej turze)" strike 1 tree-forest 1

scenario orders and retreats
# R-MYS-11.5 R-MYS-11.8 R-MYS-11.9
players 2
plain
set! public.champion_at = tree-mountain tree-forest
set! private[0].hand = c006
set! public.units[construct][0][tree-mountain] = 1
set! public.units[construct][0][tree-forest] = 1
set! public.moved[construct][0][tree-forest] = 1
set! public.units[golem][0][tree-forest] = 1
do 0 battle tree-forest
expect why 0 none order c006      expect why 0 none no-order      expect why 0 not-in-hand order c001
do 0 order c006
expect why 0 none move golem tree-forest      expect why 0 has-moved move construct tree-forest
expect why 0 not-in-battle move construct tree-mountain      expect why 0 not-in-battle move champion tree-mountain
expect why 0 fort-stays move fort tree-forest      expect why 0 none done
expect why-says 0 en "Only units of the battle region retreat: forest (Tree island)" move champion tree-mountain

scenario what is lost in a battle
# R-MYS-11.19 R-MYS-11.21
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.units[golem][0][tree-forest] = 2
set! public.units[construct][0][tree-forest] = 1
set! public.units[construct][1][tree-forest] = 1
set! public.units[fort][1][tree-forest] = 1
do 0 battle tree-forest
expect decision LOSSES 1
expect why 1 none lose champion      expect why 1 none lose fort      expect why 1 none-to-lose lose golem
expect why-says 1 en "You have no such unit in the forest (Tree island): golem" lose golem
expect why-says 1 pl "Nie masz takiej jednostki w lesie (Wyspa drzewa): konstrukt (ruszał się w tej turze)" lose construct 1
expect why 1 no-such lose construct 2
do 1 lose champion
expect why 1 wounded lose champion      expect why 1 none lose fort

scenario an island is attuned with and put elsewhere
# R-MYS-12.2 R-MYS-12.3 R-MYS-12.4
players 2
plain
set! public.champion_at = tree-forest sphere-mist
do 0 move-island
expect why 0 none attune tree      expect why 0 other-island attune shard      expect why 0 other-question after sphere
expect why-says 0 en "You attune only with the card of the island that you move: Tree island" attune shard
do 0 done
expect why 0 island-itself after tree      expect why 0 old-gap after shard      expect why 0 none after sphere
expect why-says 0 en "Shard island: the island was right after it and cannot go back to its old place" after shard

scenario attunement cards that are taken
# R-MYS-12.2 R-MYS-12.3 R-MYS-H1.7
players 2
plain
set! public.champion = kolbor telron
set! public.champion_at = tree-forest sphere-mist
set! public.attuned[shard] = 2
do 0 move-island
expect why 0 attuned-by attune shard      expect why 0 none attune volcano
expect why-says 0 en "Shard island: Player 2 has this attunement card in this era" attune shard
expect why-says 0 pl "Wyspa odłamka: tę kartę zestrojenia ma w tej Erze Gracz 2" attune shard
do 0 attune volcano
expect why 0 has-attuned attune tree      expect why 0 other-question attune monolith      expect why 0 none after sphere

scenario which region a monster ravages
# R-MYS-14.3
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist shard-river
set! public.units[golem][0][shard-river] = 1
do 0 act c063
do 0 effect
expect why 0 none region shard-mist      expect why 0 nothing-there region shard-crystal
expect why 0 off-island region tree-forest
expect why-says 0 en "The monster has won elsewhere: pick a region on Shard island" region tree-forest
expect why-says 0 pl "Potwór zwyciężył gdzie indziej: wskaż region, który leży na Wyspie odłamka" region tree-forest
expect why-says 0 pl "Nie masz jednostki na kryształowym polu (Wyspa odłamka)" region shard-crystal
