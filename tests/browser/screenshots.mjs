/* Pictures of every page for people to look at: `make screenshots`. Not a test. */
import { join, resolve } from 'node:path';
import {
  World,
  closeBrowser,
  createTable,
  playSome,
  playToTheEnd,
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
/* Pages up to this height are also taken whole. */
const FULL_HEIGHT_MAX = 6000;

const folder = resolve(process.argv[2] ?? 'screenshots');
const only = process.argv[3] ? new RegExp(process.argv[3]) : /./;
const world = new World();

const nameOf = (view, size, { colorScheme }) => `${view}-${size.width}-${colorScheme}`;

async function newTable(page, table, moves) {
  const hash = await createTable(world, page, table);
  await untilRunning(page);
  await playSome(page, moves);
  return hash;
}

const bots = (count) => ['me', ...Array.from({ length: count }, () => 'bot:easy')];

/* Moments of each further game: how many bots, with which options, after how many own decisions; the
 * end is where it is over. */
const MOMENTS = [
  { game: 'mysthea', name: 'setup', bots: 1, moves: 0 },
  { game: 'mysthea', name: 'draft', bots: 2, moves: 1, options: { advanced_draft: 'on' } },
  { game: 'mysthea', name: 'early', bots: 2, moves: 8 },
  { game: 'mysthea', name: 'battle', bots: 1, moves: 400, until: /^Order: / },
  { game: 'mysthea', name: 'middle', bots: 4, moves: 60, options: { attunement_sides: 'mixed' } },
  { game: 'mysthea', name: 'over', bots: 3, moves: Infinity },
  { game: 'fall', name: 'setup', bots: 1, moves: 0 },
  { game: 'fall', name: 'early', bots: 2, moves: 8, options: { level: 'easy' } },
  { game: 'fall', name: 'attack', bots: 1, moves: 200, until: /^Defeat: /, options: { level: 'easy' } },
  { game: 'fall', name: 'middle', bots: 4, moves: 12, options: { level: 'easy' } },
  { game: 'fall', name: 'over', bots: 1, moves: Infinity },
];

async function prepareMoments(page) {
  const tables = [];
  for (const { game, name, bots: count, moves, options = {}, until = null } of MOMENTS) {
    const isWanted = (size) => SCHEMES.some((one) => only.test(nameOf(`${game}-${name}`, size, one)));
    if (!SIZES.some(isWanted)) continue;
    const hash = await newTable(page, { game, seats: bots(count), options }, 0);
    if (moves === Infinity) await playToTheEnd([page]);
    else await playSome(page, moves, until);
    tables.push({ name: `${game}-${name}`, hash });
  }
  return tables;
}

async function prepare(page) {
  const easy = { game: 'seasons', options: { level: '1', first: '1' } };
  const hidden = { game: 'template', seats: bots(2) };
  const tables = {};
  tables.draft = await newTable(page, { game: 'seasons', seats: bots(2) }, 3);
  tables.split = await newTable(page, { ...easy, seats: bots(1) }, 0);
  tables.early = await newTable(page, { ...easy, seats: bots(1) }, 12);
  tables.middle = await newTable(page, { ...easy, seats: bots(3) }, 70);
  tables.template = await newTable(page, hidden, 2);
  tables.waiting = await createTable(world, page, {
    game: 'seasons',
    seats: ['me', 'open', 'bot:hard', 'open'],
    isPrivate: true,
  });
  tables.over = await newTable(page, { ...easy, seats: bots(2) }, 0);
  await playToTheEnd([page]);
  tables.moments = await prepareMoments(page);
  return tables;
}

async function openList(page) {
  const opener = page.locator('.opener');
  if (await opener.isVisible()) await opener.click();
}

async function askHint(page) {
  await page.getByRole('button', { name: /Hint|Podpowiedź/ }).click();
  await page.locator('#choices .hinted').first().waitFor({ state: 'attached' });
}

/* A card enlarged: by the keyboard on a wide screen, as a sheet under a finger. */
async function enlarge(page) {
  await page.locator('[data-roving]').first().focus();
  await page.keyboard.press('ArrowRight');
}

function views(tables, nick) {
  const over = tables.over.split('/')[2];
  const button = (name) => (page) => page.getByRole('button', { name }).first().click();
  return [
    { name: 'first', hash: '#/', isFirst: true },
    { name: 'lobby', hash: '#/' },
    { name: 'menu', hash: '#/', act: (page) => page.locator('header summary').click() },
    { name: 'new', hash: '#/new/seasons' },
    { name: 'waiting', hash: tables.waiting },
    { name: 'draft', hash: tables.draft },
    { name: 'card', hash: tables.draft, act: enlarge },
    { name: 'split', hash: tables.split },
    { name: 'early', hash: tables.early },
    { name: 'middle', hash: tables.middle },
    { name: 'choices', hash: tables.middle, act: openList },
    { name: 'hint', hash: tables.middle, act: askHint },
    { name: 'chat', hash: tables.middle, act: (page) => page.getByRole('tab').nth(1).click() },
    { name: 'leave', hash: tables.middle, act: button(/Leave|Odejdź/) },
    { name: 'template', hash: tables.template },
    { name: 'over', hash: tables.over },
    { name: 'fairness', hash: tables.over, act: button(/Verify|Sprawdź/) },
    { name: 'rules', hash: '#/rules/seasons' },
    { name: 'about', hash: '#/about' },
    { name: 'profile', hash: `#/profile/${encodeURIComponent(nick)}` },
    { name: 'replay', hash: `#/replay/${over}?ply=60` },
    { name: 'replay-file', hash: '#/replay' },
    { name: 'offline', hash: '#/offline' },
    { name: 'offline-new', hash: '#/offline/seasons' },
    { name: 'missing', hash: '#/t/nothing-here' },
    ...tables.moments,
  ];
}

async function shoot(page, view, name) {
  await page.goto('about:blank');
  await world.open(page, view.hash);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await view.act?.(page);
  await page.waitForTimeout(200);
  await page.screenshot({ path: join(folder, name + '.png') });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (view.act || height <= page.viewportSize().height * 1.2 || height > FULL_HEIGHT_MAX) return;
  await page.screenshot({ path: join(folder, name + '-full.png'), fullPage: true });
}

async function dress(page, size, { colorScheme, lang }) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await world.open(page, '#/');
  await page.getByRole('button', { name: lang }).click();
}

async function main() {
  await world.begin();
  const page = await world.guest('Ania');
  const stranger = await world.person();
  const tables = await prepare(page);
  for (const size of SIZES) {
    for (const scheme of SCHEMES) {
      const name = (view) => nameOf(view.name, size, scheme);
      const wanted = views(tables, page.nick).filter((view) => only.test(name(view)));
      for (const one of [page, stranger]) await dress(one, size, scheme);
      for (const view of wanted) {
        await shoot(view.isFirst ? stranger : page, view, name(view));
      }
    }
  }
  await closeBrowser();
  await world.end();
}

await main();
