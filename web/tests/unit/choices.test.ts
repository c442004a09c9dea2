import { describe, expect, it } from 'vitest';
import { filterActions, fold, keyMeaning, step } from '../../src/lib/choices';

const legal = ['Zatrzymaj: Łańcuch', 'Zatrzymaj: Kostka Złośliwości', 'Zakończ turę'].map(
  (text, i) => ({ action: `0x${i + 1}`, kind: 'x', text }),
);

describe('the list of choices', () => {
  it('is filtered without regard to case, accents and order', () => {
    expect(fold('Żółw ŁĄKA')).toBe('zolw laka');
    expect(filterActions(legal, '')).toHaveLength(3);
    expect(filterActions(legal, 'lancuch').map((one) => one.action)).toEqual(['0x1']);
    expect(filterActions(legal, 'ZLOS zatrz').map((one) => one.action)).toEqual(['0x2']);
    expect(filterActions(legal, 'smok')).toEqual([]);
  });

  it('is walked with arrows, round the ends', () => {
    expect(step(3, -1, 'ArrowDown')).toBe(0);
    expect(step(3, 2, 'ArrowDown')).toBe(0);
    expect(step(3, 0, 'ArrowUp')).toBe(2);
    expect(step(3, 1, 'Home')).toBe(0);
    expect(step(3, 1, 'End')).toBe(2);
    expect(step(0, -1, 'ArrowDown')).toBe(-1);
  });

  it('reads keys', () => {
    expect(keyMeaning('1', 3)).toEqual({ go: 0 });
    expect(keyMeaning('4', 3)).toBeNull();
    expect(keyMeaning('0', 3)).toBeNull();
    expect(keyMeaning('ż', 3)).toEqual({ type: 'ż' });
    expect(keyMeaning('Enter', 3)).toBeNull();
    expect(keyMeaning(' ', 3)).toBeNull();
  });
});
