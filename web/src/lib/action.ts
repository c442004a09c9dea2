/* Actions are 64-bit numbers written "0x" and up to 16 hexadecimal digits: kind and three ids. */
import type { AnyGame, GameTypes, KindOf, LegalAction } from './types';

export interface Decoded {
  kind: number;
  a: number;
  b: number;
  c: number;
}

const WORD = 0xffffn;

export function decode(action: string): Decoded {
  if (!/^0x[0-9a-f]{1,16}$/i.test(action)) {
    throw new Error(`not an action: ${action}`);
  }
  const bits = BigInt(action);
  return {
    kind: Number((bits >> 48n) & WORD),
    a: Number((bits >> 32n) & WORD),
    b: Number((bits >> 16n) & WORD),
    c: Number(bits & WORD),
  };
}

export function encode(parts: Decoded): string {
  const word = (part: number) => part.toString(16).padStart(4, '0');
  return '0x' + word(parts.kind) + word(parts.a) + word(parts.b) + word(parts.c);
}

/* An action as a board offers it. */
export interface Offer {
  action: string;
  kind: string;
  text: string;
  isRisky: boolean; /* asks once more: it gives something up that cannot be had again */
  idle?: string; /* why it does nothing now */
  times?: number; /* that it can be taken in a row; absent: once */
}

/* The same with its arguments, which depend on its kind: `K`, or each kind of the game. */
export type Choice<
  G extends GameTypes = AnyGame,
  K extends KindOf<G> = KindOf<G>,
> = K extends unknown ? Offer & { kind: K } & G['actions'][K] : never;

/* The kind of an action fixes the meaning of its numbers: the rules write both. */
export function choiceOf<G extends GameTypes, K extends KindOf<G>>(
  legal: LegalAction<G> & { kind: K },
): Choice<G, K> {
  const { a, b, c } = decode(legal.action);
  const { action, kind, text, idle, times } = legal;
  return { action, kind, text, idle, times, a, b, c, isRisky: false } as unknown as Choice<G, K>;
}

/* Whether a choice is of one of these kinds: it then has the arguments that all of them have. */
export function isOf<C extends Offer, K extends C['kind']>(
  choice: C,
  kinds: readonly K[],
): choice is Extract<C, { kind: K }> {
  return (kinds as readonly string[]).includes(choice.kind);
}

/* The legal actions of one kind by its name, such as "draft", with their arguments. */
export function byKind<G extends GameTypes, K extends KindOf<G>>(
  legal: readonly LegalAction<G>[],
  kind: K,
): Choice<G, K>[] {
  return legal
    .filter((one): one is LegalAction<G> & { kind: K } => one.kind === kind)
    .map((one) => choiceOf<G, K>(one));
}
