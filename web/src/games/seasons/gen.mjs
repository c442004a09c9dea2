/* Writes data.gen.ts beside this file: the cards, dice and numbers of the game, read from the
 * tables of the rules (games/seasons/*.def), so that each fact is stored once. Run by the web
 * build; the result is not kept in the repository. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numbers, readRows as readTable, unquote } from '../../../plugins/tables.mjs';

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

function readTexts(file, name) {
    const texts = new Map();
    for (const [row, [id, pl, en]] of readRows(file)) {
        if (row !== name) throw new Error(`${file}: ${row}?`);
        texts.set(id, { en: unquote(en), pl: unquote(pl) });
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

function readConstants() {
    const constants = {};
    const penalties = [];
    const rates = {};
    for (const [row, args] of readRows('constants.def')) {
        if (row === 'CONSTANT') constants[args[0]] = Number(args[1]);
        else if (row === 'BONUS_PENALTY') penalties[args[0]] = Number(args[1]);
        else if (row === 'RATE') rates[args[0].toLowerCase()] = args.slice(1).map(Number);
    }
    return { constants, penalties, rates };
}

const lines = (values) => `[\n${values.map((one) => `  ${JSON.stringify(one)},\n`).join('')}]`;
const { constants, penalties, rates } = readConstants();

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
