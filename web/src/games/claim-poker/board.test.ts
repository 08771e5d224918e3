import { expect, test } from 'vitest';
import { bonusesOf, cardOf, pairs, signed } from './cards';
import { RATIO, ringOf } from './layout';

test('a card by its text', () => {
  expect(cardOf('pick 2')).toEqual({ kinds: ['pick'], value: 2, bonus: null, prospector: false });
  expect(cardOf('double whiskey+pick').kinds).toEqual(['whiskey', 'pick']);
  expect(cardOf('prospector pick+shovel+rifle')).toMatchObject({ value: null, bonus: null, prospector: true });
  expect(bonusesOf(['nugget 3', 'prospector +1', 'prospector -1'])).toEqual(['+1', '−1']);
  expect(signed(-4)).toBe('−4');
});

test('the list offers every two open cards, the last pile with the first too', () => {
  const pile = (kind: string, top: string | null) => ({ kind, top, covered: 3, taken: false });
  const listed = pairs([
    pile('sieve', 'sieve 1'),
    pile('knife', null),
    pile('pick', 'nugget 3'),
    pile('rifle', 'rifle 2'),
  ]);
  expect(listed).toEqual([
    ['take sieve', 'take pick'],
    ['take sieve', 'take rifle'],
    ['take pick', 'take rifle'],
  ]);
});

test.each([
  [183, 310],
  [262, 310],
  [286, 430],
  [298, 338],
  [348, 152],
  [348, 186],
  [348, 270],
  [378, 284],
  [378, 310],
  [378, 390],
  [430, 620],
  [791, 560],
  [956, 420],
  [640, 560],
  [676, 690],
])('on a table of %i × %i the piles lie apart, and can be touched', (w, h) => {
  const { cardW, places } = ringOf(w, h);
  expect(cardW).toBeGreaterThanOrEqual(44);
  for (const [i, one] of places.entries()) {
    expect(one.x - cardW / 2).toBeGreaterThanOrEqual(0);
    expect(one.x + cardW / 2).toBeLessThanOrEqual(w);
    expect(one.y + (cardW * RATIO) / 2).toBeLessThanOrEqual(h);
    for (const other of places.slice(i + 1)) {
      const apart = Math.abs(one.x - other.x) >= cardW || Math.abs(one.y - other.y) >= cardW * RATIO;
      expect(apart).toBe(true);
    }
  }
});

test.each([
  [378, 390],
  [430, 620],
  [791, 560],
])('on a table of %i × %i the cards in hand lie clear of the piles', (w, h) => {
  const { cardW, places, hand, handW } = ringOf(w, h);
  for (const pile of places) {
    const beside = Math.abs(pile.x - hand.x) >= cardW / 2 + handW;
    const above = Math.abs(pile.y - hand.y) >= ((cardW + handW) * RATIO) / 2;
    expect(beside || above).toBe(true);
  }
});
