/* A night, read out of its film. */
import type { FrameOf, Lang, LogEvent } from '../../lib/types';
import { STRINGS } from './strings';
import type { Game, View } from './view.gen';

type Frames = readonly FrameOf<Game>[];

/* What begins the next day, or ends the game. */
const DAY: readonly Game['event'][] = ['turn', 'over'];

export const isNight = (view: View) => view.extra.is_night;

export const isOfNight = ({ kind }: LogEvent<Game>) => !DAY.includes(kind);

/* What is drawn before the first day does not count as a night. */
export function nightTitle(frames: Frames, lang: Lang): string {
  const state = frames[0]?.view.public;
  return state?.in_turn ? STRINGS[lang].nightOf(state.nights + 1) : '';
}

export interface Night {
  defence: { before: number; after: number } | null; /* where it has changed */
  lines: LogEvent<Game>[];
}

export function nightOf(frames: Frames): Night {
  const values = frames.map((one) => one.view.public.defence);
  const [before, after] = [values[0] ?? 0, values.at(-1) ?? 0];
  const lines = frames.flatMap((one) => one.lines);
  const first = lines.findIndex(({ kind }) => kind === 'night');
  return { defence: before === after ? null : { before, after }, lines: lines.slice(first) };
}
