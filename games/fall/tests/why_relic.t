# Why relics and machines refuse an action: reasons of games/fall/reasons.def.
game fall

scenario one charged relic in a turn
# R-FAL-13.1 R-FAL-13.2
players 3
plain
set! public.hero = anuth celethe sanya
set! public.charged = 3
expect why 0 none relic      expect why 0 none ask 1      expect why 0 relic-empty ask 2      expect why 0 no-such ask 3
expect why-says 0 en "The relic of Sanya is empty" ask 2
expect why-says 0 pl "Ta relikwia jest rozładowana: Sanya" ask 2
set! public.charged = 6
expect why 0 relic-empty relic
expect why-says 0 en "The relic of Anuth is empty" relic
expect why-says 0 pl "Ta relikwia jest rozładowana: Anuth" relic
set! public.relic_used = 1
expect why 0 relic-used relic      expect why 0 relic-used ask 1
expect why-says 0 en "A relic has been used this turn, and only one may be" ask 1
expect why-says 0 pl "W tej turze użyto już relikwii, a można użyć tylko jednej" ask 1

scenario nobody asks for the own relic, nor again at once
# R-FAL-13.6 R-FAL-13.7
players 2   option consent=ask
plain
set! public.hero = anuth sanya
expect why 0 own-relic ask 0      expect why 0 none ask 1
expect why-says 0 en "This is the active character's own relic (Anuth): there is no one to ask" ask 0
expect why-says 0 pl "To relikwia samej postaci aktywnej (Anuth): nie trzeba o nią prosić" ask 0
do 0 ask 1
expect why 1 none lend      expect why 1 other-question extract      expect why 0 not-your-turn extract
do 1 refuse
expect why 0 refused ask 1
expect why-says 0 en "Sanya has refused: ask again after you have done something else" ask 1
expect why-says 0 pl "Sanya: odmowa. Poprosić ponownie można dopiero po zrobieniu czegoś innego" ask 1

scenario Stay has a moment of its own
# R-FAL-13.3 R-FAL-S5.2
players 3   option consent=ask
plain
set! public.hero = outsider sanya heir
expect why 0 relic-after-success relic
expect why-says 0 en "The relic of Outsider works only after a successful investigation, before the way back to the City" relic
expect why-says 0 pl "Ta relikwia (Przybysz) działa tylko po udanym zbadaniu Kolosa, przed powrotem do Miasta" relic
set! public.node = x0 c1 c2
set! public.crystals[0] = 0 0 1 0 1
set! public.slot[0] = 1
do 0 investigate 0      do 0 pay-shard
expect decision RETREAT 0
expect why 0 none stay      expect why 0 relic-by-day ask 1      expect why 0 other-question move c0
expect why-says 0 en "The relic of Sanya works only by day between actions" ask 1
expect why-says 0 pl "Ta relikwia (Sanya) działa tylko w dzień między akcjami" ask 1
expect why 0 none retreat c0      expect why 0 node-taken retreat c1      expect why 0 not-city-node retreat a0
expect why-says 0 en "The node must be free, and Sanya stands on C1" retreat c1
expect why-says 0 pl "Węzeł musi być wolny, a na C1 stoi Sanya" retreat c1
expect why-says 0 en "The way back leads to a node of the City (C0 to C4), not to A0" retreat a0
expect why-says 0 pl "Wraca się na węzeł Miasta (od C0 do C4), nie na A0" retreat a0

scenario another's Stay works after a success only
# R-FAL-13.3
players 2
plain
set! public.hero = anuth outsider
expect why 0 relic-after-success ask 1
expect why-says 0 en "The relic of Outsider works only after a successful investigation, before the way back to the City" ask 1
expect why-says 0 pl "Ta relikwia (Przybysz) działa tylko po udanym zbadaniu Kolosa, przed powrotem do Miasta" ask 1

scenario a machine off the board
# R-FAL-13.9 R-FAL-H5.2
players 2   option consent=ask
plain
set! public.hero[0] = cr-2t1
expect why 0 all-machines-stand relic
expect why-says 0 en "The relic of CR-2T1 could do nothing: no machine is off the board" relic
expect why-says 0 pl "Ta relikwia (CR-2T1) nic by nie zrobiła: na planszy nie brakuje żadnej maszyny" relic
set! public.machine[3] = [0,4,0]
set! public.machine[4] = [0,2,2]
expect why 0 none relic
do 0 relic
expect why 0 none restore 4 harvester      expect why 0 none-off-board restore 4 scavenger
expect why 0 none-off-board restore 1 harvester
expect why-says 0 en "No such machine is off the board: scavenger (black)" restore 4 scavenger
expect why-says 0 pl "Żadnej takiej maszyny nie brakuje na planszy: zbieraczka (kolor: czarny)" restore 4 scavenger
do 0 restore 4 harvester
expect why 0 none to 4      expect why 0 machine-there to 5
expect why-says 0 en "There is a harvester in H0 (forest) already" to 5
expect why-says 0 pl "W H0 (las) jest już taka maszyna: kombajn" to 5

