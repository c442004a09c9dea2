#!/usr/bin/env python3
"""No player of a Polish game reads an English reason: every reason in the sources has a row in
cli/reasons.def or is listed here as one that players never see."""
import glob
import json
import os
import re

from common import GAME, CommandTest, main

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
STRING = r'"((?:\\.|[^"\\])*)"'
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\w+|[=!<>]=|\S')
REASON_NAME = re.compile(r'(?:\w+_)?(?:reason|error|note)')

# Where reasons are returned, and where cli_error is called with a text for players.
# What a game's check finds (games/*/check*.c) needs no row: players get one text for all of it.
REASON_FILES = ('core/*.c', 'match/*.c', 'bots/bot.c', 'cli/play/*.c', 'games/*/game.c',
                'games/*/record_legacy.c', 'games/*/setup.c')
ERROR_FILES = ('cli/args.c', 'cli/cards.c', 'cli/play/*.c', 'cli/rules.c')

# Whole files whose reasons never reach a player, and why.
NO_PLAYER_FILES = {
    'core/field.c': 'play reads no fields by name',
    'core/json.c': 'play reads JSON with another reader',
    'core/position.c': 'play reads no positions',
    'match/engine.c': 'the protocol for programs is English',
    'match/engine_commands.c': 'the protocol for programs is English',
    'match/position_file.c': 'play reads no positions',
    'match/lesson.c': 'only those who write lessons read them',
    'match/scenario_record.c': 'only scenarios read such files',
    'match/script.c': 'only those who write scenarios read it',
    'match/scenario_why.c': 'only scenarios ask it',
    'cli/play/play.c': 'what it returns are names of flags',
}
# Single ones, and why.
NO_PLAYER_REASONS = {
    'there is no such decision': 'only scenarios add decisions',
    'no decision can be added now': 'only scenarios add decisions',
    'the match is not that long': 'play asks for no such ply',
    'the match continues from a snapshot: what was before it cannot be shown':
        'play asks for no such ply',
    'the rules were corrected since this match was saved; it continues from its last position, and '
    'earlier ones cannot be shown': 'play says RULES_CHANGED',
}
# Wrong usage is told in English, as --help is: the language may not have been read yet.
ENGLISH_ERRORS = {
    'too many arguments',
    '--%s needs a value: %s',
    "%s has no option %s; 'plansza %s --help' lists them",
    '--%s takes no value',
    "%s needs %.*s; 'plansza %s --help' tells more",
    "%s does not know what to do with '%s'; 'plansza %s --help' tells more",
    "--lang takes pl or en, not '%s'",
}
# Formats that only hold texts made elsewhere.
BARE_ERRORS = {'%s', '%s: %s'}


def read(path):
    with open(os.path.join(ROOT, path), encoding='utf-8') as file:
        return file.read()


def sources(patterns):
    for pattern in patterns:
        for path in sorted(glob.glob(os.path.join(ROOT, pattern))):
            yield os.path.relpath(path, ROOT)


def tokens_of(text):
    """The tokens of C code; strings that stand side by side are one."""
    text = re.sub(r'/\*.*?\*/', ' ', text, flags=re.S)
    text = re.sub(r'^[ \t]*#(?:[^\n]*\\\n)*[^\n]*', ' ', text, flags=re.M)
    tokens = []
    for token in TOKEN.findall(text):
        if token[0] == '"' and tokens and tokens[-1][0] == '"':
            tokens[-1] = tokens[-1][:-1] + token[1:]
        else:
            tokens.append(token)
    return tokens


def statements_of(tokens):
    """(tokens of the function's head, tokens of the statement); outside functions no head."""
    head, statement, depth = [], [], 0
    for token in tokens:
        if token not in ('{', '}', ';'):
            statement.append(token)
            continue
        if token == '{' and depth == 0:
            head = statement
        elif statement:
            yield head if depth else [], statement
        depth += (token == '{') - (token == '}')
        statement = []


def returns_text(head):
    """Whether a function's head is of one that returns const char *."""
    text = ' '.join(head)
    return re.match(r'(static )?const char \* \w+ \(', text) is not None


def values_of(statement):
    """Strings and names that are the value of a statement, not an argument of a call in it."""
    calls = []
    for before, token in zip([''] + statement, statement):
        if token == '(':
            calls.append(before if re.match(r'\w', before) and before != 'return' else '')
        elif token == ')' and calls:
            calls.pop()
        elif not any(calls) or calls[-1] == 'pl_json_fail':
            yield token


