#!/usr/bin/env python3
"""Streams of HTTP and WebSocket bytes against a real server over real sockets: right ones, cut into
pieces, mutated, spliced and interleaved, with half closes and resets. After each batch the server
must be as well as before: it answers, honest people play on, nothing is left over.

Each seed is a batch. One that fails is shrunk and written to a file that repeats it:
    stream_fuzz.py --seed S [--batches N | --seconds T]
    stream_fuzz.py --replay FILE"""
import argparse
import json
import os
import random
import select
import socket
import struct
import sys
import tempfile
import time

from client import PROTOCOL, TIMEOUT, Closed, Refused, Socket, Web
from edge_test import REQUESTS
from harness import GAME, Server, fresh_address
from protocol_table import rows

STREAMS_MAX = 12
PEOPLE = 4
# A server that has worked so long without an answer hangs, however busy the machine is.
HANG_CPU_SECONDS = 3
SHRINK_TRIES = 150
VALUES = [row[0] for row in rows('tests/fuzz/values.def', 'VALUE')]
TICKS = os.sysconf('SC_CLK_TCK')
BODIES = ('{}', '{"nick":"Anna"}', '{"nick":"A","password":"something long"}', '', '{"days":3}',
          '{"from":99999999999999,"days":-1}', '{"from":1380,"to":420,"zone":60,"reminders":true}',
          '{"endpoint":"https://push.example.org/x","lang":"pl","auth":"' + 'A' * 22 + '","p256dh":'
          '"BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"}',
          '{"endpoint":"https://10.0.0.1/"}', '{"address":"anna@poczta.example.org","lang":"pl"}')


# --- streams ------------------------------------------------------------------------------------

def name_of(kind, number, length):
    """Stands for something that only the running server knows, of the same length."""
    return f'{kind}{number}'.ljust(length, '_').upper()


def frame(rng, opcode, payload, final=True):
    """Mostly as it should be. A mask of zeros lets names in it be replaced."""
    first = (0x80 if final else 0) | opcode
    masked = 0x80
    if rng.random() < 0.02:
        first ^= rng.choice((0x10, 0x20, 0x40, 0x08, 0x80))
    if rng.random() < 0.02:
        masked = 0
    size = len(payload) if rng.random() > 0.01 else rng.choice((0, 125, 126, 65535, 1 << 40))
    if size < 126:
        head = struct.pack('!BB', first, masked | size)
    elif size < 65536:
        head = struct.pack('!BBH', first, masked | 126, size)
    else:
        head = struct.pack('!BBQ', first, masked | 127, size)
    return head + (bytes(4) if masked else b'') + payload


