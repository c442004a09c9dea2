/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import Score from './Score.svelte';
import { nodes, regions } from './land.gen';
import { STRINGS } from './strings';
import { isRisky, nodeAt, regionAt, thingAt } from './targets';
import type { Game } from './view.gen';

const confirm: GameModule<Game>['confirm'] = (action, legal, lang) =>
  isRisky(action, legal) ? STRINGS[lang].risk : null;

/* Nodes and regions go by the codes that the map shows. */
const places: GameModule<Game>['places'] = () =>
  new Map([
    ...nodes.map(({ name }, i) => [name, [nodeAt(i)]] as const),
    ...regions.map(({ name }, i) => [name, [regionAt(i)]] as const),
  ]);

/* The board puts every question itself, above its answers. */
export default { Board, Score, confirm, isAsking: () => true, places, thingAt } satisfies GameModule<Game>;
