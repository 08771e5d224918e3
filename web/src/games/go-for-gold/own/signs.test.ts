import { describe, expect, test } from 'vitest';
import type { Field } from '../../../generated/go-for-gold';
import { fieldsOf, oddness, put, signAt, signsOf } from './signs';

const TEXT = '# a remark\n H .\n  4 R\n';
const field = (x: number, y: number, symbol: Field['symbol'], number = 0, colour = ''): Field => ({
  x,
  y,
  symbol,
  number,
  colour,
});
const FIELDS = [
  field(2, 2, 'harbour'),
  field(4, 2, 'land'),
  field(3, 3, 'treasure', 4),
  field(5, 3, 'temple', 0, 'red'),
];
const signs = signsOf(TEXT, FIELDS);

test('what a sign means is read off an island that is known', () => {
  expect([...signs.keys()]).toEqual(['.', 'H', '4', 'R']);
  expect(fieldsOf(TEXT, signs)).toEqual(expect.arrayContaining(FIELDS));
  expect(fieldsOf('# H\nx H', signs)).toEqual([field(3, 2, 'harbour')]);
});

test('every other square is a field, as the first sign says', () => {
  expect([oddness(TEXT), oddness('#\n'), oddness(' .')]).toEqual([0, 0, 1]);
});

describe('putting a sign', () => {
  test('within the lines, beyond their end and below them', () => {
    expect(put(TEXT, { x: 4, y: 2 }, 'H')).toEqual({ text: '# a remark\n H H\n  4 R\n', dx: 0, dy: 0 });
    expect(put(TEXT, { x: 8, y: 2 }, '.').text).toBe('# a remark\n H .   .\n  4 R\n');
    expect(put(TEXT, { x: 4, y: 4 }, '.').text).toBe('# a remark\n H .\n  4 R\n   .\n');
    expect(put('', { x: 1, y: 1 }, 'H').text).toBe('H\n');
  });

  test('a blank takes it away, and nothing is left behind it', () => {
    expect(put(TEXT, { x: 5, y: 3 }, ' ').text).toBe('# a remark\n H .\n  4\n');
  });

  test('above the first line and before the first column everything moves, remarks stay whole', () => {
    expect(put(TEXT, { x: 3, y: 1 }, '.')).toEqual({ text: '# a remark\n  .\n H .\n  4 R\n', dx: 0, dy: 1 });
    const left = put(TEXT, { x: 0, y: 2 }, '.');
    expect(left).toEqual({ text: '# a remark\n . H .\n    4 R\n', dx: 2, dy: 0 });
    expect(signAt(left.text, { x: 2, y: 2 })).toBe('.');
    expect(put(' .\n', { x: 1, y: 0 }, 'H')).toEqual({ text: 'H\n .\n', dx: 0, dy: 1 });
  });

  test('the fields stay fields wherever one is put', () => {
    for (const spot of [
      { x: 0, y: 2 },
      { x: 3, y: 1 },
      { x: 5, y: -1 },
      { x: -2, y: 4 },
    ]) {
      const { text, dx, dy } = put(TEXT, spot, '.');
      const squares = fieldsOf(text, signs).map(({ x, y }) => (x + y) % 2);
      expect(new Set(squares).size, text).toBe(1);
      expect(signAt(text, { x: spot.x + dx, y: spot.y + dy })).toBe('.');
    }
  });
});
