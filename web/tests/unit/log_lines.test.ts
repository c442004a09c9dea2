import { describe, expect, test } from 'vitest';
import { folded, logLines, shortened } from '../../src/lib/log_lines';
import type { Notice } from '../../src/lib/types';

const event = (ply: number, text: string) => ({ ply, seat: 0, kind: 'X', text });
const notice = (n: number, ply: number, text: string): Notice => {
  return { n, ply, seat: 1, kind: 'hint', text, at: 0 };
};
const texts = (...parts: Parameters<typeof logLines>) => logLines(...parts).map((one) => one.text);

describe('the lines of a log', () => {
  test('a notice stands behind what had happened when it was told', () => {
    const log = [event(1, 'a'), event(1, 'b'), event(2, 'c')];
    expect(texts(log, [notice(0, 1, 'hint')])).toEqual(['a', 'b', 'hint', 'c']);
    expect(texts(log, [notice(0, 0, 'first'), notice(1, 2, 'last')])).toEqual([
      'first',
      'a',
      'b',
      'c',
      'last',
    ]);
  });

  test('what was told about decisions that are gone comes before what was decided anew', () => {
    const told = [notice(0, 5, 'hint'), notice(1, 3, 'takes back')];
    const log = [event(3, 'stays'), event(4, 'new'), event(5, 'newer')];
    expect(texts(log, told)).toEqual(['stays', 'hint', 'takes back', 'new', 'newer']);
  });

  test('equal decisions in a row are one line, and parts of one decision are not', () => {
    const log = [event(1, 'gives'), event(2, 'gives'), event(3, 'gives'), event(3, 'gives'), event(4, 'ends')];
    const lines = folded(logLines(log, [notice(0, 1, 'hint')]));
    expect(lines.map(({ text, count, ply }) => [text, count, ply])).toEqual([
      ['gives', undefined, 1],
      ['hint', undefined, 1],
      ['gives', 2, 3],
      ['gives', undefined, 3],
      ['ends', undefined, 4],
    ]);
  });

  test('a short log has a line for each decision, opens it, and loses no notice and no scene', () => {
    const log = [event(1, 'dies'), event(1, 'pays'), event(1, 'battle'), event(2, 'ends'), event(2, 'gains')];
    const lines = logLines(log, [notice(0, 1, 'hint')]);
    const keeps = ({ text }: { text: string }) => text === 'battle';
    const short = (...opened: number[]) =>
      shortened(lines, { opened: new Set(opened), keeps }).map(({ text, more }) => [text, more]);
    const ends = [['hint', undefined], ['ends', 1]];
    expect(short()).toEqual([['dies', 1], ['battle', undefined], ...ends]);
    expect(short(1)).toEqual([['dies', 1], ['pays', undefined], ['battle', undefined], ...ends]);
  });

  test('without notices nothing changes', () => {
    const told = event(1, 'a');
    expect(logLines([told])).toEqual([{ ply: 1, seat: 0, text: 'a', isNotice: false, event: told }]);
    expect(texts([])).toEqual([]);
  });
});
