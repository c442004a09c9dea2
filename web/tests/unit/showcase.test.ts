import { describe, expect, test } from 'vitest';
import { minutesOf } from '../../src/lib/showcase';

describe('how long a game takes', () => {
  const counts = { seats_min: 2, seats_max: 5 };

  test('depends on how many play, in steps of five minutes', () => {
    expect([2, 3, 4, 5].map((seats) => minutesOf('mysthea', seats, counts))).toEqual([
      120, 130, 140, 150,
    ]);
  });

  test('is said of a game with one number of players', () => {
    expect(minutesOf('bids', 3, { seats_min: 3, seats_max: 3 })).toBe(5);
  });

  test('is not said of a game that does not say', () => {
    expect(minutesOf('none', 2, counts)).toBeUndefined();
  });
});
