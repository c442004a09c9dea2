"""What happens at tables: undo, absent persons, clocks, several devices, leaving, restarts."""
import json
import random
import re
import signal
import ssl
import subprocess
import time

from client import Closed, Refused
from harness import PLANSZA, TIMEOUT, TURNS, Server, ServerTest, main


class Undo(ServerTest):
    """Decisions go back within an epoch, and those of others only if they agree."""

    def until_dice(self, table, links):
        """Plays on until the first seat takes a die; the others follow in turn."""
        while not self.is_taking(links[0], table):
            for link in links:
                if link.views[table]['legal'] and not self.is_taking(link, table):
                    self.move(link, table, link.views[table]['legal'][0]['action'])
                else:
                    link.pump(0.01)

    def is_taking(self, link, table):
        legal = link.views[table]['legal']
        return bool(legal) and legal[0]['kind'] == 'take-die'

    def taken_by_two(self):
        """(table, links): the first two of three have taken a die."""
        table, links = self.seated(3, **TURNS)
        self.until_dice(table, links)
        for link in links[:2]:
            self.move(link, table)
        return table, links

    def ask_back(self, table, links):
        """The first wants the die back: the vote that all see."""
        self.assertFalse(links[0].ask('undo', table=table)['done'])
        for link in links:
            link.wait(lambda: link.tables[table]['undo'])
        vote = links[2].tables[table]['undo']
        self.assertEqual((vote['seat'], vote['need'], vote['yes']), (0, [1], []))
        self.assertGreater(vote['left'], 0)

    def until_no_vote(self, table, links):
        for link in links:
            link.wait(lambda: link.tables[table]['undo'] is None)

    def test_whoever_has_decided_since_is_asked(self):
        table, links = self.taken_by_two()
        ply = links[1].views[table]['ply']
        links[0].wait(lambda: links[0].views[table]['ply'] == ply)
        self.assertTrue(links[0].views[table]['can_undo'])
        self.ask_back(table, links)
        self.refused('stale', links[2].ask, 'answer', table=table, what='undo', yes=True)
        links[1].ask('answer', table=table, what='undo', yes=False)
        self.until_no_vote(table, links)
        self.assertEqual(links[0].views[table]['ply'], ply)
        self.ask_back(table, links)
        links[1].ask('answer', table=table, what='undo', yes=True)
        self.until_no_vote(table, links)
        for link in links:
            link.wait(lambda: link.views[table]['ply'] == ply - 2)
        self.assertTrue(self.is_taking(links[0], table))
        log = links[2].ask('log', table=table)['events']
        self.assertLessEqual(max(event['ply'] for event in log), ply - 2)

    def test_an_answer_to_another_vote(self):
        table, links = self.taken_by_two()
        self.ask_back(table, links)
        old = links[1].tables[table]['undo']['vote']
        links[1].ask('answer', table=table, what='undo', yes=False)
        self.until_no_vote(table, links)
        self.refused('stale', links[1].ask, 'answer', table=table, what='undo', yes=True, vote=old)
        self.ask_back(table, links)
        ply = links[1].views[table]['ply']
        self.assertGreater(links[1].tables[table]['undo']['vote'], old)
        self.refused('stale', links[1].ask, 'answer', table=table, what='undo', yes=True, vote=old)
        self.refused('stale', links[1].ask, 'answer', table=table, what='takeover', yes=True,
                     vote=links[1].tables[table]['undo']['vote'])
        before = [link.views[table]['question'] for link in links]
        links[1].ask('answer', table=table, what='undo', yes=True)
        for link in links:
            link.wait(lambda: link.views[table]['ply'] == ply - 2)
        after = [link.views[table]['question'] for link in links]
        # The third has been asked, and is not any more.
        self.assertEqual([one - two for one, two in zip(after, before)], [1, 1, 0])

    def test_a_decision_ends_the_vote(self):
        table, links = self.taken_by_two()
        self.ask_back(table, links)
        self.move(links[2], table)
        self.until_no_vote(table, links)
        self.refused('stale', links[1].ask, 'answer', table=table, what='undo', yes=True)

    def test_nobody_agrees_for_a_bot(self):
        me = self.person()
        table, _ = self.create(me, ['me', 'bot:random'], **TURNS)
        self.until_status(me, table, 'running')
        while not self.is_taking(me, table):
            self.move(me, table)
            self.until_turn(me, table)
        ply = self.move(me, table)
        me.wait(lambda: me.views[table]['ply'] > ply)
        self.assertFalse(me.views[table]['can_undo'])
        self.refused('no-undo', me.ask, 'undo', table=table)

    def test_what_was_chosen_at_the_same_time_stays(self):
        table, (first, second) = self.seated(2)
        self.move(first, table)
        self.move(second, table)
        first.wait(lambda: first.views[table]['ply'] == 2)
        self.refused('no-undo', first.ask, 'undo', table=table)
        table, (first, second, third) = self.seated(3)
        self.move(first, table)
        self.move(second, table)
        self.assertTrue(first.ask('undo', table=table)['done'])
        second.wait(lambda: second.views[table]['ply'] == 1)
        self.assertEqual(second.views[table]['legal'], [])
        self.assertTrue(self.until_turn(first, table))


