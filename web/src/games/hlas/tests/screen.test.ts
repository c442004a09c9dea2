/* The small logic behind the screen: facts, the map, pieces, changes, secrets, the score. */
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../tests/unit/board_reach';
import Board from '../Board.svelte';
import { changesBetween } from '../changes';
import { edges, heroes, regions, spells, tactics, tokens, units } from '../data.gen';
import { AIR_VESSEL, CAPITAL, HERO_1, SERF, TOWER, WARRIOR, goalOf, pieceName, regionNumber } from '../facts';
import { MARGIN, SIDE, blockOf, lands, pointOf, shapes, wraps } from '../geometry';
import { ICONS, PLATES } from '../icons';
import { GOALS, armiesIn, countsOf, isOut, isSetup, piecesOf, stageOf, supplyOf, tokensIn } from '../model';
import { epilogueOf, linesOf, namesOf, sourcesOf } from '../score';
import { STRINGS } from '../strings';
import type { View } from '../view.gen';
import { regionLabel, spellLabel } from '../words';
import { decisions, hlas } from './positions';

const changed = (view: View, fields: object): View => ({
  ...view,
  public: { ...view.public, ...fields },
});

/* A row of a table by player with some cells put in. */
const withCells = (table: number[][], player: number, cells: Record<number, number>) =>
  table.map((row, i) => (i === player ? row.map((n, k) => cells[k] ?? n) : row));

describe('facts', () => {
  it('are those of the rules', () => {
    const game = hlas(2, 1);
    for (const lang of ['en', 'pl'] as const) {
      const entries = game.table.glossary(game.index, lang);
      const byId = new Map(entries.map((one) => [one.id, one]));
      for (const one of [...spells.slice(0, 29), ...tactics, ...tokens]) {
        expect(byId.get(one.id)?.title).toBe(one.name[lang]);
        expect(byId.get(one.id)?.text).toContain(one.text[lang]);
      }
      for (const hero of heroes) {
        for (const tier of hero.tiers) expect(byId.get(hero.id)?.text).toContain(tier[lang]);
      }
    }
    expect([regions.length, spells.length, units.length, heroes.length]).toEqual([53, 31, 28, 12]);
    expect(spells.reduce((sum, one, i) => sum + (i < 29 ? one.copies : 0), 0)).toBe(60);
    expect(regionNumber('sea-x')).toBe(53);
    expect(regionNumber('aboard-sea')).toBe(0);
    expect(pieceName(0, CAPITAL).en).toBe('capital');
  });

  it('are said in both languages', () => {
    expect(Object.keys(STRINGS.pl).sort()).toEqual(Object.keys(STRINGS.en).sort());
    expect(STRINGS.pl.sources).toHaveLength(STRINGS.en.sources.length);
    expect(spellLabel('haste', 'pl')).toContain('Pośpiech');
    expect(Object.keys(PLATES)).toHaveLength(4);
    expect(Object.keys(ICONS)).toEqual(expect.arrayContaining(['food', 'ore', 'mana', 'tower']));
  });

  it('do not speak of a mouse, which a phone has not', () => {
    for (const lang of ['en', 'pl'] as const) {
      const how = Object.entries(STRINGS[lang]).filter(([key]) => key.startsWith('how'));
      for (const [, text] of how) expect(text).not.toMatch(/click|hover|klik|najedź/i);
    }
  });
});

