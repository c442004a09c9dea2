/* Cards of a row that move when others come or go. Svelte's own animation divides by the size of the
 * card, which has none while it shrinks away or its row is folded. */
import { flip, type FlipParams } from 'svelte/animate';

interface Boxes {
  from: DOMRect;
  to: DOMRect;
}

export function slide(node: Element, boxes: Boxes, params: FlipParams) {
  const isSeen = [boxes.from, boxes.to].every(({ width, height }) => width > 0 && height > 0);
  return isSeen ? flip(node, boxes, params) : {};
}
