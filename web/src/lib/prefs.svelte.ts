/* What this browser remembers: the preferences, of which those that were chosen are stored, and
 * whether it shows notifications. `t` is the text in the language of now. */
import { MediaQuery } from 'svelte/reactivity';
import { readAlerts } from './alert_prefs';
import { fill, translate, type Params, type ParamsOf, type TextKey, type TextTable } from './i18n';
import { recall, remember } from './memory';
import { isChoice, paceOf, PREF_NAMES, USUAL, type PrefName, type Prefs } from './preferences';
import type { Lang } from './types';

export type Theme = Prefs['theme'];

const alerts = readAlerts(recall('alerts'));
for (const [name, value] of Object.entries(alerts.former)) {
  if (recall(name) === null) remember(name, value);
}

/* Those that were chosen here, now or in an earlier visit. */
function stored(): Partial<Prefs> {
  const found = PREF_NAMES.map((name) => [name, recall(name)] as const);
  return Object.fromEntries(found.filter(([name, value]) => isChoice(name, value)));
}

const first = stored();
const chosen: Partial<Prefs> = $state({ ...first });

export function chosenPrefs(): Partial<Prefs> {
  return { ...chosen };
}

function systemLang(): Lang {
  return navigator.languages.some((one) => one.toLowerCase().startsWith('pl')) ? 'pl' : 'en';
}

export const prefs: Prefs & { notify: boolean } = $state({
  lang: systemLang(),
  ...USUAL,
  ...first,
  notify: alerts.notify,
});

const listeners = new Set<(name: PrefName) => void>();

/* Told of each choice that the person makes. */
export function onChoice(listener: (name: PrefName) => void): void {
  listeners.add(listener);
}

function show(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.theme = prefs.theme;
  root.dataset.text = prefs.text;
  root.dataset.motion = prefs.motion;
  const manifest = document.querySelector('link[rel="manifest"]');
  manifest?.setAttribute('href', prefs.lang === 'pl' ? './manifest.pl.json' : './manifest.json');
}

/* Uses these from now on, here. */
export function usePrefs(some: Partial<Prefs>): void {
  Object.assign(prefs, some);
  Object.assign(chosen, some);
  for (const [name, value] of Object.entries(some)) remember(name, value);
  show();
}

export function choose<Name extends PrefName>(name: Name, value: Prefs[Name]): void {
  usePrefs({ [name]: value });
  for (const listener of listeners) listener(name);
}

const systemStill = new MediaQuery('(prefers-reduced-motion: reduce)');

/* Whether nothing may move: as the person has chosen, or as the system says. */
export function isStill(): boolean {
  if (prefs.motion !== 'auto') return prefs.motion === 'less';
  return systemStill.current;
}

export function pace(): Prefs['speed'] {
  return paceOf(chosen, isStill());
}

/* Whether this browser shows notifications. */
export function setNotify(notify: boolean): void {
  prefs.notify = notify;
  remember('alerts', JSON.stringify({ notify }));
}

export function t<K extends TextKey>(key: K, ...params: Params<K>): string {
  return translate(prefs.lang, key, ...params);
}

/* The same for texts that come with the page that needs them, not with the first load. */
export function speaker<T extends TextTable>(table: T) {
  return <K extends keyof T>(key: K, ...params: ParamsOf<T, K>): string =>
    fill(prefs.lang, table[key]![prefs.lang === 'en' ? 0 : 1], params[0] ?? {});
}

show();
