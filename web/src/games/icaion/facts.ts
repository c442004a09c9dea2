/* What the tables of the rules say, for the screen: data.gen.ts by ids and by numbers. */
import { finder } from '../../lib/find';
import type { Lang } from '../../lib/types';
import { characters, colours, eventCards, nodes, oddities } from './data.gen';

export type Words = Readonly<Record<Lang, string>>;

/* In the order of the rules: crystals by colour, and the kinds of regions that hold them. */
export const CRYSTALS = ['blue', 'brown', 'green', 'grey', 'pink'] as const;
export type Crystal = (typeof CRYSTALS)[number];
export const TERRAINS = ['river', 'mountain', 'forest', 'mist', 'crystal'] as const;
export const TYPES = ['harvester', 'scavenger', 'refiner'] as const;
export type Type = (typeof TYPES)[number];
export const NUMERALS = ['I', 'II', 'III'] as const;

export interface ColourFacts {
  id: string;
  kind: string;
  name: Words;
  kindName: Words;
}

/* x and y: the unit circle times 10000, y up. */
export interface NodeFacts {
  id: string;
  name: string;
  regions: readonly number[];
  x: number;
  y: number;
}

export interface RegionFacts {
  id: string;
  name: string;
  kind: number;
  crater: number | null;
  nodes: readonly number[];
  x: number;
  y: number;
}

export interface CraterFacts {
  colour: number;
  nodes: readonly number[];
  x: number;
  y: number;
}

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
