/* Everything needed to decide is in the window: map, question and own hand, in every game, for every
 * number of seats, on every size, in each kind of decision that a random game meets. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  createTable,
  isOver,
  layout,
  playSome,
  setWidth,
  untilMyTurn,
  untilRunning,
} from './harness.mjs';
import { positionsOf } from './positions.mjs';
import { inWorld } from './suite.mjs';

const GAMES = [
  { game: 'seasons', seats: [4, 3, 2], moves: 24, ownless: ['DRAFT', 'SPLIT'] /* one owns nothing yet */ },
  { game: 'mysthea', seats: [5, 4, 3, 2] },
  { game: 'icaion', seats: [5, 4, 3, 2], options: { characters: 'draft' } },
  { game: 'fall', seats: [5, 4, 3, 2, 1], options: { level: 'easy' } },
  { game: 'hlas', seats: [4, 3, 2, 1] },
];
/* In the tightest windows each table is looked at; in the others the first of a game that comes to a decision,
 * which is the one with the most seats. */
const TIGHT = [
  [1280, 720],
  [360, 640],
];
const OTHERS = [
  [1440, 900],
  [1920, 1080],
  [390, 844],
];
/* A page enlarged to 200%: it may scroll, with the question in sight and nothing over anything else. */
const LOW = [720, 450];
const MOVES = 12; /* own decisions at each table */
const LAST = /^(End|Pass|No )/; /* what leads past most decisions */

/* Runs in the page, once its parts lie still: what of these lies outside the window, or outside what
 * scrolls around it, is covered or is too small to be of use. */
