/* choices.mjs PROGRAM: the games of tests/wasm/choices.c again, played by the bots of the module; the
 * choices must be the same. */
import { execFileSync } from 'node:child_process';
import { Table } from './module.mjs';
import { compileModule } from './node.mjs';

const GREEDY_EVERY = 5;
const SEED_STEP = 1000;
const PLIES_MAX = 200;

function choose(table, ply, seat) {
  const level = table.levels().indexOf(ply % GREEDY_EVERY ? 'easy' : 'greedy');
  table.botBegin(seat, level, {}, BigInt(ply * SEED_STEP + seat));
  while (!table.botThink(0));
  return table.botChoice();
}

function play(table, game, index, seats) {
  const options = game.options.map((one) => one.values.findIndex((value) => value.id === one.default));
  const seed = new Uint8Array(32);
  const lines = [];
  seed[0] = seats;
  table.start(index, seats, options, seed);
  for (let ply = 0; ; ply++) {
    const { over, waiting } = table.status(ply);
    if (over || ply === PLIES_MAX) return lines;
    const action = choose(table, ply, waiting[0]);
    lines.push(`${game.id} ${seats} ${ply} ${waiting[0]} ${action}`);
    table.play(waiting[0], action);
  }
}

const native = execFileSync(process.argv[2], { encoding: 'utf8' }).trimEnd().split('\n');
const table = new Table(compileModule());
const own = table.games().flatMap((game, index) => {
  const counts = Array.from({ length: game.seats_max - game.seats_min + 1 }, (_, i) => game.seats_min + i);
  return counts.flatMap((seats) => play(table, game, index, seats));
});
const at = own.findIndex((line, i) => line !== native[i]);
if (at >= 0 || own.length !== native.length) {
  throw new Error(`choice ${at}: wasm ${own[at]}, native ${native[at]}`);
}
console.log(`choices: ${own.length}, the same as native`);
