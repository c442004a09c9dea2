"""Heroes of Land, Air & Sea a second time, from the rulebook and docs/rules/hlas.md.

What chance decided (deals, draws, tokens, the enemy's cards) is read from the engine's position
and events after a decision and checked to be possible; everything else is computed. The table is
in hlas_state.py, moves and tokens in hlas_moves.py, battles in hlas_battle.py, spells in
hlas_spells.py, the solo enemy in hlas_solo.py, the tables in hlas_tables.py.
"""
from model import need
from models.hlas_lively import Lively
from models.hlas_state import Over, cards
from models.hlas_tables import (AIR, BUILD, CAPITALS, CAST, CONTINENT, FACTIONS, FLY, HARVEST, LAND,
                                LEVEL_PRICE, LEVEL_VP, MANA, MARCH, MARCH_TOO, NEIGHBOURS, ORE,
                                PRICE, RECRUIT, REGIONS, RESEARCH, RESOURCES, ROUNDS_MAX, SAIL, SEA,
                                SERF, SPELLS, SPELL_NUMBER, STAY_VP, TAX, TERRAIN, TOKENS, WARRIOR,
                                WORKERS)


class Model(Lively):
    game = 'hlas'
    seats = (1, 2, 3, 4, 4)
    options = {'mode': ('free', 'teams'), 'first': ('random', '1', '2', '3', '4'),
               'cancelled_no_vp': ('on', 'off'), 'solo_two_towers': ('on', 'off'),
               'solo_no_level_vp': ('on', 'off'), 'reshuffle_at_need': ('on', 'off')}
    taste = {'pass': .5, 'done': .3, 'act': 3, 'muster': 2, 'follow': 3, 'upgrade': 12,
             'tower': 10, 'building': 4, 'recruit': 4, 'go': 4, 'take': 3, 'from': 4, 'cast': 3,
             'answer': 3, 'bombard': 5, 'construct': 5, 'scribe': 4, 'research': 2, 'give': .2,
             'drag': 3, 'pull': 3, 'ignore': 3}

    @classmethod
    def fit(cls, rng, players, options):
        options['mode'] = rng.choice(cls.options['mode']) if players == 4 else 'free'
        if options['first'] != 'random' and int(options['first']) > players:
            options['first'] = 'random'

    # ---- the game

    def play(self):
        try:
            yield from self.setup()
            while True:
                yield from self.action_phase()
                yield from self.hovering()
                yield from self.harvest()
                self.round_end()
                if self.round in (self.end_round, ROUNDS_MAX):
                    break
                self.next_round()
        except Over:
            pass

    def setup(self):
        chosen = self.start.options['first']
        need(chosen == 'random' or self.solo or self.first == int(chosen) - 1, 'first player',
             self.first)
        for seat in self.in_order()[:1 if self.solo else None]:
            free = [('faction', i) for i in range(1, 5) if FACTIONS[i] not in self.faction]
            choice = yield from self.ask(seat, free)
            self.faction[seat] = FACTIONS[choice[1]]
        if self.solo:
            self.faction[1] = self.after['public.faction'][1]
            need(self.faction[1] in FACTIONS[1:] and self.faction[1] != self.faction[0],
                 self.faction)
        self.tax = self.after.get('public.tax', [])
        need(sorted(self.tax) == sorted(RESOURCES), 'tax track', self.tax)
        yield from self.place_capitals()
        self.deal()
        for r in self.live:
            self.down[r] = 0 if r in self.capital else TOKENS[r]

    def in_order(self):
        return [(self.first + i) % self.n for i in range(self.n)]

    def deal(self):
        """R-HLA-3.3 to 3.5, 29.3"""
        for seat in range(self.n):
            home = self.capital[seat]
            self.level[seat] = 1
            if self.is_enemy(seat):
                self.hero[seat] = [home] * 3
                self.resource[seat] = [3] * 3
                continue
            for rows, count in ((self.serf, 2), (self.warrior, 1)):
                rows[seat][0] -= count
                rows[seat][home] = count
            self.resource[seat] = [2] * 3
            self.library[seat] = cards(self.after['private.library'][seat])
            need(sum(self.library[seat].values()) == 1, 'first spell', self.library[seat])
            self.deck -= self.library[seat]

    def place_capitals(self):
        order = self.in_order()[::-1]
        if self.solo:
            order = [0, 1]
        for seat in order:
            used = {CONTINENT[r] for r in self.capital if r}
            free = [r for r in CAPITALS if CONTINENT[r] not in used and
                    (not used or used & set(NEIGHBOURS[CONTINENT[r]]))]
            choice = yield from self.ask(seat, [('settle', r) for r in free])
            self.capital[seat] = choice[1]
        if self.n == 2:
            free = [r for r in CAPITALS if r not in self.capital]
            choice = yield from self.ask(order[-1] if not self.solo else 0,
                                         [('drop', r) for r in free])
            self.out = choice[1]
            self.live = {r for r in REGIONS if r not in LAND or CONTINENT[r] != CONTINENT[self.out]}

    # ---- rounds

    def action_phase(self):
        if self.solo:
            yield from self.solo_phase()
            return
        while self.turn < 2 * self.n:
            seat = (self.first + self.turn) % self.n
            if seat in self.alive:
                yield from self.take_turn(seat)
            self.turn += 1

    def take_turn(self, seat):
        """R-HLA-4.2"""
        self.enliven(seat)
        places = [('act', i) for i in self.free_places(seat, RECRUIT)]
        choice = yield from self.ask(seat, places)
        place = choice[1]
        self.bar[seat][place] = 1
        if place <= TAX:
            yield from self.capital_action(seat, place)
            yield from self.followers(seat, place)
            if place == TAX:
                self.turn_tax()
            return
        yield from self.command(seat, place)
        if seat not in self.alive:
            return
        if not self.courtyard(seat):
            return
        free = [('muster', i) for i in self.free_places(seat, MARCH)]
        choice = yield from self.ask(seat, [('pass',)] + free)
        if choice[0] == 'muster':
            self.post_serf(seat, choice[1])
            yield from self.command(seat, choice[1])

    def free_places(self, seat, first):
        """Of the two marches one is offered."""
        free = [i for i in range(first, CAST + 1) if not self.bar[seat][i]]
        return [i for i in free if i != MARCH_TOO or MARCH not in free]

    def post_serf(self, seat, place):
        self.serf[seat][self.capital[seat]] -= 1
        self.bar[seat][place] = 2

    def followers(self, seat, place):
        """R-HLA-10"""
        for other in self.clockwise(seat):
            if self.is_enemy(other) or self.bar[other][place] or not self.courtyard(other):
                continue
            choice = yield from self.ask(other, [('pass',), ('follow',)])
            if choice[0] == 'follow':
                self.post_serf(other, place)
                yield from self.capital_action(other, place)

    def turn_tax(self):
        """R-HLA-9.2; the track shows what is on 4, on 3 and on 2."""
        self.tax = self.tax[1:] + self.tax[:1]

    def command(self, seat, place):
        self.rider_used = False
        if place in (MARCH, MARCH_TOO):
            yield from self.march(seat)
        elif place == SAIL:
            yield from self.voyage(seat, (SEA,))
        elif place == FLY:
            yield from self.voyage(seat, (AIR,))
        else:
            yield from self.cast_action(seat)

    # ---- capital actions

    def capital_action(self, seat, place):
        yield from {RECRUIT: self.recruit, BUILD: self.build, RESEARCH: self.research,
                    TAX: self.collect_tax}[place](seat)

    def unit_price(self, seat, kind):
        if kind == WARRIOR and self.has(seat, 'O_BARR', 1):
            return (1, 0, 0)
        return PRICE[self.faction[seat], kind]

    def can_raise(self, seat, kind):
        unlocked = kind in (SERF, WARRIOR) or kind in self.built[seat]
        price = self.unit_price(seat, kind)
        return unlocked and self.supply(seat, kind) and self.affords(seat, price)

    def recruit(self, seat):
        """R-HLA-5"""
        pair = (2 if self.has(seat, 'O_BLOOD', 1) else 3, 0, 0)
        options = [('done',)] + [('recruit', kind) for kind in range(1, 8)
                                 if self.can_raise(seat, kind)]
        if self.supply(seat, SERF) > 1 and self.affords(seat, pair):
            options.append(('pair',))
        choice = yield from self.ask(seat, options)
        if choice[0] == 'done':
            return
        if choice[0] == 'pair':
            self.spend(seat, pair)
            yield from self.rally(seat, SERF, 2)
            return
        kind = choice[1]
        yield from self.raise_unit(seat, kind)
        if kind == WARRIOR and self.has(seat, 'O_BARR', 3) and self.can_raise(seat, WARRIOR):
            choice = yield from self.ask(seat, [('done',), ('recruit', WARRIOR)])
            if choice[0] == 'recruit':
                yield from self.raise_unit(seat, WARRIOR)

    def raise_unit(self, seat, kind):
        self.spend(seat, self.unit_price(seat, kind))
        if kind in (SERF, WARRIOR):
            yield from self.rally(seat, kind, 1)
        else:
            self.from_supply(seat, kind, self.capital[seat])

    def rally(self, seat, kind, count):
        """Paladin III: serfs and warriors may come to the hero."""
        for _ in range(count):
            place, paladin = self.capital[seat], self.has_hero(seat, 'PAL', 3)
            if paladin:
                there = self.hero_at(seat, paladin - 3)
                if there in LAND and there != place and self.fits(seat, there, 1):
                    choice = yield from self.ask(seat, [('place', place), ('place', there)])
                    place = choice[1]
            self.from_supply(seat, kind, place)
        self.check_expanded(seat)

    def build(self, seat):
        """R-HLA-6, 7"""
        for again in (False, True):
            options = [('done',)] + self.build_options(seat)
            choice = yield from self.ask(seat, options)
            if choice[0] == 'done':
                return
            self.build_thing(seat, choice)
            if not self.has(seat, 'D_WORK', 3):
                return

    def build_options(self, seat):
        options = [('construct', kind) for kind in (SEA, AIR) if self.can_raise(seat, kind)]
        if self.courtyard(seat) and self.resource[seat][ORE] >= self.building_price(seat):
            options += [('building', kind) for kind in range(3, 8) if kind not in self.built[seat]]
        level = self.level[seat]
        if level < 3 and self.affords(seat, [LEVEL_PRICE[level + 1]] * 3):
            options.append(('upgrade',))
        if len(self.tower[seat]) < min(3, level):
            away = self.distances(seat)
            options += [('tower', r) for r in sorted(LAND & self.live)
                        if self.may_fortify(seat, r) and
                        self.resource[seat][ORE] >= self.tower_price(seat, r, away)]
        return options

    def building_price(self, seat):
        return 2 if self.has(seat, 'D_FORGE', 2) else 3

    def may_fortify(self, seat, region):
        """R-HLA-7.1 to 7.3"""
        if self.standing(region) is not None or region in self.tower[seat]:
            return False
        units = self.units(seat, region)
        if not (units[SERF] or self.has(seat, 'D_WORK', 2) and any(units[1:6])):
            return False
        there = sum(CONTINENT[r] == CONTINENT[region] for r in self.tower[seat])
        return there < self.towers_per_continent()

    def towers_per_continent(self):
        """R-HLA-7.3, 7.9"""
        if self.solo:
            return 2 if self.rule('solo_two_towers') else 1
        return 2 if self.n == 2 else 1

    def tower_price(self, seat, region, away):
        price = away[region]
        if self.has(seat, 'D_WORK', 1):
            price = max(1, price - 1)
        tunneler = self.has_hero(seat, 'TUN', 3)
        if tunneler and self.hero_at(seat, tunneler - 3) == region:
            price = min(3, price)
        return price

    def build_thing(self, seat, choice):
        name, what = choice[:2]
        if name == 'construct':
            self.spend(seat, self.unit_price(seat, what))
            self.from_supply(seat, what, self.capital[seat])
        elif name == 'building':
            self.resource[seat][ORE] -= self.building_price(seat)
            self.serf[seat][self.capital[seat]] -= 1
            self.built[seat].add(what)
        elif name == 'upgrade':
            self.level[seat] += 1
            self.spend(seat, [LEVEL_PRICE[self.level[seat]]] * 3)
        else:
            self.resource[seat][ORE] -= self.tower_price(seat, what, self.distances(seat))
            self.tower[seat].append(what)
            self.check_goal(len(self.tower[seat]) == 3)
            self.turn_up_around(what)

    def research(self, seat):
        """R-HLA-8"""
        options = [('done',), ('research',)]
        if sum(s is not None for s in self.scribed[seat]) < self.level[seat]:
            options += [('scribe', spell.number) for spell in SPELLS.values()
                        if spell.type == 'cast' and self.library[seat][spell.id]]
        choice = yield from self.ask(seat, options)
        if choice[0] == 'research':
            self.draw_spells(seat, 4 if self.has(seat, 'H_COLL', 1) else 3)
            yield from self.discard_down(seat)
        elif choice[0] == 'scribe':
            spell = SPELL_NUMBER[choice[1]]
            self.library[seat][spell] -= 1
            self.scribed[seat][self.scribed[seat].index(None)] = [spell, 'ready']

    def discard_down(self, seat):
        """Asked even with equal cards: not asking would tell that they are."""
        while sum(self.library[seat].values()) > self.library_limit(seat):
            spells = [('discard', SPELLS[s].number) for s, k in self.library[seat].items() if k]
            choice = yield from self.ask(seat, spells, True)
            self.throw(seat, SPELL_NUMBER[choice[1]])

    def collect_tax(self, seat):
        """R-HLA-9.1, 28.4"""
        friend, taken = self.ally(seat), False
        while True:
            options = [] if taken else [('tax', i) for i in range(3)]
            if friend in self.alive:
                options += [('give', i) for i in range(3) if self.resource[seat][i] and
                            self.resource[friend][i] < 10]
            if taken:
                options.append(('done',))
            choice = yield from self.ask(seat, options)
            if choice[0] == 'done':
                return
            if choice[0] == 'give':
                self.resource[seat][choice[1]] -= 1
                self.resource[friend][choice[1]] += 1
            else:
                self.gain(seat, choice[1], 4 - self.tax.index(RESOURCES[choice[1]]))
                taken = True

    # ---- goals

    def check_goal(self, is_reached):
        """R-HLA-24.5, 24.6"""
        if is_reached and not self.end_round:
            self.end_round = self.round + 1

    def check_explored(self):
        self.check_goal(not any(self.down[r] for r in LAND))

    def check_expanded(self, seat):
        self.check_goal(not self.serf[seat][0] and not self.warrior[seat][0])

    # ---- harvest and round end

    def hovering(self):
        """R-HLA-15.6"""
        for seat in self.in_order():
            at = self.vessel[seat][1]
            if seat in self.alive and at and at not in LAND and not self.has(seat, 'H_SKY', 3):
                yield from self.kill(seat, AIR, at)

    def harvest(self):
        """R-HLA-22"""
        workers = dict(WORKERS)
        order = [seat for seat in self.in_order() if seat in self.alive]
        for seat in order:
            for r in sorted(LAND & self.live):
                resource = HARVEST.get(TERRAIN[r])
                if resource is None or not self.holds(seat, r):
                    continue
                serfs = min(self.units(seat, r)[SERF], workers[r])
                workers[r] -= serfs if self.teams else 0
                self.gain(seat, resource, 1 + serfs + 2 * (r in self.tower[seat]))
            yield from self.harvest_abilities(seat)
        for seat in order:
            if not self.is_enemy(seat):
                self.draw_spells(seat, 1)
                yield from self.discard_down(seat)

    def harvest_abilities(self, seat):
        if self.is_enemy(seat):
            return
        at = self.vessel[seat][0]
        if self.has(seat, 'H_DOCK', 3) and at and at not in LAND:
            yield from self.gain_any(seat, 2)
        if self.has(seat, 'E_ANTL', 2):
            forests = sum(TERRAIN[r] == 'forest' and self.holds(seat, r) for r in REGIONS)
            self.gain(seat, MANA, 2 if forests > 2 else min(1, forests))
        if self.has(seat, 'D_TEMP', 2):
            self.gain(seat, ORE, len(self.tower[seat]))
        if self.has(seat, 'D_YARD', 3) and self.vessel[seat][0]:
            self.gain(seat, ORE, 2)
        shaman, mage = self.has_hero(seat, 'SHA', 1), self.has_hero(seat, 'MAG', 1)
        if shaman and self.hero_at(seat, shaman - 3) != self.capital[seat]:
            self.gain(seat, MANA, 1)
        if mage:
            self.gain(seat, MANA, 1)
        thane, priestess = self.has_hero(seat, 'THA', 2), self.has_hero(seat, 'PRI', 1)
        if thane and TERRAIN[self.hero_at(seat, thane - 3)] == 'mountain':
            self.gain(seat, ORE, 1)
        if priestess and self.hero_at(seat, priestess - 3) != self.capital[seat]:
            yield from self.gain_any(seat, 1)

    def round_end(self):
        """R-HLA-23"""
        for seat in self.alive:
            self.serf[seat][self.capital[seat]] += self.bar[seat].count(2)
            self.bar[seat] = [0] * 9
            for scribed in self.scribed[seat]:
                if scribed and self.has(seat, 'E_SPIRE', 2):
                    scribed[1] = 'ready'
                elif scribed:
                    scribed[1] = {'exhausted': 'preparing'}.get(scribed[1], 'ready')
        self.barrier = [None] * 54
        self.clear_slots()

    def next_round(self):
        self.round, self.turn = self.round + 1, 0
        if not self.solo:
            self.first = self.clockwise(self.first)[0]

    # ---- scoring

    def result(self):
        totals = self.totals()
        wealth = [sum(self.resource[p]) if p in self.alive else 0 for p in range(self.n)]
        if self.teams:
            totals = [totals[p] + totals[self.ally(p)] for p in range(4)]
            keys = [(totals[p], wealth[p] + wealth[self.ally(p)]) for p in range(4)]
        else:
            keys = [(totals[p], wealth[p] if p in self.alive else -1) for p in range(self.n)]
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        return totals[:self.start.players], ranks[:self.start.players]

    def totals(self):
        """R-HLA-25, 28.15"""
        worth = [{r: self.region_worth(p, r) for r in REGIONS if self.scores_region(p, r)}
                 if p in self.alive else {}
                 for p in range(self.n)]
        if self.teams:
            for p in (0, 1):
                for r in set(worth[p]) & set(worth[p + 2]):
                    del worth[p if worth[p][r] < worth[p + 2][r] else p + 2][r]
        return [self.own_points(p) + sum(worth[p].values()) if p in self.alive else 0
                for p in range(self.n)]

    def scores_region(self, seat, region):
        friend = self.ally(seat)
        home = region == self.capital[seat] or friend is not None and region == self.capital[friend]
        return not home and self.holds(seat, region)

    def region_worth(self, seat, region):
        special = (self.has(seat, 'E_ANTL', 3) and TERRAIN[region] == 'forest',
                   self.has(seat, 'D_FORGE', 3) and TERRAIN[region] == 'mountain')
        stayed = sum(STAY_VP[token] for token in self.stay[region])
        return 1 + sum(bool(x) for x in special) + stayed

    def own_points(self, seat):
        away, enemy = self.distances(seat), self.is_enemy(seat)
        total = self.score[seat] + 5 - self.warrior[seat][0]
        total += 2 * sum(bool(v) for v in self.vessel[seat])
        total += sum(away[r] + self.has(seat, 'D_TEMP', 3) for r in self.tower[seat])
        if not enemy or not self.rule('solo_no_level_vp'):
            total += LEVEL_VP[self.level[seat]]
        if not enemy:
            scribed = sum(s is not None for s in self.scribed[seat])
            total += 2 * sum(bool(h) for h in self.hero[seat])
            total += len(self.built[seat])
            total += scribed * (2 if self.has(seat, 'H_COLL', 3) else 1)
        return total
