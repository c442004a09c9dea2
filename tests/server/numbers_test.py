"""What a request answers: a move for an old question and a takeover of a seat that has
changed hands are refused as stale, with what is so now."""
from client import Refused
from harness import TURNS, ServerTest, main, names


class Questions(ServerTest):
    """Moves and undo name the question of the view."""

    def stale(self, link, table, kind, question, **members):
        """Refused, and the view of now comes by itself."""
        link.catch_up()
        seen = len(link.inbox)
        if kind == 'move':
            members = {'mid': f'q{next(names)}', **members}
        self.refused('stale', link.ask, kind, table=table, question=question, **members)
        link.catch_up()
        views = [one for one in link.inbox[seen:] if one['t'] == 'view']
        self.assertEqual(len(views), 1)
        self.assertEqual(views[0]['question'], link.views[table]['question'])
        self.assertNotEqual(views[0]['question'], question)

    def test_two_pages_of_one_person(self):
        table, (first, second) = self.seated(2)
        other = self.link(first.web)
        other.ask('open', table=table)
        other.wait(lambda: table in other.views)
        while first.tables[table]['status'] == 'running':
            legal = self.until_turn(first, table)
            other.wait(lambda: other.views[table]['question'] == first.views[table]['question'])
            sent = [(link, link.send('move', table=table, mid=f'p{next(names)}',
                                     action=legal[i % len(legal)]['action']))
                    for i, link in enumerate((first, other))]
            answers = []
            for link, number in sent:
                try:
                    link.answer(number)
                    answers.append('ok')
                except Refused as error:
                    answers.append(error.code)
            self.assertEqual(sorted(answers), ['ok', 'stale'])
            first.catch_up()
            while not first.views[table]['legal'] and first.tables[table]['status'] == 'running':
                self.move(second, table)
                first.catch_up()
            other.catch_up()
            self.assertEqual(first.views[table]['view'], other.views[table]['view'])

    def test_choosing_at_the_same_time(self):
        table, links = self.seated(3)
        before = [link.views[table]['question'] for link in links]
        self.move(links[1], table)
        for link in links:
            link.wait(lambda: link.views[table]['ply'] == 1)
        after = [link.views[table]['question'] for link in links]
        self.assertEqual([one - two for one, two in zip(after, before)], [0, 1, 0])
        links[1].ask('undo', table=table)
        for link in links:
            link.wait(lambda: link.views[table]['ply'] == 0)
        again = [link.views[table]['question'] for link in links]
        self.assertEqual([one - two for one, two in zip(again, after)], [0, 1, 0])
        self.assertEqual(links[0].ask('move', table=table, mid='same', question=before[0],
                                      action=self.until_turn(links[0], table)[0]['action'])['ply'], 1)

    def test_a_click_on_an_old_view(self):
        table, (first, second) = self.seated(2)
        action = self.until_turn(first, table)[0]['action']
        question = first.views[table]['question']
        self.move(first, table, action)
        self.stale(first, table, 'move', question, action=action)
        first.ask('undo', table=table)
        first.wait(lambda: first.views[table]['ply'] == 0)
        self.stale(first, table, 'move', question, action=action)
        self.stale(first, table, 'move', question + 1, action=action)
        self.stale(first, table, 'undo', question + 1)
        self.assertEqual(second.views[table]['question'], 1)
        self.move(first, table, action)

    def test_asked_again(self):
        """A new question has a new number, even where the same can be done."""
        table, links = self.seated(2)
        numbers = {0: [], 1: []}
        while any(link.tables[table]['status'] != 'over' for link in links):
            for seat, link in enumerate(links):
                if link.views[table]['legal']:
                    numbers[seat].append(link.views[table]['question'])
                    self.move(link, table)
                else:
                    link.pump(0.01)
        for seen in numbers.values():
            self.assertEqual(sorted(set(seen)), seen)
        self.assertIsNone(links[0].views[table]['question'])

    def test_others_see_no_number(self):
        table, _ = self.seated(2)
        spectator = self.person()
        spectator.ask('open', table=table)
        spectator.wait(lambda: table in spectator.views)
        self.assertIsNone(spectator.views[table]['question'])

    def test_a_move_that_is_sent_again(self):
        table, (first, _) = self.seated(2)
        action = self.until_turn(first, table)[0]['action']
        question = first.views[table]['question']
        for _ in range(2):
            self.assertEqual(first.ask('move', table=table, mid='once', question=question,
                                       action=action)['ply'], 1)
        self.stale(first, table, 'move', question, action=action)

    def test_the_number_is_needed(self):
        table, (first, _) = self.seated(2)
        for kind, members in (('move', {'mid': 'm', 'action': '0x1'}), ('undo', {}),
                              ('answer', {'what': 'undo', 'yes': True}), ('takeover', {'seat': 0})):
            number = first.next_id
            first.next_id += 1
            rest = ''.join(f',"{name}":{value}' for name, value in
                           ((name, str(value).lower() if isinstance(value, bool) else
                             f'"{value}"' if isinstance(value, str) else value)
                            for name, value in members.items()))
            first.send_frame(1, f'{{"t":"{kind}","id":{number},"table":"{table}"{rest}}}'.encode())
            self.refused('bad-message', first.answer, number)
        for wrong in ('1', None, 1.5, [1]):
            self.refused('bad-message', first.ask, 'undo', table=table, question=wrong)

    def test_a_restart_keeps_them(self):
        table, links = self.seated(3, **TURNS)
        for step in range(30):
            link = next(link for link in links if link.views[table]['legal'])
            self.move(link, table)
            if step % 4 == 0 and link.views[table]['can_undo']:
                ply = link.views[table]['ply']
                if link.ask('undo', table=table)['done']:
                    link.wait(lambda: link.views[table]['ply'] < ply)
            for other in links:
                other.catch_up()
        before = [link.views[table]['question'] for link in links]
        self.assertGreater(min(before), 5)
        self.server.kill()
        self.server.start()
        for link, question in zip(links, before):
            fresh = self.link(link.web)
            fresh.ask('open', table=table)
            fresh.wait(lambda: table in fresh.views)
            self.assertEqual(fresh.views[table]['question'], question)


