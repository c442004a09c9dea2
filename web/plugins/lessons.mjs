/* Writes src/lib/lessons.gen.ts and src/lib/courses.gen.ts from games/ID/lessons/*.t: which lessons
 * there are, in the order of their numbers, and how many each game has. Run by the web build; the
 * results are not kept in the repository. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const games = new URL('../../games/', import.meta.url);
const lib = new URL('../src/lib/', import.meta.url);

/* The head of a lesson: everything before its first other command. */
function headOf(file) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const begin = lines.findIndex((line) => /^lesson\b/.test(line));
    const title = { pl: '', en: '' };
    let at = begin;
    for (; at < lines.length && (at === begin || /^\s+(?:pl|en)\b/.test(lines[at])); at++) {
        for (const [, lang, text] of lines[at].matchAll(/\b(pl|en) "([^"]*)"/g)) title[lang] = text;
    }
    const minutes = Number(/^minutes (\d+)/m.exec(lines.join('\n'))?.[1]);
    const teaches = /^teaches (.*)$/m.exec(lines.join('\n'))?.[1].split(/\s+/) ?? [];
    if (begin < 0 || !title.pl || !title.en || !minutes) throw new Error(`${file.pathname}: no lesson`);
    return { title, minutes, teaches };
}

function lessonsOf(game) {
    const folder = new URL(`${game}/lessons/`, games);
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.t')) : [];
    return files.sort().map((name) => {
        const id = name.replace(/\.t$/, '');
        return { id, ...headOf(new URL(name, folder)), path: `../../../games/${game}/lessons/${name}` };
    });
}

const courses = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, lessonsOf(name)])
    .filter(([, lessons]) => lessons.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));

const rowOf = ({ path, ...about }) =>
    `    { ...${JSON.stringify(about)}, load: () => import(${JSON.stringify(path + '?raw')}) },\n`;

writeFileSync(
    new URL('lessons.gen.ts', lib),
    `/* Made by plugins/lessons.mjs from games/ID/lessons/*.t; do not edit. */
import type { Lesson } from './lessons';

/* By game, in the order of the course. */
export const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
${courses.map(([game, lessons]) => `  ${game}: [\n${lessons.map(rowOf).join('')}  ],\n`).join('')}};
`,
);

writeFileSync(
    new URL('courses.gen.ts', lib),
    `/* Made by plugins/lessons.mjs from games/ID/lessons/*.t; do not edit. */

/* How many lessons the course of a game has. */
export const COURSES: Readonly<Record<string, number>> = ${JSON.stringify(
        Object.fromEntries(courses.map(([game, lessons]) => [game, lessons.length])),
        null,
        2,
    )};
`,
);
