#!/usr/bin/env python3
"""Whole games of `plansza play` from a pipe: numbers, names, commands, errors."""
import json
import os
import re

from common import ESCAPE, GAME, CommandTest, main

PLAY = ('play', GAME, '--bot', 'random', '--seed', '5', '--bot-seed', '1')


class WholeGame(CommandTest):
    def test_with_numbers(self):
        text = self.expect(0, *PLAY, typed='1\n' * 20)
        self.assertNotIn(ESCAPE, text)
        self.assertIn('Result', text)
        self.assertIn('Seed: 0500000000000000', text)
        self.assertIn('Player 1> 1\n', text)
        self.assertEqual(self.saves('unfinished'), [])
        self.assertEqual(len(self.saves('finished')), 1)
        verify = re.search(r'plansza (replay .*--verify)', text)[1]
        self.expect(0, *verify.split())

    def test_no_control_characters(self):
        text = self.run_command(*PLAY, '--lang', 'pl', typed='1\n' * 20).stdout
        self.assertEqual(re.findall(r'[\x00-\x09\x0b-\x1f]', text), [])

    def test_the_hash_shown_first_is_that_of_the_seed(self):
        first = self.expect(0, *PLAY, typed='')
        again = self.expect(0, *PLAY, typed='')
        other = self.expect(0, 'play', GAME, '--seed', '6', typed='')
        found = [re.search(r'[0-9a-f]{64}', text)[0] for text in (first, again, other)]
        self.assertEqual(found[0], found[1])
        self.assertNotEqual(found[0], found[2])

    def test_with_parts_of_names(self):
        typed = ''.join(f'{name}\n' for name in ('maska', 'weź', 'WSTAZ', 'guzik', 'klucz',
                                                 'kamyk', 'wstążka', 'weź') * 3)
        text = self.expect(0, *PLAY, '--lang', 'pl', typed=typed)
        self.assertIn('Wynik', text)
        self.assertIn('zakrywa kartę: Maska', text)

    def test_enter_takes_the_only_choice(self):
        text = self.expect(0, 'play', 'seasons', '--bot', 'random', '--seed', '1',
                           typed='1\n\n' * 1000)
        self.assertRegex(text, r'Enter takes the only choice\.\nPlayer 1> \n•')

    def test_enter_among_several_draws_again(self):
        text = self.expect(0, *PLAY, typed='\n')
        self.assertEqual(text.count('Choose the card'), 2)

    def log_of(self, *args):
        self.expect(0, 'play', GAME, '--bot', 'random', '--players', '4', '--save', 'x.json', *args,
                    typed='1\n' * 20)
        path = os.path.join(self.folder, 'x.json')
        with open(path, encoding='utf-8') as file:
            log = json.load(file)['log']
        os.remove(path)
        return log

    def test_seeds_repeat_a_game_against_bots(self):
        first = self.log_of('--seed', '5', '--bot-seed', '1')
        self.assertEqual(first, self.log_of('--seed', '5', '--bot-seed', '1'))
        self.assertNotEqual(first, self.log_of('--seed', '5', '--bot-seed', '2'))
        self.assertNotEqual(first, self.log_of('--seed', '6', '--bot-seed', '1'))

    def test_bots_alone(self):
        text = self.expect(0, 'play', GAME, '--seat', '1=random', '--seat', '2=greedy')
        self.assertIn('Result', text)

    def test_who_loses_alone_is_in_the_table(self):
        text = self.expect(0, 'play', 'fall', '--players', '1', '--seat', '1=random', '--seed', '1')
        self.assertIn('Lost: ', text)
        self.assertRegex(text, r'\n +2\.  Bot 1 ')

    def test_several_people(self):
        text = self.expect(0, 'play', GAME, '--players', '3', '--seat', '1=human', '--seat',
                           '3=human', '--bot', 'random', '--name', 'Anna', typed='1\n' * 30)
        self.assertIn('--- Anna ---', text)
        self.assertIn('--- Player 3 ---', text)
        self.assertIn('Result', text)

    def test_people_see_only_their_own(self):
        text = self.expect(0, 'play', GAME, '--seat', '1=human', '--seat', '2=human', '--seed', '3',
                           typed='1\n')
        second = text.split('--- Player 2 ---')[1]
        self.assertIn('Player 1 commits a card\n', second)
        self.assertNotIn('Player 1 commits a card:', second)


