#!/usr/bin/env python3
"""Matches that continue finished ones: the server finds them itself, and refuses with a reason."""
import json
import os
import sqlite3
import subprocess

from client import TIMEOUT, Refused
from harness import BEFORE_ACCOUNTS, PLANSZA, STORY, ServerTest, main


class Chronicle(ServerTest):
    """The small game takes its own records: whoever did not win begins with three points."""

    game = STORY

    def continued(self, table, links, **members):
        """The first person goes on, the others come along: (table, links by seat)."""
        seats = ['me'] + ['open'] * (len(links) - 1)
        made, key = self.create(links[0], seats, **{'continue': [table]}, **members)
        for seat, link in enumerate(links[1:], 1):
            link.ask('open', table=made, key=key)
            link.ask('sit', table=made, seat=seat)
        for link in links:
            self.until_status(link, made, 'running')
        return made

    def points(self, link, table):
        return link.views[table]['view']['public']['points']

    def expected(self, link, table):
        ranks = link.tables[table]['result']['ranks']
        return [0 if rank == 1 else 3 for rank in ranks]

    def reason(self, link, **members):
        """(code, text) of a create that is refused."""
        with self.assertRaises(Refused) as caught:
            link.ask('create', game=STORY, **members)
        return caught.exception.code, str(caught.exception)

    def test_a_story_goes_on(self):
        table, links = self.finished(3)
        made = self.continued(table, links)
        self.assertEqual(self.points(links[1], made)[:3], self.expected(links[0], table))
        told = [f"{links[seat].web.user['nick']} begins with {points} points."
                for seat, points in enumerate(self.expected(links[0], table)) if points]
        self.assertEqual(links[1].tables[made]['legacy'], told)
        self.assertNotIn('legacy', links[1].tables[table])
        self.assertEqual(links[1].tables[made]['continues'],
                         [{'table': table, 'game': STORY, 'status': 'over'}])
        self.play_out(made, links)
        status, _, replay = links[0].web.request('GET', f'/api/table/{made}/replay')
        self.assertEqual(status, 200)
        self.assertIn('legacy', json.loads(replay))
        self.assertEqual(self.verify(replay)[0], 0)
        last = self.continued(made, links)
        chain = links[0].web.get(f'/api/table/{made}/chronicle')[1]['games']
        before = {game['table']: [link['table'] for link in game['continues']] for game in chain}
        self.assertEqual(before, {table: [], made: [table], last: [made]})
        self.assertEqual({game['table']: game['status'] for game in chain},
                         {table: 'over', made: 'over', last: 'running'})
        brief = {'sides': [None] * 3, 'ending': None}
        self.assertEqual({game['table']: game.get('brief') for game in chain},
                         {table: brief, made: brief, last: None})

    def test_the_others_are_shown_the_way_and_their_seats_are_kept(self):
        table, (first, second) = self.finished(2)
        made = first.ask('create', game=STORY, seats=['me', 'open'], **{'continue': [table]})
        second.wait(lambda: second.tables[table]['continued'])
        link = second.tables[table]['continued'][0]
        self.assertEqual((link['table'], link['key']), (made['table'], made['key']))
        stranger = self.person()
        stranger.ask('open', table=table)
        stranger.wait(lambda: table in stranger.tables)
        self.assertNotIn('key', stranger.tables[table]['continued'][0])
        stranger.ask('open', table=made['table'])
        with self.assertRaises(Refused) as caught:
            stranger.ask('sit', table=made['table'], seat=1)
        self.assertEqual(caught.exception.code, 'not-named')
        nicks = ', '.join(link.web.user['nick'] for link in (first, second))
        self.assertTrue(str(caught.exception).endswith(nicks), str(caught.exception))
        second.ask('open', table=made['table'])
        second.ask('sit', table=made['table'], seat=1)
        self.until_status(second, made['table'], 'running')

    def test_everybody_sits_where_they_sat(self):
        """The owner of the table and everyone who comes are shown their own seats."""
        table, (first, second) = self.finished(2)
        nicks = f"1. {first.web.user['nick']}, 2. {second.web.user['nick']}"
        for link, seats in ((first, ['open', 'me']), (second, ['me', 'open'])):
            code, text = self.reason(link, seats=seats, **{'continue': [table]})
            self.assertEqual(code, 'other-seat')
            self.assertIn(nicks, text)
        made, _ = self.create(second, ['open', 'me'], **{'continue': [table]})
        second.ask('stand', table=made)
        first.ask('open', table=made)
        self.refused('other-seat', first.ask, 'sit', table=made, seat=1)
        first.ask('sit', table=made, seat=0)
        second.ask('sit', table=made, seat=1)
        self.until_status(first, made, 'running')

    def test_the_owner_may_open_a_seat(self):
        """A stranger takes the place of a player who does not come, if the owner wants it."""
        table, (first, _) = self.finished(2)
        made, _ = self.create(first, ['me', 'open'], **{'continue': [table]})
        stranger = self.person()
        stranger.ask('open', table=made)
        self.refused('not-named', stranger.ask, 'sit', table=made, seat=1)
        first.ask('seat', table=made, seat=1, kind='open')
        stranger.ask('sit', table=made, seat=1)
        self.until_status(stranger, made, 'running')

    def terminal(self, *command, typed=''):
        """What the command says on standard output."""
        done = subprocess.run([PLANSZA, *command], cwd=self.server.folder, input=typed, text=True,
                              capture_output=True, timeout=TIMEOUT, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_records_of_two_places_are_mixed(self):
        """Mysthea in the terminal and Icaion here, at other seats: both begin a game of The Fall."""
        link = self.person('Ada')
        nick = link.web.user['nick']
        self.terminal('play', 'mysthea', '--players', '2', '--seat', '1=random', '--seat',
                      '2=human', '--name', nick, '--seed', '1', '--bot-seed', '1', '--save',
                      'terminal.json', typed='1\n' * 3000)
        table, _ = self.create(link, ['me', 'bot:easy'], game='icaion')
        self.until_status(link, table, 'running')
        self.play_out(table, [link])
        written = {
            'terminal-record.json': self.terminal('replay', 'terminal.json', '--record'),
            'server-record.json': link.web.request('GET', f'/api/table/{table}/record')[2].decode(),
        }
        flags = []
        for name, record in written.items():
            with open(os.path.join(self.server.folder, name), 'w', encoding='utf-8') as file:
                file.write(record)
            flags += ['--record', name]
        names = [[player['player'] for player in json.loads(record)['players']]
                 for record in written.values()]
        self.assertEqual(names, [['Bot 1', nick], [nick, 'Bot 1']])
        text = self.terminal('play', 'fall', *flags, '--name', nick, '--bot', 'random', '--seed',
                             '1', '--bot-seed', '1', '--save', 'fall.json')
        for line in ('Chronicle, after: Mysthea, Icaion', '1. Bot 1: ', f'2. {nick}: you'):
            self.assertIn(line, text)

    def test_namesakes(self):
        """Guests may share a nick: in every record the older one comes first."""
        older, newer = self.person(), self.person()
        nick = older.web.user['nick']
        web = self.web()
        web.user = web.guest(nick)
        newer = self.link(web)
        newer.web = web
        for seats in ((older, newer), (newer, older)):
            table, _ = self.create(seats[0], ['me', 'open'])
            seats[1].ask('open', table=table)
            seats[1].ask('sit', table=table, seat=1)
            for link in seats:
                self.until_status(link, table, 'running')
            self.play_out(table, list(seats))
            record = json.loads(older.web.request('GET', f'/api/table/{table}/record')[2])
            names = {older: nick, newer: f'{nick} (2)'}
            self.assertEqual([player['player'] for player in record['players']],
                             [names[link] for link in seats])

    def test_bots_come_along(self):
        me = self.person()
        table, _ = self.create(me, ['me', 'bot:random'])
        self.until_status(me, table, 'running')
        self.play_out(table, [me])
        made, _ = self.create(me, ['me', 'bot:random'], **{'continue': [table]})
        self.until_status(me, made, 'running')
        players = json.loads(me.web.request('GET', f'/api/table/{table}/record')[2])['players']
        self.assertEqual([player['player'] for player in players], [me.web.user['nick'], 'Bot 1'])

    def test_refusals_name_only_people(self):
        me = self.person()
        table, _ = self.create(me, ['bot:random', 'me'])
        self.until_status(me, table, 'running')
        self.play_out(table, [me])
        nick = me.web.user['nick']
        code, text = self.reason(self.person(), seats=['me', 'open'], **{'continue': [table]})
        self.assertEqual(code, 'not-named')
        self.assertTrue(text.endswith(f': {nick}'), text)
        code, text = self.reason(me, seats=['me', 'open'], **{'continue': [table]})
        self.assertEqual(code, 'other-seat')
        self.assertTrue(text.endswith(f': 2. {nick}'), text)
        bots, _ = self.create(me, ['bot:random', 'bot:random'])
        self.until_status(me, bots, 'over')
        code, text = self.reason(me, seats=['me', 'open'], **{'continue': [bots]})
        self.assertEqual(code, 'not-named')
        self.assertTrue(text.endswith('(only bots played)'), text)

    def test_a_person_called_like_a_bot(self):
        """Records do not take them for one, whether or not bots play. No one can take such a nick
        any more, but some may have one."""
        web = self.guest()
        self.server.stop()
        store = self.store()
        store.execute("UPDATE user SET nick = 'Bot 1' WHERE id = ?", (web.user['id'],))
        store.commit()
        store.close()
        self.server.start()
        me, other = self.link(web), self.person()
        for seats in (['me', 'open'], ['me', 'bot:random']):
            table, _ = self.create(me, seats)
            links = [me]
            if 'open' in seats:
                other.ask('open', table=table)
                other.ask('sit', table=table, seat=1)
                links.append(other)
            for link in links:
                self.until_status(link, table, 'running')
            self.play_out(table, links)
            record = json.loads(web.request('GET', f'/api/table/{table}/record')[2])
            self.assertEqual(record['players'][0]['player'], 'Bot 1 (2)')

    def test_what_cannot_be_continued(self):
        table, (first, second) = self.finished(2)
        running, _ = self.create(first, ['me', 'open'])
        two = {'seats': ['me', 'open']}
        self.assertEqual(self.reason(first, **two, **{'continue': ['000000000000']})[0], 'no-table')
        self.assertEqual(self.reason(first, **two, **{'continue': ['x']})[0], 'no-table')
        self.assertEqual(self.reason(first, **two, **{'continue': [running]})[0], 'not-over')
        code, text = self.reason(self.person(), **two, **{'continue': [table]})
        self.assertEqual(code, 'not-named')
        self.assertIn(f"{first.web.user['nick']}, {second.web.user['nick']}", text)
        code, text = self.reason(first, seats=['me', 'open', 'open'], **{'continue': [table]})
        self.assertEqual(code, 'bad-record')
        self.assertIn('the number of players differs', text)
        code, text = self.reason(first, **two, **{'continue': [table, table]})
        self.assertEqual(code, 'bad-record')
        self.assertIn('one record', text)
        polish = self.link(second.web, lang='pl')
        self.assertIn('liczba graczy', self.reason(polish, seats=['me', 'open', 'open'],
                                                   **{'continue': [table]})[1])
        self.refused('bad-record', first.ask, 'create', game='seasons', seats=['me', 'open'],
                     **{'continue': [table]})
        for broken in ('x', {}, [1], [table] * 5, {'record': 1}, [{'format': 'chronicle-record'}]):
            self.assertEqual(self.reason(first, **two, **{'continue': broken})[0], 'bad-message')
        first.ask('open', table=table)
        first.wait(lambda: table in first.tables)
        self.assertEqual(first.tables[table]['continued'], [])

    def story(self, me, game, bots=1):
        """A finished match of one person and bots."""
        table, _ = self.create(me, ['me'] + ['bot:random'] * bots, game=game)
        self.until_status(me, table, 'running')
        self.play_out(table, [me])
        return table

    def test_a_game_after_two_others(self):
        me = self.person()
        mysthea, icaion = self.story(me, 'mysthea'), self.story(me, 'icaion')
        other, small = self.story(me, 'icaion', bots=2), self.story(me, STORY)
        two, three = ['me', 'bot:random'], ['me', 'bot:random', 'bot:random']
        for seats, before, text in (
                (two, [mysthea, mysthea], 'the same game'),
                (two, [mysthea, icaion, mysthea], 'more than two'),
                (two, [mysthea, other], 'different people'),
                (three, [mysthea, icaion], 'the number of players differs'),
                (two, [small], 'of another game')):
            with self.assertRaises(Refused) as caught:
                me.ask('create', game='fall', seats=seats, **{'continue': before})
            self.assertEqual(caught.exception.code, 'bad-record')
            self.assertIn(text, str(caught.exception))
        made, _ = self.create(me, two, game='fall', **{'continue': [icaion, mysthea]})
        self.until_status(me, made, 'running')
        self.play_out(made, [me])
        self.assertEqual(self.verify(me.web.request('GET', f'/api/table/{made}/replay')[2])[0], 0)

    def test_a_match_that_was_closed(self):
        me = self.person()
        table, _ = self.create(me, ['me', 'open'])
        me.ask('leave', table=table)
        me.wait(lambda: me.tables[table]['status'] == 'over')
        self.assertEqual(self.reason(me, seats=['me', 'open'], **{'continue': [table]})[0],
                         'not-over')
        status, reply = me.web.get(f'/api/table/{table}/record')
        self.assertEqual((status, reply['code']), (409, 'no-record'))

    def test_private_ones(self):
        table, (first, second) = self.finished(2, private=True)
        stranger = self.person()
        for part in ('record', 'chronicle', 'replay'):
            status, reply = stranger.web.get(f'/api/table/{table}/{part}')
            self.assertEqual((status, reply['code']), (403, 'no-key'), part)
            key = first.tables[table]['key']
            self.assertEqual(stranger.web.get(f'/api/table/{table}/{part}?key={key}')[0], 200)
            path, headers = f'/api/table/{table}/{part}', {'X-Table-Key': key}
            self.assertEqual(stranger.web.get(path, headers)[0], 200)
            self.assertEqual(stranger.web.get(path, {'X-Table-Key': key[:-1]})[0], 403)
        self.assertEqual(self.reason(stranger, seats=['me', 'open'], **{'continue': [table]})[0],
                         'no-key')
        made = self.continued(table, [first, second])
        games = stranger.web.get(f'/api/table/{made}/chronicle')[1]['games']
        self.assertEqual([game['table'] for game in games], [made])
        games = second.web.get(f'/api/table/{made}/chronicle')[1]['games']
        self.assertEqual({game['table'] for game in games}, {made, table})

    def test_records(self):
        table, (first, second) = self.finished(2)
        status, headers, text = second.web.request('GET', f'/api/table/{table}/record')
        self.assertEqual((status, headers['Content-Type']), (200, 'application/json'))
        record = json.loads(text)
        self.assertEqual((record['format'], record['game'], record['match']),
                         ('chronicle-record', STORY, table))
        self.assertEqual([player['player'] for player in record['players']],
                         [link.web.user['nick'] for link in (first, second)])
        running, _ = self.create(first, ['me', 'open'])
        status, reply = first.web.get(f'/api/table/{running}/record')
        self.assertEqual((status, reply['code']), (409, 'not-over'))
        status, reply = first.web.get('/api/table/000000000000/record')
        self.assertEqual((status, reply['code']), (404, 'no-table'))
        status, reply = first.web.get('/api/table/000000000000/chronicle')
        self.assertEqual((status, reply['code']), (404, 'no-table'))

    def test_rematch_keeps_seats_and_legacy(self):
        table, links = self.finished(2)
        made = self.continued(table, links)
        self.play_out(made, links)
        again = links[1].ask('rematch', table=made)['table']
        links[0].ask('rematch', table=made)
        for link in links:
            link.ask('open', table=again)
            self.until_status(link, again, 'running')
        self.assertEqual([link.tables[again]['you'] for link in links], [0, 1])
        self.assertEqual(self.points(links[0], again)[:2], self.expected(links[0], table))
        self.assertEqual(links[0].tables[again]['continues'][0]['table'], table)

    def test_after_a_restart(self):
        table, links = self.finished(2)
        made = self.continued(table, links)
        before = self.points(links[0], made)
        self.server.kill()
        self.server.start()
        links = [self.link(link.web) for link in links]
        for link in links:
            for each in (table, made):
                link.ask('open', table=each)
                self.until_status(link, each, 'running' if each == made else 'over')
        self.assertEqual(self.points(links[0], made), before)
        self.assertEqual(links[0].tables[made]['continues'][0]['table'], table)
        self.assertEqual(links[0].tables[table]['continued'][0]['table'], made)
        self.play_out(made, links)

    def store(self):
        """The file of the server, which must not run."""
        path = next(os.path.join(self.server.folder, name)
                    for name in os.listdir(self.server.folder) if name.endswith('.db'))
        return sqlite3.connect(path)

    def table_of_before(self, me, info):
        """A table with the added options of a game as they were; its number, key, options, commitment."""
        added = [option for option in info['options'] if 'before' in option]
        before = {option['id']: option['before'] for option in added}
        self.assertNotEqual(before, {option['id']: option['default'] for option in added}, info['id'])
        table, key = self.create(me, ['me', 'bot:random'], game=info['id'], options=before)
        self.until_status(me, table, 'running')
        return table, key, before, me.tables[table]['commitment']

    def drop_options(self, key, names):
        """As a server without these options would have stored the table."""
        store = self.store()
        (text,), = store.execute('SELECT options FROM tabl WHERE key = ?', (key,)).fetchall()
        kept = ' '.join(pair for pair in text.split() if pair.split('=')[0] not in names)
        self.assertLess(len(kept), len(text))
        store.execute('UPDATE tabl SET options = ? WHERE key = ?', (kept, key))
        store.commit()
        store.close()

    def test_options_that_joined_later(self):
        """Tables that do not name them were played without, and go on so, in every game."""
        me = self.person()
        tables = [self.table_of_before(me, info) for info in me.web.games()
                  if any('before' in option for option in info['options'])]
        self.assertGreaterEqual(len(tables), 5)
        self.server.stop()
        for _, key, before, _ in tables:
            self.drop_options(key, before)
        self.server.start()
        web, me = me.web, self.link(me.web)
        for table, _, before, commitment in tables:
            me.ask('open', table=table)
            self.until_status(me, table, 'running')
            options = me.tables[table]['options']
            self.assertEqual({name: options[name] for name in before}, before)
            self.assertEqual(me.tables[table]['commitment'], commitment)
        table = tables[0][0]
        self.play_out(table, [me])
        replay = web.request('GET', f'/api/table/{table}/replay')[2]
        self.assertEqual(self.verify(replay)[0], 0)

    def test_options_that_make_no_difference(self):
        """Told with the table: what one alone has no use for, and what only a story needs."""
        me = self.person()
        for seats, idle in ((['me'], {'characters', 'consent', 'no_start_cards', 'boulron_adds'}),
                            (['me', 'bot:random'],
                             {'mixed_pair', 'no_start_cards', 'boulron_adds'})):
            table, _ = self.create(me, seats, game='fall')
            self.until_status(me, table, 'running')
            self.assertEqual(set(me.tables[table]['idle_options']), idle)
        table, _ = self.create(me, ['me', 'open'])
        me.wait(lambda: table in me.tables)
        self.assertEqual(me.tables[table]['idle_options'], [])

    def test_an_option_that_was_always_there(self):
        """A row that lacks one is damaged: it is not known how it was played."""
        me = self.person()
        info = next(game for game in me.web.games()
                    if any('before' not in option for option in game['options']))
        lost = next(one['id'] for one in info['options'] if 'before' not in one)
        damaged, key = self.create(me, ['me', 'bot:random'], game=info['id'])
        whole, _ = self.create(me, ['me', 'bot:random'], game=info['id'])
        self.server.stop()
        self.drop_options(key, [lost])
        self.server.start()
        me = self.link(me.web)
        self.refused('damaged', me.ask, 'open', table=damaged)
        me.ask('open', table=whole)

    def test_a_store_of_before(self):
        """A file from before there were chronicles is brought up to date."""
        table, links = self.finished(2)
        self.server.stop()
        store = self.store()
        store.executescript(BEFORE_ACCOUNTS + 'ALTER TABLE tabl DROP COLUMN hash;'
                            'DROP TABLE site; ALTER TABLE tabl DROP COLUMN moved;'
                            'CREATE TABLE probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);'
                            'DROP TABLE link; ALTER TABLE tabl DROP COLUMN legacy;'
                            'PRAGMA user_version = 2;')
        store.close()
        self.server.start()
        links = [self.link(link.web) for link in links]
        for link in links:
            link.ask('open', table=table)
            self.until_status(link, table, 'over')
        self.continued(table, links)


if __name__ == '__main__':
    main()