class Seeds(ServerTest):
    """Cards and bots are fresh, unless a test asks for those of a seed."""

    def game_at(self, seed):
        """A game with bots: the seed that it tells, and the moves of each seat."""
        self.server, before = Server('--quick-bots', seed=seed), self.server
        self.server.start()
        try:
            me = self.person()
            table, _ = self.create(me, ['me', 'bot:random', 'bot:easy'])
            self.until_status(me, table, 'running')
            me.random = random.Random(1)
            self.play_out(table, [me])
            replay = json.loads(me.web.request('GET', f'/api/table/{table}/replay')[2])
            moves = [[move for move in replay['log'] if move[0] == seat] for seat in range(3)]
            return replay['seed'], moves
        finally:
            self.server.remove()
            self.server = before

    def test_a_seed_repeats_cards_and_bots(self):
        first = self.game_at('7')
        self.assertEqual(first, self.game_at('7'))
        other = self.game_at('8')
        self.assertNotEqual(first[0], other[0])

    def test_without_one_all_is_fresh(self):
        first, second = self.game_at(None), self.game_at(None)
        self.assertNotEqual(first[0], second[0])

    def test_only_for_this_machine(self):
        for address in ('0.0.0.0:0', '[::]:0', '192.0.2.1:0', 'localhost:0'):
            done = subprocess.run([PLANSZA, 'serve', '--listen', address, '--data',
                                   self.server.folder, '--test-seed', '1'], capture_output=True,
                                  text=True, timeout=TIMEOUT, check=False)
            self.assertEqual(done.returncode, 2, address)
            self.assertIn('--test-seed is for tests', done.stderr)


class Pace(ServerTest):
    """Bots show their choices at a steady pace, however easy they were."""

    flags = ('--max-per-address', '0')

    def test_a_choice_is_not_shown_early(self):
        me = self.person()
        begin = time.monotonic()
        table, _ = self.create(me, ['me', 'bot:random'])
        self.until_status(me, table, 'running')
        for own in range(1, 4):
            self.move(me, table)
            self.until_turn(me, table)
        by_bot = me.views[table]['ply'] - own
        self.assertGreater(by_bot, 0)
        self.assertGreaterEqual(time.monotonic() - begin, by_bot * 0.2)


