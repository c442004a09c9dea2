#!/usr/bin/env python3
"""The example session of docs/protocol.md is what the program says."""
import os
import re

from common import CommandTest, main

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'docs', 'protocol.md')


def session():
    """(request, reply) of each pair of lines in the example."""
    with open(PAGE, encoding='utf-8') as file:
        lines = file.read().split('A session (', 1)[1].split('```')[1].strip().splitlines()
    return [(sent[2:], reply) for sent, reply in zip(lines[::2], lines[1::2])]


def as_pattern(reply):
    """The reply as a pattern: where something was left out, anything may stand."""
    return '.*'.join(re.escape(part) for part in re.split(r'(?:, )?\.\.\.', reply))


class Session(CommandTest):
    def test_the_example_is_true(self):
        pairs = session()
        self.assertGreater(len(pairs), 5)
        replies = self.expect(0, 'engine', typed=''.join(sent + '\n' for sent, _ in pairs))
        self.assertEqual(len(replies.splitlines()), len(pairs))
        for (sent, reply), said in zip(pairs, replies.splitlines()):
            self.assertRegex(said, f'^{as_pattern(reply)}$', sent)

    def test_the_example_shows_a_commitment(self):
        shown = re.search(r'"commitment":"([0-9a-f]+)', session()[0][1])[1]
        self.assertGreaterEqual(len(shown), 8)


if __name__ == '__main__':
    main()
