# Games that begin with records: section L of docs/rules/fall.md. `record FILE` gives a record to the game
# before it starts, `refuse CODE` says that no game can begin with those given (refusals.def).
game fall

scenario after Mysthea everybody has the champion, colour and cards of that game
# R-FAL-L1.1 R-FAL-L1.2 R-FAL-L1.6 R-FAL-L1.5
players 2   record records/mysthea.json   option golems=random
expect decision START 0      expect public.legacy.mode = 1
expect public.hero = telron sanya                         expect public.colour = 1 2
expect public.legacy.cards[0] = c001 c009 c014 c019 c024 c048 c065
expect public.machine[0] = [5,5,5]
do 0 start m0                illegal 1 start c0           legal 1 start m1

scenario without a record characters are drawn
# R-FAL-L1.1
players 2   option golems=random
expect decision PILE 0       expect public.legacy.mode = 0

scenario after Icaion everybody has the seeker and colour of that game, and its machines stand
# R-FAL-L2.1 R-FAL-L2.2 R-FAL-L2.9
players 2   record records/icaion.json   option golems=random
expect decision ARMOUR 1     expect public.legacy.mode = 2
expect public.hero = heir criminal                        expect public.colour = 3 4
expect public.machine[0][0] = 3                           expect public.machine[0][1] = 4
expect public.machine[3][2] = 1                           expect public.machine[9][0] = 4
do 1 armour 0
do 0 start c0                illegal 1 start m0           legal 1 start c1

scenario G54 machines of unused colours are placed, the others are off the board
# R-FAL-L2.3 R-FAL-L2.4 R-FAL-L2.2
players 2   record records/icaion.json   option golems=random
expect public.machine[0][0] = 3                           # blue and purple, 18 machines, among the rest
expect public.machine[0][0] != 2
expect public.machine[1] != [0,0,0]                       # as evenly as possible: no region is left out

scenario machines of unused colours end as evenly as possible, whatever is drawn first
# R-FAL-L2.3 R-FAL-L2.4
# one by one, each where there are fewest, the last ones would have met in region 14: three there, one elsewhere
players 3   seed 34   record records/icaion-uneven.json   option golems=random
expect public.machine[14] = [5,0,5]                       expect public.machine[7] = [3,0,5]
expect public.machine[8] = [4,5,0]                        expect public.machine[10] = [4,5,0]
expect public.machine[3] = [1,2,3]                        # old machines never move

scenario where the first draw is even already it stays
# R-FAL-L2.3
players 3   seed 5   record records/icaion-uneven.json   option golems=random
expect public.machine[14] = [5,5,0]                       expect public.machine[11] = [0,5,5]
expect public.machine[8] = [4,0,0]                        expect public.machine[10] = [4,5,0]

scenario without unused colours nothing is placed
# R-FAL-L2.3
players 5   record records/icaion-five.json   option golems=random
expect public.machine[0] = [1,0,0]                        expect public.machine[7] = [0,0,0]
expect public.first_machine[0] = [1,0,0]

scenario after both the first player takes champion or seeker, the next the other
# R-FAL-L3.1 R-FAL-L3.2
players 2   record records/mysthea.json   record records/icaion.json   option golems=random
expect decision PILE 0       expect public.legacy.mode = 3
do 0 pile 0
expect public.hero = telron heir                          expect public.colour = 4 3

scenario after both, the seeker first
# R-FAL-L3.1
players 2   record records/mysthea.json   record records/icaion.json   option golems=random
do 0 pile 1
expect public.hero = criminal sanya                       expect decision ARMOUR 0

scenario three players after both: two of one game, one of the other
# R-FAL-L3.1
players 3   record records/mysthea-three.json   record records/icaion-three.json   option golems=random
do 0 pile 0
expect public.hero = telron heir anuth                    expect public.colour = 4 3 2

scenario who built a wonder gets a crystal at the start
# R-FAL-L4.1 R-FAL-L4.2
players 2   record records/wonder.json   option golems=random
do 1 armour 0
do 0 start c0
expect public.crystals[0] = 1 1 0 1 0                     expect public.wonder[3] = 1

scenario after both only if they play the seeker who built it
# R-FAL-L4.2 R-FAL-L3.2
players 2   record records/mysthea.json   record records/wonder.json   option golems=random
do 0 pile 0                  do 0 start m0                do 1 start c0
expect public.crystals[1] = 1 1 0 1 0

