import { describe, expect, it } from 'vitest';
import { bestFirst, placed } from '../../src/lib/score_chart';

/* By the points alone. */
const lines = [
  { seat: 0, rank: 1, total: 30, points: [30] },
  { seat: 1, rank: 2, total: 20, points: [20] },
];

describe('the final score', () => {
  it('has the places of the match: who was out of time is last', () => {
    const rows = bestFirst(placed(lines, [2, 1]));
    expect(rows.map(({ seat, rank, total }) => [seat, rank, total])).toEqual([
      [1, 1, 20],
      [0, 2, 30],
    ]);
  });

  it('has those by points where no others are known', () => {
    expect(placed(lines)).toEqual(lines);
    expect(placed(lines, [3])).toMatchObject([{ rank: 3 }, { rank: 2 }]);
  });
});
