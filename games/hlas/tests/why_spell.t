# Why casting, targets, answers and the choices of spells refuse something, and beside it the same allowed.
game hlas

scenario reasons of the Cast action
# R-HLA-17.1 R-HLA-17.2 R-HLA-17.12
players 2
plain
set! public.level[0] = 3
set! private[0].library = haste lightning rage
set! public.scribed[0] = [gale,rust,0]
set! public.scribed_state[0] = [1,3,0]
set! public.resource[0] = [2,2,2]
do 0 act cast
expect why 0 none cast haste               expect why 0 spell-too-dear cast lightning      expect why 0 only-in-battle cast rage
expect why-says 0 en "Needs 4 mana; you have 2 mana" cast lightning
expect why-says 0 pl "Cena: 4 many; masz: 2 many" cast lightning
expect why 0 none cast gale 1              expect why 0 not-ready cast rust 2              expect why 0 not-ready cast rust
expect why-says 0 en "The scribed spell Rust is not ready (it is exhausted)" cast rust
expect why-says 0 pl "Rdza: ten zapisany czar nie jest gotowy (stan: wyczerpany)" cast rust 2
expect why 0 not-scribed-there cast gale 2      expect why 0 not-in-library cast gale      expect why 0 no-such cast gale 4
expect why-says 0 en "Gale does not lie on this scribing place" cast gale 2
expect why-says 0 pl "Wichura: na tym polu zapisanych czarów go nie ma" cast gale 2
expect why-thing 0 only-in-battle SPELL rage      expect why-thing 0 not-ready SPELL rust      expect why-thing 0 not-in-library SPELL famine
expect why 0 none done                     expect why 0 not-in-library cast famine         expect why 0 other-question scribe haste

scenario reasons against a region as a target
# R-HLA-17.4 R-HLA-17.5 R-HLA-3.10 R-HLA-12.8 R-HLA-12.1
players 2
plain
set! private[0].library = earthquake
set! public.resource[0] = [2,2,5]
do 0 act cast             do 0 cast earthquake
expect why 0 none target nw-m              expect why 0 capital-no-target target nw-cap    expect why 0 other-target target sea-n
expect why-says 0 en "North-West Capital: a region with a standing capital is no target for a spell" target nw-cap
expect why-says 0 pl "Stolica Północno-Zachodnia: region ze stojącą stolicą nie może być celem czaru" target nw-cap
expect why-says 0 en "Earthquake, the target of the spell: a land region without a standing capital" target sea-n
expect why-says 0 pl "Trzęsienie ziemi, cel czaru: region lądowy bez stojącej stolicy" target sea-n
expect why 0 out-of-play target sw-m       expect why 0 other-target target 0              expect why 0 other-target target nw-m 1
expect why-thing 0 out-of-play REGION sw-m      expect why-thing 0 capital-no-target REGION nw-cap
plain
set! private[0].library = barrier
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-a1] = 1
do 0 act cast             do 0 cast barrier
expect why 0 none target nw-m              expect why 0 not-controlled target nw-i         expect why 0 capital-no-target target nw-cap
expect why-says 0 en "You do not control Windy Cape" target nw-i
expect why-says 0 pl "Nie kontrolujesz tego regionu: Wietrzny Przylądek" target nw-i
expect why-says 0 en "Barrier, the target of the spell: a region that you control, without a standing capital" target 0
plain
set! private[0].library = call-to-arms
set! public.resource[0] = [2,2,3]
set! public.serf[0][nw-m] = 5
set! public.serf[0][nw-a1] = 1
do 0 act cast             do 0 cast call-to-arms
expect why 0 none target nw-cap            expect why 0 no-room target nw-m                expect why 0 not-controlled target nw-i
expect why-says 0 en "Old Wood has room for 0 more units, and 1 would come" target nw-m
expect why 0 other-target target sea-n     expect why-says 0 pl "Wezwanie pod broń, cel czaru: region lądowy, który kontrolujesz i w którym jest miejsce" target sea-n

