/* The rules and bots of one match in one WebAssembly instance: the functions of api.h, with texts,
 * JSON and "0x.." actions in place of bytes. Synchronous; runs in a worker of the page and in Node. */

const LANGS = ['pl', 'en'];
const NOBODY = 0xff;
const SEED_BYTES = 32;
const LEGACY_BYTES = 192;
/* More than any game takes, so that it is the game that says so. */
const RECORD_BYTES = 20 * 1024;
const RECORDS_MAX = 5;

function bytesOf(hex) {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/* The request makes no sense or is not allowed; nothing has changed. */
export class Refused extends Error {}
/* The module met a bug of its own: this instance cannot be used any more. */
export class Broken extends Error {}

export class Table {
  #exports;
  #input;
  #output;

  constructor(module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
    this.#input = this.#exports.input();
    this.#output = this.#exports.output();
  }

  /* Calls an export. A trap is reported as what failed where. */
  #call(name, ...args) {
    try {
      return this.#exports[name](...args);
    } catch (error) {
      throw new Broken(`${name}: ${this.#panic() || error}`);
    }
  }

  #panic() {
    const bytes = new Uint8Array(this.#exports.memory.buffer, this.#exports.panic(), 256);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  /* Calls an export that answers with a length; the bytes it wrote, copied. */
  #ask(name, ...args) {
    const length = this.#call(name, ...args);
    const memory = this.#exports.memory.buffer;
    const bytes = new Uint8Array(memory, this.#output, Math.abs(length)).slice();
    if (length < 0) {
      throw new Refused(new TextDecoder().decode(bytes));
    }
    return bytes;
  }

  #json(name, ...args) {
    return JSON.parse(new TextDecoder().decode(this.#ask(name, ...args)));
  }

  #give(bytes) {
    new Uint8Array(this.#exports.memory.buffer, this.#input, bytes.length).set(bytes);
  }

  games() {
    return this.#json('games');
  }

  levels() {
    return this.#json('levels');
  }

  glossary(game, lang) {
    return this.#json('glossary', game, LANGS.indexOf(lang));
  }

  /* Game by its place in games(), options by the places of their values; the legacy as legacy()
   * gives it. */
  start(game, seats, options, seed, legacy = '') {
    const bytes = new Uint8Array(SEED_BYTES + options.length + LEGACY_BYTES);
    bytes.set(seed);
    bytes.set(options, SEED_BYTES);
    bytes.set(bytesOf(legacy).subarray(0, LEGACY_BYTES), SEED_BYTES + options.length);
    this.#give(bytes);
    this.#ask('start', game, seats);
  }

  /* What a match begins with that is given these records: `legacy`, hexadecimal digits, and `words`,
   * what it brings. */
  legacy(game, seats, options, records, lang) {
    const texts = records.slice(0, RECORDS_MAX).flatMap((record) =>
      [new TextEncoder().encode(record).subarray(0, RECORD_BYTES), Uint8Array.of(0)]);
    const bytes = joined([Uint8Array.from(options), ...texts]);
    this.#give(bytes);
    return this.#json('legacy', game, seats, bytes.length, LANGS.indexOf(lang));
  }

  /* What the match brings from earlier games, sentence by sentence. */
  words(lang) {
    return this.#json('words', LANGS.indexOf(lang));
  }

  /* Of a match that is over: whom seats played, how it ended, what turned it. */
  recap() {
    return this.#json('recap');
  }

  /* The record of a match that is over, as text. */
  handOn(match, players) {
    const bytes = new TextEncoder().encode([match, ...players, ''].join('\0')).subarray(0, 1 << 12);
    this.#give(bytes);
    return new TextDecoder().decode(this.#ask('hand_on', bytes.length));
  }

  resume(game, snapshot) {
    this.#give(snapshot.subarray(0, 1 << 14));
    this.#ask('resume', game, snapshot.length);
  }

  record(seat, action) {
    this.#ask('record', seat, BigInt(action));
  }

  name(seat, name) {
    const bytes = new TextEncoder().encode(name).subarray(0, 1 << 10);
    this.#give(bytes);
    this.#ask('name', seat, bytes.length);
  }

  play(seat, action) {
    this.#ask('play', seat, BigInt(action));
  }

  undo(seat) {
    this.#ask('undo', seat);
  }

  /* Whether undo would do it. */
  canUndo(seat) {
    return this.#call('undo_check', seat) === 0;
  }

  /* Until when the seat declines what it is offered in others' turns; `none`: it is asked again. */
  skip(seat, until) {
    this.#give(new TextEncoder().encode(until.slice(0, 64) + '\0'));
    this.#ask('skip', seat);
  }

  /* What the seat has wished; null in a game without offers. */
  skipping(seat) {
    return this.#json('skipping', seat);
  }

  log() {
    return this.#json('log');
  }

  status(ply) {
    return this.#json('status', ply);
  }

  view(ply, seat, lang) {
    return this.#json('view', ply, seat ?? NOBODY, LANGS.indexOf(lang));
  }

  legal(seat, lang) {
    return this.#json('legal', seat ?? NOBODY, LANGS.indexOf(lang));
  }

  /* Everything a seat can point at, and the reason against what it cannot choose. */
  why(seat, lang) {
    return this.#json('why', seat, LANGS.indexOf(lang)).things;
  }

  events(from, to, seat, lang) {
    return this.#json('events', from, to, seat ?? NOBODY, LANGS.indexOf(lang));
  }

  film(from, to, seat, lang) {
    return this.#json('film', from, to, seat ?? NOBODY, LANGS.indexOf(lang));
  }

  snapshot(ply) {
    return this.#ask('snapshot', ply);
  }

  /* The level by its place in levels(); budgets of 0 are the level's own. */
  botBegin(seat, level, budget, seed) {
    this.#ask('bot_begin', seat, level, budget.ms ?? 0, budget.playouts ?? 0, seed);
  }

  botThink(spent_ms) {
    return this.#call('bot_think', spent_ms) === 1;
  }

  botChoice() {
    const action = BigInt.asUintN(64, this.#call('bot_choice'));
    return '0x' + action.toString(16).padStart(16, '0');
  }

  botAdvice(lang) {
    return this.#json('bot_advice', LANGS.indexOf(lang));
  }

  botPlayouts() {
    return this.#call('bot_playouts') >>> 0;
  }

  imagine(seat, seed) {
    this.#ask('imagine', seat ?? NOBODY, seed);
  }

  /* A lesson, from its text: the match becomes its position. Seats may be named before. */
  lesson(text) {
    const bytes = new TextEncoder().encode(text);
    this.#give(bytes);
    this.#ask('lesson', bytes.length);
  }

  lessonPage(lang) {
    return this.#json('lesson_page', LANGS.indexOf(lang));
  }

  lessonGoOn() {
    this.#ask('lesson_go_on');
  }

  /* What is said to an action: '' to one that is wanted. */
  lessonAnswer(action, lang) {
    return this.#json('lesson_answer', BigInt(action), LANGS.indexOf(lang));
  }

  lessonPlay(seat, action) {
    this.#ask('lesson_play', seat, BigInt(action));
  }

  random(game, seats, decisions) {
    return this.#call('random', game, seats, decisions) >>> 0;
  }
}
