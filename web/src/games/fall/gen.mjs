/* Writes data.gen.ts beside this file: islands, command cards, bonuses and colours of machines, read
 * from the tables of the rules (games/fall/*.def and those of Mysthea that it shares), so that each
 * fact is stored once. Run by the web build; the result is not kept in the repository. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRows, unquote } from '../../../plugins/tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const rowsOf = (file, name) =>
    readRows(join(here, '../../../../games', file))
        .filter(([row]) => row === name)
        .map(([, args]) => args);
const both = (pl, en) => ({ en: unquote(en), pl: unquote(pl) });

const kinds = rowsOf('icaion/kinds.def', 'COLOUR').map(([, , kind]) => kind);
const kindOf = new Map(
    rowsOf('fall/kinds.def', 'ISLAND_TYPE').map(([type, kind]) => [type, kinds.indexOf(kind)]),
);
const isles = rowsOf('mysthea/regions.def', 'REGION').map(([, slug, island, type, pl, en]) => ({
    id: unquote(slug),
    island,
    kind: kindOf.get(type),
    name: both(pl, en),
}));
const islands = rowsOf('mysthea/islands.def', 'ISLAND').map(([, id, slug, pl, en]) => ({
    id: unquote(slug),
    name: both(pl, en),
    isles: isles
        .filter((one) => one.island === id)
        .map(({ id, kind, name }) => ({ id, kind, name })),
}));
const sides = rowsOf('fall/colours.def', 'SIDE_COLOUR').map(([, , slug, pl, en]) => ({
    id: unquote(slug),
    name: both(pl, en),
}));
const bonuses = rowsOf('fall/bonuses.def', 'BONUS').map(([, slug, kind, pl, en]) => ({
    id: unquote(slug),
    kind,
    name: both(pl, en),
}));
const cards = rowsOf('mysthea/cards.def', 'CARD').map(([, , slug, era, kind, points]) => ({
    id: unquote(slug),
    era: Number(era),
    points: Number(points),
    bonus: bonuses.findIndex((one) => one.kind === kind),
}));
const monsters = rowsOf('mysthea/monsters.def', 'MONSTER').map(([, , slug]) => unquote(slug));
const constants = Object.fromEntries(
    rowsOf('fall/constants.def', 'CONSTANT').map(([name, value]) => [name, Number(value)]),
);
const externals = rowsOf('fall/external.def', 'EXTERNAL').map(([node]) => node.toLowerCase());

const lines = (values) => `[\n${values.map((one) => `  ${JSON.stringify(one)},\n`).join('')}]`;

writeFileSync(
    join(here, 'data.gen.ts'),
    `/* Made by gen.mjs from games/fall/*.def; do not edit. */
import type { BonusFacts, CardFacts, IslandFacts, SideFacts } from './facts';

export const islands: readonly IslandFacts[] = ${lines(islands)};

/* The colours of players and machines; number 1 is the first. */
export const sides: readonly SideFacts[] = ${lines(sides)};

export const bonuses: readonly BonusFacts[] = ${lines(bonuses.map(({ id, name }) => ({ id, name })))};

export const cards: readonly CardFacts[] = ${lines(cards)};

/* In the order of the rules; number 1 is the first. */
export const monsters = ${JSON.stringify(monsters)} as const;

/* The external nodes, clockwise: where the Colossus walks. */
export const externals: readonly string[] = ${JSON.stringify(externals)};

export const constants = ${JSON.stringify(constants)} as const;
`,
);