class Log(CommandTest):
    def play(self, lang):
        return self.expect(0, 'play', 'seasons', '--bot', 'greedy', '--players', '3', '--seed', '1',
                           '--lang', lang, typed='1\n' * 5000)

    def test_what_a_player_did_is_one_entry(self):
        text = self.play('en')
        self.assertRegex(text, r'(?m)^• Bot \d: \w.*\xa0· \w')
        entries = re.findall(r'(?m)^• (.*)', text)
        self.assertLess(max(len(re.findall('gives back', entry)) for entry in entries), 8)
        self.assertNotRegex(text, r'takes 1 air\xa0· takes 1 air')

    def test_noise_is_left_out(self):
        text = self.play('pl')
        self.assertNotRegex(text, r'(?m)^•.*Na kości \d')
        self.assertNotRegex(text, r'oddaje: [^·\n]*\xa0· przywołuje kartę')
        self.assertIn('przywołuje kartę:', text)


class EveryGame(CommandTest):
    def test_to_the_end_in_both_languages(self):
        for game in json.loads(self.expect(0, 'games', '--json')):
            for lang in ('pl', 'en'):
                with self.subTest(game=game['id'], lang=lang):
                    text = self.expect(0, 'play', game['id'], '--bot', 'random', '--seed', '1',
                                       '--lang', lang, typed='1\n' * 5000)
                    self.assertIn({'pl': 'Wynik', 'en': 'Result'}[lang], text)
                    self.assertIn(game[lang], text)
                    self.assertEqual(re.findall(r'[\x00-\x09\x0b-\x1f]', text), [])


