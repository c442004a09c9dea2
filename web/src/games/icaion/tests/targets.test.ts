/* Every legal action can be reached on the screen. */
import { describe, expect, it } from 'vitest';
import { choice, drawn, reach } from '../../../../tests/unit/board_reach';
import type { LegalAction } from '../../../lib/types';
import Board from '../Board.svelte';
import { oddities } from '../data.gen';
import { nodes } from '../land.gen';
import { reachOf, sumOf } from '../model';
import {
  COLOSSUS,
  PANEL,
  cageAt,
  departmentAt,
  findTargets,
  handAt,
  isRisky,
  nodeAt,
  placesOf,
  regionAt,
  stackAt,
  upgradeAt,
} from '../targets';
import { decisions, icaion } from './positions';
import type { ActionKind, Game } from '../view.gen';

const GAMES = 24;

const { view } = icaion(2, 0).at(0);

describe('targets', () => {
  it('are drawn for every legal action of random games', async () => {
    const screen = { Board, findTargets, placesOf, drawnEvery: 120, drawnLeast: 6 };
    const { lost, positions, kinds, decisions: seen } = await reach(screen, decisions(GAMES));
    expect(lost).toEqual([]);
    expect(positions).toBeGreaterThan(4_000);
    expect(seen.size).toBeGreaterThanOrEqual(18);
    expect(kinds.size).toBeGreaterThanOrEqual(32);
  });

  it('are the things that actions speak of', () => {
    const [first] = oddities;
    expect(placesOf(view, choice('move', 7))).toEqual([nodeAt(7)]);
    expect(placesOf(view, choice('place', 1, 4))).toEqual([regionAt(4)]);
    expect(placesOf(view, choice('deploy', 2, 9))).toEqual([regionAt(9), departmentAt(2)]);
    expect(placesOf(view, choice('play', 1))).toEqual([handAt(first!.id)]);
    expect(placesOf(view, choice('drop', 1))).toEqual([upgradeAt(first!.id), PANEL]);
    expect(placesOf(view, choice('pay', 3, 1))).toEqual([cageAt(1), PANEL]);
    expect(placesOf(view, choice('store', 3, 1))).toEqual([cageAt(3), PANEL]);
    expect(placesOf(view, choice('retrieve', 2))).toEqual([stackAt(2), PANEL]);
    expect(placesOf(view, choice('investigate'))).toEqual([COLOSSUS, PANEL]);
    expect(placesOf(view, choice('end-turn'))).toEqual([PANEL]);
  });

  it('offers nothing to a spectator', () => {
    let count = 0;
    for (const { game, ...position } of decisions(2)) {
      if (count++ % 60 !== 0) continue;
      const offers = / data-action=[^>]*| class="(?:[^"]* )?can[ "][^>]*/;
      expect(drawn(Board, position).match(offers)).not.toBeNull();
      expect(drawn(Board, game.at(null)).match(offers)?.[0]).toBeUndefined();
    }
    expect(count).toBeGreaterThan(100);
  });

  it('have the price of the way in blue crystals, as the rules do', () => {
    let [free, priced] = [0, 0];
    for (const { view: seen, legal, seat } of decisions(6)) {
      const own = seen.public.cage[seat]!.reduce((sum, cage) => sum + sumOf(cage), 0);
      for (const one of findTargets(seen, legal).choices) {
        if (one.kind !== 'move') continue;
        const cost = reachOf(seen, nodes[one.a]!.id);
        expect(cost).not.toBeNull();
        expect(cost).toBeLessThanOrEqual(own);
        if (cost === 0) free++;
        else priced++;
      }
    }
    expect(Math.min(free, priced)).toBeGreaterThan(50);
  });

  it('asks once more before a batch, a hand or the rest of a turn is given up', () => {
    const legal = (...kinds: ActionKind[]) => kinds.map((kind) => ({ kind }) as LegalAction<Game>);
    expect(isRisky({ kind: 'throw' }, [])).toBe(true);
    expect(isRisky({ kind: 'discard-hand' }, [])).toBe(true);
    expect(isRisky({ kind: 'end-turn' }, legal('end-turn', 'extract'))).toBe(true);
    expect(isRisky({ kind: 'end-turn' }, legal('end-turn', 'play'))).toBe(false);
    expect(isRisky({ kind: 'move' }, legal('move'))).toBe(false);
  });
});
