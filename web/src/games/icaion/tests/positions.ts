/* Positions of random games of Icaion. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position } from '../../../../tests/unit/random_game';

export type { Position };

/* Options that bring what the default ones do not. */
const OPTIONS: readonly Record<string, string>[] = [
  {},
  { characters: 'draft', apparatus: 'chosen', events: 'open' },
  { radiant: 'on', apparatus: 'night' },
  { radiant: 'on', characters: 'draft', apparatus: 'mixed', shift_optional: 'on' },
];

export function icaion(seats: number, seed: number): RandomGame {
  return new RandomGame({
    game: 'icaion',
    seats,
    seed,
    options: OPTIONS[seed % OPTIONS.length] ?? {},
    seldom: ['end-turn', 'done', 'throw', 'discard-hand', 'camp'],
  });
}

function* some(games: number): Generator<RandomGame> {
  for (let i = 0; i < games; i++) yield icaion(2 + (i % 4), i + Math.floor(i / 4));
}

/* Every decision of some whole games at every number of players. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);
