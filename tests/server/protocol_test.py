"""The protocol as docs/protocol.md tells it: every request granted and refused, every page."""
import glob
import gzip
import json
import os
import re
import time
import unittest

from client import PROTOCOL, Refused, TableError
from harness import GAME, ROOT, ServerTest, documented, main, names


class Requests(ServerTest):
    """A test for each request of the WebSocket; its name is that of the request."""

    def test_every_documented_request_has_a_test(self):
        rows = re.findall(r'^\| (`.*?`) \|', documented('WebSocket'), re.M)
        requests = {name for row in rows[:rows.index(next(r for r in rows if 'lobby {tables' in r))]
                    for name in re.findall(r'`(\w+)', row)}
        tested = {name[5:] for name in dir(self) if name.startswith('test_')}
        self.assertGreater(len(requests), 15)
        self.assertEqual(requests - tested - self.of_hosts(), set())

    def of_hosts(self):
        """The requests that host_test.py sees both granted and refused."""
        with open(os.path.join(ROOT, 'tests/server/host_test.py'), encoding='utf-8') as file:
            text = file.read()
        granted = set(re.findall(r"\.ask\('(\w+)'", text))
        return granted & set(re.findall(r"refused\('[\w-]+', \S+\.ask, '(\w+)'", text))

    def assert_now(self, before, told_ms):
        """The server's clock, asked for at a time: between then and now."""
        self.assertLessEqual(int(before) - 1, told_ms / 1000)
        self.assertLessEqual(told_ms / 1000, time.time() + 1)

    def test_hello(self):
        link = self.person(hello=False)
        self.refused('hello-first', link.ask, 'ping')
        self.refused('bad-message', link.ask, 'hello', lang='xx')
        before = time.time()
        hello = link.ask('hello', lang='pl')
        self.assertEqual(hello['user'], link.web.user)
        self.assertTrue(hello['version'])
        self.assert_now(before, hello['now'])
        with self.assertRaises(Refused) as caught:
            link.ask('sit', table='000000000000', seat=0)
        self.assertIn('Nie ma takiego', str(caught.exception))

    def test_lang(self):
        link = self.person()
        table, _ = self.create(link, ['me', 'bot:easy'])
        texts = [one['text'] for one in self.until_turn(link, table)]
        self.refused('bad-message', link.ask, 'lang', lang='de')
        link.ask('lang', lang='pl')
        link.wait(lambda: texts != [one['text'] for one in link.views[table]['legal']])

    def test_lobby(self):
        link = self.person()
        other = self.person()
        self.refused('bad-message', link.ask, 'lobby', on='yes')
        link.ask('lobby', on=True)
        table, _ = self.create(other, ['me', 'open'])
        hidden, _ = self.create(other, ['me', 'open'], private=True)
        entry = self.until_listed(link, 'tables', table)
        self.assertEqual(entry['status'], 'waiting')
        self.assertEqual([seat['kind'] for seat in entry['seats']], ['person', 'open'])
        self.assertNotIn(hidden, str(link.inbox))
        link.ask('open', table=table)
        link.ask('sit', table=table, seat=1)
        link.wait(lambda: self.until_listed(link, 'mine', table)['your_move'])
        link.ask('lobby', on=False)
        link.catch_up()
        link.inbox.clear()
        self.create(other, ['me', 'open'])
        other.ask('lobby', on=True)
        self.until_listed(other, 'mine', hidden)
        link.catch_up()
        self.assertEqual([m for m in link.inbox if m['t'] == 'lobby'], [])

    def test_own(self):
        """People are told of their tables that none of their connections has open."""
        table, [_, second] = self.seated(2)
        second.ask('lobby', on=True, own=True)

        def told():
            return [{one['id']: one['your_move'] for one in message['tables']}
                    for message in second.inbox if message['t'] == 'own']
        second.wait(lambda: told() == [{}])
        self.refused('bad-message', second.ask, 'lobby', on=True, own='yes')
        second.ask('close', table=table)
        second.wait(lambda: told()[-1] == {table: True})
        other = self.link(second.web)
        other.ask('open', table=table)
        self.move(other, table)
        second.catch_up()
        self.assertNotIn({table: False}, told())
        other.ask('close', table=table)
        second.wait(lambda: told()[-1] == {table: False})
        self.assertNotIn('lobby', {message['t'] for message in second.inbox})

    def until_listed(self, link, part, table):
        def last():
            lists = [message[part] for message in link.inbox if message['t'] == 'lobby']
            return next((one for one in lists[-1] if one['id'] == table), None) if lists else None
        return link.wait(last)

    def test_create(self):
        link = self.person()
        table, key = self.create(link, ['me', 'open', 'bot:hard'], options={'stakes': 'double'},
                                 private=True, clock={'kind': 'live', 'main': 60000, 'inc': 1000})
        about = link.tables[table]
        self.assertEqual(about['options'], {'stakes': 'double'})
        self.assertEqual(about['key'], key)
        self.assertEqual(about['you'], 0)
        self.assertTrue(about['is_owner'] and about['private'])
        self.assertEqual(about['clock'], {'kind': 'live', 'main': 60000, 'inc': 1000})
        self.assertEqual([seat['kind'] for seat in about['seats']], ['person', 'open', 'bot'])
        self.assertEqual(about['seats'][2]['level'], 'hard')
        days, _ = self.create(link, ['me', 'open'], clock={'kind': 'days', 'days': 3})
        self.assertEqual(link.tables[days]['clock'], {'kind': 'days', 'days': 3})
        for bad in ({'seats': ['me']}, {'seats': ['me', 'me']}, {'seats': ['me', 'bot:genius']},
                    {'seats': ['me', 5]}, {'seats': 'me'}, {'seats': ['me'] * 50},
                    {'game': 'chess'}, {'options': {'stakes': 'none'}}, {'options': {'x': 'y'}},
                    {'options': []}, {'private': 1}, {'clock': {'kind': 'days', 'days': 0}},
                    {'clock': {'kind': 'live', 'main': 999, 'inc': 0}}, {'clock': {}},
                    {'clock': {'kind': 'none', 'main': 1}}, {'more': 1}):
            members = {'game': GAME, 'seats': ['me', 'open'], **bad}
            self.refused('bad-message', link.ask, 'create', **members)
        self.refused('bad-message', link.ask, 'create', seats=['me', 'open'])
        self.refused('bad-setup', link.ask, 'create', game='seasons', seats=['me', 'open'],
                     options={'first': '4'})

    def test_open(self):
        owner, other = self.person(), self.person()
        table, key = self.create(owner, ['me', 'open'], private=True)
        self.refused('no-table', other.ask, 'open', table='zzzzzzzzzzzz')
        self.refused('no-table', other.ask, 'open', table="' OR 1=1 --")
        self.refused('no-key', other.ask, 'open', table=table)
        self.refused('no-key', other.ask, 'open', table=table, key=key[:-1] + '!')
        other.ask('open', table=table, key=key)
        other.wait(lambda: table in other.tables and table in other.chat)
        self.assertIsNone(other.tables[table]['you'])
        self.assertNotIn('key', other.tables[table])
        owner.wait(lambda: owner.tables[table]['spectators'] == 1)

    def test_close(self):
        owner, other = self.person(), self.person()
        table, _ = self.create(owner, ['me', 'open'])
        self.refused('no-table', other.ask, 'close', table=table)
        other.ask('open', table=table)
        other.ask('close', table=table)
        owner.ask('say', table=table, text='nobody hears')
        other.catch_up()
        self.assertNotIn('nobody hears', str(other.inbox))

    def test_sit(self):
        owner, other = self.person(), self.person()
        table, _ = self.create(owner, ['me', 'open', 'open'])
        self.refused('seat-taken', other.ask, 'sit', table=table, seat=0)
        self.refused('bad-message', other.ask, 'sit', table=table, seat=3)
        self.refused('bad-message', other.ask, 'sit', table=table, seat=-1)
        other.ask('sit', table=table, seat=2)
        other.ask('sit', table=table, seat=1)
        owner.wait(lambda: [s['kind'] for s in owner.tables[table]['seats']]
                   == ['person', 'person', 'open'])
        self.person().ask('sit', table=table, seat=2)
        self.until_status(owner, table, 'running')
        self.refused('not-waiting', self.person().ask, 'sit', table=table, seat=2)

    def test_stand(self):
        owner, other = self.person(), self.person()
        table, _ = self.create(owner, ['me', 'open', 'open'])
        self.refused('not-seated', other.ask, 'stand', table=table)
        other.ask('sit', table=table, seat=1)
        other.ask('stand', table=table)
        owner.wait(lambda: owner.tables[table]['seats'][1]['kind'] == 'open')
        running, links = self.seated(2)
        self.refused('not-waiting', links[1].ask, 'stand', table=running)

    def test_seat(self):
        owner, other = self.person(), self.person()
        table, _ = self.create(owner, ['me', 'open', 'bot:easy'])
        self.refused('not-owner', other.ask, 'seat', table=table, seat=1, kind='bot:easy')
        self.refused('seat-taken', owner.ask, 'seat', table=table, seat=0, kind='open')
        self.refused('bad-message', owner.ask, 'seat', table=table, seat=1, kind='me')
        owner.ask('seat', table=table, seat=1, kind='bot:hard')
        owner.ask('seat', table=table, seat=2, kind='open')
        owner.wait(lambda: owner.tables[table]['seats'][1].get('level') == 'hard'
                   and owner.tables[table]['seats'][2]['kind'] == 'open')

    def test_start(self):
        owner, other = self.person(), self.person()
        table, _ = self.create(owner, ['me', 'open'])
        self.refused('open-seats', owner.ask, 'start', table=table)
        self.refused('not-owner', other.ask, 'start', table=table)
        owner.ask('seat', table=table, seat=1, kind='bot:easy')
        owner.ask('start', table=table)
        self.until_turn(owner, table)
        self.refused('not-waiting', owner.ask, 'start', table=table)

    def test_move(self):
        table, (first, second) = self.seated(2)
        action = self.until_turn(first, table)[0]['action']
        for bad in ({'action': 5}, {'action': 'x'}, {'mid': ''}, {'mid': 'x' * 33}, {'mid': 7}):
            members = {'table': table, 'mid': 'm', 'action': action, **bad}
            self.refused('bad-message', first.ask, 'move', **members)
        self.refused('illegal', first.ask, 'move', table=table, mid='m', action='0x0')
        self.refused('not-seated', self.person().ask, 'move', table=table, mid='m', action=action)
        self.assertEqual(first.ask('move', table=table, mid='m', action=action)['ply'], 1)
        first.wait(lambda: first.views[table]['ply'] == 1)
        self.refused('illegal', first.ask, 'move', table=table, mid='n', action=action)
        self.move(second, table)

    def test_undo(self):
        table, (first, second) = self.seated(2)
        self.refused('no-undo', first.ask, 'undo', table=table)
        self.move(first, table)
        first.wait(lambda: first.views[table]['can_undo'])
        self.assertTrue(first.ask('undo', table=table)['done'])
        first.wait(lambda: first.views[table]['ply'] == 0)
        self.assertFalse(first.views[table]['can_undo'])
        self.refused('not-seated', self.person().ask, 'undo', table=table)

    def test_skip(self):
        table, (first, _) = self.seated(2)
        self.refused('illegal', first.ask, 'skip', table=table, until='turn')
        self.refused('bad-message', first.ask, 'skip', table=table, until='ever')
        self.refused('not-seated', self.person().ask, 'skip', table=table, until='turn')
        duel, (caller, other) = self.seated(2, game='hlas', options={'first': '1'})
        self.assertEqual(caller.views[duel]['skip'], {'until': 'none'})
        self.refused('stale', caller.ask, 'skip', table=duel, until='this')
        caller.ask('skip', table=duel, until='concern')
        caller.wait(lambda: caller.views[duel]['skip'] == {'until': 'concern'})
        other.catch_up()
        self.assertEqual(other.views[duel]['skip'], {'until': 'none'})

    def test_answer(self):
        table, (first, _) = self.seated(2)
        self.refused('stale', first.ask, 'answer', table=table, what='undo', yes=True)
        self.refused('stale', first.ask, 'answer', table=table, what='takeover', yes=True)
        self.refused('bad-message', first.ask, 'answer', table=table, what='peace', yes=True)

    def test_takeover(self):
        table, (first, second) = self.seated(2)
        self.refused('not-absent', first.ask, 'takeover', table=table, seat=1)
        self.refused('not-seated', self.person().ask, 'takeover', table=table, seat=1)
        self.assertTrue(second.ask('takeover', table=table, seat=1)['done'])
        first.wait(lambda: first.tables[table]['seats'][1]['is_bot_now'])
        self.refused('stale', first.ask, 'takeover', table=table, seat=1)

    def test_return(self):
        table, (first, second) = self.seated(2)
        self.refused('not-seated', self.person().ask, 'return', table=table)
        second.ask('takeover', table=table, seat=1)
        second.wait(lambda: second.views[table]['ply'] > 0)
        self.assertEqual(second.views[table]['legal'], [])
        self.refused('illegal', second.ask, 'move', table=table, mid='m',
                     action=self.until_turn(first, table)[0]['action'])
        second.ask('return', table=table)
        first.wait(lambda: not first.tables[table]['seats'][1]['is_bot_now'])
        self.play_out(table, [first, second])

    def test_hint(self):
        table, (first, second) = self.seated(2, hints=True)
        self.refused('not-seated', self.person().ask, 'hint', table=table)
        legal = {one['action'] for one in self.until_turn(first, table)}
        numbers = [first.send('hint', table=table) for _ in range(2)]
        hint = first.answer(numbers[0])['hint']
        self.refused('too-fast', first.answer, numbers[1])
        self.assertTrue(hint)
        self.assertLessEqual({one['action'] for one in hint}, legal)
        shares = [one['share'] for one in hint]
        self.assertEqual(shares, sorted(shares, reverse=True))
        for link in (first, second):
            told = link.wait(lambda link=link: link.notices.get(table))
            self.assertEqual([(one['kind'], one['seat']) for one in told], [('hint', 0)])
        self.move(first, table)
        self.refused('illegal', first.ask, 'hint', table=table)

    def test_invitation(self):
        first = self.person()
        table, key = self.create(first, ['me', 'open'], private=True,
                                 clock={'kind': 'days', 'days': 3}, loss=True)
        stranger = self.web()
        path = f'/api/table/{table}/invitation'
        for wrong in (path, path + '?key=' + 'A' * 22, path + '?key='):
            self.assertEqual(stranger.get(wrong)[1]['code'], 'no-key')
        status, said = stranger.get(f'{path}?key={key}')
        self.assertEqual(status, 200)
        self.assertEqual(set(said), {'ok', 'game', 'options', 'idle_options', 'status', 'seats', 'clock',
                                     'allows_hints', 'loss', 'watchers', 'host'})
        self.assertEqual((said['host'], said['clock'], said['loss'], said['status']),
                         (first.web.user['nick'], {'kind': 'days', 'days': 3}, True, 'waiting'))
        self.assertNotIn(key, str(said))
        public, _ = self.create(first, ['me', 'open'])
        self.assertEqual(stranger.get(f'/api/table/{public}/invitation')[0], 200)
        self.assertEqual(stranger.get('/api/table/000000000000/invitation')[1]['code'], 'no-table')

    def test_no_hint(self):
        table, (first, second) = self.seated(2)
        self.until_turn(first, table)
        self.refused('no-hints', first.ask, 'hint', table=table)
        second.ask('ping')
        self.assertEqual(second.notices.get(table, []), [])

    def test_why(self):
        table, links = self.seated(2)
        for link in links:
            things = link.ask('why', table=table)['things']
            self.assertEqual({one['legal'] for one in things}, {True, False})
            for one in things:
                self.assertTrue(one['legal'] or (one['reason'] and one['rule'] and one['text']), one)
        self.refused('not-seated', self.person().ask, 'why', table=table)

    def test_log(self):
        table, links = self.finished()
        first = links[0]
        self.refused('bad-message', first.ask, 'log', table=table, **{'from': -1})
        whole = first.ask('log', table=table)
        self.assertIsNone(whole['next'])
        self.assertEqual({event['ply'] for event in whole['events']} - {0},
                         set(range(1, first.views[table]['ply'] + 1)))
        late = first.ask('log', table=table, **{'from': 10})
        self.assertEqual(late['events'], [one for one in whole['events'] if one['ply'] > 10])
        waiting, _ = self.create(first, ['me', 'open'])
        self.refused('not-running', first.ask, 'log', table=waiting)

    def test_film(self):
        table, links = self.finished()
        first = links[0]
        self.refused('bad-message', first.ask, 'film', table=table)
        self.refused('bad-message', first.ask, 'film', table=table, **{'from': -1})
        events = first.ask('log', table=table)['events']
        reply = first.ask('film', table=table, **{'from': 0})
        film, reaches = reply['film'], reply['next'] or first.views[table]['ply']
        self.assertEqual((film['ply'], film['view']['waiting']), (0, []))
        self.assertNotIn('prompt', film['view'])
        self.assertEqual([frame['ply'] for frame in film['frames']],
                         [one['ply'] for one in events if 0 < one['ply'] <= reaches])
        end = first.ask('film', table=table, **{'from': first.views[table]['ply']})
        self.assertEqual((end['film']['frames'], end['next']), ([], None))
        self.assertEqual(end['film']['view']['public'], first.views[table]['view']['public'])
        self.assertEqual(end['film']['view']['private'], first.views[table]['view']['private'])
        waiting, _ = self.create(first, ['me', 'open'])
        self.refused('not-running', first.ask, 'film', table=waiting, **{'from': 0})
        stranger = self.person()
        self.assertNotIn('private', stranger.ask('film', table=table, **{'from': 0})['film']['view'])

    def test_say(self):
        owner, other = self.person(), self.person()
        table, key = self.create(owner, ['me', 'open'], private=True)
        self.refused('no-key', other.ask, 'say', table=table, text='hello')
        other.ask('open', table=table, key=key)
        self.refused('not-seated', other.ask, 'say', table=table, text='hello')
        other.ask('sit', table=table, seat=1)
        self.refused('bad-message', other.ask, 'say', table=table, text=' \n ')
        self.refused('too-large', other.ask, 'say', table=table, text='ż' * 401)
        other.ask('say', table=table, text='ż' * 400)
        owner.wait(lambda: owner.chat.get(table))
        line = owner.chat[table][0]
        self.assertEqual((line['nick'], line['text']), (other.web.user['nick'], 'ż' * 400))
        self.assertEqual(line['user'], other.web.user['id'])

    def test_prefs(self):
        link = self.person()
        told = link.ask('prefs')
        self.assertEqual((told['prefs'], told['version']), ({}, 0))
        web = self.web()
        web.post('/api/register', {'nick': f'Prefers {next(names)}', 'password': 'long enough'})
        link = self.link(web)
        self.assertEqual(link.ask('keep', prefs={'theme': 'dark'}, version=0)['version'], 1)
        self.assertEqual(link.ask('prefs')['prefs'], {'theme': 'dark'})

    def test_keep(self):
        self.refused('no-account', self.person().ask, 'keep', prefs={}, version=0)
        self.refused('bad-message', self.person().ask, 'keep', prefs={})

    def test_mute(self):
        table, (first, second) = self.seated(2)
        loud = second.web.user['id']
        for bad in ({'user': 'x', 'on': True}, {'user': 0, 'on': True}, {'user': loud},
                    {'user': first.web.user['id'], 'on': True}):
            self.refused('bad-message', first.ask, 'mute', **bad)
        self.refused('not-found', first.ask, 'mute', user=10**9, on=True)
        first.ask('mute', user=loud, on=True)
        watcher = self.person()
        watcher.ask('open', table=table)
        second.ask('say', table=table, text='unheard')
        first.ask('say', table=table, text='heard')
        for link, texts in ((first, ['heard']), (watcher, ['unheard', 'heard'])):
            link.wait(lambda link=link: len(link.chat.get(table, [])) and
                      link.chat[table][-1]['text'] == 'heard')
            self.assertEqual([line['text'] for line in link.chat[table]], texts)
        first.ask('mute', user=loud, on=False)
        second.ask('say', table=table, text='again')
        first.wait(lambda: first.chat[table][-1]['text'] == 'again')

    def test_mutes(self):
        first, second = self.person(), self.person()
        self.assertEqual(first.ask('mutes')['mutes'], [])
        for _ in range(2):
            first.ask('mute', user=second.web.user['id'], on=True)
        self.assertEqual(first.ask('mutes')['mutes'], [second.web.user])
        again = self.link(first.web)
        first.close()
        self.assertEqual(again.ask('mutes')['mutes'], [second.web.user])
        again.ask('mute', user=second.web.user['id'], on=False)
        self.assertEqual(again.ask('mutes')['mutes'], [])

    def test_report(self):
        table, (first, second) = self.seated(2)
        second.ask('say', table=table, text='something bad')
        self.refused('not-seated', self.person().ask, 'report', table=table, reason='far away')
        self.refused('bad-message', first.ask, 'report', table=table, reason=' ')
        self.refused('too-large', first.ask, 'report', table=table, reason='x' * 401)
        self.refused('stale', first.ask, 'report', table=table, reason='no such line', n=7)
        first.wait(lambda: first.chat.get(table))
        first.ask('report', table=table, reason='rude', n=first.chat[table][0]['n'])
        first.ask('report', table=table, reason='slow')

    def test_point(self):
        table, (first, second) = self.seated(2)
        watcher = self.person()
        self.refused('not-seated', watcher.ask, 'point', table=table, place='node:7')
        watcher.ask('open', table=table)
        for place in ('', 'two words', 'zażółć', '<b>', 'a"b'):
            self.refused('bad-message', first.ask, 'point', table=table, place=place)
        self.refused('too-large', first.ask, 'point', table=table, place='x' * 65)
        second.ask('point', table=table, place='node:7')
        first.ask('point', table=table, place='Card_1.a-' + 'x' * 55)
        expected = [{'seat': 1, 'place': 'node:7'}, {'seat': 0, 'place': 'Card_1.a-' + 'x' * 55}]
        for link in (first, second, watcher):
            link.wait(lambda link=link: len(link.points.get(table, [])) == 2)
            self.assertEqual(link.points[table], expected)
        late = self.person()
        late.ask('open', table=table)
        late.catch_up()
        self.assertNotIn(table, late.points)

    def test_rematch(self):
        table, (first, second) = self.seated(2)
        self.refused('not-over', first.ask, 'rematch', table=table)
        self.play_out(table, [first, second])
        self.refused('not-seated', self.person().ask, 'rematch', table=table)
        made = first.ask('rematch', table=table)
        second.wait(lambda: second.tables[table]['rematch'])
        self.assertEqual(second.tables[table]['rematch'],
                         {'table': made['table'], 'key': made['key']})
        self.assertEqual(second.ask('rematch', table=table)['table'], made['table'])
        for link, seat in ((first, 1), (second, 0)):
            link.ask('open', table=made['table'])
            self.until_status(link, made['table'], 'running')
            self.assertEqual(link.tables[made['table']]['you'], seat)

    def test_leave(self):
        table, (first, second) = self.seated(2)
        self.refused('not-seated', self.person().ask, 'leave', table=table)
        first.ask('leave', table=table)
        second.wait(lambda: second.tables[table]['seats'][0]['kind'] == 'bot')
        second.wait(lambda: second.tables[table]['is_owner'])
        self.play_out(table, [second])
        self.refused('not-running', second.ask, 'leave', table=table)

    def test_ping(self):
        link = self.person()
        self.refused('bad-message', link.ask, 'ping', more=1)
        before = time.time()
        self.assert_now(before, link.ask('ping')['now'])


