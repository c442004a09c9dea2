/* A table on the server as a Source: puts the messages `table`, `view`, `delta` and `chat` together. */
import { applyChange } from './change';
import { readFilm, type Film } from './film';
import type { Link } from './link';
import { RequestError } from './link';
import type { Messages, Requests } from './protocol.gen';
import type {
  ChatLine,
  Hint,
  Lang,
  LegalAction,
  LogEvent,
  Notice,
  Pointed,
  Skip,
  SkipUntil,
  Source,
  TableInfo,
  TableState,
  View,
  Thing,
} from './types';
import type { VoteKind } from './votes';

type TableRequest = {
  [Type in keyof Requests]: Requests[Type]['body'] extends { table: string } ? Type : never;
}[keyof Requests];
type Position = Pick<Messages['view'], 'view' | 'legal'>;

export class RemoteTable implements Source {
  /* Told when the table cannot be opened ("no-table", "no-key"); null when it can again. */
  onproblem: ((error: RequestError | null) => void) | null = null;

  private info: TableInfo | null = null;
  private view: View | null = null;
  private legal: LegalAction[] = [];
  private log: LogEvent[] = [];
  private chat: ChatLine[] = [];
  private notices: Notice[] | undefined; /* until they are told, if only that there are none */
  private ply = 0;
  private ownPly = 0; /* that one's own last decision has led to; 0: none since a step back */
  private canUndo = false;
  private question: number | null = null;
  private skipped: Skip | null = null;
  private clocks: number[] | undefined;
  private clocksAt = 0;
  private needsLog = true;
  private logRequest = 0;
  private logPly = 0; /* the log is complete up to this ply, or being asked for */
  private isBehind = false; /* nothing is shown until the log is as far as the position */
  private isChatFresh = true;
  private isClosed = false;
  private readonly listeners = new Set<(state: TableState) => void>();
  private readonly pointWatchers = new Set<(point: Pointed) => void>();
  private readonly offs: (() => void)[] = [];
  private readonly awaiting: (() => void)[] = []; /* told of the next view */

  constructor(
    private readonly link: Link,
    private readonly id: string,
    key?: string,
  ) {
    const mine = <Told extends { table: string }>(handle: (message: Told) => void) => {
      return (message: Told) => {
        if (message.table === id) handle(message);
      };
    };
    this.offs.push(
      link.on('table', ({ table }) => {
        if (table.id === id) this.onTable(table);
      }),
      link.on(
        'view',
        mine((message) => this.onView(message)),
      ),
      link.on(
        'delta',
        mine((message) => this.onDelta(message)),
      ),
      link.on(
        'chat',
        mine((message) => this.onChat(message.lines)),
      ),
      link.on(
        'notices',
        mine((message) => this.onNotices(message)),
      ),
      link.on(
        'point',
        mine((message) => this.onPoints(message.points)),
      ),
      /* The host shows it to us no more. */
      link.on(
        'gone',
        mine(({ code, error }) => this.onproblem?.(new RequestError(code, error))),
      ),
      /* After a reconnect or in another language everything is sent anew. */
      link.watch((state) => {
        if (state !== 'open') this.expectAnew();
      }),
    );
    link.keep('open:' + id, {
      type: 'open',
      body: key ? { table: id, key } : { table: id },
      onanswer: (error) => this.onproblem?.(error),
    });
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    const state = this.state();
    if (state) listener(state);
    return () => this.listeners.delete(listener);
  }

  /* Done when the position that the move led to is here too: until then the old list of actions
   * holds, and a second click would be one too many. The answer comes first, so that position can
   * be told from those that others' decisions lead to. */
  async move(action: string, question = this.question): Promise<void> {
    const { ply } = await this.link.move(this.id, action, question ?? 0);
    this.ownPly = ply;
    if (this.ply < ply || this.isBehind) await new Promise<void>((resolve) => this.awaiting.push(resolve));
  }

  async undo(question = this.question): Promise<void> {
    await this.ask('undo', { question: question ?? 0 });
  }

  async skip(until: SkipUntil, question = this.question): Promise<void> {
    await this.ask('skip', { question: question ?? 0, until });
  }

  async why(): Promise<Thing[]> {
    return (await this.ask('why')).things;
  }

  async hint(): Promise<Hint[]> {
    return (await this.ask('hint')).hint;
  }

  /* It may show more than has been told yet: that much is left for later. */
  async film(from: number): Promise<Film> {
    const { film, next } = await this.ask('film', { from });
    return readFilm(film, this.log, Math.min(this.logPly, next ?? Infinity));
  }

