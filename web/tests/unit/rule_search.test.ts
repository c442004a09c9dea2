import { describe, expect, test } from 'vitest';
import { findRows } from '../../src/lib/rule_search';

const sections = [
  { level: 0, heading: '', rows: ['words at the top'] },
  { level: 2, heading: '6. Transmutation', rows: ['R-X-6.1 A token is worth crystals.'] },
  { level: 2, heading: 'Karty', rows: [] },
  { level: 3, heading: 'C47 Lustro pór roku', rows: ['R-X-C47.1 Aktywowane', 'R-X-C47.2 Zamienia'] },
  { level: 3, heading: 'C41 Thieving Fairies', rows: ['R-X-C41.1 Each time'] },
];

describe('the search of the rules', () => {
  test('nothing typed shows everything', () => {
    expect(findRows(sections, '  ').flat().every(Boolean)).toBe(true);
  });
  test('a sentence is found by its words', () => {
    expect(findRows(sections, 'crystals token')).toEqual([[false], [true], [], [false, false], [false]]);
  });
  test('a heading brings all its sentences, without accents too', () => {
    expect(findRows(sections, 'lustro por')).toEqual([[false], [false], [], [true, true], [false]]);
    expect(findRows(sections, 'transmut')).toEqual([[false], [true], [], [false, false], [false]]);
  });
  test('a heading is found by beginnings of words only', () => {
    expect(findRows(sections, 'air').flat().some(Boolean)).toBe(false);
  });
  test('a chapter called exactly so brings what is below it', () => {
    expect(findRows(sections, 'karty')).toEqual([[false], [false], [], [true, true], [true]]);
    expect(findRows(sections, 'kart').flat().some(Boolean)).toBe(false);
  });
});
