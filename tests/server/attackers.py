"""Those who do harm, each kind in a process of its own: one loop over epoll, frames made beforehand
and the lowest priority, so that what they cost themselves is not what is measured."""
import heapq
import itertools
import json
import multiprocessing
import os
import random
import re
import resource
import selectors
import signal
import socket
import struct
import time

from client import Web, changed

TEXT, PING = 1, 9
# Every kind comes from this many addresses of its own.
ADDRESSES = 12
NICENESS = 19
EMOJI = '\U0001f3b2' * 400
GUESTS_OF_ADDRESS = 55  # in a minute, below the limit
OK_WITH_TABLE = re.compile(rb'"t":"ok","id":\d+,"table":"(\w+)","key":"([\w-]+)"')
TAIL = 300  # bytes in which a pattern may have been cut


def frame(payload, opcode=TEXT):
    """A whole frame with a mask of zeros, which leaves the payload as it is."""
    if len(payload) < 126:
        head = struct.pack('!BB', 0x80 | opcode, 0x80 | len(payload))
    else:
        head = struct.pack('!BBH', 0x80 | opcode, 0xfe, len(payload))
    return head + bytes(4) + payload


def ask(kind, **members):
    return frame(json.dumps({'t': kind, 'id': 1, **members}).encode())


HELLO = ask('hello', lang='en')


def head_of(method, path, *lines):
    return '\r\n'.join([f'{method} {path} HTTP/1.1', 'Host: localhost', *lines, '', '']).encode()


def upgrade_of(port, cookie):
    return head_of('GET', '/ws', 'Upgrade: websocket', 'Connection: Upgrade',
                   'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
                   'Origin: http://localhost', f'Cookie: plansza={cookie}')


class Line:
    """A connection without patience: what cannot be sent at once is sent when there is room."""

    def __init__(self, crowd, source, receive_buffer=None):
        self.crowd, self.source, self.waiting = crowd, source, b''
        self.is_gone, self.reads = False, True
        self.sock = socket.socket()
        self.sock.setblocking(False)
        if receive_buffer:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.sock.bind((source, 0))
        self.sock.connect_ex(('127.0.0.1', crowd.port))
        crowd.selector.register(self.sock, selectors.EVENT_WRITE, self)
        self.events = selectors.EVENT_WRITE
        crowd.count('connections')

    def watch(self, events):
        if events != self.events and not self.is_gone:
            self.events = events
            if events:
                try:
                    self.crowd.selector.modify(self.sock, events, self)
                except KeyError:
                    self.crowd.selector.register(self.sock, events, self)
            else:
                self.crowd.selector.unregister(self.sock)

    def send(self, data):
        """False: it is gone, or has not taken what it was given before."""
        if self.is_gone or self.waiting:
            return False
        try:
            sent = self.sock.send(data)
        except BlockingIOError:
            sent = 0
        except OSError:
            self.close()
            return False
        self.waiting = data[sent:]
        if self.waiting:
            self.watch(selectors.EVENT_WRITE | (selectors.EVENT_READ if self.reads else 0))
        return not self.waiting

    def serve(self, events):
        if events & selectors.EVENT_READ:
            try:
                data = self.sock.recv(1 << 18)
            except BlockingIOError:
                return
            except OSError:
                data = b''
            if not data:
                self.close()
                return
            self.received(data)
        if events & selectors.EVENT_WRITE and not self.is_gone:
            self.watch(selectors.EVENT_READ if self.reads else 0)
            rest, self.waiting = self.waiting, b''
            if rest:
                self.send(rest)
            elif self.sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                self.close()
            else:
                self.opened()

    def close(self, rudely=False):
        if self.is_gone:
            return
        if self.events:
            self.crowd.selector.unregister(self.sock)
        self.is_gone = True
        if rudely:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
        self.sock.close()
        if not self.crowd.is_ending:
            self.closed()

    def opened(self):
        """The connection is made, or there is room again."""

    def received(self, data):
        """Something has come."""

    def closed(self):
        """It has ended, whoever ended it."""


