#!/usr/bin/env python3
"""Nothing is lost: saves, kill, resume, files that are missing or broken."""
import json
import os
import re
import shlex
import signal
import socket
import stat
import subprocess

from common import GAME, HANG_SECONDS, PLANSZA, STORY, CommandTest, main

PLAY = ('play', GAME, '--bot', 'random', '--seed', '5', '--bot-seed', '1')


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
        return shown, rest, game.wait(timeout=HANG_SECONDS)

    def table_of(self, text):
        return [line for line in text.splitlines() if ' points ' in line or 'Round' in line][-3:]

    def test_after_kill(self):
        shown, _, _ = self.end_by(signal.SIGKILL)
        self.assertEqual(len(self.saves('unfinished')), 1)
        again = self.expect(0, 'play', GAME, '--resume', typed='')
        self.assertEqual(self.table_of(shown), self.table_of(again))

    def test_after_ctrl_c(self):
        shown, rest, code = self.end_by(signal.SIGINT)
        self.assertIn('plansza play bids --resume', rest)
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
        self.assertIn('Continuing the game', text)
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

    def test_two_windows_do_not_play_one_game(self):
        game = self.start(*PLAY, '--save', 'x.json')
        self.type(game, '1')
        for args in (('play', '--resume', 'x.json'), ('play', GAME, '--resume', './x.json')):
            text = self.expect(1, *args, typed='1\n')
            self.assertIn('x.json', text)
            self.assertIn('being played in another window', text)
        os.symlink('x.json', os.path.join(self.folder, 'link.json'))
        self.expect(1, 'play', '--resume', 'link.json', typed='1\n')
        self.assertIn('zajęty', self.expect(1, 'play', '--resume', 'x.json', '--lang', 'pl'))
        self.assertIn('being played', self.expect(0, *PLAY, typed='1\nsave x.json\n'))
        self.type(game, '1')
        self.expect(0, 'replay', 'x.json')
        game.send_signal(signal.SIGKILL)
        game.wait(timeout=HANG_SECONDS)
        self.expect(0, 'play', '--resume', 'x.json', typed='1\n')
        self.expect(0, 'play', '--resume', 'x.json', typed='1\n')

    def test_untouched_game_leaves_nothing(self):
        self.expect(0, *PLAY, typed='help\n')
        self.assertEqual(self.saves('unfinished'), [])

    def test_unfinished_game_is_mentioned(self):
        self.assertNotIn('unfinished game (', self.expect(0, *PLAY, typed='1\n'))
        text = self.expect(0, *PLAY, typed='')
        self.assertIn('There is an unfinished game (', text)
        self.assertIn('plansza play bids --resume', text)

    def test_seats_and_names_are_kept(self):
        self.expect(0, *PLAY, '--name', 'Zofia', '--seat', '2=greedy', typed='1\n')
        text = self.expect(0, 'play', '--resume', typed='')
        self.assertIn('1. Zofia: you', text)
        self.assertIn('2. Bot 1: computer, greedy', text)


