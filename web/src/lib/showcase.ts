/* What a game shows of itself before it is played: games/ID/cover.svg and blurb.json, where there
 * are any. */
import type { Lang } from './types';

const covers = import.meta.glob<string>('../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const blurbs = import.meta.glob<Record<Lang, string>>('../games/*/blurb.json', {
  eager: true,
  import: 'default',
});

export function coverOf(game: string): string | undefined {
  return covers[`../games/${game}/cover.svg`];
}

export function blurbOf(game: string, lang: Lang): string {
  return blurbs[`../games/${game}/blurb.json`]?.[lang] ?? '';
}
