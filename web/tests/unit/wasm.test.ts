/* The functions of the module itself: whatever a page calls with whatever, none of them traps. */
import { describe, expect, it } from 'vitest';
import { Refused, Table } from '../../wasm/module.mjs';
import { dice, rulesModule } from './rules_module';

type Call = (...args: (number | bigint)[]) => number | bigint;

const NUMBERS = [0, 1, 2, 3, 4, 5, 31, 40, 255, 4096, 65535, 0x7fffffff, 0xffffffff];

function wild(roll: (count: number) => number): bigint {
  const kind = BigInt(roll(40)) << 48n;
  return roll(3) ? kind | (BigInt(roll(64)) << 32n) : BigInt(roll(2 ** 30)) * 0x1000000001n;
}

describe('the module', () => {
  it('stands any arguments', () => {
    const exports = new WebAssembly.Instance(rulesModule(), {}).exports as Record<string, Call>;
    const memory = (exports as unknown as { memory: WebAssembly.Memory }).memory;
    const input = exports['input']!() as number;
    const roll = dice(7);
    const number = () => (roll(4) ? roll(6) : NUMBERS[roll(NUMBERS.length)]!);
    const calls: [string, () => (number | bigint)[]][] = [
      ['games', () => []],
      ['levels', () => []],
      ['glossary', () => [number(), number()]],
      ['start', () => [number(), number()]],
      ['resume', () => [number(), number()]],
      ['record', () => [number(), wild(roll)]],
      ['name', () => [number(), number()]],
      ['play', () => [number(), wild(roll)]],
      ['undo', () => [number()]],
      ['undo_check', () => [number()]],
      ['log', () => []],
      ['status', () => [number()]],
      ['view', () => [number(), number(), number()]],
      ['legal', () => [number(), number()]],
      ['events', () => [number(), number(), number(), number()]],
      ['snapshot', () => [number()]],
      ['imagine', () => [number(), wild(roll)]],
      ['bot_begin', () => [number(), number(), number(), number(), wild(roll)]],
      ['bot_think', () => [roll(3) ? number() : [NaN, Infinity, -1, 1e300][roll(4)]!]],
      ['bot_choice', () => []],
      ['bot_advice', () => [number()]],
      ['bot_playouts', () => []],
    ];
    for (let i = 0; i < 20000; i++) {
      const bytes = new Uint8Array(memory.buffer, input, 64);
      if (!roll(3)) bytes.forEach((_, at) => (bytes[at] = roll(at < 32 ? 256 : 3)));
      const [name, args] = calls[roll(calls.length)]!;
      exports[name]!(...args());
    }
    expect(exports['games']!()).toBeGreaterThan(0);
  });

  it('says why it refuses', () => {
    const table = new Table(rulesModule());
    expect(() => table.play(0, '0x1')).toThrow(Refused);
    expect(() => table.start(99, 2, [], new Uint8Array(32))).toThrow('no such game');
    expect(() => table.view(0, 0, 'en')).toThrow('no match');
  });

  it('begins one match after another without running out of memory', () => {
    const table = new Table(rulesModule());
    const game = table.games()[0]!;
    const options = game.options.map((one) => one.values.findIndex((value) => value.id === one.default));
    const roll = dice(1);
    for (let i = 0; i < 300; i++) {
      table.start(0, game.seats_min, options, Uint8Array.from({ length: 32 }, () => roll(256)));
      for (let ply = 0; ply < 70 && !table.status(ply).over; ply++) {
        const seat = table.status(ply).waiting[0]!;
        const legal = table.legal(seat, 'en');
        table.play(seat, legal[roll(legal.length)]!.action);
      }
    }
    expect(table.log().length).toBe(70);
  });

  it('explains the cards of its games in both languages', () => {
    const table = new Table(rulesModule());
    table.games().forEach((_, index) => {
      const polish = table.glossary(index, 'pl');
      const english = table.glossary(index, 'en');
      expect(polish.map((one) => one.id)).toEqual(english.map((one) => one.id));
      expect(english.every((one) => one.title && one.text)).toBe(true);
    });
  });
});