scenario and not as a champion
# R-FAL-L4.2
players 2   record records/mysthea.json   record records/wonder.json   option golems=random
do 0 pile 1                  do 0 armour 0                do 0 start c0                do 1 start m1
expect public.crystals[1] = 0 0 0 1 1

scenario others do not, nor without wonders
# R-FAL-L4.2
players 2   record records/icaion.json   option golems=random
do 1 armour 0
do 0 start c0
expect public.crystals[0] = 1 1 0 0 0                     expect public.wonder[3] = 0

scenario one player takes a record of two
# R-FAL-L5.3
players 1   record records/mysthea.json   option golems=random
expect public.hero = telron sanya                         expect decision START 0

scenario but none of three
# R-FAL-L5.3
players 1   record records/mysthea-three.json
refuse seats

scenario the number of players must fit
# R-FAL-L5.1
players 3   record records/mysthea.json
refuse seats

scenario two records of one game
# R-FAL-L5.1
players 2   record records/mysthea.json   record records/mysthea.json
refuse mode

scenario both records name the same people
# R-FAL-L5.2
players 2   record records/mysthea.json   record records/bad-people.json
refuse people

scenario records of different numbers of players
# R-FAL-L5.2
players 2   record records/mysthea.json   record records/icaion-three.json
refuse people

scenario different people are told before the number of players
# R-FAL-L5.2
players 4   record records/mysthea.json   record records/bad-people.json
refuse people

scenario the same people, but not as many as the game has
# R-FAL-L5.1
players 3   record records/mysthea.json   record records/icaion.json
refuse seats

scenario three records
# R-FAL-L5.1
players 2   record records/mysthea.json   record records/icaion.json   record records/mysthea.json
refuse mode

scenario the second record is looked at as closely as the first
# R-FAL-L5.1
players 2   record records/mysthea.json   record records/bad-machine.json
refuse machine

scenario no JSON
# R-FAL-L5.1
players 2   record records/bad-json.json
refuse json

scenario nested too deep
# R-FAL-L5.1
players 2   record records/bad-size.json
refuse size

scenario a record of another game
# R-FAL-L5.1
players 2   record records/bad-game.json
refuse game

scenario an empty file
# R-FAL-L5.1
players 2   record records/bad-empty.json
refuse json

scenario an unknown field
# R-FAL-L5.1
players 2   record records/bad-field.json
refuse field

scenario a field of the other game
# R-FAL-L5.1
players 2   record records/bad-field-other.json
refuse field

scenario another format
# R-FAL-L5.1
players 2   record records/bad-format.json
refuse format

scenario a newer version
# R-FAL-L5.1
players 2   record records/bad-version.json
refuse version

scenario a single player
# R-FAL-L5.1
players 2   record records/bad-players.json
refuse players

scenario seats that do not count from 0
# R-FAL-L5.1
players 2   record records/bad-seat.json
refuse players

scenario a character twice
# R-FAL-L5.1
players 2   record records/bad-duplicate.json
refuse duplicate

scenario a colour that no player has
# R-FAL-L5.1
players 2   record records/bad-colour.json
refuse colour

scenario G58 a champion in a record of Icaion
# R-FAL-L5.1
players 2   record records/bad-character.json
refuse character

scenario G58 a card with two players
# R-FAL-L5.1
players 2   record records/bad-card.json
refuse card

scenario cards out of order
# R-FAL-L5.1
players 2   record records/bad-card-order.json
refuse card

scenario two start cards of a colour
# R-FAL-L5.1
players 2   record records/bad-start-card.json
refuse start-card

scenario a region that does not exist
# R-FAL-L5.1
players 2   record records/bad-region.json
refuse region

scenario G58 two harvesters in a region
# R-FAL-L5.1
players 2   record records/bad-machine.json
refuse machine

scenario a machine of a colour that nobody used
# R-FAL-L5.1
players 2   record records/bad-machine-colour.json
refuse machine

scenario a neutral colour that a player has
# R-FAL-L5.1
players 2   record records/bad-neutral.json
refuse neutral

scenario a wonder that does not exist
# R-FAL-L5.1
players 2   record records/bad-wonder.json
refuse wonder

