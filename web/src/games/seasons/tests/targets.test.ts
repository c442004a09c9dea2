/* Every legal action can be reached on the screen. */
import { describe, expect, it } from 'vitest';
import { drawn, reach } from '../../../../tests/unit/board_reach';
import { offeredBy } from '../../../../tests/unit/random_game';
import type { Choice, Targets } from '../../../lib/desk.svelte';
import Board from '../Board.svelte';
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
      expect(offeredBy(drawn(Board, game.at(null))).size).toBe(0);
    }
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
