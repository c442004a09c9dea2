/* What is told of a match that is over: whom seats played, how it ended, what turned it; as
 * match/story.h has it, in both languages, with "{0}" for the first seat's name. */
import type { Lang } from './types';

export type InBoth = Record<Lang, string>;

export interface Brief {
  sides: (InBoth | null)[];
  ending: InBoth | null;
}

export interface Moment extends InBoth {
  ply: number;
}

export interface Recap {
  brief: Brief;
  moments: Moment[];
}

/* Puts the names of seats in. */
export function named(text: string, names: string[]): string {
  return text.replace(/\{([0-4])\}/g, (gap, seat: string) => names[Number(seat)] ?? gap);
}