class Pages(ServerTest):
    """HTTP."""

    def account(self):
        web = self.web()
        nick = f'Account {next(names)}'
        status, reply = web.post('/api/register', {'nick': nick, 'password': 'long enough'})
        self.assertEqual(status, 200, reply)
        web.user = reply['user']
        return web

    def refusal(self, web, path, body, status, code, **options):
        got, reply = web.post(path, body, **options)
        self.assertEqual((got, reply['ok'], reply['code']), (status, False, code))
        self.assertTrue(reply['error'])

    def test_guest(self):
        web = self.web()
        status, headers, data = web.request('POST', '/api/guest', {'nick': '  Żółw   Ąę 7 '})
        self.assertEqual((status, json.loads(data)['user']['nick']), (200, 'Żółw Ąę 7'))
        cookie = headers['Set-Cookie']
        for part in ('HttpOnly', 'SameSite=Strict', 'Max-Age=15552000', 'Path=/'):
            self.assertIn(part, cookie)
        self.assertRegex(cookie, r'^plansza=[\w-]{43};')
        self.assertEqual(web.get('/api/me')[1]['user']['nick'], 'Żółw Ąę 7')
        for nick in ('x', 'x' * 25, '<b>bold</b>', "a';--", '..', '', 'a\tb', 'a\u202eb'):
            self.refusal(self.web(), '/api/guest', {'nick': nick}, 400, 'bad-nick')
        self.refusal(self.web(), '/api/guest', {'nick': 5}, 400, 'bad-message')
        self.refusal(self.web(), '/api/guest', '[]', 400, 'bad-json')
        self.refusal(self.web(), '/api/guest', '{', 400, 'bad-json')

    def test_register(self):
        web = self.guest()
        before = web.get('/api/me')[1]['user']
        link = self.link(web)
        old_cookie = web.cookie
        nick = f'Ścisły {next(names)}'
        self.refusal(web, '/api/register', {'nick': nick, 'password': 'short'}, 400, 'bad-password')
        self.refusal(web, '/api/register', {'nick': nick, 'password': 'x' * 257}, 400,
                     'bad-password')
        status, reply = web.post('/api/register', {'nick': nick, 'password': 'zażółć gęślą'})
        self.assertEqual(status, 200, reply)
        self.assertRegex(reply['recovery'], r'^([0-9a-z]{4}-){5}[0-9a-z]{4}$')
        self.assertEqual(reply['user'], {'id': before['id'], 'nick': nick, 'is_guest': False})
        link.ask('ping')
        self.refusal(self.web(), '/api/register', {'nick': nick.upper(), 'password': 'long enough'},
                     409, 'nick-taken')
        self.refusal(self.web(), '/api/guest', {'nick': nick}, 409, 'nick-taken')
        old = self.web()
        old.cookie = old_cookie
        self.assertIsNone(old.get('/api/me')[1]['user'])

    def test_login(self):
        nick = self.account().user['nick']
        web = self.web()
        for wrong in ({'nick': nick, 'password': 'long enougH'}, {'nick': 'Nobody', 'password': 'x'}):
            self.refusal(web, '/api/login', wrong, 403, 'bad-login')
        self.assertIsNone(web.cookie)
        self.assertEqual(web.post('/api/login', {'nick': nick, 'password': 'long enough'})[0], 200)
        self.assertEqual(web.get('/api/me')[1]['user']['nick'], nick)
        polish = {'Accept-Language': 'pl'}
        _, reply = web.post('/api/login', {'nick': nick, 'password': 'x'}, headers=polish)
        self.assertIn('hasło', reply['error'])

    def test_logout(self):
        web = self.account()
        link = self.link(web)
        cookie = web.cookie
        self.assertEqual(web.post('/api/logout')[0], 200)
        link.wait(lambda: link.bye == 'logout')
        web.cookie = cookie
        self.assertEqual(web.get('/api/me'), (200, {'ok': True, 'user': None}))
        self.refused(401, web.socket)

    def test_games(self):
        status, reply = self.web().get('/api/games')
        self.assertEqual(status, 200)
        game = next(one for one in reply['games'] if one['id'] == GAME)
        self.assertIn('options', game)
        self.assertTrue(game['is_example'])
        self.assertNotIn('help_en', str(reply))
        self.assertEqual(self.web().get('/api/games/none')[1]['code'], 'not-found')

    def test_games_kept(self):
        """The list is sent small, and once: then the browser's own copy is good."""
        web = self.web()
        status, got, data = web.request('GET', '/api/games', headers={'Accept-Encoding': 'gzip'})
        self.assertEqual((status, got['Content-Encoding']), (200, 'gzip'))
        page = json.loads(gzip.decompress(data))
        self.assertIn(GAME, [game['id'] for game in page['games']])
        self.assertEqual(page['levels'], ['easy', 'medium', 'hard'])
        status, _, data = web.request('GET', '/api/games',
                                      headers={'If-None-Match': got['ETag']})
        self.assertEqual((status, data), (304, b''))

    def test_games_one(self):
        """All that a form needs to offer nothing that would be refused."""
        for one in self.web().get('/api/games')[1]['games']:
            game = self.web().get(f"/api/games/{one['id']}")[1]['game']
            self.assertEqual(game['id'], one['id'])
            for option in game['options']:
                values = {value['id'] for value in option['values']}
                self.assertLessEqual({option['default'], option.get('first', option['default'])}, values)
                self.assertTrue(one['is_example'] or (option['help_en'] and option['help_pl']), option)
        options = {option['id']: option for option in
                   self.web().get('/api/games/hlas')[1]['game']['options']}
        teams = next(value for value in options['mode']['values'] if value['id'] == 'teams')
        self.assertEqual((teams['seats'], options['mode']['seats']), ([4], [4]))
        self.assertNotIn('seats', options['cancelled_no_vp'])
        third = next(value for value in options['first']['values'] if value['id'] == '3')
        self.assertEqual(third['seats'], [3, 4])

    def test_profile_and_replay(self):
        table, (first, second) = self.seated(2)
        web = first.web
        self.assertEqual(web.get(f'/api/table/{table}/replay')[1]['code'], 'not-over')
        commitment = first.tables[table]['commitment']
        self.assertNotIn('seed', first.tables[table])
        self.play_out(table, [first, second])
        about = first.tables[table]
        self.assertRegex(about['seed'], r'^[0-9a-f]{64}$')
        self.assertEqual(about['commitment'], commitment)
        nick = web.user['nick'].replace(' ', '%20')
        status, reply = self.web().get(f'/api/profile/{nick}')
        self.assertEqual(status, 200)
        game, = reply['games']
        self.assertEqual((game['table'], game['you'], game['game']), (table, 0, GAME))
        self.assertEqual(game['scores'], about['result']['scores'])
        self.assertEqual(game['ranks'], about['result']['ranks'])
        for before, found in ((game['at'], []), (game['at'] + 1, [game])):
            page = self.web().get(f'/api/profile/{nick}?before={before}')[1]
            self.assertEqual(page['games'], found)
        status, _, replay = self.web().request('GET', f'/api/table/{table}/replay')
        self.assertEqual(status, 200)
        code, text = self.verify(replay)
        self.assertEqual(code, 0, text)
        self.assertIn(commitment, text)
        other = replay.replace(about['seed'].encode(), about['seed'][::-1].encode())
        self.assertEqual(self.verify(other)[0], 1)
        for path, code in (('/api/profile/Nobody%20here', 'not-found'),
                           ('/api/table/zzzzzzzzzzzz/replay', 'no-table'),
                           ('/api/nothing', 'not-found')):
            status, reply = self.web().get(path)
            self.assertEqual((status, reply['code']), (404, code))

    def test_private_replay(self):
        table, (first, _) = self.finished(private=True)
        key = first.tables[table]['key']
        path = f'/api/table/{table}/replay'
        self.assertEqual(self.web().get(path)[1]['code'], 'no-key')
        self.assertEqual(self.web().get(path + '?key=' + 'x' * 22)[1]['code'], 'no-key')
        for status in (self.web().get(f'{path}?key={key}')[0], first.web.get(path)[0]):
            self.assertEqual(status, 200)
        nick = first.web.user['nick'].replace(' ', '%20')
        self.assertEqual(self.web().get(f'/api/profile/{nick}')[1]['games'], [])
        self.assertEqual(len(first.web.get(f'/api/profile/{nick}')[1]['games']), 1)

    def test_metrics(self):
        link = self.person()
        self.refused('no-table', link.ask, 'open', table='zzzzzzzzzzzz')
        status, headers, data = self.web().request('GET', '/metrics')
        text = data.decode()
        self.assertEqual(status, 200)
        self.assertIn('text/plain', headers['Content-Type'])
        for line in text.splitlines():
            self.assertRegex(line, r'^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? -?[\d.e+-]+)$')
        number = {line.split()[0]: float(line.split()[1]) for line in text.splitlines()
                  if not line.startswith('#')}
        self.assertGreaterEqual(number['plansza_connections'], 1)
        self.assertGreaterEqual(number['plansza_errors_total{code="no-table"}'], 1)
        for name in ('memory_bytes', 'commit_seconds_count', 'bytes_out_total'):
            self.assertGreater(number['plansza_' + name], 0)
        for name in ('move_seconds_count', 'moves_total', 'tables{status="running"}'):
            self.assertIn('plansza_' + name, number)

    def test_headers(self):
        status, headers, _ = self.web().request('GET', '/')
        self.assertEqual(status, 200)
        self.assertIn("default-src 'self'", headers['Content-Security-Policy'])
        self.assertEqual(headers['X-Content-Type-Options'], 'nosniff')
        self.assertEqual(headers['Referrer-Policy'], 'no-referrer')

    def test_methods(self):
        web = self.web()
        self.refusal(web, '/api/me', {}, 405, 'bad-method')
        self.refusal(web, '/api/guest', {'nick': 'Type'}, 400, 'bad-message',
                     headers={'Content-Type': 'text/plain'})
        self.assertEqual(web.request('HEAD', '/health')[::2], (200, b''))
        self.assertEqual(web.request('DELETE', '/health')[0], 405)


