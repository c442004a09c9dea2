/* What axe-core finds on the pages of the shell: nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe } from 'node:test';
import { createTable, playSome, playToTheEnd, root } from './harness.mjs';
import { inWorld } from './suite.mjs';

const axe = readFileSync(
  createRequire(join(root, 'web/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/* Each with what is there once it has come whole. */
const PAGES = {
  '#/': '#public',
  '#/new/mysthea': 'input[name="access"]',
  '#/rules/bids': '.rule-id',
  '#/about': 'kbd',
  '#/account': '#delete',
  '#/settings': 'input[name="pref-theme"]',
  '#/offline': '.load',
  '#/offline/seasons': '#seat-0',
  '#/replay': '.chooser',
  '#/chronicle': 'h1',
  '#/profile/Checked': '.guest ~ .panel',
  '#/nowhere': '.gate h1',
};

describe('axe', () => {
  const { world, test } = inWorld();

  /* What it finds, in words: the rule, and where. Names that must begin with what is seen are for
   * controls of text; on a board a number in a region is no name. */
  async function findings(page, { isBoard = false } = {}) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(
      (enabled) =>
        window.axe.run(document, {
          resultTypes: ['violations'],
          rules: { 'label-content-name-mismatch': { enabled } },
        }),
      !isBoard,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }

  for (const [lang, colorScheme] of [
    ['English', 'light'],
    ['Polski', 'dark'],
  ]) {
    test(`nothing is found on any page: ${lang}, ${colorScheme}`, async () => {
      const page = await world.guest('Checked', '#/', { colorScheme });
      await page.getByRole('button', { name: lang }).click();
      for (const [hash, sign] of Object.entries(PAGES)) {
        await world.open(page, hash);
        await page.locator(`main ${sign}`).first().waitFor();
        assert.deepEqual(await findings(page), [], hash);
      }
    });
  }

  test('nothing is found where people wait, are invited, and have played to the end', async () => {
    const page = await world.guest('Host');
    const hash = await createTable(world, page, { game: 'hlas', seats: ['me', 'open', 'open', 'bot:easy'] });
    await page.getByRole('button', { name: 'Leave the seat' }).waitFor();
    assert.deepEqual(await findings(page), [], 'the table that waits');
    const stranger = await world.person({ colorScheme: 'dark' });
    await world.open(stranger, hash);
    await stranger.locator('.invitation h3').first().waitFor();
    assert.deepEqual(await findings(stranger), [], 'the invitation');
    await createTable(world, page, { game: 'bids', seats: ['me', 'bot:easy'] });
    await playToTheEnd([page]);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    assert.deepEqual(await findings(page, { isBoard: true }), [], 'the end');
  });

  for (const game of ['bids', 'seasons', 'mysthea', 'icaion', 'fall', 'hlas']) {
    test(`nothing is found in a decision: ${game}`, async () => {
      for (const colorScheme of ['light', 'dark']) {
        const page = await world.guest('Decider', '#/', { colorScheme });
        await createTable(world, page, { game, seats: ['me', 'bot:easy'] });
        await playSome(page, 3);
        assert.deepEqual(await findings(page, { isBoard: true }), [], colorScheme);
      }
    });
  }

  test('something that is wrong is found', async () => {
    const page = await world.guest('Wrong', '#/about');
    await page.locator('main kbd').first().waitFor();
    await page.evaluate(() => document.querySelector('main').append(document.createElement('button')));
    assert.match((await findings(page)).join(), /button-name/);
  });
});
