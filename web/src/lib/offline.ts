/* A table without a server: the rules in the page, bots in some seats, people at this screen in the
 * others. Several people take turns: each is shown their side only after saying that they are
 * there. */
import type { EngineClient } from './engine_client';
import type { Declining, Look, Opened } from './engine_host';
import type { Film } from './film';
import { HostProblem } from './host_problem';
import { RequestError } from './link';
import { say } from './offline_texts';
import type { SavedTable, TableStore } from './saved_tables';
import type { SeatInfo } from './save_file';
import type {
  Hint,
  Lang,
  LegalAction,
  LogEvent,
  SkipUntil,
  Source,
  StoryLink,
  TableInfo,
  TableState,
  Thing,
} from './types';

export interface OfflineOptions {
  client: EngineClient;
  opened: Opened;
  lang: Lang;
  id?: string;
  store?: TableStore;
  continues?: StoryLink[]; /* the matches whose story this one goes on with */
  hasHints?: boolean; /* for people who play each other, too */
}

/* In one film: as much as is made without a wait. */
const FILM_PLIES = 40;

/* Not an action of any game: "I am here". */
export const READY = '0x0000000000000000';

export function freshId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 32]).join('');
}

/* What went wrong, as the shell knows it. */
function told(error: unknown, lang: Lang): unknown {
  if (!(error instanceof HostProblem)) return error;
  if (error.code === 'broken') return new Error(say(lang, 'broken'));
  return new RequestError(error.code, error.message);
}

export class OfflineSource implements Source {
  readonly id: string;

  private readonly client: EngineClient;
  private readonly opened: Opened;
  private readonly store: TableStore | undefined;
  private readonly continues: StoryLink[];
  private readonly hasHints: boolean;
  private readonly listeners = new Set<(state: TableState) => void>();
  private readonly people: number[];
  private lang: Lang;
  private side: number | null; /* whose side is shown: a person, or a spectator */
  private isHandedOver = true; /* the person in that seat is there */
  private state: TableState | null = null;
  private ownPly = 0; /* that the last decision of a person has led to; 0: none since a step back */
  private log: LogEvent[] = [];
  private legacy: string[] = []; /* what the match brings, in the language of the log */
  private logFor = ''; /* seat and language of the log */
  private generation = 0; /* rises with undo and close: what bots think of is then void */
  private isPlayingBots = false;
  private declining: Declining | null = null; /* what is declined when the time for it has come */
  private decliningTimer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private work: Promise<unknown> = Promise.resolve(); /* changes happen one after another */
  private saving: Promise<void> | null = null;
  private changes = 0; /* of the match */
  private shown = 0; /* changes that the state tells of */
  private kept = -1; /* those when it was last kept */

  constructor(options: OfflineOptions) {
    this.client = options.client;
    this.opened = options.opened;
    this.store = options.store;
    this.continues = options.continues ?? [];
    this.hasHints = options.hasHints ?? false;
    this.lang = options.lang;
    this.id = options.id ?? freshId();
    this.people = this.opened.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
    this.side = this.people[0] ?? null;
    this.isHandedOver = this.people.length < 2;
  }

  /* Shows the first position and lets the bots begin. */
  async begin(): Promise<void> {
    await this.enqueue(() => this.refresh());
    this.playBots();
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    if (this.state) listener(this.state);
    return () => this.listeners.delete(listener);
  }

  async move(action: string): Promise<void> {
    await this.enqueue(async () => {
      if (action === READY) {
        this.isHandedOver = true;
      } else {
        if (this.side === null || !this.isHandedOver) throw new HostProblem('illegal', 'nobody is here');
        this.ownPly = await this.client.play(this.opened.table, this.side, action);
        this.changes++;
      }
      await this.refresh();
    });
    this.playBots();
  }

  async undo(): Promise<void> {
    this.generation++;
    await this.client.stop(this.opened.table);
    try {
      await this.enqueue(async () => {
        if (this.side === null || !this.isHandedOver) throw new HostProblem('no-undo', 'nobody is here');
        await this.client.undo(this.opened.table, this.side);
        this.ownPly = 0;
        this.changes++;
        await this.refresh();
      });
    } finally {
      this.playBots();
    }
  }

  /* The wish belongs to the seat: others at this screen are not shown it. */
  async skip(until: SkipUntil): Promise<void> {
    await this.enqueue(async () => {
      if (this.side === null || !this.isHandedOver) throw new HostProblem('illegal', 'nobody is here');
      await this.client.skip(this.opened.table, this.side, until);
      await this.refresh();
    });
  }

