import { describe, expect, it } from 'vitest';
import type { ExportPage } from '../../src/lib/api';
import { belongings } from '../../src/lib/belongings';

type Row = ExportPage['tables'][number];

function page(...rows: [Row['status'], (boolean | null)?][]): ExportPage {
  return {
    tables: rows.map(([status, hasLeft = false], i) => ({
      table: String(i),
      game: 'bids',
      status,
      is_owner: true,
      seats: hasLeft === null ? [] : [{ seat: 0, has_left: hasLeft }],
    })),
    next: null,
  };
}

describe('what a guest would lose', () => {
  it('is the seats of all pages, those that are over apart', () => {
    const pages = [page(['waiting'], ['running'], ['over']), page(['running'])];
    expect(belongings(pages)).toEqual({ live: 3, past: 1 });
  });

  it('is not a seat that was left, nor a table without one', () => {
    expect(belongings([page(['running', true], ['waiting', null])])).toEqual({ live: 0, past: 0 });
  });
});
