/* What the service worker does with notifications, in a browser made of a few lines. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const code = readFileSync(new URL('../../plugins/service_worker.js', import.meta.url), 'utf8').replace(
  "'%FILES%'",
  '[]',
);
const SCOPE = 'https://plansza.example/games/';

type Handler = (event: object) => void;

/* A worker with windows at these addresses. */
function start(...urls: string[]) {
  const handlers = new Map<string, Handler>();
  const done: string[] = [];
  const windows = urls.map((url) => ({
    url,
    focus: async () => done.push(`focus ${url}`),
    postMessage: (message: object) => done.push(`tell ${url} ${JSON.stringify(message)}`),
  }));
  const self = {
    registration: { scope: SCOPE },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  runInNewContext(code, { self, URL, Map, Promise, Error, encodeURIComponent });
  async function send(name: string, event: object) {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
    return done.splice(0);
  }
  return { send };
}

describe('a click on a notification', () => {
  const click = (data?: object) => ({ notification: { data, close: () => undefined } });

  it('opens the table where no window is open', async () => {
    const { send } = start();
    expect(await send('notificationclick', click({ table: 'abc' }))).toEqual([
      `open ${SCOPE}#/t/abc`,
    ]);
  });

  it('goes to the window that shows the table', async () => {
    const { send } = start(`${SCOPE}#/`, `${SCOPE}#/t/abc/key`);
    expect(await send('notificationclick', click({ table: 'abc' }))).toEqual([
      `focus ${SCOPE}#/t/abc/key`,
    ]);
  });

  it('leads any other window there, but none of another page', async () => {
    const { send } = start('https://plansza.example/other/', `${SCOPE}#/t/abcd`);
    expect(await send('notificationclick', click({ table: 'abc' }))).toEqual([
      `focus ${SCOPE}#/t/abcd`,
      `tell ${SCOPE}#/t/abcd {"open":"abc"}`,
    ]);
  });

  it('opens the lobby where no table is named', async () => {
    expect(await start().send('notificationclick', click())).toEqual([`open ${SCOPE}`]);
    const { send } = start(`${SCOPE}#/about`);
    expect(await send('notificationclick', click())).toEqual([`focus ${SCOPE}#/about`]);
  });
});
