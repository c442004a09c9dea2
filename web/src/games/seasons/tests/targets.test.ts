/* Every legal action can be reached on the screen. */
import { describe, expect, it } from 'vitest';
import { drawn, reach } from '../../../../tests/unit/board_reach';
import { offeredBy } from '../../../../tests/unit/random_game';
import type { Choice, Targets } from '../../../lib/desk.svelte';
import { placesIn } from '../../../lib/places';
import Board from '../Board.svelte';
import { cardOf } from '../facts';
import seasonsModule from '../index';
import { MIRROR, findTargets, placesOf, spaceFrom } from '../targets';
import { allDecisions, decisions } from './positions';
import type { Game } from '../view.gen';

const KINDS = [
  'draft split take-die reroll go-on draw-one draw-two keep discard transmute summon activate',
  'bonus element done waive pay spend gain drop pick give move target draw leave take-top',
  'sacrifice take-back convert order end-turn',
].flatMap((line) => line.split(' '));

/* The Mirror's chooser counts from one to the most that is offered. */
function isGapless(choices: readonly Choice<Game, 'convert'>[]): boolean {
  return choices.every((one) =>
    Array.from({ length: one.c }, (_, i) => i + 1).every((count) =>
      choices.some((other) => other.a === one.a && other.b === one.b && other.c === count),
    ),
  );
}

describe('targets', () => {
  it('draws a place for every legal action of random games', async () => {
    const complaint = ({ at }: Targets<Game>) => {
      const conversions = (at.get(MIRROR) ?? []).filter((one) => one.kind === 'convert');
      return isGapless(conversions) ? '' : 'a gap';
    };
    const screen = { Board, findTargets, placesOf, drawnEvery: 150, drawnLeast: 8, complaint };
    const { lost, positions, kinds, decisions: seen } = await reach(screen, allDecisions());
    expect(lost).toEqual([]);
    expect(positions).toBeGreaterThan(10_000);
    expect([...kinds].sort()).toEqual([...KINDS].sort());
    expect(seen.size).toBe(27);
  });

  it('draws nothing for a spectator to press', () => {
    let count = 0;
    for (const { game } of decisions(3)) {
      if (count++ % 40 !== 0) continue;
      const things = [...offeredBy(drawn(Board, game.at(null)))];
      expect(things.filter((one) => !/^(theirs|score):|^(wheel|rates)$/.test(one))).toEqual([]);
    }
  });

  it('finds the cards that a line of the log names, on whichever table', () => {
    const named = seasonsModule.places('en');
    let seen = 0;
    for (const { game, view } of decisions(3)) {
      if (view.extra.players.every(({ cards }) => cards.length === 0)) continue;
      for (const seat of [0, 1]) {
        const things = offeredBy(drawn(Board, { ...game.at(seat), legal: [] }));
        for (const { card } of view.extra.players.flatMap(({ cards }) => cards)) {
          const places = placesIn({ seat, text: `summons ${cardOf(card).name.en}` }, named);
          expect(places.some((place) => things.has(place))).toBe(true);
        }
      }
      if (++seen === 20) break;
    }
    expect(seen).toBe(20);
  });

  it('asks once more before points, cards or the rest of a turn are given up', () => {
    for (const { view, legal } of decisions(12)) {
      for (const choice of findTargets(view, legal).choices) {
        if (['bonus', 'draw-two', 'sacrifice'].includes(choice.kind)) expect(choice.isRisky).toBe(true);
        if (['gain', 'take-die', 'summon', 'go-on'].includes(choice.kind)) {
          expect(choice.isRisky).toBe(false);
        }
      }
    }
  });

  it('counts spaces round the wheel', () => {
    expect(spaceFrom(12, 1)).toBe(1);
    expect(spaceFrom(1, -1)).toBe(12);
    expect(spaceFrom(2, -3)).toBe(11);
    expect(spaceFrom(5, 3)).toBe(8);
  });
});
