import { describe, expect, it } from 'vitest';
import type { GoldView } from '../../generated/gold';
import { hold, scenes, still } from './scenes';

const place = (status: string) => ({ x: 100, y: 100, status });
const view: GoldView = {
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
  players: [
    { seat: 0, colours: ['green'], cards: 1, points: null },
    { seat: 1, colours: ['blue'], cards: 0, points: null },
  ],
  neutral: [],
};
const before = still({
  ...view,
  places: [place('open'), place('down'), place('down')],
  open: [{ place: 0, card: 'digger green 4' }],
  left: 3,
  turn: 0,
  players: view.players.map((player) => ({ ...player, cards: 0 })),
});
const lines = [
  { what: 'uncover', seat: 0, place: 1, card: 'gold 3' },
  { what: 'find', seat: 0, places: [0, 1], cards: ['digger green 4', 'gold 3'] },
];

describe('two cards that meet', () => {
  const way = scenes(before, view, lines);

  it('are both open, then met, then leave, and the view comes last', () => {
    expect(way.map(({ shown }) => shown.open.length)).toEqual([2, 2, 2, 0]);
    expect(way.map(({ shown }) => shown.outcome)).toEqual([null, 'find', 'find', null]);
    expect(way[2]!.shown.going).toEqual([0, 1]);
    expect(way.at(-1)!.shown).toEqual(still(view));
  });

  it('are paid for only when the gold arrives', () => {
    expect(way.map(({ shown }) => shown.found[0])).toEqual([0, 0, 1, 1]);
  });

  it('are held as long as they are shown', () => {
    expect(hold(lines)).toBe(way.reduce((sum, scene) => sum + scene.ms, 0));
  });
});
