/* Things of a drawing that leave one place and appear at another glide there. Things with the same
 * key are one thing. Before each new view is drawn the places of all are taken down. */
import type { Attachment } from 'svelte/attachments';
import { isStill } from './prefs.svelte';

const GLIDE_MS = 600;

interface Place {
  x: number;
  y: number;
}

function middleOf(thing: Element): Place {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/* How far it is from one place of the window to another, in the units of a drawing that is shown
 * this many times as large; null for next to nothing. */
export function shiftBetween(from: Place, to: Place, scale: number): Place | null {
  const [x, y] = [from.x - to.x, from.y - to.y];
  return Math.hypot(x, y) < 1 ? null : { x: x / scale, y: y / scale };
}

export class Glider {
  #things = new Map<string, SVGGElement>();
  #places = new Map<string, Place>();

  constructor(private readonly mayNotMove = isStill) {}

  measure() {
    this.#places.clear();
    for (const [key, thing] of this.#things) this.#places.set(key, middleOf(thing));
  }

  thing(key: string): Attachment<SVGGElement> {
    return (thing) => {
      const from = this.#places.get(key);
      this.#things.set(key, thing);
      if (from && !this.mayNotMove()) this.#glide(thing, from);
      return () => {
        if (this.#things.get(key) === thing) this.#things.delete(key);
      };
    };
  }

  /* A glide that is still under way is taken up where it is. */
  #glide(thing: SVGGElement, from: Place) {
    for (const one of thing.getAnimations?.() ?? []) one.cancel();
    const way = shiftBetween(from, middleOf(thing), thing.getScreenCTM?.()?.a || 1);
    if (!way) return;
    thing.animate([{ transform: `translate(${way.x}px, ${way.y}px)` }, { transform: 'none' }], {
      duration: GLIDE_MS,
      easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
    });
  }
}
