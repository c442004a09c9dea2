/* What a form for a new table begins with, and how its seats change. A seat is "me", "open" or
 * "bot:LEVEL". */
import type { GameInfo } from './types';

export interface Setup {
  options: Record<string, string>;
  seats: string[];
}

const SEATS_USUAL = 2;

export function firstSetup(info: GameInfo, other: string, seats?: string[] | null): Setup {
  const count = Math.min(Math.max(SEATS_USUAL, info.seats_min), info.seats_max);
  return {
    options: Object.fromEntries(info.options.map((one) => [one.id, one.default])),
    seats: seats ?? Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : other)),
  };
}

export function withCount(seats: string[], count: number, other: string): string[] {
  return Array.from({ length: count }, (_, i) => seats[i] ?? other);
}

/* Where a person sits in one seat only, choosing "me" elsewhere frees the old place. */
export function withSeat(seats: string[], index: number, kind: string, isOnce: boolean): string[] {
  return seats.map((seat, i) => {
    if (i === index) return kind;
    return isOnce && kind === 'me' && seat === 'me' ? 'open' : seat;
  });
}
