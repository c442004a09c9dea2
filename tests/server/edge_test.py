"""The edge of the server over real sockets: what is not a request, who takes too long, who asks from
where. Whatever is tried, the server goes on for everybody else."""
import contextlib
import gzip
import itertools
import os
import re
import resource
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import unittest

from client import TIMEOUT, Closed, Refused
from harness import PLANSZA, ROOT, Server, ServerTest, main, names

HOST = 'Host: localhost\r\n'
REQUESTS = {
    'GET': f'GET / HTTP/1.1\r\n{HOST}\r\n',
    'HEAD': f'HEAD / HTTP/1.1\r\n{HOST}\r\n',
    'POST': f'POST /api/guest HTTP/1.1\r\n{HOST}Content-Length: 3\r\n\r\n{{}} ',
    'POST without its body': f'POST / HTTP/1.1\r\n{HOST}Content-Length: 3\r\n\r\n',
    'upgrade': f'GET /ws HTTP/1.1\r\n{HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n'
               'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    'h2c': f'GET / HTTP/1.1\r\n{HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n'
           'HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
}
# Every deadline before the answer, and some.
ALL_GONE_SECONDS = 25


def self_signed(folder, name):
    """A certificate of its own: (certificate, key)."""
    cert, key = (os.path.join(folder, f'{name}-{what}.pem') for what in ('cert', 'key'))
    subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt',
                    'ec_paramgen_curve:prime256v1', '-nodes', '-subj', f'/CN={name}',
                    '-keyout', key, '-out', cert], check=True, capture_output=True)
    return cert, key


class EdgeTest(ServerTest):
    def connect(self):
        sock = socket.create_connection(('127.0.0.1', self.server.port), timeout=TIMEOUT)
        self.addCleanup(sock.close)
        return sock

    def exchange(self, *pieces):
        """Sends the pieces, one at a time; everything that comes back until the end."""
        sock = self.connect()
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            for piece in pieces:
                sock.sendall(piece)
            sock.shutdown(socket.SHUT_WR)
        except OSError:
            pass # it was refused before everything was said
        return self.read_all(sock)

    @staticmethod
    def read_all(sock):
        data = b''
        try:
            while piece := sock.recv(65536):
                data += piece
        except ConnectionResetError:
            pass
        return data


