/* A table seen by different people in different ways: reconnecting, watching, other languages,
 * the keyboard alone, somebody absent. */
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

const GAME_MS_MAX = 120000;
const world = new World();

before(() => world.begin());
after(() => world.end());
afterEach(() => world.clear());

test('a lost connection comes back by itself, and a move made meanwhile is played once', async () => {
    const page = await world.guest('Rec');
    await createTable(world, page, { game: 'template', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    const before = await plyOf(page);
    page.isBreaking = true;
    await world.server.stop('SIGKILL');
    await page.getByText('Connecting to the server').waitFor();
    await playOne(page);
    await world.server.start();
    await page.waitForFunction(
        (ply) => Number(document.querySelector('.layout')?.dataset.ply) > ply,
        before,
    );
    await page.getByText('Connecting to the server').waitFor({ state: 'detached' });
    page.isBreaking = false;
    await playToTheEnd([page], GAME_MS_MAX);
});

test('the language changes during play, texts of the server too', async () => {
    const page = await world.guest('Lang');
    await createTable(world, page, { game: 'template', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    await page.getByText('Choose the card you bid for').first().waitFor();
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.getByText('Wybierz kartę, którą licytujesz').first().waitFor();
    await page.getByRole('button', { name: 'Cofnij' }).waitFor();
    assert.match(await page.locator('#choices button').first().innerText(), /Licytuj/);
    await playOne(page);
    await untilMyTurn(page);
    await page.locator('[aria-label="Dziennik"] li').first().waitFor();
    assert.doesNotMatch(await page.locator('[aria-label="Dziennik"]').innerText(), /commits|shows/);
    await page.getByRole('button', { name: 'English' }).click();
    await page.waitForFunction(() =>
        /commits/.test(document.querySelector('.log')?.textContent ?? ''),
    );
    assert.doesNotMatch(await page.locator('[aria-label="Log"]').innerText(), /zakrywa/);
});

test('a spectator sees what is public, chats, and cannot move', async () => {
    const ania = await world.guest('Ania');
    await createTable(world, ania, { game: 'template', seats: ['me', 'bot:easy'] });
    await untilMyTurn(ania);
    const watcher = await world.guest('Watcher');
    const card = watcher.locator('article', { hasText: ania.nick });
    await card.getByRole('link', { name: 'Watch' }).click();
    await untilRunning(watcher);
    assert.equal(await watcher.locator('#choices button').count(), 0);
    assert.equal(await watcher.getByRole('button', { name: 'Undo' }).count(), 0);
    assert.equal(await watcher.getByText('Your hand').count(), 0);
    await ania.getByText('1 person watches').waitFor();

    await watcher.getByRole('tab', { name: 'Chat' }).click();
    await watcher.getByLabel('Say something').fill('<b>hello</b> & good luck');
    await watcher.getByRole('button', { name: 'Send' }).click();
    await ania.getByRole('tab', { name: /Chat.*1 new/ }).click();
    await ania.getByText('<b>hello</b> & good luck').waitFor();

    const ply = await plyOf(watcher);
    await playOne(ania);
    await watcher.waitForFunction(
        (before) => Number(document.querySelector('.layout')?.dataset.ply) > before,
        ply,
    );
});

test('the keyboard alone enters, starts a game and plays it', async () => {
    const page = await world.person();
    await world.open(page);
    await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
    await page.keyboard.press('Tab');
    assert.equal(
        await page.evaluate(() => document.activeElement.textContent),
        'Skip to the content',
    );
    await page.keyboard.press('Enter');
    const press = async (name) => {
        for (let i = 0; i < 60; i++) {
            const text = await page.evaluate(
                () => document.activeElement?.textContent?.trim() ?? '',
            );
            if (text === name) return page.keyboard.press('Enter');
            await page.keyboard.press('Tab');
        }
        throw new Error(`no way to ${name} by keyboard`);
    };
    /* The second game of the list is the short one. */
    await press('Rules');
    await page.waitForURL(/#\/rules\//);
    await page.goBack();
    await page.getByRole('button', { name: 'Play against bots' }).nth(1).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog input').waitFor();
    await page.keyboard.press('Enter');
    await untilMyTurn(page);

    await page.keyboard.press('2');
    const second = await page.locator('#choices button').nth(1).getAttribute('data-action');
    const focused = () => page.evaluate(() => document.activeElement?.dataset?.action ?? null);
    assert.equal(await focused(), second);
    await page.keyboard.press('ArrowUp');
    const first = await page.locator('#choices button').first().getAttribute('data-action');
    assert.equal(await focused(), first);
    await page.keyboard.type('bid');
    assert.equal(await page.evaluate(() => document.activeElement.type), 'search');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');

    for (let i = 0; i < 40; i++) {
        await untilMyTurn(page);
        if ((await layout(page).getAttribute('data-status')) === 'over') break;
        const ply = await plyOf(page);
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        await page.waitForFunction(
            (before) => Number(document.querySelector('.layout')?.dataset.ply) > before,
            ply,
        );
    }
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
});

test('somebody absent is replaced by a bot after a vote, and comes back', async () => {
    const ania = await world.guest('Ania');
    await createTable(world, ania, { game: 'template', seats: ['me', 'open'] });
    const hash = new URL(ania.url()).hash;
    const bartek = await world.guest('Bartek', hash);
    await bartek.getByRole('button', { name: 'Sit here' }).click();
    for (const page of [ania, bartek]) await untilRunning(page);
    await world.open(bartek, '#/about');
    await bartek.goto('about:blank');
    await ania.getByText('away').waitFor();
    await ania.getByRole('button', { name: 'Let a bot play' }).click();
    await ania.getByRole('button', { name: 'Ask them' }).click();
    await ania.getByText('a bot plays').first().waitFor({ state: 'attached' });
    await world.open(bartek, hash);
    await bartek.getByRole('button', { name: 'Play yourself' }).click();
    await bartek.getByRole('button', { name: 'Play yourself' }).waitFor({ state: 'detached' });
});

test('a hint shows what a bot would do', async () => {
    const page = await world.guest('Hint');
    await createTable(world, page, { game: 'template', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('#choices .hinted').first().waitFor();
    assert.match(await page.locator('#choices .hinted').first().innerText(), /%/);
});

test('leaving asks first', async () => {
    const page = await world.guest('Leaver');
    await createTable(world, page, { game: 'template', seats: ['me', 'bot:easy'] });
    await untilRunning(page);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await untilMyTurn(page);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.waitForURL(/#\/$/);
});
