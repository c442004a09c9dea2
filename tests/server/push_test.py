"""Notifications as clients ask for them, and as a push service meets the server: a real one, over
TLS, on this machine. The messages are decrypted by tests/browser/push.test.mjs."""
import http.server
import os
import shutil
import ssl
import subprocess
import tempfile
import threading
import time

from client import TIMEOUT
from harness import Server, ServerTest, main

# The example of RFC 8291: any public key of P-256 will do.
KEYS = {
    'p256dh': 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    'auth': 'BTBZMqHH6r4Tts7J_aSIgg',
}
PUBLIC = 'https://push.example/abc'


class Service:
    """A push service: notes what it gets and answers as it is told, by path."""

    def __init__(self, folder):
        self.cert, key = os.path.join(folder, 'cert.pem'), os.path.join(folder, 'key.pem')
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt',
                        'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost',
                        '-addext', 'subjectAltName=DNS:localhost', '-keyout', key,
                        '-out', self.cert], check=True, capture_output=True)
        self.heard, self.answers = [], {}
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers['Content-Length']))
                status, headers = service.answers.get(self.path, (201, {}))
                self.send_response(status)
                for name, value in {**headers, 'Content-Length': '0'}.items():
                    self.send_header(name, value)
                self.end_headers()
                service.heard.append((self.path, dict(self.headers), body))

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        self.http.daemon_threads = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.cert, key)
        self.http.socket = context.wrap_socket(self.http.socket, server_side=True)
        self.address = f'https://localhost:{self.http.server_address[1]}'
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def of(self, path):
        return [one for one in list(self.heard) if one[0] == path]

    def close(self):
        self.http.shutdown()
        self.http.server_close()


def until(holds):
    end = time.monotonic() + TIMEOUT
    while not holds():
        assert time.monotonic() < end, 'it has not come'
        time.sleep(0.02)


class PushTest(ServerTest):
    def refusal(self, wanted, web, path, **body):
        status, reply = web.post(path, body)
        self.assertEqual((reply['ok'], reply.get('code')), (False, wanted), reply)
        self.assertGreaterEqual(status, 400)

    def done(self, web, path, **body):
        status, reply = web.post(path, body)
        self.assertEqual(status, 200, reply)

    def subscribe(self, web, endpoint, lang='en'):
        self.done(web, '/api/push/subscribe', endpoint=endpoint, lang=lang, **KEYS)

    def endpoints(self, web):
        return [one['endpoint'] for one in web.get('/api/push')[1]['push']]


