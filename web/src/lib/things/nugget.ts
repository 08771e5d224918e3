// Nuggets, never two alike: an outline out of a number, the same each time.

/** The path of a nugget around (0, 0), about `size` across. */
export function nugget(number: number, size = 20): string {
  const random = stream(number);
  const corners = 7 + Math.floor(random() * 3);
  const lean = random() * Math.PI;
  const flat = 0.72 + random() * 0.2;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((i + (random() - 0.5) * 0.55) / corners) * 2 * Math.PI;
    const radius = (size / 2) * (0.78 + random() * 0.28);
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius * flat;
    return [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)];
  });
  return rounded(points as [number, number][]);
}

/** Curves through the middles of the sides: no corner is sharp. */
function rounded(points: [number, number][]): string {
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length]!;
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** Small repeatable randomness, so that a picture stays the same from one drawing to the next. */
export function stream(seed: number): () => number {
  let at = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let t = Math.imul(at ^ (at >>> 15), at | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
