# Rounds, turns, basic actions, moving and the board: sections 4 to 10 of docs/rules/mysthea.md.
game mysthea

scenario a round puts the open card on the track and goes round the table
# R-MYS-4.1 R-MYS-4.4
players 3
plain
set! public.event_top = storm
set! public.champion_at = tree-forest tree-forest tree-forest
do 0 meditate   do 0 end-turn        expect waiting 1
do 1 meditate   do 1 end-turn        expect waiting 2
do 2 meditate   do 2 end-turn        expect waiting 0
expect public.track[1] = storm
expect public.track[2] = none

scenario turns follow the artefacts
# R-MYS-4.4
players 3
plain
set! public.champion = anuth kolbor sanya
set! public.champion_at = tree-forest tree-forest tree-forest
set! public.glory = [0,10,20,0,0]
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
do 2 meditate   do 2 end-turn
expect waiting 2
do 2 meditate   do 2 end-turn        expect waiting 1
do 1 meditate   do 1 end-turn        expect waiting 0

scenario the spaces are worth two to ten
# R-MYS-4.2
players 2
plain
set! public.champion = anuth kolbor
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][0][shard-crystal] = 1
set! public.units[construct][1][shard-river] = 1
set! public.track = storm cannibarok forest mist mountain crystal river
set! public.event_top = none
set! private[0].hand = c026
set! private[1].hand = c001
do 0 act c026   do 0 done   do 0 end-turn
do 1 act c001   do 1 done   do 1 end-turn
expect public.era = 2
expect public.glory = [11,8,0,0,0]

scenario exactly one basic action, at most one special
# R-MYS-4.6 R-MYS-4.7 R-MYS-4.10
players 2
plain
set! public.champion_at = tree-forest tree-crystal
set! public.equipment[0] = c031
set! public.energy[0] = 1
illegal 0 end-turn
do 0 use c031
illegal 0 use
illegal 0 move-island
illegal 0 battle
illegal 0 end-turn
do 0 meditate
expect waiting 1

scenario the special action may come after the basic one
# R-MYS-4.7 R-MYS-4.10
players 2
plain
set! public.champion_at = tree-forest tree-crystal
do 0 meditate
illegal 0 meditate
illegal 0 develop
illegal 0 act
legal 0 move-island
legal 0 end-turn

scenario a special action never interrupts a basic one
# R-MYS-4.7
players 2
plain
set! private[0].hand = c001
do 0 act c001
illegal 0 move-island
do 0 done
legal 0 move-island

scenario an action granted leaves the own ones
# R-MYS-4.8
players 2
plain
set! public.equipment[0] = c013
set! private[0].hand = c011
do 0 use c013
do 0 give c011
legal 0 meditate
illegal 0 move-island

scenario all units are unmoved at the beginning of a turn
# R-MYS-4.9
players 2
plain
set! private[0].hand = c001
set! public.champion_at[0] = tree-forest
set! public.units[construct][0][tree-forest] = 1
do 0 act c001
do 0 move construct tree-forest   do 0 to tree-mountain
do 0 move champion   do 0 to tree-mountain
expect public.moved[construct][0][tree-mountain] = 1
expect public.champion_moved = 1
do 0 done   do 0 end-turn
expect public.moved[construct][0][tree-mountain] = 0
expect public.champion_moved = 0

scenario and before each event card is resolved
# R-MYS-4.9
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[1].hand = c001
set! public.champion = kolbor telron
set! public.champion_at = tree-forest volcano-forest
set! public.pool[golem][1] = 0
set! public.units[golem][1][volcano-forest] = 4
set! public.units[construct][1][volcano-crystal] = 1
set! public.units[construct][1][volcano-forest] = 1
set! public.track = onygauros forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 act c001
do 1 move construct volcano-crystal   do 1 to volcano-forest
do 1 done   do 1 end-turn
expect decision SPEND 1
expect public.moved[construct][1][volcano-forest] = 0
legal 1 move construct volcano-forest

scenario a card gives as many points as it has
# R-MYS-5.1 R-MYS-5.11
players 2
plain
set! private[0].hand = c065 c001
do 0 act c065
expect public.cp[0] = 5
expect private[0].hand = c001
expect public.discard[0] = c065
do 0 done
expect public.discard[0] = c065

