/* golden.mjs FOLDER: plays the golden games in the module and compares the hash after every
 * decision with the one that the native rules gave. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Table } from './module.mjs';
import { compileModule } from './node.mjs';

const SEED_BYTES = 32;

/* The seed whose first eight bytes are the number. */
function seedOf(number) {
  const seed = new Uint8Array(SEED_BYTES);
  new DataView(seed.buffer).setBigUint64(0, BigInt(number), true);
  return seed;
}

/* "game ID rules V players N seed S option=value.." */
function start(table, games, line) {
  const [, id, , version, , players, , seed, ...pairs] = line.split(' ');
  const index = games.findIndex((one) => one.id === id);
  if (index < 0 || games[index].rules_version !== Number(version)) {
    throw new Error(`the module does not have ${id}, rules ${version}`);
  }
  const chosen = new Map(pairs.map((pair) => pair.split('=')));
  const options = games[index].options.map((option) =>
    option.values.findIndex((value) => value.id === chosen.get(option.id)));
  table.start(index, Number(players), options, seedOf(seed));
}

/* "SEAT TEXT HASH" */
function play(table, ply, line) {
  const [, seat, text, hash] = /^(\d+) (.*) (0x[0-9a-f]{16})$/.exec(line);
  const legal = table.legal(Number(seat), 'en');
  const found = legal.find((one) => one.text === text);
  if (!found) {
    throw new Error(`not legal: ${text}`);
  }
  table.play(Number(seat), found.action);
  const got = table.status(ply).hash;
  if (got !== hash) {
    throw new Error(`hash ${got}, native ${hash}`);
  }
}

function finish(table, ply, line) {
  const { over, scores, ranks } = table.status(ply);
  const got = 'result' + scores.map((score, seat) => ` ${score} (${ranks[seat]})`).join('');
  if (!over || got !== line) {
    throw new Error(`${got}, native ${line}`);
  }
}

function replayFile(module, path) {
  const table = new Table(module);
  const games = table.games();
  let ply = 0;
  let decisions = 0;
  readFileSync(path, 'utf8').trimEnd().split('\n').forEach((line, index) => {
    try {
      if (line.startsWith('game ')) {
        start(table, games, line);
        ply = 0;
      } else if (line.startsWith('result')) {
        finish(table, ply, line);
      } else {
        play(table, ++ply, line);
        decisions++;
      }
    } catch (error) {
      throw new Error(`${path}:${index + 1}: ${error.message}`);
    }
  });
  return decisions;
}

const folder = process.argv[2] ?? 'tests/golden';
const module = compileModule();
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
let decisions = 0;
for (const name of files) {
  decisions += replayFile(module, join(folder, name));
}
if (decisions === 0) {
  throw new Error(`no golden games in ${folder}`);
}
console.log(`golden: ${files.length} files, ${decisions} decisions, the same hashes as native`);
