/* What the parts of the screen share beside what every board does. */
import { Desk, getDesk, setDesk } from '../../lib/desk.svelte';
import { Glider } from '../../lib/glide';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import { isRival, type Goal } from './model';
import { STRINGS } from './strings';
import { MANY, findTargets } from './targets';
import type { Game } from './view.gen';

/* What can be enlarged or explained. */
export type Seen =
  | { spell: string }
  | { tactic: string }
  | { token: string }
  | { building: string; level: number }
  | { hero: string; level: number }
  | { unit: number; faction: number }
  | { solo: string }
  | { faction: number }
  | { goal: Goal }
  | { region: number };

export class HlasDesk extends Desk<Game, Seen, Changes> {
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly state = $derived.by(() => this.view.public);
  readonly extra = $derived.by(() => this.view.extra);
  readonly glider = new Glider();
  looked = $state(0); /* the region that is hovered or has the focus */

  /* The solo enemy has no seat. */
  player(player: number): string {
    return isRival(this.view, player) ? this.t.enemy : this.name(player);
  }
}

export function provideDesk(props: () => BoardProps<Game>): HlasDesk {
  return setDesk(new HlasDesk(props, findTargets, MANY));
}

export function useDesk(): HlasDesk {
  return getDesk<HlasDesk>();
}
