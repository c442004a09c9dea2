#!/usr/bin/env python3
"""plansza learn: courses, and in a real terminal one lesson of each game to its end; all lessons
with PLANSZA_LESSONS=all."""
import os
import re
import shutil
import sys

from common import PLANSZA, CommandTest, main
from terminal_test import ScreenTest

GAMES = ('seasons', 'mysthea', 'icaion', 'fall', 'hlas')
LESSONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'games')
IS_WHOLE = os.environ.get('PLANSZA_LESSONS') == 'all'
STEPS_MAX = 200


def lessons_of(game):
    """Without free play, where the learner would need a bot of its own: the rules play that."""
    folder = os.path.join(LESSONS, game, 'lessons')
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        with open(os.path.join(folder, name), encoding='utf-8') as file:
            if not re.search(r'^free ', file.read(), re.M):
                yield name.removesuffix('.t')


class Courses(CommandTest):
    def test_are_listed_with_what_was_finished(self):
        text = self.expect(0, 'learn', '--lang', 'en')
        self.assertRegex(text, r'Seasons \(seasons\): \d+ lessons?, 0 finished')
        text = self.expect(0, 'learn', 'seasons', '--lang', 'pl')
        self.assertRegex(text, r'01-\S+  \S.* \(\d+ min\)')

    def test_what_is_not_there_is_refused(self):
        self.assertIn("no lesson 'x'", self.expect(2, 'learn', 'seasons', 'x', '--lang', 'en'))
        self.assertIn('no lessons for bids', self.expect(2, 'learn', 'bids', '--lang', 'en'))
        self.assertIn('no game', self.expect(2, 'learn', 'chess', '--lang', 'en'))

    def test_a_lesson_that_is_left_is_not_finished(self):
        text = self.expect(0, 'learn', 'seasons', '1', '--lang', 'en', typed='\nundo\nsave x\nquit\n')
        self.assertNotIn('Lesson finished', text)
        self.assertRegex(self.expect(0, 'learn', '--lang', 'en'), r'\(seasons\): .*0 finished')


class Lessons(ScreenTest):
    def walk(self, game, lesson, size, prompts):
        """Presses Enter where there is only to read, and takes what the hint says."""
        self.open(f'learn {game} {lesson}', size=size)
        text = self.wait_for('|'.join(prompts))
        for _ in range(STEPS_MAX):
            if 'EXIT=0' in text:
                return text
            if re.search(rf'{prompts[0]} *\n*\Z', text):
                text = self.answer()
                continue
            hints = re.findall(r'(?:Hint|Podpowiedź): (\d+)\.', self.answer('hint'))
            self.assertTrue(hints, self.screen())
            text = self.answer(hints[-1])
        self.fail(f'{lesson} does not end:\n{text}')
        return ''

    def test_reach_their_end(self):
        for game in GAMES:
            lessons = list(lessons_of(game))
            for lesson in lessons if IS_WHOLE else lessons[:1]:
                with self.subTest(game=game, lesson=lesson):
                    text = self.walk(game, lesson, (80, 24), ('Enter: go on>', 'Learner>'))
                    self.assertIn('Lesson finished', text)
                    self.close()
                    self.assertIn(f'✓ {lesson}', self.expect(0, 'learn', game, '--lang', 'en'))

    def test_a_wrong_action_is_answered_and_not_done(self):
        self.open('learn seasons 1 --lang en', size=(100, 40))
        text = self.wait_for(r'go on>|Learner>')
        while re.search(r'go on> *\n*\Z', text):
            text = self.answer()
        wanted = re.findall(r'Hint: (\d+)\.', self.answer('hint'))[-1]
        wrong = '2' if wanted == '1' else '1'
        self.assertRegex(self.answer(wrong), r'(?s)\n.*\S.*\nLearner> *\n*\Z')
        self.assertEqual(re.findall(r'Hint: (\d+)\.', self.answer('hint'))[-1], wanted)


if __name__ == '__main__':
    if not shutil.which('tmux'):
        sys.exit('tmux is missing: make setup installs it')
    print(PLANSZA)
    main()
