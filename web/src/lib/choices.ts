/* The list of legal actions as text: filtering by what is typed, moving with the arrows. */
import type { LegalAction } from './types';

/* Case and accents do not matter, and the words may come in any order. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export function filterActions(legal: LegalAction[], typed: string): LegalAction[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return legal;
  return legal.filter((one) => {
    const text = fold(one.text);
    return words.every((word) => text.includes(word));
  });
}

/* At a screen that people share, before the next one is there: no more can be done than to say so, and
 * nothing can be advised. */
export function isHandedOver(legal: readonly LegalAction[]): boolean {
  return legal.some((one) => one.kind === 'ready');
}

/* Where an arrow leads in a list of `count`; -1 means nothing is chosen yet. */
export function step(count: number, at: number, key: string): number {
  if (count === 0) return -1;
  switch (key) {
    case 'ArrowDown':
      return at < 0 ? 0 : (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return at;
}

/* What a key pressed anywhere on the page means for the list. */
export type KeyMeaning = { go: number } | { type: string } | null;

export function keyMeaning(key: string, count: number): KeyMeaning {
  if (/^[1-9]$/.test(key)) {
    const index = Number(key) - 1;
    return index < count ? { go: index } : null;
  }
  return /^\p{L}$/u.test(key) ? { type: key } : null;
}
