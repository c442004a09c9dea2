"""Icaion a second time, from the rulebook and docs/rules/icaion.md.

What chance decided (deals, draws, shards, events, neutral machines of Radiant Rays) is read from
the engine's position after a decision; everything else is computed. The table is in
icaion_state.py, the actions are in icaion_actions.py, the tables in icaion_tables.py.
"""
from itertools import permutations

from model import need
from models.icaion_actions import Actions
from models.icaion_state import Turn
from models.icaion_tables import (ALL_CRATER_NODES, BLUE, CARDS, CHARACTER, CITY, COLOSSUS_CARDS,
                                  CRATER_NODES, CRATER_REGIONS, DISTANCE, EQUIPMENT, FAR, INNER,
                                  KIND, NEUTRAL, NODES_OF, PRIZES, REFINER, REGION_CARDS,
                                  SATURATION, SEEKERS, SHARD_POINTS, STARTS, TRACK)

ON_OFF = ('off', 'on')
HOUSE_RULES = ('parasites_as_block', 'one_wound_per_event', 'wounded_walk_two', 'track_per_blue',
               'dash_any_time', 'teleport_stay', 'shift_optional', 'idle_oddities',
               'tie_later_last', 'return_to_region', 'reserved_in_order')
FORMER_RULINGS = ('rows_by_machines', 'orders_must_act', 'pay_before_drop', 'reshuffle_at_need')


