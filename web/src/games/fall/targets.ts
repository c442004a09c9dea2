/* Where on the screen each legal action can be taken. Nodes, regions, islands, monsters, heroes,
 * crystals and shards stand for actions; what has no thing of its own is a button of the panel. */
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
import { islands, monsters } from './data.gen';
import type { ActionKind, Game, View } from './view.gen';

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
/* What stands for no action and is only pointed at. */
export const DEFENCE: Place = 'defence';
export const nightCardAt = (card: string): Place => `night:${card}`;
export const commandCardAt = (card: string): Place => `card:${card}`;

/* What places are to the rules. */
const THINGS: PlaceKinds = {
  node: numbered('NODE'),
  region: numbered('REGION'),
  island: among('ISLAND', islands.map(({ id }) => id)),
  monster: among('MONSTER', monsters),
  hero: numbered('HERO'),
  slot: numbered('SLOT'),
  pool: numbered('COLOUR'),
  city: numbered('COLOUR'),
};
export const thingAt = (place: Place) => thingBy(THINGS, place);

/* The places of an action with such arguments. */
type PlacesOf<Arguments = unknown> = (view: View, choice: Arguments) => Places;
type OfColour = { a: Word<'COLOUR'> };
type OfHero = { a: Word<'HERO'> };
type OfNode = { a: Word<'NODE'> };
type OfRegion = { a: Word<'REGION'> };
type OfSlot = { a: Word<'SLOT'> };

const inPanel: PlacesOf = () => [PANEL];
const onNode: PlacesOf<OfNode> = (_, { a }) => [nodeAt(a)];
const onRegion: PlacesOf<OfRegion> = (_, { a }) => [regionAt(a), PANEL];
const onHero: PlacesOf<OfHero> = (_, { a }) => [heroAt(a), PANEL];
const inPool: PlacesOf<OfColour> = (_, { a }) => [poolAt(a), PANEL];
const inCity: PlacesOf<OfColour> = (_, { a }) => [cityAt(a), PANEL];
const onSlot: PlacesOf<OfSlot> = (_, { a }) => [slotAt(a), COLOSSUS, PANEL];

const places: PlacesByKind<Game> = {
  system: inPanel,
  paint: inPanel,
  base: inPanel,
  pile: inPanel,
  character: inPanel,
  armour: inPanel,
  start: onNode,
  move: onNode,
  extract: inPanel,
  deposit: inPanel,
  attack: onRegion,
  strike: (_, { a }) => [monsterAt(monsters[a - 1] ?? ''), PANEL],
  investigate: onSlot,
  jump: onNode,
  activate: onRegion,
  relic: (view) => [heroAt(view.public.turn), PANEL],
  ask: onHero,
  trade: onHero,
  carry: (_, { b }) => [nodeAt(b)],
  'end-day': inPanel,
  own: inPool,
  city: inCity,
  pair: inPool,
  parasite: inPanel,
  swap: inPanel,
  keep: inPanel,
  discard: inPool,
  put: inPool,
  evict: inCity,
  done: inPanel,
  more: inPanel,
  stop: inPanel,
  lender: onHero,
  kill: inPanel,
  island: (_, { a }) => [islandAt(islands[a - 1]?.id ?? ''), PANEL],
  split: inPanel,
  bonus: inPanel,
  decline: inPanel,
  victim: onRegion,
  give: inPanel,
  walk: onNode,
  push: (_, { b }) => [regionAt(b), PANEL],
  to: onRegion,
  'pay-shard': inPanel,
  'give-up': inPanel,
  retreat: onNode,
  stay: inPanel,
  fort: onNode,
  lend: inPanel,
  refuse: inPanel,
  colour: inPanel,
  places: onHero,
  step: () => [COLOSSUS, PANEL],
  restore: inPanel,
  teleport: onNode,
  spread: inPanel,
  peek: onSlot,
  copy: onHero,
  take: inPanel,
  eat: inPanel,
  'lose-fort': onNode,
  'step-in': inPanel,
  wait: inPanel,
  pass: inPanel,
  fell: (_, { b }) => [regionAt(b), PANEL],
};

export function placesOf(view: View, choice: Choice<Game>): Places {
  return placesIn(places, view, choice, [PANEL]);
}

/* What an action of the day can be; none of these can be done once all three are. */
const ACTIONS = new Set<ActionKind>(['move', 'extract', 'deposit', 'attack', 'strike', 'investigate', 'jump']);

/* What a slip would cost dearly: a day that could still do something. */
export function isRisky(choice: { kind: ActionKind }, legal: readonly LegalAction<Game>[]): boolean {
  return choice.kind === 'end-day' && legal.some((one) => ACTIONS.has(one.kind));
}

/* Equal tokens, of which one press may take several. */
export const MANY: readonly ActionKind[] = [
  'own', 'city', 'pair', 'parasite', 'discard', 'put', 'colour', 'give', 'take',
];

export function findTargets(view: View, legal: readonly LegalAction<Game>[]): Targets<Game> {
  return layOut<Game>(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal),
  );
}
