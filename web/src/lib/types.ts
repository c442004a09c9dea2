/* The words that all parts of the client share: what a table is, where it comes from, and what a
 * game brings. The shell knows no game; a game knows nothing of servers. */
import type { Component } from 'svelte';
import type { Film, Frame } from './film';
import type * as protocol from './protocol.gen';
import type { VoteKind } from './votes';
import type { ThingName } from './why';

export type Lang = 'pl' | 'en';

/* What the server says is in protocol.gen.ts. A table in the page makes up the same, and leaves out
 * what only a server has. */
type Partly<What, Names extends keyof What> = Omit<What, Names> & Partial<Pick<What, Names>>;

declare const word: unique symbol;
/* A number that stands for something, by the kind of word it has in the words.def of the game: a
 * Word<'CARD'> is no Word<'SEAT'>. Any of them is a number, and a plain number may become any. */
export type Word<Kind extends string> = number & { readonly [word]?: Kind };

/* What the tables of a game say about what the client gets from it: `Game` of its view.gen.ts. */
export interface GameTypes {
  public: object;
  private: object;
  extra: object;
  options: Readonly<Record<string, string>>;
  actions: object; /* the arguments of each kind of action */
  event: string;
  decision: string;
}

/* A game of which nothing is known, as in the shell. */
export interface AnyGame extends GameTypes {
  actions: Record<string, { a: number; b: number; c: number }>;
}

export type KindOf<G extends GameTypes> = keyof G['actions'] & string;

/* action is "0x...." = kind<<48 | a<<32 | b<<16 | c; see action.ts. */
export interface LegalAction<G extends GameTypes = AnyGame> extends protocol.Action {
  kind: KindOf<G>;
}
export interface LogEvent<G extends GameTypes = AnyGame> extends protocol.Event {
  kind: G['event'];
}
/* Written by the core and the game's view.c; public, private and extra are the game's own. */
export interface ViewOf<G extends GameTypes> extends protocol.View {
  decision?: G['decision'];
  options: G['options'];
  public: G['public'];
  private?: G['private'];
  extra: G['extra'];
}
export type View = ViewOf<AnyGame>;
export type TableSeat = Partly<protocol.Seat, 'is_bot_now' | 'has_left' | 'is_lost' | 'returns'>;
export type Clock = protocol.NoClock | protocol.LiveClock | protocol.DaysClock;
export type Vote = protocol.Vote;
export type UndoVote = protocol.UndoVote;
/* Until when offers in others' turns are declined without a question. */
export type Skip = protocol.Skip;
export type SkipUntil = Skip['until'];
export type Result = protocol.Result;
/* A match before or after another one in a story. */
export type StoryLink = protocol.StoryLink;
type AtTheEnd = 'commitment' | 'seed' | 'result' | 'note'; /* null for none, in the page */
export type TableInfo = Pick<protocol.Table, 'id' | 'game' | 'options' | 'status' | 'you'> &
  Partial<Omit<protocol.Table, 'seats' | AtTheEnd>> & {
    [Name in AtTheEnd]?: protocol.Table[Name] | null;
  } & { seats: TableSeat[] };
export type Hint = Partly<protocol.Hint, 'kind'>;
/* Something one can point at, and the reason against choosing it now. */
export type Thing = protocol.Thing;
/* What all at a table are told beside what the rules tell. */
export type Notice = protocol.Notice;
export type ChatLine = Partly<protocol.ChatLine, 'n' | 'user'>;
/* A seat points at a place of the board, for a few seconds. */
export type Pointed = protocol.Point;

export interface TableState {
  info: TableInfo;
  view: View | null;
  legal: LegalAction[];
  log: LogEvent[];
  ply: number;
  can_undo: boolean;
  own_ply?: number; /* that one's own last decision here has led to */
  question?: number | null; /* what is asked: a move names it, so that none answers another */
  skip?: Skip | null; /* null: the game has no such offers */
  clocks?: number[];
  clocks_at?: number; /* when the clocks were read, on this computer (performance.now) */
  chat: ChatLine[];
  notices?: Notice[];
  error?: string;
}

/* One table: the server's WebSocket or WASM in the page. A listener is called at once with the
 * last known state, when there is one, and after every change; states are new objects. What is done
 * names what it was meant for, as it was shown: by default the last state. The server refuses what
 * comes too late, and at a table in the page no one could come in between. */
export interface Source {
  subscribe(listener: (state: TableState) => void): () => void;
  move(action: string, question?: number | null): Promise<void>;
  undo(question?: number | null): Promise<void>;
  skip?(until: SkipUntil, question?: number | null): Promise<void>;
  hint(): Promise<Hint[]>;
  why?(): Promise<Thing[]>; /* of all things, as one's own seat sees them */
  /* The decisions from this ply on, event by event, as far as they are known or fit into an answer. */
  film?(from: number): Promise<Film>;
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
  answer?(what: VoteKind, yes: boolean, vote?: number): Promise<void>;
  pause?(): Promise<void>; /* asks the others to let the clocks stand still */
  resume?(): Promise<void>;
  takeover?(seat: number, presence?: number): Promise<void>;
  back?(): Promise<void>; /* takes one's own seat back from the bot */
  remove?(seat: number, presence?: number): Promise<void>; /* a person, before the start */
  cancel?(): Promise<void>; /* the table, before the start */
  hand?(seat: number, presence?: number): Promise<void>; /* makes that person the host */
  watchers?(on: boolean): Promise<void>;
  save?(): Promise<string>; /* the text of the save file */
  record?(): Promise<string>; /* when over: what the match hands on */
}

