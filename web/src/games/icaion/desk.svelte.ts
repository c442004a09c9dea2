/* What the parts of the screen share beside what every board does. */
import { Desk, getDesk, setDesk } from '../../lib/desk.svelte';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import { extraOf, publicOf } from './model';
import { STRINGS } from './strings';
import { findTargets } from './targets';

/* What can be enlarged: an oddity, a seeker or equipment. */
export type Seen = { card: string };

export class IcaionDesk extends Desk<Seen> {
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly state = $derived.by(() => publicOf(this.view));
  readonly extra = $derived.by(() => extraOf(this.view));
  changes = $state.raw<Changes | null>(null);
}

export function provideDesk(props: () => BoardProps): IcaionDesk {
  return setDesk(new IcaionDesk(props, findTargets));
}

export function useDesk(): IcaionDesk {
  return getDesk<IcaionDesk>();
}
