# Flying: over deserts and seas, never to stay over a sea; a battle in the air and the step back to land.
game hlas

lesson      pl "Lot"
            en "Flying"
minutes 3
teaches flew

# R-HLA-15.1 R-HLA-15.2 R-HLA-15.4 R-HLA-15.5 R-HLA-15.6 R-HLA-15.7 R-HLA-18.2 R-HLA-B5.1
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.built = [16,8,0,0]
set! public.vessel[0] = none nw-m
set! public.vessel[1] = ne-cap none
set! public.resource[1] = [0,0,0]
set! public.serf[0][0] = 11
set! public.serf[0][nw-cap] = 0
set! public.warrior[0][0] = 3
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-m] = 2
set! public.down[nw-m] = 0

say         pl "Sterowiec kosztuje 2 żywności i 2 many i zabiera dwie jednostki."
            pl "Z Podniebną przystanią ma szybkość 3. Leci nad lądem i morzem, tylko nie szlakami i nie dookoła"
            pl "mapy. Wybierz lot."
            en "The Airship costs 2 food and 2 mana and carries two units. With the Sky Harbour its speed is 3."
            en "It flies over land and sea, but not along routes or around the map. Choose Fly."
point bar:7 region:5
want act fly

say         pl "Zabierz obu wojowników. Jeden..."
            en "Take both warriors. One..."
want take warrior
answer go *   pl "Pusty sterowiec zginie w pierwszej zasadzce. Zabierz ludzi."
              en "An empty airship is lost in the first ambush. Take people along."

say         pl "...i drugi."
            en "...and the other."
want take warrior
answer go *   pl "Jest jeszcze miejsce. Zabierz drugiego."
              en "There is room left. Take the other one."

chance 28/70
say         pl "Marsz zatrzymałby się na pustyni. Sterowiec przelatuje nad nią: leć na Wietrzny Przylądek."
            en "A march would stop in the desert. The Airship flies over it: go to Windy Cape."
point region:8 region:10
want go nw-i
answer go *   pl "Sprawdź, jak łatwo pokonać pustynię: leć na Wietrzny Przylądek."
              en "See how easy it is to cross the desert: fly to Windy Cape."
expect public.vessel[0] = none nw-i   expect public.warrior[0][nw-i] = 2   expect public.score[0] = 1

do 1 act march   do 1 done   do 1 pass   do 0 act march   do 0 done   do 1 act march-2   do 1 done   do 1 pass
set! private[0].library = []
set! private[1].library = []
let 1 act sail   let 1 go bay-n   let 1 pass

say         pl "Chwała: 1 PZ! Nad lądem sterowiec odkrywa żetony jak armia."
            pl "A oto wojenna galera orków w Zatoce Północnej: siła 3 i 1 za jej przystań, nikogo na pokładzie."
            pl "Leć!"
            en "Glory: 1 VP! Over land the Airship explores like an army."
            en "And here comes the orcs' War Galley, into North Bay: strength 3 and 1 for its harbour, nobody"
            en "aboard. Fly!"
point bar:7 region:49
want act fly

say         pl "Załoga walczy razem ze statkiem: 2 + 2 + 2. Zabierz wojownika..."
            en "Those aboard fight with the vessel: 2 + 2 + 2. Take a warrior..."
want take warrior
answer go *   pl "Sam sterowiec ma siłę 2. Zabierz załogę."
              en "The Airship alone has strength 2. Take people along."

say         pl "...i drugiego."
            en "...and the other one."
want take warrior
answer go *   pl "Jest jeszcze miejsce. Zabierz drugiego."
              en "There is room left. Take the other one."

say         pl "6 przeciw 4. Na galerę, do Zatoki Północnej!"
            en "6 against 4. At the Galley, in North Bay!"
point region:49
want go bay-n
answer go *   pl "Bitwa czeka w Zatoce Północnej."
              en "The battle is in North Bay."
expect public.battle.strength = [6,4]

say         pl "Z taką przewagą wystarczy Potyczka."
            en "With that lead Skirmish is enough."
point tactic:skirmish
want tactic skirmish
answer tactic *   pl "Nie trzeba płacić za pewną wygraną."
                  en "No need to pay for a sure win."

let 1 tactic skirmish
expect event won 0   expect public.vessel[1] = none none

chance 0/69
say         pl "Galera zatonęła. Nad morzem jednak nie zostaniesz: kto kończy tam fazę akcji, ginie ze"
            pl "wszystkimi na pokładzie. Po wygranej masz krok, by wrócić nad ląd bez wrogów."
            pl "Wybierz dokąd."
            en "The Galley is sunk. But you cannot stay over the sea: whoever ends the phase there is lost with"
            en "all aboard. After a win you have one step, back to land without enemies."
            en "Choose where to."
want go nw-i
want go nw-c1
want go ne-i
answer go *   pl "Na bagnach leżą po dwa żetony. Na dziś wystarczy wrażeń: leć tam, gdzie jest najwyżej jeden."
              en "Swamps hold two tokens. Enough excitement for today: go where there is one at most."

say         pl "Lotu nie zatrzymują pustynie, a ze stolicy do wież leci się jednym krokiem."
            pl "Mórz z powietrza się nie bada. Powietrzem najszybciej uderzysz tam, gdzie wróg czuje się"
            pl "bezpieczny. Licz tylko kroki z powrotem nad ląd!"
            en "Deserts do not stop a flight, and from your capital each tower is one step away."
            en "Seas are not explored from the air. By air you strike fastest where the enemy feels safe."
            en "Just count the steps back to land!"
