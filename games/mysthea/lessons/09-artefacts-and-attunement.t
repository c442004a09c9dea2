# The artefact: what it is for, when it is charged, what its number means; attuning.
game mysthea

lesson      pl "Artefakt i zestrojenie"
            en "Artefact and attunement"
minutes 3
teaches attuned recharged-all

# R-MYS-3.8 R-MYS-3.9 R-MYS-4.3 R-MYS-4.4 R-MYS-10.3 R-MYS-12.2 R-MYS-12.3 R-MYS-A1.4 R-MYS-15.3
players 2   option monster_behaviours=off
plain
set! public.champion = anuth celethe
set! public.champion_at = sphere-mist shard-mist
set! public.units[construct][0][sphere-river] = 1
set! public.units[construct][0][shard-river] = 1
set! public.units[construct][0][volcano-river] = 2
set! public.pool[construct][0] = 0
set! public.token = tree volcano
set! public.track = forest mountain river cannibarok
set! public.event_top = mist
set! private[1].hand = c007

say         pl "Twój artefakt jest naładowany. Starcza to na jedno: bitwę albo przemieszczenie wyspy. Potem"
            pl "jest rozładowany."
            en "Your artefact is charged. That lasts for one thing: a battle, or moving an island. Then it"
            en "is discharged."
point artefact:0

say         pl "Przemieszczając wyspę, możesz się z nią zestroić: wziąć jej kartę i dostać chwałę. Tylko"
            pl "raz na Erę, więc poczekaj na dobrą chwilę. Karta Wyspy kuli płaci 2 za każdy rozstawiony"
            pl "konstrukt, a masz cztery."
            en "When you move an island you may attune: take its card and gain glory. Only once an era, so"
            en "wait for a good moment. The card of Sphere island pays 2 for each construct deployed, and"
            en "you have four."
point attunement:sphere region:11 region:2 region:15

say         pl "Wybraniec stoi na tej wyspie. To dobra chwila: przemieść wyspę."
            en "Your champion is on that island. This is a good moment: move the island."
point artefact:0 region:10
want move-island
answer *    pl "Zdążysz i na to. Teraz przemieść wyspę: konstruktów więcej nie będzie."
            en "You will get to that. Move the island now: more constructs will not come soon."

say         pl "Wyspa jest na środku. Zestrój się."
            en "The island is in the centre. Attune."
point attunement:sphere
want attune sphere
answer *    pl "Osiem punktów chwały za jedno słowo: zestrój się."
            en "Eight glory for a word: attune."

expect public.glory[0] = 8
say         pl "Osiem chwały. Karta jest twoja do końca Ery, nikt inny jej nie weźmie. Odstaw wyspę w"
            pl "dowolną lukę."
            en "Eight glory. The card is yours until the era ends, and nobody else can take it. Put the"
            en "island into any gap."
point gap:shard gap:volcano gap:monolith
want after

expect public.charged = 2
say         pl "Artefakt jest rozładowany, ale spójrz na tor: leżą cztery karty, a na piątym polu jest"
            pl "błyskawica. Gdy ktoś tam trafi, wszystkie artefakty się naładują. Medytuj."
            en "Your artefact is discharged, but look at the track: four cards lie there, and the fifth"
            en "space has a lightning sign. When a card gets there, all artefacts are charged. Meditate."
point track artefact:0
want meditate
answer *    pl "Zbierz energię: medytuj."
            en "Gather energy: Meditate."

let 1 meditate
let 1 end-turn
expect public.charged = 3
say         pl "Nowa runda, piąta karta, artefakt naładowany! Masz więc dwa użycia na Erę: przed piątą"
            pl "kartą i po niej. Nie czekaj z pierwszym, bo przepadnie."
            en "A new round, the fifth card, and your artefact is charged! So you have two uses an era: one"
            en "before the fifth card and one after. Do not wait with the first, or it is wasted."
point track artefact:0

say         pl "Numer artefaktu to kolejność tur i pierwszeństwo przy remisach. W każdej nowej Erze dostaje"
            pl "go kto inny: najwięcej chwały, numer 1. Wyższe numery dają więcej energii."
            en "The number of an artefact is the turn order, and it wins ties. With each new era they are"
            en "given out anew: most glory, number 1. Higher numbers bring more energy."
point artefact:0 artefact:1

say         pl "W każdej Erze zapytaj: na co dwa użycia artefaktu i która karta zestrojenia zapłaci mi"
            pl "najwięcej?"
            en "Every era ask yourself: what for are my two charges, and which attunement card will pay me"
            en "most?"