scenario machines of unused colours never take the place of others
# R-FAL-L2.2 R-FAL-L2.4
players 2   record records/icaion-full.json   option golems=random
expect public.machine[0] = [1,2,3]   expect public.machine[1] = [1,2,3]   expect public.machine[2] = [1,2,3]
expect public.machine[3] = [2,3,1]   expect public.machine[4] = [2,3,1]   expect public.machine[5] = [2,3,1]
expect public.machine[6] = [3,1,2]   expect public.machine[7] = [3,1,2]   expect public.machine[8] = [3,1,2]
expect public.machine[9][0] != 0   expect public.machine[9][1] != 0   expect public.machine[9][2] != 0
expect public.machine[10][0] != 0   expect public.machine[10][1] != 0   expect public.machine[10][2] != 0
expect public.machine[11][0] != 0   expect public.machine[11][1] != 0   expect public.machine[11][2] != 0
expect public.machine[12][0] != 0   expect public.machine[12][1] != 0   expect public.machine[12][2] != 0
expect public.machine[13][0] != 0   expect public.machine[13][1] != 0   expect public.machine[13][2] != 0
expect public.machine[14][0] != 0   expect public.machine[14][1] != 0   expect public.machine[14][2] != 0

scenario a wonder brings nothing to another seeker
# R-FAL-L4.2
players 2   record records/wonder.json   option golems=random
do 1 armour 0
do 0 start c0                do 1 start c1
expect public.crystals[1] = 0 1 1 0 0

scenario brackets in a name are no nesting
# R-FAL-L5.1
players 2   record records/mysthea-brackets.json   option golems=random
expect public.hero = telron sanya

scenario begun anew, wonders stand again
# R-FAL-3.19 R-FAL-L4.1
players 2   record records/wonder.json   option golems=chosen
do 0 system 0                do 1 armour 0                do 0 start c0
set! public.island_at = shard monolith tree sphere volcano
set! public.colossus = x3
set! public.defence = 3
# Two islands send four out, three of them meet in the misty valley of the wonder, the Colossus; then
# three Colossus cards.
chance 0/4 0/13 5/12 8/11 0/4 10/13 0/10 10/12 0/9 10/11 0/8
do 1 start c1
expect event wonder-lost     expect event reopened        expect public.wonder[3] = 1

scenario five players after both: three of one game, two of the other, in the order of Mysthea
# R-FAL-L3.1 R-FAL-L3.2
players 5   record records/mysthea-five.json   record records/icaion-five.json   option golems=random
expect decision PILE 0
do 0 pile 0
expect public.hero = anuth lone-survivor leheir heir cr-2t1
expect public.colour = 5 1 2 3 4

scenario five players after both, a seeker first
# R-FAL-L3.1
players 5   record records/mysthea-five.json   record records/icaion-five.json   option golems=random
do 0 pile 1
expect public.hero = outsider celethe cursed telron machine

scenario one player after both has a character of each game
# R-FAL-L5.3 R-FAL-L3.1
players 1   record records/mysthea.json   record records/icaion.json   option golems=random
expect decision PILE 0
do 0 pile 0
expect public.hero = telron heir                          expect decision START 0

scenario after Mysthea nobody picks a character or a colour, but machines are painted as always
# R-FAL-L1.1 R-FAL-L1.6 R-FAL-L1.5
players 2   record records/mysthea.json   option characters=picked   option colours=chosen   option machines=chosen   option golems=random
expect decision PAINT 0
do 0 paint 1   do 0 paint 2   do 0 paint 3   do 0 paint 4
expect public.hero = telron sanya   expect public.colour = 1 2   expect public.machine[0] = [1,1,1]
do 0 start m0   do 1 start m1

scenario after Icaion nobody picks a character or a colour, and nothing is painted
# R-FAL-L2.1 R-FAL-L2.9 R-FAL-L2.2
players 2   record records/icaion.json   option characters=picked   option colours=chosen   option machines=chosen   option golems=random
expect decision ARMOUR 1     expect public.hero = heir criminal
expect public.colour = 3 4   expect public.machine[0][0] = 3
do 1 armour 1
expect decision START 0

scenario without a record the same options ask
# R-FAL-L2.1 R-FAL-L2.9 R-FAL-L1.6
players 2   option characters=picked   option colours=chosen   option golems=random
do 0 pile 0   do 0 character telron
expect decision CHARACTER 1
do 1 character heir
expect decision BASE 0
