/* From the lobby to the end of a game: alone against bots, and two people with a bot. */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import {
    World,
    createTable,
    layout,
    playOne,
    playToTheEnd,
    plyOf,
    untilMyTurn,
    untilRunning,
} from './harness.mjs';

const GAME_MS_MAX = 180000;
const world = new World();

before(() => world.begin());
after(() => world.end());
afterEach(() => world.clear());

test('two clicks lead from the first visit to a game against a bot', async () => {
    const page = await world.person();
    await world.open(page);
    await page.getByRole('button', { name: 'Play against bots' }).first().click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await untilRunning(page);
    await untilMyTurn(page);
    const ply = await plyOf(page);
    await page.locator('#choices button').first().click();
    await page.waitForFunction(
        (before) => Number(document.querySelector('.layout')?.dataset.ply) > before,
        ply,
    );
});

test('a click is answered within 100 ms', async () => {
    const page = await world.guest('Quick');
    await createTable(world, page, { game: 'template', seats: ['me', 'bot:easy'] });
    const times = [];
    for (let i = 0; i < 4; i++) {
        await untilMyTurn(page);
        const ms = await page.evaluate(async () => {
            const table = document.querySelector('.layout');
            const ply = table.dataset.ply;
            const start = performance.now();
            document.querySelector('#choices button[data-action]').click();
            while (table.dataset.ply === ply) await new Promise((done) => setTimeout(done, 1));
            return performance.now() - start;
        });
        times.push(ms);
    }
    times.sort((a, b) => a - b);
    assert.ok(times[1] < 100, `took ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
});

test('two people and a bot play a whole game, rate it and ask for a rematch', async () => {
    const ania = await world.guest('Ania');
    await createTable(world, ania, {
        game: 'seasons',
        seats: ['me', 'open', 'bot:easy'],
        isPrivate: true,
        options: { level: '1' },
    });
    const link = await ania.getByLabel('Link to the table').inputValue();
    const stranger = await world.guest('Stranger', new URL(link).hash.replace(/\/[^/]+$/, ''));
    await stranger.getByText('This table is private').waitFor();

    const bartek = await world.guest('Bartek', new URL(link).hash);
    await bartek.getByRole('button', { name: 'Sit here' }).click();
    for (const page of [ania, bartek]) await untilRunning(page);

    const moves = await playToTheEnd([ania, bartek], GAME_MS_MAX);
    assert.ok(moves > 40, `only ${moves} moves`);

    for (const page of [ania, bartek]) {
        await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    }
    const places = await ania.locator('.over ol').first().innerText();
    assert.match(places, /1\./);
    assert.match(places, /points/);

    await ania.getByRole('button', { name: 'Rematch' }).click();
    await ania.waitForURL((url) => !link.includes(url.hash));
    await bartek.getByRole('link', { name: 'Go there' }).click();
    await bartek.waitForURL((url) => !link.includes(url.hash));
});

test('a finished game is verified, replayed and listed in the profile', async () => {
    const page = await world.guest('Ewa');
    await createTable(world, page, { game: 'template', seats: ['me', 'bot:easy'] });
    await untilRunning(page);
    await page.getByRole('button', { name: 'Fairness' }).click();
    const before = await page.locator('dialog .hex').first().innerText();
    assert.match(before, /^[0-9a-f]{64}$/);
    await page.getByRole('button', { name: 'Close' }).click();
    await playToTheEnd([page], GAME_MS_MAX);

    await page.getByRole('button', { name: 'Verify this game' }).click();
    const shown = await page.locator('dialog .hex').allInnerTexts();
    assert.equal(shown[0], before);
    assert.match(shown[1], /^[0-9a-f]{64}$/);
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save the game to a file' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^plansza-template-.*\.json$/);
    await page.locator('dialog').getByRole('link', { name: 'Watch the replay' }).click();

    const slider = page.locator('input[type="range"]');
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    assert.ok(last >= 5);
    await page.getByText(`Move 0 of ${last}`).waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByText(`Move 1 of ${last}`).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText(`Move ${last} of ${last}`).waitFor();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.locator('.checks li').first().waitFor();
    assert.equal(await page.locator('.checks .bad').count(), 0);

    await world.open(page, `#/profile/${encodeURIComponent(page.nick)}`);
    await page.getByText('1 game').waitFor();
    await page.locator('main').getByRole('link', { name: 'Watch the replay' }).waitFor();
});

test('an undo takes the last decision back, and asks those who have acted since', async () => {
    const ania = await world.guest('Ania');
    await createTable(world, ania, { game: 'template', seats: ['me', 'open', 'open'] });
    const hash = new URL(ania.url()).hash;
    const others = [];
    for (const nick of ['Bartek', 'Celina']) {
        const page = await world.guest(nick, hash);
        await page.getByRole('button', { name: 'Sit here' }).first().click();
        others.push(page);
    }
    for (const page of [ania, ...others]) await untilRunning(page);

    /* Nobody has acted since: it happens at once. */
    await untilMyTurn(ania);
    await playOne(ania);
    await ania.locator('#choices button').first().waitFor({ state: 'detached' });
    await ania.getByRole('button', { name: 'Undo' }).click();
    await untilMyTurn(ania);
    assert.equal(await plyOf(ania), 0);

    /* Bartek has: he is asked. */
    await playOne(ania);
    await untilMyTurn(others[0]);
    await playOne(others[0]);
    await layout(ania).and(ania.locator('[data-ply="2"]')).waitFor();
    await ania.getByRole('button', { name: 'Undo' }).click();
    await others[0].getByRole('button', { name: 'Agree' }).click();
    await untilMyTurn(ania);
});
