/* What the parts of the screen share beside what every board does. */
import { Desk, getDesk, setDesk } from '../../lib/desk.svelte';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import { STRINGS } from './strings';
import { MANY, findTargets } from './targets';
import type { Game } from './view.gen';

/* What can be enlarged: an oddity, a seeker or equipment. */
export type Seen = { card: string };

export class IcaionDesk extends Desk<Game, Seen, Changes> {
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly state = $derived.by(() => this.view.public);
  readonly extra = $derived.by(() => this.view.extra);
}

export function provideDesk(props: () => BoardProps<Game>): IcaionDesk {
  return setDesk(new IcaionDesk(props, findTargets, MANY));
}

export function useDesk(): IcaionDesk {
  return getDesk<IcaionDesk>();
}
