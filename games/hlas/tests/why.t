# Why set-up, the choice of an action and the capital actions refuse something, and beside it the same allowed. The position
# of `plain` is described in golden.t.
game hlas

scenario reasons of set-up
# R-HLA-1.3 R-HLA-3.2 R-HLA-3.7 R-HLA-3.8 R-HLA-3.9
players 2   option first=1
expect why 0 none faction humans
do 0 faction humans
expect why 1 faction-taken faction humans      expect why 1 none faction orcs
expect why-says 1 en "Player 1 already plays the Humans" faction humans
expect why-says 1 pl "Tę frakcję ma już Gracz 1: Ludzie" faction humans
expect why 1 other-question settle nw-cap      expect why 1 not-in-library cast haste
expect why 0 not-your-turn faction orcs
do 1 faction orcs
expect why 1 faction-chosen faction elves
expect why-says 1 en "Factions are chosen once, before the game; yours is Orcs" faction elves
expect why-says 1 pl "twoja to Orkowie" faction elves
expect why 1 not-a-capital-region settle nw-m      expect why 1 none settle nw-cap      expect why 1 no-such settle 0
expect why-says 1 en "Old Wood is not a capital region" settle nw-m
expect why-says 1 pl "Stary Bór: to nie jest region stolicy" settle nw-m
do 1 settle nw-cap
expect why 0 continent-taken settle nw-cap      expect why 0 not-a-neighbour settle se-cap      expect why 0 none settle ne-cap
expect why-says 0 en "North-West Capital already has a capital (Player 2)" settle nw-cap
expect why-says 0 pl "Stolica Północno-Zachodnia: tu stoi już stolica (Gracz 2)" settle nw-cap
expect why-says 0 en "The continent of South-East Capital is not next to one with a capital" settle se-cap
expect why-says 0 pl "ten kontynent nie sąsiaduje z żadnym kontynentem ze stolicą" settle se-cap
do 0 settle ne-cap
expect why 0 continent-taken drop ne-cap      expect why 0 not-a-capital-region drop sea-n      expect why 0 none drop sw-cap

scenario reasons at the choice of an action
# R-HLA-4.3 R-HLA-4.4 R-HLA-4.5 R-HLA-10.1 R-HLA-11.1
players 2
plain
set! private[0].library = haste
expect why 0 none act march                expect why 0 first-march-first act march-2
expect why-says 0 en "The first place for a march is still free, take that one: march" act march-2
expect why-says 0 pl "Pierwsze pole marszu jest jeszcze wolne, zajmij je: marsz" act march-2
expect why 0 no-pass pass                  expect why 0 no-pass done
expect why-says 0 en "There is no pass: you place 2 action tokens each round" pass
expect why-says 0 pl "Nie można spasować: w każdej rundzie kładziesz 2 znaczniki akcji" pass
expect why 0 follow-others follow          expect why 0 muster-later muster sail
expect why-says 0 en "You follow only a capital action of another player, right after it" follow
expect why-says 0 pl "Powtarza się tylko akcję stolicy innego gracza, zaraz po niej" follow
expect why-says 0 en "You may muster only after a command action" muster sail
expect why-says 0 pl "Mobilizację ogłasza się dopiero po akcji dowodzenia" muster sail
expect why 0 action-first recruit warrior      expect why 0 action-first scribe haste
expect why-thing 0 action-first SPELL haste    expect why-thing 0 not-in-library SPELL rage     expect why-thing 0 other-question ACTION discard
expect why-thing 0 action-first UNLOCKER hero-1      expect why-thing 0 action-first REGION nw-m
expect why-thing 0 out-of-play REGION sw-m     expect why 0 out-of-play tower sw-m     expect why 0 out-of-play go sw-m
expect why-says 0 en "The continent of Gloom Thicket is out of play" from sw-m
expect why-says 0 en "First choose an action on the bar: recruit" recruit warrior
expect why-says 0 pl "Najpierw wybierz akcję na pasku: rekrutacja" pair
expect why-says 0 en "First choose an action on the bar: build, march, sail, fly" tower nw-m
expect why-says 0 pl "Najpierw wybierz akcję na pasku: odkrycie lub zapisanie, rzucenie czaru" scribe haste
expect why 0 other-question bombard nw-m       expect why 0 no-such act 9
expect why-says 0 en "Not now. Now: Place an action token (1 of 2 this round)" bombard nw-m
expect why 1 not-your-turn act march
do 0 act march            do 0 done
expect why 0 not-a-command muster tax          expect why 0 none muster march-2      expect why 0 place-has-token muster march
expect why-says 0 en "A muster allows a command action only" muster tax
expect why-says 0 pl "Mobilizacja pozwala tylko na akcję dowodzenia" muster tax
expect why 0 not-a-command recruit serf        expect why 0 none pass                expect why 0 other-question act sail
expect why-says 0 en "First choose an action on the bar: second march, sail, fly" tower nw-m
do 0 muster sail
do 1 act tax              do 1 tax food            do 0 follow            do 0 tax ore
expect why 0 place-has-token act march         expect why 0 place-has-serf act sail      expect why 0 none act fly
expect why-says 0 en "Your action token already lies on this place this round: march" act march
expect why-says 0 pl "Na tym polu leży już w tej rundzie twój znacznik: marsz" act march
expect why-says 0 en "Your serf already stands on this place this round: sail" act sail
expect why-says 0 pl "Na tym polu stoi już w tej rundzie twój chłop: żegluga" act sail
expect why 0 action-used tax food              expect why 0 none act march-2
expect why-says 0 en "This action is used up this round: tax" tax food
expect why-says 0 pl "Ta akcja jest już w tej rundzie wykorzystana: podatki" tax food

