# The first lesson: a move, an Extract into a cage, an oddity for reputation; how the game is won.
game icaion

lesson      pl "Pierwsza tura"
            en "Your first turn"
minutes 3
teaches extracted played

# R-ICA-1.2 R-ICA-7.1 R-ICA-7.3 R-ICA-7.10 R-ICA-8.1 R-ICA-8.2 R-ICA-10.1 R-ICA-14.1 R-ICA-17.8 R-ICA-C209.1
players 2
plain
set! public.crystals = 2 1 2 1 2 2 1 1 1 1 1 1 2 1 0
set! public.charged = 0
set! private[0].hand = rumour-1
push MOVE 0

say         pl "Wyprawy kilku Poszukiwaczy ruszają z Miasta po skarby. Gra trwa trzy Lata. Wygrywa, kto"
            pl "na koniec ma najwięcej punktów reputacji, w skrócie PR."
            en "Several seekers set out from the City for treasure. The game lasts three Years. Whoever"
            en "has most reputation points, RP for short, at the end wins."
point rp:0 rp:1

say         pl "Turę zaczyna ruch: za darmo do dwóch węzłów. Każdy węzeł dotyka od jednego do trzech"
            pl "regionów. Idź na R0, tuż obok: sięgniesz stamtąd do rzeki, lasu i kryształowego pola."
            en "A turn begins with a move: up to two nodes for nothing. Each node touches one to three"
            en "regions. Go to R0, right beside you: it touches a river, a forest and a crystal field."
point node:15 region:0 region:5 region:10
want move r0
answer move   pl "Też można, ale tam nie zbierzesz naraz trzech kolorów z zielonym. Idź na świecący węzeł"
              pl "R0."
              en "You may, but there you would not gather three colours with green among them. Go to R0."

say         pl "Teraz jedna akcja podstawowa. Wydobycie bierze po krysztale z każdego regionu przy węźle:"
            pl "niebieski, zielony i różowy."
            en "Now one basic action. Extract takes one crystal from each region at your node: a blue, a"
            en "green and a pink one."
want extract
answer play   pl "Na kartę potrzeba zielonego kryształu. Najpierw go wydobądź."
              en "The card costs a green crystal. Extract one first."
answer end-turn   pl "Jeszcze nie: masz obie akcje przed sobą. Zacznij od wydobycia."
                  en "Not yet: you still have both of your actions. Extract first."

say         pl "Kryształy trzyma się w klatkach niwelujących, a wszystko z jednego wydobycia trafia do"
            pl "jednej. Odłóż je do pustej klatki."
            en "Crystals are kept in null cages, and all that one Extract brings goes into one of them."
            en "Store them in an empty cage."
point cage:0
want store
answer throw  pl "Szkoda by ich było! Klatka jest pusta i wszystkie się zmieszczą."
              en "That would be a pity! The cage is empty and has room for them all."

expect public.cage[0][0] = [1,0,1,0,1]
say         pl "Została akcja specjalna, na przykład karta osobliwości. Pogłoska kosztuje zielony"
            pl "kryształ i daje 4 PR. Zagraj ją z ręki."
            en "The special action is left, for example an oddity. Rumour costs a green crystal and gives"
            en "4 RP. Play it from your hand."
point hand:rumour-1 cage:0
want play rumour-1
answer *      pl "Poczekaj: zielony kryształ już masz, zdobądź za niego reputację."
              en "Wait: you have the green crystal, so gain reputation for it."

expect public.reputation[0] = 4
expect decision MOVE 1
say         pl "Pierwsze 4 PR są twoje! Tura skończyła się sama, bo obie akcje są wykonane. Ruch, akcja"
            pl "podstawowa, akcja specjalna: tak wygląda każda. Zanim ruszysz, sprawdź, których kolorów"
            pl "potrzebujesz."
            en "The first 4 RP are yours! The turn ended by itself, since both actions are done. Move,"
            en "basic action, special action: every turn goes like this. Before you move, look which"
            en "colours you need."
point rp:0
