# An encounter: the way to it, its price, the choice, the token that goes on.
game mysthea

lesson      pl "Spotkania"
            en "Encounters"
minutes 3
teaches encounter

# R-MYS-13.1 R-MYS-13.2 R-MYS-13.3 R-MYS-13.4 R-MYS-13.6 R-MYS-13.7 R-MYS-13.8 R-MYS-E1.6 R-MYS-E2.6
players 2   option monster_behaviours=off
plain
set! public.champion = anuth celethe
set! public.champion_at = tree-forest shard-mist
set! public.units[golem][0][tree-mountain] = 1
set! public.token = sphere volcano
set! public.encounter_top = en06
set! public.xp[0] = 1
set! private[0].hand = c001
set! private[1].hand = c007

say         pl "Gdzieś na wyspach czeka twoje spotkanie: żeton w twoim kolorze, teraz na Wyspie kuli. Karta"
            pl "spotkania obiecuje aż 7 chwały."
            en "Somewhere on the islands an encounter waits for you: a token of your colour, now on Sphere"
            en "island. The card promises as much as 7 glory."
point region:10 region:11 region:12 encounter

say         pl "Twój Wybraniec musi stać na tej samej wyspie co żeton. Zagraj kartę, aby tam dojść."
            en "Your champion must be on the same island as the token. Play your card to get there."
point hand:c001 region:8
want act c001
answer move-island   pl "Wyspa pojechałaby, a żeton został. Dojdź pieszo: zagraj kartę."
                     en "Your island would move and the token stay. Go on foot: play your card."
answer *    pl "Potrzebne są punkty na ruch: zagraj kartę."
            en "You need points to move: play your card."

say         pl "Z lasu nie ma tam przejścia, ale z gór tak. Najpierw w góry na twojej wyspie: rusz"
            pl "Wybrańca."
            en "There is no way from the forest, but from the mountain there is. First to the mountain of"
            en "your island: move your champion."
point region:8 region:9
want move champion
answer *    pl "Oba punkty są na drogę Wybrańca: rusz go."
            en "Both points are for the champion's way: move it."

say         pl "W góry."
            en "To the mountain."
point region:9
want to tree-mountain
answer *    pl "Stamtąd nie dojdziesz na Wyspę kuli. Idź w góry."
            en "From there you do not get to Sphere island. Go to the mountain."

say         pl "Wybraniec może ruszyć się znowu."
            en "A champion may move again."
point region:9
want move champion
answer *    pl "Spotkanie rozpatruje Wybraniec, więc to on musi iść dalej."
            en "It is the champion who resolves encounters, so it must go on."

say         pl "W góry na Wyspie kuli, sąsiadują z twoimi."
            en "To the mountain of Sphere island, adjacent to yours."
point region:12
want to sphere-mountain
answer *    pl "Żeton leży na Wyspie kuli. Idź tam."
            en "The token lies on Sphere island. Go there."

say         pl "Jesteś na miejscu. Zakończ działanie: akcja specjalna może być przed podstawową albo po"
            pl "niej, nigdy w jej trakcie."
            en "You are there. End the Act: a special action may come before the basic one or after it,"
            en "never in its middle."
want done

say         pl "Spotkanie to akcja specjalna, a pierwsze kosztuje 1 doświadczenia, drugie 2 i tak dalej."
            pl "Rozpatrz je."
            en "An encounter is a special action; the first costs 1 experience, the second 2, and so on."
            en "Resolve it."
point encounter xp:0
want encounter
answer end-turn   pl "Siedem punktów chwały czeka. Rozpatrz spotkanie."
                  en "Seven glory is waiting. Resolve the encounter."
answer *    pl "To akcja specjalna, a masz tylko jedną. Rozpatrz spotkanie."
            en "That is a special action, and you have only one. Resolve the encounter."

expect public.glory[0] = 7
expect public.xp[0] = 0
say         pl "Chwała jest twoja od razu. Teraz wybierz drogę. Znasz tylko symbole: skrzynia to często"
            pl "bogactwo, but to wędrówka, dialog to rozmowa, topór to walka."
            en "The glory is yours at once. Now choose a way. You know only symbols: a chest is often"
            en "riches, a boot travel, a dialogue talk, an axe a fight."
point encounter
want option 1
want option 2

say         pl "Oto nagroda. Możesz ją wziąć albo odmówić."
            en "Here is the reward. You may take it or decline."
want part
want draw
answer done   pl "Nic cię to nie kosztuje: weź nagrodę."
              en "It costs you nothing: take the reward."

expect public.token[0] != sphere
say         pl "Żeton poszedł dalej zgodnie z ruchem wskazówek zegara, o tyle wysp, ile każe wybrana droga."
            pl "Następne spotkanie czeka tam, a kosztuje 2 doświadczenia."
            en "The token has gone on clockwise, as many islands as the chosen way says. There the next"
            en "encounter waits, and it costs 2 experience."
point xp:0

say         pl "Sześć spotkań to najwięcej, ile można rozpatrzyć w grze. Doświadczenie dają doliny mgieł i"
            pl "karty: zacznij je zbierać wcześnie."
            en "Nobody may resolve more than six in a game. Experience comes from mist valleys and cards:"
            en "begin to gather it early."
