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

scenario after something else they can be asked again
# R-FAL-13.7
players 2   option consent=ask
plain
set! public.hero[1] = sanya
do 0 ask 1                   do 1 refuse
do 0 extract                 legal 0 ask 1

scenario another question does not make them forget
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

scenario nobody asks themselves
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
do 1 step-in                 expect waiting 1             expect decision TELEPORT 1
do 1 teleport x4             expect decision DAY 0
expect public.node = x4 c1   expect public.charged = 1
do 0 extract                 expect waiting 0

scenario and when the day begins
# R-FAL-13.10
players 2
plain
set! public.hero = telron sanya
set! public.next_event = river-card
do 0 end-day                 do 1 pass
expect decision STEP_IN 0    expect public.turn = 1
do 0 step-in                 expect decision STEP 0
do 0 step 1                  expect public.colossus = x4  expect public.charged = 2

scenario and after the last action too
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

scenario nor before their own turn, if they say so
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
do 0 end-day                 do 1 pass                    do 2 pass
do 3 pass
expect decision STEP_IN 2    expect public.turn = 1
do 2 wait                    expect decision STEP_IN 3
do 3 wait                    expect decision STEP_IN 0
do 0 step-in                 expect decision PLACES 0
do 0 places 3                expect decision DAY 1
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

scenario whoever waits for the way to the City and then passes lets it happen
# R-FAL-13.10 R-FAL-13.11 R-FAL-11.7
players 2
plain
set! public.hero[1] = outsider
set! public.node[0] = x0
set! public.slot[0] = 1
set! public.crystals[0] = 0 0 1 0 1
do 0 investigate 0           do 0 pay-shard
expect decision STEP_IN 1    expect legal-count 1 = 3
do 1 wait                    expect decision RETREAT 0    expect public.charged = 3
do 0 retreat c3              expect public.node = c3 c1   expect decision DAY 0
expect no-event stayed

scenario and so does whoever passes at once
# R-FAL-13.10 R-FAL-13.11 R-FAL-11.7
players 2
plain
set! public.hero[1] = outsider
set! public.node[0] = x0
set! public.slot[0] = 1
set! public.crystals[0] = 0 0 1 0 1
do 0 investigate 0           do 0 pay-shard
do 1 pass                    expect decision RETREAT 0    expect head.frame[0].arg[0] = 2
do 0 retreat c3              expect public.node = c3 c1   expect decision DAY 0

scenario whoever has waited is asked once more before the day ends
# R-FAL-13.13
players 2
plain
set! public.hero = anuth sanya
set! public.next_event = river-card
do 0 extract                 do 1 wait                    expect decision DAY 0
do 0 end-day                 expect decision STEP_IN 1    expect public.turn = 0
expect prompt 1 en "Anuth ends the day. Do you want to use your relic (Sanya) before that?"
expect prompt 1 pl "Anuth kończy dzień. Czy chcesz jeszcze użyć swojej relikwii (Sanya)?"
expect legal-count 1 = 2     illegal 1 wait
do 1 pass                    expect public.turn = 1       expect public.nights = 1

scenario then stepping in opens the day again
# R-FAL-13.13 R-FAL-13.12
players 2
plain
set! public.hero = anuth sanya
set! public.next_event = river-card
do 0 extract                 do 1 wait
do 0 end-day                 do 1 step-in                 do 1 teleport x4
expect decision DAY 0        expect public.turn = 0       legal 0 extract
do 0 end-day                 expect public.turn = 1

scenario whoever has passed is not asked before the day ends
# R-FAL-13.13 R-FAL-13.11
players 3
plain
set! public.hero = anuth sanya machine
set! public.charged = 3
set! public.next_event = river-card
do 0 extract                 do 1 pass
do 0 end-day                 expect public.turn = 1

scenario nor whoever could not use the relic then
# R-FAL-13.13 R-FAL-13.9
players 2
plain
set! public.hero = anuth cr-2t1
set! public.next_event = river-card
do 0 end-day                 expect public.turn = 1

scenario nor whoever has just refused to lend it
# R-FAL-13.13 R-FAL-13.7
players 2
plain
set! public.hero = anuth sanya
set! public.next_event = river-card
do 0 ask 1                   do 1 refuse
do 0 end-day                 expect public.turn = 1

scenario nor anybody where relics are only lent
# R-FAL-13.13 R-FAL-X1.7
players 2   option consent=ask
plain
set! public.hero = anuth sanya
set! public.next_event = river-card
do 0 extract
do 0 end-day                 expect public.turn = 1

