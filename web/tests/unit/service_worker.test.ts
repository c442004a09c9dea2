/* What the service worker does with notifications, in a browser made of a few lines. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const code = readFileSync(new URL('../../plugins/service_worker.js', import.meta.url), 'utf8').replace(
  "'%FILES%'",
  '[]',
);
const SCOPE = 'https://plansza.example/games/';

type Shown = { body?: string; lang?: string; tag: string; data: { table?: string } };
type Handler = (event: object) => void;

/* A worker with windows at these addresses; a star marks the one that is looked at. */
function start(...urls: string[]) {
  return startIn({ hasBadge: false }, ...urls);
}

function startIn({ hasBadge }: { hasBadge: boolean }, ...urls: string[]) {
  const handlers = new Map<string, Handler>();
  const done: string[] = [];
  const windows = urls.map((given) => [given.replace('*', ''), given.endsWith('*')] as const).map(([url, focused]) => ({
    url,
    focused,
    focus: async () => done.push(`focus ${url}`),
    postMessage: (message: object) => done.push(`tell ${url} ${JSON.stringify(message)}`),
  }));
  const tags = new Set<string>();
  const self = {
    navigator: hasBadge ? { setAppBadge: async (count: number) => done.push(`badge ${count}`) } : {},
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, { body, lang, tag, data }: Shown) => {
        tags.add(tag);
        done.push(`show ${[title, body, lang, tag, data.table].join('|')}`);
      },
      getNotifications: async () => [...tags],
    },
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

describe('a message of the server', () => {
  const push = (text: string) => ({ data: { json: () => JSON.parse(text) } });
  const message = JSON.stringify({ table: 'abc', title: 'Your turn: X', body: 'With Ola.', lang: 'en' });

  it('is shown, one for a table', async () => {
    const { send } = start();
    expect(await send('push', push(message))).toEqual(['show Your turn: X|With Ola.|en|table-abc|abc']);
  });

  it('sets the badge of the app to the number of tables', async () => {
    const { send } = startIn({ hasBadge: true });
    const other = message.replace('abc', 'abd');
    for (const [text, count] of [[message, 1], [message, 1], [other, 2]] as const)
      expect((await send('push', push(text)))[1]).toBe(`badge ${count}`);
  });

  it('is shown where the table is open but not looked at, or another is', async () => {
    expect(await start(`${SCOPE}#/t/abc`).send('push', push(message))).toHaveLength(1);
    expect(await start(`${SCOPE}#/t/abd*`).send('push', push(message))).toHaveLength(1);
  });

  it('is not shown to who looks at the table', async () => {
    expect(await start(`${SCOPE}#/t/abc*`).send('push', push(message))).toEqual([]);
  });

  it('that is not understood is shown as what it is', async () => {
    for (const text of ['', '{', 'null', '[]'])
      expect(await start().send('push', push(text))).toEqual(['show Plansza|||plansza|']);
    expect(await start().send('push', { data: null })).toEqual(['show Plansza|||plansza|']);
  });
});
