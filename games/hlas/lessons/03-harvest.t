# Where resources come from: regions, workers, towers and taxes, and the limit of ten.
game hlas

lesson      pl "Zbiory i podatki"
            en "Harvest and taxes"
minutes 3
teaches harvested

# R-HLA-2.12 R-HLA-12.8 R-HLA-22.1 R-HLA-22.2 R-HLA-9.1 R-HLA-9.2 R-HLA-1.9
players 2   option first=1
do 0 faction humans   do 1 faction orcs   do 1 settle ne-cap   do 0 settle nw-cap   do 0 drop sw-cap
set! private[0].library = []
set! private[1].library = []
set! public.tax = mana ore food
set! public.resource[0] = [1,3,8]
set! public.serf[0][nw-cap] = 1
set! public.serf[0][nw-b2] = 2
set! public.warrior[0][nw-cap] = 0
set! public.warrior[0][nw-m] = 1
set! public.tower[0] = [nw-a1,0,0]
set! public.down[nw-a1] = 0
set! public.down[nw-a2] = 0
set! public.down[nw-m] = 0
set! public.down[nw-b2] = 0

say         pl "Jest kilka rund później. Twój jest każdy region, w którym masz jednostkę lub budowlę."
            pl "Na koniec rundy góry dają 1 rudę, lasy 1 manę, a równiny 1 żywność."
            en "A few rounds later. Every region is yours where you have a unit or a structure."
            en "At the end of a round mountains yield 1 ore, forests 1 mana and plains 1 food."
point region:2 region:5 region:6

say         pl "Chłop dodaje 1, jeśli ma pole robotnika: to kółka przy znaku zasobu."
            pl "Wieża dodaje 2, wojownik nic. Złote Łany leżą odłogiem: wyślij tam chłopa."
            pl "Zacznij od marszu."
            en "A serf adds 1 if there is a worker space: the rings beside the sign."
            en "A tower adds 2, a warrior nothing. Golden Fields lie idle:"
            en "send your serf there. Begin with March."
point region:3 bar:4
want act march

say         pl "Chłop czeka w stolicy."
            en "The serf waits in the capital."
point region:1
want from nw-cap
answer from *   pl "Ci już pracują tam, gdzie stoją. Wyślij chłopa ze stolicy."
                en "Those are doing well where they are. Send the serf of the capital."

say         pl "Zabierz chłopa i idź na Złote Łany."
            en "Take the serf and go to Golden Fields."
want take serf

say         pl "Jeden krok: na równinę obok."
            en "One step: to the plain next door."
point region:3
want go nw-a2
answer go *   pl "Stamtąd nie będzie żywności. Idź na Złote Łany."
              en "There is no food to be had there. Go to Golden Fields."

let 1 act march   let 1 done   let 1 pass

say         pl "Druga akcja: podatki. Tor jest wspólny i na razie daje 4 many, 3 rudy albo 2 żywności."
            en "Your second action: Tax. The track is shared, and now gives 4 mana, 3 ore or 2 food."
point tax:2 tax:1 tax:0
want act tax

say         pl "Uwaga: żadnego zasobu nie można mieć ponad 10, a co wykracza, przepada."
            pl "Masz 1 żywność, 3 rudy i 8 many. Co da najwięcej?"
            en "Beware: you can never have more than 10 of a resource, and what exceeds that is lost."
            en "You have 1 food, 3 ore and 8 mana. What brings most?"
want tax ore
answer tax mana   pl "Kusi, ale z 4 many zmieszczą się tylko 2."
                  en "Tempting, but of 4 mana only 2 would fit."
answer tax food   pl "Żywność przyniosą zaraz zbiory. Ruda daje o 1 więcej."
                  en "The harvest will bring food in a moment. Ore gives 1 more."
expect public.resource[0] = [1,6,8]

let 1 pass

say         pl "Potem tor się obraca: zasób z 2 przechodzi na 3, z 3 na 4, a z 4 spada na 2."
            en "Then the track turns: the resource on 2 moves to 3, from 3 to 4, and from 4 it drops to 2."
point tax:1 tax:0 tax:2
expect public.tax = ore food mana

let 1 act march-2   let 1 done   let 1 pass

say         pl "Zbiory! Żelazne Turnie z wieżą: 3 rudy. Złote Łany z chłopem:"
            pl "2 żywności. Szepczący Las z dwoma chłopami: 3 many, a Stary Bór z wojownikiem 1."
            pl "Z 12 many zostaje jednak 10."
            en "The harvest! Iron Crags with a tower: 3 ore. Golden Fields with a serf:"
            en "2 food. Whisper Wood with two serfs: 3 mana, Old Wood with a warrior:"
            en "1. But of 12 mana you keep 10."
point region:2 region:3 region:6 region:5
expect public.resource[0] = [3,9,10]

say         pl "Chłopi i wieże w zasobnych regionach karmią cię co rundę."
            pl "Podatki łatają to, czego akurat brakuje."
            en "Serfs and towers in resource regions feed you every round. Taxes fill the gap of the day."