scenario before the day ends owners are asked in turn order
# R-FAL-13.13 R-FAL-13.10
players 4
plain
set! public.hero = anuth sanya telron heir
set! public.charged = 7
set! public.next_event = river-card
do 0 extract                 do 1 wait                    do 2 wait
do 0 end-day                 expect decision STEP_IN 1    illegal 1 pass 1
do 1 pass                    expect decision STEP_IN 2    expect legal-count 2 = 3
do 2 pass 1                  expect public.turn = 1       expect head.frame[0].arg[1] = 4

scenario whoever steps in makes the choices of the relic: the Colossus
# R-FAL-13.12 R-FAL-H4.2
players 2
plain
set! public.hero = anuth telron
do 0 extract                 do 1 step-in                 expect decision STEP 1
do 1 step 0                  expect public.colossus = x1  expect decision DAY 0

scenario whoever steps in makes the choices of the relic: a machine and its region
# R-FAL-13.12 R-FAL-H5.2
players 2
plain
set! public.hero = anuth cr-2t1
set! public.machine[3] = 0 0 0
set! public.machine[4] = 0 0 0
do 0 extract                 do 1 step-in                 expect decision RESTORE 1
do 1 restore 4 harvester     expect decision RESTORE_TO 1
do 1 to 4                    expect decision DAY 0

scenario whoever steps in makes the choices of the relic: spreading enemies
# R-FAL-13.12 R-FAL-H7.2
players 2
plain
set! public.hero = anuth kolbor
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
set! public.parasites[0] = 1
do 0 extract                 do 1 step-in                 expect decision REARRANGE 1
do 1 spread 1                expect decision REARRANGE 1
do 1 spread 0                expect decision DAY 0        expect waiting 0

scenario whoever steps in makes the choices of the relic: a shard
# R-FAL-13.12 R-FAL-S4.2
players 2
plain
set! public.hero = anuth machine
set! public.slot = 5 5 4 4 4
set! public.returned = 0 1 1
do 0 extract                 do 1 step-in                 expect decision PEEK 1
chance 0/2
do 1 peek 0                  expect decision DAY 0

scenario whoever steps in as the Creature says whose relic it copies, and then the rest
# R-FAL-13.12 R-FAL-S6.2
players 3
plain
set! public.hero = telron creature sanya
do 0 extract                 do 1 step-in                 expect decision COPY 1
do 1 copy 0                  expect decision STEP 1
do 1 step 1                  expect public.colossus = x4  expect decision DAY 0

scenario with a relic that is lent the active player makes them
# R-FAL-13.12 R-FAL-13.4
players 2
plain
set! public.hero = anuth telron
do 0 ask 1                   do 1 lend                    expect decision STEP 0
plain
set! public.hero = anuth machine
do 0 ask 1                   do 1 lend                    expect waiting 0

scenario so do those who are only asked
# R-FAL-13.12 R-FAL-X1.7
players 2   option consent=ask
plain
set! public.hero = anuth kolbor
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
do 0 ask 1                   do 1 lend                    expect decision REARRANGE 0

scenario what follows by the common rules stays with the active player
# R-FAL-13.12 R-FAL-6.2 R-FAL-S3.2 R-FAL-S1.2
players 2
plain
set! public.hero = anuth celethe
set! public.crystals[0] = 2 2 0 0 0
do 0 extract                 do 1 step-in                 expect decision COLOUR 1
do 1 colour green            do 1 colour green            do 1 colour green
expect decision DISCARD 0
plain
set! public.hero = anuth heir
set! public.crystals[0] = 2 2 0 0 0
do 0 extract                 do 1 step-in                 expect decision DEPOSIT 0
plain
set! public.hero = anuth lone-survivor
set! public.constructs[0] = 1
set! public.isle[shard-mist] = 3
do 0 extract                 do 1 step-in                 expect decision ISLAND 0

scenario an attack by a relic is paid by the active player, its owner says on whom
# R-FAL-13.12 R-FAL-S2.2
players 2
plain
set! public.hero = anuth cursed
set! public.monsters = caerulas onygauros
set! public.crystals[0] = 2 0 0 0 0
do 0 extract                 do 1 step-in                 expect decision MONSTER 1
expect prompt 1 en "Which monster does Anuth attack?"
do 1 strike caerulas         expect decision PAY 0
