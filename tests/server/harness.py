"""What the server tests share: a server of one's own, people at it, and games played to their end."""
import itertools
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

from client import TIMEOUT, Refused, Web

PLANSZA = os.environ.get('PLANSZA', 'build/plansza')
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# A small game that is over after a few decisions, all of them taken at the same time.
GAME = 'bids'
# A small game that begins with the record of its last one.
STORY = 'saga'
# A game with turns: whoever comes later decides knowing what the others did.
TURNS = {'game': 'seasons', 'options': {'level': '1', 'first': '1'}}
# Cards, bots and the choices of the tests follow from it.
SEED = os.environ.get('PLANSZA_TEST_SEED', '1')
names = itertools.count(1)
# Takes a store back to the steps of its schema that came before accounts could be looked after.
BEFORE_ACCOUNTS = '''
    DROP TRIGGER push_ends; DROP TABLE push; DROP TABLE push_key;
    ALTER TABLE user DROP COLUMN quiet_from; ALTER TABLE user DROP COLUMN quiet_to;
    ALTER TABLE user DROP COLUMN zone; ALTER TABLE user DROP COLUMN reminders;
    ALTER TABLE seat DROP COLUMN told;
    DROP TABLE notice; ALTER TABLE tabl DROP COLUMN terms; ALTER TABLE tabl DROP COLUMN brief;
    ALTER TABLE seat DROP COLUMN outs; ALTER TABLE seat DROP COLUMN is_lost;
    DROP TABLE pref;
    DROP TRIGGER mail_ends; DROP TABLE mail; DROP TABLE mail_asked;
    DROP TRIGGER vacation_ends; DROP TABLE vacation;
    DROP TABLE bar; ALTER TABLE tabl DROP COLUMN paused;
    DROP TABLE mute; DROP TABLE report; DROP TABLE penalty; DROP TABLE moderation;
    DROP INDEX account_name; DROP INDEX account_skeleton; DROP INDEX user_gone;
    DROP INDEX session_user; DROP INDEX tabl_owner; DROP INDEX chat_user;
    DROP TABLE past_nick; DROP TABLE device;
    ALTER TABLE user DROP COLUMN skeleton; ALTER TABLE user DROP COLUMN spelled;
    ALTER TABLE user DROP COLUMN seen; ALTER TABLE user DROP COLUMN gone;
    ALTER TABLE user DROP COLUMN recovery; ALTER TABLE user DROP COLUMN failed_count;
    ALTER TABLE user DROP COLUMN failed_at;
    ALTER TABLE session DROP COLUMN used; ALTER TABLE session DROP COLUMN client;
    ALTER TABLE chat DROP COLUMN user;
    PRAGMA user_version = 5;
'''


class Server:
    """A server with its own folder; stopped and started again it keeps the folder and the port."""

    def __init__(self, *flags, seed=SEED):
        self.folder = tempfile.mkdtemp(prefix='plansza-server-')
        self.log_path = os.path.join(self.folder, 'log')
        self.port = 0
        self.flags = flags + (('--test-seed', seed) if seed else ())
        self.process = None

    def start(self, **options):
        command = [PLANSZA, 'serve', '--listen', f'127.0.0.1:{self.port}', '--data', self.folder,
                   '--log', self.log_path, *self.flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True, **options)
        line = self.process.stdout.readline()
        found = re.search(r':(\d+)/$', line.strip())
        if not found:
            raise RuntimeError(f'the server has not started: {line} {self.process.communicate()}')
        self.port = int(found[1])
        return self

    def signal(self, number):
        self.process.send_signal(number)

    def wait(self):
        """(exit code, what was said on standard error), once it has ended"""
        _, errors = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, errors

    def stop(self):
        self.signal(signal.SIGTERM)
        return self.wait()

    def kill(self):
        self.signal(signal.SIGKILL)
        return self.wait()

    def log(self):
        with open(self.log_path, encoding='utf-8') as file:
            return file.read()

    def remove(self):
        if self.process and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def fresh_address():
    """Limits count by address; tests that are not about them each come from another one."""
    number = next(names)
    return f'127.{1 + os.getpid() % 100}.{number // 250}.{1 + number % 250}'


