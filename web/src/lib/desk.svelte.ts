/* What the parts of a board share: the view, where its legal actions can be taken, and what is open
 * above the table (something enlarged, a small menu). A board makes its own kind of desk once, with
 * what it needs beside this; its parts find it by context. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { choiceOf, type Choice, type Offer } from './action';
import { translate, type Params, type TextKey } from './i18n';
import { useIdentities } from './identity.svelte';
import type { AnyGame, BoardProps, GameTypes, KindOf, LegalAction, SkipUntil, View, ViewOf } from './types';

export type { Choice, Offer };

/* A thing on the screen that may offer actions, by a name of the board's own, such as "die:3". */
export type Place = string;

/* An action that is at no place could not be taken. */
export type Places = readonly [Place, ...Place[]];

export interface Targets<G extends GameTypes = AnyGame> {
  readonly choices: Choice<G>[];
  readonly at: ReadonlyMap<Place, Choice<G>[]>;
}

/* Where each kind of action can be taken. A kind that the rules have and a board does not, is an
 * error of the type check. */
export type PlacesByKind<G extends GameTypes> = {
  readonly [K in KindOf<G>]: (view: ViewOf<G>, choice: Choice<G, K>) => Places;
};

/* The places of one action. Actions that are not of the game are at `others`: "ready" of a table
 * where several people share a screen, or one of a newer server that this page does not know. */
export function placesIn<G extends GameTypes>(
  places: PlacesByKind<G>,
  view: ViewOf<G>,
  choice: Choice<G>,
  others: Places,
): Places {
  type Find = (view: ViewOf<G>, choice: Choice<G>) => Places;
  const find = (places as unknown as Readonly<Record<string, Find | undefined>>)[choice.kind];
  return find ? find(view, choice) : others;
}

/* Lays each legal action at every place that may offer it. */
export function layOut<G extends GameTypes>(
  legal: readonly LegalAction<G>[],
  placesOf: (choice: Choice<G>) => readonly Place[],
  isRisky: (choice: Choice<G>) => boolean,
): Targets<G> {
  const at = new Map<Place, Choice<G>[]>();
  const choices = legal.map((one) => {
    const choice = choiceOf<G, KindOf<G>>(one);
    return { ...choice, isRisky: choice.idle !== undefined || isRisky(choice) };
  });
  for (const choice of choices) {
    for (const place of placesOf(choice)) {
      at.set(place, [...(at.get(place) ?? []), choice]);
    }
  }
  return { choices, at };
}

/* The same position in other words: the language was changed, or a player's clock moved. */
type Moment = Pick<View, 'epoch' | 'decision' | 'seat' | 'waiting'>;

function isSamePosition(one: Moment | null, other: Moment): boolean {
  return one !== null && one.epoch === other.epoch && one.decision === other.decision;
}

/* Whether the same is asked, of the same players, if only once more. */
function isSameQuestion(one: Moment | null, other: Moment): boolean {
  const whose = ({ seat, waiting }: Moment) => `${seat} ${waiting}`;
  return one !== null && one.decision === other.decision && whose(one) === whose(other);
}

export interface ZoomButton {
  text: string;
  action?: string;
  run: () => void;
}

/* `What` is what a board can enlarge: a card, a die. */
export interface Zoom<What> {
  what: What;
  buttons: ZoomButton[];
  anchor: Element | null; /* where it floats; null for a sheet that must be closed */
}

export interface Menu {
  choices: readonly Offer[];
  anchor: HTMLElement | SVGElement;
}

const HOVER_MS = 300;
const HOLD_MS = 450;
const HOLD_PIXELS = 10;

export type FindTargets<G extends GameTypes> = (
  view: ViewOf<G>,
  legal: readonly LegalAction<G>[],
) => Targets<G>;

