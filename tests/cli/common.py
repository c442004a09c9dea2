"""What the tests of the command share: running it with a state folder of its own."""
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest

PLANSZA = os.environ.get('PLANSZA', 'plansza')
GAME = 'bids'
# A small game that begins with the record of its last one.
STORY = 'saga'
ESCAPE = '\x1b'
# A bound for what hangs; no measure of speed.
HANG_SECONDS = 120


def fixed(args):
    """The arguments with a seed for the cards and one for the bots, if they begin a game and name
    none: what a test waits for follows from what it asks."""
    if args[:1] != ('play',) or args[-1].startswith('--seed'):
        return args
    added = ()
    if '--seed' not in args and '--resume' not in args:
        added += ('--seed', '1')
    if '--bot-seed' not in args:
        added += ('--bot-seed', '1')
    return args + added


class CommandTest(unittest.TestCase):
    """A test with an empty state folder, a plain environment and helpers to run the command."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix='plansza-test-')
        self.addCleanup(shutil.rmtree, self.folder, True)
        self.env = {key: value for key, value in os.environ.items()
                    if not key.startswith(('LC_', 'LANG', 'NO_COLOR', 'XDG_'))}
        self.env.update(LANG='en_GB.UTF-8', TERM='xterm-256color', HOME=self.folder,
                        XDG_STATE_HOME=os.path.join(self.folder, 'state'))

    def run_command(self, *args, typed='', timeout=HANG_SECONDS, pass_fds=()):
        """Runs to the end with lines typed from a pipe. A test that fails tells what it ran."""
        command = [PLANSZA, *fixed(args)]
        print('$', shlex.join(command), '<<<', f'{typed[:200]!r} ({len(typed)} characters)')
        return subprocess.run(command, input=typed, capture_output=True, text=True,
                              env=self.env, timeout=timeout, cwd=self.folder, check=False,
                              pass_fds=pass_fds)

    def expect(self, code, *args, typed='', pass_fds=()):
        """Runs, compares the exit code, returns stdout and stderr together."""
        done = self.run_command(*args, typed=typed, pass_fds=pass_fds)
        self.assertEqual(done.returncode, code, f'{args}: {done.stdout}{done.stderr}')
        return done.stdout + done.stderr

    def subcommands(self):
        return re.findall(r'^  (\w+) ', self.expect(0, '--help'), re.M)

    def saves(self, kind):
        folder = os.path.join(self.env['XDG_STATE_HOME'], 'plansza', kind)
        return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


def main():
    unittest.main(verbosity=2, buffer=True)
