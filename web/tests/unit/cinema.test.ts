import { afterEach, beforeEach, expect, it } from 'vitest';
import { Cinema } from '../../src/lib/cinema.svelte';
import type { Frame } from '../../src/lib/film';
import { notice } from '../../src/lib/notice.svelte';
import { prefs } from '../../src/lib/prefs.svelte';
import type { GameModule, LogEvent, SceneKind, Source, TableState, View } from '../../src/lib/types';

const BATTLE = {
  name: 'battle',
  begins: (event: LogEvent) => event.kind === 'battle',
  title: () => 'A battle',
} as unknown as SceneKind;
const line = (ply: number, kind: string): LogEvent => ({ ply, seat: 1, kind, text: kind });
const view = {} as View;

const settle = () => new Promise((resolve) => setTimeout(resolve));

/* A table at which the first decision, of another player, began a battle and ended it. Everything is
 * shown at once. */
function table(kind: SceneKind = BATTLE, source?: Source) {
  const log = [line(1, 'battle'), line(1, 'losses'), line(2, 'move'), line(3, 'move')];
  const asked: number[] = [];
  source ??= {
    film: async (from: number) => {
      asked.push(from);
      const told = log.filter((one) => one.ply > from);
      return { to: 3, frames: told.map<Frame>((one) => ({ ply: one.ply, view, lines: [one] })) };
    },
  } as unknown as Source;
  const at = (ply: number) =>
    ({
      ply, view, legal: [], log: log.filter((one) => one.ply <= ply), info: { status: 'running', you: 0 },
    }) as unknown as TableState;
  const cinema = new Cinema(at(0), source, () => ({ scenes: [kind] }) as unknown as GameModule);
  const reach = async (ply: number) => {
    cinema.push(at(ply));
    await settle();
  };
  return { cinema, asked, reach, log };
}

let speed: typeof prefs.speed;
beforeEach(() => {
  speed = prefs.speed;
  prefs.speed = 'instant';
});
afterEach(() => {
  prefs.speed = speed;
});

it('shows the card of a battle where everything is shown at once, too', async () => {
  const { cinema, reach } = table();
  await reach(0);
  await reach(1);
  expect(cinema.card?.frames).toHaveLength(2);
  cinema.stop();
});

it('takes the card of what is taken back away, and waits for its end no more', async () => {
  let isOn = true;
  const { cinema, asked, reach, log } = table({ ...BATTLE, isOn: () => isOn });
  await reach(0);
  await reach(1);
  expect(asked).toEqual([]);
  cinema.card = { scene: { kind: BATTLE, ply: 1 }, frames: [], isOver: false, isAsked: false };
  await reach(0);
  expect(cinema.card).toBeNull();
  log.splice(0, 2, line(1, 'move'));
  isOn = false;
  await reach(1);
  await reach(2);
  expect(asked).toEqual([]);
  cinema.stop();
});

it('does not look again for a battle that is not in the film', async () => {
  const { cinema, asked, reach, log } = table();
  await reach(0);
  const seen = log.splice(0, 1, line(1, 'move'));
  cinema.push({ ...cinema.state, ply: 1, log: seen });
  await settle();
  await reach(2);
  await reach(3);
  expect(asked).toEqual([0]);
  cinema.stop();
});

it('says why a card that was asked for does not come', async () => {
  const source = { film: () => Promise.reject(new Error('too fast')) } as unknown as Source;
  const { cinema, reach } = table(BATTLE, source);
  await reach(1);
  await cinema.openScene({ kind: BATTLE, ply: 1 });
  expect(notice.toasts.map((one) => one.text)).toEqual(['too fast']);
});
