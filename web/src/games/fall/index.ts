/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import NightCard from './NightCard.svelte';
import Score from './Score.svelte';
import { identity } from './identity';
import { nodes, regions } from '../icaion/land.gen';
import { islands } from './data.gen';
import { isNight, isOfNight, nightTitle } from './night';
import { STRINGS } from './strings';
import { isRisky, islandAt, nodeAt, regionAt, thingAt } from './targets';
import type { Game } from './view.gen';

const confirm: GameModule<Game>['confirm'] = (action, legal, lang) =>
  isRisky(action, legal) ? STRINGS[lang].risk : null;

const scenes: GameModule<Game>['scenes'] = [
  {
    name: 'night',
    begins: ({ kind }) => kind === 'night',
    isOn: isNight,
    ends: (event) => !isOfNight(event),
    isTold: true,
    title: nightTitle,
    Card: NightCard,
  },
];

/* Nodes and regions go by the codes that the map shows. */
const places: GameModule<Game>['places'] = (lang) =>
  new Map([
    ...nodes.map(({ name }, i) => [name, [nodeAt(i)]] as const),
    ...regions.map(({ name }, i) => [name, [regionAt(i)]] as const),
    ...islands.flatMap(({ id, name, isles }) => [
      [name[lang], [islandAt(id)]] as const,
      ...isles.map((isle) => [isle.name[lang], [islandAt(id)]] as const),
    ]),
  ]);

/* The board puts every question itself, above its answers. */
export default {
  Board,
  Score,
  confirm,
  isAsking: () => true,
  identity,
  places,
  thingAt,
  scenes,
} satisfies GameModule<Game>;
