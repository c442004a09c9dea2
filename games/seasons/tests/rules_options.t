# The rules of which Plansza knows another reading: by the letter, and with each house rule.
game seasons

# Onys at any moment of its holder's turn (R-SEA-C50.4, R-SEA-X1.1)

scenario Onys can be passed before the die acts, with no Die of Malice in play
# R-SEA-C50.4 R-SEA-5.2
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
expect decision MALICE 1
expect prompt 1 en "Damned Soul of Onys: pass this card on, or carry out the actions of your die"
expect prompt 1 pl "przekaż tę kartę albo wykonaj akcje z kości"
expect legal-count 1 = 2
do 1 activate damned-soul-of-onys
expect event passed-onys 1 with 0
expect public.tableau[0] = damned-soul-of-onys
expect decision MAIN 1                 # nothing is left to ask, and the die has acted
expect public.reserve[1] = [0,2,0,0]

scenario Whoever goes on keeps Onys and can pass it after the die
# R-SEA-C50.4
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
do 1 go-on
expect decision MAIN 1
legal 1 activate damned-soul-of-onys

scenario Without water there is nothing to ask before the die
# R-SEA-C50.4 R-SEA-C50.2
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [1,0,1,1]
do 0 end-turn
expect decision MAIN 1
legal 1 activate damned-soul-of-onys   # with the water of the die

scenario With the house rule nothing is asked before the die
# R-SEA-X1.1
players 2  seed 7  option onys_after_die=on  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
expect decision MAIN 1
legal 1 activate damned-soul-of-onys

scenario Onys can be passed between two rerolls of the Die of Malice
# R-SEA-C50.4 R-SEA-5.1 R-SEA-C15.2
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = die-of-malice die-of-malice damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
expect decision MALICE 1
expect prompt 1 en "Reroll it or leave it"
do 1 reroll
legal 1 activate damned-soul-of-onys
do 1 activate damned-soul-of-onys
expect decision MALICE 1
illegal 1 activate
do 1 reroll
expect public.crystals[1] >= 4

scenario A token that would be too much can pay for Onys
# R-SEA-C50.4 R-SEA-5.3 R-SEA-10.2
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]         # seat 1: two water, one crystal
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [6,0,0,0]
do 0 end-turn
expect decision OVERFLOW 1
expect choice 1 en "Activate: Damned Soul of Onys (price: 1 water"
do 1 activate damned-soul-of-onys
expect decision MAIN 1
expect public.reserve[1] = [6,1,0,0]
expect public.tableau[0] = damned-soul-of-onys

scenario With two tokens too many one pays for Onys and the other goes back
# R-SEA-C50.4 R-SEA-10.2
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [7,0,0,0]
do 0 end-turn
expect decision OVERFLOW 1
do 1 activate damned-soul-of-onys
expect decision OVERFLOW 1
illegal 1 activate
do 1 drop air
expect decision MAIN 1
expect public.reserve[1] = [6,1,0,0]

scenario The water of an Amulet passes Onys too, and then the reserve is as overfull as before
# R-SEA-C50.4 R-SEA-10.5
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = damned-soul-of-onys amulet-of-water
set! public.amulet[1][0] = [0,1,0,0]
set! public.reserve[1] = [6,0,0,0]
do 0 end-turn
do 1 go-on                             # the water of the Amulet was there before the die
expect decision OVERFLOW 1
do 1 activate damned-soul-of-onys
expect decision PAY 1
do 1 pay water 1
expect decision OVERFLOW 1
expect public.tableau[1] = amulet-of-water
do 1 drop water
expect public.reserve[1] = [6,1,0,0]

scenario An Onys just summoned can be passed with the water that it has brought too much
# R-SEA-C50.4 R-SEA-C50.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,1,0,0]
set! public.reserve[0] = [6,1,0,0]
set! private[0].hand = damned-soul-of-onys
do 0 summon damned-soul-of-onys
do 0 pay water 1
expect decision OVERFLOW 0
do 0 activate damned-soul-of-onys
expect decision MAIN 0
expect public.reserve[0] = [6,1,0,0]
expect public.tableau[1] = damned-soul-of-onys

scenario With the house rule an overfull reserve is settled without Onys
# R-SEA-X1.1
players 2  seed 7  option onys_after_die=on  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,1,1,0,0]
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [6,0,0,0]
do 0 end-turn
expect decision OVERFLOW 1
illegal 1 activate

