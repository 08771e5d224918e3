import { expect, test } from 'vitest';
import type { RauschLine, RauschView } from '../../generated/gold-rausch';
import { choicesOf, owns } from './choices';
import { layoutOf, type Box } from './layout';
import { holdOf, isSeen, momentOf, turns } from './moment';

const SIZES = [
  [360, 480],
  [390, 620],
  [700, 700],
  [980, 760],
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
  const camps = layoutOf(390, 620, 2).camps.map(({ tag }) => [tag.x < 195 ? 'left' : 'right', tag.y < 310 ? 'top' : 'low']);
  expect(camps).toEqual([
    ['right', 'top'],
    ['right', 'low'],
    ['left', 'low'],
    ['left', 'top'],
  ]);
});

test('an empty card is shown, and closes over', () => {
  const lines: RauschLine[] = [{ what: 'empty', seat: 0, place: 4 }];
  const seen = momentOf(null, lines).river.get(4);
  expect(seen?.face.what).toBe('empty');
  expect(isSeen(seen, 0)).toBe(true);
  expect(isSeen(seen, holdOf(lines))).toBe(false);
});

test('a whiskey shows with the tools that were open, until all are turned back', () => {
  const prospectors = [0, 1, 2, 3].map((seat) => ({ seat, left: seat === 1 ? 'pick' : null, right: null }));
  const before = { prospectors, river: [], target: 0 } as unknown as RauschView;
  const lines: RauschLine[] = [
    { what: 'uncover', seat: 0, prospector: 3, side: 'right', card: 'whiskey' },
    { what: 'wrong-whiskey', seat: 0 },
  ];
  const { gear } = momentOf(before, lines);
  expect([...gear].map(([spot, { face }]) => [spot, face])).toEqual([
    ['1 left', 'pick'],
    ['3 right', 'whiskey'],
  ]);
});

test('a wrong doubt turns all cards, and the gold leaves one by one', () => {
  const moment = momentOf(null, [
    { what: 'doubt-wrong', seat: 0, count: 2 },
    { what: 'doubt-empty', places: [0, 1] },
    { what: 'dealt-nuggets', seat: 1, place: 5, count: 2 },
    { what: 'dealt-teeth', seat: 2, place: 7, count: 1 },
  ]);
  expect([...moment.river.keys()].sort()).toEqual([0, 1, 5, 7]);
  expect(moment.flights.map(({ to }) => to)).toEqual(['won 1', 'won 2']);
  expect(moment.flights[1]!.at).toBeGreaterThan(moment.flights[0]!.at);
  expect(turns(moment).at(-1)).toBe(moment.ends);
});

test('moves by the thing one touches', () => {
  const choices = choicesOf(['flip 3', 'aim 0', 'uncover 2 left', 'swap 0 left 3 right', 'draw 1', 'doubt']);
  expect(choices.river.get(3)).toBe('flip 3');
  expect(choices.river.get(0)).toBe('aim 0');
  expect(choices.gear.get('2 left')).toBe('uncover 2 left');
  expect(choices.draws.get(1)).toBe('draw 1');
  expect(owns(choices)).toEqual(['0 left']);
  expect(choices.swaps[0]!.other).toBe('3 right');
});
