/* Every legal action can be reached on the screen. */
import { describe, expect, it } from 'vitest';
import { choice, drawn, reach } from '../../../../tests/unit/board_reach';
import type { LegalAction } from '../../../lib/types';
import Board from '../Board.svelte';
import { islands, monsters } from '../data.gen';
import {
  COLOSSUS,
  PANEL,
  cityAt,
  findTargets,
  heroAt,
  isRisky,
  islandAt,
  monsterAt,
  nodeAt,
  placesOf,
  poolAt,
  regionAt,
  slotAt,
} from '../targets';
import { decisions, fall } from './positions';
import type { ActionKind, Game } from '../view.gen';

const GAMES = 30;

const { view } = fall(2, 0).at(0);

describe('targets', () => {
  it('are drawn for every legal action of random games', async () => {
    const screen = { Board, findTargets, placesOf, drawnEvery: 120, drawnLeast: 5 };
    const { lost, positions, kinds, decisions: seen } = await reach(screen, decisions(GAMES));
    expect(lost).toEqual([]);
    expect(positions).toBeGreaterThan(1_500);
    expect(seen.size).toBeGreaterThanOrEqual(28);
    expect(kinds.size).toBeGreaterThanOrEqual(36);
  });

  it('are the things that actions speak of', () => {
    expect(placesOf(view, choice('move', 7))).toEqual([nodeAt(7)]);
    expect(placesOf(view, choice('carry', 3, 9))).toEqual([nodeAt(9)]);
    expect(placesOf(view, choice('attack', 4))).toEqual([regionAt(4), PANEL]);
    expect(placesOf(view, choice('push', 1, 6))).toEqual([regionAt(6), PANEL]);
    expect(placesOf(view, choice('island', 3))).toEqual([islandAt(islands[2]!.id), PANEL]);
    expect(placesOf(view, choice('strike', 4))).toEqual([monsterAt(monsters[3]!), PANEL]);
    expect(placesOf(view, choice('investigate', 2))).toEqual([slotAt(2), COLOSSUS, PANEL]);
    expect(placesOf(view, choice('ask', 1))).toEqual([heroAt(1), PANEL]);
    expect(placesOf(view, choice('own', 3))).toEqual([poolAt(3), PANEL]);
    expect(placesOf(view, choice('city', 3))).toEqual([cityAt(3), PANEL]);
    expect(placesOf(view, choice('end-day'))).toEqual([PANEL]);
  });

  it('are at least one click away on the things themselves', () => {
    let [count, moment] = [0, 0];
    for (const { view: seen, legal, ...rest } of decisions(5)) {
      if (moment++ % 6 !== 0) continue;
      const html = drawn(Board, { view: seen, legal, ...rest });
      for (const one of findTargets(seen, legal).choices) {
        const [thing] = placesOf(seen, one);
        if (thing === PANEL || /^(pool|hero)/.test(thing ?? '')) continue;
        expect(html).toContain(`data-target="${thing}"`);
        count++;
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  it('offers nothing to a spectator', () => {
    let count = 0;
    for (const { game, ...position } of decisions(4)) {
      if (count++ % 60 !== 0) continue;
      const offers = / data-action=[^>]*| class="(?:[^"]* )?can[ "][^>]*/;
      expect(drawn(Board, position).match(offers)).not.toBeNull();
      expect(drawn(Board, game.at(null)).match(offers)?.[0]).toBeUndefined();
    }
    expect(count).toBeGreaterThan(60);
  });

  it('asks once more before actions of a day are given up', () => {
    const legal = (...kinds: ActionKind[]) => kinds.map((kind) => ({ kind }) as LegalAction<Game>);
    expect(isRisky({ kind: 'end-day' }, legal('end-day', 'move'))).toBe(true);
    expect(isRisky({ kind: 'end-day' }, legal('end-day', 'relic', 'activate'))).toBe(false);
    expect(isRisky({ kind: 'move' }, legal('end-day', 'move'))).toBe(false);
  });
});
