/* Where on the screen each legal action can be taken. A place is a text such as "die:3" or
 * "token:0:air"; an action belongs to every place that may offer it, and to the panel, as a button
 * with its text, when no single thing on the table stands for it. */
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
import { cards, constants } from './data.gen';
import { DIE_OF_MALICE, ENERGIES, cardNumbered } from './facts';
import { placed, type PlacedCard } from './model';
import type { ActionKind, Game, View } from './view.gen';

export type { Place };

export const dieAt = (die: number): Place => `die:${die}`;
export const tokenAt = (source: number, energy: string): Place => `token:${source}:${energy}`;
export const handAt = (card: string): Place => `hand:${card}`;
export const playAt = (card: string, slot: number): Place => `play:${card}:${slot}`;
export const theirsAt = (seat: number, card: string): Place => `theirs:${seat}:${card}`;
export const lookAt = (card: string): Place => `look:${card}`;
export const packetAt = (card: string): Place => `packet:${card}`;
export const splitAt = (card: string): Place => `split:${card}`;
export const bonusAt = (which: number): Place => `bonus:${which}`;
export const seatAt = (seat: number): Place => `seat:${seat}`;
export const spaceAt = (space: number): Place => `space:${space}`;
export const energyAt = (energy: string): Place => `energy:${energy}`;
export const crystalsAt = (seat: number): Place => `crystals:${seat}`;
export const scoreAt = (seat: number): Place => `score:${seat}`;
export const reserveAt = (seat: number): Place => `reserve:${seat}`;
export const gaugeAt = (seat: number): Place => `gauge:${seat}`;
export const bonusesAt = (seat: number): Place => `bonuses:${seat}`;
export const WHEEL: Place = 'wheel';
export const RATES: Place = 'rates';
export const LIBRARIES: Place = 'libraries';
export const PILE: Place = 'pile';
export const PANEL: Place = 'panel';
export const MIRROR: Place = 'mirror';

const { CARD_COPIES, PLAYERS_MAX, WHEEL_SPACES } = constants;

const card = among('CARD', cards.map(({ id }) => id));
const energy = among('ENERGY', ENERGIES, 0);
/* What places are to the rules. */
const THINGS: PlaceKinds = {
  die: numbered('DIE'),
  hand: card,
  look: card,
  packet: card,
  split: card,
  play: card,
  theirs: ([, id = '']) => card([id]),
  bonus: numbered('BONUS'),
  token: ([, id = '']) => energy([id]),
  energy,
  seat: numbered('SEAT'),
};
export const thingAt = (place: Place) => thingBy(THINGS, place);

/* Where a card may lie that a text names. */
export function cardPlaces(card: string): Place[] {
  const inPlay = Array.from({ length: CARD_COPIES }, (_, slot) => playAt(card, slot));
  const theirs = Array.from({ length: PLAYERS_MAX }, (_, seat) => theirsAt(seat, card));
  return [...inPlay, ...theirs, handAt(card), lookAt(card), packetAt(card), splitAt(card)];
}

const DRINKS = new Set([
  'potion-of-power',
  'potion-of-dreams',
  'potion-of-knowledge',
  'potion-of-life',
]);

function energyName(index: Word<'ENERGY'>): string {
  return ENERGIES[index] ?? '';
}

/* Numbers below zero are written as 16-bit words. */
function signed(word: number): number {
  return word > 0x7fff ? word - 0x10000 : word;
}

export function spaceFrom(space: number, steps: number): number {
  return ((((space - 1 + steps) % WHEEL_SPACES) + WHEEL_SPACES) % WHEEL_SPACES) + 1;
}

function isAlike(one: PlacedCard, other: PlacedCard): boolean {
  return one.turned === other.turned && JSON.stringify(one.tokens) === JSON.stringify(other.tokens);
}

/* R-SEA-1.11: copies that differ in nothing are one option, so each of them stands for it. */
function ownCards(view: View, card: string, copy: number): Place[] {
  const own = view.seat === null ? [] : placed(view.extra.players[view.seat]?.cards ?? []);
  const meant = own.find((one) => one.card === card && one.slot === copy);
  if (!meant) {
    return [];
  }
  return own
    .filter((one) => one.card === card && isAlike(one, meant))
    .map((one) => playAt(one.card, one.slot));
}

function malicePlaces(view: View): Places {
  const own = view.extra.dice.filter((die) => die.owner === view.seat);
  return [PANEL, ...own.map((die) => dieAt(die.die)), ...ownCards(view, DIE_OF_MALICE, 0)];
}

