/* Labels put together from facts and strings, for tooltips and screen readers. */
import { withMinus } from '../../lib/numbers';
import type { Lang } from '../../lib/types';
import { constants } from './data.gen';
import { ELEMENTAL_AMULET, ENERGIES, costFor, type CardFacts } from './facts';
import { STRINGS } from './strings';
import type { ScoreInfo, Tokens } from './view.gen';

export function tokensLabel(tokens: Tokens, lang: Lang): string {
  const t = STRINGS[lang];
  return ENERGIES.filter((energy) => tokens[energy] > 0)
    .map((energy) => t.pieces(t.energy[energy], tokens[energy]))
    .join(', ');
}

export function costLabel(card: CardFacts, seats: number, lang: Lang): string {
  const t = STRINGS[lang];
  const cost = costFor(card, seats);
  if (card.id === ELEMENTAL_AMULET) {
    return t.costChosen;
  }
  const parts = ENERGIES.flatMap((energy, e) => {
    const tokens = cost.energy[e] ?? 0;
    return tokens > 0 ? [t.pieces(t.energy[energy], tokens)] : [];
  });
  if (cost.crystals > 0) {
    parts.push(t.crystals(cost.crystals));
  }
  return parts.length > 0 ? parts.join(', ') : t.costFree;
}

/* What a score is made of; at the start it is nothing but cards in hand, which count against. */
export function scoreParts(score: ScoreInfo, lang: Lang): string[] {
  const t = STRINGS[lang];
  const parts: [string, number][] = [
    [t.scoreCrystals, score.crystals],
    [t.scoreEnd, score.end],
    [t.scorePrestige, score.prestige],
    [`${t.scoreHand} (${t.each(withMinus(-constants.HAND_PENALTY))})`, score.hand],
    [t.scoreBonus, score.bonus],
  ];
  return parts.map(([title, points]) => `${title}: ${withMinus(points)}`);
}

/* Everything that is printed on a card, in one sentence. */
export function cardLabel(card: CardFacts, seats: number, lang: Lang): string {
  const t = STRINGS[lang];
  const facts = [
    card.name[lang],
    t[card.kind],
    `${t.cost}: ${costLabel(card, seats, lang)}`,
    t.prestige(card.prestige),
  ];
  return `${facts.join(', ')}. ${card.text[lang]}`;
}

/* A text cut at the words that say when a card works, which stand at its beginnings. */
export function markTimings(text: string, lang: Lang): { text: string; isTiming: boolean }[] {
  const words = Object.values(STRINGS[lang].timing).join('|');
  const parts = text.split(new RegExp(`((?:^|(?<=[.;] ))(?:${words})(?=[:, ]))`));
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isTiming: Object.values(STRINGS[lang].timing).includes(part) }));
}