class Files(CommandTest):
    def test_a_story_goes_on(self):
        """A finished game's record begins another game, and a whole chain can be proved."""
        seats = ('--players', '2', '--seat', '1=random', '--seat', '2=random')
        path = ''
        for number in ('1', '2', '3'):
            record = ('--record', path) if path else ()
            out = self.expect(0, 'play', STORY, *seats, *record, '--seed', number, '--save',
                              f'{number}.json')
            self.assertIn(f'--record > record.json && plansza play {STORY}', out)
            self.expect(0, 'replay', f'{number}.json', '--verify')
            text = self.expect(0, 'replay', f'{number}.json', '--record')
            self.assertEqual(json.loads(text)['players'][1]['player'], 'Bot 2')
            path = f'record-{number}.json'
            with open(os.path.join(self.folder, path), 'w', encoding='utf-8') as file:
                file.write(text)
        with open(os.path.join(self.folder, '2.json'), encoding='utf-8') as file:
            self.assertIn('legacy', json.load(file))

    def test_the_chronicle_of_the_docs(self):
        """The commands of docs/chronicle.md, as they stand there but for quicker bots."""
        page = os.path.join(os.path.dirname(__file__), '..', '..', 'docs', 'chronicle.md')
        with open(page, encoding='utf-8') as file:
            block = re.search(r'## On the command line.*?```\n(.*?)```', file.read(), re.S)[1]
        commands = [shlex.split(line.replace('=easy', '=random')) for line in block.splitlines()]
        self.assertEqual(len(commands), 6)
        for command in commands:
            self.assertEqual(command.pop(0), 'plansza')
            path = command[command.index('>') + 1] if '>' in command else None
            text = self.expect(0, *command[:command.index('>') if path else None])
            if path:
                with open(os.path.join(self.folder, path), 'w', encoding='utf-8') as file:
                    file.write(text)
        self.assertIn('proved: ', text)

    def record(self, of, **changes):
        """The record of a short finished game of two bots, with some members changed."""
        save = f'{of}.json'
        if not os.path.exists(os.path.join(self.folder, save)):
            self.expect(0, 'play', of, '--players', '2', '--seat', '1=random', '--seat',
                        '2=random', '--seed', '1', '--save', save)
        text = json.dumps({**json.loads(self.expect(0, 'replay', save, '--record')), **changes})
        path = f'record-{len(os.listdir(self.folder))}.json'
        with open(os.path.join(self.folder, path), 'w', encoding='utf-8') as file:
            file.write(text)
        return path

    def story(self):
        """A record of Mysthea of a bot, Ada and Jan."""
        self.expect(0, 'play', 'mysthea', '--players', '3', '--seat', '1=random', '--seat',
                    '2=random', '--seat', '3=random', '--seed', '1', '--save', 'story.json')
        record = json.loads(self.expect(0, 'replay', 'story.json', '--record'))
        for player, name in zip(record['players'], ('Bot 1', 'Ada', 'Jan')):
            player['player'] = name
        with open(os.path.join(self.folder, 'story-record.json'), 'w', encoding='utf-8') as file:
            json.dump(record, file)

    def test_people_of_a_story_sit_where_they_sat(self):
        self.story()
        play = ('play', 'fall', '--record', 'story-record.json', '--bot', 'random')
        cases = (
            (('--name', 'Ada'), ('1. Bot 1: ', '2. Ada: you', '3. Bot 2: ')),
            (('--name', 'Jan', '--name', 'Ada'), ('2. Ada: a person', '3. Jan: a person')),
            (('--seat', '2=greedy'), ('2. Bot 2: computer, greedy', '3. Jan: you')),
            (('--seat', '1=human', '--name', 'Ada'),
             ('1. Ada: you', 'at seat 1 the records name Bot 1')),
            (('--seat', '1=human', '--name', 'Zoe', '--name', 'Jan'),
             ('1. Zoe: a person', '3. Jan: a person', 'at seat 1 the records name Bot 1')),
            (('--name', 'Jan', '--seat', '1=human', '--name', 'Zoe'),
             ('1. Zoe: a person', '3. Jan: a person', 'at seat 1 the records name Bot 1')),
            (('--seat', '2=human', '--name', 'Zoe', '--name', 'Jan'),
             ('2. Zoe: a person', '3. Jan: a person', 'at seat 2 the records name Ada')),
            (('--seat', '2=human', '--name', 'Jan', '--name', 'Zoe'),
             ('2. Zoe: a person', '3. Jan: a person', 'at seat 2 the records name Ada')),
            (('--seat', '1=human', '--seat', '3=human', '--name', 'Jan', '--name', 'Zoe'),
             ('1. Zoe: a person', '3. Jan: a person')),
            (('--seat', '1=human', '--seat', '2=greedy', '--name', 'Jan', '--name', 'Ada'),
             ('1. Ada: a person', '3. Jan: a person')),
            (('--seat', '1=human', '--name', 'Jan', '--name', 'Ada'),
             ('1. Jan: a person', '2. Ada: a person', '3. Bot 1: ')),
            (('--seat', '3=human', '--name', 'Zoe'),
             ('3. Zoe: you', 'at seat 3 the records name Jan')),
        )
        for flags, lines in cases:
            text = self.expect(0, *play, *flags, typed='')
            for line in lines:
                self.assertIn(line, text)
        self.assertNotIn('records name', self.expect(0, *play, '--seat', '2=human', '--name', 'Ada',
                                                     typed=''))

    def test_the_header_tells_what_a_story_continues_and_which_options_matter(self):
        self.story()
        play = ('play', 'fall', '--bot', 'random')
        story = ('--record', 'story-record.json', '--name', 'Ada')
        text = self.expect(0, *play, *story, typed='')
        self.assertIn('Chronicle, after: Mysthea\n', text)
        self.assertIn('Colours of machines: by the table', text)
        self.assertNotIn('House rule', text)
        self.assertIn('Chronicle without start cards: yes',
                      self.expect(0, *play, *story, '--option', 'no_start_cards=on', typed=''))
        for option in ('Characters: ', 'Colours of players: ', 'one champion and one seeker'):
            self.assertNotIn(option, text)
        alone = self.expect(0, *play, '--players', '2', typed='')
        self.assertIn('Characters: drawn from the piles', alone)
        self.assertIn('Colours of players: by seat', alone)
        for option in ('Chronicle', 'one champion and one seeker', 'Boulron'):
            self.assertNotIn(option, alone)

    def test_the_header_of_a_story_after_two_games(self):
        """Machines and their colours are those of Icaion."""
        play = ('play', 'fall', '--record', self.record('mysthea'), '--record',
                self.record('icaion'), '--bot', 'random', '--seat', '2=human')
        text = self.expect(0, *play, typed='')
        self.assertIn('Chronicle, after: Mysthea, Icaion\n', text)
        self.assertNotIn('Colours of', text)
        told = self.expect(0, *play, '--option', 'no_start_cards=on', '--lang', 'pl', typed='')
        self.assertIn('Kronika, po grach: Mysthea, Icaion\n', told)
        self.assertIn('Kronika bez kart startowych: tak', told)
        self.assertNotIn('Kolory ', told)
        self.assertIn('Kolory maszyn: według tabeli',
                      self.expect(0, *play[:4], *play[6:], '--lang', 'pl', typed=''))

    def test_who_is_in_no_record_is_refused_with_the_names(self):
        self.story()
        play = ('play', 'fall', '--record', 'story-record.json', '--save', 'fall.json')
        cases = (
            (('--name', 'Zoe'), 'those who did: Ada, Jan'),
            (('--name', 'Ada', '--name', 'Zoe'), 'those who did: Ada, Jan'),
            (('--name', 'Bot 2'), 'those who did: Ada, Jan'),
            (('--name', 'Bot 1'), 'those who did: Ada, Jan'),
            ((), 'begins with: Ada, Jan'),
            (('--name', 'Ada', '--seat', '2=hard'), '--name Ada: that is seat 2'),
            (('--name', 'Ada', '--name', 'Ada'), '--name Ada: that is seat 2'),
            (('--seat', '1=human', '--name', 'Jan', '--name', 'Zoe', '--name', 'Eva'),
             '--name Eva: no one of that name played'),
        )
        for flags, reason in cases:
            self.assertIn(reason, self.expect(2, *play, *flags, typed=''))
            self.assertFalse(os.path.exists(os.path.join(self.folder, 'fall.json')))
        self.assertIn('grali: Ada, Jan', self.expect(2, *play, '--name', 'Zoe', '--lang', 'pl'))

    def test_people_who_changed_seats_are_the_same(self):
        """A person without a name is counted among those without one, wherever they sit."""
        bot = {'name': 'Bot 1', 'bot': 'random'}
        flags = []
        for of, seats in (('mysthea', [{'name': 'Ada'}, {}, bot]),
                          ('icaion', [{}, {'name': 'Ada'}, bot])):
            self.expect(0, 'play', of, '--players', '3', '--seat', '1=random', '--seat',
                        '2=random', '--seat', '3=random', '--seed', '1', '--bot-seed', '1',
                        '--save', f'{of}.json')
            with open(os.path.join(self.folder, f'{of}.json'), encoding='utf-8') as file:
                save = json.load(file)
            with open(os.path.join(self.folder, f'{of}.json'), 'w', encoding='utf-8') as file:
                json.dump({**save, 'seats': seats}, file)
            with open(os.path.join(self.folder, f'{of}-record.json'), 'w', encoding='utf-8') as file:
                file.write(self.expect(0, 'replay', f'{of}.json', '--record'))
            flags += ['--record', f'{of}-record.json']
        text = self.expect(0, 'play', 'fall', *flags, '--bot', 'random', '--name', 'Ada', '--name',
                           'Player 1', typed='')
        for line in ('1. Ada: a person', '2. Player 1: a person', '3. Bot 1: '):
            self.assertIn(line, text)
        self.assertIn('those who did: Ada, Player 1',
                      self.expect(2, 'play', 'fall', *flags, '--name', 'Player 2', typed=''))

    def test_a_story_of_bots_names_nobody(self):
        path = self.record('mysthea')
        play = ('play', 'fall', '--record', path, '--bot', 'random')
        told = self.expect(2, *play, '--name', 'Zoe', typed='')
        self.assertIn('--name Zoe: only bots played in the games that this one begins with', told)
        self.assertIn('--seat S=human', told)
        self.assertIn('grały same boty', self.expect(2, *play, '--name', 'Zoe', '--lang', 'pl'))
        text = self.expect(0, *play, '--name', 'Zoe', '--seat', '2=human', typed='')
        self.assertIn('2. Zoe: you', text)

    def test_people_are_found_as_records_call_them(self):
        """People with the name of a bot, and with a name that is cut."""
        self.expect(0, 'play', 'mysthea', '--players', '2', '--seat', '1=random', '--seat',
                    '2=random', '--seed', '1', '--save', 'people.json')
        longest = 'ż' * 31
        with open(os.path.join(self.folder, 'people.json'), encoding='utf-8') as file:
            save = json.load(file)
        save['seats'] = [{'name': 'Bot 1'}, {'name': longest}]
        with open(os.path.join(self.folder, 'people.json'), 'w', encoding='utf-8') as file:
            json.dump(save, file)
        text = self.expect(0, 'replay', 'people.json', '--record')
        names = [player['player'] for player in json.loads(text)['players']]
        self.assertEqual(names, ['Bot 1 (2)', 'ż' * 30])
        with open(os.path.join(self.folder, 'people-record.json'), 'w', encoding='utf-8') as file:
            file.write(text)
        play = ('play', 'fall', '--record', 'people-record.json', '--bot', 'random')
        cases = (
            (('--name', 'Bot 1'), '1. Bot 1: you'),
            (('--name', names[0]), '1. Bot 1 (2): you'),
            (('--name', longest), f'2. {longest}: you'),
            (('--name', names[1]), f'2. {names[1]}: you'),
            (('--seat', '2=human', '--name', longest), f'2. {longest}: you'),
        )
        for flags, line in cases:
            text = self.expect(0, *play, *flags, typed='')
            self.assertIn(line, text)
            self.assertNotIn('records name', text)
        self.assertIn(f'those who did: {names[0]}, {names[1]}',
                      self.expect(2, *play, '--name', 'Bot 2', typed=''))

    def test_a_record_from_a_pipe(self):
        """It can be read once only."""
        self.story()
        with open(os.path.join(self.folder, 'story-record.json'), encoding='utf-8') as file:
            record = file.read()
        for name, code, told in (('Ada', 0, '2. Ada: you'), ('Zoe', 2, 'those who did: Ada, Jan')):
            out, into = os.pipe()
            os.write(into, record.encode())
            os.close(into)
            text = self.expect(code, 'play', 'fall', '--record', f'/dev/fd/{out}', '--name', name,
                               '--bot', 'random', '--seed', '1', '--bot-seed', '1', typed='',
                               pass_fds=(out,))
            os.close(out)
            self.assertIn(told, text)

    def test_one_person_of_a_story_needs_no_name(self):
        """Bots are told apart from people, and who plays alone plays for both."""
        path = self.record('mysthea')
        with open(os.path.join(self.folder, path), encoding='utf-8') as file:
            record = json.load(file)
        self.assertEqual([one['player'] for one in record['players']], ['Bot 1', 'Bot 2'])
        play = ('play', 'fall', '--bot', 'random')
        self.assertIn('1. Player 1: you', self.expect(0, *play, '--record', path, typed=''))
        record['players'][1]['player'] = 'Ada'
        with open(os.path.join(self.folder, path), 'w', encoding='utf-8') as file:
            json.dump(record, file)
        self.assertIn('2. Ada: you', self.expect(0, *play, '--record', path, typed=''))
        text = self.expect(0, *play, '--record', path, '--players', '1', '--name', 'Ada', typed='')
        self.assertIn('1. Ada: you', text)
        text = self.expect(0, *play, '--record', path, '--players', '1', typed='')
        self.assertIn('1. Ada: you', text)

    def test_records_that_the_fall_refuses(self):
        mysthea, icaion = self.record('mysthea'), self.record('icaion')
        with open(os.path.join(self.folder, icaion), encoding='utf-8') as file:
            people = json.load(file)['players']
        people[0]['player'] = 'Somebody else'
        with open(os.path.join(self.folder, 'empty.json'), 'w', encoding='utf-8'):
            pass
        with open(os.path.join(self.folder, 'huge.json'), 'w', encoding='utf-8') as file:
            file.write('[' + ' ' * 2_000_000 + ']')
        self.expect(0, 'play', 'mysthea', '--save', 'begun.json', typed='')
        cases = (
            ((mysthea, mysthea), 'fall: two records are of the same game'),
            ((mysthea, icaion, mysthea), 'more than two'),
            ((mysthea, self.record('icaion', players=people)), 'different people'),
            (('mysthea.json',), 'no record of the Chronicle'),
            (('begun.json',), 'no record of the Chronicle'),
            ((mysthea, 'empty.json'), 'empty.json: the record is not valid JSON'),
            (('huge.json',), 'too long'),
            ((self.record('mysthea', game='seasons'),), 'of another game'),
            ((self.record('mysthea', game='icaion'),), 'a field of the record'),
            ((self.record('mysthea', version=2, news=[]),), 'the version'),
            ((self.record('icaion', machines=None),), 'a field of the record'),
        )
        before = self.saves('unfinished')
        for files, reason in cases:
            records = [word for name in files for word in ('--record', name)]
            told = self.expect(2, 'play', 'fall', *records, '--save', 'fall.json', typed='1\n')
            self.assertIn(reason, told)
            self.assertFalse(os.path.exists(os.path.join(self.folder, 'fall.json')))
        told = self.expect(2, 'play', 'fall', '--players', '3', '--record', mysthea)
        self.assertIn('the number of players differs', told)
        self.assertEqual(self.saves('unfinished'), before)
        self.assertIn('not over', self.expect(1, 'replay', 'begun.json', '--record'))

    def test_records_that_do_not_fit(self):
        with open(os.path.join(self.folder, 'broken.json'), 'w', encoding='utf-8') as file:
            file.write('{"format":"chronicle-record"')
        broken = self.expect(2, 'play', STORY, '--record', 'broken.json')
        self.assertIn('the record is broken', broken)
        broken = self.expect(2, 'play', STORY, '--lang', 'pl', '--record', 'broken.json')
        self.assertIn('zapis jest uszkodzony', broken)
        self.assertIn('no such file', self.expect(2, 'play', STORY, '--record', 'none.json'))
        for command in (('arena', '--bots', 'random'), ('bench',), ('selfcheck',)):
            told = self.expect(2, command[0], 'seasons', *command[1:], '--record', 'broken.json')
            self.assertIn('does not begin with records', told)
        self.assertIn('needs a game', self.expect(2, 'selfcheck', '--record', 'broken.json'))
        self.assertIn('needs a game', self.expect(2, 'bench', '--record', 'broken.json'))
        self.assertEqual(self.saves('unfinished'), [])

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

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), 'w', encoding='utf-8') as file:
            file.write(text)

    def read(self, name):
        with open(self.path(name), encoding='utf-8') as file:
            return file.read()

    def test_save_command_destroys_nothing(self):
        """Targets lie in the folder of the test: a program that fails it as root would replace a
        real device."""
        self.expect(0, *PLAY, '--save', 'other.json', '--seed', '6', typed='1\n')
        self.write('mine.json', '{"mine": 1}')
        self.write('empty', '')
        os.mkfifo(self.path('pipe'))
        with socket.socket(socket.AF_UNIX) as end:
            end.bind(self.path('socket'))
        before = self.read('other.json')
        text = self.expect(0, *PLAY, typed='1\nsave mine.json\nsave empty\nsave pipe\n'
                                           'save other.json\nsave socket\nsave .\n')
        self.assertEqual(text.count('cannot be saved'), 6)
        self.assertEqual(text.count('is not a save of this game'), 3)
        self.assertEqual(text.count('that is not an ordinary file'), 2)
        self.assertEqual(self.read('mine.json'), '{"mine": 1}')
        self.assertEqual(self.read('empty'), '')
        self.assertEqual(self.read('other.json'), before)
        self.assertTrue(stat.S_ISFIFO(os.stat(self.path('pipe')).st_mode))
        self.assertTrue(stat.S_ISSOCK(os.stat(self.path('socket')).st_mode))

    def test_save_command_renews_a_copy(self):
        self.expect(0, *PLAY, typed='1\nsave copy.json\n1\n1\nsave copy.json\n')
        self.assertGreater(len(json.loads(self.read('copy.json'))['log']), 2)

    def test_save_command_names_its_own_file(self):
        text = self.expect(0, *PLAY, '--save', 'x.json', typed='1\nsave x.json\nsave ./x.json\n')
        self.assertEqual(text.count('Saved in x.json'), 2)

    def test_links_are_followed(self):
        self.expect(0, *PLAY, '--save', 'real.json', typed='1\n')
        os.symlink('real.json', self.path('link.json'))
        os.symlink('nowhere.json', self.path('loose.json'))
        log = json.loads(self.read('real.json'))['log']
        self.expect(0, 'play', '--resume', 'link.json', typed='1\n1\n')
        self.assertTrue(os.path.islink(self.path('link.json')))
        self.assertGreater(len(json.loads(self.read('real.json'))['log']), len(log))
        self.assertIn('leads to no file', self.expect(1, *PLAY, '--save', 'loose.json', typed='1\n'))

    def test_only_the_owner_reads(self):
        self.expect(0, *PLAY, '--save', 'x.json', typed='1\n')
        self.assertEqual(os.stat(self.path('x.json')).st_mode & 0o777, 0o600)

    def test_temporaries_of_the_dead_are_swept(self):
        self.expect(0, *PLAY, typed='1\n')
        folder = os.path.join(self.env['XDG_STATE_HOME'], 'plansza', 'unfinished')
        dead = subprocess.Popen(['true'])
        dead.wait()
        left = os.path.join(folder, f'{GAME}-20200101-000000-7.json.{dead.pid}-0')
        with open(left, 'w', encoding='utf-8'):
            pass
        os.utime(left, (1000, 1000))
        self.expect(0, *PLAY, typed='1\n')
        self.assertFalse(os.path.exists(left))

    def test_full_disk_is_told_at_the_end(self):
        self.env['XDG_STATE_HOME'] = '/proc/no-such-place'
        for lang, words in (('en', 'This game could not be saved: '),
                            ('pl', 'Tej gry nie udało się zapisać: ')):
            text = self.expect(1, *PLAY, '--lang', lang, typed='1\n' * 20)
            self.assertIn(words, text[text.rindex('0500000000'):])
            self.assertNotIn('--verify', text)

    def test_newer_rules_are_refused(self):
        self.expect(0, *PLAY, '--save', 'x.json', typed='1\n')
        save = json.loads(self.read('x.json'))
        save['rules_version'] += 1
        self.write('x.json', json.dumps(save))
        text = self.expect(1, 'play', '--resume', 'x.json', typed='1\n')
        self.assertIn('newer rules', text)
        self.assertNotIn('corrected', self.expect(1, 'replay', 'x.json'))

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
