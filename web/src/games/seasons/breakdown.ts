/* The final score by its sources. */
import type { ScoreLine } from '../../lib/score_chart';
import type { Lang } from '../../lib/types';
import { cardOf } from './facts';
import type { Breakdown, View } from './view.gen';

export const SOURCES = [
  'scoreCrystals',
  'scoreEnd',
  'scorePrestige',
  'scoreHand',
  'scoreBonus',
] as const;

function pointsOf(one: Breakdown): number[] {
  return [
    one.crystals_before,
    one.score.crystals - one.crystals_before,
    one.score.prestige,
    one.score.hand,
    one.score.bonus,
  ];
}

export function linesOf(view: View, lang: Lang): ScoreLine[] {
  return (view.extra.breakdown ?? []).map((one, seat) => ({
    seat,
    rank: one.rank,
    total: one.score.total,
    points: pointsOf(one),
    notes: [[], one.end_cards.map(({ card, crystals }) => `${cardOf(card).name[lang]} ${crystals}`)],
  }));
}
