/* The view of a game as this screen reads it: fields of the state by their names, and what
 * games/icaion/view.c adds. Most lists are by seat. */
import type { View } from '../../lib/types';
import { characters } from './data.gen';
import { craters, nodes } from './land.gen';
import { NONE } from './facts';

export interface Public {
  upgrades: string[][];
  discard: string[];
  offer: number;
  reputation: number[];
  home: number[];
  tiles: number;
  cage: number[][][];
  machine: number[][]; /* by region and type: seat + 1, a neutral owner, or 0 */
  crystals: number[];
  parasites: number[];
  node: string[];
  draw_count: number;
  hand_count: number[];
  collected: number[];
  shards: number[][];
  unseen: number[];
  base_count: number;
  seeker: string[];
  equipment: string[];
  slot: string[];
  installed: number[][];
  order: number[];
  lying: number;
  charged: number;
  armour: number;
  track: string[];
  colossus: number;
  year: number;
  round: number;
  next_event: string;
  night: number;
  neutral_left: number[];
  reserved: number[][];
  batch: number[];
  playing: string;
  basic_left: number;
  special_left: number;
}

export interface TrackField {
  crystals: number;
  parasite: boolean;
  arrows: number;
  recharge: boolean;
}

export interface Stack {
  colour: string;
  night: boolean;
  text: string;
}

export interface Final {
  track: number;
  crystals: number;
  shards: number;
  shard_gear: number;
  tiles: { points: number; doubled: boolean }[];
  total: number;
}

export interface PlayerExtra {
  hand_limit: number;
  upgrade_limit: number;
  strength: number;
  free_nodes: number;
  nodes_per_blue: number;
  cages: number; /* a set */
  reach: Record<string, number>;
  score: Final;
}

export interface Extra {
  track: TrackField[];
  saturation: number;
  is_last_round: boolean;
  event_deck: string[];
  stacks: Stack[];
  cards: Record<string, { hint: string; text: string }>;
  players: PlayerExtra[];
  ranks?: number[];
}

export const publicOf = (view: View) => view.public as Public;
export const extraOf = (view: View) => view.extra as Extra;

export function isIn(set: number, index: number): boolean {
  return ((set >> index) & 1) === 1;
}

export const membersOf = (set: number, count: number) =>
  Array.from({ length: count }, (_, i) => i).filter((i) => isIn(set, i));

export const seatsOf = (view: View) => Array.from({ length: view.seats }, (_, seat) => seat);

export function handOf(view: View): string[] {
  return (view.private?.hand as string[] | undefined) ?? [];
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
  return publicOf(view).reserved.flatMap(([number = 0, type = 0]) => {
    const owner = ownerOf(number);
    return owner ? [{ owner, type }] : [];
  });
}

export function machinesIn(view: View, region: number): (Owner | null)[] {
  return (publicOf(view).machine[region] ?? []).map(ownerOf);
}

/* Before the first Year a seeker stands on no node until its player has chosen one; the field then
 * holds the first of all, which is no start node. */
export function seekersAt(view: View, node: number): number[] {
  const state = publicOf(view);
  if (state.year === 0 && node === 0) return [];
  return seatsOf(view).filter((seat) => state.node[seat] === nodes[node]?.id);
}

export const colossusAt = (view: View) => publicOf(view).colossus % craters.length;

/* What a move to a node would cost the viewer in blue crystals; null if it cannot be reached. */
export function reachOf(view: View, node: string): number | null {
  const reach = view.seat === null ? undefined : extraOf(view).players[view.seat]?.reach;
  return reach?.[node] ?? null;
}

export function offerOf(view: View): string[] {
  const { offer } = publicOf(view);
  return characters.filter((one) => isIn(offer, one.number)).map((one) => one.id);
}

export function charactersOf(view: View, seat: number): string[] {
  const { seeker, equipment } = publicOf(view);
  return [seeker[seat] ?? NONE, equipment[seat] ?? NONE].filter((id) => id !== NONE);
}

export const sumOf = (crystals: readonly number[]) => crystals.reduce((sum, one) => sum + one, 0);
