# Why marches, sails and flights, and what follows them, refuse something, and beside it the same allowed.
game hlas

scenario reasons for where a march begins
# R-HLA-13.1 R-HLA-3.10
players 2
plain
set! public.vessel[0][0] = nw-a1
set! public.serf[0][nw-m] = 1
do 0 act march
expect why 0 none from nw-m                expect why 0 nothing-there from nw-i      expect why 0 no-marcher from nw-a1
expect why-says 0 en "You have no units in Windy Cape" from nw-i
expect why-says 0 pl "W tym regionie nie masz żadnej jednostki: Wietrzny Przylądek" from nw-i
expect why-says 0 en "In Iron Crags you have only vessels or structures, which do not march" from nw-a1
expect why-says 0 pl "Żelazne Turnie: masz tu tylko statki lub budowle, a one nie maszerują" from nw-a1
expect why 0 no-march-from-sea from sea-n      expect why 0 out-of-play from sw-m      expect why 0 no-such from 0
expect why-says 0 en "A march begins on land; North Sea is a sea" from sea-n
expect why-says 0 pl "Marsz zaczyna się na lądzie, a to jest morze: Morze Północne" from sea-n
expect why 0 origin-first take serf        expect why 0 origin-first go nw-m         expect why 0 none done
expect why-says 0 en "First choose the region where the army starts" go nw-m
expect why-says 0 pl "Najpierw wskaż region, z którego rusza armia" take serf

scenario reasons for who marches
# R-HLA-13.1 R-HLA-15.10 R-HLA-28.6
players 2
plain
set! public.serf[0][nw-cap] = 6
set! public.vessel[0][1] = nw-cap
do 0 act march            do 0 from nw-cap
expect why 0 nobody-going go nw-a1         expect why 0 nobody-going stay            expect why 0 no-ally take serf 1
expect why-says 0 en "First choose who goes: at least one of the units must be yours" go nw-a1
expect why-says 0 pl "Najpierw wybierz, kto idzie: musi to być choć jedna twoja jednostka" go nw-a1
expect why 0 vessels-do-not-march take air-vessel      expect why 0 none-here take hero-1      expect why 0 none take warrior
expect why-says 0 en "Airship is a vessel, and vessels do not march" take air-vessel
expect why-says 0 pl "Sterowiec: statki nie maszerują" take air-vessel
expect why-says 0 en "There is no such unit in North-West Capital: Paladin Laelithar" take hero-1
expect why-says 0 pl "Stolica Północno-Zachodnia: nie ma tu takiej jednostki: Paladyn Laelithar" take hero-1
do 0 take warrior
expect why 0 all-going take warrior        expect why 0 none take serf               expect why 0 none go nw-a1
expect why-says 0 en "All units of this kind are chosen already: warrior" take warrior
expect why-says 0 pl "Wszystkie takie jednostki są już wybrane: wojownik" take warrior
do 0 take serf            do 0 take serf           do 0 take serf         do 0 take serf
expect why 0 army-full take serf
expect why-says 0 en "An army has 5 units at most" take serf
expect why-says 0 pl "W armii może iść najwyżej 5 jednostek" take serf
expect why 0 no-such take serf 7           expect why 0 no-such take 0

scenario reasons for where a march ends
# R-HLA-12.1 R-HLA-13.1 R-HLA-13.3 R-HLA-13.4 R-HLA-13.7 R-HLA-C12.1 R-HLA-H11.2
players 2
plain
set! public.serf[0][nw-a1] = 4
set! public.barrier[nw-a2] = 2
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 take warrior
expect why 0 none go nw-m                  expect why 0 march-too-far go nw-c1       expect why 0 same-region go nw-cap
expect why-says 0 en "Raven Ridge is 3 steps away by an open way; the speed of the army is 2" go nw-c1
expect why-says 0 pl "Krucza Grań: otwarta droga ma 3 kroki, a szybkość armii to 2" go nw-c1
expect why-says 0 pl "Orla Skała: otwarta droga ma 5 kroków, a szybkość armii to 2" go ne-i
expect why-says 0 en "North-West Capital: a move ends in another region than it began" go nw-cap
expect why-says 0 pl "Stolica Północno-Zachodnia: ruch kończy się w innym regionie, niż się zaczął" go nw-cap
expect why 0 no-march-to-sea go sea-nw     expect why 0 barrier go nw-a2             expect why 0 no-room go nw-a1
expect why-says 0 en "An army cannot march into the sea: North-West Sea" go sea-nw
expect why-says 0 pl "Armia nie wejdzie na morze: Morze Północno-Zachodnie" go sea-nw
expect why-says 0 en "A barrier closes Golden Fields to the end of the round (Player 2)" go nw-a2
expect why-says 0 pl "Złote Łany: wejścia strzeże do końca rundy bariera (Gracz 2)" go nw-a2
expect why-says 0 en "Iron Crags has room for 1 more unit, and 2 would come" go nw-a1
expect why-says 0 pl "Żelazne Turnie: wolnych miejsc jest 1, a jednostek przybywa 2" go nw-a1
expect why 0 out-of-play go sw-m           expect why 0 nobody-to-pull stay
expect why-says 0 en "Only an army with the Priestess that finds serfs to pull next to it may stay" stay
expect why-says 0 pl "Zostać zamiast iść może tylko armia, w której jest Kapłanka i ma z sąsiedztwa kogo ściągnąć" stay

