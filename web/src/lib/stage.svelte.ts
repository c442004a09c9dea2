/* Which part of a table is seen where there is no room for all of them. The page makes one and adds
 * what it has itself (the log); the board's Stage adds its panels, and shows them all as tabs. */
import { getContext, setContext, type Snippet } from 'svelte';

export interface Panel {
  id: string;
  title: string;
  body: Snippet;
}

export const MAP = 'map';

export class StageState {
  /* On a narrow screen one of all parts; on a wide one the map is always there. */
  tab = $state(MAP);
  #offered = $state.raw<ReadonlySet<string>>(new Set());
  readonly #extra: () => readonly Panel[];

  constructor(extra: () => readonly Panel[] = () => []) {
    this.#extra = extra;
  }

  /* What the page adds on a narrow screen. */
  get extra(): readonly Panel[] {
    return this.#extra();
  }

  /* The tabs that the board has now. */
  offer(ids: readonly string[]) {
    this.#offered = new Set(ids);
  }

  has(id: string): boolean {
    return this.#offered.has(id);
  }

  open(id: string) {
    this.tab = id;
  }

  /* The one of these that is open: the chosen one, or the first. */
  among(panels: readonly { id: string }[]): string {
    const chosen = panels.find((one) => one.id === this.tab) ?? panels[0];
    return chosen?.id ?? MAP;
  }
}

const KEY = Symbol('stage');

export function setStage(state: StageState): StageState {
  return setContext(KEY, state);
}

/* That of the page; a board by itself has one of its own. */
export function useStage(): StageState {
  return getContext<StageState | undefined>(KEY) ?? new StageState();
}
