/* Who is who: one shape and colour for a player on all parts of the page, and what it can be told by. */
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import bids from '../../src/games/bids';
import fall from '../../src/games/fall';
import { SIDES, markOfSide } from '../../src/games/fall/identity';
import hlas from '../../src/games/hlas';
import { COLOURS } from '../../src/games/hlas/identity';
import icaion from '../../src/games/icaion';
import mysthea from '../../src/games/mysthea';
import seasons from '../../src/games/seasons';
import { Identities, SEAT_SHAPES, identityContext, ownMark } from '../../src/lib/identity.svelte';
import type { GameModule, Lang, LogEvent, TableState, View } from '../../src/lib/types';
import Chat from '../../src/ui/Chat.svelte';
import Log from '../../src/ui/Log.svelte';
import Seats from '../../src/ui/Seats.svelte';
import { RandomGame } from './random_game';

const GAMES: Record<string, GameModule> = { bids, fall, hlas, icaion, mysthea, seasons } as never;
const NAMES = ['Ania', 'Bartek', 'Celina', 'Dawid', 'Ewa'];

const identitiesOf = (view: View | null, module: GameModule | null, lang: Lang = 'en') =>
  new Identities(() => ({ view, module, lang }));

/* A whole board, as a table would show it. */
function boardOf(module: GameModule, view: View, events: LogEvent[] = []): string {
  const props = {
    view,
    legal: [],
    names: NAMES.slice(0, view.seats),
    lang: 'en' as const,
    busy: false,
    events,
    onaction() {},
  };
  const context = identityContext(identitiesOf(view, module));
  return render(module.Board, { props, context }).body;
}

/* What belongs to a player in a drawing, with its colour: a colour of the game's own is looked up
 * where the game sets it. */
function coloursByOwner(html: string): { owner: number; colour: string }[] {
  const tokens = new Map(
    [...html.matchAll(/(--[a-z]+(?:-[a-z0-9]+)+): (light-dark\([^)]*\))/g)].map((one) => [one[1], one[2]!]),
  );
  return [...html.matchAll(/<[a-z]+ [^>]*data-owner="(\d+)"[^>]*style="(?:color|background|--[a-z]+): ([^;"]*)/g)].map(
    ([, owner, value]) => {
      const name = /^var\((--[a-z0-9-]+)\)$/.exec(value!)?.[1];
      return { owner: Number(owner), colour: (name && tokens.get(name)) || value! };
    },
  );
}

function* settings() {
  const games = new RandomGame({ game: 'bids', seats: 2, seed: 1 }).table.games();
  for (const { id, seats_min, seats_max } of games.filter((one) => GAMES[one.id])) {
    for (let seats = seats_min; seats <= seats_max; seats++) {
      yield { game: id, seats, seed: seats };
      if (id === 'hlas' && seats === 4) yield { game: id, seats, seed: 9, options: { mode: 'teams' } };
      if (id === 'fall') {
        yield { game: id, seats, seed: 7, options: { characters: 'picked', colours: 'chosen' } };
      }
    }
  }
}

const FIRST = 14; /* decisions of a set-up, all of which are drawn */
const EVERY = 90;
const MOST = 420;

describe('a player', () => {
  for (const setting of settings()) {
    const { game: id, seats, options = {} } = setting as ReturnType<typeof settings> extends Generator<infer T> ? T & { options?: object } : never;
    it(`has one mark in ${id} with ${seats} ${JSON.stringify(options)}`, () => {
      const module = GAMES[id]!;
      const game = new RandomGame({ ...setting });
      const owners = new Set<number>();
      let known = 0;
      while (!game.isOver && game.ply < MOST) {
        if (game.ply < FIRST || game.ply % EVERY === 0) {
          const { view } = game.at(game.waiting[0]!);
          const identities = identitiesOf(view, module);
          for (const { owner, colour } of coloursByOwner(boardOf(module, view))) {
            owners.add(owner);
            expect(identities.marks(owner).map((mark) => mark.colour)).toContain(colour);
          }
          const marks = Array.from({ length: seats }, (_, seat) => identities.marks(seat)).flat();
          expect(new Set(marks.map((mark) => mark.shape)).size).toBe(marks.length);
          known = marks.filter((mark) => mark.title).length;
        }
        game.step();
      }
      for (let seat = 0; seat < seats; seat++) expect(owners.has(seat)).toBe(true);
      if (module.identity) expect(known).toBeGreaterThanOrEqual(seats);
    });
  }

  it('is a seat until it is known whom they play', () => {
    const chosen = { characters: 'picked', colours: 'chosen' };
    for (const [id, options] of [['hlas', {}], ['fall', chosen]] as const) {
      const { view } = new RandomGame({ game: id, seats: 3, seed: 1, options }).at(0);
      const identities = identitiesOf(view, GAMES[id]!);
      for (const seat of [0, 1, 2]) {
        expect(identities.marks(seat)).toEqual([ownMark(seat)]);
        expect(identities.title(seat)).toBe('');
      }
    }
    const nowhere = identitiesOf(null, null);
    expect(nowhere.marks(4)).toEqual([ownMark(4)]);
    expect(nowhere.team(0)).toBeNull();
    expect(nowhere.rivals).toEqual([]);
  });
});

