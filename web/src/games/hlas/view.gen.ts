/* What views of this game hold, what can be done and what is told. Made by tools/view-types of the
 * tables in games/hlas: change those. */
import type { ViewOf, Word } from '../../lib/types';

export type RegionId =
  | 'nw-cap'
  | 'nw-a1'
  | 'nw-a2'
  | 'nw-b1'
  | 'nw-m'
  | 'nw-b2'
  | 'nw-c1'
  | 'nw-n'
  | 'nw-c2'
  | 'nw-i'
  | 'ne-cap'
  | 'ne-a1'
  | 'ne-a2'
  | 'ne-b1'
  | 'ne-m'
  | 'ne-b2'
  | 'ne-c1'
  | 'ne-n'
  | 'ne-c2'
  | 'ne-i'
  | 'sw-cap'
  | 'sw-a1'
  | 'sw-a2'
  | 'sw-b1'
  | 'sw-m'
  | 'sw-b2'
  | 'sw-c1'
  | 'sw-n'
  | 'sw-c2'
  | 'sw-i'
  | 'se-cap'
  | 'se-a1'
  | 'se-a2'
  | 'se-b1'
  | 'se-m'
  | 'se-b2'
  | 'se-c1'
  | 'se-n'
  | 'se-c2'
  | 'se-i'
  | 'sea-nw'
  | 'sea-ne'
  | 'sea-sw'
  | 'sea-se'
  | 'sea-n'
  | 'sea-s'
  | 'sea-w'
  | 'sea-e'
  | 'bay-n'
  | 'bay-s'
  | 'bay-w'
  | 'bay-e'
  | 'sea-x';

export type Spell =
  | 'earthquake'
  | 'teleport'
  | 'haste'
  | 'fair-wind'
  | 'bountiful-harvest'
  | 'ore-vein'
  | 'call-of-the-people'
  | 'call-to-arms'
  | 'scrying'
  | 'lightning'
  | 'gale'
  | 'barrier'
  | 'mana-theft'
  | 'famine'
  | 'rust'
  | 'polymorph'
  | 'resurrection'
  | 'banishment'
  | 'rage'
  | 'magic-arrow'
  | 'fireball'
  | 'arcane-shield'
  | 'weakness'
  | 'zeal'
  | 'petrify'
  | 'war-hymn'
  | 'copy-spell'
  | 'cancel-spell'
  | 'mana-leech'
  | 'copy-spell-3'
  | 'cancel-spell-3';

export type Faction = 'humans' | 'orcs' | 'elves' | 'dwarves';

export type HeroPlace =
  | 'nw-cap'
  | 'nw-a1'
  | 'nw-a2'
  | 'nw-b1'
  | 'nw-m'
  | 'nw-b2'
  | 'nw-c1'
  | 'nw-n'
  | 'nw-c2'
  | 'nw-i'
  | 'ne-cap'
  | 'ne-a1'
  | 'ne-a2'
  | 'ne-b1'
  | 'ne-m'
  | 'ne-b2'
  | 'ne-c1'
  | 'ne-n'
  | 'ne-c2'
  | 'ne-i'
  | 'sw-cap'
  | 'sw-a1'
  | 'sw-a2'
  | 'sw-b1'
  | 'sw-m'
  | 'sw-b2'
  | 'sw-c1'
  | 'sw-n'
  | 'sw-c2'
  | 'sw-i'
  | 'se-cap'
  | 'se-a1'
  | 'se-a2'
  | 'se-b1'
  | 'se-m'
  | 'se-b2'
  | 'se-c1'
  | 'se-n'
  | 'se-c2'
  | 'se-i'
  | 'sea-nw'
  | 'sea-ne'
  | 'sea-sw'
  | 'sea-se'
  | 'sea-n'
  | 'sea-s'
  | 'sea-w'
  | 'sea-e'
  | 'bay-n'
  | 'bay-s'
  | 'bay-w'
  | 'bay-e'
  | 'sea-x'
  | 'aboard-sea'
  | 'aboard-air'
  | 'aboard-ally-sea'
  | 'aboard-ally-air';

export type ScribedState = 'ready' | 'preparing' | 'exhausted';