scenario reasons where enemies close the way, and a pull without a step
# R-HLA-13.4 R-HLA-H11.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.serf[1][nw-c1] = 1
set! public.serf[1][nw-c2] = 1
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-2
expect why 0 march-no-way go nw-m          expect why 0 none go nw-n                 expect why 0 none stay
expect why-says 0 en "There is no open way to Old Wood: enemies, barriers and deserts stop a march" go nw-m
expect why-says 0 pl "Stary Bór: nie ma otwartej drogi; wrogowie, bariery i pustynie zatrzymują marsz" go nw-m

scenario reasons of Teleport
# R-HLA-C2.1 R-HLA-12.1
players 2
plain
set! private[0].library = teleport
set! public.resource[0] = [2,2,3]
set! public.serf[0][nw-m] = 5
set! public.serf[0][nw-a1] = 1
do 0 act cast             do 0 cast teleport       do 0 from nw-cap       do 0 take serf
expect why 0 none go nw-a1                 expect why 0 no-own-piece go nw-i         expect why 0 no-own-piece go sea-n
expect why-says 0 en "Windy Cape: the units must go to a land region with a unit or structure of yours" go nw-i
expect why-says 0 pl "Wietrzny Przylądek: celem musi być region lądowy z twoją jednostką lub budowlą" go nw-i
expect why 0 same-region go nw-cap         expect why 0 no-room go nw-m              expect why 0 nobody-to-pull stay
expect why-says 0 en "Old Wood has room for 0 more units, and 1 would come" go nw-m

scenario reasons of Teleport in teams
# R-HLA-C2.1
players 4   option mode=teams
plain
set! private[0].library = teleport
set! public.resource[0] = [2,2,3]
set! public.serf[2][nw-cap] = 1
do 0 act cast             do 0 cast teleport       do 0 from nw-cap
expect why 0 own-units-only take serf 1    expect why 0 none take serf 0
expect why-says 0 en "This spell moves your own units only" take serf 1
expect why-says 0 pl "Ten czar przenosi tylko twoje jednostki" take serf 1
plain
set! public.serf[2][nw-cap] = 1
do 0 act march            do 0 from nw-cap         expect why 0 none take serf 1      expect why 0 none-here take warrior 1
expect why-says 0 en "There is no such unit in North-West Capital: warrior (ally: Player 3)" take warrior 1
do 0 take serf 1          expect why 0 nobody-going go nw-a1
do 0 take serf            do 0 go nw-a1
expect why 2 none agree   expect why 2 none refuse          expect why 2 other-question go nw-a1

