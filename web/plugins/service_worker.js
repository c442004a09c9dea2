/* The service worker: keeps the whole client of one version, so that it starts without a server.
 * plugins/service_worker.ts puts version and files in and writes it to dist/sw.js. What the server
 * computes (/api, /ws and the like) is never kept. */
const VERSION = '%VERSION%';
const FILES = '%FILES%';
const PREFIX = 'plansza-client-';
const PAGE = 'index.html';

/* Names with a hash never change their content. */
function isHashed(name) {
  return name.startsWith('assets/');
}

function addressOf(name) {
  return new URL(name, self.registration.scope).href;
}

const addresses = new Map(FILES.map((name) => [addressOf(name), name]));

/* A file that the previous version had already is not fetched again. */
async function keep(cache, name) {
  const address = addressOf(name);
  const old = isHashed(name) ? await caches.match(address) : undefined;
  const response = old ?? (await fetch(address, { cache: isHashed(name) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  await cache.put(address, response);
}

async function install() {
  const cache = await caches.open(PREFIX + VERSION);
  await Promise.all(FILES.map((name) => keep(cache, name)));
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request, address) {
  const cache = await caches.open(PREFIX + VERSION);
  return (await cache.match(address)) ?? fetch(request);
}

/* The page itself, whatever stands behind "?" or "#"; else a file of this version. */
function fileFor(request) {
  const { origin, pathname } = new URL(request.url);
  const plain = origin + pathname;
  if (request.mode === 'navigate' && plain === self.registration.scope) return addressOf(PAGE);
  return addresses.has(plain) ? plain : null;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const address = event.request.method === 'GET' ? fileFor(event.request) : null;
  if (address) event.respondWith(answer(event.request, address));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

/* What the server has to tell while the page may be closed. A browser wants every message to be shown;
 * only who is looking at the table right now need not be told. */
function readMessage(data) {
  try {
    return Object(data.json());
  } catch {
    return {};
  }
}

async function isSeen(table) {
  const windows = await self.clients.matchAll({ type: 'window' });
  return windows.some(({ url, focused }) => focused && table && isAt(url, table));
}

async function showMessage({ table, title, body, lang }) {
  if (await isSeen(table)) return;
  await self.registration.showNotification(title ?? 'Plansza', {
    body,
    lang,
    tag: table ? `table-${table}` : 'plansza',
    renotify: true,
    icon: addressOf('icons/192.png'),
    data: { table },
  });
  await countTables();
}

/* The badge of the app: a notification stands for a table. An open page knows the number better. */
async function countTables() {
  if (!('setAppBadge' in self.navigator)) return;
  if ((await self.clients.matchAll({ type: 'window' })).length > 0) return;
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge(shown.length);
}

self.addEventListener('push', (event) => event.waitUntil(showMessage(readMessage(event.data))));

/* The browser has given up the address to which messages come: the server is told the new one. The
 * session's cookie says whose it is. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const fresh =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch(addressOf('api/push/subscribe'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, lang: navigator.language.startsWith('pl') ? 'pl' : 'en' }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

function isAt(url, table) {
  const address = addressOf(`#/t/${encodeURIComponent(table)}`);
  return url === address || url.startsWith(address + '/');
}

/* A click on a notification leads to its table: in the window that shows it, in any other window of
 * the client, or in a new one. */
async function openTable(table) {
  const address = addressOf(table ? `#/t/${encodeURIComponent(table)}` : '');
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.filter(({ url }) => url.startsWith(self.registration.scope));
  const there = own.find(({ url }) => table && isAt(url, table));
  const any = there ?? own[0];
  if (!any) return self.clients.openWindow(address);
  await any.focus();
  if (!there && table) any.postMessage({ open: table });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data?.table));
});
