/* Small things that tables and boards do with seats and the things of a view. */
import type { GameTypes, Notice, TableInfo, TableSeat, TableState, ViewOf } from './types';

/* Equal things get different keys: the first, the second, ... of its kind. */
export function numbered<T>(things: readonly T[], id: (thing: T) => string) {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const copy = seen.get(id(thing)) ?? 0;
    seen.set(id(thing), copy + 1);
    return { thing, copy, key: `${id(thing)}:${copy}` };
  });
}

/* Whether one may write at a table: those who sit there and its owner. */
export function canSay(info: TableInfo): boolean {
  return info.you !== null || Boolean(info.is_owner);
}

/* Whether what one is asked now will be declined by itself. */
export function isSkipping({ skip }: Pick<TableState, 'skip'>): boolean {
  return Boolean(skip?.pass) && skip?.until !== 'none';
}

/* By seat: what a person there is called; nothing for a bot and a free place. */
export function nicksOf(info: TableInfo): string[] {
  return info.seats.map((seat) => (seat.kind === 'person' ? (seat.nick ?? '') : ''));
}

/* Whether a person's match, which is over, counts as a bot's: they had left, lost on time, or a bot made
 * at least half of their decisions. It is no win of theirs. */
export function countsAsBots(
  seat: Partial<Pick<TableSeat, 'is_bot_now' | 'has_left' | 'is_lost'>> | undefined,
): boolean {
  return Boolean(seat && (seat.is_bot_now || seat.has_left || seat.is_lost));
}

/* People other than these two whose word is asked for: those who are there and play. */
export function othersPresent(info: TableInfo, seat: number): number[] {
  return info.seats.flatMap((one, i) => {
    const isThere = one.kind === 'person' && one.online && !one.is_bot_now;
    return isThere && i !== seat && i !== info.you ? [i] : [];
  });
}

/* The other seats, clockwise from the viewer; all seats for a spectator. */
export function othersOf(view: ViewOf<GameTypes>): number[] {
  const first = view.seat === null ? 0 : view.seat + 1;
  const count = view.seat === null ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % view.seats);
}

/* Whether a bot plays in this seat because its time has run out, and not because it was handed over. */
export function hasRunOut(notices: readonly Pick<Notice, 'seat' | 'kind'>[], seat: number): boolean {
  const why = notices.findLast((one) => one.seat === seat && ['time', 'bot'].includes(one.kind));
  return why?.kind === 'time';
}

/* Whether a bot plays in one's own seat. */
export function isPlayedByBot({ you, seats }: Pick<TableInfo, 'you' | 'seats'>): boolean {
  return you !== null && seats[you]?.is_bot_now === true;
}

/* Whether the table is closed, without a result, when one gives up: no other person could have it. */
export function closesTable({ you, seats, is_owner }: Pick<TableInfo, 'you' | 'seats' | 'is_owner'>): boolean {
  return Boolean(is_owner) && !seats.some((seat, i) => i !== you && seat.kind === 'person');
}

/* How often one can still come back if one hands over the seat now; null: as often as one likes,
 * where no other person plays against one. */
export function returnsLeft({ you, seats, hints }: Pick<TableInfo, 'you' | 'seats' | 'hints'>): number | null {
  if (you === null || !hints || hints === 'free') return null;
  return Math.max(0, (seats[you]?.returns ?? 1) - 1);
}
