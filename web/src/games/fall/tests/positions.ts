/* Positions of random games of The Fall. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position as AnyPosition } from '../../../../tests/unit/random_game';
import type { Game, Options } from '../view.gen';

export type Position = AnyPosition<Game>;

/* Options that bring what the default ones do not. */
const OPTIONS: readonly Partial<Options>[] = [
  {},
  { level: 'easy', extra_monsters: 'on', golems: 'chosen', machines: 'chosen' },
  { level: 'easy', characters: 'picked', colours: 'chosen', consent: 'free' },
  { level: 'hard', extra_monsters: 'on', machines: 'random', attack_all: 'on' },
];

export function fall(seats: number, seed: number): RandomGame<Game> {
  return new RandomGame<Game>({
    game: 'fall',
    seats,
    seed,
    options: OPTIONS[seed % OPTIONS.length] ?? {},
    seldom: ['end-day', 'done', 'stop', 'give-up', 'decline', 'refuse'],
  });
}

function* some(games: number): Generator<RandomGame<Game>> {
  for (let i = 0; i < games; i++) yield fall(1 + (i % 5), i + Math.floor(i / 5));
}

/* Every decision of some whole games at every number of players. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);
