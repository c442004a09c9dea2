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

/* The nodes around a middle, clockwise, as a closed line. */
function outline(middle: Point, around: readonly number[]): string {
  const angle = (node: number) =>
    Math.atan2(nodePoints[node]!.y - middle.y, nodePoints[node]!.x - middle.x);
  const points = [...around]
    .sort((one, other) => angle(one) - angle(other))
    .map((node) => `${nodePoints[node]!.x.toFixed(1)} ${nodePoints[node]!.y.toFixed(1)}`);
  return `M${points.join('L')}Z`;
}

export const regionShapes: readonly string[] = regions.map((region, i) =>
  outline(regionPoints[i]!, region.nodes),
);

/* Where a thing stands in a row of `count` around 0. */
export const inRow = (i: number, count: number, step: number) => (i - (count - 1) / 2) * step;

/* The radius of a node: larger where something can be done, and on small screens. */
export function spotRadius(can: boolean, isNarrow: boolean): number {
  return can ? (isNarrow ? 34 : 25) : isNarrow ? 20 : 17;
}

const RIM = 420; /* nodes further from the City lie on the rim */

/* Figures on a node leave regions and the node in sight: beside the rim, else over the node. */
export function standAt(node: number, far: number): Point {
  const at = nodePoints[node]!;
  const away = Math.hypot(at.x, at.y);
  return away > RIM ? { x: (at.x / away) * far, y: (at.y / away) * far } : { x: 0, y: -far };
}
