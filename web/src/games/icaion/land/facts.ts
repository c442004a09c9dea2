/* What the tables of the rules say of the land, for the screen: ../land.gen.ts. */
import type { Lang } from '../../../lib/types';
import type { Crystal, NodeId } from '../view.gen';

export type Words = Readonly<Record<Lang, string>>;

/* In the order of the rules: crystals by colour, and the kinds of regions that hold them. */
export const CRYSTALS = ['blue', 'brown', 'green', 'grey', 'pink'] as const satisfies readonly Crystal[];
export type { Crystal };
export const TERRAINS = ['river', 'mountain', 'forest', 'mist', 'crystal'] as const;
export const TYPES = ['harvester', 'scavenger', 'refiner'] as const;
export type Type = (typeof TYPES)[number];

export interface ColourFacts {
  id: string;
  kind: string;
  name: Words;
  kindName: Words;
}

/* x and y: the unit circle times 10000, y up. */
export interface NodeFacts {
  id: NodeId;
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
