import { describe, expect, it } from 'vitest';
import { hexOf, ownSha256, sha256 } from '../../src/lib/sha256';

describe('sha256', () => {
  it('gives the published values', async () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await sha256('abc')).toBe(abc);
    expect(hexOf(ownSha256(new TextEncoder().encode('abc')))).toBe(abc);
  });

  it('agrees with the browser at every length around the block borders', async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 0xff);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      expect(hexOf(ownSha256(bytes))).toBe(hexOf(theirs));
    }
  });
});
