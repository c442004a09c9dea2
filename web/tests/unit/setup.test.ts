import { describe, expect, it } from 'vitest';
import { storySeats, type Chapter } from '../../src/lib/chronicle';
import {
  allowedValues,
  beginnerSetup,
  firstSetup,
  fitting,
  houseRuleOf,
  isFor,
  isHouseRule,
  offered,
  teamsOf,
  valuesOf,
  withCount,
  withSeat,
} from '../../src/lib/setup';
import { SetupDraft } from '../../src/lib/setup_draft.svelte';
import type { GameInfo, GameOption } from '../../src/lib/types';
import { Table } from '../../wasm/module.mjs';
import { rulesModule } from './rules_module';

const values = (...ids: string[]) => ids.map((id) => ({ id, title_en: id, title_pl: id }));
const starters = [
  ...values('any', '1', '2'),
  { id: '4', title_en: 'seat 4', title_pl: 'miejsce 4', seats: [4] },
];

const game = (seats_min: number, seats_max: number): GameInfo => ({
  id: 'x',
  title_en: 'X',
  title_pl: 'X',
  rules_version: 1,
  seats_min,
  seats_max,
  decisions_max: 10,
  options: [
    { id: 'level', title_en: 'Level', title_pl: 'Poziom', default: '3', first: '1', values: values('1', '3') },
    { id: 'first', title_en: 'First', title_pl: 'Pierwszy', default: 'any', values: starters },
  ],
});

describe('what is offered', () => {
  const info = game(2, 4);
  const starter = info.options[1]!;

  it('is only what the rules allow with so many players', () => {
    expect(allowedValues(starter, 4).map((one) => one.id)).toEqual(['any', '1', '2', '4']);
    expect(allowedValues(starter, 3).map((one) => one.id)).toEqual(['any', '1', '2']);
    expect([isFor({}, 3), isFor({ seats: [1] }, 3), isFor({ seats: [1] }, 1)]).toEqual([true, false, true]);
  });

  it('is not chosen any more when it is not allowed any more', () => {
    const chosen = { level: '1', first: '4' };
    expect(fitting(info, chosen, 4)).toEqual(chosen);
    expect(fitting(info, chosen, 2)).toEqual({ level: '1', first: 'any' });
    const draft = new SetupDraft(info, 'open');
    draft.setCount(4);
    draft.options.first = '4';
    draft.setCount(3);
    expect(draft.snapshot().options.first).toBe('any');
  });

  it('for a first game is what the box recommends, with bots', () => {
    expect(beginnerSetup(info, 'easy')).toEqual({
      options: { level: '1', first: 'any' },
      seats: ['me', 'bot:easy'],
    });
  });

  it('is no game that is there to be copied, unless asked for', () => {
    const games = [info, { ...info, id: 'y', is_example: true }];
    expect(offered(games).map((one) => one.id)).toEqual(['x']);
    expect(offered(games, true)).toHaveLength(2);
  });
});

describe('a new table', () => {
  it('begins with the usual options, me and one other', () => {
    const setup = firstSetup(game(2, 4), 'bot:hard');
    expect(setup.options).toEqual({ level: '3', first: 'any' });
    expect(setup.seats).toEqual(['me', 'bot:hard']);
  });

  it('has as many seats as the game needs and allows', () => {
    expect(firstSetup(game(3, 5), 'open').seats).toEqual(['me', 'open', 'open']);
    expect(firstSetup(game(1, 1), 'open').seats).toEqual(['me']);
  });

  it('keeps the seats there are when their number changes', () => {
    const seats = ['bot:easy', 'me', 'open'];
    expect(withCount(seats, 4, 'bot:hard')).toEqual([...seats, 'bot:hard']);
    expect(withCount(seats, 2, 'bot:hard')).toEqual(['bot:easy', 'me']);
    expect(seats).toHaveLength(3);
  });

  it('frees the old place of somebody who sits only once', () => {
    const seats = ['me', 'bot:easy', 'bot:hard'];
    expect(withSeat(seats, 2, 'me', true)).toEqual(['open', 'bot:easy', 'me']);
    expect(withSeat(seats, 2, 'me', false)).toEqual(['me', 'bot:easy', 'me']);
    expect(withSeat(seats, 1, 'open', true)).toEqual(['me', 'open', 'bot:hard']);
    expect(withSeat(seats, 0, 'me', true)).toEqual(seats);
  });
});