def is_reason(head, statement):
    """Whether the statement gives a reason: it returns one, assigns one or fails with one."""
    if 'return' in statement and returns_text(head) or 'pl_json_fail' in statement:
        return True
    equals = statement.index('=') if '=' in statement else 0
    return equals > 0 and REASON_NAME.fullmatch(statement[equals - 1]) is not None


def unquoted(token):
    return token[1:-1].replace('\\"', '"')


def reasons_in(text):
    """Every static reason that the code gives."""
    found, named = set(), {}
    for head, statement in statements_of(tokens_of(text)):
        if not head and statement[:3] == ['static', 'const', 'char'] and '=' in statement:
            named[statement[3]] = statement[-1]
        elif is_reason(head, statement):
            found.update(values_of(statement))
    found |= {named[name] for name in found if name in named}
    return {unquoted(token) for token in found if token[0] == '"'}


def errors_in(text):
    """Every format that is given to cli_error."""
    tokens = tokens_of(text)
    for i, token in enumerate(tokens):
        if token == 'cli_error' and tokens[i + 1:i + 2] == ['('] and tokens[i + 4][0] == '"':
            yield unquoted(tokens[i + 4])


def rows():
    """(English, Polish) of every row of the table."""
    text = re.sub(r'/\*.*?\*/', '', read('cli/reasons.def'), flags=re.S)
    return [(unquoted(f'"{english}"'), unquoted(f'"{polish}"')) for english, polish in
            re.findall(rf'^REASON\({STRING},\s*{STRING}\)$', text, re.M)]


SAMPLE = '''
static const char no_memory[] = "from a name";
static const char no_reason[] = "not used";
#define X "not code"
/* return "not this" */
static const char *f(int a)
{
    const char *reason = a ? g("argument") : "after a call";
    switch (a) {
    case 1: return "of a case";
    default: return a ? no_memory : (NULL);
    }
    if (a) {
        return "in two "
               "parts";
    }
    self->save_error = "assigned";
    *ret_reason = "given back";
    const char *word = "no reason";
    return g("argument", h("inner")) ? "chosen" : NULL;
}
static const char *const table[] = { "in a table" };
bool g(void)
{
    return k("no text") || pl_json_fail(in, a ? "of JSON" : "\\"quoted\\"");
}
'''
IN_SAMPLE = {'from a name', 'after a call', 'of a case', 'in two parts', 'assigned', 'given back',
             'chosen', 'of JSON', '"quoted"'}


class Table(CommandTest):
    def test_the_scan_itself(self):
        self.assertEqual(reasons_in(SAMPLE), IN_SAMPLE)
        self.assertEqual(list(errors_in('cli_error(CLI_NO, "a %s" "b", x); cli_error(c, y);')),
                         ['a %sb'])

    def test_every_reason_has_a_row(self):
        known = {english for english, _ in rows()} | set(NO_PLAYER_REASONS)
        for path in sources(REASON_FILES):
            if path not in NO_PLAYER_FILES:
                self.assertEqual(reasons_in(read(path)) - known, set(), path)

    def test_every_error_has_a_row(self):
        known = {english for english, _ in rows()} | ENGLISH_ERRORS | BARE_ERRORS
        for path in sources(ERROR_FILES):
            self.assertEqual(set(errors_in(read(path))) - known, set(), path)

    def test_nothing_is_listed_in_vain(self):
        reasons = {path: reasons_in(read(path)) for path in sources(REASON_FILES)}
        every = set().union(*reasons.values())
        for path in sources(ERROR_FILES):
            every.update(errors_in(read(path)))
        listed = [english for english, _ in rows()]
        self.assertEqual(len(listed), len(set(listed)), 'a row stands twice')
        self.assertEqual(set(listed) - every, set())
        self.assertEqual(set(NO_PLAYER_REASONS) - every, set())
        self.assertEqual(ENGLISH_ERRORS - every, set())
        self.assertEqual(set(listed) & (set(NO_PLAYER_REASONS) | ENGLISH_ERRORS), set())
        for path in NO_PLAYER_FILES:
            self.assertTrue(reasons[path], path)

    def test_play_prints_no_bare_reason(self):
        printed = r'(?:PL_ARG_TEXT\(|(?:say_with|cli_error)\([^;]*,\s*)' \
                  r'(?:\w+->)?(\w*reason|\w*error)\)'
        for path in sources(('cli/play/*.c',)):
            self.assertEqual(re.findall(printed, read(path)), [], path)

    def test_rows_are_well_formed(self):
        self.assertEqual(len(rows()), read('cli/reasons.def').count('\nREASON('))
        for english, polish in rows():
            both = [re.findall(r'%[a-z]+', text) for text in (english, polish)]
            self.assertEqual(both[0], both[1], english)
            self.assertNotEqual(english, polish)
            for text in (english, polish):
                self.assertFalse(text[0].isupper() or text[-1] == '.', text)


