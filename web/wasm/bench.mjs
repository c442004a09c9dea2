/* bench.mjs [PLANSZA]: how fast the module is beside the native program, in time of the processor. Both
 * take turns and the fastest run of each counts, as other programs disturb the memory of both, until
 * the aim is met; how many tries it took is printed. Exit 1 below half the native speed. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Table } from './module.mjs';
import { compileModule, wasmPath } from './node.mjs';

const TRIES_MAX = 4;
const DECISIONS = 4_000_000;
const SEARCH_MS = 500;
const THINKS_PER_LOOK = 16;
const PLAYERS = 2;
const MUST = 0.5;
const AIM = 0.7;

const plansza = process.argv[2] ?? new URL('../../build/plansza', import.meta.url).pathname;

function native(game) {
  const out = execFileSync(plansza, ['bench', game, '--seconds', '1', '--players', String(PLAYERS),
    '--processor', '--json'], { encoding: 'utf8' });
  const { decisions_per_s, playouts_per_s } = JSON.parse(out);
  return { decisions: decisions_per_s, playouts: playouts_per_s };
}

/* What this process has used of the processor. */
function usedMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function decisionsPerSecond(table, index) {
  const start = usedMs();
  const count = table.random(index, PLAYERS, DECISIONS);
  return (count / (usedMs() - start)) * 1000;
}

/* The search of the first decision, as the native measurement does it. */
function playoutsPerSecond(table, game, index) {
  const options = game.options.map((option) =>
    option.values.findIndex((value) => value.id === option.default));
  const seed = new Uint8Array(32);
  const level = table.levels().indexOf('hard');
  seed[0] = 1;
  table.start(index, PLAYERS, options, seed);
  table.botBegin(table.status(0).waiting[0], level, { playouts: 1 << 30 }, 1n);
  const start = usedMs();
  let ms = 0;
  while (ms < SEARCH_MS) {
    for (let i = 0; i < THINKS_PER_LOOK; i++) table.botThink(0);
    ms = usedMs() - start;
  }
  return (table.botPlayouts() / ms) * 1000;
}

const hasMetAim = ({ native, wasm }) =>
  wasm.decisions > 0 && wasm.decisions >= AIM * native.decisions;

function measure(table, game, index) {
  const best = { native: { decisions: 0, playouts: 0 }, wasm: { decisions: 0, playouts: 0 } };
  let tries = 0;
  while (tries < TRIES_MAX && !hasMetAim(best)) {
    tries++;
    const one = native(game.id);
    best.native.decisions = Math.max(best.native.decisions, one.decisions);
    best.native.playouts = Math.max(best.native.playouts, one.playouts);
    best.wasm.decisions = Math.max(best.wasm.decisions, decisionsPerSecond(table, index));
    best.wasm.playouts = Math.max(best.wasm.playouts, playoutsPerSecond(table, game, index));
  }
  console.log(`${game.id.padEnd(10)} tries: ${tries} of ${TRIES_MAX}`);
  return best;
}

function report(game, what, best) {
  const share = best.wasm[what] / best.native[what];
  const number = (value) => Math.round(value).toString().padStart(10);
  const verdict = share >= AIM ? 'aim met' : share >= MUST ? 'enough' : 'slow';
  console.log(`${game.id.padEnd(10)} ${what.padEnd(9)} ${number(best.wasm[what])}/s wasm` +
    `${number(best.native[what])}/s native  ${(100 * share).toFixed(0)}%  ${verdict}`);
  return share >= MUST;
}

const table = new Table(compileModule());
let isFine = true;
table.games().forEach((game, index) => {
  const best = measure(table, game, index);
  isFine = report(game, 'decisions', best) && isFine;
  report(game, 'playouts', best);
});
console.log(`module     ${statSync(wasmPath).size} bytes`);
process.exit(isFine ? 0 : 1);
