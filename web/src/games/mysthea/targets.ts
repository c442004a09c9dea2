/* Where on the screen each legal action can be taken. Regions, units, cards, islands and gaps stand
 * for actions; what has no thing of its own is a button of the panel. */
import { layOut, type Choice, type Place, type Targets } from '../../lib/desk.svelte';
import type { LegalAction, View } from '../../lib/types';
import {
  UNITS,
  cardNumbered,
  eventCardNumbered,
  islandNumbered,
  regionOf,
} from './facts';
import { islands } from './data.gen';
import { extraOf } from './model';

export const regionAt = (region: number): Place => `region:${region}`;
/* The units of one kind and seat in a region; `moved` only where it makes a difference. */
export const unitAt = (seat: number, unit: string, region: number, isMoved = false): Place =>
  `unit:${seat}:${unit}:${region}${isMoved ? ':moved' : ''}`;
export const islandAt = (island: string): Place => `island:${island}`;
export const gapAfter = (island: string): Place => `gap:${island}`;
export const handAt = (card: string): Place => `hand:${card}`;
export const boardAt = (card: string): Place => `board:${card}`;
export const displayAt = (card: string): Place => `display:${card}`;
export const draftAt = (pile: number): Place => `draft:${pile}`;
export const monsterAt = (monster: string): Place => `monster:${monster}`;
export const attunementAt = (island: string): Place => `attunement:${island}`;
export const poolAt = (unit: string): Place => `pool:${unit}`;
export const reserveAt = (unit: string): Place => `reserve:${unit}`;
export const ENCOUNTER: Place = 'encounter';
export const PLAYED: Place = 'played'; /* the card of the Act */
export const PANEL: Place = 'panel';

type PlacesOf = (view: View, choice: Choice) => Place[];

const unitName = (number: number) => UNITS[number] ?? '';
const own = (view: View) => view.seat ?? -1;
const inPanel: PlacesOf = () => [PANEL];
const onRegion: PlacesOf = (_, { a }) => [regionAt(a)];
const inHand: PlacesOf = (_, { a }) => [handAt(cardNumbered(a).id)];
const onBoard: PlacesOf = (_, { a }) => [boardAt(cardNumbered(a).id)];
const onDisplay: PlacesOf = (_, { a }) => [displayAt(cardNumbered(a).id)];

/* The units that a step from this region could take along. */
const besideCarrier: PlacesOf = (view, { a }) => {
  const from = extraOf(view).pending.carry?.from;
  const region = from ? regionOf(from).number : 0;
  return [unitAt(own(view), unitName(a), region), PANEL];
};

const ofLosses: PlacesOf = (view, { a, b }) => {
  const at = extraOf(view).pending.losses?.region;
  const region = at ? regionOf(at).number : 0;
  return [unitAt(own(view), unitName(a), region, b === 1), PANEL];
};

const places: Readonly<Record<string, PlacesOf>> = {
  draft: (_, { a }) => [draftAt(a)],
  place: onRegion,
  token: (_, { a }) => [islandAt(islandNumbered(a).id)],
  act: inHand,
  use: onBoard,
  battle: onRegion,
  encounter: () => [ENCOUNTER, PANEL],
  make: (_, { a }) => [reserveAt(unitName(a)), PANEL],
  deploy: (_, { a }) => [poolAt(unitName(a)), PANEL],
  move: (view, { a, b }) => [unitAt(own(view), unitName(a), b), regionAt(b)],
  effect: () => [PLAYED, PANEL],
  to: onRegion,
  carry: besideCarrier,
  'take-gain': (_, { a }) => [boardAt(cardNumbered(a).id), PANEL],
  replace: onBoard,
  discard: onBoard,
  under: onDisplay,
  take: onDisplay,
  fort: onRegion,
  give: inHand,
  region: onRegion,
  strike: (_, { b }) => [regionAt(b)],
  monster: (_, { a }) => [monsterAt(eventCardNumbered(a)), PANEL],
  order: inHand,
  lose: ofLosses,
  attune: (_, { a }) => [attunementAt(islandNumbered(a).id), PANEL],
  after: (_, { a }) => [gapAfter(islandNumbered(a).id)],
  mirage: onRegion,
  side: (_, { a }) => [attunementAt(islandNumbered(((a - 1) % islands.length) + 1).id), PANEL],
};

export function placesOf(view: View, choice: Choice): Place[] {
  return (places[choice.kind] ?? inPanel)(view, choice);
}

const SPENDING = new Set(['make', 'deploy', 'move', 'energy']);

/* What a slip would cost dearly: points that could still be spent, or a card of the board. Points
 * left when an Act is done mostly last until the turn ends. */
export function isRisky(
  { kind }: Pick<Choice, 'kind'>,
  legal: readonly LegalAction[],
  view: View,
): boolean {
  if (kind === 'done') return extraOf(view).done_loses_points;
  return kind === 'discard' || (kind === 'end-turn' && legal.some((one) => SPENDING.has(one.kind)));
}

export function findTargets(view: View, legal: readonly LegalAction[]): Targets {
  return layOut(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal, view),
  );
}
