/* Without a server: the client that was loaded once starts, plays, saves, goes on, replays and
 * verifies by itself; a newer version is offered and taken. The files come from a plain file server
 * that knows nothing of games. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { World, launch, layout, playOne, playToTheEnd, plyOf, untilMyTurn, untilRunning } from './harness.mjs';

const GAME = 'seasons';
const GAME_MS_MAX = 120000;
const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
const CSP = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/* Hands out web/dist; `change` may put other words into a file. */
class FileServer {
  change = (_name, body) => body;

  async start() {
    this.http = createServer((request, response) => this.answer(request, response));
    await new Promise((resolve) => this.http.listen(this.port ?? 0, '127.0.0.1', resolve));
    this.port = this.http.address().port;
    this.address = `http://127.0.0.1:${this.port}/`;
  }

  async answer(request, response) {
    const path = normalize(new URL(request.url, this.address).pathname).slice(1) || 'index.html';
    try {
      const body = this.change(path, await readFile(join(dist, path)));
      const cache = path.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
      response.writeHead(200, {
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': cache,
        'Content-Security-Policy': CSP,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }

  async stop() {
    this.http?.closeAllConnections();
    await new Promise((resolve) => (this.http ? this.http.close(resolve) : resolve()));
    this.http = null;
  }

  remove() {
    return this.stop();
  }
}

class OfflineWorld extends World {
  async begin() {
    this.server = new FileServer();
    await this.server.start();
    this.browser = await launch();
  }

  /* A page that has loaded the client once, and its service worker everything. */
  async visitor() {
    const page = await this.person();
    page.isBreaking = true; /* there is no /api here at all */
    await this.open(page);
    await untilKept(page);
    return page;
  }
}

function untilKept(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

const world = new OfflineWorld();

before(() => world.begin());
after(() => world.end());
afterEach(async () => {
  if (!world.server.http) await world.server.start();
  world.server.change = (_name, body) => body;
  await world.clear();
});

/* Starts a game through the form: me against bots of this level. */
async function startGame(page, level, players = 2) {
  await world.open(page, `#/offline/${GAME}`);
  const selects = page.locator('form select');
  await selects.first().waitFor();
  await selects.first().selectOption(String(players));
  for (let seat = 1; seat < players; seat++) await selects.nth(seat + 1).selectOption(`bot:${level}`);
  await page.locator('form button[type="submit"]').click();
  await untilRunning(page);
}

async function saveText(page) {
  await page.getByRole('button', { name: /Fairness|Verify this game/ }).first().click();
  const waiting = page.waitForEvent('download');
  await page.locator('dialog').getByRole('button', { name: /file|Download/i }).first().click();
  const download = await waiting;
  await page.keyboard.press('Escape');
  return readFile(await download.path(), 'utf8');
}

test('a whole game, its file, its replay and the rules without any server', async () => {
  const page = await world.visitor();
  await world.server.stop();
  await page.reload();
  await startGame(page, 'easy');
  await playToTheEnd([page], GAME_MS_MAX);
  const save = await saveText(page);
  assert.equal(JSON.parse(save).format, 'plansza-save-1');

  await world.open(page, '#/replay');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save),
  });
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.locator('.checks li').first().waitFor();
  assert.equal(await page.locator('.checks li.bad').count(), 0);
  assert.equal(await page.locator('.checks li').count(), 6);

  await world.open(page, `#/rules/${GAME}`);
  await page.locator('li .rule-id').first().waitFor();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.locator('html[lang="pl"]').waitFor();
  await page.locator('li .rule-id').first().waitFor();
});

test('a game goes on where it was after the page was closed', async () => {
  const page = await world.visitor();
  await startGame(page, 'easy');
  for (let i = 0; i < 12; i++) {
    await untilMyTurn(page);
    await playOne(page);
  }
  await untilMyTurn(page);
  const ply = await plyOf(page);
  await world.server.stop();
  await page.waitForTimeout(300);
  await page.goto(world.server.address + '#/about');
  await page.reload();
  await world.open(page, '#/offline');
  await page.getByRole('button', { name: 'Go on' }).first().click();
  await untilRunning(page);
  await untilMyTurn(page);
  assert.ok((await plyOf(page)) >= ply);
});

test('undo, hint and language while playing offline', async () => {
  const page = await world.visitor();
  await startGame(page, 'easy');
  await untilMyTurn(page);
  const before = await page.locator('#choices button[data-action]').allTextContents();
  await playOne(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.waitForFunction(() => document.querySelectorAll('.record-body li').length > 1);
  if (await undo.isEnabled()) {
    await undo.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('#choices button[data-action]').length === count,
      before.length,
    );
  }
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  const english = await page.locator('.record-body').innerText();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.waitForFunction(
    (text) => document.querySelector('.record-body')?.innerText !== text,
    english,
  );
  await page.getByRole('button', { name: 'Cofnij' }).waitFor();
});

test('the page answers while a hard bot thinks', async () => {
  const page = await world.visitor();
  await startGame(page, 'hard', 3);
  const gap = await page.evaluate(async () => {
    let last = performance.now();
    let largest = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      largest = Math.max(largest, now - last);
      last = now;
    }, 5);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    clearInterval(timer);
    return largest;
  });
  assert.ok(gap < 300, `the page stood still for ${Math.round(gap)} ms`);
});

test('a newer version is offered, and taken when one agrees', async () => {
  const page = await world.visitor();
  await page.reload();
  const caches = () => page.evaluate(() => window.caches.keys());
  const [old] = await caches();
  world.server.change = (name, body) =>
    name === 'sw.js' ? body.toString().replace(/VERSION = '\w+'/, "VERSION = 'next'") : body;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.getByText('A new version is ready.').waitFor();
  assert.deepEqual((await caches()).sort(), [old, 'plansza-client-next'].sort());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await reloaded;
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  assert.deepEqual(await caches(), ['plansza-client-next']);
  await world.server.stop();
  await page.reload();
  await layout(page).or(page.locator('main h1')).first().waitFor();
});

test('what an installed app needs is there', async () => {
  const page = await world.visitor();
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector('link[rel="manifest"]').href;
    const text = await (await fetch(address)).json();
    const icons = await Promise.all(text.icons.map(async (icon) => {
      const image = new Image();
      image.src = new URL(icon.src, address).href;
      await image.decode();
      return { sizes: icon.sizes, width: image.naturalWidth };
    }));
    return { ...text, icons };
  });
  assert.equal(manifest.display, 'standalone');
  for (const { sizes, width } of manifest.icons) {
    if (sizes !== 'any') assert.equal(`${width}x${width}`, sizes);
  }
});