export type Token =
  | 'food-stores'
  | 'granary'
  | 'bare-ore'
  | 'rich-lode'
  | 'mana-spring'
  | 'mana-well'
  | 'treasure'
  | 'glory'
  | 'great-deed'
  | 'ruins'
  | 'shrine'
  | 'refugees'
  | 'veteran'
  | 'scroll'
  | 'ambush'
  | 'beast'
  | 'thieves'
  | 'hidden-path'
  | 'nothing-here'
  | 'shoal'
  | 'wreck'
  | 'pearls'
  | 'sea-chart'
  | 'island-relic'
  | 'castaway'
  | 'bottle'
  | 'storm'
  | 'kraken'
  | 'following-wind'
  | 'dead-calm';

export type Resource = 'food' | 'ore' | 'mana';

export type UnitKind =
  | 'serf'
  | 'warrior'
  | 'hero-1'
  | 'hero-2'
  | 'hero-3'
  | 'sea-vessel'
  | 'air-vessel'
  | 'tower'
  | 'capital';

export type SoloCard =
  | 'solo-recruit-a'
  | 'solo-recruit-b'
  | 'solo-track'
  | 'solo-construct'
  | 'solo-research'
  | 'solo-tax'
  | 'solo-attack-a'
  | 'solo-attack-b';

export type Tactic =
  | 'skirmish'
  | 'first-strike'
  | 'charge'
  | 'conscripts'
  | 'hold-line'
  | 'flank'
  | 'retreat';

export type BarPlace =
  | 'recruit'
  | 'build'
  | 'research'
  | 'tax'
  | 'march'
  | 'march-2'
  | 'sail'
  | 'fly'
  | 'cast';

export interface Public {
  held: RegionId[][];
  seen_discard: Spell[];
  score: number[];
  faction: (Faction | 'none')[];
  capital: (RegionId | 'none')[];
  level: number[];
  built: number[];
  resource: number[][];
  serf: number[][];
  warrior: number[][];
  hero: (HeroPlace | 'none')[][];
  vessel: (RegionId | 'none')[][];
  cargo_serf: number[][];
  cargo_warrior: number[][];
  tower: (RegionId | 'none')[][];
  bar: number[][];
  scribed: (Spell | 'none')[][];
  scribed_state: (ScribedState | 'none')[][];
  library_count: number[];
  thrown_count: number[];
  barrier: number[];
  down: number[];
  up: (Token | 'none')[][];
  stay: (Token | 'none')[][];
  peeked: number[][];
  unseen: number[];
  tax: Resource[];
  group_serf: number[];
  group_warrior: number[];
  group_hero: number[];
  group_vessel: UnitKind | 'none';
  first: number;
  round: number;
  turn: number;
  end_round: number;
  alive: number;
  out: RegionId | 'none';
  ride: number;
  solo_space: number;
  solo_slot: (SoloCard | 'none')[];
  solo_discard: number;
  solo_hand: SoloCard | 'none';
  draw_count: number;
  discard_count: number;
  'battle.region': RegionId | 'none';
  'battle.from': RegionId | 'none';
  'battle.lead': number[];
  'battle.owner': number;
  'battle.strength': number[];
  'battle.bonus': number[];
  'battle.shield': number[];
  'battle.hymn': number[];
  'battle.petrified': number[];
  'battle.petrified_ally': number[];
  'battle.tactic': (Tactic | 'none')[];
  'battle.dead': number;
  'battle.sac_serf': number[];
  'battle.sac_warrior': number[];
  'battle.sac_hero': number[];
  'battle.lost': number[];
  'battle.slain': number[];
  'battle.cast': number[];
  'battle.aboard': number[][];
  last_tactic: (Tactic | 'none')[];
  spare: number[];
}

export interface Private {
  library: Spell[];
  thrown: Spell[];
  seen: (Token | 'none')[][];
  tactic: Tactic | 'none';
  spare: number[];
}

export interface Pending {
  kind: FrameKind;
  seat: number;
  step: number;
  arg: number[];
}

export interface BattleSide {
  lead: number;
  natural: number;
  towers: number;
  capital: boolean;
  bound: number;
  spells: number;
  tactic: number;
  strength: number;
  units: number[];
  allies: number[];
}

