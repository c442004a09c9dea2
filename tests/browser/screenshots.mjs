/* Pictures of every page for people to look at: `make screenshots`. Not a test. */
import { join, resolve } from 'node:path';
import {
  World,
  closeBrowser,
  createTable,
  fillSetup,
  joinTable,
  playSome,
  playToTheEnd,
  untilRunning,
} from './harness.mjs';
import { Wire } from './wire.mjs';

/* Two phones, three screens: at these a table must fit. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const SCHEMES = [
  { colorScheme: 'light', lang: 'English' },
  { colorScheme: 'dark', lang: 'Polski' },
];
/* Seasons without the draft, Ania first. */
const EASY = { level: '1', first: '1' };
/* Pages up to this height are also taken whole. */
const FULL_HEIGHT_MAX = 6000;

const folder = resolve(process.argv[2] ?? 'screenshots');
const only = process.argv[3] ? new RegExp(process.argv[3]) : /./;
const world = new World({ flags: ['--max-per-address', '0'] }); /* many people at once, from one address */

const nameOf = ({ name }, { size, colorScheme }) => `${name}-${size.width}-${colorScheme}`;

/* Without these a random game looks like one of people who want to win. */
const avoid = /^(Bonus|End your turn|Discard|Pass)/;

function once(make) {
  let made = null;
  return () => (made ??= make());
}

async function newTable(page, table, moves) {
  const hash = await createTable(world, page, table);
  await untilRunning(page);
  await playSome(page, moves, { avoid });
  return hash;
}

const bots = (count) => ['me', ...Array.from({ length: count }, () => 'bot:easy')];

/* Who plays each further game: no one may sit at as many tables at once as there are pictures. */
const PLAYERS = { mysthea: 'Maja', icaion: 'Irena', fall: 'Filip', hlas: 'Hela' };

/* Moments of each further game: how many bots, with which options, after how many own decisions; the
 * end is where it is over. */
const MOMENTS = [
  { game: 'mysthea', name: 'setup', bots: 1, moves: 0 },
  { game: 'mysthea', name: 'draft', bots: 2, moves: 1, options: { advanced_draft: 'on' } },
  { game: 'mysthea', name: 'early', bots: 2, moves: 8 },
  { game: 'mysthea', name: 'battle', bots: 1, moves: 400, until: /^Order: / },
  { game: 'mysthea', name: 'middle', bots: 4, moves: 60, options: { attunement_sides: 'mixed' } },
  { game: 'mysthea', name: 'over', bots: 3, moves: Infinity },
  { game: 'icaion', name: 'setup', bots: 1, moves: 0 },
  { game: 'icaion', name: 'early', bots: 2, moves: 12 },
  { game: 'icaion', name: 'middle', bots: 4, moves: 40 },
  { game: 'icaion', name: 'over', bots: 1, moves: Infinity },
  { game: 'fall', name: 'setup', bots: 1, moves: 0 },
  { game: 'fall', name: 'early', bots: 2, moves: 8, options: { level: 'easy' } },
  { game: 'fall', name: 'attack', bots: 1, moves: 200, until: /^Defeat: /, options: { level: 'easy' } },
  { game: 'fall', name: 'middle', bots: 4, moves: 12, options: { level: 'easy' } },
  { game: 'fall', name: 'over', bots: 1, moves: Infinity },
  { game: 'hlas', name: 'faction', bots: 2, moves: 0 },
  { game: 'hlas', name: 'action', bots: 3, moves: 20 },
  { game: 'hlas', name: 'army', bots: 3, moves: 300, until: /^To / },
  { game: 'hlas', name: 'battle', bots: 1, moves: 500, until: /^Tactic: / },
  { game: 'hlas', name: 'alone', bots: 0, moves: 40 },
  { game: 'hlas', name: 'teams', bots: 3, moves: 40, options: { mode: 'teams' } },
  { game: 'hlas', name: 'over', bots: 1, moves: Infinity },
];

async function moment(page, { game, bots: count, moves, options = {}, until = null }) {
  const hash = await newTable(page, { game, seats: bots(count), options }, 0);
  if (moves === Infinity) await playToTheEnd([page]);
  else await playSome(page, moves, { until, avoid });
  return hash;
}

/* A private game of three with clocks, from which the second has gone away. */
async function threePeople(page) {
  const hash = await createTable(world, page, {
    game: 'seasons',
    seats: ['me', 'open', 'open'],
    clock: { minutes: 60, seconds: 30 },
    isPrivate: true,
  });
  const link = new URL(await page.getByLabel('Link to the table').inputValue()).hash;
  const bartek = await joinTable(world, 'Bartek', link);
  const celina = await joinTable(world, 'Celina', link);
  for (const one of [page, bartek, celina]) await untilRunning(one);
  await bartek.goto('about:blank');
  await celina.getByText('away').waitFor();
  return { hash, link, bartek, celina };
}

