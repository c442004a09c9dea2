"""Accounts as people look after them: passwords, sessions, recovery, deletion, guests who log in."""
import json
import os
import sqlite3
import urllib.parse
from concurrent.futures import ThreadPoolExecutor

from client import Closed
from harness import BEFORE_ACCOUNTS, ServerTest, fresh_address, main, names

PASSWORD = 'long enough'
AGENTS = {
    'Firefox, Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'Chrome, Android': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) '
                       'Chrome/126.0.0.0 Mobile Safari/537.36',
    'Safari, iOS': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 '
                   '(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Edge, Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like '
                     'Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    None: '<script>alert(1)</script>',
}


class AccountTest(ServerTest):
    """Accounts for those who need one: a password takes a while to hash."""

    def register(self, web=None, nick=None, password=PASSWORD):
        web = web or self.web()
        web.nick = nick or f'Account {next(names)}'
        status, reply = web.post('/api/register', {'nick': web.nick, 'password': password})
        self.assertEqual(status, 200, reply)
        web.user, web.recovery = reply['user'], reply['recovery']
        return web

    def log_in(self, nick, password=PASSWORD, web=None, agent=None):
        web = web or self.web()
        status, reply = web.post('/api/login', {'nick': nick, 'password': password},
                                 headers={'User-Agent': agent} if agent else None)
        self.assertEqual(status, 200, reply)
        web.user = reply['user']
        return web

    def refusal(self, wanted, web, path, **body):
        status, reply = web.post(path, body)
        self.assertEqual((reply['ok'], reply.get('code')), (False, wanted), reply)
        self.assertGreaterEqual(status, 400)

    def done(self, web, path, **body):
        status, reply = web.post(path, body)
        self.assertEqual(status, 200, reply)
        return reply

    def assert_gone(self, link):
        with self.assertRaises(Closed):
            while True:
                link.pump()
        self.assertEqual(link.bye, 'logout')

    def stopped(self):
        """The server's store, with no one connected and the server stopped."""
        for link in self.links:
            link.close()
        self.server.stop()
        return sqlite3.connect(os.path.join(self.server.folder, 'plansza.db'))

    def wait_for_log(self, text):
        link = self.person()
        for _ in range(600):
            if text in self.server.log():
                return
            link.pump(0.1)
        self.fail(f'no {text} in the log')

    def me(self, web):
        return web.get('/api/me')[1]['user']