scenario reasons of a sail
# R-HLA-12.4 R-HLA-14.1 R-HLA-14.2 R-HLA-B4.1
players 2
plain
set! public.vessel[0] = [nw-cap,nw-cap]
set! public.barrier[nw-b1] = 2
do 0 act sail
expect why 0 none go sea-n                 expect why 0 sail-too-far go ne-i         expect why 0 no-shore go nw-m
expect why-says 0 en "Eagle Rock is 4 steps away by an open way; the speed of the vessel is 3" go ne-i
expect why-says 0 pl "Orla Skała: otwarta droga ma 4 kroki, a szybkość statku to 3" go ne-i
expect why-says 0 en "Old Wood has no shore" go nw-m
expect why-says 0 pl "Stary Bór: ten region nie ma brzegu" go nw-m
expect why 0 barrier go nw-b1              expect why 0 same-region go nw-cap        expect why 0 no-guns stay
expect why-says 0 en "Only the humans' sea vessel may stay and fire, with a Dock and with enemies next to it" stay
expect why-says 0 pl "Zostać i strzelać może tylko statek morski ludzi, gdy stoi Dok, a obok są wrogowie" stay
expect why 0 no-vessel-aboard take air-vessel      expect why 0 none take serf       expect why 0 none-here take hero-1
expect why-says 0 en "Airship: a vessel never carries another vessel" take air-vessel
expect why-says 0 pl "Sterowiec: statek nie zabiera na pokład statku" take air-vessel
do 0 take serf            do 0 take serf
expect why 0 vessel-full take warrior
expect why-says 0 en "The vessel carries 2 units at most" take warrior
expect why-says 0 pl "Statek zabiera najwyżej 2 jednostki" take warrior
plain
set! public.vessel[0][0] = sea-n
set! public.vessel[1][0] = bay-n
set! public.serf[0][nw-cap] = 1
do 0 act sail             expect why 0 at-sea take serf      expect why 0 none go bay-n
expect why-says 0 en "At sea nobody goes aboard" take serf
expect why-says 0 pl "Na morzu nikt nie wchodzi na pokład" take serf
plain
set! public.vessel[0][0] = bay-w
set! public.vessel[1][0] = sea-w
set! public.serf[1][nw-b2] = 1
set! public.serf[1][nw-c2] = 1
set! public.serf[1][nw-i] = 1
do 0 act sail             expect why 0 sail-no-way go sea-n      expect why 0 none go sea-x
expect why-says 0 en "There is no open way to North Sea: enemies, barriers and the centre sea stop the vessel" go sea-n
expect why-says 0 pl "Morze Północne: nie ma otwartej drogi; zatrzymują statek wrogowie, bariery i środkowe morze" go sea-n

scenario reasons of the guns of the Galleon
# R-HLA-B4.1 R-HLA-17.6 R-HLA-28.5 R-HLA-3.10
players 2
plain
set! public.built[0] = 8
set! public.vessel[0][0] = sea-ne
set! public.serf[1][ne-a1] = 1
set! public.serf[1][ne-m] = 1
do 0 act sail             expect why 0 none stay
do 0 stay
expect why 0 none bombard ne-a1            expect why 0 capital-safe bombard ne-cap      expect why 0 no-enemy-there bombard ne-b1
expect why-says 0 en "North-East Capital: no ability reaches a region with a standing capital from outside" bombard ne-cap
expect why-says 0 pl "Stolica Północno-Wschodnia: regionu ze stojącą stolicą nie dosięgnie z zewnątrz żadna zdolność" bombard ne-cap
expect why-says 0 en "There are no enemies in Wheat Coast" bombard ne-b1
expect why-says 0 pl "W tym regionie nie ma wrogów: Pszeniczny Brzeg" bombard ne-b1
expect why 0 out-of-gun-range bombard ne-m      expect why 0 none pass               expect why 0 out-of-play bombard sw-m
expect why-says 0 en "The guns do not reach Stoneheart" bombard ne-m
expect why-says 0 pl "Działa tam nie sięgają: Serce Skał" bombard ne-m

scenario reasons of the guns in teams
# R-HLA-28.5
players 4   option mode=teams
plain
set! public.built[0] = 8
set! public.vessel[0][0] = nw-a1
set! public.serf[2][nw-a1] = 1
set! public.serf[1][nw-m] = 1
do 0 act sail             expect why 0 none stay
do 0 take serf 1          expect why 0 guns-without-ally stay
expect why-says 0 en "A vessel that fires without moving takes none of the ally's units along" stay
expect why-says 0 pl "Statek, który strzela bez ruchu, nie zabiera jednostek sojusznika" stay

