/* Follows what others do. The present position is drawn at once when it comes of one's own decision;
 * the doings of others, bots and the table itself are stepped event by event. All of it stays in a
 * film that can be stepped through again, back and forth. */
import { stillOf, type Film, type Frame } from './film';
import type { LogEvent, TableState } from './types';

export interface FollowOptions {
  film(from: number): Promise<Film>;
  onchange(shot: Shot): void;
  /* Between two events; 0: nothing is stepped by itself. */
  stepMs(): number;
  setTimer?(run: () => void, ms: number): unknown;
  clearTimer?(timer: unknown): void;
}

/* What the board shows. */
export interface Shot {
  state: TableState; /* of now */
  frame: Frame | null; /* of the film; null: what is now */
  isLoading: boolean; /* the film is on its way: the board stays as it was */
  isPlaying: boolean;
  at: number; /* the number of the frame, from 1; 0 for now */
  count: number; /* frames there are */
  skipped: number; /* events passed over because too many waited */
  fresh: readonly LogEvent[]; /* what has come to be seen with this, in order */
}

/* After one's own decision, this many events of others are taken in at a glance. */
const GLANCE = 2;
/* Older events than this many are passed over and counted. */
const WAITING_MAX = 30;
const WAITING_KEPT = 12;
const FRAMES_MAX = 600;
/* Played on request, where nothing is stepped by itself. */
const ASKED_STEP_MS = 900;
/* A film that does not come must not keep the position back. */
const LOAD_MS = 2500;

export class Follower {
  private latest: TableState | null = null;
  private frames: Frame[] = [];
  private filmedFrom = 0; /* the frames are those of the plies after this .. */
  private filmedTo = 0; /* .. up to this */
  private at: number | null = null; /* the frame shown; null: now */
  private next = 0; /* the first frame that has not been seen */
  private isPlaying = false;
  private isHeld = false; /* the film goes on when what it waits for is done */
  private isLoading = false;
  private isWhole = false; /* asked for: nothing of it is passed over */
  private skippedFrom: number | null = null;
  private skipped = 0;
  private held: Frame | null = null; /* what the board showed when the loading began */
  private seenPly = 0;
  private timer: unknown = null;
  private work = 0; /* rises when what is being loaded is not wanted any more */

  constructor(private readonly options: FollowOptions) {}

  get isFilming(): boolean {
    return this.at !== null || this.isLoading;
  }

  get film(): readonly Frame[] {
    return this.frames;
  }

  /* Its frames up to the one on the board. */
  get shown(): readonly Frame[] {
    return this.at === null ? this.frames : this.frames.slice(0, this.at + 1);
  }

  /* One decides: what is shown before that has been seen. */
  decide(): void {
    if (this.isFilming) this.now();
  }

  push(state: TableState): void {
    const before = this.latest;
    this.latest = state;
    if (!before?.view || !isSameStory(before, state)) {
      this.begin(state);
    } else if (state.ply === before.ply) {
      this.emit([]);
    } else if (this.isFilming && !this.isOwnBetween(before, state)) {
      this.load();
      this.emit([]);
    } else {
      if (this.isFilming) this.now();
      this.receive(before, state);
    }
  }

  /* Forgets the film, as when the language is another. */
  forget(): void {
    if (this.latest) this.begin(this.latest);
  }

  stop(): void {
    this.work++;
    this.clear();
  }

  /* --- steering ------------------------------------------------------------------------------ */

  /* To what is now; what was left out can be gone through later. */
  now(): void {
    this.work++;
    this.clear();
    this.isPlaying = false;
    this.isHeld = false;
    this.isLoading = false;
    this.held = null;
    this.at = null;
    this.next = this.frames.length;
    this.seenPly = this.latest?.ply ?? 0;
    this.isWhole = false;
    this.skippedFrom = null;
    this.skipped = 0;
    this.emit([]);
  }

  async back(since: number): Promise<void> {
    if (this.at === null && !(await this.fill(since))) return;
    this.pauseAt(Math.max(0, (this.at ?? this.frames.length) - 1));
  }

  forward(): void {
    if (this.at === null) return;
    if (this.at + 1 < this.frames.length) this.pauseAt(this.at + 1);
    else this.now();
  }

  toggle(): void {
    if (this.at === null) return;
    this.isPlaying = !this.isPlaying;
    this.isHeld = false;
    this.emit([]);
    this.plan();
  }

  /* Shows what came after this ply, from its first event on. */
  async replay(since: number): Promise<void> {
    if (!(await this.fill(since))) return;
    this.startWhole(this.frames.findIndex((one) => one.ply > since));
  }

