"""Mysthea: setup, eras, rounds, turns and the comparison."""
from itertools import product

from model import need
from models.mysthea_board import number_of, numbers_of
from models.mysthea_conflict import Conflict
from models.mysthea_tables import (BASE_MONSTERS, CHAMPIONS, EFFECTS, ENCOUNTERS_MAX, EQUIPMENT_MAX,
                                   ERA, EVENTS, FORT, ISLANDS, ISLAND_NUMBERS, ISLAND_OF, KIND,
                                   KINDS, MONSTERS, REGIONS, REGION_NUMBERS, SOLDIERS, STORM,
                                   TRACK_MAX, TYPE_OF, UNITS, UNIT_TOTAL)

COLOURS = ('red', 'blue', 'yellow', 'black', 'purple')     # of the seats
NIGHT_ALL = sum(1 << island for island in ISLAND_NUMBERS)
BASIC = ('act', 'develop', 'meditate')
SPENDING = ('energy', 'make', 'deploy', 'move')
# One region of each island, all of different types.
MIRAGE_LAYOUTS = [layout for layout in product(*([r for r in REGION_NUMBERS if ISLAND_OF[r] == i]
                                                 for i in ISLAND_NUMBERS))
                  if len({TYPE_OF[r] for r in layout}) == 5]


def bits(numbers):
    return sum(1 << number for number in numbers)


