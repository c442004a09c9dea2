/* The board of Icaion under mouse, finger and keys: setup, nodes with their price, cages, cards. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  MENU,
  PHONE,
  after,
  choices,
  createTable,
  playOnBoard,
  press,
  untilMyTurn,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const ON_BOARD = '.ica [data-target].can, .ica .ask [data-action]';

describe('icaion', () => {
  const { world, test } = inWorld();

  async function start(nick, person = {}, options = {}) {
    const page = await world.guest(nick, '#/', person);
    await createTable(world, page, { game: 'icaion', seats: ['me', 'bot:easy'], options });
    await untilMyTurn(page);
    return page;
  }

  async function setUp(page) {
    while (await choices(page, /Place: |Start at /).count()) {
      await after(page, () => press(page.locator('.map [data-target].can').first()));
    }
  }

  test('machines and the seeker are set up on the board', async () => {
    const page = await start('Setup');
    const first = page.locator('.region.can').first();
    await first.waitFor();
    const listed = await choices(page, 'Place: ').allTextContents();
    const regions = new Set(listed.map((text) => / in (\w\d)/.exec(text)[1]));
    assert.equal(await page.locator('.region.can').count(), regions.size);
    await first.focus();
    await page.keyboard.press('Enter');
    await page.locator(MENU).waitFor();
    assert.ok((await page.locator(`${MENU} .answer`).count()) > 1);
    await page.keyboard.press('Escape');
    await page.locator(MENU).waitFor({ state: 'detached' });
    await setUp(page);
    await page.locator('.log li', { hasText: 'Setup starts at' }).first().waitFor();
  });

  test('every node that can be reached glows and says its price', async () => {
    const page = await start('Walker');
    await setUp(page);
    while (!(await choices(page, 'Move to ').count())) {
      await after(page, () => page.locator('.ask [data-action]').first().click());
    }
    const glowing = page.locator('.node.can');
    assert.equal(await glowing.count(), await choices(page, /Move to |Camp/).count());
    for (const text of await glowing.locator('text').allTextContents()) assert.match(text, /^\d+$/);
    await after(page, () => page.locator('.node.can:has(.free)').first().click());
    await page.locator('.log li', { hasText: /goes from X\d to / }).first().waitFor();
  });

  for (const [way, person] of [
    ['desktop', {}],
    ['phone', PHONE],
  ]) {
    test(`some rounds on the board alone: ${way}`, async () => {
      const page = await start('Rounds', person);
      await setUp(page);
      const isEnough = async () => (await page.locator('.track li.filled').count()) >= 4;
      await playOnBoard(page, ON_BOARD, { isEnough, movesMax: 160 });
      assert.ok(await isEnough());
    });
  }

  test('a seeker is drafted by its card', async () => {
    const page = await start('Draft', {}, { characters: 'draft' });
    const cards = page.locator('.question .spot.can');
    while (!(await cards.count())) await after(page, () => press(page.locator('.region.can').first()));
    await after(page, () => cards.first().click());
    await page.locator('.log li', { hasText: 'Draft takes: ' }).first().waitFor();
  });
});
