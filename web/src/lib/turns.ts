/* The turns of a match, as its log tells them. */
import type { LogEvent } from './types';

/* The plies that begin a turn, in order. A decision counts as that of whom its first event speaks;
 * one that speaks of no seat belongs to the turn before. */
export function turnsOf(log: readonly LogEvent[]): number[] {
  const firsts = log.filter((one, i) => one.ply !== log[i - 1]?.ply && one.seat !== null);
  return firsts.filter((one, i) => one.seat !== firsts[i - 1]?.seat).map((one) => one.ply);
}
