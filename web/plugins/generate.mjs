/* Runs gen.mjs of every game that has one, before anything reads the sources: it writes *.gen.ts
 * beside itself from the tables of the rules; and those of this folder that do so for what coaches
 * say, for the courses and for the levels of bots. What they write is not kept in the repository. */
import { existsSync, readdirSync } from 'node:fs';
import './coach.mjs';
import './lessons.mjs';
import './levels.mjs';

const games = new URL('../src/games/', import.meta.url);

for (const game of readdirSync(games).sort()) {
    const script = new URL(`${game}/gen.mjs`, games);
    if (existsSync(script)) await import(script.href);
}