scenario reasons about cards that wait for their moment
# R-HLA-17.1 R-HLA-17.12 R-HLA-18.8
players 2
plain
set! public.level[0] = 3
set! private[0].library = rage cancel-spell haste
expect why 0 not-in-library cast gale          expect why 0 only-in-battle cast rage      expect why 0 only-as-answer answer cancel-spell
expect why 0 action-first cast haste           expect why 0 no-battle tactic charge
expect why-says 0 en "This spell is not in your library: Gale" cast gale
expect why-says 0 pl "Tego czaru nie masz w bibliotece: Wichura" cast gale
expect why-says 0 en "Rage is a combat spell: it is cast only in a battle of your own" cast rage
expect why-says 0 pl "Furia to czar bojowy: rzuca się go tylko we własnej bitwie" cast rage
expect why-says 0 en "Cancel Spell is an interrupt spell: it is cast only in answer to another spell" answer cancel-spell
expect why-says 0 pl "Anulowanie czaru to czar reakcyjny: rzuca się go tylko w odpowiedzi na inny czar" answer cancel-spell
expect why-says 0 en "A tactic is chosen only in a battle: Charge" tactic charge
expect why-says 0 pl "Taktykę wybiera się tylko w bitwie: Szarża" tactic charge
do 0 act cast             expect why 0 none cast haste

scenario reasons of following
# R-HLA-10.1
players 2
plain
do 0 act recruit          do 0 done
expect why 1 none follow      expect why 1 none pass      expect why 1 other-question recruit serf

scenario reasons of recruiting
# R-HLA-5.1 R-HLA-5.2 R-HLA-5.3 R-HLA-5.4 R-HLA-1.4
players 2
plain
set! public.built[0] = 11
set! public.hero[0][1] = nw-cap
set! public.warrior[0][nw-cap] = 5
set! public.resource[0] = [2,1,0]
do 0 act recruit
expect why 0 none recruit serf             expect why 0 supply-empty recruit warrior      expect why 0 none done
expect why-says 0 en "Your supply has no warrior left: all 5 are in play" recruit warrior
expect why-says 0 pl "W twojej puli nie ma już takiej jednostki: wojownik (masz w grze wszystkie 5)" recruit warrior
expect why 0 no-building recruit hero-3    expect why 0 already-in-play recruit hero-2    expect why 0 unit-too-dear recruit hero-1
expect why-says 0 en "Knight-Errant needs a building first: Royal Stables" recruit hero-3
expect why-says 0 pl "Błędny rycerz wymaga budynku: Królewskie stajnie" recruit hero-3
expect why-says 0 en "Archmage is already in play" recruit hero-2
expect why-says 0 pl "Arcymagini: ta jednostka jest już w grze" recruit hero-2
expect why-says 0 en "Needs 3 food, 2 ore; you have 2 food, 1 ore" recruit hero-1
expect why-says 0 pl "Cena: 3 żywności, 2 rudy; masz: 2 żywności, 1 ruda" recruit hero-1
expect why 0 unit-too-dear pair            expect why-says 0 en "Needs 3 food; you have 2 food" pair
expect why 0 unit-too-dear recruit sea-vessel
expect why 0 other-question construct sea-vessel      expect why 0 no-such recruit 0
plain
set! public.serf[0][nw-cap] = 11
set! public.resource[0] = [3,2,2]
do 0 act recruit
expect why 0 pair-supply pair              expect why 0 none recruit serf                 expect why 0 none recruit warrior
expect why-says 0 en "A pair takes 2 serfs from your supply; it has 1" pair
expect why-says 0 pl "Do pary potrzeba w puli 2 chłopów, a jest 1" pair
plain
set! public.built[0] = 7
set! public.resource[0] = [5,2,2]
do 0 act recruit
expect why 0 none pair      expect why 0 none recruit hero-1      expect why 0 none recruit hero-2      expect why 0 none recruit hero-3

