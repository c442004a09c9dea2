#!/usr/bin/env python3
"""A real terminal, by tmux: colours, line editing, completion, redraw, Ctrl-C, resume. What tmux
hides, the length of a line that it breaks, is measured on a bare terminal."""
import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
import time

from common import ESCAPE, GAME, HANG_SECONDS, PLANSZA, CommandTest, main

BOTS = '--bot random --bot-seed 1'
PLAY = f'play {GAME} {BOTS} --seed 5'


class ScreenTest(CommandTest):
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
                              capture_output=True, text=True, check=False, timeout=HANG_SECONDS)
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

    def wait_for(self, pattern, styled=False, seconds=HANG_SECONDS):
        """Waits until the screen shows the pattern; returns the screen."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            text = self.screen(styled)
            if re.search(pattern, text, re.M):
                return text
            time.sleep(0.05)
        self.fail(f'no {pattern!r} on the screen:\n{self.screen()}')
        return ''

    def answer(self, *keys):
        """Types an answer; the screen when the next one is asked, or the game has ended."""
        before = self.screen()
        self.type(*keys, 'Enter')
        end = time.monotonic() + HANG_SECONDS
        last = before
        while time.monotonic() < end:
            text = self.screen()
            if text == last and text != before and re.search(r'(> *|EXIT=\d)\n*\Z', text):
                return text
            last = text
            time.sleep(0.03)
        self.fail(f'no answer to {keys}:\n{self.screen()}')
        return ''


class Terminal(ScreenTest):
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
        self.open('play seasons --option level=3 --seed 4 --bot-seed 1 '
                  f'--bot hard:ms={1000 * HANG_SECONDS}')
        self.wait_for(r'Player 1>')
        self.type('1', 'Enter')
        self.wait_for(r'Bot 2 is thinking|Kept: ')
        self.type('C-c')
        self.wait_for(r'--resume\n(.*\n)*EXIT=0')

    def test_ctrl_c_ends_a_hint(self):
        # The first card of a draft is long in doubt; a search that is clear anyway harms nothing.
        self.open(f'play seasons --option level=3 {BOTS} --seed 4',
                  PLANSZA_ADVISER=f'hard:ms={1000 * HANG_SECONDS}')
        self.wait_for(r'Player 1>')
        self.type('hint', 'Enter')
        self.wait_for(r'Looking for a hint|Hint: \d')
        self.type('C-c')
        # Long before the search would end by itself.
        self.wait_for(r'Hint: \d(.*\n)*Player 1> *$', seconds=HANG_SECONDS / 2)

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
        end = time.monotonic() + HANG_SECONDS
        while True:  # until the closed one has gone and let the save go
            result = self.run_command('play', GAME, '--resume')
            if result.returncode == 0 or time.monotonic() > end:
                break
            time.sleep(0.1)
        self.assertIn('Round 2 of 5', result.stdout)

    def pass_the_keyboard(self, flag='', **variables):
        """To the moment when the second of two people is to sit down; the screen."""
        self.open(f'play {GAME} --seat 1=human --seat 2=human --seed 5 {flag}', size=(80, 50),
                  **variables)
        self.wait_for(r'Now Player 1 decides')
        self.type('Enter')
        self.wait_for(r'Your hand')
        self.type('1', 'Enter')
        return self.wait_for(r'Now Player 2 decides')

    def test_people_pass_the_keyboard(self):
        self.assertNotIn('Your hand', self.pass_the_keyboard())
        self.type('Up')
        self.type('Enter')
        self.assertIn('Player 1 commits a card\n', self.wait_for(r'Player 2>'))

    def test_people_pass_the_keyboard_without_a_cursor(self):
        """Text that cannot be wiped is pushed out of sight."""
        for flag, variables in (('--plain', {}), ('', {'TERM': 'dumb'})):
            text = self.pass_the_keyboard(flag, **variables)
            self.assertNotIn('Your hand', text)
            self.assertNotIn('Bid: ', text)
            self.close()

    def test_too_narrow(self):
        for size, is_told in ((30, True), (39, True), (40, False)):
            self.open(PLAY, size=(size, 40))
            self.wait_for(r'Player 1>')
            self.assertEqual('40columnsare' in ''.join(self.screen().split()), is_told)
            self.close()
            self.open(f'cards {GAME} dragon', size=(size, 40))
            self.wait_for('EXIT=0')
            self.assertEqual('40columnsare' in ''.join(self.screen().split()), is_told)
            self.close()


class Width(CommandTest):
    """What is written never reaches beyond the last column, except for a word that is longer."""
    CODE = re.compile(ESCAPE + r'\[([0-9;?]*)([A-Za-z])|' + ESCAPE + '.|.', re.S)
    PROMPT = re.compile(r'(Player|Gracz) 1> *\Z')
    MOVES = {'C': 1, 'D': -1}

    def lines(self, output):
        """Each line as (columns that it reaches, text)."""
        column = reached = 0
        text = ''
        for code in self.CODE.finditer(output + '\n'):
            if code[2]:
                steps = int(code[1]) if code[1].isdigit() else 1
                column += self.MOVES.get(code[2], 0) * steps
            if code[2] in ('H', 'G') or code[0] in '\r\n':
                yield reached, text
                column = reached = 0
                text = ''
            elif code[0] == '\b':
                column -= 1
            elif code[0] >= ' ':
                column += 1
                text += code[0]
            reached = max(reached, column)

    def read(self, master):
        """What is written up to the next prompt."""
        output = b''
        end = time.monotonic() + HANG_SECONDS
        while time.monotonic() < end:
            if select.select([master], [], [], 0.05)[0]:
                output += os.read(master, 65536)
                continue
            plain = self.CODE.sub(lambda code: '' if code[0][0] == ESCAPE else code[0],
                                  output.decode(errors='replace'))
            if self.PROMPT.search(plain):
                return output.decode()
        self.fail(f'no prompt: {output!r}')
        return ''

    def check_lines(self, columns, where, output):
        for reached, text in self.lines(output):
            if ' ' in text.strip():
                self.assertLessEqual(reached, columns, f'{where}: {text!r}')

    def measure(self, size, command, typed):
        master, slave = pty.openpty()
        self.addCleanup(os.close, master)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack('HHHH', size[1], size[0], 0, 0))
        with subprocess.Popen([PLANSZA, *command.split()], stdin=slave, stdout=slave, stderr=slave,
                              env=self.env, cwd=self.folder, start_new_session=True) as process:
            os.close(slave)
            try:
                self.check_lines(size[0], command, self.read(master))
                for line in typed:
                    os.write(master, line.encode() + b'\r')
                    self.check_lines(size[0], f'{command}, {line}', self.read(master))
            finally:
                process.kill()

    def test_narrow_and_wide(self):
        words = ('help', 'card dragon', 'list', 'log', 'score', 'table', 'rules 3', 'seed', 'save')
        for size in ((40, 24), (60, 24), (80, 24), (140, 50)):
            for lang in ('en', 'pl'):
                with self.subTest(size=size, lang=lang):
                    self.measure(size, f'{PLAY} --players 5 --lang {lang}', ('1', *words, '1'))

    def test_long_words(self):
        words = ('list', 'card amulet', 'score', 'table', 'log')
        for size, players in (((40, 24), 2), ((40, 24), 4), ((60, 30), 3), ((80, 24), 4)):
            with self.subTest(size=size, players=players):
                command = f'play seasons {BOTS} --seed 5 --lang pl --players {players}'
                self.measure(size, command, (*words, *['1'] * 30, *words))


class Pages(ScreenTest):
    """Table, log, prompt and choices within the screen."""

    def test_pages_fit_the_screen(self):
        for size, options in (((80, 24), '--players 4 --lang pl'),
                              ((100, 30), '--players 3 --lang en'), ((160, 50), '--lang pl')):
            with self.subTest(size=size, options=options):
                self.open(f'play seasons {BOTS} --seed 7 --option level=1 {options}',
                          size=size)
                text = self.wait_for(r'(Gracz|Player) 1> *\n*\Z')
                for _ in range(18):
                    self.assertRegex(text, r'\A(Rok|Year|Prel)')
                    self.assertTrue(all(len(line) <= size[0] for line in text.splitlines()), text)
                    text = self.answer('1')
                self.close()

    def test_choices_on_the_table_are_not_listed_again(self):
        self.open(f'play seasons {BOTS} --seed 7', size=(80, 24))
        text = self.wait_for(r'Player 1> *$')
        self.assertEqual(len(re.findall(r'^ \d  \w', text, re.M)), 9)
        self.assertNotIn('Keep:', text)
        card = re.search(r'^ 2  (.*?) {2,}', text, re.M)[1].rstrip(' ♙')
        self.assertIn(f'Kept: {card}', self.answer('2'))

    def test_small_decisions_leave_the_table_alone(self):
        self.open(f'play seasons {BOTS} --seed 3 --option level=1', size=(80, 24))
        text = self.wait_for(r'Player 1> *$')
        for _ in range(60):
            if 'Bonus: exchange' in text:
                break
            text = self.answer('end your turn' if 'End your turn' in text else '1')
        before = self.answer('bonus exchange').splitlines()
        after = self.answer('1').splitlines()
        mine = [line for line in before if '(you)' in line]
        self.assertEqual(mine, [line for line in after if '(you)' in line])
        self.assertIn('gives back', ' '.join(after))
        self.assertIn('Take 1 more token', ' '.join(after))
        self.type('Enter')
        self.wait_for(r'Take 1 more token')

    def test_map_takes_the_place_of_the_table(self):
        self.open(f'play hlas {BOTS} --players 2 --seed 3', size=(120, 40))
        self.wait_for(r'Player 1> *$')
        for _ in range(3):
            text = self.answer('1')
        self.assertNotIn('│Iron Crags', text)
        text = self.answer('map')
        self.assertRegex(text, r'│Iron Crags +│(.*\n)*.*\(out of play\)(.*\n)*Place an action token')
        self.assertIn('│Iron Crags', self.answer('recruit'))
        self.assertRegex(self.answer('mapa iron'), r'(?m)^Iron Crags: mountains')
        text = self.answer('table')
        self.assertNotIn('│Iron Crags', text)
        self.assertRegex(text, r'\ARound 1')

    def test_long_answers_ask_again(self):
        """Also where the map is too long to take the place of the table."""
        self.open(f'play hlas {BOTS} --players 2 --seed 3', size=(80, 24))
        self.wait_for(r'Player 1> *$')
        for command in ('table', 'map', 'log', 'help'):
            text = self.answer(command)
            self.assertRegex(text, r'\nChoose a faction\n 1  Faction: Humans\n(.*\n)* 4  .*\nPlayer 1>')

    def test_long_lists_are_shortened(self):
        self.open(f'play {GAME} --players 5 {BOTS} --seed 6 --lang pl', size=(40, 10))
        text = self.wait_for(r'Gracz 1> *$')
        self.assertRegex(text, r'i jeszcze \d: „lista”')
        self.assertNotRegex(text, r' 6  Licytuj')
        self.assertRegex(self.answer('lista'), r' 6  Licytuj')


class Setup(ScreenTest):
    """The questions before a game that is started without options, thus without a seed: nothing
    here depends on the cards."""

    def test_first_time(self):
        self.open('play seasons')
        self.wait_for(r'1  polski\n 2  English\n\[2\]> *$')
        self.assertIn('How many players', self.answer())
        self.assertIn('Type a number from 2 to 4', self.answer('9'))
        text = self.answer('3')
        self.assertRegex(text, r'1  Apprentice Wizard: ready-made sets \(recommended for the first game\)')
        self.assertRegex(text, r'\[1\]> *\n*\Z')
        text = self.answer()
        self.assertIn('seat 3', text)
        self.assertNotIn('seat 4', text)
        self.assertRegex(self.answer('random'), r'House rules\n 1  none\n(.*\n)*\[1\]> *\n*\Z')
        self.assertRegex(self.answer(), r'1  easy\n(.*\n)*\[1\]> *\n*\Z')
        text = self.answer()
        self.assertIn('Seasons, 3 players', text)
        self.assertIn('Level: Apprentice Wizard: ready-made sets', text)
        self.assertIn('computer, easy', text)
        self.assertIn('Cards to split', self.answer())

    def test_house_rules_are_asked_for_one_by_one(self):
        self.open('play seasons --lang en')
        self.wait_for(r'How many players.*\n\[2\]> *$')
        for _ in range(3):
            text = self.answer()
        self.assertRegex(text, r'House rules\n 1  none\n 2  choose one by one\n\[1\]> *\n*\Z')
        self.assertRegex(self.answer('2'), r'House rule: Onys .*\n 1  yes\n 2  no\n\[2\]> *\n*\Z')
        for _ in range(3):
            text = self.answer('1' if 'Boots' in text else '')
        self.assertRegex(text, r'House rule: .*Amulet of Water')

    def test_options_that_make_no_difference_are_not_asked_for(self):
        """One player of The Fall draws no characters and asks no one; two need no mixed pair."""
        for players, left_out in (('1', r'Characters|Relics of other players'),
                                  ('2', 'one champion and one seeker')):
            self.open('play fall --lang en')
            self.wait_for(r'How many players.*\n\[2\]> *$')
            text = asked = self.answer(players)
            for _ in range(30):
                if re.search(r'1  easy\n(.*\n)*\[1\]> *\n*\Z', text):
                    break
                is_house = re.search(r'House rules\n.*\n.*\n\[1\]> *\n*\Z', text)
                text = self.answer('2' if is_house else '')
                asked += text
            self.assertIn('a new deck only when a card is needed', asked)
            self.assertNotRegex(asked, rf'{left_out}|Chronicle without start cards|Boulron')
            self.close()

    def test_game_of_another_window_is_not_offered(self):
        self.open(PLAY)
        self.wait_for(r'Player 1>')
        elsewhere = r'open in another window: go on there, or close it\.'
        self.assertRegex(self.expect(0, *PLAY.split()), elsewhere)
        self.addCleanup(self.close)
        self.open(f'play {GAME} --lang en')
        text = self.wait_for(r'\[2\]> *$')
        self.assertRegex(text, elsewhere + r'(.*\n)*How many players')
        self.assertNotIn('continue it', text)
        self.close()
        self.opened -= 1

    def test_what_was_played_last_is_proposed(self):
        self.expect(0, 'play', GAME, '--players', '3', '--bot', 'hard', '--option',
                    'stakes=double', typed='1\n')
        self.open(f'play {GAME} --lang pl')
        self.wait_for(r'Masz niedokończoną grę')
        self.assertRegex(self.answer('2'), r'Ilu graczy.*\n\[3\]> *\n*\Z')
        self.assertRegex(self.answer(), r'\[2\]> *\n*\Z')
        self.assertRegex(self.answer(), r'3  trudny\n\[3\]> *\n*\Z')
        self.assertIn('komputer, trudny', self.answer())

    def test_going_on_with_the_last_game(self):
        self.expect(0, 'play', GAME, '--bot', 'random', '--seed', '5', typed='1\n1\n')
        self.open(f'play {GAME} --lang en')
        self.wait_for(r'unfinished game')
        self.assertIn('Round', self.answer())

    def test_leaving(self):
        self.open(f'play {GAME}')
        self.wait_for(r'\[2\]> *$')
        self.type('C-c')
        self.wait_for(r'EXIT=0')
        self.close()
        self.open(f'play {GAME}')
        self.wait_for(r'\[2\]> *$')
        self.assertIn('EXIT=0', self.answer('quit'))
        self.assertEqual(self.saves('unfinished'), [])

    def test_only_where_nothing_was_asked_for(self):
        self.assertIn('Player 1>', self.expect(0, 'play', GAME, typed=''))


if __name__ == '__main__':
    if not shutil.which('tmux'):
        sys.exit('tmux is missing: make setup installs it')
    main()