class Segments(EdgeTest):
    """Two requests where there should be one."""

    def test_pairs_in_one_segment(self):
        for first, second in itertools.product(REQUESTS, repeat=2):
            with self.subTest(first=first, second=second):
                reply = self.exchange((REQUESTS[first] + REQUESTS[second]).encode())
                self.assertEqual(reply.count(b'HTTP/1.1 '), 1, reply[:300])
                self.assertEqual(self.web().get('/health')[0], 200)

    def test_pairs_cut_in_two(self):
        """The unit tests cut everywhere; here a few cuts go through the real thing."""
        for first, second in itertools.product(('GET', 'POST', 'upgrade'), repeat=2):
            both = (REQUESTS[first] + REQUESTS[second]).encode()
            for cut in range(1, len(both), 7):
                reply = self.exchange(both[:cut], both[cut:])
                self.assertLessEqual(reply.count(b'HTTP/1.1 '), 1, reply[:300])
        self.assertEqual(self.web().get('/health')[0], 200)

    def test_what_is_refused(self):
        for request, status in (
                (REQUESTS['h2c'], 400),
                (REQUESTS['upgrade'].replace('13', '99'), 426),
                (REQUESTS['upgrade'].replace('dGhl', 'dGh'), 400),
                (REQUESTS['upgrade'].replace('GET', 'POST').replace(HOST, HOST + 'Content-Length: 0\r\n'), 400),
                (f'POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 501),
                (f'POST / HTTP/1.1\r\n{HOST}\r\n', 411),
                (f'GET / HTTP/1.1\r\n{HOST}{HOST}\r\n', 400),
                ('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 505),
                ('GET / HTTP/1.1\n\n', 400),
                ('\x16\x03\x01\x02\x00', 400),
                (f'GET / HTTP/1.1\r\n{HOST}A: {"a" * 5000}\r\n\r\n', 431),
                (f'GET /{"a" * 600} HTTP/1.1\r\n{HOST}\r\n', 414)):
            reply = self.exchange(request.encode())
            self.assertEqual(reply.split(b' ')[1:2], [str(status).encode()], (request, reply[:200]))
            self.assertIn(b'"code":"', reply)
        self.assertIn(b'"bad-request"', self.exchange(b'nonsense\r\n\r\n'))


class Slow(EdgeTest):
    """Those who keep a connection and say nothing, or next to nothing."""

    def test_all_are_gone_in_time(self):
        person = self.person()
        endless = self.person()
        endless.sock.sendall(b'\x81\xfe\x01\x00mask' + b'x' * 10)
        beginnings = [b'', b'G', *(text[:-1].encode() for text in REQUESTS.values())]
        beginnings += [(text + text).encode()[:-1] for text in REQUESTS.values()]
        socks = [self.connect() for _ in range(3 * len(beginnings))]
        for sock, beginning in zip(socks, itertools.cycle(beginnings)):
            sock.sendall(beginning)
        begun = time.monotonic()
        before = self.metric('sockets')
        for sock in socks:
            sock.settimeout(max(0.1, begun + ALL_GONE_SECONDS - time.monotonic()))
            self.read_all(sock)
        with self.assertRaises(Closed):
            while endless.pump(max(0.1, begun + ALL_GONE_SECONDS - time.monotonic())):
                pass
        self.assertLessEqual(self.metric('sockets'), before - len(socks) / 3)
        person.ask('ping')


class FewDescriptors(EdgeTest):
    """Where the system gives few descriptors, the server takes fewer people and stays able to
    write."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server('--max-per-address', '0', '--quick-bots')
        cls.addClassCleanup(cls.server.remove)
        cls.server.start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (120, 120)))

    def test_more_sockets_than_descriptors(self):
        table, links = self.seated(2)
        for _ in range(200):
            self.connect()
        self.play_out(table, links)
        self.assertEqual(self.web().get('/health')[0], 200)
        self.assertIn('event=few-descriptors', self.server.log())
        self.assertLess(len(self.server.log().splitlines()), 100)


class Names(EdgeTest):
    """Who the server is, and who asks."""

    flags = ('--max-per-address', '0', '--host', 'gry.example.org', '--trusted-proxy', '127.77.0.0/16')

    def ask(self, source, **headers):
        web = self.web(source)
        web.origin = headers.pop('origin', web.origin)
        return web.request('POST', '/api/guest', {'nick': 'Anna'}, headers)

    def test_hosts(self):
        for host, status in (('gry.example.org', 200), ('localhost:1', 200), ('192.168.1.2', 200),
                             ('evil.example.org', 421), ('gry.example.org.evil.com', 421)):
            reply = self.web().request('GET', '/api/me', headers={'Host': host})
            self.assertEqual(reply[0], status, host)
            self.assertEqual(b'other-host' in reply[2], status == 421)

    def test_cookies_and_headers_behind_a_proxy(self):
        plain = self.ask('127.77.0.1')
        self.assertTrue(plain[1]['Set-Cookie'].startswith('plansza='))
        self.assertNotIn('Secure', plain[1]['Set-Cookie'])
        self.assertIsNone(plain[1]['Strict-Transport-Security'])
        headers = {'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9',
                   'Host': 'gry.example.org', 'Origin': 'https://gry.example.org'}
        secure = self.ask('127.77.0.1', **headers)
        self.assertEqual(secure[0], 200)
        self.assertRegex(secure[1]['Set-Cookie'], r'^__Host-plansza=.*; Path=/;.*; Secure')
        self.assertNotIn('Domain', secure[1]['Set-Cookie'])
        self.assertIn('max-age', secure[1]['Strict-Transport-Security'])
        # The word of someone else counts for nothing.
        other = self.ask('127.78.0.1', **headers)
        self.assertEqual(other[0], 403)

    def test_headers_of_every_reply(self):
        for path in ('/', '/api/me', '/nothing.txt'):
            headers = self.web().request('GET', path)[1]
            for name in ('Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy',
                         'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy',
                         'Permissions-Policy', 'Date', 'Content-Length'):
                self.assertIsNotNone(headers[name], (path, name))
            self.assertEqual(headers['Connection'], 'close')

    def test_metrics_are_for_this_machine(self):
        self.assertEqual(self.web().request('GET', '/metrics')[0], 200)
        forwarded = {'X-Forwarded-For': '203.0.113.9'}
        self.assertEqual(self.web().request('GET', '/metrics', headers=forwarded)[0], 404)


class Proxied(EdgeTest):
    """Limits count those who ask, not the proxy that they come through."""

    flags = ('--quick-bots', '--trusted-proxy', '127.77.0.1')

    def log_in(self, source, **headers):
        """Each with another nick: tries at one are counted on their own."""
        wrong = {'nick': f'Nobody {next(names)}', 'password': 'something'}
        return self.web(source).post('/api/login', wrong, headers)[0]

    def test_log_ins(self):
        for _ in range(10):
            self.assertEqual(self.log_in('127.77.0.1', **{'X-Forwarded-For': '203.0.113.1'}), 403)
        self.assertEqual(self.log_in('127.77.0.1', **{'X-Forwarded-For': '203.0.113.1'}), 429)
        self.assertEqual(self.log_in('127.77.0.1', **{'X-Forwarded-For': '203.0.113.2'}), 403)
        # Inventing addresses does not help who is no proxy.
        for number in range(10):
            self.assertEqual(self.log_in('127.77.0.2', **{'X-Forwarded-For': f'203.0.113.{number}'}), 403)
        self.assertEqual(self.log_in('127.77.0.2', **{'X-Forwarded-For': '203.0.113.77'}), 429)

    def test_floods_of_requests(self):
        """Many at the same time, so that even a busy machine takes them within the window."""
        replies = []
        for _ in range(5):
            socks = [socket.create_connection(('127.0.0.1', self.server.port), TIMEOUT,
                                              ('127.77.0.3', 0)) for _ in range(150)]
            for sock in socks:
                sock.sendall(f'GET /api/me HTTP/1.1\r\n{HOST}\r\n'.encode())
            for sock in socks:
                replies.append(self.read_all(sock))
                sock.close()
        self.assertTrue(replies[0].startswith(b'HTTP/1.1 200'))
        self.assertTrue(replies[-1].startswith(b'HTTP/1.1 429'))
        self.assertIn(b'retry-after: 1', replies[-1])
        self.assertEqual(self.web().request('GET', '/api/me')[0], 200)


class Files(EdgeTest):
    """The client's files, and nothing beside them."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix='plansza-web-')
        cls.addClassCleanup(shutil.rmtree, cls.folder, True)
        cls.web_folder = os.path.join(cls.folder, 'web')
        os.makedirs(os.path.join(cls.web_folder, 'assets'))
        cls.pages = {'/index.html': b'<p>page</p>' * 99, '/assets/a.js': b'a = 1;' * 99,
                     '/a b.png': bytes(range(256)), '/.hidden': b'hidden', '/../beside': b'beside'}
        for path, content in cls.pages.items():
            with open(cls.web_folder + path, 'wb') as file:
                file.write(content)
        cls.flags = ('--max-per-address', '0', '--web', cls.web_folder)
        super().setUpClass()

    def test_whole_and_known(self):
        web = self.web()
        for path, name in (('/', '/index.html'), ('/table/x', '/index.html'),
                           ('/assets/a.js', '/assets/a.js'), ('/%61%20b.png', '/a b.png')):
            content = self.pages[name]
            for coding in ('gzip', 'identity'):
                headers = {'Accept-Encoding': coding}
                status, got, data = web.request('GET', path, headers=headers)
                self.assertEqual(status, 200)
                is_gzip = got['Content-Encoding'] == 'gzip'
                self.assertEqual(is_gzip, coding == 'gzip' and not name.endswith('png'))
                self.assertEqual(gzip.decompress(data) if is_gzip else data, content)
                status, head, data = web.request('HEAD', path, headers=headers)
                self.assertEqual((status, head['Content-Length'], data),
                                 (200, got['Content-Length'], b''))
                status, known, data = web.request(
                    'GET', path, headers={**headers, 'If-None-Match': f'"x", {got["ETag"]}'})
                self.assertEqual((status, known['ETag'], data), (304, got['ETag'], b''))
                self.assertIn(known['Content-Length'], (None, got['Content-Length']))

    def test_nothing_else(self):
        for path in ('/.hidden', '/%2ehidden', '/../beside', '/..%2fbeside', '/%2e%2e/beside',
                     '/assets/..%2f..%2fbeside', '/assets%5c..%5c..%5cbeside', '/beside.x',
                     '//../beside', '/assets/'):
            with self.subTest(path):
                reply = self.exchange(f'GET {path} HTTP/1.1\r\n{HOST}\r\n'.encode())
                self.assertNotIn(b'hidden', reply)
                self.assertNotIn(b'beside', reply)
        for path in ('/%00', '/a%0d%0ab', '/%', '/%4', '/%zz', 'http://localhost/', '*', '/#a'):
            with self.subTest(path):
                reply = self.exchange(f'GET {path} HTTP/1.1\r\n{HOST}\r\n'.encode())
                self.assertTrue(reply.startswith(b'HTTP/1.1 400 '), reply[:20])


class Token(EdgeTest):
    """Metrics for whoever has the token."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server('--max-per-address', '0')
        cls.addClassCleanup(cls.server.remove)
        path = os.path.join(cls.server.folder, 'token')
        with open(path, 'w', encoding='utf-8') as file:
            file.write('a-token-of-some-length\n')
        cls.server.flags += ('--metrics-token', path)
        cls.server.start()

    def test_token(self):
        for rights, status in ((None, 404), ('Bearer wrong', 404), ('a-token-of-some-length', 404),
                               ('Bearer a-token-of-some-length', 200)):
            headers = {'Authorization': rights, 'X-Forwarded-For': '203.0.113.9'}
            self.assertEqual(self.web().request('GET', '/metrics', headers=headers)[0], status)

    def test_a_bad_file(self):
        for content in ('short\n', ''):
            path = os.path.join(self.server.folder, 'bad')
            with open(path, 'w', encoding='utf-8') as file:
                file.write(content)
            done = subprocess.run([PLANSZA, 'serve', '--metrics-token', path],
                                  capture_output=True, text=True, timeout=TIMEOUT, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn('--metrics-token', done.stderr)


class Certificates(EdgeTest):
    """A new certificate is taken without a restart; a broken one is not."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server('--max-per-address', '0', '--quick-bots')
        cls.addClassCleanup(cls.server.remove)
        cls.cert, cls.key = self_signed(cls.server.folder, 'first')
        cls.server.flags += ('--tls-cert', cls.cert, '--tls-key', cls.key)
        cls.server.start()
        cls.tls = ssl.create_default_context()
        cls.tls.check_hostname = False
        cls.tls.verify_mode = ssl.CERT_NONE
        cls.slow = socket.create_connection(('127.0.0.1', cls.server.port))
        cls.slow.sendall(b'\x16\x03\x01\x02\x00')
        cls.addClassCleanup(cls.slow.close)

    def web(self, source=None):
        web = super().web(source)
        web.use_tls(self.tls)
        return web

    def name(self):
        """Of the certificate that is shown."""
        with self.tls.wrap_socket(self.connect()) as sock:
            shown = ssl.DER_cert_to_PEM_cert(sock.getpeercert(True))
        text = subprocess.run(['openssl', 'x509', '-noout', '-subject'], input=shown, text=True,
                              check=True, capture_output=True).stdout
        return re.search(r'CN ?= ?(\w+)', text)[1]

    def reload(self, ok):
        """Tells the server to read its files anew, and waits until it has."""
        before = self.server.log().count('event=reloaded')
        self.server.process.send_signal(signal.SIGHUP)
        until = time.monotonic() + TIMEOUT
        while self.server.log().count('event=reloaded') == before:
            self.assertLess(time.monotonic(), until)
            time.sleep(0.02)
        self.assertIn(f'ok={ok}', self.server.log().splitlines()[-1])

    def test_reload(self):
        table, links = self.seated(2)
        self.assertEqual(self.name(), 'first')
        new_cert, new_key = self_signed(self.server.folder, 'second')
        with open(self.cert, 'w', encoding='utf-8') as file:
            file.write('this is no certificate')
        self.reload(0)
        self.assertEqual(self.name(), 'first')
        os.replace(new_cert, self.cert)
        os.replace(new_key, self.key)
        self.reload(1)
        self.assertEqual(self.name(), 'second')
        self.play_out(table, links)

    def test_a_record_of_many_frames(self):
        """It is read to its end, though nothing more comes that would tell of the rest."""
        link = self.person()
        pings = link.frame(9, b'') * 60
        link.sock.sendall(pings[:2])
        link.pump(0.1)
        link.sock.sendall(pings[2:] + link.frame(1, b'{"t":"ping","id":999}'))
        link.answer(999)

    def test_plain_http_on_the_port_of_tls(self):
        self.assertEqual(self.exchange(REQUESTS['GET'].encode())[:4].count(b'HTTP'), 0)
        self.assertEqual(self.name(), self.name())

    def test_slow_handshakes_end(self):
        """One that began with this class."""
        self.slow.settimeout(ALL_GONE_SECONDS)
        self.assertEqual(self.read_all(self.slow), b'')


def hear_of_terminals():
    """The tests may run under nohup, so that nothing ends with its terminal."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Supervised(unittest.TestCase):
    """The supervisor hears from the server, and starts it again."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix='plansza-play-')
        self.addCleanup(shutil.rmtree, self.folder, True)
        self.log_path = os.path.join(self.folder, 'log')

    def command(self, *program):
        return [*program, '--listen', '127.0.0.1:0', '--data', self.folder, '--log', self.log_path]

    def test_play_starts_it_again(self):
        play = subprocess.Popen(self.command(os.path.join(ROOT, 'tools/play')), text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                env={**os.environ, 'PLANSZA': PLANSZA})
        self.addCleanup(play.communicate)
        self.addCleanup(play.kill)
        for _ in range(2):
            self.assertIn('Plansza: http', play.stdout.readline())
            with open(f'/proc/{play.pid}/task/{play.pid}/children', encoding='utf-8') as file:
                os.kill(int(file.read().split()[0]), signal.SIGABRT)
        self.assertIn('Plansza: http', play.stdout.readline())
        play.send_signal(signal.SIGTERM)
        _, errors = play.communicate(timeout=TIMEOUT)
        self.assertEqual(play.returncode, 0)
        self.assertEqual(errors.count('starting it again'), 2)

    def test_both_end_with_their_terminal(self):
        """It tells all of them at once, and to the server alone that would mean something else."""
        play = subprocess.Popen(self.command(os.path.join(ROOT, 'tools/play')), text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                env={**os.environ, 'PLANSZA': PLANSZA}, start_new_session=True,
                                preexec_fn=hear_of_terminals)
        self.assertIn('Plansza: http', play.stdout.readline())
        with open(f'/proc/{play.pid}/task/{play.pid}/children', encoding='utf-8') as file:
            child = int(file.read().split()[0])
        os.killpg(play.pid, signal.SIGHUP)
        try:
            play.communicate(timeout=TIMEOUT)
            self.assertFalse(os.path.exists(f'/proc/{child}'))
        except subprocess.TimeoutExpired:
            self.fail('the server has outlived its terminal')
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(play.pid, signal.SIGKILL)
            play.communicate()

    def test_a_server_that_cannot_start_is_not_started_again(self):
        done = subprocess.run([os.path.join(ROOT, 'tools/play'), '--listen', 'nowhere:1', '--data',
                               self.folder], text=True, capture_output=True, timeout=TIMEOUT,
                              env={**os.environ, 'PLANSZA': PLANSZA}, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertNotIn('starting it again', done.stderr)

    def test_systemd_is_told(self):
        path = os.path.join(self.folder, 'notify')
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sock:
            sock.bind(path)
            sock.settimeout(TIMEOUT)
            server = subprocess.Popen(self.command(PLANSZA, 'serve'), stdout=subprocess.DEVNULL,
                                      env={**os.environ, 'NOTIFY_SOCKET': path})
            self.assertEqual(sock.recv(64), b'READY=1')
            self.assertEqual(sock.recv(64), b'WATCHDOG=1')
            server.send_signal(signal.SIGTERM)
            while (line := sock.recv(64)) == b'WATCHDOG=1':
                pass
            self.assertEqual(line, b'STOPPING=1')
            self.assertEqual(server.wait(TIMEOUT), 0)


class Hiding(EdgeTest):
    """A refusal at the door says no more than it must."""

    def test_upgrades(self):
        with self.assertRaises(Refused) as caught:
            self.web().socket()
        self.assertEqual(caught.exception.code, 401)


if __name__ == '__main__':
    main()
