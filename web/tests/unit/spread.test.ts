/* Cards in a box: as large as they can be with all of them in sight. */
import { describe, expect, it } from 'vitest';
import { cardWidth } from '../../src/lib/spread';

const CARDS = { count: 9, shape: 1.4, gap: 8, min: 40, max: 200 };

describe('the width of cards in a box', () => {
  it('lets all of them lie in it', () => {
    for (const count of [1, 2, 5, 8, 9]) {
      for (const [width, height] of [[340, 260], [900, 480], [380, 500], [1500, 800]] as const) {
        const card = cardWidth({ width, height }, { ...CARDS, count });
        const columns = Math.floor((width + 8) / (card + 8));
        const rows = Math.ceil(count / columns);
        expect(rows * card * 1.4 + 8 * (rows - 1)).toBeLessThanOrEqual(height);
        expect(card).toBeGreaterThan(60);
      }
    }
  });

  it('is the largest of all ways to lay them', () => {
    expect(cardWidth({ width: 892, height: 488 }, CARDS)).toBe(171); /* two rows */
    expect(cardWidth({ width: 892, height: 150 }, CARDS)).toBe(92); /* one row */
    expect(cardWidth({ width: 100, height: 900 }, { ...CARDS, count: 3 })).toBe(100);
  });

  it('keeps within its bounds', () => {
    expect(cardWidth({ width: 90, height: 60 }, CARDS)).toBe(40);
    expect(cardWidth({ width: 3000, height: 3000 }, CARDS)).toBe(200);
    expect(cardWidth({ width: 300, height: 300 }, { ...CARDS, count: 0 })).toBe(40);
  });
});
