# Why questions about crystals and shards refuse an action: reasons of games/fall/reasons.def.
game fall

scenario ways to pay for a card
# R-FAL-6.9 R-FAL-6.4 R-FAL-6.11
players 2   option consent=ask
plain
set! public.crystals[0] = 1 2 0 1 0
set! public.city = 1 0 1 0 0
set! public.jokers[0] = 1
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
do 0 attack 0
expect why 0 none own blue      expect why 0 none city blue      expect why 0 none pair brown      expect why 0 none parasite blue
expect why 0 not-due own brown      expect why 0 not-due city green      expect why 0 not-due parasite pink
expect why 0 pair-is-due pair blue      expect why 0 pair-short pair grey      expect why 0 pair-short pair pink
expect why-says 0 en "This colour (brown) is not due now, but: blue" own brown
expect why-says 0 pl "Ten kolor (brązowy) nie jest teraz do zapłaty, tylko: niebieski" own brown
expect why-says 0 en "This colour (blue) pays as it is, without a pair" pair blue
expect why-says 0 pl "Tym kolorem (niebieski) płaci się wprost, bez pary" pair blue
expect why-says 0 en "A pair is 2 crystals of one colour (grey), and Kolbor & Malabor has 1" pair grey
expect why-says 0 pl "Para to 2 kryształy tego samego koloru (szary), a Kolbor i Malabor ma 1" pair grey
expect why 0 other-question extract

scenario what is missing to pay
# R-FAL-6.9 R-FAL-6.4
players 2   option consent=ask
plain
set! public.crystals[0] = 0 2 0 2 0
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
do 0 attack 0
expect why 0 none-own own blue      expect why 0 none-in-city city blue      expect why 0 no-parasite parasite blue
expect why-says 0 en "Kolbor & Malabor has no such crystal: blue" own blue
expect why-says 0 pl "Kolbor i Malabor nie ma takiego kryształu: niebieski" own blue
expect why-says 0 en "The City has no such crystal: blue" city blue
expect why-says 0 pl "W Mieście nie ma takiego kryształu: niebieski" city blue
expect why-says 0 en "Kolbor & Malabor has no parasite to pay with" parasite blue
expect why-says 0 pl "Kolbor i Malabor nie ma pasożyta, którym można zapłacić" parasite blue

scenario a parasite for any colour of an island
# R-FAL-6.11
players 2   option consent=ask
plain
set! public.node[0] = m2
set! public.monsters = utcoro
set! public.jokers[0] = 1
set! public.crystals[0] = 0 0 0 1 1
do 0 strike utcoro
expect why 0 none parasite brown      expect why 0 parasite-alike parasite pink      expect why 0 not-due own blue
expect why-says 0 en "A parasite stands for each of these colours alike: choose brown" parasite pink
expect why-says 0 pl "Pasożyt zastąpi każdy z tych kolorów tak samo: wystarczy wybrać brązowy" parasite pink
expect why-says 0 en "This colour (blue) is not due now, but: brown, green, pink" own blue
expect why-says 0 pl "Ten kolor (niebieski) nie jest teraz do zapłaty, tylko: brązowy, zielony, różowy" own blue

scenario the rest must be payable
# R-FAL-6.12
players 2   option consent=ask
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 2 1 0 2
set! public.slot[0] = 2
do 0 investigate 0
expect why 0 none pay-shard      expect why 0 none give-up
do 0 pay-shard
expect decision PAY 0
expect why 0 none own green      expect why 0 none pair brown      expect why 0 rest-unpaid pair pink
expect why-says 0 en "The rest could not be paid then (due in all: 2 green, 2 pink)" pair pink
expect why-says 0 pl "Wtedy zabrakłoby na resztę zapłaty (razem do zapłaty: zielony ×2, różowy ×2)" pair pink

scenario the last crystals of a colour go in whatever order
# R-FAL-1.10
players 2   option consent=ask
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 3 0 2
set! public.city = 0 0 1 0 0
set! public.slot[0] = 2
do 0 investigate 0
do 0 pay-shard
expect decision PAY 0      expect why 0 none city green
set! public.crystals[0] = 0 0 1 0 2
expect why 0 none own green      expect why 0 all-go city green
expect why-says 0 en "All these crystals go anyway: their order makes no difference" city green
expect why-says 0 pl "I tak pójdą wszystkie te kryształy: kolejność nie ma znaczenia" city green

