import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fill, learn, pluralForm, translate } from '../../src/lib/i18n';
import { accountTexts } from '../../src/lib/account_texts';
import { settingsTexts } from '../../src/lib/settings_texts';
import { firstTexts } from '../../src/lib/first_texts';
import { texts as later } from '../../src/lib/texts';
import { firstLoad } from './first_load';

const shell = { ...firstTexts, ...later };

const texts = {
  ...shell,
  ...prefixed('account page: ', accountTexts),
  ...prefixed('settings page: ', settingsTexts),
};

function prefixed(start: string, table: Readonly<Record<string, readonly [string, string]>>) {
  return Object.fromEntries(Object.entries(table).map(([key, pair]) => [start + key, pair]));
}

const MARK = /\{(\w+)(?::([^}]*))?\}/g;

function marks(text: string): { name: string; forms: number }[] {
  return [...text.matchAll(MARK)].map((mark) => ({
    name: mark[1] ?? '',
    forms: mark[2] === undefined ? 0 : mark[2].split('|').length,
  }));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('texts', () => {
  it('are all there in both languages', () => {
    for (const [key, pair] of Object.entries(texts)) {
      expect(pair.length, key).toBe(2);
      for (const text of pair) expect(text.trim(), key).not.toBe('');
    }
  });

  it('name the same values in both languages', () => {
    for (const [key, [en, pl]] of Object.entries(texts)) {
      const names = (text: string) => [...new Set(marks(text).map((mark) => mark.name))].sort();
      expect(names(pl), key).toEqual(names(en));
    }
  });

  it('have two forms in English and three in Polish', () => {
    for (const [key, [en, pl]] of Object.entries(texts)) {
      for (const { forms } of marks(en)) expect([0, 2], key).toContain(forms);
      for (const { forms } of marks(pl)) expect([0, 3], key).toContain(forms);
    }
  });

  it('are all used', () => {
    const code = sources(new URL('../../src', import.meta.url).pathname)
      .filter((text) => !/^\/\* (Every text|Texts) of /.test(text))
      .join('\n');
    const made = ['vote.undo', 'vote.takeover', 'vote.pause', 'profile.won', 'profile.lost', 'header.theme.', 'new.clock.', 'error.', 'verdict.', 'log.title', 'chat.title'];
    for (const key of [...Object.keys(shell), ...Object.keys(accountTexts)]) {
      const isMade = made.some((start) => key.startsWith(start));
      expect(isMade || code.includes(`'${key}'`), key).toBe(true);
    }
  });
});

/* What the lobby says must be there before any page has brought its texts. */
describe('texts of the first load', () => {
  const code = firstLoad().join('\n');
  const starts = [...code.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].map((found) => found[1]!);

  it('are with it', () => {
    expect(starts).toContain('error.');
    expect(code).toContain(`'lobby.title'`);
    const missing = Object.keys(later).filter(
      (key) => code.includes(`'${key}'`) || starts.some((start) => key.startsWith(start)),
    );
    expect(missing).toEqual([]);
  });

  it('are not of other pages', () => {
    const isMade = (key: string) => starts.some((start) => key.startsWith(start));
    const isOfLogout = (key: string) => key.startsWith('logout.'); /* comes with its question */
    const other = Object.keys(firstTexts).filter(
      (key) => !code.includes(`'${key}'`) && !isMade(key) && !isOfLogout(key),
    );
    expect(other).toEqual([]);
  });

  it('are found, and the others once they are there', () => {
    expect(translate('en', 'lobby.title')).toBe('Games');
    learn(later);
    expect(translate('en', 'new.create')).toBe('Open the table');
  });
});

describe('plurals', () => {
  it('follow English', () => {
    expect([0, 1, 2, 5, 21].map((n) => pluralForm('en', n))).toEqual([1, 0, 1, 1, 1]);
  });

  it('follow Polish', () => {
    const forms = (list: number[]) => list.map((n) => pluralForm('pl', n));
    expect(forms([1])).toEqual([0]);
    expect(forms([2, 3, 4, 22, 23, 24, 102, 1004])).toEqual(Array(8).fill(1));
    expect(forms([0, 5, 9, 10, 11, 12, 13, 14, 15, 20, 21, 25, 111, 112, 114])).toEqual(
      Array(15).fill(2),
    );
    expect(forms([-1, -2, -5])).toEqual([0, 1, 2]);
    expect(forms([1.5])).toEqual([2]);
  });

  it('stand in texts', () => {
    expect(translate('pl', 'score.points', { n: 1 })).toBe('1 punkt');
    expect(translate('pl', 'score.points', { n: 3 })).toBe('3 punkty');
    expect(translate('pl', 'score.points', { n: 12 })).toBe('12 punktów');
    expect(translate('pl', 'score.points', { n: 22 })).toBe('22 punkty');
    expect(translate('en', 'score.points', { n: 1 })).toBe('1 point');
    expect(translate('en', 'score.points', { n: 0 })).toBe('0 points');
  });

  it('agree with their verb', () => {
    const left = (n: number) => fill('pl', settingsTexts['vacation.left'][1], { n, max: 30 });
    expect([1, 2, 5, 22].map((n) => left(n).split(' ')[0])).toEqual(['Został', 'Zostały', 'Zostało', 'Zostały']);
    const with_ = (n: number) => translate('pl', 'alert.with', { n, names: 'Ola' });
    expect([1, 2, 5].map(with_)).toEqual(['Gra też: Ola', 'Grają też: Ola', 'Grają też: Ola']);
    learn(later);
    const won = (n: number) => translate('pl', 'chronicle.won', { n, names: 'Ola', scores: '1' });
    expect([1, 2, 5].map((n) => won(n).split(' ')[0])).toEqual(['Wygrywa', 'Wygrywają', 'Wygrywają']);
  });

  it('leave values as they are', () => {
    expect(fill('en', '{a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and 2');
  });
});
