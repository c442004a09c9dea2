/* Why not: whatever a board shows and the rules do not allow now answers with a reason and its rule. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games';
import { Reasons } from '../../src/lib/why';
import type { Source, TableState, Thing } from '../../src/lib/types';
import { drawn } from './board_reach';
import { RandomGame } from './random_game';

const POSITIONS = 200; /* of each game */
const EVERY = 7; /* decisions, so that they are of several games */

/* Every place of a board that no legal action belongs to. */
function dimPlaces(html: string): string[] {
  const tags = html.match(/<[^>]*data-target="[^"]*"[^>]*>/g) ?? [];
  const dim = tags.filter((tag) => !/class="[^"]*\bcan\b/.test(tag));
  return [...new Set(dim.map((tag) => /data-target="([^"]*)"/.exec(tag)![1]!))];
}

/* Games whose boards know what their places are to the rules. */
const GAMES = ['seasons', 'mysthea', 'icaion', 'fall', 'hlas'];
const asking = (await Promise.all(GAMES.map(loadGame))).map((module, i) => [GAMES[i]!, module!] as const);

describe.each(asking.filter(([, module]) => module.thingAt))('%s', (game, module) => {
  it('answers for every dim thing with a reason and a rule', () => {
    const silent = new Set<string>();
    let asked = 0;
    for (let seed = 1, count = 0; count < POSITIONS; seed++) {
      const match = new RandomGame({ game, seats: 2, seed });
      for (let i = 0; !match.isOver && count < POSITIONS; i++) {
        if (i % EVERY === 0) {
          count++;
          const seat = match.waiting[0]!;
          const position = match.at(seat);
          const things = match.table.why(seat, 'en');
          for (const place of dimPlaces(drawn(module.Board, position))) {
            const name = module.thingAt!(place, position.view);
            if (!name) continue;
            asked++;
            const thing = things.find((one) => one.thing === name.thing && one.value === name.value);
            const isAnswered = thing && (thing.legal || (thing.text && thing.rule));
            if (!isAnswered) silent.add(`${position.view.decision}: ${place}`);
          }
        }
        match.step();
      }
    }
    expect([...silent]).toEqual([]);
    expect(asked).toBeGreaterThan(POSITIONS);
  });
});

describe('reasons', () => {
  const card: Thing = { thing: 'CARD', value: 3, name: 'Amulet', legal: false, reason: 'x', rule: 'R-1', text: 'no' };
  const die: Thing = { thing: 'DIE', value: 1, name: 'Die', legal: true };

  it('are asked for once in a position, and anew in the next', async () => {
    let times = 0;
    const why = () => Promise.resolve((times++, [card, die]));
    const reasons = new Reasons({ why } as unknown as Source);
    const now = {} as TableState;
    expect(await reasons.against({ thing: 'CARD', value: 3 }, now)).toBe(card);
    expect(await reasons.against({ thing: 'DIE', value: 1 }, now)).toBeNull();
    expect(await reasons.against({ thing: 'CARD', value: 4 }, now)).toBeNull();
    expect(times).toBe(1);
    await reasons.against({ thing: 'CARD', value: 3 }, {} as TableState);
    expect(times).toBe(2);
  });

  it('that did not come are asked for again', async () => {
    let times = 0;
    const why = () => (times++ ? Promise.resolve([card]) : Promise.reject(new Error('gone')));
    const reasons = new Reasons({ why } as unknown as Source);
    const now = {} as TableState;
    await expect(reasons.against({ thing: 'CARD', value: 3 }, now)).rejects.toThrow('gone');
    expect(await reasons.against({ thing: 'CARD', value: 3 }, now)).toBe(card);
  });
});
