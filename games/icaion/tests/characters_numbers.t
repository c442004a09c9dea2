# What is printed on seekers and equipment: hand and upgrade limits, first crystals (R-ICA-3.9).
game icaion

scenario the hand limits of the seekers, with Hyper Boots
# R-ICA-3.9 R-ICA-9.1
players 2
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
plain
set! public.seeker[1] = creature
set! public.seeker[0] = cursed
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = heir
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
plain
set! public.seeker[0] = machine
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = outsider
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
plain
set! public.seeker[0] = creature
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = criminal
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4

scenario the upgrade limits of the seekers, with Hyper Boots
# R-ICA-3.9 R-ICA-14.4
players 2
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[1] = creature
set! public.seeker[0] = cursed
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[1] = creature
set! public.seeker[0] = cursed
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = heir
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = heir
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = machine
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = machine
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = outsider
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = outsider
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = creature
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = creature
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = criminal
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = criminal
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0

scenario the hand limits of the equipment, with the Lone Survivor
# R-ICA-3.9 R-ICA-9.1
players 2
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = hyper-boots
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = primal-armor
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = multifunctional-belt
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = exploration-case
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = parasite-sword
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[1] = primal-armor
set! public.equipment[0] = energy-harness
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = vertebra-crown
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = empowered-tools
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = mechanic-gloves
set! private[0].hand = legend-1 legend-2 raid-1
push DRAW 0 2
auto 0
expect public.hand_count[0] = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = energy-stabilizer
set! private[0].hand = legend-1 legend-2 raid-1 raid-2
push DRAW 0 2
auto 0
expect public.hand_count[0] = 5

scenario the upgrade limits of the equipment, with the Lone Survivor
# R-ICA-3.9 R-ICA-14.4
players 2
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = hyper-boots
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = primal-armor
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = primal-armor
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = multifunctional-belt
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = multifunctional-belt
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = exploration-case
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = exploration-case
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = parasite-sword
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = parasite-sword
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[1] = primal-armor
set! public.equipment[0] = energy-harness
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[1] = primal-armor
set! public.equipment[0] = energy-harness
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = vertebra-crown
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = vertebra-crown
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = empowered-tools
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = empowered-tools
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = mechanic-gloves
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace deep-drill
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 5
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = mechanic-gloves
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = energy-stabilizer
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher furnace
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision REPLACE 0     expect legal-count 0 = 4
plain
set! public.seeker[0] = lone-survivor
set! public.equipment[0] = energy-stabilizer
set! private[0].hand = spare-blade-1
set! public.upgrades[0] = fence polisher
set! public.cage[0][0] = [0,0,1,0,0]
do 0 play spare-blade-1
expect decision MENU 0


scenario the first crystals of Lone Survivor and Cursed, with Hyper Boots and Primal Armor
# R-ICA-3.9 R-ICA-3.12      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 774
do 1 draft lone-survivor     do 0 draft cursed
do 1 draft hyper-boots            expect public.equipment[0] = primal-armor
expect public.cage[1][0] = [0,1,0,2,0]      expect public.cage[0][0] = [1,0,0,0,2]

scenario the first crystals of Heir and Machine, with Multifunctional Belt and Exploration Case
# R-ICA-3.9 R-ICA-3.12      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 3096
do 1 draft heir              do 0 draft machine
do 1 draft multifunctional-belt   expect public.equipment[0] = exploration-case
expect public.cage[1][0] = [1,0,2,0,0]      expect public.cage[0][0] = [1,1,1,0,0]

scenario the first crystals of Outsider and Creature, with Parasite Sword and Energy Harness
# R-ICA-3.9 R-ICA-3.12      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 12384
do 1 draft outsider          do 0 draft creature
do 1 draft parasite-sword         expect public.equipment[0] = energy-harness
expect public.cage[1][0] = [0,0,1,1,1]      expect public.cage[0][0] = [0,1,1,0,1]

scenario the first crystals of Criminal and Lone Survivor, with Vertebra Crown and Empowered Tools
# R-ICA-3.9 R-ICA-3.12      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 49282
do 1 draft criminal          do 0 draft lone-survivor
do 1 draft vertebra-crown         expect public.equipment[0] = empowered-tools
expect public.cage[1][0] = [1,0,0,1,1]      expect public.cage[0][0] = [1,1,0,1,0]

scenario the first crystals of Cursed and Heir, with Mechanic Gloves and Energy Stabilizer
# R-ICA-3.9 R-ICA-3.12      (a seed in which seat 1 is last in turn order)
players 2   seed 4   option characters=draft
random 9
set! public.offer = 196620
do 1 draft cursed            do 0 draft heir
do 1 draft mechanic-gloves        expect public.equipment[0] = energy-stabilizer
expect public.cage[1][0] = [1,1,0,0,1]      expect public.cage[0][0] = [1,1,1,0,0]
