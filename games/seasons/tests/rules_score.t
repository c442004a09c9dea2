# The end of the game: section 15 of docs/rules/seasons.md. In most scenarios the last round of
# year 3 ends with the turn of seat 1, who takes two water.
game seasons

scenario Helm, Lantern and Sealed Chest bring their crystals at the end of the game, not before
# R-SEA-15.1 R-SEA-C19.1 R-SEA-C45.1 R-SEA-C46.1
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = ragfields-helm lantern-of-xidit sealed-chest-of-urm
set! public.reserve[0] = [1,1,0,0]
do 0 end-turn                expect public.crystals[0] = 0
do 1 end-turn
expect over                  expect public.crystals[0] = 46
expect score 0 = 90

scenario each copy counts for itself
# R-SEA-15.1 R-SEA-1.9
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = ragfields-helm ragfields-helm lantern-of-xidit lantern-of-xidit sealed-chest-of-urm sealed-chest-of-urm
set! public.reserve[0] = [1,1,0,0]
do 0 end-turn   do 1 end-turn
expect over                  expect public.crystals[0] = 92

scenario a tie in cards, a familiar in play and an empty reserve leave all three without effect
# R-SEA-15.1 R-SEA-C19.1 R-SEA-C45.1 R-SEA-C46.1
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = ragfields-helm lantern-of-xidit sealed-chest-of-urm kairn-the-destroyer
set! public.tableau[1] = ragfields-helm temporal-boots runic-cube-of-eolis amulet-of-air
do 0 end-turn   do 1 end-turn
expect over                  expect public.crystals = [0,0,0,0]

scenario crystals and prestige, minus five for each card in hand, minus the bonuses
# R-SEA-15.2
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.crystals = [30,30,0,0]
set! public.tableau[0] = temporal-boots temporal-boots cursed-treatise-of-arus
set! public.bonus_used = [1,3,0,0]
set! private[0].hand = amulet-of-air amulet-of-air amulet-of-fire
do 0 end-turn   do 1 end-turn
expect over
expect score 0 = 16          expect score 1 = 10

scenario tokens are worth nothing, in the reserve or on a card
# R-SEA-15.2
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [1,1,1,1]
set! public.reserve[0] = [3,0,0,4]
do 0 end-turn   do 1 end-turn
expect over                  expect score 0 = 6          expect score 1 = 0

scenario a score may be negative, crystals are not
# R-SEA-15.3 R-SEA-1.8
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = damned-soul-of-onys cursed-treatise-of-arus
set! public.crystals[0] = 2
set! public.bonus_used[0] = 2
set! private[0].hand = amulet-of-air
do 0 end-turn   do 1 end-turn
expect over                  expect public.crystals[0] = 0
expect score 0 = -32         expect rank 0 = 2           expect rank 1 = 1

scenario the highest score wins
# R-SEA-15.4
players 4
plain
set! public.crystals = [10,40,30,20]
set! public.tableau[0] = temporal-boots die-of-malice
expect rank 1 = 1   expect rank 2 = 2   expect rank 0 = 3   expect rank 3 = 4

scenario a tie goes to the player with more cards in play
# R-SEA-15.4
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! public.tableau[0] = temporal-boots
set! public.crystals = [4,12,0,0]
do 0 end-turn   do 1 end-turn
expect over                  expect score 0 = 12         expect score 1 = 12
expect rank 0 = 1            expect rank 1 = 2

scenario with as many cards in play the tie is shared
# R-SEA-15.4
players 3
plain
set! public.tableau[0] = temporal-boots
set! public.tableau[1] = die-of-malice
set! public.crystals = [4,4,1,0]
expect score 0 = 12          expect score 1 = 12         expect score 2 = 1
expect rank 0 = 1            expect rank 1 = 1           expect rank 2 = 3

scenario cards in play decide only a tie, also when they are worth less than nothing
# R-SEA-15.4
players 2
plain
set! public.tableau[0] = damned-soul-of-onys damned-soul-of-onys
set! public.crystals = [11,0,0,0]
expect score 0 = 1           expect rank 0 = 1           expect rank 1 = 2
set public.crystals[1] = 1
expect rank 0 = 1            expect rank 1 = 2
set public.crystals[1] = 2
expect rank 0 = 2            expect rank 1 = 1

scenario when the game is over nobody decides and the hands count
# R-SEA-15.2 R-SEA-14.5
players 2
plain
set! public.year = 3
set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [3,1,1,0,0]
set! private[1].hand = amulet-of-air
do 0 end-turn   do 1 end-turn
expect over                  expect waiting none
expect why 0 over end-turn      expect why-thing 1 over ACTION summon
expect legal-count 0 = 0     expect legal-count 1 = 0
expect score 1 = -5

scenario the score before the end counts what cards would bring if the game ended now
# R-SEA-15.1 R-SEA-15.2
players 2   seed 1
plain
set! public.tableau[0] = sealed-chest-of-urm lantern-of-xidit ragfields-helm
set! public.reserve[0] = [1,1,1,0]
expect public.crystals[0] = 0
expect score 0 = 93                   # prestige 44, Helm 20, Lantern 9, Chest 20
expect rank 0 = 1
expect drawn 0 en "score 93"          expect drawn 1 pl "wynik 93"

scenario the score before the end counts nothing that would not come
# R-SEA-15.1 R-SEA-C19.1 R-SEA-C46.1
players 2   seed 1
plain
set! public.tableau[0] = sealed-chest-of-urm ragfields-helm naria-the-prophetess
set! public.tableau[1] = amulet-of-air amulet-of-air amulet-of-earth
expect score 0 = 28                   # prestige alone: a familiar, and no more cards than the other
set! public.tableau[0] = sealed-chest-of-urm ragfields-helm
expect score 0 = 40                   # prestige 20 and the Chest

scenario once the game is over the same cards are not counted twice
# R-SEA-15.1 R-SEA-15.2
players 2   seed 7
plain
set! public.year = 3   set! public.space = 12
set! public.dice[winter] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[0] = sealed-chest-of-urm lantern-of-xidit ragfields-helm
set! public.reserve[0] = [1,1,1,0]
expect score 0 = 93
do 0 end-turn   do 1 end-turn
expect over
expect public.crystals[0] = 49        expect score 0 = 93
