/* Writes data.gen.ts beside this file: cards, islands, monsters and words of the game, read from the
 * tables of the rules (games/mysthea/*.def), so that each fact is stored once. Run by the web
 * build; the result is not kept in the repository. The rewards of encounters are left out: no
 * player is to read them before the choice. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
    cellsOf,
    numbers,
    numbersIn,
    readRows,
    splitArguments,
    textReader,
    unquote,
} from '../../../plugins/tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const table = (file) => readRows(join(here, '../../../../games/mysthea', file));
const rowsOf = (file, name) =>
    table(file)
        .filter(([row]) => row === name)
        .map(([, args]) => args);

const both = (pl, en) => ({ en: unquote(en), pl: unquote(pl) });
const call = (text) => {
    const [, name, args] = /^([A-Z_]+)(?:\(([\s\S]*)\))?$/.exec(text) ?? [];
    if (!name) throw new Error(`not a call: ${text}`);
    return { name, args: args === undefined ? [] : splitArguments(args) };
};
const lower = (text) => text.toLowerCase();

const constants = Object.fromEntries(
    rowsOf('constants.def', 'CONSTANT').map(([name, value]) => [name, Number(value)]),
);

/* As in cells.def. */
const filled = textReader([
    ...Object.entries(constants),
    ...rowsOf('cards.def', 'CARD').flatMap(([, id, , , , , , price, , ...parts]) =>
        cellsOf(id, numbersIn(price, ...parts)),
    ),
    ...rowsOf('attunements.def', 'ATTUNEMENT').map(([number, , , glory]) => [
        `A${number}_GLORY`,
        Number(glory),
    ]),
    ...rowsOf('monsters.def', 'MONSTER').flatMap(([, id, , , , , glory]) =>
        numbers(glory).map((value, index) => [`${id}_${['GOLD', 'SILVER', 'BRONZE'][index]}`, value]),
    ),
]);

/* What a card takes beside energy: kinds of cards, energy or experience. */
function readPrice(text) {
    const { name, args } = call(text);
    switch (name) {
        case 'FREE_OF_PRICE':
            return [];
        case 'PAY_ENERGY':
            return [{ icon: 'energy', count: Number(args[0]) }];
        case 'PAY_XP':
            return [{ icon: 'xp', count: Number(args[0]) }];
        case 'DISCARD':
        case 'REMOVE':
            return args.map((kind) => ({ icon: kind === 'ANY' ? 'card' : lower(kind), count: 1 }));
    }
    throw new Error(`a price ${name}?`);
}

function readPart(text) {
    const { name, args } = call(text);
    if (name === 'OP') {
        const [op, unit, count] = args;
        return { op: lower(op), unit: unit === 'NONE' ? null : lower(unit), count: Number(count) };
    }
    const [op, count, per] = args;
    return { op: lower(op), unit: null, count: Number(count), per: lower(per) };
}

function readCards() {
    const texts = new Map(rowsOf('card_text.def', 'CARD_TEXT').map(([id, ...rest]) => [id, rest]));
    const hints = new Map(rowsOf('card_hint.def', 'HINT').map(([id, ...rest]) => [id, rest]));
    return rowsOf('cards.def', 'CARD').map((row) => {
        const [number, id, slug, era, kind, points, place, price, join, ...parts] = row;
        const [namePl, nameEn, ...text] = texts.get(id);
        return {
            number: Number(number),
            id: unquote(slug),
            era: Number(era),
            kind: lower(kind),
            points: Number(points),
            place: place === 'NONE' ? null : lower(place),
            price: readPrice(price),
            join: lower(join),
            parts: parts.filter((part) => part !== 'NO_PARTS').map(readPart),
            name: both(namePl, nameEn),
            text: filled(...text),
            hint: filled(...hints.get(id)),
        };
    });
}

function readChampions() {
    const texts = rowsOf('champion_text.def', 'CHAMPION_TEXT');
    return rowsOf('champions.def', 'CHAMPION').map(([number, id, slug]) => {
        const [, namePl, nameEn, ...text] = texts.find(([other]) => other === id);
        return {
            number: Number(number),
            id: unquote(slug),
            name: both(namePl, nameEn),
            text: filled(...text),
        };
    });
}

