/* What goes with a guest who logs out, and the question before it. */
import { api, type ExportPage } from './api';
import { belongings } from './belongings';
import { ask } from './notice.svelte';
import { t } from './prefs.svelte';
import { logOut, session } from './session.svelte';

const PAGES_MAX = 200;

/* All pages of what the site holds, as they come. */
export async function exportPages(): Promise<ExportPage[]> {
  const pages = [await api.exportPage()];
  for (let next = pages[0]?.next; next && pages.length < PAGES_MAX; ) {
    const page = await api.exportPage(next);
    pages.push(page);
    next = page.next;
  }
  return pages;
}

/* An account can come back; a guest cannot, and is told what that costs. */
export async function leave(register: () => void): Promise<boolean> {
  const user = session.user;
  if (user?.is_guest) {
    const { live, past } = belongings(await exportPages());
    const { nick } = user;
    const text = [
      live ? t('logout.tables', { n: live, nick }) : t('logout.nothing', { nick }),
      past ? t('logout.past', { n: past }) : '',
      t('logout.instead'),
    ];
    const isSure = await ask({
      title: t('logout.title'),
      text: text.filter(Boolean).join(' '),
      yes: t('account.logout'),
      isDanger: true,
      instead: { title: t('logout.register'), run: register },
    });
    if (!isSure) return false;
  }
  await logOut();
  return true;
}
