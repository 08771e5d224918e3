import { describe, expect, it, vi } from 'vitest';
import type { NuggetsLine, NuggetsView } from '../../generated/gold-nuggets';

const chosen = vi.hoisted(() => ({ motion: 'full', speed: 'calm' }));
vi.mock('../../lib/settings.svelte', () => ({ settings: chosen }));

import { purse, scenes, still } from './scenes';

const base: NuggetsView = {
  seat: 0,
  to_act: [0],
  over: null,
  prompt: { what: 'roll-or-take', seats: [0] },
  rests: {},
  supply: 20,
  players: [
    { seat: 0, nuggets: 3, loot: 2 },
    { seat: 1, nuggets: 5, loot: 2 },
  ],
  turn: 0,
  rolled: ['2', '4'],
  aside: ['lasso', 'lasso', 'lasso', 'nugget', 'nugget'],
  falling: 0,
  value: 2,
  brings: 2,
  may_steal: true,
};
const purses = (...nuggets: number[]) => nuggets.map((count, seat) => ({ seat, nuggets: count, loot: 0 }));
const told = (before: NuggetsView, view: NuggetsView, lines: NuggetsLine[], mine = false) =>
  scenes(still(before, 10), { before, view, lines, number: 20, mine });
const next = { ...base, turn: 1, to_act: [1], rolled: ['lasso', '2', '2', '3', '3', '4', '5'], aside: [], value: 0 };

describe('what is shown on the way to a view', () => {
  it('keeps every die that lies where it lay when one goes aside', () => {
    const before = { ...base, rolled: ['2', '4', 'nugget'], aside: ['lasso', 'lasso', 'lasso', 'nugget'] };
    const shown = still(before, 10);
    const nugget = shown.dice.find((die) => !die.aside && die.face === 'nugget')!;
    const moved = told(before, base, [{ what: 'aside', seat: 0, face: 'nugget', count: 1 }]).at(-1)!.shown.dice;
    expect(moved.filter((die) => die.aside).map((die) => die.id)).toContain(nugget.id);
    for (const die of moved.filter((one) => !one.aside)) {
      expect(die).toEqual(shown.dice.find((one) => one.id === die.id));
    }
  });

  it('sets the dice aside first that were lifted, and one’s own at once', () => {
    const before = { ...base, rolled: ['nugget', 'nugget', '2', '4'], aside: ['lasso', 'lasso', 'lasso'] };
    const shown = still(before, 10);
    const second = shown.dice.filter((die) => die.face === 'nugget')[1]!;
    const view = { ...before, rolled: ['nugget', '2', '4'], aside: [...before.aside, 'nugget'] };
    const lines: NuggetsLine[] = [{ what: 'aside', seat: 0, face: 'nugget', count: 1 }];
    const way = scenes(shown, { before, view, lines, number: 11, mine: true }, [second.id]);
    expect(way).toHaveLength(1);
    expect(way[0]!.shown.dice.find((die) => die.id === second.id)!.aside).toBe(true);
  });

  it('shows a roll in vain before the next player rolls', () => {
    const way = told(base, next, [
      { what: 'rolled', seat: 0, dice: ['3', '5'] },
      { what: 'bust', seat: 0 },
      { what: 'rolled', seat: 1, dice: next.rolled },
    ]);
    expect(way.map(({ shown: { bust, rolling, value } }) => [bust, rolling, value])).toEqual([
      [false, true, 2],
      [true, false, 2],
      [false, true, 0],
      [false, false, 0],
    ]);
    expect(way[1]!.shown.dice.filter((die) => !die.aside).map((die) => die.face)).toEqual(['3', '5']);
    expect(way[1]!.shown.dice.filter((die) => die.aside)).toHaveLength(5);
    expect(way[2]!.shown.dice.filter((die) => die.aside)).toHaveLength(0);
  });

  it('has no die before the first roll has fallen', () => {
    expect(still({ ...base, rolled: ['3'], aside: [], falling: 6 }, 1).dice).toEqual([]);
  });
});

describe('gold on its way', () => {
  it('goes from the robbed to the robber, who has it when it arrives', () => {
    const way = told(base, { ...next, players: purses(5, 3) }, [{ what: 'steal', seat: 0, victim: 1, amount: 2 }]);
    expect(way.map(({ shown }) => shown.nuggets)).toEqual([
      [3, 3],
      [5, 3],
      [5, 3],
    ]);
    expect(way.map(({ shown }) => shown.supply)).toEqual([20, 20, 20]);
    expect(way[0]!.flights!.map(({ from, to }) => [from, to])).toEqual([
      ['seat 1', 'seat 0'],
      ['seat 1', 'seat 0'],
    ]);
  });

  it('shows no number that neither was nor is', () => {
    const way = told(base, { ...next, supply: 18, players: purses(5, 5) }, [
      { what: 'take', seat: 0, amount: 2 },
      { what: 'rolled', seat: 1, dice: next.rolled },
    ]);
    expect(way.map(({ shown }) => [shown.supply, shown.nuggets[0]])).toEqual([
      [18, 3],
      [18, 5],
      [18, 5],
      [18, 5],
    ]);
  });
});

describe('the end', () => {
  const view: NuggetsView = { ...base, over: 'last-nugget', supply: 0, players: purses(5, 23), to_act: [] };
  const before = { ...view, over: null, supply: 2, players: purses(3, 23), to_act: [0] };
  const lines: NuggetsLine[] = [{ what: 'take', seat: 0, amount: 2 }, { what: 'over' }];

  it('is the last nuggets, a breath, and a count to the last of the richest', () => {
    const way = told(before, view, lines);
    const counted = way.map(({ shown }) => shown.counted);
    expect(counted.slice(0, 5)).toEqual([null, null, null, 0, 1]);
    expect(counted.at(-1)).toBe(23);
    expect(purse(way.at(-4)!.shown, 0)).toBe(5);
    expect(way.filter(({ shown }) => shown.over)).toHaveLength(1);
    expect(way.at(-1)!.shown).toEqual({ ...still(view, 20), dice: expect.anything() });
    expect(way.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(6500);
  });

  it('is short in brisk, and there at once for whoever comes later', () => {
    chosen.speed = 'brisk';
    expect(told(before, view, lines)).toHaveLength(10);
    chosen.speed = 'calm';
    expect(still(view, 20)).toMatchObject({ over: true, counted: 23 });
  });
});
