/* What differs between two views of one game, so that the screen can point at the last move. */
import { regions } from './data.gen';
import { armiesIn, handOf } from './model';
import type { View } from './view.gen';

export interface Changes {
  glory: number[]; /* by seat, as are the next two */
  energy: number[];
  xp: number[];
  regions: Set<number>; /* whose armies are not what they were */
  cards: Set<string>; /* new in the viewer's hand, on a board or on display */
}

const differences = (before: number[], after: number[]) =>
  after.map((now, i) => now - (before[i] ?? 0));

function shownCards(view: View): string[] {
  const state = view.public;
  return [...handOf(view), ...state.display, ...state.equipment.flat(), ...state.upgrade.flat()];
}

const told = (view: View, region: number) => JSON.stringify(armiesIn(view, region));

/* Null when nothing that is shown has changed, or the views are not of one game. */
export function changesBetween(before: View | null, after: View): Changes | null {
  if (!before || before.seats !== after.seats || before.seat !== after.seat) {
    return null;
  }
  const [old, now] = [before.public, after.public];
  const known = new Set(shownCards(before));
  const changes: Changes = {
    glory: differences(old.glory, now.glory),
    energy: differences(old.energy, now.energy),
    xp: differences(old.xp, now.xp),
    regions: new Set(
      regions
        .map((one) => one.number)
        .filter((region) => told(before, region) !== told(after, region)),
    ),
    cards: new Set(shownCards(after).filter((card) => !known.has(card))),
  };
  const numbers = [...changes.glory, ...changes.energy, ...changes.xp];
  const isAny =
    numbers.some((one) => one !== 0) || changes.regions.size > 0 || changes.cards.size > 0;
  return isAny ? changes : null;
}
