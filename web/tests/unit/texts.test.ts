/* The client has its texts from the tables, the page its rules as a module: both expand the same
 * rows, so what a card says is the same in both. */
import { describe, expect, it } from 'vitest';
import { Table } from '../../wasm/module.mjs';
import * as hlas from '../../src/games/hlas/data.gen';
import * as mysthea from '../../src/games/mysthea/data.gen';
import * as seasons from '../../src/games/seasons/data.gen';
import { rulesModule } from './rules_module';

type Words = { en: string; pl: string };
type Said = { id: string; texts: readonly Words[] };

const one = (things: readonly { id: string; text: Words }[]): Said[] =>
  things.map(({ id, text }) => ({ id, texts: [text] }));

const said: Record<string, Said[]> = {
  seasons: one(seasons.cards),
  mysthea: [
    ...one(mysthea.cards),
    ...one(mysthea.champions),
    ...mysthea.monsters.map(({ id, reward, behaviour }) => ({ id, texts: [reward, behaviour] })),
  ],
  hlas: [
    ...one(hlas.spells.filter(({ id }) => !id.endsWith('-3'))),
    ...one(hlas.tactics),
    ...one(hlas.tokens),
    ...[...hlas.buildings, ...hlas.heroes].map(({ id, tiers }) => ({ id, texts: tiers })),
    ...hlas.factions.map(({ id }, faction) => ({
      id: `solo-${id}`,
      texts: [...hlas.soloHeroes, ...hlas.soloSpells, ...hlas.soloSpecials]
        .filter((thing) => thing.faction === faction)
        .map(({ text }) => text),
    })),
  ],
};

describe.each(Object.entries(said))('texts of %s', (game, things) => {
  it.each(['en', 'pl'] as const)('are those of the rules (%s)', (lang) => {
    const table = new Table(rulesModule());
    const index = table.games().findIndex(({ id }) => id === game);
    const textOf = new Map(table.glossary(index, lang).map(({ id, text }) => [id, text]));
    expect(things.length).toBeGreaterThan(0);
    for (const { id, texts } of things)
      for (const words of texts) expect(textOf.get(id), id).toContain(words[lang]);
  });
});
