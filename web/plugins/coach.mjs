/* Writes src/games/ID/coach.gen.ts from games/ID/coach.def: what a newcomer is told of each kind of
 * decision. Run by the web build; the result is not kept in the repository. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { readRows, unquote } from './tables.mjs';

const games = new URL('../src/games/', import.meta.url);

for (const game of readdirSync(games).sort()) {
    const table = new URL(`../../games/${game}/coach.def`, import.meta.url);
    if (!existsSync(table)) continue;
    const rows = readRows(table).map(([, [frame, pl, en]]) => [frame, { pl: unquote(pl), en: unquote(en) }]);
    writeFileSync(
        new URL(`${game}/coach.gen.ts`, games),
        `/* Made by plugins/coach.mjs from games/${game}/coach.def; do not edit. */

/* By kind of decision. */
export const COACH: Readonly<Record<string, { pl: string; en: string }>> = ${JSON.stringify(
            Object.fromEntries(rows),
            null,
            2,
        )};
`,
    );
}
