/* Where on the board each kind of action is offered. One that the rules add and this table does not
 * have is an error of the type check. */
import type { ActionKind } from './view.gen';

export const PLACES: Readonly<Record<ActionKind, 'hand' | 'prize'>> = {
  commit: 'hand',
  bank: 'prize',
  roll: 'prize',
};
