/* The small logic behind the screen: facts, what the night may bring, changes, the end. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../tests/unit/board_reach';
import { isOf } from '../../../lib/action';
import { regionPoints } from '../../icaion/land/geometry';
import { regions } from '../../icaion/land.gen';
import Board from '../Board.svelte';
import Score from '../Score.svelte';
import { changesBetween } from '../changes';
import { bonuses, cards, islands, monsters, sides } from '../data.gen';
import { ISLES, isleNumber } from '../facts';
import { EDGE, arrow, colossusPoint, islandPoints } from '../geometry';
import {
  doomsOf,
  fieldsOf,
  fortAt,
  heroesAt,
  infestedBy,
  islesOf,
  machinesBySide,
  ownFirst,
  sumOf,
  threatsOf,
} from '../model';
import { STRINGS } from '../strings';
import { findTargets, monsterAt, regionAt } from '../targets';
import type { Forecast, View } from '../view.gen';
import { forecastLines, islandLabel, regionLabel } from '../words';
import { decisions, fall, type Position } from './positions';

const changed = (view: View, fields: object, extra: object = {}): View => ({
  ...view,
  public: { ...view.public, ...fields },
  extra: { ...view.extra, ...extra },
});
const card = (fields: Partial<Forecast>): Forecast => ({
  card: 'river-card',
  title: 'river',
  left: 2,
  is_next: false,
  is_invasion: false,
  marches: [],
  attacked: [],
  maybe_attacked: [],
  damage: 0,
  bare_islands: [],
  ...fields,
});
const { view } = fall(2, 0).at(0);

describe('a relic in the turn of another', () => {
  it('is offered with one answer that stands out: not this turn', () => {
    let found = 0;
    for (const position of decisions(20)) {
      if (position.view.decision !== 'STEP_IN' || found >= 10) continue;
      found += 1;
      const html = drawn(Board, position);
      const main = [...html.matchAll(/class="answer main[^>]*data-action="([^"]*)"/g)];
      const { choices } = findTargets(position.view, position.legal);
      const passes = choices.filter((one) => one.kind === 'pass' && one.a === 0);
      expect(main.map(([, action]) => action)).toEqual(passes.map(({ action }) => action));
      expect(passes).toHaveLength(1);
    }
    expect(found).toBe(10);
  });
});

describe('an attack', () => {
  /* Where it is marked: the region or the monster that says so, and how often it is drawn. */
  function marked(position: Position) {
    const html = drawn(Board, position);
    const said = html.matchAll(/data-target="([^"]*)" aria-label="([^"]*)"/g);
    return {
      said: [...said].flatMap(([, place, label]) =>
        label!.includes(STRINGS.en.underAttack) ? [place] : [],
      ),
      count: html.split('class="struck').length - 1,
    };
  }

  it('is marked on the map while it goes on', () => {
    const found = { attack: 0, strike: 0 };
    for (const { view: seen, legal, seat, game } of decisions(20)) {
      const { choices } = findTargets(seen, legal);
      const one = choices.find((one) => isOf(one, ['strike', 'attack']));
      if (!one || found[one.kind] >= 3) continue;
      expect(marked({ view: seen, legal, seat })).toEqual({ said: [], count: 0 });
      game.play(seat, one.action);
      const after = game.isOver ? null : game.at(seat);
      if (!after || !['MORE', 'PAY', 'KILL'].includes(after.view.decision ?? '')) continue;
      const place = one.kind === 'attack' ? regionAt(one.a) : monsterAt(monsters[one.a - 1]!);
      expect(marked(after)).toEqual({ said: [place], count: 1 });
      found[one.kind]++;
    }
    expect(found).toEqual({ attack: 3, strike: 3 });
  });
});

