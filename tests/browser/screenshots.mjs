/* Pictures of every page for people to look at: `make screenshots`. Not a test. */
import { join, resolve } from 'node:path';
import {
    World,
    createTable,
    playOne,
    playToTheEnd,
    untilMyTurn,
    untilRunning,
} from './harness.mjs';

const SIZES = [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 860 },
];
const SCHEMES = [
    { colorScheme: 'light', lang: 'English' },
    { colorScheme: 'dark', lang: 'Polski' },
];
const folder = resolve(process.argv[2] ?? 'screenshots');
const only = process.argv[3] ? new RegExp(process.argv[3]) : /./;
const world = new World();

/* Plays this many decisions of one's own at random. */
async function play(page, count) {
    for (let i = 0; i < count; i++) {
        await untilMyTurn(page);
        if (!(await playOne(page))) i--;
    }
    await untilMyTurn(page);
}

async function newTable(page, table, moves) {
    await createTable(world, page, table);
    await untilRunning(page);
    await play(page, moves);
    return new URL(page.url()).hash;
}

async function prepare(page) {
    const bots = (count) => Array.from({ length: count }, () => 'bot:easy');
    const tables = {};
    tables.draft = await newTable(page, { game: 'seasons', seats: ['me', ...bots(2)] }, 3);
    tables.early = await newTable(
        page,
        { game: 'seasons', seats: ['me', ...bots(1)], options: { level: '1' } },
        10,
    );
    tables.middle = await newTable(
        page,
        { game: 'seasons', seats: ['me', ...bots(3)], options: { level: '1' } },
        70,
    );
    tables.template = await newTable(page, { game: 'template', seats: ['me', ...bots(2)] }, 2);
    await createTable(world, page, {
        game: 'seasons',
        seats: ['me', 'open', 'bot:hard', 'open'],
        isPrivate: true,
    });
    tables.waiting = new URL(page.url()).hash;
    tables.over = await newTable(
        page,
        { game: 'seasons', seats: ['me', ...bots(2)], options: { level: '1' } },
        0,
    );
    await playToTheEnd([page], 180000);
    return tables;
}

function views(tables, nick) {
    const overId = tables.over.split('/')[2];
    const choices = async (page) => {
        const opener = page.locator('.opener');
        if (await opener.isVisible()) await opener.click();
    };
    return [
        { name: 'lobby', hash: '#/' },
        { name: 'new', hash: '#/new/seasons' },
        { name: 'waiting', hash: tables.waiting },
        { name: 'draft', hash: tables.draft },
        { name: 'early', hash: tables.early },
        { name: 'middle', hash: tables.middle },
        { name: 'choices', hash: tables.middle, act: choices },
        {
            name: 'chat',
            hash: tables.middle,
            act: (page) => page.getByRole('tab').nth(1).click(),
        },
        { name: 'template', hash: tables.template },
        { name: 'over', hash: tables.over },
        {
            name: 'fairness',
            hash: tables.over,
            act: (page) => page.getByRole('button', { name: /Verify|Sprawdź/ }).click(),
        },
        { name: 'menu', hash: '#/', act: (page) => page.locator('header summary').click() },
        { name: 'rules', hash: '#/rules/seasons' },
        { name: 'about', hash: '#/about' },
        { name: 'profile', hash: `#/profile/${encodeURIComponent(nick)}` },
        { name: 'replay', hash: `#/replay/${overId}?ply=60` },
        { name: 'replay-file', hash: '#/replay' },
        { name: 'offline', hash: '#/offline' },
        { name: 'offline-new', hash: '#/offline/seasons' },
        { name: 'missing', hash: '#/t/nothing-here' },
    ].filter((view) => only.test(view.name));
}

async function shoot(page, view, name) {
    await page.goto('about:blank');
    await world.open(page, view.hash);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(700);
    await view.act?.(page);
    await page.waitForTimeout(200);
    await page.screenshot({ path: join(folder, name + '.png') });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > page.viewportSize().height * 1.2 && height < 6000) {
        await page.screenshot({ path: join(folder, name + '-full.png'), fullPage: true });
    }
}

async function main() {
    await world.begin();
    const page = await world.guest('Ania');
    const first = await world.person();
    const tables = await prepare(page);
    for (const size of SIZES) {
        for (const { colorScheme, lang } of SCHEMES) {
            const end = `${size.width}-${colorScheme}`;
            for (const one of [page, first]) {
                await one.setViewportSize(size);
                await one.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
                await world.open(one, '#/');
                await one.getByRole('button', { name: lang }).click();
            }
            for (const view of views(tables, page.nick))
                await shoot(page, view, `${view.name}-${end}`);
            if (only.test('first')) await shoot(first, { hash: '#/' }, `first-${end}`);
        }
    }
    await world.end();
    if (world.problems.length) console.log([...new Set(world.problems)].join('\n'));
}

await main();
