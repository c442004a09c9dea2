/* Words for what never changes during a game: energies, seasons, cards and dice. The values are
 * in data.gen.ts, which gen.mjs makes from the tables of the rules. */
import type { Lang } from '../../lib/types';
import { cards } from './data.gen';
import type { Card, Energy, Season } from './view.gen';

export type { Energy, Season };

export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const satisfies readonly Energy[];

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const satisfies readonly Season[];

export type Timing = 'enter' | 'activate' | 'permanent';
export type Words = Readonly<Record<Lang, string>>;

/* Tokens in the order of ENERGIES, and crystals. */
export interface Cost {
  readonly energy: readonly number[];
  readonly crystals: number;
}

export interface CardFacts {
  readonly number: number;
  readonly id: Card;
  readonly kind: 'item' | 'familiar';
  readonly timing: readonly Timing[];
  readonly cost: Cost;
  readonly more: Cost; /* what each player beyond the second adds */
  readonly prestige: number;
  readonly name: Words;
  readonly text: Words;
  readonly hint: Words;
}

export interface DieFace {
  readonly energy: readonly number[];
  readonly crystals: number;
  readonly stars: number;
  readonly draw: boolean;
  readonly transmute: boolean;
  readonly pips: number;
}

export const AMULET_OF_WATER = 'amulet-of-water';
export const DIE_OF_MALICE = 'die-of-malice';
export const ELEMENTAL_AMULET = 'elemental-amulet';

const byId = new Map<string, CardFacts>(cards.map((card) => [card.id, card]));

export function cardOf(id: string): CardFacts {
  const card = byId.get(id);
  if (!card) {
    throw new Error(`no card ${id}`);
  }
  return card;
}

/* Card numbers are the arguments of actions. */
export function cardNumbered(number: number): CardFacts {
  const card = cards[number - 1];
  if (!card) {
    throw new Error(`no card number ${number}`);
  }
  return card;
}

export function costFor(card: CardFacts, seats: number): Cost {
  const beyond = Math.max(0, seats - 2);
  return {
    energy: card.cost.energy.map((tokens, e) => tokens + beyond * (card.more.energy[e] ?? 0)),
    crystals: card.cost.crystals + beyond * card.more.crystals,
  };
}

/* Cards that count at the end of the game are marked so in their hint. */
export function isForTheEnd(card: CardFacts): boolean {
  return card.hint.en.startsWith('Ω');
}

/* The tokens of a record of energies one by one: air 2, fire 1 is air, air, fire. */
export function tokenList(tokens: Readonly<Record<Energy, number>>): Energy[] {
  return ENERGIES.flatMap((energy) => Array<Energy>(tokens[energy]).fill(energy));
}
