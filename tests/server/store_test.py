#!/usr/bin/env python3
"""The store as operators meet it: damage that is told and not made worse, backups, who may read the files."""
import os
import re
import shutil
import sqlite3
import stat
import subprocess

from client import TIMEOUT
from harness import BEFORE_ACCOUNTS, PLANSZA, Server, ServerTest, main

DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'


def number_of(table):
    """The id of a table as the database has it."""
    number = 0
    for digit in table:
        number = number * 32 + DIGITS.index(digit)
    return number


class StoreTest(ServerTest):
    """Each test has a server of its own, which it stops, and changes what is stored meanwhile."""

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def setUp(self):
        super().setUp()
        self.server = Server(*self.flags).start()
        self.addCleanup(self.server.remove)
        self.path = os.path.join(self.server.folder, 'plansza.db')

    def tearDown(self):
        for link in self.links:
            link.close()

    def stop(self):
        """All people go first, so that none has to be waited for."""
        for link in self.links:
            link.close()
        return self.server.stop()

    def plansza(self, *words):
        """(exit code, all that was said)"""
        done = subprocess.run([PLANSZA, *words], capture_output=True, text=True, timeout=TIMEOUT,
                              check=False)
        return done.returncode, done.stdout + done.stderr

    def change(self, *sentences):
        """Behind the server's back."""
        store = sqlite3.connect(self.path)
        for sentence in sentences:
            store.execute(*sentence if isinstance(sentence, tuple) else (sentence,))
        store.commit()
        store.close()

    def rows(self, table):
        """Everything that is stored of a table."""
        return [self.ask_store(f'SELECT * FROM {name} WHERE {key} = ?', number_of(table))
                for name, key in (('tabl', 'id'), ('seat', 'tabl'), ('journal', 'tabl'),
                                  ('snapshot', 'tabl'), ('chat', 'tabl'))]

    def refuses_to_start(self, words):
        with self.assertRaisesRegex(RuntimeError, words):
            self.server.start()

    def playing(self, plies=6, **members):
        """A table where some decisions were taken: (table, links)."""
        table, links = self.seated(2, game='seasons', **members)
        for _ in range(plies):
            self.anybody_moves(table, links)
        return table, links

    def anybody_moves(self, table, links):
        """A player who can decides something."""
        while True:
            for link in links:
                if link.views.get(table, {}).get('legal'):
                    return self.move(link, table)
                link.pump(0.01)

    def come_back(self, links):
        """The same people after a restart."""
        for i, link in enumerate(links):
            links[i] = self.link(link.web)
            links[i].web = link.web
        return links

    def ask_store(self, sentence, *values):
        store = sqlite3.connect(self.path)
        rows = store.execute(sentence, values).fetchall()
        store.close()
        return rows

    def reopen(self, table, links):
        links = self.come_back(links)
        for link in links:
            link.ask('open', table=table)
            link.wait(lambda: table in link.tables)
        return links


