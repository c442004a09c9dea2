/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import { choiceOf } from '../../lib/action';
import Board from './Board.svelte';
import CardText from './CardText.svelte';
import Score from './Score.svelte';
import { cards } from './data.gen';
import { isInPanel } from './dialogue';
import { STRINGS } from './strings';
import { cardPlaces, riskOf, thingAt } from './targets';
import type { Game } from './view.gen';

const confirm: GameModule<Game>['confirm'] = (action, legal, lang) => {
  const risk = riskOf(choiceOf(action), legal);
  return risk ? STRINGS[lang].risk[risk] : null;
};

const places: GameModule<Game>['places'] = (lang) =>
  new Map(cards.map(({ id, name }) => [name[lang], cardPlaces(id)]));

export default {
  Board,
  Score,
  CardText,
  confirm,
  isAsking: isInPanel,
  places,
  thingAt,
} satisfies GameModule<Game>;
