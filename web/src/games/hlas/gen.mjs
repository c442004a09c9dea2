/* Writes data.gen.ts beside this file: the map, pieces, cards and words of the game, read from the
 * tables of the rules (games/hlas/*.def), so that each fact is stored once. Run by the web build; the
 * result is not kept in the repository. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cellsOf, numbers, numbersIn, readRows, textReader, unquote } from '../../../plugins/tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const rowsOf = (file, name) =>
    readRows(join(here, '../../../../games/hlas', file))
        .filter(([row]) => row === name)
        .map(([, args]) => args);

const both = (pl, en) => ({ en: unquote(en), pl: unquote(pl) });
const lower = (text) => text.toLowerCase().replaceAll('_', '-');

/* Words of a table such as kinds.def: number, ID, slug, Polish, English. */
const named = (file, name) =>
    rowsOf(file, name).map(([, key, slug, pl, en]) => ({ id: unquote(slug), key, name: both(pl, en) }));
const shown = (things) => things.map(({ id, name }) => ({ id, name }));
const kinds = named('kinds.def', 'KIND');
const resources = named('resources.def', 'RESOURCE');
const goals = rowsOf('goals.def', 'GOAL').map(([, slug, pl, en]) => ({
    id: unquote(slug),
    name: both(pl, en),
}));
const kindOf = (key) => kinds.findIndex((one) => one.key === key) + 1;
const resourceOf = (key) => resources.findIndex((one) => one.key === key);

const factions = rowsOf('factions.def', 'FACTION').map(([, key, slug, en, pl]) => ({
    id: unquote(slug),
    key,
    name: both(pl, en),
}));
const factionOf = (key) => factions.findIndex((one) => one.key === key);

const terrains = rowsOf('terrains.def', 'TERRAIN').map(([key, resource, pl, en]) => ({
    id: lower(key),
    resource: resource === 'NO_RESOURCE' ? null : resourceOf(resource),
    name: both(pl, en),
}));

const regionRows = rowsOf('regions.def', 'REGION');
const numberOf = new Map(regionRows.map(([number, key]) => [key, Number(number)]));
const regions = regionRows.map(([number, , slug, continent, terrain, workers, tokens, x, y, en, pl]) => ({
    number: Number(number),
    id: unquote(slug),
    continent: continent === 'NO_CONTINENT' ? null : lower(continent),
    terrain: terrains.findIndex((one) => one.id === lower(terrain)),
    workers: Number(workers),
    tokens: Number(tokens),
    x: Number(x),
    y: Number(y),
    name: both(pl, en),
}));
const edges = rowsOf('edges.def', 'EDGE').map(([one, other, kind, label, there, back]) => ({
    ends: [numberOf.get(one), numberOf.get(other)],
    kind: lower(kind),
    label: unquote(label),
    bearings: [Number(there), Number(back)],
}));

const constants = Object.fromEntries(
    rowsOf('constants.def', 'CONSTANT').map(([name, value]) => [name, Number(value)]),
);

/* As in cells.def. */
const sum = (values) => values.reduce((one, other) => one + other, 0);
const filled = textReader([
    ...Object.entries(constants),
    ...[...rowsOf('abilities.def', 'BUILDING_ABILITY'), ...rowsOf('abilities.def', 'HERO_ABILITY')].flatMap(
        ([id, tier, , effect]) => cellsOf(`${id}_${tier}`, numbersIn(effect)),
    ),
    ...rowsOf('spells.def', 'SPELL').flatMap((row) => cellsOf(`SPELL_${row[1]}`, numbersIn(row[8]))),
    ...rowsOf('tactics.def', 'TACTIC').flatMap((row) =>
        cellsOf(`TACTIC_${row[1]}`, [Number(row[4]), sum(numbersIn(row[8], row[9]))]),
    ),
    ...rowsOf('tokens.def', 'TOKEN').flatMap((row) => cellsOf(`TOKEN_${row[1]}`, numbersIn(row[5]))),
    ...rowsOf('solo_heroes.def', 'SOLO_HERO').flatMap(([faction, hero, ability]) =>
        cellsOf(`SOLO_${faction}_${hero}`, numbersIn(ability)),
    ),
    ...rowsOf('solo_specials.def', 'SOLO_SPECIAL').flatMap(([faction, ability]) =>
        cellsOf(`SOLO_${faction}_SPECIAL`, numbersIn(ability)),
    ),
    ...rowsOf('solo_spells.def', 'SOLO_SPELL').flatMap((row) =>
        cellsOf(`SOLO_${row[2]}`, numbersIn(row[5], row[6])),
    ),
    ...rowsOf('units.def', 'UNIT').map((row) => [`${row[2]}_STRENGTH`, Number(row[4])]),
    ...rowsOf('buildings.def', 'BUILDING').map((row) => [`${row[2]}_ORE`, Number(row[4])]),
]);