scenario reasons of a flight
# R-HLA-15.1 R-HLA-15.3 R-HLA-15.4
players 2
plain
set! public.vessel[0][1] = nw-i
do 0 act fly
expect why 0 none go bay-n                 expect why 0 flight-too-far go nw-cap     expect why 0 none go sea-x
expect why-says 0 en "The shortest flight to North-West Capital costs 4; the speed of the vessel is 2" go nw-cap
expect why-says 0 pl "Stolica Północno-Zachodnia: najkrótszy lot kosztuje 4, a szybkość statku to 2" go nw-cap
plain
set! public.vessel[0][1] = sea-nw
set! public.serf[1][nw-a1] = 1
set! public.serf[1][nw-a2] = 1
set! public.serf[1][nw-b1] = 1
set! public.serf[1][nw-b2] = 1
set! public.vessel[1] = [sea-n,sea-w]
do 0 act fly
expect why 0 flight-no-way go nw-m         expect why 0 none go nw-a1                expect why 0 none go nw-cap
expect why-says 0 en "There is no open way to Old Wood: enemies and barriers stop a flight" go nw-m
expect why-says 0 pl "Stary Bór: nie ma otwartej drogi; wrogowie i bariery zatrzymują lot" go nw-m

scenario reasons of Fair Wind
# R-HLA-C4.1
players 2
plain
set! private[0].library = fair-wind
set! public.vessel[0][0] = nw-cap
do 0 act cast             do 0 cast fair-wind
expect why 0 not-a-ship vessel serf        expect why 0 vessel-not-in-play vessel air-vessel      expect why 0 none vessel sea-vessel
expect why-says 0 en "This is not a vessel: serf" vessel serf
expect why-says 0 pl "To nie jest statek: chłop" vessel serf
expect why-says 0 en "Airship is not in play" vessel air-vessel
expect why-says 0 pl "Sterowiec: tego statku nie ma w grze" vessel air-vessel

scenario reasons of an air vessel that must go home
# R-HLA-15.7 R-HLA-C12.1 R-HLA-26.8
players 2
plain
set! public.vessel[0][1] = nw-b1
set! public.warrior[0][nw-b1] = 2
set! public.vessel[1][0] = bay-n
set! public.serf[1][ne-c1] = 1
set! public.serf[0][nw-c1] = 3
set! public.barrier[nw-i] = 2
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go bay-n
do 0 tactic skirmish      do 1 tactic skirmish
expect why 0 must-land stay                expect why 0 home-at-sea go sea-n         expect why 0 home-too-far go nw-m
expect why-says 0 en "The air vessel cannot stay over the sea: choose a land region" stay
expect why-says 0 pl "Statek powietrzny nie może zostać nad morzem: wybierz ląd" stay
expect why-says 0 en "The air vessel must go to land; North Sea is a sea" go sea-n
expect why-says 0 pl "Statek powietrzny musi wrócić nad ląd, a to jest morze: Morze Północne" go sea-n
expect why-says 0 en "Old Wood is not next to the sea below the vessel" go nw-m
expect why-says 0 pl "Stary Bór: ten region nie sąsiaduje z morzem, nad którym jest statek" go nw-m
expect why 0 no-battle-allowed go ne-c1    expect why 0 none go nw-b1                expect why 0 barrier go nw-i
expect why-says 0 en "There are enemies in Frog Mire, and this move may not end in a battle" go ne-c1
expect why-says 0 pl "Żabi Moczar: są tu wrogowie, a ten ruch nie może skończyć się bitwą" go ne-c1
expect why 0 no-room go nw-c1              expect why 0 out-of-play go sw-m
expect why-says 0 en "Raven Ridge has room for 2 more units, and 3 would come" go nw-c1
expect why-says 0 pl "Krucza Grań: wolnych miejsc jest 2, a jednostek przybywa 3" go nw-c1
plain
set! public.built[0] = 16
set! public.level[0] = 3
set! public.vessel[0][1] = nw-b1
set! public.warrior[0][nw-b1] = 2
set! public.vessel[1][0] = bay-n
do 0 act fly              do 0 take warrior        do 0 take warrior      do 0 go bay-n
do 0 tactic skirmish      do 1 tactic skirmish     expect why 0 none stay

scenario reasons of further moves
# R-HLA-H3.3 R-HLA-26.8 R-HLA-L18.1 R-HLA-S10.1
players 2
plain
set! public.built[0] = 4
set! public.level[0] = 3
set! public.hero[0][2] = nw-cap
set! public.serf[1][nw-m] = 1
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 take serf         do 0 go nw-a1
expect why 0 no-battle-allowed go nw-m     expect why 0 none go nw-b1                expect why 0 march-too-far go nw-i
expect why 0 same-region go nw-a1          expect why 0 none stay
expect why-says 0 en "Windy Cape is 3 steps away by an open way; the speed of the army is 2" go nw-i
plain
set! public.up[nw-a1] = [hidden-path,0]
do 0 act march            do 0 from nw-cap         do 0 take serf         do 0 go nw-a1
expect why 0 none go nw-m                  expect why 0 march-too-far go nw-i        expect why 0 no-march-to-sea go sea-nw
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [following-wind,0]
do 0 act sail             do 0 go sea-nw
expect why 0 none go sea-n                 expect why 0 sail-too-far go bay-n
plain
set! public.vessel[0][1] = nw-cap
set! public.up[nw-a1] = [hidden-path,0]
do 0 act fly              do 0 go nw-a1
expect why 0 none go nw-m                  expect why 0 flight-too-far go nw-c1
expect why-says 0 en "The shortest flight to Raven Ridge costs 2; the speed of the vessel is 1" go nw-c1

