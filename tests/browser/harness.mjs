/* Starts servers and one real browser for the tests beside this file, and holds what they share:
 * entering, clicking, playing at random, and the rules that every page must keep.
 *   PLANSZA            the program (build/plansza)
 *   CHROMIUM           the browser (/usr/bin/chromium)
 *   PLANSZA_TEST_SLOW  how many times slower than they could pages compute (1) */
import { AssertionError } from 'node:assert';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientWithSeed, generator, numberOf } from './luck.mjs';
import { Wire, isDelayed } from './wire.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const { chromium } = createRequire(join(root, 'web/package.json'))('playwright-core');

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SLOWNESS = Number(process.env.PLANSZA_TEST_SLOW || 1);
/* Bounds for what hangs. A machine may be busy with other work: nothing here is a measure of speed. */
const START_MS_MAX = 120000;
const WAIT_MS = 120000;
const GAME_MS_MAX = isDelayed || SLOWNESS > 1 ? 1200000 : 300000;
/* Between two looks at a page. */
const LOOK_MS = 20;
/* A page whose script runs but that was not painted for this long will never be again. */
const PAINT_MS_MAX = 30000;
/* Of a page that a test has failed on. */
const TELL_MS_MAX = 5000;
const TOLD_MAX = 300;
/* The server hears at most 30 messages a second from one connection. */
const MOVE_MS = 36;

export const dist = clientWithSeed(join(root, 'web/dist'));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/* A server with its own folder; stop() and start() again keep the folder and the address. */
export class Server {
  output = '';

  constructor({ web, seed, flags = [] }) {
    this.web = web;
    this.flags = flags;
    this.seed = seed;
    this.folder = mkdtempSync(join(tmpdir(), 'plansza-browser-'));
  }

  async start() {
    const program = process.env.PLANSZA ?? join(root, 'build/plansza');
    const listening = ['--listen', `127.0.0.1:${this.port ?? 0}`];
    const args = ['serve', ...listening, '--data', this.folder, '--web', this.web, '--quick-bots'];
    args.push('--test-seed', String(this.seed), ...this.flags);
    this.output = '';
    this.process = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (data) => (this.output = (this.output + data).slice(-20000)));
    }
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
    await this.untilListening();
    this.port = Number(new URL(this.address).port);
  }

  /* It prints its address once it can be asked. */
  async untilListening() {
    const until = Date.now() + START_MS_MAX;
    while (Date.now() < until) {
      this.address = /http:\/\/127\.0\.0\.1:\d+\//.exec(this.output)?.[0];
      if (this.address) return;
      if (this.process.exitCode !== null) break;
      await sleep(20);
    }
    throw new Error(`the server does not start:\n${this.output}`);
  }

  async stop(signal = 'SIGTERM') {
    if (!this.process) return;
    this.process.kill(signal);
    await this.ended;
    this.process = null;
  }

  async remove() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/* Runs in the page: whether the browser paints it. On a busy machine Chromium may stop doing so for
 * good: scripts run, nothing is hidden, and yet no frame comes, not even for a picture of it. */
function isPainted(msMax) {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(document.visibilityState !== 'visible'), msMax);
  });
}

/* Runs in the page. Toasts are there for seconds only: a page that stands still may never be looked
 * at while they are. So whatever comes is noted as it comes. */
