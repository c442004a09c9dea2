# The department board, the power supply and what seeker and equipment bring.
game icaion

lesson      pl "Plansza działu i zasilacz"
            en "Department and power supply"
minutes 3
teaches unlocked supply

# R-ICA-3.9 R-ICA-11.1 R-ICA-11.9 R-ICA-11.10 R-ICA-11.11 R-ICA-11.12 R-ICA-15.1 R-ICA-15.3 R-ICA-15.4 R-ICA-15.5 R-ICA-5.3 R-ICA-4.4
players 2
plain
set! public.node = r0 x1
set! public.crystals = 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
set! public.home[0] = 508
set! public.machine[1] = [1,0,0]
set! public.machine[2] = [0,1,0]
set! public.charged = 2
set! public.cage[0][0] = [0,1,0,0,0]

say         pl "Maszyny bierze się z planszy działu, w każdym rzędzie od lewej. Kombajn i zbieraczka"
            pl "odblokowują coś na stałe: w rzędzie 1 siłę, w rzędzie 2 dłuższą drogę za niebieskie, w"
            pl "rzędzie 3 klatki."
            en "Machines come from your department board, in each row from the left. Harvester and"
            en "scavenger unlock something for good: row 1 strength, row 2 longer ways for blue crystals,"
            en "row 3 cages."
point department:3 department:4 department:6 department:7

say         pl "Rafineria ładuje zasilacz awaryjny i raz daje premię: w rzędzie 1 jest to 5 PR. Twój"
            pl "zasilacz jest pusty. Rozstaw rafinerię z rzędu 1 w dowolnym regionie obok."
            en "A refiner charges your power supply and gives a bonus once: in row 1 that is 5 RP. Your"
            en "power supply is empty. Deploy the refiner of row 1 in any region here."
point department:2 supply:0
want deploy 2
answer deploy   pl "Ta maszyna odblokuje coś na później. Teraz weź rafinerię z rzędu 1: 5 PR i pełny"
                pl "zasilacz."
                en "That one unlocks something for later. Now take the refiner of row 1: 5 RP and a full"
                en "power supply."
answer *        pl "Masz brązowy kryształ, który płaci za maszynę wszędzie. Rozstaw rafinerię."
                en "You have a brown crystal, which pays for a machine anywhere. Deploy the refiner."

expect public.reputation[0] = 6
expect public.charged = 3
say         pl "5 PR premii i 1 za koszt. Naładowany zasilacz to akcja specjalna: dobierz karty, wykonaj"
            pl "podwójną zmianę (jeszcze jeden ruch i akcja podstawowa) albo przeładuj maszyny."
            en "5 RP of bonus and 1 for the cost. A charged power supply is a special action: draw cards,"
            en "do a double shift (one more move and basic action) or overcharge your machines."
point supply:0

say         pl "Przeładowanie daje kryształ wybranego koloru i po jednym za każdy rodzaj regionu z twoją"
            pl "maszyną. Twoje klatki są puste: przeładuj maszyny."
            en "Overcharge brings a crystal of a colour you choose, and one for each kind of region with"
            en "a machine of yours. Your cages are empty: overcharge."
point region:1 region:2
want overcharge
answer supply-draw    pl "Na karty nie masz teraz zielonych kryształów. Przeładowanie zapełni klatkę."
                      en "You have no green crystals for cards now. Overcharge fills a cage."
answer double-shift   pl "Drugą akcję warto mieć, gdy jest za co płacić. Klatki są puste, więc najpierw"
                      pl "kryształy."
                      en "A second action is worth having when you can pay. Your cages are empty:"
                      en "crystals first."
answer *              pl "Zasilacz jest pełny: użyj go jako akcji specjalnej."
                      en "The power supply is full: use it as your special action."

say         pl "Aż cztery kryształy. Odłóż je."
            en "Four crystals. Store them."
point cage:0
want store
answer throw  pl "Zatrzymaj je: klatki są puste."
              en "Keep them: your cages are empty."

expect public.charged = 2
say         pl "Zasilacze ładują się też na początku każdego Roku i w jego piątej rundzie, więc nie"
            pl "trzymaj pełnego bez potrzeby."
            en "Power supplies are also charged at the start of each Year and in its fifth round, so do"
            en "not keep yours full for nothing."
point supply:0

say         pl "Twój Poszukiwacz i jego ekwipunek też coś dają: symbole to limit kart na ręce i ulepszeń,"
            pl "a zdolność każdy ma inną. Naciśnij kartę, by ją przeczytać, i planuj pod nią całą grę."
            en "Your seeker and their equipment help too: their symbols are your limits of cards and"
            en "upgrades, and each has another ability. Press a card to read it, and plan your whole game"
            en "around it."
point upgrade:lone-survivor upgrade:primal-armor
