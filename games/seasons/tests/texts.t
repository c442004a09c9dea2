# What players read on the cards and while they play.
game seasons

scenario the Boots tell of years that fall, hands that stay and the round that is finished
# R-SEA-C7.1 R-SEA-13.3 R-SEA-14.5
players 2   plain
expect entry temporal-boots en "takes the year back by 1, and all hands stay"
expect entry temporal-boots en "ends the game, but only after this round"
expect entry temporal-boots pl "cofa rok o 1, a karty na rękach zostają"
expect entry temporal-boots pl "kończy grę, ale dopiero po tej rundzie"

scenario the Potion of Life needs no transmutation action
# R-SEA-C26.1
players 2   plain
expect entry potion-of-life en "in any season and without a transmutation action"
expect entry potion-of-life pl "niezależnie od pory roku i bez akcji przemienienia"

scenario the Purse names what it has no part in
# R-SEA-C8.1
players 2   plain
expect entry purse-of-io en "no part in Glutton Cauldron and Dragon Skull"
expect entry purse-of-io pl "Nie dotyczy to Kociołka żarłoka ani Smoczej czaszki"

scenario the Hand leaves free cards free
# R-SEA-C20.1
players 2   plain
expect entry hand-of-fortune en "not below 1 token"
expect entry hand-of-fortune en "free cards stay free"
expect entry hand-of-fortune pl "ale nie poniżej 1 żetonu"
expect entry hand-of-fortune pl "karty bez kosztu pozostają darmowe"

scenario an entry says once when its card works
# R-SEA-C22.1
players 2   plain
expect entry runic-cube-of-eolis en "No effect"
expect no-entry runic-cube-of-eolis en "never"
expect no-entry runic-cube-of-eolis pl "nigdy"
expect no-entry amulet-of-air en "works:"
expect no-entry amulet-of-air pl "działa:"

scenario Onys can be passed at any moment of the turn
# R-SEA-C50.4
players 2   plain
expect entry damned-soul-of-onys en "at any moment of your turn"
expect entry damned-soul-of-onys pl "w dowolnym momencie twojej tury"

scenario tokens are discarded and decks are made in the words of the rulebook
# R-SEA-3.3 R-SEA-10.2
players 2   option level=1
start
expect prompt 0 pl "Tworzenie talii: wybierz jeszcze 3 karty na rękę"

scenario the words for tokens that are too much
# R-SEA-10.2
players 2   plain
set! public.tableau[0] = potion-of-knowledge
set! public.reserve[0] = [6,0,0,0]
do 0 activate potion-of-knowledge
do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire   do 0 gain fire
expect prompt 0 pl "Odrzuć jeszcze 4 żetony"
expect choice 0 pl "Odrzuć: ogień"
do 0 drop fire
expect says pl "odrzuca nadmiar: ogień"
