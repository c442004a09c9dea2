/* Arranging nine cards, and sending them so that the rules come to the same split. */
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../tests/unit/board_reach';
import Board from '../Board.svelte';
import {
  PILES,
  PILE_SIZE,
  actionOf,
  arrange,
  cardsIn,
  countIn,
  isComplete,
  nextPile,
  planOf,
  put,
  type Split,
} from '../split';
import { isInPanel } from '../dialogue';
import { STRINGS } from '../strings';
import { seasons } from './positions';

const NINE = [
  'amulet-of-air',
  'amulet-of-air',
  'amulet-of-fire',
  'temporal-boots',
  'purse-of-io',
  'divine-chalice',
  'hand-of-fortune',
  'titus-deepgaze',
  'arcano-leech',
];
const NOTHING = { hand: [], second: [], third: [] };

function fill(split: Split): Split {
  let filled = split;
  for (const one of split.cards) filled = put(filled, one.key, nextPile(filled));
  return filled;
}

describe('the split', () => {
  const game = seasons(2, '3', 1);
  while (game.at(0).view.decision !== 'SPLIT') game.step();
  const { view, legal } = game.at(0);

  it('is asked for on the table, in one place', () => {
    expect(isInPanel(view)).toBe(true);
    expect(drawn(Board, { view, legal })).toContain('Put 3 cards into each pile');
  });

  it('keeps the cards in sight while moves of others are shown', () => {
    const frame = { ...view, waiting: [] };
    expect(drawn(Board, { view: frame, legal: [] })).toContain(STRINGS.en.splitRest);
    const done = { ...frame, extra: { ...view.extra, kept: [] } };
    expect(drawn(Board, { view: done, legal: [] })).not.toContain(STRINGS.en.splitRest);
  });

  it('fills pile after pile', () => {
    const split = fill(arrange(NOTHING, NINE));
    expect(PILES.map((pile) => countIn(split, pile))).toEqual([3, 3, 3]);
    expect(isComplete(split)).toBe(true);
    expect(nextPile(split)).toBeUndefined();
  });

  it('changes places with a card of a full pile', () => {
    const split = fill(arrange(NOTHING, NINE));
    const [third] = cardsIn(split, 'third');
    const [, middle] = cardsIn(split, 'hand');
    const moved = put(split, third!.key, 'hand', middle!.key);
    expect(moved.pile[third!.key]).toBe('hand');
    expect(moved.pile[middle!.key]).toBe('third');
    expect(PILES.map((pile) => countIn(moved, pile))).toEqual([3, 3, 3]);
  });

  it('keeps what is sent where it is', () => {
    const split = arrange({ ...NOTHING, hand: NINE.slice(0, 3) }, NINE.slice(3));
    const [sent] = cardsIn(split, 'hand');
    expect(put(split, sent!.key, 'third')).toBe(split);
    const full = put(split, split.cards[4]!.key, 'hand');
    expect(countIn(full, 'hand')).toBe(PILE_SIZE);
    expect(planOf(split)).toEqual([]);
  });

  it('tells the two copies of a card apart', () => {
    const split = arrange(NOTHING, NINE);
    expect(new Set(split.cards.map((one) => one.key)).size).toBe(9);
  });

  it('takes wishes only as far as there is room', () => {
    const wishes = Object.fromEntries(
      arrange(NOTHING, NINE).cards.map((one) => [one.key, 'hand' as const]),
    );
    expect(countIn(arrange(NOTHING, NINE, wishes), 'hand')).toBe(PILE_SIZE);
  });

  it('leads the rules to the arrangement, whatever it is', () => {
    const LEVELS = ['1', '2', '3'] as const;
    for (let seed = 0; seed < 60; seed++) {
      const game = seasons(2 + (seed % 3), LEVELS[seed % 3]!, seed);
      while (game.at(game.waiting[0]!).view.decision === 'DRAFT') game.step();
      const seat = game.waiting[0]!;
      let split = fill(arrange(NOTHING, game.at(seat).view.extra.kept ?? []));
      for (let i = 0; i < 20; i++) {
        const key = split.cards[game.roll(9)]!.key;
        split = put(split, key, PILES[game.roll(3)]);
      }
      const wanted = PILES.map((pile) =>
        cardsIn(split, pile)
          .map((one) => one.card)
          .sort(),
      );
      for (const step of planOf(split)) {
        game.play(seat, actionOf(step, game.at(seat).legal)!);
      }
      const extra = game.at(seat).view.extra;
      const hand = (extra.hand ?? []).map((one) => one.card);
      expect([hand, ...(extra.libraries ?? [])].map((cards) => [...cards].sort())).toEqual(wanted);
      expect(actionOf({ card: NINE[0]!, pile: 'hand' }, [])).toBeNull();
    }
  });
});
