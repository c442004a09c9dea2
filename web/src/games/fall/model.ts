/* The view of a game as this screen reads it: fields of the state by their names, and what
 * games/fall/view.c adds. A hero is a character in the game by the order of turns. */
import type { View } from '../../lib/types';
import { isIn } from '../icaion/model';
import { nodes } from '../icaion/land.gen';
import { constants, islands } from './data.gen';
import { NONE, UNITS, islandOf, isleNumber, type Monster, type Unit } from './facts';

export { isIn };

export interface Public {
  revealed: string[];
  fort: string[][]; /* by hero */
  monsters: Monster[];
  monster_pile: Monster[];
  nights: number;
  defence: number;
  golems: number[];
  constructs: number[];
  parasites: number[];
  isle: number[];
  island_at: string[];
  golem_region: string[];
  machine: number[][]; /* by region and type: a colour, 0: none */
  first_machine: number[][];
  wonder: number[];
  city: number[];
  besiegers: number[]; /* golems, constructs */
  colossus: string;
  slot: number[];
  shown_shards: number[];
  shards: number[][];
  shown: number[];
  storm_shown: number;
  next_event: string;
  under: string[];
  held: number[];
  hero: string[];
  colour: number[];
  node: string[];
  crystals: number[][];
  jokers: number[];
  forts: number[];
  armour: number;
  turn: number;
  actions_done: number;
  machine_used: number;
  relic_used: number;
  plus: number;
  in_turn: number;
  outcome: string;
  batch: number[];
}

export interface HeroExtra {
  seat: number;
  is_active: boolean;
  title: string;
  colour: string;
  is_champion: boolean;
  ability?: string;
  relic?: string;
  is_charged: boolean;
  is_asked: boolean;
}

export interface March {
  unit: Unit;
  from?: number;
  from_isle?: string;
  to: number[]; /* none: to the City */
  count: number;
}

export interface Forecast {
  card: string;
  title: string;
  left: number;
  is_next: boolean;
  is_invasion: boolean;
  marches: March[];
  attacked: number[];
  maybe_attacked: number[];
  damage: number;
  bare_islands: number[]; /* numbers of islands, from 1 */
}

/* What is attacked now: one of the two. */
export interface Attack {
  region?: number;
  monster?: Monster;
}

export interface MonsterExtra {
  title: string;
  epithet: string;
  island: string;
  strength: number;
  damage: number;
  text: string;
}

export interface End {
  is_won: boolean;
  text: string;
  score: number;
  machines_lost: number;
}

export interface Deck {
  cards: number;
  discards: number;
}

export interface Extra {
  heroes: HeroExtra[];
  era_decks: Deck[];
  closed_eras: number[];
  own_decks: Deck[];
  unseen_shards: number[];
  bag: number;
  price: string[];
  monsters: Partial<Record<Monster, MonsterExtra>>;
  events: Forecast[];
  thresholds: number[];
  attack?: Attack;
  end?: End;
}

export const publicOf = (view: View) => view.public as Public;
export const extraOf = (view: View) => view.extra as Extra;
export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

export const heroesOf = (view: View) => extraOf(view).heroes.map((_, hero) => hero);
export const hasCharacter = (view: View, hero: number) =>
  (publicOf(view).hero[hero] ?? NONE) !== NONE;

/* Heroes of one's own first, the one who decides before the other; then the others in order. */
export function ownFirst(view: View): number[] {
  const { heroes } = extraOf(view);
  const rank = (hero: number) => (heroes[hero]!.seat === view.seat ? 0 : 1);
  return heroesOf(view).sort((one, other) => rank(one) - rank(other) || one - other);
}

/* Before a hero has been put on the board its field holds the first node of all. */
export function isPlaced(view: View, hero: number): boolean {
  const { in_turn, crystals, node } = publicOf(view);
  return (
    hasCharacter(view, hero) &&
    (in_turn > 0 || node[hero] !== nodes[0]!.id || sumOf(crystals[hero] ?? []) > 0)
  );
}

export function heroesAt(view: View, node: number): number[] {
  const { node: at } = publicOf(view);
  return heroesOf(view).filter(
    (hero) => at[hero] === nodes[node]!.id && isPlaced(view, hero),
  );
}

/* The hero whose fort stands on a node, or null. */
export function fortAt(view: View, node: number): number | null {
  const { fort } = publicOf(view);
  const hero = fort.findIndex((forts) => forts.includes(nodes[node]!.id));
  return hero < 0 ? null : hero;
}

