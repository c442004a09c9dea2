/* The words that all parts of the client share: what a table is, where it comes from, and what a
 * game brings. The shell knows no game; a game knows nothing of servers. */
import type { Component } from 'svelte';

export type Lang = 'pl' | 'en';

/* action is "0x...." = kind<<48 | a<<32 | b<<16 | c; see action.ts. */
export interface LegalAction {
  action: string;
  kind: string;
  text: string;
}

export interface LogEvent {
  ply: number;
  seat: number | null;
  kind: string;
  text: string;
}

/* Written by the core and the game's view.c; public, private and extra are the game's own. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  waiting: number[];
  over: boolean;
  epoch: number;
  decision?: string;
  options: Record<string, string>;
  prompt?: string;
  public: any;
  private?: any;
  extra: any;
}

export interface TableSeat {
  kind: 'open' | 'person' | 'bot';
  nick: string;
  level?: string;
  online: boolean;
  is_bot_now?: boolean;
}

export type Clock =
  { kind: 'none' } | { kind: 'live'; main: number; inc: number } | { kind: 'days'; days: number };

export interface Vote {
  vote: number; /* names it: an answer is to this one */
  seat: number; /* whose decision is taken back, or whose seat a bot would take */
  yes: number[];
  no?: number[];
  need?: number[]; /* seats that have not answered yet */
  left?: number; /* how long the vote goes on, in milliseconds, when this was sent */
}

export interface Result {
  scores: number[];
  ranks: number[];
}

/* A match before or after another one in a story. */
export interface StoryLink {
  table: string;
  game?: string;
  status?: 'waiting' | 'running' | 'over';
  key?: string;
}

/* The server's message `table`, or the same made up by the offline source. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  idle_options?: string[]; /* those that make no difference in this match */
  rules_version?: number;
  status: 'waiting' | 'running' | 'over';
  seats: TableSeat[];
  presence?: number[]; /* by seat: rises when the person comes or goes, or the hands change */
  you: number | null;
  is_owner?: boolean;
  private?: boolean;
  key?: string;
  clock?: Clock;
  clocks?: number[];
  ply?: number;
  commitment?: string | null;
  seed?: string | null;
  result?: Result | null;
  undo?: Vote | null;
  takeover?: Vote | null;
  rematch?: { table: string; key?: string } | null;
  continues?: StoryLink[];
  continued?: StoryLink[];
  spectators?: number;
  note?: string | null;
  damaged?: boolean; /* its match cannot be had from the store: the note says so */
}

export interface Hint {
  action: string;
  text: string;
  share: number;
}

export interface ChatLine {
  n?: number; /* of the line, rising */
  user?: number | null; /* who wrote it; null: nobody knows any more */
  nick: string;
  text: string;
  at: number;
}

/* A seat points at a place of the board, for a few seconds. */
export interface Pointed {
  seat: number;
  place: string;
}

export interface TableState {
  info: TableInfo;
  view: View | null;
  legal: LegalAction[];
  log: LogEvent[];
  ply: number;
  can_undo: boolean;
  question?: number | null; /* what is asked: a move names it, so that none answers another */
  clocks?: number[];
  clocks_at?: number; /* when the clocks were read, on this computer (performance.now) */
  chat: ChatLine[];
  error?: string;
}

/* One table: the server's WebSocket or WASM in the page. A listener is called at once with the
 * last known state, when there is one, and after every change; states are new objects. What is done
 * names what it was meant for, as it was shown: by default the last state. The server refuses what
 * comes too late, and a table in the page has nobody who could come in between. */
export interface Source {
  subscribe(listener: (state: TableState) => void): () => void;
  move(action: string, question?: number | null): Promise<void>;
  undo(question?: number | null): Promise<void>;
  hint(): Promise<Hint[]>;
  setLang(lang: Lang): void;
  close(): void;
  say?(text: string): Promise<void>;
  point?(place: string): Promise<void>;
  onPoint?(listener: (point: Pointed) => void): () => void;
  sit?(seat: number): Promise<void>;
  stand?(): Promise<void>;
  setSeat?(seat: number, kind: string): Promise<void>; /* before the start: "open", "bot:LEVEL" */
  start?(): Promise<void>;
  leave?(): Promise<void>;
  rematch?(): Promise<{ table: string; key?: string } | void>;
  answer?(what: 'undo' | 'takeover', yes: boolean, vote?: number): Promise<void>;
  takeover?(seat: number, presence?: number): Promise<void>;
  back?(): Promise<void>; /* takes one's own seat back from the bot */
  save?(): Promise<string>; /* the text of the save file */
  record?(): Promise<string>; /* when over: what the match hands on */
}

/* What a game is and how it can be set up; `GET /api/games`, the engine's command `games`. */
export interface GameOptionValue {
  id: string;
  title_en: string;
  title_pl: string;
}

export interface GameOption {
  id: string;
  title_en: string;
  title_pl: string;
  default: string;
  before?: string; /* of an option that joined later: how matches that do not name it were played */
  values: GameOptionValue[];
}

export interface GameInfo {
  id: string;
  title_en: string;
  title_pl: string;
  rules_version: number;
  seats_min: number;
  seats_max: number;
  decisions_max: number;
  options: GameOption[];
  has_record?: boolean; /* a finished match can be continued by another game */
  continues?: string[]; /* ids of games whose finished matches this one goes on with */
}

/* `events` is what led to this view since the last one shown: the board may animate it. */
export interface BoardProps {
  view: View;
  legal: LegalAction[];
  names: string[];
  lang: Lang;
  busy: boolean;
  events: LogEvent[];
  hinted?: string; /* the action that a bot advises, once asked: mark it, with data-hinted */
  onaction: (action: string) => void;
}

export interface ScoreProps {
  view: View;
  names: string[];
  lang: Lang;
}

export interface CardTextProps {
  id: string;
  lang: Lang;
}

/* web/src/games/<id>/index.ts: `export default { Board, Score } satisfies GameModule`. */
export interface GameModule {
  Board: Component<BoardProps>;
  Score: Component<ScoreProps>;
  CardText?: Component<CardTextProps>;
  /* What to ask before an action taken from the list, because a slip would hurt; null: nothing. */
  confirm?(action: LegalAction, legal: LegalAction[], lang: Lang, view: View): string | null;
  /* Whether the board puts the question of this view itself: the shell then need not repeat it. */
  isAsking?(view: View): boolean;
}
