/* Equal answers that can be given several at a time, though the rules ask for them one by one. */
import { isOf, type Choice } from '../../lib/action';
import { constants } from './data.gen';
import { SERF, WARRIOR } from './facts';
import { allyOf, frameOf, groupOf, originOf } from './model';
import { GAIN_LEFT, SHED_LEFT, STEAL_LEFT, STEAL_VICTIM, type Game, type View } from './view.gen';

const stock = (view: View, player: number | null, what: number) =>
  player === null ? 0 : (view.public.resource[player]?.[what] ?? 0);
const left = (view: View, kind: 'GAIN' | 'SHED' | 'STEAL', arg: number) =>
  frameOf(view, kind)?.arg[arg] ?? 0;

/* Serfs or warriors of the region an army starts from that do not go along yet. */
function atOrigin(view: View, player: number, kind: number, going: number): number {
  const { serf, warrior } = view.public;
  const pieces = kind === SERF ? serf : kind === WARRIOR ? warrior : [];
  const { own, ally } = groupOf(view);
  const room = constants.ARMY_MAX - [...own, ...ally].reduce((sum, { count }) => sum + count, 0);
  return Math.min(room, (pieces[player]?.[originOf(view)] ?? 0) - going);
}

/* How often this can be answered in a row: 1 where that makes no sense. */
export function mostOf(view: View, choice: Choice<Game>): number {
  const own = view.seat ?? -1;
  const ally = allyOf(view, own);
  const { RESOURCE_MAX } = constants;
  let most = 1;
  if (isOf(choice, ['give'])) {
    most = Math.min(stock(view, own, choice.a), RESOURCE_MAX - stock(view, ally, choice.a));
  } else if (isOf(choice, ['gain'])) {
    most = Math.min(left(view, 'GAIN', GAIN_LEFT), RESOURCE_MAX - stock(view, own, choice.a));
  } else if (isOf(choice, ['shed'])) {
    most = Math.min(left(view, 'SHED', SHED_LEFT), stock(view, own, choice.a));
  } else if (isOf(choice, ['steal'])) {
    const victim = left(view, 'STEAL', STEAL_VICTIM);
    most = Math.min(left(view, 'STEAL', STEAL_LEFT), stock(view, victim, choice.a));
  } else if (isOf(choice, ['take']) && view.decision === 'ARMY') {
    const group = groupOf(view);
    const isAllied = choice.b > 0;
    const owner = isAllied ? ally : (frameOf(view, 'ARMY')?.seat ?? own);
    const going = (isAllied ? group.ally : group.own).find((one) => one.kind === choice.a)?.count;
    most = owner === null ? 1 : atOrigin(view, owner, choice.a, going ?? 0);
  }
  return Math.max(1, most);
}