scenario Outside the own turn an overfull reserve does not pass Onys
# R-SEA-C50.4 R-SEA-4.5
players 2  seed 7  plain
set! public.gauge[0] = 1
set! public.space = 3
set! public.tableau[1] = damned-soul-of-onys hourglass-of-time
set! public.reserve[1] = [6,1,0,0]
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 move 1
do 1 gain water
expect decision OVERFLOW 1
illegal 1 activate

scenario Fairies act on Onys passed before the die as on every activation
# R-SEA-C50.4 R-SEA-8.4 R-SEA-C41.1
players 2  seed 7  plain
set! public.dice[0] = [1,2,3,0,0]
set! public.face = [1,2,1,0,0]         # seat 1: two water, one crystal
set! public.tableau[0] = thieving-fairies
set! public.tableau[1] = damned-soul-of-onys
set! public.reserve[1] = [0,1,0,0]
do 0 end-turn
do 1 activate damned-soul-of-onys      # without crystals yet
expect public.crystals[0] = 1

scenario A gain beyond the capacity leaves a token for Onys
# R-SEA-C50.4 R-SEA-10.4 R-SEA-C36.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [1,0,0,0]
set! private[0].hand = runic-cube-of-eolis temporal-boots
push CROWN 0
do 0 discard runic-cube-of-eolis
expect head.frame[3].arg = 8 0 0 0
do 0 gain fire  do 0 gain fire  do 0 gain fire  do 0 gain fire
do 0 gain fire  do 0 gain fire  do 0 gain fire  do 0 gain water
expect decision OVERFLOW 0
do 0 activate damned-soul-of-onys
do 0 drop air
expect public.reserve[0] = [0,0,7,0]

scenario With the house rule a gain is no larger than the capacity
# R-SEA-X1.1 R-SEA-10.4
players 2  seed 7  option onys_after_die=on  plain
set! public.gauge[0] = 2
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [1,0,0,0]
set! private[0].hand = runic-cube-of-eolis temporal-boots
push CROWN 0
do 0 discard runic-cube-of-eolis
expect head.frame[3].arg = 7 0 0 0

scenario The token of a Vase can pass Onys before the new card acts, which makes room for the Chalice
# R-SEA-C50.4 R-SEA-7.5 R-SEA-C30.1 R-SEA-C9.2
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = yjangs-forgotten-vase damned-soul-of-onys
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-earth purse-of-io purse-of-io staff-of-spring
do 0 summon divine-chalice
do 0 gain water
expect decision ONYS 0
expect prompt 0 en "pass this card on, or go on with the card just summoned (Divine Chalice)"
expect prompt 0 pl "rozpatrz efekt przywołanej karty (Boski kielich)"
expect choice 0 en "Do not pass it"
do 0 activate damned-soul-of-onys
expect decision PICK 0
do 0 pick amulet-of-earth
expect public.tableau[0] = amulet-of-earth divine-chalice yjangs-forgotten-vase
expect public.crystals[0] = 9

scenario Whoever keeps Onys after the Vase is asked again when the Chalice has shown its cards
# R-SEA-C50.4 R-SEA-C9.2
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = yjangs-forgotten-vase damned-soul-of-onys
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-earth purse-of-io purse-of-io staff-of-spring
do 0 summon divine-chalice
do 0 gain water
do 0 go-on
expect decision ONYS 0
expect no-event discarded-drawn
do 0 go-on
expect decision MAIN 0
expect event discarded-drawn 0 with 4
expect public.tableau[0] = divine-chalice yjangs-forgotten-vase damned-soul-of-onys

scenario Passing Onys makes room for the Chalice's card once the cards are seen
# R-SEA-C50.4 R-SEA-C9.2
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [1,2,1,1]
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-earth purse-of-io purse-of-io staff-of-spring
do 0 summon divine-chalice
expect decision ONYS 0
expect private[0].look = amulet-of-earth staff-of-spring purse-of-io purse-of-io
expect hidden private[0].look from 1
expect prompt 0 en "pass this card on to make room for one of those drawn (Divine Chalice), or discard them all"
expect prompt 0 pl "żeby zrobić miejsce na jedną z dobranych (Boski kielich)"
expect choice 0 en "Do not pass it: discard the cards drawn"
expect choice 0 pl "Nie przekazuj: odrzuć dobrane karty"
do 0 activate damned-soul-of-onys
expect public.tableau[1] = damned-soul-of-onys
expect decision PICK 0
do 0 pick amulet-of-earth
expect event discarded-drawn 0 with 3
expect public.tableau[0] = amulet-of-earth divine-chalice
expect public.crystals[0] = 9

