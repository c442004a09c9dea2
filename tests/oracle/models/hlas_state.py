"""The table of Heroes of Land, Air & Sea and what can be read from it; see hlas.py."""
import re
from collections import Counter

import model
from model import Difference, need
from models.hlas_tables import (BUILDINGS, BY_FOOT, HEROES, HERO_CARDS, ID, LAND, NAME, NUMBER,
                                REGIONS, RESOURCE_MAX, SEA, SERF, SOLO_CARDS, SPELLS, SPELL_NAME,
                                STRENGTH, TACTIC_ID, TOKEN, TOKEN_NAME, UNITS_MAX, WARRIOR)

SEATS = 4
ABOARD = ('aboard-sea', 'aboard-air', 'aboard-ally-sea', 'aboard-ally-air')


class Over(Exception):
    """The game ends at once."""


class Group:
    """Units that move together: of the player who leads them, and of the ally."""

    def __init__(self, seat, vessel=None):
        self.seat, self.vessel = seat, vessel
        self.own, self.ally = [0] * 8, [0] * 8
        self.has_fought = self.is_extra = False
        self.beside = 0         # the vessel that it came by and that stays: 1 sea, 2 air
        if vessel:
            self.own[vessel] = 1

    def size(self):
        return sum(self.own), sum(self.ally)

    def crew(self):
        return sum(self.own[1:6]) + sum(self.ally[1:6])

    def is_empty(self):
        return not any(self.own) and not any(self.ally)


def spell_id(name):
    """The engine tells third copies apart."""
    return name[:-2] if name.endswith('-3') else name


def cards(names):
    return Counter(spell_id(name) for name in names if name != 'none')


