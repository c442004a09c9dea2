"""Whatever clients try: refused with the documented error, and no one else notices."""
import json
import random
import resource
import socket
import struct
import time
import unittest

from client import TIMEOUT, Closed, Refused, Socket
from harness import SEED, Server, ServerTest, fresh_address, main, names

STRANGE = ("Robert'); DROP TABLE user;--", "' OR '1'='1", '<script>alert(1)</script>',
           '"><img src=x onerror=alert(1)>', '${7*7}{{7*7}}', '%n%s%x', '\u202e\u0000'[:1], '\ufeff')


class AbuseTest(ServerTest):
    """Beside each test two others play a game. They must be able to finish it."""

    def setUp(self):
        super().setUp()
        self.random = random.Random(f'{SEED} {self.id()}')
        self.neighbours = self.seated(2)

    def tearDown(self):
        table, links = self.neighbours
        for link in links:
            link.ask('ping')
        self.play_out(table, links)
        super().tearDown()

    def until_closed(self, link):
        """What the server said last."""
        with self.assertRaises(Closed):
            while True:
                self.assertTrue(link.pump())


class Seats(AbuseTest):
    """Who may do what at a table."""

    def test_wrong_seat(self):
        table, (first, second) = self.neighbours
        stranger = self.person()
        before = second.views[table]['view']
        for legal in self.until_turn(first, table):
            self.refused('not-seated', stranger.ask, 'move', table=table, mid='w',
                         action=legal['action'])
        own = {one['action'] for one in self.until_turn(second, table)}
        for one in self.until_turn(first, table):
            if one['action'] not in own:
                self.refused('illegal', second.ask, 'move', table=table, mid='w',
                             action=one['action'])
        self.assertEqual(second.views[table]['view'], before)

    def test_illegal_action(self):
        table, (first, _) = self.neighbours
        legal = {int(one['action'], 16) for one in self.until_turn(first, table)}
        tried = [0, 1, 2**64 - 1, 2**63] + [self.random.getrandbits(64) for _ in range(10)]
        tried += [action ^ 1 << bit for action in list(legal)[:2] for bit in range(0, 64, 4)]
        for action in tried:
            if action not in legal:
                self.refused('illegal', first.ask, 'move', table=table, mid=f'i{next(names)}',
                             action=hex(action))
        self.assertEqual(first.views[table]['ply'], 0)
        for text in ('0x1' + '0' * 16, '-1', '0b1', '1e3', '0x', ' 0x1', '0x1 '):
            self.refused('bad-message', first.ask, 'move', table=table, mid='i', action=text)

    def test_replayed_message(self):
        table, (first, second) = self.neighbours
        action = self.until_turn(first, table)[0]['action']
        message = {'t': 'move', 'id': 7, 'table': table, 'mid': 'again', 'action': action,
                   'question': first.views[table]['question']}
        for _ in range(5):
            first.send_frame(1, json.dumps(message).encode())
            self.assertEqual(first.answer(7)['ply'], 1)
        other = self.link(first.web)
        self.assertEqual(other.ask('move', table=table, mid='again', action=action)['ply'], 1)
        first.wait(lambda: first.views[table]['ply'] == 1)
        self.assertTrue(first.ask('undo', table=table)['done'])
        self.assertEqual(first.ask('move', table=table, mid='again', action=action)['ply'], 1)
        second.catch_up()
        self.assertEqual(second.views[table]['ply'], 0)

    def test_stolen_id(self):
        owner, thief = self.person(), self.person()
        table, key = self.create(owner, ['me', 'open', 'open'], private=True)
        requests = {'open': {}, 'sit': {'seat': 1}, 'stand': {}, 'seat': {'seat': 1, 'kind': 'open'},
                    'start': {}, 'move': {'mid': 'm', 'action': '0x1'}, 'undo': {},
                    'answer': {'what': 'undo', 'yes': True}, 'takeover': {'seat': 0}, 'return': {},
                    'hint': {}, 'log': {}, 'say': {'text': 'hello'},
                    'point': {'place': 'node:1'}, 'rematch': {}, 'leave': {}}
        for kind, members in requests.items():
            self.refused('no-key', thief.ask, kind, table=table, **members)
        for guess in ('', key[:-1], key.swapcase(), key + 'x', 'x' * 4000):
            self.refused('no-key', thief.ask, 'open', table=table, key=guess)
        self.assertEqual(thief.web.get(f'/api/table/{table}/replay')[1]['code'], 'no-key')
        thief.catch_up()
        self.assertNotIn(table, str(thief.inbox))

    def test_owner_of_nothing(self):
        table, (first, second) = self.neighbours
        self.refused('not-waiting', first.ask, 'seat', table=table, seat=1, kind='bot:easy')
        self.refused('not-owner', second.ask, 'start', table=table)

    def test_open_tables(self):
        link = self.person()
        tables = [self.create(self.person(), ['me', 'open'])[0] for _ in range(9)]
        for table in tables[:8]:
            link.ask('open', table=table)
        self.refused('too-many', link.ask, 'open', table=tables[8])
        link.ask('close', table=tables[0])
        link.ask('open', table=tables[8])


