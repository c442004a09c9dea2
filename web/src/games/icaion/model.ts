/* What this screen reads out of a view, whose shape is in view.gen.ts. Most lists are by seat. */
import { characters } from './data.gen';
import { craters, nodes } from './land.gen';
import { NONE } from './facts';
import type { View } from './view.gen';


export function isIn(set: number, index: number): boolean {
  return ((set >> index) & 1) === 1;
}

export const membersOf = (set: number, count: number) =>
  Array.from({ length: count }, (_, i) => i).filter((i) => isIn(set, i));

export const seatsOf = (view: View) => Array.from({ length: view.seats }, (_, seat) => seat);

export function handOf(view: View): string[] {
  return view.private?.hand ?? [];
}

const SEATS_MAX = 5;

/* Whose machine it is: a seat, or a neutral colour counted from 0. */
export type Owner = { seat: number } | { neutral: number };

export function ownerOf(number: number): Owner | null {
  if (number === 0) return null;
  return number <= SEATS_MAX ? { seat: number - 1 } : { neutral: number - SEATS_MAX - 1 };
}

/* A machine that waits for the end of the first Year (Radiant Rays with two players). */
export interface Reserved {
  owner: Owner;
  type: number;
}

export function reservedOf(view: View): Reserved[] {
  return view.public.reserved.flatMap(([number = 0, type = 0]) => {
    const owner = ownerOf(number);
    return owner ? [{ owner, type }] : [];
  });
}

export function machinesIn(view: View, region: number): (Owner | null)[] {
  return (view.public.machine[region] ?? []).map(ownerOf);
}

/* Before the first Year a seeker stands on no node until its player has chosen one; the field then
 * holds the first of all, which is no start node. */
export function seekersAt(view: View, node: number): number[] {
  const state = view.public;
  if (state.year === 0 && node === 0) return [];
  return seatsOf(view).filter((seat) => state.node[seat] === nodes[node]?.id);
}

export const colossusAt = (view: View) => view.public.colossus % craters.length;

/* What a move to a node would cost the viewer in blue crystals; null if it cannot be reached. */
export function reachOf(view: View, node: string): number | null {
  const reach = view.seat === null ? undefined : view.extra.players[view.seat]?.reach;
  return reach?.[node] ?? null;
}

export function offerOf(view: View): string[] {
  const { offer } = view.public;
  return characters.filter((one) => isIn(offer, one.number)).map((one) => one.id);
}

export function charactersOf(view: View, seat: number): string[] {
  const { seeker, equipment } = view.public;
  return [seeker[seat] ?? NONE, equipment[seat] ?? NONE].filter((id) => id !== NONE);
}

export const sumOf = (crystals: readonly number[]) => crystals.reduce((sum, one) => sum + one, 0);
