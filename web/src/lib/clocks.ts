/* Paces that are offered for a new table; any other can be typed. */
import type { Clock } from './types';

export interface Pace {
  id: string;
  clock: Exclude<Clock, { kind: 'none' }>;
}

const live = (minutes: number, seconds: number): Pace => ({
  id: `${minutes}+${seconds}`,
  clock: { kind: 'live', main: minutes * 60000, inc: seconds * 1000 },
});
const days = (count: number): Pace => ({
  id: `${count}d`,
  clock: { kind: 'days', days: count },
});

export const PACES: readonly Pace[] = [live(15, 10), live(30, 20), live(60, 30), days(1), days(3)];