class EveryGame(AbuseTest):
    """The same at the decisions of each game that the server knows: no test knows one by name."""

    DECISIONS = 12

    def every_table(self):
        """A table of each game with the fewest and with the most seats: (table, links)."""
        games = self.web().games()
        self.assertGreater(len(games), 1)
        for game in games:
            for count in sorted({game['seats_min'], game['seats_max']}):
                with self.subTest(game=game['id'], seats=count):
                    yield self.seated(count, game=game['id'])

    def asked(self, table, links):
        """Players who must decide now, in the order of the seats; none once the game is over."""
        while not any(link.views[table]['legal'] for link in links):
            if links[0].tables[table]['status'] == 'over':
                return []
            for link in links:
                link.pump(0.01)
        return [link for link in links if link.views[table]['legal']]

    def settle(self, table, links, ply):
        """Those who see this decision have seen it. Secret ones are not counted for the others."""
        for link in links:
            link.catch_up()
            self.assertLessEqual(link.views[table]['ply'], ply)

    def try_all(self, table, link, actions, code):
        for action in actions:
            self.refused(code, link.ask, 'move', table=table, mid=f'e{next(names)}',
                         action=hex(action))

    def strange_actions(self, legal, earlier):
        """What was legal before, what nearly is, and what never was."""
        near = [action ^ 1 << bit for action in self.random.sample(sorted(legal), 1)
                for bit in self.random.sample(range(64), 3)]
        return {0, 2**64 - 1, self.random.getrandbits(64), *near, *earlier} - legal

    def test_at_every_decision(self):
        for table, links in self.every_table():
            stranger = self.person()
            earlier = set()
            for _ in range(self.DECISIONS):
                asked = self.asked(table, links)
                if not asked:
                    break
                link = self.random.choice(asked)
                legal = {int(one['action'], 16) for one in link.views[table]['legal']}
                before = {one: one.views[table]['view'] for one in links}

                self.try_all(table, stranger, self.random.sample(sorted(legal), 1), 'not-seated')
                self.try_all(table, link, self.strange_actions(legal, earlier), 'illegal')
                for other in links:
                    own = {int(one['action'], 16) for one in other.views[table]['legal']}
                    foreign = sorted(legal - own)[:2]
                    if other is not link:
                        self.try_all(table, other, foreign, 'illegal')
                self.assertEqual({one: one.views[table]['view'] for one in links}, before)

                earlier = set(self.random.sample(sorted(legal), min(2, len(legal))))
                self.move_twice(table, link, self.random.choice(sorted(legal)))
                self.settle(table, links, link.views[table]['ply'])
            self.assertEqual(stranger.views, {})

    def move_twice(self, table, link, action):
        """A decision sent again, with the same mark, is the same decision."""
        mark = f'e{next(names)}'
        ply = self.move(link, table, hex(action), mark)
        self.assertEqual(ply, link.ask('move', table=table, mid=mark, action=hex(action))['ply'])

    def test_nobody_undoes_for_another(self):
        for table, links in self.every_table():
            link = self.asked(table, links)[0]
            ply = self.move(link, table)
            self.refused('not-seated', self.person().ask, 'undo', table=table)
            for other in links:
                if other is not link:
                    other.catch_up()
                    self.refused('no-undo', other.ask, 'undo', table=table)
            link.catch_up()
            self.assertGreaterEqual(link.views[table]['ply'], ply)

    def test_strange_options(self):
        link = self.person()
        for game in link.web.games():
            few, many = game['seats_min'], game['seats_max']
            others = max(few - 1, 1)
            too_few = ['me', *['open'] * others][:few - 1]
            for seats in ([], ['me'] * 2, too_few, ['me'] + ['open'] * many,
                          ['me'] + ['open'] * 40, ['me'] + ['nobody'] * others,
                          ['me'] + [7] * others, 'me'):
                self.refused('bad-message', link.ask, 'create', game=game['id'], seats=seats)
            some = [one['id'] for one in game['options']][:3]
            for options in ({'no such option': '1'}, [], 'x', *({one: 'no such'} for one in some),
                            *({one: -1} for one in some), *({one: None} for one in some)):
                self.refused('bad-message', link.ask, 'create', game=game['id'],
                             seats=['me'] + ['open'] * (few - 1), options=options)


