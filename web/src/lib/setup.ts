/* What a form for a new table begins with, and how its seats change. A seat is "me", "open" or
 * "bot:LEVEL". */
import type { GameInfo, GameOption } from './types';

export interface Setup {
  options: Record<string, string>;
  seats: string[];
}

const SEATS_USUAL = 2;

/* Rulings that a table may play otherwise are options whose titles begin so. */
const HOUSE_RULE = /^(House rule|Zasada domowa): /;

export function isHouseRule(option: GameOption): boolean {
  return HOUSE_RULE.test(option.title_en);
}

/* The values as they are offered: of a house rule the usual one first, whatever their order is. */
export function valuesOf(option: GameOption): GameOption['values'] {
  if (!isHouseRule(option)) return option.values;
  const rank = (id: string) => (id === option.default ? 0 : 1);
  return [...option.values].sort((a, b) => rank(a.id) - rank(b.id));
}

/* The title without these words, for a list of nothing else. */
export function houseRuleOf(title: string): string {
  const rule = title.replace(HOUSE_RULE, '');
  return rule.charAt(0).toLocaleUpperCase() + rule.slice(1);
}

/* Whether it makes a difference, or is allowed, with that many players. */
export function isFor(thing: { seats?: number[] }, count: number): boolean {
  return thing.seats?.includes(count) ?? true;
}

/* The values that the rules allow with that many players. */
export function allowedValues(option: GameOption, count: number): GameOption['values'] {
  return valuesOf(option).filter((value) => isFor(value, count));
}

/* Values that are not allowed with that many players give way to the usual ones. */
export function fitting(
  info: GameInfo,
  options: Record<string, string>,
  count: number,
): Record<string, string> {
  const fit = (option: GameOption) => {
    const chosen = options[option.id] ?? option.default;
    const isAllowed = allowedValues(option, count).some((value) => value.id === chosen);
    return [option.id, isAllowed ? chosen : option.default];
  };
  return Object.fromEntries(info.options.map(fit));
}

/* The first game that the box recommends, against bots of that level; those who sit there learn. */
export function beginnerSetup(info: GameInfo, level: string): Setup {
  const usual = firstSetup(info, `bot:${level}`);
  const first = Object.fromEntries(info.options.map((one) => [one.id, one.first ?? one.default]));
  return { ...usual, options: fitting(info, first, usual.seats.length) };
}

/* Games for players; those that are there to be copied only where they are asked for. */
export function offered(games: GameInfo[], isAll = false): GameInfo[] {
  return isAll ? games : games.filter((game) => !game.is_example);
}

/* The team of each seat, counted from 1; none where each plays for themselves. */
export function teamsOf(
  info: GameInfo | undefined,
  options: Readonly<Record<string, string>>,
): readonly number[] {
  const chosen = info?.options.flatMap((option) =>
    option.values.filter((one) => one.id === (options[option.id] ?? option.default)),
  );
  return chosen?.find((value) => value.teams)?.teams ?? [];
}

export function firstSetup(info: GameInfo, other: string): Setup {
  const count = Math.min(Math.max(SEATS_USUAL, info.seats_min), info.seats_max);
  return {
    options: Object.fromEntries(info.options.map((one) => [one.id, one.default])),
    seats: Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : other)),
  };
}

export function withCount(seats: string[], count: number, other: string): string[] {
  return Array.from({ length: count }, (_, i) => seats[i] ?? other);
}

/* Where a person sits in one seat only, choosing "me" elsewhere frees the old place. */
export function withSeat(seats: string[], index: number, kind: string, isOnce: boolean): string[] {
  return seats.map((seat, i) => {
    if (i === index) return kind;
    return isOnce && kind === 'me' && seat === 'me' ? 'open' : seat;
  });
}