scenario reasons of the Priestess
# R-HLA-H11.2 R-HLA-17.6 R-HLA-17.13
players 3
plain
set! public.faction = dwarves orcs humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = ne-n
set! public.serf[1][ne-m] = 1
set! public.serf[1][ne-a1] = 1
set! public.serf[2][ne-c1] = 3
do 0 act march            do 0 from ne-n           do 0 take hero-2       do 0 stay
expect why 0 none pull ne-m 1 1            expect why 0 too-few-serfs pull ne-m 1 2      expect why 0 pull-limit pull ne-c1 2 3
expect why-says 0 en "Player 2 has 1 serf in Stoneheart" pull ne-m 1 2
expect why-says 0 pl "Serce Skał (Gracz 2): chłopów jest tam 1" pull ne-m 1 2
expect why-says 0 en "Player 3 has 0 serfs in Stoneheart" pull ne-m 2 2
expect why-says 0 en "You may pull 2 serfs or fewer, but not none" pull ne-c1 2 3
expect why-says 0 pl "Ściągnąć można 2 chłopów albo mniej, lecz nie zero" pull ne-c1 2 0
expect why 0 not-a-foe pull ne-m 0 1       expect why 0 not-next-to-army pull ne-a1 1 1      expect why 0 capital-safe pull ne-cap 1 1
expect why-says 0 en "Player 1 is not your enemy" pull ne-m 0 1
expect why-says 0 pl "Gracz 1: to nie jest twój wróg" pull ne-m 0 1
expect why-says 0 en "Silver Grove is not a land region next to the Priestess" pull ne-a1 1 1
expect why-says 0 pl "Srebrny Gaj: ten region lądowy nie sąsiaduje z regionem, w którym jest Kapłanka" pull ne-a1 1 1
expect why 0 no-such pull ne-m 3 1         expect why 0 none pass

scenario reasons of Pharom
# R-HLA-H9.2 R-HLA-26.12 R-HLA-17.6 R-HLA-17.13
players 3
plain
set! public.faction = elves humans orcs
set! public.built = [4,7,1,0]
set! public.level[0] = 2
set! public.hero[0][2] = nw-i
set! public.hero[1] = [ne-n,ne-cap,ne-b1]
set! public.serf[2][ne-m] = 1
set! public.serf[1][ne-c2] = 5
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
expect why 0 none drag 1 hero-1            expect why 0 capital-safe drag 1 hero-2       expect why 0 hero-too-far drag 1 hero-3
expect why-says 0 en "North-East Capital: no ability reaches a region with a standing capital from outside" drag 1 hero-2
expect why-says 0 en "Knight-Errant is not in an adjacent region" drag 1 hero-3
expect why-says 0 pl "Błędny rycerz: tego bohatera nie ma w regionie sąsiednim" drag 1 hero-3
expect why 0 not-a-hero drag 1 serf        expect why 0 hero-not-on-land drag 2 hero-1   expect why 0 not-a-foe drag 0 hero-3
expect why-says 0 en "Only an enemy hero can be moved" drag 1 serf
expect why-says 0 pl "Przesunąć można tylko wrogiego bohatera" drag 1 serf
expect why-says 0 en "Warlord is not on land" drag 2 hero-1
expect why-says 0 pl "Wódz: tego bohatera nie ma na lądzie" drag 2 hero-1
expect why-says 0 en "Player 1 is not your enemy" drag 0 hero-3
do 0 drag 1 hero-1
expect why 0 third-player go ne-m          expect why 0 none go ne-c1                expect why 0 not-next-to-hero go nw-n
expect why-says 0 en "There are units or structures of a third player in Stoneheart" go ne-m
expect why-says 0 pl "Serce Skał: są tam jednostki lub budowle trzeciego gracza" go ne-m
expect why-says 0 en "Ash Desert is not a land region next to the hero" go nw-n
expect why-says 0 pl "Popielna Pustynia: ten region lądowy nie sąsiaduje z regionem bohatera" go nw-n
expect why 0 no-room go ne-c2              expect why 0 capital-safe go ne-cap       expect why 0 other-question pass
expect why-says 0 en "Firefly Grove has room for 0 more units, and 1 would come" go ne-c2

