/* Stories that go on: from the end of a match to the next one, at the server and in the page itself,
 * with mouse and keyboard, and the page that shows the chain. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe } from 'node:test';
import {
  World,
  checkPage,
  createTable,
  fillSetup,
  joinTable,
  playToTheEnd,
  setWidth,
  until,
  untilRunning,
  untilToast,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

/* A small game that goes on with itself. */
const GAME = 'saga';
const WIDTHS = [360, 1280];

describe('chronicle', () => {
  const { world, test } = inWorld(new World());
  const goOn = (page) => page.getByRole('link', { name: /Continue this story/ });
  /* From which a match to go on with is chosen, once there is one. */
  const stories = (page) =>
    page.locator('fieldset', { hasText: 'Continue a story' }).locator('select');
  const entries = (page) => page.locator('article h3');

  async function checkWidths(page) {
    for (const width of WIDTHS) {
      await setWidth(page, width);
      await checkPage(page);
    }
  }

  /* Plays a match offline against a bot to its end. */
  async function finishOffline(page) {
    await world.open(page, `#/offline/${GAME}`);
    await fillSetup(page, { seats: ['me', 'bot:easy'] });
    await page.locator('form button[type="submit"]').click();
    await untilRunning(page);
    await playToTheEnd([page]);
  }

  async function saveRecord(page) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Save the record to a file').click(),
    ]);
    return readFile(await download.path(), 'utf8');
  }

  test('two people go on with their story, and see its chain', async () => {
    const page = await world.guest('Ada');
    const hash = await createTable(world, page, { game: GAME, seats: ['open', 'me'] });
    const other = await joinTable(world, 'Jan', hash);
    await playToTheEnd([page, other]);
    await checkWidths(page);
    assert.equal(JSON.parse(await saveRecord(page)).format, 'chronicle-record');

    await goOn(page).click();
    await page.waitForURL(/#\/new\/.*after=/);
    await page.locator('#seat-1').waitFor();
    await until(page, () => document.querySelector('#seat-1')?.value === 'me');
    assert.equal(await page.locator('#seat-0').inputValue(), 'open');
    await page.getByText('begins with 3 points').waitFor();
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.getByText('begins with 3 points').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('begins with 3 points').waitFor();
    await checkWidths(page);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/#\/t\//);

    await other.getByText('This story goes on').waitFor();
    await checkWidths(other);
    await other.getByRole('link', { name: 'Go there' }).click();
    await other.getByRole('button', { name: 'Sit here' }).first().click();
    await untilRunning(page);
    await playToTheEnd([page, other]);

    await other.getByRole('link', { name: 'Chronicle' }).click();
    await other.getByText('this match').waitFor();
    assert.equal(await entries(other).count(), 2);
    await checkWidths(other);
    await other.getByRole('heading', { name: 'The Chronicle of Jan and Ada' }).waitFor();
    await other.getByText('What you bring').waitFor();
    await other.getByText('takes the lead and keeps it').first().waitFor();
    await world.open(other, '#/chronicle');
    await other.getByRole('link', { name: 'Read' }).waitFor();
    await checkWidths(other);
    await other.getByRole('button', { name: 'Polski' }).click();
    await other.getByRole('heading', { name: 'Kronika: Jan i Ada' }).waitFor();
    await world.open(other, `#/profile/${encodeURIComponent('Jan')}`);
    await other.getByRole('link', { name: /Dalszy ciąg opowieści/ }).first().waitFor();
    await checkWidths(other);
  });

  /* Of all games here the one that goes on with most others, each played first. */
  test('a whole chronicle: the games before, one after another, then the one after all', async () => {
    const page = await world.guest('Saga');
    const { games } = await (await page.request.get(page.address + 'api/games')).json();
    const others = (game) => game.continues.filter((id) => id !== game.id);
    const last = games.reduce((a, b) => (others(b).length > others(a).length ? b : a));
    const before = others(last);
    assert.ok(before.length > 0, 'no game here goes on with another one');

    for (const game of before) {
      await createTable(world, page, { game, seats: ['me', 'bot:easy'] });
      await playToTheEnd([page]);
    }
    await goOn(page).click();
    const story = stories(page);
    await story.nth(before.length - 1).waitFor();
    await until(page, () => [...document.querySelectorAll('fieldset select')].slice(0, 2).every((one) => one.value));
    await page.getByText('What you bring').waitFor();
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/#\/t\//);
    await untilRunning(page);
    await playToTheEnd([page]);
    await page.getByRole('link', { name: 'Chronicle' }).click();
    await page.getByText('this match').waitFor();
    assert.equal(await entries(page).count(), before.length + 1);
    await checkWidths(page);
  });

  test('what does not fit is told in the form, and another choice mends it', async () => {
    const page = await world.guest('Form');
    await createTable(world, page, { game: GAME, seats: ['me', 'bot:easy'] });
    await playToTheEnd([page]);
    await goOn(page).click();
    await page.locator('label.count select').selectOption('3');
    await page.locator('#seat-2').selectOption('bot:easy');
    await page.locator('form button[type="submit"]').click();
    await page.getByText('the number of players differs from the record').waitFor();
    await stories(page).selectOption('');
    await page.locator('form button[type="submit"]').waitFor();
    await fillSetup(page, { seats: ['me', 'bot:easy', 'bot:easy'] });
    await page.locator('form button[type="submit"]').click();
    await untilRunning(page);
  });

  test('with the rules in the page, by keyboard, and with a record from a file', async () => {
    const page = await world.person();
    await finishOffline(page);
    const record = await saveRecord(page);
    await goOn(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/offline\/.*after=/);
    await page.locator('form button[type="submit"]').waitFor();
    await checkWidths(page);
    await page.locator('form button[type="submit"]').focus();
    await page.keyboard.press('Enter');
    await untilRunning(page);
    await playToTheEnd([page]);
    await page.getByRole('link', { name: 'Chronicle' }).click();
    await page.getByText('this match').waitFor();
    assert.equal(await entries(page).count(), 2);
    await checkWidths(page);

    const stranger = await world.person();
    await world.open(stranger, `#/offline/${GAME}`);
    const give = (text) =>
      stranger.locator('fieldset input[type="file"]').setInputFiles({
        name: 'record.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await stranger.getByText('No finished match yet').waitFor();
    await give('{"format":"something-else"}');
    await untilToast(stranger, 'This file is not the record');
    await give(record.replace('"points":', '"pints":'));
    await stories(stranger).waitFor();
    await stranger.getByRole('status').getByText('the record is broken').waitFor();
    await stranger.locator('form button[type="submit"]').click();
    await stranger.getByRole('alert').getByText('the record is broken').waitFor();
    await give(record.replace(/"player":"[^"]+"/, '"player":"Aleksandra Wielkopolska-Nowak"'));
    await stranger.locator('label[for=seat-0]', { hasText: 'Aleksandra' }).waitFor();
    await checkWidths(stranger);
    await stranger.locator('form button[type="submit"]').click();
    await untilRunning(stranger);
    await world.open(stranger, '#/chronicle');
    await stranger.getByRole('link', { name: 'Read' }).click();
    await stranger.getByText('not kept here').waitFor();
    await checkWidths(stranger);
  });

  test('whoever is in no record is told who played, and chooses a seat themselves', async () => {
    const page = await world.person();
    await finishOffline(page);
    const record = (await saveRecord(page)).replace(/"player":"Player 1"/, '"player":"Ada"');
    const give = async (guest) => {
      await guest.locator('header', { hasText: guest.nick }).waitFor();
      await world.open(guest, `#/offline/${GAME}`);
      await guest.locator('fieldset input[type="file"]').setInputFiles({
        name: 'record.json',
        mimeType: 'application/json',
        buffer: Buffer.from(record),
      });
      await guest.locator('label[for=seat-0]', { hasText: 'Ada' }).waitFor();
    };
    const refusal = (guest) => guest.locator('.problem[role="status"]');

    const ada = await world.guest('Ada');
    await give(ada);
    assert.equal(await refusal(ada).count(), 0);
    assert.equal(await ada.locator('#seat-0').inputValue(), 'me');

    const zoe = await world.guest('Zoe');
    await give(zoe);
    await refusal(zoe).getByText(/Zoe.*Ada/).waitFor();
    assert.doesNotMatch(await refusal(zoe).innerText(), /Bot/);
    assert.notEqual(await zoe.locator('#seat-0').inputValue(), 'me');
    await checkWidths(zoe);
    await zoe.locator('#seat-0').selectOption('me');
    await zoe.locator('form button[type="submit"]').click();
    await untilRunning(zoe);
  });
});
