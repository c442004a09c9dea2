#!/usr/bin/env python3
"""How the server treats honest people beside those who do it harm: each kind of attack alone, then all
together, against a release server with its usual limits. Prints a table and PASS or FAIL.

It wants a machine that does nothing else: `own` tells how late the measuring program itself was, and
`disk` the milliseconds within which 99 of 100 commits were done."""
import argparse
import contextlib
import os
import signal
import sqlite3
import sys
import tempfile
import time

from attackers import EMOJI, KINDS, Attackers
from client import Web
from harness import PLANSZA, Server
from honest import HARD_BOT_SECONDS, Honest, Newcomers, at_rank, person

# The budgets.
MOVE_P99 = 0.050
BOT_MAX = 1.5 * HARD_BOT_SECONDS
NEWCOMER_MAX = 5
AFTER_SECONDS = 90  # until all that is left of an attack has gone
CHAT_LINES = 500
TICKS = os.sysconf('SC_CLK_TCK')


def cpu_of(pid, thread=None):
    """Seconds of processor time of a process, or of one of its threads."""
    path = f'/proc/{pid}/stat' if thread is None else f'/proc/{pid}/task/{thread}/stat'
    with open(path, encoding='utf-8') as file:
        fields = file.read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Watch:
    """What everybody uses of the machine."""

    def __init__(self, server, crowds, others):
        self.pid, self.crowds, self.others = server.process.pid, crowds, others
        self.web = Web(server.port)

    def metrics(self):
        text = self.web.request('GET', '/metrics')[2].decode()
        pairs = (line.rsplit(' ', 1) for line in text.splitlines() if line.startswith('plansza_'))
        return {name.removeprefix('plansza_'): float(value) for name, value in pairs}

    def cpu(self):
        loop = cpu_of(self.pid, self.pid)
        return {
            'loop': loop,
            'workers': cpu_of(self.pid) - loop,
            'attackers': sum(cpu_of(crowd.process.pid) for crowd in self.crowds),
            'honest': sum(cpu_of(pid) for pid in self.others),
        }

    def descriptors(self):
        return len(os.listdir(f'/proc/{self.pid}/fd'))


def slow_commit(before, after):
    """The bound below which 99 of 100 commits lie: how slow the disk was."""
    name = 'commit_seconds_bucket{le="'
    bounds = {key[len(name):-2]: after[key] - before[key] for key in after if key.startswith(name)}
    return next(float(bound) for bound, count in bounds.items()
                if count >= 0.99 * bounds['+Inf'])


def fill_chat(server):
    """A table whose chat is as full as attackers make it in two minutes; the server starts anew."""
    link = person(server.port, 'Loud')
    user = link.ask('hello', lang='en')['user']['id']
    table = link.ask('create', game='seasons', seats=['me', 'open'])['table']
    link.ask('say', table=table, text=EMOJI)
    link.close()
    server.stop()
    with contextlib.closing(sqlite3.connect(f'{server.folder}/plansza.db')) as store:
        row = store.execute('SELECT tabl, nick, text, at FROM chat').fetchone()
        store.executemany('INSERT INTO chat (tabl, n, user, nick, text, at) VALUES (?, ?, ?, ?, ?, ?)',
                          [(row[0], n, user, *row[1:]) for n in range(2, CHAT_LINES)])
        store.commit()
    server.start()
    return table


