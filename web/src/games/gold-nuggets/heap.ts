// Nuggets in a heap: laid around a middle like seeds in a sunflower, over a dome that sinks as
// they grow fewer.

import { nugget, stream } from '../../lib/things/nugget';

export interface Lying {
  id: number;
  x: number;
  y: number;
  lean: number;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const CLOSE = 0.45; // how near they lie, in sizes
const FRONT = 0.42; // more of them in front, where the slope shows
export const FLAT = 0.52; // seen from the side rather than from above

/** Where `count` nuggets of this size lie around (0, 0), the hindmost first. */
export function heap(count: number, size: number, flat = FLAT): Lying[] {
  const radius = size * CLOSE * Math.sqrt(Math.max(count, 1));
  const dome = radius * 0.5 * Math.min(1, count / 14);
  const lying = Array.from({ length: count }, (_, id) => {
    const random = stream(id + 900);
    const r = size * CLOSE * Math.sqrt(id + 0.2) * (0.94 + random() * 0.12);
    const even = id * GOLDEN_ANGLE + random() * 0.4;
    const angle = even + FRONT * Math.cos(even);
    const height = dome * (1 - (r / (radius + 1)) ** 2);
    const base = Math.sin(angle) * r * flat;
    return { id, x: Math.cos(angle) * r, y: base - height, base, lean: random() * 360 };
  });
  return lying.sort((a, b) => a.base - b.base);
}

/** The size at which `count` nuggets fill a width. */
export function sizeFor(count: number, width: number, most: number): number {
  return Math.min(most, width / (2 * CLOSE * Math.sqrt(Math.max(count, 1)) + 1));
}

const outlines = new Map<number, string>();

/** A nugget's outline at a size of 20, drawn once. */
export function outline(id: number): string {
  const known = outlines.get(id);
  if (known) return known;
  const path = nugget(id, 21);
  outlines.set(id, path);
  return path;
}
