/* The small logic behind the screen: facts, changes, the score. */
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../tests/unit/board_reach';
import Board from '../Board.svelte';
import { changesBetween } from '../changes';
import { characters, oddities } from '../data.gen';
import { craters, edges, nodes, regions } from '../land.gen';
import {
  EDGE,
  craterPoints,
  depthIn,
  inRow,
  nodePoints,
  regionBorders,
  regionNames,
  regionPoints,
  regionShapes,
} from '../land/geometry';
import { ICONS } from '../icons';
import { machinesIn, ownerOf, reservedOf, seekersAt } from '../model';
import { linesOf, sourcesOf } from '../score';
import { STRINGS } from '../strings';
import type { View } from '../view.gen';
import { cardLabel, regionLabel } from '../words';
import { icaion } from './positions';

const changed = (view: View, fields: object): View => ({
  ...view,
  public: { ...view.public, ...fields },
});

describe('facts', () => {
  it('are those of the rules', () => {
    const game = icaion(2, 1);
    for (const lang of ['en', 'pl'] as const) {
      const titles = game.table.glossary(game.index, lang).map((one) => one.title);
      for (const one of [...oddities, ...characters]) {
        expect(titles.some((title) => title.includes(one.name[lang]))).toBe(true);
      }
    }
    expect([nodes.length, regions.length, craters.length]).toEqual([40, 15, 5]);
    expect(oddities).toHaveLength(50);
    expect(edges.every(([one, other]) => one !== other && nodes[one] && nodes[other])).toBe(true);
  });

  it('lie inside the drawing', () => {
    for (const { x, y } of [...nodePoints, ...regionPoints, ...craterPoints]) {
      expect(Math.hypot(x, y)).toBeLessThan(EDGE);
    }
    for (const shape of regionShapes) expect(shape).toMatch(/^M[-\d. L]+Z$/);
    expect([inRow(0, 3, 10), inRow(1, 3, 10), inRow(2, 3, 10)]).toEqual([-10, 0, 10]);
  });

  it('have names that stand in their regions, clear of the nodes', () => {
    regionNames.forEach((at, i) => {
      expect(depthIn(regionBorders[i]!, at), regions[i]!.name).toBeGreaterThan(8);
      const far = nodePoints.map((node) => Math.hypot(node.x - at.x, node.y - at.y));
      expect(Math.min(...far), regions[i]!.name).toBeGreaterThan(30);
    });
  });

  it('are said in both languages', () => {
    expect(Object.keys(STRINGS.pl).sort()).toEqual(Object.keys(STRINGS.en).sort());
    const { view } = icaion(3, 2).at(0);
    const label = regionLabel(view, 0, 'en', (seat) => `Player ${seat + 1}`);
    expect(label).toContain(regions[0]!.name);
    expect(cardLabel(view, oddities[0]!.id, 'en')).toContain(oddities[0]!.name.en);
    expect(Object.keys(ICONS)).toEqual(expect.arrayContaining(['parasite', 'colossus', 'shard']));
  });
});

describe('the table', () => {
  const { view } = icaion(2, 2).at(0);

  it('knows whose machines there are', () => {
    expect([0, 1, 5, 6, 7].map(ownerOf)).toEqual([
      null,
      { seat: 0 },
      { seat: 4 },
      { neutral: 0 },
      { neutral: 1 },
    ]);
    const machine = view.public.machine.map((_, i) => (i === 3 ? [2, 0, 6] : [0, 0, 0]));
    expect(machinesIn(changed(view, { machine }), 3)).toEqual([{ seat: 1 }, null, { neutral: 0 }]);
  });

  it('has nobody on the first node before the first Year', () => {
    const node = view.public.node.map(() => nodes[0]!.id);
    expect(seekersAt(changed(view, { node, year: 0 }), 0)).toEqual([]);
    expect(seekersAt(changed(view, { node, year: 1 }), 0)).toEqual([0, 1]);
  });

  it('shows discarded cards and machines that are reserved', () => {
    const reserved = [
      [6, 0],
      [0, 0],
      [7, 2],
    ];
    const [one] = oddities;
    const position = { seat: 0, legal: [] };
    const before = drawn(Board, { ...position, view: changed(view, { discard: [], reserved: [] }) });
    const after = drawn(Board, {
      ...position,
      view: changed(view, { discard: [one!.id], reserved }),
    });
    expect(reservedOf(changed(view, { reserved }))).toEqual([
      { owner: { neutral: 0 }, type: 0 },
      { owner: { neutral: 1 }, type: 2 },
    ]);
    expect(before).not.toContain(STRINGS.en.reserved);
    expect(after).toContain(STRINGS.en.reserved);
    expect(after).toContain(STRINGS.en.discard(1));
    expect(after).toContain(one!.name.en);
    expect(before).not.toContain(STRINGS.en.discard(1));
  });

  it('points at what has changed', () => {
    const crystals = view.public.crystals.map((count, i) => (i === 4 ? count + 1 : count));
    const reputation = view.public.reputation.map((points, seat) => points + 2 * seat);
    const changes = changesBetween(view, changed(view, { crystals, reputation }));
    expect([...(changes?.regions ?? [])]).toEqual([4]);
    expect(changes?.reputation.slice(0, 2)).toEqual([0, 2]);
    expect(changesBetween(view, view)).toBeNull();
    expect(changesBetween(null, view)).toBeNull();
  });
});

describe('the final score', () => {
  it('adds up', () => {
    let tiles = 0;
    for (let seed = 0; seed < 12; seed++) {
      const game = icaion(2 + (seed % 4), seed);
      while (!game.isOver) game.step();
      const { view } = game.at(null);
      const { scores, ranks } = game.table.status(game.ply);
      for (const line of linesOf(view, 'en')) {
        expect(line.points).toHaveLength(sourcesOf('en').length);
        expect(line.total).toBe(scores[line.seat]);
        expect(line.points.reduce((sum, one) => sum + one, 0)).toBe(line.total);
        expect(line.rank).toBe(ranks[line.seat]);
        tiles += view.extra.players[line.seat]!.score.tiles.filter((one) => one.points > 0).length;
      }
    }
    expect(tiles).toBeGreaterThan(0);
  });
});