class Arena:
    """The server, the honest ones and the attackers."""

    def __init__(self, options):
        self.options = options
        self.server = Server(seed=None).start()
        self.loud = fill_chat(self.server)
        sizes = {'tables of bots': options.bots, 'opponents': options.opponents,
                 'slow sockets': options.sockets}
        port = self.server.port
        self.crowds = [Attackers(kind, port, sizes.get(kind.kind, 0)) for kind in KINDS
                       if not options.only or any(word in kind.kind for word in options.only)]
        for crowd in self.crowds:
            crowd.wait_ready()
        self.newcomers = Newcomers(port)
        self.honest = Honest(port, options.tables, options.alone, options.moves)
        self.watch = Watch(self.server, self.crowds, (os.getpid(), self.newcomers.process.pid))
        self.rows = []
        self.sockets_before = self.watch.metrics()['sockets']

    def tell_tables(self, crowds):
        for crowd in crowds:
            crowd.tell('tables', (self.honest.public_tables(), self.loud))

    def play(self, seconds, crowds):
        """In pieces of a second: newcomers come, attackers hear of new tables."""
        for second in range(seconds):
            self.newcomers.turn()
            if second % 5 == 0:
                self.tell_tables(crowds)
            self.honest.play(1)

    def phase(self, name, crowds):
        """One measurement beside these attackers."""
        self.tell_tables(crowds)
        for crowd in crowds:
            crowd.tell('attack')
        self.play(self.options.warm_up if crowds else 2, crowds)
        self.newcomers.rest(NEWCOMER_MAX)
        self.newcomers.forget()
        self.honest.forget()
        metrics, cpu, begun = self.watch.metrics(), self.watch.cpu(), time.monotonic()
        self.play(self.options.seconds, crowds)
        seconds, cpu_after = time.monotonic() - begun, self.watch.cpu()
        after = self.watch.metrics()
        self.newcomers.rest(NEWCOMER_MAX)
        row = {
            'name': name, **self.honest.told(), 'come': list(self.newcomers.times),
            'turned away': self.newcomers.failures + ['nobody heard of'] * self.newcomers.is_out,
            'cpu': {who: (cpu_after[who] - cpu[who]) / seconds for who in cpu},
            'server': {what: (after[what] - metrics[what]) / seconds for what in after
                       if what.endswith('_total') or 'errors' in what},
            'disk': slow_commit(metrics, after), 'memory': after['memory_bytes'], 'sockets': after['sockets'],
            'did': {crowd.kind: crowd.stop() for crowd in crowds},
        }
        self.rows.append(row)
        self.tell(row)
        self.calm()

    def calm(self):
        """Waits until the attackers have gone, as far as they do."""
        until = time.monotonic() + AFTER_SECONDS
        while self.watch.metrics()['sockets'] > self.sockets_before + 2 and time.monotonic() < until:
            self.honest.hear(0.2)

    # --- telling --------------------------------------------------------------------------------

    @staticmethod
    def head():
        print(f'{"beside":<20}{"moves":>6}{"p50 ms":>8}{"p99 ms":>8}{"max ms":>8}{"own p99":>8}{"disk":>7}'
              f'{"bot n":>7}{"p50 s":>7}{"max s":>7}{"came":>7}{"max s":>7}'
              f'{"loop":>7}{"workers":>8}{"attack":>7}{"honest":>7}{"MB":>6}{"sockets":>8}')

    @staticmethod
    def tell(row):
        def number(value, factor=1):
            return '-' if value is None else f'{factor * value:.2f}'

        moves, thoughts, cpu = row['moves'], row['thoughts'], row['cpu']
        came = f'{len(row["come"])}/{len(row["come"]) + len(row["turned away"])}'
        print(f'{row["name"]:<20}{len(moves):>6}{number(at_rank(moves, 0.5), 1000):>8}'
              f'{number(at_rank(moves, 0.99), 1000):>8}{number(at_rank(moves, 1), 1000):>8}'
              f'{number(at_rank(row["late"], 0.99), 1000):>8}{"<" + format(1000 * row["disk"], "g"):>7}'
              f'{len(thoughts):>7}{number(at_rank(thoughts, 0.5)):>7}{number(at_rank(thoughts, 1)):>7}'
              f'{came:>7}{number(at_rank(row["come"], 1)):>7}'
              f'{cpu["loop"]:>7.0%}{cpu["workers"]:>8.0%}{cpu["attackers"]:>7.0%}{cpu["honest"]:>7.0%}'
              f'{row["memory"] / 1e6:>6.0f}{row["sockets"]:>8.0f}')
        busy = {what: round(rate, 1) for what, rate in row['server'].items() if rate >= 0.5}
        print('    the server, a second: ' + ', '.join(
            f'{rate:g} {what.removesuffix("_total")}' for what, rate in busy.items()))
        for kind, did in row['did'].items():
            print(f'    {kind} did: ' + (', '.join(f'{n} {what}' for what, n in did.items())))
        if row['refusals'] or row['turned away'] or row['skipped']:
            print(f'    refused: {sorted(set(row["refusals"]))}, turned away: {row["turned away"][:3]},'
                  f' moves not made in time: {row["skipped"]}')
        sys.stdout.flush()

    def failures(self):
        """What does not keep to the budget."""
        for row in self.rows:
            name = row['name']
            if (p99 := at_rank(row['moves'], 0.99)) is None or p99 > MOVE_P99:
                yield f'{name}: p99 of a move is {p99} s, more than {MOVE_P99}'
            if (slowest := at_rank(row['thoughts'], 1)) is None or slowest > BOT_MAX:
                yield f'{name}: a hard bot took {slowest} s, more than {BOT_MAX:.2f}'
            if row['turned away'] or not row['come']:
                yield f'{name}: newcomers were turned away: {row["turned away"][:3]}'
            elif at_rank(row['come'], 1) > NEWCOMER_MAX:
                yield f'{name}: a newcomer waited {at_rank(row["come"], 1):.1f} s'
            if row['refusals']:
                yield f'{name}: moves were refused: {sorted(set(row["refusals"]))}'
        after = self.watch.metrics()
        if after['sockets'] > self.sockets_before + 2:
            yield f'{after["sockets"]:.0f} sockets are left, {self.sockets_before:.0f} were there before'

    def tell_resources(self):
        after = self.watch.metrics()
        print(f'after it all: {after["sockets"]:.0f} sockets (before: {self.sockets_before:.0f}), '
              f'{self.watch.descriptors()} descriptors, {after["memory_bytes"] / 1e6:.0f} MB, '
              f'{after["tables_awake"]:.0f} tables awake')

    def end(self):
        for crowd in self.crowds:
            crowd.end()
        self.newcomers.end()
        self.honest.close()
        self.server.stop()
        self.server.remove()


