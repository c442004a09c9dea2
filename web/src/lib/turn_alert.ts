/* Notices when it becomes this person's turn, and makes it known by what the person has chosen. Knows
 * no browser: what rings, shakes or shows is given. */

/* What is told of a table: nothing that only a player may know. */
export interface Turn {
  table: string;
  title: string; /* of the game */
  others: readonly string[]; /* the nicks of the other players */
}

export interface AlertActions {
  isHidden(): boolean; /* the person does not see the page */
  ring(): void;
  shake(): void;
  show(turn: Turn): void;
  point(turn: Turn): void; /* on the page, which is seen */
  hide(table: string): void; /* takes back what `show` has shown */
  badge(count: number): void; /* of tables that wait for this person */
  now(): number;
}

/* A person who has decided just now is still there: an answer that comes at once makes no noise. */
export const PATIENCE_MS = 4000;

interface Known {
  isMine: boolean;
  since: number; /* when it last began or ceased to be this person's turn */
}

export class TurnAlert {
  private readonly tables = new Map<string, Known>();
  private count = 0;
  private isListed = false;

  constructor(private readonly actions: AlertActions) {}

  /* A table as it is now. One that was not known before makes no noise: it was just opened. */
  note(turn: Turn, isMine: boolean): void {
    const known = this.tables.get(turn.table);
    if (known?.isMine === isMine) return;
    const now = this.actions.now();
    this.tables.set(turn.table, { isMine, since: now });
    if (!isMine) this.actions.hide(turn.table);
    else if (known) this.call(turn, now - known.since);
    this.tell();
  }

  /* All tables of this person, as the server lists them: those that it does not list are gone, but
   * for the one on this page, which tells of itself. */
  noteAll(mine: readonly { turn: Turn; isMine: boolean }[], here?: string): void {
    const listed = new Set([...mine.map(({ turn }) => turn.table), here]);
    for (const { turn, isMine } of mine) this.note(turn, isMine);
    for (const table of [...this.tables.keys()]) if (!listed.has(table)) this.forget(table);
    /* What an earlier visit has left there goes. */
    if (!this.isListed && this.count === 0) this.actions.badge(0);
    this.isListed = true;
  }

  /* How many tables but this one wait for this person. */
  countBeside(table: string | undefined): number {
    return [...this.tables].filter(([id, { isMine }]) => isMine && id !== table).length;
  }

  forget(table: string): void {
    if (!this.tables.delete(table)) return;
    this.actions.hide(table);
    this.tell();
  }

  /* Another person, or none. */
  clear(): void {
    for (const table of [...this.tables.keys()]) this.forget(table);
  }

  /* The page is seen again: what was shown outside of it has done its work. */
  seen(): void {
    for (const table of this.tables.keys()) this.actions.hide(table);
  }

  private call(turn: Turn, waitedMs: number): void {
    const isHidden = this.actions.isHidden();
    if (!isHidden && waitedMs < PATIENCE_MS) return;
    this.actions.ring();
    this.actions.shake();
    if (isHidden) this.actions.show(turn);
    else this.actions.point(turn);
  }

  private tell(): void {
    const count = [...this.tables.values()].filter(({ isMine }) => isMine).length;
    if (count === this.count) return;
    this.count = count;
    this.actions.badge(count);
  }
}
