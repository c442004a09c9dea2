import { t } from './prefs.svelte';
import type { TableSeat } from './types';

/* What a bot has to do with the seat of a person. */
export function botWords(seat: Partial<TableSeat>, isOver: boolean): string {
  if (seat.is_lost) return t('seats.lost');
  if (seat.has_left) return t('seats.resigned');
  return t(isOver ? 'seats.by_bot' : 'seats.bot');
}
