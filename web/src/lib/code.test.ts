import { expect, test } from 'vitest';
import { misread, readCode } from './code';

test.each([
  ['K7M2PQ', 'K7M2PQ'],
  [' k7m 2pq ', 'K7M2PQ'],
  ['k7m-2pq', 'K7M2PQ'],
  ['K7M–2PQ.', 'K7M2PQ'],
  ['Ｋ７Ｍ２ＰＱ', 'K7M2PQ'],
  ['https://gold.example/j/k7m2pq?x=1', 'K7M2PQ'],
  [' – ', ''],
])('%s is the code %s', (typed, code) => {
  expect(readCode(typed)).toEqual({ code });
});

test('a link to a table leads to it', () => {
  expect(readCode('https://gold.example/t/XC28Y6H7KU')).toEqual({ table: 'XC28Y6H7KU' });
});

test('what no code has is found, once each', () => {
  expect(misread('K0M1OO')).toEqual(['0', '1', 'O']);
  expect(misread('K7M2PQ')).toEqual([]);
});
