/* What the parts of the screen share beside what every board does. */
import { Desk, getDesk, setDesk } from '../../lib/desk.svelte';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import { STRINGS } from './strings';
import { MANY, findTargets } from './targets';
import type { Game } from './view.gen';

/* What the board shows of nights to come: the threats of all cards, or what one of them would do. */
export const ALL = 'all';

export class FallDesk extends Desk<Game, never, Changes> {
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly state = $derived.by(() => this.view.public);
  readonly extra = $derived.by(() => this.view.extra);
  /* Pressed, and pointed at: the second goes before the first. */
  kept = $state('');
  passing = $state('');
  readonly foreseen = $derived.by(() => (this.view.over ? '' : this.passing || this.kept));
  readonly forecast = $derived.by(
    () => this.extra.events.find((one) => one.card === this.foreseen) ?? null,
  );

  /* The name of whoever plays a hero. */
  player(hero: number): string {
    return this.name(this.extra.heroes[hero]?.seat ?? 0);
  }
}

export function provideDesk(props: () => BoardProps<Game>): FallDesk {
  return setDesk(new FallDesk(props, findTargets, MANY));
}

export function useDesk(): FallDesk {
  return getDesk<FallDesk>();
}
