# What players read: entries of the glossary, lines of the log, prompts and choices, in both languages.
game hlas

scenario the boards of the solo enemy tell prices, VP and when the ability of the faction begins
# R-HLA-N1.4 R-HLA-N1.7 R-HLA-N2.5 R-HLA-N2.7 R-HLA-N3.6 R-HLA-N3.7 R-HLA-N4.6 R-HLA-N4.7 R-HLA-Z5.1
players 2
expect entry solo-humans en "Blessing (2 mana, 1 VP): "
expect entry solo-humans pl "Błogosławieństwo (2 many, 1 PZ): "
expect entry solo-humans en "From space 5 of the capital track on: Warriors"
expect entry solo-humans pl "Od pola 5 toru stolicy: Wojownicy"
expect entry solo-orcs en "Blood Curse (3 mana, 2 VP): "
expect entry solo-orcs pl "Krwawa klątwa (3 many, 2 PZ): "
expect entry solo-orcs en "From space 5 of the capital track on: "
expect entry solo-elves en "Assassination (4 mana, 2 VP): "
expect entry solo-elves pl "gdy i wojownika nie ma, nic się nie dzieje. Od pola 5 toru stolicy: Czary"
expect entry solo-dwarves en "barriers do not stop it"
expect entry solo-dwarves pl "bariery jej nie zatrzymują"
expect entry solo-dwarves en "From space 5 of the capital track on: Towers"

scenario units, levels, actions and the enemy's cards are in the glossary
# R-HLA-4.3 R-HLA-U2.1 R-HLA-U4.1 R-HLA-U7.1 R-HLA-6.6 R-HLA-K2.1 R-HLA-30.8
players 2
expect entry unit-warrior en "warrior: strength 2, speed 3, price: 2 food, 1 VP."
expect entry unit-serf pl "chłop: siła 1, szybkość 2, cena: 1 żywność, 0 PZ."
expect entry humans-sea en "Galleon: sea vessel, Humans: strength 3, speed 3, price: 2 food, 2 ore, 2 VP, carries 2 units, building: Dock."
expect entry dwarves-air pl "Balon parowy: statek powietrzny, Krasnoludy: siła 2, szybkość 2, cena: 2 żywności, 2 many, 2 PZ, zabiera 2 jednostki"
expect entry paladin en "hero I, Humans: strength 4, speed 1, price: 3 food, 2 ore, 2 VP, building: Cathedral. I: "
expect entry capital-2 en "capital, level 2: price: 4 food, 4 ore, 4 mana; strength 6, 3 VP, towers: 2, cards in the library: 2, scribed spells: 2."
expect entry capital-1 pl "stolica, poziom 1: cena: za darmo; siła 4"
expect entry action-tax en "tax: A capital action: choose a resource"
expect entry action-recruit pl "albo 2 chłopów za 3 żywności"
expect entry solo-recruit-b en "You may follow it. In a battle: strength +3, 1 VP, tactic of an attacker: Flank, of a defender: Hold the Line. Compass: SE."
expect entry solo-attack-a pl "Nie można powtórzyć. W bitwie: siła +5, 1 PZ, taktyka w ataku: Szarża, w obronie: Szarża. Kompas: S."
expect entry solo-attack-b en "within 2 march steps"
expect entry solo-orcs en "space 1: 2 ore, 1 VP, level 1, strength 8, towers 1, sea vessel;"
expect entry solo-elves pl "pole 6: 5 rudy, 3 PZ, poziom 3, siła 12, wieże 3, koniec gry."

scenario what a Retreat costs stands on the card
# R-HLA-T7.1 R-HLA-20.9
players 2
expect entry retreat en "lose no unit; your tower there is destroyed all the same"
expect entry retreat pl "nie tracisz jednostek; twoja wieża w tym regionie i tak zostaje zniszczona"

scenario conditions and limits stand in both languages
# R-HLA-C1.1 R-HLA-H9.2 R-HLA-B8.3 R-HLA-H2.2 R-HLA-C28.1
players 2
expect entry earthquake en "units with a vessel included"
expect entry earthquake pl "jednostki przy statku tak"
expect entry assassin en "units or structures of a third player"
expect entry assassin pl "z jednostkami lub budowlami trzeciego gracza (sojusznik nim nie jest tam, gdzie są i twoje) i w granicach limitu 5"
expect entry assassin pl "twoje jednostki lub budowla"
expect entry wolf-pens en "only what they have"
expect entry wolf-pens pl "tylko to, co ma"
expect entry archmage en "gives 1 extra VP, before its effect"
expect entry archmage pl "akcją rzucenia czaru daje dodatkowy 1 PZ, jeszcze przed efektem"
expect entry cancel-spell en "The VP of its casting stay"
expect entry cancel-spell pl "PZ za rzucenie zostają"