/* What cards say and what they say in half a line, by table and id. */
const wordsOf = (file, name) =>
    new Map(rowsOf(file, name).map(([key, ...text]) => [key, filled(...text)]));
const tiersOf = (name) => {
    const tiers = new Map();
    for (const [key, , ...text] of rowsOf('card_text.def', name)) {
        tiers.set(key, [...(tiers.get(key) ?? []), filled(...text)]);
    }
    return tiers;
};

const units = rowsOf('units.def', 'UNIT').map((row) => {
    const [faction, kind, , count, strength, speed, price, vp, capacity, , en, pl] = row;
    return {
        faction: factionOf(faction),
        kind: kindOf(kind),
        count: Number(count),
        strength: Number(strength),
        speed: Number(speed),
        price: numbers(price),
        vp: Number(vp),
        capacity: Number(capacity),
        name: both(pl, en),
    };
});

const buildingTexts = tiersOf('BUILDING_TEXT');
const buildings = rowsOf('buildings.def', 'BUILDING').map((row) => {
    const [, faction, key, unlocks, ore, vp, en, pl, slug] = row;
    return {
        id: unquote(slug),
        faction: factionOf(faction),
        kind: kindOf(unlocks),
        ore: Number(ore),
        vp: Number(vp),
        name: both(pl, en),
        tiers: buildingTexts.get(key),
    };
});
const heroTexts = tiersOf('HERO_TEXT');
const heroes = rowsOf('heroes.def', 'HERO').map(([, faction, key, kind, en, pl, slug]) => ({
    id: unquote(slug),
    faction: factionOf(faction),
    kind: kindOf(kind),
    name: both(pl, en),
    tiers: heroTexts.get(key),
}));
const levels = rowsOf('levels.def', 'LEVEL').map((row) => {
    const [faction, level, price, strength, vp, towers, library, scribed] = row;
    return {
        faction: factionOf(faction),
        level: Number(level),
        price: numbers(price),
        strength: Number(strength),
        vp: Number(vp),
        towers: Number(towers),
        library: Number(library),
        scribed: Number(scribed),
    };
});

const spellTexts = wordsOf('card_text.def', 'SPELL_TEXT');
const spellHints = wordsOf('card_hint.def', 'SPELL_HINT');
const spellRows = rowsOf('spells.def', 'SPELL').map((row) => {
    const [number, key, slug, type, mana, vp, copies, , effect, en, pl] = row;
    return {
        number: Number(number),
        id: unquote(slug),
        key,
        type: lower(type),
        mana: Number(mana),
        vp: Number(vp),
        copies: Number(copies),
        effect: lower(/^[A-Z_]+/.exec(effect)[0]),
        name: both(pl, en),
        hint: spellHints.get(key),
        text: spellTexts.get(key),
    };
});
/* A third copy has an id of its own, but everything else of its card. */
const twins = rowsOf('spells.def', 'SPELL_TWIN').map(([number, , slug, of]) => ({
    ...spellRows.find((one) => one.key === of),
    number: Number(number),
    id: unquote(slug),
}));
const spells = [...spellRows, ...twins].map(({ key, ...spell }) => spell);

const tacticTexts = wordsOf('card_text.def', 'TACTIC_TEXT');
const tacticHints = wordsOf('card_hint.def', 'TACTIC_HINT');
const tactics = rowsOf('tactics.def', 'TACTIC').map((row) => {
    const [number, key, slug, price, strength, vp, role, , , , en, pl] = row;
    return {
        number: Number(number),
        id: unquote(slug),
        price: numbers(price),
        strength: Number(strength),
        vp: Number(vp),
        role: lower(role),
        name: both(pl, en),
        hint: tacticHints.get(key),
        text: tacticTexts.get(key),
    };
});

const tokenTexts = wordsOf('card_text.def', 'TOKEN_TEXT');
const tokens = rowsOf('tokens.def', 'TOKEN').map((row) => {
    const [number, key, slug, where, copies, effect, en, pl] = row;
    const [, op, args = ''] = /^([A-Z_]+)(?:\((.*)\))?$/.exec(effect);
    return {
        number: Number(number),
        id: unquote(slug),
        isSea: where === 'SEA',
        copies: Number(copies),
        op: lower(op),
        args: args.split(',').map((one) => lower(one.trim())),
        name: both(pl, en),
        text: tokenTexts.get(key),
    };
});

