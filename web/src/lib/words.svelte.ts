/* Words for things that several pages show: seats, options, clocks. */
import { titleOf } from './i18n';
import { LEVEL_TITLES } from './levels.gen';
import { prefs, t } from './prefs.svelte';
import { gameInfo } from './session.svelte';
import { isHouseRule } from './setup';
import type { Turn } from './turn_alert';
import type { Clock, Lang, TableInfo, TableSeat } from './types';

export function levelName(level: string): string {
  const title = LEVEL_TITLES[level];
  return title ? titleOf(prefs.lang, title) : level;
}

export function seatName(seat: Partial<TableSeat> | undefined, index: number): string {
  if (!seat) return t('seat.number', { n: index + 1 });
  if (seat.nick) return seat.nick;
  if (seat.kind === 'bot') return t('seat.bot', { level: levelName(seat.level ?? '') });
  return t(seat.kind === 'person' ? 'seat.player' : 'seat.number', { n: index + 1 });
}

/* Two bots of one level would share a name: the board needs them told apart. */
export function seatNames(seats: Partial<TableSeat>[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${i + 1}`,
  );
}

export function gameTitle(id: string): string {
  const info = gameInfo(id);
  return info ? titleOf(prefs.lang, info) : id;
}

/* What an announcement tells of a table. */
export function turnOf(
  table: { id: string; game: string; seats: Partial<TableSeat>[]; you?: number | null },
): Turn {
  const others = seatNames(table.seats).filter((_, seat) => seat !== table.you);
  return { table: table.id, title: gameTitle(table.game), others };
}

type WithOptions = Pick<TableInfo, 'game' | 'options' | 'idle_options'>;

/* Options that make a difference in a match, in words: those that are not as usual, or with
 * `isAll` every one but house rules, of which only those in force are told then. */
export function optionWords(table: WithOptions, isAll = false): string[] {
  const usual: string[] = [];
  const house: string[] = [];
  let hasHouse = false;
  for (const option of gameInfo(table.game)?.options ?? []) {
    const chosen = String(table.options[option.id] ?? option.default);
    const value = option.values.find((one) => one.id === chosen);
    if (!value || table.idle_options?.includes(option.id)) continue;
    const isHouse = isHouseRule(option);
    hasHouse ||= isHouse;
    if (chosen === option.default && (isHouse || !isAll)) continue;
    (isHouse ? house : usual).push(`${titleOf(prefs.lang, option)}: ${titleOf(prefs.lang, value)}`);
  }
  const none = isAll && hasHouse && !house.length ? [t('wait.no_house')] : [];
  return [...usual, ...house, ...none];
}

export function clockWords(clock: Clock | undefined): string | null {
  if (clock?.kind === 'live') {
    const minutes = Math.round(clock.main / 60000);
    return t('clock.live', { main: minutes, inc: Math.round(clock.inc / 1000) });
  }
  if (clock?.kind === 'days') return t('clock.days', { n: clock.days });
  return null;
}

/* "1:05", "59:59", "2 h 05", "3 d 4 h". */
/* A day, as people write it. */
export function dayText(lang: Lang, at: number): string {
  return new Date(at).toLocaleDateString(lang, { day: 'numeric', month: 'long', year: 'numeric' });
}

export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t('clock.left_days', { d: Math.floor(hours / 24), h: hours % 24 });
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