scenario the guns of the Galleon: once per sail
# R-HLA-B4.1 R-HLA-C4.1
players 2
expect entry dock en "Once per sail, by the Sail action or by Fair Wind"
expect entry dock pl "Raz na żeglugę, akcją lub czarem Pomyślny wiatr"
expect no-entry dock en "Sail action,"
expect no-entry fair-wind en "slot"

scenario commas after participles
# R-HLA-B2.1 R-HLA-B6.3 R-HLA-B8.3 R-HLA-B13.2 R-HLA-B19.1 R-HLA-H3.2
players 2
expect entry college pl "Odkrywając czary, dobierasz"
expect entry barracks pl "Rekrutując wojownika, możesz"
expect entry wolf-pens pl "Wygrywając jako atakujący, zabierasz"
expect entry shadow-guild pl "(wliczając statki i załogę), masz"
expect entry shipyard pl "Broniąc się z udziałem pancernika, masz"
expect entry knight pl "Atakując z jego udziałem, masz"
expect entry gale pl "nie z regionu ze stolicą ani do takiego regionu"
expect entry refugees pl "gdy osiągnięto limit; nic, gdy w puli nikogo nie ma"

scenario a fen is wet in both languages
# R-HLA-2.2
players 2
plain
set! public.serf[0][nw-b1] = 1
do 0 act march
expect choice 0 en "Misty Fen"            expect choice 0 pl "Mgliste Mokradło"   expect no-choice 0 pl "Grąd"

scenario after a Retreat the log tells no damage
# R-HLA-20.9 R-HLA-T7.1
players 2
plain
set! public.warrior[0][nw-i] = 1
set! public.warrior[1][ne-i] = 1
set! public.tower[1] = [ne-i,0,0]
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 go ne-i
do 0 tactic skirmish     do 1 tactic retreat
expect no-event damage   expect not-says en "damage (0"           expect not-says en "0 damage"    expect not-says pl "obrażenia: 0"
expect event lost 1 with tower ne-i       expect public.warrior[1][ne-cap] = 2

scenario damage that comes to nothing is told as none
# R-HLA-20.8 R-HLA-C22.1
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
set! private[1].library = arcane-shield
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 1 cast arcane-shield
do 0 tactic skirmish     do 1 tactic skirmish
expect event damage 1 with 0              expect says en "takes no damage"    expect says pl "bez obrażeń"
expect not-says en "0 damage"

scenario damage is told with its number
# R-HLA-20.1
players 2
plain
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 1
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
do 0 tactic skirmish     do 1 tactic skirmish
expect event damage 1 with 1              expect says en "takes 1 damage"     expect says pl "obrażenia: 1"
expect event strengths with 5 3           expect says en "Strengths: attack 5, defence 3"

scenario the epilogue of a capital that fell
# R-HLA-21.2 R-HLA-24.7
players 2
plain
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
do 0 act march           do 0 from ne-a1         do 0 take warrior     do 0 take warrior      do 0 take warrior
do 0 take warrior        do 0 go ne-cap
do 0 tactic skirmish     do 1 tactic skirmish
expect over
expect drawn en "A capital lies in ruins"             expect drawn pl "Stolica leży w gruzach"
expect drawn en "Bells ring from the plains"          expect drawn pl "Od równin po wybrzeże biją dzwony"
expect not-drawn en "forges of the orcs"              expect not-drawn en "Two banners"      expect not-drawn en "written by the enemy"

scenario the epilogue of a team is that of both factions
# R-HLA-28.15 R-HLA-24.8
players 4   option mode=teams
plain
set! public.alive = 7
set! public.capital[3] = 0
set! public.serf[3][sw-cap] = 0
set! public.warrior[3][sw-cap] = 0
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][ne-cap] = 0
set! public.warrior[0][ne-a1] = 4
do 0 act march            do 0 from ne-a1          do 0 take warrior      do 0 take warrior      do 0 take warrior
do 0 take warrior         do 0 go ne-cap
do 0 tactic skirmish      do 1 tactic skirmish
expect over
expect drawn en "Fields and granaries"    expect drawn en "council of the elves"  expect drawn en "Two banners"
expect drawn pl "Rada elfów"              expect drawn pl "dwa sztandary"         expect not-drawn pl "Kuźnie orków"

