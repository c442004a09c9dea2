/* Where on the screen each legal action can be taken. Nodes, regions, islands, monsters, heroes,
 * crystals and shards stand for actions; what has no thing of its own is a button of the panel. */
import { layOut, type Choice, type Place, type Targets } from '../../lib/desk.svelte';
import type { LegalAction, View } from '../../lib/types';
import { islands, monsters } from './data.gen';
import { publicOf } from './model';

export const nodeAt = (node: number): Place => `node:${node}`;
export const regionAt = (region: number): Place => `region:${region}`;
export const islandAt = (island: string): Place => `island:${island}`;
export const monsterAt = (monster: string): Place => `monster:${monster}`;
export const heroAt = (hero: number): Place => `hero:${hero}`;
export const slotAt = (slot: number): Place => `slot:${slot}`;
export const poolAt = (colour: number): Place => `pool:${colour}`;
export const cityAt = (colour: number): Place => `city:${colour}`;
export const COLOSSUS: Place = 'colossus';
export const PANEL: Place = 'panel';

type PlacesOf = (view: View, choice: Choice) => Place[];

const inPanel: PlacesOf = () => [PANEL];
const onNode: PlacesOf = (_, { a }) => [nodeAt(a)];
const onRegion: PlacesOf = (_, { a }) => [regionAt(a), PANEL];
const onHero: PlacesOf = (_, { a }) => [heroAt(a), PANEL];
const inPool: PlacesOf = (_, { a }) => [poolAt(a), PANEL];
const inCity: PlacesOf = (_, { a }) => [cityAt(a), PANEL];
const onSlot: PlacesOf = (_, { a }) => [slotAt(a), COLOSSUS, PANEL];

const places: Readonly<Record<string, PlacesOf>> = {
  start: onNode,
  move: onNode,
  jump: onNode,
  carry: (_, { b }) => [nodeAt(b)],
  walk: onNode,
  retreat: onNode,
  fort: onNode,
  teleport: onNode,
  'lose-fort': onNode,
  attack: onRegion,
  activate: onRegion,
  victim: onRegion,
  to: onRegion,
  push: (_, { b }) => [regionAt(b), PANEL],
  fell: (_, { b }) => [regionAt(b), PANEL],
  strike: (_, { a }) => [monsterAt(monsters[a - 1] ?? ''), PANEL],
  island: (_, { a }) => [islandAt(islands[a - 1]?.id ?? ''), PANEL],
  investigate: onSlot,
  peek: onSlot,
  step: () => [COLOSSUS, PANEL],
  relic: (view) => [heroAt(publicOf(view).turn), PANEL],
  ask: onHero,
  trade: onHero,
  places: onHero,
  copy: onHero,
  lender: onHero,
  own: inPool,
  pair: inPool,
  put: inPool,
  discard: inPool,
  city: inCity,
  evict: inCity,
};

export function placesOf(view: View, choice: Choice): Place[] {
  return (places[choice.kind] ?? inPanel)(view, choice);
}

/* What an action of the day can be; none of these can be done once all three are. */
const ACTIONS = new Set(['move', 'extract', 'deposit', 'attack', 'strike', 'investigate', 'jump']);

/* What a slip would cost dearly: a day that could still do something. */
export function isRisky(choice: Pick<Choice, 'kind'>, legal: readonly LegalAction[]): boolean {
  return choice.kind === 'end-day' && legal.some((one) => ACTIONS.has(one.kind));
}

export function findTargets(view: View, legal: readonly LegalAction[]): Targets {
  return layOut(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal),
  );
}
