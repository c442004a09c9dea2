/* What the parts of the screen share: the view, where its legal actions are, and what is open above
 * the table (an enlarged card, a small menu). Made once by Board.svelte, found by context. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardProps } from '../../lib/types';
import type { Changes } from './changes';
import type { Season } from './facts';
import { extraOf } from './model';
import { STRINGS } from './strings';
import { findTargets, type Choice, type Place } from './targets';

export interface ZoomButton {
  text: string;
  action?: string;
  run: () => void;
}

/* A card, or a die by its season and number. */
export type Seen = { card: string } | { season: Season; die: number };

export interface Zoom {
  what: Seen;
  buttons: ZoomButton[];
  anchor: Element | null; /* where it floats; null for a sheet that must be closed */
}

export interface Menu {
  choices: Choice[];
  anchor: HTMLElement | SVGElement;
}

const HOVER_MS = 300;
const HOLD_MS = 450;
const HOLD_PIXELS = 10;

export class Desk {
  readonly #props: () => BoardProps;
  readonly targets = $derived.by(() => findTargets(this.view, this.#props().legal));
  readonly t = $derived.by(() => STRINGS[this.lang]);
  readonly extra = $derived.by(() => extraOf(this.view));
  zoom = $state.raw<Zoom | null>(null);
  menu = $state.raw<Menu | null>(null);
  changes = $state.raw<Changes | null>(null);
  /* How the last press was made: "mouse", "touch", "pen", or "" for the keyboard. */
  pointer = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasHeld = false;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view() {
    return this.#props().view;
  }
  get lang() {
    return this.#props().lang;
  }
  get busy() {
    return this.#props().busy;
  }
  get isOwnMove() {
    return this.#props().legal.length > 0;
  }
  get legal() {
    return this.#props().legal;
  }

  name(seat: number): string {
    return this.#props().names[seat] ?? `${seat + 1}`;
  }

  at(place: Place): Choice[] {
    return this.targets.at.get(place) ?? [];
  }

  has(place: Place): boolean {
    return this.targets.at.has(place);
  }

  /* Whether this is what a bot advises. */
  isHinted(action: string | undefined): boolean {
    return action !== undefined && action === this.#props().hinted;
  }

  act(action: string) {
    this.closeAll();
    if (!this.busy) {
      this.#props().onaction(action);
    }
  }

  closeAll() {
    clearTimeout(this.#timer);
    this.zoom = null;
    this.menu = null;
  }

  /* A press on something: does the one thing it offers, or asks which. A finger on a card first
   * enlarges it, because there is no hovering. */
  press(place: Place, anchor: HTMLElement | SVGElement, card?: string) {
    const choices = this.at(place);
    const [only, ...others] = choices;
    if (this.wasHeld()) return;
    if (card && (this.pointer === 'touch' || !only)) {
      this.open(card, this.buttonsOf(choices));
    } else if (only && others.length === 0 && !only.isRisky) {
      this.act(only.action);
    } else if (only) {
      this.zoom = null;
      this.menu = { choices, anchor };
    }
  }

  /* Enlarges a card with what can be done with it. */
  open(card: string, buttons: ZoomButton[]) {
    this.zoom = { what: { card }, buttons, anchor: null };
  }

  buttonsOf(choices: readonly Choice[]): ZoomButton[] {
    return choices.map(({ text, action }) => ({ text, action, run: () => this.act(action) }));
  }

  /* Whether this press is the end of a hold that has enlarged the card already. */
  wasHeld(): boolean {
    const was = this.#wasHeld;
    this.#wasHeld = false;
    return was;
  }

  /* Enlarges it while it is hovered or has the keyboard's focus, and when it is held. */
  inspect(what: Seen, place?: Place): Attachment<HTMLElement> {
    return (node) => {
      const float = () => {
        if (!this.menu && !(this.zoom && !this.zoom.anchor)) {
          this.zoom = { what, buttons: [], anchor: node };
        }
      };
      const leave = () => {
        clearTimeout(this.#timer);
        if (this.zoom?.anchor === node) this.zoom = null;
      };
      const enter = (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) {
          clearTimeout(this.#timer);
          this.#timer = setTimeout(float, HOVER_MS);
        }
      };
      /* Also when it is taken off the screen, in the middle of which no state may be changed. */
      const leaveSoon = () => queueMicrotask(leave);
      let start = [0, 0];
      const down = (event: PointerEvent) => {
        this.#wasHeld = false;
        leave();
        if (event.pointerType === 'mouse') return;
        start = [event.clientX, event.clientY];
        this.#timer = setTimeout(() => {
          this.#wasHeld = true;
          const buttons = this.buttonsOf(place ? this.at(place) : []);
          this.zoom = { what, buttons, anchor: null };
        }, HOLD_MS);
      };
      const move = (event: PointerEvent) => {
        const far = Math.hypot(event.clientX - start[0]!, event.clientY - start[1]!) > HOLD_PIXELS;
        if (event.pointerType !== 'mouse' && far) clearTimeout(this.#timer);
      };
      const up = (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') clearTimeout(this.#timer);
      };
      const menu = (event: Event) => {
        if (this.pointer === 'touch') event.preventDefault();
      };
      const focus = () => {
        if (node.matches(':focus-visible, :has(:focus-visible)')) float();
      };
      const listeners: [string, EventListener][] = [
        ['pointerenter', enter as EventListener],
        ['pointerleave', leave],
        ['pointerdown', down as EventListener],
        ['pointermove', move as EventListener],
        ['pointerup', up as EventListener],
        ['pointercancel', up as EventListener],
        ['contextmenu', menu],
        ['focusin', focus],
        ['focusout', leaveSoon],
      ];
      for (const [name, listener] of listeners) node.addEventListener(name, listener);
      return () => {
        leaveSoon();
        for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      };
    };
  }
}

const KEY = Symbol('seasons');

export function provideDesk(props: () => BoardProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