export interface Prices {
  unit: number[][];
  pair: number[];
  building: number;
  level?: number[];
}

export interface Account {
  track: number;
  units: number;
  buildings: number;
  towers: number;
  level: number;
  scribed: number;
  regions: number;
  stayed: number;
  total: number;
}

export interface Forecast {
  region: number;
  foe: number;
  attack: number;
  defence: number;
}

export interface Extra {
  natural: number[][];
  units: number[][];
  tower_price: number[][];
  capital_strength: number[];
  library_limit: number[];
  tower_limit: number[];
  sea_capacity: number[];
  prices: Prices[];
  account: Account[];
  battle?: BattleSide[];
  pending: Pending[];
  forecast: Forecast[];
  march?: Record<string, number[]>;
  voyage?: number[][];
  ranks?: number[];
  epilogue?: number[];
}

export type Options = {
  mode: 'free' | 'teams';
  first: 'random' | '1' | '2' | '3' | '4';
  cancelled_no_vp: 'on' | 'off';
  solo_two_towers: 'on' | 'off';
  solo_no_level_vp: 'on' | 'off';
  reshuffle_at_need: 'on' | 'off';
};

/* What can be done, with what the arguments are. */
export interface Actions {
  faction: { a: Word<'FACTION'> };
  settle: { a: Word<'REGION'> };
  drop: { a: Word<'REGION'> };
  act: { a: Word<'PLACE'> };
  follow: Record<never, never>;
  muster: { a: Word<'PLACE'> };
  pass: Record<never, never>;
  done: Record<never, never>;
  recruit: { a: Word<'UNIT'> };
  pair: Record<never, never>;
  place: { a: Word<'REGION'> };
  construct: { a: Word<'UNIT'> };
  building: { a: Word<'UNLOCKER'> };
  upgrade: Record<never, never>;
  tower: { a: Word<'REGION'> };
  research: Record<never, never>;
  scribe: { a: Word<'SPELL'> };
  discard: { a: Word<'SPELL'> };
  tax: { a: Word<'RESOURCE'> };
  give: { a: Word<'RESOURCE'> };
  from: { a: Word<'REGION'> };
  take: { a: Word<'KIND'>; b: Word<'OWNER'> };
  go: { a: Word<'REGION'> };
  stay: Record<never, never>;
  vessel: { a: Word<'UNIT'> };
  agree: Record<never, never>;
  refuse: Record<never, never>;
  bombard: { a: Word<'REGION'> };
  pull: { a: Word<'REGION'>; b: Word<'PLAYER'>; c: Word<'SERFS_N'> };
  drag: { a: Word<'PLAYER'>; b: Word<'KIND'> };
  dig: Record<never, never>;
  resolve: Record<never, never>;
  ignore: Record<never, never>;
  lose: { a: Word<'KIND'>; b: Word<'OWNER'>; c: Word<'REGION'> };
  gain: { a: Word<'RESOURCE'> };
  shed: { a: Word<'RESOURCE'> };
  cast: { a: Word<'SPELL'>; b: Word<'SOURCE'> };
  target: { a: Word<'REGION'>; b: Word<'PLAYER'>; c: Word<'KIND'> };
  answer: { a: Word<'SPELL'> };
  raise: { a: number };
  peek: { a: Word<'REGION'>; b: Word<'LOWER'> };
  swap: { a: Word<'REGION'>; b: Word<'REGION'>; c: Word<'LOWERS'> };
  banish: { a: Word<'KIND'> };
  burn: { a: Word<'KIND'>; b: Word<'OWNER'> };
  lead: Record<never, never>;
  yield: Record<never, never>;
  strike: { a: Word<'KIND'>; b: Word<'OWNER'> };
  chant: Record<never, never>;
  tactic: { a: Word<'TACTIC'> };
  sacrifice: { a: Word<'UNIT'> };
  pay: { a: number };
  bring: { a: Word<'UNIT'>; b: Word<'REGION'> };
  retreat: { a: Word<'REGION'> };
  steal: { a: Word<'RESOURCE'> };
  rebuild: Record<never, never>;
}

export type ActionKind = keyof Actions;

