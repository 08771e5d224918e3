import { expect, test } from 'vitest';
import type { Field, GoldLine, GoldView, Sheet } from '../../generated/go-for-gold';
import { steady } from './places';
import { script } from './script';

const sheet = (seat: number, more: Partial<Sheet> = {}): Sheet => ({
  seat, at: 1, lines: [[0, 1]], route: [], foot: 0, shovels: 2, spent: 0, feet: 1, worn: 0, values: [], points: 0, out: false, dead_ends: [], ...more,
}); // prettier-ignore
const field = (symbol: Field['symbol']): Field => ({
  x: 0,
  y: 0,
  symbol,
  number: symbol === 'treasure' ? 4 : 0,
  colour: '',
});
const view = (more: Partial<GoldView> = {}): GoldView => ({
  seat: 0,
  to_act: [0],
  over: null,
  prompt: { what: 'moving', seats: [0] },
  island: { name: 'a', reconstructed: true, fields: [field('harbour'), field('treasure'), field('land')], lakes: [] },
  sheets: [sheet(0), sheet(1)],
  active: 0,
  roll: 3,
  moving: true,
  turn: -1,
  die: 0,
  explored: [],
  ...more,
});
const told = (before: GoldView, after: GoldView, lines: GoldLine[]) =>
  script.scenes(script.still(before, 6), { before, view: after, lines, number: 7, mine: true });

test("one's own step is drawn while nobody waits", () => {
  const scenes = told(view(), view(), [{ what: 'step', seat: 0, direction: 'E', field: 2 }]);
  expect(scenes.map(({ ms }) => ms)).toEqual([0]);
  expect(scenes[0]!.shown).toMatchObject({ fresh: { 0: 1 }, drawing: 7 });
});

test('when all have walked, every way is drawn before the next die falls', () => {
  const after = view({ roll: 5 });
  const scenes = told(view(), after, [
    { what: 'step', seat: 0, direction: 'E', field: 2 },
    { what: 'walks', seat: 0, count: 3, fields: [1, 2, 0] },
    { what: 'walks', seat: 1, count: 2, fields: [1, 2] },
    { what: 'rolled', seat: 1, number: 5 },
  ]);
  expect(scenes[0]!.shown).toMatchObject({ fresh: { 0: 1, 1: 2 }, rolls: 0 });
  expect([scenes[0]!.shown.view.roll, scenes[0]!.shown.view.sheets[1]!.route]).toEqual([3, [1, 2]]);
  expect(scenes.at(-1)!.shown).toMatchObject({ view: after, rolls: 7 });
});

test('a treasure: the die, then the coin flies to its space once, then the next round', () => {
  const before = view({ moving: false, turn: 0 });
  const after = view({ roll: 2, sheets: [sheet(0, { values: [4], points: 4 }), sheet(1)] });
  const scenes = told(before, after, [
    { what: 'search', seat: 0 },
    { what: 'found', seat: 0, number: 5, points: 4 },
    { what: 'rolled', seat: 1, number: 2 },
  ]);
  const [die, coin, roll] = scenes;
  expect(die!.shown.view).toMatchObject({ die: 5, turn: 0, sheets: [{ values: [] }, {}] });
  expect(coin!.shown).toMatchObject({ wrote: 0, view: { roll: 3, sheets: [{ values: [4] }, {}] } });
  expect(scenes.find(({ pictured }) => pictured)).toBe(coin);
  expect(scenes.flatMap(({ flights }) => flights ?? [])).toEqual([{ thing: 4, from: 'treasure 1', to: 'sheet 0 0' }]);
  expect(roll!.shown.view).toBe(after);
});

test('a roll that is too low lies there while one decides', () => {
  const after = view({ moving: false, turn: 0, die: 2 });
  const scenes = told(view({ moving: false, turn: 0 }), after, [{ what: 'short', seat: 0, number: 2, count: 2 }]);
  expect(scenes.at(-1)!.shown).toMatchObject({ view: after, rolls: 7 });
});

test('the finale: a breath, every value again, the totals, and only then the winner', () => {
  const after = view({
    over: 'six-values',
    moving: false,
    sheets: [sheet(0, { values: [4, -1], points: 3 }), sheet(1)],
  });
  const scenes = told(view({ moving: false, turn: 0 }), after, [
    { what: 'cursed', seat: 0, number: 6, points: -1, colour: 'red' },
    { what: 'over' },
  ]);
  const counts = scenes.map(({ shown }) => shown.count && [shown.count.values, shown.count.total, shown.count.crowned]);
  expect(counts).toEqual([
    null,
    null,
    null,
    [0, false, false],
    [1, false, false],
    [2, false, false],
    [2, true, false],
    [2, true, true],
    null,
  ]);
  for (const { shown } of scenes.slice(0, 3)) expect(shown.view.over).toBeNull();
  expect(scenes.at(-1)!.shown).toEqual(script.still(after, 7));
  expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(6000);
});

test('a chart keeps its height while words around it come and go', () => {
  const keep = steady();
  keep('390 844', 0); // the width was measured first
  const first = keep('390 844', 400);
  expect([keep('390 844', 378), keep('390 844', 420)]).toEqual([first, first]);
  expect(keep('390 844', 330)).toBe(330);
  expect(keep('390 844', 400)).toBe(330);
  expect(keep('844 390', 300)).toBe(276);
});
