/* What a game shows of itself before it is played: games/ID/cover.svg and blurb.json, where there
 * are any. */
import type { Lang } from './types';

const covers = import.meta.glob<string>('../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
/* How many minutes a game takes with the fewest and with the most players. */
type Blurb = Record<Lang, string> & { minutes: [number, number] };

const blurbs = import.meta.glob<Blurb>('../games/*/blurb.json', {
  eager: true,
  import: 'default',
});

export function coverOf(game: string): string | undefined {
  return covers[`../games/${game}/cover.svg`];
}

/* About how many minutes a game with that many players takes; undefined: the game does not say. */
export function minutesOf(
  game: string,
  seats: number,
  { seats_min: least, seats_max: most }: { seats_min: number; seats_max: number },
): number | undefined {
  const ROUND = 5;
  const minutes = blurbs[`../games/${game}/blurb.json`]?.minutes;
  if (!minutes) return undefined;
  const [low, high] = minutes;
  const part = most > least ? (seats - least) / (most - least) : 0;
  return low + Math.round(((high - low) * part) / ROUND) * ROUND;
}

export function blurbOf(game: string, lang: Lang): string {
  return blurbs[`../games/${game}/blurb.json`]?.[lang] ?? '';
}
