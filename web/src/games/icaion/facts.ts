/* What the tables of the rules say, for the screen: data.gen.ts by ids and by numbers. */
import { finder } from '../../lib/find';
import type { Words } from './land/facts';
import { characters, eventCards, oddities } from './data.gen';
import { colours, nodes } from './land.gen';

export * from './land/facts';
export const NUMERALS = ['I', 'II', 'III'] as const;

export interface Effect {
  op: string;
  count: number;
  colour: number | null;
}

export interface OddityFacts {
  number: number;
  id: string;
  isUpgrade: boolean;
  cost: number;
  effect: Effect;
  name: Words;
}

export interface CharacterFacts {
  number: number;
  id: string;
  isSeeker: boolean;
  hand: number;
  upgrades: number;
  start: readonly number[];
  name: Words;
}

export interface EventCardFacts {
  id: string;
  kind: number | null; /* null: a card of the Colossus */
  name: Words;
}

export interface PlaceFacts {
  bonus: string;
  count: number;
  text: Words;
}

export const NONE = 'none';
export const oddityOf = finder(oddities);
export const characterOf = finder(characters);
export const eventCardOf = finder(eventCards);
export const nodeOf = finder(nodes);
export const isOddity = (id: string) => oddities.some((one) => one.id === id);

/* A tile such as "green-2". */
export function tileOf(id: string): { colour: number; year: number } {
  const [colour, year] = id.split('-');
  return { colour: colours.findIndex((one) => one.id === colour), year: Number(year) };
}
