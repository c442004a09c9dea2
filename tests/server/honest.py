"""Honest people beside attackers, and how long the server lets them wait: those who play each other,
those who play a hard bot, and newcomers."""
import itertools
import multiprocessing
import os
import random
import select
import signal
import time

from client import Closed, Refused, Socket, Web

HARD_BOT_SECONDS = 0.7  # after which a hard bot's choice is shown
PERSON_SECONDS = 0.3  # which a person takes who plays against one
CLOCK = {'kind': 'live', 'main': 3600000, 'inc': 60000}
GAMES = ('seasons', 'mysthea')
addresses = (f'127.50.{n // 250}.{1 + n % 250}' for n in itertools.count())


def at_rank(samples, share):
    """The sample below which that share of them lies; None without samples."""
    ranked = sorted(samples)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else None


class Link(Socket):
    """Keeps nothing but the newest."""

    def receive(self, payload):
        super().receive(payload)
        self.inbox.clear()
        self.bytes_in.clear()

    def read(self):
        """Takes in what has come, without waiting."""
        data = self.sock.recv(1 << 18)
        if not data:
            raise Closed(self.bye)
        self.buffer += data
        while frame := self.parse_frame():
            self.take(*frame)


def person(port, nick):
    web = Web(port, source=next(addresses))
    web.guest(nick)
    link = Link(web)
    link.ask('hello', lang='en')
    return link


class Table:
    """People at a table, playing at random; a new one when it is over."""

    def __init__(self, honest, links, game, seats):
        self.honest, self.links, self.game, self.seats = honest, links, game, seats
        self.sent = {}  # by link: (number of the request, when)
        self.begin()

    def begin(self):
        first, *others = self.links
        made = first.ask('create', game=self.game, seats=self.seats, clock=CLOCK)
        self.id = made['table']
        first.ask('open', table=self.id)
        for seat, link in enumerate(others, 1):
            link.ask('open', table=self.id)
            link.ask('sit', table=self.id, seat=seat)
        for link in self.links:
            link.wait(lambda link=link: self.id in link.views)
        self.sent.clear()

    def is_over(self):
        return any(link.tables[self.id]['status'] == 'over' for link in self.links)

    def play(self):
        """A player whose turn it is decides; False: there is none, or the server is still busy with
        it."""
        for link in self.links:
            legal = link.views[self.id]['legal']
            if legal and link not in self.sent:
                action = self.honest.random.choice(legal)['action']
                now = time.monotonic()
                mid = f'm{next(self.honest.names)}'
                self.sent[link] = (link.send('move', table=self.id, action=action, mid=mid), now)
                return True
        return False

    def heard(self, link, now):
        """Something has come from the server."""
        number, since = self.sent.get(link, (None, None))
        if number not in link.answers:
            return
        answer = link.answers.pop(number)
        del self.sent[link]
        if answer['t'] == 'ok':
            self.acknowledged(now - since, answer['ply'])
        else:
            self.honest.refusals.append(answer['code'])

    def acknowledged(self, seconds, ply):
        self.honest.moves.append(seconds)


class BotTable(Table):
    """A person and a hard bot, whose answers are timed from the moment it is asked. The person takes
    a moment for each decision: meanwhile others' bots think."""

    since = None
    asked = 0

    def acknowledged(self, seconds, ply):
        """These moves are no sample: they come when the bot lets them."""
        self.own.add(ply)

    def begin(self):
        self.own = set()
        super().begin()
        self.since, self.ply = None, self.links[0].views[self.id]['ply']

    def play(self):
        return time.monotonic() > self.asked + PERSON_SECONDS and super().play()

    def heard(self, link, now):
        super().heard(link, now)
        view = link.views[self.id]
        others = set(range(self.ply + 1, view['ply'] + 1)) - self.own
        if view['ply'] != self.ply:
            self.ply, self.asked = view['ply'], now
        if others and self.since:
            self.honest.thoughts.append(now - self.since)
        if others or 1 not in view['view']['waiting']:
            self.since = None
        if 1 in view['view']['waiting'] and self.since is None:
            self.since = now