/* The second has been there again and has gone anew, whatever a bot did meanwhile. */
async function goAwayAgain({ link, bartek, celina }) {
  await world.open(bartek, link);
  await untilRunning(bartek);
  const back = bartek.getByRole('button', { name: 'Play yourself' });
  if (await back.count()) await back.click();
  await back.waitFor({ state: 'detached' });
  await bartek.goto('about:blank');
  await celina.getByText('away').waitFor();
}

/* Starts a vote on a bot for someone who is away. */
async function askForBot(page, absent) {
  const seat = page.getByRole('listitem').filter({ hasText: absent });
  await seat.getByRole('button', { name: 'Let a bot play' }).click();
  await page.getByRole('button', { name: 'Ask them' }).click();
}

/* A table where a bot plays in the seat of whoever looks at it. */
async function replacedTable(page) {
  const { hash, link, bartek, celina } = await threePeople(page);
  await page.goto('about:blank');
  await world.open(bartek, link);
  await askForBot(celina, page.nick);
  await bartek.getByRole('button', { name: 'Agree' }).click();
  await celina.getByText('a bot plays').first().waitFor({ state: 'attached' });
  return hash;
}

async function offlineTable(page) {
  await world.open(page, '#/offline/seasons');
  await fillSetup(page, { seats: bots(1), options: EASY });
  await page.locator('form button[type="submit"]').click();
  await untilRunning(page);
  await playSome(page, 6, { avoid });
  return new URL(page.url()).hash;
}

/* In the middle of a turn of one's own that allows a bonus. */
async function tableInTurn(page) {
  const hash = await newTable(page, { game: 'seasons', options: EASY, seats: bots(1) }, 12);
  await playSome(page, 90, { until: /^Bonus: /, avoid });
  return hash;
}

async function finishedTable(page) {
  const hash = await newTable(page, { game: 'seasons', options: EASY, seats: bots(2) }, 40);
  await playToTheEnd([page]);
  return hash;
}

