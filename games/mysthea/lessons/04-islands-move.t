# An island is moved: what travels with it, where it can go, and what it is good for.
game mysthea

lesson      pl "Wyspy w ruchu"
            en "Islands on the move"
minutes 3
teaches left-island moved-island

# R-MYS-4.7 R-MYS-6.1 R-MYS-10.3 R-MYS-12.1 R-MYS-12.4 R-MYS-12.5
players 2   option monster_behaviours=off
plain
set! public.champion = anuth telron
set! public.champion_at = tree-forest shard-river
set! public.units[golem][0][tree-mountain] = 1
set! public.units[construct][1][volcano-forest] = 1
set! public.pool[construct][1] = 1
set! public.pool[golem][0] = 0
set! public.attuned[tree] = 2
set! public.energy[0] = 2
set! private[0].hand = c006 c011
set! private[1].hand = c007

say         pl "Chcesz dojść do lasu na Wyspie wulkanu. Krok prowadzi tylko na sąsiednią wyspę, a wulkan"
            pl "jest za daleko: obok twojej Wyspy drzewa są odłamek i kula, a lasu tam nie ma."
            en "You would like to get to the forest of Volcano island. A step leads only to a neighbouring"
            en "island, and that one is too far: Shard and Sphere, beside your Tree island, have no forest."
point region:8 region:13

say         pl "Więc przyprowadź wyspę do lasu. Przemieszczenie wyspy to akcja specjalna: wolno jedną,"
            pl "przed akcją podstawową lub po niej. Potrzebuje naładowanego artefaktu."
            en "So bring the island to the forest. Moving an island is a special action: you may do one of"
            en "those, before or after your basic action. It needs a charged artefact."
point artefact:0
want move-island
answer act   pl "Pieszo się nie da: żaden sąsiedni las. Najpierw przemieść wyspę."
             en "On foot you cannot get there: no forest is adjacent. Move the island first."
answer *    pl "Medytacja może poczekać. Najpierw przemieść wyspę."
            en "That can wait. Move the island first."

expect public.charged = 2
say         pl "Rusza się zawsze wyspa twojego Wybrańca, ze wszystkim, co na niej stoi. Wstaw ją między"
            pl "wulkan a monolit: obie te wyspy mają las."
            en "The island of your champion moves, with everything on it. Put it between Volcano and"
            en "Monolith: both of them have a forest."
point gap:volcano
want after volcano
answer after sphere   pl "Też obok wulkanu, ale z drugiej strony jest kula bez lasu. Między wulkanem a"
                      pl "monolitem masz dwa."
                      en "That is beside Volcano, too, but Sphere on the other side has no forest. The"
                      en "other gap has two."
answer *    pl "Tam obok jest tylko jeden las, i nie ten, w którym jest Ola. Między wulkanem a monolitem"
            pl "będą oba."
            en "That has only one forest beside it, and not the one with Ola. Between Volcano and Monolith"
            en "there are both."

expect public.ring = shard sphere volcano tree monolith
say         pl "Artefakt jest rozładowany, ale lasy sąsiadują. A oto akcja podstawowa: zagraj Pana lasów."
            en "Your artefact is discharged, but the forests are next to you. Now the basic action: play"
            en "Keeper of Forests."
point hand:c006 artefact:0
want act c006
answer *    pl "Pan lasów ma dwa punkty na ruch i płaci za lasy. Zagraj jego."
            en "Keeper of Forests has two points to move with, and pays for forests. Play that."

say         pl "Ruszaj Wybrańcem."
            en "Move your champion."
point region:8
want move champion
answer *    pl "Punkty są na drogę do lasu. Rusz Wybrańca."
            en "The points are for the way to the forest. Move your champion."

say         pl "Do lasu na Wyspie wulkanu: twoja siła 3 przeciw konstruktowi."
            en "To the forest of Volcano island: your strength of 3 against a construct."
point region:13
want to volcano-forest
answer to monolith-forest   pl "Też las, ale konstrukt Oli zostałby panem tamtego. Idź na Wyspę wulkanu."
                            en "A forest as well, but the other one would stay Ola's. Go to Volcano island."
answer *    pl "Ten region był osiągalny i bez przesuwania wyspy. Idź do lasu na Wyspie wulkanu."
            en "You could have reached that without moving an island. Go to the forest of Volcano island."

say         pl "Las zdobyty. Efekt karty: chwała za las."
            en "The forest is yours. Now the effect of the card: glory for a forest."
point played
want effect
answer *    pl "Energia czeka: skorzystaj z efektu karty."
            en "The energy is waiting: use the effect of the card."

expect public.glory[0] = 3
say         pl "Wyspa przenosi też cudze jednostki, żetony i potwory: tak można odsunąć od siebie wroga"
            pl "albo podejść do spotkania. Artefakt ładuje się na początku Ery i raz w jej trakcie."
            en "An island carries others' units, tokens and monsters, too: so you can send an enemy away or"
            en "come nearer to an encounter. Artefacts are charged when an era begins, and once during it."
point track artefact:0

say         pl "Pamiętaj: gdy brakuje kroków, spójrz, czy nie da się przesunąć wyspy."
            en "Remember: when steps are too few, see whether an island can move instead."
