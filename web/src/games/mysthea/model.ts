/* What this screen reads out of a view, whose shape is in view.gen.ts. Most lists are by seat; those
 * by region or island have an entry for "none" at 0, except in `extra`. */
import { constants, islands, monsters, regions } from './data.gen';
import { NONE, PLACES, UNITS, type Unit } from './facts';
import type { EventCard, Island, RegionId, UpgradePlace, View } from './view.gen';

/* Flags of the turn and steps of a battle, as in games/mysthea/flow.h. */
export const BASIC_DONE = 1;
export const SPECIAL_DONE = 2;
export const BATTLE_ORDERS = 2;


export function isIn(mask: number, index: number): boolean {
  return ((mask >> index) & 1) === 1;
}

export function handOf(view: View): string[] {
  return view.private?.hand ?? [];
}

/* One's own secret order in a battle, while it waits for the others. */
export function ownOrder(view: View): string | null {
  const order = view.private?.order;
  return order && order !== NONE ? order : null;
}

/* Units of one kind and seat in a region, those that have moved and those that have not. */
export interface Squad {
  unit: Unit;
  count: number;
  isMoved: boolean;
  isWounded: boolean;
}

export interface Army {
  seat: number;
  squads: Squad[];
  strength: number;
}

function squadsIn(view: View, seat: number, region: number): Squad[] {
  const state = view.public;
  const plain = { isMoved: false, isWounded: false };
  const champion = state.champion_at[seat] === regions[region - 1]?.id;
  const squads: Squad[] = champion
    ? [{ ...plain, unit: 'champion', count: 1, isWounded: isIn(state.wounded, seat) }]
    : [];
  for (const [kind, unit] of UNITS.slice(0, 3).entries()) {
    const count = state.units[kind]?.[seat]?.[region] ?? 0;
    const moved = state.moved[kind]?.[seat]?.[region] ?? 0;
    if (count > moved) squads.push({ ...plain, unit, count: count - moved });
    if (moved > 0) squads.push({ ...plain, unit, count: moved, isMoved: true });
  }
  return squads;
}

/* The armies of a region, the strongest first, then by artefact. */
export function armiesIn(view: View, region: number): Army[] {
  const strength = view.extra.strength;
  return view.public
    .order.slice(0, view.seats)
    .map((seat) => ({
      seat,
      squads: squadsIn(view, seat, region),
      strength: strength[seat]?.[region - 1] ?? 0,
    }))
    .filter((army) => army.squads.length > 0)
    .sort((one, other) => other.strength - one.strength);
}

export function ownerOf(view: View, region: number): number | null {
  const owner = view.extra.owner[region - 1] ?? -1;
  return owner < 0 ? null : owner;
}

export function isMirage(view: View, region: RegionId): boolean {
  return view.public.mirage.includes(region);
}

export function monstersOn(view: View, island: string): EventCard[] {
  return monsters
    .filter((_, i) => view.public.monster_at[i] === island)
    .map((one) => one.id);
}

export function tokensOn(view: View, island: string): number[] {
  const { token } = view.public;
  return Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => token[seat] === island,
  );
}

export interface Attunement {
  island: Island;
  number: number; /* of the island */
  isNight: boolean;
  holder: number | null;
  text: number; /* index of attunements */
}

export function attunementOf(view: View, number: number): Attunement {
  const state = view.public;
  const isNight = isIn(state.night, number);
  const holder = (state.attuned[number] ?? 0) - 1;
  return {
    island: islands[number - 1]!.id,
    number,
    isNight,
    holder: holder < 0 ? null : holder,
    text: number - 1 + (isNight ? constants.ISLANDS : 0),
  };
}

export function artefactOf(view: View, seat: number): number {
  return view.public.order.slice(0, view.seats).indexOf(seat) + 1;
}

export function roundOf(view: View): number {
  return view.public.track.filter((card) => card !== NONE).length;
}

export function upgradeAt(view: View, seat: number, place: UpgradePlace): string | null {
  const card = view.public.upgrade[seat]?.[PLACES.indexOf(place)] ?? NONE;
  return card === NONE ? null : card;
}

export function equipmentOf(view: View, seat: number): (string | null)[] {
  return (view.public.equipment[seat] ?? []).map((card) => (card === NONE ? null : card));
}

/* The islands clockwise; each has its place from the beginning. */
export const ringOf = (view: View): Island[] => view.public.ring.filter((one) => one !== NONE);

/* R-MYS-12.1: the island that is off its place while its player decides where it goes. */
export function liftedIsland(view: View): Island | null {
  const moving = view.extra.pending.island;
  const region = moving ? view.public.champion_at[moving.seat] : undefined;
  return regions.find((one) => one.id === region)?.island ?? null;
}

/* R-MYS-15.9: most glory first, the lower artefact number of equals. */
export function rankOf(view: View, seat: number): number {
  const { glory, order } = view.public;
  const number = (one: number) => order.indexOf(one);
  const isAhead = (other: number) => {
    const lead = (glory[other] ?? 0) - (glory[seat] ?? 0);
    return lead > 0 || (lead === 0 && number(other) < number(seat));
  };
  return 1 + Array.from({ length: view.seats }, (_, p) => p).filter(isAhead).length;
}
