import { describe, expect, it } from 'vitest';
import { arranged, exchanged } from './order';

const COLOURS = ['green', 'orange', 'blue'];

describe('an order of words', () => {
  it('is whole, whatever a value names', () => {
    expect(arranged('green-orange-blue', COLOURS)).toEqual(COLOURS);
    expect(arranged('blue', COLOURS)).toEqual(['blue', 'green', 'orange']);
    expect(arranged('gold-blue', COLOURS)).toEqual(['blue', 'green', 'orange']);
  });

  it('stays an order when two words change places', () => {
    expect(exchanged(COLOURS, 0, 'blue')).toBe('blue-orange-green');
    expect(exchanged(COLOURS, 1, 'orange')).toBe('green-orange-blue');
  });
});
