"""What the host of a table may do, and pauses: removing, closing, handing on, watchers."""
from harness import GAME, ServerTest, main, names

LIVE = {'kind': 'live', 'main': 600000, 'inc': 0}


class HostTest(ServerTest):
    def waiting(self, **members):
        """(table, key, host, guest): two of three sit at a table that waits."""
        host, guest = self.person(), self.person()
        table, key = self.create(host, ['me', 'open', 'open'], **members)
        guest.ask('open', table=table, key=key)
        guest.ask('sit', table=table, seat=1)
        host.wait(lambda: host.tables[table]['seats'][1]['kind'] == 'person')
        return table, key, host, guest

    def until_gone(self, link, table, code):
        link.wait(lambda: table in link.gone)
        self.assertEqual(link.gone.pop(table), code)

    def restart(self):
        self.assertEqual(self.server.stop(), (0, ''))
        self.server.start()

    def kinds(self, link, table):
        return [line['kind'] for line in link.notices.get(table, [])]


class Removing(HostTest):
    def test_whoever_is_removed_stays_away(self):
        table, key, host, guest = self.waiting(private=True)
        host.ask('remove', table=table, seat=1)
        self.until_gone(guest, table, 'barred')
        host.wait(lambda: host.tables[table]['seats'][1]['kind'] == 'open')
        for kind, members in (('open', {'key': key}), ('sit', {'seat': 1}), ('log', {})):
            self.refused('no-key' if kind != 'open' else 'barred', guest.ask, kind, table=table,
                         **members)
        another = self.person()
        another.ask('open', table=table, key=key)
        another.ask('sit', table=table, seat=1)

    def test_at_a_public_table_and_after_a_restart(self):
        table, key, host, guest = self.waiting()
        web = guest.web
        host.ask('remove', table=table, seat=1)
        self.until_gone(guest, table, 'barred')
        self.refused('barred', guest.ask, 'sit', table=table, seat=2)
        self.restart()
        again = self.link(web)
        self.refused('barred', again.ask, 'open', table=table, key=key)
        self.refused('barred', again.ask, 'sit', table=table, seat=1)

    def test_a_bar_comes_along_to_the_account(self):
        table, key, host, guest = self.waiting()
        login = {'nick': f'Barred {next(names)}', 'password': 'correct horse'}
        self.assertEqual(self.web().post('/api/register', login)[0], 200)
        host.ask('remove', table=table, seat=1)
        self.until_gone(guest, table, 'barred')
        self.assertEqual(guest.web.post('/api/login', login)[0], 200)
        self.refused('barred', self.link(guest.web).ask, 'open', table=table, key=key)
        self.restart()
        self.refused('barred', self.link(guest.web).ask, 'open', table=table, key=key)

    def test_only_what_the_host_has_seen(self):
        table, _, host, guest = self.waiting()
        seen = host.tables[table]['presence'][1]
        self.refused('not-owner', guest.ask, 'remove', table=table, seat=0)
        self.refused('bad-message', host.ask, 'remove', table=table, seat=0)
        self.refused('bad-message', host.ask, 'remove', table=table, seat=2)
        self.refused('bad-message', host.ask, 'remove', table=table, seat=7)
        self.refused('bad-message', host.ask, 'remove', table=table, seat=-1)
        self.refused('bad-message', host.ask, 'remove', table=table, seat='1')
        guest.ask('stand', table=table)
        other = self.person()
        other.ask('sit', table=table, seat=1)
        self.refused('stale', host.ask, 'remove', table=table, seat=1, presence=seen)
        host.wait(lambda: host.tables[table]['presence'][1] > seen)
        host.ask('remove', table=table, seat=1)
        guest.ask('sit', table=table, seat=1)

    def test_not_in_a_game_that_runs(self):
        table, (host, _) = self.seated(2)
        self.refused('not-waiting', host.ask, 'remove', table=table, seat=1)
        self.refused('not-waiting', host.ask, 'cancel', table=table)

    def test_bars_of_a_table_are_bounded(self):
        host = self.person()
        table, _ = self.create(host, ['me', 'open', 'open'])
        for i in range(33):
            guest = self.person()
            guest.ask('sit', table=table, seat=1)
            host.wait(lambda: host.tables[table]['seats'][1]['kind'] == 'person')
            if i < 32:
                host.ask('remove', table=table, seat=1)
                host.wait(lambda: host.tables[table]['seats'][1]['kind'] == 'open')
        self.refused('too-many', host.ask, 'remove', table=table, seat=1)


