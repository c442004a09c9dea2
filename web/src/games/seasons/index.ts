/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import { decode } from '../../lib/action';
import Board from './Board.svelte';
import CardText from './CardText.svelte';
import Score from './Score.svelte';
import { isInPanel } from './dialogue';
import { STRINGS } from './strings';
import { riskOf } from './targets';

const confirm: GameModule['confirm'] = (action, legal, lang) => {
  const risk = riskOf({ kind: action.kind, a: decode(action.action).a }, legal);
  return risk ? STRINGS[lang].risk[risk] : null;
};

export default { Board, Score, CardText, confirm, isAsking: isInPanel } satisfies GameModule;