class Messages(AbuseTest):
    """What is no message at all."""

    def test_oversized(self):
        for fragments in ([16385], [16000, 385], [1000] * 17):
            link = self.person()
            for index, size in enumerate(fragments):
                link.send_frame(0 if index else 1, b' ' * size, index == len(fragments) - 1)
            self.refused('too-large', link.answer, None)
            self.until_closed(link)
        link = self.person()
        padding = ' ' * (16384 - len('{"t":"ping","id":1}'))
        link.send_frame(1, ('{"t":"ping",' + padding + '"id":1}').encode())
        link.answer(1)

    def test_endless_frame(self):
        link = self.person()
        link.sock.sendall(struct.pack('!BBQ', 0x81, 0xff, 2**62) + b'mask')
        try:
            for _ in range(1000):
                link.sock.sendall(b'x' * 16384)
        except OSError:
            pass
        self.until_closed(link)

    def test_broken_text(self):
        link = self.person()
        for bad in (b'', b'{', b'[]', b'null', b'"ping"', b'{"t":"ping","id":1}{}',
                    b'{"t":"ping","t":"ping","id":1}', b'{"t":"ping","id":1,"x":"\\u0000"}',
                    b'[' * 16000, b'{"a":' * 3000):
            link.send_frame(1, bad)
            self.refused('bad-json', link.answer, None)
        link.ask('ping')

    def test_broken_utf8(self):
        for bad in (b'\xff\xfe', b'{"t":"ping","id":1,"x":"\xc3\x28"}', b'{"t":"\xed\xa0\x80","id":1}'):
            link = self.person()
            link.send_frame(1, bad)
            self.refused('bad-json', link.answer, None)
            self.until_closed(link)

    def test_broken_members(self):
        link = self.person()
        for bad in ({}, {'t': 'ping'}, {'t': 5, 'id': 1}, {'id': 1}, {'t': 'ping', 'id': '1'},
                    {'t': 'ping', 'id': 1.5}, {'t': 'PING', 'id': 1}, {'t': 'ping', 'id': None}):
            link.send_frame(1, json.dumps(bad).encode())
            number = bad.get('id') if isinstance(bad.get('id'), int) else None
            self.refused('bad-message', link.answer, number)
        link.send_frame(1, b'{"t":"ping","id":123456789012345678901234567890}')
        self.refused('bad-json', link.answer, None)
        link.ask('ping')

    def test_binary(self):
        link = self.person()
        link.send_frame(2, b'{"t":"ping","id":1}')
        self.refused('bad-message', link.answer, None)
        self.until_closed(link)

    def test_broken_frames(self):
        for bad in (b'\x81\x05hello', b'\x83\x80mask', b'\xf1\x80mask', b'\x89\xff' + b'\xff' * 200,
                    b'\x80\x80mask', self.random.randbytes(500)):
            link = self.person()
            link.sock.sendall(bad)
            link.sock.shutdown(socket.SHUT_WR)
            with self.assertRaises(Closed):
                while link.pump():
                    pass

    def test_half_a_message(self):
        link = self.person()
        link.send_frame(1, b'{"t":"pi', final=False)
        link.close()
        link = self.person()
        link.send_frame(1, b'{"t":"pi', final=False)
        link.send_frame(9, b'ping in between')
        link.send_frame(0, b'ng","id":9}')
        link.answer(9)

    def test_too_many_messages(self):
        link = self.person()
        codes = set()
        while not codes:  # on a busy machine that many may take longer than they should
            for number in [link.send('ping') for _ in range(100)]:
                try:
                    link.answer(number)
                except Refused as error:
                    codes.add(error.code)
        self.assertEqual(codes, {'too-fast'})
        with self.assertRaises((OSError, Closed)):
            while True:
                for _ in range(1000):
                    link.send('ping')
                while link.pump(0):
                    pass

    def test_slow_reader(self):
        table, links = self.seated(2, game='seasons', options={'level': '1'})
        for _ in range(60):
            for link in links:
                if link.views[table]['legal']:
                    self.move(link, table)
                else:
                    link.pump(0.01)
        link = self.person(receive_buffer=2048)
        link.ask('open', table=table)
        before = self.metric('too_slow_total')
        until = time.monotonic() + 3 * TIMEOUT
        while self.metric('too_slow_total') == before:
            self.assertLess(time.monotonic(), until)
            for _ in range(10):
                link.send('log', table=table)
            links[0].ask('ping')
            time.sleep(0.4)
        self.assertGreater(self.metric('too_slow_total'), before)


