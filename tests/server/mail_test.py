"""Mail by a relay: a real one on this machine, plain and over TLS, that notes what it is given."""
import email
import email.policy
import os
import re
import shutil
import socketserver
import ssl
import tempfile
import threading

from harness import Server, ServerTest, main, names
from push_test import Service, until

DAYS = {'kind': 'days', 'days': 3}
PASSWORD = 'correct horse battery'


class Relay(socketserver.ThreadingTCPServer):
    """Takes mails as RFC 5321 has it; refuses the recipients in `unknown`."""

    allow_reuse_address = daemon_threads = True

    def __init__(self, tls=None):
        super().__init__(('127.0.0.1', 0), Session)
        self.tls, self.mails, self.unknown, self.logins, self.refusals = tls, [], set(), [], 0
        self.port = self.server_address[1]
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def get_request(self):
        sock, address = super().get_request()
        return (self.tls.wrap_socket(sock, server_side=True) if self.tls else sock), address

    def of(self, address):
        return [mail for to, mail in list(self.mails) if to == address]

    def stop(self):
        self.shutdown()
        self.server_close()


class Session(socketserver.StreamRequestHandler):
    def say(self, line):
        self.wfile.write(line.encode() + b'\r\n')

    def handle(self):
        self.say('220 relay')
        to = []
        for line in self.rfile:
            word = line.decode().strip()
            verb = word.split(' ')[0].upper()
            if verb == 'EHLO':
                self.say('250-relay')
                self.say('250 AUTH PLAIN')
            elif verb == 'AUTH':
                if word.upper() == 'AUTH PLAIN':
                    self.say('334 ')
                    word += ' ' + self.rfile.readline().decode().strip()
                self.server.logins.append(word)
                self.say('235 welcome')
            elif verb == 'RCPT':
                address = re.search('<(.*)>', word)[1]
                if address in self.server.unknown:
                    self.server.refusals += 1
                    self.say('550 no such person')
                    continue
                to.append(address)
                self.say('250 good')
            elif verb == 'DATA':
                self.say('354 go on')
                self.take(to)
                to = []
                self.say('250 taken')
            elif verb == 'QUIT':
                self.say('221 bye')
                return
            else:
                self.say('250 good')

    def take(self, to):
        lines = []
        for line in self.rfile:
            if line == b'.\r\n':
                break
            lines.append(line[1:] if line.startswith(b'..') else line)
        mail = email.message_from_bytes(b''.join(lines), policy=email.policy.default)
        self.server.mails += [(address, mail) for address in to]


class MailTest(ServerTest):
    is_tls = False

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix='plansza-mail-')
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        service = Service(cls.folder)
        service.close()
        tls = None
        if cls.is_tls:
            tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            tls.load_cert_chain(service.cert, os.path.join(cls.folder, 'key.pem'))
        cls.relay = Relay(tls)
        cls.addClassCleanup(cls.relay.stop)
        where = f'smtps://localhost:{cls.relay.port}' if tls else f'smtp://127.0.0.1:{cls.relay.port}'
        cls.flags = ('--max-per-address', '0', '--quick-bots', '--test-push', service.cert,
                     '--mail-relay', where, '--mail-from', 'plansza@games.example',
                     '--mail-site', 'https://games.example', *cls.login())
        super().setUpClass()

    @classmethod
    def login(cls):
        return ()

    def account(self):
        """A person with an account and a connection."""
        web = self.web()
        status, _ = web.post('/api/register', {'nick': f'Ala {next(names)}', 'password': PASSWORD})
        self.assertEqual(status, 200)
        link = self.link(web)
        link.web = web
        return link

    def ask(self, web, address, lang='en'):
        return web.post('/api/mail', {'address': address, 'lang': lang})

    def path(self, mail, kind):
        return '/api/mail/' + re.search(rf'https://games.example/api/mail/({kind}\?key=\S+)',
                                        mail.get_content())[1]

    def confirmed(self, address):
        """A person whose address is confirmed by the link of the mail, from elsewhere."""
        link = self.account()
        self.assertEqual(self.ask(link.web, address)[0], 200)
        until(lambda: self.relay.of(address))
        self.assertFalse(link.web.get('/api/mail')[1]['mail']['is_confirmed'])
        path = self.path(self.relay.of(address)[0], 'confirm')
        self.assertIn(b'<button>Yes, this is my address</button>', self.page('GET', path))
        self.assertFalse(link.web.get('/api/mail')[1]['mail']['is_confirmed'])
        self.assertIn(b'is confirmed', self.page('POST', path))
        self.assertTrue(link.web.get('/api/mail')[1]['mail']['is_confirmed'])
        self.assertNotIn(b'<button>', self.page('GET', path))
        return link

    def page(self, method, path, lang='en'):
        """What a browser without a session is shown; a form, or a program for mail, posts."""
        body = b'List-Unsubscribe=One-Click' if method == 'POST' else None
        status, headers, page = self.web().request(method, path, body, headers={
            'Content-Type': 'application/x-www-form-urlencoded', 'Origin': None,
            'Accept-Language': lang})
        self.assertEqual((status, headers['content-type']), (200, 'text/html; charset=utf-8'))
        return page

    def table(self, link):
        """A table with days for a move where that person and another one are asked."""
        other = self.person()
        table, key = self.create(other, ['me', 'open'], clock=DAYS)
        link.ask('open', table=table, key=key)
        link.ask('sit', table=table, seat=1)
        self.until_status(link, table, 'running')
        return table, other


