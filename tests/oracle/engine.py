"""The pipe to `plansza engine`: several requests in one write; reading positions."""
import json
import os
import subprocess

PLANSZA = os.environ.get('PLANSZA', 'build/plansza')


class EngineError(Exception):
    """The engine refused a request, or it is gone."""


class Engine:
    """One process of the engine; remembers what was asked since the last `new`, to repeat it."""

    def __init__(self, binary=PLANSZA):
        self.process = subprocess.Popen([binary, 'engine'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.session = []

    def ask_all(self, *requests):
        """Sends all requests at once; their replies, each of which must be ok."""
        lines = [json.dumps(request) for request in requests]
        for request, line in zip(requests, lines):
            if request['cmd'] == 'new':
                self.session.clear()
            self.session.append(line)
        try:
            self.process.stdin.write(('\n'.join(lines) + '\n').encode())
            self.process.stdin.flush()
        except BrokenPipeError as gone:
            raise EngineError(f'the engine is gone before {lines[0]}') from gone
        replies = [self.reply(line) for line in lines]      # all of them, before one is refused
        for line, reply in zip(lines, replies):
            if not reply['ok']:
                raise EngineError(f'the engine says "{reply["error"]}" to {line}')
        return replies

    def reply(self, request):
        line = self.process.stdout.readline()
        if not line:
            raise EngineError(f'the engine died at {request}, exit code {self.process.wait()}')
        return json.loads(line)

    def ask(self, cmd, **members):
        return self.ask_all({'cmd': cmd, **members})[0]

    def is_running(self):
        return self.process.poll() is None

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Reader:
    """Reads fields of a position (all-zero ones are absent there) and notes which were read."""

    def __init__(self, position):
        self.position = position
        self.fields = set()

    def __call__(self, field, empty):
        self.fields.add(field)
        return self.position.get(field, empty)

    def unread(self):
        return set(self.position) - self.fields


def arguments(action):
    """The three arguments that the number of an action carries."""
    number = int(action['action'], 16)
    return number >> 32 & 0xffff, number >> 16 & 0xffff, number & 0xffff
