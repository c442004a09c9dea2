import { describe, expect, test } from 'vitest';
import { isAsked, mayAnswer } from '../../src/lib/votes';

const vote = { vote: 7, seat: 0, yes: [], need: [1, 2], left: 60000 };

describe('a vote', () => {
  test('is answered by those whose answer is awaited', () => {
    expect(mayAnswer({ you: 1 }, vote)).toBe(true);
    expect(mayAnswer({ you: 2 }, { ...vote, need: [1] })).toBe(false);
    expect(mayAnswer({ you: 0 }, { ...vote, need: [0] })).toBe(false);
    expect(mayAnswer({ you: null }, vote)).toBe(false);
  });

  test('calls whoever is asked, whatever it is about', () => {
    const back = { ...vote, count: 1, back: [] };
    expect(isAsked({ you: 1, undo: back, takeover: null })).toBe(true);
    expect(isAsked({ you: 1, undo: null, takeover: vote })).toBe(true);
    expect(isAsked({ you: 2, pause: vote })).toBe(true);
    expect(isAsked({ you: 0, undo: back, takeover: null })).toBe(false);
    expect(isAsked({ you: 1 })).toBe(false);
  });
});