def read_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--seconds', type=int, default=20, help='of each measurement')
    parser.add_argument('--warm-up', type=int, default=10, help='seconds before each of them')
    parser.add_argument('--bots', type=int, default=400, help='watched tables of four hard bots')
    parser.add_argument('--opponents', type=int, default=1200,
                        help='tables of attackers opposite three hard bots, who move at once')
    parser.add_argument('--sockets', type=int, default=2400, help='slow sockets')
    parser.add_argument('--tables', type=int, default=10, help='of two honest people')
    parser.add_argument('--alone', type=int, default=2, help='honest people against a hard bot')
    parser.add_argument('--moves', type=int, default=50, help='of honest people, in a second')
    parser.add_argument('--only', action='append', help='only attacks with this word in the name')
    parser.add_argument('--together', action='store_true', help='not each alone')
    parser.add_argument('--data', default=os.path.dirname(os.path.abspath(PLANSZA)),
                        help='where the data go: on a real disk')
    return parser.parse_args()


def main():
    options = read_options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit('stopped'))
    tempfile.tempdir = options.data
    arena = Arena(options)
    try:
        print(f'{options.bots} tables of bots, {options.opponents} of opponents, {options.sockets} slow sockets, {options.seconds} s each; '
              f'load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores')
        arena.head()
        arena.phase('nothing', [])
        for crowd in arena.crowds if not options.together else ():
            arena.phase(crowd.kind, [crowd])
        if len(arena.crowds) > 1:
            arena.phase('all together', arena.crowds)
        arena.tell_resources()
        failures = list(arena.failures())
    finally:
        arena.end()
    for failure in failures:
        print(failure)
    print('FAIL' if failures else 'PASS')
    return bool(failures)


if __name__ == '__main__':
    sys.exit(main())
