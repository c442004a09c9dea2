/* Where things are drawn: the coordinates of the tables in units of the drawing, y down. */
import { craters, nodes, regions } from './data.gen';

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