  async hint(): Promise<Hint[]> {
    if (this.side === null || !this.isHandedOver || this.state?.info.hints === 'off') return [];
    try {
      return await this.client.hint(this.opened.table, this.side, this.lang);
    } catch (error) {
      throw told(error, this.lang);
    }
  }

  async why(): Promise<Thing[]> {
    if (this.side === null || !this.isHandedOver) return [];
    return this.client.why(this.opened.table, this.side, this.lang);
  }

  /* As whoever is shown now may see it, and no further than they have seen. */
  async film(from: number): Promise<Film> {
    const seen = this.isHandedOver ? this.side : null;
    const to = Math.min(from + FILM_PLIES, this.state?.ply ?? 0);
    return this.client.film(this.opened.table, from, to, seen, this.lang);
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.enqueue(() => this.refresh()).catch(() => undefined);
  }

  save(): Promise<string> {
    return this.client.save(this.opened.table);
  }

  record(): Promise<string> {
    return this.client.record(this.opened.table, this.id);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.generation++;
    this.plan([]);
    this.listeners.clear();
    this.client.stop(this.opened.table).catch(() => undefined);
    this.settled()
      .catch(() => undefined)
      .then(() => this.client.close(this.opened.table))
      .catch(() => undefined);
  }

  /* When everything asked for so far has been done and kept. */
  async settled(): Promise<void> {
    await this.work.catch(() => undefined);
    while (this.saving) await this.saving;
  }

  /* --- inside -------------------------------------------------------------------------------- */

  private enqueue<T>(run: () => Promise<T>): Promise<T> {
    const done = this.work.then(run).catch((error) => {
      throw told(error, this.lang);
    });
    this.work = done.catch(() => undefined);
    return done;
  }

  private get isOver(): boolean {
    return this.state?.info.status === 'over';
  }

  /* Bots that are waited for decide, one after another, until only people are. */
  private async playBots(): Promise<void> {
    if (this.isPlayingBots) return;
    this.isPlayingBots = true;
    try {
      while (await this.playBot());
    } catch (error) {
      this.complain(error);
    }
    this.isPlayingBots = false;
  }

  private nextBot(waiting: number[]): number | undefined {
    return waiting.find((seat) => !this.people.includes(seat));
  }

  /* False when no bot is waited for. A choice that came too late is dropped. */
  private async playBot(): Promise<boolean> {
    if (this.isClosed) return false;
    const generation = this.generation;
    const bot = this.nextBot((await this.client.status(this.opened.table)).waiting);
    if (bot === undefined || this.isClosed) return false;
    const action = await this.client.bot(this.opened.table, bot);
    if (this.isClosed) return false;
    if (action !== null) await this.enqueue(() => this.playChoice(bot, action, generation));
    return true;
  }

  private async playChoice(seat: number, action: string, generation: number): Promise<void> {
    if (generation !== this.generation) return;
    try {
      await this.client.play(this.opened.table, seat, action);
    } catch (error) {
      /* A person has decided meanwhile and the question is another one now. */
      if (error instanceof HostProblem && error.code === 'illegal') return;
      throw error;
    }
    this.changes++;
    await this.refresh();
  }

  /* Declines for whoever wants no question, when as much time has gone by as for all. */
  private plan([first]: Declining[]): void {
    clearTimeout(this.decliningTimer);
    this.declining = first ?? null;
    if (first) this.decliningTimer = setTimeout(() => void this.decline(first), first.after_ms);
  }

  private async decline(one: Declining): Promise<void> {
    try {
      await this.enqueue(async () => {
        if (this.declining === one) await this.playChoice(one.seat, one.action, this.generation);
      });
    } catch (error) {
      this.complain(error);
    }
    void this.playBots();
  }

  /* Who is at the screen: the one shown as long as they are waited for, else the next one who is.
   * */
  private choosePerson(waiting: number[]): void {
    if (this.side === null || waiting.includes(this.side)) return;
    const next = this.people.find((seat) => waiting.includes(seat));
    if (next === undefined || next === this.side) return;
    this.side = next;
    this.isHandedOver = false;
  }

