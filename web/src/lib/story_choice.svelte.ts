/* The story that a new match is to go on with: what there is to choose from, and what is chosen. */
import {
  areSamePeople,
  firstOf,
  mayGoOn,
  namesIn,
  readRecord,
  storyNames,
  storySeats,
  together,
  type Chapter,
} from './chronicle';
import { session } from './session.svelte';
import type { GameInfo } from './types';

export class StoryChoice {
  chapters = $state.raw<Chapter[]>([]);
  chosen = $state.raw<Chapter[]>([]);
  /* One whose people are to play a game that does not take it. */
  private company = $state.raw<Chapter | null>(null);
  picks = $state(0); /* how often the person has chosen */
  private readonly none = new Set<string>(); /* games of which the person wants no match */
  private isAsked = false; /* what the address asks for is chosen once, and then the person's */

  constructor(readonly isOnline: boolean) {}

  /* Finished matches that the game takes, and the one that was asked for. */
  offer(info: GameInfo, found: Chapter[], after?: string): void {
    const fits = (one: Chapter) => one.status === 'over' && one.you !== null;
    const files = this.chapters.filter((one) => one.record !== undefined);
    const offered = found.filter((one) => info.continues?.includes(one.game) && fits(one));
    this.chapters = [...files, ...offered];
    const asked = this.chapters.find((one) => one.id === after);
    const company = found.find((one) => one.id === after && fits(one)) ?? null;
    if (this.isAsked || !(asked ?? company)) return;
    this.isAsked = true;
    if (asked) this.choose(info, asked);
    else this.company = company;
  }

  /* Null: no match of this game. */
  pick(info: GameInfo, game: string, chapter: Chapter | null): void {
    this.picks++;
    if (chapter) {
      this.none.delete(game);
      this.choose(info, chapter);
    } else {
      this.none.add(game);
      this.chosen = this.chosen.filter((one) => one.game !== game);
    }
  }

  private choose(info: GameInfo, picked: Chapter): void {
    const games = info.continues ?? [];
    const isNone = (game: string) => this.none.has(game);
    this.chosen = together(games, picked, this.chapters, isNone, this.chosen, this.nick);
  }

  private get nick(): string {
    return session.user?.nick ?? '';
  }

  /* Whether a match can be had together with those that are chosen of other games. */
  fits(chapter: Chapter): boolean {
    const others = this.chosen.filter((one) => one.game !== chapter.game);
    return others.every((one) => areSamePeople(one, chapter, this.nick));
  }

  /* A record from a file; false when the game takes none like it. */
  add(info: GameInfo, text: string): boolean {
    const chapter = readRecord(text);
    if (!chapter || !info.continues?.includes(chapter.game)) return false;
    this.chapters = [chapter, ...this.chapters.filter((one) => one.id !== chapter.id)];
    this.pick(info, chapter.game, chapter);
    return true;
  }

  /* The match whose seats count. */
  private first(info: GameInfo): Chapter | undefined {
    return firstOf(info, this.chosen) ?? this.company ?? undefined;
  }

  seats(info: GameInfo): string[] | null {
    const first = this.first(info);
    if (!first) return null;
    return storySeats(info, first, session.levels, this.isOnline, session.user?.nick);
  }

  /* Who is called what at this screen, by the seats that were chosen. */
  names(info: GameInfo, seats: string[]): string[] {
    return storyNames(seats, this.first(info), this.nick);
  }

  /* Who played in the match whose seats count; empty strings for bots. */
  named(info: GameInfo): string[] {
    const first = this.first(info);
    return first ? namesIn(first, this.nick) : [];
  }

  /* Whether someone else played: the person may sit down only where they choose to. */
  isOthers(info: GameInfo): boolean {
    const first = this.first(info);
    return first !== undefined && !mayGoOn(first, this.nick);
  }

  /* Whether the match that the address asks for is still to be found. */
  isAwaited(after?: string): boolean {
    return after !== undefined && !this.isAsked;
  }
}
