// The places of the view, spread over the field at hand: as large as cards can be without
// touching, and every card still about where it was.

export interface Point {
  x: number;
  y: number;
}

export interface Spread {
  points: Point[];
  size: number; // across a card
}

const TABLE = 1000; // the view's table is so wide and so high
const MOST = 96;
const STEPS = 260;
const LOOK_AGAIN = 20; // steps for which the same neighbours are looked at

export function spread(places: readonly Point[], w: number, h: number): Spread {
  const roomy = Math.sqrt((w * h) / Math.max(places.length, 1));
  for (let size = Math.min(MOST, roomy * 0.98); size > 20; size -= 0.5) {
    const points = pushed(places, w, h, size);
    if (nearest(points) >= size - 0.4) return { points, size };
  }
  return { points: pushed(places, w, h, 20), size: 20 };
}

/** Cards that overlap push each other away; the walls hold. */
function pushed(places: readonly Point[], w: number, h: number, size: number): Point[] {
  const half = size / 2;
  const points = places.map(({ x, y }) => ({
    x: half + ((x - 55) / (TABLE - 110)) * (w - size),
    y: half + ((y - 55) / (TABLE - 110)) * (h - size),
  }));
  let near: [Point, Point][] = [];
  for (let step = 0; step < STEPS; step++) {
    if (step % LOOK_AGAIN === 0) near = pairs(points, size * 1.5);
    let calm = true;
    for (const [a, b] of near) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const far = Math.sqrt(dx * dx + dy * dy) || 0.01;
      if (far >= size) continue;
      calm = false;
      const push = (size - far) / 2 / far;
      a.x -= dx * push;
      a.y -= dy * push;
      b.x += dx * push;
      b.y += dy * push;
    }
    for (const point of points) {
      point.x = Math.max(half, Math.min(w - half, point.x));
      point.y = Math.max(half, Math.min(h - half, point.y));
    }
    if (calm) break;
  }
  return points;
}

function pairs(points: readonly Point[], within: number): [Point, Point][] {
  return points.flatMap((a, i) =>
    points
      .slice(i + 1)
      .filter((b) => Math.abs(a.x - b.x) < within && Math.abs(a.y - b.y) < within)
      .map((b): [Point, Point] => [a, b]),
  );
}

function nearest(points: readonly Point[]): number {
  const gaps = pairs(points, MOST).map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y));
  return Math.min(...gaps, Infinity);
}