scenario a shard costs crystals of two colours
# R-FAL-11.2
players 2   option consent=ask
plain
set! public.node[0] = x0
set! public.crystals[0] = 0 0 2 0 2
set! public.slot[0] = 2
do 0 investigate 0
expect why 0 none pay-shard      expect why 0 other-question own green
set! public.crystals[0] = 1 0 2 0 0
set! public.city = 0 0 0 0 1
set! public.jokers[0] = 0
expect why 0 shard-unpaid pay-shard      expect why 0 none give-up
expect why-says 0 en "The shard costs: 2 green, 2 pink. Kolbor & Malabor has: 1 blue, 2 green; in the City: 1 pink. That is not enough" pay-shard
expect why-says 0 pl "Odłamek kosztuje: zielony ×2, różowy ×2. Kolbor i Malabor ma: niebieski ×1, zielony ×2; w Mieście: różowy ×1. To nie wystarcza" pay-shard

scenario Celethe changes a crystal that she gains
# R-FAL-H2.1
players 2
plain
set! public.hero[0] = celethe
do 0 extract
expect why 0 none swap blue pink      expect why 0 not-gained swap pink blue      expect why 0 same-colour swap blue blue
expect why 0 none keep      expect why 0 other-question extract
expect why-says 0 en "None of the crystals gained has this colour (pink): 1 blue, 1 brown" swap pink blue
expect why-says 0 pl "Nie ma takiego wśród zdobywanych kryształów (różowy): niebieski ×1, brązowy ×1" swap pink blue
expect why-says 0 en "The change must give another colour than blue" swap blue blue
expect why-says 0 pl "Zamiana musi dać inny kolor niż niebieski" swap blue blue

scenario what is given back
# R-FAL-6.2
players 2   option consent=ask
plain
set! public.crystals[0] = 0 0 0 0 6
do 0 extract
expect why 0 none discard blue      expect why 0 none-to-discard discard grey
expect why-says 0 en "Kolbor & Malabor has no such crystal: grey" discard grey
expect why-says 0 pl "Kolbor i Malabor nie ma takiego kryształu: szary" discard grey

scenario what is deposited
# R-FAL-6.6
players 2   option consent=ask
plain
set! public.crystals[0] = 1 1 0 0 0
do 0 deposit
expect why 0 none put blue      expect why 0 none-to-put put pink      expect why 0 nothing-put done
expect why-says 0 en "Kolbor & Malabor has no such crystal: pink" put pink
expect why-says 0 pl "Kolbor i Malabor nie ma takiego kryształu: różowy" put pink
expect why-says 0 en "Deposit at least one crystal first" done
expect why-says 0 pl "Najpierw trzeba zdeponować co najmniej jeden kryształ" done
do 0 put blue
expect why 0 none done

scenario what is thrown out of the City
# R-FAL-6.7
players 2   option consent=ask
plain
set! public.crystals[0] = 1 1 1 0 0
set! public.city = 0 0 0 2 2
do 0 deposit      do 0 put blue      do 0 put brown
expect decision EVICT 0
expect why 0 none evict grey      expect why 0 not-old evict blue      expect why 0 not-old evict green
expect why-says 0 en "No such crystal (blue) lay in the City before this Deposit" evict blue
expect why-says 0 pl "Taki kryształ (niebieski) nie leżał w Mieście przed tym zdeponowaniem" evict blue

scenario what a besieger takes
# R-FAL-16.3
players 2
plain
set! public.city = 1 1 1 2 0
set! public.golems[0] = 1
set! public.isle[shard-river] = 3
set! public.next_event = storm-card
chance 0/4
do 0 end-day
expect decision SIEGE 0
expect why 0 none evict blue      expect why 0 none-to-lose evict pink
expect why-says 0 en "The City has no such crystal: pink" evict pink
expect why-says 0 pl "W Mieście nie ma takiego kryształu: różowy" evict pink

scenario crystals of a trade
# R-FAL-H3.1 R-FAL-1.10
players 2   option consent=ask
plain
set! public.hero[0] = leheir
set! public.crystals[0] = 2 1 1 0 0
set! public.crystals[1] = 0 0 0 2 1
do 0 trade 1
expect why 0 none give blue      expect why 0 none-to-trade give pink      expect why 0 other-question take grey
expect why 0 no-such give blue 1
expect why-says 0 en "Leheir has no more such crystals: pink" give pink
expect why-says 0 pl "Leheir nie ma więcej takich kryształów: różowy" give pink
do 0 give brown
expect why 0 none give blue      expect why 0 none-to-trade give brown
do 0 give blue
expect why 0 none take grey      expect why 0 none-to-trade take blue
expect why-says 0 en "Heir has no more such crystals: blue" take blue
expect why-says 0 pl "Dziedzic nie ma więcej takich kryształów: niebieski" take blue
set! public.crystals[1] = 0 0 0 1 1
expect why 0 none take grey      expect why 0 all-go take pink
