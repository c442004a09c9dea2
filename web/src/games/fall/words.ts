/* Labels put together from facts and strings, for tooltips and screen readers. */
import type { Lang } from '../../lib/types';
import { colours, nodes, regions, typeWords } from '../icaion/land.gen';
import { bonuses, sides } from './data.gen';
import { cardOf, islandOf } from './facts';
import { enemiesIn, fortAt, heroesAt, islesOf, sumOf, type Count } from './model';
import { STRINGS } from './strings';
import type { Forecast, View } from './view.gen';

export const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('. ');

export const sideName = (side: number, lang: Lang) => sides[side - 1]?.name[lang] ?? '';

export function countsLabel(counts: readonly Count[], lang: Lang): string {
  const t = STRINGS[lang];
  const parts = counts.map(({ unit, count }) => t.units(unit, count));
  return parts.length > 0 ? parts.join(', ') : t.noEnemies;
}

export function regionLabel(view: View, region: number, lang: Lang): string {
  const t = STRINGS[lang];
  const { name, kind } = regions[region]!;
  const { machine, wonder } = view.public;
  const machines = (machine[region] ?? []).flatMap((side, type) =>
    side > 0 ? [t.machine(typeWords[type]![lang], sideName(side, lang))] : [],
  );
  return [
    t.region(name, colours[kind]!.kindName[lang]),
    countsLabel(enemiesIn(view, region), lang),
    machines.length > 0 ? machines.join(', ') : t.noMachines,
    (wonder[region] ?? 0) > 0 ? t.wonder : '',
    t.attackedFrom(view.extra.thresholds[region] ?? 3),
  ]
    .filter(Boolean)
    .join('; ');
}

export function nodeLabel(view: View, node: number, lang: Lang): string {
  const t = STRINGS[lang];
  const { heroes } = view.extra;
  const there = heroesAt(view, node).map((hero) => heroes[hero]!.title);
  const fort = fortAt(view, node);
  return joined(
    t.node(nodes[node]!.name),
    there.length > 0 ? t.standsAt(there.join(', ')) : '',
    fort === null ? '' : t.fortOf(heroes[fort]?.title ?? ''),
    view.public.colossus === nodes[node]!.id ? t.colossus : '',
  );
}

export function islandLabel(view: View, island: string, lang: Lang): string {
  const t = STRINGS[lang];
  const isles = islesOf(view, island).map((one) =>
    t.isle(colours[one.kind]!.kindName[lang], t.units(one.unit, one.count)),
  );
  return `${islandOf(island).name[lang]}: ${isles.join('; ')}`;
}

export function slotLabel(value: number, lang: Lang): string {
  const t = STRINGS[lang];
  if (value === 0) return t.slotEmpty;
  return value <= 3 ? t.slotValue(value) : t.slotUnknown;
}

export function cardLabel(id: string, lang: Lang): string {
  const t = STRINGS[lang];
  const { era, points, bonus } = cardOf(id);
  const from = era > 0 ? t.eraOf(era) : t.startCard;
  return t.cardLabel(from, points, bonuses[bonus]!.name[lang]);
}

const named = (list: readonly number[]) => list.map((region) => regions[region]!.name).join(', ');

/* What a card would do now, in a few words. */
export function forecastLines(forecast: Forecast, lang: Lang): string[] {
  const t = STRINGS[lang];
  const { card, marches, attacked, maybe_attacked: maybe, damage } = forecast;
  if (card === 'storm-card') return [t.storms(marches.length)];
  if (card === 'colossus-card') return [t.damage(damage), t.plusShard];
  return [
    t.moves(sumOf(marches.map((one) => one.count))),
    attacked.length > 0 ? t.attacks(named(attacked)) : maybe.length > 0 ? '' : t.noAttack,
    maybe.length > 0 ? t.perhaps(named(maybe)) : '',
    damage > 0 ? t.damage(damage) : '',
  ].filter(Boolean);
}