const soloCards = rowsOf('solo_cards.def', 'SOLO_CARD').map((row) => {
    const [number, , slug, action, follow, compass, strength, vp, attacking, defending, en, pl] = row;
    const tactic = (key) => tactics.findIndex((one) => one.id === lower(key)) + 1;
    return {
        number: Number(number),
        id: unquote(slug),
        action: lower(action),
        follow: follow === '1',
        compass: Number(compass),
        strength: Number(strength),
        vp: Number(vp),
        attacking: tactic(attacking),
        defending: tactic(defending),
        name: both(pl, en),
    };
});
const soloSpaces = rowsOf('solo_track.def', 'SOLO_SPACE').map((row) => {
    const [faction, space, ore, level, strength, towers, vp, unlock] = row;
    return {
        faction: factionOf(faction),
        space: Number(space),
        ore: Number(ore),
        level: Number(level),
        strength: Number(strength),
        towers: Number(towers),
        vp: Number(vp),
        unlock: lower(unlock.replace('_UNLOCK', '')),
    };
});
const soloHeroes = rowsOf('card_text.def', 'SOLO_HERO_TEXT').map(([faction, hero, ...text]) => ({
    faction: factionOf(faction),
    hero: Number(hero),
    text: filled(...text),
}));
const soloSpellTexts = wordsOf('card_text.def', 'SOLO_SPELL_TEXT');
const soloSpells = rowsOf('solo_spells.def', 'SOLO_SPELL').map((row) => {
    const [faction, hero, key, mana, vp, , , en, pl] = row;
    return {
        faction: factionOf(faction),
        hero: Number(hero),
        mana: Number(mana),
        vp: Number(vp),
        name: both(pl, en),
        text: soloSpellTexts.get(key) ?? { en: '', pl: '' },
    };
});
const soloSpecials = rowsOf('card_text.def', 'SOLO_SPECIAL_TEXT').map(([faction, ...text]) => ({
    faction: factionOf(faction),
    text: filled(...text),
}));

/* "%1 ore" in the form that goes with a number. */
const amounts = ['FOOD_N', 'ORE_N', 'MANA_N'].map((id) => {
    const [, pl, en] = rowsOf('text.def', 'TEXT').find(([key]) => key === id);
    return both(pl, en);
});
const epilogue = rowsOf('epilogue.def', 'END').map(([, pl, en]) => both(pl, en));
const taxValues = rowsOf('taxes.def', 'TAX_VALUE').map(([, value]) => Number(value));

const lines = (values) => `[\n${values.map((one) => `  ${JSON.stringify(one)},\n`).join('')}]`;

writeFileSync(
    join(here, 'data.gen.ts'),
    `/* Made by gen.mjs from games/hlas/*.def; do not edit. */
import type {
  BuildingFacts,
  EdgeFacts,
  HeroFacts,
  LevelFacts,
  Named,
  RegionFacts,
  SoloCardFacts,
  SoloHeroFacts,
  SoloSpaceFacts,
  SoloSpellFacts,
  SpellFacts,
  TacticFacts,
  TerrainFacts,
  TokenFacts,
  UnitFacts,
  Words,
} from './facts';

/* From serf, number 1. */
export const kinds: readonly Named[] = ${lines(shown(kinds))};

export const resources: readonly Named[] = ${lines(shown(resources))};

export const amounts: readonly Words[] = ${lines(amounts)};

export const places: readonly Named[] = ${lines(shown(named('places.def', 'PLACE')))};

export const scribedStates: readonly Named[] = ${lines(shown(named('scribed.def', 'SCRIBED')))};

/* What brings the last round; the last of them where one plays alone. */
export const goals: readonly Named[] = ${lines(goals)};

export const factions: readonly Named[] = ${lines(shown(factions))};

export const terrains: readonly TerrainFacts[] = ${lines(terrains)};

/* Region number n is at n - 1. */
export const regions: readonly RegionFacts[] = ${lines(regions)};

export const edges: readonly EdgeFacts[] = ${lines(edges)};

export const units: readonly UnitFacts[] = ${lines(units)};

export const buildings: readonly BuildingFacts[] = ${lines(buildings)};

export const heroes: readonly HeroFacts[] = ${lines(heroes)};

export const levels: readonly LevelFacts[] = ${lines(levels)};

export const spells: readonly SpellFacts[] = ${lines(spells)};

export const tactics: readonly TacticFacts[] = ${lines(tactics)};

export const tokens: readonly TokenFacts[] = ${lines(tokens)};

export const soloCards: readonly SoloCardFacts[] = ${lines(soloCards)};

export const soloSpaces: readonly SoloSpaceFacts[] = ${lines(soloSpaces)};

export const soloHeroes: readonly SoloHeroFacts[] = ${lines(soloHeroes)};

export const soloSpells: readonly SoloSpellFacts[] = ${lines(soloSpells)};

export const soloSpecials: readonly { faction: number; text: Words }[] = ${lines(soloSpecials)};

/* As the view counts them. */
export const epilogue: readonly Words[] = ${lines(epilogue)};

export const constants = ${JSON.stringify(constants)} as const;

export const taxValues: readonly number[] = ${JSON.stringify(taxValues)};
`,
);