scenario a card cannot be played that is not in hand
# R-MYS-5.1
players 2
plain
set! private[0].hand = c001
illegal 0 act c002

scenario points and effect in any mixture
# R-MYS-5.2 R-MYS-5.3
players 2
plain
set! private[0].hand = c047
do 0 act c047
illegal 0 effect
do 0 energy   do 0 energy
do 0 effect                          expect public.glory[0] = 5
illegal 0 effect

scenario the effect serves once, whatever energy is left
# R-MYS-5.3
players 2
plain
set! private[0].hand = c047
set! public.energy[0] = 12
do 0 act c047
do 0 effect                          expect public.energy[0] = 10
illegal 0 effect
plain
set! private[0].hand = c031
set! public.energy[0] = 12
do 0 act c031
do 0 effect                          expect public.equipment[0] = c031
illegal 0 effect

scenario neither has to be used
# R-MYS-5.2
players 2
plain
set! private[0].hand = c047
set! public.energy[0] = 2
do 0 act c047
do 0 done
expect public.glory[0] = 0           expect public.energy[0] = 2
expect public.discard[0] = c047

scenario equipment is placed for its energy and not discarded
# R-MYS-5.3 R-MYS-5.11
players 2
plain
set! private[0].hand = c033
set! public.energy[0] = 2
do 0 act c033
do 0 effect
expect public.equipment[0] = c033
expect public.energy[0] = 0
do 0 done
expect public.discard[0] = []

scenario a point for an energy, not at twelve
# R-MYS-5.4
players 2
plain
set! private[0].hand = c001
set! public.energy[0] = 11
do 0 act c001
do 0 energy                          expect public.energy[0] = 12
illegal 0 energy

scenario creating costs one or two points
# R-MYS-5.5
players 2
plain
set! private[0].hand = c001 c026
do 0 act c001
do 0 make golem                      expect public.cp[0] = 0
illegal 0 make construct
do 0 done   do 0 end-turn
do 1 meditate
do 1 done
do 1 end-turn
do 0 act c026
illegal 0 make golem
do 0 make construct
expect public.pool[construct][0] = 3

scenario deploying costs one or two points and needs the pool
# R-MYS-5.6
players 2
plain
set! private[0].hand = c065
set! public.champion_at[0] = tree-forest
do 0 act c065
do 0 deploy golem                    expect public.cp[0] = 3
illegal 0 deploy golem
illegal 0 deploy fort
do 0 deploy construct                expect public.cp[0] = 2
expect public.units[golem][0][tree-forest] = 1
expect public.units[construct][0][tree-forest] = 1

scenario a step costs a point
# R-MYS-5.7
players 2
plain
set! private[0].hand = c026
set! public.champion_at[0] = tree-forest
do 0 act c026
do 0 move champion   do 0 to tree-mountain
expect public.cp[0] = 0
illegal 0 move

scenario points left over last until the turn ends
# R-MYS-5.8
players 2
plain
set! private[0].hand = c065
do 0 act c065
do 0 energy
do 0 done
expect public.cp[0] = 4
expect prompt 0 en "Command points left: 4"
do 0 make construct
do 0 end-turn
expect public.cp[0] = 0

scenario points left over are spent after the special action
# R-MYS-5.8 R-MYS-4.7 R-MYS-4.10
players 2
plain
set! private[0].hand = c065
set! public.champion_at = tree-forest tree-forest
set! public.units[golem][0][tree-forest] = 1
do 0 act c065
do 0 done
do 0 battle tree-forest
expect decision TURN 0               expect public.wounded = 2
illegal 0 act   illegal 0 move-island
do 0 move champion   do 0 to tree-mountain
do 0 energy   do 0 energy   do 0 energy   do 0 energy
expect waiting 1

scenario the turn is over when nothing can be bought any more
# R-MYS-4.10 R-MYS-5.8
players 2
plain
set! public.champion_at[0] = shard-crystal
set! public.pool[construct][0] = 0
set! public.units[construct][0][tree-forest] = 8
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 use c031
do 0 meditate
expect waiting 1
expect public.cp_bound[0] = 0