/* The tables to be looked at; each is made when the first picture of it is wanted. */
function tablesOf(page, wired) {
  const easy = { game: 'seasons', options: EASY };
  const table = (settings, moves) => once(() => newTable(page, settings, moves));
  const over = once(() => finishedTable(page));
  const replay = (ply) => async () => `#/replay/${(await over()).split('/')[2]}?ply=${ply}`;
  return {
    draft: table({ game: 'seasons', seats: bots(2) }, 3),
    split: table({ ...easy, seats: bots(1) }, 0),
    early: once(() => tableInTurn(page)),
    middle: table({ ...easy, seats: bots(3) }, 50),
    bids: table({ game: 'bids', seats: bots(2) }, 2),
    waiting: once(() =>
      createTable(world, page, {
        game: 'seasons',
        seats: ['me', 'open', 'bot:hard', 'open'],
        isPrivate: true,
      })),
    three: once(() => threePeople(page)),
    replaced: once(() => replacedTable(page)),
    offline: once(() => offlineTable(page)),
    wired: once(() => newTable(wired, { ...easy, seats: bots(1) }, 6)),
    over,
    replay,
  };
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

/* A set-up that the rules do not allow. */
async function chooseDamagedFile(page) {
  const buffer = Buffer.from('{"format":"plansza-save-1"');
  const file = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
}

async function openAccount(page) {
  await page.locator('header summary').click();
  await page.getByRole('button', { name: /Register|Załóż konto/ }).click();
}

async function verify(page) {
  await page.getByRole('button', { name: /Verify|Sprawdź/ }).click();
  await page.locator('.checks li').last().waitFor();
}

/* A dangerous choice of the list is asked about. */
async function chooseDangerous(page) {
  await openList(page);
  const dangerous = page.locator('#choices button', { hasText: /^\d?\s*Bonus: / });
  await dangerous.first().click();
  await page.locator('dialog[open]').waitFor();
}

/* Each with who looks at it: Ania (`me`), a stranger without a name, someone who only watches, and
 * someone on a wire that can be cut. */
function views({ me, players, stranger, watcher, wired, wire }) {
  const tables = tablesOf(me, wired);
  /* On a phone the tools of a table are in its menu. */
  const button = (name) => async (page) => {
    const wanted = page.getByRole('button', { name }).first();
    if (!(await wanted.isVisible())) await page.locator('.tools summary').click();
    await wanted.click();
  };
  const cut = async () => {
    wire.cut();
    await wired.locator('.strip').waitFor();
  };
  const cutAndReload = async () => {
    await wired.evaluate(() => navigator.serviceWorker.ready);
    wire.cut();
    await wired.reload();
    await wired.locator('main h1').waitFor();
  };
  const mend = () => wire.mend();
  const threeHash = async () => (await tables.three()).hash;
  const away = async () => goAwayAgain(await tables.three());
  const vote = async () => {
    await away();
    await askForBot((await tables.three()).celina, 'Bartek');
    await me.getByRole('button', { name: /Agree|Zgoda/ }).waitFor();
  };
  return [
    { name: 'first', hash: '#/', who: stranger },
    { name: 'invited', hash: tables.draft, who: stranger },
    { name: 'lobby', hash: '#/' },
    { name: 'menu', hash: '#/', act: (page) => page.locator('header summary').click() },
    { name: 'account', hash: '#/', act: openAccount },
    { name: 'new', hash: '#/new/seasons' },
    { name: 'settings', hash: '#/settings' },
    { name: 'account-page', hash: '#/account' },
    { name: 'waiting', hash: tables.waiting },
    { name: 'draft', hash: tables.draft },
    { name: 'card', hash: tables.draft, act: enlarge },
    { name: 'split', hash: tables.split },
    { name: 'early', hash: tables.early },
    { name: 'middle', hash: tables.middle },
    { name: 'choices', hash: tables.middle, act: openList },
    { name: 'confirm', hash: tables.early, act: chooseDangerous },
    { name: 'hint', hash: tables.middle, act: askHint },
    { name: 'chat', hash: tables.middle, act: (page) => page.getByRole('tab').nth(1).click() },
    { name: 'share', hash: tables.middle, act: button(/^(Link|Odnośnik)$/) },
    { name: 'leave', hash: tables.middle, act: button(/Leave|Odejdź/) },
    { name: 'watch', hash: tables.middle, who: watcher },
    { name: 'away', hash: threeHash, act: away },
    { name: 'vote', hash: threeHash, act: vote },
    { name: 'replaced', hash: tables.replaced },
    { name: 'bids', hash: tables.bids },
    { name: 'over', hash: tables.over },
    { name: 'fairness', hash: tables.over, act: button(/Verify|Sprawdź/) },
    { name: 'rules', hash: '#/rules/seasons' },
    { name: 'about', hash: '#/about' },
    { name: 'profile', hash: `#/profile/${encodeURIComponent(me.nick)}` },
    { name: 'replay', hash: tables.replay(60) },
    { name: 'replay-end', hash: tables.replay(100000), act: verify },
    { name: 'replay-file', hash: '#/replay' },
    { name: 'replay-damaged', hash: '#/replay', act: chooseDamagedFile },
    { name: 'offline-table', hash: tables.offline },
    { name: 'offline', hash: '#/offline' },
    { name: 'offline-new', hash: '#/offline/seasons' },
    { name: 'no-connection', hash: tables.wired, who: wired, act: cut, after: mend },
    { name: 'no-server', hash: '#/', who: wired, act: cutAndReload, after: mend },
    { name: 'private', hash: tables.waiting, who: watcher },
    { name: 'missing', hash: '#/t/nothing-here' },
    { name: 'nowhere', hash: '#/nowhere' },
    ...MOMENTS.map((one) => ({
      name: `${one.game}-${one.name}`,
      who: players[one.game],
      hash: once(() => moment(players[one.game], one)),
    })),
  ].map((view) => ({ who: me, ...view }));
}

async function shoot(view, name) {
  const page = view.who;
  await page.goto('about:blank');
  await world.open(page, view.hash);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await view.act?.(page);
  await page.waitForTimeout(200);
  await page.screenshot({ path: join(folder, name + '.png') });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isWhole = height <= page.viewportSize().height * 1.2 || height > FULL_HEIGHT_MAX;
  if (!view.act && !isWhole) {
    await page.screenshot({ path: join(folder, name + '-full.png'), fullPage: true });
  }
}

async function dress(page, { size, colorScheme, lang }) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await world.open(page, '#/');
  await page.getByRole('button', { name: lang }).click();
}

async function takeAll() {
  const wire = new Wire();
  await wire.start(world.server.port);
  const me = await world.guest('Ania');
  const stranger = await world.person();
  const watcher = await world.guest('Witold');
  const wired = await world.guest('Wanda', '#/', { wire });
  const players = {};
  for (const [game, nick] of Object.entries(PLAYERS)) players[game] = await world.guest(nick);
  const looks = SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, ...scheme })));
  const isWanted = (view, look) => only.test(nameOf(view, look));
  const all = views({ me, players, stranger, watcher, wired, wire });
  const wanted = all.filter((view) => looks.some((look) => isWanted(view, look)));
  /* Tables are made in English, before anybody is dressed. */
  for (const view of wanted) {
    if (typeof view.hash === 'function') view.hash = await view.hash();
  }
  for (const look of looks) {
    const now = wanted.filter((view) => isWanted(view, look));
    for (const page of new Set(now.map((view) => view.who))) await dress(page, look);
    for (const view of now) {
      await shoot(view, nameOf(view, look)).catch((error) => {
        console.error(`${nameOf(view, look)}: ${error.message}`);
        process.exitCode = 1;
      });
      view.after?.();
    }
  }
  wire.cut();
}

await world.begin('screenshots');
try {
  await takeAll();
} finally {
  await closeBrowser();
  await world.end();
}
process.exit();
