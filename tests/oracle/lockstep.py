"""Plays random games through the engine and a model at the same time and compares everything.

A game is told by its number: seats, options, records, edits and moves follow from it, so that it
can be repeated alone. Before each decision are compared who decides, the whole list of legal
actions and the whole table; at the end scores and ranks.
"""
import random
import traceback

from engine import EngineError, Reader
from model import Difference, Start

PLIES_MAX = 20000
DIFFERENCE = 'DIFFERENCE'       # how the report of one begins
# Not rules: the stack of decisions shows in the legal lists, and chance is not to be foretold.
INTERNAL = ('head.', 'secret.rng.')


def declared_options(engine, game):
    """{option: (default, values)} as the engine has them"""
    for entry in engine.ask('games')['games']:
        if entry['id'] == game:
            return {option['id']: (option['default'], [value_id(v) for v in option['values']])
                    for option in entry['options']}
    raise EngineError(f'there is no game {game}')


def value_id(value):
    return str(value['id'] if isinstance(value, dict) else value)


def uncovered_options(model, declared, fixed):
    """What the engine offers and the model does not know, unless it is fixed by hand."""
    return [f'{name}={value}' for name, (_, values) in declared.items() if name not in fixed
            for value in values if value not in model.options.get(name, ())]


def choose_start(model, declared, seed, players, fixed):
    """Seats in turn; every option has its default in half of the games, else any value. An option
    that this engine does not have is played as ever: with its first value."""
    rng = random.Random(f'{model.game} start {seed}')
    seats = players or model.seats[seed % len(model.seats)]
    options = {name: values[0] for name, values in model.options.items()}
    for name, (default, values) in declared.items():
        known = [value for value in values if value in model.options.get(name, ())]
        options[name] = default if rng.random() < 0.5 or not known else rng.choice(known)
    model.fit(rng, seats, options)
    options.update(fixed)
    return Start(seed, seats, options, model.records(rng, seats, options))


class Game:
    """One game in lockstep; `report` tells all that repeats it if it goes wrong."""

    def __init__(self, engine, model_class, start, declared):
        self.engine = engine
        self.declared = declared
        self.model_class = model_class
        self.start = start
        self.rng = random.Random(f'{model_class.game} moves {start.seed}')
        self.ply = 0
        self.last = 'none'
        self.model = None
        self.position = self.legal = None

    def play(self):
        """What is wrong, or None. An engine that is gone and a model that breaks off are wrong, but
        they are no difference."""
        try:
            self.run()
        except Difference as wrong:
            return self.report(DIFFERENCE, str(wrong))
        except EngineError as wrong:
            return self.report('ENGINE FAILED', str(wrong))
        except Exception:
            return self.report('MODEL FAILED', traceback.format_exc())
        return None

    def run(self):
        self.begin()
        game = self.model.play()
        question = next(game, None)
        while True:
            self.apply_edits()
            self.compare_table()
            self.compare_legal(question)
            if question is None:
                break
            self.model.probe(self.engine, question)
            question = self.decide(game, question)
            self.ply += 1
            if self.ply > PLIES_MAX:
                raise Difference('the game does not end')
        self.compare_result()
        self.model.finish(self.engine)

    def begin(self):
        start = self.start
        request = {'cmd': 'new', 'game': self.model_class.game, 'players': start.players,
                   'seed': start.seed, 'options': {name: value for name, value in
                                                   start.options.items() if name in self.declared}}
        if start.records:
            request['records'] = start.records
        told, position, self.legal = self.engine.ask_all(request, {'cmd': 'position'},
                                                         {'cmd': 'legal'})
        start.rules_version = told['rules_version']
        self.position = position['position']
        rng = random.Random(f'{self.model_class.game} edits {start.seed}')
        self.model = self.model_class(start, self.position, rng)

    def decide(self, game, question):
        """Lets a player decide, in both; the next question."""
        seat = self.rng.choice(sorted(question))
        actions = [action for action in self.legal['actions'] if action['seat'] == seat]
        meanings = {self.model.meaning(action): action for action in actions}
        option = self.model.choose(self.rng, seat, list(meanings))
        action = meanings[option]
        self.last = f'seat {seat}: {option}, {action["action"]} "{action["text"]}"'
        told, position, self.legal = self.engine.ask_all(
            {'cmd': 'apply', 'seat': seat, 'action': action['action']},
            {'cmd': 'position'}, {'cmd': 'legal'})
        self.position = position['position']
        self.model.observe(self.position, told['events'])
        try:
            return game.send((seat, option))
        except StopIteration:
            return None

    def apply_edits(self):
        edits, self.model.edits = self.model.edits, []
        if edits:
            *_, position, self.legal = self.engine.ask_all(
                *edits, {'cmd': 'position'}, {'cmd': 'legal'})
            self.position = self.model.after = position['position']

    def compare_table(self):
        reader = Reader(self.position)
        mine, theirs = self.model.table(), self.model.seen(reader)
        if mine != theirs:
            raise Difference('\n  '.join(
                f'{name}: model {mine.get(name)}, engine {theirs.get(name)}'
                for name in dict.fromkeys([*mine, *theirs]) if mine.get(name) != theirs.get(name)))
        forgotten = [field for field in reader.unread()
                     if not field.startswith(INTERNAL) and field not in self.model.uncompared]
        if forgotten:
            raise Difference(f'fields that nobody compares: {", ".join(sorted(forgotten))}')
        self.model.check()

    def compare_legal(self, question):
        question = question or {}
        if sorted(question) != self.legal['waiting'] or self.legal['over'] != (not question):
            raise Difference(f'who decides: model {sorted(question)}, engine '
                             f'{self.legal["waiting"]}, over {self.legal["over"]}')
        theirs = {seat: [] for seat in question}
        for action in self.legal['actions']:
            theirs[action['seat']].append(self.model.meaning(action))
        for seat, options in question.items():
            if len(set(theirs[seat])) != len(theirs[seat]):
                raise Difference(f'legal actions of seat {seat}: one twice in {theirs[seat]}')
            if set(theirs[seat]) != set(options):
                raise Difference(
                    f'legal actions of seat {seat}: only the model has '
                    f'{sorted(set(options) - set(theirs[seat]), key=repr)}, only the engine '
                    f'{sorted(set(theirs[seat]) - set(options), key=repr)}')

    def compare_result(self):
        told = self.engine.ask('result')
        theirs = told['scores'][:self.start.players], told['ranks'][:self.start.players]
        scores, ranks = self.model.result()
        if (list(scores), list(ranks)) != theirs:
            raise Difference(f'scores and ranks: model {scores} {ranks}, '
                             f'engine {theirs[0]} {theirs[1]}')

    def report(self, title, text):
        start = self.start
        options = [f'{name}={value}' for name, value in start.options.items()
                   if name in self.declared]
        repeat = ''.join(f' --option {option}' for option in options)
        return (f'{title} in {self.model_class.game}, seats {start.players}, '
                f'seed {start.seed}, ply {self.ply}\n  options: {" ".join(options)}\n'
                f'  after: {self.last}\n  {text}\n  repeat: tests/oracle/run.py '
                f'{self.model_class.game} --games 1 --seed {start.seed} '
                f'--players {start.players}{repeat}')
