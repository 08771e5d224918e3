import { expect, test } from 'vitest';
import type { Player } from '../../generated/wurf-und-weg';
import { settle, spread } from './hand';
import { around, seatingFor } from './seating';

const NONE: ReadonlySet<number> = new Set();

test('dice that stay keep their places', () => {
  const rolled = settle([], ['clover', 'pig', 'cat'], 0, NONE, true);
  const left = settle(rolled, ['clover', 'cat'], 0, NONE, false);
  expect(left.map(({ symbol, slot }) => [symbol, slot])).toEqual([
    ['clover', 0],
    ['cat', 2],
  ]);
});

test('of two alike, the one that was sent has left', () => {
  const rolled = settle([], ['pig', 'pig'], 0, NONE, true);
  const left = settle(rolled, ['pig'], 0, new Set([rolled[0]!.id]), false);
  expect(left).toEqual([rolled[1]]);
});

test('of two alike that were both sent, the first has left first', () => {
  const rolled = settle([], ['pig', 'pig', 'cat'], 0, NONE, true);
  const [one, other, cat] = rolled;
  for (const [first, second] of [
    [one, other],
    [other, one],
  ]) {
    expect(settle(rolled, ['pig', 'cat'], 0, new Set([first!.id, second!.id]), false)).toContain(second);
  }
  expect(settle(rolled, ['cat'], 0, new Set([one!.id, other!.id]), false)).toEqual([cat]);
});

test('a new roll is new dice', () => {
  const before = settle([], ['pig'], 0, NONE, true);
  const after = settle(before, ['pig', 'cat'], 0, NONE, true);
  expect(after.map(({ slot }) => slot)).toEqual([0, 1]);
  expect(after.some(({ id }) => id === before[0]!.id)).toBe(false);
});

test('dice are never too small for a thumb', () => {
  for (const count of [1, 3, 5, 8, 18]) {
    expect(spread(count, 260, 120, 86).size).toBeGreaterThanOrEqual(44);
  }
  expect(spread(3, 260, 120, 86)).toEqual({ size: 260 / 3 - 6, columns: 3 });
});

function player(seat: number, seats: number): Player {
  const [left, right] = [(seat + 1) % seats, (seat + seats - 1) % seats];
  return { seat, left, right, coaster: null, shown: [], unrolled: 3, passed: 0, prizes: 0, rolls: null, empty: false };
}

test('the left neighbour sits on the left, the right one on the right', () => {
  const players = [0, 1, 2, 3].map((seat) => player(seat, 4));
  expect(around(players, 2)).toEqual([3, 0, 1]);
  const { others } = seatingFor(players, 2, 390, 620);
  expect(others[0]!.x).toBeLessThan(others[1]!.x);
  expect(others[1]!.x).toBeLessThan(others[2]!.x);
});

test('the tray lies clear of whoever sits beside it or opposite', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const players = Array.from({ length: seats }, (_, seat) => player(seat, seats));
    for (const [width, height] of [
      [360, 480],
      [390, 620],
      [980, 760],
    ] as const) {
      const { tray, others, place, upper } = seatingFor(players, 0, width, height);
      expect(tray.r).toBeGreaterThan(40);
      expect(tray.y + tray.r).toBeLessThanOrEqual(upper);
      for (const { x, y } of others) {
        const across = Math.abs(x - tray.x) - place / 2;
        const down = Math.abs(y - tray.y) - (place * 0.56) / 2;
        expect(Math.max(across, down)).toBeGreaterThan(tray.r - 20);
      }
    }
  }
});
