/* The client in Firefox: it starts, and a game goes on, at the server and with the rules in the page.
 * `make browser-long`. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Server, dist } from '../harness.mjs';
import { Firefox } from './firefox.mjs';

const DECISIONS = 12;
const CHOICE = '#choices button:enabled';

describe('firefox', () => {
  const server = new Server({ web: dist, seed: 1 });
  const firefox = new Firefox();

  before(async () => {
    await server.start();
    await firefox.start();
  });
  after(async () => {
    await firefox.stop();
    await server.remove();
  });

  /* Errors of scripts from here on. */
  async function open(hash) {
    await firefox.open('about:blank');
    await firefox.open(server.address + hash);
    await firefox.tell(`(window.problems = [],
      addEventListener('error', (event) => problems.push(event.message)),
      addEventListener('unhandledrejection', (event) => problems.push(String(event.reason))), 0)`);
  }

  const ply = () => firefox.tell(`Number(document.querySelector('[data-ply]').dataset.ply)`);

  async function playSome() {
    for (let i = 0; i < DECISIONS; i++) {
      await firefox.until(`document.querySelector('${CHOICE}') !== null`);
      const at = await ply();
      await firefox.click(CHOICE);
      await firefox.until(`document.querySelector('dialog[open] button.primary')?.click() ||
        Number(document.querySelector('[data-ply]').dataset.ply) > ${at}`);
    }
    if (process.env.PICTURES) await firefox.screenshot(`${process.env.PICTURES}/firefox-${Date.now()}.png`);
    assert.deepEqual(await firefox.tell('window.problems'), []);
  }

  test('a guest plays against bots at the server', async () => {
    await open('#/');
    await firefox.click('.games button.primary');
    await firefox.click('dialog[open] button[type="submit"]');
    await firefox.until(`document.querySelector('.layout[data-status="running"]') !== null`);
    await playSome();
  });

  for (const game of ['icaion', 'fall']) {
    test(`the rules in the page play ${game}`, async () => {
      await open(`#/offline/${game}`);
      await firefox.click('form button[type="submit"]');
      await firefox.until(`document.querySelector('.layout[data-status="running"]') !== null`);
      await playSome();
    });
  }
});
