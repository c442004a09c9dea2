/* Starts a server of its own and real browsers for the tests beside this file, and holds what they
 * share: entering, clicking, playing at random, and the rules that every page must keep.
 *   PLANSZA         the program (build/plansza)
 *   CHROMIUM        the browser (/usr/bin/chromium)
 *   PLANSZA_SERVER  an address: use that server instead of starting one */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
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
const START_MS_MAX = 20000;
export const WAIT_MS = 15000;

function freePort() {
    return new Promise((resolve, reject) => {
        const server = createServer();
        server.on('error', reject);
        server.listen(0, '127.0.0.1', () => {
            const { port } = server.address();
            server.close(() => resolve(port));
        });
    });
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/* A server with its own folder; stop() and start() again keep the folder and the address. */
export class Server {
    constructor() {
        this.folder = mkdtempSync(join(tmpdir(), 'plansza-browser-'));
        this.output = '';
    }

    async start() {
        if (process.env.PLANSZA_SERVER) {
            this.address = process.env.PLANSZA_SERVER;
            return;
        }
        this.port ??= await freePort();
        this.address = `http://127.0.0.1:${this.port}/`;
        const program = process.env.PLANSZA ?? join(root, 'build/plansza');
        const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder];
        args.push('--web', join(root, 'web/dist'));
        this.process = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
        for (const stream of [this.process.stdout, this.process.stderr]) {
            stream.on('data', (data) => (this.output = (this.output + data).slice(-20000)));
        }
        this.ended = new Promise((resolve) => this.process.on('exit', resolve));
        await this.untilHealthy();
    }

    async untilHealthy() {
        const until = Date.now() + START_MS_MAX;
        while (Date.now() < until) {
            const answer = await fetch(this.address + 'health').catch(() => null);
            if (answer?.ok) return;
            if (this.process.exitCode !== null) break;
            await sleep(50);
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

export async function launch() {
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}`);
    return chromium.launch({ executablePath, args: FLAGS });
}

/* One test file's world: a server, a browser, and the people in it. */
export class World {
    people = [];
    problems = [];

    async begin() {
        this.server = new Server();
        await this.server.start();
        this.browser = await launch();
    }

    async end() {
        await this.browser?.close();
        await this.server?.remove();
    }

    /* Leaves the pages of one test behind, and fails it where a page broke the rules. */
    async clear() {
        for (const context of this.people.splice(0)) await context.close();
        const problems = this.problems.splice(0);
        if (problems.length) throw new Error(problems.join('\n'));
    }

    /* A page of a person with a browser profile of their own. */
    async person(options = {}) {
        const context = await this.browser.newContext({
            viewport: { width: 1280, height: 900 },
            locale: 'en-GB',
            reducedMotion: 'reduce',
            ...options,
        });
        this.people.push(context);
        return this.page(context);
    }

    async page(context) {
        const page = await context.newPage();
        page.setDefaultTimeout(WAIT_MS);
        page.isBreaking = false; /* set while a test breaks the connection on purpose */
        page.on('pageerror', (error) => this.problems.push(`script error: ${error.message}`));
        page.on('console', (message) => {
            const isNetwork = /Failed to load resource|WebSocket|ERR_/.test(message.text());
            if (message.type() !== 'error' || (isNetwork && page.isBreaking)) return;
            this.problems.push(`console: ${message.text()}`);
        });
        page.on('request', (request) => {
            const url = request.url();
            const isOwn = url.startsWith(this.server.address) || /^(data|blob):/.test(url);
            if (!isOwn) this.problems.push(`request to another host: ${url}`);
        });
        return page;
    }

    open(page, hash = '#/') {
        return page.goto(this.server.address + hash);
    }

    /* A guest with this nickname, on the page with this address. */
    async guest(nick, hash = '#/', options = {}) {
        const page = await this.person(options);
        await enter(this, page, nick);
        if (hash !== '#/') await this.open(page, hash);
        return page;
    }
}

let suffix = 0;

/* Nicknames are unique on a server; what was asked for comes first. */
export async function enter(world, page, nick) {
    await world.open(page);
    const name = `${nick} ${process.pid}-${suffix++}`;
    const answer = await page.request.post(world.server.address + 'api/guest', {
        headers: { Origin: new URL(world.server.address).origin },
        data: { nick: name },
    });
    if (!answer.ok()) throw new Error(`no guest ${name}: ${await answer.text()}`);
    page.nick = name;
    await page.reload();
}

/* Creates a table through the form; seats as the options of each select, from the first. */
export async function createTable(world, page, { game, seats, isPrivate = false, options = {} }) {
    await world.open(page, `#/new/${game}`);
    const count = page.locator('label.count select');
    await count.waitFor();
    await count.selectOption(String(seats.length));
    for (const [index, seat] of seats.entries()) {
        await page.locator(`#seat-${index}`).selectOption(seat);
    }
    for (const [id, value] of Object.entries(options)) {
        await page.locator(`input[name="option-${id}"][value="${value}"]`).check();
    }
    if (isPrivate) await page.locator('input[name="access"]').nth(1).check();
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/#\/t\//);
}

export const layout = (page) => page.locator('.layout[data-status]');

export async function untilRunning(page) {
    await page.locator('.layout[data-status="running"]').waitFor();
}

export async function plyOf(page) {
    return Number(await layout(page).getAttribute('data-ply'));
}

/* An action that can be taken now. */
const READY = '#choices button[data-action]:not([aria-disabled="true"])';

/* Takes a random legal action from the list, if it is this page's turn. */
export function playOne(page) {
    return page.evaluate((ready) => {
        const buttons = [...document.querySelectorAll(ready)];
        const chosen = buttons[Math.floor(Math.random() * buttons.length)];
        chosen?.click();
        return chosen?.dataset.action ?? null;
    }, READY);
}

export function isOver(page) {
    return page.evaluate(() => document.querySelector('.layout[data-status="over"]') !== null);
}

/* All these pages play at random until the game is over on each of them. */
export async function playToTheEnd(pages, msMax) {
    const until = Date.now() + msMax;
    let moves = 0;
    while (Date.now() < until) {
        const over = await Promise.all(pages.map(isOver));
        if (over.every(Boolean)) return moves;
        const played = await Promise.all(pages.map(playOne));
        const count = played.filter(Boolean).length;
        moves += count;
        if (count === 0) await sleep(15);
        await answerQuestion(pages);
    }
    throw new Error(`not over after ${msMax} ms and ${moves} moves`);
}

/* A game may ask before a decision that cannot be taken back: yes. */
async function answerQuestion(pages) {
    for (const page of pages) {
        await page.evaluate(() => document.querySelector('dialog[open] button.primary')?.click());
    }
}

/* Plays until it is this page's turn to decide, or the game is over. */
export async function untilMyTurn(page) {
    await page
        .locator(`${READY}, .layout[data-status="over"]`)
        .first()
        .waitFor({ state: 'attached' });
}

/* What holds on every page: one main heading, names for all controls, no sideways scrolling. */
export async function checkPage(page) {
    const faults = await page.evaluate(() => {
        const found = [];
        const headings = document.querySelectorAll('main h1').length;
        if (headings !== 1) found.push(`${headings} main headings`);
        if (document.documentElement.scrollWidth > window.innerWidth + 1) {
            found.push(
                `scrolls sideways: ${document.documentElement.scrollWidth} > ${window.innerWidth}`,
            );
        }
        const nameOf = (one) =>
            one.getAttribute('aria-label') ||
            one.textContent.trim() ||
            one.getAttribute('title') ||
            one.getAttribute('placeholder') ||
            [...(one.labels ?? [])].map((label) => label.textContent.trim()).join(' ') ||
            document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent.trim();
        for (const one of document.querySelectorAll(
            'button, a[href], input, select, [role="button"]',
        )) {
            if (!one.closest('[hidden], [aria-hidden="true"]') && !nameOf(one)) {
                found.push(`no name: ${one.outerHTML.slice(0, 120)}`);
            }
        }
        const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
        for (const id of new Set(ids)) {
            if (ids.filter((one) => one === id).length > 1) found.push(`id twice: ${id}`);
        }
        if (!/^(pl|en)$/.test(document.documentElement.lang)) found.push('no language');
        return found;
    });
    if (faults.length) throw new Error(`${page.url()}:\n  ${faults.join('\n  ')}`);
}
