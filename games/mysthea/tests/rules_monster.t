# Monster attacks, the end of an era, effects in general, what is known: sections 14 to 17 of
# docs/rules/mysthea.md.
game mysthea

scenario only players with a unit on the island fight
# R-MYS-14.1 R-MYS-14.2
players 3
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = kolbor anuth telron
set! public.champion_at = sphere-mist tree-forest sphere-river
set! public.units[golem][0][sphere-mist] = 3
set! public.units[golem][1][tree-forest] = 3
do 0 act c063
do 0 effect
expect event defeated
expect public.glory = [6,0,4,0,0]

scenario upgrades count against a monster
# R-MYS-14.2
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.upgrade[0][golem] = c058
set! public.champion = kolbor anuth
set! public.champion_at = sphere-mist tree-forest
set! public.units[golem][0][sphere-mist] = 3
do 0 act c063
do 0 effect
expect event defeated

scenario a stronger monster costs each fighter a region of their choice
# R-MYS-14.3 R-MYS-16.8
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist shard-river
set! public.units[construct][0][shard-mist] = 1
set! public.units[fort][0][shard-mist] = 1
set! public.units[golem][0][shard-river] = 1
do 0 act c063
do 0 effect                      expect decision RAVAGE 0
illegal 0 region shard-crystal
do 0 region shard-mist
expect public.units[construct][0][shard-mist] = 0
expect public.units[fort][0][shard-mist] = 0
expect public.units[golem][0][shard-river] = 1
expect public.pool[construct][0] = 3
expect public.reserve[fort][0] = 4
expect public.wounded = 3
expect public.glory = [0,0,0,0,0]

scenario a region with only a wounded champion may be chosen
# R-MYS-14.4
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.wounded = 1
set! public.champion_at = shard-mist tree-forest
set! public.units[golem][0][shard-river] = 1
do 0 act c063
do 0 effect
do 0 region shard-mist
expect no-event wounded
expect public.units[golem][0][shard-river] = 1
expect public.wounded = 1

scenario the fourth gets nothing, ties go to the lower artefact
# R-MYS-14.5
players 4
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = sphere
set! public.champion = kolbor anuth telron leheir
set! public.wounded = 0
set! public.champion_at = sphere-mist tree-forest sphere-river sphere-mountain
set! public.units[construct][1][sphere-mist] = 3
do 0 act c063
do 0 effect
expect public.glory = [6,4,2,0,0]

scenario ranks are settled before gold is spent
# R-MYS-14.6 R-MYS-14.7
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.champion = kolbor telron
set! public.champion_at = volcano-forest volcano-river
set! public.pool[golem] = [0,0,0,0,0]
set! public.units[golem][0][volcano-forest] = 3
set! public.units[golem][1][volcano-river] = 4
do 0 act c063
do 0 effect
expect decision SPEND 1
do 1 move champion   do 1 to sphere-river
do 1 done
expect public.glory = [3,4,0,0,0]

scenario after its attack a monster steps clockwise
# R-MYS-14.8
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.monster_at[4] = monolith
set! public.champion_at = monolith-mist tree-forest
do 0 act c063
do 0 effect
expect event monster-moved
expect public.monster_at[4] = shard

scenario called in the era, it attacks again at its end
# R-MYS-14.9
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-forest
set! public.track = cannibarok forest river crystal mist mountain
set! public.event_top = storm
do 0 act c063
do 0 effect
expect public.monster_at[4] = tree
expect public.wounded = 0
do 0 done   do 0 end-turn
do 1 meditate   do 1 end-turn
expect event attack
expect public.monster_at[4] = sphere

scenario in an attack called in a turn what has moved stays moved
# R-MYS-14.10
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.champion = kolbor telron
set! public.champion_at = volcano-forest volcano-river
set! public.pool[golem] = [0,0,0,0,0]
set! public.units[golem][0][volcano-forest] = 4
set! public.units[golem][1][volcano-river] = 2
set! public.moved[golem][0][volcano-forest] = 4
set! public.moved[golem][1][volcano-river] = 2
do 0 act c063
do 0 effect
expect decision SPEND 1
illegal 1 move golem
do 1 done
expect public.cp[0] = 7
illegal 0 move golem

scenario an island without units: nobody loses anything
# R-MYS-14.11
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = tree-forest tree-forest
do 0 act c063
do 0 effect
expect event unbeaten
expect public.monster_at[4] = tree
expect public.wounded = 0
expect decision ACT 0

scenario the cards are resolved in the order of the track
# R-MYS-15.1 R-MYS-15.5
players 2
plain
set! public.champion = kolbor telron
set! public.champion_at = shard-mist tree-forest
set! public.track = mist cannibarok forest river crystal mountain
set! public.event_top = storm
set! public.units[golem][1][shard-mist] = 1
set! private[0].hand = c026
do 0 act c026   do 0 done   do 0 end-turn
do 1 meditate   do 1 end-turn
# the mist valley is scored before Cannibarok comes; its own space scores nothing
expect public.glory = [2,4,0,0,0]
expect public.units[golem][1][shard-mist] = 0