class Crowd:
    """One kind of attackers. `tables` are those of honest people, `loud` is one where much was
    said."""

    kind = ''

    def __init__(self, port, size, pipe):
        self.port, self.size, self.pipe = port, size, pipe
        self.selector = selectors.DefaultSelector()
        self.selector.register(pipe, selectors.EVENT_READ, None)
        self.timers, self.order = [], itertools.count()
        self.random = random.Random(f'{self.kind} {size}')
        self.counts = {}
        self.tables, self.loud = [], None
        self.is_ending = False
        self.number = 100 + KINDS.index(type(self))
        self.sources = [f'127.{self.number}.0.{n}' for n in range(1, ADDRESSES + 1)]

    def count(self, what, number=1):
        self.counts[what] = self.counts.get(what, 0) + number

    def later(self, seconds, call, *args):
        heapq.heappush(self.timers, (time.monotonic() + seconds, next(self.order), call, args))

    def guests(self, count):
        """`count` sessions: (address, the request that upgrades to a WebSocket)."""
        assert count <= GUESTS_OF_ADDRESS * len(self.sources)
        made = []
        for number in range(count):
            source = self.sources[number % len(self.sources)]
            web = Web(self.port, source=source)
            web.guest(f'Attacker {self.number}.{number}')
            made.append((source, upgrade_of(self.port, web.cookie)))
        return made

    def prepare(self):
        """Once, before the first attack."""

    def begin(self):
        """Of an attack."""

    def hear(self):
        order, content = self.pipe.recv()
        if order == 'tables':
            self.tables, self.loud = content
        else:
            self.is_ending = True

    def attack(self):
        """Goes on until it is told to end."""
        self.is_ending = False
        self.begin()
        while not self.is_ending:
            left = self.timers[0][0] - time.monotonic() if self.timers else 1
            for key, events in self.selector.select(max(0, left)):
                if key.data is None:
                    self.hear()
                elif not key.data.is_gone:
                    key.data.serve(events)
            now = time.monotonic()
            while self.timers and self.timers[0][0] <= now:
                _, _, call, args = heapq.heappop(self.timers)
                call(*args)
        self.timers.clear()
        for key in list(self.selector.get_map().values()):
            if key.data:
                key.data.close()


class Socketed(Line):
    """Upgrades to a WebSocket and says hello; `ready` when that is answered."""

    def __init__(self, crowd, guest, receive_buffer=None):
        super().__init__(crowd, guest[0], receive_buffer)
        self.guest, self.is_ready, self.has_asked, self.head = guest, False, False, b''

    def opened(self):
        if not self.has_asked:
            self.has_asked = True
            self.send(self.guest[1] + HELLO)

    def received(self, data):
        if self.is_ready:
            return
        self.head += data
        if b'\r\n\r\n' in self.head and not self.head.startswith(b'HTTP/1.1 101'):
            self.crowd.count('refused')
            self.close()
        elif b'"t":"ok","id":1' in self.head:
            self.is_ready = True
            self.ready()

    def ready(self):
        """It has said hello."""


class Watcher(Socketed):
    """Makes two tables of four hard bots and looks at them; new ones when they are over."""

    def __init__(self, crowd, guest, games):
        super().__init__(crowd, guest)
        self.games, self.tail = games, b''

    def ready(self):
        for game in self.games:
            self.send(ask('create', game=game, seats=['bot:hard'] * 4))

    def received(self, data):
        super().received(data)
        text, at = self.tail + data, 0
        for made in OK_WITH_TABLE.finditer(text):
            at = made.end()
            self.crowd.count('tables')
            self.send(ask('open', table=made[1].decode(), key=made[2].decode()))
        self.tail = text[max(at, len(text) - TAIL):]
        if b'"status":"over"' in data:
            self.send(ask('create', game=self.games[0], seats=['bot:hard'] * 4))

    def closed(self):
        self.crowd.count('lost')
        self.crowd.later(1, Watcher, self.crowd, self.guest, self.games)


