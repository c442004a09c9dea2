/* Where things are drawn: islands in a ring, three regions on each, in the units of the drawing. */

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  places: readonly Point[]; /* the middle of each island, clockwise */
  centre: Point | null; /* where a moved island waits; null where there is no room for one */
  liftedScale: number;
}

/* Wide screens have a round ring; narrow ones a tall one, so that islands stay large. */
export const WIDE: Layout = {
  width: 900,
  height: 884,
  places: ring(450, 466, 286),
  centre: { x: 450, y: 478 },
  liftedScale: 0.66,
};

export const TALL: Layout = {
  width: 650,
  height: 976,
  places: [
    { x: 325, y: 178 },
    { x: 488, y: 478 },
    { x: 488, y: 796 },
    { x: 162, y: 796 },
    { x: 162, y: 478 },
  ],
  centre: null,
  liftedScale: 0.86,
};

function ring(x: number, y: number, radius: number): Point[] {
  return [0, 1, 2, 3, 4].map((i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export const LOBE_RADIUS = 79;
export const EMBLEM_RADIUS = 31;
export const FIGHT_RADIUS = 25;
export const MONSTER_RADIUS = 31;
/* The three regions, from the middle of their island, and what each has at its edge, from its own
 * middle: the sign of its type, the flag of who controls it, the mark of a battle. Where they touch is
 * the emblem. */
export const LOBES: readonly { at: Point; sign: Point; flag: Point; fight: Point }[] = [
  { at: { x: 0, y: -82 }, sign: { x: -54, y: -48 }, flag: { x: 0, y: -63 }, fight: { x: 55, y: -48 } },
  { at: { x: 76, y: 46 }, sign: { x: 0, y: -66 }, flag: { x: 0, y: 62 }, fight: { x: 58, y: -42 } },
  { at: { x: -76, y: 46 }, sign: { x: 0, y: -66 }, flag: { x: 0, y: 62 }, fight: { x: -58, y: -42 } },
];
/* Where monsters and encounter tokens are, beside the regions. */
export const MONSTER_SPOTS: readonly Point[] = [
  { x: 112, y: -70 },
  { x: -112, y: -70 },
  { x: 0, y: 122 },
];
export const TOKEN_ROW: Point = { x: 0, y: 112 };

/* A closed smooth line around the origin that is not quite a circle; `seed` says how. */
export function blob(radius: number, seed: number, points = 11): string {
  const at = (i: number): Point => {
    const angle = (i / points) * 2 * Math.PI;
    const wave = Math.sin(i * 2.4 + seed * 1.7) * 0.035 + Math.sin(i * 4.1 + seed * 2.9) * 0.03;
    const far = radius * (1 + wave);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  };
  const middle = (one: Point, other: Point) =>
    `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`;
  let path = `M${middle(at(points - 1), at(0))}`;
  for (let i = 0; i < points; i++) {
    const { x, y } = at(i);
    path += `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(at(i), at((i + 1) % points))}`;
  }
  return path + 'Z';
}

/* Small marks of the ground, scattered over a region where armies seldom stand. */
export const SCATTER: readonly Point[] = [
  { x: -46, y: -40 },
  { x: 44, y: -44 },
  { x: -58, y: 8 },
  { x: 58, y: 4 },
  { x: -36, y: 50 },
  { x: 38, y: 50 },
  { x: 0, y: -60 },
  { x: 2, y: 62 },
];
