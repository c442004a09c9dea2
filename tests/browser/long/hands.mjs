/* How people play with nothing but a mouse, a finger or a keyboard: what they can hit is what lies in
 * sight. Each `play` takes one step of a decision: it chooses something, opens a part of the table where
 * something can be chosen, or answers what asks whether they are sure. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MENU, plyOf } from '../harness.mjs';

const STEPS_MAX = 90; /* of one decision, before it counts as stuck: nine cards are split in one */
const TABS_MAX = 90; /* presses of Tab until something can be chosen */

/* Runs in the page: points at which things can be hit that are like this, one for each thing. */
function pointsOf(selector) {
  const isIn = ({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const points = [];
  for (const one of document.querySelectorAll(selector)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    const tries = shares.flatMap((a) =>
      shares.map((b) => ({ x: box.x + a * box.width, y: box.y + b * box.height })),
    );
    const point = tries.find((at) => {
      const top = isIn(at) && document.elementFromPoint(at.x, at.y);
      return top && (one.contains(top) || top.closest('[data-target]') === one);
    });
    if (point) points.push({ ...point, name: one.getAttribute('aria-label') ?? one.textContent.trim() });
  }
  return points;
}

const GLOWING = '[data-part] [data-target].can, [data-part] [data-action]';
/* In the order in which they lie over one another. */
const ASKING = [
  'dialog[open] [data-action], dialog[open] .answer, dialog[open] button.primary',
  `${MENU} [data-action], ${MENU} .answer`,
  '[data-scene] button.primary' /* the card of a battle or a night */,
];
/* Where cards are laid on piles, and only all of them together are a decision. */
const LAYING = ['.split .confirm:enabled', '.split .free.can', '.split .rest [data-target].can'];
const LIT_TAB = '[data-tab]:has(.dot)';

/* What can be hit now: answers to what asks, else what glows, else a tab behind which something does. */
async function chooseFrom(page) {
  for (const selector of [...ASKING, ...LAYING, GLOWING, LIT_TAB]) {
    const points = await page.evaluate(pointsOf, selector);
    if (points.length) return points[Math.floor(page.random() * points.length)];
  }
  return null;
}

/* What glows may still be on its way. */
async function untilThere(look) {
  for (let tries = 0; tries < 50; tries++) {
    const found = await look();
    if (found) return found;
    await sleep(100);
  }
  return null;
}

function hand(hit) {
  return async (page) => {
    const point = await untilThere(() => chooseFrom(page));
    if (point) await hit(page, point);
    return point?.name ?? null;
  };
}

export const mouse = hand((page, { x, y }) => page.mouse.click(x, y));
export const finger = hand((page, { x, y }) => page.touchscreen.tap(x, y));

/* Runs in the page: whether what has the focus can be chosen. */
function canChoose() {
  const one = document.activeElement;
  return one?.matches('[data-target].can, [data-action]:not(:disabled)') ?? false;
}

/* Tab and arrows lead to something that can be chosen; every second time the numbers of the list do. */
export async function keys(page) {
  if (await page.locator(`dialog[open], ${MENU}`).count()) {
    await page.keyboard.press('Enter');
    return 'Enter';
  }
  const count = await page.locator('#choices button[data-action]').count();
  if (page.random() < 0.5) {
    await page.keyboard.press(String(1 + Math.floor(page.random() * Math.min(9, count))));
  } else {
    for (let i = 0; i < TABS_MAX && !(await page.evaluate(canChoose)); i++) await page.keyboard.press('Tab');
    const arrows = Math.floor(page.random() * 4);
    for (let i = 0; i < arrows; i++) await page.keyboard.press('ArrowRight');
    for (let i = 0; i < TABS_MAX && !(await page.evaluate(canChoose)); i++) await page.keyboard.press('Tab');
  }
  const name = await page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
  await page.keyboard.press('Enter');
  return name;
}

/* One whole decision: steps until the table has moved on. */
export async function decide(page, step) {
  const before = await plyOf(page);
  const taken = [];
  while (taken.length < STEPS_MAX) {
    const name = await step(page);
    if ((await plyOf(page)) > before) return;
    if (name === null) throw new Error(`nothing that glows can be hit after ${taken.join(' | ')}`);
    taken.push(name);
    const isDone = await page
      .waitForFunction(
        (ply) =>
          Number(document.querySelector('.layout')?.dataset.ply) > ply ||
          document.querySelector('dialog[open], .menu[popover]') !== null,
        before,
        { timeout: 1500, polling: 20 },
      )
      .then(() => true, () => false);
    if (isDone && (await plyOf(page)) > before) return;
  }
  throw new Error(`no decision after ${taken.join(' | ')}`);
}
