/* Courses: which lessons a game has, and which of them have been finished in this browser. */
import { COURSES } from './courses.gen';
import { recall, remember } from './memory';
import type { Lang } from './types';

export interface Lesson {
  id: string; /* the name of its file: a number and a word */
  title: Readonly<Record<Lang, string>>;
  minutes: number;
  teaches: readonly string[]; /* kinds of events that it is about */
  load(): Promise<{ default: string }>;
}

const NAME = 'learned';

/* The ids of the lessons of a game that have been finished. */
export function learned(game: string): ReadonlySet<string> {
  return new Set((recall(`${NAME}.${game}`) ?? '').split(' ').filter(Boolean));
}

export function noteLearned(game: string, lesson: string): void {
  remember(`${NAME}.${game}`, [...new Set([...learned(game), lesson])].sort().join(' '));
}

/* How far one is in the course of a game; null where it has none. */
export function progress(game: string): { done: number; all: number } | null {
  const all = COURSES[game];
  return all ? { done: Math.min(learned(game).size, all), all } : null;
}

/* The first lesson that has not been finished, after this one and then from the beginning. */
export function nextLesson(
  lessons: readonly Lesson[],
  done: ReadonlySet<string>,
  after?: string,
): Lesson | null {
  const at = lessons.findIndex((one) => one.id === after);
  const inOrder = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(at, 0))];
  return inOrder.find((one) => !done.has(one.id)) ?? null;
}

/* The first lesson about something that did not happen in a match, by the kinds of its events. */
export function missedLesson(
  lessons: readonly Lesson[],
  done: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): Lesson | null {
  const isMissed = ({ id, teaches }: Lesson) =>
    !done.has(id) && teaches.length > 0 && !teaches.some((kind) => seen.has(kind));
  return lessons.find(isMissed) ?? null;
}