/* Hand cards that are given up; a card drawn and not yet decided on is in the panel. */
function discardPlaces(view: View, card: string): Places {
  return view.decision === 'KEEP' ? [lookAt(card)] : [handAt(card)];
}

/* The places of an action with such arguments. */
type PlacesOf<Arguments = unknown> = (view: View, choice: Arguments) => Places;
type OfCard = { a: Word<'CARD'> };
type OfCopy = OfCard & { b: Word<'COPY'> };
type OfEnergy = { a: Word<'ENERGY'> };
type OfToken = OfEnergy & { b: Word<'SOURCE'> };

/* A card that is not where it should be is a button of the panel. */
const orPanel = ([first, ...others]: Place[]): Places => (first ? [first, ...others] : [PANEL]);
const cardIn = (choice: OfCard): string => cardNumbered(choice.a).id;
const inPanel: PlacesOf = () => [PANEL];
const onToken: PlacesOf<OfToken> = (_, choice) => [tokenAt(choice.b, energyName(choice.a))];
const onEnergy: PlacesOf<OfEnergy> = (_, choice) => [energyAt(energyName(choice.a))];
const onLook: PlacesOf<OfCard> = (_, choice) => [lookAt(cardIn(choice))];
const onOwnCard: PlacesOf<OfCopy> = (view, choice) =>
  orPanel(ownCards(view, cardIn(choice), choice.b));

/* R-SEA-C50.4: outside the free part of a turn the question itself is about the card. */
const activatePlaces: PlacesOf<OfCopy> = (view, choice) =>
  view.decision === 'MAIN'
    ? onOwnCard(view, choice)
    : [PANEL, ...ownCards(view, cardIn(choice), choice.b)];

const places: PlacesByKind<Game> = {
  draft: (_, choice) => [packetAt(cardIn(choice))],
  split: (_, choice) => [splitAt(cardIn(choice))],
  'take-die': (_, choice) => [dieAt(choice.a)],
  reroll: malicePlaces,
  'go-on': inPanel,
  'draw-one': () => [PILE, PANEL],
  'draw-two': inPanel,
  keep: onLook,
  discard: (view, choice) => discardPlaces(view, cardIn(choice)),
  transmute: onToken,
  summon: (_, choice) => [handAt(cardIn(choice))],
  activate: activatePlaces,
  bonus: (_, choice) => [bonusAt(choice.a)],
  element: onEnergy,
  done: inPanel,
  waive: onEnergy,
  pay: onToken,
  spend: onToken,
  gain: onEnergy,
  drop: (_, choice) => [tokenAt(0, energyName(choice.a))],
  pick: onLook,
  give: onLook,
  move: (view, choice) => [spaceAt(spaceFrom(view.public.space, signed(choice.a))), PANEL],
  target: (_, choice) => [seatAt(choice.a), PANEL],
  draw: () => [PILE, PANEL],
  leave: inPanel,
  'take-top': inPanel,
  sacrifice: onOwnCard,
  'take-back': onOwnCard,
  convert: () => [MIRROR],
  order: (view, choice) => [PANEL, ...ownCards(view, cardIn(choice), 0)],
  'end-turn': inPanel,
};

/* What a slip would cost dearly: points, a card, the rest of a turn. */
export type Risk = 'points' | 'card' | 'turn';

export function riskOf(choice: Choice<Game>, legal: readonly LegalAction<Game>[]): Risk | null {
  switch (choice.kind) {
    case 'bonus':
    case 'draw-two':
      return 'points';
    case 'sacrifice':
    case 'take-back':
      return 'card';
    case 'activate':
      return DRINKS.has(cardNumbered(choice.a).id) ? 'card' : null;
    case 'discard':
      return legal.some((one) => one.kind === 'keep') ? null : 'card';
    case 'end-turn':
      return legal.some((one) => one.kind === 'summon' || one.kind === 'transmute') ? 'turn' : null;
    default:
      return null;
  }
}

export function placesOf(view: View, choice: Choice<Game>): Places {
  return placesIn(places, view, choice, [PANEL]);
}

/* Equal tokens, of which one press may take several. */
export const MANY: readonly ActionKind[] = ['transmute', 'waive', 'pay', 'spend', 'gain', 'drop'];

export function findTargets(view: View, legal: readonly LegalAction<Game>[]): Targets<Game> {
  return layOut<Game>(
    legal,
    (choice) => placesOf(view, choice),
    (choice) => riskOf(choice, legal) !== null,
  );
}
