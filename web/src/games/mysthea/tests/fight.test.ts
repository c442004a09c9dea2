/* Battles of random games, as their cards tell them. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { filmed, scenesIn } from '../../../../tests/unit/random_film';
import type { OpenScene } from '../../../lib/cinema.svelte';
import ResultCard from '../../../ui/ResultCard.svelte';
import { battleTitle, fightOf } from '../fight';
import game from '../index';
import type { Game } from '../view.gen';

const [battle] = game.scenes!;
const NAMES = ['Ania', 'Bartek', 'Celina', 'Dawid', 'Ewa'];

test('the card of a battle adds up, and says who has won and lost what', () => {
  let count = 0;
  for (const seed of [1, 2, 3, 4]) {
    const film = filmed<Game>({ game: 'mysthea', seats: 5, seed });
    for (const frames of scenesIn<Game>(battle!, film)) {
      const fight = fightOf(frames, NAMES, 'en')!;
      const lines = frames.flatMap((one) => one.lines);
      const totals = lines.filter((one) => one.kind === 'total');
      expect(battleTitle(frames, 'en')).toMatch(/^Battle: .+/);
      expect(fight.sides.map((one) => one.player).sort()).toEqual(totals.map((one) => one.seat).sort());
      const highest = Math.max(...fight.sides.map((one) => one.total));
      for (const [i, side] of fight.sides.entries()) {
        const parts = fight.rows.map(({ values }) => Number(values[i]!.replace('−', '-')));
        expect(parts.reduce((sum, n) => sum + n, 0)).toBe(side.total);
        expect(side.isWinner).toBe(highest > 0 && side.total === highest);
        const hasOrder = lines.some((one) => one.kind === 'order' && one.seat === side.player);
        expect(side.card === 'no order').toBe(!hasOrder);
      }
      const lost = fight.after.find((one) => one.title === 'lost');
      const told = lines.filter((one) => one.kind === 'lost' || one.kind === 'wounded').length;
      if (lost) expect(told).toBeGreaterThan(0);
      count++;
    }
  }
  expect(count).toBeGreaterThan(5);
});

test('the card of a battle has a column for each side', () => {
  const film = filmed<Game>({ game: 'mysthea', seats: 5, seed: 1 });
  const [frames = []] = scenesIn<Game>(battle!, film);
  const open = { scene: { kind: battle, ply: 0 }, frames, isOver: true, isAsked: true } as unknown;
  const html = render(ResultCard, { props: { open: open as OpenScene, names: NAMES, cinema: null! } }).body;
  const { sides } = fightOf(frames, NAMES, 'en')!;
  expect(sides.length).toBeGreaterThan(1);
  for (const { name } of sides) expect(html).toContain(name);
});
