/* Matches in WebAssembly, one instance each: set-up, saves, undo, bots that think in slices. Runs in
 * the worker; the page talks to it through engine_client.ts. It holds the truth and hands out only
 * what the seat asked for may see. */
import { Broken, Refused, Table, type Legacy, type LessonPage, type Status } from '../../wasm/module.mjs';
import { HostProblem } from './host_problem';
import {
  SaveProblem,
  commitmentOf,
  readSave,
  writeSave,
  type LogEntry,
  type SaveDoc,
  type SeatInfo,
} from './save_file';
import { readFilm, type Film } from './film';
import { LEVEL_OF } from './levels.gen';
import type { Recap } from './recap';
import { hexOf } from './sha256';
import type {
  GameInfo,
  Hint,
  Lang,
  LegalAction,
  LogEvent,
  Result,
  Skip,
  SkipUntil,
  Thing,
  View,
} from './types';

export interface HostSetup {
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  seed?: string;
  records?: string[]; /* of the matches that this one goes on with */
  lang?: Lang; /* of the reason why they are refused */
}

/* What is known of a match that was opened. */
export interface Opened {
  table: number;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  ply: number;
  first_ply: number; /* earlier positions cannot be shown */
  seed: string | null;
  commitment: string | null;
  has_old_rules: boolean;
}

export interface Look {
  status: Status;
  view: View;
  legal: LegalAction[];
  can_undo: boolean;
  skip: Skip | null;
}

/* What a seat is offered and declines unasked, so long after it was offered. */
export interface Declining {
  seat: number;
  action: string;
  after_ms: number;
}

export interface Moment {
  ply: number;
  view: View;
  events: LogEvent[];
}

/* What replaying a file proves; as struct match_proof. */
export interface Proof {
  rules_version: number;
  own_rules_version: number;
  is_from_seed: boolean;
  is_commitment_right: boolean;
  commitment: string | null;
  plies: number;
  bad_ply: number | null; /* of the first illegal action */
  is_hash_right: boolean;
  hash: string;
  is_over: boolean;
}

interface Entry {
  wasm: Table;
  game: GameInfo;
  options: Record<string, string>;
  legacy: string;
  seats: SeatInfo[];
  seed: string | null;
  commitment: string | null;
  first_ply: number;
  first: Uint8Array<ArrayBuffer> | null;
  has_old_rules: boolean;
  log: LogEntry[];
  stops: number; /* rises when thinking must end */
  thinking: Promise<unknown>; /* one thought at a time */
}

const LEARNER = 0; /* the seat */
const SLICE_MS = 12;
const HINTS_MAX = 5;

function seedBytes(seed: string): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => parseInt(seed.slice(2 * i, 2 * i + 2), 16));
}

export function freshSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

function freshNumber(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!;
}

/* Lets messages that wait be answered. A timer would sleep too long. */
class Breather {
  private readonly channel = new MessageChannel();
  private wake: (() => void) | null = null;

  constructor() {
    this.channel.port1.onmessage = () => this.wake?.();
  }

  rest(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      this.channel.port2.postMessage(null);
    });
  }

  close(): void {
    this.channel.port1.close();
  }
}

export class EngineHost {
  private readonly list: GameInfo[];
  private readonly levels: string[];
  private readonly entries = new Map<number, Entry>();
  private nextTable = 1;

  constructor(private readonly module: WebAssembly.Module) {
    const table = new Table(module);
    this.list = table.games();
    this.levels = table.levels();
  }

  games(): GameInfo[] {
    return this.list;
  }

  glossary(game: string, lang: Lang): { id: string; title: string; text: string }[] {
    return new Table(this.module).glossary(this.indexOf(game), lang);
  }

  /* --- opening ------------------------------------------------------------------------------- */

