# What players read: places of upgrades, conditions of rewards, terms.
game mysthea

scenario the place of an upgrade is told wherever its card is
# R-MYS-7.2
players 2
plain
set! private[0].hand = c056 c026
set! public.energy[0] = 1
expect choice 0 en "Curiosity (upgrade: champion, 1)"
expect choice 0 pl "Ciekawość (ulepszenie: Wybraniec, 1)"
expect choice 0 en "First Glory (objective, 1)"

scenario placing an upgrade says which one goes
# R-MYS-7.3
players 2
plain
set! private[0].hand = c056
set! public.upgrade[0][champion] = c076
set! public.energy[0] = 1
do 0 act c056
expect choice 0 en "for 1 energy; you discard Champion's Might"
expect choice 0 pl "za 1 punkt energii; odrzucasz kartę: Potęga Wybrańca"

scenario with a free place nothing goes, with three equipment cards one does
# R-MYS-7.3
players 2
plain
set! private[0].hand = c056 c031
set! public.upgrade[0][golem] = c058
set! public.energy[0] = 1
do 0 act c056
expect choice 0 en "Place the card on your board for 1 energy"
expect no-choice 0 en "you discard"
plain
set! private[0].hand = c031
set! public.equipment[0] = c011 c012 c013
set! public.energy[0] = 1
do 0 act c031
expect choice 0 pl "odrzucasz jedną z trzech kart wyposażenia"

scenario the table tells the place of upgrades, on boards and in the own hand
# R-MYS-7.2
players 2
plain
set! private[0].hand = c016 c031
set! public.upgrade[0][golem] = c018
set! public.upgrade[1][champion] = c019
set! public.equipment[0] = c033
expect drawn 0 en "Golem Forge (upgrade: golems, 2)"
expect drawn 1 pl "(ulepszenie: Wybraniec,"
expect drawn 0 en "Watchtower (upgrade: forts, 2)"
expect drawn 0 en "Condenser (equipment, 1)"
expect not-drawn 0 en "Diary ▲2 ("
expect not-drawn 1 en "(upgrade: forts, 2)"

scenario what is asked says "may" in its text, what comes by itself does not
# R-MYS-7.6
players 2
plain
expect entry c036 en "you may take"
expect entry c036 pl "możesz dostać"
expect entry c037 en "you may take"
expect entry c037 pl "możesz dostać"
expect entry c056 en "you may take"
expect entry c056 pl "możesz dostać"
expect entry c079 en "you may take"
expect entry c079 pl "możesz dostać"
expect no-entry c016 en "may"
expect no-entry c016 pl "możesz"
expect no-entry c017 en "may"
expect no-entry c017 pl "możesz"

scenario a battle of an encounter tells its condition
# R-MYS-11.3
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
do 0 encounter
expect no-choice 0 en "battle"
do 0 option 1
expect prompt 0 en "The battle needs a charged artefact and discharges it."
do 0 part 1
expect choice 0 pl "rozładowuje artefakt"

scenario by the house rule there is no condition to tell
# R-MYS-X1.6
players 2   option encounter_battle_free=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
do 0 encounter
do 0 option 1
expect no-prompt 0 en "artefact"
do 0 part 1
expect no-choice 0 pl "artefakt"

scenario EN17 its battle tells its condition too
# R-MYS-11.3 R-MYS-E1.17
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en17
do 0 encounter
expect no-choice 0 en "battle"
do 0 option 1
expect prompt 0 en "a battle in any region with an opponent. The battle needs a charged artefact and discharges it."
expect prompt 0 pl "Bitwa wymaga naładowanego artefaktu i go rozładowuje."

scenario EN17 its battle has no condition by the house rule
# R-MYS-X1.6 R-MYS-E1.17
players 2   option encounter_battle_free=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en17
do 0 encounter
do 0 option 1
expect no-prompt 0 en "discharges"
expect no-prompt 0 pl "rozładowuje"

scenario EN21 its battle tells its condition too
# R-MYS-11.3 R-MYS-E2.21
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en21
do 0 encounter
expect no-choice 0 en "battle"
do 0 option 2
expect prompt 0 en "a battle in any region with an opponent. The battle needs a charged artefact and discharges it."
expect prompt 0 pl "Bitwa wymaga naładowanego artefaktu i go rozładowuje."

