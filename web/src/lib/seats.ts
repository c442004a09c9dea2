/* Small things that boards do with the seats and things of a view. */
import type { View } from './types';

/* Equal things get different keys: the first, the second, ... of its kind. */
export function numbered<T>(things: readonly T[], id: (thing: T) => string) {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const copy = seen.get(id(thing)) ?? 0;
    seen.set(id(thing), copy + 1);
    return { thing, copy, key: `${id(thing)}:${copy}` };
  });
}

/* The other seats, clockwise from the viewer; all seats for a spectator. */
export function othersOf(view: View): number[] {
  const first = view.seat === null ? 0 : view.seat + 1;
  const count = view.seat === null ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % view.seats);
}