function noteToasts() {
  window.toasts = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((one) => [...one.addedNodes])) {
      if (node instanceof Element && node.matches('.toast')) window.toasts.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

async function slowDown(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

/* One browser for all files that run in this process. */
let browser = null;

function sharedBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}`);
  browser ??= chromium.launch({ executablePath, args: FLAGS, timeout: START_MS_MAX });
  return browser;
}

export async function closeBrowser() {
  await (await browser)?.close();
  browser = null;
}

/* The server ends a connection over which no request comes within ten seconds: this browser stood
 * still. */
const SILENT = /ERR_EMPTY_RESPONSE/;
/* Said of pages that are to have none. */
const NO_WORKERS = 'Service Worker registration blocked by Playwright';

/* The people of one test in their browsers, and their server. */
export class World {
  #contexts = [];
  #problems = [];
  #wire = null;
  #attempt = { hasStalled: false };

  /* `hasWorker`: whether pages keep a copy of the client for later. Each person's browser would make
   * its own, which is a good part of the work of a test that is about something else. */
  constructor({ web = dist, hasWorker = true, flags = [] } = {}) {
    this.web = web;
    this.flags = flags; /* of the server */
    this.serviceWorkers = hasWorker ? 'allow' : 'block';
  }

  /* `name` is that of the test: cards, bots and people choose by it. */
  async begin(name) {
    this.name = name;
    this.#attempt = { hasStalled: false };
    this.#problems = [];
    this.server = new Server({ web: this.web, seed: numberOf(name), flags: this.flags });
    const [found] = await Promise.all([sharedBrowser(), this.server.start()]);
    this.browser = found;
    if (!isDelayed) return;
    this.#wire = new Wire();
    await this.#wire.start(this.server.port);
  }

  /* The browser has, since this test began: nothing that happened since then counts. */
  get hasStalled() {
    return this.#attempt.hasStalled;
  }

  async end() {
    await this.#leave();
    await this.#wire?.remove();
    this.#wire = null;
    await this.server.remove();
  }

  #leave() {
    return Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }

  /* Where each page stands and what it says first, and which rules were broken, for whoever reads of
   * a failure. A page that does not answer is not waited for. */
  async told() {
    const pages = this.#contexts.flatMap((context) => context.pages());
    const lines = pages.map(async (page) => {
      const text = await Promise.race([
        page.evaluate(() => document.querySelector('main')?.innerText ?? ''),
        sleep(TELL_MS_MAX),
      ]).catch(() => undefined);
      const said = text?.replace(/\s+/g, ' ').slice(0, TOLD_MAX) ?? '(does not answer)';
      return `${page.nick ?? 'page'} at ${page.url()}: ${said}`;
    });
    return [...(await Promise.all(lines)), ...new Set(this.#problems)];
  }

  /* Leaves the pages, and fails where one of them broke the rules. */
  async check() {
    await this.#leave();
    const problems = this.#problems.splice(0);
    if (problems.length) throw new Error([...new Set(problems)].join('\n'));
  }

  /* A page of a person with a browser profile of their own. */
  async person(options = {}) {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: this.serviceWorkers,
      ...options,
    });
    const seed = numberOf(this.name, this.#contexts.push(context));
    await context.addInitScript(`window.generator = ${generator}; Math.random = generator(${seed})`);
    await context.addInitScript(noteToasts);
    return this.#page(context, generator(seed));
  }

  /* Another page in the same profile. */
  tab(page) {
    return this.#page(page.context(), page.random);
  }

  async #page(context, random) {
    const page = await context.newPage();
    if (SLOWNESS > 1) await slowDown(page);
    page.setDefaultTimeout(WAIT_MS);
    page.random = random;
    page.isBreaking = false; /* set while a test breaks the connection on purpose */
    page.address = (this.#wire ?? this.server).address;
    this.#watch(page);
    this.#guard(page);
    return page;
  }

  /* A page that is painted no more is closed, which ends whatever waits for it. A late finding
   * belongs to the attempt in which the page was opened, not to the next one. */
  async #guard(page) {
    const attempt = this.#attempt;
    while (!page.isClosed()) {
      const isWell = await page.evaluate(isPainted, PAINT_MS_MAX).catch(() => true);
      if (!isWell) {
        attempt.hasStalled = true;
        await page.context().close();
        return;
      }
      await sleep(1000);
    }
  }

  #watch(page) {
    page.on('pageerror', (error) => this.#problems.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      const isNetwork = /Failed to load resource|WebSocket|ERR_/.test(message.text());
      if (!/^(error|warning)$/.test(message.type()) || (isNetwork && page.isBreaking)) return;
      if (message.text() === NO_WORKERS) return;
      if (SILENT.test(message.text())) this.#attempt.hasStalled = true;
      this.#problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      const url = request.url();
      const isOwn = url.startsWith(page.address) || /^(data|blob):/.test(url);
      if (!isOwn) this.#problems.push(`request to another host: ${url}`);
    });
    page.on('websocket', (socket) => {
      const { host } = new URL(page.address);
      if (new URL(socket.url()).host !== host) {
        this.#problems.push(`connection to another host: ${socket.url()}`);
      }
    });
  }

  /* Done when the page has heard of its new address, too: what is there then is not the old page. */
  async open(page, hash = '#/') {
    await page.goto(page.address + hash);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  /* A guest on the page with this address; `wire` leads to the server another way. */
  async guest(nick, hash = '#/', { wire, ...options } = {}) {
    const page = await this.person(options);
    if (wire) page.address = wire.address;
    const answer = await page.request.post(page.address + 'api/guest', {
      headers: { Origin: new URL(page.address).origin },
      data: { nick },
    });
    if (!answer.ok()) throw new Error(`no guest ${nick}: ${await answer.text()}`);
    page.nick = nick;
    await this.open(page, hash);
    return page;
  }
}

/* Creates a table through the form; seats as the options of each select, from the first. */
export async function createTable(world, page, { game, isPrivate = false, clock, ...setup }) {
  await world.open(page, `#/new/${game}`);
  await fillSetup(page, setup);
  if (clock) await fillClock(page, clock);
  if (isPrivate) await page.locator('input[name="access"]').nth(1).check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/#\/t\//);
  return new URL(page.url()).hash;
}