class People(AbuseTest):
    """Names, chat, passwords, sessions."""

    def test_strange_names(self):
        for text in STRANGE:
            status, reply = self.web().post('/api/guest', {'nick': text})
            self.assertEqual((status, reply['code']), (400, 'bad-nick'))
            status, reply = self.web().post('/api/login', {'nick': text, 'password': text})
            self.assertEqual((status, reply['code']), (403, 'bad-login'))
        for path in ("/api/profile/'%20OR%201=1", '/api/profile/%3Cscript%3E', '/api/profile/',
                     '/api/profile/' + 'x' * 400):
            self.assertEqual(self.web().get(path)[1]['code'], 'not-found')
        self.assertEqual(self.web().get('/api/profile/%00')[1]['code'], 'bad-request')
        self.assertEqual(self.web().get("/api/table/'OR'1'='1/replay")[1]['code'], 'no-table')

    def test_strange_chat(self):
        table, (first, second) = self.neighbours
        for text in STRANGE:
            first.ask('say', table=table, text=text)
        second.wait(lambda: len(second.chat.get(table, [])) == len(STRANGE))
        self.assertEqual([line['text'] for line in second.chat[table]], list(STRANGE))
        third = self.person()
        third.ask('open', table=table)
        third.wait(lambda: third.chat.get(table))
        self.assertEqual([line['text'] for line in third.chat[table]], list(STRANGE))

    def test_too_much_pointing(self):
        table, (first, second) = self.neighbours
        sent = [first.send('point', table=table, place=f'node:{i}') for i in range(20)]
        for number in sent[:5]:
            first.answer(number)
        with self.assertRaises(Refused) as caught:
            for number in sent[5:]:
                first.answer(number)
        self.assertEqual(caught.exception.code, 'too-fast')
        second.ask('point', table=table, place='node:6')
        self.until_granted(first, 'point', table=table, place='node:7')

    def until_granted(self, link, kind, **members):
        """Asks until it is not too fast any more."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            try:
                return link.ask(kind, **members)
            except Refused as error:
                self.assertEqual(error.code, 'too-fast')
            time.sleep(0.1)
        raise TimeoutError(f'{kind} is never granted')

    def test_too_much_chat(self):
        table, (first, second) = self.neighbours
        sent = [first.send('say', table=table, text=f'line {number}') for number in range(11)]
        for number in sent[:10]:
            first.answer(number)
        self.refused('too-fast', first.answer, sent[10])
        second.ask('say', table=table, text='another person')

    def test_strange_passwords(self):
        for password in STRANGE[:4]:
            web = self.web()
            nick = f'Password {next(names)}'
            status, reply = web.post('/api/register', {'nick': nick, 'password': password})
            self.assertEqual(status, 200, reply)
            status, _ = self.web().post('/api/login', {'nick': nick, 'password': password})
            self.assertEqual(status, 200)
            status, _ = self.web().post('/api/login', {'nick': nick, 'password': password + ' '})
            self.assertEqual(status, 403)

    def test_foreign_origin(self):
        for origin in ('http://evil.example', 'null', None, 'http://127.0.0.1',
                       f'http://127.0.0.1:{self.server.port}.evil.example',
                       f'http://evil.example/http://127.0.0.1:{self.server.port}', '', 'x' * 300):
            web = self.web()
            status, reply = web.post('/api/guest', {'nick': 'Foreign'}, headers={'Origin': origin})
            self.assertEqual((status, reply['code']), (403, 'bad-origin'))
            self.assertIsNone(web.cookie)
            self.refused(403, Socket, self.guest(), headers={'Origin': origin})
        self.assertGreater(self.metric('errors_total{code="bad-origin"}'), 0)

    def test_no_session(self):
        before = self.metric('errors_total{code="no-session"}')
        web = self.web()
        for cookie in (None, '', 'x', 'x' * 43, 'x' * 1500, "' OR 1=1"):
            web.cookie = cookie
            self.refused(401, Socket, web)
        self.assertEqual(self.metric('errors_total{code="no-session"}'), before + 6)
        self.refused(404, Socket, self.guest(), path='/other')

    def test_login_rate(self):
        source = fresh_address()
        web = self.web(source)
        nick = f'Target {next(names)}'
        web.post('/api/register', {'nick': nick, 'password': 'the right one'})
        web.devices = None  # a browser that the account knows has tries of its own
        for number in range(9):
            status, _ = web.post('/api/login', {'nick': nick, 'password': f'wrong {number}'})
            self.assertEqual(status, 403)
        for password in ('wrong', 'the right one'):
            status, reply = web.post('/api/login', {'nick': nick, 'password': password})
            self.assertEqual((status, reply['code']), (429, 'too-fast'))
        status, _ = self.web().post('/api/login', {'nick': nick, 'password': 'the right one'})
        self.assertEqual(status, 200)

    def test_guest_rate(self):
        source = fresh_address()
        codes = [self.web(source).post('/api/guest', {'nick': 'Many'})[0] for _ in range(61)]
        self.assertEqual(codes, [200] * 60 + [429])


class Pages(AbuseTest):
    """HTTP as no client should speak it."""

    def raw(self, data):
        """Whatever comes back until the server closes or falls silent."""
        sock = socket.create_connection(('127.0.0.1', self.server.port), timeout=1)
        received = b''
        try:
            sock.sendall(data)
            while True:
                part = sock.recv(65536)
                if not part:
                    break
                received += part
        except OSError:
            pass
        sock.close()
        return received

    def test_body(self):
        status, reply = self.web().post('/api/guest', {'nick': 'x' * 5000})
        self.assertEqual((status, reply['code']), (413, 'too-large'))
        status, reply = self.web().post('/api/guest', 'x' * 4096)
        self.assertEqual((status, reply['code']), (400, 'bad-json'))
        head = (f'POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n'
                f'Origin: http://127.0.0.1:{self.server.port}\r\n'
                'Content-Type: application/json\r\n')
        for more in ('Transfer-Encoding: chunked\r\n\r\n5\r\n{"nic\r\n0\r\n\r\n',
                     'Content-Length: -5\r\n\r\n', 'Content-Length: 99999999999999999999\r\n\r\n',
                     '\r\n'):
            self.assertNotIn(b' 200 ', self.raw((head + more).encode()))

    def test_paths(self):
        for path in ('/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd',
                     '/assets/../../../etc/passwd', '/.git/config', '//etc/passwd', '/\\..\\x',
                     '/x%00.html', '/' + 'x' * 2000):
            reply = self.raw(f'GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'.encode())
            self.assertNotIn(b'root:', reply)
            self.assertNotIn(b'[core]', reply)

    def test_heads(self):
        for data in (b'\x00' * 2000, b'GET / HTTP/1.1\r\n' + b'X: ' + b'y' * 20000 + b'\r\n\r\n',
                     b'GET / HTTP/1.1\r\n' + b'X: y\r\n' * 2000 + b'\r\n', b'\x16\x03\x01\x02\x00',
                     b'HELO there\r\n\r\n', b'GET\r\n\r\n', self.random.randbytes(4000)):
            self.assertNotIn(b' 200 ', self.raw(data))


class Crowd(AbuseTest):
    """Thousands of connections."""

    COUNT = 2000
    flags = ('--max-per-address', '50', '--max-connections', str(COUNT))

    @classmethod
    def setUpClass(cls):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 2 * cls.COUNT + 500
        if soft < wanted and hard != resource.RLIM_INFINITY and hard < wanted:
            raise unittest.SkipTest(f'only {hard} open files are allowed')
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        cls.addClassCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        super().setUpClass()

    def test_one_address(self):
        web = self.web(fresh_address())
        for batch in range(7):
            web.cookie = None
            web.guest(f'Crowd {batch}')
            for _ in range(8 if batch < 6 else 2):
                self.link(web)
        self.refused(429, Socket, web)
        self.person()

    def test_everybody(self):
        guests = [self.guest() for _ in range(self.COUNT // 8)]
        count = int(self.metric('connections'))
        for number in range(self.COUNT - count):
            self.link(guests[number % len(guests)], hello=False)
        before = self.metric('errors_total{code="full"}')
        self.refused(503, Socket, guests[0])
        self.assertEqual(self.metric('errors_total{code="full"}'), before + 1)
        for link in self.random.sample(self.links, 20):
            link.ask('hello', lang='en')
        table, links = self.neighbours
        self.move(links[0], table)
        for link in self.links[4:]:
            link.close()
        until = time.monotonic() + TIMEOUT
        while self.metric('connections') > 4:
            self.assertLess(time.monotonic(), until)
        self.person()

    def test_silent_sockets(self):
        """Connections that never say anything take no place from those who do."""
        here = ('127.0.0.1', self.server.port)
        sources = [fresh_address() for _ in range(self.COUNT // 50)]
        socks = [socket.create_connection(here, TIMEOUT, (sources[number % len(sources)], 0))
                 for number in range(self.COUNT)]
        self.person().ask('ping')
        socks[-1].setblocking(False)
        with self.assertRaises(BlockingIOError):  # it is there still: no one had to wait for it
            socks[-1].recv(1)
        greedy = fresh_address()
        socks += [socket.create_connection(here, TIMEOUT, (greedy, 0)) for _ in range(150)]
        self.assertEqual(socks[-1].recv(1), b'')
        for sock in socks:
            sock.close()


class Trouble(ServerTest):
    """A disk that takes no more, and a folder that is taken."""

    def limit(self, size):
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE,
                         (size, resource.RLIM_INFINITY))

    def until_health(self, status):
        until = time.monotonic() + TIMEOUT
        while self.web().get('/health')[0] != status:
            self.assertLess(time.monotonic(), until)
            time.sleep(0.05)

    def test_full_disk(self):
        table, (first, second) = self.seated(2)
        action = self.until_turn(first, table)[0]['action']
        before = second.views[table]['view']

        self.limit(0)
        self.addCleanup(self.limit, resource.RLIM_INFINITY)
        self.refused('storage', first.ask, 'move', table=table, mid='x', action=action)
        status, reply = self.web().post('/api/guest', {'nick': 'During'})
        self.assertEqual((status, reply['code']), (503, 'storage'))
        self.assertEqual(self.web().get('/health')[0], 503)
        first.ask('ping')
        second.catch_up()
        self.assertEqual(second.views[table]['view'], before)

        self.limit(resource.RLIM_INFINITY)
        self.until_health(200)
        self.assertEqual(self.move(first, table, action, mid='x'), 1)
        self.play_out(table, [first, second])

    def test_two_servers_in_one_folder(self):
        second = Server()
        folder, second.folder = second.folder, self.server.folder
        second.log_path = folder + '/log'
        with self.assertRaises(RuntimeError) as caught:
            second.start()
        self.assertIn('another server', str(caught.exception))
        second.folder = folder
        second.remove()


if __name__ == '__main__':
    main()
