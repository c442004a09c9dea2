/* Games that this browser keeps by itself: each as the text of its save file, in IndexedDB. */
import type { SeatInfo } from './save_file';
import type { StoryLink } from './types';

export interface SavedTable {
  id: string;
  game: string;
  seats: SeatInfo[];
  ply: number;
  over: boolean;
  at: number; /* when it was last played, milliseconds since 1970 */
  continues?: StoryLink[];
  hasHints?: boolean;
}

export interface TableStore {
  /* The newest first. */
  list(): Promise<SavedTable[]>;
  read(id: string): Promise<string | null>;
  write(table: SavedTable, save: string): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Row extends SavedTable {
  save: string;
}

const DATABASE = 'plansza';
const STORE = 'tables';
const KEPT_MAX = 100;

function withoutSave({ save: _, ...table }: Row): SavedTable {
  return table;
}

function newestFirst(a: SavedTable, b: SavedTable): number {
  return b.at - a.at;
}

/* Finished games go first when there are too many. */
export function surplus(tables: SavedTable[], max = KEPT_MAX): SavedTable[] {
  const order = [...tables].sort((a, b) => Number(a.over) - Number(b.over) || newestFirst(a, b));
  return order.slice(max);
}

/* Forgets with the page: for tests, and where the browser allows no storage. */
export class MemoryStore implements TableStore {
  private readonly rows = new Map<string, Row>();

  async list(): Promise<SavedTable[]> {
    return [...this.rows.values()].map(withoutSave).sort(newestFirst);
  }

  async read(id: string): Promise<string | null> {
    return this.rows.get(id)?.save ?? null;
  }

  async write(table: SavedTable, save: string): Promise<void> {
    this.rows.set(table.id, { ...table, save });
  }

  async remove(id: string): Promise<void> {
    this.rows.delete(id);
  }
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return asked(request);
}

export class BrowserStore implements TableStore {
  private database: Promise<IDBDatabase> | null = null;

  private async rows(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.database ??= opened();
    this.database.catch(() => (this.database = null));
    return (await this.database).transaction(STORE, mode).objectStore(STORE);
  }

  async list(): Promise<SavedTable[]> {
    const rows: Row[] = await asked((await this.rows('readonly')).getAll());
    return rows.map(withoutSave).sort(newestFirst);
  }

  async read(id: string): Promise<string | null> {
    const row: Row | undefined = await asked((await this.rows('readonly')).get(id));
    return row?.save ?? null;
  }

  async write(table: SavedTable, save: string): Promise<void> {
    const rows = await this.rows('readwrite');
    await asked(rows.put({ ...table, save } satisfies Row));
    const others = await this.list();
    if (others.length <= KEPT_MAX) return;
    for (const one of surplus(others)) await this.remove(one.id);
  }

  async remove(id: string): Promise<void> {
    await asked((await this.rows('readwrite')).delete(id));
  }
}

export function browserStore(): TableStore {
  return typeof indexedDB === 'undefined' ? new MemoryStore() : new BrowserStore();
}
