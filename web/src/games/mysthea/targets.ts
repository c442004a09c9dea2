/* Where on the screen each legal action can be taken. Regions, units, cards, islands and gaps stand
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
import {
  UNITS,
  cardNumbered,
  eventCardNumbered,
  islandNumbered,
  regionOf,
} from './facts';
import { cards, eventCards, islands } from './data.gen';
import type { ActionKind, Game, View } from './view.gen';

export const regionAt = (region: number): Place => `region:${region}`;
/* The units of one kind and seat in a region; `moved` only where it makes a difference. */
export const unitAt = (seat: number, unit: string, region: number, isMoved = false): Place =>
  `unit:${seat}:${unit}:${region}${isMoved ? ':moved' : ''}`;
export const islandAt = (island: string): Place => `island:${island}`;
export const gapAfter = (island: string): Place => `gap:${island}`;
export const handAt = (card: string): Place => `hand:${card}`;
/* Where a card is given as an order, in the panel of the battle. */
export const orderAt = (card: string): Place => `order:${card}`;
export const boardAt = (card: string): Place => `board:${card}`;
export const displayAt = (card: string): Place => `display:${card}`;
export const draftAt = (pile: number): Place => `draft:${pile}`;
export const monsterAt = (monster: string): Place => `monster:${monster}`;
export const attunementAt = (island: string): Place => `attunement:${island}`;
export const poolAt = (unit: string): Place => `pool:${unit}`;
export const reserveAt = (unit: string): Place => `reserve:${unit}`;
/* Things of a player and of the table at which only lessons point. */
export const gloryAt = (seat: number): Place => `glory:${seat}`;
export const energyAt = (seat: number): Place => `energy:${seat}`;
export const xpAt = (seat: number): Place => `xp:${seat}`;
export const artefactAt = (seat: number): Place => `artefact:${seat}`;
export const TRACK: Place = 'track';
export const ENCOUNTER: Place = 'encounter';
export const PLAYED: Place = 'played'; /* the card of the Act */
export const PANEL: Place = 'panel';

const card = among('CARD', cards.map(({ id }) => id));
const island = among('ISLAND', islands.map(({ id }) => id));
const unit = among('UNIT', UNITS, 0);
/* What places are to the rules. */
const THINGS: PlaceKinds = {
  region: numbered('REGION'),
  unit: ([, , region]) => numbered('REGION')([region ?? '']),
  island,
  gap: island,
  attunement: island,
  hand: card,
  board: card,
  display: card,
  draft: numbered('DRAFTED'),
  monster: among('EVENT_CARD', eventCards),
  pool: unit,
  reserve: unit,
};
export const thingAt = (place: Place) => thingBy(THINGS, place);

/* The places of an action with such arguments. */
type PlacesOf<Arguments = unknown> = (view: View, choice: Arguments) => Places;
type OfCard = { a: Word<'CARD'> };
type OfRegion = { a: Word<'REGION'> };
type OfUnit = { a: Word<'UNIT'> };

const unitName = (number: Word<'UNIT'>) => UNITS[number] ?? '';
const own = (view: View) => view.seat ?? -1;
const inPanel: PlacesOf = () => [PANEL];
const onRegion: PlacesOf<OfRegion> = (_, { a }) => [regionAt(a)];
const inHand: PlacesOf<OfCard> = (_, { a }) => [handAt(cardNumbered(a).id)];
const asOrder: PlacesOf<OfCard> = (_, { a }) => [orderAt(cardNumbered(a).id)];
const onBoard: PlacesOf<OfCard> = (_, { a }) => [boardAt(cardNumbered(a).id)];
const onDisplay: PlacesOf<OfCard> = (_, { a }) => [displayAt(cardNumbered(a).id)];

/* The units that a step from this region could take along. */
const besideCarrier: PlacesOf<OfUnit> = (view, { a }) => {
  const from = view.extra.pending.carry?.from;
  const region = from ? regionOf(from).number : 0;
  return [unitAt(own(view), unitName(a), region), PANEL];
};

const ofLosses: PlacesOf<OfUnit & { b: Word<'MOVED'> }> = (view, { a, b }) => {
  const at = view.extra.pending.losses?.region;
  const region = at ? regionOf(at).number : 0;
  return [unitAt(own(view), unitName(a), region, b === 1), PANEL];
};

const places: PlacesByKind<Game> = {
  draft: (_, { a }) => [draftAt(a)],
  place: onRegion,
  token: (_, { a }) => [islandAt(islandNumbered(a).id)],
  act: inHand,
  develop: inPanel,
  meditate: inPanel,
  use: onBoard,
  battle: onRegion,
  'move-island': inPanel,
  encounter: () => [ENCOUNTER, PANEL],
  'end-turn': inPanel,
  energy: inPanel,
  make: (_, { a }) => [reserveAt(unitName(a)), PANEL],
  deploy: (_, { a }) => [poolAt(unitName(a)), PANEL],
  move: (view, { a, b }) => [unitAt(own(view), unitName(a), b), regionAt(b)],
  effect: () => [PLAYED, PANEL],
  to: onRegion,
  carry: besideCarrier,
  'take-gain': (_, { a }) => [boardAt(cardNumbered(a).id), PANEL],
  replace: onBoard,
  show: inPanel,
  renew: inPanel,
  under: onDisplay,
  take: onDisplay,
  fort: onRegion,
  pay: inPanel,
  give: inHand,
  part: inPanel,
  draw: inPanel,
  region: onRegion,
  strike: (_, { b }) => [regionAt(b)],
  monster: (_, { a }) => [monsterAt(eventCardNumbered(a)), PANEL],
  order: asOrder,
  'no-order': inPanel,
  lose: ofLosses,
  attune: (_, { a }) => [attunementAt(islandNumbered(a).id), PANEL],
  after: (_, { a }) => [gapAfter(islandNumbered(a).id)],
  option: inPanel,
  'pay-glory': inPanel,
  'lose-card': inPanel,
  done: inPanel,
  discard: onBoard,
  mirage: onRegion,
  side: (_, { a }) => [attunementAt(islandNumbered(((a - 1) % islands.length) + 1).id), PANEL],
};

export function placesOf(view: View, choice: Choice<Game>): Places {
  return placesIn(places, view, choice, [PANEL]);
}

const ORDERS = new Set<ActionKind>(['order', 'no-order']);

/* Whether nothing but orders of a battle can be chosen. */
export const isOrdering = (legal: readonly LegalAction<Game>[]) =>
  legal.length > 0 && legal.every(({ kind }) => ORDERS.has(kind));

const SPENDING = new Set<ActionKind>(['make', 'deploy', 'move', 'energy']);

/* What a slip would cost dearly: points that could still be spent, or a card of the board. Points
 * left when an Act is done mostly last until the turn ends. */
export function isRisky(
  { kind }: { kind: ActionKind },
  legal: readonly LegalAction<Game>[],
  view: View,
): boolean {
  if (kind === 'done') return view.extra.done_loses_points;
  return kind === 'discard' || (kind === 'end-turn' && legal.some((one) => SPENDING.has(one.kind)));
}

/* Equal tokens, of which one press may take several. */
export const MANY: readonly ActionKind[] = ['energy', 'make', 'deploy', 'lose'];

export function findTargets(view: View, legal: readonly LegalAction<Game>[]): Targets<Game> {
  return layOut<Game>(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => isRisky(choice, legal, view),
  );
}
