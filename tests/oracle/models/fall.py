"""The Fall: set-up, turns, the comparison, and players who run for the shards."""
from collections import Counter

from engine import arguments
from model import need
from models.fall_board import FULL_DEFENCE, Over, number_of
from models.fall_night import Night
from models.fall_records import AFTER_ICAION, AFTER_MYSTHEA, random_records
from models.fall_tables import (ACTIONS_MAX, CAERULAS, CHARACTERS, CITY_FIELDS, CITY_NODES,
                                COLOSSUS, CONSTRUCTS, CRYSTALS_MAX, EVENTS_AT_SETUP, EVENT_CARDS,
                                GOLEMS, GOLEM_LAYOUTS, ISLAND_NAMES, ISLES, KIND, KINDS, KIND_WORDS,
                                KODROR, LEVELS, MIDDLE_NODES, MONSTERS, NEAR, NIGHTS_MAX, NODES,
                                PARASITES_MAX, REGIONS, REGIONS_AT, TABLE_COLOURS, colossus_regions,
                                crater_of, isle_of_kind)

SWITCH = ('off', 'on')
ACTIONS = {'move', 'extract', 'deposit', 'attack', 'strike', 'investigate', 'jump'}


def bits(numbers):
    return sum(1 << number for number in numbers)


class Model(Night):
    """The whole game."""

    game = 'fall'
    seats = (1, 2, 3, 4, 5)
    options = {
        'level': LEVELS, 'extra_monsters': SWITCH, 'golems': ('random', 'chosen'),
        'machines': ('table', 'random', 'chosen'), 'characters': ('drawn', 'picked'),
        'colours': ('seats', 'chosen'), 'consent': ('ask', 'free', 'own'), 'attack_all': SWITCH,
        'storm_charges': ('off', 'on', 'bringing'), 'armour_always': SWITCH, 'boulron_adds': SWITCH,
        'no_start_cards': SWITCH, 'mixed_pair': ('on', 'off'), 'late_rebuild': ('on', 'off'),
        'relic_order': ('on', 'off'), 'declined_bonus': ('on', 'off')}

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        self.is_hunter = rng.random() < 0.6             # runs for the shards
        self.is_rich = rng.random() < 0.5
        self.stats[f'mode {self.mode}'] += 1
        need(sorted(self.island_at) == [1, 2, 3, 4, 5], 'islands', self.island_at)
        need(self.golem_layout() in GOLEM_LAYOUTS, 'golem regions')

    @classmethod
    def records(cls, rng, players, options):
        return random_records(rng, max(2, players)) if rng.random() < 0.45 else []

    def golem_layout(self):
        """The kinds of the golem regions, by island."""
        return tuple(KIND_WORDS.index(ISLES[self.golem_isle[island]].split('-')[1])
                     for island in range(1, 6))

    # --- set-up

    def play(self):
        yield from self.choose_golems()
        yield from self.place_machines()
        yield from self.choose_characters()
        yield from self.choose_colours()
        for hero in range(self.n):
            if self.hero[hero] == 'criminal':
                option = yield from self.ask(self.seat(hero), [('armour', 0, 0), ('armour', 1, 0)])
                self.has_armour = bool(option[1])
        for hero in range(self.n):
            yield from self.place_hero(hero)
        yield from self.open()
        self.is_in_turn = True
        try:
            yield from self.turns()
        except Over:
            self.stats['outcome ' + self.outcome] += 1

    def choose_golems(self):
        """R-FAL-3.2"""
        if self.start.options['golems'] == 'chosen':
            option = yield from self.ask(0, [('system', layout) for layout in GOLEM_LAYOUTS])
            self.golem_isle = {island: isle_of_kind(island, kind)
                               for island, kind in enumerate(option[1], 1)}

    def place_machines(self):
        """R-FAL-3.6, L2.2"""
        machines = self.start.options['machines']
        if self.mode & AFTER_ICAION:
            self.machine = [list(row) for row in self.after.get('public.machine', self.machine)]
            self.wonder = [int(seat > 0) for seat in self.legacy.wonder]
        elif machines == 'chosen':
            yield from self.paint_machines()
        elif machines == 'table':
            for kind, colour in enumerate(TABLE_COLOURS):
                self.paint(kind, colour)
        else:
            self.machine = [list(row) for row in self.after['public.machine']]
        self.legacy.check_machines(self.machine)
        if self.mode & AFTER_ICAION:
            self.legacy.check_evenness(self.machine)
        self.first_machine = [list(row) for row in self.machine]

    def paint_machines(self):
        left = {1, 2, 3, 4, 5}
        for kind in range(5):
            colour = (yield from self.ask(0, [('paint', colour, 0) for colour in left]))[1]
            left.discard(colour)
            self.paint(kind, colour)

    def paint(self, kind, colour):
        for region in REGIONS:
            if KIND[region] == kind:
                self.machine[region] = [colour] * 3

    def choose_characters(self):
        """R-FAL-3.8, 3.9, L1.1, L2.1, L3.1: pile 0 are champions, pile 1 seekers."""
        if not self.mode and self.start.players == 1 and not self.has('mixed_pair'):
            yield from self.choose_any_two()
            return
        if self.mode in (AFTER_MYSTHEA, AFTER_ICAION):
            piles = [self.mode - 1] * self.n
        else:
            first = (yield from self.ask(0, [('pile', 0, 0), ('pile', 1, 0)]))[1]
            piles = [(first + hero) % 2 for hero in range(self.n)]
        is_picked = self.start.options['characters'] == 'picked' or self.start.players == 1
        for hero, pile in enumerate(piles):
            left = [(pile, number) for number in range(1 + 7 * pile, 8 + 7 * pile)
                    if CHARACTERS[number] not in self.hero]
            if self.mode:
                number = self.legacy.characters_of(hero)[pile]
            elif is_picked:
                option = yield from self.ask(self.seat(hero), [('character', number, 0)
                                                               for _, number in left])
                number = option[1]
            else:
                number = CHARACTERS.index(self.after['public.hero'][hero])
                need((pile, number) in left, 'character', number, 'of hero', hero)
            self.hero[hero] = CHARACTERS[number]

    def choose_any_two(self):
        """R-FAL-3.9, X1.6"""
        for hero in range(self.n):
            option = yield from self.ask(0, [('character', number, 0) for number in range(1, 15)
                                             if CHARACTERS[number] not in self.hero])
            self.hero[hero] = CHARACTERS[option[1]]

    def choose_colours(self):
        """R-FAL-3.10, L1.6, L2.9"""
        for hero in range(self.n):
            if self.mode:
                self.colour[hero] = self.legacy.colour[hero]
            elif self.start.options['colours'] == 'seats':
                self.colour[hero] = hero + 1
            else:
                option = yield from self.ask(self.seat(hero), [
                    ('base', colour, 0) for colour in range(1, 6) if colour not in self.colour])
                self.colour[hero] = option[1]

    def place_hero(self, hero):
        """R-FAL-3.13, L4.2"""
        nodes = MIDDLE_NODES if self.is_champion(hero) else CITY_NODES
        option = yield from self.ask(self.seat(hero), [
            ('start', node, 0) for node in nodes if node not in self.other_nodes(hero)])
        self.node[hero] = option[1]
        regions = list(REGIONS_AT[option[1]])
        if not self.is_champion(hero):
            regions += [r for r in REGIONS if self.legacy.wonder[r] == hero + 1]
        for region in regions:
            self.crystals[hero][KIND[region]] += 1
        yield from self.limit(hero, hero)

    def open(self):
        """R-FAL-3.15 to 3.19"""
        kept = self.keep()
        while True:
            try:
                yield from self.enter_monster()
                for _ in range(EVENTS_AT_SETUP[self.level]):
                    yield from self.night(True)
                return
            except Over:
                self.draw('reopened')
                self.restore(kept)
                self.stats['opening repeated'] += 1

    # --- turns

    def turns(self):
        while True:
            self.begin_turn()
            if self.me() == 'telron':
                self.next_event = self.draw('foreseen')
                need(self.event_deck()[self.next_event] > 0, 'foreseen', self.next_event)
            yield from self.day()
            yield from self.night()
            self.nights += 1
            if self.nights >= NIGHTS_MAX:
                self.lose('too-long')
            self.turn = (self.turn + 1) % self.n

    def day(self):
        """Section 4 of the rules"""
        has_asked = False
        while True:
            if not has_asked:
                yield from self.step_in('day')
            self.give_means()
            options = self.day_actions() if self.actions < ACTIONS_MAX else []
            options += self.free_options()
            # With nothing else to do the day ends by itself.
            option = yield from self.choose_one([*options, ('end-day', 0, 0)])
            has_asked = option[0] == 'ask'
            if option[0] == 'end-day':
                if not (yield from self.step_in('day', True)):
                    self.refused = set()
                    return
                has_asked = True
                continue
            if not has_asked:
                self.refused = set()
            self.actions += option[0] in ACTIONS
            yield from self.do(*option)

    def day_actions(self):
        me, node = self.turn, self.node[self.turn]
        budget = self.budget()
        out = [('move', to, 0) for to in self.reach(me, budget)] + [('extract', 0, 0)]
        if self.me() == 'creature':
            out += [('move', to, hero + 1) for hero in range(self.n) if hero != me
                    for to in self.reach(hero, budget)]
        if node in CITY_NODES and self.can_deposit():
            out.append(('deposit', 0, 0))
        out += [('attack', region, 0) for region in self.attackable()]
        out += [('strike', monster, 0) for monster in self.strikable()]
        if node == self.colossus and not self.is_in_play(CAERULAS):
            out += [('investigate', i, 0) for i in self.slots(True)]
        if self.me() == 'kolbor' and crater_of(node) is not None:
            out += [('jump', to, 0) for to in range(40) if crater_of(to) is not None
                    and (crater_of(to) - crater_of(node)) % 5 in (1, 4)
                    and to not in self.other_nodes(me)]
        return out

    def free_options(self):
        """What is no action."""
        me, out = self.turn, []
        if not self.is_machine_used and not self.is_in_play(KODROR):
            out += [('activate', region, kind) for region in self.regions() for kind in range(3)
                    if self.can_activate(region, kind)]
        if self.can_use_own_relic('day'):
            out.append(('relic', 0, 0))
        out += [('ask', hero, 0) for hero in self.askable('day')]
        if self.me() == 'leheir' and not self.is_trade_used and sum(self.crystals[me]) >= 2:
            out += [('trade', hero, 0) for hero in range(self.n)
                    if hero != me and sum(self.crystals[hero]) >= 2]
        if self.me() == 'machine' and not self.is_fort_moved:
            forts = self.fort_nodes()
            out += [('carry', fort, to) for fort in forts
                    for to in set().union(NEAR[fort], *(NEAR[near] for near in NEAR[fort]))
                    if to not in forts]
        return out

    def do(self, kind, a, b):
        if kind == 'move':
            self.node[b - 1 if b else self.turn] = a
        elif kind == 'jump':
            self.node[self.turn] = a
        elif kind == 'extract':
            batch = Counter(KIND[region] for region in self.regions())
            yield from self.gain(self.turn, [batch[colour] for colour in range(5)])
        elif kind == 'deposit':
            yield from self.deposit(CITY_FIELDS)
        elif kind == 'attack':
            yield from self.attack_enemies(a)
        elif kind == 'strike':
            yield from self.attack_monster(a)
        elif kind == 'investigate':
            yield from self.investigate(a)
        elif kind == 'activate':
            yield from self.activate(a, b)
        elif kind == 'relic':
            yield from self.use_relic(self.turn, 'day')
        elif kind == 'ask':
            yield from self.borrow(a, 'day')
        elif kind == 'trade':
            yield from self.trade(a)
        else:
            self.is_fort_moved = True
            for forts in self.fort:
                if a in forts:
                    forts.discard(a)
                    forts.add(b)

    def trade(self, other):
        """R-FAL-H3.1"""
        self.is_trade_used = True
        own, theirs = self.crystals[self.turn], self.crystals[other]
        given = yield from self.pick_two('give', own)
        taken = yield from self.pick_two('take', theirs)
        for colour in range(5):
            own[colour] += taken[colour] - given[colour]
            theirs[colour] += given[colour] - taken[colour]

    def pick_two(self, kind, pool):
        picked = Counter()
        for _ in range(2):
            options = [(kind, c, 0) for c in range(5) if pool[c] > picked[c]]
            is_all = sum(pool) == 2
            option = yield from self.choose_one(options[:1] if is_all else options)
            picked[option[1]] += 1
        return picked

    def result(self):
        """R-FAL-19.7"""
        score = sum(map(sum, self.shards))
        if self.outcome == 'won':
            score = 100 + self.defence
        seats = self.start.players
        return [score] * seats, [1 if self.outcome == 'won' else 2] * seats

    # --- players

    def give_means(self):
        """In rich games the City is mended and a player often has crystals and parasites, at the
        Colossus just the right ones: so games last, monsters are beaten and some games won."""
        me = self.turn
        is_at_goal = self.node[me] == self.colossus
        if not self.is_rich or self.actions >= ACTIONS_MAX or \
                not is_at_goal and (self.actions or self.rng.random() < 0.5):
            return
        colours = [self.rng.randrange(5) for _ in range(self.rng.randrange(CRYSTALS_MAX + 1))]
        if is_at_goal:
            one, other = (KIND[region] for region in colossus_regions(self.colossus))
            colours = [one] * self.rng.choice([2, 3, 3]) + [other] * self.rng.choice([1, 2, 3, 3])
        self.crystals[me] = [colours.count(colour) for colour in range(5)]
        self.jokers[me] = self.rng.randrange(PARASITES_MAX + 1)
        self.defence = FULL_DEFENCE
        self.fill_islands()
        table = self.table()
        self.edit_together({'public.' + field: table[field] for field in (
            'crystals', 'jokers', 'defence', 'isle', 'golems', 'constructs')})

    def fill_islands(self):
        """Figures go back to islands that have nearly lost theirs."""
        for isle in range(1, 16):
            is_golem = isle in self.golem_isle.values()
            figures = self.golems if is_golem else self.constructs
            while self.isle[isle] < 2 and any(figures):
                figures[figures.index(max(figures))] -= 1
                self.isle[isle] += 1

    def choose(self, rng, seat, options):
        kinds = {option[0] for option in options}
        if not self.is_hunter or 'lend' in kinds:
            return rng.choice(options)
        if 'pay-shard' in kinds:
            return ('pay-shard', 0, 0)
        if 'end-day' in kinds:
            return self.hunt(rng, options, kinds)
        return rng.choice(options)

    def hunt(self, rng, options, kinds):
        """To the Colossus, there for the shards; a monster on the way is struck."""
        if 'strike' in kinds and rng.random() < 0.7:
            return rng.choice([o for o in options if o[0] == 'strike'])
        if self.node[self.turn] == self.colossus:
            own = self.crystals[self.turn]
            least = min(own[KIND[region]] for region in colossus_regions(self.colossus))
            if 'investigate' in kinds and least >= rng.choice([1, 2, 3]):
                return rng.choice([o for o in options if o[0] == 'investigate'])
            if 'extract' in kinds:
                return ('extract', 0, 0)
        moves = [o for o in options if o[0] == 'move' and not o[2]]
        if moves and self.node[self.turn] != self.colossus and rng.random() < 0.7:
            return min(moves, key=lambda o: distance(o[1], self.colossus))
        rest = [o for o in options if o[0] not in ('move', 'end-day')]
        return rng.choice(rest if rest and rng.random() < 0.9 else options)

    # --- the forecast of a view

    def probe(self, engine, question):
        options = next(iter(question.values()))
        if ('end-day', 0, 0) in options and self.rng.random() < 0.15:
            self.check_forecast(engine)

    def check_forecast(self, engine):
        """What the view says each event card would bring, over all choices of the night."""
        self.stats['forecast'] += 1
        deck = self.event_deck()
        told = {event['card']: event
                for event in engine.ask('view', seat=0)['view']['extra']['events']}
        need(set(told) == {EVENT_CARDS[i] for i in range(7) if deck[i]}, 'forecast', told)
        for kind in range(5):
            if deck[kind]:
                self.check_region_forecast(told[EVENT_CARDS[kind]], kind)
        if deck[COLOSSUS]:
            damage = self.colossus_damage() + 4     # of the two parasites to come
            need(told[EVENT_CARDS[COLOSSUS]]['damage'] == damage, 'forecast of the Colossus')

    def check_region_forecast(self, event, kind):
        need(event['left'] == 2 - self.shown[kind], 'forecast', event)
        need(event['is_invasion'] == (self.shown[kind] == 1), 'forecast', event)
        outcomes = self.try_region_card(kind)
        if None in outcomes:
            return      # the game may end in it: nothing to compare
        sure, possible = set.intersection(*outcomes), set.union(*outcomes)
        need(set(event['attacked']) == sure, 'forecast', event, 'model', sure)
        need(set(event['maybe_attacked']) == possible - sure, 'forecast', event, 'model', possible)

    def try_region_card(self, kind):
        """The regions attacked, for every way to choose; None where the game ends."""
        kept, outcomes, todo = self.keep(), [], [[]]
        while todo:
            picks = todo.pop()
            card = self.region_card(kind)
            try:
                asked = next(card)
                for pick in picks:
                    asked = card.send((None, pick))
                todo += [[*picks, option] for option in next(iter(asked.values()))]
            except StopIteration:
                outcomes.append(set(self.raided))
            except Over:
                outcomes.append(None)
            self.restore(kept)
        return outcomes

    # --- comparison

    def meaning(self, action):
        a, b, _ = arguments(action)
        if action['kind'] == 'system':
            return ('system', layout_of(action['text']))
        return (action['kind'], a, b)

    def table(self):
        def pad(values, empty):
            return values + [empty] * (5 - self.n)
        legacy = self.legacy
        return {
            'golems': self.golems, 'constructs': self.constructs, 'parasites': self.parasites,
            'isle': self.isle, 'machine': self.machine, 'first_machine': self.first_machine,
            'wonder': self.wonder, 'city': self.city, 'besiegers': self.besiegers,
            'colossus': NODES[self.colossus], 'defence': self.defence, 'nights': self.nights,
            'slot': self.slot, 'returned': self.returned, 'bag_known': self.bag_known,
            'shown_shards': self.shown_shards, 'shards': pad(self.shards, [0] * 3),
            'shown': self.shown, 'storm_shown': int(self.is_storm_shown),
            'next_event': ('none' if self.next_event is None else EVENT_CARDS[self.next_event]),
            'monsters': [MONSTERS[monster] for monster in sorted(self.monsters)],
            'monster_pile': [MONSTERS[monster] for monster in sorted(self.pile)],
            'under': [MONSTERS[monster] for monster in self.under] +
                     ['none'] * (7 - len(self.under)),
            'held': self.held, 'hero': pad(self.hero, 'none'), 'colour': pad(self.colour, 0),
            'island_at': [ISLAND_NAMES[island] for island in self.island_at],
            'golem_region': [ISLES[isle] for isle in self.golem_isle.values()],
            'node': pad([NODES[node or 0] for node in self.node], 'c0'),
            'fort': pad([sorted(NODES[node] for node in forts) for forts in self.fort], []),
            'crystals': pad(self.crystals, [0] * 5), 'jokers': pad(self.jokers, 0),
            'forts': pad(self.forts, 0), 'charged': bits(self.charged),
            'armour': int(self.has_armour), 'turn': self.turn, 'in_turn': int(self.is_in_turn),
            'actions_done': self.actions, 'machine_used': int(self.is_machine_used),
            'relic_used': int(self.is_relic_used), 'trade_used': int(self.is_trade_used),
            'fort_moved': int(self.is_fort_moved), 'plus': self.plus,
            'refused': bits(self.refused), 'discarded': self.discarded,
            'revealed': self.revealed, 'batch': self.batch, 'outcome': self.outcome,
            'legacy.cards': pad(legacy.cards, set()), 'legacy.machine': legacy.machine,
            'legacy.champion': pad(legacy.champion, 0), 'legacy.seeker': pad(legacy.seeker, 0),
            'legacy.colour': pad(legacy.colour, 0), 'legacy.wonder': legacy.wonder,
            'legacy.mode': legacy.mode, 'legacy.neutral': legacy.neutral,
        }

    def seen(self, get):
        out = {name: get('public.' + name, empty) for name, empty in EMPTY.items()}
        for name in ('discarded', 'revealed'):
            out[name] = {number_of(card) for card in out[name]}
        out['legacy.cards'] = [{number_of(card) for card in cards}
                               for cards in out['legacy.cards']]
        out['fort'] = [sorted(nodes) for nodes in out['fort']]
        return out

    def check(self):
        need(not self.draws, 'chance has drawn more:', self.draws)
        need(sum(map(sum, self.shards)) + sum(map(bool, self.slot)) == 5, 'shards of the base')
        need(sum(self.city) + sum(self.besiegers) <= CITY_FIELDS, 'fields of the City')
        golem_isles = set(self.golem_isle.values())
        for unit, total in ((0, GOLEMS), (1, CONSTRUCTS)):
            on_islands = sum(number for isle, number in enumerate(self.isle)
                             if isle and (isle in golem_isles) == (unit == 0))
            need(on_islands + sum(self.figures()[unit]) + self.besiegers[unit] + self.held[unit]
                 <= total, 'too many golems or constructs')


