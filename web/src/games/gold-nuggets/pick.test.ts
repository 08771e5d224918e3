import { describe, expect, it } from 'vitest';
import { fresh, spotsOf } from './dice';
import { asideMoves, counts, selections, tapped } from './pick';

const dice = fresh(['lasso', '4', '4', '4', '4', 'nugget', '2'], [], 1);
const legal = ['aside lasso 1', 'aside nugget 1', 'aside 4 3', 'aside 4 4'];
const at = (index: number) => dice[index]!;

it('names dice by their faces, those aside first, whoever of them came when', () => {
  const named = spotsOf(fresh(['4', 'lasso'], ['lasso'], 1));
  expect([...named]).toEqual([
    [0, 'lasso 1'],
    [1, '4 1'],
    [2, 'lasso 2'],
  ]);
});

describe('lifting dice', () => {
  it('offers the counts that the moves name', () => {
    expect(counts(legal, '4')).toEqual([3, 4]);
    expect(counts(legal, '2')).toEqual([]);
  });

  it('lifts as many alike as are needed, then one more', () => {
    const three = tapped(at(1), dice, [], legal);
    expect(three).toEqual([1, 2, 3]);
    expect(tapped(at(4), dice, three!, legal)).toEqual([1, 2, 3, 4]);
  });

  it('puts all back that cannot go without the one', () => {
    expect(tapped(at(2), dice, [0, 1, 2, 3], legal)).toEqual([0]);
    expect(tapped(at(2), dice, [1, 2, 3, 4], legal)).toEqual([1, 3, 4]);
  });

  it('leaves a die that may not go', () => {
    expect(tapped(at(6), dice, [], legal)).toBeNull();
    expect(tapped(at(0), dice, [0], legal)).toEqual([]);
  });

  it('names the moves in the order of the legal ones', () => {
    expect(asideMoves(dice, [5, 1, 2, 3, 0], legal)).toEqual(['aside lasso 1', 'aside nugget 1', 'aside 4 3']);
  });
});

it('names every selection of dice in a list, in the order in which the rules take their faces', () => {
  expect(selections([...legal, 'take'])).toEqual([
    ['aside lasso 1'],
    ['aside nugget 1'],
    ['aside 4 3'],
    ['aside 4 4'],
    ['aside lasso 1', 'aside nugget 1'],
    ['aside lasso 1', 'aside 4 3'],
    ['aside lasso 1', 'aside 4 4'],
    ['aside nugget 1', 'aside 4 3'],
    ['aside nugget 1', 'aside 4 4'],
    ['aside lasso 1', 'aside nugget 1', 'aside 4 3'],
    ['aside lasso 1', 'aside nugget 1', 'aside 4 4'],
    ['take'],
  ]);
});