/* A position in the middle of a game. */
function middleOf(game: string, seats: number, options: object = {}, plies = 120): View {
  const random = new RandomGame({ game, seats, seed: 3, options });
  while (!random.isOver && random.ply < plies) random.step();
  return random.at(0).view;
}

function tableOf(view: View, over: Partial<TableState> = {}): TableState {
  const seats = NAMES.slice(0, view.seats).map((nick) => ({ kind: 'person' as const, nick, online: true }));
  return {
    info: { id: 't', game: 'g', options: {}, status: 'running', you: 0, seats },
    view,
    legal: [],
    log: [],
    ply: 1,
    can_undo: false,
    chat: [],
    ...over,
  };
}

function drawn(component: typeof Seats | typeof Log | typeof Chat, props: object, view: View, id: string) {
  const context = identityContext(identitiesOf(view, GAMES[id]!));
  const { body } = render(component as never, { props, context } as never) as { body: string };
  return body.replace(/<!--.*?-->/g, '');
}

const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\u00a0/g, ' ').replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();

describe('the header', () => {
  it('names the character beside the player', () => {
    const view = middleOf('fall', 2);
    const html = drawn(Seats, { table: tableOf(view), names: NAMES }, view, 'fall');
    const heroes = (view.extra as { heroes: { seat: number; title: string }[] }).heroes;
    for (const { seat, title } of heroes) expect(textOf(html)).toContain(`${NAMES[seat]} · ${title}`);
  });

  it('shows both characters of one player', () => {
    const view = middleOf('fall', 1);
    const heroes = (view.extra as { heroes: { seat: number; title: string }[] }).heroes;
    expect(heroes).toHaveLength(2);
    const html = drawn(Seats, { table: tableOf(view), names: NAMES }, view, 'fall');
    expect(textOf(html)).toContain(`Ania · ${heroes[0]!.title}, ${heroes[1]!.title}`);
    expect(html.match(/data-owner="0"/g)).toHaveLength(2);
  });

  it('has a place for the solo enemy with its points', () => {
    const solo = middleOf('hlas', 1);
    const score = (solo.public as { score: number[] }).score[1]!;
    const html = drawn(Seats, { table: tableOf(solo), names: NAMES }, solo, 'hlas');
    expect(textOf(html.split('data-rival')[1]!)).toMatch(new RegExp(`The enemy · \\w+ ${score} VP$`));
    const two = middleOf('hlas', 2);
    expect(drawn(Seats, { table: tableOf(two), names: NAMES }, two, 'hlas')).not.toContain('data-rival');
  });

  it('shows teams and the ally', () => {
    const view = middleOf('hlas', 4, { mode: 'teams' });
    const html = drawn(Seats, { table: tableOf(view), names: NAMES }, view, 'hlas');
    expect([...html.matchAll(/data-team="(\d)"/g)].map((one) => one[1])).toEqual(['1', '2', '1', '2']);
    expect(html.match(/>ally</g)).toHaveLength(1);
    const identities = identitiesOf(view, hlas as never);
    expect([0, 1, 2, 3].filter((seat) => identities.isAlly(seat))).toEqual([2]);
    const free = middleOf('hlas', 4);
    expect(drawn(Seats, { table: tableOf(free), names: NAMES }, free, 'hlas')).not.toContain('data-team');
  });
});

