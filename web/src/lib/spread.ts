/* How wide cards may be so that all of them lie in a box. */
export interface Box {
  width: number;
  height: number;
}

export interface Cards {
  count: number;
  shape: number /* height by width */;
  gap: number;
  min: number /* the least width; then the box scrolls */;
  max: number;
}

/* The width at which they fill this many columns of the box. */
function widthIn(columns: number, box: Box, { count, shape, gap }: Cards): number {
  const rows = Math.ceil(count / columns);
  const across = (box.width - gap * (columns - 1)) / columns;
  const down = (box.height - gap * (rows - 1)) / rows / shape;
  return Math.min(across, down);
}

export function cardWidth(box: Box, cards: Cards): number {
  const columns = Array.from({ length: cards.count }, (_, i) => i + 1);
  const best = Math.max(0, ...columns.map((one) => widthIn(one, box, cards)));
  return Math.max(cards.min, Math.min(cards.max, Math.floor(best)));
}
