/* What differs between two views of one game, so that the screen can point at the last move. */
import { regions } from './land.gen';
import { handOf, seatsOf } from './model';
import type { View } from './view.gen';

export interface Changes {
  reputation: number[]; /* by seat */
  moved: Set<number>; /* seats whose seeker stands elsewhere */
  regions: Set<number>; /* where crystals, parasites or machines are not what they were */
  cards: Set<string>; /* new in the viewer's hand or in play */
}

const told = (view: View, region: number) => {
  const { crystals, parasites, machine } = view.public;
  return JSON.stringify([crystals[region], parasites[region], machine[region]]);
};

const shownCards = (view: View) => [...handOf(view), ...view.public.upgrades.flat()];

/* Null when nothing that is shown has changed, or the views are not of one game. */
export function changesBetween(before: View | null, after: View): Changes | null {
  if (!before || before.seats !== after.seats || before.seat !== after.seat) return null;
  const [old, now] = [before.public, after.public];
  const known = new Set(shownCards(before));
  const changes: Changes = {
    reputation: now.reputation.map((value, seat) => value - (old.reputation[seat] ?? 0)),
    moved: new Set(seatsOf(after).filter((seat) => old.node[seat] !== now.node[seat])),
    regions: new Set(
      regions.map((_, i) => i).filter((region) => told(before, region) !== told(after, region)),
    ),
    cards: new Set(shownCards(after).filter((card) => !known.has(card))),
  };
  const isAny =
    changes.reputation.some((one) => one !== 0) ||
    changes.moved.size + changes.regions.size + changes.cards.size > 0;
  return isAny ? changes : null;
}
