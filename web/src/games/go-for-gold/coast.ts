// The island's outline out of its fields: hexes joined, then worn by the sea.

import { stream } from '../../lib/things/nugget';
import type { Places, Point, Spot } from './places';

const AROUND: Point[] = [
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
  [1, 1],
];
// A field's corners in thirds, the one between directions k and k + 1 at k.
const CORNERS: Point[] = [
  [3, -1],
  [0, -2],
  [-3, -1],
  [-3, 1],
  [0, 2],
  [3, 1],
];

interface Side {
  from: string;
  to: string;
  a: Point; // in thirds
  b: Point;
  owner: Spot;
}

const key = ([x, y]: Point) => `${x},${y}`;
const corner = (spot: Spot, k: number): Point => {
  const [x, y] = CORNERS[(k + 6) % 6]!;
  return [3 * spot.x + x, 3 * spot.y + y];
};

/** All sides of fields: those at the water, and those between two fields. */
function sides(land: Spot[]): { coast: Side[]; inner: Side[] } {
  const known = new Set(land.map(({ x, y }) => key([x, y])));
  const coast: Side[] = [];
  const inner: Side[] = [];
  for (const owner of land) {
    AROUND.forEach(([across, down], k) => {
      const [a, b] = [corner(owner, k - 1), corner(owner, k)];
      const side = { from: key(a), to: key(b), a, b, owner };
      if (!known.has(key([owner.x + across, owner.y + down]))) coast.push(side);
      else if (k < 3) inner.push(side);
    });
  }
  return { coast, inner };
}

/** Closed rounds along the water: the coast, and the shore of each lake. */
function rounds(coast: Side[]): Side[][] {
  const next = new Map(coast.map((side) => [side.from, side]));
  const found: Side[][] = [];
  while (next.size) {
    const [first] = next.values();
    const round: Side[] = [];
    for (let side = first; side && next.delete(side.from); side = next.get(side.to)) round.push(side);
    found.push(round);
  }
  return found;
}

/** The path of the whole shore, the same each time for the same island. */
export function shore(land: Spot[], places: Places): string {
  return rounds(sides(land).coast)
    .map((round) => closed(round.flatMap((side) => worn(side, places))))
    .join('');
}

/** Points along a side, pushed out from its field by as much as chance wants. */
function worn({ a, b, owner }: Side, places: Places): Point[] {
  const random = stream(a[0] * 131 + a[1] * 17 + b[0] * 7 + b[1]);
  const [cx, cy] = places.at(owner);
  return [0.06, 0.26, 0.44, 0.62, 0.82].map((t) => {
    const [x, y] = between(a, b, t, places);
    const push = random() * 0.24;
    return [
      x + (x - cx) * push + (random() - 0.5) * places.dx * 0.2,
      y + (y - cy) * push + (random() - 0.5) * places.dx * 0.2,
    ];
  });
}

function between(a: Point, b: Point, t: number, places: Places): Point {
  return places.at({ x: (a[0] + (b[0] - a[0]) * t) / 3, y: (a[1] + (b[1] - a[1]) * t) / 3 });
}

function closed(points: Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const curves = points.map((_, i) => `Q${two(points[(i + 1) % points.length]!)} ${two(middle(i + 1))}`);
  return `M${two(middle(0))}${curves.join('')}Z`;
}

/** Hexes hinted rather than gridded: only the ends of the sides between two fields. */
export function hints(land: Spot[], places: Places): string {
  return sides(land)
    .inner.map(({ a, b }) =>
      [
        [0, 0.2],
        [1, 0.8],
      ]
        .map(([from, to]) => `M${two(between(a, b, from!, places))}L${two(between(a, b, to!, places))}`)
        .join(''),
    )
    .join('');
}

/** A field's own hex, drawn in by `inset` of its size. */
export function hex(spot: Spot, places: Places, inset = 0): string {
  const [cx, cy] = places.at(spot);
  const points = CORNERS.map(([x, y]): Point => [
    cx + (x / 3) * places.dx * (1 - inset),
    cy + (y / 3) * places.dy * (1 - inset),
  ]);
  return closed(points.flatMap((point, i) => near(point, points[(i + 1) % 6]!)));
}

/** Three points of a side, so that only its corners are rounded. */
function near(a: Point, b: Point): Point[] {
  return [0, 0.25, 0.75].map((t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
}

export const two = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
