# Spells of the three types: scribing, answering, casting, and one in battle.
game hlas

lesson      pl "Czary"
            en "Spells"
minutes 4
teaches cast answered

# R-HLA-8.1 R-HLA-8.2 R-HLA-8.3 R-HLA-8.4 R-HLA-17.1 R-HLA-17.2 R-HLA-17.3 R-HLA-17.8 R-HLA-17.10 R-HLA-17.12 R-HLA-18.6 R-HLA-23.2
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! public.level = [3,2,0,0]
set! public.resource[0] = [0,1,8]
set! public.resource[1] = [0,0,2]
set! private[0].library = ore-vein cancel-spell rage
set! private[1].library = mana-theft
set! public.serf[0][0] = 10
set! public.serf[0][nw-cap] = 2
set! public.warrior[0][0] = 3
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-b1] = 2
set! public.serf[1][0] = 12
set! public.serf[1][ne-cap] = 0
set! public.warrior[1][0] = 3
set! public.warrior[1][ne-cap] = 0
set! public.warrior[1][ne-b1] = 2
set! public.down[nw-b1] = 0
set! public.down[ne-b1] = 0

say         pl "W bibliotece masz trzy czary, po jednym z każdego rodzaju."
            pl "Inkantowany rzucasz akcją, bojowy tylko w bitwie, a reakcyjny w odpowiedzi na cudzy czar."
            pl "Kosztują manę i od razu dają PZ."
            en "Your library holds three spells, one of each type. A cast spell is cast with an action, a"
            en "combat spell only in battle, an interrupt in answer to another's spell."
            en "They cost mana and bring VP at once."
point hand:ore-vein hand:rage hand:cancel-spell

say         pl "Czar z biblioteki znika po rzuceniu. Zapisany zostaje na zawsze i na końcu daje jeszcze 1 PZ."
            pl "Wybierz odkrycie lub zapisanie."
            en "A spell cast from the library is gone. A scribed one stays for good, and is worth 1 VP more at"
            en "the end. Choose Research or scribe."
point bar:2
want act research

say         pl "Odkrycie to trzy nowe karty, z których zostają najlepsze. Ty masz już coś dobrego:"
            pl "zapisz Żyłę rudy. Tylko czary inkantowane można zapisać."
            en "Research draws three cards, of which you keep the best. But you hold something good already:"
            en "scribe Ore Vein. Only cast spells can be scribed."
point hand:ore-vein
want scribe ore-vein
answer research   pl "Nowe karty też są dobre, ale najpierw zapisz to, co masz."
                  en "New cards are good too, but first scribe what you have."

let 1 act cast   let 1 cast mana-theft

say         pl "Orkowie rzucają Kradzież many: chcą ci zabrać 3 many. Masz na to odpowiedź: Anulowanie czaru!"
            en "The orcs cast Mana Theft: they are after 3 of your mana. You have an answer: Cancel Spell!"
point hand:cancel-spell
want answer cancel-spell
answer pass   pl "Szkoda 3 many. Czar reakcyjny jest właśnie na takie chwile."
              en "Why give away 3 mana? An interrupt is made for such moments."
expect public.resource[0] = [0,1,6]   expect event cancelled 1

say         pl "Czar przepadł razem z maną; został im tylko 1 PZ. Teraz użyj swojego: wybierz rzucenie czaru."
            en "The spell is gone and its mana too; all they keep is 1 VP. Now use yours: choose Cast."
point bar:8
want act cast

say         pl "Rzuć zapisaną Żyłę rudy: 2 many za 4 rudy i 1 PZ."
            en "Cast the scribed Ore Vein: 2 mana for 4 ore and 1 VP."
point scribed:1
want cast ore-vein 1
expect public.resource[0] = [0,5,4]   expect public.scribed_state[0] = exhausted none none

say         pl "Zapisany czar jest teraz wyczerpany. Po dwóch końcach rundy będzie znów gotowy."
            pl "Po rzuceniu czaru, jak po każdej akcji dowodzenia, możesz się zmobilizować: marsz!"
            en "The scribed spell is exhausted now. After two round ends it will be ready again."
            en "After Cast, as after any command action, you may muster: March!"
point scribed:1 bar:4
want muster march
want muster march-2

say         pl "Twoi wojownicy stoją na Mglistym Mokradle."
            en "Your warriors stand in Misty Fen."
point region:4
want from nw-b1

say         pl "Zabierz wojownika..."
            en "Take a warrior..."
want take warrior

say         pl "...i drugiego."
            en "...and the other one."
want take warrior
answer go *   pl "Jeden to za mało. Zabierz obu."
              en "One alone is too weak. Take both."

say         pl "Na orków: Pszeniczny Brzeg, 4 przeciw 4."
            en "At the orcs: Wheat Coast, 4 against 4."
point region:14
want go ne-b1
answer go *   pl "Do czaru bojowego trzeba bitwy: orkowie są na Pszenicznym Brzegu."
              en "A combat spell needs a battle: the orcs are in Wheat Coast."

say         pl "Przed taktykami każda strona może rzucić jeden czar bojowy, obrońca pierwszy."
            pl "Orkowie nie mają żadnego. Furia daje +3 siły i 1 PZ za 2 many."
            en "Before the tactics each side may cast one combat spell, the defender first. The orcs have none."
            en "Rage gives 3 strength and 1 VP for 2 mana."
point hand:rage
want cast rage
answer pass   pl "Bez czaru jest 4 przeciw 4, a remis wygrywa obrońca."
              en "Without a spell it is 4 against 4, and a tie goes to the defender."

say         pl "7 przeciw 4. Teraz wystarczy darmowa Potyczka."
            en "7 against 4. A free Skirmish will do now."
point tactic:skirmish
want tactic skirmish
answer tactic *   pl "Nie trzeba: przewagę już masz."
                  en "No need: you are ahead already."

let 1 tactic skirmish
expect event won 0   expect public.score[0] = 4

say         pl "Wygrana! Inkantowany w swojej turze, bojowy w bitwie, reakcyjny w odpowiedzi."
            pl "Po każdych zbiorach dobierasz czar, a poziom stolicy mówi, ile wolno ci mieć w bibliotece i ile"
            pl "zapisanych."
            en "Victory! Cast spells in your turn, combat spells in battle, interrupts in answer."
            en "After each harvest you draw a spell; the level of your capital says how many you may hold, and"
            en "how many scribe."
