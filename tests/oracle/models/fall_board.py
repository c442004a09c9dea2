"""The Fall: what is on the table, moving, paying and drawing cards."""
import heapq
import re

from model import Model, need
from models.fall_records import AFTER_ICAION, AFTER_MYSTHEA, Legacy
from models.fall_tables import (BASE_MONSTERS, CHAMPIONS, CRYSTALS_MAX, EVENT_WORDS,
                                FORTS, ISLANDS, ISLES, LEVELS, MONSTERS, NEAR, NODES,
                                PARASITES_MAX, REGIONS, REGIONS_AT, SHARDS, era_of, isles_of)

FULL_DEFENCE = 99


class Over(Exception):
    """The game is won or lost; `outcome` tells."""


def number_of(card):
    return int(card[1:])


def event_card(text):
    """The event card that a line of the log names."""
    text = text.lower()
    return next(i for i, word in enumerate(EVENT_WORDS) if word in text)


class Board(Model):
    """The table. A hero is a character by the order of turns; a lone player has two."""

    def __init__(self, start, position, rng):
        super().__init__(start, position, rng)
        n = self.n = 2 if start.players == 1 else start.players
        read = position.get
        self.level = LEVELS.index(start.options['level'])
        self.legacy = Legacy(start.records, n)
        self.mode = self.legacy.mode
        self.hero, self.colour = ['none'] * n, [0] * n
        self.island_at = [ISLANDS[name] for name in read('public.island_at')]
        self.golem_isle = {i: ISLES.index(name)
                           for i, name in enumerate(read('public.golem_region'), 1)}
        self.isle = [0] + [4] * 15
        self.machine = [[0] * 3 for _ in REGIONS]
        self.first_machine = [[0] * 3 for _ in REGIONS]
        self.wonder = [0] * 15
        self.golems, self.constructs, self.parasites = [0] * 15, [0] * 15, [0] * 15
        self.colossus = NODES.index(read('public.colossus'))
        self.defence, self.nights = FULL_DEFENCE, 0
        self.city, self.besiegers = [0] * 5, [0, 0]
        self.slot = [4] * 5             # of the base: value known, 4 unseen, 5 returned, 0 empty
        self.returned, self.bag_known, self.shown_shards = [0] * 3, [0] * 3, [0] * 3
        self.shards = [[0] * 3 for _ in range(n)]
        self.shown, self.is_storm_shown = [0] * 5, False    # event cards since the last shuffle
        self.next_event = None
        self.pile = set(range(1, 8)) if self.has('extra_monsters') else set(BASE_MONSTERS)
        self.monsters, self.under, self.held = set(), [], [0, 0]
        self.node = [None] * n
        self.crystals = [[0] * 5 for _ in range(n)]
        self.jokers = [0] * n           # parasites that can be spent
        self.forts = [FORTS[start.players]] * n
        self.fort = [set() for _ in range(n)]
        self.charged, self.has_armour = set(range(n)), False
        self.turn, self.is_in_turn = 0, False
        self.user = None                # the seat that has stepped in with its relic
        self.away = set()               # heroes that do not step in before their own turn
        self.begin_turn()
        self.discarded, self.revealed = set(), set()
        self.batch = [0] * 5
        self.outcome = 'running'
        self.draws = []                 # what chance has drawn: (what, value)

    def begin_turn(self):
        self.actions = self.plus = 0
        self.is_machine_used = self.is_relic_used = self.is_trade_used = self.is_fort_moved = False
        self.refused, self.passed = set(), set()
        self.away.discard(self.turn)

    def has(self, option):
        return self.start.options[option] == 'on'

    # --- chance, from the log and the position

    def observe(self, position, events):
        super().observe(position, events)
        rebuilt = any(event['kind'] == 'rebuilt' for event in events)
        self.draws = [(event['kind'], self.drawn(event, rebuilt)) for event in events
                      if event['kind'] in ('night', 'foreseen', 'entered', 'shard-shown', 'looked',
                                           'rebuilt', 'reopened', 'revealed')]

    def drawn(self, event, rebuilt):
        kind, text = event['kind'], event['text']
        if kind in ('night', 'foreseen'):
            return event_card(text.split(':', 1)[-1])
        if kind == 'entered':
            return next(i for i, name in enumerate(MONSTERS) if i and name.capitalize() in text)
        if kind in ('shard-shown', 'looked'):
            return int(re.search(r'value (\d)', text)[1])
        return self.revealed_card(rebuilt) if kind == 'revealed' else None

    def revealed_card(self, rebuilt):
        """The card that was turned up: now it lies open, or among the discards if the attack is
        over. None for the only card of a deck, shuffled and back."""
        def cards(position, name):
            return {number_of(card) for card in position.get('public.' + name, [])}
        open_before, open_now = cards(self.before, 'revealed'), cards(self.after, 'revealed')
        old, now = cards(self.before, 'discarded'), cards(self.after, 'discarded')
        new = (open_now | now) - open_before - old
        if rebuilt and not new:
            # All cards of the deck have left the discards: the one that is back is meant.
            gone = {self.pile_of(card) for card in old - now}
            new = open_now - open_before or {card for card in now & old
                                             if self.pile_of(card) in gone}
        need(len(new) <= 1, 'which card was revealed?', new)
        return new.pop() if new else None

    def draw(self, what):
        need(self.draws and self.draws[0][0] == what, 'the model expects', what,
             'and chance has drawn', self.draws[:3])
        return self.draws.pop(0)[1]

    # --- decisions

    def seat(self, hero):
        return 0 if self.start.players == 1 else hero

    def ask(self, seat, options):
        """R-FAL-1.10: asks only where there is a choice."""
        options = list(options)
        need(options, 'a question without an answer')
        if len(options) == 1:
            return options[0]
        _, option = yield {seat: set(options)}
        return option

    def choose_one(self, options):
        """The active player decides."""
        return (yield from self.ask(self.seat(self.turn), options))

    # --- small helpers

    def me(self):
        return self.hero[self.turn]

    def is_active(self, name):
        return self.is_in_turn and self.me() == name

    def is_champion(self, hero):
        return self.hero[hero] in CHAMPIONS

    def figures(self):
        return self.golems, self.constructs, self.parasites

    def enemies(self, region):
        return self.golems[region] + self.constructs[region] + self.parasites[region]

    def other_nodes(self, hero):
        return {self.node[h] for h in range(self.n) if h != hero and self.node[h] is not None}

    def fort_nodes(self):
        return set().union(*self.fort)

    def regions(self):
        """At the node of the active character."""
        return REGIONS_AT[self.node[self.turn]]

    def construct_isles(self, island):
        return [isle for isle in isles_of(island) if isle != self.golem_isle[island]]

    def is_bare(self, island):
        return not any(self.isle[isle] for isle in isles_of(island))

    def is_in_play(self, monster):
        return monster in self.monsters

    def lose(self, why):
        self.outcome = why
        raise Over

    def hurt(self, number):
        self.defence -= number
        if self.defence <= 0:
            self.lose('city-fell')

    # --- moving

    def reach(self, hero, budget):
        """Nodes where a Move can end: steps on from forts and characters just entered are free.
        Section 5 of the rules"""
        start, others, forts = self.node[hero], self.other_nodes(hero), self.fort_nodes()
        best, todo = {start: 0}, [(0, start)]
        while todo:
            cost, at = heapq.heappop(todo)
            step = 0 if at != start and (at in forts or at in others) else 1
            for near in NEAR[at]:
                if cost + step <= budget and cost + step < best.get(near, budget + 1):
                    best[near] = cost + step
                    heapq.heappush(todo, (cost + step, near))
        return {node for node in best if node != start and node not in others}

    def budget(self):
        """R-FAL-5.1, H6.1, S7.2"""
        if self.me() == 'sanya':
            return 2
        if self.actions:
            return 1
        return 3 if self.me() == 'criminal' and not self.has_armour else 2

    # --- paying: what is due is a tuple of sets of colours. A purse is (own, city, parasites).

    def purse(self):
        return tuple(self.crystals[self.turn]), tuple(self.city), self.jokers[self.turn]

    def ways(self, purse, colours):
        """How one crystal of these colours can be paid. R-FAL-6.9, 6.11"""
        own, city, jokers = purse
        out = [('own', c) for c in sorted(colours) if own[c]]
        out += [('city', c) for c in sorted(colours) if city[c]]
        out += [('pair', c) for c in range(5) if c not in colours and own[c] >= 2]
        if jokers:
            for_which = sorted(colours) if self.is_active('heir') else [min(colours)]
            out += [('parasite', c) for c in for_which]
        return out

    def spent(self, purse, way):
        own, city, jokers = list(purse[0]), list(purse[1]), purse[2]
        kind, colour = way
        if kind == 'own':
            own[colour] -= 1
        elif kind == 'city':
            city[colour] -= 1
        elif kind == 'pair':
            own[colour] -= 2
        else:
            jokers -= 1
            own[colour] += self.is_active('heir')
        return tuple(own), tuple(city), jokers

    def is_payable(self, purse, due, memo):
        """By trying everything."""
        if not due:
            return True
        key = (purse, due)
        if key not in memo:
            memo[key] = any(self.is_payable(self.spent(purse, way), due[1:], memo)
                            for way in self.ways(purse, due[0]))
        return memo[key]

    def can_pay(self, due):
        return self.is_payable(self.purse(), tuple(due), {})

    def pay(self, due):
        """R-FAL-6.9 to 6.13"""
        due = tuple(due)
        while due:
            purse, memo = self.purse(), {}
            ways = [way for way in self.ways(purse, due[0])
                    if self.is_payable(self.spent(purse, way), due[1:], memo)]
            if self.is_order_alone(purse, due, ways):
                ways = ways[:1]
            kind, colour, _ = yield from self.choose_one([(*way, 0) for way in ways])
            own, city, self.jokers[self.turn] = self.spent(purse, (kind, colour))
            self.crystals[self.turn], self.city = list(own), list(city)
            due = due[1:]
        yield from self.limit(self.turn)

    @staticmethod
    def is_order_alone(purse, due, ways):
        """Everything there is of a colour is due: only the order would differ. R-FAL-1.10"""
        if len(due[0]) > 1 or any(kind not in ('own', 'city') for kind, _ in ways):
            return False
        colour = min(due[0])
        same = next((i for i, other in enumerate(due) if other != due[0]), len(due))
        return purse[0][colour] + purse[1][colour] == same

    def limit(self, hero, decider=None):
        """R-FAL-6.2"""
        seat = self.seat(self.turn if decider is None else decider)
        while sum(self.crystals[hero]) > CRYSTALS_MAX:
            option = yield from self.ask(seat, [('discard', c, 0) for c in range(5)
                                                if self.crystals[hero][c]])
            self.crystals[hero][option[1]] -= 1

    def gain(self, hero, batch, is_chosen=False):
        """Crystals come; Celethe may change one whose colour was not hers to choose."""
        if self.is_active('celethe') and hero == self.turn and not is_chosen:
            self.batch = batch
            option = yield from self.choose_one(
                [('swap', i, j) for i in range(5) if batch[i] for j in range(5) if i != j]
                + [('keep', 0, 0)])
            if option[0] == 'swap':
                batch[option[1]] -= 1
                batch[option[2]] += 1
        self.batch = [0] * 5
        for colour in range(5):
            self.crystals[hero][colour] += batch[colour]
        yield from self.limit(hero)

    def gain_parasites(self, number):
        self.jokers[self.turn] = min(PARASITES_MAX, self.jokers[self.turn] + number)

    # --- command cards

    def deck_of(self, hero):
        """A champion's own deck after Mysthea."""
        if not self.mode & AFTER_MYSTHEA or not self.is_champion(hero):
            return set()
        return {card for card in self.legacy.cards[hero]
                if era_of(card) or not self.has('no_start_cards')}

    def era_deck(self, era):
        deck = {card for card in range(1, 81) if era_of(card) == era}
        return deck.difference(*(self.deck_of(hero) for hero in range(self.n)))

    def pile_of(self, card):
        for hero in range(self.n):
            if card in self.deck_of(hero):
                return 'hero', hero
        return 'era', era_of(card)

    def is_closed(self, era):
        """R-FAL-L3.4"""
        return self.mode == AFTER_MYSTHEA | AFTER_ICAION and len(self.era_deck(era)) <= 3

    def lenders(self):
        return [hero for hero in range(self.n) if self.deck_of(hero) - self.revealed]

    def era_at(self, place):
        return 3 - place if self.is_active('lone-survivor') else 1 + place

    def next_place(self, place):
        """Which of three cards of an attack can be revealed next; 3 for none."""
        own = self.deck_of(self.turn)
        if own:
            return place if place < 3 and own - self.revealed else 3
        for at in range(place, 3):
            era = self.era_at(at)
            if self.lenders() if self.is_closed(era) else self.era_deck(era) - self.revealed:
                return at
        return 3

    def reveal(self, deck):
        """R-FAL-7.5"""
        left = deck - self.discarded - self.revealed
        if not left:
            self.discarded -= deck
            left = deck - self.revealed
            self.draw('rebuilt')
        card = self.draw('revealed')
        if card is None and len(left) == 1:
            card = min(left)
        need(card in left, 'card', card, 'cannot have been drawn')
        self.revealed.add(card)
        discards = self.discarded & deck
        if left == {card} and discards and not self.has('late_rebuild'):
            self.discarded -= discards
            self.draw('rebuilt')
        return card

    # --- shards

    def unseen(self, value):
        """Shards of this value of which no player knows where they are."""
        i = value - 1
        counts = self.returned, self.bag_known, self.shown_shards, *self.shards
        return SHARDS[self.level][i] - sum(count[i] for count in counts) - self.slot.count(value)
