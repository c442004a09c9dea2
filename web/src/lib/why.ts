/* Why not: what the rules say against a thing of the board that cannot be chosen now. All reasons of
 * a position are asked for at once, when the first one is wanted. */
import type { Source, TableState, Thing } from './types';

/* A thing as the rules know it: the kind of word in words.def, and its number. */
export interface ThingName {
  thing: string;
  value: number;
}

/* By the first word of a place's name: what the others make of it. */
export type PlaceKinds = Readonly<Record<string, (words: readonly string[]) => ThingName | null>>;

/* "hand:c004" is a card, "region:7" a region. */
export function thingBy(kinds: PlaceKinds, place: string): ThingName | null {
  const [kind = '', ...words] = place.split(':');
  return Object.hasOwn(kinds, kind) ? kinds[kind]!(words) : null;
}

/* A place that ends with the number of the thing. */
export const numbered =
  (thing: string, shift = 0) =>
  ([number]: readonly string[]): ThingName => ({ thing, value: Number(number) + shift });

/* A place that ends with the id of the thing, by the order of the ids, from `first` on. */
export const among =
  (thing: string, ids: readonly string[], first = 1) =>
  ([id = '']: readonly string[]): ThingName | null =>
    ids.includes(id) ? { thing, value: ids.indexOf(id) + first } : null;

export class Reasons {
  #of: TableState | null = null;
  #things: Promise<readonly Thing[]> = Promise.resolve([]);

  constructor(private readonly source: Source) {}

  /* The reason against it, as the rules say it in this position; null where a legal action names it,
   * or where nothing is known. */
  async against({ thing, value }: ThingName, state: TableState): Promise<Thing | null> {
    if (this.#of !== state) {
      this.#of = state;
      this.#things = this.source.why?.() ?? Promise.resolve([]);
      this.#things.catch(() => (this.#of = null));
    }
    const things = await this.#things;
    const found = things.find((one) => one.thing === thing && one.value === value);
    return found && !found.legal ? found : null;
  }
}
