/* What the board needs to know about the cards, in the order of the ids in actions. */
import type { Lang } from '../../lib/types';
import { cards } from './data.gen';
import type { Card } from './view.gen';

export { cards };

export interface CardFacts {
  id: Card;
  bid: number;
  title: Record<Lang, string>;
}

export function cardOf(id: string): CardFacts | undefined {
  return cards.find((one) => one.id === id);
}
