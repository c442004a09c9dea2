/* Positions to which random games come, one of each kind of decision, as files that offline play takes:
 * so a test sees every kind without playing there in a browser. */
import { Table } from '../../web/wasm/module.mjs';
import { compileModule } from '../../web/wasm/node.mjs';
import { generator, numberOf } from './luck.mjs';

const GAMES = 12; /* played to their ends */
const SEED_BYTES = 32;

let module = null;

function beginGame(info, seats, options, random) {
  module ??= compileModule();
  const table = new Table(module);
  const index = table.games().findIndex(({ id }) => id === info.id);
  const chosen = info.options.map((option) =>
    option.values.findIndex(({ id }) => id === (options[option.id] ?? option.default)),
  );
  const seed = Uint8Array.from({ length: SEED_BYTES }, () => Math.floor(256 * random()));
  table.start(index, seats, chosen, seed);
  return table;
}

/* Mostly a kind first, so that rare kinds come up. */
function choose(legal, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const kind = pick([...new Set(legal.map((one) => one.kind))]);
  return pick(legal.filter((one) => one.kind === kind)).action;
}

/* A game that begins with this position; the one who decides is a person, the others are bots. */
function fileOf(table, info, options, ply, seat, seats) {
  const chosen = info.options.map((one) => [one.id, options[one.id] ?? one.default]);
  const position = Buffer.from(table.snapshot(ply)).toString('base64');
  return JSON.stringify({
    format: 'plansza-save-1',
    game: info.id,
    rules_version: info.rules_version,
    players: seats,
    options: Object.fromEntries(chosen),
    seed: null,
    commitment: null,
    seats: Array.from({ length: seats }, (_, i) => (i === seat ? { name: 'Fitter' } : { bot: 'easy' })),
    first_ply: 0,
    first: position,
    log: [],
    hash: table.status(ply).hash,
    snapshot: position,
  });
}

/* By kind of decision, the files of positions in which one is asked it. */
export function positionsOf({ game, seats, options = {} }) {
  module ??= compileModule();
  const info = new Table(module).games().find(({ id }) => id === game);
  const random = generator(numberOf('positions', game, seats));
  const found = new Map();
  for (let i = 0; i < GAMES; i++) {
    const table = beginGame(info, seats, options, random);
    for (let ply = 0; ; ply++) {
      const { over, waiting } = table.status(ply);
      if (over) break;
      const seat = waiting[Math.floor(random() * waiting.length)];
      const { decision } = table.view(ply, seat, 'en');
      if (!found.has(decision)) found.set(decision, fileOf(table, info, options, ply, seat, seats));
      table.play(seat, choose(table.legal(seat, 'en'), random));
    }
  }
  return found;
}
