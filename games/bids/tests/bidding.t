# Setup and bidding.
game bids

# R-BID-1.1 two to five players, R-BID-2.1 six cards each, hidden from the others
scenario each player gets six cards that nobody else sees
players 5   start
expect public.hand_count = [6,6,6,6,6]
expect hidden private[1].hand from 0      expect visible private[1].hand to 1
expect hidden secret.pile from 0
expect waiting 0 1 2 3 4

# R-BID-1.2 two copies of each card; a third one is refused by the check, the second is not
scenario two players may hold the same card, and one player both
players 2
set! private[0].hand = [dragon dragon bead bead key key]
set! private[1].hand = [crown bell mask clock flute shell]
set! public.seen = [sceptre]
set! public.prize = sceptre
expect legal-count 0 = 3
do 0 commit dragon
do 1 commit crown
expect private[0].hand = [dragon bead bead key key]

# R-BID-2.2 a random card of the pile is the prize of each round, R-BID-2.3 it stays face up
scenario a new prize each round, what was shown stays
players 2   seed 4
set! private[0].hand = [dragon crown bead bead key key]
set! private[1].hand = [dragon crown bell mask clock flute]
set! public.seen = [sceptre]
set! public.prize = sceptre
expect public.round = 1
do 0 commit dragon      expect no-event prize
do 1 commit dragon      expect event prize
expect public.round = 2
expect public.prize != none
expect public.bid[0] = dragon      expect public.bid[1] = dragon
illegal 0 commit dragon

# R-BID-3.1 in secret, at the same time; R-BID-3.2 shown only when all have bid
scenario bids are secret until the last one
players 3
set! private[0].hand = [dragon bead bead key key bell]
set! private[1].hand = [crown bell mask clock flute shell]
set! private[2].hand = [crown clock mask flute shell ribbon]
set! public.seen = [sceptre]
set! public.prize = sceptre
do 1 commit crown      expect waiting 0 2      expect no-event show
expect event commit 1 shown to 1      expect event commit 1 hidden from 0
expect hidden private[1].commit from 0      expect visible private[1].commit to 1
expect public.hand_count[1] = 5      expect undo
do 0 commit bead      expect waiting 2
do 2 commit clock      expect event show = 3      expect event win 1
expect no-undo
expect decision TAKE 1      expect waiting 1
expect public.bid = [bead,crown,clock,none,none]
expect private[1].commit = none

# R-BID-3.1 only a card of the own hand
scenario a card that is not in the hand cannot be bid
players 2
set! private[0].hand = [dragon bead bead key key bell]
set! private[1].hand = [crown bell mask clock flute shell]
set! public.seen = [sceptre]
set! public.prize = sceptre
legal 0 commit dragon
illegal 0 commit crown
illegal 0 bank
illegal 0 roll

# R-BID-3.3 equal cards cancel each other, R-BID-1.3 the strength counts
scenario the strongest card that nobody else has bid wins
players 4
set! private[0].hand = [dragon bead bead key key bell]
set! private[1].hand = [dragon bell mask clock flute shell]
set! private[2].hand = [crown clock mask flute shell ribbon]
set! private[3].hand = [sceptre button button feather feather pebble]
set! public.seen = [sceptre]
set! public.prize = sceptre
do 0 commit dragon
do 3 commit feather
do 1 commit dragon
do 2 commit shell
expect decision TAKE 3
expect event win 3

# R-BID-3.4 without a single card nobody wins
scenario all cards equal: the prize is gone
players 2
set! private[0].hand = [dragon bead bead key key bell]
set! private[1].hand = [dragon bell mask clock flute shell]
set! public.seen = [sceptre]
set! public.prize = sceptre
do 0 commit dragon
do 1 commit dragon
expect event nobody      expect no-event win
expect public.points[0] = 0      expect public.points[1] = 0
expect decision BID      expect public.round = 2
