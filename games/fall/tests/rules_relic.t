# Relics in one's own turn and in those of others: section 13 of docs/rules/fall.md.
game fall

scenario a used relic is empty and cannot be used again
# R-FAL-13.1
players 2
plain
set! public.hero[0] = anuth
do 0 relic
expect public.charged = 2    illegal 0 relic
plain
set! public.hero[0] = anuth
set! public.charged = 2
illegal 0 relic

scenario one relic in a turn, whoever owns it
# R-FAL-13.2
players 3
plain
set! public.hero = anuth celethe telron
do 0 relic
illegal 0 ask 1              illegal 0 ask 2
plain
set! public.hero = anuth celethe telron
legal 0 relic                legal 0 ask 1                legal 0 ask 2

scenario the next turn has a relic of its own
# R-FAL-13.2
players 2
plain
set! public.hero = anuth sanya
do 0 relic
set! public.next_event = river-card
do 0 end-day
legal 1 relic                illegal 1 ask 0

scenario relics are used by day between actions only
# R-FAL-13.3
players 2
plain
set! public.hero[0] = anuth
set! public.crystals[0] = 2 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 0/20
do 0 attack 0
illegal 0 relic              illegal 0 ask

scenario a borrowed relic works for the active character
# R-FAL-13.4 R-FAL-13.6
players 2
plain
set! public.hero[1] = sanya
do 0 ask 1                   expect waiting 1
do 1 lend                    expect waiting 0             expect decision TELEPORT 0
do 0 teleport x4
expect public.node = x4 c1   expect public.charged = 1

scenario its owner may refuse
# R-FAL-13.6 R-FAL-13.7
players 2
plain
set! public.hero[1] = sanya
do 0 ask 1                   do 1 refuse
expect decision DAY 0        expect public.charged = 3    illegal 0 ask 1

scenario after something else he can be asked again
# R-FAL-13.7
players 2
plain
set! public.hero[1] = sanya
do 0 ask 1                   do 1 refuse
do 0 extract                 legal 0 ask 1

scenario another question does not make him forget
# R-FAL-13.7
players 3
plain
set! public.hero[1] = sanya
set! public.hero[2] = telron
do 0 ask 1                   do 1 refuse
do 0 ask 2                   do 2 refuse
illegal 0 ask 1              illegal 0 ask 2

scenario with free consent nobody is asked
# R-FAL-13.8
players 2   option consent=free
plain
set! public.hero[1] = sanya
do 0 ask 1                   expect decision TELEPORT 0

scenario nor in a game of one player
# R-FAL-13.8
players 1
plain
set! public.hero[1] = sanya
do 0 ask 1                   expect decision TELEPORT 0
do 0 teleport x4             expect public.node = x4 c1

scenario an effect on the board works as it is
# R-FAL-13.5
players 2
plain
set! public.hero[1] = telron
do 0 ask 1                   do 1 lend
do 0 step 0                  expect public.colossus = x1

scenario a relic that could do nothing is not offered
# R-FAL-13.9
players 2
plain
set! public.hero = lone-survivor cr-2t1
illegal 0 relic              illegal 0 ask 1
set! public.parasites[0] = 1
legal 0 relic

scenario nobody else ever has to confirm anything
# R-FAL-1.9 R-FAL-13.6
players 3
plain
do 0 move a0                 expect waiting 0
do 0 extract                 expect waiting 0
do 0 activate 1 harvester    expect waiting 0

scenario after a borrowed relic the own one must wait
# R-FAL-13.2
players 2
plain
set! public.hero = anuth telron
legal 0 relic
do 0 ask 1                   do 1 lend                    do 0 step 0
expect public.charged = 1    illegal 0 relic

scenario who has refused can be asked again in the next turn
# R-FAL-13.7
players 3
plain
set! public.hero[2] = sanya
do 0 ask 2                   do 2 refuse                  illegal 0 ask 2
set! public.next_event = river-card
do 0 end-day                 legal 1 ask 2

scenario nobody asks himself
# R-FAL-13.6
players 2
plain
set! public.hero = anuth sanya
legal 0 relic                legal 0 ask 1                illegal 0 ask 0
