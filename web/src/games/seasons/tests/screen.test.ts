/* The small logic behind the screen: dialogues, changes, floats, focus, words, scores. */
import { describe, expect, it } from 'vitest';
import { ART } from '../art';
import { bestFirst, piecesOf, scaleOf } from '../../../lib/score_chart';
import { SOURCES, linesOf } from '../breakdown';
import { changesBetween } from '../changes';
import { cards, constants, dice, penalties, rates } from '../data.gen';
import { follow, leftOf, type Dialogue } from '../dialogue';
import { SEASONS, cardOf, costFor, tokenList } from '../facts';
import { besideOf } from '../../../lib/float';
import { markerAhead, othersOf, placed } from '../model';
import { neighbour } from '../../../lib/roving';
import { STRINGS, type Strings } from '../strings';
import type { View } from '../view.gen';
import { cardLabel, markTimings, scoreParts } from '../words';
import { decisions, seasons } from './positions';

describe('facts', () => {
  it('are those of the rules', () => {
    const game = seasons(2, '3', 1);
    for (const lang of ['en', 'pl'] as const) {
      const entries = game.table.glossary(game.index, lang);
      expect(entries.map((one) => one.id)).toEqual(cards.map((one) => one.id));
      expect(entries.map((one) => one.title)).toEqual(cards.map((one) => one.name[lang]));
      const house = / \((?:With the house rule|Z zasadą domową)[^)]*\)$/; // of the glossary alone
      const told = entries.map((one) => one.text.replace(house, ''));
      told.forEach((text, i) => expect(text.endsWith(cards[i]!.text[lang])).toBe(true));
    }
    expect(cards.map((one) => one.number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(cards.filter((one) => one.kind === 'familiar')).toHaveLength(13);
    expect(penalties).toEqual([0, 5, 12, 20]);
  });

  it('cost more with more players', () => {
    expect(costFor(cardOf('figrim-the-avaricious'), 4).crystals).toBe(9);
    expect(costFor(cardOf('titus-deepgaze'), 3).energy).toEqual([0, 0, 2, 0]);
    expect(costFor(cardOf('amulet-of-air'), 4).energy).toEqual([2, 0, 0, 0]);
  });

  it('agree with the dice, rates and costs of a view', () => {
    for (const { view } of decisions(4)) {
      const extra = view.extra;
      for (const die of extra.dice) {
        const face = dice[die.season][die.die - 1]![die.face - 1]!;
        expect([die.crystals, die.stars, die.draw, die.transmute, die.pips]).toEqual([
          face.crystals,
          face.stars,
          face.draw,
          face.transmute,
          face.pips,
        ]);
      }
      for (const one of extra.hand ?? []) {
        const cost = costFor(cardOf(one.card), view.seats);
        expect(Object.values(one.cost)).toEqual(cost.energy);
        expect(one.cost_crystals).toBe(cost.crystals);
      }
      for (const season of extra.seasons) {
        expect(Object.values(season.rates)).toEqual(rates[season.id]);
      }
    }
  });

  it('have a picture for every card', () => {
    for (const card of cards) {
      expect(ART[card.number]?.length).toBeGreaterThan(1);
      for (const [, d] of ART[card.number]!) expect(d).toMatch(/^M[-\d.\sa-zA-Z]+$/);
    }
  });
});

describe('a repeated choice', () => {
  it('counts down with the rules, in both languages', () => {
    const counted = ['GAIN', 'SPEND', 'OVERFLOW', 'WAIVE', 'SKULL'];
    for (const lang of ['en', 'pl'] as const) {
      let checked = 0;
      let last: { view: View; ply: number } | null = null;
      for (const { view, game } of decisions(15, lang)) {
        const { seat, decision = '' } = view;
        const before: View | null =
          last?.ply === game.ply - 1 && last.view.seat === seat ? last.view : null;
        last = { view, ply: game.ply };
        if (!counted.includes(decision)) continue;
        const left = leftOf(view);
        expect(left).toBeGreaterThan(0);
        if (before?.decision !== decision || leftOf(before) === 1) continue;
        expect(left).toBe(leftOf(before) - 1);
        const dialogue = follow(follow(null, null, before), before, view);
        expect(dialogue).toMatchObject({ left, total: left + 1 });
        expect(dialogue?.chosen).toHaveLength(['SKULL', 'WAIVE'].includes(decision) ? 0 : 1);
        checked++;
      }
      expect(checked).toBeGreaterThan(40);
    }
  });

  it('ends when it is no longer asked', () => {
    for (const { view } of decisions(2)) {
      const old: Dialogue = { decision: 'GAIN', left: 2, total: 4, chosen: ['air', 'fire'] };
      const next = follow(old, null, view);
      if (view.decision !== 'GAIN') expect(next === null || next.decision !== 'GAIN').toBe(true);
    }
  });
});

describe('changes', () => {
  it('do not exist between equal views', () => {
    const game = seasons(3, '3', 5);
    for (let i = 0; i < 200 && !game.isOver; i++) game.step();
    expect(changesBetween(game.at(0).view, game.at(0, 'pl').view)).toBeNull();
    expect(changesBetween(null, game.at(0).view)).toBeNull();
    expect(changesBetween(game.at(1).view, game.at(0).view)).toBeNull();
  });

  it('tell crystals, cards and dice', () => {
    let [crystals, played, taken, rolled] = [0, 0, 0, 0];
    for (let seed = 0; seed < 6; seed++) {
      const game = seasons(2 + (seed % 3), '3', seed);
      let before = game.at(0).view;
      while (!game.isOver) {
        game.step();
        const after = game.at(0).view;
        const changes = changesBetween(before, after);
        after.extra.players.forEach((player, seat) => {
          const delta = player.crystals - before.extra.players[seat]!.crystals;
          expect(changes?.players[seat]?.crystals ?? 0).toBe(delta);
          crystals += Math.abs(delta);
          played += changes?.players[seat]?.cards.size ?? 0;
        });
        taken += changes?.dice.size ?? 0;
        rolled += changes?.isRolled ? 1 : 0;
        before = after;
      }
    }
    for (const count of [crystals, played, taken, rolled]) expect(count).toBeGreaterThan(10);
  });
});

describe('the marker ahead', () => {
  it('is where the round really ends', () => {
    let checked = 0;
    for (let seed = 0; seed < 8; seed++) {
      const game = seasons(2 + (seed % 3), '1', seed);
      let ahead: number | null = null;
      let round = 0;
      let decision = '';
      while (!game.isOver) {
        const view = game.at(0).view;
        if (view.public.round === round + 1 && ahead !== null && decision === 'MAIN') {
          expect(view.public.space).toBe(ahead);
          checked++;
        }
        round = view.public.round;
        decision = view.decision ?? '';
        ahead = markerAhead(view, 12);
        game.step();
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
});

describe('places', () => {
  it('number copies and seats', () => {
    const card = { card: 'die-of-malice' as const, turned: false };
    expect(placed([card, card]).map((one) => one.slot)).toEqual([0, 1]);
    const game = seasons(4, '3', 1);
    expect(othersOf(game.at(2).view)).toEqual([3, 0, 1]);
    expect(othersOf(game.at(null).view)).toEqual([0, 1, 2, 3]);
    expect(tokenList({ air: 1, water: 0, fire: 2, earth: 0 })).toEqual(['air', 'fire', 'fire']);
  });

  it('float inside the window', () => {
    const room = { width: 800, height: 600 };
    const size = { width: 280, height: 390 };
    for (let x = 0; x < 760; x += 40) {
      for (let y = 0; y < 560; y += 40) {
        for (const side of ['right', 'below'] as const) {
          const box = { left: x, right: x + 60, top: y, bottom: y + 84 };
          const { left, top } = besideOf(box, size, room, side);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + size.width).toBeLessThanOrEqual(room.width);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + size.height).toBeLessThanOrEqual(room.height);
        }
      }
    }
  });

  it('are walked by arrows', () => {
    const grid = [0, 1, 2, 3, 4].map((i) => ({ x: (i % 3) * 100, y: Math.floor(i / 3) * 140 }));
    expect(neighbour(grid, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(grid, 4, 'ArrowRight')).toBe(4);
    expect(neighbour(grid, 1, 'ArrowDown')).toBe(4);
    expect(neighbour(grid, 3, 'ArrowUp')).toBe(0);
    expect(neighbour(grid, 4, 'Home')).toBe(0);
    expect(neighbour(grid, 0, 'End')).toBe(4);
    expect(neighbour(grid, 0, 'a')).toBe(-1);
  });
});

describe('words', () => {
  it('are complete in both languages', () => {
    const check = (en: unknown, pl: unknown, path: string) => {
      expect(typeof pl, path).toBe(typeof en);
      if (typeof en === 'string') {
        expect(en.trim(), path).not.toBe('');
        expect((pl as string).trim(), path).not.toBe('');
      } else if (typeof en === 'object' && en !== null) {
        expect(Object.keys(pl as object), path).toEqual(Object.keys(en));
        for (const key of Object.keys(en)) {
          check(
            en[key as keyof typeof en],
            (pl as typeof en)[key as keyof typeof en],
            `${path}.${key}`,
          );
        }
      }
    };
    check(STRINGS.en, STRINGS.pl, 'strings');
  });

  it('have the right Polish endings', () => {
    const t: Strings = STRINGS.pl;
    expect([1, 2, 5, 12, 22, 25].map((n) => t.crystals(n))).toEqual([
      '1 kryształ',
      '2 kryształy',
      '5 kryształów',
      '12 kryształów',
      '22 kryształy',
      '25 kryształów',
    ]);
  });

  it('mark when a card works, and lose nothing', () => {
    for (const card of cards) {
      for (const lang of ['en', 'pl'] as const) {
        const parts = markTimings(card.text[lang], lang);
        expect(parts.map((part) => part.text).join('')).toBe(card.text[lang]);
        const marked = parts.filter((part) => part.isTiming).length;
        if (card.timing.length > 0) expect(marked, card.id).toBeGreaterThan(0);
        expect(cardLabel(card, 2, lang)).toContain(card.name[lang]);
      }
    }
  });

  it('say what a score is made of: at the start, cards in hand that count against', () => {
    const { score } = seasons(2, '1', 1).at(0).view.extra.players[0]!;
    const points = -constants.HAND_PENALTY * 3;
    expect(scoreParts({ ...score, hand: points }, 'en')).toContain('Cards in hand (−5 each): −15');
    expect(scoreParts({ ...score, hand: points }, 'pl')).toContain('Karty na ręce (po −5): −15');
  });

  it('name every season', () => {
    for (const season of SEASONS) expect(STRINGS.pl.season[season]).toBeTruthy();
  });
});

describe('the final score', () => {
  it('adds up and fits the scale', () => {
    for (let seed = 0; seed < 24; seed++) {
      const game = seasons(2 + (seed % 3), '3', seed);
      while (!game.isOver) game.step();
      const rows = bestFirst(linesOf(game.at(null).view, 'en'));
      const { scores } = game.table.status(game.ply);
      const scale = scaleOf(rows);
      expect(rows).toHaveLength(game.seats);
      for (const row of rows) {
        expect(row.total).toBe(scores[row.seat]);
        const pieces = piecesOf(row.points);
        expect(row.points).toHaveLength(SOURCES.length);
        expect(row.points.reduce((sum, points) => sum + points, 0)).toBe(row.total);
        expect(pieces.reduce((sum, piece) => sum + piece.points, 0)).toBe(row.total);
        for (const piece of pieces) {
          expect(piece.start).toBeGreaterThanOrEqual(scale.from);
          expect(piece.start + Math.abs(piece.points)).toBeLessThanOrEqual(scale.to);
        }
      }
      expect(rows.map((row) => row.rank)).toEqual([...rows.map((row) => row.rank)].sort());
    }
  });
});
