/* Positions of random games of The Fall. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position } from '../../../../tests/unit/random_game';

export type { Position };

/* Options that bring what the default ones do not. */
const OPTIONS: readonly Record<string, string>[] = [
  {},
  { level: 'easy', extra_monsters: 'on', golems: 'chosen', machines: 'chosen' },
  { level: 'easy', characters: 'picked', colours: 'chosen', consent: 'free' },
  { level: 'hard', extra_monsters: 'on', machines: 'random', attack_all: 'on' },
];

export function fall(seats: number, seed: number): RandomGame {
  return new RandomGame({
    game: 'fall',
    seats,
    seed,
    options: OPTIONS[seed % OPTIONS.length] ?? {},
    seldom: ['end-day', 'done', 'stop', 'give-up', 'decline', 'refuse'],
  });
}

function* some(games: number): Generator<RandomGame> {
  for (let i = 0; i < games; i++) yield fall(1 + (i % 5), i + Math.floor(i / 5));
}

/* Every decision of some whole games at every number of players. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);
