/* What views of this game hold, what can be done and what is told. Made by tools/view-types of the
 * tables in games/mysthea: change those. */
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

export type Encounter =
  | 'en01'
  | 'en02'
  | 'en03'
  | 'en04'
  | 'en05'
  | 'en06'
  | 'en07'
  | 'en08'
  | 'en09'
  | 'en10'
  | 'en11'
  | 'en12'
  | 'en13'
  | 'en14'
  | 'en15'
  | 'en16'
  | 'en17'
  | 'en18'
  | 'en19'
  | 'en20'
  | 'en21'
  | 'en22'
  | 'en23'
  | 'en24'
  | 'en25'
  | 'en26'
  | 'en27'
  | 'en28'
  | 'en29'
  | 'en30';

export type Champion =
  | 'anuth'
  | 'celethe'
  | 'leheir'
  | 'telron'
  | 'cr-2t1'
  | 'sanya'
  | 'kolbor';

export type RegionId =
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

export type Island = 'shard' | 'monolith' | 'tree' | 'sphere' | 'volcano';

export type EventCard =
  | 'river'
  | 'mountain'
  | 'forest'
  | 'mist'
  | 'crystal'
  | 'storm'
  | 'boulron'
  | 'onygauros'
  | 'caerulas'
  | 'utcoro'
  | 'cannibarok'
  | 'obsidusa'
  | 'kodror';

export type UpgradePlace = 'construct' | 'golem' | 'fort' | 'champion' | 'action';

export interface Public {
  discard: Card[][];
  shown: Card[][];
  display: Card[];
  removed: Card[];
  under: Card[];
  encounters: Encounter[][];
  units: number[][][];
  moved: number[][][];
  pool: number[][];
  reserve: number[][];
  glory: number[];
  glory_from: number[][];
  energy: number[];
  xp: number[];
  cp: number[];
  cp_bound: number[];
  champion: (Champion | 'none')[];
  champion_at: (RegionId | 'none')[];
  token: (Island | 'none')[];
  order: number[];
  equipment: (Card | 'none')[][];
  upgrade: (Card | 'none')[][];
  start_hidden: number[];
  drawn_hidden: number[][];
  ring: (Island | 'none')[];
  mirage: (RegionId | 'none')[];
  attuned: number[];
  monster_of_era: (EventCard | 'none')[];
  monster_at: (Island | 'none')[];
  track: (EventCard | 'none')[];
  event_top: EventCard | 'none';
  encounter_top: Encounter | 'none';
  draft: number[];
  battle_order: (Card | 'none')[];
  last_order: (Card | 'none')[];
  battle_bonus: number[];
  battle_left: number[];
  battle_lost: number[];
  battle_total: number[];
  battle_seats: number;
  battle_given: number;
  battle_champions: number;
  champion_moved: number;
  wounded: number;
  charged: number;
  night: number;
  defeated: number;
  era: number;
  deck_count: number;
  bottom_count: number;
  spare: number[];
}

export interface Private {
  hand: Card[];
  bottom: (Card | 'none')[];
  order: Card | 'none';
  spare: number[];
}

export interface TurnFrame {
  seat: number;
  step: number;
  flag: number;
}

export interface ActFrame {
  seat: number;
  step: number;
  flag: number;
  card: Card | 'none';
}

export interface StepFrame {
  seat: number;
  step: number;
  flag: number;
  unit: 'construct' | 'golem' | 'fort' | 'champion';
  from: RegionId;
}

export interface CarryFrame {
  seat: number;
  step: number;
  flag: number;
  unit: 'construct' | 'golem' | 'fort' | 'champion';
  from: RegionId;
  to: RegionId;
}

export interface BattleFrame {
  seat: number;
  step: number;
  flag: number;
  region: RegionId;
  bonus: number;
}

export interface LossesFrame {
  seat: number;
  step: number;
  flag: number;
  left: number;
  region: RegionId;
}

export interface EncounterFrame {
  seat: number;
  step: number;
  flag: number;
  card: Encounter | 'none';
  option: number;
}

export interface AttackFrame {
  seat: number;
  step: number;
  flag: number;
  monster: EventCard;
}

