/* equal.mjs PLANSZA: plays random games in the module and in `plansza engine` side by side; views,
 * legal lists, events, results and hashes must be the same, for every seat and in both languages. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { Table } from './module.mjs';
import { compileModule } from './node.mjs';

const GAMES_PER_COUNT = 4;
const LOOK_EVERY = 7;
const LANGS = ['pl', 'en'];

class Native {
  constructor(program) {
    this.process = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.process.stdin.write(JSON.stringify(request) + '\n');
    const { value } = await this.lines.next();
    const { ok, ...reply } = JSON.parse(value);
    if (!ok) throw new Error(`${JSON.stringify(request)}: ${reply.error}`);
    return reply;
  }

  quit() {
    this.process.stdin.end();
  }
}

/* A small generator: the same games every time. */
function dice(seed) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

function same(what, wasm, native) {
  if (!isDeepStrictEqual(wasm, native)) {
    throw new Error(`${what} differ\nwasm   ${JSON.stringify(wasm)}\nnative ${JSON.stringify(native)}`);
  }
}

function seedOf(number) {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setBigUint64(0, BigInt(number), true);
  return seed;
}

async function begin(table, native, game, index, players, number) {
  const roll = dice(number);
  const chosen = game.options.map((option) => roll(option.values.length));
  const options = Object.fromEntries(game.options.map((option, i) =>
    [option.id, option.values[chosen[i]].id]));
  try {
    table.start(index, players, chosen, seedOf(number));
  } catch {
    return false; /* options that do not fit together */
  }
  await native.ask({ cmd: 'new', game: game.id, players, seed: number, options });
  return true;
}

async function compareLooks(table, native, ply, players) {
  for (const lang of LANGS) {
    for (let seat = 0; seat <= players; seat++) {
      const who = seat < players ? seat : null;
      const { view } = await native.ask({ cmd: 'view', seat: who, lang });
      same(`views of ${who} at ply ${ply}`, table.view(ply, who, lang), view);
    }
  }
}

async function compareLegal(table, native, seat) {
  for (const lang of LANGS) {
    const { actions } = await native.ask({ cmd: 'legal', seat, lang });
    same('legal lists', table.legal(seat, lang), actions.map(({ seat: _, ...one }) => one));
  }
}

async function compareEnd(table, native, ply) {
  const { over, scores, ranks, hash } = table.status(ply);
  same('results', { over, scores, ranks }, await native.ask({ cmd: 'result' }));
  same('hashes', { hash, ply }, await native.ask({ cmd: 'hash' }));
}

async function playGame(table, native, players, number) {
  const roll = dice(number + 1);
  for (let ply = 0; ; ply++) {
    const { over, waiting } = table.status(ply);
    if (ply % LOOK_EVERY === 0 || over) await compareLooks(table, native, ply, players);
    if (over) {
      await compareEnd(table, native, ply);
      return ply;
    }
    const seat = waiting[roll(waiting.length)];
    await compareLegal(table, native, seat);
    const legal = table.legal(seat, 'en');
    const { action } = legal[roll(legal.length)];
    const viewer = roll(players + 1);
    const who = viewer < players ? viewer : null;
    const lang = LANGS[roll(2)];
    const { events } = await native.ask({ cmd: 'apply', seat, action, viewer: who, lang });
    table.play(seat, action);
    same('events', table.events(ply, ply + 1, who, lang).map(({ ply: _, ...one }) => one), events);
  }
}

const native = new Native(process.argv[2] ?? new URL('../../build/plansza', import.meta.url).pathname);
const module = compileModule();
const games = new Table(module).games();
let plies = 0;
let count = 0;
same('games', games, (await native.ask({ cmd: 'games' })).games);
for (const [index, game] of games.entries()) {
  for (let players = game.seats_min; players <= game.seats_max; players++) {
    for (let i = 0; i < GAMES_PER_COUNT; i++) {
      const table = new Table(module);
      const number = 1000 * players + i;
      if (!(await begin(table, native, game, index, players, number))) continue;
      plies += await playGame(table, native, players, number);
      count++;
    }
  }
}
native.quit();
console.log(`equal: ${count} games, ${plies} decisions, the same as native`);
