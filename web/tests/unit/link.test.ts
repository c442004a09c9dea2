import { beforeEach, describe, expect, it } from 'vitest';
import { Link, RequestError, type SocketLike } from '../../src/lib/link';
import { RemoteTable } from '../../src/lib/remote';
import type { TableState } from '../../src/lib/types';

/* What was sent, as JSON. */
type Message = Record<string, any>;

class FakeSocket implements SocketLike {
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  sent: Message[] = [];
  isClosed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.isClosed = true;
  }

  tell(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /* Answers the last request of a type. */
  ok(type: string, body: Message = {}) {
    this.tell({ t: 'ok', id: this.last(type).id, ...body });
  }

  fail(type: string, code: string) {
    this.tell({ t: 'error', id: this.last(type).id, code, error: 'because' });
  }

  last(type: string): Message {
    const found = this.sent.filter((one) => one.t === type).at(-1);
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }

  types(): string[] {
    return this.sent.map((one) => one.t);
  }
}

class Clock {
  now = 0;
  private timers = new Map<number, { run: () => void; at: number }>();
  private next = 1;

  set = (run: () => void, ms: number) => {
    this.timers.set(this.next, { run, at: this.now + ms });
    return this.next++;
  };

  clear = (timer: number) => {
    this.timers.delete(timer);
  };