class Passwords(AccountTest):

    def test_change(self):
        first = self.register()
        second = self.log_in(first.nick)
        links = [self.link(first), self.link(second)]
        path, old_cookie = '/api/account/password', first.cookie
        self.refusal('wrong-password', first, path, password='not this one', new='another one')
        self.refusal('weak-password', first, path, password=PASSWORD, new='password1')
        self.refusal('bad-password', first, path, password=PASSWORD, new='short')
        self.refusal('bad-message', first, path, password=PASSWORD)
        self.refusal('no-session', self.web(), path, password=PASSWORD, new='another one')
        self.refusal('no-account', self.guest(), path, password=PASSWORD, new='another one')
        self.assertEqual(self.me(second), second.user)
        self.done(first, path, password=PASSWORD, new='another one')
        self.assert_gone(links[1])
        links[0].ask('ping')
        self.assertIsNone(self.me(second))
        self.assertNotEqual(first.cookie, old_cookie)
        self.assertEqual(self.me(first), first.user)
        second.cookie = old_cookie
        self.assertIsNone(self.me(second))
        self.refusal('bad-login', self.web(), '/api/login', nick=first.nick, password=PASSWORD)
        self.log_in(first.nick, 'another one')

    def test_recovery(self):
        first = self.register()
        link = self.link(first)
        path = '/api/recover'
        wrong = first.recovery[:-1] + ('0' if first.recovery[-1] != '0' else '1')
        for code in (wrong, '', '0' * 24):
            self.refusal('bad-code', self.web(), path, nick=first.nick, code=code,
                         password='another one')
        self.refusal('bad-code', self.web(), path, nick='Nobody here', code=first.recovery,
                     password='another one')
        self.refusal('weak-password', self.web(), path, nick=first.nick, code=first.recovery,
                     password='12345678')
        web = self.web()
        typed = ' ' + first.recovery.replace('-', ' ').upper().replace('0', 'O') + ' '
        reply = self.done(web, path, nick=first.nick.upper(), code=typed, password='another one')
        self.assertEqual(reply['user'], first.user)
        self.assertNotEqual(reply['recovery'], first.recovery)
        self.assert_gone(link)
        self.assertIsNone(self.me(first))
        self.assertEqual(self.me(web), first.user)
        self.refusal('bad-code', self.web(), path, nick=first.nick, code=first.recovery,
                     password='another two')
        # Another code on demand makes this one worthless.
        self.refusal('wrong-password', web, '/api/account/recovery', password=PASSWORD)
        self.refusal('no-account', self.guest(), '/api/account/recovery', password=PASSWORD)
        code = self.done(web, '/api/account/recovery', password='another one')['recovery']
        self.refusal('bad-code', self.web(), path, nick=first.nick, code=reply['recovery'],
                     password='another two')
        self.done(self.web(), path, nick=first.nick, code=code, password='another two')

    def test_register_twice(self):
        """Two at once: the guest becomes one account, and the other request harms no one."""
        guest = self.guest()
        nicks = [f'Twice {next(names)}' for _ in range(2)]
        with ThreadPoolExecutor(2) as pool:
            replies = list(pool.map(lambda nick: guest.post(
                '/api/register', {'nick': nick, 'password': PASSWORD})[1], nicks))
        made = [(nick, reply['user']) for nick, reply in zip(nicks, replies) if reply['ok']]
        self.assertEqual(sum(user['id'] == guest.user['id'] for _, user in made), 1)
        self.assertLessEqual({reply['code'] for reply in replies if not reply['ok']},
                             {'not-guest'})
        for nick, user in made:
            self.assertEqual(self.log_in(nick).user, user)

    def test_weak(self):
        for password in ('password', 'Hasło123', 'aaaaaaaa', '12345678', 'Krystyna9'):
            self.refusal('weak-password', self.web(), '/api/register', nick='Krystyna',
                         password=password)

    def test_keyboards(self):
        """One password, however its letters are put together."""
        composed, apart = 'zażółć gęślą', 'zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328'
        web = self.register(password=apart)
        self.log_in(web.nick, composed)
        self.log_in(web.nick, apart)
        self.done(web, '/api/account/password', password=composed, new='jaźń ' + composed)
        self.log_in(web.nick, 'jaz\u0301n\u0301 ' + apart)
        self.refusal('bad-password', self.web(), '/api/register', nick=f'Short {next(names)}',
                     password='żółćęąś')

    def test_nothing_secret_is_kept(self):
        web = self.register(password='Wyjątkowe7słowo')
        for secret in ('Wyjątkowe7słowo', web.recovery, web.recovery.replace('-', ''), web.cookie,
                       web.devices):
            for name in set(os.listdir(self.server.folder)) - {'control'}:
                with open(os.path.join(self.server.folder, name), 'rb') as file:
                    self.assertNotIn(secret.encode(), file.read(), name)


class Sessions(AccountTest):

    def sessions(self, web):
        status, reply = web.get('/api/account/sessions')
        self.assertEqual(status, 200, reply)
        return reply['sessions']

    def test_list(self):
        first = self.register()
        for client, agent in AGENTS.items():
            web = self.log_in(first.nick, agent=agent)
            own, = (one for one in self.sessions(web) if one['is_this'])
            self.assertEqual(own['client'], client)
            self.assertLessEqual(own['created'], own['used'])
            self.assertRegex(own['id'], '^[0-9a-f]{16}$')
        listed = self.sessions(first)
        self.assertEqual(len(listed), 1 + len(AGENTS))
        self.assertEqual(sum(one['is_this'] for one in listed), 1)
        self.assertEqual(self.web().get('/api/account/sessions')[1]['code'], 'no-session')
        guest = self.guest()
        self.assertEqual([one['is_this'] for one in self.sessions(guest)], [True])

    def test_end(self):
        webs = [self.register()]
        webs += [self.log_in(webs[0].nick) for _ in range(3)]
        ids = [next(one['id'] for one in self.sessions(web) if one['is_this']) for web in webs]
        links = [self.link(web) for web in webs]
        path = '/api/account/sessions/end'
        self.refusal('no-session', self.web(), path, id=ids[0])
        self.refusal('not-found', self.guest(), path, id=ids[0])
        self.refusal('bad-message', webs[0], path)
        self.refusal('not-found', webs[0], path, id='0' * 16)
        self.refusal('not-found', webs[0], path, id='x' * 100)
        self.done(webs[0], path, id=ids[1])
        self.assert_gone(links[1])
        self.assertIsNone(self.me(webs[1]))
        self.assertEqual([self.me(web) for web in webs[2:]], [webs[0].user] * 2)
        self.done(webs[0], path, id='others')
        for web, link in list(zip(webs, links))[2:]:
            self.assert_gone(link)
            self.assertIsNone(self.me(web))
        links[0].ask('ping')
        self.assertEqual([one['id'] for one in self.sessions(webs[0])], [ids[0]])
        self.done(webs[0], path, id=ids[0])
        self.assertIsNone(webs[0].cookie)
        self.assert_gone(links[0])


