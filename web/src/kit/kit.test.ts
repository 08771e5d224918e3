import { beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../lib/board';

const chosen = vi.hoisted(() => ({ motion: 'full', speed: 'calm' }));
vi.mock('../lib/settings.svelte', () => ({ settings: chosen }));

import { Feed, type Happening } from './feed.svelte';
import { Intent } from './intent.svelte';
import { Stage, type Scene } from './stage.svelte';
import { countingTo, paced } from './tempo';

interface View {
  score: number;
}

const at = (number: number, more: object = {}) => ({ match: 'm', seat: 0, number, view: { score: number }, ...more });
const line: Line = { what: 'take', seat: 0 };

class Timer {
  calls: { ms: number; call: () => void }[] = [];
  after(ms: number, call: () => void) {
    const one = { ms, call };
    this.calls.push(one);
    return () => (this.calls = this.calls.filter((other) => other !== one));
  }
  run() {
    this.calls.shift()?.call();
  }
}

/** A script that counts up: a scene for each line, then the view. */
const counting = {
  still: (view: View) => view.score,
  scenes: (from: number, { view, lines }: Happening<View>): Scene<number>[] => [
    ...lines.map((told, i) => ({
      shown: from + i + 0.5,
      ms: 600,
      ...(told['waits'] ? { waits: told['waits'] as 'always' } : {}),
      ...(told['calm'] ? { calm: true as const } : {}),
      ...(told['pictured'] ? { pictured: true as const } : {}),
    })),
    { shown: view.score, ms: 0 },
  ],
};

let feed: Feed<View>;
let timer: Timer;
let stage: Stage<View, Line, number>;

beforeEach(() => {
  chosen.speed = 'calm';
  feed = new Feed();
  feed.jump(at(0));
  timer = new Timer();
  stage = new Stage(feed, counting, { view: { score: 0 }, number: 0 }, null, timer);
});

test('an event is told once, however often it comes', () => {
  const told = vi.spyOn(stage, 'tell');
  expect(feed.tell(at(1), [line])).toBe(600);
  expect(feed.tell(at(1), [line])).toBe(0);
  feed.jump(at(1)); // the same position after a lost connection
  expect(told).toHaveBeenCalledTimes(1);
  expect(stage.shown).toBe(0.5);
  timer.run();
  expect(stage.shown).toBe(1);
  expect([stage.busy, feed.busy]).toEqual([false, false]);
});

test('a picture shows what is seen for a moment, and goes on from there', () => {
  const pictured = { ...counting, pictures: true as const };
  const seen = { ...line, pictured: true };
  feed.pictures = true;
  feed.picture(at(1), { score: 0 }, [line, seen]); // before the board is there
  const still = new Stage(feed, pictured, { view: { score: 0 }, number: 0 }, null, timer);
  expect(still.shown).toBe(1.5);
  expect(timer.calls).toEqual([]); // nothing moves
  feed.seen();
  expect(still.shown).toBe(1);
  feed.picture(at(2), { score: 1 }, []);
  expect(still.shown).toBe(2);

  feed.tell(at(3), [line, seen]);
  timer.run();
  expect(still.shown).toBe(3.5);
  expect(timer.calls).toEqual([]); // it stays until one goes on
  feed.tell(at(4), [line]);
  expect(still.shown).toBe(3); // how the one before ends comes first
  timer.run();
  expect(still.shown).toBe(3.5);
  timer.run();
  expect(still.shown).toBe(4);
});

test('another match, another seat, or no story is a jump', () => {
  for (const position of [at(1, { match: 'n' }), at(2, { match: 'n', seat: 1 })]) {
    expect(feed.tell(position, [line])).toBe(0);
    expect(stage.shown).toBe(position.number);
    expect(stage.busy).toBe(false);
  }
});

test('a decision taken back and made otherwise is news', () => {
  feed.tell(at(1), [line]);
  feed.jump(at(0));
  expect(stage.shown).toBe(0);
  feed.tell(at(1), [line]);
  timer.run();
  expect(stage.shown).toBe(1);
});

test('a tap skips to the position itself', () => {
  feed.tell(at(1), [line, line]);
  feed.skip();
  expect(stage.shown).toBe(1);
  expect(timer.calls).toEqual([]);
});

test('an event in the middle of another goes on from where that leads', () => {
  feed.tell(at(1), [line, line]);
  feed.tell(at(2), [line]);
  expect(stage.shown).toBe(1.5);
});

test('what must be seen waits, and neither time nor a tap goes over it', () => {
  feed.tell(at(1), [line, { ...line, waits: 'always' }, line]);
  feed.skip();
  expect(stage.shown).toBe(1.5);
  expect(feed.awaits).toBe(true);
  feed.skip();
  expect(stage.shown).toBe(1.5);
  expect(timer.calls).toEqual([]);
  feed.seen();
  expect(stage.shown).toBe(2.5);
  expect(feed.awaits).toBe(false);
});

test('what shows for a moment waits only where the device is handed on', () => {
  feed.tell(at(1), [{ ...line, waits: 'handing' }]);
  expect(feed.awaits).toBe(false);
  feed.handing = true;
  feed.tell(at(2), [{ ...line, waits: 'handing' }]);
  expect(feed.awaits).toBe(true);
});

test('who is asked whether he has seen it is heard, even where the device stays with him after all', () => {
  feed.handing = true;
  feed.tell(at(1), [{ ...line, waits: 'handing' }]);
  feed.handing = false; // a decision was taken back meanwhile
  feed.seen();
  expect([stage.shown, stage.busy, feed.awaits]).toEqual([1, false, false]);
});

test('what was said to have been seen is not shown again to who comes back', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const arriving = {
    ...counting,
    arrival: (_: View, number: number, story: readonly Line[], handed: boolean): Scene<number>[] => [
      ...story.map((told) => ({ shown: number + 0.25, ms: 0, waits: 'always' as const, once: told.what! })),
      ...(handed ? [{ shown: number + 0.75, ms: 100 }] : []),
    ],
  };
  const arrive = (seat: number) => {
    feed.jump(at(3, { seat, match: 'seen' }), [line], true);
    return new Stage(feed, arriving, { view: { score: 3 }, number: 3 }, null, timer);
  };
  expect(arrive(0).shown).toBe(3.25);
  expect(arrive(0).shown).toBe(3.25); // a reload before it was said
  feed.seen();
  expect(feed.awaits).toBe(false);
  expect(arrive(0).shown).toBe(3.75);
  expect(arrive(1).shown).toBe(3.25); // somebody else has his own
  vi.unstubAllGlobals();
});

