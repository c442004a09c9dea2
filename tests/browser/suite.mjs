/* Tests that each have a world of their own: a server with its seed, and people in their browsers. */
import { after, test as plainTest } from 'node:test';
import { relative, resolve } from 'node:path';
import { World, closeBrowser, root } from './harness.mjs';
import { SEED } from './luck.mjs';

const BROWSERS_MAX = 3;

/* One browser serves all suites of a process. */
after(closeBrowser);

/* For a shell. */
const quoted = (word) => (/^[\w/.=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/* A failure can be repeated from any folder. */
async function explain(error, name, world) {
  const env = { PLANSZA_TEST_SEED: SEED };
  for (const key of ['PLANSZA', 'CHROMIUM']) {
    if (process.env[key]) env[key] = resolve(process.env[key]);
  }
  for (const key of ['PLANSZA_TEST_DELAY', 'PLANSZA_TEST_SLOW']) {
    if (process.env[key]) env[key] = process.env[key];
  }
  const words = Object.entries(env).map(([key, value]) => `${key}=${quoted(value)}`);
  const pattern = name.replace(/[^\w ]/g, '.');
  words.push('node', '--test', quoted(`--test-name-pattern=${pattern}`));
  words.push(quoted(relative(root, process.argv[1])));
  const told = (await world.told()).map((line) => `\n  ${line}`).join('');
  error.stack = `${error.stack}${told}\n  again: cd ${quoted(root)} && ${words.join(' ')}`;
  return error;
}

/* Whether it is done; false where the browser had to be given up. */
async function attempt(world, name, run) {
  try {
    await world.begin(name);
    await run();
    await world.check();
    return true;
  } catch (error) {
    if (!world.hasStalled) throw await explain(error, name, world);
    await closeBrowser();
    return false;
  } finally {
    await world.end();
  }
}

/* The world of a `describe`, and the way to add its tests: what happens in one depends on its name
 * and the seed, not on what was tested before. */
export function inWorld(world = new World({ hasWorker: false })) {
  const test = (name, run) =>
    plainTest(name, async (t) => {
      let stalls = 0;
      while (!(await attempt(world, name, () => run(t)))) {
        t.diagnostic('the browser had stopped painting or sending: the same once more with another one');
        if (++stalls === BROWSERS_MAX) throw new Error(`${BROWSERS_MAX} browsers stopped painting or sending`);
      }
    });
  return { world, test };
}
