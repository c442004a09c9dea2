/* Nights of random games, as their cards tell them. */
import { expect, test } from 'vitest';
import { filmed, scenesIn } from '../../../../tests/unit/random_film';
import game from '../index';
import { nightOf, nightTitle } from '../night';
import type { Game } from '../view.gen';

const [kind] = game.scenes!;

test('the card of a night goes on after a question, up to the next day', () => {
  const film = filmed<Game>({ game: 'fall', seats: 2, seed: 6 }, 0, 17);
  const night = scenesIn<Game>(kind!, film).find((frames) => frames[0]!.ply !== frames.at(-1)!.ply)!;
  const from = film.log.findIndex((one) => one.kind === 'night' && one.ply === night[0]!.ply);
  const to = film.log.findIndex((one, i) => i > from && one.kind === 'turn');
  expect(nightOf(night).lines).toEqual(film.log.slice(from, to));
});

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
