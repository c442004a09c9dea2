import { afterEach, describe, expect, it, vi } from 'vitest';
import { href, parse, watchLeaving, type Route } from '../../src/lib/router';

const routes: Route[] = [
  { page: 'lobby' },
  { page: 'new', game: 'bids' },
  { page: 'new', game: 'bids', after: 'a1 b2' },
  { page: 'chronicle' },
  { page: 'chronicle', id: 'a1b2' },
  { page: 'chronicle', id: 'a1b2', key: 'k/e y' },
  { page: 'offline', game: 'bids', after: 'a1b2' },
  { page: 'table', id: 'a1b2' },
  { page: 'table', id: 'a1b2', key: 'k/e y' },
  { page: 'replay' },
  { page: 'replay', id: 'a1b2' },
  { page: 'replay', id: 'a1b2', ply: 0 },
  { page: 'replay', id: 'a1b2', ply: 17 },
  { page: 'replay', id: 'a1b2', key: 'k/e y', ply: 3 },
  { page: 'profile', nick: 'Żółw 7.5' },
  { page: 'rules', game: 'bids' },
  { page: 'rules', game: 'bids', anchor: 'R-BID-3.1' },
  { page: 'offline' },
  { page: 'offline', game: 'bids' },
  { page: 'offline', game: 'bids', table: 'a1b2' },
  { page: 'about' },
  { page: 'dev', game: 'bids' },
];

describe('router', () => {
  it('reads back every address it writes', () => {
    for (const route of routes) expect(parse(href(route))).toEqual(route);
  });

  it('opens the lobby for an empty address', () => {
    for (const hash of ['', '#', '#/', '#//', '/']) expect(parse(hash)).toEqual({ page: 'lobby' });
  });

  it('knows what it does not know', () => {
    expect(parse('#/nowhere/at/all')).toEqual({ page: 'missing', path: 'nowhere/at/all' });
    expect(parse('#/profile')).toEqual({ page: 'missing', path: 'profile' });
  });

  it('stands broken escapes and plies', () => {
    expect(parse('#/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
    for (const ply of ['x', '-1', '1.5']) {
      expect(parse(`#/replay/a?ply=${ply}`)).toEqual({ page: 'replay', id: 'a' });
    }
  });
});

describe('leaving', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a change of the address since the watch began', () => {
    const address = { hash: '#/offline/bids' };
    vi.stubGlobal('location', address);
    const hasLeft = watchLeaving();
    expect(hasLeft()).toBe(false);
    address.hash = '#/offline';
    expect(hasLeft()).toBe(true);
    expect(watchLeaving()()).toBe(false);
  });
});
