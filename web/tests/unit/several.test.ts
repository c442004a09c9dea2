/* Several equal tokens with one press: what a desk makes of a press, and on which boards it is offered. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import fall from '../../src/games/fall';
import * as fallTargets from '../../src/games/fall/targets';
import { decisions as fallDecisions } from '../../src/games/fall/tests/positions';
import hlas from '../../src/games/hlas';
import * as hlasTargets from '../../src/games/hlas/targets';
import { decisions as hlasDecisions } from '../../src/games/hlas/tests/positions';
import icaion from '../../src/games/icaion';
import * as icaionTargets from '../../src/games/icaion/targets';
import { decisions as icaionDecisions } from '../../src/games/icaion/tests/positions';
import mysthea from '../../src/games/mysthea';
import * as mystheaTargets from '../../src/games/mysthea/targets';
import { decisions as mystheaDecisions } from '../../src/games/mysthea/tests/positions';
import seasons from '../../src/games/seasons';
import * as seasonsTargets from '../../src/games/seasons/targets';
import { decisions as seasonsDecisions } from '../../src/games/seasons/tests/positions';
import { Desk, layOut, type FindTargets } from '../../src/lib/desk.svelte';
import { Identities, identityContext } from '../../src/lib/identity.svelte';
import type { AnyGame, BoardProps, GameModule, LegalAction, View } from '../../src/lib/types';
import { drawn } from './board_reach';
import type { Position } from './random_game';

const PAY = '0x0001000000000000';
const STEAL = '0x0002000000000000';
const LEAVE = '0x0003000000000000';
const ALL: LegalAction[] = [
  { action: PAY, kind: 'pay', text: 'Pay fire', times: 3 },
  { action: STEAL, kind: 'steal', text: 'Steal', times: 2 },
  { action: LEAVE, kind: 'leave', text: 'Leave' },
];

const asked = (decision: string, seat = 0) =>
  ({ seat, decision, waiting: [seat], epoch: 1 }) as unknown as View;

/* A desk where the first two kinds may go several at once, and the second is asked for once more. */
function deskOf(legal = ALL) {
  const played: [action: string, times?: number][] = [];
  const props = {
    view: asked('PAY'),
    legal,
    busy: false,
    onaction: (...one: (typeof played)[number]) => played.push(one),
  } as unknown as BoardProps;
  let desk: Desk<AnyGame, never>;
  const find = () => layOut<AnyGame>(props.legal, () => ['panel'], ({ kind }) => kind === 'steal');
  const Board = (() => (desk = new Desk(() => props, find, ['pay', 'steal']))) as unknown as Component;
  const context = identityContext(new Identities(() => ({ view: null, module: null, lang: 'en' })));
  void render(Board, { context }).body;
  return { desk: desk!, played, props };
}

describe('a press', () => {
  it('takes as many as are chosen and can be taken', () => {
    const { desk, played } = deskOf();
    expect(desk.most).toBe(3);
    desk.act(PAY);
    desk.several = 2;
    desk.act(PAY);
    desk.several = 5;
    desk.act(PAY);
    expect(played).toEqual([[PAY, 1], [PAY, 2], [PAY, 3]]);
  });

  it('takes one of what goes only once, and of what is better asked for', () => {
    const { desk, played } = deskOf();
    desk.several = 3;
    desk.act(LEAVE);
    desk.act(STEAL);
    expect(played).toEqual([[LEAVE, 1], [STEAL, 1]]);
  });

  it('says how many', () => {
    const { desk } = deskOf();
    const [pay, steal] = desk.targets.choices;
    expect(desk.wordsOf(pay!)).toBe('Pay fire');
    desk.several = 3;
    expect([desk.wordsOf(pay!), desk.wordsOf(pay!, 'fire'), desk.wordsOf(steal!)]).toEqual([
      'Pay fire ×3', 'fire ×3', 'Steal',
    ]);
    expect(desk.buttonsOf([pay!]).map(({ text }) => text)).toEqual(['Pay fire ×3']);
  });

  it('has no choice where each goes once', () => {
    expect(deskOf([ALL[2]!]).desk.most).toBe(1);
    expect(deskOf([]).desk.most).toBe(1);
  });
});

describe('the number', () => {
  it('stays as long as the same is asked, and begins with one again after that', () => {
    const { desk, props } = deskOf();
    const after = (before: View, view: View) => {
      desk.several = 2;
      props.view = view;
      desk.note(before, null);
      return desk.several;
    };
    expect(after(asked('PAY'), { ...asked('PAY'), epoch: 2 })).toBe(2);
    expect(after(asked('PAY'), asked('SPEND'))).toBe(1);
    expect(after(asked('PAY', 0), asked('PAY', 1))).toBe(1);
  });
});

interface Board {
  module: GameModule;
  positions: Iterable<Position>;
  targets: { MANY: readonly string[]; findTargets: FindTargets<AnyGame> };
}

const BOARDS = {
  seasons: { module: seasons, positions: seasonsDecisions(2), targets: seasonsTargets },
  mysthea: { module: mysthea, positions: mystheaDecisions(2), targets: mystheaTargets },
  icaion: { module: icaion, positions: icaionDecisions(3), targets: icaionTargets },
  fall: { module: fall, positions: fallDecisions(5), targets: fallTargets },
  hlas: { module: hlas, positions: hlasDecisions(2), targets: hlasTargets },
} as unknown as Record<string, Board>;
const DRAWN = 2; /* of each kind of question, with the number and without */

describe('the boards', () => {
  for (const [game, { module, positions, targets }] of Object.entries(BOARDS)) {
    it(`of ${game} offer it where equal tokens can go in a row, and nowhere else`, () => {
      const met = new Map<string, number>();
      const many = new Set<string>();
      for (const position of positions) {
        const { choices } = targets.findTargets(position.view, position.legal);
        const some = choices.filter((one) => targets.MANY.includes(one.kind) && !one.isRisky && one.times);
        for (const one of some) many.add(one.kind);
        const question = `${position.view.decision} ${some.length > 0}`;
        met.set(question, (met.get(question) ?? 0) + 1);
        if (met.get(question)! > DRAWN) continue;
        expect(drawn(module.Board, position).includes('class="several'), question).toBe(some.length > 0);
      }
      expect(many.size).toBeGreaterThan(1);
    });
  }
});
