"""Fair shares: no client fills the lobby, floods the chat or writes without end; the operator hears
of what people report, and can mute and ban."""
import contextlib
import json
import os
import sqlite3
import subprocess
import time

from client import TIMEOUT, Closed, Refused
from harness import GAME, PLANSZA, Server, ServerTest, fresh_address, main, names


class Lobby(ServerTest):
    """The list of public tables, as one of many sees it."""

    flags = ('--quick-bots',)

    def lists(self, link, page=0):
        """The newest list of that page, asked for anew."""
        link.catch_up()
        link.inbox.clear()
        link.ask('lobby', on=True, page=page)
        return link.wait(lambda: next((message for message in reversed(link.inbox)
                                       if message['t'] == 'lobby'), None))

    def guest_at(self, source):
        web = self.web(source)
        web.user = web.guest(f'Guest {next(names)}')
        return self.link(web)

    def test_nobody_fills_it(self):
        honest = self.person()
        table = honest.ask('create', game=GAME, seats=['me', 'open'])['table']
        source = fresh_address()
        crowd = [self.guest_at(source) for _ in range(6)]
        made, codes = {}, set()
        for number in range(120):
            link = crowd[number % 6]
            try:
                made[link.ask('create', game=GAME, seats=['me', 'open'])['table']] = link
            except Refused as error:
                codes.add(error.code)
        self.assertEqual((len(made), codes), (100, {'too-many-here'}))
        shown = [one['id'] for one in self.lists(self.person())['tables']]
        self.assertIn(table, shown)
        theirs = [made[one] for one in shown if one in made]
        self.assertEqual(len(theirs), 10)
        self.assertLessEqual(max(theirs.count(link) for link in crowd), 3)
        first = len(set(theirs))
        self.assertEqual(len(set(theirs[:first])), first)  # everybody's first before a second

    def test_pages(self):
        owners = [self.person() for _ in range(53)]
        made = {link.ask('create', game=GAME, seats=['me', 'open'])['table'] for link in owners}
        link = self.person()
        self.refused('bad-message', link.ask, 'lobby', on=True, page=-1)
        first, second = self.lists(link), self.lists(link, page=1)
        self.assertEqual((first['page'], first['pages'], len(first['tables'])), (0, 2, 50))
        self.assertEqual((second['page'], second['pages']), (1, 2))
        shown = [one['id'] for part in (first, second) for one in part['tables']]
        self.assertEqual(len(shown), len(set(shown)))
        self.assertLessEqual(made, set(shown))
        self.assertEqual(self.lists(link, page=999)['page'], 1)


class Floods(ServerTest):
    """Much of one thing."""

    def test_chat_at_all_tables(self):
        first = self.person()
        tables = [self.create(first, ['me', 'open'])[0] for _ in range(3)]
        for number in range(10):
            first.ask('say', table=tables[number % 3], text=f'line {number}')
        for table in tables:
            self.refused('too-fast', first.ask, 'say', table=table, text='one more')

    def test_prices(self):
        """A longer answer costs more: after a burst it is refused, and a ping is not."""
        table, (first, _) = self.seated(2)
        for kind, members, codes in (('ping', {}, set()), ('log', {'table': table}, {'too-fast'})):
            with self.subTest(kind):
                self.assertEqual(self.burst(first, kind, **members), codes)
        first.ask('ping')

    @staticmethod
    def burst(link, kind, **members):
        """The codes of what is refused of 20 at once."""
        codes = set()
        for number in link.send_many(kind, 20, **members):
            try:
                link.answer(number)
            except Refused as error:
                codes.add(error.code)
        return codes


class Addresses(ServerTest):
    """Many at one address."""

    flags = ('--quick-bots',)

    def test_too_many_watch(self):
        """Fifty of one address may look; others, and those who sit there, still may."""
        table, (first, _) = self.seated(2)
        source = fresh_address()
        for number in range(51):
            if number % 8 == 0:
                web = self.web(source)
                web.guest(f'Guest {next(names)}')
            link = self.link(web)
            if number < 50:
                link.ask('open', table=table)
            else:
                self.refused('crowded', link.ask, 'open', table=table)
        self.person().ask('open', table=table)
        again = self.link(first.web)
        again.ask('open', table=table)

    def test_a_flood_of_an_address(self):
        """Others of that address are closed at their first word; all other people notice
        nothing."""
        other = self.person()
        source = fresh_address()
        until = time.monotonic() + TIMEOUT
        with self.assertRaises(Closed):
            while True:
                self.assertLess(time.monotonic(), until)
                self.flood(source)
        other.ask('ping')

    def flood(self, source):
        """Dear requests at once, far more than the address earns meanwhile on the slowest machine;
        then the first word of someone who is there."""
        web = self.web(source)
        web.guest(f'Guest {next(names)}')
        links = [self.link(web) for _ in range(7)]
        last = self.link(web, hello=False)
        for link in links:
            with contextlib.suppress(OSError):
                link.sock.sendall(link.frame(1, b'{"t":"lang","id":1,"lang":"pl"}') * 250)
        with contextlib.suppress(Refused):
            last.answer(last.send('hello', lang='en'))