scenario reasons for a second warrior
# R-HLA-B6.3
players 2
plain
set! public.faction = orcs humans
set! public.built[0] = 1
set! public.level[0] = 3
do 0 act recruit          expect why 0 none recruit serf
do 0 recruit warrior
expect why 0 only-a-warrior recruit serf   expect why 0 only-a-warrior pair      expect why 0 none recruit warrior
expect why-says 0 en "Barracks: only one more warrior can be recruited now" pair
expect why-says 0 pl "Koszary: teraz można już tylko zrekrutować jeszcze jednego wojownika" recruit serf

scenario reasons for the place of a recruit
# R-HLA-H1.3
players 2
plain
set! public.built[0] = 1
set! public.level[0] = 3
set! public.hero[0][0] = nw-m
do 0 act recruit          do 0 recruit serf
expect why 0 not-a-rally-place place nw-a1      expect why 0 none place nw-m      expect why 0 none place nw-cap
expect why-says 0 en "Iron Crags: new units go to your courtyard or to the Paladin Laelithar" place nw-a1
expect why-says 0 pl "Żelazne Turnie: nowa jednostka staje na twoim dziedzińcu albo tam, gdzie jest Paladyn Laelithar" place nw-a1

scenario reasons of building
# R-HLA-6.1 R-HLA-6.2 R-HLA-6.5 R-HLA-5.4 R-HLA-1.4
players 2
plain
set! public.built[0] = 9
set! public.resource[0] = [4,2,1]
do 0 act build
expect why 0 not-a-vessel construct serf      expect why 0 none construct sea-vessel      expect why 0 no-building construct air-vessel
expect why-says 0 en "Of the units only vessels are built; this one is recruited: serf" construct serf
expect why-says 0 pl "Spośród jednostek buduje się tylko statki; tę się rekrutuje: chłop" construct serf
expect why 0 no-such building warrior      expect why 0 already-built building hero-1      expect why 0 building-too-dear building hero-2
expect why-thing 0 already-built UNLOCKER hero-1      expect why-thing 0 building-too-dear UNLOCKER hero-2
expect why-says 0 en "Cathedral is already built" building hero-1
expect why-says 0 pl "Katedra: ten budynek już stoi" building hero-1
expect why-says 0 en "Needs 3 ore; you have 2 ore" building hero-2
expect why-says 0 pl "Cena: 3 rudy; masz: 2 rudy" building hero-2
expect why 0 level-too-dear upgrade
expect why-says 0 en "Needs 4 food, 4 ore, 4 mana; you have 4 food, 2 ore, 1 mana" upgrade
expect why-says 0 pl "Cena: 4 żywności, 4 rudy, 4 many; masz: 4 żywności, 2 rudy, 1 mana" upgrade
plain
set! public.level[0] = 3
set! public.resource[0] = [9,9,9]
set! public.serf[0][nw-cap] = 0
push BUILD 0
expect why 0 no-serf-for-building building hero-2      expect why 0 top-level upgrade
expect why-says 0 en "Mages' College takes a serf from your courtyard, and there is none" building hero-2
expect why-says 0 pl "Kolegium magów: potrzebny jest chłop z dziedzińca, a nie masz tam żadnego" building hero-2
expect why-says 0 en "Your capital already has the highest level: 3" upgrade
expect why-says 0 pl "Twoja stolica ma już najwyższy poziom: 3" upgrade
plain
set! public.resource[0] = [9,9,9]
do 0 act build            expect why 0 none building hero-2      expect why 0 none upgrade

