/* Whether every legal action of many positions can be taken on a board. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { Choice, FindTargets, Place, Targets } from '../../src/lib/desk.svelte';
import type { BoardProps, GameTypes, ViewOf } from '../../src/lib/types';
import { offeredBy, type Position } from './random_game';

export interface Reached {
  positions: number;
  decisions: Set<string>;
  kinds: Set<string>;
  lost: string[]; /* what can be taken nowhere, once for each decision and kind */
}

interface Screen<G extends GameTypes> {
  Board: Component<BoardProps<G>>;
  findTargets: FindTargets<G>;
  placesOf: (view: ViewOf<G>, choice: Choice<G>) => readonly Place[];
  drawnEvery: number; /* positions of which the whole screen is made .. */
  drawnLeast: number; /* .. and at least this many of each decision */
  complaint?: (targets: Targets<G>) => string; /* what else is wrong, or nothing */
}

const NAMES = ['Ania', 'Bartek', 'Celina', 'Dawid', 'Ewa'];

type Drawn<G extends GameTypes> = Pick<Position<G>, 'view' | 'legal'>;

export function drawn<G extends GameTypes>(
  Board: Component<BoardProps<G>>,
  { view, legal }: Drawn<G>,
): string {
  const names = NAMES.slice(0, view.seats);
  const props = { view, legal, names, lang: 'en' as const, busy: false, events: [], onaction() {} };
  return render<typeof Board, BoardProps<G>>(Board, { props }).body;
}

/* As the rules would offer it, without words. */
export function choice<K extends string>(kind: K, a = 0, b = 0, c = 0) {
  return { action: '', kind, text: '', a, b, c, isRisky: false };
}

/* On a busy machine this takes minutes; the runner gives up a test that is never heard of. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

export async function reach<G extends GameTypes>(
  screen: Screen<G>,
  positions: Iterable<Position<G>>,
): Promise<Reached> {
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
