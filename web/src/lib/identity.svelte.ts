/* Who is who at a table: the shape and colour of each player, the same wherever the page speaks of
 * them. A game says whom its players play; until it does, and for games that say nothing, a seat has
 * a shape and colour of its own. A page that shows a table provides this once. */
import { getContext, setContext } from 'svelte';
import type { GameModule, Identity, Lang, Mark, View } from './types';

export const SEAT_SHAPES = [
  'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z',
  'M2 2h12v12H2z',
  'M8 1 15.5 14.5H.5z',
  'M8 .5 15.5 8 8 15.5.5 8z',
  'M4.2 1.4h7.6L15.6 8l-3.8 6.6H4.2L.4 8z',
  'M6 1h4v5h5v4h-5v5H6v-5H1V6h5z',
] as const;

/* What a seat has of its own; the colours are in app.css. */
export function ownMark(seat: number): Mark {
  const kind = seat % SEAT_SHAPES.length;
  return { shape: SEAT_SHAPES[kind]!, side: 16, colour: `var(--seat-${kind})` };
}

/* What is known of a table; without a view or a game every seat has its own mark. */
export interface Shown {
  view: View | null;
  module: GameModule | null;
  lang: Lang;
}

/* A part of a line of the log: words, or one whom they speak of. */
export type LogPart = string | { player: number; mark: Mark; text: string };

const LETTER = /[\p{L}\p{N}]/u;

/* Where words stand as whole ones, at `from` or later; -1 for nowhere. */
function wordsAt(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? '';
    const after = text[at + words.length] ?? '';
    if (!LETTER.test(before) && !LETTER.test(after)) return at;
  }
  return -1;
}

export class Identities {
  readonly #shown: () => Shown;
  #last: readonly Identity[] = [];
  /* The same object while all are the same, so that a long log is not drawn anew with every view. */
  readonly #players = $derived.by<readonly Identity[]>(() => {
    const { view, module, lang } = this.#shown();
    const players = (view && module?.identity?.(view, lang)) || [];
    if (JSON.stringify(players) !== JSON.stringify(this.#last)) this.#last = players;
    return this.#last;
  });

  constructor(shown: () => Shown) {
    this.#shown = shown;
  }

  /* Never empty; a seat that plays several characters has several. */
  marks(player: number): readonly Mark[] {
    const { marks = [] } = this.#players[player] ?? {};
    return marks.length > 0 ? marks : [ownMark(player)];
  }

  /* Of frames and rings around what is a player's, as CSS. */
  colour(player: number): string {
    return this.marks(player)[0]!.colour;
  }

  /* Whom a player plays: "Lone Survivor", "Anuth, Heir"; nothing while that is open. */
  title(player: number): string {
    return this.marks(player)
      .flatMap(({ title }) => title ?? [])
      .join(', ');
  }

  /* Counted from 1; null without teams. */
  team(player: number): number | null {
    return this.#players[player]?.team ?? null;
  }

  isAlly(player: number): boolean {
    const { view } = this.#shown();
    const own = view?.seat ?? null;
    const team = own === null ? null : this.team(own);
    return team !== null && own !== player && this.team(player) === team;
  }

  /* Players without a seat. */
  get rivals(): { player: number; name: string; score: string }[] {
    return this.#players.flatMap(({ rival }, player) => (rival ? [{ player, ...rival }] : []));
  }

  /* A line of the log in parts: the characters it names, and the words between them. */
  partsOf(text: string): LogPart[] {
    const called = this.#players.flatMap(({ marks = [] }, player) =>
      marks.flatMap((mark) => (mark.called ?? []).map((words) => ({ player, mark, text: words }))),
    );
    const parts: LogPart[] = [];
    let from = 0;
    for (;;) {
      const [found] = called
        .map((one) => ({ one, at: wordsAt(text, one.text, from) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at || b.one.text.length - a.one.text.length);
      if (!found) break;
      if (found.at > from) parts.push(text.slice(from, found.at));
      parts.push(found.one);
      from = found.at + found.one.text.length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  }
}

const KEY = Symbol('identities');
const OWN = new Identities(() => ({ view: null, module: null, lang: 'en' }));

export function setIdentities(identities: Identities): Identities {
  return setContext(KEY, identities);
}

/* Where no page has said who is who, every seat has its own mark. */
export function useIdentities(): Identities {
  return getContext<Identities | undefined>(KEY) ?? OWN;
}

/* What a page that shows a table hands to everything in it; tests do the same. */
export function identityContext(identities: Identities): Map<symbol, Identities> {
  return new Map([[KEY, identities]]);
}
