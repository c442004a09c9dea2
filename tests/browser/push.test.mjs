/* One's turn with the page closed: the server's message as a push service gets it, and what the real
 * service worker shows of it. The service is one of this test, over TLS; since no browser can
 * subscribe at it, the browser's own part of a subscription is made here. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as crypto from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import {
  World,
  checkPage,
  createTable,
  eventually,
  joinTable,
  layout,
  playNext,
  playOne,
  setWidth,
  untilHolds,
  untilRunning,
} from './harness.mjs';
import { inWorld } from './suite.mjs';

const folder = mkdtempSync(join(tmpdir(), 'plansza-push-'));
const [cert, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
execFileSync('openssl', [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
  ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
  ...['-keyout', key, '-out', cert],
], { stdio: 'ignore' });

/* What a browser would keep to itself. */
const own = crypto.createECDH('prime256v1');
own.generateKeys();
const auth = crypto.randomBytes(16);

const heard = [];
const service = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (request, reply) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    heard.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
    reply.writeHead(201).end();
  });
});

const hmac = (secret, ...parts) =>
  crypto.createHmac('sha256', secret).update(Buffer.concat(parts)).digest();
const info = (text, ...parts) => Buffer.concat([Buffer.from(text + '\0'), ...parts, Buffer.of(1)]);

/* RFC 8291, as a browser does it. */
function decrypt(body) {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + body[20]);
  const shared = hmac(auth, own.computeSecret(sender));
  const secret = hmac(shared, info('WebPush: info', own.getPublicKey(), sender));
  const prk = hmac(salt, secret);
  const cek = hmac(prk, info('Content-Encoding: aes128gcm')).subarray(0, 16);
  const nonce = hmac(prk, info('Content-Encoding: nonce')).subarray(0, 12);
  const cipher = crypto.createDecipheriv('aes-128-gcm', cek, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = plain.lastIndexOf(2);
  assert.ok(plain.subarray(end + 1).every((byte) => byte === 0), 'padding');
  return plain.subarray(0, end).toString();
}

/* RFC 8292: whose message it is. */
function checkSender(headers, publicKey, origin) {
  const [, token, shown] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization);
  assert.equal(shown, publicKey);
  const point = Buffer.from(shown, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const verifier = { key: crypto.createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' };
  const [head, claims, signature] = token.split('.');
  const isRight = crypto.verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    verifier,
    Buffer.from(signature, 'base64url'),
  );
  assert.ok(isRight, 'the signature');
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url'));
  assert.equal(aud, origin);
  assert.ok(exp > Date.now() / 1000 && exp < Date.now() / 1000 + 86400, 'at most a day');
}

/* Runs in the page: subscribes at the service of the test. */
function subscribeElsewhere({ endpoint, p256dh, auth }) {
  let known = null;
  PushManager.prototype.getSubscription = async () => known;
  PushManager.prototype.subscribe = async (options) =>
    (known = {
      endpoint,
      options: { applicationServerKey: options.applicationServerKey.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => ((known = null), true),
    });
}

/* Runs in the page before all else: notes what is heard, felt and stands at the app's icon. */
function noteCalls() {
  window.calls = [];
  const quiet = { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } };
  window.AudioContext = class {
    state = 'running';
    currentTime = 0;
    destination = {};
    async resume() {}
    async suspend() {}
    createGain = () => ({ ...quiet, connect() {} });
    createOscillator = () => ({ frequency: {}, connect() {}, start: () => window.calls.push('sound'), stop() {} });
  };
  navigator.vibrate = () => window.calls.push('vibration');
  navigator.setAppBadge = async (count) => window.calls.push(`badge ${count}`);
  navigator.clearAppBadge = async () => window.calls.push('no badge');
}

