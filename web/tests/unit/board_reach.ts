/* Whether every legal action of many positions can be taken on a board. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { Choice, Place, Targets } from '../../src/lib/desk.svelte';
import type { BoardProps, LegalAction, View } from '../../src/lib/types';
import { offeredBy, type Position } from './random_game';

export interface Reached {
  positions: number;
  decisions: Set<string>;
  kinds: Set<string>;
  lost: string[]; /* what can be taken nowhere, once for each decision and kind */
}

interface Screen {
  Board: Component<BoardProps>;
  findTargets: (view: View, legal: readonly LegalAction[]) => Targets;
  placesOf: (view: View, choice: Choice) => Place[];
  drawnEvery: number; /* positions of which the whole screen is made .. */
  drawnLeast: number; /* .. and so many of each decision at least */
  complaint?: (targets: Targets) => string; /* what else is wrong, or nothing */
}

const NAMES = ['Ania', 'Bartek', 'Celina', 'Dawid', 'Ewa'];

export function drawn(Board: Component<BoardProps>, { view, legal }: Position): string {
  const names = NAMES.slice(0, view.seats);
  const props = { view, legal, names, lang: 'en' as const, busy: false, events: [], onaction() {} };
  return render(Board, { props }).body;
}

/* As the rules would offer it, without words. */
export function choice(kind: string, a = 0, b = 0, c = 0): Choice {
  return { action: '', kind, text: '', a, b, c, isRisky: false };
}

/* On a busy machine this takes minutes; the runner gives up a test that is never heard of. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

export async function reach(screen: Screen, positions: Iterable<Position>): Promise<Reached> {
  const times = new Map<string, number>();
  const kinds = new Set<string>();
  const lost = new Set<string>();
  let count = 0;
  for (const position of positions) {
    const { view, legal } = position;
    const decision = view.decision ?? '';
    const before = times.get(decision) ?? 0;
    const isDrawn = count++ % screen.drawnEvery === 0 || before < screen.drawnLeast;
    const things = isDrawn ? offeredBy(drawn(screen.Board, position)) : null;
    times.set(decision, before + (isDrawn ? 1 : 0));
    const targets = screen.findTargets(view, legal);
    if (isDrawn) await pause();
    if (targets.choices.length !== legal.length) lost.add(`${decision}: not all are laid out`);
    const complaint = screen.complaint?.(targets) ?? '';
    if (complaint !== '') lost.add(`${decision}: ${complaint}`);
    for (const choice of targets.choices) {
      const places = screen.placesOf(view, choice);
      const isOffered =
        places.length > 0 && places.every((place) => targets.at.get(place)?.includes(choice));
      const isThere = !things || [choice.action, ...places].some((one) => things.has(one));
      kinds.add(choice.kind);
      if (!isOffered || !isThere) lost.add(`${decision}: ${choice.kind}: ${places.join(', ')}`);
    }
  }
  return { positions: count, decisions: new Set(times.keys()), kinds, lost: [...lost] };
}