describe('the map', () => {
  it('lies inside the drawing', () => {
    for (const { number } of regions) {
      const { x, y } = pointOf(number);
      expect(Math.min(x, y)).toBeGreaterThan(-MARGIN);
      expect(Math.max(x, y)).toBeLessThan(SIDE + MARGIN);
      expect(shapes[number - 1]).toMatch(/^M[-\d. L]+Z$/);
    }
    expect(Object.keys(lands)).toHaveLength(4);
  });

  it('has every way around it at both of its ends', () => {
    const around = edges.filter(({ kind }) => kind.endsWith('wrap'));
    expect(wraps).toHaveLength(2 * around.length);
    for (const { at, region } of wraps) {
      const here = pointOf(region);
      expect(at.x === here.x || at.y === here.y).toBe(true);
      expect(Math.min(at.x, at.y) < 0 || Math.max(at.x, at.y) > SIDE).toBe(true);
    }
  });

  it('finds room for any number of pieces', () => {
    for (let count = 1; count <= 9; count++) {
      const block = blockOf(count);
      const places = Array.from({ length: count }, (_, i) => block.at(i));
      const keys = new Set(places.map(({ x, y }) => `${x}:${y}`));
      expect(keys.size).toBe(count);
      for (const { x, y } of places) {
        expect(Math.hypot(x + block.size / 2, y + block.size / 2)).toBeLessThan(58);
      }
      /* The badge of one does not reach the next. */
      for (const [i, one] of places.entries()) {
        for (const other of places.slice(i + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          expect(apart).toBeGreaterThan(1.09 * block.size);
        }
      }
    }
  });
});

describe('the goals', () => {
  const game = hlas(2, 4);
  while (isSetup(game.at(0).view)) game.step();

  /* A button that enlarges nothing would be disabled. */
  it('can be read about, each', () => {
    const html = drawn(Board, game.at(0));
    for (const goal of GOALS) {
      const { goalNotes, goalBrings } = STRINGS.en;
      const label = `${goalOf(goal).name.en}. ${goalBrings}: ${goalNotes[goal]}`;
      const [button] = html.match(new RegExp(`<button[^>]*aria-label="${label}[^>]*>`)) ?? [];
      expect(button).toBeDefined();
      expect(button).not.toContain('aria-disabled');
    }
  });

  it('count what each player has', () => {
    const { counts } = countsOf(game.at(0).view, 'expand');
    expect(counts).toEqual([
      { player: 0, count: 3 },
      { player: 1, count: 3 },
    ]);
  });
});

describe('pieces', () => {
  const game = hlas(2, 4);
  while (game.at(0).view.decision !== 'ACTION' && game.at(1).view.decision !== 'ACTION') game.step();
  const { view } = game.at(0);
  const capital = regionNumber(view.public.capital[0]);

  it('are told by region', () => {
    expect(piecesOf(view, 0, capital)).toEqual([
      { kind: CAPITAL, count: 1 },
      { kind: WARRIOR, count: 1 },
      { kind: SERF, count: 2 },
    ]);
    expect(supplyOf(view, 0, SERF)).toBe(10);
    expect(supplyOf(view, 0, HERO_1)).toBe(1);
    expect(armiesIn(view, capital).map((army) => army.player)).toEqual([0]);
    const label = regionLabel(view, capital, 'en', (player) => `Player ${player + 1}`);
    expect(label).toContain('Player 1');
    expect(label).toContain('Serf ×2');
  });

  it('aboard a vessel are where it is', () => {
    const { hero, vessel, cargo_serf } = view.public;
    const at = (rows: string[][], row: string[]) => rows.map((one, i) => (i === 0 ? row : one));
    const sailing = changed(view, {
      vessel: at(vessel, ['none', 'bay-n']),
      hero: at(hero, ['aboard-air', 'none', 'none']),
      cargo_serf: withCells(cargo_serf, 0, { 1: 1 }),
    });
    expect(piecesOf(sailing, 0, regionNumber('bay-n'))).toEqual([
      { kind: AIR_VESSEL, count: 1 },
      { kind: HERO_1, count: 1, aboard: true },
      { kind: SERF, count: 1, aboard: true },
    ]);
  });

  it('glow as changes, with the way they went', () => {
    const { serf } = view.public;
    const after = changed(view, {
      serf: withCells(serf, 0, { [capital]: 0, [capital + 1]: 2 }),
      score: [3, 0, 0, 0],
    });
    const changes = changesBetween(view, after);
    expect(changes?.moves).toEqual([{ player: 0, from: capital, to: capital + 1 }]);
    expect([...(changes?.regions ?? [])]).toEqual([capital, capital + 1]);
    expect(changes?.score[0]).toBe(3);
    expect(changesBetween(view, view)).toBeNull();
    expect(changesBetween(null, view)).toBeNull();
  });

  it('of the rest of the world are out of play with two', () => {
    const gone = regions.filter((one) => isOut(view, one.number));
    expect(gone).toHaveLength(10);
    expect(new Set(gone.map((one) => one.continent)).size).toBe(1);
  });

  it('keep towers apart from units', () => {
    const tower = view.public.tower.map((row, i) => (i === 1 ? ['nw-m', 'none', 'none'] : row));
    const region = regionNumber('nw-m');
    expect(piecesOf(changed(view, { tower }), 1, region)).toEqual([{ kind: TOWER, count: 1 }]);
  });
});

describe('secrets', () => {
  it('stay so: a face-down token has no face for who never saw it', () => {
    let count = 0;
    for (const { game } of decisions(2)) {
      if (count++ % 200 !== 0) continue;
      for (const { number } of regions) {
        expect(tokensIn(game.at(null).view, number).down.every((id) => id === null)).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  it('stay so: a chosen tactic is a card back to the other side', () => {
    let seen = 0;
    for (const { game, view, seat, legal } of decisions(12)) {
      if (view.decision !== 'TACTIC' || game.waiting.length < 2) continue;
      const other = game.waiting.find((one) => one !== seat)!;
      expect(drawn(Board, game.at(other))).not.toContain(STRINGS.en.tacticSecret);
      game.play(seat, legal[0]!.action);
      expect(drawn(Board, { ...game.at(other), legal: [] })).toContain(STRINGS.en.tacticSecret);
      expect(drawn(Board, game.at(seat))).toContain(STRINGS.en.tacticYours);
      expect(drawn(Board, game.at(null))).not.toContain(STRINGS.en.tacticYours);
      if (++seen === 3) break;
    }
    expect(seen).toBe(3);
  });

  it('are over once both are revealed', () => {
    expect(stageOf(7, 'TACTIC')).toBe('tactics');
    expect(stageOf(9)).toBe('payment');
    expect(stageOf(16)).toBe('retreat');
  });
});

describe('the final score', () => {
  it('adds up, the enemy alone included', () => {
    for (let seed = 0; seed < 6; seed++) {
      const game = hlas(1 + (seed % 4), seed);
      while (!game.isOver) game.step();
      const { view } = game.at(null);
      const { ranks } = game.table.status(game.ply);
      const lines = linesOf(view);
      expect(lines).toHaveLength(Math.max(2, view.seats));
      expect(namesOf(view, ['Ania', 'Bartek', 'Celina', 'Dawid'], 'en')).toHaveLength(lines.length);
      for (const line of lines) {
        expect(line.points).toHaveLength(sourcesOf('en').length);
        const isFallen = line.total === 0;
        const sum = line.points.reduce((all, one) => all + one, 0);
        if (!isFallen) expect(sum).toBe(line.total);
        if (line.seat < view.seats) expect(line.rank).toBe(ranks[line.seat]);
      }
      for (const lang of ['en', 'pl'] as const) {
        const epilogue = epilogueOf(view, lang);
        expect(epilogue.length).toBeGreaterThan(1);
        expect(epilogue.join(' ').split('. ').length).toBeGreaterThan(4);
      }
    }
  });
});
