/* Where things are drawn: the coordinates of the tables in units of the drawing, y down. */
import { craters, nodes, regions } from '../land.gen';

export interface Point {
  x: number;
  y: number;
}

const RADIUS = 500; /* of the unit circle */
export const EDGE = 562; /* half of the drawing */

const place = ({ x, y }: Point): Point => ({ x: (x * RADIUS) / 10000, y: (-y * RADIUS) / 10000 });

export const nodePoints: readonly Point[] = nodes.map(place);
export const regionPoints: readonly Point[] = regions.map(place);
export const craterPoints: readonly Point[] = craters.map(place);

/* The nodes around a middle, clockwise. */
function around(middle: Point, nodes: readonly number[]): Point[] {
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  return nodes.map((node) => nodePoints[node]!).sort((one, other) => angle(one) - angle(other));
}

export const regionBorders = regions.map((region, i) => around(regionPoints[i]!, region.nodes));

/* As closed lines. */
export const regionShapes: readonly string[] = regionBorders.map(
  (border) => `M${border.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
);

/* How far a point lies inside a border that goes round clockwise; less than 0 outside. */
export function depthIn(border: readonly Point[], { x, y }: Point): number {
  const depths = border.map((from, i) => {
    const to = border[(i + 1) % border.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return (dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
  });
  return Math.min(...depths);
}

/* Half of a name of two characters, and how far below the middle of a region things lie. */
const NAME: Point = { x: 16, y: 10 };
const BELOW = 82;

/* Where the name of a region stands: under its middle, beside what lies there, and as far from its
 * border as it can. */
function nameIn(border: readonly Point[], middle: Point): Point {
  const far = [-78, -71, 71, 78].flatMap((x) => [44, 52, 60].map((y) => ({ x, y })));
  const low = [-40, -20, 0, 20, 40].map((x) => ({ x, y: BELOW + NAME.y }));
  const places = [...far, ...low].map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  const depth = ({ x, y }: Point) =>
    Math.min(
      ...[-1, 1].flatMap((h) =>
        [-1, 1].map((v) => depthIn(border, { x: x + h * NAME.x, y: y + v * NAME.y })),
      ),
      ...border.map((node) => Math.hypot(node.x - x, node.y - y) - NAME.x - spotRadius(false, false)),
    );
  return places.reduce((best, one) => (depth(one) > depth(best) ? one : best));
}

export const regionNames: readonly Point[] = regionBorders.map((border, i) =>
  nameIn(border, regionPoints[i]!),
);

/* Where a thing stands in a row of `count` around 0. */
export const inRow = (i: number, count: number, step: number) => (i - (count - 1) / 2) * step;

/* The radius of a node: larger where something can be done, and on small screens. */
export function spotRadius(can: boolean, isNarrow: boolean): number {
  return can ? (isNarrow ? 34 : 25) : isNarrow ? 20 : 19;
}

const RIM = 420; /* nodes further from the City lie on the rim */

/* Figures on a node leave regions and the node in sight: beside the rim, else over the node. */
export function standAt(node: number, far: number): Point {
  const at = nodePoints[node]!;
  const away = Math.hypot(at.x, at.y);
  return away > RIM ? { x: (at.x / away) * far, y: (at.y / away) * far } : { x: 0, y: -far };
}
