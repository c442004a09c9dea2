/* Runs gen.mjs of every game that has one, before anything reads the sources: it writes *.gen.ts
 * beside itself from the tables of the rules; and levels.mjs and lessons.mjs, which do so for the levels of bots and
 * for the courses.
 * What they write is not kept in the repository. */
import { existsSync, readdirSync } from 'node:fs';
import './lessons.mjs';
import './levels.mjs';

const games = new URL('../src/games/', import.meta.url);

for (const game of readdirSync(games).sort()) {
    const script = new URL(`${game}/gen.mjs`, games);
    if (existsSync(script)) await import(script.href);
}
