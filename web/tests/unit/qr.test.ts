import { describe, expect, test } from 'vitest';
import { qrOf } from '../../src/lib/qr';

const squares = (path: string) => [...path.matchAll(/M(\d+) (\d+)/g)].map((m) => `${m[1]},${m[2]}`);

describe('a QR code', () => {
  const code = qrOf('https://plansza.example/#/t/0123456789ab/0123456789012345678901');
  const dark = new Set(squares(code.path));

  test('has its three corner marks inside a quiet zone', () => {
    const far = code.size - 4 - 7;
    for (const [left, top] of [[4, 4], [far, 4], [4, far]] as const) {
      for (let i = 0; i < 7; i++) {
        expect(dark.has(`${left + i},${top}`)).toBe(true);
        expect(dark.has(`${left},${top + i}`)).toBe(true);
      }
      expect(dark.has(`${left + 1},${top + 1}`)).toBe(false);
      expect(dark.has(`${left + 3},${top + 3}`)).toBe(true);
    }
    for (const square of dark) {
      const [x = 0, y = 0] = square.split(',').map(Number);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x, y)).toBeLessThan(code.size - 4);
    }
  });

  test('differs for another address', () => {
    expect(qrOf('https://plansza.example/#/t/other').path).not.toBe(code.path);
  });
});
