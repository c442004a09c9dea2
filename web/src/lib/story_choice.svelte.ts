/* The story that a new match is to go on with: what there is to choose from, and what is chosen. */
import {
  firstOf,
  mayGoOn,
  namesIn,
  readRecord,
  storyNames,
  storySeats,
  type Chapter,
} from './chronicle';
import { session } from './session.svelte';
import type { GameInfo } from './types';

export class StoryChoice {
  chapters = $state.raw<Chapter[]>([]);
  chosen = $state.raw<Chapter[]>([]);
  picks = $state(0); /* how often the person has chosen */
  private isAsked = false; /* what the address asks for is chosen once, and then the person's */

  constructor(readonly isOnline: boolean) {}

  /* Finished matches that the game takes, and the one that was asked for. */
  offer(info: GameInfo, found: Chapter[], after?: string): void {
    const fits = (one: Chapter) => one.status === 'over' && one.you !== null;
    const files = this.chapters.filter((one) => one.record !== undefined);
    const offered = found.filter((one) => info.continues?.includes(one.game) && fits(one));
    this.chapters = [...files, ...offered];
    const asked = this.chapters.find((one) => one.id === after);
    if (!asked || this.isAsked) return;
    this.isAsked = true;
    this.choose(asked.game, asked);
  }

  pick(game: string, chapter: Chapter | null): void {
    this.picks++;
    this.choose(game, chapter);
  }

  private choose(game: string, chapter: Chapter | null): void {
    const others = this.chosen.filter((one) => one.game !== game);
    this.chosen = chapter ? [...others, chapter] : others;
  }

  /* A record from a file; false when the game takes none like it. */
  add(info: GameInfo, text: string): boolean {
    const chapter = readRecord(text);
    if (!chapter || !info.continues?.includes(chapter.game)) return false;
    this.chapters = [chapter, ...this.chapters.filter((one) => one.id !== chapter.id)];
    this.pick(chapter.game, chapter);
    return true;
  }

  seats(info: GameInfo): string[] | null {
    const first = firstOf(info, this.chosen);
    if (!first) return null;
    return storySeats(info, first, session.levels, this.isOnline, session.user?.nick);
  }

  /* Who is called what at this screen, by the seats that were chosen. */
  names(info: GameInfo, seats: string[]): string[] {
    return storyNames(seats, firstOf(info, this.chosen), session.user?.nick ?? '');
  }

  /* Who played in the match whose seats count; empty strings for bots. */
  named(info: GameInfo): string[] {
    const first = firstOf(info, this.chosen);
    return first ? namesIn(first, session.user?.nick ?? '') : [];
  }

  /* Whether someone else played: the person may sit down only where they choose to. */
  isOthers(info: GameInfo): boolean {
    const first = firstOf(info, this.chosen);
    return first !== undefined && !mayGoOn(first, session.user?.nick ?? '');
  }

  /* Whether the match that the address asks for is still to be found. */
  isAwaited(after?: string): boolean {
    return after !== undefined && !this.isAsked;
  }
}