scenario control: the strongest, ties to the lower artefact, nobody where nobody is
# R-MYS-15.2 R-MYS-15.3
players 2
plain
set! public.champion = kolbor telron
set! public.champion_at = tree-forest tree-forest
set! public.units[construct][1][volcano-forest] = 2
set! public.units[construct][0][volcano-forest] = 1
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory = [2,2,0,0,0]

scenario Anuth's bonus does not count for control
# R-MYS-15.4
players 2
plain
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-forest
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory = [2,0,0,0,0]

scenario the storm scores nothing and moves every monster
# R-MYS-15.6
players 2
plain
set! public.champion = kolbor telron
set! public.champion_at = tree-forest tree-forest
set! public.track = storm forest river crystal mist mountain
set! public.event_top = cannibarok
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.monster_at[4] = tree
expect public.glory = [3,0,0,0,0]

scenario A10 before CR-2T1, both after the events
# R-MYS-15.7
players 2
plain
set! public.night = 62
set! public.champion = cr-2t1 telron
set! public.champion_at = tree-forest shard-mist
set! public.units[construct][0][volcano-forest] = 1
set! public.attuned[volcano] = 1
set! public.defeated = 16
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.glory = [15,5,0,0,0]

scenario after the third era the game is over
# R-MYS-15.8
players 2
plain
set! public.era = 3
set! public.display = c061 c062 c063
set! public.monster_at[3] = tree
set! public.monster_at[1] = tree
set! public.champion = kolbor telron
set! public.champion_at = tree-forest tree-forest
set! public.track = forest river crystal mist mountain
set! public.event_top = storm
do 0 meditate   do 0 end-turn
expect not-over
do 1 meditate   do 1 end-turn
expect over
expect why 0 over meditate      expect why-thing 1 over ACTION battle
expect rank 0 = 1                expect rank 1 = 2

scenario what an effect counts is counted when it acts
# R-MYS-16.1
players 2
plain
set! private[0].hand = c049
set! public.energy[0] = 3
do 0 act c049
do 0 deploy construct   do 0 deploy construct
do 0 effect                      expect public.glory[0] = 2

scenario an effect creates and deploys for no points
# R-MYS-16.2
players 2
plain
set! private[0].hand = c025
set! public.energy[0] = 3
set! public.champion_at[0] = tree-forest
do 0 act c025
do 0 effect
do 0 part 1
do 0 part 2
expect public.cp[0] = 3
expect public.units[golem][0][tree-forest] = 1

scenario forts stand anywhere with an own unit, several in one region
# R-MYS-16.3
players 2
plain
set! public.equipment[0] = c055
set! public.upgrade[0][fort] = c036
set! public.energy[0] = 1
set! public.champion_at = shard-mist tree-forest
set! public.units[fort][0][sphere-river] = 2
do 0 use c055
illegal 0 fort tree-forest
do 0 fort sphere-river   do 0 take-gain c036
expect public.units[fort][0][sphere-river] = 3
expect public.xp[0] = 1

scenario a granted action keeps its price
# R-MYS-16.4
players 2
plain
set! private[0].hand = c003 c047
set! public.energy[0] = 2
do 0 act c003
do 0 effect
do 0 act c047
illegal 0 effect

scenario up to two constructs, each its own way
# R-MYS-16.5
players 2
plain
set! private[0].hand = c042
set! public.energy[0] = 2
set! public.units[construct][0][shard-river] = 1
set! public.units[construct][0][tree-forest] = 1
do 0 act c042
do 0 effect
do 0 move construct tree-forest   do 0 to volcano-river
do 0 done
expect public.units[construct][0][shard-river] = 1

scenario in a named region only those who are there lose
# R-MYS-16.6
players 3
plain
set! private[0].hand = c044
set! public.energy[0] = 3
set! public.units[construct][1][tree-forest] = 1
set! public.units[construct][2][tree-mountain] = 1
do 0 act c044
do 0 effect
do 0 region tree-forest
expect public.units[construct][1][tree-forest] = 0
expect public.units[construct][2][tree-mountain] = 1

scenario wherever they are, the acting player picks
# R-MYS-16.7 R-MYS-1.11
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en08
set! public.units[construct][1][tree-forest] = 1
set! public.units[construct][1][sphere-mist] = 2
do 0 encounter
do 0 option 2
do 0 part 1                      expect legal-count 0 = 2
do 0 strike 1 sphere-mist
expect public.units[construct][1][sphere-mist] = 1

