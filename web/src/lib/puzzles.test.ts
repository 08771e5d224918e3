import { expect, test } from 'vitest';
import { answered, byTopic, next, nobody } from './puzzles';

const some = [
  { id: 'a', topic: 'roll', rating: 800 },
  { id: 'b', topic: 'take', rating: 1050 },
  { id: 'c', topic: 'roll', rating: 1400 },
];

test('a right answer to something hard is worth more, and a wrong one ends the row', () => {
  const easy = answered(nobody(), some[0]!, true);
  const hard = answered(nobody(), some[2]!, true);
  expect(hard.rating - 1000).toBeGreaterThan(easy.rating - 1000);
  expect(easy.rating).toBeGreaterThan(1000);
  const lost = answered(answered(easy, some[1]!, true), some[2]!, false);
  expect([lost.row, lost.longest]).toEqual([0, 2]);
});

test('only the first answer to a puzzle counts', () => {
  const once = answered(nobody(), some[1]!, false);
  expect(answered(once, some[1]!, true)).toBe(once);
});

test('next comes what is nearest to what one can, then what went wrong, then nothing', () => {
  let fared = nobody();
  expect(next(some, fared, '')?.id).toBe('b');
  expect(next(some, fared, 'roll')?.id).toBe('a');
  fared = answered(answered(fared, some[1]!, true), some[0]!, false);
  fared = answered(fared, some[2]!, true);
  expect(next(some, fared, '')?.id).toBe('a');
  expect(next(some, fared, '', 'a')).toBe(null);
  expect(byTopic(some, fared, 'roll')).toEqual({ all: 2, tried: 2, right: 1 });
});