export type EventKind =
  | 'first'
  | 'faction'
  | 'settled'
  | 'outland'
  | 'laid'
  | 'tax-track'
  | 'round'
  | 'acted'
  | 'followed'
  | 'mustered'
  | 'recruited'
  | 'built'
  | 'upgraded'
  | 'tower'
  | 'turned-up'
  | 'drew'
  | 'discarded'
  | 'reshuffled'
  | 'scribed'
  | 'gained'
  | 'lost-resource'
  | 'gave'
  | 'stole'
  | 'scored'
  | 'marched'
  | 'sailed'
  | 'flew'
  | 'refused'
  | 'explored'
  | 'dug'
  | 'joined'
  | 'lost'
  | 'cast'
  | 'answered'
  | 'cancelled'
  | 'copied'
  | 'barrier'
  | 'peeked'
  | 'swapped'
  | 'blown'
  | 'turned'
  | 'banished'
  | 'attacked'
  | 'led'
  | 'struck'
  | 'chanted'
  | 'chose'
  | 'revealed'
  | 'tactic-lost'
  | 'paid'
  | 'sacrificed'
  | 'brought'
  | 'strengths'
  | 'won'
  | 'damage'
  | 'retreated'
  | 'fell'
  | 'reborn'
  | 'harvested'
  | 'ready'
  | 'goal'
  | 'solo-card'
  | 'solo-failed'
  | 'solo-track'
  | 'solo-spell'
  | 'solo-moved'
  | 'solo-collected'
  | 'solo-battle'
  | 'solo-shuffled'
  | 'final'
  | 'over';

/* What can be pending. */
export type FrameKind =
  | 'SETUP'
  | 'FACTION'
  | 'CONTINENT'
  | 'OUTLAND'
  | 'ROUND'
  | 'TURN'
  | 'ACTION'
  | 'CAPITAL'
  | 'FOLLOW'
  | 'MUSTER'
  | 'RECRUIT'
  | 'RALLY'
  | 'BUILD'
  | 'RESEARCH'
  | 'DISCARD'
  | 'TAX'
  | 'ORIGIN'
  | 'ARMY'
  | 'VOYAGE'
  | 'CREW'
  | 'CONSENT'
  | 'ARRIVE'
  | 'BOMBARD'
  | 'ONWARD'
  | 'PULL'
  | 'DRAG'
  | 'EXPLORE'
  | 'DIG'
  | 'LOSE'
  | 'GAIN'
  | 'SHED'
  | 'CAST'
  | 'TARGET'
  | 'SPELL'
  | 'ANSWER'
  | 'RAISE'
  | 'PEEK'
  | 'SWAP'
  | 'GUST'
  | 'BANISH'
  | 'BURN'
  | 'BATTLE'
  | 'LEADER'
  | 'STRIKE'
  | 'CHANT'
  | 'COMBAT'
  | 'TACTIC'
  | 'PAY'
  | 'BRING'
  | 'DAMAGE'
  | 'RETREAT'
  | 'STEAL'
  | 'REBIRTH'
  | 'ENEMY'
  | 'SUFFER'
  | 'MIRROR';