class Absence(ServerTest):
    """Bots for those who are not there."""

    def three_at_two_tables(self):
        people = [self.person() for _ in range(3)]
        tables = []
        for _ in range(2):
            table, _ = self.create(people[0], ['me', 'open', 'open'])
            for seat in (1, 2):
                people[seat].ask('open', table=table)
                people[seat].ask('sit', table=table, seat=seat)
            self.until_status(people[0], table, 'running')
            tables.append(table)
        return people, tables

    def until_taken_over(self, link, table, seat):
        """Asks until the person counts as absent; whether the bot came at once."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            try:
                return link.ask('takeover', table=table, seat=seat)['done']
            except Refused as error:
                self.assertEqual(error.code, 'not-absent')
                link.pump(0.2)
        raise TimeoutError('the person never counts as absent')

    def test_vote_and_return(self):
        (first, second, third), (table, other) = self.three_at_two_tables()
        third.close()
        first.wait(lambda: not first.tables[table]['seats'][2]['online'])
        self.assertFalse(first.ask('takeover', table=table, seat=2)['done'])
        self.assertFalse(first.ask('takeover', table=other, seat=2)['done'])
        second.wait(lambda: second.tables[table]['takeover'])
        vote = second.tables[table]['takeover']
        self.assertEqual((vote['seat'], vote['need'], vote['yes']), (2, [1], [0]))

        second.ask('answer', table=table, what='takeover', yes=False)
        first.wait(lambda: first.tables[table]['takeover'] is None)
        self.assertFalse(first.tables[table]['seats'][2]['is_bot_now'])

        first.ask('takeover', table=table, seat=2)
        second.wait(lambda: second.tables[table]['takeover'] not in (None, vote))
        second.ask('answer', table=table, what='takeover', yes=True)
        first.wait(lambda: first.tables[table]['seats'][2]['is_bot_now'])

        back = self.link(third.web)
        first.wait(lambda: first.tables[other]['takeover'] is None)
        self.assertFalse(first.tables[other]['seats'][2]['is_bot_now'])
        back.ask('open', table=table)
        back.ask('return', table=table)
        self.until_status(back, table, 'running')
        self.play_out(table, [first, second, back])

    def test_nobody_to_ask(self):
        (first, second, third), (table, other) = self.three_at_two_tables()
        third.close()
        first.wait(lambda: not first.tables[table]['seats'][2]['online'])
        first.ask('takeover', table=table, seat=2)
        first.wait(lambda: first.tables[table]['takeover'])
        second.close()
        first.wait(lambda: first.tables[table]['takeover'] is None)
        self.assertFalse(first.tables[table]['seats'][2]['is_bot_now'])
        self.refused('not-absent', first.ask, 'takeover', table=table, seat=2)
        self.assertTrue(self.until_taken_over(first, table, 2))
        first.wait(lambda: first.tables[table]['seats'][2]['is_bot_now'])
        self.assertTrue(first.ask('takeover', table=other, seat=2)['done'])

    def test_days_are_given_time(self):
        table, (first, second) = self.seated(2, clock={'kind': 'days', 'days': 1})
        second.close()
        first.wait(lambda: not first.tables[table]['seats'][1]['online'])
        self.refused('not-absent', first.ask, 'takeover', table=table, seat=1)
        self.assertGreater(first.views[table]['clocks'][1], 86000000)

    def test_clock(self):
        table, (first, second) = self.seated(2, clock={'kind': 'live', 'main': 4000, 'inc': 60000})
        self.move(first, table)
        first.wait(lambda: first.tables[table]['seats'][1]['is_bot_now'])
        self.assertFalse(first.tables[table]['seats'][0]['is_bot_now'])
        self.assertGreater(first.views[table]['clocks'][0], 60000)
        second.ask('return', table=table)
        second.wait(lambda: second.views[table]['clocks'][1] > 50000)


class Devices(ServerTest):
    """One person at several places, and people without a seat."""

    def test_two_devices(self):
        table, (first, second) = self.seated(2)
        phone = self.link(first.web)
        phone.ask('open', table=table)
        ply = self.move(first, table)
        phone.wait(lambda: phone.views.get(table, {}).get('ply') == ply)
        self.assertEqual(phone.tables[table]['you'], 0)
        self.assertEqual(phone.views[table]['view'], first.views[table]['view'])
        phone.ask('undo', table=table)
        first.wait(lambda: first.views[table]['ply'] == ply - 1)
        first.close()
        self.move(phone, table)
        second.wait(lambda: second.views[table]['ply'] == ply)
        self.assertTrue(second.tables[table]['seats'][0]['online'])

    def test_the_ninth_replaces_the_first(self):
        web = self.guest()
        links = [self.link(web) for _ in range(9)]
        links[0].wait(lambda: links[0].bye == 'replaced')
        for link in links[1:]:
            link.ask('ping')

    def test_spectator(self):
        table, (first, second) = self.seated(2)
        spectator = self.person()
        spectator.ask('open', table=table)
        spectator.wait(lambda: table in spectator.views)
        self.assertEqual(spectator.views[table]['legal'], [])
        first.wait(lambda: first.tables[table]['spectators'] == 1)
        self.play_out(table, [first, second])
        spectator.wait(lambda: spectator.tables[table]['status'] == 'over')
        self.assertEqual(spectator.tables[table]['result'], first.tables[table]['result'])
        self.assertIsNone(spectator.tables[table]['you'])


class Leaving(ServerTest):
    """Owners and their tables."""

    def test_ownership_is_passed_on(self):
        owner, other = self.person(), self.person()
        table, _ = self.create(owner, ['me', 'open', 'open'])
        other.ask('open', table=table)
        other.ask('sit', table=table, seat=1)
        owner.ask('leave', table=table)
        other.wait(lambda: other.tables[table]['is_owner'])
        self.assertEqual(other.tables[table]['seats'][0]['kind'], 'open')
        other.ask('leave', table=table)
        other.wait(lambda: other.tables[table]['status'] == 'over')
        self.assertTrue(other.tables[table]['note'])
        self.assertNotIn('result', other.tables[table])
        status, reply = other.web.get(f'/api/table/{table}/replay')
        self.assertEqual((status, reply['code']), (404, 'not-found'))

    def test_the_last_one_closes(self):
        me = self.person()
        watched, _ = self.create(me, ['bot:random', 'bot:random'], **TURNS)
        self.until_status(me, watched, 'running')
        me.ask('leave', table=watched)
        me.wait(lambda: me.tables[watched]['status'] == 'over')

    def test_tables_of_a_person(self):
        me = self.person()
        made = [me.ask('create', game='bids', seats=['me', 'open'])['table']
                for _ in range(20)]
        self.refused('too-many', me.ask, 'create', game='bids', seats=['me', 'open'])
        open_table, _ = self.create(self.person(), ['me', 'open', 'open'])
        self.refused('too-many', me.ask, 'sit', table=open_table, seat=1)
        me.ask('leave', table=made[0])
        me.ask('sit', table=open_table, seat=1)

    def test_a_closed_rematch_is_made_anew(self):
        table, (first, second) = self.finished()
        made = first.ask('rematch', table=table)['table']
        first.ask('leave', table=made)
        again = second.ask('rematch', table=table)['table']
        self.assertNotEqual(made, again)


class Restart(ServerTest):
    """Everything survives an orderly end and a violent one."""

    def again(self, link, table):
        """The same person on a new connection."""
        fresh = self.link(link.web)
        fresh.web = link.web
        fresh.ask('open', table=table)
        fresh.wait(lambda: table in fresh.tables and table in fresh.chat)
        return fresh

    def check_survival(self, end):
        table, links = self.seated(3, private=True, clock={'kind': 'days', 'days': 2})
        chat = 'zażółć <b>gęślą</b>'
        links[1].ask('say', table=table, text=chat)
        mid = 'sent-once'
        ply = self.move(links[0], table, mid=mid)
        for link in links:
            link.wait(lambda: link.views[table]['ply'] == ply)
        links[2].ask('takeover', table=table, seat=2)
        links[2].ask('return', table=table)
        before = [link.views[table]['view'] for link in links]
        action = self.until_turn(links[1], table)[0]['action']
        waiting, _ = self.create(links[0], ['open', 'me', 'bot:hard'])
        end()
        self.server.start()
        links = [self.again(link, table) for link in links]
        for link, view in zip(links, before):
            link.wait(lambda: table in link.views)
            self.assertEqual(link.views[table]['view'], view)
            self.assertEqual([line['text'] for line in link.chat[table]], [chat])
        self.assertEqual(links[0].ask('move', table=table, mid=mid, action=action)['ply'], ply)
        self.assertEqual(links[0].views[table]['ply'], ply)
        links[0].ask('open', table=waiting)
        links[0].wait(lambda: waiting in links[0].tables)
        about = links[0].tables[waiting]
        self.assertEqual([seat['kind'] for seat in about['seats']], ['open', 'person', 'bot'])
        self.assertTrue(about['is_owner'])
        self.play_out(table, links)
        status, _, replay = links[0].web.request('GET', f'/api/table/{table}/replay')
        self.assertEqual(status, 200)
        self.assertEqual(self.verify(replay)[0], 0)

    def test_orderly(self):
        def end():
            self.assertEqual(self.server.stop(), (0, ''))
        self.check_survival(end)

    def test_kill(self):
        self.check_survival(self.server.kill)

    def test_everybody_is_told(self):
        link = self.person()
        idle = self.person()
        self.server.signal(signal.SIGTERM)
        link.wait(lambda: link.bye == 'shutdown')
        with self.assertRaises(Closed):
            idle.wait(lambda: False)
        self.assertEqual(idle.bye, 'shutdown')
        self.assertEqual(self.server.wait(), (0, ''))
        self.server.start()

    def test_after_the_end_nothing_is_promised(self):
        table, (first, second) = self.seated(2)
        actions = [self.until_turn(link, table)[0]['action'] for link in (first, second)]
        numbers = [link.send('move', table=table, mid='last', action=action)
                   for link, action in zip((first, second), actions)]
        self.server.signal(signal.SIGTERM)
        answered = 0
        for link, number in zip((first, second), numbers):
            try:
                link.answer(number)
                answered += 1
            except Closed:
                pass
            except Refused as error:
                self.assertEqual(error.code, 'shutdown')
        self.assertEqual(self.server.wait(), (0, ''))
        self.server.start()
        fresh = self.again(first, table)
        fresh.wait(lambda: table in fresh.views)
        self.assertGreaterEqual(fresh.views[table]['ply'], answered)


class Log(ServerTest):
    """The log tells what happened and no secret."""

    def test_log(self):
        web = self.web()
        password = 'Tajne7Haslo'
        web.post('/api/register', {'nick': 'Log "x', 'password': password})
        web.post('/api/register', {'nick': 'Dziennik', 'password': password})
        web.post('/api/login', {'nick': 'Dziennik', 'password': password + '!'})
        link = self.link(web)
        _, key = self.create(link, ['me', 'bot:easy'], private=True)
        log = self.server.log()
        self.assertIn('event=register nick="Dziennik"', log)
        self.assertRegex(log, r'event=login-failed nick="Dziennik" address=127[.\d]+ count=1\n')
        self.assertIn('event=table-started', log)
        for secret in (password, web.cookie, key):
            self.assertNotIn(secret, log)
        for line in log.splitlines():
            self.assertRegex(line, r'^time=\S+Z event=[\w-]+( \w+=("[^"]*"|[^\s"]*))*$')


class Tls(ServerTest):
    """The same over TLS."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.remove)
        cert, key = (f'{cls.server.folder}/{name}.pem' for name in ('cert', 'key'))
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt',
                        'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost',
                        '-keyout', key, '-out', cert], check=True, capture_output=True)
        cls.server.flags = ('--tls-cert', cert, '--tls-key', key)
        cls.server.start()
        cls.tls = ssl.create_default_context(cafile=cert)
        cls.tls.check_hostname = False

    def web(self, source=None):
        web = super().web(source)
        web.use_tls(self.tls)
        return web

    def test_game_over_tls(self):
        _, headers, _ = self.web().request('POST', '/api/guest', {'nick': 'Secure'})
        self.assertIn('Secure', re.split(r'; *', headers['Set-Cookie']))
        table, links = self.finished()
        self.assertEqual(links[0].tables[table]['status'], 'over')


if __name__ == '__main__':
    main()
