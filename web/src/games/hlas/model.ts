/* What this screen reads out of a view, whose shape is in view.gen.ts. Most lists are by player: the seats, and behind them the solo enemy. */
import { constants, regions } from './data.gen';
import {
  AIR_VESSEL,
  CAPITAL,
  HERO_1,
  LAND_REGIONS,
  NONE,
  SEA_VESSEL,
  SERF,
  SERFS_AND_WARRIORS,
  TOWER,
  WARRIOR,
  factionIndex,
  regionNumber,
} from './facts';
import {
  ARMY_FROM,
  CREW_VESSEL,
  ONWARD_FROM,
  type Decision,
  type FrameKind,
  type Pending,
  type UnitKind,
  type View,
} from './view.gen';


export function isIn(set: number, index: number): boolean {
  return ((set >> index) & 1) === 1;
}

const SOLO_PLAYERS = 2;
export const RIVAL = 1;
export const isSolo = (view: View) => view.seats === 1;
export const isRival = (view: View, player: number) => isSolo(view) && player === RIVAL;
export const playersOf = (view: View) =>
  Array.from({ length: isSolo(view) ? SOLO_PLAYERS : view.seats }, (_, i) => i);
export const hasTeams = (view: View) => view.options.mode === 'teams';
export const allyOf = (view: View, player: number) => (hasTeams(view) ? player ^ 2 : null);
export const teamOf = (view: View, player: number) => (hasTeams(view) ? (player % 2) + 1 : null);

/* What the players of each team have together; none without teams. */
export function teamSums(view: View, pointsOf: (player: number) => number) {
  const teams = hasTeams(view) ? [1, 2] : [];
  return teams.map((team) => {
    const players = playersOf(view).filter((player) => teamOf(view, player) === team);
    return { team, players, sum: players.reduce((sum, player) => sum + pointsOf(player), 0) };
  });
}

/* -1 before a faction is chosen. */
export const factionOf = (view: View, player: number) =>
  factionIndex(view.public.faction[player] ?? NONE);

export const libraryOf = (view: View) => view.private?.library ?? [];
export function ownTactic(view: View): string | null {
  const tactic = view.private?.tactic ?? NONE;
  return tactic === NONE ? null : tactic;
}

/* The newest frame of a kind. */
export function frameOf(view: View, kind: FrameKind): Pending | null {
  return view.extra.pending.findLast((one) => one.kind === kind) ?? null;
}
export const topFrame = (view: View): Pending | null => view.extra.pending.at(-1) ?? null;

/* Whether factions and capitals are still being chosen. */
export const isSetup = (view: View) => frameOf(view, 'SETUP') !== null;

/* Pieces. */

export interface Piece {
  kind: number;
  count: number;
  aboard?: boolean;
}

export interface Army {
  player: number;
  faction: number;
  pieces: Piece[];
  strength: number; /* natural, of units and structures */
}

const SLOTS = ['aboard-sea', 'aboard-air', 'aboard-ally-sea', 'aboard-ally-air'];

/* Where the vessel of a slot of a player is: own sea, own air, ally's sea, ally's air. */
function slotRegion(view: View, player: number, slot: number): number {
  const owner = slot < 2 ? player : allyOf(view, player);
  return owner === null ? 0 : regionNumber(view.public.vessel[owner]?.[slot % 2]);
}

function heroRegion(view: View, player: number, place: string): number {
  const slot = SLOTS.indexOf(place);
  return slot < 0 ? regionNumber(place) : slotRegion(view, player, slot);
}

function crewIn(view: View, player: number, region: number, cargo: number[][]): number {
  return SLOTS.reduce(
    (sum, _, slot) =>
      sum + (slotRegion(view, player, slot) === region ? (cargo[player]?.[slot] ?? 0) : 0),
    0,
  );
}

/* What a player has in a region, structures first; units on their bar are shown there. */
export function piecesOf(view: View, player: number, region: number): Piece[] {
  const state = view.public;
  const pieces: Piece[] = [];
  const add = (kind: number, count: number, aboard = false) => {
    if (count > 0) pieces.push(aboard ? { kind, count, aboard } : { kind, count });
  };
  add(CAPITAL, Number(regionNumber(state.capital[player]) === region));
  add(TOWER, (state.tower[player] ?? []).filter((id) => regionNumber(id) === region).length);
  state.vessel[player]?.forEach((id, i) => add(SEA_VESSEL + i, Number(regionNumber(id) === region)));
  state.hero[player]?.forEach((place, i) =>
    add(
      HERO_1 + i,
      Number(heroRegion(view, player, place) === region),
      SLOTS.includes(place),
    ),
  );
  add(WARRIOR, state.warrior[player]?.[region] ?? 0);
  add(WARRIOR, crewIn(view, player, region, state.cargo_warrior), true);
  add(SERF, state.serf[player]?.[region] ?? 0);
  add(SERF, crewIn(view, player, region, state.cargo_serf), true);
  return pieces;
}

export function armiesIn(view: View, region: number): Army[] {
  return playersOf(view).flatMap((player) => {
    const pieces = piecesOf(view, player, region);
    const strength = view.extra.natural[player]?.[region] ?? 0;
    const faction = factionOf(view, player);
    return pieces.length > 0 ? [{ player, faction, pieces, strength }] : [];
  });
}

/* How many of a kind a player still has in their supply. */
export function supplyOf(view: View, player: number, kind: number): number {
  const state = view.public;
  if (kind === SERF) return state.serf[player]?.[0] ?? 0;
  if (kind === WARRIOR) return state.warrior[player]?.[0] ?? 0;
  const place =
    kind >= SEA_VESSEL
      ? state.vessel[player]?.[kind - SEA_VESSEL]
      : state.hero[player]?.[kind - HERO_1];
  return Number(place === NONE);
}