scenario The source of the water is asked while the Chalice's cards are looked at
# R-SEA-C50.4 R-SEA-10.5
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = damned-soul-of-onys amulet-of-water
set! public.amulet[0][0] = [0,1,0,0]
set! public.reserve[0] = [1,2,1,1]
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-earth purse-of-io purse-of-io staff-of-spring
do 0 summon divine-chalice
do 0 pay water 0
expect decision ONYS 0
do 0 activate damned-soul-of-onys
expect decision PAY 0
expect hidden private[0].look from 1
do 0 pay water 1
do 0 pick staff-of-spring
expect public.tableau[0] = amulet-of-water staff-of-spring divine-chalice

scenario With room made by one Onys the other is not asked about
# R-SEA-C50.4 R-SEA-C9.2
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = damned-soul-of-onys damned-soul-of-onys
set! public.reserve[0] = [1,3,1,1]
set! private[0].hand = divine-chalice
set! secret.top = amulet-of-earth purse-of-io purse-of-io staff-of-spring
do 0 summon divine-chalice
expect decision ONYS 0
do 0 activate damned-soul-of-onys
expect decision PICK 0                 # room for one card: nothing more is asked
illegal 0 activate
do 0 pick amulet-of-earth
expect public.tableau[0] = amulet-of-earth divine-chalice damned-soul-of-onys

scenario Without water for Onys the Chalice's cards are discarded at once
# R-SEA-C50.4 R-SEA-C9.2
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = divine-chalice
do 0 summon divine-chalice             # the only water has paid for the Chalice
expect decision MAIN 0
expect event discarded-drawn 0 with 4

scenario With room for its card the Chalice does not ask about Onys
# R-SEA-C50.5
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [1,2,1,1]
set! private[0].hand = divine-chalice
do 0 summon divine-chalice
expect decision PICK 0
illegal 0 activate

scenario With the house rule the Chalice without room discards its cards before Onys can be passed
# R-SEA-X1.1 R-SEA-C9.2
players 2  seed 7  option onys_after_die=on  plain
set! public.gauge[0] = 2
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [1,2,1,1]
set! private[0].hand = divine-chalice
do 0 summon divine-chalice
expect decision MAIN 0
expect event discarded-drawn 0 with 4
legal 0 activate damned-soul-of-onys

scenario Without a Vase, without water or with the house rule nothing is asked in a summon
# R-SEA-C50.4 R-SEA-X1.1
players 2  seed 7  plain
set! public.gauge[0] = 5
set! public.tableau[0] = damned-soul-of-onys
set! public.reserve[0] = [0,1,0,4]
set! private[0].hand = amulet-of-earth amulet-of-earth
do 0 summon amulet-of-earth
expect decision MAIN 0
set! public.tableau[0] = damned-soul-of-onys yjangs-forgotten-vase
set! public.reserve[0] = [0,0,0,4]
do 0 summon amulet-of-earth
do 0 gain fire
expect decision MAIN 0

scenario With the house rule the token of a Vase comes too late for the Chalice
# R-SEA-X1.1
players 2  seed 7  option onys_after_die=on  plain
set! public.gauge[0] = 3
set! public.tableau[0] = yjangs-forgotten-vase damned-soul-of-onys
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = divine-chalice
do 0 summon divine-chalice
do 0 gain water
expect decision MAIN 0
expect event discarded-drawn 0 with 4
legal 0 activate damned-soul-of-onys

scenario The water of a Vase passes the Onys that has just been summoned, before it acts for its summoner
# R-SEA-C50.1 R-SEA-C50.4 R-SEA-C30.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = yjangs-forgotten-vase
set! public.reserve[0] = [0,1,0,0]
set! private[0].hand = damned-soul-of-onys
do 0 summon damned-soul-of-onys
do 0 gain water
expect decision ONYS 0
do 0 activate damned-soul-of-onys
expect public.tableau[1] = damned-soul-of-onys
expect public.crystals = [10,0,0,0]
expect public.reserve[0] = [0,1,0,0]