describe('a line of the log', () => {
  const view = middleOf('fall', 2, {}, 40);
  const [one, other] = (view.extra as { heroes: { seat: number; title: string }[] }).heroes;
  const line = (text: string, seat: number | null = null) => ({ ply: 1, seat, kind: 'moved', text });
  const shown = (text: string, seat: number | null = null) =>
    drawn(Log, { log: [line(text, seat)], names: NAMES, newFrom: 9 }, view, 'fall');

  it('has the mark and the name of whoever plays the character', () => {
    const html = shown(`${one!.title} moves to A1`, one!.seat);
    expect(textOf(html)).toBe(`${NAMES[one!.seat]} · ${one!.title} moves to A1`);
    expect(coloursByOwner(html)).toEqual([
      { owner: one!.seat, colour: identitiesOf(view, fall as never).colour(one!.seat) },
    ]);
  });

  it('marks a second character where it stands', () => {
    const html = shown(`${one!.title} trades with ${other!.title}.`);
    expect(coloursByOwner(html).map(({ owner }) => owner)).toEqual([one!.seat, other!.seat]);
    expect(textOf(html)).toBe(
      `${NAMES[one!.seat]} · ${one!.title} trades with ${other!.title}.`,
    );
  });

  it('has the mark above the board, too', () => {
    const html = boardOf(fall as never, view, [line(`${one!.title}: A1 → C2`, one!.seat)]);
    const last = /<p class="last[^"]*">.*?<\/p>/s.exec(html)![0];
    expect(coloursByOwner(last).map(({ owner }) => owner)).toEqual([one!.seat]);
    expect(textOf(last.replace(/<!--.*?-->/g, ''))).toContain(`${one!.title}: A1 → C2`);
  });

  it('is only of its seat without a character, or with a longer word', () => {
    expect(coloursByOwner(shown('The night falls'))).toEqual([]);
    expect(coloursByOwner(shown(`x${one!.title}x`, 1)).map(({ owner }) => owner)).toEqual([1]);
  });
});

describe('the solo enemy', () => {
  it('has its mark in the log, in every form of its name', () => {
    const solo = middleOf('hlas', 1);
    const { colour } = identitiesOf(solo, hlas as never).marks(1)[0]!;
    for (const [lang, text] of [
      ['en', 'The enemy, hero 1: Attack'],
      ['en', 'Hero 1 of the enemy goes from A to B'],
      ['pl', 'Wróg zbiera żeton'],
      ['pl', 'Czar wroga: Grom'],
    ] as const) {
      const parts = identitiesOf(solo, hlas as never, lang).partsOf(text);
      const [only, ...more] = parts.filter((part) => typeof part !== 'string');
      expect(more).toEqual([]);
      expect(only).toMatchObject({ player: 1, mark: { colour } });
      expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(text);
    }
    const two = identitiesOf(middleOf('hlas', 2), hlas as never);
    expect(two.partsOf('The enemy, hero 1')).toEqual(['The enemy, hero 1']);
  });
});

describe('the chat', () => {
  it('has the marks of those who sit at the table, and of no other', () => {
    const view = middleOf('hlas', 2);
    const lines = ['Bartek', 'Zenon', ''].map((nick) => ({ nick, text: 'hi', at: 0 }));
    const html = drawn(Chat, { lines, nicks: ['', 'Bartek'] }, view, 'hlas');
    expect(coloursByOwner(html)).toEqual([
      { owner: 1, colour: identitiesOf(view, hlas as never).colour(1) },
    ]);
  });
});

/* Contrast as WCAG counts it. */
type Theme = 'light' | 'dark';
const css = readFileSync(new URL('../../src/app.css', import.meta.url), 'utf8');

function hexOf(colour: string, theme: Theme): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  const value = name ? new RegExp(`${name}: (light-dark\\([^)]*\\))`).exec(css)?.[1] : colour;
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? '');
  if (!pair) throw new Error(`no colour: ${colour}`);
  return pair[theme === 'light' ? 1 : 2]!;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (a! + 0.05) / (b! + 0.05);
}

const MARK = 3;
const TEXT = 4.5;
const GROUNDS = ['--bg', '--surface', '--surface-2', '--accent-soft', '--warn-soft'];

describe('contrast', () => {
  const marks = [
    ...SEAT_SHAPES.map((_, seat) => ownMark(seat).colour),
    ...Array.from({ length: SIDES }, (_, i) => markOfSide(i + 1).colour),
    ...Object.values(COLOURS),
  ];

  it('is counted as known examples say', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`of marks on every ground is enough in the ${theme} theme`, () => {
      for (const mark of marks) {
        for (const ground of GROUNDS) {
          const found = contrast(hexOf(mark, theme), hexOf(`var(${ground})`, theme));
          expect([mark, ground, found >= MARK || found]).toEqual([mark, ground, true]);
        }
      }
    });

    it(`of the symbols on plates of factions is enough in the ${theme} theme`, () => {
      for (const plate of Object.values(COLOURS)) {
        const found = contrast('#ffffff', hexOf(plate, theme));
        expect([plate, found >= MARK || found]).toEqual([plate, true]);
      }
    });

    it(`of names, titles and flags is enough in the ${theme} theme`, () => {
      for (const text of ['--text', '--muted']) {
        for (const ground of GROUNDS) {
          const found = contrast(hexOf(`var(${text})`, theme), hexOf(`var(${ground})`, theme));
          expect([text, ground, found >= TEXT || found]).toEqual([text, ground, true]);
        }
      }
    });
  }
});
