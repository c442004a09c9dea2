#!/usr/bin/env python3
"""Proves that the oracle finds what it is for: plants faults in a copy of the sources, one by one.

    tests/oracle/faults.py [GAME..] [--jobs 2] [--games 200] [--list]

faults/<game>.txt holds the faults. Each is a block of lines: `fault TITLE`, `file PATH`, then the
lines of the source (`-`) and what stands there instead (`+`), as in a diff. The old lines must
occur exactly once. The copy and its build lie in build-faults/ and are used again the next time;
the build compiles only what a fault changes. Exit code 1 when a fault is not found by the oracle:
only a difference counts, not an engine that died.
"""
import argparse
import os
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from lockstep import DIFFERENCE  # noqa: E402
ROOT = os.path.dirname(os.path.dirname(HERE))
COPY = os.path.join(ROOT, 'build-faults')
SOUND_GAMES = 10
NOT_COPIED = ('.git', 'node_modules', 'web', 'screenshots', '__pycache__')


class FaultError(Exception):
    """A fault that cannot be planted."""


class Fault:
    """Some lines of a source that are replaced by others."""

    def __init__(self, title):
        self.title, self.path = title, None
        self.old, self.new = [], []

    def planted(self, text):
        old, new = ''.join(self.old), ''.join(self.new)
        if not old or text.count(old) != 1:
            raise FaultError(f'"{self.title}": its lines occur {text.count(old) if old else 0} '
                             f'times in {self.path}')
        return text.replace(old, new)


def read_faults(game):
    """The faults of a game, in the order of its file."""
    faults = []
    with open(os.path.join(HERE, 'faults', game + '.txt'), encoding='utf-8') as file:
        for number, line in enumerate(file, 1):
            if line.startswith('fault '):
                faults.append(Fault(line[6:].strip()))
            elif line.startswith('file ') and faults:
                faults[-1].path = line[5:].strip()
            elif line[:1] in '-+' and faults:
                (faults[-1].old if line[0] == '-' else faults[-1].new).append(line[1:])
            elif line.strip() and not line.startswith('#'):
                raise FaultError(f'faults/{game}.txt:{number}: what is "{line.strip()}"?')
    return faults


def copy_sources():
    """Brings the copy up to date; an unchanged file keeps its time, so that it is not compiled."""
    kept = set()
    for folder, subfolders, files in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders
                         if name not in NOT_COPIED and not name.startswith('build')]
        target = os.path.join(COPY, 'src', os.path.relpath(folder, ROOT))
        os.makedirs(target, exist_ok=True)
        for name in files:
            copy_file(os.path.join(folder, name), os.path.join(target, name))
            kept.add(os.path.normpath(os.path.join(target, name)))
    for folder, _, files in os.walk(os.path.join(COPY, 'src')):
        for name in files:
            path = os.path.normpath(os.path.join(folder, name))
            if path not in kept:
                os.remove(path)


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def copy_file(source, target):
    if not os.path.exists(target) or read(source) != read(target):
        shutil.copyfile(source, target)
        shutil.copymode(source, target)


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False)
    return done.returncode, done.stdout


def build():
    code, said = run('ninja', '-C', os.path.join(COPY, 'build'), 'plansza')
    if code:
        raise FaultError('the copy does not build:\n' + said)


def prepare():
    copy_sources()
    source, target = os.path.join(COPY, 'src'), os.path.join(COPY, 'build')
    code, said = run(os.path.join(source, 'tools', 'configure'), target, 'gcc',
                     '--buildtype=debugoptimized')
    if code:
        raise FaultError('the copy cannot be configured:\n' + said)
    build()


def play(game, games, jobs):
    """Runs the oracle on the copy up to the first difference; (its exit code, what it said)."""
    code, said = run(sys.executable, os.path.join(HERE, 'run.py'), game, '--first',
                     '--games', str(games), '--jobs', str(jobs),
                     '--plansza', os.path.join(COPY, 'build', 'plansza'))
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
    path = os.path.join(COPY, 'src', fault.path)
    with open(path, encoding='utf-8') as file:
        sound = file.read()
    began = time.monotonic()
    try:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(fault.planted(sound))
        build()
        built = time.monotonic()
        found, said = search(game, options.games, options.jobs)
    finally:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(sound)
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
        for game, fault in faults:
            with open(os.path.join(ROOT, fault.path), encoding='utf-8') as file:
                fault.planted(file.read())
            if options.list:
                print(f'{game}: {fault.title}')
        if options.list:
            return 0
        prepare()
        for game in games:
            try_sound(game, options)
        for game, fault in faults:
            count += 1
            found += try_fault(game, fault, options)
        build()
    except (FaultError, OSError) as error:
        print(f'oracle faults: {error}')
        return 1
    print(f'oracle faults: {found} of {count} found, {time.monotonic() - began:.0f} s')
    return 0 if found == count else 1


if __name__ == '__main__':
    sys.exit(main())
