/* A table seen by different people in different ways: reconnecting, watching, other languages,
 * the keyboard alone, someone absent. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  DIE,
  createTable,
  eventually,
  fillSetup,
  isOver,
  joinTable,
  playNext,
  playSome,
  playUntil,
  plyOf,
  until,
  untilBeyond,
  untilMyTurn,
  untilRunning,
} from './harness.mjs';
import { inWorld } from './suite.mjs';
import { Wire } from './wire.mjs';

describe('table', () => {
  const { world, test } = inWorld();
  const short = { game: 'bids', seats: ['me', 'bot:easy'] };
  const draft = { game: 'seasons', seats: ['me', 'bot:easy'] };
  const readyMade = { ...draft, options: { level: '1', first: '1' } };

  const logged = (page, text) => page.locator('.log li', { hasText: text });
  const lost = (page) => page.getByText('Connecting to the server');

  /* What one has in hand, from the labels of the cards. */
  const handOf = (page) =>
    page
      .locator('section.hand [data-roving]')
      .evaluateAll((cards) => cards.map((card) => card.dataset.target).sort());

  test('after a crash of the server a move made meanwhile is played once', async () => {
    const page = await world.guest('Rec');
    await createTable(world, page, readyMade);
    await playUntil([page], DIE);
    const ply = await plyOf(page);
    const hand = await handOf(page);
    assert.ok(hand.length > 0);
    page.isBreaking = true;
    await world.server.stop('SIGKILL');
    await lost(page).waitFor();
    const glows = () => page.locator('.layout').evaluate((one) => getComputedStyle(one).getPropertyValue('--glow'));
    const dark = await glows();
    await playNext(page);
    await world.server.start();
    await untilBeyond(page, ply);
    await lost(page).waitFor({ state: 'detached' });
    assert.notEqual(await glows(), dark);
    const own = logged(page, 'Rec takes die');
    await own.first().waitFor();
    assert.equal(await own.count(), 1);
    /* The bot takes a die and then it is one's turn, with the hand of before. */
    await untilMyTurn(page);
    assert.deepEqual((await handOf(page)).filter((card) => hand.includes(card)), hand);
    await playSome(page, 6);
  });

  test('a network that drops and comes back is noticed and mended', async () => {
    const wire = new Wire();
    await wire.start(world.server.port);
    const page = await world.guest('Wired', '#/', { wire });
    const hash = await createTable(world, page, { game: 'seasons', seats: ['me', 'open'] });
    const other = await joinTable(world, 'Other', hash);
    await untilMyTurn(page);
    page.isBreaking = true;
    wire.cut();
    await lost(page).waitFor();
    await other.getByText('away').waitFor();
    await playNext(other);
    await untilBeyond(other, 0);
    assert.equal(await plyOf(page), 0);
    wire.mend();
    await untilBeyond(page, 0);
    await lost(page).waitFor({ state: 'detached' });
    await logged(page, 'Other chooses a card').waitFor();
    await other.getByText('away').waitFor({ state: 'detached' });
    /* The draft goes on: both get the packet of the other. */
    await playNext(page);
    for (const one of [page, other]) await logged(one, 'The cards go to the left').waitFor();
    await page.close();
    await wire.remove();
  });

  test('the language changes during play, texts of the server too', async () => {
    const page = await world.guest('Lang');
    await createTable(world, page, draft);
    await untilMyTurn(page);
    await page.getByText('keep one card. The others go to').first().waitFor();
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.getByText('zatrzymaj jedną kartę. Pozostałe dostaje').first().waitFor();
    await page.getByRole('button', { name: 'Cofnij' }).waitFor();
    await page.locator('#choices button', { hasText: 'Zatrzymaj' }).first().waitFor();
    const ply = await plyOf(page);
    await playNext(page);
    await untilBeyond(page, ply);
    const log = (name, text) => page.getByRole('region', { name }).getByText(text).first();
    await log('Dziennik', 'Lang wybiera kartę: ').waitFor();
    assert.equal(await logged(page, 'chooses').count(), 0);
    await page.getByRole('button', { name: 'English' }).click();
    await log('Log', 'Lang chooses: ').waitFor();
    assert.equal(await logged(page, 'wybiera').count(), 0);
  });

  test('a spectator sees what is public, reads the chat, and cannot move', async () => {
    const ania = await world.guest('Annabel');
    await createTable(world, ania, draft);
    await untilMyTurn(ania);
    const watcher = await world.guest('Watcher');
    const card = watcher.locator('article', { hasText: ania.nick });
    await card.getByRole('link', { name: 'Watch' }).click();
    await untilRunning(watcher);
    assert.equal(await watcher.locator('#choices button').count(), 0);
    assert.equal(await watcher.getByRole('button', { name: 'Undo' }).count(), 0);
    await ania.getByText('1 person watches').waitFor();

    await ania.getByRole('tab', { name: 'Chat' }).click();
    await ania.getByLabel('Say something').fill('<b>hello</b> & good luck');
    await ania.getByRole('button', { name: 'Send' }).click();
    await watcher.getByRole('tab', { name: /Chat.*1 new/ }).click();
    await watcher.getByText('<b>hello</b> & good luck').waitFor();
    assert.equal(await watcher.getByLabel('Say something').count(), 0);

    /* The card that is kept has a name for its owner only. */
    await watcher.getByRole('tab', { name: 'Log' }).click();
    await ania.getByRole('tab', { name: 'Log' }).click();
    await playNext(ania);
    const own = logged(ania, 'Annabel chooses: ');
    await own.waitFor();
    const [, name] = (await own.innerText()).split('chooses: ');
    await logged(watcher, 'Annabel chooses a card').waitFor();
    assert.ok((await ania.locator('main').innerText()).includes(name));
    assert.ok(!(await watcher.locator('main').innerHTML()).includes(name), name);
  });

  /* Tabs to what has this text, and presses Enter there. */
  async function pressByKeys(page, name) {
    for (let i = 0; i < 60; i++) {
      const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (text === name) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${name} by keyboard`);
  }

  const focusedAction = (page) =>
    page.evaluate(() => document.activeElement?.dataset?.action ?? null);

  test('the keyboard alone enters, starts a game and plays it', async () => {
    const page = await world.person();
    await world.open(page, '#/?examples');
    await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
    await page.keyboard.press('Tab');
    const skip = await page.evaluate(() => document.activeElement.textContent);
    assert.equal(skip, 'Skip to the content');
    await page.keyboard.press('Enter');
    await pressByKeys(page, 'Rules');
    await page.waitForURL(/#\/rules\//);
    await page.goBack();
    /* The last game of the list is the short one. */
    await page.getByRole('button', { name: 'Play against bots' }).last().focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog input').waitFor();
    await staysInDialog(page);
    await page.keyboard.press('Enter');
    await untilMyTurn(page);

    const actions = page.locator('#choices button');
    await page.keyboard.press('2');
    assert.equal(await focusedAction(page), await actions.nth(1).getAttribute('data-action'));
    await page.keyboard.press('ArrowUp');
    assert.equal(await focusedAction(page), await actions.first().getAttribute('data-action'));
    await page.keyboard.type('bid');
    assert.equal(await page.evaluate(() => document.activeElement.type), 'search');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await playByKeys(page);
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  });

  async function staysInDialog(page) {
    const first = await page.evaluate(() => document.activeElement.tagName);
    assert.equal(first, 'INPUT');
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement.closest('dialog') !== null,
      );
      assert.ok(isInside, 'the focus has left the dialog');
    }
    await page.locator('dialog input').focus();
  }

  async function playByKeys(page) {
    for (let i = 0; i < 40; i++) {
      await untilMyTurn(page);
      if (await isOver(page)) return;
      const ply = await plyOf(page);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await untilBeyond(page, ply);
    }
  }

  test('somebody absent is replaced by a bot after a vote, and comes back', async () => {
    const ania = await world.guest('Ania');
    const hash = await createTable(world, ania, {
      game: 'bids',
      seats: ['me', 'open', 'open'],
    });
    const bartek = await joinTable(world, 'Bartek', hash);
    const celina = await joinTable(world, 'Celina', hash);
    for (const page of [ania, bartek, celina]) await untilRunning(page);
    await bartek.goto('about:blank');
    await ania.getByText('away').waitFor();
    await ania.getByRole('button', { name: 'Let a bot play' }).click();
    await ania.getByRole('button', { name: 'Ask them' }).click();
    await celina.getByText('Shall a bot play for Bartek?').waitFor();
    await celina.getByRole('button', { name: 'Agree' }).click();
    await ania.getByText('a bot plays').first().waitFor({ state: 'attached' });
    await world.open(bartek, hash);
    const back = bartek.getByRole('button', { name: 'Play yourself' });
    await back.click();
    await back.waitFor({ state: 'detached' });
  });

  test('a clock is shown and runs', async () => {
    const page = await world.guest('Clock');
    const hash = await createTable(world, page, {
      game: 'bids',
      seats: ['me', 'open'],
      clock: { minutes: 5, seconds: 0 },
    });
    await joinTable(world, 'Other', hash);
    await untilMyTurn(page);
    const clocks = page.locator('.clock');
    await clocks.nth(1).waitFor();
    assert.equal(await clocks.count(), 2);
    const secondsOf = (text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    const first = secondsOf(await clocks.first().innerText());
    assert.ok(first > 200 && first <= 300, `${first} seconds`);
    await until(page, (text) => {
      const now = document.querySelector('.clock').innerText.trim();
      return /^\d+:\d\d$/.test(now) && now !== text;
    }, await clocks.first().innerText());
    assert.ok(secondsOf(await clocks.first().innerText()) < first);
  });

  /* What the server says to a request of this kind is kept until it is let go; tells how to wait for
   * it. */
  async function holdAnswer(page, kind) {
    let held = null;
    await page.routeWebSocket(/./, (near) => {
      const far = near.connectToServer();
      const wanted = new Set();
      near.onMessage((text) => {
        const { t, id } = JSON.parse(text);
        if (t === kind) wanted.add(id);
        far.send(text);
      });
      far.onMessage((text) => {
        const answer = JSON.parse(text);
        if (wanted.delete(answer.id)) held = { ...answer, letGo: () => near.send(text) };
        else near.send(text);
      });
    });
    return () => eventually(() => held);
  }

  test('whoever takes a hint that all are told of is asked first, once', async () => {
    const ania = await world.guest('Ania', '#/new/bids');
    await fillSetup(ania, { seats: ['me', 'open'] });
    await ania.getByLabel('allowed, and everybody sees').check();
    await ania.getByRole('button', { name: 'Open the table' }).click();
    await ania.waitForURL(/#\/t\//);
    const ola = await joinTable(world, 'Ola', new URL(ania.url()).hash);
    const hint = ania.getByRole('button', { name: 'Hint', exact: true });
    const told = ola.locator('.log li', { hasText: 'takes a hint' });
    const question = ania.locator('dialog', { hasText: 'Everybody at the table is told' });
    await untilMyTurn(ania);
    await hint.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await hint.click();
    await question.getByRole('button', { name: 'Take the hint' }).click();
    await told.first().waitFor();
    assert.equal(await told.count(), 1);
    await hint.click();
    await told.nth(1).waitFor();
    assert.equal(await question.count(), 0);
  });

  test('a hint that comes after the move is not shown', async () => {
    const page = await world.guest('Late');
    const untilHint = await holdAnswer(page, 'hint');
    await page.reload();
    await createTable(world, page, short);
    await untilMyTurn(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const { hint, letGo } = await untilHint();
    const ply = await plyOf(page);
    /* A card that is not the one advised, which can be played in the next round as well. */
    const [{ action }] = hint;
    await page.locator(`#choices button:not([data-action="${action}"])`).first().click();
    await untilBeyond(page, ply);
    await page.locator(`#choices button[data-action="${action}"]`).waitFor();
    letGo();
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    assert.equal(await page.locator('#choices .hinted').count(), 0);
  });

  test('a table that its host closes says so to all, and leads back', async () => {
    const host = await world.guest('Host');
    const hash = await createTable(world, host, { game: 'bids', seats: ['me', 'open', 'open'] });
    const other = await joinTable(world, 'Other', hash);
    await host.getByRole('button', { name: 'Close the table' }).click();
    await host.locator('dialog').getByRole('button', { name: 'Close the table' }).click();
    for (const page of [host, other]) {
      await page.getByText('The host closed this table').waitFor();
      await page.locator('.gate').getByRole('link', { name: 'To the lobby' }).waitFor();
      assert.equal(await page.getByText('Loading').count(), 0);
    }
  });

  test('leaving asks first', async () => {
    const page = await world.guest('Leaver');
    await createTable(world, page, short);
    await untilRunning(page);
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    await leave.click();
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
    await untilMyTurn(page);
    /* The question does not stay behind on another page. */
    await leave.click();
    await page.getByRole('heading', { name: 'Leave this game?' }).waitFor();
    await page.goBack();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.goForward();
    await untilMyTurn(page);
    /* A bot plays on for a while; only resigning is final, and asks once more. */
    await leave.click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.getByRole('button', { name: 'Play yourself' }).click();
    await untilMyTurn(page);
    await leave.click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('heading', { name: 'Resign this game?' }).waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.waitForURL(/#\/$/);
  });
});
