/* What views of this game hold, what can be done and what is told. Made by tools/view-types of the
 * tables in games/icaion: change those. */
import type { ViewOf, Word } from '../../lib/types';

export type Card =
  | 'blue-cache'
  | 'brown-cache'
  | 'green-cache'
  | 'grey-cache'
  | 'pink-cache'
  | 'small-lode'
  | 'rich-lode'
  | 'mother-lode'
  | 'rumour-1'
  | 'rumour-2'
  | 'renown-1'
  | 'renown-2'
  | 'legend-1'
  | 'legend-2'
  | 'extraction-order'
  | 'apparatus-order'
  | 'deployment-order'
  | 'sprint-1'
  | 'forced-march-1'
  | 'long-haul-1'
  | 'salvage-1'
  | 'research-order'
  | 'eradication-order'
  | 'spare-cage-1'
  | 'spare-blade-1'
  | 'spare-track-1'
  | 'converter-1'
  | 'converter-2'
  | 'converter-3'
  | 'sorting-drum'
  | 'fence'
  | 'polisher'
  | 'deep-drill'
  | 'long-claw'
  | 'furnace'
  | 'spare-cage-2'
  | 'spare-blade-2'
  | 'spare-track-2'
  | 'salvage-2'
  | 'sprint-2'
  | 'forced-march-2'
  | 'long-haul-2'
  | 'skirmish-1'
  | 'skirmish-2'
  | 'ambush-1'
  | 'ambush-2'
  | 'ambush-3'
  | 'raid-1'
  | 'raid-2'
  | 'raid-3';

export type NodeId =
  | 'c0'
  | 'c1'
  | 'c2'
  | 'c3'
  | 'c4'
  | 'a0'
  | 'a1'
  | 'a2'
  | 'a3'
  | 'a4'
  | 'l0'
  | 'l1'
  | 'l2'
  | 'l3'
  | 'l4'
  | 'r0'
  | 'r1'
  | 'r2'
  | 'r3'
  | 'r4'
  | 'm0'
  | 'm1'
  | 'm2'
  | 'm3'
  | 'm4'
  | 's0'
  | 's1'
  | 's2'
  | 's3'
  | 's4'
  | 'u0'
  | 'u1'
  | 'u2'
  | 'u3'
  | 'u4'
  | 'x0'
  | 'x1'
  | 'x2'
  | 'x3'
  | 'x4';

export type Character =
  | 'lone-survivor'
  | 'cursed'
  | 'heir'
  | 'machine'
  | 'outsider'
  | 'creature'
  | 'criminal'
  | 'hyper-boots'
  | 'primal-armor'
  | 'multifunctional-belt'
  | 'exploration-case'
  | 'parasite-sword'
  | 'energy-harness'
  | 'vertebra-crown'
  | 'empowered-tools'
  | 'mechanic-gloves'
  | 'energy-stabilizer';

export type Tile =
  | 'blue-1'
  | 'blue-2'
  | 'blue-3'
  | 'brown-1'
  | 'brown-2'
  | 'brown-3'
  | 'green-1'
  | 'green-2'
  | 'green-3'
  | 'grey-1'
  | 'grey-2'
  | 'grey-3'
  | 'pink-1'
  | 'pink-2'
  | 'pink-3';

export type EventCard =
  | 'river-card'
  | 'mountains-card'
  | 'forest-card'
  | 'crystal-field-card'
  | 'misty-valley-card'
  | 'tread'
  | 'trample'
  | 'shed';

export type Crystal = 'blue' | 'brown' | 'green' | 'grey' | 'pink';

export interface Public {
  upgrades: Card[][];
  discard: Card[];
  offer: number;
  reputation: number[];
  home: number[];
  tiles: number;
  cage: number[][][];
  machine: number[][];
  crystals: number[];
  parasites: number[];
  node: NodeId[];
  hand_count: number[];
  collected: number[];
  shards: number[][];
  unseen: number[];
  base_count: number;
  seeker: (Character | 'none')[];
  equipment: (Character | 'none')[];
  slot: (Tile | 'none')[];
  installed: number[][];
  order: number[];
  lying: number;
  charged: number;
  armour: number;
  retrieved: number;
  track: (EventCard | 'none')[];
  colossus_card: (EventCard | 'none')[];
  colossus: number;
  year: number;
  round: number;
  next_event: EventCard | 'none';
  night: number;
  neutral_left: number[];
  reserved: number[][];
  batch: number[];
  playing: Card | 'none';
  basic_left: number;
  special_left: number;
  restricted: number;
  special_done: number;
  basic_done: number;
  shift: number;
  walked_from: number;
  sword_scored: number;
  draw_count: number;
  spare: number[];
}