class State(model.Model):
    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        self.solo = start.players == 1
        self.n = n = 2 if self.solo else start.players
        self.teams = start.options['mode'] == 'teams' and n == 4
        self.faction, self.capital, self.level = [None] * n, [0] * n, [0] * n
        self.built = [set() for _ in range(n)]
        self.resource = [[0] * 3 for _ in range(n)]
        self.serf, self.warrior = [[0] * 54 for _ in range(n)], [[0] * 54 for _ in range(n)]
        for seat in range(n):
            self.serf[seat][0], self.warrior[seat][0] = 12, 5
        self.hero, self.vessel = [[0] * 3 for _ in range(n)], [[0] * 2 for _ in range(n)]
        self.cargo = [[[0] * 4, [0] * 4] for _ in range(n)]      # serfs and warriors, by vessel
        self.tower = [[] for _ in range(n)]
        self.bar = [[0] * 9 for _ in range(n)]
        self.scribed = [[None] * 3 for _ in range(n)]            # [spell, state]
        self.library = [Counter() for _ in range(n)]
        self.deck = Counter({spell.id: spell.copies for spell in SPELLS.values()})
        self.discard, self.seen_discard = Counter(), Counter()
        self.thrown = [Counter() for _ in range(n)]
        self.down, self.up, self.stay = [0] * 54, [[] for _ in range(54)], [[] for _ in range(54)]
        self.unseen = Counter({token.id: token.copies for token in TOKEN.values()})
        self.known = [[None, None] for _
                      in range(54)]           # tokens that a player has looked at
        self.peeked = [[set(), set()] for _ in range(54)]
        self.barrier = [None] * 54
        self.score, self.tax = [0] * n, []
        self.first = position.get('public.first', 0)
        self.round, self.turn, self.end_round = 1, 0, 0
        self.alive, self.out = set(range(n)), 0
        self.live = set(REGIONS)
        self.last_tactic, self.tactic = [0, 0], [0] * n
        self.solo_space, self.solo_slot, self.solo_hand = 0, [None] * 3, None
        self.solo_deck, self.solo_discard = set(), set()
        self.read, self.reading = Counter(), None

    def rule(self, name):
        return self.start.options[name] == 'on'

    # ---- what chance decided, told by the engine's events

    def told(self, kind):
        """The text of the next event of a kind that this decision led to."""
        if self.reading is not self.events:
            self.reading, self.read = self.events, Counter()
        found = [event for event in self.events if event['kind'] == kind][self.read[kind]:]
        need(found, 'the engine told no event', kind)
        self.read[kind] += 1
        return found[0]

    # ---- players

    def ally(self, seat):
        return (seat + 2) % 4 if self.teams else None

    def team(self, seat):
        """The player and, if there is one, the living ally."""
        return [q for q in (seat, self.ally(seat)) if q is not None and q in self.alive]

    def hostile(self, seat, other):
        return other != seat and other != self.ally(seat) and other in self.alive

    def enemies(self, seat):
        return [q for q in range(self.n) if self.hostile(seat, q)]

    def clockwise(self, seat):
        """All others that are alive, from the left neighbour on."""
        return [q for q in ((seat + i) % self.n for i in range(1, self.n)) if q in self.alive]

    def is_enemy(self, seat):
        """Whether this is the automatic enemy of the solo game."""
        return self.solo and seat == 1

    def has(self, seat, building, tier):
        """R-HLA-26.1: an ability of a building."""
        faction, unlocks = BUILDINGS[building]
        return (not self.is_enemy(seat) and self.faction[seat] == faction and
                unlocks in self.built[seat] and
                self.level[seat] >= tier)

    def has_hero(self, seat, card, tier):
        """The kind of the hero if that ability works, else 0."""
        faction, kind = HERO_CARDS[card]
        works = (not self.is_enemy(seat) and self.faction[seat] == faction and
                 self.level[seat] >= tier and
                 self.hero[seat][kind - 3])
        return kind if works else 0

    def hero_of(self, seat, card):
        faction, kind = HERO_CARDS[card]
        return kind if self.faction[seat] == faction else 0

    def gain(self, seat, resource, amount):
        self.resource[seat][resource] = min(RESOURCE_MAX, self.resource[seat][resource] + amount)

    def lose_resource(self, seat, resource, amount):
        amount = min(amount, self.resource[seat][resource])
        self.resource[seat][resource] -= amount
        return amount

    def points(self, seat, amount):
        self.score[seat] = max(0, self.score[seat] + amount)

    def affords(self, seat, price):
        return all(have >= due for have, due in zip(self.resource[seat], price))

    def spend(self, seat, price):
        for i in range(3):
            self.resource[seat][i] -= price[i]

    # ---- places

    def hero_at(self, seat, hero):
        place = self.hero[seat][hero]
        if isinstance(place, str):
            owner = self.ally(seat) if 'ally' in place else seat
            return self.vessel[owner][place.endswith('air')]
        return place

    def units(self, seat, region):
        """How many of each kind a player has in a region, those aboard included."""
        found = [0] * 8
        found[SERF], found[WARRIOR] = self.serf[seat][region], self.warrior[seat][region]
        for i, place in enumerate(self.hero[seat]):
            if place and self.hero_at(seat, i) == region:
                found[3 + i] = 1
        for v in (0, 1):
            if self.vessel[seat][v] == region:
                found[SEA + v] = 1
                self.count_cargo(seat, v, found)
        if self.teams:
            for v in (0, 1):
                if self.vessel[self.ally(seat)][v] == region:
                    self.count_cargo(seat, 2 + v, found)
        return found

    def count_cargo(self, seat, slot, found):
        found[SERF] += self.cargo[seat][0][slot]
        found[WARRIOR] += self.cargo[seat][1][slot]

    def count(self, seat, region):
        return sum(self.units(seat, region))

    def holds(self, seat, region):
        structure = region in self.tower[seat] or self.capital[seat] == region
        return structure or self.has_unit(seat, region)

    def has_unit(self, seat, region):
        if self.serf[seat][region] or self.warrior[seat][region] or region in self.vessel[seat]:
            return True
        if region in self.hero[seat]:
            return True
        return self.teams and any(self.units(seat, region))

    def enemy_in(self, seat, region):
        return any(self.holds(q, region) for q in self.enemies(seat))

    def standing(self, region):
        """Whose standing capital is there, or None."""
        return self.capital.index(region) if region and region in self.capital else None

    def courtyard(self, seat):
        return self.serf[seat][self.capital[seat]] if self.capital[seat] else 0

    def walkers(self, seat, region):
        """Units of a land region that can march, by kind."""
        found = [0] * 8
        found[SERF], found[WARRIOR] = self.serf[seat][region], self.warrior[seat][region]
        for i in range(3):
            found[3 + i] = int(self.hero[seat][i] == region)
        return found

    def links(self, seat, region):
        """R-HLA-2.11: the capital and every own tower are adjacent."""
        if region and region == self.capital[seat]:
            return list(self.tower[seat])
        return [self.capital[seat]] if region in self.tower[seat] else []

    def distances(self, seat):
        """R-HLA-7.4"""
        start = self.capital[seat]
        found, queue = {start: 0}, [start]
        for here in queue:
            for there in BY_FOOT[here]:
                if there in self.live and there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def barred(self, seat, region):
        owner = self.barrier[region]
        return owner is not None and owner != seat and owner != self.ally(seat)

    def fits(self, seat, region, own, ally=0):
        """R-HLA-12.1, 28.2, 28.13: whether that many more units may end a move there."""
        friend = self.ally(seat)
        mine = self.count(seat, region)
        theirs = self.count(friend, region) if friend in self.alive else 0
        if region == self.capital[seat]:
            return theirs + ally <= UNITS_MAX
        if friend is not None and region == self.capital[friend]:
            return mine + own <= UNITS_MAX
        return mine + theirs + own + ally <= UNITS_MAX

    def natural(self, units):
        return sum(count * STRENGTH[kind] for kind, count in enumerate(units))

    def capacity(self, seat, vessel):
        large = vessel == SEA and (self.has(seat, 'H_DOCK', 2) or self.has(seat, 'D_YARD', 2))
        return 3 if large else 2

    # ---- moving pieces

    def add(self, seat, kind, region, slot=None):
        """Puts a piece into a region, or aboard a vessel: a slot of cargo."""
        if kind in (SERF, WARRIOR):
            if slot is None:
                (self.serf if kind == SERF else self.warrior)[seat][region] += 1
            else:
                self.cargo[seat][kind - 1][slot] += 1
        elif kind in HEROES:
            self.hero[seat][kind - 3] = region if slot is None else ABOARD[slot]
        else:
            self.vessel[seat][kind - SEA] = region

    def take(self, seat, kind, region):
        """Takes a piece away from where it is in a region; the slot if it was aboard."""
        if kind in (SERF, WARRIOR):
            row = (self.serf if kind == SERF else self.warrior)[seat]
            if row[region]:
                row[region] -= 1
                return None
            for slot in range(4):
                owner = seat if slot < 2 else self.ally(seat)
                if owner is None or self.vessel[owner][slot % 2] != region:
                    continue
                if self.cargo[seat][kind - 1][slot]:
                    self.cargo[seat][kind - 1][slot] -= 1
                    return slot
            raise Difference(f'seat {seat} has no {kind} in {ID[region]}')
        if kind in HEROES:
            place, self.hero[seat][kind - 3] = self.hero[seat][kind - 3], 0
            return ABOARD.index(place) if isinstance(place, str) else None
        self.vessel[seat][kind - SEA] = 0
        return None

    def supply(self, seat, kind):
        """How many of a kind lie in the supply."""
        if kind in (SERF, WARRIOR):
            return (self.serf if kind == SERF else self.warrior)[seat][0]
        if kind in HEROES:
            return int(not self.hero[seat][kind - 3])
        return int(not self.vessel[seat][kind - SEA])

    def from_supply(self, seat, kind, region, slot=None):
        if kind in (SERF, WARRIOR):
            (self.serf if kind == SERF else self.warrior)[seat][0] -= 1
        self.add(seat, kind, region, slot)

    def to_supply(self, seat, kind, region):
        self.take(seat, kind, region)
        if kind in (SERF, WARRIOR):
            (self.serf if kind == SERF else self.warrior)[seat][0] += 1

    # ---- spells

    def library_limit(self, seat):
        return self.level[seat] + self.has(seat, 'E_SPIRE', 1)

    def draw_spells(self, seat, count):
        """R-HLA-8.6; the engine tells cards that come together in no order."""
        left = sum(self.deck.values())
        count = min(count, left + sum(self.discard.values()))
        if not count:
            return
        event = self.told('drew')
        need(event['seat'] == seat, 'who draws: model', seat, 'engine', event)
        drawn = Counter(SPELL_NAME.get(name)
                        for name in event['text'].split(': draws ')[-1].split(', '))
        need(sum(drawn.values()) == count, 'draws', count, event['text'])
        if count > left:
            need(self.deck <= drawn, 'the last of the deck', event['text'])
            self.library[seat] += self.deck
            drawn -= self.deck
            self.reshuffle()
        need(drawn <= self.deck, 'drawn', event['text'])
        self.library[seat] += drawn
        self.deck -= drawn
        if not self.deck.total() and not self.rule('reshuffle_at_need'):
            self.reshuffle()

    def reshuffle(self):
        self.deck, self.discard = self.discard, Counter()
        self.seen_discard = Counter()
        self.thrown = [Counter() for _ in range(self.n)]

    def throw(self, seat, spell):
        """Discards a card face down."""
        self.library[seat][spell] -= 1
        self.discard[spell] += 1
        self.thrown[seat][spell] += 1

    def discard_open(self, spell):
        self.discard[spell] += 1
        self.seen_discard[spell] += 1

    # ---- tokens

    def turn_up(self, region, kind):
        """The token that is turned up now; `kind` is the event that tells which."""
        token = self.known[region][0]
        text = self.told(kind)['text']
        name = re.split('finds |Turned up: |collects ', text)[-1]
        found = TOKEN_NAME.get(name.removesuffix(' in ' + NAME[region]))
        need(found and (token in (None, found)) and self.unseen[found], 'token in', NAME[region],
             'engine:', text, token)
        need(TOKEN[found].is_land == (region in LAND), 'token', text)
        self.unseen[found] -= 1
        self.down[region] -= 1
        self.known[region] = [self.known[region][1], None]
        self.peeked[region] = [self.peeked[region][1], set()]
        return found

    # ---- questions

    asking = None       # the group that the question going on is about

    def ask(self, seat, options, always=False, group=None):
        """R-HLA-1.13: a question with one answer is not asked."""
        options = [option + (0,) * (4 - len(option)) for option in options]
        need(options, 'no answer for', seat)
        if len(options) == 1 and not always:
            return options[0]
        self.asking = group
        _, option = yield {0 if self.is_enemy(seat) else seat: options}
        self.asking = None
        self.stats[option[0]] += 1
        return option

    def meaning(self, action):
        """Third copies of a spell are as good as the others."""
        kind, *args = super().meaning(action)
        if kind in ('cast', 'answer', 'discard', 'scribe') and args[0] in (30, 31):
            args[0] -= 3
        return (kind, *args)

    # ---- the whole table

    def table(self):
        n = self.n
        return {
            'faction': [f or 'none' for f in self.faction], 'capital': self.capital,
            'level': self.level,
            'built': [sum(1 << kind - 3 for kind in built) for built in self.built],
            'resource': self.resource, 'serf': self.serf, 'warrior': self.warrior,
            'hero': self.hero,
            'vessel': self.vessel, 'cargo_serf': [c[0] for c in self.cargo],
            'cargo_warrior': [c[1] for c in self.cargo], 'tower': [sorted(t) for t in self.tower],
            'bar': self.bar, 'scribed': self.scribed, 'library': [+lib for lib in self.library],
            'library_count': [sum(lib.values()) for lib in self.library], 'deck': +self.deck,
            'discard': +self.discard, 'seen_discard': +self.seen_discard,
            'thrown': [+t for t in self.thrown],
            'counts': (sum(self.deck.values()), sum(self.discard.values())),
            'thrown_count': [sum(t.values()) for t in self.thrown],
            'down': self.down, 'up': self.up, 'stay': self.stay, 'unseen': +self.unseen,
            'known': self.known, 'peeked': self.peeked, 'barrier': self.barrier,
            'looked': [[[token if p in who else None for token, who in zip(*pair)]
                        for pair in zip(self.known, self.peeked)] for p in range(n)],
            'score': self.score, 'ride': int(self.rider_used),
            'tax': self.tax, 'first': self.first, 'round': self.round, 'turn': self.turn,
            'end_round': self.end_round, 'alive': self.alive, 'out': self.out,
            'last_tactic': self.last_tactic, 'tactic': self.tactic, 'battle': self.battle_table(),
            'group': self.group_table(),
            'held': [{r for r in REGIONS if self.holds(p, r)} for p in range(n)],
            'solo_space': self.solo_space, 'solo_slot': self.solo_slot, 'solo_hand': self.solo_hand,
            'solo_discard': sum(1 << SOLO_CARDS[card].number - 1 for card in self.solo_discard)}

    def group_table(self):
        """Who is about to move, by kind: own and the ally's, and the vessel."""
        group = self.asking
        return group and (group.own[1:6], group.ally[1:6],
                          group.own[SEA] + 2 * group.own[SEA + 1] + group.beside)

    def group_seen(self, get):
        """The engine's group means something only while a question is about it."""
        serfs, warriors, heroes = (get('public.group_' + name, [0, 0])
                                   for name in ('serf', 'warrior', 'hero'))
        vessel = ('none', 'sea-vessel', 'air-vessel').index(get('public.group_vessel', 'none'))
        return self.asking and (*([serfs[i], warriors[i], *(heroes[i] >> h & 1 for h in range(3))]
                                  for i in range(2)), vessel)

    @staticmethod
    def battle_seen(get):
        """All of a battle, or None; the keys are the engine's fields."""
        def part(name, empty):
            return get('public.battle.' + name, empty)
        found = {name: part(name, [0, 0]) for name in (
            'lead', 'bonus', 'shield', 'strength', 'hymn', 'cast', 'petrified', 'petrified_ally',
            'sac_serf', 'sac_warrior', 'sac_hero', 'lost', 'slain')}
        found.update({name: NUMBER[part(name, 'none')] for name in ('region', 'from')})
        found.update({name: part(name, 0) for name in ('owner', 'dead')})
        found['aboard'] = part('aboard', [[0, 0], [0, 0]])
        found['tactic'] = [TACTIC_ID[t] for t in part('tactic', ['none', 'none'])]
        return found if found['region'] and found['lead'][1] else None

    def seen(self, get):
        n = self.n

        def public(name, empty=0):
            return get('public.' + name, [empty] * SEATS)[:n]

        def tokens(names):
            return [name for name in names if name != 'none']
        none2 = ['none', 'none']
        found = {name: public(name, empty) for name, empty in (
            ('faction', 'none'), ('level', 0), ('built', 0), ('resource', [0] * 3),
            ('serf', [0] * 54),
            ('warrior', [0] * 54), ('cargo_serf', [0] * 4), ('cargo_warrior', [0] * 4),
            ('bar', [0] * 9),
            ('library_count', 0), ('thrown_count', 0), ('score', 0))}
        found.update({name: get('public.' + name, 0) for name in
                      ('first', 'round', 'turn', 'end_round', 'solo_space', 'ride')})
        states = public('scribed_state', ['none'] * 3)
        masks = get('public.peeked', [[0, 0]] * 54)
        numbers = get('public.unseen', [0] * 31)
        discard = get('public.solo_discard', 0)
        found.update({
            'capital': [NUMBER[name] for name in public('capital', 'none')],
            'hero': [[name if name in ABOARD else NUMBER[name] for name in row]
                     for row in public('hero', ['none'] * 3)],
            'vessel': [[NUMBER[name] for name in row] for row in public('vessel', none2)],
            'tower': [sorted(NUMBER[name] for name in row if name != 'none')
                      for row in public('tower', none2)],
            'scribed': [[[spell_id(s), t] if s != 'none' else None for s, t in zip(row, states[p])]
                        for p, row in enumerate(public('scribed', ['none'] * 3))],
            'library': [cards(row) for row in get('private.library', [[]] * SEATS)[:n]],
            'thrown': [cards(row) for row in get('private.thrown', [[]] * SEATS)[:n]],
            'deck': cards(get('secret.deck', [])), 'discard': cards(get('secret.discard', [])),
            'seen_discard': cards(get('public.seen_discard', [])),
            'counts': (get('public.draw_count', 0), get('public.discard_count', 0)),
            'down': get('public.down', [0] * 54),
            'up': [tokens(t) for t in get('public.up', [none2] * 54)],
            'stay': [tokens(t) for t in get('public.stay', [none2] * 54)],
            'unseen': Counter({t.id: numbers[t.number] for t in TOKEN.values()
                               if numbers[t.number]}),
            'known': [[None if t == 'none' else t for t in row]
                      for row in get('secret.token', [none2] * 54)],
            'peeked': [[{p for p in range(SEATS) if mask >> p & 1} for mask in row]
                       for row in masks],
            'looked': [[[None if t == 'none' else t for t in row] for row in rows]
                       for rows in get('private.seen', [[none2] * 54] * SEATS)[:n]],
            'barrier': [owner - 1 if owner else None for owner in get('public.barrier', [0] * 54)],
            'tax': get('public.tax', []),
            'alive': {p for p in range(n) if get('public.alive', 0) >> p & 1},
            'out': NUMBER[get('public.out', 'none')], 'battle': self.battle_seen(get),
            'group': self.group_seen(get),
            'last_tactic': [TACTIC_ID[t] for t in get('public.last_tactic', none2)],
            'tactic': [TACTIC_ID[t] for t in get('private.tactic', ['none'] * SEATS)[:n]],
            'held': [{NUMBER[name] for name in row} for row in public('held', [])],
            'solo_slot': [None if c == 'none' else c
                          for c in get('public.solo_slot', ['none'] * 3)],
            'solo_hand': None if get('public.solo_hand', 'none') == 'none'
            else get('public.solo_hand', 'none'),
            'solo_discard': discard})
        return found