class LogIns(AccountTest):

    def test_strangers_and_known_browsers(self):
        owner = self.register()
        self.assertTrue(owner.devices)
        other = self.register()
        for number in range(10):
            self.refusal('bad-login', self.web(), '/api/login', nick=owner.nick,
                         password=f'guess {number}')
        self.refusal('too-fast', self.web(), '/api/login', nick=owner.nick.upper(),
                     password=PASSWORD)
        # A code cannot be guessed, so no one is kept from using theirs.
        self.refusal('bad-code', self.web(), '/api/recover', nick=owner.nick, code='0000',
                     password='another one')
        # Another account's browser is a stranger, too; its own account is not closed to anybody.
        self.refusal('too-fast', other, '/api/login', nick=owner.nick, password=PASSWORD)
        self.log_in(other.nick)
        # The browser that the account knows, even at an address that has tried too often.
        source = fresh_address()
        for _ in range(10):
            self.refusal('bad-password', self.web(source), '/api/register', nick='Weak',
                         password='x')
        self.refusal('too-fast', self.web(source), '/api/login', nick='None', password='x')
        owner.source = source
        owner.post('/api/logout')
        self.log_in(owner.nick, web=owner)
        failed = owner.get('/api/account/sessions')[1]['failed']
        self.assertEqual(failed['count'], 11)
        self.assertGreater(failed['at'], 1600000000000)
        self.assertIsNone(other.get('/api/account/sessions')[1]['failed'])
        # One browser can be known to several accounts.
        owner.source = fresh_address()
        self.log_in(other.nick, web=owner)
        self.refusal('bad-login', owner, '/api/login', nick=owner.nick, password='guess')
        self.refusal('bad-login', self.web(), '/api/login', nick='Nobody at all', password='guess')
        self.log_in(owner.nick, web=owner)
        lines = [line for line in self.server.log().splitlines() if 'event=login-failed' in line]
        own = [line for line in lines if f'nick="{owner.nick}"' in line]
        self.assertGreaterEqual(len(own), 10)
        self.assertNotIn('Nobody at all', self.server.log())

    def test_passwords_asked_for_again(self):
        web = self.register()
        for number in range(10):
            self.refusal('wrong-password', web, '/api/account/delete', password=f'guess {number}')
        self.refusal('too-fast', web, '/api/account/delete', password=PASSWORD)
        self.assertEqual(self.log_in(web.nick).get('/api/account/sessions')[1]['failed']['count'],
                         10)

    def test_cookies(self):
        web = self.web()
        _, headers, _ = web.request('POST', '/api/register',
                                    {'nick': f'Cookies {next(names)}', 'password': PASSWORD})
        cookies = headers.get_all('Set-Cookie')
        self.assertEqual(len(cookies), 2)
        self.assertRegex(cookies[1], r'^plansza-device=[\w-]{43}; Path=/; Max-Age=34560000; '
                                     r'HttpOnly; SameSite=Strict$')
        web.devices = 'x.' * 50
        web.get('/api/me')
        self.refusal('bad-login', web, '/api/login', nick='None', password='x')


