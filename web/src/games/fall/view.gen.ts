/* What views of this game hold, what can be done and what is told. Made by tools/view-types of the
 * tables in games/fall: change those. */
import type { ViewOf, Word } from '../../lib/types';

export type Card =
  | 'c001'
  | 'c002'
  | 'c003'
  | 'c004'
  | 'c005'
  | 'c006'
  | 'c007'
  | 'c008'
  | 'c009'
  | 'c010'
  | 'c011'
  | 'c012'
  | 'c013'
  | 'c014'
  | 'c015'
  | 'c016'
  | 'c017'
  | 'c018'
  | 'c019'
  | 'c020'
  | 'c021'
  | 'c022'
  | 'c023'
  | 'c024'
  | 'c025'
  | 'c026'
  | 'c027'
  | 'c028'
  | 'c029'
  | 'c030'
  | 'c031'
  | 'c032'
  | 'c033'
  | 'c034'
  | 'c035'
  | 'c036'
  | 'c037'
  | 'c038'
  | 'c039'
  | 'c040'
  | 'c041'
  | 'c042'
  | 'c043'
  | 'c044'
  | 'c045'
  | 'c046'
  | 'c047'
  | 'c048'
  | 'c049'
  | 'c050'
  | 'c051'
  | 'c052'
  | 'c053'
  | 'c054'
  | 'c055'
  | 'c056'
  | 'c057'
  | 'c058'
  | 'c059'
  | 'c060'
  | 'c061'
  | 'c062'
  | 'c063'
  | 'c064'
  | 'c065'
  | 'c066'
  | 'c067'
  | 'c068'
  | 'c069'
  | 'c070'
  | 'c071'
  | 'c072'
  | 'c073'
  | 'c074'
  | 'c075'
  | 'c076'
  | 'c077'
  | 'c078'
  | 'c079'
  | 'c080';

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

export type Monster =
  | 'boulron'
  | 'onygauros'
  | 'caerulas'
  | 'utcoro'
  | 'cannibarok'
  | 'obsidusa'
  | 'kodror';

export type IslandId = 'shard' | 'monolith' | 'tree' | 'sphere' | 'volcano';

export type IsleId =
  | 'shard-mist'
  | 'shard-river'
  | 'shard-crystal'
  | 'monolith-forest'
  | 'monolith-mist'
  | 'monolith-mountain'
  | 'tree-crystal'
  | 'tree-forest'
  | 'tree-mountain'
  | 'sphere-mist'
  | 'sphere-river'
  | 'sphere-mountain'
  | 'volcano-forest'
  | 'volcano-crystal'
  | 'volcano-river';

export type EventCard =
  | 'river-card'
  | 'mountains-card'
  | 'forest-card'
  | 'misty-valley-card'
  | 'crystal-field-card'
  | 'colossus-card'
  | 'storm-card';

export type Character =
  | 'anuth'
  | 'celethe'
  | 'leheir'
  | 'telron'
  | 'cr-2t1'
  | 'sanya'
  | 'kolbor'
  | 'lone-survivor'
  | 'cursed'
  | 'heir'
  | 'machine'
  | 'outsider'
  | 'creature'
  | 'criminal';

export type Outcome =
  | 'running'
  | 'won'
  | 'city-fell'
  | 'besieged'
  | 'bare-island'
  | 'no-machines'
  | 'too-long';

export type Crystal = 'blue' | 'brown' | 'green' | 'grey' | 'pink';

export type Machine = 'harvester' | 'scavenger' | 'refiner';

export type Unit = 'golem' | 'construct' | 'parasite';

export type Bonus = 'defeat-bonus' | 'crystal-bonus' | 'move-bonus' | 'push-bonus';

export interface Public {
  'legacy.cards': Card[][];
  'legacy.machine': number[][];
  'legacy.champion': number[];
  'legacy.seeker': number[];
  'legacy.colour': number[];
  'legacy.wonder': number[];
  'legacy.mode': number;
  'legacy.neutral': number;
  'legacy.spare': number[];
  discarded: Card[];
  revealed: Card[];
  fort: NodeId[][];
  monsters: Monster[];
  monster_pile: Monster[];
  nights: number;
  defence: number;
  golems: number[];
  constructs: number[];
  parasites: number[];
  isle: number[];
  island_at: (IslandId | 'none')[];
  golem_region: (IsleId | 'none')[];
  machine: number[][];
  first_machine: number[][];
  wonder: number[];
  city: number[];
  besiegers: number[];
  colossus: NodeId;
  slot: number[];
  returned: number[];
  bag_known: number[];
  shown_shards: number[];
  shards: number[][];
  shown: number[];
  storm_shown: number;
  next_event: EventCard | 'none';
  under: (Monster | 'none')[];
  held: number[];
  hero: (Character | 'none')[];
  colour: number[];
  node: NodeId[];
  crystals: number[][];
  jokers: number[];
  forts: number[];
  charged: number;
  armour: number;
  turn: number;
  actions_done: number;
  machine_used: number;
  relic_used: number;
  trade_used: number;
  fort_moved: number;
  plus: number;
  refused: number;
  in_turn: number;
  outcome: Outcome;
  batch: number[];
  spare: number[];
}