async function findMisfits({ names, isNarrow, isLow }) {
  const SLACK = 1.5;
  const LEAST = { map: [200, 130], question: [200, 30], hand: [60, 24], own: [200, 80], turn: [100, 40] };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const partsOf = {
    map: '[data-part="map"]',
    own: '[data-part="own"]',
    hand: '[data-hand]',
    question: document.querySelector('[data-part="question"]') ? '[data-part="question"]' : 'section.turn',
    turn: 'section.turn',
  };
  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const say = ({ left, top, right, bottom }) =>
    `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  const parts = () =>
    names.flatMap((name) =>
      [...document.querySelectorAll(partsOf[name])].map((one) => ({ name, one, box: boxOf(one) })),
    );
  const isIn = (box, room) =>
    box.left >= room.left - SLACK &&
    box.top >= room.top - SLACK &&
    box.right <= room.right + SLACK &&
    box.bottom <= room.bottom + SLACK;

  for (let last = ''; ; ) {
    await frame();
    const now = JSON.stringify(parts().map(({ box }) => box));
    if (now === last) break;
    last = now;
  }

  const found = [];
  const page = document.documentElement;
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const board = document.querySelector('.layout > .board');
  for (const one of isLow ? [board] : [page, board]) {
    if (one.scrollHeight > one.clientHeight + SLACK || one.scrollWidth > one.clientWidth + SLACK) {
      found.push(`${one.tagName} scrolls: ${one.scrollWidth} x ${one.scrollHeight}`);
    }
  }
  for (const { name, one, box } of parts()) {
    const [width, height] = LEAST[name];
    if (box.right - box.left < width || box.bottom - box.top < height) {
      found.push(`${name} is small or hidden: ${say(box)}`);
      continue;
    }
    if (!isIn(box, room)) found.push(`${name} outside the window: ${say(box)}`);
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible' || isIn(box, boxOf(up))) continue;
      found.push(`${name} is cut: ${say(box)} in .${up.className} ${say(boxOf(up))}`);
    }
  }
  const tabs = document.querySelector('.tabs');
  if (isNarrow && tabs && tabs.scrollWidth > tabs.clientWidth + SLACK) found.push('tabs are cut');
  const [asked] = parts().filter(({ name }) => name === 'question');
  const bar = document.querySelector('section.turn');
  if (isNarrow && asked && bar && !bar.contains(asked.one) && asked.box.bottom > boxOf(bar).top + SLACK) {
    found.push(`question under the bar: ${say(asked.box)}, ${say(boxOf(bar))}`);
  }
  for (const name of names) {
    if (name !== 'hand' && !document.querySelector(partsOf[name])) found.push(`no ${name}`);
  }
  return found;
}

/* A tab that is there is opened; by script, as where the mouse is makes no difference. */
function openTab(page, id) {
  return page.evaluate((id) => document.querySelector(`[data-tab="${id}"]`)?.click(), id);
}

describe('fits', () => {
  const { world, test } = inWorld();

  async function misfitsAt(page, [width, height], hasOwn) {
    const isNarrow = width <= 960;
    const isLow = height === LOW[1];
    const wide = [['own', ['map', 'question', 'hand', 'turn']]];
    const narrow = [
      ['map', ['map', 'question', 'turn']],
      ...(hasOwn ? [['own', ['own', 'hand', 'question', 'turn']]] : []),
    ];
    const low = ['map', 'record'].map((tab) => [tab, ['question', 'turn']]);
    const looks = isLow ? low : isNarrow ? narrow : wide;
    await setWidth(page, width, height);
    const found = [];
    for (const [tab, names] of looks) {
      await openTab(page, tab);
      found.push(...(await page.evaluate(findMisfits, { names, isNarrow, isLow })));
    }
    return found.map((fault) => `${width}x${height}: ${fault}`);
  }

  /* Nothing of it is painted, only laid out. */
  async function startTable(page, { game, options }, count) {
    await page.evaluate(() => (document.body.style.visibility = ''));
    const seats = ['me', ...Array(count - 1).fill('bot:easy')];
    await createTable(world, page, { game, seats, options });
    await untilRunning(page);
    await untilMyTurn(page);
    await page.evaluate(() => (document.body.style.visibility = 'hidden'));
  }

  /* Plays, and looks at each kind of decision once; `looked` are those that other tables came to. */
  async function playAndLook(page, title, looked, { moves: movesMax = MOVES, ownless = [] }) {
    const seen = new Set();
    for (let moves = 0; moves < movesMax && !(await isOver(page)); moves++) {
      const decision = await layout(page).getAttribute('data-decision');
      const sizes = seen.has(decision) ? [] : looked.has(decision) ? TIGHT : [...TIGHT, ...OTHERS, LOW];
      for (const size of sizes) {
        const hasOwn = !ownless.includes(decision);
        assert.deepEqual(await misfitsAt(page, size, hasOwn), [], `${title}, ${decision}`);
      }
      seen.add(decision);
      looked.add(decision);
      await playSome(page, 1, { avoid: LAST });
    }
    assert.ok(seen.size > 2, `${title}: few decisions, ${[...seen]}`);
  }

  /* A table without a server that begins with this position. */
  async function openPosition(page, decision, file) {
    await world.open(page, '#/offline');
    await page.locator('.load input').setInputFiles({
      name: 'position.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await page.locator(`.layout[data-decision="${decision}"]`).waitFor({ state: 'attached' });
    await untilMyTurn(page);
  }

  for (const { game, seats, options, ownless = [] } of GAMES) {
    const count = seats[0];
    test(`${game}: every decision that random games meet`, async () => {
      const page = await world.guest('Fitter');
      await page.evaluate(() => (document.body.style.visibility = 'hidden'));
      const found = [];
      for (const [decision, file] of positionsOf({ game, seats: count, options })) {
        await openPosition(page, decision, file);
        for (const size of TIGHT) {
          const misfits = await misfitsAt(page, size, !ownless.includes(decision));
          found.push(...misfits.map((fault) => `${decision}: ${fault}`));
        }
      }
      assert.deepEqual(found, []);
    });
  }

  for (const one of GAMES) {
    test(one.game, async () => {
      const page = await world.guest('Fitter');
      const looked = new Set();
      for (const count of one.seats) {
        await startTable(page, one, count);
        await playAndLook(page, `${one.game}, ${count} seats`, looked, one);
      }
      assert.ok(await page.locator('[data-hand]').count(), 'no hand');
    });
  }
});