class Plain(MailTest):
    def test_your_turn(self):
        link = self.confirmed('turn@mail.example')
        table, other = self.table(link)
        until(lambda: len(self.relay.of('turn@mail.example')) == 2)
        mail = self.relay.of('turn@mail.example')[1]
        words = mail.get_content()
        self.assertEqual(mail['Subject'], 'Your turn: Hidden Bids')
        self.assertEqual((mail['From'], mail['To']), ('plansza@games.example', 'turn@mail.example'))
        self.assertEqual(mail['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
        self.assertIn(self.path(mail, 'end'), mail['List-Unsubscribe'])
        self.assertIn(f'https://games.example/#/t/{table}', words)
        # The words are those of a notification, and links: nothing else, and nothing of the game.
        text, way, end = words.strip().replace('\r', '').split('\n\n')
        self.assertRegex(text, rf"^With {other.web.user['nick']}\. \d days left\.$")
        self.assertEqual(way, f'https://games.example/#/t/{table}')
        self.assertRegex(end, r'^End these mails: https://\S+$')

    def test_one_click_ends_them(self):
        """A program that only looks at a link ends nothing; the header's one click, or the page's, does."""
        link = self.confirmed('end@mail.example')
        path = self.path(self.relay.of('end@mail.example')[0], 'end')
        for method in ('GET', 'HEAD'):
            self.page(method, path)
        self.assertIn('<button>Nie wysyłajcie</button>'.encode(), self.page('GET', path, 'pl'))
        self.assertTrue(link.web.get('/api/mail')[1]['mail'])
        self.assertIn(b'Nothing more will come', self.page('POST', path))
        self.assertIsNone(link.web.get('/api/mail')[1]['mail'])
        self.assertIn(b'Nothing more will come', self.page('POST', path))
        self.table(link)
        self.confirmed('after@mail.example')
        self.assertEqual(len(self.relay.of('end@mail.example')), 1)

    def test_an_older_mail_ends_them_too(self):
        link = self.confirmed('older@mail.example')
        path = self.path(self.relay.of('older@mail.example')[0], 'end')
        self.assertEqual(self.ask(link.web, 'older@mail.example')[0], 200)
        until(lambda: len(self.relay.of('older@mail.example')) == 2)
        self.page('POST', path)
        self.assertIsNone(link.web.get('/api/mail')[1]['mail'])

    def test_nothing_before_it_is_confirmed(self):
        link = self.account()
        self.ask(link.web, 'silent@mail.example')
        until(lambda: self.relay.of('silent@mail.example'))
        self.table(link)
        self.table(self.confirmed('loud@mail.example'))
        until(lambda: len(self.relay.of('loud@mail.example')) == 2)
        self.assertEqual(len(self.relay.of('silent@mail.example')), 1)

    def test_an_address_is_asked_once_in_an_hour(self):
        address = 'flooded@mail.example'
        self.assertEqual(self.ask(self.account().web, address)[0], 200)
        for again in (address, address.upper(), 'flooded+more@mail.example'):
            self.assertEqual(self.ask(self.account().web, again)[1]['code'], 'asked-lately')
        until(lambda: self.relay.of(address))
        self.assertEqual(len(self.relay.of(address)), 1)

    def test_as_often_as_is_bearable(self):
        web = self.account().web
        codes = [self.ask(web, f'{i}@often.example')[1].get('code') for i in range(6)]
        self.assertEqual(codes, [None] * 5 + ['too-fast'])
        self.assertEqual(web.post('/api/mail/drop')[0], 200)

    def test_an_address_that_is_not_there(self):
        self.relay.unknown.add('gone@mail.example')
        web = self.account().web
        self.assertEqual(self.ask(web, 'gone@mail.example')[0], 200)
        until(lambda: web.get('/api/mail')[1]['mail'] is None)
        self.assertIn('event=mail-dropped', self.server.log())

    def test_what_is_refused(self):
        web = self.account().web
        for address in ('', 'a', '@b.c', 'a@', 'a@b', 'a@b.', 'a b@c.de', 'a@b.c\r\nTo: x@y.z',
                        'a@b.c,d@e.f', '<a@b.c>', '-a@b.c', 'a@b.c' + 'd' * 260, 'ą@b.cd',
                        'root@10.0.0.1'):
            refused = self.ask(self.account().web, address)[1]
            self.assertEqual(refused.get('code'), 'bad-address', address)
        for body in ({}, {'address': 1, 'lang': 'en'}, {'address': 'a@b.cd'},
                     {'address': 'a@b.cd', 'lang': 'xx'}):
            self.assertEqual(web.post('/api/mail', body)[1]['code'], 'bad-message')
        guest = self.person().web
        self.assertEqual(self.ask(guest, 'a@b.cd')[1]['code'], 'no-account')
        self.assertEqual(self.ask(self.web(), 'a@b.cd')[1]['code'], 'no-session')
        self.assertEqual(self.web().get('/api/mail')[1]['code'], 'no-session')
        for method in ('GET', 'POST'):
            self.assertIn(b'does not work', self.page(method, '/api/mail/confirm?key=wrong'))
            self.page(method, '/api/mail/end?key=' + 'x' * 500)
            self.page(method, '/api/mail/end')
        self.assertEqual(self.web().request('PUT', '/api/mail/end?key=x')[0], 405)

    def test_taken_back_and_forgotten(self):
        link = self.confirmed('own@mail.example')
        export = link.web.get('/api/account/export')[1]
        self.assertEqual(export['mail'], {'address': 'own@mail.example', 'is_confirmed': True})
        self.assertEqual(link.web.post('/api/mail/drop')[0], 200)
        self.assertIsNone(link.web.get('/api/mail')[1]['mail'])


class Secure(MailTest):
    is_tls = True

    @classmethod
    def login(cls):
        path = os.path.join(cls.folder, 'password')
        with open(path, 'w', encoding='utf-8') as file:
            file.write('secret of the relay\n')
        return '--mail-user', 'plansza', '--mail-password-file', path

    def test_over_tls_with_a_password(self):
        self.confirmed('safe@mail.example')
        self.assertTrue(self.relay.logins)
        with open(f'/proc/{self.server.process.pid}/cmdline', encoding='utf-8') as file:
            self.assertNotIn('secret of the relay', file.read())


class Without(ServerTest):
    def test_there_is_none(self):
        web = self.guest()
        self.assertFalse(web.get('/api/mail')[1]['has_mail'])
        body = {'address': 'a@b.cd', 'lang': 'en'}
        self.assertEqual(web.post('/api/mail', body)[1]['code'], 'not-found')
        self.assertEqual(self.web().request('GET', '/api/mail/end?key=x')[0], 404)

    def test_options_that_do_not_fit(self):
        for flags in (('--mail-relay', 'http://x'), ('--mail-relay', 'smtp://x'),
                      ('--mail-from', 'a@b.c'),
                      ('--mail-relay', 'smtp://x', '--mail-from', 'a', '--mail-site', 'https://b'),
                      ('--mail-relay', 'smtp://x', '--mail-from', 'a@b.c', '--mail-site', 'b'),
                      ('--mail-relay', 'smtp://x', '--mail-from', 'a@b.c', '--mail-site',
                       'https://b', '--mail-user', 'x')):
            server = Server(*flags, seed=None)
            self.addCleanup(server.remove)
            with self.assertRaisesRegex(RuntimeError, 'mail'):
                server.start()


if __name__ == '__main__':
    main()
