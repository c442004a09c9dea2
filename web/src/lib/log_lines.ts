/* The log as it is read: what the rules tell, and between it the notices of the table. */
import type { LogEvent, Notice } from './types';

export interface LogLine {
  ply: number;
  seat: number | null;
  text: string;
  isNotice: boolean;
  event?: LogEvent; /* that it tells */
  count?: number; /* of equal ones in a row that it stands for */
  more?: number; /* lines of the same decision that come after it, in a short log */
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

/* The short log: of each decision its first line, and how many follow from it. They stand there, too,
 * where the decision is opened; what `keeps` wants stays in any case. */
export function shortened(
  lines: readonly LogLine[],
  { opened, keeps }: { opened: ReadonlySet<number>; keeps: (line: LogLine) => boolean },
): LogLine[] {
  const short: LogLine[] = [];
  let first = -1; /* where the first line of the decision stands */
  for (const line of lines) {
    const head = short[first];
    if (line.isNotice || head?.ply !== line.ply) {
      if (!line.isNotice) first = short.length;
      short.push(line);
    } else if (keeps(line)) {
      short.push(line);
    } else {
      short[first] = { ...head, more: (head.more ?? 0) + 1 };
      if (opened.has(line.ply)) short.push(line);
    }
  }
  return short;
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
