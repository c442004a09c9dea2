/* What views of this game hold, what can be done and what is told. Made by tools/view-types of the
 * tables in games/seasons: change those. */
import type { ViewOf, Word } from '../../lib/types';

export type Card =
  | 'amulet-of-air'
  | 'amulet-of-fire'
  | 'amulet-of-earth'
  | 'amulet-of-water'
  | 'balance-of-ishtar'
  | 'staff-of-spring'
  | 'temporal-boots'
  | 'purse-of-io'
  | 'divine-chalice'
  | 'syllas-the-faithful'
  | 'figrim-the-avaricious'
  | 'naria-the-prophetess'
  | 'wondrous-chest'
  | 'beggars-horn'
  | 'die-of-malice'
  | 'kairn-the-destroyer'
  | 'amsug-longneck'
  | 'bespelled-grimoire'
  | 'ragfields-helm'
  | 'hand-of-fortune'
  | 'lewis-greyface'
  | 'runic-cube-of-eolis'
  | 'potion-of-power'
  | 'potion-of-dreams'
  | 'potion-of-knowledge'
  | 'potion-of-life'
  | 'hourglass-of-time'
  | 'scepter-of-greatness'
  | 'olafs-blessed-statue'
  | 'yjangs-forgotten-vase'
  | 'elemental-amulet'
  | 'tree-of-light'
  | 'arcano-leech'
  | 'crystal-orb'
  | 'glutton-cauldron'
  | 'vampiric-crown'
  | 'dragon-skull'
  | 'demon-of-argos'
  | 'titus-deepgaze'
  | 'air-elemental'
  | 'thieving-fairies'
  | 'cursed-treatise-of-arus'
  | 'idol-of-the-familiar'
  | 'necrotic-kriss'
  | 'lantern-of-xidit'
  | 'sealed-chest-of-urm'
  | 'mirror-of-the-seasons'
  | 'pendant-of-ragnor'
  | 'sid-nightshade'
  | 'damned-soul-of-onys';

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

export type Energy = 'air' | 'water' | 'fire' | 'earth';

export interface Public {
  tableau: Card[][];
  turned: Card[][];
  shown: Card[][];
  seen_discard: Card[];
  crystals: number[];
  reserve: number[][];
  amulet: number[][][];
  cauldron: number[][][];
  cauldron_turned: number[];
  gauge: number[];
  bonus_used: number[];
  hand_count: number[];
  look_count: number[];
  dice: number[][];
  face: number[];
  owner: number[];
  rolled_season: Season;
  space: number;
  first: number;
  year: number;
  round: number;
  packet_count: number;
  can_transmute: number;
  transmute_bonus: number;
  library_taken: number[];
  library_count: number[][];
  draw_count: number;
  discard_count: number;
  spare: number[];
  actions: number;
}

export interface Private {
  hand: Card[];
  library: Card[][];
  packet: Card[];
  kept: Card[];
  look: Card[];
  thrown: Card[];
  pick: Card | 'none';
  known_top: Card | 'none';
  spare: number[];
}

export interface Tokens {
  air: number;
  water: number;
  fire: number;
  earth: number;
}

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
  card: Card;
  turned: boolean;
  tokens?: Tokens;
}

export interface ScoreInfo {
  crystals: number;
  end: number;
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
  shown: Card[];
  score: ScoreInfo;
}

export interface HandCard {
  card: Card;
  cost: Tokens;
  cost_crystals: number;
  is_cost_chosen: boolean;
  waived: number;
  leeches: number;
  is_affordable: boolean;
  is_summonable: boolean;
}

export interface EndCard {
  card: Card;
  crystals: number;
}

export interface Breakdown {
  rank: number;
  end_cards: EndCard[];
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
  libraries?: Card[][];
  packet?: Card[];
  kept?: Card[];
  look?: Card[];
  pick?: Card | null;
  known_top?: Card | null;
  discard: Card[];
  can_transmute: boolean;
  last_round: 'last' | 'past' | null;
  breakdown?: Breakdown[];
}

export type Options = {
  level: '1' | '2' | '3';
  first: 'random' | '1' | '2' | '3' | '4';
  onys_after_die: 'on' | 'off';
  reshuffle_at_need: 'on' | 'off';
  boots_undo_end: 'on' | 'off';
  reserve_only: 'off' | 'on';
};

