/* What this screen reads out of a view, whose shape is in view.gen.ts. */
import type { CardInPlay, View } from './view.gen';

export { numbered, othersOf } from '../../lib/seats';

/* A card in play with its place among the copies of the same card in that play area. */
export interface PlacedCard extends CardInPlay {
  slot: number;
}

export function placed(cards: readonly CardInPlay[]): PlacedCard[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const slot = seen.get(card.card) ?? 0;
    seen.set(card.card, slot + 1);
    return { ...card, slot };
  });
}

/* R-SEA-14.4: where the marker will stand if the one die that is not taken moves it, else null. */
export function markerAhead(view: View, spaces: number): number | null {
  const dice = view.extra.dice;
  const free = dice.filter((die) => die.owner === null);
  const only = free[0];
  if (view.over || !only || free.length !== 1 || dice.length !== view.seats + 1) {
    return null;
  }
  return ((view.public.space - 1 + only.pips) % spaces) + 1;
}