  /* What was passed over, and then the rest. */
  showSkipped(): void {
    if (this.skippedFrom !== null) this.startWhole(this.skippedFrom);
  }

  /* Keeps the film where it is until `go`, such as while a card is read. */
  hold(): void {
    if (!this.isPlaying) return;
    this.isHeld = true;
    this.clear();
  }

  go(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.plan();
  }

  /* --- inside -------------------------------------------------------------------------------- */

  private begin(state: TableState): void {
    this.frames = [];
    this.filmedFrom = this.filmedTo = state.ply;
    this.now();
  }

  private isOwnBetween(before: TableState, { ply, own_ply = 0 }: TableState): boolean {
    return own_ply > before.ply && own_ply <= ply;
  }

  private receive(before: TableState, state: TableState): void {
    const fresh = linesAfter(state, before.ply);
    if (this.options.stepMs() === 0 || !this.isStory(fresh, before, state)) {
      this.seenPly = state.ply;
      this.next = this.frames.length;
      this.emit(fresh);
      return;
    }
    this.held = { ply: before.ply, view: before.view!, lines: [] };
    this.load();
    this.emit([]);
  }

  /* Whether there is something to follow besides one's own doings. */
  private isStory(fresh: readonly LogEvent[], before: TableState, state: TableState): boolean {
    if (!this.isOwnBetween(before, state)) return fresh.length > 0;
    return fresh.filter((one) => one.seat !== state.view?.seat).length > GLANCE;
  }

  /* Brings the film up to the present; one request at a time, for as much as there is. */
  private async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    const work = ++this.work;
    if (this.at === null && this.filmedTo < this.seenPly) this.beginFilm(this.seenPly);
    while (this.latest && this.filmedTo < this.latest.ply) {
      const part = await this.part(this.filmedTo);
      if (work !== this.work) return;
      this.append(part);
      this.passOverSurplus();
    }
    this.isLoading = false;
    this.held = null;
    if (this.at === null) this.startUnseen();
    else this.plan();
  }

  private beginFilm(from: number): void {
    this.frames = [];
    this.next = 0;
    this.filmedFrom = this.filmedTo = from;
  }

  private async part(from: number): Promise<Film> {
    let late: unknown = null;
    const latest = this.latest!;
    const still = stillOf(latest.ply, latest.view!, linesAfter(latest, from));
    const inTime = new Promise<Film>((resolve) => {
      late = this.setTimer(() => resolve(still), LOAD_MS);
    });
    const film = this.options.film(from).catch(() => still);
    const part = await Promise.race([film, inTime]);
    this.clearTimer(late);
    return part.to > from ? part : still;
  }

  private append(film: Film): void {
    this.frames.push(...film.frames);
    this.filmedTo = film.to;
    const surplus = this.frames.length - FRAMES_MAX;
    if (surplus > 0) this.dropFirst(surplus);
  }

  private passOverSurplus(): void {
    const first = this.at === null ? this.next : this.at + 1;
    if (this.frames.length - first <= WAITING_MAX || this.isWhole || this.isPausedByHand()) return;
    this.passOver(first, this.frames.length - WAITING_KEPT);
  }

  private isPausedByHand(): boolean {
    return this.at !== null && !this.isPlaying;
  }

  private dropFirst(count: number): void {
    this.filmedFrom = this.frames[count - 1]!.ply;
    this.frames.splice(0, count);
    this.next = Math.max(0, this.next - count);
    if (this.at !== null) this.at = Math.max(0, this.at - count);
    if (this.skippedFrom !== null) this.skippedFrom = Math.max(0, this.skippedFrom - count);
  }

  private passOver(from: number, to: number): void {
    this.skippedFrom ??= from;
    this.skipped += to - from;
    this.next = to;
    if (this.at !== null) this.at = to - 1;
  }

  private startUnseen(): void {
    if (this.next < this.frames.length) this.start(this.afterOwn(this.next));
    else this.now();
  }

  /* One's own doings are shown at once, by their last frame. */
  private afterOwn(index: number): number {
    const seat = this.latest?.view?.seat;
    const isOwn = ({ ply, lines }: Frame) =>
      ply === this.latest?.own_ply && lines.every((one) => one.seat === seat);
    let first = index;
    while (first + 1 < this.frames.length && isOwn(this.frames[first + 1]!)) first++;
    return isOwn(this.frames[index]!) ? first : index;
  }

  private startWhole(index: number): void {
    this.isWhole = true;
    this.skippedFrom = null;
    this.skipped = 0;
    this.start(index);
  }

  private start(index: number): void {
    if (index < 0 || index >= this.frames.length) return;
    this.isPlaying = true;
    this.show(index);
    this.plan();
  }

  private pauseAt(index: number): void {
    this.clear();
    this.isPlaying = false;
    this.isHeld = false;
    this.show(index);
  }

  private show(index: number): void {
    const frame = this.frames[index]!;
    const isNew = index >= this.next;
    this.at = index;
    if (isNew) {
      this.next = index + 1;
      this.seenPly = Math.max(this.seenPly, frame.ply);
    }
    this.emit(isNew ? frame.lines : []);
  }

  private plan(): void {
    this.clear();
    if (!this.isPlaying || this.isHeld || this.at === null) return;
    const ms = this.options.stepMs() || ASKED_STEP_MS;
    this.timer = this.setTimer(() => this.step(), ms);
  }

  private step(): void {
    this.timer = null;
    if (this.at === null) return;
    if (this.at + 1 < this.frames.length) this.show(this.at + 1);
    else if (this.filmedTo < (this.latest?.ply ?? 0)) return void this.load();
    else return this.now();
    this.plan();
  }

  /* Extends the film from this ply to the present. False: there is none to show. */
  private async fill(since: number): Promise<boolean> {
    if (this.isLoading || !this.latest) return false;
    this.isLoading = true;
    const work = ++this.work;
    if (this.filmedFrom > since || this.filmedTo < this.seenPly) {
      this.beginFilm(Math.min(since, this.latest.ply));
    }
    while (this.filmedTo < this.latest.ply) {
      const part = await this.part(this.filmedTo);
      if (work !== this.work) return false;
      this.append(part);
    }
    this.isLoading = false;
    this.next = this.frames.length;
    return this.frames.length > 0;
  }

  private emit(fresh: readonly LogEvent[]): void {
    const { latest: state, at, isPlaying, skipped } = this;
    if (!state) return;
    const frame = at === null ? this.held : this.frames[at]!;
    this.options.onchange({
      state,
      frame,
      isLoading: this.isLoading && at === null,
      isPlaying,
      at: at === null ? 0 : at + 1,
      count: this.frames.length,
      skipped,
      fresh,
    });
  }

  private setTimer(run: () => void, ms: number): unknown {
    return (this.options.setTimer ?? setTimeout)(run, ms);
  }

  private clearTimer(timer: unknown): void {
    if (timer === null) return;
    if (this.options.clearTimer) this.options.clearTimer(timer);
    else clearTimeout(timer as number);
  }

  private clear(): void {
    this.clearTimer(this.timer);
    this.timer = null;
  }
}

