import { expect, test, vi } from 'vitest';
import type { Player, WurfLine, WurfView } from '../../generated/wurf-und-weg';

vi.mock('../../lib/settings.svelte', () => ({ settings: { motion: 'full', speed: 'calm' } }));

import { scenes, still, type Shown } from './script';

const NONE: ReadonlySet<number> = new Set();

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    left: 1 - seat,
    right: 1 - seat,
    coaster: null,
    shown: [],
    unrolled: 0,
    passed: 0,
    prizes: 0,
    rolls: null,
    empty: false,
    ...more,
  };
}

function view(own: Partial<Player> = {}, more: Partial<WurfView> = {}): WurfView {
  return {
    seat: 0,
    to_act: [0, 1],
    over: null,
    prompt: { what: 'race', seats: [0, 1] },
    round: 1,
    lucky: 'pig',
    tray: 0,
    pile: 9,
    stopper: null,
    players: [player(0, own), player(1)],
    falling: 0,
    ways: {},
    ...more,
  };
}

let number = 10;
const told = (from: Shown, to: WurfView, lines: WurfLine[], gone = NONE) =>
  scenes(from, { before: from.view, view: to, lines, number: ++number, mine: false }, gone);
const last = (from: Shown, to: WurfView, lines: WurfLine[], gone = NONE) => told(from, to, lines, gone).at(-1)!.shown;

test('a die that was sent right after a roll stays the same until it has left', () => {
  const rolled = last(still(view({ unrolled: 2 })), view({ shown: ['pig', 'cat'] }), [
    { what: 'rolled', seat: 0, dice: ['pig', 'cat'] },
  ]);
  const pig = rolled.dice.find(({ symbol }) => symbol === 'pig')!;
  const gone = new Set([pig.id]);
  // Somebody else is faster than the answer.
  const meanwhile = last(rolled, view({ shown: ['pig', 'cat'] }), [{ what: 'tray', seat: 1, symbol: 'pig' }], gone);
  expect(meanwhile.dice.map(({ id }) => id)).toEqual(rolled.dice.map(({ id }) => id));
  const left = last(meanwhile, view({ shown: ['cat'] }), [{ what: 'tray', seat: 0, symbol: 'pig' }], gone);
  expect(left.dice).toEqual(rolled.dice.filter(({ symbol }) => symbol === 'cat'));
});

test('a rival’s die slides once, one’s own leaves under the finger', () => {
  const from = still(view());
  expect(told(from, view(), [{ what: 'passed', seat: 1, symbol: 'cat', to: 0 }])[0]!.flights).toEqual([
    { thing: 'cat', from: 'seat 1', to: 'seat 0', ms: 260 },
  ]);
  expect(told(from, view(), [{ what: 'tray', seat: 0, symbol: 'pig' }])[0]!.flights).toEqual([]);
});

test('nobody waits in a race', () => {
  expect(told(still(view()), view(), [{ what: 'rolled', seat: 1, dice: ['cat'] }])).toMatchObject([{ ms: 0 }]);
});

test('only who has rolled is seen to roll', () => {
  const first = last(still(view()), view(), [{ what: 'rolled', seat: 1, dice: ['cat'] }]);
  const then = last(first, view(), [{ what: 'tray', seat: 1, symbol: 'pig' }]);
  expect(then.rolled).toEqual(first.rolled);
});

test('in the end coaster is laid upon coaster, who has most last, and then the winner is seen', () => {
  const end = view(
    { prizes: 3 },
    { over: 'three-coasters', players: [player(0, { prizes: 3 }), player(1, { prizes: 1 })] },
  );
  const way = told(still(view({ prizes: 2 })), end, [{ what: 'prize', seat: 0, count: 3 }, { what: 'three-coasters' }]);
  expect(way.map(({ shown }) => shown.stacked?.join() ?? null)).toEqual([
    null,
    '0,0',
    '0,1',
    '1,1',
    '2,1',
    '3,1',
    '3,1',
    '3,1',
  ]);
  expect(way.map(({ shown }) => shown.done)).toEqual([...Array<boolean>(way.length - 1).fill(false), true]);
  expect(still(end)).toMatchObject({ stacked: [3, 1], done: true });
});
