/* Where things are drawn: the map of the tables in units of the drawing. */
import { edges, regions } from './data.gen';
import { isSea } from './facts';

export interface Point {
  x: number;
  y: number;
}

const SCALE = 10;
export const MARGIN = 58;
export const SIDE = 100 * SCALE;
export const SEA_RADIUS = 47;
const LAND_RADIUS = 61;
const GAP = 3; /* half of the way between two regions */
const CORNERS = 30;
const RIM = 36; /* how far outside the map its wrap labels lie */

export const pointOf = (region: number): Point => {
  const { x, y } = regions[region - 1]!;
  return { x: x * SCALE, y: y * SCALE };
};

/* The part of a polygon on this side of the line between two middles. */
function cut(polygon: readonly Point[], here: Point, there: Point): Point[] {
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const length = Math.hypot(dx, dy);
  const limit = length / 2 - GAP;
  const beyond = (p: Point) => ((p.x - here.x) * dx + (p.y - here.y) * dy) / length - limit;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [beyond(p), beyond(q)];
    const kept = a <= 0 ? [p] : [];
    if (a <= 0 === b <= 0) return kept;
    const share = a / (a - b);
    return [...kept, { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share }];
  });
}

function disc({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const written = (points: readonly Point[]) =>
  `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;

function shapeOf(region: number): string {
  const here = pointOf(region);
  if (isSea(region)) return written(disc(here, SEA_RADIUS));
  const own = regions[region - 1]!.continent;
  const others = regions.filter((one) => one.continent === own && one.number !== region);
  return written(
    others.reduce((shape, one) => cut(shape, here, pointOf(one.number)), disc(here, LAND_RADIUS)),
  );
}

/* By region - 1. */
export const shapes: readonly string[] = regions.map((one) => shapeOf(one.number));

export const CONTINENTS = ['nw', 'ne', 'sw', 'se'] as const;

/* All ways of a continent as one line; drawn broadly it is the land under the regions. */
export const lands: Readonly<Record<string, string>> = Object.fromEntries(
  CONTINENTS.map((continent) => [
    continent,
    edges
      .filter(({ kind, ends }) => kind === 'land' && regions[ends[0] - 1]!.continent === continent)
      .map(({ ends }) => lineBetween(pointOf(ends[0]), pointOf(ends[1])))
      .join(''),
  ]),
);

export function lineBetween(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/* A line that bends aside, for moves. */
export function arcBetween(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - dy * 0.16, y: (from.y + to.y) / 2 + dx * 0.16 };
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
}

/* Where a way around the map leaves it. */
export interface Wrap {
  region: number;
  to: number;
  label: string;
  isSea: boolean;
  at: Point;
}

function rimPoint({ x, y }: Point, bearing: number): Point {
  switch (bearing) {
    case 0:
      return { x, y: -RIM };
    case 90:
      return { x: SIDE + RIM, y };
    case 180:
      return { x, y: SIDE + RIM };
    default:
      return { x: -RIM, y };
  }
}

export const wraps: readonly Wrap[] = edges
  .filter(({ kind }) => kind === 'land-wrap' || kind === 'sea-wrap')
  .flatMap(({ ends, label, kind, bearings }) =>
    ([0, 1] as const).map((i) => ({
      region: ends[i],
      to: ends[1 - i]!,
      label,
      isSea: kind === 'sea-wrap',
      at: rimPoint(pointOf(ends[i]), bearings[i]),
    })),
  );

export const edgesOf = (region: number) => edges.filter((one) => one.ends.includes(region));

/* Where a thing stands in a row of `count` around 0. */
export const inRow = (i: number, count: number, step: number) => (i - (count - 1) / 2) * step;

/* A block of pieces around 0: the more there are, the smaller they get. */
export interface Block {
  size: number;
  at: (i: number) => Point;
}

const COLUMNS = [1, 1, 2, 3, 2, 3, 3, 4, 4] as const;
const SIZES = [52, 52, 46, 36, 36, 34, 34, 27, 27] as const;
const SIZE_MIN = 24;
const ROWS_MAX = 3;

export function blockOf(count: number): Block {
  const columns = COLUMNS[count] ?? Math.ceil(count / ROWS_MAX);
  const size = SIZES[count] ?? SIZE_MIN;
  const rows = Math.ceil(count / columns);
  const step = 1.1 * size; /* with room for the badge of each */
  return {
    size,
    at: (i) => {
      const row = Math.floor(i / columns);
      const inThisRow = Math.min(columns, count - row * columns);
      return {
        x: inRow(i % columns, inThisRow, step) - size / 2,
        y: inRow(row, rows, step) - size / 2,
      };
    },
  };
}
