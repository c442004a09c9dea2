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

describe('names of the other language', () => {
  const polish = [
    { level: 2, heading: '6. Przemienienie', rows: ['R-X-6.1 Żeton jest wart kryształy.'] },
    { level: 2, heading: 'Karty', rows: ['R-X-C1.39 C039 Szybki montaż, ulepszenie, 3: konstrukt'] },
    { level: 3, heading: 'C7 Buty', rows: ['R-X-C7.1 Po wejściu do gry', 'R-X-C7.2 Rok maleje'] },
    { level: 2, heading: 'X1 Opcje', rows: ['R-X-X1.3 boots_undo_end: Buty nie cofają'] },
  ];
  const english = [
    { level: 2, heading: '6. Transmutation', rows: ['R-X-6.1 A token is worth crystals.'] },
    { level: 2, heading: 'Cards', rows: ['R-X-C1.39 C039 Rapid Assembly, upgrade, 3: a construct'] },
    { level: 3, heading: 'C7 Temporal Boots', rows: ['R-X-C7.1 On entry', 'R-X-C7.2 The year falls'] },
    { level: 2, heading: 'X1 Options', rows: ['R-X-X1.3 boots_undo_end: Boots do not'] },
  ];
  const found = (typed: string, page = polish, others = english) => {
    const shown = findRows(page, typed, others);
    return page.flatMap(({ rows }, i) =>
      rows.filter((_, k) => shown[i]?.[k]).map((row) => row.split(' ')[0]));
  };

  test('a heading brings its rules, beside those that hold the word', () => {
    expect(found('boots')).toEqual(['R-X-C7.1', 'R-X-C7.2', 'R-X-X1.3']);
    expect(found('transmutation')).toEqual(['R-X-6.1']);
    expect(found('Buty', english, polish)).toEqual(['R-X-C7.1', 'R-X-C7.2']);
  });
  test('a chapter called exactly so brings its rules', () => {
    expect(found('cards')).toEqual(['R-X-C1.39', 'R-X-C7.1', 'R-X-C7.2']);
  });
  test('the name of a card brings its rule', () => {
    expect(found('rapid assembly')).toEqual(['R-X-C1.39']);
    expect(found('Szybki montaż', english, polish)).toEqual(['R-X-C1.39']);
  });
  test('a sentence counts only where nothing else does', () => {
    expect(found('year falls')).toEqual(['R-X-C7.2']);
    expect(found('undo')).toEqual(['R-X-X1.3']);
    expect(found('token', english, polish)).toEqual(['R-X-6.1']);
    expect(found('nonsense')).toEqual([]);
  });
  test('nothing typed shows everything', () => {
    expect(found('  ')).toHaveLength(5);
  });
});
