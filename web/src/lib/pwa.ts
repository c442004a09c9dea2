/* The client as an app: kept by the service worker for use without a server, installable, and renewed
 * when the person agrees. The store tells the shell what to offer. */
import { readonly, writable, type Readable } from 'svelte/store';

export interface Pwa {
  isKept: boolean; /* everything is here: no server is needed any more */
  hasUpdate: boolean; /* a newer version is ready: offer applyUpdate() */
  canInstall: boolean; /* the browser would install it: offer install() */
}

interface InstallEvent extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const LOOK_EVERY_MS = 60 * 60 * 1000;
const TAKE_OVER = 'take-over';

const state = writable<Pwa>({ isKept: false, hasUpdate: false, canInstall: false });
let waiting: ServiceWorker | null = null;
let installer: InstallEvent | null = null;
let isReloading = false;

export const pwa: Readable<Pwa> = readonly(state);

function set(change: Partial<Pwa>): void {
  state.update((now) => ({ ...now, ...change }));
}

/* A worker that has installed beside an older one waits until the page agrees; the first one just
 * begins to serve. */
function offer(worker: ServiceWorker): void {
  if (!navigator.serviceWorker.controller) {
    set({ isKept: true });
    return;
  }
  waiting = worker;
  set({ isKept: true, hasUpdate: true });
}

function follow(worker: ServiceWorker | null): void {
  if (!worker) return;
  if (worker.state === 'installed') offer(worker);
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer(worker);
    if (worker.state === 'activated') set({ isKept: true });
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
  if (registration.active) set({ isKept: true });
  /* Found at the start: nothing is on the page yet that a reload could lose. */
  if (registration.waiting && navigator.serviceWorker.controller) {
    waiting = registration.waiting;
    applyUpdate();
    return;
  }
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY_MS);
}

/* Goes over to the newer version; the page loads again. */
export function applyUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) return;
    isReloading = true;
    location.reload();
  });
  waiting.postMessage(TAKE_OVER);
}

/* Asks the browser to install; whether the person agreed. */
export async function install(): Promise<boolean> {
  if (!installer) return false;
  const event = installer;
  installer = null;
  set({ canInstall: false });
  await event.prompt();
  return (await event.userChoice).outcome === 'accepted';
}

/* Call once. The first load comes first: files are kept when the page has everything it needs. */
export function startPwa(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installer = event as InstallEvent;
    set({ canInstall: true });
  });
  addEventListener('appinstalled', () => set({ canInstall: false }));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
