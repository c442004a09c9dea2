/* What the parts of the screen share beside what every board does. */
import { Desk, getDesk, setDesk } from '../../lib/desk.svelte';
import { Glider } from '../../lib/glide';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import { STRINGS } from './strings';
import { MANY, findTargets } from './targets';
import type { Game } from './view.gen';

/* What can be enlarged. */
export type Seen = { card: string } | { monster: string } | { champion: string };

export class MystheaDesk extends Desk<Game, Seen, Changes> {
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly state = $derived.by(() => this.view.public);
  readonly extra = $derived.by(() => this.view.extra);
  readonly glider = new Glider(); /* champions, monsters and tokens */
}

export function provideDesk(props: () => BoardProps<Game>): MystheaDesk {
  return setDesk(new MystheaDesk(props, findTargets, MANY));
}

export function useDesk(): MystheaDesk {
  return getDesk<MystheaDesk>();
}
