/* Where on the screen each legal action can be taken. Regions, places of the bar, units, buildings,
 * cards and the like stand for actions; what has no thing of its own is a button of the panel. */
import {
  layOut,
  placesIn,
  type Choice,
  type Place,
  type Places,
  type PlacesByKind,
  type Targets,
} from '../../lib/desk.svelte';
import type { LegalAction, Word } from '../../lib/types';
import { among, numbered, thingBy, type PlaceKinds } from '../../lib/why';
import { spells, tactics } from './data.gen';
import { SEA_VESSEL, SERF, regionNumber } from './facts';
import { frameOf, originOf } from './model';
import { FOLLOW_PLACE, type ActionKind, type Game, type View } from './view.gen';

export const regionAt = (region: number): Place => `region:${region}`;
export const barAt = (place: number): Place => `bar:${place}`;
export const unitAt = (kind: number): Place => `unit:${kind}`;
export const buildingAt = (kind: number): Place => `building:${kind}`;
export const handAt = (spell: string): Place => `hand:${spell}`;
export const scribedAt = (slot: number): Place => `scribed:${slot}`;
export const tacticAt = (tactic: string): Place => `tactic:${tactic}`;
export const factionAt = (faction: number): Place => `faction:${faction}`;
export const playerAt = (player: number): Place => `player:${player}`;
export const taxAt = (resource: number): Place => `tax:${resource}`;
export const LEVEL: Place = 'level';
export const DECK: Place = 'deck';
export const PANEL: Place = 'panel';

/* What places are to the rules. */
const THINGS: PlaceKinds = {
  region: numbered('REGION'),
  bar: numbered('PLACE'),
  unit: numbered('UNIT'),
  building: numbered('UNLOCKER'),
  hand: ([id = '']) => ({ thing: 'SPELL', value: spells.find((one) => one.id === id)?.number ?? 0 }),
  tactic: among('TACTIC', tactics.map(({ id }) => id)),
  faction: numbered('FACTION', 1),
  player: numbered('PLAYER'),
  tax: numbered('RESOURCE'),
};
export const thingAt = (place: Place) => thingBy(THINGS, place);

/* The places of an action with such arguments. */
type PlacesOf<Arguments = unknown> = (view: View, choice: Arguments) => Places;
type OfPlace = { a: Word<'PLACE'> };
type OfRegion = { a: Word<'REGION'> };
type OfSpell = { a: Word<'SPELL'> };
type OfUnit = { a: Word<'UNIT'> };
type OfTarget = { a: Word<'REGION'>; b: Word<'PLAYER'>; c: Word<'KIND'> };

const spell = (number: Word<'SPELL'>) => spells.find((one) => one.number === number)?.id ?? '';

const inPanel: PlacesOf = () => [PANEL];
const onRegion: PlacesOf<OfRegion> = (_, { a }) => [regionAt(a)];
const onBar: PlacesOf<OfPlace> = (_, { a }) => [barAt(a)];
const inHand: PlacesOf<OfSpell> = (_, { a }) => [handAt(spell(a))];
const onUnit: PlacesOf<OfUnit> = (_, { a }) => [unitAt(a), PANEL];

/* What a spell aims at: a region with what stands there, a player, or a hero in the supply. */
const onTarget: PlacesOf<OfTarget> = (_, { a, b, c }) => {
  if (a > 0) return [regionAt(a)];
  return c > 0 ? [unitAt(c), PANEL] : [playerAt(b), PANEL];
};

const onVessel: PlacesOf<OfUnit> = (view, { a }) => {
  const place = view.public.vessel[view.seat ?? -1]?.[a - SEA_VESSEL];
  const region = regionNumber(place);
  return region > 0 ? [regionAt(region), PANEL] : [PANEL];
};

const fromOrigin: PlacesOf = (view) => {
  const origin = originOf(view);
  return origin > 0 ? [regionAt(origin), PANEL] : [PANEL];
};

const places: PlacesByKind<Game> = {
  faction: (_, { a }) => [factionAt(a - 1)],
  settle: onRegion,
  drop: onRegion,
  act: onBar,
  follow: (view) => [barAt(frameOf(view, 'FOLLOW')?.arg[FOLLOW_PLACE] ?? 0), PANEL],
  muster: onBar,
  pass: inPanel,
  done: inPanel,
  recruit: onUnit,
  pair: () => [unitAt(SERF), PANEL],
  place: onRegion,
  construct: onUnit,
  building: (_, { a }) => [buildingAt(a), PANEL],
  upgrade: () => [LEVEL, PANEL],
  tower: onRegion,
  research: () => [DECK, PANEL],
  scribe: inHand,
  discard: inHand,
  tax: (_, { a }) => [taxAt(a), PANEL],
  give: inPanel,
  from: onRegion,
  take: fromOrigin,
  go: onRegion,
  stay: inPanel,
  vessel: onVessel,
  agree: inPanel,
  refuse: inPanel,
  bombard: onRegion,
  pull: onRegion,
  drag: inPanel,
  dig: inPanel,
  resolve: inPanel,
  ignore: inPanel,
  lose: (_, { c }) => (c > 0 ? [regionAt(c), PANEL] : [PANEL]),
  gain: inPanel,
  shed: inPanel,
  cast: (_, { a, b }) => (b > 0 ? [scribedAt(b), PANEL] : [handAt(spell(a))]),
  target: onTarget,
  answer: inHand,
  raise: inPanel,
  peek: onRegion,
  swap: (_, { a, b }) => [regionAt(a), regionAt(b), PANEL],
  banish: inPanel,
  burn: inPanel,
  lead: inPanel,
  yield: inPanel,
  strike: inPanel,
  chant: inPanel,
  tactic: (_, { a }) => [tacticAt(tactics[a - 1]?.id ?? '')],
  sacrifice: inPanel,
  pay: inPanel,
  bring: (_, { b }) => [regionAt(b), PANEL],
  retreat: onRegion,
  steal: inPanel,
  rebuild: inPanel,
};

export function placesOf(view: View, choice: Choice<Game>): Places {
  return placesIn(places, view, choice, [PANEL]);
}

/* What an action is taken for; to end it without is likely a slip. */
const TO_DO = new Set<ActionKind>([
  'recruit',
  'pair',
  'construct',
  'building',
  'upgrade',
  'tower',
  'research',
  'scribe',
  'cast',
  'from',
  'take',
  'go',
  'vessel',
]);

export function isRisky(choice: { kind: ActionKind }, legal: readonly LegalAction<Game>[]): boolean {
  return choice.kind === 'done' && legal.some((one) => TO_DO.has(one.kind));
}

/* Equal tokens, of which one press may take several. */
export const MANY: readonly ActionKind[] = [
  'give', 'gain', 'shed', 'steal', 'take', 'lose', 'sacrifice', 'banish',
];

export function findTargets(view: View, legal: readonly LegalAction<Game>[]): Targets<Game> {
  return layOut<Game>(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal),
  );
}
