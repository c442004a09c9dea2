/* Short messages in a corner, and questions before something that cannot be taken back. */
import { HostProblem } from './host_problem';
import { isTextKey, type TextKey } from './i18n';
import { RequestError } from './link';
import { prefs, t } from './prefs.svelte';

export interface Toast {
  id: number;
  kind: 'info' | 'error';
  text: string;
  to?: string; /* the address it leads to */
}

export interface Question {
  title: string;
  text: string;
  yes: string;
  isDanger: boolean;
  /* A better way, where there is one: done in its place. */
  instead?: { title: string; run: () => void };
  answer(yes: boolean): void;
}

export const notice = $state({ toasts: [] as Toast[], question: null as Question | null });

const TOASTS_MAX = 4;
const SHOWN_MS = { info: 4000, error: 9000, link: 15000 };
let nextId = 1;

/* Its number, to dismiss it. */
export function toast(text: string, kind: Toast['kind'] = 'info', to?: string): number {
  const id = nextId++;
  const others = notice.toasts.filter((one) => one.text !== text);
  notice.toasts = [...others, { id, kind, text, ...(to ? { to } : {}) }].slice(-TOASTS_MAX);
  setTimeout(() => dismiss(id), SHOWN_MS[to ? 'link' : kind]);
  return id;
}

export function dismiss(id: number): void {
  notice.toasts = notice.toasts.filter((one) => one.id !== id);
}

/* Another page: what went wrong on the last one is of no concern there. */
export function dismissErrors(): void {
  notice.toasts = notice.toasts.filter((one) => one.kind !== 'error');
}

/* What went wrong and what to do, in the language of now. */
export function errorText(error: unknown): string {
  if (error instanceof RequestError || error instanceof HostProblem) {
    const key = `error.${error.code}`;
    if (isTextKey(key)) return t(key as TextKey & `error.${'offline'}`);
    return error.message || t('error.unknown');
  }
  return error instanceof Error && error.message ? error.message : t('error.unknown');
}

export function toastError(error: unknown): void {
  toast(errorText(error), 'error');
}

export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    notice.question = {
      ...question,
      answer(yes) {
        notice.question = null;
        resolve(yes);
      },
    };
  });
}

export function when(at: number): string {
  const format = new Intl.DateTimeFormat(prefs.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(at));
}