class Maker:
    """Makes batches from seeds alone."""

    def __init__(self, seed, actions):
        self.rng = random.Random(f'streams {seed}')
        self.actions = actions

    def value(self, member):
        """Of a member: likely, or any."""
        rng = self.rng
        likely = {
            'table': [json.dumps(name_of('table', n, 12)) for n in range(PEOPLE)],
            'game': ['"bids"', '"seasons"'], 'lang': ['"en"', '"pl"'],
            'seats': ['["me","open"]', '["me","bot:easy"]', '["bot:easy","bot:hard"]'],
            'seat': ['0', '1', '2'], 'question': ['0', '1', '2', '3'], 'mid': ['"a"', '"b"', '"c"'],
            'action': [json.dumps(one) for one in self.actions], 'on': ['true', 'false'],
            'text': ['"hello"', '"\\u0105\\ud83c\\udfb2"'], 'place': ['"node:1"'], 'yes': ['true'],
            'what': ['"undo"', '"takeover"', '"pause"'], 'until': ['"this"', '"turn"', '"concern"'],
            'prefs': ['{"speed":"fast"}'], 'version': ['0', '1'], 'presence': ['0', '1'], 'kind': ['"open"', '"bot:easy"'], 'page': ['0', '1'],
        }.get(member.name, VALUES)
        return rng.choice(likely if rng.random() < 0.85 else VALUES)

    def request(self):
        """A request of the protocol as text."""
        rng = self.rng
        asked = rng.choice(list(PROTOCOL.requests.values()))
        members = [f'"t":"{asked.name}"', f'"id":{rng.randrange(100)}']
        for member in asked.members:
            if rng.random() < (0.5 if member.is_optional else 0.97):
                members.append(f'"{member.name}":{self.value(member)}')
        if rng.random() < 0.05:
            rng.shuffle(members)
            members = members[rng.randrange(len(members)):]
        return ('{' + ','.join(members) + '}').encode()

    def frames(self):
        """What someone says on a WebSocket."""
        rng, said = self.rng, []
        said.append(frame(rng, 1, b'{"t":"hello","id":0,"lang":"en"}'))
        for _ in range(rng.randrange(1, 12)):
            kind = rng.random()
            text = self.request()
            if kind < 0.7:
                said.append(frame(rng, 1, text))
            elif kind < 0.8:
                cut = rng.randrange(len(text))
                said += [frame(rng, 1, text[:cut], False), frame(rng, 9, b'in between'),
                         frame(rng, 0, text[cut:])]
            elif kind < 0.9:
                said.append(frame(rng, rng.choice((8, 9, 10)), rng.randbytes(rng.randrange(130))))
            else:
                said.append(frame(rng, rng.choice((0, 1, 2, 3, 11)),
                                  rng.randbytes(rng.choice((0, 1, 100, 17000)))))
        return b''.join(said)

    def http(self):
        """A request for a page or of the interface, by someone or no one."""
        rng = self.rng
        if rng.random() < 0.4:
            return rng.choice(list(REQUESTS.values())).encode()
        method = rng.choice(('GET', 'GET', 'HEAD', 'POST'))
        path = rng.choice(('/', '/api/me', '/api/games', '/api/guest', '/api/logout', '/health',
                           '/api/profile/Anna', '/api/account/export', '/assets/x.js', '/ws',
                           '/api/table/' + name_of('table', 0, 12) + '/replay', '/api/push',
                           '/api/push/subscribe', '/api/push/unsubscribe', '/api/push/settings',
                           '/api/vacation', '/api/vacation/end', '/api/mail', '/api/mail/drop',
                           '/api/mail/confirm?key=' + 'k' * rng.randrange(70),
                           '/api/mail/end?key=' + 'k' * rng.randrange(70)))
        body = rng.choice(BODIES)
        lines = [f'{method} {path} HTTP/1.1', 'Host: localhost', 'Origin: http://localhost',
                 f'Cookie: plansza={name_of("cookie", rng.randrange(PEOPLE), 43)}']
        if method == 'POST':
            lines += ['Content-Type: application/json', f'Content-Length: {len(body)}']
        return ('\r\n'.join(lines) + '\r\n\r\n' + (body if method == 'POST' else '')).encode()

    def upgraded(self):
        head = ('GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n'
                'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
                'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
                f'Cookie: plansza={name_of("cookie", self.rng.randrange(PEOPLE), 43)}\r\n\r\n')
        return head.encode() + self.frames()

    def mutated(self, data):
        """A few bytes other than they should be."""
        rng, data = self.rng, bytearray(data)
        for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 5))):
            at = rng.randrange(len(data) + 1)
            kind = rng.randrange(5)
            if kind == 0 and at < len(data):
                data[at] ^= 1 << rng.randrange(8)
            elif kind == 1:
                data[at:at] = rng.randbytes(rng.randrange(1, 9))
            elif kind == 2:
                del data[at:at + rng.randrange(1, 30)]
            elif kind == 3:
                data[at:at] = data[max(0, at - rng.randrange(1, 200)):at]
            else:
                del data[at:]
        return bytes(data)

    def stream(self):
        """All that one socket says, in pieces, with what happens between."""
        rng = self.rng
        make = rng.choice((self.http, self.upgraded, self.upgraded))
        data = make()
        other = rng.choice((self.http, self.upgraded))() if rng.random() < 0.3 else b''
        if rng.random() < 0.5:
            data += other
        elif other:
            data = data[:rng.randrange(len(data) + 1)] + other[rng.randrange(len(other) + 1):]
        data = self.mutated(data)
        cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.choice((0, 1, 2, 6))))
        steps = []
        for begin, end in zip([0, *cuts], [*cuts, len(data)]):
            steps.append(['send', data[begin:end].hex()])
            if rng.random() < 0.2:
                steps.append(['read'])
        steps.append([rng.choice(('close', 'reset', 'half', 'drain', 'drain'))])
        return steps

    def batch(self):
        """Steps of several sockets, in the order in which they are done: [socket, what, ..]."""
        streams = [self.stream() for _ in range(self.rng.randrange(1, STREAMS_MAX + 1))]
        waiting = [number for number, steps in enumerate(streams) for _ in steps]
        self.rng.shuffle(waiting)
        return [[number, *streams[number].pop(0)] for number in waiting]


