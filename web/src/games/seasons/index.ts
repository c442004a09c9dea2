/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import CardText from './CardText.svelte';
import Score from './Score.svelte';

export default { Board, Score, CardText } satisfies GameModule;
