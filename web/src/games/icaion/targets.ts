/* Where on the screen each legal action can be taken. Nodes, regions, cages, cards and the like stand
 * for actions; what has no thing of its own is a button of the panel. */
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
import { characters, oddities } from './data.gen';
import { nodes } from './land.gen';
import type { ActionKind, Game, View } from './view.gen';

export const nodeAt = (node: number): Place => `node:${node}`;
export const regionAt = (region: number): Place => `region:${region}`;
export const cageAt = (cage: number): Place => `cage:${cage}`;
export const departmentAt = (place: number): Place => `department:${place}`;
export const handAt = (card: string): Place => `hand:${card}`;
export const upgradeAt = (card: string): Place => `upgrade:${card}`;
export const offerAt = (character: string): Place => `offer:${character}`;
export const stackAt = (colour: number): Place => `stack:${colour}`;
export const reputationAt = (seat: number): Place => `rp:${seat}`;
export const supplyAt = (seat: number): Place => `supply:${seat}`;
export const COLOSSUS: Place = 'colossus';
export const TRACK: Place = 'track';
export const PANEL: Place = 'panel';

const card = among('CARD', oddities.map(({ id }) => id));
/* What places are to the rules. */
const THINGS: PlaceKinds = {
  node: numbered('NODE'),
  region: numbered('REGION'),
  cage: numbered('CAGE'),
  department: numbered('PLACE'),
  hand: card,
  upgrade: card,
  offer: ([id = '']) => ({
    thing: 'CHARACTER',
    value: characters.find((one) => one.id === id)?.number ?? 0,
  }),
  stack: numbered('COLOUR'),
};
export const thingAt = (place: Place) => thingBy(THINGS, place);

/* The places of an action with such arguments. */
type PlacesOf<Arguments = unknown> = (view: View, choice: Arguments) => Places;
type OfCard = { a: Word<'CARD'> };
type OfNode = { a: Word<'NODE'> };
type OfRegion = { a: Word<'REGION'> };

const oddity = (number: Word<'CARD'>) => oddities[number - 1]?.id ?? '';
const character = (number: Word<'CHARACTER'>) =>
  characters.find((one) => one.number === number)?.id ?? '';

const inPanel: PlacesOf = () => [PANEL];
const onNode: PlacesOf<OfNode> = (_, { a }) => [nodeAt(a)];
const onRegion: PlacesOf<OfRegion> = (_, { a }) => [regionAt(a)];
const inHand: PlacesOf<OfCard> = (_, { a }) => [handAt(oddity(a))];
const inCage: PlacesOf<{ b: Word<'CAGE'> }> = (_, { b }) => [cageAt(b), PANEL];

const ownNode: PlacesOf = (view) => {
  const node = view.public.node[view.seat ?? -1];
  return [nodeAt(nodes.findIndex((one) => one.id === node)), PANEL];
};

const places: PlacesByKind<Game> = {
  side: inPanel,
  place: (_, { b }) => [regionAt(b)],
  draft: (_, { a }) => [offerAt(character(a))],
  start: onNode,
  'take-wound': inPanel,
  prevent: inHand,
  pass: inPanel,
  camp: ownNode,
  move: onNode,
  extract: inPanel,
  deploy: (_, { a, b }) => [regionAt(b), departmentAt(a)],
  eradicate: inPanel,
  investigate: () => [COLOSSUS, PANEL],
  retrieve: (_, { a }) => [stackAt(a), PANEL],
  install: inPanel,
  play: inHand,
  'discard-hand': inPanel,
  overcharge: inPanel,
  'supply-draw': inPanel,
  'double-shift': inPanel,
  shift: inPanel,
  'end-turn': inPanel,
  pay: inCage,
  convert: inCage,
  store: (_, { a }) => [cageAt(a), PANEL],
  throw: inPanel,
  colour: inPanel,
  draw: inPanel,
  activate: (_, { a }) => [regionAt(a), PANEL],
  done: inPanel,
  remove: onRegion,
  spend: inPanel,
  dash: onNode,
  drop: (_, { a }) => [upgradeAt(oddity(a)), PANEL],
  add: (_, { b }) => [cageAt(b)],
};

export function placesOf(view: View, choice: Choice<Game>): Places {
  return placesIn(places, view, choice, [PANEL]);
}

const TO_DO = new Set<ActionKind>([
  'extract',
  'deploy',
  'eradicate',
  'investigate',
  'retrieve',
  'install',
  'shift',
]);

/* What a slip would cost dearly: a turn that could still do something, a batch, a hand. */
export function isRisky(choice: { kind: ActionKind }, legal: readonly LegalAction<Game>[]): boolean {
  if (choice.kind === 'end-turn') return legal.some((one) => TO_DO.has(one.kind));
  return choice.kind === 'throw' || choice.kind === 'discard-hand';
}

/* Equal tokens, of which one press may take several. */
export const MANY: readonly ActionKind[] = ['pay', 'convert', 'remove'];

export function findTargets(view: View, legal: readonly LegalAction<Game>[]): Targets<Game> {
  return layOut<Game>(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal),
  );
}
