# Seekers and special equipment: sections S and E of docs/rules/icaion.md.
game icaion

scenario the Lone Survivor goes anywhere in the last round
# R-ICA-S1.1
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
push MOVE 0
expect legal-count 0 = 39    illegal 0 move x0
do 0 move x2
expect public.node[0] = x2

scenario not before the last round, and nobody else
# R-ICA-S1.1
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card
push MOVE 0
illegal 0 move x2
set public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set public.seeker[0] = heir
illegal 0 move x2

scenario after his teleport he may sprint, and in a double shift he does it twice
# R-ICA-S1.2
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = sprint-1
push MOVE 0
do 0 move x2
legal 0 play sprint-1
do 0 double-shift            do 0 extract
expect decision MOVE 0
legal 0 move x4

scenario a wounded Lone Survivor walks
# R-ICA-S1.2 R-ICA-6.10
players 2
plain
set! public.seeker = cursed lone-survivor
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.lying = 2
do 0 end-turn
illegal 1 move x3            legal 1 move r1

scenario the Cursed does two basic actions in the last round
# R-ICA-S2.1
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.crystals[11] = 2
do 0 end-turn
do 1 move r1
expect public.basic_left = 2
do 1 extract                 do 1 store 0
do 1 extract                 do 1 store 1
expect public.crystals[11] = 0     expect public.basic_left = 0

scenario only one before the last round, and one when wounded
# R-ICA-S2.1 R-ICA-S2.2
players 2
plain
do 0 end-turn
do 1 move r1
expect public.basic_left = 1
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.lying = 2
do 0 end-turn
do 1 move r1
expect public.basic_left = 1

scenario the second part of her double shift has one basic action
# R-ICA-S2.2 R-ICA-15.7
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1
do 1 double-shift
do 1 extract
expect decision MENU 1       legal 1 extract              illegal 1 end-turn
do 1 shift
do 1 move x1
expect public.basic_left = 1

scenario the Heir scores each card he plays
# R-ICA-S3.1
players 2
plain
set! public.seeker[0] = heir
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = rumour-1
do 0 play rumour-1
expect public.reputation[0] = 5

scenario the Heir scores an upgrade that he throws away
# R-ICA-S3.1 R-ICA-14.4
players 2
plain
set! public.seeker[0] = heir
set! public.equipment[0] = hyper-boots
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = spare-blade-1
do 0 play spare-blade-1
do 0 drop spare-blade-1
expect public.reputation[0] = 1

scenario the Heir gets nothing for a card that prevents a wound
# R-ICA-S3.1
players 2
plain
set! public.seeker[1] = heir
set! public.node = r0 r0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1
set! private[1].hand = rumour-1
do 0 play skirmish-1
do 1 prevent rumour-1
expect public.reputation = [3,0,0,0,0]

scenario the Machine adds a crystal after drawing
# R-ICA-S4.1 R-ICA-S4.2
players 2
plain
set! public.seeker[0] = machine
set! public.cage[0][0] = [0,2,0,0,0]
do 0 supply-draw 1
expect public.hand_count[0] = 1    expect decision ADD 0
do 0 add brown 0
expect public.cage[0][0] = [0,3,0,0,0]

scenario the Machine may leave it, and only with the power supply
# R-ICA-S4.1
players 2
plain
set! public.seeker[0] = machine
do 0 double-shift
expect decision ADD 0
do 0 pass
expect decision MENU 0
expect public.cage[0][0] = [0,0,0,0,0]
plain
set! public.seeker[0] = machine
do 0 extract
expect decision MENU 0

scenario the Outsider's shard of one
# R-ICA-S5.1
players 2
plain
set! public.seeker[0] = outsider
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,1]
chance 0/16
do 0 investigate
do 0 spend 1
expect public.reputation[0] = 3    expect public.shards[0] = [1,0,0]

scenario an Outsider who spends nothing gets nothing
# R-ICA-S5.1 R-ICA-12.7
players 2
plain
set! public.seeker[0] = outsider
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,1]
chance 0/16
do 0 investigate
do 0 spend 0
expect public.reputation[0] = 0    expect public.shards[0] = [0,0,0]

scenario the Creature deploys its first machine for nothing
# R-ICA-S6.1 R-ICA-S6.2
players 2
plain
set! public.seeker[0] = creature
do 0 deploy 0 5
expect public.machine[5] = [1,0,0]          expect public.reputation[0] = 1

