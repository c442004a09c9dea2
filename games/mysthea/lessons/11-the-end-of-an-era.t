# The last turn of an era, how the track is scored, and what a new era brings.
game mysthea

lesson      pl "Koniec Ery"
            en "The end of an era"
minutes 3
teaches scored era-end

# R-MYS-3.1 R-MYS-3.5 R-MYS-3.6 R-MYS-3.7 R-MYS-3.8 R-MYS-3.9 R-MYS-4.2 R-MYS-4.5 R-MYS-15.1 R-MYS-15.2 R-MYS-15.3
# R-MYS-15.8 R-MYS-15.9
players 2   option monster_behaviours=off
plain
set! public.champion = leheir kolbor
set! public.champion_at = tree-forest monolith-mist
set! public.units[golem][0][tree-forest] = 1
set! public.units[construct][0][tree-forest] = 1
set! public.units[fort][0][sphere-river] = 1
set! public.units[construct][1][tree-crystal] = 1
set! public.units[construct][1][tree-mountain] = 1
set! public.pool[golem][0] = 0
set! public.pool[construct] = [0,0,0,0,0]
set! public.charged = 0
set! public.glory = [5,8,0,0,0]
set! public.track = mountain river forest mist storm crystal
set! public.event_top = cannibarok
set! public.discard[0] = c006 c002
set! private[0].hand = c026
set! private[1].hand = c007 c001

say         pl "Na torze jest piąty region: to ostatnia runda Ery i twoja ostatnia tura w niej. Ola ma 8"
            pl "chwały, a ty 5. Zaraz zapunktują regiony."
            en "The fifth region is on the track: this is the last round of the era, and your last turn in"
            en "it. Ola has 8 glory and you have 5. The regions are about to score."
point track glory:0 glory:1

say         pl "Każde pole ma wartość: im później wyszła karta, tym więcej. Góry są warte 2, a kryształowe"
            pl "pola aż 7, za każdy region, który kontrolujesz. Masz kartę z jednym punktem. Zagraj ją."
            en "Each space has a value: the later the card, the more. Mountains are worth 2 and crystal"
            en "fields 7, for each such region that you control. You have a card with one point. Play it."
point track hand:c026
want act c026
answer *    pl "Jeden ruch może dziś dać siedem punktów chwały. Zagraj kartę."
            en "One move today can bring seven glory. Play the card."

say         pl "W lesie stoją Wybraniec, golem i konstrukt: za dużo jak na jeden region. Rusz golema, a las"
            pl "i tak będzie twój."
            en "Your champion, a golem and a construct stand in the forest: too many for one region. Move"
            en "the golem, and the forest is still yours."
point region:8
want move golem
answer move construct   pl "Konstrukt tylko zremisuje z konstruktem Oli. Pewniejszy jest golem."
                        en "A construct would only tie with Ola's. The golem is safer."
answer move champion   pl "Wybraniec też by wygrał. Ale łatwiej wysłać golema, a Wybraniec niech zostanie."
                       en "Your champion would win as well. But let the golem go and the champion stay."
answer *    pl "Energia i pula dziś nic nie dadzą. Rusz golema."
            en "Energy and pool bring nothing today. Move the golem."

say         pl "Gdzie siedem, a gdzie dwa?"
            en "Where are seven, and where two?"
point region:7 region:9 track
want to tree-crystal
answer *    pl "Góry są dziś warte tylko 2. Kryształowe pole da 7."
            en "Mountains are worth only 2 today. The crystal field brings 7."

say         pl "Dwa do jednego: pole twoje. Zakończ działanie."
            en "Two against one: the field is yours. End the Act."
want done

say         pl "Teraz zakończ turę i patrz, jak punktuje tor."
            en "Now end your turn and watch the track score."
want end-turn

let 1 meditate
let 1 fort monolith-mist
let 1 make construct
let 1 end-turn
expect public.glory = [19,15,0,0,0]
say         pl "Rzeka 3, las 4, kryształowe pole 7: czternaście! Ola dostała 7 za góry i dolinę mgieł."
            pl "Burza i potwory regionów nie punktują."
            en "River 3, forest 4, crystal field 7: fourteen! Ola got 7 for a mountain and a mist valley."
            en "The storm and monsters score no regions."
point glory:0 glory:1

expect public.era = 2
expect public.order[0] = 0
expect public.reserve[fort][0] = 4
expect private[0].hand = c002 c006 c026
say         pl "Era II już trwa. Karty odrzucone są znów na ręce, artefakty naładowane, fortyfikacje"
            pl "wróciły do rezerwy, a ranni Wybrańcy zdrowieją. Inne jednostki stoją, gdzie stały."
            en "Era II has begun. Discarded cards are back in your hand, artefacts are charged, forts have"
            en "gone back to the reserve, and wounded champions recover. Other units stay where they were."
point hand:c006 artefact:0 region:7

say         pl "Masz więcej chwały, więc dostajesz artefakt 1: grasz pierwszy, ale z mniejszą energią. Po"
            pl "Erze III gra się kończy i wygrywa największa chwała."
            en "You have more glory, so you get artefact 1: you go first, but with less energy. After era"
            en "III the game ends, and most glory wins."
point artefact:0 energy:0

say         pl "Pod koniec Ery rozejdź się po regionach, za które tor zapłaci najwięcej."
            en "Towards the end of an era spread into the regions for which the track pays most."