export interface Private {
  spare: number[];
}

export interface HeroExtra {
  seat: number;
  is_active: boolean;
  title: string;
  colour: string;
  is_champion: boolean;
  ability?: string;
  relic?: string;
  is_charged: boolean;
  is_asked: boolean;
  reach?: NodeId[];
}

export interface March {
  unit: Unit;
  from?: number;
  from_isle?: IsleId;
  to: number[];
  count: number;
}

export interface Forecast {
  card: EventCard;
  title: string;
  left: number;
  is_next: boolean;
  is_invasion: boolean;
  marches: March[];
  attacked: number[];
  maybe_attacked: number[];
  damage: number;
  bare_islands: number[];
}

export interface Attack {
  region?: number;
  monster?: Monster;
}

export interface MonsterExtra {
  title: string;
  epithet: string;
  island: IslandId;
  strength: number;
  damage: number;
  text: string;
}

export interface Deck {
  cards: number;
  discards: number;
}

export interface End {
  is_won: boolean;
  text: string;
  score: number;
  machines_lost: number;
}

export interface Extra {
  heroes: HeroExtra[];
  era_decks: Deck[];
  closed_eras: number[];
  own_decks: Deck[];
  unseen_shards: number[];
  bag: number;
  price: Crystal[];
  monsters: Record<string, MonsterExtra>;
  events: Forecast[];
  thresholds: number[];
  attack?: Attack;
  is_night: boolean;
  end?: End;
}

export type Options = {
  level: 'easy' | 'normal' | 'hard';
  extra_monsters: 'off' | 'on';
  golems: 'random' | 'chosen';
  machines: 'table' | 'random' | 'chosen';
  characters: 'drawn' | 'picked';
  colours: 'seats' | 'chosen';
  consent: 'ask' | 'free' | 'own';
  attack_all: 'off' | 'on';
  storm_charges: 'off' | 'on' | 'bringing';
  armour_always: 'off' | 'on';
  boulron_adds: 'off' | 'on';
  no_start_cards: 'off' | 'on';
  mixed_pair: 'on' | 'off';
  late_rebuild: 'on' | 'off';
  relic_order: 'on' | 'off';
  declined_bonus: 'on' | 'off';
};

