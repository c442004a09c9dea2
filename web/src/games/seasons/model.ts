/* The view of a game as this screen reads it: the shape of what games/seasons/view.c writes into
 * `extra`, and of the few fields used beside it. */
import type { View } from '../../lib/types';
import type { Energy, Season } from './facts';

export { numbered, othersOf } from '../../lib/seats';

export type Tokens = Record<Energy, number>;

export interface SeasonInfo {
  id: Season;
  title: string;
  rates: Tokens;
}

export interface DieInfo {
  season: Season;
  die: number;
  face: number;
  energy: Tokens;
  crystals: number;
  stars: number;
  draw: boolean;
  transmute: boolean;
  pips: number;
  owner: number | null;
  text: string;
}

export interface CardInPlay {
  card: string;
  turned: boolean;
  tokens?: Tokens;
}

export interface ScoreInfo {
  crystals: number;
  end: number; // what cards would bring if the game ended now; 0 once it has
  prestige: number;
  hand: number;
  bonus: number;
  total: number;
}

export interface PlayerInfo {
  crystals: number;
  gauge: number;
  in_play: number;
  reserve: Tokens;
  reserve_total: number;
  capacity: number;
  bonus_used: number;
  bonus_penalty: number;
  hand_count: number;
  look_count: number;
  is_first: boolean;
  is_active: boolean;
  is_waiting: boolean;
  cards: CardInPlay[];
  shown: string[];
  score: ScoreInfo;
}

export interface HandCard {
  card: string;
  cost: Tokens;
  cost_crystals: number;
  is_cost_chosen: boolean;
  waived: number;
  leeches: number;
  is_affordable: boolean;
  is_summonable: boolean;
}

export interface Breakdown {
  rank: number;
  end_cards: { card: string; crystals: number }[];
  crystals_before: number;
  score: ScoreInfo;
}

export interface Extra {
  phase: 'draft' | 'split' | 'tournament' | 'over';
  season: Season;
  season_title: string;
  rates: Tokens;
  seasons: SeasonInfo[];
  dice: DieInfo[];
  players: PlayerInfo[];
  hand?: HandCard[];
  libraries?: [string[], string[]];
  packet?: string[];
  kept?: string[];
  look?: string[];
  pick?: string | null;
  known_top?: string | null;
  discard: string[];
  can_transmute: boolean;
  last_round: 'last' | 'past' | null;
  breakdown?: Breakdown[];
}

export interface Public {
  space: number;
  year: number;
  round: number;
  first: number;
  active: number;
  packet_count: number;
  draw_count: number;
  discard_count: number;
  transmute_bonus: number;
  library_taken: number[];
  library_count: number[][];
}

export function extraOf(view: View): Extra {
  return view.extra as Extra;
}

export function publicOf(view: View): Public {
  return view.public as Public;
}

/* A card in play with its place among the copies of the same card in that play area. */
export interface PlacedCard extends CardInPlay {
  slot: number;
}

export function placed(cards: readonly CardInPlay[]): PlacedCard[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const slot = seen.get(card.card) ?? 0;
    seen.set(card.card, slot + 1);
    return { ...card, slot };
  });
}

/* R-SEA-14.4: where the marker will stand if the one die nobody has taken moves it, else null. */
export function markerAhead(view: View, spaces: number): number | null {
  const dice = extraOf(view).dice;
  const free = dice.filter((die) => die.owner === null);
  const only = free[0];
  if (view.over || !only || free.length !== 1 || dice.length !== view.seats + 1) {
    return null;
  }
  return ((publicOf(view).space - 1 + only.pips) % spaces) + 1;
}