class Table(unittest.TestCase):
    """The table of the protocol, which every message of every test is held against, can fail."""

    def refused(self, request=None, **message):
        with self.assertRaises(TableError):
            PROTOCOL.check_message(message, request)

    def test_messages(self):
        PROTOCOL.check_message({'t': 'ok', 'id': 1, 'ply': 2}, 'move')
        self.refused('move', t='ok', id=1)
        self.refused('move', t='ok', id=1, ply='2')
        self.refused('move', t='ok', id=1, ply=True)
        self.refused('move', t='ok', id=1, ply=2, seat=0)
        self.refused('say', t='ok', id=1, ply=2)
        self.refused(t='news')
        self.refused(t='bye', code='whim')
        self.refused(t='error', id=None, code='whim', error='')
        line = {'n': 1, 'user': None, 'nick': 'a', 'text': 'b', 'at': 2}
        PROTOCOL.check_message({'t': 'chat', 'table': 'x', 'lines': [line]})
        self.refused(t='chat', table='x', lines=[{**line, 'at': None}])
        self.refused(t='chat', table='x', lines=line)

    def test_every_request_has_members_with_types(self):
        self.assertGreater(len(PROTOCOL.requests), 20)
        self.assertEqual([member.name for member in PROTOCOL.requests['move'].members],
                         ['table', 'mid', 'question', 'action'])


class Errors(ServerTest):
    """The list of errors in the page, in the server, and in the tests of this folder."""

    def test_every_error_is_documented_and_tested(self):
        codes = set(re.findall(r'`([a-z-]+)`', documented('Errors'))) - {'id'}
        with open(os.path.join(ROOT, 'server/protocol/errors.def'), encoding='utf-8') as file:
            known = set(re.findall(r'ERROR\(\w+, "([a-z-]+)"', file.read()))
        self.assertEqual(codes, known)
        tests = ''
        for path in glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), '*.[pc]*')):
            with open(path, encoding='utf-8') as file:
                tests += file.read()
        tested = set(re.findall(r'''['"]([a-z-]+)['"]''', tests))
        self.assertEqual(codes - tested, set())


if __name__ == '__main__':
    main()
