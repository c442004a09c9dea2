#!/usr/bin/env python3
"""Durability: the server is killed at random moments while people and bots play, and started again
on the same folder. No acknowledged move may be lost or played twice, no table may break, and
everybody comes back by themselves. Usage: kill_test.py KILLS; then what a full disk does. The seed does
not tell at which moment it is killed: all of this holds at any."""
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from client import Closed, Refused, Web
from harness import PLANSZA, SEED, Server, fresh_address

BROKEN = (Closed, OSError, TimeoutError)
BACKOFF_FIRST, BACKOFF_MAX = 0.05, 1.0
BACK_WITHIN = 120
FINISH_WITHIN = 240
UNDO_SHARE = 0.03
# Who sits at the tables: persons, and bots of several levels.
TABLES = [['me', 'open'], ['me', 'bot:greedy'], ['me', 'open', 'bot:random'], ['me', 'open', 'open'],
          ['me', 'bot:easy']]
DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'


def say(text):
    print(f'kill: {text}', flush=True)


class Ledger:
    """What the server has promised, and what went on."""

    def __init__(self):
        self.lock = threading.Lock()
        self.acked = []       # (table, mid, ply)
        self.over = []        # (table, a person's Web)
        self.reconnects = 0
        self.again = 0        # moves that were sent once more because no answer had come
        self.failures = []

    def fail(self, text):
        with self.lock:
            self.failures.append(text)


class Person:
    """A client that reconnects by itself and sends its move again until it is answered."""

    def __init__(self, ledger, port, nick):
        self.ledger = ledger
        self.web = Web(port, source=fresh_address())
        self.web.guest(nick)
        self.link = None
        self.table = self.key = None
        self.pause = BACKOFF_FIRST
        self.next_try = 0
        self.waiting_since = None
        self.pending = None   # (mid, action, question)
        self.number = None    # of the request under way on this link
        self.last = None      # (mid, action, ply) of the last move that was acknowledged
        self.floor = 0        # the ply that must not be forgotten; None: decisions are taken back
        self.count = 0
        self.random = random.Random(f'{SEED} {nick}')

    # --- coming back ----------------------------------------------------------------------------

    def lose(self):
        if self.link:
            self.link.close()
            self.waiting_since = time.monotonic()
        self.link = self.number = None
        self.next_try = time.monotonic() + self.pause
        self.pause = min(2 * self.pause, BACKOFF_MAX)

    def leave(self):
        if self.link:
            self.link.close()

    def be_there(self):
        """Connects when it is time to; whether there is a connection."""
        if self.link:
            return True
        if time.monotonic() < self.next_try:
            return False
        try:
            self.link = self.web.socket()
            if self.table:
                self.open(self.table, self.key)
        except BROKEN + (Refused,):
            self.lose()
            return False
        self.pause = BACKOFF_FIRST
        if self.waiting_since:
            self.ledger.reconnects += 1
            self.waiting_since = None
        return True

    def open(self, table, key):
        if table != self.table:
            self.pending = self.number = self.last = None
            self.floor = 0 if self.floor is not None else None
        self.table, self.key = table, key
        self.link.ask('open', table=table, key=key)
        self.link.wait(lambda: table in self.link.tables)
        if self.link.tables[table]['status'] != 'waiting':
            self.link.wait(lambda: table in self.link.views)
            self.check_memory(self.link.views[table]['ply'])

    def check_memory(self, ply):
        if self.floor is not None and ply < self.floor:
            self.ledger.fail(f'{self.table} is at ply {ply}, but {self.floor} was acknowledged')
        if self.last:
            mid, action, acked = self.last
            again = self.link.ask('move', table=self.table, mid=mid, action=action)
            if again['ply'] != acked:
                self.ledger.fail(f'{mid} at {self.table}: acknowledged as {acked}, now {again}')

    # --- playing --------------------------------------------------------------------------------

    def is_over(self):
        return self.link.tables.get(self.table, {}).get('status') == 'over'

    def step(self):
        """Takes in what has come, and moves when that is possible."""
        self.link.pump(0.002)
        while self.link.pump(0):
            pass
        if self.pending:
            self.answer()
        elif not self.is_over():
            self.decide()

    def decide(self):
        view = self.link.views.get(self.table)
        if not view or view['ply'] < (self.floor or 0):
            return
        if self.floor is None and view['can_undo'] and self.random.random() < UNDO_SHARE:
            try:
                self.link.ask('undo', table=self.table)
            except Refused:
                pass
            return
        if view['legal']:
            self.count += 1
            mid = f'{self.web.source}-{self.count}'
            self.pending = (mid, self.random.choice(view['legal'])['action'], view['question'])
            self.link.views[self.table] = dict(view, legal=[], can_undo=False)
            self.send()

    def send(self):
        mid, action, question = self.pending
        self.number = self.link.send('move', table=self.table, mid=mid, action=action,
                                     question=question)

    def answer(self):
        if self.number is None:
            self.ledger.again += 1
            self.send()
        reply = self.link.answers.pop(self.number, None)
        if not reply:
            return
        mid, action, _ = self.pending
        if reply['t'] == 'ok':
            with self.ledger.lock:
                self.ledger.acked.append((self.table, mid, reply['ply']))
            self.last = (mid, action, reply['ply'])
            if self.floor is not None:
                self.floor = max(self.floor, reply['ply'])
            self.pending = None
        elif reply['code'] in ('too-fast', 'storage'):
            time.sleep(0.1)
            self.send()
        else:
            # Others have decided since, or taken something back.
            self.pending = None
            self.link.ask('open', table=self.table, key=self.key)