class Commands(CommandTest):
    def say(self, *lines, lang='en'):
        return self.expect(0, *PLAY, '--lang', lang, typed=''.join(line + '\n' for line in lines))

    def test_help(self):
        self.assertIn('takes your last decision back', self.say('help'))
        self.assertIn('takes your last decision back', self.say('?'))
        self.assertIn('cofa twoją ostatnią decyzję', self.say('pomoc', lang='pl'))

    def test_cards(self):
        self.assertIn('Strength as a bid 18', self.say('help drag'))
        self.assertIn('Strength as a bid 18', self.say('card dragon'))
        self.assertIn('Siła w licytacji 4', self.say('karta pioro', lang='pl'))
        self.assertIn("no card named 'xyz'", self.say('card xyz'))
        self.assertIn('Pebble, Shell', self.say('card'))

    def test_card_of_a_choice(self):
        first = re.search(r'1  Bid: (\w+)', self.say())[1]
        self.assertIn(f'{first}\n    Strength', self.say('card 1'))
        self.assertIn("no card named '99'", self.say('card 99'))

    def test_list(self):
        self.assertEqual(self.say('list').count(' 1  Bid: '), 2)
        self.assertRegex(self.say('lista mask'), r'> lista mask\n +\d  Bid: Mask')
        self.assertIn("no choice 'xyz'", self.say('list xyz'))

    def test_table_and_score(self):
        self.assertEqual(self.say('table').count('Round 1 of 5'), 2)
        self.assertEqual(self.say('stol').count('Round 1 of 5'), 2)
        self.assertRegex(self.say('score'), r'Player 1 +0\n')

    def test_map_in_words(self):
        self.assertIn('This game has no map.', self.say('map'))
        text = self.expect(0, 'play', 'hlas', '--players', '2', '--seed', '5',
                           typed='map\nmap iron\nmapa popielna\nmap ends a march\nmap xyz\nquit\n')
        self.assertEqual(len(re.findall(r'(?m)^Iron Crags: mountains \(ore\), 1 worker space; ', text)), 2)
        self.assertEqual(len(re.findall(r'(?m)^Ash Desert: ', text)), 3)
        self.assertEqual(len(re.findall(r'(?m)^Glass Sands: ', text)), 2)
        self.assertIn("There is nothing like 'xyz' on the map.", text)
        text = self.expect(0, 'play', 'mysthea', '--seed', '5', '--lang', 'pl',
                           typed='mapa lista\nmapa wyspa kuli\nquit\n')
        self.assertEqual(len(re.findall(r'(?m)^Wyspa kuli: .*sąsiednie wyspy', text)), 2)

    def test_only_what_is_new_is_told(self):
        """After a decision of one's own, where the cursor cannot be moved; Enter tells it all."""
        text = self.expect(0, 'play', 'hlas', '--players', '2', '--seed', '3', '--bot', 'random',
                           typed='1\n1\n1\nrecruit\n\n')
        pages = text.split('\nPlayer 1> ')
        self.assertRegex(pages[3], r'\nRound 1 (.*\n)*north-west: (.*\n)*1 Player 1 ')
        self.assertNotRegex(pages[4], r'Round 1 |north-west: |s serf, |2 Bot 1')
        self.assertRegex(pages[4], r'\n1 Player 1 \(you\) .*Action tokens: recruit(.*\n)*Recruit: ')
        self.assertRegex(pages[5], r'\nRound 1 (.*\n)*north-west: (.*\n)*s serf, ')

    def test_legend_explains_what_is_drawn(self):
        """Below 120 columns Seasons has no places under the gauge."""
        text = self.expect(0, 'play', 'seasons', '--seed', '1', '--option', 'level=1',
                           typed='1\n' * 12 + 'table\n')
        self.assertIn('cards in play / summoning gauge', ' '.join(text.split()))
        self.assertNotIn('free place', text)

    def test_house_rules_are_told_where_they_are_played(self):
        play = ('play', 'icaion', '--bot', 'random', '--seed', '1')
        self.assertNotIn('House rule', self.expect(0, *play, typed=''))
        text = self.expect(0, *play, '--option', 'idle_oddities=on', typed='')
        self.assertEqual(len(re.findall('House rule: .*: yes', text)), 1)
        self.assertEqual(text.count('House rule'), 1)

    def test_score_counts_the_end_of_the_game(self):
        """In Seasons cards that bring crystals at the end count in `wynik` before it. Before the
        last decision it is the final result already: with Ragfield's Helm, which acts, and with a
        Sealed Chest of Urm beside a familiar, which does not."""
        for seed, card, row in ((3, 'Hełm Ragfielda', r'Hełm Ragfielda +20 +0\n'),
                                (8, 'Zapieczętowana skrzynia z Urm', None)):
            with self.subTest(card):
                text = self.expect(0, 'play', 'seasons', '--seat', '1=human', '--seat', '2=human',
                                   '--seed', str(seed), '--lang', 'pl', typed='wynik\n1\n' * 600)
                before, end = text[text.rindex('> wynik\n'):].split('\n\n', 1)
                self.assertIn(card, end)
                if row:
                    self.assertRegex(end, row)
                else:
                    self.assertNotRegex(end, card + r' +-?\d')
                now = [int(points) for points in re.findall(r'Gracz \d +(-?\d+)\n', before)]
                total = re.search(r'\nrazem +(-?\d+) +(-?\d+)\n', end)
                self.assertEqual(now, [int(points) for points in total.groups()])

    def test_log(self):
        self.assertIn('Nothing has happened yet', self.say('log'))
        text = self.say('1', '1', '1', 'log 2')
        self.assertRegex(text, r'earlier entries.*\n•.*\n•.*\nPlayer 1> \n')
        self.assertIn('from 1 to 1000', self.say('log many'))

    def test_undo(self):
        self.assertIn('nothing to take back', self.say('undo'))
        self.assertIn('Not taken back: something random or hidden', self.say('1', 'undo'))
        self.assertIn('nie ma jeszcze czego cofać', self.say('cofnij', lang='pl'))

    def test_undo_takes_back_only_ones_own(self):
        """Not even a bot's decision: it may have shown a card."""
        moments = range(60)
        typed = ''.join(f'save {i}.json\n1\n' for i in moments)
        self.expect(0, 'play', 'seasons', '--seat', '1=human', '--seat', '2=human', '--seed', '1',
                    typed=typed)
        refused = 0
        for i in moments:
            save = self.load(f'{i}.json')
            save['seats'][1] = {'bot': 'random'}
            with open(os.path.join(self.folder, f'{i}.json'), 'w', encoding='utf-8') as file:
                json.dump(save, file)
            text = self.expect(0, 'play', '--resume', f'{i}.json', '--lang', 'en',
                               typed=f'save before-{i}.json\nundo\nsave after-{i}.json\n')
            before, after = (self.load(f'{name}-{i}.json')['log'] for name in ('before', 'after'))
            own = [ply for ply, entry in enumerate(before) if entry[0] == 0]
            if 'Taken back' in text:
                self.assertEqual(before[:own[-1]] + before[own[-1] + 1:], after)
            else:
                self.assertEqual(before, after)
            refused += 'Not taken back: another player has decided since then' in text
        self.assertGreater(refused, 0)

    def load(self, name):
        with open(os.path.join(self.folder, name), encoding='utf-8') as file:
            return json.load(file)

    def test_undo_within_a_turn(self):
        text = self.expect(0, 'play', 'seasons', '--bot', 'random', '--seed', '1',
                           typed='1\n1\nundo\n' * 100)
        self.assertIn('Taken back.', text)

    def test_undo_among_people(self):
        text = self.expect(0, 'play', GAME, '--seat', '1=human', '--seat', '2=human', '--seed', '5',
                           typed='undo\n1\nundo\nquit\n')
        self.assertEqual(text.count('nothing to take back'), 2)

    def test_hint_names_a_choice(self):
        self.assertRegex(self.say('hint'), r'Hint: \d\. Bid: ')
        self.assertRegex(self.say('podpowiedź', lang='pl'), r'Podpowiedź: \d\. Licytuj: ')

    def test_why_gives_a_reason_and_its_rule(self):
        text = self.say('why dragon', 'why roll', 'why xyz', 'why')
        self.assertIn('Dragon', text)
        self.assertRegex(text, r'This card is not in your hand: Dragon \(R-BID-3.1\)|You can choose it now: \d\. Bid: Dragon')
        self.assertRegex(text, r'Roll the die\s+The prize \(.+\) is still being bid for \(R-BID-4.1\)')
        self.assertIn("There is nothing called 'xyz' here.", text)
        self.assertIn('Type: why NAME', text)

    def test_why_names_the_choice_of_what_is_legal(self):
        card = re.search(r'^ *1  Bid: (\w+)', self.say('list'), re.M)[1]
        self.assertRegex(self.say('why ' + card), r'You can choose it now: 1\. Bid: ' + card)

    def test_why_tells_of_namesakes_once(self):
        """A serf is a unit to recruit and one to lose."""
        text = self.expect(0, 'play', 'hlas', '--players', '2', '--seed', '5', typed='why SERF\nquit\n')
        self.assertEqual(len(re.findall(r'^serf$', text, re.M)), 1)

    def test_why_in_polish(self):
        text = self.say('dlaczego rzuć', 'why xyz', lang='pl')
        self.assertRegex(text, r'Rzuć kostką\s+O nagrodę \(.+\) trwa jeszcze licytacja \(R-BID-4.1\)')
        self.assertIn('Nie ma tu nic o nazwie „xyz”.', text)

    def test_rules(self):
        self.assertIn('R-BID-4.2', self.say('rules 4.2'))
        self.assertIn('3. Bidding', self.say('rules'))
        self.assertIn("'xyz'", self.say('rules xyz'))
        self.assertIn('R-BID-3.1', self.say('rules bidding'))

    def test_rules_in_polish(self):
        text = self.say('zasady', 'zasady 4.2', 'zasady kostka', 'zasady xyz', lang='pl')
        self.assertIn('3. Licytacja', text)
        self.assertIn('R-BID-4.2 Może wziąć jej punkty.', text)
        self.assertIn('R-BID-4.3 Może też rzucić kostką', text)
        self.assertIn('R-BID-3.1', self.say('zasady licytacja', lang='pl'))
        self.assertIn('„xyz”', text)
        self.assertNotIn('po angielsku', text)

    def test_lang(self):
        text = self.say('lang pl', 'język en')
        self.assertIn('Język: polski', text)
        self.assertIn('Runda 1 z 5', text)
        self.assertIn('Language: English', text)
        self.assertIn('lang pl or lang en', self.say('lang de'))

    def test_seed_is_kept_until_the_end(self):
        text = self.say('seed')
        self.assertIn('The seed is shown after the game', text)
        self.assertNotIn('0500000000', text)

    def test_quit_by_any_word(self):
        for word in ('quit', 'koniec', '/quit', 'KONIEC'):
            self.assertIn('Player 1> ' + word, self.say(word, '1'))

    def test_slash(self):
        self.assertIn("no command '/nonsense'", self.say('/nonsense'))
        self.assertIn('the whole table', self.say('/help'))


