# What the winner does with the prize, and the end.
game bids

# R-BID-4.1 the winner alone decides, R-BID-4.2 they take the points
scenario the winner takes the points
players 2   plain
expect private[0].hand = [pebble pebble shell shell bead bead]
do 0 commit bead
do 1 commit feather
expect decision TAKE 1      expect waiting 1
do 1 bank
expect public.points = [0,12,0,0,0]
expect score 1 = 12      expect rank 1 = 1      expect rank 0 = 2
expect event bank 1      expect no-event die
expect decision BID

# R-BID-4.3 a die of 4, 5 or 6 doubles
scenario a lucky die doubles the prize
players 2
set! public.seen = [bell]
set! public.prize = bell
push TAKE 1
chance 3/6
do 1 roll
expect public.points[1] = 12      expect event die 1      expect no-undo

# R-BID-4.3 1, 2 or 3 is worth nothing
scenario an unlucky die takes the prize away
players 2
set! public.seen = [bell]
set! public.prize = bell
push TAKE 1
chance 2/6
do 1 roll
expect public.points[1] = 0      expect event die 1

# R-BID-1.4 the option doubles every prize
scenario double stakes
players 2   option stakes=double
set! public.seen = [bell]
set! public.prize = bell
push TAKE 0   do 0 bank
expect public.points[0] = 12
push TAKE 1   chance 5/6   do 1 roll
expect public.points[1] = 24

# R-BID-1.4 and the usual stakes do not
scenario plain stakes
players 2   option stakes=plain
set! public.seen = [bell]
set! public.prize = bell
push TAKE 0   do 0 bank
expect public.points[0] = 6

# R-BID-5.1 five rounds, R-BID-5.2 equal points share the place
scenario the game ends after the fifth round
players 3
set! private[0].hand = [dragon bead]
set! private[1].hand = [crown bell]
set! private[2].hand = [shell mask]
set! public.round = 5
set! public.points = [7,1,7,0,0]
set! public.seen = [key]
set! public.prize = key
do 0 commit bead      do 1 commit crown
do 2 commit shell      expect not-over
do 1 bank
expect over      expect event over      expect waiting none
expect public.hand_count = [1,1,1,0,0]
expect rank 0 = 1      expect rank 2 = 1      expect rank 1 = 3
expect score 1 = 6

# R-BID-5.1 and not before
scenario the game goes on after the fourth round
players 2
set! public.round = 4
set! private[0].hand = [dragon bead key]
set! private[1].hand = [dragon bell shell]
set! public.seen = [key]
set! public.prize = key
do 0 commit dragon
do 1 commit dragon
expect not-over      expect public.round = 5