export interface Private {
  hand: Card[];
}

export interface TrackField {
  crystals: number;
  parasite: boolean;
  arrows: number;
  recharge: boolean;
}

export interface Stack {
  colour: Crystal;
  night: boolean;
  text: string;
}

export interface TileScore {
  points: number;
  doubled: boolean;
}

export interface Final {
  track: number;
  crystals: number;
  shards: number;
  shard_gear: number;
  tiles: TileScore[];
  total: number;
}

export interface PlayerExtra {
  hand_limit: number;
  upgrade_limit: number;
  strength: number;
  free_nodes: number;
  nodes_per_blue: number;
  cages: number;
  is_waiting: boolean;
  reach: Record<string, number>;
  score: Final;
}

export interface CardWords {
  text: string;
  hint: string;
}

export interface Extra {
  track: TrackField[];
  saturation: number;
  is_last_round: boolean;
  event_deck: EventCard[];
  stacks: Stack[];
  cards: Record<string, CardWords>;
  players: PlayerExtra[];
  ranks?: number[];
}

export type Options = {
  characters: 'dealt' | 'draft';
  events: 'hidden' | 'open';
  apparatus: 'day' | 'night' | 'mixed' | 'chosen';
  radiant: 'off' | 'on';
  wounding: 'on' | 'off';
  parasites_as_block: 'off' | 'on';
  one_wound_per_event: 'off' | 'on';
  wounded_walk_two: 'off' | 'on';
  track_per_blue: 'off' | 'on';
  dash_any_time: 'off' | 'on';
  teleport_stay: 'off' | 'on';
  shift_optional: 'off' | 'on';
  idle_oddities: 'off' | 'on';
  tie_later_last: 'off' | 'on';
  return_to_region: 'off' | 'on';
  reserved_in_order: 'off' | 'on';
  rows_by_machines: 'on' | 'off';
  orders_must_act: 'on' | 'off';
  pay_before_drop: 'on' | 'off';
  reshuffle_at_need: 'on' | 'off';
};

/* What can be done, with what the arguments are. */
export interface Actions {
  side: { a: Word<'SIDE'> };
  place: { a: Word<'TYPE'>; b: Word<'REGION'> };
  draft: { a: Word<'CHARACTER'> };
  start: { a: Word<'NODE'> };
  'take-wound': Record<never, never>;
  prevent: { a: Word<'CARD'> };
  pass: Record<never, never>;
  camp: Record<never, never>;
  move: { a: Word<'NODE'> };
  extract: Record<never, never>;
  deploy: { a: Word<'PLACE'>; b: Word<'REGION'>; c: Word<'SLOT'> };
  eradicate: Record<never, never>;
  investigate: { a: Word<'SLOT'> };
  retrieve: { a: Word<'COLOUR'>; b: Word<'SLOT'> };
  install: { a: Word<'SLOT'> };
  play: { a: Word<'CARD'> };
  'discard-hand': Record<never, never>;
  overcharge: { a: Word<'COLOUR'> };
  'supply-draw': { a: number };
  'double-shift': Record<never, never>;
  shift: Record<never, never>;
  'end-turn': Record<never, never>;
  pay: { a: Word<'COLOUR'>; b: Word<'CAGE'> };
  convert: { a: Word<'COLOUR'>; b: Word<'CAGE'> };
  store: { a: Word<'CAGE'> };
  throw: Record<never, never>;
  colour: { a: Word<'COLOUR'> };
  draw: { a: number };
  activate: { a: Word<'REGION'>; b: Word<'MODE'>; c: Word<'CHOICE'> };
  done: Record<never, never>;
  remove: { a: Word<'REGION'> };
  spend: { a: Word<'PINK_CRYSTALS'> };
  dash: { a: Word<'NODE'> };
  drop: { a: Word<'CARD'> };
  add: { a: Word<'COLOUR'>; b: Word<'CAGE'> };
}