scenario points of equipment are added to those of the Act
# R-MYS-5.9 R-MYS-5.8
players 2
plain
set! public.equipment[0] = c015
set! private[0].hand = c036 c026
do 0 use c015
do 0 give c036                       expect decision SPEND 0
illegal 0 make golem
expect prompt 0 en "lost at the end of the turn"
expect choice 0 en "lasts until the turn ends"
do 0 done
expect public.cp[0] = 1
legal 0 meditate
do 0 act c026
expect public.cp[0] = 2
do 0 make golem
expect public.cp[0] = 0

scenario points left in the turn menu are spent there
# R-MYS-5.8 R-MYS-6.6
players 2
plain
set! public.equipment[0] = c015
set! public.upgrade[0][champion] = c038
set! public.upgrade[0][construct] = c039
set! private[0].hand = c065
set! public.champion_at[0] = tree-forest
do 0 use c015
do 0 give c065   do 0 done
do 0 make construct                  expect decision LAUNCH 0
do 0 deploy construct                expect decision TURN 0
do 0 move champion   do 0 to tree-mountain
do 0 carry construct
expect public.units[construct][0][tree-mountain] = 1
expect public.cp[0] = 3

scenario points of a monster in another's turn are spent at once or lost
# R-MYS-5.8 R-MYS-M1.8
players 2
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,3,0,0,0,0,0]
set! public.track = river onygauros
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.champion_at = tree-forest tree-mountain
set! public.units[golem][1][tree-mountain] = 3
set! public.units[fort][1][tree-mountain] = 1
do 0 act c063
do 0 effect
expect event defeated with onygauros 13 14 = 1
expect event medal 1 with 1 = 1
do 1 energy                          expect decision SPEND 1
expect prompt 1 en "what is left is lost"
expect no-prompt 1 en "end of the turn"
do 1 done                            expect event medal 0 with 2 = 1
expect public.cp[1] = 0

scenario points inside an own Act join it
# R-MYS-5.9
players 2
plain
set! private[0].hand = c046 c070
set! public.energy[0] = 1
do 0 act c046
do 0 effect
do 0 give c070
expect decision ACT 0
expect public.cp[0] = 6
do 0 make golem   do 0 make golem   do 0 make golem
expect public.cp[0] = 0

scenario the card being played cannot be given up for its own effect
# R-MYS-5.11
players 2
plain
set! private[0].hand = c046
set! public.energy[0] = 1
do 0 act c046
illegal 0 effect

scenario the card being played lies in the discard pile while it acts
# R-MYS-5.11
players 2
plain
set! private[0].hand = c003 c026
set! public.energy[0] = 2
do 0 act c003
do 0 effect
illegal 0 act c003
expect public.discard[0] = c003
do 0 act c026
expect public.discard[0] = c003 c026
do 0 done
do 0 done
expect public.discard[0] = c003 c026

scenario a card that is placed leaves the discard pile
# R-MYS-5.11 R-MYS-5.3
players 2
plain
set! private[0].hand = c031
set! public.energy[0] = 1
do 0 act c031                        expect public.discard[0] = c031
do 0 effect
expect public.discard[0] = []
expect public.equipment[0] = c031 none none
plain
set! private[0].hand = c031
set! public.equipment[0] = c011 c012 c013
set! public.energy[0] = 1
do 0 act c031
do 0 effect                          expect decision REPLACE 0
expect public.discard[0] = []
do 0 replace c012
expect public.discard[0] = c012
expect public.equipment[0] = c011 c013 c031

scenario Onygauros can take the card that called it
# R-MYS-5.11 R-MYS-M2.8
players 2
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.champion_at = tree-forest shard-mist
do 0 act c063
do 0 effect
expect public.removed = c063
expect public.discard[0] = []
do 0 done   do 0 end-turn
expect public.removed = c063
expect public.discard[0] = []

scenario steps within an island and to the same type next door
# R-MYS-6.1
players 2
plain
set! private[0].hand = c065
set! public.champion_at[0] = tree-forest
do 0 act c065
do 0 move champion                   expect legal-count 0 = 2
legal 0 to tree-crystal
do 0 to tree-mountain
do 0 move champion                   expect legal-count 0 = 3
do 0 to sphere-mountain
do 0 move champion                   expect legal-count 0 = 3
illegal 0 to monolith-mountain

