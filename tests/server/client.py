"""A small client of the server: HTTP and WebSocket (RFC 6455) over plain sockets, no packages."""
import base64
import http.client
import json
import os
import select
import socket
import struct
import sys
import time

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../tools'))
from protocol_table import Protocol, TableError  # noqa: E402,F401 (it lies beside its tool)

# Seconds after which something hangs; no measure of speed.
TIMEOUT = 60
# What the server may say: everything that it sends is held against it.
PROTOCOL = Protocol()


class Refused(Exception):
    """An answer `error`, or a handshake that was refused (then the code is the status)."""

    def __init__(self, code, text=''):
        super().__init__(f'{code}: {text}')
        self.code = code


class Closed(Exception):
    """The server has closed the connection."""


def changed(value, change):
    """The value after a change, as docs/protocol.md tells; the value itself stays as it is."""
    if isinstance(change, list):
        [value] = change
        return value
    value = value.copy()
    for name, part in change.items():
        place = int(name) if isinstance(value, list) else name
        if part == [] and isinstance(value, list):
            assert place < len(value)
            del value[place:]
        elif part == []:
            del value[place]
        elif isinstance(value, list) and place == len(value):
            value.append(changed(None, part))
        else:
            value[place] = changed(value.get(place) if isinstance(value, dict) else value[place],
                                   part)
    return value


class Web:
    """The HTTP side: keeps the cookies. `source` is the address to come from."""

    def __init__(self, port, host='127.0.0.1', source=None):
        self.host, self.port, self.cookie, self.source = host, port, None, source
        self.devices = None
        self.origin = f'http://{host}:{port}'
        self.tls, self.cookie_name = None, 'plansza'

    def use_tls(self, context):
        self.tls, self.origin = context, f'https://{self.host}:{self.port}'
        self.cookie_name = '__Host-plansza'

    def request(self, method, path, body=None, headers=None):
        """(status, headers, body bytes)"""
        source = (self.source, 0) if self.source else None
        options = {'timeout': TIMEOUT, 'source_address': source}
        if self.tls:
            link = http.client.HTTPSConnection(self.host, self.port, context=self.tls, **options)
        else:
            link = http.client.HTTPConnection(self.host, self.port, **options)
        sent = {}
        if method == 'POST':
            sent = {'Origin': self.origin, 'Content-Type': 'application/json'}
        if self.cookie:
            sent['Cookie'] = f'{self.cookie_name}={self.cookie}'
        if self.devices:
            sent['Cookie'] = (f'{sent.get("Cookie", "x=y")}; '
                              f'{self.cookie_name}-device={self.devices}')
        sent.update(headers or {})
        if isinstance(body, (dict, list)):
            body = json.dumps(body)
        try:
            link.request(method, path, body, {k: v for k, v in sent.items() if v is not None})
            response = link.getresponse()
            data = response.read()
        finally:
            link.close()
        for value in response.headers.get_all('Set-Cookie') or []:
            if value.startswith(self.cookie_name + '='):
                self.cookie = value.split(';')[0].split('=', 1)[1] or None
            elif value.startswith(self.cookie_name + '-device='):
                self.devices = value.split(';')[0].split('=', 1)[1] or None
        return response.status, response.headers, data

    def get(self, path, headers=None):
        status, _, data = self.request('GET', path, headers=headers)
        return status, json.loads(data)

    def post(self, path, body=None, headers=None):
        status, _, data = self.request('POST', path, body if body is not None else {}, headers)
        return status, json.loads(data)

    def guest(self, nick):
        status, reply = self.post('/api/guest', {'nick': nick})
        assert status == 200, reply
        return reply['user']

    def games(self):
        return self.get('/api/games')[1]['games']

    def socket(self, lang='en', hello=True, **options):
        link = Socket(self, **options)
        if hello:
            link.hello = link.ask('hello', lang=lang)
        return link


