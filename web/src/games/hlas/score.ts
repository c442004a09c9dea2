/* The final score by its sources, as the rules count it. */
import type { ScoreLine } from '../../lib/score_chart';
import type { Lang } from '../../lib/types';
import { epilogue } from './data.gen';
import { RIVAL, isRival, playersOf } from './model';
import { STRINGS } from './strings';
import type { View } from './view.gen';

export const sourcesOf = (lang: Lang): readonly string[] => STRINGS[lang].sources;

/* The solo enemy has no seat, so the rules rank the person only. */
function rankOf(view: View, player: number, ranks: readonly number[]): number {
  if (!isRival(view, player)) return ranks[player] ?? 1;
  return (ranks[0] ?? 1) > 1 ? 1 : 2;
}

export function linesOf(view: View, ranks: readonly number[] = view.extra.ranks ?? []): ScoreLine[] {
  return playersOf(view).map((player) => {
    const one = view.extra.account[player]!;
    const { track, units, buildings, towers, level, scribed, regions, stayed, total } = one;
    return {
      seat: player,
      rank: rankOf(view, player, ranks),
      total,
      points: [track, units, buildings, towers, level, scribed, regions, stayed],
    };
  });
}

/* What becomes of the land, paragraph by paragraph. */
export const epilogueOf = (view: View, lang: Lang): string[] =>
  (view.extra.epilogue ?? []).map((text) => epilogue[text]![lang]);

export function namesOf(view: View, names: readonly string[], lang: Lang): string[] {
  return playersOf(view).map((player) =>
    isRival(view, RIVAL) && player === RIVAL ? STRINGS[lang].enemy : (names[player] ?? ''),
  );
}
