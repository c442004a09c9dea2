/* Being told of one's turn while the page is closed: this browser's subscription, and the server that
 * has to know of it. The browser remembers whether there is one. */
import type { PushState, Quiet } from './api';
import type { Lang } from './types';

export interface PushServer {
  push(signal?: AbortSignal): Promise<PushState>;
  subscribe(body: Record<'endpoint' | 'p256dh' | 'auth' | 'lang', string>): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  setPush(quiet: Quiet, reminders: boolean): Promise<void>;
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/* Minutes before Greenwich, as of now. */
export function zoneOf(date: Date): number {
  return -date.getTimezoneOffset();
}

function isSame(one: ArrayBuffer | null | undefined, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i]);
}

/* Where this browser subscribes; null: it cannot, or not at this address. */
export async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

async function tell(server: PushServer, subscription: PushSubscription, lang: Lang): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await server.subscribe({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    lang,
  });
}

/* A subscription with this key; one with another key, of a server that was set up anew, is ended. */
async function subscriptionFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key);
  const known = await manager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, wanted)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/* What the server refuses does not stay half done in the browser. */
export async function startPush(manager: PushManager, server: PushServer, lang: Lang): Promise<void> {
  const { key } = await server.push();
  const subscription = await subscriptionFor(manager, key);
  try {
    await tell(server, subscription, lang);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

export async function stopPush(manager: PushManager, server: PushServer): Promise<void> {
  const known = await manager.getSubscription();
  if (!known) return;
  await known.unsubscribe();
  await server.unsubscribe(known.endpoint);
}

/* The language, the person and the clock may be others than when it began. Quiet hours hold for mail
 * as well, which comes to people without a subscription (`manager` is null where there can be none). */
export async function renewPush(
  manager: PushManager | null,
  server: PushServer,
  lang: Lang,
  { zone = zoneOf(new Date()), signal }: { zone?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const { key, quiet, reminders } = await server.push(signal);
  signal?.throwIfAborted();
  if (quiet && quiet.zone !== zone) await server.setPush({ ...quiet, zone }, reminders);
  if (await manager?.getSubscription()) await tell(server, await subscriptionFor(manager!, key), lang);
}

/* "22:30" and minutes of the day. */
export function clockText(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return sum >= 0 && sum < 24 * 60 ? sum : null;
}
