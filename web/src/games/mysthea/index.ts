/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import Score from './Score.svelte';
import { STRINGS } from './strings';
import { isRisky } from './targets';

const confirm: GameModule['confirm'] = (action, legal, lang, view) => {
  const { riskPoints, riskCard } = STRINGS[lang];
  const risk = action.kind === 'discard' ? riskCard : riskPoints;
  return isRisky(action, legal, view) ? risk : null;
};

/* The board puts every question itself, above its answers. */
export default { Board, Score, confirm, isAsking: () => true } satisfies GameModule;