class Group(threading.Thread):
    """The people of one table, and of the tables that follow it."""

    def __init__(self, run, number):
        super().__init__(daemon=True)
        self.run_ = run
        self.seats = TABLES[number % len(TABLES)]
        # At every other table decisions are taken back now and then.
        self.may_undo = number % 2 == 1
        count = sum(not seat.startswith('bot') for seat in self.seats)
        self.people = [Person(run.ledger, run.server.port, f'Group {number} {i}')
                       for i in range(count)]
        self.game_number = number
        self.table = None

    def run(self):
        try:
            while not (self.run_.is_ending and self.table is None):
                self.turn()
                if time.monotonic() > self.run_.until:
                    self.run_.ledger.fail(f'table {self.table} has not come to its end')
                    return
        except Exception as error:  # whatever it is, the test has failed
            self.run_.ledger.fail(f'{type(error).__name__}: {error}')
            raise

    def turn(self):
        for person in self.people:
            if not person.be_there():
                time.sleep(0.005)
                continue
            try:
                if self.table is None:
                    self.make_table()
                    return
                if person.table != self.table or person.link.tables[self.table]['you'] is None:
                    self.sit_down(person)
                person.step()
            except BROKEN:
                person.lose()
        if self.table and all(person.link and person.is_over() and not person.pending
                              for person in self.people):
            with self.run_.ledger.lock:
                self.run_.ledger.over.append((self.table, self.people[0].web))
            note = self.people[0].link.tables[self.table].get('note')
            if note:
                self.run_.ledger.fail(f'table {self.table}: {note}')
            self.table = None

    def game(self):
        """The games in turns, where they have that many seats."""
        games = [game['id'] for game in self.run_.games
                 if game['seats_min'] <= len(self.seats) <= game['seats_max']]
        self.game_number += 1
        return games[self.game_number % len(games)]

    def make_table(self):
        first = self.people[0]
        if not first.link:
            return
        try:
            made = first.link.ask('create', game=self.game(), seats=self.seats)
            self.table, self.key = made['table'], made['key']
        except BROKEN:
            first.lose()

    def sit_down(self, person):
        """Sits down, unless that was done before the server was killed."""
        if person.table != self.table:
            person.floor = None if self.may_undo else 0
            person.open(self.table, self.key)
        if person.link.tables[self.table]['you'] is None:
            person.link.ask('sit', table=self.table, seat=self.people.index(person))
            person.link.wait(lambda: person.link.tables[self.table]['you'] is not None)


