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

test.each([
  [590, 382],
  [540, 352],
  [470, 360],
])('on a phone on its side, on %i × %i, nobody sits on anybody else or on the tray', (width, height) => {
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

test.each([
  [780, 585],
  [350, 466],
  [390, 560],
  [1040, 700],
  [1120, 780],
])('on %i × %i nobody sits on anybody else, nor on the pile or the bell', (width, height) => {
  for (let count = 2; count <= 6; count++) {
    const { others, place, tight, corner, mat } = seatingFor(players(count), 0, width, height);
    const tall = place * 0.56 + (tight ? 44 : 74);
    const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
    const boxes = others.map(({ x, y }) => box(x - place / 2, y - tall / 2, place, tall));
    const pile = box(corner.x, corner.y, corner.size * 1.1, corner.size * 0.616 + 12);
    const own = box(mat.x - mat.width / 2, mat.y - mat.width * 0.28, mat.width, mat.width * 0.56);
    const apart = (one: typeof pile, other: typeof pile) =>
      one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
    const all = [...boxes, pile, { ...pile, x: width - corner.x - pile.w }, own];
    for (const [nth, one] of all.entries())
      for (const other of all.slice(nth + 1))
        expect(apart(one, other), `${count} players: ${JSON.stringify([one, other])}`).toBe(true);
  }
});
