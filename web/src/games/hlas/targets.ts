/* Where on the screen each legal action can be taken. Regions, places of the bar, units, buildings,
 * cards and the like stand for actions; what has no thing of its own is a button of the panel. */
import { layOut, type Choice, type Place, type Targets } from '../../lib/desk.svelte';
import type { LegalAction, View } from '../../lib/types';
import { spells, tactics } from './data.gen';
import { SEA_VESSEL, SERF, regionNumber } from './facts';
import { frameOf, originOf, publicOf } from './model';

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

type PlacesOf = (view: View, choice: Choice) => Place[];

const spell = (number: number) => spells.find((one) => one.number === number)?.id ?? '';

const inPanel: PlacesOf = () => [PANEL];
const onRegion: PlacesOf = (_, { a }) => [regionAt(a)];
const onBar: PlacesOf = (_, { a }) => [barAt(a)];
const inHand: PlacesOf = (_, { a }) => [handAt(spell(a))];
const onUnit: PlacesOf = (_, { a }) => [unitAt(a), PANEL];

/* What a spell aims at: a region with what stands there, a player, or a hero in the supply. */
const onTarget: PlacesOf = (_, { a, b, c }) => {
  if (a > 0) return [regionAt(a)];
  return c > 0 ? [unitAt(c), PANEL] : [playerAt(b), PANEL];
};

const onVessel: PlacesOf = (view, { a }) => {
  const place = publicOf(view).vessel[view.seat ?? -1]?.[a - SEA_VESSEL];
  const region = regionNumber(place);
  return region > 0 ? [regionAt(region), PANEL] : [PANEL];
};

const fromOrigin: PlacesOf = (view) => {
  const origin = originOf(view);
  return origin > 0 ? [regionAt(origin), PANEL] : [PANEL];
};

const places: Readonly<Record<string, PlacesOf>> = {
  faction: (_, { a }) => [factionAt(a - 1)],
  settle: onRegion,
  drop: onRegion,
  act: onBar,
  follow: (view) => [barAt(frameOf(view, 'FOLLOW')?.arg[0] ?? 0), PANEL],
  muster: onBar,
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
  from: onRegion,
  take: fromOrigin,
  go: onRegion,
  vessel: onVessel,
  bombard: onRegion,
  pull: onRegion,
  lose: (_, { c }) => (c > 0 ? [regionAt(c), PANEL] : [PANEL]),
  cast: (_, { a, b }) => (b > 0 ? [scribedAt(b), PANEL] : [handAt(spell(a))]),
  answer: inHand,
  target: onTarget,
  peek: onRegion,
  swap: (_, { a, b }) => [regionAt(a), regionAt(b), PANEL],
  tactic: (_, { a }) => [tacticAt(tactics[a - 1]?.id ?? '')],
  bring: (_, { b }) => [regionAt(b), PANEL],
  retreat: onRegion,
};

export function placesOf(view: View, choice: Choice): Place[] {
  return (places[choice.kind] ?? inPanel)(view, choice);
}

/* What an action is taken for; to end it without is likely a slip. */
const TO_DO = new Set([
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
  'go',
  'vessel',
]);

export function isRisky(choice: Pick<Choice, 'kind'>, legal: readonly LegalAction[]): boolean {
  return choice.kind === 'done' && legal.some((one) => TO_DO.has(one.kind));
}

export function findTargets(view: View, legal: readonly LegalAction[]): Targets {
  return layOut(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal),
  );
}
