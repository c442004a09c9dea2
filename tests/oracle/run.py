#!/usr/bin/env python3
"""The oracle: random games of the engine against second implementations of the rules.

    tests/oracle/run.py GAME..|all --games N --seed S [--jobs 2] [--players N] [--option K=V]..

Game number i of a run is played with the seed S + i. Exit code 0 when nothing differs, else 1;
the last line tells games, decisions compared, differences and seconds.
"""
import argparse
import importlib
import multiprocessing
import os
import sys
import time
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from engine import PLANSZA, Engine  # noqa: E402
from lockstep import (DIFFERENCE, Game, choose_start, declared_options,  # noqa: E402
                      uncovered_options)

HERE = os.path.dirname(os.path.abspath(__file__))
GAMES = sorted(name[:-3] for name in os.listdir(os.path.join(HERE, 'models'))
               if name.endswith('.py') and '_' not in name)
SHOWN_MAX = 5


def load(game):
    return importlib.import_module('models.' + game).Model


class Worker:
    """Plays games one after another with one engine; a new one when it has died."""

    def __init__(self, binary, players, fixed, save):
        self.binary, self.players, self.fixed, self.save = binary, players, fixed, save
        self.engine = None
        self.declared = {}

    def play(self, task):
        name, seed = task
        model = load(name)
        if not self.engine or not self.engine.is_running():
            self.engine = Engine(self.binary)
        if name not in self.declared:
            self.declared[name] = declared_options(self.engine, name)
        start = choose_start(model, self.declared[name], seed, self.players, self.fixed)
        game = Game(self.engine, model, start, self.declared[name])
        wrong = game.play()
        if wrong and self.save:
            with open(self.save, 'w', encoding='utf-8') as file:
                file.write('\n'.join(self.engine.session) + '\n')
        stats = dict(game.model.stats) if game.model else {}
        return name, seed, game.ply, wrong, start, stats


WORKER = None


def start_worker(*arguments):
    global WORKER
    WORKER = Worker(*arguments)


def play_one(task):
    return WORKER.play(task)


class Tally:
    """What the games of a run came to."""

    def __init__(self, names):
        self.games, self.decisions, self.different = Counter(), Counter(), Counter()
        self.stats = {name: Counter() for name in names}
        self.played = {name: Counter() for name in names}

    def add(self, outcome):
        name, _, plies, wrong, start, stats = outcome
        self.games[name] += 1
        self.decisions[name] += plies
        self.stats[name].update(stats)
        self.played[name][f'players={start.players}'] += 1
        self.played[name].update(f'{k}={v}' for k, v in start.options.items())
        if wrong:
            self.different[name] += 1
            if self.different[name] <= SHOWN_MAX:
                print(wrong, flush=True)

    def line(self, name=None):
        def of(counter):
            return counter[name] if name else sum(counter.values())
        return (f'{of(self.games)} games, {of(self.decisions)} decisions compared, '
                f'{of(self.different)} differences')

    def show(self, name):
        for title, counter in (('played', self.played[name]), ('seen', self.stats[name])):
            print(f'  {title}: ' + ', '.join(f'{k} {n}' for k, n in sorted(counter.items())))


def run_games(pool, names, options):
    """Plays the games of each name in turn, their outcomes in order of the seeds."""
    tally = Tally(names)
    for name in names:
        began = time.monotonic()
        seeds = range(options.seed, options.seed + options.games)
        for outcome in pool((name, seed) for seed in seeds):
            tally.add(outcome)
            if options.first and (outcome[3] or '').startswith(DIFFERENCE):
                break
        print(f'{name}: {tally.line(name)}, {time.monotonic() - began:.1f} s', flush=True)
        if options.verbose:
            tally.show(name)
    return tally


def check_options(names, binary, fixed):
    """An option that a model does not know would be played unseen: it is an error."""
    engine = Engine(binary)
    missing = {name: uncovered_options(load(name), declared_options(engine, name), fixed)
               for name in names}
    engine.close()
    for name, values in missing.items():
        if values:
            print(f'{name}: the model does not know {", ".join(values)}')
    return not any(missing.values())


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__.split('\n', maxsplit=1)[0])
    parser.add_argument('game', nargs='+', choices=[*GAMES, 'all'], metavar='GAME')
    parser.add_argument('--games', type=int, default=10, help='of each game (10)')
    parser.add_argument('--seed', type=int, default=1, help='of the first game (1)')
    parser.add_argument('--jobs', type=int, default=1, help='processes (1)')
    parser.add_argument('--players', type=int, help='seats in all games, instead of each number')
    parser.add_argument('--option', action='append', default=[], metavar='K=V')
    parser.add_argument('--first', action='store_true', help='stop at the first difference')
    parser.add_argument('--save', metavar='FILE', help='requests that lead to the difference')
    parser.add_argument('--plansza', default=PLANSZA, metavar='PATH')
    parser.add_argument('--verbose', action='store_true', help='what was played and seen')
    return parser.parse_args(arguments)


def main():
    options = parse(sys.argv[1:])
    names = GAMES if 'all' in options.game else list(dict.fromkeys(options.game))
    fixed = dict(option.split('=', 1) for option in options.option)
    if not check_options(names, options.plansza, fixed):
        return 1
    began = time.monotonic()
    arguments = (options.plansza, options.players, fixed, options.save)
    if options.jobs > 1:
        with multiprocessing.Pool(options.jobs, start_worker, arguments) as pool:
            tally = run_games(lambda tasks: pool.imap(play_one, tasks, 2), names, options)
    else:
        start_worker(*arguments)
        tally = run_games(lambda tasks: map(play_one, tasks), names, options)
    print(f'oracle: {tally.line()}, {time.monotonic() - began:.1f} s')
    return 1 if sum(tally.different.values()) else 0


if __name__ == '__main__':
    sys.exit(main())
