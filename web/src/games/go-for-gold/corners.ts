// Where the sea leaves room for ornament: the corners of the chart, the roomiest first.

import type { Field } from '../../generated/go-for-gold';
import type { Places, Point } from './places';

export interface Corner {
  at: Point;
  free: number; // from there to the nearest shore
}

export function freeCorners(fields: Field[], places: Places): Corner[] {
  const { width, height, dx } = places;
  const inset = Math.max(30, Math.min(width, height) * 0.075);
  const all: Point[] = [
    [inset, inset],
    [width - inset, height - inset],
    [width - inset, inset],
    [inset, height - inset],
  ];
  const shore = dx * 1.35;
  return all
    .map((at) => {
      const far = fields.map((field) => {
        const [x, y] = places.at(field);
        return Math.hypot(x - at[0], y - at[1]);
      });
      return { at, free: Math.min(Math.min(...far) - shore, inset) };
    })
    .filter(({ free }) => free > 14)
    .sort((a, b) => Math.round(b.free - a.free));
}
