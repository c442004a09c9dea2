import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/lib/film';
import { framesOf, mayBeOver, sceneAt } from '../../src/lib/scenes';
import type { LogEvent, SceneKind, View } from '../../src/lib/types';

const line = (ply: number, kind: string): LogEvent => ({ ply, seat: null, kind, text: kind });

/* "3 battle on": the ply, the event, and whether a battle goes on then. */
const frame = (text: string): Frame => {
  const [ply = '', kind = '', on] = text.split(' ');
  return { ply: +ply, view: { on: on === 'on' } as unknown as View, lines: [line(+ply, kind)] };
};

const common = { begins: ({ kind }: LogEvent) => kind === 'begin', title: () => 'Title' };
const battle: SceneKind = {
  ...common,
  name: 'battle',
  isOn: (view) => (view as unknown as { on: boolean }).on,
  ends: ({ kind }) => kind !== 'glory',
};
const night: SceneKind = { ...common, name: 'night', ends: ({ kind }) => kind === 'turn' };

const told = (kind: SceneKind, ply: number, film: string[]) => {
  const { frames, isOver } = framesOf({ kind, ply }, film.map(frame));
  return [frames.map((one) => one.lines[0]!.kind).join(), isOver];
};

describe('a scene of several decisions', () => {
  it('goes on as long as its state does, with what it leads to', () => {
    const film = ['1 move', '2 begin', '2 asked on', '3 total on', '3 glory', '3 glory', '3 turn'];
    expect(told(battle, 2, film)).toEqual(['begin,asked,total,glory,glory', true]);
  });

  it('is not over before', () => {
    expect(told(battle, 2, ['2 begin', '2 asked on'])).toEqual(['begin,asked', false]);
    expect(told(battle, 2, ['2 begin'])).toEqual(['begin', false]);
    expect(told(battle, 2, ['1 move'])).toEqual(['', false]);
  });

  it('does not take what another decision led to', () => {
    expect(told(battle, 2, ['2 begin on', '3 total on', '4 glory'])).toEqual(['begin,total,glory', true]);
    expect(told(battle, 2, ['2 begin on', '3 total on', '4 move', '5 glory'])).toEqual(['begin,total', true]);
  });

  it('may be over where its state has ended', () => {
    expect(mayBeOver({ kind: battle, ply: 2 }, frame('2 x on').view)).toBe(false);
    expect(mayBeOver({ kind: battle, ply: 2 }, frame('2 x').view)).toBe(true);
  });
});

describe('a scene of one decision', () => {
  it('ends before what is not its own', () => {
    expect(told(night, 2, ['1 begin', '2 begin', '2 raid', '2 turn'])).toEqual(['begin,raid', true]);
    expect(told(night, 2, ['2 begin', '2 raid', '3 move'])).toEqual(['begin,raid', true]);
    expect(told(night, 2, ['2 begin', '2 raid'])).toEqual(['begin,raid', false]);
  });
});

describe('a line of the log', () => {
  it('leads to the scene that it begins', () => {
    expect(sceneAt([battle], line(7, 'begin'))).toEqual({ kind: battle, ply: 7 });
    expect(sceneAt([battle], line(7, 'end'))).toBeNull();
  });
});