export type Count = { unit: Unit; count: number };

export function enemiesIn(view: View, region: number): Count[] {
  const { golems, constructs, parasites } = publicOf(view);
  return [golems, constructs, parasites]
    .map((all, i) => ({ unit: UNITS[i]!, count: all[region] ?? 0 }))
    .filter((one) => one.count > 0);
}

export const enemyCount = (view: View, region: number) =>
  sumOf(enemiesIn(view, region).map((one) => one.count));

export interface Isle {
  id: string;
  kind: number;
  unit: Unit;
  count: number;
}

/* The three regions of an island with who stands there. */
export function islesOf(view: View, island: string): Isle[] {
  const { isle, golem_region } = publicOf(view);
  const number = islands.findIndex((one) => one.id === island);
  return islandOf(island).isles.map(({ id, kind }) => ({
    id,
    kind,
    unit: golem_region[number] === id ? 'golem' : 'construct',
    count: isle[isleNumber(id)] ?? 0,
  }));
}

export interface MonsterFacts extends MonsterExtra {
  id: Monster;
}

export function monstersOf(view: View): MonsterFacts[] {
  const { monsters } = extraOf(view);
  return publicOf(view).monsters.flatMap((id) => {
    const facts = monsters[id];
    return facts ? [{ id, ...facts }] : [];
  });
}

export const monstersOn = (view: View, island: string) =>
  monstersOf(view).filter((one) => one.island === island);

/* A field of the City: who besieges it or which crystal it holds; both are always there, because
 * what is drawn for one may still be looking while it becomes the other. */
export interface Field {
  holds: 'besieger' | 'crystal' | 'nothing';
  unit: Unit;
  colour: number;
}

export function fieldsOf(view: View): Field[] {
  const { besiegers, city } = publicOf(view);
  const nothing: Field = { holds: 'nothing', unit: 'golem', colour: 0 };
  const fields: Field[] = [
    ...besiegers.flatMap((n, i) =>
      Array<Field>(n).fill({ ...nothing, holds: 'besieger', unit: UNITS[i]! }),
    ),
    ...city.flatMap((n, colour) => Array<Field>(n).fill({ ...nothing, holds: 'crystal', colour })),
  ];
  const empty = Math.max(0, constants.CITY_FIELDS - fields.length);
  return [...fields, ...Array<Field>(empty).fill(nothing)];
}

/* What a card would end at once. */
export type Doom = 'city-fell' | 'besieged' | 'bare-island';

export function doomsOf(view: View, forecast: Forecast): Doom[] {
  const { defence, besiegers } = publicOf(view);
  const arriving = forecast.marches.filter((one) => one.to.length === 0).length;
  const dooms: [Doom, boolean][] = [
    ['city-fell', forecast.damage >= defence],
    ['besieged', sumOf(besiegers) + arriving >= constants.CITY_FIELDS],
    ['bare-island', forecast.bare_islands.length > 0],
  ];
  return dooms.flatMap(([doom, is]) => (is ? [doom] : []));
}

/* The regions that a card would bring a parasite to: those at the Colossus. */
export function infestedBy(view: View, forecast: Forecast | null): readonly number[] {
  if (forecast?.card !== 'colossus-card') return [];
  return nodes.find((one) => one.id === publicOf(view).colossus)?.regions ?? [];
}

/* How many of the cards that are left would have each region attacked, for sure or perhaps. */
export interface Threat {
  sure: number;
  perhaps: number;
}

export function threatsOf(view: View): Threat[] {
  const { events, thresholds } = extraOf(view);
  return thresholds.map((_, region) => {
    const cards = (of: (one: Forecast) => number[]) =>
      sumOf(events.filter((one) => of(one).includes(region)).map((one) => one.left));
    return { sure: cards((one) => one.attacked), perhaps: cards((one) => one.maybe_attacked) };
  });
}

/* How many machines of each colour stand, and stood when play began. */
export function machinesBySide(view: View): { now: number; first: number }[] {
  const { machine, first_machine } = publicOf(view);
  const count = (all: number[][], side: number) => all.flat().filter((one) => one === side).length;
  return [1, 2, 3, 4, 5].map((side) => ({
    now: count(machine, side),
    first: count(first_machine, side),
  }));
}
