/* Ties a world to a suite of tests. */
import { after, afterEach, before } from 'node:test';
import { World, closeBrowser } from './harness.mjs';

/* One browser serves all suites of a process. */
after(closeBrowser);

/* The world of a `describe`: begun before its tests, cleared after each. */
export function inWorld(world = new World()) {
  before(() => world.begin());
  after(() => world.end());
  afterEach(() => world.clear());
  return world;
}