/* What a game is and how it can be set up; `GET /api/games`, the engine's command `games`. */
export type GameOptionValue = protocol.GameOptionValue;
export type GameOption = protocol.GameOption;
export type GameInfo = Partly<protocol.Game, 'has_record' | 'continues' | 'is_example'>;

/* `events` is what led to this view since the last one shown: the board may animate it. */
export interface BoardProps<G extends GameTypes = AnyGame> {
  view: ViewOf<G>;
  legal: LegalAction<G>[];
  names: string[];
  lang: Lang;
  busy: boolean;
  events: LogEvent<G>[];
  hinted?: string; /* the action that a bot advises, once asked: mark it, with data-hinted */
  chosen?: string; /* the action that has been taken and is on its way */
  skip?: Skip | null;
  onskip?: (until: SkipUntil) => void;
  onaction: (action: string, times?: number /* in a row, as long as it can be taken */) => void;
}

export interface ScoreProps<G extends GameTypes = AnyGame> {
  view: ViewOf<G>;
  names: string[];
  ranks?: readonly number[]; /* of the match, where a seat may have lost in another way than by its points */
  lang: Lang;
}

export interface CardTextProps {
  id: string;
  lang: Lang;
}

/* A closed path in a square, and its colour as CSS, for the light and the dark theme. */
export interface Mark {
  shape: string;
  side: number; /* of that square */
  colour: string;
  title?: string; /* whom it stands for: a faction, a character */
  called?: readonly string[]; /* by the log, instead of the name of the player */
}

/* Whom a player plays, as everybody may know it. */
export interface Identity {
  marks?: readonly Mark[]; /* none while that is open: the seat's own stands for it */
  team?: number; /* counted from 1 */
  rival?: { name: string; score: string }; /* who has no seat */
}

export interface FrameOf<G extends GameTypes> extends Omit<Frame, 'view' | 'lines'> {
  view: ViewOf<G>;
  lines: readonly LogEvent<G>[];
}

export type ToldLine = Pick<LogEvent, 'seat' | 'text'>;

export interface FightSide {
  player: number;
  name: string;
  role: string;
  card: string; /* the order or tactic that was turned over */
  total: number;
  isWinner: boolean;
}

export interface FightRow {
  title: string;
  values: readonly string[];
}

/* How a fight ended. */
export interface Fight {
  sides: readonly FightSide[];
  rows: readonly FightRow[]; /* what the sums are made of */
  after: readonly FightRow[]; /* losses and gains */
  lines: readonly ToldLine[];
}

/* The frames of a scene, as far as it has come. */
export interface SceneProps<G extends GameTypes = AnyGame> {
  frames: readonly FrameOf<G>[];
  names: string[];
  lang: Lang;
}

/* What is over sooner than it is understood, and so is told on a card: a battle, a night. */
export interface SceneKind<G extends GameTypes = AnyGame> {
  name: string;
  begins(event: LogEvent<G>): boolean;
  /* Of what goes on over several decisions: as long as this holds. Without it a scene ends with its
   * decision, or before an event that is not its own. */
  isOn?(view: ViewOf<G>): boolean;
  ends?(event: LogEvent<G>): boolean;
  isTold?: boolean; /* the card grows with the film, instead of coming at the end of it */
  title(frames: readonly FrameOf<G>[], lang: Lang): string; /* '': not worth a card */
  /* What the card shows: how a fight ended, or what the game draws. */
  fightOf?(frames: readonly FrameOf<G>[], names: readonly string[], lang: Lang): Fight | null;
  Card?: Component<SceneProps<G>>;
}

/* web/src/games/<id>/index.ts: `export default { Board, Score } satisfies GameModule<Game>`. */
export interface GameModule<G extends GameTypes = AnyGame> {
  Board: Component<BoardProps<G>>;
  Score: Component<ScoreProps<G>>;
  CardText?: Component<CardTextProps>;
  /* What to ask before an action taken from the list, because a slip would hurt; null: nothing. */
  confirm?(
    action: LegalAction<G>,
    legal: LegalAction<G>[],
    lang: Lang,
    view: ViewOf<G>,
  ): string | null;
  /* Whether the board puts the question of this view itself: the shell then need not repeat it. */
  isAsking?(view: ViewOf<G>): boolean;
  /* Whether the board lists all these answers in words: the list of the shell then stays folded. */
  isListing?(legal: readonly LegalAction<G>[]): boolean;
  scenes?: readonly SceneKind<G>[];
  /* Where on the board the names of a line are: of each, the `data-target`s that it may have, or words
   * of `data-named`; "@" in them is the player whom the line is of. */
  places?(lang: Lang): ReadonlyMap<string, readonly string[]>;
  /* What a place of the board is to the rules, so that they can say why it cannot be chosen; null:
   * nothing that they have a word for. */
  thingAt?(place: string, view: ViewOf<G>): ThingName | null;
  /* Whom the seats play, and behind them players without a seat; without it a seat is a seat. */
  identity?(view: ViewOf<G>, lang: Lang): Identity[];
}
