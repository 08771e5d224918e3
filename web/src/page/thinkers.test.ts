import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answered, Asked } from './loops';
import { thinkers } from './thinkers';

/** A worker as the browser makes them; `answers` is whether anything comes of what it is asked. */
class Silent {
  static made: Silent[] = [];
  static answers = false;
  onmessage: ((event: { data: Answered }) => void) | null = null;
  onerror: (() => void) | null = null;
  ended = false;

  constructor() {
    Silent.made.push(this);
  }

  postMessage({ id }: Asked): void {
    if (Silent.answers)
      queueMicrotask(() => this.onmessage?.({ data: { id, result: id, times: 1, read: new Uint8Array() } }));
  }

  terminate(): void {
    this.ended = true;
  }
}

const nothing = { toJs: () => new Uint8Array() };
const ask = (run: ReturnType<typeof thinkers>) => run('move', 'gold', '{}', nothing);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Silent);
  Silent.made = [];
  Silent.answers = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that does not answer is given up, and the next job gets a new one', async () => {
  const run = thinkers(() => '');
  const said = Promise.allSettled([ask(run), ask(run)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await said).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(Silent.made.map(({ ended }) => ended)).toEqual([true]);
  Silent.answers = true;
  expect((await ask(run)).times).toBe(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(Silent.made.map(({ ended }) => ended)).toEqual([true, false]); // who has nothing to do is not given up
});

test('a worker that breaks tells everybody who waits for it', async () => {
  const run = thinkers(() => '');
  const said = Promise.allSettled([ask(run), ask(run)]);
  Silent.made[0]?.onerror?.();
  expect((await said).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
