/* What differs between two views of one game, so that the screen can point at the last move. */
import { regions } from './data.gen';
import { armiesIn, libraryOf, piecesOf, playersOf, tokensIn } from './model';
import type { View } from './view.gen';

export interface Move {
  player: number;
  from: number;
  to: number;
}

export interface Changes {
  score: number[]; /* by player */
  resources: number[][];
  regions: Set<number>; /* where pieces or tokens are not what they were */
  moves: Move[];
  cards: Set<string>; /* new in the viewer's library */
}

const told = (view: View, region: number) => {
  const { down, up, stay } = tokensIn(view, region);
  return JSON.stringify([armiesIn(view, region), down.length, up, stay]);
};

const unitsOf = (view: View, player: number, region: number) =>
  piecesOf(view, player, region).reduce((sum, one) => sum + one.count, 0);

/* Who left one region and came to another: the one that lost most and the one that gained. */
function moveOf(before: View, after: View, player: number, changed: number[]): Move[] {
  const gains = changed.map((region) => ({
    region,
    gain: unitsOf(after, player, region) - unitsOf(before, player, region),
  }));
  const from = gains.filter((one) => one.gain < 0).sort((a, b) => a.gain - b.gain)[0];
  const to = gains.filter((one) => one.gain > 0).sort((a, b) => b.gain - a.gain)[0];
  return from && to ? [{ player, from: from.region, to: to.region }] : [];
}

const differences = (before: number[], after: number[]) =>
  after.map((now, i) => now - (before[i] ?? 0));

/* Null when nothing that is shown has changed, or the views are not of one game. */
export function changesBetween(before: View | null, after: View): Changes | null {
  if (!before || before.seats !== after.seats || before.seat !== after.seat) return null;
  const [old, now] = [before.public, after.public];
  const known = new Set(libraryOf(before));
  const changed = regions
    .map((one) => one.number)
    .filter((region) => told(before, region) !== told(after, region));
  const changes: Changes = {
    score: differences(old.score, now.score),
    resources: now.resource.map((row, i) => differences(old.resource[i] ?? [], row)),
    regions: new Set(changed),
    moves: playersOf(after).flatMap((player) => moveOf(before, after, player, changed)),
    cards: new Set(libraryOf(after).filter((card) => !known.has(card))),
  };
  const numbers = [...changes.score, ...changes.resources.flat()];
  const isAny = numbers.some((one) => one !== 0) || changes.regions.size + changes.cards.size > 0;
  return isAny ? changes : null;
}