scenario reasons against a unit or a player as a target
# R-HLA-17.4 R-HLA-17.5 R-HLA-17.13 R-HLA-C10.1 R-HLA-C13.1 R-HLA-C18.1
players 3
plain
set! private[0].library = lightning
set! public.resource[0] = [2,2,5]
set! public.serf[1][ne-m] = 1
set! public.serf[2][ne-a1] = 1
do 0 act cast             do 0 cast lightning
expect why 0 none target ne-m 1 serf       expect why 0 target-absent target ne-m 1 warrior      expect why 0 target-absent target ne-a1 1 serf
expect why-says 0 en "Player 2 has no such unit in Stoneheart" target ne-m 1 warrior
expect why-says 0 pl "Serce Skał (Gracz 2): nie ma tam takiej jednostki" target ne-m 1 warrior
expect why 0 not-a-foe target ne-m 0 serf      expect why 0 capital-no-target target ne-cap 1 serf      expect why 0 other-target target ne-m 1 hero-1
expect why-says 0 en "an enemy serf or warrior outside regions with a standing capital" target ne-m 1 hero-1
expect why-says 0 pl "wrogi chłop lub wojownik poza regionami ze stojącą stolicą" target ne-m 1 hero-1
expect why 0 no-such target ne-m 3 serf
plain
set! private[0].library = mana-theft
do 0 act cast             do 0 cast mana-theft
expect why 0 none target 0 1               expect why 0 not-a-foe target 0 0               expect why 0 other-target target nw-m 1
expect why-says 0 en "Mana Theft, the target of the spell: an opponent" target nw-m 1
expect why-says 0 pl "Kradzież many, cel czaru: przeciwnik" target nw-m 1
plain
set! private[0].library = banishment
set! public.resource[0] = [2,2,5]
set! public.serf[1][ne-m] = 4
set! public.serf[2][ne-a1] = 1
set! public.vessel[1][1] = ne-m
do 0 act cast             do 0 cast banishment
expect why 0 target-absent target ne-a1 1      expect why 0 none target ne-m 1             expect why 0 other-target target ne-m 1 serf
expect why-says 0 en "the units of one enemy in a region without a standing capital" target ne-m 1 serf
do 0 target ne-m 1
expect why 0 none banish serf              expect why 0 banishment-spares-vessels banish air-vessel      expect why 0 none-there banish warrior
expect why-says 0 en "air vessel: vessels are not banished" banish air-vessel
expect why-says 0 pl "statek powietrzny: wygnanie nie dotyczy statków" banish air-vessel
expect why 0 none done                     expect why 0 no-such banish 0

scenario reasons of Polymorph
# R-HLA-C16.1 R-HLA-17.4
players 2
plain
set! private[0].library = polymorph
set! public.resource[0] = [2,2,3]
set! public.warrior[0][nw-cap] = 5
set! public.warrior[1][ne-m] = 1
set! public.warrior[1][ne-a1] = 1
set! public.serf[1][ne-a1] = 1
do 0 act cast             do 0 cast polymorph
expect why 0 no-warrior-left target nw-cap 0 serf      expect why 0 none target ne-m 1 warrior      expect why 0 target-absent target nw-m 0 serf
expect why-says 0 en "Your supply has no warrior left" target nw-cap 0 serf
expect why-says 0 pl "W twojej puli nie ma już wojownika" target nw-cap 0 serf
expect why 0 other-target target ne-a1 1 serf      expect why 0 capital-no-target target ne-cap 1 warrior
expect why-says 0 en "a serf of yours, or an enemy warrior outside regions with a standing capital" target ne-a1 1 serf
expect why-says 0 pl "twój chłop albo wrogi wojownik poza regionami ze stojącą stolicą" target ne-a1 1 serf
plain
set! private[0].library = polymorph
set! public.resource[0] = [2,2,3]
set! public.warrior[1][ne-m] = 1
do 0 act cast             do 0 cast polymorph      expect why 0 none target nw-cap 0 serf

