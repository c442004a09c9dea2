/* Writes data.gen.ts beside this file: the cards, dice and numbers of the game, read from the
 * tables of the rules (games/seasons/*.def), so that each fact is stored once. Run by the web
 * build; the result is not kept in the repository. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numbers, readRows as readTable, textReader, unquote } from '../../../plugins/tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const tables = join(here, '../../../../games/seasons');

const readRows = (file) => readTable(join(tables, file));

/* MORE_NONE, MORE_CRYSTALS(3), MORE_FIRE(1), ... as tokens by energy and crystals. */
function readMore(text) {
    const energies = ['AIR', 'WATER', 'FIRE', 'EARTH'];
    const more = { energy: [0, 0, 0, 0], crystals: 0 };
    const match = /^MORE_([A-Z]+)\((\d+)\)$/.exec(text);
    if (!match) {
        if (text !== 'MORE_NONE') throw new Error(`cards.def: ${text}?`);
        return more;
    }
    if (match[1] === 'CRYSTALS') more.crystals = Number(match[2]);
    else more.energy[energies.indexOf(match[1])] = Number(match[2]);
    return more;
}

const constants = Object.fromEntries(
    readRows('constants.def').map(([, [name, value]]) => [name, Number(value)]),
);

/* As in cells.def. */
const filled = textReader([
    ...Object.entries(constants),
    ...readRows('cards.def').map(([, row]) => [`${row[1]}_PRESTIGE`, Number(row[7])]),
]);

function readTexts(file, name) {
    const texts = new Map();
    for (const [row, [id, ...text]] of readRows(file)) {
        if (row !== name) throw new Error(`${file}: ${row}?`);
        texts.set(id, filled(...text));
    }
    return texts;
}

function readCards() {
    const texts = readTexts('card_text.def', 'CARD_TEXT');
    const hints = readTexts('card_hint.def', 'HINT');
    return readRows('cards.def').map(([, row], index) => {
        const [number, id, slug, kind, timing, cost, more, prestige, en, pl] = row;
        const [air, water, fire, earth, crystals] = numbers(cost);
        if (Number(number) !== index + 1)
            throw new Error(`cards.def: ${id} is not number ${index + 1}`);
        if (!texts.has(id) || !hints.has(id)) throw new Error(`${id} has no text`);
        return {
            number: Number(number),
            id: unquote(slug),
            kind: kind.toLowerCase(),
            timing: timing === 'NO_EFFECT' ? [] : timing.toLowerCase().split('|'),
            cost: { energy: [air, water, fire, earth], crystals },
            more: readMore(more),
            prestige: Number(prestige),
            name: { en: unquote(en), pl: unquote(pl) },
            text: texts.get(id),
            hint: hints.get(id),
        };
    });
}

/* dice[season][die - 1][face - 1] */
function readDice() {
    const dice = {};
    for (const [, [season, die, face, energy, crystals, stars, draw, transmute, pips]] of readRows(
        'dice.def',
    )) {
        const of = (dice[season.toLowerCase()] ??= []);
        (of[die - 1] ??= [])[face - 1] = {
            energy: numbers(energy),
            crystals: Number(crystals),
            stars: Number(stars),
            draw: draw === '1',
            transmute: transmute === '1',
            pips: Number(pips),
        };
    }
    return dice;
}

const lines = (values) => `[\n${values.map((one) => `  ${JSON.stringify(one)},\n`).join('')}]`;
const penalties = readRows('penalties.def').map(([, [, points]]) => Number(points));
const rates = Object.fromEntries(
    readRows('rates.def').map(([, [season, ...rate]]) => [season.toLowerCase(), rate.map(Number)]),
);

writeFileSync(
    join(here, 'data.gen.ts'),
    `/* Made by gen.mjs from games/seasons/*.def; do not edit. */
import type { CardFacts, DieFace, Season } from './facts';

export const cards: readonly CardFacts[] = ${lines(readCards())};

export const dice: Readonly<Record<Season, readonly (readonly DieFace[])[]>> = ${JSON.stringify(readDice())};

export const penalties: readonly number[] = ${JSON.stringify(penalties)};

export const rates: Readonly<Record<Season, readonly number[]>> = ${JSON.stringify(rates)};

export const constants = ${JSON.stringify(constants)} as const;
`,
);
