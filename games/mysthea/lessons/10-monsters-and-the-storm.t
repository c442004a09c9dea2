# The event track: its order, the storm, a monster that is defeated and one that is not.
game mysthea

lesson      pl "Potwory i burza"
            en "Monsters and the storm"
minutes 4
teaches defeated unbeaten

# R-MYS-4.1 R-MYS-4.5 R-MYS-14.1 R-MYS-14.2 R-MYS-14.3 R-MYS-14.5 R-MYS-14.8 R-MYS-15.1 R-MYS-15.5 R-MYS-15.6 R-MYS-M1.11
players 2   option monster_behaviours=off
plain
set! public.champion = leheir kolbor
set! public.champion_at = tree-forest monolith-mist
set! public.units[golem][0][tree-forest] = 1
set! public.units[golem][0][tree-mountain] = 2
set! public.units[fort][0][tree-mountain] = 1
set! public.pool[golem][0] = 0
set! public.charged = 0
set! public.track = forest river storm cannibarok mountain mist crystal
set! public.event_top = none
set! private[0].hand = c026
set! private[1].hand = c007 c001

say         pl "Każda runda kładzie na torze jedną kartę wydarzeń: region, potwora albo burzę. Piąty region"
            pl "oznacza ostatnią rundę Ery, a to właśnie ona."
            en "Each round puts one event card on the track: a region, a monster or the storm. The fifth"
            en "region means the last round of the era, and that is now."
point track

say         pl "Na końcu Ery karty działają po kolei, od lewej. Cannibarok stoi na Wyspie odłamka, ale"
            pl "przed nim leży burza: przesunie wszystkie potwory o wyspę zgodnie z ruchem wskazówek"
            pl "zegara."
            en "At the end of the era the cards act in order, from the left. Cannibarok is on Shard island,"
            en "but the storm lies before it, and moves all monsters one island clockwise."
point monster:cannibarok

say         pl "Zaatakuje więc Wyspę drzewa, z siłą 12. Liczy się cała siła na wyspie: masz tam 11. Brakuje"
            pl "jednego, a w ręce masz jeden punkt dowodzenia. Zagraj kartę."
            en "So it will attack Tree island, with strength 12. All strength on the island counts: you"
            en "have 11. One is missing, and your card has one command point. Play it."
point region:8 region:9 hand:c026
want act c026
answer *    pl "Wtedy zabraknie ci jednego punktu siły. Zagraj kartę."
            en "Then you would lack one point of strength. Play the card."

say         pl "Rozstaw konstrukt."
            en "Deploy a construct."
point pool:construct region:8
want deploy construct
answer move   pl "Na tej wyspie to nic nie zmieni, a poza nią siły ubędzie. Rozstaw konstrukt."
              en "Within the island that changes nothing, and beyond it you lose strength. Deploy a"
              en "construct."
answer *    pl "Tylko konstrukt da brakującą siłę. Rozstaw go."
            en "Only a construct adds the missing strength. Deploy it."

say         pl "Jest 12. Remis wystarcza. Zakończ działanie, a potem turę."
            en "That makes 12. A tie is enough. End the Act, then the turn."
want done

say         pl "Teraz tura."
            en "Now the turn."
want end-turn

let 1 meditate
let 1 end-turn
expect public.glory = [14,7,0,0,0]
expect public.monster_at[4] = sphere
say         pl "Pokonany! Najsilniejszy na wyspie dostaje złotą nagrodę, kolejni srebrną i brązową. Resztę"
            pl "chwały dały regiony z toru. Potwór poszedł dalej i będzie wracał co Erę."
            en "Defeated! The strongest on the island takes the gold reward, the next silver and bronze."
            en "The rest of your glory came from regions on the track. The monster went on, and attacks"
            en "again each era."
point glory:0 monster:cannibarok

plain
set! public.champion = leheir kolbor
set! public.champion_at = tree-forest monolith-mist
set! public.units[construct][0][shard-mist] = 1
set! public.units[golem][0][shard-river] = 1
set! public.units[construct][0][shard-river] = 1
set! public.pool[golem][0] = 0
set! public.pool[construct][0] = 0
set! public.charged = 0
set! public.track = forest cannibarok river mountain mist crystal
set! public.event_top = storm
set! private[1].hand = c007 c001
do 0 meditate
do 0 end-turn
do 1 meditate
do 1 end-turn
expect decision RAVAGE 0
say         pl "Gdy potwór jest silniejszy, każdy na wyspie wybiera region i traci w nim wszystkie"
            pl "jednostki. Tu masz nad rzeką golema i konstrukt, a w dolinie mgieł konstrukt. Co"
            pl "poświęcasz?"
            en "When the monster is stronger, everybody on the island chooses a region and loses all units"
            en "there. You have a golem and a construct at the river, and a construct in the mist valley."
            en "What do you give up?"
point region:1 region:2
want region shard-mist
answer *    pl "Tam przepadną dwie jednostki i chwała za rzekę. W dolinie mgieł tracisz tylko jedną."
            en "That costs two units and the glory for the river. In the mist valley you lose only one."

expect public.units[golem][0][shard-river] = 1
expect public.units[construct][0][shard-mist] = 0
say         pl "Strata jest mała: konstrukt wrócił do puli. Potwory mają też własne zachowania, ale"
            pl "pierwszą grę rozegraj bez nich."
            en "A small loss: the construct is back in your pool. Monsters also behave in ways of their"
            en "own, but play your first game without that."

say         pl "Co rundę patrz na tor: kto zaatakuje, gdzie wtedy będzie i czy masz tam dość siły, czy"
            pl "lepiej zejść."
            en "Look at the track every round: who will attack, where it will be then, and whether to be"
            en "strong there or to get away."