export const towersOf = (view: View, player: number) =>
  (view.public.tower[player] ?? []).filter((id) => id !== NONE);

/* The units that are going to move: own ones, the ally's, the vessel. */
export function groupOf(view: View): { own: Piece[]; ally: Piece[] } {
  const state = view.public;
  const of = (owner: 0 | 1): Piece[] =>
    [
      { kind: WARRIOR, count: state.group_warrior[owner] ?? 0 },
      { kind: SERF, count: state.group_serf[owner] ?? 0 },
      ...[0, 1, 2].map((i) => ({
        kind: HERO_1 + i,
        count: Number(isIn(state.group_hero[owner] ?? 0, i)),
      })),
    ].filter((one) => one.count > 0);
  const vessels: Partial<Record<UnitKind | 'none', number>> = {
    'sea-vessel': SEA_VESSEL,
    'air-vessel': AIR_VESSEL,
  };
  const vessel = vessels[state.group_vessel];
  return { own: [...(vessel ? [{ kind: vessel, count: 1 }] : []), ...of(0)], ally: of(1) };
}

/* Where that group stands, or 0. */
export function originOf(view: View): number {
  const frame = topFrame(view);
  if (frame?.kind === 'ARMY') return frame.arg[ARMY_FROM] ?? 0;
  if (frame?.kind === 'ONWARD') return frame.arg[ONWARD_FROM] ?? 0;
  if (frame?.kind === 'CREW') {
    return regionNumber(view.public.vessel[frame.seat]?.[(frame.arg[CREW_VESSEL] ?? 0) - SEA_VESSEL]);
  }
  return 0;
}

/* Tokens of a region: face-down ones by what the viewer knows of them, open ones, those that stay. */
export interface Tokens {
  down: (string | null)[];
  up: string[];
  stay: string[];
}

export function tokensIn(view: View, region: number): Tokens {
  const state = view.public;
  const seen = view.private?.seen[region] ?? [];
  const known = (id: string | undefined) => (id && id !== NONE ? id : null);
  const real = (ids: string[] | undefined) => (ids ?? []).filter((id) => id !== NONE);
  return {
    down: Array.from({ length: state.down[region] ?? 0 }, (_, i) => known(seen[i])),
    up: real(state.up[region]),
    stay: real(state.stay[region]),
  };
}

/* The continent out of play, or null. */
export function outOf(view: View): string | null {
  const region = regions.find((one) => one.id === view.public.out);
  return region?.continent ?? null;
}
export const isOut = (view: View, region: number) => {
  const out = outOf(view);
  return out !== null && regions[region - 1]?.continent === out;
};

/* Where the viewer's pieces of a region can get: by land, by sea, by air. */
export function reachOf(view: View, region: number): Set<number> {
  const { march, voyage } = view.extra;
  const vessels = view.public.vessel[view.seat ?? -1] ?? [];
  const id = regions[region - 1]?.id ?? NONE;
  return new Set([
    ...(march?.[id] ?? []),
    ...vessels.flatMap((place, i) => (place === id ? (voyage?.[i] ?? []) : [])),
  ]);
}

export const forecastOf = (view: View, region: number) =>
  view.extra.forecast.find((one) => one.region === region) ?? null;

/* The four goals. */

/* Who can reach them: not the solo enemy. */
export const contendersOf = (view: View) =>
  playersOf(view).filter((one) => factionOf(view, one) >= 0 && !isRival(view, one));

export const tokensLeft = (view: View) =>
  view.public
    .down.slice(1, LAND_REGIONS + 1)
    .reduce((sum, one) => sum + one, 0);

export const peopleInPlay = (view: View, player: number) =>
  SERFS_AND_WARRIORS - supplyOf(view, player, SERF) - supplyOf(view, player, WARRIOR);

export const GOALS = ['explore', 'expand', 'exploit', 'exterminate'] as const;
export type Goal = (typeof GOALS)[number];

/* Of a goal that counts pieces: how many are wanted, and how many each player has. */
export function countsOf(view: View, goal: 'expand' | 'exploit') {
  const countOf = (player: number) =>
    goal === 'expand' ? peopleInPlay(view, player) : towersOf(view, player).length;
  return {
    wanted: goal === 'expand' ? SERFS_AND_WARRIORS : constants.TOWERS,
    counts: contendersOf(view).map((player) => ({ player, count: countOf(player) })),
  };
}

/* A battle. */

/* Steps of the frame BATTLE as the screen tells them apart. */
export const STAGES = [
  'start',
  'spells',
  'tactics',
  'payment',
  'bring',
  'damage',
  'retreat',
  'end',
] as const;
export type Stage = (typeof STAGES)[number];
const STAGE_ENDS: readonly (readonly [number, Stage])[] = [
  [2, 'start'],
  [5, 'spells'],
  [7, 'tactics'],
  [11, 'payment'],
  [14, 'bring'],
  [15, 'damage'],
  [17, 'retreat'],
];

/* The step is already the next one while its question is asked. */
const STAGE_OF_DECISION: Readonly<Partial<Record<Decision, Stage>>> = {
  LEADER: 'start',
  STRIKE: 'start',
  CHANT: 'start',
  COMBAT: 'spells',
  TACTIC: 'tactics',
  PAY: 'payment',
  BRING: 'bring',
  DAMAGE: 'damage',
  RETREAT: 'retreat',
};

export function stageOf(step: number, decision?: Decision): Stage {
  const asked = decision && STAGE_OF_DECISION[decision];
  return asked ?? STAGE_ENDS.find(([end]) => step <= end)?.[1] ?? 'end';
}

/* Whether the strengths have been compared: from then on they stay. */
const COMPARED = 14;
export const isCompared = (step: number) => step > COMPARED;