scenario reasons against a tower
# R-HLA-7.1 R-HLA-7.2 R-HLA-7.3 R-HLA-7.4 R-HLA-3.10
players 2
plain
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-i] = 1
set! public.warrior[0][nw-a1] = 1
set! public.resource[0] = [2,2,2]
do 0 act build
expect why 0 none tower nw-m               expect why 0 tower-too-dear tower nw-i      expect why 0 tower-at-sea tower sea-n
expect why-says 0 en "Needs 4 ore; you have 2 ore" tower nw-i
expect why-says 0 pl "Cena: 4 rudy; masz: 2 rudy" tower nw-i
expect why-says 0 en "Towers are built on land; North Sea is a sea" tower sea-n
expect why-says 0 pl "Wieżę buduje się na lądzie, a to jest morze: Morze Północne" tower sea-n
expect why 0 tower-at-capital tower nw-cap      expect why 0 no-serf-there tower nw-a1      expect why 0 out-of-play tower sw-m
expect why-says 0 en "No tower is built in a region with a standing capital: North-West Capital" tower nw-cap
expect why-says 0 pl "W regionie ze stojącą stolicą nie buduje się wieży: Stolica Północno-Zachodnia" tower nw-cap
expect why-says 0 en "A tower needs a serf of yours there, and you have none in Iron Crags" tower nw-a1
expect why-says 0 pl "Wieżę buduje chłop, a w tym regionie nie masz żadnego: Żelazne Turnie" tower nw-a1
expect why-says 0 en "The continent of Gloom Thicket is out of play" tower sw-m
expect why-says 0 pl "Mroczna Knieja: ten kontynent nie bierze udziału w grze" tower sw-m
plain
set! public.tower[0] = [nw-a1,0,0]
set! public.serf[0][nw-m] = 1
set! public.resource[0] = [2,9,2]
do 0 act build            expect why 0 tower-limit tower nw-m      expect why 0 tower-limit tower sea-n
expect why-says 0 en "You have 1 tower; the level of your capital allows 1" tower nw-m
expect why-says 0 pl "Masz już 1 wieżę, a poziom stolicy pozwala na 1" tower nw-m
plain
set! public.level[0] = 3
set! public.tower[0] = [nw-a1,nw-m,0]
set! public.serf[0][nw-m] = 1
set! public.serf[0][nw-i] = 1
set! public.resource[0] = [2,9,2]
do 0 act build            expect why 0 tower-there tower nw-m      expect why 0 continent-full tower nw-i
expect why-says 0 en "You already have a tower in Old Wood" tower nw-m
expect why-says 0 pl "W tym regionie masz już wieżę: Stary Bór" tower nw-m
expect why-says 0 en "You already have 2 towers on this continent; the limit is 2" tower nw-i
expect why-says 0 pl "Na tym kontynencie masz już 2 wieże, a limit to 2" tower nw-i

scenario reasons against a tower of the dwarves, which any unit builds
# R-HLA-B18.2
players 2
plain
set! public.faction = dwarves orcs
set! public.built[0] = 4
set! public.level[0] = 2
set! public.warrior[0][nw-a1] = 1
set! public.resource[0] = [2,9,2]
do 0 act build            expect why 0 nobody-there tower nw-m      expect why 0 none tower nw-a1
expect why-says 0 en "You have nobody in Old Wood who could build a tower" tower nw-m
expect why-says 0 pl "W tym regionie nie masz nikogo, kto zbuduje wieżę: Stary Bór" tower nw-m

