/* Every legal action can be reached on the screen. */
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { offeredBy } from '../../../../tests/unit/random_game';
import Board from '../Board.svelte';
import { MIRROR, findTargets, placesOf, spaceFrom, type Choice } from '../targets';
import { decisions, type Position } from './positions';

const GAMES = 150;
const DRAWN_EVERY = 150; /* positions of which the whole screen is made, and more of rare decisions */
const DRAWN_LEAST = 8;

const KINDS = [
  'draft split take-die reroll go-on draw-one draw-two keep discard transmute summon activate',
  'bonus element done waive pay spend gain drop pick give move target draw leave take-top',
  'sacrifice take-back convert order end-turn',
].flatMap((line) => line.split(' '));

function screen({ view, legal }: Position): string {
  const names = ['Ania', 'Bartek', 'Celina', 'Dawid'].slice(0, view.seats);
  const props = { view, legal, names, lang: 'en' as const, busy: false, events: [], onaction() {} };
  return render(Board, { props }).body;
}

/* The Mirror's chooser counts from one to the most that is offered. */
function isGapless(choices: readonly Choice[]): boolean {
  return choices.every((one) =>
    Array.from({ length: one.c }, (_, i) => i + 1).every((count) =>
      choices.some((other) => other.a === one.a && other.b === one.b && other.c === count),
    ),
  );
}

vi.setConfig({ testTimeout: 180_000 });

describe('targets', () => {
  it('draws a place for every legal action of random games', () => {
    const kinds = new Set<string>();
    const seen = new Map<string, number>();
    const lost: string[] = [];
    let positions = 0;
    for (const position of decisions(GAMES)) {
      const { view, legal } = position;
      const decision = view.decision ?? '';
      const times = seen.get(decision) ?? 0;
      const isDrawn = positions++ % DRAWN_EVERY === 0 || times < DRAWN_LEAST;
      const targets = findTargets(view, legal);
      const things = isDrawn ? offeredBy(screen(position)) : null;
      if (isDrawn) seen.set(decision, times + 1);
      if (targets.choices.length !== legal.length) lost.push(`${decision}: not all mapped`);
      if (!isGapless(targets.at.get(MIRROR) ?? [])) lost.push(`${decision}: a gap`);
      for (const choice of targets.choices) {
        const places = placesOf(view, choice);
        const isOffered = places.every((place) => targets.at.get(place)?.includes(choice));
        const isThere =
          !things || things.has(choice.action) || places.some((place) => things.has(place));
        kinds.add(choice.kind);
        if (places.length === 0 || !isOffered || !isThere) {
          lost.push(`${decision}: ${choice.text} at ${places.join(', ')}`);
        }
      }
    }
    expect(lost).toEqual([]);
    expect(positions).toBeGreaterThan(10_000);
    expect([...kinds].sort()).toEqual([...KINDS].sort());
    expect(seen.size).toBe(26);
  });

  it('draws nothing for a spectator to press', () => {
    let count = 0;
    for (const { game } of decisions(3)) {
      if (count++ % 40 !== 0) continue;
      expect(offeredBy(screen(game.at(null))).size).toBe(0);
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
