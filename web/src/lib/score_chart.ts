/* A final score as pieces of a bar: what was gained lies to the right of zero, what was lost to the
 * left, in the order of the sources. */

export interface ScoreLine {
  seat: number;
  rank: number;
  total: number;
  points: readonly number[]; /* by source */
  notes?: readonly (readonly string[])[]; /* by source: what is to be said beside the number */
}

export interface Piece {
  source: number;
  points: number;
  start: number; /* on the scale of points; the piece reaches to start + |points| */
}

export function piecesOf(points: readonly number[]): Piece[] {
  let right = 0;
  let left = 0;
  return points.flatMap((one, source) => {
    const width = Math.abs(one);
    const start = one > 0 ? right : left - width;
    if (one > 0) right += width;
    else left -= width;
    return one === 0 ? [] : [{ source, points: one, start }];
  });
}

/* The places of the match hold, where they are known: who was out of time is last, whatever a bot
 * has won in that seat. */
export function placed(lines: readonly ScoreLine[], ranks: readonly number[] = []): ScoreLine[] {
  return lines.map((line) => ({ ...line, rank: ranks[line.seat] ?? line.rank }));
}

export function bestFirst(lines: readonly ScoreLine[]): ScoreLine[] {
  return [...lines].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/* The ends of the scale that shows all lines. */
export function scaleOf(lines: readonly ScoreLine[]): { from: number; to: number } {
  const pieces = lines.flatMap((line) => piecesOf(line.points));
  return {
    from: Math.min(0, ...pieces.map((piece) => piece.start)),
    to: Math.max(1, ...pieces.map((piece) => piece.start + Math.abs(piece.points))),
  };
}
