#!/usr/bin/env python3
"""Proves that the oracle finds what it is for: plants faults in a copy of the sources, one by one.

    tests/oracle/faults.py [GAME..] [--jobs 2] [--games 200] [--list]

faults/<game>.txt holds the faults (see planting.py). Exit code 1 when a fault is not found by the
oracle: only a difference counts, not an engine that died.
"""
import argparse
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from lockstep import DIFFERENCE  # noqa: E402
import planting  # noqa: E402
from planting import FaultError  # noqa: E402
SOUND_GAMES = 10


def read_faults(game):
    return planting.read_faults(os.path.join(HERE, 'faults', game + '.txt'))


def play(game, games, jobs):
    """Runs the oracle on the copy up to the first difference; (its exit code, what it said)."""
    code, said = planting.run(sys.executable, os.path.join(HERE, 'run.py'), game, '--first',
                              '--games', str(games), '--jobs', str(jobs),
                              '--plansza', planting.built('plansza'))
    if code not in (0, 1):
        raise FaultError('the oracle failed:\n' + said)
    return code, said


def search(game, games, jobs):
    """Lets the oracle look for a difference; (the report of one or None, all that it said). That
    the engine died or refused something is no find: everybody would see that."""
    _, said = play(game, games, jobs)
    lines = said.splitlines()
    at = next((i for i, line in enumerate(lines) if line.startswith(DIFFERENCE + ' in ')), None)
    return None if at is None else lines[at:], lines


def try_fault(game, fault, options):
    """Plants, builds, searches and takes away; whether the fault was found."""
    began = time.monotonic()
    with planting.planted(fault):
        planting.build('plansza')
        built = time.monotonic()
        found, said = search(game, options.games, options.jobs)
    told = found[3] if found else next((line for line in said if ' FAILED in ' in line), '')
    print(f'{game}: {"found" if found else "NOT FOUND"}: {fault.title} ({said[-2]}, '
          f'build {built - began:.1f} s)\n    {told.strip()[:200]}', flush=True)
    return found is not None


def try_sound(game, options):
    """Without a fault nothing may be found."""
    code, said = play(game, SOUND_GAMES, options.jobs)
    if code:
        raise FaultError('something is wrong without any fault:\n' + said)


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split('\n', maxsplit=1)[0])
    parser.add_argument('game', nargs='*')
    parser.add_argument('--games', type=int, default=200, help='at most, for each fault (200)')
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--list', action='store_true', help='only check that all can be planted')
    return parser.parse_args()


def main():
    options = parse()
    games = options.game or sorted(name[:-4] for name in os.listdir(os.path.join(HERE, 'faults'))
                                   if name.endswith('.txt'))
    began, found, count = time.monotonic(), 0, 0
    try:
        faults = [(game, fault) for game in games for fault in read_faults(game)]
        planting.check_fit(fault for _, fault in faults)
        if options.list:
            for game, fault in faults:
                print(f'{game}: {fault.title}')
            return 0
        planting.prepare('plansza')
        for game in games:
            try_sound(game, options)
        for game, fault in faults:
            count += 1
            found += try_fault(game, fault, options)
        planting.build('plansza')
    except (FaultError, OSError) as error:
        print(f'oracle faults: {error}')
        return 1
    print(f'oracle faults: {found} of {count} found, {time.monotonic() - began:.0f} s')
    return 0 if found == count else 1


if __name__ == '__main__':
    sys.exit(main())
