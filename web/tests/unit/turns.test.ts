import { describe, expect, it } from 'vitest';
import { turnsOf } from '../../src/lib/turns';

function log(...events: [ply: number, seat: number | null][]) {
  return events.map(([ply, seat]) => ({ ply, seat, kind: 'something', text: '' }));
}

describe('turns', () => {
  it('begin where another seat decides', () => {
    expect(turnsOf(log([1, 0], [2, 0], [3, 1], [4, 0], [5, 0]))).toEqual([1, 3, 4]);
  });

  it('go by the first event of a decision', () => {
    expect(turnsOf(log([1, 0], [1, 1], [2, 0], [3, 1], [3, 0]))).toEqual([1, 3]);
  });

  it('are not cut by what no seat has done', () => {
    expect(turnsOf(log([1, 0], [2, null], [3, 0], [4, 1]))).toEqual([1, 4]);
  });
});