# --- the server ---------------------------------------------------------------------------------

class Failure(Exception):
    """The server is not as it should be."""


class Honest(Socket):
    """Someone who plays; hears pongs."""

    pongs = 0

    def take(self, opcode, final, payload):
        self.pongs += opcode == 10
        return super().take(opcode, final, payload)

    def receive(self, payload):
        super().receive(payload)
        self.bytes_in.clear()
        self.inbox.clear()


class Patient:
    """A server, honest people at it, and how it is."""

    def __init__(self, memory_mb):
        self.memory_bytes = memory_mb << 20
        self.server = Server('--max-per-address', '0', '--quick-bots').start()
        self.names, self.actions = {}, []
        self.pair = [self.person(f'Anna {n}')[1] for n in range(2)]
        self.begin_table()
        for number in range(PEOPLE):
            self.add_person(number)
        self.sockets = self.metric('sockets')
        self.descriptors = self.count_descriptors()
        self.memory = self.metric('memory_bytes')

    def person(self, nick):
        web = Web(self.server.port, source=fresh_address())
        web.guest(nick)
        link = Honest(web)
        link.ask('hello', lang='en')
        return web, link

    def add_person(self, number):
        """Someone who is played by the streams, with a table against a bot."""
        web, link = self.person(f'Jan {number}')
        table = link.ask('create', game=GAME, seats=['me', 'bot:easy'])['table']
        link.ask('open', table=table)
        link.wait(lambda: link.views.get(table, {}).get('legal'))
        self.actions += [legal['action'] for legal in link.views[table]['legal'][:3]]
        link.close()
        for kind, value in (('cookie', web.cookie), ('table', table)):
            name = name_of(kind, number, len(value))
            assert len(name) == len(value)
            self.names[name.encode()] = value.encode()

    def begin_table(self):
        first, second = self.pair
        self.table = first.ask('create', game=GAME, seats=['me', 'open'], private=True)
        id, key = self.table['table'], self.table['key']
        first.ask('open', table=id)
        second.ask('open', table=id, key=key)
        second.ask('sit', table=id, seat=1)
        for link in self.pair:
            link.wait(lambda link=link: id in link.views)

    def metric(self, name):
        text = Web(self.server.port).request('GET', '/metrics')[2].decode()
        return float(next(line.rsplit(' ', 1)[1] for line in text.splitlines()
                          if line.startswith(f'plansza_{name} ')))

    def count_descriptors(self):
        return len(os.listdir(f'/proc/{self.server.process.pid}/fd'))

    def cpu_seconds(self):
        """Of the loop alone."""
        pid = self.server.process.pid
        with open(f'/proc/{pid}/task/{pid}/stat', encoding='utf-8') as file:
            fields = file.read().rsplit(')', 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    # --- doing harm -----------------------------------------------------------------------------

    def real(self, data):
        for name, value in self.names.items():
            data = data.replace(name, value)
        return data

    def do(self, steps):
        """All steps; sockets that are open still are closed at the end."""
        socks = {}
        for number, what, *rest in steps:
            if number not in socks:
                socks[number] = socket.create_connection(('127.0.0.1', self.server.port), TIMEOUT)
                socks[number].setblocking(False)
                socks[number].setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                self.step(socks[number], what, *rest)
            except OSError:
                pass  # the server has closed it, or takes nothing: both are its right
        for sock in socks.values():
            sock.close()

    def step(self, sock, what, data=''):
        if what == 'send':
            sock.send(self.real(bytes.fromhex(data)))
        elif what == 'read':
            sock.recv(1 << 16)
        elif what == 'half':
            sock.shutdown(socket.SHUT_WR)
        elif what == 'reset':
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
            sock.close()
        elif what == 'close':
            sock.close()
        else:
            while select.select([sock], [], [], 0.002)[0] and sock.recv(1 << 16):
                pass

    # --- how it is ------------------------------------------------------------------------------

    def check(self):
        """Raises Failure unless all is well."""
        try:
            self.check_health()
            self.check_play()
            self.until(lambda: self.metric('sockets') <= self.sockets, 'sockets are left')
        except (OSError, Closed, Refused, TimeoutError) as error:
            code = self.server.process.poll()
            raise Failure(f'{error!r}; the server has ended with {code}' if code is not None
                          else repr(error)) from error

    def check_health(self):
        """It answers before it has worked for long; a busy machine only makes that come later."""
        begun = self.cpu_seconds()
        until = time.monotonic() + TIMEOUT
        sock = socket.create_connection(('127.0.0.1', self.server.port), TIMEOUT)
        with sock:
            sock.sendall(b'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
            while not select.select([sock], [], [], 0.2)[0]:
                if self.server.process.poll() is not None:
                    raise Failure(f'it has ended with {self.server.process.returncode}')
                if self.cpu_seconds() - begun > HANG_CPU_SECONDS or time.monotonic() > until:
                    raise Failure(f'it hangs: no answer to /health after '
                                  f'{self.cpu_seconds() - begun:.1f} s of its work')
            answer = sock.recv(1 << 16)
        if not answer.startswith(b'HTTP/1.1 200'):
            raise Failure(f'/health says {answer[:200]!r}')

    def check_play(self):
        """A ping is answered, and someone's move is played and seen by the other."""
        first, second = self.pair
        pongs = first.pongs
        first.send_frame(9, b'ping')
        first.catch_up()
        if first.pongs == pongs:
            raise Failure('a ping is not answered')
        table = self.table['table']
        if any(link.tables[table]['status'] == 'over' for link in self.pair):
            for link in self.pair:
                link.ask('close', table=table)
            self.begin_table()
            table = self.table['table']
        link, other = self.pair if first.views[table]['legal'] else (second, first)
        link.wait(lambda: link.views[table]['legal'])
        action = link.views[table]['legal'][0]['action']
        ply = link.ask('move', table=table, action=action, mid=f'm{time.monotonic_ns()}')['ply']
        for one in (link, other):
            one.wait(lambda one=one: one.views[table]['ply'] >= ply)

    @staticmethod
    def until(condition, words):
        end = time.monotonic() + TIMEOUT
        while not condition():
            if time.monotonic() > end:
                raise Failure(words)
            time.sleep(0.005)

    def check_rest(self):
        """Descriptors and memory are back."""
        self.until(lambda: self.count_descriptors() <= self.descriptors, 'descriptors are left')
        grown = self.metric('memory_bytes') - self.memory
        if grown > self.memory_bytes:
            raise Failure(f'it has grown by {grown / 1e6:.0f} MB')

    def end(self):
        """Ends without complaint."""
        for link in self.pair:
            link.close()
        code, errors = self.server.stop()
        self.server.remove()
        if code != 0 or errors:
            raise Failure(f'it ended with {code}: {errors}')


# --- failures -----------------------------------------------------------------------------------

def fails(steps, memory_mb):
    """What goes wrong when a fresh server is sent this; None when it is well."""
    patient = Patient(memory_mb)
    try:
        patient.do(steps)
        patient.check()
        patient.check_rest()
        return None
    except Failure as failure:
        return str(failure)
    finally:
        patient.server.remove()


def shrink(steps, is_bad):
    """Fewer steps, then shorter ones, that fail still: parts are left out, ever smaller ones."""
    tries = 0
    size = max(1, len(steps) // 2)
    while size >= 1 and tries < SHRINK_TRIES:
        at, has_dropped = 0, False
        while at < len(steps) and tries < SHRINK_TRIES:
            fewer = steps[:at] + steps[at + size:]
            tries += 1
            if fewer and is_bad(fewer):
                steps, has_dropped = fewer, True
            else:
                at += size
        size = size if has_dropped and size > 1 else size // 2
    for number, step in enumerate(steps):
        size = len(step[2]) // 4 * 2 if step[1] == 'send' else 0
        while size >= 2 and tries < SHRINK_TRIES:
            at = 0
            while at < len(steps[number][2]) and tries < SHRINK_TRIES:
                text = steps[number][2]
                shorter = [*steps[:number], [*step[:2], text[:at] + text[at + size:]],
                           *steps[number + 1:]]
                tries += 1
                if is_bad(shorter):
                    steps = shorter
                else:
                    at += size
            size = size // 4 * 2
    return steps


def report(options, count, words, steps):
    """Says what repeats a failure: the batch alone if it fails alone, and as little of it as does."""
    seed = options.seed + count
    print(f'FAIL seed {seed}: {words}')
    print(f'    {sys.argv[0]} --seed {options.seed} --batches {count + 1}', flush=True)
    words = fails(steps, options.memory)
    if not words:
        print('    A fresh server stands this batch alone: it takes those before.')
        return
    print(f'    It fails alone, {words}: --seed {seed} --batches 1. Without what it does not need:')
    least = shrink(steps, lambda fewer: fails(fewer, options.memory))
    path = os.path.join(options.folder, f'stream-{seed}.json')
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(least, file)
    for number, what, *rest in least:
        print(f'    socket {number}: {what} {bytes.fromhex(rest[0])!r}' if rest
              else f'    socket {number}: {what}')
    print(f'    {sys.argv[0]} --replay {path}')


def run(options):
    """The number of batches, and whether all was well."""
    patient = Patient(options.memory)
    until = time.monotonic() + options.seconds if options.seconds else None
    count, steps = 0, []
    try:
        while time.monotonic() < until if until else count < options.batches:
            seed = options.seed + count
            steps = Maker(seed, patient.actions).batch()
            patient.do(steps)
            patient.check()
            if count % 50 == 49:
                patient.check_rest()
            count += 1
        patient.check_rest()
        patient.end()
    except Failure as failure:
        patient.server.remove()
        report(options, count, failure, steps)
        return False
    print(f'{count} batches, seeds {options.seed} to {options.seed + count - 1}: all is well')
    return True


def replay(options):
    with open(options.replay, encoding='utf-8') as file:
        failure = fails(json.load(file), options.memory)
    print(f'FAIL {failure}' if failure else 'all is well')
    return not failure


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--seed', type=int, default=1, help='of the first batch')
    parser.add_argument('--batches', type=int, default=200)
    parser.add_argument('--seconds', type=int, help='as many batches as fit')
    parser.add_argument('--replay', metavar='FILE', help='what a failure has left')
    parser.add_argument('--memory', type=int, default=64, help='megabytes that it may grow by')
    parser.add_argument('--folder', default=tempfile.gettempdir(), help='for what failures leave')
    options = parser.parse_args()
    print(f'stream fuzz: seed {options.seed}', flush=True)
    return 0 if (replay if options.replay else run)(options) else 1


if __name__ == '__main__':
    sys.exit(main())