scenario losses outside battles bring no glory
# R-MYS-16.8
players 2
plain
set! private[0].hand = c062
set! public.energy[0] = 2
set! public.units[golem][1][tree-forest] = 1
do 0 act c062
do 0 effect
do 0 region tree-forest
expect public.glory = [0,0,0,0,0]

scenario a drawn card is known to who drew it
# R-MYS-16.9 R-MYS-17.1
players 2
plain
set! private[0].hand = c041
set! public.energy[0] = 1
do 0 act c041
do 0 effect
do 0 draw
expect event drew 0 hidden from 1
expect hidden private[0].hand from 1
expect visible private[0].hand to 0
do 0 done

scenario one or both: at least one
# R-MYS-16.10
players 2
plain
set! private[0].hand = c024
set! public.energy[0] = 3
do 0 act c024
do 0 effect
illegal 0 done
do 0 part 1
legal 0 done
illegal 0 part 1

scenario rewards outside the own turn are carried out at once
# R-MYS-16.11
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! private[1].hand = c006
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.champion = kolbor anuth
set! public.champion_at = sphere-mist tree-mountain
set! public.glory = [9,0,0,0,0]
set! public.pool[golem][1] = 0
set! public.units[golem][1][tree-forest] = 4
set! public.encounter_top = en30
do 0 act c063
do 0 effect                      expect decision MEET 1
expect public.glory = [4,3,0,0,0]
do 1 encounter
do 1 option 1
do 1 part 1
do 1 act c006
do 1 energy   do 1 energy
do 1 done
expect public.energy[1] = 2
expect decision ACT 0

scenario a hand is secret, its size is not
# R-MYS-17.1
players 2
plain
set! private[0].hand = c001 c021
expect hidden private[0].hand from 1
expect visible private[0].hand to 0
expect public.drawn_hidden[0][0] = 1

scenario a card taken openly stays known
# R-MYS-17.2
players 2
plain
set! public.energy[0] = 1
set! public.display = c021 c022 c023
do 0 develop
do 0 show
do 0 take c021
observe 1 public.shown[0] = c021
do 0 end-turn
do 1 meditate
do 1 done
do 1 end-turn
do 0 act c021
expect public.shown[0] = []

scenario what lies under the deck is known, its order to one player
# R-MYS-17.3
players 2
plain
set! public.energy[0] = 1
set! public.display = c021 c022 c023
do 0 develop
do 0 renew
do 0 under c023   do 0 under c021
observe 1 public.under = c021 c022 c023
expect hidden private[0].bottom from 1

scenario an order is nobody's business until all have given theirs
# R-MYS-17.4
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c001
set! private[1].hand = c006
do 0 battle tree-forest
do 0 order c001
expect hidden private[0].order from 1
expect visible private[0].order to 0

scenario a card played can be taken back, a card drawn or shown cannot
# R-MYS-17.1 R-MYS-16.9
players 2
plain
set! private[0].hand = c041
set! public.energy[0] = 2
do 0 act c041                    expect undo
do 0 effect                      expect undo
do 0 draw                        expect no-undo
plain
set! public.energy[0] = 2
do 0 develop                     expect undo
do 0 show                        expect no-undo

scenario orders once shown are not taken back
# R-MYS-17.4 R-MYS-11.5
players 2
plain
set! public.champion_at = tree-forest tree-forest
set! private[0].hand = c001
set! private[1].hand = c006
do 0 battle tree-forest          expect undo
do 0 order c001                  expect undo
do 1 no-order                    expect no-undo

scenario what an encounter hides is known only after the choice, and the next front is new
# R-MYS-13.4 R-MYS-2.6
players 2
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter                   expect no-undo
do 0 option 2                    expect no-undo

scenario with premonition the choice shows nothing new and can be taken back
# R-MYS-13.5
players 2   option premonition=on
plain
set! public.champion_at[0] = shard-mist
set! public.token[0] = shard
set! public.xp[0] = 1
set! public.encounter_top = en11
do 0 encounter
do 0 option 2                    expect undo

scenario while the cards go under the deck nobody else sees their order
# R-MYS-17.3
players 2
plain
set! public.energy[0] = 1
set! public.display = c021 c022 c023
do 0 develop
do 0 renew
do 0 under c023
expect hidden private[0].bottom from 1
expect visible private[0].bottom to 0
illegal 0 under c023

scenario the order of an opponent's bottom cards stays theirs
# R-MYS-17.3 R-MYS-8.2
players 2
plain
set! public.energy = [1,1,0,0,0]
set! public.display = c021 c022 c023
chance 0/17 0/16 0/15
do 0 develop   do 0 renew   do 0 under c023   do 0 under c021
do 0 take c024
do 0 end-turn
expect public.bottom_count = 3
do 1 develop   do 1 show
observe 1 private[1].bottom = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
observe 0 private[0].bottom = c023 c021 c022
