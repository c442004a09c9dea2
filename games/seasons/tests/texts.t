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

scenario the Purse names what it does not affect
# R-SEA-C8.1
players 2   plain
expect entry purse-of-io en "does not affect Glutton Cauldron or Dragon Skull"
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

scenario cards name the house rule that changes them
# R-SEA-X1.1 R-SEA-X1.3 R-SEA-X1.4
players 2   plain
expect entry damned-soul-of-onys en "(With the house rule: it is activated only after the actions of the die.)"
expect entry damned-soul-of-onys pl "(Z zasadą domową: aktywacja dopiero po akcjach z kości.)"
expect entry temporal-boots en "(With the house rule: unless other Boots go back.)"
expect entry temporal-boots pl "(Z zasadą domową: o ile inne Buty nie cofną znacznika.)"
expect entry amulet-of-water en "(With the house rule: they do not pay where tokens are taken from the reserve.)"
expect entry amulet-of-water pl "(Z zasadą domową: nie płacą tam, gdzie żetony bierze się z zasobów.)"
expect no-entry amulet-of-air en "house rule"

scenario prompts tell that Onys can be passed, and only where it can
# R-SEA-C50.4 R-SEA-5.1 R-SEA-10.2
players 2   seed 7   plain
set! public.tableau[0] = damned-soul-of-onys die-of-malice
set! public.reserve[0] = [6,0,0,0]
set! public.gauge[0] = 2
push MALICE 0
expect prompt 0 en "Reroll it or leave it"
expect no-prompt 0 en "Damned Soul of Onys"
set public.reserve[0] = [6,1,0,0]
expect prompt 0 en "You may also pass on Damned Soul of Onys"
expect prompt 0 pl "Możesz też przekazać kartę Potępiona dusza Onysa"
do 0 go-on
push GAIN 0 1
do 0 gain water
expect decision OVERFLOW 0
expect prompt 0 en "You may also pass on Damned Soul of Onys"
expect prompt 0 pl "Możesz też przekazać kartę Potępiona dusza Onysa"
do 0 activate damned-soul-of-onys
push GAIN 0 1
do 0 gain water
expect decision OVERFLOW 0
expect no-prompt 0 en "Onys"

scenario the prompt of the Orb tells that passing Onys can make room
# R-SEA-C50.4 R-SEA-C34.1
players 2   seed 7   plain
set! public.gauge[0] = 2
set! public.tableau[0] = crystal-orb damned-soul-of-onys
set! public.reserve[0] = [4,1,0,0]
do 0 activate crystal-orb 0 0
expect prompt 0 en "You cannot summon it now. You may also pass on Damned Soul of Onys"
do 0 activate damned-soul-of-onys
expect no-prompt 0 en "Onys"

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

scenario a year before the first is called so
# R-SEA-C7.1
players 2   plain
set! public.year = 0   set! public.space = 12
expect drawn 0 en "Year 0 (before the first), round"
expect drawn 0 pl "Rok 0 (przed pierwszym), runda"
