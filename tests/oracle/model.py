"""What every second implementation of a game offers to the driver in lockstep.py."""
import csv
import os
from collections import Counter

from engine import arguments

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'data')


def table(game, name):
    """The rows of data/<game>/<name>.csv as dictionaries."""
    with open(os.path.join(DATA, game, name + '.csv'), encoding='utf-8', newline='') as file:
        return list(csv.DictReader(file))


class Difference(Exception):
    """The engine and the model disagree; the text says in what."""


def need(truth, *words):
    """Fails when something that must hold does not."""
    if not truth:
        raise Difference(' '.join(str(word) for word in words))


class Start:
    """How a game begins: what the driver chose, before any position is known."""

    def __init__(self, seed, players, options, records=()):
        self.seed = seed
        self.players = players
        self.rules_version = 0      # of the engine
        self.options = options      # every option of the game: id -> id of its value
        self.records = records      # records of finished games that it continues


class Model:
    """A second implementation of a game.

    It never looks at the engine to find out what is right, only what chance has decided: the
    position after each decision (`after`) and the events that it led to (`events`). Whatever it
    takes from there it checks to be possible.
    """

    game = None         # id of the game
    seats = ()          # numbers of players
    options = {}        # id of an option -> ids of the values that this model knows
    uncompared = {}     # fields of a position that are never compared -> why
    taste = {}          # kind of action -> how gladly random players choose it (1)

    def __init__(self, start, position, rng):
        """The game stands at its first decision; `rng` is for edits and tastes, not for rules."""
        self.start = start
        self.before = self.after = position     # the last decision
        self.events = []
        self.rng = rng
        self.edits = []
        self.stats = Counter()

    @classmethod
    def fit(cls, rng, players, options):
        """Changes options chosen at random which the rules do not allow together."""

    @classmethod
    def records(cls, rng, players, options):
        """Records of finished games to begin with."""
        return []

    def play(self):
        """The whole game, a generator. Yields {seat: set of options} for those who must decide,
        is sent (seat, option) and ends with the game."""
        raise NotImplementedError

    def observe(self, position, events):
        """What the engine shows after a decision; comes before `play` goes on."""
        self.before, self.after, self.events = self.after, position, events

    def meaning(self, action):
        """An action of the engine in the model's words, by default (kind, argument, ..)."""
        return (action['kind'], *arguments(action))

    def table(self):
        """The whole table: {name: value}."""
        raise NotImplementedError

    def seen(self, get):
        """The same of a position of the engine; `get(field, empty)` reads a field."""
        raise NotImplementedError

    def check(self):
        """Raises Difference if the model's own table is impossible."""

    def probe(self, engine, question):
        """Asks the engine more at a decision, such as a view; must leave the match as it is."""

    def finish(self, engine):
        """Asks the engine more when the game is over, such as the record."""

    def result(self):
        """(scores, ranks) by seat, once the game is over."""
        raise NotImplementedError

    def choose(self, rng, seat, options):
        """One of the options, which are in the order of the engine: first a kind, then which."""
        kinds = list(dict.fromkeys(option[0] for option in options))
        kind = rng.choices(kinds, [self.taste.get(k, 1) for k in kinds])[0]
        return rng.choice([option for option in options if option[0] == kind])

    def edit(self, field, value):
        """Has a field of the engine set before the next decision; the model has done so itself."""
        self.edits.append({'cmd': 'set', 'field': field, 'value': value})

    def edit_together(self, fields):
        """The same for whole fields that would be impossible one after the other."""
        self.edits.append({'cmd': 'load', 'game': self.game,
                           'position': {**self.after, **fields}})