  async pass(ms: number) {
    const until = this.now + ms;
    for (;;) {
      const due = [...this.timers].filter(([, one]) => one.at <= until);
      due.sort((a, b) => a[1].at - b[1].at);
      const first = due[0];
      if (!first) break;
      this.timers.delete(first[0]);
      this.now = first[1].at;
      first[1].run();
      await settle();
    }
    this.now = until;
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

let sockets: FakeSocket[];
let clock: Clock;
let link: Link;
let hasSession: boolean;

const socket = () => sockets[sockets.length - 1] as FakeSocket;

async function open() {
  socket().onopen?.({});
  socket().ok('hello', { games: [], levels: [] });
  await settle();
}

async function lose() {
  socket().onclose?.({});
  await settle();
}

beforeEach(() => {
  sockets = [];
  clock = new Clock();
  hasSession = true;
  let mids = 0;
  link = new Link({
    open: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    lang: 'pl',
    hasSession: async () => hasSession,
    setTimer: clock.set,
    clearTimer: clock.clear,
    random: () => 0.5,
    newMid: () => `m${++mids}`,
  });
});

describe('the link', () => {
  it('says hello first, in the language chosen', async () => {
    link.start();
    expect(socket().sent).toEqual([]);
    socket().onopen?.({});
    expect(socket().sent).toEqual([{ t: 'hello', id: 1, lang: 'pl' }]);
    expect(link.state).toBe('connecting');
    socket().ok('hello');
    await settle();
    expect(link.state).toBe('open');
  });

  it('gives each request its own answer', async () => {
    link.start();
    await open();
    const first = link.request('hint', { table: 'a' });
    const second = link.request('log', { table: 'a' });
    await settle();
    socket().ok('log', { events: [1] });
    socket().fail('hint', 'not-seated');
    expect((await second).events).toEqual([1]);
    await expect(first).rejects.toMatchObject({ code: 'not-seated', message: 'because' });
  });

  it('waits for a connection that is being made, but not for ever', async () => {
    link.start();
    const early = link.request('ping', {});
    await open();
    await settle();
    socket().ok('ping', { now: 7 });
    expect((await early).now).toBe(7);
    await lose();
    const late = link.request('ping', {}).catch((error: RequestError) => error.code);
    /* No attempt succeeds. */
    for (let i = 0; i < 12; i++) {
      await clock.pass(1000);
      if (link.state === 'connecting') await lose();
    }
    expect(await late).toBe('offline');
  });

  it('comes back by itself, with growing pauses', async () => {
    link.start();
    await open();
    const pauses: number[] = [];
    for (let i = 0; i < 8; i++) {
      await lose();
      expect(link.state).toBe('waiting');
      const before = clock.now;
      const count = sockets.length;
      while (sockets.length === count) await clock.pass(100);
      pauses.push(clock.now - before);
    }
    expect(pauses).toEqual([300, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    await open();
    expect(link.state).toBe('open');
    await lose();
    await clock.pass(300);
    expect(link.state).toBe('connecting');
  });

  it('tries at once when asked', async () => {
    link.start();
    await open();
    await lose();
    link.retry();
    expect(sockets).toHaveLength(2);
    await clock.pass(60000);
    expect(sockets).toHaveLength(2);
  });

  it('fails requests whose answer was lost, and hears nothing from an old socket', async () => {
    link.start();
    await open();
    const old = socket();
    const request = link.request('say', { table: 'a', text: 'x' }).catch((error: RequestError) => error.code);
    await settle();
    const hear = old.onmessage;
    await lose();
    expect(await request).toBe('lost');
    const heard: Message[] = [];
    link.on('chat', (message) => heard.push(message));
    hear?.({ data: '{"t":"chat","table":"a","lines":[]}' });
    expect(heard).toEqual([]);
  });

  it('sends standing requests again, then moves without an answer, with the same mid', async () => {
    link.start();
    await open();
    link.keep('lobby', { type: 'lobby', body: { on: true } });
    link.keep('open:a', { type: 'open', body: { table: 'a' } });
    let result: unknown = 'nothing';
    link.move('a', '0x1', 7).then(
      (answer) => (result = answer.ply),
      (error) => (result = error.code),
    );
    expect(socket().last('move')).toMatchObject({
      table: 'a',
      mid: 'm1',
      question: 7,
      action: '0x1',
    });
    await lose();
    expect(result).toBe('nothing');
    await clock.pass(300);
    await open();
    expect(socket().types()).toEqual(['hello', 'lobby', 'open', 'move']);
    expect(socket().last('move')).toMatchObject({ mid: 'm1', question: 7, action: '0x1' });
    socket().ok('move', { ply: 4 });
    await settle();
    expect(result).toBe(4);
    await lose();
    await clock.pass(300);
    await open();
    expect(socket().types()).toEqual(['hello', 'lobby', 'open']);
  });

  it('keeps moves made without a connection, in their order', async () => {
    link.start();
    await open();
    await lose();
    const first = link.move('a', '0x1', 1);
    const second = link.move('a', '0x2', 2).catch((error: RequestError) => error.code);
    await clock.pass(300);
    await open();
    const moves = socket().sent.filter((one) => one.t === 'move');
    expect(moves.map((one) => [one.mid, one.action])).toEqual([
      ['m1', '0x1'],
      ['m2', '0x2'],
    ]);
    socket().tell({ t: 'ok', id: moves[0]?.id, ply: 1 });
    socket().tell({ t: 'error', id: moves[1]?.id, code: 'illegal', error: '' });
    expect((await first).ply).toBe(1);
    expect(await second).toBe('illegal');
  });

  it('forgets dropped requests', async () => {
    link.start();
    await open();
    link.keep('open:a', { type: 'open', body: { table: 'a' } });
    link.drop('open:a', 'close', { table: 'a' });
    expect(socket().last('close')).toMatchObject({ table: 'a' });
    await lose();
    await clock.pass(300);
    await open();
    expect(socket().types()).toEqual(['hello']);
  });

  it('notices a dead connection by its silence', async () => {
    link.start();
    await open();
    await clock.pass(20000);
    socket().ok('ping');
    await clock.pass(19999);
    expect(link.state).toBe('open');
    await clock.pass(2 + 10000);
    expect(link.state).toBe('waiting');
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('stops where the session is gone or was replaced', async () => {
    link.start();
    hasSession = false;
    await lose();
    expect([link.state, link.reason]).toEqual(['stopped', 'no-session']);
    await clock.pass(60000);
    expect(sockets).toHaveLength(1);
    hasSession = true;
    link.start();
    await open();
    socket().tell({ t: 'bye', code: 'replaced' });
    expect([link.state, link.reason]).toEqual(['stopped', 'replaced']);
    link.retry();
    await open();
    socket().tell({ t: 'bye', code: 'shutdown' });
    expect(link.state).toBe('waiting');
  });

  it('changes the language now, and says hello in it later', async () => {
    link.start();
    await open();
    link.setLang('en');
    expect(socket().last('lang')).toMatchObject({ lang: 'en' });
    await lose();
    await clock.pass(300);
    socket().onopen?.({});
    expect(socket().last('hello')).toMatchObject({ lang: 'en' });
  });

  it('stands messages that are no JSON', async () => {
    link.start();
    await open();
    socket().onmessage?.({ data: '{' });
    expect(link.state).toBe('open');
  });
});

describe('a table on the server', () => {
  const info = (more: Message = {}) => ({
    id: 'a',
    game: 'g',
    status: 'running',
    seats: [],
    ...more,
  });
  const view = (ply: number, more: Message = {}) => ({
    t: 'view',
    table: 'a',
    ply,
    from: ply,
    view: { prompt: `p${ply}` },
    legal: [],
    events: [],
    can_undo: false,
    ...more,
  });
  const event = (ply: number, text = `e${ply}`) => ({ ply, seat: 0, kind: 'k', text });

  let table: RemoteTable;
  let states: TableState[];
  const state = () => states[states.length - 1] as TableState;

  beforeEach(async () => {
    link.start();
    await open();
    states = [];
    table = new RemoteTable(link, 'a', 'secret');
    table.subscribe((one) => states.push(one));
  });

  it('opens with the key and puts the messages together', async () => {
    expect(socket().last('open')).toMatchObject({ table: 'a', key: 'secret' });
    socket().ok('open');
    expect(states).toHaveLength(0);
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(0, { clocks: [5, 6] }));
    socket().tell({ t: 'chat', table: 'a', lines: [{ nick: 'x', text: 'y', at: 1 }] });
    socket().tell({ t: 'table', table: info({ id: 'b', status: 'over' }) });
    socket().tell(view(9, { table: 'b' }));
    expect(state()).toMatchObject({ ply: 0, clocks: [5, 6], chat: [{ nick: 'x' }] });
    expect(state().info.status).toBe('running');
    expect(state().view?.prompt).toBe('p0');
  });

  it('keeps a position up to date by what has changed', async () => {
    const legal = [{ action: '0x1', kind: 'k', text: 'one' }];
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(0, { view: { seats: 2, public: { points: [1, 2] } }, legal, question: 1 }));
    const { view: _, legal: __, ...rest } = view(1, { from: 0, question: 2, events: [event(1)] }) as Message;
    const change = { view: { public: { points: { 1: [3] } }, prompt: ['p'] }, legal: { 0: [] } };
    socket().tell({ ...rest, t: 'delta', change });
    expect(state()).toMatchObject({ ply: 1, question: 2, legal: [] });
    expect(state().view).toEqual({ seats: 2, public: { points: [1, 3] }, prompt: 'p' });
    socket().tell({ ...rest, t: 'delta', ply: 2, change: {} });
    expect(state()).toMatchObject({ ply: 2, legal: [] });
    expect(state().view?.prompt).toBe('p');
  });

  it('asks for the whole where a change does not fit', async () => {
    const opens = () => socket().sent.filter((one) => one.t === 'open').length;
    socket().tell({ t: 'table', table: info() });
    socket().tell({ t: 'delta', table: 'a', ply: 1, change: {} });
    expect(opens()).toBe(2);
    expect(socket().last('open')).toMatchObject({ table: 'a', key: 'secret' });
    socket().tell(view(1));
    socket().tell({ t: 'delta', table: 'a', ply: 2, change: { legal: { 7: [1] } } });
    expect(opens()).toBe(3);
    expect(state().ply).toBe(1);
  });

  it('names what a decision was meant for', async () => {
    socket().tell({
      t: 'table',
      table: info({ presence: [5, 6], undo: { vote: 8, seat: 1, yes: [] } }),
    });
    socket().tell(view(0, { question: 3 }));
    expect(state().question).toBe(3);
    void table.move('0x1');
    expect(socket().last('move')).toMatchObject({ question: 3, action: '0x1' });
    void table.undo();
    expect(socket().last('undo')).toMatchObject({ question: 3 });
    socket().tell(view(1, { question: 4 }));
    void table.move('0x1', 3);
    expect(socket().last('move')).toMatchObject({ question: 3 });
    void table.answer('undo', true);
    expect(socket().last('answer')).toMatchObject({ what: 'undo', vote: 8, yes: true });
    void table.answer('undo', true, 7);
    expect(socket().last('answer')).toMatchObject({ vote: 7 });
    void table.takeover(1);
    expect(socket().last('takeover')).toMatchObject({ seat: 1, presence: 6 });
    void table.takeover(1, 5);
    expect(socket().last('takeover')).toMatchObject({ presence: 5 });
  });

  it('asks for the log once, then adds what comes', async () => {
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(2));
    socket().ok('log', { events: [event(1), event(2)] });
    await settle();
    socket().tell(view(3, { from: 2, events: [event(3)] }));
    expect(state().log.map((one) => one.text)).toEqual(['e1', 'e2', 'e3']);
    expect(socket().sent.filter((one) => one.t === 'log')).toHaveLength(1);
  });

  it('asks again after an undo, another language and a reconnect', async () => {
    const logs = () => socket().sent.filter((one) => one.t === 'log').length;
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(2));
    socket().ok('log', { events: [event(1), event(2)] });
    await settle();
    socket().tell(view(1));
    expect(logs()).toBe(2);
    socket().ok('log', { events: [event(1)] });
    await settle();
    expect(state().log).toHaveLength(1);
    table.setLang('en');
    socket().tell(view(1));
    expect(logs()).toBe(3);
    socket().ok('log', { events: [event(1, 'in English')] });
    await settle();
    expect(state().log[0]?.text).toBe('in English');
    await lose();
    await clock.pass(300);
    await open();
    expect(socket().last('open')).toMatchObject({ table: 'a', key: 'secret' });
    socket().tell(view(3));
    expect(logs()).toBe(1);
  });

  it('asks again where the events leave a gap, and takes none twice', async () => {
    const logs = () => socket().sent.filter((one) => one.t === 'log').length;
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(2, { from: 2 }));
    socket().ok('log', { events: [event(1), event(2)] });
    await settle();
    socket().tell(view(3, { from: 1, events: [event(2), event(3)] }));
    expect(state().log.map((one) => one.ply)).toEqual([1, 2, 3]);
    expect(logs()).toBe(1);
    socket().tell(view(6, { from: 5, events: [event(6)] }));
    expect(logs()).toBe(2);
    socket().ok('log', { events: [1, 2, 3, 4, 5, 6].map((ply) => event(ply)) });
    await settle();
    socket().tell(view(7, { from: 6, events: [event(7)] }));
    expect(state().log.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('drops what was taken back, also where another seat has decided since', async () => {
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(2));
    socket().ok('log', { events: [event(1), event(2)] });
    await settle();
    socket().tell(view(2, { from: 1, events: [event(2, 'anew')] }));
    expect(state().log.map((one) => one.text)).toEqual(['e1', 'anew']);
  });

  it('tells which position came of its own decision, and of no other', async () => {
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(1, { question: 4 }));
    const refused = table.move('0x1').catch((error: RequestError) => error.code);
    socket().tell(view(2, { question: 5, from: 1 }));
    expect(state()).toMatchObject({ ply: 2, own_ply: 0 });
    socket().fail('move', 'stale');
    expect(await refused).toBe('stale');
    void table.move('0x1');
    socket().tell(view(3, { question: 5, from: 2 }));
    expect(state()).toMatchObject({ ply: 3, own_ply: 0 });
    socket().ok('move', { ply: 4 });
    await settle();
    socket().tell(view(4, { question: 6, from: 3 }));
    expect(state()).toMatchObject({ ply: 4, own_ply: 4 });
    socket().tell(view(5, { question: 6, from: 4 }));
    expect(state()).toMatchObject({ ply: 5, own_ply: 4 });
    socket().tell(view(3, { question: 7, from: 3 }));
    expect(state()).toMatchObject({ ply: 3, own_ply: 0 });
  });

  it('shows what has happened without a connection only with its log', async () => {
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(1));
    socket().ok('log', { events: [event(1)] });
    await settle();
    await lose();
    await clock.pass(300);
    await open();
    let isDone = false;
    void table.move('0x1').then(() => (isDone = true));
    socket().tell(view(3));
    socket().tell({ t: 'table', table: info() });
    socket().ok('move', { ply: 3 });
    await settle();
    expect([state().ply, isDone]).toEqual([1, false]);
    socket().ok('log', { events: [event(1), event(2), event(3)] });
    await settle();
    expect([state().ply, state().log.length, isDone]).toEqual([3, 3, true]);
  });

  it('shows what has happened also where the log cannot be had', async () => {
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(1));
    socket().ok('log', { events: [event(1)] });
    await settle();
    socket().tell(view(3));
    expect(state().ply).toBe(1);
    socket().fail('log', 'too-fast');
    await settle();
    expect(state().ply).toBe(3);
  });

  it('reads a long log in parts', async () => {
    socket().tell({ t: 'table', table: info() });
    socket().tell(view(4));
    expect(socket().last('log').from).toBeUndefined();
    socket().ok('log', { events: [event(1), event(2)], next: 2 });
    await settle();
    expect(socket().last('log').from).toBe(2);
    socket().ok('log', { events: [event(3), event(4)], next: null });
    await settle();
    expect(state().log.map((one) => one.ply)).toEqual([1, 2, 3, 4]);
  });

  it('points at places and hears what others point at', async () => {
    const heard: object[] = [];
    const off = table.onPoint((point) => heard.push(point));
    void table.point('node:7');
    expect(socket().last('point')).toMatchObject({ table: 'a', place: 'node:7' });
    socket().tell({ t: 'point', table: 'a', points: [{ seat: 1, place: 'node:7' }] });
    socket().tell({ t: 'point', table: 'b', points: [{ seat: 1, place: 'node:8' }] });
    off();
    socket().tell({ t: 'point', table: 'a', points: [{ seat: 0, place: 'node:9' }] });
    expect(heard).toEqual([{ seat: 1, place: 'node:7' }]);
  });

  it('takes a numbered line of chat once', async () => {
    const line = (n: number) => ({ n, nick: 'x', text: String(n), at: 1 });
    socket().tell({ t: 'table', table: info() });
    socket().tell({ t: 'chat', table: 'a', lines: [line(1), line(2)] });
    socket().tell({ t: 'chat', table: 'a', lines: [line(2), line(3)] });
    expect(state().chat.map((one) => one.n)).toEqual([1, 2, 3]);
  });

  it('does not repeat chat after a reconnect', async () => {
    const line = (text: string) => ({ nick: 'x', text, at: 1 });
    socket().tell({ t: 'table', table: info() });
    socket().tell({ t: 'chat', table: 'a', lines: [line('1')] });
    socket().tell({ t: 'chat', table: 'a', lines: [line('2')] });
    expect(state().chat.map((one) => one.text)).toEqual(['1', '2']);
    await lose();
    await clock.pass(300);
    await open();
    socket().tell({ t: 'chat', table: 'a', lines: [line('1'), line('2')] });
    socket().tell({ t: 'chat', table: 'a', lines: [line('3')] });
    expect(state().chat.map((one) => one.text)).toEqual(['1', '2', '3']);
  });

  it('tells why it cannot be opened', async () => {
    let problem: RequestError | null = null;
    table.onproblem = (error) => (problem = error);
    socket().fail('open', 'no-key');
    await settle();
    expect(problem).toMatchObject({ code: 'no-key' });
  });

  it('closes quietly', async () => {
    socket().tell({ t: 'table', table: info() });
    const before = states.length;
    table.close();
    table.close();
    socket().tell(view(1));
    expect(states).toHaveLength(before);
    expect(socket().sent.filter((one) => one.t === 'close')).toHaveLength(1);
  });
});