scenario the champion steps often, a construct once, a fort never
# R-MYS-6.2
players 2
plain
set! private[0].hand = c065
set! public.champion_at[0] = tree-forest
set! public.units[construct][0][tree-forest] = 1
set! public.units[fort][0][tree-forest] = 1
do 0 act c065
illegal 0 move fort
do 0 move construct tree-forest   do 0 to tree-mountain
illegal 0 move construct
do 0 move champion   do 0 to tree-crystal
do 0 move champion   do 0 to shard-crystal
expect public.cp[0] = 2

scenario a champion who jumped may step and jump on
# R-MYS-6.3 R-MYS-6.4
players 2
plain
set! private[0].hand = c001
set! public.energy[0] = 3
set! public.equipment[0] = c032
set! public.champion_at[0] = shard-mist
do 0 use c032   do 0 to tree-forest
expect public.champion_moved = 1
do 0 act c001
do 0 move champion   do 0 to tree-mountain
do 0 effect   do 0 to volcano-river
expect public.champion_at[0] = volcano-river

scenario a golem that jumped cannot step
# R-MYS-6.4
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 1
set! public.units[golem][0][shard-river] = 1
do 0 act c022
do 0 effect
do 0 to tree-forest
illegal 0 move golem

scenario a golem that stepped cannot jump
# R-MYS-6.4
players 2
plain
set! private[0].hand = c022
set! public.energy[0] = 1
set! public.units[golem][0][shard-river] = 1
do 0 act c022
do 0 move golem shard-river   do 0 to shard-mist
illegal 0 effect

scenario a unit just deployed may move
# R-MYS-6.5
players 2
plain
set! private[0].hand = c001
set! public.champion_at[0] = tree-forest
do 0 act c001
do 0 deploy construct
do 0 move construct tree-forest   do 0 to tree-mountain
expect public.units[construct][0][tree-mountain] = 1

scenario a passenger has moved and carries nobody
# R-MYS-6.6 R-MYS-6.7
players 2
plain
set! public.upgrade[0][champion] = c038
set! public.upgrade[0][golem] = c077
set! private[0].hand = c001
set! public.champion_at[0] = tree-forest
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 act c001
do 0 move champion   do 0 to tree-mountain
do 0 carry golem
expect decision ACT 0
expect public.moved[golem][0][tree-mountain] = 1
illegal 0 move golem
legal 0 move construct tree-forest

scenario three pieces of equipment
# R-MYS-7.1
players 2
plain
set! private[0].hand = c031
set! public.equipment[0] = c011 c012
set! public.energy[0] = 1
do 0 act c031
do 0 effect
expect public.equipment[0] = c011 c012 c031

scenario one upgrade for each place
# R-MYS-7.2
players 2
plain
set! private[0].hand = c016
set! public.upgrade[0] = c017 c018 none c019 c020
do 0 act c016
do 0 effect
expect public.upgrade[0] = c017 c018 c016 c019 c020
expect public.discard[0] = []

scenario a card of the board may be discarded in the own turn and in an Act
# R-MYS-7.3
players 2
plain
set! private[0].hand = c036
set! public.upgrade[0][fort] = c016
set! public.upgrade[1][fort] = c060
set! public.equipment[0] = c031 c033
set! public.energy[0] = 1
legal 0 discard c016   legal 0 discard c033
illegal 0 discard c060
illegal 0 discard c036
do 0 discard c033                    expect event discarded 0 with c033 = 1
expect public.equipment[0] = c031 none none
expect public.discard[0] = c033
expect decision TURN 0
do 0 act c036
expect choice 0 en "for 1 energy; you discard Watchtower"
do 0 discard c016                    expect decision ACT 0
expect public.upgrade[0][fort] = none
expect no-choice 0 en "you discard"
do 0 effect
expect public.upgrade[0][fort] = c036
do 0 discard c031
do 0 done   do 0 end-turn
illegal 1 discard c036
legal 1 discard c060

scenario a card that goes from the board does not use up an action
# R-MYS-7.3 R-MYS-4.6
players 2
plain
set! public.equipment[0] = c031 c033
set! public.energy[0] = 1
do 0 discard c033
do 0 use c031
legal 0 meditate
do 0 meditate
expect waiting 1

