# Why an action is refused: every way can be chosen, by the player whose turn it is.
game saga

# R-SAG-3.1 in the order of seats, R-SAG-3.2 any way
scenario the reasons of a turn
players 2
expect why 0 none go road      expect why 0 none go pass
expect why 1 not-your-turn go road      expect why 0 no-such go 9
do 0 go road
expect why 1 none go road      expect why 0 not-your-turn go road

# R-SAG-4.1
scenario the reason after the end
players 2
random 1000
expect over      expect why 0 over go road