class Model(Conflict):
    """The whole game."""

    game = 'mysthea'
    seats = (2, 3, 4, 5)
    options = {
        'attunement_sides': ('day', 'night', 'mixed', 'chosen'),
        **dict.fromkeys(('advanced_draft', 'champion_abilities', 'monster_behaviours',
                         'premonition', 'extra_monsters', 'event_deck_closed',
                         'recharge_sixth_card', 'act_blocks', 'glory_own_retreat',
                         'order_without_unit', 'encounter_battle_free', 'ask_passive_gain',
                         'victim_picks'), ('off', 'on')),
        **dict.fromkeys(('points_lost_early', 'board_fixed', 'jumps_alone', 'card_in_play',
                         'mirages_random'), ('on', 'off')),
    }
    taste = {'discard': 0.2, 'encounter': 3, 'battle': 2, 'effect': 2, 'done': 0.25,
             'end-turn': 0.25, 'no-order': 0.5, 'energy': 0.4, 'move-island': 0.5}

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        self.draft = [0] * 5
        self.event_top = 0
        need(sorted(self.ring) == list(ISLAND_NUMBERS), 'ring', self.ring)
        need(sorted(self.order) == list(range(self.n)), 'artefacts', self.order)

    def show_board(self):
        """R-MYS-2.4 to 2.7: also what was not there before mirages were laid out (2.18)."""
        read = self.after.get
        self.monster_of_era = [EVENTS.index(name) for name in read('public.monster_of_era')]
        self.encounter_top = number_of(read('public.encounter_top'))
        self.seen_encounters = {self.encounter_top}
        self.night = read('public.night', 0)
        monsters = set(MONSTERS) if self.has('extra_monsters') else BASE_MONSTERS
        need(len(set(self.monster_of_era)) == 3 and set(self.monster_of_era) <= monsters,
             'monsters', self.monster_of_era)
        sides = self.start.options['attunement_sides']
        need(sides == 'mixed' or self.night == (NIGHT_ALL if sides == 'night' else 0), 'sides')

    def deal(self):
        """R-MYS-2.7, 2.9, 2.15"""
        mirages = 5 if self.n == 2 else 0
        need(len(self.mirages) == len({TYPE_OF[r] for r in self.mirages}) ==
             len({ISLAND_OF[r] for r in self.mirages}) == mirages, 'mirages', self.mirages)
        read = self.after.get
        self.draft = list(read('public.draft', self.draft))
        self.hand = [numbers_of(names) for names in read('private.hand', [[]] * 5)[:self.n]]
        self.champion = [CHAMPIONS.index(name)
                         for name in read('public.champion', ['none'] * 5)[:self.n]]
        self.box -= {*self.draft[1:]}.union(*self.hand)
        if not self.has('advanced_draft'):
            for cards in self.hand:
                need(sorted(KIND[card] for card in cards) == sorted(KINDS) and
                     not any(ERA[card] for card in cards), 'start cards', cards)
            need(len(set(self.champion)) == self.n and 0 not in self.champion, 'champions')

    def lay_mirages(self):
        """R-MYS-2.2: in turn, only where all five can still be put."""
        layouts = [set(layout) for layout in MIRAGE_LAYOUTS]
        turn = 0
        while len(layouts) > 1:
            options = set().union(*layouts) - self.mirages
            region = (yield from self.ask(self.order[turn % 2], [('mirage', r, 0, 0)
                                                                 for r in options]))[1]
            self.mirages.add(region)
            layouts = [layout for layout in layouts if region in layout]
            turn += 1
        self.mirages = layouts[0]

    def choose_sides(self):
        """R-MYS-2.7"""
        for turn, island in enumerate(ISLAND_NUMBERS):
            p = self.order[turn % self.n]
            side = (yield from self.ask(p, [('side', island, 0, 0), ('side', island + 5, 0, 0)]))[1]
            self.night |= (side > 5) << island

    # --- the game

    def play(self):
        if self.n == 2 and not self.has('mirages_random'):
            need(not any(self.monster_of_era) and not self.encounter_top, 'cards seen too early')
            yield from self.lay_mirages()
        self.show_board()
        if self.start.options['attunement_sides'] == 'chosen':
            yield from self.choose_sides()
        self.deal()
        if self.has('advanced_draft'):
            yield from self.draft_cards()
        yield from self.place_champions()
        for era in (1, 2, 3):
            self.begin_era(era)
            while not self.is_last_round():
                self.begin_round()
                for p in list(self.order):
                    self.forget_moves()
                    yield from self.turn(p)
            yield from self.end_era()

    def draft_cards(self):
        """R-MYS-2.10: pile 0 are the champions, then one for each kind. The last pick of each player
        has one answer (R-MYS-1.12)."""
        asked = 4 * self.n
        for pick in range(5 * self.n):
            p = self.order[pick % self.n]
            pile = (yield from self.pick(p, [('draft', pile, 0, 0)
                                             for pile in self.open_piles(p)]))[1]
            if pile == 0:
                self.champion[p] = self.draft[0]
            else:
                self.take_openly(p, {self.draft[pile]})
            if pick < asked - 1:
                self.draft[pile] = self.next_of_draft(
                    pile, self.after.get('public.draft', [0] * 5)[pile])
            elif pick < 5 * self.n - 1:
                later = [self.order[i] for i in range(max(0, pick + 1 - asked), self.n)
                         if pile in self.open_piles(self.order[i])]
                self.draft[pile] = self.next_of_draft(pile, self.end_of_draft(pile, later))
            else:
                self.draft[pile] = 0
        self.removed |= {card for card in self.draft[1:] if card}
        self.draft = [0] * 5

    def open_piles(self, p):
        have = {KIND[card] for card in self.hand[p]}
        return [pile for pile in range(5)
                if (not self.champion[p] if pile == 0 else KINDS[pile - 1] not in have)]

    def next_of_draft(self, pile, new):
        if pile == 0:
            need(new not in self.champion or new == 0, 'a champion twice')
        elif new:
            need(KIND[new] == KINDS[pile - 1] and new in self.box, 'draft of', new)
            self.box.discard(new)
        return new

    def end_of_draft(self, pile, later):
        """What was shown on a pile when all is over: who took from it first has it, or it is out of
        the game."""
        if pile == 0:
            champions = self.after['public.champion']
            return CHAMPIONS.index(champions[later[0]]) if later else 0
        cards = numbers_of(self.after['private.hand'][later[0]] if later else
                           self.after.get('public.removed', [])) - self.removed
        return next((card for card in cards if KIND[card] == KINDS[pile - 1]), 0)

    def place_champions(self):
        """R-MYS-2.14, 2.15"""
        for p in reversed(self.order):
            taken = {ISLAND_OF[region] for region in self.at}
            self.at[p] = (yield from self.ask(p, [
                ('place', region, 0, 0) for region in self.open_regions()
                if ISLAND_OF[region] not in taken]))[1]
            self.token[p] = (yield from self.ask(p, [
                ('token', island, 0, 0) for island in ISLAND_NUMBERS
                if island != ISLAND_OF[self.at[p]]]))[1]
        islands = {ISLAND_OF[region] for region in self.at}
        self.mirages = {region for region in self.mirages if ISLAND_OF[region] in islands}

    def begin_era(self, era):
        """Section 3 of the rules"""
        self.era = era
        self.put_out_deck(era)
        self.attuned = [0] * 6
        monster = self.monster_of_era[era - 1]
        self.monster_at[monster] = MONSTERS[monster].home
        self.track, self.event_top, self.defeated = [], 0, set()
        self.event_cards = {*range(1, STORM + 1), *self.monster_at}
        for p in range(self.n):
            if self.has_ability(p, 'telron'):
                self.gain_energy(p, 4)
        self.wounded = set()
        for p in range(self.n):
            self.units[FORT][p] = [0] * 16
            self.reserve[FORT][p] = UNIT_TOTAL[FORT]
            self.take_openly(p, self.discard[p])
            self.discard[p] = set()
        if era > 1:
            self.order.sort(key=lambda p: -self.glory[p])   # stable: a tie keeps the lower number
        self.charged = set(range(self.n))
        for i, p in enumerate(self.order):
            self.gain_energy(p, 3 + i)

    def is_last_round(self):
        """R-MYS-4.5"""
        return sum(1 for card in self.track if card < STORM) == 5

    def begin_round(self):
        """R-MYS-4.1, 4.3"""
        place = len(self.track)
        card = EVENTS.index(self.after['public.track'][place])
        need(card in self.event_cards and card not in self.track, 'event deck', card)
        need(self.event_top in (0, card), 'the top event was', self.event_top, 'not', card)
        self.track.append(card)
        left = self.event_cards - set(self.track)
        self.event_top = EVENTS.index(self.after.get('public.event_top', 'none'))
        is_open = left and not self.has('event_deck_closed')
        need(self.event_top in left if is_open else not self.event_top, 'top event')
        if place + 1 == (6 if self.has('recharge_sixth_card') else 5):
            self.charged = set(range(self.n))

    def turn(self, p):
        """R-MYS-4.6 to 4.10"""
        self.give_means(p)
        self.active = p
        is_basic_done = is_special_done = False
        while (not (is_basic_done and is_special_done) or self.can_spend(p) or
               (self.is_last_round() and self.era < 3 and self.discard_options(p))):
            options = [] if is_basic_done else self.basic_options(p)
            options += [] if is_special_done else self.special_options(p)
            options += self.spend_options(p) + self.discard_options(p)
            if is_basic_done:
                options.append(('end-turn', 0, 0, 0))
            option = yield from self.ask(p, options)
            if option[0] == 'end-turn':
                break
            if option[0] == 'discard':
                self.discard_from_board(p, option[1])
            elif option[0] in SPENDING:
                yield from self.spend_one(p, option)
            else:
                is_basic_done |= option[0] in BASIC
                is_special_done |= option[0] not in BASIC
                yield from self.action(p, option[0], option[1])
        self.cp[p] = self.bound_cp[p] = 0
        self.active = None

    def basic_options(self, p):
        out = [('act', card, 0, 0) for card in self.hand[p]] + [('meditate', 0, 0, 0)]
        return out + [('develop', 0, 0, 0)] if self.can_develop(p) else out

    def special_options(self, p):
        out = [('use', card, 0, 0) for card in self.equipment[p] if self.can_do(p, EFFECTS[card])]
        if p in self.charged:
            out += [('battle', region, 0, 0)
                    for region in self.presence(p) & self.opposing_presence(p)]
            out.append(('move-island', 0, 0, 0))
        return out + [('encounter', 0, 0, 0)] if self.can_pay_encounter(p) else out

    def action(self, p, kind, argument):
        if kind == 'act':
            yield from self.act(p, argument)
        elif kind == 'develop':
            yield from self.develop(p)
        elif kind == 'meditate':
            yield from self.meditate(p)
        elif kind == 'use':
            yield from self.effect(p, EFFECTS[argument])
        elif kind == 'battle':
            yield from self.battle(p, argument, 0, False)
        elif kind == 'move-island':
            yield from self.move_island(p)
        else:
            yield from self.encounter(p, False)

    def end_era(self):
        """Section 15 of the rules"""
        for place, card in enumerate(self.track):
            self.forget_moves()
            if card < STORM:
                for region in REGION_NUMBERS:
                    if TYPE_OF[region] == card and self.controller(region) is not None:
                        self.gain_glory(self.controller(region), 2 + place)
            elif card == STORM:
                for monster in sorted(self.monster_at):     # Kodror is the last
                    self.step_monster(monster)
            elif card in self.monster_at:
                yield from self.monster_attack(card)
        if self.attuned[5] and self.night >> 5 & 1:
            self.gain_glory(self.attuned[5] - 1, 8 * len(self.defeated))
        for p in range(self.n):
            if self.has_ability(p, 'cr-2t1'):
                self.gain_glory(p, self.controlled(p) // 2 * 3)

    def result(self):
        """R-MYS-15.9"""
        ranking = sorted(range(self.n), key=lambda p: (-self.glory[p], self.order.index(p)))
        return self.glory, [1 + ranking.index(p) for p in range(self.n)]

    def finish(self, engine):
        """The record of the game for the Chronicle."""
        players = engine.ask('record')['record']['players']
        told = [{key: value for key, value in player.items() if key != 'player'}
                for player in players]
        mine = [{'seat': p, 'colour': COLOURS[p], 'character': f'H{self.champion[p]:02}',
                 'command_cards': [f'C{card:03}' for card in sorted(self.owned_cards(p))]}
                for p in range(self.n)]
        need(told == mine, 'record: model', mine, 'engine', told)

    def owned_cards(self, p):
        return (self.hand[p] | self.discard[p] | self.equipment[p] | set(self.upgrade[p])) - {0}

    # --- means for rare things

    def give_means(self, p):
        """Random play seldom has the means for encounters, monsters and dear cards: in most games
        some turns get them."""
        if self.start.seed % 6 in (1, 5) or self.rng.random() > 0.35:
            return
        self.xp[p], self.energy[p] = self.rng.randrange(6, 13), self.rng.randrange(4, 13)
        self.token[p] = ISLAND_OF[self.at[p]]
        self.charged.add(p)
        region = self.at[p]
        if self.monster_at and self.rng.random() < 0.3:
            island = self.rng.choice(sorted(self.monster_at.values()))
            region = self.rng.choice([r for r in sorted(self.open_regions())
                                      if ISLAND_OF[r] == island])
        for field, value in (('xp', self.xp[p]), ('energy', self.energy[p]),
                             ('token', ISLANDS[self.token[p]])):
            self.edit(f'public.{field}[{p}]', value)
        self.edit('public.charged', bits(self.charged))
        for unit in SOLDIERS:
            self.units[unit][p][region] += self.pool[unit][p]
            self.pool[unit][p] = 0
            self.edit(f'public.pool[{unit}][{p}]', 0)
            self.edit(f'public.units[{unit}][{p}][{region}]', self.units[unit][p][region])

    # --- comparison

    def table(self):
        battle = self.fought
        return {
            'glory': self.glory, 'glory by source': self.glory, 'energy': self.energy,
            'xp': self.xp, 'cp': self.cp, 'bound cp': self.bound_cp, 'wounded': bits(self.wounded),
            'charged': bits(self.charged), 'moved champions': bits(self.moved_champions),
            'era': self.era, 'ring': self.ring, 'order': self.order, 'champion': self.champion,
            'champion at': self.at, 'token': self.token, 'attuned': self.attuned,
            'night': self.night, 'mirages': self.mirages, 'draft': self.draft,
            'monster of era': self.monster_of_era,
            'monster at': self.monster_at,
            'track': self.track, 'event top': self.event_top, 'encounter top': self.encounter_top,
            'defeated': self.defeated, 'display': self.display,
            'removed': self.removed, 'deck count': self.deck_count(),
            'deck': self.deck, 'box': self.box, 'bottom': [card for card, _ in self.bottom],
            'under': self.under, 'bottom count': len(self.bottom),
            'bottom known': [[card if who == p else 0 for card, who in self.bottom]
                             for p in range(self.n)],
            'reserve': self.reserve, 'units': self.units, 'pool': self.pool,
            'moved': self.moved, 'hand': self.hand, 'shown': self.shown,
            'discard': self.discard, 'equipment': self.equipment, 'upgrade': self.upgrade,
            'encounters': [sorted(cards) for cards in self.encounters],
            'secret orders': [self.secret_orders.get(p, 0) for p in range(self.n)],
            'orders': [self.orders.get(p, 0) for p in range(self.n)],
            'last orders': [self.last_orders.get(p, 0) for p in range(self.n)],
            'has ordered': bits(self.has_ordered), 'fighters': bits(battle.fighters),
            'fighting champions': bits(battle.champions), 'attack': battle.attack,
            'left': battle.left, 'lost': battle.lost, 'total': battle.total,
            'hidden start cards': [bits(1 + KINDS.index(KIND[card])
                                        for card in self.hidden_cards(p, 0))
                                   for p in range(self.n)],
            'hidden drawn cards': [[len(self.hidden_cards(p, era)) for era in (1, 2, 3)]
                                   for p in range(self.n)],
        }

    def hidden_cards(self, p, era):
        """Of a hand: cards of this era of which others know only that they are there."""
        return {card for card in self.hand[p] - self.shown[p] if ERA[card] == era}

    def seen(self, get):
        n = self.n

        def numbers(name):
            return get('public.' + name, [0] * 6)[:n]

        def sets(name):
            return [numbers_of(cards) for cards in get(name, [[]] * 5)[:n]]

        def names(field, among, size):
            return [among.index(name) for name in get('public.' + field, ['none'] * 9)[:size]]

        def cards(field):
            return [number_of(card) for card in get(field, ['none'] * 5)[:n]]

        def grid(name, inner):
            return [row[:n] for row in get('public.' + name, [[inner] * 5] * 3)]
        monsters = enumerate(names('monster_at', ISLANDS, 7), min(MONSTERS))
        bottom = [number_of(card) for card in get('secret.bottom', []) if number_of(card)]
        return {
            'glory': numbers('glory'), 'glory by source': [
                sum(source) for source in zip(*get('public.glory_from', [[0] * 5]))][:n],
            'energy': numbers('energy'), 'xp': numbers('xp'),
            'cp': numbers('cp'), 'bound cp': numbers('cp_bound'),
            'wounded': get('public.wounded', 0), 'charged': get('public.charged', 0),
            'moved champions': get('public.champion_moved', 0), 'era': get('public.era', 0),
            'ring': names('ring', ISLANDS, 5), 'order': numbers('order'),
            'champion': names('champion', CHAMPIONS, n),
            'champion at': names('champion_at', REGIONS, n), 'token': names('token', ISLANDS, n),
            'attuned': get('public.attuned', [0] * 6), 'night': get('public.night', 0),
            'mirages': set(names('mirage', REGIONS, 9)) - {0},
            'draft': get('public.draft', [0] * 5),
            'monster of era': names('monster_of_era', EVENTS, 3),
            'monster at': {monster: island for monster, island in monsters if island},
            'track': [card for card in names('track', EVENTS, 9) if card],
            'event top': EVENTS.index(get('public.event_top', 'none')),
            'encounter top': number_of(get('public.encounter_top', 'none')),
            'defeated': {m for m in MONSTERS if get('public.defeated', 0) >> m - 7 & 1},
            'display': numbers_of(get('public.display', [])),
            'removed': numbers_of(get('public.removed', [])),
            'deck count': get('public.deck_count', 0),
            'deck': numbers_of(get('secret.deck', [])), 'bottom': bottom,
            'box': numbers_of(get('secret.box', [])),
            'under': numbers_of(get('public.under', [])),
            'bottom count': get('public.bottom_count', 0),
            'bottom known': [[number_of(card) for card in cards[:len(bottom)]]
                             for cards in get('private.bottom', [[0] * 20] * 5)[:n]],
            'reserve': grid('reserve', 0), 'units': grid('units', [0] * 16),
            'pool': grid('pool', 0)[:2], 'moved': grid('moved', [0] * 16)[:2],
            'hand': sets('private.hand'), 'shown': sets('public.shown'),
            'discard': sets('public.discard'), 'equipment': sets('public.equipment'),
            'upgrade': [[number_of(card) for card in cards]
                        for cards in get('public.upgrade', [['none'] * 5] * 5)[:n]],
            'encounters': [sorted(numbers_of(cards))
                           for cards in get('public.encounters', [[]] * 5)[:n]],
            'secret orders': cards('private.order'), 'orders': cards('public.battle_order'),
            'last orders': cards('public.last_order'),
            'has ordered': get('public.battle_given', 0),
            'fighters': get('public.battle_seats', 0),
            'fighting champions': get('public.battle_champions', 0),
            'attack': numbers('battle_bonus'), 'left': numbers('battle_left'),
            'lost': numbers('battle_lost'), 'total': numbers('battle_total'),
            'hidden start cards': numbers('start_hidden'),
            'hidden drawn cards': get('public.drawn_hidden', [[0] * 3] * 5)[:n],
        }

    def check(self):
        for p in range(self.n):
            for unit in UNITS:
                pool = self.pool[unit][p] if unit != FORT else 0
                need(self.reserve[unit][p] + pool + self.deployed(p, unit) == UNIT_TOTAL[unit],
                     'units are not conserved')
            need(0 <= self.energy[p] <= TRACK_MAX and 0 <= self.xp[p] <= TRACK_MAX, 'tracks')
            need(len(self.equipment[p]) <= EQUIPMENT_MAX, 'equipment')
            need(len(self.encounters[p]) <= ENCOUNTERS_MAX, 'encounters')
            need(not self.presence(p) & self.mirages, 'a unit in a mirage')
