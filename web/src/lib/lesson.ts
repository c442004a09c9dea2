/* A lesson as a table: the learner acts on the real board, and only what leads on is done. */
import type { LessonPage } from '../../wasm/module.mjs';
import { Declined } from './declined';
import type { EngineClient } from './engine_client';
import type { Look, Opened } from './engine_host';
import type { Film } from './film';
import { say } from './offline_texts';
import type { Hint, Lang, LogEvent, Source, TableInfo, TableState, Thing } from './types';

export type { LessonPage };

/* What the coach says: the page, and what became of the last action. */
export interface Coaching {
  page: LessonPage;
  answer: string; /* to an action that is not wanted; '' for none */
}

const LEARNER = 0;

export class LessonSource implements Source {
  private readonly listeners = new Set<(state: TableState) => void>();
  private state: TableState | null = null;
  private page: LessonPage | null = null;
  private said = '';
  private isClosed = false;
  private isPlayingBots = false;
  private ownPly = 0; /* that the learner's last action led to */
  private work: Promise<unknown> = Promise.resolve(); /* one change after another */

  constructor(
    private readonly client: EngineClient,
    private readonly opened: Opened,
    private lang: Lang,
    private readonly oncoach: (coaching: Coaching) => void,
  ) {}

  begin(): Promise<void> {
    return this.enqueue(() => this.turn());
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    if (this.state) listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /* From a page that tells to the next. */
  async goOn(): Promise<void> {
    await this.enqueue(async () => {
      await this.client.lessonGoOn(this.opened.table);
      await this.turn();
    });
    void this.playBots();
  }

  async move(action: string): Promise<void> {
    await this.enqueue(async () => {
      this.said = await this.client.lessonAnswer(this.opened.table, action, this.lang);
      if (this.said) {
        this.coach();
        throw new Declined(this.said);
      }
      this.ownPly = (this.state?.ply ?? 0) + 1;
      await this.client.lessonPlay(this.opened.table, LEARNER, action);
      await this.turn();
    });
    void this.playBots();
  }

  /* A lesson goes forward; its page can be begun anew. */
  undo(): Promise<void> {
    return Promise.reject(new Error('lessons have no undo'));
  }

  /* What leads on, or what a bot would do where one plays freely. */
  async hint(): Promise<Hint[]> {
    const wanted = this.page?.wanted ?? [];
    if (this.page?.stop === 'free') return this.client.hint(this.opened.table, LEARNER, this.lang);
    const legal = this.state?.legal.filter((one) => wanted.includes(one.action)) ?? [];
    return legal.slice(0, 1).map(({ action, text }) => ({ action, text, share: 1 }));
  }

  why(): Promise<Thing[]> {
    return this.client.why(this.opened.table, LEARNER, this.lang);
  }

  film(from: number): Promise<Film> {
    const to = this.state?.ply ?? 0;
    return this.client.film(this.opened.table, from, to, LEARNER, this.lang);
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.said = '';
    void this.enqueue(() => this.turn(false)).catch(() => undefined);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.listeners.clear();
    void this.work.catch(() => undefined).then(() => this.client.close(this.opened.table));
  }

  /* --- inside -------------------------------------------------------------------------------- */

  private enqueue<T>(run: () => Promise<T>): Promise<T> {
    const done = this.work.then(run);
    this.work = done.catch(() => undefined);
    return done;
  }

  private coach(): void {
    if (this.page) this.oncoach({ page: this.page, answer: this.said });
  }

  /* Shows where the lesson stands now. The moves of others are filmed from the position in which
   * they begin, also where that one was set by hand. */
  private async turn(isNew = true): Promise<void> {
    const before = this.page?.number;
    const page = await this.client.lessonPage(this.opened.table, this.lang);
    this.page = page;
    if (isNew) this.said = '';
    const look = await this.client.look(this.opened.table, LEARNER, this.lang);
    const isOther = isNew && page.is_fresh && page.number !== before;
    if (isOther) this.ownPly = 0; /* the plies are counted anew */
    if (isOther && look.status.ply > 0) {
      const first = await this.client.at(this.opened.table, 0, LEARNER, this.lang);
      this.tell({ ...this.stateOf({ ...look, view: first.view, legal: [] }, []), ply: 0 });
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.tell(this.stateOf(look, await this.logOf(look.status.ply)));
    this.coach();
  }

  private tell(state: TableState): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener(state);
  }

  private logOf(ply: number): Promise<LogEvent[]> {
    return this.client.events(this.opened.table, 0, ply, LEARNER, this.lang);
  }

  private infoOf({ status: { over, ply, scores, ranks } }: Look): TableInfo {
    const { opened } = this;
    return {
      id: 'lesson',
      game: opened.game,
      options: opened.options,
      rules_version: opened.rules_version,
      status: over ? 'over' : 'running',
      seats: opened.seats.map((seat) => ({
        kind: seat.bot === undefined ? 'person' : 'bot',
        nick: seat.name ?? '',
        online: true,
        ...(seat.bot === undefined ? {} : { level: seat.bot }),
      })),
      you: LEARNER,
      is_owner: true,
      hints: 'free',
      private: true,
      clock: { kind: 'none' },
      ply,
      commitment: null,
      seed: null,
      result: over ? { scores, ranks } : null,
    };
  }

  private stateOf(look: Look, log: LogEvent[]): TableState {
    const acts = this.page?.stop === 'want' || this.page?.stop === 'free';
    const view = acts ? look.view : { ...look.view, waiting: [], prompt: say(this.lang, 'read') };
    return {
      info: this.infoOf(look),
      view,
      legal: acts ? look.legal : [],
      log,
      ply: look.status.ply,
      own_ply: this.ownPly,
      can_undo: false,
      chat: [],
    };
  }

  /* In free play bots decide until the learner is asked, or the goal is reached. */
  private async playBots(): Promise<void> {
    if (this.isPlayingBots) return;
    this.isPlayingBots = true;
    while (!this.isClosed && (await this.playBot().catch(() => false)));
    this.isPlayingBots = false;
  }

  private async playBot(): Promise<boolean> {
    if (this.page?.stop !== 'free') return false;
    const { waiting } = await this.client.status(this.opened.table);
    const seat = waiting.find((one) => one !== LEARNER);
    if (seat === undefined) return false;
    const action = await this.client.bot(this.opened.table, seat);
    if (action === null) return false;
    await this.enqueue(async () => {
      await this.client.lessonPlay(this.opened.table, seat, action);
      await this.turn();
    });
    return true;
  }
}