class Closing(HostTest):
    def test_a_table_that_waits(self):
        table, _, host, guest = self.waiting()
        self.refused('not-owner', guest.ask, 'cancel', table=table)
        host.ask('cancel', table=table)
        for link in (host, guest):
            link.wait(lambda link=link: link.tables[table]['status'] == 'over')
        self.assertIn('host', guest.tables[table]['note'])
        self.refused('not-waiting', host.ask, 'cancel', table=table)
        self.refused('not-running', host.ask, 'watchers', table=table, on=True)
        self.refused('not-running', host.ask, 'hand', table=table, seat=1)


class Handing(HostTest):
    def test_to_a_person_who_sits_there(self):
        table, _, host, guest = self.waiting()
        self.assertEqual(guest.tables[table]['host'], 0)
        self.refused('not-owner', guest.ask, 'hand', table=table, seat=1)
        self.refused('bad-message', host.ask, 'hand', table=table, seat=0)
        self.refused('bad-message', host.ask, 'hand', table=table, seat=2)
        self.refused('stale', host.ask, 'hand', table=table, seat=1, presence=1)
        host.ask('hand', table=table, seat=1)
        guest.wait(lambda: guest.tables[table]['is_owner'])
        self.assertEqual(guest.tables[table]['host'], 1)
        self.refused('not-owner', host.ask, 'cancel', table=table)
        self.refused('not-owner', host.ask, 'remove', table=table, seat=1)
        host.wait(lambda: 'host' in self.kinds(host, table))
        self.restart()
        self.link(guest.web).ask('cancel', table=table)

    def test_in_a_game_that_runs(self):
        table, (host, other) = self.seated(2)
        host.ask('hand', table=table, seat=1)
        other.wait(lambda: other.tables[table]['is_owner'])
        host.wait(lambda: not host.tables[table]['is_owner'])


class Watchers(HostTest):
    def in_lobby(self, table):
        link = self.person()
        link.ask('lobby', on=True)
        lobby = link.wait(lambda: next((m for m in link.inbox if m['t'] == 'lobby'), None))
        return table in [one['id'] for one in lobby['tables']]

    def test_a_link_seats_but_does_not_show(self):
        host, guest, friend, curious = (self.person() for _ in range(4))
        table, key = self.create(host, ['me', 'open'], private=True, watchers=False)
        for link in (guest, curious):
            link.ask('open', table=table, key=key)
            link.wait(lambda: table in link.tables)
            self.assertFalse(link.tables[table]['watchers'])
        guest.ask('sit', table=table, seat=1)
        self.until_status(guest, table, 'running')
        self.until_gone(curious, table, 'no-watchers')
        self.assertNotIn(table, curious.views)
        self.refused('no-watchers', friend.ask, 'open', table=table, key=key)
        self.restart()
        self.refused('no-watchers', self.link(friend.web).ask, 'open', table=table, key=key)
        self.link(guest.web).ask('open', table=table)

    def test_those_who_watch_are_sent_away(self):
        table, (host, other) = self.seated(2)
        watcher = self.person()
        watcher.ask('open', table=table)
        watcher.wait(lambda: table in watcher.views)
        self.assertTrue(self.in_lobby(table))
        self.refused('not-owner', other.ask, 'watchers', table=table, on=False)
        self.refused('bad-message', host.ask, 'watchers', table=table, on=0)
        self.refused('bad-message', host.ask, 'watchers', table=table)
        host.ask('watchers', table=table, on=False)
        self.until_gone(watcher, table, 'no-watchers')
        heard = len(watcher.inbox)
        self.move(host, table)
        for kind, members in (('open', {}), ('log', {}), ('film', {'from': 0})):
            self.refused('no-watchers', watcher.ask, kind, table=table, **members)
        self.assertEqual([m['t'] for m in watcher.inbox[heard:]], [])
        for web in (watcher.web, self.web()):
            self.assertEqual(web.get(f'/api/table/{table}/chronicle')[1]['code'], 'no-watchers')
        self.assertEqual(other.web.get(f'/api/table/{table}/chronicle')[1]['games'][0]['ply'], 1)
        self.assertFalse(self.in_lobby(table))
        other.wait(lambda: 'watchers' in self.kinds(other, table))
        host.ask('watchers', table=table, on=True)
        watcher.ask('open', table=table)

    def test_whoever_has_left_may_still_look(self):
        table, (host, other) = self.seated(2, watchers=False)
        other.ask('leave', table=table)
        host.wait(lambda: host.tables[table]['seats'][1]['has_left'])
        other.ask('ping')
        self.assertEqual(other.gone, {})
        other.ask('open', table=table)

    def test_the_end_is_for_all(self):
        table, links = self.seated(2, watchers=False)
        self.play_out(table, links)
        watcher = self.person()
        watcher.ask('open', table=table)

    def test_a_rematch_keeps_it(self):
        table, links = self.seated(2, watchers=False)
        self.play_out(table, links)
        again = links[0].ask('rematch', table=table)
        links[0].ask('open', table=again['table'])
        links[0].wait(lambda: again['table'] in links[0].tables)
        self.assertFalse(links[0].tables[again['table']]['watchers'])


