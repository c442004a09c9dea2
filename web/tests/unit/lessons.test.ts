/* Lessons in the page: every page of every lesson on its board, and one of them as a table. What a
 * lesson wants and answers is tested by the rules (plansza scenario games/ID/lessons). */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Table, type LessonPage } from '../../wasm/module.mjs';
import { loadGame } from '../../src/lib/games';
import { Declined } from '../../src/lib/declined';
import { LessonSource, type Coaching } from '../../src/lib/lesson';
import { missedLesson, nextLesson, type Lesson } from '../../src/lib/lessons';
import { LESSONS } from '../../src/lib/lessons.gen';
import type { TableState } from '../../src/lib/types';
import { drawn } from './board_reach';
import { rulesClient, rulesModule } from './rules_module';

const LEARNER = 0;
const FREE_MAX = 4000;
const HANG_MS = 1_000_000;

const textOf = (game: string, id: string) =>
  readFileSync(new URL(`../../../games/${game}/lessons/${id}.t`, import.meta.url), 'utf8');

/* What an easy bot does, at once. */
function choice(table: Table, seat: number): string {
  table.botBegin(seat, table.levels().indexOf('easy'), {}, 1n);
  while (!table.botThink(0));
  return table.botChoice();
}

function goOn(table: Table, page: LessonPage): void {
  if (page.stop === 'tell') table.lessonGoOn();
  if (page.stop === 'want') table.lessonPlay(LEARNER, page.wanted[0]!);
  for (let i = 0; page.stop === 'free' && table.lessonPage('en').number === page.number; i++) {
    expect(i).toBeLessThan(FREE_MAX);
    const seat = table.status(table.log().length).waiting[0]!;
    table.lessonPlay(seat, choice(table, seat));
  }
}

/* Every page of a lesson, from the first to the last. */
function* pagesOf(table: Table, text: string): Generator<LessonPage> {
  table.lesson(text);
  for (let page = table.lessonPage('en'); page.stop !== 'end'; page = table.lessonPage('en')) {
    yield page;
    goOn(table, page);
  }
}

function isDrawn(html: string, place: string): boolean {
  const names = [...html.matchAll(/data-(?:target|named)="([^"]*)"/g)].flatMap((one) => one[1]!.split(' '));
  return names.includes(place);
}

describe.each(Object.entries(LESSONS))('the course of %s', (game, lessons) => {
  it.each(lessons.map((one) => one.id))('%s points at what its board has', async (id) => {
    const module = (await loadGame(game))!;
    const table = new Table(rulesModule());
    const missing: string[] = [];
    for (const page of pagesOf(table, textOf(game, id))) {
      const view = table.view(table.log().length, LEARNER, 'en');
      const legal = page.stop === 'tell' ? [] : table.legal(LEARNER, 'en');
      const html = page.points.length ? drawn(module.Board, { view, legal }) : '';
      missing.push(
        ...page.points
          .filter((place) => !isDrawn(html, place))
          .map((place) => `step ${page.number}: ${place}`),
      );
    }
    expect(missing).toEqual([]);
  });

  it('has a lesson behind every name', async () => {
    for (const one of lessons) {
      expect((await one.load()).default).toBe(textOf(game, one.id));
    }
  });
});

async function opened(game: string, id: string) {
  const client = rulesClient();
  const told: Coaching[] = [];
  const states: TableState[] = [];
  const table = await client.openLesson(game, textOf(game, id), ['Ania', 'Ola']);
  const source = new LessonSource(client, table, 'en', (coaching) => told.push(coaching));
  source.subscribe((state) => states.push(state));
  await source.begin();
  return { source, told, now: () => states.at(-1)!, coaching: () => told.at(-1)! };
}

describe('a lesson as a table', () => {
  it('goes on by what is wanted, answers the rest, and ends', async () => {
    const { source, now, coaching } = await opened('seasons', '01-first-turn');
    expect(now().info.seats.map((seat) => seat.nick)).toEqual(['Ania', 'Ola']);
    let declined = 0;
    while (coaching().page.stop !== 'end' && coaching().page.stop !== 'free') {
      const { page } = coaching();
      if (page.stop === 'tell') {
        expect(now().legal).toEqual([]);
        await source.goOn();
        continue;
      }
      const wrong = now().legal.find((one) => !page.wanted.includes(one.action));
      const { ply } = now();
      if (wrong) {
        await expect(source.move(wrong.action)).rejects.toBeInstanceOf(Declined);
        expect(coaching().answer).not.toBe('');
        expect(now().ply).toBe(ply);
        declined++;
      }
      const [advice] = await source.hint();
      expect(page.wanted).toContain(advice!.action);
      await source.move(advice!.action);
      expect(coaching().answer).toBe('');
    }
    expect(declined).toBeGreaterThan(0);
    source.close();
  });

  it('lets another begin where the learner plays freely', async () => {
    const { source, now, coaching } = await opened('hlas', '13-end');
    while (coaching().page.stop !== 'free') {
      const { page } = coaching();
      await (page.stop === 'tell' ? source.goOn() : source.move(page.wanted[0]!));
    }
    await vi.waitFor(() => expect(now().legal).not.toEqual([]), { timeout: HANG_MS });
    source.close();
  });

  it('speaks the other language when asked to', async () => {
    const { source, coaching } = await opened('seasons', '01-first-turn');
    const before = coaching().page.say;
    source.setLang('pl');
    await source.why();
    await source.hint().catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(coaching().page.say).not.toBe(before);
    source.close();
  });

  it('refuses what is no lesson', async () => {
    const client = rulesClient();
    await expect(client.openLesson('seasons', 'game seasons\nscenario x\n', [])).rejects.toThrow();
  });
});

describe('which lesson comes next', () => {
  const lesson = (id: string, teaches: string[] = []): Lesson => ({
    id,
    title: { pl: id, en: id },
    minutes: 3,
    teaches,
    load: () => Promise.reject(new Error()),
  });
  const course = [lesson('1', ['die']), lesson('2', ['bonus']), lesson('3')];

  it('is the first unfinished one after this one, then from the beginning', () => {
    expect(nextLesson(course, new Set(), '1')?.id).toBe('2');
    expect(nextLesson(course, new Set(['1', '2']), '2')?.id).toBe('3');
    expect(nextLesson(course, new Set(['3']), '3')?.id).toBe('1');
    expect(nextLesson(course, new Set(['1', '2', '3']), '3')).toBeNull();
  });

  it('after a match is about what did not happen', () => {
    expect(missedLesson(course, new Set(), new Set(['die']))?.id).toBe('2');
    expect(missedLesson(course, new Set(), new Set(['die', 'bonus']))).toBeNull();
    expect(missedLesson(course, new Set(['2']), new Set(['die']))).toBeNull();
  });
});
