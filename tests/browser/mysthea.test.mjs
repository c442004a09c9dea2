/* The board of Mysthea under mouse, finger and keys: setup, units and regions, cards, menus. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  MENU,
  PHONE,
  after,
  choices,
  createTable,
  isOver,
  playOnBoard,
  playSome,
  playUntil,
  setWidth,
  until,
  untilMyTurn,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const ON_BOARD = '.mys [data-target].can, .mys [data-unit], .mys .ask [data-action]';

/* What is marked as chosen, and the events that the film shows, are there for moments only. */
async function noteFilm(page) {
  await page.evaluate(() => {
    window.films = [];
    window.chosen = [];
    new MutationObserver(() => {
      const film = document.querySelector('[data-film]')?.getAttribute('data-film') ?? '0';
      if (film !== window.films.at(-1)) window.films.push(film);
      const chosen = document.querySelector('#choices [data-chosen]');
      if (chosen) window.chosen.push(chosen.querySelector('.text').textContent);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

const untilStepped = (page) =>
  until(page, () => window.films.filter((one) => one !== '0').length > 1);

/* Opens the panel it lies in. Of a card of the hand the left edge is seen, whatever lies on it. */
async function takeWhereItLies(page, thing) {
  const part = await thing.evaluate((one) => one.closest('[data-part]').dataset.part);
  if (!(await thing.isVisible())) await page.locator(`[data-tab="${part}"]`).click();
  const isCard = await thing.evaluate((one) => one.matches('.spot'));
  await thing.click(isCard ? { position: { x: 8, y: 12 } } : {});
}

/* Whether things lie wholly inside the window and inside whatever scrolls around them. */
function areInSight(things) {
  return things.every((one) => {
    const box = one.getBoundingClientRect();
    const page = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    const rooms = [page, one.closest('[data-part]').getBoundingClientRect()];
    const isWithin = (room) =>
      box.top > room.top - 1 &&
      box.left > room.left - 1 &&
      box.bottom < room.bottom + 1 &&
      box.right < room.right + 1;
    return box.height > 0 && rooms.every(isWithin);
  });
}

describe('mysthea', () => {
  const { world, test } = inWorld();

  async function start(nick, person = {}) {
    const page = await world.guest(nick, '#/', person);
    await createTable(world, page, { game: 'mysthea', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    return page;
  }

  /* Until the first turn; the first event may ask something before it. */
  async function setUp(page) {
    while (await choices(page, /Lay out a mirage|Place the champion|Put the encounter token/).count()) {
      await after(page, () => page.locator('.ring [data-target].can').first().click());
    }
    await playUntil([page], /Meditate/);
  }

  /* Plays a card of the hand, which gives points to spend. */
  async function actWithCard(page) {
    await setUp(page);
    await after(page, () => page.locator('.hand .spot.can').first().click());
    await page.locator('.ask .played').waitFor();
  }

  test('champion and token are placed on the islands', async () => {
    const page = await start('Setup');
    await setUp(page);
    await page.locator('.log li', { hasText: 'Setup places the champion' }).first().waitFor();
  });

  test('a unit is clicked, then the region where it steps', async () => {
    const page = await start('Steps');
    await actWithCard(page);
    const champion = page.locator('[data-unit*=":champion:"]');
    await after(page, () => champion.first().click());
    const regions = page.locator('.region.target');
    assert.equal(await regions.count(), await choices(page, 'To the region').count());
    await after(page, () => regions.first().click());
    await page.locator('.log li', { hasText: 'Steps moves the champion' }).first().waitFor();
  });

  test('a region asks which of several things is meant', async () => {
    const page = await start('Menu');
    await actWithCard(page);
    await after(page, () => choices(page, 'Deploy a construct').click());
    assert.equal(await choices(page, 'Move ').count(), 2);
    await page.locator('.region.can').first().focus();
    await page.keyboard.press('Enter');
    await page.locator(MENU).waitFor();
    assert.equal(await page.locator(`${MENU} .answer`).count(), 2);
    await page.keyboard.press('Escape');
    await page.locator(MENU).waitFor({ state: 'detached' });
    assert.ok(await page.evaluate(() => document.activeElement.matches('.region')));
  });

  for (const [way, person] of [
    ['desktop', {}],
    ['phone', PHONE],
  ]) {
    test(`some rounds on the board alone: ${way}`, async () => {
      const page = await start('Rounds', person);
      const isEnough = async () => (await page.locator('.track li.filled').count()) >= 4;
      const take = (thing) => takeWhereItLies(page, thing);
      await playOnBoard(page, ON_BOARD, { isEnough, movesMax: 200, take });
      assert.ok(await isEnough());
    });
  }

  test('the ring stays in its place whatever is asked, at every width', async () => {
    const page = await start('Still');
    async function tops() {
      const found = [];
      for (const width of [360, 768, 1280]) {
        await setWidth(page, width, 860);
        const tab = page.locator('[data-tab="map"]');
        if (await tab.count()) await tab.click();
        const box = await page.locator('[data-part="map"]').boundingBox();
        /* On a narrow screen the question below it takes its height. */
        found.push(width > 960 ? box : { ...box, height: null });
      }
      return found;
    }
    await setUp(page); /* The setup has a shorter track. */
    const before = await tops();
    for (let i = 0; i < 20 && !(await isOver(page)); i++) {
      await playSome(page, 1);
      assert.deepEqual(await tops(), before);
    }
  });

  test('the open cards of a draft lie with the question at every width, and the hand in sight', async () => {
    const page = await world.guest('Drafter', '#/');
    const options = { advanced_draft: 'on', mirages_random: 'on' };
    await createTable(world, page, { game: 'mysthea', seats: ['me', 'bot:easy'], options });
    await untilMyTurn(page);
    for (const [width, height] of [
      [390, 844],
      [768, 860],
      [1280, 720],
    ]) {
      await setWidth(page, width, height);
      const boxOf = (part) => page.locator(`[data-part="${part}"]`).boundingBox();
      const cards = page.locator('[data-part="question"] [data-target^="draft:"]');
      assert.ok((await cards.count()) >= 4);
      assert.ok(await cards.evaluateAll(areInSight), `${width}: a card is not in sight`);
      const [question, map] = [await boxOf('question'), await boxOf('map')];
      assert.ok(width > 960 ? question.y + question.height <= map.y : map.y + map.height <= question.y);
      assert.ok(question.width > 0.72 * width, `${width}: all the width`);
    }
    assert.ok(await page.locator('[data-hand]').evaluateAll(areInSight));
  });

  test('the orders of a battle, the map and the hand are in sight', async () => {
    const page = await start('Fighter');
    await playSome(page, 400, { until: /^Order: / });
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ]) {
      await setWidth(page, width, height);
      const order = page.locator('[data-part="question"] .orders .can').first();
      await order.waitFor();
      const parts = ['.orders .can', '[data-part="map"]', ...(width > 960 ? ['[data-hand]'] : [])];
      if (width < 960) await page.locator('[data-tab="map"]').click();
      for (const one of parts) {
        assert.ok(await page.locator(one).evaluateAll(areInSight), `${width}: ${one} is not in sight`);
      }
    }
  });

  test('every choice of the list is on the board', async () => {
    const page = await start('Every');
    await setUp(page);
    for (let i = 0; i < 12; i++) {
      assert.ok((await page.locator(ON_BOARD).count()) > 0, 'nothing glows');
      await after(page, () => page.locator('#choices button[data-action]').last().click());
    }
  });

  test('what others do is stepped event by event, and again by button and keys', async () => {
    const page = await start('Follows');
    await setUp(page);
    await noteFilm(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await after(page, () => choices(page, /Meditate/).first().click());
    assert.match(await page.evaluate(() => window.chosen.join()), /Meditate/);
    await playUntil([page], /Meditate/);
    await untilStepped(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const film = page.locator('[data-film]');
    await page.locator('body').press('Escape');
    await film.waitFor({ state: 'detached' });

    await page.locator('body').press(',');
    const last = Number(await film.getAttribute('data-film'));
    assert.ok(last > 1, `${last} events`);
    await page.locator('body').press(',');
    await page.locator(`[data-film="${last - 1}"]`).waitFor();
    await page.locator('body').press('.');
    await page.locator(`[data-film="${last}"]`).waitFor();
    await page.locator('body').press('.');
    await film.waitFor({ state: 'detached' });

    await page.evaluate(() => (window.films = []));
    await page.locator('.since').getByRole('button', { name: 'Show' }).click();
    await untilStepped(page);
    const count = await choices(page, '').count();
    assert.ok(count > 0, 'one can choose while the film runs');
    await choices(page, /Meditate/).first().click();
    await film.waitFor({ state: 'detached' });
  });
});
