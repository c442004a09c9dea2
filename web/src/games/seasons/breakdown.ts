/* The final score as pieces of a bar: what was gained lies to the right of zero, what was lost to
 * the left, in the order of SOURCES. */
import type { View } from '../../lib/types';
import { extraOf, type Breakdown } from './model';

export const SOURCES = ['crystals', 'end', 'prestige', 'hand', 'bonus'] as const;
export type Source = (typeof SOURCES)[number];

export interface Piece {
  source: Source;
  points: number;
  start: number; /* on the scale of points; the piece reaches to start + |points| */
}

export interface Row {
  seat: number;
  rank: number;
  total: number;
  points: Record<Source, number>;
  pieces: Piece[];
  endCards: { card: string; crystals: number }[];
}

function pointsOf(one: Breakdown): Record<Source, number> {
  return {
    crystals: one.crystals_before,
    end: one.score.crystals - one.crystals_before,
    prestige: one.score.prestige,
    hand: one.score.hand,
    bonus: one.score.bonus,
  };
}

function piecesOf(points: Record<Source, number>): Piece[] {
  let right = 0;
  let left = 0;
  return SOURCES.filter((source) => points[source] !== 0).map((source) => {
    const width = Math.abs(points[source]);
    const isGain = points[source] > 0;
    const start = isGain ? right : left - width;
    if (isGain) right += width;
    else left -= width;
    return { source, points: points[source], start };
  });
}

/* Best first. */
export function rowsOf(view: View): Row[] {
  const rows = (extraOf(view).breakdown ?? []).map((one, seat) => {
    const points = pointsOf(one);
    return {
      seat,
      rank: one.rank,
      total: one.score.total,
      points,
      pieces: piecesOf(points),
      endCards: one.end_cards,
    };
  });
  return rows.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/* The ends of the scale that shows all rows. */
export function scaleOf(rows: readonly Row[]): { from: number; to: number } {
  const pieces = rows.flatMap((row) => row.pieces);
  return {
    from: Math.min(0, ...pieces.map((piece) => piece.start)),
    to: Math.max(1, ...pieces.map((piece) => piece.start + Math.abs(piece.points))),
  };
}