class Nicks(AccountTest):

    def test_alike(self):
        account = self.register(nick=f'Zofia Ilska {next(names)}')
        tail = account.nick[len('Zofia Ilska'):]
        for nick, code in (('zofia ilska', 'nick-taken'), ('Ｚｏｆｉａ Ilska', 'nick-taken'),
                           ('Zofia llska', 'nick-taken'), ('Zofıa Ilska', 'nick-taken'),
                           ('Ζofia Ilska', 'mixed-nick'), ('Zofia\u3164', 'bad-nick')):
            for path in ('/api/guest', '/api/register'):
                self.refusal(code, self.web(), path, nick=nick + tail, password=PASSWORD)
        for nick in ('Bot 1', 'Plansza', 'gracz usunięty', 'ADMIN'):
            self.refusal('reserved-nick', self.web(), '/api/guest', nick=nick)
        self.assertEqual(self.guest('Zofia Olska').user['is_guest'], True)
        for nick in (account.nick.upper(), 'ｚｏｆｉａ ilska' + tail, f'  Zofia  Ilska{tail} '):
            self.log_in(nick)
        path = '/api/profile/' + urllib.parse.quote(account.nick.lower())
        self.assertEqual(self.web().get(path)[1]['user'], account.user)

    def test_nicks_of_before(self):
        """A store from before the rules: everybody gets in by the nick that they have."""
        model = self.register()
        store = self.stopped()
        store.executescript(BEFORE_ACCOUNTS)
        password, = store.execute('SELECT password FROM user WHERE id = ?',
                                  (model.user['id'],)).fetchone()
        olds = ['Stara Ala', 'Ｓｔａｒａ Ａｌａ', 'Bot 7', 'Стaрый', 'ab\u3164', 'STRASSE', 'straße']
        for nick in olds:
            store.execute('INSERT INTO user (nick, folded, password, created) VALUES (?, ?, ?, 0)',
                          (nick, nick.lower(), password))
        store.commit()
        store.close()
        self.server.start()
        for nick in olds:
            self.assertEqual(self.log_in(nick).user['nick'], nick)
        self.assertEqual(self.log_in('stara ala').user['nick'], 'Stara Ala')
        self.assertEqual(self.log_in('bot 7').user['nick'], 'Bot 7')
        for nick in ('stara ala', 'Stara AIa', 'strasse', 'ab'):
            self.refusal('nick-taken', self.web(), '/api/guest', nick=nick)
        self.assertEqual(self.web().post('/api/guest', {'nick': 'Stara Ola'})[0], 200)
        # What was filled in once stays.
        self.server.stop()
        self.server.start()
        self.assertEqual(self.server.log().count('event=nicks-spelled'), 1)
        self.log_in('Ｓｔａｒａ Ａｌａ')


    def test_rename(self):
        path = '/api/account/nick'
        account, other = self.register(), self.register()
        old, new = account.nick, f'Renamed {next(names)}'
        link, watcher = self.link(account), self.person()
        table = link.ask('create', game=self.game, seats=['me', 'bot:easy'])['table']
        watcher.ask('open', table=table)
        watcher.wait(lambda: table in watcher.tables)
        self.refusal('no-session', self.web(), path, nick=new, password=PASSWORD)
        self.refusal('wrong-password', account, path, nick=new, password='not this one')
        self.refusal('bad-message', account, path, nick=new)
        self.refusal('bad-nick', account, path, nick='x', password=PASSWORD)
        self.refusal('reserved-nick', account, path, nick='Bot 1', password=PASSWORD)
        self.refusal('nick-taken', account, path, nick=other.nick.upper(), password=PASSWORD)
        self.assertEqual(self.me(account)['nick'], old)
        user = self.done(account, path, nick=new, password=PASSWORD)['user']
        self.assertEqual(user, {**account.user, 'nick': new})
        self.assertEqual(self.me(account), user)
        watcher.wait(lambda: watcher.tables[table]['seats'][0]['nick'] == new)
        self.refusal('bad-login', self.web(), '/api/login', nick=old, password=PASSWORD)
        self.log_in(new.upper())
        # No one else is taken for them; they may have it back.
        for web, taken in ((self.web(), '/api/guest'), (self.web(), '/api/register')):
            self.refusal('nick-taken', web, taken, nick=old.lower(), password=PASSWORD)
        self.refusal('nick-taken', other, path, nick=old, password=PASSWORD)
        self.done(account, path, nick=old, password=PASSWORD)
        self.refusal('nick-taken', other, path, nick=new, password=PASSWORD)

    def test_no_guest_in_the_place_of_another(self):
        """Two pages of one browser, of which each asks for a nick."""
        guest, account = self.guest(), self.register()
        for web in (guest, account):
            cookie = web.cookie
            self.refusal('has-session', web, '/api/guest', nick='Second Page')
            self.assertEqual((web.cookie, self.me(web)), (cookie, web.user))
            self.done(web, '/api/logout')
            self.done(web, '/api/guest', nick='Second Page')

    def test_rename_rests_few(self):
        """A person cannot keep any number of nicks from others."""
        account = self.register()
        old = [account.nick]
        for _ in range(4):
            old.append(f'Moving {next(names)}')
            self.done(account, '/api/account/nick', nick=old[-1], password=PASSWORD)
        self.assertEqual(self.web().post('/api/guest', {'nick': old[0]})[0], 200)
        for nick in old[1:]:
            self.refusal('nick-taken', self.web(), '/api/guest', nick=nick)
        # Those who have gone have no claim to what rests.
        self.done(account, '/api/account/delete', password=PASSWORD)
        for nick in old[1:]:
            self.refusal('nick-taken', self.web(), '/api/guest', nick=nick)

    def test_guest_renames(self):
        guest, account = self.guest(), self.register()
        old, new = guest.user['nick'], f'Someone {next(names)}'
        self.refusal('nick-taken', guest, '/api/account/nick', nick=account.nick)
        user = self.done(guest, '/api/account/nick', nick=new)['user']
        self.assertEqual(user, {**guest.user, 'nick': new})
        self.assertEqual(self.me(guest), user)
        self.assertEqual(self.web().post('/api/guest', {'nick': old})[0], 200)


