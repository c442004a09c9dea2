/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import Score from './Score.svelte';
import { islands, monsters, regions } from './data.gen';
import { battleTitle, fightOf, isFighting } from './fight';
import { STRINGS } from './strings';
import { isOrdering, islandAt, isRisky, monsterAt, regionAt, thingAt } from './targets';
import type { Game } from './view.gen';

const confirm: GameModule<Game>['confirm'] = (action, legal, lang, view) => {
  const { riskPoints, riskCard } = STRINGS[lang];
  const risk = action.kind === 'discard' ? riskCard : riskPoints;
  return isRisky(action, legal, view) ? risk : null;
};

const scenes: GameModule<Game>['scenes'] = [
  {
    name: 'battle',
    begins: ({ kind }) => kind === 'battle',
    isOn: isFighting,
    ends: ({ kind }) => kind !== 'glory',
    title: battleTitle,
    fightOf,
  },
];

const places: GameModule<Game>['places'] = (lang) =>
  new Map([
    ...regions.flatMap(({ number, name, at }) =>
      [name, at].map((words) => [words[lang], [regionAt(number)]] as const),
    ),
    ...islands.flatMap(({ id, name, at }) =>
      [name, at].map((words) => [words[lang], [islandAt(id)]] as const),
    ),
    ...monsters.map(({ id, name }) => [name, [monsterAt(id)]] as const),
  ]);

/* The board puts every question itself, above its answers. */
export default {
  Board,
  Score,
  confirm,
  isAsking: () => true,
  isListing: isOrdering,
  places,
  thingAt,
  scenes,
} satisfies GameModule<Game>;
