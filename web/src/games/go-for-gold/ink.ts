// The line of a route: one stroke of the pen through the fields, never quite straight.

import { stream } from '../../lib/things/nugget';
import { two } from './coast';
import type { Point } from './places';

/** A smooth stroke through points; `seed` gives it its tremble. */
export function stroke(points: Point[], seed = 1, tremble = 1.4): string {
  const [first] = points;
  if (!first) return '';
  if (points.length === 1) return `M${two(first)}h.1`;
  const random = stream(seed);
  const shaken = points.map(([x, y], i): Point =>
    i === 0 || i === points.length - 1
      ? [x, y]
      : [x + (random() - 0.5) * 2 * tremble, y + (random() - 0.5) * 2 * tremble],
  );
  let path = `M${two(shaken[0]!)}`;
  for (let i = 0; i < shaken.length - 1; i++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (by) => shaken[Math.max(0, Math.min(shaken.length - 1, i + by))]!,
    ) as [Point, Point, Point, Point];
    path += `C${two(towards(from, before, to))} ${two(towards(to, after, from))} ${two(to)}`;
  }
  return path;
}

/** The handle at `at` of a curve that comes from `back` and goes to `on`. */
function towards(at: Point, back: Point, on: Point): Point {
  return [at[0] + (on[0] - back[0]) / 6.6, at[1] + (on[1] - back[1]) / 6.6];
}

/** The crossing from harbour to harbour, around the island. */
export function crossing(from: Point, to: Point, middle: Point): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const far = Math.hypot(x - middle[0], y - middle[1]) || 1;
  const reach = Math.hypot(from[0] - to[0], from[1] - to[1]) * 0.32;
  const out: Point = [x + ((x - middle[0]) / far) * reach, y + ((y - middle[1]) / far) * reach];
  return `M${two(from)}Q${two(out)} ${two(to)}`;
}

/** A circle as a pen draws it: not round, and a little further than once around. */
export function loop(cx: number, cy: number, radius: number, seed: number): string {
  const random = stream(seed);
  const start = -2 + random() * 0.8;
  const points = Array.from({ length: 11 }, (_, i): Point => {
    const angle = start + (i / 9.3) * 2 * Math.PI;
    const r = radius * (0.92 + random() * 0.1 + i * 0.012);
    return [cx + Math.cos(angle) * r * 1.06, cy + Math.sin(angle) * r * 0.96];
  });
  return stroke(points, seed, 0);
}

/** Two quick strokes through something. */
export function cross(cx: number, cy: number, size: number, seed: number): string {
  const random = stream(seed + 99);
  const off = () => (random() - 0.5) * size * 0.3;
  const r = size / 2;
  return (
    `M${two([cx - r + off(), cy - r + off()])}Q${two([cx + off(), cy + off()])} ${two([cx + r + off(), cy + r + off()])}` +
    `M${two([cx + r + off(), cy - r + off()])}Q${two([cx + off(), cy + off()])} ${two([cx - r + off(), cy + r + off()])}`
  );
}

/** A knot: where a line ends for good. Two loops, and a stroke through both. */
export function knot(cx: number, cy: number, size: number): string {
  const at = (x: number, y: number) => two([cx + x * size, cy + y * size]);
  return (
    `M${at(-1.3, 0.5)}C${at(-0.2, 0.9)} ${at(0.9, 0.3)} ${at(0.75, -0.45)}C${at(0.6, -1.1)} ${at(-0.2, -0.8)} ${at(0, 0)}` +
    `C${at(0.2, 0.8)} ${at(-0.6, 1.1)} ${at(-0.75, 0.45)}C${at(-0.9, -0.3)} ${at(0.2, -0.9)} ${at(1.3, -0.5)}`
  );
}
