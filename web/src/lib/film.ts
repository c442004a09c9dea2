/* What decisions led to, event by event: each event's line, and the view right after it. */
import { applyChange } from './change';
import type * as protocol from './protocol.gen';
import type { LogEvent, View } from './types';

export interface Frame {
  ply: number;
  view: View;
  lines: readonly LogEvent[]; /* several where only the last of them shows on the board */
}

export interface Film {
  to: number; /* the ply that its last decision led to */
  frames: Frame[];
}

/* A film whose frames and events do not belong together, as while the log is being read anew. */
export class FilmProblem extends Error {}

function isNothing(change: protocol.Frame['change']): boolean {
  return !Array.isArray(change) && Object.keys(change).length === 0;
}

/* Puts together what is told of the decisions after ply `film.ply` up to `to`. There is one frame
 * for each event. Those after which the board looks as before are shown with the next one of the
 * same decision. Events without words are shown by what they change. */
export function readFilm(film: protocol.Film, events: readonly LogEvent[], to: number): Film {
  const told = events.filter((one) => one.ply > film.ply && one.ply <= to);
  const changes = film.frames.filter((one) => one.ply <= to);
  if (told.length !== changes.length) throw new FilmProblem('frames without their events');
  const frames: Frame[] = [];
  let view = film.view;
  let lines: LogEvent[] = [];
  changes.forEach(({ ply, change }, i) => {
    const event = told[i]!;
    if (event.ply !== ply) throw new FilmProblem('a frame of another decision');
    if (event.text !== '') lines.push(event);
    view = applyChange(view, change) as View;
    const isLast = changes[i + 1]?.ply !== ply;
    if (lines.length === 0 || (isNothing(change) && !isLast)) return;
    frames.push({ ply, view, lines });
    lines = [];
  });
  return { to, frames };
}

/* Where there is no film: the position that decisions led to, with all that is told of them. */
export function stillOf(ply: number, view: View, lines: readonly LogEvent[]): Film {
  return { to: ply, frames: [{ ply, view, lines }] };
}