scenario enemies to spread, and room for them
# R-FAL-13.9 R-FAL-H7.2
players 2   option consent=ask
plain
expect why 0 no-enemy-around relic
expect why-says 0 en "The relic of Kolbor & Malabor could do nothing: no enemy is in the regions at the node C0" relic
expect why-says 0 pl "Ta relikwia (Kolbor i Malabor) nic by nie zrobiła: w regionach przy węźle C0 nie ma wrogów" relic
set! public.node[0] = s0
expect why 0 one-region relic
expect why-says 0 en "The relic of Kolbor & Malabor could do nothing: there is only one region at the node S0" relic
expect why-says 0 pl "Ta relikwia (Kolbor i Malabor) nic by nie zrobiła: przy węźle S0 leży tylko jeden region" relic
set! public.node[0] = c0
set! public.constructs[0] = 2
set! public.isle[shard-mist] = 2
expect why 0 none relic
do 0 relic
expect why 0 none spread 2      expect why 0 spread-too-many spread 3      expect why 0 other-question relic
expect why-says 0 en "There are only 2 left to spread" spread 3
expect why-says 0 pl "Do rozstawienia zostało tylko: 2" spread 3

scenario enemies around
# R-FAL-13.9 R-FAL-S1.2
players 2   option consent=ask
plain
set! public.hero[0] = lone-survivor
expect why 0 no-enemy-around relic
set! public.golems[0] = 1
set! public.parasites[0] = 1
set! public.parasites[1] = 1
set! public.isle[shard-river] = 3
do 0 relic
expect why 0 none fell parasite 0      expect why 0 none-to-fell fell construct 0      expect why 0 fell-elsewhere fell parasite 1
expect why-says 0 en "There is no construct in I0 (river)" fell construct 0
expect why-says 0 pl "W I0 (rzeka) nie ma takiego wroga: konstrukt" fell construct 0
expect why-says 0 en "An enemy of I0 (river) is chosen now, not of I1 (mountains)" fell parasite 1
expect why-says 0 pl "Teraz wybierany jest wróg z I0 (rzeka), nie z I1 (góry)" fell parasite 1

scenario a monster that can be paid for
# R-FAL-13.9 R-FAL-S2.2
players 2   option consent=ask
plain
set! public.hero[0] = cursed
expect why 0 no-monster relic
expect why-says 0 en "The relic of Cursed could do nothing: no monster is in play" relic
expect why-says 0 pl "Ta relikwia (Przeklęta) nic by nie zrobiła: w grze nie ma żadnego potwora" relic
set! public.monsters = utcoro onygauros
expect why 0 monsters-unpaid relic
expect why-says 0 en "The relic of Cursed could do nothing: no attack on a monster can be paid. Cursed has: nothing; in the City: nothing" relic
expect why-says 0 pl "Ta relikwia (Przeklęta) nic by nie zrobiła: nie ma czym zapłacić za atak na potwora. Przeklęta ma: nic; w Mieście: nic" relic
set! public.crystals[0] = 0 0 0 0 1
set! public.city = 0 1 0 0 0
expect why 0 none relic
do 0 relic
expect why 0 none strike utcoro      expect why 0 not-in-play strike caerulas

scenario something to deposit
# R-FAL-13.9 R-FAL-S3.2
players 2   option consent=ask
plain
set! public.hero[0] = heir
set! public.hero[1] = sanya
set! public.node[0] = x4
expect why 0 nothing-to-deposit relic
expect why-says 0 en "The relic of Heir could do nothing: Heir has no crystals to deposit" relic
expect why-says 0 pl "Ta relikwia (Dziedzic) nic by nie zrobiła: Dziedzic nie ma kryształów, które można zdeponować" relic
set! public.crystals[0] = 1 0 0 0 0
expect why 0 none relic

scenario a shard that nobody has seen
# R-FAL-13.9 R-FAL-S4.2
players 2   option consent=ask
plain
set! public.hero[0] = machine
set! public.slot = 1 2 3 3 0
set! public.shards[1] = 0 1 0
expect why 0 all-shards-known relic
expect why-says 0 en "The relic of Machine could do nothing: the values of all shards in the base are known" relic
expect why-says 0 pl "Ta relikwia (Automat) nic by nie zrobiła: wartości wszystkich odłamków w podstawce są znane" relic
set! public.slot = 1 2 4 4 5
set! public.shards[1] = 0 0 0
set! public.returned = 0 1 0
do 0 relic
expect why 0 none peek 2      expect why 0 none peek 4      expect why 0 shard-known peek 1      expect why 0 shard-alike peek 3
expect why-says 0 en "The value of this shard is known already: 2" peek 1
expect why-says 0 pl "Wartość tego odłamka jest już znana: 2" peek 1
expect why-says 0 en "Several shards are alike (an unseen shard): choose the first of them" peek 3
expect why-says 0 pl "Takich samych odłamków jest kilka (nieznany odłamek): wystarczy wybrać pierwszy z nich" peek 3

