import { expect, test, vi } from 'vitest';
import type { Place, Player, RauschLine, RauschView } from '../../generated/gold-rausch';

vi.mock('../../lib/settings.svelte', () => ({ settings: { motion: 'full', speed: 'calm' } }));

import { tally } from './frame';
import { EMPTY, arrival, scenes, still } from './script';

function view(more: Partial<RauschView> = {}): RauschView {
  return {
    seat: 0,
    to_act: [0],
    over: null,
    prompt: { what: 'flip-or-doubt', seats: [0], stakes: 'found' },
    river: Array.from({ length: 10 }, () => ({ what: 'river', tools: [], pieces: 0 })),
    stack: 36,
    prospectors: [0, 1, null, null].map((seat) => ({ seat, left: null, right: null })),
    players: [player(0), player(1)],
    turn: 0,
    target: null,
    swapper: null,
    ...more,
  };
}

const player = (seat: number, gold: number | null = null, bottles = 0): Player => ({
  seat,
  cards: 0,
  gold,
  bottles: gold === null ? null : bottles,
});

const told = (before: RauschView, after: RauschView, ...lines: RauschLine[]) =>
  scenes(still(before), { before, view: after, lines, number: 1, mine: true });

test('an empty card is shown as long as the one who turned it wants, and closes over', () => {
  const [turned, last] = told(view(), view(), { what: 'empty', seat: 0, place: 4 });
  expect(turned!.shown.river.get(4)).toBe(EMPTY);
  expect(turned!.waits).toBe('handing');
  expect(turned!.pictured).toBe(true);
  expect(last!.shown).toEqual(still(view()));
});

test('a whiskey shows with the tools that were open, until all are turned back', () => {
  const before = view({
    target: 0,
    prospectors: [0, 1, 2, 3].map((seat) => ({ seat, left: seat === 1 ? 'pick' : null, right: null })),
  });
  const [turned] = told(
    before,
    view(),
    { what: 'uncover', seat: 0, prospector: 3, side: 'right', card: 'whiskey' },
    { what: 'wrong-whiskey', seat: 0 },
  );
  expect([...turned!.shown.gear]).toEqual([
    ['1 left', 'pick'],
    ['3 right', 'whiskey'],
  ]);
  expect(turned!.waits).toBe('handing');
  expect(turned!.pictured).toBe(true);
});

test('gold flies to who has won it while the tools lie open', () => {
  const gold: Place = { what: 'nuggets', tools: ['pick'], pieces: 1 };
  const before = view({ target: 2, river: view().river.map((card, at) => (at === 2 ? gold : card)) });
  const way = told(
    before,
    view(),
    { what: 'uncover', seat: 0, prospector: 1, side: 'left', card: 'pick' },
    { what: 'win-nuggets', seat: 0, count: 1 },
  );
  expect(way.map(({ shown }) => shown.gear.get('1 left'))).toEqual(['pick', 'pick', undefined]);
  expect(way[1]!.flights).toEqual([{ thing: { gold }, from: 'river 2', to: 'won 0' }]);
  expect(way[1]!.shown.view.river[2]!.what).toBe('gap');
});

test('the swap is seen by all, the new card by the one who gets it', () => {
  const swap: RauschLine = {
    what: 'swap',
    seat: 0,
    card: 'pick',
    prospector: 0,
    side: 'left',
    partner: 3,
    partner_side: 'right',
  };
  const [flying, landed] = told(view(), view(), swap, { what: 'peek', seat: 0, side: 'left', card: 'whiskey' });
  expect(flying!.shown.away).toEqual(['0 left', '3 right']);
  expect(Object.fromEntries(landed!.shown.gear)).toEqual({ '3 right': 'pick', '0 left': 'whiskey' });
  const [, others] = told(view(), view(), swap);
  expect(Object.fromEntries(others!.shown.gear)).toEqual({ '3 right': 'pick' });
});

