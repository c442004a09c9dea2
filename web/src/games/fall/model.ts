/* What this screen reads out of a view, whose shape is in view.gen.ts. A hero is a character in the game by the order of turns. */
import { isIn } from '../icaion/model';
import { nodes } from '../icaion/land.gen';
import { constants, islands } from './data.gen';
import { NONE, UNITS, islandOf, isleNumber } from './facts';
import type { Forecast, Monster, MonsterExtra, Unit, View } from './view.gen';

export { isIn };

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

export const heroesOf = (view: View) => view.extra.heroes.map((_, hero) => hero);
export const hasCharacter = (view: View, hero: number) =>
  (view.public.hero[hero] ?? NONE) !== NONE;

/* Heroes of one's own first, the one who decides before the other; then the others in order. */
export function ownFirst(view: View): number[] {
  const { heroes } = view.extra;
  const rank = (hero: number) => (heroes[hero]!.seat === view.seat ? 0 : 1);
  return heroesOf(view).sort((one, other) => rank(one) - rank(other) || one - other);
}

/* Before a hero has been put on the board its field holds the first node of all. */
export function isPlaced(view: View, hero: number): boolean {
  const { in_turn, crystals, node } = view.public;
  return (
    hasCharacter(view, hero) &&
    (in_turn > 0 || node[hero] !== nodes[0]!.id || sumOf(crystals[hero] ?? []) > 0)
  );
}

export function heroesAt(view: View, node: number): number[] {
  const { node: at } = view.public;
  return heroesOf(view).filter(
    (hero) => at[hero] === nodes[node]!.id && isPlaced(view, hero),
  );
}

/* The hero whose fort stands on a node, or null. */
export function fortAt(view: View, node: number): number | null {
  const { fort } = view.public;
  const hero = fort.findIndex((forts) => forts.includes(nodes[node]!.id));
  return hero < 0 ? null : hero;
}

export type Count = { unit: Unit; count: number };

export function enemiesIn(view: View, region: number): Count[] {
  const { golems, constructs, parasites } = view.public;
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
  const { isle, golem_region } = view.public;
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
  const { monsters } = view.extra;
  return view.public.monsters.flatMap((id) => {
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
  const { besiegers, city } = view.public;
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
  const { defence, besiegers } = view.public;
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
  return nodes.find((one) => one.id === view.public.colossus)?.regions ?? [];
}

/* How many of the cards that are left would have each region attacked, for sure or perhaps. */
export interface Threat {
  sure: number;
  perhaps: number;
}

export function threatsOf(view: View): Threat[] {
  const { events, thresholds } = view.extra;
  return thresholds.map((_, region) => {
    const cards = (of: (one: Forecast) => number[]) =>
      sumOf(events.filter((one) => of(one).includes(region)).map((one) => one.left));
    return { sure: cards((one) => one.attacked), perhaps: cards((one) => one.maybe_attacked) };
  });
}

/* How many machines of each colour stand, and stood when play began. */
export function machinesBySide(view: View): { now: number; first: number }[] {
  const { machine, first_machine } = view.public;
  const count = (all: number[][], side: number) => all.flat().filter((one) => one === side).length;
  return [1, 2, 3, 4, 5].map((side) => ({
    now: count(machine, side),
    first: count(first_machine, side),
  }));
}
