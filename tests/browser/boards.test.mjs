/* What the board of every game keeps: the rules for pages on every width, and one language at a time. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import {
  PHONE,
  checkPage,
  createTable,
  isOver,
  playSome,
  resize,
  setWidth,
  untilHolds,
  untilMyTurn,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

/* `alike`: words that are the same in both languages. */
const GAMES = [
  { game: 'seasons', options: { level: '1', first: '1' }, alike: /^bonus$/i },
  { game: 'icaion', options: {}, alike: /^Icaion$/ },
  { game: 'fall', options: { level: 'easy' }, alike: /^([A-Z][a-z]+|golem|CR-2T1)$/ },
  { game: 'hlas', options: {}, alike: /^(Heroes|of|Land|Air|Sea|Kraken|[Mm]ana|[Rr]egion|[AB12]+)$/ },
  { game: 'mysthea', options: {}, alike: /^([A-Z][a-z]+|golem|CR-2T1)$/ },
];
/* Players, numbers and names of places. */
const ALIKE = /^(Xx|Bot|I+|[A-Z]?\d*)$/;
const ACCENTS = /[ąćęłńśźż]/i; /* of Polish */
const MOMENTS = [0, 8, 14]; /* own decisions before each look */
const WIDTHS = [360, 768, 1280];
/* On a phone: the tabs, and at least the question and the tools. */
const STOPS_MIN = 6;

describe('boards', () => {
  const { world, test } = inWorld();

  async function start({ game, options }, person = {}) {
    const page = await world.guest('Xx', '#/', person);
    await createTable(world, page, { game, seats: ['me', 'bot:easy'], options });
    await untilMyTurn(page);
    return page;
  }

  /* Runs in the page: what is said, seen or not. */
  function textsOf() {
    const said = new Set();
    const add = (text) => /\p{L}{2}/u.test(text ?? '') && said.add(text.trim().replace(/\s+/g, ' '));
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) add(node.textContent);
    for (const one of document.querySelectorAll('main [aria-label], main [title]')) {
      add(one.getAttribute('aria-label'));
      add(one.getAttribute('title'));
    }
    return [...said];
  }

  /* What is said once nothing like this is: question, choices, board and log come from the server in
   * the other language one after the other. */
  function untilNone(page, isLeft) {
    return untilHolds(async () => {
      const texts = await page.evaluate(textsOf);
      assert.deepEqual(texts.filter(isLeft), []);
      return texts;
    });
  }

  /* Runs in the page: what lies over the thing that has the focus. */
  function coverOfFocus() {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { isEnd: true, covered: '' };
    const { x, y, width, height } = focused.getBoundingClientRect();
    const within = (at, max) => Math.min(Math.max(at, 0), max - 1);
    const top = document.elementFromPoint(
      within(x + width / 2, innerWidth),
      within(y + height / 2, innerHeight),
    );
    const isOwn = !top || focused.contains(top) || top.contains(focused);
    return { isEnd: false, covered: isOwn ? '' : `${focused.outerHTML} under ${top.outerHTML}` };
  }

  for (const one of GAMES) {
    test(`no word of one language is left in the other: ${one.game}`, async () => {
      const page = await start(one);
      const wordsOf = (text) => text.match(/[\p{L}\d-]+/gu) ?? [];
      const isAlike = (text) =>
        wordsOf(text).every((word) => ALIKE.test(word) || one.alike.test(word));
      for (const moves of MOMENTS) {
        await playSome(page, moves);
        if (await isOver(page)) return; /* Lost early, as random players may. */
        const english = await page.evaluate(textsOf);
        assert.deepEqual(english.filter((text) => ACCENTS.test(text)), []);
        assert.ok(english.length > 40, 'little is said');
        await page.getByRole('button', { name: 'Polski' }).click();
        const polish = await untilNone(page, (text) => english.includes(text) && !isAlike(text));
        assert.ok(polish.length > 40, 'little is said in Polish');
        await page.getByRole('button', { name: 'English' }).click();
        await untilNone(page, (text) => polish.includes(text) && !isAlike(text));
      }
    });

    test(`what has the focus is seen on a narrow screen: ${one.game}`, async () => {
      const page = await start(one, PHONE);
      await playSome(page, 8);
      await page.locator('main').focus();
      for (let stops = 0; stops < 60; stops++) {
        await page.keyboard.press('Tab');
        const { isEnd, covered } = await page.evaluate(coverOfFocus);
        if (isEnd) return assert.ok(stops >= STOPS_MIN, `only ${stops} stops`);
        assert.equal(covered, '');
      }
    });

    /* A browser that is busy tells a board its width late, or not before it paints. */
    test(`a narrow board keeps the rules before it has been measured: ${one.game}`, async () => {
      const page = await world.guest('Xx');
      await page.addInitScript(() => {
        window.ResizeObserver = class {
          observe() {}
          unobserve() {}
          disconnect() {}
        };
      });
      await page.reload();
      await createTable(world, page, { game: one.game, seats: ['me', 'bot:easy'], options: one.options });
      await untilMyTurn(page);
      await playSome(page, 8);
      await resize(page, 360);
      await checkPage(page);
    });

    test(`moments keep the rules on every width, light and dark: ${one.game}`, async () => {
      const page = await start(one);
      for (const moves of MOMENTS) {
        await playSome(page, moves);
        for (const colorScheme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme });
          for (const width of WIDTHS) {
            await setWidth(page, width);
            await checkPage(page);
          }
        }
      }
    });
  }
});