function linesAfter({ log, ply }: TableState, from: number): LogEvent[] {
  return log.filter((one) => one.ply > from && one.ply <= ply);
}

/* A step back, or another player at the same screen, begins another story. */
export function isSameStory(before: TableState, state: TableState): boolean {
  return state.ply >= before.ply && state.view?.seat === before.view?.seat && state.view !== null;
}

/* Events of which a table that is only watched can be asked again. */
const RECENT = 40;

export interface Since {
  from: number; /* the ply after which their film begins */
  lines: readonly LogEvent[];
}

/* What others have done since one's own last turn; of a table that one watches, the last of what
 * happened. */
export function sinceOwn(log: readonly LogEvent[], seat: number | null): Since {
  const isOwn = ownLines(log, seat);
  const end = isOwn.lastIndexOf(false) + 1;
  const begin = seat === null ? Math.max(0, end - RECENT) : isOwn.slice(0, end).lastIndexOf(true) + 1;
  const first = end > 0 ? log[begin] : log.at(-1);
  return { from: first ? first.ply - 1 : 0, lines: log.slice(begin, end) };
}

/* Of each line whether it tells of one's own decision: its first event speaks of oneself. What it
 * leads to counts as the others' from where that is more than a glance, such as a night. */
function ownLines(log: readonly LogEvent[], seat: number | null): boolean[] {
  let isOwn = false;
  return log.map((line, i) => {
    const isForeign = (one: LogEvent) => one.ply === line.ply && one.seat !== seat;
    const isFirst = line.ply !== log[i - 1]?.ply;
    if (isFirst) isOwn = seat !== null && line.seat === seat;
    else if (log.slice(i, i + GLANCE + 1).filter(isForeign).length > GLANCE) isOwn = false;
    return isOwn;
  });
}