# What a field is when all of it is zero.
EMPTY = {
    **dict.fromkeys(('golems', 'constructs', 'parasites', 'wonder', 'legacy.wonder'), [0] * 15),
    **dict.fromkeys(('machine', 'first_machine', 'legacy.machine'), [[0] * 3] * 15),
    **dict.fromkeys(('city', 'slot', 'shown', 'colour', 'jokers', 'forts', 'batch',
                     'legacy.champion', 'legacy.seeker', 'legacy.colour'), [0] * 5),
    **dict.fromkeys(('returned', 'bag_known', 'shown_shards'), [0] * 3),
    **dict.fromkeys(('besiegers', 'held'), [0] * 2),
    **dict.fromkeys(('defence', 'nights', 'storm_shown', 'charged', 'armour', 'turn', 'in_turn',
                     'actions_done', 'machine_used', 'relic_used', 'trade_used', 'fort_moved',
                     'plus', 'refused', 'legacy.mode', 'legacy.neutral'), 0),
    **dict.fromkeys(('monsters', 'monster_pile', 'discarded', 'revealed'), []),
    **dict.fromkeys(('fort', 'legacy.cards'), [[]] * 5),
    'isle': [0] * 16, 'colossus': 'c0', 'shards': [[0] * 3] * 5, 'next_event': 'none',
    'under': ['none'] * 7, 'hero': ['none'] * 5, 'node': ['c0'] * 5, 'crystals': [[0] * 5] * 5,
    'island_at': ['none'] * 5, 'golem_region': ['none'] * 5, 'outcome': 'running',
}


def layout_of(text):
    """The kinds of golem regions that a text names, in the order of the islands."""
    words = text.split(':', 1)[1].split(',')
    return tuple(next(i for i, kind in enumerate(KINDS) if kind in word) for word in words)


def distance(start, end):
    seen, edge, far = {start}, {start}, 0
    while end not in seen:
        edge = set().union(*(NEAR[node] for node in edge)) - seen
        seen |= edge
        far += 1
    return far
