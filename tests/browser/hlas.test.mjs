/* The board of Heroes of Land, Air & Sea under mouse, finger and keys: factions, capitals, the bar,
 * armies, and some rounds on the board alone. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  PHONE,
  after,
  choices,
  createTable,
  isOver,
  playOnBoard,
  press,
  untilMyTurn,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const ON_BOARD = '.hlas [data-target].can, .hlas .ask [data-action]';

describe('hlas', () => {
  const { world, test } = inWorld();

  async function start(nick, seats = ['me', 'bot:easy'], person = {}) {
    const page = await world.guest(nick, '#/', person);
    await createTable(world, page, { game: 'hlas', seats });
    await untilMyTurn(page);
    return page;
  }

  async function setUp(page) {
    while (await choices(page, /(Faction|Capital|Out of play): /).count()) {
      await after(page, () => press(page.locator('.offer .spot.can, .region.can').first()));
    }
  }

  /* Answers whatever is asked until one of these can be chosen. */
  async function untilOffered(page, text) {
    for (let i = 0; i < 80 && !(await choices(page, text).count()); i++) {
      await after(page, () => press(page.locator(ON_BOARD).last()));
    }
    assert.ok((await choices(page, text).count()) > 0, `nobody is asked: ${text}`);
  }

  test('a faction and a continent are chosen on the board', async () => {
    const page = await start('Setup');
    const offered = page.locator('.offer .spot.can');
    await offered.first().waitFor();
    assert.equal(await offered.count(), await choices(page, 'Faction: ').count());
    await offered.first().focus();
    await after(page, () => page.keyboard.press('Enter'));
    assert.ok((await page.locator('.region.can').count()) > 0);
    await setUp(page);
    await page.getByRole('region', { name: 'Action bar' }).waitFor();
  });

  test('an army goes from a region to one that glows', async () => {
    const page = await start('Marcher');
    await setUp(page);
    await untilOffered(page, 'Action: march');
    await after(page, () => press(page.locator('[data-target="bar:4"].can')));
    if (await choices(page, 'From ').count()) {
      await after(page, () => press(page.locator('.region.can').first()));
    }
    await untilOffered(page, /^\d?\s*Take /);
    await after(page, () => page.locator('.ask [data-action]', { hasText: 'Take ' }).first().click());
    await page.getByText('Going:').waitFor();
    const goals = await choices(page, /^\d?\s*To /).count();
    assert.ok(goals > 0);
    /* The region it starts from glows too while a unit can be taken along. */
    assert.ok((await page.locator('.region.can').count()) >= goals);
    const target = page.locator('.region.can:not(:has(.origin))').first();
    const label = await target.getAttribute('aria-label');
    assert.match(label, /^To /);
    await after(page, () => press(target));
    await page.locator('.log li', { hasText: 'marches from' }).first().waitFor({ state: 'attached' });
  });

  test('a region tells about itself', async () => {
    const page = await start('Reader');
    const region = page.locator('[data-target="region:5"]');
    await region.waitFor();
    await region.hover();
    await page.locator('.lore', { hasText: 'Old Wood' }).waitFor();
  });

  for (const [way, seats, person] of [
    ['desktop, three', ['me', 'bot:easy', 'bot:easy'], {}],
    ['phone, alone', ['me'], PHONE],
  ]) {
    test(`some rounds on the board alone: ${way}`, async () => {
      const page = await start('Rounds', seats, person);
      const round = async () =>
        Number(/\d+/.exec((await page.locator('.status h3').textContent()) ?? '')?.[0] ?? 0);
      const isEnough = async () => (await round()) >= 3;
      await playOnBoard(page, ON_BOARD, { isEnough, movesMax: 200 });
      assert.ok((await isOver(page)) || (await isEnough()));
    });
  }
});
