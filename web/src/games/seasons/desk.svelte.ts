/* What the parts of the screen share beside what every board does. */
import { Desk, getDesk, setDesk } from '../../lib/desk.svelte';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import type { Season } from './facts';
import { STRINGS } from './strings';
import { MANY, findTargets } from './targets';
import type { Game } from './view.gen';

export type { ZoomButton } from '../../lib/desk.svelte';

/* What can be enlarged: a card, a die by its season and number, the score of a seat. */
export type Seen = { card: string } | { season: Season; die: number } | { score: number };

export class SeasonsDesk extends Desk<Game, Seen, Changes> {
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly extra = $derived.by(() => this.view.extra);
}

export function provideDesk(props: () => BoardProps<Game>): SeasonsDesk {
  return setDesk(new SeasonsDesk(props, findTargets, MANY));
}

export function useDesk(): SeasonsDesk {
  return getDesk<SeasonsDesk>();
}
