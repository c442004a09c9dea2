/* What the rules in the page offer to the rest of the client: the contract of lib/wasm.ts, which
 * exports `loadEngine(): Promise<Engine>`. The shell imports that file only when it is needed
 * (offline play, the replay viewer), so the first load does not pay for it. */
import type { GameInfo, Lang, LogEvent, Result, Source, View } from './types';

export interface OfflineSetup {
  game: string;
  options: Record<string, string>;
  seats: string[]; /* "me" or "bot:LEVEL"; several "me" play at one screen, in turns */
  names?: string[]; /* by seat; "" or absent: the language's numbered player */
  lang: Lang;
  seed?: string; /* 64 hexadecimal digits; fresh when absent */
  records?: string[]; /* of finished matches whose story this one goes on with */
  hasHints?: boolean; /* for people who play each other, too */
}

/* One line of the proof of a save file, in the language asked for. */
export interface ReplayCheck {
  ok: boolean;
  text: string;
}

/* As `plansza replay --verify` decides: of a file of older rules whose log leads elsewhere by those
 * of today, it is not known here whether it holds. */
export type Verdict = 'proved' | 'unfinished' | 'other-rules' | 'refuted';

export interface ReplayProof {
  verdict: Verdict;
  checks: ReplayCheck[];
}

export interface ReplayMoment {
  ply: number;
  view: View;
  /* What the decision that led here caused; empty at ply 0. */
  events: LogEvent[];
}

/* A loaded save. Plies run from `first_ply`, 0 (before the first decision) unless earlier positions
 * cannot be shown, to `plies`. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  seats: { name?: string; bot?: string }[];
  first_ply: number;
  plies: number;
  seed: string | null;
  commitment: string | null;
  result: Result | null; /* null when the match is not over */
  /* What is to be known of the match, such as that its rules were corrected since. */
  note(lang: Lang): string | null;
  /* The position as a seat sees it, or a spectator (null). */
  at(ply: number, seat: number | null, lang: Lang): Promise<ReplayMoment>;
  /* The whole log, for the list beside the board. */
  log(seat: number | null, lang: Lang): Promise<LogEvent[]>;
  /* What it brought from earlier matches. */
  legacy(lang: Lang): Promise<string[]>;
  verify(lang: Lang): Promise<ReplayProof>;
  close(): void;
}

export interface Engine {
  games(): Promise<GameInfo[]>;
  /* Rejects with an Error whose message can be shown when the setup or the file is refused. */
  newTable(setup: OfflineSetup): Promise<Source>;
  loadTable(save: string, lang: Lang): Promise<Source>;
  openReplay(save: string): Promise<Replay>;
}
