#!/usr/bin/env python3
"""The tables of the arena: bots, the sides that the seats played, what ended the games."""
import json

from common import CommandTest, main

RANDOM = ('--bots', 'random', '--games', '4', '--threads', '1', '--seed', '1')


class Arena(CommandTest):
    def report(self, game, *args):
        return json.loads(self.expect(0, 'arena', game, *RANDOM, *args, '--json'))

    def test_sides(self):
        report = self.report('hlas', '--players', '4')
        sides = {side['id']: side for side in report['sides']}
        self.assertEqual(sorted(sides), ['dwarves', 'elves', 'humans', 'orcs'])
        self.assertEqual(sides['elves']['title'], {'pl': 'Elfowie', 'en': 'Elves'})
        self.assertAlmostEqual(sum(side['count'] for side in sides.values()), 4, 2)
        for side in sides.values():
            self.assertEqual(side['of'], 4)
            self.assertLessEqual(side['low'], side['rate'])
            self.assertGreaterEqual(side['high'], side['rate'])

    def test_endings(self):
        for game, args in (('hlas', ('--players', '1')), ('fall', ('--players', '2'))):
            with self.subTest(game):
                endings = self.report(game, *args)['endings']
                self.assertEqual(sum(ending['count'] for ending in endings), 4)
                rates = [ending['rate'] for ending in endings]
                self.assertEqual(rates, sorted(rates, reverse=True))

    def test_won_together(self):
        """A game that all play together counts once."""
        report = self.report('fall', '--players', '2', '--bots', 'greedy', '--games', '6',
                             '--option', 'level=easy')
        won = sum(end['count'] for end in report['endings'] if end['id'] == 'won')
        self.assertEqual(report['bots'][0]['wins'], won)
        self.assertEqual(report['bots'][0]['games'], 6)

    def test_table(self):
        text = self.expect(0, 'arena', 'hlas', *RANDOM, '--players', '2')
        self.assertIn('\nside ', text)
        self.assertIn('\nended by ', text)
        plain = self.expect(0, 'arena', 'bids', *RANDOM)
        self.assertNotIn('side ', plain)
        self.assertNotIn('ended by', plain)

    def test_nothing_told(self):
        report = self.report('bids')
        self.assertEqual((report['sides'], report['endings']), ([], []))


if __name__ == '__main__':
    main()