describe('facts', () => {
  it('are those of the rules', () => {
    const game = fall(2, 1);
    for (const lang of ['en', 'pl'] as const) {
      const titles = game.table.glossary(game.index, lang).map((one) => one.title);
      for (const one of islands) expect(titles).toContain(one.name[lang]);
    }
    const ids = game.table.glossary(game.index, 'en').map((one) => one.id);
    expect(ids).toEqual(expect.arrayContaining([...monsters, ...cards.map((one) => one.id)]));
    expect([islands.length, ISLES.length, sides.length, cards.length]).toEqual([5, 15, 5, 80]);
    expect(cards.every((one) => bonuses[one.bonus] && one.points > 0)).toBe(true);
    expect(isleNumber('tree-crystal')).toBe(7);
  });

  it('lie inside the drawing', () => {
    for (const { x, y } of [...islandPoints, colossusPoint('x0'), colossusPoint('x3')]) {
      expect(Math.hypot(x, y) + 50).toBeLessThan(EDGE);
    }
    const { line, head } = arrow(regionPoints[5]!, regionPoints[0]!);
    expect(line).toMatch(/^M[-\d. ]+Q[-\d. ]+$/);
    expect(head).toMatch(/^M[-\d. L]+Z$/);
  });

  it('are said in both languages', () => {
    expect(Object.keys(STRINGS.pl).sort()).toEqual(Object.keys(STRINGS.en).sort());
    expect(regionLabel(view, 0, 'en')).toContain('Region I0, river');
    expect(islandLabel(view, 'tree', 'en')).toContain('Tree island: ');
  });
});

describe('the table', () => {
  it('counts enemies by type, on the board and on islands', () => {
    const golems = view.public.golems.map((_, i) => (i === 2 ? 2 : 0));
    const parasites = view.public.parasites.map((_, i) => (i === 2 ? 1 : 0));
    const constructs = golems.map(() => 0);
    const seen = changed(view, { golems, parasites, constructs });
    expect(regionLabel(seen, 2, 'en')).toContain('2 golems, 1 parasite');
    expect(regionLabel(seen, 3, 'en')).toContain('no enemies');
    for (const { id } of islands) {
      expect(islesOf(view, id).filter((one) => one.unit === 'golem')).toHaveLength(1);
    }
  });

  it('fills the fields of the City with besiegers first, then crystals', () => {
    const fields = fieldsOf(changed(view, { besiegers: [1, 1], city: [0, 1, 0, 0, 0] }));
    expect(fields.map((one) => one.holds)).toEqual([
      'besieger',
      'besieger',
      'crystal',
      'nothing',
      'nothing',
    ]);
    expect(fields.slice(0, 2).map((one) => one.unit)).toEqual(['golem', 'construct']);
    expect(fields[2]!.colour).toBe(1);
  });

  it('knows who stands where once play has begun', () => {
    const node = ['c0', 'a1', 'c0', 'c0', 'c0'];
    const hero = ['anuth', 'cursed', 'none', 'none', 'none'];
    const crystals = view.public.crystals.map(() => [0, 0, 0, 0, 0]);
    const before = changed(view, { node, hero, crystals, in_turn: 0 });
    expect(heroesAt(before, 0)).toEqual([]);
    expect(heroesAt(changed(before, { in_turn: 1 }), 0)).toEqual([0]);
    expect(fortAt(changed(view, { fort: [[], ['c0'], [], [], []] }), 0)).toBe(1);
    expect(fortAt(view, 0)).toBeNull();
  });

  it("puts one's own character first", () => {
    expect(ownFirst({ ...view, seat: 1 })).toEqual([1, 0]);
    expect(ownFirst({ ...view, seat: null })).toEqual([0, 1]);
  });

  it('points at what has changed', () => {
    const golems = view.public.golems.map((count, i) => (i === 4 ? count + 1 : count));
    const changes = changesBetween(view, changed(view, { golems, defence: 90 }));
    expect([...(changes?.regions ?? [])]).toEqual([4]);
    expect(changes?.defence).toBe(90 - view.public.defence);
    expect(changesBetween(view, view)).toBeNull();
    expect(changesBetween(null, view)).toBeNull();
  });
});

