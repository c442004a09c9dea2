/* What the parts of the screen share beside what every board does. */
import { Desk, getDesk, setDesk } from '../../lib/desk.svelte';
import { Glider } from '../../lib/glide';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import { extraOf, publicOf } from './model';
import { STRINGS } from './strings';
import { findTargets } from './targets';

/* What can be enlarged. */
export type Seen = { card: string } | { monster: string } | { champion: string };

export class MystheaDesk extends Desk<Seen> {
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly state = $derived.by(() => publicOf(this.view));
  readonly extra = $derived.by(() => extraOf(this.view));
  readonly glider = new Glider(); /* champions, monsters and tokens */
  changes = $state.raw<Changes | null>(null);
}

export function provideDesk(props: () => BoardProps): MystheaDesk {
  return setDesk(new MystheaDesk(props, findTargets));
}

export function useDesk(): MystheaDesk {
  return getDesk<MystheaDesk>();
}
