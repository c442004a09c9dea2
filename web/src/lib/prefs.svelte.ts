/* What this browser remembers: language, theme, and how one's turn is announced. `t` is the text in
 * the language of now. */
import { readAlerts, type AlertPrefs } from './alert_prefs';
import { fill, translate, type Params, type ParamsOf, type TextTable } from './i18n';
import type { TextKey } from './texts';
import type { Lang } from './types';

export type Theme = 'auto' | 'light' | 'dark';

function recall(key: string): string | null {
  try {
    return localStorage.getItem('plansza.' + key);
  } catch {
    return null;
  }
}

/* Storage may be forbidden; the page then just forgets. */
function remember(key: string, value: string): void {
  try {
    localStorage.setItem('plansza.' + key, value);
  } catch {
    return;
  }
}

function firstLang(): Lang {
  const stored = recall('lang');
  if (stored === 'pl' || stored === 'en') return stored;
  return navigator.languages.some((one) => one.toLowerCase().startsWith('pl')) ? 'pl' : 'en';
}

function firstTheme(): Theme {
  const stored = recall('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export const prefs = $state({
  lang: firstLang(),
  theme: firstTheme(),
  alerts: readAlerts(recall('alerts')),
});

function show(): void {
  document.documentElement.lang = prefs.lang;
  document.documentElement.dataset.theme = prefs.theme;
}

export function setLang(lang: Lang): void {
  prefs.lang = lang;
  remember('lang', lang);
  show();
}

export function setTheme(theme: Theme): void {
  prefs.theme = theme;
  remember('theme', theme);
  show();
}

export function setAlerts(change: Partial<AlertPrefs>): void {
  Object.assign(prefs.alerts, change);
  remember('alerts', JSON.stringify(prefs.alerts));
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
