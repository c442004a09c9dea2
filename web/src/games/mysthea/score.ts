/* The final score by its sources, as the rules have kept account of it. */
import type { ScoreLine } from '../../lib/score_chart';
import { rankOf } from './model';
import type { View } from './view.gen';

/* The first row is what was set by hand, which happens in no game: it comes last, and so is not
 * shown. */
const turned = <T>([first, ...rest]: readonly T[]): T[] => [...rest, ...(first === undefined ? [] : [first])];

export function sourcesOf(view: View): string[] {
  return turned(view.extra.glory_sources).map(
    (source) => source.slice(0, 1).toUpperCase() + source.slice(1),
  );
}

export function linesOf(view: View): ScoreLine[] {
  const { glory, glory_from } = view.public;
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    rank: rankOf(view, seat),
    total: glory[seat] ?? 0,
    points: turned(glory_from.map((row) => row[seat] ?? 0)),
  }));
}
