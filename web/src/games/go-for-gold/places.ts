// Where the fields of an island lie on the screen. `x` counts half fields, rows are shifted.

import type { Field } from '../../generated/go-for-gold';

export type Point = [x: number, y: number];

export interface Spot {
  x: number;
  y: number;
}

export const DIRECTIONS: Record<string, Point> = {
  E: [2, 0],
  NE: [1, -1],
  NW: [-1, -1],
  W: [-2, 0],
  SW: [-1, 1],
  SE: [1, 1],
};

/** How an island fits into a frame. */
export interface Places {
  width: number;
  height: number;
  dx: number; // half a field across
  dy: number; // from row to row
  at: (spot: Spot) => Point;
}

const REGULAR = Math.sqrt(3); // dy : dx of equal-sided hexes
const COAST = 0.42; // room around the island, in fields

/** The island as large as it fits, rows a little apart or together where that uses the room. */
export function placesIn(island: { fields: readonly Spot[] }, width: number, height: number): Places {
  const xs = island.fields.map((field) => field.x);
  const ys = island.fields.map((field) => field.y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const across = east - west + 2 + 2 * COAST;
  const down = south - north + 1.3 + COAST;
  let dx = width / across;
  let dy = height / down;
  if (dy > dx * REGULAR * 1.3) dy = dx * REGULAR * 1.3;
  if (dy < dx * REGULAR * 0.96) dx = dy / (REGULAR * 0.96);
  const left = (width - (east - west) * dx) / 2 - west * dx;
  const top = (height - (south - north) * dy) / 2 - north * dy;
  return { width, height, dx, dy, at: ({ x, y }) => [left + x * dx, top + y * dy] };
}

/** The field that a step leads to, -1 where there is none. */
export function stepTo(fields: Field[], from: number, direction: string): number {
  const [across, down] = DIRECTIONS[direction] ?? [0, 0];
  const here = fields[from];
  if (!here) return -1;
  return fields.findIndex(({ x, y }) => x === here.x + across && y === here.y + down);
}

/** What each field would mean now: the moves that are played by touching it. */
export function movesByField(fields: Field[], at: number, legal: string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const move of legal) {
    const [verb, argument = ''] = move.split(' ');
    if (verb === 'harbour') found.set(Number(argument), move);
    if (verb === 'step') {
      const field = stepTo(fields, at, argument);
      if (field >= 0) found.set(field, move);
    }
  }
  return found;
}

/** The field nearest to a point, -1 if none is as near as `within`. */
export function fieldNear(places: Places, fields: Field[], [x, y]: Point, within: number): number {
  let best = -1;
  let least = within;
  fields.forEach((field, number) => {
    const [fx, fy] = places.at(field);
    const far = Math.hypot(fx - x, fy - y);
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

const UNKNOWN = 400; // until it has been measured
const SPARE = 30; // pixels that words around a chart may still ask for

/** A height that does not rise and fall with what stands around: as little as there ever was, while what
 * it is kept for stays the same. */
export function steady(): (what: string, height: number) => number {
  let kept = '';
  let least = 0;
  return (what, height) => {
    if (height === 0) return UNKNOWN;
    if (kept !== what) [kept, least] = [what, height - Math.min(SPARE, height * 0.08)];
    return (least = Math.min(least, height));
  };
}
