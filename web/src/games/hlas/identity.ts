/* Who is who: a player is known by the plate and the colour of their faction, on which all their pieces
 * stand. The solo enemy has no seat, but a faction like the others. */
import type { Identity, Lang, Mark } from '../../lib/types';
import { factions } from './data.gen';
import { FACTIONS, type Faction } from './facts';
import { PLATES } from './icons';
import { RIVAL, factionOf, isRival, playersOf, teamOf } from './model';
import { STRINGS } from './strings';
import type { View } from './view.gen';

export const COLOURS: Readonly<Record<Faction, string>> = {
  humans: 'light-dark(#1f5fae, #4d8fe0)',
  orcs: 'light-dark(#a82a1c, #dd5a45)',
  elves: 'light-dark(#1d7436, #3fa35a)',
  dwarves: 'light-dark(#8a5a05, #c08a26)',
};

const PLATE_SIDE = 24;

function markOf(faction: number, lang: Lang): Mark {
  const name = FACTIONS[faction]!;
  return {
    shape: PLATES[name],
    side: PLATE_SIDE,
    colour: COLOURS[name],
    title: factions[faction]!.name[lang],
  };
}

export function identity(view: View, lang: Lang): Identity[] {
  const t = STRINGS[lang];
  return playersOf(view).map((player) => {
    const faction = factionOf(view, player);
    const team = teamOf(view, player);
    const called = isRival(view, player) ? { called: t.enemyWords } : {};
    return {
      marks: faction < 0 ? [] : [{ ...markOf(faction, lang), ...called }],
      ...(team === null ? {} : { team }),
      ...(isRival(view, player)
        ? { rival: { name: t.enemy, score: t.vp(view.public.score[RIVAL] ?? 0) } }
        : {}),
    };
  });
}