class LongJournal(ServerTest):
    """A table where very much was taken back, as older servers allowed it."""

    COUNT = 20000

    def lengthen(self, table):
        """Takes the only move of the journal back and plays it again, many times."""
        with contextlib.closing(sqlite3.connect(f'{self.server.folder}/plansza.db')) as store:
            row = store.execute('SELECT tabl, kind, seat, action, ply, at FROM journal').fetchone()
            table, move, seat, action, ply, at = row
            rows = [(table, 2 * i + back, 2 if back else move, seat, 0 if back else action,
                     None if back else f'name {i}', ply - back, at)
                    for i in range(self.COUNT) for back in (0, 1)][1:]
            store.executemany('INSERT INTO journal (tabl, n, kind, seat, action, mid, ply, at)'
                              ' VALUES (?, ?, ?, ?, ?, ?, ?, ?)', rows)
            store.execute('UPDATE tabl SET ply = ?, hash = NULL', (ply - 1,))
            store.execute('DELETE FROM snapshot')
            store.commit()

    def test_it_goes_on(self):
        table, (first, second) = self.seated(2)
        action = self.until_turn(first, table)[0]['action']
        self.move(first, table, action, mid='name 0')
        self.assertEqual(self.server.stop(), (0, ''))
        self.lengthen(table)
        self.server.start()
        first, second = self.link(first.web), self.link(second.web)
        for link in (first, second):
            link.ask('open', table=table)
            self.until_turn(link, table)
        for number in (0, 1, self.COUNT // 2, self.COUNT - 1):
            answer = first.ask('move', table=table, mid=f'name {number}', action=action)
            self.assertEqual(answer['ply'], 1)
        first.catch_up()
        self.assertEqual(first.views[table]['ply'], 0)
        self.move(first, table, action, mid='another name')
        self.assertFalse(first.views[table]['can_undo'])
        self.refused('undo-limit', first.ask, 'undo', table=table)
        self.play_out(table, [first, second])


class Operator(ServerTest):
    """Reports, mutes and bans, while the server runs and when it does not."""

    def moderate(self, *args, code=0):
        done = subprocess.run([PLANSZA, 'moderate', *args, '--data', self.server.folder],
                              capture_output=True, text=True, timeout=TIMEOUT, check=False)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def asked(self, *args):
        return json.loads(self.moderate(*args, '--json'))

    def account(self):
        web = self.web()
        web.login = {'nick': f'Account {next(names)}', 'password': 'long enough'}
        status, reply = web.post('/api/register', web.login)
        self.assertEqual(status, 200, reply)
        web.user = reply['user']
        return web

    def test_a_report_reaches_the_operator(self):
        table, (first, second) = self.seated(2)
        for text in ('before', 'something\x1b[31m \x9b1m\u202ebad\u2066', 'after'):
            second.ask('say', table=table, text=text)
        first.wait(lambda: len(first.chat.get(table, [])) == 3)
        line = first.chat[table][1]
        first.ask('report', table=table, reason='rude', n=line['n'])
        report = self.asked('list')['reports'][-1]
        self.assertEqual((report['table'], report['reason'], report['line']),
                         (table, 'rude', line['n']))
        self.assertEqual((report['by'], report['about']), (first.web.user, second.web.user))
        number = str(report['id'])
        shown = self.asked('show', number)
        self.assertEqual([one['text'] for one in shown['context']],
                         ['before', 'something[31m \x9b1m\u202ebad\u2066', 'after'])
        text = self.moderate('show', number)
        self.assertIn('> ', text)
        self.assertFalse(set('\x1b\x9b\u202e\u2066') & set(text), text)
        self.assertIn('something[31m  1m bad \n', text)
        self.assertIn(f'#{second.web.user["id"]}', self.moderate('list'))
        self.moderate('close', number)
        self.assertNotIn(report['id'], [one['id'] for one in self.asked('list')['reports']])
        self.assertTrue(self.asked('show', number)['is_closed'])
        self.moderate('show', '999999', code=1)

    def test_mute(self):
        table, (first, second) = self.seated(2)
        self.moderate('mute', f'#{second.web.user["id"]}', '--hours', '2')
        self.refused('muted', second.ask, 'say', table=table, text='hello')
        first.ask('say', table=table, text='hello')
        second.wait(lambda: second.chat.get(table))
        self.moderate('unmute', second.web.user['nick'])
        second.ask('say', table=table, text='hello')
        first.wait(lambda: len(first.chat[table]) == 2)

    def test_ban(self):
        web = self.account()
        link, other = self.link(web), self.link(web)
        self.assertIn('done', self.moderate('ban', web.user['nick'].upper(), '--hours', '1'))
        for one in (link, other):
            one.wait(lambda one=one: one.bye == 'banned')
            with self.assertRaises(Closed):
                one.wait(lambda: False)
        self.refused(401, web.socket)
        status, reply = web.post('/api/login', web.login)
        self.assertEqual((status, reply['code']), (403, 'banned'))
        status, reply = web.post('/api/login', {**web.login, 'password': 'wrong'})
        self.assertEqual(reply['code'], 'bad-login')
        for path, body in (('/api/guest', {'nick': 'Again'}),
                           ('/api/register', {'nick': 'Again', 'password': 'long enough'})):
            there = self.web(web.source)
            status, reply = there.post(path, body)
            self.assertEqual((status, reply['code']), (403, 'banned'))
        self.guest()
        self.moderate('unban', web.user['nick'])
        self.assertEqual(web.post('/api/login', web.login)[0], 200)

    def test_log_and_exit_codes(self):
        web = self.account()
        self.moderate('mute', web.user['nick'], '--hours', '5')
        entry = self.asked('log')['log'][0]
        self.assertEqual((entry['act'], entry['user'], entry['hours']), ('mute', web.user['id'], 5))
        self.assertTrue(entry['operator'])
        self.assertIn(f'event=moderation act=mute user={web.user["id"]}', self.server.log())
        for args in (('mute',), ('list', 'x'), ('show', 'x'), ('dance',), ('unmute', 'x', '--hours', '1'),
                     ('ban', web.user['nick'], '--hours', '0')):
            self.moderate(*args, code=2)
        self.assertIn('nobody', self.moderate('ban', 'Nobody at all', code=1))
        self.assertIn('nobody', self.moderate('ban', '#99999999', code=1))
        for _ in range(2):
            self.web().guest('Twin')
        self.assertIn('several', self.moderate('ban', 'Twin', code=1))

    def test_only_for_the_owner(self):
        mode = os.stat(os.path.join(self.server.folder, 'control')).st_mode
        self.assertEqual(mode & 0o777, 0o600)

    def test_without_a_server(self):
        server, web = self.server, self.account()
        self.assertEqual(server.stop(), (0, ''))
        self.assertFalse(os.path.exists(os.path.join(server.folder, 'control')))
        self.moderate('ban', web.user['nick'])
        self.assertEqual(self.asked('log')['log'][0]['act'], 'ban')
        server.start()
        self.assertEqual(web.post('/api/login', web.login)[1]['code'], 'banned')
        self.moderate('unban', web.user['nick'])
        server.kill()  # the rest of the socket is in no one's way
        self.assertEqual(self.asked('log')['log'][0]['act'], 'unban')
        server.start()
        self.assertEqual(web.post('/api/login', web.login)[0], 200)

    def test_a_wrong_clock(self):
        """A ban of hours from nowhere on would end before it began."""
        server, web = self.server, self.account()
        server.stop()
        path = os.path.join(server.folder, 'plansza.db')
        store = sqlite3.connect(path)
        clock, = store.execute('SELECT clock FROM site').fetchone()
        store.execute("UPDATE site SET clock = 'x'")
        store.commit()
        store.close()
        self.assertIn('clock', self.moderate('ban', web.user['nick'], '--hours', '2', code=1))
        store = sqlite3.connect(path)
        store.execute('UPDATE site SET clock = ?', (clock,))
        store.commit()
        store.close()
        server.start()
        self.assertEqual(web.post('/api/login', web.login)[0], 200)

    def test_a_folder_of_nobody(self):
        other = Server()
        self.addCleanup(other.remove)
        done = subprocess.run([PLANSZA, 'moderate', 'list', '--data', other.folder],
                              capture_output=True, text=True, timeout=TIMEOUT, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(os.listdir(other.folder), [])


if __name__ == '__main__':
    main()
