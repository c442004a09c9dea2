/* The board of the game to copy: as small as a board can be. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import Score from './Score.svelte';
import type { Game } from './view.gen';

export default { Board, Score } satisfies GameModule<Game>;