scenario Another token of the Vase passes nothing
# R-SEA-C50.4 R-SEA-C30.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = yjangs-forgotten-vase
set! public.reserve[0] = [0,1,0,0]
set! private[0].hand = damned-soul-of-onys
do 0 summon damned-soul-of-onys
do 0 gain air
expect decision MAIN 0
expect public.tableau[0] = yjangs-forgotten-vase damned-soul-of-onys

scenario Both Onys are passed from one overfull reserve
# R-SEA-C50.4 R-SEA-10.2
players 2  seed 7  plain
set! public.tableau[0] = damned-soul-of-onys damned-soul-of-onys potion-of-knowledge
set! public.reserve[0] = [4,0,0,0]
do 0 activate potion-of-knowledge
do 0 gain water  do 0 gain water  do 0 gain fire  do 0 gain fire  do 0 gain fire
expect decision OVERFLOW 0
do 0 activate damned-soul-of-onys
expect decision OVERFLOW 0
do 0 activate damned-soul-of-onys
expect decision MAIN 0
expect public.tableau[1] = damned-soul-of-onys damned-soul-of-onys
expect public.reserve[0] = [4,0,3,0]

scenario With one token too many only one of two Onys is paid by it
# R-SEA-C50.4 R-SEA-10.2
players 2  seed 7  plain
set! public.tableau[0] = damned-soul-of-onys damned-soul-of-onys potion-of-knowledge
set! public.reserve[0] = [3,0,0,0]
do 0 activate potion-of-knowledge
do 0 gain water  do 0 gain water  do 0 gain fire  do 0 gain fire  do 0 gain fire
do 0 activate damned-soul-of-onys
expect decision MAIN 0
expect public.reserve[0] = [3,1,3,0]
legal 0 activate damned-soul-of-onys

scenario Onys can be passed once the Orb has shown its card, which makes room for it
# R-SEA-C50.4 R-SEA-C34.1
players 2  seed 7  plain
set! public.gauge[0] = 2
set! public.tableau[0] = crystal-orb damned-soul-of-onys
set! public.reserve[0] = [4,1,0,0]
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
expect decision ORB 0
illegal 0 take-top
do 0 activate damned-soul-of-onys
expect decision ORB 0
do 0 take-top
expect public.tableau[0] = amulet-of-earth crystal-orb
expect public.crystals[0] = 9

scenario The source of the water is asked while the card of the Orb is looked at
# R-SEA-C50.4 R-SEA-10.5 R-SEA-C34.3
players 2  seed 7  plain
set! public.gauge[0] = 3
set! public.tableau[0] = crystal-orb damned-soul-of-onys amulet-of-water
set! public.amulet[0][0] = [0,1,0,0]
set! public.reserve[0] = [0,1,0,0]
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
do 0 activate damned-soul-of-onys
expect decision PAY 0
expect hidden secret.top from 1
do 0 pay water 1
expect decision ORB 0
do 0 leave
expect decision MAIN 0

scenario With the house rule the Orb does not wait for Onys
# R-SEA-X1.1 R-SEA-C34.1
players 2  seed 7  option onys_after_die=on  plain
set! public.gauge[0] = 2
set! public.tableau[0] = crystal-orb damned-soul-of-onys
set! public.reserve[0] = [4,1,0,0]
set! secret.top = amulet-of-earth
do 0 activate crystal-orb 0 0
illegal 0 activate

scenario Onys waits while tokens are chosen, paid or converted
# R-SEA-C50.5
players 2  seed 7  plain
set! public.gauge[0] = 9
set! public.tableau[0] = damned-soul-of-onys kairn-the-destroyer mirror-of-the-seasons potion-of-knowledge amulet-of-water necrotic-kriss
set! public.amulet[0][0] = [0,1,0,0]
set! public.reserve[0] = [1,1,0,0]
set! public.crystals[0] = 3
do 0 activate kairn-the-destroyer
illegal 0 activate
do 0 spend air
do 0 activate mirror-of-the-seasons
illegal 0 activate
do 0 convert water fire 1
illegal 0 activate                     # the source of the water is asked
do 0 pay water 0
do 0 activate potion-of-knowledge
illegal 0 activate
do 0 gain air  do 0 gain air  do 0 gain air  do 0 gain air  do 0 gain air
do 0 activate necrotic-kriss
illegal 0 activate
do 0 sacrifice kairn-the-destroyer