class Honest:
    """All of them but the newcomers, in one loop that never waits for one alone."""

    def __init__(self, port, tables, bots, moves_per_second):
        self.port, self.random, self.names = port, random.Random(1), itertools.count()
        self.interval = 1 / moves_per_second
        self.tables = []
        for number in range(tables):
            pair = [person(port, f'Anna {number}.{seat}') for seat in range(2)]
            game = GAMES[number % len(GAMES)]
            self.tables.append(Table(self, pair, game, ['me', 'open']))
        self.bots = []
        for number in range(bots):
            alone = [person(port, f'Jan {number}')]
            self.bots.append(BotTable(self, alone, 'seasons', ['me', 'bot:hard']))
        self.table_of = {link.sock.fileno(): (table, link)
                         for table in self.tables + self.bots for link in table.links}
        self.poll = select.epoll()
        for fd in self.table_of:
            self.poll.register(fd, select.EPOLLIN)
        self.forget()

    def forget(self):
        """Begins a measurement."""
        self.moves, self.thoughts, self.lateness, self.refusals = [], [], [], []
        self.skipped = 0
        for table in self.bots:
            table.since = None

    def told(self):
        """What was measured since."""
        return {'moves': list(self.moves), 'thoughts': list(self.thoughts),
                'late': list(self.lateness), 'refusals': list(self.refusals),
                'skipped': self.skipped}

    def public_tables(self):
        return [table.id for table in self.tables]

    def hear(self, timeout):
        events = self.poll.poll(timeout)
        now = time.monotonic()
        for fd, _ in events:
            table, link = self.table_of[fd]
            link.read()
            table.heard(link, now)

    def settle(self, seconds=5):
        """Waits until everything that was sent is answered."""
        until = time.monotonic() + seconds
        while any(table.sent for table in self.tables + self.bots) and time.monotonic() < until:
            self.hear(0.1)

    def renew(self):
        """New tables for those that are over; how long that took. It is not measured."""
        over = [table for table in self.tables + self.bots if table.is_over()]
        if not over:
            return 0
        begun = time.monotonic()
        self.settle()
        for table in over:
            table.begin()
        for table in self.bots:
            table.since = None
        return time.monotonic() - begun

    def play(self, seconds):
        """Decisions at fixed times, whatever has become of those before."""
        due = time.monotonic()
        for tick in range(int(seconds / self.interval)):
            due += self.interval
            while (left := due - time.monotonic()) > 0:
                self.hear(left)
            self.lateness.append(time.monotonic() - due)
            self.move(tick)
            for table in self.bots:
                table.play()
            self.hear(0)
            if tick % 50 == 49:
                due += self.renew()
        self.settle()

    def move(self, tick):
        for offset in range(len(self.tables)):
            if self.tables[(tick + offset) % len(self.tables)].play():
                return
        self.skipped += 1

    def close(self):
        for _, link in self.table_of.values():
            link.close()


def come(port, number):
    """A newcomer opens the page, signs in, makes a table and sits down; how long that takes."""
    begun = time.monotonic()
    web = Web(port, source=f'127.60.{number // 250}.{1 + number % 250}')
    web.request('GET', '/')
    web.guest(f'Newcomer {number}')
    link = web.socket()
    try:
        made = link.ask('create', game='seasons', seats=['me', 'bot:easy'])
        link.ask('open', table=made['table'])
        link.wait(lambda: made['table'] in link.views)
        took = time.monotonic() - begun
        link.ask('leave', table=made['table'])
    finally:
        link.close()
    return took


def newcomers(port, pipe):
    """One a second, as long as it is told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in itertools.count():
        order = pipe.recv()
        if order == 'end':
            return
        try:
            pipe.send(come(port, number))
        except (OSError, Refused, Closed, AssertionError) as error:
            pipe.send(repr(error))


class Newcomers:
    """Their process, seen from outside."""

    def __init__(self, port):
        context = multiprocessing.get_context('fork')
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=newcomers, args=(port, other), daemon=True)
        self.process.start()
        other.close()
        self.is_out = False
        self.forget()

    def forget(self):
        self.times, self.failures = [], []

    def turn(self):
        """Takes in what the last one tells, and sends the next."""
        while self.is_out and self.pipe.poll():
            told = self.pipe.recv()
            self.is_out = False
            (self.times if isinstance(told, float) else self.failures).append(told)
        if not self.is_out:
            self.is_out = True
            self.pipe.send('come')

    def rest(self, seconds):
        """Waits for the one who is under way."""
        if self.is_out and self.pipe.poll(seconds):
            told = self.pipe.recv()
            self.is_out = False
            (self.times if isinstance(told, float) else self.failures).append(told)

    def end(self):
        if not self.is_out:
            self.pipe.send('end')
            self.process.join(10)
        else:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.join(10)
