/* Where something goes that opens beside a thing on the table, wholly inside the window. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 10;

export function besideOf(
  box: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  side: 'right' | 'below',
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const middleX = (box.left + box.right - size.width) / 2;
  const middleY = (box.top + box.bottom - size.height) / 2;
  if (side === 'right' && room.width >= box.right - box.left + size.width + 3 * GAP) {
    const fitsRight = box.right + GAP + size.width + GAP <= room.width;
    const left = fitsRight ? box.right + GAP : box.left - GAP - size.width;
    if (left >= GAP) {
      return { left, top: clamp(middleY, room.height - size.height) };
    }
  }
  const fitsBelow = box.bottom + GAP + size.height + GAP <= room.height;
  const top = fitsBelow ? box.bottom + GAP : box.top - GAP - size.height;
  return {
    left: clamp(middleX, room.width - size.width),
    top: clamp(top, room.height - size.height),
  };
}

export function placeBeside(node: HTMLElement, box: Box, side: 'right' | 'below') {
  const size = { width: node.offsetWidth, height: node.offsetHeight };
  const room = { width: window.innerWidth, height: window.innerHeight };
  const { left, top } = besideOf(box, size, room, side);
  node.style.left = `${left}px`;
  node.style.top = `${top}px`;
}