/* The frames on which a seat decides. */
export type Decision =
  | 'FACTION'
  | 'CONTINENT'
  | 'OUTLAND'
  | 'ACTION'
  | 'FOLLOW'
  | 'MUSTER'
  | 'RECRUIT'
  | 'RALLY'
  | 'BUILD'
  | 'RESEARCH'
  | 'DISCARD'
  | 'TAX'
  | 'ORIGIN'
  | 'ARMY'
  | 'VOYAGE'
  | 'CREW'
  | 'CONSENT'
  | 'BOMBARD'
  | 'ONWARD'
  | 'PULL'
  | 'DRAG'
  | 'DIG'
  | 'LOSE'
  | 'GAIN'
  | 'SHED'
  | 'CAST'
  | 'TARGET'
  | 'ANSWER'
  | 'RAISE'
  | 'PEEK'
  | 'SWAP'
  | 'GUST'
  | 'BANISH'
  | 'BURN'
  | 'LEADER'
  | 'STRIKE'
  | 'CHANT'
  | 'COMBAT'
  | 'TACTIC'
  | 'PAY'
  | 'BRING'
  | 'DAMAGE'
  | 'RETREAT'
  | 'STEAL'
  | 'REBIRTH'
  | 'SUFFER'
  | 'MIRROR';

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
export const CONTINENT_FOR_ENEMY = 0;
export const ROUND_SERVED = 0;
export const TURN_PLACE = 0;
export const CAPITAL_PLACE = 0;
export const CAPITAL_ASKED = 1;
export const FOLLOW_PLACE = 0;
export const RECRUIT_WARRIORS = 0;
export const RALLY_KIND = 0;
export const RALLY_LEFT = 1;
export const BUILD_THINGS = 0;
export const DISCARD_LEFT = 0;
export const ORIGIN_PURPOSE = 0;
export const ORIGIN_EXTRA = 1;
export const ARMY_FROM = 0;
export const ARMY_EXTRA = 1;
export const ARMY_PURPOSE = 2;
export const VOYAGE_EXTRA = 1;
export const CREW_VESSEL = 0;
export const CREW_EXTRA = 1;
export const CONSENT_MOVER = 0;
export const CONSENT_TO = 1;
export const CONSENT_FROM = 2;
export const CONSENT_BY = 3;
export const ARRIVE_REGION = 0;
export const ARRIVE_BY = 1;
export const ARRIVE_ACTED = 2;
export const ONWARD_SPEED = 0;
export const ONWARD_MAY_FIGHT = 1;
export const ONWARD_CAUSE = 2;
export const ONWARD_FROM = 3;
export const PULL_REGION = 0;
export const DRAG_OWNER = 0;
export const DRAG_KIND = 1;
export const DRAG_FROM = 2;
export const DRAG_REGION = 3;
export const EXPLORE_REGION = 0;
export const EXPLORE_TOKEN = 1;
export const EXPLORE_BY = 2;
export const DIG_TOKEN = 0;
export const LOSE_LEFT = 0;
export const LOSE_REGION = 1;
export const LOSE_CAUSE = 2;
export const LOSE_OWNER = 3;
export const GAIN_LEFT = 0;
export const GAIN_ALLOWED = 1;
export const SHED_LEFT = 0;
export const TARGET_SPELL = 0;
export const TARGET_SOURCE = 1;
export const TARGET_OF_COPY = 2;
export const SPELL_CARD = 0;
export const SPELL_SOURCE = 1;
export const SPELL_TARGET = 2;
export const SPELL_SEATS = 3;
export const ANSWER_SPELL = 0;
export const RAISE_MOST = 0;
export const PEEK_LEFT = 0;
export const PEEK_SEEN = 1;
export const PEEK_SEEN_2 = 2;
export const PEEK_SEEN_3 = 3;
export const SWAP_SEEN = 1;
export const SWAP_SEEN_2 = 2;
export const SWAP_SEEN_3 = 3;
export const GUST_OWNER = 0;
export const GUST_VESSEL = 1;
export const BANISH_LEFT = 0;
export const BANISH_REGION = 1;
export const BANISH_OWNER = 2;
export const BURN_LEFT = 0;
export const BATTLE_REGION = 0;
export const BATTLE_FROM = 1;
export const BATTLE_OFFERED = 2;
export const BATTLE_MOURNER = 3;
export const STRIKE_SERFS_ONLY = 0;
export const TACTIC_SEATS = 0;
export const PAY_LEFT = 0;
export const PAY_RESOURCE = 1;
export const DAMAGE_LEFT = 0;
export const DAMAGE_GUESTS = 1;
export const RETREAT_OWNER = 0;
export const STEAL_LEFT = 0;
export const STEAL_VICTIM = 1;
export const ENEMY_HERO = 0;
export const ENEMY_DRAWN = 1;
export const ENEMY_REGION = 2;
export const ENEMY_LEFT = 3;
export const SUFFER_LEFT = 0;
export const SUFFER_WHICH = 1;
export const SUFFER_FROM = 2;
export const SUFFER_RANGE = 3;
export const MIRROR_LEFT = 0;
export const MIRROR_WHICH = 1;
export const MIRROR_EFFECT = 2;
export const MIRROR_RANGE = 3;
