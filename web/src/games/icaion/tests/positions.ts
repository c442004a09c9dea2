/* Positions of random games of Icaion. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position as AnyPosition } from '../../../../tests/unit/random_game';
import type { Game, Options } from '../view.gen';

export type Position = AnyPosition<Game>;

/* Options that bring what the default ones do not. */
const OPTIONS: readonly Partial<Options>[] = [
  {},
  { characters: 'draft', apparatus: 'chosen', events: 'open' },
  { radiant: 'on', apparatus: 'night' },
  { radiant: 'on', characters: 'draft', apparatus: 'mixed', shift_optional: 'on' },
];

export function icaion(seats: number, seed: number): RandomGame<Game> {
  return new RandomGame<Game>({
    game: 'icaion',
    seats,
    seed,
    options: OPTIONS[seed % OPTIONS.length] ?? {},
    seldom: ['end-turn', 'done', 'throw', 'discard-hand', 'camp'],
  });
}

function* some(games: number): Generator<RandomGame<Game>> {
  for (let i = 0; i < games; i++) yield icaion(2 + (i % 4), i + Math.floor(i / 4));
}

/* Every decision of some whole games at every number of players. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);