function readMonsters() {
    const texts = rowsOf('monster_text.def', 'MONSTER_TEXT');
    return rowsOf('monsters.def', 'MONSTER').map((row) => {
        const [number, id, slug, , strength, home, glory] = row;
        const [, name, epPl, epEn, rewardPl, rewardEn, actPl, actEn, ...cells] = texts.find(
            ([other]) => other === id,
        );
        return {
            number: Number(number),
            id: unquote(slug),
            strength: Number(strength),
            home: lower(home),
            glory: numbers(glory),
            name: unquote(name),
            epithet: both(epPl, epEn),
            reward: filled(rewardPl, rewardEn, ...cells),
            behaviour: filled(actPl, actEn, ...cells),
        };
    });
}

const readIslands = () =>
    rowsOf('islands.def', 'ISLAND').map(([number, , slug, pl, en, atPl, atEn]) => ({
        number: Number(number),
        id: unquote(slug),
        name: both(pl, en),
        at: both(atPl, atEn),
    }));

const readRegions = () =>
    rowsOf('regions.def', 'REGION').map(([, slug, island, type, pl, en, atPl, atEn], index) => ({
        number: index + 1,
        id: unquote(slug),
        island: lower(island),
        type: lower(type),
        name: both(pl, en),
        at: both(atPl, atEn) /* as the log says where */,
    }));

function readEncounters() {
    const rewards = rowsOf('encounters.def', 'REWARD');
    return rowsOf('encounters.def', 'ENCOUNTER').map(([number, , slug, glory]) => ({
        number: Number(number),
        id: unquote(slug),
        glory: Number(glory),
        icons: rewards.filter(([of]) => of === number).map(([, , icon]) => lower(icon)),
    }));
}

/* Names by id, of rows [ID, pl, en]. */
const readWords = (rows) =>
    Object.fromEntries(rows.map(([id, pl, en]) => [lower(id), both(pl, en)]));

const attunements = rowsOf('attunement_text.def', 'ATTUNEMENT_TEXT').map(([, ...text]) =>
    filled(...text),
);
const trackGlory = rowsOf('track.def', 'TRACK').map(([, glory]) => Number(glory));
const types = rowsOf('event_cards.def', 'EVENT_CARD').map(([, id, , pl, en]) => [id, pl, en]);
const eventCards = [
    ...rowsOf('event_cards.def', 'EVENT_CARD').map(([, , slug]) => unquote(slug)),
    ...readMonsters().map((one) => one.id),
];

const lines = (values) => `[\n${values.map((one) => `  ${JSON.stringify(one)},\n`).join('')}]`;

writeFileSync(
    join(here, 'data.gen.ts'),
    `/* Made by gen.mjs from games/mysthea/*.def; do not edit. */
import type {
  CardFacts,
  ChampionFacts,
  EncounterFacts,
  IslandFacts,
  MonsterFacts,
  RegionFacts,
  Words,
} from './facts';

export const cards: readonly CardFacts[] = ${lines(readCards())};

export const champions: readonly ChampionFacts[] = ${lines(readChampions())};

export const monsters: readonly MonsterFacts[] = ${lines(readMonsters())};

export const islands: readonly IslandFacts[] = ${lines(readIslands())};

export const regions: readonly RegionFacts[] = ${lines(readRegions())};

export const encounters: readonly EncounterFacts[] = ${lines(readEncounters())};

/* Day sides of the islands, then night sides. */
export const attunements: readonly Words[] = ${lines(attunements)};

/* From number 1. */
export const eventCards: readonly string[] = ${JSON.stringify(eventCards)};

export const trackGlory: readonly number[] = ${JSON.stringify(trackGlory)};

export const unitWords: Readonly<Record<string, Words>> = ${JSON.stringify(readWords(rowsOf('units.def', 'UNIT')))};

export const typeWords: Readonly<Record<string, Words>> = ${JSON.stringify(readWords(types))};

export const kindWords: Readonly<Record<string, Words>> = ${JSON.stringify(readWords(rowsOf('kinds.def', 'KIND')))};

export const iconWords: Readonly<Record<string, Words>> = ${JSON.stringify(readWords(rowsOf('icons.def', 'ICON')))};

export const constants = ${JSON.stringify(constants)} as const;
`,
);
