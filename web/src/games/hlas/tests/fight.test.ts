/* Battles and turns of the solo enemy in random games, as their cards tell them. */
import { expect, test } from 'vitest';
import { filmed, scenesIn } from '../../../../tests/unit/random_film';
import { battleTitle, enemyTitle, enemyTurnOf, fightOf } from '../fight';
import game from '../index';
import type { Game } from '../view.gen';

const [battle, enemy] = game.scenes!;
const NAMES = ['Ania', 'Bartek', 'Celina', 'Dawid'];

test('the card of a battle adds up and says who has won', () => {
  let count = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const film = filmed<Game>({ game: 'hlas', seats: 4, seed });
    for (const frames of scenesIn<Game>(battle!, film)) {
      const fight = fightOf(frames, NAMES, 'en');
      if (!fight) continue;
      const lines = frames.flatMap((one) => one.lines);
      const winner = lines.find((one) => one.kind === 'won')?.seat;
      expect(battleTitle(frames, 'en')).toMatch(/^Battle: .+/);
      for (const [i, side] of fight.sides.entries()) {
        const parts = fight.rows.map(({ values }) => Number(values[i]!.replace('−', '-')));
        expect(parts.reduce((sum, n) => sum + n, 0)).toBe(side.total);
        expect(side.isWinner).toBe(winner === side.player);
      }
      const told = lines.find((one) => one.kind === 'strengths')?.text;
      if (told) for (const side of fight.sides) expect(told).toContain(`${side.total}`);
      count++;
    }
  }
  expect(count).toBeGreaterThan(3);
});

test('the card of an enemy turn names the card that was turned, and says why it fails', () => {
  const turns = [1, 2].flatMap((seed) =>
    scenesIn<Game>(enemy!, filmed<Game>({ game: 'hlas', seats: 1, seed })),
  );
  expect(turns.length).toBeGreaterThan(10);
  let failed = 0;
  for (const frames of turns) {
    const turn = enemyTurnOf(frames);
    const [first] = frames[0]!.lines.filter((one) => one.kind === 'solo-card');
    expect(first!.text).toBe(`The enemy, hero ${turn.hero}: ${turn.card!.name.en}`);
    expect(enemyTitle(frames, 'en')).toBe(`The enemy, hero ${turn.hero}`);
    expect(turn.lines.some((one) => one.kind === 'solo-card')).toBe(false);
    if (!turn.failure) continue;
    expect(turn.failure).toContain(`(${turn.card!.name.en}): `);
    failed++;
  }
  expect(failed).toBeGreaterThan(0);
});

test('the card of an enemy turn goes on after what the person answers', () => {
  const turns = scenesIn<Game>(enemy!, filmed<Game>({ game: 'hlas', seats: 1, seed: 1 }, 0, 63));
  const told = turns.map((frames) => enemyTurnOf(frames).lines.map((one) => one.kind).join());
  expect(told).toContain('solo-spell,scored,lost,lost-resource');
});

test('the card of an enemy turn may come while the person is asked to follow, but not while it is hit', () => {
  const { frames } = filmed<Game>({ game: 'hlas', seats: 1, seed: 1 }, 0, 5);
  const { view } = frames.findLast((one) => enemy!.isOn!(one.view))!;
  expect(enemy!.isOn!({ ...view, decision: 'SUFFER' })).toBe(true);
  expect(enemy!.isOn!({ ...view, decision: 'FOLLOW' })).toBe(false);
});
