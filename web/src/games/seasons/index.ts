/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import { choiceOf } from '../../lib/action';
import Board from './Board.svelte';
import CardText from './CardText.svelte';
import Score from './Score.svelte';
import { isInPanel } from './dialogue';
import { STRINGS } from './strings';
import { riskOf } from './targets';
import type { Game } from './view.gen';

const confirm: GameModule<Game>['confirm'] = (action, legal, lang) => {
  const risk = riskOf(choiceOf(action), legal);
  return risk ? STRINGS[lang].risk[risk] : null;
};

export default { Board, Score, CardText, confirm, isAsking: isInPanel } satisfies GameModule<Game>;
