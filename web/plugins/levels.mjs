/* Writes src/lib/levels.gen.ts from bots/levels.def: the levels of bots, their names and roles. Run by
 * the web build; the result is not kept in the repository. */
import { writeFileSync } from 'node:fs';
import { readRows, unquote } from './tables.mjs';

const table = new URL('../../bots/levels.def', import.meta.url);
const output = new URL('../src/lib/levels.gen.ts', import.meta.url);

const rows = readRows(table);
const levels = rows
    .filter(([kind]) => kind === 'LEVEL')
    .map(([, [id, name, kind, pl, en]]) => ({
        id,
        name: unquote(name),
        isOffered: kind === 'SEARCH',
        title: { title_en: unquote(en), title_pl: unquote(pl) },
    }));
const nameOf = (id) => {
    const level = levels.find((one) => one.id === id);
    if (!level) throw new Error(`bots/levels.def: no level ${id}`);
    return level.name;
};
const roles = rows
    .filter(([kind]) => kind === 'ROLE')
    .map(([, [id, level]]) => [id.toLowerCase(), nameOf(level)]);

const json = (value) => JSON.stringify(value, null, 2);

writeFileSync(
    output,
    `/* Made by plugins/levels.mjs from bots/levels.def; do not edit. */

/* What people choose from, in rising strength. */
export const LEVELS: string[] = ${json(levels.filter((one) => one.isOffered).map((one) => one.name))};

export const LEVEL_TITLES: Record<string, { title_en: string; title_pl: string }> = ${json(
        Object.fromEntries(levels.map((one) => [one.name, one.title])),
    )};

/* The level that is meant where none is named. */
export const LEVEL_OF = ${json(Object.fromEntries(roles))};
`,
);
