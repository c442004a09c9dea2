/* The final score by its sources, as the rules count it. */
import type { ScoreLine } from '../../lib/score_chart';
import type { Lang } from '../../lib/types';
import { NUMERALS } from './facts';
import { seatsOf } from './model';
import { STRINGS } from './strings';
import type { View } from './view.gen';

export function sourcesOf(lang: Lang): string[] {
  const t = STRINGS[lang];
  return [
    t.sourceTrack,
    ...NUMERALS.map((numeral) => t.sourceTile(numeral)),
    t.sourceCrystals,
    t.sourceShards,
    t.sourceGear,
  ];
}

export function linesOf(view: View, lang: Lang): ScoreLine[] {
  const { players, ranks } = view.extra;
  return seatsOf(view).map((seat) => {
    const { track, crystals, shards, shard_gear, tiles, total } = players[seat]!.score;
    const doubled = tiles.map((tile) => (tile.doubled ? [STRINGS[lang].doubled] : []));
    return {
      seat,
      rank: ranks?.[seat] ?? 1,
      total,
      points: [track, ...tiles.map((tile) => tile.points), crystals, shards, shard_gear],
      notes: [[], ...doubled, [], [], []],
    };
  });
}
