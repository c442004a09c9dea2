#!/usr/bin/env python3
"""Exit codes, --help and wrong usage of every subcommand; rules and cards."""
import json
import re

from common import ESCAPE, GAME, CommandTest, main


class Usage(CommandTest):
    def test_help(self):
        self.assertIn('usage: plansza', self.expect(0, '--help'))
        self.assertIn('usage: plansza', self.expect(2))
        self.assertIn("no command 'nonsense'", self.expect(2, 'nonsense'))

    def test_every_subcommand_explains_itself(self):
        names = self.subcommands()
        self.assertIn('play', names)
        for name in names:
            with self.subTest(name):
                self.assertIn(f'usage: plansza {name}', self.expect(0, name, '--help'))
                self.assertIn(f'usage: plansza {name}', self.expect(0, name, '-h'))

    def test_every_subcommand_refuses_an_unknown_option(self):
        for name in self.subcommands():
            with self.subTest(name):
                self.assertIn('--help', self.expect(2, name, '--no-such-option'))
                self.assertIn('--help', self.expect(2, name, '-x'))

    def test_number_of_arguments(self):
        self.assertIn('GAME', self.expect(2, 'rules'))
        self.assertIn('GAME', self.expect(2, 'cards'))
        self.assertIn("'surplus'", self.expect(2, 'games', 'surplus'))
        self.assertIn('needs a value', self.expect(2, 'play', GAME, '--seed'))
        self.assertIn('takes no value', self.expect(2, 'games', '--json=yes'))

    def test_unknown_game_lists_the_known(self):
        for name in ('rules', 'cards', 'play'):
            self.assertIn(GAME, self.expect(2, name, 'monopoly'))

    def test_lang(self):
        self.assertIn('pl or en', self.expect(2, 'cards', GAME, '--lang', 'de'))
        self.env['LANG'] = 'pl_PL.UTF-8'
        self.assertIn('Kamyk', self.expect(0, 'cards', GAME))

    def test_levels_are_named_as_in_the_rulebook(self):
        text = self.expect(0, 'games', '--lang', 'pl')
        for name in ('level=1 (Czarodziej Praktykant: ', 'level=2 (Mag: ', 'level=3* (Arcymag: '):
            self.assertIn(name, text)


class CharacterSet(CommandTest):
    def test_told_once_on_stderr(self):
        for name in ('C', 'POSIX', 'pl_PL.ISO-8859-2'):
            self.env['LC_ALL'] = name
            for args in (('cards', GAME, 'feather', '--lang', 'pl'),
                         ('play', GAME, '--lang', 'pl')):
                done = self.run_command(*args)
                self.assertEqual(done.returncode, 0)
                self.assertEqual(done.stderr.count('UTF-8;'), 1, (name, args))
                self.assertNotIn('UTF-8', done.stdout)
                self.assertIn('ó', done.stdout)

    def test_not_told_where_all_is_well(self):
        for name in ('en_GB.UTF-8', 'pl_PL.utf8', 'C.UTF-8', 'no_SUCH.UTF-8', ''):
            self.env['LC_ALL'] = name
            self.assertEqual(self.run_command('cards', GAME).stderr, '', name)
        self.env['LANG'] = ''
        self.assertEqual(self.run_command('cards', GAME).stderr, '')


class Cards(CommandTest):
    def test_all_and_one(self):
        self.assertIn('Pebble', self.expect(0, 'cards', GAME))
        one = self.expect(0, 'cards', GAME, 'feather')
        self.assertIn('Feather', one)
        self.assertNotIn('Pebble', one)

    def test_parts_accents_and_capitals_do_not_matter(self):
        for query in ('pioro', 'PIÓRO', 'ióR', 'feather'):
            self.assertIn('Pióro', self.expect(0, 'cards', GAME, query, '--lang', 'pl'), query)

    def test_several_names(self):
        several = self.expect(0, 'cards', GAME, 'feather', 'pebble')
        self.assertIn('Feather', several)
        self.assertIn('Pebble', several)
        entries = json.loads(self.expect(0, 'cards', GAME, 'feather', 'pebble', 'feather', '--json'))
        self.assertEqual(len(entries), 2)

    def test_no_such_card(self):
        self.assertIn('plansza cards', self.expect(1, 'cards', GAME, 'nonsense'))

    def test_json(self):
        entries = json.loads(self.expect(0, 'cards', GAME, '--json', '--lang', 'pl'))
        self.assertEqual(entries[0], {'index': 0, 'id': 'pebble', 'title': 'Kamyk',
                                      'text': entries[0]['text']})
        self.assertEqual(len(entries), 18)
        self.assertEqual(self.run_command('cards', GAME, 'nonsense', '--json').stdout, '[]\n')