  private async refresh(): Promise<void> {
    const table = this.opened.table;
    const status = await this.client.status(table);
    const declining = await this.client.declining(table);
    const isAsked = (seat: number) => !declining.some((one) => one.seat === seat);
    this.choosePerson(status.waiting.filter(isAsked));
    if (status.over) this.isHandedOver = true;
    const seen = this.isHandedOver ? this.side : null;
    const look = await this.client.look(table, seen, this.lang);
    await this.readLog(look.status.ply, seen);
    this.state = this.stateOf(look, seen);
    this.shown = this.changes;
    if (!this.isClosed) this.plan(declining);
    for (const listener of [...this.listeners]) listener(this.state);
    this.keep();
  }

  /* Only what is new, unless another seat reads, in another language, or something was undone. */
  private async readLog(ply: number, seat: number | null): Promise<void> {
    const reader = `${seat} ${this.lang}`;
    const last = this.state?.ply ?? -1;
    const isNew = reader !== this.logFor || ply < last;
    const from = isNew || last < 0 ? 0 : last;
    const events = await this.client.events(this.opened.table, from, ply, seat, this.lang);
    if (isNew) this.legacy = await this.client.words(this.opened.table, this.lang);
    this.log = isNew ? events : [...this.log, ...events];
    this.logFor = reader;
  }

  private nameOf(seat: SeatInfo, index: number): string {
    return seat.name || say(this.lang, 'player', { n: index + 1 });
  }

  /* As at the server, none where two people are not on one side, unless they want them. */
  private hintsFor(teams: number[]): 'free' | 'off' {
    const sides = new Set(this.people.map((seat) => teams[seat] || -1 - seat));
    return sides.size > 1 && !this.hasHints ? 'off' : 'free';
  }

  private infoOf(look: Look): TableInfo {
    const { opened } = this;
    const { over, ply, scores, ranks } = look.status;
    return {
      id: this.id,
      game: opened.game,
      options: opened.options,
      rules_version: opened.rules_version,
      status: over ? 'over' : 'running',
      seats: opened.seats.map((seat, i) => ({
        kind: seat.bot === undefined ? 'person' : 'bot',
        nick: this.nameOf(seat, i),
        online: true,
        ...(seat.bot === undefined ? {} : { level: seat.bot }),
      })),
      you: this.side,
      is_owner: true,
      hints: this.hintsFor(look.status.teams),
      private: true,
      clock: { kind: 'none' },
      ply,
      commitment: opened.commitment,
      seed: over ? opened.seed : null,
      result: over ? { scores, ranks } : null,
      continues: this.continues,
      legacy: this.legacy,
      note: opened.has_old_rules ? say(this.lang, 'old_rules') : null,
    };
  }

  /* While the device changes hands everybody sees what a spectator sees, and the only choice is to
   * say who one is. */
  private stateOf(look: Look, seen: number | null): TableState {
    const info = this.infoOf(look);
    const state: TableState = {
      info,
      view: look.view,
      legal: look.legal,
      log: this.log,
      ply: look.status.ply,
      can_undo: look.can_undo,
      own_ply: this.ownPly,
      skip: look.skip,
      chat: [],
    };
    if (seen === this.side || this.side === null) return state;
    const name = info.seats[this.side]?.nick ?? '';
    const ready: LegalAction = { action: READY, kind: 'ready', text: say(this.lang, 'ready', { name }) };
    return {
      ...state,
      view: { ...look.view, prompt: say(this.lang, 'hand_over', { name }) },
      legal: [ready],
      can_undo: false,
    };
  }

  private complain(error: unknown): void {
    if (this.isClosed || !this.state) return;
    const message = told(error, this.lang);
    this.state = { ...this.state, error: message instanceof Error ? message.message : String(message) };
    for (const listener of [...this.listeners]) listener(this.state);
  }

  /* --- keeping ------------------------------------------------------------------------------- */

  private summary(state: TableState): SavedTable {
    const { seats, game } = this.opened;
    const continues = this.continues.length ? { continues: this.continues } : {};
    const hints = this.hasHints ? { hasHints: true } : {};
    return {
      id: this.id, game, seats, ply: state.ply, over: this.isOver, at: Date.now(), ...continues, ...hints,
    };
  }

  /* Keeps the newest position; positions that come while one is written are kept together. */
  private keep(): void {
    if (!this.store || this.saving || !this.state || this.kept === this.shown) return;
    this.saving = this.keepNow(this.store, this.state)
      .catch(() => undefined)
      .then(() => {
        this.saving = null;
        this.keep();
      });
  }

  private async keepNow(store: TableStore, state: TableState): Promise<void> {
    this.kept = this.shown;
    await store.write(this.summary(state), await this.client.save(this.opened.table));
  }
}
