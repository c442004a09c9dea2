# The module Radiant Rays: refiners, any machine, discarding the hand; then a first free play.
game icaion

lesson      pl "Świetliste promienie"
            en "Radiant Rays"
minutes 4
teaches returned discarded

# R-ICA-M1.1 R-ICA-M2.1 R-ICA-M3.1 R-ICA-M4.1 R-ICA-M5.1 R-ICA-M6.1 R-ICA-M7.1
players 2   option radiant=on
plain
set! public.node = r0 x2
set! public.crystals = 2 1 2 1 2 2 1 1 1 1 2 1 1 1 1
set! public.home = 507 510
set! public.machine[1] = [0,6,0]
set! public.machine[5] = [0,0,1]
set! public.machine[6] = [2,0,0]
set! public.charged = 0
set! public.cage[0][0] = [0,1,0,0,0]
set! private[0].hand = legend-1 long-haul-1 mother-lode

say         pl "Module „Świetliste promienie” zmienia kilka zasad. Pierwsza: rafineria pracuje tylko"
            pl "wtedy, gdy oddasz jej kryształ, który właśnie z jej regionu bierzesz. Wydobywaj."
            en "The module Radiant Rays changes a few rules. The first: a refiner works only if you give"
            en "back the crystal that you have just taken from its region. Extract."
point region:5
want extract
answer *      pl "Zacznij od wydobycia: rafineria stoi obok."
              en "Extract first: your refiner is beside you."

say         pl "2 PR za jeden zielony kryształ. Karty na twojej ręce kosztują po trzy zielone, więc na"
            pl "razie warto. Aktywuj rafinerię."
            en "2 RP for a single green crystal. The cards in your hand cost three green each, so it is"
            en "worth it now. Activate the refiner."
want activate 5
answer done   pl "Zielony możesz zatrzymać, ale jeden na twoje drogie karty nie wystarczy."
              en "You may keep the green one, but one alone does not pay for your dear cards."

expect public.reputation[0] = 2
expect public.batch = [1,0,0,0,1]
say         pl "Odłóż resztę do pustej klatki."
            en "Store the rest in an empty cage."
point cage:1
want store 1
answer *      pl "Wtedy coś przepadnie. Druga klatka jest pusta."
              en "Then something is lost. The other cage is empty."

say         pl "Druga: zamiast zagrać kartę możesz odrzucić całą rękę, po 2 PR za kartę. Te trzy są teraz"
            pl "za drogie: odrzuć je."
            en "The second: instead of playing a card you may discard your whole hand, for 2 RP a card."
            en "These three are too dear now: discard them."
point hand:legend-1 hand:long-haul-1 hand:mother-lode
want discard-hand
answer *      pl "Nie stać cię na te karty, a ręka jest prawie pełna. Odrzuć je za 6 PR."
              en "You cannot afford these cards, and your hand is nearly full. Discard them for 6 RP."

expect public.reputation[0] = 8

plain
set! public.node = a4 r2
set! public.round = 2
set! public.track = river-card forest-card
set! public.crystals = 2 1 3 2 2 2 2 2 1 2 1 2 1 3 1
set! public.parasites = 0 0 0 0 0 2 0 0 0 0 0 0 0 1 1
set! public.home = 507 510
set! public.machine[1] = [0,6,0]
set! public.machine[5] = [0,0,1]
set! public.machine[6] = [2,0,0]
set! public.reputation = 8 5
set! public.charged = 2
set! public.cage[0][0] = [0,1,0,0,0]
set! public.cage[1][0] = [1,0,1,0,1]
set! private[0].hand = rumour-1 green-cache

say         pl "Trzecia: z planszy działu bierzesz dowolną maszynę, nie tylko skrajną z lewej. Rafineria"
            pl "z rzędu 2 naładuje zasilacz i da dwa kryształy jednego koloru. Rozstaw ją za brązowy"
            pl "kryształ."
            en "The third: you take any machine from your department board, not only the leftmost. The"
            en "refiner of row 2 charges your power supply and brings two crystals of one colour. Deploy"
            en "it for your brown crystal. one colour."
point department:5
want deploy 5
answer deploy   pl "Też dobra maszyna, ale spróbuj tej ze środka rzędu 2: rafinerii."
                en "A good machine too, but try one that is not leftmost: the refiner of row 2."
answer *        pl "To za chwilę. Najpierw rafineria z rzędu 2."
                en "In a moment. First the refiner of row 2."

say         pl "Wybierz kolor, który ci się przyda."
            en "Choose a colour that is useful to you."
want colour

say         pl "Odłóż je."
            en "Store them."
want store
answer throw  pl "Zatrzymaj je: klatki są puste."
              en "Keep them: your cages are empty."

say         pl "I jeszcze: na końcu odłamki nie podwajają Aparatury, neutralne maszyny ustawia los, a we"
            pl "dwoje gra się bez kart, które ranią."
            en "And further: at the end shards do not double apparatus, chance places the neutral"
            en "machines, and two players leave out the cards that wound."

say         pl "Teraz graj bez podpowiedzi przez dwie rundy: zbieraj kryształy, rozstawiaj maszyny, patrz"
            pl "na Kolosa."
            en "Now play two rounds on your own: gather crystals, deploy machines, watch the Colossus."
point track colossus
free 60 until public.round = 4

say         pl "Znasz już całą grę. Rozegraj pierwszą prawdziwą partię, na początek bez modułu albo od"
            pl "razu z nim: wygrywa ten, kto łączy maszyny, odłamki i Aparaturę w jeden plan."
            en "Now you know the whole game. Play a first real one, without the module or with it at"
            en "once: whoever joins machines, shards and apparatus into one plan wins."