export async function fillSetup(page, { seats, options = {} }) {
  await page.locator('label.count select').selectOption(String(seats.length));
  for (const [index, seat] of seats.entries()) {
    await page.locator(`#seat-${index}`).selectOption(seat);
  }
  for (const [id, value] of Object.entries(options)) {
    const input = page.locator(`input[name="option-${id}"][value="${value}"]`);
    await input.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
    await input.check();
  }
}

/* The clock of each player, in minutes for the whole game; the form is open. */
export async function fillClock(page, { minutes, seconds }) {
  await page.getByLabel('other clock').check();
  await page.getByLabel('Minutes for the whole game').fill(String(minutes));
  await page.getByLabel('Seconds added per move').fill(String(seconds));
}

/* The next person then finds the place taken. */
function untilSeated(page) {
  const isSeated = page.getByRole('button', { name: 'Leave the seat' });
  return isSeated.or(page.locator('.layout[data-status="running"]')).first().waitFor();
}

/* Sits down at the first free place of the table with this address. */
export async function joinTable(world, nick, hash) {
  const page = await world.guest(nick, hash);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await untilSeated(page);
  return page;
}

export const layout = (page) => page.locator('.layout[data-status]');

export function untilRunning(page) {
  return page.locator('.layout[data-status="running"]').waitFor();
}

export async function plyOf(page) {
  return Number(await layout(page).getAttribute('data-ply'));
}

/* Waits until something, asked in the page with this argument, holds. */
export function until(page, holds, argument) {
  return page.waitForFunction(holds, argument, { polling: LOOK_MS });
}

/* A toast with this text has come, and may have gone. */
export function untilToast(page, text) {
  return until(page, (wanted) => window.toasts.some((one) => one.includes(wanted)), text);
}

/* What this tells, once it is something; for what no page shows. */
export async function eventually(tell) {
  const last = Date.now() + WAIT_MS;
  while (!tell()) {
    if (Date.now() > last) throw new Error('it has not come');
    await sleep(LOOK_MS);
  }
  return tell();
}

/* Checks until the assertions hold: what they look at may still be on its way. */
export async function untilHolds(check) {
  const last = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof AssertionError) || Date.now() > last) throw error;
    }
    await sleep(LOOK_MS);
  }
}

export function untilBeyond(page, ply) {
  return until(
    page,
    (before) => Number(document.querySelector('.layout')?.dataset.ply) > before,
    ply,
  );
}

/* An action that can be taken now. */
const READY = '#choices button[data-action]:not([aria-disabled="true"])';

/* Its board is there, and not only the word that it is coming. */
const SHOWN = '.layout:not(:has(> .board > p.muted))';

/* It is this page's turn to decide, or the game is over. */
export function untilMyTurn(page) {
  return page
    .locator(`${SHOWN} ${READY}, ${SHOWN}[data-status="over"]`)
    .first()
    .waitFor({ state: 'attached' });
}

/* Takes a random legal action from the list and answers the question before a dangerous one; tells
 * which, or null when it is not this page's turn or one like `unless` is there. One like `avoid` is
 * taken where there is no other. */
export async function playOne(page, { unless = null, avoid = null } = {}) {
  page.chance ??= page.random();
  const chosen = await page.evaluate(
    ({ ready, unless, avoid, chance }) => {
      const all = [...document.querySelectorAll(ready)];
      const isLike = (one, like) => like?.test(one.querySelector('.text').textContent);
      if (all.some((one) => isLike(one, unless))) return null;
      const better = all.filter((one) => !isLike(one, avoid));
      const buttons = better.length ? better : all;
      const chosen = buttons[Math.floor(chance * buttons.length)];
      chosen?.click();
      setTimeout(() => document.querySelector('dialog[open] button.primary')?.click(), 0);
      return chosen?.dataset.action ?? null;
    },
    { ready: READY, unless, avoid, chance: page.chance },
  );
  /* How often a page was asked before it was its turn makes no difference. */
  if (chosen) page.chance = null;
  return chosen;
}

/* Takes a random action as soon as there is one to take: what is needed for it may still be on its
 * way. */