class Socket:
    """A WebSocket connection. What the server sends by itself is kept in `inbox`."""

    def __init__(self, web, headers=None, receive_buffer=None, path='/ws'):
        self.sock = socket.socket()
        self.buffer = b''
        self.parts = b''
        self.inbox = []
        self.answers = {}
        self.next_id = 1
        self.is_closed = False
        self.bye = None
        self.bytes_in = []
        self.asked = {}  # the types of requests, by id
        self.sending = b''
        self.views = {}
        self.positions = {}
        self.tables = {}
        self.chat = {}
        self.notices = {}
        self.points = {}
        self.gone = {}  # tables that were closed on this connection, with the reason
        try:
            self.connect(web, receive_buffer)
            self.handshake(web, headers or {}, path)
        except (OSError, Closed):
            self.sock.close()
            raise

    def connect(self, web, receive_buffer):
        if receive_buffer:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            # The other side sizes its own buffer by this: megabytes for the segments of loopback.
            self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        self.sock.settimeout(TIMEOUT)
        if web.source:
            self.sock.bind((web.source, 0))
        self.sock.connect((web.host, web.port))
        if web.tls:
            self.sock = web.tls.wrap_socket(self.sock)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def handshake(self, web, headers, path):
        sent = {
            'Host': f'{web.host}:{web.port}', 'Upgrade': 'websocket', 'Connection': 'Upgrade',
            'Sec-WebSocket-Key': base64.b64encode(os.urandom(16)).decode(),
            'Sec-WebSocket-Version': '13', 'Origin': web.origin,
        }
        if web.cookie:
            sent['Cookie'] = f'{web.cookie_name}={web.cookie}'
        sent.update(headers)
        head = ''.join(f'{k}: {v}\r\n' for k, v in sent.items() if v is not None)
        self.sock.sendall(f'GET {path} HTTP/1.1\r\n{head}\r\n'.encode())
        while b'\r\n\r\n' not in self.buffer:
            data = self.sock.recv(65536)
            if not data:
                raise Closed('in the handshake')
            self.buffer += data
        head, self.buffer = self.buffer.split(b'\r\n\r\n', 1)
        status = int(head.split(b' ')[1])
        if status != 101:
            self.sock.close()
            raise Refused(status, head.decode())

    # --- frames ---------------------------------------------------------------------------------

    def note_request(self, payload):
        """Remembers what is asked; some tests send what is no request at all."""
        try:
            message = json.loads(payload)
            self.asked[message['id']] = message['t']
        except (ValueError, LookupError, TypeError, RecursionError):
            pass

    def frame(self, opcode, payload, final=True):
        """Its bytes; what is asked in it is remembered, for the check of its answer."""
        if opcode in (0, 1):
            self.sending = (self.sending if opcode == 0 else b'') + payload
        if opcode in (0, 1) and final:
            self.note_request(self.sending)
        head = struct.pack('!B', (0x80 if final else 0) | opcode)
        if len(payload) < 126:
            head += struct.pack('!B', 0x80 | len(payload))
        elif len(payload) < 65536:
            head += struct.pack('!BH', 0x80 | 126, len(payload))
        else:
            head += struct.pack('!BQ', 0x80 | 127, len(payload))
        mask = os.urandom(4)
        stream = (mask * (len(payload) // 4 + 1))[:len(payload)]
        masked = (int.from_bytes(payload, 'big') ^ int.from_bytes(stream, 'big')) \
            .to_bytes(len(payload), 'big') if payload else b''
        return head + mask + masked

    def send_frame(self, opcode, payload, final=True):
        self.sock.sendall(self.frame(opcode, payload, final))

    def parse_frame(self):
        """(opcode, final, payload) or None when it has not come whole yet."""
        data = self.buffer
        if len(data) < 2:
            return None
        size, at = data[1] & 0x7f, 2
        if size == 126:
            if len(data) < 4:
                return None
            size, at = struct.unpack('!H', data[2:4])[0], 4
        elif size == 127:
            if len(data) < 10:
                return None
            size, at = struct.unpack('!Q', data[2:10])[0], 10
        if len(data) < at + size:
            return None
        self.buffer = data[at + size:]
        return data[0] & 0x0f, bool(data[0] & 0x80), data[at:at + size]

    def pump(self, timeout=TIMEOUT):
        """Reads until a whole message was taken in; False when the time is up."""
        until = time.monotonic() + timeout
        while True:
            frame = self.parse_frame()
            if frame:
                if self.take(*frame):
                    return True
                continue
            left = until - time.monotonic()
            if left < 0 or not self.is_readable(left):
                return False
            try:
                data = self.sock.recv(1 << 16)
            except ConnectionError:
                data = b''
            if not data:
                self.is_closed = True
                raise Closed(self.bye)
            self.buffer += data

    def is_readable(self, timeout):
        poll = select.poll()
        poll.register(self.sock, select.POLLIN)
        return poll.poll(timeout * 1000)

    def take(self, opcode, final, payload):
        if opcode == 9:
            self.send_frame(10, payload)
            return False
        if opcode == 8:
            self.is_closed = True
            raise Closed(self.bye or payload)
        if opcode in (0, 1):
            self.parts += payload
            if not final:
                return False
            payload, self.parts = self.parts, b''
            self.receive(payload)
            return True
        return False

    def receive(self, payload):
        self.bytes_in.append(payload)
        message = json.loads(payload)
        kind = message['t']
        PROTOCOL.check_message(message, self.asked.get(message.get('id')))
        if kind in ('ok', 'error'):
            self.answers[message['id']] = message
            return
        if kind == 'view':
            self.positions[message['table']] = {name: message[name] for name in ('view', 'legal')}
            self.views[message['table']] = message
        elif kind == 'delta':
            position = changed(self.positions[message['table']], message['change'])
            self.positions[message['table']] = position
            self.views[message['table']] = {**message, **position}
        elif kind == 'table':
            self.tables[message['table']['id']] = message['table']
        elif kind == 'chat':
            self.chat.setdefault(message['table'], []).extend(message['lines'])
        elif kind == 'notices':
            self.notices[message['table']] = self.notices.get(message['table'], [])[:message['from']] + message['lines']
        elif kind == 'point':
            self.points.setdefault(message['table'], []).extend(message['points'])
        elif kind == 'gone':
            self.gone[message['table']] = message['code']
        elif kind == 'bye':
            self.bye = message['code']
        self.inbox.append(message)

    # --- requests -------------------------------------------------------------------------------

    def numbered(self, kind, members):
        """The members with the number of what they answer, as it was shown last."""
        table = self.tables.get(members.get('table'), {})
        if kind in ('move', 'undo', 'skip'):
            found = {'question': self.views.get(members.get('table'), {}).get('question') or 0}
        elif kind == 'answer':
            found = {'vote': (table.get(members.get('what')) or {}).get('vote', 0)}
        elif kind in ('takeover', 'remove', 'hand'):
            presence, seat = table.get('presence', []), members.get('seat')
            found = {'presence': presence[seat] if seat in range(len(presence)) else 0}
        else:
            found = {}
        return {**found, **members}

    def send(self, kind, /, **members):
        return self.send_many(kind, 1, **members)[0]

    def send_many(self, kind, count, /, **members):
        """The same request `count` times, in one piece: they arrive together, however busy it
        is."""
        members = self.numbered(kind, members)
        numbers = [self.next_id + i for i in range(count)]
        self.next_id += count
        self.sock.sendall(b''.join(
            self.frame(1, json.dumps({'t': kind, 'id': number, **members}).encode())
            for number in numbers))
        return numbers

    def answer(self, number, timeout=TIMEOUT):
        until = time.monotonic() + timeout
        while number not in self.answers:
            if not self.pump(max(0, until - time.monotonic())):
                raise TimeoutError(f'no answer to request {number}')
        reply = self.answers.pop(number)
        if reply['t'] == 'error':
            raise Refused(reply['code'], reply['error'])
        return reply

    def ask(self, kind, /, **members):
        """Asks, and asks again when it was too fast: whoever plays by program hits that limit."""
        while True:
            try:
                return self.answer(self.send(kind, **members))
            except Refused as error:
                if error.code != 'too-fast' or kind in ('say', 'point', 'hint', 'report'):
                    raise
                time.sleep(0.1)

    def wait(self, condition, timeout=TIMEOUT):
        """Reads until the condition holds."""
        until = time.monotonic() + timeout
        while True:
            result = condition()
            if result:
                return result
            if not self.pump(max(0, until - time.monotonic())):
                raise TimeoutError('what was waited for has not come')

    def catch_up(self):
        """Reads all that the server has told so far: the answer comes after it."""
        self.ask('ping')

    def close(self):
        self.is_closed = True
        self.sock.close()
