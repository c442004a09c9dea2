/* A choice that is asked again and again (take four tokens, sacrifice three cards) is one dialogue
 * for the player: how much is done and how much is left, and what has been chosen so far. */
import { ENERGIES, type Energy } from './facts';
import type { Decision, View } from './view.gen';

const REPEATED = new Set<Decision>(['GAIN', 'SPEND', 'OVERFLOW', 'WAIVE', 'PAY', 'SKULL', 'ELEMENTS']);

/* The answers lie on the table itself, which the shell's question is enough for; every other
 * question stands in the panel above its answers, and the split says itself what is to be done. */
const ON_TABLE = new Set<Decision | undefined>(['DRAFT', 'MAIN', 'DIE']);

export function isInPanel(view: View): boolean {
  return !ON_TABLE.has(view.decision);
}

export interface Dialogue {
  decision: Decision;
  left: number; /* choices still to make, this one included; 0 where it is not known */
  total: number;
  chosen: Energy[]; /* tokens gained or given since the dialogue began */
}

/* The prompts of repeated choices name the number that is left first. */
export function leftOf(view: View): number {
  const number = /\d+/.exec(view.prompt ?? '');
  return number && view.decision !== 'PAY' && view.decision !== 'ELEMENTS' ? Number(number[0]) : 0;
}

function ownTokens(view: View): number[] {
  const player = view.seat === null ? undefined : view.extra.players[view.seat];
  return ENERGIES.map((energy) => {
    const onCards = (player?.cards ?? []).reduce(
      (sum, one) => sum + (one.tokens?.[energy] ?? 0),
      0,
    );
    return (player?.reserve[energy] ?? 0) + onCards;
  });
}

function difference(before: View, after: View): Energy[] {
  const [old, now] = [ownTokens(before), ownTokens(after)];
  return ENERGIES.filter((_, e) => old[e] !== now[e]);
}

/* The dialogue that `view` continues or begins; null when the viewer has no repeated choice. */
export function follow(
  dialogue: Dialogue | null,
  before: View | null,
  view: View,
): Dialogue | null {
  const { decision } = view;
  const isOwn = view.seat !== null && view.waiting.includes(view.seat);
  if (!isOwn || !decision || !REPEATED.has(decision)) {
    return null;
  }
  const left = leftOf(view);
  const isNext = dialogue?.decision === decision && before !== null && left === dialogue.left - 1;
  if (dialogue && isNext) {
    return { ...dialogue, left, chosen: [...dialogue.chosen, ...difference(before, view)] };
  }
  if (dialogue?.decision === decision && left === dialogue.left && before?.epoch === view.epoch) {
    return dialogue;
  }
  return { decision, left, total: left, chosen: [] };
}