scenario in the last round of an era a turn does not end before the board can be discarded
# R-MYS-7.3 R-MYS-4.10
players 2
plain
set! public.track = river forest mist mountain crystal
set! public.event_top = storm
set! public.equipment[0] = c031 c033
set! public.energy[0] = 1
do 0 use c031                        expect prompt 0 en "the basic one is still to come"
do 0 meditate                        expect decision TURN 0
expect prompt 0 en "last turn of the era: you may still discard"
expect prompt 0 pl "ostatnia tura w tej Erze"
expect legal-count 0 = 3
do 0 discard c031                    expect public.discard[0] = c031
expect decision TURN 0
do 0 end-turn
expect waiting 1
expect public.equipment[0] = c033 none none

scenario the last card that goes from the board then ends the turn
# R-MYS-7.3 R-MYS-4.10
players 2
plain
set! public.track = river forest mist mountain crystal
set! public.event_top = storm
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 use c031   do 0 meditate
do 0 discard c031
expect event end-turn 0
expect waiting 1

scenario nor is the board waited for where the next turn comes, no card lies there, or no era follows
# R-MYS-7.3 R-MYS-4.10 R-MYS-X1.9
players 2
plain
set! public.track = river forest mist mountain
set! public.event_top = storm
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 use c031   do 0 meditate        expect waiting 1
plain
set! public.track = river forest mist mountain crystal
set! public.event_top = storm
do 0 move-island   do 0 done   do 0 after tree   do 0 meditate
expect waiting 1
plain
set! public.era = 3
set! public.display = c061 c062 c063
set! public.monster_at[3] = tree
set! public.monster_at[1] = tree
set! public.track = river forest mist mountain crystal
set! public.event_top = storm
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 use c031   do 0 meditate        expect waiting 1

scenario board_fixed: the last round ends a turn as any other
# R-MYS-X1.9
players 2   option board_fixed=on
plain
set! public.track = river forest mist mountain crystal
set! public.event_top = storm
set! public.equipment[0] = c031
set! public.energy[0] = 1
do 0 use c031   do 0 meditate        expect waiting 1

scenario no card leaves the board in another's turn
# R-MYS-7.3
players 2
plain
set! private[1].hand = c001
set! public.equipment[1] = c031
set! public.champion_at = tree-forest tree-forest
do 0 battle tree-forest              expect waiting 1
illegal 1 discard c031
do 1 no-order
do 0 meditate                        expect waiting 1
legal 1 discard c031

scenario nor while points outside an Act are spent or a card for an Act is chosen
# R-MYS-7.3
players 2
plain
set! private[0].hand = c001 c006
set! public.equipment[0] = c011 c015
do 0 use c011
do 0 give c001                       expect decision ACT 0
illegal 0 discard c015
do 0 act c006
legal 0 discard c015
plain
set! private[0].hand = c001
set! public.equipment[0] = c011 c015
do 0 use c015
do 0 give c001                       expect decision SPEND 0
illegal 0 discard c015
do 0 done
legal 0 discard c015

scenario the prompt of a turn tells what is left of it
# R-MYS-4.6 R-MYS-4.7 R-MYS-5.8
players 2
plain
set! private[0].hand = c001
expect prompt 0 en "one basic action and at most one special action"
expect no-prompt 0 en "Command points"
do 0 act c001   do 0 done
expect prompt 0 en "Your basic action is done: you may still do a special one. Command points left: 2"
do 0 move-island   do 0 done   do 0 after tree
expect prompt 0 en "Both your actions are done. Command points left: 2"
expect prompt 0 pl "Obie akcje wykonane. Punkty dowodzenia do wydania: 2"
expect no-prompt 0 en "last turn"

scenario points of crystal fields are lost like all others
# R-MYS-9.4 R-MYS-5.8
players 2
plain
set! public.champion_at = tree-crystal volcano-forest
do 0 meditate                        expect decision SPEND 0
expect prompt 0 en "only to create and deploy: 1, for everything: 0; what is left is lost at the end of the turn"
expect prompt 0 pl "niewydane przepadną z końcem tury"
do 0 done                            expect public.cp_bound[0] = 1
legal 0 make construct   illegal 0 energy
do 0 end-turn                        expect public.cp_bound[0] = 0

