import { expect, it } from 'vitest';
import { withMinus, withSign } from '../../src/lib/numbers';

it('writes a loss with a minus, not with a hyphen', () => {
  expect([3, 0, -3].map(withMinus)).toEqual(['3', '0', '−3']);
});

it('writes a change with its sign', () => {
  expect([3, 0, -3].map(withSign)).toEqual(['+3', '0', '−3']);
});
