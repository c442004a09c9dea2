import { describe, expect, it } from 'vitest';
import { MARK_GAP, MEDAL_FACE, endingOf, markSize } from '../../src/lib/ending';
import type { TableInfo } from '../../src/lib/types';

const person = { kind: 'person', nick: 'Ania', online: true } as const;

function ended(ranks: number[], scores: number[], you: number | null, own = {}) {
  const seats = ranks.map((_, i) => (i === you ? { ...person, ...own } : person));
  return endingOf({ result: { ranks, scores }, seats, you } as Pick<TableInfo, 'result' | 'seats' | 'you'>)!;
}

describe('the end', () => {
  it('is nothing before it has come', () => {
    expect(endingOf({ result: null, seats: [], you: 0 })).toBeNull();
  });

  it("is one's own triumph, or that of others", () => {
    expect(ended([1, 2], [9, 5], 0).mood).toBe('triumph');
    expect(ended([1, 2], [9, 5], 1).mood).toBe('other');
    expect(ended([1, 2], [9, 5], null).mood).toBe('other');
    expect(ended([1, 2], [9, 5], 0).winners).toEqual([0]);
  });

  it('is no triumph of those for whom a bot has played', () => {
    expect(ended([1, 2], [9, 5], 0, { is_bot_now: true }).mood).toBe('other');
  });

  it('has the places, with those who share one', () => {
    expect(ended([2, 1, 2], [5, 9, 5], 0).places).toEqual([
      { rank: 1, seats: [1], score: 9 },
      { rank: 2, seats: [0, 2], score: 5 },
    ]);
    expect(ended([1, 1, 3, 3], [6, 2, 1, 1], 0).places[0]).toEqual({ rank: 1, seats: [0, 1], score: null });
  });

  it('is the same for all who play together', () => {
    expect(ended([1, 1], [1, 1], 1)).toMatchObject({ mood: 'triumph', isTogether: true, places: [] });
    expect(ended([2, 2], [1, 1], 1)).toMatchObject({ mood: 'defeat', isTogether: true, winners: [] });
    expect(ended([2], [0], 0)).toMatchObject({ mood: 'defeat', isTogether: true });
  });

  it('has a medal on which all marks lie inside the rim', () => {
    for (const count of [1, 2, 3, 4, 5, 10]) {
      const size = markSize(count);
      const row = count * size + (count - 1) * MARK_GAP;
      expect(size).toBeGreaterThan(4);
      expect(Math.hypot(row, size) / 2).toBeLessThanOrEqual(MEDAL_FACE);
    }
  });
});
