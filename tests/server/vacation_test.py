"""Vacations as clients meet them: set, shown to others, ended; and what is refused."""
import time

from harness import ServerTest, main

DAYS = {'kind': 'days', 'days': 3}
DAY_MS = 86400000


class Vacation(ServerTest):
    def now(self):
        return int(time.time() * 1000)

    def set(self, web, **body):
        return web.post('/api/vacation', body)

    def own(self, web):
        status, reply = web.get('/api/vacation')
        self.assertEqual(status, 200)
        return reply

    def test_others_see_it_at_the_seat(self):
        table, (first, second) = self.seated(2, clock=DAYS)
        before = self.now()
        self.assertEqual(self.set(second.web, days=2)[0], 200)
        until = first.wait(lambda: first.tables[table]['seats'][1].get('vacation'))
        self.assertGreaterEqual(until, before + 2 * DAY_MS)
        self.assertNotIn('vacation', first.tables[table]['seats'][0])
        own = self.own(second.web)
        self.assertEqual((own['vacation']['until'], own['days_left'], own['days_max']),
                         (until, 28, 30))
        left = first.tables[table]['clocks'][1]
        time.sleep(0.05)
        again = self.link(second.web)
        again.ask('open', table=table)
        again.wait(lambda: table in again.tables)
        self.assertEqual(again.tables[table]['clocks'][1], left)
        self.assertLess(again.tables[table]['clocks'][0], 3 * DAY_MS)
        presence = first.tables[table]['presence'][1]
        second.close()
        self.refused('not-absent', first.ask, 'takeover', table=table, seat=1, presence=presence)
        self.assertEqual(second.web.post('/api/vacation/end')[0], 200)
        first.wait(lambda: 'vacation' not in first.tables[table]['seats'][1])
        self.assertIsNone(self.own(second.web)['vacation'])
        self.assertEqual(self.own(second.web)['days_left'], 29)
        self.assertEqual(second.web.post('/api/vacation/end')[0], 200)

    def test_not_where_a_clock_is_live_or_none(self):
        live, (first, second) = self.seated(2, clock={'kind': 'live', 'main': 600000, 'inc': 0})
        self.assertEqual(self.set(second.web, days=1)[0], 200)
        link = self.link(first.web)
        link.ask('open', table=live)
        link.wait(lambda: live in link.tables)
        self.assertNotIn('vacation', link.tables[live]['seats'][1])

    def test_ahead(self):
        table, (first, second) = self.seated(2, clock=DAYS)
        begins = self.now() + 5 * DAY_MS
        self.assertEqual(self.set(second.web, **{'from': begins, 'days': 30})[0], 200)
        self.assertEqual(self.own(second.web)['vacation'],
                         {'from': begins, 'until': begins + 30 * DAY_MS})
        self.assertEqual(self.set(second.web, days=1)[1]['code'], 'on-vacation')
        self.assertEqual(second.web.post('/api/vacation/end')[0], 200)
        self.assertEqual(self.own(second.web)['days_left'], 30)
        first.ask('ping')
        self.assertNotIn('vacation', first.tables[table]['seats'][1])

    def test_after_a_restart(self):
        table, (first, second) = self.seated(2, clock=DAYS)
        self.set(second.web, days=30)
        until = first.wait(lambda: first.tables[table]['seats'][1].get('vacation'))
        self.assertEqual(self.server.stop(), (0, ''))
        self.server.start()
        link = self.link(first.web)
        link.ask('open', table=table)
        link.wait(lambda: table in link.tables)
        self.assertEqual(link.tables[table]['seats'][1]['vacation'], until)
        export = second.web.get('/api/account/export')[1]
        self.assertEqual([one['until'] for one in export['vacations']], [until])

    def test_what_is_refused(self):
        web = self.guest()
        for body in ({}, {'days': 0}, {'days': 31}, {'days': '1'}, {'days': 1.5}, {'days': True},
                     {'days': 1, 'from': 'now'}, {'days': 1, 'from': self.now() + 400 * DAY_MS},
                     {'days': 1, 'from': 2 ** 62}, {'days': -2 ** 62}):
            self.assertEqual(self.set(web, **body)[1]['code'], 'bad-message', body)
        self.assertEqual(web.post('/api/vacation', [])[1]['code'], 'bad-json')
        stranger = self.web()
        self.assertEqual(self.set(stranger, days=1)[1]['code'], 'no-session')
        self.assertEqual(stranger.get('/api/vacation')[1]['code'], 'no-session')
        self.assertEqual(stranger.post('/api/vacation/end')[1]['code'], 'no-session')
        self.assertEqual(self.set(web, **{'from': -2 ** 62, 'days': 1})[0], 200)

    def test_no_more_than_the_days_of_a_year(self):
        web = self.guest()
        self.assertEqual(self.set(web, days=10)[0], 200)
        web.post('/api/vacation/end')
        self.assertEqual(self.set(web, days=30)[1]['code'], 'no-days')
        self.assertEqual(self.set(web, days=29)[0], 200)

    def test_as_often_as_is_bearable(self):
        web = self.person().web
        codes = [self.set(web, days=0)[1]['code'] for _ in range(21)]
        self.assertEqual((codes[19], codes[20]), ('bad-message', 'too-fast'))


if __name__ == '__main__':
    main()
