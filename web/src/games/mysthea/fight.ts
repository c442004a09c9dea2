/* A battle that is over, read out of its film: orders, sums, losses and glory. */
import type { Fight, FrameOf, Lang } from '../../lib/types';
import { withSign } from '../../lib/numbers';
import { NONE, cardOf, regionOf } from './facts';
import { isIn } from './model';
import { STRINGS } from './strings';
import type { Game, View } from './view.gen';

type Frames = readonly FrameOf<Game>[];

export const isFighting = (view: View) => view.extra.pending.battle !== undefined;

const fighting = (frames: Frames) => frames.filter((one) => isFighting(one.view));

export function battleTitle(frames: Frames, lang: Lang): string {
  const region = fighting(frames)[0]?.view.extra.pending.battle?.region;
  return region ? STRINGS[lang].battle(regionOf(region).name[lang]) : STRINGS[lang].orderNone;
}

/* The first frame in which this was told of a seat. */
const toldOf = (frames: Frames, seat: number, kind: Game['event']) =>
  frames.find((one) => one.lines.some((line) => line.kind === kind && line.seat === seat));

interface Part {
  seat: number;
  order: string;
  strength: number;
  bonus: number;
  total: number;
  left: number;
  lost: number;
  glory: number;
}

function partOf(frames: Frames, on: Frames, seat: number, region: number, lang: Lang): Part | null {
  const compared = toldOf(on, seat, 'total')?.view;
  if (!compared) return null;
  const last = on.at(-1)!.view.public;
  const order = toldOf(on, seat, 'order')?.view.public.battle_order[seat] ?? NONE;
  const { orders, orderNone } = STRINGS[lang];
  const card = order === NONE ? null : cardOf(order);
  const total = compared.public.battle_total[seat] ?? 0;
  const strength = compared.extra.strength[seat]?.[region - 1] ?? 0;
  return {
    seat,
    order: card ? `${orders[card.kind]} ${card.points}` : orderNone,
    strength,
    bonus: total - strength,
    total,
    left: last.battle_left[seat] ?? 0,
    lost: last.battle_lost[seat] ?? 0,
    glory: (frames.at(-1)!.view.public.glory[seat] ?? 0) - (compared.public.glory[seat] ?? 0),
  };
}

export function fightOf(frames: Frames, names: readonly string[], lang: Lang): Fight | null {
  const on = fighting(frames);
  const last = on.at(-1)?.view;
  const battle = last?.extra.pending.battle;
  if (!last || !battle) return null;
  const t = STRINGS[lang];
  const region = regionOf(battle.region).number;
  const parts = last.public.order
    .slice(0, last.seats)
    .filter((seat) => isIn(last.public.battle_seats, seat))
    .flatMap((seat) => partOf(frames, on, seat, region, lang) ?? []);
  const highest = Math.max(0, ...parts.map((one) => one.total));
  const row = (title: string, value: (part: Part) => number, tell: (n: number) => string = String) =>
    parts.some((one) => value(one) !== 0) ? [{ title, values: parts.map((one) => tell(value(one))) }] : [];
  return {
    sides: parts.map(({ seat, order, total }) => ({
      player: seat,
      name: names[seat] ?? '',
      role: seat === battle.seat ? t.battleStarter : '',
      card: order,
      total,
      isWinner: highest > 0 && total === highest,
    })),
    rows: [
      ...row(t.rowArmy, (one) => one.strength),
      ...row(t.rowBonus, (one) => one.bonus, withSign),
    ],
    after: [
      ...row(t.rowLeft, (one) => one.left),
      ...row(t.rowLost, (one) => one.lost),
      ...row(t.rowGlory, (one) => one.glory, withSign),
    ],
    lines: [],
  };
}
