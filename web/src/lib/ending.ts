/* How the end of a match is told: who has won, what that is to the one who looks, and the places. */
import { hasWinner } from './outcome';
import { countsAsBots } from './seats';
import type { TableInfo } from './types';

export interface Place {
  rank: number;
  seats: number[];
  score: number | null; /* null where it differs, or says nothing */
}

export interface Ending {
  /* One's own victory, a defeat of all together or of oneself alone, or the victory of others. */
  mood: 'triumph' | 'defeat' | 'other';
  isTogether: boolean; /* all have won or lost with each other */
  winners: number[];
  places: Place[];
}

/* On the medal: the radius within its rim, and what lies between two marks. */
export const MEDAL_FACE = 45;
export const MARK_GAP = 3;
const MARK_MAX = 44;
const MARGIN = 2;

/* With this size `count` marks in a row stay inside the rim. */
export function markSize(count: number): number {
  const gaps = MARK_GAP * (count - 1);
  return Math.min(MARK_MAX, (2 * (MEDAL_FACE - MARGIN) - gaps) / Math.hypot(count, 1));
}

export function endingOf({ result, seats, you }: Pick<TableInfo, 'result' | 'seats' | 'you'>): Ending | null {
  if (!result) return null;
  const { ranks, scores } = result;
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const isTogether = new Set(ranks).size === 1;
  const isOwn = you !== null && winners.includes(you) && !countsAsBots(seats[you]);
  const isDefeat = !hasWinner(ranks);
  const places = [...new Set(ranks)]
    .sort((one, other) => one - other)
    .map((rank) => placeOf(rank, ranks, scores));
  return {
    mood: isDefeat ? 'defeat' : isOwn ? 'triumph' : 'other',
    isTogether,
    winners,
    places: isTogether ? [] : places,
  };
}

function placeOf(rank: number, ranks: number[], scores: number[]): Place {
  const seats = ranks.flatMap((one, seat) => (one === rank ? [seat] : []));
  const told = new Set(seats.map((seat) => scores[seat]));
  return { rank, seats, score: told.size === 1 ? (scores[seats[0]!] ?? null) : null };
}