class Run:
    """One run under fire."""

    def __init__(self, kills):
        self.kills = kills
        self.ledger = Ledger()
        self.random = random.Random(SEED)
        self.server = Server('--max-per-address', '0', '--quick-bots').start()
        self.is_ending = False
        self.until = time.monotonic() + FINISH_WITHIN + 5 * kills
        self.games = Web(self.server.port).games()
        self.groups = [Group(self, i) for i in range(len(TABLES) + 1)]

    def fire(self):
        for i in range(self.kills):
            self.until_play()
            time.sleep(self.random.uniform(0, 0.4))
            self.server.kill()
            if i % 5 == 4:
                self.kill_while_starting()
            self.server.start()

    def until_play(self):
        """However busy the machine is, between two kills a player is back and moves."""
        count = len(self.ledger.acked)
        while len(self.ledger.acked) == count and not self.ledger.failures:
            time.sleep(0.002)

    def kill_while_starting(self):
        child = subprocess.Popen([PLANSZA, 'serve', '--listen', f'127.0.0.1:{self.server.port}',
                                  '--data', self.server.folder, '--quiet'],
                                 stdout=subprocess.DEVNULL)
        time.sleep(self.random.uniform(0, 0.03))
        child.kill()
        child.wait()

    def play(self):
        for group in self.groups:
            group.start()
        self.fire()
        self.is_ending = True
        for group in self.groups:
            group.join(max(0, self.until - time.monotonic()) + 5)
            for person in group.people:
                person.leave()

    def check(self):
        verified = sum(self.verify(table, web) for table, web in self.ledger.over)
        code, errors = self.server.stop()
        if code != 0 or errors:
            self.ledger.fail(f'the server ended with {code}: {errors}')
        for word in ('table-broken', 'table-rescued', 'table-damaged', 'store-failed'):
            if word in self.server.log():
                self.ledger.fail(f'the log tells of {word}')
        check_journal(self.server.folder, self.ledger)
        return verified

    def verify(self, table, web):
        status, _, text = web.request('GET', f'/api/table/{table}/replay')
        if status != 200:
            self.ledger.fail(f'no replay of {table}: {status}')
            return False
        with tempfile.NamedTemporaryFile(dir=self.server.folder) as file:
            file.write(text)
            file.flush()
            done = subprocess.run([PLANSZA, 'replay', file.name, '--verify'], capture_output=True,
                                  check=False)
        if done.returncode != 0:
            self.ledger.fail(f'the replay of {table} is not accepted: {done.stdout.decode()}')
        return done.returncode == 0


def check_journal(folder, ledger):
    """Every acknowledged move is there, once, at the ply that was told."""
    store = sqlite3.connect(os.path.join(folder, 'plansza.db'))
    state = store.execute('PRAGMA integrity_check').fetchone()[0]
    if state != 'ok':
        ledger.fail(f'the database is damaged: {state}')
    for table, mid, ply in ledger.acked:
        number = 0
        for digit in table:
            number = number * 32 + DIGITS.index(digit)
        rows = store.execute('SELECT ply FROM journal WHERE tabl = ? AND mid = ?', (number, mid))
        found = [row[0] for row in rows]
        if found != [ply]:
            ledger.fail(f'{mid} at {table} was acknowledged as ply {ply}, the store has {found}')
    store.close()


def under_fire(kills):
    start = time.monotonic()
    run = Run(kills)
    try:
        run.play()
        verified = run.check()
    finally:
        run.server.remove()
    ledger = run.ledger
    if len(ledger.acked) < kills or ledger.reconnects < kills or verified == 0:
        ledger.fail('too little happened')
    say(f'{kills} kills in {time.monotonic() - start:.0f} s: {len(ledger.acked)} moves '
        f'acknowledged, {ledger.again} of them asked for again, {ledger.reconnects} reconnects, '
        f'{verified} matches finished and verified, {len(ledger.failures)} failures')
    return ledger.failures


# --- a full disk ----------------------------------------------------------------------------------