class Played(CommandTest):
    """What a Polish player sees when something goes wrong."""

    def setUp(self):
        super().setUp()
        self.expect(0, 'play', GAME, '--bot', 'random', '--seed', '5', '--save', 'good.json',
                    typed='1\n1\n')
        with open(os.path.join(self.folder, 'good.json'), encoding='utf-8') as file:
            self.good = json.load(file)

    def resume(self, code, typed='', **changes):
        """Resumes the save with some members changed; what was said in Polish and English."""
        with open(os.path.join(self.folder, 'bad.json'), 'w', encoding='utf-8') as file:
            json.dump({**self.good, **changes}, file)
        return self.in_both(code, 'play', '--resume', 'bad.json', typed=typed)

    def in_both(self, code, *args, typed=''):
        return [self.expect(code, *args, '--lang', lang, typed=typed) for lang in ('pl', 'en')]

    def assert_reason(self, texts, english):
        polish = dict(rows())[english]
        self.assertIn(polish, texts[0])
        self.assertNotIn(english, texts[0])
        self.assertIn(english, texts[1])

    def test_bad_saves(self):
        for member, value, english in (
                ('format', 'x', 'this is not a save file that this version can read'),
                ('more', 1, 'the save has a member that this version does not know'),
                ('game', 'monopoly', 'the save is of a game that this version does not have'),
                ('players', 99, 'the number of players is out of range'),
                ('players', 1, 'the game is not played with that many players'),
                ('options', {}, 'the save does not give every option'),
                ('options', {'stakes': 1}, 'an option of the save is no text'),
                ('options', {'stakes': 'x'}, 'an option has no such value'),
                ('options', {'x': 'plain'}, 'the game has no such option'),
                ('seed', 'x', 'the seed of the save is damaged'),
                ('commitment', 'x' * 64, 'the commitment of the save does not belong to its seed'),
                ('seats', [], 'the save does not tell who sits where'),
                ('log', [[0, '0x1']], 'the log has an action that is not legal'),
                ('log', self.good['log'][:-1], 'the log does not lead to the saved position'),
                ('hash', 1, 'the hash of the save is damaged'),
                ('first', 'AAAA', 'the snapshot has the wrong size')):
            with self.subTest(english):
                self.assert_reason(self.resume(1, **{member: value}), english)

    def test_bad_bot(self):
        for level, english in (
                ('genius', 'there is no such level of bots'),
                ('hard:ms=x', "a bot's setting is out of range"),
                ('hard:x=1', 'a bot has only the settings ms, playouts and threads'),
                ('hard:ms=1;', "a bot's settings are separated by commas")):
            texts = self.resume(0, typed='1\n', seats=[{'bot': level}, {}])
            self.assert_reason(texts, english)

    def test_no_file(self):
        texts = self.in_both(1, 'play', '--resume', 'none.json')
        self.assert_reason(texts, 'there is no such file or folder')

    def test_no_place_to_save(self):
        texts = self.in_both(0, 'play', GAME, typed='zapisz /no/such/x.json\n')
        self.assert_reason(texts, 'there is no such file or folder')
        del self.env['XDG_STATE_HOME'], self.env['HOME']
        texts = self.in_both(1, 'play', GAME)
        self.assert_reason(texts, 'neither XDG_STATE_HOME nor HOME is set')

    def test_bad_arguments(self):
        for args, polish in (
                (('play', 'monopoly'), 'nie ma gry „monopoly”; są: '),
                (('play', GAME, '--players', '9'), '--players to liczba całkowita od 2 do 5'),
                (('play', GAME, '--seed', 'abc'), '--seed to liczba albo 64 cyfry szesnastkowe'),
                (('play', GAME, '--option', 'x=1'), f'gra {GAME} nie ma opcji „x=1”; ma takie:')):
            self.assertIn(polish, self.expect(2, *args, '--lang', 'pl'))
        self.env['LANG'] = 'pl_PL.UTF-8'
        self.assertIn('nie ma gry', self.expect(2, 'play', 'monopoly'))
        self.assertIn('there is no game', self.expect(2, 'play', 'monopoly', '--lang', 'en'))
        self.assertIn('żadna zasada gry', self.expect(1, 'rules', GAME, 'xyz'))
        self.assertIn('nie ma karty o nazwie jak', self.expect(1, 'cards', GAME, 'xyz'))


if __name__ == '__main__':
    main()
