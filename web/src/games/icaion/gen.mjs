/* Writes land.gen.ts (the graph of the board, which other games share) and data.gen.ts (cards and words
 * of the game) beside this file, read from the tables of the rules (games/icaion/*.def), so that each
 * fact is stored once. Run by the web
 * build; the result is not kept in the repository. What cards do is told by the view. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill, numbers, readRows, unquote } from '../../../plugins/tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const rowsOf = (file, name) =>
    readRows(join(here, '../../../../games/icaion', file))
        .filter(([row]) => row === name)
        .map(([, args]) => args);

const both = (pl, en) => ({ en: unquote(en), pl: unquote(pl) });
const lower = (text) => text.toLowerCase();
const texts = new Map(rowsOf('text.def', 'TEXT').map(([id, pl, en]) => [id, both(pl, en)]));
const wordsOf = (...ids) => ids.map((id) => texts.get(id));

const colours = rowsOf('kinds.def', 'COLOUR').map((row) => {
    const [, colour, kind, slug, kindSlug, pl, en, kindPl, kindEn] = row;
    return {
        id: unquote(slug),
        kind: unquote(kindSlug),
        colour,
        name: both(pl, en),
        kindName: both(kindPl, kindEn),
        kindId: kind,
    };
});
const colourOf = (id) => colours.findIndex((one) => one.colour === id);
const kindOf = (id) => colours.findIndex((one) => one.kindId === id);
const craterOf = (text) => (text === 'NO_CRATER' ? null : Number(text));

const nodes = rowsOf('nodes.def', 'NODE').map(([, id, slug, , regions, , x, y]) => ({
    id: unquote(slug),
    name: id,
    regions: numbers(regions),
    x: Number(x),
    y: Number(y),
}));
const numberOf = new Map(nodes.map((one, number) => [one.name, number]));
const edges = rowsOf('edges.def', 'EDGE').map((ends) => ends.map((id) => numberOf.get(id)));
const regions = rowsOf('regions.def', 'REGION').map((row) => {
    const [, id, slug, , kind, crater, , border, x, y] = row;
    return {
        id: unquote(slug),
        name: id,
        kind: kindOf(kind),
        crater: craterOf(crater),
        nodes: numbers(border),
        x: Number(x),
        y: Number(y),
    };
});
const craters = rowsOf('craters.def', 'CRATER').map(([, colour, , border, x, y]) => ({
    colour: colourOf(colour),
    nodes: numbers(border),
    x: Number(x),
    y: Number(y),
}));

/* GAIN(3, BLUE) as { op: "gain", count: 3, colour: 0 }; for ACT and TRAIT the count is 1. */
function readEffect(text) {
    const [, op, args] = /^([A-Z]+)\((.*)\)$/.exec(text);
    const [first = '', second = ''] = args.split(',').map((one) => one.trim());
    const colour = colourOf(second);
    return {
        op: lower(op),
        count: /^\d+$/.test(first) ? Number(first) : 1,
        colour: colour < 0 ? null : colour,
    };
}

const oddities = rowsOf('oddities.def', 'ODDITY').map((row) => {
    const [number, , slug, , kind, cost, effect, , en, pl] = row;
    return {
        number: Number(number) - 200,
        id: unquote(slug),
        isUpgrade: kind === 'UPGRADE',
        cost: Number(cost),
        effect: readEffect(effect),
        name: both(pl, en),
    };
});
const readCharacters = (file, name) =>
    rowsOf(file, name).map((row) => {
        const [number, , slug, hand, upgrades, start, , , en, pl] = row;
        return {
            number: Number(number),
            id: unquote(slug),
            isSeeker: name === 'SEEKER',
            hand: Number(hand),
            upgrades: Number(upgrades),
            start: numbers(start),
            name: both(pl, en),
        };
    });
const characters = [
    ...readCharacters('seekers.def', 'SEEKER'),
    ...readCharacters('equipment.def', 'EQUIPMENT'),
];
const eventCards = rowsOf('event_cards.def', 'EVENT_CARD').map(([, , slug, kind, en, pl]) => ({
    id: unquote(slug),
    kind: kind === 'COLOSSUS' ? null : kindOf(kind),
    name: both(pl, en),
}));
const department = rowsOf('department.def', 'PLACE').map(([, , bonus, count]) => {
    const { en, pl } = texts.get(`BONUS_${bonus}`);
    const numbers = [Number(count)];
    const text = { en: fill(en, 'en', numbers), pl: fill(pl, 'pl', numbers) };
    return { bonus: lower(bonus), count: Number(count), text };
});
const constants = Object.fromEntries(
    rowsOf('constants.def', 'CONSTANT').map(([name, value]) => [name, Number(value)]),
);
const types = rowsOf('types.def', 'TYPE').map(([, , pl, en]) => both(pl, en));
const tiles = rowsOf('tiles.def', 'TILE').map(([, , , pl, en]) => both(pl, en));

const lines = (values) => `[\n${values.map((one) => `  ${JSON.stringify(one)},\n`).join('')}]`;
const shown = colours.map(({ id, kind, name, kindName }) => ({ id, kind, name, kindName }));

writeFileSync(
    join(here, 'land.gen.ts'),
    `/* Made by gen.mjs from games/icaion/*.def; do not edit. */
import type { ColourFacts, CraterFacts, NodeFacts, RegionFacts, Words } from './land/facts';

export const colours: readonly ColourFacts[] = ${lines(shown)};

export const nodes: readonly NodeFacts[] = ${lines(nodes)};

export const edges: readonly (readonly [number, number])[] = ${JSON.stringify(edges)};

export const regions: readonly RegionFacts[] = ${lines(regions)};

export const craters: readonly CraterFacts[] = ${lines(craters)};

export const typeWords: readonly Words[] = ${JSON.stringify(types)};
`,
);

writeFileSync(
    join(here, 'data.gen.ts'),
    `/* Made by gen.mjs from games/icaion/*.def; do not edit. */
import type {
  CharacterFacts,
  EventCardFacts,
  OddityFacts,
  PlaceFacts,
  Words,
} from './facts';

export const oddities: readonly OddityFacts[] = ${lines(oddities)};

export const characters: readonly CharacterFacts[] = ${lines(characters)};

export const eventCards: readonly EventCardFacts[] = ${lines(eventCards)};

/* By row, then harvester, scavenger and refiner. */
export const department: readonly PlaceFacts[] = ${lines(department)};

export const neutralWords: readonly Words[] = ${JSON.stringify(wordsOf('NEUTRAL_A', 'NEUTRAL_B'))};

/* Three for each colour, by Year. */
export const tileWords: readonly Words[] = ${lines(tiles)};

export const constants = ${JSON.stringify(constants)} as const;
`,
);
