/* Actions are 64-bit numbers written "0x" and up to 16 hexadecimal digits: kind and three ids. */
import type { LegalAction } from './types';

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

export interface DecodedAction extends Decoded {
  legal: LegalAction;
}

/* The legal actions of one kind by its name, such as "draft", with their arguments. */
export function byKind(legal: LegalAction[], name: string): DecodedAction[] {
  return legal
    .filter((one) => one.kind === name)
    .map((one) => ({ legal: one, ...decode(one.action) }));
}
