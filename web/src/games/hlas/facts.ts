/* What the tables of the rules say, for the screen: data.gen.ts by ids and by numbers. */
import { finder } from '../../lib/find';
import type { Lang } from '../../lib/types';
import {
  buildings,
  constants,
  factions,
  goals,
  heroes,
  kinds,
  levels,
  regions,
  soloCards,
  spells,
  tactics,
  terrains,
  tokens,
  units,
} from './data.gen';

/* Of one faction. */
export const SERFS_AND_WARRIORS = constants.SERFS + constants.WARRIORS;

export type Words = Readonly<Record<Lang, string>>;

export interface Named {
  id: string;
  name: Words;
}

export interface TerrainFacts extends Named {
  resource: number | null;
}

/* x and y: hundredths of the map. */
export interface RegionFacts extends Named {
  number: number;
  continent: string | null;
  terrain: number;
  workers: number;
  tokens: number;
  x: number;
  y: number;
}

export interface EdgeFacts {
  ends: readonly [number, number];
  kind: 'land' | 'ferry' | 'land-wrap' | 'sea-wrap' | 'coast' | 'sea';
  label: string;
  bearings: readonly [number, number];
}

export interface UnitFacts {
  faction: number;
  kind: number;
  count: number;
  strength: number;
  speed: number;
  price: readonly number[];
  vp: number;
  capacity: number;
  name: Words;
}

export interface BuildingFacts extends Named {
  faction: number;
  kind: number; /* the unit it unlocks */
  ore: number;
  vp: number;
  tiers: readonly Words[];
}

export interface HeroFacts extends Named {
  faction: number;
  kind: number;
  tiers: readonly Words[];
}

export interface LevelFacts {
  faction: number;
  level: number;
  price: readonly number[];
  strength: number;
  vp: number;
  towers: number;
  library: number;
  scribed: number;
}

export interface SpellFacts extends Named {
  number: number;
  type: 'cast' | 'combat' | 'interrupt';
  mana: number;
  vp: number;
  copies: number;
  effect: string;
  hint: Words;
  text: Words;
}

export interface TacticFacts extends Named {
  number: number;
  price: readonly number[];
  strength: number;
  vp: number;
  role: 'any' | 'attacker' | 'defender';
  hint: Words;
  text: Words;
}

export interface TokenFacts extends Named {
  number: number;
  isSea: boolean;
  copies: number;
  op: string;
  args: readonly string[];
  text: Words;
}

export interface SoloCardFacts extends Named {
  number: number;
  action: string;
  follow: boolean;
  compass: number;
  strength: number;
  vp: number;
  attacking: number;
  defending: number;
}

export interface SoloSpaceFacts {
  faction: number;
  space: number;
  ore: number;
  level: number;
  strength: number;
  towers: number;
  vp: number;
  unlock: string;
}

export interface SoloHeroFacts {
  faction: number;
  hero: number;
  text: Words;
}

export interface SoloSpellFacts extends SoloHeroFacts {
  mana: number;
  vp: number;
  name: Words;
}

export const NONE = 'none';
export const NUMERALS = ['I', 'II', 'III'] as const;
export const RESOURCES = ['food', 'ore', 'mana'] as const;
export const FACTIONS = ['humans', 'orcs', 'elves', 'dwarves'] as const;
export type Faction = (typeof FACTIONS)[number];

/* Kinds of pieces by number. */
export const SERF = 1;
export const WARRIOR = 2;
export const HERO_1 = 3;
export const SEA_VESSEL = 6;
export const AIR_VESSEL = 7;
export const TOWER = 8;
export const CAPITAL = 9;
export const UNIT_KINDS = [1, 2, 3, 4, 5, 6, 7] as const;
export const { LAND_REGIONS } = constants;

export const spellOf = finder(spells);
export const tacticOf = finder(tactics);
export const tokenOf = finder(tokens);
export const soloCardOf = finder(soloCards);
export const regionOf = finder(regions);
export const goalOf = finder(goals);

const numbersById = new Map(regions.map((one) => [one.id, one.number]));

/* The number of a region by its id; 0 for none, for the supply and for being aboard. */
export const regionNumber = (id: string | undefined) => numbersById.get(id ?? NONE) ?? 0;
export const regionAt = (number: number) => regions[number - 1]!;
export const terrainOf = (region: RegionFacts) => terrains[region.terrain]!;
export const isSea = (number: number) => number > LAND_REGIONS;

export const factionIndex = (id: string) => factions.findIndex((one) => one.id === id);
export const kindName = (kind: number) => kinds[kind - 1]!.name;

export const unitOf = (faction: number, kind: number) =>
  units.find((one) => one.faction === faction && one.kind === kind)!;
export const buildingsOf = (faction: number) => buildings.filter((one) => one.faction === faction);
export const heroesOf = (faction: number) => heroes.filter((one) => one.faction === faction);
export const heroOf = (faction: number, kind: number) =>
  heroes.find((one) => one.faction === faction && one.kind === kind)!;
export const levelOf = (faction: number, level: number) =>
  levels.find((one) => one.faction === faction && one.level === level)!;

/* What a piece of a faction is called. */
export function pieceName(faction: number, kind: number): Words {
  return unitOf(faction, kind)?.name ?? kindName(kind);
}
