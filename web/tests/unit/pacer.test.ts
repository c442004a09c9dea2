import { describe, expect, it } from 'vitest';
import { Pacer } from '../../src/lib/pacer';
import type { TableState } from '../../src/lib/types';

function setup(gap: number, own = { ply: 0 }) {
  let now = 0;
  let planned: { run: () => void; at: number } | null = null;
  const shown: number[] = [];
  const pacer = new Pacer({
    show: (state) => shown.push(state.ply),
    gapMs: () => gap,
    ownPly: () => own.ply,
    now: () => now,
    setTimer: (run, ms) => (planned = { run, at: now + ms }),
    clearTimer: () => (planned = null),
  });
  return {
    pacer,
    shown,
    push: (ply: number) => pacer.push({ ply, view: {} } as unknown as TableState),
    wait(ms: number) {
      const until = now + ms;
      while (planned && planned.at <= until) {
        const { run, at } = planned;
        planned = null;
        now = at;
        run();
      }
      now = until;
    },
  };
}

describe('pacing', () => {
  it('shows the first position and one after a pause at once', () => {
    const { push, wait, shown } = setup(500);
    push(1);
    wait(600);
    push(2);
    expect(shown).toEqual([1, 2]);
  });

  it('lets each of several be seen', () => {
    const { pacer, push, wait, shown } = setup(500);
    [1, 2, 3].forEach(push);
    expect(shown).toEqual([1]);
    expect(pacer.isBehind).toBe(true);
    wait(500);
    expect(shown).toEqual([1, 2]);
    wait(500);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacer.isBehind).toBe(false);
  });

  it('shows where an own decision leads at once, and only that', () => {
    const own = { ply: 0 };
    const { push, wait, shown } = setup(500, own);
    push(1);
    own.ply = 2;
    push(2);
    own.ply = 3;
    push(3);
    expect(shown).toEqual([1, 2, 3]);
    push(4);
    expect(shown).toEqual([1, 2, 3]);
    wait(500);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('does not delay what changes nothing on the board, nor a step back', () => {
    const { push, shown } = setup(500);
    [5, 5, 4].forEach(push);
    expect(shown).toEqual([5, 5, 4]);
  });

  it('skips the oldest when too many wait', () => {
    const { push, wait, shown } = setup(500);
    for (let ply = 1; ply <= 20; ply++) push(ply);
    wait(60000);
    expect(shown).toEqual([1, 15, 16, 17, 18, 19, 20]);
  });

  it('is off without a gap', () => {
    const { push, shown } = setup(0);
    [1, 2, 3].forEach(push);
    expect(shown).toEqual([1, 2, 3]);
  });
});