export type ActionKind = keyof Actions;

export type EventKind =
  | 'colossus'
  | 'side'
  | 'neutral'
  | 'reserved'
  | 'dealt'
  | 'offered'
  | 'drafted'
  | 'started'
  | 'year'
  | 'order'
  | 'shards'
  | 'round'
  | 'opened'
  | 'crystals'
  | 'parasite'
  | 'overflow'
  | 'destroyed'
  | 'hit'
  | 'wounded'
  | 'prevented'
  | 'charged'
  | 'stood-up'
  | 'camped'
  | 'moved'
  | 'dashed'
  | 'paid'
  | 'converted'
  | 'took'
  | 'stored'
  | 'threw'
  | 'added'
  | 'extracted'
  | 'activated'
  | 'returned'
  | 'deployed'
  | 'unlocked'
  | 'reputation'
  | 'removed'
  | 'shard'
  | 'spent'
  | 'kept-shard'
  | 'lost-shard'
  | 'retrieved'
  | 'installed'
  | 'played'
  | 'upgraded'
  | 'discarded'
  | 'dropped'
  | 'used-up'
  | 'drew'
  | 'reshuffled'
  | 'supply'
  | 'shift'
  | 'armour'
  | 'end-turn'
  | 'prize'
  | 'year-over'
  | 'scored'
  | 'over';

/* What can be pending. */
export type FrameKind =
  | 'SETUP'
  | 'SIDE'
  | 'NEUTRAL'
  | 'DRAFT'
  | 'START'
  | 'YEAR'
  | 'ROUND'
  | 'EVENT'
  | 'WOUNDS'
  | 'WOUND'
  | 'TURN'
  | 'BELT'
  | 'CASE'
  | 'MOVE'
  | 'WALK'
  | 'MENU'
  | 'PAY'
  | 'STORE'
  | 'COLOUR'
  | 'DRAW'
  | 'EXTRACT'
  | 'DEPLOY'
  | 'ERADICATE'
  | 'INVEST'
  | 'PLAY'
  | 'DASH'
  | 'ORDER'
  | 'REPLACE'
  | 'SUPPLY'
  | 'ADD';

/* The frames on which a seat decides. */
export type Decision =
  | 'SIDE'
  | 'NEUTRAL'
  | 'DRAFT'
  | 'START'
  | 'WOUND'
  | 'BELT'
  | 'CASE'
  | 'MOVE'
  | 'MENU'
  | 'PAY'
  | 'STORE'
  | 'COLOUR'
  | 'DRAW'
  | 'EXTRACT'
  | 'ERADICATE'
  | 'INVEST'
  | 'DASH'
  | 'ORDER'
  | 'REPLACE'
  | 'ADD';

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
export const SETUP_ASKED = 0;
export const SIDE_COLOUR = 0;
export const ROUND_SERVED = 0;
export const EVENT_CARD = 0;
export const EVENT_BEGUN = 1;
export const EVENT_REGIONS = 2;
export const EVENT_LEFT = 3;
export const WOUNDS_VICTIMS = 0;
export const WOUNDS_FIRST = 1;
export const BELT_CARDS = 0;
export const CASE_CRYSTALS = 0;
export const WALK_NODE = 0;
export const PAY_DUE = 0;
export const PAY_COLOURS = 1;
export const PAY_CONVERSIONS = 2;
export const PAY_HALF_DONE = 3;
export const COLOUR_CRYSTALS = 0;
export const DRAW_CARDS = 0;
export const EXTRACT_ACTIVATED = 0;
export const EXTRACT_GAVE = 1;
export const DEPLOY_PLACE = 0;
export const DEPLOY_REGION = 1;
export const ERADICATE_REMOVED = 0;
export const INVEST_VALUE = 0;
export const INVEST_PINK = 1;
export const PLAY_CARD = 0;
export const PLAY_LOST = 1;
export const DASH_NODES = 0;
export const ORDER_ACTIONS = 0;
export const REPLACE_CARD = 0;
export const SUPPLY_USE = 0;
export const SUPPLY_CRYSTALS = 1;
