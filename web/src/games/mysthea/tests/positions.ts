/* Positions of random games of Mysthea. */
import type { Lang } from '../../../lib/types';
import { RandomGame, decisionsOf, type Position as AnyPosition } from '../../../../tests/unit/random_game';
import type { Game, Options } from '../view.gen';

export type Position = AnyPosition<Game>;

/* Options that bring what the default ones do not. */
const OPTIONS: readonly Partial<Options>[] = [
  {},
  { advanced_draft: 'on', attunement_sides: 'mixed' },
  { extra_monsters: 'on', premonition: 'on', order_without_unit: 'on' },
  { ask_passive_gain: 'off', attunement_sides: 'night', event_deck_closed: 'on' },
  { attunement_sides: 'chosen', victim_picks: 'on', mirages_random: 'on' },
  { points_lost_early: 'on', board_fixed: 'on', jumps_alone: 'on', card_in_play: 'on' },
];

export function mysthea(seats: number, seed: number): RandomGame<Game> {
  return new RandomGame<Game>({
    game: 'mysthea',
    seats,
    seed,
    options: OPTIONS[seed % OPTIONS.length] ?? {},
    seldom: ['end-turn', 'done', 'develop'],
  });
}

function* some(games: number): Generator<RandomGame<Game>> {
  for (let i = 0; i < games; i++) yield mysthea(2 + (i % 4), i + Math.floor(i / 4));
}

/* Every decision of some whole games at every number of players. */
export const decisions = (games: number, lang: Lang = 'en') => decisionsOf(some(games), lang);
