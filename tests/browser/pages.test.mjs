/* Every page on every width, accounts, and what people meet when something is missing. */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { World, checkPage, createTable, untilMyTurn, untilRunning } from './harness.mjs';

const WIDTHS = [360, 768, 1280];
const world = new World();

before(() => world.begin());
after(() => world.end());
afterEach(() => world.clear());

test('pages keep the rules on phone, tablet and desktop, in both languages', async () => {
    const page = await world.guest('Pages');
    const hashes = ['#/', '#/new/seasons', '#/rules/seasons', '#/about', '#/offline', '#/replay'];
    hashes.push('#/offline/seasons', `#/profile/${encodeURIComponent(page.nick)}`, '#/nowhere');
    for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const lang of ['Polski', 'English']) {
            await page.getByRole('button', { name: lang }).click();
            for (const hash of hashes) {
                await world.open(page, hash);
                await page.locator('main h1').waitFor();
                await checkPage(page);
            }
        }
    }
});

test('a table keeps the rules on phone, tablet and desktop', async () => {
    const page = await world.guest('Tables');
    await createTable(world, page, { game: 'seasons', seats: ['me', 'bot:easy', 'bot:easy'] });
    await untilMyTurn(page);
    for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await checkPage(page);
    }
    await createTable(world, page, { game: 'seasons', seats: ['me', 'open', 'bot:hard', 'open'] });
    await page.getByRole('heading', { name: 'Who plays' }).waitFor();
    for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await checkPage(page);
    }
});

test('a guest registers, logs out and logs in again', async () => {
    const page = await world.guest('Konto');
    const menu = page.locator('header summary');
    await menu.click();
    await page.getByRole('button', { name: 'Register' }).click();
    const dialog = page.locator('dialog');
    assert.equal(await dialog.getByLabel('Nickname').inputValue(), page.nick);
    await dialog.getByLabel('Password').fill('correct horse');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await dialog.waitFor({ state: 'detached' });
    await menu.click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await menu.click();
    await page.getByRole('button', { name: 'Log in' }).click();
    await dialog.getByLabel('Nickname').fill(page.nick);
    page.isBreaking = true; /* the browser reports a refused log-in as a failed resource */
    await dialog.getByLabel('Password').fill('wrong horse');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.getByText('Nickname or password is wrong').waitFor();
    page.isBreaking = false;
    await dialog.getByLabel('Password').fill('correct horse');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.waitFor({ state: 'detached' });
    await menu.click();
    await page.locator('.who strong', { hasText: page.nick }).waitFor();
});

test('your own tables come first in the lobby, with the move that is yours', async () => {
    const page = await world.guest('Lobbyist');
    await createTable(world, page, { game: 'template', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    await world.open(page, '#/');
    await page.getByRole('heading', { name: 'Your tables' }).waitFor();
    await page.getByText('your move').first().waitFor();
    await page.getByRole('link', { name: 'Go to the table' }).first().click();
    await untilRunning(page);
});

test('a table that is not there says so and leads back', async () => {
    const page = await world.guest('Lost', '#/t/nothing-here');
    await page.getByText('There is no such table').waitFor();
    await page.getByRole('link', { name: 'To the lobby' }).click();
    await page.getByRole('heading', { name: 'Games' }).waitFor();
});

test('the theme follows the system and the switch', async () => {
    const page = await world.person({ colorScheme: 'dark' });
    await world.open(page);
    await page.locator('h1').waitFor();
    const shade = () =>
        page.evaluate(() => {
            const [r] = getComputedStyle(document.body)
                .backgroundColor.match(/[\d.]+/g)
                .map(Number);
            return r > 128 ? 'light' : 'dark';
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
    await world.open(page, '#/rules/template/R-TPL-3.3');
    await page.locator('[id="R-TPL-3.3"]').waitFor();
    await page.getByPlaceholder('Search the rules').fill('equal cards cancel');
    await page.getByText('1 hit').waitFor();
    assert.equal(await page.locator('article li:visible').count(), 1);
});

test('the first load is small and quick', async () => {
    const page = await world.person();
    let bytes = 0;
    page.on('response', async (response) => {
        const body = await response.body().catch(() => Buffer.alloc(0));
        bytes += body.length;
    });
    const start = Date.now();
    await world.open(page);
    await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
    const ms = Date.now() - start;
    assert.ok(ms < 3000, `interactive after ${ms} ms`);
    assert.ok(bytes < 600 * 1024, `${bytes} bytes, uncompressed`);
});
