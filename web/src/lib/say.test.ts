import { expect, test } from 'vitest';
import { Say } from './say';

const texts = {
  term: { sieve: 'Sieb', '@2': 'Langbart', double: 'doppelt', pick: 'Hacke' },
  story: { take: '{@seat} nimmt {amount} {amount|Nugget|Nuggets}.', met: '{cards}' },
  prompt: { set: '{who}: legt heraus.' },
  move: { rob: 'beraube {@1}', foot: '{1} {1|Feld|Felder}', roll: 'würfeln' },
  ending: { last: 'Aus.' },
};
const say = new Say(texts, ['Ada', 'Bo'], 'de');

test('slots are values, names and words that depend on a number', () => {
  expect(say.line({ what: 'take', seat: 1, amount: 1 })).toBe('Bo nimmt 1 Nugget.');
  expect(say.line({ what: 'take', seat: 0, amount: 3 })).toBe('Ada nimmt 3 Nuggets.');
});

test('a place that nobody holds has a term of its own', () => {
  expect(say.name(2)).toBe('Langbart');
});

test('what is made up of several words is taken part by part, a list is strung together', () => {
  expect(say.term('double sieve+pick')).toBe('doppelt Sieb+Hacke');
  expect(say.line({ what: 'met', cards: ['sieve', 'pick 2'] })).toBe('Sieb, Hacke 2');
});

test('a move is said with its arguments; one without words is said as it is written', () => {
  expect(say.move('rob 1')).toBe('beraube Bo');
  expect(say.move('foot 1')).toBe('1 Feld');
  expect(say.move('foot 4')).toBe('4 Felder');
  expect(say.move('leap 3')).toBe('leap 3');
});

test('in French, nothing is singular', () => {
  const french = new Say({ story: { n: '{count|pépite|pépites}' } }, [], 'fr');
  expect(french.line({ what: 'n', count: 0 })).toBe('pépite');
  expect(new Say({ story: { n: '{count|nugget|nuggets}' } }).line({ what: 'n', count: 0 })).toBe('nuggets');
});

test('a prompt names everyone who is expected to act', () => {
  expect(say.prompt({ what: 'set', seats: [0, 1] })).toBe('Ada, Bo: legt heraus.');
});