scenario EN21 its battle has no condition by the house rule
# R-MYS-X1.6 R-MYS-E2.21
players 2   option encounter_battle_free=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en21
do 0 encounter
do 0 option 2
expect no-prompt 0 en "discharges"
expect no-prompt 0 pl "rozładowuje"

scenario EN29 its battle tells its condition too
# R-MYS-11.3 R-MYS-E1.29
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en29
do 0 encounter
expect no-choice 0 en "battle"
do 0 option 1
expect prompt 0 en "a battle in any region with an opponent. The battle needs a charged artefact and discharges it."
expect prompt 0 pl "Bitwa wymaga naładowanego artefaktu i go rozładowuje."

scenario EN29 its battle has no condition by the house rule
# R-MYS-X1.6 R-MYS-E1.29
players 2   option encounter_battle_free=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en29
do 0 encounter
do 0 option 1
expect no-prompt 0 en "discharges"
expect no-prompt 0 pl "rozładowuje"

scenario a reward that takes units says who picks them
# R-MYS-16.7
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
do 0 encounter
do 0 option 2
expect prompt 0 en "You pick the unit."

scenario by the house rule the owner does
# R-MYS-X1.13
players 2   option victim_picks=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
do 0 encounter
do 0 option 2
expect prompt 0 pl "Jednostkę wskazuje jej właściciel."

scenario by the house rule a jump of an encounter tells that it takes nobody along
# R-MYS-X1.10
players 2   option jumps_alone=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.units[golem][0][shard-mist] = 1
set! public.encounter_top = en10
do 0 encounter
do 0 option 2
expect prompt 0 en "each to any other region. Nobody is taken along. What"
expect prompt 0 pl "każdy do dowolnego innego regionu. Nikogo się ze sobą nie zabiera. Co"

scenario without it there is nothing to tell
# R-MYS-6.7
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.units[golem][0][shard-mist] = 1
set! public.encounter_top = en10
do 0 encounter
do 0 option 2
expect no-prompt 0 en "taken along"

scenario with premonition the rewards are told before the choice, with their conditions
# R-MYS-13.5 R-MYS-11.3
players 2   option premonition=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en22
do 0 encounter
expect choice 0 en "Up to 2 of your constructs that have not moved this turn jump"
expect choice 0 pl "Porusz najwyżej 2 swoje konstrukty, które się w tej turze nie ruszały"

scenario with premonition the condition of a battle is told before the choice
# R-MYS-13.5 R-MYS-11.3 R-MYS-E1.7
players 2   option premonition=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
do 0 encounter
expect choice 0 en "The battle needs a charged artefact and discharges it."
expect choice 0 pl "Bitwa wymaga naładowanego artefaktu i go rozładowuje."

scenario with premonition and the house rule there is no condition
# R-MYS-13.5 R-MYS-X1.6 R-MYS-E1.7
players 2   option premonition=on   option encounter_battle_free=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en07
do 0 encounter
expect choice 0 en "a battle in any region with an opponent"
expect no-choice 0 en "discharges"
expect no-choice 0 pl "rozładowuje"

scenario EN25 tells that all go together, and only by the house rule that nobody is taken along
# R-MYS-E2.25 R-MYS-6.7
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.units[golem][0][shard-mist] = 1
set! public.encounter_top = en25
do 0 encounter
do 0 option 2
expect prompt 0 en "All your constructs and golems of one region that have not moved this turn jump together to another."
expect prompt 0 pl "Porusz razem z jednego regionu do innego wszystkie swoje konstrukty i golemy"
expect no-prompt 0 en "taken along"
expect no-prompt 0 pl "nie zabiera"

scenario jumps_alone: EN25 tells that nobody is taken along
# R-MYS-E2.25 R-MYS-X1.10
players 2   option jumps_alone=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.units[golem][0][shard-mist] = 1
set! public.encounter_top = en25
do 0 encounter
do 0 option 2
expect prompt 0 en "jump together to another. Nobody is taken along."
expect prompt 0 pl "Nikogo się ze sobą nie zabiera."

