# Why an action is refused.
game bids

# R-BID-3.1 only a card of the own hand; R-BID-4.1 nobody has won the prize yet
scenario the reasons while cards are bid
players 2
set! private[0].hand = [dragon bead bead key key bell]
set! private[1].hand = [crown bell mask clock flute shell]
set! public.seen = [sceptre]
set! public.prize = sceptre
expect why 0 none commit dragon
expect why 0 not-in-hand commit crown      expect why 1 none commit crown
expect why-says 0 en "This card is not in your hand: Crown" commit crown
expect why-says 0 pl "Tej karty nie masz na ręce: Korona" commit crown
expect why 0 not-won bank      expect why 0 not-won roll
expect why-says 0 en "The prize (Sceptre) is still being bid for" roll
expect why 0 no-such commit 99      expect why 0 no-such bank 1

# R-BID-3.1 whoever has bid waits for the others
scenario a second card is refused until the others have bid
players 2
set! private[0].hand = [dragon bead bead key key bell]
set! private[1].hand = [crown bell mask clock flute shell]
set! public.seen = [sceptre]
set! public.prize = sceptre
do 0 commit dragon
expect why 0 not-your-turn commit bead      expect why 1 none commit crown
expect why-says 0 en "It is not your turn: Player 2 decides now" commit bead
expect why-says 0 pl "To nie twój ruch: teraz decyduje Gracz 2" commit bead

# R-BID-3.1 several players at once
scenario all who have not bid are named
players 3   seed 2   start
set! private[0].hand = [dragon bead bead key key bell]
set! private[1].hand = [crown bell mask clock flute shell]
set! private[2].hand = [crown clock mask flute shell ribbon]
set! public.seen = [sceptre]
set! public.prize = sceptre
do 1 commit crown
expect why-says 1 en "It is not your turn: Player 1, Player 3 decide now" commit bell
expect why-says 1 pl "To nie twój ruch: teraz decydują Gracz 1, Gracz 3" commit bell

# R-BID-4.1 the winner decides about the prize, and nothing else is asked
scenario the reasons while the winner decides
players 2
set! public.seen = [bell]
set! public.prize = bell
push TAKE 0
expect why 0 none bank      expect why 0 none roll      expect why 1 not-your-turn bank
expect why 0 other-question commit bell
expect why-says 0 en "Not now. Now: The prize is yours (Bell): take 6 points or roll the die" commit bell

# R-BID-5.1 the end
scenario nothing can be chosen after the end
players 2
set! public.round = 5
set! private[0].hand = [dragon bead]
set! private[1].hand = [dragon bell]
set! public.seen = [key]
set! public.prize = key
do 0 commit dragon      do 1 commit dragon
expect over
expect why 0 over commit bead      expect why-says 1 pl "Gra jest skończona" bank
