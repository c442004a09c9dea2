/* One's turn, made known by the browser: sound, vibration, a notification, the app's badge. What of
 * it is wanted is in the preferences; permission is only asked for on a click. */
import { CHIME_SECONDS, chime, type Note } from './chime';
import { toast } from './notice.svelte';
import { prefs, setNotify, t } from './prefs.svelte';
import { href, parse } from './router';
import { TurnAlert, type Turn } from './turn_alert';

const SHAKE_MS = [120, 80, 120];
const ICON = 'icons/192.png';

export type Permission = 'none' | 'default' | 'granted' | 'denied';

/* "none": this browser, or this address, has no notifications. */
function permissionNow(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'none';
}

export const alerts = $state({ permission: permissionNow(), count: 0 });

export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/* Sound. A browser lets a page be heard after a first click or key, so the context is made then. */

let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

function makeContext(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null;
  context ??= new AudioContext();
  return context;
}

export async function ringNow(notes?: readonly Note[]): Promise<void> {
  const made = makeContext();
  if (!made) return;
  clearTimeout(rest);
  await made.resume().catch(() => undefined);
  if (made.state !== 'running') return;
  chime(made, Number(prefs.volume), notes);
  /* A context that goes on keeps a phone awake. */
  rest = setTimeout(() => void made.suspend().catch(() => undefined), 1000 * (CHIME_SECONDS + 0.3));
}

function onFirstPress(): void {
  if (prefs.sound === 'on') void makeContext()?.suspend().catch(() => undefined);
}

/* Notifications. A phone shows them only by the service worker; without one the page does. */

const shown = new Map<string, Notification>();

export const tagOf = (table: string): string => `table-${table}`;

function withOthers({ others }: Turn): string {
  return others.length ? t('alert.with', { n: others.length, names: others.join(', ') }) : '';
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

function showByPage(turn: Turn, options: NotificationOptions): void {
  const one = new Notification(t('alert.turn', { game: turn.title }), options);
  one.onclick = () => {
    window.focus();
    location.hash = href({ page: 'table', id: turn.table });
    one.close();
  };
  shown.set(turn.table, one);
}

async function show(turn: Turn): Promise<void> {
  if (!prefs.notify || permissionNow() !== 'granted') return;
  const options = {
    tag: tagOf(turn.table),
    renotify: true,
    lang: prefs.lang,
    icon: ICON,
    body: withOthers(turn),
    data: { table: turn.table },
  };
  const worker = await registration();
  if (worker?.active) await worker.showNotification(t('alert.turn', { game: turn.title }), options);
  else showByPage(turn, options);
}

/* What the page shows itself needs no word. */
function point(turn: Turn): void {
  const { table, title } = turn;
  const route = parse(location.hash);
  if (route.page === 'lobby' || (route.page === 'table' && route.id === table)) return;
  const text = [t('alert.turn', { game: title }), withOthers(turn)];
  toast(text.filter(Boolean).join('. '), 'info', href({ page: 'table', id: table }));
}

async function hide(table: string): Promise<void> {
  shown.get(table)?.close();
  shown.delete(table);
  if (permissionNow() !== 'granted') return;
  const list = (await (await registration())?.getNotifications({ tag: tagOf(table) })) ?? [];
  for (const one of list) one.close();
}

/* Only from a click. Whether notifications are shown from now on. */
export async function askToNotify(): Promise<boolean> {
  if (permissionNow() === 'none') return false;
  alerts.permission = await Notification.requestPermission();
  setNotify(alerts.permission === 'granted');
  return prefs.notify;
}

function badge(count: number): void {
  alerts.count = count;
  if (!('setAppBadge' in navigator)) return;
  const done = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined);
}

export const turnAlert = new TurnAlert({
  isHidden: () => document.hidden || !document.hasFocus(),
  ring: () => {
    if (prefs.sound === 'on') void ringNow();
  },
  shake: () => {
    if (prefs.vibrate === 'on' && canVibrate()) navigator.vibrate(SHAKE_MS);
  },
  show: (turn) => void show(turn).catch(() => undefined),
  point,
  hide: (table) => void hide(table).catch(() => undefined),
  badge,
  now: () => performance.now(),
});

/* Call once. */
export function startAlerts(): void {
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, onFirstPress, { once: true, capture: true });
  const look = () => {
    if (!document.hidden && document.hasFocus()) turnAlert.seen();
  };
  addEventListener('focus', look);
  /* A click on a notification, told by the service worker. */
  navigator.serviceWorker?.addEventListener('message', (event) => {
    const table: unknown = event.data?.open;
    if (typeof table === 'string') location.hash = href({ page: 'table', id: table });
  });
  document.addEventListener('visibilitychange', look);
}