scenario the Creature scores the full cost and pays one less
# R-ICA-S6.1 R-ICA-S6.2 R-ICA-11.7
players 2
plain
set! public.seeker[0] = creature
set! public.machine[5] = [0,6,2]
set! public.home[1] = 504
set! public.machine[10] = [6,0,0]
set! public.cage[0][0] = [0,0,2,0,0]
do 0 deploy 0 5
expect public.cage[0][0] = [0,0,0,0,0]      expect public.reputation[0] = 3

scenario the Creature plays a card of one green for nothing, Eradicate stays dear
# R-ICA-S6.1
players 2
plain
set! public.seeker[0] = creature
set! public.parasites[5] = 1
set! private[0].hand = rumour-1 renown-1
illegal 0 eradicate          illegal 0 play renown-1
do 0 play rumour-1
expect public.reputation[0] = 4

scenario the Criminal puts on her armour after a turn without a special action
# R-ICA-S7.2
players 2
plain
set! public.seeker[0] = criminal
do 0 extract
do 0 end-turn
expect public.armour = 1     expect event armour 0

scenario not after a special action
# R-ICA-S7.2
players 2
plain
set! public.seeker[0] = criminal
do 0 supply-draw 1
do 0 end-turn
expect public.armour = 0

scenario in armour she may investigate twice
# R-ICA-S7.3 R-ICA-S7.4
players 2
plain
set! public.seeker[0] = criminal
set! public.armour = 1
set! public.node[0] = m0
set! public.cage[0][0] = [0,0,0,0,2]
legal 0 investigate 0        legal 0 investigate 1
chance 0/16
do 0 investigate 1
do 0 spend 1
chance 0/15
do 0 investigate 0
do 0 spend 1
expect public.shards[0] = [2,0,0]  expect public.armour = 1

scenario without armour she may not
# R-ICA-S7.3
players 2
plain
set! public.seeker[0] = criminal
set! public.node[0] = m0
legal 0 investigate 0        illegal 0 investigate 1

scenario in armour she retrieves as a special action, but once a Year
# R-ICA-S7.3 R-ICA-S7.4 R-ICA-13.1
players 2
plain
set! public.seeker[0] = criminal
set! public.armour = 1
set! public.node[0] = c0
legal 0 retrieve blue 1
do 0 retrieve blue 1
illegal 0 retrieve           legal 0 extract

scenario in armour she retrieves and another action installs
# R-ICA-13.8 R-ICA-S7.3
players 2
plain
set! public.seeker[0] = criminal
set! public.armour = 1
set! public.node[0] = m0
set! public.slot[0] = blue-1
do 0 install 1
expect public.installed[0] = [1,0,0]        expect public.basic_left = 1

scenario a wound takes the armour off, a prevented one does not
# R-ICA-S7.1
players 2
plain
set! public.seeker[1] = criminal
set! public.armour = 2
set! public.node = r0 r0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1
set! private[1].hand = rumour-1
do 0 play skirmish-1
do 1 take-wound
expect public.armour = 0
plain
set! public.seeker[1] = criminal
set! public.armour = 2
set! public.node = r0 r0
set! public.cage[0][0] = [0,0,1,0,0]
set! private[0].hand = skirmish-1
set! private[1].hand = rumour-1
do 0 play skirmish-1
do 1 prevent rumour-1
expect public.armour = 2

scenario a new Year takes the armour off
# R-ICA-S7.1
players 2
plain
set! public.seeker[0] = criminal
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
expect public.armour = 1
do 1 move r1
chance 0/6
do 1 end-turn
expect public.year = 2       expect public.track[0] = river-card
expect no-event wounded      expect public.armour = 0

scenario Hyper Boots do not help in a restricted turn
# R-ICA-E8.1 R-ICA-6.12
players 2
plain
expect entry hyper-boots en "1 node longer, but not in the restricted turn after a wound. (With the house rule on the wounded: then too.)"
expect entry hyper-boots pl "o 1 węzeł dłuższy, ale nie w ograniczonej turze po zranieniu. (Z zasadą domową o rannych: wtedy też.)"
set! public.equipment[1] = hyper-boots
set! public.lying = 2
do 0 end-turn
illegal 1 move c1            legal 1 move a1
expect prompt 1 en "a basic move (2 nodes) or camp"
expect prompt 1 pl "ruch podstawowy (2 węzły) albo obóz"
plain
set! public.equipment[1] = hyper-boots
do 0 end-turn
legal 1 move c1
expect prompt 1 en "basic move: 3 nodes"

scenario Hyper Boots work in a restricted turn by the house rule
# R-ICA-E8.1 R-ICA-X1.3
players 2   option wounded_walk_two=off
plain
set! public.equipment[1] = hyper-boots
set! public.lying = 2
do 0 end-turn
legal 1 move c1
expect prompt 1 en "a basic move (3 nodes) or camp"
plain
set! public.lying = 2
do 0 end-turn
illegal 1 move c1