class Preferences(AccountTest):

    def test_kept_with_the_account(self):
        account = self.register()
        link = self.link(account)
        self.assertEqual(link.ask('prefs')['prefs'], {})
        chosen = {'theme': 'dark', 'speed': 'slow', 'quiet': '22:00-07:00'}
        self.assertEqual(link.ask('keep', prefs=chosen, version=0)['version'], 1)
        again = self.link(self.log_in(account.nick))
        self.assertEqual((again.ask('prefs')['prefs'], again.ask('prefs')['version']), (chosen, 1))
        # Another browser has changed them meanwhile: none of its choices is undone unseen.
        self.assertEqual(again.ask('keep', prefs={'theme': 'light'}, version=1)['version'], 2)
        self.refused('stale', link.ask, 'keep', prefs={'theme': 'dark'}, version=1)
        self.assertEqual(link.ask('prefs')['prefs'], {'theme': 'light'})
        self.assertEqual(account.get('/api/account/export')[1]['prefs'], {'theme': 'light'})
        self.assertEqual(self.link(self.register()).ask('prefs')['prefs'], {})
        # They go with the account.
        self.done(account, '/api/account/delete', password=PASSWORD)
        store = self.stopped()
        self.assertEqual(store.execute('SELECT count(*) FROM pref WHERE user = ?',
                                       (account.user['id'],)).fetchone(), (0,))
        store.close()
        self.server.start()

    def test_bounded(self):
        link = self.link(self.register())
        for prefs, code in (({'theme': 1}, 'bad-message'), ([], 'bad-message'),
                            ({'': 'x'}, 'bad-message'), ({'a b': 'x'}, 'bad-message'),
                            ({'a': '"'}, 'bad-message'), ({'a': 'x' * 49}, 'too-large'),
                            ({'a' * 49: 'x'}, 'too-large'),
                            ({f'a{i}': 'x' for i in range(33)}, 'too-large')):
            self.refused(code, link.ask, 'keep', prefs=prefs, version=0)
        self.refused('bad-message', link.ask, 'keep', prefs={}, version=-1)
        self.refused('stale', link.ask, 'keep', prefs={}, version=5)
        longest = {f'{i:048}': 'x' * 48 for i in range(32)}
        link.ask('keep', prefs=longest, version=0)
        self.assertEqual(link.ask('prefs')['prefs'], longest)

    def test_guest(self):
        guest = self.person()
        self.refused('no-account', guest.ask, 'keep', prefs={'theme': 'dark'}, version=0)
        self.assertEqual(guest.ask('prefs')['version'], 0)

    def test_damaged(self):
        """What the store no longer says is replaced by what the person wants."""
        account = self.register()
        self.link(account).ask('keep', prefs={'theme': 'dark'}, version=0)
        store = self.stopped()
        store.execute("UPDATE pref SET text = 'nothing' WHERE user = ?", (account.user['id'],))
        store.commit()
        store.close()
        self.server.start()
        link = self.link(self.log_in(account.nick))
        self.refused('damaged', link.ask, 'prefs')
        link.ask('keep', prefs={'theme': 'light'}, version=0)
        self.assertEqual(link.ask('prefs')['prefs'], {'theme': 'light'})

    def test_games_finished(self):
        table, links = self.seated(2)
        hello = lambda link: self.link(link.web, hello=False).ask('hello', lang='en')['finished']
        self.assertEqual(hello(links[0]), [])
        self.play_out(table, links)
        self.assertEqual([hello(link) for link in links], [[self.game], [self.game]])
        self.assertEqual(hello(self.person()), [])