class Presence(ServerTest):
    """A takeover names the absence that it is about."""

    def test_hands(self):
        table, (first, second) = self.seated(2)
        before = first.tables[table]['presence']
        self.refused('stale', first.ask, 'takeover', table=table, seat=1, presence=before[1] - 1)
        second.ask('takeover', table=table, seat=1)
        first.wait(lambda: first.tables[table]['seats'][1]['is_bot_now'])
        self.assertEqual(first.tables[table]['presence'], [before[0], before[1] + 1])
        second.ask('return', table=table)
        first.wait(lambda: not first.tables[table]['seats'][1]['is_bot_now'])
        self.assertEqual(first.tables[table]['presence'], [before[0], before[1] + 2])
        self.refused('stale', second.ask, 'takeover', table=table, seat=1, presence=before[1])

    def test_comings_and_goings(self):
        table, (first, second) = self.seated(2)
        before = first.tables[table]['presence'][1]
        second.close()
        first.wait(lambda: not first.tables[table]['seats'][1]['online'])
        away = first.tables[table]['presence'][1]
        self.assertGreater(away, before)
        self.refused('stale', first.ask, 'takeover', table=table, seat=1, presence=before)
        self.refused('not-absent', first.ask, 'takeover', table=table, seat=1)
        self.link(second.web)
        first.wait(lambda: first.tables[table]['seats'][1]['online'])
        seen = len(first.inbox)
        self.refused('stale', first.ask, 'takeover', table=table, seat=1, presence=away)
        first.catch_up()
        self.assertEqual([one['t'] for one in first.inbox[seen:]], ['table'])


if __name__ == '__main__':
    main()