scenario reasons of research, scribing and discarding
# R-HLA-8.2 R-HLA-8.3 R-HLA-8.4 R-HLA-8.7
players 2
plain
set! public.level[0] = 2
set! public.scribed[0] = [gale,0,0]
set! public.scribed_state[0] = [1,0,0]
set! private[0].library = haste rage
do 0 act research
expect why 0 none research                 expect why 0 none scribe haste      expect why 0 never-scribed scribe rage
expect why 0 not-in-library scribe rust    expect why 0 other-question cast haste
expect why-says 0 en "Only spells of type cast are scribed; Rage is of type combat" scribe rage
expect why-says 0 pl "Zapisuje się tylko czary inkantowane, a to jest czar bojowy: Furia" scribe rage
plain
set! public.scribed[0] = [gale,0,0]
set! public.scribed_state[0] = [1,0,0]
set! private[0].library = haste
do 0 act research         expect why 0 scribe-limit scribe haste      expect why 0 none done
expect why-says 0 en "You have 1 scribed spell; the level of your capital allows 1" scribe haste
expect why-says 0 pl "Masz już 1 zapisany czar, a poziom stolicy pozwala na 1" scribe haste
plain
set! public.level[0] = 2
set! public.scribed[0] = [gale,rust,0]
set! public.scribed_state[0] = [1,1,0]
set! private[0].library = haste
do 0 act research
expect why-says 0 pl "Masz już 2 zapisane czary, a poziom stolicy pozwala na 2" scribe haste
plain
set! public.level[0] = 3
set! private[0].library = copy-spell copy-spell-3 haste
do 0 act research         chance 0/57 0/56 0/55
do 0 research
expect why 0 same-card discard copy-spell-3      expect why 0 none discard copy-spell      expect why 0 not-in-library discard gale
expect why 0 other-question scribe haste
expect why-says 0 en "Equal cards are one choice; take the other copy of this one: Copy Spell" discard copy-spell-3
expect why-says 0 pl "Jednakowe karty to jedna możliwość; wybierz inny egzemplarz tej karty: Skopiowanie czaru" discard copy-spell-3

scenario reasons of taxes
# R-HLA-4.6 R-HLA-9.1 R-HLA-28.1 R-HLA-28.4 R-HLA-1.9
players 2
plain
do 0 act tax
expect why 0 none tax ore                  expect why 0 tax-first done      expect why 0 no-ally give ore
expect why-says 0 en "The tax cannot be left out: choose a resource first" done
expect why-says 0 pl "Podatku nie można pominąć: najpierw wybierz zasób" done
expect why-says 0 en "You have no ally in this game" give ore
expect why-says 0 pl "W tej grze nie masz sojusznika" give ore

scenario reasons of taxes in teams
# R-HLA-28.4 R-HLA-28.17
players 4   option mode=teams
plain
set! public.resource[0] = [0,2,2]
set! public.resource[2] = [2,10,2]
do 0 act tax
expect why 0 none-of-it give food          expect why 0 ally-full give ore      expect why 0 none give mana
expect why-says 0 en "You have no food" give food
expect why-says 0 pl "Nie masz tego zasobu: żywność" give food
expect why-says 0 en "Your ally already has 10 ore, which is the limit" give ore
expect why-says 0 pl "ruda: sojusznik ma już 10, a to jest limit" give ore
do 0 tax mana
expect why 0 tax-taken tax food            expect why 0 none done               expect why 0 none give mana
expect why-says 0 en "The tax is taken; now you may only give resources to your ally" tax food
expect why-says 0 pl "Podatek jest już pobrany; możesz jeszcze tylko oddać zasoby sojusznikowi" tax food
plain
set! public.alive = 11
set! public.capital[2] = 0
set! public.serf[2][se-cap] = 0
set! public.warrior[2][se-cap] = 0
do 0 act tax              expect why 0 ally-eliminated give food
expect why-says 0 en "Your ally is eliminated: Player 3" give food
expect why-says 0 pl "Sojusznik jest wyeliminowany: Gracz 3" give food

scenario reasons where resources are gained or given up
# R-HLA-B8.2 R-HLA-1.9 R-HLA-L17.1
players 2
plain
push GAIN 0 1 3
expect why 0 not-offered gain mana         expect why 0 none gain ore
expect why-says 0 en "This is not among the resources on offer: mana" gain mana
expect why-says 0 pl "Tego zasobu nie ma teraz do wyboru: mana" gain mana
plain
set! public.resource[0] = [0,2,1]
push SHED 0 2
expect why 0 none-of-it shed food          expect why 0 none shed ore

scenario nothing can be chosen after the end
# R-HLA-24.5 R-HLA-24.10
players 2
plain
set! public.end_round = 1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass                do 1 act sail          do 1 pass
expect over               expect why 0 over act march
