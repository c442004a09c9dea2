import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyChange, type Change } from '../../src/lib/change';

/* The rows that the server's writer is tested with: C strings, which are JSON strings too. */
function rows(): [string, string, string][] {
  const url = new URL('../../../tests/unit/changes.def', import.meta.url);
  const text = readFileSync(url, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const string = '("(?:[^"\\\\]|\\\\.)*")';
  const row = new RegExp(`CHANGE\\(${[string, string, string].join(',\\s*')}\\)`, 'g');
  return [...text.matchAll(row)].map((found) => [
    JSON.parse(found[1]!),
    JSON.parse(found[2]!),
    JSON.parse(found[3]!),
  ]);
}

function frozen<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object') Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

describe('changes of values', () => {
  it('lead from one to the other', () => {
    const all = rows();
    expect(all.length).toBeGreaterThan(15);
    for (const [before, after, change] of all) {
      const value = frozen(JSON.parse(before));
      expect(applyChange(value, JSON.parse(change)), change).toEqual(JSON.parse(after));
    }
  });

  it('share what stays the same', () => {
    const before = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] };
    const after = applyChange(before, { c: { 1: { d: [3] } } }) as typeof before;
    expect(after).toEqual({ a: { b: 1 }, c: [{ d: 1 }, { d: 3 }] });
    expect(after.a).toBe(before.a);
    expect(after.c[0]).toBe(before.c[0]);
    expect(before.c[1]).toEqual({ d: 2 });
  });

  it('are refused where they do not fit', () => {
    const wrong: [unknown, Change][] = [
      [1, []],
      [1, { a: [1] }],
      [null, { a: [1] }],
      [[1], { 2: [1] }],
      [[1], { x: [1] }],
      [{}, { a: { b: [1] } }],
    ];
    for (const [value, change] of wrong) {
      expect(() => applyChange(value, change), JSON.stringify(change)).toThrow();
    }
  });
});