scenario a hero who cannot be moved
# R-HLA-H9.2
players 3
plain
set! public.faction = elves humans orcs
set! public.built = [4,1,1,0]
set! public.level[0] = 2
set! public.tower[0] = [nw-i,0,0]
set! public.hero[0][2] = nw-i
set! public.hero[1][0] = nw-a1
set! public.hero[2][0] = nw-a2
set! public.serf[2][nw-b1] = 1
set! public.serf[2][nw-m] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go nw-cap
expect why 0 hero-stuck drag 1 hero-1      expect why 0 none drag 2 hero-1
expect why-says 0 en "There is no region to move Paladin Laelithar to" drag 1 hero-1
expect why-says 0 pl "Paladyn Laelithar: tego bohatera nie ma dokąd przesunąć" drag 1 hero-1

scenario reasons of tokens
# R-HLA-16.9 R-HLA-H3.1 R-HLA-H12.2 R-HLA-S8.1 R-HLA-S9.1
players 2
plain
set! public.built[0] = 4
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [ambush,0]
set! public.warrior[0][nw-a1] = 1
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 take serf         do 0 go nw-a1
expect why 0 none ignore                   expect why 0 none lose serf               expect why 0 not-an-explorer lose warrior
expect why-says 0 en "Only units that came with this move can be lost, and none of them is: warrior" lose warrior
expect why-says 0 pl "Stracić można tylko kogoś, kto tu przybył w tym ruchu, a nie ma wśród nich: wojownik" lose warrior
expect why 0 other-question lose serf 0 nw-a1      expect why 0 no-such lose 0       expect why 0 no-such lose serf 2
plain
set! public.up[nw-a1] = [ambush,0]
do 0 act march            do 0 from nw-cap         do 0 take warrior      do 0 take serf         do 0 go nw-a1
expect why 0 no-knight ignore
expect why-says 0 en "Only the Knight-Errant lets you ignore a loss, on land" ignore
expect why-says 0 pl "Stratę na lądzie pozwala zignorować tylko Błędny rycerz" ignore
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [storm,0]
do 0 act sail             do 0 take serf           do 0 take warrior      do 0 go sea-nw
expect why 0 crew-first lose sea-vessel    expect why 0 none lose serf               expect why 0 not-an-explorer lose hero-1
expect why-says 0 en "Galleon: you lose a unit aboard, not the vessel" lose sea-vessel
expect why-says 0 pl "Galeon: tracisz kogoś z pokładu, nie statek" lose sea-vessel
plain
set! public.vessel[0][0] = nw-cap
set! public.up[sea-nw] = [kraken,0]
do 0 act sail             do 0 take serf           do 0 go sea-nw
expect why 0 none lose sea-vessel          expect why 0 none lose serf
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.hero[0][2] = nw-cap
set! public.up[nw-a1] = [glory,0]
do 0 act march            do 0 from nw-cap         do 0 take hero-3       do 0 go nw-a1
expect why 0 none dig     expect why 0 none resolve         expect why 0 other-question pass

scenario reasons of Earthquake
# R-HLA-C1.1
players 2
plain
set! private[0].library = earthquake
set! public.resource[0] = [2,2,5]
set! public.serf[1][ne-i] = 3
set! public.warrior[1][ne-i] = 1
set! public.vessel[1][1] = ne-i
do 0 act cast             do 0 cast earthquake     do 0 target ne-i
expect why 1 quake-spares-vessels lose air-vessel      expect why 1 none-there lose hero-1      expect why 1 none lose warrior
expect why-says 1 en "Dragon: an earthquake does not destroy vessels" lose air-vessel
expect why-says 1 pl "Smok: trzęsienie ziemi nie niszczy statków" lose air-vessel
expect why-says 1 en "There is no such unit in the region: hero I" lose hero-1
expect why-says 1 pl "W tym regionie nie ma takiej jednostki: bohater I" lose hero-1
expect why 1 no-knight ignore