class Drill(StoreTest):
    def test_play_back_up_damage_restore_play_on(self):
        table, links = self.playing()
        backup = os.path.join(self.server.folder, 'copy.db')
        with subprocess.Popen([PLANSZA, 'backup', backup, '--data', self.server.folder],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as maker:
            before = links[0].views[table]['ply']
            for _ in range(40):
                self.anybody_moves(table, links)
                if maker.poll() is not None:
                    break
            maker.wait(TIMEOUT)
            self.assertEqual(maker.returncode, 0, maker.stderr.read())
        self.assertEqual(stat.S_IMODE(os.stat(backup).st_mode), 0o600)
        self.assertEqual(self.plansza('fsck', backup)[0], 0)
        self.assertEqual(self.web().get('/health')[0], 200)
        # A replacement is refused as long as the server runs.
        code, said = self.plansza('restore', backup, '--data', self.server.folder)
        self.assertEqual((code, 'stop it first' in said), (1, True), said)
        self.stop()
        with open(self.path, 'r+b') as file:
            file.seek(4096 * 2)
            file.write(os.urandom(4096 * 3))
        self.refuses_to_start('damaged')
        code, said = self.plansza('fsck', '--data', self.server.folder)
        self.assertEqual((code, 'restore' in said), (1, True), said)
        code, said = self.plansza('restore', backup, '--data', self.server.folder)
        self.assertEqual(code, 0, said)
        kept = re.search('before: (.*)', said)[1]
        self.assertEqual(self.plansza('fsck', os.path.join(kept, 'plansza.db'))[0], 1)
        self.assertEqual(self.plansza('fsck', '--data', self.server.folder)[0], 0)
        self.server.start()
        links = self.reopen(table, links)
        for link in links:
            self.until_status(link, table, 'running')
        self.assertGreaterEqual(links[0].views[table]['ply'], before)
        for _ in range(4):
            self.anybody_moves(table, links)
        # Without a server it is the same command.
        self.stop()
        code, said = self.plansza('backup', backup, '--data', self.server.folder)
        self.assertEqual(code, 0, said)
        self.assertEqual(self.plansza('fsck', backup)[0], 0)
        self.assertNotIn('table-damaged', self.server.log())

    def test_what_is_refused(self):
        folder = self.server.folder
        junk = os.path.join(folder, 'junk')
        with open(junk, 'wb') as file:
            file.write(b'no database' * 1000)
        other = os.path.join(folder, 'other.db')
        store = sqlite3.connect(other)
        store.execute('CREATE TABLE a (b)')
        store.close()
        self.stop()
        with open(self.path, 'rb') as file:
            before = file.read()
        for name, words in (('junk', 'not a database'), ('other.db', 'not one of Plansza'),
                            ('nothing', 'there is no database')):
            code, said = self.plansza('restore', os.path.join(folder, name), '--data', folder)
            self.assertEqual((code, words in said), (1, True), said)
            code, said = self.plansza('fsck', os.path.join(folder, name))
            self.assertEqual((code, words in said), (1, True), said)
        with open(self.path, 'rb') as file:
            self.assertEqual(file.read(), before)
        code, said = self.plansza('backup', os.path.join(folder, 'no', 'where'), '--data', folder)
        self.assertEqual((code, 'no backup' in said), (1, True), said)
        for word in ('backup', 'restore'):
            code, said = self.plansza(word, self.path, '--data', folder)
            self.assertEqual((code, 'the database itself' in said), (1, True), said)
        # A restore that was cut off between the old database and the new.
        with open(os.path.join(folder, 'restoring'), 'wb'):
            pass
        self.refuses_to_start('restore was not finished')
        copy = os.path.join(folder, 'copy.db')
        self.assertEqual(self.plansza('backup', copy, '--data', folder)[0], 0)
        self.assertEqual(self.plansza('restore', copy, '--data', folder)[0], 0)
        self.server.start()


    def test_a_killed_server_leaves_a_log(self):
        """What it has not tidied up into its file is in the copy all the same."""
        table, links = self.playing(12)
        ply = links[0].views[table]['ply']
        folder = self.server.folder
        self.server.kill()
        self.assertGreater(os.path.getsize(self.path + '-wal'), 0)
        copy = os.path.join(folder, 'copy.db')
        self.assertEqual(self.plansza('backup', copy, '--data', folder)[0], 0)
        aside = os.path.join(folder, 'aside')
        os.mkdir(aside)
        for name in ('plansza.db', 'plansza.db-wal'):
            shutil.copy(os.path.join(folder, name), aside)
        for backup in (copy, os.path.join(aside, 'plansza.db')):
            code, said = self.plansza('restore', backup, '--data', folder)
            self.assertEqual(code, 0, said)
            self.server.start()
            links = self.reopen(table, links)
            self.assertEqual(links[0].wait(lambda: links[0].views.get(table))['ply'], ply)
            self.stop()


class Start(StoreTest):
    """Words for what keeps a server from starting; nothing is changed by trying."""

    def test_words(self):
        self.person()
        second = Server(*self.flags)
        self.addCleanup(second.remove)
        shutil.rmtree(second.folder)
        second.folder, second.log_path = self.server.folder, self.server.log_path + '2'
        with self.assertRaisesRegex(RuntimeError, 'another server'):
            second.start()
        self.stop()
        self.change('PRAGMA user_version = 99')
        self.refuses_to_start('newer version')
        self.change('PRAGMA user_version = 5')
        self.refuses_to_start('could not be brought up to date')
        self.change('PRAGMA user_version = 99')
        with open(self.path, 'rb') as file:
            whole = file.read()
        for spoiled, words in ((b'x' * 5000, 'not a database'),
                               (whole[:len(whole) // 2], 'damaged'),
                               (whole[:4096] + b'\0' * (len(whole) - 4096), 'damaged')):
            with open(self.path, 'wb') as file:
                file.write(spoiled)
            self.refuses_to_start(words)
            with open(self.path, 'rb') as file:
                self.assertEqual(file.read(), spoiled)
        os.remove(self.path)
        os.mkdir(self.path)
        self.refuses_to_start('cannot be opened|is not a file')


class Modes(StoreTest):
    """Whatever the folder allows, no one else reads what is stored."""

    def mode(self, name):
        return stat.S_IMODE(os.stat(os.path.join(self.server.folder, name)).st_mode)

    def test_files_are_their_owners(self):
        self.stop()
        for name in ('plansza.db', 'log'):
            os.chmod(os.path.join(self.server.folder, name), 0o644)
        os.chmod(self.server.folder, 0o755)
        self.server.start(umask=0o022)
        self.playing(1)
        for name in ('plansza.db', 'plansza.db-wal'):
            self.assertEqual(self.mode(name), 0o600, name)
        self.assertEqual(self.mode('log') & 0o7, 0)
        self.stop()
        os.remove(self.server.log_path)
        os.remove(self.path)
        self.server.start(umask=0o022)
        for name in ('plansza.db', 'plansza.db-wal', 'log'):
            self.assertEqual(self.mode(name), 0o600, name)
        self.stop()
        os.chmod(self.server.folder, 0o775)
        self.refuses_to_start('other users can write')
        os.chmod(self.server.folder, 0o700)
        made = os.path.join(self.server.folder, 'deep', 'data')
        self.server.folder = made
        self.server.start(umask=0)
        self.assertEqual(self.mode('.'), 0o700)
        self.assertEqual(self.mode('..'), 0o700)
        self.stop()
        self.server.folder = os.path.dirname(os.path.dirname(made))


class Damage(StoreTest):
    """A table with wrong rows is reported as damaged, whoever asks; the others are played."""

    def check_damaged(self, table, sound, links, is_shown):
        """Nothing can be done at the table, nothing is written over it, and the rest goes on."""
        before = self.rows(table)
        self.server.start()
        me = self.come_back(links)[0]
        if is_shown:
            me.ask('open', table=table)
            me.wait(lambda: me.tables.get(table, {}).get('damaged'))
            self.assertIn('cannot be read', me.tables[table]['note'])
            self.assertNotIn(table, me.views)
            me.ask('lobby', on=True)
            mine = me.wait(lambda: next((one for one in me.inbox if one['t'] == 'lobby'), None))
            self.assertTrue(next(one for one in mine['mine'] if one['id'] == table)['damaged'])
        else:
            self.refused('damaged', me.ask, 'open', table=table)
        for kind, members in (('move', {'mid': 'x', 'action': '0x1'}), ('undo', {}), ('log', {}),
                              ('say', {'text': 'x'}), ('leave', {}), ('takeover', {'seat': 1})):
            self.refused('damaged', me.ask, kind, table=table, **members)
        for link in links:
            link.ask('open', table=sound)
            self.until_status(link, sound, 'running')
        self.anybody_moves(sound, links)
        self.assertEqual(self.metric('tables_damaged'), 1)
        self.assertEqual(self.web().get('/health')[0], 200)
        code, errors = self.stop()
        self.assertEqual((code, errors), (0, ''))
        self.assertIn('event=table-damaged', self.server.log())
        self.assertEqual(self.rows(table), before)

    def until_view(self, link, table):
        return link.wait(lambda: link.views.get(table))

    def two_tables(self):
        table, links = self.playing()
        first = links[0]
        sound, key = self.create(first, ['me', 'open'], game='seasons')
        links[1].ask('open', table=sound, key=key)
        links[1].ask('sit', table=sound, seat=1)
        for link in links:
            self.until_status(link, sound, 'running')
        return table, sound, links

    def test_journal_that_does_not_reach(self):
        """It is not shown at an earlier ply, and goes on when its rows are there again."""
        table, sound, links = self.two_tables()
        ply = links[0].views[table]['ply']
        self.stop()
        lost = self.ask_store('SELECT * FROM journal WHERE tabl = ? AND n >= 3', number_of(table))
        self.change(('DELETE FROM journal WHERE tabl = ? AND n >= 3', (number_of(table),)))
        self.check_damaged(table, sound, links, True)
        code, said = self.plansza('fsck', '--data', self.server.folder)
        self.assertEqual((code, f'table {table}: ' in said), (1, True), said)
        marks = ', '.join('?' * len(lost[0]))
        self.change(*((f'INSERT INTO journal VALUES ({marks})', row) for row in lost))
        self.assertEqual(self.plansza('fsck', '--data', self.server.folder)[0], 0)
        self.server.start()
        links = self.reopen(table, links)
        self.until_status(links[0], table, 'running')
        self.assertEqual(self.until_view(links[0], table)['ply'], ply)
        self.assertNotIn('note', links[0].tables[table])
        self.anybody_moves(table, links)

    def test_values_out_of_range(self):
        """What once made the server crash, or send its own memory."""
        for column, value in (('status', -1), ('note', 50), ('kind', 9)):
            with self.subTest(column):
                table, sound, links = self.two_tables()
                self.stop()
                name, key = ('seat', 'tabl') if column == 'kind' else ('tabl', 'id')
                was = self.ask_store(f'SELECT {column} FROM {name} WHERE {key} = ?',
                                     number_of(table))[0][0]
                change = f'UPDATE {name} SET {column} = ? WHERE {key} = ?'
                self.change((change, (value, number_of(table))))
                self.check_damaged(table, sound, links, False)
                code, said = self.plansza('fsck', '--data', self.server.folder)
                self.assertEqual((code, f'table {table}: ' in said), (1, True), said)
                self.change((change, (was, number_of(table))))
                self.server.start()
        self.stop()
        self.assertEqual(self.plansza('fsck', '--data', self.server.folder)[0], 0)

    def test_fsck_finds(self):
        """Each of these alone, and nothing in a sound file."""
        table, links = self.playing()
        links[0].ask('say', table=table, text='hello')
        over, _ = self.finished()
        self.stop()
        self.assertEqual(self.plansza('fsck', '--data', self.server.folder)[0], 0)
        with open(self.path, 'rb') as file:
            sound = file.read()
        for sentence, words in (
                (f'DELETE FROM journal WHERE tabl = {number_of(table)} AND n = 2', table),
                (f'UPDATE tabl SET ply = ply + 1 WHERE id = {number_of(table)}', table),
                ("UPDATE replay SET text = replace(text, '0x', '0y')", over),
                ("UPDATE user SET nick = CAST(x'ff' AS TEXT) WHERE id = 1", 'person 1'),
                ('UPDATE seat SET user = 999', 'not there'),
                (f'DELETE FROM tabl WHERE id = {number_of(over)}', 'of no table'),
                ('INSERT INTO link VALUES (1, 0, 2)', 'a link is of no table'),
                ("UPDATE session SET user = 'x'", 'session'),
                ('UPDATE session SET hash = substr(hash, 2)', 'session'),
                ('DELETE FROM session; DELETE FROM user', 'who wrote in a chat is not there'),
                ("INSERT INTO device VALUES (x'00', 1, 0, 0)", 'known browser'),
                ('INSERT INTO device VALUES (zeroblob(32), 99, 0, 0)', 'known browser is not'),
                ("UPDATE user SET seen = 'x' WHERE id = 1", 'a person'),
                ("UPDATE user SET recovery = x'00' WHERE id = 1", 'a person'),
                ('UPDATE user SET gone = 2 WHERE id = 1', 'a person'),
                ("INSERT INTO penalty VALUES (1, 'x', 0)", 'a penalty'),
                ("INSERT INTO report VALUES (1, 1, 1, 1, 0, 'x', x'00', 0, 0)", 'a report'),
                ('UPDATE site SET clock = -1', 'clock'),
                ("UPDATE sqlite_sequence SET seq = 0 WHERE 0; DROP INDEX seat_user;", None)):
            with self.subTest(sentence):
                with open(self.path, 'wb') as file:
                    file.write(sound)
                store = sqlite3.connect(self.path)
                store.executescript(sentence)
                store.close()
                code, said = self.plansza('fsck', '--data', self.server.folder)
                self.assertEqual((code, (words or 'no problems') in said), (int(words is not None), True),
                                 said)

    def test_fsck_of_an_older_version(self):
        """Its rows are looked at, too, and it stays as it is."""
        table, _ = self.playing()
        self.stop()
        for sentence, words in (('', 'no problems'),
                                ('DELETE FROM journal WHERE n = 2;', table),
                                ('CREATE TABLE device (a);', 'could not be brought up to date')):
            with self.subTest(sentence):
                old = os.path.join(self.server.folder, 'old.db')
                self.assertEqual(self.plansza('backup', old, '--data', self.server.folder)[0], 0)
                for mode in ('DELETE', 'WAL'):
                    store = sqlite3.connect(old)
                    if mode == 'DELETE':
                        store.executescript(BEFORE_ACCOUNTS + sentence)
                    store.execute(f'PRAGMA journal_mode = {mode}')
                    store.close()
                    with open(old, 'rb') as file:
                        before = file.read()
                    code, said = self.plansza('fsck', old)
                    self.assertEqual((code, words in said), (int(sentence != ''), True), said)
                    with open(old, 'rb') as file:
                        self.assertEqual(file.read(), before)


if __name__ == '__main__':
    main()
