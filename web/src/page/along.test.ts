import { expect, test } from 'vitest';
import { matchesIn } from './along';

const RECORD = { format: 'motherlode/1', game: 'gold' };

test('what a device has saved says whose seats are whose', () => {
  const saved = {
    person: 'ada',
    records: { A: RECORD, B: RECORD },
    results: {
      A: {
        ended: 7,
        fared: [
          [0, null, 3, 0],
          [1, 'ada', 4, 1],
          [2, 'bo', 1, 0],
        ],
      },
    },
  };
  expect(matchesIn(JSON.stringify(saved))).toEqual([
    { id: null, match: { record: RECORD, seats: [1], ended: 7 } },
    { id: null, match: { record: RECORD } },
  ]);
});

test('what began in the middle stays where it was played', () => {
  const saved = { person: 'ada', records: { A: { ...RECORD, position: 'AAAA' }, B: RECORD } };
  expect(matchesIn(JSON.stringify(saved))).toEqual([{ id: null, match: { record: RECORD } }]);
});

test('a record alone is one match', () => {
  expect(matchesIn(JSON.stringify(RECORD))).toEqual([{ id: null, match: { record: RECORD } }]);
});

test('anything else has none: what a server saves names addresses', () => {
  for (const text of ['', 'gold', '3', 'null', '[]', '{}', '{"records":["/api/matches/A/record"]}'])
    expect(matchesIn(text)).toEqual([]);
});
