import { describe, expect, it } from 'vitest';
import { FilmProblem, readFilm } from '../../src/lib/film';
import type { Film } from '../../src/lib/protocol.gen';
import type { LogEvent, View } from '../../src/lib/types';
import { drawn } from './board_reach';
import { filmed } from './random_film';
import { RandomGame } from './random_game';
import { loadGame } from '../../src/lib/games';

const told = (ply: number, text: string): LogEvent => ({ ply, seat: 0, kind: 'k', text });

const film = (frames: Film['frames']): Film => ({
  ply: 4,
  view: { seat: 0, public: { n: 0 } } as unknown as View,
  frames,
});
const to = (ply: number, n: number) => ({ ply, change: { public: { n: [n] } } as Film['frames'][0]['change'] });
const nothing = (ply: number) => ({ ply, change: {} });

const shown = (frames: Film['frames'], events: LogEvent[], until = 9) =>
  readFilm(film(frames), events, until).frames.map(({ ply, view, lines }) => [
    ply,
    (view.public as { n: number }).n,
    lines.map((one) => one.text).join(),
  ]);

describe('a film', () => {
  it('has the view after each event, with its line', () => {
    expect(shown([to(5, 1), to(5, 2), to(6, 3)], [told(5, 'a'), told(5, 'b'), told(6, 'c')])).toEqual([
      [5, 1, 'a'],
      [5, 2, 'b'],
      [6, 3, 'c'],
    ]);
  });

  it('shows what changes nothing with what comes next, but never with another decision', () => {
    const frames = [nothing(5), to(5, 1), nothing(5), nothing(6), to(6, 2)];
    const events = ['a', 'b', 'c', 'd', 'e'].map((text, i) => told(i < 3 ? 5 : 6, text));
    expect(shown(frames, events)).toEqual([
      [5, 1, 'a,b'],
      [5, 1, 'c'],
      [6, 2, 'd,e'],
    ]);
  });

  it('ends where the reader has been told no more', () => {
    expect(shown([to(5, 1), to(6, 2)], [told(5, 'a')], 5)).toEqual([[5, 1, 'a']]);
    expect(shown([to(5, 1)], [told(3, 'old'), told(5, 'a')])).toEqual([[5, 1, 'a']]);
  });

  it('is refused when it does not belong to the events', () => {
    expect(() => shown([to(5, 1)], [])).toThrow(FilmProblem);
    expect(() => shown([to(5, 1)], [told(6, 'a')])).toThrow(FilmProblem);
  });

  it('shows events without words by what they change', () => {
    expect(shown([to(5, 1), to(5, 2)], [told(5, ''), told(5, 'b')])).toEqual([[5, 2, 'b']]);
  });
});

describe('every game in a film', () => {
  for (const { id, seats_min, seats_max } of new RandomGame({ game: 'bids', seats: 2, seed: 1 }).table.games()) {
    it(`${id} can be drawn in the middle of its rules`, async () => {
      const module = await loadGame(id);
      for (const seats of new Set([Math.max(2, seats_min), seats_max])) {
        const { frames, log } = filmed({ game: id, seats, seed: seats }, 0, 200);
        expect(frames.flatMap((one) => one.lines)).toEqual(log.filter((one) => one.text !== ''));
        /* One of each kind of event, and some more. */
        const seen = new Set<string>();
        for (const [i, { view, lines }] of frames.entries()) {
          const kind = lines.at(-1)!.kind;
          if (seen.has(kind) && i % 100 !== 0) continue;
          seen.add(kind);
          expect(view.waiting).toEqual([]);
          if (module) expect(drawn(module.Board, { view, legal: [] })).not.toBe('');
        }
      }
    });
  }
});