scenario points_lost_early: points of crystal fields do not outlast the Meditate
# R-MYS-9.4 R-MYS-X1.8
players 2   option points_lost_early=on
plain
set! public.champion_at = tree-crystal volcano-forest
do 0 meditate
expect prompt 0 en "for everything: 0; what is left is lost"
expect no-prompt 0 en "end of the turn"
do 0 done                            expect public.cp_bound[0] = 0

scenario an upgrade placed over another discards it
# R-MYS-7.3
players 2
plain
set! private[0].hand = c036
set! public.upgrade[0][fort] = c016
set! public.energy[0] = 1
illegal 0 replace
do 0 act c036
illegal 0 replace
do 0 effect
expect public.upgrade[0][fort] = c036
expect public.discard[0] = c016

scenario a champion's upgrade works while he is wounded
# R-MYS-7.4
players 2
plain
set! public.wounded = 1
set! public.upgrade[0][champion] = c076
set! private[0].hand = c006
set! public.energy[0] = 2
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][1][tree-forest] = 1
do 0 act c006
do 0 effect                          expect public.glory[0] = 3

scenario equipment just placed may be used
# R-MYS-7.5
players 2
plain
set! private[0].hand = c031
set! public.energy[0] = 2
do 0 act c031
do 0 effect
do 0 done
do 0 use c031
expect public.energy[0] = 2

scenario but not after another special action
# R-MYS-7.5
players 2
plain
set! private[0].hand = c031
set! public.energy[0] = 2
set! public.champion_at[0] = shard-mist
do 0 move-island
do 0 done
do 0 after sphere
do 0 act c031
do 0 effect
do 0 energy
expect waiting 1

scenario free energy leaves the price in cards
# R-MYS-7.7
players 2
plain
set! public.upgrade[0][action] = c078
set! private[0].hand = c066
do 0 act c066
illegal 0 effect
plain
set! public.upgrade[0][action] = c078
set! private[0].hand = c066 c011
do 0 act c066
do 0 effect
do 0 give c011
expect public.glory[0] = 2

scenario Develop needs an energy and a card
# R-MYS-8.1
players 2
plain
illegal 0 develop
set public.energy[0] = 1
legal 0 develop
set! public.display = []
set! private[1].hand = c021 c022 c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
illegal 0 develop

scenario at least one card must be taken, at most three
# R-MYS-8.3
players 2
plain
set! public.energy[0] = 12
set! public.display = c021 c022 c023
do 0 develop
do 0 show
illegal 0 done
do 0 take c021
legal 0 done
do 0 take c022   do 0 take c023
expect decision TURN 0
expect public.energy[0] = 7

scenario with two energy only one card
# R-MYS-8.3
players 2
plain
set! public.energy[0] = 2
set! public.display = c021 c022 c023
do 0 develop
do 0 show
do 0 take c022
expect decision TURN 0
expect public.energy[0] = 1

scenario the display is filled up
# R-MYS-8.4
players 2
plain
set! public.energy[0] = 1
set! public.display = c021 c022 c023
chance 0/17
do 0 develop   do 0 show
do 0 take c021
expect public.display = c022 c023 c024
expect public.deck_count = 16

scenario with an empty deck what lies there can be taken
# R-MYS-8.5 R-MYS-8.2
players 2
plain
set! public.energy[0] = 1
set! public.display = c021 c022
set! private[1].hand = c023 c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039 c040
do 0 develop
illegal 0 renew
do 0 take c021
expect public.display = c022
expect public.deck_count = 0

scenario renewing with one card in the deck shows two of the old ones again
# R-MYS-8.2
players 2
plain
set! public.energy[0] = 1
set! public.display = c021 c022 c023
set! private[1].hand = c024 c025 c026 c027 c028 c029 c030 c031 c032 c033 c034 c035 c036 c037 c038 c039
expect public.deck_count = 1
do 0 develop
do 0 renew
do 0 under c023   do 0 under c022
expect public.display = c022 c023 c040
expect public.deck_count = 1
do 0 take c040
expect public.display = c021 c022 c023
expect public.deck_count = 0

scenario Meditate: each region once, in every type
# R-MYS-9.1 R-MYS-9.2 R-MYS-9.5
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.units[construct][0][shard-mist] = 2
set! public.units[fort][0][shard-river] = 1
set! public.units[golem][0][tree-forest] = 1
do 0 meditate
expect public.energy[0] = 4      expect public.glory[0] = 2      expect public.xp[0] = 1

