/* The log as it is read: what the rules tell, and between it the notices of the table. */
import type { LogEvent, Notice } from './types';

export interface LogLine {
  ply: number;
  seat: number | null;
  text: string;
  isNotice: boolean;
  event?: LogEvent; /* that it tells */
  count?: number; /* of equal ones in a row that it stands for */
}

/* A notice stands behind what had happened when it was told. Decisions that were taken back later
 * have taken plies along: a notice counts as told no later than those after it. */
function withPlies(notices: readonly Notice[]): Notice[] {
  let bound = Infinity;
  return notices
    .toReversed()
    .map((one) => ({ ...one, ply: (bound = Math.min(bound, one.ply)) }))
    .toReversed();
}

/* Equal decisions in a row, such as gifts, are one line. */
export function folded(lines: readonly LogLine[]): LogLine[] {
  const folds: LogLine[] = [];
  for (const line of lines) {
    const last = folds.at(-1);
    const isSame = last && last.text === line.text && last.seat === line.seat && last.ply < line.ply;
    if (!isSame || line.isNotice || last.isNotice) folds.push(line);
    else folds[folds.length - 1] = { ...last, ply: line.ply, count: (last.count ?? 1) + 1 };
  }
  return folds;
}

export function logLines(log: readonly LogEvent[], notices: readonly Notice[] = []): LogLine[] {
  const lines: LogLine[] = [];
  const rest = withPlies(notices);
  const tellUntil = (ply: number) => {
    while (rest[0] && rest[0].ply < ply) {
      const { seat, text, ply: at } = rest.shift()!;
      lines.push({ ply: at, seat, text, isNotice: true });
    }
  };
  for (const event of log) {
    const { ply, seat, text } = event;
    tellUntil(ply);
    lines.push({ ply, seat, text, isNotice: false, event });
  }
  tellUntil(Infinity);
  return lines;
}
