/* A drawing in a frame that it fills, enlarged and moved: the point `x`, `y` of the frame shows the
 * upper left corner of the drawing, which is `scale` times as large as when it was fitted. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const SCALE_MAX = 4;

/* Along one side: no gap where there is more drawing, and in the middle where there is not. */
function within(at: number, shown: number, room: number): number {
  if (shown <= room) return (room - shown) / 2;
  return Math.min(0, Math.max(room - shown, at));
}

/* The nearest view that wastes no room. */
export function settled(view: Zoom, frame: Size, sheet: Size): Zoom {
  const scale = Math.min(SCALE_MAX, Math.max(1, view.scale));
  return {
    scale,
    x: within(view.x, sheet.width * scale, frame.width),
    y: within(view.y, sheet.height * scale, frame.height),
  };
}

/* Enlarged about a point of the frame, which goes on showing the same place. */
export function scaled(view: Zoom, factor: number, about: Point, frame: Size, sheet: Size): Zoom {
  const scale = Math.min(SCALE_MAX, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  const x = about.x - (about.x - view.x) * by;
  const y = about.y - (about.y - view.y) * by;
  return settled({ scale, x, y }, frame, sheet);
}

export function moved(view: Zoom, by: Point, frame: Size, sheet: Size): Zoom {
  return settled({ ...view, x: view.x + by.x, y: view.y + by.y }, frame, sheet);
}

/* Moved as little as brings a box of the frame into it, with some room around it. */
export function bringing(view: Zoom, box: Point & Size, frame: Size, sheet: Size, room = 12): Zoom {
  const shift = (at: number, long: number, size: number) => {
    if (at < room) return room - at;
    return at + long > size - room ? size - room - at - long : 0;
  };
  const by = { x: shift(box.x, box.width, frame.width), y: shift(box.y, box.height, frame.height) };
  return moved(view, by, frame, sheet);
}

/* So large that a box, given as it is in `view`, fills the frame, but not larger than `scaleMax`. */
export function closeTo(view: Zoom, box: Point & Size, frame: Size, sheet: Size, scaleMax: number): Zoom {
  const spread = Math.max(box.width / frame.width, box.height / frame.height, 0.01);
  const scale = Math.min(scaleMax, Math.max(1, (0.8 * view.scale) / spread));
  const by = scale / view.scale;
  const centre = { x: box.x + box.width / 2 - view.x, y: box.y + box.height / 2 - view.y };
  const x = frame.width / 2 - centre.x * by;
  const y = frame.height / 2 - centre.y * by;
  return settled({ scale, x, y }, frame, sheet);
}