scenario Primal Armor: three points for each shard at the end
# R-ICA-E9.1
players 2
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.shards[0] = [1,1,0]
set! public.shards[1] = [1,1,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect score 0 = 11          expect score 1 = 5

scenario the Belt draws up to two cards at the start of a Year
# R-ICA-E10.1
players 2
plain
set! public.equipment[1] = multifunctional-belt
do 0 end-turn
expect decision BELT 1       expect legal-count 1 = 3
do 1 draw 2
expect public.hand_count[1] = 2    expect decision MOVE 1

scenario the Belt may be left alone, and stops at the limit
# R-ICA-E10.1 R-ICA-9.1
players 2
plain
set! public.equipment[1] = multifunctional-belt
do 0 end-turn
do 1 pass
expect public.hand_count[1] = 0
plain
set! public.equipment[1] = multifunctional-belt
set! private[1].hand = legend-1 legend-2 raid-1 raid-2
do 0 end-turn
expect decision MOVE 1

scenario the Belt works in a restricted turn, not in a later round
# R-ICA-E10.1 R-ICA-E10.2
players 2
plain
set! public.equipment[1] = multifunctional-belt
set! public.lying = 2
do 0 end-turn
expect decision BELT 1
plain
set! public.equipment[1] = multifunctional-belt
set! public.track = river-card forest-card
do 0 end-turn
expect decision MOVE 1

scenario the Case brings three crystals of one colour
# R-ICA-E11.1
players 2
plain
set! public.equipment[1] = exploration-case
set! public.cage[1][0] = [0,0,0,0,2]
do 0 end-turn
expect decision CASE 1       expect legal-count 1 = 6
do 1 colour blue             do 1 store 0
expect public.cage[1][0] = [3,0,0,0,0]      expect decision MOVE 1

scenario the Case works in a restricted turn, may be left alone, and not in a later round
# R-ICA-E11.1 R-ICA-E11.2
players 2
plain
set! public.equipment[1] = exploration-case
set! public.lying = 2
do 0 end-turn
do 1 pass
expect decision MOVE 1
plain
set! public.equipment[1] = exploration-case
set! public.track = river-card forest-card
do 0 end-turn
expect decision MOVE 1

scenario the Parasite Sword is a strength symbol and two points
# R-ICA-E12.1 R-ICA-E12.2
players 2
plain
set! public.equipment[0] = parasite-sword
set! public.parasites[5] = 3
set! public.cage[0][0] = [0,0,0,1,0]
do 0 eradicate
do 0 remove 5                # a third would need another grey crystal
expect public.collected[0] = 2     expect public.reputation[0] = 2

scenario two Eradicates in a turn bring two points once
# R-ICA-E12.2
players 2
plain
set! public.equipment[0] = parasite-sword
set! public.parasites[5] = 1
set! public.parasites[10] = 3
set! public.cage[0][0] = [0,0,1,2,0]
set! private[0].hand = eradication-order
do 0 eradicate
do 0 remove 5                do 0 remove 10               do 0 done
expect public.reputation[0] = 2
do 0 play eradication-order
do 0 remove 10
expect public.reputation[0] = 2    expect public.collected[0] = 4

scenario the Vertebra Crown at any crater
# R-ICA-E14.1 R-ICA-16.2
players 3
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1                 do 1 end-turn
do 2 move s3                 do 2 end-turn
expect public.reputation = [0,0,5,0,0]

scenario not elsewhere, and not for others at a crater
# R-ICA-E14.1
players 3
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move s2                 do 1 end-turn
do 2 move r2                 do 2 end-turn
expect public.reputation = [0,0,0,0,0]

scenario Empowered Tools: four points with each Install
# R-ICA-E15.1
players 2
plain
set! public.equipment[0] = empowered-tools
set! public.node[0] = m0
set! public.slot[0] = blue-1
do 0 install
expect public.reputation[0] = 4

scenario not with a Retrieve
# R-ICA-E15.1
players 2
plain
set! public.equipment[0] = empowered-tools
set! public.node[0] = c0
do 0 retrieve blue
expect public.reputation[0] = 0

scenario Mechanic Gloves: Deploy twice
# R-ICA-E16.1 R-ICA-7.9
players 2
plain
set! public.equipment[0] = mechanic-gloves
set! public.cage[0][0] = [0,2,0,0,0]
do 0 deploy 0 5 1
expect public.basic_left = 1       expect public.special_left = 0
do 0 deploy 3 10 0
expect public.home[0] = 502

scenario without the Gloves Deploy is a basic action
# R-ICA-E16.1
players 2
plain
set! public.cage[0][0] = [0,2,0,0,0]
legal 0 deploy 0 5 0         illegal 0 deploy 0 5 1

scenario no Gloves in a restricted turn
# R-ICA-E16.1 R-ICA-6.11
players 2
plain
set! public.equipment[1] = mechanic-gloves
set! public.lying = 2
set! public.cage[1][0] = [0,2,0,0,0]
do 0 end-turn
do 1 move r1
legal 1 deploy 0 6 0         illegal 1 deploy 0 6 1

scenario the Energy Stabilizer draws with Overcharge
# R-ICA-E17.1
players 2
plain
set! public.equipment[0] = energy-stabilizer
do 0 overcharge blue         do 0 store 0
expect public.hand_count[0] = 1

scenario not with the other uses, nor with a full hand
# R-ICA-E17.1
players 2
plain
set! public.equipment[0] = energy-stabilizer
do 0 double-shift
expect public.hand_count[0] = 0
plain
set! public.equipment[0] = energy-stabilizer
set! private[0].hand = legend-1 legend-2 raid-1 raid-2 raid-3
do 0 overcharge blue         do 0 store 0
expect public.hand_count[0] = 5

scenario the Energy Harness counts crystals double, others do not
# R-ICA-E13.1 R-ICA-17.2
players 2
plain
set! public.year = 3
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.cage[0][0] = [4,0,0,0,0]
set! public.cage[1][0] = [4,0,0,0,0]
do 0 end-turn
do 1 move r1                 do 1 end-turn
expect score 0 = -11         expect score 1 = -7

scenario the Parasite Sword scores anew in the next turn
# R-ICA-E12.2
players 2
plain
set! public.equipment[0] = parasite-sword
set! public.node[1] = c2
set! public.parasites[5] = 1
set! public.parasites[10] = 1
set! public.cage[0][0] = [0,0,0,2,0]
do 0 eradicate
do 0 remove 5                do 0 done
do 0 end-turn
do 1 move c3
chance 0/5
do 1 end-turn
do 0 move r0
do 0 eradicate
expect public.reputation[0] = 4

scenario another player's special action does not keep the armour off
# R-ICA-S7.2
players 2
plain
set! public.seeker[1] = criminal
do 0 supply-draw 1
do 0 end-turn
do 1 move r1
chance 0/5
do 1 end-turn
expect public.armour = 2

scenario neither armour nor Gloves in the second part of a double shift
# R-ICA-15.5 R-ICA-S7.3 R-ICA-E16.1
players 2
plain
set! public.seeker[0] = criminal
set! public.equipment[0] = mechanic-gloves
set! public.armour = 1
set! public.node[0] = x0
set! public.cage[0][0] = [0,2,0,0,0]
do 0 double-shift            do 0 extract
do 0 move m0
legal 0 investigate 0        illegal 0 investigate 1
legal 0 deploy 0 5 0         illegal 0 deploy 0 5 1

scenario in the last round the Lone Survivor camps for a blue crystal like anybody
# R-ICA-S1.1 R-ICA-7.2
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
push MOVE 0
illegal 0 camp
set public.cage[0][0] = [1,0,0,0,0]
do 0 camp
expect public.node[0] = x0   expect public.cage[0][0] = [0,0,0,0,0]

scenario the Creature saves on an order and on the machine it deploys
# R-ICA-S6.1 R-ICA-S6.2 R-ICA-C217.1
players 2
plain
set! public.seeker[0] = creature
set! public.machine[5] = [0,6,0]
set! public.cage[0][0] = [0,0,2,0,0]
set! private[0].hand = deployment-order
do 0 play deployment-order
do 0 deploy 0 5
expect public.cage[0][0] = [0,0,0,0,0]      expect public.reputation[0] = 2

scenario the Belt works in each Year
# R-ICA-E10.1
players 2
plain
set! public.equipment[1] = multifunctional-belt
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
do 0 end-turn
do 1 move r1
chance 0/7
do 1 end-turn
expect public.year = 2       expect decision BELT 1

scenario a teleport costs no blue crystal
# R-ICA-S1.1
players 2
plain
set! public.track = river-card mountains-card forest-card crystal-field-card misty-valley-card
set! public.home[0] = 503
set! public.cage[0][0] = [9,0,0,0,0]
push MOVE 0
do 0 move x2
expect public.cage[0][0] = [9,0,0,0,0]
