/* Save files, read and written as match/save.c does; docs/protocol.md describes them. */
import type { GameInfo } from './types';
import { sha256 } from './sha256';

export interface SeatInfo {
  name?: string;
  bot?: string; /* a level, perhaps with settings: "hard:ms=500" */
}

export type LogEntry = [seat: number, action: string];

export interface SaveDoc {
  game: string;
  rules_version: number;
  options: Record<string, string>;
  legacy: string; /* what earlier matches left, in hexadecimal digits; "": nothing */
  seed: string | null;
  commitment: string | null;
  seats: SeatInfo[];
  first_ply: number;
  first: Uint8Array<ArrayBuffer> | null;
  log: LogEntry[];
  hash: string;
  snapshot: Uint8Array<ArrayBuffer>;
}

/* Why a file is refused; offline_texts.ts has the words. */
export type SaveFault =
  | 'not_json'
  | 'format'
  | 'no_game'
  | 'members'
  | 'config'
  | 'seed'
  | 'seats'
  | 'log'
  | 'first'
  | 'end'
  | 'newer'
  | 'commitment'
  | 'illegal'
  | 'elsewhere';

export class SaveProblem extends Error {
  constructor(readonly fault: SaveFault) {
    super(fault);
  }
}

const FORMAT = 'plansza-save-1';
const MEMBERS = new Set([
  'format', 'game', 'rules_version', 'players', 'options', 'legacy', 'seed', 'commitment', 'seats', 'first',
  'first_ply', 'log', 'hash', 'snapshot',
]);
const LEGACY_DIGITS_MAX = 384;
const PLY_MAX = 1 << 20;
const NAME_BYTES_MAX = 63;
const LEVEL_BYTES_MAX = 47;
const SNAPSHOT_BYTES_MAX = 1 << 14;

function must(holds: boolean, fault: SaveFault): asserts holds {
  if (!holds) throw new SaveProblem(fault);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

function isHex(value: unknown, digits: number): value is string {
  return typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/i.test(value);
}

function isText(value: unknown, bytes_max: number): value is string {
  return typeof value === 'string' && !value.includes('\0') &&
    new TextEncoder().encode(value).length <= bytes_max;
}

/* "0x" and sixteen digits. */
function wholeHex(value: unknown, fault: SaveFault): string {
  must(typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value), fault);
  return '0x' + value.slice(2).toLowerCase().padStart(16, '0');
}

export function bytesOf(text: unknown, fault: SaveFault): Uint8Array<ArrayBuffer> {
  must(typeof text === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(text), fault);
  must(text.length % 4 === 0 && text.length <= 2 * SNAPSHOT_BYTES_MAX, fault);
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function readOptions(value: unknown, game: GameInfo): Record<string, string> {
  must(isObject(value), 'config');
  const options: Record<string, string> = {};
  must(Object.keys(value).every((id) => game.options.some((one) => one.id === id)), 'config');
  for (const option of game.options) {
    const chosen = option.id in value ? value[option.id] : option.before;
    must(option.values.some((one) => one.id === chosen), 'config');
    options[option.id] = chosen as string;
  }
  return options;
}

function readSeat(value: unknown): SeatInfo {
  must(isObject(value), 'seats');
  must(Object.keys(value).every((key) => key === 'name' || key === 'bot'), 'seats');
  const { name, bot } = value;
  must(name === undefined || isText(name, NAME_BYTES_MAX), 'seats');
  must(bot === undefined || isText(bot, LEVEL_BYTES_MAX), 'seats');
  return { ...(name ? { name } : {}), ...(bot ? { bot } : {}) };
}

function readEntry(value: unknown, seats: number): LogEntry {
  must(Array.isArray(value) && value.length === 2 && isCount(value[0], seats - 1), 'log');
  return [value[0], wholeHex(value[1], 'log')];
}

function readLegacy(value: unknown): string {
  if (value === undefined) return '';
  must(typeof value === 'string' && value.length <= LEGACY_DIGITS_MAX, 'config');
  must(/^([0-9a-f]{2})+$/i.test(value) && /[^0]/.test(value), 'config');
  return value.toLowerCase();
}

function parse(text: string): Record<string, unknown> {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw new SaveProblem('not_json');
  }
  must(isObject(root) && root['format'] === FORMAT, 'format');
  must(Object.keys(root).every((key) => MEMBERS.has(key)), 'members');
  return root;
}