export interface Pending {
  turn?: TurnFrame;
  act?: ActFrame;
  step?: StepFrame;
  carry?: CarryFrame;
  jump?: StepFrame;
  battle?: BattleFrame;
  losses?: LossesFrame;
  island?: TurnFrame;
  encounter?: EncounterFrame;
  attack?: AttackFrame;
}

export interface Extra {
  glory_sources: string[];
  hand_count: number[];
  encounter_price: number[];
  owner: number[];
  strength: number[][];
  attunement: number[][];
  pending: Pending;
  done_loses_points: boolean;
}

export type Options = {
  advanced_draft: 'off' | 'on';
  champion_abilities: 'off' | 'on';
  monster_behaviours: 'off' | 'on';
  premonition: 'off' | 'on';
  attunement_sides: 'day' | 'night' | 'mixed' | 'chosen';
  extra_monsters: 'off' | 'on';
  event_deck_closed: 'off' | 'on';
  recharge_sixth_card: 'off' | 'on';
  act_blocks: 'off' | 'on';
  glory_own_retreat: 'off' | 'on';
  order_without_unit: 'off' | 'on';
  encounter_battle_free: 'off' | 'on';
  ask_passive_gain: 'off' | 'on';
  points_lost_early: 'on' | 'off';
  board_fixed: 'on' | 'off';
  jumps_alone: 'on' | 'off';
  card_in_play: 'on' | 'off';
  mirages_random: 'on' | 'off';
  victim_picks: 'off' | 'on';
};

/* What can be done, with what the arguments are. */
export interface Actions {
  draft: { a: Word<'DRAFTED'> };
  place: { a: Word<'REGION'> };
  token: { a: Word<'ISLAND'> };
  act: { a: Word<'CARD'> };
  develop: Record<never, never>;
  meditate: Record<never, never>;
  use: { a: Word<'CARD'> };
  battle: { a: Word<'REGION'> };
  'move-island': Record<never, never>;
  encounter: Record<never, never>;
  'end-turn': Record<never, never>;
  energy: Record<never, never>;
  make: { a: Word<'UNIT'> };
  deploy: { a: Word<'UNIT'> };
  move: { a: Word<'UNIT'>; b: Word<'REGION'> };
  effect: Record<never, never>;
  to: { a: Word<'REGION'> };
  carry: { a: Word<'UNIT'> };
  'take-gain': { a: Word<'CARD'> };
  replace: { a: Word<'CARD'> };
  show: Record<never, never>;
  renew: Record<never, never>;
  under: { a: Word<'CARD'> };
  take: { a: Word<'CARD'> };
  fort: { a: Word<'REGION'> };
  pay: Record<never, never>;
  give: { a: Word<'CARD'> };
  part: { a: Word<'EFFECT_PART'> };
  draw: Record<never, never>;
  region: { a: Word<'REGION'> };
  strike: { a: Word<'SEAT'>; b: Word<'REGION'>; c: Word<'MOVED'> };
  monster: { a: Word<'EVENT_CARD'> };
  order: { a: Word<'CARD'> };
  'no-order': Record<never, never>;
  lose: { a: Word<'UNIT'>; b: Word<'MOVED'> };
  attune: { a: Word<'ISLAND'> };
  after: { a: Word<'ISLAND'> };
  option: { a: Word<'OPTION'> };
  'pay-glory': Record<never, never>;
  'lose-card': Record<never, never>;
  done: Record<never, never>;
  discard: { a: Word<'CARD'> };
  mirage: { a: Word<'REGION'> };
  side: { a: Word<'ATTUNEMENT'> };
}

export type ActionKind = keyof Actions;

export type EventKind =
  | 'drafted'
  | 'chose-champion'
  | 'shown'
  | 'shown-champion'
  | 'placed'
  | 'token'
  | 'era'
  | 'appeared'
  | 'artefact'
  | 'round'
  | 'next-event'
  | 'next-encounter'
  | 'recharged-all'
  | 'recharged'
  | 'glory'
  | 'gained'
  | 'paid'
  | 'acted'
  | 'effect'
  | 'put'
  | 'used'
  | 'discarded'
  | 'removed'
  | 'made'
  | 'deployed'
  | 'moved'
  | 'lost'
  | 'wounded'
  | 'meditated'
  | 'buried'
  | 'took'
  | 'drew'
  | 'battle'
  | 'ordered'
  | 'order'
  | 'no-order'
  | 'total'
  | 'left-island'
  | 'attuned'
  | 'moved-island'
  | 'encounter'
  | 'option'
  | 'attack'
  | 'defeated'
  | 'unbeaten'
  | 'medal'
  | 'monster-moved'
  | 'monster-gone'
  | 'storm'
  | 'scored'
  | 'era-end'
  | 'end-turn'
  | 'over'
  | 'mirage'
  | 'side';

