"""Mysthea: islands, units, tracks, decks and the small steps of which everything consists."""
from model import Model, need
from models.mysthea_tables import (CHAMPION, CHAMPIONS, CONSTRUCT, ERA, EVENTS, FORT, GOLEM,
                                   ISLAND_OF, ISLANDS, CARD_NUMBERS, REGION_NUMBERS, REGIONS,
                                   SOLDIERS, TRACK_MAX, TYPE_OF, UNITS)

DONE = ('done', 0, 0, 0)


def number_of(name):
    """Of a command card (c001) or an encounter (en01); 0 for none."""
    return 0 if name in (0, 'none') else int(name.lstrip('cen'))


def numbers_of(names):
    return {number_of(name) for name in names} - {0}


class Board(Model):
    """What is on the table, at the beginning of a game."""

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        n = self.n = start.players
        read = position.get
        self.ring = [ISLANDS.index(name) for name in read('public.ring')]
        self.order = read('public.order', [0] * 5)[:n]
        self.champion = [0] * n
        self.mirages = {REGIONS.index(name) for name in read('public.mirage', [])} - {0}
        self.monster_of_era = [EVENTS.index(name)
                               for name in read('public.monster_of_era', ['none'] * 3)]
        self.night = read('public.night', 0)
        self.glory, self.energy, self.xp = [0] * n, [0] * n, [0] * n
        self.cp, self.bound_cp = [0] * n, [0] * n       # the latter only create and deploy
        self.units = [[[0] * 16 for _ in range(n)] for _ in UNITS]
        self.moved = [[[0] * 16 for _ in range(n)] for _ in SOLDIERS]
        self.pool = [[2] * n, [1] * n]
        self.reserve = [[6] * n, [3] * n, [4] * n]
        self.at, self.token = [0] * n, [0] * n
        self.moved_champions, self.wounded, self.charged = set(), set(), set(range(n))
        self.hand = [set() for _ in range(n)]
        self.shown = [set() for _ in range(n)]      # cards in hands that everybody knows
        self.discard = [set() for _ in range(n)]
        self.equipment = [set() for _ in range(n)]
        self.upgrade = [[0] * 5 for _ in range(n)]
        self.encounters = [[] for _ in range(n)]
        self.removed, self.display = set(), set()
        self.deck = set()           # in an unknown order, above the cards of `bottom`
        self.bottom = []            # (card, who put it there)
        self.under = set()          # known to have been put there and not to have left it
        self.box = {card for card in CARD_NUMBERS if ERA[card] == 0}
        self.attuned = [0] * 6      # by island: seat + 1
        self.monster_at, self.defeated = {}, set()
        self.track, self.era, self.active = [], 0, None

    def has(self, option):
        return self.start.options[option] == 'on'

    def ask(self, p, options):
        _, option = yield {p: set(options)}
        return option

    def pick(self, p, options):
        """Asks only where there is a choice. R-MYS-1.12"""
        options = sorted(options)
        if len(options) == 1:
            return options[0]
        return (yield from self.ask(p, options))

    # --- islands and regions

    def clockwise(self, island, steps=1):
        return self.ring[(self.ring.index(island) + steps) % 5]

    def open_regions(self):
        return {region for region in REGION_NUMBERS if region not in self.mirages}

    def neighbours(self, region):
        """R-MYS-6.1"""
        island, kind = ISLAND_OF[region], TYPE_OF[region]
        beside = {self.clockwise(island), self.clockwise(island, 4)}
        return {other for other in self.open_regions() if other != region and
                (ISLAND_OF[other] == island or
                 ISLAND_OF[other] in beside and TYPE_OF[other] == kind)}

    def presence(self, p):
        return {region for region in REGION_NUMBERS if self.at[p] == region or
                any(self.units[unit][p][region] for unit in UNITS)}

    def opposing_presence(self, p):
        return set().union(*(self.presence(q) for q in range(self.n) if q != p))

    # --- strength and control

    def has_ability(self, p, name):
        return (self.has('champion_abilities') and CHAMPIONS[self.champion[p]] == name
                and p not in self.wounded)

    def strength(self, p, region, forts=True):
        upgrade = self.upgrade[p]
        total = self.units[CONSTRUCT][p][region] * (2 if upgrade[CONSTRUCT] == 80 else 1)
        total += self.units[GOLEM][p][region] * (3 if upgrade[GOLEM] == 58 else 2)
        if forts:
            total += self.units[FORT][p][region] * (3 if upgrade[FORT] == 60 else 2)
        if self.at[p] == region:
            total += 1 if p in self.wounded else 3
            total += {19: 2, 76: 3}.get(upgrade[CHAMPION], 0)
        return total

    def controller(self, region):
        """R-MYS-15.3"""
        best = max(self.strength(p, region) for p in range(self.n))
        if not best:
            return None
        return next(p for p in self.order if self.strength(p, region) == best)

    def controlled(self, p, kind=None):
        return sum(1 for region in REGION_NUMBERS if kind in (None, TYPE_OF[region])
                   and self.controller(region) == p)

    def deployed(self, p, unit):
        return sum(self.units[unit][p])

    def unmoved(self, p, unit, region):
        return self.units[unit][p][region] - self.moved[unit][p][region]

    def unmoved_regions(self, p, unit):
        return {region for region in REGION_NUMBERS if self.unmoved(p, unit, region) > 0}

    def forget_moves(self):
        """R-MYS-4.9"""
        self.moved = [[[0] * 16 for _ in range(self.n)] for _ in SOLDIERS]
        self.moved_champions = set()

    # --- tracks

    def gain_glory(self, p, number):
        self.glory[p] = max(0, self.glory[p] + number)

    def gain_energy(self, p, number):
        self.energy[p] = min(TRACK_MAX, self.energy[p] + number)

    def gain_xp(self, p, number):
        self.xp[p] = min(TRACK_MAX, self.xp[p] + number)

    # --- hands and decks: chance is taken from the position after the decision

    def leave_hand(self, p, card):
        self.hand[p].discard(card)
        self.shown[p].discard(card)
        self.under.discard(card)

    def take_openly(self, p, cards):
        """R-MYS-17.2"""
        self.hand[p] |= cards
        self.shown[p] |= cards

    def deck_count(self):
        return len(self.deck) + len(self.bottom)

    def draw_from(self, among):
        """The top card of the deck, which chance has put among these."""
        if self.deck:
            found = sorted(self.deck & among)
            need(found, 'a drawn card is nowhere to be seen')
            self.deck.discard(found[0])
            return found[0]
        card, _ = self.bottom.pop(0)
        need(card in among, 'card', card, 'should have come from under the deck')
        return card

    def fill_display(self, wanted):
        shown = numbers_of(self.after.get('public.display', []))
        shown |= numbers_of(self.after.get('public.removed', []))   # if the era has just ended
        while self.deck_count() and len(self.display) < wanted:
            card = self.draw_from(shown - self.display)
            self.display.add(card)
            self.under.discard(card)

    def draw_to_hand(self, p):
        if self.deck_count():
            there = numbers_of(self.after['private.hand'][p])
            self.hand[p].add(self.draw_from(there - self.hand[p]))

    def put_out_deck(self, era):
        """R-MYS-3.1"""
        if era > 1:
            self.removed |= self.display
        self.box |= self.deck | {card for card, _ in self.bottom}
        self.display, self.bottom, self.under = set(), [], set()
        self.deck = {card for card in CARD_NUMBERS if ERA[card] == era}
        self.fill_display(3)

    # --- units on the islands

    def set_out(self, p, unit, region):
        """Deploys; upgrades may bring something for it."""
        need(region not in self.mirages, 'deployed into a mirage')
        (self.reserve if unit == FORT else self.pool)[unit][p] -= 1
        self.units[unit][p][region] += 1
        upgrade = self.upgrade[p][unit]
        if unit == GOLEM and upgrade == 37:
            yield from self.gain_of(p, 37, self.gain_glory, 3)
        elif unit == FORT and upgrade == 16:
            self.gain_glory(p, 1)
            self.gain_energy(p, 1)
        elif unit == FORT and upgrade == 36:
            yield from self.gain_of(p, 36, self.gain_xp, 1)
        elif unit == FORT and upgrade == 79:
            yield from self.gain_of(p, 79, self.gain_glory, 4)

    def gain_of(self, p, card, gain, number):
        """R-MYS-7.6, X1.7"""
        if self.has('ask_passive_gain'):
            option = yield from self.ask(p, [('take-gain', card, 0, 0), DONE])
            if option == DONE:
                return
        gain(p, number)

    def shift(self, p, unit, origin, target, battle=None):
        """Moves a unit; in a battle it has retreated, a champion only by staying away."""
        if unit == CHAMPION:
            self.at[p] = target
            self.moved_champions.add(p)
            return
        self.units[unit][p][origin] -= 1
        self.units[unit][p][target] += 1
        self.moved[unit][p][target] += 1
        if battle is not None:
            battle.left[p] += 1

    def remove(self, p, unit, region, has_moved=False):
        """A unit is lost. R-MYS-11.20"""
        self.units[unit][p][region] -= 1
        if unit == FORT:
            self.reserve[FORT][p] += 1
        else:
            self.moved[unit][p][region] -= has_moved
            self.pool[unit][p] += 1
