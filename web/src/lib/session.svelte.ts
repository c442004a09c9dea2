/* Who we are and how we are connected: the one user, the one link, the lobby. */
import { api, socketAddress, type User } from './api';
import { LEVELS } from './levels.gen';
import { Link, RequestError, type LinkState } from './link';
import { forget, recall, remember } from './memory';
import { toast } from './notice.svelte';
import { PrefKeeper } from './pref_keeper';
import { choose, chosenPrefs, onChoice, prefs, t, usePrefs } from './prefs.svelte';
import type * as protocol from './protocol.gen';
import type { Clock, GameInfo, Lang } from './types';

export type LobbyTable = protocol.LobbyTable & Partial<protocol.OwnTable>;

export interface Lobby {
  tables: LobbyTable[];
  mine: LobbyTable[];
  page: number;
  pages: number;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: string[];
  private: boolean;
  clock: Clock;
  watchers?: boolean;
  continue?: string[]; /* finished matches whose story it goes on with */
}

const FINISHED = 'finished';

/* As it was when the server last told. */
function keptFinished(): string[] | null {
  return recall(FINISHED)?.split(' ').filter(Boolean) ?? null;
}

export const session = $state({
  /* undefined: not known yet; null: no one. */
  user: undefined as User | null | undefined,
  server: 'unknown' as 'unknown' | 'up' | 'down',
  link: 'idle' as LinkState,
  reason: '',
  games: [] as GameInfo[],
  levels: LEVELS,
  lobby: null as Lobby | null,
  mine: null as LobbyTable[] | null /* one's own tables, but perhaps for the one on this page */,
  /* Games of which one has played a match to its end; null: not known. */
  finished: keptFinished(),
});

function setFinished(games: string[] | null): void {
  session.finished = games;
  if (games) remember(FINISHED, games.join(' '));
  else forget(FINISHED);
}

/* Without a user none is finished; of a user that is only said once it is known. */
export function hasFinished(game: string): boolean {
  return session.finished?.includes(game) ?? Boolean(session.user);
}

export const link = new Link({
  open: () => new WebSocket(socketAddress(location.href)),
  lang: prefs.lang,
  hasSession: async () => (await api.me()) !== null,
});

const keeper = new PrefKeeper({
  read: () => link.request('prefs', {}),
  write: (kept, version) => link.request('keep', { prefs: kept, version }),
  chosen: chosenPrefs,
  show(some) {
    usePrefs(some);
    if (some.lang) link.setLang(some.lang);
  },
  isStale: (error) => error instanceof RequestError && error.code === 'stale',
});

function hasAccount(): boolean {
  return session.user !== null && session.user?.is_guest === false;
}

onChoice((name) => {
  if (hasAccount()) void keeper.chose(name);
});

async function learnGames(): Promise<void> {
  const { games, levels } = await api.games();
  session.games = games;
  session.levels = levels;
}

let version = ''; /* of the server, once it has said hello */

/* Another version may have other games. */
function noteVersion(now: string): void {
  const isKnown = session.games.length > 0 && (!version || version === now);
  version = now;
  if (!isKnown) learnGames().catch(() => undefined);
}

link.watch((state) => {
  session.link = state;
  session.reason = link.reason;
  if (state === 'open' && link.hello) {
    setFinished(link.hello.finished);
    noteVersion(link.hello.version);
    if (hasAccount()) void keeper.opened();
  }
  if (state === 'stopped' && link.reason === 'no-session') {
    session.user = null;
    setFinished(null);
  }
});

link.on('lobby', (message) => {
  session.lobby = {
    tables: message.tables,
    mine: message.mine,
    page: message.page,
    pages: message.pages,
  };
  session.mine = message.mine;
});

link.on('own', ({ tables }) => {
  session.mine = tables;
});

link.on('table', ({ table }) => {
  const isDone = table.status === 'over' && table.you !== null && table.result;
  if (isDone && !hasFinished(table.game)) setFinished([...(session.finished ?? []), table.game]);
});

/* Wherever one is, one hears of one's own tables elsewhere; in the lobby of all. */
function watchOwn(): void {
  link.keep('lobby', { type: 'lobby', body: { on: true, own: true } });
}

watchOwn();

export function watchLobby(page = 0): () => void {
  link.keep('lobby', { type: 'lobby', body: page ? { on: true, page } : { on: true } });
  return watchOwn;
}

export function gameInfo(id: string): GameInfo | undefined {
  return session.games.find((game) => game.id === id);
}

/* Asks the server who we are. Without a server everything that needs none still works. */
export async function begin(): Promise<void> {
  try {
    const [user] = await Promise.all([api.me(), learnGames()]);
    session.server = 'up';
    session.user = user;
    if (user) link.start();
    else setFinished(null);
  } catch {
    session.server = 'down';
    session.user ??= null;
  }
}

/* Another user means another cookie: the connection is made anew with it. */
function become(user: User, finished: string[] | null = null): void {
  session.user = user;
  session.server = 'up';
  session.lobby = null;
  session.mine = null;
  setFinished(finished);
  keeper.forget();
  link.stop();
  link.start();
}

/* Another page of this browser may have entered meanwhile: then this one goes on as the same person.
 * A guest is nothing but the session, and would be lost with it. */
export async function enterAsGuest(nick: string): Promise<void> {
  const known = await api.me();
  if (!known) return become(await api.guest(nick), []);
  become(known);
  toast(t('nick.known', { nick: known.nick }));
}

/* Tells the recovery code of the new account, which is never told again. */
export async function register(nick: string, password: string): Promise<string> {
  const { user, recovery } = await api.register(nick, password);
  become(user);
  return recovery ?? '';
}

/* The same after a log-in by the old code. */
export async function recover(nick: string, code: string, password: string): Promise<string> {
  const { user, recovery } = await api.recover(nick, code, password);
  become(user);
  return recovery ?? '';
}

export async function logIn(nick: string, password: string): Promise<void> {
  become(await api.login(nick, password));
}

function beNobody(): void {
  link.stop();
  session.user = null;
  session.lobby = null;
  session.mine = null;
  setFinished(null);
  keeper.forget();
}

/* A browser that no one is logged in to is told nothing. */
async function forgetPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const known = await worker?.pushManager?.getSubscription().catch(() => null);
  await known?.unsubscribe().catch(() => false);
}

export async function logOut(): Promise<void> {
  await forgetPush();
  await api.logout();
  beNobody();
}

export async function deleteAccount(password?: string): Promise<void> {
  await api.deleteAccount(password);
  await forgetPush();
  beNobody();
}

export async function rename(nick: string, password?: string): Promise<void> {
  session.user = await api.rename(nick, password);
}

/* Tells the id of the new table; whoever made it needs no key. */
export async function createTable(table: NewTable): Promise<string> {
  return (await link.request('create', { ...table })).table;
}

/* Texts of the shell change at once, those of the server with its next message. */
export function changeLang(lang: Lang): void {
  choose('lang', lang);
  link.setLang(lang);
}
