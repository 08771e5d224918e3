import { describe, expect, it } from 'vitest';
import { spread } from './spread';

const grid = Array.from({ length: 64 }, (_, i) => ({ x: 125 * (i % 8) + 62, y: 125 * Math.floor(i / 8) + 62 }));
const uneven = grid.map(({ x, y }, i) => ({ x: x + ((i * 37) % 41) - 20, y: y + ((i * 53) % 41) - 20 }));

describe('spreading cards over a field', () => {
  it.each([
    [360, 370],
    [390, 450],
    [680, 728],
  ])('leaves none on top of another in %i by %i, and all inside', (w, h) => {
    const { points, size } = spread(uneven, w, h);
    expect(size).toBeGreaterThanOrEqual(42);
    points.forEach((a, i) => {
      expect(a.x).toBeGreaterThanOrEqual(size / 2 - 0.01);
      expect(a.x).toBeLessThanOrEqual(w - size / 2 + 0.01);
      expect(a.y).toBeLessThanOrEqual(h - size / 2 + 0.01);
      for (const b of points.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(size - 0.5);
      }
    });
  });

  it('keeps rows and columns of a grid', () => {
    const { points } = spread(grid, 400, 480);
    expect(new Set(points.map((point) => point.x.toFixed(3))).size).toBe(8);
    expect(new Set(points.map((point) => point.y.toFixed(3))).size).toBe(8);
  });
});
