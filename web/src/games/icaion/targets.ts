/* Where on the screen each legal action can be taken. Nodes, regions, cages, cards and the like stand
 * for actions; what has no thing of its own is a button of the panel. */
import { layOut, type Choice, type Place, type Targets } from '../../lib/desk.svelte';
import type { LegalAction, View } from '../../lib/types';
import { characters, oddities } from './data.gen';
import { nodes } from './land.gen';
import { publicOf } from './model';

export const nodeAt = (node: number): Place => `node:${node}`;
export const regionAt = (region: number): Place => `region:${region}`;
export const cageAt = (cage: number): Place => `cage:${cage}`;
export const departmentAt = (place: number): Place => `department:${place}`;
export const handAt = (card: string): Place => `hand:${card}`;
export const upgradeAt = (card: string): Place => `upgrade:${card}`;
export const offerAt = (character: string): Place => `offer:${character}`;
export const stackAt = (colour: number): Place => `stack:${colour}`;
export const COLOSSUS: Place = 'colossus';
export const PANEL: Place = 'panel';

type PlacesOf = (view: View, choice: Choice) => Place[];

const oddity = (number: number) => oddities[number - 1]?.id ?? '';
const character = (number: number) =>
  characters.find((one) => one.number === number)?.id ?? '';

const inPanel: PlacesOf = () => [PANEL];
const onNode: PlacesOf = (_, { a }) => [nodeAt(a)];
const onRegion: PlacesOf = (_, { a }) => [regionAt(a)];
const inHand: PlacesOf = (_, { a }) => [handAt(oddity(a))];
const inCage: PlacesOf = (_, { b }) => [cageAt(b), PANEL];

const ownNode: PlacesOf = (view) => {
  const node = publicOf(view).node[view.seat ?? -1];
  return [nodeAt(nodes.findIndex((one) => one.id === node)), PANEL];
};

const places: Readonly<Record<string, PlacesOf>> = {
  place: (_, { b }) => [regionAt(b)],
  draft: (_, { a }) => [offerAt(character(a))],
  start: onNode,
  prevent: inHand,
  camp: ownNode,
  move: onNode,
  deploy: (_, { a, b }) => [regionAt(b), departmentAt(a)],
  investigate: () => [COLOSSUS, PANEL],
  retrieve: (_, { a }) => [stackAt(a), PANEL],
  play: inHand,
  pay: inCage,
  convert: inCage,
  store: (_, { a }) => [cageAt(a), PANEL],
  activate: (_, { a }) => [regionAt(a), PANEL],
  remove: onRegion,
  dash: onNode,
  drop: (_, { a }) => [upgradeAt(oddity(a)), PANEL],
  add: (_, { b }) => [cageAt(b)],
};

export function placesOf(view: View, choice: Choice): Place[] {
  return (places[choice.kind] ?? inPanel)(view, choice);
}

const TO_DO = new Set([
  'extract',
  'deploy',
  'eradicate',
  'investigate',
  'retrieve',
  'install',
  'shift',
]);

/* What a slip would cost dearly: a turn that could still do something, a batch, a hand. */
export function isRisky(choice: Pick<Choice, 'kind'>, legal: readonly LegalAction[]): boolean {
  if (choice.kind === 'end-turn') return legal.some((one) => TO_DO.has(one.kind));
  return choice.kind === 'throw' || choice.kind === 'discard-hand';
}

export function findTargets(view: View, legal: readonly LegalAction[]): Targets {
  return layOut(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal),
  );
}