# The draw pile that runs out (R-SEA-11.1, R-SEA-X1.2)

scenario drawing the last card shuffles the discard pile at once
# R-SEA-11.1 R-SEA-11.3
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.tableau[0] = potion-of-power
set! secret.discard = amulet-of-air
expect public.draw_count = 1
do 0 activate potion-of-power
expect event reshuffled with 2
expect private[0].hand = amulet-of-earth
expect public.draw_count = 2         expect public.discard_count = 0
expect public.seen_discard = []

scenario with nothing discarded the pile stays empty until a card is needed
# R-SEA-11.1 R-SEA-11.2
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-air amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.gauge[0] = 3
set! public.tableau[0] = potion-of-power
set! public.reserve[0] = [0,0,2,0]
set! private[0].hand = amulet-of-fire
expect public.draw_count = 1
do 0 summon amulet-of-fire
expect event drew 0 with 1           expect no-event reshuffled
expect public.draw_count = 0         expect public.discard_count = 0
do 0 pick amulet-of-earth
do 0 activate potion-of-power
expect event reshuffled with 1
expect private[0].hand = amulet-of-earth potion-of-power

scenario the last card that the Orb discards is among those that are shuffled
# R-SEA-11.1 R-SEA-C34.2
players 2
plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 3
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! secret.discard = amulet-of-air
expect public.draw_count = 1
do 0 activate crystal-orb 0 1
expect event buried-top              expect event reshuffled with 2
expect public.draw_count = 2         expect public.discard_count = 0
expect secret.deck = amulet-of-air amulet-of-earth

scenario with the house rule the Orb's last card waits in the discard pile
# R-SEA-X1.2 R-SEA-C34.2
players 2   option reshuffle_at_need=on
plain
set! public.tableau[0] = crystal-orb
set! public.crystals[0] = 3
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! secret.discard = amulet-of-air
do 0 activate crystal-orb 0 1
expect no-event reshuffled
expect public.draw_count = 0         expect public.discard_count = 2

scenario the last card that the Orb summons leaves a fresh pile behind
# R-SEA-11.1 R-SEA-C34.1
players 2
plain
set! public.gauge[0] = 2
set! public.tableau[0] = crystal-orb
set! public.reserve[0] = [4,0,0,0]
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! secret.discard = amulet-of-air
do 0 activate crystal-orb 0 0
expect no-event reshuffled
do 0 take-top
expect event reshuffled with 1
expect public.tableau[0] = amulet-of-earth crystal-orb
expect public.draw_count = 1         expect public.discard_count = 0

scenario the Crown that draws the last card shuffles at once
# R-SEA-11.1 R-SEA-C36.1
players 2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! secret.discard = amulet-of-air
push CROWN 0
do 0 draw
expect event reshuffled with 1
expect public.draw_count = 1

scenario the last card shown by a die does not join the pile that is shuffled for it
# R-SEA-11.1 R-SEA-5.5
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! secret.discard = amulet-of-air
push DRAW_MODE 0
do 0 draw-one
expect event reshuffled with 1
do 0 discard amulet-of-earth
expect secret.deck = amulet-of-air   expect secret.discard = amulet-of-earth

scenario Naria who draws the last cards leaves a fresh pile behind
# R-SEA-11.1 R-SEA-C12.1
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.gauge[0] = 1
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! secret.discard = temporal-boots
expect public.draw_count = 2
do 0 summon naria-the-prophetess
expect event reshuffled with 1
expect private[0].look = amulet-of-air amulet-of-earth
do 0 pick amulet-of-air
expect secret.deck = temporal-boots  expect public.discard_count = 0

scenario with the house rule Naria leaves the discard pile alone
# R-SEA-X1.2 R-SEA-C12.1
players 2   option level=2   option reshuffle_at_need=on
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! public.gauge[0] = 1
set! public.crystals[0] = 3
set! private[0].hand = naria-the-prophetess
set! secret.discard = temporal-boots
expect public.draw_count = 2
do 0 summon naria-the-prophetess
expect no-event reshuffled
expect public.draw_count = 0         expect secret.discard = temporal-boots