/* What can be done, with what the arguments are. */
export interface Actions {
  system: { a: Word<'SYSTEM'> };
  paint: { a: Word<'SIDE'> };
  base: { a: Word<'SIDE'> };
  pile: { a: Word<'ORIGIN'> };
  character: { a: Word<'CHARACTER'> };
  armour: { a: Word<'FLAG'> };
  start: { a: Word<'NODE'> };
  move: { a: Word<'NODE'>; b: Word<'OTHER'> };
  extract: Record<never, never>;
  deposit: Record<never, never>;
  attack: { a: Word<'REGION'> };
  strike: { a: Word<'MONSTER'> };
  investigate: { a: Word<'SLOT'> };
  jump: { a: Word<'NODE'> };
  activate: { a: Word<'REGION'>; b: Word<'TYPE'> };
  relic: Record<never, never>;
  ask: { a: Word<'HERO'> };
  trade: { a: Word<'HERO'> };
  carry: { a: Word<'NODE'>; b: Word<'NODE'> };
  'end-day': Record<never, never>;
  own: { a: Word<'COLOUR'> };
  city: { a: Word<'COLOUR'> };
  pair: { a: Word<'COLOUR'> };
  parasite: { a: Word<'COLOUR'> };
  swap: { a: Word<'COLOUR'>; b: Word<'COLOUR'> };
  keep: Record<never, never>;
  discard: { a: Word<'COLOUR'> };
  put: { a: Word<'COLOUR'> };
  evict: { a: Word<'COLOUR'> };
  done: Record<never, never>;
  more: Record<never, never>;
  stop: Record<never, never>;
  lender: { a: Word<'HERO'> };
  kill: { a: number };
  island: { a: Word<'ISLAND'> };
  split: { a: number };
  bonus: { a: Word<'BONUS'> };
  decline: Record<never, never>;
  victim: { a: Word<'REGION'> };
  give: { a: Word<'COLOUR'>; b: Word<'HERO'> };
  walk: { a: Word<'NODE'>; b: Word<'HERO'> };
  push: { a: Word<'UNIT'>; b: Word<'REGION'> };
  to: { a: Word<'REGION'> };
  'pay-shard': Record<never, never>;
  'give-up': Record<never, never>;
  retreat: { a: Word<'NODE'> };
  stay: Record<never, never>;
  fort: { a: Word<'NODE'> };
  lend: Record<never, never>;
  refuse: Record<never, never>;
  colour: { a: Word<'COLOUR'> };
  places: { a: Word<'HERO'> };
  step: { a: Word<'WAY'> };
  restore: { a: Word<'SIDE'>; b: Word<'TYPE'> };
  teleport: { a: Word<'NODE'> };
  spread: { a: number };
  peek: { a: Word<'SLOT'> };
  copy: { a: Word<'HERO'> };
  take: { a: Word<'COLOUR'> };
  eat: { a: number };
  'lose-fort': { a: Word<'NODE'> };
  'step-in': Record<never, never>;
  wait: Record<never, never>;
  pass: { a: Word<'FLAG'> };
  fell: { a: Word<'UNIT'>; b: Word<'REGION'> };
}

export type ActionKind = keyof Actions;

export type EventKind =
  | 'golems'
  | 'colossus'
  | 'painted'
  | 'placed-machine'
  | 'base'
  | 'character'
  | 'armour'
  | 'started'
  | 'reopened'
  | 'turn'
  | 'foreseen'
  | 'moved'
  | 'jumped'
  | 'carried'
  | 'gained'
  | 'swapped'
  | 'gave-back'
  | 'deposited'
  | 'evicted'
  | 'paid'
  | 'attacked'
  | 'struck'
  | 'revealed'
  | 'rebuilt'
  | 'passed-era'
  | 'failed'
  | 'defeated'
  | 'returned'
  | 'parasite'
  | 'beaten'
  | 'bonus'
  | 'declined'
  | 'pushed'
  | 'looked'
  | 'gave-up'
  | 'took-shard'
  | 'shards-back'
  | 'retreated'
  | 'stayed'
  | 'activated'
  | 'fort'
  | 'asked'
  | 'refused'
  | 'relic'
  | 'stronger'
  | 'places'
  | 'restored'
  | 'teleported'
  | 'spread'
  | 'traded'
  | 'night'
  | 'advanced'
  | 'released'
  | 'short'
  | 'defence'
  | 'raided'
  | 'destroyed'
  | 'wonder-lost'
  | 'entered'
  | 'emptied'
  | 'eaten'
  | 'freed'
  | 'fort-lost'
  | 'besieged'
  | 'charged'
  | 'uncharged'
  | 'parasites'
  | 'shard-shown'
  | 'shuffled'
  | 'over'
  | 'extracted';

/* What can be pending. */
export type FrameKind =
  | 'SETUP'
  | 'GOLEMS'
  | 'PAINT'
  | 'BASE'
  | 'PILE'
  | 'CHARACTER'
  | 'ARMOUR'
  | 'START'
  | 'OPENING'
  | 'TURN'
  | 'DAY'
  | 'PAY'
  | 'GAIN'
  | 'SWAP'
  | 'DISCARD'
  | 'DEPOSIT'
  | 'EVICT'
  | 'ATTACK'
  | 'MORE'
  | 'LENDER'
  | 'KILL'
  | 'ISLAND'
  | 'SPLIT'
  | 'BONUS'
  | 'VICTIM'
  | 'GIFT'
  | 'WALK'
  | 'PUSH'
  | 'PUSH_TO'
  | 'SHARD'
  | 'SUCCESS'
  | 'RETREAT'
  | 'MACHINE'
  | 'SECOND'
  | 'FORT'
  | 'LEND'
  | 'COLOUR'
  | 'PLACES'
  | 'STEP'
  | 'RESTORE'
  | 'RESTORE_TO'
  | 'TELEPORT'
  | 'REARRANGE'
  | 'MONSTER'
  | 'PEEK'
  | 'COPY'
  | 'TRADE'
  | 'NIGHT'
  | 'RELEASE'
  | 'SIEGE'
  | 'EAT'
  | 'FORT_LOSS'
  | 'STEP_IN'
  | 'FELL';

