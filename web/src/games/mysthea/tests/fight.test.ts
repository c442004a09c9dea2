/* Battles of random games, as their cards tell them. */
import { expect, test } from 'vitest';
import { filmed, scenesIn } from '../../../../tests/unit/random_film';
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
