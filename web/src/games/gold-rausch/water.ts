// Running water and its banks, drawn with one pen; the same each time.

import { nugget, stream } from '../../lib/things/nugget';
import type { Box } from './layout';

const n = (value: number) => value.toFixed(1);

export interface Rock {
  x: number;
  y: number;
  size: number;
  d: string;
}

/** Rocks in the water, on the seams of the cards. */
export function rocksOf(cards: Box[]): Rock[] {
  const [first, size] = [cards[0]!, cards[0]!.w];
  const seams: [number, number, number][] = [
    [0.98, 0.42, 0.24],
    [2.06, 1.03, 0.34],
    [3.02, 0.66, 0.2],
    [3.96, 1.5, 0.26],
    [0.98, 1.58, 0.18],
    [4.6, 0.98, 0.16],
  ];
  return seams.map(([column, row, scale], i) => ({
    x: first.x + column * (first.w + 3),
    y: first.y + row * (first.h + 3),
    size: size * scale,
    d: nugget(i * 3 + 91, size * scale),
  }));
}

/** Where a line of the current that begins at y runs at x: it bends, and parts at every rock. */
function course(x: number, y: number, w: number, rocks: Rock[]): number {
  const bend = Math.sin((x / w) * 6.3 + y / 90) * 5 + Math.sin((x / w) * 15 + y / 37) * 2.2;
  let at = y + bend;
  for (const rock of rocks) {
    const across = y - rock.y || 0.1; // a line keeps to its side of the rock
    const along = (x - rock.x) / (rock.size * (x > rock.x ? 1.9 : 0.95)); // the wake is long
    const push = rock.size * 0.62 * Math.exp(-along * along) * Math.exp(-Math.abs(across) / (rock.size * 0.75));
    at += Math.sign(across) * push;
  }
  return at;
}

/** Broken lines along the current. */
export function current(box: Box, step: number, seed: number, rocks: Rock[], density = 0.72): string {
  const random = stream(seed);
  let path = '';
  for (let y = box.y + step / 2; y < box.y + box.h - 1; y += step * (0.82 + random() * 0.36)) {
    let x = box.x - random() * 40;
    while (x < box.x + box.w) {
      const line = 30 + random() * 150;
      const end = Math.min(x + line, box.x + box.w);
      const inside = (at: number) =>
        rocks.some((rock) => Math.hypot((at - rock.x) * 0.9, course(at, y, box.w, rocks) - rock.y) < rock.size * 0.46);
      let pen = 'M';
      for (let at = x; at <= end; at += 7) {
        if (inside(at)) {
          pen = 'M';
          continue;
        }
        path += `${pen}${n(at)} ${n(course(at, y, box.w, rocks) + Math.sin(at / 11 + y) * 0.9)}`;
        pen = 'L';
      }
      x = end + ((1 - density) / density) * line * (0.3 + random());
    }
  }
  return path;
}

/** One bank from left to right, uneven. */
export function bank(y: number, w: number, seed: number): string {
  const random = stream(seed);
  const points = Math.ceil(w / 60);
  const step = (w + 8) / points;
  let path = `M-4 ${n(y)}`;
  let slope = 0;
  for (let i = 0; i < points; i++) {
    const x = (i + 1) * step - 4;
    const next = (random() - 0.5) * 12;
    const end = y + (random() - 0.5) * 7;
    path += `C${n(x - step * 0.66)} ${n(y + slope)} ${n(x - step * 0.33)} ${n(end - next)} ${n(x)} ${n(end)}`;
    slope = next;
  }
  return path;
}

/** Short strokes that fall away from a bank; `side` is -1 above the river, 1 below. */
export function hatching(
  y: number,
  w: number,
  side: number,
  seed: number,
  bare: (readonly [number, number])[],
): string {
  const random = stream(seed);
  let path = '';
  for (let x = 4; x < w; x += 3 + random() * 5) {
    if (random() < 0.12) x += 14 + random() * 44;
    const length = 3 + random() * 8;
    const root = 5 + random() * 2;
    if (bare.some(([from, to]) => x > from && x < to)) continue;
    path += `M${n(x)} ${n(y + side * root)}l${n(side * 2.2)} ${n(side * length)}`;
  }
  return path;
}

/** Blades of reed out of one root. */
export function reeds(x: number, y: number, size: number, seed: number): string {
  const random = stream(seed);
  return Array.from({ length: 6 }, (_, i) => {
    const lean = (i - 2.5) * size * 0.17 + (random() - 0.5) * 4;
    const tall = size * (0.55 + random() * 0.55);
    return `M${n(x + i * 2 - 5)} ${n(y)}q${n(lean * 0.2)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}`;
  }).join('');
}
