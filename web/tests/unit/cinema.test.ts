import { expect, it } from 'vitest';
import { Cinema } from '../../src/lib/cinema.svelte';
import type { Frame } from '../../src/lib/film';
import { prefs } from '../../src/lib/prefs.svelte';
import type { GameModule, LogEvent, SceneKind, Source, TableState, View } from '../../src/lib/types';

const BATTLE = {
  name: 'battle',
  begins: (event: LogEvent) => event.kind === 'battle',
  title: () => 'A battle',
} as unknown as SceneKind;
const MODULE = { scenes: [BATTLE] } as unknown as GameModule;
const line = (ply: number, kind: string): LogEvent => ({ ply, seat: 1, kind, text: kind });
const view = {} as View;

/* A table at which the first decision, of another player, began a battle and ended it. */
function table() {
  const log = [line(1, 'battle'), line(1, 'losses')];
  const frames: Frame[] = log.map((one) => ({ ply: 1, view, lines: [one] }));
  const source = { film: async () => ({ to: 1, frames }) } as unknown as Source;
  const at = (ply: number) =>
    ({ ply, view, legal: [], log: log.slice(0, 2 * ply), info: { status: 'running', you: 0 } }) as unknown as TableState;
  const cinema = new Cinema(at(0), source, () => MODULE);
  cinema.push(at(0));
  cinema.push(at(1));
  return cinema;
}

it('shows the card of a battle where everything is shown at once, too', async () => {
  const speed = prefs.speed;
  prefs.speed = 'instant';
  const cinema = table();
  await new Promise((resolve) => setTimeout(resolve));
  prefs.speed = speed;
  expect(cinema.card?.frames).toHaveLength(2);
  cinema.stop();
});
