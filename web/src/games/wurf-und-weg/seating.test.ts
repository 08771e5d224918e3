import { expect, test } from 'vitest';
import type { Player } from '../../generated/wurf-und-weg';
import { seatingFor } from './seating';

const players = (count: number) => Array.from({ length: count }, (_, seat) => ({ left: (seat + 1) % count }) as Player);

test('everything has a size, on the smallest window and for all numbers of players', () => {
  for (let count = 2; count <= 6; count++)
    for (let width = 320; width <= 1400; width += 60)
      for (let height = 60; height <= 900; height += 30) {
        const seating = seatingFor(players(count), 0, width, height);
        const sizes = [seating.place, seating.tray.r, seating.corner.size, seating.mat.width];
        expect(Math.min(...sizes), `${count} players, ${width} by ${height}`).toBeGreaterThan(6);
        expect(seating.others).toHaveLength(count - 1);
      }
});

test.each([[590, 382], [540, 352], [470, 360]])('on a phone on its side, on %i × %i, nobody sits on anybody else or on the tray', (width, height) => {
  for (let count = 2; count <= 6; count++) {
    const { others, place, tray } = seatingFor(players(count), 0, width, height);
    const xs = others.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b)); // from the left neighbour on
    for (const [nth, x] of xs.entries()) {
      expect(x - place / 2).toBeGreaterThanOrEqual(0);
      expect(x + place / 2).toBeLessThanOrEqual(width);
      expect(Math.abs(x - tray.x)).toBeGreaterThanOrEqual(place / 2 + tray.r);
      if (nth) expect(x - xs[nth - 1]!).toBeGreaterThanOrEqual(place + 8);
    }
  }
});