class Bots(Crowd):
    """Tables of hard bots, each watched."""

    kind = 'tables of bots'
    games = ('seasons', 'mysthea')

    def prepare(self):
        self.people = self.guests(self.size // 2)

    def begin(self):
        for number, guest in enumerate(self.people):
            self.later(number * 0.02, Watcher, self, guest, self.games)


class SlowHead(Line):
    """A head that never ends, a byte at a time."""

    def opened(self):
        if not self.waiting:
            self.send(head_of('GET', '/')[:-2])
            self.crowd.later(1, self.drip)

    def drip(self):
        if self.send(b'X'):
            self.crowd.later(1, self.drip)

    def closed(self):
        self.crowd.later(0.5, type(self), self.crowd, self.source)


class HalfUpgrade(SlowHead):
    """An upgrade that lacks its last byte."""

    def opened(self):
        self.send(upgrade_of(self.crowd.port, 'x' * 43)[:-1])


class Silent(Socketed):
    """A WebSocket that says nothing more, and reads nothing."""

    def ready(self):
        self.reads = False
        self.watch(0)

    def closed(self):
        self.crowd.later(0.5, type(self), self.crowd, self.guest)


class SlowReader(Silent):
    """Looks at the tables of honest people, asks for more, and reads nothing of it."""

    def __init__(self, crowd, guest):
        super().__init__(crowd, guest, receive_buffer=2048)

    def ready(self):
        super().ready()
        self.more()

    def more(self):
        tables = self.crowd.tables
        asked = ask('open', table=self.crowd.random.choice(tables)) if tables else HELLO
        if self.send(asked):
            self.crowd.later(2, self.more)
        elif not self.is_gone:
            self.close()


class Sockets(Crowd):
    """Slow ones of four kinds."""

    kind = 'slow sockets'

    def prepare(self):
        self.people = self.guests(max(2, self.size // 2 // 8))

    def begin(self):
        for number in range(self.size):
            kind = (SlowHead, HalfUpgrade, Silent, SlowReader)[number % 4]
            who = self.people[number // 4 % len(self.people)] if number % 4 > 1 \
                else self.sources[number // 4 % len(self.sources)]
            self.later(number * 0.001, kind, self, who)


class Chatter(Socketed):
    """Makes a table, and talks there as fast as it is let."""

    said = None

    def ready(self):
        self.send(ask('create', game='seasons', seats=['me', 'open']))

    def received(self, data):
        super().received(data)
        made = OK_WITH_TABLE.search(data)
        if made and not self.said:
            self.send(ask('open', table=made[1].decode(), key=made[2].decode()))
            self.said = ask('say', table=made[1].decode(), text=EMOJI)
            for _ in range(3):
                Reader(self.crowd, self.guest, made[1].decode())
            self.say()

    def say(self):
        if not self.is_gone:
            self.send(self.said)
            self.crowd.count('lines')
            self.crowd.later(0.05, self.say)


class Reader(Socketed):
    """Looks at a table, and reads."""

    def __init__(self, crowd, guest, table):
        super().__init__(crowd, guest)
        self.table = table

    def ready(self):
        self.send(ask('open', table=self.table))


class Chat(Crowd):
    """As many lines of as many bytes as chat takes; and those of a table where there are as many
    as it keeps are read again and again."""

    kind = 'chat'

    def prepare(self):
        self.people = self.guests(6 * ADDRESSES)

    def begin(self):
        for number, guest in enumerate(self.people):
            self.later(number * 0.01, Chatter, self, guest)
            self.later(number * 0.01, Flooder, self, guest, reopening)


class Flooder(Socketed):
    """Says the same as often as it can; comes back when it is thrown out."""

    def __init__(self, crowd, guest, burst):
        super().__init__(crowd, guest)
        self.burst = burst

    def ready(self):
        self.flood()

    def flood(self):
        if self.is_gone:
            return
        burst = self.burst(self.crowd)
        self.send(burst)
        self.crowd.count('requests', burst.count(b'{"t"') or 1)
        self.crowd.later(0.05, self.flood)

    def closed(self):
        self.crowd.later(0.2, Flooder, self.crowd, self.guest, self.burst)


class Getter(Line):
    """Asks for pages, a connection for each."""

    paths = ('/', '/api/profile/Nobody', '/api/games', '/api/me')

    def opened(self):
        self.send(head_of('GET', self.crowd.random.choice(self.paths)))
        self.crowd.count('pages')

    def closed(self):
        self.crowd.later(0, Getter, self.crowd, self.source)


def reopening(crowd):
    """Opens a table where much was said again and again."""
    return ask('open', table=crowd.loud) if crowd.loud else HELLO


def opening(crowd):
    """Opens and closes tables of honest people, as fast as it may."""
    tables = crowd.random.sample(crowd.tables, min(8, len(crowd.tables)))
    return b''.join(ask('open', table=one) + ask('close', table=one) for one in tables) or HELLO


class Requests(Crowd):
    """Floods of messages, of control frames and of pages."""

    kind = 'requests and pings'
    bursts = (
        lambda crowd: ask('ping') * 100,
        lambda crowd: frame(b'x' * 100, PING) * 200,
        opening,
        lambda crowd: b''.join(ask('log', table=one) for one in crowd.tables[:8]) or HELLO,
        lambda crowd: ask('lobby', on=True, page=0) + ask('lang', lang='pl') + HELLO,
        lambda crowd: frame(b'{"t":' + b'[' * 16000),
    )

    def prepare(self):
        self.people = self.guests(4 * ADDRESSES)

    def begin(self):
        for number, guest in enumerate(self.people):
            for link in range(4):
                burst = self.bursts[(number // ADDRESSES + link) % len(self.bursts)]
                self.later(number * 0.01, Flooder, self, guest, burst)
        for source in self.sources:
            for _ in range(4):
                self.later(0.5, Getter, self, source)


class Returner(Socketed):
    """Comes, opens a table of honest people, and is gone again; every other time without a word."""

    def ready(self):
        if self.crowd.tables:
            self.send(ask('open', table=self.crowd.random.choice(self.crowd.tables)))
        self.close(rudely=self.crowd.random.random() < 0.5)

    def closed(self):
        self.crowd.later(0.02, Returner, self.crowd, self.guest)


class Storm(Crowd):
    """Reconnects without end."""

    kind = 'reconnects'

    def prepare(self):
        self.people = self.guests(4 * ADDRESSES)

    def begin(self):
        for number in range(4 * len(self.people)):
            self.later(number * 0.005, Returner, self, self.people[number % len(self.people)])


class Spectator(Socketed):
    """Looks at as many tables of honest people as it may, and reads all of it."""

    def ready(self):
        for table in self.crowd.random.sample(self.crowd.tables, min(8, len(self.crowd.tables))):
            self.send(ask('open', table=table))

    def closed(self):
        self.crowd.later(0.2, Spectator, self.crowd, self.guest)


class Spectators(Crowd):
    """As many of them as the addresses may have connections."""

    kind = 'spectators'

    def prepare(self):
        self.people = self.guests(25 * ADDRESSES)

    def begin(self):
        for number in range(8 * len(self.people)):
            self.later(number * 0.001, Spectator, self, self.people[number % len(self.people)])


class Player(Socketed):
    """Sits opposite three hard bots and moves at once, always; a new table when that is over."""

    seats = ['me', 'bot:hard', 'bot:hard', 'bot:hard']
    mids = itertools.count()

    def __init__(self, crowd, guest, game):
        super().__init__(crowd, guest)
        self.game, self.buffer = game, b''
        self.table, self.position, self.asked = None, None, None

    def ready(self):
        self.send(ask('create', game=self.game, seats=self.seats))

    def received(self, data):
        was_ready = self.is_ready
        super().received(data)
        if not self.is_ready:
            return
        self.buffer += data if was_ready else self.head[self.head.index(b'\r\n\r\n') + 4:]
        for text in self.frames():
            self.heard(json.loads(text))

    def frames(self):
        """The texts that have come as a whole: the server sends each in one frame, unmasked."""
        while len(self.buffer) >= 2:
            size, at = self.buffer[1], 2
            if size >= 126:
                at = 4 if size == 126 else 10
                size = int.from_bytes(self.buffer[2:at], 'big')
            if len(self.buffer) < at + size:
                return
            opcode, text = self.buffer[0] & 15, self.buffer[at:at + size]
            self.buffer = self.buffer[at + size:]
            if opcode == TEXT:
                yield text

    def heard(self, message):
        if message['t'] == 'ok' and 'key' in message:
            self.crowd.count('tables')
            self.table = message['table']
            self.send(ask('open', table=self.table))
        elif message['t'] == 'table' and message['table']['status'] == 'over':
            if message['table']['id'] == self.table:
                self.table = None
                self.ready()
        elif message['t'] == 'view':
            self.position = {name: message[name] for name in ('view', 'legal')}
            self.move(message)
        elif message['t'] == 'delta':
            self.position = changed(self.position, message['change'])
            self.move(message)

    def move(self, message):
        """A question has come that was not there before, or has gone."""
        if self.position['legal'] and message['table'] == self.table and message['question'] != self.asked:
            self.asked = message['question']
            action = self.crowd.random.choice(self.position['legal'])['action']
            self.crowd.count('moves')
            self.send(ask('move', table=self.table, mid=f'm{next(self.mids)}', action=action,
                          question=self.asked))

    def closed(self):
        self.crowd.count('lost')
        self.crowd.later(1, Player, self.crowd, self.guest, self.game)


class Opponents(Crowd):
    """Tables of people opposite hard bots, two of each guest."""

    kind = 'opponents'
    games = ('seasons', 'mysthea')

    def prepare(self):
        self.people = self.guests(self.size // 2)

    def begin(self):
        for number in range(2 * len(self.people)):
            guest = self.people[number % len(self.people)]
            self.later(number * 0.005, Player, self, guest, self.games[number % 2])


KINDS = [Bots, Opponents, Sockets, Chat, Requests, Spectators, Storm]


def run(kind, port, size, pipe):
    """The process: prepares, then attacks whenever it is told to, and says what it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > soft else soft, hard))
    crowd = kind(port, size, pipe)
    crowd.prepare()
    pipe.send('ready')
    while True:
        order, content = pipe.recv()
        if order == 'end':
            return
        if order == 'tables':
            crowd.tables, crowd.loud = content
        elif order == 'attack':
            crowd.counts = {}
            crowd.attack()
            pipe.send(crowd.counts)


class Attackers:
    """A kind of them, seen from outside."""

    def __init__(self, kind, port, size):
        self.kind = kind.kind
        context = multiprocessing.get_context('fork')
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=run, args=(kind, port, size, other), daemon=True)
        self.process.start()
        other.close()

    def wait_ready(self):
        assert self.pipe.recv() == 'ready'

    def tell(self, order, content=None):
        self.pipe.send((order, content))

    def stop(self):
        """What they have done."""
        self.tell('stop')
        return self.pipe.recv()

    def end(self):
        self.tell('end')
        self.process.join(10)