scenario without a unit in a region no bonus
# R-MYS-9.2
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.units[construct][1][shard-river] = 2
do 0 meditate
expect public.energy[0] = 3      expect public.glory[0] = 0      expect public.xp[0] = 1

scenario each mountain asks, and all forts deployed leave nothing to ask
# R-MYS-9.3
players 2
plain
set! public.champion_at[0] = tree-mountain
set! public.units[construct][0][sphere-mountain] = 1
set! public.units[fort][0][tree-mountain] = 2
do 0 meditate
do 0 fort tree-mountain
do 0 fort sphere-mountain
expect decision TURN 0
expect public.reserve[fort][0] = 0
plain
set! public.champion_at[0] = tree-mountain
set! public.units[fort][0][tree-mountain] = 4
do 0 meditate
expect decision TURN 0

scenario crystal points create and deploy only, and what is left is lost at the end of the turn
# R-MYS-9.4 R-MYS-5.8
players 2
plain
set! public.champion_at[0] = shard-crystal
do 0 meditate
expect public.cp_bound[0] = 1
illegal 0 make golem
illegal 0 energy
illegal 0 move
do 0 done
expect public.cp_bound[0] = 1
expect decision TURN 0
expect prompt 0 pl "tylko na tworzenie i rozstawianie: 1"
illegal 0 energy
do 0 end-turn
expect public.cp_bound[0] = 0

scenario crystal points of a Meditate inside an Act join it and are used first
# R-MYS-9.6
players 2
plain
set! private[0].hand = c005
set! public.energy[0] = 2
set! public.champion_at[0] = shard-crystal
do 0 act c005
do 0 effect
expect public.cp[0] = 2      expect public.cp_bound[0] = 1
do 0 make golem
expect public.cp[0] = 1      expect public.cp_bound[0] = 0
do 0 move champion   do 0 to shard-mist
expect public.cp[0] = 0

scenario energy and steps are paid with ordinary points, though crystal points are there
# R-MYS-9.6 R-MYS-5.4 R-MYS-5.7
players 2
plain
set! private[0].hand = c005
set! public.energy[0] = 2
set! public.champion_at[0] = shard-crystal
do 0 act c005
do 0 effect
expect public.cp[0] = 2      expect public.cp_bound[0] = 1
do 0 energy
expect public.cp[0] = 1      expect public.cp_bound[0] = 1
do 0 move champion   do 0 to shard-mist
expect public.cp[0] = 0      expect public.cp_bound[0] = 1
do 0 deploy construct
expect public.cp_bound[0] = 0

scenario crystal points alone buy no energy inside an Act
# R-MYS-9.6
players 2
plain
set! private[0].hand = c005
set! public.energy[0] = 2
set! public.champion_at[0] = shard-crystal
do 0 act c005
do 0 energy   do 0 energy
do 0 effect
expect public.cp_bound[0] = 1
illegal 0 energy
illegal 0 move
do 0 make construct
expect public.cp_bound[0] = 0

scenario equipment is used once, as the special action
# R-MYS-10.1
players 2
plain
set! public.equipment[0] = c031 c033
set! public.energy[0] = 5
set! public.xp[0] = 1
do 0 use c031
illegal 0 use c033

scenario a card replaced while its own effect runs
# R-MYS-10.2
players 2
plain
set! public.equipment[0] = c011 c012 c013
set! private[0].hand = c001 c031
set! public.energy[0] = 1
do 0 use c011
do 0 give c001
do 0 act c031
do 0 effect
do 0 replace c011
expect public.equipment[0] = c012 c013 c031
do 0 energy
expect decision TURN 0
expect public.discard[0] = c001 c011

scenario battle and island need a charged artefact
# R-MYS-10.3
players 2
plain
set! public.charged = 2
set! public.champion_at = tree-forest tree-forest
illegal 0 battle
illegal 0 move-island
set public.charged = 3
legal 0 battle tree-forest
legal 0 move-island

scenario a charged artefact cannot be charged
# R-MYS-10.4
players 2
plain
set! private[0].hand = c021 c068
set! public.energy[0] = 4
do 0 act c021
illegal 0 effect