class Guests(AccountTest):
    """A guest who logs in."""

    def test_seats_move(self):
        account = self.register()
        running, links = self.seated(2)
        guest = links[0]
        waiting, key = self.create(guest, ['me', 'open'], private=True)
        over, over_links = self.finished(2)
        self.move(guest, running)
        self.log_in(account.nick, web=guest.web)
        self.assert_gone(guest)
        again = self.link(guest.web)
        for table in (running, waiting):
            again.ask('open', table=table)
            again.wait(lambda table=table: table in again.tables)
            self.assertEqual((again.tables[table]['you'], again.tables[table]['is_owner']),
                             (0, True))
        self.assertEqual(again.tables[waiting]['key'], key)
        links[1].wait(lambda: links[1].tables[running]['seats'][0]['nick'] == account.nick)
        self.move(links[1], running)
        self.play_out(running, [again, links[1]])
        self.log_in(account.nick, web=over_links[0].web)
        games = over_links[0].web.get(f'/api/profile/{urllib.parse.quote(account.nick)}')[1]['games']
        self.assertEqual({game['table'] for game in games}, {running, over})

    def test_a_new_nick_at_the_table(self):
        table, (first, second) = self.seated(2)
        old = first.web.user['nick']
        nick = self.register(web=first.web).nick
        second.wait(lambda: second.tables[table]['seats'][0]['nick'] == nick)
        second.ask('ping')
        self.assertNotIn(old, json.dumps(second.views[table]))

    def test_both_at_one_table(self):
        account = self.register()
        own = self.link(account)
        table, key = self.create(own, ['me', 'open', 'open'])
        guest, third = self.person(), self.person()
        for seat, link in ((1, guest), (2, third)):
            link.ask('open', table=table, key=key)
            link.ask('sit', table=table, seat=seat)
        for link in (own, guest, third):
            self.until_status(link, table, 'running')
        waiting, _ = self.create(own, ['me', 'open', 'open'])
        guest.ask('sit', table=waiting, seat=2)
        nick = guest.web.user['nick']
        self.log_in(account.nick, web=guest.web)
        third.wait(lambda: third.tables[table]['seats'][1]['kind'] == 'bot')
        self.assertEqual([seat['nick'] for seat in third.tables[table]['seats'][:2]],
                         [account.nick, nick])
        own.wait(lambda: own.tables[waiting]['seats'][2]['kind'] == 'open')
        self.assertEqual(own.tables[waiting]['seats'][0]['kind'], 'person')
        self.play_out(table, [own, third])