export async function playNext(page) {
  await untilMyTurn(page);
  const chosen = await playOne(page);
  if (!chosen) throw new Error('there is nothing to choose');
}

/* Taking a die in Seasons, and not a card of such a name. */
export const DIE = /Die \d/;

/* The choices with this text. */
export const choices = (page, text) => page.locator('#choices button', { hasText: text });

/* These pages play at random until the first of them is offered an action with this text. `again`
 * starts anew where a game may end without it. */
export async function playUntil(pages, text, { again } = {}) {
  let last = Date.now() + WAIT_MS;
  while (!(await choices(pages[0], text).count())) {
    if (again && (await isOver(pages[0]))) await again();
    if (Date.now() > last) throw new Error(`nothing like ${text} was offered`);
    const played = await Promise.all(pages.map((page) => playOne(page, { unless: text })));
    if (played.some(Boolean)) last = Date.now() + WAIT_MS;
    else await sleep(LOOK_MS);
  }
}

/* Plays this many decisions of one's own at random, or to the end, or until one like `until` can be
 * made. */
export async function playSome(page, count, { until = null, avoid = null } = {}) {
  for (let done = 0; done < count; ) {
    await untilMyTurn(page);
    if (await isOver(page)) return;
    if (until && (await page.locator('#choices .text', { hasText: until }).count())) return;
    const ply = await plyOf(page);
    if (!(await playOne(page, { avoid }))) continue;
    await untilBeyond(page, ply);
    done++;
  }
  await untilMyTurn(page);
}

/* Makes the window as wide as this, and waits until the page is and has heard of it: its media queries
 * are told before the next frame. */
export async function resize(page, width, height = 800) {
  await page.setViewportSize({ width, height });
  await until(page, (wanted) => innerWidth === wanted, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/* The same, and what measures itself has heard of it: that is told to all before the next frame is
 * painted. */
export async function setWidth(page, width, height = 800) {
  await resize(page, width, height);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          setTimeout(resolve);
        });
        observer.observe(document.body);
      }),
  );
}

/* The small menu beside a thing that offers more than one action, or asks whether one is sure. */
export const MENU = '.menu[popover]';
export const PHONE = { viewport: { width: 360, height: 740 } };

/* Clicks on what glows, without a mouse's way there: things of a map lie over one another. */
export const press = (target) => target.dispatchEvent('click');

/* Does something and waits until it is one's turn again; what asks first is agreed to. */
export async function after(page, act) {
  await untilMyTurn(page);
  const ply = await plyOf(page);
  await act();
  const menu = page.locator(`${MENU} .answer`).first();
  if (await menu.isVisible()) await menu.click();
  await untilBeyond(page, ply);
  await untilMyTurn(page);
}

/* Takes what is like `things` on the board at random, until it is enough or over. */
export async function playOnBoard(page, things, { isEnough, movesMax, take = press }) {
  for (let i = 0; i < movesMax && !(await isOver(page)) && !(await isEnough()); i++) {
    const all = page.locator(things);
    const count = await all.count();
    if (count === 0) throw new Error('nothing glows');
    await after(page, () => take(all.nth(Math.floor(page.random() * count))));
  }
}

/* How many milliseconds of the processor the thread of a page has used since it was last asked.
 * Other work of the machine does not count. */
export async function processorOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await client.send('Performance.enable');
  let last = 0;
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const now = 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    const used = now - last;
    last = now;
    return used;
  };
}

/* Work that is always the same, of the kinds that a page does: texts read and written, elements made
 * and laid out. Other work that takes N times as long does so on any machine, however busy. */
export function workInPage(page) {
  return page.evaluate(() => {
    const rows = Array.from({ length: 400 }, (_, i) => ({ id: i, name: `row ${i}`, at: [i, -i] }));
    for (let i = 0; i < 20; i++) JSON.parse(JSON.stringify(rows));
    const box = document.createElement('div');
    box.style.cssText = 'position:absolute;visibility:hidden;display:flex;flex-wrap:wrap;width:300px';
    document.body.append(box);
    for (const row of rows) {
      const element = document.createElement('span');
      element.textContent = row.name;
      box.append(element);
    }
    const height = box.offsetHeight;
    box.remove();
    return height;
  });
}

export async function isOver(page) {
  return (await layout(page).getAttribute('data-status')) === 'over';
}

/* Lets the page play by itself, as quickly as the server takes it; tells how often it moved. No one
 * looks meanwhile, so nothing is painted. */