test('a wrong doubt turns all cards, gold leaves one by one, and what is empty stays to be seen', () => {
  const way = told(
    view(),
    view(),
    { what: 'doubt-wrong', seat: 0, count: 2 },
    { what: 'doubt-empty', places: [0, 1] },
    { what: 'dealt-nuggets', seat: 1, place: 5, count: 2, tools: ['sieve', 'knife'] },
    { what: 'dealt-teeth', seat: 1, place: 7, count: 1 },
  );
  expect([...way[0]!.shown.river.keys()]).toEqual([0, 1, 5, 7]);
  expect(way.find(({ pictured }) => pictured)).toBe(way[0]); // a picture shows the gold that was found
  expect(way.map(({ flights }) => flights?.[0]?.from)).toEqual([undefined, 'river 5', 'river 7', undefined]);
  expect([...way[2]!.shown.river.keys()]).toEqual([0, 1]);
  expect(way[2]!.waits).toBe('handing');
});

test('everyone sees his own two cards on arrival, until he says so; nobody sees those of another', () => {
  const own: RauschLine = { what: 'look', seat: 0, left: 'pick', right: 'whiskey' };
  const [first, ...rest] = arrival(view(), 8, [own, { what: 'empty', seat: 1, place: 3 }], false);
  expect(first).toMatchObject({ waits: 'always', once: 'look' });
  expect(Object.fromEntries(first!.shown.gear)).toEqual({ '0 left': 'pick', '0 right': 'whiskey' });
  expect(rest).toEqual([]); // who was there has seen the rest
  expect(arrival(view({ seat: 1 }), 8, [own], true)).toEqual([]);
});

test('who is handed the device sees what he has missed, but of the river only what still lies there', () => {
  const story: RauschLine[] = [
    { what: 'empty', seat: 1, place: 3 },
    { what: 'new-river', count: 10 },
    { what: 'empty', seat: 2, place: 6 },
    { what: 'uncover', seat: 1, prospector: 2, side: 'left', card: 'knife' },
    { what: 'fits', seat: 1, card: 'knife' },
  ];
  const way = arrival(view(), 20, story, true);
  expect(way.map(({ shown }) => [...shown.river.keys(), ...shown.gear.keys()])).toEqual([[6], ['2 left']]);
  expect(way[0]!.shown.note).toBe(story[2]);
});

test('the count: after a breath piece by piece, the one with most last; bottles only where they decide', () => {
  const end = view({ over: 'all-gold', players: [player(0, 5, 2), player(1, 3)] });
  const way = told(view(), end, { what: 'over' });
  expect(way[0]!.shown.counted).toEqual({ gold: [0, 0], bottles: false, done: false });
  expect(way.map(({ shown }) => shown.counted!.gold.join())).toEqual([
    '0,0',
    '0,1',
    '0,2',
    '0,3',
    '0,3',
    '1,3',
    '2,3',
    '3,3',
    '4,3',
    '5,3',
    '5,3',
    '5,3',
  ]);
  expect(way.slice(0, -1).some(({ shown }) => shown.counted!.done || shown.counted!.bottles)).toBe(false);
  expect(way.at(-1)!.shown).toEqual(still(end));
  const level = told(
    view(),
    end,
    { what: 'over' },
    { what: 'level', seats: [0, 1] },
    { what: 'bottles', seat: 0, count: 2 },
  );
  expect(level.slice(-3, -1).map(({ shown }) => [shown.note!.what, shown.counted!.bottles])).toEqual([
    ['level', true],
    ['bottles', true],
  ]);
});

test('nobody waits for the count who comes to a match that is over', () => {
  const end = view({ over: 'all-gold', players: [player(0, 5), player(1, 3)] });
  expect(arrival(end, 90, [{ what: 'look', seat: 0, left: 'pick', right: 'whiskey' }], true)).toEqual([]);
  expect(still(end).counted).toMatchObject({ gold: [5, 3], done: true });
});

test('gold is counted in pieces: teeth are no nuggets', () => {
  expect(tally(view({ players: [player(0, 3), player(1, 0)] }), 0)).toEqual({ count: 3, unit: 'pieces' });
});
