/* Lets each position be seen for a moment when several arrive at once (bots answer quickly). */
import type { TableState } from './types';

export interface PacerOptions {
  show(state: TableState): void;
  gapMs(): number;
  ownPly?(): number; /* where one's own last decision leads to: that is shown at once */
  now?(): number;
  setTimer?(run: () => void, ms: number): unknown;
  clearTimer?(timer: unknown): void;
}

/* Beyond this many waiting positions the oldest are skipped. */
const QUEUE_MAX = 6;

export class Pacer {
  private queue: TableState[] = [];
  private shown: TableState | null = null;
  private shownAt = -Infinity;
  private timer: unknown = null;

  constructor(private readonly options: PacerOptions) {}

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  push(state: TableState): void {
    const last = this.queue[this.queue.length - 1];
    if (last && last.ply === state.ply) this.queue[this.queue.length - 1] = state;
    else this.queue.push(state);
    if (this.queue.length > QUEUE_MAX) this.queue.splice(0, this.queue.length - QUEUE_MAX);
    this.step();
  }

  stop(): void {
    this.queue = [];
    this.clear();
  }

  private now(): number {
    return this.options.now ? this.options.now() : performance.now();
  }

  /* Whether it is the first position with one's own last decision in it. */
  private isOwn(next: TableState): boolean {
    const own = this.options.ownPly?.() ?? 0;
    return next.ply >= own && own > (this.shown?.ply ?? 0);
  }

  private clear(): void {
    if (this.timer === null) return;
    if (this.options.clearTimer) this.options.clearTimer(this.timer);
    else clearTimeout(this.timer as number);
    this.timer = null;
  }

  private step(): void {
    this.clear();
    while (this.queue.length > 0) {
      const next = this.queue[0] as TableState;
      const isLater = this.shown?.view && next.ply > this.shown.ply && !this.isOwn(next);
      const wait = isLater ? this.shownAt + this.options.gapMs() - this.now() : 0;
      if (wait > 0) {
        const set = this.options.setTimer ?? setTimeout;
        this.timer = set(() => this.step(), wait);
        return;
      }
      this.queue.shift();
      if (!this.shown || next.ply !== this.shown.ply) this.shownAt = this.now();
      this.shown = next;
      this.options.show(next);
    }
  }
}
