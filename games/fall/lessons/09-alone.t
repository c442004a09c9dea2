# Alone with two characters: the set-up and the first days, played freely.
game fall

lesson      pl "W pojedynkę: pierwsza gra"
            en "Alone: your first game"
minutes 4

# R-FAL-1.2 R-FAL-3.9 R-FAL-3.13 R-FAL-D1.1
players 1   option level=easy   option golems=random
seed 7
start

say         pl "W pojedynkę prowadzisz dwie postacie, na zmianę. Każda ma swoje kryształy, relikwię i"
            pl "odłamki, i każda musi zdobyć choć jeden. Poziom jest łatwy: odłamki są tańsze, a na początku"
            pl "rozpatruje się tylko dwie karty wydarzeń."
            en "Alone you lead two characters, one after the other. Each has its own crystals, relic and"
            en "shards, and each needs at least one shard. The level is easy: shards are cheaper, and only"
            en "two event cards are resolved at the start."

say         pl "Wybierz dwie postacie, które do siebie pasują, na przykład silną w ataku i szybką. Potem"
            pl "węzeł dla każdej: dostanie po krysztale z obu regionów obok."
            en "Choose two characters that go well together, for example one strong in attack and one that is"
            en "fast. Then a node for each: it gets a crystal of both regions there."
free 8 until public.in_turn = 1

say         pl "Teraz graj: rozegraj po jednym dniu każdej postaci. Zajrzyj najpierw do zakładki Noc, potem"
            pl "wydobywaj, pokonuj wrogów tam, gdzie grozi atak, i zbliżaj się do Kolosa."
            en "Now play one day with each character. Look at the Night tab first, then extract, defeat"
            en "enemies where an attack threatens, and get nearer to the Colossus."
point night:all
free 60 until public.nights > 1

say         pl "Tak gra się dalej, aż do ostatniego odłamka. Umiesz już wszystko, czego trzeba: zacznij"
            pl "pierwszą grę na łatwym poziomie, w pojedynkę albo z przyjaciółmi."
            en "And so on, to the last shard. You know all that you need: begin your first game on the easy"
            en "level, alone or with friends."
