# Investigating the Colossus, the store of the City, and the win.
game fall

lesson      pl "Kolos i zwycięstwo"
            en "The Colossus and the win"
minutes 3
teaches took-shard deposited

# R-FAL-11.1 R-FAL-11.2 R-FAL-11.3 R-FAL-11.4 R-FAL-11.5 R-FAL-11.7 R-FAL-6.2 R-FAL-6.4 R-FAL-6.6 R-FAL-19.1
players 2   option consent=ask
plain
set! public.hero = lone-survivor anuth
set! public.charged = 2
set! public.node = x0 r0
set! public.slot = 4 4 0 0 0
set! public.shards[1] = 1 2 0
set! public.crystals[0] = 1 0 2 0 1
set! public.crystals[1] = 0 0 1 0 2
set! public.actions_done = 1
set! public.defence = 41
chance 0/7 2/14 0/6

say         pl "Anuth ma już trzy odłamki, ale w podstawce Kolosa zostały dwa. Wygracie, gdy ktoś zabierze"
            pl "ostatni, a każdy z was będzie mieć choć jeden. Dlatego ten jest dla ciebie: zbadaj Kolosa, na"
            pl "którego węźle stoisz."
            en "Anuth has three shards already, but two are left in the base of the Colossus. You win when"
            en "the last one is taken and each of you has at least one. So this one is for you: investigate"
            en "the Colossus, on whose node you stand."
point colossus
want investigate
answer *      pl "Kolos zaraz odejdzie. Zbadaj go, póki stoi obok."
              en "The Colossus will soon walk on. Investigate it while it is here."

expect public.slot[0] = 1
say         pl "Wartość 1 to cena jednej pary: po krysztale z obu regionów przy Kolosie, tu zielony i różowy."
            pl "Wartość 3 kosztowałaby trzy pary. Zapłać."
            en "Value 1 costs one pair: a crystal of each of the two regions at the Colossus, here green and"
            en "pink. Value 3 would cost three pairs. Pay."
want pay-shard
answer *      pl "Masz zielony i różowy, a odłamek jest ci potrzebny do wspólnej wygranej."
              en "You have green and pink, and you need a shard for all of you to win."

expect public.shards[0] = 1 0 0
say         pl "Odłamek twój! Po udanym badaniu wraca się do Miasta. Wybierz węzeł."
            en "The shard is yours! After a success you go back to the City. Choose a node."
want retreat

say         pl "W Mieście możesz zdeponować kryształy: do pięciu, a każdy z was płaci nimi z dowolnego"
            pl "miejsca. Anuth ma jeden zielony, więc na odłamek o wartości 2 jednego brakuje."
            en "In the City you can deposit crystals: up to five, and each of you pays with them from"
            en "anywhere. Anuth has one green crystal, so for a shard of value 2 one is missing."
want deposit
answer *      pl "Najpierw pomóż Anuthowi: na deponowanie potrzeba akcji i węzła Miasta."
              en "Help Anuth first: a Deposit needs an action and a node of the City."

say         pl "Zostaw w Mieście zielony."
            en "Leave the green one in the City."
want put green
answer *      pl "Przy Kolosie leżą las i kryształowe pole. Niebieski tam nie pomoże."
              en "Forest and crystal field lie at the Colossus. Blue is of no help there."

say         pl "U siebie trzymasz najwyżej sześć kryształów. Niebieski zatrzymaj albo też zdeponuj."
            en "You hold six crystals at most yourself. Keep the blue one, or deposit it too."
want done
want put blue

say         pl "Zakończ dzień."
            en "End the day."
want end-day
answer *      pl "Zielony kryształ już czeka na Anutha. Zakończ dzień."
              en "The green crystal already waits for Anuth. End the day."

expect public.city[green] = 1
expect public.colossus = x0
say         pl "Noc minęła, a Kolos został. Teraz Anuth idzie do niego po ostatni odłamek."
            en "The night is over, and the Colossus has stayed. Now Anuth goes to it for the last shard."
point colossus node:15
let 1 move x0
let 1 investigate 1
let 1 pay-shard

expect over
expect public.outcome = won
say         pl "Wartość 2, zapłacone z pomocą Miasta: wygraliście! Rozdzielajcie odłamki od początku. Gdy w"
            pl "podstawce zostaje ich mniej niż graczy bez odłamka, wszystkie do niej wracają."
            en "Value 2, paid with the help of the City: you have won! Share the shards out from the start."
            en "When fewer are left in the base than players without one, all of them go back into it."