  setLang(lang: Lang): void {
    this.expectAnew();
    this.link.setLang(lang);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const off of this.offs) off();
    this.listeners.clear();
    this.pointWatchers.clear();
    this.endWaiting();
    this.link.drop('open:' + this.id, 'close', { table: this.id });
  }

  async say(text: string): Promise<void> {
    await this.ask('say', { text });
  }

  async point(place: string): Promise<void> {
    await this.ask('point', { place });
  }

  onPoint(listener: (point: Pointed) => void): () => void {
    this.pointWatchers.add(listener);
    return () => this.pointWatchers.delete(listener);
  }

  async sit(seat: number): Promise<void> {
    await this.ask('sit', { seat });
  }

  async stand(): Promise<void> {
    await this.ask('stand');
  }

  async setSeat(seat: number, kind: string): Promise<void> {
    await this.ask('seat', { seat, kind });
  }

  async start(): Promise<void> {
    await this.ask('start');
  }

  async leave(): Promise<void> {
    await this.ask('leave');
  }

  async rematch(): Promise<{ table: string; key?: string }> {
    const { table, key } = await this.ask('rematch');
    return { table, key };
  }

  async answer(
    what: VoteKind,
    yes: boolean,
    vote = this.info?.[what]?.vote,
  ): Promise<void> {
    await this.ask('answer', { what, vote: vote ?? 0, yes });
  }

  async takeover(seat: number, presence = this.info?.presence?.[seat]): Promise<void> {
    await this.ask('takeover', { seat, presence: presence ?? 0 });
  }

  async pause(): Promise<void> {
    await this.ask('pause');
  }

  async resume(): Promise<void> {
    await this.ask('resume');
  }

  async remove(seat: number, presence = this.info?.presence?.[seat]): Promise<void> {
    await this.ask('remove', { seat, presence: presence ?? 0 });
  }

  async cancel(): Promise<void> {
    await this.ask('cancel');
  }

  async hand(seat: number, presence = this.info?.presence?.[seat]): Promise<void> {
    await this.ask('hand', { seat, presence: presence ?? 0 });
  }

  async watchers(on: boolean): Promise<void> {
    await this.ask('watchers', { on });
  }

  async back(): Promise<void> {
    await this.ask('return');
  }

  private ask<Type extends TableRequest>(
    type: Type,
    body?: Omit<Requests[Type]['body'], 'table'>,
  ): Promise<Requests[Type]['answer']> {
    const whole = { table: this.id, ...body } as unknown as Requests[Type]['body'];
    return this.link.request(type, whole);
  }

  private expectAnew(): void {
    this.needsLog = true;
    this.isChatFresh = true;
  }

  private state(): TableState | null {
    if (!this.info) return null;
    const state: TableState = {
      info: this.info,
      view: this.view,
      legal: this.legal,
      log: this.log,
      ply: this.ply,
      can_undo: this.canUndo,
      own_ply: this.ownPly,
      question: this.question,
      skip: this.skipped,
      chat: this.chat,
      ...(this.notices ? { notices: this.notices } : {}),
    };
    return this.clocks ? { ...state, clocks: this.clocks, clocks_at: this.clocksAt } : state;
  }

  private emit(): void {
    const state = this.isBehind ? null : this.state();
    if (state) for (const listener of [...this.listeners]) listener(state);
  }

  private readClocks(clocks: number[] | null): void {
    this.clocks = clocks ?? undefined;
    this.clocksAt = performance.now();
  }

  private onTable(info: TableInfo): void {
    this.info = info;
    if (info.clocks !== undefined) this.readClocks(info.clocks);
    this.emit();
  }

  /* What has changed since the last position; one that does not fit is asked for as a whole. */
  private onDelta(message: Messages['delta']): void {
    let after: Position;
    try {
      if (!this.view) throw new Error('no position yet');
      const before: Position = { view: this.view, legal: this.legal };
      after = applyChange(before, message.change) as Position;
    } catch {
      this.link.again('open:' + this.id);
      return;
    }
    this.onView({ ...message, ...after });
  }

  private onView(message: Messages['view']): void {
    const isFirst = this.view === null;
    const wentBack = !isFirst && message.ply < this.ply;
    this.view = message.view;
    this.legal = message.legal;
    this.ply = message.ply;
    this.canUndo = message.can_undo;
    this.question = message.question;
    this.skipped = message.skip;
    this.readClocks(message.clocks);
    if (wentBack) this.ownPly = 0;
    const isGap = message.from > this.logPly;
    if (wentBack || this.needsLog || isGap) {
      this.isBehind = !isFirst && !wentBack;
      void this.fetchLog();
    } else {
      this.log = [...this.log.filter((one) => one.ply <= message.from), ...message.events];
    }
    this.logPly = message.ply;
    this.show();
  }

  private show(): void {
    this.emit();
    if (!this.isBehind) this.endWaiting();
  }

  private endWaiting(): void {
    for (const resolve of this.awaiting.splice(0)) resolve();
  }

  /* Answers come in the order of sending: the last one holds all that was sent before it, and what
   * is sent after it is appended. A long log comes in parts; another request makes this one void. */
  private async fetchLog(): Promise<void> {
    const request = ++this.logRequest;
    this.needsLog = false;
    let events: LogEvent[] = [];
    let from: number | null = 0;
    try {
      while (from !== null) {
        const answer: Requests['log']['answer'] = await this.ask('log', from ? { from } : {});
        if (request !== this.logRequest) return;
        events = [...events, ...answer.events];
        from = answer.next !== null && answer.next > from ? answer.next : null;
      }
      this.log = events;
    } catch {
      if (request !== this.logRequest) return;
      this.needsLog = true;
    }
    this.isBehind = false;
    this.show();
  }

  private onChat(lines: ChatLine[]): void {
    const known = this.isChatFresh ? [] : this.chat;
    const isNew = (line: ChatLine) =>
      line.n === undefined || !known.some((one) => one.n === line.n);
    this.chat = [...known, ...lines.filter(isNew)];
    this.isChatFresh = false;
    this.emit();
  }

  private onNotices({ from, lines }: Messages['notices']): void {
    this.notices = [...(this.notices ?? []).filter((one) => one.n < from), ...lines];
    this.emit();
  }

  private onPoints(points: Pointed[]): void {
    for (const point of points) {
      for (const watcher of [...this.pointWatchers]) watcher(point);
    }
  }
}