class Requests(PushTest):
    def test_key(self):
        one, other = self.guest(), self.guest()
        status, reply = one.get('/api/push')
        self.assertEqual(status, 200)
        self.assertEqual(sorted(reply), ['key', 'ok', 'push', 'quiet', 'reminders'])
        self.assertEqual((len(reply['key']), reply['key'][0]), (87, 'B'))
        self.assertEqual(other.get('/api/push')[1]['key'], reply['key'])
        self.assertEqual((reply['push'], reply['quiet'], reply['reminders']), ([], None, True))

    def test_no_session(self):
        web = self.web()
        self.assertEqual(web.get('/api/push')[1]['code'], 'no-session')
        for path in ('subscribe', 'unsubscribe', 'settings'):
            self.refusal('no-session', web, f'/api/push/{path}', endpoint=PUBLIC)

    def test_subscriptions(self):
        web, other = self.guest(), self.guest()
        self.subscribe(web, PUBLIC + '1')
        self.subscribe(web, PUBLIC + '2', lang='pl')
        self.subscribe(web, PUBLIC + '1')
        [first, second] = web.get('/api/push')[1]['push']
        self.assertEqual([first['endpoint'], second['endpoint']], [PUBLIC + '2', PUBLIC + '1'])
        self.assertTrue(first['is_this'] and first['created'] > 0)
        self.assertEqual(self.endpoints(other), [])
        self.done(other, '/api/push/unsubscribe', endpoint=PUBLIC + '1')
        self.assertEqual(len(self.endpoints(web)), 2)
        self.done(web, '/api/push/unsubscribe', endpoint=PUBLIC + '1')
        self.assertEqual(self.endpoints(web), [PUBLIC + '2'])
        exported = web.get('/api/account/export')[1]
        self.assertEqual([one['endpoint'] for one in exported['push']], [PUBLIC + '2'])

    def test_bad_endpoints(self):
        web = self.guest()
        for endpoint in ('', 'x', 'http://push.example/x', 'https://127.0.0.1/x',
                         'https://[::1]/x', 'https://192.168.1.1/x', 'https://push.example:1/x',
                         'https://a@push.example/x', 'https://push.example/' + 'x' * 1100):
            self.refusal('bad-endpoint', web, '/api/push/subscribe', endpoint=endpoint, lang='en',
                         **KEYS)
        self.assertEqual(self.endpoints(web), [])

    def test_bad_members(self):
        web = self.guest()
        whole = {'endpoint': PUBLIC, 'lang': 'en', **KEYS}
        for name in whole:
            part = {key: value for key, value in whole.items() if key != name}
            self.refusal('bad-message', web, '/api/push/subscribe', **part)
            self.refusal('bad-message', web, '/api/push/subscribe', **{**whole, name: 7})
        for name, value in (('lang', 'de'), ('auth', 'AAAA'), ('auth', '!'), ('p256dh', 'B' * 87),
                            ('p256dh', KEYS['p256dh'][:-4])):
            self.refusal('bad-message', web, '/api/push/subscribe', **{**whole, name: value})
        self.refusal('bad-message', web, '/api/push/unsubscribe')
        self.assertEqual(self.endpoints(web), [])

    def test_settings(self):
        web = self.guest()
        night = {'from': 1320, 'to': 480, 'zone': 120}
        self.done(web, '/api/push/settings', reminders=False, **night)
        reply = web.get('/api/push')[1]
        self.assertEqual((reply['quiet'], reply['reminders']), (night, False))
        for wrong in ({'from': -1}, {'from': 1440}, {'to': 'x'}, {'to': 1.5}, {'zone': 841},
                      {'zone': -841}, {'reminders': 1}, {'from': 2 ** 40}, {'zone': None}):
            self.refusal('bad-message', web, '/api/push/settings',
                         **{**night, 'reminders': True, **wrong})
        self.assertEqual(web.get('/api/push')[1]['quiet'], night)
        self.done(web, '/api/push/settings', reminders=True, **{'from': 0, 'to': 0, 'zone': 0})
        reply = web.get('/api/push')[1]
        self.assertEqual((reply['quiet'], reply['reminders']), (None, True))

    def test_ends_with_the_session(self):
        web = self.guest()
        self.subscribe(web, PUBLIC + '-ends')
        self.done(web, '/api/logout')
        other = self.guest()
        self.assertEqual(self.endpoints(other), [])

    def test_limits(self):
        web = self.guest()
        for number in range(12):
            self.subscribe(web, f'{PUBLIC}/{number}')
        self.assertEqual(self.endpoints(web), [f'{PUBLIC}/{number}' for number in range(2, 12)])


class Delivery(PushTest):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix='plansza-push-')
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.service = Service(cls.folder)
        cls.addClassCleanup(cls.service.close)
        cls.server = Server(*cls.flags, '--test-push', cls.service.cert).start()
        cls.addClassCleanup(cls.server.remove)

    def test_heard(self):
        """Both are asked; the one who has subscribed is told, once."""
        table, links = self.seated(2, clock={'kind': 'days', 'days': 3})
        self.subscribe(links[0].web, f'{self.service.address}/heard')
        until(lambda: self.service.of('/heard'))
        [(_, headers, body)] = self.service.of('/heard')
        self.assertEqual(headers['Content-Encoding'], 'aes128gcm')
        self.assertEqual(headers['Topic'], table)
        self.assertTrue(0 < int(headers['TTL']) <= 3 * 86400)
        self.assertRegex(headers['Authorization'], r'^vapid t=\S+\.\S+\.\S+, k=B\S{86}$')
        self.assertEqual(len(body), 16 + 4 + 1 + 65 + 1024 + 16)
        self.assertNotIn(table.encode(), body)

    def test_bounced(self):
        self.service.answers['/gone'] = 410, {}
        web = self.guest()
        self.subscribe(web, f'{self.service.address}/gone')
        link = self.link(web)
        self.create(link, ['me', 'bot:easy'], clock={'kind': 'days', 'days': 3})
        until(lambda: not self.endpoints(web))
        self.assertEqual(len(self.service.of('/gone')), 1)
        self.assertGreaterEqual(self.metric('pushes_gone_total'), 1)

    def test_redirects_are_not_followed(self):
        self.service.answers['/away'] = 307, {'Location': f'{self.service.address}/there'}
        web = self.guest()
        self.subscribe(web, f'{self.service.address}/away')
        failed = self.metric('pushes_failed_total')
        self.create(self.link(web), ['me', 'bot:easy'], clock={'kind': 'days', 'days': 3})
        until(lambda: self.metric('pushes_failed_total') > failed)
        self.assertEqual(len(self.service.of('/away')), 1)
        self.assertEqual(self.service.of('/there'), [])

    def test_only_for_this_machine(self):
        server = Server('--test-push', self.service.cert, '--listen', '0.0.0.0:0', seed=None)
        self.addCleanup(server.remove)
        with self.assertRaisesRegex(RuntimeError, '--test-push is for tests'):
            server.start()


if __name__ == '__main__':
    main()