def file_limit(size):
    """Files cannot grow beyond this; the limit can be taken away again."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Disk:
    """A server whose files reach a limit while people play on."""

    def __init__(self):
        self.ledger = Ledger()
        self.server = Server('--max-per-address', '0', '--quick-bots').start()
        self.person = Person(self.ledger, self.server.port, 'Disk')

    def play(self, wanted):
        """Plays until a move is acknowledged (None), or refused with that code. Where it is the bot
        whose move cannot be kept, a word of chat is refused instead."""
        person, until = self.person, time.monotonic() + BACK_WITHIN
        asked = time.monotonic()
        while time.monotonic() < until:
            if person.table is None or person.is_over():
                reply = self.try_ask('create', game=self.game, seats=['me', 'bot:random'])
                if reply['t'] == 'error':
                    if reply['code'] == wanted:
                        return True
                    continue
                person.open(reply['table'], reply['key'])
            legal = person.link.views.get(person.table, {}).get('legal')
            if not legal:
                person.link.pump(0.05)
                is_long = wanted and time.monotonic() > asked + BACKOFF_MAX
                if is_long and self.try_ask('say', table=person.table,
                                            text='?').get('code') == wanted:
                    return True
                continue
            asked = time.monotonic()
            if self.move(person.random.choice(legal)['action']) == wanted:
                return True
        self.ledger.fail(f'no move was answered with {wanted}')
        return False

    def move(self, action):
        person = self.person
        person.count += 1
        mid = f'd{person.count}'
        reply = self.try_ask('move', table=person.table, mid=mid, action=action)
        if reply['t'] == 'ok':
            self.ledger.acked.append((person.table, mid, reply['ply']))
            person.link.wait(lambda: person.link.views[person.table]['ply'] >= reply['ply'])
            return None
        if reply['code'] == 'too-fast':
            time.sleep(0.1)
        return reply['code']

    def try_ask(self, kind, **members):
        link = self.person.link
        number = link.send(kind, **members)
        link.wait(lambda: number in link.answers)
        return link.answers.pop(number)

    def run(self):
        person = self.person
        person.be_there()
        self.game = person.web.games()[0]['id']
        self.play(None)
        self.server.stop()
        size = max(os.path.getsize(os.path.join(self.server.folder, name))
                   for name in os.listdir(self.server.folder) if 'plansza.db' in name)
        self.server.start(preexec_fn=file_limit(size + 65536))
        person.lose()
        while not person.be_there():
            time.sleep(0.01)
        if not self.play('storage'):
            return
        if person.web.request('GET', '/health')[0] != 503:
            self.ledger.fail('the server calls itself healthy with a full disk')
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE,
                         (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        if self.play(None) and person.web.request('GET', '/health')[0] != 200:
            self.ledger.fail('the server is not healthy again')


def full_disk():
    disk = Disk()
    try:
        disk.run()
        code, errors = disk.server.stop()
        if code != 0 or errors:
            disk.ledger.fail(f'the server ended with {code}: {errors}')
        check_journal(disk.server.folder, disk.ledger)
    finally:
        disk.person.leave()
        disk.server.remove()
    say(f'full disk: {len(disk.ledger.acked)} moves acknowledged, '
        f'{len(disk.ledger.failures)} failures')
    return disk.ledger.failures


def unusable_folders():
    """A folder that cannot be used is told at once, in words."""
    failures = []
    server = Server().start()
    for folder in (server.folder, '/dev/null/plansza'):
        done = subprocess.run([PLANSZA, 'serve', '--listen', '127.0.0.1:0', '--data', folder,
                               '--quiet'], capture_output=True, text=True, timeout=60, check=False)
        if done.returncode != 1 or 'data' not in done.stderr:
            failures.append(f'{folder}: {done.returncode} {done.stderr}')
    server.signal(signal.SIGTERM)
    server.wait()
    server.remove()
    return failures


def main():
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    say(f'PLANSZA_TEST_SEED={SEED}')
    failures = under_fire(kills) + full_disk() + unusable_folders()
    for failure in failures[:20]:
        say(failure)
    sys.exit(1 if failures else 0)


if __name__ == '__main__':
    main()
