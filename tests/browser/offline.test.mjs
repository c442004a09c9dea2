/* Without a server: the client that was loaded once starts, plays, saves, goes on, replays and
 * verifies by itself; a newer version is offered and taken. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import {
  World,
  choices,
  dist,
  fillSetup,
  playSome,
  playToTheEnd,
  playUntil,
  plyOf,
  processorOf,
  until,
  untilHolds,
  untilMyTurn,
  untilRunning,
  untilToast,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const GAME = 'seasons';
/* Whole games without a server: a short setup of each, and a ply soon after which much happens. */
const WHOLE = [
  { game: GAME, options: { level: '1' }, busyPly: 60 },
  { game: 'mysthea', options: {}, busyPly: 2 },
  { game: 'fall', options: {}, busyPly: 2 },
];

describe('offline', () => {
  const web = mkdtempSync(join(tmpdir(), 'plansza-web-'));
  cpSync(dist, web, { recursive: true });
  after(() => rmSync(web, { recursive: true, force: true }));
  const { world, test } = inWorld(new World({ web }));

  /* A page that has loaded the client once, and its service worker everything. */
  async function visitor() {
    const page = await world.person();
    await world.open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    });
    return page;
  }

  async function loseServer(page) {
    page.isBreaking = true;
    await world.server.stop('SIGKILL');
    await page.reload();
  }

  /* Starts a game through the form: me against bots of this level. */
  async function startGame(page, level, players = 2, options = {}, game = GAME) {
    await world.open(page, `#/offline/${game}`);
    const bots = Array.from({ length: players - 1 }, () => `bot:${level}`);
    await fillSetup(page, { seats: ['me', ...bots], options });
    await page.locator('form button[type="submit"]').click();
    await untilRunning(page);
  }

  async function savedBy(page, button) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return readFile(await download.path(), 'utf8');
  }

  async function saveText(page) {
    await page.getByRole('button', { name: /Fairness|Verify this game/ }).first().click();
    const dialog = page.locator('dialog');
    const text = await savedBy(page, dialog.getByRole('button', { name: 'Save the game to a file' }));
    await page.keyboard.press('Escape');
    return text;
  }

  function choose(page, save) {
    return page.locator('input[type="file"]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(save),
    });
  }

  for (const { game, options, busyPly } of WHOLE) {
    test(`a whole game, its file, its replay and the rules without any server: ${game}`, async () => {
      const page = await visitor();
      await loseServer(page);
      await page.getByText('The server does not answer').waitFor();
      await startGame(page, 'easy', 2, options, game);
      await playToTheEnd([page]);
      const save = await saveText(page);
      assert.equal(JSON.parse(save).format, 'plansza-save-1');

      await world.open(page, '#/replay');
      await choose(page, save);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.locator('.checks li').first().waitFor();
      assert.equal(await page.locator('.checks li.bad').count(), 0);
      assert.equal(await page.locator('.checks li').count(), 6);
      await page.getByText('every check holds').waitFor();

      /* Changes that a jump has passed over are not marked as new; those of one step are. */
      const fresh = page.locator('.layout .fresh');
      const at = (ply) => page.locator(`.layout[data-ply="${ply}"]`).waitFor();
      await page.locator('input[type="range"]').fill(String(busyPly));
      await at(busyPly);
      assert.equal(await fresh.count(), 0);
      for (let i = 1; i <= 20 && !(await fresh.count()); i++) {
        await page.getByRole('button', { name: 'One step on' }).click();
        await at(busyPly + i);
      }
      assert.ok(await fresh.count(), 'nothing is ever marked');

      await world.open(page, `#/rules/${game}`);
      await page.locator('li .rule-id').first().waitFor();
      await page.getByRole('button', { name: 'Polski' }).click();
      await page.locator('html[lang="pl"]').waitFor();
      await page.locator('li .rule-id').first().waitFor();
    });
  }

  test('a page opened while the server is away comes to life when it is back', async () => {
    const page = await visitor();
    await loseServer(page);
    await page.getByText('The server does not answer').waitFor();
    await world.server.start();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('The server does not answer').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Play with others' }).waitFor();
  });

  test('a game goes on from its file, and from the address of its table', async () => {
    const page = await visitor();
    await loseServer(page);
    /* No draft, in which the bot would choose at the same time: nothing changes while one waits. */
    await startGame(page, 'easy', 2, { level: '1' });
    await playSome(page, 4);
    const save = await saveText(page);
    const ply = await plyOf(page);
    assert.equal(JSON.parse(save).log.length, ply);
    assert.equal(await savedBy(page, page.locator('.tools').getByRole('button', { name: 'Save' })), save);
    await untilToast(page, 'also holds the seed');

    /* The list of games is one click away from a table. */
    await world.open(page, '#/offline');
    await page.getByRole('heading', { name: 'Games kept in this browser' }).waitFor();
    await page.locator('.layout').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Go on' }).first().click();
    await untilMyTurn(page);
    assert.equal(await plyOf(page), ply);
    await page.reload();
    await untilMyTurn(page);
    assert.equal(await plyOf(page), ply);

    await world.open(page, '#/offline');
    await page.getByRole('button', { name: 'Delete this game' }).first().click();
    await page.locator('dialog').getByRole('button', { name: 'Delete this game' }).click();
    await page.getByRole('link', { name: 'Go on' }).waitFor({ state: 'detached' });
    await choose(page, save);
    await untilMyTurn(page);
    assert.equal(await plyOf(page), ply);
    await playSome(page, 1);
  });

  test('a damaged file is refused in words', async () => {
    const page = await visitor();
    await world.open(page, '#/offline');
    await page.getByRole('button', { name: 'Go on with a game from a file' }).waitFor();
    await choose(page, '{"format":"plansza-save-1"');
    await untilToast(page, 'This is not a save file, or it is cut off.');
  });

  test('undo, hint and language while playing offline', async () => {
    const page = await visitor();
    await startGame(page, 'easy', 2, { level: '1', first: '1' });
    await playUntil([page], /Bonus: summoning gauge/);
    /* Its text tells the penalty, which rises with each use. */
    const text = await choices(page, 'Bonus: summoning gauge').locator('.text').innerText();
    const bonus = choices(page, text);
    await bonus.click();
    await page.locator('dialog button.primary').click();
    await bonus.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await bonus.waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('#choices .hinted').first().waitFor();
    await page.locator('.log li', { hasText: 'Round 1' }).first().waitFor();
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.locator('.log li', { hasText: 'Runda 1' }).first().waitFor();
    await page.getByRole('button', { name: 'Cofnij' }).waitFor();
  });

  test('the page answers while a hard bot thinks', async (t) => {
    const page = await visitor();
    await startGame(page, 'hard', 3);
    /* Two bots think for a second each. A search in the page itself would take all of its time. */
    const used = await processorOf(page);
    await used();
    const start = performance.now();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
    const share = (await used()) / (performance.now() - start);
    t.diagnostic(`${Math.round(100 * share)}% of the processor`);
    assert.ok(share < 0.5);
  });

  /* Only scripts look at the page here: a tool that names an element keeps it. */
  test('a table that was left is freed', async () => {
    const page = await visitor();
    const devtools = await page.context().newCDPSession(page);
    const nodes = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Memory.getDOMCounters')).nodes;
    };
    const isThere = (selector) =>
      untilHolds(async () => {
        const has = `document.querySelector(${JSON.stringify(selector)}) !== null`;
        assert.ok(await page.evaluate(has), selector);
      });
    await isThere('#start');
    const lobby = await nodes();
    await page.evaluate(`location.hash = '#/offline/${GAME}'`);
    await isThere('form button[type="submit"]');
    await page.evaluate(`document.querySelector('form button[type="submit"]').click()`);
    await isThere('#choices button:enabled');
    await isThere('.board [data-target]'); /* it comes later than the choices */
    const table = await nodes();
    await page.evaluate(`location.hash = '#/'`);
    await isThere('#start');
    await untilHolds(async () => {
      const left = await nodes();
      assert.ok(left - lobby < (table - lobby) / 2, `${lobby}, at the table ${table}, then ${left}`);
    });
  });

  test('a newer version is offered, and taken when one agrees', async () => {
    const page = await visitor();
    await page.reload();
    const caches = () => page.evaluate(() => window.caches.keys());
    const [old] = await caches();
    const worker = join(web, 'sw.js');
    const source = readFileSync(worker, 'utf8');
    try {
      writeFileSync(worker, source.replace(/VERSION = '\w+'/, "VERSION = 'next'"));
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
      await page.getByText('A new version is ready.').waitFor();
      assert.deepEqual((await caches()).sort(), [old, 'plansza-client-next'].sort());
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Load it' }).click();
      await reloaded;
      await until(page, async () => (await caches.keys()).length === 1);
      assert.deepEqual(await caches(), ['plansza-client-next']);
      await loseServer(page);
      await page.locator('main h1').waitFor();
    } finally {
      writeFileSync(worker, source);
    }
  });

  test('what an installed app needs is there', async () => {
    const page = await visitor();
    const manifest = await page.evaluate(async () => {
      const address = document.querySelector('link[rel="manifest"]').href;
      const text = await (await fetch(address)).json();
      const icons = await Promise.all(
        text.icons.map(async (icon) => {
          const image = new Image();
          image.src = new URL(icon.src, address).href;
          await image.decode();
          return { sizes: icon.sizes, width: image.naturalWidth };
        }),
      );
      return { ...text, icons };
    });
    assert.equal(manifest.display, 'standalone');
    for (const { sizes, width } of manifest.icons) {
      if (sizes !== 'any') assert.equal(`${width}x${width}`, sizes);
    }
  });
});
