/* Where chapters come from: the server's lists of matches, and the games kept in this browser. */
import { api, type PastGame } from './api';
import type { Chapter } from './chronicle';
import type { Lang } from './types';
import type { Told } from './wasm';
import { rulesEngine } from './rules_engine';
import { session } from './session.svelte';
import { browserStore, type SavedTable } from './saved_tables';

export function chapterOfPast(game: PastGame): Chapter {
  const { table, at, seats, scores, ranks } = game;
  return {
    id: table,
    game: game.game,
    at,
    status: game.status ?? 'over',
    seats: seats as Chapter['seats'],
    you: game.you ?? null,
    continues: game.continues ?? [],
    ...(scores && ranks ? { result: { scores, ranks } } : {}),
    ...(game.brief ? { brief: game.brief } : {}),
  };
}

export function chapterOfSaved(saved: SavedTable): Chapter {
  const people = saved.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
  return {
    id: saved.id,
    game: saved.game,
    at: saved.at,
    status: saved.over ? 'over' : 'running',
    seats: saved.seats.map((seat) => ({
      kind: seat.bot === undefined ? 'person' : 'bot',
      nick: seat.name ?? '',
      ...(seat.bot === undefined ? {} : { level: seat.bot }),
    })),
    you: people[0] ?? null,
    continues: saved.continues ?? [],
    isLocal: true,
  };
}

/* One's own newest matches on the server. */
export async function pastChapters(nick: string): Promise<Chapter[]> {
  return (await api.profile(nick)).games.map(chapterOfPast);
}

export async function savedChapters(): Promise<Chapter[]> {
  return (await browserStore().list()).map(chapterOfSaved);
}

/* What a finished match is remembered by, wherever it is; null where that is not known. */
export async function recapOf(chapter: Chapter, lang: Lang, key?: string): Promise<Told | null> {
  const engine = await rulesEngine();
  return chapter.isLocal
    ? engine.recapOfSaved(chapter.id, lang)
    : engine.recapOf(await api.replay(chapter.id, key), lang);
}

/* The record of a finished match, wherever it is. In those kept here the person at this screen is
 * called as they are now, as on the server. */
export async function recordOf(chapter: Chapter): Promise<string> {
  if (chapter.record !== undefined) return chapter.record;
  return chapter.isLocal
    ? (await rulesEngine()).recordOf(chapter.id, session.user?.nick)
    : api.record(chapter.id);
}