scenario reasons of Resurrection
# R-HLA-C17.1
players 2
plain
set! private[0].library = resurrection
set! public.resource[0] = [2,2,5]
set! public.built[0] = 3
do 0 act cast             do 0 cast resurrection
expect why 0 none target 0 0 hero-1        expect why 0 hero-without-building target 0 0 hero-3      expect why 0 other-target target 0 0 serf
expect why-says 0 en "Knight-Errant needs a building first: Royal Stables" target 0 0 hero-3
expect why-says 0 pl "Błędny rycerz wymaga budynku: Królewskie stajnie" target 0 0 hero-3
expect why-says 0 en "a hero in your supply whose building is built" target 0 0 serf
plain
set! private[0].library = resurrection
set! public.resource[0] = [2,2,5]
set! public.built[0] = 7
set! public.hero[0][2] = nw-cap
do 0 act cast             do 0 cast resurrection
expect why 0 hero-in-play target 0 0 hero-3      expect why 0 none target 0 0 hero-2
expect why-says 0 en "Knight-Errant is already in play" target 0 0 hero-3
expect why-says 0 pl "Błędny rycerz: ten bohater jest już w grze" target 0 0 hero-3

scenario reasons of Gale
# R-HLA-C11.1 R-HLA-17.5 R-HLA-12.1
players 3
plain
set! private[0].library = gale
set! public.vessel[1] = [sea-ne,ne-a1]
set! public.vessel[2][0] = sea-s
set! public.cargo_serf[1][0] = 1
set! public.serf[0][ne-a2] = 1
set! public.serf[0][ne-b1] = 1
set! public.serf[0][ne-m] = 1
set! public.serf[1][ne-b2] = 4
do 0 act cast             do 0 cast gale
expect why 0 none target sea-ne 1 sea-vessel      expect why 0 vessel-stuck target ne-a1 1 air-vessel      expect why 0 target-absent target sea-n 1 sea-vessel
expect why-says 0 en "There is no region where the wind could drive Dragon" target ne-a1 1 air-vessel
expect why-says 0 pl "Smok: wiatr nie ma dokąd przenieść tego statku" target ne-a1 1 air-vessel
expect why-says 0 en "an enemy vessel outside regions with a standing capital" target sea-ne 1 serf
do 0 target sea-ne 1 sea-vessel
expect why 0 none go sea-n                 expect why 0 gust-too-far go sea-w              expect why 0 gust-into-enemies go ne-b1
expect why-says 0 en "West Sea: the wind drives the vessel one step only, to an adjacent region it can enter" go sea-w
expect why-says 0 pl "Morze Zachodnie: wiatr przenosi statek tylko o krok, na sąsiedni dostępny region" go sea-w
expect why-says 0 en "There are enemies of the vessel in Wheat Coast" go ne-b1
expect why-says 0 pl "Pszeniczny Brzeg: są tam wrogowie tego statku" go ne-b1
expect why 0 no-room go ne-b2              expect why 0 capital-no-target go ne-cap        expect why 0 no-such go 0
expect why-says 0 en "Black Bog has room for 1 more unit, and 2 would come" go ne-b2
plain
set! private[0].library = gale
set! public.vessel[1][1] = ne-b1
do 0 act cast             do 0 cast gale
expect why 0 gust-over-sea go sea-n        expect why 0 none go ne-c1
expect why-says 0 en "North Sea: the wind drives no air vessel from land over the sea" go sea-n
expect why-says 0 pl "Morze Północne: wiatr nie przenosi statku powietrznego znad lądu nad morze" go sea-n

