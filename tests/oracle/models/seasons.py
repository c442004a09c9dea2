"""Seasons: prelude, rounds, turns, the wheel and the end."""
from collections import Counter

from engine import arguments
from model import need
from models.seasons_board import bag
from models.seasons_cards import Cards
from models.seasons_tables import (BONUS_PENALTY, BONUSES_MAX, CARD, CARDS, FACES, FAMILIARS,
                                   GAUGE_MAX, NUMBER, RATE, READY_SETS, ROUNDS_MAX,
                                   SEASONS, TURN_ACTIONS_MAX, YEARS, season_of)

EXCHANGE, TRANSMUTE, GAUGE = range(3)
ZERO4 = [0] * 4
# Effects at the end of a round, in their fixed order. R-SEA-14.2
ROUND_END = (CARD.DAMNED_SOUL_OF_ONYS, CARD.BEGGARS_HORN, CARD.TITUS_DEEPGAZE,
             CARD.WONDROUS_CHEST)


class Model(Cards):
    """The whole game."""

    game = 'seasons'
    seats = (2, 3, 4)
    options = {'level': ('1', '2', '3'), 'first': ('random', '1', '2', '3', '4'),
               'onys_after_die': ('on', 'off'), 'reshuffle_at_need': ('on', 'off'),
               'boots_undo_end': ('on', 'off'), 'reserve_only': ('off', 'on')}
    taste = {'end-turn': 0.3, 'go-on': 0.3, 'summon': 4, 'activate': 2}

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        n = self.n
        self.packet = [bag(cards) for cards in position.get('private.packet', [[]] * 4)[:n]]
        self.kept = [bag(cards) for cards in position.get('private.kept', [[]] * 4)[:n]]
        self.pick = [0] * n
        self.deck = bag(position['secret.deck'])
        self.dice = position['public.dice']
        self.first = position.get('public.first', 0)
        self.face, self.owner, self.rolled = [0] * (n + 1), [0] * (n + 1), 0
        self.space, self.year, self.round = 1, 1, 0
        self.is_taken = [False, False]
        self.can_transmute = self.can_transmute_amulets = False
        self.transmute_bonus, self.actions = 0, 0
        self.is_ended = False           # by Boots that passed the end of year 3
        self.taste = self.choose_taste()
        self.check_setup()

    @classmethod
    def fit(cls, rng, players, options):
        if options['first'] != 'random' and int(options['first']) > players:
            options['first'] = 'random'

    def choose_taste(self):
        """Players differ: some hoard, some transmute all, some waste their bonuses."""
        taste = dict(self.taste)
        taste['end-turn'] = taste['go-on'] = self.rng.choice([0.1, 0.5, 2])
        taste['bonus'] = self.rng.choice([0.02, 0.3])
        taste['transmute'] = self.rng.choice([0.2, 1, 3])
        return taste

    def check_setup(self):
        """R-SEA-2.1 to 2.7"""
        n, level = self.n, self.start.options['level']
        universe = {card: 2 for card in CARDS if level == '3' or card <= 30}
        dealt = self.kept if level == '1' else self.packet
        need(sum(dealt, Counter()) + self.deck == universe, 'cards at the start')
        need(all(cards.total() == 9 for cards in dealt), 'nine cards each')
        if level == '1':
            sets = [tuple(sorted(cards.elements())) for cards in self.kept]
            need(set(sets) <= set(READY_SETS) and len(set(sets)) == n, 'ready-made sets', sets)
        for dice in self.dice:
            need(dice[:n + 1] == sorted(set(dice[:n + 1])) and not any(dice[n + 1:]), 'dice', dice)
        if self.start.options['first'] != 'random':
            need(self.first == int(self.start.options['first']) - 1, 'first', self.first)

    # --- prelude

    def play(self):
        if self.start.options['level'] != '1':
            yield from self.draft()
        yield from self.split()
        if self.start.seed % 2:
            self.fill_the_table()
        yield from self.tournament()
        self.score_end_effects()

    def draft(self):
        """R-SEA-3.1, 3.2"""
        for _ in range(8):
            while not all(self.pick):
                p, option = yield {p: {('draft', card) for card in self.packet[p]}
                                   for p in range(self.n) if not self.pick[p]}
                self.pick[p] = option[1]
            for p in range(self.n):
                self.kept[p][self.pick[p]] += 1
                self.packet[p] -= Counter([self.pick[p]])
            self.pick = [0] * self.n
            self.packet = self.packet[-1:] + self.packet[:-1]
        for p in range(self.n):
            self.kept[p] += self.packet[p]
            self.packet[p] = Counter()

    def split(self):
        """R-SEA-3.3: three to the hand, three to library II, the rest is library III."""
        while any(cards.total() for cards in self.kept):
            p, option = yield {p: {('split', card, int(self.hand[p].total() == 3))
                                   for card in +self.kept[p]}
                               for p in range(self.n) if self.kept[p].total()}
            self.kept[p][option[1]] -= 1
            (self.library[p][0] if option[2] else self.hand[p])[option[1]] += 1
            if self.kept[p].total() == 3:
                self.library[p][1] = +self.kept[p]
                self.kept[p] = Counter()

    def fill_the_table(self):
        """Every second tournament begins with cards, tokens and crystals on the table, so that
        rare meetings of cards happen often."""
        pile = sorted(self.deck.elements())
        self.rng.shuffle(pile)
        for p in range(self.n):
            number = min(len(pile) // (self.n - p), 12)
            self.deck -= Counter(pile[:number])
            self.hand[p] += Counter(pile[number // 2:number])
            for card in pile[:number // 2]:
                self.put(p, card)
            del pile[:number]
            self.gauge[p], self.crystals[p] = self.rng.randint(4, 15), self.rng.randint(0, 30)
            for _ in range(self.rng.randint(0, self.capacity(p))):
                self.reserve[p][self.rng.randrange(4)] += 1
            for tokens in self.amulets[p]:
                tokens[:] = self.rng.choice([[1, 1, 1, 1], [0, 2, 0, 1], [2, 0, 1, 0]])
            for cauldron in self.cauldrons[p]:
                cauldron[0] = self.rng.choice([[1, 2, 1, 2], [0, 2, 0, 1], [6, 0, 0, 0]])[:]
            self.edit_seat(p)

    def edit_seat(self, p):
        def names(cards):
            return [CARDS[card].slug for card in cards.elements()]
        self.edit(f'public.tableau[{p}]', names(self.tableau[p]))
        self.edit(f'private[{p}].hand', names(self.hand[p]))
        for name, values in (('gauge', self.gauge), ('crystals', self.crystals),
                             ('reserve', self.reserve)):
            self.edit(f'public.{name}[{p}]', values[p])
        for i, tokens in enumerate(self.amulets[p]):
            self.edit(f'public.amulet[{p}][{i}]', tokens)
        for i, cauldron in enumerate(self.cauldrons[p]):
            self.edit(f'public.cauldron[{p}][{i}]', cauldron[0])

    # --- rounds

    def tournament(self):
        while True:
            yield from self.play_round()
            if self.year > YEARS or self.is_ended or self.round >= ROUNDS_MAX:
                return
            self.first = self.left(self.first)

    def play_round(self):
        self.begin_round()
        order = [(self.first + i) % self.n for i in range(self.n)]
        for p in order:
            free = [i for i in range(self.n + 1) if not self.owner[i]]
            option = yield from self.ask(p, {('take-die', self.dice[self.rolled][i])
                                             for i in free})
            self.owner[self.dice[self.rolled].index(option[1])] = p + 1
        for self.active in order:
            yield from self.turn(self.active)
        self.active = None
        for p in order:
            yield from self.end_effects(p)
        yield from self.move_marker(self.die(self.owner.index(0)).pips, self.first)

    def begin_round(self):
        """R-SEA-4.1, 4.2"""
        self.round += 1
        self.stats['rounds'] += 1
        self.turned = [Counter() for _ in range(self.n)]
        for p in range(self.n):
            for cauldron in self.cauldrons[p]:
                cauldron[1] = False
        self.rolled = season_of(self.space)
        self.face = self.after['public.face'][:self.n + 1]
        need(all(1 <= face <= 6 for face in self.face), 'faces', self.face)
        self.owner = [0] * (self.n + 1)

    def die(self, i):
        return FACES[self.rolled, self.dice[self.rolled][i], self.face[i]]

    def move_marker(self, spaces, start):
        """Section 13 of the rules; `start` is whose Figrim acts first."""
        old = season_of(self.space)
        self.space += spaces
        if self.space > 12:
            self.space -= 12
            self.year += 1
            self.open_library(self.year - 2)
        elif self.space < 1:
            self.space += 12
            self.year -= 1
            self.stats['year back'] += 1
        if season_of(self.space) != old:
            for i in range(self.n):
                yield from self.change_season((start + i) % self.n)

    def open_library(self, number):
        if number in (0, 1) and not self.is_taken[number]:
            self.is_taken[number] = True
            for p in range(self.n):
                self.hand[p] += self.library[p][number]
                self.library[p][number] = Counter()

    def change_season(self, p):
        for _ in range(self.tableau[p][CARD.FIGRIM_THE_AVARICIOUS]):
            for q in self.others(p):
                self.steal(p, q, 1)
        for _ in range(self.tableau[p][CARD.HOURGLASS_OF_TIME]):
            yield from self.gain(p, 1)

    def end_effects(self, p):
        """R-SEA-14.2, 14.3"""
        left = {card: self.tableau[p][card] for card in ROUND_END}
        while any(left.values()):
            onys = left[CARD.DAMNED_SOUL_OF_ONYS]
            if onys and left[CARD.TITUS_DEEPGAZE] + left[CARD.WONDROUS_CHEST] and \
                    self.crystals[p] < 3 * onys:
                option = yield from self.ask(p, {('order', card) for card in left if left[card]})
                card = option[1]
                self.stats['order'] += 1
            else:
                card = next(card for card in ROUND_END if left[card])
            left[card] -= 1
            yield from self.end_effect(p, card)

    def end_effect(self, p, card):
        if card == CARD.DAMNED_SOUL_OF_ONYS:
            self.gain_crystals(p, -3)
        elif card == CARD.BEGGARS_HORN:
            if sum(self.reserve[p]) <= 1:
                yield from self.gain(p, 1)
        elif card == CARD.WONDROUS_CHEST:
            if sum(self.reserve[p]) >= 4:
                self.gain_crystals(p, 3)
        else:
            is_hungry = any(self.crystals[q] == 0 for q in self.others(p))
            for q in self.others(p):
                self.steal(p, q, 1)
            if is_hungry:
                yield from self.sacrifice(p, (CARD.TITUS_DEEPGAZE, False))

    # --- a turn

    def turn(self, p):
        self.can_transmute = self.can_transmute_amulets = False
        self.transmute_bonus, self.actions = 0, 0
        yield from self.use_dice_of_malice(p)
        die = self.die(self.owner.index(p + 1))
        if die.has_transmutation:
            self.open_transmutation()
        self.gain_crystals(p, die.crystals)
        self.raise_gauge(p, die.stars)
        yield from self.receive(p, die.tokens)
        if die.has_card and self.is_drawable():
            yield from self.draw_of_die(p)
        while True:
            option = yield from self.ask(p, self.main_options(p))
            self.actions += 1
            if option[0] == 'end-turn':
                return
            yield from self.act(p, option)

    def use_dice_of_malice(self, p):
        """R-SEA-5.1, C15"""
        malice = CARD.DIE_OF_MALICE
        while self.tableau[p][malice] > self.turned[p][malice] or self.can_pass_onys(p):
            options = {('go-on',)}
            if self.tableau[p][malice] > self.turned[p][malice]:
                options.add(('reroll',))
            option = yield from self.ask_or_pass_onys(p, options)
            if not option:
                continue
            if option[0] == 'go-on':
                return
            self.turned[p][CARD.DIE_OF_MALICE] += 1
            self.let_fairies_act(p)
            mine = self.owner.index(p + 1)
            self.face[mine] = self.after['public.face'][mine]
            need(1 <= self.face[mine] <= 6, 'face', self.face)
            self.gain_crystals(p, 2)

    def draw_of_die(self, p):
        """R-SEA-5.5, 5.6"""
        number = 1
        if self.bonus[p] < BONUSES_MAX:
            option = yield from self.ask(p, {('draw-one',), ('draw-two',)})
            number += option[0] == 'draw-two'
        self.bonus[p] += number - 1
        self.look_at(p, number)
        kinds = ('keep', 'discard') if number == 1 else ('pick',)
        option = yield from self.ask(p, {(kind, card) for kind in kinds
                                         for card in +self.look[p]})
        if option[0] != 'discard':
            self.look[p][option[1]] -= 1
            self.hand[p][option[1]] += 1
        self.throw_look(p)

    def main_options(self, p):
        """R-SEA-5.9, 5.10"""
        out = {('end-turn',)}
        if self.actions >= TURN_ACTIONS_MAX:
            return out
        if self.can_transmute:
            is_all = self.can_transmute_amulets or not self.has('reserve_only')
            out |= self.token_options(self.sources(p, is_all), 'transmute')
        out |= {('summon', card) for card in +self.hand[p] if self.can_summon(p, card)}
        out |= self.activations(p)
        if self.bonus[p] < BONUSES_MAX:
            out.add(('bonus', TRANSMUTE))
            if self.can_spend(p, 2):
                out.add(('bonus', EXCHANGE))
            if self.gauge[p] < GAUGE_MAX:
                out.add(('bonus', GAUGE))
        return out

    def act(self, p, option):
        if option[0] == 'transmute':
            self.take_token(p, option[1], option[2])
            number = RATE[season_of(self.space)][option[1]] + self.extra(p)
            if option[2] != 'reserve' and self.has('reserve_only'):
                number -= self.transmute_bonus
            self.gain_crystals(p, number)
        elif option[0] == 'summon':
            yield from self.summon(p, option[1])
        elif option[0] == 'activate':
            yield from self.activate(p, option)
        else:
            yield from self.use_bonus(p, option[1])

    def use_bonus(self, p, which):
        """Section 9 of the rules"""
        self.bonus[p] += 1
        if which == EXCHANGE:
            yield from self.spend(p, 2)
            yield from self.gain(p, 2)
        elif which == TRANSMUTE:
            self.can_transmute = True
            self.transmute_bonus += 1
        else:
            self.raise_gauge(p, 1)

    # --- the end

    def score_end_effects(self):
        """R-SEA-15.1"""
        for p in range(self.n):
            if all(self.count(p) > self.count(q) for q in self.others(p)):
                self.gain_crystals(p, 20 * self.tableau[p][CARD.RAGFIELDS_HELM])
            self.gain_crystals(p, 3 * sum(self.reserve[p]) *
                               self.tableau[p][CARD.LANTERN_OF_XIDIT])
            if not any(self.tableau[p][f] for f in FAMILIARS):
                self.gain_crystals(p, 20 * self.tableau[p][CARD.SEALED_CHEST_OF_URM])

    def result(self):
        """R-SEA-15.2 to 15.4"""
        scores = [self.crystals[p] - 5 * self.hand[p].total() - BONUS_PENALTY[self.bonus[p]] +
                  sum(CARDS[card].prestige * number for card, number in self.tableau[p].items())
                  for p in range(self.n)]
        keys = [(scores[p], self.count(p)) for p in range(self.n)]
        return scores, [1 + sum(other > key for other in keys) for key in keys]

    # --- comparison

    def table(self):
        is_begun = self.round > 0
        return {
            'crystals': self.crystals, 'reserve': self.reserve, 'gauge': self.gauge,
            'bonus': self.bonus, 'dice': self.dice, 'face': self.face, 'owner': self.owner,
            'wheel': (self.space, self.year) if is_begun else (0, 0), 'first': self.first,
            'round': (self.round, self.rolled), 'libraries taken': self.is_taken,
            'transmutation': (self.can_transmute_amulets if self.has('reserve_only')
                              else self.can_transmute, self.transmute_bonus),
            'actions': self.actions, 'tableau': self.tableau, 'turned': self.turned,
            'amulets': [sorted(tokens) for tokens in self.amulets],
            'cauldrons': [sorted(cauldrons) for cauldrons in self.cauldrons],
            'hand': self.hand, 'look': self.look, 'library': self.library, 'shown': self.shown,
            'packet': self.packet, 'kept': self.kept, 'pick': self.pick,
            'thrown': self.thrown, 'known top': self.known_top, 'discard': self.discard,
            'seen discard': self.seen_discard,
            'draw pile': self.deck + Counter([self.top] if self.top else []),
            'hand count': [is_begun * cards.total() for cards in self.hand],
            'look count': [cards.total() for cards in self.look],
            'library count': [[is_begun * cards.total() for cards in two]
                              for two in self.library],
            'packet count': self.packet[0].total(),
            'draw count': self.deck.total() + bool(self.top),
            'discard count': self.discard.total(),
        }

    def seen(self, get):
        n = self.n

        def numbers(name, size=n):
            return get('public.' + name, [0] * 5)[:size]

        def bags(name):
            return [bag(cards) for cards in get(name, [[]] * 4)[:n]]

        def cards(name):
            return [NUMBER.get(card, 0) for card in get(name, ['none'] * 4)[:n]]
        tableau, turned = bags('public.tableau'), bags('public.turned')
        for played in turned:
            played.pop(CARD.GLUTTON_CAULDRON, None)
        amulets = get('public.amulet', [[ZERO4] * 2] * 4)
        cauldrons = get('public.cauldron', [[ZERO4] * 2] * 4)
        is_turned = numbers('cauldron_turned')
        rolled = get('public.rolled_season', 'winter')
        return {
            'crystals': numbers('crystals'), 'reserve': get('public.reserve', [ZERO4] * 4)[:n],
            'gauge': numbers('gauge'), 'bonus': numbers('bonus_used'),
            'dice': get('public.dice', []), 'face': numbers('face', n + 1),
            'owner': numbers('owner', n + 1),
            'wheel': (get('public.space', 0), get('public.year', 0)),
            'first': get('public.first', 0),
            'round': (get('public.round', 0), SEASONS.index(rolled)),
            'libraries taken': [bool(x) for x in numbers('library_taken', 2)],
            'transmutation': (bool(get('public.can_transmute', 0)),
                              get('public.transmute_bonus', 0)),
            'actions': get('public.actions', 0), 'tableau': tableau, 'turned': turned,
            'amulets': [sorted(amulets[p][:tableau[p][CARD.AMULET_OF_WATER]]) for p in range(n)],
            'cauldrons': [sorted([tokens, bool(is_turned[p] >> i & 1)] for i, tokens in
                                 enumerate(cauldrons[p][:tableau[p][CARD.GLUTTON_CAULDRON]]))
                          for p in range(n)],
            'hand': bags('private.hand'), 'look': bags('private.look'),
            'library': [[bag(cards) for cards in two]
                        for two in get('private.library', [[[], []]] * 4)[:n]],
            'shown': bags('public.shown'), 'packet': bags('private.packet'),
            'kept': bags('private.kept'), 'pick': cards('private.pick'),
            'thrown': bags('private.thrown'), 'known top': cards('private.known_top'),
            'discard': bag(get('secret.discard', [])),
            'seen discard': bag(get('public.seen_discard', [])),
            'draw pile': bag(get('secret.deck', [])) + bag(get('secret.top', [])),
            'hand count': numbers('hand_count'), 'look count': numbers('look_count'),
            'library count': get('public.library_count', [[0, 0]] * 4)[:n],
            'packet count': get('public.packet_count', 0),
            'draw count': get('public.draw_count', 0),
            'discard count': get('public.discard_count', 0),
        }

    def check(self):
        for p in range(self.n):
            need(0 <= self.gauge[p] <= GAUGE_MAX and 0 <= self.bonus[p] <= BONUSES_MAX, 'limits')
            need(all(sum(tokens) <= 4 for tokens in self.amulets[p]), 'tokens on an Amulet')
            need(all(sum(tokens) <= 6 for tokens, _ in self.cauldrons[p]), 'tokens on a Cauldron')

    def meaning(self, action):
        kind, seat = action['kind'], action['seat']
        a, b, c = arguments(action)
        if kind in ('transmute', 'pay', 'spend'):
            return (kind, a, 'reserve' if b == 0 else self.amulet_of(seat, b - 1))
        if kind in ('sacrifice', 'take-back'):
            return (kind, a, self.copy_key(seat, a, b))
        if kind == 'activate':
            if a == CARD.GLUTTON_CAULDRON:
                return (kind, a, self.cauldron_of(seat, b)[0])
            if a == CARD.BALANCE_OF_ISHTAR:
                return (kind, a, c - 1)
            return (kind, a, c) if a in (CARD.TREE_OF_LIGHT, CARD.CRYSTAL_ORB) else (kind, a)
        if kind == 'move':
            return (kind, a - 65536 if a > 32767 else a)
        return (kind, a, b, c)[:1 + ARGUMENTS.get(kind, 1)]

    def amulet_of(self, seat, slot):
        return tuple(self.after['public.amulet'][seat][slot])

    def cauldron_of(self, seat, slot):
        tokens = self.after.get('public.cauldron', [[ZERO4] * 2] * 4)[seat][slot]
        turned = self.after.get('public.cauldron_turned', ZERO4)[seat]
        return tuple(tokens), bool(turned >> slot & 1)

    def copy_key(self, seat, card, copy):
        if card == CARD.AMULET_OF_WATER:
            return tuple(self.after.get('public.amulet', [[ZERO4] * 2] * 4)[seat][copy])
        if card == CARD.GLUTTON_CAULDRON:
            return self.cauldron_of(seat, copy)
        turned = bag(self.after.get('public.turned', [[]] * 4)[seat])[card]
        if turned == 1 and bag(self.after['public.tableau'][seat])[card] == 2:
            return copy == 1
        return turned > 0


# How many arguments of a kind of action say something; one otherwise.
ARGUMENTS = {'go-on': 0, 'reroll': 0, 'draw-one': 0, 'draw-two': 0, 'done': 0, 'draw': 0,
             'leave': 0, 'take-top': 0, 'end-turn': 0, 'split': 2, 'give': 2, 'convert': 3}
