/* The server's HTTP side. Addresses are relative: the client may live in any folder. */
import { RequestError } from './link';
import type { Brief } from './recap';
import type { User } from './protocol.gen';
import type { GameInfo, Lang, StoryLink, TableInfo } from './types';

export type { User };

export interface PastGame {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: {
    nick: string;
    kind: string;
    level?: string;
    is_bot_now?: boolean;
    has_left?: boolean;
    is_lost?: boolean;
  }[];
  scores: number[];
  ranks: number[];
  brief?: Brief; /* missing of older matches */
  ply: number;
  at: number;
  you: number | null;
  status?: 'waiting' | 'running' | 'over';
  continues?: StoryLink[];
  continued?: StoryLink[];
  has_left?: boolean;
}

/* All that a link to a table tells before one has signed in. */
export type Invitation = Pick<
  TableInfo,
  'game' | 'options' | 'idle_options' | 'status' | 'seats' | 'clock' | 'loss' | 'allows_hints' | 'watchers'
> & { host: string };

export interface Profile {
  user: User;
  games: PastGame[];
}

export interface MailState {
  has_mail: boolean /* the operator has a relay */;
  mail: { address: string; is_confirmed: boolean } | null;
}

/* By the wall clock, in milliseconds. */
export interface VacationState {
  vacation: { from: number; until: number } | null;
  days_left: number;
  days_max: number;
}

/* Quiet hours in minutes of the day; `zone` is in minutes before Greenwich. */
export interface Quiet {
  from: number;
  to: number;
  zone: number;
}

export interface PushState {
  key: string;
  quiet: Quiet | null;
  reminders: boolean;
}

interface Refused {
  ok?: boolean;
  code?: unknown;
  error?: unknown;
}

/* A code that opens the account when the password is lost; told once. */
interface Entered {
  user: User;
  recovery?: string;
}

export interface Session {
  id: string;
  created: number;
  used: number;
  client: string | null;
  is_this: boolean;
}

export interface Sessions {
  sessions: Session[];
  failed: { count: number; at: number } | null; /* log-ins with a wrong password */
}

/* A page of what the site holds about a person; the first one has more. */
export interface ExportPage {
  tables: {
    table: string;
    game: string;
    status: 'waiting' | 'running' | 'over';
    is_owner: boolean;
    seats: { seat: number; has_left: boolean }[];
  }[];
  next: string | null;
}

/* What the server answers to each request is in docs/protocol.md. */
async function read<Answer>(response: Response): Promise<Answer> {
  let body: (Answer & Refused) | null = null;
  try {
    body = await response.json();
  } catch {
    throw new RequestError('no-server', `HTTP ${response.status}`);
  }
  if (!response.ok || body?.ok === false) {
    throw new RequestError(String(body?.code ?? response.status), String(body?.error ?? ''));
  }
  return body as Answer;
}

async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init });
  } catch {
    throw new RequestError('no-server', 'no answer');
  }
  return read(response);
}

/* The key of a private table, in a header: addresses are written to the logs of proxies. */
function keyed(key?: string): RequestInit {
  return key ? { headers: { 'X-Table-Key': key } } : {};
}

async function text(path: string, init?: RequestInit): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (!response.ok) await read(response);
  return response.text();
}

function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const api = {
  me: async (): Promise<User | null> => (await call<{ user?: User | null }>('api/me')).user ?? null,
  games: (): Promise<{ games: GameInfo[]; levels: string[] }> => call('api/games'),
  /* One of them, with help on its options. */
  game: async (id: string): Promise<GameInfo> =>
    (await call<{ game: GameInfo }>(`api/games/${encodeURIComponent(id)}`)).game,
  guest: async (nick: string): Promise<User> => (await post<Entered>('api/guest', { nick })).user,
  register: (nick: string, password: string): Promise<Entered> =>
    post<Entered>('api/register', { nick, password }),
  recover: (nick: string, code: string, password: string): Promise<Entered> =>
    post<Entered>('api/recover', { nick, code, password }),
  login: async (nick: string, password: string): Promise<User> =>
    (await post<Entered>('api/login', { nick, password })).user,
  logout: async (): Promise<void> => {
    await post('api/logout');
  },
  push: (signal?: AbortSignal): Promise<PushState> => call('api/push', signal ? { signal } : {}),
  subscribe: async (body: Record<'endpoint' | 'p256dh' | 'auth' | 'lang', string>): Promise<void> => {
    await post('api/push/subscribe', body);
  },
  unsubscribe: async (endpoint: string): Promise<void> => {
    await post('api/push/unsubscribe', { endpoint });
  },
  setPush: async (quiet: Quiet, reminders: boolean): Promise<void> => {
    await post('api/push/settings', { ...quiet, reminders });
  },
  mail: (): Promise<MailState> => call('api/mail'),
  setMail: async (address: string, lang: Lang): Promise<void> => {
    await post('api/mail', { address, lang });
  },
  endMail: async (): Promise<void> => {
    await post('api/mail/drop');
  },
  vacation: (): Promise<VacationState> => call('api/vacation'),
  /* `from` is left out for one that begins at once. */
  setVacation: async (days: number, from?: number): Promise<void> => {
    await post('api/vacation', from === undefined ? { days } : { days, from });
  },
  endVacation: async (): Promise<void> => {
    await post('api/vacation/end');
  },
  /* One's own account; a guest needs no password. */
  rename: async (nick: string, password?: string): Promise<User> =>
    (await post<Entered>('api/account/nick', password === undefined ? { nick } : { nick, password }))
      .user,
  changePassword: async (password: string, fresh: string): Promise<void> => {
    await post('api/account/password', { password, new: fresh });
  },
  newCode: async (password: string): Promise<string> =>
    (await post<{ recovery: string }>('api/account/recovery', { password })).recovery,
  sessions: (): Promise<Sessions> => call('api/account/sessions'),
  /* By its id, or "others" for all but this one. */
  endSession: async (id: string): Promise<void> => {
    await post('api/account/sessions/end', { id });
  },
  exportPage: (after?: string): Promise<ExportPage> =>
    call('api/account/export' + (after ? `?after=${encodeURIComponent(after)}` : '')),
  deleteAccount: async (password?: string): Promise<void> => {
    await post('api/account/delete', password === undefined ? {} : { password });
  },
  profile: (nick: string, before?: number): Promise<Profile> =>
    call(`api/profile/${encodeURIComponent(nick)}` + (before ? `?before=${before}` : '')),
  /* The text of the save file, as it is, and that of the record. */
  replay: (table: string, key?: string): Promise<string> => text(replayPath(table), keyed(key)),
  record: (table: string, key?: string): Promise<string> => text(recordPath(table), keyed(key)),
  invitation: (table: string, key?: string): Promise<Invitation> =>
    call(`api/table/${encodeURIComponent(table)}/invitation`, keyed(key)),
  /* The matches of the story that this one belongs to. */
  chronicle: async (table: string, key?: string): Promise<PastGame[]> => {
    const path = `api/table/${encodeURIComponent(table)}/chronicle`;
    return (await call<{ games?: PastGame[] }>(path, keyed(key))).games ?? [];
  },
};

export function recordPath(table: string, key?: string): string {
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  return `api/table/${encodeURIComponent(table)}/record${query}`;
}

export function replayPath(table: string, key?: string): string {
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  return `api/table/${encodeURIComponent(table)}/replay${query}`;
}

export function socketAddress(page: string): string {
  const address = new URL('ws', page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  address.search = '';
  return address.href;
}
