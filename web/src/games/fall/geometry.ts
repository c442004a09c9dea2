/* Where things of this game are drawn on the land, in units of its drawing. */
import { nodePoints, regionPoints, type Point } from '../icaion/land/geometry';
import { craters, nodes } from '../icaion/land.gen';

export const EDGE = 640; /* half of the drawing */
export const ISLAND_RADIUS = 84;
const ISLAND_FAR = 516; /* of the middle of an island from the City */
const COLOSSUS_FAR = 576;

const outward = ({ x, y }: Point, far: number): Point => {
  const away = Math.hypot(x, y);
  return { x: (x / away) * far, y: (y / away) * far };
};

export const islandPoints: readonly Point[] = craters.map(({ x, y }) =>
  outward({ x, y: -y }, ISLAND_FAR),
);

/* Where monsters stand on an island, from its middle: at the outer rim, in a row along it. */
export function monsterPoint(crater: number, along: number): Point {
  const { x, y } = outward(islandPoints[crater]!, 1);
  return { x: x * 90 - y * along, y: y * 90 + x * along };
}

export function colossusPoint(node: string): Point {
  const i = nodes.findIndex((one) => one.id === node);
  return outward(nodePoints[Math.max(0, i)]!, COLOSSUS_FAR);
}

const turned = (degrees: number, far: number): Point => ({
  x: far * Math.cos((degrees * Math.PI) / 180),
  y: far * Math.sin((degrees * Math.PI) / 180),
});

const THIRD = 120;
const middleOf = (i: number) => THIRD * i - 90;

/* The three regions of an island around its middle: outlines, and where their figures stand. */
export const ISLES: readonly { shape: string; at: Point }[] = [0, 1, 2].map((i) => {
  const far = ISLAND_RADIUS - 5;
  const [from, to] = [middleOf(i) - THIRD / 2, middleOf(i) + THIRD / 2].map((degrees) =>
    turned(degrees, far),
  );
  const say = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return {
    shape: `M0 0L${say(from!)}A${far} ${far} 0 0 1 ${say(to!)}Z`,
    at: turned(middleOf(i), far * 0.62),
  };
});

/* The fields of the City around its middle. */
export const FIELDS: readonly Point[] = [0, 1, 2, 3, 4].map((i) => turned(72 * i - 90, 58));

/* An arrow that bends a little, from one point to another, short of both. */
export function arrow(from: Point, to: Point, gap = 34): { line: string; head: string; middle: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const away = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / away, dy / away];
  const start = { x: from.x + ux * gap, y: from.y + uy * gap };
  const end = { x: to.x - ux * gap, y: to.y - uy * gap };
  const bend = { x: (from.x + to.x) / 2 - uy * away * 0.14, y: (from.y + to.y) / 2 + ux * away * 0.14 };
  const say = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const middle = {
    x: (start.x + end.x) / 4 + bend.x / 2,
    y: (start.y + end.y) / 4 + bend.y / 2,
  };
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  const tip = (degrees: number, far: number) => {
    const { x, y } = turned(turn + degrees, far);
    return say({ x: end.x + x, y: end.y + y });
  };
  const head = `M${tip(0, 20)}L${tip(130, 20)}L${tip(230, 20)}Z`;
  return { line: `M${say(start)}Q${say(bend)} ${say(end)}`, head, middle };
}

export { regionPoints };
export type { Point };
