/* Positions of random games of Seasons. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position } from '../../../../tests/unit/random_game';

export type { Position };

export function seasons(seats: number, level: string, seed: number): RandomGame {
  return new RandomGame({
    game: 'seasons',
    seats,
    seed,
    options: { level },
    seldom: ['end-turn', 'bonus'],
  });
}

/* The first games are of the simpler levels. */
const LEVELS = ['1', '2', '1', '2', '1', '2'];

function* some(games: number): Generator<RandomGame> {
  for (let i = 0; i < games; i++) yield seasons(2 + (i % 3), LEVELS[i] ?? '3', i);
}

/* Every decision of some whole games at every number of players and every level. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);
