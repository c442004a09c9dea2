/* What the tables of the rules say, for the screen: data.gen.ts by ids and by numbers. */
import { finder } from '../../lib/find';
import type { Words } from '../icaion/land/facts';
import { cards, islands } from './data.gen';
import type { IslandId, IsleId, Unit } from './view.gen';

export type { Words };
export type { Monster, Unit } from './view.gen';

/* In the forced order. */
export const UNITS = ['golem', 'construct', 'parasite'] as const satisfies readonly Unit[];

export interface IsleFacts {
  id: IsleId;
  kind: number;
  name: Words;
}

export interface IslandFacts {
  id: IslandId;
  name: Words;
  isles: readonly IsleFacts[];
}

export interface SideFacts {
  id: string;
  name: Words;
}

export interface BonusFacts {
  id: string;
  name: Words;
}

export interface CardFacts {
  id: string;
  era: number; /* 0: a start card */
  points: number;
  bonus: number;
}

export const NONE = 'none';
export const islandOf = finder(islands);
export const cardOf = finder(cards);
export const ISLES: readonly IsleFacts[] = islands.flatMap((one) => one.isles);
export const isleNumber = (id: string) => ISLES.findIndex((one) => one.id === id) + 1;
export const islandOfIsle = (id: string) =>
  islands.findIndex((one) => one.isles.some((isle) => isle.id === id));

/* A place in the base of the Colossus: empty, a value that everybody knows, or unknown. */
export const SLOT_UNKNOWN = 4;
