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
players 2   option consent=ask
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
players 3   option consent=ask
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
players 3   option consent=ask
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

scenario the owner of a relic may step in after what the active player has done
# R-FAL-13.10 R-FAL-13.4
players 2
plain
set! public.hero[1] = sanya
do 0 extract                 expect waiting 1             expect decision STEP_IN 1
expect legal-count 1 = 3
do 1 step-in                 expect waiting 0             expect decision TELEPORT 0
do 0 teleport x4
expect public.node = x4 c1   expect public.charged = 1
do 0 extract                 expect waiting 0

scenario and when the day begins
# R-FAL-13.10
players 2
plain
set! public.hero = telron sanya
set! public.next_event = river-card
do 0 end-day                 expect decision STEP_IN 0    expect public.turn = 1
do 0 step-in                 expect decision STEP 1
do 1 step 1                  expect public.colossus = x4  expect public.charged = 2

scenario and once more before the night
# R-FAL-13.10 R-FAL-4.5
players 2
plain
set! public.hero = heir sanya
set! public.actions_done = 2
set! public.machine[0] = 0 0 0
set! public.machine[1] = 0 0 0
set! public.charged = 2
do 0 move a0                 expect decision STEP_IN 1    expect public.turn = 0
set! public.next_event = river-card
do 1 wait                    expect decision DAY 0

scenario who does not want to now is asked again after the next thing done
# R-FAL-13.11
players 2
plain
set! public.hero[1] = sanya
do 0 extract
do 1 wait                    expect decision DAY 0
do 0 extract                 expect decision STEP_IN 1

scenario who passes is not asked again this turn, but in the next one of another
# R-FAL-13.11
players 3
plain
set! public.hero = heir sanya machine
set! public.charged = 2
do 0 extract                 expect decision STEP_IN 1
do 1 pass 0                  expect decision DAY 0        expect head.frame[0].arg[0] = 2
do 0 extract                 expect decision DAY 0
set! public.next_event = river-card
do 0 end-day                 expect public.turn = 1       expect head.frame[0].arg[0] = 0
set! public.next_event = mountains-card
do 1 end-day                 expect public.turn = 2       expect decision STEP_IN 1

scenario nor before his own turn, if he says so
# R-FAL-13.11
players 3
plain
set! public.hero = heir machine sanya
set! public.charged = 4
do 0 extract                 expect decision STEP_IN 2    expect legal-count 2 = 4
do 2 pass 1                  expect head.frame[0].arg[1] = 4
set! public.next_event = river-card
do 0 end-day                 expect public.turn = 1       expect decision DAY 1
do 1 extract                 expect decision DAY 1
set! public.next_event = mountains-card
do 1 end-day                 expect public.turn = 2       expect head.frame[0].arg[1] = 0

scenario whose own turn comes next has two ways to say no
# R-FAL-13.11
players 3
plain
set! public.hero = heir sanya machine
set! public.charged = 2
do 0 extract
legal 1 wait                 legal 1 pass 0               illegal 1 pass 1

scenario who has passed can be asked for the relic all the same
# R-FAL-13.11 R-FAL-13.6
players 2
plain
set! public.hero[1] = sanya
do 0 extract                 do 1 pass 0
do 0 ask 1                   expect decision LEND 1
do 1 lend                    expect decision TELEPORT 0

scenario a request that is refused does not open the question again
# R-FAL-13.10 R-FAL-13.7
players 2
plain
set! public.hero[1] = sanya
do 0 ask 1                   do 1 refuse
expect decision DAY 0        illegal 0 ask 1

scenario owners are asked in turn order until one of them uses it
# R-FAL-13.10 R-FAL-13.2
players 4
plain
set! public.hero = leheir machine telron sanya
set! public.next_event = river-card
do 0 end-day                 expect decision STEP_IN 2    expect public.turn = 1
do 2 wait                    expect decision STEP_IN 3
do 3 wait                    expect decision STEP_IN 0
do 0 step-in                 expect decision PLACES 1
do 1 places 3                expect decision DAY 1
do 1 extract                 expect decision DAY 1

scenario only those whose relic could do something now
# R-FAL-13.10 R-FAL-13.9
players 3
plain
set! public.hero = leheir lone-survivor cr-2t1
do 0 move a0                 expect decision DAY 0
set! public.parasites[0] = 1
do 0 extract                 expect decision STEP_IN 1    expect public.charged = 7
do 1 step-in                 expect public.parasites[0] = 0
expect public.jokers = 1 0 0 0 0

scenario nobody steps in with an empty relic, or after one was used
# R-FAL-13.10 R-FAL-13.1 R-FAL-13.2
players 2
plain
set! public.hero = anuth sanya
set! public.charged = 1
do 0 extract                 expect decision DAY 0
plain
set! public.hero = anuth sanya
do 0 relic                   expect decision DAY 0

scenario nobody steps in inside an action
# R-FAL-13.3 R-FAL-13.10
players 2
plain
set! public.hero[1] = sanya
set! public.crystals[0] = 2 0 0 0 0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
chance 0/20
do 0 attack 0                expect waiting 0

scenario nor in a game of one player, who just uses it
# R-FAL-13.10 R-FAL-13.8
players 1
plain
set! public.hero[1] = sanya
do 0 extract                 expect decision DAY 0        legal 0 ask 1

scenario Stay: its owner steps in before the way to the City
# R-FAL-13.10 R-FAL-S5.2
players 2
plain
set! public.hero[1] = outsider
set! public.node[0] = x0
set! public.slot[0] = 1
set! public.crystals[0] = 0 0 1 0 1
do 0 investigate 0
do 0 pay-shard               expect decision STEP_IN 1
do 1 step-in                 expect decision DAY 0
expect public.node = x0 c1   expect event stayed