describe('notifications', () => {
  const { world, test } = inWorld(new World({ flags: ['--test-push', cert] }));
  let origin;

  before(async () => {
    await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
    origin = `https://localhost:${service.address().port}`;
  });
  after(() => {
    service.closeAllConnections();
    service.close();
    rmSync(folder, { recursive: true });
  });

  const subscription = (name) => ({
    endpoint: `${origin}/${name}`,
    p256dh: own.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  });

  async function openSettings(page) {
    await world.open(page, '#/settings');
    await page.getByLabel('Tell me even when the page is closed').waitFor();
  }

  /* A person who is told of their turn, at a table with days. */
  async function subscribed(name) {
    const page = await world.guest('Ania', '#/', { permissions: ['notifications'] });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(subscribeElsewhere, subscription(name));
    await openSettings(page);
    await page.getByLabel('Tell me even when the page is closed').check();
    await page.getByLabel('Quiet hours').waitFor();
    return page;
  }

  async function sitDownWithDays(page) {
    await world.open(page, '#/new/seasons');
    await page.locator('label.count select').selectOption('2');
    await page.locator('#seat-0').selectOption('me');
    await page.locator('#seat-1').selectOption('open');
    await page.getByLabel('3 days a move').check();
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/#\/t\//);
    await joinTable(world, 'Ola', new URL(page.url()).hash);
    await untilRunning(page);
  }

  test('the server tells a push service, which cannot read it', async () => {
    const page = await subscribed('sealed');
    const { key: publicKey } = await (await page.request.get(page.address + 'api/push')).json();
    await sitDownWithDays(page);
    const message = await eventually(() => heard.find(({ path }) => path === '/sealed'));
    checkSender(message.headers, publicKey, origin);
    const told = JSON.parse(decrypt(message.body));
    const table = /#\/t\/([^/]+)/.exec(page.url())[1];
    const title = await page.locator('h1').innerText();
    assert.deepEqual(told, {
      table,
      title: `Your turn: ${title}`,
      body: `With Ola. ${told.body.split('. ')[1]}`,
      lang: 'en',
    });
    assert.match(told.body, /^With Ola\. \d+ (days|hours) left\.$/);
  });

  test('a message is shown with the page closed', async () => {
    const page = await subscribed('closed');
    const context = page.context();
    await sitDownWithDays(page);
    const { body } = await eventually(() => heard.find(({ path }) => path === '/closed'));
    const message = decrypt(body);
    const { table, title } = JSON.parse(message);
    const rest = await context.newPage();
    const session = await context.newCDPSession(rest);
    const found = new Promise((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(page.address));
        if (own) resolve(own.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await found;
    const [worker] = context.serviceWorkers();
    await page.close();
    /* The worker hears of it later; until then the table is seen, and nothing is shown. */
    const windows = () =>
      worker.evaluate(async () => (await self.clients.matchAll({ type: 'window' })).length);
    await untilHolds(async () => assert.equal(await windows(), 0));
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.address).origin,
      registrationId,
      data: message,
    });
    const list = () =>
      worker.evaluate(async () =>
        (await self.registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })),
      );
    const wanted = { title, body: JSON.parse(message).body, tag: `table-${table}` };
    await untilHolds(async () => assert.deepEqual(await list(), [wanted]));
  });

  test('the settings keep the rules on every width', async () => {
    const page = await subscribed('settings');
    await openSettings(page);
    await page.getByLabel('Quiet hours').check();
    await page.getByLabel('from').fill('21:30');
    await page.getByLabel('from').blur();
    for (const width of [360, 1280]) {
      await setWidth(page, width);
      await checkPage(page);
    }
    const state = async () => (await page.request.get(page.address + 'api/push')).json();
    await untilHolds(async () => {
      const { quiet, reminders, push } = await state();
      assert.deepEqual([quiet.from, quiet.to, reminders, push.length], [1290, 480, true, 1]);
    });
    await page.getByLabel('Tell me even when the page is closed').uncheck();
    await untilHolds(async () => assert.deepEqual((await state()).push, []));
  });

  /* A person who has decided and gone elsewhere, until they are called. */
  async function called(page) {
    await page.addInitScript(noteCalls);
    await page.reload();
    const hash = await createTable(world, page, { game: 'bids', seats: ['me', 'open'] });
    const other = await joinTable(world, 'Ola', hash);
    await untilRunning(page);
    const calls = () => page.evaluate(() => window.calls);
    await page.evaluate(() => (window.calls = []));
    await playNext(page);
    await untilHolds(async () => assert.ok((await calls()).includes('no badge')));
    /* A person who has decided just now is not called. */
    await page.evaluate(() => {
      window.calls = [];
      location.hash = '#/settings';
      const start = performance.now.bind(performance);
      performance.now = () => start() + 60_000;
    });
    await page.getByRole('checkbox', { name: 'Sound' }).waitFor();
    await untilHolds(async () => {
      await playOne(other);
      assert.ok((await calls()).includes('badge 1'));
    });
    return { hash, calls: new Set(await calls()) };
  }

  test('the turn is heard, felt and seen wherever on the site one is', async () => {
    const page = await world.guest('Ania');
    const { hash, calls } = await called(page);
    assert.deepEqual(calls, new Set(['sound', 'vibration', 'badge 1']));
    await page.getByTitle('1 other table waits for you').waitFor();
    await page.getByRole('link', { name: 'Your turn: Hidden Bids. With Ola' }).click();
    await layout(page).waitFor();
    assert.equal(new URL(page.url()).hash, hash);
  });

  test('the turn is neither heard nor felt where it is not to be', async () => {
    const page = await world.guest('Ania', '#/settings');
    for (const name of ['Sound', 'Vibration']) await page.getByRole('checkbox', { name }).uncheck();
    assert.deepEqual((await called(page)).calls, new Set(['badge 1']));
  });

  test('the turn is told to a page that is out of sight', async () => {
    const page = await world.guest('Ania', '#/', { permissions: ['notifications'] });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await openSettings(page);
    await page.getByLabel('Notification while you do not see the page').check();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    });
    await sitDownWithDays(page);
    await layout(page).waitFor();
    const list = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration();
        return (await worker.getNotifications()).map(({ body }) => body);
      });
    await untilHolds(async () => assert.deepEqual(await list(), ['With Ola']));
  });
});
