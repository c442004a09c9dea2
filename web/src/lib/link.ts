/* The one connection to the server: requests with answers, messages by type, reconnecting with
 * growing pauses, standing requests (lobby, open tables) sent anew each time, and moves that are
 * sent again with the same mid until they are answered. Knows nothing of pages or games. */
import type { Messages, Requests } from './protocol.gen';
import type { Lang } from './types';

export type LinkState =
  | 'idle' /* not started */
  | 'connecting'
  | 'open' /* hello was answered */
  | 'waiting' /* for the next attempt */
  | 'stopped'; /* will not try by itself: see reason */

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export interface LinkOptions {
  open(): SocketLike;
  lang: Lang;
  /* Asked after an attempt that never opened: false when there is no session any more. */
  hasSession?(): Promise<boolean>;
  setTimer?(run: () => void, ms: number): unknown;
  clearTimer?(timer: unknown): void;
  random?(): number;
  newMid?(): string;
}

export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type RequestType = keyof Requests;
export type Message = Record<string, unknown>;
/* Of one type of message: only those are given to it. */
type Listener = (message: never) => void;

/* The answer is that of the request. */
interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Move extends Pending {
  table: string;
  mid: string;
  question: number;
  action: string;
}

interface Standing {
  type: RequestType;
  body: Message;
  onanswer?(error: RequestError | null): void;
}

const PAUSES_MS = [300, 1000, 2000, 4000, 8000, 15000];
const READY_MS_MAX = 8000;
const PING_MS = 20000;
const SILENCE_MS_MAX = 10000;

