/* The board of Seasons under mouse, finger and keys: drafting, splitting, hints, questions, words. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  DIE,
  PHONE,
  choices,
  createTable,
  joinTable,
  playNext,
  playUntil,
  plyOf,
  setWidth,
  until,
  untilBeyond,
  untilMyTurn,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const READY_MADE = { level: '1', first: '1' }; /* no draft */
const COPIES = 2; /* of each card */
const REST_MS_MAX = 5000; /* until a card under a finger is lifted */
const DRAGS_MAX = 8; /* by finger, until the card comes along */
const KEPT = '.kept .cards [data-roving]';

describe('seasons', () => {
  const { world, test } = inWorld();

  async function startAt(page, options) {
    await createTable(world, page, { game: 'seasons', seats: ['me', 'bot:easy'], options });
    await untilMyTurn(page);
    await page.locator('.board [data-roving]').first().waitFor();
  }

  async function start(nick, { options = {}, ...person } = {}) {
    const page = await world.guest(nick, '#/', person);
    await startAt(page, options);
    return page;
  }

  async function centre(locator) {
    await locator.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /* Where to begin and to end; showing one may have moved the other. */
  async function way(from, to) {
    await centre(to);
    const start = await centre(from);
    const end = await centre(to);
    assert.deepEqual(await centre(from), start, 'not on the screen together');
    return { start, end };
  }

  async function dragByMouse(page, from, to) {
    const { start, end } = await way(from, to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
  }

  /* A finger rests on the card until it is lifted, and lets it go once it has come along. Where the
   * page was held up so long that the rest became a hold, which enlarges the card, or the browser
   * took the touch for its own, it is tried again; the log says how often. */
  async function dragByFinger(page, from, to, log) {
    const client = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const lifted = page.locator('[data-lifted]');
    const moved = page.locator('[data-lifted][style*="translate("]');
    const sheet = page.locator('dialog[open]');
    const isSoon = (what) => what.waitFor({ timeout: REST_MS_MAX }).then(() => true, () => false);
    for (let tries = 1; tries <= DRAGS_MAX; tries++) {
      const { start, end } = await way(from, to);
      const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      await touch('touchStart', start);
      if (await isSoon(lifted)) {
        await touch('touchMove', between);
        await touch('touchMove', end);
        if (!(await sheet.count()) && (await isSoon(moved))) {
          log(`a drag by finger, tries: ${tries}`);
          return touch('touchEnd');
        }
      }
      await touch('touchCancel');
      if (await sheet.count()) await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    throw new Error(`the card is never dragged, tries: ${DRAGS_MAX}`);
  }

  for (const [means, drag, person] of [
    ['mouse', dragByMouse, { viewport: { width: 1280, height: 1100 } }],
    ['finger', dragByFinger, { viewport: { width: 820, height: 1300 }, hasTouch: true }],
  ]) {
    test(`cards are kept and split by dragging: ${means}`, async (t) => {
      const log = (words) => t.diagnostic(words);
      const page = await start('Drag', person);
      const ply = await plyOf(page);
      const card = page.locator('.packet [data-roving]').nth(1);
      const label = await card.getAttribute('aria-label');
      await drag(page, card, page.locator('[data-zone="kept"]').last(), log);
      await untilBeyond(page, ply);
      const kept = page.locator(KEPT);
      await kept.first().waitFor();
      assert.equal(await kept.count(), 1);
      assert.ok(label.endsWith(await kept.getAttribute('aria-label')), label);

      await playUntil([page], /To your hand/);
      const rest = page.locator('.rest [data-roving]');
      const before = await rest.count();
      await drag(page, rest.first(), page.locator('[data-zone="hand"]'), log);
      await page.locator('[data-zone="hand"] [data-roving]').first().waitFor();
      assert.equal(await rest.count(), before - 1);
      await drag(
        page,
        page.locator('[data-zone="hand"] [data-roving]').first(),
        page.locator('[data-zone="third"]'),
        log,
      );
      await page.locator('[data-zone="third"] [data-roving]').first().waitFor();
      assert.equal(await page.locator('[data-zone="hand"] [data-roving]').count(), 0);
    });
  }

  test('the three places of a pile lie in sight', async () => {
    const page = await start('Piles', { viewport: { width: 1366, height: 768 } });
    await playUntil([page], /To your hand/);
    for (const width of [1364, 1365, 1366, 1367, 1368]) {
      await setWidth(page, width, 768);
      const isCut = (piles) => piles.some((one) => one.scrollHeight > one.clientHeight);
      assert.equal(await page.locator('.pile .spread').evaluateAll(isCut), false, `${width}`);
    }
  });

  test('a drag outlasts the decisions of others', async () => {
    const ania = await world.guest('Ania');
    const hash = await createTable(world, ania, { game: 'seasons', seats: ['me', 'open'] });
    const bartek = await joinTable(world, 'Bartek', hash);
    for (const page of [ania, bartek]) await untilMyTurn(page);
    const from = await centre(ania.locator('.packet [data-roving]').first());
    await ania.mouse.move(from.x, from.y);
    await ania.mouse.down();
    await ania.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
    await playNext(bartek);
    await untilBeyond(ania, 0);
    const to = await centre(ania.locator('[data-zone="kept"]').last());
    await ania.mouse.move(to.x, to.y, { steps: 4 });
    await ania.mouse.up();
    await ania.locator(KEPT).first().waitFor();
  });

  test('a drag that ends nowhere changes nothing', async () => {
    const page = await start('Nowhere');
    const cards = page.locator('.packet [data-roving]');
    const count = await cards.count();
    await dragByMouse(page, cards.first(), page.locator('h1'));
    assert.equal(await page.locator('.packet [aria-pressed="true"]').count(), 0);
    await untilMyTurn(page);
    assert.equal(await cards.count(), count);
    assert.equal(await page.locator(KEPT).count(), 0);
  });

  test('a hint marks on the board what it advises', async () => {
    const page = await start('Hint');
    await page.getByRole('button', { name: 'Hint' }).click();
    const advised = page.locator('#choices .hinted').first();
    await advised.waitFor();
    assert.match(await advised.innerText(), /%/);
    const marked = page.locator('.packet button:has([data-hinted])');
    await marked.first().waitFor();
    assert.ok((await marked.count()) <= COPIES);
    const name = (await advised.locator('.text').innerText()).replace('Keep: ', '');
    for (const one of await marked.all()) {
      assert.ok((await one.getAttribute('aria-label')).includes(name));
    }
    const ply = await plyOf(page);
    await playNext(page);
    await untilBeyond(page, ply);
    await page.locator('[data-hinted]').first().waitFor({ state: 'detached' });

    /* Where the list is folded away the words of the hint stand in the bar. */
    await page.setViewportSize(PHONE.viewport);
    await untilMyTurn(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('A bot would do this: Keep:').waitFor();
  });

  test('a question is on the screen once', async () => {
    const page = await start('Once', { options: READY_MADE });
    const shown = (text) => page.getByText(text, { exact: true }).filter({ visible: true }).count();
    await playUntil([page], DIE);
    const die = await page.locator('#prompt').innerText();
    assert.equal(await shown(die), 1);
    const again = () => startAt(page, READY_MADE);
    await playUntil([page], /^\W*\d*\W*(Take|Give back): /, { again });
    const question = page.locator('.ask .prompt');
    await question.waitFor();
    assert.equal(await shown(await question.innerText()), 1);
    await page.getByText('Your move', { exact: true }).waitFor();
  });

  test('what costs points asks first', async () => {
    const page = await start('Slip', { options: READY_MADE });
    await playUntil([page], /Bonus: /);
    await choices(page, 'Bonus: ').first().click();
    await page.getByText('costs points at the end of the game').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await untilMyTurn(page);
  });

  /* Tabs on until the focus is on something like this. */
  async function tabTo(page, selector) {
    const isThere = () => page.evaluate((like) => document.activeElement.matches(like), selector);
    for (let i = 0; i < 80; i++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${selector} by keyboard`);
  }

  /* Takes what comes first on the board. It is done by Enter, or by a second one where the first
   * only selects a card or asks whether one is sure. */
  async function playOnBoard(page) {
    const ply = await plyOf(page);
    await page.locator('main').focus();
    await tabTo(page, '.board [data-target].can, .board [data-action]');
    await page.keyboard.press('Enter');
    const isHalf = await page
      .locator(`.packet .pressed, .menu button:focus, .layout:not([data-ply="${ply}"])`)
      .first()
      .evaluate((one) => !one.matches('.layout'));
    if (isHalf) await page.keyboard.press('Enter');
    await untilBeyond(page, ply);
  }

  test('draft, split and a whole round by the keyboard alone', async () => {
    const page = await start('Keys', { options: { first: '1' } });
    while (await page.locator('.packet').count()) {
      await playOnBoard(page);
      await untilMyTurn(page);
    }
    for (const pile of ['1', '1', '1', '2', '2', '2']) {
      await tabTo(page, '.rest [data-roving]');
      await page.keyboard.press(pile);
    }
    await tabTo(page, '.confirm');
    await page.keyboard.press('Enter');
    await page.locator('#choices button', { hasText: DIE }).first().waitFor();
    const roundTwo = page.locator('.log li', { hasText: 'Round 2' });
    for (let i = 0; i < 40 && !(await roundTwo.count()); i++) {
      await playOnBoard(page);
      await untilMyTurn(page);
    }
    await roundTwo.first().waitFor();

    /* The long log shows its end on every screen. */
    for (const width of [360, 1280]) {
      await setWidth(page, width);
      if (width === 360) await page.locator('[data-tab="record"]').click();
      await until(page, () => {
        const box = document.querySelector('.log');
        return box.scrollTop > 0 && box.scrollTop + box.clientHeight > box.scrollHeight - 24;
      });
    }
  });
});
