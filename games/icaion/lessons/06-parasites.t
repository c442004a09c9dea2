# Parasites stop machines, are removed for grey crystals and win prizes; the fourth one overflows.
game icaion

lesson      pl "Pasożyty"
            en "Parasites"
minutes 3
teaches removed overflow

# R-ICA-6.1 R-ICA-6.2 R-ICA-10.4 R-ICA-12.1 R-ICA-12.2 R-ICA-12.3 R-ICA-16.3 R-ICA-16.4 R-ICA-16.5 R-ICA-5.6
players 2
plain
set! public.node = r0 x3
set! public.crystals = 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1
set! public.home = 510 510
set! public.machine[5] = [1,0,0]
set! public.machine[13] = [2,0,0]
set! public.parasites[5] = 2
set! public.parasites[13] = 3
set! public.charged = 0
set! public.special_left = 0
set! public.collected = 1 2
set! public.cage[0][0] = [0,0,0,1,0]

say         pl "W lesie H0 stoi twój kombajn, ale pasożytów jest więcej niż maszyn: dopóki tam są, żadna"
            pl "nie pracuje."
            en "Your harvester stands in the forest H0, but there are more parasites than machines: while"
            en "they are there, no machine works."
point region:5

say         pl "Zwalczanie usuwa pasożyty z regionów przy węźle. Szary kryształ usuwa ich tyle, ile masz"
            pl "siły, czyli dwa. Zwalczaj."
            en "Eradicate removes parasites from the regions at your node. A grey crystal removes as many"
            en "as you have strength, which is two. Do it."
point region:5 cage:0
want eradicate
answer extract   pl "Kryształy weźmiesz, ale kombajn stoi bezczynnie. Najpierw usuń pasożyty."
                 en "You would take crystals, but your harvester is idle. Remove the parasites first."
answer *         pl "Masz szary kryształ i dwa pasożyty obok. Zwalczaj je."
                 en "You have a grey crystal, and two parasites beside you. Eradicate them."

say         pl "Pierwszy już usunięty. Usuń drugiego: opłaci go ten sam kryształ."
            en "The first is gone already. Remove the second: the same crystal pays for it."
point region:5
want remove 5
answer done   pl "Kryształ i tak zapłacisz. Starczy na dwa pasożyty."
              en "You pay the crystal anyway. It is enough for two parasites."

expect public.parasites[5] = 0
expect public.collected[0] = 3
expect public.cage[0][0] = [0,0,0,0,0]
say         pl "Kombajn znów może pracować, a pasożyty liczą się jako zebrane. Na koniec Roku ten, kto ma"
            pl "ich najwięcej, dostaje 9 PR, drugi 4, a kto nie ma żadnego, nic."
            en "Your harvester can work again, and the parasites count as collected. At the end of the"
            en "Year whoever has most gets 9 RP, the second 4, and whoever has none gets nothing."
point rp:0

say         pl "Ola tego nie zrobiła: w lesie P3 są już trzy, a stoi tam jej kombajn i ona sama. Zobacz,"
            pl "co będzie, gdy przyjdzie czwarty."
            en "Ola did not do that: three are in the forest P3, and so are her harvester and Ola"
            en "herself. See what happens when a fourth comes."
point region:13
let 1 move r3
chance 1/5
let 1 end-turn

expect public.track[1] = forest-card
expect public.machine[13] = [0,0,0]
expect public.parasites[13] = 0
expect public.lying = 2
say         pl "Karta lasu przyniosła pasożyta i region się przepełnił: maszyna zniszczona na zawsze, Ola"
            pl "ranna, a pasożyty znikły. Gdy w regionie z twoją maszyną są trzy, usuń choć jednego,"
            pl "zanim wrócą."
            en "The forest card brought a parasite, and the region overflowed: the machine is destroyed"
            en "for good, Ola is wounded, the parasites are gone. When three stand at your machine,"
            en "remove at least one in time."
point region:13