scenario the card that the Demon makes an opponent draw may be the last one
# R-SEA-11.1 R-SEA-C38.1
players 2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! private[1].library[1] = amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! public.gauge[0] = 1
set! public.gauge[1] = 3
set! public.reserve[0] = [1,1,1,1]
set! private[0].hand = demon-of-argos
set! secret.discard = temporal-boots
expect public.draw_count = 1
do 0 summon demon-of-argos
expect event reshuffled with 1
expect private[1].hand = amulet-of-air
expect secret.deck = temporal-boots  expect public.discard_count = 0

scenario the fire of the Elemental Amulet may draw the last card
# R-SEA-11.1 R-SEA-C31.2
players 2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! private[1].library[1] = amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase tree-of-light arcano-leech crystal-orb glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons pendant-of-ragnor sid-nightshade damned-soul-of-onys
set! public.gauge[0] = 1
set! public.reserve[0] = [0,0,1,0]
set! private[0].hand = elemental-amulet
set! secret.discard = temporal-boots
expect public.draw_count = 1
do 0 summon elemental-amulet
expect event reshuffled with 1
expect private[0].hand = amulet-of-air
expect secret.deck = temporal-boots  expect public.discard_count = 0

scenario the draw bonus may draw the last two cards
# R-SEA-11.1 R-SEA-5.6
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! secret.discard = temporal-boots
expect public.draw_count = 2
push DRAW_MODE 0
do 0 draw-two
expect event reshuffled with 1
expect private[0].look = amulet-of-air amulet-of-earth
do 0 pick amulet-of-air
expect secret.deck = temporal-boots  expect secret.discard = amulet-of-earth

scenario a draw bonus that leaves a card on the pile shuffles nothing
# R-SEA-11.1 R-SEA-5.6
players 2   option level=2
plain
set! private[1].library[0] = amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! private[1].library[1] = amulet-of-fire amulet-of-water balance-of-ishtar staff-of-spring divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase
set! secret.discard = temporal-boots
expect public.draw_count = 3
push DRAW_MODE 0
do 0 draw-two
expect no-event reshuffled
expect public.draw_count = 1         expect public.discard_count = 1

# What the Amulet of Water pays (R-SEA-10.5, R-SEA-X1.4)

scenario tokens of the Amulet pay for Kairn, Tree, Orb, Cauldron, Ishtar, Mirror and the exchange
# R-SEA-10.5
players 2  seed 7  plain
set! public.gauge[0] = 9
set! public.tableau[0] = amulet-of-water amulet-of-water kairn-the-destroyer tree-of-light glutton-cauldron balance-of-ishtar mirror-of-the-seasons crystal-orb
set! public.amulet[0] = [[0,0,4,0],[0,0,4,0]]
set! public.crystals[0] = 2
legal 0 activate kairn-the-destroyer
legal 0 activate tree-of-light 0 1
legal 0 activate glutton-cauldron
legal 0 activate balance-of-ishtar 0 3
legal 0 activate mirror-of-the-seasons
legal 0 bonus 0
do 0 activate crystal-orb 0 0
legal 0 take-top

scenario with the house rule they pay for none of these
# R-SEA-X1.4
players 2  seed 7  option reserve_only=on  plain
set! public.gauge[0] = 9
set! public.tableau[0] = amulet-of-water amulet-of-water kairn-the-destroyer tree-of-light glutton-cauldron balance-of-ishtar mirror-of-the-seasons crystal-orb
set! public.amulet[0] = [[0,0,4,0],[0,0,4,0]]
set! public.crystals[0] = 2
illegal 0 activate kairn-the-destroyer
illegal 0 activate tree-of-light
illegal 0 activate glutton-cauldron
illegal 0 activate balance-of-ishtar
illegal 0 activate mirror-of-the-seasons
illegal 0 bonus 0
do 0 activate crystal-orb 0 0
illegal 0 take-top
expect prompt 0 en "You cannot summon it now"

