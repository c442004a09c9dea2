"""The table of Icaion and what a player has, pays, stores and draws; see icaion.py."""
import model
from model import need
from models.icaion_tables import (CARDS, COLOURS, CRATER_REGIONS, HARVESTER, INNER, KIND, NODE_ID,
                                  REFINER, REGION_CARDS, SCAVENGER, SEATS, SHARDS, TILES)


class Turn:
    """What lasts no longer than a turn."""

    def __init__(self, restricted, basic):
        self.restricted, self.basic_left = restricted, basic
        self.special_left = 0 if restricted else 1
        self.basic_done = self.special_done = self.sword = False
        self.shift = 0              # 1: a double shift was chosen, 2: its second part has begun
        self.walked_from = None     # the node where a move of this turn began
        self.fresh = False          # nothing was done since that move


class State(model.Model):
    """The whole table, its comparison, and the small rules that everything else needs."""

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        self.n = n = start.players
        self.radiant = self.rule('radiant')
        self.turn = Turn(False, 0)
        self.turn.special_left = 0
        self.order = self.saw('order', [0] * SEATS)[:n]
        need(sorted(self.order) == list(range(n)), 'turn order', self.order)
        self.colossus, self.colossus_cards = self.saw('colossus', 0), self.saw('colossus_card', [])
        need(sorted(self.colossus_cards) == ['shed', 'trample', 'tread'], self.colossus_cards)
        self.crystals = [2 if INNER[r] or n > 3 else 1 for r in range(15)]
        self.parasites = [(r in CRATER_REGIONS[self.colossus]) + (INNER[r] and n > 3)
                          for r in range(15)]
        self.machine = [[0] * 3 for _ in range(15)]
        self.home = [0x1ff] * n
        self.cage = [[[0] * 5 for _ in range(6)] for _ in range(n)]
        self.reputation, self.collected, self.node = [0] * n, [0] * n, [0] * n
        self.lying, self.armour, self.retrieved, self.charged = set(), set(), set(), set(range(n))
        self.shards = [[0] * 3 for _ in range(n)]
        self.unseen, self.base = list(SHARDS), 0
        self.slot, self.installed = [None] * n, [[0] * 3 for _ in range(n)]
        self.tiles = {(colour, year) for colour in range(5) for year in (1, 2, 3)}
        self.year = self.round = 0
        self.track, self.next_event, self.event_deck = [], 'none', set()
        self.hand, self.upgrades = [set() for _ in range(n)], [set() for _ in range(n)]
        self.discard, self.playing, self.batch = set(), None, [0] * 5
        self.neutral_left, self.reserved = [0] * 3, []
        self.seeker, self.equipment, self.offer = [None] * n, [None] * n, set()
        peaceful = start.options['wounding'] == 'off' or self.radiant and n == 2
        self.deck = {name for name, card in CARDS.items()
                     if not (peaceful and card.effect == 'WOUND')}
        self.night = {'day': 0, 'night': 31, 'mixed': self.saw('night', 0),
                      'chosen': 0}[start.options['apparatus']]
        self.hit_already = set()

    def saw(self, name, empty):
        """What the engine shows after the last decision; only for what chance decides."""
        return self.after.get('public.' + name, empty)

    def rule(self, name):
        return self.start.options[name] == 'on'

    # ---- what a player has

    def able(self, seat, ability):
        return ability in (self.seeker[seat].ability, self.equipment[seat].ability)

    def count(self, seat, effect):
        return sum(CARDS[c].effect == effect for c in self.upgrades[seat])

    def unlocked(self, seat, row):
        """How many of harvester and scavenger have left a row of the department board."""
        return sum(not self.home[seat] >> (3 * row + t) & 1 for t in (HARVESTER, SCAVENGER))

    def strength(self, seat):
        return (1 + self.unlocked(seat, 0) + self.able(seat, 'STRENGTH_1_AND_2RP')
                + self.count(seat, 'UP_STRENGTH'))

    def basic_move(self, seat):
        if self.turn.restricted and self.rule('wounded_walk_two'):
            return 2
        tracks = 0 if self.rule('track_per_blue') else self.count(seat, 'UP_MOVE')
        return 2 + self.able(seat, 'BASIC_MOVE_PLUS_1') + tracks

    def nodes_per_blue(self, seat):
        tracks = self.count(seat, 'UP_MOVE') if self.rule('track_per_blue') else 0
        return self.unlocked(seat, 1) + tracks

    def cages(self, seat):
        extra = [4 + i for i, name in enumerate(('spare-cage-1', 'spare-cage-2'))
                 if name in self.upgrades[seat]]
        return list(range(2 + self.unlocked(seat, 2))) + extra

    def offered_cages(self, seat):
        """R-ICA-8.8: of empty cages of the board, and of upgrades, one is offered."""
        offered, seen = [], set()
        for cage in self.cages(seat):
            empty = ('board' if cage < 4 else 'upgrade') if not any(self.cage[seat][cage]) else None
            if empty is None or empty not in seen:
                offered.append(cage)
                seen.add(empty)
        return offered

    def room(self, seat):
        return self.seeker[seat].hand + self.equipment[seat].hand - len(self.hand[seat])

    def purse(self, seat):
        return [sum(self.cage[seat][c][k] for c in range(6)) for k in range(5)]

    def payable(self, seat, colours, purse=None):
        """How many crystals of these colours could be paid, with Converters."""
        purse = purse or self.purse(seat)
        pairs = sum(purse[k] // 2 for k in range(5) if k not in colours)
        return sum(purse[k] for k in colours) + min(pairs, self.count(seat, 'UP_CONVERT'))

    def last_round(self):
        return sum(card in REGION_CARDS for card in self.track) == 5

    def faces(self, cards):
        """R-ICA-1.10: of cards with the same face the lowest."""
        lowest = {}
        for card in sorted((CARDS[name] for name in cards), key=lambda c: c.number):
            lowest.setdefault(card.face, card)
        return sorted(lowest.values(), key=lambda c: c.number)

    def own_machines(self, seat):
        return [(r, t) for r in range(15) for t in range(3) if self.machine[r][t] == seat + 1]

    def row_symbols(self, seat, row):
        """R-ICA-T1, T5, X1.12: what a tile counts in a row of the department board."""
        count = self.unlocked(seat, row)
        if row == 0 or self.rule('rows_by_machines'):
            return count
        return count + self.count(seat, 'UP_MOVE' if row == 1 else 'UP_CAGE')

    def tile_points(self, seat, colour, year):
        effect, points = TILES[colour, bool(self.night >> colour & 1), year]
        mine = self.own_machines(seat)
        if effect.startswith('ROW'):
            units = self.row_symbols(seat, int(effect[3]) - 1)
        else:
            units = {'HARVESTERS': sum(t == HARVESTER for _, t in mine),
                     'SCAVENGERS': sum(t == SCAVENGER for _, t in mine),
                     'REFINERS': sum(t == REFINER for _, t in mine),
                     'REGION_TYPES': len({KIND[r] for r, _ in mine}),
                     'UPGRADES': len(self.upgrades[seat]), 'PARASITES': self.collected[seat],
                     'SHARDS': sum(self.shards[seat])}[effect]
        return points * units

    # ---- questions

    def ask(self, seat, options, always=False):
        """R-ICA-1.9: a question with one answer is not asked."""
        options = [option + (0,) * (4 - len(option)) for option in options]
        need(options, 'no answer for', seat)
        if len(options) == 1 and not always:
            return options[0]
        _, option = yield {seat: options}
        self.stats[option[0]] += 1
        return option

    # ---- crystals and cards

    def pay(self, seat, colours, due):
        """R-ICA-8.9 to 8.13: one crystal at a time; a Converter takes two of one colour."""
        converters, half = self.count(seat, 'UP_CONVERT'), None
        while due:
            purse, options = self.purse(seat), []
            if half is None and self.pay_all(seat, colours, due, converters):
                return
            for cage in self.cages(seat):
                for k in range(5):
                    if not self.cage[seat][cage][k]:
                        continue
                    if half is None and k in colours:
                        options.append(('pay', k, cage))
                    elif k == half or half is None and converters and purse[k] >= 2:
                        options.append(('convert', k, cage))
            name, k, cage, _ = yield from self.ask(seat, options)
            self.cage[seat][cage][k] -= 1
            if name == 'pay':
                due -= 1
            elif half is None:
                half = k
            else:
                half, due, converters = None, due - 1, converters - 1

    def pay_all(self, seat, colours, due, converters):
        """R-ICA-1.9, 1.11: with just enough crystals and nothing to convert only the order would
        be asked."""
        purse = self.purse(seat)
        convertible = converters and any(purse[k] > 1 for k in range(5) if k not in colours)
        if convertible or sum(purse[k] for k in colours) != due:
            return False
        for cage in self.cage[seat]:
            for k in colours:
                cage[k] = 0
        return True

    def store(self, seat, batch):
        """R-ICA-8.2 to 8.8"""
        if not any(batch):
            return
        self.batch = batch
        cages = [('store', cage) for cage in self.offered_cages(seat)]
        choice = yield from self.ask(seat, cages + [('throw',)])
        if choice[0] == 'store':
            self.cage[seat][choice[1]] = list(batch)
        self.batch = [0] * 5

    def draw(self, seat, count):
        """R-ICA-9.1 to 9.3; which cards came is read from the engine."""
        drawn = 0
        while drawn < count and self.room(seat):
            if not self.deck:
                self.deck, self.discard = self.discard, set()
            news = sorted((set(self.after['private.hand'][seat]) - self.hand[seat]) & self.deck)
            if not self.deck:
                return
            need(news, 'seat', seat, 'should have drawn a card')
            self.hand[seat].add(news[0])
            self.deck.discard(news[0])
            drawn += 1
        if drawn and not self.deck and not self.rule('reshuffle_at_need'):
            self.deck, self.discard = self.discard, set()

    def draw_one_or_two(self, seat):
        most = min(2, self.room(seat), len(self.deck) + len(self.discard))
        if most:
            choice = yield from self.ask(seat, [('draw', k) for k in range(1, most + 1)])
            self.draw(seat, choice[1])

    # ---- the whole table

    def table(self):
        turn = self.turn
        return {
            'crystals': self.crystals, 'parasites': self.parasites, 'machine': self.machine,
            'home': self.home, 'cage': self.cage, 'reputation': self.reputation,
            'collected': self.collected, 'node': self.node, 'lying': self.lying,
            'armour': self.armour, 'retrieved': self.retrieved, 'charged': self.charged,
            'shards': self.shards, 'unseen': self.unseen, 'base_count': self.base,
            'slot': [f'{COLOURS[s[0]]}-{s[1]}' if s else 'none' for s in self.slot],
            'installed': self.installed, 'tiles': sum(1 << 3 * k + y - 1 for k, y in self.tiles),
            'year': self.year, 'round': self.round, 'track': self.track,
            'next_event': self.next_event, 'night': self.night, 'neutral_left': self.neutral_left,
            'colossus': self.colossus, 'colossus_card': self.colossus_cards, 'order': self.order,
            'reserved': [list(machine) for machine in self.reserved],
            'seeker': [c.name if c else 'none' for c in self.seeker],
            'equipment': [c.name if c else 'none' for c in self.equipment],
            'offer': sum(1 << k for k in self.offer), 'upgrades': self.upgrades,
            'discard': self.discard, 'hand': self.hand, 'deck': self.deck,
            'hand_count': [len(h) for h in self.hand], 'draw_count': len(self.deck),
            'batch': self.batch, 'playing': self.playing or 'none',
            'basic_left': turn.basic_left, 'special_left': turn.special_left,
            'restricted': turn.restricted, 'special_done': turn.special_done,
            'basic_done': turn.basic_done, 'shift': turn.shift, 'sword_scored': turn.sword}

    def seen(self, get):
        n = self.n

        def public(name, empty=0):
            return get('public.' + name, empty)
        seats = {name: public(name, [empty] * SEATS)[:n] for name, empty in (
            ('home', 0), ('reputation', 0), ('collected', 0), ('hand_count', 0), ('order', 0),
            ('shards', [0] * 3), ('installed', [0] * 3), ('slot', 'none'), ('seeker', 'none'),
            ('equipment', 'none'), ('cage', [[0] * 5] * 6))}
        masks = {name: {s for s in range(SEATS) if public(name) >> s & 1}
                 for name in ('lying', 'armour', 'retrieved', 'charged')}
        flags = {name: bool(public(name)) for name in
                 ('restricted', 'special_done', 'basic_done', 'sword_scored')}
        counts = {name: public(name) for name in (
            'tiles', 'base_count', 'year', 'round', 'night', 'colossus', 'offer', 'draw_count',
            'basic_left', 'special_left', 'shift')}
        lists = {name: public(name, [0] * size) for name, size in (
            ('crystals', 15), ('parasites', 15), ('unseen', 3), ('neutral_left', 3), ('batch', 5))}
        return {**seats, **masks, **flags, **counts, **lists,
                'machine': public('machine', [[0] * 3] * 15),
                'node': [NODE_ID[name] for name in public('node', ['c0'] * SEATS)[:n]],
                'track': [card for card in public('track', []) if card != 'none'],
                'next_event': public('next_event', 'none'), 'playing': public('playing', 'none'),
                'colossus_card': public('colossus_card', []),
                'reserved': [pair for pair in public('reserved', []) if pair[0]],
                'upgrades': [set(cards) for cards in public('upgrades', [[]] * SEATS)[:n]],
                'discard': set(public('discard', [])), 'deck': set(get('secret.deck', [])),
                'hand': [set(cards) for cards in get('private.hand', [[]] * SEATS)[:n]]}