describe('the night', () => {
  it('says which cards would end the game', () => {
    const seen = changed(view, { defence: 10, besiegers: [2, 1] });
    const storm = card({
      marches: [0, 1].map((from) => ({ unit: 'golem', from, to: [], count: 1 })),
    });
    expect(doomsOf(seen, card({ damage: 9 }))).toEqual([]);
    expect(doomsOf(seen, card({ damage: 10 }))).toEqual(['city-fell']);
    expect(doomsOf(seen, storm)).toEqual(['besieged']);
    expect(doomsOf(seen, card({ bare_islands: [2] }))).toEqual(['bare-island']);
  });

  it('counts the cards that threaten a region', () => {
    const events = [
      card({ attacked: [2], left: 2 }),
      card({ card: 'forest-card', attacked: [2], maybe_attacked: [3], left: 1 }),
    ];
    const threats = threatsOf(changed(view, {}, { events }));
    expect(threats[2]).toEqual({ sure: 3, perhaps: 0 });
    expect(threats[3]).toEqual({ sure: 0, perhaps: 1 });
    expect(threats[0]).toEqual({ sure: 0, perhaps: 0 });
  });

  it('brings parasites to the regions at the Colossus', () => {
    const seen = changed(view, { colossus: 'x1' });
    expect(infestedBy(seen, card({ card: 'colossus-card' }))).toEqual([6, 11]);
    expect(infestedBy(seen, card({}))).toEqual([]);
    expect(infestedBy(seen, null)).toEqual([]);
  });

  it('is told in a few words', () => {
    const said = forecastLines(card({ attacked: [0, 5], damage: 5 }), 'en').join();
    expect(said).toContain(`${regions[0]!.name}, ${regions[5]!.name}`);
    expect(said).toContain('−5');
    expect(forecastLines(card({}), 'en')).toContain(STRINGS.en.noAttack);
  });

  it('shows every sort of card with how many lie open', () => {
    const html = drawn(Board, { view: changed(view, { shown: [2, 1, 0, 0, 0] }), legal: [] });
    expect(html).toContain(STRINGS.en.open(2, 2));
    expect(html).toContain(STRINGS.en.open(1, 2));
    expect(html).toContain(STRINGS.en.threats);
  });
});

describe('the end', () => {
  const names = ['Ania', 'Bartek', 'Celina', 'Dawid', 'Ewa'];
  const told = (seen: View) =>
    render(Score, { props: { view: seen, names, lang: 'en' as const } }).body;

  it('says why, for games as they end', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < 14; seed++) {
      const game = fall(1 + (seed % 5), seed);
      while (!game.isOver) game.step();
      const { view: seen } = game.at(null);
      const { end } = seen.extra;
      expect(end).toBeDefined();
      const html = told(seen);
      expect(html).toContain(end!.text);
      expect(html.match(new RegExp(STRINGS.en.cause, 'g'))).toHaveLength(1);
      expect(end!.score).toBe(game.table.status(game.ply).scores[0]);
      expect(machinesBySide(seen).every((one) => one.now <= one.first || one.first < 9)).toBe(true);
      expect(drawn(Board, game.at(null))).not.toContain(STRINGS.en.threats);
      reasons.add(seen.public.outcome);
    }
    expect(reasons.size).toBeGreaterThan(1);
  });

  it('tells a win from a loss', () => {
    const end = { is_won: true, text: 'Won!', score: 150, machines_lost: 2 };
    const html = told(changed(view, { outcome: 'won' }, { end }));
    expect(html).toContain('Won!');
    expect(html).toContain('won');
    expect(sumOf([1, 2])).toBe(3);
  });
});

describe('random games', () => {
  it('never break the screen in Polish', () => {
    let count = 0;
    for (const position of decisions(3, 'pl')) {
      if (count++ % 40 === 0) expect(drawn(Board, position)).toContain('data-target');
    }
    expect(count).toBeGreaterThan(60);
  });
});