class Deletion(AccountTest):

    def test_delete(self):
        web = self.register(self.guest())
        gone = web.nick
        link = self.link(web)
        running, key = self.create(link, ['me', 'open'])
        other = self.person()
        other.ask('open', table=running, key=key)
        other.ask('sit', table=running, seat=1)
        waiting, _ = self.create(link, ['me', 'open'])
        link.ask('say', table=running, text='what I said')
        other.ask('say', table=running, text='what they said')
        second = self.person()
        over, over_key = self.create(second, ['me', 'open'], private=True)
        link.ask('open', table=over, key=over_key)
        link.ask('sit', table=over, seat=1)
        for one in (second, link):
            self.until_status(one, over, 'running')
        self.play_out(over, [second, link])
        link.ask('say', table=over, text='good game')
        self.refusal('wrong-password', web, '/api/account/delete', password='not this one')
        self.refusal('no-session', self.web(), '/api/account/delete', password=PASSWORD)
        self.refusal('bad-message', web, '/api/account/delete')
        cookie = web.cookie
        self.done(web, '/api/account/delete', password=PASSWORD)
        self.assert_gone(link)
        web.cookie = cookie
        self.assertIsNone(self.me(web))
        self.refusal('bad-login', self.web(), '/api/login', nick=gone, password=PASSWORD)
        for nick in (gone, gone.upper()):
            self.refusal('nick-taken', self.web(), '/api/register', nick=nick, password=PASSWORD)
            self.refusal('nick-taken', self.web(), '/api/guest', nick=nick)
        self.assertEqual(self.web().get(f'/api/profile/{urllib.parse.quote(gone)}')[0], 404)
        # In the running match a bot plays on, and there is an owner.
        other.wait(lambda: other.tables[running]['seats'][0]['kind'] == 'bot')
        other.wait(lambda: other.tables[running]['is_owner'])
        self.assertEqual(other.tables[running]['seats'][0]['nick'], 'deleted player')
        other.ask('lang', lang='pl')
        other.wait(lambda: other.tables[running]['seats'][0]['nick'] == 'gracz usunięty')
        other.wait(lambda: other.tables[running]['status'] == 'running')
        self.play_out(running, [other])
        self.assertNotIn(gone, str(other.ask('log', table=running)))
        viewer = self.person()
        viewer.ask('open', table=waiting)
        viewer.wait(lambda: waiting in viewer.tables)
        self.assertEqual(viewer.tables[waiting]['status'], 'over')
        viewer.ask('open', table=running)
        viewer.wait(lambda: viewer.chat.get(running))
        self.assertEqual([line['text'] for line in viewer.chat[running]], ['what they said'])
        # In finished ones the nick is gone, and the proof holds.
        for table, own in ((over, second), (running, other)):
            status, _, data = own.web.request('GET', f'/api/table/{table}/replay')
            self.assertEqual(status, 200)
            self.assertNotIn(gone.encode(), data)
            self.assertIn(b'deleted player', data)
            self.assertEqual(self.verify(data)[0], 0)
        # A rematch keeps no seat for someone who will not come.
        made = second.ask('rematch', table=over)
        newcomer = self.person()
        newcomer.ask('open', table=made['table'], key=made['key'])
        newcomer.wait(lambda: made['table'] in newcomer.tables)
        seats = newcomer.tables[made['table']]['seats']
        self.assertEqual(sorted((seat['kind'], seat['nick']) for seat in seats),
                         [('open', ''), ('person', second.web.user['nick'])])
        newcomer.ask('sit', table=made['table'],
                     seat=[seat['kind'] for seat in seats].index('open'))
        self.until_forgotten(gone)

    def until_forgotten(self, nick):
        """Nothing in the store tells the nick or what was said, once it has been cleaned up."""
        self.wait_for_log('event=person-cleared')
        store = self.stopped()
        dump = '\n'.join(store.iterdump())
        store.close()
        self.server.start()
        for text in (nick, nick.lower(), 'what I said', 'good game'):
            self.assertNotIn(text, dump)
        self.assertIn('what they said', dump)

    def test_delete_guest(self):
        guest = self.person()
        table, _ = self.create(guest, ['me', 'open'])
        nick = guest.web.user['nick']
        self.done(guest.web, '/api/account/delete')
        self.assert_gone(guest)
        self.assertIsNone(self.me(guest.web))
        viewer = self.person()
        viewer.ask('open', table=table)
        viewer.wait(lambda: table in viewer.tables)
        self.assertEqual(viewer.tables[table]['status'], 'over')
        # Guests share nicks, so this one is free at once.
        self.assertEqual(self.web().post('/api/guest', {'nick': nick})[0], 200)


