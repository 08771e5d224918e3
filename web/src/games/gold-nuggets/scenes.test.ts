import { describe, expect, it } from 'vitest';
import type { NuggetsView } from '../../generated/gold-nuggets';
import { hold, scenes, still } from './scenes';

const base: NuggetsView = {
  seat: 0,
  to_act: [0],
  over: null,
  prompt: { what: 'roll-or-take', seats: [0] },
  supply: 20,
  players: [
    { seat: 0, nuggets: 3 },
    { seat: 1, nuggets: 5 },
  ],
  turn: 0,
  rolled: ['2', '4'],
  aside: ['lasso', 'lasso', 'lasso', 'nugget', 'nugget'],
  falling: 0,
  value: 2,
  may_steal: true,
};
const shown = still(base, 10);

describe('what is shown on the way to a view', () => {
  it('keeps every die that lies where it lay when one goes aside', () => {
    const before = still({ ...base, rolled: ['2', '4', 'nugget'], aside: ['lasso', 'lasso', 'lasso', 'nugget'] }, 9);
    const nugget = before.dice.find((die) => !die.aside && die.face === 'nugget')!;
    const [last] = scenes(before, base, [{ what: 'aside', seat: 0, face: 'nugget', count: 1 }], [], 10);
    const moved = last!.shown.dice;
    expect(moved.filter((die) => die.aside).map((die) => die.id)).toContain(nugget.id);
    for (const die of moved.filter((one) => !one.aside)) {
      expect(die).toEqual(before.dice.find((one) => one.id === die.id));
    }
  });

  it('shows a roll in vain before the next player rolls', () => {
    const next = { ...base, turn: 1, to_act: [1], rolled: ['lasso', '2', '2', '3', '3', '4', '5'], aside: [], value: 0 };
    const lines = [
      { what: 'rolled', seat: 0, dice: ['3', '5'] },
      { what: 'bust', seat: 0 },
      { what: 'rolled', seat: 1, dice: next.rolled },
    ];
    const way = scenes(shown, next, lines, [], 20);
    expect(way.map(({ shown: { bust, rolling } }) => [bust, rolling])).toEqual([
      [false, true],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(way[1]!.shown.dice.filter((die) => !die.aside).map((die) => die.face)).toEqual(['3', '5']);
    expect(way[1]!.shown.dice.filter((die) => die.aside)).toHaveLength(5);
    expect(way[2]!.shown.dice.filter((die) => die.aside)).toHaveLength(0);
    expect(hold(lines)).toBe(way.reduce((sum, scene) => sum + scene.ms, 0));
  });

  it('moves gold from the robbed to the robber', () => {
    const [paid] = scenes(shown, base, [{ what: 'steal', seat: 0, victim: 1, amount: 2 }], [], 20);
    expect(paid!.shown.nuggets).toEqual([5, 3]);
    expect(paid!.shown.flight).toEqual({ from: 1, to: 0, amount: 2 });
    expect(paid!.shown.supply).toBe(20);
  });
});
