import { expect, test } from 'vitest';
import { fitOf, fits } from './fit';

test('a game for two to four', () => {
  const counts = [2, 3, 4];
  expect(fits(fitOf(3, counts))).toBe(true);
  expect(fitOf(5, counts)).toEqual({ bots: null, byes: 1 });
  expect(fitOf(1, counts)).toEqual({ bots: 1, byes: null });
});

test('a game for two or four offers both to three', () => {
  expect(fitOf(3, [2, 4])).toEqual({ bots: 1, byes: 1 });
});

test('a game for one suits nobody', () => {
  expect(fitOf(2, [1])).toEqual({ bots: null, byes: null });
  expect(fits(fitOf(2, [1]))).toBe(false);
});
