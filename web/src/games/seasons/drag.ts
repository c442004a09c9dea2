/* Dragging a card onto a zone with mouse, pen or finger. A finger that moves at once scrolls the
 * page; one that rests a moment first takes the card along. */
import type { Attachment } from 'svelte/attachments';

/* All of them are asked when it matters, so that a change of the table does not end a drag. */
export interface Dragging {
  isOff: () => boolean;
  onover: (zone: string) => void;
  ondrop: (zone: string, card: string) => void;
}

const START_PIXELS = 6;
const REST_MS = 180;
const LIFTED = 'scale(1.05)';

/* The zone under a point, and the card in it that is under the point, if any. */
function under(x: number, y: number, moved: Element): { zone: string; card: string } {
  let card = '';
  for (const node of document.elementsFromPoint(x, y)) {
    if (moved.contains(node)) continue;
    const holder = node.closest<HTMLElement>('[data-card]');
    card ||= holder?.dataset.card ?? '';
    const zone = node.closest<HTMLElement>('[data-zone]')?.dataset.zone;
    if (zone) return { zone, card };
  }
  return { zone: '', card };
}

export function dragging(options: Dragging): Attachment<HTMLElement> {
  return (node) => {
    let id = -1;
    let start = { x: 0, y: 0 };
    let isReady = false; /* may begin to drag */
    let isMoving = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let listening: AbortController | undefined;

    /* A quick mouse leaves the card before it has moved along: the whole window is listened to. */
    const listen = () => {
      listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('pointermove', move, { signal });
      window.addEventListener('pointerup', up, { signal });
      window.addEventListener('pointercancel', end, { signal });
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || id >= 0 || options.isOff()) return;
      id = event.pointerId;
      start = { x: event.clientX, y: event.clientY };
      isReady = event.pointerType === 'mouse';
      listen();
      if (!isReady) timer = setTimeout(lift, REST_MS);
    };
    /* The card shows that it now follows the finger. */
    const lift = () => {
      isReady = true;
      node.dataset.lifted = '';
      node.style.transform = LIFTED;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!isMoving) {
        if (Math.hypot(dx, dy) < START_PIXELS) return;
        if (!isReady) return end();
        isMoving = true;
        node.setPointerCapture(id);
        node.style.zIndex = '10';
        node.style.position = 'relative';
        node.style.pointerEvents = 'none';
      }
      node.style.transform = `translate(${dx}px, ${dy}px) ${LIFTED}`;
      options.onover(under(event.clientX, event.clientY, node).zone);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== id) return;
      const wasMoving = isMoving;
      const place = under(event.clientX, event.clientY, node);
      end();
      if (wasMoving) {
        options.ondrop(place.zone, place.card);
        /* The click that follows a drag is not a tap. */
        const stop = (click: Event) => click.stopPropagation();
        node.addEventListener('click', stop, { capture: true, once: true });
        setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 50);
      }
    };
    const end = () => {
      rest();
      options.onover('');
    };
    const rest = () => {
      clearTimeout(timer);
      listening?.abort();
      id = -1;
      isMoving = false;
      isReady = false;
      delete node.dataset.lifted;
      node.style.transform = '';
      node.style.zIndex = '';
      node.style.position = '';
      node.style.pointerEvents = '';
    };
    /* Once a finger has the card, it must not scroll the page. */
    const touch = (event: TouchEvent) => {
      if (isReady && event.cancelable) event.preventDefault();
    };
    const native = (event: Event) => event.preventDefault();

    node.addEventListener('pointerdown', down);
    node.addEventListener('dragstart', native);
    node.addEventListener('touchmove', touch, { passive: false });
    return () => {
      rest();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('dragstart', native);
      node.removeEventListener('touchmove', touch);
    };
  };
}
