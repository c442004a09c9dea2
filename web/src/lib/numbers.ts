/* Numbers as text, with the sign of a minus, which is as wide as a digit. */

export function withMinus(n: number): string {
  return `${n}`.replace('-', '−');
}

/* As a change: a gain has a plus. */
export function withSign(n: number): string {
  return n > 0 ? `+${n}` : withMinus(n);
}
