/* Keeps preferences with the account: reads them when a connection opens, writes what is chosen, and
 * begins anew where another browser was quicker. A guest's stay in the browser. */
import { isSame, known, merged, type Kept, type Prefs } from './preferences';

export interface KeeperOptions {
  read(): Promise<{ prefs: Kept; version: number }>;
  write(prefs: Kept, version: number): Promise<{ version: number }>;
  chosen(): Partial<Prefs>; /* what has been chosen in this browser */
  show(prefs: Partial<Prefs>): void; /* the choices of the account, to be used here from now on */
  isStale(error: unknown): boolean;
}

const TRIES_MAX = 3;

export class PrefKeeper {
  private kept: Kept = {};
  private version = 0;
  private isRead = false;
  private isBusy = false;
  private isWanted = false;
  private fresh = new Set<string>();

  constructor(private readonly options: KeeperOptions) {}

  /* Another person, or none: what is known is not theirs. */
  forget(): void {
    this.isRead = false;
    this.fresh.clear();
  }

  /* A connection is open: whatever has changed elsewhere is read. */
  opened(): Promise<void> {
    this.isRead = false;
    return this.run();
  }

  chose(name: string): Promise<void> {
    this.fresh.add(name);
    return this.run();
  }

  /* One at a time; what is chosen meanwhile follows. Without a connection it waits for the next. */
  private async run(): Promise<void> {
    this.isWanted = true;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.isWanted) {
        this.isWanted = false;
        await this.settle();
      }
    } catch {
      this.isRead = false;
    }
    this.isBusy = false;
  }

  private async settle(): Promise<void> {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      if (!this.isRead) await this.read();
      const fresh = new Set(this.fresh);
      const all = merged(this.kept, this.options.chosen(), fresh);
      if (!isSame(all, this.kept) && !(await this.write(all))) continue;
      for (const name of fresh) this.fresh.delete(name);
      return;
    }
  }

  private async read(): Promise<void> {
    const { prefs, version } = await this.options.read();
    this.kept = prefs;
    this.version = version;
    this.isRead = true;
    const own = Object.entries(known(prefs)).filter(([name]) => !this.fresh.has(name));
    this.options.show(Object.fromEntries(own));
  }

  /* False: they have been changed elsewhere. */
  private async write(all: Kept): Promise<boolean> {
    try {
      this.version = (await this.options.write(all, this.version)).version;
    } catch (error) {
      if (!this.options.isStale(error)) throw error;
      this.isRead = false;
      return false;
    }
    this.kept = all;
    return true;
  }
}