class ServerTest(unittest.TestCase):
    """A test against a server that all tests of the class share. Whatever they do to it, it is
    healthy after each of them and ends without complaint."""

    flags = ('--max-per-address', '0', '--quick-bots')
    game = GAME

    @classmethod
    def setUpClass(cls):
        cls.server = Server(*cls.flags).start()
        cls.addClassCleanup(cls.server.remove)

    @classmethod
    def tearDownClass(cls):
        code, errors = cls.server.stop()
        if code != 0 or errors:
            raise AssertionError(f'the server ended with {code}: {errors}')

    def setUp(self):
        self.links = []
        print(f'PLANSZA_TEST_SEED={SEED} PLANSZA={PLANSZA}', *sys.argv[:1], type(self).__name__)

    def tearDown(self):
        for link in self.links:
            link.close()
        self.assertEqual(self.web().get('/health'), (200, {'ok': True}))

    # --- people ---------------------------------------------------------------------------------

    def web(self, source=None):
        return Web(self.server.port, source=source or fresh_address())

    def guest(self, nick='Guest'):
        web = self.web()
        web.user = web.guest(f'{nick} {next(names)}')
        return web

    def link(self, web, **options):
        link = web.socket(**options)
        link.random = random.Random(f'{SEED} {self.id()} {len(self.links)}')
        self.links.append(link)
        return link

    def person(self, nick='Guest', **options):
        """A guest with a connection."""
        web = self.guest(nick)
        link = self.link(web, **options)
        link.web = web
        return link

    def metric(self, name):
        """A number that the server counts."""
        text = self.web().request('GET', '/metrics')[2].decode()
        return float(re.search(rf'^plansza_{re.escape(name)} (\S+)$', text, re.M)[1])

    def refused(self, code, call, *args, **members):
        with self.assertRaises(Refused) as caught:
            call(*args, **members)
        self.assertEqual(caught.exception.code, code)

    # --- tables ---------------------------------------------------------------------------------

    def create(self, link, seats, game=None, **members):
        """Makes a table and opens it."""
        made = link.ask('create', game=game or self.game, seats=seats, **members)
        link.ask('open', table=made['table'], key=made['key'])
        link.wait(lambda: made['table'] in link.tables)
        return made['table'], made['key']

    def seated(self, count, game=None, **members):
        """`count` people at a table that has begun: (table, links in the order of the seats)."""
        first = self.person()
        table, key = self.create(first, ['me'] + ['open'] * (count - 1), game=game, **members)
        others = [self.person() for _ in range(count - 1)]
        for seat, link in enumerate(others, 1):
            link.ask('open', table=table, key=key)
            link.ask('sit', table=table, seat=seat)
        links = [first, *others]
        for link in links:
            self.until_status(link, table, 'running')
        return table, links

    def until_status(self, link, table, status):
        link.wait(lambda: link.tables.get(table, {}).get('status') == status)
        if status != 'waiting':
            link.wait(lambda: table in link.views)

    def until_turn(self, link, table):
        link.wait(lambda: link.views.get(table, {}).get('legal'))
        return link.views[table]['legal']

    def move(self, link, table, action=None, mid=None):
        """Plays the action or any; returns the ply, once the view of it has come."""
        legal = self.until_turn(link, table)
        action = action or link.random.choice(legal)['action']
        ply = link.ask('move', table=table, action=action, mid=mid or f'm{next(names)}')['ply']
        link.wait(lambda: link.views[table]['ply'] >= ply)
        return ply

    def play_out(self, table, links):
        """Plays at random until the table is over."""
        while any(link.tables[table]['status'] != 'over' for link in links):
            for link in links:
                if link.views[table]['legal']:
                    self.move(link, table)
                else:
                    link.pump(0.01)

    def finished(self, count=2, **members):
        table, links = self.seated(count, **members)
        self.play_out(table, links)
        return table, links

    def verify(self, text):
        """What the command says of a replay: its exit code and its output."""
        path = os.path.join(self.server.folder, f'replay-{next(names)}.json')
        with open(path, 'wb') as file:
            file.write(text)
        done = subprocess.run([PLANSZA, 'replay', path, '--verify'], capture_output=True,
                              text=True, timeout=TIMEOUT, check=False)
        return done.returncode, done.stdout + done.stderr


def documented(heading):
    """The part of the protocol's page below a heading, up to the next one."""
    with open(os.path.join(ROOT, 'docs/protocol.md'), encoding='utf-8') as file:
        page = file.read()
    return re.split(r'^#+ ', page.split(f'# {heading}\n', 1)[1], maxsplit=1, flags=re.M)[0]


def main():
    unittest.main(verbosity=2, buffer=True)