scenario the epilogue of a defeat by the solo enemy
# R-HLA-33.2 R-HLA-30.17
players 1
plain
set! public.serf[0][nw-cap] = 0
set! public.warrior[0][nw-cap] = 0
set! public.hero[1][1] = nw-a1
set! public.warrior[1][nw-a1] = 4
chance 5/7
do 0 act march
expect public.battle.region = nw-cap      chance 0/6
do 0 tactic skirmish
expect over
expect drawn en "forges of the orcs"      expect drawn en "written by the enemy"  expect drawn pl "Tę opowieść spisał wróg"
expect not-drawn en "Fields and granaries"

scenario the epilogue of the last possible round, and of a land without secrets
# R-HLA-24.11 R-HLA-24.1
players 2
plain
set! public.round = 60
set! public.score = [5,0,0,0]
set! public.down[nw-m] = 1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over
expect drawn en "lasted longer than anyone can remember"       expect drawn pl "dłużej, niż sięga pamięć"
plain
set! public.round = 60
set! public.score = [0,5,0,0]
set! public.down[se-m] = 0
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over
expect drawn en "No white spot"           expect drawn en "forges of the orcs"

scenario the epilogue of three towers, of a people on the move, and of a shared victory
# R-HLA-24.3 R-HLA-24.2 R-HLA-25.9
players 2
plain
set! public.round = 60
set! public.level[0] = 3
set! public.down[se-i] = 1
set! public.tower[0] = [nw-a1,nw-m,ne-i]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over               expect drawn en "From three towers"  expect drawn pl "Z trzech wież"
plain
set! public.round = 60
set! public.down[se-i] = 1
set! public.score = [9,0,0,0]
set! public.serf[0][nw-cap] = 12
set! public.warrior[0][nw-cap] = 5
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over               expect drawn en "a whole people is on the move"      expect drawn pl "cały lud jest w drodze"
plain
set! public.round = 60
set! public.down[se-i] = 1
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over               expect drawn en "Fields and granaries"               expect drawn en "forges of the orcs"
expect drawn en "Nobody was the stronger"               expect drawn pl "Nikt nie okazał się silniejszy"

scenario the epilogue of the enemy's track
# R-HLA-33.1
players 1
plain
set! public.solo_space = 5
set! public.level[1] = 3
set! public.down[se-i] = 1
set! public.round = 60
set! public.resource[1] = [0,9,0]
set! public.score = [9,9,0,0]
do 0 act march            do 0 done                chance 2/7
do 0 pass                 do 0 pass
expect public.solo_space = 6              chance 0/6
do 0 act sail             do 0 pass
expect over               expect drawn en "In the enemy's capital the last stone"     expect drawn pl "W stolicy wroga stanął ostatni kamień"

scenario the epilogue of a goal that somebody else reached
# R-HLA-24.3 R-HLA-24.2 R-HLA-24.5: the orcs ended the war, the humans won it
players 2
plain
set! public.round = 9
set! public.end_round = 9
set! public.level[1] = 3
set! public.down[se-i] = 1
set! public.score = [40,0,0,0]
set! public.tower[1] = [ne-a1,ne-m,nw-i]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over               expect drawn en "Fields and granaries"
expect drawn en "From three towers"       expect drawn pl "Z trzech wież"              expect not-drawn en "lasted longer"
plain
set! public.round = 9
set! public.end_round = 9
set! public.down[se-i] = 1
set! public.score = [40,0,0,0]
set! public.serf[1][ne-cap] = 12
set! public.warrior[1][ne-cap] = 5
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over               expect drawn en "a whole people is on the move"              expect not-drawn pl "dłużej, niż sięga pamięć"

scenario the epilogue of a goal that was lost again
# R-HLA-24.6 R-HLA-24.11: the last round had been fixed, and nobody is weary
players 2
plain
set! public.round = 9
set! public.end_round = 9
set! public.down[se-i] = 1
set! public.score = [5,0,0,0]
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over               expect drawn en "was lost again before the last day"         expect drawn pl "przepadło przed ostatnim dniem"
expect not-drawn en "lasted longer"       expect not-drawn en "From three towers"

scenario the epilogue of two enemies with equal scores is no team's
# R-HLA-28.16: of each team one player is left
players 4   option mode=teams
plain
set! public.alive = 3
set! public.capital[2] = 0
set! public.serf[2][se-cap] = 0
set! public.warrior[2][se-cap] = 0
set! public.capital[3] = 0
set! public.serf[3][sw-cap] = 0
set! public.warrior[3][sw-cap] = 0
set! public.round = 9
set! public.end_round = 9
do 0 act march            do 0 done                do 0 pass
do 1 act march            do 1 done                do 1 pass
do 0 act sail             do 0 pass
do 1 act sail             do 1 pass
expect over               expect rank 0 = 1        expect rank 1 = 1
expect drawn en "A capital lies in ruins"             expect drawn en "Nobody was the stronger"
expect not-drawn en "Two banners"         expect not-drawn pl "dwa sztandary"