describe('a form whose story is found late', () => {
  const info = { ...game(2, 4), continues: ['one'], options: game(2, 4).options };
  const chapter: Chapter = {
    id: 'm-1',
    game: 'one',
    at: 1,
    status: 'over',
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }, { kind: 'person' }],
    you: 2,
    continues: [],
  };

  const seats = storySeats(info, chapter, ['easy'], true);

  function form(): SetupDraft {
    const draft = new SetupDraft(info, 'open');
    draft.follow(null, 0);
    return draft;
  }

  it('takes its seats, and keeps the options that were chosen meanwhile', () => {
    const draft = form();
    draft.options['level'] = '1';
    draft.follow(seats, 0);
    expect(draft.snapshot()).toEqual({
      options: { level: '1', first: 'any' },
      seats: ['open', 'bot:easy', 'me'],
    });
  });

  it('keeps the seats that were chosen meanwhile', () => {
    const draft = form();
    draft.setCount(3);
    draft.setSeat(2, 'bot:hard', true);
    draft.follow(seats, 0);
    expect(draft.seats).toEqual(['me', 'open', 'bot:hard']);
  });

  it('follows a story that is picked after all', () => {
    const draft = form();
    draft.follow(seats, 0);
    draft.setSeat(0, 'me', true);
    draft.options['first'] = '2';
    draft.follow(seats, 0);
    expect(draft.seats).toEqual(['me', 'bot:easy', 'open']);
    draft.follow(null, 1);
    expect(draft.seats).toEqual(['me', 'open']);
    draft.follow(seats, 2);
    expect(draft.snapshot()).toEqual({
      options: { level: '3', first: '2' },
      seats: ['open', 'bot:easy', 'me'],
    });
  });
});

describe('house rules', () => {
  const option = (title_en: string, title_pl: string) =>
    ({ id: 'x', title_en, title_pl, default: 'off', values: [] }) as GameOption;

  it('are told by their titles, and listed without saying so each time', () => {
    expect(isHouseRule(option('House rule: the sixth card', 'Zasada domowa: szósta karta'))).toBe(true);
    expect(isHouseRule(option('Level', 'Poziom'))).toBe(false);
    expect(houseRuleOf('House rule: the sixth card')).toBe('The sixth card');
    const values = ['on', 'off'].map((id) => ({ id, title_en: id, title_pl: id }));
    const kept = { ...option('House rule: x', 'Zasada domowa: x'), values };
    expect(valuesOf(kept).map((one) => one.id)).toEqual(['off', 'on']);
    expect(valuesOf({ ...kept, title_en: 'Level' })).toBe(values);
    expect(houseRuleOf('Zasada domowa: żadna karta')).toBe('Żadna karta');
  });
});

describe('values of options', () => {
  const table = new Table(rulesModule());
  const games = table.games() as unknown as GameInfo[];
  const heroes = games.find((one) => one.id === 'hlas')!;

  it('fit exactly the numbers of players with which a game can begin', () => {
    for (const [index, info] of games.entries()) {
      const usual = info.options.map((one) => one.values.findIndex(({ id }) => id === one.default));
      for (const [i, option] of info.options.entries()) {
        for (const [v, value] of option.values.entries()) {
          for (let seats = info.seats_min; seats <= info.seats_max; seats++) {
            const chosen = usual.map((one, k) => (k === i ? v : one));
            let isRefused = false;
            try {
              table.start(index, seats, chosen, new Uint8Array(32));
            } catch {
              isRefused = true;
            }
            expect([info.id, option.id, value.id, seats, isFor(value, seats)]).toEqual([
              info.id,
              option.id,
              value.id,
              seats,
              !isRefused,
            ]);
          }
        }
      }
    }
  });

  it('tell the teams where they make some', () => {
    expect(teamsOf(heroes, { mode: 'teams' })).toEqual([1, 2, 1, 2]);
    expect(teamsOf(heroes, { mode: 'free' })).toEqual([]);
    expect(teamsOf(heroes, {})).toEqual([]);
    expect(teamsOf(undefined, { mode: 'teams' })).toEqual([]);
    const others = games.filter((one) => one.id !== 'hlas').flatMap((one) => one.options);
    expect(others.flatMap((one) => one.values.filter(({ teams }) => teams))).toEqual([]);
  });

  it('go back to the usual one when the number of players no longer fits', () => {
    const wanted = { mode: 'teams', first: '4' };
    expect(fitting(heroes, wanted, 4)).toMatchObject(wanted);
    expect(fitting(heroes, wanted, 3)).toMatchObject({ mode: 'free', first: 'random' });
    const draft = new SetupDraft(heroes, 'open');
    draft.setCount(4);
    draft.options.mode = 'teams';
    draft.setSeat(2, 'bot:easy', true);
    expect(draft.snapshot().options.mode).toBe('teams');
    draft.setCount(3);
    expect(draft.snapshot().options.mode).toBe('free');
    draft.setCount(4);
    draft.options.mode = 'teams';
    draft.follow(['me', 'open'], 1);
    expect(draft.snapshot()).toMatchObject({ options: { mode: 'free' }, seats: ['me', 'open'] });
  });
});
