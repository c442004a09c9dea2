/* Where in a film something lies that is told on a card of its own: a battle, a night. */
import type { Frame } from './film';
import type { LogEvent, SceneKind, View } from './types';

export interface Scene {
  kind: SceneKind;
  ply: number; /* of the decision with which it begins */
}

export function sceneAt(kinds: readonly SceneKind[], line: LogEvent): Scene | null {
  const kind = kinds.find((one) => one.begins(line));
  return kind ? { kind, ply: line.ply } : null;
}

/* Whether it may be over in this position: without a film it is not known for certain. */
export function mayBeOver({ kind }: Scene, view: View): boolean {
  return !kind.isOn?.(view);
}

/* The frames of a scene out of a film, the first one first, and whether it ends with them. */
export interface Told {
  frames: Frame[];
  isOver: boolean;
}

export function framesOf({ kind, ply }: Scene, film: readonly Frame[]): Told {
  const first = film.findIndex((one) => one.ply === ply && one.lines.some(kind.begins));
  if (first < 0) return { frames: [], isOver: false };
  const rest = film.slice(first);
  const last = kind.isOn ? lastOn(rest, kind.isOn) : 0;
  if (last === rest.length - 1) return { frames: rest, isOver: false };
  const end = endAfter(rest, last, kind);
  return { frames: rest.slice(0, end), isOver: kind.isOn !== undefined || end < rest.length };
}

/* The frame after which it is not going on any more, or the last one there is. */
function lastOn(frames: readonly Frame[], isOn: (view: View) => boolean): number {
  const begun = frames.findIndex((one) => isOn(one.view));
  const off = begun < 0 ? -1 : frames.findIndex((one, i) => i > begun && !isOn(one.view));
  return off < 0 ? frames.length - 1 : off - 1;
}

/* What the same decision led to after that belongs to it, up to what does not. */
function endAfter(frames: readonly Frame[], last: number, { isOn, ends }: SceneKind): number {
  const ply = isOn ? frames[last + 1]!.ply : frames[last]!.ply;
  const isForeign = (one: Frame) => one.ply !== ply || one.lines.some((line) => ends?.(line));
  const end = frames.findIndex((one, i) => i > last && isForeign(one));
  return end < 0 ? frames.length : end;
}
