/* The coach of a first game: at the first meeting of each kind of decision it says what that is
 * about. It can be silenced, and asked at any time. This browser remembers which kinds were met. */
import { recall, remember } from './memory';
import type { Lang } from './types';

export type CoachTexts = Readonly<Record<string, { pl: string; en: string }>>;

const tables = import.meta.glob<{ COACH: CoachTexts }>('../games/*/coach.gen.ts');

/* Null for a game without a coach. */
export async function loadCoach(game: string): Promise<CoachTexts | null> {
  const load = tables[`../games/${game}/coach.gen.ts`];
  return load ? (await load()).COACH : null;
}

const MET = 'coach.met';
const QUIET = 'coach.quiet';

export class Guide {
  texts = $state.raw<CoachTexts | null>(null);
  #met = $state.raw<ReadonlySet<string>>(new Set());
  #isQuiet = $state(false);
  #asked = $state(''); /* the decision that it was asked about */

  /* A newcomer is spoken to; others only when they ask. */
  constructor(
    private readonly game: string,
    private readonly isNewcomer: () => boolean,
  ) {
    this.#met = new Set((recall(`${MET}.${game}`) ?? '').split(' ').filter(Boolean));
    this.#isQuiet = recall(`${QUIET}.${game}`) !== null;
    void loadCoach(game).then(
      (texts) => (this.texts = texts),
      () => undefined,
    );
  }

  get canAsk(): boolean {
    return this.texts !== null;
  }

  #textOf(decision: string | undefined, lang: Lang): string | null {
    return (decision && this.texts?.[decision]?.[lang]) || null;
  }

  /* Whether this kind of decision is new to a newcomer. */
  isNew(decision: string | undefined): boolean {
    const isMet = !decision || this.#met.has(decision) || this.#isQuiet;
    return !isMet && this.isNewcomer() && this.#textOf(decision, 'en') !== null;
  }

  /* What is said of this decision now; null: nothing. `speaks`: by itself, of what is new. */
  says(decision: string | undefined, lang: Lang, speaks: boolean): string | null {
    const isHeard = (speaks && this.isNew(decision)) || this.#asked === decision;
    return isHeard ? this.#textOf(decision, lang) : null;
  }

  /* Understood: it is not said again by itself. */
  meet(decision: string | undefined): void {
    if (!decision) return;
    this.#asked = '';
    if (this.#met.has(decision)) return;
    this.#met = new Set([...this.#met, decision]);
    remember(`${MET}.${this.game}`, [...this.#met].sort().join(' '));
  }

  ask(decision: string | undefined): void {
    this.#asked = this.#asked === decision ? '' : (decision ?? '');
  }

  beQuiet(): void {
    this.#isQuiet = true;
    this.#asked = '';
    remember(`${QUIET}.${this.game}`, 'yes');
  }
}
