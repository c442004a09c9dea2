# Why an action is refused: the setup, the turn, command points, moving, Develop and Meditate.
game mysthea

scenario where a mirage does not go
# R-MYS-2.2
players 2
start
set! public.order = [0,1,0,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
do 0 mirage shard-mist
do 1 mirage sphere-river
expect why 0 none mirage monolith-forest
expect why 0 island-mirage mirage shard-river
expect why-says 0 en "There is a mirage on this island already: mist valley (Shard island)" mirage shard-river
expect why 0 type-mirage mirage monolith-mist
expect why-says 0 pl "W regionie tego samego rodzaju leży już miraż: dolina mgieł (Wyspa odłamka)" mirage monolith-mist
expect why 0 other-question act c001      expect why 1 not-your-turn mirage monolith-forest

scenario a mirage that leaves no room for the others
# R-MYS-2.2
players 2
start
set! public.order = [0,1,0,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
do 0 mirage shard-mist
do 1 mirage volcano-crystal
expect why 0 none mirage sphere-river
expect why 0 no-layout mirage sphere-mountain
expect why-says 0 en "mountain (Sphere island): with a mirage here the others could not be laid out" mirage sphere-mountain

scenario one side of the attunement card of the next island
# R-MYS-2.7
players 3   option attunement_sides=chosen
start
set! public.order = [0,1,2,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
expect why 0 none side 1      expect why 0 none side 6
expect why 0 other-side side 2
do 0 side 1
expect why-says 1 en "Now the side of another attunement card is chosen: Monolith island" side 3
expect why-says 1 pl "Teraz wybiera się stronę innej karty zestrojenia: Wyspa monolitu" side 3

scenario a draft of one card of each kind
# R-MYS-2.10
players 2   option advanced_draft=on   option mirages_random=on
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 1
set! head.waiting = 2
do 1 draft 0
expect why 0 none draft 0
do 0 draft 1
expect why 1 has-champion draft 0      expect why 1 none draft 1
do 1 draft 1
expect why 0 has-kind draft 1      expect why 0 none draft 2
expect why-says 0 en "You have a card of this kind already: tactic" draft 1
expect why 0 no-such draft 5

scenario where a champion and its token go
# R-MYS-2.14 R-MYS-2.15
players 2   option mirages_random=on
start
set! public.order = [1,0,0,0,0]
set! head.frame[0].seat = 0
set! head.waiting = 1
set! public.mirage = none shard-mist monolith-forest tree-mountain sphere-river volcano-crystal
expect why 0 mirage place shard-mist      expect why 0 none place shard-river
expect why-says 0 pl "Nie można: miraż leży w dolinie mgieł (Wyspa odłamka)" place shard-mist
do 0 place shard-river
expect why 0 champions-island token shard      expect why 0 none token tree
do 0 token tree
expect why 1 island-taken place shard-crystal      expect why 1 none place tree-forest
expect why-says 1 en "The champion of Player 1 is on this island already" place shard-crystal

scenario where a card is that is not in the hand
# R-MYS-5.1 R-MYS-3.7 R-MYS-1.9 R-MYS-8.3 R-MYS-5.3 R-MYS-7.4 R-MYS-10.1
players 2
plain
set! private[0].hand = c001
set! public.discard[0] = c002
set! public.discard[1] = c003
set! public.removed = c004
set! public.equipment[0] = c031
set! public.upgrade[0][champion] = c019
set! public.energy[0] = 1
expect why 0 none act c001
expect why 0 in-discard act c002
expect why 0 others-card act c003
expect why-says 0 en "Double Order: Player 2 has this card" act c003
expect why-says 0 pl "Podwójny rozkaz: tę kartę ma Gracz 2" act c003
expect why 0 removed-card act c004
expect why 0 not-in-hand act c005
expect why-says 0 pl "Skupienie: nie masz tej karty na ręce" act c005
expect why 0 on-display act c021
expect why 0 on-board act c031      expect why 0 none use c031
expect why 0 on-board act c019      expect why 0 upgrade-works use c019
expect why-thing 0 none CARD c019      expect why-thing 0 develop-first CARD c021      expect why-thing 0 in-discard CARD c002
expect why 0 not-equipment use c001
expect why 0 not-on-board discard c001      expect why 0 none discard c031
do 0 act c001
expect why 0 in-play act c001
do 0 done
expect why 0 on-display act c021      expect why 0 none use c031
expect why-thing 0 basic-done CARD c021      expect why-thing 0 in-discard CARD c002

scenario one basic and one special action
# R-MYS-4.6 R-MYS-4.7 R-MYS-4.10 R-MYS-5.3
players 2
plain
set! private[0].hand = c001 c006
set! public.champion_at = tree-forest tree-forest
set! public.equipment[0] = c031
set! public.energy[0] = 2
expect why 0 none meditate      expect why 0 none battle tree-forest
expect why 0 basic-first end-turn      expect why 0 no-act effect
do 0 use c031
expect why 0 special-done battle tree-forest      expect why 0 special-done use c031
expect why 0 special-done move-island      expect why 0 special-done encounter
do 0 act c001
expect why 0 act-open meditate      expect why 0 act-open end-turn
expect why 0 special-done move-island      expect why 0 special-done use c031
expect why 0 act-running act c006      expect why 0 none done
expect why-says 0 en "In this Act you play a card already: Champion's Leap" act c006
expect why-says 0 pl "W tym działaniu zagrywasz już kartę: Skok Wybrańca" act c006

scenario a special action is not done within the basic one
# R-MYS-4.7 R-MYS-4.6
players 2
plain
set! private[0].hand = c001 c006
set! public.champion_at = tree-forest tree-forest
set! public.equipment[0] = c031
set! public.energy[0] = 2
do 0 act c001
expect why 0 special-later battle tree-forest      expect why 0 other-question battle shard-mist
expect why 0 special-later use c031      expect why 0 special-later move-island
do 0 energy   do 0 energy   do 0 done
expect why 0 basic-done meditate      expect why 0 basic-done develop      expect why 0 basic-done act c006
expect why 0 none battle tree-forest      expect why 0 none end-turn

scenario what a special action needs
# R-MYS-10.3 R-MYS-11.1 R-MYS-13.1
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][shard-mist] = 1
set! public.units[construct][1][shard-river] = 1
set! public.token[0] = sphere
expect why 0 none battle tree-forest
expect why 0 no-own-unit battle shard-river      expect why 0 no-opponent battle shard-mist
expect why-says 0 en "You have no unit at the river (Shard island)" battle shard-river
expect why-says 0 pl "Nie masz jednostki nad rzeką (Wyspa odłamka)" battle shard-river
expect why-says 0 pl "Żaden przeciwnik nie ma jednostki w dolinie mgieł (Wyspa odłamka)" battle shard-mist
expect why 0 token-elsewhere encounter
expect why-says 0 en "Your champion is on Tree island, but your encounter token is on Sphere island" encounter
expect why-says 0 pl "Twój Wybraniec stoi na Wyspie drzewa, a żeton spotkania leży na Wyspie kuli" encounter
set! public.token[0] = tree
expect why 0 encounter-xp encounter
expect why-says 0 en "This encounter costs 1 experience, you have 0" encounter
expect why-says 0 pl "To spotkanie kosztuje 1 punkt doświadczenia, masz 0" encounter
set! public.xp[0] = 1
expect why 0 none encounter
set! public.encounters[0] = en02
expect why-says 0 pl "To spotkanie kosztuje 2 punkty doświadczenia, masz 1" encounter
expect why 0 none move-island
set! public.charged = 2
expect why-says 0 pl "Bitwa i przemieszczenie wyspy wymagają naładowanego artefaktu, a twój jest rozładowany" move-island
expect why 0 not-charged move-island      expect why 0 not-charged battle tree-forest

scenario six encounters, and no more than the deck has
# R-MYS-13.2 R-MYS-13.3
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! public.token[0] = tree
set! public.xp[0] = 12
set! public.encounters[0] = en02 en03 en04 en05 en06
expect why 0 none encounter
set! public.encounters[0] = en02 en03 en04 en05 en06 en07
expect why 0 encounter-limit encounter
expect why-says 0 pl "W całej grze można rozpatrzyć 6 spotkań, a tyle już masz" encounter
expect why-says 0 en "A player resolves at most 6 encounters in a game, and you have them" encounter

scenario no encounter card is left
# R-MYS-13.3
players 5
plain
set! public.champion_at[0] = tree-forest
set! public.token[0] = tree
set! public.xp[0] = 12
expect why 0 none encounter
set! public.encounter_top = none
set! public.encounters[1] = en01 en02 en03 en04 en05 en06
set! public.encounters[2] = en07 en08 en09 en10 en11 en12
set! public.encounters[3] = en13 en14 en15 en16 en17 en18
set! public.encounters[4] = en19 en20 en21 en22 en23 en24
set! public.encounters[0] = en25 en26 en27 en28 en29 en30
expect why 0 no-encounters encounter

scenario what Develop needs
# R-MYS-8.1 R-MYS-8.2 R-MYS-8.3
players 2
plain
expect why 0 develop-energy develop      expect why 0 develop-energy take c021
expect why-thing 0 develop-energy CARD c021      expect why-thing 0 develop-energy ACTION take
expect why-says 0 en "Develop needs 1 energy, you have 0" develop
expect why-says 0 pl "Rozwój wymaga 1 punktu energii, masz 0" develop
set! public.energy[0] = 12
expect why 0 none develop
expect why 0 develop-first show      expect why 0 develop-first take c021
do 0 develop
expect why 0 none renew      expect why 0 other-question take c021
do 0 renew
expect why 0 none under c021      expect why 0 not-on-display under c001
do 0 under c021
expect why 0 already-under under c021      expect why 0 none under c022
do 0 under c022
expect why 0 take-one done      expect why 0 not-on-display take c021
set! public.display = c030 c031 c032
expect why 0 none take c030
do 0 take c030
expect why 0 none done

scenario nothing is left to take
# R-MYS-8.1
players 2
plain
set! public.energy[0] = 12
set! public.display = []
set! public.deck_count = 0
set! secret.deck = []
set! public.discard[0] = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
expect why 0 develop-empty develop      expect why 0 none meditate

scenario command points
# R-MYS-5.1 R-MYS-5.4 R-MYS-5.5 R-MYS-5.6 R-MYS-1.3
players 2
plain
set! private[0].hand = c026
set! public.energy[0] = 12
expect why 0 no-points energy      expect why 0 no-points make golem      expect why 0 no-points move champion shard-mist
do 0 act c026
expect why 0 energy-full energy
expect why-says 0 pl "Masz już 12 punktów energii, a więcej mieć nie można" energy
expect why-says 0 en "You have 12 energy already, and nobody can have more" energy
expect why 0 need-points make golem      expect why 0 none make construct
expect why-says 0 en "Needs 2 command points (golem), you have 1" make golem
expect why-says 0 pl "Potrzeba 2 punktów dowodzenia (golem), masz 1" deploy golem
expect why 0 not-for-points make fort      expect why 0 not-for-points deploy champion
set! public.energy[0] = 11
expect why 0 none energy
set! public.pool[construct][0] = 8
set! public.reserve[construct][0] = 0
expect why 0 reserve-empty make construct      expect why 0 none deploy construct
expect why-says 0 en "There is no construct left in your reserve" make construct
set! public.pool[construct][0] = 0
set! public.reserve[construct][0] = 8
expect why 0 pool-empty deploy construct
expect why-says 0 pl "W twojej puli nie ma takiej jednostki: konstrukt" deploy construct

scenario points of crystal fields only create and deploy
# R-MYS-9.4
players 2
plain
set! public.champion_at[0] = shard-crystal
do 0 meditate
expect why 0 bound-points energy      expect why 0 bound-points move champion shard-crystal
expect why 0 none make construct
expect why-says 0 en "You have 1 command point, but only to create and deploy" energy
expect why-says 0 pl "Masz 1 punkt dowodzenia, ale tylko na tworzenie i rozstawianie" energy
set! public.cp_bound[0] = 3
expect why-says 0 en "You have 3 command points, but only to create and deploy" energy
expect why-says 0 pl "Masz 3 punkty dowodzenia, ale tylko na tworzenie i rozstawianie" energy

scenario who can move, and where to
# R-MYS-6.1 R-MYS-6.2 R-MYS-6.3 R-MYS-2.3 R-MYS-5.7
players 2
plain
set! private[0].hand = c001
set! public.mirage[shard] = shard-river
set! public.mirage[tree] = tree-forest
set! public.champion_at = shard-mist tree-crystal
set! public.units[construct][0][shard-mist] = 1
set! public.moved[construct][0][shard-mist] = 1
set! public.units[fort][0][shard-mist] = 1
do 0 act c001
expect why 0 has-moved move construct shard-mist      expect why 0 unit-elsewhere move golem shard-mist
expect why-thing 0 none REGION shard-mist      expect why-thing 0 nobody-there REGION shard-crystal
expect why-says 0 en "You have no such unit in the mist valley (Shard island): golem" move golem shard-mist
expect why-says 0 pl "Wszystkie twoje jednostki tego rodzaju w dolinie mgieł (Wyspa odłamka) ruszały się już w tej turze: konstrukt" move construct shard-mist
expect why 0 fort-stays move fort shard-mist      expect why 0 none move champion shard-mist
expect why 0 nobody-there move champion tree-crystal
expect why-says 0 en "You have no unit at all in the crystal field (Tree island)" move champion tree-crystal
expect why-says 0 pl "Nie masz żadnej jednostki na kryształowym polu (Wyspa drzewa)" move champion tree-crystal
do 0 move champion
expect why 0 none to shard-crystal
expect why 0 already-there to shard-mist      expect why 0 mirage to shard-river
expect why 0 not-adjacent to volcano-forest      expect why 0 other-question move champion shard-mist
expect why-says 0 en "Too far: forest (Volcano island). The unit is in the mist valley (Shard island), and a step" to volcano-forest
expect why-says 0 pl "Za daleko: las (Wyspa wulkanu). Jednostka stoi w dolinie mgieł (Wyspa odłamka), a krok" to volcano-forest

scenario who goes along
# R-MYS-6.6 R-MYS-C1.38
players 2
plain
set! private[0].hand = c001
set! public.upgrade[0][champion] = c038
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][shard-mist] = 1
set! public.moved[construct][0][shard-mist] = 1
set! public.units[fort][0][shard-mist] = 1
set! public.units[golem][0][shard-mist] = 1
do 0 act c001
do 0 move champion   do 0 to shard-river
expect why 0 none carry golem      expect why 0 fort-stays carry fort
expect why 0 passenger-moved carry construct      expect why 0 carrier-itself carry champion
expect why-says 0 en "Only a unit that has not moved this turn can go along: construct" carry construct
set! public.moved[construct][0][shard-mist] = 0
set! public.units[construct][0][shard-mist] = 0
set! public.pool[construct][0] = 8
set! public.reserve[construct][0] = 0
expect why 0 unit-elsewhere carry construct
set! public.upgrade[0][champion] = none
expect why 0 carries-nobody carry golem
expect why-says 0 pl "Bez odpowiedniego ulepszenia ta jednostka nikogo nie zabiera: Wybraniec" carry golem

scenario what upgrades ask
# R-MYS-7.6
players 2
plain
set! private[0].hand = c002
set! public.upgrade[0][golem] = c018
do 0 act c002
do 0 make golem
expect why 0 not-created deploy construct      expect why 0 none deploy golem
expect why-says 0 pl "Za darmo rozstawia się tylko to, co właśnie powstało: golem" deploy construct
plain
set! private[0].hand = c002
set! public.upgrade[0][golem] = c037
do 0 act c002
do 0 deploy golem
expect why 0 other-upgrade take-gain c036      expect why 0 none take-gain c037
expect why-says 0 en "This is about another upgrade: Golem Banner" take-gain c036

scenario which card makes room
# R-MYS-7.3 R-MYS-X1.9
players 2
plain
set! private[0].hand = c031
set! public.equipment[0] = c011 c012 c013
set! public.upgrade[0][golem] = c037
set! public.energy[0] = 1
do 0 act c031
do 0 effect
expect why 0 no-room-this-way replace c037      expect why 0 no-room-this-way replace c031
expect why 0 none replace c012      expect why 0 other-question discard c012

scenario a fixed board
# R-MYS-X1.9
players 2   option board_fixed=on
plain
set! public.equipment[0] = c031
expect why 0 board-fixed discard c031      expect why 0 none meditate

scenario the effect of the card played
# R-MYS-5.3
players 2
plain
set! private[0].hand = c026 c069
set! public.energy[0] = 1
do 0 act c069
expect why 0 effect-energy effect
expect why-says 0 en "Immortal Fame: needs 4 energy, you have 1" effect
expect why-says 0 pl "Nieśmiertelna sława: potrzeba 4 punktów energii, masz 1" effect
set! public.energy[0] = 4
expect why 0 none effect
do 0 effect
expect why 0 effect-used effect

scenario a fort needs a unit
# R-MYS-9.3 R-MYS-16.3
players 2
plain
set! public.champion_at[0] = tree-mountain
do 0 meditate
expect why 0 none fort tree-mountain      expect why 0 fort-needs-unit fort tree-forest
expect why-says 0 en "A fort goes where you have a unit, and you have none in the forest (Tree island)" fort tree-forest

scenario things that other questions are about
# R-MYS-12.1 R-MYS-14.9 R-MYS-2.7
players 2
plain
set! public.champion_at[0] = tree-forest
expect why 0 island-still after shard      expect why 0 island-still attune tree
expect why 0 monster-uncalled monster cannibarok      expect why 0 sides-settled side 3
expect why-says 0 en "Cannibarok: monsters attack at the end of the era, or when an effect calls them" monster cannibarok
do 0 move-island
expect why 0 none attune tree
