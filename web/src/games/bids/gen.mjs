/* Writes data.gen.ts from the table of cards in games/bids. Run by the web build; the result is not
 * kept in the repository. */
import { writeFileSync } from 'node:fs';
import { readRows, unquote } from '../../../plugins/tables.mjs';

const table = new URL('../../../../games/bids/cards.def', import.meta.url);
const cards = readRows(table).map(([, [, id, bid, , pl, en]]) => ({
    id: unquote(id),
    bid: Number(bid),
    title: { en: unquote(en), pl: unquote(pl) },
}));

writeFileSync(
    new URL('data.gen.ts', import.meta.url),
    `/* Made by gen.mjs from games/bids; do not edit. */
import type { CardFacts } from './cards';

export const cards: readonly CardFacts[] = [
${cards.map((card) => `  ${JSON.stringify(card)},\n`).join('')}];
`,
);
