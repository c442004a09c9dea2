/* The words of the WebSocket protocol. Made by tools/protocol of server/protocol/*.def: change those. */
import type { Change } from './change';

export interface Thing {
  thing: string;
  value: number;
  name: string;
  legal: boolean;
  reason?: string;
  rule?: string;
  text?: string;
}

export interface User {
  id: number;
  nick: string;
  is_guest: boolean;
}

export interface Game {
  id: string;
  title_en: string;
  title_pl: string;
  is_example: boolean;
  rules_version: number;
  seats_min: number;
  seats_max: number;
  decisions_max: number;
  options: GameOption[];
  has_record: boolean;
  continues: string[];
}

export interface GameOption {
  id: string;
  title_en: string;
  title_pl: string;
  help_en?: string;
  help_pl?: string;
  default: string;
  first?: string;
  before?: string;
  seats?: number[];
  values: GameOptionValue[];
}

export interface GameOptionValue {
  id: string;
  title_en: string;
  title_pl: string;
  seats?: number[];
  teams?: number[];
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  idle_options: string[];
  rules_version: number;
  status: 'waiting' | 'running' | 'over';
  seats: Seat[];
  presence: number[];
  you: number | null;
  is_owner: boolean;
  host: number | null;
  private: boolean;
  key?: string;
  clock: NoClock | LiveClock | DaysClock;
  clocks: number[] | null;
  paused: number | null;
  allows_hints: boolean;
  loss: boolean;
  watchers: boolean;
  hints: 'free' | 'told' | 'off';
  ply: number;
  commitment: string;
  seed?: string;
  result?: Result;
  undo: UndoVote | null;
  takeover: Vote | null;
  pause: Vote | null;
  rematch: Way | null;
  continues: StoryLink[];
  continued: StoryLink[];
  legacy?: string[];
  spectators: number;
  note?: string;
  damaged?: boolean;
}

export interface LobbyTable {
  id: string;
  game: string;
  options: Record<string, string>;
  idle_options: string[];
  seats: Seat[];
  status: 'waiting' | 'running' | 'over';
  clock: NoClock | LiveClock | DaysClock;
  ply: number;
  at: number;
  spectators: number;
  private: boolean;
  damaged?: boolean;
}

export interface OwnTable {
  id: string;
  game: string;
  options: Record<string, string>;
  idle_options: string[];
  seats: Seat[];
  status: 'waiting' | 'running' | 'over';
  clock: NoClock | LiveClock | DaysClock;
  ply: number;
  at: number;
  spectators: number;
  private: boolean;
  damaged?: boolean;
  you: number | null;
  your_move: boolean;
}

export interface Seat {
  kind: 'open' | 'person' | 'bot';
  nick: string;
  level?: string;
  online: boolean;
  is_bot_now: boolean;
  has_left: boolean;
  is_lost: boolean;
  returns: number;
  vacation?: number;
}

export interface NoClock {
  kind: 'none';
}

export interface LiveClock {
  kind: 'live';
  main: number;
  inc: number;
}

export interface DaysClock {
  kind: 'days';
  days: number;
}

export interface Vote {
  vote: number;
  seat: number;
  yes: number[];
  need: number[];
  left: number;
}

export interface UndoVote {
  vote: number;
  seat: number;
  yes: number[];
  need: number[];
  left: number;
  count: number;
  back: TakenBack[];
}

export interface TakenBack {
  seat: number;
  text: string;
}

export interface Result {
  scores: number[];
  ranks: number[];
}

export interface Way {
  table: string;
  key?: string;
}

export interface StoryLink {
  table: string;
  game?: string;
  status?: 'waiting' | 'running' | 'over';
  key?: string;
}

export interface View {
  game: string;
  seats: number;
  seat: number | null;
  waiting: number[];
  over: boolean;
  epoch: number;
  decision?: string;
  options: Record<string, string>;
  public: object;
  private?: object;
  extra: object;
  prompt?: string;
}

export interface Action {
  action: string;
  kind: string;
  text: string;
  idle?: string;
  times?: number;
}

