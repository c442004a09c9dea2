/* Every page on every width, accounts, and what people meet when something is missing. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  World,
  checkPage,
  createTable,
  fillClock,
  fillSetup,
  setWidth,
  until,
  untilMyTurn,
  untilRunning,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const WIDTHS = [360, 768, 1280];
/* Each with what is there once it has come whole, and on none of its neighbours. */
const PAGES = {
  '#/': '#public',
  '#/new/seasons': 'input[name="access"]',
  '#/rules/seasons': '.rule-id',
  '#/about': 'kbd',
  '#/account': '#delete',
  '#/settings': 'input[name="pref-theme"]',
  '#/offline': '.load',
  '#/replay': '.chooser',
  '#/offline/seasons': '#seat-0',
  '#/profile/Pages': '.guest ~ .panel',
  '#/nowhere': '.gate h1',
};
const FIRST_LOAD_MAX = 80 * 1024;

describe('pages', () => {
  const { world, test } = inWorld(new World());

  for (const [lang, colorScheme] of [
    ['English', 'light'],
    ['Polski', 'dark'],
  ]) {
    test(`pages keep the rules on every width: ${lang}, ${colorScheme}`, async () => {
      const page = await world.guest('Pages', '#/', { colorScheme });
      await page.getByRole('button', { name: lang }).click();
      for (const [hash, sign] of Object.entries(PAGES)) {
        await world.open(page, hash);
        await page.locator(`main ${sign}`).first().waitFor();
        await checkWidths(page);
      }
    });

    test(`tables keep the rules on every width: ${lang}, ${colorScheme}`, async () => {
      const page = await world.guest('Tables', '#/', { colorScheme });
      await page.getByRole('button', { name: lang }).click();
      const bots = ['me', 'bot:easy', 'bot:easy'];
      const level = '1';
      await createTable(world, page, { game: 'seasons', seats: bots });
      await untilMyTurn(page);
      await checkWidths(page);
      await createTable(world, page, { game: 'seasons', seats: bots, options: { level } });
      await untilMyTurn(page);
      await checkWidths(page);
      await createTable(world, page, { game: 'bids', seats: bots });
      await untilMyTurn(page);
      await checkWidths(page);
      await createTable(world, page, { game: 'seasons', seats: ['me', 'open', 'bot:hard'] });
      await page.locator('#places').waitFor();
      await checkWidths(page);
    });
  }

  async function checkWidths(page) {
    for (const width of WIDTHS) {
      await setWidth(page, width);
      await checkPage(page);
    }
  }

  test('a table is set up with options, bots, a clock and a link, as it was chosen', async () => {
    const page = await world.guest('Owner', '#/new/seasons');
    const seats = ['bot:hard', 'me', 'open', 'bot:easy'];
    await fillSetup(page, { seats, options: { level: '2', first: '4' } });
    await fillClock(page, { minutes: 20, seconds: 10 });
    await page.getByLabel('only people with the link').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Level: Magician: cards 1-30').waitFor();
    for (const text of ['Who starts (rulebook: the youngest): seat 4', '20 min + 10 s', 'Only people with this link']) {
      await page.getByText(text).waitFor();
    }
    const chosen = await page.locator('select.who').evaluateAll((all) => all.map((s) => s.value));
    assert.deepEqual(chosen, ['bot:hard', 'open', 'bot:easy']);
  });

  test('what the rules do not allow with so many players is not offered', async () => {
    const page = await world.guest('Wrong', '#/new/seasons');
    const starter = (value) => page.locator(`input[name="option-first"][value="${value}"]`);
    await starter('2').waitFor();
    assert.equal(await starter('4').count(), 0);
    await fillSetup(page, { seats: ['me', 'bot:easy', 'bot:easy', 'bot:easy'], options: { first: '4' } });
    await fillSetup(page, { seats: ['me', 'bot:easy'] });
    assert.ok(await starter('random').isChecked());
    await page.getByRole('button', { name: 'Start the game' }).click();
    await untilRunning(page);
  });

  test('whoever has never finished a game is offered its first game', async () => {
    const page = await world.guest('Novice', '#/?examples');
    await page.getByRole('heading', { name: 'Hidden Bids' }).waitFor();
    await world.open(page, '#/');
    await page.locator('main').getByRole('link', { name: 'Your games' }).waitFor();
    const card = page.locator('article', { has: page.getByRole('heading', { name: 'Seasons' }) });
    await card.getByText('with easy bots').waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Hidden Bids' }).count(), 0);
    await card.getByRole('button', { name: 'First game' }).click();
    await untilMyTurn(page);
    await world.open(page, '#/');
    await page.getByText('Level: Apprentice Wizard').first().waitFor();
  });

  test('your own tables come first in the lobby, with the move that is yours', async () => {
    const page = await world.guest('Lobbyist');
    await createTable(world, page, { game: 'bids', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    await world.open(page, '#/');
    await page.getByRole('heading', { name: 'Your tables' }).waitFor();
    await page.getByText('your move').first().waitFor();
    await page.getByRole('link', { name: 'Go to the table' }).first().click();
    await untilRunning(page);
  });

  /* Who has finished Seasons, as the server says. */
  function knowsSeasons(ws) {
    const server = ws.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      const told = message.finished ? { finished: ['seasons'] } : {}; /* the answer to hello */
      ws.send(JSON.stringify({ ...message, ...told }));
    });
  }

  test('the lobby is kept as it was, so that nothing jumps when the server has spoken', async () => {
    const page = await world.guest('Steady');
    await createTable(world, page, { game: 'bids', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    await world.open(page, '#/');
    await page.routeWebSocket(/\/ws$/, knowsSeasons);
    await page.reload();
    const start = page.locator('#start');
    const card = page.locator('article', { has: page.getByRole('heading', { name: 'Seasons' }) });
    await page.getByRole('heading', { name: 'Your tables' }).waitFor();
    await card.getByRole('button', { name: 'First game' }).waitFor({ state: 'detached' });
    const top = () => start.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const after = await top();
    const buttons = () => card.locator('button').allTextContents();
    const offered = await buttons();
    await page.routeWebSocket(/\/ws$/, () => undefined); /* never answers */
    await page.reload();
    await start.waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Your tables' }).count(), 0);
    assert.ok(Math.abs((await top()) - after) <= 1, `${await top()} is not ${after}`);
    assert.deepEqual(await buttons(), offered);
    await page.locator('.strip.call').waitFor();
    await page.mouse.wheel(0, 600);
    await until(page, () => scrollY > 200);
    assert.ok(await page.locator('.strip.call').evaluate((one) => one.getBoundingClientRect().top >= 0));
  });

  test('the app is described in the language of the page', async () => {
    const page = await world.person();
    await world.open(page);
    const manifest = () =>
      page.evaluate(async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json());
    const english = await manifest();
    await page.getByRole('button', { name: 'polski' }).click();
    const polish = await manifest();
    assert.deepEqual([english.lang, polish.lang], ['en', 'pl']);
    assert.notEqual(english.description, polish.description);
    const { description: _, lang: __, shortcuts, ...rest } = english;
    for (const name of Object.keys(rest)) assert.deepEqual(polish[name], english[name], name);
    for (const one of [...shortcuts, ...polish.shortcuts]) assert.ok(one.icons.length, one.name);
  });

  test('a table that is not there says so and leads back', async () => {
    const page = await world.guest('Lost', '#/t/nothing-here');
    await page.getByText('There is no such table').waitFor();
    await page.getByRole('link', { name: 'To the lobby' }).click();
    await page.getByRole('heading', { name: 'Games' }).waitFor();
    assert.equal(await page.locator('.toast.error').count(), 0);
  });

  /* Requests like this wait until they are let go, or made to fail. */
  async function hold(page, like) {
    const routes = [];
    let isHeld = true;
    await page.route(like, (route) => (isHeld ? routes.push(route) : route.continue()));
    const end = (how) => {
      isHeld = false;
      return Promise.all(routes.splice(0).map((route) => route[how]()));
    };
    return { letGo: () => end('continue'), fail: () => end('abort') };
  }

  test('a page that cannot be loaded is of no concern to whoever has left it', async () => {
    const page = await world.person({ serviceWorkers: 'block' });
    await world.open(page);
    const rules = await hold(page, '**/assets/Rules*.js');
    page.isBreaking = true; /* the browser reports what fails */
    const [request] = await Promise.all([
      page.waitForRequest('**/assets/Rules*.js'),
      world.open(page, '#/rules/seasons'),
    ]);
    await world.open(page, '#/about');
    await page.locator('main kbd').first().waitFor();
    /* Asked for before it fails, it is the same request. */
    await page.evaluate((address) => {
      window.isLoaded = import(address).then(() => true, () => false);
    }, request.url());
    await rules.fail();
    assert.equal(await page.evaluate(() => window.isLoaded), false);
    assert.ok(await page.locator('main kbd').count());
  });

  test('whoever leaves a table of the page before it has come is not called back', async () => {
    const page = await world.person({ serviceWorkers: 'block' });
    await world.open(page, '#/offline/bids');
    await fillSetup(page, { seats: ['me', 'bot:easy'] });
    await page.locator('form button[type="submit"]').click();
    await untilMyTurn(page);
    const { hash } = new URL(page.url());
    await page.goto('about:blank');
    const rules = await hold(page, '**/*.wasm');
    await Promise.all([page.waitForRequest('**/*.wasm'), world.open(page, hash)]);
    await page.getByText('Loading').waitFor();
    await world.open(page, '#/offline/bids');
    await page.evaluate(() => {
      window.went = [];
      addEventListener('hashchange', () => window.went.push(location.hash));
    });
    await rules.letGo();
    /* The first request is answered first. */
    await page.locator('form button[type="submit"]').click();
    await untilRunning(page);
    assert.ok(!(await page.evaluate(() => window.went)).includes(hash));
  });

  test('the theme follows the system and the switch', async () => {
    const page = await world.person({ colorScheme: 'dark' });
    await world.open(page);
    await page.locator('h1').waitFor();
    const shade = () =>
      page.evaluate(() => {
        const [red] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).map(Number);
        return red > 128 ? 'light' : 'dark';
      });
    assert.equal(await shade(), 'dark');
    await page.getByRole('button', { name: /Theme/ }).click();
    assert.equal(await shade(), 'light');
    await page.getByRole('button', { name: /Theme/ }).click();
    assert.equal(await shade(), 'dark');
    await page.reload();
    await page.locator('h1').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  });

  test('rules are searched, and a rule has an address', async () => {
    const page = await world.person();
    await world.open(page, '#/rules/bids/R-BID-3.3');
    await page.locator('[id="R-BID-3.3"]').waitFor();
    await page.getByPlaceholder('Search the rules').fill('equal cards cancel');
    await page.getByText('1 hit').waitFor();
    assert.equal(await page.locator('article li:visible').count(), 1);
  });

  test('rules are found by a name of the other language', async () => {
    const page = await world.person();
    const shown = (rule) => page.locator(`article li[id="${rule}"]:visible`);
    await world.open(page, '#/rules/mysthea');
    await page.getByPlaceholder('Search the rules').fill('Szybki montaż');
    await shown('R-MYS-C1.39').getByText('Rapid Assembly').waitFor();
    assert.equal(await page.locator('article li:visible').count(), 1);
    await world.open(page, '#/rules/icaion');
    await page.getByPlaceholder('Search the rules').fill('Zryw');
    await shown('R-ICA-C218.1').getByText('Sprint').waitFor();
    await world.open(page, '#/rules/seasons');
    await page.getByPlaceholder('Search the rules').fill('Buty doczesności');
    await shown('R-SEA-C7.1').waitFor();
    assert.equal(await shown('R-SEA-C8.1').count(), 0);
  });

  /* Opens the lobby without a cache; what came of it, by name: bytes over HTTP and the WebSocket. */
  async function load(page) {
    const network = await page.context().newCDPSession(page);
    const names = new Map();
    const came = [];
    network.on('Network.requestWillBeSent', ({ requestId, request }) =>
      names.set(requestId, new URL(request.url).pathname));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      names.has(requestId) && came.push([names.get(requestId), encodedDataLength]));
    network.on('Network.webSocketFrameReceived', ({ response }) =>
      came.push(['/ws', response.payloadData.length]));
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.reload();
    await page.getByRole('button', { name: 'Play with people' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await network.detach();
    return came;
  }

  function checkLoad(t, came) {
    const bytes = came.reduce((sum, [, size]) => sum + size, 0);
    const names = came.map(([name]) => name);
    t.diagnostic(`${(bytes / 1024).toFixed(1)} KB in ${came.length} answers`);
    for (const part of ['/api/games', 'cover-', '.css', '.js'])
      assert.ok(names.some((name) => name.includes(part)), `${part} was not counted`);
    assert.ok(!names.some((name) => name.endsWith('.wasm')), 'the rules came too');
    assert.ok(bytes <= FIRST_LOAD_MAX, `${bytes} bytes: ${came.join(' ')}`);
  }

  test('the first load is small: at most 80 KB over the wire, without the rules', async (t) => {
    const page = await world.person({ serviceWorkers: 'block' });
    await world.open(page);
    checkLoad(t, await load(page));
  });

  test('it is as small for a person who comes back', async (t) => {
    const page = await world.guest('Small', '#/', { serviceWorkers: 'block' });
    await page.locator('#public').waitFor();
    const came = await load(page);
    await page.locator('#public').waitFor();
    assert.ok(came.some(([name]) => name === '/ws'), 'nothing of the WebSocket was counted');
    checkLoad(t, came);
  });
});
