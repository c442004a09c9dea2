/* Positions of random games of Heroes of Land, Air & Sea. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position as AnyPosition } from '../../../../tests/unit/random_game';
import type { Game } from '../view.gen';

export type Position = AnyPosition<Game>;

const TEAM_SEATS = 4;

export function hlas(seats: number, seed: number): RandomGame<Game> {
  const mode = seats === TEAM_SEATS && seed % 2 === 1 ? 'teams' : 'free';
  return new RandomGame<Game>({
    game: 'hlas',
    seats,
    seed,
    options: { mode },
    seldom: ['done', 'pass', 'stay', 'ignore'],
  });
}

function* some(games: number): Generator<RandomGame<Game>> {
  for (let i = 0; i < games; i++) yield hlas(1 + (i % 4), i + Math.floor(i / 4));
}

/* Every decision of some whole games at every number of players. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);