scenario reasons of Call of the People and Scrying
# R-HLA-C7.1 R-HLA-C9.1
players 2
plain
set! private[0].library = call-of-the-people
set! public.serf[0][nw-cap] = 11
do 0 act cast             do 0 cast call-of-the-people
expect why 0 raise-limit raise 2           expect why 0 none raise 1
expect why-says 0 en "At most 1 serf" raise 2
expect why-says 0 pl "Najwyżej 1 chłop" raise 2
plain
set! private[0].library = call-of-the-people
do 0 act cast             do 0 cast call-of-the-people
expect why-says 0 en "At most 2 serfs" raise 3                expect why-says 0 pl "Najwyżej 2 chłopi" raise 3
expect why 0 none raise 2
plain
set! private[0].library = scrying
set! public.down[nw-m] = 1
set! public.down[sea-n] = 1
do 0 act cast             do 0 cast scrying
expect why 0 no-token peek nw-a1           expect why 0 no-token peek nw-m 1               expect why 0 none peek nw-m
expect why-says 0 en "Iron Crags has 0 face-down tokens" peek nw-a1
expect why-says 0 pl "Stary Bór: zakrytych żetonów jest tu 1" peek nw-m 1
expect why 0 no-such peek nw-m 2           expect why 0 no-such peek 0
do 0 peek nw-m 0
expect why 0 already-seen peek nw-m
expect why-says 0 en "You have already looked at this token: Old Wood" peek nw-m
expect why-says 0 pl "Stary Bór: ten żeton jest już podejrzany" peek nw-m
do 0 peek sea-n 0         do 0 peek se-m 0
expect why 0 none swap nw-m se-m           expect why 0 land-and-sea swap nw-m sea-n       expect why 0 not-seen swap nw-m nw-a1
expect why-says 0 en "A land token is not swapped with a sea token" swap nw-m sea-n
expect why-says 0 pl "Żetonu lądu nie zamienia się z żetonem morza" swap nw-m sea-n
expect why-says 0 en "Only different tokens that this spell has shown you can be swapped" swap nw-m nw-a1
expect why-says 0 pl "Zamienić można tylko różne żetony, które pokazał ten czar" swap nw-m nw-m

scenario reasons of answers
# R-HLA-17.8 R-HLA-17.2 R-HLA-C27.2 R-HLA-18.12
players 2
plain
set! public.level = [2,3,0,0]
set! private[0].library = haste copy-spell
set! private[1].library = cancel-spell rage mana-leech
set! public.resource[0] = [2,2,9]
set! public.resource[1] = [2,2,1]
do 0 act cast             do 0 cast haste
expect why 1 none answer mana-leech        expect why 1 spell-too-dear answer cancel-spell      expect why 1 not-an-answer answer rage
expect why-says 1 en "Needs 2 mana; you have 1 mana" answer cancel-spell
expect why-says 1 pl "Cena: 2 many; masz: 1 mana" answer cancel-spell
expect why-says 1 en "Only interrupt spells are answers; Rage is of type combat" answer rage
expect why-says 1 pl "Reaguje się tylko czarem reakcyjnym, a to jest czar bojowy: Furia" answer rage
expect why 1 not-in-library answer copy-spell      expect why 1 other-question cast rage      expect why 1 none pass
do 1 answer mana-leech
expect why 0 interrupts-not-copied answer copy-spell
expect why-says 0 en "Interrupt spells are not copied: Mana Leech" answer copy-spell
expect why-says 0 pl "Czarów reakcyjnych się nie kopiuje: Pijawka many" answer copy-spell

scenario reasons of answers to a combat spell
# R-HLA-18.12 R-HLA-C27.1
players 3
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage
set! private[1].library = copy-spell
set! private[2].library = copy-spell
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 1 pass                 do 0 cast rage
expect why 1 none answer copy-spell
do 1 pass
expect why 2 copy-outside-battle answer copy-spell
expect why-says 2 en "Rage is a combat spell: only a leader in this battle can copy it" answer copy-spell
expect why-says 2 pl "Furia to czar bojowy: skopiować go może tylko ten, kto dowodzi w tej bitwie" answer copy-spell

