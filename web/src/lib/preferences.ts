/* Preferences: which there are, what each may be, and how those of an account and of a browser
 * become one. Values are words, as the server keeps them. */

/* From 5 to 100. */
const VOLUMES = Array.from({ length: 20 }, (_, i) => `${5 * (i + 1)}`);

export const CHOICES = {
  lang: ['pl', 'en'],
  theme: ['auto', 'light', 'dark'],
  text: ['normal', 'large', 'larger'],
  motion: ['auto', 'full', 'less'] /* auto: as the system says */,
  speed: ['slow', 'normal', 'fast', 'instant'] /* of what others do */,
  log: ['full', 'short'] /* every event, or a line for each decision */,
  sound: ['on', 'off'],
  volume: VOLUMES,
  vibrate: ['on', 'off'],
} as const;

export type PrefName = keyof typeof CHOICES;
export type Prefs = { [Name in PrefName]: (typeof CHOICES)[Name][number] };
export type Kept = Record<string, string>;

export const USUAL: Omit<Prefs, 'lang'> = {
  theme: 'auto',
  text: 'normal',
  motion: 'auto',
  speed: 'normal',
  log: 'full',
  sound: 'on',
  volume: '60',
  vibrate: 'on',
};

export const PREF_NAMES = Object.keys(CHOICES) as PrefName[];

export function isChoice(name: string, value: unknown): boolean {
  return Object.hasOwn(CHOICES, name) && (CHOICES[name as PrefName] as readonly unknown[]).includes(value);
}

/* How fast what others do is shown: as was chosen, or at once where nothing is to move. */
export function paceOf({ speed }: Partial<Prefs>, isStill: boolean): Prefs['speed'] {
  return speed ?? (isStill ? 'instant' : USUAL.speed);
}

/* Between two events, by the speed. */
export const STEP_MS: Record<Prefs['speed'], number> = { slow: 1700, normal: 800, fast: 320, instant: 0 };

/* What was chosen, of anything: words that this client does not know are left out. */
export function known(kept: Kept): Partial<Prefs> {
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => isChoice(name, value)));
}

/* At a log-in: the account's choices hold, except those just made here (`fresh`); what only this
 * browser has chosen joins them. What other clients keep there stays. */
export function merged(kept: Kept, chosen: Partial<Prefs>, fresh: ReadonlySet<string>): Kept {
  const all: Kept = { ...kept };
  for (const [name, value] of Object.entries(chosen)) {
    if (fresh.has(name) || !isChoice(name, all[name])) all[name] = value;
  }
  return all;
}

export function isSame(a: Kept, b: Kept): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
