import { describe, expect, it } from 'vitest';
import { byKind, decode, encode, isOf } from '../../src/lib/action';
import type { AnyGame } from '../../src/lib/types';

describe('actions', () => {
  it('decodes kind and arguments', () => {
    expect(decode('0x0001000b00000000')).toEqual({ kind: 1, a: 11, b: 0, c: 0 });
    expect(decode('0xffff0001fffe8000')).toEqual({ kind: 0xffff, a: 1, b: 0xfffe, c: 0x8000 });
  });

  it('takes fewer digits, as the engine may write them', () => {
    expect(decode('0x1')).toEqual({ kind: 0, a: 0, b: 0, c: 1 });
  });

  it('refuses what is no action', () => {
    for (const text of ['', '12', '0x', '0xg', '0x11112222333344445', '-0x1']) {
      expect(() => decode(text)).toThrow();
    }
  });

  it('encodes back', () => {
    for (const text of ['0x0001000b00000000', '0xffff0001fffe8000', '0x0000000000000001']) {
      expect(encode(decode(text))).toBe(text);
    }
  });

  it('finds actions by kind', () => {
    const legal = [
      { action: '0x0001000900000000', kind: 'draft', text: 'A' },
      { action: '0x0002000000000000', kind: 'pass', text: 'B' },
    ];
    expect(byKind<AnyGame, string>(legal, 'draft')).toEqual([
      { ...legal[0], a: 9, b: 0, c: 0, isRisky: false },
    ]);
    expect(byKind<AnyGame, string>(legal, 'none')).toEqual([]);
  });

  it('tells choices of some kinds from others', () => {
    const draft = { action: '0x0001000900000000', kind: 'draft', text: 'A', isRisky: false };
    expect(isOf(draft, ['pass', 'draft'])).toBe(true);
    expect(isOf(draft, ['pass'])).toBe(false);
  });
});