scenario reasons of combat spells
# R-HLA-18.6 R-HLA-17.12 R-HLA-17.2
players 2
plain
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! private[0].library = rage haste fireball
set! public.scribed[0] = [gale,0,0]
set! public.scribed_state[0] = [1,0,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect why 0 none cast rage                expect why 0 only-by-action cast haste          expect why 0 spell-too-dear cast fireball
expect why-says 0 en "Haste is a spell of type cast: it takes an action, not a battle" cast haste
expect why-says 0 pl "Pośpiech to czar inkantowany: rzuca się go akcją, a nie w bitwie" cast haste
expect why 0 only-by-action cast gale 1    expect why 0 not-scribed-there cast rage 1      expect why 0 not-in-library cast zeal
expect why 0 no-such cast rage 9           expect why 0 none pass                          expect why 0 other-question tactic charge

scenario reasons of Petrify
# R-HLA-C25.1 R-HLA-17.13
players 3
plain
set! public.built = [2,19,0,0]
set! public.level[0] = 3
set! public.resource[0] = [2,2,9]
set! public.hero[0][1] = nw-i
set! public.hero[1] = [ne-i,ne-i,0]
set! public.vessel[1][1] = ne-i
set! private[0].library = petrify petrify
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
do 0 cast petrify         expect why 0 none target ne-i 1 hero-1      do 0 target ne-i 1 hero-1
do 0 cast petrify
expect why 0 already-stone target ne-i 1 hero-1      expect why 0 none target ne-i 1 hero-2      expect why 0 target-absent target ne-i 1 sea-vessel
expect why-says 0 en "Warlord is already petrified" target ne-i 1 hero-1
expect why-says 0 pl "Wódz: ta jednostka jest już skamieniała" target ne-i 1 hero-1
expect why-says 0 en "an enemy hero or vessel in this battle" target ne-i 1 serf
expect why 0 target-absent target ne-i 2 hero-1      expect why 0 not-a-foe target ne-i 0 hero-2

scenario reasons of Magic Arrow and Fireball
# R-HLA-C20.1 R-HLA-C21.1 R-HLA-18.3
players 2
plain
set! public.resource[0] = [2,2,9]
set! public.warrior[0][nw-i] = 2
set! public.built[1] = 17
set! public.hero[1][0] = ne-i
set! public.serf[1][ne-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.vessel[1][1] = ne-i
set! private[0].library = fireball
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 cast fireball
expect why 0 none burn hero-1              expect why 0 fire-spares-vessels burn air-vessel      expect why 0 not-fighting burn hero-2
expect why-says 0 en "air vessel: a fireball does not destroy vessels" burn air-vessel
expect why-says 0 pl "statek powietrzny: kula ognia nie niszczy statków" burn air-vessel
expect why-says 0 en "There is no such unit on this side of the battle: hero II" burn hero-2
expect why-says 0 pl "W bitwie nie ma po tej stronie takiej jednostki: bohater II" burn hero-2
do 0 burn serf
expect why 0 too-strong burn hero-1        expect why 0 none burn warrior                  expect why 0 none done
expect why-says 0 en "Warlord has strength 4; only 3 can still be burnt" burn hero-1
expect why-says 0 pl "Wódz: siła 4, a spalić można jeszcze 3" burn hero-1
expect why 0 no-such burn 0                expect why 0 no-such burn serf 2
plain
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.warrior[1][ne-i] = 1
set! private[0].library = magic-arrow
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 cast magic-arrow
expect why 0 none target ne-i 1 serf       expect why 0 other-target target ne-i 1 hero-1  expect why 0 target-absent target nw-i 1 serf
expect why-says 0 pl "wrogi chłop lub wojownik w tej bitwie" target ne-i 1 hero-1

scenario reasons of the solo enemy's spells
# R-HLA-30.12 R-HLA-N1.5 R-HLA-N3.6 R-HLA-30.14
players 1
plain
set! public.faction = orcs humans
set! public.resource[1] = [3,3,4]
set! public.hero[1][1] = nw-m
set! public.serf[0][nw-a1] = 3
set! public.serf[0][nw-b1] = 1
set! public.warrior[0][ne-i] = 1
set! public.vessel[0][1] = nw-a1
do 0 act march            do 0 done                chance 4/7
do 0 pass
expect why 0 none lose serf 0 nw-a1        expect why 0 spell-spares-capital lose warrior 0 nw-cap      expect why 0 beyond-the-spell lose warrior 0 ne-i
expect why-says 0 en "The spell spares the capital region: North-West Capital" lose warrior 0 nw-cap
expect why-says 0 pl "Stolica Północno-Zachodnia: czar nie sięga regionu stolicy" lose warrior 0 nw-cap
expect why-says 0 en "The spell does not reach Eagle Rock" lose warrior 0 ne-i
expect why-says 0 pl "Orla Skała: czar tam nie sięga" lose warrior 0 ne-i
expect why 0 none-there lose warrior 0 nw-a1      expect why 0 spell-spares-kind lose air-vessel 0 nw-a1      expect why 0 no-such lose serf
expect why-says 0 en "The spell does not hit such a unit now: air vessel" lose air-vessel 0 nw-a1
expect why-says 0 pl "Ten czar nie dotyczy teraz takiej jednostki: statek powietrzny" lose air-vessel 0 nw-a1
plain
set! public.faction = humans elves
set! public.hero[1][2] = ne-i
set! public.built[0] = 3
set! public.hero[0] = [nw-i,nw-n,0]
set! public.warrior[0][nw-i] = 1
set! public.resource[1] = [3,3,4]
do 0 act march            do 0 done                chance 0/7
do 0 pass                 do 0 pass
do 0 act sail             chance 3/6
do 0 pass
expect why 0 spell-spares-kind lose warrior 0 nw-i      expect why 0 none lose hero-1 0 nw-i

scenario reasons of copies of the solo enemy's spells
# R-HLA-30.14 R-HLA-30.12 R-HLA-N2.5 R-HLA-N4.6
players 1
plain
set! public.faction = orcs dwarves
set! private[0].library = copy-spell
set! public.hero[1] = [ne-cap,ne-m,ne-cap]
set! public.serf[1][nw-m] = 1
set! public.serf[1][nw-a1] = 1
do 0 act march            do 0 done                chance 4/7
do 0 pass                 do 0 answer copy-spell
expect why 0 beyond-the-spell lose hero-2 0 ne-m      expect why 0 none lose serf 0 nw-m      expect why 0 other-question place nw-m
plain
set! public.level[0] = 2
set! public.built[0] = 1
set! public.hero[0][0] = nw-m
set! public.serf[0][nw-m] = 3
set! public.resource[1] = [0,0,3]
set! private[0].library = copy-spell
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 1/6 0/59 2/5
do 0 pass                 do 0 answer copy-spell
expect why 0 none place nw-m               expect why 0 not-at-a-hero place nw-a1          expect why 0 other-question lose serf 0 nw-m
expect why-says 0 en "Iron Crags: the unit joins in your courtyard or, if there is room, at a hero of yours on land" place nw-a1
expect why-says 0 pl "Żelazne Turnie: jednostka dołącza na twoim dziedzińcu albo, gdy jest miejsce, przy twoim bohaterze na lądzie" place nw-a1
plain
set! public.faction = humans dwarves
set! private[0].library = copy-spell
set! public.built[0] = 3
set! public.hero[0] = [nw-m,nw-b2,0]
set! public.down[nw-a1] = 1
set! public.down[nw-c2] = 1
set! public.resource[1] = [0,0,2]
do 0 act march            do 0 done                chance 0/7
do 0 pass
do 0 act sail             chance 3/6
do 0 pass                 do 0 answer copy-spell
expect why 0 none place nw-m               expect why 0 no-tunnel place nw-cap
expect why-says 0 en "North-West Capital has no hero of yours with somewhere to tunnel to" place nw-cap
expect why-says 0 pl "Stolica Północno-Zachodnia: nie ma tu twojego bohatera, który miałby dokąd iść tunelem" place nw-cap
