/* The rules of a game, rendered when the client was built; each page is loaded when it is read. */
import type { Page } from '../../plugins/markdown';
import type { Lang } from './types';

type Pages = Record<string, () => Promise<{ default: Page }>>;

const rules: Pages = import.meta.glob<{ default: Page }>('../../../docs/rules/*.md');
const hows: Pages = import.meta.glob<{ default: Page }>('../../../docs/how/*.md');

export interface Found {
  page: Page;
  lang: Lang; /* the other one where the page is not written in the wanted one */
}

/* The numbered rules. */
export const loadRules = (game: string, lang: Lang) => load(rules, 'rules', game, lang);
/* The same in two and in ten minutes. */
export const loadHow = (game: string, lang: Lang) => load(hows, 'how', game, lang);
export const hasHow = (game: string) => `../../../docs/how/${game}.md` in hows;

async function load(pages: Pages, folder: string, game: string, lang: Lang): Promise<Found | null> {
  const names: [Lang, string][] = [
    ['pl', `../../../docs/${folder}/${game}.pl.md`],
    ['en', `../../../docs/${folder}/${game}.md`],
  ];
  const wanted = names.find(([one]) => one === lang);
  for (const [found, path] of [...(wanted ? [wanted] : []), ...names]) {
    const load = pages[path];
    if (load) return { page: (await load()).default, lang: found };
  }
  return null;
}