function playItself(page, { ms, ready }) {
  return page.evaluate(
    ({ ms, ready, seed }) =>
      new Promise((resolve) => {
        const random = generator(seed);
        let moves = 0;
        document.body.style.visibility = 'hidden';
        const timer = setInterval(() => {
          if (document.querySelector('.layout[data-status="over"]')) {
            clearInterval(timer);
            document.body.style.visibility = '';
            resolve(moves);
          }
          const question = document.querySelector('dialog[open] button.primary');
          if (question) return question.click();
          const buttons = [...document.querySelectorAll(ready)];
          if (!buttons.length) return;
          moves++;
          /* The action that ends a turn comes last: chosen often, it makes a short game. */
          const at = random() * 2 * buttons.length;
          buttons[Math.min(Math.floor(at), buttons.length - 1)].click();
        }, ms);
      }),
    { ms, ready, seed: 2 ** 32 * page.random() },
  );
}

/* All these pages play at random until the game is over on each of them; how many clicks it took. */
export async function playToTheEnd(pages, msMax = GAME_MS_MAX) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${msMax} ms`)), msMax);
  });
  const games = pages.map((page) => playItself(page, { ms: MOVE_MS, ready: READY }));
  try {
    const moves = await Promise.race([Promise.all(games), late]);
    return moves.reduce((sum, one) => sum + one, 0);
  } finally {
    clearTimeout(timer);
  }
}

/* What holds on every page: one main heading, names for all controls, nothing too small to hit, no
 * sideways scrolling, text that can be read. */
export async function checkPage(page) {
  const faults = await page.evaluate(findFaults);
  if (faults.length) throw new Error(`${page.url()}:\n  ${faults.join('\n  ')}`);
}

/* Runs in the page. */
function findFaults() {
  const TARGET_MIN = 24;
  const CONTRAST_MIN = 4.5;
  const CONTRAST_MIN_LARGE = 3;
  const found = [];
  const brief = (one) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  const isShown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.getClientRects().length > 0;

  const headings = document.querySelectorAll('main h1').length;
  if (headings !== 1) found.push(`${headings} main headings`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.push(`scrolls sideways: ${scrollWidth} > ${innerWidth}`);
  if (!/^(pl|en)$/.test(document.documentElement.lang)) found.push('no language');

  const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
  for (const id of new Set(ids)) {
    if (ids.filter((one) => one === id).length > 1) found.push(`id twice: ${id}`);
  }

  const nameOf = (one) =>
    one.getAttribute('aria-label') ||
    one.textContent.trim() ||
    one.getAttribute('title') ||
    one.getAttribute('placeholder') ||
    [...(one.labels ?? [])].map((label) => label.textContent.trim()).join(' ') ||
    document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent.trim();
  const controls = 'button, a[href], input, select, textarea, summary, [role="button"]';
  for (const one of document.querySelectorAll(controls)) {
    if (one.closest('[hidden], [aria-hidden="true"]')) continue;
    if (!nameOf(one)) found.push(`no name: ${brief(one)}`);
    /* Links within a sentence may be as small as its words; a label makes its box larger. */
    if (!isShown(one) || one.matches('.hidden-text, .skip, p a, li a, label input')) continue;
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < TARGET_MIN - 0.5) {
      found.push(`${Math.round(width)} x ${Math.round(height)}: ${brief(one)}`);
    }
  }

  /* Colours in any notation are drawn on a canvas to be read. */
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const colourOf = (text) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return { rgb: [r, g, b], alpha: a / 255 };
  };
  const over = (top, bottom) =>
    top.rgb.map((part, i) => part * top.alpha + bottom[i] * (1 - top.alpha));
  /* Null where a picture may be behind the text: nothing can be said then. */
  const groundOf = (one) => {
    const layers = [];
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' || at.closest('svg')) return null;
      const colour = colourOf(style.backgroundColor);
      layers.unshift(colour);
      if (colour.alpha === 1) break;
      if (style.position === 'absolute') return null;
    }
    return layers.reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || seen.has(one) || !isShown(one)) continue;
    seen.add(one);
    const isIdle = one.closest(':disabled, [aria-disabled="true"], .hidden-text, .skip, option');
    const ground = isIdle ? null : groundOf(one);
    if (!ground) continue;
    const style = getComputedStyle(one);
    const ink = over(colourOf(style.color), ground);
    const [dim, bright] = [light(ink), light(ground)].sort((a, b) => a - b);
    const ratio = (bright + 0.05) / (dim + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? CONTRAST_MIN_LARGE : CONTRAST_MIN)) {
      found.push(`contrast ${ratio.toFixed(1)}: ${brief(one)}`);
    }
  }
  return found;
}