/* The frames on which a seat decides. */
export type Decision =
  | 'GOLEMS'
  | 'PAINT'
  | 'BASE'
  | 'PILE'
  | 'CHARACTER'
  | 'ARMOUR'
  | 'START'
  | 'DAY'
  | 'PAY'
  | 'SWAP'
  | 'DISCARD'
  | 'DEPOSIT'
  | 'EVICT'
  | 'MORE'
  | 'LENDER'
  | 'KILL'
  | 'ISLAND'
  | 'SPLIT'
  | 'BONUS'
  | 'VICTIM'
  | 'GIFT'
  | 'WALK'
  | 'PUSH'
  | 'PUSH_TO'
  | 'SHARD'
  | 'RETREAT'
  | 'SECOND'
  | 'FORT'
  | 'LEND'
  | 'COLOUR'
  | 'PLACES'
  | 'STEP'
  | 'RESTORE'
  | 'RESTORE_TO'
  | 'TELEPORT'
  | 'REARRANGE'
  | 'MONSTER'
  | 'PEEK'
  | 'COPY'
  | 'TRADE'
  | 'RELEASE'
  | 'SIEGE'
  | 'EAT'
  | 'FORT_LOSS'
  | 'STEP_IN'
  | 'FELL';

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
export const SETUP_SERVED = 0;
export const SETUP_ORIGIN = 1;
export const PAINT_KIND = 0;
export const BASE_HERO = 0;
export const CHARACTER_HERO = 0;
export const CHARACTER_ORIGIN = 1;
export const ARMOUR_HERO = 0;
export const START_HERO = 0;
export const OPENING_LEFT = 0;
export const OPENING_NODE = 1;
export const TURN_PASSES = 0;
export const TURN_LONG_PASSES = 1;
export const PAY_COLOURS = 0;
export const PAY_DUE = 1;
export const PAY_THEN_COLOURS = 2;
export const PAY_THEN_DUE = 3;
export const GAIN_HERO = 0;
export const DISCARD_HERO = 0;
export const DEPOSIT_PUT = 0;
export const DEPOSIT_MOST = 1;
export const DEPOSIT_OLD = 2;
export const EVICT_COLOUR = 0;
export const ATTACK_TARGET = 0;
export const ATTACK_PLACE = 1;
export const ATTACK_STRENGTH = 2;
export const ISLAND_GOLEMS = 0;
export const ISLAND_CONSTRUCTS = 1;
export const SPLIT_ISLAND = 0;
export const SPLIT_CONSTRUCTS = 1;
export const BONUS_VICTIM = 0;
export const BONUS_GIFT = 1;
export const BONUS_WALK = 2;
export const BONUS_PUSH = 3;
export const PUSH_TO_UNIT = 0;
export const PUSH_TO_REGION = 1;
export const SHARD_SLOT = 0;
export const SUCCESS_SLOT = 0;
export const MACHINE_REGION = 0;
export const MACHINE_TYPE = 1;
export const MACHINE_TIMES = 2;
export const MACHINE_FOLLOWED = 3;
export const SECOND_REGION = 0;
export const SECOND_TYPE = 1;
export const FORT_REGION = 0;
export const LEND_HERO = 0;
export const COLOUR_LEFT = 0;
export const RESTORE_TO_SIDE = 0;
export const RESTORE_TO_TYPE = 1;
export const REARRANGE_UNIT = 0;
export const REARRANGE_REGION = 1;
export const COPY_HERO = 0;
export const TRADE_PARTNER = 0;
export const TRADE_GIVEN = 1;
export const TRADE_GIVEN_TOO = 2;
export const TRADE_TAKEN = 3;
export const NIGHT_EVENT = 0;
export const NIGHT_ENTERED = 1;
export const NIGHT_SERVED = 2;
export const RELEASE_CRATER = 0;
export const SIEGE_REGION = 0;
export const EAT_MONSTER = 0;
export const EAT_CONSTRUCTS = 1;
export const FORT_LOSS_HERO = 0;
export const STEP_IN_HERO = 0;
export const FELL_REGION = 0;
export const FELL_GOLEMS = 1;
export const FELL_CONSTRUCTS = 2;
