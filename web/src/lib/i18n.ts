/* Texts in two languages. A text is a pair [English, Polish]; "{name}" is a value, and
 * "{n:card|cards}" or "{n:karta|karty|kart}" the form of a word that goes with the number n. */
import { firstTexts } from './first_texts';
import type { texts } from './texts';
import type { Lang } from './types';

type NamesOf<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}:${string}` ? Name : Inner) | NamesOf<Rest>
  : never;

export type TextTable = Readonly<Record<string, readonly [string, string]>>;

export type ParamsOf<T extends TextTable, K extends keyof T> =
  NamesOf<T[K][0]> extends never ? [] : [Record<NamesOf<T[K][0]>, string | number>];

type Texts = typeof firstTexts & typeof texts;
export type TextKey = keyof Texts;

export type Params<K extends TextKey> = ParamsOf<Texts, K>;

/* Which form goes with a number: English 1 / others, Polish 1 / 2-4 (not 12-14) / others. */
export function pluralForm(lang: Lang, count: number): number {
  const n = Math.abs(count);
  if (n === 1) return 0;
  if (lang === 'en') return 1;
  const isFew = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  return Number.isInteger(n) && isFew ? 1 : 2;
}

/* A number with its noun, of which there is a form for each. */
export function counted(lang: Lang, n: number, ...forms: string[]): string {
  return `${n} ${forms[pluralForm(lang, n)]}`;
}

export function fill(lang: Lang, pattern: string, params: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, forms?: string) => {
    const value = params[name] ?? '';
    if (forms === undefined) return String(value);
    const words = forms.split('|');
    return words[pluralForm(lang, Number(value))] ?? words[words.length - 1] ?? '';
  });
}

/* What has come so far: the texts of a page come with the first page that is not the lobby. */
const known: Record<string, readonly [string, string]> = { ...firstTexts };

export function learn(more: TextTable): void {
  Object.assign(known, more);
}

export function isTextKey(key: string): key is TextKey {
  return key in known;
}

export function translate<K extends TextKey>(lang: Lang, key: K, ...params: Params<K>): string {
  const pattern = known[key]?.[lang === 'en' ? 0 : 1] ?? key;
  return fill(lang, pattern, params[0] ?? {});
}

/* The title of a game, an option or a value, which come with both. */
export function titleOf(lang: Lang, thing: { title_en: string; title_pl: string }): string {
  return lang === 'pl' ? thing.title_pl : thing.title_en;
}