function randomMid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Link {
  state: LinkState = 'idle';
  reason = ''; /* why stopped: "no-session", "replaced" */
  hello: Requests['hello']['answer'] | null = null;

  private socket: SocketLike | null = null;
  private wasOpen = false;
  private failures = 0;
  private nextId = 1;
  private lang: Lang;
  private retryTimer: unknown = null;
  private pingTimer: unknown = null;
  private silenceTimer: unknown = null;
  private readonly pending = new Map<number, Pending>();
  private readonly moves: Move[] = [];
  private readonly standing = new Map<string, Standing>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly watchers = new Set<(state: LinkState) => void>();

  constructor(private readonly options: LinkOptions) {
    this.lang = options.lang;
  }

  watch(watcher: (state: LinkState) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  on<Type extends keyof Messages>(
    type: Type,
    listener: (message: Messages[Type]) => void,
  ): () => void {
    const set = this.listeners.get(type) ?? new Set<Listener>();
    this.listeners.set(type, set.add(listener));
    return () => set.delete(listener);
  }

  start(): void {
    if (this.state === 'idle' || this.state === 'stopped') this.connect();
  }

  /* Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.state === 'waiting' || this.state === 'stopped') this.connect();
  }

  stop(): void {
    this.abandon();
    this.fail('offline', 'stopped');
    for (const move of this.moves.splice(0)) move.reject(new RequestError('offline', 'stopped'));
    this.become('idle');
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.state === 'open') this.send('lang', { lang }).catch(() => undefined);
  }

  /* A request; waits a little for a connection that is being made. */
  async request<Type extends RequestType>(
    type: Type,
    body: Requests[Type]['body'],
  ): Promise<Requests[Type]['answer']> {
    if (this.state !== 'open') await this.ready();
    return this.send(type, body);
  }

  /* Sent now and after every reconnect, until dropped. A later one of the same name replaces it. */
  keep(name: string, standing: Standing): void {
    this.standing.set(name, standing);
    if (this.state === 'open') this.sendStanding(standing);
  }

  /* Sends what is kept under this name once more. */
  again(name: string): void {
    const standing = this.standing.get(name);
    if (standing && this.state === 'open') this.sendStanding(standing);
  }

  drop(name: string, type?: RequestType, body?: Message): void {
    this.standing.delete(name);
    if (type && this.state === 'open') this.send(type, body ?? {}).catch(() => undefined);
  }

  /* Resolves when the server has the move for good; survives reconnects. It answers one question
   * and no other, however late it comes. */
  move(
    table: string,
    action: string,
    question: number,
  ): Promise<Requests['move']['answer']> {
    const mid = (this.options.newMid ?? randomMid)();
    return new Promise((resolve, reject) => {
      const done = resolve as (answer: unknown) => void;
      const move: Move = { table, mid, question, action, resolve: done, reject };
      this.moves.push(move);
      if (this.state === 'open') this.sendMove(move);
    });
  }

  private become(state: LinkState, reason = ''): void {
    this.state = state;
    this.reason = reason;
    for (const watcher of [...this.watchers]) watcher(state);
  }

  private setTimer(run: () => void, ms: number): unknown {
    return this.options.setTimer ? this.options.setTimer(run, ms) : setTimeout(run, ms);
  }

  private clearTimer(timer: unknown): void {
    if (this.options.clearTimer) this.options.clearTimer(timer);
    else clearTimeout(timer as number);
  }

  private ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error?: Error) => {
        unwatch();
        this.clearTimer(timer);
        if (error) reject(error);
        else resolve();
      };
      const timer = this.setTimer(
        () => done(new RequestError('offline', 'no connection')),
        READY_MS_MAX,
      );
      const unwatch = this.watch((state) => {
        if (state === 'open') done();
        if (state === 'stopped') done(new RequestError('offline', 'no connection'));
      });
      if (this.state === 'stopped') done(new RequestError('offline', 'no connection'));
    });
  }

  private connect(): void {
    this.abandon();
    this.wasOpen = false;
    this.become('connecting');
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.receive(socket, String(event.data));
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => undefined; /* a close follows */
  }

  private greet(socket: SocketLike): void {
    this.wasOpen = true;
    const lang = this.lang;
    this.send('hello', { lang }).then(
      (answer) => {
        if (socket !== this.socket) return;
        this.hello = answer;
        this.failures = 0;
        this.state = 'open';
        if (lang !== this.lang) this.send('lang', { lang: this.lang }).catch(() => undefined);
        for (const standing of this.standing.values()) this.sendStanding(standing);
        for (const move of this.moves) this.sendMove(move);
        this.become('open');
        this.planPing();
      },
      () => undefined,
    );
  }

  private sendStanding(standing: Standing): void {
    this.send(standing.type, standing.body).then(
      () => standing.onanswer?.(null),
      (error) => {
        if (error instanceof RequestError && error.code !== 'lost') standing.onanswer?.(error);
      },
    );
  }

  private sendMove(move: Move): void {
    const { table, mid, question, action } = move;
    this.send('move', { table, mid, question, action }).then(
      (answer) => {
        if (this.forget(move)) move.resolve(answer);
      },
      (error) => {
        /* Unanswered because the connection broke: it stays and is sent again. */
        if (error instanceof RequestError && error.code === 'lost') return;
        if (this.forget(move)) move.reject(error);
      },
    );
  }

  private forget(move: Move): boolean {
    const at = this.moves.indexOf(move);
    if (at >= 0) this.moves.splice(at, 1);
    return at >= 0;
  }

  private send<Type extends RequestType>(
    type: Type,
    body: Message,
  ): Promise<Requests[Type]['answer']> {
    const socket = this.socket;
    if (!socket) return Promise.reject(new RequestError('lost', 'no connection'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      socket.send(JSON.stringify({ t: type, id, ...body }));
    });
  }

  private receive(socket: SocketLike, text: string): void {
    if (socket !== this.socket) return;
    this.heard();
    let message: Message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (message.t === 'ok' || message.t === 'error') this.answer(message);
    else if (message.t === 'bye') this.leaveBecause(String(message.code));
    else {
      const listeners = this.listeners.get(String(message.t)) ?? [];
      for (const listener of [...listeners]) listener(message as never);
    }
  }

  private answer(message: Message): void {
    const id = Number(message.id);
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    if (message.t === 'ok') pending.resolve(message);
    else pending.reject(new RequestError(String(message.code), String(message.error ?? '')));
  }

  private leaveBecause(code: string): void {
    this.abandon();
    this.fail('lost', 'closed by the server');
    if (code === 'replaced') this.become('stopped', code);
    else this.wait();
  }

  private lost(socket: SocketLike): void {
    if (socket !== this.socket) return;
    const wasOpen = this.wasOpen;
    this.abandon();
    this.fail('lost', 'connection lost');
    this.wait();
    if (!wasOpen && this.options.hasSession) {
      this.options.hasSession().then(
        (has) => {
          if (has || this.state !== 'waiting') return;
          this.clearTimer(this.retryTimer);
          this.become('stopped', 'no-session');
        },
        () => undefined,
      );
    }
  }

  /* Lets go of the socket without hearing from it again. */
  private abandon(): void {
    for (const timer of [this.retryTimer, this.pingTimer, this.silenceTimer])
      this.clearTimer(timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private fail(code: string, text: string): void {
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const pending of waiting) pending.reject(new RequestError(code, text));
  }

  private wait(): void {
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 15000;
    const spread = 0.75 + 0.5 * (this.options.random ?? Math.random)();
    this.failures++;
    this.retryTimer = this.setTimer(() => this.connect(), pause * spread);
    this.become('waiting');
  }

  /* A connection can die without a word: silence after a ping ends it. */
  private planPing(): void {
    this.pingTimer = this.setTimer(() => {
      const socket = this.socket;
      if (!socket || this.state !== 'open') return;
      this.silenceTimer = this.setTimer(() => this.lost(socket), SILENCE_MS_MAX);
      this.send('ping', {}).catch(() => undefined);
      this.planPing();
    }, PING_MS);
  }

  private heard(): void {
    this.clearTimer(this.silenceTimer);
  }
}
