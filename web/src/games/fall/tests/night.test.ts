/* Nights of random games, as their cards tell them. */
import { expect, test } from 'vitest';
import { filmed, scenesIn } from '../../../../tests/unit/random_film';
import game from '../index';
import { nightOf, nightTitle } from '../night';
import type { Game } from '../view.gen';

const [kind] = game.scenes!;

test('the card of a night is numbered, tells all of it, and what is left of the defence', () => {
  const film = filmed<Game>({ game: 'fall', seats: 2, seed: 3 });
  const titles = scenesIn<Game>(kind!, film).map((frames) => {
    const { defence, lines } = nightOf(frames);
    expect(lines[0]!.kind).toBe('night');
    expect(lines.some((one) => one.kind === 'turn')).toBe(false);
    const hit = lines.findLast((one) => one.kind === 'defence');
    if (hit && defence) expect(hit.text).toContain(`${defence.after} left`);
    expect(Boolean(defence)).toBe(Boolean(hit));
    return nightTitle(frames, 'en');
  });
  const nights = titles.filter(Boolean);
  expect(nights.length).toBeGreaterThan(3);
  expect(nights).toEqual(nights.map((_, i) => `Night ${i + 1}`));
});
