/* The board of the game to copy: as small as a board can be. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import Score from './Score.svelte';

export default { Board, Score } satisfies GameModule;
