import { describe, expect, it, vi } from 'vitest';
import type { GoldLine, GoldView, Met, Place } from '../../generated/gold';

const chosen = vi.hoisted(() => ({ motion: 'full', speed: 'calm' }));
vi.mock('../../lib/settings.svelte', () => ({ settings: chosen }));

import { against } from './cards';
import { scenes, still } from './scenes';

const place = (status: Place['status']): Place => ({ x: 100, y: 100, status });
const player = (seat: number, colour: string, cards: number) => ({
  seat,
  colours: [colour],
  cards,
  points: null,
  gold: null,
});
const after: GoldView = {
  seat: 0,
  to_act: [1],
  over: null,
  prompt: { what: 'first', seats: [1] },
  layout: 'grid',
  places: [place('gone'), place('gone'), place('down')],
  open: [],
  left: 1,
  rush: false,
  turn: 1,
  players: [player(0, 'green', 1), player(1, 'blue', 0)],
  neutral: [],
};
const before: GoldView = {
  ...after,
  places: [place('open'), place('down'), place('down')],
  open: [{ place: 0, card: 'digger green 4' }],
  left: 3,
  turn: 0,
  players: [player(0, 'green', 0), player(1, 'blue', 0)],
};
const told = (was: GoldView, view: GoldView, lines: GoldLine[], mine = false) =>
  scenes(still(was), { before: was, view, lines, number: 9, mine });
const met = (what: Met['what'], cards: string[]): GoldLine[] => [
  { what: 'uncover', seat: 0, place: 1, card: cards[1]! },
  { what, seat: 0, places: [0, 1], cards },
];

describe('two cards that meet', () => {
  const way = told(before, after, met('find', ['digger green 4', 'gold 3']));

  it('are both open, then met, then leave, and the view comes last', () => {
    expect(way.map(({ shown }) => shown.open.length)).toEqual([2, 2, 2, 0]);
    expect(way.map(({ shown }) => shown.outcome)).toEqual([null, 'find', 'find', null]);
    expect(way[2]!.shown.going).toEqual([0, 1]);
    expect(way.at(-1)!.shown).toEqual(still(after));
  });

  it('are what a picture shows, unless the rush begins, which says more', () => {
    expect(way.filter(({ pictured }) => pictured)).toEqual([way[1]]);
    const rush = told(before, { ...after, rush: true }, [
      ...met('find', ['digger green 4', 'gold 3']),
      { what: 'rush', count: 1 },
    ]);
    expect(rush.filter(({ pictured }) => pictured)).toEqual([]);
  });

  it('are paid for only when the gold arrives', () => {
    expect(way.map(({ shown }) => shown.found[0])).toEqual([0, 0, 0, 1]);
    expect(way[2]!.flights).toEqual([{ thing: 'gold 3', from: 'place 1', to: 'seat 0', ms: 420 }]);
  });

  it('are turned back where nothing happens, whatever the reason', () => {
    const back = { ...after, places: before.places.map(() => place('down')), left: 3, players: before.players };
    const shown = told(before, back, met('nothing-gold', ['gold 2', 'gold 3'])).map((scene) => scene.shown);
    expect(shown.map(({ outcome, going }) => [outcome, going])).toEqual([
      [null, []],
      ['nothing', []],
      ['nothing', []],
      [null, []],
    ]);
    expect(shown.at(-1)!.open).toEqual([]);
  });

  it('show their numbers against each other, where numbers decide', () => {
    expect(against('digger green 2', 'gold 3')).toEqual([2, '<', 3]);
    expect(against('digger red 4', 'digger green 2')).toEqual([4, '>', 2]);
    expect(against('digger red 4', 'digger green 4')).toEqual([4, '=', 4]);
    expect(against('gold 1', 'gold 4')).toBeNull();
    expect(against('dynamite', 'gold 4')).toBeNull();
  });
});

it('one’s own first card keeps nobody waiting for the second', () => {
  const start = { ...before, places: before.places.map(() => place('down')), open: [] };
  const lines: GoldLine[] = [{ what: 'uncover', seat: 0, place: 0, card: 'digger green 4' }];
  expect(told(start, before, lines, true).map(({ ms }) => ms)).toEqual([0]);
  expect(told(start, before, lines, false).map(({ ms }) => ms)).toEqual([520, 0]);
});

describe('the end', () => {
  const ended: GoldView = {
    ...after,
    over: 'last-card',
    to_act: [],
    left: 0,
    rush: true,
    places: after.places.map(() => place('gone')),
    players: [
      { seat: 0, colours: ['green'], cards: 3, points: 7, gold: ['gold 1', 'gold 2', 'gold 4'] },
      { seat: 1, colours: ['blue'], cards: 1, points: 4, gold: ['gold 4'] },
    ],
  };
  const rushing = { ...after, rush: true, turn: 0, players: [player(0, 'green', 2), player(1, 'blue', 1)] };
  const way = told(rushing, ended, [
    { what: 'uncover', seat: 0, place: 2, card: 'gold 4' },
    { what: 'take', seat: 0, places: [2], cards: ['gold 4'] },
    { what: 'over' },
  ]);

  it('turns the gold up card by card, one of each player after the other', () => {
    const counted = way
      .filter(({ shown }) => shown.haul)
      .map(({ shown }) => shown.haul!.map(({ turned, points }) => [turned, points]));
    expect(counted).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [1, 1],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 4],
      ],
      [
        [2, 3],
        [1, 4],
      ],
      [
        [3, 7],
        [1, 4],
      ],
      [
        [3, 7],
        [1, 4],
      ],
    ]);
    expect(way.filter(({ shown }) => shown.over)).toEqual([way.at(-1)]);
  });

  it('comes after the last card in full, and takes six seconds at most', () => {
    expect(way.slice(0, 3).map(({ shown }) => shown.outcome)).toEqual([null, 'take', 'take']);
    expect(way.slice(3).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(6000);
  });

  it('is there at once for whoever comes later', () => {
    expect(still(ended)).toMatchObject({
      over: true,
      turn: -1,
      haul: [
        { turned: 3, points: 7 },
        { turned: 1, points: 4 },
      ],
    });
  });
});
