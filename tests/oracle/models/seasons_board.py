"""Seasons: what lies on the table, tokens, piles and cards that leave play."""
from collections import Counter

from model import Difference, Model, need
from models.seasons_tables import CARD, CARDS, GAUGE_MAX, NUMBER, WATER


PASS_ONYS = ('activate', CARD.DAMNED_SOUL_OF_ONYS)


def bag(names):
    """A set of cards of the engine, by number."""
    return Counter(NUMBER[name] for name in names if name not in (0, 'none'))


class Board(Model):
    """The table of the tournament and the small steps of which everything consists."""

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        n = self.n = start.players
        self.crystals, self.gauge, self.bonus = [0] * n, [0] * n, [0] * n
        self.reserve = [[0] * 4 for _ in range(n)]
        self.tableau = [Counter() for _ in range(n)]
        self.turned = [Counter() for _ in range(n)]
        self.amulets = [[] for _ in range(n)]       # tokens on each Amulet of Water
        self.cauldrons = [[] for _ in range(n)]     # [tokens, whether turned] of each Cauldron
        self.hand = [Counter() for _ in range(n)]
        self.look = [Counter() for _ in range(n)]
        self.library = [[Counter(), Counter()] for _ in range(n)]
        self.shown = [Counter() for _ in range(n)]  # cards in hands that everybody knows
        self.thrown = [Counter() for _ in range(n)]     # discards that only their owner knows
        self.known_top = [0] * n
        self.deck, self.discard, self.top = Counter(), Counter(), 0
        self.seen_discard = Counter()
        self.active = None              # whose turn it is

    def has(self, option):
        return self.start.options[option] == 'on'

    # --- seats and numbers

    def left(self, p):
        return (p + 1) % self.n

    def others(self, p):
        """The opponents, from the left neighbour on."""
        return [(p + i) % self.n for i in range(1, self.n)]

    def count(self, p):
        return sum(self.tableau[p].values())

    def has_room(self, p):
        return self.count(p) < self.gauge[p]

    def capacity(self, p):
        return 10 if self.tableau[p][CARD.BESPELLED_GRIMOIRE] else 7

    def gain_crystals(self, p, number):
        self.crystals[p] = max(0, self.crystals[p] + number)

    def steal(self, to, victim, most):
        number = min(most, self.crystals[victim])
        self.crystals[victim] -= number
        self.crystals[to] += number

    def raise_gauge(self, p, number):
        self.gauge[p] = min(GAUGE_MAX, max(0, self.gauge[p] + number))

    def opposing(self, p, card):
        return sum(self.tableau[q][card] for q in self.others(p))

    def other_items(self, p):
        """Magic items in play without the one that has just come."""
        return sum(number for card, number in self.tableau[p].items()
                   if not CARDS[card].is_familiar) - 1

    # --- tokens: of the reserve, and of each Amulet of Water

    def sources(self, p, with_amulets=True):
        """(key, tokens) of each; two Amulets with the same tokens have the same key."""
        amulets = self.amulets[p] if with_amulets else []
        return [('reserve', self.reserve[p])] + [(tuple(t), t) for t in amulets]

    def spendable(self, p):
        """Sources of what the rulebook takes from the reserve. R-SEA-10.5, X1.4"""
        return self.sources(p, not self.has('reserve_only'))

    def usable(self, p, energy):
        return sum(tokens[energy] for _, tokens in self.sources(p))

    def spendable_of(self, p, energy):
        return sum(tokens[energy] for _, tokens in self.spendable(p))

    def usable_all(self, p):
        return sum(self.usable(p, energy) for energy in range(4))

    def can_spend(self, p, number=1):
        return sum(sum(tokens) for _, tokens in self.spendable(p)) >= number

    @staticmethod
    def token_options(sources, kind, energies=range(4)):
        return {(kind, energy, key) for key, tokens in sources
                for energy in energies if tokens[energy]}

    def take_token(self, p, energy, key):
        for other, tokens in self.sources(p):
            if other == key and tokens[energy]:
                tokens[energy] -= 1
                return
        raise Difference(f'no such token: {energy} on {key}')

    # --- decisions about tokens

    def ask(self, p, options):
        _, option = yield {p: options}
        return option

    def choose_one(self, p, options):
        """Asks only where there is a choice. R-SEA-1.12"""
        if len(options) == 1:
            return next(iter(options))
        return (yield from self.ask(p, options))

    def ask_hand(self, p, options):
        """A question about what a hand has to offer, which is not for others to know."""
        return (yield from (self.ask if self.hand[p].total() else self.choose_one)(p, options))

    def settle(self, p):
        """R-SEA-10.2"""
        while sum(self.reserve[p]) > self.capacity(p):
            options = {('drop', energy) for energy in range(4) if self.reserve[p][energy]}
            option = yield from self.ask_or_pass_onys(p, options)
            if option:
                self.reserve[p][option[1]] -= 1
                self.stats['overflow'] += 1

    def is_onys_free(self, p):
        """Whether Onys could be passed in the middle of things. R-SEA-C50.4"""
        return p == self.active and not self.has('onys_after_die')

    def straight_onys(self, p):
        onys = CARD.DAMNED_SOUL_OF_ONYS
        return self.tableau[p][onys] - self.turned[p][onys]

    def can_pass_onys(self, p):
        return self.is_onys_free(p) and self.straight_onys(p) and self.usable(p, WATER)

    def ask_or_pass_onys(self, p, options, is_shown=False):
        """What was chosen, or None if Onys was passed; `is_shown`: asked in any case."""
        if self.can_pass_onys(p):
            options = options | {PASS_ONYS}
        option = yield from (self.ask if is_shown else self.choose_one)(p, options)
        if option == PASS_ONYS:
            self.stats['onys in the middle'] += 1
            yield from self.activate(p, option)
            return None
        return option

    def receive(self, p, tokens):
        for energy in range(4):
            self.reserve[p][energy] += tokens[energy]
        yield from self.settle(p)

    def gain(self, p, number):
        """Any tokens. R-SEA-10.4"""
        most = self.capacity(p)
        if self.is_onys_free(p):
            most += self.straight_onys(p)
        for _ in range(min(number, most)):
            option = yield from self.ask(p, {('gain', energy) for energy in range(4)})
            self.reserve[p][option[1]] += 1
        if number:
            yield from self.settle(p)

    def pay(self, p, due, sources=None):
        """These tokens, from wherever the player likes; `sources` tells where that can be."""
        sources = sources or self.sources
        for energy in range(4):
            for left in range(due[energy], 0, -1):
                have = [(key, tokens) for key, tokens in sources(p) if tokens[energy]]
                usable = sum(tokens[energy] for _, tokens in have)
                need(usable >= left, 'cannot pay', energy)
                if len({key for key, _ in have}) == 1 or usable == left:
                    have[-1][1][energy] -= 1
                else:
                    option = yield from self.ask(p, self.token_options(have, 'pay', [energy]))
                    self.take_token(p, energy, option[2])

    def spend(self, p, number):
        """Any tokens; the energy of the last."""
        for _ in range(number):
            option = yield from self.choose_one(p, self.token_options(self.spendable(p), 'spend'))
            self.take_token(p, option[1], option[2])
        return option[1]

    # --- piles: chance is taken from the position after the decision

    def is_drawable(self):
        return bool(self.top) or self.deck.total() + self.discard.total() > 0

    def refill(self):
        """R-SEA-11.1; whether the discard pile was shuffled."""
        if self.top or self.deck.total():
            return False
        self.deck, self.discard, self.seen_discard = self.discard, Counter(), Counter()
        self.thrown = [Counter() for _ in range(self.n)]
        self.stats['reshuffle'] += 1
        return True

    def clear_top(self):
        self.top = 0
        self.known_top = [0] * self.n

    def draw(self, card):
        """This card, which chance has given: it must be there. R-SEA-11.1, X1.2"""
        self.take_from_pile(card)
        self.refill_at_once()

    def refill_at_once(self):
        if not self.has('reshuffle_at_need') and self.discard.total():
            self.refill()

    def take_from_pile(self, card):
        self.refill()
        if self.top:
            need(card == self.top, 'the top card was', self.top, 'not', card)
            self.clear_top()
        else:
            need(self.deck[card] > 0, 'drawn card', card, 'is not in the pile')
            self.deck[card] -= 1

    def draw_to_hand(self, p, is_open=False):
        """The card drawn, or None."""
        if not self.is_drawable():
            return None
        new = list((bag(self.after['private.hand'][p]) - self.hand[p]).elements())
        need(new, 'a card should have been drawn by', p)
        card = self.top or new[0]
        need(card in new, 'the known top card was not drawn')
        self.draw(card)
        self.hand[p][card] += 1
        self.shown[p][card] += is_open
        return card

    def look_at(self, p, number):
        """Draws `number` cards, or as many as there are; how many."""
        pile = self.deck.total() + bool(self.top)
        number = min(number, pile + self.discard.total())
        if not number:
            return 0
        drawn = bag(self.after.get('private.look', [[]] * 4)[p])
        if not drawn:   # thrown away at once, for want of room
            drawn = bag(self.after.get('secret.discard', []))
            is_at_once = not self.has('reshuffle_at_need') and self.discard.total() > 0
            if pile > number or pile == number and not is_at_once:
                drawn -= self.discard
        need(drawn.total() == number, 'drew', drawn, 'instead of', number, 'cards')
        for card in self.drawing_order(drawn):
            self.draw(card)
            self.look[p][card] += 1
        return number

    def drawing_order(self, drawn):
        """The known top card, what is left of the pile, then the shuffled discard pile."""
        first = Counter([self.top] if self.top else [])
        need(first <= drawn, 'the known top card was not drawn')
        rest = drawn - first
        if self.deck.total() < rest.total():
            need(self.deck <= rest, 'the rest of the pile was not drawn')
            first += self.deck
            rest -= self.deck
        return [*first.elements(), *rest.elements()]

    def throw_look(self, p):
        """R-SEA-11.4"""
        self.discard += self.look[p]
        self.thrown[p] += self.look[p]
        self.look[p] = Counter()

    # --- hands and cards in play. A copy is (card, key): whether it is turned, the tokens on an
    # Amulet, or (tokens, whether turned) of a Cauldron.

    def show(self, p, card):
        """A card in hand that is being summoned is known."""
        self.shown[p][card] = max(1, self.shown[p][card])

    def leave_hand(self, p, card):
        """R-SEA-11.6: of two copies the known one goes."""
        self.hand[p][card] -= 1
        self.shown[p][card] = max(0, self.shown[p][card] - 1)

    def discard_openly(self, card):
        self.discard[card] += 1
        self.seen_discard[card] += 1

    def copies(self, p, among):
        out = set()
        for card, number in self.tableau[p].items():
            if not number or card not in among:
                continue
            if card == CARD.AMULET_OF_WATER:
                out |= {(card, tuple(tokens)) for tokens in self.amulets[p]}
            elif card == CARD.GLUTTON_CAULDRON:
                out |= {(card, (tuple(tokens), turned)) for tokens, turned in self.cauldrons[p]}
            else:
                turned = self.turned[p][card]
                out |= {(card, True)} if turned else set()
                out |= {(card, False)} if number > turned else set()
        return out

    def put(self, p, card):
        self.tableau[p][card] += 1
        if card == CARD.AMULET_OF_WATER:
            self.amulets[p].append([0] * 4)
        if card == CARD.GLUTTON_CAULDRON:
            self.cauldrons[p].append([[0] * 4, False])

    def leave(self, p, copy):
        card, key = copy
        need(copy in self.copies(p, {card}), 'no such card in play', copy)
        self.tableau[p][card] -= 1
        if card == CARD.AMULET_OF_WATER:
            self.amulets[p].remove(list(key))
        elif card == CARD.GLUTTON_CAULDRON:
            self.cauldrons[p].remove([list(key[0]), key[1]])
        elif key:
            self.turned[p][card] -= 1

    def sacrifice(self, p, copy):
        self.send_away(p, copy)
        yield from self.end_sacrifice(p, [copy])

    def send_away(self, p, copy):
        self.leave(p, copy)
        self.discard_openly(copy[0])

    def end_sacrifice(self, p, copies):
        """After all cards of one cost have left together. R-SEA-12.3"""
        if any(copy[0] == CARD.CURSED_TREATISE_OF_ARUS for copy in copies):
            self.reserve[p] = [0] * 4
            self.stats['treatise'] += 1
        yield from self.settle(p)