/* What can be done, with what the arguments are. */
export interface Actions {
  draft: { a: Word<'CARD'> };
  split: { a: Word<'CARD'>; b: Word<'PILE'> };
  'take-die': { a: Word<'DIE'> };
  reroll: Record<never, never>;
  'go-on': Record<never, never>;
  'draw-one': Record<never, never>;
  'draw-two': Record<never, never>;
  keep: { a: Word<'CARD'> };
  discard: { a: Word<'CARD'> };
  transmute: { a: Word<'ENERGY'>; b: Word<'SOURCE'> };
  summon: { a: Word<'CARD'> };
  activate: { a: Word<'CARD'>; b: Word<'COPY'>; c: Word<'MODE'> };
  bonus: { a: Word<'BONUS'> };
  element: { a: Word<'ENERGY'> };
  done: Record<never, never>;
  waive: { a: Word<'ENERGY'> };
  pay: { a: Word<'ENERGY'>; b: Word<'SOURCE'> };
  spend: { a: Word<'ENERGY'>; b: Word<'SOURCE'> };
  gain: { a: Word<'ENERGY'> };
  drop: { a: Word<'ENERGY'> };
  pick: { a: Word<'CARD'> };
  give: { a: Word<'CARD'>; b: Word<'SEAT'> };
  move: { a: Word<'SPACES'> };
  target: { a: Word<'SEAT'> };
  draw: Record<never, never>;
  leave: Record<never, never>;
  'take-top': Record<never, never>;
  sacrifice: { a: Word<'CARD'>; b: Word<'COPY'> };
  'take-back': { a: Word<'CARD'>; b: Word<'COPY'> };
  convert: { a: Word<'ENERGY'>; b: Word<'ENERGY'>; c: number };
  order: { a: Word<'CARD'> };
  'end-turn': Record<never, never>;
}

export type ActionKind = keyof Actions;

export type EventKind =
  | 'drafted'
  | 'packets-passed'
  | 'split'
  | 'round'
  | 'rolled'
  | 'took-die'
  | 'rerolled'
  | 'drew'
  | 'kept'
  | 'discarded-drawn'
  | 'showed'
  | 'discarded'
  | 'reshuffled'
  | 'crystals'
  | 'stole'
  | 'tokens'
  | 'paid'
  | 'dropped'
  | 'lost-tokens'
  | 'to-air'
  | 'gauge'
  | 'transmuted'
  | 'summoned'
  | 'summoned-free'
  | 'activated'
  | 'bonus'
  | 'opened'
  | 'sacrificed'
  | 'took-back'
  | 'passed-onys'
  | 'gave'
  | 'looked'
  | 'left-top'
  | 'buried-top'
  | 'named'
  | 'converted'
  | 'marker'
  | 'season'
  | 'year'
  | 'library'
  | 'end-turn'
  | 'over';

/* What can be pending. */
export type FrameKind =
  | 'DRAFT'
  | 'SPLIT'
  | 'ROUND'
  | 'DIE'
  | 'TURN'
  | 'MALICE'
  | 'DRAW_MODE'
  | 'KEEP'
  | 'MAIN'
  | 'SUMMON'
  | 'ELEMENTS'
  | 'WAIVE'
  | 'PAY'
  | 'SPEND'
  | 'GAIN'
  | 'OVERFLOW'
  | 'PICK'
  | 'GIVE'
  | 'BOOTS'
  | 'LEWIS'
  | 'CROWN'
  | 'ORB'
  | 'DREAM'
  | 'KRISS'
  | 'SKULL'
  | 'MIRROR'
  | 'SYLLAS'
  | 'AMSUG'
  | 'SEASON'
  | 'EFFECTS'
  | 'ONYS';

/* The frames on which a seat decides. */
export type Decision =
  | 'DRAFT'
  | 'SPLIT'
  | 'DIE'
  | 'MALICE'
  | 'DRAW_MODE'
  | 'KEEP'
  | 'MAIN'
  | 'ELEMENTS'
  | 'WAIVE'
  | 'PAY'
  | 'SPEND'
  | 'GAIN'
  | 'OVERFLOW'
  | 'PICK'
  | 'GIVE'
  | 'BOOTS'
  | 'LEWIS'
  | 'CROWN'
  | 'ORB'
  | 'DREAM'
  | 'KRISS'
  | 'SKULL'
  | 'MIRROR'
  | 'SYLLAS'
  | 'AMSUG'
  | 'EFFECTS'
  | 'ONYS';

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

/* Where the arguments of a frame are. */
export const ROUND_SERVED = 0;
export const SUMMON_CARD = 0;
export const SUMMON_ELEMENTS = 1;
export const SUMMON_STAFFS = 2;
export const SUMMON_VASES = 3;
export const ELEMENTS_CHOSEN = 0;
export const WAIVE_AIR = 0;
export const WAIVE_WATER = 1;
export const WAIVE_FIRE = 2;
export const WAIVE_EARTH = 3;
export const PAY_AIR = 0;
export const PAY_WATER = 1;
export const PAY_FIRE = 2;
export const PAY_EARTH = 3;
export const SPEND_LEFT = 0;
export const SPEND_PURPOSE = 1;
export const SPEND_SLOT = 2;
export const GAIN_LEFT = 0;
export const GAIN_AMULET = 1;
export const PICK_PURPOSE = 0;
export const GIVE_NEXT = 0;
export const GIVE_LEFT = 1;
export const SKULL_LEFT = 0;
export const MIRROR_FROM = 0;
export const MIRROR_TO = 1;
export const MIRROR_COUNT = 2;
export const SYLLAS_LEFT = 0;
export const AMSUG_LEFT = 0;
export const SEASON_LEFT = 0;
export const SEASON_HOURGLASSES = 1;
export const EFFECTS_ONYS = 0;
export const EFFECTS_HORN = 1;
export const EFFECTS_TITUS = 2;
export const EFFECTS_CHEST = 3;