scenario a spell that only brings its VP is said to, and so is the action where all spells are such
# R-HLA-17.7 R-HLA-C4.1 R-HLA-C10.1
players 2
plain
set! public.resource[0] = [2,2,6]
set! public.level[0] = 3
set! private[0].library = fair-wind lightning
expect idle 0 en "Action: cast: brings only VP now: none of your spells would do anything else"
expect idle 0 pl "teraz da tylko PZ: żaden twój czar nic innego nie zrobi"
do 0 act cast
expect idle 0 en "Cast Fair Wind (2 mana): brings only its VP now"
expect idle 0 en "Cast Lightning (4 mana): brings only its VP now"
expect idle 0 pl "teraz da tylko PZ: nic innego nie zrobi"

scenario a spell with a target or a vessel is not
# R-HLA-C4.1 R-HLA-C10.1
players 2
plain
set! public.resource[0] = [2,2,6]
set! public.vessel[0][0] = nw-cap
set! public.serf[1][ne-i] = 1
set! public.level[0] = 3
set! private[0].library = fair-wind lightning
expect no-idle 0 en "cast"
do 0 act cast
expect no-idle 0 en "Cast"

scenario without any spell the action itself does nothing
# R-HLA-17.1
players 2
plain
expect idle 0 en "Action: cast: does nothing now: you have no spell that you can cast"

scenario a Teleport needs a second place with room
# R-HLA-C2.1
players 2
plain
set! public.resource[0] = [2,2,6]
set! private[0].library = teleport
expect idle 0 en "Action: cast: brings only VP now"
set! public.serf[0][nw-i] = 1
expect no-idle 0 en "cast"
do 0 act cast
expect no-idle 0 en "Cast"

scenario a theft from a player without mana does nothing
# R-HLA-C13.1
players 3
plain
set! public.resource[1] = [2,2,0]
set! public.resource[2] = [2,2,1]
set! private[0].library = mana-theft
do 0 act cast
expect no-idle 0 en "Mana Theft"
do 0 cast mana-theft
expect idle 0 en "does nothing now: nothing would change here"
expect idle 0 pl "teraz nic nie da: nic się tu nie zmieni"
do 0 target 0 2

scenario combat spells without a serf or hero to act on bring only points, Rage does more
# R-HLA-C24.1 R-HLA-C25.1 R-HLA-17.7
players 2
plain
set! public.resource[1] = [2,2,6]
set! public.warrior[0][nw-i] = 2
set! public.warrior[1][ne-i] = 2
set! public.level[1] = 3
set! private[1].library = petrify zeal rage
do 0 act march           do 0 from nw-i          do 0 take warrior     do 0 take warrior     do 0 go ne-i
expect idle 1 en "Cast Petrify (3 mana): brings only its VP now"
expect idle 1 en "Cast Zeal"
expect no-idle 1 en "Cast Rage"

scenario an answer that copies a spell in vain brings only points, and so does a Leech with full mana
# R-HLA-C27.1 R-HLA-C29.1 R-HLA-17.7
players 2
plain
set! private[0].library = fair-wind
set! public.vessel[0][0] = nw-cap
set! public.level[1] = 3
set! private[1].library = copy-spell mana-leech cancel-spell
do 0 act cast            do 0 cast fair-wind
expect idle 1 en "Answer with Copy Spell"
expect no-idle 1 en "Mana Leech"
expect no-idle 1 en "Cancel Spell"
plain
set! private[0].library = bountiful-harvest
set! public.level[1] = 3
set! private[1].library = copy-spell mana-leech
set! public.resource[1] = [2,2,10]
do 0 act cast            do 0 cast bountiful-harvest
expect no-idle 1 en "Copy Spell"
expect idle 1 en "Answer with Mana Leech"

scenario a copy comes after the spell, so a theft takes what the first thief has won
# R-HLA-C13.1 R-HLA-C27.1
players 2
plain
set! public.resource[0] = [2,2,2]
set! public.resource[1] = [2,2,2]
set! private[0].library = mana-theft
set! private[1].library = copy-spell
do 0 act cast            do 0 cast mana-theft
expect no-idle 1 en "Copy Spell"
