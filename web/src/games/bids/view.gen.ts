/* What views of this game hold, what can be done and what is told. Made by tools/view-types of the
 * tables in games/bids: change those. */
import type { ViewOf, Word } from '../../lib/types';

export type Card =
  | 'pebble'
  | 'shell'
  | 'bead'
  | 'feather'
  | 'button'
  | 'key'
  | 'ribbon'
  | 'bell'
  | 'mirror'
  | 'lantern'
  | 'compass'
  | 'flute'
  | 'clock'
  | 'mask'
  | 'chalice'
  | 'crown'
  | 'sceptre'
  | 'dragon';

export interface Public {
  seen: Card[];
  points: number[];
  hand_count: number[];
  bid: (Card | 'none')[];
  committed: number;
  round: number;
  prize: Card | 'none';
  spare: number;
}

export interface Private {
  hand: Card[];
  commit: Card | 'none';
  spare: number[];
}

export interface Extra {
  rounds: number;
  prize_points: number;
  prize_title: string;
}

export type Options = {
  stakes: 'plain' | 'double';
};

/* What can be done, with what the arguments are. */
export interface Actions {
  commit: { a: Word<'CARD'> };
  bank: Record<never, never>;
  roll: Record<never, never>;
}

export type ActionKind = keyof Actions;

export type EventKind =
  | 'prize'
  | 'commit'
  | 'show'
  | 'win'
  | 'nobody'
  | 'bank'
  | 'die'
  | 'over';

/* What can be pending. */
export type FrameKind = 'ROUND' | 'BID' | 'TAKE';

/* The frames on which a seat decides. */
export type Decision = 'BID' | 'TAKE';

export interface Game {
  public: Public;
  private: Private;
  extra: Extra;
  options: Options;
  actions: Actions;
  event: EventKind;
  decision: Decision;
}

export type View = ViewOf<Game>;
