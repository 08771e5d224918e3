import { expect, test } from 'vitest';
import type { Bill, Pile, Player, PokerLine, PokerView } from '../../generated/claim-poker';
import { flightsOf } from './flights';
import { tally } from './frame';
import { script, type Shown } from './script';

const pile = (kind: string, taken = false): Pile => ({ kind, top: 'nugget 3', taken, covered: 1 });
const bill = (round: number, points: number): Bill => ({
  round,
  items: [{ kind: 'pick', stock: 2, value: points, points, why: 'even', prospectors: 0 }],
  sum: points,
  points,
  floored: false,
  prospectors: 0,
  assigned: null,
  idle: false,
  choices: [],
});
const player = (seat: number, bills: Bill[], cards: string[] = []): Player => ({
  seat,
  cards,
  cancelled: 0,
  bills,
  points: 0,
});

const view = (more: Partial<PokerView> = {}): PokerView => ({
  seat: 0,
  to_act: [1],
  over: null,
  prompt: { what: 'take', seats: [1] },
  round: 1,
  turn: 1,
  piles: [pile('pick'), pile('knife')],
  gift: null,
  refused: [],
  players: [player(0, [bill(1, 2)]), player(1, [bill(1, 3)])],
  reconstructed: true,
  ...more,
});

const HELD = view({ piles: [pile('pick', true), pile('knife', true)] });
const GIFT: PokerLine[] = [
  { what: 'keep', seat: 1, card: 'knife 1' },
  { what: 'give', seat: 1, card: 'pick 2', receiver: 0 },
];
const told = (before: PokerView, after: PokerView, lines: PokerLine[], from: Shown = script.still(before, 0)) =>
  script.scenes(from, { before, view: after, lines, number: 1, mine: false });

test('two cards that look alike fly from their own places in the hand to their kinds', () => {
  const flights = flightsOf(HELD, [
    { what: 'keep', seat: 0, card: 'nugget 3' },
    { what: 'give', seat: 0, card: 'nugget 3', receiver: 2 },
  ]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ['hand pick', 'seat 0 nugget'],
    ['hand knife', 'seat 2 nugget'],
  ]);
});

test('a bonus flies to the sum, what is refused out of the game', () => {
  const flights = flightsOf(HELD, [
    { what: 'accept', seat: 0, card: 'prospector +1', giver: 1 },
    { what: 'refuse', seat: 0, card: 'pick 1', giver: 1 },
  ]);
  expect(flights.map(({ to }) => to)).toEqual(['seat 0 bonus', 'refused']);
});

test('a card that is taken is in the air first, then in the hand', () => {
  const [flies, lies, ...more] = told(view(), HELD, [{ what: 'take', seat: 1, card: 'nugget 3', pile: 'pick' }]);
  expect(flies!.shown.coming).toEqual(['hand pick']);
  expect(lies!.shown).toEqual(script.still(HELD, 1));
  expect(more).toEqual([]);
});

test('a gift to oneself is seen to arrive and stays marked until the next turn', () => {
  const after = view();
  const scenes = told(HELD, after, [...GIFT, { what: 'turned', pile: 'knife', card: 'nugget 3' }]);
  const gift = { seat: 0, giver: 1, card: 'pick 2' };
  expect(scenes.map(({ shown }) => shown.arriving)).toEqual([null, gift, null, null]);
  expect(scenes[1]!.shown.view.piles[1]!.top).toBeNull(); // not yet turned up
  expect(scenes[2]!.shown.turned).toEqual(['knife']);
  const last = scenes.at(-1)!.shown;
  expect(last).toEqual({ ...script.still(after, 1), gifts: [gift] });
  const others = told(after, HELD, [{ what: 'take', seat: 1, card: 'nugget 3', pile: 'pick' }], last);
  expect(others.at(-1)!.shown.gifts).toEqual([gift]);
  const mine = told(after, HELD, [{ what: 'take', seat: 0, card: 'nugget 3', pile: 'pick' }], last);
  expect(mine.at(-1)!.shown.gifts).toEqual([]);
});

test('a gift among others takes no more time', () => {
  const scenes = told(HELD, view(), [{ what: 'give', seat: 0, card: 'pick 2', receiver: 1 }]);
  expect(scenes.map(({ shown }) => shown.arriving)).toEqual([null, null]);
});

test('after the first round its bill is written, then the second lies there', () => {
  const after = view({ round: 2, players: [player(0, [bill(1, 4), bill(2, 0)]), player(1, [bill(1, 3), bill(2, 0)])] });
  const lines: PokerLine[] = [
    ...GIFT,
    { what: 'round-over', round: 1 },
    { what: 'scored', seat: 0, round: 1, points: 4, bill: bill(1, 4) },
  ];
  const scenes = told(HELD, after, lines);
  const breath = scenes.findIndex(({ calm }) => calm);
  // Until the bill comes, the old round lies on the table, with the last gift in it.
  for (const { shown } of scenes.slice(0, breath + 1)) expect(shown.view.round).toBe(1);
  expect(scenes[breath]!.shown.view.players[0]).toMatchObject({ cards: ['pick 2'], bills: [{ points: 4 }] });
  expect(scenes.slice(breath + 1, -1).map(({ shown }) => [shown.bill!.kinds.length, shown.bill!.sums])).toEqual([
    [0, false],
    [1, false],
    [4, true],
    [4, true],
  ]);
  // Beside the names stands what stands on the bill, and nothing of the next round.
  for (const { counted } of scenes.slice(breath, -1))
    expect(tally(counted!, 0)).toEqual({ count: 0, unit: 'points', running: 4 });
  expect(scenes.at(-1)!.shown).toEqual(script.still(after, 1));
});

test('the finale: the last gift, a breath, the bill line by line, the sums, and only then the winner', () => {
  const after = view({
    over: 'two-rounds',
    round: 2,
    players: [player(0, [bill(1, 4), bill(2, 2)]), player(1, [bill(1, 3), bill(2, 1)])],
  });
  const before = { ...HELD, round: 2 };
  const scenes = told(before, after, [
    ...GIFT,
    { what: 'scored', seat: 0, round: 2, points: 2, bill: bill(2, 2) },
    { what: 'sum', seat: 0, points: 6 },
  ]);
  const bills = scenes.map(({ shown }) => shown.bill);
  expect(
    bills.map((written) => written && [written.kinds.length, written.sums, written.totals, written.crowned]),
  ).toEqual([
    null,
    null,
    null,
    [0, false, false, false],
    [1, false, false, false],
    [4, true, false, false],
    [4, true, true, false],
    [4, true, true, true],
    [4, true, true, true],
  ]);
  // The numbers beside the names are those of the bill: first this round's, then both.
  const numbers = scenes.map(({ shown, counted }) => shown.bill && counted && tally(counted, 0));
  expect(numbers.slice(3, 6)).toEqual(Array.from({ length: 3 }, () => ({ count: 0, unit: 'points', running: 2 })));
  expect(numbers.slice(6, 8)).toEqual(Array.from({ length: 2 }, () => ({ count: 0, unit: 'points' })));
  expect(scenes.at(-2)).toMatchObject({ ms: 2600, glimpse: true }); // at every speed
  expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(6500);
  expect(script.still(after, 1)).toEqual(scenes.at(-1)!.shown);
});
