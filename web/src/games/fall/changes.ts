/* What differs between two views of one game, so that the screen can point at the last move. */
import { nodes, regions } from '../icaion/land.gen';
import { islands } from './data.gen';
import { heroesOf, islesOf, monstersOn } from './model';
import type { View } from './view.gen';

export interface Changes {
  moved: Set<number>; /* heroes who stand elsewhere */
  forts: Set<number>; /* nodes */
  regions: Set<number>; /* where enemies or machines are not what they were */
  islands: Set<string>;
  defence: number;
  hasColossusMoved: boolean;
}

const told = (view: View, region: number) => {
  const { golems, constructs, parasites, machine, wonder } = view.public;
  const all = [golems, constructs, parasites, machine, wonder];
  return JSON.stringify(all.map((one) => one[region]));
};

const toldIsland = (view: View, island: string) =>
  JSON.stringify([islesOf(view, island), monstersOn(view, island)]);

/* Null when nothing that is shown has changed, or the views are not of one game. */
export function changesBetween(before: View | null, after: View): Changes | null {
  if (!before || before.seats !== after.seats || before.seat !== after.seat) return null;
  const [old, now] = [before.public, after.public];
  const hasFort = (forts: string[][], node: string) => forts.some((one) => one.includes(node));
  const numbers = (all: readonly unknown[]) => all.map((_, i) => i);
  const changes: Changes = {
    moved: new Set(heroesOf(after).filter((hero) => old.node[hero] !== now.node[hero])),
    forts: new Set(
      numbers(nodes).filter(
        (i) => hasFort(old.fort, nodes[i]!.id) !== hasFort(now.fort, nodes[i]!.id),
      ),
    ),
    regions: new Set(numbers(regions).filter((i) => told(before, i) !== told(after, i))),
    islands: new Set(
      islands
        .map((one) => one.id)
        .filter((id) => toldIsland(before, id) !== toldIsland(after, id)),
    ),
    defence: now.defence - old.defence,
    hasColossusMoved: old.colossus !== now.colossus,
  };
  const isAny =
    changes.moved.size + changes.forts.size + changes.regions.size + changes.islands.size > 0 ||
    changes.defence !== 0 ||
    changes.hasColossusMoved;
  return isAny ? changes : null;
}