scenario a relic that can be copied
# R-FAL-13.9 R-FAL-S6.3
players 2   option consent=ask
plain
set! public.hero = creature criminal
expect why 0 nothing-to-copy relic
expect why-says 0 en "The relic of Creature could do nothing: no other one that can be copied would do anything now" relic
expect why-says 0 pl "Ta relikwia (Istota) nic by nie zrobiła: żadna inna, którą można skopiować, nie dałaby teraz nic" relic
plain
set! public.hero = creature sanya
expect why 0 none relic

scenario what the Creature copies
# R-FAL-S6.2 R-FAL-S6.3
players 5   option consent=ask
plain
set! public.hero = creature sanya anuth criminal lone-survivor
do 0 relic
expect why 0 none copy 1      expect why 0 not-copied copy 0      expect why 0 not-copied copy 3
expect why 0 no-enemy-around copy 4
expect why-says 0 en "This relic cannot be copied: Criminal" copy 3
expect why-says 0 pl "Tej relikwii nie można skopiować: Zbrodniarka" copy 3
expect why-says 0 en "The relic of Lone Survivor could do nothing: no enemy is in the regions at the node C0" copy 4
expect why-says 0 pl "Ta relikwia (Jedyny Ocalały) nic by nie zrobiła: w regionach przy węźle C0 nie ma wrogów" copy 4

scenario with whom places are changed
# R-FAL-H3.2
players 3   option consent=ask
plain
set! public.hero = leheir heir sanya
do 0 relic
expect why 0 none places 1      expect why 0 places-self places 0      expect why 0 no-such places 3
expect why-says 0 en "Leheir changes places with another character" places 0
expect why-says 0 pl "Leheir zamienia się miejscem z inną postacią" places 0

scenario where a relic carries the target
# R-FAL-H6.2 R-FAL-5.10
players 2   option consent=ask
plain
set! public.hero[0] = sanya
do 0 relic
expect why 0 none teleport x4      expect why 0 stands-there teleport c0      expect why 0 node-taken teleport c1
expect why-says 0 en "Sanya stands on C0 already" teleport c0
expect why-says 0 pl "Sanya już tam stoi: C0" teleport c0

scenario which way the Colossus steps
# R-FAL-H4.2
players 2   option consent=ask
plain
set! public.hero[0] = telron
do 0 relic
expect why 0 none step 1      expect why 0 no-such step 2

scenario stepping in, and when to be asked again
# R-FAL-13.11 R-FAL-13.13
players 3
plain
set! public.hero = anuth telron sanya
do 0 extract
expect decision STEP_IN 1
expect why 1 none step-in      expect why 1 none wait      expect why 1 none pass 0      expect why 1 own-turn-next pass 1
expect why 1 no-such pass 2
expect why-says 1 en "The next turn is this character's own: it is enough to pass in this one" pass 1
expect why-says 1 pl "Następna tura i tak należy do tej postaci: wystarczy zrezygnować w tej" pass 1
do 1 wait
expect why 2 none pass 1
do 2 wait
do 0 end-day
expect decision STEP_IN 1      expect why 1 last-chance wait      expect why 1 none pass 0
expect why-says 1 en "The day ends: there is no later moment in this turn" wait
expect why-says 1 pl "Dzień się kończy, więc w tej turze nie będzie już okazji" wait

scenario a second machine of the same region
# R-FAL-H5.1
players 2   option consent=ask
plain
set! public.hero[0] = cr-2t1
do 0 activate 1 harvester
expect why 0 none activate 1 scavenger      expect why 0 second-same activate 1 harvester      expect why 0 none done
expect why 0 second-elsewhere activate 0 scavenger      expect why 0 nothing-to-refine activate 1 refiner
expect why-says 0 en "This machine has just worked: harvester" activate 1 harvester
expect why-says 0 pl "Ta maszyna właśnie pracowała: kombajn" activate 1 harvester
expect why-says 0 en "The second machine must be in the same region: I1 (mountains), not I0 (river)" activate 0 scavenger
expect why-says 0 pl "Druga maszyna musi być w tym samym regionie: I1 (góry), nie I0 (rzeka)" activate 0 scavenger

scenario where the fort of a scavenger goes
# R-FAL-12.4
players 2   option consent=ask
plain
set! public.fort[1] = a0
set! public.forts[1] = 4
do 0 activate 1 scavenger
expect why 0 none fort c1      expect why 0 fort-here fort a0      expect why 0 not-of-region fort x0
expect why-says 0 en "There is a fort on A0 already" fort a0
expect why-says 0 pl "Na A0 jest już fortyfikacja" fort a0
expect why-says 0 en "X0 is not a node of this region: I1 (mountains)" fort x0
expect why-says 0 pl "X0 nie jest węzłem tego regionu: I1 (góry)" fort x0
