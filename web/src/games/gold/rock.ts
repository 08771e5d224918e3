// Rock, and cards with worn edges.

import { stream } from '../../lib/things/nugget';
import type { Box } from './layout';

/** A disc whose edge was handled: radius about 50 around (0, 0). */
export function worn(seed: number, radius = 49): string {
  const random = stream(seed + 400);
  const points = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI;
    const r = radius * (0.985 + random() * 0.03);
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % 18]!, points[(i + 1) % 18]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  return `M${middle(0)}${points.map((_, i) => `Q${points[(i + 1) % 18]!.map((v) => v.toFixed(1)).join(' ')} ${middle(i + 1)}`).join('')}Z`;
}

/** The walls of a gallery: the box, less a jagged room within. */
export function walls({ x, y, w, h }: Box, depth: number, seed: number): string {
  const random = stream(seed);
  const edge = (from: [number, number], to: [number, number], inward: [number, number]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(4, Math.round(length / 34));
    return Array.from({ length: count }, (_, i) => {
      const part = (i + 0.3 + random() * 0.4) / count;
      const deep = depth * (0.35 + random() * 0.85);
      return `${(from[0] + (to[0] - from[0]) * part + inward[0] * deep).toFixed(1)} ${(from[1] + (to[1] - from[1]) * part + inward[1] * deep).toFixed(1)}`;
    });
  };
  const room = [
    ...edge([x, y], [x, y + h], [1, 0]),
    ...edge([x, y + h], [x + w, y + h], [0, -1]),
    ...edge([x + w, y + h], [x + w, y], [-1, 0]),
    ...edge([x + w, y], [x, y], [0, 1]),
  ];
  return `M${x} ${y}H${x + w}V${y + h}H${x}ZM${room.join('L')}Z`;
}

/** Short strokes where the rock is cleft. */
export function clefts({ x, y, w, h }: Box, count: number, seed: number): string {
  const random = stream(seed);
  return Array.from({ length: count }, () => {
    const [cx, cy] = [x + random() * w, y + random() * h];
    const [a, b, c] = [random() * 22 - 11, random() * 16 + 5, random() * 14 - 7];
    return `M${cx.toFixed(0)} ${cy.toFixed(0)}l${a.toFixed(0)} ${b.toFixed(0)} ${c.toFixed(0)} ${(b * 0.7).toFixed(0)}`;
  }).join('');
}
