/* What this game brings to the client. */
import type { GameModule } from '../../lib/types';
import Board from './Board.svelte';
import EnemyCard from './EnemyCard.svelte';
import Score from './Score.svelte';
import { battleTitle, endsEnemyTurn, enemyTitle, fightOf, isEnemyTurn, isFighting, isForeign } from './fight';
import { identity } from './identity';
import { namedPlaces } from './named';
import { STRINGS } from './strings';
import { isRisky, thingAt } from './targets';
import type { Game } from './view.gen';

const confirm: GameModule<Game>['confirm'] = (action, legal, lang) =>
  isRisky(action, legal) ? STRINGS[lang].risk : null;

const scenes: GameModule<Game>['scenes'] = [
  {
    name: 'battle',
    begins: ({ kind }) => kind === 'attacked',
    isOn: isFighting,
    ends: isForeign,
    title: battleTitle,
    fightOf,
  },
  {
    name: 'enemy',
    begins: ({ kind }) => kind === 'solo-card',
    isOn: isEnemyTurn,
    ends: endsEnemyTurn,
    isTold: true,
    title: enemyTitle,
    Card: EnemyCard,
  },
];

/* The board puts every question itself, above its answers. */
export default {
  Board,
  Score,
  confirm,
  isAsking: () => true,
  identity,
  places: namedPlaces,
  thingAt,
  scenes,
} satisfies GameModule<Game>;
