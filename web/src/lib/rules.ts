/* The rules of a game, rendered when the client was built; each page is loaded when it is read. */
import type { Page } from '../../plugins/markdown';
import type { Lang } from './types';

const pages = import.meta.glob<{ default: Page }>('../../../docs/rules/*.md');

export async function loadRules(
  game: string,
  lang: Lang,
): Promise<{ page: Page; lang: Lang } | null> {
  const names: [Lang, string][] = [
    ['pl', `../../../docs/rules/${game}.pl.md`],
    ['en', `../../../docs/rules/${game}.md`],
  ];
  const wanted = names.find(([one]) => one === lang);
  for (const [found, path] of [...(wanted ? [wanted] : []), ...names]) {
    const load = pages[path];
    if (load) return { page: (await load()).default, lang: found };
  }
  return null;
}