/* What can be pending. */
export type FrameKind =
  | 'DRAFT'
  | 'PLACE'
  | 'TOKEN'
  | 'GAME'
  | 'TURN'
  | 'ACT'
  | 'SPEND'
  | 'STEP'
  | 'CARRY'
  | 'LAUNCH'
  | 'GAIN'
  | 'REPLACE'
  | 'DEVELOP'
  | 'MEDITATE'
  | 'EFFECT'
  | 'JUMP'
  | 'HORDE'
  | 'STRIKE'
  | 'FORT'
  | 'BATTLE'
  | 'RETREAT'
  | 'LOSSES'
  | 'ISLAND'
  | 'ENCOUNTER'
  | 'OMEN'
  | 'ATTACK'
  | 'COLLECT'
  | 'RAVAGE'
  | 'MEET'
  | 'MIRAGE'
  | 'SIDE';

/* The frames on which a seat decides. */
export type Decision =
  | 'DRAFT'
  | 'PLACE'
  | 'TOKEN'
  | 'TURN'
  | 'ACT'
  | 'SPEND'
  | 'STEP'
  | 'CARRY'
  | 'LAUNCH'
  | 'GAIN'
  | 'REPLACE'
  | 'DEVELOP'
  | 'MEDITATE'
  | 'EFFECT'
  | 'JUMP'
  | 'HORDE'
  | 'STRIKE'
  | 'FORT'
  | 'BATTLE'
  | 'RETREAT'
  | 'LOSSES'
  | 'ISLAND'
  | 'ENCOUNTER'
  | 'OMEN'
  | 'COLLECT'
  | 'RAVAGE'
  | 'MEET'
  | 'MIRAGE'
  | 'SIDE';

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
export const DRAFT_PICKS = 0;
export const PLACE_PLACED = 0;
export const TOKEN_PLACED = 0;
export const GAME_NEXT = 0;
export const ACT_CARD = 0;
export const ACT_POINTS = 1;
export const STEP_UNIT = 0;
export const STEP_FROM = 1;
export const STEP_BATTLE = 2;
export const CARRY_UNIT = 0;
export const CARRY_FROM = 1;
export const CARRY_TO = 2;
export const CARRY_BATTLE = 3;
export const LAUNCH_UNIT = 0;
export const GAIN_CARD = 0;
export const REPLACE_CARD = 0;
export const DEVELOP_CARDS = 0;
export const MEDITATE_LEFT = 0;
export const MEDITATE_POINTS = 1;
export const EFFECT_NUMBER = 0;
export const EFFECT_X = 1;
export const EFFECT_PART = 2;
export const EFFECT_TIMES = 3;
export const JUMP_UNIT = 0;
export const JUMP_FROM = 1;
export const HORDE_UNIT = 0;
export const HORDE_FROM = 1;
export const STRIKE_UNIT = 0;
export const STRIKE_REGION = 1;
export const STRIKE_VICTIMS = 2;
export const BATTLE_REGION = 0;
export const BATTLE_BONUS = 1;
export const BATTLE_NEXT = 2;
export const RETREAT_LEFT = 0;
export const RETREAT_REGION = 1;
export const LOSSES_LEFT = 0;
export const LOSSES_REGION = 1;
export const ENCOUNTER_CARD = 0;
export const ENCOUNTER_CHOSEN = 1;
export const ATTACK_MONSTER = 0;
export const ATTACK_NEXT = 1;
export const ATTACK_MEDALS = 2;
export const ATTACK_PAID = 3;
export const RAVAGE_ISLAND = 0;
export const MIRAGE_LAID = 0;
export const SIDE_TURNED = 0;