scenario with the house rule tokens of the reserve are the only ones offered for them
# R-SEA-X1.4
players 2  seed 7  option reserve_only=on  plain
set! public.gauge[0] = 9
set! public.tableau[0] = amulet-of-water kairn-the-destroyer balance-of-ishtar mirror-of-the-seasons
set! public.amulet[0][0] = [0,0,4,0]
set! public.reserve[0] = [0,0,5,0]
set! public.crystals[0] = 4
do 0 activate kairn-the-destroyer
expect public.reserve[0] = [0,0,4,0]
do 0 activate mirror-of-the-seasons
illegal 0 convert fire air 5
do 0 convert fire air 1
expect decision MAIN 0
expect public.reserve[0] = [1,0,3,0]   expect public.amulet[0][0] = [0,0,4,0]
do 0 activate balance-of-ishtar 0 3
expect decision MAIN 0
expect public.reserve[0] = [1,0,0,0]   expect public.amulet[0][0] = [0,0,4,0]
expect public.crystals[0] = 12

scenario with the house rule the Amulet still pays for summons and Onys and is transmuted
# R-SEA-X1.4 R-SEA-6.1
players 2  seed 7  option reserve_only=on  plain
set! public.gauge[0] = 9
set! public.tableau[0] = amulet-of-water damned-soul-of-onys
set! public.amulet[0][0] = [0,1,1,2]
set! public.can_transmute = 1
set! private[0].hand = amulet-of-earth
legal 0 transmute fire 1
legal 0 activate damned-soul-of-onys
do 0 summon amulet-of-earth
expect public.amulet[0][0] = [0,1,1,0]
do 0 activate damned-soul-of-onys
expect public.amulet[0][0] = [0,0,1,0]

scenario with the house rule the transmutation bonus is for the reserve alone
# R-SEA-X1.4 R-SEA-9.3 R-SEA-6.4
players 2  seed 7  option reserve_only=on  plain
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,2,0]
set! public.reserve[0] = [0,0,1,0]
do 0 bonus 1
illegal 0 transmute fire 1
expect prompt 0 en "transmuting tokens too"
do 0 transmute fire 0
expect public.crystals[0] = 3          # winter: fire 2, and 1 for the bonus
set! public.can_transmute = 1
expect choice 0 en "fire → 2 crystals (from Amulet of Water)"
do 0 transmute fire 1
expect public.crystals[0] = 5          # the die has opened it, the bonus adds nothing

scenario without the house rule the transmutation bonus is for the Amulet's tokens too
# R-SEA-10.5 R-SEA-9.3
players 2  seed 7  plain
set! public.tableau[0] = amulet-of-water
set! public.amulet[0][0] = [0,0,2,0]
do 0 bonus 1
do 0 transmute fire 1
expect public.crystals[0] = 3

# What is shown of the end of year 3 (R-SEA-14.5, R-SEA-X1.3)

scenario with the house rule the last round is called so only as long as Boots leave it
# R-SEA-X1.3
players 2  seed 7  option boots_undo_end=on  plain
set! public.gauge[0] = 2
set! public.year = 3   set! public.space = 12
set! private[0].hand = temporal-boots temporal-boots
do 0 summon temporal-boots
expect choice 0 en "the last round unless other Boots go back"
expect choice 0 pl "ostatnia runda, o ile inne Buty nie cofną znacznika"
do 0 move 1
expect says en "the game ends with this round unless Boots go back"
expect says pl "gra kończy się z tą rundą, o ile Buty nie cofną znacznika"
expect not-drawn 0 en "last round"
expect head.frame[0].flag = 0
do 0 summon temporal-boots
do 0 move -1
expect says en "Year 3"
expect drawn 0 en "Year 3/3"

scenario with the house rule round 200 is the last one, in whatever year
# R-SEA-14.7 R-SEA-X1.3
players 2  seed 7  option boots_undo_end=on  plain
set! public.gauge[0] = 2
set! public.year = 2   set! public.space = 12
expect not-drawn 0 en "last round"
set! public.round = 200
expect drawn 0 en "last round"
expect drawn 0 pl "ostatnia runda"
expect not-drawn 0 en "past year 3"
set! public.year = 3
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
expect no-choice 0 en "unless other Boots go back"
do 0 move 1
expect says en "The third year is over, this round is the last"
expect drawn 0 en "last round"

scenario with the house rule a round past year 3 is called so while Boots can still lead back
# R-SEA-X1.3
players 2  seed 7  option boots_undo_end=on  plain
set! public.gauge[0] = 1
set! public.year = 3   set! public.space = 12
set! private[0].hand = temporal-boots
do 0 summon temporal-boots
do 0 move 1
expect drawn 0 en "past year 3"
expect drawn 0 pl "po roku 3"
