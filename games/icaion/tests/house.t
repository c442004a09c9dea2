# The house rules: section X of docs/rules/icaion.md. What happens without them is tested with the
# rules that they change.
game icaion

scenario parasites as a block: one overflow, and none is placed
# R-ICA-X1.1
players 2   option parasites_as_block=on
plain
set! public.track = river-card mountains-card
set! public.parasites[10] = 2
set! public.parasites[6] = 1
set! public.node = c3 c2
do 0 end-turn
do 1 move c1
chance 3/4
do 1 end-turn
expect public.track[2] = tread     expect event overflow = 1
expect public.parasites[10] = 0    expect public.parasites[6] = 3

scenario one wound per event: who prevented it is not hit again
# R-ICA-X1.2
players 2   option one_wound_per_event=on
plain
set! public.track = river-card mountains-card
set! public.parasites[6] = 3
set! public.parasites[10] = 3
set! public.node = c3 a0
set! private[1].hand = legend-1 legend-2 raid-1
do 0 end-turn
do 1 move l1
chance 3/4
do 1 end-turn
expect decision WOUND 1
do 1 prevent legend-1
expect decision MOVE 0       expect public.hand_count[1] = 2

scenario a wounded seeker has the full basic move, but buys no nodes
# R-ICA-X1.3 R-ICA-6.10
players 2   option wounded_walk_two=off
plain
set! public.lying = 2
set! public.home[1] = 487
set! public.cage[1][0] = [3,0,0,0,0]
set! public.upgrades[1] = spare-track-1
do 0 end-turn
legal 1 move c1              illegal 1 move c2

scenario a Spare Track serves blue crystals
# R-ICA-X1.4
players 2   option track_per_blue=on
plain
set! public.upgrades[0] = spare-track-1
push MOVE 0
illegal 0 move c0            legal 0 move a0
set public.cage[0][0] = [1,0,0,0,0]
legal 0 move c0

scenario Sprint after an action
# R-ICA-X1.5
players 2   option dash_any_time=on
plain
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-1
push MOVE 0
do 0 move r0
do 0 extract
do 0 play sprint-1
expect decision DASH 0       illegal 0 dash x0

scenario the Lone Survivor stays where he is, for nothing
# R-ICA-X1.6
players 2   option teleport_stay=on
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
push MOVE 0
expect legal-count 0 = 40
do 0 move x0
expect public.node[0] = x0   expect event moved 0         expect no-event camped

scenario the second part of a double shift is left out, or its action
# R-ICA-X1.7
players 2   option shift_optional=on
plain
do 0 extract
do 0 double-shift
expect decision MENU 0       expect legal-count 0 = 2
do 0 shift
do 0 move r0
legal 0 end-turn             legal 0 extract
do 0 end-turn
expect decision MOVE 1

scenario an ambush without a rival is no play
# R-ICA-X1.8
players 2   option idle_oddities=on
plain
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = ambush-1 rumour-1
illegal 0 play ambush-1      legal 0 play rumour-1
set public.node[1] = r0
legal 0 play ambush-1

scenario equals keep their order
# R-ICA-X1.9
players 3   option tie_later_last=on
plain
set! public.equipment[2] = hyper-boots
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect public.year = 2       expect public.order = [0,1,2,0,0]

scenario the crystal of a refiner goes back to its region
# R-ICA-X1.10
players 2   option radiant=on   option return_to_region=on
plain
set! public.home[0] = 507
set! public.machine[5] = [0,0,1]
set! public.crystals[5] = 1
do 0 extract
do 0 activate 5
expect public.reputation[0] = 2    expect public.crystals[5] = 1      expect public.cage[0][0] = [0,0,0,0,0]

scenario the reserved refiner comes last
# R-ICA-X1.11
players 2   option radiant=on   option reserved_in_order=on
plain
set! public.track = forest-card mountains-card river-card crystal-field-card misty-valley-card
set! public.reserved = [[6,0],[6,1],[7,2]]
do 0 end-turn
do 1 move r1
chance 1/2 0/2
do 1 end-turn
expect public.machine[2] = [0,6,0]          expect public.machine[12] = [6,0,0]
expect public.machine[8] = [0,0,7]

scenario only a wounded seeker walks two nodes
# R-ICA-6.12
players 2
plain
set! public.upgrades[0] = spare-track-1
push MOVE 0
legal 0 move c0

scenario Hyper Boots stay boots where a Spare Track serves blue crystals
# R-ICA-X1.4
players 2   option track_per_blue=on
plain
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = spare-track-1
push MOVE 0
legal 0 move c0              illegal 0 move c1
set public.cage[0][0] = [1,0,0,0,0]
legal 0 move c1              illegal 0 move c2

scenario Sprint never after camping, even at any time
# R-ICA-X1.5
players 2   option dash_any_time=on
plain
set! public.cage[0][0] = [1,0,1,0,0]
set! private[0].hand = sprint-1
push MOVE 0
do 0 camp
illegal 0 play

scenario without a move of the last round the Lone Survivor may not stay for nothing
# R-ICA-X1.6
players 2   option teleport_stay=on
plain
push MOVE 0
illegal 0 move x0            illegal 0 camp
