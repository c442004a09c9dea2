/* The small logic behind the screen, and that every legal action can be reached on it. */
import { describe, expect, it } from 'vitest';
import { drawn, reach } from '../../../../tests/unit/board_reach';
import Board from '../Board.svelte';
import { pictureOf } from '../art';
import { changesBetween } from '../changes';
import { cards, champions, encounters, islands, monsters, regions, trackGlory } from '../data.gen';
import { KINDS, regionsOf } from '../facts';
import { EMBLEM_RADIUS, FIGHT_RADIUS, LOBES, MONSTER_RADIUS, MONSTER_SPOTS, TALL, WIDE, blob } from '../geometry';
import { ICONS } from '../icons';
import { armiesIn, liftedIsland, ownerOf, rankOf } from '../model';
import { linesOf, sourcesOf } from '../score';
import { STRINGS } from '../strings';
import { findTargets, isOrdering, isRisky, placesOf } from '../targets';
import type { ActionKind, View } from '../view.gen';
import { cardLabel, longestWord, regionLabel } from '../words';
import { decisions, mysthea } from './positions';

const GAMES = 24;

describe('facts', () => {
  it('are those of the rules', () => {
    const game = mysthea(2, 1);
    for (const lang of ['en', 'pl'] as const) {
      const entries = game.table.glossary(game.index, lang);
      const things = [
        ...cards.map((one) => ({ id: one.id, title: one.name[lang], text: one.text[lang] })),
        ...champions.map((one) => ({ id: one.id, title: one.name[lang], text: one.text[lang] })),
        ...monsters.map((one) => ({ id: one.id, title: one.name, text: one.behaviour[lang] })),
        ...encounters.map((one) => ({ id: one.id, title: one.id.toUpperCase(), text: '.' })),
      ];
      expect(entries.map((one) => one.id)).toEqual(things.map((one) => one.id));
      entries.forEach((one, i) => {
        expect(one.title).toContain(things[i]!.title);
        expect(one.text.endsWith(things[i]!.text)).toBe(true);
      });
    }
    expect(islands.every((one) => regionsOf(one.id).length === 3)).toBe(true);
    expect(trackGlory).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(encounters).toHaveLength(30);
    for (const one of encounters) expect(one.icons).toHaveLength(2);
  });

  it('have symbols for everything', () => {
    const known = new Set(Object.keys(ICONS));
    for (const card of cards) {
      const { takes, does } = pictureOf(card);
      expect(does.length).toBeGreaterThan(0);
      for (const sign of [...takes, ...does]) expect(known).toContain(sign.icon);
      expect(does.map((sign) => sign.icon)).not.toContain('unknown');
      expect(KINDS).toContain(card.kind);
    }
    for (const one of [...monsters, ...islands]) expect(known).toContain(one.id);
    for (const paths of Object.values(ICONS)) {
      for (const [, d] of paths) expect(d).toMatch(/^M[-\d.\sa-zA-Z]+$/);
    }
  });

  it('do not tell what encounters bring', () => {
    for (const one of encounters) expect(Object.keys(one)).toEqual(['number', 'id', 'glory', 'icons']);
  });
});

describe('words', () => {
  it('are there in both languages', () => {
    const keys = (lang: 'en' | 'pl') => Object.keys(STRINGS[lang]);
    expect(keys('pl')).toEqual(keys('en'));
    const { view } = mysthea(3, 2).at(0);
    for (const lang of ['en', 'pl'] as const) {
      expect(cardLabel('c001', lang)).toContain(cards[0]!.text[lang]);
      expect(regionLabel(view, 1, lang, () => 'Ania')).toContain(regions[0]!.name[lang]);
    }
  });

  it('say the era of a card, which start cards have not', () => {
    const [first] = cards.filter(({ era }) => era === 1);
    expect(cardLabel(first!.id, 'pl')).toContain(', Era I.');
    expect(cardLabel('c001', 'pl')).not.toContain('Era');
  });

  it('measure a name by its longest word', () => {
    expect(longestWord("Champion's Leap")).toBe(10);
    expect(longestWord('Atak')).toBe(4);
  });

  it('do not speak of a mouse, which a phone has not', () => {
    for (const lang of ['en', 'pl'] as const) {
      const how = Object.entries(STRINGS[lang]).filter(([key]) => key.startsWith('how'));
      for (const [, text] of how) expect(text).not.toMatch(/click|hover|klik|najedź/i);
    }
  });
});

describe('drawing', () => {
  it('keeps islands inside the sky', () => {
    for (const { places, width, height } of [WIDE, TALL]) {
      for (const { x, y } of places) {
        expect(x - 160).toBeGreaterThanOrEqual(-2);
        expect(x + 160).toBeLessThanOrEqual(width + 2);
        expect(y - 165).toBeGreaterThanOrEqual(0);
        expect(y + 172).toBeLessThanOrEqual(height + 2);
      }
    }
    expect(blob(50, 1)).toMatch(/^M[-\d. Q]+Z$/);
  });

  it('marks a battle where neither the emblem nor a monster beside it hides the mark', () => {
    for (const { at, fight } of LOBES) {
      const [x, y] = [at.x + fight.x, at.y + fight.y];
      expect(Math.hypot(x, y)).toBeGreaterThan(EMBLEM_RADIUS + FIGHT_RADIUS);
      for (const spot of MONSTER_SPOTS) {
        expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThan(FIGHT_RADIUS + MONSTER_RADIUS);
      }
    }
  });
});

