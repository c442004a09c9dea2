# Control of regions: strengths, ties, and which regions are adjacent.
game mysthea

lesson      pl "Kto rządzi w regionie"
            en "Who holds a region"
minutes 4
teaches moved

# R-MYS-1.4 R-MYS-5.7 R-MYS-6.1 R-MYS-6.2 R-MYS-15.2 R-MYS-15.3 R-MYS-C0.10
players 2   option monster_behaviours=off
plain
set! public.champion = anuth celethe
set! public.champion_at = tree-crystal monolith-mist
set! public.charged = 2
set! public.units[golem][0][sphere-mountain] = 1
set! public.units[construct][0][sphere-mountain] = 1
set! public.units[construct][1][tree-mountain] = 1
set! public.units[construct][1][shard-crystal] = 1
set! public.units[golem][1][shard-crystal] = 1
set! public.pool[construct][1] = 0
set! public.pool[golem][1] = 0
set! public.energy[0] = 2
set! private[0].hand = c010 c055
set! private[1].hand = c001

say         pl "Region kontroluje ten, kto ma w nim największą siłę: konstrukt ma 1, golem i fortyfikacja"
            pl "2, a Wybraniec 3. Przy remisie liczy się niższy numer artefaktu, dziś twój."
            en "A region is controlled by whoever has the greatest strength there: a construct has 1, a"
            en "golem and a fort 2, a champion 3. A tie goes to the lower artefact number, today yours."
point artefact:0

say         pl "Wszędzie stoją konstrukty Oli. Kielnia daje cztery punkty dowodzenia, a każdy to ruch do"
            pl "sąsiedniego regionu. Zagraj ją."
            en "Ola has constructs about. The Trowel gives four command points, and each is a move to an"
            en "adjacent region. Play it."
point hand:c055 region:9 region:3
want act c055
answer act c010   pl "Pan gór liczy góry, które kontrolujesz. Najpierw zdobądź drugie."
                  en "Keeper of Mountains counts the mountains you control. First take a second one."
answer *    pl "Teraz trzeba się ruszyć. Zagraj Kielnię."
            en "Now you need to move. Play the Trowel."

say         pl "Sąsiadują ze sobą regiony jednej wyspy, a także regiony tego samego rodzaju na sąsiednich"
            pl "wyspach. Golem może więc przejść z gór na Wyspie kuli w góry na Wyspie drzewa. Rusz golema."
            en "Regions of one island are adjacent, and so are regions of the same type on neighbouring"
            en "islands. So your golem can walk from the mountain of Sphere island to that of Tree island."
            en "Move the golem."
point region:12 region:9
want move golem
answer move construct   pl "Konstrukt z konstruktem zremisuje, a to chwiejna przewaga. Poślij golema."
                        en "Construct against construct is a tie, and that hangs by a thread. Send the"
                        en "golem."
answer move champion   pl "Wybraniec zaraz przyda się gdzie indziej. Poślij golema."
                       en "Your champion will soon be wanted elsewhere. Send the golem."
answer *    pl "Punkty są teraz na ruchy: rusz golema."
            en "The points are for moves now: move the golem."

say         pl "Do gór na Wyspie drzewa."
            en "To the mountain of Tree island."
point region:9
want to tree-mountain
answer *    pl "Konstrukt Oli jest w górach na Wyspie drzewa. Tam idź."
            en "Ola's construct is in the mountain of Tree island. Go there."

expect public.units[golem][0][tree-mountain] = 1
say         pl "Dwa do jednego: góry są twoje, a na Wyspie kuli dalej pilnuje konstrukt. Konstrukt i golem"
            pl "ruszają się raz na turę, a Wybraniec tyle razy, na ile masz punktów. Rusz nim."
            en "Two against one: the mountain is yours, and the construct still guards the one of Sphere"
            en "island. A construct or golem moves once a turn, a champion as often as you have points."
            en "Move your champion."
point region:7
want move champion
answer move construct   pl "Wtedy stracisz góry na Wyspie kuli. Rusz Wybrańca."
                        en "Then you give up the mountain of Sphere island. Move your champion."
answer *    pl "Zostało kilka punktów: rusz Wybrańca."
            en "You have some points left: move your champion."

say         pl "Z kryształowego pola na kryształowe pole sąsiedniej Wyspy odłamka. Stoją tam golem i"
            pl "konstrukt Oli, razem 3, a Wybraniec też ma 3."
            en "From the crystal field to that of the neighbouring Shard island. Ola has a golem and a"
            en "construct there, 3 together, and your champion has 3 as well."
point region:3
want to shard-crystal
answer *    pl "Cel jest na Wyspie odłamka: kryształowe pole."
            en "The aim is on Shard island: the crystal field."

say         pl "Remis, więc pole jest twoje. Ale wystarczy jeden konstrukt Oli, aby je odebrać. Umocnij"
            pl "się: rozstaw konstrukt."
            en "A tie, so the field is yours. But one more construct of Ola's would take it back. Make it"
            en "safe: deploy a construct."
point pool:construct region:3
want deploy construct
answer *    pl "Przewaga o jeden jest pewniejsza niż remis. Rozstaw konstrukt."
            en "A lead of one is safer than a tie. Deploy a construct."

expect public.cp[0] = 1
plain
set! public.champion = anuth celethe
set! public.champion_at = shard-crystal monolith-mist
set! public.charged = 2
set! public.units[golem][0][tree-mountain] = 1
set! public.units[construct][0][sphere-mountain] = 1
set! public.units[construct][0][shard-crystal] = 1
set! public.units[construct][1][tree-mountain] = 1
set! public.units[construct][1][shard-crystal] = 1
set! public.units[golem][1][shard-crystal] = 1
set! public.pool[construct] = [0,0,0,0,0]
set! public.pool[golem][1] = 0
set! public.energy[0] = 2
set! private[0].hand = c010
set! private[1].hand = c001
say         pl "Następna tura. Masz dwoje gór i kryształowe pole. Zagraj Pana gór i skorzystaj z efektu."
            en "Your next turn. You hold two mountains and a crystal field. Play Keeper of Mountains and"
            en "use its effect."
point hand:c010
free 6 until public.glory[0] >= 6

say         pl "Regiony dają chwałę na końcu Ery, a wielu kartom już teraz. Dlatego lepiej stać w kilku"
            pl "miejscach po trochu niż w jednym z całą armią."
            en "Regions bring glory at the end of the era, and with many cards right now. So it is better"
            en "to stand in several places a little than in one with all your army."