class Pauses(HostTest):
    def paused(self):
        table, links = self.seated(3, clock=LIVE)
        self.assertFalse(links[0].ask('pause', table=table)['done'])
        for link in links[1:]:
            vote = link.wait(lambda link=link: link.tables[table]['pause'])
            self.assertEqual(vote['seat'], 0)
            link.ask('answer', table=table, what='pause', yes=True)
        for link in links:
            link.wait(lambda link=link: link.tables[table]['paused'])
        return table, links

    def test_all_agree(self):
        table, links = self.paused()
        self.assertLessEqual(links[0].tables[table]['paused'], 1800000)
        clocks = links[0].tables[table]['clocks']
        links[1].ask('say', table=table, text='tea')
        again = self.link(links[1].web)
        again.ask('open', table=table)
        again.wait(lambda: table in again.tables)
        self.assertEqual(again.tables[table]['clocks'], clocks)
        self.refused('no-pause', links[1].ask, 'pause', table=table)
        links[2].ask('resume', table=table)
        for link in links:
            link.wait(lambda link=link: link.tables[table]['paused'] is None)
            link.wait(lambda link=link: 'resume' in self.kinds(link, table))
            self.assertIn('pause', self.kinds(link, table))
        links[2].ask('resume', table=table)

    def test_a_decision_ends_it(self):
        table, links = self.paused()
        self.move(links[0], table)
        links[1].wait(lambda: links[1].tables[table]['paused'] is None)
        links[1].wait(lambda: 'resume' in self.kinds(links[1], table))

    def test_it_goes_on_after_a_restart(self):
        table, links = self.paused()
        self.restart()
        link = self.link(links[0].web)
        link.ask('open', table=table)
        link.wait(lambda: table in link.tables)
        self.assertTrue(link.tables[table]['paused'])

    def test_one_refuses(self):
        table, (first, second) = self.seated(2, clock=LIVE)
        first.ask('pause', table=table)
        second.wait(lambda: second.tables[table]['pause'])
        old = second.tables[table]['pause']['vote']
        second.ask('answer', table=table, what='pause', yes=False)
        first.wait(lambda: 'pause-refused' in self.kinds(first, table))
        first.wait(lambda: first.tables[table]['pause'] is None)
        self.assertIsNone(first.tables[table]['paused'])
        self.refused('stale', second.ask, 'answer', table=table, what='pause', yes=True, vote=old)

    def test_where_there_is_none(self):
        table, (first, _) = self.seated(2)
        self.refused('no-pause', first.ask, 'pause', table=table)
        days, (second, _) = self.seated(2, clock={'kind': 'days', 'days': 1})
        self.refused('no-pause', second.ask, 'pause', table=days)
        self.refused('not-seated', self.person().ask, 'pause', table=table)
        self.refused('not-seated', self.person().ask, 'resume', table=table)
        waiting, _ = self.create(first, ['me', 'open'], clock=LIVE)
        self.refused('not-running', first.ask, 'pause', table=waiting)
        self.refused('bad-message', first.ask, 'answer', table=table, what='tea', vote=1, yes=True)

    def test_against_bots_no_one_is_asked(self):
        link = self.person()
        table, _ = self.create(link, ['me', 'bot:easy'], game=GAME, clock=LIVE)
        self.until_status(link, table, 'running')
        self.assertTrue(link.ask('pause', table=table)['done'])
        link.wait(lambda: link.tables[table]['paused'])


if __name__ == '__main__':
    main()
