import type { Recap } from '../src/lib/recap';
import type { Film, Thing } from '../src/lib/protocol.gen';
import type { GameInfo, Lang, LegalAction, LogEvent, Skip, SkipUntil, View } from '../src/lib/types';

export class Refused extends Error {}
export class Broken extends Error {}

export interface Status {
  ply: number;
  over: boolean;
  waiting: number[];
  epoch: number;
  scores: number[];
  ranks: number[];
  teams: number[]; /* by seat; 0: each for themselves */
  hash: string;
}

export interface GlossaryEntry {
  id: string;
  title: string;
  text: string;
}

export interface Advice extends LegalAction {
  visits: number;
}

export interface Budget {
  ms?: number;
  playouts?: number;
}

/* `after_ms`: what is offered will be declined so long after it was. */
export interface Skipping extends Skip {
  after_ms?: number;
}

export interface Legacy {
  legacy: string;
  words: string[];
}

/* Where a lesson stands; as wasm_lesson_page. */
export interface LessonPage {
  number: number;
  stop: 'tell' | 'want' | 'free' | 'end';
  say: string;
  from: number;
  is_fresh: boolean;
  is_lost: boolean;
  points: string[];
  wanted: string[];
}

export class Table {
  constructor(module: WebAssembly.Module);
  games(): GameInfo[];
  levels(): string[];
  glossary(game: number, lang: Lang): GlossaryEntry[];
  start(game: number, seats: number, options: number[], seed: Uint8Array, legacy?: string): void;
  legacy(game: number, seats: number, options: number[], records: string[], lang: Lang): Legacy;
  words(lang: Lang): string[];
  recap(): Recap;
  handOn(match: string, players: string[]): string;
  resume(game: number, snapshot: Uint8Array): void;
  record(seat: number, action: string): void;
  name(seat: number, name: string): void;
  play(seat: number, action: string): void;
  undo(seat: number): void;
  canUndo(seat: number): boolean;
  skip(seat: number, until: SkipUntil): void;
  skipping(seat: number): Skipping | null;
  log(): [number, string][];
  status(ply: number): Status;
  view(ply: number, seat: number | null, lang: Lang): View;
  legal(seat: number | null, lang: Lang): LegalAction[];
  why(seat: number, lang: Lang): Thing[];
  events(from: number, to: number, seat: number | null, lang: Lang): LogEvent[];
  film(from: number, to: number, seat: number | null, lang: Lang): Film;
  snapshot(ply: number): Uint8Array<ArrayBuffer>;
  botBegin(seat: number, level: number, budget: Budget, seed: bigint): void;
  botThink(spent_ms: number): boolean;
  botChoice(): string;
  botAdvice(lang: Lang): Advice[];
  botPlayouts(): number;
  lesson(text: string): void;
  lessonPage(lang: Lang): LessonPage;
  lessonGoOn(): void;
  lessonAnswer(action: string, lang: Lang): string;
  lessonPlay(seat: number, action: string): void;
  imagine(seat: number | null, seed: bigint): void;
  random(game: number, seats: number, decisions: number): number;
}