class Export(AccountTest):

    def export(self, web):
        status, reply = web.get('/api/account/export')
        self.assertEqual(status, 200, reply)
        return reply

    def test_export(self):
        self.assertEqual(self.web().get('/api/account/export')[1]['code'], 'no-session')
        web = self.register(self.guest())
        link = self.link(web)
        waiting, _ = self.create(link, ['me', 'open'])
        link.ask('say', table=waiting, text='Zażółć "gęślą" jaźń')
        other = self.person()
        watched, _ = self.create(other, ['me', 'open', 'open'])
        other.ask('say', table=watched, text='not mine')
        link.ask('sit', table=watched, seat=1)
        link.ask('say', table=watched, text='only watching')
        link.ask('stand', table=watched)
        link.ask('mute', user=other.web.user['id'], on=True)
        link.ask('report', table=waiting, reason='nobody comes')
        other.ask('mute', user=web.user['id'], on=True)
        other.ask('report', table=watched, reason='about me', n=0)
        unrelated, _ = self.create(other, ['me', 'open'])
        reply = self.export(web)
        self.assertEqual(reply['mutes'], [other.web.user])
        self.assertEqual([(one['table'], one['line'], one['reason'], one['is_closed'])
                          for one in reply['reports']], [(waiting, None, 'nobody comes', False)])
        self.assertEqual(reply['is_muted'], False)
        self.assertNotIn('about me', json.dumps(reply))
        self.assertEqual((reply['user'], reply['has_recovery'], reply['next']),
                         (web.user, True, None))
        self.assertEqual((len(reply['sessions']), len(reply['devices'])), (1, 1))
        tables = {table['table']: table for table in reply['tables']}
        self.assertEqual(set(tables), {waiting, watched})
        self.assertEqual([line['text'] for line in tables[waiting]['chat']],
                         ['Zażółć "gęślą" jaźń'])
        self.assertEqual(tables[waiting]['seats'], [{'seat': 0, 'has_left': False}])
        self.assertEqual((tables[waiting]['status'], tables[waiting]['is_owner']),
                         ('waiting', True))
        self.assertEqual((tables[watched]['seats'], tables[watched]['is_owner']), ([], False))
        self.assertNotIn('not mine', json.dumps(reply))
        # Data kept for the site itself is told to no one.
        for secret in (web.cookie, web.devices, web.recovery, 'argon2'):
            self.assertNotIn(secret, json.dumps(reply))

    def test_pages(self):
        web = self.guest()
        link = self.link(web)
        table, _ = self.create(link, ['me', 'open'])
        link.ask('leave', table=table)
        store = self.stopped()
        columns = [row[1] for row in store.execute('PRAGMA table_info(tabl)')][1:]
        for number in range(1, 221):
            store.execute(f'INSERT INTO tabl (id, {", ".join(columns)}) SELECT ?, '
                          f'{", ".join(columns)} FROM tabl WHERE status = 2 LIMIT 1', (number,))
            store.execute('INSERT INTO chat (tabl, n, nick, text, at, user) VALUES (?, 0, ?, ?, 0, '
                          '?)', (number, web.user['nick'], 'bye', web.user['id']))
        store.execute('UPDATE tabl SET owner = 0')
        store.commit()
        store.close()
        self.server.start()
        first = self.export(web)
        self.assertEqual(len(first['tables']), 100)
        status, second = web.get(f'/api/account/export?after={first["next"]}')
        self.assertEqual((status, sorted(second)), (200, ['next', 'ok', 'tables']))
        third = web.get(f'/api/account/export?after={second["next"]}')[1]
        listed = [one['table'] for one in first['tables'] + second['tables'] + third['tables']]
        self.assertEqual((len(listed), len(set(listed))), (220, 220))
        self.assertIsNone(third['next'])


class Retention(AccountTest):
    """The flags, in a server that runs; what they do is told in retention.c."""

    flags = (*AccountTest.flags, '--keep-guests', '2', '--keep-games', '1')
    DAY_MS = 86400000

    def test_old_and_new(self):
        old_table, (first, second) = self.finished(2)
        new_table, _ = self.finished(2)
        running, _ = self.seated(2)
        gone, kept = (self.guest().user['id'] for _ in range(2))
        store = self.stopped()
        for table in (old_table, running):
            store.execute('UPDATE tabl SET changed = changed - ? WHERE id = ?',
                          (2 * self.DAY_MS, self.number(table)))
        for user, days in ((gone, 3), (kept, 1)):
            store.execute('DELETE FROM session WHERE user = ?', (user,))
            store.execute('UPDATE user SET seen = seen - ? WHERE id = ?',
                          (days * self.DAY_MS, user))
        store.commit()
        store.close()
        self.server.start()
        self.wait_for_log(f'event=person-cleared user={gone}')
        log = self.server.log()
        self.assertEqual(log.count('event=table-deleted'), 1)
        self.assertIn(f'event=table-deleted table={self.number(old_table):x}', log)
        self.assertEqual(log.count('event=person-cleared'), 1)
        for web in (first.web, second.web):
            self.assertEqual(web.get(f'/api/table/{old_table}/replay')[1]['code'], 'no-table')
            self.assertEqual(self.me(web), web.user)
        self.assertEqual(self.web().get(f'/api/table/{new_table}/replay')[0], 200)

    def number(self, table):
        """An id as the store has it."""
        digits = '0123456789abcdefghjkmnpqrstvwxyz'
        return sum(digits.index(c) * 32 ** i for i, c in enumerate(reversed(table)))


if __name__ == '__main__':
    main()
