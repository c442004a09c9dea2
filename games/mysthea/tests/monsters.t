# The monsters: rewards and behaviours, each where it acts and where it must not.
# monster_at by number: 0 Boulron, 1 Onygauros, 2 Caerulas, 3 Utcoro, 4 Cannibarok, 5 Obsidusa, 6 Kodror.
game mysthea

scenario Boulron: nine, four and two glory
# R-MYS-M1.7
players 3   option extra_monsters=on
plain
set! public.monster_of_era = boulron utcoro onygauros
set! public.monster_at = [3,0,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river boulron
set! public.champion_at = tree-forest tree-forest tree-forest
set! public.units[golem][0][tree-forest] = 2
do 0 act c063
do 0 effect
expect public.glory = [9,4,2,0,0]
expect public.monster_at[0] = sphere

scenario Boulron: forts count nothing against it
# R-MYS-M2.7
players 2   option extra_monsters=on
plain
set! public.monster_of_era = boulron utcoro onygauros
set! public.monster_at = [3,0,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river boulron
set! public.champion_at = tree-forest sphere-mist
set! public.units[golem][0][tree-forest] = 2
set! public.units[fort][0][tree-forest] = 2
do 0 act c063
do 0 effect
expect event unbeaten
expect public.units[fort][0][tree-forest] = 0
expect public.glory = [0,0,0,0,0]

scenario Boulron without behaviours meets the forts too
# R-MYS-M2.7 R-MYS-2.16
players 2   option extra_monsters=on   option monster_behaviours=off
plain
set! public.monster_of_era = boulron utcoro onygauros
set! public.monster_at = [3,0,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river boulron
set! public.champion_at = tree-forest sphere-mist
set! public.units[golem][0][tree-forest] = 2
set! public.units[fort][0][tree-forest] = 2
do 0 act c063
do 0 effect
expect event defeated
expect public.glory[0] = 9

scenario Onygauros: glory and command points, spent at once
# R-MYS-M1.8 R-MYS-14.7 R-MYS-16.11
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.champion = kolbor anuth
set! public.champion_at = volcano-forest volcano-river
set! public.pool[golem][1] = 0
set! public.units[golem][1][volcano-river] = 4
do 0 act c063
do 0 effect
expect public.glory = [0,4,0,0,0]
expect public.cp[1] = 4
do 1 make construct
do 1 move champion   do 1 to volcano-crystal
do 1 done
expect public.glory = [3,4,0,0,0]
expect public.cp = [6,0,0,0,0]
expect decision ACT 0

scenario Onygauros unbeaten brings nothing
# R-MYS-M1.8
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.champion_at = volcano-forest tree-forest
do 0 act c063
do 0 effect
expect public.glory = [0,0,0,0,0]
expect public.cp[0] = 3

scenario Onygauros takes a random card, or five glory instead
# R-MYS-M2.8
players 3
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.discard[0] = c001
set! public.discard[1] = c002 c006
set! public.glory = [5,4,9,0,0]
set! public.champion_at = tree-forest shard-mist sphere-mist
do 0 act c063
do 0 effect                      expect decision COLLECT 0
chance 1/2
do 0 pay-glory
expect public.glory = [0,4,9,0,0]
expect public.discard[0] = c001 c063
expect public.discard[1] = c002
expect public.removed = c006
expect decision ACT 0

scenario Onygauros: the card is chosen after the decision, and an empty pile loses nothing
# R-MYS-M2.8 R-MYS-14.11
players 2
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.discard[0] = c001 c002
set! public.glory = [5,5,0,0,0]
set! public.champion_at = tree-forest shard-mist
do 0 act c063
do 0 effect                      expect decision COLLECT 0
chance 0/2
do 0 lose-card
expect public.removed = c001
expect public.glory = [5,5,0,0,0]
expect public.monster_at[1] = monolith

scenario Onygauros without behaviours collects nothing
# R-MYS-M2.8 R-MYS-2.16
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = onygauros utcoro cannibarok
set! public.monster_at = [0,5,0,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river onygauros
set! public.discard[0] = c001
set! public.champion_at = tree-forest shard-mist
do 0 act c063
do 0 effect
expect decision ACT 0
expect public.discard[0] = c001 c063

scenario Caerulas: five, four and three glory and experience
# R-MYS-M1.9
players 3
plain
set! public.monster_of_era = caerulas utcoro onygauros
set! public.monster_at = [0,0,4,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river caerulas
set! public.champion = kolbor anuth sanya
set! public.champion_at = sphere-mist sphere-river sphere-mountain
set! public.units[golem][0][sphere-mist] = 2
set! public.units[construct][2][sphere-mist] = 1
do 0 act c063
do 0 effect
expect public.glory = [5,4,3,0,0]
expect public.xp = [5,4,3,0,0]
expect event attack = 1
expect public.monster_at[2] = volcano

scenario Caerulas unbeaten goes on and attacks once more, then stays
# R-MYS-M2.9 R-MYS-14.3
players 2
plain
set! public.monster_of_era = caerulas utcoro onygauros
set! public.monster_at = [0,0,4,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river caerulas
set! public.champion_at = sphere-mist volcano-forest
do 0 act c063
do 0 effect
expect event attack = 2
expect public.wounded = 3
expect public.monster_at[2] = volcano

scenario Caerulas rages also from an empty island, and may fall in its second attack
# R-MYS-M2.9
players 2
plain
set! public.monster_of_era = caerulas utcoro onygauros
set! public.monster_at = [0,0,4,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river caerulas
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest volcano-forest
set! public.units[golem][1][volcano-forest] = 3
set! public.units[construct][0][volcano-river] = 4
do 0 act c063
do 0 effect
expect event attack = 2
expect public.glory = [4,5,0,0,0]
expect public.monster_at[2] = volcano

scenario Caerulas without behaviours attacks once and steps
# R-MYS-M2.9 R-MYS-2.16
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = caerulas utcoro onygauros
set! public.monster_at = [0,0,4,0,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river caerulas
set! public.champion_at = sphere-mist volcano-forest
do 0 act c063
do 0 effect
expect event attack = 1
expect public.wounded = 1
expect public.monster_at[2] = volcano

scenario Utcoro: glory, and an encounter for nothing, wherever the champion is
# R-MYS-M1.10 R-MYS-16.11
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-mountain
set! public.units[golem][0][tree-forest] = 2
set! public.token = volcano volcano
set! public.encounter_top = en11
do 0 act c063
do 0 effect                      expect decision MEET 0
expect public.glory = [3,0,0,0,0]
do 0 encounter                   expect public.xp[0] = 0      expect public.glory[0] = 10
do 0 option 2
do 0 part 1
expect public.token[0] = tree
expect public.encounters[0] = en11
expect decision MEET 1
do 1 done
expect public.glory = [13,2,0,0,0]
expect decision ACT 0

scenario Utcoro: nobody meets a seventh time
# R-MYS-M1.10 R-MYS-13.2
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.encounters[0] = en01 en02 en03 en04 en05 en06
set! public.encounter_top = en07
set! public.champion_at = tree-forest sphere-mountain
set! public.pool[golem][0] = 0
set! public.units[golem][0][tree-forest] = 4
do 0 act c063
do 0 effect
expect decision ACT 0
expect public.glory[0] = 3

scenario Utcoro: who does not fight loses five glory before the fight
# R-MYS-M2.10 R-MYS-1.6
players 3
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.glory = [20,20,3,0,0]
set! public.champion_at = tree-forest sphere-mist shard-mist
do 0 act c063
do 0 effect
expect public.glory = [20,15,0,0,0]

scenario Utcoro on an empty island: all are cowards
# R-MYS-M2.10 R-MYS-14.11
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.glory = [20,20,0,0,0]
set! public.champion_at = sphere-mist sphere-mist
do 0 act c063
do 0 effect
expect public.glory = [15,15,0,0,0]
expect event unbeaten
expect public.monster_at[3] = sphere

scenario Utcoro without behaviours blames nobody
# R-MYS-M2.10 R-MYS-2.16
players 2   option monster_behaviours=off
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.glory = [20,20,0,0,0]
set! public.champion_at = sphere-mist sphere-mist
do 0 act c063
do 0 effect
expect public.glory = [20,20,0,0,0]

scenario Utcoro called again from its own reward attacks again and goes on twice
# R-MYS-M1.10 R-MYS-14.9 R-MYS-14.6
players 2
plain
set! public.monster_of_era = utcoro cannibarok onygauros
set! public.monster_at = [0,0,0,3,0,0,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river utcoro
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-mountain
set! public.units[golem][0][tree-forest] = 3
set! public.encounter_top = en20
do 0 act c063
do 0 effect
do 0 encounter
do 0 option 2
do 0 part 1                      expect event attack
expect public.glory[0] = 12
do 0 done
do 1 done
do 1 done
expect public.glory[1] = 4
expect public.monster_at[3] = volcano
expect decision ACT 0

scenario Cannibarok without behaviours is not stronger on crystals
# R-MYS-M2.11 R-MYS-2.16
players 2   option monster_behaviours=off
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion = kolbor anuth
set! public.champion_at = shard-mist tree-forest
set! public.pool[golem][0] = 0
set! public.units[golem][0][shard-mist] = 4
set! public.units[construct][0][shard-mist] = 1
do 0 act c063
do 0 effect
expect event defeated
expect public.glory[0] = 6
expect public.energy[0] = 6

scenario Cannibarok unbeaten brings neither glory nor energy
# R-MYS-M1.11
players 2
plain
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river cannibarok
set! public.champion_at = shard-mist tree-forest
do 0 act c063
do 0 effect
expect public.glory = [0,0,0,0,0]
expect public.energy[0] = 0

scenario Obsidusa: glory and a card each
# R-MYS-M1.12
players 2   option extra_monsters=on
plain
set! public.monster_of_era = obsidusa utcoro onygauros
set! public.monster_at = [0,0,0,0,0,1,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river obsidusa
set! public.champion = kolbor anuth
set! public.champion_at = shard-mist shard-river
set! public.pool[golem][0] = 0
set! public.units[golem][0][shard-mist] = 4
do 0 act c063
do 0 effect
expect public.glory = [7,5,0,0,0]
expect event drew = 2
expect public.deck_count = 15
expect public.monster_at[5] = tree

scenario Obsidusa unbeaten brings nothing and stays
# R-MYS-M1.12 R-MYS-M2.12
players 2   option extra_monsters=on
plain
set! public.monster_of_era = obsidusa utcoro onygauros
set! public.monster_at = [0,0,0,0,0,1,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river obsidusa
set! public.champion_at = shard-mist shard-river
do 0 act c063
do 0 effect
expect public.monster_at[5] = shard
expect public.deck_count = 17
expect no-event drew

scenario Obsidusa without behaviours steps like any other
# R-MYS-M2.12 R-MYS-2.16
players 2   option extra_monsters=on   option monster_behaviours=off
plain
set! public.monster_of_era = obsidusa utcoro onygauros
set! public.monster_at = [0,0,0,0,0,1,0]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river obsidusa
set! public.champion_at = shard-mist shard-river
do 0 act c063
do 0 effect
expect public.monster_at[5] = tree

scenario Kodror defeated: sixteen glory, and it is gone with its card
# R-MYS-M1.13 R-MYS-M2.13
players 2   option extra_monsters=on
plain
set! public.monster_of_era = kodror utcoro onygauros
set! public.monster_at = [0,0,0,0,0,0,2]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river kodror
set! public.champion = kolbor anuth
set! public.champion_at = monolith-mist monolith-forest
set! public.pool[golem][0] = 0
set! public.units[golem][0][monolith-mist] = 4
set! public.units[construct][0][monolith-mist] = 1
do 0 act c063
do 0 effect
expect public.glory = [16,12,0,0,0]
expect event monster-gone
expect public.monster_at[6] = none
expect public.ring = shard tree sphere volcano monolith

scenario Kodror defeated without behaviours stays and steps on
# R-MYS-M2.13 R-MYS-2.16
players 2   option extra_monsters=on   option monster_behaviours=off
plain
set! public.monster_of_era = kodror utcoro onygauros
set! public.monster_at = [0,0,0,0,0,0,2]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river kodror
set! public.champion = kolbor anuth
set! public.champion_at = monolith-mist monolith-forest
set! public.pool[golem][0] = 0
set! public.units[golem][0][monolith-mist] = 4
set! public.units[construct][0][monolith-mist] = 1
do 0 act c063
do 0 effect
expect event defeated
expect public.monster_at[6] = shard
expect public.ring = shard tree sphere volcano monolith

scenario Kodror unbeaten drags its island on
# R-MYS-M2.13
players 2   option extra_monsters=on
plain
set! public.monster_of_era = kodror utcoro onygauros
set! public.monster_at = [0,0,0,0,0,0,2]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river kodror
set! public.champion_at = monolith-mist tree-forest
do 0 act c063
do 0 effect
expect public.glory = [0,0,0,0,0]
expect public.monster_at[6] = monolith
expect public.ring = monolith tree sphere volcano shard

scenario Kodror in a storm: the others step first, then its island changes places
# R-MYS-M2.13
players 2   option extra_monsters=on
plain
set! public.era = 2
set! public.display = c041 c042 c043
set! public.monster_of_era = kodror cannibarok onygauros
set! public.monster_at = [0,0,0,0,2,0,2]
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-forest
set! public.track = storm forest river crystal mist mountain
set! public.event_top = kodror
do 0 meditate   do 0 end-turn
do 1 meditate   do 1 end-turn
expect public.monster_at[4] = shard
expect public.monster_at[6] = monolith
expect public.ring = monolith tree sphere volcano shard

scenario Kodror gone: its card on the track does nothing
# R-MYS-M2.13
players 2   option extra_monsters=on
plain
set! public.monster_of_era = kodror cannibarok onygauros
set! public.monster_at = [0,0,0,0,0,0,0]
set! public.defeated = 64
set! public.champion = kolbor anuth
set! public.champion_at = tree-forest tree-forest
set! public.track = kodror forest river crystal mist mountain
set! public.event_top = storm
set! private[0].hand = c063
set! public.energy[0] = 3
do 0 act c063
illegal 0 effect
do 0 done   do 0 end-turn
do 1 meditate   do 1 end-turn
expect no-event attack
expect public.era = 2

scenario Kodror without behaviours steps and stays in the game
# R-MYS-M2.13 R-MYS-2.16
players 2   option extra_monsters=on   option monster_behaviours=off
plain
set! public.monster_of_era = kodror utcoro onygauros
set! public.monster_at = [0,0,0,0,0,0,2]
set! private[0].hand = c063
set! public.energy[0] = 3
set! public.track = river kodror
set! public.champion_at = monolith-mist tree-forest
do 0 act c063
do 0 effect
expect public.monster_at[6] = shard
expect public.ring = shard tree sphere volcano monolith