test('what happens before a board is there is part of what it arrives to', () => {
  stage.close();
  feed.jump(at(1), [{ what: 'look' }]);
  feed.tell(at(2), [{ what: 'roll' }]);
  const told = vi.fn();
  feed.listen({
    tell: () => 0,
    jump: (_, number, story) => told(number, story),
    picture: () => {},
    skip: () => {},
    seen: () => {},
  });
  expect(told).toHaveBeenCalledWith(2, [{ what: 'look' }, { what: 'roll' }]);
});

test('in brisk nothing takes longer than a quarter of a second, at once takes no time', () => {
  expect([paced(600, 'calm'), paced(600, 'brisk'), paced(90, 'brisk'), paced(600, 'once')]).toEqual([600, 250, 90, 0]);
  chosen.speed = 'once';
  expect(feed.tell(at(1), [line, line])).toBe(0);
  expect(stage.shown).toBe(1);
  feed.tell(at(2), [{ ...line, waits: 'always' }]);
  expect(stage.shown).toBe(1.5);
});

test('one counts one by one in calm, in a few steps in brisk, and always to the end', () => {
  expect(countingTo(4)).toEqual([1, 2, 3, 4]);
  expect(countingTo(0)).toEqual([]);
  expect(countingTo(77).length).toBe(40);
  chosen.speed = 'brisk';
  expect(countingTo(3)).toEqual([1, 2, 3]);
  expect(countingTo(24)).toEqual([5, 10, 14, 19, 24]);
});

test('a bill is written line by line only where somebody takes his time', () => {
  const slowly = [line, { ...line, calm: true }, { ...line, calm: true }];
  expect(feed.tell(at(1), slowly)).toBe(1800);
  chosen.speed = 'brisk';
  expect(feed.tell(at(2), slowly)).toBe(250);
  timer.run();
  expect(stage.shown).toBe(2);
});

test('cards that are seen once keep their time at every speed', () => {
  chosen.speed = 'once';
  expect(feed.tell(at(1), [line, { ...line, waits: 'handing' }])).toBe(600);
});

test('a board that is gone is not told, and nobody waits for it', () => {
  feed.tell(at(1), [line]);
  stage.close();
  expect(feed.busy).toBe(false);
  expect(feed.tell(at(2), [line])).toBe(0);
});

function sending() {
  const answers: ((accepted: boolean) => void)[] = [];
  const sent: string[] = [];
  const play = (move: string) => {
    sent.push(move);
    return new Promise<boolean>((answer) => answers.push(answer));
  };
  const answer = async (accepted = true) => {
    answers.shift()!(accepted);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { play, sent, answer };
}

test('an intent sends one move after the other', async () => {
  const { play, sent, answer } = sending();
  const intent = new Intent(play, (move) => move);
  intent.set(['aside 4 3', 'roll']);
  expect(sent).toEqual(['aside 4 3']);
  await answer();
  expect(sent).toEqual(['aside 4 3', 'roll']);
  await answer();
  expect(intent.waiting).toEqual([]);
});

test('a refusal ends an intent, and so does a step that is none any more', async () => {
  const { play, sent, answer } = sending();
  let legal = ['a', 'b'];
  const intent = new Intent(play, (move) => (legal.includes(move) ? move : null));
  intent.set(['a', 'b']);
  await answer(false);
  expect(sent).toEqual(['a']);
  expect(intent.waiting).toEqual([]);
  intent.set(['a', 'b']);
  legal = [];
  await answer();
  expect(sent).toEqual(['a', 'a']);
  expect(intent.waiting).toEqual([]);
});

test('a route may grow and shrink while it is walked', async () => {
  const { play, sent, answer } = sending();
  const intent = new Intent<number>(play, (field) => `step ${field}`);
  intent.add(1);
  intent.add(2);
  intent.add(3);
  intent.keep(2);
  await answer();
  await answer();
  expect(sent).toEqual(['step 1', 'step 2']);
});
