#!/usr/bin/env python3
"""Proves that the simulation finds what it is for: plants faults in a copy of the server, one by one.

    tests/sim/faults.py [--jobs 2] [--seeds 200] [--list] [WORD..]

faults.txt holds the faults, in the form of those of the oracle (tests/oracle/faults.py); with words,
only those whose titles have one of them. The copy and its build lie in build-faults/. Prints for
each how many seeds it took, and what failed. Exit code 1 when a fault is not found.
"""
import argparse
import os
import re
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, 'tests', 'oracle'))
import planting  # noqa: E402

SOUND_SEEDS = 10


def simulate(seeds, jobs):
    """Runs seeds up to the first failure: (its first line or None, how many seeds it took)."""
    code, said = planting.run(planting.built('tests/sim/sim'), '--first', '--seeds', str(seeds),
                              '--jobs', str(jobs))
    failure = next((line for line in said.splitlines() if line.startswith('seed ')), None)
    count = re.search(r'^sim: (\d+) seeds', said, re.M)
    if code not in (0, 1) or not count:
        raise planting.FaultError('the simulation failed:\n' + said)
    return failure, int(count[1])


def try_fault(fault, options):
    """Plants, builds, simulates and takes away; whether the fault was found."""
    began = time.monotonic()
    with planting.planted(fault):
        planting.build('tests/sim/sim')
        built = time.monotonic()
        failure, seeds = simulate(options.seeds, options.jobs)
    seconds = time.monotonic() - built
    print(f'{"found" if failure else "NOT FOUND":9}  {seeds:4} seeds  {seconds:4.0f} s  '
          f'(build {built - began:.0f} s)  {fault.title}\n           {failure or ""}', flush=True)
    return failure is not None


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split('\n', maxsplit=1)[0])
    parser.add_argument('word', nargs='*')
    parser.add_argument('--seeds', type=int, default=200, help='at most, for each fault (200)')
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--list', action='store_true', help='only check that all can be planted')
    return parser.parse_args()


def main():
    options = parse()
    began, found = time.monotonic(), 0
    try:
        faults = [fault for fault in planting.read_faults(os.path.join(HERE, 'faults.txt'))
                  if not options.word or any(word in fault.title for word in options.word)]
        planting.check_fit(faults)
        if options.list:
            for fault in faults:
                print(fault.title)
            return 0
        planting.prepare('tests/sim/sim')
        failure, _ = simulate(SOUND_SEEDS, options.jobs)
        if failure:
            raise planting.FaultError('something is wrong without any fault: ' + failure)
        for fault in faults:
            found += try_fault(fault, options)
        planting.build('tests/sim/sim')
    except (planting.FaultError, OSError) as error:
        print(f'simulation faults: {error}')
        return 1
    print(f'simulation faults: {found} of {len(faults)} found, {time.monotonic() - began:.0f} s')
    return 0 if found == len(faults) else 1


if __name__ == '__main__':
    sys.exit(main())