function readSeed(root: Record<string, unknown>): Pick<SaveDoc, 'seed' | 'commitment'> {
  const { seed, commitment } = root;
  if (seed === null && commitment === null) return { seed, commitment };
  must(isHex(seed, 64) && isHex(commitment, 64), 'seed');
  return { seed: seed.toLowerCase(), commitment: commitment.toLowerCase() };
}

/* Takes a file apart and checks each member; what it leads to is for the rules to say. */
export function readSave(text: string, games: GameInfo[]): SaveDoc {
  const root = parse(text);
  const game = games.find((one) => one.id === root['game']);
  must(game !== undefined, 'no_game');
  const { rules_version, players, seats, log, first_ply } = root;
  must(isCount(rules_version, 0xffff), 'config');
  must(isCount(players, game.seats_max) && players >= game.seats_min, 'config');
  must(Array.isArray(seats) && seats.length === players, 'seats');
  must(Array.isArray(log) && log.length <= PLY_MAX, 'log');
  must(isCount(first_ply, log.length), 'first');
  const options = readOptions(root['options'], game);
  const { seed, commitment } = readSeed(root);
  const first = root['first'] === null ? null : bytesOf(root['first'], 'first');
  must(first !== null || (first_ply === 0 && seed !== null), 'first');
  return {
    game: game.id,
    rules_version,
    options,
    legacy: readLegacy(root['legacy']),
    seed,
    commitment,
    seats: seats.map(readSeat),
    first_ply,
    first,
    log: log.map((entry) => readEntry(entry, players)),
    hash: wholeHex(root['hash'], 'end'),
    snapshot: bytesOf(root['snapshot'], 'end'),
  };
}

function members(pairs: [string, string | undefined][]): string {
  const there = pairs.filter((pair) => pair[1]);
  return '{' + there.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(', ') + '}';
}

/* The same text as the native program writes. */
export function writeSave(doc: SaveDoc): string {
  const quoted = JSON.stringify;
  const log = doc.log.map(([seat, action]) => `\n    [${seat}, "${action}"]`).join(',');
  const lines = [
    `"format": "${FORMAT}"`,
    `"game": ${quoted(doc.game)}`,
    `"rules_version": ${doc.rules_version}`,
    `"players": ${doc.seats.length}`,
    `"options": ${members(Object.entries(doc.options))}`,
    ...(doc.legacy ? [`"legacy": "${doc.legacy}"`] : []),
    `"seed": ${quoted(doc.seed)}`,
    `"commitment": ${quoted(doc.commitment)}`,
    `"seats": [${doc.seats.map((one) => members([['name', one.name], ['bot', one.bot]])).join(', ')}]`,
    `"first_ply": ${doc.first_ply}`,
    `"first": ${doc.first ? quoted(base64Of(doc.first)) : 'null'}`,
    `"log": [${log}${log ? '\n  ' : ''}]`,
    `"hash": "${doc.hash}"`,
    `"snapshot": "${base64Of(doc.snapshot)}"`,
  ];
  return `{\n  ${lines.join(',\n  ')}\n}\n`;
}

/* What is published before the first move; as match_commitment. */
export function commitmentOf(
  game: GameInfo,
  seats: number,
  options: Record<string, string>,
  seed: string,
  legacy: string,
): Promise<string> {
  const chosen = game.options.flatMap(({ id, before }) => {
    const value = options[id]!;
    if (before === undefined) return [value];
    return value === before ? [] : [`${id}=${value}`];
  });
  const handedOn = legacy ? ['legacy', legacy] : [];
  return sha256(['plansza', game.id, seats, ...chosen, seed, ...handedOn].join(' '));
}
