/* A whole game of each, by mouse alone, by touch alone, by keyboard alone. `make browser-long`. */
import { describe } from 'node:test';
import { PHONE, createTable, isOver, untilMyTurn } from '../harness.mjs';
import { inWorld } from '../suite.mjs';
import { decide, finger, keys, mouse } from './hands.mjs';

const DESKTOP = { viewport: { width: 1280, height: 720 } };
const TOUCH = { ...PHONE, hasTouch: true, isMobile: true };
const GAMES = [
  { game: 'seasons', options: { level: '1' } },
  { game: 'mysthea', options: {} },
  { game: 'icaion', options: {} },
  { game: 'fall', options: { level: 'easy' } },
  { game: 'hlas', options: {} },
];
const HANDS = [
  { name: 'mouse', step: mouse, person: DESKTOP },
  { name: 'touch', step: finger, person: TOUCH },
  { name: 'keyboard', step: keys, person: DESKTOP },
];

describe('a whole game', () => {
  const { world, test } = inWorld();

  for (const { game, options } of GAMES) {
    for (const { name, step, person } of HANDS) {
      test(`${game} by ${name} alone`, async (t) => {
        const page = await world.guest('Hand', '#/', person);
        await createTable(world, page, { game, seats: ['me', 'bot:easy'], options });
        let decisions = 0;
        for (;;) {
          await untilMyTurn(page);
          if (await isOver(page)) break;
          await decide(page, step);
          decisions++;
        }
        t.diagnostic(`${decisions} decisions`);
      });
    }
  }
});
