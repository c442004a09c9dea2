import { describe, expect, it } from 'vitest';
import { hasWinner, outcomeOf } from '../../src/lib/outcome';

describe('the end of a match', () => {
  it('is a place where someone has won', () => {
    expect([0, 1, 2].map((seat) => outcomeOf([2, 1, 3], seat))).toEqual([2, 'won', 3]);
  });

  it('is won by all, or lost by all, who play together', () => {
    expect([0, 1].map((seat) => outcomeOf([1, 1], seat))).toEqual(['won', 'won']);
    expect([0, 1].map((seat) => outcomeOf([2, 2], seat))).toEqual(['lost', 'lost']);
    expect([hasWinner([2, 2]), hasWinner([2, 1])]).toEqual([false, true]);
  });
});
