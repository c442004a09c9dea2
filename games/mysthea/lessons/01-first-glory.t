# The first lesson: what the game is won with, a card played, a region held, glory, the end of a turn.
game mysthea

lesson      pl "Pierwsza chwała"
            en "Your first glory"
minutes 4
teaches acted

# R-MYS-1.1 R-MYS-4.6 R-MYS-5.1 R-MYS-5.2 R-MYS-5.3 R-MYS-5.6 R-MYS-5.7 R-MYS-15.2 R-MYS-C0.6
players 2   option monster_behaviours=off
plain
set! public.champion = anuth celethe
set! public.champion_at = tree-mountain shard-river
set! public.units[golem][0][volcano-forest] = 1
set! public.pool[golem][0] = 0
set! public.energy[0] = 2
set! private[0].hand = c006
set! private[1].hand = c007 c013

say         pl "Pięć wysp dryfuje wokół wielkiego kryształu. Twój Wybraniec prowadzi tam wyprawę. Gra trwa"
            pl "trzy Ery, a wygrywa, kto na koniec ma najwięcej chwały."
            en "Five islands drift around a great crystal, and your champion leads an expedition there. The"
            en "game lasts three eras, and whoever has most glory at the end wins."
point region:9 glory:0

say         pl "Chwałę dają regiony, które kontrolujesz, a także karty, bitwy, spotkania i potwory. Pan"
            pl "lasów daje ją za lasy. Masz jeden, na Wyspie wulkanu. Zagraj tę kartę: to akcja działania."
            en "Glory comes from regions that you control, and from cards, battles, encounters and"
            en "monsters. Keeper of Forests pays for forests. You have one, on Volcano island. Play the"
            en "card: that is an Act."
point hand:c006 region:13
want act c006
answer *    pl "Tym zajmiesz się w następnych lekcjach. Teraz zagraj kartę z ręki."
            en "That comes in later lessons. Now play the card from your hand."

expect public.cp[0] = 2
say         pl "Karta dała dwa punkty dowodzenia. Za jeden rozstaw konstrukt: stanie przy Wybrańcu i"
            pl "zatrzyma góry, gdy Wybraniec z nich odejdzie."
            en "The card gave you two command points. For one, deploy a construct: it comes to your"
            en "champion and holds the mountain when the champion walks off."
point pool:construct region:9
want deploy construct
answer effect   pl "Karta liczy lasy w tej chwili, a zaraz będziesz mieć dwa. Najpierw rozstaw konstrukt."
                en "The card counts forests as they are now, and soon you will have two. Deploy a construct"
                en "first."
answer done   pl "Jeszcze nie: masz dwa punkty dowodzenia. Za jeden rozstaw konstrukt."
              en "Not yet: you have two command points. Deploy a construct for one."
answer *    pl "Też tak można, ale teraz przyda się ktoś, kto zostanie w górach. Rozstaw konstrukt."
            en "That can be done too, but now you want somebody to stay in the mountain. Deploy a"
            en "construct."

expect public.units[construct][0][tree-mountain] = 1
say         pl "Drugi punkt wydaj na ruch Wybrańca. Obok jest las."
            en "Spend the other point to move your champion. The forest is next door."
point region:9 region:8
want move champion
answer effect   pl "Zdążysz. Z lasem, do którego wejdziesz, karta da dwa razy więcej."
                en "There is time. With the forest you are about to enter, the card pays twice as much."
answer *    pl "Punkt jest ostatni: potrzebujesz go, aby wejść do lasu Wybrańcem."
            en "This is your last point: you need it to bring your champion into the forest."

say         pl "Dokąd? Do lasu na tej samej wyspie."
            en "Where to? Into the forest of the same island."
point region:8
want to tree-forest
answer *    pl "Tam nie ma lasu, a karta płaci dziś za lasy."
            en "There is no forest there, and today your card pays for forests."

say         pl "Las jest twój, bo nikogo silniejszego w nim nie ma. Teraz efekt karty. Kosztuje energię,"
            pl "tyle ile karta ma punktów: dwie."
            en "The forest is yours, as nobody stronger is there. Now the effect of the card. It costs"
            en "energy, as much as the card has points: two."
point played energy:0
want effect
answer *    pl "Po to była cała wędrówka: skorzystaj z efektu karty."
            en "That is what you came for: use the effect of the card."

expect public.glory[0] = 6
expect public.energy[0] = 0
say         pl "Sześć punktów chwały, po trzy za każdy las! W turze masz jedną akcję podstawową i już ją"
            pl "znasz. Zakończ turę."
            en "Six glory, three for each forest! A turn has one basic action, and you have done it. End"
            en "your turn."
point glory:0
want end-turn
answer *    pl "Wyspy też umieją się ruszać, ale o tym później. Zakończ turę."
            en "Islands can move as well, but that comes later. End your turn."

let 1 meditate
say         pl "Ola medytowała, to jej tura. Pilnuj swoich regionów: na końcu Ery każdy region, którego"
            pl "karta leży na torze, przynosi chwałę temu, kto go kontroluje."
            en "Ola has meditated, that is her turn. Keep hold of your regions: at the end of the era each"
            en "region whose card lies on the track brings glory to whoever controls it."
point track

say         pl "Umiesz już najważniejsze: zagrać kartę, stanąć w regionie i zebrać chwałę. Tak zaczyna się"
            pl "każda tura."
            en "You know the main thing now: play a card, hold a region, take glory. Most turns begin like"
            en "that."
