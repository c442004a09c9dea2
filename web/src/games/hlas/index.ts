/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import Score from './Score.svelte';
import { identity } from './identity';
import { STRINGS } from './strings';
import { isRisky } from './targets';
import type { Game } from './view.gen';

const confirm: GameModule<Game>['confirm'] = (action, legal, lang) =>
  isRisky(action, legal) ? STRINGS[lang].risk : null;

/* The board puts every question itself, above its answers. */
export default {
  Board,
  Score,
  confirm,
  isAsking: () => true,
  identity,
} satisfies GameModule<Game>;
