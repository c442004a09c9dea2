/* Positions of random games of Seasons. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position as AnyPosition } from '../../../../tests/unit/random_game';
import type { Game, Options } from '../view.gen';

export type Position = AnyPosition<Game>;

export function seasons(seats: number, level: Options['level'], seed: number): RandomGame<Game> {
  return new RandomGame<Game>({
    game: 'seasons',
    seats,
    seed,
    options: { level },
    seldom: ['end-turn', 'bonus'],
  });
}

/* The first games are of the simpler levels. */
const LEVELS: Options['level'][] = ['1', '2', '1', '2', '1', '2'];

function* some(games: number): Generator<RandomGame<Game>> {
  for (let i = 0; i < games; i++) yield seasons(2 + (i % 3), LEVELS[i] ?? '3', i);
}

/* Every decision of some whole games at every number of players and every level. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);

/* Fifty games have every kind of decision but ONYS, which comes up once in a hundred: the last has it. */
function* several(): Generator<RandomGame<Game>> {
  yield* some(50);
  yield seasons(4, '3', 131);
}

/* Decisions of every kind. */
export const allDecisions = () => decisionsOf(several());
