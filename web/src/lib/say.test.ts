import { expect, test } from 'vitest';
import sample from './say.sample.json'; // the engine is held to the same: tests/engine/test_words.py
import type { Line } from './board';
import { Say, type Texts, type Values } from './say';

const texts = sample.texts as unknown as Texts;
interface Case {
  kind: string;
  you: number | null;
  of: unknown;
  said: string;
  now?: Values;
}

test.each(sample.said as Case[])('$kind to $you: $said', ({ kind, you, of, said, now }) => {
  const say = new Say(texts, sample.names, sample.language, you ?? undefined, now);
  if (kind === 'line') expect(say.line(of as Line)).toBe(said);
  if (kind === 'prompt') expect(say.prompt(of as { what: string; seats: number[] })).toBe(said);
  if (kind === 'move') expect(say.move(of as string)).toBe(said);
});

test.each(Object.entries(sample.plurals))('plurals of %s are those of the Unicode CLDR', (language, counts) => {
  const say = new Say({ table: { n: '{n|one|other|many}', two: '{n|one|other}' } }, [], language);
  for (const [n, category] of Object.entries(counts as Record<string, string>)) {
    expect(say.text('table', 'n', { n: Number(n) }), n).toBe(category);
    expect(say.text('table', 'two', { n: Number(n) }), n).toBe(category === 'many' ? 'other' : category);
  }
});

test.each(Object.entries(sample.set))('%s is set as printers do', (language, [written, set]) => {
  expect(new Say({ table: { text: written! } }, [], language).text('table', 'text', { n: 7 })).toBe(set);
});

test('a place that nobody holds has a term of its own', () => {
  expect(new Say(texts, sample.names).name(2)).toBe('Langbart');
});

test('what others do to the one who looks concerns him, what he does himself does not', () => {
  const say = new Say(texts, sample.names, 'de', 1);
  expect(say.concerns({ what: 'give', seat: 0, receiver: 1, card: 'sieve' })).toBe(true);
  expect(say.concerns({ what: 'steal', seat: 0, victim: 1, amount: 1 })).toBe(true);
  expect(say.concerns({ what: 'steal', seat: 1, victim: 0, amount: 1 })).toBe(false);
  expect(say.concerns({ what: 'take', seat: 0, amount: 1 })).toBe(false);
});

test('a line of the table itself is said in the words of the frame', () => {
  const own = { ...texts, line: { clock: '{@seat} hat keine Zeit mehr.', 'clock @seat': 'Deine Zeit ist um.' } };
  expect(new Say(own, sample.names, 'de', 1).line({ what: '@clock', seat: 0 })).toBe('Ada hat keine Zeit mehr.');
  expect(new Say(own, sample.names, 'de', 0).line({ what: '@clock', seat: 0 })).toBe('Deine Zeit ist um.');
});

test('a move that may go wrong has a note', () => {
  const say = new Say({ move: { doubt: 'zweifeln' }, note: { doubt: 'Sonst verteilst du {stakes}.' } }, [], 'de', 0, {
    stakes: 'alles',
  });
  expect(say.note('doubt')).toBe('Sonst verteilst du alles.');
  expect(say.note('flip 1')).toBe('');
});