scenario with premonition EN25 is told before the choice
# R-MYS-E2.25 R-MYS-13.5
players 2   option premonition=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en25
do 0 encounter
expect choice 0 en "jump together to another"
expect choice 0 pl "Porusz razem z jednego regionu do innego"

scenario a retreat counts moves in Polish
# R-MYS-11.8
players 2
plain
set! private[0].hand = c047
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest
do 0 order c047
expect prompt 0 pl "Ruchów zostało: 2"

scenario the glossary tells places, and of encounters the front and where their rewards are
# R-MYS-7.2 R-MYS-13.4
players 2
plain
expect entry c056 en "(upgrade: champion, 1)"
expect entry c020 pl "(ulepszenie: działanie, 2)"
expect entry en13 en "7 glory, chest or boot"
expect entry en13 pl "mówią zasady"
expect no-entry en13 en "Develop"
expect entry c042 pl "Porusz najwyżej 2 swoje konstrukty"
expect entry leheir pl "dokonała odwrotu"
expect no-entry leheir pl "wycofan"

scenario an effect that brings something is not said to do nothing
# R-MYS-5.12 R-MYS-C0.6
players 2
plain
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = tree-forest sphere-river
do 0 act c006
expect no-idle 0 en ":"

scenario energy that is paid and comes back is no gain
# R-MYS-5.12 R-MYS-C1.31
players 2
plain
set! public.equipment[0] = c031
set! public.energy[0] = 12
expect idle 0 en "Condenser (equipment, 1): does nothing now: you gain nothing"
set! public.energy[0] = 11
expect no-idle 0 en "Condenser"

scenario a strike that hits no opponent does nothing
# R-MYS-5.12 R-MYS-C1.23
players 2
plain
set! private[0].hand = c023
set! public.energy[0] = 2
set! public.units[fort][0][tree-forest] = 1
set! public.units[golem][1][tree-forest] = 1
do 0 act c023
expect idle 0 en "Use the effect of the card for 2 energy: does nothing now: it harms no opponent"
expect idle 0 pl "żadnemu przeciwnikowi nie zaszkodzi"

scenario of the regions that a strike may name those with something to hit are told apart
# R-MYS-C1.23
players 2
plain
set! private[0].hand = c023
set! public.energy[0] = 2
set! public.units[fort][1][tree-forest] = 1
set! public.units[golem][1][tree-mountain] = 1
do 0 act c023
expect no-idle 0 en "effect"
do 0 effect
expect idle 0 en "mountain (Tree island): does nothing now: it harms no opponent there"
expect idle 0 pl "góry (Wyspa drzewa): teraz nic nie da: nie zaszkodzi tam żadnemu przeciwnikowi"
expect no-idle 0 en "forest (Tree island)"

scenario a wounded champion cannot be hit again
# R-MYS-C3.64 R-MYS-11.21
players 3
plain
set! private[0].hand = c064
set! public.energy[0] = 4
set! public.champion_at = tree-forest tree-crystal sphere-mist
set! public.wounded = 2
do 0 act c064
do 0 effect
expect idle 0 en "crystal field (Tree island)"
expect idle 0 en "forest (Tree island)"
expect no-idle 0 en "mist valley (Sphere island)"

scenario Meditate with full energy and nothing else to gain does nothing
# R-MYS-9.1
players 2
plain
set! public.champion_at = tree-forest sphere-river
set! public.energy[0] = 12
expect idle 0 en "Meditate: +0 energy: does nothing now: you gain nothing"
set! public.energy[0] = 11
expect no-idle 0 en "Meditate"
set! public.energy[0] = 12
set! public.champion_at[0] = tree-mountain
expect no-idle 0 en "Meditate"
set! public.units[fort][0][tree-mountain] = 4
expect idle 0 en "Meditate"

scenario a reward that brings nothing need not be paid for
# R-MYS-13.6 R-MYS-E1.24
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en24
do 0 encounter
do 0 option 2
expect idle 0 en "0 glory: does nothing now: you gain nothing"
