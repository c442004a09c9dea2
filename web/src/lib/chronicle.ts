/* Matches that continue the story of others: which game takes which, who sits where then, and how
 * the chapters of a story hang together. Knows no page, no server and no game. */
import type { Brief } from './recap';
import { LEVEL_OF } from './levels.gen';
import type { GameInfo, Result, StoryLink, TableSeat } from './types';

/* A match as a part of a story. */
export interface Chapter {
  id: string;
  game: string;
  at: number; /* when it ended or was last played */
  status: 'waiting' | 'running' | 'over';
  seats: Partial<TableSeat>[];
  you: number | null;
  continues: StoryLink[];
  result?: Result;
  brief?: Brief; /* whom they played, how it ended */
  isLocal?: boolean; /* kept in this browser */
  record?: string; /* read from a file */
  isMissing?: boolean; /* only known from what goes on with it */
}

/* The games that go on with a finished match of this one. */
export function takersOf(games: GameInfo[], id: string): GameInfo[] {
  if (!games.find((one) => one.id === id)?.has_record) return [];
  return games.filter((one) => one.continues?.includes(id));
}

/* The games that could have been played before `taker` with this one, by the same people. */
export function besides(taker: GameInfo, id: string): string[] {
  return (taker.continues ?? []).filter((one) => one !== id && one !== taker.id);
}

/* Whether records of both name the same people and as many bots: then a game can take both. */
export function areSamePeople(a: Chapter, b: Chapter, nick: string): boolean {
  const people = (chapter: Chapter) =>
    namesIn(chapter, nick).map((name) => recordedName(name)).sort().join('\n');
  return people(a) === people(b);
}

/* The matches to go on with when `picked` is: of each other game the newest of the same people, unless
 * the person has chosen one that fits, or none. */
export function together(
  games: string[],
  picked: Chapter,
  chapters: Chapter[],
  isNone: (game: string) => boolean,
  chosen: Chapter[],
  nick: string,
): Chapter[] {
  return games.flatMap((game) => {
    if (game === picked.game) return [picked];
    const fits = (one: Chapter) => one.game === game && areSamePeople(one, picked, nick);
    const kept = chosen.find(fits);
    if (kept) return [kept];
    if (isNone(game)) return [];
    const newest = chapters.filter(fits).sort((a, b) => b.at - a.at)[0];
    return newest ? [newest] : [];
  });
}

/* The chosen match whose seats are those of the new one: the first in the order of the game. */
export function firstOf(info: GameInfo, chosen: Chapter[]): Chapter | undefined {
  for (const game of info.continues ?? []) {
    const found = chosen.find((one) => one.game === game);
    if (found) return found;
  }
  return undefined;
}

/* What records call bots, today and formerly. */
const BOT = /^(Bot [1-9]|bot-[1-9])$/;
const RECORDED_BYTES = 60;

/* What records call the only person of this name; as pl_record_names: too long a name is cut between
 * characters, and a person is never called like a bot. */
export function recordedName(name: string): string {
  const bytes = new TextEncoder().encode(name);
  let length = Math.min(bytes.length, RECORDED_BYTES);
  while (length < bytes.length && (bytes[length]! & 0xc0) === 0x80) length--;
  const kept = new TextDecoder().decode(bytes.subarray(0, length));
  return BOT.test(kept) ? `${kept} (2)` : kept;
}

/* Who is named in a match, by seat; bots and people without a name are not. The person who kept the
 * match in this browser sat at the first seat of a person, whatever they were called then. */
export function namesIn(chapter: Chapter, nick: string): string[] {
  return chapter.seats.map((seat, i) => {
    if (seat.kind === 'bot') return '';
    return (chapter.isLocal && i === chapter.you && nick) || (seat.nick ?? '');
  });
}

/* Whether the person at this screen is among those who played, or it is not known. */
export function mayGoOn(chapter: Chapter, nick: string): boolean {
  const names = namesIn(chapter, nick);
  return !nick || names.includes(nick) || names.includes(recordedName(nick)) || !names.some(Boolean);
}

/* Seats for the new match, or null when it is not played by that many. Online a person sits once
 * and the places of the others are left open; at one screen everybody who played is "me", and
 * whoever did not must choose a place of their own accord. */