export interface Skip {
  until: 'none' | 'this' | 'turn' | 'concern';
  pass?: string;
}

export interface Event {
  ply: number;
  seat: number | null;
  kind: string;
  text: string;
}

export interface Film {
  ply: number;
  view: View;
  frames: Frame[];
}

export interface Frame {
  ply: number;
  change: Change;
}

export interface Hint {
  action: string;
  kind: string;
  text: string;
  idle?: string;
  share: number;
}

export interface ChatLine {
  n: number;
  user: number | null;
  nick: string;
  text: string;
  at: number;
}

export interface Notice {
  n: number;
  ply: number;
  seat: number;
  kind: string;
  text: string;
  at: number;
}

export interface Point {
  seat: number;
  place: string;
}

/* What can be asked, beside `t` and `id`, and what is answered. */
export interface Requests {
  hello: {
    body: {
      lang: 'pl' | 'en';
    };
    answer: {
      user: User;
      version: string;
      finished: string[];
      now: number;
    };
  };
  lang: {
    body: {
      lang: 'pl' | 'en';
    };
    answer: Record<never, never>;
  };
  lobby: {
    body: {
      on: boolean;
      page?: number;
      own?: boolean;
    };
    answer: Record<never, never>;
  };
  create: {
    body: {
      game: string;
      options?: Record<string, string>;
      seats: string[];
      private?: boolean;
      clock?: NoClock | LiveClock | DaysClock;
      hints?: boolean;
      loss?: boolean;
      watchers?: boolean;
      continue?: string[];
    };
    answer: {
      table: string;
      key: string;
    };
  };
  open: {
    body: {
      table: string;
      key?: string;
    };
    answer: Record<never, never>;
  };
  close: {
    body: {
      table: string;
    };
    answer: Record<never, never>;
  };
  sit: {
    body: {
      table: string;
      seat: number;
    };
    answer: Record<never, never>;
  };
  stand: {
    body: {
      table: string;
    };
    answer: Record<never, never>;
  };
  seat: {
    body: {
      table: string;
      seat: number;
      kind: string;
    };
    answer: Record<never, never>;
  };
  remove: {
    body: {
      table: string;
      seat: number;
      presence: number;
    };
    answer: Record<never, never>;
  };
  cancel: {
    body: {
      table: string;
    };
    answer: Record<never, never>;
  };
  hand: {
    body: {
      table: string;
      seat: number;
      presence: number;
    };
    answer: Record<never, never>;
  };
  watchers: {
    body: {
      table: string;
      on: boolean;
    };
    answer: Record<never, never>;
  };
  start: {
    body: {
      table: string;
    };
    answer: Record<never, never>;
  };
  move: {
    body: {
      table: string;
      mid: string;
      question: number;
      action: string;
    };
    answer: {
      ply: number;
    };
  };
  undo: {
    body: {
      table: string;
      question: number;
    };
    answer: {
      done: boolean;
    };
  };
  skip: {
    body: {
      table: string;
      question: number;
      until: 'none' | 'this' | 'turn' | 'concern';
    };
    answer: Record<never, never>;
  };
  answer: {
    body: {
      table: string;
      what: 'undo' | 'takeover' | 'pause';
      vote: number;
      yes: boolean;
    };
    answer: Record<never, never>;
  };
  takeover: {
    body: {
      table: string;
      seat: number;
      presence: number;
    };
    answer: {
      done: boolean;
    };
  };
  pause: {
    body: {
      table: string;
    };
    answer: {
      done: boolean;
    };
  };
  resume: {
    body: {
      table: string;
    };
    answer: Record<never, never>;
  };
  return: {
    body: {
      table: string;
    };
    answer: Record<never, never>;
  };
  hint: {
    body: {
      table: string;
    };
    answer: {
      hint: Hint[];
    };
  };
  why: {
    body: {
      table: string;
    };
    answer: {
      things: Thing[];
    };
  };
  log: {
    body: {
      table: string;
      from?: number;
    };
    answer: {
      events: Event[];
      next: number | null;
    };
  };
  film: {
    body: {
      table: string;
      from: number;
    };
    answer: {
      film: Film;
      next: number | null;
    };
  };
  say: {
    body: {
      table: string;
      text: string;
    };
    answer: Record<never, never>;
  };
  mute: {
    body: {
      user: number;
      on: boolean;
    };
    answer: Record<never, never>;
  };
  mutes: {
    body: Record<never, never>;
    answer: {
      mutes: User[];
    };
  };
  prefs: {
    body: Record<never, never>;
    answer: {
      prefs: Record<string, string>;
      version: number;
    };
  };
  keep: {
    body: {
      prefs: Record<string, string>;
      version: number;
    };
    answer: {
      version: number;
    };
  };
  report: {
    body: {
      table: string;
      n?: number;
      reason: string;
    };
    answer: Record<never, never>;
  };
  point: {
    body: {
      table: string;
      place: string;
    };
    answer: Record<never, never>;
  };
  rematch: {
    body: {
      table: string;
    };
    answer: {
      table: string;
      key: string;
    };
  };
  leave: {
    body: {
      table: string;
    };
    answer: Record<never, never>;
  };
  ping: {
    body: Record<never, never>;
    answer: {
      now: number;
    };
  };
}

