/* The pictures of the games in README, one of each: `tools/make-screenshots --readme`. Not a test. */
import { join, resolve } from 'node:path';
import { World, closeBrowser, createTable, playSome, untilRunning } from './harness.mjs';

/* Two thirds of a screen: 960 by 640 pixels in README. */
const SCREEN = { viewport: { width: 1440, height: 960 }, deviceScaleFactor: 2 / 3 };
const QUALITY = 82;

/* Without these a random game looks like one of people who want to win. */
const AVOID = /^(Bonus|End your turn|Discard|Pass)/;

/* How many bots, which options, and how many own decisions before the picture; `until` one like this
 * can be made. */
const MOMENTS = {
  seasons: { bots: 1, moves: 60, options: { level: '1', first: '1' } },
  mysthea: { bots: 2, moves: 24 },
  icaion: { bots: 2, moves: 20 },
  fall: { bots: 4, moves: 10, options: { level: 'easy' } },
  hlas: { bots: 3, moves: 50, until: /^To / },
};

const folder = resolve(process.argv[2] ?? 'docs/pictures');
const only = new RegExp(process.argv[3] ?? '.');
const world = new World({ flags: ['--max-per-address', '0'] }); /* many people at once, from one address */

async function take(game, { bots, moves, options = {}, until = null }) {
  const page = await world.guest('Ania', '#/', SCREEN);
  const seats = ['me', ...Array.from({ length: bots }, () => 'bot:easy')];
  await createTable(world, page, { game, seats, options });
  await untilRunning(page);
  await playSome(page, moves, { until, avoid: AVOID });
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${game}.jpg`), type: 'jpeg', quality: QUALITY });
}

await world.begin('pictures');
try {
  for (const [game, moment] of Object.entries(MOMENTS)) {
    if (only.test(game)) await take(game, moment);
  }
} finally {
  await closeBrowser();
  await world.end();
}
process.exit();
