# Games that continue finished ones.
game saga

# R-SAG-2.1
scenario whoever did not win the game before begins with three points
players 3   record records/three.json
expect public.points = 3 0 0   expect public.legacy = 6

# R-SAG-2.1
scenario a game that continues none begins without points
players 3
expect public.points = 0 0 0   expect public.legacy = 0

# R-SAG-2.1
scenario all have won a draw, and members come in any order
record records/two.json   players 2
expect public.points = 0 0   expect public.legacy = 3
random 1000   expect over

# R-SAG-2.2
scenario another number of players
players 2   record records/three.json
refuse seats

# R-SAG-2.2
scenario a game continues one game
players 3   record records/three.json   record records/three.json
refuse many

# R-SAG-2.2
scenario a broken record: alone
players 2   record records/bad-alone.json
refuse broken

# R-SAG-2.2
scenario a broken record: crowd
players 2   record records/bad-crowd.json
refuse broken

# R-SAG-2.2
scenario a broken record: cut
players 2   record records/bad-cut.json
refuse broken

# R-SAG-2.2
scenario a broken record: format
players 2   record records/bad-format.json
refuse broken

# R-SAG-2.2
scenario a broken record: game
players 2   record records/bad-game.json
refuse broken

# R-SAG-2.2
scenario a broken record: missing
players 2   record records/bad-missing.json
refuse broken

# R-SAG-2.2
scenario a broken record: points
players 2   record records/bad-points.json
refuse broken

# R-SAG-2.2
scenario a broken record: seat
players 2   record records/bad-seat.json
refuse broken

# R-SAG-2.2
scenario a broken record: tail
players 2   record records/bad-tail.json
refuse broken

# R-SAG-2.2
scenario a broken record: twice
players 2   record records/bad-twice.json
refuse broken

# R-SAG-2.2
scenario a broken record: unknown
players 2   record records/bad-unknown.json
refuse broken

# R-SAG-2.2
scenario a broken record: version
players 2   record records/bad-version.json
refuse broken
