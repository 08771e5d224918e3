import { expect, test } from 'vitest';
import { choicesOf, gearOf, owns } from './choices';
import { layoutOf, type Box } from './layout';

const SIZES = [
  [195, 450], // a phone at 200 %
  [360, 355],
  [360, 400],
  [360, 480],
  [390, 620],
  [700, 700],
  [980, 760],
  [520, 352], // a phone on its side
  [505, 442], // a desktop at 200 %
  [600, 382],
] as const;

const apart = (a: Box, b: Box) =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

test.each(SIZES)('on %i × %i every card can be touched and lies on the board', (w, h) => {
  for (const me of [-1, 0, 3]) {
    const layout = layoutOf(w, h, me);
    const gear = layout.camps.flatMap((camp) => [camp.left, camp.right]);
    for (const box of [...layout.river, ...gear]) {
      expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(w);
      expect(box.y + box.h).toBeLessThanOrEqual(h);
    }
    for (const card of gear) for (const place of layout.river) expect(apart(card, place)).toBe(true);
    for (const [i, one] of gear.entries()) {
      for (const other of gear.slice(i + 1)) expect(apart(one, other)).toBe(true);
    }
  }
});

test('I sit at the lower left, and the others follow clockwise', () => {
  const camps = layoutOf(390, 620, 2).camps.map(({ tag }) => [
    tag.x < 195 ? 'left' : 'right',
    tag.y < 310 ? 'top' : 'low',
  ]);
  expect(camps).toEqual([
    ['right', 'top'],
    ['right', 'low'],
    ['left', 'low'],
    ['left', 'top'],
  ]);
});

test('moves by the thing one touches', () => {
  const choices = choicesOf(['flip 3', 'aim 0', 'uncover 2 left', 'swap 0 left 3 right', 'draw 1', 'doubt']);
  expect(choices.river.get(3)).toBe('flip 3');
  expect(choices.river.get(0)).toBe('aim 0');
  expect(choices.gear.get('2 left')).toBe('uncover 2 left');
  expect(choices.draws.get(1)).toBe('draw 1');
  expect(owns(choices)).toEqual(['0 left']);
  expect(choices.swaps[0]!.other).toBe('3 right');
  expect([gearOf('uncover 2 left'), gearOf('swap 0 left 3 right'), gearOf('flip 3'), gearOf(null)]).toEqual([
    '2 left',
    '3 right',
    null,
    null,
  ]);
});
