/* Chance in the tests: the same in each run, by the name of the test. Node 18, which Debian 12 and
 * Ubuntu 24.04 bring, has `crypto` only in a module. */
import { webcrypto } from 'node:crypto';
import { beforeEach } from 'vitest';

globalThis.crypto ??= webcrypto as Crypto;

/* What patience.mjs has put in its place was for Vitest. */
const timer = globalThis.setTimeout as typeof setTimeout & { plain?: typeof setTimeout };
if (timer.plain) globalThis.setTimeout = timer.plain;

let state = 0;

/* mulberry32 */
function next(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function fill<T extends ArrayBufferView>(array: T): T {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  bytes.forEach((_, i) => (bytes[i] = Math.floor(256 * next())));
  return array;
}

Math.random = next;
Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill, configurable: true });

beforeEach(({ task }) => {
  state = [...task.name].reduce((sum, letter) => Math.imul(sum, 31) + letter.codePointAt(0)!, 1) >>> 0;
});