  async open(setup: HostSetup): Promise<Opened> {
    const game = this.list[this.indexOf(setup.game)]!;
    const options = Object.fromEntries(
      game.options.map((one) => [one.id, setup.options[one.id] ?? one.default]),
    );
    const seed = setup.seed ?? freshSeed();
    const { legacy } = this.legacyOf(setup, game, options);
    const entry: Entry = {
      wasm: new Table(this.module),
      game,
      options,
      legacy,
      seats: setup.seats,
      seed,
      commitment: await commitmentOf(game, setup.seats.length, options, seed, legacy),
      first_ply: 0,
      first: null,
      has_old_rules: false,
      log: [],
      stops: 0,
      thinking: Promise.resolve(),
    };
    try {
      this.rebuild(entry, []);
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('bad-setup', error.message) : error;
    }
    return this.keep(entry);
  }

  private chosen(game: GameInfo, options: Record<string, string>): number[] {
    const chosen = game.options.map((option) =>
      option.values.findIndex((value) => value.id === options[option.id]));
    if (chosen.includes(-1)) throw new Refused('an option has no such value');
    return chosen;
  }

  /* What a match would bring from the matches of these records; a seat is called "{0}" and so on.
   * A HostProblem, with the reason, when they cannot be used. */
  brings(setup: HostSetup): string[] {
    const game = this.list[this.indexOf(setup.game)]!;
    const options = Object.fromEntries(game.options.map((one) => [one.id, one.default]));
    return this.legacyOf(setup, game, { ...options, ...setup.options }).words;
  }

  private legacyOf(setup: HostSetup, game: GameInfo, options: Record<string, string>): Legacy {
    const { records = [], seats, lang = 'en' } = setup;
    if (records.length === 0) return { legacy: '', words: [] };
    const chosen = this.chosen(game, options);
    try {
      return new Table(this.module).legacy(this.indexOf(game.id), seats.length, chosen, records, lang);
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('refused', error.message) : error;
    }
  }

  /* As match_load: replays, and continues from the snapshot where the rules have changed. */
  async load(text: string): Promise<Opened> {
    const doc = readSave(text, this.list);
    const game = this.list[this.indexOf(doc.game)]!;
    const entry = this.entryOf(doc, game);
    const { seed, seats, options, legacy } = doc;
    if (seed && doc.commitment !== (await commitmentOf(game, seats.length, options, seed, legacy))) {
      throw new SaveProblem('commitment');
    }
    if (doc.rules_version > game.rules_version) throw new SaveProblem('newer');
    try {
      this.replay(entry, doc);
    } catch (error) {
      if (!(error instanceof SaveProblem) || doc.rules_version === game.rules_version) throw error;
      this.goOn(entry, doc);
    }
    return this.keep(entry);
  }

  private entryOf(doc: SaveDoc, game: GameInfo): Entry {
    const { options, legacy, seats, seed, commitment, first_ply, first } = doc;
    return {
      wasm: new Table(this.module),
      game,
      options,
      legacy,
      seats,
      seed,
      commitment,
      first_ply,
      first,
      has_old_rules: false,
      log: [],
      stops: 0,
      thinking: Promise.resolve(),
    };
  }

  private replay(entry: Entry, doc: SaveDoc): void {
    try {
      this.rebuild(entry, doc.log);
    } catch (error) {
      throw error instanceof Refused ? new SaveProblem('illegal') : error;
    }
    this.checkTable(entry);
    if (!this.isAt(entry, doc)) throw new SaveProblem('elsewhere');
  }

  /* The rules have changed and the log leads elsewhere: the saved position counts. */
  private goOn(entry: Entry, doc: SaveDoc): void {
    entry.first = doc.snapshot;
    entry.first_ply = doc.log.length;
    try {
      this.rebuild(entry, doc.log);
    } catch (error) {
      throw error instanceof SaveProblem ? new SaveProblem('end') : error;
    }
    this.checkTable(entry);
    if (entry.wasm.status(doc.log.length).hash !== doc.hash) throw new SaveProblem('end');
    entry.has_old_rules = true;
  }

