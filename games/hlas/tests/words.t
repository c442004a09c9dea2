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
expect entry assassin pl "z jednostkami lub budowlami trzeciego gracza i w granicach limitu 5"
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
