/* What is told on cards, read out of films: a battle that is over, and the turn of the solo enemy. */
import type { Fight, FrameOf, Lang, LogEvent } from '../../lib/types';
import { withSign } from '../../lib/numbers';
import { NONE, regionOf, soloCardOf, tacticOf } from './facts';
import { allyOf, frameOf, isRival } from './model';
import { STRINGS } from './strings';
import type { BattleSide, Game, View } from './view.gen';

type Frames = readonly FrameOf<Game>[];
type Line = LogEvent<Game>;

export const isFighting = (view: View) => Boolean(view.extra.battle);

/* Its battles have cards of their own. To follow its action is the last that the person may be asked. */
export const isEnemyTurn = (view: View) =>
  frameOf(view, 'ENEMY') !== null && !isFighting(view) && view.decision !== 'FOLLOW';

/* What a battle leads to, even when it is over; anything else is not of it. */
const AFTER: readonly Game['event'][] = [
  'won', 'damage', 'lost', 'retreated', 'fell', 'reborn', 'scored', 'gained', 'struck', 'goal', 'lost-resource',
];
const ENEMY_ONLY: readonly Game['event'][] = ['attacked', 'acted', 'round', 'first', 'harvested', 'followed'];

export const isForeign = (line: Line) => !AFTER.includes(line.kind);
export const endsEnemyTurn = (line: Line) => ENEMY_ONLY.includes(line.kind);

const fighting = (frames: Frames) => frames.filter((one) => isFighting(one.view));

export function battleTitle(frames: Frames, lang: Lang): string {
  const view = fighting(frames)[0]?.view;
  return view ? STRINGS[lang].battle(regionOf(view.public['battle.region']).name[lang]) : '';
}

function capitalOf(view: View, side: BattleSide): number {
  if (!side.capital) return 0;
  const ally = allyOf(view, side.lead);
  const region = regionOf(view.public['battle.region']).id;
  const owner = view.public.capital[side.lead] === region || ally === null ? side.lead : ally;
  return view.extra.capital_strength[owner] ?? 0;
}

/* What the strength of a side is made of; what is left when all the others are taken away comes from
 * abilities. */
export function partsOf(view: View, side: BattleSide): number[] {
  const parts = [
    side.natural,
    capitalOf(view, side),
    side.capital ? side.bound : 0,
    side.spells,
    side.tactic,
  ];
  const rest = side.strength - parts.reduce((sum, n) => sum + n, 0);
  return [...parts.slice(0, 3), rest, ...parts.slice(3)];
}

export const partTitles = (lang: Lang): string[] => {
  const t = STRINGS[lang];
  return [t.rowUnits, t.rowCapital, t.rowBound, t.rowAbilities, t.rowSpells, t.rowTactic];
};

function tacticName(view: View, side: number, lead: number, lang: Lang): string {
  const tactic = view.public['battle.tactic'][side] ?? NONE;
  if (tactic !== NONE) return tacticOf(tactic).name[lang];
  const { solo_hand } = view.public;
  return isRival(view, lead) && solo_hand !== NONE ? soloCardOf(solo_hand).name[lang] : '–';
}

export function fightOf(frames: Frames, names: readonly string[], lang: Lang): Fight | null {
  const on = fighting(frames);
  const at = on.findLastIndex((one) => one.lines.some(({ kind }) => kind === 'strengths'));
  const view = (on[at] ?? on.at(-1))?.view;
  const sides = view?.extra.battle;
  if (!view || !sides) return null;
  const t = STRINGS[lang];
  const lines = frames.flatMap((one) => one.lines);
  const compared = lines.findLastIndex(({ kind }) => kind === 'strengths');
  const winner = lines.findLast(({ kind }) => kind === 'won');
  const parts = sides.map((side) => partsOf(view, side));
  const nameOf = (player: number) => (isRival(view, player) ? t.enemy : (names[player] ?? ''));
  return {
    sides: sides.map((side, i) => ({
      player: side.lead,
      name: nameOf(side.lead),
      role: i === 0 ? t.attacker : t.defender,
      card: tacticName(view, i, side.lead, lang),
      total: side.strength,
      isWinner: winner !== undefined && (winner.seat ?? -1) === (isRival(view, side.lead) ? -1 : side.lead),
    })),
    rows: partTitles(lang).flatMap((title, k) => {
      const values = parts.map((one) => one[k] ?? 0);
      return k === 0 || values.some((n) => n !== 0) ? [{ title, values: values.map(withSign) }] : [];
    }),
    after: [],
    lines: lines.slice(compared + 1).filter(({ kind }) => kind !== 'won' && AFTER.includes(kind)),
  };
}

export interface EnemyTurn {
  hero: number;
  card: ReturnType<typeof soloCardOf> | null;
  failure: string | undefined;
  lines: Line[];
}

/* The card that was turned is the one under the hero in the frame of the event that tells of it. */
export function enemyTurnOf(frames: Frames): EnemyTurn {
  const lines = frames.flatMap((one) => [...one.lines]);
  const turned = frames.find((one) => one.lines.some(({ kind }) => kind === 'solo-card'));
  const drawn = (turned?.view.public.solo_slot ?? []).findLastIndex((id) => id !== NONE);
  const id = turned?.view.public.solo_slot[drawn] ?? NONE;
  const from = lines.findIndex(({ kind }) => kind === 'solo-card');
  return {
    hero: drawn + 1,
    card: id === NONE ? null : soloCardOf(id),
    failure: lines.find(({ kind }) => kind === 'solo-failed')?.text,
    lines: lines.slice(from + 1),
  };
}

export function enemyTitle(frames: Frames, lang: Lang): string {
  return STRINGS[lang].enemyTurn(enemyTurnOf(frames).hero);
}
