#!/usr/bin/env python3
"""Nothing is lost: saves, kill, resume, files that are missing or broken."""
import os
import signal
import subprocess

from common import GAME, PLANSZA, CommandTest, main

PLAY = ('play', GAME, '--bot', 'random', '--seed', '5')


class Resume(CommandTest):
    def start(self, *args):
        """A game whose input stays open; returns when the first decision is asked."""
        game = subprocess.Popen([PLANSZA, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                env=self.env, cwd=self.folder)
        self.addCleanup(game.stdout.close)
        self.addCleanup(game.stdin.close)
        self.read_to(game, b'Player 1> ')
        return game

    def read_to(self, game, mark):
        text = b''
        while not text.endswith(mark):
            byte = game.stdout.read(1)
            self.assertTrue(byte, text)
            text += byte
        return text.decode()

    def type(self, game, line):
        game.stdin.write(line.encode() + b'\n')
        game.stdin.flush()
        return self.read_to(game, b'Player 1> ')

    def end_by(self, number):
        """Plays two decisions, ends the game by a signal; what it said last, its exit code."""
        game = self.start(*PLAY)
        self.type(game, '1')
        shown = self.type(game, '1')
        game.send_signal(number)
        rest = game.stdout.read().decode()
        return shown, rest, game.wait(timeout=20)

    def table_of(self, text):
        return [line for line in text.splitlines() if ' points ' in line or 'Round' in line][-3:]

    def test_after_kill(self):
        shown, _, _ = self.end_by(signal.SIGKILL)
        self.assertEqual(len(self.saves('unfinished')), 1)
        again = self.expect(0, 'play', GAME, '--resume', typed='')
        self.assertEqual(self.table_of(shown), self.table_of(again))

    def test_after_ctrl_c(self):
        shown, rest, code = self.end_by(signal.SIGINT)
        self.assertIn('plansza play template --resume', rest)
        self.assertEqual(code, 0)
        again = self.expect(0, 'play', '--resume', typed='')
        self.assertEqual(self.table_of(shown), self.table_of(again))

    def test_after_terminate_and_hang_up(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            _, _, code = self.end_by(number)
            self.assertEqual(code, 1)
        self.assertEqual(len(self.saves('unfinished')), 2)

    def test_to_the_end(self):
        self.expect(0, *PLAY, typed='1\n1\n')
        text = self.expect(0, 'play', GAME, '--resume', typed='1\n' * 20)
        self.assertIn('Going on with the game', text)
        self.assertIn('Result', text)
        self.assertEqual(self.saves('unfinished'), [])
        self.assertIn('no unfinished game', self.expect(1, 'play', GAME, '--resume'))

    def test_the_same_game_with_and_without_a_break(self):
        options = ('--seat', '1=human', '--seat', '2=human', '--players', '2', '--seed', '9')
        whole = self.expect(0, 'play', GAME, *options, typed='1\n' * 30)
        self.expect(0, 'play', GAME, *options, typed='1\n1\n1\n')
        parts = self.expect(0, 'play', GAME, '--resume', typed='1\n' * 30)
        self.assertEqual(whole.split('Result')[1].split('Verify')[0],
                         parts.split('Result')[1].split('Verify')[0])

    def test_untouched_game_leaves_nothing(self):
        self.expect(0, *PLAY, typed='help\n')
        self.assertEqual(self.saves('unfinished'), [])

    def test_unfinished_game_is_mentioned(self):
        self.assertNotIn('unfinished game (', self.expect(0, *PLAY, typed='1\n'))
        text = self.expect(0, *PLAY, typed='')
        self.assertIn('There is an unfinished game (', text)
        self.assertIn('plansza play template --resume', text)

    def test_seats_and_names_are_kept(self):
        self.expect(0, *PLAY, '--name', 'Zofia', '--seat', '2=greedy', typed='1\n')
        text = self.expect(0, 'play', '--resume', typed='')
        self.assertIn('1. Zofia: you', text)
        self.assertIn('2. Bot 2: computer, greedy', text)


class Files(CommandTest):
    def test_named_file(self):
        text = self.expect(0, *PLAY, '--save', 'my game.json', typed='1\n')
        self.assertIn("--resume 'my game.json'", text)
        self.assertEqual(self.saves('unfinished'), [])
        text = self.expect(0, 'play', '--resume', 'my game.json', typed='1\n' * 20)
        self.assertIn("plansza replay 'my game.json' --verify", text)
        self.expect(0, 'replay', 'my game.json', '--verify')
        again = self.expect(0, 'play', '--resume', 'my game.json')
        self.assertIn('already over', again)

    def test_existing_file_is_not_overwritten(self):
        self.expect(0, *PLAY, '--save', 'x.json', typed='1\n')
        self.assertIn('--resume x.json', self.expect(1, *PLAY, '--save', 'x.json'))

    def test_save_command(self):
        text = self.expect(0, *PLAY, typed='1\nsave copy.json\nsave\n')
        self.assertIn('Saved in copy.json', text)
        self.assertTrue(os.path.exists(os.path.join(self.folder, 'copy.json')))
        text = self.expect(0, *PLAY, typed='1\nsave no/such/folder.json\n')
        self.assertIn('cannot be saved', text)

    def test_missing_broken_and_foreign_files(self):
        self.assertIn('cannot resume', self.expect(1, 'play', '--resume', 'none.json'))
        for content in ('', '{', '[]', '{"game": 1}', '{"game": "monopoly"}', 'x' * 100000):
            with open(os.path.join(self.folder, 'bad.json'), 'w', encoding='utf-8') as file:
                file.write(content)
            self.assertIn('cannot resume', self.expect(1, 'play', '--resume', 'bad.json'))
        self.assertIn('nie można wznowić',
                      self.expect(1, 'play', '--resume', 'bad.json', '--lang', 'pl'))

    def test_what_a_save_fixes(self):
        self.expect(0, *PLAY, typed='1\n')
        for flag, value in (('--players', '3'), ('--seed', '1'), ('--bot', 'hard'),
                            ('--seat', '1=human'), ('--option', 'stakes=double')):
            self.assertIn(flag, self.expect(2, 'play', GAME, '--resume', '--lang', 'en', flag,
                                            value))

    def test_no_place_to_save(self):
        self.env['XDG_STATE_HOME'] = '/proc/no-such-place'
        text = self.expect(1, *PLAY, typed='1\n')
        self.assertIn('cannot be saved', text)
        self.assertIn('could not be saved', text)


if __name__ == '__main__':
    main()