export class Desk<G extends GameTypes, What, Changes = unknown> {
  readonly #props: () => BoardProps<G>;
  readonly #find: FindTargets<G>;
  readonly #many: readonly string[];
  readonly identities = useIdentities();
  readonly targets = $derived.by(() => this.#find(this.view, this.#props().legal));
  zoom = $state.raw<Zoom<What> | null>(null);
  /* What the last view has changed; null: nothing that could be pointed at. */
  changes = $state.raw<Changes | null>(null);
  menu = $state.raw<Menu | null>(null);
  /* How many equal things one press takes, gives or pays, and how many it could. */
  several = $state(1);
  readonly most = $derived.by(() => Math.max(1, ...this.targets.choices.map((one) => this.#mostOf(one))));
  /* How the last press was made: "mouse", "touch", "pen", or "" for the keyboard. */
  pointer = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasHeld = false;

  /* Of the actions of some kinds one press may take several, where they can be taken in a row. */
  constructor(props: () => BoardProps<G>, find: FindTargets<G>, many: readonly KindOf<G>[] = []) {
    this.#props = props;
    this.#find = find;
    this.#many = many;
  }

  /* A new view is about to be drawn. The same position in other words still shows what led to it;
   * another question begins with one of each. */
  note(before: ViewOf<G> | null, changes: Changes | null) {
    const kept = isSamePosition(before, this.view) ? this.changes : null;
    this.changes = changes ?? kept;
    if (!isSameQuestion(before, this.view)) this.several = 1;
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
  get events() {
    return this.#props().events;
  }

  /* The places of the action that has been taken and is on its way. */
  get chosenPlaces(): Place[] {
    const { chosen } = this.#props();
    const has = (choices: readonly Choice<G>[]) => choices.some((one) => one.action === chosen);
    return chosen ? [...this.targets.at].flatMap(([place, all]) => (has(all) ? [place] : [])) : [];
  }
  get skip() {
    return this.#props().skip ?? null;
  }
  get chosen() {
    return this.#props().chosen;
  }

  name(seat: number): string {
    return this.#props().names[seat] ?? `${seat + 1}`;
  }

  /* What the things of a player have as their colour, as CSS. */
  colour(player: number): string {
    return this.identities.colour(player);
  }

  /* A text of the shell, in the language of the board. */
  say<K extends TextKey>(key: K, ...params: Params<K>): string {
    return translate(this.lang, key, ...params);
  }

  at(place: Place): Choice<G>[] {
    return this.targets.at.get(place) ?? [];
  }

  has(place: Place): boolean {
    return this.targets.at.has(place);
  }

  /* Whether this is what a bot advises. */
  isHinted(action: string | undefined): boolean {
    return action !== undefined && action === this.#props().hinted;
  }

  #mostOf({ kind, isRisky, times }: Offer): number {
    return !isRisky && times && this.#many.includes(kind) ? times : 1;
  }

  /* That a press takes it in a row. */
  timesOf(choice: Offer): number {
    return Math.min(this.several, this.#mostOf(choice));
  }

  /* What a press does, as far as its text says it: "Pay fire ×3". */
  wordsOf(choice: Offer, text = choice.text): string {
    const times = this.timesOf(choice);
    return times > 1 ? `${text} ×${times}` : text;
  }

  act(action: string) {
    this.closeAll();
    const choice = this.targets.choices.find((one) => one.action === action);
    if (!this.busy) {
      this.#props().onaction(action, choice ? this.timesOf(choice) : 1);
    }
  }

  skipUntil(until: SkipUntil) {
    this.#props().onskip?.(until);
  }

  closeAll() {
    clearTimeout(this.#timer);
    this.zoom = null;
    this.menu = null;
  }

  /* A press on something: does the one thing it offers, or asks which. A finger on what can be
   * enlarged first enlarges it, because there is no hovering. */
  press(place: Place, anchor: HTMLElement | SVGElement, what?: What) {
    const choices = this.at(place);
    const [only] = choices;
    if (this.wasHeld()) return;
    if (what && (this.pointer === 'touch' || !only)) {
      this.open(what, this.buttonsOf(choices));
    } else {
      this.choose(choices, anchor);
    }
  }

  /* What makes a shape of a drawing a place: the drawing takes care of its looks. */
  drawn(place: Place, label: string, what?: What) {
    const can = this.has(place) || what !== undefined;
    const press = (event: Event) => {
      if (can) this.press(place, event.currentTarget as SVGElement, what);
    };
    return {
      role: 'button',
      tabindex: -1,
      'data-roving': '',
      'data-target': place,
      'aria-label': label,
      'aria-disabled': can && !this.busy ? undefined : ('true' as const),
      onclick: press,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press(event);
      },
    };
  }

  /* Takes the only one, unless it is better asked for, or asks which. */
  choose(choices: readonly Offer[], anchor: HTMLElement | SVGElement) {
    const [only, ...others] = choices;
    if (only && others.length === 0 && !only.isRisky) {
      this.act(only.action);
    } else if (only) {
      this.zoom = null;
      this.menu = { choices, anchor };
    }
  }

  /* Enlarges something with what can be done with it. */
  open(what: What, buttons: ZoomButton[]) {
    this.zoom = { what, buttons, anchor: null };
  }

  buttonsOf(choices: readonly Offer[]): ZoomButton[] {
    return choices.map((choice) => ({
      text: this.wordsOf(choice),
      action: choice.action,
      run: () => this.act(choice.action),
    }));
  }

  /* Whether this press is the end of a hold that has enlarged the thing already. */
  wasHeld(): boolean {
    const was = this.#wasHeld;
    this.#wasHeld = false;
    return was;
  }

  /* Enlarges it while it is hovered or has the keyboard's focus, and when it is held. */
  inspect(what: What, place?: Place): Attachment<HTMLElement | SVGElement> {
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
      /* A mouse that rests does not hover over what the table has moved under it. */
      let isHovered = false;
      const hover = (event: PointerEvent) => {
        if (isHovered || event.buttons !== 0) return;
        isHovered = true;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(float, HOVER_MS);
      };
      const unhover = () => {
        isHovered = false;
        leave();
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
        if (event.pointerType === 'mouse') hover(event);
        else if (far) clearTimeout(this.#timer);
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
        ['pointerleave', unhover],
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

const KEY = Symbol('desk');

export function setDesk<D>(desk: D): D {
  return setContext(KEY, desk);
}

export function getDesk<D = Desk<AnyGame, unknown>>(): D {
  return getContext<D>(KEY);
}

/* Where there may be none. */
export function findDesk(): Desk<AnyGame, unknown> | undefined {
  return getContext(KEY);
}