export function storySeats(
  info: GameInfo,
  before: Chapter,
  levels: string[],
  isOnline: boolean,
  nick = '',
): string[] | null {
  const count = before.seats.length;
  if (count < info.seats_min || count > info.seats_max) return null;
  const other = isOnline ? 'open' : mayGoOn(before, nick) ? 'me' : `bot:${LEVEL_OF.opponent}`;
  return before.seats.map((seat, i) => {
    if (seat.kind === 'bot') {
      const level = (seat.level ?? '').split(':')[0] ?? '';
      return `bot:${levels.includes(level) ? level : LEVEL_OF.opponent}`;
    }
    return isOnline && i === before.you ? 'me' : other;
  });
}

/* Names for the people at one screen, by the seats that were chosen: those of the match before, or
 * the one's own at the first seat of a person who did not play in it. */
export function storyNames(seats: string[], before: Chapter | undefined, nick: string): string[] {
  const own = seats.indexOf('me');
  const isNamed = before !== undefined && seats.length === before.seats.length;
  if (isNamed && mayGoOn(before, nick)) {
    const names = namesIn(before, nick);
    return seats.map((seat, i) => (seat === 'me' ? names[i]! : ''));
  }
  return seats.map((_, i) => (i === own ? nick : ''));
}

/* A match that is only known by its record; null when the text is not one. The rules decide whether
 * it can be used. */
export function readRecord(text: string): Chapter | null {
  try {
    const { format, game, match, players } = JSON.parse(text);
    if (format !== 'chronicle-record' || typeof game !== 'string') return null;
    const names: string[] = players.map((one: { player: unknown }) => String(one.player));
    return {
      id: String(match),
      game,
      at: 0,
      status: 'over',
      seats: names.map((nick) => ({ kind: BOT.test(nick) ? 'bot' : 'person', nick })),
      you: null,
      continues: [],
      record: text,
    };
  } catch {
    return null;
  }
}

/* Chapters that others continue and that are missing, as empty ones. */
export function withMissing(chapters: Chapter[]): Chapter[] {
  const known = new Set(chapters.map((one) => one.id));
  const missing = new Map<string, Chapter>();
  for (const chapter of chapters) {
    for (const { table, game } of chapter.continues) {
      if (known.has(table)) continue;
      missing.set(table, {
        id: table,
        game: game ?? '',
        at: 0,
        status: 'over',
        seats: [],
        you: null,
        continues: [],
        isMissing: true,
      });
    }
  }
  return [...chapters, ...missing.values()];
}

/* How many chapters come before each, along the longest way. */
function depths(chapters: Chapter[]): Map<string, number> {
  const depth = new Map(chapters.map((one) => [one.id, 0]));
  for (let round = 0; round < chapters.length; round++) {
    let isSettled = true;
    for (const { id, continues } of chapters) {
      for (const { table } of continues) {
        const after = (depth.get(table) ?? -1) + 1;
        if (after <= depth.get(id)!) continue;
        depth.set(id, after);
        isSettled = false;
      }
    }
    if (isSettled) break;
  }
  return depth;
}

/* The chapters of one story in rows: each row goes on with those above it. */
export function rowsOf(chapters: Chapter[]): Chapter[][] {
  const depth = depths(chapters);
  const rows: Chapter[][] = [];
  for (const chapter of [...chapters].sort((a, b) => a.at - b.at)) {
    (rows[depth.get(chapter.id)!] ??= []).push(chapter);
  }
  return rows.filter(Boolean);
}

/* Chapters that hang together, the story that was played last first; single ones are no story. */
export function storiesOf(chapters: Chapter[]): Chapter[][] {
  const root = new Map(chapters.map((one) => [one.id, one.id]));
  const find = (id: string): string => {
    let at = id;
    while (root.get(at) !== at) at = root.get(at)!;
    return at;
  };
  for (const { id, continues } of chapters) {
    for (const { table } of continues) {
      if (root.has(table)) root.set(find(id), find(table));
    }
  }
  const stories = new Map<string, Chapter[]>();
  for (const chapter of chapters) {
    const key = find(chapter.id);
    stories.set(key, [...(stories.get(key) ?? []), chapter]);
  }
  const newest = (story: Chapter[]) => Math.max(...story.map((one) => one.at));
  return [...stories.values()]
    .filter((story) => story.length > 1)
    .sort((a, b) => newest(b) - newest(a));
}