/* An answer `error`. */
export interface Refusal {
  id: number | null;
  code: string;
  reason?: string;
  error: string;
}

/* What the server sends by itself, beside `t`. */
export interface Messages {
  lobby: {
    tables: LobbyTable[];
    page: number;
    pages: number;
    mine: OwnTable[];
  };
  own: {
    tables: OwnTable[];
  };
  table: {
    table: Table;
  };
  view: {
    table: string;
    ply: number;
    from: number;
    question: number | null;
    view: View;
    legal: Action[];
    events: Event[];
    can_undo: boolean;
    skip: Skip | null;
    clocks: number[] | null;
  };
  delta: {
    table: string;
    ply: number;
    from: number;
    question: number | null;
    change: Change;
    events: Event[];
    can_undo: boolean;
    skip: Skip | null;
    clocks: number[] | null;
  };
  chat: {
    table: string;
    lines: ChatLine[];
  };
  notices: {
    table: string;
    from: number;
    lines: Notice[];
  };
  point: {
    table: string;
    points: Point[];
  };
  gone: {
    table: string;
    code: string;
    error: string;
  };
  bye: {
    code: 'shutdown' | 'replaced' | 'too-slow' | 'logout' | 'banned';
  };
}

export type ErrorCode =
  | 'bad-json'
  | 'bad-message'
  | 'bad-setup'
  | 'hello-first'
  | 'no-table'
  | 'no-key'
  | 'not-seated'
  | 'not-owner'
  | 'seat-taken'
  | 'open-seats'
  | 'not-waiting'
  | 'not-running'
  | 'not-over'
  | 'no-record'
  | 'bad-record'
  | 'not-named'
  | 'other-seat'
  | 'barred'
  | 'no-watchers'
  | 'no-pause'
  | 'not-absent'
  | 'illegal'
  | 'stale'
  | 'no-undo'
  | 'undo-limit'
  | 'no-return'
  | 'no-hints'
  | 'bad-nick'
  | 'mixed-nick'
  | 'reserved-nick'
  | 'bad-password'
  | 'weak-password'
  | 'nick-taken'
  | 'not-guest'
  | 'no-account'
  | 'wrong-password'
  | 'bad-code'
  | 'bad-login'
  | 'bad-origin'
  | 'muted'
  | 'banned'
  | 'no-session'
  | 'has-session'
  | 'bad-request'
  | 'bad-address'
  | 'asked-lately'
  | 'on-vacation'
  | 'no-days'
  | 'bad-endpoint'
  | 'other-host'
  | 'not-found'
  | 'bad-method'
  | 'too-large'
  | 'too-fast'
  | 'too-many'
  | 'too-many-here'
  | 'too-many-guests'
  | 'crowded'
  | 'full'
  | 'storage'
  | 'damaged'
  | 'shutdown';