class Answers(CommandTest):
    def test_no_such_choice(self):
        for line in ('99', '0', 'nonsense', '1.5'):
            text = self.expect(0, *PLAY, typed=line + '\n')
            self.assertIn(f"There is no choice '{line}'", text)

    def test_ambiguous(self):
        text = self.expect(0, *PLAY, typed='bid\n')
        self.assertIn("'bid' fits several choices", text)
        self.assertEqual(text.count('Choose the card'), 1)

    def test_words_in_any_order(self):
        self.assertIn('commits a card: Mask', self.expect(0, *PLAY, typed='mask bid\n'))

    def test_long_and_strange_lines(self):
        self.expect(0, *PLAY, typed='x' * 100000 + '\n\x00\xff\n\t\n')


class BadUsage(CommandTest):
    def test_no_game(self):
        self.assertIn('which game?', self.expect(2, 'play'))

    def test_seats(self):
        for seat in ('0=human', '3=human', '1', '1=', '=human', '1=wizard', 'x=human', '1=human2'):
            self.assertIn('--seat', self.expect(2, 'play', GAME, '--seat', seat), seat)

    def test_bot_players_seed_option(self):
        self.assertIn('medium', self.expect(2, 'play', GAME, '--bot', 'genius'))
        self.assertIn('from 2 to 5', self.expect(2, 'play', GAME, '--players', '9'))
        self.assertIn('--seed', self.expect(2, 'play', GAME, '--seed', 'abc'))
        self.assertIn('--bot-seed', self.expect(2, 'play', GAME, '--bot-seed', 'abc'))
        self.assertIn('stakes=plain|double', self.expect(2, 'play', GAME, '--option', 'stakes=1'))

    def test_in_polish(self):
        self.assertIn('MIEJSCE=KTO', self.expect(2, 'play', GAME, '--seat', '9=x', '--lang', 'pl'))


if __name__ == '__main__':
    main()
