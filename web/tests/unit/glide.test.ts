import { describe, expect, it } from 'vitest';
import { shiftBetween } from '../../src/lib/glide';

describe('glide', () => {
  it('is measured in the units of the drawing', () => {
    expect(shiftBetween({ x: 100, y: 40 }, { x: 60, y: 100 }, 0.5)).toEqual({ x: 80, y: -120 });
  });

  it('is none for what has stayed', () => {
    expect(shiftBetween({ x: 100, y: 40 }, { x: 100.4, y: 39.8 }, 2)).toBeNull();
  });
});
