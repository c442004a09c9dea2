# Every field of the event track, on both of its sides: R-ICA-5.2 and games/icaion/event_track.def. The seekers stay in
# the City, where nothing hits them.
game icaion

scenario two and three players: what a region card brings on each field
# R-ICA-5.2 R-ICA-5.3 R-ICA-5.4 R-ICA-5.6
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.node = c0 c1
do 0 end-turn
do 1 move c2
chance 1/7
do 1 end-turn
expect public.year = 2
expect public.round = 1      expect public.track[0] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = tread
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 1/7
do 1 end-turn
expect public.round = 2      expect public.track[1] = mountains-card
expect public.crystals = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 1/6
do 1 end-turn
expect public.round = 3      expect public.track[2] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 1/5
do 1 end-turn
expect public.round = 4      expect public.track[3] = mountains-card
expect public.crystals = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed river-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 0/4
do 1 end-turn
expect public.round = 5      expect public.track[4] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 3
plain
set! public.year = 3
set! public.track = tread trample shed river-card forest-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 0/3
do 1 end-turn
expect public.round = 6      expect public.track[5] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed river-card forest-card crystal-field-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 0/2
do 1 end-turn
expect public.round = 7      expect public.track[6] = mountains-card
expect public.crystals = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed river-card forest-card crystal-field-card misty-valley-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 0/1
do 1 end-turn
expect public.round = 8      expect public.track[7] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0

scenario two and three players: how far the Colossus walks on each field
# R-ICA-5.2 R-ICA-5.8 R-ICA-5.9
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.node = c0 c1
do 0 end-turn
do 1 move c2
chance 5/7
do 1 end-turn
expect public.year = 2
expect public.track[0] = tread    expect public.colossus = 1
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 4/7
do 1 end-turn
expect public.track[1] = tread    expect public.colossus = 2
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 3/6
do 1 end-turn
expect public.track[2] = tread    expect public.colossus = 1
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 2/5
do 1 end-turn
expect public.track[3] = tread    expect public.colossus = 3
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 1/4
do 1 end-turn
expect public.track[4] = tread    expect public.colossus = 2
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card trample
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 1/3
do 1 end-turn
expect public.track[5] = tread    expect public.colossus = 1
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card trample shed
set! public.node = c0 c1
set! public.charged = 0
do 0 end-turn
do 1 move c2
chance 1/2
do 1 end-turn
expect public.track[6] = tread    expect public.colossus = 2
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

scenario four and five players: what a region card brings on each field
# R-ICA-5.2 R-ICA-5.3 R-ICA-5.4 R-ICA-5.6
players 4
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.node = c0 c1 c2 c3
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 1/7
do 3 end-turn
expect public.year = 2
expect public.round = 1      expect public.track[0] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
plain
set! public.year = 3
set! public.track = tread
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 1/7
do 3 end-turn
expect public.round = 2      expect public.track[1] = mountains-card
expect public.crystals = [0,3,0,0,0,0,0,0,0,3,0,0,3,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 1/6
do 3 end-turn
expect public.round = 3      expect public.track[2] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 1/5
do 3 end-turn
expect public.round = 4      expect public.track[3] = mountains-card
expect public.crystals = [0,3,0,0,0,0,0,0,0,3,0,0,3,0,0]
expect public.parasites = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed river-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 0/4
do 3 end-turn
expect public.round = 5      expect public.track[4] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 15
plain
set! public.year = 3
set! public.track = tread trample shed river-card forest-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 0/3
do 3 end-turn
expect public.round = 6      expect public.track[5] = mountains-card
expect public.crystals = [0,3,0,0,0,0,0,0,0,3,0,0,3,0,0]
expect public.parasites = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed river-card forest-card crystal-field-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 0/2
do 3 end-turn
expect public.round = 7      expect public.track[6] = mountains-card
expect public.crystals = [0,2,0,0,0,0,0,0,0,2,0,0,2,0,0]
expect public.parasites = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0
plain
set! public.year = 3
set! public.track = tread trample shed river-card forest-card crystal-field-card misty-valley-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 0/1
do 3 end-turn
expect public.round = 8      expect public.track[7] = mountains-card
expect public.crystals = [0,3,0,0,0,0,0,0,0,3,0,0,3,0,0]
expect public.parasites = [0,1,0,0,0,0,0,0,0,1,0,0,1,0,0]
expect public.charged = 0

scenario four and five players: how far the Colossus walks on each field
# R-ICA-5.2 R-ICA-5.8 R-ICA-5.9
players 4
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.node = c0 c1 c2 c3
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 5/7
do 3 end-turn
expect public.year = 2
expect public.track[0] = tread    expect public.colossus = 1
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 4/7
do 3 end-turn
expect public.track[1] = tread    expect public.colossus = 2
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 3/6
do 3 end-turn
expect public.track[2] = tread    expect public.colossus = 1
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 2/5
do 3 end-turn
expect public.track[3] = tread    expect public.colossus = 3
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 1/4
do 3 end-turn
expect public.track[4] = tread    expect public.colossus = 2
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card trample
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 1/3
do 3 end-turn
expect public.track[5] = tread    expect public.colossus = 1
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card trample shed
set! public.node = c0 c1 c2 c3
set! public.charged = 0
do 0 end-turn
do 1 move c2
do 1 end-turn
do 2 move c3
do 2 end-turn
do 3 move c4
chance 1/2
do 3 end-turn
expect public.track[6] = tread    expect public.colossus = 2
expect public.crystals = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
