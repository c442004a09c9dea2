/* How long it takes from a click to the change on the screen; on a machine that does nothing else.
 * `make browser-long`. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTable, isOver, untilMyTurn } from '../harness.mjs';
import { inWorld } from '../suite.mjs';

const MEDIAN_MS_MAX = 50;
const CLICKS = 60;
const PAUSE_MS = 60; /* no more clicks than a connection may send messages */
const GAMES = ['seasons', 'mysthea', 'icaion', 'fall', 'hlas'];

/* Runs in the page: chooses something of the list; how long until the frame after the new position.
 * Null where it is not this page's turn any more. */
function timeOfClick(chance) {
  const buttons = [...document.querySelectorAll('#choices button[data-action]:not([aria-disabled="true"])')];
  if (!buttons.length) return null;
  const table = document.querySelector('.layout');
  const before = table.dataset.ply;
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (table.dataset.ply === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(table, { attributes: true, attributeFilter: ['data-ply'] });
    buttons[Math.floor(chance * buttons.length)].click();
    setTimeout(() => document.querySelector('dialog[open] button.primary')?.click(), 0);
  });
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

describe('from a click to the change on the screen', () => {
  const { world, test } = inWorld();

  for (const game of GAMES) {
    test(`${game}`, async (t) => {
      const page = await world.guest('Quick');
      await createTable(world, page, { game, seats: ['me', 'bot:easy'] });
      const single = [];
      const series = []; /* one right after the other */
      let wasOwn = false;
      while (single.length + series.length < CLICKS && !(await isOver(page))) {
        const ms = await page.evaluate(timeOfClick, page.random());
        if (ms === null) {
          wasOwn = false;
          await untilMyTurn(page);
          continue;
        }
        (wasOwn ? series : single).push(ms);
        wasOwn = true;
        await page.waitForTimeout(PAUSE_MS);
      }
      for (const [name, all] of Object.entries({ single, series })) {
        if (all.length) t.diagnostic(`${name}: median ${median(all).toFixed(0)} ms of ${all.length}`);
      }
      assert.ok(median([...single, ...series]) <= MEDIAN_MS_MAX);
      if (series.length) assert.ok(median(series) <= MEDIAN_MS_MAX);
    });
  }
});