class Model(Actions):
    game = 'icaion'
    seats = (2, 3, 4, 5)
    options = {'characters': ('dealt', 'draft'), 'events': ('hidden', 'open'),
               'apparatus': ('day', 'night', 'mixed', 'chosen'), 'radiant': ON_OFF,
               'wounding': ('on', 'off'), **{name: ON_OFF for name in HOUSE_RULES},
               **{name: ('on', 'off') for name in FORMER_RULINGS}}
    uncompared = {'public.walked_from': 'a note of the engine; the lists of extra moves show it'}
    taste = {'throw': .1, 'end-turn': .15, 'pass': .3, 'extract': 3, 'deploy': 2.5, 'retrieve': 3,
             'install': 12, 'investigate': 6, 'play': 2, 'eradicate': 4, 'overcharge': .5,
             'done': .4, 'discard-hand': .2, 'activate': 2, 'camp': .2}

    def play(self):
        yield from self.setup()
        while self.year < 3:
            self.start_year()
            while not self.last_round():
                yield from self.play_round()
            self.end_year()

    def setup(self):
        if self.start.options['apparatus'] == 'chosen':
            for colour in range(5):
                side = yield from self.ask(self.order[0], [('side', 0), ('side', 1)])
                self.night |= side[1] << colour
        turn = 0
        if self.radiant:
            self.radiant_start()
        else:
            self.neutral_left = [{2: 3, 3: 2, 4: 1, 5: 0}[self.n]] * 3
        while any(self.neutral_left):
            spots = [('place', t, r) for t in range(3) if self.neutral_left[t] for r in range(15)
                     if self.accepts(r, t, NEUTRAL)]
            _, t, r, _ = yield from self.ask(self.order[turn % self.n], spots)
            self.machine[r][t] = NEUTRAL
            self.neutral_left[t] -= 1
            turn += 1
        self.deal_cards()
        if self.offer:
            for seat in self.order[::-1] * 2:
                taken = (self.seeker[seat] is not None, self.equipment[seat] is not None)
                cards = [('draft', k) for k in sorted(self.offer) if not taken[k > 7]]
                choice = yield from self.ask(seat, cards)
                self.offer.discard(choice[1])
                self.give(seat, CHARACTER[choice[1]])
        for seat in range(self.n):
            pair = zip(self.seeker[seat].crystals, self.equipment[seat].crystals)
            self.cage[seat][0] = [a + b for a, b in pair]
        for seat in self.order[::-1]:
            free = [('start', node) for node in STARTS if node not in self.node]
            choice = yield from self.ask(seat, free)
            self.node[seat] = choice[1]

    def start_year(self):
        self.year += 1
        self.round, self.track, self.next_event = 0, [], 'none'
        self.event_deck = set(REGION_CARDS) | set(self.colossus_cards[:self.year])
        self.base = max(3, self.n)
        self.armour, self.retrieved = set(), set()
        self.collected = [0] * self.n
        if self.year > 1:
            self.charged = set(range(self.n))
            old = list(self.order)
            later = -1 if not self.rule('tie_later_last') else 1
            self.order.sort(key=lambda s: (self.reputation[s], later * old.index(s)))

    def play_round(self):
        self.round += 1
        cards = [card for card in self.saw('track', []) if card != 'none']
        need(cards[:-1] == self.track, 'track', cards)
        card = cards[-1]
        need(card in self.event_deck, 'event', card)
        need(self.next_event in ('none', card), 'the open card was', self.next_event, 'not', card)
        self.event_deck.discard(card)
        self.track.append(card)
        if self.start.options['events'] == 'open':
            self.next_event = self.saw('next_event', 'none')
            need(self.next_event in self.event_deck or not self.event_deck, 'open card',
                 self.next_event)
        field = TRACK['2-3' if self.n < 4 else '4-5'][self.round - 1]
        if field[3]:
            self.charged = set(range(self.n))
        self.hit_already = set()
        yield from self.event(card, *field[:3])
        for seat in list(self.order):
            yield from self.play_turn(seat)

    def end_year(self):
        """R-ICA-16.2"""
        for seat in range(self.n):
            if self.able(seat, 'YEAR_END_5_AT_CRATER') and self.node[seat] in ALL_CRATER_NODES:
                self.reputation[seat] += 5
        ranking = sorted(range(self.n), key=lambda s: (-self.collected[s], self.order.index(s)))
        for seat, prize in zip(ranking, PRIZES[self.n]):
            if self.collected[seat]:
                self.reputation[seat] += prize
        if self.reserved and self.year == 1:
            self.place_reserved()
        self.tiles = {(colour, year) for colour, year in self.tiles if year != self.year}

    def place_reserved(self):
        """R-ICA-M3: chance decides the order and ties; what the engine shows must be one of the
        outcomes. The first event of Year II may already have emptied a region."""
        cards = [REGION_CARDS[c] for c in self.track if c in REGION_CARDS]

        def outcomes(board, machines, at):
            if not machines:
                yield board
                return
            owner, kind = machines[0]
            regions = []
            while not regions:
                regions = [r for r in range(15) if KIND[r] == cards[at % 5] and
                           not board[r][kind] and owner not in board[r]]
                at += 1
            farthest = max(FAR[self.colossus][r] for r in regions)
            for r in regions:
                if FAR[self.colossus][r] == farthest:
                    placed = [list(m) for m in board]
                    placed[r][kind] = owner
                    yield from outcomes(placed, machines[1:], at)

        orders = set(permutations(self.reserved))
        if self.rule('reserved_in_order'):
            colours = [o for o, _ in self.reserved]
            orders = {o for o in orders if colours.count(o[2][0]) == 1}
        for order in sorted(orders):
            for board in outcomes(self.machine, list(order), 0):
                if all(a == b or not any(b) for a,
                       b in zip(board, self.saw('machine', [[0] * 3] * 15))):
                    self.machine, self.reserved = board, []
                    return
        need(False, 'reserved machines are not where the rule puts them')

    def deal_cards(self):
        """R-ICA-3.8 to 3.12: what was dealt is read from the engine."""
        n = self.n
        for seat in range(n):
            self.hand[seat] = set(self.after['private.hand'][seat])
            need(len(self.hand[seat]) == 3 and self.hand[seat] <= self.deck, 'first hand',
                 self.hand[seat])
            self.deck -= self.hand[seat]
        if self.start.options['characters'] == 'draft':
            self.offer = {k for k in CHARACTER if self.saw('offer', 0) >> k & 1}
            need(sum(k in self.offer for k in range(1, 8)) == n and len(self.offer) == 2 * n,
                 'offer', self.offer)
            return
        for seat in range(n):
            self.give(seat, SEEKERS[self.saw('seeker', [])[seat]])
            self.give(seat, EQUIPMENT[self.saw('equipment', [])[seat]])
        need(len({c.number for c in self.seeker + self.equipment}) == 2 * n, 'a character twice')

    def give(self, seat, character):
        if character.number < 8:
            self.seeker[seat] = character
        else:
            self.equipment[seat] = character

    def radiant_start(self):
        """R-ICA-M2: chance has placed neutral machines; check that it could."""
        n = self.n
        self.machine = [list(m) for m in self.saw('machine', self.machine)]
        inner = [sum(o > 0 for o in self.machine[r]) for r in range(15) if INNER[r]]
        outer = [r for r in range(15) if not INNER[r] and any(self.machine[r])]
        need(inner == [0 if n == 5 else 1] * 5, 'neutral machines inside', inner)
        need(len(outer) == (4 if n <= 3 else 0), 'neutral machines outside', outer)
        need(n > 3 or {KIND[r] for r in outer} == set(range(5)) - {self.colossus}, 'their kinds',
             outer)
        for r in outer:
            twin = next(x for x in range(15) if x != r and not INNER[x] and KIND[x] == KIND[r])
            need(FAR[self.colossus][r] >= FAR[self.colossus][twin], 'the nearer region', r)
            need(sum(o > 0 for o in self.machine[r]) == 1, 'two neutral machines in', r)
        self.reserved = [tuple(x) for x in self.saw('reserved', []) if x[0]]
        stock = [(o, t) for m in self.machine for t, o in enumerate(m) if o] + self.reserved
        if n == 2:
            need(sorted(stock) == sorted((o, t) for o in (6, 7) for t in range(3)
                                         for _ in range(2)), 'twelve', stock)
            colours = [o for o, _ in self.reserved]
            single = next((o for o in (6, 7) if colours.count(o) == 1), None)
            need(len(colours) == 3 and (single, REFINER) in self.reserved, 'reserved',
                 self.reserved)
        else:
            need(not self.reserved, 'reserved', self.reserved)
            need(all(o == NEUTRAL and stock.count((o, t)) <= 3 for o, t in stock),
                 'neutral machines', stock)

    # ---- events and wounds

    def event(self, card, crystals, symbol, arrows):
        if card in REGION_CARDS:
            regions = [r for r in range(15) if KIND[r] == REGION_CARDS[card]]
            for r in regions:
                self.crystals[r] = min(SATURATION[self.n], self.crystals[r] + crystals)
            for r in regions:
                if symbol and not (INNER[r] and self.n < 4):
                    yield from self.infest(r, 1)
            return
        for op, n in COLOSSUS_CARDS[card]:
            walk = [self.colossus]
            if op.startswith('MOVE'):
                walk += [(self.colossus + i) % 5 for i in range(1, arrows + 1)]
                self.colossus = walk[-1]
            if op == 'PARASITES':
                for r in CRATER_REGIONS[self.colossus]:
                    yield from self.infest(r, int(n))
            elif op.endswith('WOUND'):
                regions = {r for crater in walk for r in CRATER_REGIONS[crater]}
                yield from self.hit_nodes({node for r in regions for node in NODES_OF[r]})

    def infest(self, region, count):
        """R-ICA-6.1 to 6.4"""
        steps = [count] if self.rule('parasites_as_block') else [1] * count
        for step in steps:
            if self.parasites[region] + step <= 3:
                self.parasites[region] += step
                continue
            self.parasites[region] = 0
            self.machine[region] = [0, 0, 0]
            yield from self.hit_nodes(NODES_OF[region])

    def hit_nodes(self, nodes):
        victims = [s for s in self.order if self.node[s] in nodes]
        if self.rule('one_wound_per_event'):
            victims = [s for s in victims if s not in self.hit_already]
            self.hit_already |= set(victims)
        yield from self.hit(victims)

    def hit(self, victims):
        for seat in victims:
            if seat in self.lying:
                continue
            answer = ('take-wound',)
            if self.hand[seat]:
                cards = [('prevent', card.number) for card in self.faces(self.hand[seat])]
                answer = yield from self.ask(seat, [('take-wound',)] + cards)
            if answer[0] == 'prevent':
                self.drop(seat, answer[1])
            else:
                self.lying.add(seat)
                self.armour.discard(seat)

    def drop(self, seat, number):
        card = next(c for c in self.hand[seat] if CARDS[c].number == number)
        self.hand[seat].discard(card)
        self.discard.add(card)

    # ---- a turn

    def play_turn(self, seat):
        restricted = seat in self.lying
        self.lying.discard(seat)
        twice = self.able(seat, 'LAST_TURN_TWO_BASIC') and self.last_round() and not restricted
        self.turn = turn = Turn(restricted, 2 if twice else 1)
        if self.round == 1:
            yield from self.year_gifts(seat)
        yield from self.move(seat)
        while True:
            if not turn.basic_left and not turn.special_left and turn.shift != 1:
                break
            if not turn.basic_left and not turn.special_left and not turn.basic_done:
                break
            always = bool(turn.basic_left or turn.special_left)
            choice = yield from self.ask(seat, self.menu(seat), always)
            if choice[0] == 'end-turn':
                break
            yield from self.act(seat, choice)
        if self.able(seat, 'ARMOUR') and not turn.special_done:
            self.armour.add(seat)
        turn.restricted = False

    def year_gifts(self, seat):
        if self.able(seat, 'YEAR_START_DRAW_2') and self.room(seat):
            counts = range(1, min(2, self.room(seat)) + 1)
            choice = yield from self.ask(seat, [('pass',)] + [('draw', k) for k in counts])
            self.draw(seat, choice[1])
        if self.able(seat, 'YEAR_START_3_QOAM'):
            choice = yield from self.ask(seat, [('pass',)] + [('colour', k) for k in range(5)])
            if choice[0] == 'colour':
                yield from self.store(seat, [3 * (k == choice[1]) for k in range(5)])

    def move(self, seat):
        if not self.is_enriched:
            self.enrich()
        turn, here = self.turn, self.node[seat]
        blue = self.payable(seat, {BLUE})
        options = [('camp',)] if blue else []
        reach = self.basic_move(seat)
        if not turn.restricted:
            reach += blue * self.nodes_per_blue(seat)
        free = self.able(seat, 'LAST_TURN_TELEPORT') and self.last_round() and not turn.restricted
        nearest = 0 if free and self.rule('teleport_stay') else 1
        options += [('move', node) for node,
                    d in DISTANCE[here].items() if nearest <= d <= (99 if free else reach)]
        choice = yield from self.ask(seat, options)
        if choice[0] == 'camp':
            yield from self.pay(seat, {BLUE}, 1)
            turn.walked_from, turn.fresh = None, False
            return
        over = DISTANCE[here][choice[1]] - self.basic_move(seat)
        if over > 0 and not free:
            yield from self.pay(seat, {BLUE}, -(-over // self.nodes_per_blue(seat)))
        self.node[seat] = choice[1]
        turn.walked_from, turn.fresh = here, True

    def menu(self, seat):
        turn, options = self.turn, []
        ways = {name: [] for name
                in ('extract', 'deploy', 'eradicate', 'investigate', 'retrieve', 'install')}
        if turn.basic_left:
            for way in ways.values():
                way.append(0)
        if turn.special_left:
            if self.able(seat, 'DEPLOY_AS_SPECIAL'):
                ways['deploy'].append(1)
            if seat in self.armour:
                for name in ('investigate', 'retrieve', 'install'):
                    ways[name].append(1)
        for name, way in ways.items():
            for special in way:
                options += [(name,) + args + (special,) for args in self.possible(seat, name)]
        if turn.special_left:
            options += self.specials(seat)
        open_shift = turn.shift == 1 and turn.basic_done
        if open_shift:
            options.append(('shift',))
        if self.rule('shift_optional') or not (open_shift or turn.shift == 2 and turn.basic_left):
            options.append(('end-turn',))
        return options

    def specials(self, seat):
        options = [('play', card.number) for card in self.faces(self.hand[seat])
                   if self.playable(seat, card)]
        if self.radiant and self.hand[seat]:
            options.append(('discard-hand',))
        if seat in self.charged:
            options += [('overcharge', k) for k in range(5)]
            options += [('supply-draw', k) for k in range(1, max(1, min(2, self.room(seat))) + 1)]
            options.append(('double-shift',))
        return options

    def act(self, seat, choice):
        turn, name = self.turn, choice[0]
        if name == 'shift':
            turn.shift, turn.basic_left, turn.special_left = 2, 1, 0
            turn.basic_done = False
            yield from self.move(seat)
            return
        special = {'extract': 0, 'eradicate': 0, 'deploy': choice[3], 'retrieve': choice[2],
                   'investigate': choice[1],
                   'install': choice[1]}.get(name, 1)
        if special:
            turn.special_left, turn.special_done = turn.special_left - 1, True
        else:
            turn.basic_left, turn.basic_done = turn.basic_left - 1, True
        if name != 'play':
            turn.fresh = False
        if name == 'play':
            yield from self.play_oddity(seat, choice[1])
        elif name == 'discard-hand':
            self.reputation[seat] += 2 * len(self.hand[seat])
            self.discard |= self.hand[seat]
            self.hand[seat] = set()
        elif name in ('overcharge', 'supply-draw', 'double-shift'):
            yield from self.supply(seat, choice)
        else:
            yield from self.basic(seat, choice)

    # ---- the end

    def scores(self):
        """R-ICA-17"""
        totals = []
        for seat in range(self.n):
            shards = sum(self.shards[seat])
            each = 2 if self.able(seat, 'END_2_PER_QOAM') else 1
            tiles = sorted((self.tile_points(seat, colour - 1, year + 1)
                            for year, colour in enumerate(self.installed[seat]) if colour),
                           reverse=True)
            doubled = 0 if self.radiant else sum(tiles[:shards])
            totals.append(self.reputation[seat] + each * sum(self.purse(seat))
                          + SHARD_POINTS[shards] + sum(tiles) +
                          doubled + 3 * shards * self.able(seat, 'END_3_PER_SHARD'))
        return totals

    def result(self):
        totals = self.scores()
        ranking = sorted(range(self.n), key=lambda s: (-totals[s], -self.order.index(s)))
        return totals, [ranking.index(s) + 1 for s in range(self.n)]

    # ---- lively games

    is_enriched = False

    def enrich(self):
        """Two games of three begin with a full table, so that rare meetings of cards are common."""
        self.is_enriched = True
        if self.start.seed % 3 == 0:
            return
        rng = self.rng
        for seat in range(self.n):
            self.enrich_board(rng, seat)
            ups = sorted(name for name in self.deck if CARDS[name].is_upgrade)
            limit = self.seeker[seat].upgrades + self.equipment[seat].upgrades
            mine = rng.sample(ups, min(len(ups) // (self.n - seat), rng.randint(0, limit)))
            self.upgrades[seat] = set(mine)
            self.deck -= self.upgrades[seat]
            self.edit(f'public.upgrades[{seat}]', mine)
            for cage in self.cages(seat):
                self.cage[seat][cage] = [rng.choice((0, 0, 1, 1, 2)) for _ in range(5)]
            self.edit(f'public.cage[{seat}]', self.cage[seat])
        for r in range(15):
            if self.n > 3 or not INNER[r]:
                self.parasites[r] = rng.randint(0, 3)
        self.edit('public.parasites', self.parasites)
        if rng.random() < .5:
            gone = rng.sample(sorted(self.deck), max(0, len(self.deck) - rng.randint(0, 3)))
            self.discard.update(gone)
            self.deck.difference_update(gone)
            self.edit('public.discard', sorted(self.discard))

    def enrich_board(self, rng, seat):
        for row in range(3):
            for kind in range(rng.randint(0, 2)):
                regions = [r for r in range(15) if self.accepts(r, kind, seat + 1)]
                if regions:
                    self.machine[rng.choice(regions)][kind] = seat + 1
                    self.home[seat] &= ~(1 << 3 * row + kind)
        self.edit(f'public.home[{seat}]', self.home[seat])
        self.edit('public.machine', [list(there) for there in self.machine])

    def choose(self, rng, seat, options):
        """Moves lead gladly to where something can be done, and pink crystals are spent."""
        if options[-1][0] == 'move':
            goals = self.goals(seat)
            options = [o for o in options if o[0] == 'move' and o[1] in goals] or options
        if options[0][0] == 'spend':
            return rng.choices(options, [1 + 6 * o[1] for o in options])[0]
        return super().choose(rng, seat, options)

    def goals(self, seat):
        if self.rng.random() < .3:
            return set()
        if self.slot[seat]:
            return CRATER_NODES[self.slot[seat][0]]
        if seat not in self.retrieved and self.rng.random() < .5:
            return CITY
        return CRATER_NODES[self.colossus]
