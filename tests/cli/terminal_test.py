#!/usr/bin/env python3
"""A real terminal, by tmux: colours, line editing, completion, redraw, Ctrl-C, resume."""
import os
import re
import shutil
import subprocess
import sys
import time

from common import ESCAPE, GAME, PLANSZA, CommandTest, main

SKIP = 77
PLAY = f'play {GAME} --bot random --seed 5'


class Terminal(CommandTest):
    """A tmux server of its own for each terminal that is opened."""

    def setUp(self):
        super().setUp()
        self.opened = 0
        # libedit never frees the names of its functions; a leak checker would tell.
        self.env['ASAN_OPTIONS'] = self.env.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
        self.addCleanup(self.close)

    def tmux(self, *args):
        socket = os.path.join(self.folder, f'tmux-{self.opened}')
        done = subprocess.run(['tmux', '-S', socket, '-f', '/dev/null', *args], env=self.env,
                              capture_output=True, text=True, check=False, timeout=30)
        return done.stdout

    def close(self):
        self.tmux('kill-server')

    def open(self, command, size=(100, 30), **variables):
        self.opened += 1
        unset = ' '.join(f'-u {name}' for name in ('NO_COLOR',) if name not in variables)
        settings = ' '.join(f'{key}={value}' for key, value in variables.items())
        self.tmux('new-session', '-d', '-x', str(size[0]), '-y', str(size[1]),
                  f'env {unset} {settings} {PLANSZA} {command}; echo EXIT=$?; exec sleep 1000')

    def screen(self, styled=False):
        return self.tmux('capture-pane', '-p', *(['-e'] if styled else []))

    def type(self, *keys):
        self.tmux('send-keys', *keys)

    def wait_for(self, pattern, styled=False):
        """Waits until the screen shows the pattern; returns the screen."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            text = self.screen(styled)
            if re.search(pattern, text, re.M):
                return text
            time.sleep(0.05)
        self.fail(f'no {pattern!r} on the screen:\n{self.screen()}')
        return ''

    def test_colours_and_redraw(self):
        self.open(PLAY)
        self.assertIn(ESCAPE + '[1m', self.wait_for(r'Player 1>', styled=True))
        self.type('1', 'Enter')
        text = self.wait_for(r'Round 2 of 5')
        self.wait_for(r'Player 1> *$')
        self.assertNotIn('Round 1 of 5', self.screen())
        self.assertIn('commits a card', text)

    def test_no_colour(self):
        self.open(PLAY, NO_COLOR='1')
        self.assertNotIn(ESCAPE + '[1m', self.wait_for(r'Player 1>', styled=True))

    def test_dumb_and_plain(self):
        self.open(PLAY, TERM='dumb')
        self.assertNotIn(ESCAPE, self.wait_for(r'Player 1>', styled=True))
        self.close()
        self.open(PLAY + ' --plain')
        self.assertNotIn(ESCAPE, self.wait_for(r'Player 1>', styled=True))
        self.type('1', 'Enter')
        self.wait_for(r'Player 1> 1\n')

    def test_editing_history_and_completion(self):
        self.open(PLAY)
        self.wait_for(r'Player 1>')
        self.type('card drx', 'BSpace', 'Tab')
        self.wait_for(r'Player 1> card Dragon$')
        self.type('Enter')
        self.wait_for(r'Strength as a bid 18')
        self.type('Up')
        self.wait_for(r'Player 1> card Dragon\n*\Z')
        self.type('C-u', 'bid', 'Tab', 'Tab')
        self.wait_for(r'Bid: Pebble \(1\).*\n(.*\n)*Player 1> Bid:')
        self.type('C-u', 'mas', 'Tab')
        self.wait_for(r'Player 1> Bid: Mask \(14\)')

    def test_resized_window_keeps_the_line(self):
        self.open(PLAY)
        self.wait_for(r'Player 1>')
        self.type('card')
        self.wait_for(r'Player 1> card')
        self.tmux('resize-window', '-x', '70', '-y', '30')
        self.type('x')
        self.wait_for(r'^Player 1> cardx$')

    def test_polish_letters(self):
        self.open(PLAY + ' --lang pl')
        self.wait_for(r'Gracz 1>')
        self.type('karta pió', 'Tab', 'Enter')
        self.wait_for(r'Siła w licytacji 4')

    def test_ctrl_c_and_resume(self):
        self.open(PLAY)
        self.wait_for(r'Player 1>')
        self.type('1', 'Enter')
        self.wait_for(r'Round 2 of 5')
        self.wait_for(r'Player 1> *$')
        self.type('C-c')
        self.wait_for(r'--resume\n(.*\n)*EXIT=0')
        self.close()
        self.open(f'play {GAME} --resume')
        self.wait_for(r'Round 2 of 5')

    def test_ctrl_c_while_bots_think(self):
        self.open(f'play {GAME} --seed 5 --bot hard:ms=60000')
        self.wait_for(r'Player 1>')
        self.type('1', 'Enter')
        self.wait_for(r'Bot 2 is thinking')
        self.type('C-c')
        self.wait_for(r'--resume\n(.*\n)*EXIT=0')

    def test_ctrl_c_ends_a_hint(self):
        self.open(PLAY)
        self.wait_for(r'Player 1>')
        self.type('hint', 'Enter')
        self.type('C-c')
        self.wait_for(r'Hint: \d|EXIT=0')

    def test_ctrl_d(self):
        self.open(PLAY)
        self.wait_for(r'Player 1>')
        self.type('C-d')
        self.wait_for(r'EXIT=0')

    def test_closed_terminal_loses_nothing(self):
        self.open(PLAY)
        self.wait_for(r'Player 1>')
        self.type('1', 'Enter')
        self.wait_for(r'Round 2 of 5')
        self.close()
        self.assertIn('Round 2 of 5', self.expect(0, 'play', GAME, '--resume'))

    def test_people_pass_the_keyboard(self):
        self.open(f'play {GAME} --seat 1=human --seat 2=human --seed 5')
        self.wait_for(r'Now Player 1 decides')
        self.type('Enter')
        self.wait_for(r'Your hand')
        self.type('1', 'Enter')
        text = self.wait_for(r'Now Player 2 decides')
        self.assertNotIn('Your hand', text)
        self.type('Up')
        self.type('Enter')
        self.assertIn('Player 1 commits a card\n', self.wait_for(r'Player 2>'))

    def test_narrow_and_wide(self):
        for size in ((80, 24), (140, 50)):
            self.open(PLAY, size=size)
            text = self.wait_for(r'Player 1>')
            self.assertTrue(all(len(line) <= size[0] for line in text.splitlines()))
            self.close()


if __name__ == '__main__':
    if not shutil.which('tmux'):
        print('tmux is not installed')
        sys.exit(SKIP)
    main()
