/* What the tables of the rules say, for the screen: data.gen.ts by ids and by numbers. */
import { finder, numberedOf } from '../../lib/find';
import type { Lang } from '../../lib/types';
import { cards, champions, encounters, eventCards, islands, monsters, regions } from './data.gen';
import type { IconName } from './icons';
import type { Card, Champion, Encounter, EventCard, Island, RegionId, UpgradePlace } from './view.gen';

export type { Island, UpgradePlace };

export type Words = Readonly<Record<Lang, string>>;

export const UNITS = ['construct', 'golem', 'fort', 'champion'] as const;
export type Unit = (typeof UNITS)[number];
export const PLACES = ['construct', 'golem', 'fort', 'champion', 'action'] as const satisfies readonly UpgradePlace[];
export const TYPES = ['river', 'mountain', 'forest', 'mist', 'crystal'] as const;
export type Terrain = (typeof TYPES)[number];
export const KINDS = ['tactic', 'objective', 'equipment', 'upgrade'] as const;
export type Kind = (typeof KINDS)[number];
export type Option = 'boot' | 'chest' | 'dialogue' | 'axe';

export interface Part {
  op: string;
  unit: Unit | null;
  count: number;
  per?: string;
}

export interface CardFacts {
  number: number;
  id: Card;
  era: number;
  kind: Kind;
  points: number;
  place: UpgradePlace | null;
  price: readonly { icon: IconName; count: number }[];
  join: 'all' | 'one_of' | 'any_of';
  parts: readonly Part[];
  name: Words;
  text: Words;
  hint: Words;
}

export interface ChampionFacts {
  number: number;
  id: Champion;
  name: Words;
  text: Words;
}

export interface MonsterFacts {
  number: number;
  id: EventCard;
  strength: number;
  home: Island;
  glory: readonly number[];
  name: string;
  epithet: Words;
  reward: Words;
  behaviour: Words;
}

export interface IslandFacts {
  number: number;
  id: Island;
  name: Words;
  at: Words;
}

export interface RegionFacts {
  number: number;
  id: RegionId;
  island: Island;
  type: Terrain;
  name: Words;
  at: Words; /* as the log says where */
}

export interface EncounterFacts {
  number: number;
  id: Encounter;
  glory: number;
  icons: readonly Option[];
}

export const NONE = 'none' as const;
export const cardOf = finder(cards);
export const championOf = finder(champions);
export const monsterOf = finder(monsters);
export const islandOf = finder(islands);
export const regionOf = finder(regions);
export const encounterOf = finder(encounters);

export const cardNumbered = (number: number) => numberedOf(cards, number);
export const regionNumbered = (number: number) => numberedOf(regions, number);
export const islandNumbered = (number: number) => numberedOf(islands, number);
export const eventCardNumbered = (number: number) => numberedOf(eventCards, number);

export const regionsOf = (island: string) => regions.filter((one) => one.island === island);
export const isMonster = (eventCard: string) => monsters.some((one) => one.id === eventCard);
