/* Every legal action can be reached on the screen. */
import { describe, expect, it } from 'vitest';
import { choice, drawn, reach } from '../../../../tests/unit/board_reach';
import type { LegalAction } from '../../../lib/types';
import Board from '../Board.svelte';
import { spells, tactics } from '../data.gen';
import { forecastOf, originOf, reachOf } from '../model';
import {
  DECK,
  LEVEL,
  PANEL,
  barAt,
  buildingAt,
  findTargets,
  handAt,
  isRisky,
  placesOf,
  playerAt,
  regionAt,
  scribedAt,
  tacticAt,
  taxAt,
  unitAt,
} from '../targets';
import { decisions, hlas } from './positions';
import type { ActionKind, Game } from '../view.gen';

const GAMES = 8;
const BATTLES = 12;

const { view } = hlas(2, 0).at(0);

describe('targets', () => {
  it('are drawn for every legal action of random games', async () => {
    const screen = { Board, findTargets, placesOf, drawnEvery: 400, drawnLeast: 3 };
    const { lost, positions, kinds, decisions: seen } = await reach(screen, decisions(GAMES));
    expect(lost).toEqual([]);
    expect(positions).toBeGreaterThan(4_000);
    expect(seen.size).toBeGreaterThanOrEqual(25);
    expect(kinds.size).toBeGreaterThanOrEqual(32);
  });

  it('are the things that actions speak of', () => {
    expect(placesOf(view, choice('go', 7))).toEqual([regionAt(7)]);
    expect(placesOf(view, choice('act', 3))).toEqual([barAt(3)]);
    expect(placesOf(view, choice('recruit', 2))).toEqual([unitAt(2), PANEL]);
    expect(placesOf(view, choice('building', 6))).toEqual([buildingAt(6), PANEL]);
    expect(placesOf(view, choice('upgrade'))).toEqual([LEVEL, PANEL]);
    expect(placesOf(view, choice('research'))).toEqual([DECK, PANEL]);
    expect(placesOf(view, choice('tax', 1))).toEqual([taxAt(1), PANEL]);
    expect(placesOf(view, choice('cast', 3, 0))).toEqual([handAt(spells[2]!.id)]);
    expect(placesOf(view, choice('cast', 3, 2))).toEqual([scribedAt(2), PANEL]);
    expect(placesOf(view, choice('tactic', 4))).toEqual([tacticAt(tactics[3]!.id)]);
    expect(placesOf(view, choice('target', 9, 1, 2))).toEqual([regionAt(9)]);
    expect(placesOf(view, choice('target', 0, 1, 0))).toEqual([playerAt(1), PANEL]);
    expect(placesOf(view, choice('bring', 2, 12))).toEqual([regionAt(12), PANEL]);
    expect(placesOf(view, choice('pass'))).toEqual([PANEL]);
  });

  it('offer nothing to a spectator', () => {
    let count = 0;
    for (const { game, ...position } of decisions(2)) {
      if (count++ % 150 !== 0) continue;
      const offers = / data-action=[^>]*| class="(?:[^"]* )?can[ "][^>]*/;
      expect(drawn(Board, position).match(offers)).not.toBeNull();
      expect(drawn(Board, game.at(null)).match(offers)?.[0]).toBeUndefined();
    }
    expect(count).toBeGreaterThan(300);
  });

  it('lie within reach of a whole army', () => {
    let marches = 0;
    for (const { view: seen, legal } of decisions(4)) {
      if (seen.decision !== 'ARMY' || legal.some((one) => one.kind === 'take')) continue;
      const reached = reachOf(seen, originOf(seen));
      const goals = findTargets(seen, legal).choices.filter((one) => one.kind === 'go');
      marches += goals.filter((one) => reached.has(one.a)).length;
    }
    expect(marches).toBeGreaterThan(100);
  });

  it('have the strengths of a battle foretold as it then begins', () => {
    let battles = 0;
    for (const { view: seen, legal, seat, game } of decisions(32)) {
      if (seen.seats === 1 || (seen.decision !== 'ARMY' && seen.decision !== 'CREW')) continue;
      const goals = findTargets(seen, legal).choices.filter((one) => one.kind === 'go');
      const fight = goals.find((one) => forecastOf(seen, one.a) !== null);
      if (!fight) continue;
      const { foe, attack, defence } = forecastOf(seen, fight.a)!;
      game.play(seat, fight.action);
      const sides = game.at(seat).view.extra.battle;
      if (!sides || sides[1]!.lead !== foe) continue;
      expect(sides.map((side) => side.strength)).toEqual([attack, defence]);
      if (++battles >= BATTLES) break;
    }
    expect(battles).toBe(BATTLES);
  });

  it('ask once more before an action is left without effect', () => {
    const legal = (...kinds: ActionKind[]) => kinds.map((kind) => ({ kind }) as LegalAction<Game>);
    expect(isRisky({ kind: 'done' }, legal('done', 'recruit'))).toBe(true);
    expect(isRisky({ kind: 'done' }, legal('take', 'done'))).toBe(true);
    expect(isRisky({ kind: 'done' }, legal('done'))).toBe(false);
    expect(isRisky({ kind: 'go' }, legal('go', 'done'))).toBe(false);
  });
});