class Rules(CommandTest):
    def test_all(self):
        text = self.expect(0, 'rules', GAME)
        self.assertIn('R-BID-1.1 ', text)
        self.assertIn('Hidden Bids: the rules', text)
        self.assertNotIn('**', text)
        self.assertNotIn(ESCAPE, text)

    def test_one_by_id_number_or_chapter(self):
        for query in ('R-BID-3.3', 'r-bid-3.3', '3.3'):
            text = self.expect(0, 'rules', GAME, query)
            self.assertIn('R-BID-3.3', text)
            self.assertNotIn('R-BID-3.1', text)
        chapter = self.expect(0, 'rules', GAME, '3')
        self.assertIn('R-BID-3.1', chapter)
        self.assertIn('3. Bidding', chapter)
        self.assertNotIn('R-BID-1.3', chapter)

    def test_words(self):
        text = self.expect(0, 'rules', GAME, 'rolls', 'die')
        self.assertIn('R-BID-4.3', text)
        self.assertNotIn('R-BID-4.2', text)
        self.assertIn('plansza rules', self.expect(1, 'rules', GAME, 'nonsense'))

    def test_words_at_the_end_of_the_longest_rule(self):
        for game in json.loads(self.expect(0, 'games', '--json')):
            for lang in ('en', 'pl'):
                rules = json.loads(self.expect(0, 'rules', game['id'], '--json', '--lang', lang))
                longest = max(rules, key=lambda rule: len(rule['text'].encode()))
                words = re.findall(r'\w+', re.sub(r'\[.*', '', longest['text']))
                words = [word for i, word in enumerate(words) if word not in words[:i]][-3:]
                with self.subTest(longest['id'], words=words, lang=lang):
                    self.assertIn(longest['id'], self.expect(0, 'rules', game['id'], *words,
                                                             '--lang', lang))

    def test_heads(self):
        """A head brings the rules below it, in either language, beside sentences with the words."""
        text = self.expect(0, 'rules', GAME, 'bidding')
        self.assertIn('3. Bidding', text)
        self.assertIn('R-BID-3.1', text)
        self.assertIn('R-BID-3.1', self.expect(0, 'rules', GAME, 'licytacja'))
        self.assertIn('3. Licytacja', self.expect(0, 'rules', GAME, 'bidding', '--lang', 'pl'))
        found = json.loads(self.expect(0, 'rules', GAME, 'bidding', '--json'))
        self.assertEqual(found[0]['chapter'], '3. Bidding')

    def test_names_of_cards(self):
        """The names on the cards of Seasons lead to their rules, whatever language is spoken."""
        for named in ('en', 'pl'):
            cards = json.loads(self.expect(0, 'cards', 'seasons', '--json', '--lang', named))
            self.assertEqual(len(cards), 50)
            for number, card in enumerate(cards, 1):
                lang = ('en', 'pl')[number % 2]
                with self.subTest(card['title'], lang=lang):
                    rules = self.expect(0, 'rules', 'seasons', card['title'], '--lang', lang)
                    self.assertIn(f'R-SEA-C{number}.1', rules)
        self.assertIn('R-SEA-C50.4', self.expect(0, 'rules', 'seasons', 'Onys'))
        self.assertNotIn('R-SEA-C41.1', self.expect(0, 'rules', 'seasons', 'Mirror'))

    def test_names_beside_words(self):
        """A name of the other language counts beside the words of sentences; the words in the id
        of an option, and those of the other language's sentences, only where nothing else does."""
        for game, query, lang, rules in (
                ('seasons', 'Boots', 'pl', ('R-SEA-C7.1',)),
                ('icaion', 'Track', 'pl', ('R-ICA-C226.1', 'R-ICA-C238.1')),
                ('icaion', 'Spare Track', 'pl', ('R-ICA-C226.1',)),
                ('icaion', 'Sprint', 'pl', ('R-ICA-C218.1', 'R-ICA-C240.1')),
                ('icaion', 'Zryw', 'en', ('R-ICA-C218.1', 'R-ICA-C240.1')),
                ('mysthea', 'Battle', 'pl', ('R-MYS-11.1', 'R-MYS-11.23')),
                ('mysthea', 'mirages', 'pl', ('R-MYS-2.15', 'R-MYS-X1.12')),
                ('mysthea', 'mirages_random', 'pl', ('R-MYS-X1.12',)),
                ('mysthea', 'encounter battle', 'pl', ('R-MYS-11.3', 'R-MYS-X1.6'))):
            with self.subTest(query, game=game, lang=lang):
                found = [rule['id'] for rule in json.loads(
                    self.expect(0, 'rules', game, query, '--json', '--lang', lang))]
                for rule in rules:
                    self.assertIn(rule, found)
        self.assertNotIn('R-SEA-X1.3', self.expect(0, 'rules', 'seasons', 'Boots', '--lang', 'pl'))
        self.assertNotIn('R-ICA-C219.1', self.expect(0, 'rules', 'icaion', 'Sprint', '--lang', 'pl'))

    def test_names_of_command_cards(self):
        """Mysthea's rules name its cards by number and title; titles of either language lead
        there."""
        for lang in ('en', 'pl'):
            rules = self.expect(0, 'rules', 'mysthea', '--lang', lang)
            for card in json.loads(self.expect(0, 'cards', 'mysthea', '--json', '--lang', lang)):
                if re.fullmatch(r'c\d+', card['id']):
                    self.assertIn(f"{card['id'].upper()} {card['title']}, ", rules)
        for query in ('Rapid Assembly', 'Szybki montaż', 'szybki mont'):
            for lang in ('en', 'pl'):
                found = self.expect(0, 'rules', 'mysthea', query, '--lang', lang)
                self.assertIn('R-MYS-C1.39', found)
                self.assertNotIn('R-MYS-C1.40', found)
        self.assertIn('R-MYS-C1.26', self.expect(0, 'rules', 'mysthea', 'First Glory'))
        text = self.expect(0, 'rules', 'fall', 'Rapid Assembly')
        self.assertIn('strength 3', text)
        self.assertNotIn('R-FAL', text)

    def test_heads_of_every_game(self):
        for game in json.loads(self.expect(0, 'games', '--json')):
            for lang in ('en', 'pl'):
                rules = json.loads(self.expect(0, 'rules', game['id'], '--json', '--lang', lang))
                heads = {}
                for rule in rules:
                    heads.setdefault(rule['chapter'], rule['id'])
                for head, first in list(heads.items())[::5]:
                    name = head.split(' ', 1)[1] if any(map(str.isdigit, head.split()[0])) else head
                    with self.subTest(game['id'], name=name, lang=lang):
                        found = json.loads(self.expect(0, 'rules', game['id'], name,
                                                       '--json', '--lang', lang))
                        self.assertIn(first, [rule['id'] for rule in found])

    def test_json(self):
        rules = json.loads(self.expect(0, 'rules', GAME, '--json'))
        self.assertEqual(rules[0]['id'], 'R-BID-1.1')
        self.assertTrue(all(rule['text'] and rule['chapter'] for rule in rules))
        self.assertEqual(len(json.loads(self.expect(0, 'rules', GAME, '4.2', '--json'))), 1)

    def test_polish(self):
        text = self.expect(0, 'rules', GAME, '--lang', 'pl')
        self.assertIn('Zakryte licytacje: zasady', text)
        self.assertIn('R-BID-4.2 Może wziąć jej punkty.', text)
        one = self.expect(0, 'rules', GAME, '4.2', '--lang', 'pl')
        self.assertIn('4. Nagroda', one)
        self.assertIn('Może wziąć jej punkty.', one)
        self.assertNotIn('R-BID-4.1', one)
        for words in (('rzucić', 'kostką'), ('KOSTKA',), ('rzucic',)):
            found = self.expect(0, 'rules', GAME, *words, '--lang', 'pl')
            self.assertIn('R-BID-4.3', found)
            self.assertNotIn('R-BID-4.2', found)
        self.env['LANG'] = 'pl_PL.UTF-8'
        self.assertIn('Może wziąć', self.expect(0, 'rules', GAME, 'R-BID-4.2'))

    def test_every_game_has_the_same_rules_in_both_languages(self):
        for game in json.loads(self.expect(0, 'games', '--json')):
            with self.subTest(game['id']):
                polish, english = (json.loads(self.expect(0, 'rules', game['id'], '--json',
                                                          '--lang', lang))
                                   for lang in ('pl', 'en'))
                self.assertEqual([rule['id'] for rule in polish],
                                 [rule['id'] for rule in english])
                for one, other in zip(polish, english):
                    self.assertNotEqual(one['text'], other['text'], one['id'])


if __name__ == '__main__':
    main()
