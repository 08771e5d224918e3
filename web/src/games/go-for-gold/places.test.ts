import { expect, test } from 'vitest';
import type { Field, Island } from '../../generated/go-for-gold';
import { fieldNear, movesByField, placesIn, stepTo } from './places';
import { LARGE, ranksIn } from './tally';

const at = (x: number, y: number): Field => ({ x, y, symbol: 'land', number: 0, colour: '' });
const FIELDS = [at(2, 0), at(4, 0), at(1, 1), at(3, 1), at(5, 1)];
const ISLAND: Island = { name: 'a', reconstructed: true, fields: FIELDS, lakes: [] };

test('a step leads to the field beside, and nowhere over water', () => {
  expect(stepTo(FIELDS, 0, 'E')).toBe(1);
  expect(stepTo(FIELDS, 0, 'SE')).toBe(3);
  expect(stepTo(FIELDS, 0, 'NE')).toBe(-1);
});

test('a field means the move that leads there', () => {
  const moves = movesByField(FIELDS, 3, ['step W', 'step NE', 'foot 3', 'search']);
  expect([...moves]).toEqual([
    [2, 'step W'],
    [1, 'step NE'],
  ]);
  expect(movesByField(FIELDS, -1, ['harbour 2']).get(2)).toBe('harbour 2');
});

test('a finger finds the nearest field, and none far out at sea', () => {
  const places = placesIn(ISLAND, 300, 200);
  const [x, y] = places.at(FIELDS[3]!);
  expect(fieldNear(places, FIELDS, [x + 6, y - 5], 30)).toBe(3);
  expect(fieldNear(places, FIELDS, [-100, -100], 30)).toBe(-1);
});

test('all fields lie within the frame, whatever its shape', () => {
  for (const [width, height] of [
    [360, 320],
    [736, 600],
    [120, 60],
  ] as const) {
    const places = placesIn(ISLAND, width, height);
    for (const [x, y] of FIELDS.map(places.at)) {
      expect(x).toBeGreaterThan(places.dx * 0.9);
      expect(x).toBeLessThan(width - places.dx * 0.9);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
});

test('shovels and feet are large while there is room, and close ranks when there are many', () => {
  expect(ranksIn(240, [2, 1])).toEqual({ rows: 1, size: LARGE, gap: LARGE - 3 });
  const many = ranksIn(240, [11, 6]);
  expect(many.rows).toBe(2);
  expect(2 * many.size + (6 - 1 + 3 - 1) * many.gap).toBeLessThanOrEqual(240);
});
