/* The board of The Fall under mouse, finger and keys: set-up, a day on the board, what the night would
 * bring, pointing at places, and why it ended. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  PHONE,
  after,
  choices,
  createTable,
  isOver,
  joinTable,
  playOnBoard,
  playToTheEnd,
  plyOf,
  press,
  until,
  untilMyTurn,
  untilRunning,
  untilToast,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const ON_BOARD = '.fal [data-target].can, .fal .ask [data-action]';

/* Rings are there for seconds only, as toasts are: they are noted as they come. */
async function noteRings(page) {
  await page.evaluate(() => {
    window.rings = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((one) => [...one.addedNodes])) {
        const place = node instanceof Element && node.getAttribute('data-pointed');
        if (place) window.rings.push(`${place} ${node.textContent}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/* The first ring around such a place. */
async function untilRing(page, place) {
  const find = (start) => window.rings.find((one) => one.startsWith(start));
  return (await until(page, find, place)).jsonValue();
}

describe('fall', () => {
  const { world, test } = inWorld();

  async function start(nick, person = {}, options = {}) {
    const page = await world.guest(nick, '#/', person);
    await createTable(world, page, { game: 'fall', seats: ['me', 'bot:easy'], options });
    await untilMyTurn(page);
    return page;
  }

  async function setUp(page) {
    while (!(await choices(page, /Move to /).count()) && !(await isOver(page))) {
      await after(page, () => press(page.locator(ON_BOARD).first()));
    }
  }

  test('every node that can be reached glows', async () => {
    const page = await start('Walker');
    await setUp(page);
    const texts = await choices(page, /Move to /).allTextContents();
    const names = texts.map((text) => /Move to (\w\d)/.exec(text)[1]);
    const nodeOf = (name) => page.locator(`.map .node.can[data-name^="Node ${name}"]`);
    for (const name of names) assert.equal(await nodeOf(name).count(), 1, `${name} does not glow`);
    const [name] = names;
    await nodeOf(name).focus();
    await after(page, () => page.keyboard.press('Enter'));
    await page.locator('.log li', { hasText: new RegExp(`goes from \\w\\d to ${name}`) }).first().waitFor();
  });

  test('a night card shows on the board what it would do', async () => {
    const page = await start('Seer');
    await setUp(page);
    assert.equal(await page.locator('.marches path').count(), 0);
    await page.locator('[data-tab="night"]').click();
    const rows = page.locator('.events .row:not(.none)');
    let arrows = 0;
    for (let i = 0; i < (await rows.count()) && arrows === 0; i++) {
      await rows.nth(i).click();
      assert.equal(await rows.nth(i).getAttribute('aria-pressed'), 'true');
      arrows = await page.locator('.marches .line').count();
    }
    assert.ok(arrows > 0, 'no card moves anybody');
    await page.locator('.events .all').click();
    assert.equal(await page.locator('.events [aria-pressed="true"]').count(), 1);
  });

  for (const [way, person] of [
    ['desktop', {}],
    ['phone', PHONE],
  ]) {
    test(`some nights on the board alone: ${way}`, async () => {
      const page = await start('Nights', person, { level: 'easy' });
      await setUp(page);
      const night = async () =>
        Number(/\d+/.exec(await page.locator('.city h3 small').first().textContent()));
      const last = (await night()) + 4;
      const isEnough = async () => (await night()) >= last;
      await playOnBoard(page, ON_BOARD, { isEnough, movesMax: 120 });
      assert.ok((await isOver(page)) || (await isEnough()));
    });
  }

  test('who points at a place shows it to everybody for a while', async () => {
    const owner = await world.guest('Pointer');
    const hash = await createTable(world, owner, { game: 'fall', seats: ['me', 'open'] });
    const other = await joinTable(world, 'Looker', hash);
    await Promise.all([untilRunning(owner), untilRunning(other)]);
    await Promise.all([noteRings(owner), noteRings(other)]);
    await owner.getByRole('button', { name: 'Point', exact: true }).click();
    await press(owner.locator('.map .region').first());
    await Promise.all([untilRing(owner, 'region:0'), untilRing(other, 'region:0')]);
    assert.match(await untilRing(other, 'region:0'), /Pointer/);
    await untilToast(other, 'Pointer points at: Region I0');
    assert.equal(await plyOf(owner), 0);
    const rings = [owner, other].map((page) => page.locator('[data-pointed="region:0"]'));
    await Promise.all(rings.map((ring) => ring.waitFor({ state: 'detached' })));
    await other.locator('.map .node').first().focus();
    await other.keyboard.press('Alt+Enter');
    await untilRing(owner, 'node:');
  });

  test('the end says why', async () => {
    const page = await start('Ender', {}, { level: 'hard' });
    await playToTheEnd([page]);
    await page.locator('.over .verdict').waitFor();
    assert.match(await page.locator('.verdict').textContent(), /^\s*(Won!|Lost: )/);
    assert.equal(await page.locator('.over .because').count(), 1);
  });

  test('a night is told on a card, and again from the log', async () => {
    const page = await start('Nights');
    await setUp(page);
    await after(page, () => page.locator('.fal .ask [data-action]', { hasText: 'End the day' }).click());
    const card = page.locator('[data-scene="night"]');
    await card.locator('li', { hasText: 'Night: ' }).first().waitFor();
    await card.getByRole('button', { name: 'Go on' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show this again' }).last().click();
    await card.locator('li', { hasText: 'Night: ' }).first().waitFor();
  });
});