describe('a slip', () => {
  const legal = (...kinds: ActionKind[]) => kinds.map((kind) => ({ action: '', kind, text: '' }));

  const view = (losesPoints = false) =>
    ({ extra: { done_loses_points: losesPoints } }) as unknown as View;

  it('that loses points or a card of the board is asked about', () => {
    expect(isRisky({ kind: 'done' }, legal('energy', 'done'), view(true))).toBe(true);
    expect(isRisky({ kind: 'end-turn' }, legal('end-turn', 'move'), view())).toBe(true);
    expect(isRisky({ kind: 'discard' }, legal('end-turn', 'discard'), view())).toBe(true);
    expect(isRisky({ kind: 'end-turn' }, legal('end-turn', 'discard'), view())).toBe(false);
    expect(isRisky({ kind: 'use' }, legal('use', 'discard'), view())).toBe(false);
  });

  it('of which nothing is lost is not: points that last, a retreat, a unit not deployed', () => {
    expect(isRisky({ kind: 'done' }, legal('energy', 'make', 'done'), view())).toBe(false);
    expect(isRisky({ kind: 'done' }, legal('move', 'done'), view())).toBe(false);
    expect(isRisky({ kind: 'done' }, legal('deploy', 'done'), view())).toBe(false);
  });

  it("follows the rules of the table: points last to the end of the player's turn, or no longer", () => {
    const seen = new Set<string>();
    for (const { view, legal: actions, seat } of decisions(GAMES)) {
      const done = actions.find(({ kind }) => kind === 'done');
      const isMenu = view.decision === 'ACT' || view.decision === 'SPEND';
      if (!done || !isMenu || !actions.some(({ kind }) => kind === 'energy')) continue;
      const isOwn = view.extra.pending.turn?.seat === seat;
      const isEarly = view.options.points_lost_early === 'on';
      const isLost = isRisky(done, actions, view);
      if (isOwn && !isEarly) expect(isLost).toBe(false);
      if (view.decision === 'SPEND' && isEarly) expect(isLost).toBe(true);
      seen.add(`${view.decision} ${isLost}`);
    }
    expect([...seen].sort()).toEqual(['ACT false', 'ACT true', 'SPEND false', 'SPEND true']);
  });
});

describe('a game', () => {
  it('offers every legal action where it can be pressed', async () => {
    const screen = { Board, findTargets, placesOf, drawnEvery: 120, drawnLeast: 6 };
    const { lost, decisions: seen } = await reach(screen, decisions(GAMES));
    expect(lost).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });

  it('offers each order of a battle once, in the panel, and no order last', () => {
    let seen = 0;
    for (const { view, legal, game, seat } of decisions(4)) {
      if (!isOrdering(legal)) continue;
      const html = drawn(Board, game.at(seat));
      const cards = legal.filter(({ kind }) => kind === 'order');
      expect(html.match(/ data-target="order:/g) ?? []).toHaveLength(cards.length);
      expect(html).not.toMatch(/ class="spot [^"]*can[^>]* data-target="hand:/);
      const none = legal.find(({ kind }) => kind === 'no-order')!;
      expect(html.split(` data-action="${none.action}"`)).toHaveLength(2);
      expect(html.lastIndexOf(' data-target="order:')).toBeLessThan(html.indexOf(none.action));
      expect(view.decision).toBe('BATTLE');
      if (++seen === 12) break;
    }
    expect(seen).toBe(12);
  });

  it('agrees with the rules on control, armies and the score', () => {
    for (let seed = 0; seed < 4; seed++) {
      const game = mysthea(2 + seed, seed);
      let before = game.at(0).view;
      while (!game.isOver) {
        game.step();
        const { view } = game.at(0);
        for (const { number } of regions) {
          const owner = ownerOf(view, number);
          const [first] = armiesIn(view, number);
          expect(owner).toBe(first && first.strength > 0 ? first.seat : null);
        }
        const changes = changesBetween(before, view);
        if (changes) expect(changes.glory[0]).toBe(view.public.glory[0]! - before.public.glory[0]!);
        const lifted = liftedIsland(view);
        expect(lifted === null || view.public.ring.includes(lifted)).toBe(true);
        before = view;
      }
      const { view } = game.at(null);
      const { scores, ranks } = game.table.status(game.ply);
      expect(sourcesOf(view)).toHaveLength(view.extra.glory_sources.length);
      for (const line of linesOf(view)) {
        expect(line.total).toBe(scores[line.seat]);
        expect(line.points.reduce((sum, one) => sum + one, 0)).toBe(line.total);
        expect(rankOf(view, line.seat)).toBe(ranks[line.seat]);
      }
    }
  });
});
