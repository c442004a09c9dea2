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
}

/* One line of the proof of a save file, in the language asked for. */
export interface ReplayCheck {
  ok: boolean;
  text: string;
}

export interface ReplayMoment {
  ply: number;
  view: View;
  /* What the decision that led here caused; empty at ply 0. */
  events: LogEvent[];
}

/* A loaded save. Plies run from 0 (before the first decision) to `plies`. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  seats: { name?: string; bot?: string }[];
  plies: number;
  seed: string | null;
  commitment: string | null;
  result: Result | null; /* null when the match is not over */
  /* The position as a seat sees it, or a spectator (null). */
  at(ply: number, seat: number | null, lang: Lang): Promise<ReplayMoment>;
  /* The whole log, for the list beside the board. */
  log(seat: number | null, lang: Lang): Promise<LogEvent[]>;
  verify(lang: Lang): Promise<ReplayCheck[]>;
  close(): void;
}

export interface Engine {
  games(): Promise<GameInfo[]>;
  /* Rejects with an Error whose message can be shown when the setup or the file is refused. */
  newTable(setup: OfflineSetup): Promise<Source>;
  loadTable(save: string, lang: Lang): Promise<Source>;
  openReplay(save: string): Promise<Replay>;
}
