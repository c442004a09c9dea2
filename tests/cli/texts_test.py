#!/usr/bin/env python3
"""Polish is Polish: no English word of any text table shows up in a Polish game, and both languages
of each text take the same arguments."""
import os
import re

from common import GAME, CommandTest, main

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
STRING = r'"((?:\\.|[^"\\])*)"'
# Parts of commands, file names and options that a Polish player types as well.
COMMON = {'human', 'random', 'greedy', 'easy', 'medium', 'hard', 'plansza', 'play', 'replay',
          'resume', 'verify', 'save', 'unfinished', 'finished', 'bids', 'json', 'home', 'state',
          'test', 'seat', 'file', 'lang'}


def rows(name, macro):
    """All strings of each row of a table."""
    with open(os.path.join(ROOT, name), encoding='utf-8') as file:
        text = re.sub(r'/\*.*?\*/', '', file.read(), flags=re.S)
    for row in re.split(rf'^{macro}\(', text, flags=re.M)[1:]:
        yield re.findall(STRING, row)


def words(text):
    return {word.lower() for word in re.findall(r'[^\W\d_]{4,}', text)}


class Texts(CommandTest):
    def pairs(self):
        """Polish and English text of every row of the tables that a game of `play` uses."""
        for strings in rows('cli/play/text.def', 'PLAY_TEXT'):
            yield strings[0], strings[1]
        for english, polish, args_pl, args_en, pl, en in rows('cli/play/command.def',
                                                              'PLAY_COMMAND'):
            yield f'{polish} {args_pl} {pl}', f'{english} {args_en} {en}'
        for strings in rows(f'games/{GAME}/text.def', '(?:TEXT|SAY)'):
            yield strings[0], strings[1]
        for strings in rows(f'games/{GAME}/cards.def', 'CARD'):
            yield strings[-2], strings[-1]

    def test_same_arguments(self):
        for polish, english in self.pairs():
            used = [sorted(set(re.findall(r'%\d', text))) for text in (polish, english)]
            self.assertEqual(used[0], used[1], polish)
            self.assertTrue(polish and english)

    def test_no_english_in_a_polish_game(self):
        polish, english = set(), set()
        for pl, en in self.pairs():
            polish |= words(pl)
            english |= words(en)
        foreign = english - polish - COMMON
        typed = ['pomoc', 'karta', 'karta smok', 'karta xyz', 'stół', 'dziennik', 'cofnij',
                 'podpowiedź', 'zapisz', 'wynik', 'ziarno', 'zasady', 'zasady 3', 'zasady punkty',
                 'zasady xyz', 'język', 'licytuj',
                 '99', '/xyz', '1', 'dziennik 3', 'dziennik x', 'cofnij'] + ['1'] * 20
        text = self.expect(0, 'play', GAME, '--lang', 'pl', '--bot', 'random', '--seed', '5',
                           typed='\n'.join(typed) + '\n')
        self.assertIn('Wynik', text)
        self.assertEqual(words(text) & foreign, set())


if __name__ == '__main__':
    main()
