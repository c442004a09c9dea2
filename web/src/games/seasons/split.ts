/* R-SEA-3.3: three cards for the hand, three for library II, three for library III. The rules take
 * them one by one; here they are arranged freely first. Pure functions on a small plain state. */
import type { LegalAction } from '../../lib/types';
import { byKind } from '../../lib/action';
import { constants } from './data.gen';
import { cardOf } from './facts';
import { numbered } from './model';
import type { Game } from './view.gen';

export const PILE_SIZE = constants.SPLIT_CARDS;
export const PILES = ['hand', 'second', 'third'] as const;
export type Pile = (typeof PILES)[number];

/* A card by its key, which tells two copies apart; where it was put, and whether it is already
 * sent and so cannot be moved any more. */
export interface Split {
  readonly cards: readonly { key: string; card: string; isSent: boolean }[];
  readonly pile: Readonly<Record<string, Pile | undefined>>;
}

/* What is known of the split: cards already placed stay where they are, wishes for the others are
 * kept as far as they still fit. */
export function arrange(
  sent: { readonly [pile in Pile]: readonly string[] },
  kept: readonly string[],
  wishes: Readonly<Record<string, Pile | undefined>> = {},
): Split {
  const all = [
    ...PILES.flatMap((pile) => sent[pile].map((card) => ({ card, pile }))),
    ...kept.map((card) => ({ card, pile: undefined })),
  ];
  const cards = numbered(all, (one) => one.card).map(({ thing, key }) => ({
    key,
    card: thing.card,
    isSent: thing.pile !== undefined,
    sentTo: thing.pile,
  }));
  const pile: Record<string, Pile | undefined> = {};
  for (const one of cards) {
    const wish = one.sentTo ?? wishes[one.key];
    if (wish && countIn({ cards, pile }, wish) < PILE_SIZE) {
      pile[one.key] = wish;
    }
  }
  return { cards: cards.map(({ key, card, isSent }) => ({ key, card, isSent })), pile };
}

export function cardsIn(split: Split, pile: Pile | undefined) {
  return split.cards.filter((one) => split.pile[one.key] === pile);
}

export function countIn(split: Split, pile: Pile): number {
  return cardsIn(split, pile).length;
}

/* Puts a card into a pile. A full pile gives up `instead`, or its last card that can be moved, to
 * the place where the card was. */
export function put(split: Split, key: string, pile: Pile | undefined, instead?: string): Split {
  const moved = split.cards.find((one) => one.key === key);
  const from = split.pile[key];
  if (!moved || moved.isSent || from === pile) {
    return split;
  }
  const next = { ...split.pile };
  if (pile && countIn(split, pile) >= PILE_SIZE) {
    const others = cardsIn(split, pile).filter((one) => !one.isSent);
    const out = others.find((one) => one.key === instead) ?? others.at(-1);
    if (!out) {
      return split;
    }
    next[out.key] = from;
  }
  next[key] = pile;
  return { cards: split.cards, pile: next };
}

/* The pile that a tap on a card that lies nowhere fills next. */
export function nextPile(split: Split): Pile | undefined {
  return PILES.find((pile) => countIn(split, pile) < PILE_SIZE);
}

/* The last cards need no asking: what is not placed fills what is left of the last pile. */
export function isComplete(split: Split): boolean {
  return countIn(split, 'hand') === PILE_SIZE && countIn(split, 'second') === PILE_SIZE;
}

/* The cards to send one after the other so that the rules come to this arrangement. */
export function planOf(split: Split): { card: string; pile: Pile }[] {
  return (['hand', 'second'] as const).flatMap((pile) =>
    cardsIn(split, pile)
      .filter((one) => !one.isSent)
      .map((one) => ({ card: one.card, pile })),
  );
}

/* The legal action that puts the card there, or null. */
export function actionOf(
  step: { card: string; pile: Pile } | undefined,
  legal: readonly LegalAction<Game>[],
): string | null {
  const found = byKind(legal, 'split').find(
    (pick) => step && pick.a === cardOf(step.card).number && PILES[pick.b] === step.pile,
  );
  return found?.action ?? null;
}
