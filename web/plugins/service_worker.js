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

/* A click on a notification leads to its table: in the window that shows it, in any other window of
 * the client, or in a new one. */
async function openTable(table) {
  const address = addressOf(table ? `#/t/${encodeURIComponent(table)}` : '');
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.filter(({ url }) => url.startsWith(self.registration.scope));
  const there = own.find(({ url }) => url === address || url.startsWith(address + '/'));
  const any = there ?? own[0];
  if (!any) return self.clients.openWindow(address);
  await any.focus();
  if (!there && table) any.postMessage({ open: table });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data?.table));
});
