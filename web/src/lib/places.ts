/* Where on the board the things are that a line of the log names. */
import type { ToldLine } from './types';

export type NamedPlaces = ReadonlyMap<string, readonly string[]>;

const LETTER = /[\p{L}\p{N}]/u;

function isWhole(text: string, from: number, length: number): boolean {
  return !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[from + length] ?? '');
}

/* The long names first, once for each table of names: a log has many lines. */
const sorted = new WeakMap<NamedPlaces, string[]>();

function namesOf(named: NamedPlaces): string[] {
  const known = sorted.get(named);
  if (known) return known;
  const names = [...named.keys()].sort((one, other) => other.length - one.length);
  sorted.set(named, names);
  return names;
}

/* In a place: the player whom a line is of. */
const OWNER = '@';

/* The places of all names in a line, each once. A long name hides the shorter ones inside it, as the
 * river of an island does the island. */
export function placesIn({ text, seat }: ToldLine, named: NamedPlaces): string[] {
  const found = new Set<string>();
  let rest = text;
  for (const name of namesOf(named)) {
    for (let at = rest.indexOf(name); at >= 0; at = rest.indexOf(name, at + 1)) {
      if (!isWhole(rest, at, name.length)) continue;
      for (const place of named.get(name) ?? []) {
        if (seat !== null || !place.includes(OWNER)) found.add(place.replace(OWNER, `${seat}`));
      }
      rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length);
    }
  }
  return [...found];
}

/* What the boards of the page have of a place. */
export function thingsAt(place: string): Element[] {
  const name = CSS.escape(place);
  return [...document.querySelectorAll(`[data-target="${name}"], [data-named~="${name}"]`)];
}

/* Lights places up on the boards of the page; what to do to end that. */
export function lightUp(places: readonly string[]): () => void {
  const marked = places.flatMap(thingsAt);
  for (const one of marked) one.setAttribute('data-lit', '');
  return () => {
    for (const one of marked) one.removeAttribute('data-lit');
  };
}
