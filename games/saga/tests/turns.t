# Turns, ways and the end.
game saga

# R-SAG-1.1 two to five players, R-SAG-3.1 in the order of seats, round after round
scenario the turn goes round
players 5   start
expect waiting 0      expect decision TURN 0
do 0 go road   expect waiting 1
do 1 go road   do 2 go road   do 3 go road
do 4 go road   expect waiting 0      expect head.frame[0].arg[0] = 2

# R-SAG-1.2 three ways, R-SAG-3.1 for the seat whose turn it is
scenario every way is open to whoever has the turn, and to nobody else
players 2   start
expect legal-count 0 = 3
legal 0 go road   legal 0 go ford   legal 0 go pass
expect waiting 0

# R-SAG-3.2 the die shows enough
scenario a die of five leads over the pass
players 2   chance 4/6
do 0 go pass
expect public.points[0] = 6      expect event went 0      expect no-undo

# R-SAG-3.2 the die shows too little
scenario a die of two does not lead through the ford
players 2   chance 1/6
do 0 go ford
expect public.points[0] = 0      expect event went 0

# R-SAG-3.2 one is enough for the road
scenario the road always leads to its end
players 2   chance 0/6
do 0 go road
expect public.points[0] = 2

# R-SAG-4.1 three rounds, R-SAG-4.2 most points win and equal points share the place
scenario the game ends after the third round
players 3
set head.frame[0].arg[0] = 3
set public.points = 4 1 4 0 0
do 0 go road   do 1 go road   expect not-over   expect no-event over
do 2 go road
expect over      expect event over      expect waiting none
expect score 0 = 6      expect rank 0 = 1      expect rank 2 = 1      expect rank 1 = 3
