/* One stop of the Tab key for a group of things; arrows, Home and End move inside it. */
import type { Attachment } from 'svelte/attachments';

const THINGS = '[data-roving]';

function things(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(THINGS)];
}

/* The thing that Tab comes to: the one that had the focus last, else the first that can act. */
function settle(group: Element) {
  const all = things(group);
  const current =
    all.find((one) => one === document.activeElement) ??
    all.find((one) => one.tabIndex === 0 && one.dataset.kept !== undefined) ??
    all.find((one) => one.classList.contains('can')) ??
    all[0];
  for (const one of all) {
    one.tabIndex = one === current ? 0 : -1;
  }
}

/* Which thing an arrow leads to: the next or last one, or the nearest in the line above or below. */
export function neighbour(
  boxes: readonly { x: number; y: number }[],
  from: number,
  key: string,
): number {
  const here = boxes[from];
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowRight':
      return Math.min(boxes.length - 1, from + 1);
    case 'ArrowLeft':
      return Math.max(0, from - 1);
  }
  if (!here || (key !== 'ArrowUp' && key !== 'ArrowDown')) {
    return -1;
  }
  const way = key === 'ArrowDown' ? 1 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const down = (box.y - here.y) * way;
    const far = down * 4 + Math.abs(box.x - here.x);
    if (down > 8 && far < least) {
      best = i;
      least = far;
    }
  });
  return best;
}

export function roving(): Attachment<HTMLElement> {
  return (group) => {
    const onkey = (event: KeyboardEvent) => {
      const all = things(group);
      const from = all.indexOf(event.target as HTMLElement);
      if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const boxes = all.map((one) => one.getBoundingClientRect());
      const to = all[neighbour(boxes, from, event.key)];
      if (!to || to === event.target) return;
      event.preventDefault();
      to.focus();
      to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const onfocus = (event: FocusEvent) => {
      for (const one of things(group)) delete one.dataset.kept;
      const thing = event.target as HTMLElement;
      if (thing.matches(THINGS)) thing.dataset.kept = '';
      settle(group);
    };
    const observer = new MutationObserver(() => settle(group));
    settle(group);
    observer.observe(group, { childList: true, subtree: true, attributeFilter: ['class'] });
    group.addEventListener('keydown', onkey);
    group.addEventListener('focusin', onfocus);
    return () => {
      observer.disconnect();
      group.removeEventListener('keydown', onkey);
      group.removeEventListener('focusin', onfocus);
    };
  };
}
