# Why the questions of a battle refuse something, and beside it the same allowed.
game hlas

scenario reasons of tactics
# R-HLA-19.1 R-HLA-19.2 R-HLA-T5.1 R-HLA-T6.1
players 2
plain
set! public.resource[0] = [3,0,1]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect why 0 none tactic skirmish          expect why 0 defenders-only tactic hold-line      expect why 0 none tactic flank
expect why 1 attackers-only tactic flank   expect why 1 none tactic hold-line
expect why-says 0 en "Hold the Line: for the defender only, and you attack" tactic hold-line
expect why-says 0 pl "Mur tarcz: tylko dla obrońcy, a ty atakujesz" tactic hold-line
expect why-says 1 en "Flank: for the attacker only, and you defend" tactic flank
expect why-says 1 pl "Oskrzydlenie: tylko dla atakującego, a ty się bronisz" tactic flank
expect why 0 tactic-too-dear tactic charge      expect why 0 none tactic first-strike        expect why 1 none tactic charge
expect why-says 0 en "Needs 6 mana; you have 1 for it, and units of strength 4 to sacrifice" tactic charge
expect why-says 0 pl "Cena: 6 many; masz na to 1, a siła jednostek do poświęcenia to 4" tactic charge
expect why 0 other-question act march      expect why 0 no-such tactic 0

