/* Stories: which game takes which, seats, rows of chapters, records from files. */
import { describe, expect, it } from 'vitest';
import { named } from '../../src/lib/recap';
import { listed, peopleOf } from '../../src/lib/keepsake';
import {
  areSamePeople,
  besides,
  firstOf,
  readRecord,
  recordedName,
  rowsOf,
  storiesOf,
  mayGoOn,
  storyNames,
  storySeats,
  takersOf,
  together,
  withMissing,
  type Chapter,
} from '../../src/lib/chronicle';
import type { GameInfo } from '../../src/lib/types';

function game(id: string, more: Partial<GameInfo> = {}): GameInfo {
  return {
    id,
    title_en: id,
    title_pl: id,
    rules_version: 1,
    seats_min: 2,
    seats_max: 5,
    decisions_max: 10,
    options: [],
    has_record: false,
    continues: [],
    ...more,
  };
}

function chapter(id: string, of: string, before: string[] = [], at = 0): Chapter {
  return {
    id,
    game: of,
    at,
    status: 'over',
    seats: [
      { kind: 'person', nick: 'Ada' },
      { kind: 'bot', nick: 'Bot 1', level: 'hard:ms=500' },
      { kind: 'person', nick: 'Jan' },
    ],
    you: 2,
    continues: before.map((table) => ({ table, game: 'one' })),
  };
}

const ids = (chapters: Chapter[]) => chapters.map((one) => one.id);
const levels = ['easy', 'medium', 'hard'];

describe('games of a story', () => {
  const one = game('one', { has_record: true });
  const two = game('two', { has_record: true });
  const last = game('last', { continues: ['two', 'one', 'mute'] });
  const games = [one, two, last, game('mute')];

  it('are offered where a finished match hands something on', () => {
    expect(takersOf(games, 'one')).toEqual([last]);
    expect(takersOf(games, 'last')).toEqual([]);
    expect(takersOf(games, 'mute')).toEqual([]);
    expect(takersOf(games, 'unknown')).toEqual([]);
  });

  it('give the seats in the order of the game, not of the choice', () => {
    const chosen = [chapter('a', 'one'), chapter('b', 'two')];
    expect(firstOf(last, chosen)?.id).toBe('b');
    expect(firstOf(last, chosen.slice(0, 1))?.id).toBe('a');
    expect(firstOf(last, [])).toBeUndefined();
  });
});

describe('matches of the same people', () => {
  const of = (id: string, game: string, nicks: string[], at = 0): Chapter => ({
    ...chapter(id, game, [], at),
    seats: nicks.map((nick) =>
      nick.startsWith('Bot') ? { kind: 'bot', nick, level: 'easy' } : { kind: 'person', nick }),
  });
  const first = of('a', 'one', ['Ada', 'Jan', 'Bot 1'], 1);
  const old = of('b', 'two', ['Bot 1', 'Jan', 'Ada'], 2);
  const fresh = of('c', 'two', ['Jan', 'Ada', 'Bot 1'], 3);
  const others = of('d', 'two', ['Ada', 'Ola', 'Bot 1'], 4);
  const found = [first, old, fresh, others];
  const none = () => false;

  it('are known by names, in whatever seats, and by the number of bots', () => {
    expect(areSamePeople(first, old, 'Ada')).toBe(true);
    expect(areSamePeople(first, others, 'Ada')).toBe(false);
    expect(areSamePeople(first, of('e', 'two', ['Ada', 'Jan'], 1), 'Ada')).toBe(false);
  });

  it('are chosen together, the newest, unless the person wants another one or none', () => {
    const chosen = (before: Chapter[] = []) =>
      ids(together(['one', 'two'], first, found, none, before, 'Ada'));
    expect(chosen()).toEqual(['a', 'c']);
    expect(chosen([old])).toEqual(['a', 'b']);
    expect(chosen([others])).toEqual(['a', 'c']);
    expect(ids(together(['one', 'two'], first, found, () => true, [], 'Ada'))).toEqual(['a']);
  });

  it('may be played before the game that goes on with both', () => {
    const taker = game('last', { continues: ['one', 'two'] });
    expect(besides(taker, 'one')).toEqual(['two']);
    expect(besides(game('saga', { continues: ['saga'] }), 'saga')).toEqual([]);
  });
});

describe('a story to keep', () => {
  it('names its people, with whom they played in each match', () => {
    const kolbor = { pl: 'Kolbor i Malabor', en: 'Kolbor & Malabor' };
    const brief = { sides: [kolbor, null, null], ending: null };
    const people = peopleOf([{ ...chapter('a', 'one'), brief }, chapter('b', 'two', ['a'], 1)], 'Jan');
    expect(people).toEqual([
      { name: 'Ada', sides: { a: kolbor } },
      { name: 'Jan', sides: {} },
    ]);
    expect(listed(['Ada', 'Jan', 'Ola'], 'and')).toBe('Ada, Jan and Ola');
    expect(listed(['Ada'], 'and')).toBe('Ada');
  });

  it('puts names into what is told, and leaves what is no seat', () => {
    expect(named('{1} beats {0}, {9}', ['Ada', '$& Jan'])).toBe('$& Jan beats Ada, {9}');
  });
});

