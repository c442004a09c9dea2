/* Where chance comes from in these tests: one seed, PLANSZA_TEST_SEED (1), and the name of the test. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SEED = process.env.PLANSZA_TEST_SEED ?? '1';

/* A number of 32 bits for some words (FNV-1a). */
export function numberOf(...words) {
  let hash = 0x811c9dc5;
  for (const letter of [SEED, ...words].join(' ')) {
    hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
  }
  return hash >>> 0;
}

/* Numbers from 0 up to 1, as Math.random gives them, the same each time (mulberry32). Also runs in
 * pages, where it is sent as text. */
export function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/* Begins the script of the worker that plays without a server: its cards and bots. The page itself
 * keeps its own chance for names of tables and moves, which must never come twice. */
const WORKER_PRELUDE = `{
  const next = (${generator})(${numberOf('worker')});
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, i) => (bytes[i] = Math.floor(next() * 256)));
    return array;
  };
}
`;

/* A copy of the client whose games without a server come from the seed. */
export function clientWithSeed(dist) {
  const folder = mkdtempSync(join(tmpdir(), 'plansza-web-'));
  cpSync(dist, folder, { recursive: true });
  const workers = readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('engine.worker'));
  if (workers.length !== 1) throw new Error(`${workers.length} workers in ${dist}`);
  const path = join(folder, 'assets', workers[0]);
  writeFileSync(path, WORKER_PRELUDE + readFileSync(path, 'utf8'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
