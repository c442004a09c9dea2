import { describe, expect, test } from 'vitest';
import { closesTable, countsAsBots, hasRunOut, othersPresent, returnsLeft } from '../../src/lib/seats';
import type { TableInfo, TableSeat } from '../../src/lib/types';

const person = (more: Partial<TableSeat> = {}): TableSeat => {
  return { kind: 'person', nick: 'Ala', online: true, is_bot_now: false, ...more };
};
const info = (seats: TableSeat[]): TableInfo => {
  return { id: 'x', game: 'bids', options: {}, status: 'running', you: 0, seats };
};

describe('seats', () => {
  test("a match counts as a bot's for whoever had left, lost on time, or decided less than a bot", () => {
    expect(countsAsBots(person({ has_left: true, kind: 'bot' }))).toBe(true);
    expect(countsAsBots(person({ is_lost: true }))).toBe(true);
    expect(countsAsBots(person({ is_bot_now: true }))).toBe(true);
    expect(countsAsBots(person())).toBe(false);
    expect(countsAsBots(person({ kind: 'bot', level: 'easy' }))).toBe(false);
    expect(countsAsBots(undefined)).toBe(false);
  });

  test("a bot plays for whose time has run out, by the last of the seat's own notices", () => {
    const [time, bot, back] = ['time', 'bot', 'return'].map((kind) => ({ seat: 0, kind }));
    expect(hasRunOut([time!], 0)).toBe(true);
    expect(hasRunOut([time!, back!, bot!], 0)).toBe(false);
    expect(hasRunOut([bot!, back!, time!], 0)).toBe(true);
    expect(hasRunOut([time!], 1)).toBe(false);
    expect(hasRunOut([], 0)).toBe(false);
  });

  test('asked about an absent person are those who are there and play', () => {
    const away = person({ online: false });
    expect(othersPresent(info([person(), away]), 1)).toEqual([]);
    expect(othersPresent(info([person(), away, person()]), 1)).toEqual([2]);
    expect(othersPresent(info([person(), away, person({ is_bot_now: true })]), 1)).toEqual([]);
    expect(othersPresent(info([person(), away, person({ kind: 'bot' }), away]), 1)).toEqual([]);
  });

  test('the table is closed by the last person who gives up', () => {
    const left = person({ kind: 'bot', has_left: true });
    expect(closesTable({ ...info([person(), left]), is_owner: true })).toBe(true);
    expect(closesTable({ ...info([person(), left, person({ is_bot_now: true })]), is_owner: true })).toBe(false);
    expect(closesTable({ ...info([person(), left]), is_owner: false })).toBe(false);
  });

  test('a seat is handed over only so often where people play against each other', () => {
    const seats = [person({ returns: 3 }), person()];
    expect(returnsLeft({ ...info(seats), hints: 'off' })).toBe(2);
    expect(returnsLeft({ ...info([person({ returns: 1 })]), hints: 'told' })).toBe(0);
    expect(returnsLeft({ ...info(seats), hints: 'free' })).toBe(null);
    expect(returnsLeft({ ...info(seats), hints: 'off', you: null })).toBe(null);
    expect(returnsLeft(info(seats))).toBe(null);
  });
});