scenario reasons of tactics for serfs alone, and in defence of a capital
# R-HLA-19.3 R-HLA-T7.1
players 2
plain
set! public.resource[0] = [9,9,9]
set! public.serf[0][nw-i] = 2
set! public.serf[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take serf         do 0 take serf         do 0 go ne-i
expect why 0 serfs-alone tactic charge     expect why 0 none tactic skirmish                 expect why 0 none tactic retreat
expect why-says 0 en "Charge: not for serfs alone without a structure of yours" tactic charge
expect why-says 0 pl "Szarża: tej karty nie zagrają sami chłopi bez twojej budowli" tactic charge
plain
set! public.warrior[0][ne-a1] = 3
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 go ne-cap
expect why 1 own-capital tactic retreat    expect why 0 none tactic retreat
expect why-says 1 en "Retreat: not in defence of your own capital" tactic retreat
expect why-says 1 pl "Odwrót: nie w obronie własnej stolicy" tactic retreat
plain
set! public.warrior[0][nw-i] = 2
set! public.tower[1] = [ne-i,0,0]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect why 1 no-units-left tactic retreat      expect why 1 none tactic skirmish
expect why-says 1 en "Retreat: you have no units left in the battle" tactic retreat
expect why-says 1 pl "Odwrót: nie masz już w bitwie żadnej jednostki" tactic retreat

scenario reasons of payment
# R-HLA-19.2 R-HLA-19.8 R-HLA-19.10 R-HLA-H5.2
players 2
plain
set! public.resource[0] = [1,2,2]
set! public.vessel[0][1] = nw-i
set! public.warrior[0][nw-i] = 1
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take serf         do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish
expect why 0 cannot-pay pay                expect why 0 mana-does-not-pay pay 1              expect why 0 none sacrifice warrior
expect why-says 0 en "3 food to pay; you have 1 food" pay
expect why-says 0 pl "Do zapłaty: 3 żywności; masz: 1 żywność" pay
expect why-says 0 en "Mana cannot stand in for another resource here: only the Shaman in the battle allows that" pay 1
expect why-says 0 pl "Innego zasobu nie można zastąpić maną: pozwala na to tylko Szaman w bitwie" pay 1
expect why 0 vessels-not-sacrificed sacrifice air-vessel      expect why 0 none-to-sacrifice sacrifice hero-1
expect why-says 0 en "Airship: vessels are not sacrificed" sacrifice air-vessel
expect why-says 0 pl "Sterowiec: statków się nie poświęca" sacrifice air-vessel
expect why-says 0 en "You have no such unit left to sacrifice in the battle: Paladin Laelithar" sacrifice hero-1
expect why-says 0 pl "W bitwie nie masz już takiej jednostki do poświęcenia: Paladyn Laelithar" sacrifice hero-1
do 0 sacrifice warrior
expect why 0 none pay
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 2
set! public.hero[0][1] = nw-i
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! public.resource[0] = [1,0,2]
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 take serf         do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish
expect why 0 none pay 2                    expect why 0 cannot-pay pay 1                     expect why 0 too-little-mana pay 3
expect why-says 0 en "You have only 2 mana" pay 3
expect why-says 0 pl "Masz tylko 2 many" pay 3
expect why 0 more-mana-than-due pay 4
expect why-says 0 en "There is only 3 left to pay" pay 4
expect why-says 0 pl "Do zapłaty zostało tylko 3" pay 4
plain
set! public.resource[0] = [0,2,2]
set! public.built[0] = 3
set! public.hero[0] = [nw-i,nw-i,0]
set! public.serf[0][nw-i] = 1
set! public.warrior[1][ne-i] = 2
do 0 act march            do 0 from nw-i           do 0 take hero-1       do 0 take hero-2       do 0 take serf         do 0 go ne-i
do 0 tactic flank         do 1 tactic skirmish
expect why 0 sacrifice-not-needed sacrifice serf      expect why 0 none sacrifice hero-1
expect why-says 0 en "serf: this sacrifice is not needed, the rest of the payment covers the price" sacrifice serf
expect why-says 0 pl "chłop: ta ofiara jest zbędna, reszta zapłaty pokrywa już cenę" sacrifice serf

scenario reasons of Conscripts
# R-HLA-T4.1 R-HLA-T4.3 R-HLA-C12.1
players 2
plain
set! public.resource[0] = [2,2,2]
set! public.warrior[0][nw-i] = 2
set! public.serf[0][ne-c1] = 1
set! public.warrior[1][ne-i] = 2
set! public.vessel[0][1] = ne-c1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 tactic conscripts    do 1 tactic skirmish     do 0 pay
expect why 0 none bring serf ne-c1         expect why 0 nobody-to-bring bring warrior ne-c1      expect why 0 not-next-to-battle bring serf nw-cap
expect why-says 0 en "You have no such unit to bring from Frog Mire: warrior" bring warrior ne-c1
expect why-says 0 pl "Żabi Moczar: nie masz tam takiej jednostki do sprowadzenia: wojownik" bring warrior ne-c1
expect why-says 0 en "North-West Capital is not a land region next to the battle (Eagle Rock)" bring serf nw-cap
expect why-says 0 pl "Stolica Północno-Zachodnia: ten region lądowy nie sąsiaduje z regionem bitwy (Orla Skała)" bring serf nw-cap
expect why 0 vessels-not-brought bring air-vessel ne-c1      expect why 0 nobody-to-bring bring serf nw-n      expect why 0 none done
expect why-says 0 en "Airship: vessels are not brought into a battle" bring air-vessel ne-c1
expect why-says 0 pl "Sterowiec: statków nie sprowadza się do bitwy" bring air-vessel ne-c1
# Only a position made by hand asks here: in play the question would have one answer.
set! public.barrier[ne-i] = 2
expect why 0 battle-behind-barrier bring serf ne-c1
expect why-says 0 en "Eagle Rock: the barrier lets no conscripts in" bring serf ne-c1
expect why-says 0 pl "Orla Skała: bariera nie wpuści posiłków" bring serf ne-c1
set! public.barrier[ne-i] = 0
set! public.serf[0][ne-i] = 3
set! public.battle.strength = [7,5]
expect why 0 battle-full bring serf ne-c1
expect why-says 0 en "Eagle Rock has no room for more of your units" bring serf ne-c1
expect why-says 0 pl "Orla Skała: więcej twoich jednostek już się tu nie zmieści" bring serf ne-c1

scenario reasons of strikes before a battle
# R-HLA-B10.2 R-HLA-H9.3 R-HLA-18.3 R-HLA-H5.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 16
set! public.level[0] = 2
set! public.vessel[0][1] = nw-i
set! public.serf[1][nw-c1] = 1
set! public.warrior[1][nw-c1] = 1
do 0 act fly              do 0 go nw-c1
expect why 0 only-a-serf strike warrior    expect why 0 none strike serf                     expect why 0 none pass
expect why-says 0 en "Dragon Roost: only a serf can be destroyed" strike warrior
expect why-says 0 pl "Smocze leże: zniszczyć można tylko chłopa" strike warrior
expect why 0 no-such strike 0              expect why 0 not-fighting strike serf 1
plain
set! public.faction = elves orcs
set! public.built = [4,1,0,0]
set! public.level[0] = 3
set! public.hero[0][2] = nw-i
set! public.warrior[1][ne-i] = 1
set! public.hero[1][0] = ne-i
do 0 act march            do 0 from nw-i           do 0 take hero-3       do 0 go ne-i
expect why 0 only-a-soldier strike hero-1      expect why 0 not-fighting strike serf         expect why 0 none strike warrior
expect why-says 0 en "Assassin Pharom: only a serf or warrior can be destroyed" strike hero-1
expect why-says 0 pl "Zabójca Pharom: zniszczyć można tylko chłopa lub wojownika" strike hero-1
plain
set! public.faction = orcs humans
set! public.built[0] = 2
set! public.level[0] = 3
set! public.hero[0][1] = nw-i
set! public.serf[1][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take hero-2       do 0 go ne-i
expect why 0 none chant   expect why 0 none pass            expect why 0 other-question tactic skirmish

scenario reasons of the lead, of damage and of a retreat
# R-HLA-20.3 R-HLA-20.5 R-HLA-20.6 R-HLA-12.1 R-HLA-18.3
players 2
plain
set! public.level[0] = 3
set! public.tower[0] = [nw-a1,nw-m,0]
set! public.serf[0][nw-a1] = 4
set! public.vessel[0][0] = nw-i
set! public.serf[0][nw-i] = 2
set! public.vessel[1][0] = bay-n
set! public.cargo_warrior[1][0] = 2
do 0 act sail             do 0 take serf           do 0 take serf         do 0 go bay-n
do 0 tactic skirmish      do 1 tactic skirmish
expect why 0 not-fighting lose warrior     expect why 0 none lose serf                       expect why 0 other-question lose serf 0 bay-n
expect why 0 no-such lose 0
plain
set! public.level[0] = 3
set! public.tower[0] = [nw-a1,nw-m,ne-b1]
set! public.serf[0][nw-a1] = 4
set! public.vessel[0][0] = nw-i
set! public.warrior[0][nw-i] = 2
set! public.serf[0][nw-i] = 0
set! public.vessel[1][0] = bay-n
set! public.cargo_warrior[1][0] = 2
set! public.resource[1] = [9,9,9]
do 0 act sail             do 0 take warrior        do 0 take warrior      do 0 go bay-n
do 0 tactic skirmish      do 1 tactic charge       do 1 pay
do 0 lose warrior         do 0 lose warrior
expect why 0 none retreat nw-cap           expect why 0 none retreat ne-b1                   expect why 0 haven-inland retreat nw-m
expect why-says 0 en "Old Wood has no shore for the sea vessel" retreat nw-m
expect why-says 0 pl "Stary Bór: statek morski tu nie przypłynie, bo region nie ma brzegu" retreat nw-m
expect why 0 battle-here retreat bay-n     expect why 0 no-haven retreat nw-b1
expect why-says 0 en "North Bay is the region that has to be left" retreat bay-n
expect why-says 0 pl "Zatoka Północna: z tego regionu trzeba się wycofać" retreat bay-n
expect why-says 0 en "You have neither capital nor tower in Misty Fen" retreat nw-b1
expect why-says 0 pl "Mgliste Mokradło: nie masz tu ani stolicy, ani wieży" retreat nw-b1
plain
set! public.level[0] = 2
set! public.tower[0] = [nw-a1,nw-m,0]
set! public.serf[0][nw-m] = 4
set! public.warrior[0][nw-i] = 4
set! public.warrior[1][ne-i] = 5
set! public.warrior[1][ne-cap] = 0
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 go ne-i
do 0 tactic skirmish      do 1 tactic skirmish
expect why 0 no-room retreat nw-m          expect why 0 none retreat nw-a1
expect why-says 0 en "Old Wood has room for 1 more unit, and 2 would come" retreat nw-m
expect why-says 0 pl "Stary Bór: wolnych miejsc jest 1, a jednostek przybywa 2" retreat nw-m

scenario reasons of the lead in teams
# R-HLA-28.9
players 4   option mode=teams
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! public.serf[3][ne-i] = 1
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
expect why 1 none lead    expect why 1 none yield           expect why 1 other-question tactic skirmish

scenario reasons of theft
# R-HLA-26.10 R-HLA-B8.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 4
set! public.level[0] = 3
set! public.warrior[0][nw-i] = 2
set! public.serf[1][ne-i] = 1
set! public.resource[1] = [0,1,2]
do 0 act march            do 0 from nw-i           do 0 take warrior      do 0 take warrior      do 0 go ne-i
do 0 gain ore
do 0 tactic skirmish      do 1 tactic skirmish
expect why 0 victim-has-none steal food    expect why 0 none steal ore                       expect why 0 none done
expect why-says 0 en "Player 2 has no food" steal food
expect why-says 0 pl "Gracz 2 nie ma tego zasobu: żywność" steal food
