/* A drawing that is enlarged and moved inside its frame. */
import { describe, expect, it } from 'vitest';
import { SCALE_MAX, WHOLE, bringing, closeTo, moved, scaled, settled } from '../../src/lib/zoom';

const frame = { width: 600, height: 400 };
const sheet = { width: 400, height: 400 };
const centre = { x: 300, y: 200 };

describe('a drawing in its frame', () => {
  it('lies in the middle of what it does not fill', () => {
    expect(settled(WHOLE, frame, sheet)).toEqual({ scale: 1, x: 100, y: 0 });
  });

  it('is never smaller than whole, nor larger than its bound', () => {
    const whole = settled(WHOLE, frame, sheet);
    expect(scaled(whole, 0.5, centre, frame, sheet)).toEqual(whole);
    expect(scaled(whole, 100, centre, frame, sheet).scale).toBe(SCALE_MAX);
  });

  it('is enlarged about the place one points at', () => {
    const about = { x: 250, y: 100 };
    const before = settled(WHOLE, frame, sheet);
    const after = scaled(before, 2, about, frame, sheet);
    const placeIn = (view: typeof before) => [(about.x - view.x) / view.scale, (about.y - view.y) / view.scale];
    expect(placeIn(after)).toEqual(placeIn(before));
  });

  it('leaves no gap however far it is moved', () => {
    const large = scaled(settled(WHOLE, frame, sheet), 2, centre, frame, sheet);
    expect(moved(large, { x: 9999, y: 9999 }, frame, sheet)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(moved(large, { x: -9999, y: -9999 }, frame, sheet)).toEqual({ scale: 2, x: -200, y: -400 });
  });

  it('is moved no further than a place needs to be seen', () => {
    const large = { scale: 2, x: 0, y: 0 };
    const inside = { x: 100, y: 100, width: 40, height: 40 };
    expect(bringing(large, inside, frame, sheet)).toEqual(large);
    const below = { x: 100, y: 500, width: 40, height: 40 };
    expect(bringing(large, below, frame, sheet).y).toBe(400 - 12 - 40 - 500);
  });

  it('comes close to a place, which is then in sight', () => {
    const whole = settled(WHOLE, frame, sheet);
    const box = { x: 450, y: 350, width: 40, height: 40 };
    const view = closeTo(whole, box, frame, sheet, 2.5);
    expect(view.scale).toBe(2.5);
    const left = (box.x - whole.x) * view.scale + view.x;
    const top = (box.y - whole.y) * view.scale + view.y;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + box.width * view.scale).toBeLessThanOrEqual(frame.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + box.height * view.scale).toBeLessThanOrEqual(frame.height);
  });
});
