"""The tables of the WebSocket protocol, read from server/protocol/*.def: requests, replies, messages, the
objects in them, errors. tools/protocol makes texts of them, the tests check messages by them. The grammar
of their types, which tools/view-types shares."""
import os
import re
from collections import namedtuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILT_IN = {'int': int, 'number': (int, float), 'text': str, 'bool': bool, 'object': dict,
            'null': type(None), 'Change': (list, dict)}
TYPESCRIPT = {'int': 'number', 'text': 'string', 'bool': 'boolean'}

Member = namedtuple('Member', 'name type is_optional')
Request = namedtuple('Request', 'name members reply')


class TableError(Exception):
    """A table that contradicts itself, or a message that does not fit it."""


def rows(path, macro):
    """The arguments of each row MACRO(..): texts without their quotes."""
    with open(os.path.join(ROOT, path), encoding='utf-8') as file:
        text = re.sub(r'/\*.*?\*/', '', file.read(), flags=re.S)
    text = re.sub(r'^#.*$', '', text, flags=re.M)
    string = r'"(?:[^"\\]|\\.)*"'
    for found in re.finditer(rf'^{macro}\(((?:{string}|[^")])*)\)', text, re.M):
        arguments = re.findall(rf'(?:{string}\s*)+|[^,"]+', found[1])
        yield [joined(one) for one in arguments if one.strip()]


def joined(argument):
    """Adjacent C strings as one; a bare word as it is."""
    strings = re.findall(r'"((?:[^"\\]|\\.)*)"', argument)
    if not strings:
        return argument.strip()
    return re.sub(r'\\(.)', r'\1', ''.join(strings))


def members_of(text):
    """"name:type name?:type .." """
    found = []
    for word in text.split():
        name, kind = word.split(':', 1)
        found.append(Member(name.rstrip('?'), kind, name.endswith('?')))
    return found


class Types:
    """Objects by name, with their members, and words by name, one of which a text must be."""

    def __init__(self, objects, words=None):
        self.objects = objects
        self.words = words or {}

    def check_types(self, *lists):
        """Raises TableError if a member of the objects, or of these lists, has no type."""
        for member in (one for members in [*self.objects.values(), *lists] for one in members):
            for kind in member.type.split('|'):
                base = re.sub(r'(\[\]|\{\})+$', '', kind)
                if base not in BUILT_IN and base not in self.objects and base not in self.words and \
                        base[0] != '"':
                    raise TableError(f'{member.name}: no type {base}')

    # --- checking -------------------------------------------------------------------------------

    def check_members(self, where, value, members):
        if not isinstance(value, dict):
            raise TableError(f'{where} is no object: {value!r:.80}')
        known = {member.name for member in members}
        needed = {member.name for member in members if not member.is_optional}
        if set(value) - known or needed - set(value):
            raise TableError(f'{where}: too much {sorted(set(value) - known)}, '
                             f'too little {sorted(needed - set(value))}')
        for member in members:
            if member.name in value:
                self.check_value(f'{where}.{member.name}', value[member.name], member.type)

    def check_value(self, where, value, kind):
        errors = []
        for one in kind.split('|'):
            try:
                self.check_one(where, value, one)
                return
            except TableError as error:
                errors.append(str(error))
        raise TableError(errors[0])

    def check_one(self, where, value, kind):
        if kind.endswith('[]') or kind.endswith('{}'):
            container = list if kind.endswith('[]') else dict
            if not isinstance(value, container):
                raise TableError(f'{where} is no {kind}: {value!r:.80}')
            for part in value if container is list else value.values():
                self.check_one(where + kind[-2:], part, kind[:-2])
        elif kind in self.objects:
            self.check_members(where, value, self.objects[kind])
        elif not self.is_simple(value, kind):
            raise TableError(f'{where} is no {kind}: {value!r:.80}')

    def is_simple(self, value, kind):
        if kind[0] == '"':
            return value == kind.strip('"')
        if kind in self.words:
            return value in self.words[kind]
        is_bool_as_number = isinstance(value, bool) and kind in ('int', 'number')
        return isinstance(value, BUILT_IN[kind]) and not is_bool_as_number


class Protocol(Types):
    """All of it."""

    def __init__(self):
        types = dict(rows('server/protocol/members.def', 'MEMBER'))
        replies = {name: members_of(text) for name, text in rows('server/protocol/messages.def', 'REPLY')}
        super().__init__({name: members_of(text)
                          for name, text in rows('server/protocol/messages.def', 'OBJECT')})
        self.messages = {name: members_of(text)
                         for name, text in rows('server/protocol/messages.def', 'MESSAGE')}
        [[refusal]] = rows('server/protocol/messages.def', 'REFUSAL')
        self.refusal = members_of(refusal)
        self.requests = {}
        for row in rows('server/protocol/requests.def', 'REQUEST'):
            words = row[4].split() if len(row) > 4 else []
            members = [Member(word.rstrip('?'), types[word.rstrip('?')], word.endswith('?'))
                       for word in words]
            self.requests[row[0]] = Request(row[0], members, replies.pop(row[0], []))
        self.errors = [row[1] for row in rows('server/protocol/errors.def', 'ERROR')]
        if replies:
            raise TableError(f'replies to no request: {sorted(replies)}')
        self.check_types(self.refusal, *self.messages.values(),
                         *(one for request in self.requests.values()
                           for one in (request.members, request.reply)))

    def check_message(self, message, request=None):
        """Raises TableError unless this is what the server may send; `request`: what it answers."""
        kind = message['t']
        if kind == 'ok' and request not in self.requests:
            raise TableError(f'an answer to no request: {message}')
        if kind == 'ok':
            members = [Member('id', 'int', False), *self.requests[request].reply]
        elif kind == 'error':
            members = self.refusal
        elif kind in self.messages:
            members = self.messages[kind]
        else:
            raise TableError(f'no message {kind}')
        rest = {name: value for name, value in message.items() if name != 't'}
        self.check_members(f'{kind} {request or ""}'.strip(), rest, members)
        if kind == 'error' and message['code'] not in self.errors:
            raise TableError(f'no error {message["code"]}')


# --- TypeScript -------------------------------------------------------------------------------------

def typescript_of(kind):
    """A type, with parentheses where a list of alternatives needs them."""
    def one(part):
        if part.endswith('[]'):
            return one(part[:-2]) + '[]'
        if part.endswith('{}'):
            return f'Record<string, {one(part[:-2])}>'
        if part[0] == '"':
            return "'" + part.strip('"') + "'"
        return TYPESCRIPT.get(part, part)
    return ' | '.join(one(part) for part in kind.split('|'))


def typescript_members(members, indent):
    pad = ' ' * indent
    return ''.join(f'{pad}{member.name}{"?" if member.is_optional else ""}: '
                   f'{typescript_of(member.type)};\n' for member in members)
