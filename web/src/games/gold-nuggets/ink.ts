// Outlines with a hand in them.

import { stream } from '../../lib/things/nugget';
import type { Box } from './layout';

/** A rounded rectangle whose sides bow a little, as things do that somebody made. */
export function plank({ x, y, w, h }: Box, round: number, seed: number, bow = 1.6): string {
  const random = stream(seed);
  const off = () => (random() * 2 - 1) * bow;
  const [l, t, r, b] = [x, y, x + w, y + h];
  const corner = (cx: number, cy: number, ex: number, ey: number) => `Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}`;
  const side = (ax: number, ay: number, bx: number, by: number) =>
    `Q${n((ax + bx) / 2 + off())} ${n((ay + by) / 2 + off())} ${n(bx)} ${n(by)}`;
  return (
    `M${n(l + round)} ${n(t)}` +
    side(l + round, t, r - round, t + off()) +
    corner(r, t, r, t + round) +
    side(r, t + round, r + off(), b - round) +
    corner(r, b, r - round, b) +
    side(r - round, b, l + round, b + off()) +
    corner(l, b, l, b - round) +
    side(l, b - round, l, t + round) +
    corner(l, t, l + round, t) +
    'Z'
  );
}

/** Grain: a few long lines that follow the wood and never meet. */
export function grain({ x, y, w, h }: Box, lines: number, seed: number): string {
  const random = stream(seed);
  const wide = w >= h;
  return Array.from({ length: lines }, (_, i) => {
    const across = ((i + 0.3 + random() * 0.4) / lines) * (wide ? h : w);
    const [from, to] = [random() * 0.25, 0.7 + random() * 0.3].map((part) => part * (wide ? w : h));
    const sway = (random() * 2 - 1) * 4;
    const point = (along: number, off: number) =>
      wide ? `${n(x + along)} ${n(y + across + off)}` : `${n(x + across + off)} ${n(y + along)}`;
    return `M${point(from!, 0)}C${point(from! + (to! - from!) * 0.3, sway)} ${point(from! + (to! - from!) * 0.6, -sway)} ${point(to!, sway / 2)}`;
  }).join('');
}

/** A closed curve through the middles between points. */
export function rounded(points: [number, number][]): string {
  const at = (i: number) => points[i % points.length]!;
  const middle = (i: number) => `${n((at(i)[0] + at(i + 1)[0]) / 2)} ${n((at(i)[1] + at(i + 1)[1]) / 2)}`;
  const curves = points.map((_, i) => `Q${n(at(i + 1)[0])} ${n(at(i + 1)[1])} ${middle(i + 1)}`);
  return `M${middle(0)}${curves.join('')}Z`;
}

function n(value: number): string {
  return value.toFixed(1);
}
