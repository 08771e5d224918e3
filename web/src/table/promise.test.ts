import { expect, test } from 'vitest';
import { added, heard, type Kept } from './promise';

const NOTHING: Kept = { tables: {}, matches: {} };
const lobby = (commitment: string, match: string | null = null) => ({
  id: 'T',
  status: match ? ('over' as const) : ('lobby' as const),
  match,
  commitment,
});
const playing = (match: string, commitment: string) => ({ id: 'T', status: 'playing' as const, match, commitment });

test('the commitment of the lobby and what one added are kept for the match that begins', () => {
  let kept = added(heard(NOTHING, lobby('c1'), false), 'T', 'c1', 'mine');
  kept = heard(kept, lobby('c1'), true);
  kept = heard(kept, playing('m1', 'c1'), true);
  expect(kept).toEqual({ tables: {}, matches: { m1: { commitment: 'c1', entropy: 'mine' } } });
});

test('another commitment than before counts for nothing, in the lobby and when the match begins', () => {
  const kept = added(heard(NOTHING, lobby('c1'), false), 'T', 'c1', 'mine');
  expect(heard(heard(kept, lobby('c2'), true), playing('m1', 'c2'), true).matches['m1']).toEqual({
    commitment: 'c1',
    entropy: 'mine',
  });
  expect(heard(kept, playing('m1', 'c2'), true).matches['m1']).toEqual({ commitment: 'c1', entropy: 'mine' });
});

test('who was away when it began says so, unless the commitment is the one he knows', () => {
  const kept = added(heard(NOTHING, lobby('c1'), false), 'T', 'c1', 'mine');
  expect(heard(kept, playing('m1', 'c1'), false).matches['m1']).toEqual({ commitment: 'c1', entropy: 'mine' });
  expect(heard(kept, playing('m2', 'c2'), false).matches['m2']).toMatchObject({ commitment: 'c1', unsure: true });
  expect(heard(kept, lobby('c2', 'm1'), false)).toEqual({
    tables: { T: { commitment: 'c2' } },
    matches: { m1: { commitment: 'c1', entropy: 'mine', unsure: true } },
  });
});

test('who comes when it runs was not promised anything before', () => {
  const kept = heard(NOTHING, playing('m1', 'c1'), false);
  expect(kept.matches['m1']).toEqual({ commitment: 'c1', late: true });
  expect(heard(kept, lobby('c2', 'm1'), true)).toEqual({ tables: { T: { commitment: 'c2' } }, matches: kept.matches });
});

test('a rematch has a promise of its own', () => {
  let kept = heard(heard(NOTHING, lobby('c1'), false), playing('m1', 'c1'), true);
  kept = added(heard(kept, lobby('c2', 'm1'), true), 'T', 'c2', 'more');
  kept = heard(kept, playing('m2', 'c2'), true);
  expect(kept.matches).toEqual({ m1: { commitment: 'c1' }, m2: { commitment: 'c2', entropy: 'more' } });
});

test('only the newest are kept', () => {
  let kept = NOTHING;
  for (let n = 0; n < 200; n++) kept = heard(kept, { ...playing(`m${n}`, `c${n}`), id: `T${n}` }, false);
  expect(Object.keys(kept.matches)).toHaveLength(60);
  expect(kept.matches['m199']).toBeDefined();
});
