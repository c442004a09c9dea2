/* How a match has ended for a seat. Where no seat is first, all have lost together. */
export type Outcome = 'won' | 'lost' | number; /* or the place */

export function hasWinner(ranks: number[]): boolean {
  return ranks.includes(1);
}

export function outcomeOf(ranks: number[], seat: number): Outcome {
  if (!hasWinner(ranks)) return 'lost';
  const rank = ranks[seat] ?? 0;
  return rank === 1 ? 'won' : rank;
}