  /* A position must be of the table that the file says. */
  private checkTable(entry: Entry): void {
    const { seats, options } = entry.wasm.view(entry.log.length, null, 'en');
    const isSame = seats === entry.seats.length &&
      entry.game.options.every((one) => options[one.id] === entry.options[one.id]);
    if (!isSame) throw new SaveProblem('first');
  }

  /* Whether the state after the log is the one that hash and snapshot tell of. */
  private isAt(entry: Entry, doc: SaveDoc): boolean {
    const other = new Table(this.module);
    try {
      other.resume(this.indexOf(doc.game), doc.snapshot);
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
    const hash = entry.wasm.status(doc.log.length).hash;
    return hash === doc.hash && hash === other.status(0).hash;
  }

  private keep(entry: Entry): Opened {
    const table = this.nextTable++;
    this.entries.set(table, entry);
    return {
      table,
      game: entry.game.id,
      rules_version: entry.game.rules_version,
      options: entry.options,
      seats: entry.seats,
      ply: entry.log.length,
      first_ply: entry.first_ply,
      seed: entry.seed,
      commitment: entry.commitment,
      has_old_rules: entry.has_old_rules,
    };
  }

  /* --- lessons ------------------------------------------------------------------------------- */

  /* A table that follows a lesson: the learner sits in the first seat, bots in the others. */
  openLesson(game: string, text: string, names: string[]): Opened {
    const info = this.list[this.indexOf(game)]!;
    const wasm = new Table(this.module);
    try {
      wasm.lesson(text);
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('refused', error.message) : error;
    }
    const { options, seats: count } = wasm.view(0, null, 'en');
    const seats = Array.from({ length: count }, (_, i): SeatInfo => ({
      name: names[i] ?? `Bot ${i}`,
      ...(i === LEARNER ? {} : { bot: LEVEL_OF.beginner }),
    }));
    seats.forEach((seat, i) => wasm.name(i, seat.name!));
    const entry: Entry = {
      wasm,
      game: info,
      options,
      legacy: '',
      seats,
      seed: null,
      commitment: null,
      first_ply: 0,
      first: null,
      has_old_rules: false,
      log: [],
      stops: 0,
      thinking: Promise.resolve(),
    };
    this.followLesson(entry);
    return this.keep(entry);
  }

  /* What the learner sees at a page of a lesson, by the first way that leads there. */
  lessonScene(text: string, number: number, lang: Lang): View {
    const wasm = new Table(this.module);
    wasm.lesson(text);
    for (let page = wasm.lessonPage(lang); page.number < number; page = wasm.lessonPage(lang)) {
      if (page.stop === 'tell') wasm.lessonGoOn();
      else if (page.stop === 'want') wasm.lessonPlay(LEARNER, page.wanted[0]!);
      else throw new HostProblem('refused', `the lesson has no page ${number} that can be shown`);
    }
    return wasm.view(wasm.log().length, LEARNER, lang);
  }

  /* The position may be another one, set by hand, and its log a new one. */
  private followLesson(entry: Entry): void {
    entry.first = entry.wasm.snapshot(0);
    entry.log = entry.wasm.log();
  }

  lessonPage(table: number, lang: Lang): LessonPage {
    return this.entry(table).wasm.lessonPage(lang);
  }

  /* What is said to an action: '' to one that is wanted. */
  lessonAnswer(table: number, action: string, lang: Lang): string {
    return this.entry(table).wasm.lessonAnswer(action, lang);
  }

  lessonGoOn(table: number): void {
    const entry = this.entry(table);
    entry.wasm.lessonGoOn();
    this.followLesson(entry);
  }

  lessonPlay(table: number, seat: number, action: string): void {
    const entry = this.entry(table);
    try {
      entry.wasm.lessonPlay(seat, action);
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('illegal', error.message) : error;
    }
    this.followLesson(entry);
  }

  close(table: number): void {
    const entry = this.entries.get(table);
    if (entry) entry.stops++;
    this.entries.delete(table);
  }

  /* --- the match ----------------------------------------------------------------------------- */

  private indexOf(game: string): number {
    const index = this.list.findIndex((one) => one.id === game);
    if (index < 0) throw new HostProblem('refused', `no such game: ${game}`);
    return index;
  }

  private entry(table: number): Entry {
    const entry = this.entries.get(table);
    if (!entry) throw new HostProblem('refused', 'no such table');
    return entry;
  }

  /* Begins again and plays this log. */
  private rebuild(entry: Entry, log: LogEntry[]): void {
    const { wasm, game } = entry;
    entry.log = [];
    if (entry.first) {
      this.resume(entry, entry.first);
    } else {
      const chosen = this.chosen(game, entry.options);
      const seed = seedBytes(entry.seed!);
      wasm.start(this.indexOf(game.id), entry.seats.length, chosen, seed, entry.legacy);
    }
    entry.seats.forEach((seat, i) => wasm.name(i, seat.name ?? ''));
    for (const [seat, action] of log) {
      if (entry.log.length < entry.first_ply) wasm.record(seat, action);
      else wasm.play(seat, action);
      entry.log.push([seat, action]);
    }
  }

  private resume(entry: Entry, snapshot: Uint8Array): void {
    try {
      entry.wasm.resume(this.indexOf(entry.game.id), snapshot);
    } catch (error) {
      throw error instanceof Refused ? new SaveProblem('first') : error;
    }
  }

  /* Runs what may meet a bug of the rules; the match then stands as it was, in a new instance. */
  private guard<T>(entry: Entry, run: () => T): T {
    const log = [...entry.log];
    try {
      return run();
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      entry.wasm = new Table(this.module);
      this.rebuild(entry, log);
      throw new HostProblem('broken', error.message);
    }
  }

  play(table: number, seat: number, action: string): number {
    const entry = this.entry(table);
    try {
      this.guard(entry, () => entry.wasm.play(seat, action));
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('illegal', error.message) : error;
    }
    entry.log.push([seat, action]);
    return entry.log.length;
  }

  /* Takes the seat's last decision back; what others chose at the same time stays. What they decided
   * since is theirs, also a bot's (docs/decisions/0006). */
  undo(table: number, seat: number): number {
    const entry = this.entry(table);
    try {
      this.guard(entry, () => entry.wasm.undo(seat));
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('no-undo', error.message) : error;
    }
    entry.stops++;
    entry.log = entry.wasm.log();
    return entry.log.length;
  }

  /* Until when the seat declines what it is offered; the seats themselves are told, and no others. */
  skip(table: number, seat: number, until: SkipUntil): void {
    const { wasm } = this.entry(table);
    try {
      wasm.skip(seat, until);
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('illegal', error.message) : error;
    }
  }

  declining(table: number): Declining[] {
    const { wasm, log } = this.entry(table);
    return wasm.status(log.length).waiting.flatMap((seat) => {
      const { pass, after_ms } = wasm.skipping(seat) ?? {};
      return pass && after_ms !== undefined ? [{ seat, action: pass, after_ms }] : [];
    });
  }

  /* --- looking ------------------------------------------------------------------------------- */

  status(table: number): Status {
    const entry = this.entry(table);
    return entry.wasm.status(entry.log.length);
  }

  /* All that a seat, or a spectator (null), sees of the present. */
  look(table: number, seat: number | null, lang: Lang): Look {
    const entry = this.entry(table);
    return this.guard(entry, () => ({
      status: entry.wasm.status(entry.log.length),
      view: entry.wasm.view(entry.log.length, seat, lang),
      legal: seat === null ? [] : entry.wasm.legal(seat, lang),
      can_undo: seat !== null && entry.wasm.canUndo(seat),
      skip: seat === null ? null : entry.wasm.skipping(seat),
    }));
  }

  /* Everything a seat can point at, and the reason against what it cannot choose now. */
  why(table: number, seat: number, lang: Lang): Thing[] {
    const entry = this.entry(table);
    return this.guard(entry, () => entry.wasm.why(seat, lang));
  }

  /* What happened after `from` plies up to `to`, as far as it has words. Long games in parts: an
   * answer of the module has its bounds. */
  events(table: number, from: number, to: number, seat: number | null, lang: Lang): LogEvent[] {
    const entry = this.entry(table);
    const PART = 200;
    const found: LogEvent[] = [];
    for (let at = Math.max(from, entry.first_ply); at < to; at += PART) {
      const part = this.guard(entry, () =>
        entry.wasm.events(at, Math.min(to, at + PART), seat, lang));
      found.push(...part.filter((one) => one.text !== ''));
    }
    return found;
  }

  /* The same decisions as a film, as far as one answer of the module goes. */
  film(table: number, from: number, to: number, seat: number | null, lang: Lang): Film {
    const entry = this.entry(table);
    const at = Math.max(from, entry.first_ply);
    const { told, film } = this.guard(entry, () => ({
      told: entry.wasm.events(at, to, seat, lang),
      film: entry.wasm.film(at, to, seat, lang),
    }));
    const last = film.frames.at(-1)?.ply ?? to;
    const isWhole = told.length === film.frames.length;
    return readFilm(film, told, isWhole ? to : last);
  }

  at(table: number, ply: number, seat: number | null, lang: Lang): Moment {
    const entry = this.entry(table);
    const view = this.guard(entry, () => entry.wasm.view(ply, seat, lang));
    return { ply, view, events: ply > 0 ? this.events(table, ply - 1, ply, seat, lang) : [] };
  }

  result(table: number): Result | null {
    const { over, scores, ranks } = this.status(table);
    return over ? { scores, ranks } : null;
  }

  /* What a match that is over hands on. The person in this browser, at the first seat of a person,
   * has their current name; the rules name the others (pl_record_names). */
  record(table: number, match: string, own?: string): string {
    const entry = this.entry(table);
    const first = entry.seats.findIndex(({ bot }) => bot === undefined);
    const players = entry.seats.map(({ bot, name }, i) =>
      bot !== undefined ? '-' : '+' + ((i === first && own) || (name ?? '')));
    try {
      return this.guard(entry, () => entry.wasm.handOn(match, players));
    } catch (error) {
      throw error instanceof Refused ? new HostProblem('refused', error.message) : error;
    }
  }

  /* What the match brought from earlier ones, in sentences. */
  words(table: number, lang: Lang): string[] {
    const entry = this.entry(table);
    return this.guard(entry, () => entry.wasm.words(lang));
  }

  /* Of a match that is over; null of one that is not. */
  recap(table: number): Recap | null {
    const entry = this.entry(table);
    try {
      return this.guard(entry, () => entry.wasm.recap());
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /* --- files --------------------------------------------------------------------------------- */

  save(table: number): string {
    const entry = this.entry(table);
    const ply = entry.log.length;
    return writeSave({
      game: entry.game.id,
      rules_version: entry.game.rules_version,
      options: entry.options,
      legacy: entry.legacy,
      seed: entry.seed,
      commitment: entry.commitment,
      seats: entry.seats,
      first_ply: entry.first_ply,
      first: entry.first ? entry.wasm.snapshot(entry.first_ply) : null,
      log: entry.log,
      hash: entry.wasm.status(ply).hash,
      snapshot: entry.wasm.snapshot(ply),
    });
  }

  /* As match_verify; a SaveProblem only when the text is no save file at all. */
  async verify(text: string): Promise<Proof> {
    const doc = readSave(text, this.list);
    const game = this.list[this.indexOf(doc.game)]!;
    const entry = this.entryOf(doc, game);
    const { seats, options, seed, legacy } = doc;
    const commitment = seed && (await commitmentOf(game, seats.length, options, seed, legacy));
    let isWhole = true;
    try {
      this.rebuild(entry, doc.log);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof SaveProblem)) throw error;
      isWhole = false;
    }
    const status = isWhole ? entry.wasm.status(entry.log.length) : null;
    return {
      rules_version: doc.rules_version,
      own_rules_version: game.rules_version,
      is_from_seed: doc.seed !== null && doc.first === null,
      is_commitment_right: commitment !== null && commitment === doc.commitment,
      commitment: doc.commitment,
      plies: doc.log.length,
      bad_ply: isWhole ? null : entry.log.length,
      is_hash_right: isWhole && this.isAt(entry, doc),
      hash: status?.hash ?? '',
      is_over: status?.over ?? false,
    };
  }

  /* --- bots ---------------------------------------------------------------------------------- */

  /* "hard:ms=500,playouts=100": as bot_config_read; threads make no difference here. */
  private readLevel(text: string): { level: number; ms: number; playouts: number } {
    const [name = '', settings = ''] = text.split(':', 2);
    const setting = (key: string) => Number(new RegExp(`(?:^|,)${key}=(\\d+)`).exec(settings)?.[1] ?? 0);
    const level = this.levels.indexOf(name);
    return {
      level: level >= 0 ? level : this.levels.indexOf(LEVEL_OF.opponent),
      ms: Math.min(setting('ms'), 3_600_000),
      playouts: Math.min(setting('playouts'), 100_000_000),
    };
  }

  /* Thinks for a seat and reads what came of it; null when it was stopped. */
  private think<T>(entry: Entry, seat: number, text: string, read: () => T): Promise<T | null> {
    const stops = entry.stops;
    const thought = entry.thinking.then(() => this.thinkNow(entry, seat, text, stops, read));
    entry.thinking = thought.catch(() => undefined);
    return thought;
  }

  private async thinkNow<T>(
    entry: Entry,
    seat: number,
    text: string,
    stops: number,
    read: () => T,
  ): Promise<T | null> {
    if (entry.stops !== stops || !entry.wasm.status(entry.log.length).waiting.includes(seat)) return null;
    const { level, ms, playouts } = this.readLevel(text);
    const wasm = entry.wasm;
    const breather = new Breather();
    try {
      const start = performance.now();
      let rested = start;
      let now = start;
      this.guard(entry, () => wasm.botBegin(seat, level, { ms, playouts }, freshNumber()));
      while (!this.guard(entry, () => wasm.botThink(now - start))) {
        now = performance.now();
        if (now - rested < SLICE_MS) continue;
        await breather.rest();
        if (entry.stops !== stops || entry.wasm !== wasm) return null;
        rested = performance.now();
      }
      return this.guard(entry, read);
    } finally {
      breather.close();
    }
  }

  /* What the bot of a seat would do now; null when it was stopped. */
  bot(table: number, seat: number): Promise<string | null> {
    const entry = this.entry(table);
    const level = entry.seats[seat]?.bot ?? LEVEL_OF.opponent;
    return this.think(entry, seat, level, () => entry.wasm.botChoice());
  }

  async hint(table: number, seat: number, lang: Lang): Promise<Hint[]> {
    const entry = this.entry(table);
    const advice = await this.think(entry, seat, LEVEL_OF.adviser, () => entry.wasm.botAdvice(lang));
    const total = (advice ?? []).reduce((sum, one) => sum + one.visits, 0);
    return (advice ?? [])
      .slice(0, HINTS_MAX)
      .map(({ action, text, visits }) => ({ action, text, share: total ? visits / total : 0 }));
  }

  /* Ends the thoughts of a table. */
  stop(table: number): void {
    const entry = this.entries.get(table);
    if (entry) entry.stops++;
  }
}