describe('seats of a story', () => {
  it('are those of the match before: online the others get a place', () => {
    const before = chapter('a', 'one');
    expect(storySeats(game('x'), before, levels, true)).toEqual(['open', 'bot:hard', 'me']);
    expect(storySeats(game('x'), before, levels, false)).toEqual(['me', 'bot:hard', 'me']);
  });

  it('at one screen are those of the people who played there', () => {
    const before = chapter('a', 'one');
    expect(storySeats(game('x'), before, levels, false, 'Jan')).toEqual(['me', 'bot:hard', 'me']);
    expect(storyNames(['me', 'bot:hard', 'me'], before, 'Jan')).toEqual(['Ada', '', 'Jan']);
    expect(storyNames(['me', 'me', 'bot:easy'], before, '')).toEqual(['Ada', '', '']);
    expect(storyNames(['bot:easy', 'me'], undefined, 'Jan')).toEqual(['', 'Jan']);
  });

  it('are not taken by somebody who did not play, unless they choose one', () => {
    const before = chapter('a', 'one');
    expect(mayGoOn(before, 'Zoe')).toBe(false);
    expect(storySeats(game('x'), before, levels, false, 'Zoe')).toEqual(
      ['bot:medium', 'bot:hard', 'bot:medium']);
    expect(storyNames(['bot:easy', 'bot:hard', 'me'], before, 'Zoe')).toEqual(['', '', 'Zoe']);
  });

  it('are one\'s own in a match that this browser has kept, whatever the nick was', () => {
    const kept = { ...chapter('a', 'one'), isLocal: true, you: 0 };
    expect(mayGoOn(kept, 'Zoe')).toBe(true);
    expect(storyNames(['me', 'bot:hard', 'me'], kept, 'Zoe')).toEqual(['Zoe', '', 'Jan']);
    expect(storyNames(['me', 'bot:hard', 'me'], kept, '')).toEqual(['Ada', '', 'Jan']);
  });

  it('are found by the name that a record gives a person', () => {
    const long = 'ż'.repeat(40);
    const before = chapter('a', 'one');
    before.seats[0]!.nick = 'Bot 1 (2)';
    before.seats[2]!.nick = 'ż'.repeat(30);
    for (const nick of ['Bot 1', 'Bot 1 (2)', long, 'ż'.repeat(30)]) expect(mayGoOn(before, nick)).toBe(true);
    for (const nick of ['Bot 2', 'Bot 1 (3)', 'ż'.repeat(29)]) expect(mayGoOn(before, nick)).toBe(false);
    expect(recordedName('bot-3')).toBe('bot-3 (2)');
    expect(recordedName('Botanist')).toBe('Botanist');
    expect(recordedName(`a${long}`)).toBe(`a${'ż'.repeat(29)}`);
  });

  it('keep a bot of a level that people cannot choose', () => {
    const before = chapter('a', 'one');
    before.seats[1] = { kind: 'bot', nick: 'Bot 1', level: 'random' };
    expect(storySeats(game('x'), before, levels, true)?.[1]).toBe('bot:medium');
  });

  it('are left to the person where the game is not played by so many', () => {
    expect(storySeats(game('x', { seats_max: 2 }), chapter('a', 'one'), levels, true)).toBeNull();
    expect(storySeats(game('x', { seats_min: 4 }), chapter('a', 'one'), levels, true)).toBeNull();
  });
});

describe('chapters', () => {
  const all = [
    chapter('last', 'last', ['two', 'one'], 9),
    chapter('two', 'two', ['one'], 5),
    chapter('alone', 'one', [], 20),
    chapter('one', 'one', [], 1),
    chapter('b', 'last', ['a'], 30),
    chapter('again', 'two', ['one'], 7),
  ];

  it('that hang together are one story, the newest first', () => {
    const stories = storiesOf(withMissing(all)).map((story) => ids(story).sort());
    expect(stories).toEqual([['a', 'b'], ['again', 'last', 'one', 'two']]);
    expect(storiesOf([])).toEqual([]);
  });

  it('stand in rows below all that they go on with', () => {
    const story = storiesOf(all).find((one) => ids(one).includes('last'))!;
    expect(rowsOf(story).map(ids)).toEqual([['one'], ['two', 'again'], ['last']]);
  });

  it('that are not there are known by what goes on with them', () => {
    const missing = withMissing(all).filter((one) => one.isMissing);
    expect(missing).toMatchObject([{ id: 'a', game: 'one' }]);
  });

  it('never run in circles, whatever they claim', () => {
    const ring = [chapter('a', 'one', ['b']), chapter('b', 'one', ['a'])];
    expect(storiesOf(ring)).toHaveLength(1);
    expect(rowsOf(ring).flat()).toHaveLength(2);
  });
});

describe('a record in a file', () => {
  const record = {
    format: 'chronicle-record',
    game: 'one',
    match: 'm-1',
    players: [{ player: 'Ada' }, { player: 'bot-1' }, { player: 'Bot 2' }, { player: 'Bot ania' }],
  };

  it('tells of its match', () => {
    const read = readRecord(JSON.stringify(record))!;
    expect(read).toMatchObject({ id: 'm-1', game: 'one', status: 'over', you: null });
    expect(read.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot', 'person']);
    expect(read.record).toBe(JSON.stringify(record));
  });

  it('is refused when it is none', () => {
    const texts = ['', '{', '[]', 'null', '1', '{"format":"plansza-save-1"}'];
    for (const text of texts) expect(readRecord(text)).toBeNull();
    expect(readRecord(JSON.stringify({ ...record, game: 7 }))).toBeNull();
    expect(readRecord(JSON.stringify({ ...record, players: 'Ada' }))).toBeNull();
    expect(readRecord(JSON.stringify({ ...record, players: [null] }))).toBeNull();
  });
});
